/** More rooms: each has walls and a light that no other room has, and one thing that says what it does. */

import { coin, flame, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, penWith, placed, plain, type Shape, tube } from "./pen";
import { room, stage } from "./rooms";

/** For things no larger than a hand: less shadow, or nothing of their colour is left. */
const SMALL: Shape = { width: 2.4, shade: [-2.4, -2], rim: [1.2, 1] };
const TINY: Shape = { width: 2, shade: [-1.6, -1.2], rim: [0.8, 0.7], smooth: true };
const GRAIN = flat("M34 128L206 128L240 190V240H0V190Z", "url(#grain)");

const bone = (pen: Pen, x: number, y: number, turn: number, scale = 1, colour = "#efe6cc"): string =>
  placed(
    pen.form(
      "M-13 -3.4C-14 -9 -22 -9 -21 -3C-25 -1 -23 7 -18 6C-15 6 -14 5 -13 3.4H13C14 9 22 9 21 3C25 1 23 -7 18 -6C15 -6 14 -5 13 -3.4Z",
      colour,
      SMALL,
    ),
    x,
    y,
    turn,
    scale,
  );

const skull = (pen: Pen, x: number, y: number, turn: number, scale = 1): string =>
  placed(
    pen.form("M-14 2C-16 -18 16 -18 14 2C13 7 9 7 8 9V15H-8V9C-9 7 -13 7 -14 2Z", "#e6dcc2", {
      ...SMALL,
      within:
        flat(oval(-6, 1, 4.2, 4.8) + oval(6, 1, 4.2, 4.8) + "M0 5l2.4 4h-4.8Z", INK) + line("M-3 11v4M3 11v4", 1.6),
    }),
    x,
    y,
    turn,
    scale,
  );

const bottle = (x: number, y: number, colour: string, scale = 1): string =>
  placed(
    plain("M-3.4 -20H3.4V-13C10 -10 11 0 6 0H-6C-11 0 -10 -10 -3.4 -13Z", "#d4e6e2", 2.4) +
      flat("M-7.6 -7Q0 -5 7.6 -7C8 -3 7 -1.2 5 -1.2H-5C-7 -1.2 -8 -3 -7.6 -7Z", colour) +
      line("M-4.6 -9v4", 1.6, "#ffffff") +
      plain("M-3.4 -24h6.8v5h-6.8Z", "#a06a3a", 1.8),
    x,
    y,
    0,
    scale,
  );

/** A book that lies with its back to us. */
const tome = (pen: Pen, x: number, y: number, wide: number, colour: string, turn = 0): string =>
  placed(
    pen.form(`M0 0H${wide}V11H0Z`, colour, {
      ...SMALL,
      within:
        flat(`M${wide - 7} 2.6H${wide}V8.4H${wide - 7}Z`, "#f0e2bc") +
        line("M6 0v11M10 0v11", 1.4, mix(colour, "#ffe0a0", 0.6)),
    }),
    x,
    y,
    turn,
  );

/** Rolled parchment, upright. */
const roll = (pen: Pen, x: number, y: number, turn: number, high: number): string =>
  placed(
    pen.form(`M-5 0V${-high}H5V0Z`, "#ecd9a8", SMALL) +
      plain(oval(0, -high, 5, 2.6), "#fff0c8") +
      line(`M-5 ${-high * 0.5}h10`, 2.2, "#b8303a"),
    x,
    y,
    turn,
  );

export const crypt = room(() => {
  const pen = penWith("#14102a", "#b0fff0");
  const { form, glow } = pen;
  const niche = (x: number, y: number): string =>
    form(
      `M${x - 17} ${y + 20}V${y - 2}C${x - 17} ${y - 22} ${x + 17} ${y - 22} ${x + 17} ${y - 2}V${y + 20}Z`,
      "#8d86a2",
      {
        width: 2.8,
        within: flat(
          `M${x - 12} ${y + 16}V${y - 1}C${x - 12} ${y - 16} ${x + 12} ${y - 16} ${x + 12} ${y - 1}V${y + 16}Z`,
          "#171226",
        ),
      },
    );

  return (
    stage(pen, "#7a7290", "#3c3650", "#6c6782", "#2a2638", "#221d30") +
    niche(56, 52) +
    niche(184, 52) +
    skull(pen, 56, 54, -6, 0.66) +
    skull(pen, 184, 54, 8, 0.66) +
    form("M88 104V58C88 28 152 28 152 58V104Z", "#9a93ae", {
      within:
        flat("M96 104V60C96 38 144 38 144 60V104Z", "#241d3a") +
        line("M88 60h8M144 60h8M101 42l5 6M139 42l-5 6", 2, "#57506c"),
    }) +
    glow(120, 84, 74, "#5ff0d8", 0.85) +
    flat("M92 104L104 40H136L148 104Z", "#9affe8", 0.28) +
    flat("M76 106L84 96H156L164 106Z", "#0f2a30") +
    line("M76 106L84 96H156L164 106", 2.6) +
    bone(pen, 120, 70, -34, 1.15, "#fff8e0") +
    bone(pen, 146, 98, -64, 0.6) +
    form("M68 105H172L176 113H64Z", "#b4aec4", SMALL) +
    form("M70 113H170L174 141H66Z", "#8a839e", {
      within:
        line("M80 119H160V135H80Z", 1.6, "#565070") +
        flat("M120 118L132 127L120 136L108 127Z", "#c8c2d6") +
        flat("M120 122L126 127L120 132L114 127Z", "#4ad8c0"),
    }) +
    placed(
      form("M-7 -26L8 -24L14 22L-12 24Z", "#a09ab2", { within: line("M0 -14V12M-6 -6H7", 2.6, "#655e7c") }),
      184,
      124,
      16,
    ) +
    plain("M46 140C46 134 64 134 64 140V144H46Z", "#5c566e", 2.4) +
    form("M49 112Q54 108 61 112V138H49Z", "#d8e8dc", SMALL) +
    flame(pen, 55, 103, 0.7, "#3fd8c0", "#e8fff4", "#3fd8c0") +
    line(
      "M206 24Q192 40 206 58M206 24Q184 34 172 24M206 24L186 44M200 41Q196 38 190 25",
      1.2,
      "#cfc8de",
      'opacity=".8"',
    ) +
    cast(34, 224, 34, 7) +
    bone(pen, 24, 216, -14, 1) +
    bone(pen, 46, 220, 22, 0.9) +
    skull(pen, 24, 198, -12, 1) +
    cast(208, 224, 28, 6) +
    form("M196 186C186 192 184 214 198 224H218C232 214 230 192 220 186L222 178H194Z", "#5f8a8c", {
      within: line("M186 200q11 8 22 0t22 0", 2.4, "#c8f4e4"),
    }) +
    plain("M190 172H226V180H190Z", "#8abab4", 2.6) +
    GRAIN +
    glow(120, 142, 84, "#6affe0", 0.24)
  );
});

