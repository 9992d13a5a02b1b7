/** A quiet room by candlelight, for as long as somebody sits there: air, a fire that is nearly out, now and then a drip. */

import { levelled, peakOf } from "./loudness";
import { RATE, type Wave, chance, inVault, lowPass, mixed, noise, silence, struck, tone } from "./wave";

const LASTS = 24; // seconds, then it begins anew, and nobody hears where
const SEAM = 1.5; // seconds in which the end becomes the beginning
const LOUDNESS = -46;
const CRACKLES = 58;
const DRIPS = [7.3, 18.9]; // seconds

function breath(): Wave {
  const wave = silence(LASTS + SEAM);
  const next = chance(101);
  let brown = 0;
  for (let i = 0; i < wave.length; i++) {
    brown = 0.998 * brown + 0.05 * next();
    const slow = 1 + 0.35 * Math.sin((2 * Math.PI * i) / RATE / 9) + 0.2 * Math.sin((2 * Math.PI * i) / RATE / 5.3);
    wave[i] = brown * slow;
  }
  return lowPass(wave, 420);
}

function embers(): Wave {
  const next = chance(103);
  const parts = Array.from({ length: CRACKLES }, (_, n) => {
    const at = ((next() + 1) / 2) * (LASTS - 0.5);
    const band = 2600 + 1500 * next();
    const loud = 0.05 + 0.12 * ((next() + 1) / 2) ** 3;
    return [at, loud, noise({ lasts: 0.012 + 0.01 * (n % 3), band, q: 1.5, fade: 4 }, 107 + n)] as const;
  });
  return mixed(...parts);
}

function drip(): Wave {
  return inVault(
    mixed([0, 0.5, tone({ lasts: 0.07, pitch: 900, to: 1700, fade: 3 })], [0, 0.2, struck([[2400, 0.05, 1]], 0.08)]),
    0.9,
    1.2,
  );
}

/** The whole of it, whose end goes over into its beginning. */
export function room(): Wave {
  const all = mixed([0, 1, breath()], [0, 1, embers()], ...DRIPS.map((at) => [at, 0.08, drip()] as const));
  const seam = Math.round(SEAM * RATE);
  const loop: Wave = all.slice(0, LASTS * RATE);
  for (let i = 0; i < seam; i++) {
    const share = i / seam;
    loop[i] = share * loop[i]! + (1 - share) * (all[LASTS * RATE + i] ?? 0);
  }
  return levelled(loop, LOUDNESS, Math.min(0.25, peakOf(loop)));
}
