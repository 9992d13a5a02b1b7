import { describe, expect, test } from "vitest";
import { LOST, WON } from "../src/games/heroes/assault";
import { SOUNDS as heroes } from "../src/games/heroes/cues";
import { WEIGHTS as heroesWeights, score as heroesScore } from "../src/games/heroes/beats";
import { SOUNDS as kragmortha } from "../src/games/kragmortha/cues";
import { WEIGHTS as kragmorthaWeights } from "../src/games/kragmortha/beats";
import { SOUNDS as looterz } from "../src/games/looterz/cues";
import { WEIGHTS as looterzWeights, score as looterzScore } from "../src/games/looterz/beats";
import type { Event } from "../src/lib/game";
import { CUES, PEAK, made } from "../src/sound/cues";
import { decibels, loudnessOf, peakOf } from "../src/sound/loudness";
import { room } from "../src/sound/room";
import { heard } from "../src/sound/tables";
import { RATE } from "../src/sound/wave";

describe("sounds", () => {
  test.each(CUES)("%s is heard, is soon over, is not too loud, and does not click", (cue) => {
    const wave = made(cue);
    expect(wave.every(Number.isFinite)).toBe(true);
    expect(peakOf(wave)).toBeLessThanOrEqual(PEAK + 1e-6);
    expect(loudnessOf(wave)).toBeGreaterThan(-38);
    expect(wave.length / RATE).toBeLessThan(3);
    expect(Math.abs(wave.at(-1)!)).toBeLessThan(0.004);
  });

  test("all are about equally loud: none is twenty times another", () => {
    const all = CUES.map((cue) => loudnessOf(made(cue)));
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(15);
  });

  test("a sound is the same each time", () => {
    expect(made("dice")).toEqual(made("dice"));
  });

  test("the room is softer than anything that happens, and its end is its beginning", () => {
    const loop = room();
    expect(loudnessOf(loop)).toBeLessThan(-40);
    expect(Math.abs(loop[0]! - loop.at(-1)!)).toBeLessThan(0.01);
    expect(decibels(peakOf(loop))).toBeLessThan(-20);
  });
});

const TABLES = {
  looterz: [looterz, looterzWeights],
  kragmortha: [kragmortha, kragmorthaWeights],
  heroes: [heroes, heroesWeights],
} as const;

describe("what is heard", () => {
  test.each(Object.entries(TABLES))(
    "%s: whatever is dramatic has a sound, and every sound an event",
    (_game, table) => {
      const [sounds, weights] = table;
      const known = Object.values(weights).flat();
      const endings = [...WON, ...LOST]; // the outcome sounds by itself
      expect(weights.dramatic.filter((kind) => !(kind in sounds) && !endings.includes(kind))).toEqual([]);
      expect(Object.keys(sounds).filter((kind) => !known.includes(kind))).toEqual([]);
    },
  );

  const event = (game: string, kind: string, args = {}): Event => ({ ply: 1, id: `${game}-event-${kind}`, args });

  test("of what is told together the heaviest is heard, of equals the last, and nothing where nothing sounds", () => {
    const news = [event("heroes", "guild"), event("heroes", "moved"), event("heroes", "attacks")];
    expect(heard(news, heroes, heroesScore)).toBe("bell");
    expect(heard(news.slice(1), heroes, heroesScore)).toBe("steel");
    expect(heard([event("heroes", "turn")], heroes, heroesScore)).toBeNull();
  });

  test("a blow that misses is air", () => {
    expect(heard([event("looterz", "attacked", { n: 2 })], looterz, looterzScore)).toBe("impact");
    expect(heard([event("looterz", "attacked", { n: 0 })], looterz, looterzScore)).toBe("whoosh");
  });
});
