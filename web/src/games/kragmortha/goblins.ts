/** What a goblin's face says: only what everybody at the table has just seen. */

import type { Event } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import type { GoblinLook } from "./art";
import { LAST_LOOK, lookCount, seatIn, told } from "./library";
import type { Goblin } from "./view";

// How an event looks to whoever its argument names.
const FACES: Record<string, Partial<Record<"seat" | "rival", GoblinLook>>> = {
  shoved: { seat: "gloat", rival: "shock" },
  caught: { seat: "shock" },
  looked: { seat: "shame" },
  scolded: { seat: "shame" },
  "told-off": { seat: "shame" },
  "caught-out": { seat: "gloat", rival: "shame" },
  scapegoat: { seat: "gloat", rival: "shock" },
  "thrown-out": { seat: "dazed" },
  tome: { seat: "gloat" },
};

/** The face of a goblin now. */
export function lookOf(goblin: Goblin, table: TableView): GoblinLook {
  return faceAfter(table.news, goblin.seat) ?? (lookCount(goblin) >= LAST_LOOK - 1 ? "dazed" : "ready");
}

/** The face that the last of these events which concerns a seat puts on it. */
export function faceAfter(news: readonly Event[], seat: number): GoblinLook | null {
  for (const event of news.toReversed()) {
    const faces = FACES[told(event)] ?? {};
    for (const [named, look] of Object.entries(faces)) if (seatIn(event.args[named]) === seat) return look;
  }
  return null;
}
