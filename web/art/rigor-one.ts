/** Looterz of the other edition, first half: cats, mice and those who live with them. */

import type { Design } from "./design";
import { eye, face, type Mood, MOODS, mouth } from "./faces";
import { coin, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, WIDTH } from "./pen";

const FUR = {
  ginger: "#e58a30",
  mouse: "#b9a192",
  rat: "#7d7488",
};

const PINK = "#f0a09a";

/** A round thing with hair that stands on end. */
function shaggy(x: number, y: number, wide: number, high: number, locks: number, long: number): string {
  const at = (turn: number, share: number): string => {
    const angle = (turn / locks) * Math.PI * 2 - Math.PI / 2;
    return `${(x + Math.cos(angle) * wide * share).toFixed(1)} ${(y + Math.sin(angle) * high * share).toFixed(1)}`;
  };
  const lock = (i: number): string => {
    const out = 1 + long * (0.72 + 0.5 * Math.sin(i * 2.7));
    return `Q${at(i + 0.1, 1 + long * 0.5)} ${at(i + 0.7, out)}Q${at(i + 0.75, 1 + long * 0.2)} ${at(i + 1, 1)}`;
  };
  return `M${at(0, 1)}${Array.from({ length: locks }, (_, i) => lock(i)).join("")}Z`;
}

/** Whether a gnawer's two front teeth are seen: not where its mouth has a shape of its own. */
const hasTeeth = (mood: Mood): boolean => ["smile", "smirk", "flat", "frown", "grin"].includes(MOODS[mood].mouth);

/** Three whiskers on each side of a nose. */
const whiskers = (x: number, y: number, near: number, far: number, colour = INK): string =>
  line(
    [-1, 1]
      .flatMap((side) =>
        [-5, 1, 7].map(
          (drop) =>
            `M${x + side * near} ${y + drop * 0.5}Q${x + side * far * 0.7} ${y + drop - 3} ${x + side * far} ${y + drop * 1.6}`,
        ),
      )
      .join(""),
    WIDTH.detail,
    colour,
  );

export const alleyCat: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      fur = FUR.ginger,
      stripe = "#a3491c";
    return {
      back: backdrop(
        "#2b8f86",
        "#0f3f45",
        flat("M-12 46L24 34V160H-12ZM112 10H212V160H112Z", "#155458") +
          line("M118 104h26v11h-26M170 96h28v11h-28M-4 66h20v11H-4M2 96h16v11", 1.4, "#0e4347") +
          glow(160, 46, 66, "#ffe98a", 0.9) +
          flat("M136 18h48v56h-48Z", "#0b3338") +
          flat("M140 22h40v48h-40Z", "#ffd35c") +
          // the richest: asleep behind his own curtain, with everything on
          line("M160 22v48M140 40h40", 2, "#b8862c") +
          flat(
            "M142 70C143 60 149 57 155 56C149 52 149 43 152 40L146 39L147 35L152 36L155 24L169 27L166 39L172 41L171 45C171 50 170 54 167 57C173 58 178 62 178 70Z",
            "#5a2a18",
          ) +
          flat("M134 74h52v6h-52Z", "#0b3338") +
          `<circle cx="40" cy="18" r="2" fill="#e8ffd8"/><circle cx="76" cy="10" r="1.6" fill="#e8ffd8"/><circle cx="14" cy="24" r="1.4" fill="#e8ffd8"/>`,
      ),
      figure:
        form("M40 152C14 134 2 104 12 74C17 58 36 60 34 72C24 92 34 114 62 126Z", fur, {
          within: line("M8 84l20 6M10 104l22 -4M20 126l18 -12", 5, stripe) + flat("M8 58h30v14H8Z", "#fbe6c4"),
        }) +
        form("M34 152C36 120 54 98 86 98C116 100 130 122 130 152Z", fur, {
          within:
            flat("M66 152C62 128 72 112 86 110C98 112 104 128 100 152Z", "#fbe6c4") +
            line("M40 128l18 4M38 142l16 2M128 128l-14 4", 4.4, stripe),
        }) +
        placed(
          form("M-40 -10C-46 -30 -44 -48 -40 -58C-28 -52 -18 -42 -12 -32Z", fur, {
            within: flat("M-36 -22C-38 -34 -37 -42 -35 -48C-28 -43 -23 -38 -20 -32Z", PINK),
          }) +
            form("M14 -34C20 -44 28 -52 38 -58L37 -46L44 -49C46 -34 43 -20 38 -10Z", fur, {
              within: flat("M20 -32C25 -40 30 -44 34 -48L35 -40L40 -40C40 -32 38 -26 35 -20Z", PINK),
            }) +
            form(
              "M-41 -6C-42 -28 -24 -37 0 -37C25 -37 42 -26 41 -4L52 6L43 10L48 20L34 24C22 33 -20 33 -32 25L-47 22L-43 12L-52 8Z",
              fur,
              { within: line("M-2 -38v13M-13 -37l3 10M10 -37l-3 10M-46 0l13 3M46 2l-12 2M-42 12l10 0", 4.4, stripe) },
            ) +
            face(pen, 0, -4, {
              mood,
              apart: 17,
              radius: 11,
              uneven: 0.94,
              skin: stripe,
              iris: "#c6e04a",
              gaze: look.gaze || [0.9, 0.1],
              brow: { colour: "#7a3210", high: 3 },
              mouth: null,
            }) +
            form("M-22 14C-20 6 -6 6 0 11C6 6 20 6 22 14C24 25 12 31 0 31C-12 31 -24 25 -22 14Z", "#fbe6c4", {
              width: 2.4,
            }) +
            whiskers(0, 16, 18, 50, "#fff6dc") +
            mouth(pen, MOODS[mood].mouth, 0, 22, 9) +
            form("M-6 8C-4 5 5 5 7 8C5 13 2 14 0 15C-2 14 -5 12 -6 8Z", "#d8606a", { width: 2, shade: [-1.5, -1.5] }) +
            line("M-30 -22l8 7M-33 -16l6 5", 2, "#7a3210"),
          84,
          72,
          -7,
        ) +
        form("M106 116C124 118 138 110 146 92L163 99C158 124 136 142 110 142Z", fur, {
          width: 3,
          within: line("M124 112l8 20M136 106l12 14", 4.4, stripe),
        }) +
        flat("M100 119C106 117 112 117 116 118L114 139C108 140 104 140 100 140Z", fur) +
        line("M162 88C170 92 166 100 165 106", 2.4, "#f2e2a8") +
        form(
          "M157 108C162 104 170 104 175 108C188 116 192 130 184 138C174 146 156 145 149 137C143 128 147 115 157 108Z",
          "#b23a62",
          {
            within:
              line("M160 112q-6 10 -3 22M172 112q7 10 4 22", 1.5, "#6d1a3a") + flat(oval(167, 126, 6, 6), "#f4b93a"),
          },
        ) +
        form("M154 104C160 100 172 100 178 104L175 111C169 108 163 108 157 111Z", "#f4b93a", { width: 2.2 }) +
        mitten(pen, 155, 90, 13, 14, "#fbe6c4") +
        line("M164 84l5 5", 2.4, "#fffbe8"),
      front:
        form("M-8 160V140C30 136 66 140 104 138C140 136 176 140 208 138V160Z", "#5e4a50", {
          width: 3,
          within: line("M20 138v12M64 139v12M110 138v12M152 138v12M-8 149h216", 1.6, "#33262e"),
        }) +
        mitten(pen, 54, 139, 12, -4, "#fbe6c4") +
        coin(184, 132, 6.5, 24, 0.9) +
        spark(190, 112, 6) +
        spark(142, 124, 4),
    };
  },
};

