/** The Skeleton: a candle on its skull, a gold tooth, a blue scarf against the draught. */

import { token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { brow, expressionOf, eye, eyeIn, type Mouth, mouth } from "./faces";
import { bone, bricks, coin, mittens } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, plain, type Point, tube, WIDTH } from "./pen";

const BONE = "#ece2c6";
const LIPPED: readonly Mouth[] = ["smile", "smirk", "flat", "frown", "wobble"];
const HOLLOW = "#2a2238";
const SCARF = "#4a66b8";
const RUST = "#b0623a";

interface Head extends Look {
  kind?: Mouth;
  wide?: number; // of the mouth
}

/** The candle on (0, 0); its flame goes out before its bearer does. */
const candle = (pen: Pen, lit: boolean): string =>
  (lit
    ? pen.glow(0, -30, 22, "#9adcff", 0.8) +
      pen.form("M0 -20C-8 -20 -9 -29 -4 -35C-2 -38 -1 -41 0 -46C6 -40 10 -33 7 -26C6 -22 4 -20 0 -20Z", "#4cbcff", {
        width: 2.4,
        smooth: true,
        shade: [-2, -1],
        rim: [1, 1],
      }) +
      flat("M0 -22C-3 -22 -4 -27 -1 -31C2 -34 2 -36 2 -38C5 -33 5 -28 3 -24Z", "#f0fbff")
    : line("M1 -24C-6 -30 8 -34 1 -40C-4 -45 6 -48 3 -54", 2.4, "#b8b4c8")) +
  line("M0 -16V-22", 2) +
  pen.form(
    "M-12 4C-15 -4 -8 -5 -8 -12C-8 -18 8 -18 8 -12C8 -6 15 -6 13 3C9 -1 6 10 2 3C-2 12 -7 10 -12 4Z",
    "#fff2d4",
    {
      width: 2.6,
      shade: [-3, -2],
    },
  );

/** Its skull about (0, 0): 78 wide, from the jaw at 50 to the flame at -82. */
function head(pen: Pen, look: Head): string {
  const { form } = pen;
  const mood = look.mood ?? "sly";
  const expression = expressionOf(mood);
  const gaze = look.gaze ?? expression.gaze ?? ([0.5, 0.2] as const);
  const { kind = expression.mouth, wide = 15 } = look;
  const out = mood === "dazed" || mood === "asleep";
  const seeing = (x: number, y: number, r: number, side: -1 | 1): string => {
    const { shut, ...lids } = eyeIn(mood, side);
    const turned =
      shut === "joy"
        ? `M${x - 9} ${y + 3}Q${x} ${y - 9} ${x + 9} ${y + 3}`
        : `M${x - 9} ${y - 2}Q${x} ${y + 8} ${x + 9} ${y - 2}`;
    return (
      plain(oval(x, y, r * 1.36, r * 1.42), HOLLOW, WIDTH.inner) +
      // a shut eye would be ink on ink
      (shut
        ? line(turned, 3, BONE)
        : eye(pen, x, y, r * Math.min(expression.large ?? 1, 1.12), {
            ...lids,
            gaze,
            skin: HOLLOW,
          }))
    );
  };
  return (
    placed(candle(pen, !out), -4, -47, mood === "fear" ? 14 : -4, 0.84, 0.76) +
    form("M-26 18C-28 42 -16 50 2 50C20 50 30 42 28 18Z", mix(BONE, "#8a7a60", 0.25), { width: 3 }) +
    form(
      "M-38 -6C-42 -36 -22 -50 0 -50C26 -50 42 -34 39 -4C38 6 33 10 32 17C31 25 24 29 2 29C-20 29 -28 26 -29 17C-30 11 -36 4 -38 -6Z",
      BONE,
      { within: flat("M-30 -22C-26 -36 -16 -42 -6 -43C-16 -36 -22 -28 -23 -18Z", "#fffbe8") },
    ) +
    line("M27 -47L20 -37L28 -32L22 -24", 1.8) +
    seeing(-16, -6, 10.5, -1) +
    seeing(18, -5, 9.5, 1) +
    brow(-17, -26 - expression.lift * 0.4, 12, expression.brows[0], "#5a4c44", 4) +
    brow(19, -24 - expression.lift * 0.4, 10, expression.brows[1], "#5a4c44", 4) +
    flat("M1 7C-5 11 -6 17 -3 18L1 15L5 18C8 16 7 11 1 7Z", INK) +
    mouth(pen, kind, 2, 33, wide) +
    (LIPPED.includes(kind) ? line("M0 30v6M7 30v6M13 29v5", 1.6) : "") +
    form("M-11 24h8v9c-2 2 -6 2 -8 0Z", "#f4b93a", { width: 1.8, smooth: true, shade: [-1, -1], rim: [1, 1] })
  );
}

