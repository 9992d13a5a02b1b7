import { describe, expect, it } from "vitest";
import type { Event, Option, Refusal } from "../src/lib/game";
import type { TableView } from "../src/lib/table.svelte";
import { markOf, refusal } from "../src/games/kragmortha/answers";
import { foresee } from "../src/games/kragmortha/foresight";
import { floorOf, ground, isBeside, isSecondStep, spot, squareName } from "../src/games/kragmortha/library";
import { fit, place, shutRows, towards } from "../src/games/kragmortha/places";
import type { KragmorthaView } from "../src/games/kragmortha/view";
import { mostLooks, places, reason } from "../src/games/kragmortha/standing";
import { trail } from "../src/games/kragmortha/trail";
import { Claw, Cuffs, LongPress, Misses } from "../src/games/kragmortha/penance/controls";
import * as orders from "../src/games/kragmortha/penance/orders";
import { mirrored, steer } from "../src/games/kragmortha/penance/steering";

const BOARD = [
  "stones* book potion stones stones potion book*",
  "potion scroll shelf scroll shelf scroll scroll",
  "book stones shelf potion* shelf book stones",
  "scroll potion book book stones potion potion",
  "scroll potion* shelf scroll shelf stones* book",
  "stones book shelf stones shelf scroll scroll",
  "potion scroll scroll stones book* potion stones",
  "book stones potion shelf scroll shelf book",
  "desk desk book shelf stones shelf potion",
  "desk desk stones scroll potion book scroll*",
].map((row) => row.split(" "));

const STEP = { step: "move", seat: 0, goblin: null, look: null, tome: null };

/** A library with goblins on these squares. */
function library(squares: string[], changes: Partial<KragmorthaView> = {}): KragmorthaView {
  const players = squares.map((square, seat) => ({
    seat,
    square,
    goblin: "",
    hand: { count: 3, cards: null },
    limit: 3,
    looks: [],
    scoldings: 0,
    slipping: null,
    hushed: false,
    tomes: [],
    symbols: 0,
    tired: false,
  }));
  const none = { count: 0, cards: null };
  const open = { count: 0, cards: [] };
  return {
    game: "kragmortha",
    edition: "library",
    seat: 0,
    actor: 0,
    active: 0,
    first: 0,
    turn: 5,
    round: 2,
    over: false,
    penance: "screen",
    board: BOARD,
    rigor: "d10",
    deck: none,
    discards: open,
    look_deck: none,
    tome_deck: none,
    tokens: none,
    tokens_used: open,
    card: null,
    players,
    pending: { ...STEP, square: null },
    ...changes,
  };
}

function option(notation: string, changes: Partial<Option> = {}): Option {
  const square = notation.match(/[a-g]\d+$/)?.[0];
  const touches = { cards: [], kinds: [], seats: [], ...(square ? { squares: [square] } : {}) };
  return { id: notation, action: 0, notation, text: { id: "", args: {} }, touches, ...changes };
}

function event(kind: string, args: Event["args"] = {}): Event {
  return { id: `kragmortha-event-${kind}`, args, ply: 0 };
}

describe("squares and their places", () => {
  it("knows columns and rows", () => {
    expect(spot("d10")).toEqual({ column: 4, row: 10 });
    expect(squareName(7, 1)).toBe("g1");
  });

  it("has the door on top upright, and at the left lying", () => {
    expect(place("a1", true)).toEqual({ x: 0, y: 0 });
    expect(place("g10", true)).toEqual({ x: 6, y: 9 });
    expect(place("a1", false)).toEqual({ x: 0, y: 6 });
    expect(place("g10", false)).toEqual({ x: 9, y: 0 });
  });

  it("turns by a rotation: neighbours stay neighbours, and left of the door stays left of it", () => {
    const door = place("d1", true);
    const beside = place("e1", true);
    expect([beside.x - door.x, beside.y - door.y]).toEqual([1, 0]);
    const turnedDoor = place("d1", false);
    const turned = place("e1", false);
    expect([turned.x - turnedDoor.x, turned.y - turnedDoor.y]).toEqual([0, -1]); // a quarter turn to the left
  });

  it("fills the space that there is, whichever way the board fits better", () => {
    expect(fit(810, 600)).toEqual({ upright: false, q: 76, shut: 0 });
    expect(fit(390, 560)).toEqual({ upright: true, q: 50, shut: 0 });
    expect(fit(1300, 760).q).toBeGreaterThan(fit(810, 600).q);
  });

  it("leaves out rows that are closed to all, where it stands upright, and moves the others up", () => {
    const [closed, open] = [Array<string>(7).fill("closed"), ["closed", ...Array<string>(6).fill("book")]];
    expect(shutRows([closed, closed, closed, open, closed])).toBe(3);
    expect(fit(390, 400, 3)).toEqual({ upright: true, q: 50, shut: 3 });
    expect(fit(810, 300, 1)).toEqual(fit(810, 300));
    expect(place("a4", true, 3)).toEqual({ x: 0, y: 0 });
  });

  it("finds the square in a direction, as it is seen", () => {
    const squares = ["d6", "e7", "d8", "c7"];
    expect(towards("d7", squares, "right", false)).toBe("d8");
    expect(towards("d7", squares, "up", false)).toBe("e7");
    expect(towards("d7", squares, "up", true)).toBe("d6");
    expect(towards("d7", ["d6"], "right", false)).toBeNull();
  });
});

