/** Withering Looks, for legs and mind: goblins in the light of shame, at the moment before it goes wrong. */

import type { Design } from "./design";
import { brow } from "./faces";
import { bust } from "./kragmortha";
import { candle, flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, oval, type Pen, placed, plain, type Point, tube, WIDTH } from "./pen";
import { books, floor, glare, limbs, prankster, SHAME, spotlight } from "./penance";

const { inner: THIN, detail: FINE } = WIDTH;

export const l3: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#38a0b4";
    const skin = "#86b24a";
    const wood = "#a8662e";
    const oak = { width: 2.8, shade: [-3, -3] as Point };
    const card = form("M-10 -14H10V14H-10Z", "#f6e8c8", { width: 2.2, within: flat("M-5 -5H5V5H-5Z", "#b0307e") });
    return {
      back: backdrop("#a8488a", "#3c1230", books(-8, 44, 30, 6) + spotlight(96, 44, 152, 140, 26) + floor(134)),
      figure:
        prankster(170, 56, 0.9, -1) +
        // it was his chair
        placed(
          form(
            "M-22 -46H-15V44H-22ZM15 -46H22V44H15ZM-18 -42H18V-30H-18ZM-18 -22H18V-12H-18ZM-30 12H-23V46H-30Z",
            wood,
            oak,
          ) + form("M-28 2H26L22 12H-32Z", "#e8b030", oak),
          165,
          108,
          22,
        ) +
        flat(oval(166, 65, 9, 8) + oval(192, 79, 9, 8), "#6a3460") +
        line(`${oval(166, 65, 9, 8)}${oval(192, 79, 9, 8)}M163 58v6M168 58v6M189 72v6M194 72v6`, THIN) +
        cast(98, 144, 34) +
        limbs(pen, skin, [[86, 112], [84, 124], [86, 136], 7.5, 5.5], [[110, 112], [112, 124], [110, 136], 7.5, 5.5]) +
        form(
          "M92 144H68C62 144 64 136 70 136C76 130 88 130 92 134ZM104 144H128C134 144 132 136 126 136C120 130 108 130 104 134Z",
          skin,
          oak,
        ) +
        form("M72 90H124L126 118Q98 126 70 118Z", robe, { within: line("M98 90V124", THIN, "#1c5a68") }) +
        bust(pen, 98, 47, -3, 0.62, {
          head: 6,
          skin,
          robe,
          mood: look.mood ?? "shock",
          mouth: "grit",
          gaze: look.gaze ?? [0.1, -0.9],
        }) +
        limbs(pen, robe, [[120, 94], [134, 108], [127, 122], 8.5, 7]) +
        mitten(pen, 127, 127, 9, 170, skin) +
        limbs(pen, robe, [[76, 94], [26, 92], [58, 44], 9, 7]) +
        placed(
          form(
            "M-12 4C-13 -6 -8 -10 -2 -9L18 -8C22 -8 22 -3 18 -2C22 -1 21 4 17 4C19 7 17 10 13 10H-4C-9 10 -12 8 -12 4Z",
            skin,
            oak,
          ) + line("M4 -2H17M4 4H16", FINE),
          61,
          36,
          -12,
          0.86,
        ),
      front:
        form("M22 118L32 113L48 166H36Z", "#8a5230", oak) +
        form("M-16 134L62 96L68 107L-16 148Z", "#8a5230", oak) +
        placed(
          form("M-10 -20H10L8 6H-8Z", "#b8b4c8", { ...oak, within: flat("M-10 -20H10V-14H-10Z", "#fff0b0") }) +
            line("M10 -14q9 1 7 9q-2 5 -8 4", 3),
          28,
          92,
          -38,
        ) +
        flat("M14 76C6 72 2 64 6 58C14 60 20 66 20 74ZM-2 80C2 76 6 80 4 84C0 86 -4 84 -2 80Z", "#fff0b0") +
        placed(card, 26, 54, 22) +
        line("M72 8V-4M124 8V-4M60 14V4M136 14V4", 3, "#ffd8f0"),
    };
  },
};

