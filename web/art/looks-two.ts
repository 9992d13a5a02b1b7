/** Looks of the mouth and the arm, and the plain scolding, which orders nothing and hurts all the same. */

import { type Design, STILL } from "./design";
import { eye } from "./faces";
import { mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed } from "./pen";
import { beam, bone, bust, DARK, drop, FLAME, fly, glare, headOf, limb, lookCard, pool, shelf, snigger } from "./shame";

/** A detail too small for a shadow of its own. */
const plain = (path: string, colour: string, width = 2): string => flat(path, colour) + line(path, width);

/** Clenched Teeth: the words come out flat, the vowels not at all. */
export const m3: Design = {
  dark: DARK,
  flame: FLAME,
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = mix("#8ab040", "#e0405a", 0.34),
      robe = "#2a8ab0";
    const puff = (x: number, side: number): string =>
      placed(
        form(
          "M0 4C10 -2 14 -10 22 -8C24 -18 40 -20 44 -10C54 -12 58 2 50 8C52 18 38 22 32 14C24 20 14 14 12 10Z",
          "#ffe6f4",
          { width: 2.4, shade: [-3, -3] },
        ),
        x,
        50,
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
        puff(34, -1) +
        puff(164, 1) +
        bust(pen, { head: 6, skin, robe, mood: look.mood ?? "rage", gaze: look.gaze ?? [0.4, 0.2] }, 98, 70, -4, 0.92) +
        form("M64 96C78 86 120 84 136 94C142 104 138 118 130 122C114 130 84 130 70 122C60 116 60 104 64 96Z", "#7a1c34", {
          width: 3,
          within:
            flat("M58 84H142V130H58Z", "#fdf3d8") +
            line("M58 108Q100 103 142 107", 2.2) +
            line("M74 84V130M86 84V130M98 84V104M112 84V130M125 84V130M98 106V130", 1.9) +
            line("M98 104l4 -6l-5 -4l4 -8M86 108l-4 6l5 5", 1.5),
        }) +
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
        plain("M134 112L150 104C168 96 190 96 198 104C204 112 196 122 178 122C164 122 154 118 148 113Z", "#fff8fc", 2.4) +
        line("M157 106l5 8l3 -8l5 8M174 104l6 10M180 104l-6 10M186 106h5l-5 7h6", 2) +
        plain("M114 132l2 12l7 1l3 -10Z", "#fdf3d8") +
        line("M106 134l2 8M130 132l4 6", 2, "#fff0fa") +
        line(oval(70, 138, 5, 6) + oval(86, 146, 4, 5), 2.4, "#fff0fa"),
    };
  },
};

/** Sealed Lips: under a seal, before an audience, with a feather. */
export const m4: Design = {
  dark: DARK,
  flame: FLAME,
  states: STILL,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const skin = "#6fae6a",
      cheek = mix(skin, "#d83a78", 0.42),
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
          line("M2 -12C2 40 -4 90 0 140M20 -12C18 40 10 90 16 140M198 -12C198 40 204 90 200 140M180 -12C182 40 190 90 184 140", 4, "#5a0c34") +
          line("M-12 14q24 16 52 0M212 14q-24 16 -52 0", 3, "#f0b050"),
      ),
      figure:
        bust(
          pen,
          { head: 7, skin, robe, mood: look.mood ?? "shock", gaze: look.gaze ?? [0.85, 0.5], mouth: "flat" },
          98,
          62,
          -3,
          0.88,
        ) +
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
        form("M94 112L84 146L94 140L99 148L102 114ZM102 114L108 146L115 139L123 143L110 112Z", "#f0d0a0", { width: 2.4 }) +
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
        snigger(24, 138, 0.66, "#1c0620", -6) +
        snigger(62, 147, 0.56, "#240a28", 5) +
        snigger(176, 144, 0.7, "#1c0620", 8),
    };
  },
};

