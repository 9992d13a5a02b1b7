import { expect, test } from "vitest";
import type { Event } from "../src/lib/game";
import { honours } from "../src/result/honours";

const event = (id: string, args: Event["args"]): Event => ({ ply: 0, id: `looterz-event-${id}`, args });

test("Loot is added up, deaths are counted, and equals share an honour", () => {
  const events = [
    event("searched", { seat: "@seat/0", n: 2 }),
    event("searched", { seat: "@seat/1", n: 1 }),
    event("searched", { seat: "@seat/1", n: 2 }),
    event("died", { seat: "@seat/2", card: "@card/frog#1" }),
    event("sacrificed", { seat: "@seat/0", card: "@card/king#1" }),
  ];
  expect(honours("looterz", events)).toEqual([
    { id: "searcher", icon: "magnifying-glass", seats: [1], count: 3 },
    { id: "mourner", icon: "tombstone", seats: [0, 2], count: 1 },
  ]);
});

test("nobody is honoured for nothing", () => {
  expect(honours("looterz", [event("searched", { seat: "@seat/0", n: 0 })])).toEqual([]);
});
