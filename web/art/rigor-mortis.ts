/** Looterz: the lord of the tower comes home, and four of his cards are the clock that says when. */

import type { Design } from "./design";
import { coin, spark } from "./parts";
import { cast, flat, INK, line, oval, placed } from "./pen";
import { collar, DARK, eyes, fingers, head, LIGHT } from "./rigor";

const PETALS =
  "M-3.500 -4.900A4.300 4.300 0 1 1 3.500 -4.900A4.300 4.300 0 1 1 5.700 1.900A4.300 4.300 0 1 1 0 6A4.300 4.300 0 1 1 -5.700 1.900A4.300 4.300 0 1 1 -3.500 -4.900Z";

export const rigorMortis: Design = {
  dark: DARK,
  flame: LIGHT,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const { mood } = look;
    const [gx, gy] = look.gaze ?? [0.5, 0.3];
    const calm = mood === "asleep" || mood === "dazed";
    const name = pen.id();
    const flower = (x: number, y: number, colour: string, turn: number): string =>
      `<use href="#${name}" fill="${colour}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
    const ticks = (r: number, wide: number, dashes: string): string =>
      `<circle cx="92" cy="66" r="${r}" fill="none" stroke="#2a1848" stroke-width="${wide}" stroke-dasharray="${dashes}"/>`;
    return {
      back: backdrop(
        "#4a3470",
        "#120a22",
        glow(92, 66, 130, "#b58cff", 0.8) +
          flat(oval(92, 66, 100), "#1a0f30") +
          flat(oval(92, 66, 94), "#cdb6f2") +
          flat(oval(92, 66, 70), "#3c2470") +
          glow(92, 66, 70, "#c86ad0", 0.6) +
          ticks(86, 12, "7 38.030") +
          ticks(82, 20, "8 120.800") +
          line(oval(92, 66, 70), 2.4, "#1a0f30") +
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
            `<defs><g id="${name}"><path d="${PETALS}" stroke="${INK}" stroke-width="1.8"/>${flat(oval(0, 0, 3.4), "#8a3a1e")}</g></defs>` +
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
          12,
          10,
          -5,
          0.84,
        ) +
        // four hours it has, and three are over
        placed(
          line("M-22 -31q-6 2 -9 8M-14 -40q-10 0 -16 6M24 -30q6 3 8 9M15 -39q10 1 15 8", 2.4, "#ffe9b0") +
            form("M-21 -12C-26 -26 -10 -34 -2 -24ZM21 -12C26 -26 10 -34 2 -24Z", "#c8342e", { width: 2.6 }) +
            line("M0 -24v-8", 4) +
            form(oval(0, 0, 25), "#e0a030", { width: 3 }) +
            form(oval(0, 0, 19), "#fff0d0", {
              width: 2.4,
              smooth: true,
              within:
                flat("M0 0V-20A20 20 0 1 1 -20 0Z", "#e04a5a") +
                line("M0 -18v5M18 0h-5M0 18v-5M-18 0h5", 3) +
                line("M0 0L-8 -14", 3.4) +
                flat(oval(0, 0, 3), INK),
            }),
          164,
          98,
          10,
        ) +
        form("M148 166C144 148 152 136 166 134C182 134 192 148 192 166Z", "#5e3a96", { width: 3 }) +
        form("M150 140C148 130 156 126 166 126C178 126 186 132 182 142C176 150 156 150 150 140Z", "#e6dcc4", {
          width: 2.6,
          shade: [-2, -2],
        }) +
        fingers(pen, [155, 132, -14, 0.8], [165, 134, -2, 0.8], [175, 132, 10, 0.8]),
      front: coin(16, 141, 7, 12, 0.7) + coin(30, 146, 7, -12, 0.6) + spark(24, 130, 6),
    };
  },
};
