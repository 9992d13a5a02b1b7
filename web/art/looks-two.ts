/** Looks of the mouth and the arm, and the plain scolding, which orders nothing and hurts all the same. */

import type { Design } from "./design";
import { eye } from "./faces";
import { bust } from "./kragmortha";
import { mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, plain, tube } from "./pen";
import { beam, bones, drop, glare, headOf, limb, lookCard, onlooker, pool, SHAME } from "./penance";

/** Clenched Teeth: the words come out flat, the vowels not at all. */
export const m3: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#c8683e",
      robe = "#2a8ab0";
    const puff = (x: number, side: number): string =>
      placed(
        form(
          "M0 4C10 -2 14 -10 22 -8C24 -18 40 -20 44 -10C54 -12 58 2 50 8C52 18 38 22 32 14C24 20 14 14 12 10Z",
          "#ffe6f4",
          { width: 2.4, shade: [-3, -3] },
        ),
        x,
        74,
        side < 0 ? 14 : -14,
        side * 0.92,
        0.92,
      );
    return {
      back: backdrop(
        "#c04a8a",
        "#4a1034",
        flat(
          "M100 84L-12 -12H30ZM100 84L66 -12H108ZM100 84L142 -12H184ZM100 84L212 4V44ZM100 84L212 78V120ZM100 84L-12 20V58ZM100 84L-12 92V128ZM100 84L-12 164H24ZM100 84L176 164H212Z",
          "#f08ac0",
          0.4,
        ) + glow(100, 78, 92, "#ffd0ee", 0.7),
      ),
      figure:
        puff(38, -1) +
        puff(162, 1) +
        bust(pen, 98, 70, -4, 0.92, { head: 6, skin, robe, mood: look.mood ?? "rage", gaze: look.gaze ?? [0.4, 0.2] }) +
        form(
          "M64 96C78 86 120 84 136 94C142 104 138 118 130 122C114 130 84 130 70 122C60 116 60 104 64 96Z",
          "#7a1c34",
          {
            width: 3,
            within:
              flat("M58 84H142V130H58Z", "#fdf3d8") +
              line("M58 108Q100 103 142 107", 2.2) +
              line("M74 84V130M86 84V130M98 84V104M112 84V130M125 84V130M98 106V130", 1.9) +
              line("M98 104l4 -6l-5 -4l4 -8M86 108l-4 6l5 5", 1.5),
          },
        ) +
        form("M92 74C96 66 106 68 108 76C114 84 114 94 104 95C94 96 86 90 89 82Z", mix(skin, "#c8702a", 0.28), {
          width: 2.8,
          shade: [-3, -3],
        }) +
        flat(oval(98, 91, 2, 1.4) + oval(107, 90, 2, 1.4), INK) +
        line("M124 38l6 4l-3 5l7 3M129 47l-5 3", 2.4, "#8a1430") +
        form(limb([40, 164], [20, 158], [26, 134], 11, 9), robe, { width: 3 }) +
        form(limb([160, 164], [182, 160], [178, 138], 11, 9), robe, { width: 3 }) +
        mitten(pen, 27, 126, 13, -14, skin) +
        mitten(pen, 177, 130, 13, 16, skin),
      front:
        // what is left of a sentence
        plain(
          "M134 112L150 104C168 96 190 96 198 104C204 112 196 122 178 122C164 122 154 118 148 113Z",
          "#fff8fc",
          2.4,
        ) +
        line("M157 106l5 8l3 -8l5 8M174 104l6 10M180 104l-6 10M186 106h5l-5 7h6", 2) +
        plain("M114 132l2 12l7 1l3 -10Z", "#fdf3d8") +
        line("M106 134l2 8M130 132l4 6", 2, "#fff0fa") +
        line(oval(70, 138, 5, 6) + oval(86, 146, 4, 5), 2.4, "#fff0fa"),
    };
  },
};

