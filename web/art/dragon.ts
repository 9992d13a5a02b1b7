/** The Dragon: one horn is broken, and on the other hangs a crown that was somebody's. */

import { boot, token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { expressionOf, eye, face, mouth } from "./faces";
import { bricks, coin, flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, plain, tube, WIDTH } from "./pen";

const SCALE = "#c9353e";
const BELLY = "#f3c985";
const HORN = "#f5e6bc";
const FIN = "#e8883a";

/** Looks to the right; `roars` drops the jaw, and what comes out begins at about 50, 34. */
function head(pen: Pen, look: Look & { roars?: boolean } = {}): string {
  const { form } = pen;
  const mood = look.mood ?? "sly";
  const snout = mix(SCALE, "#ff9a60", 0.3);
  return (
    form("M-22 -10L-52 -22L-46 -3L-64 4L-47 14L-56 30L-22 28Z", FIN, {
      width: 2.8,
      within: line("M-26 -4L-50 -17M-28 6L-60 5M-28 16L-52 26", 1.6, "#7a2414"),
    }) +
    form(
      "M-28 -14C-46 -24 -58 -46 -50 -74C-42 -56 -24 -46 -2 -36ZM14 -30C14 -42 20 -48 28 -54L31 -46L38 -50L37 -41L45 -38C38 -32 36 -26 36 -18Z",
      HORN,
      {
        width: 3,
        shade: [-4, -3],
        within: line("M-54 -44q10 2 18 -4M-46 -30q12 0 20 -10M14 -38q8 6 20 4", 1.6, "#a8843c"),
      },
    ) +
    placed(
      form("M-13 7L-16 -8L-8 -2L0 -13L8 -2L16 -8L13 7Q0 12 -13 7Z", "#f6bf36", {
        width: 2.4,
        shade: [-2, -2],
        rim: [1, 1],
        within: flat(oval(0, 3, 2.6), "#3a86d8"),
      }),
      -44,
      -50,
      -24,
    ) +
    (look.roars
      ? form("M-10 16C-8 46 20 64 46 60C62 58 70 48 66 40L58 10Z", BELLY, { width: 3 }) +
        form("M2 14C4 38 24 51 44 49C55 48 61 42 59 35L64 8Z", "#5a1020", {
          width: 2.2,
          smooth: true,
          within: flat(oval(34, 45, 19, 10), "#e8606a"),
        }) +
        flat("M26 50l3 -11l6 11ZM44 49l4 -11l5 9Z", "#fff8e0")
      : "") +
    form(
      look.roars
        ? "M-36 0C-38 -26 -18 -39 4 -38C26 -37 38 -26 42 -12C44 6 30 24 8 26C-18 28 -34 20 -36 0Z"
        : "M-36 0C-38 -26 -18 -39 4 -38C26 -37 38 -26 42 -12C48 8 40 30 20 36C-8 42 -34 26 -36 0Z",
      SCALE,
      { within: flat(oval(-26, -2, 5, 4) + oval(-22, 10, 4, 3.2) + oval(-30, 10, 3, 2.6), mix(SCALE, INK, 0.25)) },
    ) +
    form("M-12 -36L-8 -48L0 -38L6 -50L12 -37Q0 -32 -12 -36Z", FIN, { width: 2.4, shade: [-2, -2], rim: [1, 1] }) +
    (look.roars
      ? form("M4 8C10 -3 30 -5 48 -10C66 -11 77 2 73 11C69 19 52 18 36 21C18 25 0 22 4 8Z", snout, { width: 3 }) +
        form("M14 22l5 13l7 -14ZM34 20l5 12l6 -13ZM54 17l5 12l7 -13Z", "#fff8e0", { width: 1.8, smooth: true })
      : form("M0 12C6 -1 28 -5 46 -8C64 -9 75 3 73 17C71 33 54 41 32 42C10 42 -6 28 0 12Z", snout, { width: 3 }) +
        mouth(pen, expressionOf(mood).mouth, 37, 24, 19) +
        form("M18 32l3 -14l7 13ZM55 29l5 -13l5 10Z", "#fff8e0", {
          width: 1.8,
          smooth: true,
          shade: [-1, -1],
          rim: [1, 1],
        })) +
    flat("M40 2q5 -7 9 -1q-4 5 -9 1ZM59 0q5 -6 8 0q-4 4 -8 0Z", INK) +
    face(pen, 7, -14, {
      mood,
      apart: 14,
      radius: 11,
      uneven: 0.9,
      skin: mix(SCALE, INK, 0.3),
      iris: "#ffc93c",
      gaze: look.gaze ?? expressionOf(mood).gaze ?? [0.7, 0.2],
      brow: { colour: "#5a1020", wide: 13, high: 5 },
      mouth: null,
    })
  );
}

/** A wing to the left of its shoulder. */
const wing = (pen: Pen): string =>
  pen.form(
    "M4 12C0 -20 -10 -44 -24 -58L-92 -64C-82 -48 -82 -36 -90 -20C-74 -24 -64 -16 -62 0C-48 -8 -36 -2 -32 14C-22 6 -8 4 4 12Z",
    FIN,
    { within: line("M-24 -58L-88 -22M-24 -58L-60 0M-24 -58L-31 12", 3, "#a8442a") },
  ) +
  pen.form("M10 16C6 -18 -6 -46 -22 -66L-28 -76L-34 -62L-96 -69L-94 -61L-30 -54C-14 -36 -6 -8 -4 14Z", SCALE, {
    width: 2.8,
    shade: [-2, -2],
  });

/** A foot with its claws up. */
const claw = (pen: Pen, x: number, y: number, turn: number, scale = 1, high = scale): string =>
  placed(
    pen.form("M-13 -9L-16 -25L-5 -12ZM-4 -12L2 -30L6 -12ZM7 -10L18 -23L15 -5Z", HORN, {
      width: 2.2,
      shade: [-1.5, -1],
      rim: [1, 1],
    }) +
      pen.form(
        "M-13 8C-18 -4 -16 -14 -10 -15C-6 -15 -5 -12 -4 -10C-4 -18 4 -19 5 -10C8 -16 15 -14 14 -5C16 4 13 12 8 15C0 18 -9 16 -13 8Z",
        SCALE,
        { width: 2.8, shade: [-3, -3] },
      ) +
      line("M-4 -10l1 7M5 -10l0 7", WIDTH.detail),
    x,
    y,
    turn,
    scale,
    high,
  );

const belly = (path: string, ribs: string): string => flat(path, BELLY) + line(ribs, 1.8, "#a8703c");

const smoke = (path: string, colour = "#e8dcd8"): string => line(path, 3.4, colour, 'opacity=".7"');

const sheet = (x: number, y: number, turn: number, scale = 1): string =>
  placed(
    plain("M-7 -9L8 -7L6 10L-8 8Z", "#fff4d8", 1.6) + line("M-4 -4l8 1M-4 0l8 1M-5 4l6 1", 1, "#a08a68"),
    x,
    y,
    turn,
    scale,
  );

export const wingbeat: Design = {
  dark: "#0b2038",
  flame: "#f6ffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const books = (x: number, y: number): string =>
      flat(`M${x} ${y}h6v20h-6ZM${x + 20} ${y + 2}h6v18h-6Z`, "#c8553c") +
      flat(`M${x + 7} ${y + 3}h5v17h-5ZM${x + 27} ${y + 1}h7v19h-7Z`, "#e0b04a") +
      flat(`M${x + 13} ${y - 1}h6v21h-6Z`, "#3c7a6a");
    return {
      back: backdrop(
        "#4aa0a8",
        "#123a52",
        glow(100, 26, 92, "#f4ffd0", 0.85) +
          flat(oval(100, 26, 30), "#f2f6c8") +
          line(`${oval(100, 26, 30)}M100 -4v60M70 26h60`, 3.4, "#1c4a5c") +
          flat("M-12 -12H36V164H-12ZM164 -12H212V164H164Z", "#3a2838") +
          [books(-6, 8), books(-6, 44), books(168, 8), books(168, 44)].join("") +
          line("M-12 30H36M-12 66H36M-12 102H36M164 30H212M164 66H212M164 102H212", 4, "#6a4a40") +
          flat("M-12 130Q100 120 212 130V164H-12Z", "#0d2638"),
      ),
      figure:
        cast(98, 145, 50) +
        placed(wing(pen), 80, 92, -4, 1.06) +
        placed(wing(pen), 116, 92, 2, -1.06, 1.06) +
        form("M68 138C60 110 78 92 98 92C122 92 136 112 128 136C120 148 80 150 68 138Z", SCALE, {
          within: belly("M80 152C74 128 82 106 100 106C118 108 120 130 114 152Z", "M78 122q18 6 38 0M78 133q18 6 38 0"),
        }) +
        claw(pen, 76, 138, 196, 0.8) +
        claw(pen, 118, 138, 168, 0.8) +
        placed(head(pen, { ...look, mood: look.mood ?? "gloat", gaze: look.gaze ?? [0.8, 0.7] }), 88, 70, -9, 0.94),
      front:
        placed(
          form("M-4 -6C-20 -10 -34 -8 -42 -2L-34 2L-42 8C-30 14 -16 12 -4 8Z", "#5a4ab0", { width: 2.6 }) +
            form(oval(4, 0, 9), "#eebf98", { width: 2.4, shade: [-2, -2] }) +
            form("M2 6C-6 16 -14 16 -20 20C-14 6 -8 4 0 2Z", "#f2ece0", { width: 2, shade: [-1, -1] }) +
            eye(pen, 5, -2, 3.6, { lid: 0, pupil: 0.4, gaze: [-0.6, -0.4] }) +
            tube("M6 6C14 4 20 0 26 -4", "#5a4ab0", 2.6, 2.4),
          166,
          130,
          -8,
          0.95,
        ) +
        mitten(pen, 193, 122, 6, 60, "#eebf98") +
        placed(
          form("M-14 6L2 -20L13 4Q0 10 -14 6Z", "#5a4ab0", { width: 2.4, within: spark(0, -4, 5, "#ffe27a") }) +
            form("M-20 6Q0 -2 20 4Q0 14 -20 6Z", "#44389a", { width: 2.2, shade: [-2, -1] }),
          26,
          122,
          -32,
          0.95,
        ) +
        sheet(52, 140, 24) +
        sheet(14, 88, -30, 0.8) +
        line("M8 150Q30 138 48 146M10 140Q22 132 34 136M138 146Q160 134 186 144M164 34Q178 40 182 54", 2.2, "#d8fff0"),
    };
  },
};

