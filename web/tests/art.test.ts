/** Every card, piece and room has a picture of its own, and none that would not be drawn everywhere. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clanArt, crown, foeArt, drawn as drawnInKeep, heroArt, roomArt } from "../src/games/heroes/art";
import { drawn as drawnInLibrary, goblinArt, rigorArt, rigorEyes, rigorFace } from "../src/games/kragmortha/art";
import { gazeOf } from "../src/games/kragmortha/gaze";
import { faceAfter } from "../src/games/kragmortha/goblins";
import { drawn as drawnInLooterz } from "../src/games/looterz/art";
import { portrait } from "../src/banter/faces";

const FILES = import.meta.glob<{ default: Record<string, Record<string, string>> }>("../art/*.ts", {
  query: "?pictures",
  eager: true,
});
const PACKAGE = new URL("../../src/lootkeep/", import.meta.url);
const LARGEST = 28_000; // characters of a picture
const STATES = ["ready", "acted", "wounded", "exhausted", "aimed"] as const;

/** The ids that a box file names, below the tables of these names; all if none is named. */
function ids(box: string, ...tables: string[]): string[] {
  const found: string[] = [];
  let table = "";
  for (const line of readFileSync(new URL(box, PACKAGE), "utf-8").split("\n")) {
    table = /^\[+([\w.]+)\]+$/.exec(line)?.[1] ?? table;
    const id =
      /^(?:\s*\{ )?id = "([\w-]+)"/.exec(line)?.[1] ?? (table.startsWith("loot") && /^([\w-]+) = /.exec(line)?.[1]);
    if (id && tables.some((each) => table.startsWith(each))) found.push(id);
  }
  return found;
}

describe("a picture of its own", () => {
  it.each(["looterz/dragon.toml", "looterz/rigor.toml"])("has every Looter of %s, in every state", (box) => {
    const cards = ids(box, "card");
    expect(cards.length).toBeGreaterThan(25);
    expect(
      cards.flatMap((card) =>
        STATES.filter((state) => !drawnInLooterz(card, state)).map((state) => `${card} ${state}`),
      ),
    ).toEqual([]);
  });

  it("has every Look and Tome", () => {
    const cards = [...ids("kragmortha/library.toml", "look", "tome"), "scolding"];
    expect(cards).toHaveLength(24 + 18 + 1);
    expect(cards.filter((card) => !drawnInLibrary(card))).toEqual([]);
  });

  it("has every tactic and loot card, and every clan", () => {
    const clans = ids("heroes/keep.toml", "clan");
    const cards = ids("heroes/keep.toml", "clan", "loot");
    expect(cards).toHaveLength(9 + 48 + 28);
    expect(cards.filter((card) => !drawnInKeep(card))).toEqual([]);
    expect(new Set(clans.filter((id) => CLANS.includes(id)).map((clan) => clanArt(clan))).size).toBe(9);
  });

  it("has every room and hero", () => {
    const rooms = ids("heroes/keep.toml", "");
    expect(rooms.slice(0, 12).filter((room) => !roomArt(room))).toEqual([]);
    const heroes = ["thief", "warrior", "archer", "mage", "ram"];
    expect(heroes.map((hero) => typeof heroArt(hero, "exhausted"))).toEqual(heroes.map(() => "string"));
    const foes = ["engine", "camp", "captive"].flatMap((manner) => [
      foeArt(manner, "standing"),
      foeArt(manner, "running"),
    ]);
    expect(new Set([...foes, crown]).size).toBe(5); // only a captive looks different when he runs
  });

  it("has every goblin, Rigor Mortis and every bot, in every mood", () => {
    const seats = Array.from({ length: 8 }, (_, seat) => seat);
    expect(
      new Set(
        seats.flatMap((seat) =>
          (["ready", "gloat", "shock", "shame", "asleep", "dazed"] as const).map((look) => goblinArt(seat, look)),
        ),
      ).size,
    ).toBe(48);
    expect(new Set([rigorArt(false), rigorArt(true), rigorEyes(), rigorFace()]).size).toBe(4);
    expect(
      new Set(
        seats.flatMap((seat) =>
          [null, "gloat", "hurt", "suffer", "win", "lose"].map((mood) => portrait(seat, mood as null)),
        ),
      ).size,
    ).toBe(48);
  });
});

const CLANS = ["dragon", "lizardfolk", "gnoll", "slime", "skeleton", "ratkin", "imp", "poltergeist", "witch"];

describe("every picture", () => {
  const pictures: [string, string][] = [];

  for (const [file, { default: drawn }] of Object.entries(FILES))
    for (const [name, looks] of Object.entries(drawn))
      for (const [look, src] of Object.entries(looks))
        pictures.push([`${file} ${name} ${look}`, decodeURIComponent(src.replace("data:image/svg+xml,", ""))]);

  /** Whether an element is not closed, or another one is. */
  function isTorn(svg: string): boolean {
    const open: string[] = [];
    for (const [, isEnd, name, isWhole] of svg.matchAll(/<(\/?)([\w]+)[^<>]*?(\/?)>/g))
      if (isEnd ? open.pop() !== name : !isWhole && !open.push(name!)) return true;
    return open.length > 0;
  }

  const those = (isSo: (svg: string) => boolean): string[] =>
    pictures.filter(([, svg]) => isSo(svg)).map(([name]) => name);

  it("is well formed, and not too heavy", () => {
    expect(pictures.length).toBeGreaterThan(400);
    expect(those((svg) => /NaN|undefined|null/.test(svg))).toEqual([]);
    expect(those((svg) => svg.length > LARGEST)).toEqual([]);
    expect(those(isTorn)).toEqual([]);
  });

  it("has no type, which is not there in an image, and nothing from elsewhere", () => {
    expect(those((svg) => /<text|<image|<script|font-family|https?:(?!\/\/www\.w3\.org\/2000\/svg)/.test(svg))).toEqual(
      [],
    );
  });

  it("names each of its forms once, and none that is not there", () => {
    const isMuddled = (svg: string): boolean => {
      const named = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
      return new Set(named).size < named.length || used.some((id) => !named.includes(id));
    };
    expect(those(isMuddled)).toEqual([]);
  });

  it("differs from every other one", () => {
    const first = new Map<string, string>();
    const twins = pictures.filter(([name, svg]) => first.size === first.set(svg, first.get(svg) ?? name).size);
    expect(twins.map(([name, svg]) => `${name} is ${first.get(svg)}`)).toEqual([]);
  });
});

describe("Rigor Mortis", () => {
  it("looks at the goblin that is nearest", () => {
    expect(
      gazeOf({ x: 3, y: 3 }, [
        { x: 3, y: 0 },
        { x: 5, y: 3 },
      ]),
    ).toEqual({ x: 1, y: 0 });
    expect(gazeOf({ x: 3, y: 3 }, [{ x: 0, y: 7 }])).toEqual({ x: -0.6, y: 0.8 });
  });

  it("does not squint at one that he has caught, and looks ahead where nobody is", () => {
    expect(
      gazeOf({ x: 3, y: 3 }, [
        { x: 3, y: 3 },
        { x: 3, y: 9 },
      ]),
    ).toEqual({ x: 0, y: 1 });
    expect(gazeOf({ x: 3, y: 3 }, [])).toEqual({ x: 0, y: 0 });
  });
});

describe("a goblin's face", () => {
  const event = (id: string, args: Record<string, string>) =>
    ({ id: `kragmortha-event-${id}`, args, ply: 1, type: "event" }) as never;

  it("gloats after a shove, and is shocked by one", () => {
    const news = [event("shoved", { seat: "@seat/0", rival: "@seat/1", square: "d3" })];
    expect(faceAfter(news, 0)).toBe("gloat");
    expect(faceAfter(news, 1)).toBe("shock");
    expect(faceAfter(news, 2)).toBeNull();
  });

  it("is that of the last thing that happened", () => {
    const news = [
      event("shoved", { seat: "@seat/0", rival: "@seat/1", square: "d3" }),
      event("looked", { seat: "@seat/0", card: "@card/h1" }),
    ];
    expect(faceAfter(news, 0)).toBe("shame");
  });
});
