/** Looterz of the dragon box, first half: those who come in and at once do something, and those who refuse to. */

import type { Design, Look } from "./design";
import { expressionOf, eye, face, type Mood, MOODS, mouth } from "./faces";
import { coin, flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, type Point, WIDTH } from "./pen";

/** Where somebody looks: where they are told, else where the mood makes them, else at what they are busy with. */
const gazing = (look: Look, mood: Mood, usual: Point): Point => look.gaze ?? expressionOf(mood).gaze ?? usual;

const HEART = "M0 9C-12 1 -11 -9 -5 -9C-2 -9 0 -7 0 -4C0 -7 2 -9 5 -9C11 -9 12 1 0 9Z";

const heart = (x: number, y: number, scale: number, pen: Pen, colour = "#e0384a", turn = 0): string =>
  placed(
    pen.form(HEART, colour, {
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
        placed(
          form("M-44 -4C-62 -10 -70 -24 -68 -32C-54 -34 -42 -28 -36 -16Z", skin, {
            width: 3,
            within: flat("M-46 -10C-56 -16 -60 -22 -60 -26C-52 -26 -44 -22 -40 -14Z", "#b07a5c"),
          }) +
            form("M44 -6C60 -14 68 -28 64 -36C52 -36 42 -30 36 -18Z", skin, {
              width: 3,
              within: line("M58 -30l-8 2l2 6", 2),
            }) +
            form("M-6 -40C-14 -54 -8 -64 4 -66C0 -60 10 -56 12 -48C14 -44 10 -40 8 -38Z", "#2a1a1e", {
              within: line("M0 -44q-4 -10 2 -16M6 -42q0 -8 -2 -12", 1.4, "#7a5a6a"),
            }) +
            flat("M-9 -38h19l2 -7h-23Z", "#d9a23a") +
            line("M-9 -38h19l2 -7h-23Z", WIDTH.inner) +
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
              gaze: gazing(look, mood, [0.85, 0.7]),
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
        placed(
          form("M-3 44V-30H3V44Z", "#b9c2cc", { width: 2.4, shade: [-2, 0], rim: [1, 0] }) +
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
        line("M162 84c-6 -6 4 -10 -2 -18M188 92c-6 -6 4 -10 -2 -18", 2.4, "#fff0d8", 'opacity=".7"') +
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
      skin = "#f0dca8",
      hat = "#6a3aa8",
      hair = "#e8702a";
    const bubble = (x: number, y: number, r: number): string =>
      flat(oval(x, y, r), "#b4f45c") +
      flat(oval(x - r * 0.35, y - r * 0.4, r * 0.3), "#faffe8") +
      line(oval(x, y, r), 2.2);
    const broken = (x: number, y: number, scale: number, turn: number): string =>
      placed(flat(HEART, "#f0405a") + line(HEART, 2.4) + line("M0 -6l4 5l-6 3l4 6", 2.4), x, y, turn, scale);
    return {
      back: backdrop(
        "#4a3aa0",
        "#16123c",
        glow(96, 150, 130, "#9ae84a", 0.9) +
          flat("M146 8h46v52h-46Z", "#7a84e0") +
          flat(oval(174, 26, 12), "#fff6d0") +
          line("M146 8h46v52h-46ZM169 8v52M146 34h46", 4, "#1c1444") +
          flat("M-12 44h50v6h-50Z", "#120f38") +
          flat("M2 44V30h4v-8h8v8h4v14ZM22 44V34l-3 -3v-5h14v5l-3 3v10Z", "#b85ad0"),
      ),
      figure:
        form("M22 158C24 120 52 106 92 104C134 106 158 120 162 158Z", "#3a2266") +
        form(
          "M50 52C30 66 34 88 16 108C34 122 54 116 66 98ZM126 50C146 64 146 88 164 102C148 118 128 114 116 96Z",
          hair,
          {
            within: line("M46 68q-6 22 -18 36M54 78q-4 18 -14 30M134 66q4 20 16 34M128 78q4 16 12 28", 1.8, "#8a3010"),
          },
        ) +
        placed(
          form(
            "M-42 -6C-42 -34 42 -36 42 -6C43 16 32 28 22 35C16 48 4 54 -2 52C-12 50 -16 42 -24 34C-36 24 -43 12 -42 -6Z",
            skin,
          ) +
            face(pen, 0, 0, {
              mood,
              apart: 17,
              radius: 11.6,
              uneven: 1.12,
              skin: mix(skin, "#9a5ac8", 0.5),
              gaze: gazing(look, mood, [0.75, 0.6]),
              iris: "#4ab82a",
              brow: null,
              mouth: null,
            }) +
            mouth(pen, look.mood ? MOODS[mood].mouth : "jag", 0, 33, 15) +
            form(
              "M-6 3C-4 -2 4 -2 6 4C9 12 20 16 16 22C10 27 -5 22 -9 15C-10 10 -8 6 -6 3Z",
              mix(skin, "#e8704a", 0.4),
              {
                width: 2.4,
                shade: [-2, -2],
              },
            ) +
            flat(oval(12, 16, 2.6), "#6a8a2a") +
            form("M-40 -16C-28 -6 -14 -12 -4 -10C8 -8 24 -10 41 -18C36 -32 -34 -32 -40 -16Z", hair, { width: 2.6 }) +
            form(
              "M-34 -22C-30 -42 -14 -54 4 -58C20 -62 44 -60 52 -44C42 -48 32 -44 30 -38C36 -32 38 -28 38 -22Z",
              hat,
              {
                within: flat("M-36 -34C-12 -26 16 -26 40 -34V-20H-36Z", "#f2b632"),
              },
            ) +
            form("M-70 -2C-60 -28 -24 -22 2 -21C30 -21 60 -30 74 -12C58 -4 26 -14 2 -13C-24 -14 -54 0 -70 -2Z", hat, {
              shade: [-3, -3],
            }),
          88,
          62,
          -6,
        ) +
        form("M132 160C158 152 172 138 174 118L156 112C152 128 140 134 122 138Z", "#3a2266", { width: 3 }) +
        placed(
          form(
            "M-9 -8C-20 -18 -14 -26 -8 -22L-2 -14H2L8 -22C14 -26 20 -18 9 -8C12 0 14 6 12 14L16 26H6L0 18L-6 26H-16L-12 14C-14 6 -12 0 -9 -8Z",
            "#c8a878",
            {
              width: 2.6,
              shade: [-2, -2],
            },
          ) +
            form(oval(0, -22, 14, 13), "#d8bc8c", { width: 2.6, shade: [-3, -2] }) +
            line("M-8 -27l5 5M-3 -27l-5 5M4 -27l5 5M9 -27l-5 5M-6 -14q6 -4 12 0", 2.2) +
            flat("M0 9C-8 3 -8 -4 -4 -4C-2 -4 0 -3 0 -1C0 -3 2 -4 4 -4C8 -4 8 3 0 9Z", "#f0405a"),
          160,
          86,
          14,
          1.05,
        ) +
        line("M196 62L166 84", 4.6) +
        line("M196 62L166 84", 2, "#e8f0ff") +
        flat(oval(196, 62, 4.4), "#ffd83a") +
        line(oval(196, 62, 4.4), 2) +
        mitten(pen, 162, 114, 13, 14, skin) +
        form("M28 126C24 148 34 164 88 164C142 164 150 148 146 126Z", "#2e2a40", {
          dark: 0.6,
          within: line("M40 136q0 10 8 16", 4, "#8ae03c"),
        }) +
        form("M18 122C22 111 152 111 156 122C152 133 22 133 18 122Z", "#56507a", { width: 3 }) +
        flat("M29 121.5C38 115 136 115 145 121.5C134 127 40 127 29 121.5Z", "#a4f04c") +
        bubble(48, 117, 9) +
        bubble(112, 118, 7) +
        bubble(70, 121, 4.5),
      front: broken(28, 92, 1.15, -14) + broken(14, 70, 0.85, 12) + broken(34, 64, 0.6, 20),
    };
  },
};

export const dwarf: Design = {
  dark: "#1a1030",
  flame: "#fff0b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "calm",
      skin = "#f0b48e",
      beard = "#e0662a",
      coat = "#3f7a5a";
    const wheel = (x: number, y: number): string =>
      form(oval(x, y, 13), "#8d94a2", { width: 3, within: flat(oval(x, y, 5), "#3a3440") });
    return {
      back: backdrop(
        "#4a5a86",
        "#1c1a3c",
        glow(112, 40, 100, "#ffe49a", 0.85) +
          flat("M-12 -12H212V12L186 8L170 30L150 6L96 14L60 4L40 24L22 8L-12 26Z", "#232448") +
          flat("M-12 60L14 84L6 120L-12 130ZM212 40L186 66L198 92L212 96Z", "#2a2c56") +
          flat("M2 78l9 6l-7 9l-8 -5ZM196 62l8 7l-8 9l-7 -8ZM34 14l8 6l-8 7l-6 -7Z", "#ffd858") +
          line("M-12 116L212 168M-12 130L212 182", 7, "#120f28") +
          line("M-12 114L212 166", 3, "#a8b0c8") +
          line("M-10 112v22M24 118v24M58 128v24M92 136v22", 6, "#4a3020"),
      ),
      figure: placed(
        form(
          "M-66 -26C-84 -30 -92 -18 -104 -22C-98 -10 -84 -8 -78 -2C-90 2 -94 10 -102 10C-90 22 -64 18 -50 4Z",
          beard,
          {
            within: line("M-92 -16C-78 -14 -66 -14 -56 -12M-90 8C-76 8 -66 4 -56 -2", 2, "#8a2c10"),
          },
        ) +
          form("M-62 62C-66 22 -40 4 0 4C42 4 64 24 62 62Z", coat) +
          placed(
            form("M-36 -2C-36 -30 -22 -38 0 -38C22 -38 36 -30 36 -2C36 22 22 36 0 36C-22 36 -36 22 -36 -2Z", skin) +
              form("M36 -4C46 -8 48 6 36 12Z", skin, { width: 2.6 }) +
              form(
                "M-39 -6C-38 12 -26 18 0 16C26 18 36 14 39 -2C44 24 40 46 20 58C2 64 -24 62 -44 48C-58 46 -66 36 -74 38C-70 22 -52 18 -39 -6Z",
                beard,
                {
                  within: line(
                    "M-40 22q-8 14 -22 14M-26 36q-6 12 -18 12M20 38q-4 12 -14 16M31 22q2 14 -6 22",
                    1.8,
                    "#8a2c10",
                  ),
                },
              ) +
              face(pen, 0, -6, {
                mood,
                apart: 15.5,
                radius: 11.4,
                uneven: 1.06,
                skin: mix(skin, "#a8502a", 0.25),
                gaze: gazing(look, mood, [0.3, 0.95]),
                iris: "#3a7ab0",
                blush: true,
                brow: { colour: "#b8441a", wide: 14, high: 7 },
                mouth: null,
              }) +
              mouth(pen, look.mood ? MOODS[mood].mouth : "grin", 2, 35, 14) +
              form(
                "M-8 19C-22 14 -44 14 -54 22C-42 36 -8 36 1 25C10 36 36 36 46 24C40 15 22 14 8 19Z",
                mix(beard, "#ffd080", 0.35),
                {
                  width: 2.6,
                  shade: [-2, -2],
                },
              ) +
              form("M-12 11C-13 -1 13 -1 13 11C13 21 -11 21 -12 11Z", mix(skin, "#e04a40", 0.55), {
                width: 2.4,
                shade: [-3, -2],
              }) +
              form("M-43 -20C-44 -46 -24 -56 0 -56C24 -56 44 -46 43 -20C24 -30 -24 -30 -43 -20Z", "#b8c0d0", {
                within: flat("M-20 -58C-26 -44 -28 -36 -26 -26L-16 -28C-16 -40 -14 -48 -8 -58Z", "#eef2fa", 0.8),
              }) +
              form("M-47 -16C-30 -32 30 -32 47 -16L45 -9C28 -22 -28 -22 -45 -9Z", "#e8a83a", {
                width: 2.6,
                shade: [-2, -2],
              }) +
              form("M-6 -50H6V-58H-6Z", "#fff4dc", { width: 2.4 }) +
              flame(pen, -7, -64, 0.62),
            -2,
            -24,
            -8,
            0.98,
          ) +
          form("M-58 42L-46 26L-26 30L-12 20L6 30L24 18L40 28L56 24L64 44Z", "#ffc83a", {
            bright: 0.85,
            within: line("M-46 26L-34 44M-12 20L-18 44M24 18L18 44M40 28L46 44", 2, "#9a5a10"),
          }) +
          mitten(pen, -40, 26, 13, 20, skin) +
          mitten(pen, 40, 24, 13, -10, skin) +
          form("M-70 38H74L62 76H-56Z", "#7a4a2c", {
            within:
              line("M-62 52H70M-58 64H66", 2.2, "#3c2010") +
              flat("M-72 36H76V45H-72Z", "#98a0b4") +
              flat(oval(-50, 41, 2.4) + oval(2, 41, 2.4) + oval(52, 41, 2.4), "#3a3440"),
          }) +
          wheel(-36, 76) +
          wheel(42, 76),
        102,
        83,
        13,
        0.9,
      ),
      front:
        placed(coin(0, 0, 8, 30, 0.8), 22, 34) +
        coin(44, 16, 6.5, -24, 0.7) +
        (look.mood
          ? ""
          : line("M6 58h24M0 72h18M16 24h12", 2.6, "#ffe9b0") + line("M30 138l-14 8M26 130l-16 2", 2.8, "#ffe07a")) +
        spark(158, 86, 7),
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
              gaze: gazing(look, mood, [-0.85, -0.1]),
              white: "#fff6c8",
              brow: { colour: "#3a3a10", wide: 12, high: 5 },
              mouth: null,
            }) +
            form("M-8 2C-8 -4 8 -4 12 6C18 14 12 20 4 18C-6 16 -9 10 -8 2Z", mix(skin, "#d8604a", 0.35), {
              width: 2.4,
              shade: [-2, -2],
            }) +
            mouth(pen, MOODS[mood].mouth, 2, 25, 15) +
            (mood === "sly"
              ? form("M10 22l5 -2l1 8Z", "#fdf3d8", { width: 1.6, smooth: true, shade: [-1, -1], rim: [0.5, 0.5] })
              : "") +
            line("M-3 -42q-8 -10 -4 -18M3 -42q-2 -12 6 -17M10 -41q4 -8 12 -9", 3, "#3a1c10"),
          102,
          72,
          7,
        ) +
        card(
          152,
          46,
          24,
          0.72,
          flat("M0 9C-10 2 -9 -7 -4 -7C-2 -7 0 -5 0 -3C0 -5 2 -7 4 -7C9 -7 10 2 0 9Z", "#c8342a"),
        ),
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

export const wizard: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "shock",
      skin = "#eeb79a",
      robe = "#3b55b4";
    const star = (x: number, y: number, scale: number): string =>
      placed(flat("M0 -6L1.800 -2H6L2.600 1L4 6L0 3L-4 6L-2.600 1L-6 -2H-1.800Z", "#f6c84a"), x, y, 8, scale);
    const sheet = (x: number, y: number, turn: number, sign: string): string =>
      glow(x, y, 34, "#e8fff0", 0.75) +
      placed(
        form("M-14 -20C-14 -22 14 -22 14 -20V20C14 22 -14 22 -14 20Z", "#f6ecd8", {
          width: 2.6,
          shade: [-2, -2],
          rim: [1.4, 1.2],
          within: flat("M-10 -16H10V2H-10Z", "#2b8f86") + sign + line("M-8 8H8M-8 13H3", 1.8, "#8a7a5a"),
        }),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#2b8f86",
        "#0f3f45",
        glow(150, 76, 96, "#f6ffb0", 0.7) +
          flat("M0 18h50v5H0ZM0 60h34v5H0ZM166 108h46v5h-46Z", "#0a2c32") +
          flat(
            "M4 18V-4h8V18ZM14 18V0h6V18ZM24 18l6 -18l7 2l-6 16ZM4 60V40h7v20ZM13 60V36h9v24ZM170 108V92h7v16Z",
            "#17606a",
          ) +
          flat("M190 108V98h-3v-4h12v4h-3v10Z", "#58c8b0") +
          flat(oval(34, 108, 18, 18), "#17606a", 0.8) +
          line("M20 108a14 14 0 0 1 8 -12", 2.4, "#8fe0d0") +
          flat("M22 126h24l4 10H18Z", "#0a2c32") +
          flat("M-12 138Q100 128 212 140V164H-12Z", "#0a2c32"),
      ),
      figure:
        form("M18 154C22 116 48 104 88 102C126 104 146 118 152 154Z", robe, {
          within: star(36, 134, 1.1) + star(132, 130, 1.2) + star(48, 148, 0.7),
        }) +
        placed(
          form("M-34 -4C-34 -28 34 -28 34 -4C35 20 22 38 0 38C-22 38 -35 20 -34 -4Z", skin) +
            form("M-36 -4C-44 -8 -48 4 -41 10L-34 10ZM36 -4C44 -8 47 4 41 10L34 10Z", skin, { width: 2.6 }) +
            form(
              "M-37 2C-32 18 -20 20 0 18C20 20 32 18 37 2C42 28 34 48 24 58C22 66 16 72 0 76C-10 72 -16 68 -20 60C-36 50 -44 28 -37 2Z",
              "#eef0ea",
              {
                width: 2.8,
                within: line("M-22 36q0 18 10 26M-6 44q0 16 6 26M20 36q0 16 -10 24M8 46q0 12 -4 20", 1.5, "#98a8a4"),
              },
            ) +
            placed(
              form(
                "M-38 -14C-30 -40 -20 -56 -12 -64C-24 -66 -38 -64 -46 -54C-44 -70 -24 -82 -4 -78C14 -72 30 -44 38 -14C16 -24 -16 -24 -38 -14Z",
                robe,
                {
                  within:
                    star(-14, -38, 1.3) +
                    star(10, -50, 0.9) +
                    star(16, -30, 1.1) +
                    line("M-12 -64q8 4 14 0", 1.6, "#1a2660"),
                },
              ) +
                form("M-42 -12C-20 -26 20 -26 42 -12L40 -4C20 -16 -20 -16 -40 -4Z", "#f0b840", {
                  width: 2.4,
                  shade: [-2, -2],
                }),
              0,
              -6,
              0,
              1,
              0.96,
            ) +
            face(pen, 0, 0, {
              mood,
              apart: 14.5,
              radius: 9.2,
              uneven: 1.1,
              skin,
              gaze: gazing(look, mood, [0.9, -0.1]),
              iris: "#2a9ab0",
              brow: { colour: "#fbfbf2", wide: 12, high: 7 },
              mouth: null,
            }) +
            line(oval(-14.5, 1, 12.5) + oval(14.5, 1, 13), 1.8, "#c8902a") +
            mouth(pen, MOODS[mood].mouth, 2, 32, 9.5) +
            form("M-4 20C-18 16 -34 20 -42 34C-28 36 -6 32 1 25C8 32 28 36 44 32C36 20 20 16 6 20Z", "#fbfbf2", {
              width: 2.4,
              shade: [-2, -2],
            }) +
            form("M-9 12C-10 2 11 2 11 13C11 21 -8 21 -9 12Z", mix(skin, "#d8504a", 0.42), {
              width: 2.4,
              shade: [-3, -2],
            }),
          84,
          74,
          5,
          0.92,
        ) +
        form("M136 154C150 142 154 128 150 116L134 120C136 130 130 140 118 146Z", robe, { width: 2.8 }) +
        mitten(pen, 143, 110, 12, 14, skin) +
        form("M130 122C136 116 150 114 157 120L156 128C148 122 138 124 132 130Z", "#f0b840", { width: 2.4 }) +
        (mood === "asleep" ? "" : flame(pen, 80, 139, 0.85)),
      front:
        sheet(176, 66, 14, flat(oval(0, -7, 5), "#f6c84a")) +
        sheet(142, 52, -10, flat("M0 -14L7 -1H-7Z", "#e0607a")) +
        line("M142 98c4 -8 -2 -12 4 -20M152 100c10 -4 10 -8 20 -10", 2.6, "#f6ffb0", 'opacity=".8"') +
        spark(142, 92, 7) +
        spark(160, 84, 5) +
        spark(192, 98, 4) +
        spark(120, 30, 5),
    };
  },
};

