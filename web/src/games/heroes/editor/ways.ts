/** Where heroes can go in a drawing: passages, doors that lead nowhere, rooms that are cut off. */

import { turnedSides } from "../plan";
import type { Laid } from "./draft";

const STEPS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const BEYOND: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

/** The open sides of a tile as it lies. */
export function sidesOf(tile: Laid, open: Record<string, string>): string {
  return turnedSides(open[tile.room] ?? "", tile.turns);
}

/** The sides at which a passage leads on, and those that are open for nothing. */
export function doorsOf(tile: Laid, tiles: readonly Laid[], open: Record<string, string>): Record<string, boolean> {
  return Object.fromEntries(
    [...sidesOf(tile, open)].map((side) => [side, neighbour(tile, side, tiles, open) !== undefined]),
  );
}

function neighbour(tile: Laid, side: string, tiles: readonly Laid[], open: Record<string, string>): Laid | undefined {
  const [dx, dy] = STEPS[side]!;
  const next = tiles.find((each) => each.x === tile.x + dx && each.y === tile.y + dy);
  return next && sidesOf(next, open).includes(BEYOND[side]!) ? next : undefined;
}

/** The rooms from which no way leads to the Vault. */
export function cutOff(tiles: readonly Laid[], open: Record<string, string>): string[] {
  const vault = tiles.find((tile) => tile.room === "vault");
  if (!vault) return [];
  const reached = new Set([vault]);
  for (const tile of reached)
    for (const side of sidesOf(tile, open)) {
      const next = neighbour(tile, side, tiles, open);
      if (next) reached.add(next);
    }
  return tiles.filter((tile) => !reached.has(tile)).map((tile) => tile.room);
}

/** How many quarters clockwise a tile has to be turned for fewer rooms to be cut off; 0: that helps nothing. */
export function mendingTurn(room: string, tiles: readonly Laid[], open: Record<string, string>): number {
  const now = cutOff(tiles, open).length;
  const after = (quarters: number): number =>
    cutOff(
      tiles.map((tile) => (tile.room === room ? { ...tile, turns: (tile.turns + quarters) % 4 } : tile)),
      open,
    ).length;
  const [best] = [1, 3, 2].sort((a, b) => after(a) - after(b));
  return best !== undefined && after(best) < now ? best : 0;
}
