/** What it is about: when everybody has won, when everybody has lost, and how near each of these is. */

import type { Message } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { has, t } from "../../lib/words.svelte";
import { kindOf, LOST, WON } from "./assault";
import { heroesIn } from "./danger";
import { type Aim, type ClockFace, type HeroesView, type Room, named, viewOf } from "./shapes";

export interface Stakes {
  ahead: number; // Guild cards until the last one is resolved
  isLate: boolean; // with the last one everybody has lost, not won
  takes: number; // heroes that it takes to loot the Vault; none when it is done
  heroes: number; // that are there
  guards: number; // monsters that are there
}

/** The stakes in a view, with the rooms as the board shows them. */
export function stakesOf(view: HeroesView, rooms: readonly Room[]): Stakes {
  const vault = rooms.find((room) => room.room === "vault")!;
  const all = view.guild.heroes.length + view.scenario.cards.reduce((sum, each) => sum + each.copies, 0);
  return {
    ahead: view.guild.left + (view.waves - view.wave) * all, // each wave is the whole deck
    isLate: view.aims.some(isLateness),
    takes: vault.treasure > 0 ? vault.looters : 0,
    heroes: heroesIn(vault),
    guards: vault.monsters.reduce((sum, each) => sum + each.count, 0),
  };
}

/** Whether the Vault is as good as lost: the next hero may be enough. */
export function isClose(stakes: Stakes): boolean {
  const { takes, heroes, guards } = stakes;
  return takes > 0 && guards === 0 && heroes + 1 >= takes;
}

/** How it has ended, in the chronicle's words; null while something is at stake. */
export function endOf(table: TableView): string | null {
  const { over, won } = viewOf(table);
  if (!over) return null;
  const last = table.events.findLast((event) => [...(won ? WON : LOST)].includes(kindOf(event)));
  return last ? table.speech.text(last) : t(won ? "heroes-event-won" : "heroes-event-lost-all");
}

/** All of it in words: two short lines, and behind the second what it means exactly. */
export function stakesText(stakes: Stakes): { won: string; lost: string; now: string; rule: string } {
  const { ahead, isLate, takes, heroes, guards } = stakes;
  return {
    won: t(isLate ? "web-heroes-late-when" : "web-heroes-won-when", { n: ahead }),
    lost: t("web-heroes-lost-when", { n: takes }),
    now: t("web-heroes-vault-now", { heroes, guards }),
    rule: t("web-heroes-lost-rule", { n: takes }),
  };
}

// ---- what a scenario asks besides

/** The last card of all decides: told with the cards that are ahead. */
const isLateness = (aim: Aim): boolean => aim.text.id.endsWith("-late");

/** The Vault's treasure has a line of its own. */
const isVault = (aim: Aim): boolean => aim.text.id.endsWith("-looted") && named(aim.text, "room") === "vault";

/** What a scenario asks beside keeping the Vault: what wins, what must hold at the end, what loses. */
export function ownAims({ aims }: HeroesView): Aim[] {
  const order = ["win", "end", "lose"];
  const own = aims.filter((aim) => !isLateness(aim) && !isVault(aim));
  return own.toSorted((a, b) => order.indexOf(a.side) - order.indexOf(b.side));
}

/** An aim in few words: what is counted. */
export function shortAim(aim: Aim): Message {
  const short = aim.text.id.replace(/^heroes-aim-(lose|win|end)-/, "web-heroes-aim-");
  return has(short) ? { id: short, args: aim.text.args } : aim.text;
}

/** A clock in few words: when it strikes, and what it is about. */
export function shortClock(table: TableView, { text: [when, ...does], next }: ClockFace): string {
  const about = does.map((each) => named(each, "foe") || named(each, "room") || named(each, "token")).find(Boolean);
  if (about && next !== null && when!.id.endsWith("-assault")) return table.speech.card(about); // how soon says when
  const words = table.speech.text(when!);
  return about ? `${words} ${table.speech.card(about)}` : words.replace(/\s*:$/, "");
}

/** What comes before the first Guild card if the turn ends now, in one short sentence; empty if nothing does. */
export function dawnText({ dawn }: HeroesView): string {
  if (dawn.length === 0) return "";
  const isOut = dawn.some((event) => ["runner-left", "captive-left"].includes(kindOf(event)));
  return isOut ? t("web-heroes-dawn-out") : t("web-heroes-dawn", { n: dawn.length });
}

/** Whether the Vault can be looted at all; where loot is carried out, it has to leave the dungeon. */
export function hasVaultAim({ aims }: HeroesView): boolean {
  return aims.some(isVault);
}

/** Whether an aim needs attention: a loss is near, or what must hold at the end does not hold yet. */
export function isPressing(aim: Aim): boolean {
  return aim.side === "lose" ? aim.near >= 60 : aim.side === "end" && aim.now < aim.needed;
}

/** The clocks that are still to strike. */
export function clocksAhead({ clocks }: HeroesView): ClockFace[] {
  return clocks.filter((clock) => !clock.done && !clock.text[0]!.id.endsWith("-start"));
}
