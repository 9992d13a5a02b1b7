/** The table of Keep the Heroes Out! at its fullest: how rooms are divided, and what is at stake. */

import { describe, expect, test } from "vitest";
import type { Aim, HeroesView, Room } from "../src/games/heroes/shapes";
import { clocksAhead, endOf, hasVaultAim, isClose, isPressing, ownAims, stakesOf } from "../src/games/heroes/stakes";
import type { Message } from "../src/lib/game";
import type { TableView } from "../src/lib/table.svelte";
import { middleOf, wallsOf } from "../src/games/heroes/walls";

const NAMES = ["Vault", "Construction Site", "Menagerie", "Канализация", "Laboratorio"];
const SIZES = [
  [90, 118], // a phone
  [88, 76], // a phone, and four rows
  [70, 73], // and five columns
  [178, 112], // a tablet
  [180, 155],
  [300, 240],
] as const;

function each(check: (name: string, width: number, height: number, kinds: number) => void): void {
  for (const name of NAMES)
    for (const [width, height] of SIZES) for (const kinds of [1, 7]) check(name, width, height, kinds);
}

describe("the walls of a room", () => {
  test("pieces reach neither into the header nor to the treasure", () => {
    each((name, width, height, kinds) => {
      const box = { x: 10, y: 20, width, height };
      const walls = wallsOf(box, { name, signs: 2, kinds, hasFoot: true });
      const middle = middleOf(box, walls, { left: 38, right: 30 });
      expect(middle.y).toBeGreaterThan(20 + walls.edge + walls.head);
      expect(middle.height).toBeGreaterThanOrEqual(20);
      if (walls.isLow) expect(middle.x).toBeGreaterThan(10 + walls.edge + 30);
      else expect(middle.y + middle.height).toBeLessThan(20 + height - walls.edge - walls.foot);
    });
  });

  test("the longest word of a name has room, in type that can be read", () => {
    each((name, width, height, kinds) => {
      const walls = wallsOf({ x: 0, y: 0, width, height }, { name, signs: 2, kinds, hasFoot: true });
      const beside = walls.isStacked ? 0 : 57 + (walls.hasSign ? 27 : 0);
      const longest = Math.max(...name.split(" ").map((word) => word.length));
      expect(walls.type).toBeGreaterThanOrEqual(11);
      if (walls.type > 11) expect(longest * 0.6 * walls.type).toBeLessThanOrEqual(width - 2 * walls.edge - beside + 1);
    });
  });

  test("a crowd on the phone takes the place of the room's action", () => {
    const box = { x: 0, y: 0, width: 90, height: 118 };
    const contents = { name: "Sewer", signs: 1, hasFoot: true };
    expect(wallsOf(box, { ...contents, kinds: 6 }).isBare).toBe(true);
    expect(wallsOf(box, { ...contents, kinds: 5 }).isBare).toBe(false);
  });
});

describe("what is at stake", () => {
  const vault = {
    room: "vault",
    treasure: 4,
    looters: 4,
    heroes: [{ hero: "thief", arriving: 0, awake: 1, exhausted: 2 }],
    monsters: [],
  } as unknown as Room;
  const view = {
    wave: 1,
    waves: 2,
    aims: [],
    guild: { left: 9, heroes: Array.from({ length: 16 }, () => ({})) },
    scenario: { cards: [{ copies: 3 }, { copies: 2 }, { copies: 1 }] },
  } as unknown as HeroesView;

  test("in the first wave the whole deck is still to come once more", () => {
    expect(stakesOf(view, [vault]).ahead).toBe(9 + 22);
    expect(stakesOf({ ...view, wave: 2 }, [vault]).ahead).toBe(9);
  });

  test("an unguarded Vault is close to being lost when one more hero is enough", () => {
    expect(isClose(stakesOf(view, [vault]))).toBe(true);
    const guarded = { ...vault, monsters: [{ seat: 0, clan: "imp", count: 1, wounds: [0] }] };
    expect(isClose(stakesOf(view, [guarded]))).toBe(false);
    expect(isClose({ ...stakesOf(view, [vault]), heroes: 2 })).toBe(false);
  });

  test("at the end nothing is at stake any more: it says how it ended instead of counting none", () => {
    const at = (more: Partial<HeroesView>, ...kinds: string[]): TableView => {
      const events = kinds.map((kind) => ({ id: `heroes-event-${kind}`, args: {}, ply: 1 }));
      return { view: { ...view, ...more }, events, speech: { text: ({ id }: Message) => id } } as unknown as TableView;
    };
    expect(endOf(at({ over: false }, "looted"))).toBeNull();
    expect(endOf(at({ over: true, won: false }, "looted", "lost-debt"))).toBe("heroes-event-lost-debt");
    expect(endOf(at({ over: true, won: true }, "won-sealed", "turn"))).toBe("heroes-event-won-sealed");
    expect(endOf(at({ over: true, won: false }))).toBe("heroes-event-lost-all");
    expect(isClose(stakesOf(view, [{ ...vault, treasure: 0 }]))).toBe(false);
  });

  const aim = (side: Aim["side"], word: string, now: number, needed: number, near: number): Aim => ({
    side,
    text: { id: `heroes-aim-${side}-${word}`, args: word === "looted" ? { room: "@card/vault" } : {} },
    now,
    needed,
    near,
  });

  test("what a scenario asks besides is told apart from the Vault and from the last card", () => {
    const aims = [
      aim("lose", "looted", 1, 4, 25),
      aim("lose", "marked-flooded", 4, 5, 80),
      aim("win", "delivered", 2, 7, 20),
      aim("end", "late", 0, 1, 0),
    ];
    const night = { ...view, aims };
    expect(ownAims(night).map(({ side }) => side)).toEqual(["win", "lose"]);
    expect(hasVaultAim(night)).toBe(true);
    expect(stakesOf(night, [vault]).isLate).toBe(true);
    expect(ownAims(night).map(isPressing)).toEqual([false, true]);
    expect(isPressing(aim("end", "kept", 2, 3, 60))).toBe(true);
    expect(isPressing(aim("end", "kept", 5, 3, 100))).toBe(false);
  });

  test("clocks that have struck, or only begin the game, are not told", () => {
    const clock = (word: string, next: number | null, done = false) => ({
      text: [{ id: `heroes-clock-${word}`, args: {} }],
      next,
      done,
    });
    const night = { ...view, clocks: [clock("start", null), clock("every", 2), clock("wave", null, true)] };
    expect(clocksAhead(night).map(({ next }) => next)).toEqual([2]);
  });
});
