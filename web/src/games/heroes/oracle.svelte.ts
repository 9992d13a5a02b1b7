/** What if a hero came into a room now? Asked when a room is pointed at, and remembered until the table changes. */

import type { Event } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { HEROES, type Hero, viewOf } from "./view";

const PATIENCE = 280; // ms that a pointer rests on a room before it is a question

export class Oracle {
  room = $state<string | null>(null);
  hero = $state<Hero>("thief");
  events = $state.raw<Event[]>([]);
  pointing = $state(false); // whether the pointer is still on that room
  private chosen: Hero | null = null;
  private known = new Map<string, Event[]>();
  private timer = 0;

  constructor(private table: TableView) {}

  /** A room is pointed at; null: no longer. */
  point(room: string | null): void {
    clearTimeout(this.timer);
    this.pointing = room !== null && room === this.room;
    if (room) this.timer = window.setTimeout(() => this.rest(room), PATIENCE);
  }

  private rest(room: string): void {
    this.pointing = true;
    this.ask(room, this.chosen ?? this.likely(room));
  }

  /** Ask about a hero of this class. */
  about(hero: Hero): void {
    this.chosen = hero;
    if (this.room) this.ask(this.room, hero);
  }

  /** What was foretold holds no longer. */
  forget(): void {
    clearTimeout(this.timer);
    this.known.clear();
    this.room = null;
    this.events = [];
  }

  /** Ask what a hero would do in a room. */
  ask(room: string, hero: Hero): void {
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

  /** A class that the Guild can still send to a room of this type. */
  private likely(room: string): Hero {
    const view = viewOf(this.table);
    const type = view.rooms.find((each) => each.room === room)?.type;
    return view.guild.heroes.find((card) => card.type === type && !card.out)?.hero ?? HEROES[0];
  }
}
