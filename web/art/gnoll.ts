/** The Gnolls: a collar with a coin for a tag, and a tooth of gold. */

import { boot, helm, token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { expressionOf, face, mouth } from "./faces";
import { coin, flame, mittens, spark } from "./parts";
import { cast, flat, line, mix, oval, type Pen, placed, type Point, tube, WIDTH } from "./pen";

const FUR = "#cf9550";
const PALE = "#f0d6a2";
const MANE = "#4a2c34";
const COLLAR = "#c8323c";
const GOLD = "#f8c23c";
const STEEL = "#a8bad0";

const EAR = "#e09a8c";

function head(pen: Pen, look: Look & { laughs?: boolean } = {}): string {
  const { form } = pen;
  const mood = look.mood ?? "sly";
  return (
    form("M-36 26C-22 44 12 50 32 38L36 51C14 64 -26 60 -42 38Z", COLLAR, { width: 2.8, shade: [-3, -2] }) +
    form("M-31 46l-4 12l13 -6ZM26 51l8 8l2 -13Z", "#e8edf2", { width: 2, shade: [-1, -1], rim: [1, 1] }) +
    coin(0, 61, 9, 6, 0.96) +
    form(
      "M12 -32L12 -56L0 -44L-8 -64L-18 -46L-34 -58L-34 -40L-52 -42L-46 -24L-62 -18L-48 -6L-60 8L-44 12L-52 28L-24 24Z",
      MANE,
      { width: 3, within: line("M4 -38l2 -8M-10 -42l1 -12M-28 -38l-4 -10M-42 -20l-8 -2M-42 4l-10 2", 1.6, "#8a5a52") },
    ) +
    form(
      "M14 -26C12 -46 26 -60 42 -56C52 -48 48 -30 34 -18ZM-36 -10C-52 -22 -56 -46 -44 -54C-28 -56 -12 -42 -10 -24Z",
      FUR,
      {
        width: 3,
        within: flat(
          "M21 -28C20 -42 30 -50 39 -48C43 -42 40 -32 32 -24ZM-34 -16C-44 -26 -46 -40 -40 -46C-30 -46 -20 -36 -18 -26Z",
          EAR,
        ),
      },
    ) +
    (look.laughs
      ? form("M-8 20C-4 48 20 62 44 56C58 52 62 42 58 32L54 12Z", PALE, { width: 3 }) +
        form("M4 18C8 40 26 49 42 46C52 44 56 36 54 28L58 12Z", "#5a1424", {
          width: 2.2,
          smooth: true,
          within: flat(oval(32, 44, 17, 10), "#e8707c"),
        })
      : "") +
    form(
      look.laughs
        ? "M-36 2C-38 -22 -20 -35 2 -35C22 -35 36 -25 40 -8C42 8 28 24 6 27C-18 29 -35 20 -36 2Z"
        : "M-36 2C-38 -22 -20 -35 2 -35C22 -35 36 -25 40 -8C42 14 30 34 4 36C-20 38 -35 24 -36 2Z",
      FUR,
      {
        within: flat(
          oval(-27, 0, 5, 4) +
            oval(-20, 11, 4.4, 3.6) +
            oval(-29, 13, 3.6, 3) +
            oval(-12, 22, 4, 3) +
            "M-4 -36L10 -36L5 -22Z",
          MANE,
          0.85,
        ),
      },
    ) +
    form(
      look.laughs
        ? "M4 8C10 -4 28 -6 46 -9C62 -10 71 0 68 10C65 18 50 18 36 22C18 26 0 22 4 8Z"
        : "M0 14C4 0 24 -5 44 -8C60 -9 71 2 69 16C67 32 50 42 30 42C10 42 -4 30 0 14Z",
      PALE,
      { width: 3 },
    ) +
    form("M48 -8C50 -16 72 -16 74 -6C74 3 64 6 58 4C52 2 47 -2 48 -8Z", "#3a2228", {
      width: 2.4,
      shade: [-2, -2],
      rim: [1.4, 1],
    }) +
    (look.laughs
      ? form("M12 22l5 12l6 -14ZM32 20l4 11l6 -13Z", "#fff8e0", { width: 1.8, smooth: true }) +
        form("M51 17l5 13l7 -14Z", GOLD, { width: 1.8, smooth: true }) +
        flat("M24 47l4 -9l5 8ZM40 46l4 -9l5 6Z", "#fff8e0")
      : mouth(pen, expressionOf(mood).mouth, 34, 25, 19) +
        form("M15 33l3 -14l7 13Z", "#fff8e0", { width: 1.8, smooth: true, shade: [-1, -1] }) +
        form("M49 31l6 -14l6 10Z", GOLD, { width: 1.8, smooth: true, shade: [-1, -1] })) +
    line("M22 8h1M28 12h1M34 8h1", 2.2, "#8a6a4a") +
    face(pen, 7, -13, {
      mood,
      apart: 14,
      radius: 10.8,
      uneven: 0.9,
      skin: mix(FUR, MANE, 0.45),
      iris: "#e8a02c",
      gaze: look.gaze ?? expressionOf(mood).gaze ?? [0.7, 0.2],
      brow: { colour: MANE, wide: 12, high: 5 },
      mouth: null,
    })
  );
}

/** Another of the pack, farther away: ears, eyes, and the same mane. */
const mate = (pen: Pen, x: number, y: number, turn: number, scale: number, gaze: Point, tongue = false): string =>
  placed(
    pen.form("M-10 -22L-8 -38L0 -28L8 -40L10 -22Z", MANE, { width: 2.6 }) +
      pen.form(
        "M-24 -8C-36 -22 -34 -36 -26 -38C-16 -36 -10 -30 -8 -24H8C10 -32 18 -38 28 -36C34 -32 34 -20 24 -8C30 8 22 26 0 26C-22 26 -30 8 -24 -8Z",
        mix(FUR, "#6a4030", 0.3),
        {
          width: 3,
          within:
            flat(oval(-21, 12, 4, 3) + oval(21, 10, 3.4, 3), MANE) +
            flat("M-16 12C-14 0 14 0 16 12C18 22 8 30 0 30C-8 30 -18 22 -16 12Z", PALE),
        },
      ) +
      flat(oval(0, 5, 7.5, 5), "#3a2228") +
      mouth(pen, tongue ? "tongue" : "smirk", 0, 16, 7) +
      flat(oval(-10, -8, 7, 7.6) + oval(10, -8, 7, 7.6), "#fff4dc") +
      flat(oval(-10 + gaze[0] * 3, -8 + gaze[1] * 3, 3.4) + oval(10 + gaze[0] * 3, -8 + gaze[1] * 3, 3.4), "#140b08") +
      line(oval(-10, -8, 7, 7.6) + oval(10, -8, 7, 7.6), WIDTH.inner) +
      flat("M-18 -12Q-10 -20 -2 -12ZM2 -12Q10 -20 18 -12Z", MANE),
    x,
    y,
    turn,
    scale,
  );

const hand = mittens(FUR);

const chest = (path: string, fluff: string): { within: string } => ({
  within: flat(path, PALE) + line(fluff, 1.8, "#a8804c"),
});

export const plunder: Design = {
  dark: "#0b2a34",
  flame: "#fff4a8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#3fa296",
        "#12464e",
        glow(150, 130, 92, "#ffe680", 0.8) +
          flat(oval(66, 60, 62), "#2a7a78") +
          line(`${oval(66, 60, 62)}${oval(66, 60, 52)}`, 4, "#175a5e") +
          flat(oval(66, 3, 3) + oval(121, 42, 3) + oval(10, 42, 3) + oval(26, 104, 3) + oval(112, 98, 3), "#8ad0b8") +
          flat("M-12 130Q100 120 212 130V164H-12Z", "#0d3640"),
      ),
      figure:
        cast(74, 148, 70) +
        placed(
          tube("M-6 -46L-12 -74M6 -46L22 -66", "#8497b0", 8, 3.4) +
            boot(pen, 28, -72, 134, "#7a4a34") +
            form("M-16 -2C-18 -22 -16 -40 -12 -48H12C16 -40 18 -22 16 -2Z", "#4a6aa8", {
              width: 2.8,
              within: flat("M-2 -48h4v48h-4ZM-9 -30h18v4h-18Z", "#f2c85a"),
            }) +
            tube("M-14 -34C-26 -26 -28 -6 -24 10M14 -34C26 -26 30 -8 28 8", STEEL, 6, 3.4) +
            placed(helm(pen, { gaze: [0.2, -0.8] }), 0, 12, 180),
          172,
          100,
          5,
        ) +
        form(
          "M26 164C22 128 38 106 66 104C96 106 112 126 112 164Z",
          FUR,
          chest("M56 164C52 138 62 124 78 120C96 124 102 142 100 164Z", "M64 136l6 8l6 -8M80 142l6 8l6 -8"),
        ) +
        placed(head(pen, { ...look, mood: look.mood ?? "gloat", gaze: look.gaze ?? [0.9, 0.8] }), 66, 66, -5, 0.94) +
        form("M92 146C122 146 140 104 146 48L164 50C162 112 142 164 98 164Z", FUR, {
          width: 3,
          within: flat(oval(146, 86, 4, 3) + oval(136, 116, 5, 4), MANE, 0.85),
        }) +
        boot(pen, 160, 14, 186, "#7a4a34") +
        hand(pen, 157, 36, 12, 14),
      front:
        form(
          "M18 164C10 146 16 132 28 128C24 124 26 118 32 118C40 122 52 122 60 118C66 118 68 124 62 128C74 134 76 150 70 164Z",
          "#b08a54",
          {
            width: 3,
            within: line("M30 130q14 4 32 0M24 146q4 8 4 16", 1.8, "#6a4a22"),
          },
        ) +
        coin(38, 118, 7, -20, 0.7) +
        coin(150, 122, 7, 40, 0.9) +
        coin(186, 140, 7, -30, 0.7) +
        coin(132, 144, 7, 10, 0.6) +
        coin(164, 148, 7, 0, 0.55) +
        line("M188 60q6 4 4 10M196 52q8 8 4 18M186 104l8 4", 2.2, "#eafff0") +
        spark(118, 130, 6) +
        spark(192, 124, 5),
    };
  },
};

