/** What the clans share: tokens, arms with a body, and what is left of those who came to fight them. */

import type { Drawing, Look } from "./design";
import { type Eye, eye } from "./faces";
import { flat, line, mix, type Pen, penWith, placed } from "./pen";

const LOOKS: Record<string, Look> = {
  ready: {},
  wounded: { mood: "pain" },
  exhausted: { mood: "dazed" },
  aimed: { mood: "fear" },
};

/** A bust that is seen on the board: what can become of it there is in its face. */
export const token = (dark: string, flame: string, draw: (pen: Pen, look: Look) => string): Drawing => ({
  wide: 160,
  high: 164,
  looks: LOOKS,
  draw: (look) => draw(penWith(dark, flame), look),
});

/** The arms, legs and tails of somebody: lines with a body, most of them in one colour. */
export const arms =
  (own: string, dark: string) =>
  (path: string, wide: number, colour = own): string =>
    line(path, wide + 5.6) +
    line(path, wide, mix(colour, dark, 0.42)) +
    placed(line(path, wide * 0.64, colour), -wide * 0.13, -wide * 0.13);

/** The Warrior's helmet about (0, 0), 40 wide, with his eyes in it. */
export const helm = (pen: Pen, { radius = 5, ...eyes }: Eye & { radius?: number }): string =>
  pen.form("M-4 -26C-14 -40 6 -46 16 -38C20 -32 18 -26 14 -22Z", "#d23a34", { width: 2.4, shade: [-2, -2] }) +
  pen.form("M-20 4C-22 -18 -12 -28 0 -28C14 -28 22 -18 20 4L18 20C8 26 -8 26 -18 20Z", "#a8bad0", {
    width: 3,
    within: line("M-8 12v7M0 13v8M8 12v7", 2.2, "#3c4658"),
  }) +
  pen.form("M-20 -6Q0 -12 20 -6L19 7Q0 2 -19 7Z", "#171420", { width: 2, smooth: true }) +
  [-7, 8].map((x) => eye(pen, x, -2, radius, { lid: 0, pupil: 0.34, ...eyes })).join("");

/** A boot of his, or of another's. */
export const boot = (pen: Pen, x: number, y: number, turn: number, colour: string): string =>
  placed(
    pen.form("M-7 -18L7 -18L8 0C15 2 18 6 17 12H-8Z", colour, { width: 2.6, shade: [-2, -2], rim: [1.4, 1] }) +
      line("M-7 -11h14", 2, mix(colour, "#ffffff", 0.4)),
    x,
    y,
    turn,
  );

/** Shelves far away, one above another: where a book stands on each of them, and where each of them is. */
export function shelves(
  places: readonly number[],
  heights: readonly number[],
  tones: readonly string[],
  board: string,
): string {
  const [from, to] = [places[0]! - 6, places.at(-1)! + 22];
  const paths = tones.map(() => "");
  for (const y of heights)
    places.forEach((x, i) => {
      paths[(i + y) % tones.length] += `M${x} ${y}v${-17 - ((i * 7) % 9)}h${8 + ((i * 5) % 4)}V${y}Z`;
    });
  return (
    paths.map((path, i) => flat(path, tones[i]!)).join("") +
    flat(heights.map((y) => `M${from} ${y}H${to}v5H${from}Z`).join(""), board)
  );
}
