/** The Imps: goggles on the brow, and a screw for the horn that is gone. */

import { arms, helm, token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { expressionOf, face, type Mouth } from "./faces";
import { bricks, flame, mittens, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, plain, tube } from "./pen";

const SKIN = "#dc4630";
const DEEP = "#8e1f24"; // the skin's folds
const HORN = "#f2dfb2";
const BRASS = "#e0a83a";
const LENS = "#58c8c0";

interface Head extends Look {
  mouth?: Mouth;
  wide?: number; // of the mouth
  goggled?: boolean; // they are over the eyes for once
}

/** About (0, 0): 70 wide without the ears, from the screw at -76 to the beard at 48. */
function head(pen: Pen, look: Head = {}): string {
  const { form } = pen;
  const mood = look.mood ?? "gloat";
  const { goggled = false } = look;
  const [high, radius] = goggled ? [3, 15] : [-27, 9.5];
  const lenses = oval(-16, high, radius) + oval(16, high + 1, radius);
  const strap = `M-39 ${high - 3}Q0 ${high - 9} 39 ${high - 2}V${high + 5}Q0 ${high - 1} -38 ${high + 4}Z`;
  const band = plain(strap, "#5c3420", 2.2);
  const rings = tube(lenses, BRASS, 3, 3);
  return (
    form("M-28 12C-46 10 -64 -4 -72 -24C-54 -28 -38 -22 -26 -10ZM29 10C46 8 62 -6 68 -26C52 -28 36 -22 26 -12Z", SKIN, {
      within: flat(
        "M-32 4C-46 2 -56 -8 -62 -18C-50 -18 -40 -14 -30 -6ZM32 2C46 0 54 -10 60 -20C48 -19 40 -14 30 -8Z",
        "#f08a62",
      ),
    }) +
    form("M-30 -22C-42 -38 -40 -58 -24 -68C-26 -52 -16 -44 -4 -36Z", HORN, {
      within: line("M-35 -40q10 -2 16 4M-35 -51q7 -2 11 3", 1.6, "#a8824a"),
    }) +
    // the other one is under a wheel of the Warrior's cart
    form("M13 -44L24 -77L31 -40Z", "#b4c2d0", {
      width: 2.8,
      shade: [-3, -1],
      within: line("M10 -50l20 6M13 -58l15 6M16 -66l11 5", 2.2, "#5a6878"),
    }) +
    plain("M6 -35L10 -47H33L37 -33Z", BRASS, 2.6) +
    line("M18 -47v12M27 -47v13", 1.5, "#7a4a10") +
    form(
      "M-36 -6C-38 -28 -20 -40 0 -40C22 -40 40 -28 37 -4C37 12 27 24 17 31C9 39 -8 39 -15 31C-27 24 -36 12 -36 -6Z",
      SKIN,
      {
        within:
          flat("M-37 8C-28 14 -20 24 -16 36H-40Z", DEEP, 0.5) + line("M24 18q5 -1 7 -5M-25 18q-4 -1 -6 -4", 1.5, DEEP),
      },
    ) +
    plain("M-7 34C-2 37 6 37 10 34C9 42 6 46 8 51C1 50 -5 44 -7 34Z", "#3a1420", 2.4) +
    band +
    (goggled ? "" : flat(lenses, LENS) + rings + line(`M-22 ${high - 2}l5 -5M10 ${high - 1}l5 -5`, 2.4, "#e6fffa")) +
    face(pen, 0, 3, {
      mood,
      apart: 16,
      radius: 10.6,
      uneven: 1.08,
      skin: mix(SKIN, "#5a1030", 0.4),
      white: goggled ? "#dffaf4" : "#fff6cc",
      iris: "#f2a81e",
      gaze: look.gaze ?? expressionOf(mood).gaze ?? [0.5, 0.2],
      brow: goggled ? null : { colour: "#3a1420", high: 5, wide: 12 },
      mouth: { kind: look.mouth, below: 22, wide: look.wide ?? 14 },
    }) +
    (goggled ? flat(lenses, LENS, 0.3) + rings + line("M-26 -1l8 -9M7 1l8 -9", 2.6, "#f4fffc") : "") +
    form("M-4 9C-2 4 5 4 6 9C10 12 8 17 1 16C-6 17 -8 13 -4 9Z", "#ee6a44", { width: 2, shade: [-1.6, -1.6] })
  );
}

const arm = arms(SKIN, "#2a0a20");

const tail = (pen: Pen, path: string, x: number, y: number, turn: number): string =>
  arm(path, 4) +
  placed(pen.form("M-4 3C-16 4 -14 -10 0 -21C14 -10 16 4 4 3Z", SKIN, { width: 2.8, shade: [-3, -2] }), x, y, turn);

const hand = mittens("#ee6a44");

export const pitfall: Design = {
  dark: "#2a0a20",
  flame: "#ffe0a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#6a5a86",
        "#3a2c54",
        glow(166, 26, 84, "#ffc870", 0.95) +
          flat("M-12 -12H212V6Q100 22 -12 6Z", "#2c2142") +
          line("M22 14v66M60 20v60M140 20v60M184 14v66", 2, "#4a3c68") +
          line("M-12 44Q100 54 212 44", 2, "#4a3c68") +
          flame(pen, 170, 34, 0.8) +
          flat("M163 42h14l-4 12h-6Z", "#2c1a1a"),
      ),
      figure:
        tail(pen, "M52 96C26 92 8 74 22 54C30 44 40 54 32 60", 31, 57, 150) +
        form("M50 122C48 92 64 80 100 80C138 82 152 96 150 122Z", SKIN, {
          within: flat("M74 122C72 100 84 92 100 92C118 94 126 104 124 122Z", "#f08a62"),
        }) +
        arm("M146 104C164 98 176 88 176 74", 11) +
        hand(pen, 176, 66, 12, 18) +
        line("M160 52q-6 -6 -4 -12M192 54q5 -6 2 -12", 2.2, "#fff0c8") +
        placed(head(pen, { ...look, mood: look.mood ?? "gloat", gaze: [0.35, 0.95], wide: 17 }), 96, 68, 8, 1.02),
      front:
        // we stand in it
        flat("M-12 92C40 120 160 120 212 92V164H-12Z", "#241a38") +
        line("M10 118l-6 40M46 128l-4 30M96 132v30M150 128l6 30M186 120l8 40M-12 136q110 24 224 0", 2, "#140c22") +
        form("M-12 84C40 112 160 112 212 84V98C160 126 40 126 -12 98Z", "#9488b4", {
          width: 3,
          shade: [0, -5],
          within: line("M14 92l-4 18M46 100l-3 18M82 104l-1 18M116 104l2 18M150 99l4 18M182 92l6 18", 2.4, "#4a3c68"),
        }) +
        hand(pen, 50, 104, 12, -8) +
        tube("M28 132l22 8M154 118l16 -8M70 128l-8 -12", "#b07a3a", 2.2, 2.4) +
        placed(plain("M-9 0C-6 -9 6 -9 10 0C4 6 -4 6 -9 0Z", "#7fa83a", 2), 172, 136, 30) +
        arm("M66 166C64 152 70 146 74 140", 9, "#8497b0") +
        plain(
          "M64 142C60 130 64 124 66 118L71 130L73 115L78 129L83 117L83 132L92 128C90 140 82 148 72 147Z",
          "#a9b8cc",
          2.6,
        ) +
        placed(helm(pen, { gaze: [-0.6, -0.9], radius: 6.4 }), 130, 141, 16, 0.98),
    };
  },
};

