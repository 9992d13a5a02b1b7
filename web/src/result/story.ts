/** The story of a game: the turns at which it turned, and the sentence that it deserves. */

import { type Ended, type Ending, seatRef, winnerOf } from "../games/ending";
import type { Event, Message } from "../lib/game";
import type { Chances, Story } from "../lib/protocol";
import { type Score, type View, WEIGHTS } from "../stage/beat";

/** A turn at which chances changed much. */
export interface TurningPoint {
  turn: number; // which of the game's turns
  ply: number; // just before what is told of it
  event: Event;
  seat: number | null; // whose chance changed the most; null: that of all together
  before: number; // in percent
  after: number;
  end: number; // the ply after which the chance was so
}

/** The turning points, in order; a turn of which nothing can be told is none. */
export function turningPoints(chances: Chances, story: Story, score: Score, view: View): TurningPoint[] {
  const at = new Map(chances.points.map((point) => [point.ply, point.chances]));
  const isTogether = chances.points.every((point) => point.chances.length === 1) && story.table.seats.length > 0;
  return chances.turns.flatMap(([from, to]) => {
    const before = at.get(from!)!;
    const after = at.get(to!)!;
    const moved = mostMoved(before, after);
    const events = (story.events as Event[]).filter(({ ply }) => ply >= from! && ply < to!);
    const event = heaviest(events, score, view, moved, after[moved]! > before[moved]!);
    if (!event) return [];
    const turn = turnAt(story, from!);
    const [was, is] = [percent(before[moved]!), percent(after[moved]!)];
    return [{ turn, ply: event.ply, event, seat: isTogether ? null : moved, before: was, after: is, end: to! }];
  });
}

/** The number of the turn after so many decisions: as it was told, or where turns are not told, as they are counted. */
export function turnAt(story: Story, ply: number): number {
  const told = (story.events as Event[]).filter((event) => event.ply < ply && typeof event.args.turn === "number");
  if (told.length > 0) return told.at(-1)!.args.turn as number;
  return Math.max(1, story.turns.filter(([begins]) => begins! <= ply).length);
}

function mostMoved(before: readonly number[], after: readonly number[]): number {
  const changes = before.map((chance, i) => Math.abs(after[i]! - chance));
  return changes.indexOf(Math.max(...changes));
}

const ENDS = /-event-(won|lost-all|time)$/; // that it is over goes without saying, if there is anything else to tell

const TRIFLE = 2 * WEIGHTS.indexOf("trivial");

/** What is told of a stretch: the heaviest of its events, rather one that hit who moved, rather the last; and not a gain
of who fell, nor a loss of who rose, if there is anything else. */
export function heaviest(
  events: readonly Event[],
  score: Score,
  view: View,
  seat: number,
  rises: boolean,
): Event | undefined {
  const rank = (event: Event): number => {
    if (ENDS.test(event.id)) return 0;
    const concerns = score.concerns?.(event, view, seat) ?? false;
    const gain = score.gain?.(event, seat) ?? 0;
    const harms = gain < 0 || score.harmsAll?.(event) || (concerns && score.isLoss?.(event));
    if (rises ? harms : gain > 0) return TRIFLE;
    return 2 * WEIGHTS.indexOf(score.weigh(event)) + (concerns || gain !== 0 ? 1 : 0);
  };
  const told = events.filter((event) => !score.opens(event) && score.weigh(event) !== "silent");
  const most = Math.max(...told.map(rank));
  return told.findLast((event) => rank(event) === most);
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The title: the first of the game's sentences that is true, or else who has won. */
export function titleOf(ended: Ended, ending: Ending): Message {
  const winner = winnerOf(ended);
  const found = firstTrue(ending.titles, ended);
  if (found) return found;
  if (winner !== null) return { id: "story-won", args: { seat: seatRef(winner) } };
  return { id: ended.outcome.winners.length > 0 ? "story-shared" : "story-nobody", args: {} };
}

/** What is said below it, if anything: how near it was, once that is known, or a remark of the game's. */
export function noteOf(ended: Ended, ending: Ending, chances: Chances | null, isTogether: boolean): Message | null {
  return (chances && swing(ended, chances, isTogether)) ?? firstTrue(ending.notes, ended);
}

const DARK = 0.5; // of an even chance: who has won from below it has come back
const HOPE = 0.65; // of the keep: lost from above it, it was nearly held
const FEAR = 0.35; // and held from below it, nearly lost

/** How far the winner came from, or how far the losers fell. */
function swing(ended: Ended, { points }: Chances, isTogether: boolean): Message | null {
  const winner = winnerOf(ended);
  const lows = (seat: number): number => Math.min(...points.map(({ chances }) => chances[seat] ?? 1));
  const shown = (chance: number): number => Math.max(1, percent(chance));
  if (!isTogether) {
    const low = winner === null ? 1 : lows(winner);
    const isBack = winner !== null && low < DARK / (points[0]?.chances.length ?? 1);
    return isBack ? { id: "story-comeback", args: { seat: seatRef(winner), n: shown(low) } } : null;
  }
  if (ended.outcome.winners.length > 0)
    return lows(0) < FEAR ? { id: "story-keep-saved", args: { n: shown(lows(0)) } } : null;
  const high = Math.max(...points.map(({ chances }) => chances[0] ?? 0));
  return high > HOPE ? { id: "story-keep-fallen", args: { n: percent(high) } } : null;
}

function firstTrue(sentences: readonly ((ended: Ended) => Message | null)[], ended: Ended): Message | null {
  for (const sentence of sentences) {
    const found = sentence(ended);
    if (found) return found;
  }
  return null;
}
