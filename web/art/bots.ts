/** The bots: portraits, 120 square; each is somebody, in any mood. */

import type { Drawing } from "./design";
import { expressionOf, face, type Mood, mouth } from "./faces";
import { spark } from "./parts";
import { flat, INK, line, mix, oval, type Pen, penWith, placed, tube, WIDTH } from "./pen";

const LOOKS: Record<string, { mood: Mood }> = {
  calm: { mood: "calm" },
  gloat: { mood: "gloat" },
  shock: { mood: "shock" },
  shame: { mood: "shame" },
  joy: { mood: "joy" },
  sad: { mood: "sad" },
};

const sitter = (dark: string, flame: string, draw: (pen: Pen, mood: Mood) => string): Drawing => ({
  wide: 120,
  high: 120,
  looks: LOOKS,
  draw: ({ mood = "calm" }) => draw(penWith(dark, flame), mood),
});

/** Loud: plaits, a horned helmet that is too small, and a mouth that is not. */
export const ulla = sitter("#3a1208", "#fff0b0", (pen, mood) => {
  const { form } = pen;
  const skin = "#f0b088";
  const hair = "#f2b832";
  const horn = (side: -1 | 1): string =>
    placed(
      form("M0 10C12 8 22 -2 22 -22C12 -18 2 -12 -8 -8Z", "#f3e6c6", {
        width: 2.6,
        within: line("M6 4q8 -4 10 -12", 1.3, "#a08a5c"),
      }),
      side < 0 ? 30 : 90,
      26,
      0,
      side,
      1,
    );
  const plait = (side: -1 | 1): string =>
    placed(
      form(
        "M0 0C12 4 14 12 8 18C14 24 14 32 8 36C12 44 6 52 -2 54C-10 50 -10 42 -6 36C-12 30 -12 22 -6 18C-10 10 -8 2 0 0Z",
        hair,
        {
          width: 2.6,
          within: line("M-6 18q7 6 14 0M-6 36q7 6 14 0", 1.4, "#9a6a10"),
        },
      ) + form("M-8 48h13v7h-13Z", "#c23434", { width: 2 }),
      side < 0 ? 18 : 102,
      60,
      side * -8,
      side,
      1,
    );
  return (
    form("M0 124C2 98 26 90 60 90C94 90 118 98 120 124Z", "#7a4a2a", {
      within: line("M30 104l12 20M90 104l-12 20", 2, "#4a2810"),
    }) +
    form("M34 94C44 104 76 104 86 94L80 122H40Z", "#c23434", { width: 2.6 }) +
    plait(-1) +
    plait(1) +
    form("M20 60C18 34 36 24 60 24C84 24 102 34 100 60C100 88 84 104 60 104C36 104 20 88 20 60Z", skin) +
    form("M18 56C18 34 40 26 60 34C80 26 102 34 102 56C92 50 78 44 60 44C42 44 28 50 18 56Z", hair, { width: 2.8 }) +
    horn(-1) +
    horn(1) +
    form("M28 36C30 12 46 4 60 4C74 4 90 12 92 36C74 42 46 42 28 36Z", "#9aa8b8", {
      within: line("M60 4v36", 3, "#5c6a7c") + flat(oval(38, 32, 2.2) + oval(82, 32, 2.2), "#f2c85a"),
    }) +
    face(pen, 60, 60, {
      mood,
      apart: 16,
      radius: 8.5,
      skin,
      iris: "#3a8ad0",
      gaze: [-0.2, 0],
      uneven: 1.12,
      blush: true,
      brow: { colour: "#a8701a", high: 5 },
      mouth: { below: 26, wide: 17, kind: mood === "calm" ? "grin" : undefined },
    }) +
    form("M53 68C54 62 66 62 67 69C68 75 53 75 53 68Z", mix(skin, "#e0503c", 0.45), { width: 2.4, shade: [-2, -2] }) +
    flat(oval(36, 76, 1.4) + oval(42, 79, 1.4) + oval(84, 76, 1.4) + oval(78, 79, 1.4), "#b8602c")
  );
});

