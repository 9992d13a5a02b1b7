import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event } from "../src/lib/game";
import { addKeys, keysOf, ring } from "../src/lib/keys";
import type { SeatInfo, State, TableInfo } from "../src/lib/protocol";
import { TableClient } from "../src/lib/table.svelte";
import { openPage } from "./page";

/** A socket whose other end is the test. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_frame: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const INFO: TableInfo = {
  ...{
    table: "mossy-frog-41",
    game: "looterz",
    edition: "dragon",
    options: {},
    clock: {},
    public: false,
    phase: "running",
  },
  ...{ seats: [], watchers: 0, watchers_silenced: false, made: 0, rematch: null, commitment: null, eager: false },
  ...{ unsealing: false, bans: [], gone: null, chronicle: null },
};
const event = (ply: number, id = "looterz-event-turn"): Event => ({ ply, id, args: {} });
const state = (version: number, since: number, events: Event[]): State & { type: "state" } => ({
  ...{ type: "state", version, since, events, ply: version, seat: 0, view: { actor: 0 }, calls: [], can_undo: false },
  ...{
    decision: { seat: 0, prompt: { id: "ask", args: {} }, rule: "LZ-13", options: [], refused: [] },
    undo: null,
    clock: null,
    outcome: null,
    together: null,
  },
});

let table: TableClient;
const line = (): Line => Line.all.at(-1)!;

const REFUSED = { type: "refused", why: { id: "server-taken", args: { n: 1 } }, rule: null, retry_after: null };

/** Let the server say which seats are mine. */
function welcome(mine: number[]): void {
  line().say({
    type: "welcome",
    id: String(line().sent[0]!.id),
    protocol: 1,
    table: INFO,
    mine,
    host: true,
    cards: [],
  });
}

