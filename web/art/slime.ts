/** The Slime: a hero's boot for a hat, one large eye and one small. What was in the boot, nobody asks. */

import { token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { brow, expressionOf, eye, eyeIn, face, type Mouth, mouth } from "./faces";
import { bone, bricks, coin, flame, mitten, spark, sword } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, plain, type Point, tube } from "./pen";

const SLIME = "#56d490";
const DEEP = "#2c9a6c";
const SHINE = "#d2ffdc";
const BROW = "#14583e";

interface Head extends Look {
  kind?: Mouth;
  wide?: number; // of the mouth
  hat?: readonly [number, number, number]; // where the boot sits, and how it is turned
}

/** A boot upside down: it is worn at (0, 0). */
const boot = (pen: Pen): string =>
  pen.form("M-14 4L-14 -22C-17 -32 -15 -38 -9 -40L24 -41C34 -37 33 -24 23 -21C15 -19 12 -14 13 -8L15 4Z", "#a4502c", {
    width: 3,
    within: line("M2 -14h9M0 -20h12M3 -27l10 2", 1.8, "#f2cf8a"),
  }) +
  pen.form("M-15 -39L28 -42L27 -49L5 -48L4 -53L-15 -52Z", "#4c2a1a", { width: 2.6 }) +
  pen.form("M-20 -3C-8 -8 8 -8 20 -4L19 7C8 11 -8 11 -19 7Z", "#f0c878", { width: 2.8, shade: [-3, -3] });

/** Its face and its hat; the body is another one on every card. About (0, 0): 60 wide, and the hat 40 above. */
function head(pen: Pen, look: Head): string {
  const mood = look.mood ?? "sly";
  const expression = expressionOf(mood);
  const gaze = look.gaze ?? expression.gaze ?? ([0.5, 0.1] as const);
  const { kind = expression.mouth, wide = 15, hat = [6, -38, 8] } = look;
  const seeing = (x: number, y: number, r: number, side: -1 | 1): string =>
    eye(pen, x, y, r * (expression.large ?? 1), {
      ...eyeIn(mood, side),
      gaze,
      skin: mix(SLIME, BROW, 0.4),
    });
  return (
    placed(boot(pen), ...hat, 0.8) +
    seeing(-15, -3, 14, -1) +
    seeing(17, 0, 9.5, 1) +
    brow(-15, -22 - expression.lift * 0.7, 12, expression.brows[0], BROW, 5) +
    brow(18, -15 - expression.lift * 0.7, 8, expression.brows[1], BROW, 4) +
    mouth(pen, kind, 4, 25, wide, "#0f4634")
  );
}

