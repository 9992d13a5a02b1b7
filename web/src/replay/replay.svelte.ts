/** A table as it was, moment by moment, through chosen eyes: what a board shows of a replay. */

import { Refusal, moment, story } from "../lib/api";
import type { Decision, Event, Face, HintLine, Option, Outcome } from "../lib/game";
import type { Moment, Story, TableInfo } from "../lib/protocol";
import { seatName } from "../lib/seats";
import type { Live, Past } from "../lib/table.svelte";
import type { Frame } from "../stage/beat";
import { Speech } from "../lib/words.svelte";

const MOST_KEPT = 400; // moments

export class Replay implements Live, Past {
  story = $state.raw<Story | null>(null);
  now = $state.raw<Moment | null>(null);
  onframe: ((frame: Frame, settles: boolean) => void) | null = null; // whoever shows what arrives
  failed = $state(false);
  gone = $state(false); // the rules by which it was played are
  pointed = $state<string | null>(null);
  lit = $state.raw<readonly string[]>([]);
  hints: HintLine[] = [];
  readonly calls: Option[] = [];
  readonly waiting = true; // nothing can be chosen here
  readonly past = this;

  private kept = new Map<string, Promise<Moment>>();
  private wanted = 0;
  private seat: number | null = null;

  constructor(readonly name: string) {}

  get game(): string {
    return this.story?.table.game ?? "";
  }
  get info(): TableInfo {
    return this.story!.table;
  }
  get eyes(): number | null {
    return this.now?.seat ?? null;
  }
  /** What was asked at this moment, where that may be known. */
  get asked(): Decision | null {
    return (this.now?.decision as Decision | null | undefined) ?? null;
  }
  get ply(): number {
    return this.now?.ply ?? 0;
  }
  get plies(): number {
    return this.story?.plies ?? 0;
  }
  get outcome(): Outcome | null {
    return this.ply === this.plies ? ((this.story?.outcome as Outcome | null | undefined) ?? null) : null;
  }

  /** This moment with all that led to it, as the stage takes it. */
  get frame(): Frame {
    const events = ((this.story?.events ?? []) as Event[]).filter((event) => event.ply < this.ply);
    const { ply, outcome } = this;
    return { version: ply, ply, since: -1, view: this.now?.view ?? {}, events, decision: null, outcome };
  }

  speech = $derived.by(() => {
    const table = this.story?.table;
    const names = table?.seats.map(seatName) ?? [];
    return new Speech(this.game, table?.edition ?? "", names, (this.story?.cards ?? []) as Face[]);
  });

  /** Look through a seat's eyes (null: a watcher's), at the same moment. */
  async look(seat: number | null, ply: number | null = null): Promise<void> {
    try {
      this.story = await story(this.name, seat);
      this.seat = seat;
      this.failed = false;
      await this.go(ply ?? this.now?.ply ?? this.story.plies);
    } catch (problem) {
      this.failed = this.story === null;
      this.gone = problem instanceof Refusal && problem.problem.why.id === "server-gone";
    }
  }

  /** Go to the moment after so many decisions. */
  async go(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.plies));
    this.wanted = wanted;
    const found = await this.fetch(wanted);
    if (this.wanted !== wanted || found.seat !== this.seat) return; // somebody has moved the slider meanwhile
    if (found === this.now) return; // asked for twice
    const isNext = wanted === this.ply + 1 && found.seat === this.now?.seat;
    this.now = found;
    const { frame } = this;
    const next = { ...frame, since: wanted - 1, events: frame.events.filter((event) => event.ply === wanted - 1) };
    this.onframe?.(isNext ? next : frame, !isNext);
    if (wanted < this.plies) void this.fetch(wanted + 1); // so that the next step is at hand
  }

  /** The table at another moment, through the same eyes. */
  async at(ply: number): Promise<Record<string, any>> {
    return (await this.fetch(ply)).view;
  }

  /** Go to the beginning of the turn before or after this moment. */
  turn(direction: 1 | -1): Promise<void> {
    const starts = (this.story?.turns ?? []).map(([ply]) => ply!);
    const next = direction > 0 ? starts.find((ply) => ply > this.ply) : starts.findLast((ply) => ply < this.ply);
    return this.go(next ?? (direction > 0 ? this.plies : 0));
  }

  private fetch(ply: number): Promise<Moment> {
    const place = `${this.seat}/${ply}`;
    const known = this.kept.get(place);
    if (known) return known;
    const asked = moment(this.name, ply, this.seat);
    asked.catch(() => this.kept.delete(place));
    this.kept.set(place, asked);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return asked;
  }

  choose(): void {} // a replay asks nobody

  whatIf(): Promise<Event[]> {
    return Promise.resolve([]);
  }
}