export const mouse: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "calm",
      fur = FUR.mouse,
      inside = "#e8a49c";
    return {
      back: backdrop(
        "#a9c48e",
        "#4c7058",
        glow(26, 56, 90, "#fffbc8", 0.85) +
          line("M20 -6v110M60 -6v110M100 -6v110M140 -6v110M180 -6v110", 1.6, "#86a877") +
          // whose kitchen it is
          flat("M124 112C120 84 128 62 142 52L146 6L166 32C174 29 182 29 190 32L212 8V112Z", "#2f5347", 0.92) +
          flat(
            "M147 62C153 55 162 58 166 67C159 73 150 72 147 62ZM177 67C181 58 190 55 197 61C195 72 185 73 177 67Z",
            "#f6f07a",
          ) +
          flat("M156 57h3v15h-3ZM186 57h3v15h-3Z", "#24402f") +
          flat("M-12 104H212V164H-12Z", "#7a5a38") +
          line("M-12 104H212", 5, "#563c22") +
          line("M-12 122H212M30 104l-12 18M96 104l-2 18M162 104l12 18M60 122l-10 30M140 122l8 30", 1.6, "#563c22"),
      ),
      figure:
        cast(96, 147, 74) +
        line("M134 142C164 148 186 138 180 122C176 112 164 116 168 124", 7.4, INK) +
        line("M134 142C164 148 186 138 180 122C176 112 164 116 168 124", 3.8, PINK) +
        form("M50 150C44 124 58 104 88 102C118 104 134 126 128 150Z", fur, {
          within: flat("M64 152C62 128 74 116 90 116C106 118 114 132 112 152Z", "#efdfca"),
        }) +
        placed(
          form(oval(-38, -30, 28, 27), fur, { within: flat(oval(-37, -28, 19, 18), inside) }) +
            form(oval(38, -34, 27, 26), fur, { within: flat(oval(36, -31, 18, 17), inside) }) +
            form("M-38 4C-40 -22 -22 -36 0 -36C24 -36 40 -22 38 2C40 22 22 38 0 40C-22 38 -40 24 -38 4Z", fur, {
              within: flat("M-24 22C-18 12 18 12 24 22C22 40 -22 40 -24 22Z", "#efdfca"),
            }) +
            form("M-18 -32C-20 -46 -12 -56 2 -56C16 -56 22 -46 21 -32C10 -28 -8 -28 -18 -32Z", "#b8c2ca", {
              width: 2.8,
              within:
                flat(
                  "M-10 -48h3v3h-3ZM-2 -50h3v3h-3ZM6 -49h3v3h-3ZM-12 -42h3v3h-3ZM-4 -43h3v3h-3ZM4 -43h3v3h-3ZM12 -43h3v3h-3Z",
                  "#6d7884",
                ) + line("M-20 -36Q2 -30 22 -36", 2, "#6d7884"),
            }) +
            line("M-20 -31Q2 -25 24 -31", 4.4) +
            line("M-19 -31.5Q2 -25.5 23 -31.5", 2, "#dfe6ea") +
            face(pen, 0, -3, {
              mood,
              apart: 16,
              radius: 11.5,
              uneven: 1.06,
              skin: mix(fur, "#5a3a34", 0.3),
              gaze: look.gaze || [0.95, 0.1],
              brow: { colour: "#5a4038", wide: 8, high: 2 },
              mouth: null,
              blush: true,
            }) +
            whiskers(0, 17, 12, 44, "#4a342c") +
            mouth(pen, MOODS[mood].mouth, 1, 28, 9) +
            (hasTeeth(mood)
              ? flat("M-4 28.5h4.5v8h-4.5ZM1.5 28.5h4.5v7.5h-4.5Z", "#fffbe8") +
                line("M-4 29v7.5h4.5v-7.5M1.5 29v7h4.5v-7", 1.3)
              : "") +
            form("M-8 15C-7 9 8 9 9 15C8 21 3 23 0 23C-3 23 -7 21 -8 15Z", "#e8707a", { width: 2.2, shade: [-2, -2] }),
          82,
          70,
          7,
        ) +
        form("M82 116A27 27 0 1 0 112 97Q110 104 103 102Q103 110 95 109Q92 115 82 116Z", "#f4b93a", {
          rim: [3, 2.5],
          within:
            line(oval(108, 124, 18), 2.2, "#a8690f") +
            flat("M108 113l4 7l8 1l-6 6l2 8l-8 -4l-8 4l2 -8l-6 -6l8 -1Z", "#a8690f"),
        }) +
        mitten(pen, 80, 124, 11, -34, PINK) +
        mitten(pen, 134, 130, 11, 40, PINK),
      front:
        flat("M18 144l12 -10l10 10ZM150 134l7 -6l8 7Z", "#f6cf4a") +
        line("M18 144l12 -10l10 10ZM150 134l7 -6l8 7Z", 1.6) +
        spark(134, 102, 6) +
        spark(32, 128, 4),
    };
  },
};

export const ratKing: Design = {
  dark: "#0c2420",
  flame: "#f0ffa8",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      fur = "#8d86a0",
      pale = mix(fur, "#f4e6d8", 0.55),
      robe = "#7a2f8e",
      gold = "#f6bc36";
    const courtier = (x: number, y: number, scale: number): string =>
      placed(
        flat(
          "M-16 14C-18 -2 -12 -10 -10 -12C-16 -16 -16 -24 -9 -24C-4 -24 -2 -20 -2 -16H2C2 -20 4 -24 9 -24C16 -24 16 -16 10 -12C12 -10 18 -2 16 14Z",
          "#143a2c",
        ) + flat(oval(-5, -7, 2.8) + oval(5, -7, 2.8), "#ffe27a"),
        x,
        y,
        0,
        scale,
      );
    return {
      back: backdrop(
        "#3f7a4a",
        "#123428",
        line("M-8 24h30v14H-8M160 18h34v14h-34M-8 70h22M180 66h26v14h-26", 1.8, "#2c5c3c") +
          // a palace with running water
          flat(oval(92, 72, 78), "#1c4634") +
          flat(oval(92, 72, 68), "#0e2c24") +
          flat(oval(92, 72, 61), "#d4ea94") +
          glow(92, 64, 62, "#fbffc8", 0.9) +
          line(oval(92, 72, 78) + oval(92, 72, 68), 2.4, "#0a2018") +
          flat("M-12 120Q40 112 100 120T212 118V164H-12Z", "#4a8a3a") +
          line("M2 128h22M12 136h12M176 126h22", 2.2, "#c8f08a") +
          courtier(12, 116, 0.95) +
          courtier(188, 108, 1),
      ),
      figure:
        cast(94, 149, 84) +
        form("M16 166C14 124 48 100 92 100C138 100 168 124 168 166Z", robe, {
          shade: [-7, -5],
          within: line("M50 114q-14 24 -12 52M138 114q12 24 10 52", 2.4, "#43145a"),
        }) +
        form("M46 118C60 98 126 98 140 118C134 134 114 138 92 138C72 138 52 134 46 118Z", "#fff4dc", {
          width: 2.8,
          within: flat("M60 116l3 7h-6ZM76 124l3 7h-6ZM108 124l3 7h-6ZM126 116l3 7h-6Z", INK),
        }) +
        placed(
          form(oval(-44, -12, 20, 19), fur, { within: flat(oval(-43, -10, 12, 11), "#e89a98") }) +
            form("M26 -16C24 -36 42 -42 55 -31L49 -25L62 -20C62 -4 46 6 36 3Z", fur, {
              within: flat("M33 -16C32 -28 44 -32 50 -27L44 -22L55 -16C53 -7 44 -2 38 -4Z", "#e89a98"),
            }) +
            form(
              "M-40 0C-42 -26 -23 -38 2 -38C27 -38 42 -24 40 0C40 13 36 21 32 28C29 43 12 49 -4 47C-19 49 -31 43 -34 30C-38 19 -40 10 -40 0Z",
              fur,
              { shade: [-6, -5] },
            ) +
            flat(oval(-17, -6, 16, 15) + oval(17, -6, 16.5, 15.5), pale) +
            face(pen, 0, -6, {
              mood,
              apart: 17,
              radius: 12,
              uneven: 1.08,
              skin: "#7a7090",
              iris: "#f2a52a",
              gaze: look.gaze || [-0.1, 0.3],
              brow: { colour: "#2e2638", high: 5 },
              mouth: null,
            }) +
            flat(oval(-14, 25, 15, 14) + oval(14, 25, 15, 14), pale) +
            whiskers(0, 22, 16, 56, "#2e2638") +
            mouth(pen, MOODS[mood].mouth, 1, 31, 13) +
            (hasTeeth(mood)
              ? flat("M-7 28h7v11c-2 2 -5 2 -7 0ZM1 28h7v11c-2 2 -5 2 -7 0Z", "#fff2c4") +
                line("M-7 28h7v11c-2 2 -5 2 -7 0ZM1 28h7v11c-2 2 -5 2 -7 0Z", 1.6)
              : "") +
            form("M-11 11C-10 3 11 3 12 11C11 19 4 22 0 22C-5 22 -11 18 -11 11Z", "#e8707c", {
              width: 2.4,
              shade: [-3, -2],
            }) +
            placed(
              form("M-32 4L-42 -26L-22 -13L-10 -36L4 -13L26 -34L26 -11L42 -20L34 4C16 11 -16 11 -32 4Z", gold, {
                within: flat(oval(0, -3, 5) + oval(-19, -3, 3.6) + oval(19, -3, 3.6), "#c42a3a"),
              }) + flat(oval(-42, -27, 3.6) + oval(-10, -37, 3.6) + oval(27, -35, 3.6) + oval(43, -21, 3.6), "#fff2c0"),
              2,
              -31,
              -6,
            ),
          90,
          74,
          6,
        ) +
        // it has ended more sieges than any sword
        placed(
          form("M-4 -24H4V78H-4Z", "#c8925a", { width: 2.8, shade: [-2, 0] }) +
            form("M-21 -26C-21 -50 21 -50 21 -26L26 -20H-26Z", "#d8423a", {
              width: 3,
              within: line("M-22 -28H22", 2, "#7a1418"),
            }) +
            flat(oval(0, 4, 6, 4), gold) +
            line(oval(0, 4, 6, 4), 2),
          166,
          84,
          8,
        ) +
        form("M146 166C148 148 150 138 154 128L176 134C178 146 178 156 174 166Z", robe, { width: 3 }) +
        mitten(pen, 163, 122, 13, 8, "#e8a8a8"),
      front:
        form("M44 166V138C46 126 124 126 128 138V166Z", "#9a5626", {
          width: 3.2,
          within: line("M42 142Q86 136 130 142", 5, gold) + line("M60 130v36M112 130v36", 4, gold),
        }) +
        line("M78 144V138C78 130 94 130 94 138V144", 7) +
        line("M78 144V138C78 130 94 130 94 138V144", 3.2, "#dbe4ec") +
        flat("M71 142H101V166H71Z", "#c8d0d8") +
        line("M71 166V142H101V166", 2.8) +
        flat(oval(86, 149, 3) + "M84.500 149h3v8h-3Z", INK) +
        mitten(pen, 50, 138, 13, -10, "#e8a8a8") +
        coin(18, 146, 9, 14, 0.5) +
        coin(190, 147, 9, -10, 0.5) +
        spark(188, 132, 5),
    };
  },
};

