/** Sounds as numbers: pure functions that make, filter and mix waves. Nothing here knows of a browser. */

export type Wave = Float32Array<ArrayBuffer>;

export const RATE = 44_100; // numbers a second

/** So many seconds of silence. */
export const silence = (seconds: number): Wave => new Float32Array(Math.ceil(seconds * RATE));

/** Chance between -1 and 1 that is the same each time: a sound is made anew on every device, and is one sound. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

// ---- what is heard

export interface Noise {
  lasts: number; // seconds
  band: number; // Hz that it is about
  to?: number; // and glides to
  q?: number; // how narrowly
  rise?: number; // seconds until it is loudest; then it dies away
  fade?: number; // how fast: the power of what is left of it
}

/** Air, cloth, paper, felt: noise about a pitch. */
export function noise({ lasts, band, to = band, q = 1, rise = 0.002, fade = 2 }: Noise, seed: number): Wave {
  const wave = silence(lasts);
  const next = chance(seed);
  for (let i = 0; i < wave.length; i++) wave[i] = next() * swell(i / RATE, lasts, rise, fade);
  return bandPass(wave, band, to, q);
}

export interface Tone {
  lasts: number;
  pitch: number; // Hz
  to?: number; // and glides to
  shape?: "sine" | "triangle" | "saw";
  rise?: number;
  fade?: number;
  wavers?: { each: number; by: number }; // a vibrato: times a second, and by how much of the pitch
}

/** A voice, a string, a pipe. */
export function tone({ lasts, pitch, to = pitch, shape = "sine", rise = 0.004, fade = 2, wavers }: Tone): Wave {
  const wave = silence(lasts);
  let turn = 0;
  for (let i = 0; i < wave.length; i++) {
    const at = i / RATE;
    const bend = wavers ? 1 + wavers.by * Math.sin(2 * Math.PI * wavers.each * at) : 1;
    turn = (turn + (pitch * (to / pitch) ** (at / lasts) * bend) / RATE) % 1;
    wave[i] = SHAPES[shape](turn) * swell(at, lasts, rise, fade);
  }
  return wave;
}

const SHAPES = {
  sine: (turn: number): number => Math.sin(2 * Math.PI * turn),
  triangle: (turn: number): number => 1 - 4 * Math.abs(turn - 0.5),
  saw: (turn: number): number => 2 * turn - 1,
};

/** How loud something is a while after it began: it swells, then dies away. */
function swell(at: number, lasts: number, rise: number, fade: number): number {
  if (at < rise) return at / rise;
  return Math.max(0, 1 - (at - rise) / (lasts - rise)) ** fade;
}

/** A way in which a thing rings: its pitch, how long until it is a thousandth as loud, and how loud it begins. */
export type Mode = readonly [pitch: number, rings: number, loud: number];

/** Wood, metal, glass, bone that was struck: all its modes at once. */
export function struck(modes: readonly Mode[], lasts: number, rise = 0.001): Wave {
  const wave = silence(lasts);
  for (const [pitch, rings, loud] of modes) {
    const decay = Math.log(1000) / rings;
    for (let i = 0; i < wave.length; i++) {
      const at = i / RATE;
      wave[i]! += loud * Math.sin(2 * Math.PI * pitch * at) * Math.exp(-decay * at) * Math.min(1, at / rise);
    }
  }
  return ended(wave);
}

/** The same, a little higher or lower. */
export function tuned(modes: readonly Mode[], by: number): Mode[] {
  return modes.map(([pitch, rings, loud]) => [pitch * by, rings, loud]);
}

// ---- what becomes of it

/** Several sounds, each at its moment and as loud as it is to be. */
export function mixed(...parts: (readonly [at: number, loud: number, wave: Wave])[]): Wave {
  const length = Math.max(0, ...parts.map(([at, , wave]) => Math.ceil(at * RATE) + wave.length));
  const mix: Wave = new Float32Array(length);
  for (const [at, loud, wave] of parts) {
    const first = Math.ceil(at * RATE);
    for (let i = 0; i < wave.length; i++) mix[first + i]! += loud * wave[i]!;
  }
  return mix;
}

