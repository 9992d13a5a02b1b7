/** Going about a grid of cards by arrow keys. */

/** The number of the card that a key leads to, from one of them; how high each stands tells the rows. */
export function gridStep(tops: readonly number[], from: number, key: string): number {
  const columns = tops.filter((top) => top === tops[0]).length || 1;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (key === "Home") return 0;
  if (key === "End") return tops.length - 1;
  const to = from + (step ?? 0);
  return to >= 0 && to < tops.length ? to : from;
}
