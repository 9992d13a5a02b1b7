/** Loot, potions: what is in the bottle, and in whom it is by now. */

import { type Design, STILL } from "./design";
import { eye, face, mouth } from "./faces";
import { helm, plain, strand } from "./loot-parts";
import { coin, flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, WIDTH } from "./pen";

/** A board in a laboratory, with what stands on it. */
const shelf = (y: number, colour: string, from = -12, to = 212): string =>
  flat(`M${from} ${y}H${to}V${y + 6}H${from}Z`, colour) +
  Array.from({ length: Math.floor((to - from) / 27) }, (_, i) => {
    const x = from + 8 + i * 27;
    return flat(
      i % 3 === 0
        ? `M${x + 4} ${y}C${x - 5} ${y} ${x - 5} ${y - 14} ${x + 5} ${y - 15}V${y - 23}H${x + 11}V${y - 15}C${x + 21} ${y - 14} ${x + 21} ${y} ${x + 12} ${y}Z`
        : i % 3 === 1
          ? `M${x} ${y}V${y - 18}H${x + 3}V${y - 26}H${x + 9}V${y - 18}H${x + 12}V${y}Z`
          : `M${x} ${y}L${x + 6} ${y - 14}V${y - 22}H${x + 11}V${y - 14}L${x + 17} ${y}Z`,
      colour,
    );
  }).join("");

const bubbles = (colour: string, ...places: [number, number, number][]): string =>
  places
    .map(
      ([x, y, r]) =>
        flat(oval(x, y, r), colour, 0.5) +
        line(oval(x, y, r), 1.6) +
        line(`M${x - r * 0.5} ${y - r * 0.1}q${r * 0.1} ${-r * 0.4} ${r * 0.45} ${-r * 0.5}`, 1.5, "#fff"),
    )
    .join("");

export const quickeningDraught: Design = {
  dark: "#1c0e3c",
  flame: "#fff0a0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const slime = "#b8d048";
    const card = (x: number, y: number, turn: number): string =>
      placed(
        form("M-11 -15H11V15H-11Z", "#f6ecd0", { width: 2.4, shade: [-3, -2] }) +
          plain("M0 -8L6 0L0 8L-6 0Z", "#8a3cb0", 1.4),
        x,
        y,
        turn,
      );
    return {
      back: backdrop(
        "#7a4ab8",
        "#2a1458",
        shelf(44, "#5c3496") +
          glow(20, 96, 80, "#ff8ad0", 0.9) +
          line("M-12 62H60M-12 76H30M90 60H150M-12 118H40M120 24H200M10 20H70", 2.6, "#c8a0ff", 'opacity=".55"') +
          flat("M-12 128H212V164H-12Z", "#3c2070") +
          line("M-12 140H60M90 142H170M190 138H212", 2.4, "#7a54c0"),
      ),
      figure:
        cast(104, 146, 84) +
        // what it took
        form("M14 86C0 80 -8 88 -20 90C-12 94 -10 98 -22 104C-10 106 -2 116 16 110Z", "#ff7ac0", {
          width: 2.6,
          smooth: true,
        }) +
        flat("M14 92C4 90 -2 93 -7 97C0 99 4 104 14 104Z", "#fff0c0") +
        form("M12 90H26V84C34 74 66 74 70 98C66 122 34 122 26 112V106H12Z", "#c04aa0", {
          width: 3,
          within: flat("M20 96C34 90 52 92 68 98V124H20Z", "#ff9ad8") + line("M34 86q8 -4 16 -1", 2.6, "#fff"),
        }) +
        form(
          "M14 146C30 130 70 134 112 130C134 128 134 104 136 84C140 62 164 54 182 66C196 78 192 112 176 128C160 144 130 148 100 148Z",
          slime,
          { within: line("M40 140q4 4 10 2M70 140q4 4 10 1M104 138q6 4 12 0", 2, "#7c9420") },
        ) +
        form("M60 92C58 62 76 44 100 44C126 44 142 64 141 94C140 122 122 137 100 137C76 137 62 118 60 92Z", "#f0883c", {
          rim: [3, 3],
          within: line(
            "M99 94C99 86 111 86 112 96C112 110 90 112 84 98C79 78 100 64 116 74C132 84 130 112 112 122",
            5,
            "#a8481c",
          ),
        }) +
        strand("M72 62C58 84 58 112 68 126", "#5c3420", 4) +
        strand("M148 70C142 58 142 48 146 38M174 66C176 54 180 46 178 36", slime, 6) +
        eye(pen, 144, 32, 14, { gaze: [0.9, 0.2], lid: 0.02, pupil: 0.3, skin: "#8aa02c" }) +
        eye(pen, 176, 29, 13, { gaze: [0.9, 0.2], lid: 0.02, pupil: 0.3, skin: "#8aa02c" }) +
        mouth(pen, "grin", 164, 90, 17) +
        flat(oval(146, 82, 6, 4), "#e0603c", 0.5) +
        form("M132 106C146 114 166 116 184 104L186 116C168 128 146 126 132 118Z", "#d83a4a", { width: 2.8 }) +
        form("M134 108C122 104 112 110 100 104C106 114 104 120 98 126C112 126 124 124 134 118Z", "#d83a4a", {
          width: 2.6,
        }),
      front: card(30, 34, -24) + card(84, 20, 16) + line("M48 40h18M100 24h14", 2, "#f0e0ff") + spark(196, 62, 5),
    };
  },
};

