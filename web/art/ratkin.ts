/** The Ratkin: red headband, bitten ear. */

import { brow, expressionOf, eye, face, type Mood, mouth } from "./faces";
import { bricks, coin, flame, mitten, spark, sword } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, penWith, placed, type Point, WIDTH } from "./pen";

const FUR = "#8d8378";

function ratHead(pen: Pen, look: { mood?: Mood; gaze?: Point; open?: boolean } = {}): string {
  const { form } = pen;
  const c = FUR,
    m = look.mood || "sly";
  const expression = expressionOf(m);
  const e = (x: number, y: number, r: number, s: number) =>
    eye(pen, x, y, r * (expression.large || 1), {
      gaze: look.gaze || [0.6, 0.1],
      lid: expression.lid,
      tilt: expression.tilt ? -s * expression.tilt : 0,
      pupil: expression.pupil,
      shut: (s > 0 && expression.shutRight) || expression.shut,
      spiral: expression.spiral,
      skin: mix(c, "#3a3030", 0.3),
    });
  return (
    form(oval(-20, -30, 18, 19), c, { within: flat(oval(-19, -27, 11, 12), "#d99a94") }) +
    form("M0 -32C-2 -52 20 -60 32 -50C34 -44 28 -44 30 -38C36 -38 38 -32 34 -24C26 -14 4 -14 0 -32Z", c, {
      within: flat(oval(17, -34, 10, 11), "#d99a94"),
    }) +
    (look.open
      ? form("M4 22C10 50 40 58 58 40L62 16Z", "#b3a798", { width: 3 }) +
        form("M14 22C20 44 42 48 56 36L62 14Z", "#5a1420", {
          width: 2.4,
          smooth: true,
          within: flat(oval(38, 40, 12, 7), "#d8606a"),
        })
      : "") +
    form(
      "M-34 4C-36 -20 -14 -32 8 -29C30 -26 54 -12 66 4C72 12 68 20 58 22C40 32 14 36 -6 32C-24 28 -33 20 -34 4Z",
      c,
      { within: flat("M58 22C40 32 14 36 -6 32C4 22 30 14 62 12Z", "#c9bfae") },
    ) +
    form("M-35 -4C-26 -22 4 -32 30 -20L26 -8C6 -18 -18 -12 -30 6Z", "#c23428", { width: 2.6 }) +
    form("M-34 0C-46 -2 -54 6 -58 14C-48 14 -44 12 -40 14C-44 20 -44 24 -46 30C-36 26 -30 18 -30 8Z", "#c23428", {
      width: 2.6,
    }) +
    e(14, -3, 9.5, -1) +
    e(36, 0, 8.5, 1) +
    brow(14, -17 - expression.lift * 0.6, 10, expression.brows[0], "#332b28", 4) +
    brow(37, -13 - expression.lift * 0.6, 9, expression.brows[1], "#332b28", 4) +
    form(oval(66, 8, 6, 5), "#e88a90", { width: 2.4, shade: [-2, -1] }) +
    (look.open ? "" : line("M28 24Q44 30 60 18", WIDTH.inner)) +
    form("M48 22L58 20L58 33L53 30L49 34Z", "#fff6dc", { width: 2, smooth: true, shade: [-1, -1], rim: [1, 1] }) +
    line("M50 12l18 -10M50 14l22 0M50 16l18 8", 1.1, "#fff0d0") +
    line("M8 18l5 1M12 23l5 0", WIDTH.detail)
  );
}

const paw = (pen: Pen, x: number, y: number, r: number, turn: number): string => mitten(pen, x, y, r, turn, "#e0a39a");

