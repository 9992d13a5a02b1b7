/** Looterz of the other edition, second half: what the cats left standing, and who came in by night. */

import type { Design, Look } from "./design";
import { expressionOf, face, type Mood, MOODS, mouth } from "./faces";
import { coin, flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, type Point, WIDTH } from "./pen";

const gazing = (look: Look, mood: Mood, usual: Point): Point => look.gaze ?? expressionOf(mood).gaze ?? usual;

const HEART = "M0 9C-12 1 -11 -9 -5 -9C-2 -9 0 -7 0 -4C0 -7 2 -9 5 -9C11 -9 12 1 0 9Z";

/** A detail too small for a shadow of its own. */
const plain = (path: string, colour: string, width = 2): string => flat(path, colour) + line(path, width);

export const scratchingPost: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      rope = "#d9b06a",
      seam = "#8a5a26",
      carpet = "#8c4a9a";
    return {
      back: backdrop(
        "#d25a2e",
        "#5a1418",
        line("M10 -8v130M34 -8v130M58 -8v130M158 -8v130M182 -8v130", 5, "#b84a26") +
          flat("M-12 34H52V124H-12Z", "#6a1c1a") +
          flat("M-12 46H40V124H-12Z", "#2c0a10") +
          glow(14, 104, 74, "#ffc04a", 0.95) +
          flat("M-12 26H58V36H-12Z", "#43121a") +
          flame(pen, 8, 110, 1.2) +
          flame(pen, 26, 114, 0.8) +
          line("M-8 120L34 112M-6 112L38 121", 5, "#431a10") +
          // the others who stood here
          flat("M152 24h38v40h-38Z", "#43121a") +
          flat("M156 28h30v32h-30Z", "#f0c890") +
          line("M165 56V38M177 56V42", 5, "#a05a2a") +
          line("M160 57h22M160 37h10M172 41h10", 3, "#5a2a18") +
          flat("M-12 124H212V164H-12Z", "#5c2018") +
          line("M-12 134H212M40 124v10M120 124v10M170 134v16M80 134v16", 1.6, "#3a0f10") +
          flat(oval(100, 142, 92, 13), "#a83a34") +
          line(oval(100, 142, 84, 10), 2, "#f0b050"),
      ),
      figure:
        cast(98, 146, 62) +
        placed(
          form("M-52 62L52 62L58 78L-58 78Z", carpet, { within: line("M-50 70h100", 1.6, "#4c2058") }) +
            form("M-36 -36C-38 0 -38 30 -36 64C-20 70 20 70 36 64C39 30 38 0 36 -36Z", rope, {
              within:
                line(
                  [-28, -19, -10, 26, 35, 44, 53].map((y) => `M-40 ${y}Q0 ${y + 8} 40 ${y - 2}`).join(""),
                  1.6,
                  seam,
                ) +
                line(
                  "M-40 0q10 3 14 3M26 3q8 0 14 -3M-40 9q8 3 12 3M28 12q6 0 12 -3M-40 18q8 3 16 4M24 22q8 0 16 -3",
                  1.6,
                  seam,
                ) +
                line("M-30 36L-22 60M-21 37L-13 61M-12 38L-4 62", 3.4, seam) +
                line("M-29 36L-21 60M-20 37L-12 61M-11 38L-3 62", 1.4, "#fff0c0"),
            }) +
            line("M-36 24C-48 26 -50 38 -44 44M-36 34C-44 40 -58 36 -58 48M36 46C48 46 46 58 54 58", 4.4, INK) +
            line("M-36 24C-48 26 -50 38 -44 44M-36 34C-44 40 -58 36 -58 48M36 46C48 46 46 58 54 58", 2.2, rope) +
            face(pen, 0, 2, {
              mood,
              apart: 15,
              radius: 10.5,
              uneven: 0.92,
              skin: mix(rope, seam, 0.4),
              gaze: gazing(look, mood, [0.9, 0.2]),
              brow: { colour: "#5a3414", high: 5 },
              mouth: { below: 25, wide: 13 },
            }) +
            form(
              "M-56 -46C-56 -58 -30 -62 0 -62C32 -62 56 -58 56 -46C56 -34 30 -30 0 -30C-30 -30 -56 -34 -56 -46Z",
              carpet,
              {
                within:
                  flat(oval(0, -50, 46, 8), "#b06cc0") +
                  line("M-20 -52l6 2M0 -54l5 2M18 -50l6 -2M-34 -49l5 1M34 -52l5 1", 1.6, "#6a2f78"),
              },
            ) +
            line(
              [-48, -38, -27, -14, 0, 14, 27, 38, 48]
                .map((x, i) => `M${x} ${-37 + (i > 1 && i < 7 ? 4 : 0)}l${(i % 3) - 1} 7`)
                .join(""),
              2.2,
              "#f4d070",
            ),
          88,
          68,
          -6,
        ) +
        // its only visitor
        placed(
          line("M0 0C-2 14 3 24 0 36", 2.2) +
            form(oval(0, 46, 11, 9), "#a9b4c4", { width: 2.4, shade: [-2, -2] }) +
            form(oval(-8, 38, 4.6) + oval(7, 38, 4.6), "#e8a49c", { width: 2 }) +
            line("M-5 45l3 3M-2 45l-3 3M3 45l3 3M6 45l-3 3M0 52v2", 1.5) +
            line("M10 50q10 2 8 10", 2, "#e8a49c"),
          38,
          30,
          4,
        ) +
        form("M212 74C182 64 152 68 138 80C128 90 134 106 146 108C166 112 190 118 212 124Z", "#4a4654", {
          within: line("M190 70l-6 20M206 76l-6 20", 4, "#2e2a38"),
        }) +
        form("M138 82l-19 1l16 8ZM134 93l-19 5l19 4ZM140 103l-14 10l19 -4Z", "#fff6dc", { width: 2, smooth: true }) +
        line("M139 90h10M140 100h10", WIDTH.detail),
      front:
        line("M128 120l-8 6M132 128l-4 8M118 114l-10 0", 2.2, "#f6dc9a") +
        coin(126, 138, 8, 18, 0.85) +
        coin(146, 145, 7, -14, 0.6) +
        spark(138, 126, 6) +
        spark(172, 136, 4),
    };
  },
};