/** The way in: torn, and not the only one. */
const HOLE =
  "M6 72L22 58L14 30L48 26L58 2L100 12L132 -4L138 22L164 30L150 54L168 82L146 96L166 126L148 138L156 166H18L30 142L2 128L20 100Z";

export const ninja: Design = {
  dark: "#0c1030",
  flame: "#fff2c8",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      skin = "#e8b88e",
      cloth = "#4a4388",
      seam = "#241f4c",
      scarf = "#d8304a";
    return {
      back: backdrop(
        "#f6e8c0",
        "#d8b878",
        glow(40, 20, 90, "#fffbe0", 0.9) +
          line("M44 -8V160M106 -8V160M-12 40H168M-12 92H168", 5, "#8a5a30") +
          // the door stood open
          flat("M172 -12H212V164H172Z", "#1d6a70") +
          flat("M172 112Q190 100 212 108V164H172Z", "#123640") +
          line("M170 -8V160", 8, "#5c3418") +
          flat(HOLE, "#2b8f86") +
          flat("M14 92C40 92 62 84 76 66C96 86 130 94 156 92L162 164H20Z", "#14525a") +
          flat(oval(36, 50, 11), "#f4f6cf") +
          flat(oval(41, 47, 9), "#2b8f86") +
          flat(oval(62, 18, 1.6) + oval(140, 40, 1.6) + oval(118, 12, 1.6), "#f4f6cf") +
          line(HOLE, 3) +
          // what is left of the wall
          [
            "M4 64L18 26L34 34L22 60Z",
            "M50 4L84 -4L88 14L62 20Z",
            "M150 18L164 44L150 58L138 30Z",
            "M148 100L166 116L150 140L138 122Z",
          ]
            .map((flap) => flat(flap, "#fff4d4") + line(flap, 2.2))
            .join(""),
      ),
      figure:
        placed(
          form("M-4 0H5V-34H-4Z", "#7a2438", {
            width: 2.6,
            within: line("M-4 -8l9 -8M-4 -18l9 -8M-4 -28l9 -8M5 -8l-9 -8M5 -18l-9 -8M5 -28l-9 -8", 1.4, "#f2d8a8"),
          }) + form("M-12 0H13V6H-12Z", "#f2c24a", { width: 2.4 }),
          138,
          48,
          34,
        ) +
        form("M126 46C146 34 156 46 172 34C180 28 186 30 190 36C184 54 168 60 152 56C144 54 138 58 128 60Z", scarf, {
          width: 2.8,
          within: line("M130 52C148 44 160 52 180 38", 1.6, "#7a1024"),
        }) +
        form("M128 56C144 62 150 74 166 74C174 74 178 70 184 72C182 86 168 92 154 86C144 82 138 72 126 68Z", scarf, {
          width: 2.8,
        }) +
        form("M46 164C46 126 62 106 94 104C126 106 142 128 144 164Z", cloth, {
          within: line("M92 106L70 164M98 106L122 164", 2.4, seam) + flat("M84 104L95 128L106 104Z", "#2c2858"),
        }) +
        placed(
          form("M-40 2C-43 -29 -25 -45 2 -45C29 -45 44 -29 42 2C42 29 26 44 2 44C-22 44 -40 29 -40 2Z", cloth, {
            within: line("M-34 27Q2 38 38 25M-25 37Q4 44 31 35", 1.6, seam),
          }) +
            form("M-40 -16C-24 -22 26 -22 42 -15C45 0 44 10 41 16C22 10 -20 10 -38 16C-42 6 -42 -4 -40 -16Z", skin, {
              width: 2.6,
              smooth: true,
            }) +
            face(pen, 1, -1, {
              mood,
              apart: 18,
              radius: 12,
              uneven: 0.94,
              skin: mix(skin, "#7a3a5a", 0.3),
              iris: "#2a9a80",
              gaze: look.gaze || [0.5, 0.3],
              brow: { colour: "#1c1830", wide: 12, high: 4 },
              mouth: null,
            }) +
            form(
              "M-41 -17C-42 -28 -40 -32 -38 -35C-18 -42 22 -42 40 -34C43 -28 43 -22 43 -16C22 -25 -22 -25 -41 -17Z",
              scarf,
              {
                width: 2.8,
                shade: [-3, -2],
              },
            ) +
            form(oval(2, -31, 10, 8), "#f2c24a", { width: 2.2, shade: [-2, -2] }) +
            line("M-3 -31l5 -4l5 4l-5 4Z", 1.6),
          90,
          68,
          -6,
        ) +
        form("M112 164C128 160 138 148 140 132L122 124C120 136 112 144 100 148Z", cloth, { width: 3 }) +
        placed(
          form("M0 -25L7 -8L24 -2L8 6L1 23L-7 7L-24 0L-7 -7Z", "#dfe8ee", {
            width: 2.8,
            shade: [-3, -3],
            within: flat(oval(0, -1, 4.4), seam),
          }),
          142,
          98,
          16,
        ) +
        mitten(pen, 132, 122, 13, 14, skin) +
        spark(156, 84, 7, "#ffffff") +
        // first the foot, then the rest of her
        form("M78 164C70 148 62 140 54 136L34 150L40 166Z", cloth, { width: 3 }) +
        placed(
          form("M-17 24C-24 8 -24 -14 -14 -26C-6 -32 10 -32 16 -24C24 -10 22 10 16 24C8 31 -10 31 -17 24Z", "#f0d49a", {
            width: 3,
            within:
              line("M-12 -26C-8 -14 -2 -8 0 -2C2 -8 8 -14 12 -25", 4, scarf) +
              line("M-10 18Q0 24 10 18M-12 8h24", 1.6, "#a8803c"),
          }),
          38,
          122,
          -20,
        ),
      front: [
        [16, 30, 20],
        [64, 146, -30],
        [156, 140, 40],
        [150, 14, 65],
        [10, 146, 10],
      ]
        .map(([x, y, turn]) => {
          const scrap = "M-8 -4L4 -8L9 3L-3 7Z";
          return placed(flat(scrap, "#fff4d4") + line(scrap, 1.8), x!, y!, turn);
        })
        .join(""),
    };
  },
};

