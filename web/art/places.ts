/** The places on the tables: the hoard, the Inn, the graveyard, the Dark Lord's desk and his shelves. */

import type { Drawing } from "./design";
import { eye, face, mouth } from "./faces";
import { plain, strand } from "./loot-parts";
import { coin, flame, mitten, spark, sword } from "./parts";
import { cast, flat, line, mix, oval, type Pen, penWith, placed } from "./pen";
import { room, stage } from "./rooms";

const GOLD = "#f4b93a";

/** The same at several places, written once; each as x, y, turn, scale. */
export function many(pen: Pen, drawing: string, places: readonly (readonly number[])[]): string {
  const name = pen.id();
  return (
    `<defs><g id="${name}">${drawing}</g></defs>` +
    places
      .map(
        ([x = 0, y = 0, turn = 0, scale = 1]) =>
          `<use href="#${name}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`,
      )
      .join("")
  );
}

/** The ends of all its lines are round: said once for a large picture, not with every line. */
export const rounded = (drawing: string): string =>
  `<g stroke-linecap="round" stroke-linejoin="round">${drawing.replaceAll(/ stroke-line(?:cap|join)="round"/g, "")}</g>`;

const crown = (pen: Pen): string =>
  pen.form("M-20 8L-25 -14L-12 -4L0 -20L12 -4L25 -14L20 8Q0 14 -20 8Z", "#ffd04a", {
    width: 3,
    shade: [-4, -3],
    within:
      line("M-22 6Q0 12 22 6", 2, "#a8690f") +
      flat(oval(0, 0, 4.6), "#d8303a") +
      flat(oval(-12, 1, 3) + oval(12, 1, 3), "#2f86d0"),
  }) + plain(oval(-25, -15, 3.4) + oval(0, -21, 3.4) + oval(25, -15, 3.4), "#fff4c8", 1.8);

const goblet = (pen: Pen): string =>
  pen.form("M-13 -22H13C14 -6 8 2 3 4L4 14H10V19H-10V14H-4L-3 4C-8 2 -14 -6 -13 -22Z", "#e8a02c", {
    width: 3,
    shade: [-4, -2],
    within: flat(oval(-4, -10, 3, 3.6), "#4fc0a0") + flat(oval(6, -10, 3, 3.6), "#d8303a"),
  }) + plain(oval(0, -22, 13, 3.6), "#7a1a30", 2.4);

/** It has been told to guard all this. */
const mouse = (pen: Pen, fright: "fear" | "shock"): string => {
  const fur = "#b3a9a4";
  return (
    strand("M-14 18C-30 24 -32 12 -24 8", "#e8a8a0", 2.6) +
    pen.form("M-17 22C-20 4 -10 -6 0 -6C12 -6 20 4 17 22Z", fur, { width: 3, shade: [-3, -3] }) +
    pen.form(oval(-15, -28, 11, 11) + oval(16, -30, 11.5, 11.5), fur, {
      width: 3,
      shade: [-2, -2],
      within: flat(oval(-15, -27, 6.6, 7) + oval(16, -29, 6.8, 7.2), "#f0a8a4"),
    }) +
    pen.form("M-20 -10C-20 -26 -10 -32 1 -32C13 -32 21 -25 21 -9C20 2 10 8 1 8C-9 8 -19 2 -20 -10Z", fur, {
      width: 3,
      shade: [-3, -3],
    }) +
    face(pen, 1, -14, {
      mood: fright,
      apart: 9,
      radius: 7,
      skin: fur,
      gaze: [-0.8, -0.5],
      brow: null,
      mouth: { below: 15, wide: 5, kind: "wobble" },
    }) +
    plain("M-3 -6Q1 -9 5 -6Q1 0 -3 -6Z", "#e0606a", 1.8) +
    coin(2, 15, 11, -8, 0.95) +
    mitten(pen, -9, 14, 5, -30, "#f0b8ac") +
    mitten(pen, 13, 15, 5, 40, "#f0b8ac")
  );
};

