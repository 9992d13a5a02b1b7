/** Withering Looks, for hands and legs: goblins in the light of shame, at the moment before it goes wrong. */

import type { Design } from "./design";
import { eye } from "./faces";
import { bust } from "./kragmortha";
import { mitten } from "./parts";
import { cast, flat, INK, line, oval, type Pen, placed, type Point, tube, WIDTH } from "./pen";
import { books, floor, foot, glare, limbs, lookCard, SHAME, spotlight } from "./penance";

const { inner: THIN, detail: FINE } = WIDTH;

/** A movement card, whose symbols are too small to be read. */
const card = (pen: Pen, x: number, y: number, turn: number, scale: number, mark: string): string =>
  placed(
    pen.form("M-11 -16H11V16H-11Z", "#f6e8c8", { width: 2.2, shade: [-2, -2], rim: [1, 1] }) +
      flat(`${oval(0, -6, 5.5)}M-5.5 3H5.5V12H-5.5Z`, mark),
    x,
    y,
    turn,
    scale,
  );

export const d1: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#3f8fd0";
    const skin = "#9aba3c";
    const shell = "#e8432c";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        books(118, 206, 44, 1) +
          books(-8, 40, 92, 4) +
          spotlight(24, 40, 180, 142, 20) +
          floor(140) +
          glare(pen, 36, 22, 0.82, 0, [4, 3]),
      ),
      figure:
        cast(96, 147, 80) +
        bust(pen, 92, 71, 7, 0.86, {
          head: 0,
          skin,
          robe,
          mood: look.mood ?? "fear",
          gaze: look.gaze ?? [0.15, 0.95],
        }) +
        limbs(pen, robe, [[122, 152], [186, 166], [176, 128], 12, 10]) +
        // the thumb of it, then all the rest
        form("M168 102C164 76 130 62 101 80C116 82 126 90 128 104C136 112 156 112 168 102Z", shell, {
          within: flat("M150 84C140 76 128 74 118 75C130 79 138 84 142 92Z", "#ff9a78"),
        }) +
        flat("M108 81l5 6l4 -3l4 8l5 -3l1 8l-8 -10Z", "#fff0dc") +
        form(
          "M188 118C192 96 172 84 152 94C140 100 134 108 124 112C112 116 96 112 82 101C84 122 100 138 126 139C156 144 184 140 188 118Z",
          shell,
          {
            within:
              flat("M176 106C170 98 158 98 150 104C160 104 168 106 176 106Z", "#ff9a78") +
              flat(oval(164, 118, 3) + oval(150, 124, 2.4) + oval(172, 124, 2), "#a81f1c") +
              line("M92 113q16 10 34 8", 2, "#a81f1c"),
          },
        ) +
        flat("M92 107l6 1l4 -6l4 8l5 -6l3 7l6 -6l2 8l-14 4Z", "#fff0dc") +
        limbs(pen, robe, [[60, 152], [56, 128], [88, 130], 11, 8]) +
        mitten(pen, 97, 129, 11, 66, skin),
      front:
        placed(
          form("M-11 -16H11V0L4 3L-2 -2L-11 4Z", "#f6e8c8", { width: 2.2, within: flat(oval(0, -8, 5), "#b0307e") }),
          176,
          30,
          24,
        ) +
        placed(
          form("M-11 -2L-2 -8L4 -3L11 -6V12H-11Z", "#f6e8c8", { width: 2.2, within: flat("M-6 2H6V8H-6Z", "#3f8fd0") }),
          186,
          66,
          -22,
        ) +
        // it has found its match
        placed(
          line("M-13 4l-8 5M-12 9l-6 7M13 4l8 5M12 9l6 7", 3) +
            form(
              "M-15 -10C-24 -14 -24 -26 -14 -26L-16 -19L-9 -22C-8 -14 -10 -11 -15 -10ZM15 -10C24 -14 24 -26 14 -26L16 -19L9 -22C8 -14 10 -11 15 -10Z",
              "#f07048",
              { width: 2, shade: [-2, -2] },
            ) +
            form(oval(0, 3, 16, 11), "#f07048", { width: 2.6, shade: [-3, -3] }) +
            line("M-5 -6v-7M5 -6v-7", 2.4) +
            eye(pen, -6, -14, 5, { gaze: [0.8, -0.6], lid: 0, pupil: 0.6 }) +
            eye(pen, 6, -14, 5, { gaze: [0.8, -0.6], lid: 0, pupil: 0.6 }) +
            line("M-5 5q5 5 10 0", 1.8),
          30,
          134,
          -5,
        ) +
        flat("M34 98C30 92 22 92 24 100C25 105 32 108 34 112C36 108 44 105 45 100C46 92 38 92 34 98Z", "#ff5a8a") +
        flat("M14 104C12 100 7 101 8 105C9 108 12 110 14 112C16 110 20 108 20 105C21 101 16 100 14 104Z", "#ff8ab0"),
    };
  },
};