/** Sealed Lips: under a seal, before an audience, with a feather. */
export const m4: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const skin = "#93b23a",
      cheek = "#5f8cb4",
      robe = "#e8963a";
    const note = (x: number, y: number, turn: number): string =>
      placed(line("M4 2V-16Q10 -14 11 -7", 2.6, "#fff0fa") + flat(oval(0, 2, 4.6, 3.6), "#fff0fa"), x, y, turn);
    const curtain = "#8a1a4a";
    return {
      back: backdrop(
        "#5a1a58",
        "#2a0a2c",
        beam(pen, "M86 -12H118L170 140H36Z", [102, -12], [102, 140], 0.9) +
          flat("M-12 126H212V164H-12Z", "#6a2a3c") +
          pool(100, 134, 84, 12) +
          flat("M-12 -12H44C40 40 28 90 34 140H-12ZM212 -12H160C164 40 174 90 166 140H212Z", curtain) +
          line(
            "M2 -12C2 40 -4 90 0 140M20 -12C18 40 10 90 16 140M198 -12C198 40 204 90 200 140M180 -12C182 40 190 90 184 140",
            4,
            "#5a0c34",
          ) +
          line("M-12 14q24 16 52 0M212 14q-24 16 -52 0", 3, "#f0b050"),
      ),
      figure:
        bust(pen, 98, 62, -3, 0.95, {
          head: 0,
          skin,
          robe,
          mood: look.mood ?? "shock",
          gaze: look.gaze ?? [0.85, 0.5],
          mouth: "flat",
        }) +
        form("M96 84C94 70 70 70 58 80C46 92 50 116 66 122C84 128 96 116 98 104Z", cheek, {
          within: flat(oval(64, 92, 6, 4), "#fff", 0.35),
        }) +
        form("M102 84C106 70 128 68 140 78C152 90 150 114 134 121C118 127 104 116 100 104Z", cheek, {
          within: flat(oval(122, 86, 6, 4), "#fff", 0.35),
        }) +
        form("M92 66C96 58 106 60 108 68C114 76 114 86 104 87C94 88 86 82 89 74Z", mix(skin, "#c8702a", 0.28), {
          width: 2.8,
          shade: [-3, -3],
        }) +
        flat(oval(98, 83, 2, 1.4) + oval(107, 82, 2, 1.4), INK) +
        form("M94 112L84 146L94 140L99 148L102 114ZM102 114L108 146L115 139L123 143L110 112Z", "#f0d0a0", {
          width: 2.4,
        }) +
        form(
          "M84 92C90 86 94 90 100 87C107 84 112 89 116 93C122 99 118 104 119 109C119 117 111 118 106 121C101 124 96 120 91 119C84 118 84 112 82 107C80 101 80 96 84 92Z",
          "#c81e3a",
          {
            width: 3,
            within:
              line(oval(100, 104, 11, 11), 2, "#7a0a20") +
              flat("M91 104Q100 96 109 104Q100 112 91 104Z", "#7a0a20") +
              flat(oval(100, 104, 2.4, 3), "#ff8a9a"),
          },
        ) +
        plain("M88 118q-1 9 2 10q3 -1 2 -9Z", "#c81e3a", 1.8) +
        // somebody helps
        form("M212 92C190 90 176 92 170 98C166 106 172 114 182 114L212 116Z", "#43204a", { width: 2.8 }) +
        placed(
          line("M40 8Q10 2 -26 -4", 2.6) +
            form("M-32 -4C-20 -18 8 -16 26 2C10 12 -16 10 -32 -4Z", "#f2f0ff", {
              width: 2.4,
              shade: [-2, -3],
              within: line("M-28 -4Q0 -2 26 3M-10 -11l6 9M2 -12l6 11M-14 6l8 -6M0 8l7 -7", 1.4, "#9a8ac0"),
            }),
          144,
          94,
          12,
        ) +
        mitten(pen, 174, 103, 11, -70, "#7a5a8a"),
      front:
        note(30, 48, -10) +
        note(46, 26, 8) +
        note(160, 34, 12) +
        line("M118 74q6 -2 8 -8M122 82q7 0 10 -4", 1.8, "#fff0fa") +
        onlooker(24, 138, 0.66, "#1c0620", -6) +
        onlooker(62, 147, 0.56, "#240a28", 5) +
        onlooker(176, 144, 0.7, "#1c0620", 8),
    };
  },
};

