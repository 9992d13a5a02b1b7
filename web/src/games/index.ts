/** The games' parts of the table page, loaded when a table is opened. */

import type { GameModule } from "./module";
import { addIcons } from "../lib/icons";

interface Loaded {
  default: GameModule;
  icons?: Record<string, string>;
}

const MODULES = import.meta.glob<Loaded>("./*/index.ts");

/** A game's part of the page, with its drawings ready; one without a folder is played by the Choices alone. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/index.ts`] ?? ((): Promise<Loaded> => import("./plain"));
  const loaded = await load();
  addIcons(loaded.icons ?? {});
  return loaded.default;
}