export const tinker: Design = {
  dark: "#0b2a3a",
  flame: "#f6ffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const teeth = (from: number, to: number, y: number, high: number): string => {
      const step = (to - from) / 6;
      return `M${from} ${y}` + [0, 1, 2, 3, 4, 5].map(() => `l${step / 2} ${-high}l${step / 2} ${high}`).join("") + "Z";
    };
    return {
      back: backdrop(
        "#2f8f92",
        "#0e3a46",
        glow(150, 20, 92, "#fff0a8", 0.9) +
          line("M150 -12V8", 3, "#0a2630") +
          flat("M134 18C136 6 164 6 166 18Z", "#0a2630") +
          flat(oval(150, 19, 7, 4), "#fff6c8") +
          // the order of the day
          placed(
            flat("M-24 -26H24V26H-24Z", "#2a5ea8") +
              line("M-24 -26H24V26H-24Z", 2, "#123a5a") +
              line("M-10 18C-10 4 10 4 10 18M-7 -2C-8 -14 8 -14 7 -2V6H-7ZM0 -11q4 -8 10 -5M-7 -3h14", 1.6, "#d8ecff") +
              line("M-17 -16L17 18M17 -16L-17 18", 2.4, "#ff9a8a"),
            28,
            28,
            -6,
          ) +
          line("M176 40v18M190 40v24M172 40h26", 2.4, "#0a2630") +
          flat("M171 56h10v10h-10ZM186 62h8l2 12h-12Z", "#0a2630"),
      ),
      figure:
        arm("M58 118C30 116 10 104 14 88C18 74 40 74 40 92C40 108 52 118 74 124", 4) +
        form("M44 136C44 108 60 94 94 94C126 96 142 110 142 136Z", "#7a4a2a", {
          within: line("M70 96q2 20 -2 40M118 98q-2 20 2 40", 3, "#4a2814") + flat("M84 112h22v14H84Z", "#9a6238"),
        }) +
        placed(
          head(pen, {
            ...look,
            goggled: true,
            mood: look.mood ?? "calm",
            mouth: "tongue",
            wide: 10,
            gaze: [0.8, 0.75],
          }),
          88,
          74,
          9,
          1.04,
        ) +
        arm("M132 112C150 110 160 104 164 98", 11),
      front:
        form("M-12 134H212V164H-12Z", "#a8703a", {
          width: 3,
          shade: [0, -3],
          within: line("M10 146h50M86 150h40M150 146h50", 1.8, "#6a4018"),
        }) +
        // the jaw stands open, and one thing lies in it
        placed(
          plain(teeth(74, 178, 126, 14), "#9aa8ba", 2.4) +
            form(
              "M68 126C66 118 74 116 78 122H172C176 116 184 118 182 126C182 132 176 134 170 132H80C74 134 68 132 68 126Z",
              "#6e7c90",
              {
                width: 2.8,
              },
            ) +
            placed(
              pen.form("M-4 3C-16 4 -14 -10 0 -21C14 -10 16 4 4 3Z", SKIN, { width: 2.8, shade: [-3, -2] }),
              98,
              122,
              100,
            ) +
            arm("M70 122C80 124 88 123 97 122", 4) +
            plain(teeth(66, 186, 147, 15), "#c8d4de", 2.4) +
            form(
              "M58 148C54 138 66 136 70 144H182C186 136 198 138 194 148C194 155 186 156 180 154H72C66 156 58 155 58 148Z",
              "#8090a4",
              {
                width: 2.8,
                within: flat(oval(126, 149, 4), "#3c4656"),
              },
            ),
          0,
          -4,
        ) +
        placed(
          plain("M-3.5 -2H3.5V-30H-3.5Z", "#c8d0d8", 2.2) +
            form("M-6 -28C-8 -40 -6 -50 0 -50C6 -50 8 -40 6 -28Z", "#e0b03a", {
              width: 2.4,
              within: line("M-2 -46v16M3 -46v16", 1.4, "#8a5410"),
            }),
          152,
          130,
          22,
        ) +
        hand(pen, 166, 100, 11, 24) +
        line("M140 122l-7 -6M144 116l-3 -8M158 124l8 -2", 2.2, "#fff0a8") +
        placed(line("M0 0q4 -5 8 0t8 0t8 0t8 0", 2.4, "#dfe6ec"), 18, 140, -10) +
        flat(oval(36, 128, 4, 3) + oval(198, 140, 4, 3), "#3c4656") +
        spark(138, 104, 5),
    };
  },
};

