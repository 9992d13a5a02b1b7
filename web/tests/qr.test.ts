import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { qr, qrPath } from "../src/lib/qr";

/** Codes made by another program (qrcode for Python) from the same texts, under the mask that is named. */
const made = JSON.parse(readFileSync(new URL("qr.json", import.meta.url), "utf-8")) as Record<string, { rows: string[] }>;

test.each(Object.entries(made))("the code of %j is the one that the qrcode package makes", (text, { rows }) => {
  expect(qr(text).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""))).toEqual(rows);
});

test("a text that is too long is refused", () => {
  expect(() => qr("x".repeat(214))).toThrow("214 bytes are too many");
});

test("the path has the margin that scanners need", () => {
  const { path, size } = qrPath("HELLO");
  expect(size).toBe(21 + 8);
  expect(path.startsWith("M4 4h1v1h-1Z")).toBe(true);
});