export const flameBreath: Design = {
  dark: "#180c30",
  flame: "#ffd070",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#5a5aa0",
        "#1c1644",
        bricks("#3a3a7c") +
          line("M60 6h30v12H60M96 18h28v12M40 44h26v12", 1.4, "#3a3a7c") +
          flat("M128 164V40C130 8 206 8 212 40V164Z", "#120c2c") +
          line("M128 164V40C130 8 206 8 212 40", 5, "#8a86c8") +
          glow(150, 92, 90, "#ff9a3c", 0.85) +
          flat("M-12 136Q100 126 212 138V164H-12Z", "#130c2e"),
      ),
      figure:
        placed(wing(pen), 22, 108, 26, 0.8) +
        form("M2 160C-4 122 8 88 34 74L74 92C70 112 84 134 86 160Z", SCALE, {
          within: belly(
            "M40 160C36 128 44 106 60 92L78 100C72 120 86 140 88 160Z",
            "M42 116l30 4M40 130l34 4M42 144l40 4",
          ),
        }) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "rage", gaze: look.gaze ?? [0.9, 0.5], roars: true }),
          50,
          62,
          2,
          0.84,
        ) +
        form(
          "M74 92C92 84 116 82 132 70C132 78 144 74 152 62C154 70 166 64 178 46L210 50L206 146C190 140 184 146 174 134C168 142 156 138 150 126C134 124 98 112 76 102C70 98 70 94 74 92Z",
          "#ff7a1e",
          {
            smooth: true,
            shade: [-1, -4],
            within:
              flat(
                "M76 94C106 88 134 86 152 76C154 84 168 80 206 60V126C186 130 166 124 154 116C132 114 98 108 76 98Z",
                "#ffb52e",
              ) +
              flat(
                "M84 95C112 92 144 96 160 88C166 96 184 90 200 84V114C180 116 156 110 142 108C120 106 98 102 84 98Z",
                "#fff0a0",
              ),
          },
        ),
      front:
        placed(
          form("M174 60C170 30 180 16 196 16C206 16 214 24 214 40V66Z", "#9fb2c8", { width: 3 }) +
            form("M180 38L212 34V52L178 54Z", "#171420", { width: 2, smooth: true }) +
            eye(pen, 187, 45, 6, { lid: 0, pupil: 0.3, gaze: [-0.8, 0.3] }) +
            eye(pen, 200, 44, 5.6, { lid: 0, pupil: 0.3, gaze: [-0.8, 0.3] }) +
            form("M190 17C180 6 188 -8 206 -8V20Z", "#4a2a30", { width: 2.6 }) +
            smoke("M184 2q-8 -6 -2 -12q4 -4 0 -8") +
            flame(pen, 190, 2, 0.5),
          -2,
          9,
        ) +
        form("M160 66L208 56V120C202 138 188 144 180 142C166 132 160 102 160 66Z", "#d86a3a", {
          dark: 0.3,
          bright: 0.9,
          within: flat("M178 54l8 -2l6 92l-8 4Z", "#ffd070") + line("M154 95l60 -10", 7, "#ffd070"),
        }) +
        tube("M110 156L128 114", "#c8ccd8", 2.6, 3.4) +
        form("M112 116C106 108 112 100 120 103L146 114C154 118 150 128 142 126Z", "#a8452a", {
          width: 2.6,
          within: line("M118 104l-3 10M128 108l-3 10M138 112l-3 10", 1.8, "#5a1a14"),
        }) +
        form("M92 158C96 144 106 138 118 142L124 158Z", "#8d8378", { width: 2.8 }) +
        mitten(pen, 114, 146, 10, 24, "#e0a39a") +
        spark(116, 60, 5) +
        spark(150, 142, 4, "#ffd070"),
    };
  },
};

