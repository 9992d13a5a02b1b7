/** Looterz of the other edition, third part: from Rollork to the Sage, each caught in the middle of something. */

import type { Design, Look } from "./design";
import { brow, expressionOf, eye, face, type Mood, MOODS, mouth } from "./faces";
import { coin, flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, type Point, WIDTH } from "./pen";

/** Where somebody looks: where they are told, else where the mood makes them, else at what they are busy with. */
const gazing = (look: Look, mood: Mood, usual: Point): Point => look.gaze ?? expressionOf(mood).gaze ?? usual;

const OPEN_HAND =
  "M-16 22C-22 12 -22 2 -20 -4C-28 -10 -31 -19 -26 -22C-20 -24 -18 -16 -13 -12L-14 -30C-14 -37 -5 -37 -4 -30L-3 -15L-1 -34C0 -41 9 -40 9 -33L8 -14L12 -29C14 -35 22 -33 21 -26L18 -8L23 -17C26 -22 32 -19 30 -13C26 2 24 14 18 22Z";

export const rollork: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "sly",
      skin = "#a4c656",
      iron = "#98a2b2",
      bone = "#f6e8c4",
      wood = "#a8662e";
    /** An arrow that has arrived. */
    const arrow = (x: number, y: number, turn: number): string =>
      placed(
        line("M0 0V-26", 5) +
          line("M0 0V-26", 2.2, "#e8c890") +
          flat("M0 -20L-6 -26V-36L0 -30L6 -36V-26Z", "#fff4dc") +
          line("M0 -20L-6 -26V-36L0 -30L6 -36V-26Z", 2),
        x,
        y,
        turn,
      );
    const wiggling = (x: number, y: number, turn: number, side: -1 | 1): string =>
      placed(form(OPEN_HAND, skin, { within: line("M-8 6q8 6 18 2", WIDTH.detail) }), x, y, turn, side * 0.82, 0.82);
    return {
      back: backdrop(
        "#e06a2e",
        "#5a1418",
        glow(96, 62, 110, "#ffd878", 0.95) +
          flat(oval(96, 66, 60), "#ffe9a8") +
          flat("M-12 100Q40 94 100 100T212 98V164H-12Z", "#7a1c22") +
          line("M4 108h30M14 118h16M166 108h30M176 118h24", 2.4, "#ffb45a", 'opacity=".8"') +
          // the last ship that took him at his word
          flat("M168 98L176 74L180 98ZM152 98L206 90L200 104H160Z", "#4a1016"),
      ),
      figure:
        cast(98, 149, 78) +
        flat(oval(97, 108, 63, 15), "#2c0c08") +
        line(oval(97, 108, 63, 15), 5) +
        form("M50 124C52 104 68 96 96 96C124 96 140 104 144 124Z", "#6a4630", { width: 2.8 }) +
        form(
          "M62 126C40 128 24 118 22 98L42 94C44 104 52 108 64 108ZM132 126C154 128 172 116 172 94L152 90C150 102 142 106 130 108Z",
          skin,
          { width: 3 },
        ) +
        placed(
          form(
            "M-30 -22C-56 -18 -74 -34 -72 -64C-62 -48 -50 -44 -26 -42ZM30 -22C56 -20 72 -38 68 -68C60 -50 48 -44 26 -42Z",
            bone,
            { within: line("M-52 -46l-5 20M-40 -43l-4 20M52 -47l5 20M40 -43l4 20", 1.8, "#a88a58") },
          ) +
            form(
              "M-34 -8C-52 -20 -60 -8 -54 2C-50 10 -42 12 -34 12ZM34 -8C52 -20 60 -8 54 2C50 10 42 12 34 12Z",
              skin,
              {
                width: 2.8,
              },
            ) +
            form(
              "M-36 -10C-36 -32 -18 -40 0 -40C18 -40 36 -32 36 -10C44 6 46 20 40 32C32 46 -32 46 -40 32C-46 20 -44 6 -36 -10Z",
              skin,
              { shade: [-6, -5], within: flat(oval(-28, 18, 8, 5) + oval(29, 17, 8, 5), "#d8704a", 0.5) },
            ) +
            face(pen, 0, -1, {
              mood,
              apart: 16,
              radius: 12,
              uneven: 1.1,
              skin: mix(skin, "#4a5a1c", 0.35),
              gaze: gazing(look, mood, [0.1, 0.2]),
              iris: "#c8402e",
              brow: { colour: "#8a3a12", wide: 13, high: 6 },
              mouth: null,
            }) +
            mouth(pen, look.mood ? MOODS[mood].mouth : "tongue", 0, 29, 14) +
            form("M-12 15C-14 5 13 5 13 15C14 24 -12 24 -12 15Z", mix(skin, "#c85a3a", 0.4), {
              width: 2.4,
              shade: [-3, -2],
            }) +
            form(
              "M-26 36C-29 28 -26 21 -22 16C-17 22 -16 30 -17 36ZM26 36C29 28 26 21 22 16C17 22 16 30 17 36Z",
              bone,
              {
                width: 2.2,
                shade: [-2, -1],
              },
            ) +
            form("M-40 -16C-42 -46 -22 -60 0 -60C22 -60 42 -46 40 -16C26 -26 -26 -26 -40 -16Z", iron, {
              shade: [-6, -4],
              within: line("M0 -60V-22", 6, "#e0a838") + line("M-40 -20C-26 -29 26 -29 40 -20", 5, "#e0a838"),
            }) +
            flat(oval(-28, -24, 2) + oval(-14, -27, 2) + oval(14, -27, 2) + oval(28, -24, 2), INK),
          96,
          64,
          -5,
        ) +
        wiggling(33, 80, -20, -1) +
        wiggling(161, 76, 18, 1) +
        // nothing in the rules says where a shield ends
        form("M35 110C48 126 146 126 159 110C168 130 166 148 160 168H36C28 148 26 130 35 110Z", wood, {
          shade: [-8, -4],
          within:
            line(
              "M62 112C58 130 58 150 62 168M86 114C84 130 84 150 86 168M110 114C112 130 112 150 110 168M134 112C138 130 138 150 134 168",
              2,
              "#5c3014",
            ) +
            line("M26 130C56 146 140 146 170 130", 9, "#5c6470") +
            line("M26 128C56 144 140 144 170 128", 2, "#c0c8d2"),
        }) +
        form("M33 106C46 124 148 124 161 106L163 113C148 133 46 133 31 113Z", iron, { width: 2.8 }) +
        arrow(60, 148, -62) +
        arrow(126, 150, 18) +
        arrow(146, 140, 58),
      front: coin(18, 142, 8, 16, 0.7) + coin(180, 146, 7, -12, 0.6) + spark(26, 128, 5) + spark(184, 40, 5),
    };
  },
};

