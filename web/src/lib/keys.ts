/** The secrets of tables that this device knows: whoever has a seat's key sits there. */

import type { Keys } from "./protocol";

export interface Ring {
  host?: string;
  invite?: string;
  seats: Record<string, string>;
  next?: Record<string, string>; // keys that were asked for, until the server has said that they hold
  links?: Record<string, string>; // of the host's, by which a seat may be taken over
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
export function addKeys(table: string, keys: Partial<Keys> & Pick<Ring, "links">): void {
  const old = ring(table);
  keep({ ...all(), [table]: { ...old, ...keys, seats: { ...old.seats, ...keys.seats }, seen: Date.now() } });
}

/** A secret that nobody guesses. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The key that is asked for a seat: kept before it is sent, so that nothing is lost with the answer. */
export function nextKey(table: string, seat: number): string {
  const old = ring(table);
  const key = old.next?.[seat] ?? newKey();
  keep({ ...all(), [table]: { ...old, next: { ...old.next, [seat]: key }, seen: Date.now() } });
  return key;
}

/** The key that was asked for a seat holds, or was refused; with it goes the link by which it was asked for. */
export function settleKey(table: string, seat: number, holds: boolean): void {
  const { next = {}, links = {}, ...old } = ring(table);
  const { [seat]: key, ...rest } = next;
  const { [seat]: _used, ...others } = links;
  const seats = holds && key ? { ...old.seats, [seat]: key } : old.seats;
  keep({ ...all(), [table]: { ...old, seats, next: rest, links: others } });
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
  const { host, invite, seats, next = {}, links = {} } = ring(table);
  const ofSeats = [seats, next, links].flatMap((each) => Object.values(each));
  return [...new Set([host, invite, ...ofSeats])].filter((key): key is string => Boolean(key));
}

/** All tables of this device with their keys. */
export function tables(): Record<string, string[]> {
  return Object.fromEntries(Object.keys(all()).map((table) => [table, keysOf(table)]));
}

const OF_SEAT = /^(\d)\.([\w-]+)$/;

/** The key that an address brings in its fragment, taken off the address: `#k=...` an invitation, `#s=2.KEY` a seat,
 * `#c=2.KEY` a link by which a seat is taken over. */
export function takeKey(table: string): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const invite = fragment.get("k");
  const seat = fragment.get("s")?.match(OF_SEAT);
  const claim = fragment.get("c")?.match(OF_SEAT);
  if (invite) addKeys(table, { invite });
  if (seat) addKeys(table, { seats: { [seat[1]!]: seat[2]! } });
  if (claim) addKeys(table, { links: { [claim[1]!]: claim[2]! } });
  if (invite || seat || claim) history.replaceState(null, "", location.pathname + location.search);
}

/** An address that invites to a table, that carries a seat to another device, or by which it is taken over. */
export function link(
  table: string,
  key: { invite?: string; seat?: [string, string]; claim?: [string, string] },
  origin = location.origin,
): string {
  const { invite, seat, claim } = key;
  const fragment = seat ? `s=${seat.join(".")}` : claim ? `c=${claim.join(".")}` : `k=${invite}`;
  return `${origin}/t/${table}#${fragment}`;
}

/** An address at which others see a game again, or a moment of it; it carries the invitation, or only we could look. */
export function replayLink(table: string, ply: number | null = null): string {
  const { invite } = ring(table);
  return `${location.origin}/replay/${table}${ply === null ? "" : `/${ply}`}${invite ? `#k=${invite}` : ""}`;
}
