// Made from src/lootkeep/server/protocol/ by `python -m lootkeep.server.protocol.typescript`: change it there.

import type { Decision, Event, Face, Fault, HintLine, Message, Option, Outcome, Word } from "./game";

export const PROTOCOL = 1;
export const MOST_CHAT = 300;
export const LONG_AWAY = 120;

/** A table as its game shows it: the game's folder knows more of it. */
export type Json = Record<string, any>;

/** How long a person may think, in seconds; what happens at zero. */
export interface Clock {
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
  at_zero?: "nudge" | "bot";
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  who: "open" | "person" | "bot";
  name: string;
  level: "apprentice" | "guard" | "warden" | "overlord" | null;
  stands_in: boolean;
  online: boolean;
  away: number | null;
  silenced: boolean;
  seal: string | null;
  words: string | null;
  link: boolean;
  taken_over: number;
}

/** All about a table that everybody at it may know, but for the game itself. */
export interface TableInfo {
  table: string;
  game: string;
  edition: string;
  options: Record<string, number>;
  clock: Clock;
  public: boolean;
  phase: "lobby" | "running" | "over" | "gone";
  seats: SeatInfo[];
  watchers: number;
  watchers_silenced: boolean;
  made: number;
  rematch: string | null;
  commitment: string | null;
  eager: boolean;
  unsealing: boolean;
  bans: BannedWord[];
  chronicle: string | null;
  gone: Message | null;
}

/** Whose clock runs, and the seconds left to each seat (null: no clock). */
export interface ClockState {
  seat: number | null;
  left: number[];
  running: boolean;
}

/** Somebody asks to take back a decision beyond what may be undone freely. */
export interface UndoRequest {
  seat: number;
  waits_for: number[];
  agreed: number[];
}

/** A question that all who play decide together, and the answer that waits for objections, if there is one. */
export interface Together {
  may_answer: number[];
  objected: number[];
  seat: number | null;
  option: string | null;
  text: Message | null;
  left: number | null;
}

/** Something that was said; seat null: by somebody who watches. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A word that somebody must not say . */
export interface BannedWord {
  of: number;
  place: number;
  by: number;
  word: string | null;
}

/** How somebody bears an order that can be broken. */
export interface Bearing {
  seat: number;
  look: string;
  due: boolean;
  on: boolean;
  prompt: string | null;
  tilt: "left" | "right" | null;
  left: number | null;
}

/** What somebody who came to a place now would do. */
export interface WhatIf {
  type: "what-if";
  id: string;
  seat: number | null;
  room: string;
  hero: string;
}

/** Choose a word that somebody must not say, where the game leaves it to me. */
export interface Ban {
  type: "ban";
  id: string;
  seat: number;
  of: number;
  word: string;
}

/** I do what a card of mine orders on the screen, or leave off: all see it, and it is not kept. */
export interface Deed {
  type: "deed";
  id: string;
  seat: number;
  look: string;
  on?: boolean;
  side?: "left" | "right" | null;
}

/** Whether I look at the table just now, and whether I need longer for penances. */
export interface Attend {
  type: "attend";
  id: string;
  seat: number;
  here?: boolean;
  soft?: boolean;
}

/** What would happen, as events. */
export interface Imagined {
  type: "imagined";
  id: string;
  version: number;
  events: Event[];
}

/** What cards order on the screen, and whether it is being done: live for all, and not kept. */
export interface Penances {
  type: "penances";
  bearing: Bearing[];
  away: number[];
  soft: number[];
}

/** The first message. Version: the last one that the client has seen, if it has seen any. */
export interface Hello {
  type: "hello";
  id: string;
  table: string;
  protocol?: 1;
  keys?: string[];
  version?: number | null;
  chat?: number;
  look?: number | null;
}

/** Through which of my seats I look from now on; null: as somebody who watches. */
export interface Look {
  type: "look";
  id: string;
  seat: number | null;
}

/** Take an open seat; the answer is a `key`. Who brings a key of their own may ask again with the same one, if the answer was lost. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
  key?: string | null;
}

/** My seat is to have this key from now on, and no other; by the host, for a seat whose person has long been away: this key lets whoever brings it take the seat over, once, by a `rekey` of their own. */
export interface Rekey {
  type: "rekey";
  id: string;
  seat: number;
  key: string;
}

