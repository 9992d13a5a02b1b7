/** The herald tells an assault step by step, with its reasons; meanwhile the board shows the dungeon as it was then. */

import type { Event } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import type { Telling } from "../module";
import { type Scene, type Step, begins, sceneOf, stepsOf } from "./assault";
import type { HeroesView } from "./shapes";

const BEAT = 800; // ms for one step at the usual speed
const HURRY = 10; // steps waiting, from which on the herald speaks twice as fast

export class Herald implements Telling {
  steps = $state.raw<Step[]>([]);
  told = $state(0); // how many of them
  telling = $state(false);
  private start = $state.raw<Scene | null>(null);
  private fresh = 0; // the first of those that came last
  private open = false; // whether further events may belong to this chapter
  private timer = 0;

  /** A herald who goes on without being asked, or one who waits for it, as in a replay. */
  constructor(private readonly goesOn: boolean) {}

  /** The step that was told last. */
  get step(): Step | null {
    return this.steps[this.told - 1] ?? null;
  }

  /** The event that is told next. */
  get untold(): Event | null {
    return this.telling ? (this.steps[this.told]?.event ?? null) : null;
  }

  /** The dungeon at that step; null when there is nothing to tell. */
  get scene(): Scene | null {
    return this.telling ? (this.step?.scene ?? this.start) : null;
  }

  /** Hear what happened since a view: a new chapter with heroes in it, more of the last one, or (false) neither. */
  hear(before: HeroesView, events: readonly Event[]): boolean {
    const from = events.findLastIndex(begins);
    if (from < 0 && (!this.open || events.length === 0)) return this.open; // who lets a chance go by makes no event
    const more = stepsOf(before, events.slice(Math.max(from, 0)), from < 0 ? this.steps.at(-1)?.card : "");
    if (from >= 0) {
      this.steps = [];
      this.start = sceneOf(before);
      this.told = 0;
    }
    this.fresh = this.steps.length;
    this.steps = [...this.steps, ...more];
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
    if (this.goesOn && isHasty()) this.skip();
    else this.speak();
  }

  private speak(): void {
    this.telling = true;
    if (this.goesOn) this.wait();
    else this.next();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const hurry = this.steps.length - this.told > HURRY ? 2 : 1;
    this.timer = window.setTimeout(() => this.next(), BEAT / (settings.speed || 1) / hurry);
  }

  /** The next step, at once; false if there is none. */
  next(): boolean {
    const isNew = this.told < this.steps.length;
    if (isNew) this.told += 1;
    if (isNew && this.goesOn)
      this.wait(); // the last one is seen for a moment, too
    else if (this.told === this.steps.length) this.end();
    return isNew;
  }

  /** One step back; false if the first one of this moment was told last. */
  back(): boolean {
    if (this.told <= this.fresh + 1) return false;
    this.told -= 1;
    this.telling = true;
    return true;
  }

  /** To the end: the board shows what is. */
  skip(): void {
    this.told = this.steps.length;
    this.end();
  }

  /** Tell it all again. */
  again(): void {
    this.told = this.fresh = 0;
    this.speak();
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
