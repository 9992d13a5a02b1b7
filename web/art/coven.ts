/** The Coven: a stout witch in round spectacles, whose crooked hat has a lodger. */

import { arms, helm, shelves, token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { expressionOf, eye, face, type Mood, type Mouth } from "./faces";
import { bat, bricks, mittens, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, plain, tube } from "./pen";

const SKIN = "#c07c4e";
const HAIR = "#4c2c52";
const HAT = "#2f8258";
const ROBE = "#963464";
const SHAWL = "#e2ac3e";
const FROG = "#7cc03a";

/** The lodger; it looks to the right. */
const mouse = (x: number, y: number, turn: number, afraid = false): string =>
  placed(
    tube("M-10 5C-20 6 -22 14 -17 20", "#e8a49c", 2, 2.6) +
      plain("M-12 7C-14 -5 -5 -12 4 -10C12 -9 18 -2 20 3C19 7 14 8 8 8Z", "#b8b4c4", 2.2) +
      plain(oval(0, -11, 5.6), "#e8a49c", 2.2) +
      (afraid
        ? flat(oval(9, -3, 3.4, 3.8), "#fff") + flat(oval(9.6, -3, 1.4), INK)
        : flat(oval(9, -3, 2, 2.4), INK) + flat(oval(8.4, -3.8, 0.7), "#fff")) +
      flat(oval(20, 3, 2.4), "#d8606a"),
    x,
    y,
    turn,
  );

interface Head extends Look {
  mouth?: Mouth;
  wide?: number; // of the mouth
  afraid?: boolean; // the mouse is
}

/** About (0, 0): 90 wide without the brim, from the hat's bend at -82 to the second chin at 46. */
function head(pen: Pen, look: Head = {}): string {
  const { form } = pen;
  const mood: Mood = look.mood ?? "calm";
  return (
    form(
      "M-30 -20C-46 -24 -56 -14 -52 -4C-62 2 -60 16 -50 18C-52 28 -40 36 -30 30H32C42 36 54 28 51 18C61 16 63 2 53 -4C57 -14 46 -24 30 -20Z",
      HAIR,
      {
        within: line(
          "M-46 -8q6 -4 10 0M-50 8q6 -5 11 -1M-42 22q4 -4 8 -2M40 -8q6 -4 8 1M42 8q6 -4 10 0M36 22q4 -3 8 0",
          1.8,
          "#9a6aa0",
        ),
      },
    ) +
    form(
      "M-35 -6C-36 -26 -18 -34 0 -34C20 -34 37 -26 36 -4C42 8 40 24 30 32C22 42 10 46 0 46C-12 46 -24 42 -31 32C-41 24 -41 8 -35 -6Z",
      SKIN,
      {
        within:
          flat("M-42 16C-30 28 -22 36 -18 48H-44Z", "#7a3c3a", 0.45) +
          flat(oval(-26, 17, 8, 5.6) + oval(27, 17, 8, 5.6), "#e8583c", 0.5) +
          line("M-14 40Q0 46 15 39", 1.6, "#7a3c2a"),
      },
    ) +
    face(pen, 0, 1, {
      mood,
      apart: 15.5,
      radius: 10,
      uneven: 1.06,
      skin: mix(SKIN, "#6a2a5a", 0.4),
      iris: "#6a9a2a",
      gaze: look.gaze ?? expressionOf(mood).gaze ?? [0.4, 0.1],
      brow: { colour: HAIR, high: 4, wide: 11 },
      mouth: { kind: look.mouth, below: 28, wide: look.wide ?? 12 },
    }) +
    tube(oval(-15.5, 1, 14) + oval(15.5, 1, 14.4), "#ffd86a", 2.4, 2.6) +
    line("M-24 -5l6 -5M8 -5l6 -5", 2, "#fffbe8") +
    form("M-7 10C-7 3 8 3 9 10C12 18 -10 19 -7 10Z", mix(SKIN, "#e8583c", 0.4), { width: 2.2, shade: [-2, -2] }) +
    placed(
      form(
        "M-35 -24C-36 -44 -26 -60 -12 -69C2 -79 26 -80 42 -68C52 -60 52 -48 46 -42C42 -50 34 -54 26 -52C30 -44 36 -34 37 -24Z",
        HAT,
        {
          within:
            line("M26 -52q-8 0 -12 -6M-16 -60q10 6 18 2", 1.8, "#123c30") +
            flat("M-12 -60l13 -4l4 12l-13 4Z", "#c8643a") +
            line("M-14 -57l5 -1M-9 -62l2 5M-8 -46l4 -3M4 -50l-3 -4", 1.6, "#ffe6b0") +
            flat("M-40 -40Q0 -32 42 -40V-26Q0 -18 -40 -26Z", SHAWL),
        },
      ) +
        form("M-68 -16C-52 -34 -22 -30 4 -29C30 -28 54 -34 72 -22C60 -10 32 -18 2 -18C-28 -18 -50 -6 -68 -16Z", HAT, {
          shade: [-3, -3],
        }) +
        mouse(-47, -29, -8, look.afraid),
      0,
      -4,
    )
  );
}

const arm = arms(ROBE, "#1c0c3a");

const hand = mittens(SKIN);

/** A frog that sits and looks at us, about 46 wide. */
const frog = (pen: Pen, x: number, y: number, turn: number, scale: number, eyes: string, over = ""): string =>
  placed(
    pen.form("M-22 20C-28 8 -20 -2 -14 -4C-18 -20 -4 -22 0 -12C4 -22 18 -20 14 -4C22 -2 28 8 22 20Z", FROG, {
      width: 2.8,
      within: flat("M-13 22C-13 8 13 8 13 22Z", "#d8f09a"),
    }) +
      line("M-10 3Q0 8 10 2", 2.2) +
      eyes +
      over,
    x,
    y,
    turn,
    scale,
  );

const frogEyes = (pen: Pen, gaze: readonly [number, number], lid: number, pupil = 0.46): string =>
  eye(pen, -8, -11, 6, { gaze, lid, pupil, skin: "#5a9a2a" }) +
  eye(pen, 8, -11, 6, { gaze, lid, pupil, skin: "#5a9a2a" });

export const broomRide: Design = {
  dark: "#2a0f4a",
  flame: "#ffe6b0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#f0946a",
        "#7a3078",
        glow(152, 40, 86, "#fff0b0", 0.95) +
          flat(oval(152, 38, 20), "#fff2c0") +
          flat("M-12 106C20 90 40 100 70 92C110 84 150 100 212 84V164H-12Z", "#b8587c") +
          // the great gate, and her way out of it
          flat("M-12 -12H60C36 6 26 40 26 164H-12ZM212 -12H180C196 10 200 60 200 164H212Z", "#35164c") +
          line("M-12 30h36M-12 60h38M-12 96h38M6 30v30M14 60v36M4 96v40M34 14l8 -10", 2, "#54246a") +
          bat(96, 22, 0.6, "#7a3078") +
          bat(176, 72, 0.5, "#7a3078"),
      ),
      figure:
        // it was sold for a thinner witch
        placed(
          form(
            "M44 100C26 82 4 82 -16 90C-10 94 -12 98 -18 102C-10 106 -14 112 -14 118C6 126 28 126 42 118Z",
            "#e2b04a",
            {
              within:
                line("M34 102L-4 97M36 108L-6 108M36 112L-2 118", 1.8, "#8a5c1c") +
                line("M39 96l-5 24", 4.4, "#c23428"),
            },
          ) +
            form("M56 120C50 98 66 88 92 88C118 88 134 98 130 116C126 132 110 138 92 137C74 138 60 134 56 120Z", ROBE, {
              within: line("M72 98q-6 18 0 38M112 98q6 16 0 36", 2, "#5a1a44"),
            }) +
            tube("M40 108C74 128 124 152 206 80", "#b87a3e", 5.4, 4) +
            line("M52 114C80 128 124 144 198 84", 1.6, "#f0c080") +
            arm("M82 122C84 136 76 146 72 152M106 124C112 134 122 140 126 148", 9, "#f2e6d0") +
            line("M80 134l8 3M76 143l7 4M109 136l8 -5M117 142l7 -5", 3, "#c23428") +
            plain(
              "M67 150L80 154C80 160 76 164 70 164C62 166 52 164 46 162C48 156 58 156 66 156ZM121 150L132 142C138 148 146 150 156 152C154 158 140 162 130 160Z",
              "#3a2440",
              2.6,
            ) +
            arm("M118 110C134 118 148 122 156 116", 12) +
            hand(pen, 160, 114, 11, 56) +
            arm("M66 108C46 104 34 92 34 78", 12) +
            placed(
              head(pen, { ...look, mood: look.mood ?? "joy", mouth: "grin", wide: 14, afraid: true }),
              98,
              72,
              -5,
              -0.9,
              0.9,
            ),
          12,
          -3,
          -3,
          0.87,
        ),
      front:
        placed(
          form("M-5 -18H5V-8C18 -2 20 16 10 22H-10C-20 16 -18 -2 -5 -8Z", "#e8fff0", {
            width: 2.6,
            within:
              flat("M-20 4Q-8 -1 0 4T20 3V24H-20Z", "#8ae03a") + flat(oval(-4, 12, 3) + oval(6, 15, 2), "#d8ff9a"),
          }) + plain("M-6 -24H6V-15H-6Z", "#a8703a", 2.4),
          38,
          44,
          -24,
        ) +
        hand(pen, 42, 64, 11, -10) +
        placed(helm(pen, { gaze: [-0.6, -0.9], radius: 6 }), 168, 143, 6, 0.9) +
        line("M2 74h14M-4 124h20M6 136h22M150 60h10M156 72h8", 2.6, "#ffe6c8") +
        spark(184, 40, 4),
    };
  },
};

