/** Looterz: everybody is caught in the middle of something, and looks at something. */

import type { Design } from "./design";
import { brow, type Eye, eye, expressionOf, face, MOODS, mouth } from "./faces";
import { bat, coin, mitten, spark } from "./parts";
import { cast, flat, INK, line, mix, oval, placed, WIDTH } from "./pen";

const SKIN = {
  pale: "#e9bd93",
  tan: "#c98c5e",
  dark: "#8a5a3c",
  rosy: "#eeb79a",
  green: "#8fb04a",
  goblin: "#9cba3c",
  dead: "#a6cf7c",
  vampire: "#cdd0dc",
};

export const thief: Design = {
  dark: "#14143a",
  flame: "#ffdf9a",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "sly",
      skin = SKIN.pale,
      tired = mood === "asleep" || mood === "tired";
    return {
      back: backdrop(
        "#6f86d8",
        "#2c2f7a",
        glow(38, 30, 80, "#fff6d0", 0.9) +
          `<circle cx="38" cy="28" r="15" fill="#fbf0c6"/><circle cx="33" cy="25" r="3" fill="#e6d6a0"/><circle cx="43" cy="33" r="4" fill="#e6d6a0"/>` +
          flat("M0 72L28 60L52 74V164H-12Z", "#3a4498") +
          flat("M140 66L168 34L200 56V150H140Z", "#3a4498") +
          line("M150 92h30v12h-30M164 104v12h28M6 104h24v12H6M20 86h18", 1.4, "#2c3480") +
          flat("M164 66h13v18h-13Z", "#ffca5a") +
          line("M170.500 66v18M164 75h13", 1.6, "#3a4498") +
          flat("M0 132Q100 120 200 134V164H-12Z", "#1c2060"),
      ),
      figure:
        cast(100, 147, 78) +
        form(
          "M118 60C150 38 190 60 190 100C190 132 162 143 136 140C112 136 102 112 108 90C110 80 114 70 118 60Z",
          "#b98d52",
          { within: line("M150 60q14 20 12 44M176 76q4 20 -4 40", 1.4, "#6b4a22") },
        ) +
        form("M112 62C118 54 128 50 136 52C132 58 134 64 140 66C130 74 118 72 112 62Z", "#a5783f", { width: 2.6 }) +
        form("M144 122l14 -7l7 13l-13 8Z", "#1a0f0a", { width: 2, smooth: true }) +
        form("M48 152C50 118 64 98 92 94C120 96 130 122 132 152Z", "#4d5282") +
        form("M100 112C112 100 114 88 116 76L134 72C136 92 130 114 112 126Z", "#4d5282", { width: 2.8 }) +
        mitten(pen, 125, 68, 10, 20, skin) +
        form(
          "M50 74C46 34 74 12 100 17C114 4 138 8 146 24C134 22 128 30 128 40C134 54 132 68 128 80C122 98 106 105 90 105C70 105 53 95 50 74Z",
          "#2a2c54",
        ) +
        form("M62 70C62 48 76 40 92 40C110 40 118 52 118 70C118 88 106 99 90 99C74 99 62 88 62 70Z", skin, {
          width: 2.6,
        }) +
        form("M53 50C74 44 106 44 127 49L124 79C110 82 98 80 91 73C84 80 70 82 57 79Z", "#241a26", {
          width: 2,
          smooth: true,
        }) +
        flat(oval(77, 64, 10.5, 11.5) + oval(104, 64, 10.5, 11.5), skin) +
        face(pen, 90.5, 64, {
          mood,
          apart: 13.5,
          radius: 9.8,
          skin: mix(skin, "#241a26", 0.55),
          gaze: look.gaze || [-0.9, 0.1],
          brow: null,
          mouth: { below: 24, wide: 9 },
        }) +
        form("M84 74C84 69 97 69 97 76C97 81 85 82 84 74Z", mix(skin, "#d8604a", 0.3), { width: 2, shade: [-2, -2] }) +
        (tired
          ? ""
          : form("M66 106C64 96 65 88 69 83C72 80 77 82 76 87L74 104Z", skin, { width: 2.4, shade: [-2, -1] }) +
            mitten(pen, 68, 112, 13, -12, skin) +
            form("M48 128C50 118 56 112 62 116C74 120 78 126 76 134L60 152H44Z", "#4d5282", { width: 2.8 })),
      front: coin(158, 132, 7, 20) + coin(176, 141, 7, -16, 0.6) + coin(196, 146, 6, 0, 0.6) + spark(184, 124, 6),
    };
  },
};

