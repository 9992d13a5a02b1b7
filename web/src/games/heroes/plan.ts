/** Where the rooms lie on the screen: the whole dungeon in one view, whatever its extent. */

import type { Room } from "./shapes";

export interface Cell {
  column: number;
  row: number;
}

/** The part of the ground that is shown, in cells, and whether it lies on its side. */
export interface Ground {
  left: number;
  top: number;
  columns: number;
  rows: number;
  turned: boolean; // a quarter turn anticlockwise, where a wide plan meets a narrow screen
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Passage {
  from: string;
  to: string;
  open: boolean; // false: it has caved in
  isDug: boolean; // through a wall
}

const SIDES = "NESW";
const STEPS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const NARROW = 80; // px: a column under which the plan is better turned

/** The smallest piece of ground with all rooms on it, and these further cells. */
export function groundOf(rooms: readonly Room[], more: readonly Cell[] = []): Ground {
  const columns = [...rooms.map((room) => room.at[0]!), ...more.map((cell) => cell.column)];
  const rows = [...rooms.map((room) => room.at[1]!), ...more.map((cell) => cell.row)];
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1, turned: false };
}

/** The ground as it fits a place on the screen: on its side if its columns would be too narrow to read. */
export function fitted(ground: Ground, width: number): Ground {
  const isNarrow = width / ground.columns < NARROW && ground.columns > ground.rows;
  return { ...ground, turned: isNarrow };
}

/** How many columns and rows are on the screen. */
export function shape(ground: Ground): { columns: number; rows: number } {
  return ground.turned
    ? { columns: ground.rows, rows: ground.columns }
    : { columns: ground.columns, rows: ground.rows };
}

/** Where a cell of the ground is on the screen's grid, from 0. */
export function placeOf(ground: Ground, cell: Cell): Cell {
  const column = cell.column - ground.left;
  const row = cell.row - ground.top;
  return ground.turned ? { column: row, row: ground.columns - 1 - column } : { column, row };
}

/** Which side of the screen a side of the ground is at. */
export function sideOf(ground: Ground, side: string): string {
  return ground.turned ? SIDES[(SIDES.indexOf(side) + 3) % 4]! : side;
}

/** A cell's rectangle inside a place of this size. */
export function boxOf(ground: Ground, cell: Cell, width: number, height: number, gap: number): Box {
  const { columns, rows } = shape(ground);
  const place = placeOf(ground, cell);
  const wide = (width - gap * (columns - 1)) / columns;
  const high = (height - gap * (rows - 1)) / rows;
  return { x: place.column * (wide + gap), y: place.row * (high + gap), width: wide, height: high };
}

/** The cell of a room. */
export function cellOf(room: Room): Cell {
  return { column: room.at[0]!, row: room.at[1]! };
}

/** The cells of the ground without a room, row by row. */
export function freeCells(rooms: readonly Room[], ground: Ground): Cell[] {
  const taken = new Set(rooms.map((room) => room.at.join()));
  const cells: Cell[] = [];
  for (let row = ground.top; row < ground.top + ground.rows; row++)
    for (let column = ground.left; column < ground.left + ground.columns; column++)
      if (!taken.has(`${column},${row}`)) cells.push({ column, row });
  return cells;
}

/** The side of a room at which another one touches it; empty if they do not touch. */
export function sideBetween(here: Cell, there: Cell): string {
  const found = Object.entries(STEPS).find(
    ([, [x, y]]) => here.column + x === there.column && here.row + y === there.row,
  );
  return found?.[0] ?? "";
}

/** The side across. */
export function across(side: string): string {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]!;
}

/** Open sides after so many more quarter turns clockwise. */
export function turnedSides(sides: string, turns: number): string {
  const open = [...sides].map((side) => SIDES[(SIDES.indexOf(side) + turns) % 4]!);
  return [...SIDES].filter((side) => open.includes(side)).join("");
}

/** The passages of a dungeon: where both sides are open, where they were before they caved in, and those that were dug. */
export function passagesOf(rooms: readonly Room[], joined: readonly string[][]): Passage[] {
  const open = new Set(joined.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const found: Passage[] = [];
  for (const room of rooms)
    for (const other of rooms) {
      const side = sideBetween(cellOf(room), cellOf(other));
      if (side !== "E" && side !== "S") continue;
      const isOpen = open.has(`${room.room} ${other.room}`);
      const isDug = !room.open.includes(side) || !other.open.includes(across(side));
      if (isOpen || !isDug) found.push({ from: room.room, to: other.room, open: isOpen, isDug });
    }
  return found;
}
