/** The words of a scenario being drawn: its special rules, its cards, how it ends, what happens by the clock. */

import type { Fault } from "../../../lib/game";
import type { Json } from "../../../lib/protocol";
import { scenarioOf, withFields } from "./draft";

export const SIGNS = ["bell", "banner", "crown"] as const;
export type Sign = (typeof SIGNS)[number];
export const SIDES = ["lose", "win", "end"] as const;
export type Side = (typeof SIDES)[number];

/** Where words stand; a number is a clock's, from 0. */
export type Words = "rules" | Sign | Side | number;

export const MOST_CLOCKS = 8;
const QUOTED = 39; // letters of a word that an error repeats
const MOST = 4; // operations of a card or clock, and clauses of a side

/** The sort of words that stand there, as the server sorts them. */
export function sortOf(of: Words): "rules" | Side | "does" {
  if (of === "rules" || isSide(of)) return of;
  return "does";
}

function isSide(of: Words): of is Side {
  return (SIDES as readonly Words[]).includes(of);
}

/** What errors call the place. */
function placeOf(of: Words): string {
  if (typeof of === "number") return `when ${of + 1}`;
  if (of === "rules") return of;
  return isSide(of) ? "aim" : `cards.${of}`;
}

/** Whether an error is one of this word. */
export function isAbout(fault: Fault, of: Words, word: string): boolean {
  const here = placeOf(of);
  const path = [fault.place, fault.field].filter(Boolean).join(", ");
  if (path !== here && !path.startsWith(`${here}, `)) return false;
  return fault.field === word.split(" ")[0] || fault.what.includes(`'${word.slice(0, QUOTED)}`);
}

/** Whether one more may stand there. */
export function hasRoom(of: Words, words: readonly string[]): boolean {
  return of === "rules" || words.length < MOST;
}

/** The words of the special rule, of a card, a clock, or a side of the aim. */
export function wordsOf(box: Json, of: Words): string[] {
  if (typeof of === "number") return textsOf(clocksOf(box)[of]?.does);
  if (of === "rules") return textsOf(scenarioOf(box).rules);
  if (isSide(of)) return textsOf(aimOf(box)[of]);
  return textsOf(cardsOf(box)[of]?.does);
}

function textsOf(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
}

function cardsOf(box: Json): Record<string, Json | undefined> {
  return { ...(scenarioOf(box).cards as Record<string, Json> | undefined) };
}

/** How many of a card are in the Guild's deck. */
export function copiesOf(box: Json, sign: Sign): number {
  const copies: unknown = cardsOf(box)[sign]?.copies;
  return typeof copies === "number" ? copies : 0;
}

/** The same with other words; a card without words is none. */
export function withWords(box: Json, of: Words, words: string[]): Json {
  if (of === "rules") return withFields(box, { rules: words });
  if (isSide(of)) return withAim(box, of, words.length ? words : undefined);
  if (typeof of === "number") return withClock(box, of, { does: words });
  return withCard(box, of, words, Math.max(1, copiesOf(box, of)));
}

/** The same with so many of a card. */
export function withCopies(box: Json, sign: Sign, copies: number): Json {
  return withCard(box, sign, wordsOf(box, sign), copies);
}

function withCard(box: Json, sign: Sign, words: string[], copies: number): Json {
  const { [sign]: old, ...rest } = cardsOf(box);
  return withFields(box, { cards: words.length ? { ...rest, [sign]: { ...old, copies, does: words } } : rest });
}

// ---- The aim

/** How the game ends, as the file says it. */
export function aimOf(box: Json): Json {
  const found: unknown = scenarioOf(box).aim;
  return typeof found === "object" && found !== null && !Array.isArray(found) ? found : {};
}

/** The same with another number of waves, pace or side; what is undefined goes, and so does an aim that says nothing. */
export function withAim(box: Json, field: Side | "waves" | "pace", value: unknown): Json {
  const aim = Object.fromEntries(
    Object.entries({ ...aimOf(box), [field]: value }).filter(([, each]) => each !== undefined),
  );
  return withFields(box, { aim: Object.keys(aim).length ? aim : undefined });
}

// ---- Clocks

/** What happens at some time. */
export interface Clock {
  at: string;
  does: string[];
}

export function clocksOf(box: Json): Clock[] {
  const found: unknown = scenarioOf(box).when;
  if (!Array.isArray(found)) return [];
  return found.map((each: Json | null) => ({
    at: typeof each?.at === "string" ? each.at : "",
    does: textsOf(each?.does),
  }));
}

/** The same with one clock changed, or a new one behind the others. */
export function withClock(box: Json, place: number, change: Partial<Clock>): Json {
  const clocks = clocksOf(box);
  clocks[place] = { ...(clocks[place] ?? { at: "start", does: [] }), ...change };
  return withFields(box, { when: clocks });
}

export function withoutClock(box: Json, place: number): Json {
  const clocks = clocksOf(box).toSpliced(place, 1);
  return withFields(box, { when: clocks.length ? clocks : undefined });
}

// ---- What is written in a line: the lever, and marked rooms

export const MARKS = ["name", "order", "does", "works"] as const;
export type MarkField = (typeof MARKS)[number];

/** The lever's numbers, one a difficulty, as they are typed. */
export function leverOf(box: Json): string {
  const found: unknown = scenarioOf(box).lever;
  return Array.isArray(found) ? found.join(" ") : "";
}

export function withLever(box: Json, typed: string): Json {
  const numbers = typed.split(/[^\d-]+/).filter(Boolean);
  return withFields(box, { lever: numbers.length ? numbers.map(Number).filter(Number.isInteger) : undefined });
}

/** What is said of marked rooms, as it is typed: names behind each other, flags behind commas. */
export function markOf(box: Json, field: MarkField): string {
  const marks = scenarioOf(box).marks as Json | undefined;
  const found: unknown = marks?.[field];
  if (typeof found === "string") return found;
  return textsOf(found).join(field === "does" ? ", " : " ");
}

/** The same with other marks; without any word there are none. */
export function withMark(box: Json, field: MarkField, typed: string): Json {
  const texts = typed.split(field === "does" ? /,\s*/ : /[\s,]+/).filter(Boolean);
  const value = field === "name" ? typed.trim() || undefined : texts.length ? texts : undefined;
  const marks = Object.fromEntries(
    Object.entries({ ...(scenarioOf(box).marks as Json | undefined), [field]: value }).filter(
      ([, each]) => each !== undefined,
    ),
  );
  return withFields(box, { marks: Object.keys(marks).length ? marks : undefined });
}
