/** The Poltergeists: a butler who has not let death end his service. The dish's cover for a hat, the moustache, the tie. */

import { arms, helm, shelves, token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { expressionOf, eye, face, type Mouth } from "./faces";
import { bricks, coin, flame, mittens, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, plain, type Point, tube } from "./pen";

const MIST = "#bff0ea";
const FOLD = "#5fa8b8"; // where the mist is thick
const GILT = "#f0bc48";
const BLACK = "#2a2f4a"; // tie and moustache

interface Head extends Look {
  mouth?: Mouth;
  wide?: number; // of the mouth
}

/** About (0, 0): 74 wide, from the cover's knob at -78 to the chin at 46. */
function head(pen: Pen, look: Head = {}): string {
  const { form } = pen;
  const mood = look.mood ?? "sly";
  return (
    form(
      "M-37 -2C-39 -28 -22 -42 0 -42C24 -42 40 -28 38 0C39 14 36 26 28 36C20 46 10 48 0 47C-12 48 -22 44 -28 36C-36 26 -37 12 -37 -2Z",
      MIST,
      { within: flat("M-38 14C-30 30 -20 36 -14 50H-40Z", FOLD, 0.5) },
    ) +
    face(pen, 0, -4, {
      mood,
      apart: 16,
      radius: 11.4,
      uneven: 1.1,
      skin: "#62b0bc",
      white: "#ffffff",
      iris: "#2f9ac0",
      gaze: look.gaze ?? expressionOf(mood).gaze ?? [0.5, 0.2],
      brow: { colour: BLACK, high: 4, wide: 12 },
      mouth: { kind: look.mouth, below: 35, wide: look.wide ?? 10 },
    }) +
    plain(
      "M0 17C-6 12 -17 13 -23 20C-28 23 -33 19 -31 13C-39 20 -33 31 -24 29C-13 28 -6 23 0 22C6 23 13 28 24 29C33 31 39 20 31 13C33 19 28 23 23 20C17 13 6 12 0 17Z",
      BLACK,
      2,
    ) +
    form("M-6 12C-6 5 7 5 7 12C7 19 -6 19 -6 12Z", "#94d4d8", { width: 2.2, shade: [-2, -2] }) +
    placed(
      plain(oval(0, -31, 5, 5.4), GILT, 2.8) +
        form("M-29 4C-30 -36 30 -36 29 4Z", GILT, {
          within:
            flat("M-20 -4C-18 -16 -12 -20 -6 -22C-12 -14 -14 -8 -14 -2Z", "#fffbe0") +
            line("M-30 -3Q0 2 30 -3", 2, "#9a6418"),
        }) +
        form(
          "M-37 4C-36 0 -28 2 0 3C28 2 36 0 37 4C37 10 26 13 0 13C-26 13 -37 10 -37 4Z",
          mix(GILT, "#fff0d0", 0.25),
          { width: 2.8, shade: [-2, -3] },
        ),
      4,
      -43,
      7,
    )
  );
}

const tie = (x: number, y: number, turn = 0, scale = 1): string =>
  placed(
    plain(
      "M0 0C-8 -10 -18 -10 -20 -6C-18 -1 -18 3 -19 9C-14 12 -6 8 0 2C6 8 14 12 19 9C18 3 18 -1 20 -6C18 -10 8 -10 0 0Z",
      BLACK,
      2.4,
    ) + plain(oval(0, 1, 5, 5), "#454c72", 2),
    x,
    y,
    turn,
    scale,
  );

const arm = arms(MIST, "#1c3060");

const glove = mittens("#f6fbff");

/** A chain that hangs over three points: one path, so that sixteen links cost no more than two. */
function chain([fromX, fromY]: Point, [overX, overY]: Point, [toX, toY]: Point, links: number): string {
  let path = "";
  for (let link = 0; link < links; link++) {
    const at = (link + 0.5) / links;
    const near = 1 - at;
    const x = near * near * fromX + 2 * near * at * overX + at * at * toX;
    const y = near * near * fromY + 2 * near * at * overY + at * at * toY;
    const angle = Math.atan2(near * (overY - fromY) + at * (toY - overY), near * (overX - fromX) + at * (toX - overX));
    const [acrossX, acrossY] = [Math.cos(angle) * 6, Math.sin(angle) * 6];
    const turn = Math.round((angle * 180) / Math.PI);
    const end = (side: number): string => `${Math.round(x + side * acrossX)} ${Math.round(y + side * acrossY)}`;
    path += `M${end(-1)}A6 ${link % 2 ? 2 : 4} ${turn} 1 1 ${end(1)}A6 ${link % 2 ? 2 : 4} ${turn} 1 1 ${end(-1)}Z`;
  }
  return tube(path, "#b4c0d0", 2.4, 3);
}

export const drift: Design = {
  dark: "#1a1448",
  flame: "#ffe6b0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#a83a4e",
        "#4c1230",
        flat("M4 -12h14v160H4ZM40 -12h14v160H40ZM148 -12h14v160h-14ZM184 -12h14v160h-14Z", "#8a2a44") +
          glow(176, 128, 84, "#ffd070", 0.9) +
          flat("M-12 140H212V164H-12Z", "#35101f") +
          placed(
            flat("M-14 -18H14V18H-14Z", "#d9a23a") +
              flat("M-10 -14H10V14H-10Z", "#3a4a6a") +
              flat("M-6 14C-6 0 6 0 6 14ZM-4 -2a4 5 0 1 1 8 0a4 5 0 1 1 -8 0Z", "#c8b090"),
            12,
            50,
            4,
          ),
      ),
      figure:
        placed(
          form("M-60 -64H60V92H-60Z", "#d9a23a", {
            shade: [-4, -4],
            within: line("M-54 -58H54M-54 -58V92M54 -58V92", 2.2, "#8a5410"),
          }) +
            plain("M-47 -50H47V92H-47Z", "#3c5a5c", 3) +
            flat("M-47 20C-30 0 -10 4 8 10C26 16 40 6 47 0V92H-47Z", "#2a4446") +
            // the lady had a head of her own
            flat("M-42 92C-42 62 -24 48 0 48C26 48 42 62 42 92Z", "#6a3a8a") +
            line("M-42 92C-42 62 -24 48 0 48C26 48 42 62 42 92M-12 56L0 78L12 56", 2.6, "#2a1640") +
            flat(oval(0, 68, 4, 5), "#f2c85a"),
          84,
          74,
          -4,
        ) +
        line(
          "M38 50q-6 12 -4 26M32 46q-8 16 -4 36M132 36q10 12 10 28M140 34q10 14 10 30",
          2.4,
          "#e8fbff",
          'opacity=".8"',
        ) +
        plain(
          "M38 116C30 106 44 96 52 102C56 92 74 96 76 104C84 96 102 98 104 106C114 98 130 106 124 116C130 126 114 132 106 126C98 134 80 132 76 126C66 132 54 130 52 124C42 128 32 124 38 116Z",
          "#f6ecd8",
          2.8,
        ) +
        line("M52 104l6 10M76 106l0 10M104 108l-5 8M54 122l6 -6M78 126l1 -6M104 124l-5 -5", 1.5, "#a8967a") +
        placed(head(pen, { ...look, mood: look.mood ?? "sly", gaze: [0.9, 0.6] }), 84, 72, 8, 0.98) +
        arm("M118 122C136 126 146 116 150 102", 11) +
        tie(82, 121, 6, 0.8),
      front:
        form("M160 164C156 138 166 118 182 114C200 116 210 130 210 164Z", "#4a8a3e", {
          within: line("M182 120q-8 20 -8 44", 2, "#24502a"),
        }) +
        plain("M166 118C166 98 200 96 200 118C196 126 170 126 166 118Z", "#4a8a3e", 2.8) +
        flat("M170 116C172 106 190 104 190 114C186 122 174 122 170 116Z", "#1c1420") +
        flat(oval(174, 113, 3.4, 4) + oval(183, 112, 3.4, 4), "#fff") +
        flat(oval(173, 111, 1.4) + oval(182, 110, 1.4), INK) +
        // he does not leave dust where he has been
        tube("M146 112L162 88", "#8a5c34", 2.8, 3.2) +
        form(
          "M158 92C150 78 158 70 164 74C162 60 176 58 178 68C186 62 194 70 188 78C196 82 192 94 184 92C182 100 166 102 158 92Z",
          "#f09ab8",
          {
            width: 2.6,
            within: line("M166 90q4 -10 10 -16M172 94q6 -6 12 -8M164 84q0 -6 2 -8", 1.6, "#a84a72"),
          },
        ) +
        glove(pen, 150, 106, 11, 30) +
        line("M196 92l6 -4M192 102l8 2M160 106l-6 6", 2, "#ffe6f0"),
    };
  },
};

