/** Tomes of Kragmortha, second half: the unruly ones, which bite, burn, leak, melt or crawl. */

import { type Design, STILL } from "./design";
import { brow, eye, face, mouth } from "./faces";
import { bust } from "./kragmortha";
import { candle, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, plain, type Point, tube } from "./pen";
import { shelf, tome } from "./tomes";

export const greasedFloor: Design = {
  dark: "#2a2060",
  flame: "#ffffd0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      butter = "#ffd83e",
      crust = "#c88a10";
    return {
      back: backdrop(
        "#a4b4fa",
        "#5a68c8",
        shelf(36, ["#8c9cec", "#7e8ee2", "#98a8f2"], "#5a68c0") +
          shelf(82, ["#7282d8", "#6676cc", "#7e8ee2"], "#4a58b0", -12, 212, 3) +
          glow(176, 26, 60, "#fffbd0", 0.9) +
          flat("M-12 92H212V164H-12Z", "#4450a8") +
          flat(
            "M-12 92H30L6 108H-12ZM70 92H110L104 108H50ZM150 92H190L212 106V108H158ZM6 108H50L24 128H-12V122ZM104 108H158L168 128H96Z",
            "#5c6ac4",
          ) +
          flat("M-12 146L24 128H96L84 162H-12ZM168 128H212V162H182Z", "#5c6ac4"),
      ),
      figure:
        form(
          "M2 142C-4 126 26 122 50 124C92 112 150 116 184 122C212 128 208 148 166 148C100 156 18 154 2 142Z",
          butter,
          {
            width: 2.8,
            smooth: true,
            within: line("M30 136q30 -8 60 -6M120 128q26 -4 50 2M110 144q20 2 40 -2", 2.6, "#fff8c8"),
          },
        ) +
        cast(66, 138, 50, 8) +
        placed(
          form("M-30 -56C0 -62 40 -60 56 -54C60 -20 58 16 60 34C50 40 40 44 30 44L-40 -40Z", crust, { smooth: true }) +
            form(
              "M-42 -44L-28 -53C0 -58 36 -57 52 -51C55 -20 54 10 55 30C54 40 50 38 48 32C46 28 42 34 38 42Z",
              "#fff4cc",
              {
                width: 2.4,
                smooth: true,
                within: line(
                  "M-36 -47C0 -54 30 -52 44 -47C48 -10 47 20 48 34M-38 -45C0 -50 20 -48 40 -44C44 -10 43 20 44 38",
                  1.2,
                  "#b08a3c",
                ),
              },
            ) +
            form(
              "M-46 -44C-36 -50 30 -50 38 -44C44 -20 41 20 43 42C46 56 36 60 32 51C28 44 22 48 20 58C18 70 7 70 5 59C3 50 -4 50 -8 56C-12 68 -23 64 -23 54C-25 46 -34 48 -38 57C-44 64 -53 58 -50 44C-46 20 -48 -20 -46 -44Z",
              butter,
              {
                within:
                  line("M-33 -50C-36 -10 -32 20 -35 50", 1.8, crust) +
                  line("M-22 -38C0 -42 20 -41 28 -36C32 -10 30 10 32 30", 1.8, crust) +
                  flat("M-28 -40q6 -4 14 -4q-8 4 -10 12Z", "#fffbd8"),
              },
            ) +
            face(pen, 0, -12, {
              mood,
              apart: 16,
              radius: 12.5,
              uneven: 0.88,
              skin: "#e0a820",
              gaze: look.gaze || [0.9, 0.1],
              brow: { colour: "#7a4a08", high: 6 },
              mouth: { below: 28, wide: 16 },
            }) +
            // somebody has had toast
            placed(
              form("M-4 0L-6 -46C-6 -54 6 -56 7 -46L4 0Z", "#d4dce8", { width: 2.6, shade: [-2, 0] }) +
                form("M-5 -44C-6 -56 6 -58 8 -46Z", "#8a3a2c", { width: 2.4 }),
              10,
              -42,
              52,
              0.8,
            ) +
            form(
              "M-34 -48C-38 -62 -20 -68 -14 -58C-10 -50 -20 -46 -24 -52C-26 -56 -20 -58 -19 -55M-34 -48C-24 -42 -6 -44 6 -50",
              butter,
              { width: 2.6, shade: [-2, -2] },
            ),
          64,
          82,
          -9,
        ) +
        tube("M22 92C6 92 4 78 12 68", butter, 9) +
        mitten(pen, 14, 64, 10, -16, "#fff4b8") +
        tube("M136 90C120 88 114 76 120 62M128 112C114 116 104 110 102 98", "#93b23a", 6) +
        placed(plain("M-5 -7C5 -8 15 -3 15 5H-7Z", "#6a3a1c", 2.4), 120, 58, -64) +
        placed(plain("M-5 -7C5 -8 15 -3 15 5H-7Z", "#6a3a1c", 2.4), 101, 95, -84) +
        bust(pen, 166, 82, 58, 0.54, { mood: "shock", robe: "#2f9a5a", gaze: [-0.8, -0.2] }),
      front:
        line("M192 60q8 14 4 30M184 50q4 3 7 8M150 130q14 2 26 -6", 2.6, "#fffbe0") +
        spark(38, 134, 6, "#ffffff") +
        spark(178, 138, 7, "#ffffff") +
        spark(24, 30, 6, "#ffffff"),
    };
  },
};

