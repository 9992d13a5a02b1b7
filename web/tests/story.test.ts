import { describe, expect, test } from "vitest";
import type { Ended } from "../src/games/ending";
import heroes from "../src/games/heroes/ending";
import kragmortha from "../src/games/kragmortha/ending";
import looterz from "../src/games/looterz/ending";
import { score as together } from "../src/games/heroes/beats";
import { score } from "../src/games/looterz/beats";
import type { Event, Outcome } from "../src/lib/game";
import type { Chances, Story } from "../src/lib/protocol";
import { heaviest, noteOf, titleOf, turnAt, turningPoints } from "../src/result/story";

type Place = Outcome["ranking"][number];

const event = (id: string, args: Event["args"] = {}, ply = 0): Event => ({ ply, id, args });
const place = (seat: number, at: number, points: number, args: Event["args"] = {}): Place => ({
  seat,
  place: at,
  score: points,
  why: { id: "some-place", args },
});

function ended(
  why: string,
  winners: number[],
  events: Event[],
  ranking: Place[] = [],
  args: Event["args"] = {},
): Ended {
  const outcome: Outcome = { winners, ranking, why: { id: why, args } };
  return { outcome, events, view: { target: 10 } };
}

describe("Looterz", () => {
  const found = event("looterz-event-searched", { seat: "@seat/1", card: "@card/thief#1", n: 2, dice: [1, 2, 6] });
  const won = event("looterz-event-won", { seat: "@seat/1", n: 10 });
  const target = (...events: Event[]): string =>
    titleOf(ended("looterz-end-target", [1], [...events, won]), looterz).id;

  test("the last roll decides only if it was the last one and the winner's", () => {
    const title = titleOf(ended("looterz-end-target", [1], [found, won]), looterz);
    expect(title).toEqual({ id: "story-looterz-roll", args: { seat: "@seat/1", card: "@card/thief#1" } });
    expect(target(found, event("looterz-event-attacked", { seat: "@seat/0", dice: [4] }))).toBe("story-won");
    expect(target({ ...found, args: { ...found.args, seat: "@seat/0" } })).toBe("story-won");
    expect(target({ ...found, args: { ...found.args, n: 0 } })).toBe("story-won");
  });

  test("each way to the target has its sentence, and the last one counts", () => {
    const by = (kind: string): Event =>
      event(`looterz-event-${kind}`, { seat: "@seat/1", card: "@card/thief#1", rival: "@seat/0", n: 1 });
    expect(target(found, by("stole"))).toBe("story-looterz-stolen");
    expect(target(by("stole"), by("trophy"))).toBe("story-looterz-trophy");
    expect(target(by("trophy"), by("begged"))).toBe("story-looterz-begged");
  });

  test("when time is up somebody wins by it, or nobody", () => {
    expect(titleOf(ended("looterz-end-time", [1], [found]), looterz).id).toBe("story-looterz-time");
    expect(titleOf(ended("looterz-end-nobody", [], [found]), looterz).id).toBe("story-looterz-nobody");
  });

  test("a rival one short of the target is named, and a walk-over is one", () => {
    const note = (...points: number[]): string | undefined =>
      noteOf(
        ended(
          "looterz-end-target",
          [0],
          [],
          points.map((each, seat) => place(seat, seat + 1, each)),
        ),
        looterz,
        null,
        false,
      )?.id;
    expect(note(10, 9, 2)).toBe("story-looterz-short");
    expect(note(10, 8, 2)).toBeUndefined();
    expect(note(10, 4, 2)).toBe("story-looterz-far");
    expect(note(10, 5)).toBeUndefined();
  });
});

describe("Kragmortha", () => {
  const lastTome = (seat: number): Event => event("kragmortha-event-last-tome", { seat: `@seat/${seat}` });
  const title = (why: string, winners: number[], ...events: Event[]): string =>
    titleOf(ended(why, winners, events), kragmortha).id;

  test("the last Tome is the winner's or another's, and victory may be shared", () => {
    expect(title("kragmortha-end-tome", [1], lastTome(1))).toBe("story-kragmortha-tome");
    expect(title("kragmortha-end-tome", [1], lastTome(0))).toBe("story-kragmortha-tome-other");
    expect(title("kragmortha-end-tome", [1, 2], lastTome(0))).toBe("story-shared");
  });

  test("who is thrown out is never the winner", () => {
    const thrown = (seat: number): Event => event("kragmortha-event-thrown-out", { seat: `@seat/${seat}` });
    expect(title("kragmortha-end-look", [1], thrown(0))).toBe("story-kragmortha-thrown");
    expect(title("kragmortha-end-look", [1], thrown(1))).toBe("story-won");
    expect(title("kragmortha-end-look", [1])).toBe("story-won");
  });

  test("the note tells what a tie was broken by, or that nobody saw the winner", () => {
    const note = (...counts: [looks: number, tomes: number][]): string | undefined => {
      const ranking = counts.map(([looks, tomes], seat) =>
        place(seat, seat + 1, -looks, { looks, tomes, symbols: seat }),
      );
      return noteOf(ended("kragmortha-end-tome", [0], [], ranking), kragmortha, null, false)?.id;
    };
    expect(note([0, 1], [2, 4])).toBe("story-kragmortha-unseen");
    expect(note([1, 3], [1, 2])).toBe("story-kragmortha-by-tomes");
    expect(note([1, 3], [1, 3])).toBe("story-kragmortha-by-symbols");
    expect(note([1, 3], [2, 3])).toBeUndefined();
  });
});

