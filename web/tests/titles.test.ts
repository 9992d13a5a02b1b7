import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type AST, parse } from "svelte/compiler";
import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

/** The elements of a component that have a native title, each with its line. */
function titled(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name, attributes, start } = node as AST.RegularElement;
    const isNative = type === "RegularElement" && name !== "iframe";
    if (isNative && attributes.some((each) => each.type === "Attribute" && each.name === "title"))
      found.push(`${source.slice(0, start).split("\n").length}: <${name}>`);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
}

it("a native title is found, also in short; a component's and a frame's are none", () => {
  expect(titled('<p>\n<b title="x">y</b></p>')).toEqual(["2: <b>"]);
  expect(titled("{#if a > 1}<button {title} onclick={() => a}></button>{/if}")).toEqual(["1: <button>"]);
  expect(titled('<Dialog title="x"><iframe title="y"></iframe></Dialog>')).toEqual([]);
});

it("nothing is explained by a native title, which neither a finger nor the focus can open", async () => {
  const found: string[] = [];
  for await (const file of glob("**/*.svelte", { cwd: SOURCES }))
    found.push(...titled(readFileSync(SOURCES + file, "utf-8")).map((each) => `${file}:${each}`));
  expect(found).toEqual([]);
});
