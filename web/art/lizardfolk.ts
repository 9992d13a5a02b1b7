/** The Lizardfolk: a yellow frill with a blue feather in it, two stripes of white paint on the snout. */

import { boot, helm, token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { expressionOf, eye, face, type Mouth, mouth } from "./faces";
import { flame, mittens, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, type Point, tube, WIDTH } from "./pen";

const SKIN = "#63b04c";
const BELLY = "#eee6a4";
const FRILL = "#f4c53e";
const FEATHER = "#37a7de";
const LEATHER = "#8a4f2e";

interface Lizard extends Look {
  shouts?: boolean;
  says?: Mouth;
  licks?: boolean; // the tongue is out, as it is when somebody takes aim
}

function head(pen: Pen, look: Lizard = {}): string {
  const { form } = pen;
  const mood = look.mood ?? "calm";
  return (
    placed(
      form("M-5 8C-14 -8 -12 -24 -2 -36C8 -24 8 -6 4 8Z", FEATHER, {
        width: 2.6,
        shade: [-3, -2],
        within: line("M0 8L-2 -30M-1 -4l-6 -6M-1 -4l6 -7M-2 -15l-5 -6M-2 -15l5 -7", 1.3, "#12506e"),
      }),
      -20,
      -44,
      -34,
    ) +
    form(
      "M8 -34C-8 -54 -30 -58 -42 -50L-40 -42C-54 -42 -64 -30 -62 -18L-55 -14C-66 -6 -68 10 -60 18L-53 16C-58 28 -50 42 -38 44L-34 38C-28 48 -10 50 4 40Z",
      FRILL,
      {
        within:
          line("M-16 -12L-42 -46M-18 -4L-60 -16M-20 6L-60 16M-18 16L-40 40", 2, "#a87a14") +
          flat(oval(-38, -28, 4, 3) + oval(-46, 0, 4, 3) + oval(-40, 24, 4, 3), "#e2663a"),
      },
    ) +
    (look.shouts
      ? form("M-8 20C0 44 28 56 50 48C62 44 66 36 62 28L56 12Z", BELLY, { width: 3 }) +
        form("M4 18C10 36 30 44 46 40C56 38 60 32 58 26L62 12Z", "#5a1a2c", {
          width: 2.2,
          smooth: true,
          within: flat(oval(34, 38, 16, 8), "#e8708a"),
        })
      : "") +
    form(oval(-6, -19, 15, 18), SKIN, { width: 3 }) +
    form(oval(22, -20, 13, 17), SKIN, { width: 3 }) +
    form(
      look.shouts
        ? "M-34 6C-36 -14 -20 -26 0 -25C16 -25 28 -20 36 -12C54 -10 72 -4 76 6C77 14 66 18 54 18C36 22 8 28 -10 29C-26 28 -33 20 -34 6Z"
        : "M-34 6C-36 -14 -20 -26 0 -25C16 -25 28 -20 36 -12C54 -10 74 -2 77 10C79 22 68 30 54 33C32 40 6 42 -12 37C-26 33 -33 22 -34 6Z",
      SKIN,
      {
        within:
          (look.shouts ? "" : flat("M78 20C60 26 30 26 4 24C-8 30 -16 36 -20 44H60L82 30Z", BELLY)) +
          flat("M36 -14L45 -12L42 16L32 16ZM50 -12L57 -10L55 14L47 15Z", "#fff8e6") +
          flat(oval(-24, 4, 4, 3) + oval(-18, 13, 3.4, 2.6) + oval(-27, 14, 2.6, 2), mix(SKIN, "#0c4030", 0.4)),
      },
    ) +
    flat(oval(63, 0, 2.6, 2) + oval(71, 2, 2.2, 1.8), INK) +
    (look.licks
      ? tube("M66 27C78 30 86 26 90 34C92 38 96 38 98 35M90 34C88 40 92 44 96 43", "#e8507a", 2.2, 2.4)
      : "") +
    (look.shouts
      ? flat("M20 26l4 8l5 -9ZM38 22l4 8l5 -9ZM56 18l4 8l6 -9Z", "#fff8e0")
      : mouth(pen, look.says ?? expressionOf(mood).mouth, 43, 25, 17)) +
    face(pen, 8, -15, {
      mood,
      apart: 14,
      radius: 10.4,
      uneven: 0.92,
      skin: mix(SKIN, "#0c3030", 0.3),
      iris: "#f2a23a",
      gaze: look.gaze ?? expressionOf(mood).gaze ?? [0.6, 0.1],
      brow: { colour: "#1c4a2c", wide: 11, high: 4 },
      mouth: null,
    })
  );
}

const hand = mittens(SKIN);

const tail = (path: string): string => tube(path, SKIN, 9, 3.4);

/** Flies to the right; its head is at 0, 0. */
const arrow = (x: number, y: number, turn: number, length: number): string =>
  placed(
    tube(`M${-length} 0H-6`, "#c08a50", 2.2, 3.4) +
      `<path d="M2 0L-11 -6L-8 0L-11 6Z" fill="#dfe6ec" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
      `<path d="M${-length + 12} 0l-5 -7h-11l5 7l-5 7h11Z" fill="${FEATHER}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`,
    x,
    y,
    turn,
  );

export const hitAndRun: Design = {
  dark: "#2a0c20",
  flame: "#ffe39a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#c8764a",
        "#4a1c2c",
        glow(112, 26, 96, "#ffe08a", 0.75) +
          line("M-8 14h30v14h-30M60 4h34v14H60M94 30h30v14H94M-8 84h26v14h-26", 1.6, "#8a4434") +
          flat("M-12 128Q100 116 212 128V164H-12Z", "#361428") +
          flat("M142 134V30C144 2 204 2 208 30V134Z", "#6a3a26") +
          line("M142 134V30C144 2 204 2 208 30M160 10V134M180 6V134", 3, "#2c1214") +
          flat("M142 42h66v8h-66ZM142 112h66v8h-66Z", "#3c3440"),
      ),
      figure:
        tube("M116 34V50", "#6a4426", 4, 3.4) +
        flame(pen, 116, 24, 0.66) +
        cast(84, 148, 70) +
        tail("M96 132C124 144 150 150 168 138C178 132 176 124 170 126") +
        form("M56 132C40 128 26 136 18 148L4 146L2 158H34C42 152 56 152 70 148Z", SKIN, { width: 3 }) +
        form("M52 150C42 122 52 100 84 98C110 98 118 118 112 138C108 154 96 162 80 160Z", SKIN, {
          within:
            flat("M86 162C74 140 78 116 98 104L116 116L112 162Z", BELLY) +
            line("M82 124l30 -2M80 136l32 0", 1.6, "#a89a5a"),
        }) +
        form("M56 112L64 102L112 142L106 152Z", LEATHER, { width: 2.4, shade: [-2, -2] }) +
        form("M100 108C112 114 124 112 132 104L140 114C130 126 112 130 98 124Z", SKIN, { width: 3 }) +
        tube("M128 66C152 82 152 126 130 142", "#b0743c", 4, 3.4) +
        line("M128 66C132 84 126 92 131 104C134 116 128 124 130 142", 1.6, "#fff4dc") +
        hand(pen, 142, 108, 9, 30) +
        placed(head(pen, { ...look, mood: look.mood ?? "joy", gaze: look.gaze ?? [0.9, 0.2] }), 68, 66, -9, 0.9) +
        form("M58 116C46 112 36 104 32 92L44 88C50 98 60 104 70 108Z", SKIN, { width: 3 }) +
        hand(pen, 36, 88, 9, -16),
      front:
        placed(
          form("M-14 18C-16 36 -12 46 -10 50H12C14 40 16 30 14 18Z", "#4a6aa8", {
            width: 2.6,
            within: flat("M-2 18h4v32h-4ZM-9 28h18v4h-18Z", "#f2c85a"),
          }) +
            tube("M-6 52l-4 12h-5M7 52l3 12h5", "#8497b0", 4, 3.4) +
            helm(pen, { gaze: [-0.3, -0.9] }),
          176,
          66,
          6,
          0.94,
        ) +
        arrow(182, 30, 8, 42) +
        line("M188 22l8 -6M190 34l10 2M186 16l2 -10", 2.2, "#fff0b0") +
        line("M6 112h-16M14 126h-24M60 30l-14 -4", 2.4, "#ffe6b8"),
    };
  },
};

