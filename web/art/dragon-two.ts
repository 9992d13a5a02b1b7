/** Looterz of the dragon, second part: from the Hydra to the Beggar, each caught in the middle of something. */

import type { Design } from "./design";
import { brow, type Eye, eye, expressionOf, face, MOODS, type Mood, mouth } from "./faces";
import { coin, flame, mitten, spark, sword } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, type Point, WIDTH } from "./pen";

const SKIN = {
  pale: "#e9bd93",
  tan: "#c98c5e",
  dark: "#8a5a3c",
  rosy: "#eeb79a",
  goblin: "#9cba3c",
  grey: "#b9c0a8",
};

/** The lids of an eye in a mood, for faces whose eyes are too far apart for `face`. */
function lidsOf(mood: Mood, side: -1 | 1): Eye {
  const { lid, pupil, spiral, tilt = 0, shut, shutRight } = expressionOf(mood);
  return { lid, pupil, spiral, tilt: -side * tilt, shut: side > 0 ? (shutRight ?? shut) : shut };
}

/** One of the Hydra's heads; its middle is between the eyes. */
function hydraHead(pen: Pen, colour: string, mood: Mood, gaze: Point, kind = MOODS[mood].mouth): string {
  const { form } = pen;
  const belly = mix(colour, "#ffe6a8", 0.62);
  return (
    form(
      "M-20 -20C-40 -22 -46 -36 -44 -48C-36 -40 -28 -38 -10 -34ZM20 -20C40 -24 44 -38 40 -50C33 -42 26 -38 10 -34Z",
      "#f0d8a0",
      { width: 2.8 },
    ) +
    form(
      "M-28 -4C-44 -14 -52 -8 -58 -12C-54 0 -56 8 -50 12C-46 20 -34 18 -26 14ZM28 -4C44 -16 52 -12 58 -16C55 -4 56 6 50 12C46 18 34 18 26 14Z",
      "#e2663a",
      { width: 2.8, within: line("M-30 4L-54 -6M-30 9L-50 8M30 4L54 -8M30 9L50 8", WIDTH.detail, "#7a2414") },
    ) +
    form(
      "M-30 -8C-32 -32 -16 -40 0 -40C18 -40 32 -30 30 -8C40 0 42 20 32 29C20 39 -20 39 -32 29C-42 20 -40 0 -30 -8Z",
      colour,
      { within: flat(oval(-12, -31, 5, 3) + oval(2, -34, 4, 2.4) + oval(14, -30, 3, 2), mix(colour, "#ffffff", 0.28)) },
    ) +
    form("M-34 12C-30 2 -14 6 0 6C14 6 30 2 34 12C40 28 24 37 0 37C-24 37 -40 28 -34 12Z", belly, {
      width: WIDTH.inner,
      shade: [-3, -3],
    }) +
    flat("M-14 8q3 -4 6 0q-3 4 -6 0ZM8 8q3 -4 6 0q-3 4 -6 0Z", INK) +
    face(pen, 0, -11, {
      mood,
      apart: 13.5,
      radius: 10,
      uneven: 1.08,
      skin: mix(colour, "#1a0a30", 0.25),
      gaze,
      iris: "#f2b632",
      brow: { colour: mix(colour, "#140620", 0.65), high: 4 },
      mouth: null,
    }) +
    mouth(pen, kind, 0, 23, 17)
  );
}

export const hydra: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const scale = "#7a48b8",
      second = "#d06aa8",
      third = "#5f86e0";
    const { mood } = look;
    return {
      back: backdrop(
        "#a8c690",
        "#28463c",
        glow(100, 18, 96, "#fffbd0", 0.95) +
          flat("M-12 100L22 66L44 90L70 62L112 98L150 66L176 88L212 62V164H-12Z", "#6f9a7c") +
          flat("M-12 118Q46 106 100 116T212 112V164H-12Z", "#2a6a62") +
          line("M4 128h22M172 126h24M180 138h20", 2, "#6fb8a4"),
      ),
      figure:
        form(
          "M170 160C196 152 200 132 190 116C186 108 178 112 180 120C168 112 176 96 190 100C210 112 212 146 192 164Z",
          scale,
          {
            width: 3,
          },
        ) +
        form("M100 160C136 146 116 112 128 84L164 84C158 114 172 136 158 162Z", second, {
          within: line("M122 108q20 6 40 0M122 122q20 6 40 0M120 136q22 6 44 0", 2, "#7a2c66"),
        }) +
        form("M34 162C30 134 44 112 40 88L78 86C80 112 88 134 108 162Z", scale, {
          within: line("M40 108q18 6 40 0M38 122q22 6 46 0M36 136q24 6 56 0", 2, "#40207a"),
        }) +
        placed(
          hydraHead(pen, second, mood ?? "rage", look.gaze ?? [-1, -0.1], mood ? undefined : "gape"),
          144,
          70,
          13,
          0.94,
        ) +
        placed(
          hydraHead(pen, scale, mood ?? "calm", look.gaze ?? [0.8, -0.9], mood ? undefined : "gape"),
          62,
          68,
          -8,
          1.08,
        ) +
        placed(
          form("M-19 2C-20 -15 -11 -22 0 -22C12 -22 20 -14 19 2C22 16 16 34 18 46H-18C-16 34 -22 16 -19 2Z", third, {
            width: 2.8,
          }) +
            form("M-21 -8C-18 -28 18 -29 21 -9L14 -14L8 -7L2 -14L-4 -7L-11 -14Z", "#fff6dc", { width: 2.4 }) +
            face(pen, 0, 1, {
              mood: mood ?? "joy",
              apart: 8,
              radius: 6.6,
              skin: mix(third, "#1a0a30", 0.25),
              gaze: look.gaze ?? [0.1, -0.9],
              brow: null,
              mouth: { below: 13, wide: 7 },
            }),
          104,
          122,
          4,
        ),
      front:
        flat("M-12 144Q20 136 50 143T110 143T212 140V164H-12Z", "#3c8a7c", 0.92) +
        line("M-4 144Q20 136 50 143T110 143T204 141", 2, "#c8ffe0") +
        (mood
          ? ""
          : placed(
              form("M-12 -18H8L6 4C16 6 22 10 22 17H-12Z", "#8a4a24", {
                width: 2.8,
                shade: [-3, -2],
                within: flat("M-14 -18H10V-10H-14Z", "#e8c070") + line("M-12 13H22", 2, "#3c1c0c"),
              }),
              107,
              20,
              -24,
            ) + line("M86 8q-2 8 1 14M120 2q6 4 8 10", 2.2, "#fffbe0")),
    };
  },
};

