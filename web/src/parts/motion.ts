/** How pieces move: the durations and easings of the look, at the speed that this person likes. */

import { settings } from "../lib/settings.svelte";
import type { Speed } from "../stage/tempo";

export const MOVE = 260; // a piece moves
export const DEAL = 340; // a card is dealt
export const STAGGER = 45; // between one card and the next

export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const DROP = "cubic-bezier(.3,1.45,.5,1)"; // with a small overshoot

const SHARE: Record<Speed, number> = { calm: 2, normal: 1, brisk: 0.5, once: 0 };

/** Milliseconds on this device: none where motion is unwelcome. */
export function pace(ms: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : ms * SHARE[settings.speed];
}
