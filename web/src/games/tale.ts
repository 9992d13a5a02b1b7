/** What a game's folder knows of its chronicle: names, stories, and how a scenario looks. */

import type { Component } from "svelte";
import type { Gallery, Json } from "../lib/protocol";

/** Before a night, after it was held, and after it was lost. */
export type When = "before" | "after" | "lost";

export interface Tale {
  catalogues: string[]; // the words that it needs
  nameOf(scene: string): string;
  chapter(id: string): string;
  intro(scene: string): string; // what it is about, and the sentence in which it is special; empty: nobody has said
  twist(scene: string): string;
  story(scene: string, when: When): string; // empty: nobody has told it yet
  level(value: number): string; // a difficulty, and how it feels
  levelNote(value: number): string;
  trophy(id: string): { name: string; what: string };
  party(of: string): { name: string; icon: string }; // a clan
  options(level: number): Record<string, number>; // of a night at this difficulty
  Plan: Component<{ scene: Json }>; // of a scenario, from the game's gallery
  Rules: Component<{ scene: Json; gallery: Gallery }>; // what is special in it
  Window: Component<{ when: When; cast: readonly string[] }>; // what is seen beside a story
}

const TALES = import.meta.glob<{ default: Tale }>("./*/chronicle/index.ts");

/** Whether a game has a chronicle. */
export function hasTale(game: string): boolean {
  return `./${game}/chronicle/index.ts` in TALES;
}

/** A game's chronicle; there are none of games that have no folder here. */
export async function loadTale(game: string): Promise<Tale | null> {
  const load = TALES[`./${game}/chronicle/index.ts`];
  return load ? (await load()).default : null;
}
