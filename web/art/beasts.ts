/** Loot, beasts: each has a day of its own, and somebody upon its back. */

import { type Design, STILL } from "./design";
import { brow, eye, face, mouth } from "./faces";
import { glint, helm, imp, plain, strand } from "./loot-parts";
import { flame, mitten, spark } from "./parts";
import { cast, flat, INK, line, oval, placed, WIDTH } from "./pen";

const puff = (x: number, y: number, r: number, colour: string): string =>
  flat(oval(x, y, r) + oval(x + r * 1.1, y + r * 0.3, r * 0.8) + oval(x - r, y + r * 0.4, r * 0.7), colour);

export const caveSpider: Design = {
  dark: "#0a1a2a",
  flame: "#d8ffb0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#8a55a8";
    return {
      back: backdrop(
        "#2f8a68",
        "#0c2a2c",
        glow(150, 30, 100, "#c8ffb0", 0.7) +
          flat("M-12 -12H212V14L186 40L172 10L146 26L130 4L60 6L44 34L30 8L12 26L-12 60Z", "#0e3a34") +
          flat("M-12 124L20 110L44 130L90 122L140 134L212 120V164H-12Z", "#0a2426") +
          line(
            "M212 -8L120 66M212 40L140 60M150 -8L136 70M206 6C190 30 196 40 186 50M176 2C168 20 172 36 166 54",
            1.2,
            "#c8f0d8",
            'opacity=".6"',
          ) +
          glint(14, 98, 3) +
          glint(182, 132, 2.6),
      ),
      figure:
        line("M82 -10V16", 2, "#f0fff0") +
        strand("M64 62C44 40 30 18 14 34C4 46 10 58 4 70", skin, 5) +
        strand("M58 76C36 66 18 66 12 84C8 98 14 108 8 120", skin, 5) +
        strand("M60 92C40 92 30 104 30 118C30 128 36 134 32 144", skin, 5) +
        strand("M112 62C126 40 138 22 152 30C160 36 156 46 162 54", skin, 5) +
        form("M44 42C42 18 62 6 86 8C112 10 126 26 122 50C118 68 100 74 82 72C60 72 46 60 44 42Z", skin, {
          within:
            flat(oval(70, 28, 9, 7) + oval(98, 30, 8, 7) + oval(84, 18, 5), "#f0a03c") +
            line("M50 52q34 18 70 0", 1.8, "#4c2866"),
        }) +
        // somebody who will be warm this winter
        line("M166 -10V52", 2, "#f0fff0") +
        placed(
          form("M-4 -40C-10 -54 4 -62 16 -58C26 -54 28 -46 24 -38Z", "#d8443a", { width: 2.6 }) +
            form(
              "M-26 -8C-28 -34 -12 -44 2 -44C20 -44 30 -30 28 -6C28 24 18 50 2 54C-14 50 -26 22 -26 -8Z",
              "#eef4e8",
              {
                within: line("M-28 8L28 -4M-26 22L26 8M-22 36L24 22M-14 48L18 36M-28 -26L28 -32", 2, "#a8bcae"),
              },
            ) +
            form("M-23 -22C-8 -28 12 -28 25 -22L24 -4C10 -8 -6 -8 -22 -4Z", "#141420", { width: 2.4, smooth: true }) +
            face(pen, 1, -14, {
              mood: "fear",
              apart: 10,
              radius: 6.4,
              skin: "#141420",
              gaze: [-1, 0.1],
              brow: null,
              mouth: null,
            }),
          162,
          88,
          7,
        ) +
        form("M50 86C48 64 64 54 86 54C110 54 124 66 122 88C120 110 104 120 86 120C66 120 52 108 50 86Z", skin) +
        line("M66 56l-3 -8M78 53l-1 -8M94 53l2 -8M106 57l4 -7", 2.4, "#4c2866") +
        eye(pen, 62, 70, 5.4, { gaze: [0.8, 0.2], lid: 0.2, skin: "#5c3478" }) +
        eye(pen, 110, 69, 5.4, { gaze: [0.8, 0.2], lid: 0.2, skin: "#5c3478" }) +
        face(pen, 86, 82, {
          mood: "sly",
          apart: 12.5,
          radius: 11.5,
          uneven: 0.92,
          skin: "#5c3478",
          gaze: [0.95, 0.2],
          brow: null,
          mouth: { kind: "fangs", below: 23, wide: 11 },
        }) +
        form("M92 124C100 118 122 116 134 122C140 134 130 148 118 158H84C82 144 84 132 92 124Z", "#f4e8c8", {
          width: 2.8,
          within: line(
            "M84 132q26 -10 52 0M82 142q26 -8 50 0M98 116q-6 20 -4 40M112 114q-2 22 -4 40M126 116q0 20 -8 36",
            1.5,
            "#b89a6a",
          ),
        }) +
        strand("M74 146L140 108", "#e8c050", 2) +
        strand("M140 142L92 121", "#e8c050", 2) +
        plain(oval(142, 107, 3.4) + oval(89, 119, 3.4), "#d8443a", 1.8) +
        strand("M116 98C130 98 138 104 134 114", skin, 6) +
        strand("M58 102C52 116 64 134 82 138", skin, 6),
      front:
        line("M152 146C160 140 172 146 168 152M180 150q-12 -14 -26 -6", 2, "#f4e8c8") +
        spark(30, 20, 4) +
        spark(190, 30, 4),
    };
  },
};