export const hexBolt: Design = {
  dark: "#14143a",
  flame: "#d8ffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const places = [96, 108, 117, 130, 142, 155, 164, 178, 190];
    return {
      back: backdrop(
        "#4a4aa0",
        "#1a1a50",
        shelves(places, [30, 62], ["#5a4aa8", "#8a4a7a", "#3a6aa8"], "#1a1848") +
          glow(150, 96, 84, "#b8ff5a", 0.85) +
          flat("M-12 122Q100 112 212 122V164H-12Z", "#16164a") +
          line("M4 34h26v12H4M10 84h22v12", 1.6, "#34348a"),
      ),
      figure:
        cast(156, 140, 34, 6) +
        form("M-14 164C-14 124 14 112 52 112C86 112 104 126 104 164Z", ROBE) +
        form("M4 128C20 114 82 112 96 126C88 140 68 146 50 146C30 146 12 140 4 128Z", SHAWL, {
          width: 2.8,
          within: line("M14 136l4 -8M30 142l2 -8M50 144v-8M70 142l-2 -8M86 136l-4 -8", 1.8, "#9a6418"),
        }) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "sly", gaze: [0.95, 0.3], mouth: "smirk", wide: 13 }),
          54,
          84,
          7,
          0.9,
        ) +
        arm("M78 144C90 146 98 138 100 128", 13) +
        tube("M96 130L116 104", "#f0d8a0", 3.2, 3.6) +
        hand(pen, 100, 124, 12, 24),
      front:
        // he is still the Warrior, only less of him
        flat(
          oval(160, 132, 26, 10) +
            oval(136, 130, 13, 10) +
            oval(186, 128, 14, 11) +
            oval(150, 84, 10, 8) +
            oval(192, 94, 9),
          "#e8e0ff",
          0.85,
        ) +
        frog(
          pen,
          170,
          120,
          6,
          1,
          frogEyes(pen, [-0.7, 0.5], 0, 0.3),
          plain("M-2 -30C-12 -44 14 -54 26 -42C32 -34 26 -26 20 -22Z", "#d23a34", 2.8) +
            pen.form("M-24 -12C-25 -30 -12 -36 0 -36C14 -36 25 -30 24 -12C14 -17 -14 -17 -24 -12Z", "#a9b8cc", {
              width: 2.8,
              within: line("M0 -36v22", 2, "#5c6c84"),
            }),
        ) +
        plain("M116 104L132 82L134 94L150 80L148 94L166 92L142 112L143 102L130 112L129 101Z", "#ecff8a", 2.4) +
        plain("M186 146L204 134L208 140L190 150ZM182 142l10 12l4 -3l-10 -12Z", "#c8d0d8", 2.2) +
        spark(116, 103, 13, "#f4ffd8") +
        spark(112, 76, 5, "#d8ff8a") +
        spark(140, 66, 4, "#d8ff8a") +
        line("M106 92l-6 -6M122 118l4 8M140 124l-4 8", 2.4, "#e8ffb0"),
    };
  },
};

