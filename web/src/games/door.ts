/** What a game's folder says of it before its table is opened: for the home page, the lobby, lists and results. */

import type { Component } from "svelte";
import type { Span } from "../lib/markdown";
import type { Arrange, GameInfo, TableInfo } from "../lib/protocol";
import type { TableView } from "../lib/table.svelte";
import { has, t } from "../lib/words.svelte";

/** A number that is agreed at the table; its label is the message `web-option-<name>`. */
export interface DoorOption {
  word(value: number): string;
  shown?: number[]; // the values that have a button; usually all
  usual?(seats: number): number; // what holds if nothing is said; usually the server's first
  boxed?: number | null; // what the box says: marked as such; usually what is usual, null: nothing
  remembered?: number[]; // the values that hold at the next table of this device, too
}

/** What the lobby gives to a game's own part of its house rules. */
export interface FacesProps {
  table: { readonly info: TableInfo; readonly host: boolean };
  arrange(change: Partial<Arrange>): void;
  choose(option: string, value: number, usual: number): void;
}

/** What can be chosen at the door besides an edition; it is remembered. */
export interface DoorChoice {
  option: string;
  values: number[]; // the usual one first
  word(value: number): string;
}

/** An honour at the end of a game: who did something most, counted from what everybody has seen. */
export interface Honour {
  id: string; // of its message: story-honour-<id>
  icon: string;
  events: string[]; // what is counted
  whose: "seat" | "rival"; // which argument names who is honoured
  adds?: boolean; // the events' numbers are added up, instead of the events
}

/** What the rules draw with characters, as a picture; a table behind it may say more. */
export interface Drawing {
  default: Component<{ text: string; table: Span[][][] }>;
  SIGNS: Record<string, string>; // the drawings that stand for its characters, in the sentences too
}

/** A game as a visitor sees it; each game's `door.ts` has one, and one that has no folder here gets a plain one. */
export interface Door {
  id: string;
  icon: string; // on the keystone, and in lists of tables
  spirit?: string; // the drawing beside the last of its three remarks
  minutes?: number;
  seats: [fewest: number, most: number];
  usual: number; // seats of a game against bots
  editions: string[]; // to choose from at the door; none: as the box has it
  ground?: string; // the colour of its table: a token, which has a darker `-2` beside it
  choice?: DoorChoice;
  options: Record<string, DoorOption>; // those that the lobby shows, by name
  faces?(): Promise<{ default: Component<FacesProps> }>; // the lobby's editions, if they have faces, and whatever else has
  editionName?(edition: string): string;
  honours: Honour[];
  together?: boolean; // all win or lose as one
  goal?(view: TableView["view"]): number; // where a chart draws a line
  drawing?(): Promise<Drawing>; // in its rules
  workshop?: string; // the address at which boxes of one's own are made
}

const FOUND = import.meta.glob<Door>("./*/door.ts", { eager: true, import: "default" });

/** The games that have a folder here, the shortest first. */
export const DOORS: readonly Door[] = Object.values(FOUND).sort((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0));

/** A game's door; the server may know games that have no folder here. */
export function doorOf(game: string): Door {
  return DOORS.find((each) => each.id === game) ?? plainDoor({ id: game, seats: [2], usual_seats: 2, options: {} });
}

/** The door of a game that has no folder here, by what the server says of it: numbers are shown as they are. */
export function plainDoor({ id, seats, usual_seats, options }: Omit<GameInfo, "editions">): Door {
  return {
    id,
    icon: "meeple-group",
    seats: [seats[0]!, seats.at(-1)!],
    usual: usual_seats,
    editions: [],
    options: Object.fromEntries(Object.keys(options).map((name) => [name, { word: String }])),
    honours: [],
  };
}

/** Whether a game has a folder here, and its words with it. */
export function isBundled(game: string): boolean {
  return `./${game}/door.ts` in FOUND;
}

/** The name of a game; of one that is not known any more, its id. */
export function gameName(game: string): string {
  if (isBundled(game)) return t(`web-game-${game}`);
  return has(`${game}-name`) ? t(`${game}-name`) : game;
}