export const giantBat: Design = {
  dark: "#10202e",
  flame: "#fff6b8",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const fur = "#9a5a3c";
    const wing = (): string =>
      form(
        "M26 -8C48 -44 76 -56 104 -46C94 -34 94 -18 98 2C86 -4 76 2 72 18C60 8 50 10 42 26C36 20 30 20 22 26Z",
        "#c8784a",
        {
          within: line("M28 -8L98 -40M28 -2L90 -4M28 6L72 16M28 12L42 24", 2.2, "#7a3c26"),
        },
      ) + plain("M64 -44l2 -14l7 11Z", "#f4e6c4", 1.8);
    return {
      back: backdrop(
        "#3c7c78",
        "#0f2c34",
        glow(100, 52, 96, "#f0ffb8", 0.9) +
          flat(oval(104, 50, 50), "#eef4c0") +
          flat(oval(84, 30, 8) + oval(128, 66, 10) + oval(116, 24, 5), "#d0dc9c") +
          flat("M-12 118L8 84L14 100L30 92L40 120L64 128L212 124V164H-12Z", "#0c2430") +
          flat("M156 164V126L172 92L188 126V164Z", "#0c2430") +
          flat("M168 124h8v12h-8Z", "#ffca5a") +
          line("M172 92V76M172 78l14 5l-14 5", 2.2, "#0c2430"),
      ),
      figure: placed(
        wing() +
          placed(wing(), 0, 0, 0, -1, 1) +
          strand("M-14 56C-16 64 -20 68 -26 70M14 56C16 66 18 70 26 70", "#e8a080", 4) +
          form("M-34 12C-34 44 -18 62 0 62C20 62 34 44 34 12Z", fur, {
            within:
              flat("M-16 40C-8 30 10 30 18 40V66H-16Z", "#d8a070") +
              line("M-8 46l3 5M4 46l3 5M-2 54l3 4", 1.8, "#9a5a3c"),
          }) +
          // a passenger with his eyes open
          placed(
            form("M-40 44C-44 20 -24 6 0 6C24 6 44 20 40 44Z", "#4a78b8", { width: 3 }) +
              imp(pen, { skin: "#8fb04a", mood: "fear", gaze: [0.7, 0.8] }),
            2,
            -45,
            -5,
            0.56,
          ) +
          form("M-34 -6C-46 -34 -42 -54 -32 -58C-20 -48 -12 -34 -12 -20Z", fur, {
            within: flat("M-30 -12C-38 -32 -36 -44 -31 -48C-22 -40 -18 -30 -18 -20Z", "#e8a080"),
          }) +
          form("M34 -6C48 -32 46 -52 36 -58C24 -50 14 -36 12 -20Z", fur, {
            within: flat("M30 -12C40 -32 40 -44 35 -48C26 -40 20 -30 18 -20Z", "#e8a080"),
          }) +
          form("M-38 6C-38 -16 -20 -28 0 -28C22 -28 38 -14 38 8C38 28 20 38 0 38C-20 38 -38 28 -38 6Z", fur) +
          face(pen, 0, 0, {
            mood: "joy",
            apart: 18,
            radius: 10,
            skin: fur,
            brow: { colour: "#4c2414" },
            mouth: null,
          }) +
          form("M-11 8C-11 -2 -4 -4 0 -1C4 -4 12 -2 11 9C10 15 -10 15 -11 8Z", "#e8a080", {
            width: 2.4,
            shade: [-2, -2],
            within: flat(oval(-4, 7, 2.4, 3.2) + oval(5, 7, 2.4, 3.2), "#5a2418"),
          }) +
          mouth(pen, "fangs", 0, 23, 15) +
          mitten(pen, -22, -30, 7, -10, "#8fb04a") +
          mitten(pen, 24, -31, 7, 16, "#8fb04a"),
        98,
        78,
        -8,
        1.02,
      ),
      front:
        line("M8 132h26M22 142h30M150 16h22M160 8h24M20 14h16", 2.4, "#eaffd8", 'opacity=".8"') +
        placed(
          plain("M-14 4C-12 -8 12 -8 14 4Z", "#c8442c", 2) + plain("M-17 4H17V8H-17Z", "#8a2a1c", 1.8),
          146,
          30,
          34,
        ) +
        line("M130 40q4 -4 6 -8", 2, "#eaffd8"),
    };
  },
};