export const volley: Design = {
  dark: "#10123c",
  flame: "#ffeaa8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#4a5cb0",
        "#1a1c56",
        glow(164, 32, 74, "#fff4c8", 0.85) +
          flat(oval(168, 28, 17), "#fdf3cc") +
          flat(oval(162, 24, 3) + oval(174, 33, 4), "#e4d6a0") +
          flat("M-12 164V70H8V56H26V70H44V164Z", "#262a70") +
          line("M-8 84h22v12h-22M20 100h24M4 112h24", 1.5, "#343a8a") +
          flat("M120 164V118L132 104L144 118V132H214V164Z", "#20246a") +
          spark(28, 24, 4) +
          spark(60, 14, 3) +
          spark(120, 20, 3),
      ),
      figure:
        cast(80, 148, 70) +
        tail("M40 150C18 152 -4 144 4 126") +
        placed(
          form("M-10 34L-14 -20L12 -22L12 34Z", LEATHER, { width: 2.8 }) +
            line("M-8 -22L-12 -40M-1 -22L-2 -44M6 -22L8 -40", 3, "#c08a50") +
            form("M-17 -32l6 -14l6 12ZM-7 -34l5 -16l6 14ZM4 -32l7 -14l5 14Z", "#e8e0f0", { width: 2 }),
          34,
          104,
          -28,
        ) +
        form("M34 160C30 124 48 104 76 104C104 106 118 126 116 160Z", SKIN, {
          within:
            flat("M70 160C68 136 76 120 92 114L122 124V160Z", BELLY) +
            line("M72 132l48 -2M70 144l50 0", 1.6, "#a89a5a"),
        }) +
        form("M40 122L50 110L112 148L104 160Z", LEATHER, { width: 2.4, shade: [-2, -2] }) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "sly", gaze: look.gaze ?? [0.9, 0.4], licks: true }),
          70,
          70,
          -3,
          0.94,
        ) +
        form("M96 146C118 148 136 140 150 122L160 130C150 152 122 164 96 160Z", SKIN, { width: 3 }) +
        line("M146 46L82 128L150 156", 1.8, "#fff4dc") +
        arrow(184, 72, -28, 112) +
        placed(
          tube("M-112 0H-28", "#c08a50", 2.2, 3.4) +
            form("M-34 0C-26 -12 -8 -12 2 0C-8 12 -26 12 -34 0L-46 -9V9Z", "#8fb8d0", {
              width: 2.2,
              shade: [-2, -2],
              rim: [1, 1],
            }) +
            eye(pen, -8, -2, 3, { lid: 0, pupil: 0.5 }) +
            line("M-20 -5q4 5 0 10", 1.3),
          194,
          98,
          -14,
        ) +
        arrow(196, 122, -2, 112) +
        arrow(190, 146, 10, 112) +
        tube("M146 46C176 64 178 134 150 156", "#b0743c", 5, 3.4) +
        line("M163 92l14 -2M164 108l14 2", 3, "#f4c53e") +
        hand(pen, 168, 118, 10, 80) +
        form("M50 152C52 138 62 128 74 124L84 136C76 144 68 152 66 164Z", SKIN, { width: 3 }) +
        hand(pen, 84, 128, 10, 70),
      front:
        form("M-14 164V146H22V138H52V146H90V164Z", "#5a62a8", {
          within: line("M10 146v18M52 146v18", 1.6, "#32387c"),
        }) + spark(190, 60, 5),
    };
  },
};