export const minotaur: Design = {
  dark: "#3a0b1a",
  flame: "#fff0b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "rage",
      fur = "#8a4526",
      horn = "#fff0cc";
    const thread = "M-56 -40C-40 -20 -14 -52 6 -34C22 -20 40 -30 54 -42C64 -34 50 -24 62 -14C74 -6 92 -20 100 -2";
    return {
      back: backdrop(
        "#f0c860",
        "#8a5418",
        glow(100, 50, 90, "#fffbd0", 0.95) +
          flat("M-12 -12H34L52 30V118L34 164H-12ZM212 -12H166L148 30V118L166 164H212Z", "#b87c30") +
          line(
            "M34 -12V164M52 30V118M34 -8L52 30M166 -12V164M148 30V118M166 -8L148 30M-12 44H34L52 52M-12 92H34L52 88M166 44H212M166 92H212M166 44L148 52M166 92L148 88",
            2,
            "#70430f",
          ) +
          line(
            "M22 68H4m6 -6l-6 6l6 6M178 66h18m-6 -6l6 6l-6 6M18 20v-16m-6 6l6 -6l6 6M184 30V14m-6 10l6 6l6 -6",
            3.2,
            "#fff2c0",
          ) +
          flat("M-12 140Q100 124 212 140V164H-12Z", "#54300c"),
      ),
      figure:
        cast(98, 148, 84) +
        form("M16 158C14 122 44 104 94 104C148 104 178 122 176 158Z", fur, {
          within: line("M30 128Q60 116 92 118M160 128Q136 116 106 118", 2, "#4a2010"),
        }) +
        placed(
          form(
            "M-22 -22C-48 -14 -66 -26 -68 -52C-56 -40 -40 -42 -12 -40ZM22 -22C48 -16 66 -28 66 -54C56 -42 40 -44 12 -40Z",
            horn,
            {
              within: flat("M-68 -52L-66 -36L-54 -40ZM66 -54L66 -38L54 -42Z", "#7a5a34"),
            },
          ) +
            form(
              "M-28 -16C-42 -24 -56 -16 -60 -4C-50 6 -36 4 -26 -2ZM28 -16C42 -26 56 -18 60 -8C52 4 38 4 26 -2Z",
              fur,
              {
                width: 3,
                within: flat(
                  "M-32 -10C-42 -14 -50 -8 -52 -4C-44 1 -36 -1 -30 -6ZM32 -10C42 -16 50 -11 52 -8C44 -1 36 -1 30 -6Z",
                  "#e8967a",
                ),
              },
            ) +
            form(
              "M-33 -22C-28 -46 28 -46 33 -22C38 -6 34 4 32 12C40 36 24 50 0 50C-24 50 -40 36 -32 12C-34 4 -38 -6 -33 -22Z",
              fur,
            ) +
            form("M-33 20C-32 6 -14 9 0 9C14 9 32 6 33 20C38 41 20 50 0 50C-20 50 -38 41 -33 20Z", "#efc090", {
              width: 2.6,
            }) +
            face(pen, 0, -8, {
              mood,
              apart: 15,
              radius: 11.4,
              uneven: 1.08,
              skin: mix(fur, "#1c0a08", 0.3),
              gaze: look.gaze ?? [0.1, 0.95],
              brow: { colour: "#2c1008", high: 6, wide: 14 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 0, 38, 15) +
            flat("M-21 19q6 -7 11 0q-5 6 -11 0ZM10 19q5 -7 11 0q-6 6 -11 0Z", "#3a120c") +
            line("M-7 20C-12 34 12 34 7 20", 6.4) +
            line("M-7 20C-12 34 12 34 7 20", 3.6, "#ffc83a") +
            form(
              "M-20 -34C-24 -52 -8 -56 -5 -48C-2 -60 14 -56 12 -47C24 -50 26 -38 18 -32C10 -36 6 -28 0 -28C-6 -28 -12 -36 -20 -34Z",
              "#3a180c",
              {
                width: 2.8,
              },
            ) +
            line(thread, 5) +
            line(thread, 2.8, "#f04038"),
          92,
          62,
          -5,
          1.1,
        ) +
        placed(
          form("M-50 -16C-34 -22 -16 -12 0 -16C18 -21 34 -12 50 -17L48 26H-48Z", "#fff4d2", {
            width: 3,
            within:
              line("M-36 18V-6H-16V8H4V-6H24V18M-36 -6v-3M-16 18H6M24 4H38", 2.6, "#8a5a20") +
              line("M30 -8l9 9M39 -8l-9 9", 3.4, "#d02a22"),
          }),
          97,
          133,
          4,
        ) +
        mitten(pen, 45, 132, 15, -14, fur) +
        mitten(pen, 150, 137, 15, 20, fur),
      front:
        mood === "rage" ? flat(oval(46, 104, 10, 6) + oval(34, 99, 8, 5.5) + oval(24, 105, 5, 4), "#fff8e4", 0.9) : "",
    };
  },
};

export const gelatinousCube: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const jelly = "#9bdc4e";
    const mood = look.mood ?? "gloat";
    const heart = "M0 6C-9 -1 -8 -9 -3 -9C-1 -9 0 -7 0 -6C0 -7 1 -9 3 -9C8 -9 9 -1 0 6Z";
    // what floats in it shows through the jelly
    const meal =
      `<g opacity=".8">` +
      placed(
        form("M-14 -16H2L4 4C10 6 18 8 18 16H-14Z", "#7a4a26", { width: 2.4 }) +
          form("M-16 -20H4V-12H-16Z", "#a86a34", { width: 2 }),
        56,
        134,
        -24,
        0.8,
      ) +
      placed(sword(pen, 0, 0, 0, 0.8), 124, 132, 38) +
      placed(
        flat(
          "M-16 -3C-22 -10 -12 -12 -12 -6H12C12 -12 22 -10 17 -3C22 4 12 8 12 2H-12C-12 8 -22 4 -16 -3Z",
          "#fdf6e0",
        ) + line("M-16 -3C-22 -10 -12 -12 -12 -6H12C12 -12 22 -10 17 -3C22 4 12 8 12 2H-12C-12 8 -22 4 -16 -3Z", 2),
        90,
        141,
        14,
        0.8,
      ) +
      coin(47, 116, 6, 20) +
      coin(134, 104, 6, -30) +
      "</g>";
    const bubbles = (
      [
        [48, 72, 4],
        [132, 90, 5],
        [124, 62, 3],
        [66, 66, 3],
        [134, 76, 4],
        [104, 134, 3],
      ] as const
    )
      .map(([x, y, r]) => line(oval(x, y, r), 1.6, "#eaffb8"))
      .join("");
    return {
      back: backdrop(
        "#2b8f86",
        "#0f3f45",
        flat("M40 164V40C40 -6 160 -6 160 40V164Z", "#0c3238") +
          line("M40 150V40C40 -6 160 -6 160 40V150", 5, "#1c5f60") +
          line(
            "M-4 30h34v16H-4M12 46v18h24M-4 84h32v16H-4M170 26h34M174 44h30M186 26v18M166 64h38M180 86h24M184 64v22",
            1.6,
            "#1a6a66",
          ) +
          glow(28, 44, 56, "#ffe08a", 0.8) +
          form("M20 62h14l-3 20h-8Z", "#6a4a2a", { width: 2.4 }) +
          flame(pen, 27, 52, 0.8) +
          flat("M-12 132Q100 120 212 134V164H-12Z", "#0a2a2c") +
          line("M140 148C160 142 180 146 206 140", 6, "#9bdc4e", 'opacity=".5"'),
      ),
      figure:
        cast(106, 148, 84) +
        placed(
          form("M100 44C104 32 98 24 100 14L118 12C120 24 120 34 122 42Z", SKIN.goblin, { width: 2.8 }) +
            form(
              "M96 16C88 10 90 2 96 5C94 -7 102 -9 105 -2C107 -11 116 -9 115 -1C121 -6 127 0 122 8C120 18 106 24 96 16Z",
              SKIN.goblin,
              {
                width: 2.8,
                shade: [-2, -2],
              },
            ) +
            line("M105 -1l1 8M114 0l-1 7", WIDTH.detail),
          0,
          9,
        ) +
        form("M40 60C42 54 66 37 74 35L158 31C166 31 168 34 164 38L142 56Z", mix(jelly, "#ffffff", 0.42), {
          smooth: true,
        }) +
        form("M140 56C146 48 162 33 166 37L178 126C178 134 152 153 148 152Z", mix(jelly, "#0b4a3a", 0.4)) +
        form(
          "M34 66C34 58 40 56 48 56L134 52C142 52 145 55 145 62L152 142C152 150 148 153 140 153L40 156C32 156 29 152 30 144Z",
          jelly,
          {
            shade: [-7, -6],
            rim: [4, 4],
            within:
              meal +
              bubbles +
              flat("M38 68L48 62L44 106L36 114Z", "#ffffff", 0.45) +
              flat("M54 61L62 60L60 72L53 76Z", "#ffffff", 0.4),
          },
        ) +
        face(pen, 90, 89, {
          mood,
          apart: 20,
          radius: 13,
          uneven: 0.84,
          skin: mix(jelly, "#1a5a2a", 0.3),
          gaze: look.gaze ?? [0.5, -0.6],
          brow: { colour: "#2a5a1c", high: 5, wide: 14 },
          mouth: null,
        }) +
        mouth(pen, look.mood ? MOODS[mood].mouth : "smirk", 92, 116, 20, "#2a4a14") +
        line("M42 60Q90 54 138 56", 2, "#f4ffd0"),
      front:
        placed(form(heart, "#e2382e", { width: 2, smooth: true, shade: [-1, -1], rim: [1, 1] }), 178, 64, 12, 1.5) +
        placed(form(heart, "#e2382e", { width: 2, smooth: true, shade: [-1, -1], rim: [1, 1] }), 186, 92, -10, 1.15) +
        spark(166, 92, 4),
    };
  },
};