export const ridingBoar: Design = {
  dark: "#1c2410",
  flame: "#fff6b0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const hide = "#7a4c34";
    return {
      back: backdrop(
        "#d6e48c",
        "#6a9a3c",
        glow(30, 20, 90, "#fffbd0", 1) +
          flat("M-12 84C20 60 60 74 90 66C130 52 170 70 212 54V164H-12Z", "#8ab84c") +
          flat(oval(26, 52, 16, 18) + oval(10, 58, 18, 16), "#6aa04a") +
          flat("M-12 116Q100 98 212 116V164H-12Z", "#4a7a2c") +
          puff(186, 128, 14, "#e8dcae") +
          puff(160, 142, 12, "#d8c894"),
      ),
      figure:
        cast(100, 148, 88) +
        // who holds on
        placed(
          strand("M-26 34C-42 32 -54 40 -70 48", "#b4b048", 12) +
            plain("M20 24C44 8 70 2 96 10L92 50C66 56 40 48 18 42Z", "#3c78c8", 3.6) +
            strand("M92 20C106 12 112 20 124 12M92 42C104 48 112 40 124 50", "#b4b048", 11) +
            imp(pen, { skin: "#b4b048", mood: "shock", gaze: [-0.9, 0.6], small: true }),
          138,
          27,
          -20,
          0.5,
        ) +
        form("M82 66C110 40 170 42 198 76C206 96 204 130 196 156H92Z", hide, {
          within: line("M150 110q14 6 22 20M128 128q6 8 6 20M176 92q10 4 14 12", 2, "#4c2a1c"),
        }) +
        form("M128 50C144 42 164 46 176 56L168 88C152 94 136 88 130 80Z", "#c8342a", {
          width: 3,
          within: line("M132 76q18 10 34 4", 2.4, "#f0c850"),
        }) +
        strand("M196 84C208 76 206 64 198 68C192 72 198 80 206 74", hide, 3) +
        form("M112 138L116 160H138L140 134ZM164 138L166 160H188L190 134Z", hide, { width: 3 }) +
        form("M50 132C38 134 28 142 20 156L40 160C48 150 58 146 70 144Z", hide, {
          within: flat("M14 148L44 152V166H14Z", "#33221c"),
        }) +
        form("M84 52L88 34L96 48L108 36L108 54L122 48L116 66Z", "#4c2a1c", { width: 2.8 }) +
        form("M52 58C42 46 42 34 50 28C62 34 68 44 70 54Z", hide, {
          within: flat("M54 52C50 44 50 38 53 36C60 42 62 48 64 52Z", "#d88a78"),
        }) +
        form("M98 52C104 38 114 32 124 34C124 48 116 60 106 64Z", hide, {
          within: flat("M103 52C108 44 112 40 118 40C116 48 112 54 106 58Z", "#d88a78"),
        }) +
        form(
          "M24 100C18 88 26 74 42 72C50 52 76 46 98 52C120 60 128 92 112 114C96 134 60 134 46 124C34 122 28 112 24 100Z",
          hide,
        ) +
        face(pen, 76, 78, {
          mood: "rage",
          apart: 15,
          radius: 10.5,
          uneven: 0.94,
          skin: "#5a3424",
          gaze: [-0.7, 0.3],
          brow: { colour: "#33180e", high: 6 },
          mouth: null,
        }) +
        line("M44 118C60 124 84 122 100 108M100 104q5 2 5 7", WIDTH.inner + 0.4) +
        form("M78 118C80 104 86 96 96 92C98 104 94 114 88 121Z", "#fff2d0", { width: 2.6, shade: [-2, -2] }) +
        form("M44 116C38 106 40 94 46 88C54 96 56 106 54 118Z", "#fff2d0", { width: 2.6, shade: [-2, -2] }) +
        form("M14 96C14 82 24 76 36 80C48 84 50 100 44 110C36 118 14 114 14 96Z", "#d88a78", {
          width: 3,
          within: flat(oval(24, 95, 4, 6) + oval(36, 98, 4, 6), "#4c1c18"),
        }) +
        strand("M88 122C112 118 122 92 110 66", "#f0c850", 2.4) +
        mitten(pen, 109, 61, 8, -20, "#b4b048"),
      front:
        line("M6 84q-10 -4 -14 4M4 108q-10 2 -14 10", 3, "#f8f4d8") +
        placed(plain("M-4 -26H6L5 26H-5Z", "#d0a860", 2.6), 22, 36, -40) +
        placed(plain("M-4 -20H5L4 18H-5Z", "#d0a860", 2.6), 74, 22, 62) +
        line("M8 56l-10 -6M42 50l-4 -12", 2.4, "#fff6c0") +
        puff(70, 148, 8, "#f0e6c0") +
        puff(4, 146, 9, "#f0e6c0"),
    };
  },
};