export const bottledFire: Design = {
  dark: "#200828",
  flame: "#ffd070",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    return {
      back: backdrop(
        "#5a2c78",
        "#1c0c30",
        shelf(48, "#43205c") +
          shelf(96, "#361850") +
          glow(108, 74, 110, "#ff9a2a", 0.9) +
          flat("M-12 130H212V164H-12Z", "#2a1040"),
      ),
      figure:
        cast(160, 150, 34) +
        form("M134 156C138 146 148 142 162 142C178 142 188 148 190 156Z", "#4a6ab0", { width: 3 }) +
        placed(helm(pen, { mood: "fear", gaze: [-0.6, -0.9], plume: "#3cb070" }), 164, 124, 8, 0.66) +
        form("M-12 140C6 126 24 116 46 112L58 130C40 142 24 152 8 164Z", "#6fa04a", { width: 3.4 }) +
        placed(
          // it does not like the bottle
          form("M-16 -54C-30 -66 -20 -82 -8 -92C-8 -82 0 -80 4 -96C18 -84 26 -70 16 -54Z", "#ff8a1e", {
            width: 3,
            smooth: true,
          }) +
            flat("M-8 -54C-14 -64 -6 -72 -2 -78C0 -70 6 -72 6 -80C14 -72 14 -62 8 -54Z", "#ffe9a0") +
            form(
              "M-16 -58H16V-34C40 -26 54 -6 54 18C54 48 30 66 0 66C-30 66 -54 48 -54 18C-54 -6 -40 -26 -16 -34Z",
              "#7c62b0",
              {
                rim: [3, 3],
                within:
                  flat(
                    "M-46 20C-50 -2 -36 -12 -34 -28C-24 -22 -22 -14 -20 -6C-16 -20 -8 -34 0 -60C12 -40 14 -22 18 -8C22 -14 28 -20 32 -28C40 -12 50 0 46 24C42 48 24 62 0 62C-24 62 -42 46 -46 20Z",
                    "#ff8a1e",
                  ) +
                  flat(
                    "M-30 28C-34 10 -22 6 -18 -4C-10 4 -6 -4 0 -22C6 -6 12 2 18 -4C24 6 34 12 30 30C26 50 14 58 0 58C-16 58 -27 48 -30 28Z",
                    "#ffc848",
                  ),
              },
            ) +
            face(pen, 2, 16, {
              mood: "rage",
              apart: 15,
              radius: 11,
              uneven: 0.92,
              skin: "#e0681c",
              gaze: [0.7, 0.6],
              brow: { colour: "#8a1c10", high: 6 },
              mouth: { kind: "gape", below: 28, wide: 14 },
            }) +
            line("M-44 2C-42 -10 -36 -18 -26 -22M-46 14v6", 4, "#fff4ff") +
            form("M-20 -62H20V-50H-20Z", "#9a82cc", { width: 2.8 }) +
            line("M46 -14q8 8 10 20M30 -32l6 3", 2, "#ffe9b0"),
          98,
          80,
          18,
          0.98,
        ) +
        mitten(pen, 54, 116, 16, 40, "#7cb052"),
      front:
        placed(
          form("M-9 -9L9 -9L7 9H-7Z", "#c89a5a", { width: 2.4, shade: [-3, -2] }) +
            flat(oval(-3, -2, 2.4) + oval(4, -2, 2.4), "#fff") +
            flat(oval(-3, -1.5, 1.1) + oval(4, -1.5, 1.1), INK) +
            line("M-2 5q2 -3 5 0", 1.4),
          164,
          26,
          36,
        ) +
        line("M150 18l-8 -4M150 32l-10 2", 2.4, "#ffe9a8") +
        spark(70, 22, 6) +
        spark(178, 74, 5) +
        spark(30, 60, 5, "#ffb04a") +
        line("M26 92q-10 4 -16 14M36 78q-14 2 -24 10", 2.6, "#ffd890"),
    };
  },
};