export const ghost: Design = {
  dark: "#2a2c5a",
  flame: "#ffffff",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "bored",
      sheet = "#e2ecf4";
    const shaft = "M-62 0H-34M38 0H62"; // what is inside of the ghost is nowhere
    const arrow =
      line(shaft, 6, INK) +
      line(shaft, 2.8, "#b98d52") +
      form("M58 -10L82 0L58 10L64 0Z", "#c8d0d8", { width: 2.4, shade: [-2, -1] }) +
      form("M-76 -10L-60 -9L-48 0L-60 9L-76 10L-66 0Z", "#d84a3a", { width: 2.2, shade: [-2, -1] }) +
      line("M-66 0H-48", 2);
    return {
      back: backdrop(
        "#4f7a9a",
        "#17223f",
        glow(100, 66, 110, "#d8f4ff", 0.75) +
          flat("M-12 -12H20V150H-12ZM180 -12H212V150H180Z", "#22365a") +
          flat("M20 150V40C28 0 172 0 180 40V150H164V48C156 18 44 18 36 48V150Z", "#2f4a70") +
          line(
            "M36 150V48C44 18 156 18 164 48V150M20 60h16M20 96h16M164 60h16M164 96h16M56 26l-8 -10M144 26l8 -10M100 20V6",
            2,
            "#1a2848",
          ) +
          form("M186 62h12v6l-3 4v8h-6v-8l-3 -4Z", "#8a6a34", { width: 2.2 }) +
          flat("M192 60c-6 -4 -4 -10 0 -16c5 6 6 12 0 16Z", "#9affd8") +
          line(
            "M-12 44Q20 34 30 -12M-12 28Q10 22 18 -12M-12 12Q4 8 8 -12M-12 -12L26 30M-12 -12L6 44M-12 -12L40 12",
            1.4,
            "#8ab0d0",
            'opacity=".6"',
          ) +
          flat("M-12 138H212V164H-12Z", "#101a34") +
          line("M-12 138H212M50 138l-16 14M150 138l16 14M100 138v14", 1.8, "#2f4a70"),
      ),
      figure:
        `<ellipse cx="100" cy="147" rx="56" ry="6" fill="#9affd8" opacity=".22"/>` +
        placed(
          form(
            "M-62 22C-78 14 -82 -4 -74 -10C-66 -12 -60 0 -52 4C-54 -40 -30 -62 2 -62C36 -62 56 -38 54 2C62 0 70 -10 78 -4C84 6 74 22 58 28C60 42 60 54 66 68C54 66 50 58 44 60C38 64 36 74 26 74C18 74 16 64 8 64C0 64 -2 76 -12 76C-22 76 -22 64 -30 62C-40 60 -42 70 -56 70C-50 52 -52 38 -62 22Z",
            sheet,
            {
              dark: 0.42,
              within:
                flat("M-54 40C-20 56 30 54 64 40V80H-60Z", "#9ac4e0", 0.55) +
                line("M-30 60q-4 -18 0 -30M8 62q2 -16 -2 -28M42 58q-2 -14 -6 -24", 1.8, "#8aa4c0"),
            },
          ) +
            mouth(pen, mood === "bored" ? "smirk" : MOODS[mood].mouth, 2, 11, 12, "#2a3460") +
            form(
              "M-44 -36C-40 -62 -16 -72 8 -70C34 -70 58 -62 66 -40C70 -32 68 -26 64 -24C56 -38 48 -42 42 -40C20 -54 -22 -54 -44 -36Z",
              "#8a6ab8",
              {
                within: line("M-24 -74q2 14 -4 26M0 -76q2 12 0 24M24 -76q4 14 2 28M50 -70q-4 14 -8 26", 4, "#c8b0e8"),
              },
            ) +
            form("M-48 -30C-30 -50 24 -54 48 -38L46 -30C24 -44 -28 -42 -45 -23Z", "#f2f4fa", {
              width: 2.4,
              shade: [-2, -2],
            }) +
            form(oval(64, -20, 7), "#f2f4fa", { width: 2.4, shade: [-2, -2] }) +
            face(pen, 0, -16, {
              mood,
              apart: 17,
              radius: 12,
              uneven: 0.9,
              skin: "#b8cce0",
              white: "#ffffff",
              gaze: gazing(look, mood, [0.5, 0.95]),
              brow: { colour: "#4a5a84", wide: 11, high: 4 },
              mouth: null,
            }) +
            `<ellipse cx="-33" cy="2" rx="7" ry="4" fill="#f08aa8" opacity=".5"/><ellipse cx="35" cy="2" rx="7" ry="4" fill="#f08aa8" opacity=".5"/>`,
          96,
          74,
          -5,
        ) +
        flat(oval(64, 114.5, 6.5, 8.5), "#1a2848") +
        line(oval(64, 114.5, 6.5, 8.5), 2.2, "#6a82a8") +
        flat(oval(134, 107.5, 6.5, 8.5), "#1a2848") +
        line(oval(134, 107.5, 6.5, 8.5), 2.2, "#6a82a8") +
        line("M68 114L130 108", 2.6, "#7a8cae", 'stroke-dasharray="4 5" opacity=".8"') +
        placed(arrow, 98, 111, -6) +
        (mood === "asleep" || mood === "dazed" ? "" : flame(pen, 26, 38, 0.62)) +
        form("M20 46C22 44 30 44 32 46L33 66H20Z", "#f6ecd8", {
          width: 2.4,
          shade: [-2, -1],
          within: line("M29 46v8", 2, "#c8b88a"),
        }) +
        form("M10 64C14 62 40 62 44 64C42 72 12 72 10 64Z", "#d9a23a", { width: 2.6, shade: [-2, -2] }) +
        line("M12 66C2 62 2 76 14 74", 5.4, INK) +
        line("M12 66C2 62 2 76 14 74", 2.4, "#d9a23a"),
      front:
        `<path d="M-12 140Q30 128 70 138T150 136T212 138V164H-12Z" fill="#cfeaf4" opacity=".3"/>` +
        spark(38, 46, 5, "#e8fff8") +
        spark(160, 40, 6, "#e8fff8") +
        spark(150, 122, 4, "#e8fff8"),
    };
  },
};

