/** A table on this screen: what the server last said of it, and what may be asked of the server. */

import type { Answer, ChatLine, Penances, Refused, Request, State, TableInfo, Thrown } from "./protocol";
import type { Decision, Event, Face, HintLine, Message, Option, Outcome } from "./game";
import { addKeys, keysOf, newKey, nextKey, ring, settleKey, touch } from "./keys";
import type { Frame, Spot } from "../stage/beat";
import { seal } from "./hashes";
import { keepWords, pledge, seePledge, tellWords, unguessable } from "./pledges";
import { isPlayed, seatName } from "./seats";
import { Speech } from "./words.svelte";

type Asking = Request extends infer Each ? (Each extends Request ? Omit<Each, "id"> : never) : never;
type Link = "connecting" | "open" | "lost" | "gone";

const OFFLINE = "web-offline";
const PATIENCE = [300, 700, 1500, 3000, 5000]; // ms before each further try to reconnect
export const MOST_NEWS = 80; // events; who was away for longer is shown how things are, not how they came about

/** A game may hold a choice back until more is done for it (a penance): false means not yet. */
export type Gate = (option: string) => boolean;

/** A game that is seen again: at which moment, and how the table looked at another one. */
export interface Past {
  readonly ply: number;
  at(ply: number): Promise<Record<string, any>>;
}

/** What of a table is no part of its story, and is known at once. */
export interface Live {
  readonly game: string;
  readonly info: TableInfo;
  readonly eyes: number | null; // through whose eyes; null: of somebody who watches
  readonly calls: Option[];
  readonly speech: Speech;
  readonly waiting: boolean; // for the server to acknowledge a choice
  pointed: string | null; // the id of the option that is pointed at, on the board or in the panel
  hints: HintLine[];
  lit?: readonly string[]; // what a line of the Chronicle that is pointed at speaks of: `hydra#1`, `d4`, `seat/2`
  gate?: Gate | null; // of a table that is played
  readonly past?: Past; // of a table that is replayed
  readonly mayPass?: boolean; // an only answer costs me nothing: I can take it back, or could take nothing back before
  choose(option: string): void;
  whatIf(place: string, visitor: string): Promise<Event[]>;
  ban?(of: number, word: string): Promise<string>; // at a table that is played: why not, or nothing
  readonly penances?: Penances | null; // what is asked of whom on the screen, and whether they do it
  readonly penancesAt?: number; // when that was told, for clocks
  deed?(look: string, on: boolean, side?: "left" | "right" | null): void; // do what a Look of mine orders, or leave off
  attend?(here: boolean, soft: boolean): void; // whether I look on, and whether I need longer
  seen?(version: number): void; // tell the server how far the game was shown here
}

/** What a board and its panels need of a table, whether it is played or replayed; its story comes as it is shown. */
export interface TableView extends Live {
  readonly view: Record<string, any>;
  readonly before: Record<string, any>; // the same before what was told last
  readonly decision: Decision | null; // null: nothing is asked of me
  readonly actor: number | null; // whose decision it is; null: nobody's
  readonly events: readonly Event[]; // all that were told
  readonly news: readonly Event[]; // those that were told last
  readonly outcome: Outcome | null;
  readonly rolling: Event | null; // whose dice tumble
  readonly lead: number; // for how many ms
  readonly spot: Spot | null; // what lies large meanwhile
  readonly isShowing: boolean; // or something waits to be shown
  readonly isAgain: boolean; // what is shown happened before
  readonly motion: number; // the longest that motion may last, in ms
  canShowAgain(events: readonly Event[]): boolean;
  again(events: readonly Event[]): void;
  next(): void; // to the next beat
  skip(): void; // to my next question
}