export const l4: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop, glow } = pen;
    const robe = "#3f6fd0";
    const skin = "#a6bc3a";
    const iron = "#5a4a68";
    return {
      back: backdrop(
        "#a8488a",
        "#4a1230",
        books(-8, 44, 74, 2) +
          books(158, 208, 74, 5) +
          glow(100, 160, 120, "#ff9a3c", 1) +
          flat("M-12 134Q40 124 100 130T212 128V164H-12Z", "#ff7a24") +
          flat("M-12 146Q50 136 110 142T212 140V164H-12Z", "#ffc23c") +
          line("M20 132l10 10l-6 10M84 130l-8 12l10 12M150 130l8 8l-6 16M184 130l6 16", 3, "#8a1c1a"),
      ),
      figure:
        tube("M98 -12V6", "#d8b070", 4.6, 3.4) +
        line("M97 6L90 16M100 6l8 9M95 4l-12 4M101 4l12 2", 3, "#e8c484") +
        line("M98 6L99 24", 2.6, "#fff0c8") +
        placed(
          line("M0 -12L-56 6M0 -12L56 6", 3, INK) +
            form("M-64 6C-64 -4 64 -4 64 6C64 16 -64 16 -64 6Z", iron, { within: flat(oval(0, 3, 54, 4), "#2a1a34") }) +
            candle(pen, -56, 2, 12) +
            candle(pen, 58, 4, 12) +
            limbs(pen, robe, [[-24, 96], [-52, 70], [-38, 20], 9.5, 7.5], [[24, 96], [54, 70], [38, 20], 9.5, 7.5]) +
            mitten(pen, -38, 10, 10, -6, skin) +
            mitten(pen, 38, 10, 10, 6, skin) +
            bust(pen, 0, 54, 6, 0.64, {
              head: 3,
              skin,
              robe,
              mood: look.mood ?? "fear",
              gaze: look.gaze ?? [0.1, 0.95],
            }) +
            form("M-38 106C-34 92 34 92 38 106C36 118 -36 118 -38 106Z", robe, {
              within: line("M-6 96q4 8 2 20", THIN, "#23408a"),
            }) +
            // both soles, and all the toes they have
            [-1, 1]
              .map((side) =>
                placed(
                  form(
                    "M-9 13C-13 4 -13 -6 -11 -12C-12 -20 -4 -21 -3 -15C-1 -22 6 -21 5 -14C9 -19 14 -15 12 -9C12 0 12 10 8 14C4 18 -6 18 -9 13Z",
                    skin,
                    {
                      width: 2.8,
                      shade: [-3, -2],
                      within: flat("M-7 12C-9 4 -9 -2 -7 -6C0 -9 8 -8 9 -4C9 4 8 12 4 13C0 15 -4 14 -7 12Z", "#f09a5a"),
                    },
                  ),
                  side * 25,
                  108,
                  side * 16,
                  side,
                  1,
                ),
              )
              .join(""),
          100,
          34,
          -7,
          0.94,
        ),
      front:
        line("M78 122q-5 -6 0 -11M134 114q5 -6 0 -11", 2.6, "#fff0e0") +
        flame(pen, 46, 146, 1) +
        flame(pen, 160, 142, 1.2) +
        spark(30, 118, 5, "#ffe08a") +
        spark(178, 112, 5, "#ffe08a") +
        flat("M66 66q-5 8 0 10q5 -2 0 -10ZM142 62q-4 7 0 9q4 -2 0 -9Z", "#bfeaff"),
    };
  },
};

/** What must not be said, in a bubble, struck out. */
const banned = (pen: Pen, x: number, y: number, scale: number, tail: string, word: string): string =>
  placed(
    pen.form(
      `M-30 0C-30 -16 -16 -22 0 -22C18 -22 30 -14 30 0C30 14 18 20 6 20${tail}C-22 18 -30 12 -30 0Z`,
      "#fff4ea",
      { width: 3, shade: [-3, -3] },
    ) +
      word +
      line("M-19 13L19 -14", 8, "#7a0f1c") +
      line("M-19 13L19 -14", 5, "#f0303c"),
    x,
    y,
    0,
    scale,
  );

