/** My penances at a table: what my Looks order on this screen, and whether I do it. */

import type { Option } from "../../../lib/game";
import { oneAtEach } from "../../../lib/selection.svelte";
import type { TableView } from "../../../lib/table.svelte";
import * as orders from "./orders";
import { libraryOf, mine } from "../library";
import { verb } from "../answers";
import type { Direction } from "../places";
import { Misses, type Side, type Verdict } from "./controls";
import { mirrored, steer } from "./steering";
import { bannedWords } from "./words";

/** Something that I have to do in time, as the server asks it. */
export interface Test {
  look: string;
  prompt: string;
  tilt: Side | null; // where I am about to fall
  left: number; // seconds, when it was told
}

/** A choice that is held back until its demands are met. */
export interface Held {
  option: string;
  demands: orders.Demand[];
}

const PLACE = "lootkeep-softer";
export const SECONDS = { usual: 6, softer: 60 };
const LATE = { usual: 500, softer: 150 };

/** Whether this device's owner wants penances softer: longer tests, milder handicaps. */
export const softness = $state({ on: localStorage.getItem(PLACE) === "1" });

/** Softer, or as they are. */
export function soften(on: boolean): void {
  softness.on = on;
  localStorage.setItem(PLACE, on ? "1" : "0");
}

export class Penances {
  held = $state.raw<Held | null>(null);
  cursor = $state<string | null>(null); // the answer that arrows have led to
  shaken = $state.raw<{ look: string; n: number }>({ look: "", n: 0 });
  plateShown = $state(false); // else the board shows what cannot wait
  upright = false; // how the board lies, for arrows

  private readonly misses = new Misses();
  private released: string | null = null;
  private owes = ""; // the Look that I have broken
  private seat: number | null = null;

  constructor(private readonly table: TableView) {}

  /** The Looks that bind me on this screen; none where they are only counted, and none in a replay. */
  get looks(): string[] {
    const library = libraryOf(this.table);
    const binds = this.table.past === undefined && library.penance === "screen" && !library.over;
    return binds ? (mine(this.table)?.looks ?? []) : [];
  }

  /** The handicap of the view that I bear, if any. */
  get view(): string | null {
    return orders.viewHandicap(this.looks);
  }

  get seconds(): number {
    return softness.on ? SECONDS.softer : SECONDS.usual;
  }

  /** What I have to do in time; what is over first comes first. */
  get tests(): Test[] {
    const asked = (this.table.penances?.bearing ?? []).filter(
      ({ seat, prompt }) => seat === this.table.eyes && prompt !== null,
    );
    const tests = asked.map(({ look, prompt, tilt, left }) => ({ look, prompt: prompt!, tilt, left: left ?? 0 }));
    return tests.filter(({ look }) => this.looks.includes(look)).sort((one, other) => one.left - other.left);
  }

  /** Take in what the last state brought. */
  hear(): void {
    const me = this.table.eyes;
    if (me !== this.seat || libraryOf(this.table).over) this.clear();
    this.seat = me;
    if (this.held && !this.option(this.held.option)) this.held = null;
    if (this.cursor && !this.option(this.cursor)) this.cursor = null;
  }

  /** Nothing is held back any more. */
  clear(): void {
    this.held = null;
  }

  /** Tell the server whether I look on and need longer, if it believes something else. */
  attend(here: boolean): void {
    const { penances, eyes } = this.table;
    if (!penances || eyes === null || !this.table.attend || this.table.info.seats[eyes]?.level) return;
    if (penances.away.includes(eyes) === here || penances.soft.includes(eyes) !== softness.on) {
      this.table.attend(here, softness.on);
    }
  }

  /** Press a test's button; whoever tips over must lean the other way. */
  press(side: Side | null): void {
    const test = this.tests[0];
    if (!test) return;
    if (test.tilt !== null && side === test.tilt) return this.shake(test.look);
    this.table.deed?.(test.look, true, side);
  }

  /** Whether I keep up what a Look orders: the mouth open, the tongue out, on my feet, pardon begged. */
  keepsUp(look: string): boolean {
    return (
      this.table.penances?.bearing.some((each) => each.seat === this.table.eyes && each.look === look && each.on) ??
      false
    );
  }

  /** Keep it up, or leave off. */
  strike(look: string, on: boolean): void {
    this.table.deed?.(look, on);
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
    return this.hold(option.id, orders.demands(this.looks, option));
  }

  private hold(option: string, demands: orders.Demand[]): boolean {
    if (demands.length === 0) return true;
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
    this.released = option;
    this.table.choose(option);
    this.released = null;
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
    const { step, goblin: shoved } = library.pending ?? { step: "", goblin: null };
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

  /** Break a Look's order by a control of this screen, of which nobody else knows: own up to it. */
  slip(look: string): boolean {
    this.shake(look);
    if (!this.slipCall(look)) return false;
    this.owes = look;
    this.pay();
    return true;
  }

  /** Own up to a slip as soon as the table listens. */
  pay(): void {
    if (!this.owes || this.table.waiting) return;
    const call = this.slipCall(this.owes);
    this.owes = "";
    this.held = null;
    if (call) this.table.choose(call.id);
  }

  private slipCall(look: string): Option | undefined {
    return this.table.calls.find((call) => verb(call) === "slip" && call.touches.cards[0] === look);
  }

  // ---- the chat

  /** What the others hear of a line of mine; a banned word in it is a slip. */
  utter(line: string): string {
    if (this.looks.includes("w1") && !this.looks.includes("m4") && orders.isUnspeakable(line, this.banned))
      this.slip("w1");
    return orders.muffle(line, this.looks);
  }

  /** The words that I must not say. */
  get banned(): string[] {
    return this.table.eyes === null ? [] : bannedWords(this.table, this.table.eyes);
  }
}

/** The penances at a table. */
export const penancesOf = oneAtEach((table) => new Penances(table));