export const study = room(() => {
  const pen = penWith("#240a24", "#d8e6ff");
  const { form, glow } = pen;

  return (
    stage(pen, "#96385a", "#521a38", "#83503c", "#3a1c1c", "#421430") +
    form(oval(120, 64, 42, 42), "#b07a4a", {
      within:
        flat(oval(120, 64, 34, 34), "#1d2c66") +
        flat("M86 76Q104 64 120 78T156 72V100H86Z", "#141d48") +
        flat(oval(128, 56, 17, 17), "#f4f7ff") +
        flat(oval(123, 52, 3.4) + oval(133, 62, 4.4) + oval(132, 49, 2), "#c4d2f0") +
        spark(98, 52, 4, "#ffffff") +
        spark(104, 74, 3, "#ffffff") +
        spark(106, 40, 2.6, "#ffffff"),
    }) +
    tube("M120 30V98M86 64H154", "#c8905c", 1.8, 2.8) +
    glow(128, 58, 62, "#cfe0ff", 0.7) +
    form("M62 22H96C96 52 82 70 76 112C68 116 60 114 54 110C60 80 62 50 62 22Z", "#c8a03c", {
      within: line("M72 24C74 50 66 84 64 112M84 24C84 50 76 70 70 112", 2, "#7a5414"),
    }) +
    form("M178 22H144C144 52 158 70 164 112C172 116 180 114 186 110C180 80 178 50 178 22Z", "#c8a03c", {
      within: line("M168 24C166 50 174 84 176 112M156 24C156 50 164 70 170 112", 2, "#7a5414"),
    }) +
    form("M50 18H190V27H50Z", "#6a3c22", SMALL) +
    form("M62 108H178V142H62Z", "#7c4a28", {
      within:
        line("M68 116h22v20H68ZM150 116h22v20h-22Z", 1.8, "#3c2010") +
        flat(oval(79, 126, 2.6) + oval(161, 126, 2.6), "#e8c060"),
    }) +
    form("M54 100H186V109H54Z", "#9a6236", SMALL) +
    form(
      "M100 88C112 84 134 84 142 90V130C146 138 138 142 132 138C124 134 112 136 104 140C96 140 96 132 100 128Z",
      "#f4e6bc",
      {
        within: line("M108 97h26M108 104h22M108 111h26M108 118h16", 2, "#6a4a7c") + line("M128 118l6 -2", 2, "#6a4a7c"),
      },
    ) +
    form(
      "M96 90C96 82 104 84 108 86C118 82 132 82 140 84C148 82 148 92 142 93C130 89 112 90 104 94C100 96 96 94 96 90Z",
      "#fff2cc",
      SMALL,
    ) +
    plain(oval(132, 131, 5.4), "#d8323c") +
    placed(
      form("M0 0C-3 -12 0 -30 14 -44C18 -28 12 -12 2 -2Z", "#eef4ff", {
        ...SMALL,
        within: line("M1 -3C3 -16 8 -30 13 -42", 1.4, "#6a7ca8"),
      }) + line("M0 0L-3 8", 2.2),
      132,
      114,
      12,
    ) +
    plain("M156 90H159V85H169V90H172V100H156Z", "#3a5cb0", 2.4) +
    tome(pen, 66, 89, 26, "#2f7a6c") +
    plain("M70 79L92 77L93 87L71 89Z", "#c8642e", 2.4) +
    flat("M96 142H144L176 240H64Z", "#dfe8ff", 0.14) +
    cast(32, 228, 28, 6) +
    form("M28 206H36V220H48V228H16V220H28Z", "#8a5a2c", SMALL) +
    form(oval(32, 188, 21, 21), "#4a9ab8", {
      within: flat(
        "M14 178C22 172 30 176 28 184C24 190 30 196 24 202L12 196ZM38 172C48 174 56 184 50 192C42 192 44 184 38 182Z",
        "#9ec46a",
      ),
    }) +
    tube("M15 170C4 186 10 206 28 212", "#e0b04a", 2.4, 3) +
    cast(208, 226, 26, 6) +
    roll(pen, 197, 204, -14, 32) +
    roll(pen, 214, 206, 10, 42) +
    form("M186 192H230L224 226H192Z", "#a8763c", {
      within: line("M184 202h48M186 213h44M198 190l3 38M208 190v38M218 190l-3 38", 2, "#5c3a18"),
    }) +
    GRAIN +
    glow(120, 150, 80, "#cfd8ff", 0.2)
  );
});

