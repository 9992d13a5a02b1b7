/** Loot, scrolls: somebody has read them aloud, and it begins. */

import { type Design, STILL } from "./design";
import { brow, eye, face, mouth } from "./faces";
import { glint, helm, imp, plain, strand } from "./loot-parts";
import { bricks, flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed } from "./pen";

const PAPER = "#f0dca4";

const SIGNS = ["v6m0 -3l3 -3", "l3 6l3 -6", "h4l-4 6h4", "v6l4 -3", "l4 3l-4 3", "q4 3 0 6"];

/** Words that nobody should read twice. */
const runes = (x: number, y: number, wide: number, rows: number, colour: string, step = 9): string =>
  line(
    Array.from({ length: wide * rows }, (_, i) => {
      const at = i % wide,
        row = Math.floor(i / wide);
      return `M${x + at * step} ${y + row * 11}${SIGNS[(at * 2 + row * 3) % SIGNS.length]}`;
    }).join(""),
    1.8,
    colour,
  );

/** An open scroll, 60 wide and 80 high, around 0, 0. */
const sheet = (pen: Pen, within: string, colour = PAPER): string =>
  pen.form("M-26 -34C-10 -30 10 -38 27 -34C24 -12 30 12 26 34C10 38 -12 30 -27 35C-30 12 -23 -12 -26 -34Z", colour, {
    width: 2.8,
    within,
  }) +
  [-36, 36]
    .map(
      (y) =>
        plain(`M-30 ${y - 6}H30V${y + 6}H-30Z`, colour, 2.8) +
        flat(`M-29 ${y + 1}H29V${y + 5}H-29Z`, mix(colour, INK, 0.45)) +
        plain(oval(-31, y, 5, 7) + oval(31, y, 5, 7), "#a83c2c", 2.4),
    )
    .join("");

export const scrollOfDoors: Design = {
  dark: "#0e1238",
  flame: "#ffe9a0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#d88a4a";
    return {
      back: backdrop(
        "#3c4a98",
        "#141a4c",
        line(
          "M-12 24H212M-12 52H212M-12 80H212M-12 108H212M30 -8v32M90 24v28M40 52v28M80 80v28M20 80v28M190 24v28M186 80v28",
          1.8,
          "#2a3478",
        ) +
          flat("M-12 132H212V164H-12Z", "#0e1238") +
          glow(140, 80, 90, "#ffdf80", 1) +
          flat("M116 138L172 138L150 164H20Z", "#ffdf80", 0.75),
      ),
      figure:
        // the door that was not there
        flat("M112 138V44C116 14 170 14 174 44V138Z", "#fff2b0") +
        placed(
          plain("M-32 96C-38 50 -24 28 0 28C26 28 40 50 44 84Z", "#5c3c8a", 3.6) +
            imp(pen, { skin: "#7cae52", mood: "joy", small: true }),
          138,
          84,
          -6,
          0.6,
        ) +
        form("M174 44V138L196 152V34C192 18 184 12 166 22C172 28 174 36 174 44Z", "#8a5630", {
          within: line("M181 30V144M189 32V148", 2, "#54301a") + plain(oval(180, 92, 3), "#f0c850", 1.8),
        }) +
        line("M112 138V44C116 14 170 14 174 44", 5, "#fffbe8", 'stroke-dasharray="13 5 22 4"') +
        mitten(pen, 116, 104, 8, -80, "#7cae52") +
        // the one who drew it
        cast(46, 150, 50) +
        form("M-4 160C-2 128 16 114 44 114C72 116 86 132 88 160Z", "#3c7ac8", {
          within: line("M30 116l8 44M62 118l-8 42", 2.4, "#1c3a7a") + spark(22, 138, 5) + spark(70, 142, 5),
        }) +
        placed(imp(pen, { skin, mood: "shock", gaze: [1, 0] }), 48, 82, -7, 0.82) +
        placed(
          form(
            "M-36 4C-20 -8 -12 -34 6 -52C14 -54 20 -48 26 -44C18 -40 18 -30 22 -22C26 -10 34 -2 40 2C20 14 -16 16 -36 4Z",
            "#3c7ac8",
            {
              within:
                spark(-4, -14, 7, "#ffe08a") +
                spark(12, -34, 4, "#ffe08a") +
                line("M-36 4C-12 12 16 12 40 2", 5, "#f0c850"),
            },
          ),
          42,
          48,
          -8,
          0.86,
        ) +
        form("M72 132C88 132 96 124 98 112L86 104C82 114 76 116 66 118Z", "#3c7ac8", { width: 2.8 }) +
        placed(form("M-3 -14H3V8H-3Z", "#fffbe8", { width: 2, shade: [-1, 0] }), 99, 88, 30) +
        mitten(pen, 94, 100, 10, 20, skin) +
        placed(sheet(pen, runes(-18, -22, 5, 5, "#6a4a1c")), 16, 132, -14, 0.56) +
        mitten(pen, 26, 142, 9, 20, skin),
      front: spark(106, 24, 6) + spark(182, 14, 5) + line("M104 74l5 -7M110 80l4 -3", 1.8, "#fffbe8"),
    };
  },
};