export const guardHound: Design = {
  dark: "#12202a",
  flame: "#ffe69a",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const coat = "#8796ac";
    return {
      back: backdrop(
        "#6f9a62",
        "#203a2e",
        line(
          "M-12 30H66M-12 58H66M-12 86H66M30 30v28M8 58v28M150 30H212M150 58H212M150 86H212M176 30v28M190 58v28",
          1.8,
          "#55804c",
        ) +
          flat("M112 128V46C118 8 204 4 212 46V128Z", "#4a6a48") +
          flat("M122 128V50C128 20 196 18 204 50V128Z", "#8a5630") +
          line("M142 28v100M162 22v106M182 28v100M122 60H204", 2.2, "#54301a") +
          glow(62, 20, 76, "#ffe08a", 0.9) +
          line("M62 26v18M54 28h16", 5, "#33201a") +
          flame(pen, 62, 18, 0.8) +
          flat("M-12 124H212V164H-12Z", "#1c3228") +
          line("M-12 136H212M50 124v12M160 136v16", 1.6, "#34543c"),
      ),
      figure:
        // whom it belonged to
        cast(30, 134, 22) +
        placed(
          strand("M-6 30L-18 44L-26 42M8 30L20 40L18 50", "#e9bd93", 6) +
            strand("M-12 2L-26 -8L-30 -22M14 2L26 -10L28 -24", "#8a9cb4", 6) +
            form("M-14 -4H15L14 22H-13Z", "#8a9cb4", { width: 2.8, shade: [-3, -2] }) +
            form("M-14 20H15L16 34H3L1 29L-2 34H-15Z", "#fff4dc", {
              width: 2.6,
              shade: [-3, -2],
              within: flat(
                "M-7 30C-12 26 -9 22 -7 25C-5 22 -2 26 -7 30ZM8 30C3 26 6 22 8 25C10 22 13 26 8 30Z",
                "#d8443a",
              ),
            }) +
            form("M-2 -30C-10 -40 2 -50 12 -44C20 -40 20 -32 16 -26Z", "#c8342a", { width: 2.6, shade: [-2, -2] }) +
            form("M-15 -10C-17 -28 -8 -34 1 -34C12 -34 19 -26 16 -8C8 -4 -8 -4 -15 -10Z", "#9fb0c4", {
              width: 2.8,
              shade: [-3, -3],
            }),
          34,
          86,
          -14,
          0.9,
        ) +
        cast(112, 148, 74) +
        strand("M150 146C184 140 200 112 184 88", coat, 8) +
        line("M196 78q8 6 6 16M172 80q-4 -6 -2 -12", 2.4, "#eaf4d8") +
        form("M66 156C62 124 78 106 112 106C148 106 172 124 172 156Z", coat, {
          within: flat("M92 156C90 130 100 118 114 118C128 118 136 132 134 156Z", "#d4dbe4"),
        }) +
        placed(
          form("M-22 -38C-38 -52 -56 -46 -60 -24C-64 -6 -62 10 -54 18C-46 8 -42 -6 -26 -14Z", "#5c6a80") +
            form("M24 -38C40 -56 58 -50 64 -28C68 -10 66 8 58 16C50 6 44 -6 28 -14Z", "#5c6a80") +
            form(
              "M-38 -4C-40 -32 -20 -44 2 -44C26 -44 42 -30 40 -2C50 10 46 36 28 40C10 44 -10 44 -26 40C-46 34 -48 10 -38 -4Z",
              coat,
              {
                within: flat(oval(22, -16, 18, 20), "#5c6a80"),
              },
            ) +
            face(pen, 0, -16, {
              mood: "gloat",
              apart: 18,
              radius: 11,
              uneven: 0.94,
              skin: "#4c5a70",
              gaze: [-0.9, 0.3],
              brow: { colour: "#2c3444", high: 5 },
              mouth: null,
            }) +
            // a proof of good work
            form(
              "M-30 22C-36 40 -44 52 -40 68C-30 74 -22 66 -14 72C-4 78 4 68 12 72C22 74 28 66 26 52C24 40 22 30 18 22Z",
              "#3c6ac8",
              {
                width: 3,
                within:
                  flat(
                    oval(-24, 40, 4.5) +
                      oval(-6, 48, 4.5) +
                      oval(12, 40, 4.5) +
                      oval(-28, 60, 4.5) +
                      oval(6, 64, 4.5) +
                      oval(22, 58, 4),
                    "#f8e8a0",
                  ) + line("M-10 30C-12 46 -8 60 -12 74", 1.8, "#1c3a7a"),
              },
            ) +
            form("M0 4C-18 -2 -44 10 -42 28C-40 40 -18 42 0 30C18 42 42 40 43 26C44 10 18 -2 0 4Z", "#d4dbe4", {
              width: 3,
            }) +
            flat(
              oval(-22, 20, 1.8) +
                oval(-28, 26, 1.8) +
                oval(-18, 27, 1.8) +
                oval(24, 19, 1.8) +
                oval(30, 25, 1.8) +
                oval(20, 27, 1.8),
              "#4c5a70",
            ) +
            plain("M-24 36l2 12l7 -10ZM20 36l-1 12l-6 -10Z", "#fff8e0", 2) +
            form("M-12 2C-12 -8 14 -8 13 3C10 12 -8 12 -12 2Z", "#2c2430", {
              width: 2.6,
              shade: [-2, -2],
              bright: 0.8,
            }),
          112,
          70,
          -8,
        ) +
        form("M72 122C90 136 136 138 154 122L156 134C136 148 88 148 70 134Z", "#b83a2c", { width: 2.8 }) +
        plain("M80 132l-4 12l11 -6ZM142 138l6 11l3 -13Z", "#e4eaf0", 2) +
        plain("M124 140l3 13l8 -11Z", "#e4eaf0", 2),
      front:
        strand("M152 130C166 138 176 148 196 146", "#c8ccd4", 3) +
        line("M8 62l-6 -8M20 52l-2 -9", 2.4, "#fff2c0") +
        spark(186, 30, 5),
    };
  },
};