describe("Keep the Heroes Out!", () => {
  const title = (winners: number[], args: Event["args"], ...kinds: string[]): string => {
    const events = kinds.map((kind) => event(`heroes-event-${kind}`));
    return titleOf(ended(`heroes-end-${winners.length ? "won" : "lost"}`, winners, events, [], args), heroes).id;
  };

  test("held, it tells what is left", () => {
    expect(title([0, 1], { n: 9 })).toBe("story-heroes-untouched");
    expect(title([0, 1], { n: 3 }, "looted")).toBe("story-heroes-won");
    expect(title([0, 1], { n: 3 }, "seized")).toBe("story-heroes-won");
    expect(title([0, 1], { n: 1 }, "looted")).toBe("story-heroes-one");
  });

  test("lost, it tells by what", () => {
    expect(title([], { wave: 1 }, "looted")).toBe("story-heroes-first-wave");
    expect(title([], { wave: 2 }, "looted")).toBe("story-heroes-lost");
  });
});

describe("the curve", () => {
  const points = (...all: number[][]): Chances => ({
    points: all.map((chances, i) => ({ ply: 10 * i, chances })),
    turns: [[10, 20]],
  });
  const rivals = ended("looterz-end-target", [1], []);
  const keep = (won: boolean): Ended => ended("heroes-end-won", won ? [0, 1] : [], []);

  test("a comeback is one from below half an even chance", () => {
    const note = (low: number): string | undefined =>
      noteOf(rivals, looterz, points([0.5, 0.5], [1 - low, low], [0, 1]), false)?.id;
    expect(note(0.24)).toBe("story-comeback");
    expect(note(0.26)).toBeUndefined();
  });

  test("a keep was nearly lost, or nearly held", () => {
    const plain = { ...heroes, notes: [] };
    const note = (won: boolean, chance: number): string | undefined =>
      noteOf(keep(won), plain, points([0.5], [chance], [won ? 1 : 0]), true)?.id;
    expect(note(true, 0.3)).toBe("story-keep-saved");
    expect(note(true, 0.4)).toBeUndefined();
    expect(note(false, 0.7)).toBe("story-keep-fallen");
    expect(note(false, 0.6)).toBeUndefined();
  });

  const turn = event("looterz-event-turn", { seat: "@seat/0", turn: 2 }, 9);
  const died = event("looterz-event-died", { seat: "@seat/1", card: "@card/frog#1" }, 12);
  const drew = event("looterz-event-drew", { seat: "@seat/0" }, 13);
  const later = event("looterz-event-won", { seat: "@seat/1" }, 25);
  const story = (events: Event[]): Story =>
    ({ events, turns: [[0, 0], [10, 1], [20, 0]], table: { seats: [{}, {}] } }) as unknown as Story; // prettier-ignore

  test("a turning point tells the heaviest event of its turn, who moved, and how far", () => {
    const found = turningPoints(points([0.5, 0.5], [0.4, 0.6], [0.8, 0.2]), story([turn, died, drew, later]), score, {
      players: [],
    });
    expect(turnAt(story([]), 25)).toBe(3); // counted, where no turn is told
    expect(found).toEqual([{ turn: 2, ply: 12, event: died, seat: 0, before: 40, after: 80, end: 20 }]);
  });

  test("a turn of which nothing is told is no turning point, and all together are nobody's seat", () => {
    expect(turningPoints(points([0.5], [0.4], [0.8]), story([turn, later]), score, { players: [] })).toEqual([]);
    const [found] = turningPoints(points([0.5], [0.4], [0.8]), story([died]), score, { players: [] });
    expect(found?.seat).toBeNull();
  });

  test("of equals what hit the seat is told, else the last", () => {
    const other = { ...died, args: { ...died.args, seat: "@seat/0" }, ply: 14 };
    expect(heaviest([died, other], score, { players: [] }, 1, false)).toBe(died);
    expect(heaviest([died, other], score, { players: [] }, 2, false)).toBe(other);
    expect(heaviest([died, later], score, { players: [] }, 1, false)).toBe(died); // that somebody won is seen above
    expect(heaviest([later], score, { players: [] }, 1, false)).toBe(later);
    expect(heaviest([turn], score, { players: [] }, 0, false)).toBeUndefined();
  });

  test("together, what one has lost explains no gain", () => {
    const happens = (kind: string): Event => ({ ply: 1, id: `heroes-event-${kind}`, args: { seat: "@seat/1" } });
    const [blow, fell] = [happens("melee"), happens("fell")];
    expect(heaviest([blow, fell], together, { players: [] }, 0, true)).toBe(blow);
    expect(heaviest([blow, fell], together, { players: [] }, 0, false)).toBe(fell);
  });

  test("who rose is not told a loss of theirs, nor who fell a gain, if there is anything else", () => {
    const stole = event("looterz-event-stole", { seat: "@seat/0", rival: "@seat/1", n: 1 }, 15);
    const hired = event("looterz-event-recruited", { seat: "@seat/0" }, 13);
    const told = (seat: number, rises: boolean): Event | undefined =>
      heaviest([hired, stole], score, { players: [] }, seat, rises);
    expect([told(1, true), told(1, false), told(0, true), told(0, false)]).toEqual([hired, stole, stole, hired]);
    expect(heaviest([stole], score, { players: [] }, 1, true)).toBe(stole);
  });
});
