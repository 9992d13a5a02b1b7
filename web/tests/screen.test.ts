import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PHONE } from "../src/lib/screen";

test("scripts and style sheets agree on what a phone is", () => {
  const words = readFileSync("src/styles/breakpoints.css", "utf8");
  expect(words).toContain(`@custom-media --phone ${PHONE};`);
});
