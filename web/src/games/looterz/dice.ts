/** The dice in the tray: those that fell last, or those that an answer would roll. */

import type { Event, Face, Message, Odds, Option } from "../../lib/game";
import { kindOf } from "./shapes";

/** Dice with whoever rolls them; `values` is null before they are rolled. */
export interface Roll {
  id: string; // another roll is another id
  seat: number;
  what: Message;
  power: number;
  values: number[] | null;
  odds: Odds | null;
}

/** The last roll of the game so far, if there was one. */
export function lastRoll(events: readonly Event[], face: (kind: string) => Face | undefined): Roll | null {
  const event = events.findLast((each) => Array.isArray(each.args.dice));
  if (!event) return null;
  return {
    id: `${event.ply}:${String(event.args.card)}:${String(event.args.dice)}`,
    seat: seatOf(event.args.seat),
    what: said(event),
    power: face(kindOf(String(event.args.card)))?.numbers.power ?? 0,
    values: event.args.dice as number[],
    odds: null,
  };
}

/** What an answer would roll, if it rolls at all. */
export function foreseen(option: Option | undefined, seat: number): Roll | null {
  if (!option?.odds) return null;
  const { power } = option.odds;
  return { id: option.id, seat, what: said(option.text), power, values: null, odds: option.odds };
}

/** "Hydra attacks the King", in few words; both an event and an option know who and whom. */
function said({ args }: Message): Message {
  const { card, target } = args;
  if (card && target) return { id: "web-looterz-roll-attack", args: { card, target } };
  return { id: "web-looterz-roll-search", args: { card: card ?? "" } };
}

/** The number of a seat reference. */
export function seatOf(reference: unknown): number {
  return Number(String(reference).split("/")[1]);
}
