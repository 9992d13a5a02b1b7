/** Which rooms are about to be looted. */

import type { Room } from "./shapes";

/** How many heroes there are in a room. */
export function heroesIn(room: Room): number {
  return room.heroes.reduce((sum, each) => sum + each.arriving + each.awake + each.exhausted, 0);
}

/** Whether one more hero, who can still come, would wake enough others to loot a room that nobody guards. */
export function isInDanger(room: Room, chance: number): boolean {
  const waiting = room.heroes.reduce((sum, each) => sum + each.exhausted, 0);
  const isCalm = waiting > 0 && waiting === heroesIn(room); // whoever is awake acts first
  const isOpen = room.monsters.length === 0 && !room.tokens.trap && room.treasure > 0;
  return isCalm && isOpen && waiting + 1 >= room.treasure && (chance > 0 || room.room === "vault");
}
