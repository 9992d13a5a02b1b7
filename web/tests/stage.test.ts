/** The stage: one order in which everything is seen. stage.json was printed from the engine, heroes.json too. */

import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { sceneOf } from "../src/games/heroes/assault";
import { score as heroes, WEIGHTS as ofHeroes } from "../src/games/heroes/beats";
import type { HeroesView } from "../src/games/heroes/shapes";
import { score as kragmortha, WEIGHTS as ofKragmortha } from "../src/games/kragmortha/beats";
import { score as looterz, WEIGHTS as ofLooterz } from "../src/games/looterz/beats";
import type { Decision, Event } from "../src/lib/game";
import { type Beat, type Frame, PLAIN, type Score, type View, cut, isBeat } from "../src/stage/beat";
import { type Input, type Playback, advance, isShowing, start } from "../src/stage/playback";
import { AWAITED, SPEEDS, type Speed, type Tempo, timed, total } from "../src/stage/tempo";

interface Game {
  game: "looterz" | "kragmortha" | "heroes";
  seats: number;
  plies: [number, [string, Event["args"]][]][];
  boards?: unknown[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf-8"));
const games = read("stage.json") as Game[];
const SCORES: Record<Game["game"], Score> = { looterz, kragmortha, heroes };
const WEIGHTS = { looterz: ofLooterz, kragmortha: ofKragmortha, heroes: ofHeroes };
interface Assault {
  views: HeroesView[];
  events: Event[][];
}
const { assaults } = read("heroes.json") as { assaults: Assault[] };
const { debts } = read("foretold.json") as { debts: Assault[] };

/** A game as the first seat's screen receives it. Boards are not folded here. */
function framesOf({ game, plies }: Game): Frame[] {
  return plies.map(([, events], ply) => ({
    version: ply + 1,
    ply: ply + 1,
    since: ply,
    view: { ply: ply + 1, actor: plies[ply + 1]?.[0] ?? -1 },
    events: events.map(([kind, args]) => ({ ply, id: `${game}-event-${kind}`, args })),
    decision: plies[ply + 1]?.[0] === 0 ? asked(ply) : null,
    outcome: null,
  }));
}

function asked(ply: number): Decision {
  return { seat: 0, prompt: { id: `ask-${ply}`, args: {} }, rule: "", options: [], refused: [] };
}

function first(game: Game): Frame {
  const decision = game.plies[0]![0] === 0 ? asked(-1) : null;
  return {
    version: 0,
    ply: 0,
    since: 0,
    view: { ply: 0, actor: game.plies[0]![0] },
    events: [],
    decision,
    outcome: null,
  };
}

/** A score that folds nothing, for games whose boards were not kept. */
function unfolded(game: Game): Score {
  return { ...SCORES[game.game], fold: undefined, concerns: undefined };
}

/** All beats of a game. */
function beatsOf(game: Game): Beat[] {
  let before = { view: first(game).view, ply: 0, chapter: 0 };
  return framesOf(game).flatMap((frame) => {
    const beats = cut(frame, before, unfolded(game), 0).filter(isBeat);
    before = { view: frame.view, ply: frame.ply, chapter: beats.at(-1)?.chapter ?? before.chapter };
    return beats;
  });
}

describe("a frame is cut into beats", () => {
  test.each(games.map((game, i) => [`${game.game} ${i}`, game] as const))(
    "each event once, in order: %s",
    (_, game) => {
      for (const frame of framesOf(game)) {
        const cues = cut(frame, { view: {}, ply: 0, chapter: 0 }, unfolded(game), 0);
        const beats = cues.filter(isBeat);
        expect(beats.flatMap((beat) => beat.events)).toEqual(frame.events);
        if (beats.length > 0) expect(beats.at(-1)!.view).toBe(frame.view);
        expect(cues.at(-1)).toEqual({ closes: frame });
      }
    },
  );

  const event = (id: string, args: Event["args"] = {}): Event => ({ ply: 0, id, args });
  const weights: Record<string, Beat["weight"]> = { hush: "silent", step: "trivial", blow: "normal", end: "dramatic" };
  const made: Score = { weigh: ({ id }) => weights[id]!, opens: ({ id }) => id === "end" };
  const frame = (...events: Event[]): Frame => ({ ...first(games[0]!), events });
  const told = (...events: Event[]): string[] =>
    cut(frame(...events), { view: {}, ply: 0, chapter: 0 }, made, 0)
      .filter(isBeat)
      .map((beat) => beat.events.map(({ id }) => id).join("+"));

  it("joins what is silent to the next beat or the last, and runs of what is trivial", () => {
    const [hush, step, blow] = ["hush", "step", "blow"].map((id) => event(id)) as [Event, Event, Event];
    expect(told(hush, blow, step, step, step, blow, hush)).toEqual(["hush+blow", "step+step+step", "blow+hush"]);
    expect(told(hush)).toEqual(["hush"]);
    expect(told()).toEqual([]);
  });

  it("counts chapters, and knows my own deeds until one begins", () => {
    const before = { view: { actor: 0 }, ply: 0, chapter: 3 };
    const beats = cut(frame(event("blow"), event("end"), event("blow")), before, made, 0).filter(isBeat);
    expect(beats.map(({ chapter, mine }) => [chapter, mine])).toEqual([
      [3, true],
      [4, false],
      [4, false],
    ]);
  });

  it("shows large what others play and what befalls me, and none of my own deeds", () => {
    const cards: Score = {
      ...{ weigh: () => "normal", opens: () => false },
      spot: ({ args }) => ({ card: String(args.card), seat: Number(args.seat), isBad: args.card === "look" }),
    };
    const spots = (actor: number): (string | undefined)[] =>
      cut(
        frame(
          event("a", { card: "king", seat: 1 }),
          event("b", { card: "imp", seat: 0 }),
          event("c", { card: "look", seat: 0 }),
        ),
        ...([{ view: { actor }, ply: 0, chapter: 0 }, cards, 0] as const),
      )
        .filter(isBeat)
        .map((beat) => beat.spot?.card);
    expect(spots(1)).toEqual(["king", undefined, "look"]);
    expect(spots(0)).toEqual(["king", undefined, undefined]);
  });

  it("weighs what others do to me one step more", () => {
    const stole = (rival: number): Event =>
      event("looterz-event-stole", { seat: "@seat/1", rival: `@seat/${rival}`, n: 1, card: "@card/thief#1" });
    const players = [0, 1, 2].map((seat) => ({ seat, loot: 2, looterz: [] }));
    const weight = (rival: number): string | undefined =>
      cut(frame(stole(rival)), { view: { actor: 1, players }, ply: 0, chapter: 0 }, looterz, 0).filter(isBeat)[0]
        ?.weight;
    expect([weight(2), weight(0)]).toEqual(["normal", "dramatic"]);
  });
});

describe("boards between two states", () => {
  test("Looterz: Loot, wounds and deaths are the engine's", () => {
    type Board = [number, Record<string, number>][];
    const game = games.find((each) => each.game === "looterz" && each.boards)!;
    let deaths = 0;
    framesOf(game).forEach((frame, i) => {
      const [before, after] = [game.boards![i], game.boards![i + 1]] as [Board, Board];
      const view = {
        players: before.map(([loot, cards], seat) => ({
          ...{ seat, loot, looterz: Object.entries(cards).map(([card, life]) => ({ card, life })) },
        })),
      };
      const folded = frame.events.reduce<View>((seen, event) => looterz.fold!(seen, event, view), view) as typeof view;
      expect(folded.players.map(({ loot }) => loot)).toEqual(after.map(([loot]) => loot));
      for (const { id, args } of frame.events) {
        const card = String(args.card).replace("@card/", "");
        if (!/died|destroyed|sacrificed/.test(id)) continue;
        deaths += 1;
        expect(folded.players.some(({ looterz: all }) => all.some((each) => each.card === card))).toBe(false);
      }
      if (frame.events.length === 1 && frame.events[0]!.id === "looterz-event-attacked")
        expect(
          folded.players.map(({ looterz: all }) => Object.fromEntries(all.map(({ card, life }) => [card, life]))),
        ).toEqual(after.map(([, cards]) => cards));
    });
    expect(deaths).toBeGreaterThan(3);
  });

  test("Looterz: who is recruited is there when it is told", () => {
    const player = (loot: number, ...cards: string[]): object => ({
      ...{ seat: 0, loot, looterz: cards.map((card) => ({ card, life: 1 })) },
    });
    const tell = (kind: string, args: Event["args"]): Event => ({ ply: 0, id: `looterz-event-${kind}`, args });
    const events = [
      tell("recruited", { seat: "@seat/0", card: "@card/beggar#1" }),
      tell("begged", { seat: "@seat/0", card: "@card/beggar#1", n: 2 }),
    ];
    const after: Frame = { ...first(games[0]!), view: { players: [player(2, "hydra#1", "beggar#1")] }, events };
    const before = { view: { actor: 1, players: [player(0, "hydra#1")] }, ply: 0, chapter: 0 };
    const [come] = cut(after, before, looterz, 1).filter(isBeat);
    expect(come!.view.players).toEqual([player(0, "hydra#1", "beggar#1")]);
  });

  test("Kragmortha: everybody stands where the engine has them", () => {
    type Board = [string, (string | null)[]];
    const game = games.find((each) => each.game === "kragmortha" && each.boards)!;
    framesOf(game).forEach((frame, i) => {
      const [[rigor, squares], after] = [game.boards![i], game.boards![i + 1]] as [Board, Board];
      const view = { rigor, players: squares.map((square, seat) => ({ seat, square })) };
      const folded = frame.events.reduce<View>(
        (seen, event) => kragmortha.fold!(seen, event, view),
        view,
      ) as typeof view;
      if (frame.events.some(({ id }) => id === "kragmortha-event-thrown-out")) return;
      expect([folded.rigor, folded.players.map(({ square }) => square)]).toEqual(after);
    });
  });

  test("heroes: with the first step of an assault it is its phase", () => {
    const view = { ...assaults[0]!.views[0]!, phase: "play" } as HeroesView;
    const told: Event = { ply: 0, id: "heroes-event-assault", args: { n: 1 } };
    expect((heroes.fold!(view, told, view) as HeroesView).phase).toBe("assault");
  });

  test("heroes: a card whose draw is told lies in the hand, where it stays", () => {
    const holding = (...hands: string[][]): HeroesView => {
      const players = hands.map((cards, seat) => ({ seat, hand: { count: cards.length, cards } }));
      return { ...assaults[0]!.views[0]!, players } as HeroesView;
    };
    const told: Event = { ply: 0, id: "heroes-event-drew", args: { seat: "@seat/0", card: "@card/gnaw" } };
    const after = holding(["scurry", "gnaw", "nest"], ["volley"]);
    expect(heroes.fold!(holding(["scurry", "nest"], ["volley"]), told, after)).toEqual(after);
  });

  test("heroes: after the last step the dungeon is the engine's", () => {
    const plain = (view: HeroesView): unknown =>
      sceneOf(view).rooms.map(({ room, treasure, heroes: groups, monsters, portal, events }) => ({
        ...{
          room,
          treasure,
          portal,
          events,
          monsters: monsters.map(({ seat, count, wounds }) => [seat, count, wounds]),
        },
        heroes: groups
          .filter((each) => each.arriving + each.awake + each.exhausted > 0)
          .map((each) => each.hero)
          .sort(),
      }));
    const folded = (before: HeroesView, news: Event[], after: HeroesView): HeroesView =>
      news.reduce<View>((seen, event) => heroes.fold!(seen, event, after), before) as HeroesView;
    let compared = 0;
    for (const { views, events } of assaults)
      events.forEach((news, i) => {
        const known = news.every((event) => heroes.weigh(event) && !/drew|played|turn$/.test(event.id));
        if (!known || views[i]!.phase !== "assault") return;
        compared += 1;
        expect(plain(folded(views[i]!, news, views[i + 1]!))).toEqual(plain(views[i + 1]!));
      });
    expect(compared).toBeGreaterThan(5);
    for (const { views, events } of debts)
      events.forEach((news, i) => {
        // The debt goes with the last treasure that pays it.
        expect(plain(folded(views[i]!, news, views[i + 1]!))).toEqual(plain(views[i + 1]!));
      });
  });
});

describe("time", () => {
  interface Lasting {
    deeds: number[]; // the turns of rivals, with what a gamble in them brings
    assaults: number[]; // those after my own turns as well: they are nobody's deed
  }

  /** How long others let me wait, in ms. My own turn is no part of it: it would only make the mean look better. */
  function lasting(game: Game, speed: Speed): Lasting {
    const score = SCORES[game.game];
    const rivals = score.chapters?.(game.seats) ?? game.seats - 1;
    const others = beatsOf(game).filter(({ mine }) => !mine);
    const found: Lasting = { deeds: [], assaults: [] };
    let kind: keyof Lasting | null = null; // what goes on
    for (const number of new Set(others.map(({ chapter }) => chapter))) {
      const beats = others.filter(({ chapter }) => chapter === number);
      const ms = beats
        .map((beat) => timed(beat, speed, beats, rivals))
        .reduce((sum, { lead, hold }) => sum + lead + hold, 0);
      const opening = beats[0]!.events.find((event) => score.opens(event));
      const isTurn = opening?.id === `${game.game}-event-turn`;
      const isAssault = opening?.id === `${game.game}-event-assault`;
      if (isTurn) kind = opening.args.seat === "@seat/0" ? null : "deeds";
      if (isAssault) kind = "assaults";
      if (kind && (isTurn || isAssault)) found[kind].push(ms);
      else if (kind) found[kind].push(found[kind].pop()! + ms);
    }
    return found;
  }

  /** The same of all games of a kind. */
  function lastingIn(name: Game["game"], seats: number, speed: Speed): Lasting {
    const all = games.filter((game) => game.game === name && game.seats === seats).map((game) => lasting(game, speed));
    return { deeds: all.flatMap(({ deeds }) => deeds), assaults: all.flatMap(({ assaults }) => assaults) };
  }

  const mean = (all: number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
  const ninth = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.9)]!;

  test.each([
    ["looterz", 4],
    ["looterz", 6],
    ["kragmortha", 4],
  ] as const)("a rival's turn is short: %s, %i seats", (name, seats) => {
    const turns = (speed: Speed): number[] => lastingIn(name, seats, speed).deeds;
    expect(ninth(turns("normal"))).toBeLessThanOrEqual(4000);
    expect(ninth(turns("brisk"))).toBeLessThanOrEqual(1800);
    expect(Math.max(...turns("once"))).toBe(0);
  });

  /** A beat of others, as light or heavy as one likes. */
  const beat = (weight: Beat["weight"], more: Partial<Beat> = {}): Beat => ({
    ...{ events: [{ ply: 0, id: "e", args: {} }], weight, dice: [], view: {}, spot: null, chapter: 1, mine: false },
    ...more,
  });

  test.each([
    ["calm", [0, 260, 900, 1600], 900 + 110 * 3],
    ["normal", [0, 130, 420, 800], 480 + 50 * 3],
    ["brisk", [0, 50, 180, 360], 200 + 20 * 3],
    ["once", [0, 0, 0, 0], 0],
  ] as const)("beats last as long as is written: %s", (speed, holds, lead) => {
    const alone = (one: Beat): number => timed(one, speed, [one], 3).hold;
    expect((["silent", "trivial", "normal", "dramatic"] as const).map((weight) => alone(beat(weight)))).toEqual(holds);
    const rolled = beat("normal", { dice: [1, 2, 3] });
    expect(timed(rolled, speed, [rolled], 3)).toEqual({ lead, hold: holds[2] * 0.6 });
    const run = beat("trivial", { events: Array.from({ length: 9 }, () => ({ ply: 0, id: "e", args: {} })) });
    expect(alone(run)).toBe(holds[1] * 2); // five at most
  });

  test("a card that is played lies there long enough to be read", () => {
    const played = beat("normal", { spot: { card: "king", seat: 1, isNew: true } });
    expect(timed(played, "normal", [played], 3).hold).toBe(900);
    const many = Array.from({ length: 9 }, () => played);
    expect(timed(played, "normal", many, 3).hold).toBeLessThan(420); // unless the turn would be too long
  });

  // in s: calm, normal, brisk
  test.each([
    ["looterz", 4, "deeds", [5.8, 2.8, 1.2]],
    ["looterz", 6, "deeds", [4.2, 2.0, 0.9]],
    ["kragmortha", 4, "deeds", [4.3, 2.0, 0.9]],
    ["heroes", 3, "deeds", [6.0, 2.8, 1.2]],
    ["heroes", 3, "assaults", [6.1, 2.9, 1.3]],
  ] as const)("others let me wait as long as was foreseen: %s, %i seats, %s", (name, seats, what, foreseen) => {
    (["calm", "normal", "brisk"] as const).forEach((speed, i) => {
      const share = mean(lastingIn(name, seats, speed)[what]) / 1000 / foreseen[i]!;
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(1.1);
    });
  });

  test("my own deeds hold nothing up, but their dice tumble", () => {
    const mine = beatsOf(games[0]!).filter((beat) => beat.mine);
    for (const beat of mine) expect(timed(beat, "calm", [beat], 3).hold).toBe(0);
    expect(mine.some((beat) => timed(beat, "calm", [beat], 3).lead > 0)).toBe(true);
  });

  test.each(Object.keys(SCORES) as Game["game"][])("every event of %s is weighed on purpose", (name) => {
    const words = readFileSync(new URL(`../../src/lootkeep/locales/en/${name}.ftl`, import.meta.url), "utf-8");
    const ids = [...words.matchAll(new RegExp(`^${name}-event-[\\w-]+`, "gm"))].map(([id]) => id);
    const kinds = Object.values(WEIGHTS[name]).flat();
    expect([...kinds].sort()).toEqual([...new Set(ids.map((id) => id.replace(`${name}-event-`, "")))].sort());
  });
});

// ---- the laws, under whatever may come

/** Numbers that only look like chance. */
function dealer(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const tempo = (speed: Speed, isAwaited = false): Tempo => ({ speed, rivals: 3, isAwaited });

/** What is released from one moment to the next: lines, questions, the end. */
function releases(before: Playback, after: Playback): string[] {
  const from = Math.min(before.shown.told, after.shown.told);
  const lines = after.events.slice(from, after.shown.told).map((event) => `${event.ply} ${event.id}`);
  const isAsked = after.shown.decision !== null && after.shown.decision !== before.shown.decision;
  return [...lines, ...(isAsked ? [after.shown.decision!.prompt.id] : [])];
}

/** The laws that hold at each moment; dice lie before they are told, unless somebody has pressed. */
function obey(before: Playback, after: Playback, now: number, isPressed: boolean): void {
  const { shown, events, queue, newest } = after;
  expect(shown.told).toBeLessThanOrEqual(events.length);
  if (shown.decision) {
    expect(shown.told).toBe(events.length);
    expect(shown.decision).toBe(newest.decision);
    expect(queue).toEqual([]);
  }
  if (shown.rolling) {
    expect(events.indexOf(shown.rolling)).toBeGreaterThanOrEqual(shown.told);
    expect(after.until).toBeGreaterThan(now);
  }
  if (after.phase !== "rest") expect(after.until).toBeGreaterThan(now);
  const lies = isPressed || before.phase !== "lead" || before.until <= now;
  if (!lies) expect(shown.told).toBe(before.shown.told);
}

/** Show a game on a screen on which somebody plays about, and answers when asked: all that is released, in order. */
function show(game: Game, speeds: (turn: number) => Speed, chance: (n: number) => number, disturbs: boolean): string[] {
  const seen = { score: unfolded(game), eyes: 0 };
  const frames = framesOf(game);
  let play = start(first(game));
  let now = 0;
  const all: string[] = [];
  const put = (input: Input, speed: Speed): void => {
    const before = play;
    const isPressed = speed === "once" || input.do === "skip" || input.do === "next" || play.hurries;
    play = advance(play, input, now, tempo(speed, chance(8) === 0), seen);
    obey(before, play, now, isPressed);
    all.push(...releases(before, play));
  };
  for (const [i, frame] of frames.entries()) {
    for (let turn = 0; game.plies[i]![0] === 0 && play.shown.decision === null; turn += 1) {
      expect(turn).toBeLessThan(1000); // a question comes
      now = Math.max(now, play.until);
      put({ do: "tick" }, speeds(i));
    }
    now += chance(300);
    put({ do: "frame", frame }, speeds(i));
    if (!disturbs) continue;
    const what = chance(12);
    if (what === 0) put({ do: "skip" }, speeds(i));
    if (what === 0) expect(isShowing(play)).toBe(false);
    if (what === 1) put({ do: "next" }, speeds(i));
    if (what === 2) now += chance(20000);
    put({ do: "tick" }, speeds(i));
  }
  while (isShowing(play)) {
    now = Math.max(now + 1, play.until);
    put({ do: "tick" }, "normal");
  }
  return all;
}

describe("what is released", () => {
  const few = games.filter(({ boards }, i) => boards || i > 8);

  test.each(few.map((game) => [game.game, game] as const))("comes in one order at every speed: %s", (_, game) => {
    const [calm, ...others] = SPEEDS.map((speed) => show(game, () => speed, dealer(1), false));
    expect(calm!.length).toBeGreaterThan(100);
    for (const other of others) expect(other).toEqual(calm);
  });

  test.each([1, 2, 3, 4, 5])("stays so whoever skips, hurries and changes the speed (%i)", (seed) => {
    const game = games[seed]!;
    const plain = show(game, () => "once", dealer(seed), false);
    const chance = dealer(seed);
    expect(show(game, () => SPEEDS[chance(4)]!, dealer(seed + 10), true)).toEqual(plain);
  });
});

describe("a playback", () => {
  const event = (ply: number, args: Event["args"] = {}): Event => ({ ply, id: "e", args });
  const frame = (ply: number, more: Partial<Frame> = {}): Frame => ({
    ...{ version: ply, ply, since: ply - 1, view: { ply, actor: 1 }, events: [event(ply - 1)] },
    ...{ decision: null, outcome: null, ...more },
  });
  const seen = { score: PLAIN, eyes: 0 };
  const at = (play: Playback, input: Input, now: number, speed: Speed = "normal"): Playback =>
    advance(play, input, now, tempo(speed), seen);
  const fresh = (): Playback => start({ ...frame(1), events: [] });
  const rolled = frame(2, { events: [event(1, { dice: [3, 5] })], decision: asked(2) });

  it("tells nothing of a roll before its dice lie, and asks after it", () => {
    let play = at(fresh(), { do: "frame", frame: rolled }, 0);
    expect([play.phase, play.shown.told]).toEqual(["gather", 0]);
    play = at(play, { do: "tick" }, 120);
    expect([play.phase, play.shown.rolling, play.shown.view]).toEqual(["lead", rolled.events[0], { ply: 1, actor: 1 }]);
    play = at(play, { do: "tick" }, 120 + 579);
    expect([play.shown.told, play.shown.decision]).toEqual([0, null]);
    play = at(play, { do: "tick" }, 120 + 580);
    expect([play.shown.told, play.shown.rolling, play.shown.view, play.shown.decision]).toEqual([
      1,
      null,
      rolled.view,
      null,
    ]);
    play = at(play, { do: "tick" }, 120 + 580 + 252);
    expect([play.shown.decision, play.shown.askedAt]).toEqual([rolled.decision, 120 + 580 + 252 + 250]);
  });

  it("keeps a card large until another comes, its turn is over, or I am asked", () => {
    const cards: Score = {
      ...{ weigh: () => "normal" as const, opens: ({ id }) => id === "turn" },
      spot: ({ args }) => (args.card ? { card: String(args.card), seat: Number(args.seat) } : null),
    };
    const told = (...events: Event["args"][]): Event[] => events.map((args) => ({ ply: 1, id: "e", args }));
    const turn: Event = { ply: 1, id: "turn", args: {} };
    const events = [...told({ card: "king", seat: 1 }, {}, { card: "thief", seat: 0 }), turn];
    let play = advance(fresh(), { do: "frame", frame: frame(2, { events }) }, 0, tempo("normal"), {
      score: cards,
      eyes: 0,
    });
    const seenAt = (now: number): string | undefined => {
      play = advance(play, { do: "tick" }, now, tempo("normal"), { score: cards, eyes: 0 });
      return play.shown.spot?.card;
    };
    expect([200, 600, 1000, 1400].map(seenAt)).toEqual(["king", "king", "king", undefined]); // my own is not shown
    play = advance(play, { do: "skip" }, 1500, tempo("normal"), { score: cards, eyes: 0 });
    expect(play.shown.spot).toBeNull();
  });

  test("points at what it hits, as each event tells", () => {
    const told = (...events: Event["args"][]): Event[] => events.map((args) => ({ ply: 1, id: "e", args }));
    const events = told({ card: "king", seat: 1 }, { hits: "room:vault" }, {});
    let play = advance(fresh(), { do: "frame", frame: frame(2, { events }) }, 0, tempo("normal"), {
      score: {
        ...PLAIN,
        spot: ({ args }) => (args.card ? { card: String(args.card), seat: Number(args.seat) } : null),
        aims: ({ args }) => (args.hits ? [String(args.hits)] : []),
      },
      eyes: 0,
    });
    const aims: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      play = advance(play, { do: "next" }, 1 + i, tempo("normal"), { score: PLAIN, eyes: 0 });
      aims.push(play.shown.spot?.aims);
    }
    expect(aims).toEqual([[], ["room:vault"], []]);
  });

  it("ends at one press, in one piece, and hurries on until I am asked", () => {
    let play = at(fresh(), { do: "frame", frame: frame(2) }, 0);
    play = at(play, { do: "skip" }, 10);
    expect([isShowing(play), play.shown.told, play.hurries, play.shown.leaps]).toEqual([false, 1, true, true]);
    play = at(play, { do: "frame", frame: frame(3) }, 20);
    expect([isShowing(play), play.shown.told]).toEqual([false, 2]);
    play = at(play, { do: "frame", frame: frame(4, { decision: asked(4) }) }, 30);
    expect([play.shown.decision, play.hurries, play.shown.askedAt]).toEqual([asked(4), false, 30]);
  });

  it("takes back what was told, and what was yet to be", () => {
    let play = at(fresh(), { do: "frame", frame: frame(2) }, 0, "once");
    play = at(play, { do: "frame", frame: frame(3) }, 10);
    play = at(play, { do: "frame", frame: frame(2, { version: 9, since: 1, events: [] }) }, 20);
    expect([play.events, play.shown.told, isShowing(play), play.shown.version]).toEqual([[], 0, false, 9]);
  });

  it("never releases a question that was answered elsewhere", () => {
    let play = at(fresh(), { do: "frame", frame: rolled }, 0);
    play = at(play, { do: "frame", frame: frame(3) }, 10);
    for (let now = 20; isShowing(play); now += 20) {
      play = at(play, { do: "tick" }, now);
      expect(play.shown.decision).toBeNull();
    }
    expect(play.shown.told).toBe(2);
  });

  it("leaves a question that is open as it is when something beside it changes", () => {
    let play = at(fresh(), { do: "frame", frame: rolled }, 0, "once");
    play = at(play, { do: "frame", frame: { ...rolled, since: 2, events: [] } }, 500);
    expect([play.shown.decision, play.shown.askedAt]).toEqual([rolled.decision, 0]);
  });

  it("goes on beat by beat, and rests while it is paused", () => {
    const two = frame(2, { events: [event(1), { ...event(1), id: "f" }] });
    let play = at(at(fresh(), { do: "pause", on: true }, 0), { do: "frame", frame: two }, 0);
    play = at(play, { do: "tick" }, 9000);
    expect(play.shown.told).toBe(0);
    play = at(play, { do: "next" }, 9000);
    expect(play.shown.told).toBe(1);
    play = at(play, { do: "tick" }, 19000);
    expect(play.shown.told).toBe(1);
    play = at(play, { do: "next" }, 19000);
    expect([play.shown.told, play.shown.news]).toEqual([2, [two.events[1]]]);
  });

  it("has time again for what comes after my answer, however long the turn was before it", () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ ...event(1), id: `e${i}` }));
    let play = at(fresh(), { do: "frame", frame: frame(2, { events: many, decision: asked(2) }) }, 0);
    play = at(play, { do: "tick" }, 120);
    expect(play.shown.hold).toBeLessThan(200); // pressed
    play = at(play, { do: "tick" }, 30_000);
    expect(play.shown.decision).not.toBeNull();
    play = at(play, { do: "frame", frame: frame(3) }, 31_000); // at once: its turn is known already
    expect([play.phase, play.shown.hold]).toEqual(["hold", 420]);
  });

  it("is pressed while people wait for me", () => {
    const many = frame(2, { events: Array.from({ length: 30 }, (_, i) => ({ ...event(1), id: `e${i}` })) });
    let play = at(fresh(), { do: "frame", frame: many }, 0);
    expect(total(play.queue.filter(isBeat), "normal")).toBeGreaterThan(3 * AWAITED);
    play = advance(play, { do: "tick" }, 120, tempo("normal", true), seen);
    expect(play.shown.hold).toBeLessThan(120);
  });
});