export const king: Design = {
  dark: "#3a0b1a",
  flame: "#fff0b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "bored",
      skin = SKIN.rosy;
    return {
      back: backdrop(
        "#d7a032",
        "#7a4410",
        glow(100, 50, 110, "#fff0a8", 0.7) +
          flat("M0 0C14 44 10 100 0 150V0ZM200 0C186 44 190 100 200 150V0ZM0 0Q100 34 200 0Z", "#8c1c2c") +
          line("M8 20q8 50 0 110M192 20q-8 50 0 110", 2, "#5e0f1e"),
      ),
      figure:
        form("M44 152V42C58 6 142 6 156 42V152Z", "#8f2233", {
          within:
            flat("M56 150V48C68 20 132 20 144 48V150Z", "#6d1526") +
            line("M56 150V48C68 20 132 20 144 48V150", 2.4, "#f0b840"),
        }) +
        form("M36 152C38 114 66 100 100 100C136 100 162 114 166 152Z", "#b3303f") +
        form("M58 110C76 97 124 97 142 110C138 126 118 131 100 131C82 131 62 126 58 110Z", "#f6ecd8", {
          width: 2.8,
          within: flat("M74 112l3 6h-5ZM92 119l3 6h-5ZM112 118l3 6h-5ZM128 111l3 6h-5ZM100 107l3 6h-5Z", "#231612"),
        }) +
        placed(
          form("M-34 4C-34 -24 -18 -34 0 -34C20 -34 34 -22 34 6C34 32 18 42 0 42C-20 42 -34 30 -34 4Z", skin) +
            form("M-35 10C-30 20 -16 20 0 15C16 20 30 20 35 10C40 36 24 60 2 62C-22 60 -40 36 -35 10Z", "#efe6d4", {
              width: 2.8,
              within: line("M-16 30q2 14 8 22M2 28v26M18 30q-2 14 -8 22", 1.4, "#a89878"),
            }) +
            face(pen, 0, -4, {
              mood,
              apart: 15.5,
              radius: 11,
              uneven: 1.06,
              skin: mix(skin, "#a8503c", 0.28),
              gaze: look.gaze || [0.2, 0.5],
              brow: { colour: "#d8cdb6", high: 5 },
              mouth: null,
            }) +
            mouth(pen, mood === "bored" ? "flat" : MOODS[mood].mouth, 1, 27, 9) +
            form("M-11 10C-12 1 12 1 12 11C12 20 -10 20 -11 10Z", mix(skin, "#d8504a", 0.42), {
              width: 2.4,
              shade: [-3, -2],
            }) +
            form(
              "M-12 20C-24 16 -34 22 -36 26C-24 32 -6 28 0 22C6 28 24 32 38 24C34 20 24 16 12 20C6 17 -6 17 -12 20Z",
              "#f6efe0",
              { width: 2.2, shade: [-2, -2] },
            ) +
            placed(
              form("M-32 2L-40 -34L-20 -18L-2 -42L16 -18L38 -34L32 2C16 9 -16 9 -32 2Z", "#f2b632", {
                within:
                  flat(oval(-2, -6, 5, 5), "#c42a3a") +
                  flat(oval(-20, -5, 3.5, 3.5), "#2a70b8") +
                  flat(oval(17, -5, 3.5, 3.5), "#2a70b8"),
              }) +
                flat(oval(-40, -35, 3.6), "#fff2c0") +
                flat(oval(-2, -43, 3.6), "#fff2c0") +
                flat(oval(38, -35, 3.6), "#fff2c0"),
              4,
              -27,
              10,
            ),
          96,
          70,
          -9,
        ) +
        form("M150 152C158 132 158 116 146 106L132 112C136 124 134 138 128 152Z", "#b3303f", { width: 2.8 }) +
        mitten(pen, 137, 98, 12, 14, skin) +
        form("M124 110C132 103 150 103 158 112L154 120C146 114 136 114 128 119Z", "#f6ecd8", { width: 2.4 }),
      front:
        [
          [14, 146],
          [30, 148],
          [46, 147],
          [22, 138],
          [38, 139],
          [30, 130],
          [176, 147],
          [192, 146],
          [184, 138],
        ]
          .map(([x, y], i) => coin(x!, y!, 9, ((i * 23) % 30) - 15, 0.5))
          .join("") + spark(30, 118, 7),
    };
  },
};

