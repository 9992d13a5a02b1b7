import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { compressed } from "./build/compress.ts";
import { sprites } from "./build/icons.ts";
import { pictures } from "./build/pictures.ts";

const server = process.env.LOOTKEEP_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [sprites(), pictures(), svelte(), compressed()],
  css: { postcss: { plugins: [globalData({ files: ["src/styles/breakpoints.css"] }), customMedia()] } },
  build: {
    outDir: "../src/lootkeep/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy lets no scripts or styles in from data addresses
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
