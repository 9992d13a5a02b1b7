/** A prompt in the parts that a reader looks for: what leads up to it, the question itself, and what is worth knowing. */

export interface Question {
  lead: string;
  asked: string;
  note: string;
}

/** The first sentence that asks, or else the first one, is the question; a colon parts what leads up to it. */
export function question(prompt: string): Question {
  const sentences = prompt.split(/(?<=[.!?…]) +/);
  const at = Math.max(
    0,
    sentences.findIndex((sentence) => sentence.endsWith("?")),
  );
  const [lead, asked] = parted(sentences[at]!);
  return {
    lead: [...sentences.slice(0, at), lead].filter(Boolean).join(" "),
    asked,
    note: sentences.slice(at + 1).join(" "),
  };
}

/** What stands before the colon, and the rest as a sentence of its own. */
function parted(sentence: string): [string, string] {
  const colon = sentence.lastIndexOf(": ");
  if (colon < 0) return ["", sentence];
  const rest = sentence.slice(colon + 2);
  return [sentence.slice(0, colon), rest.charAt(0).toLocaleUpperCase() + rest.slice(1)];
}