export const spearRush: Design = {
  dark: "#3c0a1c",
  flame: "#ffe890",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#f0924a",
        "#8a2430",
        glow(176, 60, 100, "#fff0a0", 0.8) +
          flat("M-12 10H212V20H-12Z", "#9a3a30") +
          line("M30 12V86M58 12V70M148 12V60M176 12V66", 4, "#7a2430") +
          flat("M22 12l8 -22l8 22ZM50 14l8 -22l8 22ZM140 60l8 18l8 -18ZM164 62q12 14 24 0l-4 16h-16Z", "#7a2430") +
          flat("M-12 122Q100 110 212 122V164H-12Z", "#5c1428") +
          line("M-8 58H30M-8 74H18M-8 96H22M150 132H208M120 146H190M-6 134H20", 2.4, "#ffd88a"),
      ),
      figure:
        cast(80, 148, 76) +
        tail("M30 132C4 128 -4 104 10 92C18 86 26 92 20 98") +
        form("M20 146C14 120 34 100 62 100C92 102 106 118 98 142C88 162 36 164 20 146Z", SKIN, {
          within:
            flat("M66 164C58 142 66 122 88 116L110 128L100 164Z", BELLY) +
            line("M66 132l36 0M64 144l36 2", 1.6, "#a89a5a"),
        }) +
        form("M34 112L46 104L92 148L82 158Z", LEATHER, { width: 2.4, shade: [-2, -2] }) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "rage", gaze: look.gaze ?? [0.9, 0.5], shouts: true }),
          70,
          62,
          8,
          0.96,
        ) +
        tube("M-14 158L178 104", "#b0743c", 5, 3.4) +
        form("M172 98L206 92L178 112Z", "#e6edf2", { width: 2.6, shade: [-2, -2] }) +
        placed(helm(pen, { gaze: [-0.9, 0.2] }), 134, 112, 14, 1.04) +
        placed(
          form("M-4 -24C10 -24 14 -10 10 0C8 8 -8 8 -10 0C-14 -10 -10 -24 -4 -24Z", "#c8553c", {
            width: 2.6,
            within: flat("M-8 -16q4 -4 8 -4l-2 6Z", "#f2a080"),
          }) + form("M-3 6L-4 16C-10 16 -10 24 -4 24C-2 28 6 28 6 23C11 21 10 15 4 16L4 6Z", "#fff4dc", { width: 2.2 }),
          166,
          112,
          -14,
          0.9,
        ) +
        form("M82 128C90 136 102 136 110 128L118 136C108 150 90 150 78 142Z", SKIN, { width: 3 }) +
        hand(pen, 104, 127, 10, 70) +
        form("M34 128C28 136 26 142 30 148L44 144C44 140 46 136 50 134Z", SKIN, { width: 3 }) +
        hand(pen, 40, 144, 10, 60),
      front:
        line("M190 80l10 -8M196 106l12 2M184 72l4 -10", 2.4, "#fffbd8") +
        line("M6 160q-6 -10 4 -12q4 -8 12 -2", 2.4, "#ffd0a0") +
        spark(182, 84, 5),
    };
  },
};