export const plantedFeet: Design = {
  dark: "#10281c",
  flame: "#f6ffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "bored",
      bark = "#8a5630",
      groove = "#54300f",
      leaf = "#4f9a34";
    const root = (path: string): string =>
      form(path, bark, { within: line("M70 110q-2 16 -14 26M136 108q0 16 16 28M92 112q0 16 -6 30", 1.8, groove) });
    return {
      back: backdrop(
        "#bcd49a",
        "#5c8a5a",
        shelf(38, ["#a4c088", "#98b47e", "#b0cc90"], "#7c9a64") +
          shelf(88, ["#86a670", "#7a9a68", "#92b07a"], "#648652", -12, 212, 2) +
          glow(26, 26, 70, "#fffbc0", 0.95) +
          candle(pen, 22, 82, 30, 1.4) +
          flat("M-12 124H212V164H-12Z", "#3c5c44") +
          line("M-12 136H212M20 124v12M60 136v14M170 124v12M196 136v14", 1.6, "#24402e"),
      ),
      figure:
        cast(112, 147, 86) +
        // the floor gave way first
        line("M40 150l10 -8l-4 -8l10 -4M186 150l-8 -9l8 -6l-6 -7", 2.6, "#162a1e") +
        root("M84 100C86 118 78 124 62 130C48 134 42 142 34 152H62L72 143L74 153H98L96 144C104 128 108 114 108 100Z") +
        root(
          "M116 100C116 116 120 130 124 142L120 153H148L152 143L162 153H196C190 140 178 136 166 130C150 124 144 116 144 100Z",
        ) +
        placed(
          tome(pen, {
            wide: 45,
            high: 46,
            thick: 15,
            cover: bark,
            paper: "#f2e8b8",
            within:
              line(
                "M-30 -48q6 20 0 44t2 52M-20 -48q4 14 0 20M30 -48q-6 24 2 46t-2 50M38 -40q-4 30 2 60M-22 26q4 12 0 22M16 36q4 6 0 14M6 -48q2 8 -2 12",
                2,
                groove,
              ) + line(oval(-36, 26, 4, 6), 1.8, groove),
          }) +
            form(
              "M-50 -40C-60 -52 -48 -64 -38 -58C-40 -72 -18 -78 -12 -64C-6 -78 16 -78 18 -62C28 -74 50 -66 44 -52C60 -54 66 -38 54 -36C40 -30 36 -42 26 -38C16 -32 8 -40 0 -37C-10 -32 -16 -40 -26 -37C-34 -32 -44 -32 -50 -40Z",
              leaf,
              {
                within: line(
                  "M-34 -48l6 6M-12 -54l2 8M14 -54l-2 8M36 -50l-4 6M-44 -44l6 2M48 -44l-6 2",
                  1.8,
                  "#2a6420",
                ),
              },
            ) +
            face(pen, 2, -11, {
              mood,
              apart: 17,
              radius: 12.5,
              skin: mix(bark, groove, 0.5),
              gaze: look.gaze || [-0.9, 0.2],
              brow: { colour: "#3c6a20", high: 7, wide: 16 },
              mouth: { below: 22, wide: 13 },
            }) +
            form("M-4 -3C2 -8 10 -4 10 4C8 10 -4 10 -6 4Z", mix(bark, "#ffffff", 0.15), {
              width: 2.2,
              shade: [-2, -2],
            }),
          114,
          75,
          4,
          0.9,
        ) +
        tube("M80 90C86 110 104 110 126 104", bark, 10) +
        tube("M150 92C146 112 126 112 104 105", bark, 10) +
        mitten(pen, 130, 103, 9, 60, "#a8743e") +
        plain("M100 100q-8 -8 -14 -2q6 6 14 2Z", leaf, 1.8) +
        // the bird has not woken
        placed(
          form("M-22 4C-20 16 20 16 22 4C12 8 -12 8 -22 4Z", "#c8904a", {
            width: 2.4,
            within: line("M-16 6l8 6M-4 8l8 5M8 8l8 3", 1.3, groove),
          }) +
            form("M-14 5C-16 -12 12 -16 14 4C6 8 -6 8 -14 5Z", "#3c8ad8", { width: 2.6 }) +
            plain("M-13 -3l-9 3l9 3Z", "#ffb020", 1.8) +
            line("M-9 -4q3 3 5 0M2 2q6 4 10 -2", 1.8),
          128,
          11,
          6,
          0.95,
        ) +
        tube("M46 118C60 112 66 104 70 98M26 124C40 130 56 122 64 114", "#93b23a", 6) +
        bust(pen, 38, 88, 20, 0.56, { mood: "pain", robe: "#8a4ac0", gaze: [0.8, 0] }) +
        mitten(pen, 70, 96, 7, 70, "#93b23a") +
        mitten(pen, 66, 114, 7, 90, "#93b23a"),
      front:
        line("M60 68l5 -8M50 60l2 -9M12 66l-6 -6", 2.4, "#ffffe0") +
        flat("M24 60q-4 7 0 10q5 -3 0 -10Z", "#c8f0ff") +
        plain("M172 92q10 -6 14 4q-10 4 -14 -4Z", leaf, 1.8) +
        plain("M184 120q8 -6 12 2q-8 5 -12 -2Z", leaf, 1.8) +
        spark(190, 60, 5),
    };
  },
};

