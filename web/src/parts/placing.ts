/** Where something small stands beside a piece: never off the screen, never over the piece, and over little else. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export type Side = "above" | "below" | "right" | "left";
export interface Placed {
  side: Side;
  left: number;
  top: number;
}

const EDGE = 10; // px that stay free at the edge of the screen

/** How much of two boxes is the same place, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The first of these sides that covers nothing; else the one that covers least, and the piece itself last of all. */
export function placed(
  piece: Box,
  size: Size,
  screen: Size,
  { sides, gap = EDGE, others = [] }: { sides: readonly Side[]; gap?: number; others?: readonly Box[] },
): Placed {
  let best: Placed | null = null;
  let least = Infinity;
  for (const side of sides) {
    const [left, top] = within(beside(piece, size, side, gap), size, screen);
    const here = { left, top, ...size };
    const covers = others.reduce((sum, other) => sum + overlap(here, other), 0);
    const cost = covers + overlap(here, piece) * 1000;
    if (cost < least) [best, least] = [{ side, left, top }, cost];
  }
  return best!;
}

function beside(piece: Box, size: Size, side: Side, gap: number): [number, number] {
  const across = piece.left + (piece.width - size.width) / 2;
  const down = piece.top + (piece.height - size.height) / 2;
  switch (side) {
    case "above":
      return [across, piece.top - gap - size.height];
    case "below":
      return [across, piece.top + piece.height + gap];
    case "right":
      return [piece.left + piece.width + gap, down];
    case "left":
      return [piece.left - gap - size.width, down];
  }
}

function within([left, top]: [number, number], size: Size, screen: Size): [number, number] {
  const kept = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE));
  return [kept(left, size.width, screen.width), kept(top, size.height, screen.height)];
}
