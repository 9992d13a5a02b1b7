/** Kragmortha's goblins: eight heads that nobody takes for one another, in any robe. Busts, 160 wide and 164 high. */

import type { Look } from "./design";
import { brow, expressionOf, eye, face, type Mood, type Mouth, mouth } from "./faces";
import { flat, INK, line, mix, oval, type Pen, placed, type Point, tube, WIDTH } from "./pen";

export interface Goblin extends Look {
  head?: number; // which of the eight
  skin?: string;
  robe?: string;
  mouth?: Mouth;
  extra?: string; // a penance that it carries
}

/** What every head is drawn with. */
interface Brush {
  pen: Pen;
  skin: string;
  robe: string;
  mood: Mood;
  gaze?: Point;
  mouth?: Mouth;
  lift: number; // of its ears, in degrees
}

const HAIR = "#33401a";
const TUFT = "#5c6a26";
const TOOTH = "#fff6dc";
const EYES = "#f2c02e";
const BODY = "M22 168C24 134 48 118 80 118C112 118 136 134 138 168Z";

const LIFT: Partial<Record<Mood, number>> = {
  shame: -60,
  sad: -44,
  asleep: -32,
  tired: -22,
  dazed: -12,
  fear: -8,
  shock: 22,
  gloat: 14,
  joy: 12,
};

/** The side of it that the light does not reach. */
const dim = (skin: string): string => mix(skin, "#0d2420", 0.25);
const pale = (skin: string): string => mix(skin, "#f6ffb0", 0.4);
const lids = (skin: string): string => mix(skin, "#4a5a1a", 0.35);
const rosy = (skin: string): string => mix(skin, "#c8702a", 0.28);

/** A left ear points to the left of where it grows, a right one is its mirror. */
function ear({ pen, skin, lift }: Brush, side: -1 | 1, x: number, y: number, path: string, inner: string, more = "") {
  const drawing = pen.form(path, skin, { within: flat(inner, mix(skin, "#f07a58", 0.6)) }) + more;
  return placed(drawing, x, y, -side * lift, -side, 1);
}

const nose = ({ pen, skin }: Brush, path: string): string =>
  pen.form(path, rosy(skin), { width: 2.8, shade: [-3, -3] });

/** A mouth's width: what is wide when it grins must not gape as wide. */
const wide = ({ mood, mouth: kind }: Brush, usual: number, grin = usual * 1.4, gape = usual): number => {
  const shown = kind ?? expressionOf(mood).mouth;
  if (shown === "grin" || shown === "jag" || shown === "grit") return grin;
  return shown === "gape" || shown === "oh" || shown === "tongue" ? gape : usual;
};

/** A tooth that does not fit in; what opens wide shows teeth enough. */
const tooth = ({ mood, mouth: kind }: Brush, path: string): string => {
  const shown = kind ?? expressionOf(mood).mouth;
  return ["smile", "smirk", "flat", "frown", "wobble"].includes(shown) ? flat(`${path}Z`, TOOTH) + line(path, 1.4) : "";
};