export const scrollOfSparks: Design = {
  dark: "#060c2c",
  flame: "#b8f4ff",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#6c5c74";
    const bolt = (path: string): string => line(path, 8, INK) + line(path, 5.4, "#58d0ff") + line(path, 2.2, "#fbffff");
    return {
      back: backdrop(
        "#1f3a8a",
        "#0a1038",
        bricks("#16296a") + glow(100, 118, 120, "#4ac8ff", 0.85) + flat("M-12 136H212V164H-12Z", "#080c2c"),
      ),
      figure:
        form("M48 160C46 124 64 108 98 108C134 108 154 124 152 160Z", "#c8502c", {
          within: line("M76 110l8 50M122 110l-8 50", 3, "#7a2414"),
        }) +
        form(
          "M62 58L36 50L56 40L34 20L62 26L56 -4L80 18L92 -12L106 16L130 -6L128 24L160 14L140 38L166 44L140 58Z",
          "#f0d040",
          { width: 3.2 },
        ) +
        placed(
          imp(pen, { skin, mood: "shock", gaze: [0, 1] }) +
            flat(
              "M-36 8C-30 20 -20 16 -16 26C-12 34 -2 28 -4 38C-24 38 -36 26 -36 8ZM20 30C26 22 32 22 36 10C36 24 30 34 18 36Z",
              "#1c1420",
              0.7,
            ),
          100,
          60,
          5,
          0.94,
        ) +
        placed(sheet(pen, runes(-19, -24, 5, 5, "#1470c8"), "#f4ecc0"), 100, 128, 90, 0.94, 1.12) +
        mitten(pen, 52, 126, 12, -20, skin) +
        mitten(pen, 148, 126, 12, 20, skin),
      front:
        glow(100, 122, 44, "#d8fbff", 0.9) +
        bolt("M84 116L62 98L66 88L30 70L36 58L4 44") +
        bolt("M118 114L142 100L138 90L172 76L166 64L204 52") +
        bolt("M78 134L50 146L44 138L20 156") +
        spark(100, 122, 20, "#ffffff") +
        spark(14, 92, 7, "#d8fbff") +
        spark(186, 100, 8, "#d8fbff") +
        spark(182, 26, 5, "#fff2a0") +
        spark(20, 22, 5, "#fff2a0") +
        line("M140 6q6 -6 2 -12M70 2q-4 -6 0 -10", 2.4, "#c8c8d8"),
    };
  },
};

