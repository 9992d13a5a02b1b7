/** What the Withering Looks share: the light of shame, who looks on, and limbs for a goblin's bust. */

import { type Goblin, goblin } from "./kragmortha";
import { flat, line, oval, type Pen, placed, type Point, WIDTH } from "./pen";

export const SHAME = { dark: "#3a0c34", flame: "#ffb0e0" };

/** A goblin's bust with its head about a point. */
export const bust = (pen: Pen, x: number, y: number, turn: number, scale: number, look: Goblin): string =>
  placed(placed(goblin(pen, look), -80, -70), x, y, turn, scale);

type Limb = readonly [from: Point, bend: Point, to: Point, wide: number, end: number];

function outline([from, bend, to, wide, end]: Limb): string {
  const across = (one: Point, other: Point, half: number): Point => {
    const long = Math.hypot(other[0] - one[0], other[1] - one[1]) || 1;
    return [((one[1] - other[1]) / long) * half, ((other[0] - one[0]) / long) * half];
  };
  const at = (point: Point, by: Point, side: number): string =>
    `${(point[0] + by[0] * side).toFixed(1)} ${(point[1] + by[1] * side).toFixed(1)}`;
  const first = across(from, bend, wide / 2);
  const middle = across(from, to, (wide + end) / 4);
  const last = across(bend, to, end / 2);
  return (
    `M${at(from, first, 1)}Q${at(bend, middle, 1)} ${at(to, last, 1)}A${end / 2} ${end / 2} 0 0 0 ${at(to, last, -1)}` +
    `Q${at(bend, middle, -1)} ${at(from, first, -1)}A${wide / 2} ${wide / 2} 0 0 0 ${at(from, first, 1)}Z`
  );
}

/** Arms or legs that do not meet: each bends once, and is wide and then less so. */
export const limbs = (pen: Pen, colour: string, ...all: Limb[]): string =>
  pen.form(all.map(outline).join(""), colour, { width: 2.8, shade: [-3, -2.4] });

/** One of them. */
export const limb = (
  pen: Pen,
  from: Point,
  bend: Point,
  to: Point,
  wide: number,
  end: number,
  colour: string,
): string => limbs(pen, colour, [from, bend, to, wide, end]);

/** A bare foot with three toes; it points to the right. */
export const foot = (pen: Pen, x: number, y: number, turn: number, scale: number, colour: string, side = 1): string =>
  placed(
    pen.form("M-9 -8C-4 -10 4 -9 8 -5C14 -8 20 -6 20 -1C24 0 25 5 21 7C18 9 8 9 -4 9C-12 9 -14 -4 -9 -8Z", colour, {
      width: 2.6,
      shade: [-2.4, -2],
    }) + line("M12 -1q4 0 6 1M13 4q4 0 7 1", WIDTH.detail),
    x,
    y,
    turn,
    scale * side,
    scale,
  );

/** A beam of light from above, and its pool on the floor. */
export const beam = (x: number, left: number, right: number, floor = 140, wide = 12, colour = "#ffc4ec"): string => {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return (
    flat(`M${x - wide} -12H${x + wide}L${right} ${floor}H${left}Z`, colour, 0.2) +
    flat(
      `M${x - wide * 0.5} -12H${x + wide * 0.5}L${middle + half * 0.66} ${floor}H${middle - half * 0.66}Z`,
      colour,
      0.2,
    ) +
    flat(oval(middle, floor, half, half * 0.17), colour, 0.42)
  );
};

/** The eyes that have done it, burning above. */
export const burning = (pen: Pen, x: number, y: number, scale: number, right = 0, down = 2): string =>
  pen.glow(x, y, 46 * scale, "#ff6ad8", 0.85) +
  placed(
    [-1, 1]
      .map(
        (side) =>
          placed(
            flat("M5 6C10 -5 24 -13 33 -12C32 2 18 13 5 6Z", "#fff0fa") +
              line("M5 6C10 -5 24 -13 33 -12C32 2 18 13 5 6Z", 3, "#5a0f4c") +
              line("M3 -1C12 -12 24 -20 36 -20", 5, "#2c0826"),
            0,
            0,
            0,
            side,
            1,
          ) + `<ellipse cx="${side * 18 + right}" cy="${-2 + down}" rx="3.4" ry="6" fill="#8a0f6a"/>`,
      )
      .join(""),
    x,
    y,
    0,
    scale,
  );

/** A shelf with books, far back. */
export const books = (from: number, to: number, y: number, seed = 0): string => {
  const tones = ["", "", ""];
  for (let x = from, i = seed; x < to - 5; i++) {
    const wide = 5 + ((i * 5) % 4);
    tones[i % 3] += `M${x} ${y}v${-16 - ((i * 7) % 9)}h${wide}V${y}Z`;
    x += wide + ((i * 3) % 7 === 0 ? 5 : 1);
  }
  return (
    tones.map((path, i) => (path ? flat(path, ["#6d2a62", "#8a3a5a", "#54205a"][i]!) : "")).join("") +
    flat(`M${from - 4} ${y}H${to + 4}V${y + 5}H${from - 4}Z`, "#2c0c2a")
  );
};

/** Somebody in the dark who finds it funny. */
export const sniggerer = (x: number, y: number, scale: number, side = 1, colour = "#260822"): string =>
  placed(
    flat(
      "M-46 124L-40 44C-38 22 -22 16 -16 12C-24 6 -26 -2 -25 -8C-36 -10 -46 -18 -50 -30C-38 -32 -28 -26 -22 -20C-18 -32 14 -34 20 -20C28 -28 38 -32 50 -28C46 -16 36 -8 25 -7C26 2 22 8 16 12C22 16 38 22 40 44L46 124Z",
      colour,
    ) +
      flat("M-17 -12Q-9 -18 -3 -8Q-11 -6 -17 -12ZM17 -13Q10 -19 4 -8Q12 -6 17 -13Z", "#ffd84a") +
      flat("M-14 0Q0 6 15 -2Q12 11 0 11Q-11 11 -14 0Z", "#fff0dc") +
      line("M-7 3v7M0 4v7M7 3v7", 1.6, colour),
    x,
    y,
    0,
    scale * side,
    scale,
  );

/** The card of the Look itself. */
export const lookCard = (pen: Pen, x: number, y: number, turn: number, scale = 1): string =>
  placed(
    pen.form("M-12 -17H12V17H-12Z", "#fff0dc", {
      width: 2.4,
      shade: [-2, -2],
      rim: [1, 1],
      within: flat("M-8.5 -13.5H8.5V13.5H-8.5Z", "#b0307e"),
    }) +
      flat("M-7 0Q0 -8 7 0Q0 8 -7 0Z", "#fff0fa") +
      flat(oval(0, 0, 2.4, 3.4), "#4a0a3c"),
    x,
    y,
    turn,
    scale,
  );

/** The floor that it stands on. */
export const floor = (y: number, colour = "#2a0b24"): string =>
  flat(`M-12 ${y}Q100 ${y - 8} 212 ${y}V164H-12Z`, colour);