/** What is under the scarf, hung at (0, 0). */
const ribs = (pen: Pen): string =>
  pen.form("M-38 66C-46 26 -36 4 0 4C36 4 46 26 38 66Z", BONE, {
    within:
      line(
        "M-40 28Q-20 12 -6 24M40 28Q20 12 6 24M-42 43Q-20 26 -6 38M42 43Q20 26 6 38M-42 58Q-20 40 -6 52M42 58Q20 40 6 52",
        8,
        HOLLOW,
      ) + line("M0 16V66", 1.6, "#8a7a60"),
  });

const scarf = (pen: Pen): string =>
  pen.form("M26 8C36 14 44 26 42 42L28 40C28 28 24 20 16 14Z", SCARF, {
    width: 2.8,
    within: line("M26 32l20 2", 3, "#cfdcff"),
  }) +
  pen.form("M-32 -2C-14 8 14 8 32 -4C38 4 36 12 30 16C12 24 -14 24 -30 16C-36 10 -36 2 -32 -2Z", SCARF, {
    width: 3,
    within: line("M-20 0l-4 20M2 4v20M20 0l6 18", 4, "#cfdcff"),
  });

const limb = (path: string): string => tube(path, BONE, 6.4, 5.2);

const hand = mittens(BONE);

/** A colleague: a skull of few lines. */
const colleague = (x: number, y: number, turn: number, scale = 1, bone = BONE): string =>
  placed(
    plain("M-15 -2C-17 -16 -8 -21 0 -21C10 -21 17 -14 15 -1C14 4 12 5 11 9V16H-9V9C-11 5 -14 4 -15 -2Z", bone, 2.6) +
      flat(oval(-6, -4, 4.6, 5) + oval(7, -4, 4.6, 5), HOLLOW) +
      line("M-3 9v6M3 9v6M1 3v2", 1.6),
    x,
    y,
    turn,
    scale,
  );

export const riseAgain: Design = {
  dark: "#1a1a34",
  flame: "#e6ffc0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#a8a2c4",
        "#423f66",
        line("M-8 20h36v14M60 8v16h40M-8 56h22v14M166 98h40M150 12h14", 1.6, "#8a84ac") +
          flat("M130 78V34C130 10 182 10 182 34V78Z", "#5c587e") +
          flat("M136 78V36C136 18 176 18 176 36V78Z", "#d8f0d0") +
          glow(156, 44, 76, "#e6ffc0", 0.85) +
          flat(oval(160, 40, 12), "#fffbe0") +
          line("M149 22V78M163 22V78M136 56H176", 3.4, "#5c587e") +
          flat("M-12 112H212V164H-12Z", "#34315a"),
      ),
      figure:
        // the lid, on its way
        placed(
          form("M-18 -50H18V46H-18Z", "#8a86a4", {
            within: line("M-8 -36H8M0 -44V-14", 4, "#55516f"),
          }),
          22,
          92,
          -24,
        ) +
        flat("M26 118H180V150H26Z", "#120c1c") +
        placed(scarf(pen), 92, 112, -4) +
        placed(head(pen, { mood: "gloat", gaze: [0.8, 0.4], wide: 16, ...look }), 92, 76, -10, 0.96, 0.9),

      front:
        form("M16 124H190L182 164H24Z", "#7c7898", {
          within: line("M44 136V164M84 136V164M126 136V164M164 136V164M16 134H190", 2, "#4c4868"),
        }) +
        form("M10 116H196V127H10Z", "#9894b4", { width: 3 }) +
        hand(pen, 46, 116, 11, -8) +
        hand(pen, 136, 117, 11, 8) +
        // five hundred years, and it still rings
        placed(
          line("M-8 14l-4 6M8 14l4 6", 3.4) +
            form(oval(-8, -14, 6) + oval(8, -14, 6), "#f2b632", { width: 2.4, shade: [-2, -1] }) +
            form(oval(0, 0, 15), "#c8443a", { width: 2.8, within: flat(oval(0, 0, 10), "#fff4dc") }) +
            line("M0 0V-7M0 0L5 3", 2) +
            line("M-20 -18l-6 -4M20 -18l6 -4M0 -24v-7", 2.4, "#fffbe0"),
          172,
          98,
          12,
        ),
    };
  },
};

