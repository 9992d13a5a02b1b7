import { expect, test } from "vitest";
import type { Event } from "../src/lib/game";
import { honours } from "../src/result/honours";

const event = (id: string, args: Event["args"]): Event => ({ ply: 0, id: `looterz-event-${id}`, args });

test("everybody is honoured for what they did most beside the others, each for something else", () => {
  const events = [
    event("searched", { seat: "@seat/0", n: 2 }),
    event("searched", { seat: "@seat/1", n: 1 }),
    event("searched", { seat: "@seat/1", n: 2 }),
    event("died", { seat: "@seat/2", card: "@card/frog#1" }),
    event("sacrificed", { seat: "@seat/0", card: "@card/king#1" }),
  ];
  expect([...honours("looterz", events, [1, 0, 2])]).toEqual([
    [1, { id: "searcher", icon: "magnifying-glass", count: 3 }],
    [0, { id: "mourner", icon: "tombstone", count: 1 }],
    [2, { id: "mourner", icon: "tombstone", count: 1 }],
  ]);
});

test("nobody is honoured for nothing", () => {
  expect([...honours("looterz", [event("searched", { seat: "@seat/0", n: 0 })], [0, 1])]).toEqual([]);
});
