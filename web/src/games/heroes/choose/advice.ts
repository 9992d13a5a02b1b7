/** What we think of clans and scenarios; what is printed on them is the box's. */

import type { Night } from "../view";

/** How much care a clan takes, in candles. */
export const CARE: Record<string, 1 | 2 | 3> = {
  dragon: 1,
  lizardfolk: 2,
  gnoll: 2,
  slime: 1,
  skeleton: 2,
  ratkin: 1,
  imp: 2,
  poltergeist: 3,
  witch: 3,
};

/** For whoever plays for the first time. */
export const GOOD_FIRST = { clan: "ratkin", night: "first-watch" };

const CHAPTERS = ["first-nights", "the-works", "the-siege", "unwanted-guests", "the-long-night"]; // four nights each

/** The chapter to which a night belongs; empty for one of somebody's own. */
export function chapterOf({ scenario }: Night): string {
  return CHAPTERS[Math.floor((scenario.number - 1) / 4)] ?? "";
}

const CHALLENGING = 2; // the difficulty at which scenarios differ the most
const GENTLE = 60; // of 100 games that two bots must have held there
const FIRM = 48;

/** How hard a scenario is beside the others, by how often it was held: 1 gentle, 2 firm, 3 cruel. */
export function hardness(night: Night): 1 | 2 | 3 {
  const held = night.held[CHALLENGING]!;
  return held >= GENTLE ? 1 : held >= FIRM ? 2 : 3;
}

/** The seat that an agreement gives a clan to, by the clan's number; null: nobody has it. */
export function takerOf(clan: number, options: Record<string, number>): number | null {
  const found = Object.entries(options).find(([name, value]) => /^clan\d$/.test(name) && value === clan);
  return found ? Number(found[0].slice(4)) - 1 : null;
}