export const mendingTonic: Design = {
  dark: "#0c2438",
  flame: "#e0ffc0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const bone = "#f0e8d0";
    return {
      back: backdrop(
        "#3ca098",
        "#12404c",
        flat("M14 -12H60V46H14Z", "#0c3440") +
          glow(37, 14, 70, "#d8fff0", 0.8) +
          flat("M18 -12H56V42H18Z", "#bcecdc") +
          line("M37 -12V42M18 18H56", 3, "#0c3440") +
          shelf(44, "#1c6068", 120, 212) +
          flat("M-12 128H212V164H-12Z", "#0c303c"),
      ),
      figure:
        form("M-14 60C4 44 104 40 122 58C130 84 128 110 120 128H-14Z", "#f4f0e4", {
          within: line("M6 66q10 6 12 16M110 62q-6 8 -6 18", 2, "#b8b4a0"),
        }) +
        placed(
          form("M-18 20H22V40H-18Z", bone, { width: 2.8 }) +
            form(
              "M-38 -4C-40 -32 -20 -44 4 -44C28 -44 44 -28 40 0C38 12 32 16 28 22C10 30 -10 30 -24 22C-32 16 -37 8 -38 -4Z",
              bone,
              {
                within: line("M26 -40l-6 10l8 6l-6 8", 2.2, "#8a7c60"),
              },
            ) +
            flat(oval(-14, -4, 14, 15) + oval(19, -4, 13, 14), "#2a2030") +
            line(oval(-14, -4, 14, 15) + oval(19, -4, 13, 14), WIDTH.inner) +
            eye(pen, -14, -4, 9.5, { gaze: [0.95, 0.3], lid: 0, pupil: 0.34, skin: "#2a2030" }) +
            eye(pen, 19, -4, 9, { gaze: [0.95, 0.3], lid: 0, pupil: 0.34, skin: "#2a2030" }) +
            flat("M0 14l4 -7l5 7Z", "#2a2030") +
            form("M-16 24C-4 20 14 20 22 24L21 36C12 33 -6 33 -15 37Z", "#fffbe8", { width: 2.4, smooth: true }) +
            line("M-8 23v12M0 21v13M8 21v13M15 22v12M-16 30q18 -4 38 0", 1.5) +
            form("M-40 -14C-20 -36 18 -44 38 -22L40 -8C20 -28 -18 -22 -38 2Z", "#fdf6e4", {
              width: 2.6,
              within:
                line("M-24 -26l6 14M-4 -34l4 14M16 -36l2 14", 1.6, "#b8a888") + flat(oval(-8, -22, 6, 4.6), "#d8443a"),
            }),
          62,
          69,
          -10,
          1.02,
        ) +
        form("M-14 118C20 106 90 108 126 122L130 160H-14Z", "#c85a8a", {
          within: line(
            "M10 104v56M40 100v60M72 102v58M104 108v52M-14 126q70 -14 144 4M-14 144q70 -12 144 4",
            2,
            "#f0a0c0",
          ),
        }) +
        form("M16 116C8 108 12 100 22 101L44 112L40 122Z", bone, { width: 2.6 }) +
        // the nurse
        form("M212 128C190 120 172 110 154 98L164 82C184 90 200 98 214 102Z", "#7a94c8") +
        form("M94 98C98 90 116 88 124 94C126 102 112 108 102 106C96 106 93 102 94 98Z", "#c8d0d8", {
          width: 2.6,
          within: flat(oval(108, 94, 13, 5), "#7ad83c"),
        }) +
        strand("M122 97L160 92", "#c8d0d8", 3) +
        mitten(pen, 154, 92, 13, 20, "#7a94c8") +
        placed(
          form(
            "M-12 -22H12V-8C24 -2 28 8 28 22V44C28 50 24 52 18 52H-18C-24 52 -28 50 -28 44V22C-28 8 -24 -2 -12 -8Z",
            "#7ad83c",
            {
              rim: [3, 3],
              within:
                flat("M-28 -12H28V12Q0 18 -28 10Z", "#c8f4d8") +
                flat("M-16 18H16V42H-16Z", "#fff8e0") +
                flat("M-4 22H4V26H10V34H4V38H-4V34H-10V26H-4Z", "#d8443a"),
            },
          ) +
            form("M-13 -44C-8 -50 10 -50 14 -44L12 -20H-11Z", "#c8945a", { width: 2.8, shade: [-3, -2] }) +
            face(pen, 0, -36, {
              mood: "sad",
              apart: 6,
              radius: 5,
              skin: "#9a6a38",
              gaze: [-0.9, 0.6],
              mouth: { kind: "wobble", below: 10, wide: 6 },
            }),
          170,
          52,
          12,
          0.86,
        ) +
        mitten(pen, 184, 92, 11, -10, "#7a94c8"),
      front:
        flat("M106 104q-5 10 0 13q6 -3 0 -13Z", "#7ad83c") +
        line("M106 104q-5 10 0 13q6 -3 0 -13Z", 1.6) +
        line("M114 84q-4 -6 0 -10t0 -10M124 82q-4 -6 0 -10t0 -10", 2.2, "#c8ff9a") +
        spark(134, 60, 5, "#e8ffc0"),
    };
  },
};