export const wildInk: Design = {
  dark: "#0a0a3a",
  flame: "#c8f4ff",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const cover = "#232a8a",
      page = "#4a58d0",
      ink = "#1a1f74";
    const blot = (x: number, y: number, r: number): string =>
      flat(
        oval(x, y, r, r * 0.9) +
          oval(x + r * 1.3, y - r * 0.5, r * 0.3) +
          oval(x - r * 0.9, y + r * 1.1, r * 0.36) +
          oval(x + r * 0.6, y + r * 1.4, r * 0.22) +
          oval(x - r * 1.5, y - r * 0.4, r * 0.2),
        "#2c3590",
        0.85,
      );
    const arm = (path: string, wide = 11): string =>
      tube(path, cover, wide) + line(path, wide * 0.34, "#6a7ae8", 'stroke-dasharray=".1 6.5"');
    return {
      back: backdrop(
        "#fdf3d6",
        "#e0bc80",
        glow(100, 50, 100, "#ffffff", 0.8) +
          line("M-12 20H212M-12 44H212M-12 68H212M-12 92H212M-12 116H212M-12 140H212", 1.4, "#d8b888") +
          line("M22 -12V164", 1.6, "#e08a70") +
          blot(30, 128, 12) +
          blot(182, 12, 9) +
          blot(10, 10, 8) +
          blot(126, 140, 8) +
          flat("M-12 150Q100 140 212 152V164H-12Z", "#b88848"),
      ),
      figure:
        cast(98, 149, 76) +
        arm("M84 96C88 120 70 124 76 146", 10) +
        arm("M72 92C62 122 34 108 24 124C18 138 32 146 40 136", 12) +
        arm("M108 98C106 124 118 126 110 148", 10) +
        // a feather that it once tore from a scribe
        placed(
          form("M0 0C-14 -14 -14 -40 4 -58C20 -42 18 -16 4 0Z", "#ff8a3c", {
            width: 2.8,
            within: line("M2 4L4 -52M2 -14l-10 -6M3 -26l10 -7M3 -34l-9 -6", 1.6, "#a8401a"),
          }),
          122,
          40,
          32,
          0.9,
        ) +
        placed(
          form(
            "M0 -34C-30 -56 -70 -50 -94 -42L-88 36C-60 28 -26 30 0 46C26 30 60 28 88 36L94 -42C70 -50 30 -56 0 -34Z",
            cover,
          ) +
            form("M0 -28C-28 -48 -62 -44 -84 -37L-79 27C-54 20 -24 22 0 37Z", page, {
              width: 2.4,
              within: line("M-74 8q16 -6 30 -3M-72 16q20 -6 40 -1M-78 -26q10 -3 20 -3", 1.8, ink),
            }) +
            form("M0 -28C28 -48 62 -44 84 -37L79 27C54 20 24 22 0 37Z", page, {
              width: 2.4,
              within:
                line("M46 5q14 -3 28 3M38 13q18 -4 36 2M60 -30q10 0 18 3", 1.8, ink) +
                flat(oval(64, -12, 9, 7) + oval(74, -2, 3), ink),
            }) +
            eye(pen, -28, -10, 17, {
              gaze: look.gaze || [0.8, 0.7],
              lid: 0.16,
              tilt: 0.3,
              pupil: 0.36,
              skin: ink,
              iris: "#ffb020",
            }) +
            eye(pen, 27, -11, 14, {
              gaze: look.gaze || [0.9, 0.7],
              lid: 0.26,
              tilt: -0.5,
              pupil: 0.36,
              skin: ink,
              iris: "#ffb020",
            }) +
            brow(-30, -36, 19, 18, "#0a0a3a", 6) +
            brow(28, -35, 17, -24, "#0a0a3a", 6) +
            mouth(pen, "fangs", 0, 17, 23),
          96,
          66,
          -4,
          0.94,
        ) +
        form("M146 148L152 136H182L188 148Z", "#c88a2c", { width: 2.6 }) +
        form(oval(167, 117, 23), "#a8f0ea", {
          within:
            flat(oval(167, 122, 17, 14), "#5ad0d8") +
            line("M167 117c3 -5 9 -1 6 5s-15 3 -14 -6s16 -13 22 -3s-3 20 -14 19", 2.6, "#1a6a8a") +
            flat("M152 104q6 -8 14 -8q-8 4 -10 14Z", "#ffffff"),
        }) +
        arm("M124 92C134 108 136 138 156 136C176 134 190 122 194 108", 10),
      front:
        flat("M52 104q-7 12 0 17q8 -5 0 -17ZM140 94q-5 10 0 13q6 -4 0 -13ZM98 118q-4 9 0 12q5 -3 0 -12Z", cover) +
        spark(186, 92, 8, "#ffffff") +
        spark(146, 98, 5, "#ffffff"),
    };
  },
};

/** A path like a rectangle's about (0, 0), of tufts. */
function shaggy(wide: number, high: number, tuft: number): string {
  const corners: Point[] = [
    [-wide, -high],
    [wide, -high],
    [wide, high],
    [-wide, high],
    [-wide, -high],
  ];
  let path = `M${-wide} ${-high}`;
  for (let side = 0; side < 4; side++) {
    const [fromX, fromY] = corners[side]!;
    const [toX, toY] = corners[side + 1]!;
    const count = Math.round(Math.hypot(toX - fromX, toY - fromY) / tuft);
    const [stepX, stepY] = [(toX - fromX) / count, (toY - fromY) / count];
    for (let i = 0; i < count; i++) {
      const far = 0.55 + ((i * 5 + side * 3) % 4) * 0.12;
      const [x, y] = [fromX + stepX * i, fromY + stepY * i];
      path += `Q${x + stepX * 0.2 + stepY * far * 0.6} ${y + stepY * 0.2 - stepX * far * 0.6} ${x + stepX * 0.7 + stepY * far} ${y + stepY * 0.7 - stepX * far}L${x + stepX} ${y + stepY}`;
    }
  }
  return `${path}Z`;
}

