/** The tail of a bubble: from the edge that faces a piece to the piece. */

import type { Box } from "../parts/placing";

export interface Point {
  x: number;
  y: number;
}

export interface Tail {
  from: [Point, Point]; // on the bubble's edge
  to: Point; // at the piece
}

const CORNER = 30; // of the bubble, from which no tail grows
const NEAR = 5; // how near it comes to the piece
const INSIDE = 2; // it covers the bubble's edge
const BASE = 14; // half of its foot
const SLIM = 5; // of a long one, which passes over other things
const LONG = 60;

/** The tail from a bubble to the edge of its piece. */
export function tailed(bubble: Box, piece: Box): Tail {
  const isAbove = bubble.top + bubble.height <= piece.top;
  const isBelow = bubble.top >= piece.top + piece.height;
  if (isAbove || isBelow) {
    const { edge, foot, half, middle, end } = along(
      { from: bubble.top, length: bubble.height, across: bubble.left, breadth: bubble.width },
      { from: piece.top, length: piece.height, across: piece.left, breadth: piece.width },
      isAbove,
    );
    return {
      from: [
        { x: foot - half, y: edge },
        { x: foot + half, y: edge },
      ],
      to: { x: middle, y: end },
    };
  }
  const { edge, foot, half, middle, end } = along(
    { from: bubble.left, length: bubble.width, across: bubble.top, breadth: bubble.height },
    { from: piece.left, length: piece.width, across: piece.top, breadth: piece.height },
    bubble.left + bubble.width <= piece.left,
  );
  return {
    from: [
      { x: edge, y: foot - half },
      { x: edge, y: foot + half },
    ],
    to: { x: end, y: middle },
  };
}

/** A box as it is seen in the direction in which a tail grows. */
interface Span {
  from: number;
  length: number;
  across: number;
  breadth: number;
}

function along(bubble: Span, piece: Span, isBefore: boolean) {
  const middle = piece.across + piece.breadth / 2;
  const edge = isBefore ? bubble.from + bubble.length - INSIDE : bubble.from + INSIDE;
  const end = isBefore ? piece.from - NEAR : piece.from + piece.length + NEAR;
  const foot = Math.max(bubble.across + CORNER, Math.min(middle, bubble.across + bubble.breadth - CORNER));
  return { middle, edge, end, foot, half: Math.abs(end - edge) > LONG ? SLIM : BASE };
}