/** What floats in it: bubbles, each as x, y and size. */
const bubbles = (places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(([x, y, r]) => line(oval(x, y, r), 1.8, DEEP) + line(`M${x - r * 0.4} ${y - r * 0.4}h.1`, 2.2, SHINE))
    .join("");

/** The bones of an earlier meal. */
const meal = (x: number, y: number, turn: number, scale = 1): string => bone(x, y, turn, scale * 0.74, "#d6f0c8", DEEP);

/** One that was still part of another a moment ago. */
const little = (pen: Pen, gaze: Point): string =>
  pen.form("M-14 10C-16 -4 -8 -14 0 -14C10 -14 16 -4 14 10C6 14 -8 14 -14 10Z", SLIME, {
    width: 2.6,
    shade: [-3, -2],
  }) +
  eye(pen, -4, -2, 4.6, { gaze, lid: 0 }) +
  eye(pen, 6, -1, 3.4, { gaze, lid: 0 }) +
  line("M-2 6q3 3 6 0", 1.8);

export const split: Design = {
  dark: "#2a0e44",
  flame: "#f4ffc8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#b05a98",
        "#3c1650",
        bricks("#8a3f7c") +
          flat("M66 128V36C66 2 136 2 136 36V128Z", "#54205e") +
          flat("M74 128V40C74 12 128 12 128 40V128Z", "#ffd9b0") +
          glow(101, 66, 84, "#ffe6b8", 0.8) +
          flat("M-12 124H212V164H-12Z", "#3a1448") +
          line("M-12 136H212M40 124L20 150M160 124L184 150", 1.6, "#250a34"),
      ),
      figure:
        cast(52, 146, 52) +
        cast(152, 146, 44) +
        form(
          "M6 136C-2 104 12 56 46 50C70 48 84 64 84 84C92 86 104 82 112 88C106 92 100 90 94 96C100 102 108 100 112 106C104 110 96 104 90 110C94 122 98 132 92 140C78 152 20 152 6 136Z",
          SLIME,
          {
            within:
              flat("M14 92C16 72 28 60 42 58C30 66 22 78 21 94Z", SHINE) +
              meal(34, 136, -12) +
              bubbles([
                [76, 132, 5],
                [66, 140, 3],
                [16, 118, 4],
              ]),
          },
        ) +
        placed(head(pen, { mood: "gloat", gaze: [0.85, -0.2], hat: [-4, -36, -8], ...look }), 50, 92, -8, 0.96) +
        form(
          "M196 134C204 112 192 72 160 70C138 70 126 84 126 98C118 96 112 94 106 98C112 102 118 102 120 108C114 112 108 110 104 116C112 120 118 116 122 122C116 134 118 140 124 144C140 152 188 150 196 134Z",
          mix(SLIME, "#e8ff9a", 0.3),
          {
            within:
              flat("M184 96C180 84 172 78 162 77C170 84 176 90 177 100Z", SHINE) +
              bubbles([
                [182, 126, 5],
                [140, 138, 4],
                [188, 112, 3],
              ]),
          },
        ) +
        face(pen, 156, 102, {
          mood: look.mood ?? "shock",
          apart: 13,
          radius: 8.5,
          skin: mix(SLIME, BROW, 0.4),
          gaze: [-0.85, -0.5],
          brow: { colour: BROW },
          mouth: { kind: "oh", below: 22, wide: 11 },
        }),
      front:
        sword(pen, 104, 20, 183, 1.5) +
        placed(mitten(pen, 0, 0, 13, 180, "#8fa2ba"), 104, 4) +
        line("M92 66l-7 -7M118 62l7 -7M92 78h-8M116 76h9", 2.4, "#f4ffc8") +
        plain(oval(98, 122, 4, 5) + oval(110, 132, 3, 4) + oval(90, 44, 3, 4), SLIME),
    };
  },
};

export const oozeUp: Design = {
  dark: "#1c1430",
  flame: "#fff2a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const through = [38, 60, 82, 104];
    return {
      back: backdrop(
        "#c08a3e",
        "#4a2420",
        line("M-8 20H40v18H-8M20 38v18H60M70 8h40v18H70M96 26v18", 1.6, "#94642c") +
          glow(128, 34, 84, "#ffe27a", 0.95) +
          line("M128 -10V14", 3) +
          flat("M118 14h20l4 24h-28Z", "#fff2b0") +
          line("M118 14h20l4 24h-28ZM128 14v24", 2.6) +
          flat("M-12 104H212V164H-12Z", "#6a4030") +
          line("M-12 116H212M150 104L172 150M196 104L226 140", 1.6, "#44241e") +
          flat("M14 116H128L140 146H2Z", "#120a12"),
      ),
      figure:
        cast(72, 128, 60, 8) +
        form(
          "M30 142C34 122 26 112 22 96C14 66 36 46 70 46C106 46 124 68 118 96C114 112 108 124 112 142H98C98 130 96 124 92 124C88 124 88 132 88 144H74C74 130 72 124 69 124C66 124 66 132 66 144H52C52 130 50 124 47 124C44 124 44 134 44 142Z",
          SLIME,
          {
            within:
              flat("M31 90C30 70 44 56 60 54C48 62 40 74 39 90Z", SHINE) +
              bubbles([
                [108, 96, 5],
                [104, 110, 3],
                [36, 108, 4],
              ]),
          },
        ) +
        placed(head(pen, { mood: "sly", gaze: [0.7, -0.8], hat: [4, -36, -4], ...look }), 68, 82, 4, 1) +
        // a hush, before the bite
        form("M112 102C124 108 134 100 134 86C134 80 143 80 144 87C146 106 132 122 112 116Z", SLIME, { width: 2.8 }),
      front:
        tube("M14 116H128L140 146H2Z", "#7c8896", 2.4, 3.6) +
        through.map((x) => tube(`M${x} 116L${x - 6 + (x - 60) * 0.16} 146`, "#7c8896", 2.8, 3.6)).join("") +
        // he who misses something
        form("M148 78H177L179 130C179 142 172 147 160 147H134C122 147 122 134 131 131L150 122Z", "#f0e4c8", {
          width: 3,
          within: line("M144 90H182M144 100H182M144 110H182", 4.4, "#c8443a"),
        }) +
        form(oval(127, 141, 6.4, 5), "#eeb79a", { width: 2.4, shade: [-2, -1] }) +
        form("M146 -12H178L180 84C168 88 156 88 145 84Z", "#3f5c9c", { width: 3 }) +
        form("M180 -12H214V60L212 124H186C186 100 182 60 180 -12Z", "#4a6ab0", { width: 3 }) +
        form("M186 94H214V148H172C168 138 176 132 186 128Z", "#a4502c", {
          within: line("M184 112h16M184 120h16", 2, "#f2cf8a"),
        }) +
        form("M180 86H214V98H180Z", "#f0c878", { width: 2.8 }),
    };
  },
};

