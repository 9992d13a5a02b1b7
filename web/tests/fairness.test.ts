import { beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../src/lib/game";
import { commitment, draw, seal, streamKey } from "../src/lib/hashes";
import { keepWords, pledge, seePledge, tellWords, typed, unguessable } from "../src/lib/pledges";
import { check } from "../src/result/fairness";
import { openPage } from "./page";
import cases from "./fairness.json";

beforeEach(() => openPage("http://keep.local:8642/t/mossy-frog-41"));

const [, proof] = cases as [(typeof cases)[0], (typeof cases)[0]];
const dice = proof.draws.filter(([n]) => n === 6).map(([, found]) => found! + 1);
const rolled = (faces: number[]): Event[] => [
  { ply: 0, id: "looterz-event-searched", args: { dice: faces } } as unknown as Event,
];
const told = { 0: "three blind mice" };
const seals = { 0: seal("three blind mice"), 2: seal("owls") };
const before = { commitment: proof.commitment, mine: told, told, seals, seen: 1 };

describe("the browser's own arithmetic", () => {
  it.each(cases)("agrees with Python's for key $key", ({ key, words, seals, commitment: sealed, draws }) => {
    expect(commitment(key)).toBe(sealed);
    expect(words.map(seal)).toEqual(seals);
    const stream = streamKey(key, words);
    expect(draws.map(([n], i) => [n, draw(stream, i + 1, n!)])).toEqual(draws);
  });
});

describe("a game", () => {
  it("is fair if all fits, also for whoever was not there before", () => {
    const seen = { flaw: null, draws: proof.draws.length, seen: true };
    expect(check(proof, before, rolled(dice))).toEqual(seen);
    expect(check(proof, null, rolled(dice.slice(1, 3)))).toEqual({ ...seen, seen: false });
  });

  it("is not if the key, the seal, my words, a draw or the dice are others", () => {
    const other = cases[0]!;
    expect(check({ ...proof, key: other.key }, before, []).flaw).toBe("key");
    expect(check(other, before, []).flaw).toBe("commitment");
    expect(check(proof, { ...before, told: { 0: "four blind mice" } }, []).flaw).toBe("words");
    expect(check({ ...proof, words: ["three blind mice", "", "bats"] }, before, []).flaw).toBe("seals");
    expect(check({ ...proof, words: ["three blind mice", "late", "owls"] }, before, []).flaw).toBe("seals");
    expect(check({ ...proof, words: ["three blind mice", "", ""] }, before, []).flaw).toBe("draws");
    const [n, found] = proof.draws[5]!;
    const changed = proof.draws.with(5, [n!, (found! + 1) % n!]);
    expect(check({ ...proof, draws: changed }, before, []).flaw).toBe("draws");
    expect(check(proof, before, rolled([...dice, 6])).flaw).toBe("dice");
  });
});

describe("what was seen before the deal", () => {
  it("is the first commitment of a table, my words, and the seals that stood when I told them", () => {
    expect(pledge("mossy-frog-41")).toBeNull();
    seePledge("mossy-frog-41", "a1");
    seePledge("mossy-frog-41", "b2");
    keepWords("mossy-frog-41", 1, "mice");
    keepWords("mossy-frog-41", 1, "owls");
    keepWords("odd-owl-10", 1, "nobody was there");
    tellWords("mossy-frog-41", 1, "owls", { 0: "s0", 1: "s1" });
    tellWords("mossy-frog-41", 2, "bats", { 0: "another", 1: "s1", 2: "s2" });
    expect(pledge("mossy-frog-41")).toMatchObject({
      ...{ commitment: "a1", mine: { 1: "owls" }, told: { 1: "owls", 2: "bats" } },
      seals: { 0: "s0", 1: "s1", 2: "s2" },
    });
    expect(pledge("odd-owl-10")).toBeNull();
  });

  it("holds words that nobody can guess, also behind those that somebody has typed", () => {
    const words = new Set(Array.from({ length: 100 }, () => unguessable()));
    expect(words.size).toBe(100);
    for (const each of words) expect(each).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(unguessable("  three  blind mice ")).toMatch(/^three blind mice [a-z2-9]{5}-/);
    expect(typed(unguessable("three blind mice"))).toBe("three blind mice");
    expect(typed(unguessable())).toBe("");
  });
});
