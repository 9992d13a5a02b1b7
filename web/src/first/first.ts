/** The first game of a kind: whether it was introduced on this device, and of which edition it will be. */

import { doorOf, isBundled } from "../games/door";
import { settings } from "../lib/settings.svelte";

/** The edition that the address asks for, if the game's door has it; else what is usual there. */
export function edition(game: string): string | undefined {
  const { editions } = doorOf(game);
  const asked = new URLSearchParams(location.search).get("edition");
  return editions.find((each) => each === asked) ?? editions[0];
}

/** Where a game is introduced, before a table of an edition is opened. */
export function introduction(game: string, edition?: string): string {
  return `/first/${game}${edition ? `?edition=${edition}` : ""}`;
}

/** Whether a game is new here, and there is something to say of it. */
export function isNew(game: string): boolean {
  return isBundled(game) && !settings.met.includes(game);
}

/** A game has been introduced: that is not done again. */
export function meet(game: string): void {
  if (!settings.met.includes(game)) settings.met.push(game);
}

/** Whether somebody has a name here, or has been asked for one. */
export function isKnown(): boolean {
  return settings.asked || settings.name !== "";
}
