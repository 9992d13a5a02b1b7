/** What ears are told: each beat, or in brief a chapter at a time, and never more than somebody would listen to. */

import { expect, test } from "vitest";
import type { Event } from "../src/lib/game";
import { aloud } from "../src/stage/aloud";
import type { Score } from "../src/stage/beat";

const score: Score = { weigh: ({ id }) => (id === "step" ? "trivial" : "normal"), opens: ({ id }) => id === "turn" };
const told = (...ids: string[]): Event[] => ids.map((id, ply) => ({ ply, id, args: {} }));
const ids = (entries: readonly (readonly Event[])[]): string[] =>
  entries.map((entry) => entry.map(({ id }) => id).join(" "));

/** What is said of news that come one after the other, and at last what is asked. */
function said(isBrief: boolean, ...news: string[][]): string[] {
  let waiting: readonly Event[] = [];
  const all = [...news, []].flatMap((each, i) => {
    const now = aloud(waiting, told(...each), score, { isBrief, isDue: i === news.length });
    waiting = now.waiting;
    return ids(now.entries);
  });
  expect(waiting).toEqual([]);
  return all;
}

test("each beat is an entry where all is shown", () => {
  expect(said(false, ["turn"], ["blow", "death"], ["turn"])).toEqual(["turn", "blow death", "turn"]);
});

test("in brief a chapter is one, said when the next begins or all is told", () => {
  expect(said(true, ["turn", "step"], ["blow"], ["death", "turn"], ["blow"])).toEqual([
    "turn step blow death",
    "turn blow",
  ]);
});

test("what was skipped is told chapter by chapter", () => {
  expect(said(true, ["end", "turn", "blow", "turn", "step"])).toEqual(["end", "turn blow", "turn step"]);
});

test("nothing of a chapter is said before its end, unless it is due", () => {
  const one = aloud([], told("turn", "blow"), score, { isBrief: true, isDue: false });
  expect([one.entries, one.waiting.length]).toEqual([[], 2]);
  const due = aloud(one.waiting, told("death"), score, { isBrief: true, isDue: true });
  expect([ids(due.entries), due.waiting]).toEqual([["turn blow death"], []]);
});

test("what waited is said when things are shown one by one again", () => {
  const now = aloud(told("turn", "blow"), told("turn"), score, { isBrief: false, isDue: false });
  expect([ids(now.entries), now.waiting]).toEqual([["turn blow", "turn"], []]);
});

test("an entry has eight lines at most, the weightiest in their order", () => {
  const steps = Array.from({ length: 6 }, () => "step");
  expect(said(true, ["turn", ...steps, "blow", ...steps, "death"])).toEqual([
    ["turn", "blow", ...steps.slice(1), "death"].join(" "),
  ]);
});
