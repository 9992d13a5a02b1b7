/** What the parts of a table of Keep the Heroes Out! are called, and what messages speak of. */

import type { Event, Message } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import type { HeroesView } from "./view";

export type {
  Aim,
  ClockFace,
  Foe,
  Guild,
  HeroesView,
  HeroGroup,
  MonsterGroup,
  Pending,
  Player,
  Room,
  Runner,
  Scenario,
} from "./view";

export const HEROES = ["thief", "warrior", "archer", "mage"] as const;
export const TYPES = ["swords", "hat", "eye", "bones"] as const; // those that Guild cards name
export const RESOURCES = ["coin", "bone", "frog", "book"] as const;
export const CLANS = ["dragon", "lizardfolk", "gnoll", "slime", "skeleton", "ratkin", "imp", "poltergeist", "witch"];

export type Hero = (typeof HEROES)[number];

/** The view of a table at which this game is played. */
export function viewOf(table: TableView): HeroesView {
  return table.view as HeroesView;
}

/** What a reference in a message stands for: `@card/sewer` is the Sewer; empty if the message has none. */
export function named(message: Message | Event | undefined, arg: string): string {
  const value = message?.args[arg];
  return typeof value === "string" && value.startsWith("@") ? value.slice(value.indexOf("/") + 1) : "";
}

/** What a list in a message stands for: `@list/thief,mage` is a Thief and a Mage. */
export function listed(message: Message, arg: string): string[] {
  return named(message, arg).split(",").filter(Boolean);
}

/** A number that a message speaks of. */
export function numberOf(message: Message, arg: string): number {
  const value = message.args[arg];
  return typeof value === "number" ? value : 0;
}

/** The seat that a message speaks of; -1 if none. */
export function seatOf(message: Message, arg = "seat"): number {
  const name = named(message, arg);
  return name ? Number(name) : -1;
}