/** A hand of sticks, with its fingers upwards. */
function sticks(pen: Pen, x: number, y: number, turns: readonly number[], long: number): string {
  const wood = "#c08a4c";
  const around = (turn: number, right: number, up: number): string => {
    const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return `${(x + right * cosine + up * sine).toFixed(1)} ${(y + right * sine - up * cosine).toFixed(1)}`;
  };
  const finger = (turn: number, i: number): string =>
    `M${around(turn, -5, 4)}L${around(turn, -5, long - ((i * 5) % 9))}L${around(turn, 5, long + 3 - ((i * 5) % 9))}L${around(turn, 5, 4)}Z`;
  const grain = (turn: number): string => `M${around(turn, -1, 16)}L${around(turn, 1, long - 12)}`;
  return (
    pen.form(turns.map(finger).join(""), wood, {
      width: 2.8,
      shade: [-2.4, -1.4],
      within: line(turns.map(grain).join(""), 1.3, "#6b3f1a"),
    }) +
    pen.form(`M${x - 15} ${y - 8}Q${x} ${y - 18} ${x + 15} ${y - 8}L${x + 11} ${y + 13}H${x - 11}Z`, wood, {
      shade: [-3, -3],
      within: line(
        `M${x - 4} ${y}q4 -5 8 0q-4 6 -8 0M${x - 12} ${y - 2}q10 -10 24 0M${x - 10} ${y + 8}q10 4 20 0`,
        FINE,
        "#6b3f1a",
      ),
    })
  );
}

export const d2: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#f2c838";
    const skin = "#7fae5c";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        books(-8, 60, 28, 2) + books(140, 208, 22, 5) + spotlight(100, 14, 186, 140, 26) + floor(138),
      ),
      figure:
        cast(100, 147, 74) +
        bust(pen, 98, 82, -5, 0.74, {
          head: 1,
          skin,
          robe,
          mood: look.mood ?? "fear",
          gaze: look.gaze ?? [0.95, -0.75],
        }) +
        limbs(pen, robe, [[64, 152], [34, 152], [33, 112], 12, 10], [[134, 152], [166, 152], [165, 110], 12, 10]) +
        sticks(pen, 33, 94, [-56, -24, 2, 30], 56) +
        sticks(pen, 165, 92, [-32, -3, 24, 56], 56) +
        form("M35 36C28 34 20 26 24 14C34 18 38 26 36 34C40 26 48 22 56 24C54 34 46 38 35 36Z", "#6cc04a", {
          width: 2.2,
          shade: [-2, -2],
        }),
      front:
        // the first tenant
        placed(
          line("M-4 20l-2 7M2 18l1 7", 2.4) +
            form("M-20 24L-13 12L-7 18Z", "#2a2436", { width: 2 }) +
            form("M-14 18C-18 2 -8 -10 2 -10C12 -8 12 8 4 18C-2 24 -10 24 -14 18Z", "#4a90c8", {
              width: 2.6,
              shade: [-3, -2],
              within: flat("M2 0C8 2 8 12 2 20H14V-2Z", "#fff0dc"),
            }) +
            form("M-10 -4C-14 -20 2 -32 4 -22C14 -22 16 -10 10 -4C4 2 -6 2 -10 -4Z", "#e03a3a", {
              width: 2.6,
              shade: [-2, -2],
            }) +
            form("M12 -14L34 -5L11 -5Z", "#f4b93a", { width: 2, shade: [-1, -1] }) +
            eye(pen, 5, -12, 4.6, { gaze: [0.9, 0.2], lid: 0.2, tilt: 0.4, skin: "#e03a3a" }),
          136,
          29,
          30,
          0.85,
        ) +
        line("M170 26l9 -6M172 34l10 1M164 22l3 -10", 2.6, "#fff0dc") +
        flat("M184 22l7 3l-6 5ZM176 10l6 1l-3 6ZM192 38l5 2l-4 5Z", "#e8b870") +
        // what they could not hold
        placed(
          form("M-16 -12H16L11 13C8 17 -8 17 -11 13Z", "#f4ecff", {
            width: 2.8,
            within: line("M-14 -4H14", 2.4, "#b0307e"),
          }) + line("M15 -7q12 1 3 13l-6 1", 3.4),
          58,
          126,
          -38,
          0.95,
        ) +
        flat(
          "M34 126C26 128 22 136 26 140C32 142 36 134 40 130ZM44 138C40 142 42 148 46 148C50 146 50 142 48 138Z",
          "#a8642a",
        ),
    };
  },
};

