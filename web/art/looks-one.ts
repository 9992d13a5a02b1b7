/** Looks of the head and the mouth: what a goblin has to do because he looked at it, a moment before it goes wrong. */

import type { Design } from "./design";
import { bust } from "./kragmortha";
import { mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, plain, tube } from "./pen";
import { beam, bookcase, drop, fly, glare, headOf, limb, lyingBook, onlooker, pool, SHAME } from "./penance";

/** Good Posture: the card on the head, and what else was lying about. */
export const h1: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const skin = "#93b23a",
      robe = "#e0661f";
    return {
      back: backdrop(
        "#a8488a",
        "#3c1230",
        flat("M-12 -12H54L-12 130ZM212 -12H146L212 130Z", "#4a143c", 0.6) +
          line("M14 -12v118M34 -12v100M166 -12v100M186 -12v118", 2, "#6a2458") +
          flat("M-12 124H212V164H-12Z", "#4a1238") +
          line("M-12 134H212M30 124L10 164M170 124L190 164", 1.6, "#2e0a26") +
          beam(pen, "M80 -12H126L178 134H24Z", [100, -12], [100, 140], 0.85) +
          pool(100, 137, 92, 13),
      ),
      figure:
        cast(100, 148, 66) +
        form(limb([88, 158], [40, 150], [24, 112], 11, 8), robe, { width: 3 }) +
        form(limb([114, 160], [162, 156], [180, 120], 11, 8), robe, { width: 3 }) +
        mitten(pen, 20, 104, 11, -30, skin) +
        mitten(pen, 184, 113, 11, 34, skin) +
        bust(pen, 98, 100, -4, 0.76, {
          head: 0,
          skin,
          robe,
          mood: look.mood ?? "fear",
          gaze: look.gaze ?? [0.5, -0.95],
          mouth: "grit",
        }) +
        placed(
          lyingBook(pen, -2, -8, 42, 8, 3, "#8f2c3c") +
            lyingBook(pen, 4, -23, 32, 7, -6, "#2f6a8a") +
            placed(
              form("M-26 0L-14 -11L30 -11L20 0Z", "#fff0dc", {
                width: 2.6,
                shade: [-1, -1],
                within:
                  flat("M-19 -2L-11 -9L24 -9L17 -2Z", "#c8348e") +
                  flat("M-8 -5.5Q3 -11 14 -5.5Q3 0 -8 -5.5Z", "#ffe6f6") +
                  flat(oval(3, -5.5, 2.6, 2.2), "#5a0a4a"),
              }),
              6,
              -31,
              8,
            ),
          96,
          66,
          -5,
        ) +
        placed(
          form("M12 -7C22 -8 22 6 8 5", "#e8dcff", { width: 2.6, smooth: true }) +
            form("M-13 -11H13C13 2 8 10 0 10C-8 10 -13 2 -13 -11Z", "#f2e6ff", {
              width: 2.6,
              within: line("M-12 -4Q0 0 12 -4", 2.4, "#c8348e"),
            }) +
            flat(oval(0, -11, 12, 3), "#7a3a1a"),
          128,
          22,
          44,
        ),
      front:
        plain("M138 20C152 22 152 40 149 48C146 42 140 38 136 30Z", "#a8642a", 1.8) +
        drop(150, 62, 4, "#a8642a") +
        drop(158, 82, 2.6, "#a8642a") +
        line("M112 10q-6 4 -6 10M146 6q6 2 9 7M58 40q-6 4 -6 12M50 34q-7 5 -7 15", 2, "#fff0fa") +
        // the last straw
        placed(fly(0, 0, 10, 1.2), 78, 12) +
        line("M64 2q4 8 8 8", 1.4, "#fff0fa", 'stroke-dasharray="2 4"') +
        drop(52, 92, 3.4),
    };
  },
};