export const growthBrew: Design = {
  dark: "#14203c",
  flame: "#f0ffd0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const fur = "#c4b4ae";
    return {
      back: backdrop(
        "#58b8a8",
        "#1c4a5c",
        glow(170, 60, 90, "#e8ffd0", 0.85) +
          shelf(60, "#34807c", 150, 212) +
          shelf(58, "#34807c", -12, 40) +
          flat("M-12 130H212V164H-12Z", "#1c3c4c"),
      ),
      figure:
        cast(94, 150, 90) +
        form("M10 160C4 118 30 96 90 98C150 98 172 122 168 160Z", fur, {
          within: flat("M50 160C48 132 66 120 90 120C116 120 132 134 130 160Z", "#ece2d8"),
        }) +
        form("M46 44C14 50 2 28 10 8C30 2 60 4 70 20Z", fur, {
          within: flat("M46 36C26 40 16 28 18 14C34 10 54 12 62 22Z", "#e89a98"),
        }) +
        form("M128 40C156 48 174 30 168 6C148 0 118 4 106 20Z", fur, {
          within: flat("M128 34C148 38 160 26 158 12C142 8 122 12 114 22Z", "#e89a98"),
        }) +
        form("M30 66C28 30 56 12 90 12C126 12 152 32 148 68C146 100 120 116 90 116C58 116 32 100 30 66Z", fur, {
          within: flat("M44 108C56 82 118 80 136 106V124H44Z", "#ece2d8"),
        }) +
        face(pen, 92, 54, {
          mood: "sly",
          apart: 24,
          radius: 17,
          uneven: 0.94,
          skin: "#988680",
          gaze: [0.75, 0.95],
          brow: { colour: "#54443e", high: 6 },
          mouth: null,
        }) +
        form("M80 80C80 70 108 70 106 81C102 92 84 92 80 80Z", "#e87a84", { width: 2.6, shade: [-3, -2] }) +
        line("M93 90v5M72 94Q94 104 116 88M116 84q5 2 5 7", WIDTH.inner) +
        plain("M86 97H94V108L90 106L86 108ZM94 97H102V106L98 105L94 108Z", "#fff8e0", 1.8) +
        line("M60 84l-34 -6M60 90l-36 4M126 84l34 -8M126 90l36 2", 1.6, "#fff6e8") +
        // the ceiling
        form("M-14 -14H214V14C180 20 140 10 100 14C60 10 20 20 -14 12Z", "#7a4a3c", {
          within:
            line("M-14 2H60M90 0H214", 1.8, "#4c2a24") +
            line("M70 -12L80 2L72 8L84 18M120 -12L112 2L124 10", 3, "#2a1414"),
        }) +
        form("M44 160C40 140 48 128 62 128L76 130C76 144 70 152 68 160Z", fur, { width: 3 }) +
        placed(
          form("M-4 -14H4V-6C12 -4 14 2 14 8C14 16 8 20 0 20C-8 20 -14 16 -14 8C-14 2 -12 -4 -4 -6Z", "#d85ac8", {
            width: 2.4,
            shade: [-2, -2],
            within: flat("M-14 -12H14V4H-14Z", "#f0d8f4"),
          }),
          64,
          112,
          -50,
          0.9,
        ) +
        mitten(pen, 66, 124, 12, -10, "#e8a49c") +
        // the one who wanted to catch a mouse
        placed(
          form("M-26 60C-24 40 -14 34 2 34C20 34 28 42 30 60Z", "#3c6ab8", { width: 3.4 }) +
            helm(pen, { mood: "shock", gaze: [-0.7, -1] }),
          174,
          120,
          6,
          0.54,
        ) +
        strand("M156 148C148 140 146 132 146 124", "#c8d0d8", 2),
      front:
        placed(plain("M0 0L10 -3L12 6L4 9Z", "#a86a54", 1.8), 22, 52, 20) +
        placed(plain("M0 0L8 -3L10 5L3 8Z", "#a86a54", 1.8), 158, 58, 80) +
        placed(plain("M0 0L7 -3L8 5L2 6Z", "#a86a54", 1.8), 176, 40, 50) +
        line("M14 100q-8 6 -8 16", 2.4, "#f0fff0"),
    };
  },
};