export const w1: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#2fa88a";
    const skin = "#b0b83a";
    const red = "#e08a4a";
    const puff = (x: number, y: number, scale: number): string =>
      placed(
        form("M-12 6C-20 2 -16 -8 -8 -7C-6 -16 8 -16 9 -7C18 -8 18 4 11 7C4 12 -6 12 -12 6Z", "#fff0fa", {
          width: 2.4,
          shade: [-3, -3],
        }),
        x,
        y,
        0,
        scale,
      );
    return {
      back: backdrop(
        "#b8508c",
        "#3c1230",
        spotlight(100, 30, 170, 144, 60) +
          prankster(16, 112, 0.9) +
          prankster(186, 116, 0.86, -1) +
          flat("M-12 142H212V164H-12Z", "#2a0b24"),
      ),
      figure:
        bust(pen, 100, 92, 5, 0.76, {
          head: 2,
          skin,
          robe,
          mood: look.mood ?? "fear",
          gaze: look.gaze ?? [-0.1, -0.9],
        }) +
        form(oval(68, 110, 17, 15), red, { width: 2.8, within: line("M58 102q5 -5 11 -4", 2.2, "#ffd0a0") }) +
        form(oval(130, 112, 17, 15), red, { width: 2.8, within: line("M122 103q5 -4 10 -4", 2.2, "#ffd0a0") }) +
        limbs(pen, robe, [[56, 158], [40, 138], [80, 128], 11, 8], [[142, 158], [158, 140], [118, 130], 11, 8]) +
        mitten(pen, 89, 122, 13, 74, skin) +
        mitten(pen, 109, 124, 13, -70, skin) +
        // one of them is coming out nevertheless
        form(
          "M106 128C118 130 124 130 130 126C138 118 156 120 158 131C158 144 138 148 128 138C122 136 114 134 106 128Z",
          "#fff4ea",
          {
            width: 2.4,
            shade: [-2, -2],
          },
        ) +
        flat("M136 137H151V131L141 126Q136 128 136 132Z", "#f4b93a") +
        line("M136 137H151V131L141 126Q136 128 136 132ZM136 132H151", FINE),
      front:
        banned(
          pen,
          34,
          42,
          0.96,
          "L-14 40L-10 20",
          flat("M-18 8L16 8V-2L-6 -13C-14 -12 -18 -6 -18 -2Z", "#f4b93a") +
            line("M-18 8H16V-2L-6 -13C-14 -12 -18 -6 -18 -2ZM-18 -2H16", THIN),
        ) +
        banned(
          pen,
          100,
          22,
          0.96,
          "L2 31L-8 20",
          plain("M-18 10L-20 -11L-8 -2L0 -15L8 -2L20 -11L18 10Z", "#8a5ac8", THIN),
        ) +
        banned(
          pen,
          167,
          42,
          0.96,
          "L18 42L-6 20",
          flat(`${oval(-10, -3, 9)}M-3 -6H18V7H12V0H8V5H3V0H-3Z`, "#5a98c8") +
            line(`${oval(-10, -3, 9)}M-3 -6H18V7H12V0H8V5H3V0H-3Z${oval(-10, -3, 3)}`, THIN),
        ) +
        puff(36, 84, 0.8) +
        puff(164, 88, 0.8),
    };
  },
};

const CONFETTI: readonly (readonly [number, number, string])[] = [
  [24, 22, "#ffd84a"],
  [44, 46, "#7fd0f0"],
  [8, 96, "#ffd84a"],
  [30, 140, "#ff8ab0"],
  [128, 140, "#7fd0f0"],
  [48, 12, "#ff8ab0"],
];