/** Deep Shame: the chin on the chest, while somebody else comes down. */
export const h2: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const skin = "#cfc25a",
      robe = "#3f6fc0";
    return {
      back: backdrop(
        "#1c0620",
        "#7a2a62",
        glare(pen, 100, 26, 1.35) +
          flat("M-12 132H212V164H-12Z", "#4a1238") +
          beam(pen, "M84 34H116L206 164H-6Z", [100, 30], [100, 150], 0.45, "#ff7acc") +
          pool(100, 144, 104, 14),
      ),
      figure:
        cast(100, 149, 84) +
        form(limb([130, 84], [200, 108], [176, 150], 15, 11), robe) +
        form(limb([80, 92], [6, 114], [34, 152], 15, 11), robe) +
        form("M34 164C26 132 30 104 52 82C74 50 118 42 146 66C170 88 172 130 162 164Z", robe, {
          within:
            line("M62 92q-18 22 -18 48M146 96q14 22 8 50M128 62q16 10 22 26", 2.2, mix(robe, SHAME.dark, 0.5)) +
            placed(
              flat("M-11 -9L10 -11L12 9L-9 11Z", "#e8b04a") +
                line("M-14 -5h6M-13 4h6M-4 -14v6M6 -14v6M9 -6h6M9 4h6", 1.8),
              130,
              62,
              24,
            ),
        }) +
        form(
          "M48 128C62 112 134 112 148 130C144 146 118 154 98 154C78 154 54 146 48 128Z",
          mix(robe, "#ffffff", 0.45),
          {
            width: 2.8,
          },
        ) +
        headOf(
          pen,
          94,
          98,
          -9,
          0.96,
          { head: 1, skin, robe, mood: look.mood ?? "shame", gaze: look.gaze ?? [0.3, -0.35] },
          0.72,
        ),
      front:
        // nobody may look up at it
        line("M101 -12Q99 20 101 48", 1.5, "#ffd6f0") +
        placed(
          line("M-4 -1q-9 -8 -13 2M-5 2q-9 -2 -12 8M4 -1q9 -8 13 2M5 2q9 -2 12 8M-4 4q-6 2 -6 9M4 4q6 2 6 9", 1.9) +
            plain(oval(0, 0, 7.5, 8), "#2a1430") +
            plain(oval(0, 8, 5.5, 4.6), "#43204a") +
            flat(oval(-2.3, 8, 1.9) + oval(2.3, 8, 1.9), "#fff4dc") +
            flat(oval(-2.1, 8.8, 0.9) + oval(2.1, 8.8, 0.9), INK),
          101,
          52,
          6,
        ) +
        drop(68, 127, 4) +
        drop(64, 144, 2.6),
    };
  },
};

