/** What is told to somebody who has waited, in three rounds. */

import { expect, test } from "vitest";
import { kindOf } from "../src/games/heroes/assault";
import { score as heroes } from "../src/games/heroes/beats";
import { teller as ofHeroes } from "../src/games/heroes/story";
import { score as kragmortha } from "../src/games/kragmortha/beats";
import { teller as ofKragmortha } from "../src/games/kragmortha/turn";
import { score as looterz } from "../src/games/looterz/beats";
import { teller as ofLooterz } from "../src/games/looterz/story";
import type { Event } from "../src/lib/game";
import type { Score } from "../src/stage/beat";
import { recap } from "../src/stage/recap";

const happened = (game: string, ...all: [string, Event["args"]][]): Event[] =>
  all.map(([kind, args], ply) => ({ ply, id: `${game}-event-${kind}`, args }));
const by = (seat: number, more: Event["args"] = {}): Event["args"] => ({ seat: `@seat/${seat}`, ...more });

/** Whose lines there are, and what they tell. */
function told(
  events: Event[],
  score: Score,
  teller: (event: Event) => number | null,
  players: object[] = [],
): string[] {
  return recap(events, { score, teller, eyes: 0, since: 0 }, { players }).map(
    (line) => `${line.seat}: ${line.events.map(({ id }) => id.split("-event-")[1]).join(", ")}`,
  );
}

test("Looterz: what hit me first, then what was done, no trifles", () => {
  const events = happened(
    "looterz",
    ["recruited", by(0)],
    ["turn", by(1)],
    ["drew", by(1)],
    ["recruited", by(1)],
    ["searched", by(1, { n: 1, dice: [1] })],
    ["stole", by(1, { rival: "@seat/0", n: 1 })],
    ["turn", by(2)],
    ["drew", by(2)],
    ["turn", by(0)],
  );
  const players = [{ seat: 0, looterz: [] }];
  expect(told(events, looterz, ofLooterz, players)).toEqual(["1: searched, stole"]);
});

test("Looterz: what brought them Loot is told, however light it is", () => {
  const events = happened(
    "looterz",
    ["turn", by(1)],
    ["recruited", by(1)],
    ["begged", by(1, { n: 2 })],
    ["searched", by(1, { n: 0, dice: [6] })],
    ["recruited", by(1)],
  );
  expect(told(events, looterz, ofLooterz)).toEqual(["1: recruited, begged"]);
});

test("Looterz: a Looter of mine that dies on loan is told before the loan, and a miss does not hurt", () => {
  const events = happened(
    "looterz",
    ["turn", by(1)],
    ["controlled", by(1, { card: "@card/mermaid#1", target: "@card/zombie#1" })],
    ["attacked", by(1, { target: "@card/frog#1", n: 0, dice: [6] })],
    ["sacrificed", by(1, { card: "@card/zombie#1", rival: "@seat/0", lent: 1 })],
    ["turn", by(2)],
    ["attacked", by(2, { target: "@card/frog#1", n: 0, dice: [6] })],
  );
  const telling = { score: looterz, teller: ofLooterz, eyes: 0, since: 0 };
  const players = [{ seat: 0, looterz: [{ card: "frog#1" }, { card: "zombie#1" }] }];
  const lines = recap(events, telling, { players });
  expect(lines.map(({ top, hurts }) => [top.id.split("-event-")[1], hurts])).toEqual([
    ["sacrificed", true],
    ["attacked", false],
  ]);
});

test("Kragmortha: who was caught is told before who walked", () => {
  const events = happened(
    "kragmortha",
    ["turn", by(1)],
    ["played", by(1)],
    ["moved", by(1, { square: "a6" })],
    ["shoved", by(1, { rival: "@seat/0", square: "a7" })],
    ["caught", by(0)],
    ["turn", by(2)],
    ["moved", by(2, { square: "b6" })],
    ["tome", by(2)],
  );
  expect(told(events, kragmortha, ofKragmortha)).toEqual(["1: shoved, caught", "2: moved, tome"]);
});

test("Kragmortha: where there is room for little, a walk is told by where it ended", () => {
  const events = happened(
    "kragmortha",
    ["turn", by(1)],
    ["played", by(1)],
    ["moved", by(1, { square: "a6" })],
    ["moved", by(1, { square: "a7" })],
  );
  const telling = { score: kragmortha, teller: ofKragmortha, eyes: 0, since: 0 };
  expect(recap(events, telling, { players: [] }).map(({ top }) => top)).toEqual([events[3]]);
});

test("heroes: an assault is nobody's turn, and has its own line", () => {
  const events = happened(
    "heroes",
    ["turn", by(1)],
    ["played", by(1)],
    ["bought", by(1)],
    ["assault", { n: 1 }],
    ["guild", { card: "@card/thief:swords" }],
    ["came", { hero: "@card/thief", room: "@card/forge" }],
    ["wounded", by(0, { room: "@card/forge", n: 1 })],
    ["turn", by(0)],
  );
  expect(events.map(kindOf)).toContain("assault");
  expect(told(events, heroes, ofHeroes)).toEqual(["1: bought", "null: guild, wounded"]);
});

test("what a turn brought and whether it hit me stands at its end", () => {
  const events = happened(
    "looterz",
    ["turn", by(1)],
    ["searched", by(1, { n: 2, dice: [1, 1] })],
    ["stole", by(1, { rival: "@seat/2", n: 1 })],
    ["turn", by(2)],
    ["stole", by(2, { rival: "@seat/0", n: 1 })],
  );
  const telling = { score: looterz, teller: ofLooterz, eyes: 0, since: 0 };
  const lines = recap(events, telling, { players: [{ seat: 0, looterz: [] }] });
  expect(lines.map(({ gain, hurts, chapter }) => [gain, hurts, chapter.length])).toEqual([
    [3, false, 3],
    [1, true, 2],
  ]);
});

test("who was asked in the middle of a turn is told the rest of it", () => {
  const events = happened("looterz", ["turn", by(1)], ["searched", by(1, { n: 1 })], ["recruited", by(1)]);
  const telling = { score: looterz, teller: ofLooterz, eyes: 0, since: 2 };
  expect(recap(events, telling, { players: [] }).map(({ chapter }) => chapter)).toEqual([[events[2]]]);
});

test("who comes back is told what happened since their last turn, unless they have acted in the new one", () => {
  const before = happened("looterz", ["turn", by(0)], ["recruited", by(0)], ["turn", by(1)], ["recruited", by(1)]);
  const telling = { score: looterz, teller: ofLooterz, eyes: 0, since: null };
  const seats = (events: Event[]): (number | null)[] => recap(events, telling, { players: [] }).map(({ seat }) => seat);
  const mine = happened("looterz", ["turn", by(0)], ["drew", by(0)]);
  expect([seats(before), seats([...before, mine[0]!]), seats([...before, ...mine])]).toEqual([[1], [1], []]);
});
