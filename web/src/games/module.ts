/** What a game's folder gives to the pages that all games share. */

import type { Component } from "svelte";
import type { Event, Message, Option, Refusal } from "../lib/game";
import type { TableView } from "../lib/table.svelte";
import type { Score } from "../stage/beat";

export interface Phase {
  icon: string;
  label: string;
  state: "done" | "now" | "later";
}

/** How an answer looks in the Choices. */
export interface Answer {
  title: string;
  detail?: string; // the consequence, in a small line
  icon?: string;
  edge?: string; // at the right: odds, usually
  harm?: boolean; // it hurts somebody: ember instead of gold
  hurts?: boolean; // it hurts whoever answers, which its words say: it stands behind the others
  ends?: boolean; // it ends a phase or passes: it stands last
  mark?: string; // the number or sign by which the board shows the same answer
  group?: string; // under which heading it stands where there are more than six answers
  owner?: number; // the seat whose seal that heading bears
  rank?: number; // the higher, the nearer to the top; 0 if nothing is said
}

/** A tab of the phone, besides Choices and Chronicle. */
export interface Tab {
  id: string;
  icon: string;
  label: string;
  Body: Component<{ table: TableView }>;
  tablet?: boolean; // it holds what the left column holds, which folds where the screen is narrow
}

/** What a first-game guide says: a message, and of which piece (a selector), if not of those that are lit. */
export interface Lesson {
  id: string;
  at?: string;
  then?: Lesson; // for whoever knows the first one
}

export interface GameModule {
  /** Everything left of the side column. */
  Board: Component<{ table: TableView }>;
  /** In the Choices, below the answers (what would happen if). */
  Foot?: Component<{ table: TableView }>;
  /** Between the answers and the foot of the Choices, never scrolled away: what one has to do besides (a penance). */
  Duty?: Component<{ table: TableView }>;
  /** Above the answers while something is being shown (an assault, step by step); in a replay, too. */
  Scene?: Component<{ table: TableView }>;
  /** The sign on a card or token that lies large while it is told. */
  picture?(card: string, table: TableView): string;
  /** Where the picture on a card lies, if there is one. */
  art?(card: string): string | undefined;
  /** Where the bust lies of whoever a card moves or brings, if there is one. */
  bust?(card: string, table: TableView): string | undefined;
  /** Its board has a stage of its own: what somebody plays lies large there, with speed and Skip below it. */
  hasStage?: boolean;
  /** How its events are shown; a game that does not say has each of them told by itself. */
  score?: Score;
  tabs(table: TableView): Tab[];
  phases(table: TableView): Phase[];
  /** Below the game's name in the top bar. */
  subtitle(table: TableView): string;
  /** Right of the Chronicle's title: turn or round. */
  when(table: TableView): string;
  answer(option: Option, table: TableView): Answer;
  /** How a refused choice looks; null: it goes without saying. */
  refusal(refused: Refusal, table: TableView): Answer | null;
  /** Progress in the question's corner ("attack 1 of 2"), if there is any. */
  progress?(table: TableView): string;
  /** One line of numbers below the question, if there is any. */
  numbers?(table: TableView): string;
  /** Whose line an event is in the Chronicle; null: nobody's. */
  teller(event: Event): number | null;
  /** What stands in a seal's place before a line that is nobody's. */
  Emblem?: Component<{ event: Event }>;
  /** Whether an event opens a new chapter of the Chronicle. */
  opens(event: Event): boolean;
  /** News for a toast, if an event changes what people can do. */
  toast?(event: Event, table: TableView): Message | null;
  /** Whether seats hold what others may not see; usually they do. */
  hides?(table: TableView): boolean;
  /** What becomes of a line that I say in the chat (goblins may have to clench their teeth). */
  utter?(line: string, table: TableView): string;
  /** What a first-game guide says now, if anything. */
  guide(table: TableView): Lesson | null;
}