export const scrollOfCalling: Design = {
  dark: "#3a1c0c",
  flame: "#fff6c0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#58a07c";
    return {
      back: backdrop(
        "#ecc868",
        "#8a5a24",
        glow(150, 60, 100, "#fff8d0", 0.9) +
          line("M-12 30H212M-12 64H212M40 -8v38M110 30v34M170 -8v38M20 30v34", 1.8, "#c89a44") +
          flat("M-12 132H212V164H-12Z", "#5c3818") +
          // who listens
          flat("M160 132V104C162 86 196 86 198 104V132Z", "#2a140c") +
          line("M160 132V104C162 86 196 86 198 104V132", 3, "#6a4420") +
          flat(oval(182, 26, 17, 14), "#2a140c") +
          line(oval(182, 26, 17, 14), 3, "#a8742c") +
          flat(oval(24, 18, 16, 12), "#2a140c") +
          line(oval(24, 18, 16, 12), 3, "#a8742c") +
          glint(172, 108, 5, "#ffe04a") +
          glint(176, 26, 4.4, "#9aff6a") +
          glint(18, 18, 4, "#ff9a5a"),
      ),
      figure:
        cast(74, 150, 62) +
        form("M14 160C12 126 30 110 62 110C94 110 112 128 112 160Z", "#a83c5c", {
          within: line("M40 112l8 48M84 114l-8 46", 3, "#6a1c38"),
        }) +
        placed(
          form("M-30 -14C-46 -30 -60 -32 -68 -26C-60 -4 -48 8 -30 12Z", skin, {
            within: flat("M-32 -8C-44 -20 -52 -22 -60 -20C-52 -6 -44 2 -32 6Z", "#e08a78"),
          }) +
            form("M14 -34C20 -52 32 -62 44 -60C46 -44 38 -28 26 -22Z", skin) +
            form("M-38 0C-40 -28 -20 -40 2 -40C28 -40 40 -24 40 0C42 24 22 40 0 40C-24 40 -37 26 -38 0Z", skin, {
              within: flat(oval(22, 20, 13, 10), "#e0705c", 0.6) + flat(oval(-22, 18, 11, 8), "#e0705c", 0.5),
            }) +
            face(pen, 4, -10, {
              mood: "joy",
              apart: 17,
              radius: 11,
              skin,
              brow: { colour: "#1c3c30", high: 5 },
              mouth: null,
            }) +
            form("M0 8C-2 0 18 0 18 9C16 16 2 16 0 8Z", "#78b48c", { width: 2.2, shade: [-2, -2] }),
          60,
          72,
          -6,
        ) +
        form("M78 96C96 82 128 56 150 30C164 40 174 74 168 96C140 100 108 106 86 110Z", PAPER, {
          rim: [3, 3],
          within:
            line("M86 104C112 92 140 82 168 84M84 96C108 78 132 60 156 48", 1.6, "#c8a458") +
            placed(runes(0, 0, 5, 2, "#7a4a1c", 11), 100, 90, -24, 1.1),
        }) +
        form("M150 30C164 34 178 78 168 96C156 92 142 50 150 30Z", "#8a6428", {
          width: 2.8,
          smooth: true,
          within: flat(oval(160, 64, 5, 16), "#5c3c14"),
        }) +
        form("M74 92C70 100 76 112 86 112C92 106 86 92 74 92Z", "#e8c880", { width: 2.6, shade: [-2, -2] }) +
        form("M96 160C112 148 118 132 114 116L98 118C98 130 92 138 84 142Z", "#a83c5c", { width: 3 }) +
        mitten(pen, 106, 108, 13, 20, skin) +
        mitten(pen, 72, 112, 11, -40, skin),
      front:
        line("M178 50C186 60 188 72 184 84M188 44C198 58 200 78 194 92", 3.4, "#7a3c14") +
        line("M130 22l4 -10M112 32l0 -10", 2.4, "#7a3c14") +
        line("M104 24v-12l7 -2v11M140 124v-12l7 -2v11", 2.2) +
        flat(
          oval(102, 24, 3.2, 2.5) + oval(109, 21, 3.2, 2.5) + oval(138, 124, 3.2, 2.5) + oval(145, 121, 3.2, 2.5),
          INK,
        ),
    };
  },
};