export const burdenBeetle: Design = {
  dark: "#0c2430",
  flame: "#fff2a0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const shell = "#1f9a8a";
    return {
      back: backdrop(
        "#f0d878",
        "#7a9a3c",
        glow(40, 40, 100, "#fffce0", 1) +
          flat("M-12 90L30 50L60 84L100 40L150 88L180 62L212 84V164H-12Z", "#b8c05c") +
          flat("M-12 122Q100 104 212 122V164H-12Z", "#5c8034") +
          line("M4 132l3 -10M12 134l2 -8M190 130l3 -12M182 132l-2 -9", 2.2, "#3c6024"),
      ),
      figure:
        cast(104, 147, 88) +
        // what it was told to take along
        placed(
          form("M-26 -20H26V18H-26Z", "#8a4a24", { width: 3, within: line("M-14 -20V18M14 -20V18", 5, "#e0b040") }) +
            form("M-28 -20C-28 -34 28 -34 28 -20Z", "#a85c2c", { width: 3 }) +
            plain("M-5 -24H5V-12H-5Z", "#f0c850", 1.8),
          122,
          58,
          -5,
        ) +
        placed(
          form("M-18 -20C-24 -6 -24 8 -18 20H18C24 8 24 -6 18 -20Z", "#c88a4a", {
            width: 3,
            within: line("M-24 -10H24M-24 10H24", 4, "#5c6a7a") + line("M-8 -20v40M8 -20v40", 1.4, "#7a4a20"),
          }),
          165,
          64,
          18,
        ) +
        form("M76 80C66 62 74 46 86 42L82 34H100L96 42C108 48 112 66 104 80Z", "#d8c498", {
          width: 3,
          within: line("M84 44h14M82 62q4 10 2 18", 1.8, "#8a7448"),
        }) +
        placed(
          form("M-44 44C-40 24 -20 14 6 18C36 24 60 30 74 46Z", "#b03c4a", { width: 3.4 }) +
            imp(pen, { skin: "#9cba3c", mood: "asleep", small: true }),
          122,
          18,
          10,
          0.46,
        ) +
        strand(
          "M60 128C52 138 50 146 40 152M106 132C104 144 98 148 94 156M152 132C156 144 162 148 162 156M178 122C190 132 194 144 198 152",
          "#2c3c4a",
          5,
        ) +
        form("M50 132C40 96 70 70 118 70C164 70 192 96 190 130C160 142 90 146 50 132Z", shell, {
          rim: [3, 3],
          within:
            line("M104 70C128 90 138 116 134 146", 2.8, "#0c4a4c") +
            flat(oval(158, 98, 9, 7) + oval(92, 100, 9, 7) + oval(166, 122, 6) + oval(104, 124, 6), "#6ad8b0", 0.75),
        }) +
        strand("M78 82C96 62 150 54 184 78M66 94C90 86 96 60 96 38", "#e8d49c", 2.4) +
        strand("M34 76C24 62 10 64 6 52M56 70C52 54 40 48 42 36", "#2c3c4a", 3) +
        plain(oval(6, 50, 4) + oval(42, 34, 4), "#f0c850", 2) +
        form("M12 106C10 84 26 70 48 70C72 70 86 86 84 108C82 130 66 140 46 140C26 140 14 128 12 106Z", "#4c6478") +
        face(pen, 44, 98, {
          mood: "tired",
          apart: 15,
          radius: 12,
          uneven: 0.92,
          skin: "#34485c",
          gaze: [-0.5, 0.75],
          brow: { colour: "#1c2834" },
          mouth: { kind: "wobble", below: 25, wide: 12 },
        }) +
        form(
          "M28 132C22 140 22 146 28 150C34 148 36 142 36 136ZM58 134C62 142 60 148 54 150C50 148 48 142 50 136Z",
          "#34485c",
          {
            width: 2.4,
            shade: [-2, -2],
          },
        ),
      front:
        line("M88 92q6 8 0 12M80 78q4 5 1 9", 2, "#e0fbff") +
        flat("M8 84q-6 10 0 12q6 -2 0 -12ZM90 110q-4 8 0 10q5 -2 0 -10Z", "#c8f4ff") +
        line("M146 4h9l-9 10h9M162 -2h6l-6 7h6", 2.6, "#5a4a1c") +
        line("M194 54q8 8 4 18M60 50q-6 6 -4 14", 2.4, "#fff8d0"),
    };
  },
};