export const stirThePot: Design = {
  dark: "#3a0f2a",
  flame: "#ffe6a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const bubble = (x: number, y: number, r: number): string =>
      plain(oval(x, y, r), "#e88af0", 2) + flat(oval(x - r * 0.3, y - r * 0.3, r * 0.3), "#fff0ff");
    return {
      back: backdrop(
        "#d87a3a",
        "#5c2018",
        glow(100, 120, 110, "#ffb0e8", 0.6) +
          bricks("#a8502a") +
          line("M120 60h24v12h-24M20 50h22v12H20", 1.4, "#a8502a") +
          line("M-12 14H212", 3.4, "#4a1c14") +
          // onions, a ham, and what was taken off the guests
          line("M18 14v16M44 14v10M164 14v14M188 14v10", 1.8, "#4a1c14") +
          flat(oval(18, 36, 7) + oval(13, 44, 6) + oval(23, 45, 6), "#e8c88a") +
          flat("M38 24C34 38 38 50 44 50C50 50 54 38 50 24Z", "#8a2f2c") +
          flat("M156 28H172L170 48C178 50 180 54 178 58H158Z", "#6a4526") +
          flat("M182 24h12l2 20c6 2 8 6 6 10h-20Z", "#6a4526"),
      ),
      figure:
        form("M30 164C28 116 52 100 90 100C130 100 152 116 152 164Z", ROBE, {
          within: line("M56 110q-8 20 -4 40M126 110q6 20 2 40", 2, "#5a1a44"),
        }) +
        placed(head(pen, { ...look, mood: look.mood ?? "joy", mouth: "smile", wide: 12 }), 84, 72, -6, 0.9) +
        arm("M134 124C156 120 166 90 160 50", 13),
      front:
        form("M10 128C8 138 10 150 18 172H182C190 150 192 138 190 128Z", "#3c3a4c", { bright: 0.4 }) +
        form(
          "M4 124C4 114 60 110 100 110C140 110 196 114 196 124C196 134 140 140 100 140C60 140 4 134 4 124Z",
          "#5a586e",
          { width: 3, bright: 0.4 },
        ) +
        plain(
          "M16 124C16 118 60 115 100 115C140 115 184 118 184 124C184 130 140 135 100 135C60 135 16 130 16 124Z",
          "#c850d0",
          2.4,
        ) +
        line("M112 128q20 3 38 -3M80 120q10 -2 20 -1", 2.4, "#f4b0f8") +
        // the best blade of the kingdom
        plain("M140 128L152 52H161L150 129Z", "#d4dce4", 2.6) +
        line("M147 122L156 56", 1.6, "#8090a4") +
        plain("M141 48L172 52L171 58L140 54Z", "#f2c85a", 2.4) +
        plain("M153 48L156 26H164L162 49Z", "#6a3420", 2.4) +
        plain(oval(161, 24, 5), "#f2c85a", 2.4) +
        hand(pen, 159, 38, 11.5, 8) +
        frog(
          pen,
          46,
          114,
          -4,
          0.84,
          eye(pen, -8, -11, 6, { shut: "sad" }) + eye(pen, 8, -11, 6, { shut: "sad" }),
          plain("M-18 -16C-18 -26 18 -27 18 -17C10 -22 -10 -22 -18 -16Z", "#fff4e4", 2.2) +
            line("M-14 -20l26 -1", 1.6, "#58a8d8"),
        ) +
        flat("M22 128C32 122 60 122 70 128C60 134 34 134 22 128Z", "#c850d0") +
        line("M24 127C34 122 58 122 68 127", 2.2, "#f4b0f8") +
        frog(
          pen,
          184,
          84,
          26,
          0.64,
          plain(oval(-8, -11, 6) + oval(8, -11, 6), "#fff4dc", 2) + flat(oval(-7, -13, 2.6) + oval(9, -13, 2.6), INK),
          plain("M-20 14C-32 16 -34 26 -28 30L-24 22ZM20 14C32 16 34 26 28 30L24 22Z", FROG, 2.4),
        ) +
        line("M176 106q-2 5 -5 8M188 108q0 5 -2 7", 2.4, "#f4b0f8") +
        bubble(112, 120, 6) +
        bubble(124, 108, 3.6) +
        bubble(14, 108, 4.5) +
        bubble(90, 126, 4),
    };
  },
};

