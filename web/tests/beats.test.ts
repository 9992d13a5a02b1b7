import { describe, expect, test } from "vitest";
import { effects as heroes } from "../src/games/heroes/effects";
import { effects as kragmortha } from "../src/games/kragmortha/effects";
import { effects as looterz } from "../src/games/looterz/effects";
import { type Effect, EFFECTS, lengthOf, within } from "../src/beats/effects";
import { drawn } from "../src/beats/sprites";
import { fall, lying } from "../src/parts/tumbling";
import type { Event } from "../src/lib/game";
import type { TableView } from "../src/lib/table.svelte";

const box = { x: 100, y: 100, width: 120, height: 160 };
const from = { x: 700, y: 40, width: 60, height: 60 };
const all = Object.entries(EFFECTS).map(([name, make]): [string, Effect] => [name, make(box, from, 4)]);

describe("effects", () => {
  test.each(all)("%s moves only what needs no layout, at most forty things, and is soon over", (_name, effect) => {
    const moving = [...effect.sprites, ...effect.jolts];
    const moved = new Set(moving.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
    expect(
      [...moved].filter((each) => !["translate", "rotate", "scale", "opacity", "offset", "easing"].includes(each)),
    ).toEqual([]);
    expect(moving.length).toBeLessThanOrEqual(40);
    expect(lengthOf(effect)).toBeLessThanOrEqual(1400);
  });

  test.each(all)("%s can be pressed into any time, and is never drawn out", (_name, effect) => {
    expect(lengthOf(within(effect, 200))).toBeLessThanOrEqual(200.001);
    expect(lengthOf(within(effect, 9000))).toBe(lengthOf(effect));
  });

  test("a blow stops the picture before anything shakes", () => {
    const { sprites, jolts } = EFFECTS.hit(box, null);
    expect(sprites[0]!.at).toBe(0);
    expect(Math.min(...jolts.map(({ at }) => at))).toBe(80);
  });

  test("whoever strikes draws back before it, and all that follows waits for the stroke", () => {
    const [{ at: contact }, lunge, ...rest] = [EFFECTS.hit(box, from).sprites[0]!, ...EFFECTS.hit(box, from).jolts];
    expect(lunge!.of).toBe("striker");
    const [back, reach] = lunge!.frames.slice(1).map(({ translate }) => Number.parseFloat(String(translate)));
    expect([Math.sign(back!), Math.sign(reach!)]).toEqual([1, -1]); // it stands to the right of whom it hits
    expect(lunge!.frames[2]!.offset! * lunge!.lasts).toBeCloseTo(contact);
    expect(Math.min(...rest.map(({ at }) => at))).toBe(contact + 80);
  });

  test("whatever shakes comes to rest where it was", () => {
    for (const [, { jolts }] of all)
      for (const { frames } of jolts) {
        const last = frames.at(-1)!;
        expect([last.translate ?? "0px 0px", last.rotate ?? "0deg", last.scale ?? "1"]).toEqual([
          "0px 0px",
          "0deg",
          "1",
        ]);
      }
  });

  test("everything that flies has a drawing", () => {
    for (const [, { sprites }] of all)
      for (const { art, hue } of sprites) expect(drawn(art, hue)).toMatch(/^<svg .*<\/svg>$/s);
  });
});

describe("a die", () => {
  test.each([1, 2, 3, 4, 5, 6])("that shows %i ends with that face on top, whichever of the throw it is", (value) => {
    for (const i of [0, 1, 7]) {
      const { path, turn, delay, duration } = fall(value, i, 620);
      expect(turn.at(-1)!.transform).toBe(lying(value));
      expect(path.at(-1)!.translate).toBe("0px 0px");
      expect(delay + duration).toBe(620);
      const offsets = path.map(({ offset }) => offset).filter((offset) => typeof offset === "number");
      expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    }
    expect(new Set([1, 2, 3, 4, 5, 6].map((each) => lying(each))).size).toBe(6);
  });
});

describe("which event has which effect", () => {
  const event = (id: string, args = {}): Event => ({ ply: 1, id, args });
  const table = {
    view: {
      board: [
        ["book", "shelf"],
        ["ball", "book"],
        ["book", "book"],
      ],
    },
  } as unknown as TableView;

  test("a blow that misses shows nothing, one that lands breaks a heart", () => {
    const attacked = (n: number): Event => event("looterz-event-attacked", { target: "@card/king#1", n });
    expect(looterz(attacked(0))).toEqual([]);
    expect(looterz(attacked(2)).map(({ effect, at }) => [effect, at])).toEqual([
      ["hit", "play:king#1"],
      ["heart", "play:king#1"],
    ]);
  });

  test("goblins bump, Rigor Mortis slams, a hero comes by the door", () => {
    const shoved = (square: string): Event =>
      event("kragmortha-event-shoved", { seat: "@seat/0", rival: "@seat/2", square });
    expect(kragmortha(shoved("a3"), table)).toEqual([{ effect: "bump", at: "goblin-2", from: "goblin-0" }]);
    expect(kragmortha(shoved("b2"), table).map(({ effect }) => effect)).toEqual(["bump", "books"]);
    expect(kragmortha(event("kragmortha-event-caught", { seat: "@seat/1" }), table)).toEqual([
      { effect: "slam", at: "goblin-1" },
    ]);
    expect(heroes(event("heroes-event-came", { room: "@card/forge" }))).toEqual([{ effect: "door", at: "room:forge" }]);
    expect(heroes(event("heroes-event-turn"))).toEqual([]);
  });
});
