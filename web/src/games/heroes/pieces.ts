/** The pieces in the dungeon: which there are, how each goes on from view to view, and where it stands in its room. */

import type { Scene } from "./assault";
import { HEROES, type HeroGroup, RESOURCES } from "./shapes";
import type { Box } from "./plan";

export type Sort = "monster" | "hero" | "foe" | "runner" | "token" | "imagined";

export interface Standing {
  sort: Sort;
  what: string; // clan, class, token or the foe's name
  seat: number; // whose monster; -1: nobody's
  room: string;
  state: string; // of a hero: arriving, awake, exhausted; of a foe its own; of a monster: how many wounds
  worth: number; // of a foe its health, of a runner the treasure's value, of a tough hero 1 if wounded; else 0
}

/** A piece that stays the same piece while it moves and changes. */
export interface Piece extends Standing {
  id: number;
}

/** Where a piece is drawn, and as what part of its stack. */
export interface Placed {
  piece: Piece;
  x: number; // of its middle
  y: number;
  scale: number;
  depth: number; // 0 is the top of the stack
  count: number; // pieces in the stack
}

const STATES = ["awake", "arriving", "exhausted"] as const;
const TOKEN_ORDER = [...RESOURCES, "trap"];

/** Every piece that a scene shows, room by room; marked rooms have the token of their trouble, others that of a debt. */
export function standing(scene: Scene, markToken: string): Standing[] {
  const found: Standing[] = [];
  const add = (sort: Sort, what: string, room: string, count: number, state = "", seat = -1, worth = 0): void => {
    for (let i = 0; i < count; i++) found.push({ sort, what, seat, room, state, worth });
  };
  for (const room of scene.rooms) {
    for (const group of room.monsters)
      for (const wounds of group.wounds) add("monster", group.clan, room.room, 1, String(wounds), group.seat);
    for (const group of room.heroes.toSorted((a, b) => HEROES.indexOf(a.hero) - HEROES.indexOf(b.hero)))
      for (const state of STATES) {
        const hurt = woundedOf(group, state);
        add("hero", group.hero, room.room, hurt, state, -1, 1);
        add("hero", group.hero, room.room, group[state] - hurt, state);
      }
    for (const foe of scene.foes.filter((each) => each.room === room.room))
      add("foe", foe.foe, room.room, 1, foe.state, -1, foe.health);
    for (const runner of scene.runners.filter((each) => each.room === room.room))
      add("runner", runner.hero, room.room, 1, "", -1, runner.treasure);
    for (const token of TOKEN_ORDER) add("token", token, room.room, room.tokens[token] ?? 0);
    add("token", room.marked ? markToken : "event", room.room, room.events);
  }
  return found;
}

/** How many of a class are wounded in a state: who has a wound is the first to be exhausted. */
function woundedOf(group: HeroGroup, state: (typeof STATES)[number]): number {
  const before = state === "exhausted" ? 0 : group.exhausted + (state === "arriving" ? group.awake : 0);
  return Math.max(0, Math.min(group[state], group.wounded - before));
}

/** The pieces of the next view: whoever can have stayed has stayed, others have moved, the rest are gone or new. */
export function follow(pieces: readonly Piece[], wanted: readonly Standing[], fresh: () => number): Piece[] {
  const free = new Set(pieces);
  const next: Piece[] = [];
  let open = [...wanted];
  for (const isSame of [isHere, isInRoom, isAlike])
    open = open.filter((place) => {
      const found = pieces.find((piece) => free.has(piece) && isSame(piece, place));
      if (found) {
        free.delete(found);
        next.push({ ...place, id: found.id });
      }
      return !found;
    });
  for (const place of open) next.push({ ...place, id: fresh() });
  return next.sort((a, b) => a.id - b.id); // an element that changes its place among others would lose its motion
}

function isAlike(a: Standing, b: Standing): boolean {
  return a.sort === b.sort && a.what === b.what && a.seat === b.seat;
}