beforeEach(() => {
  openPage("http://keep.local:8642/t/mossy-frog-41");
  vi.stubGlobal("WebSocket", Line);
  vi.useFakeTimers();
  Line.all = [];
  table = new TableClient("mossy-frog-41");
  table.connect();
  line().open();
  welcome([0]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("is greeted with the keys of this device, and told what was seen last", () => {
    expect(line().address).toBe("ws://keep.local:8642/ws");
    expect(line().sent[0]).toMatchObject({ type: "hello", table: "mossy-frog-41", keys: [], version: null });
    line().say(state(7, -1, []));
    line().break();
    vi.advanceTimersByTime(300);
    line().open();
    expect(line().sent[0]).toMatchObject({ type: "hello", version: 7, look: 0 });
  });

  it("keeps the events before those that are told anew", () => {
    line().say(state(3, -1, [event(0), event(1), event(2)]));
    line().say(state(4, 3, [event(3)]));
    expect(table.events.map((each) => each.ply)).toEqual([0, 1, 2, 3]);
    line().say(state(5, 2, [event(2, "looterz-event-drew")])); // somebody took back
    expect(table.events.map((each) => [each.ply, each.id.split("-").at(-1)])).toEqual([
      [0, "turn"],
      [1, "turn"],
      [2, "drew"],
    ]);
  });

  it("may pass where that costs no Undo: alone, or with nothing left to take back", () => {
    const seat = (number: number, who: string): SeatInfo => ({ seat: number, who }) as SeatInfo;
    const passes = (who: string, canUndo: boolean): boolean => {
      table.table = { ...INFO, seats: [seat(0, "person"), seat(1, who)] };
      line().say({ ...state(7, -1, []), can_undo: canUndo });
      return table.mayPass;
    };
    expect([passes("bot", true), passes("person", true), passes("person", false)]).toEqual([true, false, true]);
  });

  it("lets what happened since be shown, and not what happened before we came", () => {
    const shown: [number, boolean][] = [];
    table.onframe = (frame, settles) => shown.push([frame.events.length, settles]);
    line().say(state(3, -1, [event(0), event(1), event(2)]));
    line().say(state(4, 3, [event(3)]));
    line().say({ ...state(4, -1, [event(0)]), seat: 1 }); // through other eyes
    expect(shown).toEqual([
      [3, true],
      [1, false],
      [1, true],
    ]);
  });

  it("sends a choice once, with the state in which it was made", async () => {
    line().say(state(4, -1, []));
    table.choose("a12");
    table.choose("a13");
    const moves = line().sent.filter((each) => each.type === "move");
    expect(moves).toMatchObject([{ seat: 0, version: 4, option: "a12" }]);
    line().say({ type: "accepted", id: moves[0]!.id, version: 5 });
    await vi.waitFor(() => expect(table.waiting).toBe(false));
  });

  it("tells why a choice was refused, until the table has moved on", async () => {
    line().say(state(4, -1, []));
    table.choose("a12");
    const id = line().sent.at(-1)!.id;
    line().say({
      type: "refused",
      id,
      code: "illegal",
      why: { id: "looterz-why-taunt", args: {} },
      rule: "LZ-35",
      retry_after: null,
    });
    await vi.waitFor(() => expect(table.refusal?.rule).toBe("LZ-35"));
    line().say(state(5, 4, []));
    expect(table.refusal).toBeNull();
  });

  it("holds a choice back while the game says so", () => {
    line().say(state(4, -1, []));
    table.gate = () => false;
    table.choose("a12");
    expect(line().sent.some((each) => each.type === "move")).toBe(false);
  });

  it("answers whoever waits when the line breaks, and tries again, each time a little later", async () => {
    const asked = table.ask({ type: "start" });
    line().break();
    expect(table.link).toBe("lost");
    await expect(asked).resolves.toMatchObject({ type: "refused", why: { id: "web-offline" } });
    vi.advanceTimersByTime(300);
    line().break();
    vi.advanceTimersByTime(300);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(3);
    expect(table.tries).toBe(2);
  });

  it("does not call again when there is no such table", () => {
    line().say({
      type: "refused",
      id: "x",
      code: "unknown-table",
      why: { id: "server-unknown-table", args: {} },
      rule: null,
      retry_after: null,
    });
    line().break();
    vi.advanceTimersByTime(60_000);
    expect(table.link).toBe("gone");
    expect(Line.all).toHaveLength(1);
  });

  it("keeps the key of a seat that was taken", () => {
    line().say({ type: "key", id: "x", seat: 2, key: "secret" });
    expect(ring("mossy-frog-41").seats).toEqual({ 2: "secret" });
  });

  it("sits down with a key of its own, and finds out what became of it if the answer is lost", async () => {
    const sitting = table.sit(2, "Bo");
    const { key } = line().sent.at(-1)!;
    expect(line().sent.at(-1)).toMatchObject({ type: "sit", seat: 2, name: "Bo" });
    line().break();
    await sitting;
    expect(ring("mossy-frog-41")).toMatchObject({ seats: {}, next: { 2: key } });
    vi.advanceTimersByTime(300);
    line().open();
    expect(line().sent[0]).toMatchObject({ type: "hello", keys: [key] });
    welcome([0, 2]);
    expect(line().sent[1]).toMatchObject({ type: "rekey", seat: 2, key });
    line().say({ type: "accepted", id: line().sent[1]!.id, version: 4 });
    await vi.waitFor(() => expect(ring("mossy-frog-41")).toMatchObject({ seats: { 2: key }, next: {} }));
  });

  it("forgets a key that was asked for in vain", async () => {
    const sitting = table.sit(2, "Bo");
    line().say({ ...REFUSED, id: line().sent.at(-1)!.id, code: "taken" });
    await sitting;
    expect(keysOf("mossy-frog-41")).toEqual([]);
    void table.sit(1, "Bo");
    line().break();
    vi.advanceTimersByTime(300);
    line().open();
    welcome([0]);
    expect(keysOf("mossy-frog-41")).toEqual([]);
  });

  it("takes the seat to which the host has made a link", async () => {
    addKeys("mossy-frog-41", { links: { 1: "link-of-the-host" } });
    welcome([]);
    const asked = line().sent.at(-1)!;
    expect(asked).toMatchObject({ type: "rekey", seat: 1 });
    line().say({ type: "accepted", id: asked.id, version: 4 });
    await vi.waitFor(() => expect(keysOf("mossy-frog-41")).toEqual([asked.key]));
  });

  it("tells why the seat could not be taken by a link", async () => {
    addKeys("mossy-frog-41", { links: { 1: "link-of-the-host" } });
    welcome([]);
    line().say({ ...REFUSED, id: line().sent.at(-1)!.id, code: "taken" });
    await vi.waitFor(() => expect(table.refusal?.code).toBe("taken"));
    expect(keysOf("mossy-frog-41")).toEqual([]);
  });

  it("does not keep a link that was made for somebody else", async () => {
    const making = table.makeLink(1);
    const { id, key } = line().sent.at(-1)!;
    line().say({ type: "accepted", id, version: 4 });
    await expect(making).resolves.toEqual({ key, problem: "" });
    expect(keysOf("mossy-frog-41")).toEqual([]);
  });

  it("counts what others say, each line once", () => {
    const said = (number: number, seat: number | null) => ({ number, seat, name: "", text: "hm", at: 0 });
    line().say({ type: "chat", lines: [said(1, 1), said(2, 0)] });
    line().say({ type: "chat", lines: [said(2, 0), said(3, null)] });
    expect(table.chat.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(table.unread).toBe(2); // one was mine
  });
});