/** Armpit Archive: all is filed, and he wants to shake hands. */
export const a1: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#74a878",
      robe = "#e8b830";
    const frame = (x: number, y: number, turn: number): string =>
      placed(
        flat("M-16 -20H16V20H-16Z", "#e0a040") +
          flat("M-12 -16H12V16H-12Z", "#3c1038") +
          flat(
            "M-8 16C-8 4 8 4 8 16ZM-5 -4A5 6 0 1 1 5 -4A5 6 0 1 1 -5 -4ZM-5 -8L-8 -14L-2 -10L0 -15L2 -10L8 -14L5 -8Z",
            "#b07ab0",
          ),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#a8488a",
        "#4c163c",
        line("M6 -12v120M40 -12v120M126 -12v120M160 -12v120M194 -12v120", 9, "#b85898", 'opacity=".5"') +
          frame(20, 26, -5) +
          frame(132, 22, 6) +
          flat("M-12 112H212V164H-12Z", "#5a1a44") +
          line("M-12 112H212", 4, "#d878ae") +
          beam(pen, "M212 0V70L60 164H-12V130Z", [212, 30], [30, 150], 0.65, "#d8b0ff") +
          glow(190, 70, 70, "#b58cff", 0.6),
      ),
      figure:
        form(limb([62, 112], [4, 132], [22, 100], 13, 8), robe, { width: 3 }) +
        // filed
        placed(
          form("M-6 -34H6V30H-6Z", "#f3e6c6", {
            width: 2.6,
            shade: [-3, 0],
            within: flat("M-6 -14H6V-8H-6Z", "#c8342a"),
          }),
          112,
          92,
          13,
        ) +
        placed(
          form("M-8 24C-14 4 -10 -14 -3 -24L-12 -38L0 -33L12 -38L4 -24C11 -14 13 4 8 24Z", "#8ac0d8", {
            width: 2.6,
            within: line("M-4 -14q4 4 8 0M-6 -4q6 5 12 0", 1.4, "#3a6a8a"),
          }),
          158,
          134,
          104,
        ) +
        form("M28 164C24 116 40 94 72 92C104 92 120 112 120 164Z", robe, {
          within:
            line("M72 112v50", 2, mix(robe, SHAME.dark, 0.5)) +
            flat(oval(79, 128, 2.4) + oval(79, 144, 2.4), "#7a3a1a"),
        }) +
        lookCard(pen, 129, 131, 16, 1.06) +
        form("M46 100C56 92 88 92 98 100L72 118Z", mix(robe, "#ffffff", 0.5), { width: 2.6 }) +
        headOf(pen, 70, 56, -8, 0.82, {
          head: 7,
          skin,
          robe,
          mood: look.mood ?? "fear",
          gaze: look.gaze ?? [0.9, 0.3],
          mouth: "grit",
        }) +
        form(
          "M90 98C112 88 156 98 174 118C180 126 174 134 166 138C152 144 138 150 128 160L114 150C124 140 138 132 150 126C136 114 116 110 100 116C92 114 86 104 90 98Z",
          robe,
          { within: line("M150 126q8 0 12 4M148 120q8 -2 14 2", 1.8, mix(robe, SHAME.dark, 0.5)) },
        ) +
        mitten(pen, 118, 152, 11, -150, skin) +
        mitten(pen, 21, 92, 11, -20, skin) +
        // a man of manners
        placed(
          form("M36 -38C18 -32 6 -28 0 -20L-4 14C6 22 20 28 36 30Z", "#35224f", {
            within: line("M12 -26l-4 44M24 -30l-4 56", 2, "#6a4aa0"),
          }) +
            form("M2 -18C-10 -20 -16 -14 -18 -4C-18 8 -12 16 2 14Z", "#e6decb", { width: 2.6, shade: [-2, -2] }) +
            bones(
              [-8, -16, -128, 15, 4],
              [-17, -7, 172, 13, 4],
              [-33, -4, 166, 8, 3.6],
              [-18, 2, 178, 15, 4],
              [-36, 3, 174, 9, 3.6],
              [-16, 11, 184, 14, 4],
              [-33, 10, 188, 8, 3.4],
            ),
          184,
          58,
          -8,
        ),
      front:
        line("M146 98q6 -5 3 -10t4 -10M158 104q6 -5 3 -10t4 -10M172 112q5 -4 3 -9t4 -8", 2.4, "#b8e05a") +
        drop(112, 50, 3.4) +
        drop(32, 62, 3),
    };
  },
};