export const blackCat: Design = {
  dark: "#140a2c",
  flame: "#ffd0a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const fur = "#453a5e";
    const card = (x: number, y: number, turn: number, sign: string): string =>
      placed(
        plain("M-15 -22H15V22H-15Z", "#fff4dc", 2.8) + line("M-11 -18H11V18H-11Z", 1.4, "#c8903a") + sign,
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#d8607e",
        "#4e1838",
        flat(
          "M8 -12h10v170H8ZM44 -12h10v170H44ZM80 -12h10v170H80ZM116 -12h10v170h-10ZM152 -12h10v170h-10ZM188 -12h10v170h-10Z",
          "#c04c6e",
        ) +
          glow(36, 30, 80, "#ffe6a0", 0.85) +
          line("M34 -12V10", 2.4, "#3a1028") +
          flat("M18 30L26 8H44L52 30Z", "#ffe9a8") +
          flat("M-12 128Q100 118 212 128V164H-12Z", "#3a1028"),
      ),
      figure:
        // the armchair is not hers
        form("M92 164V96C92 74 116 66 148 66C184 66 206 76 206 100V164Z", "#3c8a86", {
          within: flat(oval(120, 96, 3) + oval(150, 90, 3) + oval(182, 96, 3), "#1c4a50"),
        }) +
        form("M104 164C104 126 122 112 150 112C184 112 200 126 202 164Z", ROBE) +
        placed(
          head(pen, {
            ...look,
            mood: look.mood ?? "shock",
            mouth: "smile",
            wide: 10,
            gaze: [-0.7, 0.85],
            afraid: true,
          }),
          148,
          78,
          6,
          0.74,
        ) +
        tube("M34 144C-6 150 -8 106 14 98C28 94 28 110 18 110", fur, 8, 5) +
        form("M16 168C14 126 32 108 64 108C98 108 112 128 112 168Z", fur, {
          bright: 0.5,
          within: flat("M48 168C48 146 54 138 64 138C74 138 82 146 82 168Z", "#8a7aa8"),
        }) +
        placed(
          form(
            "M-42 6C-46 -10 -44 -34 -38 -48C-28 -44 -18 -36 -12 -30C-4 -33 6 -33 14 -30C20 -36 30 -44 40 -48C46 -34 48 -10 44 8C52 12 54 18 54 22C46 22 42 22 38 24C28 34 12 38 0 38C-14 38 -28 34 -37 24C-42 22 -46 22 -54 22C-53 16 -50 10 -42 6Z",
            fur,
            {
              bright: 0.5,
              within: flat(
                "M-37 -36C-38 -26 -36 -18 -33 -12C-28 -18 -24 -24 -20 -27ZM39 -36C40 -26 38 -18 35 -12C30 -18 26 -24 22 -27Z",
                "#e08aa8",
              ),
            },
          ) +
            face(pen, 0, 2, {
              mood: "sly",
              apart: 18,
              radius: 13,
              skin: "#2c2444",
              white: "#ffe24a",
              gaze: [0.75, 0.55],
              brow: null,
              mouth: { kind: "smirk", below: 26, wide: 10, right: 3 },
            }) +
            plain("M-5 14H7L1 20Z", "#e08aa8", 2) +
            line("M-28 20l-22 -4M-28 25l-20 4M32 20l22 -4M32 25l20 4", 1.6, "#e8dcff"),
          62,
          76,
          -6,
          0.98,
        ) +
        form("M36 168C36 152 60 152 60 168Z", fur, { width: 3, bright: 0.5 }),
      front:
        card(
          98,
          122,
          -16,
          flat("M0 12C-14 2 -12 -10 -5 -10C-1 -10 0 -6 0 -4C0 -6 1 -10 5 -10C12 -10 14 2 0 12Z", "#d8384a"),
        ) +
        card(
          120,
          120,
          10,
          flat("M-9 8C-12 0 -8 -4 -6 -4C-8 -12 -2 -12 0 -7C2 -12 8 -12 6 -4C8 -4 12 0 9 8Z", FROG) +
            flat(oval(-4, -7, 1.4) + oval(4, -7, 1.4), INK),
        ) +
        form("M62 168C66 150 80 138 98 134C110 132 118 138 116 146C112 156 100 158 92 168Z", fur, {
          width: 3,
          bright: 0.5,
          within: line("M106 136l-3 8M112 138l-4 8", 2, "#8a7aa8"),
        }) +
        spark(132, 98, 6) +
        spark(20, 62, 4),
    };
  },
};

