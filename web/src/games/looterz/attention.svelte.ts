/** What a person looks at on the table: the Looter whose actions are open, and the card seen closer. */

import type { Option } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
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

class Attention {
  picked = $state<string | null>(null); // a Looter with several actions, by its card
  closer = $state.raw<Closer | null>(null);
  graveyard = $state(false);

  /** Nothing any more: the table has changed. */
  rest(): void {
    this.picked = null;
    if (!this.closer?.isSheet) this.closer = null;
  }

  /** Nothing at all: the table is left. */
  leave(): void {
    this.picked = null;
    this.closer = null;
    this.graveyard = false;
  }
}

/** Handlers by which a piece points at its answer while it is pointed at itself. */
export function pointing(table: TableView, option: Option | undefined) {
  const begin = () => void (option && (table.pointed = option.id));
  const end = () => void (option && table.pointed === option.id && (table.pointed = null));
  return { onpointerenter: begin, onpointerleave: end, onfocus: begin, onblur: end };
}

/** There is one table on a page, and one person before it. */
export const attention = new Attention();
