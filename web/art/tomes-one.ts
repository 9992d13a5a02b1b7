/** Tomes of Kragmortha, first half: every book is alive, and is doing what is written in it. */

import { type Design, STILL } from "./design";
import { brow, eye, face, mouth } from "./faces";
import { bust } from "./kragmortha";
import { candle, coin, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, plain, tube } from "./pen";
import { shelf, tome } from "./tomes";

/** A Look, small: the eye that saw it. */
const lookCard = (x: number, y: number, turn: number, scale: number, sign: string): string =>
  placed(
    plain("M-11 -15H11V15H-11Z", "#f6e9c8", 2.2) + flat("M-8.5 -12.5H8.5V12.5H-8.5Z", "#5a3a96") + sign,
    x,
    y,
    turn,
    scale,
  );

export const cleanSlate: Design = {
  dark: "#0b2a3a",
  flame: "#f6ffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "calm",
      wood = "#d08a44",
      slate = "#43505e",
      chalk = "#f2f0e2";
    const bubble = (x: number, y: number, r: number): string =>
      flat(oval(x, y, r), "#e8fff6", 0.45) +
      line(oval(x, y, r), 1.4, "#f4fffa") +
      line(`M${x - r * 0.5} ${y - r * 0.2}q${r * 0.1} ${-r * 0.4} ${r * 0.5} ${-r * 0.4}`, 1.5, "#ffffff");
    return {
      back: backdrop(
        "#a4dcc6",
        "#3a8a8a",
        shelf(40, ["#7cc0b0", "#6ab0a6", "#8accb8"], "#4f9690") +
          shelf(92, ["#5aa49c", "#6ab0a6", "#4c9692"], "#3a807e", -12, 212, 3) +
          glow(182, 34, 64, "#fff6c0", 0.9) +
          candle(pen, 184, 86, 30, 1.3) +
          flat("M-12 122Q100 114 212 124V164H-12Z", "#256a70") +
          flat(oval(100, 143, 84, 10), "#7ed0c8", 0.55),
      ),
      figure:
        cast(100, 144, 56) +
        tube("M72 124q-4 10 -2 18h-10M112 126q4 8 2 16h12", wood, 7) +
        // the other hand keeps the bucket
        tube("M54 84C36 88 28 96 28 106", wood, 8) +
        placed(
          tome(pen, {
            wide: 47,
            high: 52,
            cover: wood,
            within: line("M-30 -50l8 100M34 -54l-4 110M-46 -46h92M-46 48h92", 1.2, "#8a5420"),
          }) +
            form("M-35 -43L38 -42L37 43L-34 42Z", slate, {
              width: 2.6,
              within:
                flat("M-40 14C-10 4 18 6 44 22V48H-8C-4 36 -20 30 -40 32Z", "#2c3844") +
                // what was written there a moment ago
                line(oval(-22, 29, 9, 8) + "M-26 28h.1M-18 28h.1M-26 33q4 -3 8 0M-22 36v5", 2, chalk) +
                line("M-31 17l8 2M-8 40l9 -5M-4 33l5 -2", 1.8, chalk) +
                line("M2 12q14 0 30 14M-2 20q16 2 28 18", 2.2, "#6f8292"),
            }) +
            face(pen, 0, -18, {
              mood,
              apart: 15,
              radius: 10.5,
              skin: "#5c6c7c",
              gaze: look.gaze || [0.7, 0.8],
              brow: { colour: chalk, high: 4 },
              mouth: { kind: "grin", below: 19, wide: 13 },
              blush: true,
            }),
          90,
          78,
          -7,
        ) +
        tube("M140 70C160 78 160 96 142 104", wood, 8) +
        placed(
          form("M-20 -11C-8 -15 12 -14 21 -9C24 2 22 10 18 13C4 16 -12 15 -20 11C-23 3 -23 -4 -20 -11Z", "#ffd03e", {
            width: 2.8,
            within: flat(oval(-10, -3, 3, 2.4) + oval(2, 4, 2.6) + oval(11, -5, 3, 2.2) + oval(-13, 8, 2), "#c88a14"),
          }),
          126,
          110,
          -24,
        ) +
        mitten(pen, 140, 105, 9.5, 70, wood) +
        flat("M112 122q-4 8 0 11q4 -3 0 -11ZM128 124q-3 7 0 9q4 -2 0 -9Z", "#d8fff4") +
        form("M8 112H48L43 146H14Z", "#8d9aa8", { within: line("M8 122H48M12 138H46", 1.8, "#4a5666") }) +
        form("M6 114C4 102 16 104 18 100C22 92 32 96 34 102C44 98 52 106 48 114Z", "#f2fffa", { width: 2.4 }) +
        mitten(pen, 28, 106, 8.5, 10, wood),
      front:
        bubble(162, 124, 9) +
        bubble(178, 138, 5.5) +
        bubble(158, 44, 6) +
        bubble(30, 74, 6.5) +
        bubble(16, 50, 4) +
        bubble(44, 28, 5) +
        spark(146, 34, 7, "#ffffff") +
        spark(66, 132, 5, "#ffffff"),
    };
  },
};