export const hoard: Drawing = {
  wide: 160,
  high: 120,
  looks: { full: {}, half: { mood: "bored" }, low: { mood: "tired" } },
  draw(look) {
    const pen = penWith("#4a1c08", "#fff6c0");
    const left = look.mood === "tired" ? 0 : look.mood === "bored" ? 1 : 2;
    const wide = [50, 58, 70][left]!;
    const high = [24, 46, 78][left]!;
    const middle = [74, 74, 76][left]!;
    const ground = 108;
    const over = (x: number): number => ground - high * (1 - ((x - middle) / wide) ** 2);
    const coins: number[][] = [];
    for (let row = 0, y = ground - high + 10; y <= ground; row++, y += 11) {
      const reach = Math.max(0, wide * Math.sqrt(1 - Math.max(0, ground - y) / high) - 8);
      const count = Math.max(1, Math.round(reach / 9));
      for (let at = 0; at < count; at++) {
        const share = count === 1 ? 0 : (at / (count - 1)) * 2 - 1;
        coins.push([
          Math.round(middle + share * reach),
          Math.round(y + ((at * 7 + row * 3) % 5) - 2),
          ((at * 41 + row * 17) % 50) - 25,
        ]);
      }
    }
    return (
      cast(78, 109, wide + 8, 9) +
      (left
        ? placed(sword(pen, 0, 0, 180, 1.15), middle - wide * 0.62, over(middle - wide * 0.62) - 24, -32) +
          placed(goblet(pen), middle + wide * 0.48, over(middle + wide * 0.48) - 14, 16, left === 2 ? 1.1 : 1)
        : "") +
      pen.form(
        `M${middle - wide} ${ground}Q${middle} ${ground - high * 2} ${middle + wide} ${ground}Q${middle} ${ground + 10} ${middle - wide} ${ground}Z`,
        "#b8741a",
        { shade: [-7, -5] },
      ) +
      many(pen, coin(0, 0, 9, 0, 0.66), coins) +
      placed(crown(pen), middle + [-8, -8, -4][left]!, over(middle) - (left ? 1 : 6), left ? -9 : -16) +
      (left ? "" : placed(goblet(pen), 30, 102, -78, 0.9)) +
      (left === 2
        ? plain("M62 58l9 -8h10l9 8l-14 15Z", "#d8303a", 2.6) +
          line("M62 58h28M71 50l5 22l5 -22", 1.5, "#7a0f20") +
          plain(oval(50, 82, 6), "#4fc0a0", 2.4) +
          spark(96, 26, 9) +
          spark(30, 76, 7)
        : left
          ? plain("M56 86l8 -7h9l8 7l-12 13Z", "#d8303a", 2.4) +
            line("M56 86h25M64 79l5 18l4 -18", 1.4, "#7a0f20") +
            spark(104, 54, 8)
          : spark(100, 78, 7)) +
      placed(mouse(pen, left ? "fear" : "shock"), [118, 126, 130][left]!, 92, 5)
    );
  },
};

