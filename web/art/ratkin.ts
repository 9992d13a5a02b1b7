/** The Ratkin: red headband, bitten ear. They come in crowds, and do not take it personally. */

import { token } from "./clan";
import { type Design, type Look, STILL } from "./design";
import { brow, expressionOf, eye, eyeIn, mouth } from "./faces";
import { bricks, coin, flame, mittens, spark, sword } from "./parts";
import { cast, flat, INK, line, mix, oval, type Pen, placed, plain, type Point, tube, WIDTH } from "./pen";

const FUR = "#8d8378";
const BELLY = "#c9bfae";
const SKIN = "#e0a39a";
const RED = "#c23428";

interface Head extends Look {
  stray?: Point; // where the right eye looks, if elsewhere
  open?: boolean;
}

/** Its head, to the right of (0, 0): 130 wide, 95 high. */
function head(pen: Pen, look: Head): string {
  const { form } = pen;
  const mood = look.mood ?? "sly";
  const expression = expressionOf(mood);
  const gaze = look.gaze ?? expression.gaze ?? ([0.6, 0.1] as const);
  const seeing = (x: number, y: number, r: number, side: -1 | 1): string =>
    eye(pen, x, y, r * (expression.large ?? 1), {
      ...eyeIn(mood, side),
      gaze: side > 0 ? (look.stray ?? gaze) : gaze,
      skin: mix(FUR, "#3a3030", 0.3),
    });
  return (
    form(oval(-20, -30, 18, 19), FUR, { within: flat(oval(-19, -27, 11, 12), "#d99a94") }) +
    form("M0 -32C-2 -52 20 -60 32 -50C34 -44 28 -44 30 -38C36 -38 38 -32 34 -24C26 -14 4 -14 0 -32Z", FUR, {
      within: flat(oval(17, -34, 10, 11), "#d99a94"),
    }) +
    (look.open
      ? form("M4 22C10 50 40 58 58 40L62 16Z", "#b3a798", { width: 3 }) +
        form("M14 22C20 44 42 48 56 36L62 14Z", "#5a1420", {
          width: 2.4,
          smooth: true,
          within: flat(oval(38, 40, 12, 7), "#d8606a"),
        })
      : "") +
    form(
      "M-34 4C-36 -20 -14 -32 8 -29C30 -26 54 -12 66 4C72 12 68 20 58 22C40 32 14 36 -6 32C-24 28 -33 20 -34 4Z",
      FUR,
      { within: flat("M58 22C40 32 14 36 -6 32C4 22 30 14 62 12Z", BELLY) },
    ) +
    form("M-35 -4C-26 -22 4 -32 30 -20L26 -8C6 -18 -18 -12 -30 6Z", RED, { width: 2.6 }) +
    form("M-34 0C-46 -2 -54 6 -58 14C-48 14 -44 12 -40 14C-44 20 -44 24 -46 30C-36 26 -30 18 -30 8Z", RED, {
      width: 2.6,
    }) +
    seeing(14, -3, 9.5, -1) +
    seeing(36, 0, 8.5, 1) +
    brow(14, -17 - expression.lift * 0.6, 10, expression.brows[0], "#332b28", 4) +
    brow(37, -13 - expression.lift * 0.6, 9, expression.brows[1], "#332b28", 4) +
    form(oval(66, 8, 6, 5), "#e88a90", { width: 2.4, shade: [-2, -1] }) +
    (look.open ? "" : jaw(pen, mood)) +
    form("M48 22L58 20L58 33L53 30L49 34Z", "#fff6dc", { width: 2, smooth: true, shade: [-1, -1], rim: [1, 1] }) +
    line("M50 12l18 -10M50 14l22 0M50 16l18 8", 1.1, "#fff0d0") +
    line("M8 18l5 1M12 23l5 0", WIDTH.detail)
  );
}

/** What its shut mouth does: most moods leave it to the teeth. */
function jaw(pen: Pen, mood: Look["mood"]): string {
  if (mood === "pain") return mouth(pen, "grit", 36, 23, 11);
  if (mood === "dazed") return mouth(pen, "tongue", 36, 22, 9);
  if (mood === "fear") return mouth(pen, "wobble", 36, 25, 11);
  return line("M28 24Q44 30 60 18", WIDTH.inner);
}

const paw = mittens(SKIN);

const tail = (path: string): string => tube(path, SKIN, 3.4, 3.2);

const arm = (path: string): string => tube(path, FUR, 9, 6);