export const courageCordial: Design = {
  dark: "#30082c",
  flame: "#ffd8c0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const fur = "#f4e4e0";
    return {
      back: backdrop(
        "#d85a98",
        "#5c1450",
        glow(60, 120, 130, "#ffc8a0", 0.9) +
          // the shadow of what it dares
          flat(
            "M104 164C100 120 116 94 134 86C124 68 122 36 140 22C134 2 156 -10 178 -2C196 6 202 26 194 44C190 30 182 22 172 24C184 42 180 70 172 86C194 94 206 124 206 164Z",
            "#3c0c3c",
          ) +
          flat("M188 108V52L194 38L200 52V96Z", "#3c0c3c") +
          flat("M180 84H208V92H180Z", "#3c0c3c") +
          line("M148 72v9M156 74v10M164 72v9", 2.6, "#7a2468") +
          flat("M136 44L154 52L153 60C146 60 139 54 136 44ZM176 44L160 52L161 60C168 60 174 54 176 44Z", "#ffd8a0") +
          flat("M-12 134H212V164H-12Z", "#43103c") +
          line("M-12 144H212", 1.6, "#6a2058"),
      ),
      figure:
        cast(68, 150, 62) +
        form("M44 122C28 124 16 118 10 108L24 96C30 106 36 108 56 108V122Z", fur, { width: 3 }) +
        form("M94 122C108 124 120 118 126 106L114 94C108 104 102 106 82 108V122Z", fur, { width: 3 }) +
        form("M34 160C26 128 42 110 68 110C94 110 106 128 100 160Z", fur, {
          within: flat(oval(68, 146, 18, 22), "#fff8f0"),
        }) +
        placed(
          form("M-26 -24C-44 -44 -46 -72 -34 -80C-18 -74 -8 -52 -6 -34Z", fur, {
            within: flat("M-24 -30C-36 -46 -38 -64 -32 -70C-22 -64 -14 -48 -12 -36Z", "#f08aa0"),
          }) +
            form("M8 -34C8 -56 16 -72 28 -76C38 -70 36 -62 42 -58C52 -54 58 -44 56 -36C46 -40 36 -34 24 -26Z", fur, {
              within: flat("M14 -36C14 -52 20 -62 27 -66C32 -60 30 -50 24 -34Z", "#f08aa0"),
            }) +
            form("M-42 4C-42 -22 -22 -36 2 -36C28 -36 44 -20 42 6C42 26 24 38 0 38C-26 38 -42 26 -42 4Z", fur, {
              within: flat(oval(-30, 14, 12, 8), "#f0506a", 0.6) + flat(oval(30, 14, 12, 8), "#f0506a", 0.6),
            }) +
            face(pen, 2, -6, {
              mood: "rage",
              apart: 17,
              radius: 12,
              uneven: 0.94,
              skin: "#c89aa8",
              gaze: [0.8, -0.7],
              brow: { colour: "#5c1c38", high: 6 },
              mouth: null,
            }) +
            form("M-5 9C-5 5 9 5 9 9C8 14 -3 14 -5 9Z", "#e0506a", { width: 2, shade: [-1, -1] }) +
            mouth(pen, "grit", 2, 23, 13) +
            plain("M-2 22H3V33H-2ZM3 22H8V32H3Z", "#fffdf4", 1.6),
          66,
          86,
          -7,
          0.92,
        ) +
        mitten(pen, 16, 98, 14, -20, "#fff4ec") +
        mitten(pen, 124, 92, 16, 12, "#fff4ec") +
        placed(
          form("M-5 -24H5V-10C14 -6 18 2 18 12C18 22 10 26 0 26C-10 26 -18 22 -18 12C-18 2 -14 -6 -5 -10Z", "#b02c4c", {
            width: 2.8,
            within: flat("M-20 -30H20V14L-20 4Z", "#f4c8d8") + line("M-12 2q2 -6 8 -8", 2.4, "#fff"),
          }) + flat("M0 20C-8 14 -7 8 -3 8C-1 8 0 10 0 11C0 10 1 8 3 8C7 8 8 14 0 20Z", "#ffe0e8"),
          164,
          136,
          -70,
        ),
      front:
        line("M140 78l10 -8M144 90l12 -2", 2.6, "#fff0d8") +
        line("M16 66q-4 -6 0 -10t0 -10M112 60q-4 -6 0 -10t0 -8", 2.2, "#ffe0e8") +
        flat("M140 142q10 -4 14 2q-2 6 -14 4Z", "#b02c4c"),
    };
  },
};