export const archer: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      skin = "#a06438",
      green = "#2f8a44",
      hair = "#2c1a26";
    const shot = (y: number, turn: number): string =>
      placed(
        line("M0 0H84", 5.6, INK) +
          line("M0 0H84", 2.6, "#d8b070") +
          form("M82 -8L100 0L82 8L86 0Z", "#d4dce2", { width: 2.2, shade: [-2, -1] }),
        88,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#fbf0a8",
        "#a8b448",
        glow(120, 30, 100, "#fffde0", 0.95) +
          flat("M2 164L10 -12H30L34 164ZM178 164L182 -12H204L210 164Z", "#a87a3c") +
          flat("M60 130L63 20H69L73 130ZM140 130L143 30H149L153 130Z", "#d8c070") +
          flat("M-12 -12H212V16Q190 34 168 20Q146 32 120 14Q96 26 70 12Q44 32 22 20Q4 34 -12 20Z", "#e89a34") +
          line("M16 40q4 14 0 30M194 36q-4 14 0 26", 2.4, "#7a5424") +
          flat("M-12 132Q40 120 100 130T212 128V164H-12Z", "#6a8a34"),
      ),
      figure:
        cast(86, 148, 70) +
        placed(
          form("M-11 -34H11V36C11 42 -11 42 -11 36Z", "#7a4a26", {
            width: 2.8,
            within: line("M-12 -22h24M-12 24h24", 3, "#d9a23a"),
          }) +
            form("M-9 -34l-3 -18l6 4l3 14ZM0 -34v-20l6 5v15ZM7 -34l4 -16l5 6l-3 10Z", "#e0503c", {
              width: 2.2,
              shade: [-1, -1],
            }),
          24,
          100,
          -24,
        ) +
        form("M22 154C26 120 46 104 80 102C114 104 130 122 134 154Z", green, {
          within: line("M46 108L112 154", 6, "#7a4a26") + line("M62 112q-6 20 -4 42", 2, "#274a1e"),
        }) +
        form("M40 66C26 90 34 108 26 126C22 136 30 144 38 138C48 128 50 104 60 92Z", hair, {
          within: line("M36 96l14 4M32 110l14 2M28 124l12 0", 2, "#6a4a5c"),
        }) +
        form("M25 130C22 138 26 146 34 146C40 144 42 138 40 132Z", "#e0503c", { width: 2.4 }) +
        placed(
          form(
            "M-34 2C-46 -2 -56 -14 -58 -24C-46 -22 -36 -18 -30 -10ZM34 2C46 -4 54 -16 54 -26C44 -22 36 -18 30 -10Z",
            skin,
            {
              width: 2.8,
            },
          ) +
            form("M-34 -6C-34 -30 34 -30 34 -6C35 18 20 38 2 38C-18 38 -35 18 -34 -6Z", skin) +
            form(
              "M-36 4C-42 -24 -22 -36 0 -36C24 -36 42 -22 36 4C32 -6 28 -12 22 -16C10 -6 -8 -4 -22 -16C-30 -12 -33 -6 -36 4Z",
              hair,
              {
                width: 2.8,
                within: line("M-22 -30q-8 8 -10 20M20 -30q10 8 12 20", 1.5, "#6a4a5c"),
              },
            ) +
            (mood === "sly"
              ? eye(pen, -15, 4, 10, { shut: "joy" }) +
                eye(pen, 15, 2, 13.5, { gaze: gazing(look, mood, [0.9, 0.1]), skin, lid: 0.06, iris: "#3a9a4a" }) +
                mouth(pen, "smirk", 3, 25, 9) +
                line("M-25 -8q10 -3 20 3M4 -15q12 -7 22 0", 3.6, hair)
              : face(pen, 0, 3, {
                  mood,
                  apart: 15,
                  radius: 11.2,
                  skin,
                  gaze: gazing(look, mood, [0.9, 0.1]),
                  iris: "#3a9a4a",
                  brow: { colour: hair, high: 3 },
                  mouth: { below: 22, wide: 9 },
                })) +
            line("M2 8q5 6 -1 8", WIDTH.inner) +
            `<ellipse cx="-23" cy="15" rx="6" ry="3.6" fill="#d8503c" opacity=".45"/><ellipse cx="25" cy="15" rx="6" ry="3.6" fill="#d8503c" opacity=".45"/>` +
            form(
              "M-42 -16C-46 -34 -30 -54 0 -54C22 -56 40 -44 60 -18C46 -22 34 -20 22 -24C-2 -32 -24 -26 -42 -16Z",
              green,
              {
                within: line("M-30 -40q14 8 40 4", 1.6, "#274a1e"),
              },
            ) +
            form("M-42 -16C-24 -28 0 -32 24 -24L60 -18C44 -12 28 -14 18 -18C-4 -24 -24 -18 -40 -8Z", "#1f6632", {
              width: 2.6,
              shade: [-2, -2],
            }) +
            form("M-24 -34C-44 -44 -54 -60 -50 -74C-36 -66 -22 -54 -16 -38Z", "#e0503c", {
              width: 2.4,
              within: line("M-20 -36L-46 -68", 1.4, "#7a1c18"),
            }),
          76,
          68,
          -8,
          1.03,
        ) +
        line("M146 44L90 108L150 156", 2.2, "#f4ead0") +
        shot(106, -14) +
        shot(110, 4) +
        placed(
          form(
            "M-14 4L-28 8L-24 -2C-22 -10 -14 -12 -4 -12C-2 -22 16 -22 17 -10L25 -8L16 -4C14 8 4 12 -4 11C-10 11 -14 8 -14 4Z",
            "#3a86e0",
            {
              width: 2.6,
              shade: [-2, -3],
              within: flat("M0 14C-2 4 6 -2 20 -2V14Z", "#ff9a4a"),
            },
          ) +
            eye(
              pen,
              8,
              -10,
              4.6,
              look.mood === "asleep" ? { shut: "sad" } : { gaze: [-0.8, -0.2], lid: 0.05, skin: "#3a86e0" },
            ) +
            flat("M16 -11L26 -8L16 -5Z", "#ffd24a") +
            line("M16 -11L26 -8L16 -5M-2 11v5M4 10v5", 1.8),
          134,
          80,
          -8,
          0.95,
        ) +
        line("M144 38C152 34 156 40 158 48C172 78 174 122 160 148C158 154 154 160 148 158", 10.4, INK) +
        line("M144 38C152 34 156 40 158 48C172 78 174 122 160 148C158 154 154 160 148 158", 6, "#a8662c") +
        line("M166 92C168 100 168 108 166 116", 9, "#5c3420") +
        mitten(pen, 166, 104, 12, 74, skin) +
        form("M34 154C36 134 50 124 66 120L84 106L94 118L78 134C70 140 62 144 58 154Z", green, { width: 2.8 }) +
        mitten(pen, 90, 108, 11, 40, skin),
      front:
        flat("M8 40q8 -6 12 2q-8 6 -12 -2ZM136 22q6 -6 10 0q-4 6 -10 0ZM128 60q8 -4 10 4q-8 4 -10 -4Z", "#e8702a") +
        spark(192, 60, 4),
    };
  },
};

