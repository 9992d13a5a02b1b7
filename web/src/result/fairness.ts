/** Checks by itself, in the browser, that every draw of a game follows from what was pledged before the deal. */

import type { Event } from "../lib/game";
import { commitment, draw, seal, streamKey } from "../lib/hashes";
import type { Pledge } from "../lib/pledges";
import type { Fairness } from "../lib/protocol";

/** What does not fit, if anything: the key, the commitment we saw, our words, others' words, a draw, the dice that fell. */
export type Flaw = "key" | "commitment" | "words" | "seals" | "draws" | "dice";

export interface Finding {
  flaw: Flaw | null;
  draws: number;
  seen: boolean; // whether this device was there before the deal
}

/** Whether the dice that all have seen fall are among the draws, in their order. */
function fell(events: Event[], draws: number[][]): boolean {
  const faces = draws.filter(([n]) => n === 6).map(([, found]) => found! + 1);
  let place = 0;
  for (const die of events.flatMap((event) => (event.args.dice as number[] | undefined) ?? [])) {
    place = faces.indexOf(die, place) + 1;
    if (place === 0) return false;
  }
  return true;
}

/** Whether all words are those that were sealed when we told ours; who told none cannot know. */
function wereSealed(words: string[], before: Pledge): boolean {
  if (!Object.keys(before.told).length) return true;
  return words.every((said, seat) => !said || seal(said) === before.seals[seat]);
}

/** Check all that a server says of a game's chance, against what this device saw before the deal. */
export function check(proof: Fairness, before: Pledge | null, events: Event[]): Finding {
  const finding = { draws: proof.draws.length, seen: before !== null };
  if (commitment(proof.key) !== proof.commitment) return { ...finding, flaw: "key" };
  if (before && before.commitment !== proof.commitment) return { ...finding, flaw: "commitment" };
  const told = Object.entries(before?.told ?? {});
  if (told.some(([seat, said]) => said !== proof.words[Number(seat)])) return { ...finding, flaw: "words" };
  if (before && !wereSealed(proof.words, before)) return { ...finding, flaw: "seals" };
  const stream = streamKey(proof.key, proof.words);
  if (proof.draws.some(([n, found], i) => draw(stream, i + 1, n!) !== found)) return { ...finding, flaw: "draws" };
  return { ...finding, flaw: fell(events, proof.draws) ? null : "dice" };
}
