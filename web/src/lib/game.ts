// Made from src/lootkeep/engine/messages.py and bots/hints.py by `python -m lootkeep.server.protocol.typescript`: change it there.


export type Arg = number | string | number[];

/** A sentence to be: the catalogue's id and what fills it. */
export interface Message {
  id: string;
  args: Record<string, Arg>;
}

/** What on the table an option is about, by its text form. */
export interface Touches {
  cards: string[];
  kinds: string[];
  seats: number[];
  squares?: string[];
}

/** Cards that lie somewhere: how many, and which, for those who see them. */
export interface Pile {
  count: number;
  cards: string[] | null; // `?` for one that is not known; null: none is
}

/** Cards that everybody sees. */
export interface OpenPile {
  count: number;
  cards: string[];
}

/** What a roll would do: dice, the chance of each die, of each number of hits, and of what matters. */
export interface Odds {
  dice: number;
  power: number;
  hits: number[];
  expected: number;
  success: number;
}

/** One legal choice. */
export interface Option {
  id: string;
  action: number;
  notation: string;
  text: Message;
  touches: Touches;
  odds?: Odds;
  preview?: Message[]; // what would follow, as far as everybody can see
  in_vain?: Message[]; // why it would change nothing; not there if it changes something
}

/** A choice that somebody might look for and that is not there, with the reason. */
export interface Refusal {
  notation: string;
  text: Message;
  touches: Touches;
  why_not: Message;
  rule: string;
}

/** Who is asked what, and every answer. */
export interface Decision {
  seat: number;
  prompt: Message;
  rule: string;
  options: Option[];
  refused: Refusal[];
  together?: boolean; // the players decide this together; the seat speaks for them
}

/** Something that happened, as one seat saw it. */
export interface Event {
  ply: number;
  id: string;
  args: Record<string, Arg>;
  rule?: string; // by which it happened, where the game says so
}

/** Somebody's place at the end. */
export interface Place {
  seat: number;
  place: number;
  score: number;
  why: Message;
}

/** How a game ended: the winners' seats (none if all lost), everybody's place, and the reason. */
export interface Outcome {
  winners: number[];
  ranking: Place[];
  why: Message;
}

/** What is printed on a design of card. */
export interface Face {
  id: string;
  title: Record<string, string>; // a name of the box's own, by language
  copies: number;
  numbers: Record<string, number>;
  text: Message[];
  sides?: Message[][]; // of a card that leaves a choice: what each side does
}

/** Something that is wrong with a box of one's own: where, what, and what would be right. */
export interface Fault {
  place: string; // the table of the file: `cards.bell`
  field: string;
  what: string;
  right: string;
  pieces: string[]; // of the board that it is about
  wrong: string; // a word that nobody knows
  instead: string; // the one that may be meant; empty: none comes near
}

/** A word that a box of one's own may use. */
export interface Word {
  sort: string; // in which table of the file it stands: `rules`, `does`
  word: string;
  shape: string; // what follows it
  example: string;
  says: Message[]; // what the example means; empty where nothing shows it
}

/** A move, what it promises, and how sure its place among the others is; ready for JSON. */
export interface HintLine {
  action: number;
  text: string; // in notation
  label: Message; // the move
  chance: number | null; // to win, from 0 to 1; in a cooperative game that of all together
  low: number | null;
  high: number | null;
  visits: number;
  sure: "sure" | "likely" | "guess";
  words: Message; // what is said of the move
}