export const berserker: Design = {
  dark: "#16202e",
  flame: "#e6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "rage",
      skin = "#eab48c",
      hair = "#d2491e",
      pelt = "#f4efe2",
      isBusy = !look.mood;
    const paw = (x: number, y: number, turn: number): string =>
      placed(
        form("M-13 -22C-16 -6 -18 10 -12 17C-4 23 8 23 14 16C18 8 14 -8 12 -22Z", pelt, {
          width: 3,
          within: line("M-5 8v9M4 8v9", 1.6),
        }) + flat("M-12 16l-3 9l7 -4ZM-2 20l0 9l5 -8ZM9 19l4 8l2 -10Z", INK),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#8f88b4",
        "#3c3a5c",
        glow(152, 36, 96, "#f2ffd0", 0.85) +
          flat(oval(160, 34, 19), "#f4fbd8") +
          flat("M-12 98L20 70L44 88L84 66L120 90L160 76L212 98V164H-12Z", "#5c5882") +
          // those who came before
          flat("M2 128V104C2 92 24 92 24 104V128ZM176 126V98C176 84 200 84 200 98V126Z", "#3a3858") +
          flat("M8 98h10v3H8ZM183 92h10v3h-10ZM11.500 95h3v12h-3ZM186.500 88h3v14h-3Z", "#7d78a8") +
          flat("M-12 120Q50 108 100 118T212 116V164H-12Z", "#34403e"),
      ),
      figure:
        cast(98, 149, 84) +
        form("M20 164C20 122 52 98 96 98C142 98 172 122 174 164Z", pelt, {
          within: line("M40 130l6 8M34 146l8 5M150 128l-6 8M160 144l-8 5", 2, "#b0a890"),
        }) +
        form("M60 76C44 90 38 112 44 138C50 148 62 146 64 136C60 118 64 104 74 94Z", hair, {
          within: line("M46 96l18 8M42 110l20 6M42 126l20 2", 2.4, "#7a2008"),
        }) +
        form("M128 76C144 90 150 112 142 138C136 146 124 144 124 134C128 118 124 104 114 94Z", hair, {
          within: line("M144 96l-18 8M148 110l-20 6M146 124l-20 2", 2.4, "#7a2008"),
        }) +
        placed(
          form(oval(-38, -46, 15, 14) + oval(38, -48, 15, 14), pelt, {
            within: flat(oval(-37, -43, 8, 7) + oval(37, -45, 8, 7), "#c8b0b0"),
          }) +
            form(
              "M-46 34C-54 6 -54 -30 -34 -50C-16 -66 18 -66 36 -50C54 -30 54 6 46 34L38 22L30 34H-30L-38 22Z",
              pelt,
              { shade: [-6, -5] },
            ) +
            form("M-33 0C-33 -24 33 -24 33 0C35 24 22 42 0 42C-22 42 -35 24 -33 0Z", skin, {
              within:
                flat("M-36 10C-20 5 20 5 36 10V18C20 12 -20 12 -36 18Z", "#3a6fb8") +
                flat("M-36 -24H-26C-30 -6 -30 12 -27 26H-40ZM36 -24H26C30 -6 30 12 27 26H40Z", hair),
            }) +
            face(pen, 0, 2, {
              mood,
              apart: 15,
              radius: 11,
              uneven: 1.1,
              skin: mix(skin, "#9a4a3a", 0.3),
              gaze: look.gaze || [0.2, 0.1],
              brow: { colour: "#8a2a0c", wide: 12, high: 5 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 0, 29, isBusy ? 15 : 11) +
            form("M-6 12C-5 6 6 6 8 12C7 18 -6 18 -6 12Z", mix(skin, "#d8504a", 0.35), { width: 2, shade: [-2, -2] }) +
            // he was asked to come along, he was not asked how
            form(
              "M-36 -18C-38 -34 -22 -42 0 -42C22 -42 38 -34 36 -18L30 -8L24 -19L14 -11L6 -20L0 -12L-7 -20L-15 -11L-24 -19L-30 -8Z",
              pelt,
              { width: 2.8, shade: [-3, -4] },
            ) +
            form("M-13 -34C-11 -42 13 -42 14 -34C13 -26 4 -24 0 -24C-4 -24 -12 -26 -13 -34Z", "#2c2a3c", {
              width: 2,
              shade: [-2, -2],
            }) +
            flat(oval(-22, -46, 6) + oval(22, -47, 6), "#fff") +
            line(oval(-22, -46, 6) + oval(22, -47, 6), 2) +
            flat(oval(-20, -43, 2.6) + oval(20, -44, 2.6), INK) +
            line("M-30 -53L-17 -57M30 -54L17 -58", 2.4),
          94,
          72,
          -5,
        ) +
        paw(38, 140, 12) +
        // she has finished dinner; this is the plate
        placed(
          form("M-46 0A46 46 0 0 1 -16 -43Q-12 -34 -5 -37Q1 -32 6 -37Q14 -34 17 -43A46 46 0 0 1 46 0Z", "#4f9a86", {
            within:
              flat("M0 0L-50 -22V-60H0ZM0 0H50V-24Z", "#f2e2bc") +
              line("M-40 0A40 40 0 0 1 40 0", 4, "#8b93a0") +
              line("M0 0V-40", 1.6, "#5a4a30"),
          }) + form(oval(0, -4, 14, 13), "#aab4c0", { width: 2.8 }),
          96,
          isBusy ? 148 : 164,
          4,
        ) +
        placed(
          form("M-11 -18H11V18H-11Z", "#f6e9cf", {
            width: 2.4,
            shade: [-2, -2],
            within: flat("M-7 -14H7V14H-7Z", "#b8402e") + flat("M0 -8l5 8l-5 8l-5 -8Z", "#f4b93a"),
          }),
          158,
          104,
          14,
        ) +
        paw(154, 138, -164),
      front:
        `<path d="M-4 142Q40 132 90 140T204 136V152H-4Z" fill="#dfe8d8" opacity=".2"/>` +
        (isBusy ? line("M72 108l-9 -3M76 100l-8 -7M120 106l9 -4", 2.2, "#f6e2a8") : ""),
    };
  },
};

