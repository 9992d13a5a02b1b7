/** What the parts of a table of Looterz are called. */

import type { LooterzView } from "./view";

export type { Looter, LooterzView, Player } from "./view";

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

export const PHASES: LooterzView["phase"][] = ["recruitment-1", "dungeon", "recruitment-2", "sacrifice"];

/** A card's kind, by its text form: "hydra" of "hydra#1", of "@card/hydra#1" and of "hydra". */
export function kindOf(form: string): string {
  return form.slice(form.indexOf("/") + 1).split("#")[0]!;
}
