/** What contact looks like: a before, an instant and an after, as lists of things that move. Pure: boxes in, moves out. */

import { OUT } from "../parts/motion";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Art = "star" | "heart-left" | "heart-right" | "coin" | "book" | "shard" | "puff";

/** Something that is there only for a moment: where its middle is, and how it moves from there. */
export interface Sprite {
  art: Art;
  x: number;
  y: number;
  size: number; // px
  hue?: number; // of several looks that it has
  at: number; // ms
  lasts: number;
  frames: Keyframe[];
}

/** A piece of the page, the one that strikes it, or all of the board, that is shaken. */
export interface Jolt {
  of: "piece" | "striker" | "board";
  at: number;
  lasts: number;
  frames: Keyframe[];
}

export interface Effect {
  sprites: Sprite[];
  jolts: Jolt[];
}

/** An effect that an event asks for: at a piece or place, perhaps from another, perhaps so often. */
export interface Wanted {
  effect: keyof typeof EFFECTS;
  at: string;
  from?: string;
  n?: number;
}

const IN = "cubic-bezier(.55,0,.9,.4)";
const STOP = 80; // ms in which nothing moves: that is what makes a blow heavy
const DRAWN = 220; // ms in which whoever strikes draws back
const STRIKE = 90; // ms of the stroke itself
const MOST = 40; // moving things

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** A number between 0 and 1 that looks like chance and is the same for the same. */
const scattered = (n: number): number => ((n * 2654435761) % 4294967296) / 4294967296;

function quake(by: number, at: number, lasts: number): Jolt {
  const away = (x: number, y: number): Keyframe => ({ translate: `${by * x}px ${by * y}px` });
  const frames = [away(0, 0), away(-1, 0.6), away(0.8, -0.5), away(-0.5, 0.3), away(0.3, -0.2), away(0, 0)];
  return { of: "board", at, lasts, frames };
}

function star(box: Box, size: number, at = 0): Sprite {
  const frames = [
    { scale: "0.5", rotate: "-10deg", opacity: 1 },
    { scale: "1", rotate: "0deg", opacity: 1, offset: 0.16 },
    { scale: "1", rotate: "0deg", opacity: 1, offset: 0.45 },
    { scale: "1.25", rotate: "8deg", opacity: 0 },
  ];
  return { art: "star", ...middle(box), size, at, lasts: 280, frames };
}

function dust({ x, y, width, height }: Box, at: number, wide: number, puffs = 7): Sprite[] {
  return Array.from({ length: puffs }, (_, i) => {
    const turn = Math.PI * (1 + i / (puffs - 1));
    const goes = `${Math.cos(turn) * wide}px ${Math.sin(turn) * wide * 0.45}px`;
    const frames = [
      { opacity: 0.9, scale: "0.4", easing: OUT },
      { opacity: 0.7, offset: 0.4 },
      { opacity: 0, translate: goes, scale: String(1.1 + (i % 3) * 0.3) },
    ];
    return { art: "puff" as const, x: x + width / 2, y: y + height * 0.9, size: 24, at, lasts: 420, frames };
  });
}

/** Things that fly up and fall, each its own way. */
function strewn(art: Art, box: Box, n: number, wide: number, high: number, at: number, size: number): Sprite[] {
  return Array.from({ length: Math.min(n, MOST / 2) }, (_, i) => {
    const [side, up, turn] = [scattered(i + 1) * 2 - 1, scattered(i + 31), scattered(i + 71)];
    const rise = -(0.4 + 0.6 * up) * high;
    const frames = [
      { translate: "0px 0px", rotate: "0deg", opacity: 1, easing: OUT },
      {
        translate: `${side * wide * 0.5}px ${rise}px`,
        rotate: `${turn * 200}deg`,
        opacity: 1,
        offset: 0.4,
        easing: IN,
      },
      { translate: `${side * wide}px ${high * 0.6}px`, rotate: `${turn * 420}deg`, opacity: 1, offset: 0.86 },
      { translate: `${side * wide}px ${high * 0.6}px`, rotate: `${turn * 420}deg`, opacity: 0 },
    ];
    return { art, ...middle(box), size, hue: i, at: at + (i % 5) * 34, lasts: 640, frames };
  });
}

/** A piece is thrown back, and comes to rest. */
const recoil = (by: number): Jolt => ({
  of: "piece",
  at: STOP,
  lasts: 300,
  frames: [
    { translate: "0px 0px", rotate: "0deg", easing: OUT },
    { translate: `${by}px ${-by / 2}px`, rotate: `${by * 0.6}deg`, offset: 0.35 },
    { translate: `${-by * 0.3}px 0px`, rotate: `${-by * 0.2}deg`, offset: 0.7 },
    { translate: "0px 0px", rotate: "0deg" },
  ],
});

/** Whoever runs into somebody is flatter for a moment. */
const squash: Jolt = {
  of: "striker",
  at: 0,
  lasts: 220,
  frames: [{ scale: "1" }, { scale: "0.82 1.12", offset: 0.3 }, { scale: "1.08 0.94", offset: 0.65 }, { scale: "1" }],
};

/** Back a little, at the other, and home. */
function lunge(from: Box, to: Box): Jolt {
  const [x, y] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
  const far = Math.max(1, Math.hypot(x, y));
  const away = (by: number, turn: number): Keyframe => ({
    translate: `${Math.round((x / far) * by)}px ${Math.round((y / far) * by)}px`,
    rotate: `${turn}deg`,
  });
  const lasts = DRAWN + STRIKE + STOP + 260;
  const reach = Math.min(0.6 * far, 120);
  return {
    of: "striker",
    at: 0,
    lasts,
    frames: [
      { ...away(0, 0), easing: OUT },
      { ...away(-26, -7), offset: DRAWN / lasts, easing: IN },
      { ...away(reach, 4), offset: (DRAWN + STRIKE) / lasts },
      { ...away(reach, 4), offset: (DRAWN + STRIKE + STOP) / lasts, easing: OUT },
      away(0, 0),
    ],
  };
}

