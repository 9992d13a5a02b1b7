/** Which effect belongs to what happens: each game says it for its own events. */

import type { Event } from "../lib/game";
import type { TableView } from "../lib/table.svelte";
import type { Wanted } from "./effects";

export type Effects = (event: Event, table: TableView) => Wanted[];

const TABLES = import.meta.glob<{ effects: Effects }>("../games/*/effects.ts");

/** How a game shows contact; a game that does not say has none. */
export async function effectsOf(game: string): Promise<Effects> {
  const load = TABLES[`../games/${game}/effects.ts`];
  return load ? (await load()).effects : () => [];
}