export const d3: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#c8402e";
    const skin = "#b2a83c";
    const butter = "#ffdc4a";
    const soft = { width: 2.8, shade: [-3, -3] as Point, dark: 0.35, bright: 0.9 };
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        books(96, 206, 34, 3) +
          books(126, 206, 72, 7) +
          spotlight(40, -16, 150, 142, 26) +
          floor(138) +
          flat(oval(150, 146, 52, 8), "#f0b820"),
      ),
      figure:
        cast(78, 148, 66) +
        limbs(pen, robe, [[40, 146], [8, 124], [24, 78], 12, 9]) +
        bust(pen, 84, 80, 6, 0.76, {
          head: 2,
          skin,
          robe,
          mood: look.mood ?? "shock",
          gaze: look.gaze ?? [-0.75, -0.95],
        }) +
        limbs(pen, robe, [[112, 150], [128, 150], [146, 118], 12, 9]) +
        card(pen, 132, 74, -34, 1.15, "#4a7ab8") +
        card(pen, 148, 68, -8, 1.15, "#b0307e") +
        card(pen, 165, 74, 22, 1.15, "#3a9a5c") +
        placed(
          form(
            "M132 116C130 104 144 102 150 104C162 100 170 108 166 118C166 126 164 128 163 136C161 142 157 140 157 134C157 130 154 128 152 132C152 146 144 146 145 134C144 130 140 130 139 133C136 136 133 130 135 126C133 124 132 120 132 116Z",
            butter,
            soft,
          ) + line("M142 106l2 8M151 105v8M159 107l-2 7", FINE),
          0,
          -14,
        ) +
        form(
          "M8 66C4 54 12 42 20 42C26 38 34 42 36 46C44 48 46 58 42 66C42 72 40 74 40 84C39 90 34 90 34 82C34 78 31 76 29 80C29 96 20 96 21 82C20 78 17 78 16 82C13 86 10 80 12 75C9 72 8 70 8 66Z",
          butter,
          soft,
        ) +
        line("M18 44l3 10M27 42l1 10M35 46l-1 9", FINE),
      front:
        line("M22 34C22 28 26 24 30 22M34 36C36 32 38 30 42 28M46 42C48 39 50 38 53 37", 2.6, "#fff0b0") +
        card(pen, 54, 13, 40, 1.25, "#e0661f") +
        flat(
          oval(36, 20, 3, 4) +
            oval(74, 28, 2.6, 3.6) +
            oval(66, 36, 2, 3) +
            oval(24, 104, 3, 4.4) +
            oval(149, 136, 2.6, 4),
          butter,
        ) +
        // somebody had been hoping for this
        placed(
          form("M-14 -12C-12 -22 14 -22 15 -12C14 -8 13 -8 12 4H-12C-12 -8 -13 -8 -14 -12Z", "#f0c88a", {
            width: 2.4,
            within: flat("M-8 -13C-6 -17 8 -17 9 -12C8 -4 -7 -2 -8 -13Z", butter),
          }),
          150,
          147,
          -6,
          1.1,
        ) +
        placed(
          form(oval(-10, -15, 7) + oval(9, -16, 7), "#b8a8b8", {
            width: 2.2,
            shade: [-2, -2],
            within: flat(oval(-10, -15, 4) + oval(9, -16, 4), "#f0a0a8"),
          }) +
            form("M-15 14C-18 0 -12 -14 0 -14C12 -14 18 0 15 14Z", "#b8a8b8", { width: 2.6 }) +
            eye(pen, -6, -4, 4.6, { gaze: [-0.7, -0.9], lid: 0, pupil: 0.6 }) +
            eye(pen, 4, -5, 4.6, { gaze: [-0.7, -0.9], lid: 0, pupil: 0.6 }) +
            flat(oval(-2, 3, 2.4, 1.8), "#d8506a") +
            line("M-6 6q4 4 9 0", 1.6),
          182,
          134,
          -4,
          1.15,
        ),
    };
  },
};