export const longArm: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const fur = "#f08226",
      deep = "#a84a10",
      skin = "#6a8cf4";
    return {
      back: backdrop(
        "#3cb0a4",
        "#12525a",
        shelf(38, ["#2e988e", "#288a84", "#34a298"], "#1a6a6a") +
          shelf(90, ["#207c7a", "#1c6e70", "#288a84"], "#125458", -12, 212, 4) +
          glow(112, 24, 70, "#f6ffc0", 0.8) +
          candle(pen, 128, 38, 16, 1.2) +
          flat("M-12 124H212V164H-12Z", "#0c3a40") +
          line("M-12 136H212M50 124v12M120 136v14M180 124v12", 1.6, "#08282c"),
      ),
      figure:
        cast(54, 147, 54) +
        cast(172, 147, 30) +
        tube("M36 132q-2 6 -2 10h-12M70 132q2 6 2 10h12", deep, 8) +
        bust(pen, 172, 80, 20, 0.66, { mood: "pain", robe: "#f2c02e", gaze: [-0.8, 0.1] }) +
        placed(form(shaggy(42, 52, 12), deep, { smooth: true }), 66, 70, -5) +
        placed(
          form("M-30 -52H44V44H-30Z", "#f6e9c8", {
            width: 2.4,
            smooth: true,
            within: line("M40 -52V44M36 -52V44M-30 -50H40", 1.2, "#a8824a"),
          }),
          60,
          73,
          -5,
        ) +
        placed(
          form(shaggy(42, 50, 11), fur, {
            within: line(
              "M-30 -34l-3 8M-18 -44l-2 8M28 -40l3 8M-34 0l-3 8M-28 30l-3 8M-10 42l-2 7M30 36l3 8M12 44l1 6",
              2,
              deep,
            ),
          }) +
            form("M-26 14C-18 -4 26 -6 38 10C44 26 34 42 8 42C-18 42 -32 30 -26 14Z", "#3a0f14", {
              width: 3,
              smooth: true,
              dark: 0,
              bright: 0,
            }) +
            flat("M-22 12l6 12l7 -17ZM-4 4l5 12l7 -14ZM14 2l6 12l6 -11Z", "#fff6dc") +
            eye(pen, -15, -20, 13, { gaze: look.gaze || [0.95, 0.2], lid: 0.26, tilt: 0.5, skin: deep }) +
            eye(pen, 17, -23, 14, { gaze: look.gaze || [0.95, 0.2], lid: 0.26, tilt: -0.5, skin: deep }) +
            brow(-16, -38, 14, 20, "#5a2408", 7) +
            brow(18, -42, 14, -22, "#5a2408", 7),
          54,
          80,
          -5,
        ) +
        // it was in there all the time
        plain("M140 32l4 13l12 -8l-3 14l13 3l-12 7l4 11l-13 -4l-5 9l-5 -12l-12 2l7 -10l-9 -8l12 -2Z", "#fff6b0") +
        form(
          "M48 92C58 76 84 76 96 86C110 90 122 86 136 82L140 104C126 110 112 110 100 114C86 126 62 128 50 114Z",
          skin,
          {
            within:
              flat("M118 70L128 70L134 120L122 120ZM102 74L110 74L116 122L106 122Z", "#fff0c0") +
              line("M64 90l2 6M74 108l2 6M84 92l2 6M60 106l2 5", 1.6, "#1f3a9a") +
              line("M70 84C80 82 88 86 92 92", 1.6, "#1f3a9a"),
          },
        ) +
        form(
          "M130 86C128 74 134 66 142 68C144 58 154 58 155 67C163 64 167 72 162 79C168 83 167 92 160 94C163 102 156 110 148 107C138 112 130 106 130 98Z",
          skin,
          {
            width: 3,
            within: line("M162 79q-8 2 -13 1M160 94q-7 0 -12 -2M155 67q-3 6 -8 8", 1.6),
          },
        ) +
        form("M132 74C128 64 134 54 142 58C146 62 146 72 142 80Z", skin, { width: 2.6, shade: [-2, -2] }) +
        placed(
          flat("M-24 22l9 10l8 -8l9 9l9 -10l8 8l6 -11l-10 -4Z", "#f6e9c8") +
            line("M-24 22l9 10l8 -8l9 9l9 -10l8 8l6 -11", 2.2),
          56,
          86,
          -5,
        ),
      front:
        line("M118 70l-12 3M122 120l-14 4M116 128l-10 4", 2.6, "#f6ffd0") +
        plain("M92 66l9 4l-4 9l-9 -4Z", "#f6e9c8", 1.8) +
        plain("M104 48l8 -3l3 8l-8 3Z", "#f6e9c8", 1.8) +
        spark(190, 32, 6),
    };
  },
};

