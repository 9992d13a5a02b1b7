import { beforeEach, describe, expect, it } from "vitest";
import {
  addKeys,
  forget,
  keysOf,
  link,
  newKey,
  nextKey,
  replayLink,
  ring,
  settleKey,
  tables,
  takeKey,
} from "../src/lib/keys";
import { openPage } from "./page";

beforeEach(() => openPage("http://keep.local:8642/t/mossy-frog-41"));

describe("the keys of this device", () => {
  it("are kept by table, and new ones are added to the old", () => {
    addKeys("mossy-frog-41", { host: "h", invite: "i", seats: { 0: "a" } });
    addKeys("mossy-frog-41", { seats: { 2: "c" } });
    addKeys("odd-owl-10", { invite: "j" });
    expect(ring("mossy-frog-41")).toMatchObject({ host: "h", invite: "i", seats: { 0: "a", 2: "c" } });
    expect(tables()).toEqual({ "mossy-frog-41": ["h", "i", "a", "c"], "odd-owl-10": ["j"] });
  });

  it("are forgotten with their table", () => {
    addKeys("mossy-frog-41", { invite: "i" });
    forget("mossy-frog-41");
    expect(keysOf("mossy-frog-41")).toEqual([]);
  });

  it("are kept for the tables that were opened last", () => {
    for (let n = 0; n < 70; n += 1) addKeys(`table-${n}`, { invite: "i" });
    expect(Object.keys(tables())).toHaveLength(60);
  });

  it("survive that what was kept cannot be read", () => {
    localStorage.setItem("lootkeep-keys", "{");
    expect(keysOf("mossy-frog-41")).toEqual([]);
    addKeys("mossy-frog-41", { invite: "i" });
    expect(keysOf("mossy-frog-41")).toEqual(["i"]);
  });
});

describe("a link", () => {
  it("carries an invitation in its fragment, which is taken off the address", () => {
    openPage(link("mossy-frog-41", { invite: "secret-of-the-inn" }));
    takeKey("mossy-frog-41");
    expect(ring("mossy-frog-41").invite).toBe("secret-of-the-inn");
    expect(location.href).toBe("http://keep.local:8642/t/mossy-frog-41");
  });

  it("carries a seat to another device", () => {
    openPage(link("mossy-frog-41", { seat: ["2", "secret_of-a-seat"] }));
    takeKey("mossy-frog-41");
    expect(ring("mossy-frog-41").seats).toEqual({ 2: "secret_of-a-seat" });
    expect(location.hash).toBe("");
  });

  it("to a moment lets others look who had no key", () => {
    addKeys("mossy-frog-41", { invite: "secret-of-the-inn" });
    const given = replayLink("mossy-frog-41", 12);
    openPage(given);
    takeKey("mossy-frog-41");
    expect(given).toBe("http://keep.local:8642/replay/mossy-frog-41/12#k=secret-of-the-inn");
    expect(keysOf("mossy-frog-41")).toEqual(["secret-of-the-inn"]);
  });

  it("without a key changes nothing", () => {
    takeKey("mossy-frog-41");
    expect(tables()).toEqual({});
  });
});

describe("a new key", () => {
  it("is a secret of 32 signs that may stand in a link", () => {
    const made = new Set(Array.from({ length: 100 }, newKey));
    expect(made.size).toBe(100);
    for (const key of made) expect(key).toMatch(/^[\w-]{32}$/);
  });

  it("is kept beside the old one before it is asked for, is the same if it is asked for again, and replaces it when it holds", () => {
    addKeys("mossy-frog-41", { seats: { 1: "old" } });
    const key = nextKey("mossy-frog-41", 1);
    expect(nextKey("mossy-frog-41", 1)).toBe(key);
    expect(keysOf("mossy-frog-41")).toEqual(["old", key]);
    settleKey("mossy-frog-41", 1, true);
    expect(keysOf("mossy-frog-41")).toEqual([key]);
  });

  it("that was refused is forgotten", () => {
    addKeys("mossy-frog-41", { seats: { 1: "old" } });
    nextKey("mossy-frog-41", 1);
    settleKey("mossy-frog-41", 1, false);
    expect(keysOf("mossy-frog-41")).toEqual(["old"]);
  });

  it("for who has lost theirs comes by a link of the host's, which is used once", () => {
    openPage(link("mossy-frog-41", { claim: ["2", "link-of-the-host"] }));
    takeKey("mossy-frog-41");
    expect(location.hash).toBe("");
    expect(ring("mossy-frog-41")).toMatchObject({ seats: {}, links: { 2: "link-of-the-host" } });
    const key = nextKey("mossy-frog-41", 2);
    settleKey("mossy-frog-41", 2, true);
    expect(keysOf("mossy-frog-41")).toEqual([key]);
  });
});
