/** What the Looks order on the screen, as plain questions: see the table under KR-57 in the rules. */

import type { Event, Option } from "../../../lib/game";
import { verb } from "../answers";
import { foresee } from "../foresight";
import { isBeside, seatIn, told, type Library } from "../library";

/** What has to be done to confirm a choice; `late` does itself. */
export type Demand = "cuffs" | "claw" | "long" | "late";

/** A test that comes with a time limit. */
export type Prompt = "book" | "squeeze" | "balance" | "hail" | "sit";

/** What a goblin keeps up by itself: switches of the plate. */
export interface Posture {
  gaping: boolean;
  tongue: boolean;
  standing: boolean;
  pardoned: boolean;
}

export const SLACK: Posture = { gaping: false, tongue: false, standing: false, pardoned: false };

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

/** The Look that a choice would break right now: a closed mouth, a shove without a pardon, a seated goblin. */
export function breach(looks: readonly string[], posture: Posture, option: Option, library: Library): string | null {
  if (looks.includes("m1") && verb(option) === "play" && !posture.gaping) return "m1";
  if (looks.includes("w3") && isShove(option) && !posture.pardoned) return "w3";
  if (looks.includes("l3") && library.active === library.actor && library.turn > 0 && !posture.standing) return "l3";
  return null;
}

/** Whether an option shoves somebody. */
export function isShove(option: Option): boolean {
  return verb(option) === "shove" || foresee(option).pushed !== null;
}

/** The tests that news bring to a goblin: each Look once. */
export function summons(looks: readonly string[], news: readonly Event[], library: Library, me: number): Map<string, Prompt> {
  const found = new Map<string, Prompt>();
  const goblin = library.players[me];
  for (const event of news) {
    const kind = told(event);
    const began = kind === "turn" && seatIn(event.args.seat) === me;
    const rigor = kind === "rigor-moved" || kind === "rigor-transferred";
    if (began && looks.includes("h1")) found.set("h1", "book");
    if (began && looks.includes("l1")) found.set("l1", "balance");
    if (kind === "shoved" && seatIn(event.args.rival) === me && looks.includes("a1")) found.set("a1", "squeeze");
    if (rigor && looks.includes("w2")) found.set("w2", "hail");
    if (rigor && looks.includes("l2") && goblin?.square && isBeside(goblin.square, library.rigor)) found.set("l2", "balance");
  }
  return found;
}

/** Whether a turn of mine has ended, as the news tell it. */
export function hasEnded(news: readonly Event[], me: number, wasActive: boolean): boolean {
  return wasActive && news.some((event) => told(event) === "turn" && seatIn(event.args.seat) !== me);
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