export const marshStride: Design = {
  dark: "#06323c",
  flame: "#fdffb8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const diver = (x: number, y: number, scale: number, straw: string): string =>
      placed(
        tube(straw, "#d8c86a", 3, 3.4) +
          form("M-20 8C-22 -4 -16 -14 -9 -14C-4 -14 -2 -12 0 -9C2 -13 6 -14 10 -14C17 -14 22 -4 20 8Z", SKIN, {
            width: 2.6,
          }) +
          eye(pen, -9, -5, 5.4, { lid: 0.25, gaze: [0.6, -0.2], skin: "#3a7a3c", iris: "#f2a23a" }) +
          eye(pen, 9, -5, 5.4, { lid: 0.25, gaze: [0.6, -0.2], skin: "#3a7a3c", iris: "#f2a23a" }),
        x,
        y,
        0,
        scale,
      );
    return {
      back: backdrop(
        "#1f6a70",
        "#0a3440",
        line("M-8 20h30v14h-30M176 12h34v14h-34M-8 60h22v14M186 54h26v14", 1.6, "#12505a") +
          flat("M30 164V62C34 -6 166 -6 170 62V164Z", "#e8f0a8") +
          glow(100, 54, 84, "#ffffe0", 0.95) +
          line("M30 164V62C34 -6 166 -6 170 62V164", 7, "#0e4650") +
          line("M150 110V50M158 110C158 84 166 74 168 64M44 110C44 90 36 76 36 66", 3, "#7a9a54") +
          flat("M146 60q4 -14 8 0v14h-8Z", "#7a5a34") +
          flat("M-12 106Q50 98 100 106T212 104V164H-12Z", "#2f9488") +
          line("M8 116h24M164 114h30M128 122h20M60 114h14", 2, "#a8e8c0"),
      ),
      figure:
        diver(20, 124, 0.9, "M22 10V-34q0 -6 5 -6") +
        diver(180, 126, 0.94, "M-24 10V-14c0 -8 11 -8 11 0s-11 8 -11 -1V-38") +
        form("M48 162C44 126 56 106 80 104C106 106 116 124 114 162Z", SKIN, {
          within:
            flat("M74 162C70 138 76 120 92 114L112 122L118 162Z", BELLY) +
            line("M74 128l40 0M74 139l42 0", 1.6, "#a89a5a"),
        }) +
        form("M52 122L62 110L114 146L108 158Z", LEATHER, { width: 2.4, shade: [-2, -2] }) +
        placed(head(pen, { ...look, mood: look.mood ?? "calm", gaze: look.gaze ?? [0.7, 0.8] }), 70, 68, -6, 0.92) +
        tube("M134 164L156 12", "#9a6434", 4.6, 3.4) +
        form("M150 16L160 -12L166 18Z", "#e6edf2", { width: 2.6, shade: [-2, -2] }) +
        line("M153 34L172 46M153 34L166 70", 2, "#4a2c18") +
        boot(pen, 176, 58, 16, "#d2503a") +
        boot(pen, 168, 82, -8, "#d2503a") +
        form("M96 142C108 142 122 136 130 124L144 132C138 148 118 158 98 156Z", SKIN, { width: 3 }) +
        hand(pen, 140, 124, 11, 24),
      front:
        placed(
          form("M-16 12C-20 0 -12 -10 -8 -8C-6 -16 2 -16 3 -9C6 -12 12 -14 14 -8C20 0 18 12 14 12Z", "#c8dc50", {
            width: 2.4,
            shade: [-2, -2],
          }) +
            eye(pen, -5, -8, 4, { gaze: [0.5, 0.3] }) +
            eye(pen, 7, -8, 4, { gaze: [0.5, 0.3] }) +
            line("M-8 3q9 5 18 0", 1.8),
          121,
          54,
          16,
          0.78,
        ) +
        flat("M-12 138Q20 128 52 136T112 136T160 134T212 134V164H-12Z", "#3cb09a", 0.92) +
        line("M-6 138Q20 128 52 136T112 136T160 134T208 134", 2.2, "#d8ffd8") +
        line("M170 98v6M180 72v5M166 112v4", 2.2, "#d8ffe8") +
        line("M62 146h24M120 148h26M20 150h18", 2, "#c0f4d0"),
    };
  },
};