export const hiredPack: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#4a4c9c",
        "#1c1a4c",
        glow(100, 30, 90, "#ffd890", 0.85) +
          flat("M-12 -12H212V4H-12Z", "#2a2450") +
          line("M-12 4H212", 3, "#6a5478") +
          flat("M150 24h52v5h-52Z", "#6a4a5c") +
          flat("M156 8h10v16h-10ZM172 4h8v20h-8ZM186 10h10v14h-10Z", "#6ac0a8") +
          line("M90 -10V14", 2.4, "#1a1430"),
      ),
      figure:
        form("M78 18L102 18L106 26H74Z", "#a86a34", { width: 2.4 }) +
        flame(pen, 90, 14, 0.5) +
        form("M126 164C122 118 134 104 152 104C160 84 180 78 214 82V164Z", mix(FUR, "#6a4030", 0.4)) +
        mate(pen, 186, 62, 8, 0.78, [-0.9, -0.4]) +
        mate(pen, 152, 86, -4, 0.84, [-0.7, -0.9], true) +
        mate(pen, 184, 116, 6, 0.86, [-0.9, -0.9]) +
        form(
          "M14 164C10 126 26 106 56 104C88 106 104 126 102 164Z",
          FUR,
          chest("M46 164C42 138 52 124 68 120C86 124 92 142 90 164Z", "M54 132l6 8l6 -8M70 138l6 8l6 -8"),
        ) +
        placed(head(pen, { ...look, mood: look.mood ?? "sly", gaze: look.gaze ?? [0.9, -0.5] }), 52, 70, -6, 0.86),
      front:
        form("M-14 138H214V164H-14Z", "#9a5c34", {
          within: line("M-10 148H100M60 156H206M120 145H210", 1.8, "#5c3018"),
        }) +
        form("M96 162C112 156 122 146 126 132L142 138C140 152 128 164 112 170Z", FUR, { width: 3 }) +
        hand(pen, 134, 128, 12, 10) +
        coin(130, 34, 12, -14, 0.86) +
        line("M130 54v14M122 52l-2 10M138 52l2 8", 2.2, "#ffeab8") +
        spark(148, 22, 6) +
        placed(
          form("M-26 -14C-18 -20 16 -16 26 -12L22 14C8 10 -16 10 -30 14Z", "#fff0cc", {
            width: 2.6,
            within:
              line("M-18 -9h30M-19 -3h24", 1.5, "#a08860") +
              [-14, 0, 14]
                .map((x) =>
                  flat(
                    `${oval(x, 7, 3.4, 2.6)}${oval(x - 3.5, 3, 1.3)}${oval(x, 1.5, 1.3)}${oval(x + 3.5, 3, 1.3)}`,
                    "#c8323c",
                  ),
                )
                .join(""),
          }),
          58,
          136,
          -5,
          1.1,
        ),
    };
  },
};

