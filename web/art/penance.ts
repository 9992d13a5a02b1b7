/** What the Withering Looks share: the light of shame, who stands in it, and who looks on. */

import { STILL } from "./design";
import { type Goblin, goblin } from "./kragmortha";
import { flat, INK, line, oval, type Pen, placed, plain, type Point, WIDTH } from "./pen";

export const SHAME = { dark: "#3a0c34", flame: "#ffb0e0", states: STILL };

/** What of a head stays when its body goes another way: all above the chin. */
const CHINS: readonly string[] = [
  "V112H102L94 118.5L87 122H73L66 118.5L58 112H-40Z",
  "V116H112L101 108L96 124L88 135H72L64 124L59 108L48 116H-40Z",
  "V100H143C136 120 112 132 80 132C48 132 24 120 17 100H-40Z",
  "V128H138V153H22V128H-40Z",
  "V94H138C138 121 112 132 80 132C48 132 22 121 22 94H-40Z",
  "V112H102C98 120 92 130 80 130C68 130 62 120 58 112H-40Z",
  "V104H125C120 118 102 128 80 128C58 128 40 118 35 104H-40Z",
  "V106H128C122 122 104 132 80 132C56 132 38 122 32 106H-40Z",
];

/** The head of a goblin alone; `high` squashes it. */
export function headOf(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  scale: number,
  look: Goblin,
  high = scale,
): string {
  const name = pen.id();
  return placed(
    `<clipPath id="${name}"><path d="M-40 -60H200${CHINS[look.head ?? 0]!}"/></clipPath>` +
      placed(`<g clip-path="url(#${name})">${goblin(pen, look)}</g>`, -80, -70),
    x,
    y,
    turn,
    scale,
    high,
  );
}

const short = (value: number): number => Math.round(value * 10) / 10;

/** The path of an arm or a leg, from one end around a bend to the other; `thick` and `thin` are half of its ends. */
export function limb(from: Point, bend: Point, to: Point, thick: number, thin = thick): string {
  const across = (one: Point, other: Point): Point => {
    const [x, y] = [other[0] - one[0], other[1] - one[1]];
    const long = Math.hypot(x, y) || 1;
    return [-y / long, x / long];
  };
  const [first, middle, last] = [across(from, bend), across(from, to), across(bend, to)];
  const at = (point: Point, side: Point, far: number): string =>
    `${short(point[0] + side[0] * far)} ${short(point[1] + side[1] * far)}`;
  const half = (thick + thin) / 2;
  return (
    `M${at(from, first, thick)}Q${at(bend, middle, half)} ${at(to, last, thin)}` +
    `A${thin} ${thin} 0 0 0 ${at(to, last, -thin)}Q${at(bend, middle, -half)} ${at(from, first, -thick)}` +
    `A${thick} ${thick} 0 0 0 ${at(from, first, thick)}Z`
  );
}

/** Arms or legs that do not meet. */
export const limbs = (pen: Pen, colour: string, ...all: Parameters<typeof limb>[]): string =>
  pen.form(all.map((each) => limb(...each)).join(""), colour, { width: 2.8, shade: [-3, -2.4] });

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

/** Light that falls from one point to another and fades on its way. */
export function beam(pen: Pen, path: string, from: Point, to: Point, opacity = 0.75, colour = "#ffd0ee"): string {
  const name = pen.id();
  return (
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">` +
    `<stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="${short(opacity * 3) / 20}"/></linearGradient>` +
    `<path d="${path}" fill="url(#${name})"/>`
  );
}

/** The pool that a beam makes on the floor. */
export const pool = (x: number, y: number, wide: number, high = wide * 0.2, colour = "#ff9ad6"): string =>
  flat(oval(x, y, wide, high), colour, 0.4) + flat(oval(x, y, wide * 0.78, high * 0.74), "#ffd6f0", 0.4);