export const deepPockets: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      tweed = "#a8683a",
      lining = "#c88a4e",
      seam = "#f2d49a";
    const card = (x: number, y: number, turn: number, sign: string): string =>
      placed(plain("M-11 -16H11V16H-11Z", "#fbf2d8", 2.4) + flat(sign, "#a8482c"), x, y, turn);
    return {
      back: backdrop(
        "#4148a0",
        "#171a46",
        shelf(48, ["#333a86", "#2b3178", "#3a4292"], "#20255c", -12, 66) +
          shelf(100, ["#2b3178", "#262b6a", "#333a86"], "#1a1e50", -12, 212, 2) +
          flat("M138 -12H192V60H138Z", "#1a1e50") +
          flat("M144 -12H186V54H144Z", "#6a78d0") +
          glow(166, 20, 56, "#fff0bd", 0.85) +
          flat(oval(168, 20, 11), "#fff4cc") +
          line("M165 -12V54M144 28H186", 3, "#1a1e50") +
          flat("M-12 126H212V164H-12Z", "#0f1236") +
          candle(pen, 18, 128, 24, 1.2),
      ),
      figure:
        cast(104, 147, 74) +
        placed(
          tome(pen, {
            wide: 50,
            high: 56,
            thick: 27,
            bulge: 9,
            cover: tweed,
            within:
              line("M-36 -60v120M-18 -60v120M0 -60v120M18 -60v120M36 -60v120", 1.4, "#7c4420") +
              line("M-60 -42H60M-60 -24H60M-60 -6H60M-60 12H60", 1.4, "#c88a52"),
          }) +
            // a patch, sewn by somebody with hooves
            form("M24 -58L54 -54L52 -30L28 -32Z", "#4f8a5a", { width: 2.2 }) +
            line("M22 -50l6 1M23 -40l6 1M34 -60l1 6M44 -59l1 6M34 -34l0 6M44 -33l0 6", 1.6, seam) +
            face(pen, 0, -35, {
              mood,
              apart: 18,
              radius: 12,
              uneven: 0.9,
              skin: mix(tweed, "#4a2410", 0.4),
              gaze: look.gaze || [0.5, 0.8],
              brow: { colour: "#3c1c0c", high: 6 },
              mouth: { below: 21, wide: 15 },
            }) +
            card(-40, 13, -24, "M0 -11l3 6h-6ZM0 -4l6 7h-12Z") +
            card(-26, 10, -6, oval(0, -6, 5)) +
            card(-12, 14, 14, "M-5 -10h10v9h-10Z") +
            form("M-50 18Q-28 24 -4 18L-6 48Q-26 57 -48 48Z", lining, {
              width: 3,
              within: line("M-46 27Q-26 32 -8 27", 1.6, seam, 'stroke-dasharray="4 3"'),
            }) +
            form(oval(-26, 40, 4.5), "#e8c04a", { width: 2, shade: [-1, -1] }) +
            bust(pen, 33, 4, 10, 0.34, { mood: "shock", robe: "#7ecdf0", gaze: [-0.2, -0.6] }) +
            form("M6 20Q28 26 54 18L52 48Q28 57 8 48Z", lining, {
              width: 3,
              within: line("M10 29Q28 34 50 27", 1.6, seam, 'stroke-dasharray="4 3"'),
            }) +
            form("M16 48l12 -8l10 9l-12 8Z", "#c84a3a", { width: 1.8, smooth: true }) +
            tube("M21 19q-2 4 0 7M43 18q-1 4 1 7", "#93b23a", 3.4),
          92,
          84,
          -5,
        ) +
        tube("M150 76C172 74 178 60 170 48", tweed, 10) +
        card(176, 30, 18, "M0 -10C-8 -6 -6 6 0 9C6 6 8 -6 0 -10Z") +
        mitten(pen, 170, 46, 10, 14, "#e8b88a") +
        tube("M40 90C24 94 22 106 34 112", tweed, 9),
      front:
        mitten(pen, 36, 112, 9, 100, "#e8b88a") +
        card(158, 138, 64, "M0 -9l5 9l-5 9l-5 -9Z") +
        coin(186, 142, 7, 14, 0.7) +
        coin(30, 144, 6.5, -12, 0.6) +
        spark(192, 16, 6) +
        spark(56, 24, 5),
    };
  },
};

