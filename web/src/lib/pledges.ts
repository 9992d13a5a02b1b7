/** What this device saw of a table's chance before the deal: the commitment to its key, and the words that it added. */

export interface Pledge {
  commitment: string;
  words: Record<string, string>; // by seat
  seen: number; // when
}

const PLACE = "lootkeep-pledges";
const MOST = 60; // tables that are remembered
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"; // 32 that nobody mixes up

function all(): Record<string, Pledge> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Pledge>;
  } catch {
    return {};
  }
}

/** What was seen of a table before its deal; nothing if this device was not there. */
export function pledge(table: string): Pledge | null {
  return all()[table] ?? null;
}

/** Remember a commitment, the first that was seen: whoever shows another one later has exchanged the key. */
export function seePledge(table: string, commitment: string): void {
  const pledges = all();
  if (pledges[table]) return;
  keep({ ...pledges, [table]: { commitment, words: {}, seen: Date.now() } });
}

/** Remember the words of a seat. */
export function seeWords(table: string, seat: number, words: string): void {
  const pledges = all();
  const old = pledges[table];
  if (old) keep({ ...pledges, [table]: { ...old, words: { ...old.words, [seat]: words } } });
}

function keep(pledges: Record<string, Pledge>): void {
  const newest = Object.entries(pledges).sort(([, a], [, b]) => b.seen - a.seen);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

/** Words that nobody can have foreseen, for whoever does not care to think of any. */
export function randomWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  const letters = Array.from(bytes, (byte) => LETTERS[byte & 31]).join("");
  return letters.replace(/(.{5})(?=.)/g, "$1-");
}