export const deathKnight: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "gloat",
      steel = "#454262",
      plate = "#6a6788",
      bone = "#f6ecd2",
      ghost = "#3ec4e0";
    const arrow = (x: number, y: number, turn: number): string =>
      placed(
        line("M0 0V-26", 4.4) +
          line("M0 0V-25", 2, "#e8c890") +
          flat("M0 -18L-6 -24V-32L0 -27L6 -32V-24Z", "#fffbe8") +
          line("M0 -18L-6 -24V-32L0 -27L6 -32V-24Z", 1.8),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#f08a3a",
        "#7a1c1c",
        glow(120, 70, 110, "#ffe08a", 0.95) +
          flat("M-12 92V34h10v8h8v-8h8v8h8v-8h8v40L44 92ZM150 92L162 60V28h8v8h8v-8h8v8h8v-8h20V100Z", "#9a2e20") +
          flat("M2 56h6v12H2ZM178 50h7v14h-7Z", "#ffe07a") +
          flat(
            "M-12 118C2 104 0 92 -4 82C14 92 18 106 24 114C32 104 30 96 28 88C44 100 48 112 60 118C90 124 130 122 150 114C164 108 166 96 162 84C178 94 184 106 186 114L212 100V164H-12Z",
            "#ffb03a",
          ) +
          flat("M-12 138Q100 120 212 138V164H-12Z", "#3a100e"),
      ),
      figure:
        cast(100, 149, 86) +
        form("M134 92C138 76 160 70 178 80C196 90 202 120 192 146C176 158 146 154 132 140Z", "#b98d52", {
          within: line("M154 82q-8 30 4 64M176 84q6 30 -2 62", 1.8, "#6b4a22"),
        }) +
        form("M26 158C28 118 54 102 96 102C140 102 160 120 164 158Z", steel, {
          within: line("M98 108v50M128 110q10 20 8 48", 2, "#201c34") + line("M60 148Q100 158 160 144", 6, "#e0a83a"),
        }) +
        placed(
          form(
            "M-16 -36C-32 -46 -20 -54 -28 -68C-10 -64 -8 -54 -4 -51C2 -58 -2 -66 -4 -72C18 -68 30 -52 20 -34Z",
            ghost,
            {
              width: 3,
              smooth: true,
              within: flat("M-8 -34C-16 -42 -12 -48 -14 -55C-2 -50 0 -46 3 -48C12 -46 14 -40 10 -32Z", "#d8fcff"),
            },
          ) +
            form("M-45 12C-47 -30 -28 -46 0 -46C28 -46 47 -30 45 12L50 34L30 47H-30L-50 34Z", steel, {
              within: line("M-40 28l-4 4M40 28l4 4M-39 12h-5M39 12h5", 3.4, "#1c182e"),
            }) +
            form(
              "M-32 -4C-32 -26 -16 -33 0 -33C16 -33 32 -26 32 -4C32 8 28 14 21 17L19 37C10 44 -10 44 -19 37L-21 17C-28 14 -32 8 -32 -4Z",
              bone,
              { width: 2.8 },
            ) +
            flat(oval(-14.5, -3, 13.5, 14.5) + oval(14.5, -3, 13.5, 14.5), "#7c6478") +
            face(pen, 0, -3, {
              mood,
              apart: 14.5,
              radius: 10.4,
              skin: "#4c3450",
              gaze: look.gaze ?? [-0.6, 0.7],
              white: "#c8f8ff",
              iris: "#1e9ac0",
              brow: null,
              mouth: null,
            }) +
            flat("M-5 17C-4 10 -1 9 0 13C1 9 4 10 5 17C3 19 1 18 0 16C-1 18 -3 19 -5 17Z", INK) +
            mouth(pen, MOODS[mood].mouth, 0, 29, 15) +
            form("M-46 -4C-34 -22 -14 -24 0 -15C14 -24 34 -22 46 -4L43 -24C32 -48 -32 -48 -43 -24Z", plate, {
              width: 2.8,
              within: flat(oval(-30, -25, 2.4) + oval(30, -25, 2.4) + oval(0, -29, 2.8), "#f2b632"),
            }) +
            arrow(33, -34, 38),
          98,
          76,
          6,
        ) +
        form("M122 124C128 108 150 102 164 114C174 124 172 140 162 148C150 138 136 132 122 124Z", plate, { width: 3 }) +
        mitten(pen, 150, 96, 13, 24, plate) +
        placed(
          form(oval(0, 0, 37, 38), "#fff2d4", {
            within:
              flat(oval(0, 0, 30, 31), "#d2263a") +
              flat(oval(0, 0, 20, 21), "#fff2d4") +
              flat(oval(0, 0, 10, 10.5), "#d2263a"),
          }) +
            line(oval(0, 0, 36, 37), 5, "#8a6a34") +
            line(oval(0, 0, 39, 40), 2.4) +
            arrow(-27, -20, -28) +
            arrow(29, 12, 74) +
            arrow(-28, 14, -62),
          44,
          124,
          -8,
        ),
      front:
        coin(150, 147, 8, 12, 0.6) + coin(176, 148, 7, -10, 0.6) + spark(186, 128, 6) + spark(48, 122, 5, "#ffffff"),
    };
  },
};

