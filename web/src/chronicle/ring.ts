/** The chronicles that this device knows, each with its secret: whoever has the link plays there. */

export interface Known {
  key: string;
  seen: number; // when it was last opened here
  seats?: number; // with how many, and with whom, a night was last begun here
  others?: Others;
}

/** Who sits at the seats that are not mine. */
export type Others = "bot" | "friend" | "hot";

const PLACE = "lootkeep-chronicles";
const MOST = 20; // that are remembered

function all(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Known>;
  } catch {
    return {};
  }
}

function keep(known: Record<string, Known>): void {
  const newest = Object.entries(known).sort(([, a], [, b]) => b.seen - a.seen);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

/** What this device knows of a chronicle; nothing if it never had its link. */
export function known(chronicle: string): Known | null {
  return all()[chronicle] ?? null;
}

/** Remember a chronicle, or something more of it. */
export function remember(chronicle: string, more: Partial<Known>): void {
  const old = known(chronicle) ?? { key: "", seen: 0 };
  keep({ ...all(), [chronicle]: { ...old, ...more, seen: Date.now() } });
}

/** Forget a chronicle; the others who have its link go on. */
export function forget(chronicle: string): void {
  const { [chronicle]: _gone, ...rest } = all();
  keep(rest);
}

/** All chronicles of this device with their keys. */
export function keys(): Record<string, string> {
  return Object.fromEntries(Object.entries(all()).map(([chronicle, { key }]) => [chronicle, key]));
}

/** The key that an address brings in its fragment, taken off the address: `#k=...`. */
export function takeLink(chronicle: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!key) return;
  remember(chronicle, { key });
  history.replaceState(null, "", location.pathname + location.search);
}

/** The address at which whoever has it plays in a chronicle. */
export function linkOf(chronicle: string): string {
  return `${location.origin}/c/${chronicle}#k=${known(chronicle)?.key ?? ""}`;
}
