/** Who and what else comes to the keep: what a captain wears, a camp, and somebody who would rather stay. */

import { token } from "./clan";
import type { Drawing } from "./design";
import { eye, eyeIn, face } from "./faces";
import { flat, INK, line, oval, penWith, placed, plain, tube } from "./pen";

const once = (drawing: Drawing, looks: Drawing["looks"]): Drawing => ({ ...drawing, looks });

/** What tells a captain from others of his class; it was a size larger in the shop. */
export const crown: Drawing = {
  wide: 120,
  high: 76,
  looks: { ready: {} },
  draw: () => {
    const { form } = penWith("#3a1c08", "#fff6c8");
    return (
      form("M12 62L4 20L34 40L58 6L86 38L116 16L108 62C80 70 40 70 12 62Z", "#f2b93a", {
        width: 4.4,
        within: flat("M8 50C40 60 80 60 112 50L108 66C80 72 40 72 12 66Z", "#c8861e"),
      }) +
      plain(oval(58, 42, 8, 9), "#d23a34", 2.6) +
      plain(oval(28, 48, 5.4), "#3f8fd0", 2.4) +
      plain(oval(91, 46, 5.4), "#4fae5a", 2.4) +
      flat(oval(55, 38, 2.4, 3), "#ffd8c8") +
      line("M40 62l6 -9M46 62l4 -6", 2, "#8a5410")
    );
  },
};

/** A tent with the little window. Somebody is awake in there. */
export const camp = once(
  token("#20160c", "#ffe6a0", (pen) => {
    const { form, glow } = pen;
    const seen = (side: -1 | 1) => eye(pen, 82 + side * 11, 108, 7, { ...eyeIn("sly", side), gaze: [-0.5, 0.3] });
    return (
      line("M80 26V6", 5) +
      form("M81 4C94 0 102 12 116 6L112 24C100 28 94 18 81 22Z", "#d23a34", { width: 2.8 }) +
      form("M80 22C92 64 118 112 152 146H8C42 112 68 64 80 22Z", "#d8c49a", {
        within:
          flat(
            "M80 22C88 64 104 112 120 146H104C94 108 84 66 80 22ZM80 22C72 64 56 112 40 146H24C46 108 74 66 80 22Z",
            "#b8584a",
          ) + line("M80 22C72 64 56 112 40 146M80 22C88 64 104 112 120 146", 1.8, "#7a3a30"),
      }) +
      form("M80 66C90 94 98 124 104 147H58C66 122 72 92 80 66Z", "#1c1426", { width: 2.8, smooth: true }) +
      glow(82, 128, 34, "#ffb347", 0.75) +
      seen(-1) +
      seen(1) +
      form("M112 112l16 -2l3 17l-17 2Z", "#ffe08a", { width: 2.6, smooth: true }) +
      line("M120 111l3 17M113 120l17 -2", 2) +
      tube("M10 146L-2 158M150 146L162 158", "#e8d8b0", 3, 4) +
      flat("M2 147H158L150 160H10Z", "#5a6a38", 0.85) +
      line("M30 152l3 -8M44 156l2 -7M118 155l3 -8M134 152l2 -7", 2.2, "#8fae52")
    );
  }),
  { ready: {} },
);

/** Kevin. The chain is for show; the key is round his neck. */
export const heir = once(
  token("#24142c", "#fff0c0", (pen, { mood = "bored" }) => {
    const { form } = pen;
    const isRunning = mood === "joy";
    return (
      form("M22 166C22 134 46 116 80 116C114 116 138 134 138 166Z", "#7a4a9a", {
        within: line("M80 120v46", 2.4, "#4a2664") + flat(oval(80, 140, 3) + oval(80, 154, 3), "#f2c85a"),
      }) +
      form(
        "M34 118C30 106 44 104 48 110C52 100 66 102 68 110C72 102 88 102 92 110C94 102 108 100 112 110C116 104 130 106 126 118C130 130 116 132 112 126C108 136 94 134 92 128C88 136 72 136 68 128C66 134 52 136 48 126C44 132 30 130 34 118Z",
        "#fdf6e4",
        { width: 2.6, shade: [-2, -3] },
      ) +
      form("M42 66C42 40 58 26 80 26C102 26 118 40 118 66C120 96 104 116 80 116C56 116 40 96 42 66Z", "#f2c39a") +
      form(
        "M40 74C34 40 50 18 82 18C112 18 128 40 120 76C112 68 114 58 108 52C92 60 62 60 52 52C48 60 48 68 40 74Z",
        "#d9a23a",
        {
          width: 2.8,
          within: line("M60 24q-8 12 -6 26M82 20q2 14 0 34M104 26q6 12 4 24", 1.8, "#9a6a14"),
        },
      ) +
      placed(
        form("M-26 10L-30 -12L-14 -1L0 -18L14 -2L30 -12L26 10C12 14 -12 14 -26 10Z", "#f4c95a", { width: 2.8 }) +
          flat(oval(0, 3, 3.6) + oval(-15, 4, 2.6) + oval(15, 4, 2.6), "#c8342a"),
        100,
        18,
        19,
      ) +
      face(pen, 80, 74, {
        mood,
        apart: 17,
        radius: 10.5,
        skin: "#f2c39a",
        iris: "#3a6aa8",
        gaze: isRunning ? [0.8, 0] : [-0.5, -0.5],
        brow: { colour: "#9a6a14", high: 4, wide: 12 },
        mouth: { below: 26, wide: 9 },
      }) +
      flat(oval(60, 90, 1.8) + oval(66, 93, 1.8) + oval(96, 93, 1.8) + oval(101, 89, 1.8), "#c8744a") +
      (isRunning
        ? line("M6 70h20M2 88h16M8 106h14", 4, "#fff0c0")
        : [30, 44, 58]
            .map(
              (x, i) =>
                line(oval(x, 148 + (i % 2) * 5, 8, 5.4), 6.4) + line(oval(x, 148 + (i % 2) * 5, 8, 5.4), 3, "#b8c0cc"),
            )
            .join("")) +
      tube("M62 124C66 140 74 146 80 148", "#e8d8b0", 1.8, 2.4, INK)
    );
  }),
  { ready: {}, running: { mood: "joy" } },
);