export const medic: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "calm",
      feather = "#9a6a42",
      pale = "#f0dcb4";
    const isOpen = ["shock", "fear", "asleep", "dazed", "joy", "gloat"].includes(mood);
    const jar = (x: number, y: number, colour: string): string =>
      flat(`M${x - 6} ${y}v-14q0 -3 3 -3h6q3 0 3 3v14Z`, colour) +
      flat(`M${x - 4} ${y - 21}h8v4h-8Z`, "#0b3a3e") +
      flat(`M${x - 4} ${y - 12}h3v8h-3Z`, "#ffffff", 0.4);
    const heart = (x: number, y: number, scale: number, turn: number): string =>
      placed(
        form("M0 10C-12 2 -13 -8 -7 -11C-3 -13 0 -10 0 -7C0 -10 4 -13 8 -11C13 -8 12 2 0 10Z", "#e23a34", {
          width: 2.4,
          shade: [-2, -2],
          rim: [1.5, 1.2],
          within: flat(oval(-5, -6, 2.4, 2), "#ffd0c0"),
        }),
        x,
        y,
        turn,
        scale,
      );
    return {
      back: backdrop(
        "#2b8f86",
        "#0f3f45",
        glow(30, 40, 80, "#fff6b0", 0.8) +
          flat("M-12 50H52v6H-12ZM148 44H212v6H148ZM152 86H212v6H152Z", "#0b3a3e") +
          jar(10, 50, "#e0a83a") +
          jar(28, 50, "#c85a7a") +
          jar(166, 44, "#7ac86a") +
          jar(186, 44, "#e07a3a") +
          jar(176, 86, "#8ad0e0") +
          line("M30 -12V8", 3, "#0b3a3e") +
          flat("M18 18C20 8 40 8 42 18Z", "#0b3a3e") +
          flat(oval(30, 20, 6, 4), "#fff6b0") +
          flat("M-12 128H212V164H-12Z", "#0b3338"),
      ),
      figure:
        cast(90, 148, 80) +
        form("M28 152C22 112 44 92 88 92C132 92 152 112 148 152Z", "#eef2ea", {
          within:
            flat("M62 92L88 134L114 92V84H62Z", pale) +
            line("M72 104q4 4 8 0M84 108q4 4 8 0M96 104q4 4 8 0M78 114q4 4 8 0M90 115q4 4 8 0", 1.6, feather) +
            line("M62 94L88 136V152", 2.2, "#8aa09a") +
            line("M114 94L88 136", 2.2, "#8aa09a"),
        }) +
        line("M60 100C54 124 62 134 72 132", 4.6, INK) +
        line("M60 100C54 124 62 134 72 132", 2.2, "#e05a4a") +
        form(oval(74, 133, 6), "#c8d0d8", { width: 2.2, shade: [-2, -2] }) +
        placed(
          form(
            "M-48 -4C-50 -20 -52 -36 -60 -48C-44 -46 -30 -40 -20 -32H20C30 -40 44 -46 60 -50C52 -36 50 -20 48 -4C50 20 30 36 0 36C-30 36 -50 20 -48 -4Z",
            feather,
            {
              within:
                line("M-46 18l8 3M-40 26l8 1M46 18l-8 3M40 26l-8 1M-50 -34l10 6M50 -34l-10 6", 2, "#5a3a20") +
                flat(oval(-20, -2, 24, 25) + oval(20, -2, 24, 25), pale),
            },
          ) +
            line(oval(-20, -2, 24, 25) + oval(20, -2, 24, 25), 1.6, "#b88a54") +
            face(pen, 0, -3, {
              mood,
              apart: 20,
              radius: 14.5,
              uneven: 1.05,
              skin: feather,
              iris: "#f2b632",
              gaze: look.gaze || [0.7, 0.7],
              brow: { colour: "#5a3a20", wide: 15, high: 5 },
              mouth: null,
            }) +
            (isOpen
              ? form("M-7 14L0 30L8 14Z", "#8a1a2a", { width: 2.4, smooth: true }) +
                form("M-9 6C-4 0 5 0 10 6C7 14 4 17 0 19C-4 17 -7 14 -9 6Z", "#f0a52a", { width: 2.4, shade: [-2, -2] })
              : form("M-9 6C-4 0 5 0 10 6C8 17 4 24 0 27C-4 24 -8 17 -9 6Z", "#f0a52a", {
                  width: 2.4,
                  shade: [-2, -2],
                }) + line("M-5 16Q0 19 6 15", WIDTH.detail)) +
            form("M-46 -24C-30 -34 30 -34 46 -24L45 -18C30 -27 -30 -27 -45 -18Z", "#3a4a5a", { width: 2.2 }) +
            form(oval(2, -32, 12, 12), "#dfeef2", {
              width: 2.6,
              within: flat("M-6 -32l8 -8h6l-12 14Z", "#ffffff", 0.9) + flat(oval(2, -32, 3), "#3a4a5a"),
            }),
          86,
          66,
          5,
        ) +
        // the patient: it knows who eats whom
        form("M118 160C118 138 130 130 160 130C190 130 202 138 204 160Z", "#5a8ac0", {
          width: 3,
          within: line("M134 134l-6 26M152 130v30M172 131l4 28M190 136l8 22", 3, "#dfe8f2"),
        }) +
        form(oval(152, 108, 9) + oval(182, 106, 9), FUR.mouse, { width: 2.6, shade: [-3, -2] }) +
        form(
          "M148 122C148 110 156 106 167 106C179 106 186 112 186 122C186 132 178 136 167 136C156 136 148 132 148 122Z",
          FUR.mouse,
          { width: 2.6 },
        ) +
        eye(pen, 160, 119, 5, { gaze: [-0.7, -0.7], pupil: 0.3, lid: 0, skin: FUR.mouse }) +
        eye(pen, 173, 118, 5, { gaze: [-0.7, -0.7], pupil: 0.3, lid: 0, skin: FUR.mouse }) +
        flat(oval(166, 126, 2.6, 2), "#e8707a") +
        line("M161 130q2.5 -3 5 0t5 0", 1.6) +
        form("M146 136C156 131 178 131 190 136V144C178 139 156 139 146 144Z", "#dfe8f2", { width: 2.4 }) +
        // two for a mouse
        placed(
          line("M-30 8L0 0", 7, INK) +
            line("M-30 8L0 0", 3.4, "#c8d0d8") +
            form("M-2 -2C4 -8 26 -8 28 -1C26 9 4 10 -2 -2Z", "#c8d0d8", { width: 2.4, shade: [-2, -2] }),
          146,
          95,
          -6,
        ) +
        heart(155, 84, 0.9, -12) +
        heart(170, 79, 0.9, 12) +
        form("M98 134C98 118 104 104 118 98C130 98 132 108 128 116C124 128 112 138 98 134Z", feather, {
          width: 2.8,
          within: line("M112 102q6 2 8 8M106 110q7 2 9 8M102 120q7 1 9 6", 1.6, "#5a3a20"),
        }) +
        form("M36 118C28 128 28 140 36 150L52 148C46 138 46 128 50 120Z", feather, {
          width: 2.8,
          within: line("M36 128l10 2M34 138l10 0", 1.6, "#5a3a20"),
        }),
      front: spark(186, 90, 5, "#ffd0c0") + spark(144, 72, 4, "#ffd0c0"),
    };
  },
};

export const hairball: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      hair = "#a8643a",
      sleeve = "#4d6ab0";
    const isEating = mood === "gloat" || mood === "joy";
    return {
      back: backdrop(
        "#3fa898",
        "#16585a",
        glow(36, 34, 80, "#fdffc0", 0.85) +
          flat("M14 8h46v52H14Z", "#0f4a4e") +
          flat("M18 12h38v44H18Z", "#d8f8d0") +
          line("M37 12v44M18 34h38", 2.6, "#0f4a4e") +
          // the cat has been at the chair as well
          flat("M146 128V52C146 38 200 34 212 44V128Z", "#8a3a5a") +
          line("M160 62v26M168 60v32M176 62v26M184 66v18", 2.4, "#e8c8b0") +
          flat("M138 96C138 84 156 84 158 96V128H138Z", "#702a48") +
          flat("M-12 116H212V164H-12Z", "#2a4a44") +
          flat("M-4 140C20 122 180 122 204 140C180 160 20 160 -4 140Z", "#d8923a") +
          flat("M20 140C40 128 160 128 180 140C160 152 40 152 20 140Z", "#a83a3a") +
          line("M0 134l-8 -5M14 129l-8 -6M186 129l8 -6M200 134l8 -5", 2.4, "#d8923a"),
      ),
      figure:
        cast(100, 144, 78) +
        form(
          "M28 142C26 132 50 136 64 138C90 132 116 134 134 138C150 132 176 136 172 144C160 152 40 152 28 142Z",
          "#b8e07a",
          {
            width: 2.6,
            within: flat(oval(48, 142, 6, 1.6) + oval(150, 142, 5, 1.5), "#f4ffd8"),
          },
        ) +
        form(shaggy(100, 82, 64, 58, 23, 0.15), hair, {
          shade: [-8, -6],
          within:
            line(
              "M44 60C60 30 96 24 128 34M52 108C62 130 96 138 130 130M150 58C160 84 156 106 146 120M40 84C40 96 44 104 50 112",
              3,
              "#e8a05a",
            ) +
            line(
              "M60 40C84 22 116 24 140 44M46 72C42 90 46 104 56 118M158 74C160 92 154 108 144 122M70 134C90 142 112 142 130 136",
              2,
              "#5c3018",
            ) +
            line("M56 54q10 -14 22 -18M134 42q12 8 18 22M60 124q8 8 20 12M150 96q-2 14 -12 24", 2.4, "#d8c8b8") +
            line(
              "M92 30q-4 6 -2 12M104 28q4 6 2 13M114 34q4 5 3 10M48 84q6 3 10 9M50 94q5 3 8 8M142 80q-5 4 -8 9M146 88q-6 3 -9 8M94 76q-3 5 0 9M102 77q3 4 1 9",
              1.8,
              "#5c3018",
            ),
        }) +
        line("M96 24C92 10 104 6 102 -2M112 26C116 14 126 14 128 6M82 28C76 18 68 18 66 10", 3, "#5c3018") +
        placed(
          line("M-22 0H14M-14 -8L-10 0L-14 8M-6 -9L-2 0L-6 9M2 -8L6 0L2 8", 6, INK) +
            line("M-22 0H14M-14 -8L-10 0L-14 8M-6 -9L-2 0L-6 9M2 -8L6 0L2 8", 2.6, "#fff8e4") +
            form("M12 -8C22 -8 28 -2 28 0C26 4 20 8 12 8Z", "#fff8e4", { width: 2.2, shade: [-1.5, -1.5] }) +
            flat(oval(19, -2, 1.6), INK),
          146,
          42,
          -38,
        ) +
        placed(
          form("M-16 -4H16V3H-16Z", "#e85a8a", { width: 2.2, shade: [-2, -1] }) +
            line("M-13 4v8M-8 4v8M-3 4v8M2 4v8M7 4v8M12 4v8", 2.4, "#e85a8a"),
          48,
          36,
          -36,
        ) +
        coin(160, 104, 9, 20, 0.9) +
        face(pen, 98, 62, {
          mood,
          apart: 23,
          radius: 16,
          uneven: 0.78,
          skin: "#7a4424",
          iris: "#9ad03a",
          gaze: look.gaze || [-0.1, 0.6],
          brow: { colour: "#4a2410", wide: 17, high: 6 },
          mouth: null,
        }) +
        (isEating
          ? form("M54 94C70 86 126 84 144 90C146 118 124 134 98 134C72 132 54 116 54 94Z", "#4a0f1c", {
              width: 3,
              smooth: true,
              dark: 0.7,
            }) +
            form("M70 122C78 112 118 110 126 120C118 132 80 134 70 122Z", "#d8606a", { width: 2, shade: [-2, -2] }) +
            flat("M62 92l6 14l7 -15ZM122 89l6 14l8 -14Z", "#fffbe8") +
            line("M62 92l6 14l7 -15M122 89l6 14l8 -14", 1.6) +
            // somebody was on the same side until now
            form("M86 124C84 114 84 108 88 102L104 100C106 108 108 116 106 126Z", sleeve, {
              width: 2.6,
              within: line("M84 108h24", 3, "#2c3f7a"),
            }) +
            mitten(pen, 96, 96, 11, 0, "#e9bd93")
          : mouth(pen, MOODS[mood].mouth, 98, 106, 26, "#4a0f1c")),
      front:
        form("M158 144C158 136 168 134 172 138L184 140C190 142 190 148 184 150H160Z", "#5c3420", {
          width: 2.6,
          within: line("M160 147h28", 2, "#2c160a"),
        }) +
        line("M40 128q-6 6 0 10M126 138q6 4 4 10", 2.4, "#dff8b0") +
        spark(74, 12, 5) +
        spark(18, 92, 4),
    };
  },
};

