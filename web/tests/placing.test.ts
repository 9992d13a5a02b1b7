/** Where the guide's bubble stands. */

import { describe, expect, it } from "vitest";
import { type Box, overlap, placed, tailed } from "../src/first/placing";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = box(0, 56, 1440, 844);
const SIZE = { width: 390, height: 120 };

describe("the bubble", () => {
  it("stands above its piece, where there is room", () => {
    const piece = box(500, 500, 150, 210);
    const found = placed(SIZE, piece, [], ROOM);
    expect(found.bottom).toBeLessThan(piece.top);
    expect((found.left + found.right) / 2).toBe(575);
  });

  it("flips below a piece at the top", () => {
    const piece = box(500, 80, 100, 120);
    expect(placed(SIZE, piece, [], ROOM).top).toBeGreaterThan(piece.bottom);
  });

  it("never covers its piece or what must stay free, and stays on the screen", () => {
    const side = box(1096, 56, 344, 844);
    for (let left = 0; left < 1000; left += 70) {
      for (let top = 60; top < 800; top += 60) {
        const piece = box(left, top, 90, 110);
        const found = placed(SIZE, piece, [side], ROOM);
        expect(overlap(found, piece) + overlap(found, side)).toBe(0);
        expect(found.left).toBeGreaterThanOrEqual(0);
        expect(found.top).toBeGreaterThanOrEqual(56);
        expect(found.bottom).toBeLessThanOrEqual(900);
      }
    }
  });

  it("stands clear of a menu that has opened over the place above", () => {
    const piece = box(500, 400, 150, 210);
    const menu = box(430, 200, 290, 180);
    expect(overlap(placed(SIZE, piece, [menu], ROOM), menu)).toBe(0);
  });

  it("on a phone stands over the sheet of answers, if the piece lies in it", () => {
    const sheet = box(0, 450, 390, 394);
    const found = placed({ width: 374, height: 90 }, { ...box(10, 560, 180, 48), top: 450, bottom: 844 }, [sheet], {
      ...ROOM,
      right: 390,
      bottom: 844,
    });
    expect(found.bottom).toBeLessThan(450);
  });
});

describe("its tail", () => {
  it("leads from the edge that faces the piece to the piece", () => {
    const piece = box(500, 500, 100, 100);
    expect(tailed(box(400, 300, 300, 100), piece).to).toEqual({ x: 550, y: 495 });
    expect(tailed(box(400, 700, 300, 100), piece).to).toEqual({ x: 550, y: 605 });
    expect(tailed(box(100, 500, 300, 100), piece).to).toEqual({ x: 495, y: 550 });
    expect(tailed(box(700, 500, 300, 100), piece).to).toEqual({ x: 605, y: 550 });
  });

  it("grows from the bubble, not from beside it", () => {
    const { from } = tailed(box(400, 300, 300, 100), box(900, 500, 50, 50));
    expect(Math.max(...from.map(({ x }) => x))).toBeLessThan(700);
  });
});