const SPINES = ["#c8403a", "#e0a83c", "#3f9a8c", "#8a4aa0", "#d8743a", "#5a88c8", "#b8b08a", "#6a9a3c"];

/** A row of books on a shelf, from left to right. */
function row(left: number, right: number, bottom: number, high: number, seed: number): string {
  let drawn = "",
    bands = "";
  for (let x = left, i = seed; x < right - 4; i++) {
    const wide = Math.min(6 + ((i * 7) % 4), right - x);
    const tall = high - ((i * 5) % 7);
    const colour = SPINES[(i * 3 + seed) % SPINES.length]!;
    drawn += `<path d="M${x} ${bottom}v${-tall}h${wide}v${tall}Z" fill="${colour}"/>`;
    if (i % 2) bands += `M${x} ${bottom - tall + 4}h${wide}`;
    x += wide;
  }
  return `<g stroke="${INK}" stroke-width="1.4">${drawn}<path d="${bands}" stroke="#ffe6a0"/></g>`;
}

export const library = room(() => {
  const pen = penWith("#0a0c2c", "#ffdc90");
  const { form, glow } = pen;
  const shelves = (x: number, seed: number): string =>
    form(`M${x} 32H${x + 54}V130H${x}Z`, "#7a4a2a", {
      within: [58, 82, 106, 129]
        .map(
          (y, i) =>
            flat(`M${x + 5} ${y - 20}h44v20h-44Z`, "#1c1020") +
            row(x + 6, x + (i === seed % 3 ? 36 : 48), y, 19, seed + i * 5) +
            line(`M${x + 4} ${y + 1.6}h46`, 2.6, "#b07a44"),
        )
        .join(""),
    }) + plain(`M${x - 4} 26H${x + 58}V34H${x - 4}Z`, "#a06a38", 2.6);

  return (
    stage(pen, "#36428c", "#1a2054", "#7e5a3a", "#38241a", "#231a3c") +
    plain("M96 128V70C96 38 144 38 144 70V128Z", "#4c5aa8", 2.6) +
    flat("M103 128V72C103 48 137 48 137 72V128Z", "#151a44") +
    glow(120, 74, 92, "#ffb84a", 0.75) +
    shelves(38, 2) +
    shelves(148, 4) +
    line("M120 -8V24", 2.4) +
    form("M104 42C104 26 112 22 120 22C128 22 136 26 136 42Z", "#d89a34", SMALL) +
    flat("M107 42H133C131 50 126 53 120 53C114 53 109 50 107 42Z", "#fff2b8") +
    line("M107 42C109 50 114 53 120 53C126 53 131 50 133 42", 2) +
    flat("M106 46L84 128H156L134 46Z", "#ffe6a0", 0.22) +
    form("M115 104H125L128 134H138V142H102V134H112Z", "#8a5630", SMALL) +
    plain("M88 106L92 98H148L152 106Z", "#a06a3a", 2.6) +
    form(
      "M120 100C110 92 96 92 86 96L90 74C100 70 112 70 120 78C128 70 140 70 150 74L154 96C144 92 130 92 120 100Z",
      "#fff2cc",
      {
        ...SMALL,
        within:
          line("M120 78V100", 2) +
          line(
            "M96 79q10 -2 18 3M95 85q10 -2 19 3M94 91q10 -1 18 2M144 79q-10 -2 -18 3M145 85q-10 -2 -19 3",
            1.6,
            "#8a6a4a",
          ) +
          flat("M136 72h6v16l-3 -3l-3 3Z", "#c8403a"),
      },
    ) +
    spark(143, 62, 5) +
    tube("M180 60L196 146M192 58L210 142M182 72l13 -1M186 92l13 -1M190 112l13 -1M194 132l13 -2", "#d8a45c", 3, 3) +
    cast(34, 228, 32, 6) +
    tome(pen, 6, 216, 52, "#3f9a8c") +
    tome(pen, 10, 204, 46, "#c8403a", 1) +
    tome(pen, 6, 192, 44, "#e0a83c", -2) +
    plain("M22 178H38V192H22Z", "#f0e8d4", 2.4) +
    line("M38 181q8 4 0 8", 2.4) +
    cast(208, 228, 28, 6) +
    plain("M184 217H230V228H184Z", "#d8743a", 2.6) +
    placed(
      form("M-18 -22H18V22H-18Z", "#5a3070", { within: line("M-13 -17H13V17H-13Z", 1.6, "#d8b04a") }) +
        line("M-20 -2H20M0 -24V24", 5.4) +
        line("M-20 -2H20M0 -24V24", 2.4, "#aab4c4", 'stroke-dasharray="4 2"') +
        line("M-5 -2V-8C-5 -13 5 -13 5 -8V-2", 2.6) +
        plain("M-7 -3H7V9H-7Z", "#f0c04a") +
        flat(oval(0, 3, 1.8, 2.6), INK),
      208,
      194,
      10,
    ) +
    GRAIN +
    glow(120, 148, 90, "#ffc860", 0.26)
  );
});

