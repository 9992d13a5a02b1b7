/** The secrets of tables that this device knows: whoever has a seat's key sits there. */

import type { Keys } from "./protocol";

export interface Ring {
  host?: string;
  invite?: string;
  seats: Record<string, string>;
  seen: number; // when the table was last opened here
}

const PLACE = "lootkeep-keys";
const MOST = 60; // tables that are remembered

function all(): Record<string, Ring> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Ring>;
  } catch {
    return {};
  }
}

function keep(rings: Record<string, Ring>): void {
  const newest = Object.entries(rings).sort(([, a], [, b]) => b.seen - a.seen);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

/** The keys for one table. */
export function ring(table: string): Ring {
  return all()[table] ?? { seats: {}, seen: 0 };
}

/** Add keys to a table's ring. */
export function addKeys(table: string, keys: Partial<Keys>): void {
  const old = ring(table);
  keep({ ...all(), [table]: { ...old, ...keys, seats: { ...old.seats, ...keys.seats }, seen: Date.now() } });
}

/** Remember when a table was opened. */
export function touch(table: string): void {
  const rings = all();
  if (rings[table]) keep({ ...rings, [table]: { ...rings[table], seen: Date.now() } });
}

/** Forget a table. */
export function forget(table: string): void {
  const { [table]: _gone, ...rest } = all();
  keep(rest);
}

/** Every key for a table, as a client presents them. */
export function keysOf(table: string): string[] {
  const { host, invite, seats } = ring(table);
  return [host, invite, ...Object.values(seats)].filter((key): key is string => Boolean(key));
}

/** All tables of this device with their keys. */
export function tables(): Record<string, string[]> {
  return Object.fromEntries(Object.keys(all()).map((table) => [table, keysOf(table)]));
}

/** The key that an address brings in its fragment (`#k=...` an invitation, `#s=2.KEY` a seat), taken off the address. */
export function takeKey(table: string): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const invite = fragment.get("k");
  const seat = fragment.get("s")?.match(/^(\d)\.([\w-]+)$/);
  if (invite) addKeys(table, { invite });
  if (seat) addKeys(table, { seats: { [seat[1]!]: seat[2]! } });
  if (invite || seat) history.replaceState(null, "", location.pathname + location.search);
}

/** An address that invites to a table, or that carries a seat to another device. */
export function link(table: string, key: { invite?: string; seat?: [string, string] }): string {
  const fragment = key.seat ? `s=${key.seat[0]}.${key.seat[1]}` : `k=${key.invite}`;
  return `${location.origin}/t/${table}#${fragment}`;
}

/** An address at which others see a game again, or a moment of it; it carries the invitation, or only we could look. */
export function replayLink(table: string, ply: number | null = null): string {
  const { invite } = ring(table);
  return `${location.origin}/replay/${table}${ply === null ? "" : `/${ply}`}${invite ? `#k=${invite}` : ""}`;
}
