/** Rigor Mortis, the Dark Lord: a bust with empty sockets, his eyes as a picture of their own, and his face when he looks at you. */

import type { Drawing } from "./design";
import type { Mood } from "./faces";
import { spark } from "./parts";
import { flat, INK, line, mix, oval, type Pen, penWith, placed } from "./pen";

const BONE = "#e6dcc4";
const HOLLOW = "#8d7f9c";
const SOCKET = "#150a20";
const IRON = "#514a6e";
const GOLD = "#f2b632";

export const DARK = "#0a0418";
export const LIGHT = "#c8b0ff";

/** Where his eyes are in a head of 160 by 164. */
const EYES = [
  [59, 86],
  [101, 86],
] as const;

/** How far his brows are turned: he has no lids to act with. */
const BROWS: Partial<Record<Mood, number>> = {
  rage: 9,
  gloat: 5,
  fear: -17,
  shock: -17,
  asleep: -12,
  dazed: -14,
  sad: -16,
  pain: 4,
};

/** An eye that burns. */
export function burning(pen: Pen, x: number, y: number, r = 7, mood?: Mood): string {
  const hot = "#ff5a2e";
  if (mood === "asleep")
    return (
      line(`M${x - r} ${y + 2}Q${x} ${y + 7} ${x + r} ${y + 2}`, 5, "#7a2a3a") +
      line(`M${x - r} ${y + 2}Q${x} ${y + 7} ${x + r} ${y + 2}`, 2.2, "#ff9a4a")
    );
  if (mood === "dazed")
    return (
      pen.glow(x, y, r * 2.2, hot, 0.7) +
      line(`M${x} ${y}c3 -4 7 0 4 4s-11 3 -11 -4s9 -12 15 -6s0 15 -7 15`, 2.6, "#ffc04a")
    );
  if (mood === "pain" && x > 80) return line(`M${x - r} ${y - 4}L${x + r - 3} ${y}L${x - r} ${y + 4}`, 3, "#ffb04a");
  const size = mood === "fear" || mood === "shock" ? r * 0.62 : r;
  const lick = `M${x - size} ${y}C${x - size} ${y - size} ${x - size * 0.5} ${y - size * 1.2} ${x - size * 0.2} ${y - size * 2}C${x + size * 0.3} ${y - size * 1.5} ${x + size * 0.5} ${y - size * 1.6} ${x + size * 0.7} ${y - size * 1.7}C${x + size * 0.6} ${y - size} ${x + size} ${y - size * 0.7} ${x + size} ${y}A${size} ${size} 0 0 1 ${x - size} ${y}Z`;
  return (
    pen.glow(x, y, size * 2.5, hot, 0.95) +
    flat(lick, hot) +
    flat(oval(x, y, size * 0.86), "#ffc23e") +
    flat(oval(x, y + size * 0.06, size * 0.58, size * 0.62), "#fff8d8") +
    flat(oval(x, y, size * 0.2, size * 0.5), "#5a0a14")
  );
}

/** The same at several places, written once. */
function repeated(pen: Pen, drawing: string, places: readonly string[]): string {
  const name = pen.id();
  const uses = places.map((place) => `<use href="#${name}"${place && ` transform="${place}"`}/>`);
  return `<defs><g id="${name}">${drawing}</g></defs>${uses.join("")}`;
}

/** The left one of two, and its mirror image. */
const pair = (pen: Pen, left: string, right = "translate(160 0) scale(-1 1)"): string =>
  repeated(pen, left, ["", right]);