export const scamper: Design = {
  dark: "#1c0f3a",
  flame: "#ffd98a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#6a4aa8",
        "#241650",
        glow(34, 36, 86, "#ffb84a", 0.85) +
          flat("M-12 108Q100 92 212 108V164H-12Z", "#3c2a72") +
          line("M-12 124L60 104M60 164L88 102M150 164L118 102M212 130L146 104", 2, "#22143e") +
          // the cells that it passes
          flat("M140 100V36C140 8 204 8 204 36V102Z", "#150c2c") +
          line("M152 20v82M166 14v88M180 14v88M194 20v82", 3.4, "#7a68ac") +
          flat("M62 94V40C62 24 112 24 112 40V94Z", "#150c2c") +
          line("M72 30v64M86 28v66M100 30v64", 3.4, "#7a68ac") +
          flame(pen, 32, 40, 0.9) +
          flat("M25 50h15l-4 12h-7Z", "#1c0f2a") +
          // whose they are
          placed(
            flat("M-9 30V14C-10 0 10 0 9 14V30H3V20H-3V30Z", "#e8b48c") +
              flat("M-10 14H10V24L3 22L0 18L-3 22L-10 24Z", "#fff0e8") +
              flat("M-6 16l2 3l2 -3q-2 -2 -2 0q0 -2 -2 0ZM3 16l2 3l2 -3q-2 -2 -2 0q0 -2 -2 0Z", "#e0384a") +
              line("M-9 8L-18 -4M9 8L17 -6", 4.4, "#e8b48c") +
              flat("M-8 0C-9 -16 9 -16 8 0Z", "#9fb2c8") +
              flat("M-7 -6H7V-1H-7Z", "#171420") +
              flat("M0 -12C-4 -20 8 -22 10 -14Z", "#d23a34"),
            32,
            88,
            6,
            1.02,
          ),
      ),
      figure:
        cast(118, 146, 60, 6) +
        tail(pen, "M74 112C52 118 46 96 58 88C66 84 70 94 62 97", 62, 96, -60) +
        // all its legs at once
        line("M74 132C80 118 104 116 116 130M70 138C84 150 110 148 120 136", 7, "#8e1f24", 'opacity=".5"') +
        arm("M90 118C78 124 66 128 60 138", 10) +
        arm("M112 120C126 122 138 128 150 136", 10) +
        plain(
          "M44 136C46 128 56 130 66 140C66 148 52 148 44 136ZM146 130C156 126 168 128 170 138C164 146 148 144 144 138Z",
          "#8e1f24",
          2.8,
        ) +
        form("M74 112C76 94 92 88 108 92C124 96 130 112 122 124C108 134 78 132 74 112Z", SKIN, {
          within: flat("M96 128C92 112 100 104 112 104C124 106 126 118 118 128Z", "#f08a62"),
        }) +
        arm("M78 108C62 106 54 114 52 124", 10) +
        hand(pen, 52, 126, 10, 160) +
        placed(head(pen, { ...look, mood: look.mood ?? "joy", wide: 17 }), 96, 78, 9, 0.96) +
        arm("M118 114C140 112 156 96 160 70", 10) +
        // his, until lately
        form(
          "M142 26C152 20 168 20 180 26C192 36 200 52 206 74C200 80 192 82 184 80C180 68 174 58 168 50C168 64 164 78 156 92C148 94 140 90 136 84C142 66 144 46 142 26Z",
          "#4a6aa8",
          {
            width: 3,
            within:
              flat("M136 18H190V36Q164 30 136 34Z", "#8a5a30") +
              line("M168 50q-2 -8 -6 -14M150 60q2 12 -2 26", 2, "#2a3c6a"),
          },
        ) +
        plain("M156 22H169V34H156Z", "#f2c85a", 2.2) +
        hand(pen, 160, 62, 11, 10),
      front:
        line("M10 118H40M4 132H34M24 146H48", 3, "#d8c8ff", 'opacity=".8"') +
        plain(
          "M182 154C180 146 186 142 190 146C194 140 206 144 206 154ZM16 156C14 148 24 144 28 148C32 144 42 148 42 156Z",
          "#8a7ab8",
          2.4,
        ) +
        spark(176, 60, 6) +
        spark(66, 62, 4),
    };
  },
};

