/** Withering Looks, for hands and legs: goblins in the light of shame, at the moment before it goes wrong. */

import { type Design, STILL } from "./design";
import { brow, eye } from "./faces";
import { type Goblin, goblin } from "./kragmortha";
import { mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, type Point, type Shape, WIDTH } from "./pen";

const { inner: THIN, detail: FINE } = WIDTH;
export const SHAME = { dark: "#3a0c34", flame: "#ffb0e0" };

/** A goblin's bust with its head about a point. */
export const bust = (pen: Pen, x: number, y: number, turn: number, scale: number, look: Goblin): string =>
  placed(placed(goblin(pen, look), -80, -70), x, y, turn, scale);

/** An arm, a leg or a neck: it bends once, and is wide and then less so. */
export function limb(
  pen: Pen,
  from: Point,
  bend: Point,
  to: Point,
  wide: number,
  end: number,
  colour: string,
  shape: Shape = {},
): string {
  const across = (one: Point, other: Point, half: number): Point => {
    const long = Math.hypot(other[0] - one[0], other[1] - one[1]) || 1;
    return [((one[1] - other[1]) / long) * half, ((other[0] - one[0]) / long) * half];
  };
  const at = (point: Point, by: Point, side: number): string =>
    `${(point[0] + by[0] * side).toFixed(1)} ${(point[1] + by[1] * side).toFixed(1)}`;
  const first = across(from, bend, wide / 2);
  const middle = across(from, to, (wide + end) / 4);
  const last = across(bend, to, end / 2);
  return pen.form(
    `M${at(from, first, 1)}Q${at(bend, middle, 1)} ${at(to, last, 1)}A${end / 2} ${end / 2} 0 0 0 ${at(to, last, -1)}` +
      `Q${at(bend, middle, -1)} ${at(from, first, -1)}A${wide / 2} ${wide / 2} 0 0 0 ${at(from, first, 1)}Z`,
    colour,
    { width: 2.8, shade: [-3, -2.4], ...shape },
  );
}

/** A bare foot with three toes; it points to the right. */
export const foot = (pen: Pen, x: number, y: number, turn: number, scale: number, colour: string, side = 1): string =>
  placed(
    pen.form(
      "M-9 -8C-4 -10 4 -9 8 -5C14 -8 20 -6 20 -1C24 0 25 5 21 7C18 9 8 9 -4 9C-12 9 -14 -4 -9 -8Z",
      colour,
      { width: 2.6, shade: [-2.4, -2] },
    ) + line("M12 -1q4 0 6 1M13 4q4 0 7 1", FINE),
    x,
    y,
    turn,
    scale * side,
    scale,
  );

/** A beam of light from above, and its pool on the floor. */
export const beam = (x: number, left: number, right: number, floor = 140, wide = 12, colour = "#ffc4ec"): string => {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return (
    flat(`M${x - wide} -12H${x + wide}L${right} ${floor}H${left}Z`, colour, 0.2) +
    flat(`M${x - wide * 0.5} -12H${x + wide * 0.5}L${middle + half * 0.66} ${floor}H${middle - half * 0.66}Z`, colour, 0.2) +
    flat(oval(middle, floor, half, half * 0.17), colour, 0.42)
  );
};

/** The eyes that have done it, burning above. */
export const burning = (pen: Pen, x: number, y: number, scale: number, right = 0, down = 2): string =>
  pen.glow(x, y, 46 * scale, "#ff6ad8", 0.85) +
  placed(
    [-1, 1]
      .map((side) =>
        placed(
          flat("M5 6C10 -5 24 -13 33 -12C32 2 18 13 5 6Z", "#fff0fa") +
            line("M5 6C10 -5 24 -13 33 -12C32 2 18 13 5 6Z", 3, "#5a0f4c") +
            line("M3 -1C12 -12 24 -20 36 -20", 5, "#2c0826"),
          0,
          0,
          0,
          side,
          1,
        ) + `<ellipse cx="${side * 18 + right}" cy="${-2 + down}" rx="3.4" ry="6" fill="#8a0f6a"/>`,
      )
      .join(""),
    x,
    y,
    0,
    scale,
  );

