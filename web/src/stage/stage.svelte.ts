/** The stage: all that a page may know of a game passes through one queue, at the speed that this person likes. */

import type { Event, Option } from "../lib/game";
import type { Together } from "../lib/protocol";
import { isPlayed } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import type { Gate, Live, TableClient, TableView } from "../lib/table.svelte";
import type { Frame, Score } from "./beat";
import { type Input, type Playback, advance, isShowing, start } from "./playback";
import { Press } from "./press";
import type { Speed, Tempo } from "./tempo";

/** Time, as the stage needs it. */
export interface Clock {
  now(): number; // ms
  after(ms: number, act: () => void): () => void; // gives back how to call it off
}

const WATCH: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
const MOST_KEPT = 64; // frames that can be shown again
const LOST = 3000; // ms after which an answer that was given for me was not heard
const SEEN_EACH = 500; // ms between two words to the server on how far the game was shown

/** The stage of a table that is played. */
export type PlayedStage = Stage<TableClient>;

export class Stage<Source extends Live = Live> implements TableView {
  private main = $state.raw<Playback>(null!);
  private rerun = $state.raw<Playback | null>(null); // what is shown again meanwhile
  private doubted = $state.raw<Option | null>(null); // the last answer that was asked about
  private kept = $state.raw<Frame[]>([]); // since my last answer; the first one is how things were then
  private answered = $state<number | null>(null); // the ply of my last answer; null: it was not given here
  private press: Press;
  private idle: { frame: Frame; option: string } | null = null; // what I need not be asked, and its answer
  private callOff = (): void => {};
  private callOffTelling = (): void => {};
  private callOffWaiting = (): void => {};
  private seenAt = -SEEN_EACH;
  private seenUntil = -1; // the version

  constructor(
    readonly live: Source,
    readonly score: Score,
    first: Frame,
    private readonly clock: Clock = WATCH,
  ) {
    this.main = start(first);
    this.kept = [first];
    this.press = new Press(() => clock.now());
  }

  private play = $derived(this.rerun ?? this.main);

  // ---- released, each in its time

  view = $derived(this.play.shown.view);
  before = $derived(this.play.shown.before);
  events = $derived.by(() => this.play.events.slice(0, this.play.shown.told));
  news = $derived(this.play.shown.news);
  /** All that was told, also while some of it is shown again. */
  told = $derived.by(() => this.main.events.slice(0, this.main.shown.told));
  decision = $derived(this.rerun ? null : this.main.shown.decision);
  outcome = $derived(this.play.shown.outcome);
  version = $derived(this.play.shown.version);
  rolling = $derived(this.play.shown.rolling);
  lead = $derived(this.play.shown.lead);
  beat = $derived(this.play.shown.beat);
  spot = $derived(this.play.shown.spot);
  isShowing = $derived(isShowing(this.play));
  isAgain = $derived(this.rerun !== null);
  /** Whose decision it is; null: nobody's. */
  actor = $derived(this.play.shown.actor);

  /** Whether things pass too quickly to be followed one by one, or were skipped. */
  get isBrief(): boolean {
    return this.play.shown.leaps || ["brisk", "once"].includes(this.speed);
  }

  /** Whether nothing more comes for now: I am asked, the game is over, or a person thinks. */
  get isAtRest(): boolean {
    const isBot = this.actor !== null && !isPlayed(this.info.seats[this.actor]!);
    return !this.isShowing && (this.decision !== null || this.outcome !== null || !isBot);
  }

  /** What all decide together, once it was asked. */
  get together(): Together | null {
    return this.isShowing ? null : ((this.live as Partial<TableClient>).state?.together ?? null);
  }

  /** The longest that motion may last, in ms; none where this is simply how things are. */
  get motion(): number {
    const { leaps, hold } = this.play.shown;
    return leaps ? 0 : hold || Infinity; // my own deeds hold nothing, and move as they like
  }

  // ---- passing by