export const frog: Design = {
  dark: "#0b2a2a",
  flame: "#f6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood;
    const skin = "#6fae3a";
    const lids = (side: -1 | 1): Eye => {
      const { lid, pupil, spiral, gaze, tilt = 0, shut, shutRight } = expressionOf(mood ?? "calm");
      const closed = side > 0 ? (shutRight ?? shut) : shut;
      return {
        lid,
        pupil,
        spiral,
        skin,
        iris: "#f2b632",
        gaze: look.gaze ?? gaze,
        tilt: -side * tilt,
        shut: closed,
      };
    };
    return {
      back: backdrop(
        "#8fae86",
        "#28463c",
        glow(160, 30, 80, "#fdf6c0", 0.9) +
          `<circle cx="164" cy="30" r="20" fill="#fbf3c4"/>` +
          line("M14 120C16 80 10 50 14 20M28 124C26 90 32 70 28 40M184 126C186 100 182 90 186 76", 3, "#1d352e") +
          flat("M9 18h10v24H9ZM23 38h10v22H23ZM181 72h10v20h-10Z", "#3a2a1c") +
          flat("M0 118Q50 108 100 118T200 116V164H-12Z", "#1f5a58") +
          line("M6 128h30M150 124h34M160 140h30M10 142h24", 2, "#4f9a90"),
      ),
      figure: placed(
        form("M24 140C24 126 60 120 104 121C150 122 178 130 176 141C172 152 28 152 24 140Z", "#3e7a3c", {
          within: line("M104 121L120 150", 2, "#234a26"),
        }) +
          form("M34 140C26 108 54 84 98 82C142 84 168 108 160 140C140 148 54 148 34 140Z", skin) +
          form("M64 144C58 112 78 102 98 102C118 102 136 112 132 144C112 148 84 148 64 144Z", "#e6e394", { width: 2 }) +
          form("M36 84C32 58 58 50 98 50C140 50 164 58 160 84C156 106 130 112 98 112C66 112 40 106 36 84Z", skin, {
            within:
              flat(oval(60, 62, 5, 3), "#9bd05a") +
              flat(oval(72, 58, 3, 2), "#9bd05a") +
              flat(oval(120, 104, 6, 3), "#4c8a2c"),
          }) +
          form(oval(64, 46, 21, 21), skin, { width: 3 }) +
          form(oval(128, 42, 23, 23), skin, { width: 3 }) +
          (mood
            ? eye(pen, 64, 45, 14.5, lids(-1)) +
              eye(pen, 128, 42, 16, lids(1)) +
              mouth(pen, expressionOf(mood).mouth, 98, 88, 22)
            : eye(pen, 64, 44, 13.5, { gaze: [0.9, -0.4], skin, lid: 0.06, iris: "#f2b632" }) +
              eye(pen, 128, 40, 15.5, { gaze: [0.85, -0.5], skin, lid: 0.02, iris: "#f2b632" }) +
              form("M52 84C80 96 120 94 148 76C150 100 128 108 98 108C70 108 54 100 52 84Z", "#5c1420", {
                width: 2.6,
                smooth: true,
              }) +
              line("M112 100C140 102 158 92 166 76C172 64 170 54 176 46", 13, INK) +
              line("M112 100C140 102 158 92 166 76C172 64 170 54 176 46", 8.5, "#ea6a78") +
              line("M118 98C140 98 154 90 162 75", 2, "#ffb0b4") +
              coin(178, 40, 11, -20, 0.9) +
              spark(192, 24, 7) +
              spark(164, 26, 4)) +
          flat(oval(92, 68, 2.2, 1.6), INK) +
          flat(oval(106, 67, 2.2, 1.6), INK) +
          form("M36 142C28 136 30 124 42 122C54 122 60 132 56 142Z", skin, { width: 2.8 }) +
          form("M140 142C136 132 142 122 154 122C166 124 168 136 160 142Z", skin, { width: 2.8 }) +
          line("M38 142l2 -8M46 143v-9M148 143v-9M156 142l-2 -8", WIDTH.detail),
        0,
        mood === "pain" ? 14 : 0, // so that the bandage is above the eyes
      ),
      front: "",
    };
  },
};

