/** A clan's own cards among all of the box. */

import type { Face } from "../../../lib/game";
import { CLANS } from "../shapes";

/** What tells the cards of a clan from others. */
export function isOf(clan: string): (card: Face) => boolean {
  const number = CLANS.indexOf(clan);
  return (card) => card.numbers.clan === number;
}