export const outOfTheWalls: Design = {
  dark: "#1c1222",
  flame: "#ffdf9a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const lurking: [number, number, number][] = [
      [58, 92, 4],
      [70, 88, 4],
      [158, 118, 3.6],
      [149, 116, 3.6],
      [56, 128, 3],
      [64, 127, 3],
    ];
    const stones: [number, number, number, number, number][] = [
      [20, 40, 26, 12, -20],
      [166, 34, 24, 13, 18],
      [184, 92, 22, 12, 34],
      [14, 104, 24, 12, -34],
      [120, 20, 20, 11, 8],
      [70, 22, 18, 11, -12],
    ];
    return {
      back:
        backdrop(
          "#6a5a66",
          "#2c2430",
          bricks("#40343f") +
            line("M40 8h30v14H40M86 6h34v14M120 26h30v12h-30M30 54h22v12H30M150 60h34v12", 1.4, "#40343f") +
            glow(176, 24, 70, "#ffcf7a", 0.5),
        ) +
        flat("M40 150C26 110 40 58 92 46C150 36 180 86 172 150Z", "#120b14") +
        lurking.map(([x, y, r]) => flat(oval(x, y, r), "#ffd34a") + flat(oval(x + 1, y, r * 0.4), "#120b14")).join("") +
        line("M40 150C26 110 40 58 92 46C150 36 180 86 172 150", WIDTH.outline),
      figure:
        form("M70 152C68 126 82 112 108 112C132 114 140 132 138 152Z", FUR) +
        placed(head(pen, { mood: "gloat", open: true, ...look }), 98, 94, -10) +
        form("M62 128C50 116 42 104 46 92L58 90C60 104 72 112 80 118Z", FUR, { width: 3 }) +
        sword(pen, 46, 82, -14) +
        paw(pen, 51, 90, 10, 0),
      front:
        stones
          .map(([x, y, wide, high, turn]) =>
            placed(form(`M${-wide / 2} ${-high / 2}h${wide}v${high}h${-wide}Z`, "#94606a", { width: 2.8 }), x, y, turn),
          )
          .join("") + line("M150 50l12 -8M160 76l14 -4M46 62l-14 -6M84 42l-4 -10M120 44l4 -10", 2.4, "#ffdf9a"),
    };
  },
};

export const gnaw: Design = {
  dark: "#2a0e18",
  flame: "#ffe0a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#a8503a",
        "#441c20",
        line("M-8 22h60v18M20 40v18H-8M70 6h46v18H70M60 58h34M186 100h20", 1.6, "#86382e") +
          glow(104, 30, 90, "#ffd080", 0.8) +
          flat("M-12 130Q100 120 212 132V164H-12Z", "#2a1216"),
      ),
      figure:
        cast(96, 144, 84) +
        // a hero's leg, still inside its armour
        form("M140 -12H212V40H146Z", "#3f5c9c", { within: line("M166 -12l4 50M190 -12v50", 2, "#263a6a") }) +
        form("M148 50C142 76 138 98 136 120H206C210 96 210 70 206 46Z", "#9aa8ba", {
          within: line("M176 54C172 80 172 100 172 122M140 108H210", 2.4, "#55637a"),
        }) +
        form("M138 30C150 20 196 18 210 28V56C190 62 160 64 146 58Z", "#b4c2d2", {
          within: line("M146 44Q176 34 210 40", 2.4, "#55637a"),
        }) +
        form("M142 116C160 122 190 120 212 114V154H104C102 136 122 130 142 116Z", "#8494a8", {
          within: line("M128 130q8 6 8 22M148 122q8 10 8 30M172 122v30", 2.4, "#4a5666"),
        }) +
        form("M124 90l14 6l6 -4l2 8l12 2l-8 8l8 7l-9 4l4 9l-12 -1l-4 8l-16 -4Z", "#1a1014", {
          width: 2.4,
          smooth: true,
        }) +
        form("M14 150C12 122 34 104 66 110C92 116 100 134 96 152Z", FUR) +
        tail("M20 146C2 140 -6 124 8 112C18 104 24 112 18 118") +
        placed(head(pen, { mood: "rage", gaze: [0.9, 0.5], open: true, ...look }), 68, 92, 4, 1.02) +
        paw(pen, 122, 142, 9, 10) +
        paw(pen, 100, 146, 9, 0),
      front:
        line("M144 84l4 -10M162 98l12 -4M130 84l-2 -10", 2.6, "#ffe9a8") +
        spark(158, 82, 7) +
        spark(170, 114, 5) +
        placed(flat("M0 0l6 -2l1 5l-6 2Z", "#dfe6ec"), 134, 66, 20) +
        placed(flat("M0 0l6 -2l1 5l-6 2Z", "#dfe6ec"), 152, 64, 60),
    };
  },
};

