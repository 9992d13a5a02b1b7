/** Faces: eyes, brows and mouths, and the moods that put them together. Change the mood, and the same drawing acts. */

import { flat, INK, line, oval, type Pen, plain, type Point, WIDTH } from "./pen";

export type Mouth =
  "smile" | "smirk" | "flat" | "frown" | "wobble" | "grin" | "gape" | "oh" | "grit" | "fangs" | "tongue" | "jag";

export interface Eye {
  gaze?: Point; // from -1 to 1
  lid?: number; // 0 wide, .3 awake, .5 bored, .7 tired
  tilt?: number; // of the lid: more is scheming, less is sorry
  pupil?: number; // its share of the eye
  shut?: "joy" | "sad";
  spiral?: boolean;
  skin?: string;
  iris?: string;
  white?: string;
}

interface Expression {
  lid?: number;
  tilt?: number;
  pupil?: number;
  large?: number; // how much larger the eyes are
  shut?: "joy" | "sad";
  shutRight?: "joy" | "sad";
  spiral?: boolean;
  brows: Point; // degrees
  lift: number; // of the brows
  mouth: Mouth;
  gaze?: Point;
  blush?: boolean;
}

export const MOODS = {
  calm: { lid: 0.2, brows: [-4, 4], lift: 0, mouth: "smile" },
  sly: { lid: 0.38, tilt: 0.25, brows: [14, -16], lift: 0, mouth: "smirk" },
  gloat: { lid: 0.3, tilt: 0.55, brows: [20, -20], lift: 1, mouth: "grin" },
  fear: { lid: -0.05, pupil: 0.24, large: 1.16, brows: [-20, 20], lift: 5, mouth: "wobble" },
  shock: { lid: -0.05, pupil: 0.3, large: 1.2, brows: [-16, 16], lift: 7, mouth: "gape" },
  pain: { lid: 0.3, tilt: 0.5, shutRight: "sad", brows: [18, -10], lift: 0, mouth: "grit" },
  tired: { lid: 0.66, tilt: -0.3, brows: [-12, 12], lift: 0, mouth: "flat" },
  asleep: { shut: "sad", brows: [-8, 8], lift: 1, mouth: "oh" },
  shame: { lid: 0.34, tilt: -0.5, brows: [-24, 24], lift: 2, mouth: "frown", gaze: [-0.2, 0.9], blush: true },
  rage: { lid: 0.32, tilt: 0.7, brows: [24, -24], lift: -1, mouth: "grit" },
  joy: { shut: "joy", brows: [-8, 8], lift: 3, mouth: "grin" },
  bored: { lid: 0.52, brows: [-4, 4], lift: 2, mouth: "flat" },
  dazed: { spiral: true, brows: [-14, 14], lift: 4, mouth: "tongue" },
  sad: { lid: 0.3, tilt: -0.55, brows: [-22, 22], lift: 2, mouth: "frown" },
} satisfies Record<string, Expression>;

export type Mood = keyof typeof MOODS;
export const expressionOf = (mood: Mood): Expression => MOODS[mood];

const WHITE = "#fff4dc";
const { inner: THIN, detail: FINE } = WIDTH;

/** What a mood does to an eye, the left or the right. */
export function eyeIn(mood: Mood, side: -1 | 1): Eye {
  const { gaze, lid, tilt = 0, pupil, shut, shutRight, spiral } = expressionOf(mood);
  return { gaze, lid, tilt: -side * tilt, pupil, shut: side > 0 ? (shutRight ?? shut) : shut, spiral };
}

export function eye(pen: Pen, x: number, y: number, r: number, look: Eye = {}): string {
  const {
    gaze = [0, 0],
    lid = 0.15,
    tilt = 0,
    pupil = 0.46,
    shut,
    spiral,
    skin = "#ccaaaa",
    iris,
    white = WHITE,
  } = look;
  if (shut === "joy") return line(`M${x - r} ${y + r * 0.3}Q${x} ${y - r * 0.95} ${x + r} ${y + r * 0.3}`, THIN + 0.4);
  if (shut) return line(`M${x - r} ${y - r * 0.15}Q${x} ${y + r * 0.75} ${x + r} ${y - r * 0.15}`, THIN + 0.4);
  if (spiral)
    return plain(oval(x, y, r), white, THIN) + line(`M${x} ${y}c2 -3 5 0 3 3s-8 2 -8 -3s7 -9 11 -4s0 11 -5 11`, 1.4);
  const name = pen.id();
  const [px, py, pr] = [x + gaze[0] * r * 0.46, y + gaze[1] * r * 0.46, r * pupil];
  const edge = y - r * 1.12 + lid * r * 2.2;
  const ellipse = `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.12}"`;
  return (
    `<clipPath id="${name}">${ellipse}/></clipPath><g clip-path="url(#${name})">` +
    `<rect x="${x - r}" y="${y - r * 1.2}" width="${r * 2}" height="${r * 2.4}" fill="${white}"/>` +
    (iris ? `<circle cx="${px}" cy="${py}" r="${pr * 1.55}" fill="${iris}"/>` : "") +
    `<circle cx="${px}" cy="${py}" r="${pr}" fill="#140b08"/>` +
    `<circle cx="${px - pr * 0.35}" cy="${py - pr * 0.4}" r="${pr * 0.36}" fill="#fff"/>` +
    `<path d="M${x - r * 1.3} ${y - r * 1.5}H${x + r * 1.3}V${edge + tilt * r * 0.5}L${x - r * 1.3} ${edge - tilt * r * 0.5}Z" ` +
    `fill="${skin}" stroke="${INK}" stroke-width="${THIN}"/></g>${ellipse} fill="none" stroke="${INK}" stroke-width="${THIN}"/>`
  );
}

