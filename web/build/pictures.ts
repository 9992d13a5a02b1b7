import { createHash } from "node:crypto";
import { basename } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Design, State, scene } from "../art/design.ts";

const SUFFIX = "?pictures";
const STATES: State[] = ["ready", "acted", "wounded", "exhausted", "aimed"];

/** `import pictures from "../art/looterz.ts?pictures"`: every design of that file as an image in each state, by its name;
 * what is there is where it lies. They are drawn once, here. */
export function pictures(): Plugin {
  let isServed = false;
  return {
    name: "lootkeep-pictures",
    enforce: "pre",
    configResolved(config) {
      isServed = config.command === "serve";
    },
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const found = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return found ? `\0${found.id}${SUFFIX}` : null;
    },
    async load(id) {
      if (!id.startsWith("\0") || !id.endsWith(SUFFIX)) return null;
      const file = id.slice(1, -SUFFIX.length);
      this.addWatchFile(file);
      const { module: designs } = await runnerImport<Record<string, Design>>(file);
      const { module: kit } = await runnerImport<{ scene: typeof scene }>(file.replace(basename(file), "design.ts"));
      const put = (name: string, source: string): string => {
        if (isServed) return `data:image/svg+xml,${encodeURIComponent(source)}`;
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/${name}-${hash}.svg`;
        this.emitFile({ type: "asset", fileName, source });
        return `/${fileName}`;
      };
      const drawn: Record<string, Partial<Record<State, string>>> = {};
      for (const [name, design] of Object.entries(designs)) {
        drawn[kebab(name)] = Object.fromEntries(
          STATES.map((state) => [state, put(`${kebab(name)}-${state}`, shortened(kit.scene(design, state)))]),
        );
      }
      return `export default ${JSON.stringify(drawn)}`;
    },
  };
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Numbers to a tenth: on a card nobody sees the difference. */
function shortened(svg: string): string {
  return svg.replaceAll(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
