/** What the frame tells of a game of Looterz: phases, whose line an event is, news, and a first game's guide. */

import type { Event, Message } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Lesson, Phase } from "../module";
import { viewOf } from "./answers";
import { seatOf } from "./dice";
import { verb } from "./pieces";
import { kindOf, PHASES } from "./shapes";

const KINGS = new Set(["king", "rat-king"]);
const SIGNS = { recruit: "trumpet-flag", dungeon: "dungeon-gate", sacrifice: "tombstone" };
const GUIDED: Record<string, string> = {
  dungeon: "dungeon",
  attack: "attack",
  "attack-again": "attack",
  "sacrifice-phase": "sacrifice",
  sacrifice: "sacrifice",
  "hand-limit": "discard",
  "end-turn": "end-turn",
};

/** The four phases of a turn. */
export function phases(table: TableView): Phase[] {
  const view = viewOf(table);
  const now = PHASES.indexOf(view.phase);
  return PHASES.map((phase, i) => {
    const name = phase.startsWith("recruitment") ? "recruit" : (phase as "dungeon" | "sacrifice");
    const state = i < now ? "done" : i > now || view.over ? "later" : "now";
    return { icon: SIGNS[name], label: t(`web-looterz-phase-${name}`), state };
  });
}

/** Whose line an event is in the Chronicle. */
export function teller(event: Event): number | null {
  return typeof event.args.seat === "string" ? seatOf(event.args.seat) : null;
}

/** A turn is a chapter of the Chronicle. */
export function opens(event: Event): boolean {
  return event.id === "looterz-event-turn";
}

/** News that changes what people can do: a King in play, a piece of Rigor Mortis, a new draw pile; and why a card of
mine, of which something was to be expected, does nothing. */
export function toast({ id, args }: Event, { eyes }: Pick<TableView, "eyes">): Message | null {
  if (id.startsWith("looterz-event-nothing-")) return seatOf(args.seat) === eyes ? { id, args } : null;
  if (id === "looterz-event-clock") return { id: "web-looterz-toast-clock", args: { n: args.n ?? 0 } };
  if (id === "looterz-event-reshuffled") return { id: "web-looterz-toast-reshuffled", args: {} };
  const newcomer = /-(recruited|mustered)$/.test(id) ? args.card : id === "looterz-event-raised" ? args.target : null;
  if (typeof newcomer !== "string" || !KINGS.has(kindOf(newcomer))) return null;
  return { id: "web-looterz-toast-king", args: { card: newcomer } };
}

/** What the first game's guide says now. */
export function guide(table: TableView): Lesson | null {
  const { pending, phase, players } = viewOf(table);
  if (!pending || !table.decision) return null; // while others act, nothing lies upon what they do
  const id = `web-looterz-guide-${guided(table, pending.step, phase)}`;
  if (pending.step !== "recruitment") return { id };
  const isFaced = players.some(({ seat, looterz }) => seat !== table.eyes && looterz.length > 0);
  return { id, at: ".hand .legal", then: isFaced ? { id: "web-looterz-guide-others", at: ".rival" } : undefined };
}

function guided(table: TableView, step: string, phase: string): string {
  if (step === "recruitment") return phase === "recruitment-1" ? "recruit-1" : "recruit-2";
  if (GUIDED[step]) return GUIDED[step];
  const verbs = table.decision!.options.map(verb);
  if (verbs.includes("steal")) return "steal";
  return table.decision!.options.some((option) => "target" in option.text.args) ? "target" : "may";
}