  get game() {
    return this.live.game;
  }
  get info() {
    return this.live.info;
  }
  get eyes() {
    return this.live.eyes;
  }
  get calls() {
    return this.live.calls;
  }
  get speech() {
    return this.live.speech;
  }
  get waiting() {
    return this.live.waiting;
  }
  get past() {
    return this.live.past;
  }
  get pointed() {
    return this.live.pointed;
  }
  set pointed(option: string | null) {
    this.live.pointed = option;
  }
  get hints() {
    return this.live.hints;
  }
  set hints(hints) {
    this.live.hints = hints;
  }
  get lit() {
    return this.live.lit;
  }
  set lit(pieces) {
    this.live.lit = pieces;
  }
  get gate() {
    return this.live.gate;
  }
  set gate(gate: Gate | null | undefined) {
    this.live.gate = gate;
  }
  get penances() {
    return this.live.penances;
  }
  get penancesAt() {
    return this.live.penancesAt;
  }
  whatIf(place: string, visitor: string): Promise<Event[]> {
    return this.live.whatIf(place, visitor);
  }
  ban(of: number, word: string): Promise<string> {
    return this.live.ban?.(of, word) ?? Promise.resolve("");
  }
  deed(look: string, on: boolean, side?: "left" | "right" | null): void {
    this.live.deed?.(look, on, side);
  }
  attend(here: boolean, soft: boolean): void {
    this.live.attend?.(here, soft);
  }

  // ---- what comes in

  /** A frame arrives: to be shown, or (it settles) simply as how things are. */
  hear(frame: Frame, settles: boolean): void {
    const option = settles ? null : this.idleAnswer(frame);
    const heard = option ? { ...frame, decision: null } : frame;
    this.idle = option === null ? null : { frame, option };
    this.rerun = null;
    this.kept = settles ? [{ ...frame, events: [], since: frame.ply }] : [...this.kept, heard].slice(-MOST_KEPT);
    this.put({ do: settles ? "settle" : "frame", frame: heard });
  }

  /** The only answer, if nobody would miss the question, and I have not just taken it back. */
  private idleAnswer({ ply, view, decision }: Frame): string | null {
    const [only, other] = decision?.options ?? [];
    const isBack = ply <= this.main.newest.ply;
    if (!only || other || isBack || !this.live.mayPass || !this.score.isIdle?.(only, view)) return null;
    return only.id;
  }

  /** Give the answer that need not be asked for, once all before it was shown; if it is lost, the question comes. */
  private pass(): void {
    if (!this.idle || this.rerun || this.main.shown.version !== this.idle.frame.version) return;
    const { frame, option } = this.idle;
    this.idle = null;
    this.answer(option);
    this.callOffWaiting = this.clock.after(LOST, () => {
      if (this.main.newest.version === frame.version) this.hear(frame, true);
    });
  }

  /** Follow the page, from when it is there until it is left. */
  attached(): () => void {
    const silence = this.press.listen();
    const hide = (): void => void (document.hidden && this.skip());
    document.addEventListener("visibilitychange", hide);
    return () => {
      silence();
      document.removeEventListener("visibilitychange", hide);
      this.callOff();
      this.callOffTelling();
      this.callOffWaiting();
    };
  }

  /** An answer that would change nothing, as long as nobody has said that it is meant all the same. */
  doubt = $derived(this.doubted && this.decision?.options.includes(this.doubted) ? this.doubted : null);

  /** Answer with an option, if it is offered and the press began when it was; calls go out at any time.
   * One that would change nothing is asked about first. */
  choose(option: string, isMeant = false): void {
    const isCall = this.live.calls.some((each) => each.id === option);
    const chosen = this.decision?.options.find((each) => each.id === option);
    if (isCall) this.skip();
    else if (!chosen || !this.press.mayAnswer(this.main.shown.askedAt)) return;
    this.doubted = chosen?.in_vain && !isMeant ? chosen : null;
    if (this.doubted) return;
    this.answer(option);
  }

  private answer(option: string): void {
    this.live.choose(option);
    const { newest } = this.main;
    this.answered = newest.ply;
    this.kept = [{ ...newest, events: [], since: newest.ply }];
  }