export const necromancer: Design = {
  dark: "#0c1838",
  flame: "#d8ff9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "sly",
      skin = "#d6d0e2",
      robe = "#7a2f9c",
      wax = "#fff4d8";
    const wick = (x: number, y: number): string =>
      placed(
        flat("M0 0C-7 -2 -5 -9 1 -17C7 -9 6 -2 0 0Z", "#ff9a2a") +
          flat("M0 -1C-3 -3 -2 -6 0 -9C3 -6 3 -3 0 -1Z", "#fff4c0"),
        x,
        y,
      );
    return {
      back: backdrop(
        "#4a8a5c",
        "#0f2a2c",
        glow(40, 36, 80, "#e0ffb0", 0.9) +
          `<circle cx="26" cy="32" r="17" fill="#f0ffd0"/>` +
          flat("M-12 108Q60 92 120 104T212 98V164H-12Z", "#1f4a40") +
          flat("M10 132V104C10 90 32 90 32 104V132ZM176 124V84C176 66 206 66 206 84V124Z", "#3a6a60") +
          line("M21 98v14M15 103h12M191 80v20M183 87h16", 3, "#1a3c38") +
          flat("M-12 130Q100 118 212 128V164H-12Z", "#0c2020"),
      ),
      figure:
        cast(84, 149, 76) +
        form("M98 130C118 124 128 112 132 98L152 106C150 130 138 148 112 158Z", robe, { width: 3 }) +
        form("M16 158C20 122 44 106 84 106C120 106 136 124 140 158Z", robe, {
          within: flat("M66 104L84 158L102 104Z", "#3a1250"),
        }) +
        form(
          "M82 116C54 112 34 88 24 54C46 56 62 72 72 98ZM86 116C114 112 134 88 146 52C124 54 106 72 96 98Z",
          "#b04ac8",
          {
            within: line("M36 64C46 84 58 98 74 110M134 62C122 84 112 98 94 110", 2.2, "#5a1c70"),
          },
        ) +
        placed(
          form(
            "M-26 -6C-38 -14 -46 -12 -52 -18C-50 2 -38 12 -26 10ZM26 -6C38 -14 46 -12 52 -18C50 2 38 12 26 10Z",
            skin,
            {
              width: 2.8,
            },
          ) +
            form("M-33 -8C-34 -30 -18 -38 0 -38C18 -38 34 -30 33 -8C33 14 20 40 0 42C-20 40 -33 14 -33 -8Z", skin, {
              within: flat("M-33 6C-24 12 -20 22 -14 34L-34 34ZM33 6C24 12 20 22 14 34L34 34Z", "#a8a0c0"),
            }) +
            form("M-10 36C-13 46 -6 58 4 64C6 54 13 46 10 36C4 42 -4 42 -10 36Z", "#221430", { width: 2.6 }) +
            face(pen, 0, -3, {
              mood,
              apart: 15,
              radius: 11.4,
              uneven: 1.08,
              skin: mix(skin, "#6a3a8a", 0.5),
              gaze: look.gaze ?? [0.9, 0.5],
              iris: "#4ac83a",
              brow: { colour: "#221430", high: 5, wide: 13 },
              mouth: null,
            }) +
            form("M-3 3C-8 12 -10 17 -5 19C0 21 6 19 4 14Z", mix(skin, "#b87a9a", 0.4), {
              width: WIDTH.inner,
              shade: [-2, -2],
            }) +
            mouth(pen, MOODS[mood].mouth, 1, 29, 10) +
            glow(0, -54, 34, "#ffb347", 0.8) +
            form(
              "M-32 -16C-32 -28 -28 -33 -23 -36V-46H-14V-39C-10 -41 -8 -41 -5 -41V-53H5V-41C8 -41 10 -41 13 -39V-48H22V-36C28 -32 32 -28 32 -16C30 -12 27 -14 26 -20C24 -24 20 -24 19 -20C17 -28 8 -28 6 -24C3 -18 -4 -18 -5 -25C-9 -28 -15 -26 -16 -21C-17 -14 -23 -15 -24 -20C-25 -12 -30 -10 -32 -16Z",
              wax,
              { width: 2.6, shade: [-2, -2] },
            ) +
            wick(-18.5, -46) +
            wick(0, -53) +
            wick(17.5, -48),
          84,
          77,
          -6,
          1.03,
        ) +
        placed(
          form("M-20 -12C-29 -24 -12 -35 -4 -22ZM20 -12C29 -24 12 -35 4 -22Z", "#ffd24a", { width: 2.8 }) +
            line("M0 -20v-9M-6 -30h12", 3.6) +
            form(oval(0, 0, 24), "#f0902a", {
              width: 3,
              within: flat(oval(0, 0, 17), "#fffbe4"),
            }) +
            line(oval(0, 0, 17), 2.2) +
            line("M0 -13v3M0 13v-3M-13 0h3M13 0h-3M0 0V-9M0 0L8 5", 2.6),
          152,
          64,
          12,
        ) +
        mitten(pen, 142, 94, 13, 24, skin),
      front:
        placed(
          form(
            "M-8 34L-9 10C-20 4 -26 -8 -21 -11C-17 -13 -14 -5 -10 -3L-12 -21C-11 -27 -5 -26 -5 -21L-3 -6L-1 -26C0 -31 7 -30 6 -25L5 -6L10 -22C12 -27 18 -25 16 -19L12 -3L18 -12C22 -16 26 -12 23 -7L11 10L10 34Z",
            "#fff8e0",
            { width: 2.8, shade: [-2, -2] },
          ) + line("M-10 -12l5 -1M0 -14l5 0M9 -11l5 2M-7 1q7 3 15 0M-8 12h18", 1.5),
          168,
          122,
          -8,
          1.05,
        ) +
        form("M126 158C134 142 148 140 160 142C180 140 194 146 200 158Z", "#5a3a34", { width: 3 }) +
        (look.mood ? "" : line("M120 56q-6 4 -6 12M182 50q8 4 8 14M120 40l-8 -5M182 34l8 -5", 2.8, "#f8ffc0")),
    };
  },
};

export const bard: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = SKIN.pale,
      hair = "#c8742a";
    const stars: Point[] = [
      [20, 24],
      [52, 14],
      [92, 20],
      [38, 48],
    ];
    const note = (x: number, y: number, turn: number, scale: number): string =>
      placed(
        line("M0 0v-14l9 -3v14", 2.6, "#fff2b4") + flat(oval(-3, 1, 3.6, 2.7) + oval(6, -2, 3.6, 2.7), "#fff2b4"),
        x,
        y,
        turn,
        scale,
      );
    return {
      back: backdrop(
        "#4a5ac0",
        "#1a1c54",
        flat("M112 164V20L140 -12H212V164Z", "#2a2f6c") +
          line("M112 160V20L140 -12M112 70H212M112 110H212M134 70v40", 4, "#181b48") +
          glow(172, 36, 60, "#ffd87a", 0.9) +
          flat("M150 12h44v48h-44Z", "#ffd068") +
          flat(
            "M164 60C162 44 166 40 172 38C164 32 166 20 175 20C184 20 186 32 179 38C188 40 190 48 189 60ZM166 44L150 34L154 28L170 38Z",
            "#3c2a58",
          ) +
          line("M150 12h44v48h-44Z", 4, "#181b48") +
          flat("M-12 86L12 66L36 84V164H-12Z", "#20255c") +
          flat("M8 94h10v12H8Z", "#ffca5a") +
          stars.map(([x, y]) => spark(x, y, 3.4, "#dfe4ff")).join("") +
          flat("M-12 136Q100 126 212 136V164H-12Z", "#0f1236"),
      ),
      figure:
        cast(94, 148, 78) +
        form("M28 156C30 118 52 104 84 104C120 104 138 122 142 156Z", "#c8342c", {
          within: flat("M84 100H150V160H84Z", "#e8b03a") + line("M84 104v52", 2, "#5a1a14"),
        }) +
        form("M54 112L60 102L72 108L84 101L96 108L108 101L116 112L106 120L96 114L84 122L72 114L62 120Z", "#f6f0e0", {
          width: 2.6,
        }) +
        placed(
          form(
            "M-32 -14C-46 -8 -48 8 -42 14C-50 20 -44 36 -32 32C-24 40 -14 34 -16 26H16C16 36 28 40 34 30C46 32 48 20 42 14C50 6 46 -10 32 -14Z",
            hair,
            { within: line("M-38 0q6 4 4 10M-36 22q8 0 8 6M38 0q-6 4 -4 10M36 22q-8 0 -8 6", 1.6, "#7a3a10") },
          ) +
            form("M-30 -6C-30 -30 -16 -38 0 -38C18 -38 31 -28 30 -4C29 20 16 36 0 36C-16 36 -29 20 -30 -6Z", skin) +
            (look.mood
              ? face(pen, 0, -4, {
                  mood: look.mood,
                  apart: 14.5,
                  radius: 11,
                  skin: mix(skin, "#a85a4a", 0.25),
                  gaze: look.gaze ?? [0.7, -0.5],
                  iris: "#3a9a5a",
                  blush: true,
                  brow: { colour: "#7a3a10", high: 4 },
                  mouth: null,
                }) + mouth(pen, MOODS[look.mood].mouth, 1, 23, 10)
              : eye(pen, -14, -3, 10, { shut: "joy" }) +
                eye(pen, 15, -5, 12, { gaze: [0.9, -0.6], lid: 0.02, pupil: 0.34, skin, iris: "#3a9a5a" }) +
                flat(oval(-19, 9, 6, 3.6) + oval(22, 11, 6, 3.6), "#e8806a") +
                mouth(pen, "gape", 1, 23, 13)) +
            form("M-4 4C-5 -2 6 -2 9 5C11 12 -3 13 -4 4Z", mix(skin, "#d8604a", 0.35), {
              width: WIDTH.inner,
              shade: [-2, -2],
            }) +
            line("M-2 15C-8 12 -14 14 -18 9M6 15C12 12 18 14 22 8", 2.6, "#7a3a10") +
            flat("M-3 34h7l-3 8Z", "#7a3a10") +
            form("M20 -40C36 -44 44 -62 34 -70C20 -64 10 -52 12 -38Z", "#f6f0e0", {
              width: 2.6,
              within: line("M16 -38C22 -50 28 -58 34 -66M22 -48l8 0M18 -44l-2 -10", WIDTH.detail, "#8a8070"),
            }) +
            form(
              "M-36 -18C-50 -28 -40 -44 -20 -44C-4 -52 26 -48 34 -34C42 -28 40 -20 32 -17C14 -28 -14 -28 -36 -18Z",
              "#2f9a7a",
              { within: line("M-24 -40q6 6 4 12", 1.6, "#145a48") },
            ) +
            form("M-36 -18C-14 -30 14 -30 33 -18L32 -11C14 -22 -14 -22 -34 -11Z", "#1f6a58", { width: 2.4 }) +
            coin(22, -24, 5, 10, 1),
          84,
          69,
          -9,
          1.06,
        ) +
        placed(
          form("M18 -5H70V5H18Z", "#6a3a1c", {
            width: 2.6,
            within: line("M30 -5v10M40 -5v10M50 -5v10M60 -5v10", 1.3, "#e8c88a"),
          }) +
            form("M68 -6L84 -18L90 -11L76 6Z", "#6a3a1c", { width: 2.6 }) +
            form("M-36 0C-36 -20 -14 -27 8 -16C16 -12 20 -9 26 -6V6C20 9 16 12 8 16C-14 27 -36 20 -36 0Z", "#d88a3a", {
              width: 3,
            }) +
            form(oval(-4, 0, 8), "#3a1c10", { width: WIDTH.inner, smooth: true }) +
            line("M-26 -2L80 -2M-26 2L80 2", 1, "#fff0c8") +
            line("M-27 -7v14", 3),
          92,
          132,
          -20,
        ) +
        mitten(pen, 72, 132, 13, 24, skin) +
        form("M34 150C36 134 46 126 62 128L64 142L50 156Z", "#c8342c", { width: 2.8 }) +
        mitten(pen, 146, 114, 12, -20, skin) +
        form("M136 156C140 142 146 132 150 124L162 128C162 140 158 150 154 158Z", "#e8b03a", { width: 2.8 }),
      front:
        (look.mood ? "" : note(30, 66, -10, 1.15) + note(16, 98, 12, 0.9)) +
        placed(
          form("M-10 -16H4L5 0C10 2 18 4 18 12H-10Z", "#8a4a26", {
            width: 2.6,
            within: line("M-10 8H18", 2, "#3c1c0c"),
          }) + flat("M-10 -16H4V-10H-10Z", "#e8a860"),
          148,
          42,
          -38,
          1.05,
        ) +
        line("M162 34l10 -6M164 44l12 -3M158 26l8 -8", 2, "#fff2b4"),
    };
  },
};

