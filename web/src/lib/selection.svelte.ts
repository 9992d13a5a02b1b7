/** What somebody at this screen has picked up or points at: one pattern for the boards of all games. */

import type { Option } from "./game";
import type { TableView } from "./table.svelte";

/** A piece that is picked up, because it stands for more than one answer; picked once more it is let go of. */
export class Selection<Piece> {
  picked = $state.raw<Piece | null>(null);

  pick(piece: Piece): void {
    this.picked = this.picked === piece ? null : piece;
  }
  drop(): void {
    this.picked = null;
  }
}

/** Handlers by which an element points at an answer while the pointer or the focus is on it. */
export function pointing(table: TableView, option: Option | undefined) {
  return whilePointed(
    () => option && (table.pointed = option.id),
    () => option && table.pointed === option.id && (table.pointed = null),
  );
}

/** Handlers for an element to which the pointer or the focus comes, and which it leaves. */
export function whilePointed(come: () => unknown, leave: () => unknown) {
  return { onpointerenter: come, onpointerleave: leave, onfocus: come, onblur: leave };
}

/** What there is one of at each table, made when it is first asked for. */
export function oneAtEach<Kind>(make: (table: TableView) => Kind): (table: TableView) => Kind {
  const known = new WeakMap<TableView, { one: Kind }>();
  return (table) => {
    const found = known.get(table) ?? { one: make(table) };
    known.set(table, found);
    return found.one;
  };
}