export function walls(): string {
  const pen = penWith("#1c1222", "#ffdf9a");
  const { form, glow, backdrop } = pen;

  return (
    backdrop(
      "#6a5a66",
      "#2c2430",
      bricks("#40343f") +
        line("M40 8h30v14H40M86 6h34v14M120 26h30v12h-30M30 54h22v12H30M150 60h34v12", 1.4, "#40343f"),
    ) +
    flat("M40 150C26 110 40 58 92 46C150 36 180 86 172 150Z", "#120b14") +
    [
      [58, 92, 4],
      [70, 88, 4],
      [158, 118, 3.6],
      [149, 116, 3.6],
      [56, 128, 3],
      [64, 127, 3],
    ]
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffd34a"/><circle cx="${x + 1}" cy="${y}" r="${r * 0.4}" fill="#120b14"/>`,
      )
      .join("") +
    line("M40 150C26 110 40 58 92 46C150 36 180 86 172 150", WIDTH.outline) +
    form("M70 152C68 126 82 112 108 112C132 114 140 132 138 152Z", FUR) +
    placed(ratHead(pen, { mood: "gloat", open: true }), 98, 94, -10) +
    form("M62 128C50 116 42 104 46 92L58 90C60 104 72 112 80 118Z", FUR, { width: 3 }) +
    sword(pen, 46, 82, -14) +
    paw(pen, 51, 90, 10, 0) +
    [
      [20, 40, 26, 12, -20],
      [166, 34, 24, 13, 18],
      [184, 92, 22, 12, 34],
      [14, 104, 24, 12, -34],
      [120, 20, 20, 11, 8],
      [70, 22, 18, 11, -12],
    ]
      .map(([x, y, w, h, a]) =>
        placed(form(`M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`, "#94606a", { width: 2.8 }), x, y, a),
      )
      .join("") +
    line("M150 50l12 -8M160 76l14 -4M46 62l-14 -6M84 42l-4 -10M120 44l4 -10", 2.4, "#ffdf9a")
  );
}

export function gnaw(): string {
  const pen = penWith("#2a0e18", "#ffe0a0");
  const { form, glow, backdrop } = pen;

  return (
    backdrop(
      "#a8503a",
      "#441c20",
      glow(150, 50, 90, "#ffd080", 0.7) + flat("M0 130Q100 120 200 132V164H-12Z", "#2a1216"),
    ) +
    cast(96, 144, 84) +
    form("M124 152L128 96C128 84 136 78 148 80L196 70V152Z", "#8a98aa", {
      within: line("M130 106q30 -8 66 -12M130 126h66", 2, "#4a5666"),
    }) +
    form("M112 152C106 136 112 124 130 124L200 118V152Z", "#6e7c90") +
    form("M152 4L160 -4L186 70L172 74Z", "#8a98aa", { width: 3 }) +
    form("M14 150C12 122 34 104 66 110C92 116 100 134 96 152Z", FUR) +
    line("M20 146C2 140 -6 124 8 112C18 104 24 112 18 118", 6.6, INK) +
    line("M20 146C2 140 -6 124 8 112C18 104 24 112 18 118", 3.4, "#e0a39a") +
    placed(ratHead(pen, { mood: "rage", gaze: [0.8, 0.5] }), 68, 96, 10, 1.02) +
    paw(pen, 112, 134, 9, 0) +
    paw(pen, 100, 142, 9, 10) +
    form("M124 110l12 -2l-4 8l8 2l-10 5l2 7l-10 -4Z", "#1a1014", { width: 2, smooth: true }) +
    line("M138 98l10 -8M142 108l14 -3M132 92l4 -12", 2.6, "#ffe9a8") +
    spark(146, 88, 6) +
    spark(160, 104, 5) +
    placed(flat("M0 0l6 -2l1 5l-6 2Z", "#dfe6ec"), 136, 88, 20) +
    placed(flat("M0 0l6 -2l1 5l-6 2Z", "#dfe6ec"), 150, 114, 60)
  );
}

