/** What is shown of a game, piece by piece: a state of the server is cut into beats. */

import type { Decision, Event, Option, Outcome } from "../lib/game";
import type { TableView } from "../lib/table.svelte";

export type View = TableView["view"];
export type Weight = "silent" | "trivial" | "normal" | "dramatic";
export const WEIGHTS: readonly Weight[] = ["silent", "trivial", "normal", "dramatic"];
export const RANKS = { silent: 0, trivial: 1, normal: 2, dramatic: 3 } satisfies Record<Weight, number>;

/** What arrives: a state of the server, or a moment of a replay. */
export interface Frame {
  version: number;
  ply: number;
  since: number; // its events take the place of all that are known from this ply on
  view: View;
  events: readonly Event[];
  decision: Decision | null;
  outcome: Outcome | null;
}

/** A card or token that lies large while its event is told, and whose it is. */
export interface Spot {
  card: string;
  seat: number | null;
  isBad?: boolean; // for whom it is
  isNew?: boolean; // it has just been played: it lies there long enough to be read
  aims?: readonly string[]; // what it hits, as the page names pieces and places: `play:hydra#1`, `loot-2`
}

/** What is shown at once: events that belong together, and the board after them. */
export interface Beat {
  events: readonly Event[]; // told together, in their order, at the reveal
  weight: Weight;
  dice: readonly number[]; // they tumble before the reveal
  view: View; // on the board from the reveal on
  spot: Spot | null;
  aims?: readonly string[]; // what the card that lies large hits meanwhile, where the game tells
  chapter: number; // the turn or assault whose budget of time it uses
  mine: boolean; // my own deed holds nothing up
}

/** Every frame ends with its close: question, outcome, version. */
export type Cue = Beat | { closes: Frame };

/** What a game adds: how heavy its events are, and how the board looks after each of them. */
export interface Score {
  weigh(event: Event): Weight;
  /** Whether an event begins a chapter, with a budget of time of its own. */
  opens(event: Event): boolean;
  /** How many chapters of others there are between two turns of mine; else one for each rival. */
  chapters?(seats: number): number;
  /** Whether an event hurts or helps a seat through others, so that it weighs one step more for it. */
  concerns?(event: Event, view: View, seat: number): boolean;
  /** Whether an event that concerns a seat takes something from it for good: the recap tells that before all else. */
  isLoss?(event: Event): boolean;
  /** Whether an event harms all who play together: none of their gains is told by it. */
  harmsAll?(event: Event): boolean;
  /** Whether an event is nobody's deed, although it follows from somebody's decision (what heroes do). */
  isFate?(event: Event, view: View): boolean;
  /** The board after one event of a decision, where that is worth seeing; `after` is how it is after all of them. */
  fold?(view: View, event: Event, after: View): View;
  spot?(event: Event): Spot | null;
  /** What an event hits, for the card that lies large already. */
  aims?(event: Event): readonly string[];
  /** Whether an only answer is no choice, and neither costs nor shows anything: it need not be asked for. */
  isIdle?(option: Option, view: View): boolean;
  /** What an event brings a seat of what wins the game, for the recap: "+2". */
  gain?(event: Event, seat: number): number;
}

/** The kinds of a game's events by their weight: `died` of `looterz-event-died`. */
export type Weights = Record<Weight, readonly string[]>;

/** How a game weighs its events; one that it does not list is as heavy as most. */
export function scales(game: string, weights: Weights): (event: Event) => Weight {
  const found = new Map<string, Weight>();
  for (const weight of WEIGHTS) for (const kind of weights[weight]) found.set(`${game}-event-${kind}`, weight);
  return ({ id }) => found.get(id) ?? "normal";
}

/** A game that says nothing of its events: each is told by itself. */
export const PLAIN: Score = { weigh: () => "normal", opens: () => false };

/** Where a frame sets out from. */
export interface Before {
  view: View;
  ply: number;
  chapter: number;
}

