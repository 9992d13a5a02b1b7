/** What a player threatens to do: to win next turn, or as soon as nobody forbids it. */

import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { percent, viewOf } from "./answers";
import { bansLoot } from "./cards";
import type { Player } from "./shapes";

const WORTH_A_WORD = 0.01; // a chance; less would cry wolf

/** The danger in a few words; empty if there is none. */
export function threatOf(table: TableView, player: Player): string {
  const { over, players } = viewOf(table);
  const { chance, barred } = player.threat;
  if (over) return "";
  if (chance >= WORTH_A_WORD) return t("web-looterz-may-win", { chance: percent(chance) });
  const king = players.flatMap((each) => each.looterz).find((looter) => bansLoot(table.speech.face(looter.kind)));
  if (barred === 0 || !king) return "";
  return table.speech.text({ id: "web-looterz-may-win-freed", args: { card: `@card/${king.card}` } });
}