export const rrugh: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sad",
      stone = "#a3a6b4",
      moss = "#6f9a3e",
      crack = "#4a4c66";
    const candle = (x: number, y: number, high: number): string =>
      flat(`M${x - 5} ${y}V${y - high}H${x + 5}V${y}Z`, "#f6ecd8") +
      line(`M${x - 5} ${y}V${y - high}H${x + 5}V${y}`, 2.2) +
      flat(
        `M${x} ${y - high - 1}C${x - 7} ${y - high - 6} ${x - 2} ${y - high - 11} ${x} ${y - high - 17}C${x + 6} ${y - high - 10} ${x + 6} ${y - high - 4} ${x} ${y - high - 1}Z`,
        "#ffc24a",
      ) +
      line(
        `M${x} ${y - high - 1}C${x - 7} ${y - high - 6} ${x - 2} ${y - high - 11} ${x} ${y - high - 17}C${x + 6} ${y - high - 10} ${x + 6} ${y - high - 4} ${x} ${y - high - 1}Z`,
        1.8,
      );
    return {
      back: backdrop(
        "#39408a",
        "#171a46",
        glow(88, 62, 110, "#ffe9ae", 0.8) +
          flat(oval(88, 64, 64), "#fbeebe") +
          flat(oval(42, 36, 8) + oval(138, 42, 10) + oval(30, 78, 6), "#ead8a0") +
          // everybody came, and nobody came near
          flat(
            "M-12 128V104l6 -5l4 6l5 -9l5 9l6 -6l5 8l6 -8l6 7V128ZM170 128V98l6 -7l5 8l6 -10l6 9l7 -6l12 8V128Z",
            "#20255c",
          ) +
          line("M14 100V78M182 96V72", 2.4, "#20255c") +
          flat(oval(14, 74, 4, 5) + oval(182, 68, 4, 5), "#ffca5a") +
          flat("M-12 124Q100 112 212 124V164H-12Z", "#10133a"),
      ),
      figure:
        cast(96, 149, 96) +
        form("M-2 166C-6 130 2 106 26 96L60 90L136 90L166 98C192 106 200 132 198 166Z", mix(stone, "#4a4868", 0.3), {
          shade: [-8, -5],
          within:
            line("M26 122l14 10l-4 16M162 112l-10 12l6 10", 2.4, crack) +
            flat("M-4 110C16 92 38 100 50 94C46 108 30 104 24 114C14 116 6 112 -4 120Z", moss) +
            line("M70 150a14 14 0 1 1 22 8M112 142h22v22M112 142v14h12", 3, crack),
        }) +
        candle(24, 98, 15) +
        placed(
          form("M-46 -36L-22 -49L16 -50L44 -38L53 -6L49 26L32 50L-28 52L-49 30L-55 -2Z", stone, {
            shade: [-8, -6],
            within:
              line("M-55 2l15 6l-4 12l8 8M53 -14l-11 6l4 8M-22 50l4 -8l-5 -5", 2.4, crack) +
              line("M-4 -34a8 8 0 1 1 8 8a5 5 0 0 1 -4 -8", 2.6, crack) +
              flat(
                "M-52 -42H-14C-18 -32 -26 -36 -30 -29C-36 -24 -40 -30 -50 -22ZM20 -52H48V-34C40 -28 38 -38 30 -36C24 -36 24 -44 20 -52Z",
                moss,
              ),
          }) +
            form(
              "M-44 -15C-32 -25 -8 -25 0 -17C10 -25 34 -25 46 -15L41 -8C28 -14 10 -14 0 -9C-10 -14 -28 -14 -39 -7Z",
              mix(stone, "#ffffff", 0.2),
              { width: 2.6 },
            ) +
            face(pen, 0, 3, {
              mood,
              apart: 20,
              radius: 13,
              uneven: 0.92,
              skin: "#767a90",
              white: "#e2fbf4",
              iris: "#1f9aa8",
              gaze: gazing(look, mood, [0.9, 0.4]),
              brow: { colour: "#4c7226", high: 6, wide: 14 },
              mouth: { below: 36, wide: 15 },
            }) +
            form("M-8 9L7 8L12 22L-11 24Z", mix(stone, "#ffffff", 0.14), { width: 2.4, shade: [-3, -2] }) +
            candle(-14, -48, 10) +
            candle(12, -49, 6),
          88,
          72,
          -5,
        ) +
        // he had asked for nothing of the sort
        placed(
          form("M16 -10C22 -22 34 -22 34 -12C30 -12 33 -8 29 -6C32 -2 28 2 24 2Z", "#c8703a", { width: 2.6 }) +
            form("M-24 -14C-25 -28 -8 -30 -5 -17C0 -8 8 -10 20 -10C28 6 16 20 -2 20C-20 20 -26 2 -24 -14Z", "#fff6e4", {
              within: line("M2 2q8 10 18 2M4 9q6 5 12 1", 2, "#b89a78"),
            }) +
            flat("M-21 -25C-24 -32 -17 -35 -15 -30C-14 -36 -6 -34 -8 -26Z", "#d8342e") +
            line("M-21 -25C-24 -32 -17 -35 -15 -30C-14 -36 -6 -34 -8 -26", 2) +
            flat("M-25 -17L-35 -12L-24 -10Z", "#f0a030") +
            line("M-25 -17L-35 -12L-24 -10Z", 2) +
            flat(oval(-17, -18, 4.6), "#fff") +
            line(oval(-17, -18, 4.6), 1.6) +
            flat(oval(-18.5, -17.5, 2.2), INK) +
            line("M-22 -2Q-8 6 4 -8", 4.4, "#4a7ad8") +
            flat("M-6 2l-7 8l9 -1ZM-4 2l7 8l-9 0Z", "#4a7ad8"),
          166,
          88,
          4,
        ) +
        form("M130 118L136 104L148 106L152 110L182 110L190 104L200 112L196 132L180 142L178 166H144L142 140Z", stone, {
          width: 3,
          within:
            line("M152 110l-2 10M164 111v10M178 111l2 9M144 140h34", 2, crack) +
            flat("M126 128q14 -4 18 6t14 2v12h-32Z", moss),
        }),
      front:
        form("M-8 166L-2 144L14 138L30 146L38 166Z", "#5c6080", { width: 3 }) + spark(150, 58, 5) + spark(192, 56, 4),
    };
  },
};