export const halRTel: Design = {
  dark: "#2a0c2a",
  flame: "#ffe07a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "gloat",
      isBusy = !look.mood,
      skin = "#d8402e",
      horn = "#3a2a38";
    const prongs = "M0 60V-6M-15 -28V-16C-15 -4 15 -4 15 -16V-28M0 -32V0";
    const mallow = (x: number, y: number, isBurnt = false): string =>
      form(
        `M${x - 8} ${y - 7}C${x - 4} ${y - 11} ${x + 4} ${y - 11} ${x + 8} ${y - 7}L${x + 7} ${y + 7}C${x + 3} ${y + 10} ${x - 3} ${y + 10} ${x - 7} ${y + 7}Z`,
        isBurnt ? "#c8904a" : "#fff2ea",
        {
          width: 2.2,
          shade: [-3, -2],
          within: line(`M${x - 9} ${y - 5}q9 5 18 0`, 1.4, isBurnt ? "#5c3418" : "#e0a8a0"),
        },
      );
    return {
      back: backdrop(
        "#8fae86",
        "#28463c",
        glow(152, 58, 88, "#fff0a0", 0.95) +
          flat("M-12 96L8 40L24 84L40 26L58 92V164H-12Z", "#3f6a54", 0.8) +
          flat("M92 96L108 46L124 90L186 20L212 80V120H92Z", "#56806a", 0.6) +
          flat("M-12 106Q60 92 110 104T212 100V164H-12Z", "#2c5240") +
          line("M6 116l4 -8l4 8M22 124l4 -8l4 8M178 122l4 -8l4 8M190 112l3 -7l4 7", 1.8, "#6a9a6a") +
          flat("M-12 138Q100 126 212 138V164H-12Z", "#173226"),
      ),
      figure:
        cast(96, 149, 82) +
        form(
          "M50 112C30 96 12 96 -2 72C-4 98 4 128 20 140C30 130 42 130 56 140ZM128 118C142 110 154 112 170 98C170 118 164 136 150 146C144 138 136 138 126 144Z",
          "#7a1c34",
          {
            within: line(
              "M50 114C30 108 12 98 2 84M50 120C36 122 26 128 20 138M130 122C144 124 150 132 152 142",
              1.8,
              "#3a0a1c",
            ),
          },
        ) +
        line("M122 148C150 154 178 148 180 128C181 118 172 114 166 120", 8.4, INK) +
        line("M122 148C150 154 178 148 180 128C181 118 172 114 166 120", 5, skin) +
        form("M170 126L154 126L160 110L176 116Z", horn, { width: 2.2 }) +
        form("M34 158C34 126 52 106 88 106C124 106 140 128 142 158Z", skin, {
          within:
            flat("M70 158C66 130 76 116 90 116C104 116 114 130 110 158Z", "#f08a5a") +
            line("M76 132h28M74 142h32M76 151h28", 1.6, "#a83a24"),
        }) +
        placed(
          form(
            "M-22 -24C-44 -24 -54 -40 -44 -54C-36 -64 -22 -60 -24 -50C-30 -54 -36 -48 -32 -42C-28 -36 -20 -38 -10 -36ZM22 -24C44 -26 54 -42 44 -56C36 -66 22 -62 24 -52C30 -56 36 -50 32 -44C28 -38 20 -38 10 -36Z",
            horn,
            { bright: 0.5, within: line("M-40 -30l6 -8M-46 -40l9 -2M40 -31l-6 -8M46 -42l-9 -2", 1.8, "#7a6478") },
          ) +
            form(
              "M-30 -4C-46 -10 -56 -6 -62 -14C-60 2 -46 16 -30 12ZM30 -4C46 -12 56 -10 60 -20C60 0 46 14 30 12Z",
              skin,
              {
                width: 2.8,
                within: flat(
                  "M-32 2C-42 0 -50 -2 -56 -8C-52 4 -42 8 -32 7ZM32 2C42 -2 48 -4 54 -12C52 2 42 8 32 7Z",
                  "#8a1c2c",
                ),
              },
            ) +
            form(
              "M-34 -8C-35 -30 -18 -38 0 -38C18 -38 35 -30 34 -8C33 10 26 24 14 32C8 38 -8 38 -14 32C-26 24 -33 10 -34 -8Z",
              skin,
              {
                within: flat(oval(-14, -28, 7, 3.4), "#f07a58") + flat(oval(-2, -32, 3, 2), "#f07a58"),
              },
            ) +
            form("M0 -34C-8 -42 -4 -52 2 -54C0 -46 10 -44 8 -36C6 -32 3 -32 0 -34Z", "#1f1220", { width: 2.2 }) +
            face(pen, 0, -7, {
              mood,
              apart: 14.5,
              radius: 10,
              uneven: 1.1,
              skin: "#8a1c2c",
              gaze: gazing(look, mood, [0.95, -0.2]),
              iris: "#f2c020",
              white: "#fff6c8",
              brow: { colour: "#1f1220", wide: 12, high: 5 },
              mouth: null,
            }) +
            form("M-7 5C-9 12 -3 16 1 15C6 16 11 11 8 4L1 9Z", mix(skin, "#7a0c1c", 0.35), {
              width: 2,
              shade: [-2, -2],
            }) +
            (isBusy
              ? mouth(pen, "grin", 1, 20, 17) +
                flat("M-11 16l4 8l4 -7ZM8 17l4 7l4 -9Z", "#fffbe8") +
                form("M9 27C7 37 13 41 17 37C20 33 18 27 16 25Z", "#f07a8a", { width: 1.8, shade: [-1, -1] })
              : mouth(pen, MOODS[mood].mouth, 1, 21, 13)) +
            form("M-6 32C-2 36 6 36 9 32C9 42 6 50 -2 54C0 46 -5 40 -6 32Z", "#1f1220", {
              width: 2.2,
              shade: [-2, -1],
            }),
          86,
          72,
          -7,
        ) +
        placed(line(prongs, 7.4) + line(prongs, 3.8, "#aab4be"), 158, 66, 9) +
        mallow(147, 40) +
        mallow(163, 34, true) +
        mallow(178, 46) +
        form("M124 150C130 136 136 128 142 118L160 126C158 140 150 152 142 160Z", skin, { width: 3 }) +
        mitten(pen, 151, 116, 14, 12, skin) +
        form("M30 158C24 140 22 132 26 122L46 122C48 134 50 146 54 158Z", skin, { width: 3 }) +
        form(
          "M18 112C12 104 16 98 22 102L28 108H46L52 100C57 97 61 102 57 110C54 124 46 132 36 132C26 132 20 124 18 112Z",
          skin,
          { width: 2.6, shade: [-3, -2], within: line("M30 118q8 5 16 -1", WIDTH.detail) },
        ),
      front:
        flame(pen, 37, 91, isBusy ? 1.25 : 0.7) +
        line("M163 18q-4 -5 0 -9t0 -8M150 24q-3 -4 0 -7", 2, "#fff6e0", 'opacity=".8"') +
        spark(184, 30, 5),
    };
  },
};