export const scrollOfCommand: Design = {
  dark: "#1a1030",
  flame: "#ffe6a0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const recruit = (x: number, y: number, skin: string, turn: number): string =>
      placed(
        plain(
          "M-24 -6C-38 -18 -48 -20 -54 -16C-50 0 -38 10 -24 12ZM24 -6C38 -18 48 -20 54 -16C50 0 38 10 24 12Z",
          skin,
          3.4,
        ) +
          form("M-30 30C-34 -6 -22 -28 0 -28C22 -28 34 -6 30 30Z", skin, { width: 3.4 }) +
          form("M-30 -4C-30 -26 -16 -36 0 -36C18 -36 30 -26 30 -4C12 -12 -12 -12 -30 -4Z", "#7c8694", { width: 3.2 }),
        x,
        y,
        turn,
        0.72,
      );
    return {
      back: backdrop(
        "#56649c",
        "#1c2050",
        glow(90, 46, 100, "#ffe9a8", 0.85) +
          flat("M150 -12V70L168 58L186 70V-12ZM8 -12V60L22 50L36 60V-12Z", "#a82c3c") +
          flat(oval(168, 22, 9) + oval(22, 18, 7), "#f0c850") +
          line("M-12 106H212", 2, "#141844"),
      ),
      figure:
        placed(
          form("M-32 62C-40 66 -42 78 -32 82H32C42 78 42 66 34 62Z", "#dcc080", { width: 3 }) +
            form(
              "M-36 -44C-14 -38 14 -48 36 -42C32 -10 40 30 34 70C12 76 -12 66 -36 72C-42 30 -32 -10 -36 -44Z",
              PAPER,
              {
                within: placed(runes(-26, 0, 6, 2, "#8a6428"), 0, 46) + line("M-26 36H-4M-26 42H-8", 1.8, "#8a6428"),
              },
            ) +
            face(pen, 0, -14, {
              mood: "rage",
              apart: 15,
              radius: 11,
              uneven: 1.06,
              skin: "#c8a868",
              gaze: [0.9, 0.5],
              brow: { colour: "#5c3414", high: 7 },
              mouth: { kind: "gape", below: 36, wide: 13 },
            }) +
            line(oval(15, -14, 15), 2.6, "#f0b83c") +
            line("M29 -8C36 4 32 20 36 34", 1.8, "#f0b83c") +
            form("M-7 4C-8 -4 9 -4 9 4C8 10 -6 10 -7 4Z", "#e0a870", { width: 2.2, shade: [-2, -2] }) +
            form("M0 12C-10 8 -20 14 -34 6C-36 18 -22 24 0 18C22 24 38 16 36 4C22 14 12 8 0 12Z", "#5c3414", {
              width: 2.4,
              shade: [-2, -2],
            }) +
            form("M-52 -38C-44 -62 -20 -64 0 -80C20 -66 46 -64 54 -40C30 -50 -26 -50 -52 -38Z", "#28386c", {
              within: line("M-50 -40C-26 -52 28 -52 52 -42", 4, "#f0c850"),
            }) +
            form("M-4 -78C-14 -92 4 -104 12 -92C16 -84 8 -74 0 -74Z", "#d83a3a", { width: 2.6, shade: [-2, -2] }) +
            form("M16 50L12 72L20 66L26 74L28 52Z", "#a82c3c", { width: 2.2 }) +
            form(oval(22, 48, 10), "#c8342a", { width: 2.6, shade: [-3, -3], within: spark(22, 48, 6, "#ffc8a0") }),
          82,
          76,
          -6,
          0.8,
        ) +
        strand("M112 88C126 88 138 82 152 76", "#c8a868", 6) +
        strand("M52 96C42 94 38 86 44 80", "#c8a868", 6) +
        mitten(pen, 156, 74, 12, 70, "#fff4dc") +
        strand("M162 70L182 62", "#fff4dc", 6) +
        mitten(pen, 46, 78, 10, 10, "#fff4dc"),
      front:
        strand("M128 130L134 90M196 140L194 96", "#8a5a30", 3) +
        plain("M128 92L136 74L141 93ZM189 98L194 80L200 98Z", "#d6dfe6", 2) +
        recruit(30, 138, "#8fb04a", -6) +
        recruit(164, 136, "#b878c0", 6) +
        recruit(96, 146, "#d8884a", 2) +
        line("M118 46l10 -6M122 58l12 -2", 2.6, "#fff2c0"),
    };
  },
};