/** Above it: a hat, a nose, and no patience. */
export const grizelda = sitter("#16123a", "#ffe6a8", (pen, mood) => {
  const { form } = pen;
  const skin = "#b9c78a";
  return (
    form("M12 124C14 98 34 88 60 88C88 88 106 98 108 124Z", "#4a3a7a") +
    form("M22 96C12 66 22 44 60 40C98 44 108 66 98 96C92 104 86 92 84 84H36C34 92 28 104 22 96Z", "#d9d4cc", {
      within: line("M28 60q-4 20 0 32M92 60q4 20 0 32", 1.4, "#8a8494"),
    }) +
    form(
      "M34 58C34 40 46 34 60 34C76 34 86 42 86 60C86 78 78 92 66 102C62 106 56 106 52 100C40 90 34 76 34 58Z",
      skin,
    ) +
    face(pen, 60, 58, {
      mood,
      apart: 12,
      radius: 7.5,
      skin: "#8a8a6a",
      iris: "#7ad0f2",
      gaze: [0.2, 0.2],
      brow: { colour: "#8a8494" },
      mouth: { below: 31, wide: mood === "gloat" ? 11 : 8 },
    }) +
    form("M58 60C62 58 66 64 70 74C74 80 70 84 64 82C58 80 56 78 57 72Z", mix(skin, "#d8704a", 0.25), {
      width: 2.4,
      shade: [-2, -2],
    }) +
    flat(oval(70, 75, 1.8), "#6a7a3a") +
    form("M8 44C28 34 92 34 114 46C104 54 20 54 8 44Z", "#2c2450") +
    form("M30 40C38 24 46 10 52 2C66 -4 84 4 92 14C82 12 76 14 76 20C82 28 86 34 90 41C72 47 48 47 30 40Z", "#362c64", {
      within: flat("M30 40C48 46 72 46 90 41L87 33C70 38 48 38 33 33Z", "#7ad0f2"),
    })
  );
});