export const ringleader: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "sly",
      fur = "#f6efe0",
      stripe = "#2c2838",
      coat = "#a8325a",
      lining = "#f0bc4c";
    /** One of the gang, in an inside pocket. */
    const hired = (x: number, y: number, turn: number, colour: string, ears: string, inside: string): string =>
      placed(
        line(ears + oval(0, 0, 12, 11), 4.4) +
          flat(ears + oval(0, 0, 12, 11), colour) +
          flat(inside, "#f0a09a") +
          flat(oval(-5, -1, 4) + oval(5, -1, 4.4), "#fff4dc") +
          flat(oval(-4 - x / 60, -1, 2) + oval(6 - x / 60, -1, 2), INK) +
          flat(oval(0, 5, 2.4, 1.8), "#c8505a") +
          flat("M-16 6Q0 11 16 6L14 26H-14Z", "#b9782a") +
          line("M-16 6Q0 11 16 6L14 26H-14Z", 2.4) +
          line("M-12 12Q0 16 12 12", 1.3, "#f6dc9a", 'stroke-dasharray="3 3"'),
        x,
        y,
        turn,
      );
    const round = (r: number): string => oval(-11, -10, r) + oval(11, -10, r);
    return {
      back: backdrop(
        "#39408a",
        "#171a46",
        flat("M-12 -12H50L44 150H-12ZM150 -12H212V150H158Z", "#20255c") +
          line("M-4 16h22v11H-4M18 36h24v11H18M166 62h24v11h-24M158 20h22v11h-22", 1.4, "#343c86") +
          glow(94, 22, 92, "#ffe6a0", 0.95) +
          line("M94 -12V6", 3, "#14143a") +
          flat("M78 18L88 4H100L110 18Z", "#14143a") +
          flat("M82 18H106L104 24H84Z", "#fff2b8") +
          flat("M-12 136Q100 126 212 138V164H-12Z", "#0f1236"),
      ),
      figure:
        cast(96, 149, 92) +
        // other people sell watches
        form("M88 98C62 96 38 88 26 74L8 80C14 106 8 136 -2 166H92Z", lining, {
          shade: [-7, -5],
          within:
            line("M26 74L8 80C14 106 8 136 -2 166", 15, coat) + line("M20 84C24 112 18 140 10 166", 1.6, "#8a5a14"),
        }) +
        form("M106 98C132 96 154 86 166 70L184 76C182 104 190 134 202 166H102Z", lining, {
          shade: [-7, -5],
          within:
            line("M166 70L184 76C182 104 190 134 202 166", 15, coat) +
            line("M172 82C172 112 178 140 186 166", 1.6, "#8a5a14"),
        }) +
        hired(42, 108, -8, "#b9a192", round(6.4), round(3.4)) +
        hired(62, 136, 4, "#8fc04a", oval(-6, -10, 5) + oval(6, -10, 5), "") +
        hired(
          152,
          104,
          8,
          "#e58a30",
          "M-12 -2L-12 -18L-1 -10ZM12 -2L12 -18L1 -10Z",
          "M-10 -6L-10 -13L-5 -9ZM10 -6L10 -13L5 -9Z",
        ) +
        hired(138, 136, -4, "#8a86a0", round(5), round(2.6)) +
        form("M70 166C72 124 80 100 98 98C116 100 122 124 124 166Z", "#3f6a7a", {
          within: flat("M84 98L97 140L112 98Z", fur) + flat(oval(97, 148, 2.6) + oval(97, 160, 2.6), lining),
        }) +
        placed(
          form(oval(-37, -20, 12, 13) + oval(37, -22, 12, 13), stripe, {
            width: 2.8,
            within: flat(oval(-37, -18, 6, 7) + oval(37, -20, 6, 7), "#e8a8a0"),
          }) +
            form(
              "M-41 2C-43 -30 -22 -42 0 -42C22 -42 43 -30 41 2L50 10L42 14L44 22C28 30 20 42 0 43C-20 42 -28 30 -44 22L-42 14L-50 10Z",
              fur,
              {
                within: flat(
                  "M-7 -44C-36 -46 -44 -14 -38 8C-32 20 -14 18 -7 8C-4 -6 -4 -26 -7 -44ZM7 -44C36 -46 44 -14 38 8C32 20 14 18 7 8C4 -6 4 -26 7 -44Z",
                  stripe,
                ),
              },
            ) +
            flat(oval(-18.5, -7, 13, 14) + oval(18.5, -7, 13.5, 14.5), "#8d86a6") +
            face(pen, 0, -7, {
              mood,
              apart: 18.5,
              radius: 12,
              uneven: 1.06,
              skin: "#8d86a6",
              gaze: gazing(look, mood, [0.2, 0.2]),
              iris: "#f0a820",
              brow: { colour: "#fffaf0", high: 4 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 1, 31, 11) +
            (look.mood ? "" : line("M10 30L30 38", 4) + line("M10 30L30 38", 1.8, "#f2d27a")) +
            form("M-10 12C-10 5 10 5 10 12C10 19 4 22 0 22C-4 22 -10 19 -10 12Z", "#3a2430", {
              width: 2.2,
              shade: [-2, -2],
              within: flat(oval(-3, 11, 3, 1.6), "#ffffff", 0.7),
            }) +
            form(
              "M-41 -26C-48 -46 -24 -62 6 -60C32 -60 46 -44 42 -27C52 -25 58 -16 54 -12C32 -25 -12 -31 -41 -26Z",
              coat,
              {
                within:
                  line("M-22 -30L-14 -60M4 -32L8 -62M26 -28L26 -60M-42 -42L44 -44", 1.5, "#e890a0") +
                  line("M-41 -26C-12 -31 32 -25 54 -12", 5, "#6a1638"),
              },
            ),
          94,
          66,
          6,
        ) +
        mitten(pen, 18, 80, 13, -34, stripe) +
        mitten(pen, 176, 75, 13, 30, stripe),
      front: coin(186, 144, 7, 14, 0.7) + spark(194, 128, 5) + spark(14, 128, 4),
    };
  },
};