export const tiredLegs: Design = {
  dark: "#1c1c40",
  flame: "#ffeec0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "tired",
      cover = "#6f86c4",
      gold = "#e8c46a";
    const snail = (x: number, y: number, scale: number, shell: string, turn = 0): string =>
      placed(
        form("M-20 8C-22 2 -10 4 0 4C12 4 14 -4 14 -12C18 -16 24 -12 23 -4C22 6 14 10 4 10H-16Z", "#d8cc8a", {
          width: 2.4,
          shade: [-1, -2],
        }) +
          form(oval(-3, -4, 12, 11), shell, { width: 2.6, shade: [-3, -2] }) +
          line("M-3 -4c2 -3 6 0 4 3s-9 1 -8 -4s9 -7 12 -2", 1.8) +
          line("M16 -14l-2 -8M20 -14l3 -8", 2) +
          plain(oval(14, -23, 3.2) + oval(23, -23, 3.2), "#fff4dc", 1.5) +
          line("M14 -22.5h.1M23 -22.5h.1M17 -5q3 1 5 -1", 2),
        x,
        y,
        turn,
        scale,
      );
    return {
      back: backdrop(
        "#c8c0dc",
        "#77709c",
        shelf(34, ["#b4acd0", "#a8a0c6", "#beb6d6"], "#8a82ac", -12, 116) +
          flat("M132 -12H200V56H132Z", "#7a72a0") +
          flat("M138 -12H194V50H138Z", "#4a4a86") +
          glow(166, 18, 54, "#fff4c8", 0.95) +
          flat("M172 4A17 17 0 1 0 176 34A14 14 0 0 1 172 4Z", "#fff4c8") +
          line("M138 22H194", 2.6, "#7a72a0") +
          flat("M-12 118H212V164H-12Z", "#4c466e") +
          line("M-12 132H212M60 118v14M150 132v18", 1.6, "#37325a"),
      ),
      figure:
        cast(74, 144, 78) +
        cast(170, 147, 36) +
        // asleep on its side, the back to the reader
        form(
          "M2 58C8 50 20 46 30 48C56 60 90 58 116 46L138 54C146 82 146 114 138 142H10C0 116 -2 84 2 58Z",
          mix(cover, "#140c38", 0.3),
        ) +
        form("M128 56L150 50C156 76 156 106 150 130L130 138Z", "#f6ecd0", {
          width: 2.6,
          smooth: true,
          within: line("M137 50C143 80 143 110 137 140M144 50C150 80 150 106 144 136", 1.3, "#a89468"),
        }) +
        form(
          "M8 64C14 54 24 54 32 56C58 66 90 66 112 54C122 50 132 54 136 62C142 90 142 116 136 138C96 144 46 144 10 139C2 114 2 90 8 64Z",
          cover,
          {
            within:
              flat(
                "M18 50C12 84 12 118 20 146H30C22 118 22 84 28 50ZM118 46C126 80 126 118 118 146H128C136 118 136 80 128 46Z",
                gold,
              ) +
              line(
                "M18 50C12 84 12 118 20 146M30 146C22 118 22 84 28 50M118 46C126 80 126 118 118 146M128 146C136 118 136 80 128 46",
                1.6,
              ) +
              line("M40 134q34 6 68 0", 1.8, gold),
          },
        ) +
        face(pen, 72, 92, {
          mood,
          apart: 19,
          radius: 14,
          skin: "#52669e",
          gaze: look.gaze || [0.8, 0.6],
          brow: { colour: "#2a3264", high: 6, wide: 16 },
          mouth: { below: 28, wide: 12, kind: "frown" },
        }) +
        line("M46 110q8 4 14 0M84 110q8 4 14 0", 1.6, "#3a4880") +
        form("M16 62C14 34 36 14 58 22C80 28 86 40 104 50C84 50 70 46 62 54C48 64 28 66 16 62Z", "#d8584a", {
          within: line("M34 22q-4 20 2 40M54 20q0 20 6 34", 4.6, "#f6ecd8"),
        }) +
        form("M10 58C24 66 48 68 66 54L70 62C54 78 24 78 8 68Z", "#f6ecd8", { width: 2.8 }) +
        form(oval(106, 52, 8), "#f6ecd8", { width: 2.6, shade: [-2, -2] }) +
        // its knees have gone to sleep before it
        tube(
          "M164 108C146 116 180 124 158 132C150 136 148 140 146 143M184 108C202 114 172 124 190 132C196 136 196 140 194 143",
          "#93b23a",
          6,
        ) +
        plain("M150 149V138C142 136 132 140 132 149ZM186 149V138C194 136 206 140 206 149Z", "#6a3a1c", 2.4) +
        bust(pen, 174, 70, 8, 0.5, { mood: "tired", robe: "#e0661f", gaze: [-0.5, 0.5] }),
      front:
        snail(112, 36, 0.9, "#e88a5a", 12) +
        snail(180, 40, 0.68, "#8ac06a", 4) +
        snail(104, 140, 1, "#c878a8") +
        line("M6 150q30 -6 60 -2t40 -2", 3, "#d8f0e0", 'opacity=".6"') +
        line("M168 140q4 -6 1 -12", 2, "#d8f0e0"),
    };
  },
};