  // ---- going through the show

  /** To the next beat. */
  next(): void {
    this.put({ do: "next" });
  }

  /** All that is known, at once; what comes after it, too, until I am asked. */
  skip(): void {
    this.put({ do: "skip" });
  }

  /** Choose something else instead of what was asked about. */
  think(): void {
    this.doubted = null;
  }

  pause(on: boolean): void {
    this.put({ do: "pause", on });
  }

  /** The ply of my last answer; null: it was not given on this page. */
  get since(): number | null {
    return this.answered;
  }

  /** Whether some events could be shown again: nothing else is shown, and all their states are still there. */
  canShowAgain(events: readonly Event[]): boolean {
    return !this.isShowing && this.main.queue.length === 0 && this.framesOf(events) !== null;
  }

  /** Show some events once more, as they came about; my question waits. */
  again(events: readonly Event[]): void {
    const found = this.canShowAgain(events) ? this.framesOf(events) : null;
    if (!found) return;
    const [before, frames] = found;
    const known = this.main.events.slice(0, this.main.events.indexOf(events[0]!));
    this.rerun = start({ ...before, events: known, decision: null, outcome: null });
    for (const frame of frames) this.put({ do: "frame", frame });
  }

  /** How things were before some events, and the states that they led to; null: some of them are no longer kept. */
  private framesOf(events: readonly Event[]): [Frame, Frame[]] | null {
    const wanted = new Set(events);
    const first = this.kept.findIndex((frame) => frame.events.some((event) => wanted.has(event)));
    const last = this.kept.findLastIndex((frame) => frame.events.some((event) => wanted.has(event)));
    if (first < 1) return null;
    const frames = this.kept
      .slice(first, last + 1)
      .map((frame) => ({ ...frame, events: frame.events.filter((event) => wanted.has(event)), since: Infinity }))
      .map((frame) => ({ ...frame, decision: null, outcome: null })); // nothing is asked or taken back there
    const found = frames.reduce((sum, frame) => sum + frame.events.length, 0);
    return found === wanted.size ? [this.kept[first - 1]!, frames] : null;
  }

  private put(input: Input): void {
    const at = this.clock.now();
    const seen = { score: this.score, eyes: this.live.past ? null : this.eyes }; // in a replay nothing is my own deed
    const next = advance(this.play, input, at, this.tempo(), seen);
    if (!this.rerun) this.main = next;
    else this.rerun = isShowing(next) || input.do === "frame" ? next : null;
    this.tell(at);
    this.wait(at);
    this.pass();
  }

  /** Go on when the phase is over. */
  private wait(at: number): void {
    this.callOff();
    const { phase, until } = this.play;
    if (phase !== "rest") this.callOff = this.clock.after(Math.max(0, until - at), () => this.put({ do: "tick" }));
  }

  private tempo(): Tempo {
    const { info, eyes } = this.live;
    const waits = info.seats.some((seat) => seat.seat !== eyes && isPlayed(seat));
    const rivals = this.score.chapters?.(info.seats.length) ?? info.seats.length - 1;
    return { speed: this.speed, rivals, isAwaited: waits && this.main.newest.decision !== null };
  }

  /** As somebody likes it; what nobody looks at is not shown, and what is shown again is. */
  private get speed(): Speed {
    if (typeof document !== "undefined" && document.hidden) return "once";
    return this.rerun && settings.speed === "once" ? "normal" : settings.speed;
  }

  /** Tell the server how far the game was shown, at most so often; the last word is never lost. */
  private tell(at: number): void {
    const { version } = this.main.shown;
    if (version === this.seenUntil) return;
    this.callOffTelling();
    const left = this.seenAt + SEEN_EACH - at;
    if (left > 0) {
      this.callOffTelling = this.clock.after(left, () => this.tell(this.clock.now()));
      return;
    }
    this.seenUntil = version;
    this.seenAt = at;
    this.live.seen?.(version);
  }
}