export const rakingClaws: Design = {
  dark: "#1c1440",
  flame: "#ffe6b0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const slice = (x: number, y: number, turn: number, path: string, within: string): string =>
      placed(form(path, "#3f78c0", { width: 2.6, shade: [-2, -2], rim: [1.4, 1], within }), x, y, turn);
    return {
      back: backdrop(
        "#a29cc8",
        "#3a3468",
        glow(34, 40, 84, "#f0ffd0", 0.8) +
          flat("M14 78V34C14 8 54 8 54 34V78Z", "#e6f2c0") +
          line("M14 78V34C14 8 54 8 54 34V78ZM34 14v64M14 46h40", 3.4, "#4a4480") +
          flat("M92 164V44C92 20 112 20 112 44V164Z", "#8680b4", 0.5) +
          flat("M70 112V84h8V74h6v10h8v28Z", "#5a5490") +
          flat("M-12 112Q100 100 212 112V164H-12Z", "#2a2456") +
          line("M-8 128h60M40 142h70M140 124h64", 1.6, "#4a4484"),
      ),
      figure:
        cast(130, 147, 74) +
        placed(wing(pen), 158, 96, -16, -0.86, 0.86) +
        form("M112 160C110 124 126 98 154 96C186 98 204 126 206 160Z", SCALE, {
          within: belly(
            "M116 160C116 134 126 118 144 118C160 120 164 140 162 160Z",
            "M116 132q22 6 46 0M114 144q22 6 50 0",
          ),
        }) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "gloat", gaze: look.gaze ?? [0.9, 0.7] }),
          140,
          62,
          4,
          -0.92,
          0.92,
        ) +
        form("M142 154C118 160 92 152 78 138L92 118C104 128 122 130 144 126Z", SCALE, { width: 3 }) +
        claw(pen, 76, 122, -46, 1.3),
      front:
        slice(24, 92, -20, "M-20 -8L22 -14L22 -2L-20 4Z", flat("M-4 -14h8v20h-8Z", "#ffd76a")) +
        slice(
          30,
          108,
          -6,
          "M-22 -7L20 -11L18 2L-20 6Z",
          flat("M-6 -14h8v22h-8Z", "#ffd76a") + flat("M-26 -4h50v5h-50Z", "#ffd76a"),
        ) +
        slice(36, 124, 10, "M-19 -6L18 -8L14 5L-16 6Z", flat("M-7 -14h8v22h-8Z", "#ffd76a")) +
        slice(44, 141, 28, "M-15 -6L14 -7L-2 12Z", flat("M-7 -14h8v26h-8Z", "#ffd76a")) +
        form(
          "M54 0C48 36 32 58 -2 74C20 52 40 28 54 0ZM66 16C60 52 42 76 4 94C30 70 50 44 66 16ZM74 40C68 72 52 96 18 112C42 88 58 64 74 40Z",
          "#fffbe6",
          { width: 2.2, smooth: true, shade: [-2, -2], dark: 0.2, ink: "#c8502a" },
        ) +
        form("M-14 140C-6 126 6 120 16 126L14 146L-14 158Z", "#9fb2c8", { width: 2.8 }) +
        mitten(pen, 14, 128, 10, 40, "#9fb2c8") +
        form("M8 116L22 114L24 121L10 124Z", "#6a4426", { width: 2.2 }) +
        line("M50 132l8 6M54 110l8 -2M14 76l-8 -4", 2.2, "#fff6d0"),
    };
  },
};

