/** What happened while somebody waited: a line for each chapter of others, with what was weightiest in it. */

import type { Event } from "../lib/game";
import { RANKS, type Score, type View } from "./beat";

export interface Line {
  seat: number | null; // whose turn it was; null: nobody's
  events: readonly Event[]; // worth telling, in their order
  top: Event; // the weightiest, of equals what it came to, where there is room for no more
  chapter: readonly Event[]; // all of it
  gain: number; // what it has brought them of what wins
  hurts: boolean; // it hit me
}

/** Through whose eyes which game is told, and since when: the ply of my last answer, or null if nobody knows. */
export interface Telling {
  score: Score;
  teller: (event: Event) => number | null;
  eyes: number | null;
  since: number | null;
}

interface Chapter {
  seat: number | null;
  events: Event[];
}

const MOST = 2; // events of a line
const MORE = 1.5; // of a rank, what brings them something of what wins, or takes something from me for good

/** The lines of what I have waited for: what hit me comes first, then what was dramatic or brought them something. */
export function recap(events: readonly Event[], { score, teller, eyes, since }: Telling, view: View): Line[] {
  const all = chaptered(events, score, teller);
  const waited = since === null ? sinceMyTurn(all, eyes) : sincePly(all, since);
  const hits = (event: Event): boolean => eyes !== null && (score.concerns?.(event, view, eyes) ?? false);
  const harms = (event: Event): boolean => hits(event) && event.args.n !== 0; // a miss does not
  const rank = (event: Event, seat: number | null): number => {
    const hitting = hits(event) ? RANKS.dramatic + (score.isLoss?.(event) ? MORE : 0) : 0;
    const brings = seat !== null && (score.gain?.(event, seat) ?? 0) > 0;
    return RANKS[score.weigh(event)] + hitting + (brings ? MORE : 0);
  };
  return waited
    .filter(({ seat }) => seat === null || seat !== eyes)
    .flatMap(({ seat, events: chapter }) => {
      const deeds = chapter.filter((event) => !score.opens(event) && rank(event, seat) >= RANKS.normal);
      const ranked = [...deeds].sort((a, b) => rank(b, seat) - rank(a, seat)).slice(0, MOST);
      if (!ranked[0]) return []; // trifles are not worth a line
      const most = rank(ranked[0], seat);
      const top = deeds.findLast((event) => rank(event, seat) === most)!;
      const gain = seat === null ? 0 : chapter.reduce((sum, event) => sum + (score.gain?.(event, seat) ?? 0), 0);
      const events = deeds.filter((event) => ranked.includes(event));
      return [{ seat, events, top, chapter, gain, hurts: chapter.some(harms) }];
    });
}

/** What happened before the first chapter was nobody's turn. */
function chaptered(events: readonly Event[], score: Score, teller: Telling["teller"]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of events) {
    if (score.opens(event)) chapters.push({ seat: teller(event), events: [] });
    chapters.at(-1)?.events.push(event);
  }
  return chapters;
}

function sincePly(chapters: Chapter[], since: number): Chapter[] {
  return chapters
    .map(({ seat, events }) => ({ seat, events: events.filter(({ ply }) => ply >= since) }))
    .filter(({ events }) => events.length > 0);
}

/** Who has just come to the page is told what happened since their last turn, unless the new one is under way. */
function sinceMyTurn(chapters: Chapter[], eyes: number | null): Chapter[] {
  const last = chapters.at(-1);
  const isMine = last !== undefined && last.seat === eyes;
  if (isMine && last.events.length > 1) return [];
  const before = isMine ? chapters.slice(0, -1) : chapters;
  return before.slice(before.findLastIndex(({ seat }) => seat === eyes) + 1);
}
