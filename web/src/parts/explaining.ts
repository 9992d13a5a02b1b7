/** What bears a word: an icon or a keyword says with `data-word` which entry of the glossary explains it.
 *
 * `data-called` has a name of its own for it, `data-says` a sentence of its own; with an empty `data-word` nothing else
 * is said. `data-words` marks a piece that is pressed as a whole: its words are found by where they lie, and all of
 * them are told when it gets the focus; a sentence of its own is told with each of them. What has something better to
 * show when it is held says `data-holds`. Nothing has a native `title`, which neither fingers nor the focus can open.
 */

export const BEARERS = "[data-word], [data-words]";

/** What a drawing that is pressed is called, for the ear and for the eye. */
export function labelled(label: string): Record<string, string> {
  return { "aria-label": label, "data-word": "", "data-called": label };
}