export const bomber: Design = {
  dark: "#3c0a12",
  flame: "#ffdf80",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "fear",
      skin = SKIN.goblin,
      lit = mood !== "asleep" && mood !== "dazed"; // he sleeps, so the fuse has gone out
    return {
      back: backdrop(
        "#d25a2e",
        "#5a1418",
        glow(148, 58, 90, "#fff0a0", lit ? 1 : 0.5) +
          flat("M0 40L30 20L60 44L90 26L110 60V164H-12Z", "#8a2a1e", 0.6) +
          line("M148 58L200 20M148 58L196 62M148 58L126 6M148 58L174 0", 3, "#ffd46a", 'opacity=".55"') +
          flat("M0 136Q100 126 200 138V164H-12Z", "#36100e"),
      ),
      figure:
        cast(96, 147, 80) +
        form("M30 152C32 118 52 104 82 104C112 104 124 122 128 152Z", "#7a4a26", {
          within: line("M62 104l10 48M104 106l-6 46", 3, "#3c2210"),
        }) +
        form("M22 62C4 50 -2 34 4 26C20 30 38 42 46 58L42 78Z", skin, {
          within: flat("M24 58C14 50 10 42 10 36C22 42 32 50 38 60Z", "#d78a5a"),
        }) +
        form("M122 58C128 44 138 36 150 36C150 48 142 66 124 78Z", skin) +
        form("M40 62C38 36 58 22 82 22C108 22 126 38 124 64C124 88 106 104 82 104C58 104 42 88 40 62Z", skin, {
          within:
            flat("M96 84C108 76 124 78 126 70V104H90Z", "#2a1c14", 0.5) + flat(oval(54, 86, 8, 5), "#2a1c14", 0.45),
        }) +
        line("M58 24q-6 -10 -2 -16M70 20q-4 -12 4 -16M84 20q0 -10 8 -16M98 24q4 -10 12 -10", 3.2, "#3a1c10") +
        form("M38 40C60 26 104 26 126 42L124 54C104 42 62 40 40 52Z", "#5a3418", { width: 2.6 }) +
        form(oval(64, 38, 13, 11), "#8fd0d8", { width: 3, within: flat("M54 36l10 -8h6l-14 14Z", "#fff", 0.7) }) +
        form(oval(98, 38, 13, 11), "#8fd0d8", { width: 3, within: flat("M88 36l10 -8h6l-14 14Z", "#fff", 0.7) }) +
        face(pen, 80, 68, {
          mood,
          apart: 16,
          radius: 11.2,
          skin: mix(skin, "#2a3a10", 0.25),
          gaze: look.gaze ?? [0.95, 0.05],
          brow: null,
          mouth: null,
        }) +
        mouth(pen, mood === "fear" ? "grit" : MOODS[mood].mouth, 80, 92, 12) +
        form("M78 76C76 70 92 70 98 80C100 88 80 88 78 76Z", mix(skin, "#d8504a", 0.25), {
          width: 2.4,
          shade: [-2, -2],
        }) +
        line("M28 78q4 8 -2 10M34 90q3 6 -2 8", 2, "#aee6f0") +
        form(oval(140, 112, 32, 32), "#33303c", {
          dark: 0.7,
          bright: 0.7,
          rim: [4, 4],
          within: flat("M118 100C120 90 128 84 138 84C132 90 126 96 126 106Z", "#fff", 0.75),
        }) +
        form("M142 82L158 76L164 88L150 94Z", "#55505e", { width: 2.8 }) +
        line("M156 80C154 70 160 66 156 58", 4.6, INK) +
        line("M156 80C154 70 160 66 156 58", 2.2, "#d8c08a") +
        mitten(pen, 110, 116, 12, -30, skin) +
        mitten(pen, 166, 128, 12, 30, skin) +
        (lit
          ? glow(156, 54, 30, "#fff", 1) +
            spark(156, 54, 20, "#fff6c0") +
            spark(156, 54, 11, "#ff9a2a") +
            spark(180, 40, 5) +
            spark(136, 38, 4) +
            spark(184, 66, 4)
          : line("M156 54C148 46 164 42 156 32C150 26 160 22 158 16", 4, "#e8d8c8")),
      front: "",
    };
  },
};