/** Heavy Head: the chin on the table, and pepper in the air. */
export const h3: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#c39a55",
      robe = "#2f9a78",
      mouse = "#b8a0b8";
    return {
      back: backdrop(
        "#b8508a",
        "#571a44",
        bookcase(-12, 34, 224, 40, 7) +
          bookcase(92, 78, 120, 38, 12) +
          beam(pen, "M212 -12V30L20 128L-12 96Z", [206, 0], [20, 110], 0.7) +
          glow(60, 70, 80, "#ff9ad6", 0.5),
      ),
      figure:
        form("M2 112C0 76 30 60 70 58C112 58 142 76 142 112Z", robe, {
          within: line("M24 84q-6 12 -6 26M124 84q6 12 6 26", 2, mix(robe, SHAME.dark, 0.5)),
        }) +
        form("M-12 104H212V132H-12Z", "#a86a3c", {
          within: line("M-12 112H90M120 115H212M-12 122H60M84 125H212", 1.4, "#6a3a1c"),
        }) +
        form("M-14 130H214V164H-14Z", "#7a4424", {
          within: line("M-12 142H212M40 130v34M150 130v34", 1.6, "#46200f"),
        }) +
        cast(74, 122, 62, 7) +
        headOf(
          pen,
          76,
          81,
          -3,
          0.96,
          { head: 2, skin, robe, mood: look.mood ?? "tired", gaze: look.gaze ?? [0.6, 0.7], mouth: "gape" },
          0.8,
        ) +
        form(limb([-14, 100], [-4, 130], [20, 125], 9, 8), robe, { width: 2.8 }) +
        mitten(pen, 28, 124, 11, 80, skin) +
        // it seasons him
        cast(168, 128, 26, 4) +
        line("M184 122C200 124 204 108 196 98", 3.4, "#e8a49c") +
        form("M150 126C146 104 156 92 170 92C186 92 192 108 188 126Z", mouse, { width: 2.8, shade: [-3, -3] }) +
        form(oval(184, 70, 9, 9.5), mouse, {
          width: 2.6,
          shade: [-2, -2],
          within: flat(oval(185, 71, 5, 5.5), "#e8a49c"),
        }) +
        form("M146 86C150 72 164 66 176 70C188 76 188 94 176 99C164 103 152 98 146 86Z", mouse, {
          width: 2.8,
          shade: [-3, -3],
        }) +
        form(oval(165, 66, 8, 9), mouse, {
          width: 2.6,
          shade: [-2, -2],
          within: flat(oval(165, 67, 4.5, 5.5), "#e8a49c"),
        }) +
        plain(oval(162, 82, 4, 4.6), "#fff4dc", 1.6) +
        flat(oval(160.6, 82.6, 2.2), INK) +
        plain(oval(146, 87, 3, 2.6), "#e07a8a", 1.6) +
        line("M152 95q8 4 14 -2", 1.8) +
        placed(
          form("M-9 -15H9L12 15H-12Z", "#fbeede", { width: 2.6, shade: [-3, 0] }) +
            form("M-10 -15C-10 -26 10 -26 10 -15Z", "#c8c0d8", { width: 2.6, shade: [-2, -1] }) +
            flat(oval(-4, -19, 1.2) + oval(0, -21, 1.2) + oval(4, -19, 1.2), INK) +
            flat(oval(0, 2, 5, 5), "#7a3a5a"),
          140,
          104,
          -112,
        ) +
        mitten(pen, 150, 108, 6, -70, mouse),
      front:
        flat(oval(104, 96, 17, 11) + oval(88, 88, 10, 7) + oval(115, 107, 10, 7), "#fff0dc", 0.5) +
        flat(
          [
            [98, 92],
            [106, 88],
            [104, 99],
            [112, 96],
            [95, 100],
            [112, 106],
            [103, 107],
            [90, 88],
            [118, 112],
            [108, 113],
          ]
            .map(([x, y]) => oval(x!, y!, 1.5))
            .join(""),
          "#3a1a14",
        ),
    };
  },
};