export const inn: Drawing = {
  wide: 120,
  high: 84,
  looks: { ready: {} },
  draw() {
    const pen = penWith("#3a0a14", "#ffe6a0");
    const { form, glow } = pen;
    const brocade =
      line("M0 -24C2 -14 12 -12 12 0C12 12 2 14 0 24C-2 14 -12 12 -12 0C-12 -12 -2 -14 0 -24Z", 1.3, "#b8552c") +
      flat(
        "M0 -15C5 -11 5 -5 0 -1C-5 -5 -5 -11 0 -15ZM0 0C5 -8 11 -4 8 2C6 5 2 4 0 1C-2 4 -6 5 -8 2C-11 -4 -5 -8 0 0ZM0 4L3 10L0 16L-3 10Z",
        "#a8242f",
      ) +
      line("M0 -10v5M0 8v4", 1.2, "#e0a040");
    const places: number[][] = [];
    for (let row = -1; row < 4; row++)
      for (let at = -1; at < 6; at++) places.push([at * 24 + (row % 2 ? 12 : 0) + 6, row * 24 + 12]);
    return (
      flat("M-12 -12H132V96H-12Z", "#741320") +
      many(pen, brocade, places) +
      glow(60, 44, 62, "#ffb050", 0.42) +
      line("M4 4H116V80H4Z", 2.6, "#3a0a10") +
      line("M4 4H116V80H4Z", 1.4, "#f0b848") +
      flat(oval(4, 4, 3) + oval(116, 4, 3) + oval(4, 80, 3) + oval(116, 80, 3), "#f0b848") +
      strand("M14 12H98C108 12 108 22 101 21C97 20 99 15 103 17", "#7a7484", 3) +
      strand("M14 6V24M18 24C18 16 26 13 34 13", "#7a7484", 2.4) +
      line("M43 13v13M78 13v12", 4.6) +
      line("M43 13v13M78 13v12", 2.2, "#c8c0b4", 'stroke-dasharray="2.400 2.400"') +
      placed(
        form(
          "M-31 -26Q0 -33 31 -26C30 -12 35 -2 33 9C30 25 14 29 0 36C-14 29 -30 25 -33 9C-35 -2 -30 -12 -31 -26Z",
          "#8a5426",
          {
            width: 3.2,
            within: line("M-36 -11Q0 -16 36 -12M-36 7Q0 3 36 8M-30 23Q0 19 30 23", 1.4, "#4e2c12"),
          },
        ) +
          line(
            "M-26 -21Q0 -27 26 -21C25 -10 30 -1 28 8C25 20 12 24 0 30C-12 24 -25 20 -28 8C-30 -1 -25 -10 -26 -21Z",
            1.6,
            "#f0b848",
          ) +
          strand("M14 -4C28 -9 29 12 14 12", "#d8d0c4", 4) +
          form("M-18 -10H15L13 20Q-2 25 -16 20Z", "#f0a52c", {
            width: 2.8,
            shade: [-4, -1],
            within: flat("M-14 -10h5l1 34h-5Z", "#ffe08a", 0.8),
          }) +
          form(
            "M-20 -7C-28 -10 -25 -20 -17 -19C-15 -27 -4 -28 0 -22C6 -28 16 -24 15 -18C22 -17 22 -8 16 -7C15 -2 10 -2 9 -6C6 -2 2 -3 1 -6C-2 2 -8 2 -8 -6C-11 -3 -18 -3 -20 -7Z",
            "#fff8e4",
            { width: 2.6, shade: [-3, -3] },
          ) +
          face(pen, -1, 4, {
            mood: "calm",
            apart: 7,
            radius: 5,
            skin: "#d8841c",
            gaze: [0.5, 0.3],
            brow: null,
            mouth: null,
          }) +
          mouth(pen, "grin", -1, 14, 9),
        60,
        48,
        -5,
        0.9,
      ) +
      plain("M84 58q-3 6 0 8q4 1 4 -3q-1 -3 -4 -5Z", "#fff8e4", 1.6) +
      spark(22, 50, 5) +
      spark(103, 38, 4)
    );
  },
};

