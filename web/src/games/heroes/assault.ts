/** An assault step by step: what the dungeon looked like after each thing that the heroes did, from the events that tell it. */

import type { Event } from "../../lib/game";
import {
  type Foe,
  type Hero,
  type HeroesView,
  type HeroGroup,
  type Room,
  type Runner,
  listed,
  named,
  numberOf,
  seatOf,
} from "./shapes";

/** What the heroes' doings change in the dungeon. */
export interface Scene {
  rooms: Room[];
  passages: string[][]; // pairs of rooms
  foes: Foe[];
  runners: Runner[];
  goal: string; // where heroes want to go
  lairs: number[];
}

export interface Step {
  event: Event;
  card: string; // the Guild card that it belongs to; empty before the first
  rooms: string[]; // where it happens
  hero: string; // of which class the one is who acts; empty for none
  scene: Scene; // after it
}

/** The sorts of marks that our scenarios put on rooms in trouble. */
export const MARKS = ["flooded", "picket", "dark"];

/** What a card or a clock comes to nothing with. */
export const IDLE = [
  ...["no-prey", "no-tactic", "no-guild", "no-cells", "no-rally", "no-wake", "no-debt", "no-treasure", "no-mark"],
  ...["no-plan", "no-crowd", "no-break", "no-close", "no-open", "no-reopen", "no-creep", "no-muster", "no-drift"],
  ...["no-spawn", "no-call", "no-advance", "no-run"],
];

/** How a game can end. */
export const LOST = [
  ...["lost-all", "lost-looted", "lost-gone", "lost-escaped", "lost-debt", "lost-marked"],
  ...["missed-fallen", "missed-delivered", "missed-built", "missed-prisoners", "missed-kept", "missed-late"],
];
export const WON = ["won", "won-fallen", "won-delivered", "won-built", "won-prisoners", "won-sealed"];
const ENDS = [...LOST, ...WON];

const OPENING = ["assault", "gambled", "experiment"]; // what begins a chapter with heroes in it
const CARDS = ["guild", "sign", "thrown", "sign-idle", "no-cells"]; // what turns a Guild card up
const DRAWN = ["guild", "sign"]; // those of an assault itself
const SILENT = ["drew", "reshuffled", "shown", "called"]; // happen meanwhile, and are no step of the heroes
const WAKING = ["inspired", "freed", "stirred", "roused", "restored"];

/** The kind of an event: `waits` for `heroes-event-waits`. */
export function kindOf(event: Event): string {
  return event.id.replace("heroes-event-", "");
}

/** Whether an event begins a chapter in which heroes act. */
export function begins(event: Event): boolean {
  return OPENING.includes(kindOf(event));
}

/** Whether an event is told by the herald. */
export function isStep(event: Event): boolean {
  return begins(event) || CARDS.includes(kindOf(event)) || kindOf(event) in DOES || TOLD.includes(kindOf(event));
}

/** The dungeon as people see it: heroes on their way stand before the door, and who strikes or loots is not exhausted yet. */
export function sceneOf(view: HeroesView): Scene {
  const { rooms, passages, foes, runners, goal, players, pending } = view;
  const lairs = players.map((player) => player.lair);
  const scene: Scene = structuredClone({ rooms, passages, foes, runners, goal, lairs });
  const room = pending?.room;
  if (!room) return scene;
  if (pending.step === "traps")
    for (const hero of view.charging) group(scene, room, hero)[pending.creeping ? "exhausted" : "awake"] += 1;
  if (pending.hero) shift(group(scene, room, pending.hero), ["exhausted"], "awake");
  for (const hero of view.looting) shift(group(scene, room, hero), ["exhausted"], "awake");
  return scene;
}

/** The view after one event; what an event does not tell stays as it was. */
export function changed(view: HeroesView, event: Event): HeroesView {
  const does = DOES[kindOf(event)];
  if (!does) return view;
  const scene = sceneOf(view);
  does({ scene, event, before: view });
  const { lairs, ...dungeon } = scene;
  const players = view.players.map((player, seat) => ({ ...player, lair: lairs[seat]! }));
  return { ...view, ...dungeon, players, pending: null, charging: [], looting: [] };
}

/** The steps that these events are, seen from the view before them. */
export function stepsOf(before: HeroesView, events: readonly Event[], card = ""): Step[] {
  const steps: Step[] = [];
  let scene = sceneOf(before);
  let turned = card;
  for (const event of events) {
    if (SILENT.includes(kindOf(event))) continue;
    if (!isStep(event) || (isOwn(event) && before.phase !== "assault" && !steps.some(isDefence))) break;
    if (CARDS.includes(kindOf(event))) turned = named(event, "card");
    scene = structuredClone(scene);
    DOES[kindOf(event)]?.({ scene, event, before });
    steps.push({ event, card: turned, rooms: placesOf(event), hero: named(event, "hero"), scene });
  }
  return steps;
}

