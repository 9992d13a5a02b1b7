/** Questions about the library as a seat sees it. */

import type { Event } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import type { Goblin, KragmorthaView } from "./view";

/** What stands or lies on a square, as far as a goblin that comes there cares. */
export type Ground = "rigor" | "goblin" | "desk" | "teleport" | "floor";

export const LAST_LOOK = 4;

/** The view of a table, as this game's. */
export function libraryOf(table: TableView): KragmorthaView {
  return table.view as KragmorthaView;
}

/** The goblin through whose eyes one looks, if any. */
export function mine(table: TableView): Goblin | null {
  return table.eyes === null ? null : (libraryOf(table).players[table.eyes] ?? null);
}

/** Column and row of a square, counted from 1: `d10` is 4, 10. */
export function spot(square: string): { column: number; row: number } {
  return { column: square.charCodeAt(0) - 96, row: Number(square.slice(1)) };
}

/** The name of a square. */
export function squareName(column: number, row: number): string {
  return String.fromCharCode(96 + column) + row;
}

/** What is printed on a square: a symbol (`*`: with a teleport), `desk`, `shelf` or `closed`. */
export function floorOf(library: KragmorthaView, square: string): string {
  const { column, row } = spot(square);
  return library.board[row - 1]?.[column - 1] ?? "closed";
}

/** A square's symbol, if it has one. */
export function symbolOf(library: KragmorthaView, square: string): string | null {
  const floor = floorOf(library, square).replace("*", "");
  return ["desk", "shelf", "closed"].includes(floor) ? null : floor;
}

/** Who stands on a square. */
export function goblinOn(library: KragmorthaView, square: string): Goblin | null {
  return library.players.find((goblin) => goblin.square === square) ?? null;
}

/** What a goblin would meet on a square. */
export function ground(library: KragmorthaView, square: string): Ground {
  if (library.rigor === square) return "rigor";
  if (goblinOn(library, square)) return "goblin";
  const floor = floorOf(library, square);
  return floor === "desk" ? "desk" : floor.endsWith("*") ? "teleport" : "floor";
}

/** Whether two squares share a side. */
export function isBeside(one: string, other: string): boolean {
  const a = spot(one);
  const b = spot(other);
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}

/** How many Looks a goblin has, scoldings included. */
export function lookCount(goblin: Goblin): number {
  return goblin.looks.length + goblin.scoldings;
}

/** Whether the second step is being chosen; the first has no square behind it. */
export function isSecondStep(library: KragmorthaView): boolean {
  return library.pending?.step === "move" && library.pending.square !== null;
}

/** The last word of an event's id: `shoved`. */
export function told(event: Event): string {
  return event.id.replace("kragmortha-event-", "");
}

/** The seat that an argument refers to (`@seat/2`). */
export function seatIn(argument: unknown): number | null {
  const found = typeof argument === "string" ? argument.match(/^@seat\/(\d)$/) : null;
  return found ? Number(found[1]) : null;
}

/** The card that an argument refers to (`@card/blink`); null if it is hidden. */
export function cardIn(argument: unknown): string | null {
  const found = typeof argument === "string" ? argument.match(/^@card\/([^#?]+)/) : null;
  return found ? found[1]! : null;
}

/** The symbols of a movement card: `goblin:book+ball` has book and ball. */
export function symbolsOf(card: string): string[] {
  return (card.split(":")[1] ?? "").split("+");
}