export const graveyard: Drawing = {
  wide: 120,
  high: 120,
  looks: { empty: {}, filled: { mood: "asleep" } },
  draw(look) {
    const pen = penWith("#1a1c38", "#eaf6c8");
    const { form } = pen;
    const filled = look.mood === "asleep";
    const stone = "#a3a2b4";
    const carved = "#5a586e";
    const raven =
      form("M-4 10C-16 8 -22 14 -30 20C-26 10 -22 2 -14 -4Z", "#3a3654", { width: 2.4 }) +
      form("M-16 4C-14 -10 -6 -16 2 -18C4 -28 20 -28 20 -18C20 -2 14 10 0 12C-8 12 -14 10 -16 4Z", "#443f62", {
        width: 3,
        shade: [-3, -3],
        within: line("M-10 0q8 8 16 4M-6 -6q8 6 14 2", 1.6, "#1c1830"),
      }) +
      form("M18 -22C26 -23 32 -18 34 -13C28 -13 22 -13 18 -15Z", "#f0a83a", {
        width: 2.4,
        shade: [-1, -2],
        rim: [1, 1],
      }) +
      eye(pen, 12, -19, 5, { gaze: [0.7, 0.6], lid: 0.3, tilt: 0.4, skin: "#443f62", iris: "#ffd34a" }) +
      line("M-2 12v6M5 11v7M-5 18h6M2 18h6", 2);
    return (
      cast(60, 110, 54, 8) +
      placed(
        form("M-21 40V-12C-21 -34 21 -34 21 -12V40Z", stone, {
          shade: [-6, -4],
          within:
            line("M14 -26l-6 9l6 5l-5 9", 1.8, carved) +
            line("M-14 18H12M-12 26H8", 2.2, carved) +
            flat("M-20 30C-10 26 -4 36 4 30C12 26 18 34 22 30V44H-22Z", "#6f8f4e"),
        }) +
          // a skull, carved by somebody who had seen one
          flat("M-11 -6C-12 -20 10 -20 9 -6C9 -1 6 0 5 3V8H-7V3C-8 0 -11 -1 -11 -6Z", carved) +
          flat(oval(-5.5, -6, 3.2, 3.6) + oval(4, -6, 3.2, 3.6) + "M-1 -1l2 3h-4Z", stone) +
          line("M-4 5v3M-1 5v3M2 5v3", 1.2, stone),
        filled ? 62 : 58,
        71,
        filled ? 7 : 5,
        0.98,
      ) +
      placed(
        form("M-15 34V-10L-8 -18H10L16 -8V34Z", mix(stone, "#7a8aa0", 0.35), {
          shade: [-4, -3],
          within: line("M-8 0H9M-8 8H6M-8 16H9", 2, carved) + flat("M-16 26C-8 22 0 30 8 25L18 28V38H-16Z", "#6f8f4e"),
        }),
        95,
        76,
        -11,
        filled ? 0.95 : 0.88,
      ) +
      placed(raven, filled ? 58 : 60, 25, 4, 0.82) +
      form("M4 110C6 96 22 90 40 92C56 86 82 90 96 92C110 94 116 104 116 110C96 118 24 118 4 110Z", "#6a5138", {
        shade: [-6, -5],
        within: flat(
          "M0 84H120V97C110 94 106 101 98 98C90 94 84 102 74 98C62 93 56 102 44 98C34 95 26 102 16 98L2 104Z",
          "#7fa356",
        ),
      }) +
      line("M12 98l-3 -7M16 97l1 -8M103 97l2 -8M108 99l5 -6M74 94l-1 -6M78 94l3 -5", 2.4, "#3f5e34") +
      (filled
        ? placed(
            form("M-8 26C-8 14 -8 8 -9 2L9 2C8 10 9 16 9 26Z", "#9db58a", { width: 3, shade: [-3, -2] }) +
              form("M-11 12L-7 17L-3 12L1 18L6 12L11 16V26H-11Z", "#5a6a9a", { width: 2.4, shade: [-3, -2] }) +
              form(
                "M-9 4C-16 0 -20 -8 -18 -11C-15 -14 -11 -9 -9 -6L-10 -20C-9 -25 -4 -24 -4 -20L-2 -8L0 -23C2 -27 6 -26 6 -22L5 -8L10 -19C13 -22 17 -19 15 -15L11 0C9 6 -4 8 -9 4Z",
                "#9db58a",
                { width: 3, shade: [-3, -2] },
              ),
            25,
            78,
            -12,
            1.1,
          ) + plain("M8 103C14 97 20 101 24 97C30 101 38 97 44 103C36 109 14 109 8 103Z", "#4e3a26", 2.4)
        : placed(
            strand("M0 0V-14", "#7fa356", 2) +
              many(pen, plain(oval(0, -5, 3, 4.4), "#f4e4f0", 1.6), [
                [0, -16, 0],
                [0, -16, 72],
                [0, -16, 144],
                [0, -16, 216],
                [0, -16, 288],
              ]) +
              flat(oval(0, -16, 2.8), GOLD),
            24,
            98,
            -10,
          ))
    );
  },
};