export const vampire: Design = {
  dark: "#12062a",
  flame: "#e6e6ff",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "gloat",
      skin = SKIN.vampire;
    return {
      back: backdrop(
        "#6a3a7a",
        "#1c1038",
        glow(100, 56, 100, "#ffd0e0", 0.6) +
          `<circle cx="104" cy="54" r="46" fill="#f6e0dc"/><circle cx="132" cy="40" r="6" fill="#e2c4c6"/><circle cx="72" cy="70" r="5" fill="#e2c4c6"/>` +
          flat(
            "M0 150V92h8V74l6 -14l6 14v18h10V80h6v-8h6v8h6v70ZM200 150V86h-8V70l-6 -14l-6 14v26h-14v54Z",
            "#1d1136",
          ) +
          flat("M10 84h4v8h-4ZM184 82h4v8h-4Z", "#ffb84a") +
          bat(40, 22, 0.6, "#1d1136") +
          bat(168, 26, 0.75, "#1d1136") +
          bat(148, 12, 0.4, "#1d1136"),
      ),
      figure:
        form(
          "M12 152C30 114 36 80 20 44C48 54 64 76 78 92H124C138 76 154 54 180 40C166 78 172 114 190 152Z",
          "#2c1936",
          {
            within:
              flat(
                "M40 152C50 116 46 84 34 58C54 70 70 88 80 104H122C132 88 148 70 168 54C156 84 154 116 162 152Z",
                "#b32436",
              ) + line("M58 150q2 -30 -8 -56M144 150q-2 -30 8 -56", 2, "#6d0f22"),
          },
        ) +
        form("M76 152C74 122 84 108 101 108C118 108 128 122 126 152Z", "#22162c", {
          within: flat("M92 106h18l-4 46h-10Z", "#f4ecec"),
        }) +
        form("M101 116l5 7l-5 9l-5 -9Z", "#d83040", { width: 2 }) +
        form("M58 90C58 76 66 66 74 66L78 104ZM144 90C144 76 136 66 128 66L124 104Z", "#2c1936", { width: 2.8 }) +
        form("M72 62C58 54 56 44 60 40C68 44 74 50 78 58ZM130 62C144 54 146 44 142 40C134 44 128 50 124 58Z", skin, {
          width: 2.8,
        }) +
        form("M70 58C70 36 84 26 101 26C118 26 132 36 132 58C132 84 116 106 101 108C86 106 70 84 70 58Z", skin) +
        form(
          "M67 60C62 28 82 14 101 14C122 14 140 28 135 60C130 46 124 40 118 38C110 38 105 44 101 53C97 44 92 38 84 38C78 40 72 46 67 60Z",
          "#1f1626",
          { bright: 0.5, within: line("M80 26q-8 8 -8 22M122 24q8 8 8 22", 1.6, "#6a5a8a") },
        ) +
        face(pen, 101, 64, {
          mood,
          apart: 14.5,
          radius: 10.4,
          skin: mix(skin, "#6a4a7a", 0.45),
          gaze: look.gaze || [-0.1, 0.2],
          iris: "#e0283a",
          white: "#fff8e8",
          brow: { colour: "#1f1626", high: 3 },
          mouth: null,
        }) +
        line("M101 66l-4 12l6 2", WIDTH.inner) +
        mouth(pen, mood === "gloat" ? "fangs" : MOODS[mood].mouth, 101, 90, 12) +
        flat("M108 100c3 4 3 8 0 9c-3 -1 -3 -5 0 -9", "#c4202e") +
        line("M80 82q4 8 8 10M122 82q-4 8 -8 10", WIDTH.detail, "#7a6a8a") +
        form("M16 46C22 36 34 36 38 44L44 58C38 66 28 66 24 58Z", skin, { width: 2.6 }) +
        line("M28 40l4 14M34 42l3 11", WIDTH.detail) +
        form("M184 42C178 32 166 32 162 40L156 56C162 64 172 64 176 56Z", skin, { width: 2.6 }) +
        line("M172 36l-4 14M166 38l-3 11", WIDTH.detail),
      front: "",
    };
  },
};

