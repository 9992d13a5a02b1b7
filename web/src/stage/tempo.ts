/** How long a beat lasts, at the speed that somebody likes. */

import type { Beat, Weight } from "./beat";

export type Speed = "calm" | "normal" | "brisk" | "once";
export const SPEEDS: readonly Speed[] = ["calm", "normal", "brisk", "once"];

/** The next speed of those that show anything. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % (SPEEDS.length - 1)] ?? "normal";
}

/** What decides over times besides the beats themselves. */
export interface Tempo {
  speed: Speed;
  rivals: number; // chapters of others between two turns of mine
  isAwaited: boolean; // people wait for me: what is left is pressed
}

/** How long a beat lasts, in ms: while its dice tumble, and from its reveal on. */
export interface Times {
  lead: number;
  hold: number;
}

interface Row {
  holds: Record<Weight, number>;
  read: number; // in which a card that somebody plays can be read
  lead: number; // of dice, and for each of them
  die: number;
  chapter: number; // the longest that a chapter should last, and all of them between two turns of mine
  round: number;
}

const TABLE: Record<Speed, Row> = {
  calm: {
    holds: { silent: 0, trivial: 260, normal: 900, dramatic: 1600 },
    ...{ read: 1800, lead: 900, die: 110, chapter: 9000, round: 24000 },
  },
  normal: {
    holds: { silent: 0, trivial: 130, normal: 420, dramatic: 800 },
    ...{ read: 900, lead: 480, die: 50, chapter: 4000, round: 11000 },
  },
  brisk: {
    holds: { silent: 0, trivial: 50, normal: 180, dramatic: 360 },
    ...{ read: 400, lead: 200, die: 20, chapter: 1800, round: 5000 },
  },
  once: {
    holds: { silent: 0, trivial: 0, normal: 0, dramatic: 0 },
    ...{ read: 0, lead: 0, die: 0, chapter: 0, round: 0 },
  },
};
const LEAST = 0.35; // to which a beat is pressed at most
const AFTER_DICE = 0.6; // of a hold: the dice have told already
const LONGEST_RUN = 5;
export const AWAITED = 3000; // ms that are left to somebody for whom people wait

/**
 * How long a beat lasts. `chapter` is all that is known of its chapter, itself included: if that is longer than a
 * chapter may be, all but the dramatic beats are pressed.
 */
export function timed(beat: Beat, speed: Speed, chapter: readonly Beat[], rivals: number): Times {
  const times = full(beat, speed);
  const { chapter: most, round } = TABLE[speed];
  const budget = Math.min(most, round / Math.max(1, rivals));
  const [heavy, light] = [chapter.filter(isDramatic), chapter.filter((each) => !isDramatic(each))];
  const [fixed, loose] = [total(heavy, speed), total(light, speed)];
  if (isDramatic(beat) || fixed + loose <= budget) return times;
  const share = Math.max(LEAST, (budget - fixed) / loose);
  return { lead: times.lead * share, hold: times.hold * share };
}

/** How long beats last that nobody presses. */
export function total(beats: readonly Beat[], speed: Speed): number {
  return beats.map((beat) => full(beat, speed)).reduce((sum, { lead, hold }) => sum + lead + hold, 0);
}

function full(beat: Beat, speed: Speed): Times {
  const { holds, read, lead, die } = TABLE[speed];
  const n = beat.dice.length;
  const told = holds[beat.weight] * run(beat) * (n > 0 ? AFTER_DICE : 1);
  const hold = beat.mine ? 0 : Math.max(told, beat.spot?.isNew ? read : 0);
  return { lead: n > 0 ? lead + die * n : 0, hold };
}

/** A run of trivial events lasts a little longer than one of them. */
function run({ events, weight }: Beat): number {
  return weight === "trivial" ? 1 + (Math.min(events.length, LONGEST_RUN) - 1) / 4 : 1;
}

function isDramatic({ weight }: Beat): boolean {
  return weight === "dramatic";
}
