/** The heroes: busts of those who come by the door. */

import { brow, expressionOf, eye, face, type Mood, mouth } from "./faces";
import { bricks, coin, flame, mitten, spark, sword } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, penWith, placed, type Point, WIDTH } from "./pen";

export function warrior(look: { mood?: Mood; gaze?: Point; ex?: boolean; nocast?: boolean } = {}): string {
  const pen = penWith("#1a1c3a", "#fff0c0");
  const { form } = pen;

  const ex = look.ex,
    c = "#9fb2c8";
  return (
    (look.nocast ? "" : cast(80, 156, 56)) +
    (ex ? "" : placed(sword(pen, 0, 0, 0, 1.25), 136, 112, 18)) +
    form("M26 162C28 126 50 112 80 112C110 112 132 126 134 162Z", "#4a6aa8", {
      within: line("M80 112v50", 2.4, "#2a3c6a") + flat("M64 130h32v4H64ZM78 118h4v30h-4Z", "#f2c85a"),
    }) +
    form("M74 28C60 6 96 -6 116 8C126 16 122 34 112 40C112 28 100 22 88 30Z", "#d23a34", {
      within: line("M84 20q14 -10 28 4", 1.6, "#7a1414"),
    }) +
    form("M40 78C38 44 56 26 80 26C104 26 122 44 120 78L118 108C106 122 54 122 42 108Z", c, {
      within: line("M80 26v26", 2.4, "#5c6c84") + flat("M42 96h76v26H42Z", "#8497b0", 0.8),
    }) +
    form("M40 62C54 54 106 54 120 62L118 88C104 82 56 82 42 88Z", "#171420", { width: 2.6, smooth: true }) +
    (ex
      ? eye(pen, 64, 72, 9, { spiral: true }) + eye(pen, 97, 72, 9, { spiral: true })
      : eye(pen, 64, 72, 9.5, {
          gaze: look.gaze || [0.5, 0.2],
          skin: "#171420",
          lid: look.mood === "rage" ? 0.3 : 0.12,
          tilt: look.mood === "rage" ? 0.5 : 0,
        }) +
        eye(pen, 97, 72, 9.5, {
          gaze: look.gaze || [0.5, 0.2],
          skin: "#171420",
          lid: look.mood === "rage" ? 0.3 : 0.12,
          tilt: look.mood === "rage" ? -0.5 : 0,
        })) +
    line("M58 98v10M70 101v11M82 102v11M94 101v11M104 98v10", 3, "#2c3446") +
    flat(oval(46, 92, 2.5) + oval(114, 92, 2.5) + oval(50, 58, 2) + oval(110, 58, 2), "#e8c45a") +
    (ex ? line("M58 20l-8 10l9 4l-7 10", 2.6, "#2c3446") : "") +
    (ex ? "" : mitten(pen, 128, 124, 13, 10, "#7a8ca6"))
  );
}