export const rattleChains: Design = {
  dark: "#16143a",
  flame: "#e6ffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#7a74a4",
        "#2c2850",
        glow(110, 50, 100, "#d8ffc0", 0.65) +
          flat("M-12 110V34C-12 -4 58 -4 58 34V110ZM142 110V34C142 -4 212 -4 212 34V110Z", "#3a3566") +
          flat("M-12 112Q100 102 212 112V164H-12Z", "#1f1c40") +
          bricks("#5a5488"),
      ),
      figure:
        // the neighbour has to be up early
        placed(
          form("M-34 38L-30 4H34L38 38Z", "#8a80a8", { width: 3, within: line("M-30 14H36", 2, "#4a4470") }) +
            plain("M-28 0C-26 -10 26 -12 30 0L28 8H-26Z", "#f6ecd8", 2.4) +
            form("M-16 -6C-18 -24 16 -26 17 -7C17 0 12 2 11 8H-9C-10 2 -15 0 -16 -6Z", "#efe6cc", {
              width: 2.8,
              shade: [-3, -3],
            }) +
            flat(oval(-6, -7, 5) + oval(8, -7, 5), "#241a2c") +
            line("M-12 -14l9 4M14 -14l-8 4M-4 4h10M-1 2v4M3 2v4", 2.2, "#241a2c") +
            tube("M-24 8C-30 -6 -24 -14 -15 -10M26 8C32 -6 26 -14 17 -10", "#efe6cc", 3, 3.4),
          38,
          122,
          -3,
          0.9,
        ) +
        form(
          "M86 96C70 108 74 128 64 142C74 144 80 138 84 134C88 144 98 148 104 140C110 148 122 148 124 136C132 142 142 140 146 134C138 122 140 106 128 96Z",
          MIST,
          {
            within: line("M92 112q-4 14 -8 20M108 114v22M124 112q2 12 4 20", 1.8, FOLD),
          },
        ) +
        arm("M82 106C62 104 50 90 48 72", 11) +
        arm("M134 106C150 104 158 92 156 74", 11) +
        placed(head(pen, { ...look, mood: look.mood ?? "joy", mouth: "gape", wide: 14 }), 108, 75, -8, 0.93) +
        tie(112, 120, -4, 0.85),
      front:
        chain([48, 66], [34, 4], [16, 64], 9) +
        plain("M6 68C2 88 30 88 28 68L21 68C22 78 12 78 13 68Z", "#8a98aa", 2.6) +
        chain([158, 66], [184, -10], [182, 96], 12) +
        placed(helm(pen, { spiral: true, radius: 7 }), 176, 118, 24, 0.92) +
        glove(pen, 48, 66, 12, -14) +
        glove(pen, 157, 66, 12, 14) +
        line("M66 52l6 -8M138 50l-4 -8M168 56l10 -2M150 122q-8 12 -2 22M152 104q-6 2 -8 8", 2.4, "#f0ffd8") +
        spark(24, 28, 5) +
        spark(150, 24, 4),
    };
  },
};