export const firecracker: Design = {
  dark: "#16163a",
  flame: "#ffe89a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      skin = "#f0cfa0",
      spines = "#6d4a3a";
    const rocket = (x: number, y: number, turn: number, colour: string, band: string): string =>
      placed(
        line("M0 0V34", 5, INK) +
          line("M0 0V34", 2.2, "#d8b070") +
          form("M-8 6V-26H8V6Z", colour, {
            width: 2.6,
            shade: [-3, 0],
            rim: [1.5, 0],
            within: line("M-10 2L10 -8M-10 -10L10 -20", 4, band),
          }) +
          flat("M-11 -25L0 -44L11 -25Z", band) +
          flat("M0 -44L11 -25H4Z", INK, 0.3) +
          line("M-11 -25L0 -44L11 -25Z", 2.6),
        x,
        y,
        turn,
      );
    const burst = (x: number, y: number, r: number, colour: string): string =>
      line(
        Array.from({ length: 12 }, (_, i) => {
          const [right, down] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
          return `M${(x + right * r * 0.35).toFixed(1)} ${(y + down * r * 0.35).toFixed(1)}L${(x + right * r).toFixed(1)} ${(y + down * r).toFixed(1)}`;
        }).join(""),
        2.4,
        colour,
      );
    return {
      back: backdrop(
        "#8f86c0",
        "#38365e",
        glow(28, 40, 70, "#ffd0e0", 0.7) +
          glow(172, 44, 70, "#d8ffc0", 0.7) +
          burst(26, 44, 24, "#ffe0ea") +
          burst(176, 46, 20, "#e6ffb0") +
          flat("M-12 112C10 96 30 104 40 112C60 98 140 98 160 110C176 98 196 100 212 112V164H-12Z", "#2a2a4c") +
          flat("M18 116V96C18 88 34 88 34 96V116ZM168 118V98C168 88 186 88 186 98V118Z", "#4a4a74") +
          line("M26 94v12M21 98h10M177 96v12M172 100h10", 2, "#2a2a4c") +
          flat("M-12 128Q100 116 212 130V164H-12Z", "#20203c"),
      ),
      figure:
        cast(100, 148, 82) +
        rocket(52, 60, -36, "#d83a3a", "#ffe27a") +
        rocket(86, 50, -10, "#3a7ad0", "#fff4dc") +
        rocket(122, 51, 14, "#3aa05a", "#ffe27a") +
        rocket(152, 64, 42, "#e08a2a", "#fff4dc") +
        form(shaggy(102, 104, 62, 58, 25, 0.2), spines, {
          shade: [-7, -5],
          within: line(
            "M52 84l-8 -8M60 70l-6 -9M76 60l-4 -9M96 56l0 -10M116 57l5 -9M134 65l8 -8M146 77l9 -6M152 92l10 -3M48 104l-10 -3M50 120l-10 2M154 112l10 2",
            2,
            "#c89a6a",
          ),
        }) +
        form("M60 152C56 126 74 112 100 112C126 112 144 126 140 152Z", skin, { width: 3 }) +
        placed(
          flat(oval(-32, -24, 11) + oval(33, -24, 11), spines) +
            line(oval(-32, -24, 11) + oval(33, -24, 11), 3) +
            flat(oval(-31, -22, 6) + oval(33, -22, 6), "#e0a08a") +
            form(
              "M-40 0C-40 -22 -26 -30 -14 -30L-8 -22L0 -34L8 -22L16 -30C28 -30 42 -20 41 2C40 24 22 38 0 38C-22 38 -40 22 -40 0Z",
              skin,
              { within: flat(oval(-26, 20, 8, 5), "#2a1c14", 0.35) + flat(oval(30, 4, 6, 8), "#2a1c14", 0.3) },
            ) +
            face(pen, 0, -3, {
              mood,
              apart: 17,
              radius: 12,
              uneven: 0.92,
              skin: "#b8865a",
              gaze: look.gaze || [-0.6, 0.6],
              brow: { colour: "#4a2c1c", high: 4 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 0, 24, 13) +
            flat("M-10 10C-9 2 9 2 10 10C9 17 3 19 0 19C-4 19 -9 17 -10 10Z", "#2e2028") +
            flat(oval(-3, 8, 3, 1.6), "#ffffff", 0.7) +
            line("M-38 -12l-8 -3M-36 10l-8 3", 1.6),
          100,
          84,
          -6,
          0.96,
        ) +
        // the match is out; what it has lit is behind him
        line("M156 70C172 80 184 88 178 106", 4.4, INK) +
        line("M156 70C172 80 184 88 178 106", 2, "#e8d8b0") +
        placed(
          flat("M-16 -10H16V12H-16Z", "#e0b24a") +
            flat("M-16 -10H16V-4H-16Z", "#7a3a2a") +
            line("M-16 -10H16V12H-16Z", 2.6),
          138,
          128,
          12,
        ) +
        mitten(pen, 130, 138, 11, 10, skin) +
        line("M58 128L40 106", 5, INK) +
        line("M58 128L40 106", 2.4, "#d8b070") +
        flat(oval(40, 105, 4), "#2a1c1c") +
        mitten(pen, 60, 130, 12, -30, skin) +
        line("M38 98C32 90 44 86 36 76", 2.4, "#e8e4f4", 'opacity=".8"'),
      front:
        glow(178, 106, 28, "#ffffff", 0.9) +
        spark(178, 106, 18, "#fff6c0") +
        spark(178, 106, 10, "#ff9a2a") +
        spark(192, 90, 4) +
        spark(164, 118, 4) +
        spark(190, 126, 5),
    };
  },
};

export const digger: Design = {
  dark: "#2a1830",
  flame: "#fff0b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "calm",
      fur = "#57507a",
      paw = "#f0a296",
      rims = oval(-19, -3, 17.5) + oval(19, -3, 18);
    const ray = (i: number): string => {
      const at = (turn: number, r: number): string =>
        `${(Math.cos(turn) * r).toFixed(1)} ${(18 + Math.sin(turn) * r * 0.86).toFixed(1)}`;
      const turn = (i / 10) * Math.PI * 2 + 0.3;
      return `L${at(turn - 0.3, 9)}C${at(turn - 0.26, 20)} ${at(turn + 0.26, 20)} ${at(turn + 0.3, 9)}`;
    };
    const star = `M${Array.from({ length: 10 }, (_, i) => ray(i))
      .join("")
      .slice(1)}Z`;
    const hand = (x: number, y: number, turn: number, side: -1 | 1): string =>
      placed(
        form(
          "M-15 22C-22 8 -24 -4 -18 -8L-22 -24L-11 -14L-8 -30L0 -16L8 -30L11 -14L22 -22L18 -6C24 2 20 14 15 22Z",
          paw,
          { width: 3, within: line("M-10 -8l1 10M0 -9v11M10 -8l-1 10", 1.6) },
        ),
        x,
        y,
        turn,
        side,
        1,
      );
    const hill = (x: number, y: number, scale: number): string =>
      placed(
        flat("M-16 0C-12 -14 10 -16 16 0Z", "#7a4a26") + line("M-8 -5l3 -3M2 -8l3 2", 2, "#b07a48"),
        x,
        y,
        0,
        scale,
      );
    return {
      back: backdrop(
        "#ffdf9c",
        "#f4a860",
        glow(164, 34, 80, "#fffbe0", 1) +
          flat(oval(170, 30, 16), "#fffbe8") +
          flat("M128 84V60h5v-5h5v5h6V46h5v-6h5v6h5v-6h5v6h5v14h6v-5h5v5h5V84Z", "#b8724a") +
          flat("M-12 84C40 66 90 78 212 72V164H-12Z", "#8fbe4e") +
          flat("M-12 116C60 100 140 108 212 104V164H-12Z", "#5f9638") +
          // he knows the way
          hill(146, 86, 0.6) +
          hill(176, 92, 0.8) +
          hill(40, 88, 0.6) +
          hill(14, 96, 0.8) +
          hill(188, 112, 1.2) +
          line("M4 122l3 -8M30 110l2 -7M60 104l2 -6M150 106l2 -6M168 124l3 -8", 2, "#2f6a2a"),
      ),
      figure:
        cast(98, 147, 90) +
        form("M34 166C30 122 54 98 94 98C136 98 160 122 156 166Z", fur, { shade: [-7, -5] }) +
        placed(
          form("M-46 6C-48 -26 -26 -42 0 -42C28 -42 48 -26 46 6C48 26 28 44 0 46C-28 44 -48 26 -46 6Z", fur, {
            shade: [-7, -5],
            within: line("M-40 24l7 4M-35 33l7 3M41 24l-7 4M36 33l-7 3", 2, "#332c52"),
          }) +
            flat(rims, "#b9aede") +
            face(pen, 0, -3, {
              mood,
              apart: 19,
              radius: 13,
              uneven: 1.06,
              skin: "#756a9c",
              gaze: look.gaze || [0.8, -0.5],
              brow: null,
              mouth: null,
            }) +
            line(rims, 6.4) +
            line(rims, 3, "#fff2c8") +
            flat(oval(0, 30, 21, 15), "#a297c4") +
            mouth(pen, MOODS[mood].mouth, 1, 38, 10) +
            // it smells gold, and little else
            form(star, "#f48a96", { width: 2.4, shade: [-3, -3] }) +
            flat(oval(-3, 18, 2) + oval(4, 18, 2), "#7a2440") +
            form("M-45 -19C-46 -48 -24 -60 0 -60C26 -60 46 -48 46 -18C28 -29 -28 -29 -45 -19Z", "#f2bc36", {
              within: line("M-16 -59q-6 14 -5 32M18 -59q6 14 5 32", 2.4, "#a86a14"),
            }) +
            form("M-54 -14C-34 -28 34 -28 55 -13L51 -7C32 -20 -32 -20 -51 -8Z", "#d8921e", { width: 2.8 }) +
            form(oval(0, -41, 13, 12), "#fffbe0", { smooth: true, shade: [-1, -1], width: 4 }),
          92,
          68,
          -6,
        ) +
        placed(
          form("M-4 -14H4L6 56H-6Z", "#c8d2dc", { width: 2.6, shade: [-2, 0] }) +
            form(
              "M-19 -36C-19 -54 -10 -62 0 -62C10 -62 19 -54 19 -36C19 -20 9 -10 0 -10C-9 -10 -19 -20 -19 -36Z",
              "#dbe4ec",
              {
                width: 3,
                within: flat(oval(0, -36, 13, 19), "#9aa8b8"),
              },
            ) +
            flat("M-14 -30C-10 -42 10 -42 14 -30C12 -16 -12 -16 -14 -30Z", "#6a3c1c") +
            coin(1, -36, 9, -12, 0.9),
          160,
          78,
          12,
        ) +
        hand(164, 116, 16, -1) +
        hand(26, 106, -24, 1),
      front:
        form(
          "M-12 168C2 152 16 142 34 141C44 133 56 144 70 139C86 134 104 143 120 138C136 134 152 141 164 143C182 147 198 156 210 168Z",
          "#7a4a26",
          {
            within:
              flat(oval(56, 150, 6, 3) + oval(104, 147, 5, 2.4) + oval(146, 150, 7, 3), "#b07a48") +
              line("M30 150l6 4M122 148l5 -3", 2, "#4a2612"),
          },
        ) +
        // one of the old families down there
        line("M184 150C180 136 194 136 191 124C189 117 183 118 183 123", 8.4) +
        line("M184 150C180 136 194 136 191 124C189 117 183 118 183 123", 4.8, "#f4a090") +
        flat(oval(186, 121, 1.4), INK) +
        flat("M182 115L180 106L185 110L188 104L191 110L196 106L194 115Z", "#f6c63a") +
        line("M182 115L180 106L185 110L188 104L191 110L196 106L194 115Z", 1.6),
    };
  },
};