export const d4: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#2f9e68";
    const skin = "#a3b840";
    const steel = "#a8a4b8";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        spotlight(172, 60, 206, 126, 30) +
          books(46, 132, 30, 2) +
          books(-8, 26, 112, 5) +
          flat("M-12 120H212V164H-12Z", "#2a0b24"),
      ),
      figure:
        limbs(pen, robe, [[62, 132], [14, 124], [30, 66], 13, 9]) +
        line("M32 -10V34", 7) +
        line("M32 -10V34", 3.4, steel, 'stroke-dasharray="5 6"') +
        mitten(pen, 31, 47, 13, -14, skin) +
        form("M17 54C22 50 42 50 46 55L45 67C38 62 26 62 18 66Z", steel, {
          width: 2.8,
          within: flat(oval(31, 59, 2.4), INK),
        }) +
        bust(pen, 94, 66, -9, 0.78, {
          head: 0,
          skin,
          robe,
          mood: look.mood ?? "fear",
          mouth: "tongue",
          gaze: look.gaze ?? [0.95, -0.1],
        }) +
        limbs(pen, robe, [[126, 134], [196, 142], [180, 84], 13, 9]) +
        // the ear is nearer than the mouth, from here
        form("M180 78L152 44L157 40L188 70Z", "#d8d4e4", { width: 2.6, shade: [-2, -1] }) +
        form("M134 40C128 28 138 20 148 22C160 26 164 38 158 46C150 52 138 50 134 40Z", "#d8d4e4", {
          width: 2.8,
          within: flat("M132 36C140 30 154 32 160 42C152 54 136 52 132 36Z", "#6cc02e"),
        }) +
        mitten(pen, 180, 76, 12, 34, skin),
      front:
        flat("M132 44C128 52 134 58 130 68C128 76 136 78 137 70C138 60 142 58 144 50Z", "#7ad03a") +
        line("M132 44C128 52 134 58 130 68C128 76 136 78 137 70C138 60 142 58 144 50", 2) +
        flat(
          oval(128, 22, 3, 4) + oval(168, 26, 2.6) + oval(122, 34, 2, 3) + oval(140, 84, 2.6, 4) + oval(134, 96, 2, 3),
          "#7ad03a",
        ) +
        form("M-12 134H212V166H-12Z", "#8a5230", {
          within: line("M-12 145H212M40 134v12M150 145v14", 1.6, "#4a2414"),
        }) +
        form("M52 118H140L128 142C118 148 74 148 64 142Z", "#f4ecff", { within: line("M58 128H134", 3, "#3f8fd0") }) +
        form(oval(96, 118, 44, 9), "#6cc02e", { width: 3, shade: [-3, -2] }) +
        eye(pen, 84, 113, 8.5, { gaze: [0.7, -0.9], lid: 0, iris: "#e0503c", pupil: 0.34 }) +
        eye(pen, 112, 118, 5.5, { gaze: [0.7, -0.9], lid: 0, iris: "#3f8fd0", pupil: 0.34 }),
    };
  },
};

