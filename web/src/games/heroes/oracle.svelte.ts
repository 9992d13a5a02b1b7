/** What if a hero came into a room now? Asked when a room is pointed at, and remembered until the table changes. */

import type { Event } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { canCome, comersTo } from "./danger";
import { HEROES, type Hero, viewOf } from "./shapes";

const PATIENCE = 280; // ms that a pointer rests on a room before it is a question
const MEMORY = 4000; // ms for which the answer stays when the pointer has left

export class Oracle {
  room = $state<string | null>(null);
  hero = $state<Hero>("thief");
  events = $state.raw<Event[]>([]);
  pointing = $state(false); // whether the pointer is still on that room
  held = false; // while a room's sheet is open its answer stays
  private chosen: Hero | null = null;
  private known = new Map<string, Event[]>();
  private timer = 0;

  constructor(private table: TableView) {}

  /** A room is pointed at; null: no longer. */
  point(room: string | null): void {
    this.keep();
    this.pointing = room !== null && room === this.room;
    if (room) this.timer = window.setTimeout(() => this.rest(room), PATIENCE);
    else this.fade();
  }

  private rest(room: string): void {
    this.pointing = true;
    this.look(room);
  }

  /** Ask about a room at once. */
  look(room: string): void {
    this.keep();
    this.ask(room, this.likely(room));
  }

  /** Somebody reads the answer: it stays. */
  keep(): void {
    clearTimeout(this.timer);
  }

  /** Nobody points at the room or reads any more. */
  fade(): void {
    if (!this.held) this.timer = window.setTimeout(() => (this.room = null), MEMORY);
  }

  /** Ask about a hero of this class. */
  about(hero: Hero): void {
    this.chosen = hero;
    if (this.room) this.ask(this.room, hero);
  }

  /** What was foretold holds no longer. */
  forget(): void {
    this.keep();
    this.known.clear();
    this.room = null;
    this.events = [];
  }

  private ask(room: string, hero: Hero): void {
    this.room = room;
    this.hero = hero;
    const key = `${room} ${hero}`;
    const known = this.known.get(key);
    this.events = known ?? [];
    if (known) return;
    void this.table.whatIf(room, hero).then((events) => {
      this.known.set(key, events);
      if (this.room === room && this.hero === hero) this.events = events;
    });
  }

  /** The class that was asked about last, if the Guild can still send it there; else one that it can. */
  private likely(room: string): Hero {
    const comers = comersTo(viewOf(this.table).guild, typeOf(this.table, room));
    if (this.chosen && (comers.length === 0 || comers.includes(this.chosen))) return this.chosen;
    return comers[0] ?? HEROES[0];
  }

  /** Whether the Guild has no card left that sends this class into the room. */
  isUnlikely(hero: Hero): boolean {
    return !canCome(viewOf(this.table).guild, hero, typeOf(this.table, this.room));
  }
}

function typeOf(table: TableView, room: string | null): string {
  return viewOf(table).rooms.find((each) => each.room === room)?.type ?? "";
}