export const brow = (x: number, y: number, wide: number, turn: number, colour = INK, high = 4): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M${-wide} 1Q0 ${-high * 1.6} ${wide} 0Q0 ${-high * 0.3} ${-wide} 1Z" ` +
  `fill="${colour}" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>`;

const TEETH = "#fdf3d8";

export function mouth(pen: Pen, kind: Mouth, x: number, y: number, wide: number, dark = "#3a0f14"): string {
  const open = (path: string, teeth = "", tongue = ""): string => {
    const name = pen.id();
    return (
      `<clipPath id="${name}"><path d="${path}"/></clipPath>${flat(path, dark)}` +
      `<g clip-path="url(#${name})">${tongue}${teeth}</g>${line(`${path}Z`, THIN)}`
    );
  };
  const tongue = (down: number, broad: number, high: number, colour = "#c8505a"): string =>
    `<ellipse cx="${x}" cy="${y + wide * down}" rx="${wide * broad}" ry="${wide * high}" fill="${colour}"/>`;
  const gaps = (from: number, high: number): string =>
    [-0.6, -0.2, 0.2, 0.6].map((at) => `M${x + at * wide} ${y + from * wide}v${wide * high}`).join("");
  switch (kind) {
    case "smile":
      return (
        line(`M${x - wide} ${y - wide * 0.15}Q${x} ${y + wide * 0.65} ${x + wide} ${y - wide * 0.15}`, THIN) +
        line(`M${x + wide - 1} ${y - wide * 0.35}q3 1 3 4`, FINE)
      );
    case "smirk":
      return (
        line(`M${x - wide} ${y + wide * 0.1}Q${x + wide * 0.2} ${y + wide * 0.5} ${x + wide} ${y - wide * 0.5}`, THIN) +
        line(`M${x + wide - 2} ${y - wide * 0.7}q4 1 4 5`, FINE)
      );
    case "flat":
      return line(`M${x - wide} ${y}Q${x} ${y - 1} ${x + wide} ${y + 1}`, THIN);
    case "frown":
      return (
        line(`M${x - wide} ${y + wide * 0.3}Q${x} ${y - wide * 0.6} ${x + wide} ${y + wide * 0.3}`, THIN) +
        line(`M${x - 3} ${y + wide * 0.5}h6`, FINE)
      );
    case "wobble":
      return line(
        `M${x - wide} ${y + 1}q${wide * 0.3} -5 ${wide * 0.55} -1t${wide * 0.5} 0t${wide * 0.5} -1t${wide * 0.45} 2`,
        THIN,
      );
    case "grin":
      return open(
        `M${x - wide} ${y - wide * 0.25}Q${x} ${y + wide * 0.05} ${x + wide} ${y - wide * 0.35}Q${x + wide * 0.9} ${y + wide * 0.75} ${x} ${y + wide * 0.7}Q${x - wide * 0.85} ${y + wide * 0.65} ${x - wide} ${y - wide * 0.25}`,
        flat(
          `M${x - wide} ${y - wide * 0.4}H${x + wide}V${y + wide * 0.12}Q${x} ${y + wide * 0.34} ${x - wide} ${y + wide * 0.14}Z`,
          TEETH,
        ) + line(gaps(-0.3, 0.62), 1.1),
        tongue(0.72, 0.5, 0.26),
      );
    case "gape":
      return open(
        `M${x - wide * 0.7} ${y}Q${x - wide * 0.65} ${y - wide * 0.55} ${x} ${y - wide * 0.55}Q${x + wide * 0.65} ${y - wide * 0.55} ${x + wide * 0.7} ${y}Q${x + wide * 0.6} ${y + wide} ${x} ${y + wide}Q${x - wide * 0.6} ${y + wide} ${x - wide * 0.7} ${y}`,
        `<rect x="${x - wide * 0.45}" y="${y - wide * 0.65}" width="${wide * 0.9}" height="${wide * 0.36}" rx="2" fill="${TEETH}"/>`,
        tongue(0.95, 0.48, 0.38),
      );
    case "oh":
      return plain(oval(x, y, wide * 0.42, wide * 0.55), dark, THIN);
    case "grit":
      return open(
        `M${x - wide} ${y - wide * 0.35}Q${x} ${y - wide * 0.6} ${x + wide} ${y - wide * 0.35}L${x + wide * 0.95} ${y + wide * 0.35}Q${x} ${y + wide * 0.15} ${x - wide * 0.95} ${y + wide * 0.35}`,
        `<rect x="${x - wide}" y="${y - wide}" width="${wide * 2}" height="${wide * 2}" fill="${TEETH}"/>` +
          line(`${gaps(-0.6, 1)}M${x - wide} ${y}Q${x} ${y - wide * 0.22} ${x + wide} ${y}`, 1.2),
      );
    case "fangs":
      return open(
        `M${x - wide} ${y - wide * 0.3}Q${x} ${y + wide * 0.1} ${x + wide} ${y - wide * 0.4}Q${x + wide * 0.7} ${y + wide * 0.6} ${x} ${y + wide * 0.55}Q${x - wide * 0.7} ${y + wide * 0.5} ${x - wide} ${y - wide * 0.3}`,
        `<path d="M${x - wide * 0.62} ${y - wide * 0.3}l${wide * 0.14} ${wide * 0.68}l${wide * 0.2} ${-wide * 0.5}ZM${x + wide * 0.62} ${y - wide * 0.4}l${-wide * 0.14} ${wide * 0.74}l${-wide * 0.2} ${-wide * 0.54}Z" fill="#fffbe8" stroke="${INK}" stroke-width="1"/>`,
        tongue(0.6, 0.5, 0.25, "#a8323c"),
      );
    case "tongue":
      return (
        line(`M${x - wide} ${y - wide * 0.1}Q${x} ${y + wide * 0.35} ${x + wide} ${y - wide * 0.1}`, THIN) +
        pen.form(
          `M${x - wide * 0.42} ${y + wide * 0.06}C${x - wide * 0.6} ${y + wide * 0.8} ${x - wide * 0.4} ${y + wide * 1.35} ${x + wide * 0.02} ${y + wide * 1.35}C${x + wide * 0.45} ${y + wide * 1.35} ${x + wide * 0.6} ${y + wide * 0.8} ${x + wide * 0.42} ${y + wide * 0.06}Z`,
          "#e0606e",
          { width: THIN, shade: [-2, -2], rim: [1, 1] },
        ) +
        line(`M${x} ${y + wide * 0.3}v${wide * 0.6}`, FINE)
      );
    case "jag":
      return open(
        `M${x - wide} ${y - wide * 0.2}Q${x} ${y - wide * 0.4} ${x + wide} ${y - wide * 0.3}Q${x + wide * 0.8} ${y + wide * 0.75} ${x + wide * 0.1} ${y + wide * 0.7}Q${x - wide * 0.8} ${y + wide * 0.7} ${x - wide} ${y - wide * 0.2}`,
        `<path d="M${x - wide * 0.7} ${y - wide * 0.4}v${wide * 0.5}h${wide * 0.3}v${-wide * 0.5}ZM${x + wide * 0.2} ${y - wide * 0.5}v${wide * 0.46}h${wide * 0.34}v${-wide * 0.46}ZM${x - wide * 0.2} ${y + wide * 0.75}v${-wide * 0.42}h${wide * 0.28}v${wide * 0.4}Z" fill="#efe3b4" stroke="${INK}" stroke-width="1"/>`,
        tongue(0.8, 0.4, 0.2, "#7d3b4a"),
      );
  }
}