export const fizzingFlask: Design = {
  dark: "#101a48",
  flame: "#f4ffc0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const glass = "#a8e8e0";
    const liquid = "#3cc8c0";
    return {
      back: backdrop(
        "#b49ae0",
        "#4a3490",
        shelf(52, "#8a6cc4") +
          shelf(104, "#745ab4") +
          glow(100, 96, 100, "#d8fff0", 0.9) +
          flat("M-12 134H212V164H-12Z", "#342470") +
          line("M-12 144H212", 1.6, "#5a44a0"),
      ),
      figure:
        cast(100, 148, 70) +
        line("M84 34L50 12M90 26L74 -6M112 24L130 -8M118 32L152 14", 5, "#eafff8") +
        bubbles(liquid, [46, 18, 9], [156, 22, 10], [30, 44, 6], [172, 50, 6], [66, 4, 6], [138, 2, 7]) +
        placed(
          form("M-17 -54H17V-28L56 40C62 54 54 64 42 64H-42C-54 64 -62 54 -56 40L-17 -28Z", glass, {
            rim: [3, 3],
            within:
              flat("M-62 14Q-30 2 0 12T62 8V70H-62Z", liquid) +
              flat("M-62 14Q-30 2 0 12T62 8V15Q30 8 0 19T-62 21Z", "#eafff8") +
              flat(
                oval(-34, 44, 5) +
                  oval(-26, 28, 3) +
                  oval(36, 34, 4) +
                  oval(30, 52, 6) +
                  oval(42, 48, 3) +
                  oval(-42, 56, 4) +
                  oval(-2, -20, 4) +
                  oval(6, -36, 3),
                "#eafff8",
                0.85,
              ),
          }) +
            form("M-21 -60H21V-50H-21Z", "#d0f4f0", { width: 2.8 }) +
            line("M-22 -6L-44 34", 4, "#fff") +
            flat(oval(-25, 40, 12, 8) + oval(27, 39, 12, 8), "#f0508a", 0.55) +
            eye(pen, -14, 20, 13, { gaze: [0.9, -0.7], lid: -0.05, pupil: 0.3, skin: liquid }) +
            eye(pen, 15, 19, 12, { gaze: [-0.9, -0.7], lid: -0.05, pupil: 0.3, skin: liquid }) +
            line("M-24 0L-8 -5M8 -6L26 -1", 4.4) +
            line("M-15 46q4 -6 8 -1t7 -1t7 0t8 1", 3) +
            line("M-34 34q-6 8 -1 15M36 33q6 8 2 15", WIDTH.inner),
          100,
          82,
          5,
        ) +
        form("M88 22L92 8H118L120 24Z", "#c8945a", { width: 2.8 }) +
        // somebody who shook it
        form("M-12 92C14 86 56 60 88 28L72 8C46 40 14 56 -12 62Z", "#e8743c", {
          within: line("M6 70l6 10M24 58l6 10M42 44l8 9", 2.2, "#a8441c"),
        }) +
        form("M212 84C184 80 148 56 118 26L134 6C160 36 188 50 212 54Z", "#e8743c", {
          within: line("M192 62l-4 10M174 50l-6 9M156 34l-7 9", 2.2, "#a8441c"),
        }) +
        mitten(pen, 82, 22, 17, 40, "#f0884c") +
        mitten(pen, 124, 20, 16, -20, "#f0884c"),
      front:
        bubbles(liquid, [34, 112, 11], [172, 108, 12], [22, 134, 6], [182, 134, 7]) +
        flat(oval(31, 112, 2.4) + oval(38, 112, 2.4) + oval(169, 107, 2.6) + oval(177, 107, 2.6), INK) +
        line("M31 117q3 3 6 0M170 114q3 -3 6 0", 1.5) +
        line("M42 74q-8 4 -8 14M160 72q8 4 8 14", 2.6, "#fff"),
    };
  },
};