/** The one that everybody means when they say goblin. */
function common(brush: Brush): string {
  const { pen, skin, robe } = brush;
  const path = "M0 9C-14 6 -36 -4 -47 -24C-30 -28 -12 -24 2 -13Z";
  const inner = "M-6 3C-18 0 -29 -8 -37 -18C-24 -20 -12 -16 -2 -7Z";
  return (
    pen.form(BODY, robe) +
    pen.form("M54 124C66 116 94 116 106 124L80 148Z", mix(robe, "#ffffff", 0.5), { width: 2.4 }) +
    ear(brush, -1, 46, 70, path, inner) +
    ear(brush, 1, 114, 70, path, inner, line("M-30 -23l3 8", 2.2)) +
    pen.form(
      "M64 32C60 22 58 14 52 10C62 8 68 12 72 16C72 10 72 6 70 2C80 4 86 10 88 16C92 10 98 8 104 10C100 16 98 24 94 32Z",
      TUFT,
      {
        width: 2.8,
      },
    ) +
    pen.form(
      "M40 70C36 40 56 24 80 24C104 24 124 40 120 70C118 92 104 106 92 116C86 122 74 122 68 116C56 106 42 92 40 70Z",
      skin,
      {
        within:
          flat(oval(54, 46, 4, 3) + oval(60, 38, 2.5, 2), pale(skin)) +
          flat("M40 78C50 90 60 98 64 116H40Z", dim(skin)),
      },
    ) +
    face(pen, 80, 64, {
      mood: brush.mood,
      apart: 18,
      radius: 13,
      skin: lids(skin),
      gaze: brush.gaze,
      iris: EYES,
      uneven: 0.9,
      brow: { high: 5, wide: 14, colour: HAIR },
      mouth: { below: 39, wide: wide(brush, 13, 19, 12), kind: brush.mouth },
    }) +
    nose(brush, "M74 70C78 64 86 66 88 74C94 82 98 90 90 95C80 97 70 92 72 82Z") +
    flat(oval(84, 91, 2, 1.4), INK) +
    tooth(brush, "M67 105l3 8l4 -7")
  );
}

/** Long and lean; one ear has given up. */
function lean(brush: Brush): string {
  const { pen, skin, robe } = brush;
  const limp = Math.max(-10, Math.min(8, brush.lift / 3));
  return (
    pen.form("M28 168C30 142 46 128 80 126C114 128 130 142 132 168Z", robe) +
    pen.form("M50 150C44 132 52 116 62 112L80 138L98 112C108 116 116 132 110 150L80 162Z", mix(robe, "#0b1a3a", 0.35), {
      width: 2.8,
    }) +
    ear(
      brush,
      -1,
      56,
      58,
      "M2 10C-16 6 -36 -12 -44 -42C-24 -36 -6 -24 4 -10Z",
      "M-6 3C-18 -4 -28 -16 -34 -30C-20 -24 -8 -14 0 -4Z",
    ) +
    placed(
      pen.form("M-4 -8C10 -20 30 -18 35 -2C41 16 42 34 33 50C28 40 24 28 18 18C12 12 4 10 -3 10Z", skin, {
        within: flat("M16 2C26 0 32 16 32 38C28 26 22 14 14 8Z", mix(skin, "#f07a58", 0.6)),
      }),
      105,
      56,
      limp,
    ) +
    pen.form("M72 18C64 14 62 6 66 2C74 4 80 8 81 14C84 8 92 4 98 6C98 12 92 18 86 20Z", TUFT, { width: 2.6 }) +
    pen.form(
      "M53 52C51 28 63 13 80 13C97 13 109 28 107 52C107 82 100 106 92 124C87 136 73 136 68 124C60 106 53 82 53 52Z",
      skin,
      {
        within:
          flat(oval(66, 28, 4, 3) + oval(72, 22, 2.5, 2), pale(skin)) +
          flat("M53 70C60 88 66 104 70 132H53Z", dim(skin)) +
          line("M72 36q8 -3 16 0M74 30q6 -2 12 0", 1.5, dim(skin)),
      },
    ) +
    face(pen, 80, 56, {
      mood: brush.mood,
      apart: 15,
      radius: 13.5,
      skin: lids(skin),
      gaze: brush.gaze,
      iris: "#8fe0c8",
      uneven: 1.1,
      brow: { high: 4, wide: 12, colour: HAIR },
      mouth: { below: 58, wide: wide(brush, 10, 14, 11), kind: brush.mouth, right: 1 },
    }) +
    nose(brush, "M75 60C80 54 87 58 88 70C90 82 98 92 92 101C84 107 73 102 74 90C75 80 73 68 75 60Z") +
    flat(oval(86, 98, 2.2, 1.5), INK) +
    line("M73 116q-3 4 -2 8", WIDTH.detail)
  );
}

