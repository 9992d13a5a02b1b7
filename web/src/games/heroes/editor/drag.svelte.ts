/** Carrying by pointer: what was pressed goes with it once it has moved, and is put down where it is let go. */

import { type Held, studio } from "./studio.svelte";

const FAR = 6; // px from which on a press is a drag

class Drag {
  at = $state.raw<{ x: number; y: number } | null>(null); // of the pointer, while something is carried
  private from: { x: number; y: number; what: Held } | null = null;
  hasMoved = false; // the click that follows belongs to the drag

  press(event: PointerEvent, what: Held): void {
    if (event.button !== 0) return;
    this.hasMoved = false;
    this.from = { x: event.clientX, y: event.clientY, what };
    (event.currentTarget as HTMLElement).releasePointerCapture?.(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    const { x, y, what } = this.from;
    if (!this.at && Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
    this.hasMoved = true;
    studio.held = what;
    this.at = { x: event.clientX, y: event.clientY };
  }

  /** Put it down; a room that is let go over the pile of tiles goes back there. */
  drop(event: PointerEvent): void {
    const { at, from } = this;
    this.cancel();
    if (!at || !from) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const cell = under?.closest<HTMLElement>("[data-cell]")?.dataset.cell;
    if (cell) {
      const [x, y] = cell.split(",").map(Number);
      studio.held = from.what;
      studio.put({ x: x!, y: y! });
    } else if (under?.closest(".palette") && from.what.sort === "tile") {
      const { room } = from.what;
      if (studio.tiles.some((tile) => tile.room === room)) studio.remove(room);
    }
  }

  cancel(): void {
    if (this.at) studio.held = null;
    this.from = null;
    this.at = null;
  }
}

export const drag = new Drag();
