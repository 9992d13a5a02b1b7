/** A small honour for every seat at the end of a game, counted from what everybody has seen. */

import { doorOf, type Honour } from "../games/door";
import type { Event } from "../lib/game";

export interface Awarded {
  id: string;
  icon: string;
  count: number;
}

/**
 * One honour for each of these seats, in this order: what it did most, beside who did most of it. What another seat is
 * honoured for comes last, and nobody is honoured for nothing.
 */
export function honours(game: string, events: readonly Event[], seats: readonly number[]): Map<number, Awarded> {
  const tallies = doorOf(game).honours.map((honour) => ({ honour, counts: counted(honour, game, events) }));
  const given = new Set<string>();
  const found = new Map<number, Awarded>();
  for (const seat of seats) {
    const worth = ({ honour, counts }: (typeof tallies)[number]): number =>
      (counts.get(seat) ?? 0) / Math.max(1, ...counts.values()) - (given.has(honour.id) ? 1 : 0);
    const [best] = tallies.filter(({ counts }) => (counts.get(seat) ?? 0) > 0).sort((a, b) => worth(b) - worth(a));
    if (!best) continue;
    const { id, icon } = best.honour;
    given.add(id);
    found.set(seat, { id, icon, count: best.counts.get(seat)! });
  }
  return found;
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