/** As round as a toad, and as pleased with itself. */
function toad(brush: Brush): string {
  const { pen, skin, robe, mood } = brush;
  const path = "M2 8C-8 8 -18 2 -20 -10C-10 -12 -2 -8 4 -2Z";
  const inner = "M-2 4C-8 3 -13 -1 -15 -6C-9 -6 -4 -4 0 0Z";
  const raised = expressionOf(mood);
  return (
    pen.form("M8 168C10 138 36 122 80 122C124 122 150 138 152 168Z", robe) +
    pen.form(
      "M34 126C50 118 110 118 126 126L118 142L104 132L92 146L80 134L68 146L56 132L42 142Z",
      mix(robe, "#ffffff", 0.55),
      {
        width: 2.6,
      },
    ) +
    ear(brush, -1, 22, 78, path, inner) +
    ear(brush, 1, 138, 78, path, inner) +
    pen.form(oval(50, 44, 23, 24) + oval(110, 42, 24, 25), skin) +
    pen.form("M16 84C14 56 44 46 80 46C116 46 146 56 144 84C142 116 116 130 80 130C44 130 18 116 16 84Z", skin, {
      within:
        flat(oval(50, 44, 21, 22) + oval(110, 42, 22, 23), skin) +
        flat("M38 112C60 104 100 104 122 112C110 128 96 130 80 130C64 130 48 126 38 112Z", pale(skin)) +
        flat(oval(32, 78, 4, 3) + oval(26, 88, 2.6, 2) + oval(126, 82, 4.4, 3.2) + oval(134, 92, 2.6, 2), dim(skin)) +
        flat(oval(80, 54, 4, 2.6) + oval(70, 60, 2.4, 1.8), pale(skin)),
    }) +
    face(pen, 80, raised.shut ? 34 : 44, {
      mood,
      apart: 29,
      radius: raised.large ? 14.5 : 16,
      skin: lids(skin),
      gaze: brush.gaze,
      iris: "#e8743a",
      uneven: 1.08,
      brow: null,
      mouth: { below: raised.shut ? 62 : 52, wide: wide(brush, 36, 34, 20), kind: brush.mouth },
    }) +
    (raised.shut || raised.lift > 2
      ? ""
      : brow(51, 22, 14, raised.brows[0], TUFT, 4) + brow(109, 19, 14, raised.brows[1], TUFT, 4)) +
    flat(oval(74, 76, 2.8, 1.9) + oval(87, 75, 2.8, 1.9), INK) +
    line("M68 70q12 -7 25 -1", 1.6) +
    tooth(brush, "M56 104l3 -9l6 8")
  );
}

/** A tiny head in the robe of somebody larger. */
function hooded(brush: Brush): string {
  const { pen, skin, robe } = brush;
  const path = "M4 8C-8 8 -22 0 -28 -16C-16 -16 -4 -10 4 -4Z";
  const inner = "M-2 3C-10 2 -18 -4 -22 -10C-14 -10 -6 -6 0 -1Z";
  return (
    pen.form("M16 168C18 140 40 124 80 124C120 124 142 140 144 168Z", robe) +
    pen.form(
      "M26 140C6 104 16 46 58 22C76 12 92 2 116 5C136 8 148 22 146 36C138 26 126 26 122 34C146 62 154 106 134 140C112 152 48 152 26 140Z",
      robe,
      {
        within:
          line(
            "M58 30C38 44 28 66 28 92M70 24C62 30 56 34 52 40M128 60C136 76 138 96 132 116",
            2.2,
            mix(robe, "#140820", 0.5),
          ) + line("M98 16l10 -4M104 22l10 -2", 2, mix(robe, "#140820", 0.5)),
      },
    ) +
    ear(brush, -1, 30, 94, path, inner) +
    ear(brush, 1, 131, 94, path, inner) +
    pen.form(
      "M36 104C28 66 50 42 80 42C110 42 132 66 124 104C118 130 100 139 80 139C60 139 42 130 36 104Z",
      "#1a1024",
      {
        width: 3,
        smooth: true,
        bright: 0.25,
      },
    ) +
    pen.form("M48 94C46 72 60 63 80 63C100 63 114 72 112 94C110 114 96 127 80 127C64 127 50 114 48 94Z", skin, {
      width: 2.8,
      within: flat(oval(66, 76, 3, 2), pale(skin)),
    }) +
    face(pen, 80, 90, {
      mood: brush.mood,
      apart: 16,
      radius: 14,
      skin: lids(skin),
      gaze: brush.gaze,
      iris: "#f2e04e",
      uneven: 0.92,
      brow: { high: 4, wide: 12, colour: TUFT },
      mouth: { below: 26, wide: wide(brush, 7, 10, 7.5), kind: brush.mouth },
    }) +
    nose(brush, "M76 98C78 95 84 95 85 99C89 103 86 108 80 107C75 107 74 102 76 98Z") +
    placed(
      pen.form("M-9 0L0 -9L9 0L0 9Z", "#f2b632", { width: 2.4, shade: [-2, -2] }) + flat(oval(0, 0, 3), "#c42a3a"),
      80,
      146,
    )
  );
}

