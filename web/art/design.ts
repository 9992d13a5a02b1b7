/** What a picture is: its light, its layers, and how the same figure is put differently by what has become of it. */

import type { Mood } from "./faces";
import { spark } from "./parts";
import { type Pen, type Point, flat, line, oval, penWith, picture, placed } from "./pen";

export interface Look {
  mood?: Mood;
  gaze?: Point;
}

export interface Layers {
  back: string; // backdrop, and one source of light
  figure: string;
  front: string; // what falls, sparkles, hides
}

/** What is in a card's window. */
export interface Design {
  dark: string;
  flame: string;
  states?: readonly State[]; // all of them, unless it says so
  draw(pen: Pen, look: Look): Layers;
}

/** What has a shape of its own: a bust without a backdrop, or a room. */
export interface Drawing {
  wide: number;
  high: number;
  looks: Readonly<Record<string, Look>>;
  draw(look: Look): string;
}

export type State = "ready" | "acted" | "wounded" | "exhausted" | "aimed";

export const STATES: readonly State[] = ["ready", "acted", "wounded", "exhausted", "aimed"];
export const STILL: readonly State[] = ["ready"]; // a card to which nothing happens

const MOOD: Partial<Record<State, Mood>> = { acted: "asleep", wounded: "pain", exhausted: "dazed", aimed: "fear" };
const POSE: Partial<Record<State, string>> = {
  acted: "translate(6 22) rotate(5 100 150) scale(1 .9)",
  wounded: "translate(-3 6) rotate(-5 100 150)",
  exhausted: "translate(20 30) rotate(11 100 150) scale(1 .84)",
  aimed: "translate(6 5) rotate(2 100 150) scale(.97)",
};
const CRACK =
  "M172 -6L158 24L176 44L154 70L172 92L156 120L166 158M158 24L138 30M176 44L206 38M154 70L132 78M172 92L200 104";

const veil = (colour: string, opacity: number): string =>
  `<rect x="-12" y="-12" width="224" height="174" fill="${colour}" opacity="${opacity}"/>`;

/** What lies over a figure in a state; never over its face. */
function over(pen: Pen, state: State): string {
  switch (state) {
    case "acted":
      return (
        veil("#1b1830", 0.36) + line("M140 46h10l-10 12h10M154 24h15l-15 18h15", 3.4, "#ffe9bf") // two z: pictures have no type of their own
      );
    case "wounded":
      return (
        line(CRACK, 6, "#1c0806") +
        line(CRACK, 2.6, "#ff7a3c") +
        placed(
          pen.form("M-40 10C-24 -8 14 -16 38 -6L40 8C16 0 -18 8 -36 24Z", "#f6ecd8", {
            width: 2.6,
            within: line("M-20 -4l6 16M4 -10l4 14M22 -10l4 14", 1.5, "#b09a74") + flat(oval(-2, 0, 7, 5), "#c8342a"),
          }) + pen.form("M36 -6L52 -16L54 -4L44 2L56 10L46 18L38 8Z", "#f6ecd8", { width: 2.4 }),
          88,
          40,
          -4,
        )
      );
    case "exhausted":
      return veil("#24304a", 0.52) + [66, 92, 118].map((x, i) => spark(x, [22, 12, 18][i]!, 7 - i, "#ffe9a0")).join("");
    default:
      return "";
  }
}

/** The picture of a design, in a state or a mood. */
export function scene(design: Design, state: State = "ready", look: Look = {}): string {
  const pen = penWith(design.dark, design.flame);
  const mood = look.mood ?? MOOD[state];
  const { back, figure, front } = design.draw(pen, mood ? { ...look, mood } : look);
  const posed = POSE[state] ? `<g transform="${POSE[state]}">${figure}</g>` : figure;
  const grain = '<rect x="-12" y="-12" width="224" height="174" fill="url(#grain)"/>';
  return picture(200, 150, back + grain + posed + front + over(pen, state));
}

const LARGE = 240; // busts and rooms are seen small, and many at once

/** A drawing in one of its looks. */
export const drawn = (drawing: Drawing, look: Look): string =>
  picture(drawing.wide, drawing.high, drawing.draw(look), drawing.wide > LARGE);