export const peephole: Design = {
  dark: "#1c1018",
  flame: "#ffe08a",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const cover = "#7a3a8c",
      brass = "#eab040",
      arch = (x: number, y: number): string =>
        `M${-42 + x} ${56 + y}V${-16 + y}C${-42 + x} ${-68 + y} ${42 + x} ${-68 + y} ${42 + x} ${-16 + y}V${56 + y}Z`;
    const token = (x: number, y: number, colour: string): string =>
      form(
        `M${x - 26} ${y}V${y + 8}C${x - 24} ${y + 20} ${x + 24} ${y + 20} ${x + 26} ${y + 8}V${y}Z`,
        mix(colour, "#1c0616", 0.4),
        { width: 2.6, smooth: true },
      ) + form(oval(x, y, 26, 10), colour, { width: 2.6, smooth: true, shade: [-2, -2] });
    return {
      back: backdrop(
        "#a8a844",
        "#3c4012",
        shelf(40, ["#94943a", "#888834", "#9e9e40"], "#66661f") +
          shelf(94, ["#74742a", "#6a6a26", "#7e7e2e"], "#50501a", -12, 212, 5) +
          flat("M70 60L140 44L212 92V164H126Z", "#ffe87a", 0.7) +
          glow(166, 104, 60, "#fff0a8", 0.85) +
          flat("M-12 128H212V164H-12Z", "#2c2c10") +
          flat("M112 128H212V164H118Z", "#8a4c1c") +
          line("M120 140h80M130 148h70", 1.6, "#5a2a0e"),
      ),
      figure:
        cast(68, 147, 56) +
        tube("M52 132q-2 6 -2 10h-14M82 132q2 6 2 10h12", "#4c205a", 8) +
        placed(
          form(arch(13, -8), mix(cover, "#140808", 0.4), { smooth: true }) +
            form(arch(9, -5), "#f6e9c8", {
              width: 2.4,
              smooth: true,
              within: line(`${arch(5, -3)}${arch(7, -4)}`, 1.1, "#a8824a"),
            }) +
            form(arch(0, 0), cover, {
              within:
                flat("M-44 36H44V46H-44Z", "#3c1a4a") +
                flat(
                  [-34, -18, 18, 34].map((x) => oval(x, 41, 2.6)).join("") + oval(-34, -33, 2.6) + oval(34, -33, 2.6),
                  brass,
                ) +
                line("M-14 -60V60M14 -60V60", 1.6, "#56266a"),
            }) +
            form(oval(0, -10, 32, 33), brass, {
              width: 3,
              within: flat(
                [0, 1, 2, 3, 4, 5, 6, 7]
                  .map((at) => oval(28 * Math.cos(at * 0.785 + 0.4), -10 + 29 * Math.sin(at * 0.785 + 0.4), 1.9))
                  .join(""),
                "#7a4a10",
              ),
            }) +
            eye(pen, 0, -10, 23, {
              gaze: look.gaze || [0.9, 0.55],
              lid: 0.2,
              tilt: 0.3,
              pupil: 0.36,
              skin: "#56266a",
              iris: "#3cc86a",
            }) +
            mouth(pen, "smirk", 2, 32, 13) +
            form("M38 8h16v14h-16Z", brass, { width: 2.4, shade: [-2, -2] }) +
            line("M41 8v-5q5 -6 10 0v5", 2.6) +
            flat(oval(46, 14, 2.2) + "M45 14h2v5h-2Z", INK),
          66,
          78,
          -4,
        ) +
        token(162, 130, "#3a8ac8") +
        token(160, 118, "#4aa84a") +
        token(164, 106, "#d8703a") +
        flat(oval(164, 103, 22, 7), "#2a0c10", 0.4) +
        tube("M112 92C124 98 130 90 136 82", cover, 8) +
        // the one underneath looks back
        placed(
          form("M-28 0V7C-26 20 26 20 28 7V0Z", "#1c6a78", { width: 2.6, smooth: true }) +
            form(oval(0, 0, 28, 13), "#30b8c4", {
              width: 2.8,
              smooth: true,
              within: line(oval(0, 0, 20, 9) + "M0 0c3 -3 9 0 6 3s-16 1 -13 -4s18 -5 20 1s-10 8 -16 8", 2.2, "#d8fff8"),
            }),
          166,
          72,
          -24,
        ) +
        mitten(pen, 140, 80, 9.5, 70, "#e8c0f0") +
        eye(pen, 160, 96, 6, { gaze: [-0.9, -0.5], lid: 0, pupil: 0.34 }) +
        eye(pen, 174, 95, 6.5, { gaze: [-0.9, -0.5], lid: 0, pupil: 0.34 }),
      front:
        tube("M28 98C14 100 14 112 24 116", cover, 8) +
        mitten(pen, 28, 116, 8.5, 110, "#e8c0f0") +
        spark(188, 48, 7) +
        spark(196, 104, 5) +
        spark(134, 112, 4) +
        line("M150 50l-5 -8M166 46l1 -9", 2.4, "#fff0b0"),
    };
  },
};

export const freshHand: Design = {
  dark: "#06281c",
  flame: "#fff6b8",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      cover = "#d8302e",
      glove = "#fffaf0";
    const signs = [
      flat("M0 -86l8 14h-16Z", "#2f7ac8"),
      flat(oval(0, -78, 7.5), "#8a4ac0"),
      flat("M-7 -85h14v14h-14Z", "#e0861f"),
      flat("M0 -88l3 7l7 1l-5 5l1 8l-6 -4l-6 4l1 -8l-5 -5l7 -1Z", "#d8302e"),
      flat("M0 -88C-9 -82 -8 -70 0 -68C8 -70 9 -82 0 -88Z", "#2a9a5a"),
      line("M-6 -84l12 12M6 -84l-12 12", 4.5, "#c8342a"),
      flat("M0 -87l7 9l-7 9l-7 -9Z", "#2f9ab0"),
    ];
    return {
      back: backdrop(
        "#2fa060",
        "#0c4a34",
        shelf(34, ["#26905a", "#208050", "#2c985e"], "#166040") +
          shelf(84, ["#1c7448", "#186840", "#208050"], "#0f4c34", -12, 212, 1) +
          glow(100, 58, 100, "#f4ffb0", 0.75) +
          flat("M-12 128Q100 118 212 128V164H-12Z", "#083424"),
      ),
      figure:
        cast(100, 148, 62) +
        // a tail of cards, like a peacock's
        signs
          .map((sign, i) =>
            placed(
              form("M-14 -20V-90Q-14 -96 -8 -96H8Q14 -96 14 -90V-20Z", "#fffaf0", {
                width: 2.8,
                smooth: true,
                shade: [-2, -1],
              }) + sign,
              98,
              112,
              -78 + i * 26,
              1.08,
            ),
          )
          .join("") +
        placed(
          tome(pen, {
            wide: 37,
            high: 40,
            thick: 12,
            cover,
            brass: "#f4c84a",
            within: line("M-22 -34H30V34H-22Z", 1.8, "#ffb0a0"),
          }) +
            face(pen, 3, -12, {
              mood,
              apart: 15,
              radius: 11.5,
              uneven: 0.9,
              skin: "#96181c",
              gaze: look.gaze || [0.7, -0.5],
              brow: { colour: "#4a080c", high: 6 },
              mouth: { below: 24, wide: 14 },
            }) +
            form("M-8 29L-22 22V38L-8 32L6 38V22Z", "#2a2438", { width: 2.4, shade: [-2, -1] }),
          96,
          104,
          -5,
        ) +
        placed(
          form("M-15 0L-18 -23Q0 -30 18 -23L15 0Z", "#2f2a44", { width: 3 }) +
            flat("M-16 -3L-17 -11H17L16 -3Z", "#f4c84a") +
            form("M-30 0Q0 -9 30 0Q0 12 -30 0Z", "#2f2a44", { width: 3 }),
          84,
          58,
          -14,
          0.96,
        ) +
        tube("M60 106C46 108 38 102 34 92", cover, 7) +
        mitten(pen, 34, 88, 11, -20, glove) +
        tube("M140 104C154 108 162 112 166 104", cover, 7),
      front:
        // what it had before has been lying for a while
        form("M150 126H190L184 154H156Z", "#7c8a94", {
          within: line("M158 126l2 26M170 126v26M182 126l-2 26", 1.8, "#46525c"),
        }) +
        placed(
          plain("M-9 -13H9V13H-9Z", "#b8b07a", 2.2) + flat(oval(0, 0, 4) + oval(5, -8, 2.2), "#6a7a3a"),
          158,
          118,
          -26,
        ) +
        placed(
          plain("M-9 -13H9V13H-9Z", "#a8a46a", 2.2) + flat(oval(-2, 2, 4) + oval(4, -7, 2), "#5a6a30"),
          182,
          118,
          22,
        ) +
        form("M146 124H194V131H146Z", "#98a6b0", { width: 2.6 }) +
        mitten(pen, 168, 102, 10, 30, glove) +
        line("M152 100q-4 -6 1 -10t0 -9M190 100q4 -5 0 -9t1 -8", 2.2, "#c8e07a") +
        flat(oval(142, 112, 2.2) + oval(198, 108, 2.2), INK) +
        spark(24, 40, 8, "#ffffff") +
        spark(98, 8, 6, "#ffffff") +
        spark(180, 38, 8, "#ffffff") +
        spark(18, 128, 5, "#ffffff"),
    };
  },
};

