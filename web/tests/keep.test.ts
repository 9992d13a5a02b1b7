/** The table of Keep the Heroes Out! at its fullest: how rooms are divided, and what is at stake. */

import { describe, expect, test } from "vitest";
import type { HeroesView, Room } from "../src/games/heroes/shapes";
import { endOf, isClose, stakesOf } from "../src/games/heroes/stakes";
import { middleOf, wallsOf } from "../src/games/heroes/walls";

const NAMES = ["Vault", "Construction Site", "Menagerie", "Канализация", "Laboratorio"];
const SIZES = [
  [90, 118], // a phone
  [88, 76], // a phone, and four rows
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
      const middle = middleOf(box, walls, { left: true, right: true });
      expect(middle.y).toBeGreaterThan(20 + walls.edge + walls.head);
      expect(middle.height).toBeGreaterThan(20);
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
    heroes: [{ hero: "thief", arriving: 0, awake: 1, exhausted: 2 }],
    monsters: [],
  } as unknown as Room;
  const view = {
    wave: 1,
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
    expect(endOf(stakesOf(view, [vault]))).toBeNull();
    const robbed = stakesOf(view, [{ ...vault, treasure: 0 }]);
    expect([endOf(robbed), isClose(robbed)]).toEqual(["heroes-event-lost-all", false]);
    const held = stakesOf({ ...view, won: true }, [vault]);
    expect([endOf(held), isClose(held)]).toEqual(["heroes-event-won", false]);
  });
});