export const lookAway: Design = {
  dark: "#0a0418",
  flame: "#d8c0ff",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const cover = "#efe0be",
      ribbon = "#e0392e";
    const socket = (x: number, y: number): string =>
      flat(oval(x, y, 33, 30), "#0c0518") +
      glow(x, y, 40, "#a06cff", 0.95) +
      flat(oval(x + (100 - x) * 0.08, y + 9, 14, 15), "#f6ecff") +
      flat(oval(x + (100 - x) * 0.1, y + 13, 4.5, 9), "#3a1078");
    return {
      back: backdrop(
        "#4a3470",
        "#120a22",
        // his face is the whole wall
        flat("M8 164C-8 120 -10 40 10 -12H190C210 40 208 120 192 164Z", "#8d7cb4") +
          flat(
            "M8 164C-8 120 -10 40 10 -12H40C10 40 12 120 44 164ZM192 164C208 120 210 40 190 -12H160C190 40 188 120 156 164Z",
            "#5e4a8c",
          ) +
          socket(34, 40) +
          socket(167, 40) +
          flat("M0 -14L88 18L84 28L-6 14ZM200 -14L112 18L116 28L206 14Z", "#120a22") +
          line("M100 -6l-8 12l7 6l-6 10", 2, "#3c2a60") +
          flat("M50 62L84 98L40 160H-12V120ZM150 62L116 98L160 160H212V120Z", "#c8a8ff", 0.25) +
          flat("M-12 128Q100 116 212 128V164H-12Z", "#241640") +
          line("M10 138h40M150 142h44M70 152h60", 1.6, "#3c2a60"),
      ),
      figure:
        cast(100, 146, 52) +
        tube("M84 130q0 8 -6 14h-8M114 130q2 8 -2 14h10", "#c8a878", 6) +
        placed(
          tome(pen, {
            wide: 38,
            high: 45,
            thick: 14,
            cover,
            brass: "#d9a23a",
            within:
              line("M-22 -38H30V38H-22Z", 1.6, "#b0823c") +
              flat(oval(-17, 14, 8, 4.5) + oval(24, 14, 8, 4.5), "#e8705a", 0.6),
          }) +
            eye(pen, 22, 2, 11, { gaze: [0.3, 0.4], lid: -0.1, pupil: 0.3 }) +
            mouth(pen, "wobble", 3, 27, 12) +
            // the ribbon comes out of its pages, and goes around twice
            form("M-44 -12C-20 -22 20 -24 54 -16L52 -2C40 -8 26 -8 20 -5C8 -2 -20 6 -42 10Z", ribbon, {
              width: 3,
              within: line("M-40 -4C-16 -14 20 -16 50 -10", 1.6, "#8a1a18"),
            }) +
            form("M52 -16C62 -26 74 -20 70 -12C66 -6 58 -6 52 -8ZM53 -9C64 -6 74 2 68 8C62 10 54 2 50 -3Z", ribbon, {
              width: 2.6,
            }) +
            form("M54 -4C62 8 60 20 68 30L58 34C50 22 54 10 48 0Z", ribbon, { width: 2.6 }) +
            brow(-14, -29, 11, -22, "#7a5020", 4) +
            brow(20, -31, 11, 22, "#7a5020", 4),
          97,
          92,
          7,
          0.96,
        ) +
        tube("M60 96C50 90 56 78 66 82", "#c8a878", 7) +
        mitten(pen, 70, 82, 9.5, 60, "#f6e0b0") +
        tube("M140 112C150 106 146 92 134 88", "#c8a878", 7) +
        mitten(pen, 130, 86, 9, -50, "#f6e0b0"),
      front:
        line("M44 84l-8 -4M46 94l-10 2M158 100l8 -3M158 110l9 3", 2.4, "#e8d8ff") +
        flat("M58 66q-5 8 0 11q5 -3 0 -11ZM146 70q-4 7 0 10q5 -3 0 -10Z", "#bfe8ff") +
        spark(20, 132, 5, "#d8c0ff") +
        spark(182, 130, 6, "#d8c0ff"),
    };
  },
};

