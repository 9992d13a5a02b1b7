/** What contact looks like in Looterz. */

import type { Wanted } from "../../beats/effects";
import type { Event } from "../../lib/game";
import { seatOf } from "./dice";

const piece = (card: unknown): string => `play:${String(card).replace("@card/", "")}`;

export function effects({ id, args }: Event): Wanted[] {
  const n = typeof args.n === "number" ? args.n : 1;
  const loot = `loot-${seatOf(args.seat)}`;
  switch (id.replace("looterz-event-", "")) {
    case "attacked":
      return n > 0
        ? [
            { effect: "hit", at: piece(args.target), from: piece(args.card) },
            { effect: "heart", at: piece(args.target), from: piece(args.card) },
          ]
        : [];
    case "damaged":
    case "drained":
      return [{ effect: "heart", at: piece(args.target) }];
    case "died":
    case "destroyed":
    case "sacrificed":
      return [{ effect: "fall", at: piece(args.card) }];
    case "searched":
    case "trophy":
    case "begged":
      return n > 0 ? [{ effect: "coins", at: loot, from: "hoard", n }] : [];
    case "stole":
      return [{ effect: "coins", at: loot, from: `loot-${seatOf(args.rival)}`, n }];
    case "recruited":
    case "mustered":
      return [{ effect: "fall", at: piece(args.card) }];
    case "time":
      return [{ effect: "slam", at: "inn" }];
    default:
      return [];
  }
}