/** What was told of the assault that goes on, or has just ended; nothing if something else was told since. */
export function toldOf(events: readonly Event[], scene: Scene): Step[] {
  const news = events.slice(Math.max(0, events.findLastIndex(begins)));
  const isOver = news.some((event) => !isStep(event) && !SILENT.includes(kindOf(event)));
  if (isOver || !news[0] || !begins(news[0])) return [];
  let card = "";
  return news.filter(isStep).map((event) => {
    if (CARDS.includes(kindOf(event))) card = named(event, "card");
    return { event, card, rooms: placesOf(event), hero: named(event, "hero"), scene };
  });
}

/** What the herald says now: of a Guild card, as what number of how many, and what has come of it, the newest first. */
export interface Told {
  card: Step | null; // by which it was turned up
  number: number;
  of: number; // 0 where nobody has said how many
  steps: Step[];
}

/** The steps as the herald tells them: those of the Guild card that was turned up last. */
export function heralded(steps: readonly Step[]): Told {
  const kinds = steps.map(({ event }) => kindOf(event));
  const at = kinds.findLastIndex((kind) => CARDS.includes(kind));
  return {
    card: steps[at] ?? null,
    number: kinds.filter((kind) => DRAWN.includes(kind)).length,
    of: kinds[0] === "assault" ? numberOf(steps[0]!.event, "n") : 0,
    steps: steps.slice(at + 1).reverse(),
  };
}

/** What players do in an assault only if a Guild card or a Defend icon's momentum lets them. */
function isOwn(event: Event): boolean {
  return ["ambushed", "summoned", "generated", "trap-set", "portal-set", "portal-done"].includes(kindOf(event));
}

function isDefence(step: Step): boolean {
  return kindOf(step.event).startsWith("defended");
}

/** The rooms that an event speaks of, the one where it happens first. */
function placesOf(event: Event): string[] {
  const rooms = [named(event, "door"), named(event, "room")].filter(Boolean);
  return rooms.length === 0 && kindOf(event) === "jailed" ? ["cells"] : rooms;
}

// ---- what each event changes

interface Doing {
  scene: Scene;
  event: Event;
  before: HeroesView;
}

const TOLD = [
  ...["no-room", "no-token", "ransacks", "shoots", "treasure", "defended", "defended-again", "discarded"],
  ...["wave", "plan-shown", "plan-away", "took", "escapes", "empty-handed", "clock", "unpaid", "foe-strikes"],
  ...["blinded", "sighted", "restocked", "swapped", "stowaway", "runner-held", ...IDLE, ...ENDS],
];