/** Give a seat up: in the lobby it is open again, later a bot of this level plays on. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
  level?: "apprentice" | "guard" | "warden" | "overlord";
}

/** Be called otherwise. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** The host lets a bot of a level play a seat, or (level null) gives it back to its person. Whoever plays may let a bot play for a person who has been away for long. */
export interface Appoint {
  type: "appoint";
  id: string;
  seat: number;
  level: "apprentice" | "guard" | "warden" | "overlord" | null;
}

/** Play on at my seat, where a bot stood in. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** The host changes what is agreed, in the lobby. */
export interface Arrange {
  type: "arrange";
  id: string;
  edition?: string | null;
  options?: Record<string, number> | null;
  clock?: Clock | null;
  public?: boolean | null;
  seats?: number | null;
}

/** Pledge words of mine for the shuffling, before the deal: their hash. */
export interface Seal {
  type: "seal";
  id: string;
  seat: number;
  seal: string;
}

/** Tell the words that I have sealed, when the table asks for them. */
export interface Words {
  type: "words";
  id: string;
  seat: number;
  words: string;
}

/** The host begins the game. */
export interface Start {
  type: "start";
  id: string;
}

/** Take an option of the decision, or one of the calls, by its id (`a263`). */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  version: number;
  option: string;
}

/** Object to the answer that somebody has given for all, or take back my own; once for each question. */
export interface Objection {
  type: "object";
  id: string;
  seat: number;
  version: number;
}

/** Take my last decision back, or ask the others to let me. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  version: number;
}

/** Answer somebody who asks to take something back. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  agree: boolean;
}

/** Ask the bots what they would do at my seat. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  version: number;
}

/** My screen has shown the game up to the state of this version: bots stay near, and my clock waits for it. A screen that never says so has shown whatever it was sent. */
export interface Seen {
  type: "seen";
  id: string;
  version: number;
}

/** Say something to the table; seat null: as somebody who watches. */
export interface Say {
  type: "say";
  id: string;
  seat: number | null;
  text: string;
}

/** Throw something at a seat, or (null) onto the table, for all to see; nothing of it is kept. */
export interface Throw {
  type: "throw";
  id: string;
  seat: number;
  at: number | null;
  token: "cheese" | "rose" | "laugh" | "sweat" | "handshake" | "bomb";
}

/** The host stops a seat's chat, or lets it go on; seat null: of all who watch. */
export interface Silence {
  type: "silence";
  id: string;
  seat: number | null;
  silent: boolean;
}

/** After the end: a new table with the same people; the answer comes as `table` with `rematch`. */
export interface Rematch {
  type: "rematch";
  id: string;
  seat: number;
}

/** The answer to `hello`: where you are, which seats are yours, and the designs of the cards. It comes once more when the game begins, for then there are cards. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  table: TableInfo;
  mine: number[];
  host: boolean;
  cards: Face[];
}

/** The table itself changed: seats, names, settings, who is there. */
export interface TableNews {
  type: "table";
  table: TableInfo;
  mine: number[];
  host: boolean;
}

/** The game as one seat sees it, after each change. Events replace all those that the client has from ply `since` on (-1: all). */
export interface State {
  type: "state";
  version: number;
  ply: number;
  seat: number | null;
  view: Json;
  decision: Decision | null;
  calls: Option[];
  can_undo: boolean;
  undo: UndoRequest | null;
  clock: ClockState | null;
  since: number;
  events: Event[];
  outcome: Outcome | null;
  together: Together | null;
}

/** What was asked is done, and on disk. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** What was asked is not done, and why; nothing has changed. The fresh state follows where it helps. */
export interface Refused {
  type: "refused";
  id: string;
  code: "malformed" | "unknown-table" | "not-yours" | "stale" | "illegal" | "taken" | "too-much" | "not-now" | "busy" | "protocol";
  why: Message;
  rule: string | null;
  retry_after: number | null;
}

/** The secret of a seat: whoever has it sits there, on any device. */
export interface SeatKey {
  type: "key";
  id: string;
  seat: number;
  key: string;
}

/** What the bots would do; see the page on the interface. */
export interface Hints {
  type: "hints";
  id: string;
  version: number;
  seat: number;
  hints: HintLine[];
}

/** What was said. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** Somebody throws something at a seat, or (null) onto the table. */
export interface Thrown {
  type: "thrown";
  seat: number;
  at: number | null;
  token: "cheese" | "rose" | "laugh" | "sweat" | "handshake" | "bomb";
}

