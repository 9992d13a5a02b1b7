/** What a hint says in words of the game. */

import type { HintLine } from "../lib/game";

/** How things would stand, as the end of a message's id: what all together may reach, or one against the others. */
export function outlook({ chance, words }: HintLine, seats: number): string {
  if (chance === null) return "only";
  return words.id === "bots-hint-hold" ? `hold-${together(chance)}` : `win-${alone(chance, seats)}`;
}

function together(chance: number): string {
  if (chance >= 0.8) return "sure";
  if (chance >= 0.6) return "likely";
  if (chance >= 0.4) return "open";
  return chance >= 0.15 ? "hard" : "luck";
}

/** Among many, whoever has more than the fair share of a chance is ahead. */
function alone(chance: number, seats: number): string {
  const share = chance * seats;
  if (chance >= 0.8) return "sure";
  if (share >= 1.3) return "likely";
  if (share >= 0.8) return "open";
  return share >= 0.3 ? "hard" : "luck";
}
