/** A table of Looterz as a seat sees it: the view that docs/interface.md describes. */

import type { Pile } from "../../lib/game";

export type Verb =
  | "pass"
  | "draw"
  | "end"
  | "steal"
  | "recruit"
  | "discard"
  | "raise"
  | "search"
  | "attack"
  | "activate"
  | "sacrifice"
  | "destroy"
  | "damage"
  | "heal"
  | "drain"
  | "control"
  | "shoot"
  | "devour"
  | "wish";

export const PHASES = ["recruitment-1", "dungeon", "recruitment-2", "sacrifice"] as const;

export interface Looter {
  card: string; // "hydra#1"
  kind: string;
  life: number;
  power: number;
  acted: boolean;
  home: number | null; // the seat it goes back to
}

export interface Player {
  seat: number;
  loot: number;
  distance: number;
  hand: Pile;
  looterz: Looter[];
  threat: { most: number; chance: number; barred: number }; // barred: the chance if the King falls who forbids it
}

export interface LooterzView {
  edition: string;
  actor: number | null;
  active: number;
  turn: number;
  phase: (typeof PHASES)[number];
  target: number;
  may_rest: boolean; // the dungeon phase may be ended before all have acted
  over: boolean;
  inn: Pile;
  graveyard: Pile & { cards: string[] };
  clock: number;
  clock_size: number;
  players: Player[];
  pending: { step: string; seat: number; card: string | null; n: number } | null;
}

/** A card's kind, by its text form: "hydra" of "hydra#1", of "@card/hydra#1" and of "hydra". */
export function kindOf(form: string): string {
  return form.slice(form.indexOf("/") + 1).split("#")[0]!;
}