/** The skull without its crown; what is in its sockets is laid over it. */
function skull(pen: Pen, mood?: Mood): string {
  const { form, glow } = pen;
  const angry = mood === "rage";
  const drop = { rage: 7, asleep: 9, dazed: 8, fear: 5, shock: 7 }[mood as string] ?? 0;
  const turn = BROWS[mood ?? "calm"] ?? 0;
  const socket = "M41 74C50 71 66 76 74 86C76 96 68 103 58 102C46 101 39 90 41 74Z";
  const ridge = form("M-22 -3C-14 -12 6 -8 20 8C14 11 4 6 -4 4C-12 2 -20 4 -22 -3Z", mix(BONE, "#ffffff", 0.25), {
    width: 2.6,
    shade: [-1, -3],
  });
  return (
    flat(`M56 112H104L102 ${132 + drop}H58Z`, "#241030") +
    placed(
      form(
        "M49 106C47 124 53 145 66 151C74 155 86 155 94 151C107 145 113 124 111 106L104 110L101 124Q80 131 59 124L56 110Z",
        mix(BONE, HOLLOW, 0.25),
        { within: line("M71 147q9 -6 18 0M60 138q-2 -4 -2 -8M100 138q2 -4 2 -8", 1.8, HOLLOW) },
      ) +
        form("M60 124Q80 118 100 124L98 134Q80 140 62 134Z", "#dccfa8", {
          width: 2.2,
          smooth: true,
          within: line("M67 118v22M73.500 118v22M80 118v22M86.500 118v22M93 118v22", 1.6),
        }),
      0,
      drop,
    ) +
    form(
      "M38 78C34 50 52 34 80 34C108 34 126 50 122 78C121 85 126 90 125 97C124 106 112 106 109 112C107 117 106 119 102 120C88 124 72 124 58 120C54 119 53 117 51 112C48 106 36 106 35 97C34 90 39 85 38 78Z",
      BONE,
      {
        within:
          flat(
            "M35 98C44 102 50 106 54 114L52 124H30V96ZM125 98C116 102 110 106 106 114L108 124H130V96Z",
            HOLLOW,
            0.8,
          ) +
          flat("M74 70C78 76 82 76 86 70L84 88H76Z", HOLLOW, 0.4) +
          line(
            "M37 95q10 -2 16 9M123 95q-10 -2 -16 9M44 62q-4 6 -3 11M62 112v6M69 113v5M76 114v4M84 114v4M91 113v5M98 112v6",
            2,
            HOLLOW,
          ) +
          flat("M98 52l8 6l-4 6l8 5l-3 5l-6 -6l2 -6l-8 -5Z", "#4a3458"),
      },
    ) +
    // somebody has mended him
    line("M97 67l12 -7M101 58l7 -6", 4) +
    line("M97 67l12 -7M101 58l7 -6", 2, "#a8b0c8") +
    pair(pen, form(socket, SOCKET, { width: 2.8, smooth: true, dark: 0, bright: 0.3 })) +
    EYES.map(([x, y]) => glow(x, y, 15, angry ? "#d84a6a" : "#8a5cff", 0.5)).join("") +
    pair(pen, placed(ridge, 57, 73, turn), "translate(160 -1) rotate(-3 103 73) scale(-1 1)") +
    flat("M80 92C75 98 71 106 75 109C78 110 79 106 80 105C81 106 82 110 85 109C89 106 85 98 80 92Z", "#2a1634") +
    form("M57 112Q80 118 103 112L100 125Q80 130 60 125Z", "#fff6dc", {
      width: 2.4,
      smooth: true,
      shade: [-2, -2],
      within:
        flat("M86.700 110h7v20h-7Z", GOLD) +
        line("M66.300 108v22M73.100 108v22M79.900 108v22M86.700 108v22M93.600 108v22", 1.6),
    }) +
    spark(91, 118, 5, "#fffbe0")
  );
}