/** A tome that lies on its side, its spine to us; it sees who comes. */
function tome(pen: Pen, x: number, y: number, wide: number, high: number, colour: string, more = ""): string {
  return placed(
    pen.form(`M0 0H${wide}Q${wide + 5} ${-high / 2} ${wide} ${-high}H0Q-5 ${-high / 2} 0 0Z`, colour, {
      width: 2.8,
      shade: [-3, -3],
      within: line(`M7 1V${-high - 1}M${wide - 7} 1V${-high - 1}`, 2.6, GOLD),
    }) + more,
    x,
    y,
  );
}

export const desk: Drawing = room(() => {
  const pen = penWith("#0a0418", "#ffd89a");
  const { form, glow } = pen;
  const books: string[] = [];
  const spines = ["#5a2440", "#2c3a6a", "#3a5a4a", "#6a4a24", "#4a2a6a", "#6a2a2a", "#2a5060"];
  [54, 84, 114].forEach((foot, row) => {
    let x = 40;
    for (let at = row * 3; x < 196; at++) {
      const wide = 7 + ((at * 5) % 6);
      const high = 17 + ((at * 7) % 8);
      if (at % 6 !== 4)
        books.push(
          flat(`M${x} ${foot}v${-high}h${wide}v${high}Z`, spines[at % 7]!) +
            line(`M${x + 1} ${foot - high + 5}h${wide - 2}`, 1.4, "#a8843c"),
        );
      x += wide + 1;
    }
  });
  const wax = (x: number, y: number, high: number, scale = 1): string =>
    placed(
      flame(pen, 0, -high - 8, 0.62) +
        form(`M-6 0V${-high}H6V0ZM-6 ${-high}C-9 ${-high + 8} -6 ${-high + 12} -5 ${-high + 6}Z`, "#f6ead0", {
          width: 2.4,
          shade: [-3, 0],
        }) +
        plain(oval(0, 1, 11, 3.4), "#b8842a", 2.2),
      x,
      y,
      0,
      scale,
    );
  return rounded(
    stage(pen, "#4a3470", "#241640", "#4c3248", "#2a1a34", "#1c1028") +
      flat("M38 28H202V124H38Z", "#1a0e26") +
      books.join("") +
      line("M36 56H204M36 86H204M36 116H204", 4, "#4a2c1e") +
      // his window: he likes to know where the moon is
      form(oval(120, 58, 33), "#5a4a72", { width: 3.2, within: flat(oval(120, 58, 26), "#8a5cd8") }) +
      glow(120, 56, 60, "#c89aff", 0.7) +
      flat(oval(124, 54, 13), "#f6e8ff") +
      flat(oval(130, 50, 11.5), "#8f62dc") +
      line("M120 32V84M94 58H146M101 40L139 76M139 40L101 76", 2.6, "#2a1a40") +
      // the chair behind it
      form("M92 122V86C92 70 98 66 104 62L120 72L136 62C142 66 148 70 148 86V122Z", "#7a1e3c", {
        within: flat(oval(106, 88, 2.4) + oval(120, 94, 2.4) + oval(134, 88, 2.4) + oval(120, 80, 2.4), GOLD),
      }) +
      // oak, and heavy
      flat("M0 202Q120 214 240 202V216Q120 230 0 216Z", "#000", 0.34) +
      form("M18 150H222L216 206H24Z", "#54301c", {
        shade: [-4, -5],
        within:
          line("M40 160H98V198H42ZM142 160H200L198 198H142Z", 2.4, "#2c170c") +
          line("M20 158H220", 5, "#331a0e") +
          line("M104 160h32v38h-32Z", 2, "#3a2010"),
      }) +
      form("M44 118H196L232 148V158H8V148Z", "#8a5028", {
        shade: [-2, -8],
        within: line("M40 126H206M28 136H216M16 145H226M80 118L64 150M160 118L178 150", 1.4, "#5a3016"),
      }) +
      plain(oval(70, 179, 4), GOLD, 2) +
      plain(oval(170, 179, 4), GOLD, 2) +
      // what he is reading
      form("M92 130L118 134L146 129L154 146L120 151L84 147Z", "#f3e6c6", {
        width: 2.6,
        within: line(
          "M118 134L120 151M96 135l18 3M94 139l20 3M92 143l22 3M124 138l20 -3M124 142l22 -3M124 146l24 -3",
          1.4,
          "#8a7452",
        ),
      }) +
      // two stacks that watch the aisle
      tome(
        pen,
        24,
        141,
        56,
        17,
        "#2f6a5a",
        eye(pen, 28, -8.5, 7, { gaze: [0.8, 0.5], lid: 0.25, skin: "#23503f", iris: "#ffd34a" }),
      ) +
      tome(pen, 30, 124, 46, 15, "#9a2c3c") +
      tome(
        pen,
        22,
        109,
        54,
        19,
        "#5a3a9a",
        eye(pen, 19, -10, 7.5, { gaze: [0.7, 0.7], lid: 0.4, tilt: 0.4, skin: "#402870", iris: "#8fe07a" }) +
          eye(pen, 37, -9.5, 6.4, { gaze: [0.7, 0.7], lid: 0.4, tilt: -0.4, skin: "#402870", iris: "#8fe07a" }),
      ) +
      wax(48, 90, 16) +
      tome(pen, 162, 143, 58, 18, "#b8702a", line("M20 -9h18", 2.4, "#5a2c0e")) +
      tome(
        pen,
        168,
        125,
        46,
        17,
        "#2c5a9a",
        eye(pen, 24, -8.5, 7.4, { gaze: [-0.9, 0.4], lid: 0.1, skin: "#1f4070", iris: "#ff9a4a" }),
      ) +
      tome(
        pen,
        164,
        108,
        50,
        19,
        "#8a3470",
        eye(pen, 17, -8, 5, { shut: "sad" }) + eye(pen, 35, -8, 5, { shut: "sad" }),
      ) +
      wax(202, 89, 12) +
      wax(180, 89, 20) +
      // paper stays where he puts it
      placed(
        form("M-15 2C-19 -18 -8 -26 2 -26C14 -26 20 -16 17 0C16 5 12 6 12 12H-9V7C-12 6 -14 5 -15 2Z", "#ece2c6", {
          width: 2.8,
          shade: [-4, -3],
        }) +
          flat(oval(-5, -5, 5, 5.6) + oval(8, -5, 5, 5.6), "#2a1634") +
          flat(oval(-4, -5, 1.6) + oval(9, -5, 1.6), "#ff9a4a") +
          flat("M2 1l3 5h-5Z", "#2a1634") +
          line("M-4 8v4M0 8v4M4 8v4M8 8v4", 1.5),
        104,
        132,
        -7,
      ) +
      placed(
        form("M0 2C2 -16 10 -38 26 -50C28 -36 22 -20 8 -6Z", "#e8e0f4", {
          width: 2.4,
          shade: [-2, -2],
          within: line("M2 0Q12 -26 24 -46M10 -16l8 -2M14 -26l7 -3", 1.4, "#8a7aa8"),
        }) +
          form("M-12 18C-15 8 -9 6 -8 1H8C9 6 15 8 12 18Q0 21 -12 18Z", "#4a5a9a", { width: 2.6, shade: [-3, -2] }) +
          plain("M-10 -2H10V3H-10Z", "#6a7ac0", 2.2),
        152,
        122,
        0,
      ) +
      flat("M34 128L206 128L252 190V252H-12V190Z", "url(#grain)") +
      glow(48, 74, 70, "#ffb050", 0.28) +
      glow(188, 74, 80, "#ffb050", 0.3),
  );
});