export const cutpurse: Design = {
  dark: "#1c2452",
  flame: "#fff2b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "gloat",
      isBusy = !look.mood,
      shell = "#ea5f34",
      pale = mix(shell, "#ffe0b0", 0.55),
      height = mood === "pain" ? 74 : 47; // drawn in where it hurts, and out from under the bandage
    const claw = (x: number, y: number, turn: number, scale: number): string =>
      placed(
        form(
          "M-8 16C-20 8 -22 -14 -8 -26C-10 -14 -6 -8 -1 -2L2 4C6 -6 10 -14 6 -26C22 -18 24 6 10 16C4 20 -4 20 -8 16Z",
          shell,
          { width: 3, within: flat(oval(-11, -2, 3, 6), pale) },
        ) + line("M-8 -14l3 1M-6 -9h3M10 -16l-3 1M10 -10h-3", 1.8),
        x,
        y,
        turn,
        scale,
      );
    const legs = "M60 140L46 156M76 146L70 160M114 146L122 160M128 140L142 154";
    const stalks = "M78 90C76 74 74 66 72 58M110 90C112 74 114 64 116 56";
    return {
      back: backdrop(
        "#8fe4e4",
        "#3aa6b8",
        glow(34, 22, 84, "#fffbe0", 1) +
          flat(oval(30, 18, 15), "#fffbe0") +
          flat("M-12 70H212V110H-12Z", "#2487a4") +
          line("M4 80h22M14 90h30M120 78h24M112 90h26", 2.4, "#b8f0ec") +
          flat("M44 70L58 42L60 70ZM62 70V36L82 70ZM40 72H86L78 80H48Z", "#eefbf4") +
          flat("M-12 104Q60 96 130 106T212 104V164H-12Z", "#f2d690") +
          flat("M-12 130Q80 122 212 134V164H-12Z", "#d8ae62") +
          // he came to look at the sea
          form("M212 -8C170 -8 148 26 148 72C148 96 156 112 170 120V164H212Z", "#fff6e0", {
            shade: [-8, -5],
            within:
              line("M176 -14C160 20 156 80 172 124M198 -14C188 30 186 80 194 132", 10, "#c8345a") +
              flat("M140 58C164 68 190 68 212 62V80C190 88 164 86 140 76Z", "#8a5428") +
              line("M140 58C164 68 190 68 212 62M140 76C164 86 190 88 212 80", 2.4) +
              flat("M140 108C160 128 190 130 216 122V170H140Z", "#eeb08c") +
              line("M140 108C160 128 190 130 216 122", 2.6),
          }) +
          line("M156 80C158 88 156 94 154 100", 5) +
          line("M156 80C158 88 156 94 154 100", 2.4, "#e8d8a8"),
      ),
      figure:
        cast(88, 151, 70, 8) +
        placed(
          line(legs, 8) +
            line(legs, 4.4, shell) +
            line(stalks, 13) +
            line(stalks, 8, shell) +
            form(
              "M40 116C38 92 62 80 94 80C128 80 150 92 148 116C146 142 120 152 94 152C68 152 42 142 40 116Z",
              shell,
              {
                shade: [-7, -5],
                within:
                  flat(oval(62, 92, 6, 3.4) + oval(74, 86, 4, 2.4) + oval(118, 88, 5, 3), pale) +
                  flat("M54 132C68 144 120 144 134 132C128 150 112 154 94 154C76 154 60 150 54 132Z", pale),
              },
            ) +
            // where others have their eyes
            form("M40 104C72 95 116 95 147 104L149 120C116 111 72 111 39 120Z", "#241a3a", {
              width: 2.4,
              smooth: true,
            }) +
            form("M144 106L164 94L160 109L168 120L147 118Z", "#241a3a", { width: 2.2 }) +
            flat(oval(66, 108, 3) + oval(84, 106, 3) + oval(104, 106, 3) + oval(122, 108, 3), "#f6ecd8") +
            form(oval(72, height + 1, 18, 19) + oval(116, height - 1, 19, 20), shell, { width: 2.6 }) +
            face(pen, 94, height, {
              mood,
              apart: 22,
              radius: 17,
              uneven: 1.08,
              skin: mix(shell, "#6a1a3a", 0.3),
              gaze: gazing(look, mood, [0.9, 0.6]),
              iris: "#2a9a8a",
              brow: { colour: "#7a2418", wide: 15, high: 6 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 94, 130, 17),
          -10,
          2,
          -5,
        ) +
        form("M126 138C142 140 150 130 148 118L162 116C168 136 150 152 130 150Z", shell, { width: 3 }) +
        claw(155, 108, isBusy ? -4 : 34, 1.2) +
        form("M40 134C26 132 22 124 24 114L36 112C38 118 42 122 48 122Z", shell, { width: 3 }) +
        claw(29, 104, -20, 0.95),
      front:
        form("M4 130H44L38 164H10Z", "#3a6ad0", { width: 3, within: line("M2 140H46", 4, "#f6d24e") }) +
        coin(14, 128, 7, -10, 0.6) +
        coin(34, 128, 7, 12, 0.6) +
        coin(24, 124, 7.5, 0, 0.7) +
        (isBusy
          ? placed(
              form("M-8 -10C-24 2 -20 22 0 22C20 22 24 2 8 -10L13 -19L5 -16L0 -21L-5 -16L-13 -19Z", "#8a4aa0", {
                width: 3,
                within: line("M-9 -10C-4 -6 4 -6 9 -10", 3, "#f6d24e"),
              }) + flat(oval(0, 8, 5.4), "#f4b93a"),
              182,
              132,
              16,
            ) +
            spark(150, 70, 8) +
            line("M138 68l-8 -5M144 60l-4 -8", 2.4, "#ffffff")
          : coin(176, 144, 6, 20) + coin(190, 147, 6, -12, 0.6)),
    };
  },
};

export const scamp: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "sly",
      isBusy = !look.mood,
      skin = "#f0b890",
      hair = "#e0702c",
      pot = "#8a94a4",
      shirt = "#4aa078";
    const bands = "M24 74L76 120M48 66L82 112";
    return {
      back: backdrop(
        "#39408a",
        "#171a46",
        glow(26, 38, 64, "#ffd87a", 0.95) +
          flat("M-12 -12H64V150H-12Z", "#252b68") +
          flat("M128 92L166 60L212 92V160H128Z", "#20255c") +
          flat("M150 62h14v24h-14Z", "#20255c") +
          line("M6 78h26v11H6M30 100h24v11H30M0 122h22v11M144 112h26v11h-26M174 96h24v11h-24", 1.4, "#343b82") +
          form("M6 12h42v46H6Z", "#ffd668", {
            width: 3,
            smooth: true,
            shade: [0, 0],
            within:
              flat("M26 34L18 28L25 25L24 15L32 23L42 18L37 28L46 36L35 37L32 48L26 40L14 44Z", "#2a2040") +
              line("M27 12V22M27 46V58M6 36H16M42 34H48M18 28L8 20M42 18L47 13M14 44L8 52", 2, "#7a4a1c"),
          }) +
          flat("M2 58h50v6H2Z", "#171a46") +
          `<circle cx="176" cy="28" r="1.6" fill="#fff"/><circle cx="158" cy="14" r="1.2" fill="#fff"/><circle cx="190" cy="46" r="1.2" fill="#fff"/>` +
          flat("M-12 140Q100 128 212 140V164H-12Z", "#0f1236"),
      ),
      figure:
        cast(112, 150, 74) +
        form("M62 158C62 128 82 110 116 108C150 110 170 130 172 158Z", shirt, {
          within:
            line("M60 124H180M58 138H180M56 152H180", 7, "#f2e6c8") +
            line("M92 108L88 158M140 110L146 158", 6, "#7a4a2c") +
            flat(oval(91, 134, 3) + oval(143, 136, 3), "#f2b632"),
        }) +
        form("M66 150C56 142 46 132 36 122L50 110C62 118 76 126 84 134Z", shirt, {
          width: 3,
          within: line("M58 122L48 138M70 128L60 146", 6, "#f2e6c8"),
        }) +
        placed(
          form("M-32 -2C-44 -8 -46 10 -34 14ZM32 -2C44 -8 46 10 34 14Z", skin, { width: 2.8 }) +
            form(
              "M-34 14C-46 10 -46 -6 -38 -12C-44 -22 -34 -32 -28 -30H30C38 -32 46 -22 39 -12C48 -4 44 12 34 14L28 -8H-28Z",
              hair,
              { width: 2.8, within: line("M-38 -4q6 2 6 8M38 -4q-6 2 -6 8", 1.6, "#8f3414") },
            ) +
            form("M-32 -2C-32 -26 -18 -34 0 -34C18 -34 32 -26 32 -2C32 22 18 37 0 37C-18 37 -32 22 -32 -2Z", skin) +
            form(
              "M-32 -8C-28 -18 -24 -10 -20 -20C-16 -10 -10 -12 -8 -22C-2 -12 4 -12 8 -20C12 -10 20 -12 22 -18C26 -10 30 -14 32 -6L34 -26H-34Z",
              hair,
              {
                width: 2.4,
                shade: [-2, -2],
              },
            ) +
            (isBusy
              ? eye(pen, -13, 0, 12.5, { gaze: look.gaze ?? [-0.9, 0.2], skin, lid: 0.08, iris: "#3a8a5a" }) +
                eye(pen, 15, 3, 10, { shut: "joy" }) +
                brow(-13, -17, 11, -8, "#8f3414", 4) +
                brow(15, -8, 10, -16, "#8f3414", 4) +
                line("M-12 25Q2 32 16 20", WIDTH.inner) +
                form("M6 26C4 36 10 41 15 37C19 33 17 26 14 22Z", "#e8707c", { width: 2, shade: [-2, -1] }) +
                flat("M-6 27l7 2l-1 6h-6Z", "#fffbe8") +
                line("M-6 27v7h6l1 -5", WIDTH.detail)
              : face(pen, 0, 1, {
                  mood,
                  apart: 14.5,
                  radius: 11,
                  uneven: 1.08,
                  skin,
                  gaze: gazing(look, mood, [-0.8, 0.2]),
                  iris: "#3a8a5a",
                  brow: { colour: "#8f3414", high: 4 },
                  mouth: { below: 24, wide: 10, right: 1 },
                })) +
            form("M-6 12C-7 6 7 6 7 13C7 19 -5 19 -6 12Z", mix(skin, "#e0503c", 0.4), { width: 2, shade: [-2, -2] }) +
            flat(oval(-22, 17, 1.5) + oval(-17, 20, 1.5) + oval(-24, 22, 1.5), "#c86a3c") +
            placed(
              form("M-8 -3h16v6h-16Z", "#f6e2c0", {
                width: 1.6,
                smooth: true,
                within: flat("M-3 -3h6v6h-6Z", "#e0b888"),
              }),
              20,
              19,
              -32,
            ) +
            form("M34 -38C44 -42 54 -48 62 -50C68 -50 69 -43 64 -41C56 -38 46 -32 36 -27Z", "#4a3a3a", { width: 2.6 }) +
            form(
              "M-36 -22C-40 -44 -36 -54 -30 -58C-12 -64 14 -64 32 -58C38 -54 41 -44 37 -22C16 -32 -16 -32 -36 -22Z",
              pot,
              {
                dark: 0.6,
                within:
                  flat("M-28 -34C-30 -46 -26 -52 -20 -54C-22 -48 -22 -40 -20 -34Z", "#ffffff", 0.65) +
                  line("M10 -48l8 6l-6 4", 1.8, "#4a5260"),
              },
            ) +
            form("M-39 -18C-16 -30 16 -30 40 -18L39 -25C16 -38 -16 -38 -38 -25Z", mix(pot, "#ffffff", 0.25), {
              width: 2.4,
            }),
          112,
          70,
          8,
          1.13,
        ) +
        line("M40 142L38 96M38 98C22 96 20 86 23 70M38 98C52 94 52 82 49 62", 12, INK) +
        line("M40 142L38 96M38 98C22 96 20 86 23 70M38 98C52 94 52 82 49 62", 7, "#a86a34") +
        line("M39 130L37 100M24 88L24 74", 1.8, "#e0a860") +
        line(bands, 5.4, INK) +
        line(bands, 2.8, "#e05a4a") +
        line("M20 74l8 -2M45 67l8 -2", 5, "#f2e6c8") +
        placed(
          form("M-10 -14h20v28h-20Z", "#f6ecd8", {
            width: 2.4,
            shade: [-3, -2],
            within: flat("M-7 -11h14v22h-14Z", "#c8433a") + flat("M0 -7l5 7l-5 7l-5 -7Z", "#f2c84a"),
          }),
          76,
          115,
          -52,
          1.1,
        ) +
        form("M150 162C146 152 130 146 108 140L112 122C140 124 172 138 176 162Z", shirt, {
          width: 3,
          within: line("M136 120L126 148M158 130L144 156", 6, "#f2e6c8"),
        }) +
        form("M82 106C88 110 90 122 84 130L77 126Z", "#7a4a2c", { width: 2.2 }) +
        mitten(pen, 97, 126, 13, -64, skin) +
        mitten(pen, 40, 120, 13, -8, skin),
      front: isBusy ? spark(70, 84, 6) + line("M18 92l-8 4M16 102l-7 7", 2.2, "#fff2c0") : coin(178, 146, 6, 12, 0.6),
    };
  },
};

