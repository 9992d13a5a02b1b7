// Made from src/lootkeep/kragmortha/view.py by `python -m lootkeep.server.protocol.typescript`: change it there.

import type { OpenPile, Pile } from "../../lib/game";

/** A Magic Tome before a player. */
export interface Tome {
  tome: string;
  symbols: number;
  used: boolean; // it lies face down
  ready: boolean; // it lies face up, and not since this very turn
}

/** A goblin, and what lies before its owner. */
export interface Goblin {
  seat: number;
  goblin: string;
  square: string | null; // null: it has not come in yet
  hand: Pile;
  limit: number; // cards that the hand may hold
  looks: string[];
  scoldings: number;
  slipping: string | null; // the Look whose order was just broken, while that can be seen
  hushed: boolean; // told off, and must not cry Caught!
  tomes: Tome[];
  symbols: number; // on all Tomes together
  tired: boolean; // takes one step at most with each card
}

/** What is being asked, and what it is about, if anything. */
export interface Pending {
  step: string;
  seat: number;
  goblin: number | null; // the seat whose goblin is shoved, accused, or exchanges a Look
  square: string | null; // of the first step; of a shove, where the goblin that shoves came from
  look: string | null; // that is voted on, or given for another
  tome: string | null; // that asks it
}

/** The library as a seat sees it. */
export interface KragmorthaView {
  game: string;
  edition: string;
  seat: number | null; // whose eyes these are; null: a spectator's
  actor: number | null; // who has to decide
  active: number; // whose turn it is, to play or to come in
  first: number;
  turn: number;
  round: number;
  over: boolean;
  penance: "gentle" | "screen" | "table"; // how Looks are borne
  board: string[][]; // row by row from the door: a symbol (`*`: with a teleport), `desk`, `shelf` or `closed`
  rigor: string; // the square of Rigor Mortis
  deck: Pile;
  discards: OpenPile;
  look_deck: Pile;
  tome_deck: Pile;
  tokens: Pile;
  tokens_used: OpenPile;
  card: string | null; // the movement card being played
  players: Goblin[];
  pending: Pending | null;
}