/** Horns, an iron crown, and candles: a lord does not read in the dark. */
function crown(pen: Pen, mood?: Mood): string {
  const { form, glow } = pen;
  const out = mood === "asleep" || mood === "dazed";
  const high = mood === "rage" ? 1.15 : mood === "fear" ? 0.7 : 1;
  const light = "M0 0C-6 0 -7 -6 -4 -9C-2 -11 0 -13 0 -16C5 -12 8 -7 6 -3C5 -1 3 0 0 0Z";
  const candle =
    (out
      ? line("M0 -10q-5 -4 0 -7t-1 -6", 2, "#b8b0c8")
      : placed(
          flat(light, "#ff9a2e") + line(light, 1.8) + flat("M0 -1C-3 -1 -3 -5 0 -8C3 -5 4 -1 0 -1Z", "#fff0b0"),
          0,
          -8,
          0,
          high * 0.9,
        )) +
    form("M-5.500 -8H5.500L6 4C9 6 8 14 5.500 13C3 12 4 7 1 7C-1 8 0 17 -3 16C-6 15 -4 8 -6 5Z", "#f6ead0", {
      width: 2.2,
      shade: [-2.5, 0],
    });
  return (
    (out ? "" : glow(80, 22, 46, "#ffb347", 0.4)) +
    form("M50 56C26 56 6 42 7 20C7 11 11 5 16 3C18 20 30 32 54 36Z", "#b09a78", {
      within: line("M12 26l12 -8M18 36l13 -9M27 45l11 -11M37 51l8 -13", 2.6, "#6a5444"),
    }) +
    // one of them met a door
    form("M106 36C128 32 137 26 140 15L145 19L149 12L153 18C153 42 134 56 110 56Z", "#b09a78", {
      within: line("M149 30l-12 -7M142 41l-11 -10M131 49l-8 -13", 2.6, "#6a5444"),
    }) +
    form("M40 60C54 50 106 50 120 60L127 33L112 40L103 28L92 37L80 26L68 37L57 28L48 40L33 33Z", IRON, {
      dark: 0.6,
      bright: 0.8,
      within:
        line("M43 52C56 43 104 43 117 52", 2.2, "#9a8fc0") +
        flat(oval(80, 44, 6, 7), "#c8345a") +
        flat(oval(58, 47, 3.6, 4.2) + oval(102, 47, 3.6, 4.2), "#58d0b0") +
        flat(oval(78, 41, 2, 2.4), "#ffc0d0"),
    }) +
    repeated(pen, candle, ["translate(57 25) rotate(-7)", "translate(103 27) rotate(8)", "translate(80 23) rotate(1)"])
  );
}

/** His head with crown and horns, about (80, 90). */
export const head = (pen: Pen, mood?: Mood): string => skull(pen, mood) + crown(pen, mood);

/** The eyes of that head. */
export const eyes = (pen: Pen, mood?: Mood): string =>
  EYES.map(([x, y]) => burning(pen, x, y, mood === "rage" ? 9 : 7.5, mood)).join("");

/** The collar behind it, and a spider's work. */
export function collar(pen: Pen): string {
  const wing = "M36 150C6 128 -2 92 6 60C20 68 40 92 66 138Z";
  return (
    pair(
      pen,
      pen.form(wing, "#5e3a96", {
        within:
          flat("M40 150C18 128 8 98 10 74C24 88 44 110 62 138Z", "#8c2f6e") +
          line("M14 84q10 34 32 58", 1.8, "#c86aa8"),
      }),
    ) +
    line(
      "M7 62L40 58M7 62L40 76M7 62L38 96M7 62L22 102M18 61Q15 66 18 67Q14 70 16 74Q12 74 11 76M28 60Q24 67 28 71Q23 76 26 83Q19 84 16 88M37 59Q32 70 37 75Q31 84 34 91Q26 92 21 99",
      1.3,
      "#d8ccf0",
    ) +
    line("M150 66V82", 1.3, "#d8ccf0") +
    flat(oval(150, 85, 3.4, 3.8), INK) +
    line("M146 82l-4 -3M146 86l-5 2M154 82l4 -3M154 86l5 2", 1.3)
  );
}

/** He, too, has to show one. */
export const libraryCard = (pen: Pen, x: number, y: number, turn: number, scale = 1): string =>
  placed(
    pen.form("M-15 -10H15V10H-15Z", "#f6ecd0", {
      width: 2.2,
      shade: [-2, -2],
      within:
        flat("M-12 -6H-2V7H-12Z", "#7a5ab8") +
        flat("M-10.500 -1A3.500 4 0 0 1 -3.500 -1L-4.500 4H-9.500Z", "#fff6dc") +
        flat(oval(-8.5, -0.5, 1) + oval(-5.5, -0.5, 1), INK) +
        line("M2 -5h9M2 -1h7M2 3h4", 1.6, "#6a5a78") +
        line(oval(9, 5, 3.4), 1.4, "#c8342a"),
    }) +
      flat(oval(0, -10, 3.2), "#d8342e") +
      line(oval(0, -10, 3.2), 1.4),
    x,
    y,
    turn,
    scale,
  );

