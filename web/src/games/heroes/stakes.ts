/** What it is about: when everybody has won, when everybody has lost, and how near that is. */

import { t } from "../../lib/words.svelte";
import { heroesIn } from "./danger";
import type { HeroesView, Room } from "./shapes";

export interface Stakes {
  ahead: number; // Guild cards until everybody has won
  takes: number; // heroes that it takes to loot the Vault; none when it is done
  heroes: number; // that are there
  guards: number; // monsters that are there
  isWon: boolean;
}

/** The stakes in a view, with the rooms as the board shows them. */
export function stakesOf(view: HeroesView, rooms: readonly Room[]): Stakes {
  const vault = rooms.find((room) => room.room === "vault")!;
  const all = view.guild.heroes.length + view.scenario.cards.reduce((sum, each) => sum + each.copies, 0);
  return {
    ahead: view.guild.left + (view.wave === 1 ? all : 0), // the whole deck comes twice
    takes: vault.treasure,
    heroes: heroesIn(vault),
    guards: vault.monsters.reduce((sum, each) => sum + each.count, 0),
    isWon: view.won,
  };
}

/** Whether the Vault is as good as lost: the next hero may be enough. */
export function isClose(stakes: Stakes): boolean {
  const { takes, heroes, guards } = stakes;
  return endOf(stakes) === null && guards === 0 && heroes + 1 >= takes;
}

/** How it has ended, in the chronicle's words; null while something is at stake. */
export function endOf({ takes, isWon }: Stakes): string | null {
  if (isWon) return t("heroes-event-won");
  return takes === 0 ? t("heroes-event-lost-all") : null;
}

/** All of it in words: two short lines, and behind the second what it means exactly. */
export function stakesText(stakes: Stakes): { won: string; lost: string; now: string; rule: string } {
  const { ahead, takes, heroes, guards } = stakes;
  return {
    won: t("web-heroes-won-when", { n: ahead }),
    lost: t("web-heroes-lost-when", { n: takes }),
    now: t("web-heroes-vault-now", { heroes, guards }),
    rule: t("web-heroes-lost-rule", { n: takes }),
  };
}