/** All jaw: its tusks were a great expense. */
function jawed(brush: Brush): string {
  const { pen, skin, robe, mood } = brush;
  const path = "M4 8C-6 10 -20 6 -24 -8C-28 -20 -16 -24 -8 -18C-2 -20 4 -14 6 -6Z";
  const inner = "M-2 3C-8 4 -15 0 -17 -8C-18 -14 -10 -14 -7 -9C-4 -9 -2 -4 -2 3Z";
  const open = wide(brush, 0, 1, 2);
  const tusk = (x: number, side: -1 | 1): string =>
    placed(
      pen.form("M-8 6C-9 -6 -8 -20 -15 -30C2 -28 10 -10 8 6Z", TOOTH, { width: 2.4, shade: [-2, -1] }) +
        (side < 0 ? flat("M-8 0C-9 -2 -9 -4 -9 -6L7 -6L8 0Z", "#f2b632") + line("M-8 0L8 0M-9 -6L7 -6", 1.6) : ""),
      x,
      108,
      side * 4,
      -side * 0.86,
      0.86,
    );
  return (
    pen.form("M4 168C4 130 30 108 80 108C130 108 156 130 156 168Z", robe, {
      within: line("M34 132q-6 14 -4 34M126 132q6 14 4 34", 2.2, mix(robe, "#20060a", 0.5)),
    }) +
    placed(
      ear(brush, -1, 48, 54, path, inner) +
        ear(brush, 1, 112, 54, path, inner) +
        pen.form("M72 30C58 26 56 14 66 12C70 4 90 4 94 12C104 14 102 26 88 30Z", "#3c3a34", { width: 2.8 }) +
        pen.form(
          "M48 58C44 36 58 25 80 25C102 25 116 36 112 58C124 66 136 82 136 102C136 127 110 138 80 138C50 138 24 127 24 102C24 82 36 66 48 58Z",
          skin,
          {
            within:
              flat(oval(60, 38, 4, 3), pale(skin)) +
              flat("M24 102C32 120 52 128 84 130L80 140C40 140 18 128 24 102Z", dim(skin)) +
              line("M72 132q8 -5 16 0", 1.8, dim(skin)) +
              flat("M60 127h2v2h-2ZM44 122h2v2h-2ZM104 127h2v2h-2ZM114 122h2v2h-2ZM94 128h2v2h-2Z", HAIR),
          },
        ) +
        face(pen, 80, 60, {
          mood,
          apart: 15,
          radius: 11.5,
          skin: lids(skin),
          gaze: brush.gaze,
          iris: "#f0904a",
          uneven: 0.9,
          brow: { high: 7, wide: 14, colour: HAIR },
          mouth: { below: 52 - open * 2, wide: wide(brush, 34, 30, 20), kind: brush.mouth },
        }) +
        nose(brush, "M64 80C62 70 74 68 80 70C88 68 98 70 96 80C98 88 62 90 64 80Z") +
        flat(oval(74, 83, 2.4, 1.8) + oval(87, 83, 2.4, 1.8), INK) +
        tusk(48, -1) +
        tusk(112, 1),
      0,
      -8,
    )
  );
}

