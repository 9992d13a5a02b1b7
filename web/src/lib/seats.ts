/** What those who sit at a table are called. */

import type { SeatInfo } from "./protocol";
import { t } from "./words.svelte";

/** A seat's name: the person's own, or one that bots are given by their place; who gave none is a stranger. */
export function seatName({ seat, name, who }: Pick<SeatInfo, "seat" | "name" | "who">): string {
  return name || t(who === "bot" ? `web-bot-${seat + 1}` : "web-stranger", { n: seat + 1 });
}

/** Below the name: a bot and its level, or nothing to say. */
export function seatNote(seat: SeatInfo): string {
  if (seat.stands_in) return t("web-bot-stands-in");
  return seat.level ? t("web-bot-level", { level: t(`bots-level-${seat.level}`) }) : "";
}

/** Whether a person plays here, and no bot for them. */
export function isPlayed(seat: SeatInfo): boolean {
  return seat.who === "person" && !seat.stands_in;
}
