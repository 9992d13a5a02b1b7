/** Which sound belongs to what happens: each game has a table of its own. */

import type { Event } from "../lib/game";
import type { Score } from "../stage/beat";
import { RANKS } from "../stage/beat";
import type { Cue } from "./cues";

/** The sound of an event, by the last words of its id; a function where that depends. */
export type Sounds = Record<string, Cue | ((event: Event) => Cue | null)>;

const TABLES = import.meta.glob<{ SOUNDS: Sounds }>("../games/*/cues.ts");

/** The table of a game; a game without one is silent. */
export async function soundsOf(game: string): Promise<Sounds> {
  const load = TABLES[`../games/${game}/cues.ts`];
  return load ? (await load()).SOUNDS : {};
}

/** The one sound of what is told together: that of the heaviest event, of equals the last. */
export function heard(news: readonly Event[], sounds: Sounds, score: Score): Cue | null {
  let found: Cue | null = null;
  let most = -1;
  for (const event of news) {
    const cue = cueOf(event, sounds);
    const rank = RANKS[score.weigh(event)];
    if (cue && rank >= most) [found, most] = [cue, rank];
  }
  return found;
}

function cueOf(event: Event, sounds: Sounds): Cue | null {
  const kind = event.id.slice(event.id.indexOf("-event-") + "-event-".length);
  const found = sounds[kind];
  return typeof found === "function" ? found(event) : (found ?? null);
}