/** Only what is about a pitch, which may glide. */
export function bandPass(wave: Wave, band: number, to = band, q = 1): Wave {
  return filtered(wave, (at) => {
    const turn = (2 * Math.PI * Math.min(band * (to / band) ** at, RATE * 0.45)) / RATE;
    const width = Math.sin(turn) / (2 * q);
    return { b: [width, 0, -width], a: [1 + width, -2 * Math.cos(turn), 1 - width] };
  });
}

/** Only what is lower than a pitch. */
export function lowPass(wave: Wave, pitch: number, q = 0.71): Wave {
  const turn = (2 * Math.PI * pitch) / RATE;
  const width = Math.sin(turn) / (2 * q);
  const low = (1 - Math.cos(turn)) / 2;
  return filtered(wave, () => ({ b: [low, 2 * low, low], a: [1 + width, -2 * Math.cos(turn), 1 - width] }));
}

/** Only what is higher than a pitch. */
export function highPass(wave: Wave, pitch: number, q = 0.71): Wave {
  const turn = (2 * Math.PI * pitch) / RATE;
  const width = Math.sin(turn) / (2 * q);
  const high = (1 + Math.cos(turn)) / 2;
  return filtered(wave, () => ({ b: [high, -2 * high, high], a: [1 + width, -2 * Math.cos(turn), 1 - width] }));
}

interface Filter {
  b: readonly [number, number, number];
  a: readonly [number, number, number];
}
const RETUNED = 64; // numbers between two settings of a filter that glides

function filtered(wave: Wave, tuning: (at: number) => Filter): Wave {
  const out: Wave = new Float32Array(wave.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let { b, a } = tuning(0);
  for (let i = 0; i < wave.length; i++) {
    if (i % RETUNED === 0) ({ b, a } = tuning(i / wave.length));
    const x = wave[i]!;
    const y = (b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2) / a[0];
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

const WALLS = [0.0297, 0.0371, 0.0411, 0.0437]; // seconds to a wall and back, of four walls
const VEILS = [0.005, 0.0017]; // that make one sound of the echoes

/** As it is heard in a vaulted room: `wet` is how much of the room, `rings` how long its echo lasts. */
export function inVault(wave: Wave, wet = 0.2, rings = 0.5): Wave {
  const dry = mixed([0, 1, wave], [wave.length / RATE + rings, 0, silence(0)]);
  let echo: Wave = new Float32Array(dry.length);
  for (const wall of WALLS) {
    const delay = Math.round(wall * RATE);
    const back = 0.001 ** (wall / rings);
    const line: Wave = new Float32Array(dry.length);
    let damped = 0;
    for (let i = delay; i < dry.length; i++) {
      damped = 0.6 * line[i - delay]! + 0.4 * damped; // stone swallows what is high
      line[i] = dry[i - delay]! + back * damped;
      echo[i]! += line[i]! / WALLS.length;
    }
  }
  for (const veil of VEILS) echo = diffused(echo, Math.round(veil * RATE));
  return ended(mixed([0, 1, dry], [0, wet, echo]));
}

function diffused(wave: Wave, delay: number): Wave {
  const out: Wave = new Float32Array(wave.length);
  for (let i = 0; i < wave.length; i++) {
    const [x, y] = i < delay ? [0, 0] : [wave[i - delay]!, out[i - delay]!];
    out[i] = -0.7 * wave[i]! + x + 0.7 * y;
  }
  return out;
}

const LAST = 0.008; // seconds in which whatever is left goes, so that nothing clicks

function ended(wave: Wave): Wave {
  const last = Math.min(wave.length, Math.round(LAST * RATE));
  for (let i = 0; i < last; i++) wave[wave.length - 1 - i]! *= i / last;
  return wave;
}
