import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|html|svg|json)$/;
const LEAST = 256; // bytes; what is smaller hardly shrinks

/** Beside each text of the bundle the same compressed, so that the server never has to. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "lootkeep-compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const file = join(folder, name);
        if (!TEXTS.test(name) || statSync(file).size < LEAST) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text));
      }
    },
  };
}