export const graveHarvest: Design = {
  dark: "#2a0e2a",
  flame: "#ffe2a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#e08a4a",
        "#7a2c4a",
        glow(150, 40, 86, "#fff0b0", 0.9) +
          flat(oval(152, 42, 26), "#ffe9a8") +
          flat("M-12 96C30 78 70 92 110 84C150 76 180 88 212 82V164H-12Z", "#6a2644") +
          flat("M110 84V62C110 54 124 54 124 62V84ZM178 86V70H172V64H178V58H184V64H190V70H184V86Z", "#4a1836") +
          flat("M-12 124C60 116 140 118 212 124V164H-12Z", "#4a2226"),
      ),
      figure:
        cast(64, 146, 60) +
        placed(ribs(pen), 46, 104, -8, 0.9) +
        placed(scarf(pen), 52, 104, -8) +
        placed(head(pen, { mood: "joy", wide: 17, ...look }), 58, 82, -10, 0.96, 0.9) +
        // it comes up like a turnip
        colleague(138, 112, 12, 1.55) +
        limb("M82 122C98 116 110 100 119 86") +
        limb("M32 126C46 142 86 140 108 128") +
        hand(pen, 113, 127, 11, 30) +
        hand(pen, 124, 80, 11, 40),
      front:
        form("M106 154C106 142 118 138 126 142C132 136 148 136 154 142C164 140 172 146 170 154Z", "#6a3a2a", {
          width: 3,
        }) +
        line("M146 72l2 -9M160 78l7 -7M169 92l8 -3", 2.6, "#ffe2a0") +
        flat(oval(170, 112, 3) + oval(166, 128, 3) + oval(104, 138, 3) + oval(96, 132, 2), "#6a3a2a") +
        bone(186, 124, -62, 1, BONE) +
        bone(198, 120, -100, 1, BONE) +
        form("M174 132H216L210 160H180Z", "#c08a44", {
          within: line("M174 142H216M176 152H216M188 132l-2 28M202 132v28", 2, "#7a4c1c"),
        }) +
        form("M170 128H218V136H170Z", "#d8a45a", { width: 2.8 }),
    };
  },
};