export const nest: Design = {
  dark: "#1a0f2a",
  flame: "#ffd98a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const hoard: Point[] = [
      [30, 144],
      [48, 147],
      [186, 146],
      [60, 138],
      [172, 143],
    ];
    return {
      back: backdrop(
        "#574668",
        "#1c1428",
        flat("M96 118V40C96 14 150 14 150 40V118Z", "#33264a") +
          line("M96 118V40C96 14 150 14 150 40V118M166 26h34v14M176 40v16h30M60 16h22v12", 1.6, "#453558") +
          glow(20, 70, 96, "#ffb84a", 0.9) +
          flat("M-12 118Q100 96 212 118V164H-12Z", "#2a1c34"),
      ),
      figure:
        form("M12 116V84C12 80 28 80 28 84V116Z", "#f6ead0", { width: 2.6 }) +
        flame(pen, 20, 72, 0.8) +
        form("M4 120C4 114 36 114 36 120C36 126 4 126 4 120Z", "#a8702a", { width: 2.6 }) +
        cast(112, 144, 86) +
        form("M22 152C30 128 60 118 112 118C160 118 190 130 196 152Z", "#b98a3a", {
          within: line(
            "M40 140l20 -8M70 134l24 2M150 130l22 10M116 128l14 -4M84 146l30 -6M136 146l24 -8",
            2.4,
            "#7a5418",
          ),
        }) +
        form("M76 132C76 98 106 80 140 88C176 96 188 122 178 140C150 148 96 146 76 132Z", FUR) +
        tail("M172 134C196 132 200 104 184 100C174 98 172 108 180 111") +
        placed(head(pen, { mood: "asleep", ...look }), 80, 98, 8, 1.06) +
        form("M66 152C84 138 128 142 152 130C160 124 162 106 176 102C192 116 190 136 182 152Z", "#4a6aa0", {
          within: line("M128 136l6 20M154 124l8 30M172 104l8 50M76 152q80 -4 112 -28", 2.4, "#cfd8ea"),
        }) +
        coin(106, 137, 10, -12, 0.9) +
        paw(pen, 95, 141, 9, -20) +
        paw(pen, 118, 140, 9, 20),
      front:
        hoard.map(([x, y], i) => coin(x, y, 7, i * 20 - 30, 0.6)).join("") +
        line("M140 68h8l-8 9h8", 2.8, "#ffe6b0") +
        line("M152 44h11l-11 13h11", 3.2, "#ffe6b0") +
        line("M166 14h15l-15 18h15", 3.6, "#ffe6b0"),
    };
  },
};

export const muster: Design = {
  dark: "#101a2a",
  flame: "#ffe9a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const crowd: Point[] = [
      [20, 106],
      [44, 98],
      [150, 92],
      [176, 100],
      [190, 122],
      [12, 132],
      [164, 122],
    ];
    const shadow =
      flat("M-14 12C-16 -2 -10 -10 -12 -16C-8 -18 -4 -14 -3 -10H3C4 -14 8 -18 12 -16C10 -10 16 -2 14 12Z", "#0d131c") +
      flat(oval(-5, -1, 2.6) + oval(5, -1, 2.6), "#ffd34a");
    return {
      back:
        backdrop(
          "#4a6a72",
          "#141c28",
          glow(120, 40, 90, "#ffe6a0", 0.6) +
            flat("M-12 92C30 70 60 96 92 80C130 64 160 92 212 72V164H-12Z", "#1a2430"),
        ) + crowd.map(([x, y], i) => placed(shadow, x, y, ((i * 7) % 12) - 6, 1.1)).join(""),
      figure:
        tube("M140 150L156 8", "#8a5c34", 4, 3.6) +
        form("M155 10C130 2 118 20 92 8C86 22 90 36 86 50C112 62 124 42 150 52Z", RED, {
          within:
            placed(flat("M-12 6C-14 -6 0 -12 8 -4L18 2C16 8 8 8 4 8ZM-10 -6a5 5 0 1 1 6 -4Z", "#f6e3b8"), 120, 30, 8) +
            line("M100 16q6 18 2 34M136 14q4 16 2 32", 1.6, "#7a1612"),
        }) +
        form("M52 152C50 122 70 108 98 110C124 112 134 130 132 152Z", FUR, {
          within: flat("M74 152C72 130 84 120 98 120C112 122 118 134 116 152Z", BELLY),
        }) +
        form("M112 122C126 118 138 110 142 100L152 106C148 122 132 134 118 136Z", FUR, { width: 3 }) +
        placed(head(pen, { mood: "gloat", open: true, gaze: [0.2, -0.4], ...look }), 80, 90, -16, 0.98) +
        paw(pen, 148, 104, 9, 10) +
        form("M56 132C48 122 40 112 42 104L54 104C58 114 66 120 74 124Z", FUR, { width: 3 }) +
        paw(pen, 47, 102, 9, -10),
      front: flat("M-12 152C16 138 40 146 60 142C96 136 150 146 212 140V164H-12Z", "#0b1018"),
    };
  },
};

