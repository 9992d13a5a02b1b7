/** A table whose server is a script: a recorded first game, in which the learner finds the next answer. */

import { prologue } from "../lib/api";
import type { Event } from "../lib/game";
import type { Answer, Prologue, PrologueStep, State } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { TableClient } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";

export class Rehearsal extends TableClient {
  script = $state.raw<Prologue | null>(null);
  failed = $state(false);
  reply = $state<string | null>(null); // what is said to the answer that was tried: the end of a message's id
  called = $state(0); // how often a hint was asked for

  constructor(readonly kind: string) {
    super("prologue");
  }

  /** What the learner is asked now; null: nothing. */
  get step(): PrologueStep | null {
    return this.script?.steps.find(({ ply }) => ply === this.state?.ply) ?? null;
  }
  override taught(): string | null {
    return this.step?.option ?? null;
  }
  /** How many steps were done. */
  get done(): number {
    return this.script?.steps.filter(({ ply }) => ply < (this.state?.ply ?? 0)).length ?? 0;
  }
  get isOver(): boolean {
    return this.script !== null && this.state?.ply === this.script.states.at(-1)!.ply;
  }

  override connect(): void {
    void prologue(this.kind).then(
      (script) => this.begin(script),
      () => (this.failed = true),
    );
  }

  /** Sit down at the table of a script. */
  begin(script: Prologue): void {
    this.script = script;
    const seats = script.table.seats.map((seat) =>
      seat.who === "person" ? { ...seat, name: settings.name.trim() || t("prologue-you") } : seat,
    );
    const table = { ...script.table, seats };
    this.hear({ type: "welcome", id: "", protocol: 1, table, mine: [0], host: false, cards: script.cards });
    this.jump(script.states[0]!.ply);
  }

  /** The answer that was recorded goes on; to any other one something is said, and nothing is lost. */
  override choose(option: string): void {
    const { step } = this;
    if (!step) return;
    this.reply = option === step.option ? null : (step.other[option] ?? "no");
    if (this.reply === null) queueMicrotask(() => this.play(step));
  }

  /** Carry out a step, and all that follows until the next one. */
  private play({ ply }: PrologueStep): void {
    if (this.state?.ply !== ply) return; // chosen twice
    const { states, steps } = this.script!;
    const until = steps.find((each) => each.ply > ply)?.ply ?? states.at(-1)!.ply;
    for (const state of states) if (state.ply > ply && state.ply <= until) this.hear({ ...state, can_undo: true });
  }

  /** To the step before this one. */
  back(): void {
    const before = this.script?.steps[this.done - 1];
    if (before) this.jump(before.ply);
  }

  override undo(): void {
    this.back();
  }

  /** From the beginning. */
  restart(): void {
    this.jump(this.script!.states[0]!.ply);
  }

  /** To a moment, as if nothing had come after it. */
  private jump(ply: number): void {
    this.reply = null;
    const told = this.script!.states.filter((state) => state.ply <= ply);
    const events = told.flatMap((state) => state.events as Event[]);
    const canUndo = ply > this.script!.steps[0]!.ply;
    this.hear({ ...(told.at(-1) as State), since: -1, events, can_undo: canUndo });
  }

  override ask(): Promise<Answer> {
    return Promise.resolve({ type: "accepted", id: "", version: this.state?.version ?? 0 });
  }

  override hint(): Promise<void> {
    this.reply = null;
    this.called += 1;
    return Promise.resolve();
  }
}
