/** What a card does, as tiles: an icon with a number, and what its success gives for free. */

import type { Face, Message } from "../../lib/game";
import { ACTION, TOKEN, TYPE } from "./pictures";
import { named, numberOf } from "./shapes";

export interface Tile {
  icons: string[];
  words: string[]; // what the glossary calls each of them
  number: number; // how often, or how many; 1 is not written
  sign: "" | "+" | "−"; // of a resource that is made or spent
  then: Tile | null;
  from: number; // its first place among the icons of the side
  times: number; // how many places it takes there
}

/** The sides of a card. */
export function sidesOf(face: Face | undefined): Tile[][] {
  return (face?.sides ?? []).map(tilesOf);
}

/** The tiles of one side. */
export function tilesOf(side: readonly Message[]): Tile[] {
  const tiles: Tile[] = [];
  let from = 0;
  let isThen = false;
  for (const message of side) {
    if (message.id === "heroes-text-then") isThen = true;
    if (!message.id.startsWith("heroes-icon-")) continue;
    const tile = tileOf(message, from);
    if (isThen) tiles.at(-1)!.then = tile;
    else {
      tiles.push(tile);
      from += tile.times;
    }
    isThen = false;
  }
  return tiles;
}

function tileOf(message: Message, from: number): Tile {
  const word = message.id.replace("heroes-icon-", "").replace(/-any$/, "");
  const times = numberOf(message, "n");
  const many = numberOf(message, "count");
  const token = named(message, "token");
  const what = /heroes-icon-(\w+)-word/.exec(String(message.args.what))?.[1];
  const type = /heroes-type-(\w+)/.exec(String(message.args.type))?.[1];
  const isStuff = word === "generate" || word === "spend";
  const icons = isStuff ? [token ? TOKEN[token]! : "swap-bag"] : [ACTION[word]!];
  const words = [`glossary-heroes-deed-${word}`];
  if (what) {
    icons.push(ACTION[what]!);
    words.push(`glossary-heroes-deed-${what}`);
  }
  if (type) {
    icons.push(TYPE[type]!);
    words.push("glossary-heroes-type");
  }
  return {
    icons,
    words,
    number: times > 1 ? times : many,
    sign: word === "generate" ? "+" : word === "spend" ? "−" : "",
    then: null,
    from,
    times,
  };
}

const WIDE = 9; // em that a side of a card has for its tiles

/** How small the tiles must be for every side to fit on one line. */
export function fitOf(sides: readonly Tile[][]): number {
  const widest = Math.max(...sides.map((side) => side.reduce((sum, tile) => sum + widthOf(tile) + 0.35, -0.35)));
  return Math.max(0.7, Math.min(1, WIDE / widest));
}

function widthOf(tile: Tile): number {
  const own = 0.9 + tile.icons.length * 1.95 + (tile.number > 1 ? 1.1 : 0);
  return tile.then ? own + widthOf(tile.then) - 0.3 : own;
}

/** How many of a tile's icons are used up, by the places of those that are left. */
export function usedOf(tile: Tile, left: readonly number[]): number {
  return tile.times - left.filter((place) => place >= tile.from && place < tile.from + tile.times).length;
}