const DOES: Record<string, (doing: Doing) => void> = {
  came: ({ scene, event }) => void (group(scene, named(event, "room"), named(event, "hero")).arriving += 1),
  disarms: ({ scene, event }) => spend(scene, named(event, "room"), "trap"),
  lost: ({ scene, event }) => spend(scene, named(event, "room"), named(event, "token")),
  trapped,
  jailed: ({ scene, event }) => shift(group(scene, "cells", named(event, "hero")), ["arriving"], "exhausted"),
  ...Object.fromEntries(WAKING.map((kind) => [kind, wake])),
  attacks: ({ scene, event }) => tire(scene, named(event, "room"), named(event, "hero")),
  waits: ({ scene, event }) => tire(scene, named(event, "room"), named(event, "hero")),
  lingers: ({ scene, event }) => tire(scene, named(event, "room"), named(event, "hero")),
  posted: ({ scene, event }) => void (group(scene, named(event, "room"), named(event, "hero")).exhausted += 1),
  mired: ({ scene, event }) => {
    for (const hero of listed(event, "heroes")) tire(scene, named(event, "room"), hero);
  },
  wounded,
  fell,
  looted,
  seized: ({ scene, event }) => {
    roomOf(scene, named(event, "room")).treasure = 0;
    if (numberOf(event, "n") === 0) forgive(scene);
  },
  "no-treasure": ({ scene }) => forgive(scene),
  charges,
  creeps,
  ...Object.fromEntries(MARKS.map((name) => [`marked-${name}`, mark])),
  ...Object.fromEntries(MARKS.map((name) => [`cleared-${name}`, clear])),
  owed: ({ scene, event }) => void (roomOf(scene, "vault").events = numberOf(event, "n")),
  "foe-rolls": ({ scene, event }) => void (foeOf(scene, event).room = named(event, "room")),
  "foe-trapped": (doing) => {
    spend(doing.scene, named(doing.event, "room"), "trap");
    hurt(doing);
  },
  "foe-hit": hurt,
  "foe-fell": ({ scene, event }) => void Object.assign(foeOf(scene, event), { room: null, state: "away" }),
  "called-foe": ({ scene, event }) => {
    const found = scene.foes.find((foe) => foe.foe === named(event, "foe") && foe.room === null);
    if (found) Object.assign(found, { room: named(event, "room"), health: numberOf(event, "n"), state: "standing" });
  },
  "shows-again": ({ scene, event }) => void (foeOf(scene, event).state = "acting"),
  retreats: ({ scene, event }) => {
    const foe = foeOf(scene, event);
    const hero = named(event, "hero") as Hero;
    Object.assign(foe, { room: named(event, "room"), health: foe.most, state: "standing", hero });
  },
  "carried-off": carriedOff,
  "runner-moves": ({ scene, event }) => void (fugitive(scene, event).room = named(event, "door")),
  "runner-trapped": ({ scene, event }) => spend(scene, named(event, "room"), "trap"),
  "runner-left": ({ scene, event }) => void rescued(scene, named(event, "door")),
  "treasure-back": ({ scene, event }) => {
    const [home, worth] = [named(event, "room"), numberOf(event, "n")];
    rescued(scene, home);
    Object.assign(roomOf(scene, home), { treasure: worth, looters: worth });
  },
  "captive-loose": ({ scene, event }) => void (foeOf(scene, event).state = "running"),
  "captive-left": ({ scene, event }) => void Object.assign(foeOf(scene, event), { room: null, state: "away" }),
  "captive-back": ({ scene, event }) =>
    void Object.assign(foeOf(scene, event), { room: named(event, "room"), state: "standing" }),
  "tough-hit": ({ scene, event }) => void (group(scene, named(event, "room"), named(event, "hero")).wounded += 1),
  "tough-trapped": ({ scene, event }) => {
    spend(scene, named(event, "room"), "trap");
    group(scene, named(event, "room"), named(event, "hero")).wounded += 1;
  },
  goal: ({ scene, event }) => void (scene.goal = named(event, "room")),
  spawned: ({ scene, event }) => {
    for (let i = 0; i < numberOf(event, "n"); i++) gain(scene, named(event, "room"), named(event, "token"));
  },
  drifted: ({ scene, event }) => {
    spend(scene, named(event, "room"), named(event, "token"));
    gain(scene, named(event, "door"), named(event, "token"));
  },
  "portal-broken": ({ scene, event }) => void (roomOf(scene, named(event, "room")).portal = "unfinished"),
  closed: ({ scene, event }) => {
    const pair = [named(event, "room"), named(event, "door")];
    scene.passages = scene.passages.filter((each) => !pair.every((room) => each.includes(room)));
  },
  opened: joined,
  dug: joined,
  reopened: ({ scene, event }) => void (roomOf(scene, named(event, "room")).portal = "completed"),
  ambushed,
  summoned: ambushed,
  generated: ({ scene, event }) => gain(scene, named(event, "room"), named(event, "token")),
  "trap-set": ({ scene, event }) => gain(scene, named(event, "room"), "trap"),
  "portal-set": ({ scene, event }) => void (roomOf(scene, named(event, "room")).portal = "completed"),
  "portal-done": ({ scene, event }) => void (roomOf(scene, named(event, "room")).portal = "completed"),
};

function roomOf(scene: Scene, name: string): Room {
  return scene.rooms.find((room) => room.room === name)!;
}

/** The heroes of a class in a room. */
function group(scene: Scene, room: string, hero: string): HeroGroup {
  const heroes = roomOf(scene, room).heroes;
  let found = heroes.find((each) => each.hero === hero);
  if (!found) heroes.push((found = { hero: hero as Hero, arriving: 0, awake: 0, exhausted: 0, wounded: 0 }));
  return found;
}

/** The foe of whom an event speaks: the one in that room, if there are several of a name. */
function foeOf(scene: Scene, event: Event): Foe {
  const called = scene.foes.filter((foe) => foe.foe === named(event, "foe"));
  return called.find((foe) => foe.room === named(event, "room")) ?? called.find((foe) => foe.room) ?? called[0]!;
}

/** Who runs: a hero with a treasure, or a captive. */
function fugitive(scene: Scene, event: Event): Runner | Foe {
  const [who, where] = [named(event, "hero"), named(event, "room")];
  return (
    scene.runners.find((each) => each.hero === who && each.room === where) ?? scene.foes.find((foe) => foe.foe === who)!
  );
}

/** A looter runs with the treasure. */
function carriedOff({ scene, event }: Doing): void {
  const [hero, home, worth] = [named(event, "hero") as Hero, named(event, "room"), numberOf(event, "n")];
  shift(group(scene, home, hero), ["awake", "exhausted"], null);
  Object.assign(roomOf(scene, home), { treasure: 0, looters: 0 });
  scene.runners.push({ hero, room: home, home, treasure: worth, way: [], assaults: 0 });
}

