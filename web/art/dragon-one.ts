/** Looterz of the dragon box, first half: those who come in and at once do something, and those who refuse to. */

import type { Design } from "./design";
import { face, MOODS, mouth } from "./faces";
import { mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, WIDTH } from "./pen";

const heart = (x: number, y: number, scale: number, pen: Pen, colour = "#e0384a", turn = 0): string =>
  placed(
    pen.form("M0 9C-12 1 -11 -9 -5 -9C-2 -9 0 -7 0 -4C0 -7 2 -9 5 -9C11 -9 12 1 0 9Z", colour, {
      width: 2,
      shade: [-2, -2],
      rim: [1.4, 1.2],
      smooth: true,
    }) + flat("M-6 -5q1 -2 3 -2l-1 3Z", "#ffffff", 0.8),
    x,
    y,
    turn,
    scale,
  );

export const orc: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      skin = "#6f9a4e",
      boot = "#7a4526";
    const leg = (x: number, turn: number): string =>
      placed(
        form("M-5 26V2H5V26Z", "#c8503c", { width: 2.4, within: line("M-6 8h12M-6 16h12", 3, "#f4e2c0") }) +
          form("M-7 4C-8 -6 -6 -10 0 -10C6 -10 7 -7 12 -6C18 -6 19 2 14 4Z", boot, { width: 2.6, shade: [-2, -2] }),
        x,
        90,
        turn,
      );
    return {
      back: backdrop(
        "#39408a",
        "#171a46",
        glow(96, 48, 104, "#ffdf9a", 0.62) +
          flat("M40 164V34C44 4 152 4 156 34V164Z", "#f0b455") +
          flat("M48 164V38C54 12 142 12 148 38V164Z", "#ffd98a", 0.7) +
          line("M40 164V34C44 4 152 4 156 34V164", 7, "#2a2050") +
          line("M2 24h26v12H2M6 60h24v12H6M170 30h28v12h-28M172 66h22v12h-22M4 96h20v12H4", 1.6, "#2c3270") +
          flat("M0 134Q100 124 200 136V164H-12Z", "#221a44"),
      ),
      figure:
        cast(94, 148, 88) +
        form("M12 154C10 112 38 96 90 96C142 96 170 112 170 154Z", "#5c4634", {
          within: line("M34 108l8 46M148 110l-6 44", 3, "#2c1e16"),
        }) +
        form("M30 104C20 96 8 98 4 112C0 124 4 138 14 144L40 128Z", "#8d8796", {
          width: 3,
          within: line("M10 112q14 -2 22 4M8 126q14 -4 24 2", 1.6, "#45404e"),
        }) +
        form("M14 96l-6 -18l14 14ZM30 98l2 -18l9 18Z", "#e8e0cc", { width: 2.4, shade: [-2, -1] }) +
        placed(
          form("M-44 -4C-62 -10 -70 -24 -68 -32C-54 -34 -42 -28 -36 -16Z", skin, {
            width: 3,
            within: flat("M-46 -10C-56 -16 -60 -22 -60 -26C-52 -26 -44 -22 -40 -14Z", "#b07a5c"),
          }) +
            form("M44 -6C60 -14 68 -28 64 -36C52 -36 42 -30 36 -18Z", skin, {
              width: 3,
              within: line("M58 -30l-8 2l2 6", 2),
            }) +
            line("M50 -12C57 -10 57 -1 52 -1C47 -1 47 -8 50 -10", 2.8, "#f0b840") +
            form("M-6 -40C-14 -54 -8 -64 4 -66C0 -60 10 -56 12 -48C14 -44 10 -40 8 -38Z", "#2a1a1e", {
              within: line("M0 -44q-4 -10 2 -16M6 -42q0 -8 -2 -12", 1.4, "#7a5a6a"),
            }) +
            form("M-9 -38h19l2 -7h-23Z", "#d9a23a", { width: 2.2, shade: [-2, -1] }) +
            form(
              "M-42 -12C-42 -32 -24 -40 1 -40C28 -40 44 -30 44 -12C44 0 48 8 49 18C50 38 28 46 2 46C-26 46 -50 38 -49 18C-48 8 -42 0 -42 -12Z",
              skin,
              {
                within:
                  flat("M-50 14C-30 6 28 6 50 14V50H-50Z", mix(skin, "#c8d27a", 0.4), 0.5) +
                  flat(oval(-30, -24, 5, 3) + oval(-22, -31, 3, 2) + oval(33, -26, 4, 3), "#8fb866"),
              },
            ) +
            face(pen, 0, -8, {
              mood,
              apart: 16,
              radius: 9.4,
              uneven: 0.88,
              skin: mix(skin, "#2a3a1a", 0.25),
              gaze: look.gaze || [0.85, 0.7],
              iris: "#e8a020",
              brow: { colour: "#2a2a1a", wide: 13, high: 6 },
              mouth: null,
            }) +
            form("M-10 6C-14 -2 -4 -4 0 -2C6 -4 14 -2 11 6C8 12 -8 12 -10 6Z", mix(skin, "#d86a4a", 0.2), {
              width: 2.4,
              shade: [-2, -2],
            }) +
            flat(oval(-4, 5, 2, 1.4) + oval(5, 5, 2, 1.4), INK) +
            mouth(pen, mood === "gloat" ? "grin" : MOODS[mood].mouth, 0, 24, 22) +
            form("M-34 30C-38 18 -34 8 -30 4C-24 10 -20 22 -22 32Z", "#fbf0d0", { width: 2.6, shade: [-2, -1] }) +
            form("M22 32C21 22 24 12 31 6C36 12 37 22 34 30Z", "#fbf0d0", { width: 2.6, shade: [-2, -1] }) +
            line("M-36 34q6 6 14 4M24 38q8 0 12 -6", WIDTH.detail),
          88,
          62,
          -6,
        ) +
        form("M44 106C62 114 112 112 132 102C136 122 128 142 100 146C66 148 46 130 44 106Z", "#f6ecd8", {
          width: 2.8,
          within: line("M60 112q28 8 62 -2M50 126q10 16 34 18", 1.5, "#b8a27c"),
        }) +
        heart(90, 128, 0.95, pen, "#e0384a", -6) +
        form("M44 106C36 100 30 104 28 110C34 114 40 114 46 110Z", "#f6ecd8", { width: 2.4 }) +
        placed(
          form("M-3 44V-22H3V44Z", "#b9c2cc", { width: 2.4, shade: [-2, 0], rim: [1, 0] }) +
            form("M-11 -50V-32C-11 -22 11 -22 11 -32V-50H7V-35H2V-50H-2V-35H-7V-50Z", "#d4dce2", {
              width: 2.4,
              shade: [-2, -1],
            }),
          24,
          96,
          -8,
        ) +
        mitten(pen, 27, 124, 15, -12, skin),
      front:
        leg(150, -14) +
        leg(174, 16) +
        form("M122 118C118 140 126 156 162 156C198 156 206 140 202 118Z", "#3c3a4c", {
          dark: 0.6,
          within: line("M132 126q-2 14 6 22", 3, "#8a8aa8"),
        }) +
        form("M116 114C118 106 206 106 208 114C208 122 116 122 116 114Z", "#55536a", { width: 3 }) +
        flat("M124 114C130 109 194 109 200 114C192 118 132 118 124 114Z", "#c87a3a") +
        line("M134 100c-6 -6 4 -10 -2 -18M188 92c-6 -6 4 -10 -2 -18", 2.4, "#fff0d8", 'opacity=".7"') +
        spark(160, 70, 4),
    };
  },
};

