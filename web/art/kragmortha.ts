/** Kragmortha: goblins, and Rigor Mortis, whose eyes are a picture of their own. Busts, 160 wide and 164 high. */

import { brow, face, type Mouth } from "./faces";
import { flat, INK, line, mix, oval, type Pen, penWith, placed, type Point, WIDTH } from "./pen";
import type { Look } from "./design";

export interface Goblin extends Look {
  head?: number; // which of the eight
  skin?: string;
  robe?: string;
  mouth?: Mouth;
  extra?: string; // a penance that it carries
}

/** A goblin's bust about (80, 70): 160 wide, 164 high. */
export function goblin(pen: Pen, look: Goblin = {}): string {
  const { form } = pen;
  const { skin = "#93b23a", mood: m = "calm", robe = "#e0661f" } = look;
  const ear = (s: number, dr: number) =>
    placed(
      form("M0 8C-14 4 -34 -4 -46 -22C-30 -26 -12 -22 2 -12Z", skin, {
        within: flat("M-6 2C-18 -2 -28 -8 -36 -17C-24 -18 -12 -14 -2 -6Z", "#d98a62"),
      }),
      s < 0 ? 46 : 114,
      70,
      dr * -s,
      s < 0 ? 1 : -1,
      1,
    );
  const dr = m === "shame" ? -34 : m === "gloat" ? 14 : 4;
  return (
    form("M26 164C28 132 50 118 80 118C110 118 132 132 134 164Z", robe) +
    form("M56 124C66 116 94 116 104 124L80 146Z", mix(robe, "#ffffff", 0.5), { width: 2.4 }) +
    ear(-1, dr) +
    ear(1, dr) +
    form(
      "M40 70C36 40 56 24 80 24C104 24 124 40 120 70C118 92 104 106 92 116C86 122 74 122 68 116C56 106 42 92 40 70Z",
      skin,
      {
        within:
          flat(oval(54, 46, 4, 3) + oval(60, 38, 2.5, 2), "#b6d25a") +
          flat("M40 78C50 90 60 98 64 116H40Z", mix(skin, "#0d2420", 0.25)),
      },
    ) +
    face(pen, 80, 66, {
      mood: m,
      apart: 17,
      radius: 12,
      skin: mix(skin, "#4a5a1a", 0.35),
      gaze: look.gaze,
      iris: "#f2c02e",
      uneven: m === "sly" ? 0.85 : 1,
      brow: { high: 5, wide: 14, colour: "#33401a" },
      mouth: { below: 37, wide: m === "gloat" ? 20 : 13, kind: look.mouth },
    }) +
    form("M74 72C78 66 86 68 88 76C94 84 98 92 90 97C80 99 70 94 72 84Z", mix(skin, "#c8702a", 0.28), {
      width: 2.8,
      shade: [-3, -3],
    }) +
    flat(oval(84, 93, 2, 1.4), INK) +
    (m === "gloat" ? "" : flat("M66 108l3 8l4 -7Z", "#fff6dc") + line("M66 108l3 8l4 -7", 1.4)) +
    line("M78 30q2 -10 -4 -16M84 29q6 -8 4 -16", 2.8, "#33401a") +
    (look.extra || "")
  );
}

