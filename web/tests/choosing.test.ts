import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CARE, chapterOf, GOOD_FIRST, hardness, takerOf } from "../src/games/heroes/choose/advice";
import { isOf } from "../src/games/heroes/choose/deck";
import { CLANS } from "../src/games/heroes/shapes";
import type { Night } from "../src/games/heroes/view";
import type { Face } from "../src/lib/game";
import { gridStep } from "../src/lib/grid";

describe("the arrow keys in a grid of cards", () => {
  const tops = [0, 0, 0, 200, 200, 200, 400]; // three columns, and one card alone

  test.each([
    [1, "ArrowRight", 2],
    [2, "ArrowRight", 3],
    [0, "ArrowLeft", 0],
    [1, "ArrowDown", 4],
    [5, "ArrowDown", 5],
    [3, "ArrowDown", 6],
    [6, "ArrowUp", 3],
    [4, "Home", 0],
    [4, "End", 6],
    [4, "x", 4],
  ])("from %i %s leads to %i", (from, key, to) => {
    expect(gridStep(tops, from, key)).toBe(to);
  });
});

describe("clans and scenarios", () => {
  test("every clan has its candles, and the good first ones exist", () => {
    expect(Object.keys(CARE).toSorted()).toEqual([...CLANS].toSorted());
    expect(CLANS).toContain(GOOD_FIRST.clan);
  });

  test.each(["en", "it", "ru"])("every clan and every scenario has its words in %s", (language) => {
    const words = readFileSync(new URL(`../../src/lootkeep/locales/${language}/lobby.ftl`, import.meta.url), "utf-8");
    const held = readFileSync(new URL("../../src/lootkeep/heroes/held.toml", import.meta.url), "utf-8");
    const nights = [...held.matchAll(/^([a-z-]+) = /gm)].map(([, night]) => night!);
    expect(nights).toHaveLength(20);
    const wanted = [
      ...CLANS.flatMap((clan) => [`lobby-clan-${clan}`, `lobby-clan-${clan}-good`]),
      ...nights.flatMap((night) => [`lobby-night-${night}`, `lobby-night-${night}-story`]),
    ];
    expect(wanted.filter((id) => !words.includes(`\n${id} = `))).toEqual([]);
  });

  test("a scenario that is seldom held is cruel, one that is often held is gentle", () => {
    const night = (challenging: number): Night => ({ held: [90, 80, challenging, 20] }) as unknown as Night;
    expect([65, 55, 34].map((held) => hardness(night(held)))).toEqual([1, 2, 3]);
  });

  test("four nights make a chapter, in order; one of somebody's own is in none", () => {
    const night = (number: number): Night => ({ scenario: { number } }) as unknown as Night;
    expect([1, 4, 5, 20, 0, 21].map((number) => chapterOf(night(number)))).toEqual([
      "first-nights",
      "first-nights",
      "the-works",
      "the-long-night",
      "",
      "",
    ]);
  });

  test("a clan that a seat has is taken by that seat", () => {
    const options = { clan1: 1, clan3: 4, difficulty: 2 };
    expect([1, 4, 2].map((clan) => takerOf(clan, options))).toEqual([0, 2, null]);
  });

  test("a clan's cards are its own", () => {
    const card = (id: string, clan?: number): Face =>
      ({ id, numbers: clan === undefined ? {} : { clan } }) as unknown as Face;
    const all = [card("wingbeat", 0), card("volley", 1), card("twin-axes")];
    expect(all.filter(isOf("dragon")).map((each) => each.id)).toEqual(["wingbeat"]);
  });
});