export const captain: Design = {
  dark: "#2a1038",
  flame: "#ffe6a0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "sly",
      skin = SKIN.dark,
      coat = "#c42a3c",
      gold = "#ffc83a",
      green = "#a4c83c";
    return {
      back: backdrop(
        "#fff2c0",
        "#f0a884",
        glow(30, 74, 80, "#fffce0", 0.95) +
          flat("M148 -12H204V64C186 56 166 56 148 64Z", "#e8d8b8") +
          line("M148 64C166 56 186 56 204 64M176 -12V120", 4, "#8a5a4a") +
          flat("M-12 100Q50 92 100 100T212 96V164H-12Z", "#2a8a98") +
          line("M0 110h22M12 122h16M168 112h30", 2.4, "#8ae0dc") +
          flat("M-12 142h224v22H-12Z", "#6a3c28") +
          line("M-12 142h224M36 142v20M150 142v20", 2.4, "#341a10"),
      ),
      figure:
        cast(90, 150, 78) +
        form("M100 130C124 124 136 104 142 82L166 88C166 116 154 144 122 158Z", coat, {
          width: 3,
          within: flat("M136 94L170 104V82L138 78Z", gold),
        }) +
        form("M18 158C20 124 42 108 82 108C118 108 132 126 136 158Z", coat, {
          within:
            flat("M66 106L82 158L100 106Z", "#fff6e4") +
            line("M62 108L76 158M104 108L90 158", 4, gold) +
            flat("M18 122C30 108 44 108 52 112L48 126C38 124 28 128 22 134Z", gold),
        }) +
        placed(
          form(
            "M-32 -14C-50 -10 -54 8 -46 16C-54 26 -46 42 -33 40C-25 46 -18 40 -18 32L18 32C20 42 31 46 37 38C50 38 52 23 46 15C52 4 48 -12 32 -14Z",
            "#2a1420",
            { bright: 0.3 },
          ) +
            form("M-31 -8C-31 -32 -16 -38 0 -38C17 -38 32 -30 31 -6C30 22 16 39 0 39C-16 39 -30 22 -31 -8Z", skin) +
            face(pen, 0, -1, {
              mood,
              apart: 14.5,
              radius: 11.4,
              uneven: 1.08,
              skin: mix(skin, "#3a1a3a", 0.4),
              gaze: look.gaze ?? [0.95, 0.1],
              iris: "#e8962a",
              brow: { colour: "#180a10", high: 4, wide: 13 },
              mouth: null,
            }) +
            line("M-26 14L-14 24M-24 22l6 -6M-19 25l6 -6", 2, "#f0b090") +
            form("M-3 7C-7 13 -5 19 2 19C9 19 9 13 5 7Z", mix(skin, "#e8704a", 0.35), {
              width: WIDTH.inner,
              shade: [-2, -2],
            }) +
            mouth(pen, MOODS[mood].mouth, 2, 28, 11) +
            line(oval(-35, 28, 6, 7), 5) +
            line(oval(-35, 28, 6, 7), 2.6, gold) +
            form(
              "M-64 -10C-72 -26 -60 -36 -50 -34C-36 -60 30 -64 46 -36C58 -36 70 -28 62 -12C38 -29 -36 -29 -64 -10Z",
              "#232a66",
              {
                bright: 0.4,
              },
            ) +
            line("M-64 -12C-36 -32 38 -32 62 -14", 5.8) +
            line("M-64 -12C-36 -32 38 -32 62 -14", 3.2, gold) +
            flat(oval(-3, -42, 9, 8), "#fff6e4") +
            flat(`${oval(-6.5, -43, 2.4)}${oval(1, -43, 2.4)}M-5 -36h5v5h-5Z`, "#232a66"),
          80,
          72,
          -7,
          1.04,
        ) +
        placed(
          form("M-14 22C-20 44 -16 56 0 56C16 56 20 44 14 22Z", "#fff6e4", {
            width: 2.8,
            within: line("M-18 32h36M-18 42h36", 4.4, "#2a6ac8"),
          }) +
            form(
              "M-22 8C-34 2 -40 -8 -38 -14C-30 -12 -24 -8 -18 -4C-14 -16 -8 -18 0 -18C9 -18 15 -15 18 -4C26 -10 34 -12 40 -12C40 -4 34 4 22 8C22 22 10 28 0 28C-10 28 -22 22 -22 8Z",
              green,
              { width: 3 },
            ) +
            face(pen, 0, 4, {
              mood: look.mood ?? "fear",
              apart: 9,
              radius: 7,
              skin: mix(green, "#2a3a10", 0.3),
              gaze: look.gaze ?? [-0.9, -0.2],
              brow: null,
              mouth: { below: 15, wide: 8 },
            }) +
            form("M-18 -9C-18 -26 16 -28 18 -10C8 -16 -8 -15 -18 -9Z", "#2a6ac8", { width: 2.6 }) +
            form(
              "M12 24C24 34 42 30 40 14C38 6 30 -2 22 -8C16 -8 14 -2 18 2C24 6 29 11 29 15C28 21 20 22 13 18Z",
              green,
              {
                width: 2.6,
                shade: [-2, -2],
              },
            ),
          158,
          98,
          6,
        ) +
        mitten(pen, 154, 74, 14, 20, skin),
      front: look.mood ? "" : line("M190 74q6 -2 8 -8M194 86q6 0 8 -4", 2.6, "#fffbe8"),
    };
  },
};

