/** Finding words in the rules, and the library that they draw. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fittingOf, squaresOf } from "../src/games/kragmortha/drawn";
import { read, type Block } from "../src/lib/markdown";
import { hits, marked } from "../src/rules/find";

const page = (name: string): Block[] =>
  read(readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), "utf-8"));
const wordsAt = (text: string, wanted: string): string[] =>
  hits(text, wanted).map(([from, to]) => text.slice(from, to));

describe("what is looked for", () => {
  it("is found whatever its capitals and accents", () => {
    expect(wordsAt("Può darsi che si PUÒ, puo.", "puo")).toEqual(["Può", "PUÒ", "puo"]);
    expect(wordsAt("Ещё раз: еще.", "еще")).toEqual(["Ещё", "еще"]);
    expect(wordsAt("еще", "ещё")).toEqual(["еще"]);
    expect(wordsAt("l’indice", "l'ind")).toEqual(["l’ind"]);
  });
  it("is not nothing", () => {
    expect(hits("some words", "  ")).toEqual([]);
  });
  it("is marked across emphasis, in lists and tables, and counted", () => {
    const blocks = read("**LZ-01** A rule. Go *home* now.\n\n- go home\n\n| Go home |\n|---|\n| no |");
    const { blocks: done, count } = marked(blocks, "go home");
    expect(count).toBe(3);
    const [rule] = done;
    expect(rule?.kind === "paragraph" && rule.spans.filter(({ hit }) => hit === 0).map(({ text }) => text)).toEqual([
      "Go ",
      "home",
    ]);
  });
  it("may be the id of a rule", () => {
    const { blocks, count } = marked(read("**LZ-01** A rule.\n\n**LZ-02** Another."), "lz-02");
    expect(count).toBe(1);
    expect(blocks.map((block) => block.kind === "paragraph" && block.hit)).toEqual([undefined, 0]);
  });
  it.each(["looterz", "kragmortha.it", "keep-the-heroes-out.ru"])("changes no word of %s", (name) => {
    const said = (blocks: Block[]): string[] =>
      blocks.map((block) => ("spans" in block ? block.spans.map(({ text }) => text).join("") : ""));
    const { blocks, count } = marked(page(name), "a");
    expect(said(blocks)).toEqual(said(page(name)));
    expect(count).toBeGreaterThanOrEqual(name.endsWith("ru") ? 0 : 500);
  });
});

describe("the library in the rules", () => {
  it.each(["kragmortha", "kragmortha.it", "kragmortha.ru"])("is drawn from the page %s", (name) => {
    const blocks = page(name);
    const code = blocks.find((block) => block.kind === "code");
    const table = blocks.slice(blocks.indexOf(code!)).find((block) => block.kind === "table");
    const squares = squaresOf(code?.kind === "code" ? code.text : "");
    expect(squares).toHaveLength(70);
    expect(squares.every(({ floor }) => floor)).toBe(true);
    expect(squares.filter(({ teleport }) => teleport)).toHaveLength(7);
    expect(squares.find(({ rigor }) => rigor)?.square).toBe("d10");
    const rows = table?.kind === "table" ? table.rows : [];
    const fittings = rows.map((row) => fittingOf(row.map((cell) => cell.map(({ text }) => text).join(""))));
    expect(fittings.map(({ players, closed, starts }) => [players, closed.size, starts.size])).toEqual([
      ["2–4", 21, 6],
      ["5–6", 9, 7],
      ["7–8", 0, 7],
    ]);
    expect(fittings.map(({ shelves }) => shelves.size)).toEqual([12, 12, 12]);
  });
});