/** Crook of the Elbow: it had just fallen asleep. */
export const a2: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#86a8a4",
      robe = "#c8603a",
      blanket = "#bfe0ff";
    return {
      back: backdrop(
        "#6a3090",
        "#2c0c3c",
        flat("M118 -12H200V76H118Z", "#43145a") +
          flat("M124 -6H194V70H124Z", "#8a4aa8") +
          glow(160, 30, 64, "#ffd6f4", 0.9) +
          `<circle cx="162" cy="28" r="18" fill="#ffe6f6"/><circle cx="156" cy="24" r="4" fill="#f0b8dc"/><circle cx="168" cy="34" r="5" fill="#f0b8dc"/>` +
          line("M159 -6V70M124 32H194", 3.4, "#43145a") +
          beam(pen, "M126 -6H194L150 164H-12V140Z", [170, 10], [50, 150], 0.5) +
          spark(20, 20, 5, "#ffd6f4") +
          spark(92, 12, 4, "#ffd6f4") +
          flat("M-12 130Q100 120 212 132V164H-12Z", "#22082e"),
      ),
      figure:
        form(limb([92, 122], [150, 108], [186, 132], 13, 14), robe) +
        form(limb([46, 142], [-8, 150], [12, 110], 13, 9), robe, { width: 3 }) +
        form("M14 164C14 124 34 106 66 104C100 104 124 124 128 164Z", robe, {
          within: line("M60 116q-4 20 0 46", 2, mix(robe, SHAME.dark, 0.5)),
        }) +
        form("M42 112C52 102 84 102 94 112L70 130Z", mix(robe, "#ffffff", 0.5), { width: 2.6 }) +
        headOf(pen, 76, 64, 11, 0.86, {
          head: 4,
          skin,
          robe,
          mood: look.mood ?? "fear",
          gaze: look.gaze ?? [0.95, 0.5],
          mouth: "wobble",
        }) +
        // the rattle
        tube("M13 112L15 80", "#f0d0a0", 2.8, 3.2) +
        form(oval(16, 70, 11, 10), "#f06a9a", {
          width: 2.6,
          shade: [-2, -2],
          within: line("M5 68Q16 76 27 68", 3, "#fff0dc"),
        }) +
        mitten(pen, 13, 107, 11, -10, skin) +
        // the little one
        placed(
          form(
            "M-22 12Q-33 10 -28 2Q-37 -3 -30 -10Q-37 -18 -28 -22Q-30 -32 -20 -32Q-18 -42 -9 -38Q-1 -46 7 -39Q16 -43 20 -33Q30 -33 29 -23Q37 -19 31 -11Q37 -4 29 1Q32 10 22 12Z",
            "#ffc8e4",
            { width: 2.8, shade: [-2, -2] },
          ) +
            form("M-18 -26Q-18 -30 -14 -30H14Q18 -30 18 -26V40H-18Z", "#fff0dc", {
              width: 2.8,
              shade: [-2, -2],
              within:
                flat("M-13 -25H13V44H-13Z", "#c8348e") + line("M-6 -20l-2 -3M0 -21v-3M6 -20l2 -3", 1.8, "#ffb0e0"),
            }) +
            eye(pen, 0, -7, 10.5, {
              gaze: [-0.8, -0.3],
              lid: 0.32,
              tilt: 0.3,
              pupil: 0.4,
              skin: "#9a2070",
              iris: "#ff9a2a",
            }) +
            plain(oval(0, 11, 7, 4.6), "#7ad0e0") +
            line(oval(0, 17, 4.4, 4.4), 2.6) +
            form("M-28 14C-18 24 -6 24 0 20C10 24 20 22 28 12C34 30 28 48 0 52C-28 48 -36 32 -28 14Z", blanket, {
              width: 2.8,
              within:
                line("M-20 30q12 8 26 -2M-10 42q14 4 28 -8", 2, "#7aa8d8") +
                flat(oval(-16, 24, 2) + oval(16, 24, 2) + oval(4, 36, 2), "#fff"),
            }),
          146,
          90,
          20,
        ) +
        form(limb([96, 147], [146, 160], [184, 136], 10, 15), robe) +
        mitten(pen, 90, 146, 11, -80, skin),
      front:
        line("M6 54q8 -5 18 0M2 46q12 -7 26 0", 2, "#fff0fa") +
        line("M176 66l10 -8M182 78l12 -3M166 56l5 -11", 2.6, "#ff8ad0") +
        drop(106, 34, 3.2),
    };
  },
};

