/** How loud a sound is to an ear, and how to make all of them equally loud. */

import { RATE, type Wave, highPass, mixed, bandPass } from "./wave";

const BLOCK = 0.1; // seconds that an ear takes in at once

/** The highest of its numbers, as a share of the highest there can be. */
export const peakOf = (wave: Wave): number => wave.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

export const decibels = (share: number): number => 20 * Math.log10(Math.max(share, 1e-6));

/** The loudness of the loudest moment, in dB below the highest there can be. As ears hear: low is softer, 1-4 kHz louder. */
export function loudnessOf(wave: Wave): number {
  const heard = mixed([0, 1, highPass(wave, 60)], [0, 0.6, bandPass(wave, 2500, 2500, 0.5)]);
  const block = Math.round(BLOCK * RATE);
  let most = 0;
  for (let first = 0; first < heard.length; first += block / 2) {
    const part = heard.subarray(first, first + block);
    most = Math.max(most, part.reduce((sum, each) => sum + each * each, 0) / block);
  }
  return decibels(Math.sqrt(most));
}

/** The same sound at this loudness, but never above this peak: a short one that is loud for its peak stays softer. */
export function levelled(wave: Wave, loudness: number, peak: number): Wave {
  const wanted = 10 ** ((loudness - loudnessOf(wave)) / 20);
  const most = peak / Math.max(peakOf(wave), 1e-9);
  const by = Math.min(wanted, most);
  return wave.map((each) => each * by);
}