export const elsar: Design = {
  dark: "#2a0a34",
  flame: "#d8ff9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      skin = "#dcb88e",
      hair = "#e4dcf0",
      strand = "#8a7cac",
      shawl = "#2f7a6a",
      felt = "#f0c05a";
    return {
      back: backdrop(
        "#8a3478",
        "#34103e",
        glow(180, 128, 110, "#b8f04a", 0.75) +
          line("M-12 96H212M-12 112H212", 1.6, "#6a2260") +
          // he is a mile away, and feels it
          flat("M2 18H46V74H2Z", "#2a0a34") +
          flat("M7 23H41V69H7Z", "#ffd86a") +
          flat(
            "M20 34A5 5 0 1 1 27 39L33 31L36 33L31 44L29 50L36 58L32 61L24 53L18 62L13 60L19 48L18 44L11 40L12 36L19 38Z",
            "#4a1a3c",
          ) +
          line("M12 53l-4 4M15 50l-7 -1M35 47l4 -2", 1.8, "#c8342a") +
          flat("M-2 74H50V80H-2Z", "#2a0a34") +
          flat("M-12 132H212V164H-12Z", "#250a2e"),
      ),
      figure:
        cast(90, 149, 84) +
        form("M14 166C14 124 42 102 86 100C132 102 158 124 162 166Z", shawl, {
          within:
            line("M30 146l12 -10l12 10l12 -10l12 10l12 -10l12 10l12 -10l12 10l12 -10l12 10", 2.6, "#a8e08a") +
            line("M24 160l12 -10l12 10l12 -10l12 10l12 -10l12 10l12 -10l12 10l12 -10l12 10", 2.2, "#154238"),
        }) +
        placed(
          line("M-36 -68L40 -36M-26 -30L38 -72", 6.4) +
            line("M-36 -68L40 -36M-26 -30L38 -72", 3.4, "#f4ead0") +
            flat(oval(-37, -68, 4.6) + oval(39, -73, 4.6), "#e0384a") +
            form("M-34 -40C-38 -60 -18 -68 2 -67C24 -66 38 -56 34 -38C28 -24 -28 -24 -34 -40Z", hair, {
              within: line("M-22 -36C-22 -52 -4 -62 10 -57C24 -52 22 -40 12 -40C2 -40 0 -48 6 -50", 2, strand),
            }) +
            form("M-46 8C-52 -28 -30 -44 0 -44C32 -44 52 -28 46 10C50 26 42 38 32 44H-32C-42 36 -50 24 -46 8Z", hair, {
              within: line("M-41 4q-4 20 4 34M41 4q4 20 -4 34", 2, strand),
            }) +
            form(
              "M-37 4C-38 -22 -20 -32 0 -32C22 -32 38 -22 37 6C36 22 24 32 14 39C7 50 -7 50 -13 40C-26 32 -36 20 -37 4Z",
              skin,
              { within: line("M-33 16q3 5 8 6M33 16q-3 5 -8 6", 1.5, "#9a6a4a") },
            ) +
            form(
              "M-40 6C-42 -28 -22 -44 0 -37C22 -44 42 -28 40 6C36 -12 22 -24 4 -28L0 -24L-5 -28C-22 -24 -36 -12 -40 6Z",
              hair,
              {
                width: 2.8,
              },
            ) +
            face(pen, 0, 1, {
              mood,
              apart: 16.5,
              radius: 11.5,
              uneven: 1.08,
              skin: mix(skin, "#7a4a9a", 0.35),
              iris: "#7ab82e",
              gaze: gazing(look, mood, [0.9, 0.35]),
              brow: { colour: strand, high: 4 },
              mouth: { kind: mood === "gloat" ? "jag" : MOODS[mood].mouth, below: 31, wide: 11, right: 1 },
            }) +
            line(oval(-16.5, 2, 15) + oval(16.5, 2, 15.5) + "M-31 -2L-40 -6M32 -2L40 -6", 2.6, "#d9a23a") +
            form("M-4 5C0 0 7 3 9 11C13 20 6 25 -1 23C-9 21 -8 12 -4 5Z", mix(skin, "#d8604a", 0.35), {
              width: 2.4,
              shade: [-2, -2],
            }) +
            flat(oval(6, 18, 1.8), "#6a3a2a"),
          84,
          72,
          -6,
        ) +
        // it is a good likeness
        placed(
          form(
            "M-9 -10C-20 -14 -20 -36 0 -36C20 -36 20 -14 9 -10L24 -4C28 2 24 8 18 7L10 4L14 30C10 35 4 34 2 30L0 20L-3 30C-6 35 -12 34 -14 29L-10 4L-19 6C-25 7 -28 0 -23 -5Z",
            felt,
            {
              width: 3,
              shade: [-4, -3],
              within:
                flat("M-14 8H14V20H-14Z", "#4a7ac0") + line("M0 -10V8", 1.6, "#8a5a14", 'stroke-dasharray="3 2.500"'),
            },
          ) +
            flat(oval(-7, -24, 4.6) + oval(7, -24, 5), "#fff4dc") +
            line(oval(-7, -24, 4.6) + oval(7, -24, 5), 1.8) +
            flat(oval(-6, -26, 1.8) + oval(8, -26, 1.8), INK) +
            line("M-5 -15q2 -3 5 0t5 0", 1.8),
          156,
          92,
          10,
          1.16,
        ) +
        form("M98 166C108 150 120 138 132 132L146 146C138 152 132 158 130 166Z", shawl, { width: 3 }) +
        mitten(pen, 142, 132, 13, 16, skin),
      front:
        form("M186 166C202 140 206 112 200 84L184 88C186 112 182 136 170 156Z", shawl, { width: 3 }) +
        line("M190 72L166 100", 5.4) +
        line("M190 72L166 100", 2.4, "#eef4fa") +
        mitten(pen, 190, 80, 13, -30, skin) +
        flat(oval(193, 66, 5.4), "#e0384a") +
        line(oval(193, 66, 5.4), 2) +
        spark(165, 101, 9, "#fff2b8") +
        flat(oval(34, 148, 17, 10), "#c8342a") +
        line(oval(34, 148, 17, 10), 2.6) +
        line("M28 142l-3 -12M37 140l1 -12M44 144l5 -10", 2, "#eef4fa") +
        flat(oval(25, 129, 3) + oval(38, 127, 3) + oval(49, 133, 3), "#f4d070"),
    };
  },
};

