/** Small honours for the end of a game, counted from what everybody has seen. */

import { doorOf, type Honour } from "../games/door";
import type { Event } from "../lib/game";

export interface Awarded {
  id: string;
  icon: string;
  seats: number[]; // those who share it
  count: number;
}

/** Who did each thing most; nobody is honoured for nothing. */
export function honours(game: string, events: readonly Event[]): Awarded[] {
  return doorOf(game).honours.flatMap((honour) => {
    const counts = counted(honour, game, events);
    const most = Math.max(0, ...counts.values());
    if (most === 0) return [];
    const seats = [...counts].filter(([, count]) => count === most).map(([seat]) => seat);
    return [{ id: honour.id, icon: honour.icon, seats: seats.sort((a, b) => a - b), count: most }];
  });
}

function counted(honour: Honour, game: string, events: readonly Event[]): Map<number, number> {
  const ids = new Set(honour.events.map((name) => `${game}-event-${name}`));
  const counts = new Map<number, number>();
  for (const event of events) {
    const whose = event.args[honour.whose];
    if (!ids.has(event.id) || typeof whose !== "string") continue;
    const seat = Number(whose.slice("@seat/".length));
    const by = honour.adds ? Number(event.args.n ?? 0) : 1;
    counts.set(seat, (counts.get(seat) ?? 0) + by);
  }
  return counts;
}
