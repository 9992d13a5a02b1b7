/** A box as the TOML file that `lootkeep play --box FILE` reads: the tables in a fixed order, comments apart. */

import type { Json } from "../../../lib/protocol";

const BARE = /^[\w-]+$/;
// In this order, whatever else a scenario has behind them.
const FIRST = [
  "id",
  "number",
  "title",
  "text",
  "layout",
  "treasures",
  "portals",
  "plans",
  "lever",
  "rules",
  "aim",
  "marks",
];

/** The text of a box. */
export function written(box: Json): string {
  return `${table(box, [], FIRST).join("\n").trim()}\n`;
}

/** The lines of one table, those inside it at its end. */
function table(value: Json, path: readonly string[], first: readonly string[] = []): string[] {
  const names = Object.keys(value).filter((name) => value[name] !== null && value[name] !== undefined);
  const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);
  names.sort((a, b) => rank(a) - rank(b));
  const plain = names.filter((name) => !isTable(value[name], path) && !isTables(value[name]));
  const lines = plain.map((name) => `${key(name)} = ${inline(value[name], name)}`);
  for (const name of names) {
    const inner = [...path, name];
    const head = inner.map(key).join(".");
    if (isTables(value[name]))
      for (const each of value[name] as Json[]) lines.push("", `[[${head}]]`, ...table(each, inner));
    else if (isTable(value[name], path)) lines.push("", `[${head}]`, ...table(value[name] as Json, inner, first));
  }
  return lines;
}

/** Whether a value has a head of its own: on top every table has, below only one that holds others. */
function isTable(value: unknown, path: readonly string[]): boolean {
  return (
    isObject(value) && (path.length === 0 || Object.values(value).some((each) => isObject(each) || isTables(each)))
  );
}

function isTables(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inline(value: unknown, name = ""): string {
  if (name === "layout" && typeof value === "string" && !value.includes("'''")) return `'''\n${value.trim()}\n'''`;
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return `[${value.map((each) => inline(each)).join(", ")}]`;
  if (!isObject(value)) return String(value);
  const pairs = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return pairs.length ? `{ ${pairs.map(([each, inner]) => `${key(each)} = ${inline(inner)}`).join(", ")} }` : "{}";
}

/** TOML's strings are JSON's, but for one character that it wants to be named. */
function text(value: string): string {
  return JSON.stringify(value).replaceAll("\u007f", "\\u007F");
}

function key(name: string): string {
  return BARE.test(name) ? name : text(name);
}
