/** The arrow from a card to what it hits: out of the card's side, and to the target through the gaps. */

import { expect, test } from "vitest";
import { arrow, type Box } from "../src/games/looterz/arrow";

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const card = box(400, 400, 200, 280);
const end = (path: string): number[] => path.split(" ").at(-1)!.split(",").map(Number);

test("a card is reached from below, and what is mine from above", () => {
  expect(end(arrow(card, box(50, 100, 90, 110), null).path)).toEqual([95, 222]);
  expect(end(arrow(card, box(150, 720, 90, 120), null).path)).toEqual([195, 708]);
});

test("a tile is reached from the gap on its side of the plate", () => {
  const plate = box(100, 50, 200, 250);
  const [left, right] = [box(105, 100, 90, 42), box(205, 100, 90, 42)];
  expect(end(arrow(card, left, plate).path)[0]).toBeLessThan(plate.left);
  expect(end(arrow(card, right, plate).path)[0]).toBeGreaterThan(plate.right);
});

test("a tile as wide as its plate is reached from the side of the card", () => {
  const [west, east] = [box(0, 50, 200, 250), box(800, 50, 200, 250)];
  expect(end(arrow(card, box(8, 100, 184, 42), west).path)[0]).toBeGreaterThan(west.right);
  expect(end(arrow(card, box(808, 100, 184, 42), east).path)[0]).toBeLessThan(east.left);
});
