/** What bears a word: an icon or a keyword says with `data-word` which entry of the glossary explains it.
 *
 * `data-called` has a name of its own for it, `data-says` a sentence of its own; with an empty `data-word` nothing else
 * is said. `data-words` marks a piece that is pressed as a whole: its words are found by where they lie, and all of
 * them are told when it gets the focus; a sentence of its own is told with each of them. What has something better to
 * show when it is held says `data-holds`. Nothing has a native `title`, which neither fingers nor the focus can open.
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

/** What is told where a pointer rests on a word: the word, and the sentence of the piece that it is a part of. */
export function toldWith(word: HTMLElement): HTMLElement[] {
  const piece = word.closest<HTMLElement>("[data-words][data-says]");
  return piece && piece !== word ? [word, piece] : [word];
}

/** The words that are told of what has the focus; what is within a label has the label's. */
export function wordsOf(focused: HTMLElement): HTMLElement[] {
  const bearer = focused.dataset.word === undefined ? focused.closest<HTMLElement>("label[data-word]") : focused;
  const piece = focused.closest<HTMLElement>("[data-words]");
  if (bearer && bearer !== piece) return [bearer];
  if (!piece || piece.dataset.words === "apart") return [];
  const within = [...piece.querySelectorAll<HTMLElement>("[data-word]")].filter((each) => each.checkVisibility());
  return piece.dataset.says ? [piece, ...within] : within;
}

/** What a drawing that is pressed is called, for the ear and for the eye. */
export function labelled(label: string): Record<string, string> {
  return { "aria-label": label, "data-word": "", "data-called": label };
}

export function isAt(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
