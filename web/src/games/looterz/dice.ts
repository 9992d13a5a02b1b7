/** The dice in the tray: those that fell last, or those that an answer would roll. */

import type { Event, Face, Message, Odds, Option } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { kindOf, type LooterzView } from "./shapes";

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

/** What has become of a Looter that was hurt just now: its hearts before and after. */
export interface Wound {
  card: string; // its kind
  printed: number;
  before: number;
  after: number;
}

/** The wound that was told last, if there was one. */
export function lastWound({ news, before, view, speech }: WoundedTable): Wound | null {
  const hurt = news.findLast(({ id }) => /-(attacked|damaged|drained|cursed)$/.test(id));
  const card = String(hurt?.args.target).replace("@card/", "");
  const was = lifeOf(card, before);
  const is = lifeOf(card, view) ?? 0;
  if (!hurt || was === null || was <= is) return null;
  const printed = speech.face(kindOf(card))?.numbers.life ?? was;
  return { card: kindOf(card), printed, before: was, after: is };
}

type WoundedTable = Pick<TableView, "news" | "before" | "view" | "speech">;

function lifeOf(card: string, view: TableView["view"]): number | null {
  const all = (view as LooterzView).players.flatMap(({ looterz }) => looterz);
  return all.find((looter) => looter.card === card)?.life ?? null;
}

/** The number of a seat reference. */
export function seatOf(reference: unknown): number {
  return Number(String(reference).split("/")[1]);
}
