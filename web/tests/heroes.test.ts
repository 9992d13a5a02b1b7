/** Keep the Heroes Out!, as far as it needs no screen; heroes.json was printed from the engine. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parted } from "../src/games/heroes/answers";
import { isStep, sceneOf, stepsOf } from "../src/games/heroes/assault";
import { nextWay, placeTowards, placesToBuild, wayAt } from "../src/games/heroes/building";
import { CLAN_CARDS } from "../src/games/heroes/clans";
import { isInDanger } from "../src/games/heroes/danger";
import { emblemOf } from "../src/games/heroes/emblems";
import { ROOM_ACTION } from "../src/games/heroes/pictures";
import { type Piece, arrange, follow, standing } from "../src/games/heroes/pieces";
import {
  boxOf,
  cellOf,
  fitted,
  freeCells,
  groundOf,
  passagesOf,
  placeOf,
  shape,
  sideOf,
  turnedSides,
} from "../src/games/heroes/plan";
import { PLAN_SIDES } from "../src/games/heroes/plans";
import { opens, teller } from "../src/games/heroes/story";
import { aimed, isEnd, meant, narrowed, targetsOf, verbOf } from "../src/games/heroes/targets";
import { tilesOf, usedOf } from "../src/games/heroes/tiles";
import type { HeroesView, Room } from "../src/games/heroes/shapes";
import type { Decision, Event, Message, Option } from "../src/lib/game";

interface Printed {
  plans: Record<string, { rooms: Room[]; passages: [string, string][] }>;
  decisions: Record<string, Decision>;
  assaults: { views: HeroesView[]; events: Event[][] }[]; // events between each view and the next
}

const printed = JSON.parse(readFileSync(new URL("heroes.json", import.meta.url), "utf-8")) as Printed;
const noFaces = (): undefined => undefined;

function room(name: string, more: Partial<Room> = {}): Room {
  const empty = {
    type: "hat",
    at: [0, 0] as [number, number],
    turns: 0,
    open: "NESW",
    distance: 1,
    treasure: 2,
    portal: null,
  };
  const looters = more.treasure ?? empty.treasure;
  return { ...empty, room: name, looters, tokens: {}, events: 0, marked: false, heroes: [], monsters: [], ...more };
}

function option(verb: string, args: Message["args"], id = "a1"): Option {
  const text = { id: `heroes-do-${verb}`, args };
  return { id, action: 1, notation: verb, text, touches: { cards: [], kinds: [], seats: [] } };
}

function asking(options: Option[], args: Message["args"] = {}): Decision {
  return { seat: 0, prompt: { id: "heroes-ask-icons", args }, rule: "KH-10", options, refused: [] };
}

describe("the plan of a dungeon", () => {
  test("every scenario's passages are where both sides are open, and nowhere else", () => {
    for (const [scenario, { rooms, passages }] of Object.entries(printed.plans)) {
      const found = passagesOf(rooms, passages).map(({ from, to, open }) => ({ pair: [from, to].sort().join(), open }));
      expect(
        found.every(({ open }) => open),
        scenario,
      ).toBe(true);
      expect(found.map(({ pair }) => pair).sort(), scenario).toEqual(
        passages.map((pair) => [...pair].sort().join()).sort(),
      );
    }
  });

  test("a passage that has caved in is still drawn, shut", () => {
    const rooms = [room("vault"), room("forge", { at: [0, 1] })];
    expect(passagesOf(rooms, [])).toEqual([{ from: "vault", to: "forge", open: false, isDug: false }]);
  });

  test("all rooms fit, side by side and without overlap", () => {
    for (const { rooms } of Object.values(printed.plans)) {
      const ground = groundOf(rooms);
      const boxes = rooms.map((each) => boxOf(ground, cellOf(each), 800, 600, 10));
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(800.001);
        expect(box.y + box.height).toBeLessThanOrEqual(600.001);
      }
      expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(rooms.length);
      expect(freeCells(rooms, ground).length).toBe(ground.columns * ground.rows - rooms.length);
    }
  });

  test("a wide plan lies on its side on a narrow screen, and its doors turn with it", () => {
    const { rooms } = printed.plans["open-doors"]!;
    expect(shape(fitted(groundOf(rooms), 800))).toEqual({ columns: 5, rows: 3 });
    const ground = fitted(groundOf(rooms), 378);
    expect(shape(ground)).toEqual({ columns: 3, rows: 5 });
    const [vault, sewer] = ["vault", "sewer"].map((name) =>
      placeOf(ground, cellOf(rooms.find((each) => each.room === name)!)),
    );
    expect(sideOf(ground, "E")).toBe("N");
    expect(sewer).toEqual({ column: vault!.column, row: vault!.row - 1 }); // east of the Vault is above it now
  });
});

describe("building", () => {
  const lay = (cell: string, turns: string, id: string): Option =>
    option("lay", { cell, turns, rooms: "@list/vault" }, id);
  const decision = asking([lay("5,3", "r0", "a1"), lay("5,3", "r2", "a2"), lay("8,3", "r1", "a3")], {
    room: "@card/pantry",
  });
  const places = placesToBuild(decision);

  test("a place holds every way round that fits there", () => {
    expect(places.map(({ column, row, ways }) => [column, row, [...ways.keys()]])).toEqual([
      [5, 3, [0, 2]],
      [8, 3, [1]],
    ]);
  });

  test("turning goes on to the next way that fits", () => {
    expect(nextWay(places[0]!, 0)).toBe(2);
    expect(nextWay(places[0]!, 2)).toBe(0);
    expect(wayAt(places[1]!, 3)).toBe(1);
  });

  test("arrow keys go from place to place", () => {
    expect(placeTowards(places, places[0]!, "ArrowRight")).toBe(places[1]);
    expect(placeTowards(places, places[0]!, "ArrowLeft")).toBe(places[0]);
  });

  test("the plans know their tiles' open sides", () => {
    for (const { rooms } of Object.values(printed.plans))
      for (const { room: name, open, turns } of rooms)
        if (name in PLAN_SIDES) expect(turnedSides(PLAN_SIDES[name]!, turns), name).toBe(open);
  });
});

describe("what an answer says", () => {
  test("what is done, and below it what that brings", () => {
    expect(parted("Gamble: a hero into the Cells, 3 cards for you")).toEqual({
      title: "Gamble",
      detail: "A hero into the Cells, 3 cards for you",
    });
    expect(parted("End your turn")).toEqual({ title: "End your turn" });
  });
});

describe("what an answer is about", () => {
  test("every kind of option but the ends has a place on the table", () => {
    for (const [id, decision] of Object.entries(printed.decisions)) {
      const [only] = decision.options;
      const targets = targetsOf(only!, decision, noFaces);
      if (isEnd(only!)) expect(targets, id).toEqual([]);
      else expect(targets.length, id).toBeGreaterThan(0);
    }
  });

  test("every sentence that an option can have was printed", () => {
    const words = readFileSync(new URL("../../src/lootkeep/locales/en/heroes.ftl", import.meta.url), "utf-8");
    const known = [...words.matchAll(/^(heroes-do-[\w-]+)/gm)].map(([, id]) => id!);
    const missing = known.filter((id) => !(id in printed.decisions));
    // In scenarios of one's own alone; when a captain may retreat to two rooms; only of rooms that cannot be used.
    expect(missing.toSorted()).toEqual(["heroes-do-break", "heroes-do-retreat", "heroes-do-use"]);
  });

  test("a move is about the room it leads to, then about the monster", () => {
    const move = option("move-wounded", { room: "@card/sewer", door: "@card/vault", n: 1 });
    expect(targetsOf(move, asking([move]), noFaces)).toEqual(["room:vault", "monster:0:sewer:1"]);
  });

  test("what the question names need not be said again", () => {
    const carry = option("carry", { token: "@card/coin" });
    expect(targetsOf(carry, asking([carry], { room: "@card/vault" }), noFaces)[0]).toBe("token:vault:coin");
  });

  test("loot is bought from its row, or in the room that sells it", () => {
    const take = option("take-icons", { card: "@card/giant-bat" });
    const beast = (): { numbers: { sort: number } } => ({ numbers: { sort: 1 } });
    expect(targetsOf(take, asking([take]), beast)).toEqual(["loot:giant-bat", "chip:menagerie", "room:menagerie"]);
  });

  test("ends are numbered after the others, as the Choices list them", () => {
    const listed = aimed(asking([option("pass-icons", {}, "a0"), option("draw", {}, "a4")]), noFaces);
    expect(listed.map(({ option: each, number }) => [verbOf(each), number])).toEqual([
      ["draw", 1],
      ["pass-icons", 2],
    ]);
  });

  test("with several meanings a place is picked up, and narrows what is lit", () => {
    const moves = [
      option("move", { room: "@card/sewer", door: "@card/vault" }, "a1"),
      option("move", { room: "@card/cells", door: "@card/vault" }, "a2"),
      option("move", { room: "@card/cells", door: "@card/pantry" }, "a3"),
    ];
    const options = aimed(asking(moves), noFaces);
    expect(meant(options, "room:vault", null).length).toBe(2);
    expect(meant(options, "room:vault", "monster:0:cells:0").map(({ option: each }) => each.id)).toEqual(["a2"]);
    expect(narrowed(options, "monster:0:cells:0").map(({ option: each }) => each.id)).toEqual(["a2", "a3"]);
  });
});

describe("the herald's steps", () => {
  const shown = (view: HeroesView): unknown =>
    sceneOf(view).rooms.map((each) => ({
      room: each.room,
      heroes: each.heroes
        .map(({ hero, arriving, awake, exhausted }) => [hero, arriving + awake, exhausted])
        .filter(([, a, b]) => a || b)
        .sort(),
      monsters: each.monsters.map(({ seat, wounds }) => [seat, wounds]).sort(),
      tokens: Object.entries(each.tokens).sort(),
      treasure: each.treasure,
    }));

  test("lead from the dungeon before each decision of an assault to the one after it", () => {
    for (const { views, events } of printed.assaults)
      for (const [i, news] of events.entries()) {
        const [before, after] = [views[i]!, views[i + 1]!];
        const from = news.findLastIndex(({ id }) => /-(assault|gambled|experiment)$/.test(id));
        const scene = stepsOf(before, news.slice(Math.max(0, from))).at(-1)?.scene ?? sceneOf(before);
        expect(shown({ ...after, pending: null, ...scene })).toEqual(shown(after));
        expect(scene.lairs).toEqual(after.players.map((player) => player.lair));
      }
  });

  const event = (kind: string, args: Message["args"], rule = ""): Event => ({
    ply: 1,
    id: `heroes-event-${kind}`,
    args,
    rule,
  });
  const before = (rooms: Room[]): HeroesView =>
    ({
      rooms,
      passages: [],
      foes: [],
      runners: [],
      goal: "vault",
      charging: [],
      phase: "play",
      pending: null,
      players: [{ seat: 0, clan: "imp", health: 2, lair: 1 }],
    }) as unknown as HeroesView;

  test("a hero comes, wakes another, and the two loot", () => {
    const rooms = [room("study", { heroes: [{ hero: "thief", arriving: 0, awake: 0, exhausted: 1, wounded: 0 }] })];
    const at = { room: "@card/study" };
    const steps = stepsOf(before(rooms), [
      event("guild", { card: "@card/mage:eye" }),
      event("came", { hero: "@card/mage", ...at }),
      event("inspired", { n: 1, ...at }),
      event("looted", { n: 2, heroes: "@list/thief,mage", ...at }),
      event("turn", { seat: "@seat/0", turn: 2 }),
    ]);
    expect(steps.map(({ card }) => card)).toEqual(Array(4).fill("mage:eye"));
    expect(steps[1]!.scene.rooms[0]!.heroes[1]).toMatchObject({ hero: "mage", arriving: 1 });
    expect(steps[2]!.scene.rooms[0]!.heroes[0]).toMatchObject({ awake: 1, exhausted: 0 });
    expect(steps[3]!.scene.rooms[0]!.treasure).toBe(0);
    expect(steps[3]!.scene.rooms[0]!.heroes.map((each) => each.exhausted)).toEqual([1, 1]);
    expect(rooms[0]!.treasure).toBe(2); // what was before is left alone
  });

  test("those who loot are exhausted, and no others", () => {
    const waking = (["thief", "mage"] as const).map((hero) => ({
      hero,
      arriving: 0,
      awake: 2,
      exhausted: 0,
      wounded: 0,
    }));
    const [step] = stepsOf(before([room("study", { heroes: waking })]), [
      event("looted", { n: 2, heroes: "@list/mage,mage", room: "@card/study" }),
    ]);
    expect(step!.scene.rooms[0]!.heroes).toMatchObject([
      { awake: 2, exhausted: 0 },
      { awake: 0, exhausted: 2 },
    ]);
  });

  test("who has been chosen to loot is not exhausted before all are", () => {
    const rooms = [room("study", { heroes: [{ hero: "thief", arriving: 0, awake: 1, exhausted: 2, wounded: 0 }] })];
    const nothing = { card: null, side: null, icons: null, hero: null, creeping: false };
    const pending = { step: "looters", seat: 0, room: "study", ...nothing };
    const scene = sceneOf({ ...before(rooms), pending, looting: ["thief"] });
    expect(scene.rooms[0]!.heroes).toMatchObject([{ awake: 2, exhausted: 1 }]);
  });

  test("what a Defend icon gives does not silence the herald", () => {
    const args = { seat: "@seat/0", room: "@card/forge" };
    const after = [
      event("summoned", { ...args, n: 1 }),
      event("waits", { hero: "@card/mage", room: "@card/study", n: 2 }),
    ];
    const rooms = [room("forge"), room("study")];
    expect(stepsOf(before(rooms), [event("defended", { ...args, card: "@card/split#1" }), ...after]).length).toBe(3);
    expect(stepsOf(before(rooms), after)).toEqual([]); // a card that is played
  });

  test("a monster is wounded, then falls into its Lair", () => {
    const rooms = [room("forge", { monsters: [{ seat: 0, clan: "imp", count: 2, wounds: [0, 0] }] })];
    const args = { seat: "@seat/0", room: "@card/forge" };
    const steps = stepsOf(before(rooms), [event("wounded", { ...args, n: 1 }), event("fell", args)]);
    expect(steps[0]!.scene.rooms[0]!.monsters[0]!.wounds).toEqual([0, 1]);
    expect(steps[1]!.scene.rooms[0]!.monsters[0]!.wounds).toEqual([0]);
    expect(steps[1]!.scene.lairs).toEqual([2]);
  });
});

describe("the Chronicle", () => {
  const words = readFileSync(new URL("../../src/lootkeep/locales/en/heroes.ftl", import.meta.url), "utf-8");
  const told = (kind: string, args: Message["args"] = {}): Event => ({ ply: 1, id: `heroes-event-${kind}`, args });

  test("before every line is a seal or an emblem", () => {
    for (const [, kind, said] of words.matchAll(/^heroes-event-([\w-]+) =((?:.+|\n )+)/gm)) {
      const card = kind === "treasure" ? "prey:1#1" : "bell#1";
      const all: Message["args"] = {
        seat: "@seat/1",
        hero: "@card/thief",
        card: `@card/${card}`,
        token: "@card/coin",
        clan: "@card/imp",
      };
      const args = Object.fromEntries(Object.entries(all).filter(([name]) => new RegExp(`\\$${name}\\b`).test(said!)));
      const event = told(kind!, args);
      expect(opens(event) || (teller(event) ?? emblemOf(event)) !== null, kind).toBe(true);
    }
  });

  test("what comes to nothing is a step of the heroes, told with the rest", () => {
    const kinds = [...words.matchAll(/^heroes-event-(no-[\w-]+|escapes|empty-handed) =/gm)].map(([, kind]) => kind!);
    expect(kinds.length).toBeGreaterThan(15);
    for (const kind of kinds) expect(isStep(told(kind)), kind).toBe(true);
  });

  test("heroes stand behind shields, things do not", () => {
    expect(emblemOf(told("attacks", { hero: "@card/mage", seat: "@seat/0" }))).toEqual({
      icon: "wizard-face",
      shield: true,
    });
    expect(emblemOf(told("thrown", { hero: "@card/thief", card: "@card/thief:eye" }))).toEqual({
      icon: "cloak-dagger",
      shield: true,
    });
    expect(emblemOf(told("sign", { card: "@card/crown#1" }))).toEqual({ icon: "crown", shield: false });
    expect(emblemOf(told("treasure", { card: "@card/curse:2#1" }))).toEqual({ icon: "death-note", shield: false });
  });

  test("a player's loss is the player's line", () => {
    expect(teller(told("fell", { seat: "@seat/2" }))).toBe(2);
    expect(teller(told("attacks", { hero: "@card/mage", seat: "@seat/2" }))).toBeNull();
  });
});

describe("pieces", () => {
  const scene = (rooms: Room[]) => ({ rooms, passages: [], foes: [], runners: [], goal: "vault", lairs: [] });
  const rats = (count: number) => [{ seat: 2, clan: "ratkin", count, wounds: Array<number>(count).fill(0) }];

  test("whoever moves stays the same piece", () => {
    let count = 0;
    const fresh = (): number => ++count;
    const first = follow([], standing(scene([room("sewer", { monsters: rats(3) }), room("vault")]), "event"), fresh);
    const next = follow(
      first,
      standing(scene([room("sewer", { monsters: rats(2) }), room("vault", { monsters: rats(1) })]), "event"),
      fresh,
    );
    expect(next.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(next.filter((piece) => piece.room === "vault").length).toBe(1);
    const fewer = follow(next, standing(scene([room("sewer", { monsters: rats(2) }), room("vault")]), "event"), fresh);
    expect(fewer.map(({ id }) => id)).toEqual(next.filter((piece) => piece.room === "sewer").map(({ id }) => id));
  });

  test("nine Ratkin are one stack that counts nine, and a full room still fits", () => {
    const crowd = room("sewer", {
      monsters: [
        ...rats(9),
        { seat: 0, clan: "dragon", count: 1, wounds: [3] },
        { seat: 1, clan: "imp", count: 2, wounds: [0, 1] },
      ],
      heroes: (["thief", "warrior", "archer", "mage"] as const).map((hero) => ({
        hero,
        arriving: 1,
        awake: 1,
        exhausted: 2,
        wounded: 0,
      })),
      tokens: { coin: 1, bone: 2, frog: 3, book: 1, trap: 1 },
    });
    const pieces: Piece[] = standing(scene([crowd]), "event").map((piece, id) => ({ ...piece, id }));
    const area = { x: 10, y: 40, width: 170, height: 115 };
    const placed = arrange(pieces, area, 1);
    expect(placed.find(({ piece }) => piece.what === "ratkin")).toMatchObject({ count: 9, depth: 0 });
    for (const { x, y } of placed) {
      expect(x).toBeGreaterThan(area.x);
      expect(x).toBeLessThan(area.x + area.width);
      expect(y).toBeGreaterThan(area.y);
      expect(y).toBeLessThan(area.y + area.height);
    }
  });

  test("danger is one more hero for a treasure that nobody guards", () => {
    const waiting = room("study", {
      treasure: 3,
      heroes: [{ hero: "mage", arriving: 0, awake: 0, exhausted: 2, wounded: 0 }],
    });
    const known = (out: boolean): HeroesView =>
      ({
        guild: { heroes: [{ hero: "archer", type: waiting.type, out }] },
        reserve: { thief: 1, warrior: 1, archer: 1, mage: 1 },
        players: [1, 1, 1].map((health) => ({ health })),
        goal: "vault",
      }) as unknown as HeroesView;
    expect(isInDanger(known(false), waiting)).toBe(true);
    expect(isInDanger(known(true), waiting)).toBe(false);
    expect(isInDanger(known(false), { ...waiting, monsters: rats(1) })).toBe(false);
    expect(isInDanger(known(false), { ...waiting, tokens: { trap: 1 } })).toBe(false);
    expect(isInDanger(known(false), { ...waiting, treasure: 4, looters: 4 })).toBe(false);
  });
});

describe("cards", () => {
  test("tiles count their icons, and which are used", () => {
    const tiles = tilesOf([
      { id: "heroes-icon-melee", args: { n: 2 } },
      { id: "heroes-text-then", args: { n: 2 } },
      { id: "heroes-icon-generate", args: { n: 1, token: "@card/coin" } },
      { id: "heroes-text-and", args: {} },
      { id: "heroes-icon-ambush", args: { n: 1, count: 3, type: "@say/heroes-type-bones" } },
    ]);
    expect(tiles.map(({ icons, number, times }) => [icons, number, times])).toEqual([
      [["broadsword"], 2, 2],
      [["dungeon-gate", "skull-crossed-bones"], 3, 1],
    ]);
    expect(tiles[0]!.then).toMatchObject({ icons: ["two-coins"], sign: "+" });
    expect(tiles[1]!.words).toEqual(["glossary-heroes-deed-ambush", "glossary-heroes-type"]);
    expect(tiles.map((tile) => usedOf(tile, [1, 2]))).toEqual([1, 0]);
  });

  test("the clans' cards are those of the box", () => {
    const box = readFileSync(new URL("../../src/lootkeep/heroes/keep.toml", import.meta.url), "utf-8");
    const clans = [...box.matchAll(/id = "(\w+)"\nmonsters = (\d)\nhealth = (\d)\nstart = (\d)\nrooms = "(\w+)"/g)];
    const found = clans.map(([, id, monsters, health, start, rooms]) => [
      id,
      { monsters: Number(monsters), health: Number(health), start: Number(start), rooms },
    ]);
    expect(Object.fromEntries(found)).toEqual(CLAN_CARDS);
  });

  test("rooms make and sell what the box says", () => {
    const box = readFileSync(new URL("../../src/lootkeep/heroes/keep.toml", import.meta.url), "utf-8");
    const rooms = [...box.matchAll(/\{ id = "(\w+)", type = .*, open = "\w+"(.*) \}/g)];
    expect(rooms).toHaveLength(12);
    for (const [, room, printed] of rooms) {
      const found = [...printed!.matchAll(/(\w+) = "(\w+)"/g)].map(([, what, name]) => [what, name]);
      expect(ROOM_ACTION[room!] ?? {}).toEqual(Object.fromEntries(found));
    }
  });
});
