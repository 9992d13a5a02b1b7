import { describe, expect, it } from "vitest";
import { overlap, placed } from "../src/parts/placing";

const SCREEN = { width: 400, height: 800 };
const TIP = { width: 100, height: 60 };
const SIDES = ["above", "below", "right", "left"] as const;
const piece = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });

describe("what stands beside a piece", () => {
  it("stands on the first side that has room", () => {
    expect(placed(piece(180, 400), TIP, SCREEN, { sides: SIDES })).toEqual({ side: "above", left: 150, top: 330 });
  });

  it("flips where the first side has none, and stays on the screen", () => {
    expect(placed(piece(0, 5), TIP, SCREEN, { sides: SIDES })).toEqual({ side: "below", left: 10, top: 55 });
    expect(placed(piece(380, 5, 15), TIP, SCREEN, { sides: SIDES }).left).toBe(290);
  });

  it("never covers the piece if any side is free", () => {
    const tall = piece(0, 0, 200, 800);
    const { side, left, top } = placed(tall, TIP, SCREEN, { sides: SIDES });
    expect(side).toBe("right");
    expect(overlap({ left, top, ...TIP }, tall)).toBe(0);
  });

  it("keeps clear of others", () => {
    const others = [{ left: 100, top: 300, width: 200, height: 95 }];
    expect(placed(piece(180, 400), TIP, SCREEN, { sides: SIDES, others }).side).toBe("below");
  });
});