const later = (by: number, jolts: Jolt[]): Jolt[] => jolts.map((jolt) => ({ ...jolt, at: jolt.at + by }));

export const EFFECTS = {
  /** A blow that lands; whoever strikes it draws back, strikes, and returns. */
  hit: (at: Box, from: Box | null): Effect => {
    const contact = from ? DRAWN + STRIKE : 0;
    const after = later(contact, [recoil(22), quake(10, STOP, 280)]);
    return {
      sprites: [star(at, Math.min(300, 1.5 * Math.max(at.width, at.height)), contact)],
      jolts: from ? [lunge(from, at), ...after] : after,
    };
  },

  /** A heart breaks: its halves turn and drop. */
  heart: (at: Box, from: Box | null): Effect => ({
    sprites: (["heart-left", "heart-right"] as const).map((art, i) => {
      const side = i === 0 ? -1 : 1;
      const frames = [
        { translate: "0px 0px", rotate: "0deg", opacity: 1 },
        { translate: `${side * 10}px -6px`, rotate: `${side * 14}deg`, opacity: 1, offset: 0.25, easing: IN },
        { translate: `${side * 44}px 90px`, rotate: `${side * 80}deg`, opacity: 0 },
      ];
      return {
        art,
        x: middle(at).x,
        y: at.y + at.height * 0.85,
        size: 40,
        at: 130 + (from ? DRAWN + STRIKE : 0),
        lasts: 440,
        frames,
      };
    }),
    jolts: [],
  }),

  /** Something falls over, and dust rises. */
  fall: (at: Box): Effect => ({ sprites: dust(at, 120, 70), jolts: [quake(4, 120, 160)] }),

  /** Coins pour from one place into another. */
  coins: (at: Box, from: Box | null, n = 1): Effect => {
    const [here, there] = [middle(from ?? at), middle(at)];
    const sprites = Array.from({ length: Math.min(3 * n, MOST / 2) }, (_, i): Sprite => {
      const [x, y] = [there.x - here.x, there.y - here.y];
      const aside = (scattered(i + 5) - 0.5) * 60;
      const rise = Math.min(0, y / 2) - 90 - scattered(i + 9) * 50;
      const frames = [
        { translate: `${aside}px 0px`, rotate: "0deg", opacity: 1, easing: "cubic-bezier(.2,.7,.5,1)" },
        {
          translate: `${aside + (x - aside) * 0.5}px ${rise}px`,
          rotate: "200deg",
          opacity: 1,
          offset: 0.48,
          easing: IN,
        },
        { translate: `${x}px ${y}px`, rotate: "420deg", opacity: 1, offset: 0.96 },
        { translate: `${x}px ${y}px`, rotate: "420deg", opacity: 0 },
      ];
      return { art: "coin", ...here, size: 26, hue: i, at: i * 50, lasts: 440, frames };
    });
    const last = 50 * sprites.length + 380;
    const answer: Keyframe[] = [{ scale: "1" }, { scale: "1.12 0.92" }, { scale: "0.97 1.05" }, { scale: "1" }];
    return { sprites, jolts: [{ of: "piece", at: last, lasts: 240, frames: answer }] };
  },

  /** Two bump into one another. */
  bump: (at: Box, from: Box | null): Effect => ({
    sprites: [star(at, 1.3 * Math.max(at.width, at.height))],
    jolts: [recoil(10), quake(4, 60, 140), ...(from ? [squash] : [])],
  }),

  /** A shelf is hit: books come down. */
  books: (at: Box): Effect => ({
    sprites: [star(at, 1.6 * Math.max(at.width, at.height)), ...strewn("book", at, 7, 120, 80, STOP, 26)],
    jolts: [quake(11, STOP, 280)],
  }),

  /** A judge's word: the loudest thing in the house. */
  slam: (at: Box): Effect => ({
    sprites: [star(at, 2 * Math.max(at.width, at.height)), ...dust(at, STOP, 130, 9)],
    jolts: [quake(13, STOP, 300)],
  }),

  /** A door bursts. */
  door: (at: Box): Effect => ({
    sprites: [
      star(at, 0.9 * Math.max(at.width, at.height)),
      ...strewn("shard", at, 8, 110, 70, STOP, 34),
      ...dust(at, STOP, 90),
    ],
    jolts: [recoil(5), quake(9, STOP, 300)],
  }),

  /** What somebody owned breaks, and coins are everywhere. */
  plunder: (at: Box): Effect => ({
    sprites: [star(at, 0.9 * Math.max(at.width, at.height)), ...strewn("coin", at, 12, 140, 110, STOP, 26)],
    jolts: [recoil(6), quake(8, STOP, 240)],
  }),
};

/** How long an effect takes. */
export function lengthOf({ sprites, jolts }: Effect): number {
  return Math.max(0, ...[...sprites, ...jolts].map(({ at, lasts }) => at + lasts));
}

/** The same effect, over in time: shorter, never longer. */
export function within(effect: Effect, most: number): Effect {
  const share = Math.min(1, most / Math.max(1, lengthOf(effect)));
  const pressed = <T extends { at: number; lasts: number }>(each: T): T => ({
    ...each,
    at: each.at * share,
    lasts: each.lasts * share,
  });
  return { sprites: effect.sprites.map(pressed), jolts: effect.jolts.map(pressed) };
}