export function nest(): string {
  const pen = penWith("#1a0f2a", "#ffd98a");
  const { form, glow, backdrop } = pen;

  return (
    backdrop(
      "#574668",
      "#1c1428",
      glow(40, 70, 96, "#ffb84a", 0.9) + flat("M0 118Q100 96 200 118V164H-12Z", "#2a1c34"),
    ) +
    form("M32 112V84C32 80 48 80 48 84V112Z", "#f6ead0", { width: 2.6 }) +
    flame(pen, 40, 72, 0.8) +
    form("M24 116C24 110 56 110 56 116C56 122 24 122 24 116Z", "#a8702a", { width: 2.6 }) +
    cast(112, 144, 86) +
    form("M22 152C30 128 60 118 112 118C160 118 190 130 196 152Z", "#b98a3a", {
      within: line("M40 140l20 -8M70 134l24 2M150 130l22 10M116 128l14 -4M84 146l30 -6M136 146l24 -8", 2.4, "#7a5418"),
    }) +
    form("M70 132C66 104 96 92 130 96C164 100 176 122 166 138C140 146 90 146 70 132Z", FUR) +
    line("M164 132C188 136 194 112 176 108C164 106 164 116 172 118", 6.6, INK) +
    line("M164 132C188 136 194 112 176 108C164 106 164 116 172 118", 3.4, "#e0a39a") +
    placed(ratHead(pen, { mood: "asleep" }), 86, 112, 14, 0.95) +
    paw(pen, 126, 136, 9, 30) +
    form("M98 142C100 122 134 112 172 118C180 130 176 144 168 150L106 152Z", "#4a6aa0", {
      within: line("M120 122l10 28M146 118l6 32M104 134l70 -4", 2.4, "#cfd8ea"),
    }) +
    [
      [30, 144],
      [48, 147],
      [186, 146],
      [60, 138],
      [172, 143],
    ]
      .map(([x, y], i) => coin(x, y, 7, i * 20 - 30, 0.6))
      .join("") +
    `<g font-family="Alegreya SC,serif" font-weight="900" fill="#ffe6b0"><text x="118" y="66" font-size="15">z</text><text x="132" y="50" font-size="20">z</text><text x="150" y="32" font-size="26">z</text></g>`
  );
}

export function swarm(): string {
  const pen = penWith("#101a2a", "#ffe9a0");
  const { form, glow, backdrop } = pen;

  return (
    backdrop(
      "#4a6a72",
      "#141c28",
      glow(120, 40, 90, "#ffe6a0", 0.6) + flat("M0 92C30 70 60 96 92 80C130 64 160 92 200 72V164H-12Z", "#1a2430"),
    ) +
    [
      [20, 106],
      [44, 98],
      [150, 92],
      [176, 100],
      [190, 122],
      [12, 132],
      [164, 122],
    ]
      .map(([x, y], i) =>
        placed(
          flat(
            "M-14 12C-16 -2 -10 -10 -12 -16C-8 -18 -4 -14 -3 -10H3C4 -14 8 -18 12 -16C10 -10 16 -2 14 12Z",
            "#0d131c",
          ) + `<circle cx="-5" cy="-1" r="2.6" fill="#ffd34a"/><circle cx="5" cy="-1" r="2.6" fill="#ffd34a"/>`,
          x,
          y,
          ((i * 7) % 12) - 6,
          1.1,
        ),
      )
      .join("") +
    line("M140 150L156 8", 7.6, INK) +
    line("M140 150L156 8", 4, "#8a5c34") +
    form("M155 10C130 2 118 20 92 8C86 22 90 36 86 50C112 62 124 42 150 52Z", "#c23428", {
      within:
        placed(flat("M-12 6C-14 -6 0 -12 8 -4L18 2C16 8 8 8 4 8ZM-10 -6a5 5 0 1 1 6 -4Z", "#f6e3b8"), 120, 30, 8) +
        line("M100 16q6 18 2 34M136 14q4 16 2 32", 1.6, "#7a1612"),
    }) +
    form("M52 152C50 122 70 108 98 110C124 112 134 130 132 152Z", FUR, {
      within: flat("M74 152C72 130 84 120 98 120C112 122 118 134 116 152Z", "#c9bfae"),
    }) +
    form("M112 122C126 118 138 110 142 100L152 106C148 122 132 134 118 136Z", FUR, { width: 3 }) +
    placed(ratHead(pen, { mood: "gloat", open: true, gaze: [0.2, -0.4] }), 80, 90, -16, 0.98) +
    paw(pen, 148, 104, 9, 10) +
    form("M56 132C48 122 40 112 42 104L54 104C58 114 66 120 74 124Z", FUR, { width: 3 }) +
    paw(pen, 47, 102, 9, -10) +
    flat("M0 152C16 138 40 146 60 142C96 136 150 146 200 140V152Z", "#0b1018")
  );
}
