/** My penances at a table: what my Looks order on this screen, and whether I do it. */

import type { Option } from "../../../lib/game";
import type { TableView } from "../../../lib/table.svelte";
import * as orders from "./orders";
import { libraryOf, mine } from "../library";
import { verb } from "../answers";
import type { Direction } from "../places";
import { Misses, type Side, type Verdict } from "./controls";
import { mirrored, steer } from "./steering";
import { bannedWords } from "./words";

/** A test with a time limit that runs. */
export interface Test {
  look: string;
  prompt: orders.Prompt;
  tilt: Side; // where I am about to fall
}

/** A choice that is held back until its demands are met. */
export interface Held {
  option: string;
  demands: orders.Demand[];
}

const PLACE = "lootkeep-softer";
const SECONDS = { usual: 6, softer: 60 };
const LATE = { usual: 500, softer: 150 };
const TICK = 200;

/** Whether this device's owner wants penances softer: longer tests, milder handicaps. */
export const softness = $state({ on: localStorage.getItem(PLACE) === "1" });

/** Softer, or as they are. */
export function soften(on: boolean): void {
  softness.on = on;
  localStorage.setItem(PLACE, on ? "1" : "0");
}

export class Penances {
  held = $state.raw<Held | null>(null);
  tests = $state.raw<Test[]>([]);
  left = $state(0); // seconds for the first of the tests
  posture = $state.raw<orders.Posture>(orders.SLACK);
  cursor = $state<string | null>(null); // the answer that arrows have led to
  shaken = $state.raw<{ look: string; n: number }>({ look: "", n: 0 });
  plateShown = $state(false); // else the board shows what cannot wait
  upright = false; // how the board lies, for arrows