/** Light from above, and its pool on the floor. */
export const spotlight = (
  x: number,
  left: number,
  right: number,
  floor = 140,
  wide = 12,
  colour = "#ffc4ec",
): string => {
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

/** The floor of a stage. */
export const floor = (y: number, colour = "#2a0b24"): string =>
  flat(`M-12 ${y}Q100 ${y - 8} 212 ${y}V164H-12Z`, colour);

/** His eyes: all that is seen of the Dark Lord. */
export function glare(pen: Pen, x: number, y: number, scale = 1, turn = 0, gaze: Point = [0, 0]): string {
  const one = (side: number): string =>
    placed(
      flat("M-30 -12C-18 -13 -4 -5 2 8C-10 14 -27 8 -30 -12Z", "#ff5ac8") +
        flat("M-25 -7C-16 -8 -7 -2 -2 6C-11 9 -22 5 -25 -7Z", "#fff0fa") +
        flat(oval(-11 - side * gaze[0], gaze[1], 2.6, 6), "#5a0a4a") +
        line("M-34 -17C-18 -18 -4 -9 4 5", 3.4, "#2a0626"),
      side * 5,
      0,
      0,
      -side,
      1,
    );
  return placed(
    pen.glow(-19, 0, 34, "#ff4ac0", 0.8) + pen.glow(19, 0, 34, "#ff4ac0", 0.8) + one(-1) + one(1),
    x,
    y,
    turn,
    scale,
  );
}

/** One of those who watch, and do not help. */
export const onlooker = (x: number, y: number, scale: number, colour: string, turn = 0, shine = "#ffb0e0"): string =>
  placed(
    flat(
      "M-24 44C-22 26 -12 26 -12 20C-18 12 -19 0 -16 -8C-26 -8 -36 -14 -40 -26C-29 -26 -19 -22 -13 -15C-6 -23 6 -23 13 -15C19 -22 29 -26 40 -26C36 -14 26 -8 16 -8C19 0 18 12 12 20C12 26 22 26 24 44Z",
      colour,
    ) +
      line("M-10 -4q4 -5 8 0M3 -4q4 -5 8 0", 2.4, shine) +
      flat("M-9 5Q0 9 10 4Q8 15 0 15Q-8 14 -9 5Z", shine),
    x,
    y,
    turn,
    scale,
  );

/** Somebody in the dark who has done it, or is about to. */
export const prankster = (x: number, y: number, scale: number, side = 1, colour = "#260822"): string =>
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

const SPINES = ["#7a2a6a", "#5a1c58", "#9a3a7a", "#44143f", "#b0527c"];

/** A board of a bookcase, with its back; `seed` says how its books stand. */
export function bookcase(x: number, y: number, wide: number, high: number, seed: number, spines = SPINES): string {
  const paths = spines.map(() => "");
  let at = x;
  let turn = seed;
  while (at < x + wide - 5) {
    turn = (turn * 73 + 41) % 997;
    const thick = Math.min(6 + (turn % 7), x + wide - at);
    const tall = short(high * (0.7 + (turn % 5) * 0.07));
    if (turn % 11 === 0) at += 5;
    else paths[turn % paths.length] += `M${at} ${short(y - tall)}h${thick - 1}v${tall}h${1 - thick}Z`;
    at += thick;
  }
  return (
    flat(`M${x} ${y - high}h${wide}v${high}h${-wide}Z`, "#2c0a28") +
    paths.map((path, i) => flat(path, spines[i]!)).join("") +
    flat(`M${x - 2} ${y}h${wide + 4}v5h${-wide - 4}Z`, "#6a2458")
  );
}

/** A shelf on the wall, farther away: thin books, and nothing behind them. */
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

/** The Look that must be borne, as the card that it is. */
export const lookCard = (pen: Pen, x: number, y: number, turn = 0, scale = 1, high = scale): string =>
  placed(
    pen.form("M-15 -19Q-15 -22 -12 -22H12Q15 -22 15 -19V19Q15 22 12 22H-12Q-15 22 -15 19Z", "#fff0dc", {
      width: 2.6,
      shade: [-2, -2],
      within:
        flat("M-11 -18H11V18H-11Z", "#c8348e") +
        flat("M-10 0Q0 -11 10 0Q0 11 -10 0Z", "#ffe6f6") +
        flat(oval(0, 0, 3.4, 4.6), "#5a0a4a") +
        line("M-6 -10l-2 -4M0 -12v-4M6 -10l2 -4M-6 10l-2 4M0 12v4M6 10l2 4", 1.6, "#ffb0e0"),
    }),
    x,
    y,
    turn,
    scale,
    high,
  );

/** A book that lies on its side. */
export const lyingBook = (
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  high: number,
  turn: number,
  colour: string,
): string =>
  placed(
    pen.form(`M${-wide} ${-high}H${wide}V${high}H${-wide}Q${-wide - 5} 0 ${-wide} ${-high}Z`, colour, {
      width: 2.8,
      within:
        flat(`M${-wide + 3} ${-high + 3}H${wide + 2}V${high - 3}H${-wide + 3}Z`, "#f3e6c6") +
        line(`M${-wide + 6} ${-high / 4}H${wide}M${-wide + 6} ${high / 3}H${wide}`, 1.1, "#b89a6a"),
    }),
    x,
    y,
    turn,
  );

export const fly = (x: number, y: number, turn = 0, scale = 1): string =>
  placed(
    flat(oval(-4, -5, 5, 2.8) + oval(3, -6, 4, 2.6), "#fff", 0.75) +
      flat(oval(0, 0, 5.4, 3.8), INK) +
      flat(oval(5.4, -1, 3, 2.8), "#3a1420") +
      flat(oval(6.6, -2, 1.3), "#ff6a8a") +
      line("M-2 3l-2 4M1 3l0 4M4 2l2 4", 1.2),
    x,
    y,
    turn,
    scale,
  );

/** A drop of sweat, of a tear or of worse. */
export const drop = (x: number, y: number, r: number, colour = "#b8ecff"): string => {
  const path = `M${x} ${y - r * 2}C${x + r * 0.5} ${y - r} ${x + r} ${y - r * 0.5} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.5} ${x - r * 0.5} ${y - r} ${x} ${y - r * 2}Z`;
  return plain(path, colour, 1.6) + flat(oval(x - r * 0.3, y, r * 0.28), "#fff");
};

/** Some of his bones, each from a point on: x, y, turn, length, thickness. */
export function bones(...all: (readonly [number, number, number, number, number])[]): string {
  const path = all
    .map(([x, y, turn, long, r]) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const at = (along: number, side: number): string =>
        `${short(x + along * cos - side * sin)} ${short(y + along * sin + side * cos)}`;
      const [end, thin] = [long + r * 1.3, r * 0.4];
      return (
        `M${at(0, -r)}Q${at(long / 2, -thin)} ${at(long, -r)}C${at(end, -r)} ${at(end, r)} ${at(long, r)}` +
        `Q${at(long / 2, thin)} ${at(0, r)}C${at(-r * 1.3, r)} ${at(-r * 1.3, -r)} ${at(0, -r)}Z`
      );
    })
    .join("");
  return plain(path, "#e6decb", 2.6);
}