export const scapegoat: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const cover = "#7c1f3a",
      paper = "#f6e0b0",
      wool = "#f4efe6",
      horn = "#a8824a";
    const board = (up: number): string =>
      form(`M-6 ${up < 0 ? -6 : 6}Q-14 ${up} -4 ${up * 1.9}H116V${up * 1.1}H-2Z`, cover, {
        within: line(`M6 ${up * 1.5}H110`, 1.6, "#e8b04a"),
      });
    const leaves = (up: number): string =>
      form(`M0 ${up * 0.1}L108 ${up * 0.05}V${up * 1.2}H0Z`, paper, {
        width: 2.4,
        smooth: true,
        within: line(`M0 ${up * 0.4}H110M0 ${up * 0.7}H110M0 ${up}H110`, 1.2, "#a87a3c"),
      });
    const ear = (side: -1 | 1): string =>
      placed(
        form("M0 0C8 -8 24 -8 32 2C22 10 8 10 0 6Z", wool, {
          width: 2.6,
          within: flat("M6 2C12 -3 20 -3 26 2C20 6 12 6 6 4Z", "#e89a8a"),
        }),
        side * 20,
        -8,
        side < 0 ? -8 : 16,
        side,
        1,
      );
    const goatEye = (x: number, y: number, r: number): string =>
      form(oval(x, y, r, r * 1.1), "#ffe9a0", { width: 2.2, smooth: true, shade: [0, 0] }) +
      flat(`M${x - 5} ${y - 2}h9v4h-9Z`, INK);
    return {
      back: backdrop(
        "#f08a3c",
        "#7a1c18",
        shelf(42, ["#d8682c", "#c85a28", "#e07834"], "#9a3a1c", 70, 212) +
          shelf(94, ["#b84a24", "#a84020", "#c85a28"], "#7a2818", -12, 212, 2) +
          glow(28, 40, 80, "#fff0a0", 0.9) +
          candle(pen, 24, 90, 36, 1.5) +
          flat("M-12 128H212V164H-12Z", "#5a1418") +
          line("M-12 138H212M30 128v10M90 138v16M150 128v10", 1.6, "#3c0a12"),
      ),
      figure:
        cast(96, 146, 92) +
        // a book that opens like a mouth
        flat("M34 118L60 30L160 110Z", "#2c0610") +
        placed(leaves(15) + board(13), 38, 116, 3) +
        placed(
          leaves(-15) +
            board(-13) +
            form("M20 -24C18 -46 44 -48 46 -24Z", cover, { width: 3 }) +
            form("M50 -24C48 -50 78 -50 80 -24Z", cover, { width: 3 }),
          40,
          106,
          -47,
        ) +
        eye(pen, 44, 55, 10.5, {
          gaze: look.gaze || [0.9, 0.5],
          lid: 0.3,
          tilt: 0.5,
          skin: mix(cover, "#140808", 0.3),
        }) +
        eye(pen, 66, 33, 11.5, {
          gaze: look.gaze || [0.9, 0.5],
          lid: 0.3,
          tilt: 0.5,
          skin: mix(cover, "#140808", 0.3),
        }) +
        form("M62 124C58 92 84 82 108 88C132 92 142 108 140 124Z", wool, {
          within: line("M76 104q4 -6 8 0M88 114q4 -6 8 0M74 116q3 -4 6 0", 1.6, "#a89a8c"),
        }) +
        form(oval(128, 129, 22), "#f6ecd8", {
          width: 2.8,
          within:
            flat(oval(128, 129, 18.5), "#d8342a") +
            flat(oval(128, 129, 12), "#fff6e0") +
            flat(oval(128, 129, 6), "#d8342a"),
        }) +
        placed(
          form("M-14 -22C-22 -40 -40 -44 -50 -34C-38 -34 -32 -24 -26 -12Z", horn, {
            width: 2.8,
            within: line("M-36 -42l-3 10M-28 -36l-5 8M-22 -28l-6 6", 1.4, "#6a4a1c"),
          }) +
            form("M8 -26C10 -46 26 -54 38 -46C26 -42 24 -32 22 -18Z", horn, {
              width: 2.8,
              within: line("M24 -50l3 9M15 -42l7 4M11 -32l9 2", 1.4, "#6a4a1c"),
            }) +
            ear(-1) +
            ear(1) +
            form("M-24 -16C-22 -34 20 -36 24 -16C28 4 26 18 22 30C16 44 -10 46 -18 32C-24 18 -26 2 -24 -16Z", wool) +
            form("M-16 12C-10 4 16 4 22 12C28 26 22 42 4 42C-14 42 -22 26 -16 12Z", "#f0c4b0", { width: 2.6 }) +
            flat(oval(-4, 14, 2.2, 1.6) + oval(10, 14, 2.2, 1.6), INK) +
            mouth(pen, "gape", 3, 26, 12) +
            form("M-4 41C-6 48 0 52 4 57C8 52 12 48 10 41Z", "#d8c8b4", { width: 2.4, shade: [-2, -2] }) +
            goatEye(-11, -8, 8.5) +
            goatEye(13, -9, 9.5) +
            brow(-12, -21, 8, -22, "#8a7a6a", 3) +
            brow(14, -23, 8, 22, "#8a7a6a", 3) +
            form("M-10 -26C-8 -40 14 -40 14 -26C8 -30 6 -22 2 -26C-2 -20 -4 -28 -10 -26Z", wool, {
              width: 2.4,
              shade: [-2, -2],
            }),
          118,
          66,
          9,
          1.08,
        ) +
        placed(
          form("M-9 -14C-10 -2 -10 8 -8 16H10C10 6 10 -4 8 -14Z", wool, { width: 2.6 }) +
            plain("M-10 10H12L10 20H-10Z", "#4a3428", 2.4),
          80,
          124,
          12,
        ),
      front:
        // it was not me
        placed(
          form(
            "M60 8C40 -2 20 -4 4 -6C-10 -10 -26 -10 -28 -4C-28 1 -14 2 -6 3C-12 8 -8 18 2 18C14 22 36 24 60 28Z",
            "#93b23a",
            { width: 2.8, within: line("M-6 3q8 2 10 6M-4 11q6 0 9 3", 1.3) },
          ) + form("M26 -8L60 2V34L22 26C18 14 20 2 26 -8Z", "#e0661f", { width: 2.8 }),
          176,
          112,
          8,
        ) +
        line("M158 44l10 -8M164 56l13 -3M162 68l12 3", 3, "#fff0b0") +
        spark(20, 118, 5) +
        spark(188, 84, 5),
    };
  },
};