export const flyingCrockery: Design = {
  dark: "#2a1438",
  flame: "#fff0b0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const plate = (x: number, y: number, turn: number, flatness: number, colour: string): string =>
      placed(
        plain(oval(0, 0, 17, 17 * flatness), "#f8f0e0", 2.8) + line(oval(0, 0, 10, 10 * flatness), 2, colour),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#e89a3c",
        "#7a3414",
        glow(150, 60, 100, "#fff0a0", 0.8) +
          flat("M-12 36H78V42H-12ZM120 24H212V30H120Z", "#6a3414") +
          flat("M4 36V20h16v16ZM26 36V26h10v10ZM44 36C42 22 62 22 60 36Z", "#a85a24") +
          flat("M-12 118Q100 108 212 118V164H-12Z", "#5a2412") +
          line("M10 64h22v12H10M150 76h26v12h-26M-4 90h20v12", 1.6, "#b0601e"),
      ),
      figure:
        form(
          "M40 100C18 106 14 128 0 136C10 144 22 140 28 136C32 148 46 148 52 140C60 150 74 148 78 138C88 142 98 134 98 124C98 112 92 102 84 98Z",
          MIST,
          {
            within: line("M36 114q-8 12 -14 18M56 118q-2 12 -4 18M76 116q2 10 2 16", 1.8, FOLD),
          },
        ) +
        placed(head(pen, { ...look, mood: look.mood ?? "gloat", gaze: [0.95, 0.1], wide: 12 }), 64, 72, 9, 0.98) +
        tie(58, 121, 6, 0.85) +
        arm("M90 112C106 116 118 106 124 94", 11) +
        glove(pen, 126, 88, 12, 50) +
        // and there is more of it
        arm("M36 112C22 112 14 106 14 98", 10) +
        form(
          "M-6 88C0 94 30 94 34 88V82C28 88 0 88 -6 82ZM-6 80C0 86 30 86 34 80V74C28 80 0 80 -6 74ZM-6 72C0 78 30 78 34 72C34 64 -6 64 -6 72Z",
          "#f8f0e0",
          { width: 2.4, shade: [-3, 0] },
        ) +
        glove(pen, 14, 97, 11, 0),
      front:
        // he had come for the silver
        plain("M176 34C168 18 192 10 206 20V40Z", "#d23a34", 2.8) +
        form("M164 62C162 38 176 28 190 28C202 28 210 34 214 44V84H164Z", "#a9b8cc", {
          within: line("M192 28v20", 2, "#5c6c84"),
        }) +
        flat("M164 54Q186 46 214 52V70Q186 64 164 70Z", "#171420") +
        flat(oval(176, 60, 6.6, 7.2) + oval(193, 59, 6.6, 7.2), "#fff4dc") +
        flat(oval(173, 60, 2.2) + oval(190, 59, 2.2), INK) +
        form("M156 78C174 70 200 70 216 74V160C184 150 160 124 156 78Z", "#4a6aa8", {
          width: 3.2,
          within: line("M186 66v90M150 104h70", 7, "#f2c85a"),
        }) +
        plain(
          "M150 82L158 92L170 86L166 98L178 104L165 107L166 120L156 112L146 120L147 108L134 104L146 98Z",
          "#fff6c8",
          2.2,
        ) +
        plain("M136 84l10 -6l3 10ZM134 122l12 2l-6 9ZM160 126l10 4l-8 8Z", "#f8f0e0", 2.2) +
        plate(146, 56, 24, 0.5, "#3a7ab8") +
        plate(114, 134, -20, 0.72, "#c8443a") +
        placed(
          plain("M16 -6C28 -10 28 8 15 6", "none", 5) +
            line("M16 -6C28 -10 28 8 15 6", 2, "#58a8a0") +
            form(
              "M-18 -2L-30 -12L-26 -16L-14 -8C-10 -14 10 -14 15 -8C20 4 14 14 0 14C-12 14 -17 6 -18 -2Z",
              "#6ac0b4",
              {
                width: 2.8,
                within: flat(oval(-2, 2, 4) + oval(8, 4, 2.6), "#fff0d0"),
              },
            ) +
            plain("M-8 -12C-6 -18 8 -18 9 -12Z", "#3a8a84", 2.4) +
            plain(oval(0, -19, 3), "#f2c85a", 2),
          140,
          28,
          -18,
          0.92,
        ) +
        line("M120 58h8M86 128h10M84 138h10M168 8h10", 2.6, "#fff4c8") +
        line("M113 20q-6 4 -5 12", 3.4, "#8a4a1c") +
        spark(160, 34, 4),
    };
  },
};

