/** Loot, equipment: what the smith made, and in whose hands it is now. */

import { type Design, STILL } from "./design";
import { eye, face } from "./faces";
import { helm, imp, plain, strand } from "./loot-parts";
import { bricks, flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, oval, type Pen, placed, WIDTH } from "./pen";

const STEEL = "#b4c0cc";
const WOOD = "#8a5a30";

const arrow = (x: number, y: number, turn: number, scale = 1, fletch = "#e8503c"): string =>
  placed(
    strand("M0 0H38", "#c89a5a", 2) +
      plain("M0 -4L-12 0L0 4Z", "#d6dfe6", 1.6) +
      plain("M30 -1L36 -7H46L40 -1ZM30 1L36 7H46L40 1Z", fletch, 1.6),
    x,
    y,
    turn,
    scale,
  );

export const notchedSword: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#d8702c",
        "#5a1a14",
        bricks("#a84c20") +
          flat("M-12 20C10 -2 56 2 66 40V128H-12Z", "#6a241a") +
          flat("M-12 40C8 22 44 24 52 52V128H-12Z", "#2c0c10") +
          glow(18, 108, 80, "#ffb84a", 1) +
          flame(pen, 12, 112, 1.7) +
          flame(pen, 38, 118, 1.1) +
          flat("M-12 124H212V164H-12Z", "#4a1614") +
          line("M-12 136H212M70 124v12M130 136v14", 1.6, "#2c0a0e"),
      ),
      figure:
        cast(150, 148, 50) +
        form("M106 154C110 134 128 126 150 126C176 126 192 136 198 154Z", "#4a6ab0", {
          within: line("M152 128v26", 7, "#f0c850"),
        }) +
        placed(helm(pen, { mood: "dazed", steel: "#8a9cb4" }), 154, 104, 14, 0.95) +
        placed(
          form(
            "M-21 34L-22 6L-13 0L-23 -9L-22 -36L-11 -42L-22 -49L-20 -70L2 -94L20 -70L22 -34L13 -28L22 -20L22 -2L8 6L22 16L20 34Z",
            STEEL,
            { rim: [3, 2], within: line("M1 -84V-36M1 30v4", 2, "#7a8894") },
          ) +
            face(pen, 0, -12, {
              mood: "pain",
              apart: 10,
              radius: 9,
              skin: "#8a98a6",
              gaze: [0.9, 0.9],
              brow: { high: 4 },
              mouth: { kind: "jag", below: 23, wide: 12 },
            }) +
            form("M-40 32C-20 27 20 27 40 32L42 45C20 40 -20 40 -42 45Z", "#e0a83a", { width: 3 }) +
            form("M-8 43H8V82H-8Z", "#6a3420", {
              width: 2.8,
              within: line("M-8 54l16 -6M-8 66l16 -6M-8 78l16 -6", 2, "#3a1810"),
            }),
          98,
          76,
          30,
        ) +
        form("M-12 156C2 132 30 120 56 118L70 134C58 146 48 150 40 158Z", "#d88a3c", {
          within: line("M14 138l8 8M30 130l8 8M6 150l6 6", 2, "#8a4a1a"),
        }) +
        mitten(pen, 68, 122, 16, 30, "#e09a48"),
      front:
        spark(127, 82, 17, "#fff6c0") +
        spark(127, 82, 8, "#ff9a2a") +
        placed(plain("M0 0L9 -5L11 5L3 8Z", "#dfe8ee", 1.6), 136, 56, 20) +
        placed(plain("M0 0L7 -4L9 4L2 6Z", "#dfe8ee", 1.6), 168, 40, 60) +
        placed(plain("M0 0L6 -3L7 3L2 5Z", "#dfe8ee", 1.6), 104, 28, 130) +
        line("M146 72l12 -7M140 62l8 -11", 2.2, "#ffe9a8") +
        spark(182, 62, 5) +
        spark(186, 92, 4),
    };
  },
};