export const pru: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      fur = "#d4a6c8",
      tuft = "#8a4f86",
      velvet = "#c0306a";
    return {
      back: backdrop(
        "#2b8f86",
        "#0f3f45",
        glow(150, 46, 86, "#fff6b8", 0.75) +
          line("M30 10v110M62 4v110M94 4v110M126 4v110", 1.6, "#237a74") +
          // everyone's eyes go round in here
          line(
            "M150 46c4 -6 12 -2 10 6s-18 8 -20 -4s14 -22 28 -12s10 34 -12 36s-34 -20 -26 -42",
            3,
            "#7ed0b4",
            'opacity=".6"',
          ) +
          flat("M-12 -12H40C40 40 24 84 -12 96ZM212 -12H170C172 20 184 44 212 54Z", "#0c4a4e") +
          line("M2 -8C4 40 -2 64 -10 84M22 -8C22 40 10 66 -6 88M186 -8C190 20 196 32 206 42", 2.2, "#072f35") +
          line("M-10 92Q22 82 32 54", 4, "#f0b840") +
          flat("M-12 132Q100 120 212 132V164H-12Z", "#0a3036"),
      ),
      figure:
        cast(96, 148, 84) +
        form(
          "M146 152C176 146 196 122 188 92C184 78 168 76 164 88C160 78 148 84 152 96C142 100 146 112 154 114C150 126 138 130 128 132Z",
          fur,
          {
            within: line("M178 96q2 20 -12 34M166 100q0 14 -8 20", 1.6, tuft),
          },
        ) +
        form("M34 152C34 124 50 108 88 106C128 108 142 126 142 152Z", fur, {
          within: line("M56 132q2 12 8 18M118 132q-2 12 -8 18", 1.6, tuft),
        }) +
        form(
          "M38 98L26 108L40 112L32 124L50 122L50 136L66 128L74 142L86 130L98 142L106 128L122 134L122 120L138 122L132 110L146 104L134 96Z",
          "#f6e4ea",
          { width: 3, within: line("M62 112l4 10M84 116v10M106 112l-4 10", 1.6, tuft) },
        ) +
        placed(
          form("M-42 -16C-50 -34 -46 -48 -42 -54C-28 -50 -18 -42 -12 -34Z", fur, {
            within: flat("M-37 -24C-40 -34 -39 -40 -37 -45C-29 -41 -24 -37 -20 -32Z", "#f0a09a"),
          }) +
            form("M14 -34C22 -44 32 -50 44 -52C48 -40 46 -28 40 -14Z", fur, {
              within: flat("M21 -32C27 -39 33 -42 39 -44C41 -36 39 -28 36 -22Z", "#f0a09a"),
            }) +
            form(
              "M-42 -4C-44 -30 -22 -40 0 -40C24 -40 44 -28 42 -2L56 6L44 10L54 20L40 21L44 31L26 31C12 38 -12 38 -26 32L-44 33L-40 23L-54 22L-44 12L-56 8Z",
              fur,
              {
                within: line(
                  "M-46 8l10 2M-42 22l10 -2M46 8l-10 2M42 22l-10 -2M-6 -38q2 8 0 14M6 -38q-2 8 0 12",
                  1.6,
                  tuft,
                ),
              },
            ) +
            face(pen, 0, -2, {
              mood,
              apart: 18,
              radius: 12,
              uneven: 0.95,
              skin: mix(fur, "#5a2a98", 0.5),
              iris: "#1fb0a0",
              gaze: gazing(look, mood, [0.7, 0.35]),
              brow: { colour: "#6a2f6a", high: 3, wide: 10 },
              mouth: null,
            }) +
            (expressionOf(mood).shut || expressionOf(mood).spiral
              ? ""
              : line("M-30 -6l-8 -4M-29 -11l-6 -7M-24 -14l-3 -7M30 -6l8 -4M29 -11l6 -7M24 -14l3 -7", 2.2)) +
            form("M-17 15C-14 8 -5 9 0 13C5 9 14 8 17 15C18 24 8 28 0 28C-8 28 -18 24 -17 15Z", "#fffaf4", {
              width: 2.2,
            }) +
            mouth(pen, MOODS[mood].mouth, 0, 21, 7.5, "#8a1a2a") +
            form("M-5 10C-3 7 4 7 6 10C4 14 2 15 0 16C-2 15 -4 14 -5 10Z", "#e0708a", {
              width: 2,
              shade: [-1.5, -1.5],
            }) +
            flat(oval(24, 15, 1.9), INK) +
            line("M-30 -27C-18 -22 -8 -26 0 -20C8 -26 18 -22 30 -27", 2.4, "#f4b93a") +
            plain("M0 -26L6 -18L0 -9L-6 -18Z", "#2fc0a8"),
          86,
          70,
          -7,
        ) +
        form("M106 152C122 134 136 106 142 74L164 80C164 108 152 136 136 152Z", fur, {
          width: 3,
          within: line("M140 104l7 3M134 118l7 4M126 132l7 4", 1.6, tuft),
        }) +
        line("M160 70C170 78 172 84 172 94", 4, INK) +
        line("M160 70C170 78 172 84 172 94", 1.8, "#ffe08a") +
        mitten(pen, 154, 68, 14, 8, "#f6e4ea") +
        form(oval(173, 108, 15), "#f2b632", {
          width: 2.8,
          within:
            flat(oval(173, 108, 10.5), "#fff6dc") + line("M173 108c2 -3 6 0 4 4s-10 2 -10 -4s8 -10 14 -4", 1.8, velvet),
        }) +
        plain("M169 92h8v5h-8Z", "#f2b632"),
      front:
        // he was on the other side a moment ago
        placed(
          plain("M-22 26C-22 8 -12 0 0 0C12 0 22 8 22 26Z", "#7d7488", 2.8) +
            plain(oval(-15, -18, 9) + oval(15, -19, 9), "#e8a49c", 2.6) +
            form("M-18 -4C-18 -20 -8 -24 0 -24C10 -24 18 -18 18 -4C16 8 -16 8 -18 -4Z", "#9a8fa4", { width: 2.8 }) +
            flat(oval(-7, -9, 6) + oval(7, -9, 6), "#fff4dc") +
            line(oval(-7, -9, 6) + oval(7, -9, 6), 1.8) +
            line("M-7 -9c1 -2 3 0 2 2s-5 0 -4 -3s5 -3 6 0M7 -9c1 -2 3 0 2 2s-5 0 -4 -3s5 -3 6 0", 1.3) +
            flat(oval(0, 0, 3, 2.2), "#c8505a") +
            coin(10, 14, 9, 10, 0.9),
          26,
          132,
          8,
        ) +
        placed(flat(HEART, "#ff7aa0"), 28, 52, -14, 0.85) +
        placed(flat(HEART, "#ff7aa0"), 12, 82, 12, 0.6) +
        spark(188, 92, 6) +
        spark(146, 142, 4),
    };
  },
};

export const blink: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "shock",
      grey = "#a39aae",
      ginger = "#e58a30",
      stripe = "#a3491c",
      green = "#9cba5c",
      thread = (path: string): string => line(path, 2.2, "#3a1c2a");
    return {
      back: backdrop(
        "#8fae86",
        "#28463c",
        glow(100, 10, 90, "#e8ffb0", 0.8) +
          line("M-8 36h56M-8 72h40M158 44h52", 4, "#23402f") +
          flat("M4 34V18h4V10h10v8h4v16ZM30 34l6 -12v-8h6v8l6 12Z", "#5fb0a0") +
          flat("M4 34V26h18v8ZM34 27h10l4 7H30Z", "#c8e04a") +
          flat("M2 70V50h24v20Z", "#b8d8c0") +
          // what was left over
          line("M8 66C6 56 14 54 14 60S22 62 20 54", 4, "#d88a94") +
          flat("M0 46h28v6H0Z", "#6a4a2a") +
          flat("M170 44V30h28v14Z", "#4a6a58") +
          line("M178 30V12M190 30V16", 3, "#23402f") +
          flat(oval(178, 10, 5) + oval(190, 14, 5), "#e8c050") +
          line("M178 10L160 22L164 8L140 14M190 14L200 4", 2.6, "#f6ffb0") +
          flat("M-12 128Q100 118 212 128V164H-12Z", "#1b3328"),
      ),
      figure:
        cast(100, 147, 84) +
        form("M44 152C44 124 62 106 98 104C134 106 150 124 152 152Z", green, {
          within:
            flat("M98 100H160V156H104Z", "#c07a9a") +
            flat("M66 124h22v18h-22Z", "#7a8fc0") +
            thread(
              "M101 106l2 46M96 114l10 2M97 126l10 2M98 138l10 2M64 124h24v18h-24ZM64 130h6M84 136h6M74 121v6M80 139v6",
            ),
        }) +
        placed(
          form(oval(-36, -34, 21, 20), grey, {
            within: flat(oval(-35, -33, 13, 12), "#e8a49c") + thread("M-56 -30l8 6M-52 -24l6 -8"),
          }) +
            form("M10 -34C18 -48 30 -58 42 -62C48 -46 46 -26 40 -10Z", ginger, {
              within: flat("M20 -34C26 -44 32 -49 38 -52C41 -42 39 -30 36 -22Z", "#f0a09a"),
            }) +
            form("M-44 0C-46 -26 -26 -40 0 -40C28 -40 46 -24 44 2C42 30 24 42 0 42C-26 42 -42 28 -44 0Z", grey, {
              shade: [-6, -5],
              within:
                flat("M2 -44C-2 -30 6 -18 1 -4C-3 10 5 24 2 46H54V-44Z", ginger) +
                line("M16 -40l-2 12M28 -36l-4 11M46 0l-13 2M44 14l-12 0M40 26l-10 -4", 4.4, stripe) +
                flat("M2 18C14 12 26 20 22 32C18 40 8 40 2 38Z", "#fbe6c4") +
                flat("M-44 12C-34 6 -24 14 -26 24C-28 34 -36 36 -44 32Z", green) +
                thread("M-44 12C-34 6 -24 14 -26 24C-28 34 -36 34 -40 32M-36 6v7M-29 16l-6 3M-24 25l-7 0"),
            }) +
            line("M2 -39C-2 -28 6 -18 1 -4C-3 10 5 24 2 41", 2.6, "#3a1c2a") +
            thread("M-4 -34l10 2M-3 -25l11 -1M-1 -15l11 -2M-4 24l11 -1M-3 33l10 0") +
            face(pen, 0, -4, {
              mood,
              apart: 19,
              radius: 11.5,
              uneven: 0.78,
              skin: mix(grey, ginger, 0.4),
              iris: "#8fd03a",
              gaze: gazing(look, mood, [0.15, -0.8]),
              brow: { colour: "#4a2a2a", high: 4 },
              mouth: { below: 28, wide: 14, right: 0 },
            }) +
            form("M-7 8C-4 4 6 4 8 8C6 14 2 15 0 15C-3 15 -6 13 -7 8Z", "#d8606a", { width: 2.2, shade: [-2, -2] }) +
            form("M-58 4H-44V16H-58ZM44 0H58V12H44Z", "#b9c2cc", { width: 2.4, shade: [-2, -2] }) +
            form("M-64 0H-57V20H-64ZM57 -4H64V16H57Z", "#8a94a4", { width: 2.4, shade: [-2, -2] }),
          98,
          74,
          6,
        ) +
        // one for each of you
        form("M48 152C30 148 18 136 16 122L36 112C40 124 50 130 62 134Z", grey, {
          width: 3,
          within: thread("M22 132l16 -8M26 126l4 8M34 122l4 8"),
        }) +
        form("M148 150C168 144 176 132 176 116L194 118C200 138 184 154 160 158Z", ginger, {
          width: 3,
          within: line("M176 134l18 4M168 146l12 8", 4, stripe),
        }) +
        form("M6 110C2 96 10 86 24 86C38 86 46 94 44 108C42 122 12 124 6 110Z", "#c8342a", {
          width: 3,
          within: flat("M12 100C12 94 18 90 24 90C20 94 18 98 18 104Z", "#fff", 0.6),
        }) +
        form("M10 114L42 112L42 122L14 124Z", "#fff4dc", { width: 2.4 }) +
        form("M160 104C154 92 160 78 176 78C192 78 202 90 198 102C194 116 168 118 160 104Z", "#fbe6c4", { width: 3 }) +
        form("M168 82l-4 -12l12 6ZM180 78l2 -13l9 10ZM192 86l9 -8l2 13Z", "#fffbe8", { width: 2, smooth: true }) +
        line("M172 88v9M182 86v10M191 90l-1 8", WIDTH.detail),
      front:
        line("M66 30L58 14L70 16L62 -4M134 34L146 18L134 16L148 -2", 4.2, "#2a5a2a") +
        line("M66 30L58 14L70 16L62 -4M134 34L146 18L134 16L148 -2", 2, "#f6ffb0") +
        spark(62, 14, 6, "#f6ffb0") +
        spark(142, 16, 6, "#f6ffb0") +
        spark(36, 80, 5),
    };
  },
};