/** A table that is played, over a socket that reconnects by itself. */
export class TableClient implements Live {
  link = $state<Link>("connecting");
  tries = $state(0);
  state = $state.raw<State | null>(null);
  table = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  host = $state(false);
  cards = $state.raw<Face[]>([]);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  thinking = $state<number | null>(null);
  nudged = $state<number | null>(null);
  tookBack = $state.raw<{ seat: number } | null>(null); // who did so last; another object each time
  penances = $state.raw<Penances | null>(null);
  penancesAt = $state(0);
  refusal = $state.raw<Refused | null>(null);
  pointed = $state<string | null>(null);
  hints = $state.raw<HintLine[]>([]);
  hinting = $state(false);
  lit = $state.raw<readonly string[]>([]);
  waiting = $state(false);
  gate: Gate | null = null;
  onframe: ((frame: Frame, settles: boolean) => void) | null = null; // whoever shows what arrives
  onthrown: ((thrown: Thrown) => void) | null = null; // whoever shows what is thrown
  received = $state(0); // when the last state came, for clocks
  known = $state<Record<number, number>>({}); // seat -> how often it was taken over, as I have read
  rekeyed = $state(0); // how often keys of this device have changed
  heard = $state(0); // when the table's last news came, for how long somebody has been away

  private socket: WebSocket | null = null;
  private asked = new Map<string, (answer: Answer) => void>();
  private count = 0;
  private timer = 0;
  private sealed = new Set<number>(); // seats for which a seal was sent
  private isBack = true; // the next state tells what was missed
  private session = Math.random().toString(36).slice(2, 10);

  constructor(readonly name: string) {}

  get game(): string {
    return this.table?.game ?? "";
  }
  get info(): TableInfo {
    return this.table!;
  }
  get eyes(): number | null {
    return this.state?.seat ?? null;
  }
  get decision(): Decision | null {
    return (this.state?.decision as Decision | null | undefined) ?? null;
  }
  /** The answer that a lesson asks for, if this is one. */
  taught(): string | null {
    return null;
  }
  get calls(): Option[] {
    return (this.state?.calls as Option[] | undefined) ?? [];
  }
  /** How the game stands, as the stage takes it. */
  get frame(): Frame {
    const { version, ply, since, view, outcome } = this.state!;
    return {
      version,
      ply,
      since,
      view,
      events: this.events,
      decision: this.decision,
      outcome: outcome as Outcome | null,
    };
  }

  get mayPass(): boolean {
    const isAlone = this.table?.seats.every(({ seat, who }) => seat === this.eyes || who !== "person");
    return isAlone === true || this.state?.can_undo === false;
  }

  /** Whether I play the seat through whose eyes I look. */
  get plays(): boolean {
    const seat = this.eyes === null ? undefined : this.table?.seats[this.eyes];
    return seat !== undefined && isPlayed(seat);
  }

  speech = $derived.by(() => {
    const names = this.table?.seats.map(seatName) ?? [];
    return new Speech(this.game, this.table?.edition ?? "", names, this.cards);
  });

  /** Sit down, or look on; called again by itself whenever the link is lost. */
  connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (frame) => this.hear(JSON.parse(frame.data as string) as Answer);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** Try at once, where the device has woken up or found a network. */
  wake(): void {
    if (this.link === "lost") this.connect();
  }

  /** Stand up from the screen; the seat stays mine. */
  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private hello(): void {
    this.isBack = true;
    this.sealed.clear(); // what was sent before may be lost
    const last = this.chat.at(-1)?.number ?? 0;
    const seen = { version: this.state?.version ?? null, chat: last, look: this.eyes };
    void this.ask({ type: "hello", table: this.name, protocol: 1, keys: keysOf(this.name), ...seen });
  }

  private lose(): void {
    if (this.link !== "gone") {
      this.link = "lost";
      this.timer = window.setTimeout(() => this.connect(), PATIENCE[Math.min(this.tries, PATIENCE.length - 1)]);
      this.tries += 1;
    }
    for (const answer of this.asked.values()) answer(lost());
    this.asked.clear();
    this.waiting = false;
  }