/** A shelf with books, far back. */
export const books = (from: number, to: number, y: number, seed = 0): string => {
  const tones = ["", "", ""];
  for (let x = from, i = seed; x < to - 5; i++) {
    const wide = 5 + ((i * 5) % 4);
    tones[i % 3] += `M${x} ${y}v${-16 - ((i * 7) % 9)}h${wide}V${y}Z`;
    x += wide + ((i * 3) % 7 === 0 ? 5 : 1);
  }
  return (
    tones.map((path, i) => (path ? flat(path, ["#6d2a62", "#8a3a5a", "#54205a"][i]!) : "")).join("") +
    flat(`M${from - 4} ${y}H${to + 4}V${y + 5}H${from - 4}Z`, "#2c0c2a")
  );
};

/** Somebody in the dark who finds it funny. */
export const sniggerer = (x: number, y: number, scale: number, side = 1, colour = "#260822"): string =>
  placed(
    flat("M-40 44C-38 22 -22 16 -16 12C-24 6 -26 -2 -25 -8C-36 -10 -46 -18 -50 -30C-38 -32 -28 -26 -22 -20C-18 -32 14 -34 20 -20C28 -28 38 -32 50 -28C46 -16 36 -8 25 -7C26 2 22 8 16 12C22 16 38 22 40 44Z", colour) +
      flat("M-17 -12Q-9 -18 -3 -8Q-11 -6 -17 -12ZM17 -13Q10 -19 4 -8Q12 -6 17 -13Z", "#ffd84a") +
      flat("M-14 0Q0 6 15 -2Q12 11 0 11Q-11 11 -14 0Z", "#fff0dc") +
      line("M-7 3v7M0 4v7M7 3v7", 1.6, colour),
    x,
    y,
    0,
    scale * side,
    scale,
  );

/** The card of the Look itself. */
export const lookCard = (pen: Pen, x: number, y: number, turn: number, scale = 1): string =>
  placed(
    pen.form("M-12 -17H12V17H-12Z", "#fff0dc", {
      width: 2.4,
      shade: [-2, -2],
      rim: [1, 1],
      within: flat("M-8.500 -13.500H8.500V13.500H-8.500Z", "#b0307e"),
    }) +
      flat("M-7 0Q0 -8 7 0Q0 8 -7 0Z", "#fff0fa") +
      flat(oval(0, 0, 2.4, 3.4), "#4a0a3c"),
    x,
    y,
    turn,
    scale,
  );

/** A movement card, whose symbols are too small to be read. */
const card = (pen: Pen, x: number, y: number, turn: number, scale: number, mark: string): string =>
  placed(
    pen.form("M-11 -16H11V16H-11Z", "#f6e8c8", { width: 2.2, shade: [-2, -2], rim: [1, 1] }) +
      flat(`${oval(0, -6, 5.5)}M-5.500 3H5.500V12H-5.500Z`, mark),
    x,
    y,
    turn,
    scale,
  );

const floor = (y: number, colour = "#2a0b24"): string => flat(`M-12 ${y}Q100 ${y - 8} 212 ${y}V164H-12Z`, colour);