export const slosh: Design = {
  dark: "#10243c",
  flame: "#fff4b8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const splash = oval(194, 62, 5, 6) + oval(176, 42, 4, 5) + oval(146, 34, 4, 4.6) + oval(196, 112, 4, 5);
    const spines = ["#8c3a34", "#d09a3e", "#3f5c9c", "#7a4a86", "#a8703a", "#4c7a86"];
    const shelf = (y: number, from: number): string =>
      [0, 1, 2, 3, 4, 5, 6]
        .map((at) => flat(`M${from + at * 9} ${y}v${-18 - ((at * 5) % 8)}h8V${y}Z`, spines[(at + y) % 6]!))
        .join("") + flat(`M${from - 4} ${y}h74v4h-74Z`, "#4a2414");
    const book = (x: number, y: number, turn: number, colour: string): string =>
      placed(
        form("M-14 -9H14V9H-14Z", colour, { width: 2.6, within: flat("M-14 4H14V9H-14Z", "#fff0cc") }),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#e08a3c",
        "#6a2418",
        flat("M118 -12H212V120H118Z", "#8a4424") +
          shelf(32, 136) +
          shelf(66, 136) +
          shelf(100, 136) +
          glow(96, 22, 80, "#ffe08a", 0.9) +
          flat("M-12 118H212V164H-12Z", "#5a2416"),
      ),
      figure:
        form(
          "M-14 160V88C0 58 40 44 80 46C128 46 168 52 190 84C198 100 184 106 178 96C170 84 156 84 152 96C150 112 170 126 214 132V164Z",
          SLIME,
          {
            within:
              flat("M-4 104C4 76 30 58 56 55C34 66 18 84 14 112Z", SHINE) +
              line(
                "M150 62C168 68 178 76 182 86M144 72C158 74 164 76 168 80M128 150C146 138 176 142 208 146",
                3,
                SHINE,
              ) +
              meal(24, 124, 24) +
              bubbles([
                [40, 108, 4],
                [138, 104, 5],
                [132, 120, 3],
              ]),
          },
        ) +
        placed(head(pen, { mood: "gloat", gaze: [0.9, 0.3], wide: 20, hat: [-2, -38, -12], ...look }), 88, 92, 6, 1.14),
      front:
        book(134, 144, 18, "#8c3a34") +
        book(14, 142, 16, "#7a4a86") +
        book(172, 140, -8, "#d09a3e") +
        placed(little(pen, [0.8, 0.2]), 173, 122, -8, 1.1) +
        // once a hero's
        placed(
          form("M-14 8C-16 -10 -8 -18 2 -18C14 -18 18 -8 16 8Z", "#9fb2c8", {
            width: 2.6,
            within: flat("M-6 -6H18V0H-6Z", "#171420"),
          }) + form("M2 -18C-8 -30 12 -34 18 -26C16 -20 10 -20 2 -18Z", "#d23a34", { width: 2.4 }),
          48,
          142,
          -24,
        ) +
        plain(splash, SLIME, 2.2),
    };
  },
};

