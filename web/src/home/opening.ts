/** Opening a table from a game's door. */

import type { Door } from "../games/door";
import { Refusal, makeTable } from "../lib/api";
import { addKeys } from "../lib/keys";
import type { Place } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { said, t } from "../lib/words.svelte";

/** Make a table whose other seats are all bots, or all open for friends, and go there: why not, or nothing. */
export async function openTable(door: Door, edition: string | undefined, others: "bot" | "friend"): Promise<string> {
  const rest = Array.from({ length: door.usual - 1 }, (): Place => ({ who: others }));
  const remembered = door.choice && (settings.remembered[door.choice.option] ?? door.choice.values[0]);
  try {
    const made = await makeTable({
      game: door.id,
      edition: edition ?? null,
      options: door.choice && remembered !== undefined ? { [door.choice.option]: remembered } : {},
      seats: [{ who: "me", name: settings.name.trim() || null }, ...rest],
      start: others === "bot",
      words: others === "bot",
    });
    addKeys(made.table, made.keys);
    go(`/t/${made.table}`);
    return "";
  } catch (error) {
    return error instanceof Refusal ? said(error.problem.why) : t("web-no-server");
  }
}
