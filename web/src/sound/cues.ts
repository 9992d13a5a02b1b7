/** Every sound of the house, and what it is made of. */

import { levelled } from "./loudness";
import { type Mode, type Wave, chance, highPass, inVault, lowPass, mixed, noise, struck, tone, tuned } from "./wave";

// ---- what things are made of

const BONE: Mode[] = [
  [1900, 0.05, 0.8],
  [2750, 0.035, 0.6],
  [4120, 0.02, 0.4],
];
const OAK: Mode[] = [
  [118, 0.22, 1],
  [203, 0.16, 0.6],
  [341, 0.1, 0.4],
  [522, 0.06, 0.3],
];
const COIN: Mode[] = [
  [1568, 0.34, 0.7],
  [4328, 0.28, 0.5],
  [6790, 0.16, 0.3],
  [9130, 0.09, 0.2],
];
const STEEL: Mode[] = [
  [2090, 0.22, 0.7],
  [3310, 0.18, 0.5],
  [5480, 0.12, 0.4],
  [7150, 0.07, 0.3],
];
const BRONZE: Mode[] = [
  [262, 2.6, 0.7],
  [523, 2.2, 1],
  [619, 1.7, 0.6],
  [788, 1.4, 0.5],
  [1046, 1.1, 0.5],
  [1315, 0.8, 0.3],
  [1575, 0.6, 0.2],
  [2180, 0.35, 0.15],
];
const SHELL: Mode[] = [
  [2600, 0.03, 0.8],
  [1830, 0.03, 0.7],
  [3900, 0.02, 0.4],
];
const CHIME: Mode[] = [
  [1, 0.9, 1],
  [2.76, 0.4, 0.25],
  [5.4, 0.18, 0.1],
];

const chime = (pitch: number, lasts = 0.9): Wave => struck(tuned(CHIME, pitch), lasts, 0.006);
const thud = (from: number, to: number, lasts: number): Wave => tone({ pitch: from, to, lasts, fade: 2.5 });
const air = (lasts: number, band: number, rise: number, to = band): Wave =>
  noise({ lasts, band, to, q: 0.8, rise, fade: 1.5 }, 11);

/** Something happens so often, ever faster or slower, never quite alike. */
function several(times: number, apart: number, make: (n: number, off: number) => Wave, seed: number, slows = 1): Wave {
  const next = chance(seed);
  let at = 0;
  const parts = Array.from({ length: times }, (_, n) => {
    const part = [at, 1 - (0.5 * n) / times + 0.15 * next(), make(n, next())] as const;
    at += apart * slows ** n * (1 + 0.25 * next());
    return part;
  });
  return mixed(...parts);
}

// ---- sounds

/** A die that falls on felt, twice or thrice, and lies. */
const die = (seed: number): Wave =>
  several(
    4,
    0.095,
    (n, off) =>
      mixed(
        [0, 0.6 - 0.1 * n, struck(tuned(BONE, 1 + 0.09 * off), 0.06)],
        [0.001, 0.8, noise({ lasts: 0.07, band: 420, q: 0.9, fade: 3 }, seed + n)],
      ),
    seed,
    0.72,
  );

/** A sack of flour on oak. */
const impact = (): Wave =>
  mixed(
    [0, 1, thud(128, 38, 0.34)],
    [0, 0.5, noise({ lasts: 0.15, band: 850, q: 0.7, fade: 3 }, 3)],
    [0, 0.4, struck(OAK, 0.25)],
  );

const thump = (by = 1): Wave =>
  mixed([0, 1, thud(190 * by, 80 * by, 0.16)], [0, 0.35, noise({ lasts: 0.08, band: 600 * by, q: 0.9, fade: 3 }, 5)]);

const crack = (times = 4): Wave =>
  several(times, 0.028, (n, off) => struck(tuned(SHELL, (1 - 0.12 * n) * (1 + 0.06 * off)), 0.05), 17);