export const carrionCrow: Design = {
  dark: "#141228",
  flame: "#e8f0ff",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const feather = "#4a4468";
    return {
      back: backdrop(
        "#c4d4b4",
        "#5c7a68",
        glow(160, 30, 90, "#fffff0", 0.9) +
          flat(oval(160, 30, 15), "#fffbe0") +
          flat("M-12 110C30 90 70 112 100 106C140 98 170 114 212 100V164H-12Z", "#7c9a80") +
          line("M14 150C16 120 10 104 16 84M16 112C26 104 30 96 30 86M14 126C6 118 0 116 -4 106", 4, "#3c4c48") +
          flat("M-12 134Q100 120 212 136V164H-12Z", "#3c544a"),
      ),
      figure:
        cast(160, 150, 40) +
        form("M128 156C132 144 144 140 160 140C178 140 190 146 194 156Z", "#b04a3c", { width: 3 }) +
        placed(helm(pen, { mood: "calm", gaze: [0.9, -0.1], plume: null, steel: "#b8a878" }), 160, 128, 4, 0.68) +
        form(
          "M66 44C48 28 24 12 -8 6C-18 8 -18 20 -8 23C-16 28 -14 40 -3 42C-6 52 2 60 12 59C14 70 26 78 40 78Z",
          feather,
          {
            within: line("M-8 23Q20 28 46 48M-3 42Q22 46 44 60M12 59Q28 62 40 68", 2, "#2a2440"),
          },
        ) +
        form(
          "M96 60C106 30 132 4 170 -10C182 -8 184 6 174 11C184 16 182 30 170 32C176 40 170 52 158 51C158 60 146 68 136 64C132 74 122 78 112 78Z",
          feather,
          {
            within: line("M174 11Q136 22 112 54M170 32Q138 38 116 62M158 51Q134 54 118 70", 2, "#2a2440"),
          },
        ) +
        form("M22 122L6 134L26 132L18 146L40 132L62 112L44 96Z", feather) +
        form("M30 84C28 112 54 126 84 120C108 114 116 96 110 76Z", feather, {
          within: line("M48 100q6 6 12 2M66 108q6 6 12 0M60 92q6 6 12 0M84 100q6 4 10 -2", 1.8, "#2a2440"),
        }) +
        strand("M70 120L74 132M74 132L66 138M74 132L82 139M74 132L75 142", "#e8a83c", 2.6) +
        strand("M92 116L102 124M102 124L98 134M102 124L112 128M102 124L108 120", "#e8a83c", 2.6) +
        placed(
          form("M26 -6C48 -14 70 -6 80 16C64 14 46 20 28 20Z", "#f0b43c", {
            within: line("M26 8Q52 2 78 15", 2.2, "#7a4a10"),
          }) +
            form("M-34 2C-36 -24 -18 -36 2 -36C26 -36 38 -20 36 4C34 26 18 34 0 34C-20 34 -33 22 -34 2Z", feather) +
            line("M-12 -36q-6 -10 -14 -10M-4 -38q-2 -10 -10 -14M6 -37q2 -8 -2 -14", 3.6) +
            eye(pen, 0, -4, 12.5, { gaze: [0.7, 0.9], lid: 0.34, tilt: 0.3, skin: "#2a2440", iris: "#e8c83c" }) +
            eye(pen, 25, -6, 9.5, { gaze: [0.7, 0.9], lid: 0.34, tilt: -0.3, skin: "#2a2440", iris: "#e8c83c" }) +
            brow(-1, -20, 13, 14, "#16122a", 5) +
            brow(27, -19, 10, -18, "#16122a", 5) +
            line("M34 20q6 6 12 2", 2),
          68,
          58,
          0,
          1.05,
        ),
      front:
        form("M143 90L155 82L169 88L173 99L161 106L147 102Z", "#8a929c", { width: 3, shade: [-3, -3] }) +
        line("M160 76V62M170 80V66", 2.4, "#ffffe8") +
        placed(flat("M0 0C6 -8 18 -8 24 0C16 4 6 4 0 0Z", feather) + line("M-4 0H20", 1.2), 24, 60, 60) +
        placed(flat("M0 0C6 -8 18 -8 24 0C16 4 6 4 0 0Z", feather) + line("M-4 0H20", 1.2), 186, 66, 20) +
        // the tune of one who suspects nothing
        line("M188 116v-13l8 -2v12", 2.2) +
        flat(oval(186, 116, 3.4, 2.6) + oval(194, 113, 3.4, 2.6), INK),
    };
  },
};

