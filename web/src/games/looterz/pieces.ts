/** Which answers a piece on the table stands for, and how it is lit. */

import type { Decision, Event, Option, Refusal } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { kindOf, type Looter, type LooterzView, type Player, type Verb } from "./shapes";

export type Look = "legal" | "aim" | "chosen" | "acted" | "shut" | "";

/** A piece in this decision. */
export interface Standing {
  look: Look;
  options: Option[];
  refused: Refusal[];
}

const HARMFUL: ReadonlySet<Verb> = new Set([
  "attack",
  "destroy",
  "damage",
  "drain",
  "shoot",
  "sacrifice",
  "devour",
  "control",
  "steal",
]);

/** What an answer does: the first word of its text form. */
export function verb(choice: Option | Refusal): Verb {
  return choice.notation.split(" ")[0] as Verb;
}

/** Whether an answer is aimed at somebody or something, and hurts. */
export function harms(option: Option): boolean {
  const isAimed = option.touches.seats.length > 0 || "target" in option.text.args;
  return isAimed && HARMFUL.has(verb(option));
}

/** A Looter in play. */
export function ofLooter(decision: Decision | null, view: LooterzView, looter: Looter, seat: number): Standing {
  const options = decision?.options.filter((option) => option.touches.cards.includes(looter.card)) ?? [];
  const refused = decision?.refused.filter((refusal) => refusal.touches.cards.includes(looter.card)) ?? [];
  const hasActed = looter.acted && view.active === seat;
  const acts = view.pending?.card === looter.card && view.pending.seat === seat;
  const look = lit(options) || (acts ? "chosen" : hasActed ? "acted" : refused.length ? "shut" : "");
  return { look, options, refused };
}

/** A card in the hand of whoever looks. */
export function ofHand(decision: Decision | null, kind: string): Standing {
  const options = decision?.options.filter((each) => each.touches.kinds.includes(kind) && verb(each) !== "raise") ?? [];
  return { look: lit(options), options, refused: [] };
}

/** A kind in the graveyard: it may be raised, or its Last Wish may come next. */
export function ofGrave(decision: Decision | null, kind: string): Standing {
  const concerns = (choice: Option | Refusal) =>
    (verb(choice) === "raise" && choice.touches.kinds.includes(kind)) ||
    (verb(choice) === "wish" && choice.touches.cards.some((card) => kindOf(card) === kind));
  const options = decision?.options.filter(concerns) ?? [];
  const refused = decision?.refused.filter(concerns) ?? [];
  return { look: lit(options) || (refused.length ? "shut" : ""), options, refused };
}

/** A player, of whom may be stolen. */
export function ofSeat(decision: Decision | null, seat: number): Standing {
  const steals = (choice: Option | Refusal) => verb(choice) === "steal" && choice.touches.seats.includes(seat);
  const options = decision?.options.filter(steals) ?? [];
  const refused = decision?.refused.filter(steals) ?? [];
  return { look: lit(options), options, refused };
}

/** Whether what lies large just now hits a player, or a Looter of theirs. */
export function isHit({ spot }: Pick<TableView, "spot">, { seat, looterz }: Player): boolean {
  const pieces = [`loot-${seat}`, ...looterz.map(({ card }) => `play:${card}`)];
  return spot?.aims?.some((aim) => pieces.includes(aim)) ?? false;
}

/** The draw pile. */
export function ofInn(decision: Decision | null): Standing {
  const options = decision?.options.filter((option) => verb(option) === "draw") ?? [];
  const refused = decision?.refused.filter((refusal) => verb(refusal) === "draw") ?? [];
  return { look: lit(options) || (refused.length ? "shut" : ""), options, refused };
}

/** The answers that are about no piece: to pass, to end a phase or the turn. */
export function endings(decision: Decision | null): Option[] {
  return decision?.options.filter((option) => isEnding(verb(option))) ?? [];
}

/** Whether a verb passes or ends something. */
export function isEnding(verb: Verb): boolean {
  return verb === "pass" || verb === "end";
}

function lit(options: Option[]): Look {
  if (options.length === 0) return "";
  return options.every(harms) ? "aim" : "legal";
}

/** The piece that opens when it is touched, rather than being an answer: it stands for several. */
export function opens(standing: Standing): boolean {
  return standing.options.length > 1;
}

/** What a Looter has done in this turn, by the events: the last part of a message's id. */
export function deed(events: readonly Event[], card: string): "searched" | "attacked" | "activated" | "acted" {
  for (let i = events.length - 1; i >= 0 && events[i]!.id !== "looterz-event-turn"; i--) {
    const { id, args } = events[i]!;
    if (args.card !== `@card/${card}`) continue;
    if (id === "looterz-event-searched") return "searched";
    if (id === "looterz-event-attacked") return "attacked";
    if (id === "looterz-event-activated") return "activated";
  }
  return "acted";
}