export const scarecrow: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      sack = "#ead09a",
      coat = "#5a5f94",
      straw = "#f0c850";
    const tuft = (x: number, y: number, turn: number, scale = 1): string =>
      placed(
        form("M-9 0L-14 18L-7 13L-5 24L0 15L5 24L7 13L14 17L9 0Z", straw, { width: 2.4, shade: [-2, -2] }),
        x,
        y,
        turn,
        scale,
      );
    return {
      back: backdrop(
        "#e8823a",
        "#6a1a1c",
        glow(100, 84, 110, "#ffe890", 0.9) +
          flat(oval(100, 92, 52), "#ffd25a") +
          flat("M-12 104Q50 88 110 100T212 96V164H-12Z", "#9a3a1e") +
          [6, 22, 38, 54, 150, 166, 182, 196]
            .map(
              (x, i) =>
                `<path d="M${x} 164V${106 + (i % 3) * 6}" stroke="#5a1a14" stroke-width="3"/>` +
                flat(oval(x, 106 + (i % 3) * 6, 4, 9), "#d8902a"),
            )
            .join("") +
          line("M30 26q5 -5 8 0q4 -5 8 0M52 14q4 -4 6 0q3 -4 6 0M150 30q4 -4 6 0q3 -4 6 0", 2.2, "#6a1a1c"),
      ),
      figure:
        form("M-8 100L208 88L209 97L-7 109Z", "#7a4a26", {
          width: 2.8,
          within: line("M0 105l60 -4M140 96l60 -3", 1.3, "#3c2010"),
        }) +
        tuft(10, 104, 84, 0.95) +
        tuft(190, 96, -92, 0.95) +
        form("M14 92C34 92 52 92 66 96V124C46 120 28 120 16 120L22 106Z", coat, {
          within: line("M24 112h14v-10", 1.6, "#2a2c54"),
        }) +
        form("M186 82C168 86 148 88 132 94V122C152 116 170 112 188 110L180 96Z", coat) +
        form("M60 96C80 88 118 88 138 94C146 116 148 140 150 156H48C50 136 52 116 60 96Z", coat, {
          within: line("M100 96V156M68 120q-6 20 -4 36M132 118q8 20 6 36", 2, "#2a2c54"),
        }) +
        form("M112 126l20 -3l2 18l-20 3Z", "#c8503c", {
          width: 2,
          within: line("M117 130l12 8M129 128l-10 12", 1.4, "#f4d090"),
        }) +
        flat(oval(94, 122, 3) + oval(93, 140, 3), "#f0b840") +
        tuft(98, 92, 0, 1.5) +
        placed(
          form(
            "M-40 -10C-42 -34 -22 -42 0 -42C24 -42 42 -32 40 -8C44 12 34 26 20 32C8 38 -10 38 -20 32C-36 26 -44 10 -40 -10Z",
            sack,
            {
              within:
                line("M-34 -20q10 6 6 20M32 -22q-8 8 -4 22M-20 30q4 -8 2 -12", 1.4, "#8a6430") +
                flat("M16 -40L40 -30L36 -10L18 -18Z", "#b3703c") +
                line("M16 -40L18 -18L36 -10", 1.8, "#5c3420", 'stroke-dasharray="4 3"'),
            },
          ) +
            face(pen, 0, -6, {
              mood,
              apart: 17,
              radius: 10.5,
              uneven: 0.82,
              skin: mix(sack, "#6a3a1c", 0.35),
              gaze: gazing(look, mood, [-0.95, 0.1]),
              white: "#fff6d0",
              brow: { colour: "#4a2a14", wide: 12, high: 4 },
              mouth: null,
            }) +
            mouth(pen, mood === "gloat" ? "tongue" : MOODS[mood].mouth, 0, 18, 16) +
            line("M-20 12v8M20 12v8M-12 16v7M12 16v7", 2, "#4a2a14") +
            form("M-5 4L30 14L-3 14C-8 12 -9 6 -5 4Z", "#f08a2c", {
              width: 2.4,
              shade: [-2, -2],
              within: line("M4 6l2 5M14 8l1 4", 1.4, "#a84a10"),
            }) +
            tuft(-37, -10, 24, 0.9) +
            tuft(38, -8, -24, 0.9) +
            form("M-30 -30C-30 -52 -20 -66 4 -68C24 -68 30 -52 34 -30Z", "#a8702c", {
              within:
                line("M-26 -44q28 8 56 0M-22 -56q24 6 46 0", 1.6, "#5c3810") + flat("M-32 -40H36V-28H-32Z", "#8a2430"),
            }) +
            form(
              "M-60 -20C-48 -38 -24 -34 2 -34C28 -36 50 -40 64 -24C46 -22 24 -26 2 -25C-22 -26 -42 -18 -60 -20Z",
              "#c08a3a",
              {
                shade: [-3, -3],
              },
            ),
          102,
          72,
          7,
          0.95,
        ) +
        placed(
          form("M-26 14C-34 18 -40 24 -42 30L-22 24Z", "#241a2e", { width: 2.4 }) +
            form("M-26 20C-30 0 -12 -10 0 -8C8 -20 26 -18 26 -4C26 16 4 28 -14 26Z", "#2e2440", {
              width: 2.8,
              bright: 0.75,
              within: line("M-22 12q14 10 28 -4M-14 20q10 2 18 -4", 1.6, "#6a5a8a"),
            }) +
            form("M25 -8L42 -4L25 2Z", "#f0a83a", { width: 2.2, shade: [-1, -1] }) +
            line("M-4 26v9M4 25v9M-8 36h9M1 35h9", 2.2, "#f0a83a") +
            eye(pen, 15, -8, 5.4, { gaze: [-0.7, 0.2], lid: 0.3, skin: "#2e2440" }) +
            coin(46, -2, 8, 20, 0.92),
          20,
          66,
          -4,
          0.78,
        ),
      front: spark(62, 48, 6) + line("M44 60l8 5M34 134l9 -5M150 140l8 5", 2.2, straw),
    };
  },
};