const axe = (pen: Pen, head: string): string =>
  pen.form("M-4 -52H4L5 54H-5Z", WOOD, { width: 2.6, shade: [-2, 0] }) +
  pen.form("M-4 -46C10 -54 30 -62 38 -58C34 -36 36 -24 42 -6C26 -8 12 -14 -4 -18Z", head, {
    rim: [2, 2],
    within: line("M32 -58C29 -36 31 -22 36 -6", 2, "#e8eef2"),
  }) +
  pen.form("M-8 -46H8V-18H-8Z", "#6a5040", { width: 2.4, shade: [-2, -1] });

export const twinAxes: Design = {
  dark: "#1c1420",
  flame: "#ffc070",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#6f93b8";
    return {
      back: backdrop(
        "#f2a53a",
        "#8a2c18",
        bricks("#d0802a") +
          glow(100, 44, 110, "#fff0a8", 0.9) +
          flat("M-12 -12H212V-2C150 8 60 8 -12 -2Z", "#6a2418") +
          flat("M-12 128Q100 116 212 128V164H-12Z", "#3a1a18") +
          line("M30 124l6 26M80 120l2 30M140 120l-4 30M180 124l-8 26", 1.6, "#7a341c"),
      ),
      figure:
        cast(100, 148, 78) +
        placed(axe(pen, "#c6d0d8"), 24, 62, -14, 0.78) +
        placed(axe(pen, "#aab6c4"), 176, 72, 10, -1.22, 1.22) +
        form("M44 156C38 118 64 98 100 98C138 98 160 116 158 156Z", "#8a5a30", {
          within:
            flat("M78 98L98 128L118 98Z", skin) +
            line("M60 120l8 8M136 116l8 8M70 140l8 6M128 138l8 6", 2.4, "#5a3418"),
        }) +
        form("M62 110C44 116 34 122 20 112L28 96C38 100 46 98 58 94Z", skin, { width: 3 }) +
        form("M140 108C156 118 166 116 178 104L168 90C160 98 152 96 142 92Z", skin, { width: 3 }) +
        placed(imp(pen, { skin, mood: "joy", ears: false, horns: "#f0dcae", mouth: "tongue" }), 120, 80, 9, 0.8) +
        placed(imp(pen, { skin: "#7c9cae", mood: "rage", gaze: [1, -0.1], ears: false }), 62, 84, -9, 0.78) +
        line("M90 46l2 -10M82 48l-6 -8", 2.4, "#ffdf9a") +
        mitten(pen, 30, 92, 12, -30, skin) +
        mitten(pen, 166, 98, 13, 20, skin),
      front:
        line("M6 54C2 40 4 28 10 18M194 84C202 60 200 30 190 12", 3, "#fff6d0") +
        placed(
          form("M0 0C6 -12 20 -14 28 -6C24 2 12 6 0 0Z", "#c8342a", { width: 2.2, shade: [-2, -2] }),
          38,
          26,
          -34,
        ) +
        spark(56, 22, 5) +
        spark(150, 136, 5),
    };
  },
};

