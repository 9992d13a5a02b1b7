/** The heroes who come by the door: busts, 160 wide and 164 high, and the ram that they bring along. */

import { token } from "./clan";
import type { Drawing } from "./design";
import { brow, expressionOf, eye, eyeIn, face, type Mood } from "./faces";
import { mitten, spark, sword } from "./parts";
import { flat, INK, line, mix, oval, type Pen, placed, type Point, tube } from "./pen";

const hero = (dark: string, flame: string, own: Mood, draw: (pen: Pen, mood: Mood) => string): Drawing =>
  token(dark, flame, (pen, { mood = own }) => draw(pen, mood));

/** Eyes in the dark of a helmet or a hood: no brows, no mouth. */
function peering(pen: Pen, mood: Mood, at: Point, apart: number, radius: number, skin: string, gaze: Point): string {
  const [x, y] = at;
  const { large = 1 } = expressionOf(mood);
  const one = (side: -1 | 1): string =>
    eye(pen, x + side * apart, y, radius * large, { ...eyeIn(mood, side), gaze, skin });
  return one(-1) + one(1);
}

/** He has a plume, and no doubts. */
export const warrior = hero("#1a1c3a", "#fff0c0", "rage", (pen, mood) => {
  const { form } = pen;
  const isDown = mood === "dazed";
  return (
    (isDown ? "" : placed(sword(pen, 0, 0, 0, 1.3), 138, 118, 16)) +
    form("M20 166C22 128 48 112 80 112C112 112 138 128 140 166Z", "#4a6aa8", {
      within: line("M80 112v54", 2.4, "#2a3c6a") + flat("M62 132h36v5H62ZM77 118h6v34h-6Z", "#f2c85a"),
    }) +
    form("M74 30C58 6 96 -6 118 8C130 18 124 38 112 42C112 30 100 24 88 32Z", "#d23a34", {
      within: line("M84 20q14 -10 30 6", 1.8, "#7a1414"),
    }) +
    form("M36 80C34 44 54 26 80 26C106 26 126 44 124 80L122 110C108 126 52 126 38 110Z", "#a9bcd2", {
      within: line("M80 26v28", 2.6, "#5c6c84") + flat("M38 98h84v28H38Z", "#8497b0", 0.8),
    }) +
    form("M36 62C52 54 108 54 124 62L122 92C106 84 54 84 38 92Z", "#171420", { width: 2.8, smooth: true }) +
    peering(pen, mood, [80, 74], 19, 12, "#171420", [0.4, 0.2]) +
    line("M56 102v11M68 105v12M80 106v12M92 105v12M104 102v11", 3.4, "#2c3446") +
    flat(oval(44, 98, 2.8) + oval(116, 98, 2.8) + oval(50, 58, 2.2) + oval(110, 58, 2.2), "#e8c45a") +
    (mood === "pain" || isDown ? line("M56 22l-9 12l10 5l-8 12", 3, "#2c3446") : "") +
    (isDown ? "" : mitten(pen, 132, 130, 14, 10, "#7a8ca6"))
  );
});

/** A hood, a scarf, and somebody else's keys. */
export const thief = hero("#10201c", "#ffe9a8", "sly", (pen, mood) => {
  const { form } = pen;
  const key = (turn: number): string =>
    placed(
      tube("M0 0V20M0 14h6M0 20h7", "#f4c23a", 2.6, 2.4) + tube(oval(0, -5, 5), "#f4c23a", 2.6, 2.4),
      28,
      112,
      turn,
    );
  return (
    form("M18 166C20 130 46 114 80 114C114 114 140 130 142 166Z", "#2f6a4c", {
      within: line("M54 126l14 40M106 126l-14 40", 2.4, "#184030"),
    }) +
    form(
      "M24 88C14 40 44 8 86 8C104 2 124 8 134 22C124 20 118 22 116 26C134 44 142 72 134 92C128 118 104 128 80 128C54 128 32 116 24 88Z",
      "#3c8560",
      {
        within: line("M42 40C52 24 70 18 92 20M116 30q10 16 10 34", 2.2, "#1c5038"),
      },
    ) +
    form("M40 78C40 52 58 40 80 40C102 40 120 52 120 78C120 104 104 118 80 118C56 118 40 104 40 78Z", "#15211c", {
      width: 2.8,
      smooth: true,
    }) +
    form("M46 76C46 58 62 50 80 50C98 50 114 58 114 76C114 88 106 96 80 96C54 96 46 88 46 76Z", "#e6b48c", {
      width: 2.6,
    }) +
    face(pen, 80, 72, {
      mood,
      apart: 18,
      radius: 11.5,
      skin: "#e6b48c",
      iris: "#3a8a4a",
      gaze: [0.6, 0.1],
      brow: { colour: "#3a2414", high: 5, wide: 13 },
      mouth: null,
    }) +
    form("M40 86C54 80 68 88 80 86C94 84 108 80 120 88C122 108 104 126 80 126C56 126 40 108 40 86Z", "#c8463a", {
      within: line("M50 96q30 10 62 0M56 110q24 8 50 0", 2, "#7a1a18"),
    }) +
    form("M112 116C126 120 132 136 128 150L114 146C116 134 112 126 106 122Z", "#c8463a", { width: 2.8 }) +
    mitten(pen, 34, 116, 14, -20, "#6b4a2c") +
    key(-14) +
    key(26)
  );
});