export const fairExchange: Design = {
  dark: "#3a0b1a",
  flame: "#fff0b0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "calm",
      cover = "#1f6b4e",
      brass = "#ffd45a";
    const pan = (x: number, y: number, load: string): string =>
      line(`M${x} ${y}L${x - 22} ${y + 42}M${x} ${y}L${x + 22} ${y + 42}`, 2) +
      load +
      form(`M${x - 27} ${y + 42}H${x + 27}C${x + 24} ${y + 56} ${x - 24} ${y + 56} ${x - 27} ${y + 42}Z`, brass, {
        width: 2.8,
      });
    const head = (mark: string): string =>
      flat(oval(0, 0, 7, 8) + "M-6 -3l-6 -4l5 8ZM6 -3l6 -4l-5 8Z", "#a8cc4a") + mark;
    return {
      back: backdrop(
        "#f0c04a",
        "#9a5a14",
        shelf(30, ["#d8a43a", "#cc9632", "#e0b044"], "#a87020", -12, 212, 1) +
          shelf(78, ["#c48a2c", "#b87e26", "#cc9632"], "#94601a", -12, 212, 4) +
          glow(100, 20, 90, "#fffbd0", 0.8) +
          flat("M-12 118H212V164H-12Z", "#6a3410") +
          flat("M-12 118H212V124H-12Z", "#c88a3a") +
          line("M20 132h50M120 140h60M40 148h30", 1.6, "#48200a"),
      ),
      figure:
        cast(100, 146, 60) +
        tube("M86 128q-2 8 -2 14h-12M116 128q2 8 2 14h12", "#154a38", 7) +
        form("M95 40L96 8H105L106 40Z", brass, { width: 2.6 }) +
        placed(
          form("M-32 -44C-14 -50 14 -38 34 -44L33 44C14 50 -14 38 -32 44Z", "#fff3d0", {
            within: line("M-22 34C-8 32 6 38 24 36M-16 41C-4 40 6 44 18 43", 1.8, "#c89a54"),
          }) +
            face(pen, 1, -15, {
              mood,
              apart: 13,
              radius: 10.5,
              skin: "#e8c88a",
              gaze: look.gaze || [-0.9, 0.5],
              iris: "#2a9a6a",
              brow: { colour: "#5a3414", high: 5 },
              mouth: { kind: "smirk", below: 33, wide: 7 },
            }) +
            line(`${oval(-12, -15, 13.5)}${oval(14, -15, 13.5)}`, 2.2, "#b87a14") +
            // the whiskers of an honest trader
            form(
              "M1 8C-6 2 -13 4 -15 10C-18 16 -24 15 -26 9C-28 20 -14 26 1 15C16 26 30 20 29 9C26 15 21 16 18 10C15 4 8 2 1 8Z",
              "#6a3a1c",
              { width: 2.4, shade: [-2, -2] },
            ) +
            [-38, 40]
              .map(
                (x) =>
                  form(
                    `M${x - 6} -56C${x - 8} -66 ${x + 8} -66 ${x + 6} -56V56C${x + 8} 66 ${x - 8} 66 ${x - 6} 56Z`,
                    brass,
                    { width: 2.6 },
                  ) +
                  form(`M${x - 11} -52H${x + 11}V52H${x - 11}Z`, cover, {
                    shade: [-6, -2],
                    within: line(`M${x - 11} -44H${x + 11}M${x - 11} 44H${x + 11}`, 2, brass),
                  }),
              )
              .join(""),
          99,
          84,
          3,
        ) +
        tube("M54 84C46 84 44 78 44 70", cover, 7) +
        tube("M148 80C156 80 160 74 160 66", cover, 7) +
        tube("M28 28Q66 12 100 16T172 24", brass, 4.5, 4) +
        form(oval(100, 14, 8), "#e0392e", { width: 2.6, shade: [-2, -2] }) +
        pan(
          30,
          28,
          lookCard(30, 56, -8, 1.2, head(line("M-3 -2h.1M3 -2h.1", 2.4) + flat("M-2 3h4v6q-2 3 -4 0Z", "#f0606a"))),
        ) +
        pan(171, 24, lookCard(171, 52, 8, 1.2, head(line("M-5 -1q2 2 4 0M2 -1q2 2 4 0M-2 4h4", 1.6)))) +
        mitten(pen, 46, 68, 8, 60, "#f0c890") +
        mitten(pen, 158, 64, 8, -60, "#f0c890"),
      front:
        // a thumb's weight, quite by chance
        tube("M10 148C-2 124 0 104 8 90", "#93b23a", 5) +
        mitten(pen, 9, 83, 7.5, 20, "#93b23a") +
        bust(pen, 32, 124, 6, 0.44, { mood: "sly", robe: "#7a4ab0", gaze: [0.2, -0.95] }) +
        coin(146, 142, 7, 12, 0.7) +
        coin(166, 138, 7, -10, 0.7) +
        coin(158, 131, 6, 4, 0.7) +
        spark(146, 36, 6, "#ffffff") +
        spark(62, 40, 5, "#ffffff"),
    };
  },
};