export const bookmark: Design = {
  dark: "#4a1420",
  flame: "#fff6b0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#8ccc3a",
      deep = "#3f7a1c",
      tongue = "#e0304a";
    const card = (x: number, y: number, turn: number, sign: string, scale = 1): string =>
      placed(
        form("M-14 -19H14V19H-14Z", "#fff8e0", { width: 2.8, smooth: true, shade: [-2, -1] }) + sign,
        x,
        y,
        turn,
        scale,
      );
    const turret = (x: number, y: number, r: number, gaze: Point): string =>
      form(oval(x, y, r + 6, r + 5), skin, { width: 3, within: line(oval(x, y, r + 2.5), 1.4, deep) }) +
      eye(pen, x, y, r, { gaze, lid: 0.24, skin: deep, iris: "#ffb020", pupil: 0.38 });
    return {
      back: backdrop(
        "#ffc090",
        "#c85a38",
        shelf(36, ["#f0a878", "#e89c6c", "#f6b284"], "#c87850") +
          shelf(92, ["#e08c60", "#d88056", "#e89c6c"], "#b06440", -12, 212, 3) +
          glow(166, 110, 70, "#fff4c0", 0.9) +
          candle(pen, 166, 136, 22, 1.3) +
          flat("M-12 128Q100 120 212 130V164H-12Z", "#7a2c24"),
      ),
      figure:
        cast(70, 147, 62) +
        tube("M30 116C8 118 2 140 18 144C32 146 32 130 22 132", skin, 9) +
        tube("M48 130q-2 6 -2 11h-12M84 130q2 6 2 11h14", deep, 8) +
        placed(
          // a crest along its spine
          form("M-40 -44L-54 -40L-44 -30L-58 -22L-44 -12L-58 -2L-44 8L-56 18L-43 26L-52 38L-40 42Z", "#f0c030", {
            width: 2.8,
          }) +
            tome(pen, {
              wide: 42,
              high: 46,
              thick: 15,
              bulge: 4,
              cover: skin,
              within:
                flat("M-31 -50H50V52H-31Z", "url(#scales)") +
                flat(oval(-18, 34, 6, 4) + oval(26, -28, 7, 5) + oval(34, 34, 5) + oval(-22, -16, 4), "#c4f060"),
            }) +
            flat("M-18 20C0 10 30 10 40 22C42 32 30 40 12 40C-6 40 -18 32 -18 20Z", "#3a0f14") +
            line("M-28 14C-20 22 0 10 22 12C34 14 40 16 44 12M-18 20C-18 34 -4 40 12 40C30 40 42 32 40 20", 2.4),
          68,
          84,
          -6,
        ) +
        turret(46, 46, 14, look.gaze || [0.4, -0.8]) +
        turret(92, 42, 15.5, look.gaze || [0.95, 0]) +
        brow(44, 24, 14, -6, "#2c5a10", 6) +
        brow(94, 20, 15, -16, "#2c5a10", 6) +
        card(124, 112, -14, flat("M-8 8V-8H8V8Z", "#e0861f"), 0.9) +
        card(182, 66, 12, flat(oval(0, 0, 9), "#2f7ac8"), 0.9) +
        form(
          "M74 102C96 96 100 84 112 72C122 60 134 64 140 56L152 66C142 78 132 74 124 84C112 98 104 112 80 116Z",
          tongue,
          {
            width: 3,
            within: line("M78 109C100 104 106 90 118 78C126 68 138 70 146 61", 1.8, "#8a0c24"),
          },
        ) +
        card(150, 44, -8, flat("M0 -11l3.5 8l8 .500l-6 6l2 8l-7.5 -5l-7.5 5l2 -8l-6 -6l8 -.500Z", "#8a4ac0"), 1.2) +
        // a ribbon's end, for all that
        form(
          "M132 58C144 46 164 42 172 52C176 60 170 72 174 84L164 80L158 90C152 76 160 68 156 62C152 60 146 64 140 70Z",
          tongue,
          {
            width: 3,
            within: line("M138 63C150 52 162 50 166 57C168 64 162 72 166 82", 1.8, "#8a0c24"),
          },
        ),
      front:
        tube("M112 122C120 128 128 130 136 128", skin, 8) +
        mitten(pen, 138, 128, 9, 60, "#c4f060") +
        line("M170 24l6 -9M158 18l1 -10M184 36l10 -4", 2.6, "#fffbe0") +
        flat("M108 104q-4 8 0 11q5 -3 0 -11ZM128 82q-4 7 0 10q5 -3 0 -10Z", "#d8f6ff") +
        spark(22, 28, 6, "#ffffff") +
        spark(128, 24, 5, "#ffffff"),
    };
  },
};