/** One of the many, on its way to the right; it holds on to what is before it. */
const little = (pen: Pen, x: number, y: number, turn: number, fur: string): string =>
  placed(
    tail("M-15 3C-24 4 -26 -4 -34 -2") +
      pen.form("M-18 4C-18 -12 -4 -14 6 -10C14 -7 24 0 24 4C20 11 -12 13 -18 4Z", fur, {
        width: 2.6,
        shade: [-2.4, -2],
      }) +
      plain(oval(-3, -12, 6), fur, 2.2) +
      line("M-8 -5Q2 -11 10 -7", 4, RED) +
      flat(oval(9, -1, 3.4), "#fff4dc") +
      flat(oval(10, -1, 1.6) + oval(24, 3, 2.4, 2), INK) +
      line("M-8 9l-6 6M6 9l7 5", 3),
    x,
    y,
    turn,
  );

export const scurry: Design = {
  dark: "#3a1a10",
  flame: "#fff0a8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#d8a83c",
        "#6e3c12",
        line("M-8 24h50v18M20 42v18M66 8v20h60M96 28v16", 1.6, "#b07f22") +
          flat("M150 112V44C150 18 204 18 204 44V112Z", "#7a4414") +
          flat("M157 112V48C157 26 212 26 212 48V112Z", "#fff4c0") +
          glow(184, 80, 92, "#fff6c0", 0.95) +
          flat("M-12 108H212V164H-12Z", "#8a5220") +
          line("M-12 122H212M-12 140H212M30 108L6 150M76 108L62 150M124 108L126 150M170 108L186 150", 1.6, "#5e3412"),
      ),
      figure:
        // the boot that was too late
        form("M-4 -14H40L38 36C54 44 66 54 66 70C40 74 14 74 -6 70Z", "#8fa2ba", {
          within: line("M-6 10H40M-6 24H40M30 40q10 2 12 16M44 46q8 4 9 16", 2, "#4c5a70"),
        }) +
        form("M-8 66C20 72 44 70 68 66L66 78C40 82 16 82 -8 78Z", "#5c3a26", { width: 2.8 }) +
        line("M70 84l10 5M4 88l-6 7M30 88l-2 8M54 88l6 8", 2.4, "#fff0a8") +
        cast(100, 143, 80) +
        little(pen, 22, 130, -6, "#6f655c") +
        little(pen, 54, 114, -16, "#a3978a") +
        tail("M96 128C88 134 84 122 76 118") +
        form("M88 136C78 112 96 92 120 94C142 98 150 116 144 132C128 142 102 144 88 136Z", FUR) +
        form("M96 128C90 138 82 142 70 144L72 150C86 150 100 146 108 138Z", FUR, { width: 2.8 }) +
        placed(head(pen, { mood: "shock", gaze: [-0.85, -0.5], ...look }), 116, 82, -8, 0.98) +
        form("M128 126C142 130 156 130 168 124L172 132C158 142 140 142 124 138Z", FUR, { width: 2.8 }) +
        paw(pen, 174, 127, 8, 40),
      front:
        // the key to everything
        placed(
          tube("M0 0V26M0 18h8M0 25h9", "#ffd04a", 3.6, 3.8) + tube(oval(0, -8, 8), "#ffd04a", 3.6, 3.8),
          172,
          112,
          -24,
        ) +
        line("M64 96h14M58 106h8M70 134h10M10 146h20", 2.4, "#fff0a8") +
        spark(190, 120, 6) +
        spark(186, 96, 4),
    };
  },
};

