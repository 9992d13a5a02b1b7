/** Draw every picture, and the sheets on which they can be compared: at card size, at 74 px, on a phone, in every state,
 * and as the colour-blind see them.
 *
 * node pictures.mjs FOLDER: writes an SVG for each, the sheets as pages, and prints what they weigh.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { runnerImport } from "vite";

const folder = argv[2];
if (!folder) {
    console.error("pictures.mjs: say where to: node pictures.mjs FOLDER");
    exit(2);
}
const ART = fileURLToPath(new URL("art", import.meta.url));
const { everyPicture } = (await runnerImport(fileURLToPath(new URL("build/pictures.ts", import.meta.url)))).module;

// How the three kinds of colour-blindness see: matrices of Machado, Oliveira and Fernandes (2009) at full strength.
const KINDS = {
    protanopia: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
    deuteranopia: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
    tritanopia: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
};
const matrix = ([a, b, c, d, e, f, g, h, i]) => `${a} ${b} ${c} 0 0 ${d} ${e} ${f} 0 0 ${g} ${h} ${i} 0 0 0 0 0 1 0`;
const filters = Object.entries(KINDS)
    .map(
        ([kind, numbers]) =>
            `<filter id="${kind}" color-interpolation-filters="linearRGB"><feColorMatrix values="${matrix(numbers)}"/></filter>`,
    )
    .join("");

mkdirSync(folder, { recursive: true });
const files = readdirSync(ART).filter((name) => name.endsWith(".ts"));
const groups = [];
let [count, plain, packed] = [0, 0, 0];
for (const file of files) {
    const drawn = await everyPicture(join(ART, file));
    const pictures = Object.entries(drawn).map(([name, looks]) => {
        const images = Object.entries(looks).map(([look, svg]) => {
            const image = `${file.replace(".ts", "")}-${name}-${look}.svg`;
            writeFileSync(join(folder, image), svg);
            count += 1;
            plain += svg.length;
            packed += brotliCompressSync(svg).length;
            return { look, image };
        });
        const [, , wide, high] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(looks[images[0].look]).slice(1).map(Number);
        return { name, images, ratio: high / wide, isCard: wide === 200 };
    });
    if (pictures.length > 0) groups.push({ file, pictures });
}

const shown = ({ image }, width, ratio) =>
    `<img src="${image}" width="${width}" height="${Math.round(width * ratio)}" alt="">`;
const figure = ({ name, images, ratio }, width) =>
    `<figure>${shown(images[0], width, ratio)}<figcaption>${name}</figcaption></figure>`;
const each = (draw) =>
    groups.map(({ file, pictures }) => `<h2>${file}</h2><div>${pictures.map(draw).join("")}</div>`).join("");
const cards = groups.flatMap(({ pictures }) => pictures).filter(({ isCard }) => isCard);
const busts = groups.flatMap(({ pictures }) => pictures).filter(({ isCard }) => !isCard);
const row = (width) => [...cards, ...busts].map(({ images, ratio }) => shown(images[0], width, ratio)).join("");
const kinds = ["none", ...Object.keys(KINDS)];

const SHEETS = {
    cards: each((picture) => figure(picture, picture.isCard ? 200 : 150)),
    small: `<div>${row(74)}</div><div class="light">${row(74)}</div>`,
    phone: `<div class="phone">${[...cards, ...busts].map((picture) => figure(picture, 118)).join("")}</div>`,
    states: each(
        ({ name, images, ratio }) =>
            `<p><b>${name}</b><br>${images.map((image) => shown(image, 120, ratio)).join("")}${shown(images[0], 40, ratio)}</p>`,
    ),
    "colour-blind": kinds
        .map(
            (kind) =>
                `<h2>${kind}</h2><div style="filter:${kind === "none" ? kind : `url(#${kind})`}">${row(74)}</div>`,
        )
        .join(""),
};
const style =
    "body{margin:8px;background:#2b1d14;color:#f6e9cf;font:13px sans-serif}h2{margin:8px 0 2px;font-size:15px}" +
    "div{display:flex;flex-wrap:wrap;gap:5px;padding:4px}p{margin:2px 8px}figure{margin:0;text-align:center}" +
    "img{border-radius:8px}.light{background:#f6ecd8}.phone{width:374px}";
for (const [name, body] of Object.entries(SHEETS))
    writeFileSync(
        join(folder, `${name}.html`),
        `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style><svg width="0" height="0" style="position:absolute">${filters}</svg>${body}`,
    );

stdout.write(
    `${cards.length} cards, ${busts.length} busts and rooms: ${count} pictures, ${Math.round(plain / 1000)} KB of text, ` +
        `${Math.round(packed / 1000)} KB compressed, ${(packed / count / 1000).toFixed(1)} KB each; ` +
        `${Object.keys(SHEETS)
            .map((name) => `${name}.html`)
            .join(", ")} in ${folder}\n`,
);
