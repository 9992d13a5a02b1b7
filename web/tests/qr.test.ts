import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrPath } from "../src/lib/qr";

const SCALE = 4; // pixels of a module

/** What a camera would see: the path in black on white. */
function photo(text: string): { pixels: Uint8ClampedArray; width: number } {
  const { path, size } = qrPath(text);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1Z/g))
    for (let down = 0; down < SCALE; down++) {
      const start = ((Number(y) * SCALE + down) * width + Number(x) * SCALE) * 4;
      for (let at = start; at < start + SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  return { pixels, width };
}

test.each([
  "http://192.168.1.20:8000/#/table/emerald-otter-42/join/0AJh3_x7-9sKq",
  "https://lootkeep.example/подземелье?с=друзьями",
  "x".repeat(600),
])("a camera reads %j", (text) => {
  const { pixels, width } = photo(text);
  expect(jsQR(pixels, width, width)?.data).toBe(text);
});

test("the path has the margin that scanners need", () => {
  const { path, size } = qrPath("HELLO");
  expect(size).toBe(21 + 8);
  expect(path.startsWith("M4 4h1v1h-1Z")).toBe(true);
});
