import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";
import { onGrid } from "./paths.ts";

const SUFFIX = "?sprite";

/** `import sprite from "./looterz.json?sprite"`: the drawings that the list names, and no others, by name. */
export function sprites(): Plugin {
  return {
    name: "lootkeep-sprites",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const found = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return found ? `\0${found.id.replace(/\.json$/, ".list")}${SUFFIX}` : null;
    },
    load(id) {
      if (!id.startsWith("\0") || !id.endsWith(SUFFIX)) return null;
      const file = id.slice(1, -SUFFIX.length).replace(/\.list$/, ".json");
      this.addWatchFile(file);
      const names: string[] = JSON.parse(readFileSync(file, "utf-8"));
      const drawn = Object.fromEntries(names.map((name) => [name, drawing(name, basename(file))]));
      return `export default ${JSON.stringify(drawn)}`;
    },
  };
}

/** One drawing of game-icons.net; a name that it does not know stops the build. */
function drawing(name: string, list: string): string {
  const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`src/icons/${list}: game-icons has no ${JSON.stringify(name)}`);
  return icon.body
    .replaceAll(' fill="currentColor"', "")
    .replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${onGrid(data)}"`);
}