export const broodCall: Design = {
  dark: "#1a0c3c",
  flame: "#ffe8b0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const chick = (x: number, y: number, turn: number, scale: number, gaze: Point, hat: string): string =>
      placed(
        form("M-18 6C-20 -12 -10 -18 0 -18C12 -18 20 -10 18 6Z", mix(SKIN, "#e8f07a", 0.35), {
          width: 2.8,
          shade: [-3, -3],
        }) +
          hat +
          face(pen, 0, -3, {
            mood: "joy",
            apart: 8,
            radius: 6,
            gaze,
            brow: null,
            mouth: { kind: "grin", below: 8, wide: 5 },
          }) +
          form("M-24 2L-15 10L-8 2L0 10L8 2L15 10L24 2C26 22 14 34 0 34C-14 34 -26 22 -24 2Z", "#f6efd8", {
            width: 2.8,
            within: flat(oval(-10, 20, 4, 3) + oval(8, 24, 5, 3.6) + oval(14, 13, 3, 2.4), "#8fc0b0"),
          }),
        x,
        y,
        turn,
        scale,
      );
    return {
      back: backdrop(
        "#7a58b4",
        "#241248",
        glow(154, 34, 84, "#ffe9c0", 0.75) +
          flat("M-12 -12H20V108H-12Z", "#4a3280") +
          flat("M0 40h18v14H0ZM2 74h18v14H2Z", "#2c1858") +
          flat("M-12 118Q100 104 212 118V164H-12Z", "#1e0e40") +
          flat("M128 118C128 100 152 100 152 118ZM190 120C190 108 208 106 210 120Z", "#d8cce8") +
          flat(oval(135, 112, 3) + oval(145, 112, 3) + oval(197, 115, 2.4), "#241248") +
          line("M158 122l22 -6M4 116l20 6", 4, "#d8cce8"),
      ),
      figure:
        cast(80, 148, 76) +
        tail("M40 146C14 152 0 132 12 118") +
        form("M38 160C34 124 48 102 76 102C104 104 116 124 114 160Z", SKIN, {
          within:
            flat("M72 160C70 136 78 120 92 112L120 122V160Z", BELLY) +
            line("M74 132l44 -2M72 144l46 0", 1.6, "#a89a5a"),
        }) +
        form("M44 120L54 108L112 146L106 158Z", LEATHER, { width: 2.4, shade: [-2, -2] }) +
        placed(head(pen, { ...look, mood: look.mood ?? "joy", says: "oh" }), 70, 72, -8, 0.94) +
        form(
          "M106 86C122 92 136 86 144 70C150 56 150 38 160 20L198 36C186 54 182 76 166 92C150 108 124 108 104 98Z",
          "#f3e6c4",
          {
            within:
              line("M122 88q-2 8 2 16M140 78q6 4 10 14M150 54q12 2 24 16", 2.4, "#b8904c") +
              line("M150 62q10 4 22 16", 5, "#c8342a"),
          },
        ) +
        form("M158 20C166 10 202 24 200 36C190 46 160 32 158 20Z", "#4a2a3c", { width: 3, smooth: true }) +
        form("M96 148C106 140 112 128 116 112L130 116C130 136 120 154 106 162Z", SKIN, { width: 3 }) +
        hand(pen, 126, 106, 11, 16),
      front:
        line("M178 4q12 0 22 8M172 -4q20 -2 34 8M196 52q8 -6 12 -14", 2.8, "#ffe9b0") +
        chick(
          150,
          124,
          8,
          0.86,
          [-0.5, -0.6],
          form("M-15 -10L-12 -26H12L15 -10Q0 -4 -15 -10Z", "#9aa6b8", { width: 2.4 }) +
            line("M-14 -14C-18 -34 18 -34 14 -14", 1.8),
        ) +
        chick(
          28,
          128,
          -10,
          0.74,
          [0.6, -0.6],
          form("M-17 -6L-10 -2L-4 -9L3 -3L9 -9L17 -5C18 -20 10 -27 0 -27C-12 -27 -18 -18 -17 -6Z", "#f6efd8", {
            width: 2.4,
          }),
        ) +
        placed(
          tube("M0 30V0", "#c8ccd8", 3, 3.4) + tube("M-6 -14V-4Q0 4 6 -4V-14M0 -14V0", "#c8ccd8", 2, 3.4),
          180,
          124,
          14,
        ) +
        spark(134, 28, 5) +
        spark(24, 26, 4),
    };
  },
};

export const lizardfolk = token("#0c2440", "#fff6a8", (pen, look) => {
  const { form } = pen;
  return (
    form("M24 166C22 132 42 114 74 114C106 114 128 132 130 166Z", SKIN, {
      within:
        flat("M62 168C60 144 70 128 86 126C104 128 110 146 108 168Z", BELLY) +
        line("M62 142q24 6 46 0M62 154q24 6 48 0", WIDTH.detail, "#a89a5a"),
    }) +
    form("M26 140L38 124L120 156L118 168H96Z", LEATHER, { width: 2.6 }) +
    placed(head(pen, look), 70, 92, -4, 1.06)
  );
});