export const busyPaws: Design = {
  dark: "#0b2a34",
  flame: "#eaffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const hammer =
      tube("M0 22V-10", "#a8703a", 3.6, 3.4) + form("M-15 -24H15V-8H-15Z", "#a4b0bc", { width: 2.6, shade: [-3, -3] });
    return {
      back: backdrop(
        "#2f9a94",
        "#0f3a48",
        line("M46 26H150", 5, "#175058") +
          flat("M56 8h9v15h-9ZM72 2h7v21h-7ZM122 6h10v17h-10ZM136 12h9v11h-9Z", "#1b646a") +
          flat("M86 23a9 9 0 1 1 18 0Z", "#1b646a") +
          glow(174, 104, 84, "#c8ff7a", 0.9) +
          flat("M-12 132H212V164H-12Z", "#0c2a34"),
      ),
      figure:
        tail("M64 140C28 142 -4 118 10 96C14 90 20 94 18 100") +
        arm("M70 124C52 110 34 90 27 66") +
        arm("M104 124C136 112 160 90 168 58") +
        placed(hammer, 25, 42, -22) +
        paw(pen, 27, 60, 10, -14) +
        placed(
          form("M-5 -26H5V-12C18 -8 20 14 0 15C-20 14 -18 -8 -5 -12Z", "#d8f4f0", {
            width: 2.6,
            within: flat("M-18 -1Q0 -6 18 0V18H-18Z", "#e8489a") + flat(oval(-5, 5, 2) + oval(4, 2, 2.6), "#ffb8dc"),
          }) + line("M-7 -27H7", 4),
          171,
          36,
          16,
        ) +
        paw(pen, 168, 58, 10, 10) +
        form("M52 152C50 126 66 112 88 112C112 112 126 128 124 152Z", "#7a4a2a", {
          within: line("M66 128h42M80 128v24", 2, "#4c2a14") + flat("M84 134h22v14H84Z", "#94603a"),
        }) +
        placed(
          head(pen, { mood: "shock", gaze: [-0.85, -0.55], stray: [0.8, 0.9], ...look }) +
            flat("M36 26C34 36 38 42 43 40C48 38 47 30 45 25Z", "#e0606e") +
            line("M36 26C34 36 38 42 43 40C48 38 47 30 45 25", 2),
          84,
          80,
          -7,
          0.94,
        ),
      front:
        form("M-8 134H210V162H-8Z", "#8a5a34", { within: line("M-8 144H210M40 136v8M120 144v10", 1.6, "#55321a") }) +
        // tea is never forgotten
        placed(
          form("M-10 -6H10C10 6 6 10 0 10C-6 10 -10 6 -10 -6Z", "#fff4dc", { width: 2.4, shade: [-3, -2] }) +
            line("M10 -3c7 -1 7 7 -2 8", 2.4) +
            line("M-4 -12c-3 -4 3 -6 0 -11M4 -12c-3 -4 3 -6 0 -11", 1.6, "#eaffb0"),
          15,
          88,
          -6,
        ) +
        form("M8 134L20 120H72L66 138H8Z", "#f2e4bc", {
          width: 2.6,
          within: line("M24 126h22M20 132h14", 1.6, "#8a7446"),
        }) +
        arm("M66 124C60 132 58 130 54 124") +
        placed(
          form("M0 0C-2 -14 4 -32 16 -40C16 -24 12 -10 3 0Z", "#fff6dc", { width: 2.2, shade: [-2, -2] }),
          46,
          125,
          -20,
        ) +
        paw(pen, 53, 120, 9, -8) +
        form("M140 112H206C208 134 198 146 173 146C148 146 138 134 140 112Z", "#3c4650", {
          within: line("M150 120q4 16 14 22", 2, "#7a8a96"),
        }) +
        form("M136 112C136 104 210 104 210 112C210 119 136 119 136 112Z", "#a8e63c", { width: 2.8, smooth: true }) +
        tube("M170 114L148 92", "#c08a4a", 3.6, 3.4) +
        arm("M112 130C126 128 138 122 148 108") +
        paw(pen, 154, 100, 9, 30) +
        line("M148 120c8 6 36 6 46 -2", 2, "#eaffb0") +
        line(oval(188, 96, 5) + oval(180, 84, 3) + oval(194, 80, 3.6), 2, "#eaffb0") +
        line("M44 22q8 4 10 12M52 14q8 4 11 12M2 62q-4 6 -2 12", 2.4, "#eaffb0"),
    };
  },
};

export const ratkin = token("#1c1222", "#ffe9b0", (pen, look) => {
  const { form } = pen;
  const lean = look.mood === "dazed" ? 10 : look.mood === "pain" ? -6 : 0;
  return (
    form("M20 164C20 130 44 114 76 114C110 114 132 132 134 164Z", FUR, {
      within: flat("M52 164C48 138 60 126 78 126C96 126 108 140 106 164Z", BELLY),
    }) +
    placed(head(pen, look), 69, 82, lean - 4, 1.14) +
    paw(pen, 46, 150, 12, -16) +
    paw(pen, 112, 150, 12, 16)
  );
});