export const riteOfGates: Design = {
  dark: "#0c1040",
  flame: "#b8fff4",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#3a3f80",
        "#10123a",
        bricks("#262a60") +
          flat("M-12 124Q100 112 212 124V164H-12Z", "#0c0e30") +
          glow(98, 76, 110, "#58f0e0", 0.9) +
          flat(oval(98, 74, 74, 66), "#0f6a80") +
          flat("M98 8C150 8 172 50 160 88C140 60 120 40 84 44C56 48 44 70 46 96C24 70 30 12 98 8Z", "#2fb8b8") +
          flat(
            "M160 88C154 118 126 140 98 140C130 120 134 96 118 78C104 64 84 70 80 84C66 60 96 40 122 52C142 60 154 72 160 88Z",
            "#7af0d8",
            0.8,
          ) +
          line("M44 60C52 34 78 22 104 24M152 72C146 48 134 36 118 32M52 104C58 116 66 122 74 126", 3, "#e8fffa") +
          tube(oval(98, 74, 74, 66), "#8a84b8", 8.6, 4.4) +
          line("M98 6v6M136 14l-3 5M162 40l-5 3M60 14l3 5M34 40l5 3M24 74h6M166 74h6M34 108l5 -3", 3.2, "#b8fff4"),
      ),
      figure: placed(
        arm("M62 112C44 112 36 96 40 76", 13) +
          // a gate of the usual width
          form(
            "M54 112C60 98 76 94 98 94C122 94 138 100 142 114C146 122 158 128 156 142C152 156 126 160 98 160C68 160 42 156 40 142C40 128 50 122 54 112Z",
            ROBE,
            {
              within: line("M54 112q6 8 14 8M142 114q-6 7 -14 7M60 150q36 10 76 0M74 158q24 4 48 0", 2, "#5a1a44"),
            },
          ) +
          form("M58 116C68 104 130 104 138 116C130 130 114 132 98 132C80 132 64 130 58 116Z", SHAWL, {
            width: 2.8,
            within: line("M66 124l4 -8M82 129l2 -8M98 130v-8M114 129l-2 -8M130 124l-4 -8", 1.8, "#9a6418"),
          }) +
          placed(head(pen, { ...look, mood: look.mood ?? "rage", gaze: [0.5, 0.7] }), 98, 78, 6, 0.92) +
          arm("M132 114C146 122 158 118 162 106", 13) +
          hand(pen, 165, 100, 12, 60) +
          placed(
            plain("M-4 -6H4V26H-4Z", "#6a4526", 2.4) +
              form(oval(0, -28, 22, 23), "#5a6272", {
                width: 3,
                within: line(oval(0, -28, 15, 16), 2.2, "#343a48") + line("M-12 -38q4 -6 10 -7", 2.4, "#c8d4e4"),
              }),
            34,
            66,
            -20,
          ) +
          hand(pen, 40, 72, 12, -16),
        12,
        20,
        -2,
        0.87,
      ),
      front:
        line("M14 34l-8 -6M58 34l6 -6M34 16l0 -8", 2.6, "#e8fffa") +
        plain("M70 80C66 88 78 88 74 80L72 74Z", "#b8f0ff", 1.8) +
        [8, 190]
          .map(
            (x) =>
              glow(x, 126, 26, "#ffb347", 0.7) +
              plain(`M${x - 6} 160V136H${x + 6}V160Z`, "#f6ead0", 2.4) +
              plain(
                `M${x - 1} 133C${x - 8} 130 ${x - 5} 122 ${x} 114C${x + 7} 122 ${x + 7} 131 ${x - 1} 133Z`,
                "#ffc84a",
                2,
              ),
          )
          .join("") +
        line("M162 124l10 -4M164 134l10 2M34 124l-10 -4M32 134l-10 2", 2.6, "#b8fff4"),
    };
  },
};

