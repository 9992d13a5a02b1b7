/** What a goblin is doing, in a few words under its name. */

import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { LAST_LOOK, libraryOf, lookCount, told } from "./library";

export interface Doing {
  text: string;
  icon?: string;
  hot?: boolean; // it concerns everybody
  thinking?: boolean;
}

/** What somebody is doing: shoved, accused, away, deciding, or who they are. */
export function doing(seat: number, table: TableView): Doing {
  const library = libraryOf(table);
  const { pending } = library;
  const who = table.info.seats[seat];
  if (lookCount(library.players[seat]!) >= LAST_LOOK) return { text: t("web-kragmortha-thrown-out"), hot: true };
  if (pending?.step === "shove" && pending.goblin === seat)
    return { text: t("web-kragmortha-being-shoved"), hot: true };
  if (pending?.step === "vote" && pending.goblin === seat) return { text: t("web-kragmortha-is-accused"), hot: true };
  if (library.players[seat]!.slipping && !library.over) return { text: t("web-kragmortha-slips"), hot: true };
  const live = "gate" in table && !library.over;
  if (live && who?.who === "person" && !who.online && who.away !== null) {
    return { text: t("web-kragmortha-away"), icon: "unplugged", hot: true };
  }
  const steps = table.news.some((event) => told(event) === "rigor-moved"); // what comes of it is yet to be told
  if (library.players[seat]!.square === library.rigor && !steps)
    return { text: t("web-kragmortha-is-caught"), hot: true };
  if (library.players[seat]!.tired) return { text: t("web-kragmortha-is-tired"), icon: "snail" };
  if (table.penances?.away.includes(seat)) return { text: t("web-kragmortha-looks-elsewhere") };
  if (library.players[seat]!.hushed && library.penance !== "gentle")
    return { text: t("web-kragmortha-hushed"), icon: "shouting" };
  if (seat === table.eyes) return { text: t("web-kragmortha-you") };
  if (library.actor === seat && !library.over)
    return { text: t("web-kragmortha-decides"), thinking: live && who?.who === "bot" };
  if (who?.level) return { text: t("web-kragmortha-bot", { level: t(`bots-level-${who.level}`) }) };
  return { text: "" };
}