export const romolo: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "bored",
      skin = "#d89a6c",
      coat = "#2f4f8f",
      gold = "#f2b632",
      glove = "#fbf4e4",
      tache = "#5a2c1c";
    return {
      back: backdrop(
        "#d25a2e",
        "#5a1418",
        glow(24, 34, 70, "#fff0a0", 1) +
          flat("M34 164V60C34 4 166 4 166 60V164Z", "#f0a040") +
          flat("M44 164V62C44 14 156 14 156 62V164Z", "#6a3420") +
          line("M66 34V160M134 34V160", 2.4, "#3a160e") +
          line("M44 164V62C44 14 156 14 156 62V164", 3) +
          line("M4 72h22v11H4M174 52h22v11h-22M8 100h18v11H8M176 90h18v11h-18", 1.6, "#8a2a1e") +
          flat("M16 26h16l-3 22H19Z", "#ffe07a") +
          flat("M13 26L24 15L35 26ZM20 48h8v4h-8Z", "#5a3a18") +
          line("M16 26h16l-3 22H19ZM13 26L24 15L35 26ZM20 48h8v4h-8Z", 2.2) +
          flat("M-12 138H212V164H-12Z", "#36100e"),
      ),
      figure:
        form("M6 160C4 122 34 102 100 100C166 102 196 122 194 160Z", coat, {
          within:
            flat("M72 98L84 164H118L130 98Z", mix(coat, "#0a1030", 0.35)) +
            line("M72 98L84 164M130 98L118 164", 2.6, gold) +
            flat(oval(92, 128, 4) + oval(110, 128, 4) + oval(94, 146, 4) + oval(108, 146, 4), gold),
        }) +
        form(
          "M8 134C4 114 20 104 44 106L52 116C42 128 26 136 8 134ZM192 134C196 114 180 104 156 106L148 116C158 128 174 136 192 134Z",
          gold,
          {
            width: 2.8,
            within: line(
              "M12 126v12M20 124v12M28 122v12M36 118v12M44 112v12M188 126v12M180 124v12M172 122v12M164 118v12M156 112v12",
              1.5,
              "#8a5410",
            ),
          },
        ) +
        placed(
          form("M-34 0C-46 -6 -48 14 -34 16ZM34 0C46 -6 48 14 34 16Z", skin, { width: 2.8 }) +
            form(
              "M-34 -8C-34 -28 -18 -36 0 -36C18 -36 34 -28 34 -8L38 18C38 36 20 44 0 44C-20 44 -38 36 -38 18Z",
              skin,
              {
                within: line("M-12 40q12 5 24 0", 1.6, "#8a4a2c"),
              },
            ) +
            face(pen, 0, 1, {
              mood,
              apart: 16,
              radius: 11.5,
              uneven: 1.06,
              skin: mix(skin, "#7a2c2a", 0.25),
              gaze: gazing(look, mood, [-0.7, 0.5]),
              iris: "#6a4a2a",
              brow: { colour: tache, wide: 13, high: 6 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 0, 33, 10) +
            form(
              "M0 18C-8 14 -22 16 -30 26C-38 32 -46 26 -44 18C-54 28 -46 42 -32 38C-20 36 -8 30 0 26C8 30 20 36 32 38C46 42 54 28 44 18C46 26 38 32 30 26C22 16 8 14 0 18Z",
              tache,
              { width: 2.4, bright: 0.4, within: line("M-34 32q10 -2 16 -8M34 32q-10 -2 -16 -8", 1.4, "#a0603c") },
            ) +
            form("M-12 12C-13 1 13 1 13 12C13 22 -11 22 -12 12Z", mix(skin, "#d8403a", 0.4), {
              width: 2.4,
              shade: [-3, -2],
            }) +
            placed(
              form(
                "M-34 -20C-36 -30 -44 -44 -46 -50C-20 -62 22 -62 46 -50C44 -44 37 -30 35 -20C14 -28 -14 -28 -34 -20Z",
                coat,
                {
                  within: line("M-46 -50C-20 -42 22 -42 46 -50", 2, "#14265a"),
                },
              ) +
                line("M-34 -19C-14 -31 14 -31 34 -19", 12) +
                line("M-34 -19C-14 -31 14 -31 34 -19", 8, "#c4342e") +
                form("M-30 -17C-14 -25 14 -25 30 -17C26 -8 12 -15 0 -15C-12 -15 -26 -8 -30 -17Z", "#241a26", {
                  width: 2.4,
                  within: flat("M-20 -19q10 -4 18 -4l-8 5Z", "#ffffff", 0.5),
                }) +
                flat(oval(0, -38, 9), gold) +
                line(oval(0, -38, 9), 2.2) +
                flat(oval(0, -41, 3) + "M-1.500 -40h3l1.500 8h-6Z", "#5a3410"),
              0,
              -5,
            ),
          96,
          71,
          -6,
        ) +
        form("M180 160C186 140 180 132 170 126L142 132C140 142 142 152 146 160Z", coat, { width: 3 }) +
        line("M143 134C153 129 166 128 175 132", 10) +
        line("M143 134C153 129 166 128 175 132", 6, gold) +
        placed(
          form(OPEN_HAND, glove, { within: line("M-8 6q8 6 18 2M-10 -6q10 -4 22 0", WIDTH.detail) }),
          158,
          108,
          5,
          0.98,
        ) +
        form("M18 160C12 142 16 128 26 116L50 120C52 134 54 148 52 160Z", coat, { width: 3 }) +
        line(oval(50, 118, 11, 11), 6) +
        line(oval(50, 118, 11, 11), 3, "#c8d0d8") +
        line("M54 130L58 148M58 142l6 -2", 6.4) +
        line("M54 130L58 148M58 142l6 -2", 3, gold) +
        mitten(pen, 40, 108, 14, -6, glove),
      front:
        line("M2 128C60 156 140 156 198 128", 11, INK) +
        line("M2 128C60 156 140 156 198 128", 7, "#c4242e") +
        line("M20 134C40 142 60 146 80 147", 1.8, "#ff9a8a") +
        form("M-4 164V116h12V164ZM192 164V116h12V164Z", gold, { width: 2.6 }) +
        form(oval(2, 112, 9) + oval(198, 112, 9), gold, { width: 2.6, shade: [-3, -3] }) +
        line("M86 139C76 140 72 132 66 134", 4.4, INK) +
        line("M86 139C76 140 72 132 66 134", 2, "#e8a098") +
        form(
          "M84 144C82 132 92 126 102 128C110 126 120 132 118 138C114 142 108 142 104 142L104 146H98L97 143L92 146H86Z",
          "#c8b4a8",
          {
            width: 2.2,
            shade: [-2, -2],
          },
        ) +
        flat(oval(103, 126, 5.4), "#f0a09a") +
        line(oval(103, 126, 5.4), 2) +
        flat(oval(111, 132, 1.7) + oval(118.5, 136, 1.8), INK) +
        coin(120, 128, 5.5, 12, 0.9),
    };
  },
};

