/** Reads the library from the characters and the table of the rules. */

const FLOORS: Record<string, string> = { B: "book", S: "scroll", P: "potion", G: "stones", D: "desk" };

export interface DrawnSquare {
  square: string;
  floor: string;
  teleport: boolean;
  rigor: boolean; // he starts here
}

/** How shelves and closed rows make the library fit so many players. */
export interface Fitting {
  players: string;
  closed: Set<string>;
  shelves: Set<string>;
  starts: Set<string>;
}

/** The squares, row by row from the door. */
export function squaresOf(text: string): DrawnSquare[] {
  const [head, ...rows] = text.split("\n").map((line) => line.trim().split(/\s+/));
  return rows.flatMap(([row, ...cells]) =>
    cells.map((cell, column) => ({
      square: head![column]! + row,
      floor: FLOORS[cell[0]!] ?? "",
      teleport: cell.includes("*"),
      rigor: cell.includes("R"),
    })),
  );
}

/** A row of the table: players, what is closed, shelves, start squares; read by its squares and numbers alone, in any language. */
export function fittingOf([players = "", closed = "", shelves = "", starts = ""]: string[]): Fitting {
  const named = (text: string): string[] => text.match(/[a-g]\d+/g) ?? [];
  const [first, last = first] = (closed.replace(/[a-g]\d+/g, "").match(/\d+/g) ?? []).map(Number);
  const rows = first === undefined ? [] : Array.from({ length: last! - first + 1 }, (_, i) => first + i);
  return {
    players,
    closed: new Set([...named(closed), ...rows.flatMap((row) => [..."abcdefg"].map((column) => column + row))]),
    shelves: new Set(named(shelves)),
    starts: new Set(named(starts)),
  };
}
