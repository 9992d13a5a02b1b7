/** What of a table's events may be known already: those that are told step by step come when they are told. */

import type { GameModule } from "../games/module";
import type { Event } from "../lib/game";
import { MOST_NEWS, type TableView } from "../lib/table.svelte";

/** The events that have been told. */
export function toldOf(table: TableView, module: GameModule): Event[] {
  const untold = module.telling?.(table).untold;
  const end = untold ? table.events.indexOf(untold) : -1;
  return end < 0 ? table.events : table.events.slice(0, end);
}

/** Whether something is still being told. */
export function isTelling(table: TableView, module: GameModule): boolean {
  return (module.telling?.(table).untold ?? null) !== null;
}

/** What was told last; nothing to begin with, or when there would be too much of it. */
export class News {
  latest = $state.raw<Event[]>([]);
  private count: number;

  constructor(told: readonly Event[]) {
    this.count = told.length;
  }

  /** So much has been told by now; what was taken back is no news. */
  hear(told: readonly Event[]): void {
    const fresh = told.slice(this.count);
    if (told.length === this.count) return;
    this.count = told.length;
    this.latest = fresh.length > MOST_NEWS ? [] : fresh;
  }
}
