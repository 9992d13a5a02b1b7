import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plain, read } from "../src/lib/markdown";

const PAGES = ["looterz", "kragmortha", "keep-the-heroes-out"].flatMap((game) =>
  ["", ".it", ".ru"].map((tail) => game + tail),
);
const page = (name: string): string => readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), "utf-8");

test.each(PAGES)("every rule of %s can be pointed at, and no mark is left over", (name) => {
  const text = page(name);
  const blocks = read(text);
  const rules = [...text.matchAll(/^\*\*([A-Z]{2}-E?\d+)\*\* /gm)].map((match) => match[1]);
  expect(blocks.flatMap((block) => (block.kind === "paragraph" && block.rule ? [block.rule] : []))).toEqual(rules);
  expect(rules.length).toBeGreaterThan(20);
  for (const block of blocks.filter((each) => each.kind !== "code")) expect(plain(block)).not.toMatch(/\*\*|`|^\|/);
});

test("what looks like HTML stays words", () => {
  expect(read("<img src=x onerror=alert(1)> **bold**")).toEqual([
    {
      kind: "paragraph",
      rule: null,
      spans: [
        { kind: "plain", text: "<img src=x onerror=alert(1)> " },
        { kind: "bold", text: "bold" },
      ],
    },
  ]);
});
