import { describe, expect, test } from "vitest";
import { effects as heroes } from "../src/games/heroes/effects";
import { effects as kragmortha } from "../src/games/kragmortha/effects";
import { effects as looterz } from "../src/games/looterz/effects";
import { type Effect, EFFECTS, lengthOf, within } from "../src/beats/effects";
import { drawn } from "../src/beats/sprites";
import type { Event } from "../src/lib/game";

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
    const { sprites, jolts } = EFFECTS.hit(box);
    expect(sprites[0]!.at).toBe(0);
    expect(Math.min(...jolts.map(({ at }) => at))).toBe(80);
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

describe("which event has which effect", () => {
  const event = (id: string, args = {}): Event => ({ ply: 1, id, args });

  test("a blow that misses shows nothing, one that lands breaks a heart", () => {
    const attacked = (n: number): Event => event("looterz-event-attacked", { target: "@card/king#1", n });
    expect(looterz(attacked(0))).toEqual([]);
    expect(looterz(attacked(2)).map(({ effect, at }) => [effect, at])).toEqual([
      ["hit", "play:king#1"],
      ["heart", "play:king#1"],
    ]);
  });

  test("goblins bump, Rigor Mortis slams, a hero comes by the door", () => {
    expect(kragmortha(event("kragmortha-event-shoved", { rival: "@seat/2" }))).toEqual([
      { effect: "bump", at: "goblin-2" },
    ]);
    expect(kragmortha(event("kragmortha-event-caught", { seat: "@seat/1" }))).toEqual([
      { effect: "slam", at: "goblin-1" },
    ]);
    expect(heroes(event("heroes-event-came", { room: "@card/forge" }))).toEqual([{ effect: "door", at: "room:forge" }]);
    expect(heroes(event("heroes-event-turn"))).toEqual([]);
  });
});