export const menagerie = room(() => {
  const pen = penWith("#1c2408", "#fffbd0");
  const { form, glow } = pen;
  const bar = (path: string, width = 3): string => line(path, width + 2.6) + line(path, width, "#d6b45a");

  return (
    stage(pen, "#9aa848", "#56662a", "#b08e54", "#54401c", "#46521e") +
    form("M78 16H162V40H78Z", "#6a7a34", {
      within: flat("M84 16H156V34H84Z", "#fff9d0") + line("M102 16v18M120 16v18M138 16v18", 3, "#56662a"),
    }) +
    glow(120, 40, 96, "#fff6b0", 0.8) +
    flat("M86 36H154L214 240H26Z", "#fffbd8", 0.2) +
    flat("M98 36H120L128 240H66Z", "#ffffff", 0.12) +
    line("M186 -6V40", 2.6) +
    form(
      "M184 44C170 40 162 52 162 70C172 66 176 60 178 54C178 68 178 78 184 90C192 80 194 66 192 54C196 62 202 66 210 66C208 50 200 40 184 44Z",
      "#3f8a3a",
      SMALL,
    ) +
    line("M172 48q-4 6 -6 14M185 52v26M196 48q6 4 8 10", 1.6, "#a8d860") +
    form("M172 34H200L195 50H177Z", "#c8643c", SMALL) +
    line("M56 -4V46", 2.6) +
    bar("M40 92V66C40 46 72 46 72 66V92M48 92V58M56 92V50M64 92V58", 2) +
    form("M36 90H76V98H36Z", "#a8762e", SMALL) +
    form("M52 44h8v6h-8Z", "#d6b45a", TINY) +
    flat("M48 90q4 -6 8 -2q6 -5 8 2Z", "#f0e0a0") +
    flat("M79 128V80C79 36 163 36 163 80V128Z", "#2c3412", 0.8) +
    bone(pen, 121, 114, -16, 1) +
    bar(
      "M79 128V80C79 36 163 36 163 80V128M94 128V54M148 128V54M110 128C97 114 97 96 110 82V47M132 128C145 114 145 96 132 82V47",
      3.4,
    ) +
    bar("M79 82H163", 2.8) +
    form("M70 126H172L176 143H66Z", "#8a5c2a", { within: line("M66 135H176", 2, "#c89a4a") }) +
    form("M112 36h18v12h-18Z", "#d6b45a", SMALL) +
    bar("M121 36V28", 2) +
    form("M182 112C182 105 206 105 206 112V134C206 140 182 140 182 134Z", "#6a8a9a", {
      ...SMALL,
      within: flat(oval(194, 111, 10, 3.2), "#9ae0f0") + line("M182 121h24", 2, "#3a5460"),
    }) +
    line("M40 136l12 3M60 146l10 -4M176 140l10 3M150 148l12 -2M80 150l9 3M20 172l10 -3M204 160l12 4", 2, "#f0d880") +
    cast(34, 224, 32, 6) +
    bone(pen, 30, 196, -24, 1) +
    bone(pen, 44, 200, 30, 0.8) +
    form("M4 200H64L56 224H12Z", "#c8503c", { within: line("M2 207H66", 3, "#f4d060") }) +
    line("M26 214h16", 4, "#f4e6c0") +
    cast(206, 228, 28, 6) +
    form("M184 186H230V226H184Z", "#e0bc54", {
      within:
        line(
          "M190 192l10 3M206 190l12 2M192 202l8 -2M210 206l12 -3M190 216l12 2M212 218l10 -2M204 198l6 4",
          1.6,
          "#94701c",
        ) + line("M198 184V228M218 184V228", 2.6, "#8a4a24"),
    }) +
    line("M182 190l-7 -5M232 196l6 -4M184 220l-8 3M200 186l-3 -8M220 186l4 -7", 2, "#e8cc6a") +
    GRAIN
  );
});