export const marrowRite: Design = {
  dark: "#16082e",
  flame: "#b8ff8a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const candles: Point[] = [
      [14, 134],
      [44, 142],
      [88, 142],
    ];
    return {
      back: backdrop(
        "#5a3a8c",
        "#180a30",
        line("M-8 30h34v14M12 44v16M150 10h40v14M170 24v14M-8 88h24", 1.6, "#46297a") +
          glow(146, 104, 96, "#8cff6a", 0.9) +
          flat("M-12 128H212V164H-12Z", "#12061f") +
          line(oval(100, 140, 96, 11), 2.4, "#8cff6a"),
      ),
      figure:
        placed(ribs(pen), 60, 104, 6, 0.92) +
        placed(scarf(pen), 62, 106, 6) +
        limb("M32 122C18 108 16 82 28 60") +
        placed(head(pen, { mood: "sly", gaze: [0.9, 0], kind: "grin", ...look }), 68, 82, 6, 0.96, 0.9) +
        glow(28, 42, 34, "#d8ffb0", 0.9) +
        bone(28, 44, -32, 1.35, BONE) +
        hand(pen, 28, 56, 11, -10) +
        limb("M86 122C98 124 108 112 116 98"),
      front:
        // three answered, as agreed
        placed(
          flat("M-10 10C-14 30 -2 34 -6 48C2 42 8 28 9 10Z", "#a8ff8a", 0.8) + colleague(0, 0, 0, 0.95, "#dcffc8"),
          124,
          40,
          -12,
        ) +
        placed(
          flat("M-10 10C-12 30 2 34 0 48C8 40 12 28 9 10Z", "#a8ff8a", 0.8) + colleague(0, 0, 0, 1.15, "#dcffc8"),
          158,
          30,
          8,
        ) +
        placed(
          flat("M-10 10C-10 26 4 30 -4 44C8 36 14 24 9 10Z", "#a8ff8a", 0.8) + colleague(0, 0, 0, 0.95, "#dcffc8"),
          182,
          62,
          18,
        ) +
        form("M108 108H196C200 132 188 148 152 148C116 148 104 132 108 108Z", "#3c3a52", {
          within: line("M118 118q4 14 14 22", 2.4, "#8a88a8"),
        }) +
        form("M102 106C102 96 202 96 202 106C202 114 102 114 102 106Z", "#8cff5a", { width: 3, smooth: true }) +
        tube("M128 106L108 72", "#c08a4a", 3.6, 3.4) +
        hand(pen, 118, 92, 10, 30) +
        flat(oval(160, 92, 4) + oval(140, 90, 3) + oval(180, 94, 3), "#d8ffb0") +
        candles
          .map(([x, y]) =>
            placed(
              flat("M-4 0h8v14h-8Z", "#fff2d4") +
                line("M-4 14V0h8v14", 2) +
                flat("M0 -2C-4 -4 -2 -8 0 -12C3 -8 4 -4 0 -2Z", "#ffd24a"),
              x,
              y,
            ),
          )
          .join(""),
    };
  },
};

export const shamble: Design = {
  dark: "#3a1440",
  flame: "#fff0b8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const drop = (x: number, y: number, r: number): string =>
      `M${x} ${y - r * 2.2}C${x + r * 1.6} ${y - r * 0.4} ${x + r} ${y + r} ${x} ${y + r}C${x - r} ${y + r} ${x - r * 1.6} ${y - r * 0.4} ${x} ${y - r * 2.2}Z`;
    const leak = drop(77, 135, 4.4) + drop(90, 144, 3.6) + drop(112, 137, 5) + drop(123, 146, 4) + drop(66, 147, 3.4);
    const follower = (x: number, y: number, scale: number): string =>
      placed(
        flat("M-26 70C-28 40 -20 22 0 22C20 22 28 40 26 70Z", "#5a3a68") +
          line("M14 32C26 28 34 26 44 28", 8, "#5a3a68") +
          colleague(0, 0, 8, 1.5, "#a88ab0") +
          line("M-2 -32V-40", 6, "#a88ab0") +
          flat("M-2 -42C-7 -45 -4 -52 -2 -57C3 -51 4 -45 -2 -42Z", "#6accff"),
        x,
        y,
        0,
        scale,
      );
    return {
      back: backdrop(
        "#e8a07a",
        "#6a2c58",
        line("M8 -8V124M30 -8V124M96 -8V60", 5, "#d08a72") +
          flat("M152 124V30C152 4 216 4 216 30V124Z", "#8a4660") +
          flat("M160 124V34C160 12 216 12 216 34V124Z", "#fff0c0") +
          glow(186, 60, 92, "#fff4c8", 0.9) +
          flat("M-12 122H212V164H-12Z", "#4c1e48") +
          line("M-12 134H212M70 122L50 150M130 122L134 150", 1.6, "#34103a"),
      ),
      figure:
        follower(16, 78, 0.86) +
        follower(48, 84, 1) +
        cast(112, 148, 56) +
        placed(ribs(pen), 98, 104, 10, 0.94) +
        placed(scarf(pen), 100, 106, 8) +
        placed(head(pen, { mood: "tired", gaze: [0.9, 0.7], wide: 13, ...look }), 102, 80, 9, 0.96, 0.9) +
        // in by the teeth, out by the ribs
        plain(leak, "#b06a2c", 2.2),
      front:
        limb("M126 124C142 132 156 128 164 112") +
        placed(
          form("M-13 -14H13L11 16H-11Z", "#c8443a", {
            width: 3,
            within: flat("M-6 -4C-6 -8 6 -8 6 -4V2H3V5H-3V2H-6Z", "#fff4dc"),
          }) +
            tube("M13 -8c11 -2 11 16 -1 16", "#c8443a", 2, 2.6) +
            plain(oval(0, -14, 12, 4), "#5c3018") +
            line("M-5 -22c-4 -6 4 -8 0 -15M5 -22c-4 -6 4 -8 0 -15", 2.6, "#c88a78"),
          170,
          100,
          -12,
        ) +
        hand(pen, 160, 106, 10, 20) +
        flat(oval(146, 147, 16, 3.6) + oval(164, 141, 5, 2), "#8a4a20"),
    };
  },
};

