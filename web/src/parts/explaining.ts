/** What bears a word: an icon or a keyword says with `data-word` which entry of the glossary explains it.
 *
 * `data-called` has a name of its own for it, `data-says` a sentence of its own; with an empty `data-word` nothing else
 * is said. `data-words` marks a piece that is pressed as a whole: its words are found by where they lie, and all of
 * them are told when it gets the focus. What has something better to show when it is held says `data-holds`.
 */

export const BEARERS = "[data-word], [data-words]";

/** The word at a point of the screen; of several the last, which lies on the others or within them. */
export function wordAt(x: number, y: number): HTMLElement | null {
  const hit = document.elementFromPoint(x, y);
  const piece = hit?.closest<HTMLElement>("[data-words]");
  if (!piece) return hit?.closest<HTMLElement>("[data-word]") ?? null;
  const here = [...piece.querySelectorAll<HTMLElement>("[data-word]")].filter((each) => isAt(each, x, y));
  return here.at(-1) ?? piece.closest<HTMLElement>("[data-word]");
}

/** The words that are told of what has the focus. */
export function wordsOf(focused: HTMLElement): HTMLElement[] {
  if (focused.dataset.word !== undefined) return [focused];
  const piece = focused.closest<HTMLElement>("[data-words]");
  if (!piece || piece.dataset.words === "apart") return [];
  return [...piece.querySelectorAll<HTMLElement>("[data-word]")].filter((each) => each.checkVisibility());
}

export function isAt(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