/** Handcuffs: the key was nearly in the lock. */
export const a3: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#c39a55",
      robe = "#d8d0c0",
      iron = "#5a5870";
    return {
      back: backdrop(
        "#7c3470",
        "#2e0c2a",
        line(
          "M70 16h40v14H70M120 30h44v14h-44M156 60h40v14h-40M90 44v14h30M-6 64h36v14H-6M150 92h50v14h-50M-6 96h30v14H-6M176 -6v22h30",
          1.8,
          "#5a2050",
        ) +
          flat("M4 -12H56V44H4Z", "#4a1440") +
          flat("M10 -12H50V38H10Z", "#ffc8ea") +
          glow(30, 14, 60, "#ffd6f0", 0.7) +
          line("M20 -12V38M30 -12V38M40 -12V38", 4, "#4a1440") +
          beam(pen, "M10 -12H50V38L170 164H30Z", [30, 10], [100, 150], 0.7) +
          flat("M-12 128H212V164H-12Z", "#42123a") +
          // the drain
          flat(oval(28, 142, 32, 10), "#1a0618") +
          line("M6 136v12M16 133v18M28 132v20M40 133v18M50 136v12", 3.4, "#7a6a88") +
          line(oval(28, 142, 32, 10), 3, "#7a6a88"),
      ),
      figure:
        cast(130, 149, 60) +
        bust(pen, 132, 70, 7, 0.9, {
          head: 2,
          skin,
          robe,
          mood: look.mood ?? "shock",
          gaze: look.gaze ?? [-0.9, 0.75],
        }) +
        line("M96 136h76M100 148h80", 7, "#3c3448") +
        form(limb([112, 170], [112, 140], [92, 78], 14, 10), robe, {
          width: 3.2,
          within: line("M90 120l40 -6M94 136l40 -6", 7, "#3c3448"),
        }) +
        form(limb([78, 168], [62, 130], [72, 78], 14, 10), robe, {
          width: 3.2,
          within: line("M50 114l36 6M52 130l36 6", 7, "#3c3448"),
        }) +
        plain(
          limb([62, 56], [50, 50], [46, 38], 5, 4.4) +
            limb([66, 50], [60, 40], [60, 28], 5, 4.4) +
            limb([76, 50], [76, 40], [74, 30], 5, 4.4) +
            limb([90, 50], [90, 40], [92, 30], 5, 4.4) +
            limb([98, 50], [104, 40], [106, 28], 5, 4.4) +
            limb([104, 56], [116, 52], [121, 42], 5, 4.4),
          skin,
          2.6,
        ) +
        form(
          "M58 54C60 44 78 44 82 52C86 44 102 44 106 54C110 66 104 80 96 82C90 84 86 80 82 78C78 82 74 84 68 82C60 80 54 66 58 54Z",
          skin,
          {
            width: 2.8,
            within: line("M82 52V80", 2),
          },
        ) +
        form("M54 82C70 76 98 76 112 84L116 104C100 96 70 96 54 104Z", iron, {
          dark: 0.6,
          bright: 0.8,
          within:
            line("M54 88C70 82 98 82 112 90", 2, "#a8a8c8") + flat(oval(62, 94, 2.4) + oval(106, 94, 2.4), "#24202e"),
        }) +
        placed(
          tube("M-7 2V-8C-7 -17 7 -17 7 -8V2", "#a8a8c8", 3, 4) +
            form("M-13 0H13V17Q0 25 -13 17Z", "#e0a83a", {
              width: 2.8,
              within: flat("M-2 7a3.5 3.5 0 1 1 4 0l2 8h-8Z", INK),
            }),
          84,
          106,
          8,
        ) +
        // ball
        form(oval(182, 140, 20, 19), "#3c3a4c", {
          dark: 0.7,
          bright: 0.8,
          rim: [3, 3],
          within: flat(oval(174, 131, 5, 3.4), "#fff", 0.6),
        }),
      front:
        placed(
          line(oval(0, -14, 8, 8), 7, INK) +
            line("M0 -6V20M0 11h8M0 18h9", 7, INK) +
            line(oval(0, -14, 8, 8), 3.4, "#ffcf4a") +
            line("M0 -6V20M0 11h8M0 18h9", 3.4, "#ffcf4a"),
          34,
          104,
          24,
        ) +
        line("M46 58q-5 8 -6 18M36 60q-4 8 -4 14", 2.2, "#fff0fa") +
        spark(20, 84, 6, "#fff6c0"),
    };
  },
};

