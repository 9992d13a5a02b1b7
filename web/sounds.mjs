/** Make every sound of the house as files, and a sheet on which they can be seen: spectrograms, peaks, loudness.
 *
 * node sounds.mjs FOLDER: writes a WAV for each, sheet.png, and prints a table.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit, stdout } from "node:process";
import { deflateSync } from "node:zlib";
import { runnerImport } from "vite";

const folder = argv[2];
const say = (...words) => stdout.write(`${words.join(" ")}\n`);
if (!folder) {
    console.error("sounds.mjs: say where to: node sounds.mjs FOLDER");
    exit(2);
}
const load = async (path) => (await runnerImport(new URL(path, import.meta.url).pathname)).module;
const { RATE } = await load("src/sound/wave.ts");
const { CUES, made } = await load("src/sound/cues.ts");
const { room } = await load("src/sound/room.ts");
const { decibels, loudnessOf, peakOf } = await load("src/sound/loudness.ts");

// ---- a spectrogram

const WINDOW = 1024;
const [WIDE, HIGH] = [220, 120]; // pixels
const SECONDS = 2.2; // that a picture is wide

function powers(part) {
    const re = Float64Array.from(part, (each, i) => each * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (WINDOW - 1))));
    const im = new Float64Array(WINDOW);
    for (let i = 1, j = 0; i < WINDOW; i++) {
        let bit = WINDOW >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) [re[i], re[j]] = [re[j], re[i]];
    }
    for (let size = 2; size <= WINDOW; size <<= 1)
        for (let first = 0; first < WINDOW; first += size)
            for (let k = 0; k < size / 2; k++) {
                const turn = (-2 * Math.PI * k) / size;
                const [a, b] = [first + k, first + k + size / 2];
                const x = re[b] * Math.cos(turn) - im[b] * Math.sin(turn);
                const y = re[b] * Math.sin(turn) + im[b] * Math.cos(turn);
                [re[b], im[b]] = [re[a] - x, im[a] - y];
                [re[a], im[a]] = [re[a] + x, im[a] + y];
            }
    return re.map((each, i) => Math.hypot(each, im[i])).subarray(0, WINDOW / 2);
}

/** Time to the right, pitch upwards (40 Hz to 16 kHz, each octave as high), brighter is louder. */
function spectrogram(wave, seconds) {
    const picture = Array.from({ length: HIGH }, () => new Uint8Array(WIDE * 3));
    for (let x = 0; x < WIDE; x++) {
        const middle = Math.round((x / WIDE) * seconds * RATE);
        const part = new Float32Array(WINDOW);
        for (let i = 0; i < WINDOW; i++) part[i] = wave[middle - WINDOW / 2 + i] ?? 0;
        const found = powers(part);
        for (let y = 0; y < HIGH; y++) {
            const pitch = 40 * 400 ** ((HIGH - 1 - y) / (HIGH - 1));
            const bin = Math.min(WINDOW / 2 - 1, Math.round((pitch * WINDOW) / RATE));
            const light = Math.min(1, Math.max(0, (decibels(found[bin] / WINDOW) + 90) / 60));
            picture[y].set([255 * light, 200 * light ** 1.6, 110 * light ** 3].map(Math.round), x * 3);
        }
    }
    return picture;
}

function png(rows) {
    const table = Array.from({ length: 256 }, (_, n) => {
        let c = n;
        for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
        return c >>> 0;
    });
    const check = (data) => ~data.reduce((crc, byte) => table[(crc ^ byte) & 255] ^ (crc >>> 8), ~0) >>> 0;
    const chunk = (type, data) => {
        const body = Buffer.concat([Buffer.from(type), data]);
        const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
        length.writeUInt32BE(data.length);
        crc.writeUInt32BE(check(body));
        return Buffer.concat([length, body, crc]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(rows[0].length / 3, 0);
    head.writeUInt32BE(rows.length, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const lines = Buffer.concat(rows.map((row) => Buffer.concat([Buffer.from([0]), row])));
    const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
        magic,
        chunk("IHDR", head),
        chunk("IDAT", deflateSync(lines)),
        chunk("IEND", Buffer.alloc(0)),
    ]);
}

function wav(wave) {
    const file = Buffer.alloc(44 + 2 * wave.length);
    file.write("RIFF", 0);
    file.writeUInt32LE(36 + 2 * wave.length, 4);
    file.write("WAVEfmt ", 8);
    file.writeUInt32LE(16, 16);
    file.writeUInt16LE(1, 20);
    file.writeUInt16LE(1, 22);
    file.writeUInt32LE(RATE, 24);
    file.writeUInt32LE(2 * RATE, 28);
    file.writeUInt16LE(2, 32);
    file.writeUInt16LE(16, 34);
    file.write("data", 36);
    file.writeUInt32LE(2 * wave.length, 40);
    wave.forEach((each, i) => file.writeInt16LE(Math.round(32767 * Math.max(-1, Math.min(1, each))), 44 + 2 * i));
    return file;
}

// ---- the sheet

mkdirSync(folder, { recursive: true });
const began = performance.now();
const sounds = [...CUES.map((cue) => [cue, made(cue), SECONDS]), ["room", room(), 24]];
const took = performance.now() - began;
const COLUMNS = 6;
const rows = [];
say("sound      seconds   peak dB   loudness dB");
for (const [name, wave] of sounds) {
    writeFileSync(join(folder, `${name}.wav`), wav(wave));
    const figures = [wave.length / RATE, decibels(peakOf(wave)), loudnessOf(wave)].map((n) => n.toFixed(2).padStart(9));
    say(name.padEnd(9), figures.join(" "));
}
for (let first = 0; first < sounds.length; first += COLUMNS) {
    const line = sounds.slice(first, first + COLUMNS).map(([, wave, seconds]) => spectrogram(wave, seconds));
    for (let y = 0; y < HIGH + 6; y++) {
        const row = new Uint8Array(COLUMNS * (WIDE + 6) * 3).fill(60);
        if (y < HIGH) line.forEach((picture, i) => row.set(picture[y], i * (WIDE + 6) * 3));
        rows.push(row);
    }
}
writeFileSync(join(folder, "sheet.png"), png(rows));
say(
    `${sounds.length} sounds, made in ${Math.round(took)} ms; ${join(folder, "sheet.png")}: six in a row, in this order`,
);