export const witch: Design = {
  dark: "#1a0c3a",
  flame: "#c8ff8a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      skin = "#d8c08a",
      hat = "#4a2f72",
      hair = "#c8642c";
    const bubble = (x: number, y: number, r: number): string =>
      form(oval(x, y, r), "#9ae04a", { width: 2, smooth: true, shade: [-1.5, -1.5], rim: [1, 1] }) +
      flat(oval(x - r * 0.35, y - r * 0.4, r * 0.26), "#f4ffd8");
    return {
      back: backdrop(
        "#39408a",
        "#171a46",
        glow(96, 140, 120, "#9ae04a", 0.75) +
          glow(170, 30, 40, "#fff0bd", 0.5) +
          flat("M150 12h42v50h-42Z", "#5a63b8") +
          flat(oval(176, 26, 10), "#fbf0c6") +
          line("M150 12h42v50h-42ZM171 12v50M150 37h42", 4, "#20184a") +
          flat("M152 62C150 50 154 42 158 42L157 34l6 5h5l6 -5l-1 9C178 48 178 56 177 62Z", "#120c2c") +
          flat(oval(162, 45, 1.8, 2.4) + oval(169, 45, 1.8, 2.4), "#e8ff6a") +
          flat("M0 50h40v5H0Z", "#120f38") +
          flat("M6 50V36h3v-6h6v6h3v14ZM24 50V40l-2 -2v-4h10v4l-2 2v10Z", "#7a4aa0") +
          flat("M8 44h8v6H8Z", "#e05a8a") +
          flat("M25 44h4v6h-4Z", "#58c8b0") +
          line("M4 84h26v12H4M170 88h26v12h-26", 1.5, "#2c3270"),
      ),
      figure:
        form("M24 154C28 118 54 104 92 102C130 104 152 118 158 154Z", "#382454", {
          within: line("M58 114q6 20 2 40M126 114q-6 20 -2 40", 2, "#1a0f30"),
        }) +
        form("M48 60C34 76 38 96 26 112C42 116 54 108 62 96Z", hair, {
          within: line("M46 72q-4 20 -12 34M54 80q-4 14 -10 26", 1.5, "#742c14"),
        }) +
        form("M128 58C144 72 142 94 156 106C140 114 126 106 118 94Z", hair, {
          within: line("M132 72q4 18 12 30M126 80q4 14 10 22", 1.5, "#742c14"),
        }) +
        placed(
          form("M-36 -8C-36 -30 36 -32 36 -8C37 14 26 26 18 34C12 46 0 52 -4 50C-12 46 -14 38 -20 32C-30 24 -37 12 -36 -8Z", skin, {
            within: flat("M-34 8C-26 14 -22 26 -18 34H-40Z", "#b89a64", 0.7),
          }) +
            face(pen, 0, 0, {
              mood,
              apart: 15,
              radius: 9.2,
              uneven: 1.14,
              skin: mix(skin, "#7a4aa0", 0.4),
              gaze: look.gaze || [0.5, 0.95],
              iris: "#6ac02a",
              brow: null,
              mouth: null,
            }) +
            mouth(pen, mood === "gloat" ? "jag" : MOODS[mood].mouth, 2, 31, 12) +
            form("M-6 2C-4 -2 4 -2 6 3C10 12 22 16 18 22C12 28 -4 22 -8 14C-9 10 -8 6 -6 2Z", mix(skin, "#d86a4a", 0.28), {
              width: 2.4,
              shade: [-2, -2],
            }) +
            form(oval(13, 14, 2.6), "#8a9a3a", { width: 1.4, smooth: true, shade: [-1, -1], rim: [0.6, 0.6] }) +
            line("M14 12l2 -4M12 12l-1 -4", 1.1) +
            form("M-32 -18C-22 -10 -12 -14 -4 -12C6 -10 20 -12 34 -20C30 -30 -28 -30 -32 -18Z", hair, {
              width: 2.6,
              within: line("M-18 -24l4 10M4 -26l-1 12M20 -24l-3 10", 1.4, "#742c14"),
            }) +
            form(
              "M-30 -22C-26 -44 -14 -60 2 -68C16 -76 36 -74 46 -60C36 -62 26 -58 24 -50C30 -42 34 -32 34 -22Z",
              hat,
              {
                within:
                  line("M-8 -50q10 6 24 2M24 -50q-6 -4 -10 -10", 1.6, "#22123e") +
                  flat("M4 -42l2 4h4l-3 3l1 5l-4 -3l-4 3l1 -5l-3 -3h4Z", "#f0b840"),
              },
            ) +
            form("M-31 -30C-10 -22 14 -22 33 -30L35 -20C14 -13 -12 -13 -33 -20Z", "#d86a2c", { width: 2.4 }) +
            form("M-58 -8C-50 -26 -20 -22 2 -20C26 -20 50 -28 62 -16C50 -6 24 -14 2 -13C-22 -14 -46 -4 -58 -8Z", hat, {
              shade: [-3, -3],
            }),
          92,
          70,
          -7,
          0.95,
        ) +
        form("M126 154C150 148 166 132 166 114L150 110C148 124 136 132 118 136Z", "#382454", { width: 2.8 }) +
        placed(
          form("M-4 -20H4V-8C13 -4 14 12 7 15H-7C-14 12 -13 -4 -4 -8Z", "#c8e8e0", {
            width: 2.6,
            shade: [-2, -2],
            within: flat("M-16 -12L16 2V-24H-16Z", "#e0407a"),
          }) + flat("M-9 -2q0 -4 3 -5v14q-3 -3 -3 -9Z", "#ffffff", 0.8),
          146,
          96,
          -128,
        ) +
        mitten(pen, 160, 106, 11, 20, skin) +
        form("M148 116C154 112 168 114 172 120L168 128C160 122 154 122 146 126Z", "#d86a2c", { width: 2.4 }),
      front:
        form("M30 126C26 146 36 160 86 160C136 160 146 146 142 126Z", "#2e2a40", {
          dark: 0.6,
          within: line("M42 134q0 10 8 16", 3.4, "#7ad03a"),
        }) +
        form("M22 122C26 112 146 112 150 122C148 132 24 132 22 122Z", "#4a4460", { width: 3 }) +
        flat("M31 122C40 115 132 115 141 122C130 127 42 127 31 122Z", "#8ae03c") +
        bubble(58, 118, 8) +
        bubble(104, 119, 6) +
        bubble(76, 121, 4.5) +
        flat("M131 108c4 5 4 9 0 10c-4 -1 -4 -5 0 -10ZM134 98c2 3 2 5 0 6c-2 -1 -2 -3 0 -6Z", "#e0407a") +
        heart(34, 96, 1.05, pen, "#e0384a", -14) +
        line("M33 90l4 5l-5 3l3 6", 2) +
        heart(16, 74, 0.8, pen, "#e0384a", 12) +
        line("M15 70l3 4l-4 2l2 5", 1.8) +
        heart(182, 92, 0.75, pen, "#e0384a", 16) +
        line("M181 88l3 4l-4 2l2 4", 1.7) +
        spark(128, 124, 6, "#ffd0e0"),
    };
  },
};

