/** Why heroes do what they do: the reason beside each line of the herald, by the rule that the event names. */

import type { Message } from "../../lib/game";
import { has } from "../../lib/words.svelte";
import { type Step, kindOf } from "./assault";
import { named } from "./shapes";

/** The rules by which scenario cards do what they say: the book's, and ours. */
const isOfScenario = (rule: string): boolean => rule === "KH-63" || Number(rule.slice(3)) >= 110;

/** The reason for a step; null where the line says it itself. */
export function reasonOf(step: Step): Message | null {
  const id = idsOf(step)
    .map((each) => `web-heroes-why-${each}`)
    .find(has);
  return id ? { id, args: { ...step.event.args, ...aside(step) } } : null;
}

/** Under what a reason may be found, the most exact first. */
function idsOf(step: Step): string[] {
  const kind = kindOf(step.event);
  const rule = step.event.rule ?? "";
  if (kind === "came") return [arrival(step)];
  if (kind === "escapes") return ["freed"];
  const general = isOfScenario(rule) && step.card ? ["scenario"] : [];
  return [`${kind}-${rule.toLowerCase()}`, kind, ...general];
}

/** Hero cards name a type of room, throws lead to the Cells; else a scenario card has called. */
function arrival(step: Step): string {
  if (step.rooms[0] === "cells" && typeOf(step)) return "came-cells";
  return typeOf(step) ? "came" : "scenario";
}

/** The type of rooms on the Guild card; empty for a scenario's card. */
function typeOf(step: Step): string {
  return step.card.split(":")[1] ?? "";
}

/** What a reason may speak of besides what the event does. */
function aside(step: Step): Message["args"] {
  const next = step.scene.rooms.find((room) => room.room === named(step.event, "door"));
  const guild: Message["args"] = step.card ? { guild: `@card/${step.card}` } : {};
  const type: Message["args"] = typeOf(step) ? { type: `@say/heroes-type-${typeOf(step)}` } : {};
  return { ...guild, ...type, ...(typeof next?.distance === "number" ? { distance: next.distance } : {}) };
}
