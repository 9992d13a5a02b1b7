// Made from src/lootkeep/heroes/view.py by `python -m lootkeep.server.protocol.typescript`: change it there.

import type { Event, Message, Pile } from "../../lib/game";

/** The heroes of one class in a room. */
export interface HeroGroup {
  hero: "thief" | "warrior" | "archer" | "mage";
  arriving: number;
  awake: number;
  exhausted: number;
  wounded: number; // those of them who have a wound
}

/** A player's monsters in a room. */
export interface MonsterGroup {
  seat: number;
  clan: string;
  count: number;
  wounds: number[]; // of each
}

/** A room, and all that is in it. */
export interface Room {
  room: string;
  type: string;
  at: number[]; // column and row
  turns: number;
  open: string; // sides, some of NESW
  distance: number | null; // to the goal, as heroes walk; null: there is no way
  treasure: number; // its value; 0: none
  looters: number; // heroes whom it takes to loot it now
  tokens: Record<string, number>;
  portal: "unfinished" | "completed" | null;
  events: number;
  marked: boolean;
  heroes: HeroGroup[];
  monsters: MonsterGroup[];
}

/** A captain, an engine, a camp or a captive. */
export interface Foe {
  foe: string;
  manner: "captain" | "engine" | "camp" | "captive";
  hero: "thief" | "warrior" | "archer" | "mage" | null; // as which a captain fights
  room: string | null; // null: not there
  health: number;
  most: number; // health at the start
  state: "away" | "standing" | "coming" | "acting" | "running";
  phases: number; // that are left, this one included
  crew: boolean; // while heroes stand in its room, only traps hurt it
  way: string[]; // a captive's, out of the dungeon: the exit last
  assaults: number; // until it is out, if nothing holds it up; 0: it does not run, or there is no way
}

/** A hero who carries a treasure out. */
export interface Runner {
  hero: "thief" | "warrior" | "archer" | "mage";
  room: string;
  home: string; // the room from which the treasure is
  treasure: number; // its value
  way: string[]; // out of the dungeon: the exit last
  assaults: number; // until it is out, if nothing holds it up; 0: there is no way
}

/** What loses or wins at once, or must hold when the last card is resolved. */
export interface Aim {
  side: "lose" | "win" | "end";
  text: Message;
  now: number;
  needed: number;
  near: number; // how near it is, of 100
}

/** What happens at some time. */
export interface ClockFace {
  text: Message[]; // when, and what
  next: number | null; // assaults from now, 1 is the coming one; null: it cannot be said
  done: boolean;
}

/** Rooms in trouble: their sort, and in which order they come. */
export interface Marks {
  name: string;
  order: string[];
  next: string | null;
}

/** A player's clan and cards. */
export interface Player {
  seat: number;
  clan: string | null;
  health: number | null;
  lair: number;
  hand: Pile;
  deck: Pile;
  discards: Pile;
  played: Pile;
  spare: number; // Defend icons left on a card played before
}

/** A scenario card, and what it does. */
export interface ScenarioCard {
  card: string;
  copies: number;
  does: Message[];
}

/** The scenario in words. */
export interface Scenario {
  number: number;
  title: Record<string, string>;
  text: Record<string, string>;
  rules: Message[];
  cards: ScenarioCard[];
  lever: number[]; // the number that grows with the difficulty, by difficulty
}

/** A hero card of the Guild, and whether it was drawn. */
export interface HeroCard {
  hero: "thief" | "warrior" | "archer" | "mage";
  type: string;
  out: boolean;
}

/** What may come. */
export interface Guild {
  left: number; // cards in the deck
  heroes: HeroCard[];
  signs: Record<string, number>; // scenario cards in the deck
  chance: Record<string, number>; // room: how likely the next card brings a hero there
}

/** What has not been placed. */
export interface Reserve {
  coin: number;
  frog: number;
  bone: number;
  book: number;
  trap: number;
  event: number;
  portal: number;
  thief: number;
  warrior: number;
  archer: number;
  mage: number;
  treasures: Pile[]; // of value 1, 2 and 3
}

/** What is being asked. */
export interface Pending {
  step: string;
  seat: number;
  card: string | null; // the one being played
  side: number | null; // of that card, from 0
  icons: number[] | null; // of that side: the places of those that are left
  room: string | null; // where it happens
  hero: "thief" | "warrior" | "archer" | "mage" | null; // who attacks
  creeping: boolean; // those who come into the room are exhausted
}

/** A table of Keep the Heroes Out! as a seat sees it. */
export interface HeroesView {
  game: string;
  edition: string; // the scenario's name
  seat: number | null; // whose eyes these are; null: a spectator's
  actor: number | null; // who has to decide
  active: number; // whose turn it is
  turn: number;
  over: boolean;
  won: boolean;
  phase: "setup" | "play" | "refresh" | "assault" | "over";
  difficulty: string;
  hands: "open" | "closed";
  scenario: Scenario;
  wave: number;
  assault: number; // Guild cards of the next one
  gambled: boolean;
  borrowed: string | null; // the clan whose cards are among the loot
  goal: string; // where heroes want to go
  waves: number;
  aims: Aim[];
  cause: string | null; // the sort of clause that ended the game
  clocks: ClockFace[];
  foes: Foe[];
  runners: Runner[];
  dawn: Event[]; // what comes before the first card of the coming assault
  exits: string[];
  marks: Marks | null;
  deed: Message | null; // what an Activate can do in this scenario
  shut: string[][]; // passages that have caved in
  dug: string[][]; // passages through walls
  doors_open: boolean; // heroes walk through portals, too
  hand_size: number; // up to which hands are drawn
  lookout: number; // Guild cards that lie open
  blind: boolean; // but they lie face down
  charging: ("thief" | "warrior" | "archer" | "mage")[];
  looting: ("thief" | "warrior" | "archer" | "mage")[]; // exhausted for a treasure already, while more of them are being chosen
  rooms: Room[];
  passages: string[][]; // pairs of rooms
  players: Player[];
  loot_deck: Pile;
  display: Pile;
  guild_deck: Pile;
  guild_discards: Pile;
  guild: Guild;
  plan_deck: Pile;
  plans: Pile;
  reserve: Reserve;
  pending: Pending | null;
}

/** A scenario as it is shown to who chooses one: the dungeon before anybody is in it. */
export interface Night {
  edition: string;
  scenario: Scenario;
  rooms: Room[];
  passages: string[][]; // pairs of rooms
  held: number[]; // how many of 100 games two greedy partners won, by difficulty
}

/** A room that can be laid, as it lies before it is turned. */
export interface Tile {
  room: string;
  type: string;
  open: string; // sides, some of NESW
}

/** What a scenario of one's own is made from. */
export interface Stock {
  tiles: Tile[];
  treasures: Record<string, number>; // value: how many the box has
  portals: number;
  signs: Record<string, number>; // scenario card: how many the box has
  widest: number;
  tallest: number;
}
