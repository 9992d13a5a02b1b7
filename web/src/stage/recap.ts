/** What happened while somebody waited: a line for each chapter of others, with what was weightiest in it. */

import type { Event } from "../lib/game";
import type { Score, View } from "./beat";

export interface Line {
  seat: number | null; // whose turn it was; null: nobody's
  events: readonly Event[]; // in their order
}

const MOST = 2; // events of a line
const RANKS = { silent: 0, trivial: 1, normal: 2, dramatic: 3 };

/**
 * The lines of some events: what hit me comes before what was dramatic, and that before the rest. What happened before
 * the first chapter of another was my own doing.
 */
export function recap(
  events: readonly Event[],
  score: Score,
  teller: (event: Event) => number | null,
  eyes: number | null,
  view: View,
): Line[] {
  const chapters: { seat: number | null; events: Event[] }[] = [];
  for (const event of events) {
    if (score.opens(event)) chapters.push({ seat: teller(event), events: [] });
    else chapters.at(-1)?.events.push(event);
  }
  const rank = (event: Event): number => {
    const isMine = eyes !== null && (score.concerns?.(event, view, eyes) ?? false);
    return RANKS[score.weigh(event)] + (isMine ? RANKS.dramatic : 0);
  };
  return chapters
    .filter(({ seat }) => seat === null || seat !== eyes)
    .map((chapter) => ({ seat: chapter.seat, events: weightiest(chapter.events, rank) }))
    .filter((line) => line.events.length > 0);
}

/** The weightiest of some events, in their order; trifles are not worth a line. */
function weightiest(events: readonly Event[], rank: (event: Event) => number): Event[] {
  const worthy = events.filter((event) => rank(event) >= RANKS.normal);
  const chosen = new Set([...worthy].sort((a, b) => rank(b) - rank(a)).slice(0, MOST));
  return worthy.filter((event) => chosen.has(event));
}
