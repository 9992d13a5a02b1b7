/** The evening that a table has become in its chronicle, for whoever has the chronicle's link. */

import { loadTale, type Tale } from "../games/tale";
import { chronicleInfo } from "../lib/api";
import type { ChronicleInfo, Evening, TableInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { speak } from "../lib/words.svelte";
import { known } from "./ring";

export interface Played {
  info: ChronicleInfo;
  evening: Evening;
  tale: Tale;
}

const SOON = [0, 300, 700, 1500, 3000]; // ms before each look: it is written down as the game ends

/** The evening of a table that is over; null if it belongs to no chronicle of this device's. */
export async function played({ table, game, chronicle }: TableInfo): Promise<Played | null> {
  const key = chronicle ? known(chronicle)?.key : undefined;
  const tale = key ? await loadTale(game) : null;
  if (!chronicle || !key || !tale) return null;
  for (const wait of SOON) {
    await new Promise((done) => setTimeout(done, wait));
    const info = await chronicleInfo(chronicle, key);
    const evening = info.evenings.find((each) => each.table === table);
    if (!evening) continue;
    await speak(settings.language, "chronicle", ...tale.catalogues);
    return { info, evening, tale };
  }
  return null;
}
