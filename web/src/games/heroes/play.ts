/** The card that is being played: which side of it, and which of its icons are left. */

import type { Event } from "../../lib/game";
import { type HeroesView, named, numberOf, seatOf } from "./shapes";

export interface InPlay {
  kind: string;
  side: number;
  left: number[] | null; // the places of the icons that are left; null: not known in the middle of one
}

const OF_A_CARD = ["icons", "carry", "ambush", "swarm", "momentum", "take-tactic", "plan", "lay"];

/** The card that a seat is playing now, if any. */
export function inPlay(view: HeroesView, events: readonly Event[], seat: number): InPlay | null {
  const pending = view.pending;
  if (!pending || pending.seat !== seat || view.active !== seat || !OF_A_CARD.includes(pending.step)) return null;
  if (view.phase !== "play") return null;
  const played = events.findLast((event) => event.id === "heroes-event-played");
  const kind = view.players[seat]?.played.cards?.at(-1);
  if (!played || !kind || seatOf(played) !== seat || named(played, "card") !== kind) return null;
  return { kind, side: numberOf(played, "n") - 1, left: pending.icons };
}