describe("the numbers of the answers", () => {
  it("have the way into Rigor Mortis behind the others, on the board as in the list", () => {
    const options = ["step a9", "step c9", "step b10"].map((notation) => option(notation));
    const table = {
      view: library(["b9"], { rigor: "a9" }),
      decision: { seat: 0, options },
    } as unknown as TableView;
    expect(options.map((each) => markOf(each, table))).toEqual(["3", "1", "2"]);
  });
});

it("refuses nothing in the Choices that nobody would look for", () => {
  const refused = (why: string): Refusal => ({
    ...{ notation: "step c5", rule: "KR-15", text: { id: "", args: {} } },
    touches: { cards: [], kinds: [], seats: [], squares: ["c5"] },
    why_not: { id: `kragmortha-why-${why}`, args: {} },
  });
  const told = ["shelf", "closed", "symbol"].map((why) => refusal(refused(why), {} as TableView)?.title);
  expect(told).toEqual([undefined, undefined, "c5"]);
});

describe("what waits on a square", () => {
  it("puts Rigor Mortis before goblins, desk and teleport", () => {
    const table = library(["d7", "e7"], { rigor: "a9" });
    expect(ground(table, "a9")).toBe("rigor");
    expect(ground(table, "e7")).toBe("goblin");
    expect(ground(table, "b10")).toBe("desk");
    expect(ground(table, "g10")).toBe("teleport");
    expect(ground(table, "a4")).toBe("floor");
    expect(floorOf(table, "c5")).toBe("shelf");
  });

  it("tells the first step from the second", () => {
    expect(isSecondStep(library(["d7"]))).toBe(false);
    expect(isSecondStep(library(["d7"], { pending: { ...STEP, square: "d7" } }))).toBe(true);
    expect(isBeside("d7", "d8")).toBe(true);
    expect(isBeside("d7", "e8")).toBe(false);
  });
});

describe("previews", () => {
  const say = (id: string, args: Record<string, string> = {}) => ({ id: `kragmortha-preview-${id}`, args });

  it("shows whom a step shoves, and where to", () => {
    const seen = foresee(
      option("step d7", {
        preview: [
          say("push", { seat: "@seat/0", rival: "@seat/2" }),
          say("land-rigor", { square: "d8" }),
          say("land-goblin", { square: "e7", rival: "@seat/3" }),
          say("land-floor", { square: "d6→d5" }),
          say("meets-teleport"),
        ],
      }),
    );
    expect(seen.pushed).toBe(2);
    expect(seen.landings).toEqual([
      { square: "d8", waits: "rigor", rival: null },
      { square: "e7", waits: "goblin", rival: 3 },
      { square: "d5", waits: "floor", rival: null },
    ]);
    expect(seen.meets).toBe("teleport");
  });

  it("shows where a card leads first, and that nothing is foreseen where nothing is", () => {
    expect(foresee(option("play goblin:book+ball", { preview: [say("first", { squares: "c3 b4" })] })).first).toEqual([
      "c3",
      "b4",
    ]);
    expect(foresee(option("step d7")).pushed).toBeNull();
    expect(foresee(undefined).landings).toEqual([]);
  });
});