/** Armpit Archive: all is filed, and he wants to shake hands. */
export const a1: Design = {
  dark: DARK,
  flame: FLAME,
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#9cb850",
      robe = "#5a54b8";
    const frame = (x: number, y: number, turn: number): string =>
      placed(
        flat("M-16 -20H16V20H-16Z", "#e0a040") +
          flat("M-12 -16H12V16H-12Z", "#3c1038") +
          flat("M-8 16C-8 4 8 4 8 16ZM-5 -4A5 6 0 1 1 5 -4A5 6 0 1 1 -5 -4ZM-5 -8L-8 -14L-2 -10L0 -15L2 -10L8 -14L5 -8Z", "#b07ab0"),
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
        cast(84, 149, 70) +
        form(limb([54, 108], [20, 128], [26, 104], 12, 8), robe, { width: 3 }) +
        // filed
        placed(form("M-6 -34H6V30H-6Z", "#f3e6c6", { width: 2.6, shade: [-3, 0], within: flat("M-6 -10H6V-4H-6Z", "#c8342a") }), 132, 100, 34) +
        placed(
          form("M-8 24C-14 4 -10 -14 -3 -24L-12 -38L0 -33L12 -38L4 -24C11 -14 13 4 8 24Z", "#8ac0d8", {
            width: 2.6,
            within: line("M-4 -14q4 4 8 0M-6 -4q6 5 12 0M-6 6q6 5 12 0", 1.4, "#3a6a8a"),
          }),
          150,
          114,
          62,
        ) +
        form("M34 164C30 122 46 100 78 98C108 98 124 118 124 164Z", robe, {
          within: line("M78 112v50", 2, mix(robe, DARK, 0.5)) + flat(oval(84, 130, 2.4) + oval(84, 146, 2.4), "#f0c050"),
        }) +
        lookCard(pen, 128, 140, 24, 0.96) +
        form("M52 106C62 98 94 98 104 106L78 124Z", mix(robe, "#ffffff", 0.5), { width: 2.6 }) +
        headOf(
          pen,
          { head: 0, skin, robe, mood: look.mood ?? "fear", gaze: look.gaze ?? [0.95, 0.15], mouth: "grit" },
          76,
          60,
          -8,
          0.84,
        ) +
        form(limb([102, 112], [134, 108], [152, 132], 13, 11), robe, { width: 3.2 }) +
        form(limb([154, 130], [140, 158], [104, 146], 11, 9), robe, { width: 3.2 }) +
        mitten(pen, 96, 142, 11, -70, skin) +
        mitten(pen, 25, 97, 11, -20, skin) +
        // a man of manners
        form("M216 46C200 50 190 54 184 62L180 96C190 104 202 110 216 112Z", "#35224f", {
          within: line("M196 56l-4 44M208 52l-4 56", 2, "#6a4aa0"),
        }) +
        form("M186 64C174 62 168 68 166 78C166 90 172 98 186 96Z", "#e6decb", { width: 2.6, shade: [-2, -2] }) +
        bone(pen, 176, 66, -128, 13, 3.6) +
        bone(pen, 168, 74, 172, 14, 4) +
        bone(pen, 152, 77, 168, 8, 3.4) +
        bone(pen, 168, 83, 178, 15, 4) +
        bone(pen, 150, 84, 176, 9, 3.4) +
        bone(pen, 170, 92, 184, 14, 3.8) +
        bone(pen, 154, 91, 186, 8, 3.2),
      front:
        line("M112 158q4 4 2 8M146 150l4 6M138 158l3 5", 2, "#fff0fa") +
        line("M160 150q6 -5 3 -10t4 -10M172 154q6 -5 3 -10t4 -10", 2.4, "#b8e05a") +
        drop(122, 40, 3.4) +
        drop(30, 54, 3),
    };
  },
};

/** Crook of the Elbow: it had just fallen asleep. */
export const a2: Design = {
  dark: DARK,
  flame: FLAME,
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#7aa858",
      robe = "#3aa0a0",
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
        form("M14 164C14 124 34 106 66 104C100 104 124 124 128 164Z", robe, {
          within: line("M60 116q-4 20 0 46", 2, mix(robe, DARK, 0.5)),
        }) +
        form("M42 112C52 102 84 102 94 112L70 130Z", mix(robe, "#ffffff", 0.5), { width: 2.6 }) +
        form(limb([24, 140], [0, 134], [14, 106], 11, 9), robe, { width: 3 }) +
        headOf(
          pen,
          { head: 1, skin, robe, mood: look.mood ?? "fear", gaze: look.gaze ?? [0.95, 0.5], mouth: "wobble" },
          68,
          66,
          11,
          0.86,
        ) +
        // the rattle
        line("M18 108L30 78", 6, INK) +
        line("M18 108L30 78", 2.8, "#f0d0a0") +
        form(oval(33, 70, 11, 10), "#f06a9a", { width: 2.6, shade: [-2, -2], within: line("M22 68Q33 76 44 68", 3, "#fff0dc") }) +
        mitten(pen, 17, 103, 11, -10, skin) +
        // the little one
        placed(
          form("M-23 4C-34 -22 -22 -38 0 -38C22 -38 34 -22 23 4Z", "#fff0fa", {
            width: 2.8,
            within: line("M-26 -14q6 6 10 0M16 -14q5 6 10 0M-18 -30q5 4 9 -2M8 -32q5 5 10 1", 1.6, "#c890c0"),
          }) +
            form("M-18 -26Q-18 -30 -14 -30H14Q18 -30 18 -26V40H-18Z", "#fff0dc", {
              width: 2.8,
              shade: [-2, -2],
              within: flat("M-13 -25H13V44H-13Z", "#c8348e") + line("M-6 -20l-2 -3M0 -21v-3M6 -20l2 -3", 1.8, "#ffb0e0"),
            }) +
            eye(pen, 0, -7, 10.5, { gaze: [-0.8, -0.3], lid: 0.32, tilt: 0.3, pupil: 0.4, skin: "#9a2070", iris: "#ff9a2a" }) +
            plain(oval(0, 11, 7, 4.6), "#7ad0e0") +
            line(oval(0, 17, 4.4, 4.4), 2.6) +
            form("M-28 14C-18 24 -6 24 0 20C10 24 20 22 28 12C34 30 28 48 0 52C-28 48 -36 32 -28 14Z", blanket, {
              width: 2.8,
              within: line("M-20 30q12 8 26 -2M-10 42q14 4 28 -8", 2, "#7aa8d8") + flat(oval(-16, 24, 2) + oval(16, 24, 2) + oval(4, 36, 2), "#fff"),
            }),
          146,
          90,
          20,
        ) +
        form(limb([112, 120], [180, 108], [176, 138], 13, 13), robe, { width: 0 }) +
        form("M106 116C126 128 140 132 154 126C164 118 180 114 190 122C200 136 190 152 168 154C140 160 112 158 92 154C84 150 86 140 96 138C110 138 122 140 132 138C120 136 108 130 98 124Z", robe, {
          within: line("M150 128q8 4 14 14M156 124q10 4 16 12", 2, mix(robe, DARK, 0.5)),
        }) +
        mitten(pen, 90, 146, 11, -80, skin),
      front:
        line("M12 62q-4 8 0 16M52 56q6 6 4 14M4 58q-6 10 0 22", 2, "#fff0fa") +
        line("M176 66l10 -8M182 78l12 -3M166 56l5 -11", 2.6, "#ff8ad0") +
        drop(106, 34, 3.2),
    };
  },
};