export const shortBow: Design = {
  dark: "#2a1020",
  flame: "#ffd890",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#a878c0";
    return {
      back: backdrop(
        "#c89858",
        "#5a341c",
        line(
          "M-12 22H212M-12 50H212M-12 78H212M-12 106H212M60 -8v30M150 22v28M100 50v28M20 78v28M170 78v28",
          1.8,
          "#96683a",
        ) +
          glow(20, 44, 70, "#fff0b8", 0.8) +
          flat(oval(26, 52, 25), "#f2e6c8") +
          flat(oval(26, 52, 18), "#c83a30") +
          flat(oval(26, 52, 11), "#f2e6c8") +
          flat(oval(26, 52, 5), "#c83a30") +
          line(oval(26, 52, 25), 2.4) +
          flat("M-12 124H212V164H-12Z", "#46281a") +
          line("M-12 136H212", 1.6, "#2c140e"),
      ),
      figure:
        arrow(6, 18, 40, 0.9) +
        arrow(50, 22, -50, 0.9, "#3c9ac8") +
        arrow(4, 92, -20, 0.9, "#f0c040") +
        cast(130, 148, 66) +
        form("M104 134C78 138 62 124 54 104L38 100C40 130 64 156 104 154Z", skin, { width: 3 }) +
        form("M78 156C80 122 104 108 136 108C170 108 190 124 192 156Z", "#4a7a6a", {
          within: line("M112 110l32 46M96 128h90", 5, "#6a3a20"),
        }) +
        placed(
          form("M-28 -16C-42 -20 -52 -16 -56 -8C-48 4 -38 8 -28 8ZM30 -16C42 -24 54 -22 60 -14C52 2 42 6 30 8Z", skin) +
            form("M-40 4C-44 -28 -22 -44 2 -44C28 -44 44 -26 42 4C42 30 22 42 2 42C-22 42 -38 28 -40 4Z", skin, {
              within: flat(oval(-20, 22, 9, 5), "#d85a7a", 0.5) + flat(oval(26, 22, 9, 5), "#d85a7a", 0.5),
            }) +
            eye(pen, 0, -8, 20, {
              gaze: [-0.9, 0.1],
              lid: 0.2,
              tilt: 0.2,
              pupil: 0.34,
              skin: "#7c5296",
              iris: "#58b858",
            }) +
            line("M-20 -34Q0 -44 22 -36", 5.4) +
            line("M-14 24Q2 30 18 22", WIDTH.inner) +
            form("M6 26C6 36 10 42 16 40C22 38 20 30 16 24Z", "#e0606e", { width: 2.2, shade: [-2, -2] }) +
            plain("M-10 25l3 -9l5 9Z", "#fff6dc", 1.8),
          126,
          66,
          -7,
        ) +
        line("M66 36L118 92L62 134", 2, "#fff0d0") +
        strand("M68 34C44 44 36 72 40 88C42 108 48 124 64 136", "#a8622a", 6) +
        form("M112 102C140 110 164 108 178 98C194 94 202 108 192 120C174 136 146 130 114 116Z", skin, { width: 3 }) +
        arrow(24, 93, -1, 2.2) +
        mitten(pen, 44, 90, 13, -80, skin) +
        mitten(pen, 114, 96, 14, 10, skin),
      front:
        // an apple upon its own head, for practice
        placed(
          form("M0 -4C-14 -14 -20 6 -8 16C-2 20 2 18 4 16C18 18 18 -10 0 -4Z", "#d8342a", {
            width: 2.6,
            shade: [-3, -3],
          }) +
            line("M0 -5q0 -6 5 -8", 2.4) +
            plain("M4 -9q8 -8 13 0q-8 4 -13 0Z", "#7cc04a", 1.6),
          132,
          8,
          10,
        ) + line("M16 104h-12M14 110h-8", 2, "#fff0c8"),
    };
  },
};