describe("the trail of a card", () => {
  const placed = event("placed", { seat: "@seat/0", square: "c8" });
  const turn = event("turn", { seat: "@seat/0", turn: 1 });
  const played = event("played", { seat: "@seat/0", card: "@card/goblin:scroll+stones" });
  const moved = (square: string) => event("moved", { seat: "@seat/0", square });

  it("goes from where the goblin stood, step by step", () => {
    expect(trail([placed, turn, played, moved("c7"), moved("d7")])).toEqual({
      who: 0,
      origin: "c8",
      steps: ["c7", "d7"],
    });
  });

  it("is empty before the card, and over with the turn", () => {
    expect(trail([placed, turn])).toBeNull();
    expect(trail([placed, turn, played, moved("c7"), event("turn", { seat: "@seat/1", turn: 2 })])).toBeNull();
  });

  it("begins anew with a second card, where a shove or a trade has put the goblin", () => {
    const shoved = event("shoved", { seat: "@seat/1", rival: "@seat/0", square: "b8" });
    expect(trail([placed, shoved, turn, played])!.origin).toBe("b8");
    const rival = event("placed", { seat: "@seat/1", square: "f4" });
    const traded = event("traded", { seat: "@seat/0", rival: "@seat/1" });
    expect(trail([placed, rival, turn, traded, played])!.origin).toBe("f4");
  });

  it("takes back a step whose shove was refused, even if the chain had come back", () => {
    const shoved = event("shoved", { seat: "@seat/4", rival: "@seat/0", square: "c8" });
    const returned = (square: string) => event("returned", { seat: "@seat/0", square });
    expect(trail([placed, turn, played, moved("c7"), returned("c8")])!.steps).toEqual([]);
    expect(trail([placed, turn, played, moved("c7"), shoved, returned("c7"), returned("c8")])!.steps).toEqual([]);
    expect(trail([placed, turn, played, moved("c7"), moved("d7"), returned("c7")])!.steps).toEqual(["c7"]);
  });

  it("follows Rigor Mortis by a card of his", () => {
    const his = event("played", { seat: "@seat/0", card: "@card/rigor:book+ball" });
    const walks = (square: string) => event("rigor-moved", { seat: "@seat/0", square });
    expect(trail([placed, turn, his, walks("d9"), walks("d8")])).toEqual({
      who: "rigor",
      origin: null,
      steps: ["d9", "d8"],
    });
  });
});

describe("orders of the Looks", () => {
  const card = option("play goblin:book+ball", { touches: { cards: [], kinds: ["goblin:book+ball"], seats: [] } });

  it("lets one handicap of the view be borne at a time, the mildest", () => {
    expect(orders.viewHandicap(["h3", "w4"])).toBe("w4");
    expect(orders.viewHandicap(["h3"])).toBe("h3");
    expect(orders.viewHandicap(["a3", "m1"])).toBeNull();
  });

  it("asks for a claw only where cards are picked up", () => {
    expect(orders.demands(["a3", "d1", "a4"], card)).toEqual(["cuffs", "claw", "late"]);
    expect(orders.demands(["a3", "d1"], option("step d4"))).toEqual(["cuffs"]);
    expect(orders.demands(["h2", "l4"], card)).toEqual([]);
  });

  it("muffles what is said, in any letters", () => {
    expect(orders.muffle("Good evening, Rigor!", ["m3"])).toBe("Gd vnng, Rgr!");
    expect(orders.muffle("Добрый вечер", ["m3"])).toBe("Дбрй вчр");
    expect(orders.muffle("Hello all", ["m4"])).toBe("Mmmmm mmm");
    expect(orders.muffle("Привет", ["m4"])).toBe("Мммммм");
    expect(orders.muffle("Hello", ["h1"])).toBe("Hello");
  });

  it("hears banned words as words only", () => {
    expect(orders.isUnspeakable("Sorry, my Book!", ["book"])).toBe(true);
    expect(orders.isUnspeakable("a bookshelf", ["book"])).toBe(false);
  });
});