export const scrollOfWards: Design = {
  dark: "#0c0a30",
  flame: "#c8fff0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#4a3c8c",
        "#14103c",
        line("M-12 34H212M-12 68H212M30 -8v42M120 34v34M180 -8v42M60 34v34", 1.8, "#3a2e74") +
          glow(84, 92, 110, "#58ffd0", 0.75) +
          flat("M-12 128H212V164H-12Z", "#181242") +
          flat(oval(84, 140, 88, 12), "#58ffd0", 0.35),
      ),
      figure:
        // the hero who only wished to look
        form("M150 160C146 122 154 94 178 90C196 88 208 92 214 98V160Z", "#a83c3c", {
          within: line("M164 160C160 130 166 110 176 96", 2.4, "#6a1c24"),
        }) +
        placed(helm(pen, { mood: "shock", gaze: [-0.9, 0.4], plume: "#f0c040" }), 170, 60, 14, 0.86) +
        cast(82, 147, 66) +
        placed(
          form("M-48 0H48V54H-48Z", "#8a4e28", {
            within: line("M-30 0V54M30 0V54", 7, "#5c6474") + line("M-48 20H48M-48 38H48", 1.8, "#54290f"),
          }) +
            form("M-50 2C-52 -40 -30 -50 0 -50C30 -50 52 -40 50 2Z", "#a8622f", {
              within: line("M-31 2C-32 -30 -26 -44 -20 -50M31 2C32 -30 26 -44 20 -50", 7, "#5c6474"),
            }) +
            // its watchman
            form("M-54 -26C-30 -10 20 -2 56 14L52 34C18 22 -28 14 -56 -4Z", PAPER, {
              width: 3,
              within: placed(runes(0, 0, 12, 1, "#1c8a70"), -50, -15, 17),
            }) +
            form("M56 -26C30 -8 -20 6 -54 28L-50 44C-16 30 28 12 58 -6Z", "#f8e8bc", {
              width: 3,
              within: placed(runes(0, 0, 12, 1, "#1c8a70"), -48, 32, -26),
            }) +
            form("M-26 6C-30 -8 -18 -22 -2 -20C12 -26 28 -14 26 2C32 16 20 30 4 28C-12 34 -28 22 -26 6Z", "#c8303c", {
              width: 3,
            }) +
            eye(pen, 0, 3, 16, {
              gaze: [0.95, -0.35],
              lid: 0.26,
              tilt: 0.4,
              pupil: 0.42,
              skin: "#8a1824",
              iris: "#58e0b0",
            }) +
            brow(0, -18, 18, 10, "#5c0c18", 6),
          70,
          90,
          -4,
          0.9,
        ) +
        line("M-6 142C-16 66 22 24 70 22C116 24 142 62 144 118", 4, "#8affdc") +
        line("M4 142C-4 76 30 36 70 34C106 36 128 66 131 112", 1.8, "#c8fff0", 'stroke-dasharray="2 7"') +
        form("M212 138C190 140 172 134 154 122L164 106C180 116 198 120 214 118Z", "#9fb0c4", { width: 3 }) +
        mitten(pen, 154, 114, 13, -70, "#b4805a"),
      front:
        glow(140, 112, 26, "#eafff8", 1) +
        spark(140, 112, 18, "#ffffff") +
        line("M140 130l-4 8l8 2l-4 10M134 94l-6 -10M126 118l-10 5", 2.8, "#8affdc") +
        [
          [18, 56],
          [46, 29],
          [96, 29],
          [124, 54],
          [4, 88],
        ]
          .map(([x = 0, y = 0], i) => spark(x, y, 5 + (i % 2) * 2, "#c8fff0"))
          .join("") +
        line("M142 30l-8 -8M136 44l-10 -3", 2.6, "#fff2c0"),
    };
  },
};