export const firestorm: Design = {
  dark: "#240a2c",
  flame: "#ffdf80",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#7a2a5c",
        "#1a0a26",
        flat("M-12 164V66L14 60V164ZM186 164V60L212 66V164Z", "#3a1440") +
          line("M-12 90H14M-12 120H14M186 84H212M186 116H212", 2, "#5a2454") +
          glow(104, 6, 130, "#ffb03c", 0.9) +
          flat("M-12 132Q100 120 212 132V164H-12Z", "#160820"),
      ),
      figure:
        cast(80, 148, 80) +
        placed(wing(pen), 54, 116, 4, 0.72) +
        form("M34 164C28 128 44 106 66 96L112 108C108 124 124 140 122 164Z", SCALE, {
          within: belly("M74 164C70 134 80 118 94 106L116 112C110 128 126 146 124 164Z", "M76 128l34 4M74 142l44 4"),
        }) +
        placed(
          head(pen, { ...look, mood: look.mood ?? "gloat", gaze: look.gaze ?? [0.9, 0.1], roars: true }),
          80,
          92,
          -30,
          0.88,
        ) +
        form(
          "M120 100C136 76 158 44 150 30C120 40 124 54 112 40C104 52 92 46 90 34C80 52 66 48 64 36C56 50 44 66 40 40C32 52 16 44 20 32C8 42 -4 44 -14 38V-14H214V60C208 66 200 58 202 50C196 70 186 64 184 52C180 76 160 92 136 104C126 108 118 106 120 100Z",
          "#ff7a1e",
          {
            smooth: true,
            shade: [0, -5],
            within:
              flat(
                "M126 100C146 76 172 44 164 22C130 34 110 24 88 26C60 34 30 28 -14 24V-14H214V40C190 42 184 52 176 60C166 76 148 92 130 102Z",
                "#ffb52e",
              ) +
              flat(
                "M132 96C148 74 178 42 178 20C150 12 120 16 92 12C60 18 20 12 -14 10V-14H214V24C196 28 184 44 172 56C162 72 148 88 136 96Z",
                "#fff0a0",
              ),
          },
        ) +
        claw(pen, 62, 140, -6, 0.9) +
        claw(pen, 122, 142, 12, 0.9),
      front:
        placed(
          form("M-18 12C-22 -10 -10 -20 2 -20C16 -20 22 -8 18 12Z", "#e0583a", {
            width: 2.8,
            bright: 0.9,
            dark: 0.35,
          }) +
            form("M-18 -4L16 -6L17 4L-17 5Z", "#2a0c18", { width: 2, smooth: true }) +
            line("M-6 8v5M2 8v5M10 8v5", 2, "#7a1c14"),
          172,
          132,
          8,
        ) +
        smoke("M162 108q-8 -8 0 -14q6 -6 0 -12M182 108q8 -8 0 -14q-6 -6 0 -12", "#fff0e0") +
        boot(pen, 18, 136, -4, "#9a6a4a") +
        boot(pen, 42, 140, 8, "#9a6a4a") +
        smoke("M16 112q-6 -6 0 -12M44 116q6 -8 0 -14", "#fff0e0") +
        flame(pen, 144, 140, 0.55) +
        spark(30, 70, 5, "#ffd070") +
        spark(190, 92, 5, "#ffd070") +
        flat(oval(12, 84, 2) + oval(48, 62, 1.8) + oval(176, 80, 2) + oval(138, 118, 1.8), "#ffc04a"),
    };
  },
};