/** A crest, rings, and nobody has ever told it what to do. */
function crested(brush: Brush): string {
  const { pen, skin, robe } = brush;
  const path = "M2 12C-14 12 -36 2 -44 -20C-36 -20 -33 -18 -30 -15C-28 -20 -26 -22 -22 -22C-12 -22 -4 -16 3 -10Z";
  const inner = "M-6 4C-16 2 -26 -4 -32 -11C-22 -12 -10 -10 -2 -4Z";
  const ring = (x: number, y: number): string => tube(oval(x, y, 5.4), "#ffd24a", 2.2, 2.4);
  const rings = ring(-14, 13) + ring(-25, 8);
  return (
    pen.form("M24 168L14 140L36 142L40 126C52 120 108 120 120 126L124 142L146 140L136 168Z", robe) +
    pen.form("M50 128C60 120 100 120 110 128L96 134L80 158L64 134Z", "#3a3040", { width: 2.6 }) +
    flat(oval(70, 136, 2) + oval(90, 136, 2) + oval(80, 148, 2), "#ffd24a") +
    ear(brush, -1, 46, 74, path, inner, rings) +
    ear(brush, 1, 114, 74, path, inner, ring(-18, 12)) +
    pen.form("M54 52L34 30L55 29L50 6L70 20L80 1L90 20L112 4L106 28L127 28L106 52Z", "#e8442e", {
      within: line("M62 44L56 26M72 40L66 18M80 40V16M88 40L96 18M98 44L108 26", 2, "#8e1420"),
    }) +
    pen.form(
      "M42 72C38 50 56 37 80 37C104 37 122 50 118 72C120 88 110 96 104 104C96 118 90 128 80 128C70 128 64 118 56 104C50 96 40 88 42 72Z",
      skin,
      {
        within:
          flat(oval(56, 52, 4, 3), pale(skin)) +
          flat("M40 84C52 92 62 108 70 128H44Z", dim(skin)) +
          flat("M66 34L72 48L76 38L80 52L85 38L89 48L95 34Z", "#e8442e"),
      },
    ) +
    face(pen, 80, 72, {
      mood: brush.mood,
      apart: 18,
      radius: 12.5,
      skin: "#6a3f86",
      gaze: brush.gaze,
      iris: "#e86aa8",
      uneven: 1.08,
      brow: { high: 6, wide: 14, colour: "#8e1420" },
      mouth: { below: 37, wide: wide(brush, 12, 18, 12), kind: brush.mouth },
    }) +
    nose(brush, "M70 88C70 80 90 80 91 88C94 97 68 98 70 88Z") +
    flat(oval(75, 90, 2, 1.6) + oval(86, 90, 2, 1.6), INK) +
    tube("M77 94a4.500 4.500 0 1 0 8 0", "#ffd24a", 1.8, 2) +
    tooth(brush, "M68 108l2 -8l5 9")
  );
}