export const shelf: Drawing = {
  wide: 120,
  high: 120,
  looks: { one: {}, two: { mood: "sly" }, three: { mood: "shock" } },
  draw(look) {
    const pen = penWith("#0a0612", "#e8b878");
    const kind = look.mood === "sly" ? 1 : look.mood === "shock" ? 2 : 0;
    const spines = ["#5a2a34", "#2e3a58", "#35503f", "#5e4526", "#42305a", "#56302a", "#2a4a52", "#6a5a3c"];
    const book = (x: number, foot: number, wide: number, high: number, colour: string, lean = 0): string =>
      placed(
        flat(`M0 0V${-high}Q${wide / 2} ${-high - 2} ${wide} ${-high}V0Z`, colour) +
          flat(`M${wide * 0.62} 0V${-high}H${wide}V0Z`, "#000", 0.24) +
          flat(`M1.500 0V${-high + 1}H3V0Z`, "#fff", 0.1) +
          line(
            `M1 ${-high + 6}H${wide - 1}M1 ${-high + 9}H${wide - 1}M1 -6H${wide - 1}`,
            1.2,
            mix(colour, "#e8b858", 0.45),
          ) +
          line(`M0 0V${-high}Q${wide / 2} ${-high - 2} ${wide} ${-high}V0Z`, 2),
        x,
        foot,
        lean,
      );
    const rows = [53, 109].map((foot, row) => {
      let x = 9;
      let made = "";
      for (let at = 0; x < 105; at++) {
        const seed = at * 5 + row * 11 + kind * 7;
        const gap = kind === 1 && row === 0 && at === 4;
        if (gap) {
          made +=
            eye(pen, x + 9, 33, 6.4, {
              gaze: [-0.6, 0.5],
              lid: 0.3,
              tilt: 0.3,
              skin: "#2a1c30",
              iris: "#e8c24a",
              white: "#d8ccae",
            }) +
            eye(pen, x + 23, 33, 5.8, {
              gaze: [-0.6, 0.5],
              lid: 0.3,
              tilt: -0.3,
              skin: "#2a1c30",
              iris: "#e8c24a",
              white: "#d8ccae",
            });
          x += 32;
          continue;
        }
        if (kind === 0 && row === 0 && at === 4) {
          made += [0, 1, 2]
            .map((up) => book(x + 1 + up * 2, foot - 9 - up * 9, 9, 30 - up * 4, spines[(up * 3 + 1) % 8]!, 90))
            .join("");
          x += 32;
          continue;
        }
        const rude = kind === 2 && row === 1 && at === 3;
        const wide = rude ? 24 : Math.min(8 + ((seed * 3) % 8), 111 - x);
        const high = rude ? 40 : 32 + ((seed * 7) % 12);
        const lean = !rude && seed % 9 === 4 && x > 20 ? -7 : 0;
        made += book(x + (lean ? 4 : 0), foot, wide, high, rude ? "#6a2436" : spines[seed % 8]!, lean);
        if (rude)
          made +=
            face(pen, x + 12, foot - 23, {
              mood: "sly",
              apart: 5.4,
              radius: 4.6,
              skin: "#4a1826",
              gaze: [0.2, 0.6],
              white: "#e0d4b4",
              brow: null,
              mouth: null,
            }) +
            line(`M${x + 5} ${foot - 13}Q${x + 12} ${foot - 10} ${x + 19} ${foot - 13}`, 2.2) +
            strand(
              `M${x + 13} ${foot - 11}C${x + 15} ${foot - 4} ${x + 11} ${foot + 1} ${x + 15} ${foot + 8}`,
              "#c84a58",
              4.4,
            );
        x += wide + (lean ? 6 : 0) + 0.5;
      }
      return made;
    });
    const board = (y: number): string =>
      flat(`M-12 ${y}H132V${y + 8}H-12Z`, "#5a3820") +
      flat(`M-12 ${y + 5}H132V${y + 8}H-12Z`, "#3a2212") +
      line(`M-12 ${y}H132M-12 ${y + 8}H132`, 2);
    return (
      flat("M-12 -12H132V132H-12Z", "#160d18") +
      flat("M6 8H114V16H6ZM6 62H114V71H6Z", "#000", 0.4) +
      board(-3) +
      board(53) +
      board(109) +
      rows.join("") +
      flat("M-12 -12H7V132H-12ZM113 -12H132V132H113Z", "#4c2e1a") +
      line("M7 -12V132M113 -12V132", 2.4) +
      line("M3 10V48M3 66V104M117 14V44M117 70V100", 1.2, "#2c180c") +
      flat("M-12 -12H132V132H-12Z", "url(#grain)") +
      flat("M-12 -12H132V132H-12Z", "#120818", 0.2)
    );
  },
};
