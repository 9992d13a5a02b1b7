/** What contact looks like in Kragmortha. */

import type { Wanted } from "../../beats/effects";
import type { Event } from "../../lib/game";

const goblin = (seat: unknown): string => `goblin-${String(seat).replace("@seat/", "")}`;

export function effects({ id, args }: Event): Wanted[] {
  switch (id.replace("kragmortha-event-", "")) {
    case "shoved":
      return [{ effect: "bump", at: goblin(args.rival) }];
    case "stuck":
      return [{ effect: "books", at: goblin(args.seat) }];
    case "caught":
    case "scolded":
    case "thrown-out":
      return [{ effect: "slam", at: goblin(args.seat) }];
    default:
      return [];
  }
}