/** A blade that has seen better centuries: upright from its guard at (0, 0). */
const blade = (pen: Pen, tip: string): string =>
  pen.form(tip, mix("#c4c8c8", RUST, 0.3), {
    width: 2.8,
    shade: [-2, 0],
    rim: [1, 0],
    within: flat(oval(2, -20, 4, 6) + oval(-4, -44, 5, 7) + oval(4, -56, 3, 5), RUST),
  }) +
  pen.form("M-14 -4C-6 0 6 0 14 -4V4C6 7 -6 7 -14 4Z", "#8a6a3a", { width: 2.4 }) +
  tube("M0 6V16", "#5c3420", 3.4, 3.6);

export const rustyBlades: Design = {
  dark: "#0c2634",
  flame: "#ffeaa8",
  states: STILL,
  draw(pen, look) {
    const { glow, backdrop } = pen;
    return {
      back: backdrop(
        "#3c8a9a",
        "#0f3044",
        bricks("#2a6a7c") +
          line("M8 60H56M8 84H56", 5, "#1c5062") +
          line("M18 30V112M32 24V112M46 34V112", 3, "#256072") +
          flat("M14 32l4 -16l4 16ZM28 26l4 -16l4 16ZM42 36l4 -16l4 16Z", "#256072") +
          glow(100, 30, 90, "#c8f4ff", 0.6) +
          flat("M-12 126H212V164H-12Z", "#0c2434"),
      ),
      figure:
        cast(98, 148, 66) +
        limb("M66 126C50 126 40 118 38 104") +
        limb("M134 126C146 124 154 114 154 102") +
        placed(ribs(pen), 100, 106, 4, 0.94) +
        placed(scarf(pen), 98, 108, 2) +
        placed(blade(pen, "M-6 0L-6 -22L-2 -26L-6 -31L-6 -60L0 -72L6 -60L6 0Z"), 36, 92, -14) +
        // and this one has given up
        placed(
          blade(
            pen,
            "M-6 0C-7 -24 -6 -46 4 -58C14 -68 28 -64 31 -48L31 -34L22 -42C21 -52 15 -53 11 -45C6 -34 6 -18 6 0Z",
          ),
          155,
          90,
          4,
        ) +
        placed(head(pen, { mood: "rage", gaze: [0.8, -0.4], wide: 17, ...look }), 98, 82, -7, 0.98, 0.9) +
        hand(pen, 40, 103, 11, -14) +
        hand(pen, 155, 101, 11, 8),
      front:
        line("M186 54C182 74 186 88 182 104", WIDTH.detail, "#e8f4f4") +
        flat(oval(182, 110, 6.4), INK) +
        line("M177 106l-7 -4M176 110h-8M177 114l-6 5M187 106l6 -4M188 110h7M187 114l6 5", 1.8) +
        flat(oval(180, 109, 2) + oval(185, 109, 2), "#fff4dc") +
        flat("M50 66l6 2l-3 5ZM20 58l5 -3l1 6ZM56 84l5 -1l-2 5ZM176 70l6 1l-4 4Z", RUST) +
        line("M14 14q10 -8 22 -6M52 20q6 6 8 14M142 30q6 -10 16 -14", 2.6, "#ffeaa8"),
    };
  },
};