export const w2: Design = {
  ...SHAME,
  dark: "#2a0a34",
  draw(pen, look) {
    const { form, backdrop, glow } = pen;
    const robe = "#e86a28";
    const skin = "#8cba3c";
    const bone = "#e2dac8";
    const socket = (x: number): string =>
      flat(oval(x, 62, 11, 12), "#1c0820") +
      glow(x - 2, 64, 13, "#ff5ad0", 1) +
      `<ellipse cx="${x - 3}" cy="65" rx="5" ry="5.6" fill="#fff0fa"/><ellipse cx="${x - 5}" cy="67" rx="1.8" ry="3.4" fill="#7a0f5c"/>`;
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        glow(160, 40, 90, "#ff9ae0", 0.7) +
          flat("M150 -12H176L70 164H-12V150Z", "#ffc4ec", 0.16) +
          books(-8, 60, 26, 3) +
          flat("M-12 138Q60 130 212 138V164H-12Z", "#2a0b24"),
      ),
      figure:
        form("M96 166C104 122 122 100 146 96H212V166Z", "#2c1c44", {
          within: line("M126 120l-10 46M152 104l-8 62M178 104l2 62", 2.6, "#160a26"),
        }) +
        placed(
          form("M112 116C106 94 112 78 122 72C126 92 140 106 162 110C184 106 198 92 204 72V128L162 142Z", "#4a2a68", {
            width: 3,
          }) +
            form(
              "M134 64C132 42 144 32 162 32C182 32 194 42 192 66C192 76 188 80 186 88C184 102 176 110 162 110C150 110 142 102 140 88C138 80 134 76 134 64Z",
              bone,
            ) +
            socket(149) +
            socket(177) +
            brow(148, 47, 13, 16, "#1b1026", 5) +
            brow(178, 46, 13, -16, "#1b1026", 5) +
            flat("M158 80l5 -9l5 9Z", "#2a1830") +
            form("M146 88Q162 84 180 88L177 101Q162 106 149 101Z", "#f6ecd8", {
              width: THIN,
              smooth: true,
              within: line("M153 86v18M160 86v18M167 86v18M174 86v18M146 95H180", FINE),
            }),
          2,
          14,
          0,
          1,
        ) +
        // a crown should be lifted by its owner only
        placed(
          form("M-32 10L-38 -20L-22 -6L-14 -28L0 -8L14 -28L22 -6L38 -20L32 10C16 16 -16 16 -32 10Z", "#f2b632", {
            within: flat(oval(0, 3, 5, 6), "#b58cff") + flat(oval(-18, 4, 3, 4) + oval(18, 4, 3, 4), "#e05aa8"),
          }),
          160,
          26,
          20,
          0.84,
        ) +
        limbs(pen, robe, [[36, 128], [4, 110], [14, 66], 11, 8.5]) +
        mitten(pen, 14, 56, 12, -16, skin) +
        bust(pen, 66, 92, -8, 0.68, { head: 5, skin, robe, mood: look.mood ?? "joy" }) +
        tube("M92 122L141 24", "#d8a050", 4, 3.4) +
        form("M136 34C122 20 106 30 92 20C82 12 72 16 62 8L56 38C66 44 76 38 86 46C98 54 112 46 124 58Z", "#c8283a", {
          within:
            flat(oval(92, 32, 9, 8) + "M87 36H97V44H87Z", "#fff0dc") +
            flat(oval(88, 32, 2.4) + oval(96, 33, 2.4), "#5a0f1c"),
        }) +
        limbs(pen, robe, [[94, 144], [128, 136], [108, 96], 11, 8.5]) +
        mitten(pen, 107, 90, 12, 20, skin),
      front:
        line("M124 12l-8 -6M192 14l8 -6M194 30h10M134 4l-3 -9", 2.8, "#fff0b0") +
        CONFETTI.map(([x, y, colour], i) => placed(flat("M-3 -2H3V2H-3Z", colour), x, y, i * 37)).join(""),
    };
  },
};

const daisy = (x: number, y: number, r: number): string =>
  flat(
    [0, 72, 144, 216, 288]
      .map((turn) => oval(x + Math.cos((turn * Math.PI) / 180) * r, y + Math.sin((turn * Math.PI) / 180) * r, r * 0.72))
      .join(""),
    "#fffaf0",
  ) + plain(oval(x, y, r * 0.72), "#f4b93a", FINE);