export const l1: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#f08a24";
    const skin = "#8fb84a";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        spotlight(110, 60, 176, 139, 16) +
          floor(128) +
          flat(oval(118, 139, 58, 9), "#ffc4ec", 0.5) +
          flat("M-12 -12H212V4Q192 18 172 5Q150 18 128 5Q106 18 84 5Q62 18 40 5Q18 18 -12 4Z", "#8c1c3c") +
          line("M-12 4Q18 18 40 5Q62 18 84 5Q106 18 128 5Q150 18 172 5Q192 18 212 4", 2.4, "#f4b93a"),
      ),
      figure:
        cast(112, 143, 24) +
        cast(40, 142, 20) +
        // the one who can
        tube("M38 96L40 118L38 138M30 140L38 138L48 141", "#f0603a", 2, 2.6) +
        tube("M44 98L58 106L46 112", "#f0603a", 2, 2.6) +
        form(
          "M-6 84C4 66 26 60 44 62C44 46 34 38 36 26C40 12 60 12 62 26C62 38 58 42 60 58C66 78 58 100 36 102C18 102 6 94 -6 84Z",
          "#fbf4ea",
          {
            within:
              flat("M-10 82C6 78 26 76 44 84C34 100 14 100 -10 90Z", "#2a2436") +
              line("M10 86q14 2 26 2M6 92q12 2 22 2", FINE, "#6a5f78"),
          },
        ) +
        form("M60 20L92 31L60 32Z", "#f0603a", { width: 2.6, shade: [-2, -2] }) +
        line("M62 27L84 30", FINE) +
        eye(pen, 51, 23, 6.4, { gaze: [1, 0.1], lid: 0.5, skin: "#d8cede" }) +
        limbs(pen, skin, [[126, 100], [150, 124], [172, 112], 7.5, 5.5]) +
        foot(pen, 178, 107, -62, 0.9, skin) +
        limbs(pen, skin, [[115, 100], [122, 118], [112, 134], 7.5, 5.5]) +
        foot(pen, 114, 138, 0, 0.9, skin) +
        limbs(pen, robe, [[108, 92], [92, 98], [84, 76], 7.5, 6]) +
        mitten(pen, 83, 70, 8, -10, skin) +
        placed(
          form("M-26 40C-24 24 22 22 26 42L32 66Q2 76 -30 64Z", robe, {
            within: line("M-12 44l-4 26M10 44l6 28", 2, "#a8501a"),
          }),
          122,
          38,
          11,
        ) +
        bust(pen, 131, 47, 15, 0.58, {
          head: 4,
          skin,
          robe,
          mood: look.mood ?? "fear",
          gaze: look.gaze ?? [-0.9, 0.5],
        }) +
        limbs(pen, robe, [[150, 92], [172, 96], [182, 66], 7.5, 6]) +
        mitten(pen, 183, 58, 9, 24, skin),
      front:
        placed(
          form("M-17 -6H17V6H-17Z", "#c8342a", { width: 2.4, within: flat("M-14 -2.500H18V3H-14Z", "#fff0dc") }),
          186,
          20,
          26,
        ) +
        placed(
          form("M-15 -5H15V5H-15Z", "#3f8fd0", { width: 2.4, within: flat("M-12 -2H16V2.500H-12Z", "#fff0dc") }),
          180,
          40,
          -12,
        ) +
        line("M98 56q-6 5 -6 12M160 128q10 2 18 -3M164 136q12 1 22 -6", 2.2, "#ffd8f0") +
        flat("M104 24q-5 7 0 9q5 -2 0 -9ZM95 36q-4 6 0 8q4 -2 0 -8Z", "#bfeaff"),
    };
  },
};

export const l2: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop, glow } = pen;
    const robe = "#62c4e8";
    const skin = "#c0a23c";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        glow(70, 60, 96, "#ffb0e0", 0.6) +
          // he has stopped beside you
          flat("M128 164C130 96 138 78 148 62C144 50 142 30 146 2L158 16L166 -12H212V164Z", "#220620") +
          floor(134) +
          flat(oval(92, 142, 66, 9), "#ffc4ec", 0.45) +
          glare(pen, 182, 38, 0.62, 0, [-4, 2]),
      ),
      figure:
        cast(92, 145, 50) +
        lookCard(pen, 92, 121, -12, 0.82) +
        limbs(pen, skin, [[70, 92], [78, 104], [80, 116], 12, 9], [[114, 92], [106, 104], [104, 116], 12, 9]) +
        limbs(pen, skin, [[80, 116], [76, 128], [62, 137], 9, 5.5], [[104, 116], [108, 128], [122, 137], 9, 5.5]) +
        foot(pen, 58, 140, 8, 0.95, skin, -1) +
        foot(pen, 126, 140, -8, 0.95, skin) +
        form("M56 74H128L132 98C122 110 104 108 92 94C80 108 62 110 52 98Z", "#fff0dc", {
          within: flat(
            [64, 76, 92, 108, 120].map((x, i) => oval(x, [92, 100, 88, 100, 92][i]!, 3.6)).join(""),
            "#e0406a",
          ),
        }) +
        bust(pen, 92, 37, -7, 0.54, { head: 7, skin, robe, mood: look.mood ?? "fear", gaze: look.gaze ?? [1, -0.1] }) +
        form(
          "M62 74Q92 66 122 72L152 86C136 84 128 92 116 86C106 94 98 86 92 92C84 86 76 94 66 87C56 92 48 84 32 88Z",
          robe,
          {
            within: line("M78 76l-6 12M92 74v16M106 75l8 10", THIN, "#2f7ea0"),
          },
        ) +
        limbs(pen, robe, [[68, 70], [34, 62], [36, 84], 8.5, 6.5], [[118, 66], [152, 62], [148, 84], 8.5, 6.5]) +
        mitten(pen, 36, 89, 9, 170, skin) +
        mitten(pen, 148, 89, 9, 190, skin),
      front:
        line("M64 112q-5 5 -3 11M57 113q-5 5 -3 10M120 112q5 5 3 11M127 113q5 5 3 10", 2.2, "#ffd8f0") +
        flat("M54 18q-5 8 0 10q5 -2 0 -10ZM44 34q-4 7 0 9q4 -2 0 -9Z", "#bfeaff"),
    };
  },
};
