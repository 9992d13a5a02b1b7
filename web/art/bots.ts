/** The bots: portraits, 120 square, in any mood. */

import { brow, expressionOf, eye, face, type Mood, mouth } from "./faces";
import { bricks, coin, flame, mitten, spark, sword } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, penWith, placed, type Point, WIDTH } from "./pen";

export function grizelda(m: Mood = "calm"): string {
  const pen = penWith("#16123a", "#ffe6a8");
  const { form, glow } = pen;
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
      mood: m,
      apart: 12,
      radius: 7.5,
      skin: "#8a8a6a",
      iris: "#7ad0f2",
      gaze: [0.2, 0.2],
      brow: { colour: "#8a8494" },
      mouth: { below: 31, wide: m === "gloat" ? 11 : 8 },
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
}

export function odo(m: Mood = "calm"): string {
  const pen = penWith("#2a1608", "#fff0b8");
  const { form, glow } = pen;
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
      mood: m,
      apart: 16,
      radius: 8,
      skin,
      blush: true,
      gaze: [-0.2, 0.2],
      brow: { colour: "#7a4a22" },
      mouth: { below: 28, wide: m === "gloat" ? 16 : 11 },
    }) +
    form("M52 66C52 58 70 58 70 67C70 75 52 75 52 66Z", mix(skin, "#e0503c", 0.4), { width: 2.4, shade: [-3, -2] }) +
    line("M42 98q18 8 36 0", WIDTH.inner, "#a8704a")
  );
}

export function pippa(m: Mood = "calm"): string {
  const pen = penWith("#3a1024", "#fff0b0");
  const { form, glow } = pen;
  const skin = "#f0c29a",
    h = "#d8551f";
  const br = (s: number) =>
    placed(
      form(
        "M0 0C10 2 14 10 10 16C16 20 16 28 10 32C14 40 8 48 0 50C-8 46 -10 38 -4 32C-10 26 -10 20 -4 16C-8 8 -6 2 0 0Z",
        h,
        { width: 2.6 },
      ) + form("M-6 46h12v6h-12Z", "#3aa0c0", { width: 2 }),
      s < 0 ? 22 : 98,
      62,
      s * -14,
      s,
      1,
    );
  return (
    form("M18 124C20 102 36 94 60 94C86 94 100 102 102 124Z", "#2f7a5a") +
    form("M42 98L60 112L78 98L74 92H46Z", "#f3e6c6", { width: 2.4 }) +
    br(-1) +
    br(1) +
    form("M20 52C16 22 40 10 60 10C82 10 104 22 100 54C98 70 22 70 20 52Z", h) +
    form("M28 60C28 40 42 30 60 30C80 30 92 40 92 60C92 82 78 98 60 98C42 98 28 82 28 60Z", skin) +
    form("M24 60C20 32 44 20 64 22C84 22 98 36 96 58C88 54 80 46 76 38C66 48 44 46 38 44C36 50 30 56 24 60Z", h, {
      within: line("M44 28q-8 6 -12 18M84 30q6 8 8 16", 1.5, "#8f2c10"),
    }) +
    face(pen, 60, 61, {
      mood: m,
      apart: 14,
      radius: 9,
      skin,
      iris: "#3a8a3a",
      gaze: [0.3, 0],
      brow: { colour: "#8f2c10", high: 3 },
      mouth: { below: 23, wide: m === "gloat" ? 12 : 9 },
    }) +
    line("M58 71q4 4 6 0", WIDTH.inner) +
    flat(
      [
        [40, 73],
        [45, 77],
        [37, 78],
        [76, 74],
        [81, 77],
        [84, 72],
      ]
        .map(([x, y]) => oval(x, y, 1.3))
        .join(""),
      "#b8602c",
    ) +
    (m === "gloat" || m === "joy" ? flat("M56 82h5v6h-5Z", INK) : "")
  );
}

export function bruno(m: Mood = "calm"): string {
  const pen = penWith("#1c0f1a", "#ffd890");
  const { form, glow } = pen;
  const skin = "#a56a44",
    h = "#2b1c1a";
  return (
    form("M-2 124C0 92 24 82 60 82C98 82 120 92 122 124Z", "#6a2c2c") +
    form("M30 90L60 118L90 90L84 124H36Z", "#5a3a22", { width: 2.8 }) +
    form("M22 56C14 50 14 64 24 70ZM98 56C106 50 106 64 96 70Z", skin, { width: 2.8 }) +
    form("M22 52C22 24 38 14 60 14C84 14 98 24 98 52C98 84 80 100 60 100C40 100 22 84 22 52Z", skin) +
    form("M20 54C14 22 38 4 60 6C84 4 106 22 100 54C94 46 92 38 88 32C70 38 48 38 34 32C28 38 26 46 20 54Z", h, {
      bright: 0.35,
    }) +
    form("M20 58C26 66 34 68 42 68C50 62 70 62 78 68C86 68 94 66 100 58C106 90 88 118 60 120C32 118 14 90 20 58Z", h, {
      bright: 0.35,
      within: line("M36 84q2 16 10 24M84 84q-2 16 -10 24M60 100v16", 1.6, "#6a4a3c"),
    }) +
    face(pen, 60, 50, {
      mood: m,
      apart: 15,
      radius: 7.5,
      skin: mix(skin, "#3a1c1a", 0.2),
      gaze: [0.1, 0.2],
      brow: { colour: h, high: 7, wide: 11 },
      mouth: null,
    }) +
    mouth(pen, m === "calm" ? "smile" : expressionOf(m).mouth, 60, 82, m === "gloat" ? 14 : 10) +
    form("M50 60C51 52 69 52 70 61C71 70 50 70 50 60Z", mix(skin, "#c8402c", 0.3), { width: 2.4, shade: [-3, -2] }) +
    line("M82 38l8 22M82 48l7 -3M85 56l7 -3", 1.8, "#e0a88a")
  );
}