export const secondWind: Design = {
  dark: "#14284a",
  flame: "#ffffe0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const cover = "#e8604a";
    const gust = (path: string, wide: number): string => line(path, wide, "#f4fdff", 'opacity=".85"');
    return {
      back: backdrop(
        "#8ad4f4",
        "#2c70b0",
        glow(40, 20, 80, "#ffffff", 0.8) +
          flat(
            "M110 22C114 8 134 8 138 18C150 10 166 18 164 28C176 28 180 38 172 42H108C98 40 98 26 110 22Z",
            "#d8f2ff",
            0.8,
          ) +
          flat("M-12 66C0 56 20 60 24 68C40 64 50 74 44 82H-12Z", "#d8f2ff", 0.6) +
          flat("M-12 -12H212V0H-12ZM188 -12H212V164H188ZM-12 -12H4V164H-12Z", "#3c4a8a") +
          line("M96 0V110M4 52H188", 4, "#3c4a8a") +
          flat("M188 -12C170 20 160 30 176 60C182 76 184 90 188 120H212V-12Z", "#f0c04a") +
          line("M192 -6C180 30 172 40 184 66M202 -6C192 40 188 60 198 100", 1.8, "#b07a1c") +
          flat("M-12 118H212V164H-12Z", "#24427c") +
          line("M20 130h60M110 138h70", 1.8, "#1a2f60"),
      ),
      figure:
        cast(62, 147, 46) +
        cast(160, 147, 30) +
        tube("M40 126q-6 6 -6 14h-10M76 126q4 6 4 14h12", "#a83a2c", 7) +
        placed(
          // leaves that will not lie flat
          form(
            "M-26 -42C-38 -58 -52 -62 -62 -58C-54 -52 -50 -44 -46 -34ZM-6 -48C-12 -64 -26 -74 -38 -72C-30 -64 -28 -54 -26 -44ZM18 -48C14 -66 2 -76 -10 -78C-4 -68 -6 -58 -4 -48Z",
            "#fbf2d8",
            {
              width: 2.4,
              smooth: true,
            },
          ) +
            form("M-34 -50C-6 -58 30 -56 50 -50C68 -24 66 20 48 42L-30 46Z", mix(cover, "#140808", 0.35), {
              smooth: true,
            }) +
            form("M-34 -46C-6 -54 28 -52 46 -47C60 -22 60 18 44 38L30 44Z", "#f6e9c8", {
              width: 2.4,
              smooth: true,
              within: line("M-30 -46C0 -51 28 -49 40 -44C53 -20 53 18 38 40M36 -41C48 -20 48 18 34 42", 1.2, "#a8824a"),
            }) +
            // it has taken a very deep breath
            form(
              "M-38 -46C-10 -52 14 -50 34 -44C54 -22 52 24 34 46C10 54 -14 53 -36 46C-62 24 -60 -24 -38 -46Z",
              cover,
              {
                within:
                  flat("M-60 -54H-34C-52 -20 -50 24 -34 54H-64Z", mix(cover, "#140808", 0.28)) +
                  line("M-33 -50C-50 -20 -50 22 -33 50", 1.6) +
                  line("M-24 -40C0 -44 14 -43 26 -38M-24 41C0 46 14 45 26 40", 1.8, "#ffd08a"),
              },
            ) +
            form(oval(-22, 16, 17, 15), "#f27a62", { width: 2.4, within: flat(oval(-25, 11, 8, 6), "#ffb09a") }) +
            form(oval(26, 14, 17, 15), "#f27a62", { width: 2.4, within: flat(oval(23, 9, 8, 6), "#ffb09a") }) +
            form("M-7 20C-4 9 10 8 14 18C18 30 8 36 2 35C-6 34 -9 28 -7 20Z", "#c8343a", {
              width: 2.6,
              shade: [-2, -2],
            }) +
            flat(oval(5, 22, 5, 6.5), "#3a0f14") +
            eye(pen, -17, -15, 12, { gaze: look.gaze || [0.95, 0.2], lid: 0.22, tilt: 0.4, skin: "#b8402e" }) +
            eye(pen, 17, -17, 13, { gaze: look.gaze || [0.95, 0.2], lid: 0.22, tilt: -0.4, skin: "#b8402e" }) +
            brow(-18, -33, 13, 20, "#6a1a14", 6) +
            brow(18, -36, 13, -18, "#6a1a14", 6),
          58,
          84,
          -6,
        ),
      front:
        gust("M70 106C90 122 112 98 134 106C146 112 150 122 142 126", 4.4) +
        gust("M74 100C96 108 110 84 136 88C176 92 178 52 160 50C150 50 150 62 158 62", 4) +
        gust("M72 112C92 134 112 124 128 138", 3.4) +
        // its feet have not noticed yet that they run
        tube("M150 112C138 120 134 128 124 124M168 116C182 118 180 128 178 138", "#93b23a", 5.5) +
        placed(plain("M-4 -6C6 -7 14 -2 14 5H-6Z", "#6a3a1c", 2.2), 176, 140, -6) +
        placed(plain("M-4 -6C6 -7 14 -2 14 5H-6Z", "#6a3a1c", 2.2), 122, 121, 110) +
        bust(pen, 168, 76, 16, 0.54, { mood: "shock", robe: "#f2b32e", gaze: [0.9, 0.1] }) +
        gust("M110 56C124 50 128 40 142 40", 3) +
        gust("M180 122C188 118 196 122 204 116M184 132C192 130 198 134 206 130", 3) +
        plain("M112 26l12 -5l5 11l-12 5Z", "#fbf2d8", 1.8) +
        plain("M186 16l10 3l-3 11l-10 -3Z", "#fbf2d8", 1.8),
    };
  },
};

