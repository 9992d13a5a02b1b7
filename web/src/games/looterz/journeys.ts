/** Where pieces come from and where they go to, by what happened. Places on the page are named by `data-place`. */

import type { Event } from "../../lib/game";
import { seatOf } from "./dice";
import { kindOf } from "./shapes";

/** Cards that go from one place to another, and have no piece of their own there. */
export interface Errand {
  from: string;
  to: string;
}

/** Where a piece that is new on the table came from; `play:hydra#1` is a Looter, `hand:hydra:0` a card in hand. */
export function origin(piece: string, news: readonly Event[], gone: readonly string[]): string | null {
  const [zone, name] = piece.split(":") as [string, string];
  if (zone === "hand") return "inn";
  const event = news.find(({ id, args }) => args.card === `@card/${name}` && /recruited|mustered$/.test(id));
  if (event?.id === "looterz-event-mustered") return "inn";
  if (event) return gone.find((each) => each.startsWith(`hand:${kindOf(name)}:`)) ?? `hand-${seatOf(event.args.seat)}`;
  return news.some(({ id, args }) => id === "looterz-event-raised" && args.target === `@card/${name}`) ? "grave" : null;
}

/** Where a piece that is no longer on the table went; null: it needs no flight of its own. */
export function goal(piece: string, news: readonly Event[]): string | null {
  const [zone, name] = piece.split(":") as [string, string];
  const dies = /-(died|destroyed|sacrificed)$/;
  if (zone === "play")
    return news.some(({ id, args }) => args.card === `@card/${name}` && dies.test(id)) ? "grave" : null;
  const discarded = ({ id, args }: Event) => id === "looterz-event-discarded" && kindOf(String(args.card)) === name;
  return news.some(discarded) ? "grave" : null;
}

/** Cards that go into hands which this seat does not see, or leave them. */
export function errands(news: readonly Event[], eyes: number | null): Errand[] {
  return news.flatMap(({ id, args }): Errand[] => {
    const seat = seatOf(args.seat);
    if (seat === eyes) return [];
    if (id === "looterz-event-drew") return [{ from: "inn", to: `hand-${seat}` }];
    return id === "looterz-event-discarded" ? [{ from: `hand-${seat}`, to: "grave" }] : [];
  });
}