/** Bald as an egg: it reads by its own light. */
function learned(brush: Brush): string {
  const { pen, skin, robe, mood } = brush;
  const out = mood === "asleep" || mood === "dazed" || mood === "shame";
  const path = "M4 8C-6 10 -20 8 -28 -2C-20 -12 -8 -12 4 -6Z";
  const inner = "M-2 3C-8 4 -15 2 -20 -2C-14 -7 -6 -6 0 -2Z";
  const tuft = "M0 12C-10 16 -20 12 -20 4C-28 2 -28 -8 -20 -10C-22 -20 -8 -24 -2 -16Z";
  const hair = "#f2ead8";
  const rim = (x: number, r: number): string => tube(oval(x, 78, r), "#e8a838", 2.6, 3);
  return (
    pen.form(BODY, robe) +
    pen.form("M46 168L60 124H100L114 168Z", mix(robe, "#3a2410", 0.55), { width: 2.4, smooth: true }) +
    pen.form("M80 136L60 126L58 146ZM80 136L100 126L102 146Z", "#f6ecd8", { width: 2.4, shade: [-2, -2] }) +
    flat(oval(80, 136, 4), INK) +
    placed(pen.form(tuft, hair, { width: 2.8, shade: [-3, -2] }), 44, 96) +
    placed(pen.form(tuft, hair, { width: 2.8, shade: [-3, -2] }), 116, 96, 0, -1, 1) +
    ear(brush, -1, 40, 84, path, inner) +
    ear(brush, 1, 120, 84, path, inner) +
    pen.form("M80 26C106 26 125 62 125 92C125 114 104 126 80 126C56 126 35 114 35 92C35 62 54 26 80 26Z", skin, {
      within:
        flat(oval(60, 52, 4, 6) + oval(65, 42, 2.4, 3), pale(skin)) +
        flat("M35 96C44 112 60 120 76 126H35Z", dim(skin)) +
        line("M72 56q8 -3 18 0M74 50q7 -2 14 0", 1.5, dim(skin)),
    }) +
    placed(
      (out
        ? line("M1 -22q-6 -5 0 -9t-1 -7", 2.4, "#b8b0a8")
        : pen.form("M0 -20C-6 -20 -7 -26 -4 -29C-2 -31 0 -33 0 -36C5 -32 8 -27 6 -23C5 -21 3 -20 0 -20Z", "#ffb03a", {
            width: 2.2,
            smooth: true,
            shade: [-2, 1],
          })) +
        pen.form(
          "M-7 -20C-4 -23 4 -23 7 -20L8 2C14 4 14 14 11 14C8 14 9 8 6 8C4 10 5 20 1 20C-3 20 -1 9 -4 8C-8 8 -8 13 -11 12C-14 10 -12 2 -8 1Z",
          "#fbeecb",
          {
            width: 2.4,
            shade: [-3, -1],
          },
        ) +
        line("M0 -20v-4", 2),
      80,
      36,
      -5,
    ) +
    flat(oval(60, 78, 18) + oval(100, 78, 18), "#fff4dc", 0.35) +
    face(pen, 80, 78, {
      mood,
      apart: 20,
      radius: 12,
      skin: lids(skin),
      gaze: brush.gaze,
      iris: "#6ab0e0",
      uneven: 1.05,
      brow: null,
      mouth: { below: 33, wide: wide(brush, 12, 17, 11), kind: brush.mouth },
    }) +
    rim(60, 18) +
    rim(100, 18) +
    tube("M77 74q3 -3 6 0", "#e8a838", 2.4, 3) +
    line("M49 71l6 -7M90 71l6 -7", 2.4, "#ffffff") +
    brow(60, 57 - expressionOf(mood).lift, 11, expressionOf(mood).brows[0], hair, 5) +
    brow(100, 57 - expressionOf(mood).lift, 11, expressionOf(mood).brows[1], hair, 5) +
    nose(brush, "M74 92C72 82 88 82 88 92C88 101 74 101 74 92Z")
  );
}

