/** Where squares lie on the screen: the board turns with the room there is. */

import { spot } from "./library";

/** From the upper left corner, in squares. */
export interface Place {
  x: number;
  y: number;
}

/** How the board lies in a space: upright has the door on top, else it is at the left; `q` is a square's side. So many
rows at the door are left out. */
export interface Fit {
  upright: boolean;
  q: number;
  shut: number;
}

export type Direction = "left" | "right" | "up" | "down";

const COLUMNS = 7;
const ROWS = 10;
export const GAP = 2;
const FRAME = { lying: 28, upright: 18 }; // both sides of the frame together
const LARGEST = 150;

/** The place of a square: lying, the rows run to the right and column a is below. A rotation, not a mirror. */
export function place(square: string, upright: boolean, shut = 0): Place {
  const { column, row } = spot(square);
  return upright ? { x: column - 1, y: row - 1 - shut } : { x: row - 1 - shut, y: COLUMNS - column };
}

/** How many whole rows are closed, from the door on. */
export function shutRows(board: readonly (readonly string[])[]): number {
  return board.findIndex((row) => row.some((floor) => floor !== "closed"));
}

/** The largest board that a space has room for; upright, so many rows at the door may be left out. */
export function fit(width: number, height: number, closed = 0): Fit {
  const side = (across: number, down: number, frame: number): number =>
    Math.min((width - frame - GAP * (across + 1)) / across, (height - frame - GAP * (down + 1)) / down);
  const lying = side(ROWS, COLUMNS, FRAME.lying);
  const standing = side(COLUMNS, ROWS - closed, FRAME.upright);
  const upright = standing > lying;
  const q = Math.max(16, Math.min(LARGEST, Math.floor(Math.max(lying, standing))));
  return { upright, q, shut: upright ? closed : 0 };
}

/** The square among several that lies nearest in a direction; straight ahead counts more than near. */
export function towards(
  from: string,
  squares: readonly string[],
  direction: Direction,
  upright: boolean,
): string | null {
  const here = place(from, upright);
  let best: string | null = null;
  let least = Infinity;
  for (const square of squares) {
    const there = place(square, upright);
    const [ahead, aside] = along(there.x - here.x, there.y - here.y, direction);
    const far = ahead + 3 * Math.abs(aside);
    if (ahead > 0 && far < least) [best, least] = [square, far];
  }
  return best;
}

function along(dx: number, dy: number, direction: Direction): [number, number] {
  if (direction === "left") return [-dx, dy];
  if (direction === "right") return [dx, dy];
  return direction === "up" ? [-dy, dx] : [dy, dx];
}