export const pickpocket: Design = {
  dark: "#3a1040",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "calm",
      skin = SKIN.tan,
      hair = "#3a1c14",
      coat = "#1f7a78",
      dog = "#f0e4d4";
    const chain = "M124 112C132 132 146 142 170 136";
    return {
      back: backdrop(
        "#f6b4a4",
        "#8a4272",
        glow(30, 30, 90, "#fff2c0", 0.9) +
          flat("M-12 52L10 34L34 52V164H-12ZM130 60L160 34L212 66V164H130Z", "#b8607e") +
          flat("M2 66h12v16H2ZM150 66h14v18h-14ZM178 72h14v18h-14Z", "#ffe6a0") +
          flat("M-12 136Q100 122 212 136V164H-12Z", "#5a2a58") +
          line("M10 144h16M100 146h18M60 140h14", 2, "#8a4a7a"),
      ),
      figure:
        cast(86, 149, 70) +
        form("M18 158C20 124 42 106 78 106C114 106 130 126 132 158Z", coat, {
          within:
            flat("M30 132h18v16H30Z", "#e8a02a") + line("M30 132h18v16H30Z", 1.8, "#fff0c8", 'stroke-dasharray="2 3"'),
        }) +
        form("M52 112C62 104 98 104 108 112C104 126 92 124 80 124C68 124 56 126 52 112Z", "#e23a4a", { width: 2.8 }) +
        placed(
          form(
            "M-30 6C-44 2 -48 18 -41 24C-48 32 -44 44 -36 48C-28 42 -28 34 -31 28C-25 22 -26 12 -30 6ZM30 6C44 2 48 18 41 24C48 32 44 44 36 48C28 42 28 34 31 28C25 22 26 12 30 6Z",
            hair,
            { width: 2.8, within: line("M-42 24h12M42 24h-12", 2, "#8a5a3a") },
          ) +
            form("M-32 -4C-32 -28 -18 -36 0 -36C18 -36 33 -28 32 -4C31 24 18 39 0 39C-18 39 -31 24 -32 -4Z", skin) +
            face(pen, 0, 0, {
              mood,
              apart: 15,
              radius: 11.6,
              uneven: 1.06,
              skin: mix(skin, "#6a2a2a", 0.25),
              gaze: look.gaze ?? [-0.7, -0.8],
              iris: "#2e8a5a",
              brow: { colour: hair, high: 4 },
              mouth: null,
            }) +
            form("M-5 9C-6 3 6 3 7 10C8 17 -5 17 -5 9Z", mix(skin, "#d8504a", 0.4), {
              width: WIDTH.inner,
              shade: [-2, -2],
            }) +
            flat(oval(-20, 17, 1.5) + oval(-14, 19, 1.5) + oval(18, 17, 1.5) + oval(23, 20, 1.5), "#7a3a1c") +
            mouth(pen, look.mood ? MOODS[mood].mouth : "oh", look.mood ? 1 : -4, 27, look.mood ? 10 : 12) +
            form("M-37 -14C-46 -34 -30 -48 -4 -50C24 -52 42 -40 37 -18C18 -28 -14 -26 -37 -14Z", "#f2b83a", {
              within: line("M-4 -50C-12 -42 -14 -34 -12 -24M-4 -50C10 -44 16 -36 16 -26", 2, "#8a5410"),
            }) +
            form("M-38 -12C-50 -10 -56 -3 -51 1C-36 -10 -12 -18 14 -20L12 -28C-8 -29 -28 -20 -38 -12Z", "#c8862a", {
              width: 2.8,
            }),
          80,
          72,
          -9,
          1.06,
        ) +
        line(chain, 6.4) +
        line(chain, 3.2, "#ffd24a", 'stroke-dasharray="3.2 2.6"') +
        form("M84 132C96 140 104 136 110 124L124 130C122 150 104 160 84 156Z", coat, { width: 3 }) +
        form(oval(121, 100, 15, 15.5), "#ffc83a", {
          width: 3,
          within: flat(oval(121, 100, 10, 10.5), "#fffae4") + line("M121 94v7l5 3", 2.2),
        }) +
        mitten(pen, 117, 122, 12, 8, skin) +
        placed(
          form("M-34 60C-36 30 -22 16 6 16C34 16 44 34 42 60Z", dog, { width: 3 }) +
            form("M-24 14C-12 24 18 24 32 14L34 24C20 36 -14 36 -27 24Z", "#d02a3a", { width: 2.6 }) +
            form(
              "M-24 -16C-38 -30 -38 -38 -30 -36C-22 -36 -16 -32 -12 -26ZM24 -16C38 -30 40 -38 32 -36C24 -36 18 -32 14 -26Z",
              "#9a6244",
              {
                width: 2.8,
              },
            ) +
            form("M-26 -14C-24 -32 26 -32 28 -14C38 -2 38 20 24 24C10 28 -8 28 -22 24C-36 20 -36 -2 -26 -14Z", dog, {
              within: flat("M4 -32H34V0C16 6 2 -8 4 -32Z", "#b87a54"),
            }) +
            face(pen, 1, -9, {
              mood: look.mood ?? "rage",
              apart: 11.5,
              radius: 7.4,
              skin: "#8a5a44",
              gaze: look.gaze ?? [-0.9, 0],
              brow: { high: 5, wide: 10 },
              mouth: null,
            }) +
            flat(oval(0, 1, 5, 3.6), INK) +
            mouth(pen, MOODS[look.mood ?? "rage"].mouth, 0, 14, 14),
          176,
          107,
          -4,
          0.98,
        ),
      front: look.mood
        ? ""
        : line("M18 78V60l12 -4v18M40 46V32l9 -3v13", 3, "#fffbe8") +
          flat(
            oval(15, 78, 4.4, 3.4) + oval(27, 74, 4.4, 3.4) + oval(37, 46, 3.6, 2.8) + oval(46, 42, 3.6, 2.8),
            "#fffbe8",
          ) +
          spark(134, 84, 7),
    };
  },
};

