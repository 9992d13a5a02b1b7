/** The rooms: a stage to one vanishing point, 240 square. The middle stays calm, for tokens stand there. */

import type { Drawing } from "./design";
import { coin, flame, spark, sword } from "./parts";
import { flat, INK, line, mix, oval, type Pen, penWith, placed, tube } from "./pen";

/** A room is always the same. */
export const room = (draw: () => string): Drawing => ({ wide: 240, high: 240, looks: { ready: {} }, draw });

/** Back wall, sides and floor; every room is built on it. */
export function stage(pen: Pen, wall: string, wall2: string, floor: string, floor2: string, seams: string): string {
  const name = pen.id();
  return (
    `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wall2}"/><stop offset="1" stop-color="${wall}"/></linearGradient><rect x="-12" y="-12" width="264" height="264" fill="${floor2}"/><path d="M34 24H206V128H34Z" fill="url(#${name})"/><path d="M-12 -8L34 24V128L-12 212Z" fill="${mix(wall2, "#000000", 0.3)}"/><path d="M252 -8L206 24V128L252 212Z" fill="${mix(wall2, "#000000", 0.45)}"/><path d="M-12 -12H252L206 24H34Z" fill="${mix(wall2, "#000000", 0.6)}"/><path d="M34 128H206L252 212V252H-12V212Z" fill="${floor}"/>` +
    line(
      "M34 150H206M22 150H218M12 168H228M0 190H240M0 216H240M80 128L40 240M120 128V240M160 128L200 240M56 128L0 218M184 128L240 218",
      1.6,
      seams,
    ) +
    line(
      "M34 52H206M34 78H206M34 104H206M60 24V52M110 24V52M170 24V52M84 52V78M140 52V78M190 52V78M60 78V104M120 78V104M176 78V104M90 104V128M150 104V128",
      1.3,
      seams,
      'opacity=".6"',
    ) +
    line("M34 24V128M206 24V128M34 128H206", 2, "#0c0808")
  );
}

export const forge = room(() => {
  const pen = penWith("#1c0808", "#ffcf7a");
  const { form, glow } = pen;

  return (
    stage(pen, "#6a3830", "#35191c", "#7a4a38", "#3a2018", "#2c1410") +
    form("M84 128V78C84 46 156 46 156 78V128Z", "#4a3a3c", {
      within: flat("M96 128V84C96 60 144 60 144 84V128Z", "#1a0806"),
    }) +
    glow(120, 112, 88, "#ff8a2a", 0.9) +
    flame(pen, 108, 112, 1) +
    flame(pen, 120, 104, 1.5) +
    flame(pen, 133, 112, 1.1) +
    form("M90 128C98 118 142 118 150 128Z", "#3a2a28", { width: 2.6 }) +
    form("M70 30H170L156 58H84Z", "#55403c") +
    form("M108 6H132V30H108Z", "#55403c") +
    form(
      "M8 182C6 168 28 162 40 166C62 164 74 170 72 178C62 182 54 184 52 192L58 208H18L24 194C18 190 10 188 8 182Z",
      "#5c6676",
      { dark: 0.6 },
    ) +
    form("M14 208H62V222H14Z", "#5a3a24") +
    placed(
      form("M-4 0h8v38h-8Z", "#8a5c34", { width: 2.6 }) + form("M-15 -12h30v16h-30Z", "#8a94a4", { width: 2.8 }),
      50,
      146,
      38,
    ) +
    line("M178 40V92M190 40V84M202 40V96", 2.4, "#1c1010") +
    placed(sword(pen, 0, 0, 180, 0.9), 178, 74) +
    placed(form("M-9 0C-9 -14 9 -14 9 0L5 14H-5Z", "#8a94a4", { width: 2.4 }), 194, 80) +
    form("M186 176C186 168 226 168 226 176V214C226 222 186 222 186 214Z", "#5a3a24", {
      within:
        line("M186 186h40M186 206h40", 3, "#9aa4b0") +
        flat("M190 176C190 171 222 171 222 176C222 181 190 181 190 176Z", "#2f6a78"),
    }) +
    spark(96, 84, 3) +
    spark(146, 74, 4) +
    spark(132, 60, 3) +
    flat("M34 128L206 128L240 190V240H0V190Z", "url(#grain)") +
    glow(120, 140, 90, "#ffa040", 0.28)
  );
});