/** A feather, a bow as tall as she is, and one eye shut already. */
export const archer = hero("#2a1430", "#fff0b0", "calm", (pen, mood) => {
  const { form } = pen;
  const skin = "#f0c8a4";
  const hair = "#7a3a1c";
  return (
    tube("M138 10C166 54 166 112 138 156", "#a8702a", 5, 4) +
    line("M138 12V154", 1.6, "#fff4dc") +
    form("M20 166C22 132 48 116 80 116C112 116 138 132 140 166Z", "#8a3a6a", {
      within: line("M52 120L112 166", 8, "#5a3a20") + line("M52 120L112 166", 2, "#d9a23a"),
    }) +
    form("M22 116C14 76 26 40 80 36C134 40 146 76 138 116C128 128 116 118 114 104H46C44 118 32 128 22 116Z", hair, {
      within: line("M32 70q-6 24 0 44M128 70q6 24 0 44", 1.8, "#4a1c0c"),
    }) +
    form("M38 64L10 52C10 66 20 80 38 84ZM122 64L150 52C150 66 140 80 122 84Z", skin, { width: 3 }) +
    form("M38 74C38 48 56 38 80 38C104 38 122 48 122 74C122 104 102 124 80 124C58 124 38 104 38 74Z", skin) +
    form("M34 74C32 46 58 32 92 38C80 52 58 62 34 74Z", hair, { width: 2.8 }) +
    face(pen, 80, 78, {
      mood,
      apart: 19,
      radius: 12,
      uneven: 0.92,
      skin,
      iris: "#c8801c",
      gaze: [0.5, 0],
      brow: { colour: "#4a1c0c", high: 4, wide: 13 },
      mouth: { below: 30, wide: 10, kind: mood === "calm" ? "smirk" : undefined },
    }) +
    line("M76 92q6 5 9 0", 2.4) +
    form("M24 46C34 18 66 10 100 16C124 20 140 32 144 44C120 38 60 36 24 46Z", "#4f9a3a", {
      within: line("M34 40C60 30 104 30 138 40", 2, "#2c661e"),
    }) +
    form("M104 26C112 4 130 -4 150 0C146 16 132 28 112 34Z", "#e8483c", {
      width: 2.8,
      within: line("M108 30C120 18 134 8 146 2", 1.8, "#8a1414"),
    }) +
    mitten(pen, 144, 108, 13, 80, "#6b4a2c")
  );
});