export const scrollOfEchoes: Design = {
  dark: "#140c34",
  flame: "#ffe6b0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const down = "#c8883c";
    const owl =
      "M-36 6C-40 -14 -37 -28 -43 -52C-34 -48 -28 -44 -22 -41C-10 -48 12 -48 24 -41C30 -46 36 -50 46 -54C40 -28 42 -8 38 8C34 30 18 38 0 38C-18 38 -32 28 -34 6Z";
    const echo = (x: number, y: number, scale: number, colour: string, lips: number): string =>
      placed(
        flat(`${owl}M-36 20C-44 40 -44 60 -40 80H40C46 60 44 40 36 20Z`, colour) +
          line(owl, 2.6, "#2a1c5c") +
          (lips
            ? flat(oval(-15, -6, 12) + oval(16, -6, 12), "#e8e0ff") +
              flat(oval(-13, -5, 4.6) + oval(18, -5, 4.6), "#2a1c5c") +
              flat(oval(2, 18, 8, lips), "#2a1c5c") +
              flat("M-9 13C-6 5 10 5 12 13L2 18Z", "#c8b8ff") +
              line(oval(-15, -6, 15) + oval(16, -6, 15), 2, "#2a1c5c")
            : line("M-26 -6Q-15 4 -5 -6M6 -6Q17 4 27 -6M-4 18H8", 4, "#2a1c5c")), // the last one has had enough
        x,
        y,
        0,
        scale,
      );
    return {
      back: backdrop(
        "#5a4ab4",
        "#1c1450",
        glow(170, 40, 110, "#c8b8ff", 0.8) +
          flat("M-12 -12H212V6L190 26L170 4L140 14L110 0L70 10L40 30L20 6L-12 40Z", "#241a5c") +
          flat("M-12 134Q100 122 212 134V164H-12Z", "#1a1244") +
          line("M150 60q10 16 4 34M166 52q10 18 4 38M182 44q8 16 4 34", 2, "#c8b8ff", 'opacity=".6"'),
      ),
      figure:
        echo(186, 46, 0.34, "#8a7cd8", 0) +
        echo(160, 62, 0.5, "#7c6ccc", 6) +
        echo(124, 78, 0.74, "#6c5cc0", 9) +
        cast(70, 150, 62) +
        form("M22 160C10 130 18 104 36 96H104C124 106 130 132 120 160Z", down, {
          within: flat("M46 160C40 132 50 112 70 112C92 112 102 132 96 160Z", "#f0d8a0"),
        }) +
        placed(
          form(owl, down, { within: flat("M-46 -56L-22 -30L0 -16L22 -32L48 -58V-70H-46Z", "#8a5424") }) +
            flat(oval(-16, -4, 18) + oval(18, -4, 17), "#f0d8a0") +
            line(oval(-16, -4, 18) + oval(18, -4, 17), 1.6, "#8a5424") +
            eye(pen, -16, -4, 13.5, { gaze: [0.1, 0.9], lid: 0.3, pupil: 0.5, skin: "#8a5424", iris: "#f0b83c" }) +
            eye(pen, 18, -4, 12.5, { gaze: [0, 0.9], lid: 0.3, pupil: 0.5, skin: "#8a5424", iris: "#f0b83c" }) +
            line("M-4 -6q6 -5 10 0", 2.4) +
            form("M-9 12C-6 4 10 4 12 12L2 18Z", "#f0b83c", { width: 2.4, shade: [-2, -2] }) +
            form("M-7 18L2 22L10 18C10 32 -6 34 -7 18Z", "#7a1c2c", {
              width: 2.4,
              smooth: true,
              within: flat(oval(2, 31, 6, 4), "#e0606e"),
            }),
          58,
          66,
          -7,
          1.04,
        ) +
        placed(sheet(pen, runes(-18, -24, 5, 5, "#4a3cb0")), 74, 136, 84, 0.72, 0.92) +
        form("M22 112C8 124 10 144 26 148C40 150 50 142 50 132C40 132 32 124 30 112Z", "#8a5424", {
          width: 3,
          within: line("M18 132q6 6 14 4M22 142q6 4 12 0", 1.8, "#54300f"),
        }) +
        form("M116 112C130 124 130 144 114 150C102 150 96 144 96 134C106 132 112 124 112 112Z", "#8a5424", {
          width: 3,
          within: line("M122 134q-6 6 -14 4M116 144q-6 4 -10 0", 1.8, "#54300f"),
        }),
      front:
        line("M96 112C104 108 106 104 106 98M104 122C114 116 118 110 118 102", 3, "#fff0c8") +
        line("M178 14h8l-8 9h8M190 4h6l-6 7h6", 2.4, "#e8e0ff") +
        spark(20, 46, 5) +
        spark(132, 26, 4),
    };
  },
};