describe("the plate's controls", () => {
  it("takes both seals, together or one right after the other", () => {
    const cuffs = new Cuffs(2000);
    expect(cuffs.press("left", 0)).toBeNull();
    expect(cuffs.waiting).toBe("left");
    expect(cuffs.press("right", 1500)).toBe("done");
    expect(cuffs.waiting).toBeNull();
  });

  it("misses when the same seal is pressed twice, or the other too late", () => {
    const cuffs = new Cuffs(2000);
    cuffs.press("left", 0);
    expect(cuffs.press("left", 100)).toBe("miss");
    cuffs.press("right", 0);
    expect(cuffs.lapse(1000)).toBeNull();
    expect(cuffs.lapse(2001)).toBe("miss");
    expect(cuffs.lapse(9000)).toBeNull();
  });

  it("takes a card by its ends, left first, and slips in the middle", () => {
    const claw = new Claw();
    expect(claw.press("right")).toBeNull();
    expect(claw.press("left")).toBeNull();
    expect(claw.press("right")).toBe("done");
    expect(new Claw().press("middle")).toBe("slip");
  });

  it("wants long presses", () => {
    const finger = new LongPress(700);
    finger.down(0);
    expect(finger.check(300, true)).toBeNull();
    expect(finger.check(300, false)).toBe("miss");
    finger.down(1000);
    expect(finger.check(1700, true)).toBe("done");
    expect(finger.check(1800, false)).toBeNull();
  });

  it("counts three misses of a turn as a slip, and forgets them with the turn", () => {
    const misses = new Misses();
    expect([misses.add(4), misses.add(4), misses.add(4)]).toEqual([false, false, true]);
    expect([misses.add(5), misses.add(5), misses.add(6)]).toEqual([false, false, false]);
  });
});

describe("arrows", () => {
  const squares = [option("step d6"), option("step d8"), option("step e7"), option("pass")];

  it("go over the board where answers are squares", () => {
    expect(steer(squares, null, "right", "d7", false)).toBe("step d8");
    expect(steer(squares, null, "up", "d7", false)).toBe("step e7");
    expect(steer(squares, "step d6", "right", "d7", false)).toBe("step d8");
  });

  it("go from answer to answer where there is no square that way", () => {
    expect(steer(squares, "step e7", "down", null, true)).toBe("step d8");
    expect(steer(squares, "pass", "down", "d7", false)).toBe("step d6");
    expect(steer([option("guilty"), option("innocent")], null, "left", "d7", false)).toBe("innocent");
    expect(steer([], null, "left", "d7", false)).toBeNull();
  });

  it("are swapped for the wrong hand", () => {
    expect(mirrored("left")).toBe("right");
    expect(mirrored("up")).toBe("up");
  });
});

describe("the standing", () => {
  /** A library whose goblins have so many Looks, Tomes and magic symbols. */
  function standing(...goblins: [number, number, number][]): KragmorthaView {
    const made = library(goblins.map(() => "a1"));
    goblins.forEach(([looks, tomes, symbols], seat) => {
      const tome = { tome: "blink", symbols: 1, used: true, ready: false };
      Object.assign(made.players[seat]!, { looks: Array(looks).fill("h1"), tomes: Array(tomes).fill(tome), symbols });
    });
    return made;
  }

  it("is led by who has the fewest Looks, whatever the Tomes", () => {
    const table = standing([1, 5, 9], [0, 0, 0], [2, 6, 9]);
    expect(places(table)).toEqual([2, 1, 3]);
    expect(reason(table)).toEqual({ seat: 1, by: "looks" });
    expect(mostLooks(table)).toBe(2);
  });

  it("is decided by Tomes, then by magic symbols", () => {
    expect(reason(standing([1, 2, 3], [1, 1, 9], [2, 9, 9]))).toEqual({ seat: 0, by: "tomes" });
    expect(reason(standing([1, 2, 3], [1, 2, 4]))).toEqual({ seat: 1, by: "symbols" });
  });

  it("is shared by equals", () => {
    const table = standing([1, 2, 3], [1, 2, 3], [2, 0, 0]);
    expect(places(table)).toEqual([1, 1, 3]);
    expect(reason(table)).toBeNull();
  });

  it("counts a scolding as a Look", () => {
    const table = standing([0, 0, 0], [1, 0, 0]);
    table.players[0]!.scoldings = 2;
    expect(reason(table)).toEqual({ seat: 1, by: "looks" });
  });
});

describe("what is refused", () => {
  const refused = (why: string): Refusal => ({
    notation: "step b1",
    text: { id: "kragmortha-do-step", args: { square: "b1" } },
    touches: { cards: [], kinds: [], seats: [], squares: ["b1"] },
    why_not: { id: `kragmortha-why-${why}`, args: {} },
    rule: "KR-12",
  });

  it("is said where somebody might look for it, and not of shelves, which everybody sees", () => {
    const table = {} as TableView;
    expect(refusal(refused("symbol"), table)).toEqual({ title: "b1" });
    expect(refusal(refused("shelf"), table)).toBeNull();
    expect(refusal(refused("closed"), table)).toBeNull();
  });
});