export const stray: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sad",
      fur = "#c9a070",
      patch = "#8a5a3a";
    return {
      back: backdrop(
        "#39408a",
        "#171a46",
        flat("M-12 40L18 22L48 42V160H-12ZM120 34L160 4L212 30V160H120Z", "#232862") +
          flat("M134 54h14v20h-14ZM170 46h14v20h-14Z", "#1a1d4c") +
          line("M141 54v20M177 46v20M134 64h14M170 56h14", 1.6, "#2f3576") +
          line("M128 94h26v11h-26M170 86h28v11M0 70h22v11H0", 1.4, "#2f3576") +
          `<path d="M32 38L-12 150H110Z" fill="#ffdf9a" opacity=".22"/>` +
          glow(32, 34, 62, "#ffe9a8", 0.95) +
          line("M6 150V14C6 4 32 4 32 16", 4.4, "#0f1238") +
          flat("M22 20h20l-4 -6H26ZM24 42h16l-2 4H26Z", "#0f1238") +
          flat("M23 20h18l-3 22H26Z", "#fff2b8") +
          line("M32 20v22", 1.8, "#b8862c") +
          line(
            "M60 0l-6 22M92 -6l-5 18M120 6l-6 22M150 -4l-5 18M184 6l-6 22M196 62l-5 18M58 62l-4 14M166 92l-5 18M14 92l-5 18",
            1.8,
            "#8a94d8",
            'opacity=".75"',
          ) +
          flat("M-12 134Q100 124 212 136V164H-12Z", "#0f1236") +
          flat(oval(176, 146, 22, 4), "#4a549a"),
      ),
      figure:
        cast(98, 147, 84) +
        form("M40 144C16 140 8 120 18 104C22 98 30 100 28 108C24 120 34 126 52 124Z", fur, {
          within: line("M14 112l8 4M16 122l10 0M26 132l8 -6", 2, patch),
        }) +
        form("M42 152C40 122 58 100 94 98C130 100 146 124 144 152Z", fur, {
          within:
            flat("M74 152C70 130 80 114 94 114C110 114 118 130 114 152Z", "#f2e0bc") +
            line("M52 124l8 6M50 134l8 4M134 122l-8 6M138 134l-8 3M84 118l4 6l4 -6l4 6l4 -6", 2, patch),
        }) +
        placed(
          form("M-30 -24C-44 -34 -58 -22 -58 -2C-58 16 -52 26 -44 28C-36 20 -32 4 -28 -8Z", patch, {
            within: line("M-50 -8q0 16 6 24", 1.6, "#3c2216"),
          }) +
            form("M18 -32C22 -46 32 -56 44 -58C52 -52 54 -42 50 -36C46 -40 42 -38 40 -34C42 -26 40 -18 36 -12Z", fur, {
              within:
                flat("M24 -30C28 -40 34 -46 42 -50C44 -44 40 -42 36 -36C36 -28 36 -24 34 -18Z", "#e0a08a") +
                flat("M36 -60H56V-36H44Z", patch),
            }) +
            form(
              "M-40 0C-42 -24 -26 -36 -10 -38L-6 -48L2 -39L12 -48L14 -37C30 -34 42 -22 40 0L47 10L38 13L40 22L30 24C24 36 -24 36 -30 26L-42 24L-38 15L-47 11Z",
              fur,
              {
                within:
                  flat("M2 -20C6 -32 30 -30 36 -14C40 4 32 16 20 16C6 14 0 -6 2 -20Z", patch) +
                  line("M-34 20l6 3M36 16l-6 4", 1.8, patch),
              },
            ) +
            face(pen, 0, -6, {
              mood,
              apart: 18,
              radius: 12,
              uneven: 1.05,
              skin: mix(fur, patch, 0.6),
              iris: "#8a5a2c",
              gaze: look.gaze || [0.1, -0.5],
              brow: { colour: "#3c2216", wide: 10, high: 4 },
              mouth: null,
            }) +
            form("M-20 16C-20 4 -8 2 0 6C8 2 20 4 21 16C22 30 12 36 0 36C-12 36 -22 30 -20 16Z", "#f2e0bc", {
              width: 2.6,
              within: flat(oval(-12, 22, 1.3) + oval(-14, 17, 1.3) + oval(13, 22, 1.3) + oval(15, 17, 1.3), patch),
            }) +
            mouth(pen, MOODS[mood].mouth, 0, 26, 8) +
            form("M-10 8C-9 1 9 1 11 8C10 15 4 18 0 18C-4 18 -9 15 -10 8Z", "#2e2028", {
              width: 2,
              shade: [-2.5, -2.5],
              rim: [1.5, 1.5],
              bright: 0.4,
            }) +
            line("M0 18v4", 2) +
            (mood === "sad"
              ? form("M-30 10C-26 16 -25 22 -29 24C-34 24 -35 18 -30 10Z", "#aee0f4", {
                  width: 1.8,
                  shade: [-1.5, -1.5],
                })
              : ""),
          92,
          70,
          9,
        ) +
        // a collar without a name, and a string that has been bitten through
        form("M62 106C78 114 106 116 124 106L124 114C106 124 78 122 62 114Z", "#c8402e", {
          width: 2.4,
          shade: [-2, -2],
        }) +
        line("M118 112C134 116 138 126 132 134", 4.2, INK) +
        line("M118 112C134 116 138 126 132 134", 2, "#e8d8b0") +
        line("M132 134l-4 6M132 134l1 7M132 134l5 5", 1.8, "#e8d8b0") +
        form("M74 124H110L105 148C98 152 86 152 80 148Z", "#9aa4ae", {
          width: 2.8,
          within: line("M76 132H108M78 142H106", 1.8, "#5c6670") + flat("M100 126l6 4l-3 6Z", "#8a4a22"),
        }) +
        form("M74 124C74 117 110 117 110 124C110 130 74 130 74 124Z", "#3c444e", { width: 2.6, smooth: true }) +
        coin(90, 123, 5, 10, 0.55) +
        mitten(pen, 70, 138, 12, -24, "#f2e0bc") +
        mitten(pen, 114, 138, 12, 24, "#f2e0bc"),
      front:
        // the poorest of all, and his savings
        form("M150 152C142 138 148 122 160 118L158 110H178L175 118C190 122 196 138 188 152Z", "#7a5a3a", {
          width: 3,
          within:
            flat("M176 128h10v10h-10Z", "#a83a3a") + line("M176 128l10 10M174 131l4 -4M184 141l4 -4", 1.4, "#f2e0bc"),
        }) +
        coin(162, 110, 6.5, -16, 0.8) +
        coin(174, 109, 6.5, 14, 0.8) +
        coin(168, 105, 6.5, 0, 0.8) +
        line("M157 117H177", 4.6, INK) +
        line("M157 117H177", 2.2, "#e8d8b0") +
        spark(182, 98, 6) +
        line("M36 128l-5 16M134 84l-4 13M194 104l-4 14", 1.8, "#b0b8f0", 'opacity=".8"'),
    };
  },
};