export const backToTheHoard: Design = {
  dark: "#0c1a3c",
  flame: "#fff0a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const heap = (path: string, dashes: string): string =>
      form(path, "#eeb030", { within: line(dashes, 2, "#9a6414") });
    return {
      back: backdrop(
        "#3f6a9a",
        "#12204c",
        glow(118, 92, 104, "#ffd860", 0.8) +
          flat(oval(156, 34, 36), "#2a4a7c") +
          line(`${oval(156, 34, 36)}${oval(156, 34, 27)}`, 4, "#8aa8cc") +
          line("M156 18v32M140 34h32M145 23l22 22M167 23l-22 22", 4, "#e0b850") +
          line("M-8 26h32v14h-32M24 10h30v14M-8 66h26v14M60 -6v20h24", 1.6, "#2c4c80"),
      ),
      figure:
        heap(
          "M-14 164V112C20 96 40 84 80 92C120 80 160 88 214 116V164Z",
          "M8 116q6 -4 12 0M170 112q6 -4 12 0M150 102q6 -4 12 0M190 124q6 -4 12 0M28 104q6 -4 12 0",
        ) +
        tube("M120 120C160 96 198 112 194 86C192 74 182 68 172 60", SCALE, 10, 5) +
        form("M148 36L190 48L177 53L176 62L166 60L158 76Z", FIN, { width: 2.8, shade: [-2, -2] }) +
        form("M-6 140C-12 104 20 84 62 88C108 90 146 106 150 134C120 150 30 152 -6 140Z", SCALE, {
          within: line("M112 104q10 6 12 18M126 110q8 6 8 14", 2, "#7a1420"),
        }) +
        placed(head(pen, { ...look, mood: look.mood ?? "sly", gaze: look.gaze ?? [0.9, 0.8] }), 72, 86, 6, 1.04),
      front:
        heap(
          "M-14 164V134C10 124 28 134 48 132C70 130 90 140 120 136C150 132 180 142 214 138V164Z",
          "M6 142q6 -4 12 0M40 146q6 -4 12 0M84 146q6 -4 12 0M150 146q6 -4 12 0M176 150q6 -4 12 0",
        ) +
        placed(
          form("M-15 30C-16 10 -12 2 0 2C12 2 16 12 15 30Z", "#4a6aa8", {
            width: 2.6,
            within: flat("M-2 6h4v24h-4ZM-10 14h20v4h-20Z", "#ffd76a"),
          }) +
            form("M-14 2C-16 -16 -8 -22 0 -22C10 -22 16 -14 14 2Q0 8 -14 2Z", "#b8c6d8", { width: 2.6 }) +
            flat("M-13 -10H13V-3H-13Z", "#241a26") +
            flat(oval(-5, -6.5, 2.4) + oval(6, -6.5, 2.4), "#ffffff") +
            form("M-2 -21C-8 -34 8 -36 10 -26Z", "#e04a3c", { width: 2 }),
          22,
          118,
          -16,
          0.95,
        ) +
        claw(pen, 40, 132, 106, 0.92) +
        form("M214 116C196 116 184 120 174 126L180 146C192 140 204 138 214 140Z", "#3a2c4c", { width: 2.8 }) +
        mitten(pen, 170, 134, 11, -70, "#5a4470") +
        coin(156, 134, 9, -20, 0.9) +
        claw(pen, 132, 128, 96, 1) +
        coin(64, 146, 7, 10, 0.6) +
        coin(108, 147, 7, -14, 0.6) +
        form("M6 146l-8 -8l8 -8l10 6l-2 10Z", "#4ad0a0", { width: 2.2, shade: [-2, -2] }) +
        spark(4, 128, 6) +
        spark(120, 66, 5) +
        spark(150, 120, 5),
    };
  },
};

export const dragon = token("#24103a", "#ffe6a0", (pen, look) => {
  const { form } = pen;
  return (
    form(
      "M14 164C6 140 4 122 10 106C22 112 28 122 34 136ZM146 164C154 140 156 126 152 112C140 118 132 126 126 140Z",
      FIN,
      {
        width: 3,
      },
    ) +
    form("M20 166C20 130 42 112 76 112C114 112 138 132 140 166Z", SCALE, {
      within: belly("M58 168C56 138 66 124 86 124C108 126 114 144 112 168Z", "M58 142q26 8 54 0M56 154q26 8 58 0"),
    }) +
    placed(head(pen, look), 74, 84, -4, 1.08)
  );
});
