/** Whom one meets on the loot cards: heroes in their helmets, and the monsters who have got hold of something. */

import { face, type Mood, type Mouth } from "./faces";
import { flat, INK, line, mix, oval, type Pen, type Point } from "./pen";

/** A detail too small for a shadow of its own. */
export const plain = (path: string, colour: string, width = 2): string => flat(path, colour) + line(path, width);

/** A rope, a tail or a thin limb: a line with an edge. */
export const strand = (path: string, colour: string, width = 3): string =>
  line(path, width + 3.2, INK) + line(path, width, colour);

/** A pair of eyes in the dark. */
export const glint = (x: number, y: number, r = 3.4, colour = "#ffd34a", apart = r * 2.8): string =>
  [0, apart]
    .map((aside) => flat(oval(x + aside, y, r, r * 1.15), colour) + flat(oval(x + aside + r * 0.2, y, r * 0.42), INK))
    .join("");

/** A hero's head in its helmet, about 60 wide, around 0, 0. */
export function helm(
  pen: Pen,
  look: { mood?: Mood; gaze?: Point; steel?: string; plume?: string | null } = {},
): string {
  const { mood = "shock", gaze = [0, 0], steel = "#9fb0c4", plume = "#c8342a" } = look;
  const slit = "#1a1420";
  return (
    (plume
      ? pen.form("M-4 -30C-12 -50 6 -64 24 -58C40 -54 46 -38 38 -24C30 -36 14 -40 -4 -30Z", plume, {
          width: 2.8,
          within: line("M8 -38q4 -10 12 -12M22 -38q6 -6 12 -6", 1.4, mix(plume, slit, 0.5)),
        })
      : "") +
    pen.form("M-29 4C-31 -24 -16 -36 2 -36C22 -36 33 -22 31 6L27 30C14 39 -12 39 -25 30Z", steel, {
      within: line("M-27 20Q2 28 29 20", 1.6, mix(steel, slit, 0.6)),
    }) +
    plain("M-28 -10C-10 -17 14 -17 31 -10L29 12C12 7 -8 7 -26 12Z", slit, 2.4) +
    face(pen, 2, -1.5, { mood, apart: 12, radius: 8, skin: slit, gaze, brow: null, mouth: null }) +
    line("M-10 24l1 8M1 25v9M12 24l-1 8", 2.2)
  );
}

interface Imp {
  skin?: string;
  mood?: Mood;
  gaze?: Point;
  mouth?: Mouth;
  horns?: string;
  ears?: boolean;
  small?: boolean; // shown at half its size or less: flat, for its shadows would not be seen
}

/** A monster's head, about 74 wide and as high (130 with its ears), around 0, 0. */
export function imp(pen: Pen, look: Imp = {}): string {
  const { skin = "#8fb04a", mood = "gloat", gaze = [0.6, 0], horns, ears = true } = look;
  const form: Pen["form"] = look.small
    ? (path, colour, shape) => plain(path, colour, 3.6) + (shape?.within ?? "")
    : pen.form;
  const within = mix(skin, "#d8604a", 0.5);
  return (
    (ears
      ? form("M-28 -10C-44 -24 -58 -26 -66 -20C-60 0 -46 14 -28 14Z", skin, {
          within: flat("M-30 -4C-42 -14 -50 -17 -57 -15C-52 -2 -42 6 -30 8Z", within),
        }) +
        form("M28 -12C42 -28 56 -34 66 -30C62 -8 48 8 30 12Z", skin, {
          within: flat("M30 -6C42 -18 50 -23 58 -23C54 -8 44 2 31 6Z", within),
        })
      : "") +
    (horns
      ? form("M-26 -24C-38 -34 -38 -50 -28 -60C-26 -46 -18 -40 -8 -36Z", horns, { width: 2.8, shade: [-3, -2] }) +
        form("M26 -26C38 -36 40 -50 32 -62C28 -48 20 -42 8 -37Z", horns, { width: 2.8, shade: [-3, -2] })
      : "") +
    form("M-37 0C-39 -26 -20 -38 2 -38C26 -38 40 -22 37 4C36 28 20 38 0 38C-22 38 -36 24 -37 0Z", skin) +
    face(pen, 0, -6, {
      mood,
      apart: 15,
      radius: 10.5,
      uneven: 0.92,
      skin: mix(skin, "#2a1a1a", 0.3),
      gaze,
      brow: { colour: mix(skin, INK, 0.8), high: 5 },
      mouth: { kind: look.mouth, below: 26, wide: 13 },
    }) +
    form("M-7 8C-8 1 9 0 10 8C10 15 -6 15 -7 8Z", within, { width: 2.2, shade: [-2, -2] })
  );
}