export const forkJab: Design = {
  dark: "#0d2420",
  flame: "#e8ff9a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#4f9a5a",
        "#123a34",
        glow(96, 60, 92, "#d8ff7a", 0.7) +
          bricks("#2c6a4a") +
          flat("M36 96V44C36 8 122 8 122 44V96Z", "#0d2a26") +
          line("M36 96V44C36 8 122 8 122 44V96", 4, "#2c6a4a") +
          flat("M-12 112Q100 100 212 112V164H-12Z", "#1c5040") +
          flat("M-12 128C40 118 150 118 212 130V164H-12Z", "#7cc83a") +
          line("M20 138q20 -6 40 0M120 136q24 -6 44 2", 2.4, "#c8f47a"),
      ),
      figure:
        tail(pen, "M32 130C10 128 2 108 14 98C22 94 26 104 18 106", 18, 104, -40) +
        arm("M48 128C44 138 36 144 30 148M76 132C80 140 84 146 92 148", 10) +
        form("M26 132C24 106 40 96 64 98C90 100 100 116 96 134C80 146 40 146 26 132Z", SKIN, {
          within: flat("M52 142C48 122 58 112 74 114C90 118 92 130 86 142Z", "#f08a62"),
        }) +
        placed(head(pen, { ...look, mood: look.mood ?? "gloat", gaze: [0.95, 0.3] }), 62, 72, 7, 0.98) +
        // he leaves as he is asked
        placed(
          arm("M16 18C20 30 12 38 6 46M34 16C44 24 52 28 50 40", 12, "#8497b0") +
            plain("M-2 42C-10 44 -14 50 -10 56L14 58L14 44ZM42 36C36 40 34 46 38 52L60 52L58 36Z", "#6a4526", 2.8) +
            form("M0 -8C4 -24 40 -28 50 -8C54 12 40 26 24 26C8 28 -4 12 0 -8Z", "#4a6aa8", {
              within: line("M22 26C20 14 22 6 26 0", 2.2, "#2a3c6a") + flat("M-4 -14H56V-6H-4Z", "#5c3420"),
            }) +
            form("M2 -14C2 -36 14 -46 30 -46C48 -46 54 -30 50 -12Z", "#a9b8cc", {
              within: line("M26 -46v34", 2, "#5c6c84"),
            }),
          164,
          76,
          16,
        ) +
        placed(
          plain("M0 -20L4 -6L18 -10L8 2L20 10L5 9L2 22L-4 9L-18 12L-8 1L-18 -9L-4 -6Z", "#fff6c8", 2),
          170,
          92,
          10,
          1.15,
        ) +
        // a fork from the kitchen, and not washed
        tube("M44 132L138 104", "#b0703a", 5, 3.6) +
        line("M46 130L136 103", 1.6, "#e8b070") +
        placed(
          form(
            "M-5 10C-18 6 -20 -4 -19 -34L-14 -38L-11 -6L-4 -6L-4 -42H4L4 -6L11 -6L14 -38L19 -34C20 -4 18 6 5 10Z",
            "#d4dce4",
            {
              width: 2.6,
              shade: [-3, -2],
            },
          ) +
            placed(
              plain("M-13 -4C-17 3 -12 8 -7 7H8C15 7 17 -2 12 -5C3 -8 -6 -7 -13 -4Z", "#c8643a", 2.4) +
                line("M-5 -3l3 7M3 -4l3 7", 1.5, "#f0b080"),
              9,
              -17,
              -6,
              0.9,
            ),
          130,
          106,
          73,
          1.05,
        ) +
        hand(pen, 62, 127, 11, 20) +
        hand(pen, 104, 116, 11, 10),
      front: line("M140 60l-8 -8M146 46l-4 -10M196 132l2 10M180 138l0 10", 2.6, "#f4ffd0"),
    };
  },
};

