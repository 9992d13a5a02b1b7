/** Draw every picture, and sheets on which they can be compared: at card size, at 74 px, in every state.
 *
 * node pictures.mjs FOLDER: writes an SVG for each, and sheet.html.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit, stdout } from "node:process";
import { runnerImport } from "vite";

const folder = argv[2];
if (!folder) {
    console.error("pictures.mjs: say where to: node pictures.mjs FOLDER");
    exit(2);
}
const load = async (path) => (await runnerImport(new URL(path, import.meta.url).pathname)).module;
const { scene } = await load("art/design.ts");
const looterz = await load("art/looterz.ts");

const { picture } = await load("art/pen.ts");
const { goblin, rigor } = await load("art/kragmortha.ts");
const clans = await load("art/clans.ts");
const { warrior } = await load("art/heroes.ts");
const bots = await load("art/bots.ts");
const rooms = await load("art/rooms.ts");

const MOODS = ["calm", "gloat", "shock", "shame", "asleep"];
const others = [
    ["goblin", 160, 164, MOODS.map((mood) => goblin({ mood, isLooked: mood === "shame" }))],
    ["rigor", 160, 164, [rigor(), rigor({ gaze: [-1, 0] }), rigor({ gaze: [1, 0.6] })]],
    ["warrior", 160, 164, [warrior(), warrior({ mood: "rage" }), warrior({ ex: true })]],
    ["ratkin", 200, 150, Object.values(clans).map((draw) => draw())],
    ...Object.entries(bots).map(([name, draw]) => [name, 120, 120, MOODS.map((mood) => draw(mood))]),
    ["rooms", 240, 240, Object.entries(rooms).filter(([name]) => name !== "stage").map(([, draw]) => draw())],
];

const STATES = ["ready", "acted", "wounded", "exhausted", "aimed"];
mkdirSync(folder, { recursive: true });
const rows = Object.entries(looterz).map(([name, design]) => {
    const pictures = STATES.map((state) => {
        const file = `${name}-${state}.svg`;
        const text = scene(design, state);
        writeFileSync(join(folder, file), text);
        return { file, size: text.length };
    });
    const [ready] = pictures;
    const large = pictures.map(({ file }) => `<img src="${file}" width="200" height="150" alt="">`).join("");
    return {
        name,
        size: ready.size,
        html: `<tr><th>${name}</th><td>${large}<img src="${ready.file}" width="74" height="56" alt=""></td></tr>`,
    };
});
for (const [name, width, height, drawings] of others) {
    const files = drawings.map((drawing, i) => {
        writeFileSync(join(folder, `${name}-${i}.svg`), picture(width, height, drawing));
        return `<img src="${name}-${i}.svg" width="${Math.min(200, width)}" height="${(Math.min(200, width) * height) / width}" alt="">`;
    });
    rows.push({ name, size: drawings[0].length, html: `<tr><th>${name}</th><td>${files.join("")}</td></tr>` });
}
writeFileSync(
    join(folder, "sheet.html"),
    `<!doctype html><meta charset="utf-8"><style>body{background:#2b1d14;color:#f6e9cf;font:16px sans-serif}img{margin:4px;border-radius:10px;object-fit:cover}</style><table>${rows.map(({ html }) => html).join("")}</table>`,
);
for (const { name, size } of rows) stdout.write(`${name.padEnd(14)} ${(size / 1000).toFixed(1)} KB of text\n`);
