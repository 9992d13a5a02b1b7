import { describe, expect, it } from "vitest";
import type { GameModule } from "../src/games/module";
import type { Event } from "../src/lib/game";
import { MOST_NEWS, type TableView } from "../src/lib/table.svelte";
import { News, isTelling, toldOf } from "../src/table/news.svelte";

const events = Array.from({ length: 5 }, (_, ply): Event => ({ ply, id: `event-${ply}`, args: {} }));
const table = { events } as unknown as TableView;

/** A game in which something is being told, as far as before this event; null: to the end. */
function telling(untold: Event | null): GameModule {
  return { telling: () => ({ untold, next: () => false, back: () => false }) } as unknown as GameModule;
}

describe("what has been told", () => {
  it("is all, where nothing is told step by step", () => {
    expect(toldOf(table, {} as GameModule)).toBe(events);
    expect(isTelling(table, {} as GameModule)).toBe(false);
    expect(toldOf(table, telling(null))).toBe(events);
    expect(isTelling(table, telling(null))).toBe(false);
  });

  it("ends before what is yet to be told, and what came after it", () => {
    expect(toldOf(table, telling(events[3]!))).toEqual(events.slice(0, 3));
    expect(isTelling(table, telling(events[3]!))).toBe(true);
  });

  it("is not held back by what is no longer true", () => {
    expect(toldOf(table, telling({ ply: 9, id: "taken back", args: {} }))).toBe(events);
  });
});

describe("news", () => {
  it("come as they are told, each once", () => {
    const news = new News(events.slice(0, 1));
    expect(news.latest).toEqual([]);
    news.hear(events.slice(0, 2));
    expect(news.latest).toEqual([events[1]]);
    news.hear(events.slice(0, 2)); // the table has changed, but nothing more is told
    expect(news.latest).toEqual([events[1]]);
    news.hear(events);
    expect(news.latest).toEqual(events.slice(2));
  });

  it("are none when something is taken back, and go on from there", () => {
    const news = new News(events);
    news.hear(events.slice(0, 3));
    expect(news.latest).toEqual([]);
    news.hear(events);
    expect(news.latest).toEqual(events.slice(3));
  });

  it("are none when there are too many", () => {
    const news = new News([]);
    news.hear(Array.from({ length: MOST_NEWS + 1 }, () => events[0]!));
    expect(news.latest).toEqual([]);
  });
});