export const cacklingCall: Design = {
  dark: "#30081c",
  flame: "#ffe27a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const name = pen.id();
    const one =
      plain(
        "M-11 6C-18 4 -24 -2 -26 -9C-19 -10 -14 -8 -10 -5C-15 -14 -13 -20 -8 -23C-8 -17 -4 -14 0 -13C4 -14 8 -17 9 -23C14 -19 15 -13 11 -5C15 -8 20 -10 26 -9C24 -2 18 4 12 6C10 16 -10 16 -11 6Z",
        "#a82a2c",
        2.6,
      ) +
      flat(oval(-5, -2, 3.6) + oval(5, -2, 3.6), "#ffe86a") +
      flat(oval(-4.4, -1.6, 1.5) + oval(5.6, -1.6, 1.5), INK) +
      flat("M-6 5Q0 7 6 5Q4 12 0 12Q-4 12 -6 5Z", "#3a0f14");
    const kin = (x: number, y: number, scale: number, turn: number): string =>
      placed(`<use href="#${name}"/>`, x, y, turn, scale);
    return {
      back: backdrop(
        "#5a3440",
        "#1c0e18",
        flat("M34 150V70C34 26 166 26 166 70V150Z", "#2a141c") +
          glow(100, 96, 100, "#ff9a2e", 1) +
          flat("M46 150V76C46 40 154 40 154 76V150Z", "#e8641e") +
          flat(
            "M56 150C50 116 66 110 62 84C78 96 78 108 86 112C88 92 82 80 96 56C106 74 116 84 112 108C122 104 126 92 126 80C140 104 136 120 146 150Z",
            "#ffb43a",
          ) +
          flat("M26 30L40 -12H160L174 30Z", "#3c2630") +
          line("M26 30L40 -12M160 -12L174 30M26 30H174", 3, "#180c14") +
          line("M4 60h22v12H4M176 56h22v12h-22M10 100h20v12H10M178 96h22v12h-22", 1.6, "#3c2630"),
      ),
      figure:
        `<defs><g id="${name}">${one}</g></defs>` +
        kin(20, 52, 0.95, -10) +
        plain("M-2 58H42V66H-2Z", "#3a2418", 2.4) +
        kin(178, 60, 0.9, 12) +
        form("M160 66H198L194 92H166Z", "#6e7c90", { width: 2.8, within: line("M160 72H200", 2, "#3c4656") }) +
        line("M162 66C164 50 194 50 196 66", 2.4) +
        tail(pen, "M126 140C160 142 168 120 158 108C150 100 142 110 150 114", 151, 112, 60) +
        form("M58 154C56 124 70 108 98 108C126 110 140 124 140 154Z", SKIN, {
          within: flat("M80 154C78 132 86 122 98 122C112 124 118 134 116 154Z", "#f08a62"),
        }) +
        placed(head(pen, { ...look, mood: look.mood ?? "joy", mouth: "gape", wide: 21 }), 98, 78, -9, 1.04) +
        arm("M64 130C44 130 36 120 44 108M132 128C152 128 162 114 152 102", 11) +
        placed(hand(pen, 0, 0, 12, 0), 50, 100, 40) +
        placed(hand(pen, 0, 0, 12, 0), 146, 94, -40),
      front:
        form("M-12 164V124C8 118 20 124 36 122L40 132C30 136 26 142 26 164Z", "#4a5666", { width: 3 }) +
        kin(8, 114, 1, 8) +
        form("M164 164C162 150 168 138 174 132H208V164Z", "#5c3420", {
          width: 3,
          within: line("M162 144H210", 3, "#2a1810"),
        }) +
        kin(188, 124, 1.05, -8) +
        line("M38 86l-12 -6M34 98l-14 2M162 84l12 -8M166 98l12 2", 2.8, "#fff0b8") +
        spark(62, 28, 5) +
        spark(140, 40, 6) +
        spark(118, 20, 4),
    };
  },
};

export const imp = token("#3a0a20", "#ffe0a0", (pen, look) => {
  return (
    tail(pen, "M122 152C148 146 154 124 144 112C138 106 130 112 136 118", 138, 116, 60) +
    pen.form("M30 164C30 134 50 122 80 122C110 122 130 134 130 164Z", SKIN, {
      within: flat("M58 164C56 146 66 138 80 138C94 138 104 146 102 164Z", "#f08a62"),
    }) +
    placed(head(pen, { ...look, wide: 15 }), 80, 88, -4, 1.1)
  );
});