export const frenzy: Design = {
  dark: "#38081e",
  flame: "#ffe0a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const swirl = (x: number, y: number, scale: number): string =>
      placed(line("M-10 6C-14 -6 2 -14 8 -4C12 4 2 10 -2 4C-4 0 2 -2 3 1", 2.4, "#a87c78"), x, y, 0, scale);
    return {
      back: backdrop(
        "#d84a5c",
        "#5a1030",
        glow(96, 70, 110, "#ffc08a", 0.75) +
          flat("M-12 -12H212V14H-12ZM20 14h10v34H20ZM168 14h10v34h-10Z", "#8a1c40") +
          flat("M4 48h42v26L25 92L4 74ZM152 48h42v26l-21 18l-21 -18Z", "#8a1c40") +
          flat("M22 52h6v32h-6ZM8 62h34v6H8ZM170 52h6v32h-6ZM156 62h34v6h-34Z", "#b8324e") +
          flat("M-12 132Q100 122 212 132V164H-12Z", "#420a26"),
      ),
      figure:
        cast(100, 148, 92) +
        tube("M148 96L182 56", "#8497b0", 9, 3.4) +
        boot(pen, 184, 48, 34, "#5a6a8a") +
        form("M38 112C24 96 18 82 20 66L37 62C40 78 48 88 60 98Z", FUR, { width: 3 }) +
        placed(
          form("M-5 22L-11 -22C-12 -36 12 -36 11 -22L5 22Z", "#8a5a34", { width: 2.8 }) +
            form("M-11 -14l-9 -3l8 -5ZM-9 -28l-6 -8l10 2ZM11 -14l9 -3l-8 -5ZM9 -28l6 -8l-10 2Z", "#e8edf2", {
              width: 1.8,
            }),
          24,
          42,
          10,
        ) +
        hand(pen, 28, 62, 11, 4) +
        form(
          "M-14 164V128C-8 112 8 106 20 114C22 98 44 92 56 102C66 90 88 90 96 100C106 88 130 88 138 100C148 90 168 94 170 108C184 100 204 108 206 124C212 130 214 140 214 164Z",
          "#f0dccc",
          { shade: [-4, -7] },
        ) +
        swirl(28, 132, 1.2) +
        swirl(176, 130, 1.3) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "rage", gaze: look.gaze ?? [0.8, 0.7], laughs: true }),
          86,
          66,
          7,
          0.98,
        ) +
        placed(
          form(
            "M-24 -24L-14 -26C-12 -18 -6 -20 -5 -27C0 -20 6 -21 7 -29L24 -30C28 0 18 26 0 36C-18 28 -26 4 -24 -24Z",
            "#3f78c0",
            {
              width: 3,
              within: flat("M-4 -30h8v66h-8ZM-28 -6h56v8h-56Z", "#ffd76a") + line("M12 -20l-5 12l7 6l-6 12", 2),
            },
          ),
          140,
          112,
          16,
          1.02,
        ),
      front:
        form("M60 164C58 148 72 136 84 142C92 132 108 134 112 144C124 138 136 146 136 164Z", "#f8eada", {
          width: 3,
          shade: [-4, -6],
        }) +
        swirl(96, 152, 0.9) +
        hand(pen, 120, 132, 11, 60) +
        form("M164 94l7 -6l3 8l-6 4ZM154 76l8 -2l-2 9Z", "#3f78c0", { width: 1.8 }) +
        line("M172 84l10 -8M60 132l-8 6", 2.6, "#fff4c8") +
        spark(176, 98, 7) +
        spark(14, 104, 6) +
        spark(146, 30, 6),
    };
  },
};