export function isBeat(cue: Cue): cue is Beat {
  return "weight" in cue;
}

/** The dice of an event. */
export function diceOf(event: Event): readonly number[] {
  return Array.isArray(event.args.dice) ? event.args.dice : [];
}

interface Bundle {
  events: Event[];
  weight: Weight;
  chapter: number;
  mine: boolean;
}

/**
 * The beats of a frame. Silent events join the next beat, or else the last one; a run of trivial events of one kind is
 * one beat; after the last one the board is the frame's.
 */
export function cut(frame: Frame, before: Before, score: Score, eyes: number | null): Cue[] {
  const bundles = bundled(frame, before, score, eyes);
  const lastDice = bundles.findLastIndex(({ events }) => events.some((event) => diceOf(event).length > 0));
  let view = before.view;
  const beats = bundles.map(({ events, weight, chapter, mine }, i): Beat => {
    if (score.fold) view = events.reduce((seen, event) => score.fold!(seen, event, frame.view), view);
    else if (i >= lastDice) view = frame.view; // what is shown may come before what is told, and never after it
    const spot = spotOf(events, score, mine, eyes);
    const aims = score.aims && [...new Set(events.flatMap((event) => score.aims!(event)))];
    const isLast = i === bundles.length - 1;
    const shown = { spot, aims, view: isLast ? frame.view : view };
    return { events, weight, dice: events.flatMap(diceOf), ...shown, chapter, mine };
  });
  return [...beats, { closes: frame }];
}

/** What lies large with some events: the last card of others that they name, or that befalls me, and all that it hits. */
function spotOf(events: readonly Event[], score: Score, mine: boolean, eyes: number | null): Spot | null {
  const isShown = (spot: Spot | null): spot is Spot => spot !== null && (spot.seat !== eyes || (!mine && !!spot.isBad));
  const all = events.map((event) => score.spot?.(event) ?? null).filter(isShown);
  const last = all.at(-1);
  if (!last) return null;
  const aims = all.flatMap((spot) => (spot.card === last.card ? (spot.aims ?? []) : []));
  return aims.length > 0 ? { ...last, aims } : last;
}

function bundled(frame: Frame, before: Before, score: Score, eyes: number | null): Bundle[] {
  const found: Bundle[] = [];
  let silent: Event[] = [];
  let chapter = before.chapter;
  let hasOpened = false;
  for (const event of frame.events) {
    if (score.opens(event)) {
      chapter += 1;
      hasOpened = true;
    }
    const isMine = eyes !== null && before.view.actor === eyes && event.ply <= before.ply && !hasOpened;
    const mine = isMine && !score.isFate?.(event, before.view);
    const weight = weighed(event, mine, before.view, score, eyes);
    const last = found.at(-1);
    if (weight === "silent") silent.push(event);
    else if (silent.length === 0 && last && isRun(last, event, weight, chapter)) last.events.push(event);
    else {
      found.push({ events: [...silent, event], weight, chapter, mine });
      silent = [];
    }
  }
  const last = found.at(-1);
  if (last) last.events.push(...silent);
  else if (silent.length > 0) found.push({ events: silent, weight: "silent", chapter, mine: true });
  return found;
}

/** How heavy an event is; one that concerns me, and that I have not done myself, is one step heavier. */
function weighed(event: Event, mine: boolean, view: View, score: Score, eyes: number | null): Weight {
  const weight = score.weigh(event);
  if (mine || eyes === null || weight === "silent" || !score.concerns?.(event, view, eyes)) return weight;
  return WEIGHTS[Math.min(WEIGHTS.indexOf(weight) + 1, WEIGHTS.length - 1)]!;
}

/** Whether an event goes on with a run of trivial ones. */
function isRun(last: Bundle, event: Event, weight: Weight, chapter: number): boolean {
  const isSame = last.events[0]!.id === event.id && last.chapter === chapter;
  return isSame && weight === "trivial" && last.weight === "trivial" && diceOf(event).length === 0;
}