export const scrollOfRuin: Design = {
  dark: "#34081c",
  flame: "#fff0a8",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#e8dcc0";
    const block = (x: number, y: number, turn: number, scale: number): string =>
      placed(
        plain("M-14 -9L12 -11L15 8L-12 11Z", "#e0c090", 2.8) + flat("M15 8L-12 11L-13 5L14 2Z", "#8a5a3c"),
        x,
        y,
        turn,
        scale,
      );
    const word = (x: number, y: number, turn: number, scale = 1): string =>
      placed(
        line("M-5 -4l-3 -4M0 -5v-5M5 -4l3 -4M-5 4l-3 4M0 5v5M5 4l3 4", 1.6) +
          flat(oval(-6, 0, 4) + oval(0, 0, 3.4) + oval(7, 0, 4.6), INK) +
          flat(oval(9, -1, 1.4), "#ff7a4a"),
        x,
        y,
        turn,
        scale,
      );
    return {
      back: backdrop(
        "#f0b850",
        "#8a2c1c",
        glow(100, 40, 110, "#fff2b0", 0.9) +
          flat("M-12 20H30V36H24V134H-12Z", "#a8623a") +
          line("M-4 40v90M8 40v90M18 40v90M30 60L14 72L26 86L10 100", 2.4, "#6a2c20") +
          flat("M-12 134H212V164H-12Z", "#561820") +
          line("M100 134L92 144L104 150M160 134l6 10", 2.6, "#2c0810"),
      ),
      figure:
        placed(
          form("M-19 -34L-8 -46L4 -36L19 -44V80H-19Z", "#e8c898", {
            within: line("M-9 -40V80M2 -34V80M12 -40V80", 2.6, "#a8723c"),
          }),
          184,
          112,
          6,
        ) +
        placed(
          form("M-19 50L-6 40L6 52L19 44V-20H-19Z", "#e8c898", {
            within: line("M-9 50V-20M2 46V-20M12 50V-20", 2.6, "#a8723c"),
          }) + form("M-28 -34H28L22 -18H-22Z", "#d8b078", { width: 3 }),
          164,
          22,
          -34,
        ) +
        cast(96, 150, 66) +
        form("M36 160C32 122 56 104 96 104C138 104 160 124 158 160Z", "#34508a", {
          within: line("M66 110q-6 24 -4 50M128 112q6 24 2 48", 2.4, "#1c2c58"),
        }) +
        placed(
          form("M-50 20C-56 -26 -30 -56 4 -56C40 -56 58 -26 52 18C46 42 24 50 0 50C-26 50 -46 42 -50 20Z", "#34508a", {
            within: line("M-40 -20q10 -24 30 -30", 2.4, "#1c2c58"),
          }) +
            form("M-38 6C-40 -24 -20 -38 2 -38C26 -38 40 -22 38 6C36 28 20 40 0 40C-22 40 -36 28 -38 6Z", "#141230", {
              width: 2.8,
              smooth: true,
            }) +
            form(
              "M-30 2C-32 -20 -16 -30 2 -30C22 -30 32 -18 31 2C30 12 24 16 20 20V34H-16V22C-24 18 -29 10 -30 2Z",
              skin,
              { width: 2.8 },
            ) +
            flat(oval(-12, -4, 12, 13) + oval(15, -4, 11.5, 12.5), "#241430") +
            eye(pen, -12, -4, 9, { gaze: [0.3, 0.95], lid: -0.05, pupil: 0.3, skin: "#241430" }) +
            eye(pen, 15, -4, 8.5, { gaze: [0.2, 0.95], lid: -0.05, pupil: 0.3, skin: "#241430" }) +
            line("M-24 -22L-6 -27M10 -28L28 -22", 3.6) +
            flat("M-1 11l3 -6l4 6Z", "#241430") +
            mouth(pen, "gape", 2, 23, 11),
          90,
          68,
          5,
          0.96,
        ) +
        placed(
          sheet(pen, runes(-18, -22, 2, 2, "#7a4a1c") + flat("M8 40L14 26L20 34L26 20L32 40Z", "#3c1c14", 0.7)),
          98,
          132,
          86,
          0.8,
          1.06,
        ) +
        mitten(pen, 50, 132, 12, -24, skin) +
        mitten(pen, 146, 130, 12, 24, skin) +
        word(112, 126, 20) +
        word(92, 138, 200, 0.9) +
        word(132, 118, -40) +
        word(148, 108, -60, 0.9) +
        word(62, 118, 230) +
        word(44, 104, 250, 0.9),

      front:
        block(40, 34, 24, 1.1) +
        block(140, 92, -30, 0.7) +
        block(28, 78, 50, 0.8) +
        block(150, 66, 32, 0.8) +
        block(92, 6, -12, 0.8) +
        line("M36 18v-14M46 18v-10M24 64v-10", 2.4, "#fff2c0") +
        word(164, 92, -70, 0.8) +
        flame(pen, 136, 150, 0.5),
    };
  },
};
