/** Which words are told where a pointer rests, a finger stays or the focus comes; loaded when the first one is. */

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

export function isAt(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