export const brute: Design = {
  dark: "#3a0b1a",
  flame: "#fff0b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "calm",
      isBusy = !look.mood,
      skin = "#7f9fc0",
      gold = "#f6bc36",
      leather = "#7a4226";
    return {
      back: backdrop(
        "#e6b440",
        "#8a5214",
        glow(40, 50, 96, "#fff8c8", 0.95) +
          [-6, 32, 70].map((x) => flat(`M${x} 104V62C${x} 42 ${x + 24} 42 ${x + 24} 62V104Z`, "#a8681c")).join("") +
          line("M-12 108H130", 3, "#8f5616") +
          flat("M118 -12H212V150H128C140 100 116 60 118 -12Z", "#7a1628") +
          line(
            "M140 -8C138 50 152 90 146 140M164 -8C162 50 174 90 170 140M188 -8C188 50 196 90 194 140",
            3,
            "#560c1c",
          ) +
          flat("M-12 126Q100 114 212 126V164H-12Z", "#6a3a12"),
      ),
      figure:
        cast(98, 149, 92) +
        form("M4 166C-4 122 34 98 96 98C158 98 190 122 188 166Z", skin, {
          shade: [-8, -6],
          within: line("M58 138q18 14 38 4M136 138q-18 14 -38 4", 2.2, "#3f5878"),
        }) +
        // what he wears are those who laughed
        line("M46 108C56 142 132 144 148 106", 4.6) +
        line("M46 108C56 142 132 144 148 106", 2.2, "#e0b070") +
        form("M88 128H108L110 146C104 152 92 152 86 146Z", "#aab4c0", {
          width: 2.4,
          shade: [-3, -2],
          within: flat("M89 136h18v4h-18Z", INK),
        }) +
        form("M60 122L70 127L64 143ZM124 128L135 122L132 142Z", "#fff4d0", { width: 2.2, shade: [-2, -1] }) +
        placed(
          form("M-34 -10C-54 -20 -58 4 -48 11C-50 18 -42 24 -36 20ZM34 -10C54 -20 58 2 46 16L36 20Z", skin, {
            width: 2.8,
            within: flat(oval(-45, 3, 4.4, 8) + oval(45, 1, 4.4, 8), "#b06a7a"),
          }) +
            form("M-8 -38C-16 -52 -8 -64 4 -66C2 -58 12 -60 16 -56C10 -52 10 -44 8 -38Z", "#2c1a24", { width: 2.6 }) +
            form(
              "M-30 -20C-28 -46 28 -46 31 -20C37 -9 40 2 46 13C52 40 27 51 0 51C-27 51 -52 40 -46 13C-40 2 -37 -9 -30 -20Z",
              skin,
              {
                shade: [-6, -5],
                within:
                  flat("M-42 26C-34 42 34 42 42 26C48 44 22 53 0 53C-22 53 -48 44 -42 26Z", "#5f7a98", 0.7) +
                  line("M14 -36l8 10M13 -28l7 -5M18 -24l6 -4", 1.8, "#e8c0c0"),
              },
            ) +
            face(pen, 0, -4, {
              mood,
              apart: 16,
              radius: 11.5,
              uneven: 0.88,
              skin: mix(skin, "#2a2048", 0.3),
              gaze: gazing(look, mood, [0.95, -0.35]),
              iris: "#d8761c",
              brow: { colour: "#2c1a24", wide: 14, high: 7 },
              mouth: null,
            }) +
            mouth(pen, isBusy ? "wobble" : MOODS[mood].mouth, 0, 30, 15) +
            form("M-11 11C-13 1 12 1 12 11C13 20 -11 20 -11 11Z", mix(skin, "#c8505a", 0.4), {
              width: 2.4,
              shade: [-3, -2],
            }) +
            form(
              "M-25 38C-28 28 -24 21 -20 15C-14 22 -13 31 -14 39ZM25 38C28 28 24 21 20 15C14 22 13 31 14 39Z",
              "#fff4d0",
              { width: 2.2, shade: [-2, -1] },
            ),
          88,
          72,
          -6,
        ) +
        // there was a coin at the bottom
        form("M144 166C148 142 148 124 146 106L178 104C188 124 192 148 186 166Z", skin, { width: 3 }) +
        form("M143 112C152 106 172 104 181 109L183 122C172 116 156 117 146 124Z", leather, {
          width: 2.6,
          within: flat(oval(154, 114, 2.4) + oval(165, 112, 2.4) + oval(176, 114, 2.4), gold),
        }) +
        placed(
          line("M-22 6C-42 2 -42 -26 -20 -22M22 6C42 2 42 -26 20 -22", 8.4) +
            line("M-22 6C-42 2 -42 -26 -20 -22M22 6C42 2 42 -26 20 -22", 4, gold) +
            form("M-19 30H19L26 -18C26 -24 13 -28 6 -28H-6C-13 -28 -26 -24 -26 -18Z", gold, {
              shade: [-7, 0],
              rim: [3, 1],
              within:
                flat("M0 -18l5 9l10 1l-7 7l2 10l-10 -5l-10 5l2 -10l-7 -7l10 -1Z", "#a8690f") +
                line("M-20 22H20", 2, "#a8690f"),
            }) +
            form("M-6 -28H6L8 -38H-8Z", gold, { width: 2.6 }) +
            form("M-18 -38H18V-47H-18Z", "#5c3420", { width: 2.6 }),
          160,
          76,
          6,
        ),
      front:
        line("M186 26l5 -8M194 38l8 -4M136 26l-5 -8", 2.4, "#fff2c0") +
        // locked, and not for want of trying
        form("M2 164V134C4 122 50 122 54 134V164Z", "#a8642c", {
          width: 3,
          within:
            line("M14 122v44M42 122v44", 4, gold) +
            line("M0 138H56", 2.4, "#5c3418") +
            flat("M46 120a5 5 0 0 0 4 8a5 5 0 0 0 8 2V116Z", INK),
        }) +
        form("M21 132h14v15h-14Z", gold, { width: 2.2, within: flat(oval(28, 138, 2.4) + "M27 138h2v6h-2Z", INK) }),
    };
  },
};