export const spiritedErrand: Design = {
  dark: "#0f2238",
  flame: "#fff0b0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const places = [-8, 6, 17, 33, 46, 58, 74, 92, 104, 118, 134, 146, 162, 178, 190];
    const tones = ["#1f6a5c", "#8a4a34", "#2a5a7a", "#a8843a"];
    return {
      back: backdrop(
        "#2b8f7c",
        "#0d3a42",
        shelves(places, [34, 73, 111], tones, "#0c2a2c") +
          glow(40, 30, 74, "#fff0a0", 0.75) +
          flat("M-12 128Q100 118 212 128V164H-12Z", "#0c2a30"),
      ),
      figure:
        cast(82, 148, 50, 5) +
        form(
          "M58 100C44 108 40 124 20 128C10 130 0 124 -6 118C-4 134 8 142 22 142C30 150 44 150 54 142C64 148 84 146 92 138C104 136 112 128 110 116C108 106 104 102 100 98Z",
          MIST,
          {
            within: line("M60 114q-8 14 -22 18M78 120q-4 12 -14 16", 1.8, FOLD),
          },
        ) +
        placed(head(pen, { ...look, mood: look.mood ?? "bored", gaze: [0.6, 0] }), 76, 75, -6, 0.93) +
        tie(80, 119, -3, 0.85) +
        arm("M102 114C122 124 140 118 148 100", 11) +
        // a cloth over the other arm
        arm("M52 114C40 122 52 134 70 130", 10) +
        form("M38 114C42 110 52 112 58 118L56 146C50 150 40 148 36 142Z", "#fffaf0", {
          width: 2.6,
          within: line("M44 120v24M51 122v24", 1.6, "#c85a4a"),
        }) +
        glove(pen, 76, 129, 10, 80),
      front:
        form("M104 84C120 92 186 92 202 84C200 96 178 100 152 100C128 100 106 96 104 84Z", "#e8c45a", {
          width: 3,
          shade: [-3, -3],
        }) +
        glove(pen, 150, 102, 12, 0) +
        // whatever you may have wished for
        form("M162 84L158 68H196L200 84Z", "#8a2f4a", { width: 2.6, within: flat("M164 80H198V84H164Z", "#f6ecd0") }) +
        placed(
          plain(
            "M-16 -3C-22 -9 -14 -13 -12 -7H12C14 -13 22 -9 16 -3C22 3 14 7 12 1H-12C-14 7 -22 3 -16 -3Z",
            "#f6ecd8",
            2.4,
          ),
          178,
          66,
          -8,
          0.92,
        ) +
        coin(112, 82, 8, 0, 0.6) +
        coin(114, 76, 8, 8, 0.6) +
        coin(112, 70, 8, -6, 0.6) +
        placed(
          form("M-20 20C-26 10 -18 0 -12 -2C-16 -16 -4 -18 0 -10C4 -18 16 -16 12 -2C20 0 26 10 20 20Z", "#7cc03a", {
            width: 2.8,
            within: flat("M-12 22C-12 8 12 8 12 22Z", "#d8f09a"),
          }) +
            eye(pen, -7, -9, 5.4, { gaze: [-0.9, 0.4], lid: 0.2, skin: "#5a9a2a" }) +
            eye(pen, 7, -9, 5.4, { gaze: [-0.9, 0.4], lid: 0.2, skin: "#5a9a2a" }) +
            line("M-9 4Q0 9 9 3", 2.2) +
            tie(0, 12, 0, 0.42),
          138,
          66,
          4,
        ) +
        line("M-4 96h22M-8 108h18", 3, "#e8fbff", 'opacity=".7"') +
        spark(120, 46, 5) +
        spark(192, 44, 4),
    };
  },
};