export const puppetStrings: Design = {
  dark: "#14041c",
  flame: "#ffdf9a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      cover = "#c02434",
      gold = "#f4c04a",
      bone = "#e4ddcc",
      robe = "#5a3a96";
    return {
      back: backdrop(
        "#3a1a4a",
        "#12061c",
        shelf(40, ["#2c1440", "#341a4a", "#26103a"], "#1a0a2a") +
          shelf(90, ["#2c1440", "#26103a", "#341a4a"], "#1a0a2a", -12, 212, 3) +
          flat("M150 -12H168L208 140H112Z", "#ffe9a0", 0.34) +
          glow(158, 92, 60, "#ffe9a0", 0.6) +
          flat("M-12 126H212V164H-12Z", "#4a2a1c") +
          line("M-12 138H212M40 126v12M110 138v14M170 126v12", 1.6, "#2a140e") +
          flat(oval(158, 141, 42, 9), "#ffe9a0", 0.55),
      ),
      figure:
        cast(70, 146, 54) +
        cast(158, 142, 24) +
        tube("M50 130q-4 8 -2 13h-10M84 130q2 8 0 13h12", "#7c1424", 7) +
        tube("M102 62C118 34 126 26 134 24", cover, 9) +
        placed(
          tome(pen, {
            wide: 41,
            high: 52,
            thick: 16,
            cover,
            brass: gold,
            within: line(
              "M-26 -52Q-34 0 -22 54M-12 -52Q-16 -30 -14 -24M34 -52Q42 0 30 54M18 34Q20 44 18 54M0 36V54",
              2.4,
              "#84141f",
            ),
          }) +
            face(pen, 4, -10, {
              mood,
              apart: 16,
              radius: 12,
              uneven: 0.9,
              skin: "#84141f",
              gaze: look.gaze || [0.9, 0.3],
              brow: { colour: "#2a0810", high: 7 },
              mouth: { below: 27, wide: 17 },
            }) +
            // the valance of a theatre
            form(
              "M-44 -56H46V-40Q38 -30 31 -40Q23 -30 16 -40Q8 -30 1 -40Q-7 -30 -14 -40Q-22 -30 -29 -40Q-37 -30 -44 -40Z",
              gold,
              { width: 2.6, within: line("M-44 -47H46", 2, "#b0741c") },
            ) +
            line("M-36 -34v5M-21 -34v5M-6 -34v5M9 -34v5M24 -34v5M39 -34v5", 2.4, "#ffe9b0"),
          66,
          76,
          -6,
        ) +
        tube("M32 92C18 98 16 112 28 116", cover, 9) +
        mitten(pen, 32, 116, 9, 110, "#f6ecd8") +
        // he pulls the strings in this house
        placed(
          tube("M147 122L144 136M167 122L171 136", bone, 4) +
            tube("M143 96L137 106M173 94L182 92", bone, 4) +
            form("M140 86H176L184 128H134Z", robe, {
              width: 2.8,
              within: flat("M154 90L162 90L164 128H152Z", "#8a5cd8"),
            }) +
            form("M134 92C132 82 140 76 158 80C176 76 184 82 182 92L158 98Z", "#3a2464", { width: 2.6 }) +
            plain(oval(137, 106, 4.5) + oval(183, 92, 4.5) + oval(144, 138, 5, 3.5) + oval(172, 138, 5, 3.5), bone) +
            form("M137 62C136 44 180 44 179 62C179 70 174 72 173 78C172 88 144 88 143 78C142 72 137 70 137 62Z", bone, {
              width: 2.8,
            }) +
            flat(oval(149, 63, 7.5) + oval(168, 63, 7.5), "#120818") +
            glow(149, 63, 10, "#b58cff", 1) +
            glow(168, 63, 10, "#b58cff", 1) +
            flat(oval(147, 62, 3) + oval(166, 62, 3), "#f6ecff") +
            brow(148, 53, 8, 18, "#1b1026", 4) +
            brow(169, 53, 8, -18, "#1b1026", 4) +
            flat("M156 72l2.5 -5l2.5 5Z", "#2a1830") +
            line("M148 80Q158 74 168 80M153 77v4M158 76v4M163 77v4", 1.5) +
            form("M138 54L133 32L144 42L150 30L158 42L166 30L172 42L184 32L178 54Q158 44 138 54Z", "#574c86", {
              width: 2.6,
              within: flat(oval(158, 46, 3), "#d0b0ff"),
            }),
          24.2,
          22,
          0,
          0.85,
        ) +
        line("M132 32L141 110M158 28V62M184 24L180 98", 1.8, "#fff6dc") +
        tube("M130 30L186 22M144 14L172 36", "#c88a4a", 4.5, 4) +
        mitten(pen, 142, 23, 10.5, 40, "#f6ecd8"),
      front:
        line("M190 88l7 -3M190 96l8 2M128 110l-7 2M130 118l-6 5", 2.2, "#fff0b0") +
        spark(108, 24, 6) +
        spark(194, 120, 5) +
        spark(20, 30, 4),
    };
  },
};

export const blink: Design = {
  dark: "#041c2a",
  flame: "#b0fff0",
  states: STILL,
  draw(pen) {
    const { glow, backdrop } = pen;
    const cover = "#ffcf2e",
      ring = (x: number, y: number, wide: number, high: number): string =>
        glow(x, y, wide * 1.35, "#3cf0e0", 0.85) +
        line(oval(x, y, wide, high), 9, "#0e8a94") +
        flat(oval(x, y, wide, high), "#06202c") +
        line(oval(x, y, wide, high), 4.5, "#7cfff0") +
        line(oval(x, y + high * 0.15, wide * 0.7, high * 0.6), 2, "#1fb8b8");
    const half = pen.id(),
      other = pen.id();
    return {
      back: backdrop(
        "#0f4a58",
        "#04141e",
        shelf(58, ["#0e4050", "#0c3848", "#124a5a"], "#08283a") +
          shelf(106, ["#0c3442", "#0a2c3a", "#0e3c4c"], "#061e2c", -12, 212, 2) +
          flat("M-12 122H212V164H-12Z", "#061a26") +
          line("M-12 134L212 134M20 122L-6 152M80 122L70 152M190 122L204 152", 1.6, "#0e3c4c") +
          // a floor's tiles, in case somebody measures
          line("M30 70v6M24 92h8M188 62v8", 2, "#2fd0c8"),
      ),
      figure:
        ring(50, 22, 38, 11) +
        ring(132, 126, 58, 16) +
        `<clipPath id="${half}"><path d="M-12 -40H212V126A58 16 0 0 1 74 126H-12Z"/></clipPath><g clip-path="url(#${half})">` +
        placed(
          tome(pen, {
            wide: 42,
            high: 60,
            thick: 16,
            cover,
            brass: "#3a6ad8",
            within: line("M-24 -50H34V60H-24Z", 1.8, "#c8860c"),
          }) +
            eye(pen, -13, -17, 14, { gaze: [-0.7, -0.3], lid: 0.2, tilt: 0.4, skin: "#d89a14" }) +
            brow(-14, -38, 15, 12, "#6a3a04", 6) +
            // the other one is shut: that is all the magic there is
            line("M8 -18Q21 -7 34 -19M12 -12l-3 6M21 -9v7M30 -13l3 6", 3.2) +
            brow(22, -33, 14, -10, "#6a3a04", 6) +
            mouth(pen, "grin", 5, 12, 17),
          128,
          84,
          7,
        ) +
        "</g>" +
        line("M76 130A58 16 0 0 0 188 130", 4.5, "#7cfff0") +
        `<clipPath id="${other}"><path d="M-12 164V22H12A38 11 0 0 0 88 22H120V164Z"/></clipPath><g clip-path="url(#${other})">` +
        placed(
          tube("M-14 26C-16 40 -24 46 -28 56M14 26C16 38 26 40 24 54", "#d89a14", 7) +
            placed(plain("M-7 -6H4C10 -4 12 2 12 7H-7Z", "#d8402e", 2.4), -28, 58, 34) +
            placed(plain("M-7 -6H4C10 -4 12 2 12 7H-7Z", "#d8402e", 2.4), 24, 58, -24) +
            tome(pen, { wide: 28, high: 26, thick: 11, cover, brass: "#3a6ad8" }),
          46,
          36,
          -9,
        ) +
        "</g>" +
        line("M13 24A38 11 0 0 0 87 24", 4.5, "#7cfff0"),
      front:
        mitten(pen, 84, 124, 11, -30, "#fff0c0") +
        mitten(pen, 178, 126, 11, 24, "#fff0c0") +
        line("M22 112l-5 7M42 116v9M64 108l5 6", 2.4, "#7cfff0") +
        spark(92, 66, 6, "#b0fff0") +
        spark(188, 40, 8, "#b0fff0") +
        spark(66, 112, 5, "#b0fff0") +
        spark(30, 138, 6, "#b0fff0") +
        spark(12, 74, 4, "#b0fff0"),
    };
  },
};

