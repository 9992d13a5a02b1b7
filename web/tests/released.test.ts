/** The stage of a page: what it releases, what it lets pass, and which presses answer. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { score as looterz } from "../src/games/looterz/beats";
import type { Decision, Event, Option } from "../src/lib/game";
import { settings } from "../src/lib/settings.svelte";
import type { Live } from "../src/lib/table.svelte";
import { type Frame, PLAIN } from "../src/stage/beat";
import { type Clock, Stage } from "../src/stage/stage.svelte";
import { openPage } from "./page";

/** A clock that the test turns. */
class Hours implements Clock {
  time = 1000;
  private due: { at: number; act: () => void }[] = [];

  now(): number {
    return this.time;
  }
  after(ms: number, act: () => void): () => void {
    const one = { at: this.time + ms, act };
    this.due.push(one);
    return () => (this.due = this.due.filter((each) => each !== one));
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.time = Math.max(this.time, next.at);
      this.due = this.due.filter((each) => each !== next);
      next.act();
    }
    this.time = end;
  }
  private next(end: number): { at: number; act: () => void } | undefined {
    return this.due.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

const option = (id: string): Option => ({
  id,
  action: 0,
  notation: id,
  text: { id, args: {} },
  touches: { cards: [], kinds: [], seats: [] },
});
const asks = (...ids: string[]): Decision => ({
  seat: 0,
  prompt: { id: "ask", args: {} },
  rule: "",
  options: ids.map(option),
  refused: [],
});
const event = (ply: number, args: Event["args"] = {}): Event => ({ ply, id: `e${ply}`, args });
const frame = (ply: number, more: Partial<Frame> = {}): Frame => ({
  ...{
    version: ply,
    ply,
    since: ply - 1,
    view: { actor: 1, ply },
    events: [event(ply - 1)],
    decision: null,
    outcome: null,
  },
  ...more,
});

let hours: Hours;
let sent: string[];
let seen: number[];
let live: Live;
let stage: Stage;
const listeners = new Map<string, (event: Partial<KeyboardEvent>) => void>();

beforeEach(() => {
  openPage("http://table.test/");
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: false });
  vi.stubGlobal("addEventListener", (name: string, act: () => void, options: { capture?: boolean }) =>
    listeners.set(options.capture ? `${name} first` : name, act),
  );
  settings.speed = "normal";
  hours = new Hours();
  sent = [];
  seen = [];
  live = {
    ...{ game: "looterz", eyes: 0, calls: [option("caught")], waiting: false, pointed: null, hints: [] },
    info: {
      seats: [
        { seat: 0, who: "person", level: null },
        { seat: 1, who: "bot", level: "guard" },
      ],
    },
    choose: (id: string) => sent.push(id),
    seen: (version: number) => seen.push(version),
  } as unknown as Live;
  stage = new Stage(live, PLAIN, frame(1, { events: [] }), hours);
  stage.attached();
});
afterEach(() => void vi.unstubAllGlobals());

const press = (name: string, how: Partial<KeyboardEvent> = {}): void => listeners.get(name)!({ repeat: false, ...how });

describe("an end of turn with nothing left to do", () => {
  const end = { ...option("end"), text: { id: "looterz-do-end-turn", args: {} } };
  const asked = (mine: { home: number | null }[] = [], ...more: Option[]): Partial<Frame> => ({
    view: { actor: 0, players: [{ seat: 0, looterz: mine }] },
    decision: { ...asks(), options: [end, ...more] },
  });
  const open = (mayPass: boolean): void => {
    stage = new Stage(
      { ...live, mayPass } as Live,
      { ...PLAIN, isIdle: looterz.isIdle },
      frame(1, { events: [] }),
      hours,
    );
  };

  it("is not asked for: the turn ends when all before it was shown", () => {
    open(true);
    stage.hear(frame(2, asked()), false);
    expect([stage.decision, sent]).toEqual([null, []]);
    hours.pass(1000);
    expect([stage.decision, sent]).toEqual([null, ["end"]]);
  });

  it("is asked for where others would have to agree to take back what I did before", () => {
    open(false);
    stage.hear(frame(2, asked()), false);
    hours.pass(1000);
    expect([stage.decision?.options, sent]).toEqual([[end], []]);
  });

  it("is asked for where Looterz would go home, and where there is something else to do", () => {
    open(true);
    stage.hear(frame(2, asked([{ home: 1 }])), false);
    hours.pass(1000);
    expect([stage.decision?.options, sent]).toEqual([[end], []]);
    stage.hear(frame(3, asked([], option("draw"))), false);
    hours.pass(1000);
    expect([stage.decision?.options.length, sent]).toEqual([2, []]);
  });

  it("is asked for when it was taken back, and when the answer was lost", () => {
    open(true);
    stage.hear(frame(2, asked()), false);
    hours.pass(1000);
    expect([stage.decision, sent]).toEqual([null, ["end"]]);
    hours.pass(3000);
    expect([stage.decision?.options, sent]).toEqual([[end], ["end"]]);
    stage.hear({ ...frame(3, { events: [] }), ply: 3 }, false);
    stage.hear({ ...frame(4, asked()), ply: 2, since: 2 }, false);
    hours.pass(1000);
    expect([stage.decision?.options, sent]).toEqual([[end], ["end"]]);
  });
});

