/** Finding words in the rules, however they are written: capitals, accents and the dots of ё do not matter. */

import type { Block, Span } from "../lib/markdown";

/** A text as it is compared, and where each of its letters stands in the text itself. */
interface Folded {
  letters: string;
  places: number[];
}

function folded(text: string): Folded {
  let letters = "";
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = folding(letter);
    letters += plain;
    places.push(...Array<number>(plain.length).fill(place));
    place += letter.length;
  }
  return { letters, places: [...places, place] };
}

function folding(letter: string): string {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace("’", "'").replace(/\s/, " ").toLowerCase();
}

/** Where the wanted words stand in a text: from, to. */
export function hits(text: string, wanted: string): [number, number][] {
  const needle = folded(wanted.trim()).letters;
  if (!needle) return [];
  const { letters, places } = folded(text);
  const found: [number, number][] = [];
  for (let at = letters.indexOf(needle); at >= 0; at = letters.indexOf(needle, at + needle.length))
    found.push([places[at]!, places[at + needle.length]!]);
  return found;
}

/** A page in which the wanted words are marked, each hit with its number; and how many there are. */
export function marked(blocks: Block[], wanted: string): { blocks: Block[]; count: number } {
  let count = 0;
  const words = (spans: Span[]): Span[] => {
    const found = hits(spans.map((span) => span.text).join(""), wanted);
    const cut = cutAt(spans, found, count);
    count += found.length;
    return cut;
  };
  const inRule = (rule: string | null): number | undefined => (rule && hits(rule, wanted).length ? count++ : undefined);
  const done = blocks.map((block): Block => {
    switch (block.kind) {
      case "paragraph":
        return { ...block, hit: inRule(block.rule), spans: words(block.spans) };
      case "heading":
        return { ...block, spans: words(block.spans) };
      case "list":
        return { ...block, items: block.items.map(words) };
      case "table":
        return { ...block, head: block.head.map(words), rows: block.rows.map((row) => row.map(words)) };
      case "code":
        return block;
    }
  });
  return { blocks: done, count };
}

/** Words cut where hits begin and end, so that a hit may reach from one emphasis into the next. */
function cutAt(spans: Span[], found: [number, number][], first: number): Span[] {
  if (!found.length) return spans;
  const cuts = found.flat();
  let start = 0;
  return spans.flatMap((span) => {
    const end = start + span.text.length;
    const edges = [start, ...cuts.filter((cut) => cut > start && cut < end), end];
    const pieces = edges.slice(1).map((edge, i): Span => {
      const from = edges[i]!;
      const hit = found.findIndex(([begins, ends]) => from >= begins && edge <= ends);
      const text = span.text.slice(from - start, edge - start);
      return hit < 0 ? { ...span, text } : { ...span, text, hit: first + hit };
    });
    start = end;
    return pieces;
  });
}
