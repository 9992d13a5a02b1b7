import { beforeEach, expect, test } from "vitest";
import { type Mood, lineOf, moved } from "../src/banter/moods";
import type { Event } from "../src/lib/game";
import { has, LANGUAGES, speak } from "../src/lib/words.svelte";
import { openPage } from "./page";

beforeEach(() => openPage("http://keep.local/"));

const stole: Event = { ply: 4, id: "looterz-event-stole", args: { seat: "@seat/1", rival: "@seat/2", n: 1 } };

test("who steals gloats, who is robbed is hurt, and what nobody saw moves nobody", () => {
  expect(moved([stole])).toEqual([
    { seat: 1, mood: "gloat" },
    { seat: 2, mood: "hurt" },
  ]);
  expect(moved([{ ply: 4, id: "looterz-event-drew", args: { seat: "@seat/1" } }])).toEqual([]);
});

test("bots speak seldom, always of the end, and alike on every screen", () => {
  const plies = Array.from({ length: 300 }, (_, ply) => lineOf(1, "gloat", ply));
  const spoken = plies.filter((line) => line !== null);
  expect(spoken.length).toBeGreaterThan(60);
  expect(spoken.length).toBeLessThan(140);
  expect(new Set(spoken)).toEqual(new Set(["banter-2-gloat-1", "banter-2-gloat-2"]));
  expect(lineOf(1, "win", 0)).toBe("banter-2-win-1");
  expect(lineOf(1, "gloat", 7)).toBe(lineOf(1, "gloat", 7));
});

test.each(LANGUAGES)("every line that may be said is there in %s", async (language) => {
  await speak(language, "banter");
  const moods: Mood[] = ["gloat", "hurt", "suffer", "win", "lose"];
  const said = new Set<string>();
  for (let seat = 0; seat < 8; seat++)
    for (const mood of moods) for (let ply = 0; ply < 60; ply++) said.add(lineOf(seat, mood, ply) ?? "");
  said.delete("");
  expect([...said].filter((id) => !has(id))).toEqual([]);
  expect(said.size).toBe(8 * 7);
});