function isInRoom(a: Standing, b: Standing): boolean {
  return isAlike(a, b) && a.room === b.room;
}

function isHere(a: Standing, b: Standing): boolean {
  return isInRoom(a, b) && a.state === b.state && a.worth === b.worth;
}

/** What makes pieces one stack. */
export function stackOf(piece: Standing): string {
  return [piece.sort, piece.what, piece.seat, piece.room, piece.state, piece.worth].join(" ");
}

/** How much room a piece takes, in pixels at its usual size. */
export function sizeOf(piece: Standing): [number, number] {
  if (piece.sort === "monster") return piece.what === "dragon" ? [66, 72] : [52, 58];
  if (piece.sort === "foe") return [64, 62];
  if (piece.sort === "runner") return [54, 58];
  if (piece.sort === "token") return [42, 44];
  return piece.state === "exhausted" ? [54, 46] : [46, 54];
}

const ORDER: Sort[] = ["monster", "foe", "hero", "runner", "imagined", "token"];
const GAP = 6;
const LEAST = 0.32; // of its usual size that a piece keeps in any crowd

/** Put the pieces of one room into its middle, in rows, as large as fits. */
export function arrange(pieces: readonly Piece[], area: Box, usual: number): Placed[] {
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) stacks.set(stackOf(piece), [...(stacks.get(stackOf(piece)) ?? []), piece]);
  const ordered = [...stacks.values()].sort((a, b) => rank(a[0]!) - rank(b[0]!));
  const sizes = ordered.map((stack) => sizeOf(stack[0]!));
  let scale = usual;
  let rows = rowsOf(sizes, area.width / scale);
  while (scale > LEAST && !fits(sizes, rows, area, scale)) {
    scale -= 0.05;
    rows = rowsOf(sizes, area.width / scale);
  }
  return rows.flatMap((row, i) => placeRow(ordered, sizes, rows, i, row, area, scale));
}

function rank(piece: Piece): number {
  return ORDER.indexOf(piece.sort) * 10 + Math.max(piece.seat, 0);
}

/** Which stacks stand side by side. */
function rowsOf(sizes: readonly [number, number][], width: number): number[][] {
  const rows: number[][] = [];
  let used = Infinity;
  sizes.forEach(([wide], i) => {
    if (used + GAP + wide > width) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)!.push(i);
    used += GAP + wide;
  });
  return rows;
}

function heightOf(sizes: readonly [number, number][], row: readonly number[]): number {
  return Math.max(...row.map((i) => sizes[i]![1]));
}

function fits(sizes: readonly [number, number][], rows: readonly number[][], area: Box, scale: number): boolean {
  const high = rows.reduce((sum, row) => sum + heightOf(sizes, row) + GAP, -GAP);
  const wide = Math.max(0, ...sizes.map(([width]) => width));
  return high * scale <= area.height && wide * scale <= area.width;
}

function placeRow(
  stacks: readonly Piece[][],
  sizes: readonly [number, number][],
  rows: readonly number[][],
  number: number,
  row: readonly number[],
  area: Box,
  scale: number,
): Placed[] {
  const heights = rows.map((each) => heightOf(sizes, each) * scale);
  const high = heights.reduce((sum, each) => sum + each + GAP * scale, -GAP * scale);
  const top =
    area.y + (area.height - high) / 2 + heights.slice(0, number).reduce((sum, each) => sum + each + GAP * scale, 0);
  const wide = row.reduce((sum, i) => sum + (sizes[i]![0] + GAP) * scale, -GAP * scale);
  let x = area.x + (area.width - wide) / 2;
  const placed: Placed[] = [];
  for (const i of row) {
    const stack = stacks[i]!;
    const middle = x + (sizes[i]![0] * scale) / 2;
    stack.forEach((piece, depth) =>
      placed.push({ piece, x: middle, y: top + heights[number]! / 2, scale, depth, count: stack.length }),
    );
    x += (sizes[i]![0] + GAP) * scale;
  }
  return placed;
}