export const towerShield: Design = {
  dark: "#141a2c",
  flame: "#ffb060",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#5c6c84",
        "#222636",
        bricks("#465468") +
          glow(192, 30, 90, "#ff9a3c", 0.9) +
          flame(pen, 186, 38, 1.2) +
          line("M186 50v20M178 52h16", 5, "#2a1a18") +
          flat("M-12 126H212V164H-12Z", "#1c2030") +
          line("M-12 138H212M40 126v12M150 138v14", 1.6, "#343c50"),
      ),
      figure:
        cast(100, 147, 84) +
        // who hides
        placed(imp(pen, { skin: "#8fb04a", mood: "fear", gaze: [0.9, 0.9] }), 88, 18, -6, 0.74) +
        form("M108 152C106 104 122 80 142 78C166 78 178 108 176 152Z", "#c8607a") +
        eye(pen, 147, 100, 16, { gaze: [0.9, -0.3], lid: 0, pupil: 0.3, skin: "#8a3c54", iris: "#f0c040" }) +
        line("M140 129q8 -6 17 1", WIDTH.inner) +
        placed(
          form("M-46 -58C-20 -68 20 -68 46 -58V24C42 52 22 66 0 76C-22 66 -42 52 -46 24Z", "#d89a34", {
            rim: [3, 2],
          }) +
            form("M-36 -49C-16 -56 16 -56 36 -49V22C32 44 18 55 0 63C-18 55 -32 44 -36 22Z", "#7f90a6", {
              width: 2.6,
              within:
                line("M0 -56V-34M0 46V64", 5, "#5c6c82") + line("M-28 -30l6 5M22 34l8 6M-30 30l8 2", 2, "#4c5a6e"),
            }) +
            [
              [-41, -50],
              [41, -50],
              [-41, 0],
              [41, 0],
              [-30, 42],
              [30, 42],
            ]
              .map(([x = 0, y = 0]) => plain(oval(x, y, 3), "#ffe9b0", 1.4))
              .join("") +
            line("M-27 -10Q-17 0 -7 -9M8 -9Q18 2 28 -9", 4) +
            line("M-28 -24Q-18 -30 -8 -24M8 -25Q18 -31 28 -24", 3) +
            form("M-10 4C-12 -6 12 -6 11 5C10 14 -9 14 -10 4Z", "#9eb0c6", { width: 2.4, shade: [-3, -2] }) +
            form(oval(2, 29, 11, 12), "#2a1420", {
              width: 2.6,
              smooth: true,
              within: flat(oval(2, 38, 8, 6), "#c8606a"),
            }) +
            `<circle cx="22" cy="10" r="12" fill="#cfeaf6" opacity=".75"/>` +
            line(oval(22, 10, 12), 1.8) +
            line("M15 7q2 -5 7 -6", 2, "#fff"),
          76,
          88,
          -7,
          0.94,
          0.86,
        ) +
        mitten(pen, 124, 96, 10, -70, "#c8607a"),
      front:
        arrow(46, 62, 196, 0.9) +
        arrow(56, 116, 164, 0.85, "#3c9ac8") +
        arrow(96, 122, 150, 0.8, "#f0c040") +
        line("M22 22h12l-12 14h12M6 6h9l-9 10h9", 3.2, "#ffe9bf"),
    };
  },
};

export const snareKit: Design = {
  dark: "#3a1408",
  flame: "#fff0a8",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#eab04a",
        "#7a3414",
        glow(150, 40, 110, "#fff4b8", 0.9) +
          flat("M-12 -12H212V10H-12Z", "#5a2c14") +
          flat("M6 -12H26V164H6Z", "#6a3416") +
          line("M12 10v140M20 20v120M-12 4H212", 1.6, "#43200e") +
          flat("M26 60L64 10H50L26 42Z", "#6a3416") +
          flat("M-12 128Q100 116 212 130V164H-12Z", "#58260f"),
      ),
      figure:
        cast(122, 144, 44) +
        strand("M127 0V16", "#e8cf98", 4) +
        // the hero hangs
        placed(
          form("M-14 -34C-18 -60 -20 -76 -12 -92L4 -92C6 -74 4 -56 6 -36Z", "#8a9cb4", { width: 3 }) +
            form("M-14 -88C-18 -96 -12 -104 0 -103C12 -104 18 -98 16 -90C8 -86 -6 -84 -14 -88Z", "#6a4028", {
              width: 3,
            }) +
            form("M4 -38C24 -48 36 -58 44 -74L30 -82C22 -68 10 -58 -2 -52Z", "#8a9cb4", { width: 3 }) +
            form("M28 -78C28 -92 38 -98 48 -92C56 -88 54 -76 46 -70Z", "#6a4028", { width: 3 }) +
            form("M-26 22C-30 -8 -26 -36 -6 -40C18 -42 26 -20 26 20Z", "#3c6ab8", {
              within: line("M-2 -40V22M-26 -8H26", 6, "#f0c850"),
            }),
          125,
          96,
          4,
          0.82,
        ) +
        form("M108 76C92 88 80 106 82 124L94 126C95 112 104 100 114 92Z", "#8a9cb4", { width: 2.8 }) +
        form("M142 76C158 88 170 104 170 122L158 126C156 112 148 100 136 92Z", "#8a9cb4", { width: 2.8 }) +
        mitten(pen, 87, 128, 9, 190, "#e9bd93") +
        mitten(pen, 165, 127, 9, 170, "#e9bd93") +
        placed(helm(pen, { mood: "shock", gaze: [0.7, 0.5] }), 126, 113, 184, 0.74) +
        strand("M116 26C108 20 118 14 128 18C138 14 148 22 138 28", "#e8cf98", 4) +
        // the trapper
        form("M-8 156C-4 128 14 118 40 120C62 122 74 136 76 156Z", "#7a4a8a") +
        placed(imp(pen, { skin: "#8fb04a", mood: "joy", gaze: [1, -0.3] }), 38, 92, -8, 0.8) +
        strand("M60 140C74 120 62 60 78 30C84 18 104 6 127 2", "#e8cf98", 3) +
        mitten(pen, 62, 132, 11, 20, "#8fb04a"),
      front:
        placed(
          form("M-26 0C-26 -14 26 -14 26 0L22 10H-22Z", "#6d7684", { width: 2.8 }) +
            plain("M-24 -3L-19 -17L-13 -6L-7 -20L-1 -8L5 -20L11 -7L17 -18L24 -3Z", "#dfe6ec", 2) +
            flat("M-20 -3H20V1H-20Z", "#3a3440"),
          178,
          146,
          -6,
          0.7,
        ) +
        line("M94 52l-10 -4M92 64l-12 2M168 58l10 -6M168 70l12 0", 2.4, "#fff2c0") +
        spark(180, 30, 6),
    };
  },
};