/** Stiff Neck: an ear on the shoulder; the other is a good peg. */
export const h4: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#8cc04a",
      robe = "#e0b83a";
    return {
      back: backdrop(
        "#98407e",
        "#3c1230",
        placed(
          bookcase(-90, -20, 190, 40, 3) +
            bookcase(-90, 28, 190, 40, 57) +
            bookcase(-90, 76, 190, 40, 18) +
            bookcase(-90, 124, 190, 40, 90),
          146,
          34,
          15,
        ) +
          flat("M-12 -12H212V164H-12Z", "#7a2464", 0.35) +
          beam(pen, "M-12 -12H30L190 164H70Z", [0, -12], [120, 160], 0.75) +
          glow(96, 84, 84, "#ffb0e0", 0.5),
      ),
      figure:
        form("M12 164C14 134 34 116 70 112C96 104 132 100 158 108C184 112 194 134 194 164Z", robe, {
          within: line("M52 126q-6 18 -4 40M164 124q8 18 6 40", 2.2, mix(robe, SHAME.dark, 0.5)),
        }) +
        form("M58 122C54 106 60 92 74 88L108 112L92 124C80 130 66 130 58 122Z", mix(skin, SHAME.dark, 0.15), {
          width: 3,
          within: line("M66 96q-4 14 2 26M76 98q-2 12 4 24", 1.8, mix(skin, SHAME.dark, 0.5)),
        }) +
        headOf(pen, 104, 80, 50, 0.84, {
          head: 5,
          skin,
          robe,
          mood: look.mood ?? "pain",
          gaze: look.gaze ?? [-0.9, -0.2],
          mouth: "grit",
        }) +
        form(
          "M46 114C42 120 44 126 50 130C66 142 96 142 112 130C116 126 114 120 108 120C92 132 68 130 54 118C51 115 48 113 46 114Z",
          mix(robe, "#ffffff", 0.5),
          { width: 2.6 },
        ) +
        form(limb([194, 164], [208, 128], [174, 118], 10, 8), robe, { width: 3 }) +
        mitten(pen, 164, 115, 11, -96, skin) +
        // what hangs on a good peg
        placed(
          form("M-24 12C-14 17 14 17 24 12C16 8 13 4 11 -12C4 -16 -6 -16 -11 -12C-13 4 -16 8 -24 12Z", "#4a3a8a", {
            width: 2.8,
            within: line("M-13 4Q0 9 13 4", 4, "#e05aa8"),
          }),
          72,
          16,
          -24,
        ),
      front:
        line("M50 100l-10 -5M54 90l-8 -9M62 82l-4 -10", 2.6, "#fff0fa") +
        spark(36, 80, 6, "#fff0fa") +
        onlooker(18, 112, 0.9, "#3c1038", 12),
    };
  },
};

/** Fly Trap: the mouth has been open for so long that somebody moved in. */
export const m1: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const skin = "#86a8a4",
      robe = "#7a4ac0",
      hole = "M58 104C56 86 74 80 100 80C126 80 146 86 144 106C142 130 124 145 101 145C78 145 60 130 58 104Z";
    return {
      back: backdrop(
        "#c05a98",
        "#4a163a",
        flat("M-12 -12H212V60Q100 100 -12 50Z", "#d878ae", 0.35) +
          beam(pen, "M150 -12H212V40L40 164H-12V120Z", [200, -10], [20, 150], 0.8) +
          flat("M-12 138Q100 126 212 138V164H-12Z", "#320e2a") +
          glow(100, 70, 90, "#ffd0ee", 0.45),
      ),
      figure:
        bust(pen, 98, 60, -3, 0.88, {
          head: 4,
          skin,
          robe,
          mood: look.mood ?? "shock",
          gaze: look.gaze ?? [0.1, 0.95],
        }) +
        form(
          "M52 92C46 84 52 72 62 74C86 84 116 84 138 72C150 72 154 84 150 94C154 128 132 156 101 156C68 156 46 128 52 92Z",
          skin,
          { within: line("M60 120q4 16 16 24M143 118q-4 18 -16 26", 1.6, mix(skin, SHAME.dark, 0.5)) },
        ) +
        form(hole, "#4a0f24", {
          smooth: true,
          dark: 0.4,
          rim: [0, 0],
          within:
            flat(oval(101, 146, 32, 24), "#d8566a") +
            line("M101 126V146", 2, "#8a2438") +
            plain("M96 76C95 92 98 100 101 100C104 100 107 92 106 76Z", "#d8566a", 1.8) +
            line(
              "M50 76L90 118M58 78L62 128M58 78L112 92M66 70L82 124M64 104Q74 100 78 92Q84 90 88 84M63 116Q80 110 84 100Q94 96 100 89",
              1.3,
              "#ffe6f6",
            ) +
            plain(
              "M66 78L70 92L78 80ZM120 78L126 91L134 82ZM70 140L76 126L84 142ZM118 142L126 128L132 138Z",
              "#fdf3d8",
              1.6,
            ),
        }) +
        // it gives way
        tube("M126 85L133 111L121 138", "#d89a4a", 4.6, 4.4) +
        line("M133 107l7 -4M135 112l9 0M133 116l6 5M128 111l6 -2", 2, "#fff0fa"),
      front:
        placed(
          line("M-3 0q-6 -6 -9 1M-3 2q-6 1 -8 7M3 0q6 -6 9 1M3 2q6 1 8 7", 1.5, "#f6d0ea") +
            flat(oval(0, 2, 4.6, 5), "#1a0618") +
            flat(oval(-1.8, 3, 1.6) + oval(1.8, 3, 1.6), "#ffe27a"),
          80,
          101,
        ) +
        fly(104, 121, -8, 1.2) +
        fly(30, 34, 24, 1.3) +
        fly(170, 58, 160, 1.2) +
        fly(22, 100, -30) +
        line("M10 20q6 12 14 12M186 46q-4 10 -10 12M8 112q4 -8 8 -10", 1.5, "#fff0fa", 'stroke-dasharray="2 4"'),
    };
  },
};