export const readAgain: Design = {
  dark: "#2a0a14",
  flame: "#fff0a0",
  states: STILL,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "calm",
      cover = "#8a1c1c",
      ash = "#77717c";
    const wing = (side: -1 | 1): string =>
      placed(
        form(
          "M0 30C20 34 40 24 50 12C48 22 44 30 40 34C58 28 72 8 74 -16C70 -8 64 -2 58 2C68 -14 72 -36 62 -58C60 -44 54 -34 46 -28C48 -42 42 -54 32 -62C34 -44 24 -28 6 -18Z",
          "#ff7a1e",
          { width: 3, smooth: true, shade: [-3, -3] },
        ) +
          flat(
            "M4 20C18 24 32 18 40 10C40 16 38 20 36 24C50 16 60 2 62 -8C56 -2 48 4 44 6C54 -10 58 -24 56 -34C52 -24 44 -16 36 -12C38 -24 36 -34 32 -42C30 -28 20 -16 4 -8Z",
            "#ffc83c",
          ) +
          flat("M4 12C16 14 26 8 32 2C30 -4 36 -12 40 -18C32 -12 20 -4 4 0Z", "#fff2a8"),
        100 + side * 30,
        76,
        side * 4,
        side,
        1,
      );
    return {
      back: backdrop(
        "#54405c",
        "#160c18",
        shelf(40, ["#443250", "#3c2c48", "#4c3858"], "#281a30") +
          shelf(92, ["#362640", "#302038", "#3c2c48"], "#20121f", -12, 212, 2) +
          glow(100, 66, 120, "#ff8a2c", 0.9) +
          glow(100, 60, 70, "#ffe08a", 0.8) +
          flat("M-12 124Q100 116 212 124V164H-12Z", "#1c0f1a"),
      ),
      figure:
        wing(-1) +
        wing(1) +
        form("M78 40C66 26 76 12 84 16C80 2 96 -10 106 -10C100 0 108 6 112 2C122 8 128 24 118 40Z", "#ff7a1e", {
          width: 3,
          smooth: true,
          shade: [-3, -3],
        }) +
        flat("M86 40C80 30 84 22 90 24C90 12 98 4 102 2C102 12 110 14 112 12C116 20 116 30 112 40Z", "#ffd84a") +
        placed(
          tome(pen, {
            wide: 34,
            high: 42,
            thick: 11,
            cover,
            brass: "#ffc83c",
            paper: "#fff2c0",
            within:
              line("M-20 -36H26V36H-20Z", 1.8, "#ff9a3c") +
              flat("M-40 46L-36 34L-30 41L-24 32L-16 41L-8 35L0 42L8 34L16 41L24 34L30 41L40 34V50H-40Z", "#2a1418"),
          }) +
            face(pen, 3, -11, {
              mood,
              apart: 14.5,
              radius: 11.5,
              skin: "#5c0e12",
              gaze: look.gaze || [0.7, 0.9],
              iris: "#ff9a1e",
              brow: { colour: "#ffc83c", high: 6 },
              mouth: null,
            }) +
            mouth(pen, "smile", 3, 22, 12) +
            // a beak, out of its own clasp
            form("M-6 2L12 2L4 16Z", "#ffc83c", { width: 2.4, shade: [-2, -2] }),
          98,
          76,
          -4,
        ) +
        form("M4 154C10 134 30 138 40 130C58 118 80 122 96 120C116 116 132 124 146 128C166 128 186 138 198 154Z", ash, {
          within:
            flat(oval(60, 138, 14, 4) + oval(104, 134, 10, 3) + oval(128, 146, 12, 4), "#5a5460") +
            flat(oval(84, 128, 4, 2) + oval(114, 126, 3, 2) + oval(72, 146, 3, 2), "#ff8a2c"),
        }) +
        // used up, and not to be woken
        placed(
          form("M-24 -9H24V11H-24Z", "#56505e", { width: 2.8 }) +
            line("M-14 -9V11M14 -9V11", 1.6, "#332e3a") +
            line("M-8 0q3 3 6 0M3 0q3 3 6 0M-1 6h3", 1.8),
          36,
          132,
          -10,
        ) +
        // this one is
        placed(
          tome(pen, {
            wide: 19,
            high: 17,
            thick: 8,
            cover: "#3a9ac8",
            within: line("M-10 -14H16V14H-10Z", 1.4, "#b0e8ff"),
          }) +
            face(pen, 2, -3, {
              mood: "shock",
              apart: 7.5,
              radius: 5.5,
              skin: "#1f6a94",
              gaze: [-0.7, -0.7],
              brow: null,
              mouth: { kind: "oh", below: 10, wide: 7 },
            }),
          162,
          122,
          12,
        ),
      front:
        spark(142, 96, 5, "#ffe08a") +
        spark(20, 24, 5, "#ffe08a") +
        spark(186, 96, 7, "#ffe08a") +
        flat(
          oval(30, 60, 2) +
            oval(172, 18, 2) +
            oval(12, 98, 1.8) +
            oval(60, 12, 1.8) +
            oval(150, 106, 2) +
            oval(190, 60, 1.6),
          "#ffc83c",
        ) +
        line("M138 116l6 -4M144 136l-8 2M184 112l6 -5", 2.4, "#fff2a8"),
    };
  },
};