export const d1: Design = {
  ...SHAME,
  states: STILL,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#3f8fd0";
    const skin = "#9aba3c";
    const shell = "#e8432c";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        books(118, 206, 44, 1) + books(-8, 40, 92, 4) + beam(24, 40, 180, 142, 20) + floor(140) + burning(pen, 36, 22, 0.82, 4, 3),
      ),
      figure:
        cast(96, 147, 80) +
        bust(pen, 92, 71, 7, 0.86, { head: 0, skin, robe, mood: look.mood ?? "fear", gaze: look.gaze ?? [0.15, 0.95] }) +
        limb(pen, [122, 152], [186, 166], [176, 128], 24, 20, robe) +
        // the thumb of it, then all the rest
        form("M168 102C164 76 130 62 101 80C116 82 126 90 128 104C136 112 156 112 168 102Z", shell, {
          within: flat("M150 84C140 76 128 74 118 75C130 79 138 84 142 92Z", "#ff9a78"),
        }) +
        flat("M108 81l5 6l4 -3l4 8l5 -3l1 8l-8 -10Z", "#fff0dc") +
        form(
          "M188 118C192 96 172 84 152 94C140 100 134 108 124 112C112 116 96 112 82 101C84 122 100 138 126 139C156 144 184 140 188 118Z",
          shell,
          {
            within:
              flat("M176 106C170 98 158 98 150 104C160 104 168 106 176 106Z", "#ff9a78") +
              flat(oval(164, 118, 3) + oval(150, 124, 2.4) + oval(172, 124, 2), "#a81f1c") +
              line("M92 113q16 10 34 8", 2, "#a81f1c"),
          },
        ) +
        flat("M92 107l6 1l4 -6l4 8l5 -6l3 7l6 -6l2 8l-14 4Z", "#fff0dc") +
        limb(pen, [60, 152], [56, 128], [88, 130], 22, 16, robe) +
        mitten(pen, 97, 129, 11, 66, skin),
      front:
        placed(form("M-11 -16H11V0L4 3L-2 -2L-11 4Z", "#f6e8c8", { width: 2.2, within: flat(oval(0, -8, 5), "#b0307e") }), 176, 30, 24) +
        placed(form("M-11 -2L-2 -8L4 -3L11 -6V12H-11Z", "#f6e8c8", { width: 2.2, within: flat("M-6 2H6V8H-6Z", "#3f8fd0") }), 186, 66, -22) +
        // it has found its match
        placed(
          line("M-13 4l-8 5M-12 9l-6 7M13 4l8 5M12 9l6 7", 3) +
            form("M-15 -10C-24 -14 -24 -26 -14 -26L-16 -19L-9 -22C-8 -14 -10 -11 -15 -10ZM15 -10C24 -14 24 -26 14 -26L16 -19L9 -22C8 -14 10 -11 15 -10Z", "#f07048", { width: 2, shade: [-2, -2] }) +
            form(oval(0, 3, 16, 11), "#f07048", { width: 2.6, shade: [-3, -3] }) +
            line("M-5 -6v-7M5 -6v-7", 2.4) +
            eye(pen, -6, -14, 5, { gaze: [0.8, -0.6], lid: 0, pupil: 0.6 }) +
            eye(pen, 6, -14, 5, { gaze: [0.8, -0.6], lid: 0, pupil: 0.6 }) +
            line("M-5 5q5 5 10 0", 1.8),
          30,
          134,
          -5,
        ) +
        flat("M34 98C30 92 22 92 24 100C25 105 32 108 34 112C36 108 44 105 45 100C46 92 38 92 34 98Z", "#ff5a8a") +
        flat("M14 104C12 100 7 101 8 105C9 108 12 110 14 112C16 110 20 108 20 105C21 101 16 100 14 104Z", "#ff8ab0"),
    };
  },
};

/** A hand of sticks, with its fingers upwards. */
function sticks(pen: Pen, x: number, y: number, turns: readonly number[], long: number): string {
  const wood = "#c08a4c";
  const around = (turn: number, right: number, up: number): string => {
    const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return `${(x + right * cosine + up * sine).toFixed(1)} ${(y + right * sine - up * cosine).toFixed(1)}`;
  };
  const finger = (turn: number, i: number): string =>
    `M${around(turn, -5, 4)}L${around(turn, -5, long - ((i * 5) % 9))}L${around(turn, 5, long + 3 - ((i * 5) % 9))}L${around(turn, 5, 4)}Z`;
  const grain = (turn: number): string => `M${around(turn, -1, 16)}L${around(turn, 1, long - 12)}`;
  return (
    pen.form(turns.map(finger).join(""), wood, {
      width: 2.8,
      shade: [-2.4, -1.4],
      within: line(turns.map(grain).join(""), 1.3, "#6b3f1a"),
    }) +
    pen.form(`M${x - 15} ${y - 8}Q${x} ${y - 18} ${x + 15} ${y - 8}L${x + 11} ${y + 13}H${x - 11}Z`, wood, {
      shade: [-3, -3],
      within: line(
        `M${x - 4} ${y}q4 -5 8 0q-4 6 -8 0M${x - 12} ${y - 2}q10 -10 24 0M${x - 10} ${y + 8}q10 4 20 0`,
        FINE,
        "#6b3f1a",
      ),
    })
  );
}

