import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PHONE, SLIM, SMALL } from "../src/lib/screen";

test.each([
  ["--phone", PHONE],
  ["--slim", SLIM],
  ["--small", SMALL],
])("scripts and style sheets agree on what is %s", (name, size) => {
  const words = readFileSync("src/styles/breakpoints.css", "utf8");
  expect(words).toContain(`@custom-media ${name} ${size};`);
});