export const dwarf: Design = {
  dark: "#3a0b1a",
  flame: "#fff0b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "joy",
      skin = "#e6a884",
      beard = "#c8562a";
    return {
      back: backdrop(
        "#d7a032",
        "#7a4410",
        glow(46, 38, 96, "#fff4b8", 0.9) +
          flat("M0 0V70L12 54L22 76L30 58L36 0ZM200 0V96L188 78L178 100L168 70L160 0Z", "#6a3c16") +
          flat("M20 20l10 4l-4 10l-9 -4ZM182 30l8 6l-6 8l-7 -6ZM176 112l10 -4l4 10l-9 4Z", "#ffdf6a") +
          line("M22 26l6 2M184 38l5 2M180 114l6 0", 1.4, "#a8690f") +
          line("M22 164V10H178V164", 11, "#5a3014") +
          line("M22 164V10H178V164", 6, "#8a5426") +
          flat("M28 60L44 48L58 66L50 82L34 80ZM132 30L150 26L158 40L146 50ZM140 92l14 -6l8 12l-10 10Z", "#b87a20") +
          flat("M38 58l8 -4l5 10l-7 4ZM140 34l8 -2l3 7l-6 4ZM147 94l6 -2l3 5l-5 4Z", "#ffdf6a") +
          line("M62 16q10 20 2 34t10 40M128 16q-8 10 0 24", 1.8, "#a86a1c") +
          line("M46 14v12", 3, "#3a1c0c") +
          flat("M38 30h16l-2 18H40Z", "#fff4b8") +
          line("M37 30l4 -5h10l4 5ZM38 30l2 18h12l2 -18M36 49h20", 3, "#3a1c0c") +
          flat("M-12 140Q100 128 212 142V164H-12Z", "#4a2610"),
      ),
      figure:
        cast(98, 149, 86) +
        placed(
          form("M-4 56V-30H4V56Z", "#9a683c", { width: 2.6, shade: [-2, 0] }) +
            form("M-40 -22C-24 -38 24 -38 40 -22C26 -28 12 -27 6 -24V-18H-6V-24C-12 -27 -26 -28 -40 -22Z", "#c2c8d0", {
              width: 2.8,
              shade: [-2, -2],
            }),
          162,
          76,
          26,
        ) +
        form("M14 154C14 118 40 98 96 98C152 98 182 118 182 154Z", "#3f6a86", {
          within: line("M44 112q-6 20 -4 42M150 112q6 20 4 42", 2, "#1e3648"),
        }) +
        placed(
          form("M-36 -2C-36 -28 -22 -36 0 -36C22 -36 36 -28 36 -2C36 22 22 36 0 36C-22 36 -36 22 -36 -2Z", skin) +
            form("M-38 -4C-46 -8 -48 4 -42 10L-36 12ZM38 -4C46 -8 48 4 42 10L36 12Z", skin, { width: 2.6 }) +
            form(
              "M-38 0C-36 14 -26 18 0 16C26 18 36 14 38 0C46 24 50 52 34 74C24 70 20 80 8 84C-4 78 -14 82 -26 74C-44 60 -48 26 -38 0Z",
              beard,
              {
                width: 3,
                within: line("M-28 30q-4 22 4 40M-14 46q-2 16 4 30M14 46q2 16 -4 32M28 30q6 20 -2 38", 1.6, "#7a2410"),
              },
            ) +
            face(pen, 0, -4, {
              mood,
              apart: 15,
              radius: 9,
              uneven: 1.08,
              skin,
              gaze: look.gaze || [0.1, 0.9],
              iris: "#3a7ab0",
              blush: true,
              brow: { colour: "#a8421c", wide: 13, high: 7 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 1, 32, 11) +
            form(
              "M-8 18C-22 14 -40 18 -46 28C-36 36 -8 34 0 24C8 34 36 36 48 26C42 16 22 14 8 18Z",
              mix(beard, "#ffc070", 0.25),
              { width: 2.6, shade: [-2, -2], within: line("M-32 24q10 4 22 0M32 24q-10 4 -20 0", 1.3, "#7a2410") },
            ) +
            form("M-12 10C-13 -1 13 -1 13 10C13 20 -11 20 -12 10Z", mix(skin, "#d8504a", 0.5), {
              width: 2.4,
              shade: [-3, -2],
            }) +
            form("M-42 -20C-44 -46 -22 -58 0 -58C24 -58 44 -46 42 -20C24 -30 -22 -30 -42 -20Z", "#8d94a2", {
              within:
                flat("M-8 -60H8V-20H-8Z", "#6a707e", 0.8) +
                flat(oval(-26, -34, 2.4) + oval(26, -34, 2.4) + oval(-18, -46, 2.2) + oval(19, -46, 2.2), "#3c404c"),
            }) +
            form("M-47 -16C-30 -32 30 -32 47 -16L45 -9C28 -22 -28 -22 -45 -9Z", "#d9a23a", { width: 2.6, shade: [-2, -2] }),
          94,
          66,
          6,
          0.92,
        ) +
        form(
          "M52 132L60 112L82 106L100 110L124 104L142 118L146 140L132 156H64Z",
          "#f4b93a",
          {
            bright: 0.85,
            within:
              flat("M60 112L82 106L92 124L70 130ZM124 104L142 118L128 126L112 118Z", "#ffe08a") +
              line("M82 106L92 124L70 130M92 124L112 118L128 126M92 124L96 156M112 118L124 104M128 126L132 156", 1.8, "#9a5a10"),
          },
        ) +
        form("M22 154C16 132 26 122 44 122C58 124 68 130 72 138L62 150C54 144 46 144 42 154Z", "#3f6a86", { width: 3 }) +
        form("M176 154C182 132 172 122 154 122C140 124 132 132 128 140L138 150C146 144 154 146 158 154Z", "#3f6a86", {
          width: 3,
        }) +
        mitten(pen, 74, 140, 13, 70, skin) +
        mitten(pen, 125, 142, 13, -70, skin),
      front:
        spark(64, 108, 9) +
        spark(140, 102, 7) +
        spark(104, 128, 5, "#ffffff") +
        flat("M0 152l10 -14l14 4l6 12ZM170 154l8 -10l12 -2l14 12Z", "#f4b93a") +
        line("M0 152l10 -14l14 4l6 12M170 154l8 -10l12 -2l14 12", 2.6),
    };
  },
};

export const goblin: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      skin = "#9cba3c";
    const card = (x: number, y: number, turn: number, scale = 1, marked = ""): string =>
      placed(
        form("M-13 -19C-13 -21 13 -21 13 -19V19C13 21 -13 21 -13 19Z", marked ? "#f6ecd8" : "#b3303f", {
          width: 2.6,
          shade: [-2, -2],
          rim: [1.2, 1],
          within: marked || line("M-8 -14h16v28h-16ZM-8 -14l16 28M8 -14l-16 28", 1.6, "#f0b840"),
        }),
        x,
        y,
        turn,
        scale,
      );
    return {
      back: backdrop(
        "#39408a",
        "#171a46",
        glow(150, 22, 86, "#ffd98a", 0.85) +
          line("M150 -12v18", 3, "#120f38") +
          flat("M138 20L142 6h16l4 14Z", "#120f38") +
          flat("M141 20h18l-2 16h-14Z", "#ffe9a0") +
          flat("M0 10h62v5H0ZM0 52h34v5H0Z", "#120f38") +
          flat("M6 10V-6h10V10ZM24 10V-2c4 -4 10 -4 14 0v12ZM6 52V36c2 -6 8 -6 10 0v16ZM22 52V42h8v10Z", "#5a63b8") +
          line("M170 62h26v12h-26M178 88h22v12h-22", 1.6, "#2c3270"),
      ),
      figure:
        form("M50 154C50 118 68 102 100 102C132 102 150 118 150 154Z", "#8a3c30", {
          within: line("M84 104l16 18l16 -18", 3, "#f0c890"),
        }) +
        placed(
          form("M-38 6C-64 8 -86 -8 -96 -30C-76 -38 -50 -32 -32 -18Z", skin, {
            within:
              flat("M-44 0C-62 -2 -76 -14 -84 -26C-68 -28 -50 -24 -38 -14Z", "#d78a5a") +
              line("M-74 -22q16 4 26 16", 1.5, "#8a4a2c"),
          }) +
            form("M38 4C56 4 70 -4 79 -14L72 -18L82 -20L85 -25C87 -29 89 -32 90 -36C70 -42 46 -34 32 -20Z", skin, {
              within:
                flat("M44 -2C60 -6 72 -18 78 -30C62 -30 48 -26 38 -16Z", "#d78a5a") +
                line("M70 -26q-16 6 -24 16", 1.5, "#8a4a2c"),
            }) +
            form("M-42 -6C-42 -30 -24 -42 0 -42C26 -42 42 -30 42 -6C42 22 22 40 0 40C-22 40 -42 22 -42 -6Z", skin, {
              within:
                flat(oval(-26, -26, 5, 3) + oval(-17, -32, 3, 2), "#c2dc6a") + flat(oval(28, 22, 8, 5), "#7a962a", 0.7),
            }) +
            face(pen, 0, -8, {
              mood,
              apart: 17,
              radius: 11.5,
              uneven: 0.86,
              skin: mix(skin, "#3a4a10", 0.3),
              gaze: look.gaze || [-0.85, -0.1],
              white: "#fff6c8",
              brow: { colour: "#3a3a10", wide: 12, high: 5 },
              mouth: null,
            }) +
            form("M-8 2C-8 -4 8 -4 12 6C18 14 12 20 4 18C-6 16 -9 10 -8 2Z", mix(skin, "#d8604a", 0.35), {
              width: 2.4,
              shade: [-2, -2],
            }) +
            mouth(pen, MOODS[mood].mouth, 2, 25, 15) +
            (mood === "sly" ? form("M10 22l5 -2l1 8Z", "#fdf3d8", { width: 1.6, smooth: true, shade: [-1, -1], rim: [0.5, 0.5] }) : "") +
            line("M-3 -42q-8 -10 -4 -18M3 -42q-2 -12 6 -17M10 -41q4 -8 12 -9", 3, "#3a1c10"),
          102,
          72,
          7,
        ) +
        card(152, 46, 24, 0.72, flat("M0 9C-10 2 -9 -7 -4 -7C-2 -7 0 -5 0 -3C0 -5 2 -7 4 -7C9 -7 10 2 0 9Z", "#c8342a")),
      front:
        flat("M-12 128H212V164H-12Z", "#5a3418") +
        flat("M-12 124H212V132H-12Z", "#b8763c") +
        line("M-12 132H212M-12 123.500H212", 3) +
        line("M20 140h60M110 146h70M150 138h40M30 150h40", 1.6, "#36200e") +
        card(20, 112, 86, 1) +
        card(24, 106, 92, 1) +
        card(21, 100, 84, 1) +
        card(44, 92, 62, 1, line("M-8 -12h16M-8 -6h10", 1.8, "#8a7a5a") + flat("M0 12l-7 -8h14Z", "#2a8f86")) +
        form("M58 104C50 96 48 90 54 86C60 84 68 90 72 98C84 104 86 120 78 128H58C54 120 54 110 58 104Z", skin, {
          width: 2.8,
          shade: [-2, -2],
        }) +
        line("M56 92l9 8M60 128v-8M68 128v-8", WIDTH.detail) +
        form("M132 130C126 118 132 110 140 112C142 106 150 106 152 112C158 108 164 114 160 122L156 130Z", skin, {
          width: 2.8,
          shade: [-2, -2],
        }) +
        line("M141 114v8M151 114l-1 8", WIDTH.detail),
    };
  },
};
