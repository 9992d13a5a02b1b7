/** Who leads and why, and how near the end is (KR-52, KR-63, KR-70). */

import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { libraryOf, lookCount } from "./library";
import type { Goblin, KragmorthaView } from "./view";

/** What decides, the first first: how good a goblin is in it, the more the better. */
const DECIDES: [string, (goblin: Goblin) => number][] = [
  ["looks", (goblin) => -lookCount(goblin)],
  ["tomes", (goblin) => goblin.tomes.length],
  ["symbols", (goblin) => goblin.symbols],
];

/** In what two goblins differ first, and by how much the one is better; nothing if in nothing. */
function difference(one: Goblin, other: Goblin): { by: string; ahead: number } | null {
  for (const [by, worth] of DECIDES) {
    const ahead = worth(one) - worth(other);
    if (ahead !== 0) return { by, ahead };
  }
  return null;
}

/** The place of each seat, from 1; equals share one. */
export function places({ players }: KragmorthaView): number[] {
  return players.map((one) => 1 + players.filter((other) => (difference(other, one)?.ahead ?? 0) > 0).length);
}

/** What puts the only leader before the next goblin; null while several lead together. */
export function reason(library: KragmorthaView): { seat: number; by: string } | null {
  const place = places(library);
  const [leader, ...others] = library.players.filter(({ seat }) => place[seat] === 1);
  if (!leader || others.length) return null;
  const next = library.players.filter(({ seat }) => place[seat] === 2);
  return next[0] ? { seat: leader.seat, by: difference(leader, next[0])!.by } : null;
}

/** Who leads, and by what; the seat, if it is only one. */
export function lead(table: TableView): { seat?: number; who: string; why: string } {
  const library = libraryOf(table);
  const only = reason(library);
  if (only) {
    const { seat, by } = only;
    return {
      seat,
      who: t("web-kragmortha-leads", { name: table.speech.seat(seat) }),
      why: t(`web-kragmortha-leads-${by}`),
    };
  }
  const n = places(library).filter((place) => place === 1).length;
  if (n === library.players.length)
    return { who: t("web-kragmortha-leads-nobody"), why: t("web-kragmortha-all-equal") };
  return { who: t("web-kragmortha-leads-several", { n }), why: t("web-kragmortha-leads-equal") };
}

/** The most Looks that a goblin has. */
export function mostLooks({ players }: KragmorthaView): number {
  return Math.max(...players.map(lookCount));
}
