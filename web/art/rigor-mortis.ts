/** Looterz: the lord of the tower comes home, and four of his cards are the clock that says when. */

import type { Design } from "./design";
import { coin, spark } from "./parts";
import { cast, flat, INK, line, oval, placed } from "./pen";
import { collar, DARK, eyes, head, libraryCard, LIGHT } from "./rigor";

export const rigorMortis: Design = {
  dark: DARK,
  flame: LIGHT,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const { mood } = look;
    const [gx, gy] = look.gaze ?? [0.5, 0.3];
    const calm = mood === "asleep" || mood === "dazed";
    const hour = (turn: number, colour: string): string =>
      placed(flat("M-4 -88L4 -88L3 -72L-3 -72Z", colour), 92, 66, turn);
    const flower = (x: number, y: number, colour: string, turn: number): string =>
      placed(
        [0, 72, 144, 216, 288]
          .map((each) => `<ellipse cy="-6" rx="4.600" ry="6" fill="${colour}" stroke="${INK}" stroke-width="1.6" transform="rotate(${each})"/>`)
          .join("") + flat(oval(0, 0, 3.4), "#ffd24a"),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#4a3470",
        "#120a22",
        glow(92, 66, 130, "#b58cff", 0.8) +
          flat(oval(92, 66, 98), "#1a0f30") +
          flat(oval(92, 66, 92), "#8a6ac8") +
          flat(oval(92, 66, 66), "#6a4aa8") +
          // three quarters of his time are over
          flat("M92 66V-26A92 92 0 1 1 27 1Z", "#e05a8a", 0.5) +
          [0, 90, 180, 270].map((turn) => hour(turn, "#fff0c8")).join("") +
          [30, 60, 120, 150, 210, 240, 300, 330].map((turn) => hour(turn, "#2a1848")).join("") +
          line("M92 66L27 1", 6, "#1a0f30") +
          line(oval(92, 66, 92), 2.4, "#d8c0ff") +
          flat("M-12 134Q100 120 212 136V164H-12Z", "#150b28"),
      ),
      figure:
        cast(96, 148, 88) +
        placed(
          collar(pen) +
            form("M-26 190C-20 150 12 132 80 130C148 132 180 150 186 190Z", "#3a2a66", {
              within: line("M10 150q-6 20 -6 40M150 150q6 20 6 40", 2.4, "#1c1238"),
            }) +
            // he was away, and had a lovely time
            [
              [26, 136, "#ff7a5a"],
              [40, 150, "#ffe07a"],
              [58, 160, "#ff8ab8"],
              [80, 163, "#7ae0c0"],
              [102, 160, "#ff7a5a"],
              [120, 150, "#ffe07a"],
              [134, 136, "#ff8ab8"],
            ]
              .map(([x, y, colour], i) => flower(x as number, y as number, colour as string, i * 23))
              .join("") +
            head(pen, mood) +
            placed(eyes(pen, mood), calm ? 0 : gx * 5, calm ? 0 : gy * 4),
          22,
          10,
          -5,
          0.84,
        ),
      front: coin(20, 140, 7, 12, 0.7) + spark(180, 30, 6, "#e8d8ff") + libraryCard(pen, 40, 140, -10, 0.8),
    };
  },
};
