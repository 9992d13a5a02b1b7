/** The Look W1: whose words they are, who is asked for them, and when one of them is a slip. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BannedWord, SeatInfo } from "../src/lib/protocol";
import type { TableView } from "../src/lib/table.svelte";
import { speak } from "../src/lib/words.svelte";
import { bannedWords, isHushed, myBans, suggestions } from "../src/games/kragmortha/penance/words";
import { openPage } from "./page";

const EN = ["goblin", "book", "sorry", "look", "shove", "turn", "yes", "card"];

const word = (of: number, place: number, by: number, word: string | null = null): BannedWord => ({
  of,
  place,
  by,
  word,
});
const person = { who: "person", stands_in: false } as SeatInfo;

/** A table of three people, seen by the second; the first bears W1. */
function table(
  bans: BannedWord[],
  { looks = ["w1"], eyes = 1 as number | null, over = false, first = person } = {},
): TableView {
  const players = [looks, [], []].map((each, seat) => ({ seat, looks: each }));
  const info = { bans, seats: [first, person, person] };
  return { view: { players, over, penance: "screen" }, info, eyes, gate: null, calls: [] } as unknown as TableView;
}

beforeEach(async () => {
  openPage("http://keep.local/");
  await speak("en", "kragmortha");
});

describe("W1: the three words", () => {
  it("are drawn from the list until somebody chooses, the same for all who look", () => {
    const none = [word(0, 0, 1), word(0, 1, 2), word(0, 2, 1)];
    expect(bannedWords(table(none), 0)).toEqual(EN.slice(0, 3));
    expect(bannedWords(table(none, { eyes: 2 }), 0)).toEqual(EN.slice(0, 3));
    expect(bannedWords(table([word(1, 0, 2), word(1, 1, 0), word(1, 2, 0)]), 1)).toEqual(EN.slice(3, 6));
  });

  it("are those that were chosen, and never one of them twice", () => {
    const bans = [word(0, 0, 1, "cheese"), word(0, 1, 2), word(0, 2, 1, "Goblin")];
    expect(bannedWords(table(bans), 0)).toEqual(["cheese", "sorry", "Goblin"]);
  });

  it("are read in the reader's language", async () => {
    await speak("ru", "kragmortha");
    expect(bannedWords(table([word(0, 0, 1, "cheese"), word(0, 1, 2), word(0, 2, 1)]), 0)).toEqual([
      "cheese",
      "книга",
      "извини",
    ]);
  });

  it("belong to whoever has any", () => {
    expect(isHushed(table([word(0, 0, 1)]), 0)).toBe(true);
    expect(isHushed(table([word(0, 0, 1)]), 1)).toBe(false);
  });
});

describe("W1: who is asked for a word", () => {
  const bans = [word(0, 0, 1), word(0, 1, 2), word(0, 2, 1)];

  it("is whoever chooses it, one word after the other", () => {
    expect(myBans(table(bans))).toEqual([bans[0]]);
    expect(myBans(table(bans, { eyes: 2 }))).toEqual([bans[1]]);
    expect(myBans(table([word(0, 0, 1, "cheese"), ...bans.slice(1)]))).toEqual([bans[2]]);
  });

  it("is nobody else", () => {
    expect(myBans(table(bans, { eyes: 0 }))).toEqual([]);
    expect(myBans(table(bans, { eyes: null }))).toEqual([]);
    expect(myBans(table(bans.map((each) => ({ ...each, word: "cheese" }))))).toEqual([]);
  });

  it("is nobody where the words do nothing: sealed lips, a bot at the seat, the end", () => {
    expect(myBans(table(bans, { looks: ["w1", "m4"] }))).toEqual([]);
    expect(myBans(table(bans, { first: { ...person, stands_in: true } }))).toEqual([]);
    expect(myBans(table(bans, { over: true }))).toEqual([]);
  });

  it("is offered words that are not banned yet, for each place others", () => {
    expect(suggestions(table(bans), bans[0]!)).toEqual(EN.slice(3, 6));
    expect(suggestions(table([word(0, 0, 1, "look"), ...bans.slice(1)]), bans[2]!)).not.toContain("look");
    const all = bans.flatMap((ban) => suggestions(table(bans), ban));
    expect(new Set([...all, ...bannedWords(table(bans), 0)]).size).toBe(12);
  });
});

describe("W1: the chat", () => {
  /** How often I slip when I say this. */
  async function slips(line: string, looks: string[]): Promise<number> {
    const { Penances } = await import("../src/games/kragmortha/penance/penances.svelte");
    const bans = [word(0, 0, 1, "Ёлка"), word(0, 1, 2), word(0, 2, 1)];
    const choose = vi.fn();
    const calls = [{ id: "slip", notation: "slip ember w1", touches: { cards: ["w1"] } }];
    const mine = Object.assign(table(bans, { looks, eyes: 0 }), { calls, choose, waiting: false });
    new Penances(mine).utter(line);
    return choose.mock.calls.length;
  }

  it.each(["елка!", "Моя ЁЛКА", "what a Book"])("takes %j for a slip", async (line) => {
    expect(await slips(line, ["w1"])).toBe(1);
  });

  it("lets other words pass, and everything through sealed lips", async () => {
    expect(await slips("goblin, bookshelf, ёлками", ["w1"])).toBe(0);
    expect(await slips("елка", ["w1", "m4"])).toBe(0);
    expect(await slips("елка", ["h1"])).toBe(0);
  });
});