/** One-Armed Butler: dignified, with an arm behind his back for a reason. */
export const a4: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#cfc25a",
      coat = "#3a3560";
    const goblet = (x: number, y: number, turn: number): string =>
      placed(
        form("M-9 -14H9C9 -3 5 1 2 2V10L8 14H-8L-2 10V2C-5 1 -9 -3 -9 -14Z", "#e8b83a", {
          width: 2.6,
          shade: [-2, -1],
        }),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#b04a7a",
        "#4c1430",
        flat(
          "M-12 140V30C-12 -20 40 -20 40 30V140ZM60 140V30C60 -20 124 -20 124 30V140ZM144 140V30C144 -20 212 -20 212 30V140Z",
          "#7a2658",
        ) +
          flat(
            "M-12 140V34C-12 -10 32 -10 32 34V140ZM68 140V34C68 -10 116 -10 116 34V140ZM152 140V34C152 -10 208 -10 208 34V140Z",
            "#c8689a",
            0.55,
          ) +
          beam(pen, "M20 -12H70L212 130V164H120Z", [40, -12], [180, 150], 0.7) +
          glow(150, 60, 66, "#ffe0f4", 0.6) +
          flat("M-12 126H212V164H-12Z", "#54163c") +
          line("M-12 126H212", 3, "#8a3a68"),
      ),
      figure:
        // the reason
        placed(form(oval(0, 0, 13, 6.4), "#d8603a", { width: 2.6, shade: [-2, -2] }), 37, 143, 24) +
        form(limb([64, 124], [-2, 100], [40, 136], 13, 9), coat, { width: 3.2 }) +
        form(limb([84, 140], [142, 158], [141, 92], 15, 9), coat, { width: 3.2 }) +
        form("M30 164C28 130 42 116 70 114C102 114 116 132 116 164Z", coat, {
          within:
            flat("M60 114L80 114L78 164H64Z", "#f6ecf4") +
            line("M71 132v2M71 144v2", 3.4, INK) +
            line("M58 116L64 140M84 116L78 140", 2.2, mix(coat, SHAME.dark, 0.6)),
        }) +
        headOf(pen, 66, 72, -10, 0.88, {
          head: 1,
          skin,
          robe: coat,
          mood: look.mood ?? "asleep",
          gaze: look.gaze ?? [-0.4, -0.2],
          mouth: "smirk",
        }) +
        form("M72 122L58 114V131ZM72 122L86 115V131Z", "#d8305a", { width: 2.4, shade: [-2, -1] }) +
        form("M112 128C122 138 140 136 148 124L154 150L142 146L132 154L124 144L114 150Z", "#fff6fa", {
          width: 2.6,
          shade: [-3, -2],
        }) +
        placed(
          form("M-50 -2C-40 6 40 6 50 -2L44 6C30 12 -30 12 -44 6Z", "#c8ccd8", { width: 2.8, bright: 0.8 }) +
            form(oval(0, -3, 50, 6), "#e4e8f0", { width: 2.8, shade: [0, -2] }) +
            placed(
              form("M-20 0C-20 -22 -14 -30 0 -30C14 -30 20 -22 20 0Z", "#5ac878", {
                width: 2.8,
                within: flat("M-12 -8C-13 -18 -9 -24 -4 -25C-8 -18 -8 -12 -8 -6Z", "#fff", 0.6),
              }) + form(oval(0, -33, 5), "#d8305a", { width: 2.2, shade: [-1, -1] }),
              -22,
              -4,
              -9,
            ) +
            placed(
              form("M-8 0V-24C-8 -30 -4 -32 -4 -36V-46H4V-36C4 -32 8 -30 8 -24V0Z", "#3a7a4a", {
                width: 2.8,
                shade: [-3, 0],
                within: flat("M-8 -20H8V-8H-8Z", "#fff0dc"),
              }),
              18,
              -4,
              26,
            ),
          136,
          76,
          13,
        ) +
        mitten(pen, 139, 92, 12, 6, skin),
      front:
        plain("M180 37C191 39 197 54 196 78Q193 82 191 78C190 60 187 50 177 45Z", "#a81e3a", 1.8) +
        goblet(182, 112, 62) +
        drop(196, 98, 3.4, "#a81e3a") +
        drop(168, 124, 2.6, "#a81e3a") +
        line("M178 92q8 2 12 8M164 28q8 -2 14 2", 2.2, "#fff0fa") +
        // and whom it has drawn
        placed(
          plain("M-30 20C-30 0 -14 -6 -2 4L6 20Z", "#b8a0b8", 2.4) +
            plain("M-14 -4C-10 -14 6 -14 16 -2C10 6 -8 8 -14 -4Z", "#b8a0b8", 2.4) +
            plain(oval(-10, -11, 6) + oval(0, -13, 5.4), "#e8a49c", 2) +
            flat(oval(5, -4, 2.2), INK) +
            plain(oval(16, -2, 2.4), "#e07a8a", 1.6) +
            plain("M10 3l2 5l3 -6Z", "#fff6dc", 1.2),
          10,
          137,
          4,
        ),
    };
  },
};