export const d2: Design = {
  ...SHAME,
  states: STILL,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#f2c838";
    const skin = "#7fae5c";
    return {
      back: backdrop("#a8488a", "#3c1230", books(-8, 60, 28, 2) + books(140, 208, 22, 5) + beam(100, 14, 186, 140, 26) + floor(138)),
      figure:
        cast(100, 147, 74) +
        bust(pen, 98, 82, -5, 0.74, { head: 1, skin, robe, mood: look.mood ?? "fear", gaze: look.gaze ?? [0.95, -0.75] }) +
        limb(pen, [64, 152], [34, 152], [33, 112], 24, 20, robe) +
        limb(pen, [134, 152], [166, 152], [165, 110], 24, 20, robe) +
        sticks(pen, 33, 94, [-56, -24, 2, 30], 56) +
        sticks(pen, 165, 92, [-32, -3, 24, 56], 56) +
        form("M35 36C28 34 20 26 24 14C34 18 38 26 36 34C40 26 48 22 56 24C54 34 46 38 35 36Z", "#6cc04a", {
          width: 2.2,
          shade: [-2, -2],
        }),
      front:
        // the first tenant
        placed(
          form("M-20 24L-13 12L-7 18Z", "#2a2436", { width: 2 }) +
            form("M-14 18C-18 2 -8 -10 2 -10C12 -8 12 8 4 18C-2 24 -10 24 -14 18Z", "#4a90c8", {
              width: 2.6,
              shade: [-3, -2],
              within: flat("M2 0C8 2 8 12 2 20H14V-2Z", "#fff0dc"),
            }) +
            form("M-10 -4C-14 -20 2 -32 4 -22C14 -22 16 -10 10 -4C4 2 -6 2 -10 -4Z", "#e03a3a", { width: 2.6, shade: [-2, -2] }) +
            form("M12 -14L34 -5L11 -5Z", "#f4b93a", { width: 2, shade: [-1, -1] }) +
            eye(pen, 5, -12, 4.6, { gaze: [0.9, 0.2], lid: 0.2, tilt: 0.4, skin: "#e03a3a" }),
          131,
          26,
          30,
          0.85,
        ) +
        line("M170 26l9 -6M172 34l10 1M164 22l3 -10", 2.6, "#fff0dc") +
        flat("M184 22l7 3l-6 5ZM176 10l6 1l-3 6ZM192 38l5 2l-4 5Z", "#e8b870") +
        // what they could not hold
        placed(
          form("M-16 -12H16L11 13C8 17 -8 17 -11 13Z", "#f4ecff", { width: 2.8, within: line("M-14 -4H14", 2.4, "#b0307e") }) +
            line("M15 -7q12 1 3 13l-6 1", 3.4),
          58,
          126,
          -38,
          0.95,
        ) +
        flat("M34 126C26 128 22 136 26 140C32 142 36 134 40 130ZM44 138C40 142 42 148 46 148C50 146 50 142 48 138Z", "#a8642a"),
    };
  },
};

