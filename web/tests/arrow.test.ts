/** The arrow from a card to what it hits: out of the card's side, and to the target through the gaps. */

import { expect, test } from "vitest";
import { across, along, arrow, type Box } from "../src/parts/arrow";

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

test("from beside the board a piece is reached over the others, a room along the walls between them", () => {
  const aside = box(1100, 100, 250, 150);
  expect(end(across(aside, box(500, 400, 60, 60)).path)).toEqual([572, 430]);
  const board = box(0, 50, 1060, 600);
  const room = box(210, 260, 200, 190);
  const { path } = along(aside, room, board, 10);
  const ways = path.match(/[\d.]+,[\d.]+/g)!.map((each) => each.split(",").map(Number));
  expect(ways.at(-1)).toEqual([395, 355]);
  expect(ways.some(([x, y]) => x! < 1060 && x! > 420 && y !== 255)).toBe(false); // only in the wall above the room
});