export const engulf: Design = {
  dark: "#1a0c30",
  flame: "#ffe9a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const steel = mix("#b8c8dc", SLIME, 0.42);
    return {
      back: backdrop(
        "#b83a30",
        "#3c0c1c",
        bricks("#8c2826") +
          flat("M-12 124V56C-6 34 34 34 40 60V124Z", "#5a1418") +
          flat("M-12 124V66C-4 48 26 48 32 68V124Z", "#2c0610") +
          glow(10, 96, 74, "#ffae3c", 0.95) +
          flame(pen, 2, 106, 1.3) +
          flame(pen, 20, 112, 0.8) +
          flat("M-12 122H212V164H-12Z", "#2c0a14"),
      ),
      figure:
        cast(104, 146, 84) +
        form(
          "M24 144C12 116 24 96 38 82C44 52 66 38 98 38C132 38 154 54 158 84C176 98 188 124 176 144C160 154 38 154 24 144Z",
          SLIME,
          {
            within:
              flat("M50 80C54 60 68 50 84 47C70 58 62 68 60 84Z", SHINE) +
              flat("M36 114C60 102 140 100 166 114C176 128 170 142 160 146H42C32 140 28 126 36 112Z", "#3fb87e") +
              bubbles([
                [152, 104, 5],
                [160, 118, 3],
                [46, 108, 4],
                [142, 142, 3],
              ]) +
              // he had a plan
              flat("M98 130C122 116 150 122 156 150H100Z", mix("#4a6aa8", SLIME, 0.42)) +
              line("M98 130C122 116 150 122 156 150", 2.4, BROW),
          },
        ) +
        placed(
          flat("M0 -22C-14 -32 -38 -24 -36 -8C-28 -14 -14 -12 -6 -18Z", mix("#e8342e", SLIME, 0.2)) +
            line("M0 -22C-14 -32 -38 -24 -36 -8C-28 -14 -14 -12 -6 -18", 2.2, BROW) +
            flat("M-22 14C-24 -12 -12 -22 2 -22C18 -22 26 -10 24 14C12 22 -12 22 -22 14Z", steel) +
            flat("M-21 -8C-8 -14 12 -14 24 -8L23 7C12 3 -8 3 -21 7Z", "#142a2a") +
            line("M-22 14C-24 -12 -12 -22 2 -22C18 -22 26 -10 24 14C12 22 -12 22 -22 14Z", 2.6, BROW) +
            eye(pen, -8, -1, 6.4, { gaze: [0.5, -0.9], lid: -0.05, pupil: 0.3 }) +
            eye(pen, 10, -1, 6.4, { gaze: [0.5, -0.9], lid: -0.05, pupil: 0.3 }) +
            line("M-8 11v6M1 12v6M10 11v6", 2, BROW),
          70,
          126,
          -12,
          1.14,
        ) +
        placed(
          head(pen, { mood: "gloat", gaze: [0.1, 0.9], kind: "tongue", wide: 10, hat: [4, -35, 10], ...look }),
          98,
          77,
          -5,
          1.02,
        ),
      front:
        // still asking for a little help
        form("M160 96C170 88 174 74 172 60L186 56C190 76 186 98 170 112Z", "#4a6aa8", { width: 3 }) +
        form("M166 64C172 58 182 56 190 58L191 48C182 44 172 46 166 52Z", "#f2c85a", { width: 2.4 }) +
        mitten(pen, 178, 38, 12, 10, "#9fb2c8") +
        form("M154 100C160 92 172 96 182 104C184 112 178 118 168 118Z", SLIME, { width: 2.6 }) +
        line("M160 24l-5 -7M178 18v-8M194 26l6 -6", 2.4, "#ffe9a0") +
        sword(pen, 8, 146, 62, 0.8) +
        coin(188, 144, 7, -10, 0.6) +
        coin(172, 149, 6, 10, 0.6),
    };
  },
};