export const workshop = room(() => {
  const pen = penWith("#04242c", "#fdffc0");
  const { form, glow } = pen;
  const wheel = (x: number, y: number, r: number, colour: string): string => {
    const teeth = Array.from({ length: 8 }, (_, i) => {
      const at = (turn: number, far: number): string =>
        `${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`;
      const turn = (i * Math.PI) / 4;
      return `${i ? "L" : "M"}${at(turn - 0.24, r)}L${at(turn - 0.16, r * 1.3)}L${at(turn + 0.16, r * 1.3)}L${at(turn + 0.24, r)}`;
    }).join("");
    return form(`${teeth}Z`, colour, {
      ...SMALL,
      within: flat(oval(x, y, r * 0.34), INK) + line(oval(x, y, r * 0.66), 1.6, mix(colour, "#000000", 0.4)),
    });
  };

  return (
    stage(pen, "#2f8088", "#12464e", "#8a7c5c", "#3a3424", "#0e3a42") +
    plain("M40 32H200V96H40Z", "#b08850", 3) +
    line("M40 48H200M40 64H200M40 80H200", 1.3, "#7a5a30") +
    glow(120, 52, 100, "#fbffa0", 0.7) +
    placed(
      form("M-4 -16H4V10H-4Z", "#8a4a24", SMALL) + form("M-13 -24H9L14 -18V-13H-13Z", "#a8b4c0", SMALL),
      58,
      68,
      -6,
    ) +
    placed(
      form("M-12 -12H12L8 34H2Z", "#c4ccd4", {
        ...SMALL,
        within: line("M-11 -8l4 3l-2 4l4 3l-2 5l4 3l-1 5l4 3l-1 5l4 3", 1.4),
      }) + form("M-13 -26H13V-11H-13Z", "#a8502c", { ...SMALL, within: flat(oval(0, -18, 6, 3.4), "#3a1c10") }),
      184,
      64,
      6,
    ) +
    wheel(84, 50, 10, "#d89a34") +
    line("M120 -8V14", 3) +
    form("M98 36C100 20 110 14 120 14C130 14 140 20 142 36Z", "#c8403a", SMALL) +
    flat("M108 36H132C130 46 110 46 108 36Z", "#ffffe0") +
    line("M108 36C110 46 130 46 132 36", 2) +
    flat("M100 38L70 110H170L140 38Z", "#fdffc8", 0.24) +
    form("M56 112H184V120H56Z", "#a87038", SMALL) +
    form("M64 120H80V144H64ZM160 120H176V144H160Z", "#7c4e26", SMALL) +
    flat("M80 120H160V134H80Z", "#0c2c32", 0.7) +
    placed(
      form("M84 110C84 58 156 58 156 110H146C146 72 94 72 94 110Z", "#94a2b0", SMALL) +
        form(
          "M93 106L105 100L96 92L108 88L103 79L114 82L116 73L122 82L130 75L131 84L141 81L136 90L146 93L137 100L147 106L148 96C146 66 94 66 92 96Z",
          "#dfe8ee",
          SMALL,
        ) +
        form("M84 106H156C156 116 84 116 84 106Z", "#7c8a98", SMALL) +
        form("M106 99H134L138 106H102Z", "#d84a3a", SMALL) +
        plain(oval(85, 107, 6) + oval(155, 107, 6), "#e0ac40", 2.4),
      -30,
      -28,
      0,
      1.25,
    ) +
    spark(86, 74, 5, "#ffffe0") +
    spark(158, 70, 7, "#ffffe0") +
    cast(34, 226, 34, 7) +
    wheel(30, 194, 19, "#8a98a8") +
    wheel(50, 214, 11, "#d89a34") +
    cast(206, 228, 28, 6) +
    plain("M190 194L186 178H182L184 166H196L198 176H194L200 194Z", "#c8403a", 2.2) +
    plain("M206 194L212 164L216 160L218 166L213 194Z", "#c4ccd4") +
    plain("M216 194L224 172L231 175L225 194Z", "#e0b04a") +
    form("M182 190H230V226H182Z", "#a8502c", {
      within: line("M182 200H230M182 214H230", 2, "#5a2412") + line("M198 207H214", 4, "#3a1c10"),
    }) +
    GRAIN +
    glow(120, 146, 84, "#f8ffb0", 0.24)
  );
});

export const pantry = room(() => {
  const pen = penWith("#40101c", "#ffd8ec");
  const { form, glow } = pen;
  const board = (x: number, y: number): string => plain(`M${x} ${y}H${x + 44}V${y + 6}H${x}Z`, "#8a5430", 2.6);

  return (
    stage(pen, "#f0b48a", "#cc8458", "#b06e50", "#5c3020", "#94583a") +
    plain("M28 22H212V34H28Z", "#7a4828", 3) +
    line("M66 34v10M84 34v6M160 34v8M178 34v6", 2) +
    form("M58 44C54 56 54 66 62 70C72 72 78 64 74 52C72 44 64 40 58 44Z", "#c85a48", {
      ...SMALL,
      within: line("M62 50q-2 8 2 14", 2, "#f4b0a0"),
    }) +
    form("M80 40C84 38 90 42 88 52C88 62 84 72 79 70C76 68 80 60 79 52C78 46 78 42 80 40Z", "#a83a34", SMALL) +
    form(
      "M160 42C154 44 152 52 158 54C150 56 152 66 160 66C168 66 170 56 163 54C170 52 166 44 160 42Z",
      "#f4ecd8",
      SMALL,
    ) +
    form("M178 40C172 46 170 58 173 68L178 62L182 70C186 60 184 46 178 40Z", "#5a9a3c", SMALL) +
    board(36, 94) +
    bottle(46, 94, "#4ab8e0") +
    bottle(62, 94, "#f0c03a", 0.86) +
    bottle(74, 94, "#7ac850", 0.7) +
    board(160, 94) +
    bottle(169, 94, "#9a5ae0", 0.8) +
    bottle(183, 94, "#e0483a") +
    bottle(197, 94, "#4ad0b0", 0.74) +
    glow(120, 84, 84, "#ff5aa8", 0.85) +
    flat(
      "M98 84C92 64 108 56 104 40C116 50 112 60 118 66C120 50 132 48 130 34C144 48 132 62 138 70C144 74 144 80 142 86Z",
      "#ff9ccc",
      0.55,
    ) +
    flat(
      "M106 84C104 70 116 66 114 54C124 64 120 72 126 78C130 70 134 68 134 60C140 70 136 78 134 86Z",
      "#fff0f8",
      0.6,
    ) +
    form("M104 130L96 146H88L94 126ZM136 130L144 146H152L146 126Z", "#3a3440", SMALL) +
    form("M82 88C72 108 80 140 120 140C160 140 168 108 158 88Z", "#4c4656", {
      dark: 0.6,
      within: line("M90 104C90 122 100 132 112 134", 3, "#8a8098"),
    }) +
    form(oval(120, 88, 42, 9), "#6a6274", {
      ...SMALL,
      within: flat(oval(120, 89, 35, 6.4), "#ff5fae") + flat(oval(110, 88, 10, 2.6), "#ffc0e0"),
    }) +
    plain(oval(104, 84, 5) + oval(134, 82, 7), "#ff9ccc") +
    line("M132 79q2 -2 4 -1", 1.6, "#ffffff") +
    plain("M144 88L165 47L170 50L149 90Z", "#b07a44", 2.4) +
    form(
      "M104 112C96 104 104 98 110 102C116 100 124 100 130 102C136 98 144 104 136 112C140 122 132 128 120 128C108 128 100 122 104 112Z",
      "#7ac850",
      {
        ...SMALL,
        within: flat(oval(109, 107, 2.6) + oval(131, 107, 2.6), INK) + line("M108 117Q120 124 132 117", 2.2, INK),
      },
    ) +
    cast(34, 228, 30, 6) +
    form(
      "M14 190C4 204 2 226 14 228H54C66 226 62 202 52 190C58 184 54 178 48 180C40 176 26 176 18 180C12 178 8 184 14 190Z",
      "#e4cfa0",
      {
        within: line("M16 190C26 194 42 194 52 190", 3, "#a8402e") + line("M22 206l6 6M44 204l-4 8", 1.6, "#a88c58"),
      },
    ) +
    plain(oval(56, 220, 9, 8), "#d8743a", 2.4) +
    line("M56 212q1 -4 4 -5", 2, "#4a7a2c") +
    cast(206, 228, 28, 6) +
    form(
      "M186 180C186 172 228 172 228 180C234 194 234 210 228 222C228 230 186 230 186 222C180 210 180 194 186 180Z",
      "#9a5c2e",
      {
        within:
          line("M180 190H234M180 214H234", 3.4, "#5c5862") +
          line("M198 176V228M216 176V228", 1.4, "#5a3016") +
          flat(oval(207, 179, 19, 4), "#6ab84a"),
      },
    ) +
    plain("M198 178C192 170 200 164 207 169C214 162 224 170 216 178C211 175 206 180 198 178Z", "#8ad05a") +
    GRAIN +
    glow(120, 148, 80, "#ff9ad0", 0.26)
  );
});

