/** What a chart is made of; the picture that is shared draws the same lines. */

export interface Line {
  seat: number | null; // null: of all together
  name: string;
  points: readonly { x: number; y: number }[]; // x: decisions or turns
}

/** A point with a number, in the order of the numbers. */
export interface Mark {
  x: number;
  y: number;
}

/** By seat: colours alone tell nobody apart. */
export const DASHES = ["", "10 5", "3 4", "14 4 3 4", "6 3", "2 6", "18 6", "8 3 2 3 2 3"];
