/** The pill in a room, the Guild's table and the what-if say the same of every hero who may come: traps, guards, empty Reserve. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canCome, comersTo, isInDanger } from "../src/games/heroes/danger";
import { HEROES, type Hero, type HeroesView, type Room } from "../src/games/heroes/shapes";

interface Foretold extends Pick<HeroesView, "guild" | "reserve" | "players" | "goal"> {
  room: Room;
  loots: Hero[]; // whoever of these came now, the room would be looted: what-if says so
}

const { rooms } = JSON.parse(readFileSync(new URL("foretold.json", import.meta.url), "utf-8")) as { rooms: Foretold[] };

/** The Guild's deck without all cards but those of one class. */
function only(hero: Hero, { guild, ...rest }: Foretold): Foretold {
  const heroes = guild.heroes.map((card) => ({ ...card, out: card.hero !== hero }));
  return { ...rest, guild: { ...guild, heroes } };
}

describe.each(HEROES)("if nobody can come but a %s", (hero) => {
  test("a room is in danger just when the what-if lets it be looted", () => {
    for (const position of rooms) {
      const view = only(hero, position);
      expect(comersTo(view.guild, position.room.type)).toEqual([hero]);
      const isLooted = position.loots.includes(hero);
      if (position.reserve[hero] === 0 && !isLooted) continue; // others wake elsewhere, and what-if ends with their loot
      expect([position.room, isInDanger(view, position.room)]).toEqual([position.room, isLooted]);
    }
  });
});

test("a trap keeps everybody out but a Thief", () => {
  const trapped = rooms.filter(({ room, loots }) => room.tokens.trap === 1 && loots.join() === "thief");
  expect(trapped.length).toBeGreaterThan(5);
});

test("the deck as it is: in danger if one of those who can come loots", () => {
  for (const position of rooms.filter(({ reserve }) => HEROES.every((hero) => reserve[hero] > 0))) {
    const { guild, room, loots } = position;
    expect(isInDanger(position, room)).toBe(loots.some((hero) => canCome(guild, hero, room.type)));
  }
});