export const headsman: Design = {
  dark: "#0b2a2a",
  flame: "#fbffc8",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      isBusy = !look.mood,
      skin = "#e6a47c",
      beard = "#e8c25a",
      steel = "#ccd8e0",
      linen = "#fffaf0";
    return {
      back: backdrop(
        "#bfe0b4",
        "#5a9a7c",
        glow(30, 30, 90, "#fffbe0", 1) +
          line(
            "M-12 22H212M-12 52H212M-12 82H212M-12 112H212M16 -8v30M56 -8v30M96 -8v30M36 22v30M16 52v30M36 82v30M196 22v30",
            2,
            "#8cc09a",
          ) +
          // his other tools
          line("M-12 34H60", 4, "#3c6450") +
          line("M10 34v10M34 34v8", 2.4, "#3c6450") +
          flat(oval(10, 54, 11) + "M30 42h8v14l4 12h-16l4 -12Z", "#3c6450") +
          flat("M-12 126H212V164H-12Z", "#2c5a4a"),
      ),
      figure:
        cast(96, 149, 88) +
        placed(
          form("M-5 -58H5L6 92H-6Z", "#a8703c", { width: 3, shade: [-2, 0] }) +
            form(
              "M-5 -50C-20 -44 -34 -56 -44 -66C-54 -44 -54 -14 -42 8C-34 -6 -20 -16 -5 -12ZM5 -50C20 -44 34 -56 44 -66C54 -44 54 -14 42 8C34 -6 20 -16 5 -12Z",
              steel,
              {
                shade: [-6, -3],
                rim: [3, 1],
                within: line("M-42 -58C-48 -40 -48 -16 -39 0M42 -58C48 -40 48 -16 39 0", 3, "#ffffff"),
              },
            ) +
            form("M-9 -54H9V-10H-9Z", "#8a98a4", { width: 2.6 }),
          158,
          68,
          14,
        ) +
        form("M6 166C8 126 38 106 88 104C138 106 164 126 166 166Z", "#b03a3e", {
          within:
            flat("M52 104C60 124 116 124 124 104L132 170H44Z", linen) +
            line("M52 106L44 170M124 106L132 170", 2.4) +
            flat(oval(66, 140, 3.4) + oval(88, 148, 3.4) + oval(110, 140, 3.4), "#e87a9a"),
        }) +
        placed(
          form("M-43 2C-53 -2 -55 16 -42 18ZM43 2C53 -2 55 16 42 18Z", skin, { width: 2.8 }) +
            form("M-43 2C-43 -26 -24 -38 0 -38C26 -38 43 -26 43 2C43 30 28 42 0 42C-28 42 -43 30 -43 2Z", skin, {
              shade: [-7, -5],
            }) +
            form("M-44 18C-36 28 -22 24 -12 20H12C22 24 36 28 44 18C48 40 30 54 0 54C-30 54 -48 40 -44 18Z", beard, {
              width: 3,
              within: line("M-26 36q2 8 6 12M26 36q-2 8 -6 12", 1.6, "#8a6420"),
            }) +
            form("M-44 -14C-28 -22 28 -22 44 -14L43 12C32 20 14 18 5 11H-5C-14 18 -32 20 -43 12Z", "#2e2430", {
              width: 2.8,
              smooth: true,
            }) +
            plain(oval(-19, -1, 15.5, 14) + oval(19, -1, 15.5, 14), skin) +
            face(pen, 0, -1, {
              mood,
              apart: 19,
              radius: 11.5,
              uneven: 0.94,
              skin: mix(skin, "#8a3a2a", 0.25),
              iris: "#4a9ac0",
              gaze: gazing(look, mood, [0.8, 0.7]),
              brow: null,
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 0, 36, isBusy ? 13 : 10) +
            form(
              "M0 22C-8 16 -20 18 -26 25C-32 31 -44 30 -48 18C-56 34 -38 44 -24 37C-14 34 -6 30 0 27C6 30 14 34 24 37C38 44 56 34 48 18C44 30 32 31 26 25C20 18 8 16 0 22Z",
              mix(beard, "#fff4c0", 0.4),
              { width: 2.4, shade: [-2, -2] },
            ) +
            form("M-9 12C-10 2 10 2 10 12C11 21 -9 21 -9 12Z", mix(skin, "#d8504a", 0.42), {
              width: 2.4,
              shade: [-3, -2],
            }) +
            // he found his calling late, and kept the rest of the uniform
            form(
              "M-34 -24C-36 -34 -38 -40 -40 -44C-58 -50 -52 -74 -34 -70C-30 -86 -6 -86 0 -76C8 -88 32 -84 34 -70C54 -74 58 -50 41 -44C39 -38 37 -32 36 -24C20 -32 -18 -32 -34 -24Z",
              linen,
              {
                shade: [-6, -5],
                within: line("M-20 -40C-22 -50 -20 -58 -16 -62M4 -42V-58M24 -40C26 -50 24 -56 22 -60", 1.8, "#b8b0a0"),
              },
            ) +
            line("M-37 -37C-18 -46 20 -46 39 -37", 2.4),
          84,
          84,
          -6,
        ) +
        form("M128 166C130 146 136 134 146 124L170 132C174 146 172 156 168 166Z", "#b03a3e", { width: 3 }) +
        mitten(pen, 152, 116, 14, 12, skin) +
        form("M10 166C2 148 6 136 18 126L38 136C36 148 40 158 46 166Z", "#b03a3e", { width: 3 }) +
        mitten(pen, 27, 128, 14, -14, skin),
      front:
        plain("M156 166V146C156 138 202 138 202 146V166Z", "#8a5c34", 3) +
        // it had hoped for the salad
        form("M156 132C152 112 166 102 179 104C194 102 206 114 202 132C196 146 162 146 156 132Z", "#a4d45a", {
          width: 3,
          within: line("M179 104C174 110 174 112 176 116M184 106q12 2 14 12M172 142q-10 -2 -13 -8", 2, "#4a7a2c"),
        }) +
        flat(oval(172, 122, 6) + oval(187, 121, 6.4), "#fff") +
        line(oval(172, 122, 6) + oval(187, 121, 6.4), 2) +
        flat(oval(170, 119, 2.6) + oval(185, 118, 2.6), INK) +
        line("M173 135q3 -4 6 0t6 -1", 2) +
        spark(190, 12, 7),
    };
  },
};