export const bubble: Design = {
  dark: "#141040",
  flame: "#ffe6a8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const suds = oval(26, 112, 10) + oval(42, 116, 8) + oval(16, 104, 7) + oval(55, 119, 6);
    const offspring = (x: number, y: number, r: number, gaze: Point): string =>
      flat(oval(x, y, r), "#bfe8ff", 0.35) +
      placed(little(pen, gaze), x, y + r * 0.2, -6, r / 24) +
      line(oval(x, y, r), 2.2, "#e8f8ff") +
      line(`M${x - r * 0.6} ${y - r * 0.4}Q${x - r * 0.4} ${y - r * 0.7} ${x - r * 0.1} ${y - r * 0.74}`, 3, "#ffffff");
    return {
      back: backdrop(
        "#4450a8",
        "#1a1650",
        line("M-8 30H52M-8 66H30", 5, "#2a2c78") +
          flat("M2 12h9v15H2ZM16 6h8v21h-8ZM30 14h12v13H30ZM2 48h12v15H2Z", "#343a90") +
          line("M172 -10V8a10 10 0 0 0 20 0M150 -10V20", 3, "#2a2c78") +
          glow(92, 140, 100, "#ff9a3c", 0.9) +
          flat("M-12 136H212V164H-12Z", "#1a1038"),
      ),
      figure:
        flame(pen, 6, 144, 1.3) +
        flame(pen, 168, 144, 1.3) +
        form("M40 120C28 78 46 46 82 46C118 46 136 78 126 120Z", SLIME, {
          within:
            flat("M47 92C46 70 58 57 72 54C62 62 55 76 55 92Z", SHINE) +
            bubbles([
              [119, 92, 5],
              [114, 104, 3],
            ]),
        }) +
        placed(
          head(pen, { mood: "calm", gaze: [0.9, -0.5], kind: "oh", hat: [-4, -38, -8], ...look }),
          80,
          84,
          3,
          0.96,
        ) +
        // its pipe
        tube("M86 109C98 120 116 116 122 104", "#c08a4a", 3.4, 3.6) +
        form("M18 118C18 140 40 162 86 162C132 162 154 140 154 118Z", "#48506a", {
          within: line("M34 126q4 14 14 22", 2.4, "#8a94b4"),
        }) +
        form("M10 113C34 124 138 124 162 113L160 125C136 134 36 134 12 125Z", "#5a6484", { width: 3 }) +
        form("M112 90H134C136 100 132 107 123 107C114 107 110 100 112 90Z", "#a4602c", { width: 2.6 }),
      front:
        flat(suds, "#f2fcff") +
        line(suds, 1.8, "#8aa8d8") +
        // the duck was here first
        placed(
          form("M-13 8C-18 -4 -10 -6 -6 -4C-8 -16 8 -18 9 -7C9 -2 14 2 12 8C4 13 -8 13 -13 8Z", "#ffd23c", {
            width: 2.6,
            shade: [-2, -2],
          }) +
            flat("M8 -8L16 -6L8 -3Z", "#f0762a") +
            line("M8 -8L16 -6L8 -3M-8 2q4 5 9 1", 1.6) +
            flat(oval(3, -9, 1.6), INK),
          146,
          106,
          6,
        ) +
        offspring(160, 46, 27, [-0.8, 0.4]) +
        offspring(184, 96, 13, [-0.6, -0.4]) +
        line(oval(134, 74, 5), 2, "#e8f8ff") +
        line(oval(128, 20, 6), 2, "#e8f8ff") +
        spark(176, 18, 5),
    };
  },
};

export const slime = token("#123048", "#f6ffc8", (pen, look) => {
  const { form } = pen;
  const melted = look.mood === "dazed";
  return (
    form(
      melted
        ? "M6 150C2 128 22 112 32 98C40 74 58 64 82 64C108 64 124 78 130 100C142 114 158 130 154 150C146 166 14 166 6 150Z"
        : "M12 152C8 136 16 128 20 110C22 76 46 56 80 56C116 56 138 78 140 110C142 128 152 138 148 152C140 166 20 166 12 152Z",
      SLIME,
      {
        width: 4,
        within:
          flat(
            melted ? "M40 104C46 86 58 76 70 74C60 84 52 94 50 108Z" : "M31 108C32 84 46 69 64 66C50 76 42 90 41 108Z",
            SHINE,
          ) +
          meal(52, 150, -12, 1.2) +
          bubbles([
            [122, 132, 7],
            [112, 146, 4],
            [28, 132, 5],
          ]),
      },
    ) +
    placed(
      head(pen, { ...look, hat: melted ? [20, -32, 38] : look.mood === "fear" ? [3, -42, 4] : [3, -38, 8] }),
      80,
      melted ? 108 : 104,
      look.mood === "pain" ? -6 : 0,
      melted ? 1.14 : 1.24,
    )
  );
});
