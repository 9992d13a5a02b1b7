/** Whom the Guild can still send into a room, and which rooms are about to be looted. */

import { type Guild, HEROES, type Hero, type HeroesView, type Room } from "./shapes";

type Known = Pick<HeroesView, "guild" | "reserve" | "players" | "goal">;

/** How many heroes there are in a room. */
export function heroesIn(room: Room): number {
  return room.heroes.reduce((sum, each) => sum + each.arriving + each.awake + each.exhausted, 0);
}

/** Whether there is a card in the Guild's deck that sends a hero of this class into rooms of this type. */
export function canCome(guild: Guild, hero: Hero, type: string): boolean {
  return guild.heroes.some((card) => card.hero === hero && card.type === type && !card.out);
}

/** The classes whom the Guild can still send into rooms of this type, in this wave. */
export function comersTo(guild: Guild, type: string): Hero[] {
  return HEROES.filter((hero) => canCome(guild, hero, type));
}

/** Whether one more hero, who can still come, would wake enough others to loot a room, if nobody defends it. */
export function isInDanger(view: Known, room: Room): boolean {
  const waiting = room.heroes.reduce((sum, each) => sum + each.exhausted, 0);
  const isCalm = waiting > 0 && waiting === heroesIn(room); // whoever is awake acts first
  if (!isCalm || room.treasure === 0) return false;
  if (room.room === view.goal) return !room.tokens.trap && suffices(view, room, waiting + 1); // one who charges, not shown by cards
  return HEROES.some((hero) => isFeared(view, room, hero) && suffices(view, room, wokenBy(view, room, hero, waiting)));
}

/** Whether a card of this class would wake somebody here: one for this type, or any if it has no token left (KH-62). */
function isFeared({ guild, reserve }: Known, room: Room, hero: Hero): boolean {
  return reserve[hero] > 0
    ? canCome(guild, hero, room.type)
    : guild.heroes.some((card) => card.hero === hero && !card.out);
}

/** How many heroes would be awake; a trap stops all but a Thief, who takes one away first (KH-64, KH-65). */
function wokenBy({ reserve }: Known, room: Room, hero: Hero, waiting: number): number {
  if (reserve[hero] === 0) return room.heroes.some((each) => each.hero === hero && each.exhausted > 0) ? waiting : 0;
  const traps = (room.tokens.trap ?? 0) - (hero === "thief" ? 1 : 0);
  return traps > 0 ? 0 : waiting + 1;
}

/** How many heroes it would take to loot a room, if nobody guarded it: rebels count only then. */
function looters(room: Room): number {
  return Math.min(room.treasure, room.looters);
}

/** Whether so many heroes are enough: one for each blow that the monsters can take, the others for the treasure. */
function suffices({ players }: Known, room: Room, awake: number): boolean {
  const blows = room.monsters.flatMap(({ seat, wounds }) => wounds.map((n) => (players[seat]?.health ?? 1) - n));
  return awake - blows.reduce((sum, each) => sum + each, 0) >= looters(room);
}
