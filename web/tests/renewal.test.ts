import { beforeEach, expect, it, vi } from "vitest";
import { renew } from "../src/lib/renewal";

const reload = vi.fn();
let answer: Promise<{ ok: boolean }>;
beforeEach(() => {
  const kept = new Map<string, string>();
  reload.mockReset();
  answer = Promise.resolve({ ok: true });
  vi.stubGlobal("location", { href: "http://keep.local/t/mossy-frog-41", reload });
  vi.stubGlobal("fetch", () => answer);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

it("loads a page anew that is older than its server, and once in a while only", async () => {
  await renew(0);
  await renew(59_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await renew(61_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("leaves the page as it is while the server is away, and not for longer", async () => {
  answer = Promise.reject(new TypeError("away"));
  await renew(0);
  answer = Promise.resolve({ ok: false });
  await renew(1000);
  expect(reload).not.toHaveBeenCalled();
  answer = Promise.resolve({ ok: true });
  await renew(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});
