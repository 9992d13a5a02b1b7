/** Three doorways, one for each game: what goes on behind it when nobody has come in yet. */

import type { Drawing } from "./design";
import { brow, eye, face, mouth } from "./faces";
import { goblin } from "./kragmortha";
import { strand } from "./loot-parts";
import { bat, coin, flame as torch, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, penWith, placed } from "./pen";
import { many, rounded } from "./places";
import { burning, fingers } from "./rigor";

const GOLD = "#f4b93a";

/** A small thing: flat, in one path. */
const plain = (path: string, colour: string, width = 2): string =>
  `<path d="${path}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A pen that saves its strength: so many figures in one picture would be too heavy otherwise. Small forms are flat, and
the light along an edge is a line. */
function thrifty(pen: Pen, dark: string, flame: string): Pen {
  const form: Pen["form"] = (path, colour, shape = {}) => {
    const { width = 3.4, within = "", shade = [-5, -4], rim = [2, 1.7] } = shape;
    if (width < 3 && !within) return plain(path, colour, width);
    const name = pen.id();
    const use = (more: string): string => `<use href="#${name}" ${more}/>`;
    return (
      `<clipPath id="${name}c"><path id="${name}" d="${path}"/></clipPath><g clip-path="url(#${name}c)">` +
      use(`fill="${mix(colour, dark, shape.dark ?? 0.5)}"`) +
      use('fill="url(#hatch)"') +
      use(`fill="${colour}" transform="translate(${shade})"`) +
      use(
        `fill="none" stroke="${mix(colour, flame, shape.bright ?? 0.6)}" stroke-width="3.2" transform="translate(${rim})"`,
      ) +
      `${within}</g>${use(`fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`)}`
    );
  };
  return { ...pen, form };
}

/** A doorway never changes. */
const doorway = (dark: string, flame: string, draw: (pen: Pen) => string): Drawing => ({
  wide: 320,
  high: 240,
  looks: { ready: {} },
  draw: () => rounded(draw(thrifty(penWith(dark, flame), dark, flame))),
});

/** A mitten at the size of a doorway's figures: flat, for its shadow would not be seen. */
const hand = (x: number, y: number, r: number, turn: number, colour: string): string =>
  placed(
    plain(`M${-r} 2C${-r} ${-r} ${r} ${-r * 1.4} ${r} 1C${r * 0.8} ${r} ${-r * 0.8} ${r} ${-r} 2Z`, colour, 2.6) +
      line(`M${-r * 0.4} ${-r * 0.7}v${r * 0.5}M${r * 0.2} ${-r * 0.8}v${r * 0.5}`, 1.3),
    x,
    y,
    turn,
  );

/** An arm or a leg in its sleeve. */
const limb = (path: string, colour: string, width = 9.5): string => line(path, width + 5.5) + line(path, width, colour);

/** A leg on its toes. */
const tiptoe = (path: string, x: number, y: number, turn: number, cloth: string, boot: string): string =>
  limb(path, cloth, 11) +
  placed(plain("M-8 -10C-9 0 -10 8 -4 10C4 12 20 12 22 6C22 0 10 -2 8 -10Z", boot, 2.8), x, y, turn);

const sack = (pen: Pen): string =>
  pen.form(
    "M-6 -36C-14 -46 8 -50 8 -38C30 -32 42 -8 38 14C34 36 10 40 -6 38C-30 36 -42 18 -36 -4C-32 -20 -20 -30 -6 -36Z",
    "#b98d52",
    {
      within: line("M4 -30q16 14 18 36M-12 -24q-10 12 -12 26", 1.6, "#6b4a22"),
    },
  ) + strand("M-10 -35Q0 -30 11 -36", "#7a5426", 3);

function robber(pen: Pen): string {
  const skin = "#e9bd93";
  const dark = "#241a26";
  const cloth = "#4d5282";
  return (
    tiptoe("M-14 44C-22 58 -34 64 -36 78", -40, 82, 24, cloth, "#2c2440") +
    placed(sack(pen), -42, 4, -14, 0.9) +
    tiptoe("M8 44C20 54 24 64 20 76", 22, 86, -8, cloth, "#2c2440") +
    pen.form("M-24 50C-28 24 -18 4 4 2C26 6 32 26 24 52Q0 60 -24 50Z", cloth, {
      within: line("M-24 40Q0 48 28 40", 4, dark),
    }) +
    limb("M-8 14C-20 8 -26 -2 -24 -14", cloth) +
    hand(-25, -18, 9, -20, skin) +
    placed(
      pen.form(
        "M-36 4C-40 -32 -14 -50 8 -46C20 -58 42 -54 48 -40C38 -40 34 -34 34 -26C40 -12 38 2 34 12C28 28 12 34 -2 34C-22 34 -34 24 -36 4Z",
        "#31365f",
      ) +
        plain("M-26 2C-26 -18 -14 -26 2 -26C18 -26 26 -16 26 2C26 18 14 28 0 28C-14 28 -26 18 -26 2Z", skin, 2.6) +
        plain("M-30 -10C-12 -17 14 -17 30 -10L29 7C14 3 6 5 0 8C-6 5 -14 3 -28 7Z", dark, 2) +
        face(pen, 0, -3, {
          mood: "sly",
          apart: 12.5,
          radius: 8,
          skin: dark,
          gaze: [-0.9, 0],
          brow: null,
          mouth: null,
        }) +
        mouth(pen, "oh", 2, 19, 8) +
        plain("M-6 6C-6 1 7 1 7 8C7 13 -5 14 -6 6Z", mix(skin, "#d8604a", 0.3), 2),
      2,
      -24,
      -6,
    ) +
    limb("M20 22C34 22 38 10 22 4", cloth) +
    // not a sound!
    plain("M10 2C7 -6 7 -12 9 -18C12 -21 16 -19 15 -15L16 0Z", skin, 2.4) +
    hand(17, 5, 9.5, -10, skin)
  );
}

function monarch(pen: Pen, money: Money): string {
  const skin = "#eeb79a";
  const robe = "#b3303f";
  return (
    tiptoe("M-10 50C-16 60 -22 64 -22 74", -24, 80, 22, "#e8dcc4", "#6a2440") +
    tiptoe("M12 50C20 58 22 66 20 74", 22, 82, -6, "#e8dcc4", "#6a2440") +
    pen.form("M-30 56C-34 26 -22 6 2 4C28 6 36 28 32 56C20 62 -18 64 -30 56Z", robe, {
      within: flat("M-34 48Q0 62 36 48V66H-34Z", "#f6ecd8") + flat("M-20 56l3 6h-5ZM0 58l3 6h-5ZM18 56l3 6h-5Z", INK),
    }) +
    placed(
      pen.form("M-30 4C-30 -20 -16 -30 0 -30C18 -30 30 -20 30 6C30 28 16 36 0 36C-18 36 -30 26 -30 4Z", skin) +
        plain("M-31 8C-26 18 -14 18 0 13C14 18 26 18 31 8C36 32 22 52 2 54C-20 52 -36 32 -31 8Z", "#efe6d4", 2.8) +
        line("M-12 28q2 12 6 18M4 28v20M16 28q-2 12 -6 18", 1.4, "#a89878") +
        face(pen, 0, -5, {
          mood: "fear",
          apart: 12.5,
          radius: 8.4,
          skin,
          gaze: [-0.8, -0.7],
          brow: { colour: "#d8cdb6", high: 5 },
          mouth: null,
        }) +
        mouth(pen, "grit", 1, 25, 9) +
        plain("M-10 8C-11 0 11 0 11 9C11 17 -9 17 -10 8Z", mix(skin, "#d8504a", 0.42), 2.4) +
        placed(
          pen.form("M-26 4L-33 -26L-16 -14L-1 -34L14 -14L31 -26L26 4C14 9 -14 9 -26 4Z", GOLD, {
            within: flat(oval(-1, -4, 4.6), "#c42a3a") + flat(oval(-15, -3, 3) + oval(14, -3, 3), "#2a70b8"),
          }) + flat(oval(-33, -27, 3.4) + oval(-1, -35, 3.4) + oval(31, -27, 3.4), "#fff2c0"),
          4,
          -26,
          12,
        ),
      2,
      -26,
      5,
    ) +
    // both arms full
    placed(goldPile(money), 4, 36) +
    hand(-22, 42, 10, -30, skin) +
    hand(28, 42, 10, 30, skin)
  );
}

/** Where coins lie: x, y, turn, scale. */
type Money = (...places: readonly (readonly number[])[]) => string;

const goldPile = (money: Money): string =>
  plain("M-26 10C-24 -10 -8 -16 2 -18C14 -16 28 -8 28 10C14 16 -14 16 -26 10Z", "#c88a24", 2.8) +
  money([-14, 2, -14, 0.8], [0, -4, 8, 0.8], [14, 2, 20, 0.8], [-4, 8, 0, 0.8], [8, 9, -18, 0.8], [-2, -15, 12, 0.8]);

function brute(pen: Pen): string {
  const skin = "#7f9f46";
  const hide = "#7a4a2a";
  return (
    tiptoe("M-18 44C-28 56 -34 60 -34 72", -36, 80, 26, skin, "#4a3020") +
    tiptoe("M18 46C28 56 30 64 28 74", 30, 82, -4, skin, "#4a3020") +
    pen.form("M-40 54C-48 18 -30 -4 2 -6C36 -4 50 20 42 54C20 64 -22 64 -40 54Z", skin) +
    pen.form("M-42 52C-44 34 -40 24 -38 20L36 -2C46 16 46 36 42 54L30 50L20 60L8 52L-4 62L-16 52L-28 60Z", hide, {
      width: 3,
      within: line("M-30 24l8 8M-10 20l6 10M14 12l6 10M30 8l4 10", 2, "#4a2a14"),
    }) +
    placed(
      plain(
        "M-40 -2C-52 -10 -56 -20 -54 -26C-44 -24 -36 -18 -32 -12ZM38 -4C48 -14 54 -22 54 -28C44 -28 34 -20 30 -14Z",
        skin,
        3,
      ) +
        pen.form("M-36 4C-40 -26 -22 -42 2 -42C26 -42 42 -26 38 4C44 24 28 38 2 38C-26 38 -42 24 -36 4Z", skin, {
          within:
            flat("M-36 12C-30 26 -10 30 0 38H-40Z", mix(skin, "#20381a", 0.3)) +
            line("M16 -34l10 12M14 -24l8 -6M20 -18l8 -6", 1.8, "#4a2a1a"),
        }) +
        plain(
          "M-6 -42C-12 -54 -6 -62 0 -64C6 -60 4 -54 6 -52C10 -56 14 -56 16 -52C12 -48 12 -44 8 -40Z",
          "#2a1c1c",
          2.6,
        ) +
        face(pen, 0, -10, {
          mood: "shame",
          apart: 14,
          radius: 8.6,
          skin: mix(skin, "#20381a", 0.3),
          gaze: [-0.5, 0.9],
          brow: { colour: "#2a1c1c", high: 6, wide: 12 },
          mouth: null,
        }) +
        plain("M-12 4C-12 -4 12 -4 13 5C13 13 -11 13 -12 4Z", mix(skin, "#c86a4a", 0.35), 2.4) +
        line("M-22 24Q0 14 24 24", 2.6) +
        plain("M-20 24L-15 6L-8 20ZM12 20L18 6L24 24Z", "#fff6dc", 2),
      2,
      -28,
      -4,
    )
  );
}

const chest = (pen: Pen): string =>
  pen.form("M-34 0C-36 -24 36 -28 34 -4Z", "#8a4a24", { within: line("M-18 -24v26M18 -26v26", 4, GOLD) }) +
  pen.form("M-36 -2L36 -6L34 26L-34 28Z", "#7a3f1e", { within: line("M-19 -4v34M19 -6v34", 4, GOLD) }) +
  plain("M-6 -8h13v15h-13Z", GOLD, 2.2);

export const doorLooterz = doorway("#1a0c1e", "#ffd88a", (pen) => {
  const { form, glow } = pen;
  const scale = "#b8343c";
  const snout = mix(scale, "#ff9a60", 0.26);
  const horn = "#f0dfb4";
  const name = pen.id();
  const gold = pen.id();
  const money: Money = (...places) =>
    places
      .map(
        ([x = 0, y = 0, turn = 0, scale = 1]) =>
          `<use href="#${gold}" transform="translate(${x} ${y}) rotate(${turn})${scale === 1 ? "" : ` scale(${scale})`}"/>`,
      )
      .join("");
  return (
    `<defs><g id="${gold}">${coin(0, 0, 9, 0, 0.6)}</g></defs>` +
    flat("M-12 -12H332V252H-12Z", "#33182e") +
    glow(110, 120, 190, "#ffae3a", 0.75) +
    // outside, it is only night
    flat("M230 190C218 120 222 40 262 22C300 6 340 30 344 80V196Z", "#2c3f86") +
    glow(292, 62, 70, "#dfe8ff", 0.9) +
    flat(oval(292, 58, 19), "#fbf3d4") +
    flat(oval(286, 54, 4) + oval(299, 65, 5), "#e6d8ae") +
    flat("M224 160L246 134L262 146L288 120L306 138L340 116V200H224Z", "#1c2a5e") +
    bat(256, 60, 0.6, "#16204c") +
    spark(252, 84, 3, "#dfe8ff") +
    spark(314, 100, 3, "#dfe8ff") +
    form(
      "M196 -14C232 -4 248 10 240 36C228 56 226 84 230 112C224 128 236 148 226 172L204 184C208 120 200 60 196 -14Z",
      "#5a3048",
      { width: 3 },
    ) +
    plain("M226 -14C250 6 284 -4 300 4C314 10 324 20 334 34V-14Z", "#5a3048", 3) +
    plain("M-14 -14H70C50 4 44 24 22 30C8 44 4 80 -14 92Z", "#4a2440", 3) +
    flat("M84 -12L92 18L100 -12ZM150 -12L156 10L164 -12Z", "#24101f") +
    // she was asleep a moment ago
    form("M-16 190C-8 132 40 110 110 106C180 108 226 140 236 190Z", "#c07c1e", { shade: [-8, -6] }) +
    form("M62 62C34 54 18 26 26 -4C40 16 60 26 88 34ZM150 34C176 26 192 14 204 -8C214 22 200 52 172 62Z", horn, {
      within: line("M28 24q12 2 22 -8M38 42q14 0 22 -14M206 20q-12 2 -20 -6M194 42q-12 -2 -20 -14", 2, "#a8843c"),
    }) +
    form(
      "M58 78L22 62L34 84L10 94L36 104L26 124L66 112ZM174 78L212 60L202 84L224 92L200 104L212 122L168 112Z",
      "#e0803a",
      {
        within: line(
          "M54 82L28 68M54 92L18 94M56 102L32 118M178 82L206 66M180 92L216 92M178 102L206 116",
          2,
          "#7a2414",
        ),
      },
    ) +
    form("M54 92C50 50 78 26 116 26C156 26 184 50 180 92C178 124 152 138 116 138C80 138 56 124 54 92Z", scale, {
      shade: [-8, -6],
      within:
        flat(
          oval(74, 62, 7, 5) + oval(66, 76, 5, 4) + oval(164, 64, 6, 5) + oval(170, 78, 4, 4),
          mix(scale, INK, 0.25),
        ) + line("M104 38q12 -5 24 0M106 48q10 -4 20 0M108 58q8 -3 16 0", 2, "#6a1420"),
    }) +
    plain("M100 28L106 10L115 26L124 6L132 28Q116 34 100 28Z", "#e0803a", 2.8) +
    form("M62 112C62 90 88 86 116 86C146 86 172 90 172 112C172 138 148 148 116 148C86 148 62 138 62 112Z", snout, {
      shade: [-7, -6],
    }) +
    flat("M92 104q8 -10 14 0q-7 7 -14 0ZM128 104q8 -10 14 0q-7 7 -14 0Z", INK) +
    line("M66 124Q90 134 116 126Q144 134 168 122", 3) +
    plain("M78 127l5 15l8 -13ZM142 129l7 14l6 -15Z", "#fff8e0", 2) +
    line("M70 70Q84 82 100 72", 4.6) +
    line("M74 77l-4 6M84 80l0 6M94 78l4 5", 2.4) +
    brow(84, 54, 18, -4, "#5a1020", 7) +
    // and this one is not asleep any more
    glow(148, 68, 44, "#ffe04a", 0.9) +
    `<defs><clipPath id="${name}"><path d="M124 74C132 54 160 48 174 64C168 84 140 90 124 74Z"/></clipPath></defs>` +
    flat("M124 74C132 54 160 48 174 64C168 84 140 90 124 74Z", "#ffd92e") +
    `<g clip-path="url(#${name})">${flat(oval(150, 70, 19), "#ff9a1e") + flat(oval(150, 70, 13), "#ffe65a") + flat(oval(150, 70, 4.6, 16), "#1a0508") + flat(oval(144, 62, 3.6), "#fff")}</g>` +
    line("M124 74C132 54 160 48 174 64C168 84 140 90 124 74Z", 3.4) +
    form("M118 62C130 40 164 36 182 52L178 60C162 48 136 52 124 70Z", mix(scale, INK, 0.25), {
      width: 2.8,
      shade: [-2, -3],
    }) +
    // her gold
    money(
      [20, 158, -10],
      [44, 146, 14],
      [66, 152, -20],
      [92, 150, 8],
      [118, 154, -8],
      [146, 150, 16],
      [172, 148, -14],
      [196, 156, 10],
      [214, 168, -6],
      [8, 176, 10],
      [34, 168, -8],
      [58, 172, 18],
      [110, 170, -12],
      [134, 172, 8],
      [160, 170, -16],
      [186, 174, 12],
      [84, 170, 0],
    ) +
    flat("M-12 186C60 174 180 176 332 188V252H-12Z", "#24121f") +
    flat("M-12 186C60 174 180 176 332 188V192C180 182 60 180 -12 192Z", "#5a3040") +
    line("M30 212h26M120 226h34M214 210h24M266 228h30", 2, "#3c2230") +
    cast(58, 230, 54, 8) +
    cast(166, 228, 46, 8) +
    cast(262, 228, 52, 8) +
    placed(brute(pen), 56, 152, 3, 0.9) +
    placed(chest(pen), 28, 186, 8, 0.9) +
    hand(56, 194, 12, 20, "#7f9f46") +
    hand(4, 190, 12, -40, "#7f9f46") +
    placed(monarch(pen, money), 168, 150, -5, 0.92) +
    placed(robber(pen), 264, 142, 6, 0.98) +
    // clink
    money([113, 222, -30, 1.2], [206, 232, 10, 0.8], [10, 234, -10]) +
    line("M104 206l-4 -9M114 204v-9M124 208l6 -8M128 218l9 -3", 2.6, "#ffe9a0") +
    spark(206, 146, 6) +
    spark(20, 160, 5) +
    flat("M-12 -12H332V252H-12Z", "url(#grain)")
  );
});

/** The shelf to the left of an aisle, from us to where it ends; books of one colour are one path. */
function aisle(): string {
  const colours = ["#7a2c40", "#34487e", "#3f6a50", "#8a6230", "#5c3c86", "#2c6672"];
  const across = (share: number): number => Math.round(128 * share - 22);
  const down = (share: number, height: number): number => Math.round(118 + (height - 118) * (1 - 0.7 * share));
  const paths = colours.map(() => "");
  [2, 74, 146].forEach((top, row) => {
    let share = 0;
    for (let at = row * 2; share < 0.96; at++) {
      const until = Math.min(0.99, share + (0.084 + ((at * 5) % 4) * 0.018) * (1 - share * 0.5));
      const high = top + 4 + ((at * 7 + row * 3) % 5) * 5;
      if (at % 8 !== 5)
        paths[(at * 5 + row) % 6] +=
          `M${across(share)} ${down(share, high)}L${across(until)} ${down(until, high)}V${down(until, top + 62)}L${across(share)} ${down(share, top + 62)}Z`;
      share = until;
    }
  });
  const board = (height: number): string => `M${across(-0.1)} ${down(-0.1, height)}L${across(1)} ${down(1, height)}`;
  return (
    flat(
      `M${across(-0.1)} ${down(-0.1, -8)}L${across(1)} ${down(1, -8)}V${down(1, 214)}L${across(-0.1)} ${down(-0.1, 214)}Z`,
      "#1c0f22",
    ) +
    paths.map((path, i) => `<path d="${path}" fill="${colours[i]}" stroke="#120818" stroke-width="1.6"/>`).join("") +
    [-6, 66, 138, 210].map((height) => line(board(height), 8) + line(board(height), 4.6, "#8a5630")).join("") +
    limb(`M${across(1)} ${down(1, -10)}V${down(1, 216)}`, "#6a4024", 4)
  );
}

export const doorKragmortha = doorway("#0f1430", "#ffe2a0", (pen) => {
  const { form, glow } = pen;
  const one = (
    head: number,
    robe: string,
    mood: "gloat" | "shock" | "fear",
    x: number,
    y: number,
    turn: number,
    scale: number,
  ) =>
    placed(
      placed(
        plain("M34 146C30 170 24 190 20 206Q80 222 140 206C136 190 130 170 126 146Z", robe, 4) +
          goblin(pen, {
            head,
            robe,
            mood,
            gaze: mood === "gloat" ? [0.8, 0.1] : mood === "fear" ? [0.8, 0.8] : [0.9, -0.2],
          }) +
          plain("M12 158Q80 172 148 158L146 176Q80 188 14 176Z", mix(robe, "#2a1020", 0.6), 4) +
          plain("M68 162h24v22h-24Z", GOLD, 3.4),
        -80,
        -100,
      ),
      x,
      y,
      turn,
      scale,
    );
  const shelves = pen.id();
  return (
    flat("M-12 -12H332V252H-12Z", "#170c2c") +
    glow(160, 56, 150, "#8a4cff", 0.8) +
    // he has heard something
    plain("M96 140C92 96 110 74 160 72C210 74 228 96 224 140Z", "#2c1a4e", 3) +
    flat(
      "M126 62C96 66 78 48 84 14C92 32 106 40 128 42ZM194 62C224 66 242 48 236 14C228 32 214 40 192 42Z",
      "#3a2648",
    ) +
    form(
      "M118 64C114 38 134 24 160 24C186 24 206 38 202 64C202 78 196 84 190 90L186 104H134L130 90C124 84 118 78 118 64Z",
      "#40285e",
      { width: 3, dark: 0.7 },
    ) +
    form("M118 38L108 4L132 20L144 -4L160 16L176 -4L188 20L212 4L202 38Q160 22 118 38Z", "#564a80", {
      width: 3,
      within: flat(oval(160, 24, 5), "#ff4a6a"),
    }) +
    flat(
      "M124 52C136 48 154 56 156 66C154 78 128 76 124 52ZM196 52C184 48 166 56 164 66C166 78 192 76 196 52Z",
      "#0c0418",
    ) +
    line("M120 50Q140 44 157 60M200 50Q180 44 163 60", 4.4, "#1a0c30") +
    line("M140 92h40M146 87v10M153 87v10M160 87v10M167 87v10M174 87v10", 2.2, "#1a0c30") +
    burning(pen, 142, 63, 9.5) +
    burning(pen, 178, 63, 9.5) +
    flat("M100 136H220L350 252H-30Z", "#4a2c40") +
    flat("M134 136H186L236 252H84Z", "#8c2f4a") +
    line("M134 136L84 252M186 136L236 252", 3, "#e0a83c") +
    `<g id="${shelves}">${aisle()}</g><use href="#${shelves}" transform="translate(320 0) scale(-1 1)"/>` +
    // and leans over to see what
    [-1, 1]
      .map((side) =>
        placed(
          plain("M-72 -68L-58 -78C-46 -60 -42 -36 -40 -6L-60 -4C-60 -26 -64 -50 -72 -68Z", "#3c2470", 3) +
            plain("M-98 -66C-92 -78 -70 -74 -60 -58L-64 -44C-80 -48 -92 -56 -98 -66Z", "#d8ccb4", 2.8),
          160,
          118,
          0,
          -side,
          1,
        ),
      )
      .join("") +
    fingers(
      pen,
      [68, 51, 166, 0.9],
      [79, 57, 168, 0.9],
      [90, 64, 172, 0.8],
      [230, 64, 188, 0.8],
      [241, 57, 192, 0.9],
      [252, 51, 194, 0.9],
    ) +
    glow(20, 120, 80, "#ffb050", 0.35) +
    cast(50, 228, 40, 8) +
    cast(130, 232, 44, 8) +
    cast(230, 234, 70, 9) +
    one(2, "#2f9a63", "gloat", 46, 166, 8, 0.6) +
    limb("M72 184C84 182 90 178 98 176", "#2f9a63", 11) +
    one(1, "#7ad0f2", "shock", 136, 156, 12, 0.7) +
    hand(101, 175, 11, 80, "#c39a55") +
    limb("M156 182C170 182 178 178 186 176", "#7ad0f2", 11) +
    one(0, "#e0661f", "fear", 222, 148, 22, 0.8) +
    hand(188, 175, 11, 80, "#cfc25a") +
    limb("M250 180C266 174 280 164 290 152", "#e0661f", 12) +
    hand(293, 147, 12, 40, "#93b23a") +
    // supper is coming
    placed(
      plain("M-36 -10L38 -14L40 18L-34 20Z", "#3a0a1c", 3) +
        strand("M4 8C-8 14 -22 8 -34 22C-38 28 -46 26 -46 20", "#e8607a", 9) +
        plain("M-34 14l6 -12l7 12ZM-4 14l7 -12l7 12ZM22 12l6 -12l7 12Z", "#fff8e0", 2) +
        plain("M-40 14L44 10L46 26L-38 30Z", "#8a2c68", 3) +
        line("M-37 19L44 15", 3, "#f6ecd0") +
        plain("M-42 -8L-34 -44L40 -48L44 -14Z", "#8a2c68", 3) +
        line("M-38 -12L42 -17", 3, "#f6ecd0") +
        line("M-30 -38l-3 14M36 -42l2 14", 3.4, GOLD) +
        plain("M-34 -8l7 13l7 -14ZM-12 -10l7 13l7 -14ZM12 -11l7 13l6 -14Z", "#fff8e0", 2) +
        eye(pen, -12, -30, 9, { gaze: [-0.5, -0.9], lid: 0.3, tilt: 0.6, skin: "#5c1a46", iris: "#8fe07a" }) +
        eye(pen, 16, -32, 8, { gaze: [-0.7, -0.9], lid: 0.3, tilt: -0.6, skin: "#5c1a46", iris: "#8fe07a" }),
      276,
      214,
      -6,
      0.9,
    ) +
    many(
      pen,
      plain("M-9 -6Q0 -10 9 -6V7Q0 3 -9 7Z", "#f3e6c6", 1.8) + line("M-5 -3q5 -2 10 0M-5 1q5 -2 10 0", 1, "#8a7452"),
      [
        [176, 108, 24],
        [110, 104, -30],
        [276, 112, 14],
        [18, 108, 20],
      ],
    ) +
    placed(plain("M-14 -9H14V9H-14Z", "#34487e", 2.6) + line("M-9 -9v18", 2, GOLD), 298, 92, -28) +
    line("M24 144l-12 -6M20 160H6M98 138l-4 -10M184 138l0 -8", 2.6, "#ffe9a0") +
    spark(100, 156, 6) +
    spark(188, 154, 7) +
    flat("M-12 -12H332V252H-12Z", "url(#grain)")
  );
});

/** The boot of somebody who does not knock, on (0, 0) at the heel: its sole to the left. */
const sabaton = (pen: Pen): string =>
  pen.form("M10 -26C30 -30 50 -27 66 -23V9C48 12 30 10 12 8Z", "#8fa2ba", {
    width: 3,
    within: line("M36 -30v42M52 -30v42", 2, "#4a5a70"),
  }) +
  pen.form("M-2 10C-8 -16 -12 -38 -8 -52C-4 -62 8 -60 10 -48C12 -34 26 -30 26 -12C26 4 18 12 -2 10Z", "#b4c4d6", {
    width: 3,
    within: line("M-12 -40Q4 -38 14 -44M-12 -26Q6 -24 22 -34M-10 -12Q8 -8 28 -18", 2, "#5a6c84"),
  }) +
  plain("M-3 12C-14 -14 -18 -38 -13 -54L-6 -54C-10 -38 -6 -14 4 12Z", "#4a3428", 2.6) +
  flat(oval(19, -9, 3.4), GOLD);

export const doorHeroes = doorway("#1c0e24", "#ffdf9a", (pen) => {
  const { form, glow } = pen;
  const fur = "#8d8378";
  const bone = "#ece2c6";
  const slime = "#56d490";
  const scale = "#c9353e";
  return (
    flat("M-12 -12H332V252H-12Z", "#3f3448") +
    line(
      "M-12 30H60M-12 66H50M-12 102H48M-12 138H48M-12 174H50M270 30H332M280 66H332M284 102H332M282 138H332M30 -12V30M10 30V66M36 66V102M14 102V138M38 138V174M300 -12V30M316 66V102M300 138V174",
      2,
      "#2a2032",
    ) +
    form("M52 216V96C52 -14 268 -14 268 96V216H240V100C240 28 80 28 80 100V216Z", "#766880", {
      within: line(
        "M52 170H82M52 128H82M54 84L84 92M72 44L96 60M108 14L122 36M160 4V30M212 14L198 36M248 44L224 60M266 84L236 92M240 128H268M240 170H268",
        2.4,
        "#3f3448",
      ),
    }) +
    form("M82 216V100C82 28 238 28 238 100V216Z", "#8a5630", {
      shade: [-7, -5],
      within:
        line("M112 50V216M144 40V216M176 40V216M208 50V216", 2.6, "#4e2c14") +
        line("M80 96H240M80 178H240", 13, "#3c3848") +
        line("M80 92H240M80 174H240", 2, "#8a869c"),
    }) +
    // nobody has been able to hold the bar since
    placed(
      form("M-92 -8L-10 -9L-4 -2L-12 2L-6 9H-92Z", "#b07a44", {
        width: 3,
        within: line("M-84 -2H-20M-80 4H-40", 1.6, "#6a4420"),
      }) +
        placed(
          form("M92 -8L6 -10L2 -3L8 1L0 8L92 9Z", "#b07a44", {
            width: 3,
            within: line("M20 -2H84M36 4H76", 1.6, "#6a4420"),
          }),
          2,
          3,
          9,
        ),
      160,
      138,
      3,
    ) +
    plain("M68 122H82V156H68ZM238 122H252V156H238Z", "#4c485c", 2.8) +
    // a light to see by, and a spider that would rather not
    torch(pen, 28, 44, 0.9) +
    plain("M20 52H36L32 62L30 92H26L24 62Z", "#6a4a34", 2.6) +
    plain("M18 66H38V72H18Z", "#4c485c", 2.4) +
    line("M112 -6V14", 1.4, "#d8ccd8") +
    // daylight, and it is not alone
    glow(186, 90, 100, "#ffe9a0", 0.95) +
    flat("M196 86L84 236H128ZM196 86L40 100L36 128ZM196 86L150 236H196Z", "#fff0b0", 0.22) +
    plain(
      "M166 50L182 58L190 34L202 54L224 44L218 68L236 78L226 96L234 122L208 112L196 132L186 114L160 120L170 98L150 86L170 74Z",
      "#fff2b8",
      3,
    ) +
    flat("M196 58L206 66L216 62L212 80L222 90L210 98L212 112L196 106Z", "#ffffff", 0.7) +
    placed(sabaton(pen), 144, 102, -6, 1.2) +
    plain("M240 40L205 62L221 67L202 76L238 84ZM240 80L203 88L220 95L206 108L242 112Z", "#8a5630", 3) +
    line("M128 44l-8 -10M118 62l-13 -4M116 86l-14 2M124 106l-10 8", 3, "#fff2b8") +
    // what was a plank
    [
      [110, 30, -30],
      [92, 66, 20],
      [236, 40, 50],
      [226, 128, 24],
    ]
      .map(([x, y, turn]) => placed(plain("M-11 -3L6 -4L13 0L5 4L-9 4Z", "#a86a38", 2), x, y, turn))
      .join("") +
    flat("M-12 212H332V252H-12Z", "#2c2030") +
    flat("M-12 212H332V217H-12Z", "#5c4a60") +
    cast(66, 224, 64, 8) +
    cast(266, 226, 52, 8) +
    // the dragon helps with what it has
    form("M286 54C282 30 292 8 306 -8L316 28L336 6V60Z", "#f5e6bc", {
      width: 3,
      within: line("M290 34l18 -4M296 14l14 -2", 2, "#a8843c"),
    }) +
    form("M340 30C310 24 284 34 278 62C274 92 294 120 340 122Z", scale, {
      within: flat(oval(318, 98, 6, 5) + oval(308, 110, 4, 3.4) + oval(328, 112, 4, 3), mix(scale, INK, 0.25)),
    }) +
    form(
      "M306 78C300 60 268 58 250 64C232 66 228 82 232 96C236 114 260 118 284 116C302 114 312 98 306 78Z",
      mix(scale, "#ff9a60", 0.3),
      { width: 3 },
    ) +
    flat("M240 74q6 -8 10 0q-4 6 -10 0ZM262 70q6 -8 10 0q-4 6 -10 0Z", INK) +
    mouth(pen, "grit", 264, 100, 20) +
    eye(pen, 290, 52, 11, { gaze: [-0.9, 0.5], lid: 0.3, tilt: 0.5, skin: mix(scale, INK, 0.3), iris: "#ffc93c" }) +
    eye(pen, 314, 54, 10, { gaze: [-0.9, 0.5], lid: 0.3, tilt: -0.5, skin: mix(scale, INK, 0.3), iris: "#ffc93c" }) +
    line("M232 58q-8 -4 -6 -12q8 -2 6 -10M250 54q-4 -6 0 -10", 3, "#d8ccd8") +
    // bones, braced
    limb("M262 190C276 204 286 208 300 218M252 192C258 206 262 212 262 220", bone, 6) +
    form("M232 202C228 176 238 160 262 160C288 162 294 180 286 204Z", bone, {
      width: 3,
      within: line(
        "M228 178Q248 166 258 176M292 178Q274 166 266 176M226 190Q248 178 258 188M292 190Q274 178 266 188",
        6,
        "#2a2238",
      ),
    }) +
    limb("M244 174C230 170 224 160 218 150", bone, 6) +
    hand(215, 146, 9, -50, bone) +
    placed(
      plain("M-20 14C-22 34 -10 38 2 38C16 38 24 32 22 14Z", "#c8ba98", 2.8) +
        form(
          "M-30 -4C-32 -28 -16 -38 2 -38C22 -38 34 -26 31 -3C30 6 26 10 25 16C20 24 -18 24 -23 16C-24 10 -28 6 -30 -4Z",
          bone,
        ) +
        flat(oval(-11, -5, 11, 12) + oval(14, -4, 10.5, 11.5), "#2a2238") +
        face(pen, 1.5, -5, {
          mood: "shock",
          apart: 12.5,
          radius: 7,
          skin: "#2a2238",
          gaze: [-0.8, -0.8],
          brow: null,
          mouth: null,
        }) +
        flat("M2 7l4 7h-8Z", INK) +
        mouth(pen, "grit", 2, 24, 13) +
        plain("M-5 -36V-50H7V-36Q1 -30 -5 -36Z", "#fff2d4", 2.4) +
        plain("M1 -50C-6 -54 -3 -62 4 -68C4 -62 9 -58 7 -53Z", "#4cbcff", 2),
      262,
      148,
      12,
      0.92,
    ) +
    plain(
      "M236 172C250 184 278 186 292 176L290 190C274 196 248 194 238 186ZM284 186L300 206L288 210L276 190Z",
      "#4a66b8",
      2.8,
    ) +
    // the rat does what it can
    strand("M22 206C-4 214 -8 186 10 178", "#e0a39a", 4) +
    limb("M38 192C28 204 22 208 14 216M62 194C56 206 54 212 48 220", fur, 12) +
    plain("M4 222C2 212 20 210 26 220ZM38 226C36 214 56 214 62 224Z", "#e0a39a", 2.8) +
    form("M28 200C18 174 34 150 62 148C88 148 92 176 78 200C64 212 40 212 28 200Z", fur, {
      within: flat("M60 206C80 196 86 170 78 152L96 170L84 208Z", "#c9bfae"),
    }) +
    limb("M72 168C86 166 92 160 98 152", fur, 10) +
    hand(101, 149, 9, 60, "#e0a39a") +
    placed(
      form(
        oval(-20, -30, 18, 19) +
          "M0 -32C-2 -52 20 -60 32 -50C34 -44 28 -44 30 -38C36 -38 38 -32 34 -24C26 -14 4 -14 0 -32Z",
        fur,
        {
          within: flat(oval(-19, -27, 11, 12) + oval(17, -34, 10, 11), "#d99a94"),
        },
      ) +
        form(
          "M-34 4C-36 -20 -14 -32 8 -29C30 -26 54 -12 66 4C72 12 68 20 58 22C40 32 14 36 -6 32C-24 28 -33 20 -34 4Z",
          fur,
          {
            within: flat("M58 22C40 32 14 36 -6 32C4 22 30 14 62 12Z", "#c9bfae"),
          },
        ) +
        plain(
          "M-35 -4C-26 -22 4 -32 30 -20L26 -8C6 -18 -18 -12 -30 6ZM-34 0C-46 -2 -54 6 -58 14C-48 14 -44 12 -40 14C-44 20 -44 24 -46 30C-36 26 -30 18 -30 8Z",
          "#c23428",
          2.6,
        ) +
        eye(pen, 12, -4, 10.5, { gaze: [0.7, -0.9], lid: -0.05, pupil: 0.3 }) +
        eye(pen, 36, -2, 9.5, { gaze: [0.7, -0.9], lid: -0.05, pupil: 0.3 }) +
        plain(oval(66, 8, 6, 5), "#e88a90", 2.4) +
        mouth(pen, "grit", 38, 22, 12) +
        line("M52 10l18 -10M52 12l22 -2", 1.2, "#fff0d0"),
      56,
      138,
      -6,
      0.88,
    ) +
    limb("M46 176C62 186 84 184 98 178", fur, 10) +
    hand(102, 177, 9, 70, "#e0a39a") +
    // a wedge that has one boot already, and sees the other
    form(
      "M98 226C96 206 116 200 124 190C130 166 140 160 160 160C182 160 192 168 198 190C206 202 226 206 224 226C190 234 130 234 98 226Z",
      slime,
      {
        shade: [-6, -5],
        within: flat(oval(116, 216, 6, 3) + oval(206, 214, 5, 3) + oval(186, 178, 4, 5), "#d2ffdc"),
      },
    ) +
    placed(
      plain(
        "M-14 6L-14 -22C-17 -34 -13 -40 -7 -40L24 -41C34 -37 33 -24 23 -21C15 -19 12 -14 13 -8L15 6Q0 12 -14 6Z",
        "#b4c4d6",
        2.8,
      ) +
        plain("M-13 -39L30 -42L28 -49L-12 -48Z", "#4a3428", 2.6) +
        line("M-14 -8H13M-14 -20H16M8 -40L14 -22", 2, "#5a6c84"),
      164,
      166,
      10,
      0.7,
    ) +
    eye(pen, 146, 188, 13, { gaze: [0.2, -1], lid: 0, iris: "#ffe07a", skin: "#2c9a6c" }) +
    eye(pen, 177, 190, 9.5, { gaze: [-0.4, -1], lid: 0, iris: "#ffe07a", skin: "#2c9a6c" }) +
    mouth(pen, "grin", 162, 211, 15, "#0f4634") +
    line("M4 228H-8M24 232H2M40 232H30M312 226H330M296 230H322", 2.4, "#7a667e") +
    plain("M105 14C102 8 122 8 119 14C124 24 100 24 105 14Z", "#2a2032", 2) +
    line("M104 14l-8 -5M103 18l-9 2M120 14l8 -5M121 18l9 2", 2) +
    flat(oval(109, 15, 2.6) + oval(115, 15, 2.6), "#fff4dc") +
    flat(oval(109.5, 16, 1.1) + oval(115.5, 16, 1.1), INK) +
    // it has come to help as well
    placed(
      form("M-15 10C-17 -6 -8 -15 0 -15C11 -15 17 -5 15 10C6 14 -8 14 -15 10Z", slime, { width: 3, shade: [-3, -2] }) +
        eye(pen, -4, -3, 5, { gaze: [-0.8, -0.6], lid: 0 }) +
        eye(pen, 7, -2, 3.6, { gaze: [-0.8, -0.6], lid: 0 }) +
        line("M-4 6q4 -3 7 0", 1.8),
      222,
      222,
      -4,
    ) +
    spark(212, 30, 6) +
    flat("M-12 -12H332V252H-12Z", "url(#grain)")
  );
});
