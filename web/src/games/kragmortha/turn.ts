/** Where the turn stands, in words: phases, progress, numbers, the guide. */

import type { Event, Message } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Lesson, Phase } from "../module";
import { isSecondStep, libraryOf, seatIn, told } from "./library";
import { trail } from "./trail";

const PHASES = [
  { id: "card", icon: "poker-hand" },
  { id: "step-1", icon: "walking-boot" },
  { id: "step-2", icon: "boot-prints" },
  { id: "draw", icon: "card-draw" },
];

/** Which phase it is: 0 card, 1 and 2 steps, 3 draw; -1 while the goblins come in, or all is over. */
export function phaseNow(table: TableView): number {
  const library = libraryOf(table);
  const step = library.pending?.step;
  if (library.turn === 0 || !step) return -1;
  if (step === "after") return 3;
  const walk = trail(table.events);
  if (step === "card" || !walk) return 0;
  if (step === "move") return isSecondStep(library) ? 2 : 1;
  return Math.max(1, walk.steps.length);
}

/** The plates of the phase bar. */
export function phases(table: TableView): Phase[] {
  const now = phaseNow(table);
  if (now < 0) {
    const label = t(libraryOf(table).over ? "web-kragmortha-phase-over" : "web-kragmortha-phase-enter");
    return [{ icon: "wooden-door", label, state: "now" }];
  }
  return PHASES.map(({ id, icon }, i) => ({
    icon,
    label: t(`web-kragmortha-phase-${id}`),
    state: i < now ? "done" : i === now ? "now" : "later",
  }));
}

/** How many goblins, and how Looks are borne. */
export function subtitle(table: TableView): string {
  const library = libraryOf(table);
  return t("web-kragmortha-subtitle", {
    n: library.players.length,
    penance: t(`web-kragmortha-penance-${library.penance}`),
  });
}

/** Which round it is. */
export function when(table: TableView): string {
  const { round } = libraryOf(table);
  return round > 0 ? t("web-kragmortha-round", { n: round }) : "";
}

/** Which step of the card is being asked. */
export function progress(table: TableView): string {
  if (libraryOf(table).pending?.step !== "move") return "";
  return t("web-kragmortha-progress", { n: isSecondStep(libraryOf(table)) ? 2 : 1 });
}

/** Never back to where the shove came from; tired legs take one step. */
export function numbers(table: TableView): string {
  const library = libraryOf(table);
  const from = table.decision?.refused.find((refused) => refused.why_not.id === "kragmortha-why-where-from");
  if (from) return t("web-kragmortha-not-back", { square: from.touches.squares![0]! });
  const tired = table.eyes !== null && library.players[table.eyes]!.tired && library.active === table.eyes;
  return tired ? t("web-kragmortha-tired") : "";
}

/** Whose line an event is in the Chronicle. */
export function teller(event: Event): number | null {
  return seatIn(event.args.seat);
}

const LOUD = ["tired", "accused", "upheld", "dismissed", "scapegoat", "caught-out", "told-off"];

/** News that change what people can do. */
export function toast(event: Event): Message | null {
  return LOUD.includes(told(event)) ? event : null;
}

const GUIDED = [
  "place",
  "card",
  "move",
  "after",
  "shove",
  "refuse-shove",
  "vote",
  "look-due",
  "banished",
  "transfer",
  "rigor-transfer",
  "back-to-start",
  "hand-limit",
];

/** What the first-game guide says of the question that is asked of me. */
export function guide(table: TableView): Lesson | null {
  const step = libraryOf(table).pending?.step;
  if (!table.decision || !step || !GUIDED.includes(step)) return null;
  return { id: `web-kragmortha-guide-${step}` };
}
