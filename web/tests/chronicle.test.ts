import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { eveningsOf, firstLook, lost, nightOf, roman, stops, towards, usualLevel } from "../src/chronicle/map";
import { forget, keys, known, linkOf, remember, takeLink } from "../src/chronicle/ring";
import { players, standing } from "../src/chronicle/standing";
import { hasTale, loadTale, type Tale } from "../src/games/tale";
import chrome from "../src/icons/chrome.json";
import drawings from "../src/icons/chronicle.json";
import type { ChronicleInfo, Evening, RunningNight, SceneState } from "../src/lib/protocol";
import { speak } from "../src/lib/words.svelte";
import { openPage } from "./page";

vi.mock("../src/lib/icons", () => ({ addIcons: () => {} })); // there is no page to draw on

const scene = (name: string, more: Partial<SceneState> = {}): SceneState => ({
  ...{ scene: name, state: "open", is_next: false, difficulties: [0, 1, 2, 3], locked: [] },
  ...{ prescribed: [], wins: 0, tries: 0, best: null, clans: [] },
  ...more,
});
const evening = (id: string, more: Partial<Evening> = {}): Evening => ({
  ...{ id, scene: "first-watch", difficulty: 1, won: true, turns: 9, kept: 10, treasures: 10, clans: [], names: [] },
  ...{ bots: [], seats: 2, at: 0, brought: false, table: null, key: null },
  ...more,
});
const night: RunningNight = {
  ...{ table: "mossy-frog-41", key: "k", scene: "the-tithe", difficulty: 0, phase: "lobby" },
  ...{ names: ["Mira", "", ""], bots: [1], open_seats: 1, made: 0, moved: 0 },
};
const info: ChronicleInfo = {
  ...{
    chronicle: "damp-candle-17",
    game: "heroes",
    name: "The Thursday Monsters",
    members: ["Mira"],
    made: 0,
    moved: 0,
  },
  ...{ difficulties: 4, won: 1, of: 4, next: "the-tithe", trophies: [], most_evenings: 500 },
  chapters: [
    {
      ...{ id: "first-nights", is_open: true, opened_by: null, won: 1 },
      scenes: [scene("first-watch", { state: "won" }), scene("the-tithe", { is_next: true })],
    },
    {
      ...{ id: "the-works", is_open: false, opened_by: "first-nights", won: 0 },
      scenes: [scene("short-rations", { state: "shut" }), scene("bounty-board", { state: "shut" })],
    },
  ],
  evenings: [evening("b", { scene: "the-tithe", won: false, difficulty: 2 }), evening("a")],
  nights: [night],
};

describe("the map", () => {
  test("goes on at the next night, and stays at the last one when all are won", () => {
    expect(firstLook(info)).toBe("the-tithe");
    expect(firstLook({ ...info, next: null })).toBe("bounty-board");
    expect(stops(info.chapters).map((stop) => [stop.chapter, stop.night])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  test("knows what was and is played in a night", () => {
    expect(eveningsOf(info, "the-tithe").map(({ id }) => id)).toEqual(["b"]);
    expect(nightOf(info, "the-tithe")).toBe(night);
    expect(nightOf(info, "first-watch")).toBeNull();
    expect(lost(info)).toBe(1);
  });

  test("offers the difficulty of the last evening, where it may be chosen", () => {
    expect(usualLevel(info, scene("high-water"))).toBe(2);
    expect(usualLevel(info, scene("high-water", { difficulties: [0, 1] }))).toBe(1);
    expect(usualLevel({ ...info, evenings: [] }, scene("high-water"))).toBe(0);
  });

  test.each([
    [1, "I"],
    [3, "III"],
    [4, "IV"],
    [5, "V"],
    [9, "IX"],
    [12, "XII"],
  ])("carves %i as %s", (number, carved) => {
    expect(roman(number)).toBe(carved);
  });

  // Two floors of three rooms: the second goes back, so that its first room lies on the right.
  const at = (column: number, row: number) => ({ x: column * 120, y: row * 100, width: 100, height: 80 });
  const rooms = [at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(1, 1), at(0, 1)];

  test.each([
    [0, "ArrowRight", 1],
    [2, "ArrowRight", 2],
    [2, "ArrowDown", 3],
    [3, "ArrowLeft", 4],
    [4, "ArrowUp", 1],
    [5, "ArrowLeft", 5],
    [5, "ArrowUp", 0],
    [4, "Home", 0],
    [0, "End", 5],
    [1, "x", 1],
  ])("from room %i %s leads to room %i", (from, key, to) => {
    expect(towards(rooms, from, key)).toBe(to);
  });
});

describe("how things stand", () => {
  let tale: Tale;

  beforeAll(async () => {
    openPage("http://keep.local/");
    tale = (await loadTale("heroes"))!;
    await speak("en", "chronicle", ...tale.catalogues);
  });

  test("is said of every room in a few words", () => {
    const said = (state: Partial<SceneState>) => standing(tale, scene("the-tithe", state), 2, null);
    expect(said({ state: "won", best: evening("a") })).toBe("Steady, 9 turns");
    expect(said({ state: "fallen", tries: 2 })).toBe("fell twice");
    expect(said({ state: "shut" })).toBe("behind chapter II");
    expect(said({ is_next: true })).toBe("tonight");
    expect(said({})).toBe("not yet tried");
    expect(standing(tale, scene("the-tithe"), 0, night)).toBe("they are gathering");
  });

  test("nobody is named who has not come yet", () => {
    expect(players(night)).toHaveLength(2);
    expect(players(night)[0]).toBe("Mira");
  });

  test("a game without a chronicle has no map", async () => {
    expect(hasTale("heroes")).toBe(true);
    expect(hasTale("looterz")).toBe(false);
    expect(await loadTale("looterz")).toBeNull();
  });

  test("every trophy has its drawing and its words", () => {
    const file = readFileSync(new URL("../../src/lootkeep/heroes/trophies.toml", import.meta.url), "utf-8");
    const found = (field: string) =>
      [...file.matchAll(RegExp(`^${field} = "([a-z-]+)"`, "gm"))].map(([, word]) => word!);
    expect(found("icon").filter((icon) => !drawings.includes(icon) && !chrome.includes(icon))).toEqual([]);
    expect(found("id").length).toBeGreaterThan(10);
    for (const id of found("id")) expect(tale.trophy(id).name).not.toContain("trophy-");
  });
});

describe("the chronicles of a device", () => {
  beforeEach(() => openPage("http://keep.local/c/damp-candle-17#k=SECRET"));

  test("the key leaves the address, and the link brings it back", () => {
    takeLink("damp-candle-17");
    expect(location.href).toBe("http://keep.local/c/damp-candle-17");
    expect(known("damp-candle-17")?.key).toBe("SECRET");
    expect(linkOf("damp-candle-17")).toBe("http://keep.local/c/damp-candle-17#k=SECRET");
  });

  test("what else is remembered keeps the key, and it can be forgotten", () => {
    remember("damp-candle-17", { key: "SECRET" });
    remember("damp-candle-17", { seats: 3, others: "friend" });
    expect(known("damp-candle-17")).toMatchObject({ key: "SECRET", seats: 3, others: "friend" });
    expect(keys()).toEqual({ "damp-candle-17": "SECRET" });
    forget("damp-candle-17");
    expect(keys()).toEqual({});
  });
});
