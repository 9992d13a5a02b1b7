/** The herald of Keep the Heroes Out!: what is told, and when; heroes.json was printed from the engine. */

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Step, begins, isStep, kindOf, sceneOf, stepsOf, toldOf } from "../src/games/heroes/assault";
import { reasonOf } from "../src/games/heroes/reasons";
import type { HeroesView } from "../src/games/heroes/shapes";
import type { Event, Message } from "../src/lib/game";
import { LANGUAGES, Speech, speak } from "../src/lib/words.svelte";
import { openPage } from "./page";

interface Printed {
  assaults: { views: HeroesView[]; events: Event[][] }[];
}

const { assaults } = JSON.parse(readFileSync(new URL("heroes.json", import.meta.url), "utf-8")) as Printed;
const {
  views: [, after],
  events: [events],
} = assaults.find((each) => each.events[0]!.length > 8) as { views: [HeroesView, HeroesView]; events: [Event[]] };

beforeEach(() => openPage("http://table.test/"));
afterEach(() => void vi.unstubAllGlobals());

test("what is shown of an assault is told until something else is", () => {
  const scene = sceneOf(after);
  const told = toldOf(events, scene);
  expect(told.map(({ event }) => event)).toEqual(events.slice(events.findLastIndex(begins)).filter(isStep));
  expect(told.at(-1)!.card).not.toBe("");
  expect(toldOf([...events, { ply: 9, id: "heroes-event-drew", args: {} }], scene)).toHaveLength(told.length);
  expect(toldOf([...events, { ply: 9, id: "heroes-event-turn", args: {} }], scene)).toEqual([]);
  expect(toldOf([], scene)).toEqual([]);
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
    return {
      event,
      card,
      rooms: at,
      hero: "",
      scene: { rooms: after.rooms, passages: [], foes: [], runners: [], goal: "vault", lairs: [] },
    };
  }

  test.each(LANGUAGES)("have words for every step of real assaults (%s)", async (language) => {
    await speak(language, "heroes", "herald");
    const troubles = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const speech = new Speech("heroes", "first-watch", ["Mira", "Tobias", "Ansel", "Odo"], []);
    const reasons = steps.map((each) => [kindOf(each.event), reasonOf(each)] as const);
    for (const [kind, reason] of reasons) expect(reason !== null || PLAIN.includes(kind), kind).toBe(true);
    for (const [, reason] of reasons) if (reason) expect(speech.text(reason)).not.toMatch(/web-|[{}@]/);
    expect(troubles).not.toHaveBeenCalled();
  });

  test("every kind of step has one", async () => {
    await speak("en", "heroes", "herald");
    const kinds = [...words.matchAll(/^heroes-event-([\w-]+) =/gm)].map(([, kind]) => kind!);
    const told = kinds.filter((kind) => isStep({ ply: 1, id: `heroes-event-${kind}`, args: {} }));
    const rules = ["KH-55", "KH-63", "KH-68"];
    const silent = told.filter(
      (kind) => !PLAIN.includes(kind) && !rules.some((rule) => reasonOf(step(kind, rule, "bell#1"))),
    );
    expect(silent).toEqual([]);
  });

  test("tell arrivals apart: by the card's type, by a throw, by a scenario card", async () => {
    await speak("en", "heroes", "herald");
    const at = (room: string): Message["args"] => ({ hero: "@card/thief", room: `@card/${room}` });
    expect(reasonOf(step("came", "KH-61", "thief:swords", at("forge")))).toMatchObject({
      id: "web-heroes-why-came",
      args: { type: "@say/heroes-type-swords" },
    });
    expect(reasonOf(step("came", "KH-61", "thief:swords", at("cells")))?.id).toBe("web-heroes-why-came-cells");
    expect(reasonOf(step("came", "KH-61", "bell#1", at("forge")))?.id).toBe("web-heroes-why-scenario");
  });

  test("say by what a resource was lost, and how near the Vault is", async () => {
    await speak("en", "heroes", "herald");
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