export const bullfrog: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "gloat",
      slime = "#2f8f94",
      jacket = "#4a2a6e",
      expression = expressionOf(mood),
      lidSkin = mix(slime, "#0c2430", 0.4);
    const throat = look.mood ? 0.86 : 1.06;
    return {
      back: backdrop(
        "#ffd27a",
        "#c8502a",
        glow(150, 16, 80, "#fff8d0", 0.95) +
          flat("M-12 50Q100 26 212 50V110H-12Z", "#b0402a") +
          [-4, 18, 40, 62, 128, 150, 172, 194]
            .map((x, i) => flat(oval(x, 58 + ((i * 5) % 7), 8, 9), i % 2 ? "#7a2218" : "#8e3020"))
            .join("") +
          flat("M-12 74Q100 58 212 74V112H-12Z", "#6e2418") +
          flat("M-12 110Q100 98 212 110V164H-12Z", "#f6cd80") +
          line("M150 124h30M164 138h26M120 146h16", 2, "#c88a44"),
      ),
      figure: placed(
        cast(104, 141, 84) +
          form("M-16 84C2 62 30 66 52 84C46 104 58 130 46 162H-16Z", "#c81e4e", {
            within:
              flat("M-16 150C6 142 30 152 56 140V164H-16Z", "#ffd23c") +
              line("M2 80C8 104 0 128 6 150M24 76C32 104 22 126 28 148", 2.4, "#6a0c2c"),
          }) +
          form("M36 158C30 120 54 98 100 98C152 98 178 118 176 158Z", jacket, {
            within: line("M40 128q14 -14 34 -18M172 130q-14 -16 -34 -20", 7, "#f2b632"),
          }) +
          form(
            "M52 46C30 46 14 34 14 10C26 24 42 26 62 28ZM136 42C162 44 180 30 178 4C166 20 150 22 128 26Z",
            "#fbeecb",
            {
              within: flat("M14 10L18 26L30 24ZM178 4L176 22L162 20Z", "#8a6a3a"),
            },
          ) +
          form("M36 88C34 62 62 52 97 52C134 52 160 62 158 88C156 112 130 120 97 120C64 120 38 112 36 88Z", slime, {
            within: flat(oval(50, 84, 4, 3) + oval(146, 82, 5, 3) + oval(139, 93, 3, 2), "#1c5a64"),
          }) +
          form("M72 44C64 26 76 18 84 22C90 16 104 16 110 21C120 17 130 26 122 44Z", "#241a34", {
            within: line("M78 38Q97 32 116 37", 3, "#f2b632"),
          }) +
          form(`${oval(65, 52, 23, 23)}${oval(130, 50, 25, 25)}`, slime, { width: 3 }) +
          eye(pen, 66, 53, 16.5, {
            gaze: look.gaze ?? [0.5, 0.4],
            skin: lidSkin,
            iris: "#ffc02a",
            ...lidsOf(mood, -1),
          }) +
          eye(pen, 129, 51, 18, {
            gaze: look.gaze ?? [-0.1, 0.4],
            skin: lidSkin,
            iris: "#ffc02a",
            ...lidsOf(mood, 1),
          }) +
          brow(65, 31 - expression.lift * 0.5, 16, expression.brows[0], "#0e3038", 6) +
          brow(131, 27 - expression.lift * 0.5, 17, expression.brows[1], "#0e3038", 6) +
          flat(oval(90, 78, 2.6, 2) + oval(105, 77.5, 2.6, 2), INK) +
          placed(
            form(oval(0, 0, 42, 27), "#ffe2a4", {
              shade: [-7, -6],
              within: flat("M-30 -6C-26 -17 -14 -22 -6 -22C-14 -16 -22 -10 -24 0Z", "#fffaf0", 0.8),
            }),
            100,
            137,
            0,
            throat,
          ) +
          mouth(pen, expression.mouth, 98, 93, 25) +
          form("M60 114C56 100 44 92 32 90C24 82 18 76 14 80C8 84 12 92 18 96C26 116 42 128 54 130Z", slime, {
            width: 3,
          }) +
          line("M24 90l8 -2M20 84l8 -1", WIDTH.detail) +
          form(
            "M152 138C164 136 172 126 172 112C164 108 160 98 166 94C168 88 174 88 176 92C180 86 186 88 186 93C192 92 195 98 192 104C190 128 182 148 164 154Z",
            slime,
            {
              width: 3,
              within: line("M176 92l1 9M186 94l-1 8", WIDTH.detail),
            },
          ),
        0,
        7,
      ),
      front:
        (look.mood ? "" : line("M184 82q6 -2 9 3M178 74q12 -4 20 5", 2.2, "#fff4d0")) +
        flat(oval(196, 148, 14, 6) + oval(182, 152, 10, 5), "#fff0c0", 0.9),
    };
  },
};

export const gargoyle: Design = {
  dark: "#2a1040",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "bored",
      stone = "#b4bcd0",
      wing = "#5a5f88",
      deep = "#6a7090";
    const chick = (x: number, y: number, turn: number): string =>
      placed(
        form("M-9 10C-12 -4 -6 -12 0 -12C7 -12 12 -4 9 10Z", "#ffd84a", { width: 2.4, shade: [-2, -2] }) +
          (look.mood === "asleep" ? line("M-6 -3h4M2 -3h4", 2) : flat(oval(-3.6, -4, 2.2) + oval(3.8, -4, 2.2), INK)) +
          flat("M-4 1L0 -4L4 1L0 7Z", "#f0702a") +
          line("M-4 1L0 -4L4 1L0 7ZM-4 1H4", 1.4),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#ff9a5a",
        "#8a2440",
        glow(36, 84, 96, "#fff6b0", 0.95) +
          `<circle cx="30" cy="88" r="24" fill="#fff6c0"/>` +
          flat("M-12 132V112L6 104L14 72L22 104L46 116L56 96L62 76L68 96L90 116V164H-12Z", "#b03a48") +
          flat("M150 164V62L160 50L168 -12H212V164Z", "#7a2440") +
          line("M168 -12L160 50L150 62M176 34C176 14 200 14 200 34V70H176ZM150 88H212", 3, "#521430") +
          flat("M180 34C180 22 196 22 196 34V66H180Z", "#ffd070", 0.9),
      ),
      figure:
        form(
          "M70 116C34 110 10 82 4 30C18 32 26 38 32 46C40 40 50 46 54 56C62 54 70 62 76 84ZM116 116C152 110 180 78 188 22C172 26 162 36 158 44C150 38 140 44 136 54C128 52 120 60 112 84Z",
          wing,
          {
            within: line(
              "M6 32C26 60 46 86 68 106M32 46C42 68 54 86 70 100M186 26C166 58 144 86 120 106M158 44C148 68 134 88 118 100",
              2.2,
              "#2c2c50",
            ),
          },
        ) +
        form("M34 150C28 120 50 104 92 104C136 104 158 122 152 150Z", stone, {
          within:
            flat("M124 106C140 110 150 122 152 138L134 128Z", "#7aa848") +
            line("M76 124q16 7 32 0M78 136q14 6 28 0", 2.2, deep),
        }) +
        placed(
          form(
            "M-36 -8C-48 -14 -60 -30 -60 -44C-46 -42 -34 -36 -28 -30C-20 -38 -10 -40 0 -40C12 -40 22 -38 28 -30C36 -38 46 -44 58 -48C60 -32 50 -16 36 -8C46 2 46 22 36 30C24 42 -24 42 -36 30C-46 22 -46 2 -36 -8Z",
            stone,
            {
              within:
                flat(
                  "M-38 -16C-48 -22 -53 -30 -54 -37C-46 -35 -38 -30 -32 -24ZM38 -16C48 -24 53 -32 53 -41C46 -37 38 -31 32 -25Z",
                  wing,
                ) +
                flat("M-42 10C-30 10 -28 24 -32 34L-48 28Z", "#7aa848") +
                line("M24 -30l-4 9l6 4l-3 6", 2.2, deep),
            },
          ) +
            face(pen, 0, -8, {
              mood,
              apart: 16,
              radius: 12,
              uneven: 0.95,
              skin: deep,
              gaze: look.gaze ?? [0.1, -0.4],
              white: "#fff2c0",
              iris: "#f07a1a",
              brow: { colour: "#3c4062", high: 7, wide: 15 },
              mouth: null,
            }) +
            form("M-9 8C-11 0 11 0 10 8C9 16 -8 16 -9 8Z", mix(stone, "#000000", 0.14), {
              width: WIDTH.inner,
              shade: [-2, -2],
            }) +
            flat(oval(-4, 10, 1.9) + oval(4.4, 10, 1.9), INK) +
            mouth(pen, MOODS[mood].mouth, 0, 26, 18) +
            flat("M-21 29l4 -15l5 15ZM12 29l5 -15l4 15Z", "#fffbe8") +
            line("M-21 29l4 -15l5 15M12 29l5 -15l4 15", 2) +
            chick(-9, -48, -8) +
            chick(12, -50, 10) +
            form("M-30 -44C-16 -36 18 -36 32 -46C34 -34 22 -26 2 -26C-18 -26 -30 -32 -30 -44Z", "#a86a30", {
              width: 2.8,
              within: line("M-26 -36l22 5M-12 -30l24 -8M8 -29l20 -8M-22 -40l14 10", 2, "#5a3010"),
            }),
          92,
          76,
          6,
        ) +
        form(
          "M122 150C138 138 140 126 130 112C122 110 118 100 124 96C128 90 138 90 142 98C160 112 162 136 152 152Z",
          stone,
          {
            width: 3,
            within: line("M128 96l3 9M136 95l1 9", WIDTH.detail),
          },
        ),
      front:
        form("M-8 160V142C20 136 180 136 208 142V160Z", "#8a7a98", {
          within: line("M-8 150H208M40 150v10M96 150v10M154 150v10", 2, "#443a58"),
        }) +
        form(
          "M44 146C40 132 50 126 56 133C58 124 68 124 71 133C78 128 84 135 80 146L73 155L68 146L62 156L57 146L50 155Z",
          stone,
          {
            width: 2.8,
          },
        ) +
        flat("M150 142C152 136 164 137 164 142L162 152C160 156 158 154 158 150L155 154Z", "#fffdf4") +
        (look.mood ? "" : line("M60 16l-8 -5M62 8l-3 -7M134 14l8 -4M130 6l4 -6", 2.2, "#fff6d0")),
    };
  },
};

