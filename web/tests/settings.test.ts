/** Settings that were kept once are read as what they mean today. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPage } from "./page";

beforeEach(() => {
  openPage("http://table.test/");
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  [0, "once"],
  [0.5, "calm"],
  [1, "normal"],
  [2, "brisk"],
  [4, "brisk"],
  ["calm", "calm"],
  [undefined, "normal"],
])("a speed that was kept as %s is %s", async (kept, speed) => {
  localStorage.setItem("lootkeep-settings", JSON.stringify({ speed: kept }));
  const { settings } = await import("../src/lib/settings.svelte");
  expect(settings.speed).toBe(speed);
});

it("shows all at once where motion is unwelcome and nothing else was chosen", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { settings } = await import("../src/lib/settings.svelte");
  expect(settings.speed).toBe("once");
});