export const cacklingCharge: Design = {
  dark: "#0c1838",
  flame: "#ffe6a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const wheel = (x: number, y: number): string =>
      form(oval(x, y, 13), "#5c6678", {
        width: 3,
        shade: [-2, -2],
        within: line(`M${x - 13} ${y}h26M${x} ${y - 13}v26`, 2, "#2c3444"),
      }) + flat(oval(x, y, 3.4), "#d8dee8");
    return {
      back: backdrop(
        "#4a7ca4",
        "#12203e",
        glow(172, 46, 90, "#ffe9a8", 0.85) +
          flat("M-12 -12H212V20L150 8L90 18L40 6L-12 22Z", "#1e3458") +
          flat("M10 8h14V164H10ZM132 4h14V120h-14ZM-12 6L212 2V14L-12 18Z", "#6a4a3c") +
          line("M12 30v90M18 20v110M136 20v90M-8 12H206", 1.6, "#3a2420") +
          line("M36 66h-36M32 84H-6M182 70h24M40 46H22", 2.4, "#cfe6f0") +
          flat("M-12 126L212 146V164H-12Z", "#0d162c"),
      ),
      figure:
        tube("M-14 130L214 150", "#9aa6b8", 3.6, 3.4) +
        line("M6 134l-6 14M50 138l-6 14M94 142l-6 14M140 146l-6 14M184 150l-4 10", 5, "#5c3a2c") +
        mate(pen, 26, 74, -16, 0.86, [0.7, -0.3], true) +
        form("M124 112C142 100 152 78 156 56L172 60C172 88 160 114 140 126Z", FUR, { width: 3 }) +
        placed(
          tube("M0 30V-8", "#8a5a34", 5, 3.4) +
            form(
              "M-12 -10L-18 -18L-11 -23L-12 -33L-3 -31L3 -39L9 -31L18 -32L16 -23L22 -16L14 -11L12 -3L3 -7L-6 -2Z",
              "#8a94a8",
              { width: 2.8 },
            ),
          168,
          40,
          16,
        ) +
        hand(pen, 166, 56, 11, 12) +
        placed(head(pen, { ...look, mood: look.mood ?? "joy", laughs: true }), 84, 56, -8, 0.9) +
        placed(
          form("M-70 -18L72 -18L58 22H-56Z", "#8a5a44", {
            within: line("M-62 2H64M-24 -18L-20 22M20 -18L18 22", 2.2, "#3c2220"),
          }) +
            form("M-76 -24H78V-13H-76Z", "#8a94a8", {
              width: 3,
              within: flat(
                oval(-62, -18, 2.4) + oval(-10, -18, 2.4) + oval(40, -18, 2.4) + oval(68, -18, 2.4),
                "#3c4658",
              ),
            }) +
            wheel(-34, 24) +
            wheel(38, 24),
          90,
          122,
          5,
        ) +
        hand(pen, 58, 100, 11, -4),
      front:
        placed(helm(pen, { gaze: [-0.8, -0.5] }), 182, 114, 32, 1.04) +
        line("M120 158l-14 -4M118 150l-16 2M50 152l-14 -4M48 144l-16 2", 2.6, "#ffd34a") +
        spark(106, 150, 5, "#ffe27a") +
        spark(32, 148, 5, "#ffe27a") +
        line("M176 84l6 -8M166 92l-2 -9M158 128l-10 4", 2.4, "#fff4c8"),
    };
  },
};

