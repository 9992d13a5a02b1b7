/** Where seats are on the board of any game: what carries `data-seat`. And where there is room beside one. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a seat is on this screen; nothing if the board does not show it. */
export function anchorOf(seat: number): Box | null {
  const found = [...document.querySelectorAll(`[data-seat="${seat}"]`)].map((each) => each.getBoundingClientRect());
  return found.find(({ width, height }) => width > 0 && height > 0) ?? null;
}

export const centre = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** What nothing may lie upon: pieces, tiles, answers, the panel in which they are given, and all seats but this one. */
const SOLID = "[data-piece], [data-option], .card, .choices, .tools, .tabs";

export function solids(seat: number): Box[] {
  return [...document.querySelectorAll(`${SOLID}, [data-seat]:not([data-seat="${seat}"])`)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);
}

const GAP = 4;
const OVERLAP = 10; // px by which a bubble reaches into its seat

/** A place of this size at a seat that covers nothing solid: at its lower edge if there is room, else beside or above it,
else upon it. */
export function roomAt(anchor: Box, size: Box, taken: readonly Box[], screen: Box): Box | null {
  const below = anchor.y + anchor.height - OVERLAP;
  const above = anchor.y - size.height + OVERLAP;
  const xs = [anchor.x + 18, anchor.x + anchor.width / 2 - size.width / 2, anchor.x + anchor.width - size.width - 18];
  const places = [
    ...xs.map((x) => ({ x, y: below })),
    { x: anchor.x + anchor.width - OVERLAP, y: anchor.y + anchor.height / 2 - size.height / 2 },
    { x: anchor.x - size.width + OVERLAP, y: anchor.y + anchor.height / 2 - size.height / 2 },
    ...xs.map((x) => ({ x, y: above })),
    { x: anchor.x + anchor.width - size.width - GAP, y: anchor.y + anchor.height - size.height - GAP },
  ].map((at) => ({ ...size, ...within(at, size, screen) }));
  return places.find((place) => !taken.some((box) => overlap(place, box))) ?? null;
}

function within(at: { x: number; y: number }, size: Box, screen: Box): { x: number; y: number } {
  const fit = (value: number, from: number, room: number, length: number): number =>
    Math.max(from + GAP, Math.min(value, from + room - length - GAP));
  return {
    x: fit(at.x, screen.x, screen.width, size.width),
    y: fit(at.y, screen.y, screen.height, size.height),
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
