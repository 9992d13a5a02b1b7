import { expect, test } from "vitest";
import { type Box, roomAt } from "../src/table/anchors";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const screen = box(0, 56, 1000, 744);
const seat = box(300, 100, 300, 200);
const bubble = box(0, 0, 120, 40);

test("a bubble hangs at the lower edge of its seat", () => {
  expect(roomAt(seat, bubble, [], screen)).toEqual(box(318, 290, 120, 40));
});

test("what is solid is never covered: it goes along the edge, beside the seat, or above it", () => {
  expect(roomAt(seat, bubble, [box(300, 295, 100, 50)], screen)?.x).toBe(462);
  expect(roomAt(seat, bubble, [box(0, 295, 1000, 400)], screen)).toEqual(box(590, 180, 120, 40));
  expect(roomAt(seat, bubble, [box(0, 120, 1000, 600)], screen)).toEqual(box(318, 70, 120, 40));
  const around = [box(0, 0, 1000, 100), box(0, 300, 1000, 500), box(0, 0, 300, 800), box(600, 0, 400, 800)];
  expect(roomAt(seat, bubble, around, screen)).toEqual(box(476, 256, 120, 40)); // then upon the seat itself
  expect(roomAt(seat, bubble, [screen], screen)).toBeNull();
});

test("it stays on the screen and below the top bar", () => {
  expect(roomAt(box(900, 700, 100, 100), bubble, [], screen)).toEqual(box(876, 756, 120, 40));
  expect(roomAt(box(0, 40, 100, 10), bubble, [], screen)?.y).toBe(60);
});
