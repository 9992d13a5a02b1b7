/** What this device saw and did before a deal: the commitment to the table's key, its own words, and others' seals. */

export interface Pledge {
  commitment: string;
  mine: Record<string, string>; // my words, by seat
  told: Record<string, string>; // those of them that I have told
  seals: Record<string, string>; // of all seats, as they stood when I told mine
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

/** What is known of a table from before its deal; nothing if this device was not there. */
export function pledge(table: string): Pledge | null {
  return all()[table] ?? null;
}

/** Remember a commitment, the first that was seen: whoever shows another one later has exchanged the key. */
export function seePledge(table: string, commitment: string): void {
  if (!pledge(table)) change(table, { commitment, mine: {}, told: {}, seals: {}, seen: Date.now() });
}

/** Remember the words that a seat of mine will add. */
export function keepWords(table: string, seat: number, words: string): void {
  const old = pledge(table);
  if (old) change(table, { ...old, mine: { ...old.mine, [seat]: words } });
}

/** Remember that I told my words, and by what all words were sealed then. */
export function tellWords(table: string, seat: number, words: string, seals: Record<string, string>): void {
  const old = pledge(table);
  if (old) change(table, { ...old, told: { ...old.told, [seat]: words }, seals: { ...seals, ...old.seals } });
}

function change(table: string, to: Pledge): void {
  const newest = Object.entries({ ...all(), [table]: to }).sort(([, a], [, b]) => b.seen - a.seen);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

/** Words with a tail that nobody can guess from their seal. */
export function unguessable(words = ""): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  const letters = Array.from(bytes, (byte) => LETTERS[byte & 31]).join("");
  return `${words} ${letters.replace(/(.{5})(?=.)/g, "$1-")}`.replace(/\s+/g, " ").trim();
}

/** Words without their tail, as somebody has typed them. */
export const typed = (words: string): string => words.replace(/ ?\S{5}-\S{5}-\S{5}$/, "");
