import { beforeAll, expect, test } from "vitest";
import type { GameInfo } from "../src/lib/protocol";
import { speak } from "../src/lib/words.svelte";
import { offers } from "../src/lobby/options";
import { openPage } from "./page";

const game = (id: string, options: Record<string, number[]>): GameInfo => ({
  id,
  seats: [2, 3],
  editions: [],
  options,
  usual_seats: 2,
});

beforeAll(async () => {
  openPage("http://keep.local/");
  await speak("en", "looterz", "heroes");
});

test.each([
  [2, 15],
  [4, 10],
  [6, 7],
])("with %i players the box asks for %i Loot", (seats, loot) => {
  const [target] = offers(game("looterz", { target: [10, 1, 2, 3] }), seats);
  expect(target).toMatchObject({ name: "target", usual: loot });
  expect(target!.choices.filter((choice) => choice.usual).map((choice) => choice.value)).toEqual([loot]);
});

test("penances are only counted unless somebody asks for more, though the box wants them done", () => {
  const [penance] = offers(game("kragmortha", { penance: [0, 1, 2], people: [15] }), 4);
  expect(penance!.usual).toBe(0);
  expect(penance!.choices.map((choice) => [choice.label, choice.usual])).toEqual([
    ["only counted", undefined],
    ["on the screen", undefined],
    ["at the table", "as in the box"],
  ]);
});

test("whether Looterz may rest is agreed at the table, and neither is called the box's", () => {
  const rest = offers(game("looterz", { target: [10], rest: [1, 0] }), 4).find((offer) => offer.name === "rest");
  expect(rest).toMatchObject({ label: "Looterz in the dungeon", usual: 1 });
  expect(rest!.choices.map((choice) => [choice.value, choice.label, choice.usual])).toEqual([
    [0, "must act if they can", undefined],
    [1, "may rest", undefined],
  ]);
});