export const d3: Design = {
  ...SHAME,
  states: STILL,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#c8402e";
    const skin = "#b2a83c";
    const butter = "#ffdc4a";
    const soft = { width: 2.8, shade: [-3, -3] as Point, dark: 0.35, bright: 0.9 };
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        books(96, 206, 34, 3) + books(126, 206, 72, 7) + beam(40, -16, 150, 142, 26) + floor(138) + flat(oval(150, 146, 52, 8), "#f0b820"),
      ),
      figure:
        cast(78, 148, 66) +
        limb(pen, [40, 146], [8, 124], [24, 78], 24, 18, robe) +
        bust(pen, 84, 80, 6, 0.76, { head: 2, skin, robe, mood: look.mood ?? "shock", gaze: look.gaze ?? [-0.75, -0.95] }) +
        limb(pen, [112, 150], [128, 150], [146, 118], 24, 18, robe) +
        card(pen, 132, 74, -34, 1.15, "#4a7ab8") +
        card(pen, 148, 68, -8, 1.15, "#b0307e") +
        card(pen, 165, 74, 22, 1.15, "#3a9a5c") +
        placed(
        form(
          "M132 116C130 104 144 102 150 104C162 100 170 108 166 118C166 126 164 128 163 136C161 142 157 140 157 134C157 130 154 128 152 132C152 146 144 146 145 134C144 130 140 130 139 133C136 136 133 130 135 126C133 124 132 120 132 116Z",
          butter,
          soft,
        ) +
        line("M142 106l2 8M151 105v8M159 107l-2 7", FINE) , 0, -14) +
        form(
          "M8 66C4 54 12 42 20 42C26 38 34 42 36 46C44 48 46 58 42 66C42 72 40 74 40 84C39 90 34 90 34 82C34 78 31 76 29 80C29 96 20 96 21 82C20 78 17 78 16 82C13 86 10 80 12 75C9 72 8 70 8 66Z",
          butter,
          soft,
        ) +
        line("M18 44l3 10M27 42l1 10M35 46l-1 9", FINE),
      front:
        line("M22 34C22 28 26 24 30 22M34 36C36 32 38 30 42 28M46 42C48 39 50 38 53 37", 2.6, "#fff0b0") +
        card(pen, 54, 13, 40, 1.25, "#e0661f") +
        flat(oval(36, 20, 3, 4) + oval(74, 28, 2.6, 3.6) + oval(66, 36, 2, 3) + oval(24, 104, 3, 4.4) + oval(149, 136, 2.6, 4), butter) +
        // somebody had been hoping for this
        placed(
          form("M-14 -12C-12 -22 14 -22 15 -12C14 -8 13 -8 12 4H-12C-12 -8 -13 -8 -14 -12Z", "#f0c88a", { width: 2.4, within: flat("M-8 -13C-6 -17 8 -17 9 -12C8 -4 -7 -2 -8 -13Z", butter) }),
          150,
          147,
          -6,
          1.1,
        ) +
        placed(
          form(oval(-10, -15, 7) + oval(9, -16, 7), "#b8a8b8", { width: 2.2, shade: [-2, -2], within: flat(oval(-10, -15, 4) + oval(9, -16, 4), "#f0a0a8") }) +
            form("M-15 14C-18 0 -12 -14 0 -14C12 -14 18 0 15 14Z", "#b8a8b8", { width: 2.6 }) +
            eye(pen, -6, -4, 4.6, { gaze: [-0.7, -0.9], lid: 0, pupil: 0.6 }) +
            eye(pen, 4, -5, 4.6, { gaze: [-0.7, -0.9], lid: 0, pupil: 0.6 }) +
            flat(oval(-2, 3, 2.4, 1.8), "#d8506a") +
            line("M-6 6q4 4 9 0", 1.6),
          182,
          134,
          -4,
          1.15,
        ),
    };
  },
};