/** Tongue Out: far out, and the floor is not empty. */
export const m2: Design = {
  ...SHAME,
  draw(pen, look) {
    const { form, backdrop } = pen;
    const skin = "#8cc04a",
      robe = "#c83a4a";
    return {
      back: backdrop(
        "#8a3a8e",
        "#301040",
        glare(pen, 152, 26, 0.9, 8) +
          flat("M-12 118H212V164H-12Z", "#581a50") +
          flat(
            "M-12 118H30L0 134H-12ZM74 118H118L112 134H56ZM162 118H206L212 134H164ZM0 134H56L36 164H-12ZM112 134H164L172 164H104Z",
            "#3c1040",
          ) +
          beam(pen, "M140 30H164L212 164H60Z", [152, 26], [140, 150], 0.7) +
          pool(146, 140, 58, 11),
      ),
      figure:
        cast(60, 149, 64) +
        bust(pen, 58, 66, 10, 0.88, {
          head: 5,
          skin,
          robe,
          mood: look.mood ?? "fear",
          gaze: look.gaze ?? [0.85, 0.75],
          mouth: "flat",
        }) +
        plain("M38 92Q56 86 72 98Q66 112 52 110Q40 106 38 92Z", "#4a0f24") +
        form(
          "M44 95C52 88 70 92 78 98C96 110 108 78 130 78C150 79 160 92 155 103C151 111 138 111 138 103C138 98 131 97 123 102C106 114 92 128 72 122C54 118 42 106 44 95Z",
          "#e8647a",
          { within: line("M58 102C76 112 92 112 106 104C118 90 136 82 146 94", 2, "#9a2c48") },
        ) +
        flat("M46 90l4 9l5 -8ZM64 92l4 8l4 -5Z", "#fff6dc") +
        line("M46 90l4 9l5 -8M64 92l4 8l4 -5", 1.4) +
        form(limb([44, 166], [-2, 150], [19, 112], 12, 8), robe, { width: 3 }) +
        mitten(pen, 22, 106, 11, 20, skin) +
        // with cheese
        cast(152, 145, 36, 5) +
        placed(
          form("M-34 4L-22 -9H32L26 4Z", "#c88a4a", {
            width: 2.6,
            shade: [-2, -2],
            within: line("M-26 -2h54", 1.2, "#7a4a1c"),
          }) +
            form("M-34 4H26V11H-34Z", "#8a5426", { width: 2.4, smooth: true }) +
            tube("M20 -6C34 -30 10 -36 -2 -34", "#d8e0f0", 2.2, 2.8) +
            line("M-2 -6q4 -7 8 0q4 7 8 0q3 -6 6 0", 2, "#e8e0ff") +
            form("M-26 -6L-12 -20L-4 -8L-8 -3Z", "#f6c83a", {
              width: 2.4,
              shade: [-2, -2],
              within: flat(oval(-13, -10, 2.2) + oval(-20, -7, 1.6), "#b8801a"),
            }),
          160,
          138,
        ),
      front:
        drop(146, 118, 3.2, "#d0f0ff") +
        line("M164 90q6 4 4 10M168 82q9 6 7 18", 2, "#fff0fa") +
        drop(104, 34, 3.4) +
        drop(24, 40, 3),
    };
  },
};