export const nightDrinker: Design = {
  dark: "#0b1a2e",
  flame: "#e8ffd0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      fur = "#a878a6",
      wing = "#4c3560",
      bone = "#2a1838",
      isShut = ["smile", "smirk", "flat", "frown", "wobble", "tongue"].includes(MOODS[mood].mouth);
    return {
      back: backdrop(
        "#2b8f86",
        "#0f3f45",
        line(
          "M-8 30h60M-8 52h40M150 30h60M168 52h40M-8 74h30M176 74h30M20 30v22M8 52v22M180 30v22M192 52v22",
          1.6,
          "#1a6a66",
        ) +
          glow(82, 22, 84, "#e8ffd0", 0.9) +
          flat(oval(82, 20, 31), "#0a2c32") +
          flat(oval(82, 20, 27), "#1c3c6a") +
          flat(oval(84, 22, 18), "#f2fbd8") +
          flat(oval(92, 16, 3.4) + oval(76, 26, 4), "#cfe0b4") +
          line("M82 -8v60M54 20h56", 2.4, "#0a2c32") +
          // his shelf: a good year, another good year
          flat("M142 46h70v5h-70Z", "#0a2c32") +
          flat("M150 46V30l3 -5v-9h6v9l3 5v16ZM168 46V26h14v20ZM188 46V32l3 -4v-8h6v8l3 4v14Z", "#7a1f3a") +
          flat("M151 34h10v8h-10ZM170 30h10v8h-10ZM189 36h10v7h-10Z", "#f0dca8") +
          placed(flat(HEART, "#d8304a"), 156, 38, 0, 0.36) +
          placed(flat(HEART, "#d8304a"), 175, 34, 0, 0.36) +
          placed(flat(HEART, "#d8304a"), 194, 39, 0, 0.34) +
          flat("M-12 126H212V164H-12Z", "#0a2c32"),
      ),
      figure:
        form("M60 112C40 92 24 84 -6 78C2 94 2 104 -4 116C8 114 16 120 18 132C28 128 38 134 42 152H84Z", wing, {
          within: line("M62 112C40 100 20 94 0 92M60 116C44 112 30 112 10 118M60 122C50 122 36 126 28 134", 2.4, bone),
        }) +
        form("M44 152C44 124 58 108 90 106C122 108 134 124 134 152Z", fur, {
          within:
            flat("M66 152C64 130 74 120 90 118C106 120 112 130 110 152Z", "#c9a4b4") +
            line("M80 132l4 5l4 -5M92 140l4 5l4 -5", 1.6, "#7a4f76"),
        }) +
        placed(
          form("M-42 -4C-66 -26 -70 -52 -60 -70C-38 -62 -18 -46 -10 -32Z", fur, {
            within:
              flat("M-40 -16C-56 -32 -59 -48 -54 -60C-40 -54 -28 -44 -20 -32Z", "#e08a94") +
              line("M-46 -26l8 -4M-52 -40l10 -5", 1.5, "#8a3a5a"),
          }) +
            form("M10 -32C20 -48 40 -62 62 -66C70 -48 64 -24 42 -4Z", fur, {
              within:
                flat("M20 -32C30 -44 42 -52 56 -56C60 -44 54 -28 40 -16Z", "#e08a94") +
                line("M46 -26l-8 -4M54 -38l-10 -5", 1.5, "#8a3a5a"),
            }) +
            form(
              "M-44 2C-46 -24 -24 -38 0 -38C26 -38 46 -22 44 4L50 14L41 16L42 26L32 28C22 40 -22 40 -32 28L-42 26L-41 16L-50 14Z",
              fur,
              {
                shade: [-6, -5],
                within:
                  flat("M-10 -40L0 -16L10 -40Z", bone) +
                  line("M-46 10l10 0M46 10l-10 0M-38 22l8 -2M38 22l-8 -2", 1.6, bone),
              },
            ) +
            face(pen, 0, -2, {
              mood,
              apart: 18,
              radius: 12,
              uneven: 0.94,
              skin: mix(fur, bone, 0.45),
              iris: "#f0b030",
              gaze: gazing(look, mood, [0.85, 0.6]),
              brow: { colour: bone, high: 4 },
              mouth: null,
            }) +
            form("M-20 16C-18 8 -6 8 0 12C6 8 18 8 20 16C22 28 12 34 0 34C-12 34 -22 28 -20 16Z", "#d8b4c0", {
              width: 2.4,
            }) +
            mouth(pen, MOODS[mood].mouth, 0, 23, 10) +
            (isShut
              ? flat("M-9 23l3 8l3 -7ZM4 24l3 8l3 -8Z", "#fffbe8") + line("M-9 23l3 8l3 -7M4 24l3 8l3 -8", 1.3)
              : "") +
            form("M-10 10C-8 3 -3 4 0 7C3 4 9 3 11 10C9 16 4 15 0 13C-4 15 -8 16 -10 10Z", "#c8607a", {
              width: 2.2,
              shade: [-2, -2],
            }) +
            flat(oval(-4, 10, 1.4, 2) + oval(5, 10, 1.4, 2), INK),
          88,
          76,
          -8,
        ) +
        form("M108 132C124 138 140 134 150 122L164 134C154 150 130 156 110 152Z", wing, { width: 3 }) +
        line("M166 64L156 92", 4.4, INK) +
        line("M166 64L156 92", 2.2, "#f6f0d8") +
        form("M150 70C156 58 172 56 182 66L168 66Z", "#f0c23a", {
          width: 2.2,
          shade: [-2, -2],
          within: line("M166 60l2 6M158 62l10 4M174 61l-6 5", 1.3, "#a84a1a"),
        }) +
        form("M130 78L184 78C184 98 174 110 157 112C140 110 130 98 130 78Z", "#b8dcd8", {
          width: 2.8,
          smooth: true,
          within:
            flat("M128 86Q144 82 157 86T188 86V116H128Z", "#c8203a") +
            flat("M134 80h5q-2 14 6 24q-10 -6 -11 -24Z", "#fff", 0.7),
        }) +
        // not his own
        placed(
          form(HEART, "#ff5a6a", { width: 2.2, shade: [-2, -2], rim: [1, 1] }) + flat(oval(-4, -4, 2, 1.6), "#fff"),
          158,
          96,
          8,
          1.05,
        ) +
        plain("M153 112h8v18h-8Z", "#b8dcd8", 2.4) +
        plain("M138 136C140 129 174 129 178 136Z", "#b8dcd8", 2.6) +
        mitten(pen, 154, 121, 12, -10, fur),
      front:
        form("M-12 160V142C40 137 150 137 212 142V160Z", "#6a4030", {
          width: 3,
          within: line("M0 148H90M110 147H204M30 154h60", 1.5, "#3a1c18"),
        }) +
        // the bill goes to somebody else as well
        placed(flat(HEART, "#ff7a8a"), 186, 62, 14, 0.5) +
        placed(flat(HEART, "#ff7a8a"), 194, 84, -10, 0.36) +
        plain("M16 140l22 -4l4 9l-23 4Z", "#f6ecd8", 2) +
        line("M20 142l14 -2M22 145l10 -2", 1.3, "#8a6a4a") +
        spark(138, 70, 6, "#f2fbd8"),
    };
  },
};

