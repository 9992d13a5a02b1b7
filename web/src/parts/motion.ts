/** How pieces move: the durations and easings of the look, at the speed that this person likes. */

import { settings } from "../lib/settings.svelte";

export const MOVE = 260; // a piece moves
export const DEAL = 340; // a card is dealt
export const TUMBLE = 500; // dice
export const SETTLE = 80; // between one die and the next
export const STAGGER = 45; // between one card and the next

export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const DROP = "cubic-bezier(.3,1.45,.5,1)"; // with a small overshoot

/** Milliseconds on this device: none where motion is unwelcome. */
export function pace(ms: number): number {
  const still = settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : ms / settings.speed;
}