export const rigor: Drawing = {
  wide: 160,
  high: 164,
  looks: { ready: {}, angry: { mood: "rage" } },
  draw(look) {
    const pen = penWith(DARK, LIGHT);
    return (
      pen.glow(80, 84, 84, look.mood === "rage" ? "#c83a6a" : "#8a5cff", 0.5) +
      collar(pen) +
      pen.form("M-6 172C0 146 22 132 80 130C138 132 160 146 166 172Z", "#3a2a66", {
        within: flat("M58 172L72 138H88L102 172Z", "#221640") + line("M58 172L72 138M102 172L88 138", 2.4, GOLD),
      }) +
      head(pen, look.mood) +
      libraryCard(pen, 130, 152, 9)
    );
  },
};

/** Of the same size, to be laid over him and moved by up to 6. */
export const rigorEyes: Drawing = {
  wide: 160,
  high: 164,
  looks: { ready: {}, angry: { mood: "rage" } },
  draw(look) {
    return eyes(penWith(DARK, LIGHT, "e"), look.mood);
  },
};

/** Fingers of bone, each from its knuckle to its tip: x, y, how it is turned, how long it is. */
export function fingers(pen: Pen, ...places: readonly (readonly [number, number, number, number])[]): string {
  const bone = pen.form(
    "M-5 2C-9 -2 -5 -7 -3 -8L-3 -16C-8 -19 -6 -25 0 -25C6 -25 8 -19 3 -16L3 -8C5 -7 9 -2 5 2C3 5 -3 5 -5 2Z",
    BONE,
    { width: 2.4, shade: [-2, -1] },
  );
  const at = places.map(([x, y, turn, long]) => `translate(${x} ${y}) rotate(${turn}) scale(1 ${long})`);
  return repeated(pen, bone, at);
}

const PALM =
  "M176 160C170 150 174 140 184 138C196 136 206 142 206 152C206 162 198 168 190 168C184 168 178 166 176 160Z";

/** The face of his Look, and of a reveal: he has found you, and uses a lens to be sure. */
export const rigorFace: Drawing = {
  wide: 240,
  high: 180,
  looks: { ready: {} },
  draw(look) {
    const pen = penWith(DARK, LIGHT);
    const { form, glow } = pen;
    const mood = look.mood ?? "rage";
    return (
      glow(120, 92, 124, "#c83a8a", 0.55) +
      placed(
        collar(pen) +
          form("M-40 176C-30 148 10 134 80 132C150 134 190 148 200 176Z", "#3a2a66", {
            within: line("M58 172L72 138M102 172L88 138", 2.4, GOLD),
          }) +
          head(pen, mood) +
          burning(pen, 59, 88, 9),
        20,
        9,
        -5,
        1.08,
      ) +
      // what a lens does to an eye
      placed(
        form("M-6 30H6L9 84H-9Z", "#6a3a24", { width: 2.8, within: line("M-8 44h16", 2.4, GOLD) }) +
          form(oval(0, 0, 35), GOLD, { width: 3.2 }) +
          form(oval(0, 0, 28.5), "#2c1038", { width: 2.6, smooth: true, dark: 0, bright: 0.3 }),
        154,
        94,
        -24,
      ) +
      burning(pen, 154, 100, 16.5) +
      line("M135 85q6 -12 18 -14", 4, "#ffffff", 'opacity=".85"') +
      // and who holds it
      form("M172 190C168 172 180 158 194 156C210 154 222 166 224 190Z", "#5e3a96", { width: 3 }) +
      form(PALM, BONE, { width: 2.6, shade: [-3, -2] }) +
      fingers(pen, [186, 144, -70, 0.9], [188, 152, -78, 0.9], [190, 160, -84, 0.8], [192, 142, -30, 0.9]) +
      // the other hand has begun to count
      form("M6 190C4 172 16 160 30 158C44 160 56 172 54 190Z", "#5e3a96", { width: 3 }) +
      placed(form(PALM, BONE, { width: 2.6, shade: [-3, -2] }), -161, -8) +
      fingers(pen, [20, 138, -10, 1.6], [30, 141, 66, 0.6], [31, 149, 74, 0.6], [31, 157, 80, 0.55], [19, 153, 62, 0.7])
    );
  },
};