/** The plain telling-off. */
export const scolding: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#9fce8a",
      robe = "#b8443a";
    return {
      back: backdrop(
        "#4a2470",
        "#4c1238",
        glow(150, 20, 110, "#a05cff", 0.6) +
          flat("M-12 112H212V164H-12Z", "#5a1a4c") +
          line("M-12 112H212", 3, "#8a3a78") +
          line("M8 -12v124M30 -12v124M52 -12v124", 8, "#3a1858") +
          beam(pen, "M120 -12H190L110 164H-12V150Z", [150, 0], [50, 150], 0.6) +
          pool(60, 140, 66, 13) +
          onlooker(132, 116, 0.7, "#2a0a30", -6) +
          onlooker(168, 122, 0.8, "#22082a", 4) +
          onlooker(200, 116, 0.7, "#2a0a30", 8) +
          glare(pen, 96, 22, 1.05, -6),
      ),
      figure:
        cast(58, 148, 54) +
        bust(
          pen,
          54,
          88,
          8,
          0.86,
          { head: 3, skin, robe, mood: look.mood ?? "fear", gaze: look.gaze ?? [0.8, -0.6] },
          0.78,
        ) +
        form("M14 164C14 150 24 140 38 138L46 164ZM98 164C98 150 88 142 74 140L66 164Z", robe, { width: 3 }) +
        mitten(pen, 38, 134, 10, -10, skin) +
        mitten(pen, 72, 136, 10, 12, skin) +
        // the finger
        form("M216 -16H176C166 4 160 18 158 34L168 30L172 48L184 42L192 60L200 50L216 62Z", "#35224f", {
          within: line("M180 -8L168 30M196 -8L184 42M210 0L200 50", 2.4, "#6a4aa0"),
        }) +
        form("M172 34C158 32 148 40 148 54C150 66 164 72 176 66C186 60 188 44 182 36Z", "#e6decb", { width: 3 }) +
        bones(
          [160, 70, 120, 11, 5],
          [158, 80, 20, 9, 4.4],
          [172, 70, 104, 11, 5],
          [172, 80, 10, 9, 4.4],
          [150, 60, 100, 12, 5],
          [148, 46, 152, 15, 6.4],
          [128, 56.5, 154, 13, 6],
        ) +
        form("M116 57C104 62 96 68 90 76C100 80 114 76 122 68C126 62 122 55 116 57Z", "#e6decb", {
          width: 3,
          within: flat("M88 78L96 68L106 70L100 80Z", "#8a6aa8"),
        }),
      front:
        line("M106 90q8 2 16 -4M104 98q12 4 24 -5M86 56q-2 -6 2 -12", 2.4, "#fff0fa") +
        drop(22, 84, 3.4) +
        drop(96, 104, 3),
    };
  },
};