export function rigor(look: { gaze?: Point } = {}): string {
  const pen = penWith("#0a0418", "#c8b0ff");
  const { form, glow } = pen;

  const [gx, gy] = look.gaze || [0, 0],
    b = "#d9d2c2";
  const eyeH = (x: number) =>
      `<g class="sock">${form(oval(x, 84, 15, 14), "#120818", { width: 2.6, smooth: true, dark: 0, bright: 0.25 })}</g>`,
    i = pen.id();
  return (
    glow(80, 80, 86, "#8a5cff", 0.55) +
    form("M0 166C6 128 26 112 80 110C134 112 154 128 160 166Z", "#241a3a", {
      within:
        line("M40 124l10 42M120 124l-10 42M26 138l6 28M134 138l-6 28", 2.4, "#0e0820") +
        flat("M68 140l12 -8l12 8l-12 26Z", "#4a2f78"),
    }) +
    form(
      "M22 124C10 96 14 78 24 66C30 90 46 108 80 118C114 108 130 90 136 66C146 78 150 96 138 124L80 150Z",
      "#35224f",
      { width: 3, within: line("M24 76q4 30 30 48M136 76q-4 30 -30 48", 1.6, "#6a4aa0") },
    ) +
    form(
      "M46 84C44 54 58 44 80 44C102 44 116 54 114 84C114 96 108 100 106 108C104 124 96 134 80 134C64 134 56 124 54 108C52 100 46 96 46 84Z",
      b,
      { within: flat("M46 84C46 100 60 104 60 128H46ZM114 84C114 100 100 104 100 128H114Z", "#8d84a0", 0.6) },
    ) +
    eyeH(63) +
    eyeH(97) +
    `<g class="rgaze" style="transform:translate(${gx * 6}px,${gy * 5}px)">${glow(63, 84, 17, "#b58cff", 1)}${glow(97, 84, 17, "#b58cff", 1)}<ellipse cx="63" cy="84" rx="6.4" ry="7" fill="#f6ecff"/><ellipse cx="97" cy="84" rx="6.4" ry="7" fill="#f6ecff"/><ellipse cx="${63 + gx * 1.6}" cy="${84 + gy * 1.6}" rx="2.2" ry="4.4" fill="#3a1078"/><ellipse cx="${97 + gx * 1.6}" cy="${84 + gy * 1.6}" rx="2.2" ry="4.4" fill="#3a1078"/></g>` +
    brow(62, 68, 17, 20, "#1b1026", 5) +
    brow(98, 68, 17, -20, "#1b1026", 5) +
    flat("M75 99l5 -10l5 10l-5 3Z", "#2a1830") +
    line("M96 50l-6 8l5 4l-5 7", 1.5, "#6a5f78") +
    line("M52 98q4 8 10 10M108 98q-4 8 -10 10M66 64q6 -3 10 -1", 1.6, "#8d84a0") +
    `<clipPath id="${i}"><path d="M60 112Q80 106 100 112L97 124Q80 132 63 124Z"/></clipPath>${flat("M60 112Q80 106 100 112L97 124Q80 132 63 124Z", "#2a1830")}<g clip-path="url(#${i})">${[62, 68.5, 75, 81.5, 88, 94.5].map((x) => `<rect x="${x}" y="107" width="5.400" height="10" rx="1.500" fill="#f2e9d2"/><rect x="${x}" y="118.500" width="5.400" height="9" rx="1.500" fill="#d6cbb0"/>`).join("")}</g>${line("M60 112Q80 106 100 112L97 124Q80 132 63 124Z", WIDTH.inner)}` +
    form(
      "M38 66L30 20L48 40L56 8L68 36L80 0L92 36L104 8L112 40L130 20L122 66C112 54 98 52 80 52C62 52 48 54 38 66Z",
      "#3b3550",
      {
        dark: 0.6,
        bright: 0.8,
        within:
          flat(oval(80, 44, 5, 6), "#b58cff") +
          flat(oval(58, 47, 3, 4) + oval(102, 47, 3, 4), "#e05aa8") +
          line("M44 54q36 -16 72 0", 1.6, "#8a78b8"),
      },
    ) +
    glow(80, 44, 12, "#d0b0ff", 0.9)
  );
}

/** A penance that is carried on the head. */
export const bookOnHead = ({ form }: Pen): string =>
  placed(
    form("M-32 0L-28 -14L30 -14L34 0Z", "#7a2432", { width: 2.8 }) +
      form("M-26 -3L-24 -12L28 -12L30 -3Z", "#f3e6c6", { width: 1.8, smooth: true }) +
      form("M-34 4L-34 -4L36 -4L36 4Z", "#8f2c3c", { width: 2.8 }),
    80,
    20,
    -7,
  );
