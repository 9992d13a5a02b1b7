import { readdirSync, readFileSync } from "node:fs";
import { icons } from "@iconify-json/game-icons";
import { expect, test } from "vitest";
import { onGrid, pointsOf, steps } from "../build/paths";

const LISTS = new URL("../src/icons/", import.meta.url);
const drawings = readdirSync(LISTS)
  .flatMap((list) => JSON.parse(readFileSync(new URL(list, LISTS), "utf-8")) as string[])
  .flatMap((name) => [...(icons.icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map(([, data]) => data!));

/** Where the pen of a path has been. */
function places(data: string): (readonly [number, number])[] {
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  return steps(data).flatMap((step) => {
    const points = pointsOf(step, pen);
    pen = points.at(-1) ?? start;
    if (step.command.toLowerCase() === "m") start = pen;
    return points;
  });
}

test("a path is read as its language has it: signs, points and flags tell numbers apart", () => {
  expect(steps("M1-2.5l.5.5 3,4a1 2 0 01.5-1z")).toEqual([
    { command: "M", numbers: [1, -2.5] },
    { command: "l", numbers: [0.5, 0.5] },
    { command: "l", numbers: [3, 4] },
    { command: "a", numbers: [1, 2, 0, 0, 1, 0.5, -1] },
    { command: "z", numbers: [] },
  ]);
  expect(() => steps("M1")).toThrow("breaks off in M");
  expect(() => steps("M1 2k3")).toThrow("command k");
});

test("points go to the grid where they lie, and errors do not add up", () => {
  expect(onGrid("M0 0h.4h.4h.4h.4z")).toBe("m0 0l0 0 1 0 0 0 1 0z");
  expect(onGrid("M10.2 9.9C1 1 2 2 3.5 4.4V8")).toBe("m10 10c-9-9-8-8-6-6l0 4");
});

test("no point of any drawing of ours moves by more than half a unit", () => {
  expect(drawings.length).toBeGreaterThan(200);
  for (const data of drawings) {
    const [before, after] = [places(data), places(onGrid(data))];
    expect(after.length).toBe(before.length);
    const moved = before.map(([x, y], i) => Math.max(Math.abs(x - after[i]![0]), Math.abs(y - after[i]![1])));
    expect(Math.max(...moved)).toBeLessThanOrEqual(0.5 + 1e-9);
  }
});
