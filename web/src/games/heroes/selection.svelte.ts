/** What somebody at this screen is doing with the table: what they have picked up, looked at, or are being told. */

import type { Event } from "../../lib/game";
import { oneAtEach, Selection, whilePointed } from "../../lib/selection.svelte";
import type { Past, TableView } from "../../lib/table.svelte";
import { type Scene, begins, isStep, sceneOf } from "./assault";
import { Herald } from "./herald.svelte";
import { Oracle } from "./oracle.svelte";
import { type Aimed, type Target, aimed, meant, narrowed } from "./targets";
import { type HeroesView, viewOf } from "./shapes";

/** What is open over the table: a room, a player, or one of the panels that has no place of its own. */
export type Sheet =
  { of: "room"; room: string } | { of: "player"; seat: number } | { of: "guild" | "loot" | "scenario" };

const RESTS = 250; // ms: whoever moves the slider of a replay on within them has not stopped here

export class HeroesSelection extends Selection<Target> {
  sheet = $state.raw<Sheet | null>(null);
  turns = $state(0); // how the room that is being laid is turned
  left = $state<number[] | null>(null); // of the icons of the card being played, as last known
  herald: Herald;
  oracle: Oracle;
  private ply = -1; // of a replay, as last seen
  private view: HeroesView | null = null;
  private heard: Event[] = [];

  constructor(private table: TableView) {
    super();
    this.oracle = new Oracle(table);
    this.herald = new Herald(table.past === undefined);
  }

  options = $derived.by(() => aimed(this.table.decision, (kind) => this.table.speech.face(kind)));

  /** The places that can be touched, each with the options that it stands for. */
  lit = $derived.by(() => {
    const places = new Map<Target, Aimed[]>();
    if (this.herald.telling) return places;
    for (const each of narrowed(this.options, this.picked))
      for (const target of each.targets) places.set(target, [...(places.get(target) ?? []), each]);
    return places;
  });

  /** The place that the bots' hint is about. */
  hinted = $derived.by(
    () => this.options.find(({ option }) => option.action === this.table.hints[0]?.action)?.targets[0],
  );

  /** The dungeon that the board shows: as it is, or as it was at the herald's step. */
  scene = $derived.by<Scene>(() => this.herald.scene ?? sceneOf(viewOf(this.table)));

  /** The table has changed: tell what happened, and let go of what was picked up. */
  see(view: HeroesView, events: Event[]): void {
    if (view === this.view) return;
    if (this.table.past) this.follow(view, events, this.table.past);
    else if (!this.goesOn(events)) this.herald.forget();
    else this.herald.hear(this.view!, events.slice(this.heard.length));
    if (view.pending?.step === "turn") this.left = null;
    if (view.pending?.icons) this.left = view.pending.icons;
    this.view = view;
    this.heard = events;
    this.drop();
    this.turns = 0;
    this.oracle.forget();
  }

  /** Whether these are the events that were there before, and perhaps more. */
  private goesOn(events: Event[]): boolean {
    const last = this.heard.at(-1);
    return this.view !== null && (!last || isSame(events[this.heard.length - 1], last));
  }

  /** In a replay the herald tells a step at a time; after a leap into an assault all of it up to there has been told. */
  private follow(view: HeroesView, events: Event[], past: Past): void {
    const by = past.ply - this.ply;
    const isNext = by === 1 && this.goesOn(events);
    this.ply = past.ply;
    if (isNext && this.herald.hear(this.view!, events.slice(this.heard.length))) return;
    this.herald.forget();
    if (!isNext) setTimeout(() => this.view === view && void this.recall(view, events, past), by === -1 ? 0 : RESTS);
  }

  /** Tell at once what has been told of the assault in which a replay has stopped. */
  private async recall(view: HeroesView, events: Event[], past: Past): Promise<void> {
    const plies = chapter(events, past.ply);
    const views = await Promise.all(plies.map((ply) => past.at(ply)));
    if (this.view !== view) return; // somebody has gone on meanwhile
    const heard = plies.map((ply, i) =>
      this.herald.hear(
        views[i] as HeroesView,
        events.filter((event) => event.ply === ply),
      ),
    );
    if (heard.at(-1)) this.herald.skip();
    else this.herald.forget();
  }

  /** Touch a place: with one meaning it is the answer, with several it is picked up. */
  touch(target: Target): void {
    if (this.herald.telling) return this.herald.skip();
    const found = meant(this.options, target, this.picked);
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length > 1) this.pick(target);
    else this.drop();
  }

  /** Answer. */
  choose(answer: Aimed): void {
    this.drop();
    this.herald.skip();
    this.table.choose(answer.option.id);
  }

  /** The pointer or the focus is on a place, or (null) on none. */
  point(target: Target | null): void {
    const found = target ? meant(this.options, target, this.picked) : [];
    this.table.pointed = found.length === 1 ? found[0]!.option.id : null;
  }

  /** What makes an element a place to touch: spread it over a button. */
  grip(target: Target) {
    return {
      "data-target": target,
      "data-hinted": this.hinted === target || undefined,
      onclick: () => this.touch(target),
      ...whilePointed(
        () => this.point(target),
        () => this.point(null),
      ),
    };
  }

  /** Whether the answer that is pointed at, here or in the Choices, is about this place. */
  isPointed(target: Target): boolean {
    const pointed = this.table.pointed;
    return pointed !== null && this.options.some((each) => each.option.id === pointed && each.targets.includes(target));
  }
}

/** The moments before this one, from the assault's beginning on; none if the last thing that happened was no hero's. */
function chapter(events: Event[], ply: number): number[] {
  const last = events.filter((event) => event.ply === ply - 1);
  const start = events.findLast(begins)?.ply;
  if (start === undefined || (last.length > 0 && !last.some(isStep))) return [];
  return Array.from({ length: ply - start }, (_, i) => start + i);
}

function isSame(a: Event | undefined, b: Event): boolean {
  return a !== undefined && a.ply === b.ply && a.id === b.id;
}

/** The selection at a table. */
export const selectionOf = oneAtEach((table) => new HeroesSelection(table));
