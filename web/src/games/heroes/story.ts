/** What the frame asks about the course of this game: phases, progress, news, and a first game's guide. */

import type { Event, Message } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { has, t } from "../../lib/words.svelte";
import type { Lesson, Phase } from "../module";
import { kindOf, MARKS } from "./assault";
import { scenarioName } from "./talk";
import { seatOf, viewOf } from "./shapes";

const PHASES = [
  ["play", "card-play"],
  ["refresh", "swap-bag"],
  ["tidy", "card-draw"],
  ["assault", "knight-banner"],
] as const;
const NEWS = [
  ...[
    "wave",
    "goal",
    "closed",
    "opened",
    "dug",
    "portal-broken",
    "called-foe",
    "foe-fell",
    "stowaway",
    "unpaid",
    "owed",
  ],
  ...["captive-loose", "runner-left", "retreats"],
  ...MARKS.map((name) => `marked-${name}`),
];

/** The phases of a turn; before the first one, the set-up. */
export function phases(table: TableView): Phase[] {
  const { phase } = viewOf(table);
  const now = PHASES.findIndex(([name]) => name === phase);
  const chain = PHASES.map(([name, icon], i): Phase => {
    const state = phase === "setup" ? "later" : i === now ? "now" : i < now || phase === "over" ? "done" : "later";
    return { icon, label: t(`web-heroes-phase-${name}`), state };
  });
  return phase === "setup" ? [{ icon: "dungeon-gate", label: t("heroes-phase-setup"), state: "now" }, ...chain] : chain;
}

/** The scenario and how hard it is. */
export function subtitle(table: TableView): string {
  return `${scenarioName(table)}, ${t(`heroes-difficulty-${viewOf(table).difficulty}`)}`;
}

/** What a decision belongs to, in the question's corner. */
export function progress(table: TableView): string {
  const id = `web-heroes-step-${viewOf(table).pending?.step}`;
  return has(id) ? t(id) : "";
}

/** Below the question: what comes after this turn. */
export function numbers(table: TableView): string {
  const view = viewOf(table);
  return view.pending?.step === "turn" ? t("web-heroes-ahead", { n: view.assault }) : "";
}

/** Whose line an event is: the player's; what heroes do, also to players, is nobody's. */
export function teller(event: Event): number | null {
  const seat = seatOf(event);
  return seat >= 0 && kindOf(event) !== "attacks" ? seat : null;
}

/** Turns and assaults open a chapter. */
export function opens(event: Event): boolean {
  return ["turn", "assault", "wave"].includes(kindOf(event));
}

/** News that everybody should notice. */
export function toast(event: Event): Message | null {
  return NEWS.includes(kindOf(event)) ? event : null;
}

/** What a first-game guide says at this step. */
export function guide(table: TableView): Lesson | null {
  if (!table.decision) return null;
  const id = `web-heroes-guide-${viewOf(table).pending?.step}`;
  return has(id) ? { id } : null;
}