export const dragonling: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "shock",
      hide = "#d8503a",
      belly = "#f4cf7a";
    const horn = (x: number, turn: number): string =>
      placed(
        form("M-6 2C-7 -8 -4 -16 2 -20C6 -14 7 -6 6 2Z", "#f6ecd8", { width: 2.4, shade: [-2, -1] }),
        x,
        -26,
        turn,
        1.15,
      );
    return {
      back: backdrop(
        "#8fae86",
        "#28463c",
        glow(40, 24, 90, "#fdf6c0", 0.9) +
          flat(oval(38, 26, 17), "#fbf3c4") +
          flat("M60 84L96 30L112 50L128 34L168 88Z", "#4f7a68") +
          flat("M96 30l16 20l6 -6l-8 16l-10 -8l-12 2ZM128 34l12 16l-10 4l-8 -12Z", "#e8f4dc") +
          flat("M-12 92Q40 70 96 86T212 78V164H-12Z", "#3a6650") +
          flat("M-12 120Q50 104 110 114T212 108V164H-12Z", "#234a3a") +
          line("M14 112l3 -8l3 8M178 104l3 -8l3 8M24 134l3 -8l3 8", 2, "#6aa06a") +
          flat("M164 32q8 -8 16 -2q8 -6 14 4h-34Z", "#fdf6dc", 0.7),
      ),
      figure:
        cast(98, 148, 84) +
        form("M72 128C44 130 16 116 2 62C14 70 22 66 26 56C34 68 42 74 52 70C58 90 70 104 84 112Z", "#a83a3c", {
          within: line(
            "M76 122C54 110 36 86 27 60M70 126C44 120 18 100 5 68M80 116C68 104 58 90 53 74",
            2.2,
            "#5c1420",
          ),
        }) +
        form(
          "M122 126C150 126 182 110 194 58C182 66 174 62 170 52C162 64 154 70 144 66C138 86 126 102 112 110Z",
          "#a83a3c",
          {
            within: line(
              "M118 120C140 108 158 84 169 56M124 124C150 116 178 96 191 64M114 114C126 102 138 88 143 70",
              2.2,
              "#5c1420",
            ),
          },
        ) +
        form(
          "M140 140C160 142 178 136 182 122C184 114 178 110 174 114L180 100L192 108C198 124 188 150 150 154Z",
          hide,
          { width: 3 },
        ) +
        form("M50 154C46 122 62 100 96 100C130 100 148 122 146 154Z", hide) +
        form("M72 156C68 128 78 114 97 114C116 114 126 128 122 156Z", belly, {
          width: 2.2,
          within: line("M72 126q25 8 50 0M70 138q27 8 54 0M70 150q27 8 54 0", 1.8, "#b07a2c"),
        }) +
        placed(
          horn(-34, -30) +
            horn(35, 32) +
            form("M-42 22C-52 22 -60 16 -62 8C-54 8 -48 6 -40 8ZM42 22C52 20 58 14 60 6C52 6 48 6 40 8Z", "#a83a3c", {
              width: 2.6,
            }) +
            form(
              "M-42 0C-42 -28 -26 -40 0 -40C26 -40 42 -28 42 0C42 10 46 16 44 28C40 46 22 52 0 52C-22 52 -40 46 -44 28C-46 16 -42 10 -42 0Z",
              hide,
              {
                within:
                  flat("M-46 22C-30 10 30 10 46 22V56H-46Z", mix(hide, belly, 0.45)) +
                  flat(oval(-28, -20, 5, 3) + oval(-20, -27, 3, 2) + oval(30, -20, 4, 3), "#f08a5a"),
              },
            ) +
            face(pen, 0, -2, {
              mood,
              apart: 18,
              radius: 11.5,
              uneven: 1.08,
              skin: mix(hide, "#5c1420", 0.3),
              gaze: gazing(look, mood, [0.5, 0.8]),
              iris: "#58b04a",
              brow: { colour: "#7a1c20", wide: 11, high: 4 },
              mouth: null,
            }) +
            flat(oval(-9, 17, 3, 2.2) + oval(9, 17, 3, 2.2), INK) +
            mouth(pen, look.mood ? MOODS[mood].mouth : "oh", 4, 34, 14) +
            form(
              "M-32 -26C-32 -50 -16 -62 2 -62C22 -62 34 -50 34 -28L24 -22L16 -34L6 -22L-4 -34L-14 -22L-22 -34Z",
              "#f4ead0",
              {
                width: 2.8,
                within: flat(oval(-12, -46, 5, 4) + oval(14, -50, 4, 3) + oval(22, -38, 3, 3), "#9ab88a"),
              },
            ),
          96,
          70,
          6,
          0.95,
        ) +
        form("M58 132C50 134 48 142 54 146C66 150 76 146 78 138Z", hide, { width: 2.8 }) +
        form("M138 132C146 134 148 142 142 146C130 150 120 146 118 138Z", hide, { width: 2.8 }) +
        line("M56 146l2 -6M64 148l1 -6M140 146l-2 -6M132 148l-1 -6", WIDTH.detail) +
        coin(98, 142, 13, 4, 0.86),
      front:
        (look.mood
          ? ""
          : glow(132, 104, 40, "#ffd070", 0.75) +
            form(
              "M98 104C110 100 122 96 130 82C132 91 138 93 147 82C147 92 153 95 168 84C162 96 166 103 182 102C170 107 170 113 178 124C164 118 156 120 150 132C144 122 134 121 124 122C114 119 104 114 98 104Z",
              "#ff8a1e",
              { width: 2.4, smooth: true, shade: [-2, -2] },
            ) +
            flat(
              "M106 105C116 103 126 101 132 94C136 99 142 99 148 95C150 100 154 101 160 99C157 105 159 108 164 112C156 110 150 112 146 118C140 113 130 114 122 114C116 112 110 109 106 105Z",
              "#ffe9a0",
            ) +
            spark(176, 78, 6, "#ffd070") +
            spark(158, 74, 4)) +
        form("M12 156L16 138L24 144L32 134L40 146L46 140L50 156Z", "#f4ead0", {
          width: 2.6,
          within: flat(oval(28, 150, 4, 3) + oval(42, 152, 3, 2), "#9ab88a"),
        }) +
        spark(112, 132, 6),
    };
  },
};

