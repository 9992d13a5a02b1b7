/** The way of whoever the card in play moves: where they stood, and their steps. */

import type { Event } from "../../lib/game";
import { cardIn, seatIn, told } from "./library";

export interface Trail {
  who: number | "rigor";
  origin: string | null;
  steps: string[];
}

const MOST_STEPS = 2;

/** The trail of the card that was played last in this turn; null before it is played. */
export function trail(events: readonly Event[]): Trail | null {
  const stands = new Map<number | "rigor", string>();
  let walk: Trail | null = null;
  for (const event of events) {
    const kind = told(event);
    if (kind === "turn") walk = null;
    else if (kind === "played") walk = setOut(event, stands);
    else move(event, kind, stands, walk);
  }
  return walk;
}

function setOut(event: Event, stands: Map<number | "rigor", string>): Trail {
  const who = cardIn(event.args.card)?.startsWith("rigor") ? "rigor" : seatIn(event.args.seat)!;
  return { who, origin: stands.get(who) ?? null, steps: [] };
}

/** Note where somebody stands after an event. */
function move(event: Event, kind: string, stands: Map<number | "rigor", string>, walk: Trail | null): void {
  const { seat, rival, square } = event.args;
  if (kind === "traded") {
    const [one, other] = [seatIn(seat)!, seatIn(rival)!];
    const [a, b] = [stands.get(one), stands.get(other)];
    if (a && b) stands.set(one, b).set(other, a);
  } else if (typeof square === "string") {
    const who = kind.startsWith("rigor") ? "rigor" : seatIn(kind === "shoved" ? rival : seat)!;
    stands.set(who, square);
    if (walk?.who === who) step(kind, square, walk.steps);
  }
}

/** Note a step; one whose shove was refused is taken back. */
function step(kind: string, square: string, steps: string[]): void {
  if (kind === "returned" && steps.at(-1) !== square) steps.pop();
  if ((kind === "moved" || kind === "rigor-moved") && steps.length < MOST_STEPS) steps.push(square);
}
