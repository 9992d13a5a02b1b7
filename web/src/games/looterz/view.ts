// Made from src/lootkeep/looterz/view.py by `python -m lootkeep.server.protocol.typescript`: change it there.

import type { OpenPile, Pile } from "../../lib/game";

/** A Looter in play. */
export interface Looter {
  card: string; // hydra#1
  kind: string; // hydra
  life: number;
  power: number;
  acted: boolean;
  home: number | null; // the seat to which it goes back at the end of the turn
}

/** How near a player is to winning by searching alone. */
export interface Threat {
  most: number; // Loot that one turn of searching can bring
  chance: number; // to reach the target in the next turn
  barred: number; // the same if the King falls who forbids it
}

/** What lies before one player. */
export interface Player {
  seat: number;
  loot: number;
  distance: number; // Loot that is missing to the target
  hand: Pile;
  looterz: Looter[];
  threat: Threat;
}

/** What is being asked. */
export interface Pending {
  step: string;
  seat: number;
  card: string | null; // that asks it
  n: number; // how much of it is still to come
}

/** A table of Looterz as a seat sees it. */
export interface LooterzView {
  game: string;
  edition: string;
  seat: number | null; // whose eyes these are; null: a spectator's
  actor: number | null; // who has to decide
  active: number; // whose turn it is
  first: number;
  turn: number;
  phase: "recruitment-1" | "dungeon" | "recruitment-2" | "sacrifice";
  target: number; // Loot with which one wins
  may_rest: boolean; // the dungeon phase may be ended before all have acted
  over: boolean;
  winner: number | null;
  inn: Pile;
  graveyard: OpenPile;
  clock: number; // Rigor Mortis cards that have come up
  clock_size: number; // with so many the game ends; 0: this edition has none
  players: Player[];
  pending: Pending | null;
}