export const boneShield: Design = {
  dark: "#3a0f24",
  flame: "#fff4b8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const arrow = (x: number, y: number, turn: number, long: number): string =>
      placed(
        tube(`M0 0H${long + 14}`, "#f0c878", 2, 2.8) +
          form(`M${long} 0l6 -7h11l-4 7l4 7h-11Z`, "#d8402e", { width: 2.2, shade: [-1, -1] }),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#e0aa3a",
        "#8a4414",
        line("M-8 20h36v16M10 36v18h30M-8 88h24v16M40 6h34", 1.6, "#b8802a") +
          flat("M128 128V26C128 -6 216 -6 216 26V128Z", "#9a5a1c") +
          flat("M138 128V30C138 6 216 6 216 30V128Z", "#fff6c8") +
          glow(182, 56, 96, "#fffbd8", 0.9) +
          flat(
            "M180 80L184 52C186 44 202 44 204 52L208 80ZM185 42C182 26 204 24 202 42ZM183 34C190 20 206 26 212 34Z",
            "#b07a34",
          ) +
          line("M186 56L168 52M166 30C152 42 152 62 166 74", 4, "#b07a34") +
          line("M166 30V74", 1.4, "#b07a34") +
          flat("M-12 126H212V164H-12Z", "#6a3010"),
      ),
      figure:
        cast(86, 148, 70) +
        limb("M46 128C34 132 24 142 20 152") +
        placed(ribs(pen), 64, 108, -6, 0.92) +
        placed(scarf(pen), 64, 108, -4) +
        placed(head(pen, { mood: "fear", gaze: [0.8, 0.1], ...look }), 60, 84, -10, 0.96, 0.9) +
        // nobody was aiming at the candle
        placed(plain("M2 -5L-10 0L2 5Z", "#dfe6ec") + arrow(0, 0, 0, 36), 24, 35, -10),
      front:
        placed(
          form("M-32 -38C-14 -46 14 -46 32 -38C38 -4 28 30 0 46C-28 30 -38 -4 -32 -38Z", "#8a5a34", {
            within: line("M-12 -44V42M12 -44V42", 2, "#55321a"),
          }) +
            bone(0, 14, 32, 1.4, BONE) +
            bone(0, 14, -32, 1.4, BONE) +
            colleague(0, -8, 0, 1.2) +
            flat(oval(-7, -13, 2) + oval(8.5, -13, 2), "#9adcff"),
          130,
          107,
          7,
          1.04,
        ) +
        arrow(150, 84, -16, 14) +
        arrow(158, 116, 6, 14) +
        arrow(144, 134, 16, 20) +
        line("M34 46l-4 6M56 40l3 6M24 24l-8 -4", 2.4, "#fff4b8") +
        hand(pen, 96, 118, 10, -20) +
        coin(22, 144, 6, 10, 0.6),
    };
  },
};

export const skeleton = token("#1c1638", "#fff4c8", (pen, look) => {
  const lean = look.mood === "dazed" ? 12 : look.mood === "pain" ? -7 : -3;
  return (
    placed(ribs(pen), 80, 130, 0, 1.4, 0.8) +
    placed(scarf(pen), 80, 134, 2, 1.5, 1.2) +
    placed(head(pen, { wide: 17, ...look }), 81, 93, lean, 1.4, 1.08)
  );
});