  /** Ask something of the server; a refusal is an answer too. */
  ask(request: Asking): Promise<Answer> {
    const id = `${this.session}-${++this.count}`;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(lost(id));
    this.socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  /** Something that the server says, or a script in its place. */
  protected hear(answer: Answer): void {
    switch (answer.type) {
      case "welcome":
        this.link = "open";
        this.tries = 0;
        this.cards = answer.cards as Face[];
        this.seated(answer);
        touch(this.name);
        void this.settle();
        break;
      case "table":
        this.seated(answer);
        break;
      case "state":
        this.see(answer);
        break;
      case "key":
        addKeys(this.name, { seats: { [answer.seat]: answer.key } });
        this.rekeyed += 1;
        break;
      case "chat":
        this.hearChat(answer.lines);
        break;
      case "thinking":
        this.thinking = answer.seat;
        break;
      case "penances":
        this.penances = answer;
        this.penancesAt = performance.now();
        break;
      case "thrown":
        this.onthrown?.(answer);
        break;
      case "took-back":
        this.tookBack = { seat: answer.seat };
        break;
      case "nudge":
        this.nudged = answer.seat;
        break;
      case "hints":
        if (answer.version === this.state?.version) this.hints = answer.hints as HintLine[];
        break;
      case "refused":
        if (answer.code === "unknown-table" || answer.code === "protocol") this.go(answer);
        break;
    }
    if ("id" in answer) {
      this.asked.get(answer.id)?.(answer);
      this.asked.delete(answer.id);
    }
  }

  /** There is no table for me here. */
  private go(refused: Refused): void {
    this.link = "gone";
    this.refusal = refused;
    this.close();
  }

  private hearChat(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    this.chat = [...this.chat, ...fresh];
    this.unread += fresh.filter((line) => line.seat === null || !this.mine.includes(line.seat)).length;
  }

  private seated(news: { table: TableInfo; mine: number[]; host: boolean }): void {
    this.table = news.table;
    this.mine = news.mine;
    this.host = news.host;
    this.heard = performance.now();
    if (news.table.phase === "lobby" && news.table.commitment) this.pledged(news.table, news.table.commitment);
  }

  /** Before the deal: remember by what its chance was pledged, seal words for each seat of mine, and tell them when asked. */
  private pledged(table: TableInfo, commitment: string): void {
    seePledge(this.name, commitment);
    for (const seat of this.mine) {
      const { seal: sealed, words } = table.seats[seat]!;
      if (sealed === null && !table.unsealing && !this.sealed.has(seat)) void this.seal(seat);
      if (sealed !== null && words === null && table.unsealing) this.tell(seat, sealed, table);
    }
  }

  /** Seal words of a seat of mine for the shuffling, what was typed and a tail that nobody guesses. */
  seal(seat: number, typed = ""): Promise<Answer> {
    const words = unguessable(typed);
    this.sealed.add(seat);
    keepWords(this.name, seat, words);
    return this.ask({ type: "seal", seat, seal: seal(words) });
  }

  /** Tell the words of a seat of mine, if it was this device that has sealed them. */
  private tell(seat: number, sealed: string, table: TableInfo): void {
    const words = pledge(this.name)?.mine[seat];
    if (words === undefined || seal(words) !== sealed) return;
    const seals = Object.fromEntries(table.seats.flatMap((each) => (each.seal ? [[each.seat, each.seal]] : [])));
    tellWords(this.name, seat, words, seals);
    void this.ask({ type: "words", seat, words });
  }

  private see(state: State): void {
    const fresh = state.events as Event[];
    const settles = this.isBack || state.seat !== this.eyes || state.since < 0 || fresh.length > MOST_NEWS;
    this.events = [...this.events.filter((event) => event.ply < state.since), ...fresh];
    if (state.version !== this.state?.version) {
      this.hints = [];
      this.pointed = null;
      this.refusal = null;
      this.nudged = null;
    }
    this.state = state;
    this.isBack = false;
    this.thinking = null;
    this.waiting = false;
    this.received = performance.now();
    this.onframe?.(settles ? { ...this.frame, since: -1 } : { ...this.frame, events: fresh }, settles);
  }

  /** Take an open seat; the key is my own, so that I can ask again if the answer is lost. */
  async sit(seat: number, name: string): Promise<Answer> {
    const answer = await this.ask({ type: "sit", seat, name, key: nextKey(this.name, seat) });
    if (!isLost(answer)) this.keep(seat, answer);
    return answer;
  }

  /** Give a seat of mine, or one that I have a link to, a new key: why not, or nothing. */
  async rekey(seat: number): Promise<string> {
    const answer = await this.ask({ type: "rekey", seat, key: nextKey(this.name, seat) });
    if (!isLost(answer)) this.keep(seat, answer);
    return this.reason(answer);
  }

  /** A link by which somebody who has lost theirs takes their seat again: its key, or why there is none. */
  async makeLink(seat: number): Promise<{ key: string; problem: string }> {
    const key = newKey();
    return { key, problem: this.reason(await this.ask({ type: "rekey", seat, key })) };
  }

  private keep(seat: number, answer: Answer): void {
    settleKey(this.name, seat, answer.type !== "refused");
    this.rekeyed += 1;
  }

  /** Find out what became of keys that I asked for before the line was lost, and take the seats to which I have links. */
  private async settle(): Promise<void> {
    const { next = {}, links = {} } = ring(this.name);
    for (const seat of new Set([...Object.keys(next), ...Object.keys(links)].map(Number))) {
      if (this.mine.includes(seat) ? seat in next : seat in links) {
        const answer = await this.ask({ type: "rekey", seat, key: nextKey(this.name, seat) });
        if (isLost(answer)) return;
        this.keep(seat, answer);
        if (answer.type === "refused") this.refusal = answer;
      } else {
        settleKey(this.name, seat, false); // I sit there already, or never came to
      }
    }
  }

  /** Take an option of the decision, or call something out of turn. */
  choose(option: string): void {
    const state = this.state;
    if (!state || this.waiting || this.gate?.(option) === false) return;
    const seat = this.decision?.seat ?? this.eyes;
    if (seat === null) return;
    this.waiting = true;
    void this.urge({ type: "move", seat, version: state.version, option }).then(() => (this.waiting = false));
  }

  /** Object to what somebody has answered for all, or take back what I have. */
  object(seat: number): void {
    if (this.state) void this.urge({ type: "object", seat, version: this.state.version });
  }

  /** Take my last decision back, or ask the others to let me. */
  undo(): void {
    if (this.eyes === null || !this.state) return;
    void this.urge({ type: "undo", seat: this.eyes, version: this.state.version });
  }

  /** Let a bot play for somebody who is away. */
  replace(seat: number): void {
    void this.urge({ type: "appoint", seat, level: "guard" });
  }

  /** Tell the server how far the game was shown here: bots stay near, and my clock waits for it. */
  seen(version: number): void {
    if (this.link === "open") void this.ask({ type: "seen", version });
  }

  /** Ask the bots what they would do in my place. */
  async hint(): Promise<void> {
    const actor = this.state?.view.actor;
    if (!this.decision || !this.state || this.hinting || actor !== this.decision.seat) return;
    this.hinting = true;
    await this.urge({ type: "hint", seat: this.decision.seat, version: this.state.version });
    this.hinting = false;
  }

  /** Why an answer is a refusal, in words; nothing if it is none. */
  reason(answer: Answer): string {
    return answer.type === "refused" ? this.speech.text(answer.why as Message) : "";
  }

  /** Ask something whose refusal is told in the Choices. */
  private async urge(request: Asking): Promise<Answer> {
    this.refusal = null;
    const answer = await this.ask(request);
    if (answer.type === "refused") this.refusal = answer;
    return answer;
  }

  /** What somebody who came to a place now would do. */
  async whatIf(place: string, visitor: string): Promise<Event[]> {
    const answer = await this.ask({ type: "what-if", seat: this.eyes, room: place, hero: visitor });
    return answer.type === "imagined" ? (answer.events as Event[]) : [];
  }

  /** Choose a word that somebody must not say: why not, or nothing. */
  async ban(of: number, word: string): Promise<string> {
    return this.eyes === null ? "" : this.reason(await this.ask({ type: "ban", seat: this.eyes, of, word }));
  }

  /** Do what a Look of mine orders, or leave off; a switch shows it at once. */
  deed(look: string, on: boolean, side: "left" | "right" | null = null): void {
    const seat = this.eyes;
    if (seat === null) return;
    const bearing = this.penances?.bearing.map((each) =>
      each.seat === seat && each.look === look ? { ...each, on } : each,
    );
    if (bearing && side === null) this.penances = { ...this.penances!, bearing };
    void this.ask({ type: "deed", seat, look, on, side });
  }

  /** Say whether I look on, and whether I need longer. */
  attend(here: boolean, soft: boolean): void {
    if (this.eyes !== null) void this.ask({ type: "attend", seat: this.eyes, here, soft });
  }
}

/** Whether there was no answer, so that nobody knows whether it was done. */
function isLost(answer: Answer): boolean {
  return answer.type === "refused" && answer.why.id === OFFLINE;
}

function lost(id = ""): Refused {
  const why: Message = { id: OFFLINE, args: {} };
  return { type: "refused", id, code: "not-now", why, rule: null, retry_after: null };
}
