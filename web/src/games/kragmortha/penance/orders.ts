/** What the Looks order on the screen, as plain questions: see the table under KR-57 in the rules. */

import type { Option } from "../../../lib/game";

/** What has to be done to confirm a choice; `late` does itself. */
export type Demand = "cuffs" | "claw" | "long" | "late";

/** Handicaps of the view, the mildest first: only one is borne at a time (KR-57). */
const VIEWS = ["h2", "w4", "h4", "h3"];

/** The handicap of the view that a goblin bears, if any. */
export function viewHandicap(looks: readonly string[]): string | null {
  return VIEWS.find((view) => looks.includes(view)) ?? null;
}

/** What a goblin has to do before a choice of theirs counts, in this order. */
export function demands(looks: readonly string[], option: Option): Demand[] {
  const found: Demand[] = [];
  if (looks.includes("a3")) found.push("cuffs");
  if (looks.includes("d1") && option.touches.kinds.length > 0) found.push("claw");
  if (looks.includes("d2")) found.push("long");
  if (looks.includes("a4")) found.push("late");
  return found;
}

const VOWELS = /[aeiouyàáèéìíòóùúаеёиоуыэюя]/giu;

/** What is heard of a line in the chat: without vowels through clenched teeth, a hum through sealed lips. */
export function muffle(line: string, looks: readonly string[]): string {
  if (looks.includes("m4")) return line.replace(/\p{L}+/gu, (word) => hum(word));
  if (looks.includes("m3")) return line.replace(VOWELS, "");
  return line;
}

/** A word as a hum of the same length, in the letters that it was written in. */
function hum(word: string): string {
  const letter = /\p{Script=Cyrillic}/u.test(word) ? "м" : "m";
  const mouth = letter.repeat(Math.max(2, [...word].length));
  return word[0] === word[0]!.toUpperCase() ? mouth[0]!.toUpperCase() + mouth.slice(1) : mouth;
}

/** Whether a line has one of the banned words in it. */
export function isUnspeakable(line: string, banned: readonly string[]): boolean {
  const words = new Set(folded(line).match(/\p{L}+/gu) ?? []);
  return banned.some((word) => words.has(folded(word)));
}

/** Words as they are compared: no capitals, and in Russian no ё. */
export function folded(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll("ё", "е");
}