export const tunnelWorm: Design = {
  dark: "#2a1024",
  flame: "#fff0b0",
  states: STILL,
  draw(pen) {
    const { form, glow, backdrop } = pen;
    const skin = "#e08a9a";
    const stone = (x: number, y: number, scale: number, turn: number): string =>
      placed(
        plain("M-12 2L-6 -9L6 -10L13 -1L8 9L-7 9Z", "#a8965c", 2.6) + flat("M13 -1L8 9L-7 9L2 3Z", "#5c4c2c"),
        x,
        y,
        turn,
        scale,
      );
    return {
      back: backdrop(
        "#6c7a3c",
        "#232a14",
        flat("M-12 -12H212V30C190 60 160 20 100 24C50 20 20 60 -12 36Z", "#333c1c") +
          glow(104, 12, 90, "#fff2a0", 0.75) +
          line("M6 70q10 4 14 14M186 66q-8 8 -8 18M14 104q8 -4 16 2M176 110q8 -2 14 4", 2, "#4a5428") +
          flat("M-12 128Q100 112 212 128V164H-12Z", "#2c2414") +
          glint(16, 86, 2.6) +
          glint(178, 96, 2.8),
      ),
      figure:
        form("M18 160L30 134L44 142L52 124L66 136L140 134L152 122L162 142L176 132L190 160Z", "#5c4a28") +
        form("M60 156C52 126 52 96 62 74L150 74C160 98 160 130 150 156Z", skin, {
          within: line("M50 118q54 16 110 0M50 134q54 16 110 0M52 150q54 14 106 0", 2.4, "#a8506a"),
        }) +
        form("M46 68C44 34 72 14 106 14C142 14 168 36 164 72C162 106 138 124 104 124C70 124 48 104 46 68Z", skin, {
          within: flat(oval(62, 70, 9, 6) + oval(152, 68, 9, 6), "#d84a6a", 0.5),
        }) +
        form("M66 84C66 64 84 58 106 58C130 58 146 64 146 84C146 106 130 117 106 117C82 117 66 106 66 84Z", "#4a1028", {
          smooth: true,
          within:
            flat(oval(106, 122, 34, 14), "#c84a60") +
            placed(imp(pen, { skin: "#8fb04a", mood: "joy", small: true }), 88, 90, -6, 0.38) +
            placed(
              imp(pen, {
                skin: "#6f93c8",
                mood: "bored",
                gaze: [0.6, -0.8],
                horns: "#f0dcae",
                ears: false,
                small: true,
              }),
              125,
              92,
              8,
              0.38,
            ),
        }) +
        plain("M74 66l5 12l8 -17ZM93 59l5 11l7 -12ZM112 58l6 12l7 -10ZM130 62l3 13l8 -8Z", "#fff4d8", 2) +
        face(pen, 104, 42, {
          mood: "calm",
          apart: 21,
          radius: 12,
          uneven: 0.94,
          skin: "#b85c74",
          gaze: [0.2, 0.7],
          brow: { colour: "#7a2c48", high: 5 },
          mouth: null,
        }) +
        placed(
          form("M-34 6C-36 -16 -20 -26 0 -26C22 -26 36 -16 34 6Z", "#2c4a8a", { width: 3 }) +
            form("M-36 4C-20 -2 20 -2 36 4L40 14C20 8 -20 8 -40 14Z", "#1c2a54", { width: 2.6 }) +
            form(oval(0, -10, 9), "#fff2a0", { width: 2.4, smooth: true }),
          106,
          17,
          7,
          0.94,
        ),
      front:
        glow(107, 8, 26, "#fffbe0", 0.9) +
        stone(26, 112, 1, 20) +
        stone(34, 58, 0.7, 60) +
        stone(178, 52, 0.8, -20) +
        stone(182, 120, 1.1, 40) +
        stone(20, 28, 0.6, 10) +
        form(
          "M44 160C48 144 62 142 70 152C80 142 92 148 94 160ZM120 160C124 146 136 144 142 152C152 144 162 150 166 160Z",
          "#6c5a30",
          {
            width: 3,
          },
        ) +
        line("M40 84l-10 -4M170 82l10 -6", 2.4, "#ffeeb0"),
    };
  },
};