export const tradePlaces: Design = {
  dark: "#2a0f1a",
  flame: "#ffe9a8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      cover = "#27b0b8",
      skin = "#93b23a",
      oak = "#a8622c",
      robe = "#e0661f";
    const spine = (x: number, wide: number, top: number, colour: string): string =>
      form(`M${x} 128V${top}Q${x + wide / 2} ${top - 4} ${x + wide} ${top}V128Z`, colour, {
        width: 2.6,
        within: line(`M${x} ${top + 12}h${wide}M${x} ${top + 17}h${wide}M${x} 112h${wide}`, 1.8, "#f2c860"),
      });
    const ear = (side: -1 | 1): string =>
      placed(
        form("M0 8C-14 4 -26 -4 -34 -20C-22 -24 -10 -20 2 -10Z", skin, {
          width: 2.8,
          within: flat("M-4 2C-12 -2 -20 -8 -26 -15C-18 -16 -10 -12 -2 -4Z", "#d98a62"),
        }),
        side < 0 ? -34 : 44,
        -20,
        side * 8,
        -side,
        1,
      );
    return {
      back: backdrop(
        "#8a4a24",
        "#3c1a10",
        flat("M-12 -12H112V164H-12Z", "#3a170e") +
          glow(54, 70, 80, "#c8702a", 0.5) +
          flat("M118 -12H212V164H118Z", "#a8622c") +
          flat("M126 -8H206V92H126Z", "#e8b060") +
          glow(176, 26, 60, "#fff0b0", 0.95) +
          flat("M118 122H212V164H118Z", "#6a3018") +
          line("M166 -8V92M126 42H206", 3, "#a8622c"),
      ),
      figure:
        // the shelf, and who stands in it now
        spine(-8, 18, 40, "#7a2432") +
        spine(11, 15, 56, "#3c5a8a") +
        spine(86, 17, 38, "#5a7a3a") +
        bust(pen, 56, 82, -4, 0.64, { mood: "fear", robe, gaze: [0.8, -0.3] }) +
        form("M28 128V104H84V128Z", robe, { width: 2.6 }) +
        line("M28 112h56M28 117h56", 1.8, "#ffe0a0") +
        spine(20, 10, 96, "#8a6aa8") +
        form("M-12 124H116V140H-12Z", oak, { within: line("M0 132h40M60 130h44", 1.4, "#6a3414") }) +
        form("M-12 12H116V26H-12Z", oak, { within: line("M10 18h44M70 20h30", 1.4, "#6a3414") }) +
        form("M104 -12H118V164H104Z", mix(oak, "#3c1a10", 0.25), { width: 3 }) +
        cast(160, 147, 42) +
        placed(
          ear(-1) +
            ear(1) +
            tome(pen, {
              wide: 35,
              high: 46,
              thick: 12,
              cover,
              brass: "#f2c040",
              within: line("M-20 -40H28V40H-20Z", 1.8, "#b8f4f0"),
            }) +
            face(pen, 3, -14, {
              mood,
              apart: 14.5,
              radius: 11.5,
              uneven: 0.9,
              skin: "#167a84",
              gaze: look.gaze || [-0.9, 0.2],
              brow: { colour: "#08363c", high: 6 },
              mouth: { below: 25, wide: 14 },
            }) +
            // a nose of paper, tied on
            line("M-36 -4L40 -6", 1.5, "#fff6dc") +
            form("M-2 -10C4 -14 10 -8 12 0C16 6 12 10 6 10C-2 10 -6 4 -2 -10Z", skin, { width: 2.4, shade: [-2, -2] }),
          152,
          70,
          6,
        ) +
        form("M112 152C112 128 126 112 150 112C176 112 194 126 198 152Z", robe, {
          within: line("M132 126q-4 12 -4 26M180 124q6 12 6 26", 1.6, "#8a340c"),
        }) +
        form("M130 116C142 108 166 108 176 116L154 136Z", mix(robe, "#ffffff", 0.5), { width: 2.4 }) +
        tube("M182 128C198 118 198 104 190 96", robe, 9) +
        mitten(pen, 189, 92, 10, 8, "#b8f4f0"),
      front:
        spark(120, 36, 6) +
        spark(194, 62, 5) +
        line("M94 62l8 -5M96 74l9 0M22 66l-8 -4", 2.4, "#ffe0a0") +
        flat("M82 50q-4 7 0 10q5 -3 0 -10Z", "#bfe8ff"),
    };
  },
};