const mouse = (x: number, y: number, turn: number, scale = 1): string =>
  placed(
    strand("M-12 4C-24 6 -26 -6 -34 -2", "#e8a49c", 1.8) +
      plain(oval(0, 0, 14, 11), "#cfc4bc", 2.4) +
      plain(oval(-4, -11, 7) + oval(9, -10, 6.4), "#e8a49c", 2.2) +
      flat(oval(3, -2, 4, 4.6) + oval(11, -2, 3.6, 4.2), "#fff") +
      flat(oval(4, -1, 1.6) + oval(11, -1, 1.6), INK) +
      plain(oval(8, 6, 2.6, 3), "#5a1420", 1.2) +
      line("M-8 9l-4 6M2 11l0 6M-12 -4l-6 -3", 2.2),
    x,
    y,
    turn,
    scale,
  );

export const warDrum: Design = {
  dark: "#2e0612",
  flame: "#ffd070",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const fur = "#e08a2e";
    const club = (turn: number, x: number, y: number): string =>
      placed(
        form("M-4 30L-5 -16C-14 -16 -14 -30 -4 -29C-2 -36 12 -34 9 -26C16 -22 12 -12 5 -15L4 30Z", "#f4e6c4", {
          width: 2.8,
          shade: [-3, -2],
        }),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#c03c26",
        "#480c18",
        glow(100, 100, 120, "#ffb040", 0.9) +
          line(oval(100, 106, 92, 62), 3, "#ff9a4a", 'opacity=".5"') +
          line(oval(100, 106, 118, 86), 3, "#ff9a4a", 'opacity=".35"') +
          line(oval(100, 106, 142, 112), 3, "#ff9a4a", 'opacity=".22"') +
          flat("M-12 134Q100 126 212 134V164H-12Z", "#36080e"),
      ),
      figure:
        cast(100, 148, 74) +
        club(-34, 34, 30) +
        club(28, 170, 64) +
        form("M58 116C50 96 66 84 100 84C136 84 150 96 142 118Z", fur) +
        form("M64 104C44 96 34 80 34 56L50 52C52 70 62 80 78 88Z", fur, { width: 3 }) +
        form("M136 106C152 104 162 100 168 88L154 80C150 88 140 90 128 92Z", fur, { width: 3 }) +
        placed(
          imp(pen, { skin: fur, mood: "rage", gaze: [0.2, 0.9], horns: "#6a3a2a", ears: false, mouth: "gape" }) +
            line("M-4 -38l2 -9M6 -38l3 -8M-3 -30l1 5M5 -30l1 5", 3, "#a85a18"),
          100,
          58,
          -6,
          0.98,
        ) +
        mitten(pen, 42, 52, 12, -30, fur) +
        mitten(pen, 163, 86, 12, 20, fur) +
        form("M38 108C40 132 50 148 62 156H140C152 148 162 132 164 108Z", "#a8282c", {
          within:
            line("M40 118L62 150L80 118L100 150L122 118L142 150L162 118", 3, "#f0c860") +
            line("M44 140q56 14 114 0", 5, "#6a141c"),
        }) +
        form(
          "M36 106C36 92 66 88 100 88C136 88 166 92 166 106C166 120 136 125 100 125C66 125 36 120 36 106Z",
          "#f2dcae",
          {
            within: line(oval(104, 106, 40, 9), 1.8, "#c8a468") + line(oval(108, 106, 22, 5), 1.8, "#c8a468"),
          },
        ) +
        spark(126, 102, 13, "#fff6d0"),
      front:
        mouse(24, 100, -30, 0.95) +
        mouse(182, 112, 34, 0.9) +
        mouse(154, 26, 20, 0.8) +
        line("M26 120q4 8 2 16M180 132q-2 6 -6 12M150 42q-4 8 -4 16", 2.2, "#ffe0a0"),
    };
  },
};