export const beggar: Design = {
  dark: "#2a2050",
  flame: "#fff0c0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood ?? "sad",
      skin = SKIN.rosy,
      rags = "#7a5c48",
      wool = "#5a3f94";
    const flakes = [
      [14, 20, 3],
      [34, 60, 2],
      [128, 14, 2.4],
      [150, 74, 2],
      [190, 92, 3],
      [8, 92, 2.4],
      [186, 12, 2],
    ];
    return {
      back: backdrop(
        "#9cc4e4",
        "#dce8f6",
        glow(168, 60, 70, "#ffe6a0", 0.95) +
          flat("M136 164V52L170 26L212 52V164ZM-12 164V84L14 62L46 86V164Z", "#7a90bc") +
          flat("M128 58L170 24L216 56V44L170 10L124 46ZM-12 88L14 64L52 92V80L14 50L-12 72Z", "#ffffff") +
          flat("M156 58h30v32h-30Z", "#ffd45a") +
          line("M156 58h30v32h-30ZM171 58v32M156 74h30", 3.2, "#4a5a8a") +
          flat("M-12 128Q60 116 120 126T212 122V164H-12Z", "#f4f8ff"),
      ),
      figure:
        cast(90, 148, 84) +
        form("M2 154C-2 132 8 116 18 114C14 106 22 102 26 106C32 102 40 106 35 114C50 120 58 136 56 154Z", "#b98d52", {
          within:
            flat(oval(29, 136, 13, 11), "#2a1810") +
            flat(oval(23, 139, 6, 5) + oval(35, 138, 6, 5) + oval(29, 132, 6, 5), "#ffc83a"),
        }) +
        form("M34 158C30 122 50 104 88 104C128 104 148 124 148 158Z", rags, {
          within:
            flat("M112 122h20v16h-20Z", "#c86a3a") +
            line("M112 122h20v16h-20Z", 1.8, "#fff0c8", 'stroke-dasharray="2.5 3"'),
        }) +
        form("M42 118C56 104 122 102 136 116C138 130 122 132 112 128L104 142L94 129C78 132 52 134 42 118Z", "#c83a34", {
          width: 2.8,
          within: line("M60 108l4 22M82 106l2 24M106 106v22M124 108l-2 20", 3.4, "#ffb04a"),
        }) +
        placed(
          form("M-34 -4C-34 -30 -18 -38 0 -38C18 -38 34 -30 34 -4C34 24 18 40 0 40C-18 40 -34 24 -34 -4Z", skin) +
            form(
              "M-35 2C-30 14 -18 15 -11 15C-8 14 10 14 13 15C20 15 30 14 35 2C38 20 32 34 25 40L20 36L14 46L7 40L0 49L-7 41L-14 46L-20 37L-25 38C-34 32 -38 18 -35 2ZM-11 27C-8 34 10 34 13 27C13 18 -10 18 -11 27Z",
              "#7a4426",
              { width: 2.6 },
            ) +
            flat(oval(1, 27, 13, 8), skin) +
            face(pen, 0, -5, {
              mood,
              apart: 15.5,
              radius: 12.4,
              uneven: 1.06,
              skin: mix(skin, "#a85a6a", 0.3),
              gaze: look.gaze ?? [0.2, -0.6],
              iris: "#2e78d8",
              brow: { colour: "#4a2814", high: 5, wide: 13 },
              mouth: null,
            }) +
            mouth(pen, MOODS[mood].mouth, 1, 28, 10) +
            form("M-10 10C-11 1 11 1 12 11C12 20 -9 20 -10 10Z", mix(skin, "#e02a2a", 0.65), {
              width: 2.4,
              shade: [-3, -2],
            }) +
            (look.mood
              ? ""
              : flat("M-27 8c-4 6 -4 10 0 11c4 -1 4 -5 0 -11M29 9c-3 5 -3 8 0 9c3 -1 3 -4 0 -9", "#8ae4ff")) +
            form(
              "M-37 -16C-42 -38 -24 -50 0 -50C8 -50 12 -60 26 -58C24 -52 32 -50 34 -48C30 -44 29 -40 31 -37C37 -32 39 -24 37 -16Z",
              wool,
              {
                within:
                  flat("M8 -44h16v14H8Z", "#f0b03a") +
                  line("M8 -44h16v14H8Z", 1.8, "#5a3a10", 'stroke-dasharray="2 2.5"'),
              },
            ) +
            form(
              "M-40 -13C-42 -24 -36 -28 -29 -26C-10 -33 12 -33 29 -26C37 -28 42 -22 40 -13C16 -23 -16 -23 -40 -13Z",
              "#8a70c8",
              {
                width: 2.6,
              },
            ),
          82,
          71,
          8,
        ) +
        form("M86 158C90 142 104 136 118 138L116 158Z", rags, { width: 2.8 }) +
        placed(
          form("M-16 24C-18 8 -12 -2 0 -2C12 -2 18 8 16 24Z", "#a8a4b8", { width: 2.6 }) +
            form(`${oval(-13, -22, 10)}${oval(13, -23, 10.5)}`, "#a8a4b8", {
              width: 2.6,
              within: flat(oval(-13, -22, 5) + oval(13, -23, 5), "#f0a0aa"),
            }) +
            form("M-17 -6C-18 -22 -8 -26 0 -26C9 -26 18 -21 17 -6C15 4 8 8 0 8C-8 8 -15 4 -17 -6Z", "#c4c0d2", {
              width: 2.6,
            }) +
            face(pen, 0, -10, {
              mood,
              apart: 7.5,
              radius: 6.2,
              skin: "#9a94ac",
              gaze: look.gaze ?? [-0.3, -0.6],
              brow: null,
              mouth: { below: 14, wide: 5 },
            }) +
            flat(oval(0, -2, 3, 2.4), "#e8506a"),
          150,
          104,
          6,
          1.05,
        ) +
        form("M112 120C124 116 178 116 190 120C192 142 176 154 150 154C126 154 110 142 112 120Z", "#b87238", {
          within: line("M118 134C138 144 164 144 184 132", 2.2, "#6a3a18"),
        }) +
        mitten(pen, 120, 141, 13, -16, wool),
      front:
        flat("M-12 150Q30 140 70 150T150 150T212 146V164H-12Z", "#ffffff") +
        line("M-6 150Q30 140 70 150T150 150T206 147", 1.8, "#a8b8dc") +
        coin(62, 146, 7, 14, 0.6) +
        flat(flakes.map(([x, y, r]) => oval(x!, y!, r!)).join(""), "#ffffff"),
    };
  },
};