export const cells = room(() => {
  const pen = penWith("#0c0a10", "#ff9a8a");
  const { form, glow } = pen;
  const iron = (path: string, width = 5): string =>
    line(path, width + 2.8) + line(path, width, "#7e8692") + line(path, 1.2, "#c0c4cc");
  const links =
    oval(196, 184, 6, 4) + oval(206, 178, 4, 6) + oval(216, 174, 6, 4) + oval(226, 176, 4, 6) + oval(234, 182, 6, 4);
  const die = (x: number, y: number, turn: number, dots: string): string =>
    placed(form("M-7 -7H7V7H-7Z", "#f6eedc", { ...TINY, within: flat(dots, "#b8202c") }), x, y, turn);

  return (
    stage(pen, "#555a66", "#262932", "#4e5058", "#1e1f26", "#14161c") +
    glow(120, 60, 96, "#ff3a2c", 0.75) +
    form("M72 128V64C72 26 168 26 168 64V128Z", "#7c7a84", {
      within:
        flat("M82 128V66C82 38 158 38 158 66V128Z", "#100e14") +
        line("M72 72h10M72 96h10M158 72h10M158 96h10M94 42l6 7M146 42l-6 7M120 34v8", 2, "#3c404a"),
    }) +
    flat("M92 110H148V116H92Z", "#4a3826") +
    line("M96 116v10M144 116v10", 3, "#4a3826") +
    flat("M92 110C92 104 108 104 110 110Z", "#7c7460") +
    glow(120, 58, 50, "#ff3a2c", 0.5) +
    iron("M90 128V54M105 128V45M120 128V43M135 128V45M150 128V54") +
    iron("M86 72H154M86 104H154", 4) +
    plain("M66 125H174L177 133H63Z", "#6c6a74", 2.6) +
    form("M110 82H130V98H110Z", "#8c6a3a", SMALL) +
    line("M120 88v5", 3) +
    line("M120 -8V14", 2.6) +
    plain("M114 20V13H126V20H132L136 26H104L108 20Z", "#5c5048", 2.4) +
    form("M107 26H133L129 52H111Z", "#ff4a3a", { ...SMALL, within: flat("M113 28H127L125 48H115Z", "#ffb090") }) +
    flame(pen, 120, 42, 0.5, "#ff3020", "#fff0d8", "#ff3020") +
    plain("M108 52H132V57H108Z", "#5c5048", 2.4) +
    line("M42 42l1 13M47 42l1 13M52 41l1 14M57 42l0 13M39 52L62 44", 2, "#c4b8b0") +
    line("M45 62l1 11M50 62l0 11", 2, "#c4b8b0") +
    line("M184 40q6 5 0 10t0 10t0 10", 4.4) +
    line("M184 40q6 5 0 10t0 10t0 10", 2, "#9aa0aa", 'stroke-dasharray="4 2"') +
    line("M198 40q-6 5 0 10t0 8", 4.4) +
    line("M198 40q-6 5 0 10t0 8", 2, "#9aa0aa", 'stroke-dasharray="4 2"') +
    tube(oval(184, 79, 8, 8), "#9aa0aa", 2.8, 3.2) +
    tube(oval(197, 67, 8, 8), "#9aa0aa", 2.8, 3.2) +
    plain("M178 36h26v7h-26Z", "#6c717e", 2.4) +
    plain("M40 118H62L58 132H44Z", "#8a6a44", 2.4) +
    flat("M43 120H59L58 123H44Z", "#3a5a6a") +
    cast(36, 228, 32, 6) +
    form("M16 200H24L20 230H10ZM50 200H58L64 230H54Z", "#5c3c24", SMALL) +
    form("M4 190C4 180 68 180 68 190V198C68 206 4 206 4 198Z", "#8a5c34", {
      within: line("M12 190q24 -5 46 0", 1.6, "#5c3c24"),
    }) +
    placed(
      form("M-9 -13H9V13H-9Z", "#f4e8cc", {
        ...TINY,
        within: flat("M0 -6C6 -2 6 4 1 3L3 7H-3L-1 3C-6 4 -6 -2 0 -6Z", INK),
      }),
      16,
      178,
      -16,
    ) +
    placed(
      form("M-9 -13H9V13H-9Z", "#c8403a", {
        ...TINY,
        within: line("M-5 -9H5V9H-5ZM-5 -9L5 9M5 -9L-5 9", 1.4, "#ffd890"),
      }),
      29,
      178,
      10,
    ) +
    die(47, 189, 12, oval(-3, -3, 1.7) + oval(3, 3, 1.7) + oval(0, 0, 1.7)) +
    die(61, 184, -14, oval(0, 0, 2.2)) +
    cast(208, 226, 28, 6) +
    tube(links, "#aab0ba", 2.4, 3) +
    form(oval(208, 208, 18, 18), "#3c4250", { dark: 0.7 }) +
    plain("M190 194L196 186L204 192L198 199Z", "#7c828e", 2.4) +
    line("M198 200q4 -6 10 -6", 2.6, "#ffb0a0") +
    GRAIN +
    glow(120, 146, 84, "#ff5a48", 0.28)
  );
});

