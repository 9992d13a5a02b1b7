/** The herald of Keep the Heroes Out!: what is told, and when; heroes.json was printed from the engine. */

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Step, begins, isStep, kindOf, stepsOf } from "../src/games/heroes/assault";
import { HeroesSelection } from "../src/games/heroes/selection.svelte";
import { Herald } from "../src/games/heroes/herald.svelte";
import { reasonOf } from "../src/games/heroes/reasons";
import type { HeroesView } from "../src/games/heroes/shapes";
import type { Event, Message } from "../src/lib/game";
import type { TableView } from "../src/lib/table.svelte";
import { LANGUAGES, Speech, speak } from "../src/lib/words.svelte";
import { openPage } from "./page";

interface Printed {
  assaults: { views: HeroesView[]; events: Event[][] }[];
}

const { assaults } = JSON.parse(readFileSync(new URL("heroes.json", import.meta.url), "utf-8")) as Printed;
const {
  views: [before, after],
  events: [events],
} = assaults.find((each) => each.events[0]!.length > 8) as { views: [HeroesView, HeroesView]; events: [Event[]] };

beforeEach(() => {
  openPage("http://table.test/");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("at the table", () => {
  test("it goes on by itself, and is done in the end", () => {
    const herald = new Herald(true);
    expect(herald.hear(before, events)).toBe(true);
    expect([herald.telling, herald.told]).toEqual([true, 0]);
    expect(herald.untold).toBe(herald.steps[0]!.event);
    vi.runAllTimers();
    expect([herald.telling, herald.told]).toEqual([false, herald.steps.length]);
    expect(herald.untold).toBeNull();
  });

  test("whoever lets a chance to defend go by does not end the chapter", () => {
    const herald = new Herald(true);
    const one: Event = { ply: 1, id: "heroes-event-assault", args: { n: 1 } };
    const two: Event = { ply: 3, id: "heroes-event-guild", args: { card: "@card/mage:eye" } };
    herald.hear(before, [one]);
    expect(herald.hear(before, [])).toBe(true);
    herald.hear(before, [two]);
    expect(herald.steps.map(({ event }) => event)).toEqual([one, two]);
  });

  test("without motion all is told at once, but again only at leisure", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const herald = new Herald(true);
    herald.hear(before, events);
    expect([herald.telling, herald.told]).toEqual([false, herald.steps.length]);
    herald.again();
    expect([herald.telling, herald.told]).toEqual([true, 0]);
  });
});

describe("in a replay", () => {
  const ply = events[0]!.ply;

  /** A replay of this assault, at a moment. */
  function replay(at: number): { selection: HeroesSelection; go(to: number): void } {
    const past = { ply: at, at: () => Promise.resolve(before as unknown as Record<string, unknown>) };
    const selection = new HeroesSelection({ past, decision: null, hints: [] } as unknown as TableView);
    const go = (to: number): void => {
      past.ply = to;
      selection.see(to === ply ? before : structuredClone(after), to === ply ? [] : events);
    };
    go(at);
    return { selection, go };
  }

  test("it tells a step at a time, on and back, and never by itself", () => {
    const { selection, go } = replay(ply);
    go(ply + 1);
    vi.runAllTimers();
    const { herald } = selection;
    expect([herald.telling, herald.told]).toEqual([true, 1]);
    expect([herald.next(), herald.next(), herald.told]).toEqual([true, true, 3]);
    expect(selection.scene).toBe(herald.steps[2]!.scene);
    expect([herald.back(), herald.back(), herald.told]).toEqual([true, true, 1]);
    expect(herald.back()).toBe(false); // the moment before this one is next
    while (herald.next());
    expect([herald.telling, herald.told]).toEqual([false, herald.steps.length]);
  });

  test("after a leap into an assault all of it has been told, and can be told again", async () => {
    const { herald } = replay(ply + 1).selection;
    expect(herald.steps).toEqual([]);
    await vi.runAllTimersAsync();
    expect(herald.steps.length).toBeGreaterThan(3);
    expect([herald.telling, herald.told]).toEqual([false, herald.steps.length]);
    herald.again();
    expect([herald.telling, herald.told]).toEqual([true, 1]);
  });

  test("it falls silent when the assault is left", async () => {
    const { selection, go } = replay(ply + 1);
    await vi.runAllTimersAsync();
    go(ply);
    await vi.runAllTimersAsync();
    expect(selection.herald.steps).toEqual([]);
  });
});

describe("the reasons", () => {
  /** What needs no reason besides its line, or has the text of its card. */
  const PLAIN = [
    ...["no-room", "won", "lost-all", "plan-shown", "sign", "treasure"],
    ...["no-prey", "no-tactic", "no-guild", "no-cells", "empty-handed"], // what comes to nothing says why
  ];
  const words = readFileSync(new URL("../../src/lootkeep/locales/en/heroes.ftl", import.meta.url), "utf-8");
  const steps = assaults.flatMap(({ views, events: told }) =>
    told.flatMap((news, i) => stepsOf(views[i]!, fromBeginning(news))),
  );

  function fromBeginning(news: Event[]): Event[] {
    return news.slice(Math.max(0, news.findLastIndex(begins)));
  }

  function step(kind: string, rule: string, card: string, args: Message["args"] = {}): Step {
    const event: Event = { ply: 1, id: `heroes-event-${kind}`, args, rule };
    const at = typeof args.room === "string" ? [args.room.slice("@card/".length)] : [];
    return { event, card, rooms: at, hero: "", scene: { rooms: after.rooms, passages: [], ram: null, lairs: [] } };
  }

  test.each(LANGUAGES)("have words for every step of real assaults (%s)", async (language) => {
    await speak(language, "heroes");
    const troubles = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const speech = new Speech("heroes", "first-watch", ["Mira", "Tobias", "Ansel", "Odo"], []);
    const reasons = steps.map((each) => [kindOf(each.event), reasonOf(each)] as const);
    for (const [kind, reason] of reasons) expect(reason !== null || PLAIN.includes(kind), kind).toBe(true);
    for (const [, reason] of reasons) if (reason) expect(speech.text(reason)).not.toMatch(/web-|[{}@]/);
    expect(troubles).not.toHaveBeenCalled();
  });

  test("every kind of step has one", async () => {
    await speak("en", "heroes");
    const kinds = [...words.matchAll(/^heroes-event-([\w-]+) =/gm)].map(([, kind]) => kind!);
    const told = kinds.filter((kind) => isStep({ ply: 1, id: `heroes-event-${kind}`, args: {} }));
    const rules = ["KH-55", "KH-63", "KH-68"];
    const silent = told.filter(
      (kind) => !PLAIN.includes(kind) && !rules.some((rule) => reasonOf(step(kind, rule, "bell#1"))),
    );
    expect(silent).toEqual([]);
  });

  test("tell arrivals apart: by the card's type, by a throw, by a scenario card", async () => {
    await speak("en", "heroes");
    const at = (room: string): Message["args"] => ({ hero: "@card/thief", room: `@card/${room}` });
    expect(reasonOf(step("came", "KH-61", "thief:swords", at("forge")))).toMatchObject({
      id: "web-heroes-why-came",
      args: { type: "@say/heroes-type-swords" },
    });
    expect(reasonOf(step("came", "KH-61", "thief:swords", at("cells")))?.id).toBe("web-heroes-why-came-cells");
    expect(reasonOf(step("came", "KH-61", "bell#1", at("forge")))?.id).toBe("web-heroes-why-scenario");
  });

  test("say by what a resource was lost, and how near the Vault is", async () => {
    await speak("en", "heroes");
    const lost = { token: "@card/coin", room: "@card/forge" };
    expect(reasonOf(step("lost", "KH-68", "mage:hat", lost))?.id).toBe("web-heroes-why-lost-kh-68");
    const charge = { room: "@card/forge", door: "@card/vault", n: 1, heroes: "@list/mage" };
    const said = new Speech("heroes", "first-watch", [], []).text(
      reasonOf(step("charges", "KH-70", "mage:hat", charge))!,
    );
    expect(said).toBe(
      "Neither monster nor treasure: all who are awake (Mage) go on together to a room nearer to the Vault, here the Vault itself.",
    );
  });
});