export const w3: Design = {
  ...SHAME,
  draw(pen, look) {
    const { backdrop, glow } = pen;
    const [robe, skin] = ["#f2c838", "#84b048"];
    const [other, victim] = ["#58b8e8", "#c0a83c"];
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        spotlight(50, -10, 112, 136, 22) +
          glare(pen, 96, 20, 0.6, 0, [3, 2]) +
          flat("M108 164L118 116H212V164Z", "#1c0418") +
          glow(172, 164, 56, "#8a4cff", 0.9) +
          flat("M178 134Q184 128 188 136Q182 139 178 134ZM203 132Q196 128 193 136Q199 139 203 132Z", "#ffe04a") +
          flat("M-12 116H120L112 128H-12Z", "#d878b8") +
          flat("M-12 128H112L106 164H-12Z", "#6a2458") +
          line("M-12 116H120L112 128H-12M112 128L106 164", 2.6, "#220620"),
      ),
      figure:
        cast(62, 143, 50) +
        // he has even accepted the flowers
        tube("M140 106Q126 120 134 132L146 130M156 108Q152 126 164 132L174 124", victim, 5, 4.4) +
        limbs(pen, other, [[170, 108], [200, 104], [188, 62], 8.5, 6.5]) +
        bust(pen, 152, 63, 22, 0.58, { head: 4, skin: victim, robe: other, mood: "shock", gaze: [-0.9, 0.3] }) +
        line("M189 52L184 24M189 52L197 28", 3, "#3a8a3c") +
        daisy(183, 18, 6) +
        daisy(197, 28, 6) +
        daisy(114, 50, 5.4) +
        mitten(pen, 188, 54, 9, 8, victim) +
        bust(pen, 56, 82, -7, 0.72, { head: 1, skin, robe, mood: look.mood ?? "sad", gaze: look.gaze ?? [0.9, 0.1] }) +
        limbs(pen, robe, [[86, 134], [106, 136], [124, 110], 11.5, 8.5]) +
        mitten(pen, 132, 103, 14, 60, skin) +
        limbs(pen, robe, [[26, 148], [22, 124], [50, 132], 11, 8.5]) +
        mitten(pen, 60, 131, 12, 70, skin),
      front:
        flat("M46 86C42 96 42 108 46 108C51 108 51 96 50 87ZM74 83C76 92 84 96 84 104C80 107 74 96 70 86Z", "#bfeaff") +
        flat(oval(32, 122, 2.6, 3.6) + oval(92, 112, 2.4, 3.4), "#bfeaff") +
        line("M132 76l6 6M124 80l4 8M126 86l-2 -8", 2.8, "#fff0dc") +
        line("M192 92q8 6 6 16M118 58q-6 4 -8 10", 2.4, "#ffd8f0"),
    };
  },
};

export const w4: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const robe = "#e0503c";
    const skin = "#98bc40";
    return {
      back: backdrop(
        "#c8609c",
        "#5a1c48",
        books(-8, 60, 34, 1) + books(-8, 30, 70, 4) + spotlight(10, -20, 130, 146, 40) + books(120, 206, 30, 3),
      ),
      figure:
        bust(pen, 92, 80, -8, 0.98, {
          head: 5,
          skin,
          robe,
          mood: look.mood ?? "pain",
          gaze: look.gaze ?? [-0.9, 0.1],
        }) +
        placed(
          form("M-12 -18H12V18H-12Z", "#f6e8c8", { width: 2.4, within: flat(oval(0, -6, 6), "#3f8fd0") }),
          14,
          104,
          -20,
        ) +
        placed(
          form("M-12 -18H12V18H-12Z", "#f6e8c8", { width: 2.4, within: flat("M-6 -12H6V0H-6Z", "#b0307e") }),
          32,
          104,
          8,
        ) +
        limbs(pen, robe, [[52, 166], [22, 168], [24, 138], 12, 9.5]) +
        mitten(pen, 25, 127, 12, -8, skin),
      front:
        // the half that he does not see
        flat("M112 -12C104 30 116 50 104 82C98 110 110 130 102 164H212V-12Z", "#1a0420", 0.66) +
        prankster(172, 46, 1, -1, "#12020f") +
        limbs(pen, robe, [[128, 164], [158, 168], [158, 132], 12, 9.5]) +
        placed(
          form("M-26 -18H22C28 -18 28 16 22 16H-26Z", "#7a3ab0", {
            within: line("M-20 -18V16", 3, "#f4b93a") + flat(oval(4, -1, 8), "#f4b93a"),
          }) + form("M-24 10H24V18H-24Z", "#f6e8c8", { width: 2.2, smooth: true }),
          166,
          112,
          -14,
        ) +
        mitten(pen, 152, 124, 11, 40, skin) +
        limbs(pen, "#4a1c50", [[214, 70], [208, 84], [196, 94], 12, 9]) +
        mitten(pen, 189, 99, 12, -60, "#9a9a4a") +
        spark(146, 92, 5, "#ffe9a0"),
    };
  },
};