export const longSpear: Design = {
  dark: "#20182c",
  flame: "#ffd890",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#d8603c";
    return {
      back: backdrop(
        "#9fb4c0",
        "#d8783a",
        glow(60, 118, 100, "#ffe08a", 0.9) +
          flat("M96 164V58H108V48H118V58H132V48H142V58H156V48H166V58H212V164Z", "#7c7484") +
          line("M112 76h24v12h-24M160 74h26v12M130 104h30v12h-30", 1.6, "#625a6c") +
          flat("M-12 110C20 100 60 104 90 120L120 164H-12Z", "#8a4424") +
          flat("M-12 134Q100 122 212 138V164H-12Z", "#4c2a28"),
      ),
      figure:
        cast(156, 148, 46) +
        // the hero, uncovered
        form("M112 156C116 134 132 126 154 126C180 126 194 136 198 156Z", "#8a9cb4", {
          within: line("M120 146q34 -12 74 0", 2, "#5c6c84"),
        }) +
        placed(
          form("M-27 0C-28 -20 -14 -30 2 -30C20 -30 30 -18 28 4C27 22 16 32 0 32C-16 32 -26 20 -27 0Z", "#eeb79a", {
            within: flat("M-28 4C-20 0 -18 10 -12 16C-4 12 8 12 16 16C20 8 24 2 30 2V36H-28Z", "#8a4a24"),
          }) +
            line("M0 -30q-4 -8 3 -12M5 -30q4 -6 9 -5", 2.6, "#8a4a24") +
            face(pen, 1, -4, {
              mood: "shock",
              apart: 11,
              radius: 7.6,
              skin: "#d89a7c",
              gaze: [-0.3, -1],
              brow: { colour: "#8a4a24" },
              mouth: { below: 22, wide: 9 },
            }) +
            form("M-4 8C-5 3 7 3 7 8C7 12 -4 12 -4 8Z", "#e08a70", { width: 2, shade: [-2, -1] }),
          156,
          104,
          6,
        ) +
        placed(helm(pen, { mood: "shock", plume: "#3c78c8" }), 150, 44, 22, 0.62) +
        // the one at the safe end
        form("M-8 156C-6 130 10 120 34 120C60 122 74 136 78 156Z", "#4c8a6c", {
          within: line("M20 122l8 34M52 126l-6 30", 4, "#285040"),
        }) +
        placed(imp(pen, { skin, mood: "gloat", gaze: [0.9, -0.6], horns: "#4a3a44" }), 46, 62, -10, 0.84) +
        strand("M-14 156L136 56", WOOD, 6.5) +
        line("M84 88l5 6M94 82l5 6M104 75l5 6", 3, "#f0d080") +
        strand("M160 40L172 32", WOOD, 6.5) +
        form("M164 40L158 28C170 20 182 12 198 8C192 22 184 34 172 44Z", STEEL, { width: 3, rim: [2, 1] }) +
        mitten(pen, 62, 106, 12, -40, skin) +
        mitten(pen, 16, 138, 13, -40, skin),
      front:
        line("M126 66q4 8 2 16M188 60q-2 8 2 16", 2.2, "#fff2d0") +
        line("M130 14l-10 -8M192 40l10 4", 2.4, "#fff2d0") +
        spark(190, 14, 7, "#fffbe0"),
    };
  },
};