const slap = (): Wave =>
  mixed([0, 0.8, noise({ lasts: 0.06, band: 1500, q: 0.7, fade: 3 }, 7)], [0, 0.7, thud(230, 110, 0.08)]);

const burst = (): Wave =>
  mixed([0, 1, impact()], [0.02, 0.6, several(7, 0.04, (_n, off) => struck(tuned(OAK, 2.4 + off), 0.12), 23)]);

interface Recipe {
  make: () => Wave;
  by?: number; // dB louder or softer than most
  vault?: number; // how much of the room is heard with it
}

const RECIPES = {
  // ---- on the table
  die: { make: () => die(31) },
  dice: { make: () => mixed([0, 1, die(31)], [0.045, 0.9, die(47)], [0.1, 0.85, die(59)]), by: 1 },
  tick: { make: () => chime(990, 0.22), by: -6 },
  whoosh: { make: () => air(0.22, 700, 0.13, 1900), by: -5 },
  impact: { make: impact, by: 3, vault: 0.12 },
  crack: { make: () => crack() },
  snap: {
    make: () => mixed([0, 0.4, air(0.05, 2600, 0.03)], [0.045, 1, slap()]),
  },
  lift: { make: () => air(0.16, 1400, 0.1, 3000), by: -7 },
  shuffle: { make: () => several(9, 0.034, () => noise({ lasts: 0.03, band: 3200, q: 0.8, fade: 2 }, 13), 19), by: -4 },
  page: {
    make: () =>
      mixed(
        [0, 0.8, highPass(noise({ lasts: 0.26, band: 2400, to: 5200, q: 0.6, rise: 0.12 }, 29), 900)],
        [0.19, 0.5, several(3, 0.022, () => noise({ lasts: 0.02, band: 4300, q: 1 }, 37), 41)],
      ),
    by: -6,
  },
  quill: { make: () => several(4, 0.05, () => noise({ lasts: 0.05, band: 4600, q: 2, rise: 0.02 }, 43), 53), by: -9 },
  coin: { make: () => mixed([0, 1, struck(COIN, 0.36)], [0.055, 0.5, struck(tuned(COIN, 1.06), 0.3)]), by: -3 },
  coins: {
    make: () => several(9, 0.06, (_n, off) => struck(tuned(COIN, 1 + 0.13 * off), 0.3), 61, 0.96),
    by: -1,
    vault: 0.1,
  },
  purse: { make: () => mixed([0, 1, thump()], [0.02, 0.3, struck(tuned(COIN, 0.9), 0.2)]), by: -2 },
  bump: { make: () => thump(1.2) },
  books: { make: () => several(6, 0.085, (_n, off) => thump(1 + 0.25 * off), 67, 0.9), vault: 0.12 },
  crash: { make: () => mixed([0, 1, impact()], [0.06, 0.5, crack(6)]), by: 2, vault: 0.15 },
  grind: {
    make: () =>
      mixed(
        [0, 1, lowPass(noise({ lasts: 0.6, band: 170, q: 1.6, rise: 0.2 }, 71), 900)],
        [0, 0.25, lowPass(tone({ lasts: 0.6, pitch: 62, to: 55, shape: "saw", rise: 0.15 }), 400)],
      ),
    by: -2,
    vault: 0.25,
  },
  slam: { make: () => mixed([0, 1, impact()], [0.02, 0.5, lowPass(air(0.4, 300, 0.01), 700)]), by: 4, vault: 0.3 },
  knock: { make: () => mixed([0, 1, struck(OAK, 0.2)], [0.2, 1, struck(tuned(OAK, 1.05), 0.2)]), vault: 0.25 },
  burst: { make: burst, by: 3, vault: 0.25 },
  boot: { make: () => lowPass(slap(), 900), by: -5 },
  steel: { make: () => mixed([0, 0.9, struck(STEEL, 0.26)], [0, 0.4, crack(1)]), by: -1, vault: 0.15 },
  bow: {
    make: () =>
      mixed(
        [0, 0.8, tone({ lasts: 0.2, pitch: 190, shape: "triangle", wavers: { each: 34, by: 0.04 } })],
        [0.01, 0.6, air(0.2, 2200, 0.02, 900)],
      ),
  },
  spell: {
    make: () =>
      mixed(
        [0, 0.5, tone({ lasts: 0.5, pitch: 520, to: 1240, rise: 0.12, wavers: { each: 11, by: 0.02 } })],
        [0.06, 0.35, tone({ lasts: 0.45, pitch: 780, to: 1860, rise: 0.12, wavers: { each: 9, by: 0.02 } })],
        [0, 0.3, air(0.45, 3000, 0.2, 6500)],
      ),
    by: -3,
    vault: 0.4,
  },
  trap: { make: () => mixed([0, 1, struck(tuned(STEEL, 0.55), 0.2)], [0.012, 0.9, thump(1.4)]), vault: 0.1 },
  bell: { make: () => struck(BRONZE, 2.4, 0.003), by: -1, vault: 0.35 },
  gasp: {
    make: () =>
      mixed(
        [0, 1, noise({ lasts: 0.3, band: 900, to: 2300, q: 1.4, rise: 0.22, fade: 1 }, 73)],
        [0, 0.6, noise({ lasts: 0.3, band: 2600, to: 3600, q: 1.8, rise: 0.24, fade: 1 }, 79)],
      ),
    by: -1,
  },
  gulp: { make: () => tone({ lasts: 0.16, pitch: 240, to: 130, fade: 1.5 }), by: -3 },
  moan: {
    make: () => tone({ lasts: 0.46, pitch: 520, to: 380, rise: 0.08, wavers: { each: 6, by: 0.025 } }),
    by: -4,
    vault: 0.3,
  },
  pluck: { make: () => struck(tuned(CHIME, 330), 0.5, 0.002), by: -4 },
  heal: {
    make: () => mixed([0, 0.7, chime(659)], [0.09, 0.7, chime(831)], [0.18, 0.7, chime(988)]),
    by: -5,
    vault: 0.2,
  },

  // ---- to whoever sits there
  choose: {
    make: () => mixed([0, 0.7, thud(320, 240, 0.05)], [0, 0.2, noise({ lasts: 0.03, band: 1800 }, 83)]),
    by: -9,
  },
  turn: { make: () => mixed([0, 1, chime(523)], [0.13, 1, chime(784, 1.1)]), by: -3, vault: 0.15 },
  answer: { make: () => chime(880, 1.1), by: -5, vault: 0.15 },
  news: { make: () => chime(659, 0.6), by: -7 },
  nudge: { make: () => mixed([0, 1, struck(tuned(OAK, 2), 0.15)], [0.16, 1, struck(tuned(OAK, 2), 0.15)]), by: -1 },
  won: {
    make: () =>
      mixed(
        [0, 0.8, chime(392)],
        [0.16, 0.8, chime(523)],
        [0.32, 0.8, chime(659)],
        [0.48, 1, chime(784, 1.6)],
        [0.48, 0.6, chime(1047, 1.6)],
      ),
    vault: 0.25,
  },
  lost: {
    make: () =>
      mixed([0, 0.9, chime(392)], [0.24, 0.9, chime(370)], [0.5, 1, chime(294, 1.5)], [0.5, 0.4, thud(98, 60, 0.9)]),
    vault: 0.3,
  },
} satisfies Record<string, Recipe>;

export type Cue = keyof typeof RECIPES;
export const CUES = Object.keys(RECIPES) as Cue[];

const LOUDNESS = -27; // dB: of most sounds, at their loudest moment
export const PEAK = 0.25; // -12 dB: of any sound

/** The sound, as loud as it is to be beside the others. */
export function made(cue: Cue): Wave {
  const { make, by = 0, vault = 0 }: Recipe = RECIPES[cue];
  return levelled(vault > 0 ? inVault(make(), vault) : make(), LOUDNESS + by, PEAK);
}
