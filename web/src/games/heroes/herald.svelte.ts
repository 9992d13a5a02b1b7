/** The herald tells an assault step by step, with its reasons; meanwhile the board shows the dungeon as it was then. */

import type { Event } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import { type Scene, type Step, begins, sceneOf, stepsOf } from "./assault";
import type { HeroesView } from "./view";

const BEAT = 800; // ms for one step at the usual speed
const HURRY = 10; // steps waiting, from which on the herald speaks twice as fast

export class Herald {
  steps = $state.raw<Step[]>([]);
  told = $state(0); // how many of them
  telling = $state(false);
  private start = $state.raw<Scene | null>(null);
  private open = false; // whether further events may belong to this chapter
  private timer = 0;

  /** The step that was told last. */
  get step(): Step | null {
    return this.steps[this.told - 1] ?? null;
  }

  /** The dungeon at that step; null when there is nothing to tell. */
  get scene(): Scene | null {
    return this.telling ? (this.step?.scene ?? this.start) : null;
  }

  /** Hear what happened since a view: a new chapter with heroes in it, more of the last one, or (false) neither. */
  hear(before: HeroesView, events: readonly Event[]): boolean {
    const from = events.findLastIndex(begins);
    if (from < 0 && !this.open) return false;
    const more = stepsOf(before, events.slice(Math.max(from, 0)), from < 0 ? this.steps.at(-1)?.card : "");
    if (from >= 0) {
      this.steps = more;
      this.start = sceneOf(before);
      this.told = 0;
    } else {
      this.steps = [...this.steps, ...more];
    }
    this.open = !events.some((event) => event.id === "heroes-event-turn") && more.length > 0;
    if (more.length > 0) this.tell();
    return more.length > 0;
  }

  /** Nothing of what was told is true any more. */
  forget(): void {
    this.end();
    this.steps = [];
    this.told = 0;
    this.open = false;
  }

  /** Tell what has not been told. */
  private tell(): void {
    if (isHasty()) return this.skip();
    this.telling = true;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const hurry = this.steps.length - this.told > HURRY ? 2 : 1;
    this.timer = window.setTimeout(() => this.next(), BEAT / settings.speed / hurry);
  }

  /** The next step, at once. */
  next(): void {
    if (this.told >= this.steps.length) return this.end();
    this.told += 1;
    this.wait();
  }

  /** To the end: the board shows what is. */
  skip(): void {
    this.told = this.steps.length;
    this.end();
  }

  /** Tell it all again. */
  again(): void {
    this.told = 0;
    this.telling = true;
    this.wait();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.telling = false;
  }
}

/** Whether whoever looks on wants results and no show. */
function isHasty(): boolean {
  return settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
