/** Kragmortha: the eight goblins of the library, each with a head, a robe and a temper of its own. */

import type { Drawing } from "./design";
import type { Mood, Mouth } from "./faces";
import { goblin } from "./kragmortha";
import { flat, line, penWith, placed, type Point } from "./pen";

/** On light and on dark ground. */
const sign = (path: string, width: number, colour: string): string =>
  line(path, width + 3.6) + line(path, width, colour);
const STAR = "M0 -7L2 -2L7 -2L3 1.500L4.500 7L0 3.500L-4.500 7L-3 1.500L-7 -2L-2 -2Z";
const DROP = "M138 8C144 18 147 23 146 29C144 38 131 38 130 29C129 23 133 16 138 8Z";

/** What is about a head that is not quite there. */
function about(mood: Mood): string {
  if (mood === "asleep") return sign("M125 25h9l-9 10h9M139 6h13l-13 15h13", 3.4, "#ffe9bf");
  if (mood === "shame") return line(DROP, 5) + flat(DROP, "#9fe0ff") + line("M134 28q-1 4 2 6", 2, "#ffffff");
  if (mood !== "dazed") return "";
  return [
    [24, 28, -12],
    [130, 12, 10],
    [150, 32, 24],
  ]
    .map(([x, y, turn]) => placed(line(STAR, 4) + flat(STAR, "#ffd84a"), x, y, turn, 1.2))
    .join("");
}

/** The one in a seat: its own mood when nothing happens, and what it then looks at. */
const seated = (head: number, robe: string, own: Mood, gaze: Point, mouth?: Mouth): Drawing => ({
  wide: 160,
  high: 164,
  looks: {
    ready: {},
    gloat: { mood: "gloat" },
    shock: { mood: "shock" },
    shame: { mood: "shame" },
    asleep: { mood: "asleep" },
    dazed: { mood: "dazed" },
  },
  draw(look) {
    const { mood = own } = look;
    const pen = mood === "shame" ? penWith("#3a0c34", "#ffb0e0") : penWith("#0b2a2a", "#f6ffb0");
    const usual = mood === own;
    return goblin(pen, {
      head,
      robe,
      mood,
      gaze: look.gaze ?? (usual ? gaze : undefined),
      mouth: usual ? mouth : undefined,
      extra: about(mood),
    });
  },
});

export const goblin0 = seated(0, "#e0661f", "calm", [0.3, 0.1]);
export const goblin1 = seated(1, "#7ad0f2", "bored", [0.6, 0.3]);
export const goblin2 = seated(2, "#2f9a63", "sly", [-0.5, 0.2]);
export const goblin3 = seated(3, "#f8d230", "calm", [0.4, -0.7], "wobble");
export const goblin4 = seated(4, "#4046c4", "rage", [-0.3, 0.2]);
export const goblin5 = seated(5, "#c06aa4", "sly", [0.5, 0]);
export const goblin6 = seated(6, "#f2ecdc", "calm", [-0.2, 0.6]);
export const goblin7 = seated(7, "#6a2d8a", "calm", [0.6, 0.1]);
