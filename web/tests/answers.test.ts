/** The Choices, as far as they need no screen: order, headings, what is lit, and hints in words. */

import { describe, expect, it } from "vitest";
import type { Answer, GameModule } from "../src/games/module";
import type { Decision, HintLine, Option } from "../src/lib/game";
import type { TableView } from "../src/lib/table.svelte";
import { grouped, listed, refusals, suggested } from "../src/table/answers";
import { outlook } from "../src/table/hint";

const touches = { cards: [], kinds: [], seats: [] };
const option = (id: string, action: number): Option => ({
  ...{ id, action, notation: id, touches },
  text: { id, args: {} },
});

/** A question whose answers look like this, and what is listed of it. */
function list(looks: Record<string, Partial<Answer>>) {
  const decision: Decision = {
    ...{ seat: 0, prompt: { id: "", args: {} }, rule: "", refused: [] },
    options: Object.keys(looks).map(option),
  };
  const module = { answer: ({ id }: Option) => ({ title: id, ...looks[id] }) } as unknown as GameModule;
  return listed(decision, module, {} as TableView);
}

const titles = (answers: ReturnType<typeof list>): string[] => answers.map(({ answer }) => answer.title);

describe("the order of the answers", () => {
  it("has what hurts oneself behind the others, and what ends the phase last", () => {
    const answers = list({ end: { ends: true }, mine: { hurts: true, rank: 9 }, poor: {}, good: { rank: 1 } });
    expect(titles(answers)).toEqual(["good", "poor", "mine", "end"]);
    expect(answers.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it("needs headings only where there are many", () => {
    const few = Object.fromEntries([..."abc"].map((id) => [id, { group: "all" }]));
    const many = Object.fromEntries([..."abcdefgh"].map((id, i) => [id, { group: i % 2 ? "odd" : "even" }]));
    expect(grouped(list(few)).map(([name]) => name)).toEqual([""]);
    expect(grouped(list(many)).map(([name, group]) => [name, group.length])).toEqual([
      ["even", 4],
      ["odd", 4],
    ]);
  });
});

describe("the lit answer", () => {
  const hint = { action: 1 } as HintLine;

  it("is none while nobody has asked for a hint", () => {
    expect(suggested(list({ a: {}, b: {} }), [])).toBeNull();
  });
  it("is the one of the hint", () => {
    expect(suggested(list({ a: {}, b: {} }), [hint])?.option.id).toBe("b");
  });
  it("is the only one there is", () => {
    expect(suggested(list({ a: { ends: true } }), [])?.option.id).toBe("a");
  });
  it("is the one that a lesson asks for", () => {
    expect(suggested(list({ a: {}, b: {} }), [], "b")?.option.id).toBe("b");
  });
});

it("what is refused for the same reason is one line", () => {
  const refused = ["a", "b", "a", "silent"].map((notation) => ({
    ...{ notation, touches, rule: "LZ-1" },
    text: { id: notation, args: {} },
    why_not: { id: notation === "b" ? "wall" : "far", args: {} },
  }));
  const module = {
    refusal: ({ notation }: { notation: string }) => (notation === "silent" ? null : { title: notation }),
  } as unknown as GameModule;
  const table = { speech: { text: ({ id }: { id: string }) => id } } as unknown as TableView;
  const shut = refusals({ refused } as unknown as Decision, module, table);
  expect(shut.map(({ answer, why }) => [answer.title, why])).toEqual([
    ["a", "far"],
    ["b", "wall"],
  ]);
});

describe("how a hint speaks of the game", () => {
  const hint = (chance: number | null, id = "bots-hint-win"): HintLine =>
    ({ chance, words: { id, args: {} } }) as unknown as HintLine;

  it("knows the fair share of a chance among many", () => {
    expect(outlook(hint(0.5), 2)).toBe("win-open");
    expect(outlook(hint(0.5), 4)).toBe("win-likely");
    expect(outlook(hint(0.1), 4)).toBe("win-hard");
    expect(outlook(hint(0.02), 4)).toBe("win-luck");
    expect(outlook(hint(0.9), 2)).toBe("win-sure");
  });
  it("speaks of all where all play together, however many", () => {
    for (const seats of [1, 4]) expect(outlook(hint(0.5, "bots-hint-hold"), seats)).toBe("hold-open");
    expect(outlook(hint(0.1, "bots-hint-hold"), 4)).toBe("hold-luck");
  });
  it("has nothing to weigh where there is one answer", () => {
    expect(outlook(hint(null), 3)).toBe("only");
  });
});