describe("a question", () => {
  beforeEach(() => stage.hear(frame(2, { decision: asks("a", "b") }), false));

  it("can be answered only when all before it is told", () => {
    hours.pass(200);
    expect([stage.events.length, stage.decision]).toEqual([1, null]);
    stage.choose("a");
    expect(sent).toEqual([]);
    hours.pass(340);
    expect(stage.decision).not.toBeNull();
    hours.pass(250);
    stage.choose("c");
    stage.choose("a");
    expect(sent).toEqual(["a"]);
  });

  it("is not answered by a press that began before it, nor by a key that is held down", () => {
    hours.pass(500);
    press("pointerdown first");
    hours.pass(1000);
    stage.choose("a");
    press("keydown first", { repeat: true });
    stage.choose("a");
    expect(sent).toEqual([]);
    press("keyup first");
    press("click"); // the late one is over
    stage.choose("a"); // as a screen reader clicks
    expect(sent).toEqual(["a"]);
  });

  it("comes at one press of Skip, and may be answered at once", () => {
    stage.skip();
    press("keydown first");
    stage.choose("b");
    expect(sent).toEqual(["b"]);
  });
});

describe("an answer that would change nothing", () => {
  const vain: Option = { ...option("a"), in_vain: [{ id: "nobody-there", args: {} }] };
  beforeEach(() => {
    stage.hear(frame(2, { decision: { ...asks(), options: [vain, option("b")] } }), false);
    hours.pass(1000);
    stage.choose("a");
  });

  it("is asked about first, and given if it is meant", () => {
    expect([stage.doubt, sent]).toEqual([vain, []]);
    stage.choose("a", true);
    expect([stage.doubt, sent]).toEqual([null, ["a"]]);
  });

  it("is left for another one", () => {
    stage.think();
    expect(stage.doubt).toBeNull();
    stage.choose("b");
    expect(sent).toEqual(["b"]);
  });

  it("is asked about no more when the question has gone", () => {
    stage.hear(frame(3), false);
    stage.skip();
    expect(stage.doubt).toBeNull();
  });
});

it("lets calls out at any time, and shows first how things are", () => {
  stage.hear(frame(2), false);
  expect(stage.isShowing).toBe(true);
  stage.choose("caught");
  expect([sent, stage.isShowing, stage.events.length]).toEqual([["caught"], false, 1]);
});

it("shows all at once where the page is hidden, or nobody wants a show", () => {
  settings.speed = "once";
  stage.hear(frame(2), false);
  expect([stage.isShowing, stage.view]).toEqual([false, { actor: 1, ply: 2 }]);
  settings.speed = "calm";
  vi.stubGlobal("document", { hidden: true });
  stage.hear(frame(3), false);
  expect([stage.isShowing, stage.view]).toEqual([false, { actor: 1, ply: 3 }]);
});

it("is brief where things pass quickly or were skipped, and at rest when somebody thinks", () => {
  stage.hear(frame(2), false);
  hours.pass(200);
  expect([stage.isBrief, stage.isAtRest]).toEqual([false, false]);
  stage.hear(frame(3), false);
  stage.skip();
  expect([stage.isBrief, stage.isAtRest]).toEqual([true, false]); // the bot goes on
  settings.speed = "brisk";
  stage.hear(frame(4, { decision: asks("a") }), false);
  hours.pass(1000);
  expect([stage.isBrief, stage.isAtRest]).toEqual([true, true]);
});

it("settles without news where somebody comes back", () => {
  stage.hear(frame(5, { since: -1, events: [event(1), event(2)] }), true);
  expect([stage.isShowing, stage.news, stage.events.length, stage.motion]).toEqual([false, [], 2, 0]);
});

it("shows some of what happened again, while my question waits", () => {
  stage.hear(frame(2, { decision: asks("a") }), false);
  stage.skip();
  stage.choose("a");
  expect(stage.since).toBe(2);
  for (const ply of [3, 4]) stage.hear(frame(ply), false);
  stage.hear(frame(5, { decision: asks("b") }), false);
  stage.skip();
  const [mine, before, ...chapter] = stage.events;
  expect([stage.canShowAgain([mine!]), stage.canShowAgain([before!]), stage.canShowAgain(chapter)]).toEqual([
    ...[false, true, true], // what was before my answer is no longer kept
  ]);
  stage.again(chapter);
  expect([stage.isAgain, stage.decision, stage.events, stage.told.length]).toEqual([true, null, [mine, before], 4]);
  expect(stage.view).toEqual({ actor: 1, ply: 3 });
  hours.pass(300);
  expect(stage.events.length).toBe(3);
  hours.pass(5000);
  expect([stage.isAgain, stage.decision?.options[0]?.id, stage.events.length]).toEqual([false, "b", 4]);
});

it("shows again only a part of what one state told", () => {
  stage.hear(frame(2, { events: [event(1), { ...event(1), id: "turn" }], decision: asks("a") }), false);
  stage.skip();
  const chapter = stage.events.slice(1);
  stage.again(chapter);
  expect([stage.isAgain, stage.events.length]).toEqual([true, 1]);
  hours.pass(5000);
  expect([stage.isAgain, stage.events.length]).toEqual([false, 2]);
});

it("tells the server how far it has shown the game, when it has", () => {
  stage.hear(frame(2), false);
  stage.hear(frame(3), false);
  stage.hear(frame(4), false);
  expect(seen).toEqual([1]);
  stage.skip(); // within half a second of the last word
  expect(seen).toEqual([1]);
  hours.pass(500);
  expect(seen).toEqual([1, 4]);
});
