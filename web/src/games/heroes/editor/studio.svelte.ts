/** The scenario on this screen: its text and tables, every step back, what the server says of it, what bots make of it. */

import { Refusal, checkBox, makeTable, tryBox, workbench } from "../../../lib/api";
import type { Fault, Message, Word } from "../../../lib/game";
import { addKeys } from "../../../lib/keys";
import type { CheckedBox, Json, Place, Trial } from "../../../lib/protocol";
import { go } from "../../../lib/router.svelte";
import { settings } from "../../../lib/settings.svelte";
import { language, said, t } from "../../../lib/words.svelte";
import { DIFFICULTIES } from "../door";
import type { Night, Stock } from "../view";
import * as draft from "./draft";
import type { Laid, Spot } from "./draft";
import { written } from "./toml";
import { cutOff } from "./ways";

const GAME = "heroes";
const PLACE = "lootkeep-editor";
const MOST_STEPS = 200; // that can be taken back
const PAUSE = 350; // ms without a change after which the server is asked
const GAMES = 60; // of a trial, at each difficulty

/** What somebody carries, to put it down somewhere. */
export type Held = { sort: "tile"; room: string } | { sort: "treasure"; value: number } | { sort: "portal" };

interface Moment {
  text: string; // the file
  box: Json; // and its tables, as they could last be read
}

/** What is told besides the errors: whether it went wrong. */
interface Notice {
  text: string;
  bad: boolean;
}

class Studio {
  now = $state.raw<Moment>({ text: "", box: {} });
  past = $state.raw<Moment[]>([]);
  future = $state.raw<Moment[]>([]);
  words = $state.raw<Word[]>([]);
  stock = $state.raw<Stock | null>(null);
  checked = $state.raw<CheckedBox | null>(null);
  checkedText = $state(""); // of what that was said
  says = $state.raw<Record<string, Message[]>>({}); // all sentences that were ever told here
  held = $state.raw<Held | null>(null);
  cursor = $state.raw<Spot>({ x: 1, y: 0 });
  notice = $state.raw<Notice | null>(null);
  isKept = $state(true); // on this device
  saved = $state(""); // the text that was last saved as a file, or opened from one
  seats = $state(2);
  difficulty = $state(0);
  trials = $state.raw<(Trial | null)[]>([]);
  triedText = $state("");
  isTrying = $state(false);
  isOpening = $state(false);
  private kind = ""; // of the last change: typing is one step, however many letters
  private timer = 0;
  private stop: AbortController | null = null;

  readonly tiles = $derived(draft.tilesOf(this.now.box));
  readonly open = $derived(Object.fromEntries((this.stock?.tiles ?? []).map(({ room, open }) => [room, open])));
  readonly left = $derived(this.stock ? draft.leftIn(this.now.box, this.stock) : {});
  readonly cut = $derived(this.stock ? cutOff(this.tiles, this.open) : []);
  readonly frame = $derived(draft.frameOf(this.tiles, this.stock?.widest ?? 6, this.stock?.tallest ?? 6));
  readonly isFresh = $derived(this.checked !== null && this.checkedText === this.now.text);
  /** What is wrong besides rooms that are cut off, which the page sees at once. */
  readonly faults = $derived(
    (this.checked?.faults ?? []).filter((each) => each.field !== "layout" || !each.what.startsWith("no path leads")),
  );
  readonly count = $derived(this.faults.length + (this.cut.length > 0 ? 1 : 0));
  readonly isReadable = $derived(this.checked?.tables !== null);
  readonly isSaved = $derived(this.saved === this.now.text);
  readonly night = $derived((this.checked?.preview ?? null) as Night | null);

  /** Bring what is needed to begin, once. */
  async begin(): Promise<void> {
    if (!this.stock) {
      try {
        const bench = await workbench(GAME);
        this.words = bench.words;
        this.says = Object.fromEntries(bench.words.map(({ example, says }) => [example, says]));
        this.stock = bench.stock as Stock;
      } catch {
        this.tell(t("web-no-server"), true);
        return;
      }
    }
    if (this.now.text === "") {
      const box = draft.begun(language(), t("editor-first-title"));
      this.now = kept() ?? { text: written(box), box };
      this.saved = this.now.text;
    }
    await this.check();
  }

  // ---- Changes

  /** Change the tables; changes of one kind that follow each other are one step back. */
  change(box: Json, kind = ""): void {
    if (!this.isReadable) {
      this.tell(t("editor-text-first"), true);
      return;
    }
    const text = written(box);
    if (text !== this.now.text) this.step({ text, box }, kind);
  }

  /** Write the file as a text; its tables are known when the server has read it. */
  write(text: string, kind = "text"): void {
    if (text !== this.now.text) this.step({ text, box: this.now.box }, kind);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.future = [...this.future, this.now];
    this.past = this.past.slice(0, -1);
    this.turnTo(last);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.past = [...this.past, this.now];
    this.future = this.future.slice(0, -1);
    this.turnTo(next);
  }

  private step(next: Moment, kind: string): void {
    if (!kind || kind !== this.kind) this.past = [...this.past, this.now].slice(-MOST_STEPS);
    this.future = [];
    this.turnTo(next);
    this.kind = kind;
  }

