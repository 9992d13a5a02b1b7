/** What a page offers and Node does not: enough of it for the tests of plain parts. */

import { vi } from "vitest";

/** Put a page around the test, at an address; what it keeps is forgotten with the test. */
export function openPage(address: string): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const place = new URL(address);
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", {
    replaceState: (_state: unknown, _title: string, to: string) => (place.href = new URL(to, place).href),
  });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", globalThis);
}