export const mermaid: Design = {
  dark: "#0a2448",
  flame: "#fff2b0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood,
      skin = SKIN.rosy,
      hair = "#e0602c";
    return {
      back: backdrop(
        "#f0b46a",
        "#2f8a92",
        glow(150, 62, 90, "#fff4b8", 0.9) +
          `<circle cx="152" cy="66" r="22" fill="#fff2b4"/>` +
          flat("M170 70l4 -44h3l3 44ZM162 40q14 4 20 0l2 14q-12 5 -26 0Z", "#7d4a3a", 0.8) +
          flat("M0 84Q50 76 100 84T200 82V164H-12Z", "#2a93a0") +
          line("M120 92h40M140 100h50M6 96h30M150 112h40", 2.4, "#8fdcd6") +
          flat("M0 112Q30 104 60 112T120 112T200 108V164H-12Z", "#176a80"),
      ),
      figure:
        form("M26 152C28 132 50 124 84 126C120 122 150 132 160 152Z", "#5c5468", {
          within: line("M50 138l10 -6M100 140l14 -4M74 146l8 -4", 1.6, "#2e2838"),
        }) +
        form(
          "M40 62C34 20 72 4 98 14C126 22 128 54 116 76C130 94 112 110 126 130C104 130 98 110 94 98H64C64 118 46 130 28 124C44 108 32 88 40 62Z",
          hair,
          { within: line("M50 50q-6 30 -4 56M110 50q2 24 2 50M58 60q-4 24 -6 40", 1.6, "#8f2c14") },
        ) +
        form(
          "M84 116C112 106 142 122 156 104C166 90 158 76 150 68C142 62 134 62 128 52C142 46 154 52 158 60C160 48 170 40 188 42C184 56 178 66 168 70C184 88 184 118 160 134C138 148 102 148 80 142Z",
          "#2fae9c",
          {
            within:
              '<path d="M84 116C112 106 142 122 156 104C166 90 158 76 150 68L168 70C184 88 184 118 160 134C138 148 102 148 80 142Z" fill="url(#scales)"/>',
          },
        ) +
        form("M60 146C58 122 64 106 78 100C94 98 104 108 103 124C102 136 98 142 92 148Z", skin) +
        form(
          "M62 118C66 110 78 112 81 120C85 111 98 110 102 119C100 130 86 132 81 127C76 133 62 130 62 118Z",
          "#c85a9a",
          { width: 2.4 },
        ) +
        form("M56 64C54 42 66 34 82 34C100 34 108 46 107 64C106 84 94 96 81 96C67 96 57 84 56 64Z", skin) +
        form("M53 68C46 38 66 24 86 26C106 28 114 46 110 66C102 60 94 50 92 42C82 54 66 56 53 68Z", hair, {
          within: line("M66 40q-6 8 -8 18M98 36q6 8 8 18", 1.6, "#8f2c14"),
        }) +
        (mood
          ? face(pen, 81, 66, {
              mood,
              apart: 12,
              radius: 9.6,
              skin: mix(skin, "#7a4a9a", 0.35),
              iris: "#1f9a8a",
              blush: true,
              brow: { colour: "#8f2c14", high: 3 },
              mouth: { below: 19, wide: 7 },
            })
          : eye(pen, 69.5, 66, 10.2, {
              gaze: [0.8, 0.1],
              skin: mix(skin, "#7a4a9a", 0.35),
              lid: 0.34,
              iris: "#1f9a8a",
            }) +
            line("M61 60l-6 -3M62 57l-5 -5", 2) +
            line("M86 68Q94 75 101 67M100 69l5 2M98 72l4 3", 2.4) +
            brow(69, 51, 10, -10, "#8f2c14", 3) +
            brow(95, 56, 9, 14, "#8f2c14", 3) +
            `<ellipse cx="64" cy="79" rx="5" ry="3" fill="#e0503c" opacity=".5"/><ellipse cx="99" cy="79" rx="5" ry="3" fill="#e0503c" opacity=".5"/>` +
            mouth(pen, "oh", 84, 87, 11, "#8a1a2a")) +
        line("M80 70q4 5 0 7", WIDTH.detail) +
        form("M98 112C110 112 122 104 126 92L136 98C132 114 116 126 102 126Z", skin, { width: 2.8 }) +
        coin(133, 78, 9, 12, 0.95) +
        spark(146, 66, 6) +
        mitten(pen, 131, 95, 10, -8, skin) +
        coin(57, 86, 4.5, 0, 1) +
        [66, 73, 81, 89, 96]
          .map(
            (x, i) =>
              `<circle cx="${x}" cy="${101 + [0, 3, 4, 3, 0][i]!}" r="2.6" fill="#fff8e8" stroke="${INK}" stroke-width="1.2"/>`,
          )
          .join(""),
      front:
        flat("M0 140Q24 132 48 140T96 140T144 140T200 138V164H-12Z", "#3fb0b4") +
        line("M0 140Q24 132 48 140T96 140T144 140T200 138", 2.4, "#d8fff4") +
        placed(
          line("M0 0v-14l9 -3v14", 2.4, "#fff2b4") + flat(oval(-3, 1, 3.5, 2.6) + oval(6, -2, 3.5, 2.6), "#fff2b4"),
          114,
          44,
          -8,
        ) +
        placed(line("M0 0v-12", 2.2, "#fff2b4") + flat(oval(-3, 1, 3.2, 2.4), "#fff2b4"), 136, 34, 14),
    };
  },
};

