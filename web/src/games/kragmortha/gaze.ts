/** Whither Rigor Mortis looks. */

interface At {
  x: number;
  y: number;
}

/** From himself to the nearest of the goblins, as a direction of length one; straight ahead if none is there. Of two at
 * the same distance the one that was named first has his eye. */
export function gazeOf(from: At, goblins: readonly At[]): At {
  const ways = goblins.map(({ x, y }) => ({ x: x - from.x, y: y - from.y })).filter(({ x, y }) => x !== 0 || y !== 0);
  const [nearest] = ways.toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  if (!nearest) return { x: 0, y: 0 };
  const length = Math.hypot(nearest.x, nearest.y);
  return { x: nearest.x / length, y: nearest.y / length };
}