/** He expects the worst, and wears it like a habit. */
export const odo = sitter("#2a1608", "#fff0b8", (pen, mood) => {
  const { form } = pen;
  const skin = "#e8b48c";
  return (
    form("M4 124C6 94 30 84 60 84C92 84 114 94 116 124Z", "#6b4526", { within: line("M60 96v28", 2, "#3a2410") }) +
    form("M24 96C34 84 88 84 98 96C90 110 32 110 24 96Z", "#80552f", { width: 2.8 }) +
    form("M16 62C8 56 8 70 18 76ZM104 62C112 56 112 70 102 76Z", skin, { width: 2.8 }) +
    form("M16 66C14 34 32 20 60 20C88 20 106 34 104 66C104 90 84 102 60 102C36 102 16 90 16 66Z", skin) +
    form(
      "M14 58C10 30 24 14 36 14C40 22 32 28 30 36C26 42 22 50 20 62ZM106 58C110 30 96 14 84 14C80 22 88 28 90 36C94 42 98 50 100 62Z",
      "#7a4a22",
      { width: 2.8 },
    ) +
    `<path d="M46 26q8 -5 16 -3" stroke="#fff4d8" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    face(pen, 60, 56, {
      mood,
      apart: 16,
      radius: 8,
      skin,
      blush: true,
      gaze: [-0.2, 0.2],
      brow: { colour: "#7a4a22" },
      mouth: { below: 28, wide: mood === "gloat" ? 16 : 11 },
    }) +
    form("M52 66C52 58 70 58 70 67C70 75 52 75 52 66Z", mix(skin, "#e0503c", 0.4), { width: 2.4, shade: [-3, -2] }) +
    line("M42 98q18 8 36 0", WIDTH.inner, "#a8704a")
  );
});

/** Merry: plaits, freckles, a gap in her teeth. */
export const pippa = sitter("#3a1024", "#fff0b0", (pen, mood) => {
  const { form } = pen;
  const skin = "#f0c29a";
  const hair = "#d8551f";
  const plait = (side: -1 | 1): string =>
    placed(
      form(
        "M0 0C10 2 14 10 10 16C16 20 16 28 10 32C14 40 8 48 0 50C-8 46 -10 38 -4 32C-10 26 -10 20 -4 16C-8 8 -6 2 0 0Z",
        hair,
        { width: 2.6 },
      ) + form("M-6 46h12v6h-12Z", "#3aa0c0", { width: 2 }),
      side < 0 ? 22 : 98,
      62,
      side * -14,
      side,
      1,
    );
  return (
    form("M18 124C20 102 36 94 60 94C86 94 100 102 102 124Z", "#2f7a5a") +
    form("M42 98L60 112L78 98L74 92H46Z", "#f3e6c6", { width: 2.4 }) +
    plait(-1) +
    plait(1) +
    form("M20 52C16 22 40 10 60 10C82 10 104 22 100 54C98 70 22 70 20 52Z", hair) +
    form("M28 60C28 40 42 30 60 30C80 30 92 40 92 60C92 82 78 98 60 98C42 98 28 82 28 60Z", skin) +
    form("M24 60C20 32 44 20 64 22C84 22 98 36 96 58C88 54 80 46 76 38C66 48 44 46 38 44C36 50 30 56 24 60Z", hair, {
      within: line("M44 28q-8 6 -12 18M84 30q6 8 8 16", 1.5, "#8f2c10"),
    }) +
    face(pen, 60, 61, {
      mood,
      apart: 14,
      radius: 9,
      skin,
      iris: "#3a8a3a",
      gaze: [0.3, 0],
      brow: { colour: "#8f2c10", high: 3 },
      mouth: { below: 23, wide: mood === "gloat" ? 12 : 9 },
    }) +
    line("M58 71q4 4 6 0", WIDTH.inner) +
    flat(
      oval(40, 73, 1.3) +
        oval(45, 77, 1.3) +
        oval(37, 78, 1.3) +
        oval(76, 74, 1.3) +
        oval(81, 77, 1.3) +
        oval(84, 72, 1.3),
      "#b8602c",
    ) +
    (mood === "gloat" || mood === "joy" ? flat("M56 82h5v6h-5Z", INK) : "")
  );
});

/** He boasts: a laurel of his own making, and a scar with a story. */
export const tobias = sitter("#1c0f1a", "#ffd890", (pen, mood) => {
  const { form } = pen;
  const skin = "#a56a44";
  const hair = "#8a4a22";
  const leaf = (x: number, y: number, turn: number): string =>
    placed(form("M0 -9C7 -5 7 5 0 9C-7 5 -7 -5 0 -9Z", "#f4c23a", { width: 2.2, shade: [-2, -1] }), x, y, turn);
  return (
    form("M-2 124C0 92 24 82 60 82C98 82 120 92 122 124Z", "#6a2c2c") +
    form("M30 90L60 118L90 90L84 124H36Z", "#5a3a22", { width: 2.8 }) +
    form("M22 56C14 50 14 64 24 70ZM98 56C106 50 106 64 96 70Z", skin, { width: 2.8 }) +
    form("M22 52C22 24 38 14 60 14C84 14 98 24 98 52C98 84 80 100 60 100C40 100 22 84 22 52Z", skin) +
    form("M20 54C14 22 38 4 60 6C84 4 106 22 100 54C94 46 92 38 88 32C70 38 48 38 34 32C28 38 26 46 20 54Z", hair, {
      bright: 0.35,
    }) +
    form(
      "M20 58C26 66 34 68 42 68C50 62 70 62 78 68C86 68 94 66 100 58C106 90 88 118 60 120C32 118 14 90 20 58Z",
      hair,
      {
        bright: 0.35,
        within: line("M36 84q2 16 10 24M84 84q-2 16 -10 24M60 100v16", 1.6, "#6a4a3c"),
      },
    ) +
    face(pen, 60, 50, {
      mood,
      apart: 15,
      radius: 7.5,
      skin: mix(skin, "#3a1c1a", 0.2),
      gaze: [0.1, 0.2],
      brow: { colour: hair, high: 7, wide: 11 },
      mouth: null,
    }) +
    flat(oval(60, 83, 17, 10), mix(skin, "#3a1c1a", 0.1)) +
    mouth(pen, mood === "calm" ? "smirk" : expressionOf(mood).mouth, 60, 82, mood === "gloat" ? 14 : 11) +
    form("M50 60C51 52 69 52 70 61C71 70 50 70 50 60Z", mix(skin, "#c8402c", 0.3), { width: 2.4, shade: [-3, -2] }) +
    line("M82 38l8 22M82 48l7 -3M85 56l7 -3", 1.8, "#e0a88a") +
    leaf(26, 30, -40) +
    leaf(36, 19, -22) +
    leaf(49, 12, -8) +
    leaf(71, 12, 8) +
    leaf(84, 19, 22) +
    leaf(94, 30, 40)
  );
});

/** Polite: a long face, an eyeglass, a hat that he would raise if he had a hand free. */
export const ansel = sitter("#0e1c2e", "#fff2c8", (pen, mood) => {
  const { form } = pen;
  const skin = "#f2d4b4";
  return (
    form("M14 124C16 104 36 98 60 98C84 98 104 104 106 124Z", "#24405e", {
      within: line("M44 100l6 24M76 100l-6 24", 2, "#12263c"),
    }) +
    form("M46 98L60 116L74 98Z", "#fbf4e2", { width: 2.4 }) +
    form("M60 106L44 98V114ZM60 106L76 98V114Z", "#c23450", { width: 2.4 }) +
    form("M32 62C26 58 26 70 33 74ZM88 62C94 58 94 70 87 74Z", skin, { width: 2.6 }) +
    form("M32 56C32 40 44 36 60 36C76 36 88 40 88 56C88 84 78 106 60 106C42 106 32 84 32 56Z", skin) +
    form("M30 58C28 46 32 38 38 36L36 62ZM90 58C92 46 88 38 82 36L84 62Z", "#6a4a2a", { width: 2.4 }) +
    face(pen, 60, 60, {
      mood,
      apart: 13,
      radius: 7.5,
      skin,
      iris: "#5a7a3a",
      gaze: [0.1, 0.2],
      brow: { colour: "#6a4a2a", wide: 8, high: 3 },
      mouth: null,
    }) +
    line(oval(73, 60, 11, 11.5), 2.6, "#d9a23a") +
    line("M84 64q4 20 -2 36", 1.4, "#d9a23a") +
    form("M56 62C60 60 64 66 64 74C64 80 54 80 54 75Z", mix(skin, "#d8704a", 0.3), { width: 2.2, shade: [-2, -2] }) +
    form("M60 83C52 78 40 82 36 90C44 90 54 92 60 87C66 92 76 90 84 90C80 82 68 78 60 83Z", "#6a4a2a", { width: 2.4 }) +
    mouth(pen, expressionOf(mood).mouth, 60, 95, 7) +
    form("M14 40C30 32 90 32 106 40C96 48 24 48 14 40Z", "#1e2c44", { width: 3 }) +
    form("M32 38L36 2C44 -4 76 -4 84 2L88 38C72 44 48 44 32 38Z", "#2a3c5c", {
      within: flat("M30 26h60v10H30Z", "#c23450"),
    })
  );
});

/** She has seen it coming: a turban, a third eye, rings in her ears. */
export const wanda = sitter("#2a0a30", "#ffe0a0", (pen, mood) => {
  const { form, glow } = pen;
  const skin = "#9a6244";
  const ring = (x: number): string => tube(oval(x, 84, 6, 8), "#f4c23a", 2.6, 2.4);
  return (
    form("M8 124C10 100 32 92 60 92C88 92 110 100 112 124Z", "#1f7a74", {
      within: line("M20 112q40 14 80 0", 2.4, "#f4c23a"),
    }) +
    form("M38 96C46 106 74 106 82 96L60 120Z", "#e8b83a", { width: 2.4 }) +
    ring(26) +
    ring(94) +
    form("M26 62C26 42 40 34 60 34C80 34 94 42 94 62C94 86 80 102 60 102C40 102 26 86 26 62Z", skin) +
    face(pen, 60, 64, {
      mood,
      apart: 15,
      radius: 9,
      skin: mix(skin, "#5a1a6a", 0.45),
      iris: "#b06ae0",
      gaze: [0.3, -0.3],
      brow: { colour: "#2a1420", high: 5, wide: 11 },
      mouth: { below: 25, wide: 9, kind: mood === "calm" ? "smirk" : undefined },
    }) +
    form("M56 66C60 64 66 70 68 78C68 84 58 84 55 79Z", mix(skin, "#d8704a", 0.25), { width: 2.2, shade: [-2, -2] }) +
    flat(oval(80, 86, 1.8), "#2a1420") +
    form("M16 46C12 12 40 -2 60 0C82 -2 110 14 104 46C90 34 76 30 60 32C44 30 30 34 16 46Z", "#7a3aa0", {
      within: line("M20 40C34 20 60 14 84 4M28 44C50 22 84 22 100 16M14 30C34 10 50 8 60 2", 2.2, "#4a1a70"),
    }) +
    glow(60, 20, 20, "#ffe28a", 0.8) +
    form("M60 6C68 14 68 26 60 34C52 26 52 14 60 6Z", "#e8d05a", { width: 2.6 }) +
    flat(oval(60, 20, 4, 6), "#fff8e0") +
    flat(oval(60, 20, 2.2, 4.4), INK) +
    spark(86, 10, 5)
  );
});

/** Old: all beard and eyebrows, and a night-cap. */
export const bertram = sitter("#1c2430", "#fff4d0", (pen, mood) => {
  const { form } = pen;
  const skin = "#e8bfa0";
  const white = "#eeeae0";
  return (
    form("M6 124C8 100 30 92 60 92C90 92 112 100 114 124Z", "#5a6a8a", { within: line("M60 100v24", 2, "#38445e") }) +
    form("M20 62C12 56 12 72 22 76ZM100 62C108 56 108 72 98 76Z", skin, { width: 2.8 }) +
    form("M22 58C22 34 38 26 60 26C82 26 98 34 98 58C98 84 82 98 60 98C38 98 22 84 22 58Z", skin, {
      within: line("M44 40q16 -5 32 0M48 46q12 -4 24 0", 1.4, "#b08468"),
    }) +
    form(
      "M20 66C28 76 40 78 46 76C54 72 66 72 74 76C80 78 92 76 100 66C108 96 86 122 60 124C34 122 12 96 20 66Z",
      white,
      {
        within: line("M34 84q2 18 12 30M86 84q-2 18 -12 30M52 100l4 18M68 100l-4 18", 1.6, "#a8a49a"),
      },
    ) +
    face(pen, 60, 58, {
      mood,
      apart: 16,
      radius: 7.5,
      skin: mix(skin, "#b0605a", 0.2),
      iris: "#6a8aa8",
      gaze: [0, 0.3],
      brow: { colour: "#d8d4c8", high: 9, wide: 13 },
      mouth: null,
    }) +
    line(oval(44, 58, 11, 10), 2, "#a87a2a") +
    line(oval(76, 58, 11, 10), 2, "#a87a2a") +
    line("M55 57q5 -4 10 0", 2, "#a87a2a") +
    mouth(pen, mood === "calm" ? "flat" : expressionOf(mood).mouth, 60, 90, 8) +
    form("M60 80C52 74 36 78 32 88C44 88 54 90 60 85C66 90 76 88 88 88C84 78 68 74 60 80Z", white, { width: 2.4 }) +
    form("M50 68C50 58 70 58 70 69C70 78 50 78 50 68Z", mix(skin, "#e0503c", 0.4), { width: 2.4, shade: [-3, -2] }) +
    form("M20 42C20 14 44 2 66 6C90 8 110 26 112 52C106 50 102 44 100 40C88 26 40 26 20 42Z", "#b84a5a", {
      within: line("M40 10q-6 10 -6 22M60 6q-2 10 0 22M82 10q8 8 8 22", 3, "#f0d8c8"),
    }) +
    form("M16 40C32 26 84 26 102 40C104 46 100 50 96 48C82 38 38 38 22 48C18 48 14 44 16 40Z", white, { width: 2.6 }) +
    form(oval(112, 56, 7), white, { width: 2.6, shade: [-2, -2] })
  );
});