export const haunting: Design = {
  dark: "#120a3a",
  flame: "#ffd98a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const other = (x: number, y: number, scale: number, hat: string): string =>
      placed(
        flat("M-24 50C-28 10 -24 -26 0 -26C24 -26 28 10 24 50L16 42L8 50L0 42L-8 50L-16 42Z", "#6a78c8", 0.75) +
          flat(oval(-9, -4, 6, 7) + oval(9, -4, 6, 7), "#e8f4ff") +
          flat(oval(-8, -2, 2.6) + oval(10, -2, 2.6) + oval(0, 14, 6, 8), "#181440") +
          hat,
        x,
        y,
        0,
        scale,
      );
    return {
      back: backdrop(
        "#2c2470",
        "#0c0826",
        glow(124, 116, 110, "#ffb84a", 0.9) +
          bricks("#3a3284") +
          other(26, 62, 1, flat("M-18 -20H18L14 -40H-14ZM16 -36H26V-30H16Z", "#4a5aa8")) +
          other(176, 62, 1.1, flat("M-20 -20C-20 -36 20 -36 20 -20ZM-3 -40H3V-32H-3Z", "#4a5aa8")),
      ),
      figure:
        form("M40 164C40 118 60 100 98 100C138 100 156 118 158 164Z", MIST, {
          within: line("M66 124q-6 20 -4 40M130 124q6 20 4 40", 2, FOLD),
        }) +
        arm("M50 132C30 128 22 112 24 98", 12) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "rage", gaze: [0, 0.8], mouth: "fangs", wide: 15 }) +
            // lit from beneath, as for a tale
            flat("M-14 45C-6 48 4 48 12 47C24 44 36 30 38 6C34 24 22 38 -14 45Z", "#ffd070", 0.8),
          98,
          76,
          -5,
          0.98,
        ) +
        tie(94, 125, 0, 0.9) +
        glove(pen, 24, 90, 14, -24) +
        line("M6 84l-8 -4M10 74l-6 -8", 2.4, "#e8f4ff") +
        arm("M152 126C166 138 156 148 138 146", 12) +
        form("M125 152V118C125 114 139 114 139 118V152Z", "#f6ead0", { width: 2.6 }) +
        flame(pen, 132, 106, 0.74) +
        glove(pen, 133, 143, 12, -70),
      front:
        form("M4 168C2 138 16 124 34 124C54 124 66 138 64 168Z", "#a9b8cc", {
          within: line("M34 124v44", 2.4, "#5c6c84"),
        }) +
        form(
          "M26 128C22 112 20 104 24 96C28 100 30 106 32 110C32 102 34 96 38 92C42 100 42 108 42 112C46 108 48 104 52 102C52 112 48 120 44 128Z",
          "#d23a34",
          { width: 2.8 },
        ) +
        form("M150 172C148 148 158 134 164 122C182 126 202 140 204 172Z", "#4a8a3e", {
          within: line("M166 128q14 16 14 44", 2.2, "#24502a"),
        }) +
        line("M70 130q6 4 2 9t2 9M-2 132q6 4 2 9t2 9", 2.2, "#ffe0a0"),
    };
  },
};

export const poltergeist = token("#16205a", "#ffffff", (pen, look) => {
  return (
    pen.form(
      "M32 150C24 134 44 122 80 122C116 122 134 132 134 144C140 146 146 138 142 130C156 138 154 160 132 162C116 164 106 156 98 152C92 164 74 164 68 153C60 164 38 164 32 150Z",
      MIST,
      { within: line("M52 136q-6 8 -4 16M112 138q4 8 12 12", 2, FOLD) },
    ) +
    placed(head(pen, look), 78, 88, -5, 1.06) +
    tie(82, 139, -3, 1)
  );
});