/** Somebody has taken a decision back; the state follows. */
export interface TookBack {
  type: "took-back";
  seat: number;
}

/** A seat's time is up, and the table waits. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** A bot has begun to think. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** Who is to sit at a new table: I, a friend with the link, somebody at my own device, or a bot. */
export interface Place {
  who: "me" | "friend" | "hot" | "bot";
  name?: string | null;
  level?: "apprentice" | "guard" | "warden" | "overlord";
}

/** What a new table is to be. */
export interface NewTable {
  game: string;
  seats: Place[];
  edition?: string | null;
  box?: string;
  options?: Record<string, number>;
  clock?: Clock;
  public?: boolean;
  start?: boolean;
  words?: boolean;
}

/** The secrets of a table that its maker is given once: to be kept by the client. */
export interface Keys {
  host: string;
  invite: string;
  seats: Record<string, string>;
}

/** A table that was made. */
export interface MadeTable {
  table: string;
  keys: Keys;
  commitment: string;
}

/** A game of the register. */
export interface GameInfo {
  id: string;
  seats: number[];
  editions: string[];
  options: Record<string, number[]>;
  usual_seats: number;
}

/** What there is to play, and who to play against. */
export interface GameList {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
}

/** Where others on the network reach the server; null: nowhere, or whoever asks is not at its own machine. */
export interface Reach {
  address: string | null;
}

/** What has a face and is chosen before a game begins: cards to look at, and editions as their game shows them. */
export interface Gallery {
  cards: Face[];
  editions: Json[];
}

/** What there is to make a box of one's own from: words, pieces, and a text to begin with. */
export interface Workbench {
  words: Word[];
  stock: Json;
  sample: string;
}

/** The text of a box that is to be checked. */
export interface BoxAsked {
  text: string;
}

/** All that is wrong with a box; without faults, how it looks before it is played and what its words mean. */
export interface CheckedBox {
  faults: Fault[];
  tables: Json | null;
  preview: Json | null;
  says: Record<string, Message[]>;
}

/** A box that bots are to try out, at so many seats, with these options. */
export interface TrialAsked {
  text: string;
  seats: number;
  options?: Record<string, number>;
  games?: number;
}

/** How many games were played, how many were won, the share, and where its truth lies in 95 of 100 cases. */
export interface Trial {
  games: number;
  won: number;
  share: number;
  low: number;
  high: number;
}

/** A line in a list of tables. */
export interface TableListing {
  table: string;
  game: string;
  edition: string;
  phase: "lobby" | "running" | "over" | "gone";
  names: string[];
  bots: number[];
  actor: number | null;
  open_seats: number;
  made: number;
  moved: number;
  mine: number[];
  winners: number[];
}

/** Tables, the newest first. */
export interface TableList {
  tables: TableListing[];
}

/** Which tables a device remembers, with its keys for each. */
export interface MineRequest {
  tables: Record<string, string[]>;
}

/** A table as it was after `ply` decisions, through somebody's eyes; only what they may know of it now. */
export interface Moment {
  ply: number;
  plies: number;
  seat: number | null;
  view: Json;
  events: Event[];
  decision: Decision | null;
  chosen: string | null;
}

/** All that is needed to check every draw of a game that is over. */
export interface Fairness {
  commitment: string;
  key: string;
  words: string[];
  draws: number[][];
}

/** A whole game for its chronicle, its slider and its chart, through somebody's eyes. */
export interface Story {
  table: TableInfo;
  cards: Face[];
  plies: number;
  events: Event[];
  turns: number[][];
  series: Record<string, number[][]>;
  outcome: Outcome | null;
  fairness: Fairness | null;
}

/** A question of a prologue that the learner has to answer as it was recorded. */
export interface PrologueStep {
  ply: number;
  name: string;
  option: string;
  point: string;
  clear: string;
  can: boolean;
  other: Record<string, string>;
}

/** A recorded first game: the table after every decision, as the learner sees it, who is asked at the steps only. */
export interface Prologue {
  table: TableInfo;
  cards: Face[];
  states: State[];
  steps: PrologueStep[];
}

/** How likely each seat was to win after `ply` decisions; where all win together, one number for all. */
export interface ChancePoint {
  ply: number;
  chances: number[];
}

