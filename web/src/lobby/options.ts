/** What can be agreed before a game: the values of its options, with their names. */

import { doorOf, isBundled, plainDoor, type Door } from "../games/door";
import type { GameInfo } from "../lib/protocol";
import { has, t } from "../lib/words.svelte";

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

/** A game's door, with the options that the server knows of one that has no folder here. */
export function doorIn(game: GameInfo): Door {
  return isBundled(game.id) ? doorOf(game.id) : plainDoor(game);
}

/** The options of a game that are the same for all seats. */
export function offers(game: GameInfo, seats: number): Offer[] {
  const known = doorIn(game).options;
  return Object.entries(game.options).flatMap(([name, values]) => {
    const option = known[name];
    if (!option) return [];
    const usual = option.usual?.(seats) ?? values[0]!;
    const boxed = option.boxed === undefined ? usual : option.boxed;
    const mark = isBundled(game.id) ? t("web-as-in-the-box") : undefined;
    const choices = (option.shown ?? values.toSorted((a, b) => a - b)).map((value) => ({
      value,
      label: option.word(value),
      usual: value === boxed ? mark : undefined,
    }));
    return [{ name, label: optionName(game.id, name), choices, usual }];
  });
}

function optionName(game: string, name: string): string {
  if (isBundled(game)) return t(`web-option-${name}`);
  return has(`${game}-option-${name}`) ? t(`${game}-option-${name}`) : name;
}
