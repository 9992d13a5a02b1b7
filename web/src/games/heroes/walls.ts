/** How a room is divided, whatever its size: a header, the place of its pieces, a foot; none reaches into another. */

import type { Box } from "./plan";

export interface Walls {
  edge: number; // px that the wall takes at each side
  type: number; // px of the type in which its name stands
  isStacked: boolean; // its action stands below its name, not beside it
  isBare: boolean; // its action has no room at all: the room itself is touched for it
  hasSign: boolean; // its sort has a sign before the name
  isLow: boolean; // its pieces have no row of their own: they stand between treasure and portal
  head: number; // px of the header
  foot: number; // px of the foot
}

/** What a room has to show besides its pieces. */
export interface Contents {
  name: string;
  signs: number; // pictures on the plate of its action
  kinds: number; // of pieces: each makes a stack
  hasFoot: boolean; // a treasure or a portal; a wide room always has something to say there
}

const LETTER = 0.6; // of the type's size that a letter takes, at most
const NARROW = 128; // px: a room in which nothing has room beside a name
const TINY = 84; // px: a room in which everything is as small as it can be
const LOW = 100; // px: a room that has no third row
const MANY = 6; // kinds of pieces that need all the room there is
const [LEAST, MOST] = [11, 19]; // px of type
const SIGN = 27; // px, with its gap
const GAP = 5;
const ROW = 26; // px that pieces need at least
const LEAST_ROW = 20; // where beside treasure and portal there is no place for them
const [ABOVE, BELOW] = [4, 2]; // px about the pieces: a stack's number stands out above

/** The walls of a room of this size. */
export function wallsOf(box: Box, { name, signs, kinds, hasFoot }: Contents): Walls {
  const isStacked = box.width <= NARROW;
  const isSmall = isStacked || box.height < 150;
  const isTiny = box.width <= TINY;
  const edge = isTiny ? 6 : isStacked ? 7 : 10;
  const plate = { width: signs > 1 ? 52 : 28, height: isStacked ? 18 : isSmall ? 21 : 25 };
  const isBare = isStacked && (kinds >= MANY || box.height < LOW);
  const wide = box.width - 2 * edge - (isStacked ? 0 : plate.width + GAP);
  const largest = Math.min(MOST, Math.max(13, Math.round(box.width / 12)));
  const hasSign = !isStacked && fitting(name, wide - SIGN, largest) >= 13;
  const type = fitting(name, wide - (hasSign ? SIGN : 0), largest);
  const lines = name.length * LETTER * type > wide - (hasSign ? SIGN : 0) && name.includes(" ") ? 2 : 1;
  const words = lines * type + 1;
  const head = isBare ? words : isStacked ? words + 2 + plate.height : Math.max(words, plate.height);
  const foot = isStacked ? (hasFoot ? (isTiny ? 16 : 20) : 0) : isSmall ? 28 : 34;
  const isLow = box.height - 2 * edge - head - foot - ABOVE - BELOW < (isTiny ? LEAST_ROW : ROW);
  return { edge, type, isStacked, isBare, hasSign, isLow, head: Math.ceil(head), foot };
}

/** The largest type in which the longest word of a name has room. */
function fitting(name: string, width: number, largest: number): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return Math.min(largest, Math.max(LEAST, Math.floor((2 * width) / (longest * LETTER)) / 2));
}

/** Where the pieces of a room stand: between header and foot, or in a low room beside what is in its corners, so many px. */
export function middleOf(box: Box, walls: Walls, corners: { left: number; right: number }): Box {
  const { edge, head, foot, isLow } = walls;
  const [left, right] = isLow ? [corners.left, corners.right] : [0, 0];
  return {
    x: box.x + edge + left,
    y: box.y + edge + head + ABOVE,
    width: box.width - 2 * edge - left - right,
    height: box.height - 2 * edge - head - ABOVE - BELOW - (isLow ? 0 : foot),
  };
}

/** Where somebody stands who is only imagined: in the foot, where no piece gives way to them. */
export function footOf(box: Box, walls: Walls): { x: number; y: number; height: number } {
  const height = Math.max(walls.foot, 24);
  return { x: box.x + box.width * 0.62, y: box.y + box.height - walls.edge - height / 2, height };
}
