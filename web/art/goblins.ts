/** Kragmortha: the eight goblins of the library, each with a head, a robe and a temper of its own. */

import type { Drawing } from "./design";
import type { Mood } from "./faces";
import { goblin } from "./kragmortha";
import { penWith, type Point } from "./pen";

/** The one in a seat: its own mood when nothing happens, and what it then looks at. */
const seated = (head: number, robe: string, own: Mood, gaze: Point): Drawing => ({
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
    return goblin(pen, { head, robe, mood, gaze: look.gaze ?? (mood === own ? gaze : undefined) });
  },
});

export const goblin0 = seated(0, "#e0661f", "calm", [0.3, 0.1]);
export const goblin1 = seated(1, "#2f6fc0", "bored", [0.6, 0.3]);
export const goblin2 = seated(2, "#3b8f4a", "sly", [-0.5, 0.2]);
export const goblin3 = seated(3, "#7a4ab0", "fear", [0.5, -0.3]);
export const goblin4 = seated(4, "#c23434", "rage", [-0.3, 0.2]);
export const goblin5 = seated(5, "#1f8f8a", "sly", [0.5, 0]);
export const goblin6 = seated(6, "#d8a628", "calm", [-0.2, 0.6]);
export const goblin7 = seated(7, "#c8588f", "gloat", [0.6, 0.1]);