  private turnTo(moment: Moment): void {
    this.kind = "";
    this.now = moment;
    this.notice = null;
    this.keep();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  private keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.now));
      this.isKept = true;
    } catch {
      this.isKept = false; // full, or forbidden: the page says so
    }
  }

  /** Ask the server what is wrong. */
  async check(): Promise<void> {
    const { text } = this.now;
    try {
      const found = await checkBox(GAME, text);
      if (text !== this.now.text) return;
      this.checked = found;
      this.checkedText = text;
      this.says = { ...this.says, ...found.says };
      if (found.tables && written(found.tables) !== written(this.now.box)) this.now = { text, box: found.tables };
    } catch (error) {
      if (error instanceof Refusal && error.problem.code === "too-much") {
        this.timer = window.setTimeout(() => void this.check(), 2000);
      } else this.tell(reason(error), true);
    }
  }

  // ---- The ground

  /** Put down what is held; nothing if it cannot lie there. */
  put(spot: Spot): void {
    const held = this.held;
    const there = draft.tileAt(this.tiles, spot);
    if (!held || !this.stock) return;
    if (held.sort === "tile") this.putTile(held.room, spot, there);
    else if (!there) return;
    else if (held.sort === "portal") {
      if (!this.hasPortal(there.room)) this.portal(there.room);
    } else if ((there.room === "vault") === (held.value === 4))
      this.change(draft.withTreasure(this.now.box, there.room, held.value));
    this.held = null;
  }

  private putTile(room: string, spot: Spot, there: Laid | undefined): void {
    const isNew = !this.tiles.some((tile) => tile.room === room);
    if ((there && isNew) || there?.room === room) return;
    const others = this.tiles.filter((tile) => tile.room !== room);
    const { widest, tallest } = this.stock!;
    if (others.length > 0 && !there && !draft.fits(others, spot, widest, tallest)) {
      this.tell(t("editor-too-wide", { columns: widest, rows: tallest }), true);
      return;
    }
    this.change(draft.laid(this.now.box, room, spot));
    this.goTo(room);
  }

  /** Let the cursor stand on a room. */
  goTo(room: string): void {
    const tile = this.tiles.find((each) => each.room === room);
    if (tile) this.cursor = { x: tile.x, y: tile.y };
  }

  turn(room: string, quarters: number): void {
    this.change(draft.turned(this.now.box, room, quarters));
  }

  treasure(room: string): void {
    this.change(draft.withTreasure(this.now.box, room, draft.nextTreasure(this.now.box, room, this.left)));
  }

  portal(room: string): void {
    if (this.hasPortal(room) || (this.left.portal ?? 0) > 0) this.change(draft.withPortal(this.now.box, room));
  }

  private hasPortal(room: string): boolean {
    return draft.portalsOf(this.now.box).some((each) => draft.plainRoom(each) === room);
  }

  remove(room: string): void {
    this.change(draft.removed(this.now.box, room));
    this.held = null;
  }

  /** Write the word that was meant. */
  mend(fault: Fault): void {
    const { wrong, instead } = fault;
    const pattern = new RegExp(`(^|[^\\w-])${wrong.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`);
    this.write(this.now.text.replace(pattern, `$1${instead}`), "");
  }

  // ---- Trying it out

  /** Let bots play at every difficulty, one after the other. */
  async simulate(): Promise<void> {
    if (this.isTrying) {
      this.stop?.abort();
      return;
    }
    const { text } = this.now;
    const { signal } = (this.stop = new AbortController());
    this.isTrying = true;
    this.triedText = text;
    this.trials = DIFFICULTIES.map(() => null);
    try {
      for (const difficulty of DIFFICULTIES.keys()) {
        const asked = { text, seats: this.seats, options: { difficulty }, games: GAMES };
        const trial = await tryBox(GAME, asked, signal);
        this.trials = this.trials.map((each, place) => (place === difficulty ? trial : each));
      }
    } catch (error) {
      if (!signal.aborted) this.tell(reason(error), true);
    } finally {
      this.isTrying = false;
    }
  }

  /** Stop whatever was begun for this screen alone. */
  leave(): void {
    this.stop?.abort();
    this.held = null;
  }

  /** A table with this scenario: with bots at once, or with friends by its link. */
  async play(others: "bot" | "friend"): Promise<void> {
    this.isOpening = true;
    try {
      const rest = Array.from({ length: this.seats - 1 }, (): Place => ({ who: others }));
      const made = await makeTable({
        game: GAME,
        box: this.now.text,
        options: { difficulty: this.difficulty },
        seats: [{ who: "me", name: settings.name.trim() || null }, ...rest],
        start: others === "bot",
        words: others === "bot",
      });
      addKeys(made.table, made.keys);
      go(`/t/${made.table}`);
    } catch (error) {
      this.tell(reason(error), true);
    } finally {
      this.isOpening = false;
    }
  }

  tell(text: string, bad = false): void {
    this.notice = { text, bad };
  }
}

/** The draft of this device. */
function kept(): Moment | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Moment | null;
    return found?.text && found.box ? found : null;
  } catch {
    return null;
  }
}

function reason(error: unknown): string {
  return error instanceof Refusal ? said(error.problem.why) : t("web-no-server");
}

/** One for all visits of the page: nothing is lost by going somewhere else and coming back. */
export const studio = new Studio();