export const zombie: Design = {
  dark: "#16202e",
  flame: "#e6ffb0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood,
      skin = SKIN.dead;
    return {
      back: backdrop(
        "#a8a2c4",
        "#4a4868",
        glow(56, 30, 80, "#d8ffc0", 0.7) +
          `<circle cx="48" cy="26" r="16" fill="#eefbd0"/>` +
          line("M178 96C176 70 182 54 172 30M176 66C186 56 190 44 198 40M174 48C164 40 160 28 154 24", 6, "#22203a") +
          form("M140 132V92C140 74 176 74 176 92V132Z", "#6f7088", {
            width: 3,
            within: line("M158 88v22M150 95h16", 3.4, "#3c3c52"),
          }) +
          form("M12 136V108C12 94 36 94 36 108V136Z", "#5c5d78", { width: 2.8 }) +
          flat("M0 126Q50 112 100 120T200 124V164H-12Z", "#2a3a30"),
      ),
      figure:
        form("M44 152C46 120 60 106 92 104C122 106 136 124 138 152Z", "#8a6f78", {
          within:
            line("M60 128l10 6l-8 6M118 122l-10 8l8 4", 2, "#2e2a3c") +
            flat("M84 104l8 20l10 -20Z", mix(skin, "#000000", 0.15)),
        }) +
        placed(
          form(
            "M-34 0C-36 -28 -18 -40 2 -40C24 -40 38 -26 36 0C35 14 32 22 24 30C20 42 -16 44 -22 32C-32 24 -34 14 -34 0Z",
            skin,
            { within: flat("M-34 6C-26 12 -24 24 -22 34H-36Z", "#76a058") },
          ) +
            form("M4 -40C6 -32 14 -34 16 -27C22 -28 26 -22 33 -22C28 -34 18 -41 4 -40Z", "#e08a94", {
              width: 2.6,
              within: line("M12 -38q4 4 8 2t8 6", 1.4, "#8a3444"),
            }) +
            line("M-18 -37q-4 -8 -12 -8M-10 -40q0 -8 -6 -12M-2 -41q4 -8 2 -12", 2.4, "#3c3420") +
            (mood
              ? face(pen, 0, -4, {
                  mood,
                  apart: 15.5,
                  radius: 11.8,
                  uneven: 0.8,
                  skin: "#7a9a58",
                  white: "#f4f0c4",
                  brow: null,
                  mouth: null,
                }) + mouth(pen, MOODS[mood].mouth, 2, 23, 15)
              : eye(pen, -15, -6, 12.5, {
                  gaze: [-0.7, -0.5],
                  skin: "#7a9a58",
                  lid: 0.14,
                  pupil: 0.26,
                  white: "#f4f0c4",
                }) +
                eye(pen, 16, -3, 8, { gaze: [0.8, 0.7], skin: "#7a9a58", lid: 0.3, pupil: 0.34, white: "#f4f0c4" }) +
                mouth(pen, "jag", 2, 22, 17)) +
            brow(-15, -24, 11, -10, "#4a5a3a", 4) +
            brow(17, -17, 8, 16, "#4a5a3a", 4) +
            line("M-2 6l-4 6M4 6l2 6", WIDTH.inner) +
            line("M-28 -18l12 -9M-27 -23l5 6M-22 -27l5 6M-18 -30l4 6", 1.6) +
            line("M26 8l8 6M27 14l7 -5", 1.6) +
            form("M36 -6C44 -10 46 -2 40 4L35 4Z", skin, { width: 2.6 }) +
            line("M42 -2C52 -8 50 -18 58 -18", 5.6, INK) +
            line("M42 -2C52 -8 50 -18 58 -18", 3.2, "#f09a8a") +
            flat(oval(57, -18.5, 0.9, 0.9), INK),
          92,
          70,
          -11,
        ) +
        form("M112 124C128 128 142 122 150 108L164 118C154 138 130 148 110 142Z", "#8a6f78", { width: 3 }) +
        form(
          "M146 116C140 104 146 96 152 98C150 84 156 80 160 84L162 96C162 82 170 80 172 86L171 100C176 90 182 92 181 99C178 116 170 128 158 126Z",
          skin,
          { width: 3, within: line("M160 96v8M170 99l-2 8", WIDTH.detail) },
        ) +
        form("M24 130C30 116 42 112 52 118L60 136L40 146Z", "#8a6f78", { width: 3 }) +
        form("M12 136C8 124 14 120 18 124C18 114 26 114 27 121C32 114 38 120 36 128C36 138 22 146 12 136Z", skin, {
          width: 2.8,
        }),
      front:
        form(
          "M0 152V140C20 130 30 142 50 136C72 128 92 140 112 136C134 130 150 144 170 138C184 134 192 138 200 140V152Z",
          "#4a3a2c",
          { width: 3, within: flat(oval(60, 146, 4, 2) + oval(124, 145, 5, 2) + oval(24, 146, 3, 2), "#7a6248") },
        ) + `<path d="M-4 130Q40 118 90 128T204 124V140H-4Z" fill="#cfe8c0" opacity=".16"/>`,
    };
  },
};

