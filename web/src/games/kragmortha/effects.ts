/** What contact looks like in Kragmortha. */

import type { Wanted } from "../../beats/effects";
import type { Event } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { floorOf, libraryOf, spot, squareName } from "./library";

const goblin = (seat: unknown): string => `goblin-${String(seat).replace("@seat/", "")}`;

export function effects({ id, args }: Event, table: TableView): Wanted[] {
  switch (id.replace("kragmortha-event-", "")) {
    case "shoved": {
      const bump: Wanted = { effect: "bump", at: goblin(args.rival), from: goblin(args.seat) };
      return isByShelf(String(args.square), table) ? [bump, { effect: "books", at: goblin(args.rival) }] : [bump];
    }
    case "returned":
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

/** Whether a shelf stands beside a square: whoever lands there makes books fall. */
function isByShelf(square: string, table: TableView): boolean {
  const { column, row } = spot(square);
  const around = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ] as const;
  return around.some(([x, y]) => floorOf(libraryOf(table), squareName(x, y)) === "shelf");
}