/** Whoever had the treasure of a room runs no more. */
function rescued(scene: Scene, home: string): void {
  scene.runners = scene.runners.filter((runner) => runner.home !== home);
}

function hurt({ scene, event }: Doing): void {
  foeOf(scene, event).health = numberOf(event, "n");
}

function mark({ scene, event }: Doing): void {
  const room = roomOf(scene, named(event, "room"));
  Object.assign(room, { marked: true, events: room.events + 1 });
}

function clear({ scene, event }: Doing): void {
  Object.assign(roomOf(scene, named(event, "room")), { marked: false, events: 0 });
}

function joined({ scene, event }: Doing): void {
  scene.passages.push([named(event, "room"), named(event, "door")]);
}

type State = "arriving" | "awake" | "exhausted";

/** One hero changes from the first of these states in which there is one. */
function shift(heroes: HeroGroup, from: State[], to: State | null): void {
  const state = from.find((each) => heroes[each] > 0);
  if (!state) return;
  heroes[state] -= 1;
  if (to) heroes[to] += 1;
}

function tire(scene: Scene, room: string, hero: string): void {
  shift(group(scene, room, hero), ["awake", "arriving"], "exhausted");
}

function gain(scene: Scene, room: string, token: string): void {
  const tokens = roomOf(scene, room).tokens;
  tokens[token] = (tokens[token] ?? 0) + 1;
}

function spend(scene: Scene, room: string, token: string): void {
  const tokens = roomOf(scene, room).tokens;
  tokens[token] = (tokens[token] ?? 1) - 1;
  if (tokens[token] <= 0) delete tokens[token];
}

/** With the last treasure that is taken for it, or when none is left, a debt is forgotten. */
function forgive(scene: Scene): void {
  roomOf(scene, "vault").events = 0;
}

function trapped({ scene, event }: Doing): void {
  const room = named(event, "room");
  spend(scene, room, "trap");
  const came = event.rule === "KH-65";
  shift(group(scene, room, named(event, "hero")), came ? ["arriving", "awake"] : ["awake", "exhausted"], null);
}

function wake({ scene, event }: Doing): void {
  for (const heroes of roomOf(scene, named(event, "room")).heroes) {
    heroes.awake += heroes.exhausted;
    heroes.exhausted = 0;
  }
}

/** A monster has one wound more: of its kind the one with this much health left. */
function wounded({ scene, event, before }: Doing): void {
  const { wounds } = monsters(scene, event);
  const health = before.players[seatOf(event)]?.health ?? 1;
  const now = health - numberOf(event, "n");
  const place = wounds.indexOf(now - 1);
  if (place >= 0) wounds[place] = now;
  wounds.sort((a, b) => a - b);
}

/** The most wounded monster falls. */
function fell({ scene, event }: Doing): void {
  const found = monsters(scene, event);
  found.wounds.pop();
  found.count = found.wounds.length;
  const room = roomOf(scene, named(event, "room"));
  room.monsters = room.monsters.filter((each) => each.count > 0);
  scene.lairs[seatOf(event)]! += 1;
}

function monsters(scene: Scene, event: Event): { count: number; wounds: number[] } {
  const found = roomOf(scene, named(event, "room")).monsters.find((each) => each.seat === seatOf(event));
  return found ?? { count: 0, wounds: [] };
}

/** Those who loot are exhausted, and the treasure is gone. */
function looted({ scene, event }: Doing): void {
  const room = roomOf(scene, named(event, "room"));
  for (const hero of listed(event, "heroes")) tire(scene, room.room, hero);
  room.treasure = 0;
}

/** Heroes of a room go on together. */
function charges({ scene, event }: Doing): void {
  for (const hero of listed(event, "heroes")) {
    shift(group(scene, named(event, "room"), hero), ["awake", "arriving"], null);
    group(scene, named(event, "door"), hero).awake += 1;
  }
}

/** All exhausted heroes of a room steal into another one. */
function creeps({ scene, event }: Doing): void {
  for (const heroes of roomOf(scene, named(event, "room")).heroes) {
    group(scene, named(event, "door"), heroes.hero).exhausted += heroes.exhausted;
    heroes.exhausted = 0;
  }
}

/** Monsters come out of the Lair. */
function ambushed({ scene, event, before }: Doing): void {
  const seat = seatOf(event);
  const room = roomOf(scene, named(event, "room"));
  let found = room.monsters.find((each) => each.seat === seat);
  if (!found) room.monsters.push((found = { seat, clan: before.players[seat]?.clan ?? "", count: 0, wounds: [] }));
  found.wounds = [...Array<number>(numberOf(event, "n")).fill(0), ...found.wounds];
  found.count = found.wounds.length;
  scene.lairs[seat]! -= numberOf(event, "n");
}