export const warband: Design = {
  dark: "#200a3a",
  flame: "#fff0a8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const bone = (x: number, y: number, turn: number): string =>
      placed(
        form("M-3 26V-18C-10 -18 -12 -28 -4 -28C-4 -35 6 -35 5 -28C12 -28 11 -18 4 -18V26Z", "#fff4dc", {
          width: 2.6,
          shade: [-2, -2],
          rim: [1, 1],
        }),
        x,
        y,
        turn,
      );
    const blade = (turn: number): string =>
      placed(flat("M-3 20V-18L0 -26L3 -18V20ZM-9 10h18v4h-18Z", "#4a2c34"), 0, 0, turn);
    return {
      back: backdrop(
        "#8a4aa8",
        "#2a1048",
        glow(100, 20, 110, "#ffe69a", 0.8) +
          flat("M8 -12H44V50L26 40L8 50ZM156 -12H192V50L174 40L156 50Z", "#c8323c") +
          flat("M20 14h12v10H20ZM168 14h12v10h-12Z", "#ffd76a") +
          [14, 46, 158, 188]
            .map((x, i) =>
              placed(
                flat(
                  "M-16 40C-18 4 -12 -6 -16 -18C-10 -20 -5 -14 -4 -9H4C5 -14 10 -20 16 -18C12 -6 18 4 16 40Z",
                  "#1e0c38",
                ) + flat(oval(-5, 1, 2.8) + oval(5, 1, 2.8), "#ffd34a"),
                x,
                [92, 84, 82, 92][i],
                0,
                1.1,
              ),
            )
            .join("") +
          flat("M-12 122Q100 110 212 122V164H-12Z", "#1a0a32"),
      ),
      figure:
        cast(100, 148, 90) +
        form("M44 164C40 124 58 104 90 102C122 104 140 126 138 164Z", FUR) +
        form("M54 130C34 124 20 110 18 92L34 86C38 102 52 110 68 114Z", FUR, { width: 3 }) +
        bone(18, 66, -26) +
        hand(pen, 26, 86, 12, -14) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "gloat", gaze: look.gaze ?? [0.3, 0.6], laughs: true }),
          90,
          60,
          -10,
          0.92,
        ) +
        form("M126 116C146 112 158 102 162 88L178 94C176 114 156 130 134 134Z", FUR, { width: 3 }) +
        bone(178, 66, 28) +
        hand(pen, 170, 86, 12, 18),
      front:
        form("M36 164V132C46 118 154 118 164 132V164Z", COLLAR, {
          within: line("M36 138l22 26l22 -26l22 26l22 -26l22 26l18 -26", 2.6, "#ffd76a"),
        }) +
        form("M34 132C34 112 166 112 166 132C166 148 34 148 34 132Z", "#f6e6c4", {
          shade: [-3, -3],
          within: placed(blade(46) + blade(-46), 98, 133, 0, 1, 0.46),
        }) +
        line("M60 108l-8 -8M50 116l-12 -4M146 108l8 -8M154 118l12 -2", 2.8, "#fff8d8") +
        placed(
          line("M0 12V-8L14 -12V8", 2.6, "#fff0b8") + flat(oval(-4, 12, 4.6, 3.6) + oval(10, 8, 4.6, 3.6), "#fff0b8"),
          158,
          18,
          8,
        ) +
        placed(line("M0 12V-10l7 5", 2.6, "#fff0b8") + flat(oval(-4, 12, 4.6, 3.6), "#fff0b8"), 14, 16, -12, 0.9) +
        spark(186, 112, 5) +
        spark(14, 120, 5),
    };
  },
};

export const gnoll = token("#24103a", "#fff0b0", (pen, look) => {
  const { form } = pen;
  return (
    form(
      "M18 166C18 134 40 114 72 114C106 114 128 134 130 166Z",
      FUR,
      chest("M52 168C50 144 60 132 76 130C94 132 102 148 100 168Z", "M60 154l6 7l6 -7M80 154l6 7l6 -7"),
    ) + placed(head(pen, { ...look, mood: look.mood ?? "gloat" }), 74, 80, -4, 1.1)
  );
});