export const medium: Design = {
  dark: "#1c0f3c",
  flame: "#d8fff4",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "bored",
      skin = "#bd7a52",
      silk = "#f2b43a",
      fold = "#9a5a10",
      robe = "#c8405a",
      mist = "#dcf8f0";
    return {
      back: backdrop(
        "#5a3a92",
        "#22124a",
        glow(108, 60, 84, "#d8a8ff", 0.7) +
          glow(44, 96, 100, "#9af4e8", 0.85) +
          flat("M-12 -12H212V12C180 28 150 6 120 18C90 30 60 6 30 20C10 26 0 18 -12 24Z", "#7a2a6a") +
          line("M-12 24C0 18 10 26 30 20C60 6 90 30 120 18C150 6 180 28 212 12", 2.6, silk) +
          flat("M212 8C176 50 184 110 212 146Z", "#7a2a6a") +
          line("M204 26q-18 50 0 106", 2, "#4a1440") +
          flat(oval(164, 46, 1.8) + oval(178, 76, 1.6) + oval(12, 44, 1.6) + oval(76, 34, 1.8), "#ffe9ae"),
      ),
      figure:
        cast(104, 149, 86) +
        form("M50 166C50 126 72 106 110 104C150 106 176 128 178 166Z", robe, {
          within:
            flat("M90 104C94 122 126 122 132 104Z", skin) +
            line("M84 108C90 132 132 132 138 108", 5, silk) +
            line("M66 146l8 6l8 -6l8 6l8 -6l8 6l8 -6l8 6l8 -6l8 6l8 -6l8 6", 2.2, "#7a1838"),
        }) +
        placed(
          form("M-38 -6C-46 16 -44 38 -34 50L-22 40ZM38 -6C46 16 44 38 34 50L22 40Z", "#2a1a2e", { width: 2.8 }) +
            form("M-37 0C-38 -26 -22 -36 0 -36C24 -36 38 -24 37 4C34 30 18 44 0 45C-20 44 -36 28 -37 0Z", skin, {
              shade: [-6, -5],
            }) +
            face(pen, 0, 5, {
              mood,
              apart: 17,
              radius: 12,
              uneven: 1.06,
              skin: "#7a3f8a",
              iris: "#3ab09a",
              gaze: gazing(look, mood, [-0.8, 0.3]),
              brow: { colour: "#2a1a2e", high: 3 },
              mouth: { below: 28, wide: 10 },
            }) +
            line("M0 12C6 17 7 21 0 23", WIDTH.inner) +
            flat(oval(19, 30, 2), "#3a1c14") +
            form(
              "M-45 -8C-54 -38 -32 -62 -2 -64C30 -64 54 -42 45 -9C36 -20 22 -22 8 -17L0 -9L-8 -17C-22 -22 -36 -18 -45 -8Z",
              silk,
              {
                shade: [-6, -4],
                within: line(
                  "M-40 -18C-30 -26 -22 -28 -14 -26M-46 -32C-34 -48 -24 -52 -14 -48M40 -18C30 -26 24 -28 16 -26M46 -34C34 -48 26 -52 16 -48",
                  2.4,
                  fold,
                ),
              },
            ) +
            // this one never shuts
            form("M-19 -36C-10 -52 12 -52 20 -36C12 -22 -10 -22 -19 -36Z", "#fff4dc", { width: 2.8, smooth: true }) +
            flat(oval(-4, -36, 9), "#28a8a0") +
            flat(oval(-5, -36, 4.6), INK) +
            flat(oval(-7, -39, 2), "#fff") +
            line(oval(-41, 33, 8, 9) + oval(41, 33, 8, 9), 5.4) +
            line(oval(-41, 33, 8, 9) + oval(41, 33, 8, 9), 2.8, silk),
          108,
          68,
          6,
        ) +
        // he was fast asleep
        form(
          "M34 104C46 94 22 90 14 80C4 68 4 34 30 32C54 32 58 56 54 70C62 68 68 74 64 80C58 86 50 82 48 92C46 98 52 102 54 106Z",
          mist,
          { smooth: true, dark: 0.3 },
        ) +
        form(
          "M8 54C8 30 28 18 50 26C62 30 66 42 62 50C58 44 54 42 48 44C52 48 53 52 53 56C38 46 22 46 8 54Z",
          "#6a86dc",
          {
            width: 2.8,
            shade: [-3, -2],
            within: line("M16 36l12 12M30 26l14 18", 4, "#b8d0ff"),
          },
        ) +
        flat(oval(63, 54, 6), "#fff6dc") +
        line(oval(63, 54, 6), 2.2) +
        line("M15 64q5 4 11 1M35 64q5 4 11 0", 2.6) +
        line("M14 57l12 3M48 57l-12 3", 2.4) +
        flat(oval(29, 76, 5, 6), "#27485a") +
        form(oval(46, 124, 29, 28), "#7ad8e0", {
          dark: 0.4,
          within:
            flat("M24 120C24 106 34 99 46 98C36 104 30 112 30 126Z", "#fff", 0.85) +
            line("M34 138c8 -10 18 2 26 -8M44 112c8 4 12 -2 18 4", 2.6, "#e8fffa"),
        }) +
        form("M22 154C24 142 68 142 70 154L76 166H16Z", silk, { width: 2.8 }) +
        form("M108 164C108 150 98 142 86 138L76 150C84 154 86 158 88 164Z", robe, { width: 2.8 }) +
        mitten(pen, 77, 136, 13, -30, skin) +
        form("M176 164C180 146 176 132 168 120L150 126C152 140 150 154 146 164Z", robe, { width: 2.8 }) +
        placed(
          form("M-15 -20h30v38h-30Z", "#f6ecd8", {
            width: 2.6,
            shade: [-3, -2],
            within: flat("M-11 -16h22v30h-22Z", "#4a3a8a") + spark(0, -1, 10, silk),
          }),
          166,
          98,
          10,
        ) +
        mitten(pen, 160, 118, 12, 10, skin),
      front: spark(78, 90, 6, mist) + spark(8, 106, 5, mist) + spark(70, 110, 4, mist),
    };
  },
};