  private readonly misses = new Misses();
  private released: string | null = null;
  private owes = false;
  private seat: number | null = null;
  private wasActive = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly table: TableView) {}

  /** The Looks that bind me on this screen; none where they are only counted, and none in a replay. */
  get looks(): string[] {
    const library = libraryOf(this.table);
    const binds = "gate" in this.table && library.penance === "screen" && !library.over;
    return binds ? (mine(this.table)?.looks ?? []) : [];
  }

  /** The handicap of the view that I bear, if any. */
  get view(): string | null {
    return orders.viewHandicap(this.looks);
  }

  get seconds(): number {
    return softness.on ? SECONDS.softer : SECONDS.usual;
  }

  /** Take in what the last state brought. */
  hear(): void {
    const library = libraryOf(this.table);
    const me = this.table.eyes;
    if (me !== this.seat) this.forget(me);
    if (me === null || library.over) return this.clear();
    if (this.held && !this.option(this.held.option)) this.held = null;
    if (this.cursor && !this.option(this.cursor)) this.cursor = null;
    if (orders.hasEnded(this.table.news, me, this.wasActive)) this.endTurn();
    for (const [look, prompt] of orders.summons(this.looks, this.table.news, library, me)) this.summon(look, prompt);
    this.wasActive = library.active === me && library.turn > 0;
  }

  private forget(seat: number | null): void {
    this.seat = seat;
    this.wasActive = false;
    this.posture = orders.SLACK;
    this.clear();
  }

  /** Nothing is asked of me any more. */
  clear(): void {
    this.held = null;
    this.tests = [];
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private endTurn(): void {
    if (this.looks.includes("m2") && !this.posture.tongue) this.slip("m2");
    if (this.looks.includes("l3") && this.posture.standing) this.summon("l3", "sit");
    this.posture = { ...this.posture, tongue: false, pardoned: false };
  }

  // ---- tests with a time limit

  private summon(look: string, prompt: orders.Prompt): void {
    if (this.tests.some((test) => test.look === look)) return;
    if (this.tests.length === 0) this.left = this.seconds;
    this.tests = [...this.tests, { look, prompt, tilt: Math.random() < 0.5 ? "left" : "right" }];
    this.timer ??= setInterval(() => this.tick(), TICK);
  }

  /** Time passes, but not behind one's back. */
  private tick(): void {
    if (document.visibilityState !== "visible") return;
    this.left -= TICK / 1000;
    if (this.left <= 0) this.slip(this.pass()!.look);
  }

  /** The first test is over; the next one begins. */
  private pass(): Test | undefined {
    const [first, ...rest] = this.tests;
    this.tests = rest;
    this.left = this.seconds;
    if (rest.length === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    return first;
  }

  /** Press a test's button; whoever tips over must lean the other way. */
  press(side: Side | null): void {
    const test = this.tests[0];
    if (!test) return;
    if (test.prompt === "balance" && side === test.tilt) return this.shake(test.look);
    if (test.prompt === "sit") this.posture = { ...this.posture, standing: false };
    this.pass();
  }

  /** Switch something that I keep up: the mouth, the tongue, the legs, an apology. */
  strike(what: keyof orders.Posture, on: boolean): void {
    this.posture = { ...this.posture, [what]: on };
    if (what === "standing" && !on) this.tests = this.tests.filter((test) => test.prompt !== "sit");
  }

  // ---- choices

  /** Whether a choice may go out; else it is held until its demands are met. */
  readonly gate = (id: string): boolean => {
    const option = this.option(id);
    if (!option || this.released === id || this.looks.length === 0) return true;
    if (!this.looks.includes("a2")) return this.admit(option);
    this.shake("a2");
    if (softness.on) this.cursor = id;
    return false;
  };

  /** Whether nothing more has to be done for a choice. */
  private admit(option: Option): boolean {
    const broken = orders.breach(this.looks, this.posture, option, libraryOf(this.table));
    if (broken && this.slip(broken)) return false;
    return this.hold(option.id, orders.demands(this.looks, option));
  }

  private hold(option: string, demands: orders.Demand[]): boolean {
    if (demands.length === 0) {
      this.loosen(option);
      return true;
    }
    this.held = { option, demands };
    if (demands[0] === "late") this.answerLate(option);
    return false;
  }

  private answerLate(option: string): void {
    const late = softness.on ? LATE.softer : LATE.usual;
    setTimeout(() => {
      if (this.held?.option === option) this.release(option);
    }, late);
  }

  private release(option: string): void {
    this.held = null;
    this.loosen(option);
    this.released = option;
    this.table.choose(option);
    this.released = null;
  }

  /** A card that is played shuts the mouth again; an apology is good for one shove. */
  private loosen(id: string): void {
    const option = this.option(id);
    if (option && verb(option) === "play") this.posture = { ...this.posture, gaping: false };
    if (option && orders.isShove(option)) this.posture = { ...this.posture, pardoned: false };
  }

  /** A control of the plate was used: go on, count a miss, or slip. */
  judge(look: string, verdict: Verdict): void {
    if (verdict === "slip") this.slip(look);
    if (verdict === "miss") this.miss(look);
    if (verdict !== "done" || !this.held) return;
    const { option, demands } = this.held;
    this.held = null;
    if (this.hold(option, demands.slice(1))) this.release(option);
  }

  private miss(look: string): void {
    if (this.misses.add(libraryOf(this.table).turn)) this.slip(look);
    else this.shake(look);
  }

  /** Go by an arrow. */
  steer(direction: Direction): void {
    const options = this.table.decision?.options ?? [];
    const way = this.looks.includes("d4") && !softness.on ? mirrored(direction) : direction;
    this.cursor = steer(options, this.cursor, way, this.stand(), this.upright);
    this.table.pointed = this.cursor;
  }

  /** Take the answer that arrows have led to. */
  take(): void {
    const option = this.cursor ? this.option(this.cursor) : undefined;
    if (!option) return this.shake("a2");
    if (this.admit(option)) this.release(option.id);
  }

  /** Where whoever is moved stands now. */
  private stand(): string | null {
    const library = libraryOf(this.table);
    const { step, this: shoved } = library.pending ?? { step: "", this: null };
    if (step === "shove" && shoved !== null) return library.players[shoved]!.square;
    return library.card?.startsWith("rigor") ? library.rigor : (mine(this.table)?.square ?? null);
  }

  private option(id: string): Option | undefined {
    return this.table.decision?.options.find((option) => option.id === id);
  }

  // ---- slips

  private shake(look: string): void {
    this.shaken = { look, n: this.shaken.n + 1 };
  }

  /** Break a Look's order: that costs another, at most once a round. Whether it does now. */
  slip(look: string): boolean {
    this.shake(look);
    if (!this.slipCall()) return false;
    this.owes = true;
    this.pay();
    return true;
  }

  /** Own up to a slip as soon as the table listens. */
  pay(): void {
    if (!this.owes || this.table.waiting) return;
    this.owes = false;
    this.held = null;
    const call = this.slipCall();
    if (call) this.table.choose(call.id);
  }

  private slipCall(): Option | undefined {
    return this.table.calls.find((call) => verb(call) === "slip");
  }

  // ---- the chat

  /** What the others hear of a line of mine; a banned word in it is a slip. */
  utter(line: string): string {
    if (this.looks.includes("w1") && !this.looks.includes("m4") && orders.isUnspeakable(line, this.banned)) this.slip("w1");
    return orders.muffle(line, this.looks);
  }

  /** The words that I must not say. */
  get banned(): string[] {
    return this.table.eyes === null ? [] : bannedWords(this.table, this.table.eyes);
  }
}

const known = new WeakMap<TableView, Penances>();

/** The penances at a table. */
export function penancesOf(table: TableView): Penances {
  const found = known.get(table) ?? new Penances(table);
  known.set(table, found);
  return found;
}
