import { beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { render } from "svelte/server";
import type { SeatInfo } from "../src/lib/protocol";
import type { TableClient } from "../src/lib/table.svelte";
import { speak } from "../src/lib/words.svelte";
import { Presence, absentee, isLong, mayReplace } from "../src/table/absence";
import Away from "../src/table/Away.svelte";
import { openPage } from "./page";

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{
    seat,
    who: "person",
    name: `P${seat}`,
    level: null,
    stands_in: false,
    online: true,
    away: null,
    silenced: false,
  },
  ...{ link: false, taken_over: 0, seal: null, words: null },
  ...more,
});
const gone = (seat: number, away: number): SeatInfo => person(seat, { online: false, away });
const bot = (seat: number): SeatInfo => person(seat, { who: "bot", level: "guard", online: false });

test("the table waits only for a person who has to decide and is not there", () => {
  const seats = [person(0), gone(1, 30), bot(2), { ...gone(3, 30), stands_in: true, level: "guard" as const }];
  expect([0, 1, 2, 3, null].map((actor) => absentee(seats, actor)?.seat ?? null)).toEqual([null, 1, null, null, null]);
});

test("a bot may be let in by the host and by those who play, not by those who watch or have left", () => {
  const info = { seats: [person(0), person(1, { stands_in: true, level: "guard" }), gone(2, 200)] };
  const may = (host: boolean, mine: number[]) => mayReplace({ host, mine, info });
  expect([may(true, []), may(false, [0]), may(false, [1, 0])]).toEqual([true, true, true]);
  expect([may(false, []), may(false, [1])]).toEqual([false, false]);
});

test("one is asked after two minutes, and two minutes after each time one chose to wait", () => {
  expect([0, 119, 120, 500].map((away) => isLong(away, 0))).toEqual([false, false, true, true]);
  expect([130, 249, 250].map((away) => isLong(away, 130))).toEqual([false, false, true]);
});

test("who was away for a while is back once, and who blinked never was", () => {
  const presence = new Presence();
  const backs = (now: number, ...seats: SeatInfo[]): number[] => presence.backs(seats, 1000 * now);
  expect(backs(0, person(0), gone(1, 3), bot(2))).toEqual([]);
  expect(backs(1, person(0), gone(1, 4))).toEqual([]);
  expect(backs(2, person(0), person(1))).toEqual([1]); // away for 5 seconds
  expect(backs(3, person(0), person(1))).toEqual([]);
  expect(backs(4, gone(0, 0), person(1, { stands_in: true, level: "guard" }))).toEqual([]);
  expect(backs(6, person(0), person(1, { stands_in: true, level: "guard" }))).toEqual([]); // a blink
  expect(backs(60, person(0), person(1))).toEqual([1]); // a bot has played for them
});

describe("the notice of somebody who is away", () => {
  const shown = (away: number, mine: number[]): string => {
    const seats = [person(0), gone(1, away)];
    const table = {
      host: false,
      mine,
      heard: 0,
      info: { seats },
      speech: { seat: () => "Bo" },
    } as unknown as TableClient;
    return render(Away, { props: { table, absent: seats[1]! } }).body;
  };
  const BUTTONS = /<button[^>]*>Wait<.*<button[^>]*>Let a bot play</s;

  beforeAll(async () => {
    openPage("http://keep.local/");
    await speak("en", "looterz");
  });
  beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(5000)); // since the table's news

  it("says for how long", () => {
    expect(shown(37, [0])).toContain("Bo is away: 0:42");
    expect(shown(37, [0])).not.toMatch(BUTTONS);
  });

  it("asks whoever plays what is to be done after two minutes", () => {
    expect(shown(115, [0])).toMatch(BUTTONS);
    expect(shown(115, [])).not.toMatch(BUTTONS);
  });
});