/** Who was winning over a game that is over, and the turns in which that changed the most. */
export interface Chances {
  points: ChancePoint[];
  turns: number[][];
}

/** Something that happened at a table; a move has a number, which is given again after it was taken back. */
export interface LogLine {
  version: number;
  at: number;
  seat: number | null;
  move: number | null;
  what: Message;
}

/** What somebody who watched saw after a move, as lines of words in each language. */
export interface LastPicture {
  version: number;
  move: number;
  words: Record<string, string[]>;
}

/** What is left of a game whose rules are not played any more. */
export interface GoneGame {
  why: Message;
  again: boolean;
  picture: LastPicture | null;
  log: LogLine[];
}

/** Why a request over HTTP was refused. */
export interface Problem {
  code: string;
  why: Message;
  text: string;
}

/** What a new chronicle is to be called, and who begins it. */
export interface NewChronicle {
  name: string;
  game: string;
  member?: string | null;
}

/** A chronicle that was made, and its secret, which is given once: whoever has the link plays there. */
export interface MadeChronicle {
  chronicle: string;
  key: string;
}

/** Which chronicles a device remembers, with its key for each. */
export interface MyChronicles {
  chronicles: Record<string, string>;
}

/** What a chronicle is to be called from now on. */
export interface CalledGroup {
  name: string;
}

/** Who belongs to a chronicle, or does not any more. */
export interface MemberName {
  name: string;
}

/** A scenario that is to be played: who sits where, and whether the clans are those of the story or free. */
export interface NewNight {
  scene: string;
  seats: Place[];
  options?: Record<string, number>;
  free?: boolean;
  clock?: Clock;
  start?: boolean;
  words?: boolean;
}

/** A night that was played to its end. */
export interface Evening {
  id: string;
  scene: string;
  difficulty: number;
  won: boolean;
  turns: number;
  kept: number | null;
  treasures: number | null;
  clans: string[];
  names: string[];
  bots: number[];
  seats: number;
  at: number;
  brought: boolean;
  table: string | null;
  key: string | null;
}

/** A night that is being played or prepared, and the key by which whoever has the chronicle may go and watch. */
export interface RunningNight {
  table: string;
  key: string;
  scene: string;
  difficulty: number;
  phase: "lobby" | "running";
  names: string[];
  bots: number[];
  open_seats: number;
  made: number;
  moved: number;
}

/** A scenario of a chronicle, and how it stands there. */
export interface SceneState {
  scene: string;
  state: "won" | "fallen" | "open" | "shut";
  is_next: boolean;
  difficulties: number[];
  locked: number[];
  prescribed: string[];
  wins: number;
  tries: number;
  best: Evening | null;
  clans: string[];
}

/** A chapter of a chronicle. */
export interface ChapterState {
  id: string;
  is_open: boolean;
  opened_by: string | null;
  won: number;
  scenes: SceneState[];
}

/** A trophy, called by the message `trophy-GAME-ID-name`; what for is said by `trophy-GAME-ID`. */
export interface TrophyState {
  id: string;
  have: number;
  of: number;
  is_won: boolean;
  evening: string | null;
  icon: string;
}

/** All about a chronicle, for whoever has its link. */
export interface ChronicleInfo {
  chronicle: string;
  game: string;
  name: string;
  members: string[];
  made: number;
  moved: number;
  difficulties: number;
  won: number;
  of: number;
  next: string | null;
  chapters: ChapterState[];
  trophies: TrophyState[];
  evenings: Evening[];
  nights: RunningNight[];
  most_evenings: number;
}

/** A line in a list of chronicles. */
export interface ChronicleListing {
  chronicle: string;
  game: string;
  name: string;
  members: string[];
  won: number;
  of: number;
  next: string | null;
  nights: number;
  moved: number;
}

/** Chronicles, those that moved last first. */
export interface ChronicleList {
  chronicles: ChronicleListing[];
}

export type Request = Hello | Look | Sit | Rekey | Leave | Rename | Appoint | Return | Arrange | Seal | Words | Start | Move | Objection | Undo | Consent | Hint | WhatIf | Ban | Deed | Attend | Seen | Say | Throw | Silence | Rematch;

export type Answer = Welcome | TableNews | State | Accepted | Refused | SeatKey | Hints | Imagined | Chat | Thrown | TookBack | Nudge | Thinking | Penances;
