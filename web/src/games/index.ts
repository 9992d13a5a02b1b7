/** The games that have a table page, loaded when one is opened. */

import type { GameModule } from "./module";
import { addIcons } from "../lib/icons";

interface Loaded {
  default: GameModule;
  icons: Record<string, string>;
}

const MODULES: Record<string, () => Promise<Loaded>> = {
  looterz: () => import("./looterz"),
  kragmortha: () => import("./kragmortha"),
  heroes: () => import("./heroes"),
};

/** A game's part of the page, with its drawings ready. */
export async function loadGame(game: string): Promise<GameModule> {
  const loaded = await MODULES[game]!();
  addIcons(loaded.icons);
  return loaded.default;
}