export const sage: Design = {
  dark: "#2c1420",
  flame: "#fff2b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "calm",
      skin = "#c6cc74",
      shell = "#6c5a2c",
      drawer = "#c08a4a",
      beard = "#fff6e4",
      cap = "#5a3a8a",
      rims = oval(-19, -2, 17.5) + oval(19, -2, 18);
    const card = (x: number, y: number, turn: number, colour: string): string =>
      placed(
        form("M-13 -19h26v38h-26Z", "#f6ecd8", {
          width: 2.6,
          shade: [-3, -2],
          within: flat("M-9 -15h18v30h-18Z", colour) + spark(0, 0, 9, "#f2c84a"),
        }),
        x,
        y,
        turn,
      );
    const shut = (path: string, x: number, y: number): string =>
      flat(path, drawer) + line(path, 2.4) + flat(oval(x, y, 3.4), "#f2c84a") + line(oval(x, y, 3.4), 1.6);
    return {
      back: backdrop(
        "#e8b060",
        "#7a4020",
        glow(22, 62, 90, "#fff6c8", 1) +
          flat("M-12 40H212V46H-12ZM-12 96H212V102H-12Z", "#5c2c16") +
          flat(
            "M-6 10h9v30h-9ZM14 16h10v24H14ZM150 8h10v32h-10ZM172 14h9v26h-9ZM192 6h10v34h-10ZM186 62h9v34h-9Z",
            "#2f7a72",
          ) +
          flat(
            "M4 14h9v26H4ZM26 8h8v32h-8ZM161 12h10v28h-10ZM182 10h9v30h-9ZM196 66h10v30h-10ZM-8 64h9v32h-9Z",
            "#a83a34",
          ) +
          flat("M-12 134H212V164H-12Z", "#3c1a10"),
      ),
      figure:
        cast(104, 149, 92) +
        // he never remembers which
        form("M16 166C12 92 48 26 110 26C170 26 200 92 194 166Z", shell, {
          shade: [-9, -6],
          within:
            line("M30 166C26 100 56 38 110 38C162 38 186 98 182 166", 2.4, "#3a3014") +
            line("M110 26V60M140 32L132 60M168 62L150 72", 2.4, "#3a3014"),
        }) +
        shut("M138 66L166 60L172 82L142 86Z", 155, 74) +
        shut("M146 118L182 116L184 140L148 140Z", 165, 129) +
        card(150, 84, -12, "#b8403a") +
        card(170, 84, 14, "#39408a") +
        form("M136 96L186 92L192 112L142 118Z", drawer, { width: 3, within: flat(oval(166, 105, 4), "#f2c84a") }) +
        form("M46 166C46 132 56 112 84 110C114 112 126 132 128 166Z", skin, {
          within: line("M54 140q8 6 12 2M118 138q-8 6 -12 2", 2, "#7a8034"),
        }) +
        placed(
          form("M-42 -2C-42 -32 -22 -44 0 -44C24 -44 43 -30 42 0C44 24 28 44 0 45C-28 44 -44 24 -42 -2Z", skin, {
            shade: [-6, -5],
            within:
              line("M-14 -36q14 -6 28 0M-10 -30q10 -4 20 0", 1.8, "#7a8034") +
              flat(oval(-31, 18, 8, 5) + oval(32, 17, 8, 5), "#e0805a", 0.5),
          }) +
            form(
              "M-32 22C-20 18 -10 24 0 22C10 24 22 18 33 22C34 46 22 54 20 70C12 66 8 76 2 90C-6 76 -8 66 -18 70C-20 54 -34 46 -32 22Z",
              beard,
              { width: 2.8, within: line("M-16 44q2 10 6 16M1 48v26M18 44q-2 10 -6 16", 1.6, "#c0ae8e") },
            ) +
            mouth(pen, MOODS[mood].mouth, 0, 34, 9) +
            form("M0 20C-10 14 -24 16 -36 28C-22 34 -8 32 0 27C8 32 22 34 37 27C25 16 10 14 0 20Z", beard, {
              width: 2.4,
              shade: [-2, -2],
            }) +
            face(pen, 0, -3, {
              mood,
              apart: 19,
              radius: 13,
              uneven: 1.06,
              skin: mix(skin, "#5a6a1c", 0.35),
              gaze: gazing(look, mood, [0.8, 0.4]),
              iris: "#a8641c",
              brow: { colour: beard, wide: 15, high: 7 },
              mouth: null,
            }) +
            line(`${rims}M-1.500 -4q1.500 -3 3 0M-36 -6L-43 -9M37 -6L43 -9`, 5) +
            line(`${rims}M-1.500 -4q1.500 -3 3 0M-36 -6L-43 -9M37 -6L43 -9`, 2.2, "#f2c84a") +
            line("M-4 13v2M4 13v2", 2.4) +
            form("M-26 -34C-26 -46 28 -46 28 -34L26 -27C12 -34 -12 -34 -24 -27Z", cap, { width: 2.6 }) +
            form("M0 -62L52 -47L2 -33L-50 -47Z", mix(cap, "#ffffff", 0.15), { shade: [-2, -5] }) +
            line("M1 -48C24 -46 40 -43 46 -39V-24", 4.6) +
            line("M1 -48C24 -46 40 -43 46 -39V-24", 2.2, "#f2c84a") +
            flat("M42 -26h8l3 13h-14Z", "#f2c84a") +
            line("M42 -26h8l3 13h-14Z", 2),
          82,
          74,
          -6,
        ) +
        mitten(pen, 138, 104, 12, 30, skin) +
        form("M26 166C20 148 24 134 36 128L54 138C52 148 54 158 58 166Z", skin, { width: 3 }) +
        mitten(pen, 44, 132, 12, -8, skin),
      front:
        form("M12 108C16 105 24 105 28 108V140H12Z", "#fff0d0", {
          width: 2.6,
          within: line("M16 108v10M23 108v14", 2, "#c8b088"),
        }) +
        flame(pen, 20, 97, 1) +
        flat("M4 140H36V164H4Z", "#2f7a72") +
        line("M4 164V140H36V164M4 150H36", 2.6),
    };
  },
};