/** One eye, three teeth, and a tale about each that is missing. */
function patched(brush: Brush): string {
  const { pen, skin, robe, mood } = brush;
  const raised = expressionOf(mood);
  const shown = brush.mouth ?? (["grin", "smirk", "smile"].includes(raised.mouth) ? "jag" : raised.mouth);
  const cloth = mix(robe, "#3a0820", 0.3);
  return (
    pen.form("M18 168C20 136 46 120 80 120C114 120 140 136 142 168Z", robe) +
    pen.form("M34 142l22 -8l10 16l-20 10Z", mix(robe, "#fff0c0", 0.5), { width: 2, smooth: true }) +
    line("M40 138l-3 -5M50 135l-2 -5M62 144l5 -2M44 158l-3 4", 1.6) +
    ear(
      brush,
      -1,
      42,
      76,
      "M2 14C-12 14 -30 8 -42 -10C-36 -14 -32 -15 -27 -15C-28 -9 -22 -6 -18 -9C-16 -12 -15 -15 -14 -18C-8 -18 0 -16 4 -10Z",
      "M-4 7C-14 6 -26 2 -33 -7C-28 -6 -14 -2 -2 -4Z",
    ) +
    ear(
      brush,
      1,
      119,
      80,
      "M2 8C-8 10 -16 6 -18 2L-12 -1L-17 -7C-10 -12 -2 -10 4 -6Z",
      "M-2 3C-6 4 -9 3 -11 2L-8 -3C-5 -4 -3 -3 0 -2Z",
    ) +
    pen.form("M116 42C130 28 146 26 152 32C150 40 144 46 138 48C146 54 150 62 146 70C134 68 122 60 116 50Z", cloth, {
      width: 2.8,
      within: line("M122 46q14 -8 22 -10M124 50q12 6 18 14", 1.6, mix(robe, "#200410", 0.6)),
    }) +
    pen.form("M36 60C34 36 56 26 80 26C106 26 126 36 124 60L127 92C128 116 106 130 80 130C56 130 34 118 34 94Z", skin, {
      within:
        flat("M34 90C44 112 62 122 84 130H34Z", dim(skin)) +
        line("M46 100l14 12M48 108l6 -6M54 113l6 -7", 1.8, mix(skin, "#5a1414", 0.55)),
    }) +
    pen.form("M32 60C28 28 54 13 82 13C110 13 132 30 128 58C100 46 60 48 32 60Z", cloth, {
      within: flat(
        oval(52, 42, 4) + oval(70, 30, 4) + oval(92, 36, 4) + oval(112, 46, 4) + oval(84, 20, 3),
        mix(robe, "#ffffff", 0.65),
      ),
    }) +
    eye(pen, 60, 75, 14.5 * (raised.large ?? 1), {
      gaze: brush.gaze ?? raised.gaze,
      lid: raised.lid,
      tilt: raised.tilt,
      pupil: raised.pupil,
      shut: raised.shut,
      spiral: raised.spiral,
      skin: lids(skin),
      iris: EYES,
    }) +
    (raised.blush ? flat(oval(50, 94, 7, 4), "#e0503c", 0.45) + flat(oval(114, 94, 7, 4), "#e0503c", 0.45) : "") +
    line("M34 58L88 72M114 66L128 58", 4) +
    pen.form("M84 68C92 61 108 60 117 65C118 82 112 92 101 92C90 92 84 82 84 68Z", "#2a1e2c", {
      width: 2.6,
      within: line("M94 70l12 12M106 70l-12 12", 2.4, "#e8dcc0"),
    }) +
    brow(58, 57 - raised.lift * 0.6, 14, raised.brows[0], HAIR, 6) +
    mouth(pen, shown, 80, 113, shown === "jag" ? (raised.mouth === "grin" ? 25 : 15) : wide(brush, 13, 18, 12)) +
    nose(brush, "M68 90C66 80 76 76 84 80C94 82 96 94 90 98C82 102 70 100 68 90Z") +
    flat(oval(76, 95, 2.2, 1.6) + oval(87, 95, 2.2, 1.6), INK) +
    flat(oval(90, 84, 2.6), dim(skin))
  );
}

const HEADS: readonly { draw(brush: Brush): string; skin: string }[] = [
  { draw: common, skin: "#93b23a" },
  { draw: lean, skin: "#cfc25a" },
  { draw: toad, skin: "#c39a55" },
  { draw: hooded, skin: "#9fce8a" },
  { draw: jawed, skin: "#86a8a4" },
  { draw: crested, skin: "#8cc04a" },
  { draw: learned, skin: "#b4cc74" },
  { draw: patched, skin: "#74a878" },
];

/** A goblin's bust about (80, 70): 160 wide, 164 high. */
export function goblin(pen: Pen, look: Goblin = {}): string {
  const { head = 0, mood = "calm", robe = "#e0661f", gaze, mouth: kind } = look;
  const { draw, skin } = HEADS[head] ?? HEADS[0]!;
  return (
    draw({ pen, skin: look.skin ?? skin, robe, mood, gaze, mouth: kind, lift: LIFT[mood] ?? 4 }) + (look.extra || "")
  );
}

/** A goblin with the middle of its face at a point; `high` squashes it. */
export const bust = (pen: Pen, x: number, y: number, turn: number, scale: number, look: Goblin, high = scale): string =>
  placed(placed(goblin(pen, look), -80, -70), x, y, turn, scale, high);