export const sewer = room(() => {
  const pen = penWith("#06140e", "#d0ff9a");
  const { form, glow } = pen;

  return (
    stage(pen, "#4a5a44", "#26332a", "#4c5a3c", "#26301e", "#16201a") +
    form("M78 128V84C78 56 162 56 162 84V128Z", "#5a6650", {
      within:
        flat("M90 128V88C90 66 150 66 150 88V128Z", "#0a100c") + line("M104 66v62M120 62v66M136 66v62", 5, "#39433a"),
    }) +
    flat("M92 126C104 120 136 120 148 126L196 240H44Z", "#6aa83a") +
    flat("M100 128C110 124 130 124 138 128L164 240H76Z", "#8cc84a") +
    line("M92 126L44 240M148 126L196 240", 3, INK) +
    line("M104 150q8 -4 16 0M124 176q10 -5 20 0M96 200q10 -5 20 0M130 220q10 -4 18 0", 2.2, "#e0ffa0") +
    form("M0 60H40C52 60 54 70 54 80V96H36V84C36 78 34 78 30 78H0Z", "#8a7a52", { dark: 0.6 }) +
    form("M32 92H58V102H32Z", "#a08c5c", { width: 2.8 }) +
    flat("M36 102C36 120 40 128 38 146C44 152 52 146 52 138C50 126 54 116 54 102Z", "#7ab83a") +
    line("M36 102C36 120 40 128 38 146M54 102C54 116 50 126 52 138", 2) +
    glow(120, 120, 80, "#b0ff6a", 0.3) +
    form("M184 182C184 174 230 174 230 182V222C230 230 184 230 184 222Z", "#6a5a38", {
      within: line("M184 192h46M184 212h46", 3, "#3a4638"),
    }) +
    placed(
      form("M-4 0C-5 -10 -3 -16 0 -18C3 -16 5 -10 4 0Z", "#d8d0b0", { width: 2.2 }) +
        form("M-15 -14C-14 -30 14 -30 15 -14C6 -10 -6 -10 -15 -14Z", "#b0e05a", {
          width: 2.6,
          within: flat(oval(-4, -20, 3, 2) + oval(6, -18, 2, 1.5), "#f4ffc8"),
        }),
      198,
      178,
      -8,
    ) +
    placed(
      form("M-4 0C-5 -10 -3 -14 0 -16C3 -14 5 -10 4 0Z", "#d8d0b0", { width: 2.2 }) +
        form("M-11 -11C-10 -23 10 -23 11 -11C5 -8 -5 -8 -11 -11Z", "#b0e05a", { width: 2.6 }),
      218,
      180,
      10,
    ) +
    glow(206, 160, 30, "#c8ff7a", 0.45) +
    form("M170 34C176 30 196 30 202 36L198 62L174 62Z", "#394236", { width: 2.6 }) +
    flame(pen, 186, 44, 0.55) +
    `<circle cx="110" cy="100" r="3.4" fill="#ffd34a"/><circle cx="122" cy="100" r="3.4" fill="#ffd34a"/>` +
    form(oval(30, 214, 13, 8), "#c9bfae", { width: 2.4 }) +
    flat("M34 128L206 128L240 190V240H0V190Z", "url(#grain)")
  );
});

export const vault = room(() => {
  const pen = penWith("#2a1404", "#fff6c0");
  const { form, glow } = pen;

  const hoard = Array.from({ length: 34 }, (_, i) => {
    const row = i % 6;
    return { x: 120 + (((i * 47) % 150) - 75) * (1 - row * 0.13), y: 126 - row * 7, turn: ((i * 31) % 60) - 30 };
  }).toSorted((one, other) => one.y - other.y);
  return (
    stage(pen, "#8a6428", "#4a3212", "#9a7432", "#4c3410", "#3a260a") +
    glow(120, 86, 120, "#ffe070", 0.75) +
    form(oval(120, 66, 40, 40), "#8a7a62", { within: line(oval(120, 66, 31, 31), 3, "#4a3c28") }) +
    form(oval(120, 66, 12, 12), "#d9a23a", { width: 2.8 }) +
    tube(
      "M120 54V38M120 78V94M108 66H92M132 66H148M111 57L101 47M129 57L139 47M111 75L101 85M129 75L139 85",
      "#e8b84a",
      3.2,
      3.2,
    ) +
    form("M44 132C60 96 90 92 120 84C150 92 182 98 196 132Z", "#c88a24", { width: 2.6 }) +
    hoard.map(({ x, y, turn }) => coin(x, y, 9, turn, 0.6)).join("") +
    placed(
      form("M-24 0C-24 -22 24 -22 24 0Z", "#8a4a24", { within: line("M-14 -14v14M14 -14v14", 3, "#e8b84a") }) +
        form("M-26 0H26V20H-26Z", "#7a3f1e", { within: line("M-14 0v20M14 0v20", 3, "#e8b84a") }) +
        form("M-5 -4h10v12h-10Z", "#f2c24a", { width: 2.2 }),
      188,
      112,
      4,
    ) +
    placed(
      form("M-12 -18H12L8 -4C6 2 -6 2 -8 -4ZM-3 0h6v10h-6ZM-9 10h18v4h-18Z", "#f2c24a", { width: 2.4 }),
      58,
      112,
      -8,
    ) +
    form("M40 24h16v104H40ZM184 24h16v104h-16Z", "#b08a4a", { within: line("M46 30v94M190 30v94", 2, "#6a4a1a") }) +
    spark(92, 78, 6) +
    spark(150, 92, 8) +
    spark(120, 110, 5) +
    coin(34, 196, 8, 20, 0.6) +
    coin(204, 206, 8, -10, 0.6) +
    coin(216, 188, 7, 10, 0.6) +
    flat("M34 128L206 128L240 190V240H0V190Z", "url(#grain)") +
    glow(120, 160, 90, "#fff0a0", 0.2)
  );
});