export const executioner: Design = {
  dark: "#2a0c18",
  flame: "#ffe0a0",
  draw(pen, look) {
    const { form, glow, backdrop } = pen;
    const mood = look.mood || "shame",
      skin = SKIN.tan,
      hood = "#33283c";
    return {
      back: backdrop(
        "#e08a52",
        "#6a2a30",
        glow(60, 50, 90, "#ffe6a0", 0.8) +
          flat("M0 96Q20 84 40 96T80 94T120 96T160 94T200 96V164H-12Z", "#542028") +
          [10, 34, 60, 140, 170, 190].map((x, i) => flat(oval(x, 104 + (i % 2) * 4, 10, 11), "#43181f")).join("") +
          line("M14 150V12H74", 8, "#3a161c") +
          line("M54 12v22", 3, "#3a161c") +
          line(oval(54, 42, 7, 9), 3, "#3a161c") +
          flat("M0 134h200v16H0Z", "#4a2c20") +
          line("M0 134h200M40 134v16M96 134v16M150 134v16", 2, "#2a1610"),
      ),
      figure:
        cast(100, 149, 90) +
        form("M14 152C12 116 40 100 100 98C160 100 190 116 188 152Z", skin, {
          within:
            line("M60 132q8 8 22 8M140 132q-8 8 -22 8", 2, "#7a4a2c") +
            line("M98 136l-3 6M104 138l0 6M92 140l-4 4M110 139l3 5", 1.5, "#5a3420"),
        }) +
        form("M36 112L52 104L138 152H108Z", "#5c3420", {
          width: 2.8,
          within: flat(oval(78, 129, 3.5) + oval(100, 142, 3.5), "#e0a83a"),
        }) +
        form(
          "M60 84C56 36 78 10 98 8C106 6 112 12 108 18C130 26 144 50 140 84C152 98 146 108 134 112C112 121 88 121 66 112C54 108 48 98 60 84Z",
          hood,
          { within: line("M72 100q28 12 56 0M98 14q-6 14 -4 22", 2, "#15101c") },
        ) +
        flat(`${oval(81, 68, 17, 16)}${oval(119, 68, 17, 16)}${oval(100, 97, 18, 11)}`, skin) +
        line(`${oval(81, 68, 17, 16)}${oval(119, 68, 17, 16)}${oval(100, 97, 18, 11)}`, WIDTH.inner) +
        face(pen, 100, 69, {
          mood,
          apart: 18.5,
          radius: 11.4,
          uneven: 1.05,
          skin: mix(skin, "#5a2a20", 0.25),
          gaze: look.gaze ?? (look.mood ? expressionOf(mood).gaze : [-0.9, 0.35]),
          iris: "#6a4a2a",
          brow: { colour: "#8a7aa4", wide: 12, high: 4 },
          mouth: { right: 0, below: 28, wide: 9 },
        }) +
        form("M166 152L160 26L169 25L178 152Z", "#8a5c34", { width: 2.8 }) +
        form(
          "M162 30C150 22 142 24 134 14C134 40 136 58 146 72C152 64 158 62 164 62ZM168 30C176 26 186 24 194 16C196 36 194 52 188 66C182 60 174 60 169 61Z",
          "#b9c2cc",
          {
            dark: 0.55,
            within: line("M138 22C140 44 142 56 148 66", 2, "#fff") + flat("M150 60l6 -6l2 8Z", "#8a2430", 0.8),
          },
        ) +
        mitten(pen, 172, 112, 15, 6, skin) +
        line("M46 118C44 100 50 92 46 80", 4.4, INK) +
        line("M46 118C44 100 50 92 46 80", 2.2, "#6a9a3a") +
        form("M47 100C54 94 60 96 62 100C56 106 50 104 47 100Z", "#6a9a3a", { width: 1.8 }) +
        [0, 51, 103, 154, 206, 257, 309]
          .map((a) =>
            placed(
              form(oval(0, -8.5, 4.2, 6), "#fffaf0", { width: 1.8, smooth: true, shade: [-1, -1], rim: [1, 1] }),
              45,
              74,
              a,
            ),
          )
          .join("") +
        form(oval(45, 74, 5, 5), "#f2b632", { width: 1.8 }) +
        mitten(pen, 44, 122, 14, -10, skin),
      front: "",
    };
  },
};
