/** What the games say, as TypeScript knows it: the shapes in docs/interface.md that all games share. */

export type Arg = number | string | number[];

export interface Message {
  id: string;
  args: Record<string, Arg>;
}

export interface Touches {
  cards: string[];
  kinds: string[];
  seats: number[];
  squares?: string[];
}

export interface Odds {
  dice: number;
  power: number;
  hits: number[];
  expected: number;
  success: number;
}

export interface Option {
  id: string;
  action: number;
  notation: string;
  text: Message;
  touches: Touches;
  odds?: Odds;
  preview?: Message[];
}

export interface Refusal {
  notation: string;
  text: Message;
  touches: Touches;
  why_not: Message;
  rule: string;
}

export interface Decision {
  seat: number;
  prompt: Message;
  rule: string;
  options: Option[];
  refused: Refusal[];
  together?: boolean;
}

export interface Event extends Message {
  ply: number;
  rule?: string;
}

export interface Ranked {
  seat: number;
  place: number;
  score: number;
  why: Message;
}

export interface Outcome {
  winners: number[];
  ranking: Ranked[];
  why: Message;
}

export interface Face {
  id: string;
  title: Record<string, string>;
  copies: number;
  numbers: Record<string, number>;
  text: Message[];
  sides?: Message[][];
}

export interface Pile {
  count: number;
  cards: string[] | null;
}

export interface HintLine {
  action: number;
  text: string;
  label: Message;
  chance: number | null;
  low: number | null;
  high: number | null;
  visits: number;
  sure: "sure" | "likely" | "guess";
  words: Message;
}
