/** What can be agreed before a game: the values of its options, with their names. */

import type { GameInfo } from "../lib/protocol";
import { t } from "../lib/words.svelte";

export interface Choice {
  value: number;
  label: string;
  usual?: string;
}

export interface Offer {
  name: string;
  label: string;
  choices: Choice[];
  usual: number;
}

const DIFFICULTIES = ["familiar", "steady", "challenging", "hardcore"];
const CLANS = ["dragon", "lizardfolk", "gnoll", "slime", "skeleton", "ratkin", "imp", "poltergeist", "witch"];
const PENANCE_OF_THE_BOX = 2; // really done, which takes people around one table
const TARGETS = [5, 7, 10, 15, 20];

/** Loot to win, as the box has it. */
function boxTarget(seats: number): number {
  return seats === 2 ? 15 : seats <= 4 ? 10 : 7;
}

const WORDS: Record<string, (value: number) => string> = {
  target: (value) => String(value),
  difficulty: (value) => t(`heroes-difficulty-${DIFFICULTIES[value]}`),
  penance: (value) => t(`web-penance-${value}`),
  hands: (value) => t(`web-hands-${value}`),
  rest: (value) => t(`web-rest-${value}`),
};

/** The options of a game that are the same for all seats. */
export function offers(game: GameInfo, seats: number): Offer[] {
  return Object.entries(game.options)
    .filter(([name]) => name in WORDS)
    .map(([name, values]) => {
      const usual = name === "target" ? boxTarget(seats) : values[0]!;
      const shown = name === "target" ? TARGETS : [...values].sort((a, b) => a - b);
      const boxed = name === "penance" ? PENANCE_OF_THE_BOX : name === "rest" ? undefined : usual; // on rest, rulebook and aid differ
      const mark = t("web-as-in-the-box");
      const choices = shown.map((value) => ({
        value,
        label: WORDS[name]!(value),
        usual: value === boxed ? mark : undefined,
      }));
      return { name, label: t(`web-option-${name}`), choices, usual };
    });
}

/** The clans that a seat may be given: those that no other seat has, and a free choice. */
export function clans(game: GameInfo, seat: number, options: Record<string, number>): Choice[] {
  const values = game.options[`clan${seat + 1}`] ?? [];
  const taken = new Set(
    Object.entries(options)
      .filter(([name, value]) => name.startsWith("clan") && name !== `clan${seat + 1}` && value > 0)
      .map(([, value]) => value),
  );
  return values
    .filter((value) => !taken.has(value))
    .map((value) => ({ value, label: value === 0 ? t("web-clan-free") : t(`heroes-card-${CLANS[value - 1]}`) }));
}
