/** What a view of Keep the Heroes Out! holds, as docs/interface.md tells it. */

import type { Event, Message, Pile } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";

export const HEROES = ["thief", "warrior", "archer", "mage"] as const;
export const TYPES = ["swords", "hat", "eye", "bones"] as const; // those that Guild cards name
export const RESOURCES = ["coin", "bone", "frog", "book"] as const;
export const CLANS = ["dragon", "lizardfolk", "gnoll", "slime", "skeleton", "ratkin", "imp", "poltergeist", "witch"];

/** The rooms by their numbers, as pending steps name them. */
export const ROOM_NAMES = [
  ...["vault", "forge", "workshop", "library", "pantry", "crypt"],
  ...["study", "sewer", "menagerie", "cells", "laboratory", "site"],
];

export type Hero = (typeof HEROES)[number];

export interface HeroGroup {
  hero: Hero;
  arriving: number;
  awake: number;
  exhausted: number;
}

export interface MonsterGroup {
  seat: number;
  clan: string;
  count: number;
  wounds: number[]; // of each
}

export interface Room {
  room: string;
  type: string;
  at: [number, number];
  turns: number;
  open: string; // sides, some of NESW
  distance: number;
  treasure: number; // its value; 0: none
  tokens: Record<string, number>;
  portal: "unfinished" | "completed" | null;
  events: number;
  heroes: HeroGroup[];
  monsters: MonsterGroup[];
}

export interface Ram {
  room: string;
  health: number;
}

export interface Player {
  seat: number;
  clan: string | null;
  health: number | null;
  lair: number;
  hand: Pile;
  deck: Pile;
  discards: Pile;
  played: Pile;
  spare: number;
}

export interface Guild {
  left: number;
  heroes: { hero: Hero; type: string; out: boolean }[];
  signs: Record<string, number>;
  chance: Record<string, number>;
}

export interface Scenario {
  number: number;
  title: Record<string, string>;
  text: Record<string, string>;
  rules: Message[];
  cards: { card: string; copies: number; does: Message[] }[];
}

export interface Pending {
  step: string;
  seat: number;
  this: number | null;
  n: number;
}

export interface HeroesView {
  edition: string;
  seat: number | null;
  actor: number | null;
  active: number;
  turn: number;
  over: boolean;
  won: boolean;
  phase: "setup" | "play" | "refresh" | "assault" | "over";
  difficulty: string;
  hands: "open" | "closed";
  scenario: Scenario;
  wave: number;
  assault: number;
  gambled: boolean;
  borrowed: string | null;
  ram: Ram | null;
  breached: boolean;
  doors_open: boolean;
  charging: Hero[];
  looting: Hero[];
  rooms: Room[];
  passages: [string, string][];
  players: Player[];
  loot_deck: Pile;
  display: Pile;
  guild_deck: Pile;
  guild_discards: Pile;
  guild: Guild;
  plan_deck: Pile;
  plans: Pile;
  reserve: Record<string, number> & { treasures: Pile[] };
  pending: Pending | null;
}

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
