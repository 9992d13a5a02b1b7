import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Option } from "../src/lib/game";
import type { Bearing } from "../src/lib/protocol";
import type { TableView } from "../src/lib/table.svelte";
import type { Penances } from "../src/games/kragmortha/penance/penances.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { visibilityState: "visible" });
const { Penances: Kind } = await import("../src/games/kragmortha/penance/penances.svelte");
const { cryAt, signs } = await import("../src/games/kragmortha/penance/watching");

const CARD = "play goblin:book+ball";

function option(notation: string, kinds: string[] = []): Option {
  return { id: notation, action: 0, notation, text: { id: "", args: {} }, touches: { cards: [], kinds, seats: [] } };
}

interface Fake {
  table: TableView;
  chosen: string[];
  deeds: [string, boolean, string | null][];
  ask(look: string, prompt: string | null, changes?: Partial<Bearing>): void;
}

let penances: Penances;

/** A table at which seat 0 has these Looks and is asked to play a card, or to shove. */
function sit(looks: string[], slips = true): Fake {
  const chosen: string[] = [];
  const deeds: [string, boolean, string | null][] = [];
  const players = [0, 1].map((seat) => ({
    seat,
    looks: seat ? [] : looks,
    square: "d4",
    scoldings: 0,
    slipping: null,
  }));
  const calls = looks.map((look) => {
    const call = option(`slip ember ${look}`);
    return { ...call, touches: { ...call.touches, cards: [look] } };
  });
  const table = {
    view: {
      penance: "screen",
      over: false,
      active: 0,
      actor: 0,
      turn: 3,
      players,
      rigor: "a5",
      card: null,
      pending: { step: "card" },
    },
    info: { seats: [{ level: null }, { level: null }] },
    eyes: 0,
    decision: { options: [option(CARD, ["goblin:book+ball"]), option("shove sky > d8")] },
    calls: slips ? calls : [],
    news: [] as Event[],
    gate: null,
    waiting: false,
    pointed: null,
    penances: { type: "penances", bearing: [] as Bearing[], away: [] as number[], soft: [] as number[] },
    choose(id: string) {
      if (penances.gate(id)) chosen.push(id);
    },
    deed: (look: string, on: boolean, side: string | null = null) => void deeds.push([look, on, side]),
    attend: (here: boolean, soft: boolean) => void deeds.push(["attend", here, String(soft)]),
  };
  penances = new Kind(table as unknown as TableView);
  penances.hear();
  const ask = (look: string, prompt: string | null, changes: Partial<Bearing> = {}): void => {
    const bearing = { seat: 0, look, due: false, on: false, prompt, tilt: null, left: prompt ? 6 : null, ...changes };
    table.penances.bearing = [...table.penances.bearing.filter((each) => each.look !== look), bearing];
  };
  return { table: table as unknown as TableView, chosen, deeds, ask };
}

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
    expect(chosen).toEqual(["slip ember a3"]);
    expect(penances.held).toBeNull();
  });

  it("lets what must be kept up be judged by the server: a card may be played with the mouth shut", () => {
    const { table, chosen } = sit(["m1", "w3", "l3"]);
    table.choose(CARD);
    expect(chosen).toEqual([CARD]);
  });

  it("costs nothing more in a round in which one was caught", () => {
    const { table, chosen } = sit(["a3"], false);
    table.choose(CARD);
    for (let i = 0; i < 3; i++) penances.judge("a3", "miss");
    expect(chosen).toEqual([]);
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

describe("what the server asks", () => {
  it("is done by its button, what ends first before the rest", () => {
    const { deeds, ask } = sit(["w2", "h1"]);
    ask("w2", "hail");
    ask("h1", "book", { left: 2 });
    ask("a1", "squeeze", { seat: 1 });
    expect(penances.tests.map((test) => test.prompt)).toEqual(["book", "hail"]);
    penances.press(null);
    expect(deeds).toEqual([["h1", true, null]]);
  });

  it("wants balance on the other side", () => {
    const { deeds, ask } = sit(["l1"]);
    ask("l1", "balance", { tilt: "left" });
    penances.press("left");
    expect(deeds).toEqual([]);
    expect(penances.shaken.look).toBe("l1");
    penances.press("right");
    expect(deeds).toEqual([["l1", true, "right"]]);
  });

  it("shows what I keep up as the server knows it", () => {
    const { deeds, ask } = sit(["m2"]);
    expect(penances.keepsUp("m2")).toBe(false);
    penances.strike("m2", true);
    expect(deeds).toEqual([["m2", true, null]]);
    ask("m2", null, { on: true });
    expect(penances.keepsUp("m2")).toBe(true);
  });

  it("hears whether I look on, if it believes something else", () => {
    const { deeds } = sit(["m2"]);
    penances.attend(true);
    expect(deeds).toEqual([]);
    penances.attend(false);
    expect(deeds).toEqual([["attend", false, "false"]]);
  });
});

describe("what all see of a goblin", () => {
  it("is what is asked, kept up, missing or broken, and nothing of what is only borne", () => {
    const { table, ask } = sit(["m2", "w2", "l1", "a3"]);
    ask("m2", null, { due: true });
    ask("w2", "hail");
    ask("l1", null);
    ask("a3", null);
    expect(signs(table, 0).map(({ look, state }) => `${look} ${state}`)).toEqual(["m2 missing", "w2 asked"]);
    ask("m2", null, { due: true, on: true });
    (table.view.players as { slipping: string | null }[])[0]!.slipping = "w2";
    expect(signs(table, 0).map(({ look, state }) => `${look} ${state}`)).toEqual(["w2 broken", "m2 done"]);
  });

  it("has a cry beside it, if I may cry", () => {
    const { table } = sit([]);
    expect(cryAt(table, 1)).toBeUndefined();
    const call = option("catch ember > sky");
    table.calls.push({ ...call, touches: { ...call.touches, seats: [1] } });
    expect(cryAt(table, 1)?.notation).toBe("catch ember > sky");
  });
});
