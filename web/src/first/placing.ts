/** Where a guide's bubble stands: near the piece that it speaks of, and never over that or what must be seen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Tail {
  from: [Point, Point]; // on the bubble's edge
  to: Point; // at the piece
}

const GAP = 26; // between bubble and piece: as long as the tail
const MARGIN = 8; // at the edges of the room
const CORNER = 30; // of the bubble, from which no tail grows
const BASE = 14; // half of a tail's foot
const SLIM = 5; // of a long one, which passes over other things
const LONG = 60;

/** The best place in a room: above the piece, else below it, beside it, or clear of what must stay free. */
export function placed(size: Size, piece: Box, free: readonly Box[], room: Box): Box {
  const options = [...around(size, piece), ...free.flatMap((each) => around(size, each, piece))];
  const costs = options.map((option) => {
    const inside = within(option, room);
    return { inside, cost: [piece, ...free].reduce((sum, each) => sum + overlap(inside, each), 0) };
  });
  return costs.reduce((best, each) => (each.cost < best.cost ? each : best)).inside;
}

/** Above, below, right and left of something, towards a piece. */
function around({ width, height }: Size, at: Box, towards: Box = at): Box[] {
  const x = (towards.left + towards.right - width) / 2;
  const y = (towards.top + towards.bottom - height) / 2;
  const corners: [number, number][] = [
    [x, at.top - GAP - height],
    [x, at.bottom + GAP],
    [at.right + GAP, y],
    [at.left - GAP - width, y],
  ];
  return corners.map(([left, top]) => ({ left, top, right: left + width, bottom: top + height }));
}

/** The same, moved into the room. */
function within({ left, top, right, bottom }: Box, room: Box): Box {
  const dx = shift(left, right, room.left + MARGIN, room.right - MARGIN);
  const dy = shift(top, bottom, room.top + MARGIN, room.bottom - MARGIN);
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

function shift(from: number, to: number, least: number, most: number): number {
  return Math.max(least - from, Math.min(0, most - to));
}

/** How much two boxes share, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The tail from a bubble to the edge of its piece. */
export function tailed(bubble: Box, piece: Box): Tail {
  const x = (piece.left + piece.right) / 2;
  const y = (piece.top + piece.bottom) / 2;
  if (bubble.bottom <= piece.top || bubble.top >= piece.bottom) {
    const isAbove = bubble.bottom <= piece.top;
    const edge = isAbove ? bubble.bottom - 2 : bubble.top + 2;
    const foot = Math.max(bubble.left + CORNER, Math.min(x, bubble.right - CORNER));
    const to = { x, y: isAbove ? piece.top - 5 : piece.bottom + 5 };
    const half = Math.abs(to.y - edge) > LONG ? SLIM : BASE;
    return {
      from: [
        { x: foot - half, y: edge },
        { x: foot + half, y: edge },
      ],
      to,
    };
  }
  const isLeft = bubble.right <= piece.left;
  const edge = isLeft ? bubble.right - 2 : bubble.left + 2;
  const foot = Math.max(bubble.top + CORNER, Math.min(y, bubble.bottom - CORNER));
  const to = { x: isLeft ? piece.left - 5 : piece.right + 5, y };
  const half = Math.abs(to.x - edge) > LONG ? SLIM : BASE;
  return {
    from: [
      { x: edge, y: foot - half },
      { x: edge, y: foot + half },
    ],
    to,
  };
}