export const d4: Design = {
  ...SHAME,
  states: STILL,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#2f9e68";
    const skin = "#a3b840";
    const steel = "#a8a4b8";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        beam(172, 60, 206, 126, 30) +
          sniggerer(34, 108, 0.8, 1, "#34102e") +
          sniggerer(178, 116, 0.66, -1, "#34102e") +
          flat("M-12 120H212V164H-12Z", "#2a0b24"),
      ),
      figure:
        limb(pen, [62, 132], [14, 124], [30, 66], 26, 18, robe) +
        line("M32 -10V34", 7) +
        line("M32 -10V34", 3.4, steel, 'stroke-dasharray="5 6"') +
        mitten(pen, 31, 47, 13, -14, skin) +
        form("M17 54C22 50 42 50 46 55L45 67C38 62 26 62 18 66Z", steel, { width: 2.8, within: flat(oval(31, 59, 2.4), INK) }) +
        bust(pen, 94, 66, -9, 0.78, {
          head: 3,
          skin,
          robe,
          mood: look.mood ?? "fear",
          mouth: "tongue",
          gaze: look.gaze ?? [0.95, -0.1],
        }) +
        form("M72 112C80 106 108 104 116 110L112 136C100 142 86 142 76 136Z", "#fff0dc", {
          width: 2.6,
          within: line("M82 116q14 -5 26 -1M84 124q12 -4 24 -1", 2, "#d8506a"),
        }) +
        limb(pen, [126, 134], [196, 142], [180, 84], 26, 18, robe) +
        // the ear is nearer than the mouth, from here
        form("M180 78L152 44L157 40L188 70Z", "#d8d4e4", { width: 2.6, shade: [-2, -1] }) +
        form("M134 40C128 28 138 20 148 22C160 26 164 38 158 46C150 52 138 50 134 40Z", "#d8d4e4", {
          width: 2.8,
          within: flat("M132 36C140 30 154 32 160 42C152 54 136 52 132 36Z", "#6cc02e"),
        }) +
        mitten(pen, 180, 76, 12, 34, skin),
      front:
        flat("M132 44C128 52 134 58 130 68C128 76 136 78 137 70C138 60 142 58 144 50Z", "#7ad03a") +
        line("M132 44C128 52 134 58 130 68C128 76 136 78 137 70C138 60 142 58 144 50", 2) +
        flat(oval(128, 22, 3, 4) + oval(168, 26, 2.6) + oval(122, 34, 2, 3) + oval(140, 84, 2.6, 4) + oval(134, 96, 2, 3), "#7ad03a") +
        form("M-12 134H212V166H-12Z", "#8a5230", { within: line("M-12 145H212M40 134v12M150 145v14", 1.6, "#4a2414") }) +
        form("M52 118H140L128 142C118 148 74 148 64 142Z", "#f4ecff", { within: line("M58 128H134", 3, "#3f8fd0") }) +
        form(oval(96, 118, 44, 9), "#6cc02e", { width: 3, shade: [-3, -2] }) +
        eye(pen, 84, 113, 8.5, { gaze: [0.7, -0.9], lid: 0, iris: "#e0503c", pupil: 0.34 }) +
        eye(pen, 112, 118, 5.5, { gaze: [0.7, -0.9], lid: 0, iris: "#3f8fd0", pupil: 0.34 }),
    };
  },
};

export const l1: Design = {
  ...SHAME,
  states: STILL,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#f08a24";
    const skin = "#8fb84a";
    return {
      back: backdrop("#a8488a", "#3c1230", beam(110, 60, 176, 139, 16) + floor(128) + flat(oval(118, 139, 58, 9), "#ffc4ec", 0.5)),
      figure:
        cast(112, 143, 24) +
        cast(40, 142, 20) +
        // the one who can
        line("M38 96L40 118L38 138M30 140L38 138L48 141", 4.6) +
        line("M38 96L40 118L38 138M30 140L38 138L48 141", 2, "#f0603a") +
        line("M44 98L58 106L46 112", 4.6) +
        line("M44 98L58 106L46 112", 2, "#f0603a") +
        form("M-6 84C4 66 26 60 44 62C44 46 34 38 36 26C40 12 60 12 62 26C62 38 58 42 60 58C66 78 58 100 36 102C18 102 6 94 -6 84Z", "#fbf4ea", {
          within: flat("M-10 82C6 78 26 76 44 84C34 100 14 100 -10 90Z", "#2a2436") + line("M10 86q14 2 26 2M6 92q12 2 22 2", FINE, "#6a5f78"),
        }) +
        form("M60 20L92 31L60 32Z", "#f0603a", { width: 2.6, shade: [-2, -2] }) +
        line("M62 27L84 30", FINE) +
        eye(pen, 51, 23, 6.4, { gaze: [1, 0.1], lid: 0.5, skin: "#d8cede" }) +
        limb(pen, [128, 104], [158, 112], [146, 126], 13, 11, skin) +
        foot(pen, 142, 130, 24, 0.78, skin, -1) +
        limb(pen, [114, 104], [116, 122], [110, 134], 14, 11, skin) +
        foot(pen, 111, 138, 0, 0.85, skin) +
        limb(pen, [108, 92], [92, 98], [84, 76], 15, 12, robe) +
        mitten(pen, 83, 70, 8, -10, skin) +
        placed(form("M-26 40C-24 24 22 22 26 42L32 66Q2 76 -30 64Z", robe, { within: line("M-12 44l-4 26M10 44l6 28", 2, "#a8501a") }), 121, 44, 11) +
        bust(pen, 130, 50, 15, 0.58, { head: 4, skin, robe, mood: look.mood ?? "fear", gaze: look.gaze ?? [-0.9, 0.5] }) +
        limb(pen, [150, 92], [172, 96], [182, 66], 15, 12, robe) +
        mitten(pen, 183, 58, 9, 24, skin),
      front:
        placed(form("M-17 -6H17V6H-17Z", "#c8342a", { width: 2.4, within: flat("M-14 -2.500H18V3H-14Z", "#fff0dc") }), 186, 20, 26) +
        placed(form("M-15 -5H15V5H-15Z", "#3f8fd0", { width: 2.4, within: flat("M-12 -2H16V2.500H-12Z", "#fff0dc") }), 180, 40, -12) +
        line("M98 56q-6 5 -6 12M168 108q8 6 8 14M158 124q6 4 5 9", 2.2, "#ffd8f0") +
        flat("M104 24q-5 7 0 9q5 -2 0 -9ZM95 36q-4 6 0 8q4 -2 0 -8Z", "#bfeaff"),
    };
  },
};

