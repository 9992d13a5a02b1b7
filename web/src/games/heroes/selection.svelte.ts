/** What somebody at this screen is doing with the table: what they have picked up, or look at. */

import { oneAtEach, Selection, whilePointed } from "../../lib/selection.svelte";
import type { TableView } from "../../lib/table.svelte";
import { type Scene, type Step, sceneOf, toldOf } from "./assault";
import { Oracle } from "./oracle.svelte";
import { type Aimed, type Target, aimed, meant, narrowed } from "./targets";
import { type HeroesView, viewOf } from "./shapes";

/** What is open over the table: a room, a player, or one of the panels that has no place of its own. */
export type Sheet =
  { of: "room"; room: string } | { of: "player"; seat: number } | { of: "guild" | "loot" | "scenario" };

export class HeroesSelection extends Selection<Target> {
  sheet = $state.raw<Sheet | null>(null);
  turns = $state(0); // how the room that is being laid is turned
  left = $state<number[] | null>(null); // of the icons of the card being played, as last known
  oracle: Oracle;

  constructor(private table: TableView) {
    super();
    this.oracle = new Oracle(table);
  }

  options = $derived.by(() => aimed(this.table.decision, (kind) => this.table.speech.face(kind)));

  /** The places that can be touched, each with the options that it stands for. */
  lit = $derived.by(() => {
    const places = new Map<Target, Aimed[]>();
    for (const each of narrowed(this.options, this.picked))
      for (const target of each.targets) places.set(target, [...(places.get(target) ?? []), each]);
    return places;
  });

  /** The place that the bots' hint is about. */
  hinted = $derived.by(
    () => this.options.find(({ option }) => option.action === this.table.hints[0]?.action)?.targets[0],
  );

  /** The dungeon that the board shows. */
  scene = $derived.by<Scene>(() => sceneOf(viewOf(this.table)));

  /** What is being shown of an assault, or was shown of it in a replay. */
  steps = $derived.by(() => (this.table.isShowing || this.table.past ? toldOf(this.table.events, this.scene) : []));

  /** The step that was shown last. */
  get step(): Step | undefined {
    return this.steps.at(-1);
  }

  /** The table has changed: let go of what was picked up. */
  see(view: HeroesView): void {
    if (view.pending?.step === "turn") this.left = null;
    if (view.pending?.icons) this.left = view.pending.icons;
    this.drop();
    this.turns = 0;
    this.oracle.forget();
  }

  /** Touch a place: with one meaning it is the answer, with several it is picked up. */
  touch(target: Target): void {
    const found = meant(this.options, target, this.picked);
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length > 1) this.pick(target);
    else this.drop();
  }

  /** Answer. */
  choose(answer: Aimed): void {
    this.drop();
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

/** The selection at a table. */
export const selectionOf = oneAtEach((table) => new HeroesSelection(table));