export const murkyDregs: Design = {
  dark: "#1c1030",
  flame: "#f0f0a0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const ooze = "#8a8a3c";
    return {
      back: backdrop(
        "#6a4a78",
        "#241434",
        shelf(40, "#523660") +
          glow(168, 20, 90, "#ffeaa0", 0.6) +
          flame(pen, 170, 16, 0.7) +
          flat("M164 24H176V40H164Z", "#e8dcc0") +
          flat("M-12 126H212V164H-12Z", "#4a2c30") +
          line("M-12 136H212M40 126v10M150 136v16", 1.8, "#301a24"),
      ),
      figure:
        cast(100, 148, 90) +
        form("M-14 40C-14 20 18 12 34 22L56 30V24H66V62H56V56C44 68 40 74 20 76C-4 76 -14 62 -14 40Z", "#7a9a8a", {
          rim: [3, 3],
          within: flat("M-14 52C10 44 40 48 66 46V80H-14Z", "#6c6c2c") + line("M2 32q12 -8 24 -2", 4, "#dff4e0"),
        }) +
        strand("M150 112C168 106 176 96 178 84", ooze, 9) +
        strand("M62 116C44 112 34 104 30 96", ooze, 9) +
        form(
          "M60 33C74 22 88 28 94 42C122 26 156 46 160 82C164 104 184 112 190 128C196 146 178 152 164 152H24C10 152 4 138 14 128C28 116 52 122 58 100C64 84 58 66 60 53Z",
          ooze,
          {
            rim: [3, 3],
            within:
              flat(oval(72, 130, 7, 4) + oval(150, 124, 8, 5) + oval(142, 58, 5), mix(ooze, "#f0f0a0", 0.4)) +
              line("M40 138q10 6 20 0M160 136q8 4 14 0M84 112q-6 12 -20 14", 2.2, "#54541c"),
          },
        ) +
        form("M56 22H66V64H56Z", "#94b4a0", { width: 2.8, shade: [-2, -2] }) +
        line("M74 60q4 20 -2 34", 2.4, "#54541c") +
        eye(pen, 104, 70, 16, {
          gaze: [-0.1, 0.5],
          lid: 0.42,
          tilt: -0.15,
          pupil: 0.4,
          skin: "#6c6c2c",
          iris: "#d8a030",
        }) +
        eye(pen, 136, 66, 11, {
          gaze: [-0.2, 0.5],
          lid: 0.42,
          tilt: 0.15,
          pupil: 0.4,
          skin: "#6c6c2c",
          iris: "#d8a030",
        }) +
        mouth(pen, "jag", 120, 98, 17) +
        // what else was in there
        placed(
          line("M-16 0H16", 5.4) +
            line("M-8 -7V7M0 -8V8M8 -6V6", 4.6) +
            line("M-16 0H16", 2.6, "#f4ecd8") +
            line("M-8 -7V7M0 -8V8M8 -6V6", 2, "#f4ecd8") +
            plain("M14 -8L28 0L14 8Z", "#f4ecd8", 2) +
            plain("M-14 0L-24 -7V7Z", "#f4ecd8", 2) +
            flat(oval(20, -1, 1.8), INK),
          116,
          34,
          -14,
        ) +
        placed(
          form("M-10 -18H8V2C14 4 22 6 22 14H-10Z", "#8a4a2c", {
            width: 2.8,
            shade: [-3, -2],
            within: line("M-10 10H24", 2, "#4c2414"),
          }) +
            plain("M-12 -20H10V-13H-12Z", "#b86a3c", 2) +
            line("M10 4l-4 3M15 6l-4 3", 1.6, "#f0d8a0"),
          30,
          92,
          -8,
        ) +
        coin(180, 76, 12, 14, 0.9),
      front:
        spark(192, 60, 6) +
        bubbles("#b8b85c", [84, 24, 4], [160, 30, 5], [96, 144, 5]) +
        flat("M60 100q-4 8 0 10q5 -2 0 -10Z", ooze) +
        placed(plain("M0 0C8 -6 14 0 20 -2L18 8C12 10 8 6 0 10Z", "#3c78c8", 1.8), 118, 132, -8),
    };
  },
};