export const laboratory = room(() => {
  const pen = penWith("#140634", "#a8ecff");
  const { form, glow } = pen;
  const coil = (x: number): string =>
    form(`M${x - 9} 74H${x + 9}L${x + 13} 124H${x - 13}Z`, "#c87a3c", {
      ...SMALL,
      within: line([80, 87, 94, 101, 108, 115].map((y) => `M${x - 16} ${y}q16 5 32 0`).join(""), 2, "#6a3014"),
    }) +
    plain(`M${x - 18} 122H${x + 18}V136H${x - 18}Z`, "#5c567c", 2.6) +
    form(oval(x, 66, 13, 11), "#b8c4d8", SMALL);
  const bolt = (path: string): string => line(path, 5, "#5ab8ff", 'opacity=".7"') + line(path, 2, "#f4ffff");

  return (
    stage(pen, "#6a44a8", "#33205e", "#54507c", "#1e1a3a", "#24164a") +
    form("M0 40H48C58 40 60 48 60 56V62H48V54H0Z", "#8088a0", SMALL) +
    form("M240 34H194C182 34 180 44 180 54V60H192V48H240Z", "#8088a0", SMALL) +
    glow(120, 76, 100, "#4aa8ff", 0.85) +
    coil(56) +
    coil(184) +
    form("M92 12H148V26H140V34H100V26H92Z", "#5c567c", { within: line("M100 18H140", 2, "#a8ecff") }) +
    form("M92 34H148C152 34 152 40 152 44V116H88V44C88 40 88 34 92 34Z", "#3f7ac8", {
      smooth: true,
      bright: 0.9,
      within:
        flat("M88 52Q104 46 120 52T152 52V118H88Z", "#4ac8e8") +
        flat("M88 84Q104 80 120 84T152 84V118H88Z", "#36a8d8") +
        `<g fill="none" stroke="#e4ffff" stroke-width="1.8"><circle cx="100" cy="104" r="4"/><circle cx="104" cy="64" r="3"/><circle cx="142" cy="100" r="3"/><circle cx="139" cy="62" r="4"/><circle cx="98" cy="84" r="2"/></g>`,
    }) +
    placed(
      form("M4 -20C10 -34 26 -30 24 -16C20 -20 14 -18 10 -12Z", "#e0483a", SMALL) +
        form("M-16 14V-4C-16 -22 16 -22 16 -4V14Z", "#b4c0d0", {
          within: flat("M-12 -3H12V3H-12Z", INK) + line("M0 -17V-3M-6 8v4M0 8v4M6 8v4", 2, "#5c6a80"),
        }),
      118,
      86,
      -14,
    ) +
    line("M98 44V104", 4, "#ffffff", 'opacity=".7"') +
    form("M80 114H160V122L168 142H72L80 122Z", "#5c567c", {
      within:
        flat(oval(96, 130, 4.6), "#ff5a7a") +
        flat(oval(110, 130, 4.6), "#f8e05a") +
        line("M124 126H152M124 133H152", 2.6, "#a8ecff"),
    }) +
    bolt("M66 60L74 50L78 60L90 46") +
    bolt("M174 60L166 72L162 60L150 70") +
    bolt("M60 55L68 34L76 38L92 20") +
    bolt("M180 55L172 36L166 40L148 22") +
    spark(66, 58, 8, "#f4ffff") +
    spark(174, 58, 8, "#f4ffff") +
    cast(34, 228, 32, 6) +
    form("M6 200H66V208H6ZM10 208H18V228H10ZM54 208H62V228H54Z", "#8a5c44", SMALL) +
    bottle(24, 199, "#7ae04a", 1.5) +
    bottle(50, 199, "#ff6ab0", 1.1) +
    cast(208, 228, 28, 6) +
    form("M184 190H232V228H184Z", "#6a6488", {
      within: line("M190 196H226V222H190Z", 1.8, "#332c56") + flat("M203 200h10v18h-10Z", "#1a1232"),
    }) +
    flat(oval(194, 204, 3) + oval(194, 214, 3), "#f8e05a") +
    placed(plain("M-3 0V-28H3V0Z", "#c8d0dc") + plain(oval(0, -31, 6.4), "#e0343c", 2.4), 208, 210, 24) +
    GRAIN +
    glow(120, 148, 84, "#6ac8ff", 0.28)
  );
});