export const l2: Design = {
  ...SHAME,
  states: STILL,
  draw(pen, look) {
    const { form, backdrop, glow } = pen;
    const robe = "#62c4e8";
    const skin = "#c0a23c";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        glow(70, 60, 96, "#ffb0e0", 0.6) +
          // he has stopped beside you
          flat("M128 164C130 96 138 78 148 62C144 50 142 30 146 2L158 16L166 -12H212V164Z", "#220620") +
          floor(134) +
          flat(oval(92, 142, 66, 9), "#ffc4ec", 0.45) +
          burning(pen, 182, 38, 0.62, -4, 2),
      ),
      figure:
        cast(92, 145, 50) +
        limb(pen, [74, 96], [88, 106], [86, 118], 22, 17, skin) +
        limb(pen, [110, 96], [96, 106], [98, 118], 22, 17, skin) +
        lookCard(pen, 92, 121, -24, 0.9) +
        limb(pen, [83, 114], [80, 126], [66, 138], 17, 11, skin) +
        limb(pen, [101, 114], [104, 126], [120, 138], 17, 11, skin) +
        foot(pen, 62, 141, 8, 0.95, skin, -1) +
        foot(pen, 124, 141, -8, 0.95, skin) +
        form("M60 78H124L126 102C116 112 102 110 92 98C82 110 68 112 58 102Z", "#fff0dc", {
          within: flat([[68, 92], [80, 98], [104, 98], [116, 92], [92, 90]].map(([x, y]) => oval(x!, y!, 3.4)).join(""), "#e0406a"),
        }) +
        form("M56 84C62 70 122 70 128 84L146 98C126 90 110 88 92 92C74 88 58 90 38 98Z", robe) +
        bust(pen, 92, 44, -7, 0.58, { head: 5, skin, robe, mood: look.mood ?? "fear", gaze: look.gaze ?? [1, -0.1] }) +
        limb(pen, [66, 80], [36, 76], [40, 94], 16, 13, robe) +
        limb(pen, [122, 76], [150, 76], [144, 94], 16, 13, robe) +
        mitten(pen, 40, 98, 9, 170, skin) +
        mitten(pen, 144, 98, 9, 190, skin),
      front:
        line("M70 114q-5 5 -3 11M64 116q-5 5 -3 10M114 114q5 5 3 11M120 116q5 5 3 10", 2.2, "#ffd8f0") +
        flat("M54 18q-5 8 0 10q5 -2 0 -10ZM44 34q-4 7 0 9q4 -2 0 -9Z", "#bfeaff"),
    };
  },
};