/** Stars on the hat, spectacles, and a spell that is about to go off. */
export const mage = hero("#180f3a", "#ffe6ff", "shock", (pen, mood) => {
  const { form, glow } = pen;
  const skin = "#f0cdb0";
  const beard = "#dfe6f0";
  const isDown = mood === "dazed";
  return (
    form("M16 166C18 130 46 114 80 114C114 114 142 130 144 166Z", "#5a3aa8", {
      within: line("M80 120v46", 2.4, "#33207a") + spark(44, 148, 7, "#f4d35a") + spark(114, 142, 5, "#f4d35a"),
    }) +
    form("M40 72C40 52 58 44 80 44C102 44 120 52 120 72C120 96 104 112 80 112C56 112 40 96 40 72Z", skin) +
    form(
      "M38 80C46 92 58 92 66 88C74 84 86 84 94 88C102 92 114 92 122 80C130 116 108 152 80 160C52 152 30 116 38 80Z",
      beard,
      {
        within: line("M54 100q2 22 14 40M106 100q-2 22 -14 40M80 116v34", 1.8, "#98a4b8"),
      },
    ) +
    face(pen, 80, 72, {
      mood: mood === "shock" ? "calm" : mood,
      apart: 18,
      radius: 12,
      uneven: 1.1,
      skin,
      iris: "#7a4ad0",
      gaze: [0.5, -0.2],
      brow: null,
      mouth: null,
    }) +
    line(oval(62, 72, 15.5), 3, "#d9a23a") +
    line(oval(98, 72, 15.5), 3, "#d9a23a") +
    brow(60, 54, 12, expressionOf(mood).brows[0], "#c8d0de", 7) +
    brow(100, 54, 12, expressionOf(mood).brows[1], "#c8d0de", 7) +
    form("M70 84C72 76 90 76 92 86C93 96 70 96 70 84Z", mix(skin, "#e0603c", 0.35), { width: 2.6, shade: [-3, -2] }) +
    flat(oval(80, 106, 7, isDown ? 4 : 6), "#3a0f14") +
    form("M12 56C34 42 126 42 148 56C134 66 26 66 12 56Z", "#33207a") +
    form(
      "M36 52C44 34 50 14 60 -2C84 -8 112 0 124 16C112 14 104 18 104 24C110 34 116 44 122 53C96 62 60 62 36 52Z",
      "#4a30a0",
      {
        within:
          flat("M34 53C60 63 98 62 124 53L120 44C96 52 62 52 38 44Z", "#f4d35a") +
          spark(78, 22, 8, "#f4d35a") +
          spark(96, 36, 5, "#f4d35a"),
      },
    ) +
    (isDown ? "" : glow(136, 122, 30, "#9af0ff", 0.9) + spark(136, 116, 17, "#eaffff")) +
    mitten(pen, 136, 142, 14, 0, "#33207a")
  );
});

/** Four pairs of boots under one roof, and a bronze head with a temper. */
export const ram = hero("#241408", "#ffe0a0", "rage", (pen, mood) => {
  const { form } = pen;
  const horn = (side: -1 | 1): string =>
    placed(
      form("M0 0C22 -16 44 -4 44 20C44 42 22 48 12 36C22 38 30 32 28 22C26 12 12 12 4 20Z", "#e8d6a8", {
        within: line("M14 -6l4 12M28 -4l-2 12M40 8l-11 6M42 24l-12 -2M32 38l-6 -8", 1.8, "#8a7240"),
      }),
      side < 0 ? 50 : 110,
      66,
      0,
      side,
      1,
    );
  return (
    form("M34 132h16v30H34ZM64 136h14v26H64ZM88 136h14v26H88ZM112 132h16v30h-16Z", "#5a3a24", { width: 3 }) +
    form("M6 46L80 4L154 46L146 58H14Z", "#9a5a2c", {
      within: line("M20 54L80 18L140 54M50 24l-12 30M110 24l12 30", 2.2, "#5a2e10"),
    }) +
    form("M16 56H144V134H16Z", "#7a4a26", { within: line("M40 56v78M64 56v78M96 56v78M120 56v78", 2.6, "#4a280e") }) +
    form("M44 84C42 58 58 48 80 48C102 48 118 58 116 84C116 108 104 142 80 146C56 142 44 108 44 84Z", "#c8863a", {
      within: flat("M62 118C70 126 90 126 98 118L94 142H66Z", "#a86420") + line("M80 50v20", 2.4, "#7a4a10"),
    }) +
    horn(-1) +
    horn(1) +
    face(pen, 80, 86, {
      mood,
      apart: 17,
      radius: 11,
      skin: "#a86420",
      iris: "#e04a1c",
      gaze: [0, 0.3],
      brow: { colour: "#4a280e", high: 6, wide: 14 },
      mouth: { below: 42, wide: 12 },
    }) +
    flat(oval(72, 114, 3.4, 2.6) + oval(88, 114, 3.4, 2.6), INK) +
    (mood === "dazed" || mood === "pain" ? line("M104 54l8 12l-9 6l8 12", 3, "#4a280e") : "")
  );
});
