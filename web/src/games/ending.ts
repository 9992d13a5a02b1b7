/** What a game's folder says of its end: the sentence that it deserves, a remark, and how a moment of it looks. */

import type { Event, Message, Outcome } from "../lib/game";
import type { TableView } from "../lib/table.svelte";

/** A game that is over, as sentences are made from it. */
export interface Ended {
  outcome: Outcome;
  events: readonly Event[];
  view: TableView["view"];
}

/** A sentence, if it is true of this game. */
export type Sentence = (ended: Ended) => Message | null;

export interface Ending {
  titles: readonly Sentence[]; // the first that is true is the title
  notes: readonly Sentence[]; // and of these, what is said below it
  /** What somebody reached, in two words. */
  reached?(place: Outcome["ranking"][number]): Message;
  /** The drawings of what happened: who, and perhaps to whom or what. */
  scene(event: Event, table: TableView): string[];
  /** The pictures of the same, where they lie; two at most, and none if nobody has drawn it. */
  pictures?(event: Event, table: TableView): string[];
}

const FOUND = import.meta.glob<Ending>("./*/ending.ts", { import: "default" });
const PLAIN: Ending = { titles: [], notes: [], scene: () => [] };

/** How a game ends; one that has no folder here ends plainly. */
export async function loadEnding(game: string): Promise<Ending> {
  return (await FOUND[`./${game}/ending.ts`]?.()) ?? PLAIN;
}

/** What an event tells, without the game's name: `died` of `looterz-event-died`. */
export function kindOf(event: Event): string {
  return event.id.replace(/^[a-z]+-event-/, "");
}

/** The seat that an argument names; -1 if none. */
export function seatIn(event: Event, arg: "seat" | "rival" = "seat"): number {
  const named = event.args[arg];
  return typeof named === "string" && named.startsWith("@seat/") ? Number(named.slice("@seat/".length)) : -1;
}

/** The card that an argument names, as its kind: `hydra` of `@card/hydra#1`; empty if it names none. */
export function cardIn(event: Event, arg: string): string {
  const named = event.args[arg];
  return typeof named === "string" && named.startsWith("@card/") ? named.slice("@card/".length).split("#")[0]! : "";
}

/** A seat, as messages name it. */
export const seatRef = (seat: number): string => `@seat/${seat}`;

/** The one who has won, if it is one. */
export function winnerOf({ outcome }: Ended): number | null {
  return outcome.winners.length === 1 ? outcome.winners[0]! : null;
}