export const assassin: Design = {
  dark: "#0a1230",
  flame: "#b8ffe0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      skin = "#e8b088",
      cloth = "#28304a",
      scarf = "#d0283e",
      hat = "#161c30";
    const drop = (x: number, y: number, scale: number): string =>
      placed(
        flat("M0 -9C6 0 6 6 0 7C-6 6 -6 0 0 -9Z", "#7aec4a") + line("M0 -9C6 0 6 6 0 7C-6 6 -6 0 0 -9Z", 1.8),
        x,
        y,
        0,
        scale,
      );
    return {
      back: backdrop(
        "#38b0a0",
        "#0f3f45",
        glow(64, 44, 100, "#d8fff0", 0.8) +
          flat(oval(62, 50, 50), "#e4fbe8") +
          flat(oval(34, 40, 6) + oval(30, 62, 4), "#bce4d0") +
          flat("M-12 164V104L8 90L28 104V118H42V104L60 92V164ZM212 164V80L188 64L164 82V100H146V164Z", "#0b3338") +
          flat("M176 88h9v13h-9ZM192 88h9v13h-9Z", "#ffd25a"),
      ),
      figure:
        cast(92, 149, 80) +
        form("M62 108C36 96 28 76 -2 84C8 92 4 98 -6 102C12 104 14 118 36 120C48 122 58 118 66 114Z", scarf, {
          within: line("M8 92C28 94 42 106 56 110", 2, "#6a0c1c"),
        }) +
        form("M22 158C22 122 48 106 90 104C134 106 152 122 154 158Z", cloth, {
          within: line("M92 118l-4 40M56 118l-6 40", 2.2, "#0c1022"),
        }) +
        placed(
          form("M-36 -6C-38 -30 38 -30 36 -6C38 20 22 42 2 44C-20 42 -36 22 -36 -6Z", skin) +
            face(pen, 0, -1, {
              mood,
              apart: 16,
              radius: 11.6,
              uneven: 0.94,
              skin: mix(skin, "#3a1a2a", 0.35),
              gaze: gazing(look, mood, [0.95, 0.5]),
              iris: "#18a878",
              brow: { colour: hat, wide: 13, high: 5 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 3, 31, 10) +
            form("M-4 4C-2 0 4 0 5 5C8 12 13 16 10 20C5 23 -5 20 -6 14C-6 10 -5 7 -4 4Z", mix(skin, "#d8604a", 0.35), {
              width: 2.3,
              shade: [-2, -2],
            }) +
            line("M2 24C-8 20 -16 30 -27 20C-30 14 -24 12 -23 17M5 24C14 20 22 30 32 18C34 12 28 11 28 16", 3.4, hat) +
            form("M-36 -20C-36 -46 -20 -52 0 -48C20 -54 38 -46 38 -20Z", hat, {
              bright: 0.4,
              within: flat("M-40 -32C-14 -26 16 -26 42 -32V-18H-40Z", scarf),
            }) +
            placed(
              form("M-6 0L-7 -26C-5 -36 -1 -42 1 -48C5 -40 8 -32 7 -24L6 0Z", "#e4ecf4", {
                width: 2.6,
                shade: [-3, 0],
              }) + form("M-13 0H13V6H-13ZM-4 6H4V20H-4Z", "#d9a23a", { width: 2.4 }),
              -28,
              -34,
              -42,
              0.9,
            ) +
            form(
              "M-66 -10C-58 -32 -26 -26 2 -26C32 -26 62 -36 76 -16C56 -10 28 -19 2 -18C-24 -18 -48 -4 -66 -10Z",
              hat,
              {
                shade: [-3, -3],
                bright: 0.5,
              },
            ),
          84,
          66,
          -5,
          1.04,
        ) +
        form("M46 118C58 110 116 110 132 116C134 132 112 136 92 136C70 136 46 134 46 118Z", scarf, {
          width: 3,
          within: line("M56 122q32 12 68 -2", 2, "#6a0c1c"),
        }) +
        form("M116 160C138 156 152 136 158 112L142 102C134 120 122 128 104 136Z", cloth, { width: 3 }) +
        placed(
          form("M-5 -22H5V-8C14 -4 15 12 8 16H-8C-15 12 -14 -4 -5 -8Z", "#d8f4ea", {
            width: 2.6,
            shade: [-2, -2],
            within: flat("M-18 -16L18 2V-28H-18Z", "#5cd83a"),
          }),
          166,
          84,
          118,
          0.9,
        ) +
        mitten(pen, 152, 96, 12, 30, skin),
      front:
        form("M160 158L166 146C152 142 148 130 150 118H202C204 130 200 142 186 146L192 158Z", "#f4b93a", {
          width: 3,
          within: line("M162 132l5 6l8 -10l8 10l6 -6", 2.4, "#a8580f"),
        }) +
        form("M150 118C154 112 198 112 202 118C198 125 154 125 150 118Z", "#7a1430", { width: 2.6, smooth: true }) +
        drop(187, 98, 0.95) +
        drop(190, 112, 0.6) +
        spark(22, 26, 7, "#ffffff"),
    };
  },
};

export const cleric: Design = {
  dark: "#0b2a2a",
  flame: "#fff6b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "calm",
      skin = "#eeb79a",
      robe = "#f2ead6",
      frogSkin = "#6fae3a";
    return {
      back: backdrop(
        "#2b8f86",
        "#0f3f45",
        glow(100, 50, 100, "#fff6b0", 0.8) +
          [26, 174]
            .map((x) =>
              placed(
                flat("M-21 96V34C-21 16 -8 6 0 0C8 6 21 16 21 34V96Z", "#0b3338") +
                  flat("M-16 56V35C-16 22 -8 14 -2 9V52Z", "#58c8b0") +
                  flat("M16 56V35C16 22 8 14 2 9V52Z", "#f6c84a") +
                  flat("M-16 61L-2 57V92H-16Z", "#e0607a") +
                  flat("M16 61L2 57V92H16Z", "#5a8ae0") +
                  line("M-16 76H16", 2.4, "#0b3338"),
                x,
                12,
              ),
            )
            .join("") +
          flat("M6 24L46 60L92 164H20ZM164 20L200 50V164H150Z", "#fff6b0", 0.16) +
          flat("M-12 110H212V164H-12Z", "#0c3a40") +
          line("M-12 110H212M-12 126H212", 2, "#1b6a66"),
      ),
      figure:
        cast(98, 149, 86) +
        form("M16 156C16 120 44 102 98 102C152 102 182 120 182 156Z", robe, {
          dark: 0.4,
          within: line("M44 120q-4 18 -2 36M152 120q4 18 2 36", 2, "#a89878"),
        }) +
        form("M76 104H120L124 156H72Z", "#d9a23a", {
          width: 2.6,
          within: line("M82 104L79 156M114 104l4 52", 2, "#8a5a14"),
        }) +
        placed(
          form("M-40 0C-48 -6 -52 6 -46 12L-38 14ZM40 0C48 -6 52 6 46 12L38 14Z", skin, { width: 2.6 }) +
            form("M-40 -2C-40 -32 -22 -44 0 -44C22 -44 40 -32 40 -2C42 26 24 44 0 44C-24 44 -42 26 -40 -2Z", skin, {
              within: flat("M-20 -40q10 -6 20 -4l-6 8q-8 -2 -14 2Z", "#fff0dc", 0.8),
            }) +
            form(
              "M-42 6C-50 -14 -46 -28 -34 -34C-16 -24 16 -24 34 -34C46 -28 50 -14 42 6C40 0 38 -6 34 -8C30 -14 26 -10 22 -14C16 -19 10 -13 4 -16C-4 -20 -10 -13 -16 -16C-24 -18 -26 -10 -33 -9C-38 -6 -40 0 -42 6Z",
              "#7a4a26",
              {
                width: 2.6,
                shade: [-2, -2],
                within: line("M-28 -28q-6 8 -6 16M0 -26v8M28 -28q6 8 6 16", 1.4, "#3c2010"),
              },
            ) +
            face(pen, 0, 2, {
              mood,
              apart: 15,
              radius: 9.6,
              uneven: 1.06,
              skin,
              gaze: gazing(look, mood, [0.55, 0.8]),
              iris: "#3a7ab0",
              blush: true,
              brow: { colour: "#5c3418", wide: 10, high: 4 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 1, 28, 11) +
            line("M-16 40q16 8 32 0", 1.6) +
            form("M-9 14C-10 5 10 5 10 14C10 22 -8 22 -9 14Z", mix(skin, "#d8504a", 0.4), {
              width: 2.4,
              shade: [-3, -2],
            }) +
            placed(
              line(oval(0, 0, 26, 7), 8, INK) +
                line(oval(0, 0, 26, 7), 4.6, "#ffd84a") +
                line("M-22 -3q8 -5 20 -5", 1.8, "#fffbe0"),
              12,
              -52,
              12,
            ),
          92,
          70,
          -7,
          0.93,
        ) +
        form("M136 118C132 104 140 94 154 92C170 92 180 104 176 118C164 124 148 124 136 118Z", frogSkin, {
          width: 2.8,
        }) +
        form(oval(143, 86, 11.5), frogSkin, { width: 2.6, shade: [-2, -2] }) +
        form(oval(168, 85, 12), frogSkin, { width: 2.6, shade: [-2, -2] }) +
        eye(
          pen,
          143,
          86,
          7.6,
          mood === "asleep" ? { shut: "sad" } : { gaze: [-0.7, 0.7], lid: 0.22, tilt: -0.5, skin: "#4c8a2c" },
        ) +
        eye(
          pen,
          168,
          85,
          8,
          mood === "asleep" ? { shut: "sad" } : { gaze: [-0.8, 0.6], lid: 0.22, tilt: 0.5, skin: "#4c8a2c" },
        ) +
        line("M142 106q12 -5 26 -1", 2.4) +
        line("M150 107L134 112", 3.6, INK) +
        line("M150 107L134 112", 1.6, "#e8f0f4") +
        form("M168 156C182 142 180 122 168 118C156 116 146 120 140 126L134 142C140 148 148 152 150 156Z", robe, {
          width: 3,
          dark: 0.4,
        }) +
        form("M30 156C18 142 20 126 32 122C44 120 56 126 62 132L70 146C62 150 54 152 50 156Z", robe, {
          width: 3,
          dark: 0.4,
        }) +
        glow(102, 128, 44, "#ffe890", 0.9) +
        heart(90, 126, 1.5, pen, "#e0384a", -10) +
        heart(116, 128, 1.2, pen, "#e0384a", 12) +
        form(
          "M64 132C66 126 74 126 80 132C94 144 112 144 126 132C132 126 140 128 140 134C138 150 120 158 102 158C84 158 66 150 64 132Z",
          skin,
          {
            width: 2.8,
            within: line("M80 134l-4 8M88 140l-3 7M126 134l4 8M118 140l3 7", WIDTH.detail),
          },
        ),
      front: spark(74, 112, 7) + spark(130, 110, 5) + spark(104, 112, 5, "#ffffff"),
    };
  },
};
