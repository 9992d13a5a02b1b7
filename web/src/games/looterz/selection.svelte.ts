/** What a person looks at on the table: the Looter whose actions are open, and the card seen closer. */

import { oneAtEach, Selection } from "../../lib/selection.svelte";
import type { Standing } from "./pieces";
import type { Looter } from "./shapes";

/** A card seen closer: beside its piece while it is pointed at, in a sheet when it was asked for. */
export interface Closer {
  kind: string;
  looter: Looter | null;
  standing: Standing | null;
  anchor: HTMLElement;
  isSheet: boolean;
}

/** What is picked is a Looter with several actions, by its card. */
class LooterzSelection extends Selection<string> {
  closer = $state.raw<Closer | null>(null);
  graveyard = $state(false);

  /** Nothing any more: the table has changed. */
  rest(): void {
    this.drop();
    if (!this.closer?.isSheet) this.closer = null;
  }

  /** Nothing at all: the table is left. */
  leave(): void {
    this.drop();
    this.closer = null;
    this.graveyard = false;
  }
}

/** The selection at a table. */
export const selectionOf = oneAtEach(() => new LooterzSelection());