export const site = room(() => {
  const pen = penWith("#3a2c30", "#ffffff");
  const { form, glow, id } = pen;
  const sky = id();
  const brick = (x: number, y: number, colour: string): string =>
    plain(`M${x} ${y}h20v10h-20Z`, colour, 2.2) + line(`M${x + 3} ${y + 3}h9`, 1.4, "#ffc8a0");
  const pole = (path: string): string => tube(path, "#d8a45c", 3.8, 2.8);

  return (
    stage(pen, "#d8c8a8", "#b8a484", "#c0a27c", "#6a5640", "#8c7858") +
    `<linearGradient id="${sky}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f9ae0"/><stop offset="1" stop-color="#c8f0ff"/></linearGradient>` +
    `<path d="M-12 -12H252L206 40V66H190V54H170V80H146V92H96V80H74V66H56V54H34V40L-12 -2Z" fill="url(#${sky})"/>` +
    line("M206 40V66H190V54H170V80H146V92H96V80H74V66H56V54H34V40", 3) +
    flat(
      "M60 30C60 22 72 20 76 26C84 22 92 28 90 34H58ZM150 20C152 12 164 12 168 18C176 16 182 22 180 28H148Z",
      "#ffffff",
      0.9,
    ) +
    glow(176, 6, 80, "#ffffff", 0.75) +
    form("M92 128V100C92 84 106 80 112 78L116 90C108 92 104 96 104 104V128ZM136 128V104H148V128Z", "#efe0c0", {
      ...SMALL,
      within: line("M92 112h12M136 116h12M96 94l10 5", 1.8, "#94805c"),
    }) +
    flat("M104 128V104C104 94 112 90 118 90H136V128Z", "#4a3c34", 0.5) +
    pole("M54 134V8M186 134V8M44 70L200 70") +
    form("M40 66H84V73H40Z", "#b87c3c", SMALL) +
    form("M156 66H200V73H156Z", "#b87c3c", SMALL) +
    pole("M54 130L84 74M186 130L156 74") +
    brick(160, 56, "#c8603c") +
    brick(178, 56, "#d8784a") +
    brick(168, 46, "#b8502f") +
    form("M46 52H62L60 66H48Z", "#7a8490", SMALL) +
    line("M47 52C48 42 60 42 61 52", 2) +
    form("M40 6H204V15H40Z", "#a06a34", SMALL) +
    form(oval(120, 20, 9), "#6a5a4c", { ...SMALL, within: flat(oval(120, 20, 3), INK) }) +
    line("M128 20V38M112 20C112 50 108 90 104 124", 2.6, "#5c4426") +
    placed(
      line("M8 -26L-20 -12M8 -26L22 -12", 2) +
        form("M-24 -14H24V14H-24Z", "#f0e4c8", { within: line("M-16 -7H16V7H-16Z", 1.8, "#b09c74") }) +
        line("M-8 -14V14M8 -14V14", 3, "#8a6a3c"),
      122,
      60,
      -5,
    ) +
    form("M160 84H204V124H160Z", "#2f62b8", {
      ...SMALL,
      within: line("M166 90H198V118H166ZM166 104H182V118M182 90V98M190 118V110H198", 1.8, "#e8f4ff"),
    }) +
    flat(oval(164, 87, 2) + oval(200, 87, 2), "#e0483a") +
    cast(34, 228, 34, 6) +
    brick(2, 216, "#b8502f") +
    brick(23, 216, "#d8784a") +
    brick(44, 216, "#c8603c") +
    brick(8, 205, "#d8784a") +
    brick(30, 205, "#b8502f") +
    brick(12, 194, "#c8603c") +
    flat("M10 194C12 186 30 186 34 194Z", "#e8e0d0") +
    placed(plain("M-3 0V-14H3V0Z", "#a0562c", 2.4) + form("M-9 0H9L0 22Z", "#c8d0d8", SMALL), 36, 178, 44) +
    cast(206, 230, 30, 5) +
    coin(196, 188, 7, -12, 0.7) +
    coin(212, 186, 7, 14, 0.7) +
    coin(204, 182, 7, 4, 0.7) +
    form("M180 188H232L222 212H192Z", "#4a9a6c", { within: line("M182 194H230", 2.4, "#a0e0b4") }) +
    tube("M192 216L240 190M216 208L220 228", "#b87c3c", 2.6, 2.8) +
    form(oval(190, 219, 10), "#5c5048", { ...SMALL, within: flat(oval(190, 219, 3.4), "#d8d0c4") }) +
    GRAIN +
    flat("M150 128H200L236 240H110Z", "#ffffff", 0.1)
  );
});
