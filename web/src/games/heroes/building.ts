/** Where a new room may be laid, and which way round. */

import type { Decision, Option } from "../../lib/game";
import type { Cell } from "./plan";

/** A free cell, with the option for each way round that fits there. */
export interface Place extends Cell {
  ways: Map<number, Option>; // quarter turns -> option
}

/** The places that a decision to lay a room offers. */
export function placesToBuild(decision: Decision | null): Place[] {
  const places = new Map<string, Place>();
  for (const option of decision?.options ?? []) {
    const { cell, turns } = option.text.args;
    if (typeof cell !== "string" || typeof turns !== "string") continue;
    const [column, row] = cell.split(",").map(Number);
    if (!places.has(cell)) places.set(cell, { column: column!, row: row!, ways: new Map() });
    places.get(cell)!.ways.set(Number(turns.slice(1)), option);
  }
  return [...places.values()];
}

/** The way round that fits a place and is the nearest clockwise to the one wanted. */
export function wayAt(place: Place, wanted: number): number {
  for (let more = 0; more < 4; more++) if (place.ways.has((wanted + more) % 4)) return (wanted + more) % 4;
  return wanted;
}

/** The next way round that fits a place. */
export function nextWay(place: Place, turns: number): number {
  return wayAt(place, (turns + 1) % 4);
}

/** The nearest place in the direction of an arrow key; the same one if there is none. */
export function placeTowards(places: readonly Place[], from: Place, key: string): Place {
  const [x, y] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] ?? [0, 0];
  const ahead = (place: Place): number => (place.column - from.column) * x! + (place.row - from.row) * y!;
  const aside = (place: Place): number =>
    Math.abs((place.column - from.column) * y!) + Math.abs((place.row - from.row) * x!);
  const found = places.filter((place) => ahead(place) > 0);
  found.sort((a, b) => ahead(a) + 2 * aside(a) - ahead(b) - 2 * aside(b));
  return found[0] ?? from;
}