/** How a face is put together; what is not said is usual. */
export interface Face {
  mood?: Mood;
  apart?: number; // each eye from the middle
  radius?: number; // of an eye
  uneven?: number; // how much larger the right eye is
  skin?: string;
  gaze?: Point;
  iris?: string;
  white?: string;
  brow?: { colour?: string; wide?: number; high?: number } | null; // null: none
  mouth?: { kind?: Mouth; right?: number; below?: number; wide?: number } | null;
  blush?: boolean;
}

export function face(pen: Pen, x: number, y: number, look: Face = {}): string {
  const mood = expressionOf(look.mood ?? "calm");
  const { apart = 13, skin, iris, white } = look;
  const r = (look.radius ?? 8) * (mood.large ?? 1);
  const seeing = (side: -1 | 1, radius: number): string => {
    const usual = eyeIn(look.mood ?? "calm", side);
    return eye(pen, x + side * apart, y, radius, { ...usual, gaze: look.gaze ?? usual.gaze, skin, iris, white });
  };
  const cheek = (at: number): string =>
    `<ellipse cx="${at}" cy="${y + r + 4}" rx="6" ry="3.6" fill="#e0503c" opacity=".45"/>`;
  const over = (side: -1 | 1): string => {
    if (look.brow === null) return "";
    const { colour = INK, wide = r * 1.1, high } = look.brow ?? {};
    return brow(x + side * apart, y - r - 5 - mood.lift, wide, mood.brows[side < 0 ? 0 : 1], colour, high);
  };
  const { kind = mood.mouth, right: aside = 0, below = 20, wide = 9 } = look.mouth ?? {};
  return (
    (mood.blush || look.blush ? cheek(x - apart - 5) + cheek(x + apart + 5) : "") +
    seeing(-1, r) +
    seeing(1, r * (look.uneven ?? 1)) +
    over(-1) +
    over(1) +
    (look.mouth === null ? "" : mouth(pen, kind, x + aside, y + below, wide))
  );
}