export const covenCall: Design = {
  dark: "#0b1c3a",
  flame: "#f6ffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const sister = (x: number, y: number, scale: number): string =>
      placed(
        line("M-24 8L26 2", 2.6, "#0c1f3c") +
          flat(
            "M-38 4L-22 4L-22 12L-38 16ZM-10 6C-10 -4 -4 -8 2 -8C8 -8 10 0 8 5ZM-4 -14a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM-12 -17L14 -17L6 -20L-2 -34L-4 -20Z",
            "#0c1f3c",
          ),
        x,
        y,
        -8,
        scale,
      );
    return {
      back: backdrop(
        "#2a7a8a",
        "#0c2444",
        glow(136, 44, 96, "#f4ffb0", 0.9) +
          flat(oval(138, 42, 36), "#f8f6c0") +
          flat(oval(126, 34, 6) + oval(150, 54, 8) + oval(146, 26, 4), "#dcdc98") +
          sister(128, 38, 0.72) +
          sister(176, 58, 0.5) +
          sister(178, 22, 0.6) +
          flat("M-12 -12H30C14 10 12 40 12 164H-12Z", "#0c1a34") +
          line("M-12 26h26M-12 56h24M-12 90h24M0 26v30M6 56v34", 2, "#1f4458"),
      ),
      figure:
        form("M10 164C10 126 34 114 72 114C110 114 134 128 136 164Z", ROBE, {
          within: line("M44 124q-8 20 -8 40", 2, "#5a1a44"),
        }) +
        form("M28 130C44 116 102 116 118 128C108 144 88 148 72 148C54 148 36 142 28 130Z", SHAWL, {
          width: 2.8,
          within: line("M38 138l4 -8M54 144l2 -8M72 146v-8M90 144l-2 -8M106 138l-4 -8", 1.8, "#9a6418"),
        }) +
        placed(head(pen, { ...look, mood: look.mood ?? "joy", mouth: "gape", wide: 15 }), 68, 86, -9, 0.94) +
        arm("M112 136C134 136 150 122 152 104", 13),
      front:
        // tea is the one rite that none of them misses
        placed(
          tube("M-18 -6C-18 -34 18 -34 18 -6", "#5c3420", 3, 3.4) +
            plain("M20 6L38 -12L44 -6L26 18Z", "#d87a40", 2.6) +
            form("M-24 18C-28 -2 -16 -14 0 -14C16 -14 28 -2 24 18C14 24 -14 24 -24 18Z", "#e8854a", {
              within: flat("M-16 6C-14 -4 -8 -8 -2 -9C-8 -2 -10 4 -10 12Z", "#ffe0b0"),
            }) +
            plain("M-10 -13C-8 -19 8 -19 10 -13Z", "#a84a24", 2.4) +
            plain(oval(0, -20, 3.4), "#ffd86a", 2),
          148,
          106,
          -12,
          0.88,
        ) +
        hand(pen, 146, 83, 12, 0) +
        flat("M188 88C196 80 206 86 212 78V104C204 98 196 100 190 94Z", "#f4fff8", 0.9) +
        line("M184 84l8 -10M190 96l10 4M180 78l2 -10", 2.4, "#f4fff8") +
        arm("M34 138C16 138 10 124 18 112", 12) +
        placed(hand(pen, 0, 0, 12, 0), 26, 108, 50) +
        form("M-12 146H212V164H-12Z", "#5a6a8a", {
          width: 3,
          within: line("M20 154h40M90 156h50M160 154h40", 1.8, "#2a3a5a"),
        }) +
        [104, 132, 176]
          .map((x, i) =>
            placed(
              plain("M9 -6C18 -8 18 4 8 3", "none", 4) +
                plain("M-11 -10H11C11 0 8 6 0 6C-8 6 -11 0 -11 -10Z", ["#f8f0e0", "#f2a8b8", "#a8d8f0"][i]!, 2.4),
              x,
              142,
              i * 5 - 4,
            ),
          )
          .join("") +
        line("M102 126q-4 -4 0 -8M132 126q4 -4 0 -8M176 128q-4 -4 0 -8", 2, "#f4fff8") +
        line("M4 98l-8 -4M8 88l-6 -8", 2.6, "#f6ffb0"),
    };
  },
};

export const witch = token("#1c0c3a", "#ffe6b0", (pen, look) => {
  return (
    pen.form("M12 164C12 138 40 124 80 124C120 124 148 138 148 164Z", ROBE) +
    pen.form("M28 142C44 126 116 126 132 142C120 156 98 160 80 160C60 160 40 156 28 142Z", SHAWL, { width: 3 }) +
    placed(head(pen, { ...look, afraid: look.mood === "fear" }), 78, 90, -4, 1.08)
  );
});
