/** The tail of the guide's bubble. */

import { describe, expect, it } from "vitest";
import { tailed } from "../src/first/tail";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("the tail", () => {
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

  it("is slim where it is long", () => {
    const width = (top: number): number => {
      const [left, right] = tailed(box(400, top, 300, 100), box(500, 500, 100, 100)).from;
      return right.x - left.x;
    };
    expect(width(200)).toBeLessThan(width(374));
  });
});
