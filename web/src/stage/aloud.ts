/** What is said to ears: beat by beat where all is shown; a chapter at a time where it passes too quickly for that. */

import type { Event } from "../lib/game";
import { RANKS, type Score } from "./beat";

const MOST = 8; // events of an entry; whoever listens can read the rest in the Chronicle

/** The entries that can be said now, and what still waits for the rest of its chapter. */
export interface Aloud {
  entries: readonly (readonly Event[])[];
  waiting: readonly Event[];
}

/** How it is said: in brief an entry is a chapter, which waits for its end unless it is due, as before a question. */
export interface Manner {
  isBrief: boolean;
  isDue: boolean;
}

/** What is said when some events are told, after others that have waited. */
export function aloud(
  waiting: readonly Event[],
  news: readonly Event[],
  score: Score,
  { isBrief, isDue }: Manner,
): Aloud {
  const entries: Event[][] = waiting.length > 0 ? [[...waiting]] : [];
  for (const event of news) {
    if (score.opens(event) || entries.length === 0) entries.push([event]);
    else entries.at(-1)!.push(event);
  }
  const last = isBrief && !isDue ? (entries.pop() ?? []) : [];
  return { entries: entries.map((each) => weightiest(each, score)), waiting: last };
}

/** No more than somebody would listen to, in its order: the weightiest, and of these the last. */
function weightiest(events: readonly Event[], score: Score): readonly Event[] {
  if (events.length <= MOST) return events;
  const ranked = events.map((event, i) => ({ event, i, rank: RANKS[score.weigh(event)] }));
  const kept = ranked.sort((a, b) => b.rank - a.rank || b.i - a.i).slice(0, MOST);
  return kept.sort((a, b) => a.i - b.i).map(({ event }) => event);
}
