/** The three words of the Look W1: those that were chosen, and others from our list where nobody has chosen yet. */

import type { BannedWord } from "../../../lib/protocol";
import { isPlayed } from "../../../lib/seats";
import type { TableView } from "../../../lib/table.svelte";
import { t } from "../../../lib/words.svelte";
import { libraryOf } from "../library";
import { folded } from "./orders";

const WORDS = 3;
const SUGGESTED = 3;

/** The words that a goblin must not say. */
export function bannedWords(table: TableView, of: number): string[] {
  const spare = spareWords(table, of);
  return Array.from({ length: WORDS }, (_, place) => ban(table, of, place)?.word ?? spare[place]!);
}

/** A few words that one might choose, for each place others. */
export function suggestions(table: TableView, { of, place }: BannedWord): string[] {
  const first = WORDS + place * SUGGESTED;
  return spareWords(table, of).slice(first, first + SUGGESTED);
}

/** Our list without what was chosen, for each goblin from another word on: all who read it draw the same. */
function spareWords(table: TableView, of: number): string[] {
  const list = t("web-kragmortha-banned").split(", ");
  const start = (of * WORDS) % list.length;
  const taken = bansOf(table, of).map(({ word }) => folded(word ?? ""));
  return [...list.slice(start), ...list.slice(0, start)].filter((word) => !taken.includes(folded(word)));
}

/** The next word that I may choose for each goblin; none for one who only hums, or for whom a bot plays. */
export function myBans(table: TableView): BannedWord[] {
  const { players, over } = libraryOf(table);
  const { bans, seats } = table.info;
  const free = bans.filter(({ by, word }) => by === table.eyes && word === null && !over);
  return free.filter(({ of }, i) => {
    const isFirst = free.findIndex((ban) => ban.of === of) === i;
    return isFirst && isPlayed(seats[of]!) && !players[of]!.looks.includes("m4");
  });
}

/** Whether others choose the words of a goblin. */
export function isHushed(table: TableView, of: number): boolean {
  return bansOf(table, of).length > 0;
}

function ban(table: TableView, of: number, place: number): BannedWord | undefined {
  return bansOf(table, of).find((each) => each.place === place);
}

function bansOf(table: TableView, of: number): BannedWord[] {
  return table.info.bans.filter((each) => each.of === of);
}
