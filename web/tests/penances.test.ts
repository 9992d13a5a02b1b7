import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Option } from "../src/lib/game";
import type { TableView } from "../src/lib/table.svelte";
import type { Penances } from "../src/games/kragmortha/penance/penances.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { visibilityState: "visible" });
const { Penances: Kind } = await import("../src/games/kragmortha/penance/penances.svelte");

const CARD = "play goblin:book+ball";

function option(notation: string, kinds: string[] = []): Option {
  return { id: notation, action: 0, notation, text: { id: "", args: {} }, touches: { cards: [], kinds, seats: [] } };
}

interface Fake {
  table: TableView;
  chosen: string[];
  hear(news: Event[], active?: number): void;
}

let penances: Penances;

/** A table at which seat 0 has these Looks and is asked to play a card, or to shove. */
function sit(looks: string[], slips = true): Fake {
  const chosen: string[] = [];
  const players = [0, 1].map((seat) => ({ seat, looks: seat ? [] : looks, square: "d4", scoldings: 0 }));
  const table = {
    view: { penance: "screen", over: false, active: 0, actor: 0, turn: 3, players, rigor: "a5", card: null, pending: { step: "card" } },
    eyes: 0,
    decision: { options: [option(CARD, ["goblin:book+ball"]), option("shove sky > d8")] },
    calls: slips ? [option("slip ember")] : [],
    news: [] as Event[],
    gate: null,
    waiting: false,
    pointed: null,
    choose(id: string) {
      if (penances.gate(id)) chosen.push(id);
    },
  };
  penances = new Kind(table as unknown as TableView);
  penances.hear();
  const hear = (news: Event[], active = 0): void => {
    table.view.active = active;
    table.news = news;
    penances.hear();
  };
  return { table: table as unknown as TableView, chosen, hear };
}

const event = (kind: string, seat: number): Event => ({ id: `kragmortha-event-${kind}`, args: { seat: `@seat/${seat}` }, ply: 0 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  penances.clear();
  vi.useRealTimers();
});

describe("choices that Looks hold back", () => {
  it("lets everything through without a Look", () => {
    const { table, chosen } = sit([]);
    table.choose(CARD);
    expect(chosen).toEqual([CARD]);
  });

  it("holds a choice until the cuffs are done with, and then sends it once", () => {
    const { table, chosen } = sit(["a3"]);
    table.choose(CARD);
    expect(chosen).toEqual([]);
    expect(penances.held).toEqual({ option: CARD, demands: ["cuffs"] });
    penances.judge("a3", "done");
    expect(chosen).toEqual([CARD]);
    expect(penances.held).toBeNull();
  });

  it("goes from one demand to the next, and waits for a butler with one arm", () => {
    const { table, chosen } = sit(["d1", "a4"]);
    table.choose(CARD);
    penances.judge("d1", "done");
    expect(chosen).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(chosen).toEqual([CARD]);
  });

  it("takes the third miss for a slip", () => {
    const { table, chosen } = sit(["a3"]);
    table.choose(CARD);
    for (let i = 0; i < 3; i++) penances.judge("a3", "miss");
    expect(chosen).toEqual(["slip ember"]);
    expect(penances.held).toBeNull();
  });

  it("slips on a card played with the mouth shut; open, it shuts again after the card", () => {
    const { table, chosen } = sit(["m1"]);
    table.choose(CARD);
    expect(chosen).toEqual(["slip ember"]);
    penances.strike("gaping", true);
    table.choose(CARD);
    expect(chosen).toEqual(["slip ember", CARD]);
    expect(penances.posture.gaping).toBe(false);
  });

  it("costs nothing more in a round in which one has slipped", () => {
    const { table, chosen } = sit(["w3"], false);
    table.choose("shove sky > d8");
    expect(chosen).toEqual(["shove sky > d8"]);
  });

  it("hears arrows only, if that is the order", () => {
    const { table, chosen } = sit(["a2"]);
    table.choose(CARD);
    expect(chosen).toEqual([]);
    penances.steer("right");
    penances.take();
    expect(chosen).toEqual([CARD]);
  });
});

describe("tests with a time limit", () => {
  it("is passed by its button", () => {
    const { chosen, hear } = sit(["w2"]);
    hear([event("rigor-moved", 1)]);
    expect(penances.tests.map((test) => test.prompt)).toEqual(["hail"]);
    penances.press(null);
    vi.advanceTimersByTime(20_000);
    expect(chosen).toEqual([]);
    expect(penances.tests).toEqual([]);
  });

  it("is failed when the time is up, but no time passes while nobody looks", () => {
    const { chosen, hear } = sit(["w2"]);
    vi.stubGlobal("document", { visibilityState: "hidden" });
    hear([event("rigor-moved", 1)]);
    vi.advanceTimersByTime(20_000);
    expect(chosen).toEqual([]);
    vi.stubGlobal("document", { visibilityState: "visible" });
    vi.advanceTimersByTime(6_500);
    expect(chosen).toEqual(["slip ember"]);
  });

  it("wants balance on the other side", () => {
    const { hear } = sit(["l1"]);
    hear([event("turn", 0)]);
    const { tilt } = penances.tests[0]!;
    penances.press(tilt);
    expect(penances.tests).toHaveLength(1);
    penances.press(tilt === "left" ? "right" : "left");
    expect(penances.tests).toEqual([]);
  });

  it("remembers at the end of a turn whether the tongue was out", () => {
    const first = sit(["m2"]);
    first.hear([event("turn", 1)], 1);
    expect(first.chosen).toEqual(["slip ember"]);
    const second = sit(["m2"]);
    penances.strike("tongue", true);
    second.hear([event("turn", 1)], 1);
    expect(second.chosen).toEqual([]);
    expect(penances.posture.tongue).toBe(false);
  });

  it("asks whoever stands to sit down after the turn", () => {
    const { hear } = sit(["l3"]);
    penances.strike("standing", true);
    hear([event("turn", 1)], 1);
    expect(penances.tests.map((test) => test.prompt)).toEqual(["sit"]);
    penances.press(null);
    expect(penances.posture.standing).toBe(false);
  });
});