export const fatMouse: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      fur = "#e6d2c2",
      inside = "#f0958c";
    /** Who is behind him, and safe. */
    const kin = (x: number, y: number, turn: number): string =>
      placed(
        flat(oval(-9, -9, 7) + oval(9, -9, 7) + oval(0, 0, 11, 10), "#b8683e") +
          flat(oval(-4.5, -1, 4) + oval(4.5, -1, 4), "#ffe9a0") +
          flat(oval(-4, -1, 1.8) + oval(5, -1, 1.8), INK),
        x,
        y,
        turn,
      );
    const sole = (x: number, turn: number): string =>
      placed(
        form("M-15 18C-20 0 -14 -18 0 -18C14 -18 20 0 15 18Z", inside, {
          width: 3,
          within: flat(oval(0, 6, 8, 7) + oval(-8, -7, 3) + oval(0, -10, 3.2) + oval(8, -7, 3), "#c85c58"),
        }),
        x,
        140,
        turn,
      );
    return {
      back: backdrop(
        "#e0733a",
        "#a8381e",
        line(
          "M-12 18H212M-12 46H212M-12 74H212M-12 102H212M30 -8v26M92 -8v26M156 -8v26M6 18v28M184 18v28M14 46v28M190 46v28M4 74v28M196 74v28",
          2,
          "#8f2e1c",
        ) +
          // the front door
          flat("M12 164V72C12 -20 184 -20 184 72V164Z", "#5a1a10") +
          flat("M21 164V74C21 -8 175 -8 175 74V164Z", "#33100e") +
          glow(98, 60, 78, "#ffb03a", 0.7) +
          kin(40, 66, -10) +
          kin(156, 56, 12) +
          line("M176 84L188 78L184 68L198 60M20 84L8 80L6 70", 2.4, "#5a1a10") +
          flat("M-12 128H212V164H-12Z", "#5c2416") +
          line("M-12 128H212", 4, "#3c0f10"),
      ),
      figure:
        cast(98, 149, 100, 9) +
        form("M4 162C-8 118 30 82 98 80C166 82 204 118 192 162Z", fur, { shade: [-9, -6] }) +
        form("M38 164C32 128 60 106 98 106C136 106 164 128 158 164Z", "#fbf0e0", {
          width: 2.4,
          within:
            flat(oval(98, 140, 40, 29), "#d8342e") +
            flat(oval(98, 140, 28, 20), "#fbf0e0") +
            flat(oval(98, 140, 16, 11), "#d8342e"),
        }) +
        placed(
          form(oval(-42, -32, 22, 22), fur, { within: flat(oval(-41, -30, 14, 14), inside) }) +
            form(oval(42, -34, 21, 21), fur, { within: flat(oval(41, -31, 13, 13), inside) }) +
            form(
              "M-36 -10C-36 -32 -20 -42 0 -42C20 -42 37 -32 37 -9C58 -2 64 32 42 42C24 50 -24 50 -42 42C-64 32 -58 -2 -36 -10Z",
              fur,
            ) +
            face(pen, 0, -12, {
              mood,
              apart: 16,
              radius: 12,
              uneven: 1.08,
              skin: "#b08e80",
              gaze: look.gaze || [0, 0.2],
              brow: { colour: "#6d4a3e", wide: 11, high: 4 },
              mouth: null,
            }) +
            `<ellipse cx="-40" cy="16" rx="11" ry="8" fill="#e0503c" opacity=".4"/><ellipse cx="41" cy="15" rx="11" ry="8" fill="#e0503c" opacity=".4"/>` +
            whiskers(0, 14, 24, 66, "#6d4a3e") +
            mouth(pen, MOODS[mood].mouth, 0, 26, 13) +
            (hasTeeth(mood)
              ? flat("M-6 25h6v9h-6ZM1 25h6v9h-6Z", "#fffbe8") + line("M-6 26v8h6v-8M1 26v8h6v-8", 1.4)
              : "") +
            form("M-9 8C-8 1 9 1 10 8C9 15 3 17 0 17C-3 17 -8 15 -9 8Z", "#e8606e", { width: 2.2, shade: [-2, -2] }),
          92,
          66,
          -6,
        ) +
        form("M192 142C200 124 196 104 184 92L166 100C168 112 164 122 158 128Z", fur, { width: 3 }) +
        // he will not let go of it either
        placed(
          form("M-26 10L22 -14C28 -8 30 2 28 10Z", "#ffdc5a", { width: 2.8, shade: [-3, -2] }) +
            form("M-26 10H28V26H-26Z", "#f0b832", {
              width: 2.8,
              within: flat(oval(-10, 19, 5, 4) + oval(12, 16, 4, 3) + oval(22, 24, 4, 3), "#a86a10"),
            }),
          172,
          82,
          -12,
        ) +
        mitten(pen, 174, 98, 12, 6, inside) +
        form("M10 140C-2 126 2 108 14 98L30 104C26 112 30 120 40 124Z", fur, { width: 3 }) +
        mitten(pen, 21, 97, 12, -20, inside) +
        sole(46, -12) +
        sole(150, 12),
      front:
        flat("M140 118l5 -1l-1 5ZM118 124l4 0l-1 4Z", "#ffdc5a") +
        spark(192, 48, 6) +
        line("M4 60q-4 -6 0 -10M14 56q0 -6 4 -9", 2.4, "#ffdf80"),
    };
  },
};