export const minstrel: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sad",
      fur = "#a098b4",
      mane = "#4a3a5c",
      bellows = "#2a9aa0";
    return {
      back: backdrop(
        "#a82c4c",
        "#5a1230",
        line(
          "M8 -8C14 40 4 90 10 130M34 -8C40 40 30 90 36 130M62 -8V130M134 -8V130M160 -8C154 40 166 90 160 130M186 -8C180 40 192 90 186 130",
          4,
          "#7a1a38",
        ) +
          // the only light in the house, and it is on him
          `<path d="M150 -12L40 130H176L206 -12Z" fill="#fff2b8" opacity=".32"/>` +
          glow(104, 66, 84, "#ffe6a0", 0.85) +
          flat(
            "M-12 -12H212V6C196 20 180 20 164 8C148 20 130 20 114 8C98 20 80 20 64 8C48 20 30 20 14 8C4 16 -4 16 -12 12Z",
            "#c8903a",
          ) +
          line(
            "M212 6C196 20 180 20 164 8C148 20 130 20 114 8C98 20 80 20 64 8C48 20 30 20 14 8C4 16 -4 16 -12 12",
            2.4,
            "#6a3a10",
          ) +
          flat("M-12 124H212V164H-12Z", "#b8763a") +
          line("M-12 124H212M20 124l-14 40M66 124l-8 40M140 124l8 40M184 124l14 40", 2, "#6a3a16"),
      ),
      figure:
        cast(100, 148, 88) +
        form("M48 152C48 124 62 106 96 104C130 106 144 124 144 152Z", "#3a4a9a", {
          within: line("M96 120v32", 2, "#1c2458"),
        }) +
        placed(
          form("M-20 -30C-40 -42 -62 -48 -72 -40C-74 -26 -54 -10 -36 -8Z", fur, {
            within: flat("M-30 -24C-44 -34 -58 -38 -66 -35C-64 -26 -50 -18 -38 -15Z", "#e8a49c"),
          }) +
            form("M18 -34C26 -54 40 -68 56 -68C64 -54 52 -28 38 -12Z", fur, {
              within: flat("M28 -34C34 -50 44 -60 54 -61C56 -50 48 -34 38 -22Z", "#e8a49c"),
            }) +
            form("M-42 -2C-43 -30 -24 -42 0 -42C26 -42 43 -28 42 0C42 26 26 40 0 40C-28 40 -42 24 -42 -2Z", fur, {
              shade: [-6, -5],
              within:
                flat("M-16 -46L-12 -24L-5 -31L1 -20L7 -31L14 -25L16 -46Z", mane) +
                line("M-40 14q4 8 10 12M40 14q-4 8 -10 12", 1.6, mane),
            }) +
            face(pen, 0, -8, {
              mood,
              apart: 18,
              radius: 12.5,
              uneven: 0.94,
              skin: mix(fur, mane, 0.5),
              iris: "#8a5a2a",
              gaze: gazing(look, mood, [0.6, -0.5]),
              brow: { colour: mane, high: 4 },
              mouth: null,
            }) +
            form("M-31 18C-31 4 -14 -1 0 1C14 -1 31 4 31 18C31 34 18 46 0 46C-18 46 -31 34 -31 18Z", "#ece2ea", {
              width: 2.6,
            }) +
            mouth(pen, look.mood ? MOODS[mood].mouth : "gape", 0, 26, look.mood ? 13 : 17) +
            flat(oval(-11, 9, 3.2, 2.4) + oval(11, 9, 3.2, 2.4), mane) +
            placed(
              form("M-34 2C-34 -4 34 -6 36 0C36 7 -34 9 -34 2Z", "#f0d080", { width: 2.8 }) +
                form("M-21 -1L-20 -19C-10 -23 12 -23 21 -20L22 -2C10 2 -10 2 -21 -1Z", "#f0d080", {
                  width: 2.8,
                  within:
                    flat("M-24 -10H26V0H-24Z", "#c8384a") + line("M-10 -22v12M4 -22v12M14 -22v12", 1.4, "#a8802c"),
                }),
              -6,
              -38,
              -8,
            ),
          94,
          70,
          -8,
        ) +
        plain("M70 108C80 118 112 118 122 106L118 120L98 128L76 120Z", "#e8b83a", 2.6) +
        form(
          "M46 114L58 124L66 116L77 127L86 119L97 130L107 119L117 127L127 115L137 122L148 110L156 142L146 152L136 146L126 156L116 148L106 158L96 150L86 158L76 150L66 156L58 147L48 150Z",
          bellows,
          {
            within: line(
              "M58 124l0 24M66 116v40M77 127v24M86 119v39M97 130v20M107 119v39M117 127v22M127 115v40M137 122v24",
              2,
              "#0f4a50",
            ),
          },
        ) +
        form("M20 108L46 104L52 152L24 154Z", "#e8dcc0", {
          within:
            line("M32 106l5 46", 1.6, "#8a7450") +
            flat(
              "M22 114l10 -1l1 5l-10 1ZM23 124l10 -1l1 5l-10 1ZM24 134l10 -1l1 5l-10 1ZM25 144l10 -1l1 5l-10 1Z",
              INK,
            ),
        }) +
        form("M148 104L176 108L176 154L152 152Z", "#e8dcc0", {
          within: flat(
            oval(158, 118, 2.6) + oval(159, 128, 2.6) + oval(160, 138, 2.6) + oval(167, 123, 2.6) + oval(168, 133, 2.6),
            INK,
          ),
        }) +
        mitten(pen, 26, 126, 13, -70, fur) +
        mitten(pen, 176, 128, 13, 70, fur),
      front:
        // a critic threw it; to him it is a fee
        placed(
          line("M10 -2q10 -8 14 -4M10 0q12 -2 14 4M10 2q8 6 12 10", 3, "#6fae3a") +
            form("M12 -6C14 -2 14 4 11 7C-2 8 -16 6 -24 2C-16 -4 -2 -8 12 -6Z", "#f08a2a", {
              width: 2.6,
              within: line("M-8 -5l2 5M2 7l-2 -5M-14 3l2 -3", 1.4, "#a84a10"),
            }),
          186,
          84,
          -32,
          0.8,
        ) +
        // and the one who comes along
        placed(
          form("M-13 -18H13V18H-13Z", "#fff6dc", {
            width: 2.6,
            shade: [-2, -2],
            within: line("M-9 -14H9V14H-9Z", 1.4, "#c8384a") + spark(0, 0, 8, "#e8a02a"),
          }),
          24,
          84,
          -16,
          0.9,
        ) +
        line("M14 108q-4 -4 -2 -8M34 106q2 -4 1 -8", 2.2, "#ffdf9a") +
        placed(
          line("M0 0v-14l9 -3v14", 2.4, "#fff2b4") + flat(oval(-3, 1, 3.5, 2.6) + oval(6, -2, 3.5, 2.6), "#fff2b4"),
          180,
          46,
          10,
        ) +
        placed(line("M0 0v-12", 2.2, "#fff2b4") + flat(oval(-3, 1, 3.2, 2.4), "#fff2b4"), 18, 22, -12),
    };
  },
};
