import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Design, Drawing } from "../art/design.ts";
import type * as Kit from "../art/design.ts";

const SUFFIX = "?pictures";

/** `import pictures from "../art/looterz.ts?pictures"`: everything that is drawn in that file as images, by its name and
 * its state or look; what is there is where the image lies. They are drawn once, here. */
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
      const drawn = await everyPicture(file);
      this.addWatchFile(file);
      // One stamp for a whole file: the list of where they lie is part of a game's first page, and so packs to nothing.
      const stamp = createHash("sha256").update(JSON.stringify(drawn)).digest("base64url").slice(0, 8);
      const put = (name: string, source: string): string => {
        if (isServed) return `data:image/svg+xml,${encodeURIComponent(source)}`;
        const fileName = `assets/${name}-${stamp}.svg`;
        this.emitFile({ type: "asset", fileName, source });
        return `/${fileName}`;
      };
      const places = Object.entries(drawn).map(([name, looks]) => [
        name,
        Object.fromEntries(Object.entries(looks).map(([look, source]) => [look, put(`${name}-${look}`, source)])),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(places))}`;
    },
  };
}

const kits = new Map<string, Promise<typeof Kit>>(); // by their folder

function kitBeside(file: string): Promise<typeof Kit> {
  const place = join(dirname(file), "design.ts");
  const kit = kits.get(place) ?? runnerImport<typeof Kit>(place).then(({ module }) => module);
  kits.set(place, kit);
  return kit;
}

/** What a file draws: SVG by name and look. */
export async function everyPicture(file: string): Promise<Record<string, Record<string, string>>> {
  const [{ module }, kit] = await Promise.all([runnerImport<Record<string, unknown>>(file), kitBeside(file)]);
  const drawn: Record<string, Record<string, string>> = {};
  for (const [name, made] of Object.entries(module)) {
    if (isDrawing(made))
      drawn[kebab(name)] = mapped(Object.entries(made.looks), (look) => shortened(kit.drawn(made, look)));
    else if (isDesign(made))
      drawn[kebab(name)] = mapped(
        (made.states ?? kit.STATES).map((state) => [state, state]),
        (state) => shortened(kit.scene(made, state)),
      );
  }
  return drawn;
}

const mapped = <From>(entries: readonly (readonly [string, From])[], draw: (from: From) => string) =>
  Object.fromEntries(entries.map(([name, from]) => [name, draw(from)]));

const isDesign = (made: unknown): made is Design =>
  typeof made === "object" && made !== null && "draw" in made && "flame" in made;
const isDrawing = (made: unknown): made is Drawing =>
  typeof made === "object" && made !== null && "draw" in made && "looks" in made;

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Numbers to a tenth: on a card nobody sees the difference. */
function shortened(svg: string): string {
  return svg.replaceAll(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
