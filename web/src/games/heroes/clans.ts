/** What a clan's card shows before anybody plays it, as src/lootkeep/heroes/keep.toml has it. */

export interface ClanCard {
  monsters: number;
  health: number;
  start: number; // monsters at the start
  rooms: string; // the type of room where they start
}

export const CLAN_CARDS: Record<string, ClanCard> = {
  dragon: { monsters: 1, health: 5, start: 1, rooms: "jewel" },
  lizardfolk: { monsters: 5, health: 2, start: 2, rooms: "bones" },
  gnoll: { monsters: 7, health: 1, start: 3, rooms: "swords" },
  slime: { monsters: 8, health: 1, start: 3, rooms: "bones" },
  skeleton: { monsters: 6, health: 1, start: 3, rooms: "eye" },
  ratkin: { monsters: 9, health: 1, start: 3, rooms: "bones" },
  imp: { monsters: 4, health: 2, start: 2, rooms: "swords" },
  poltergeist: { monsters: 3, health: 2, start: 2, rooms: "eye" },
  witch: { monsters: 2, health: 3, start: 2, rooms: "hat" },
};
