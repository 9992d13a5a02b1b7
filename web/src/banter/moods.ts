/** When a bot has something to say: it hit somebody, was hit, suffers a penance. Only what everybody has seen moves it. */

import { seatIn } from "../games/ending";
import type { Event } from "../lib/game";
import type { TableView } from "../lib/table.svelte";

export type Mood = "gloat" | "hurt" | "suffer" | "win" | "lose";

interface Moved {
  seat: number;
  mood: Mood;
}

const LINES: Record<Mood, number> = { gloat: 2, hurt: 2, suffer: 1, win: 1, lose: 1 };
const SELDOM = 3; // of so many moments one is spoken of

/** Whose mood the events of a game change, by what they tell and the argument that names somebody. */
export type Moods = Record<string, Partial<Record<"seat" | "rival", Mood>>>;

const TABLES = import.meta.glob<Moods>("../games/*/moods.ts", { eager: true, import: "default" });

function changed({ id }: Event): Moods[string] {
  const [game, kind] = id.split("-event-");
  return TABLES[`../games/${game}/moods.ts`]?.[kind ?? ""] ?? {};
}

/** Whose mood events change; of one seat the last. */
export function moved(events: readonly Event[]): Moved[] {
  const found = new Map<number, Mood>();
  for (const event of events) {
    if (event.args.n === 0) continue; // what has missed moves nobody
    const moods = changed(event);
    for (const named of ["seat", "rival"] as const) {
      const [seat, mood] = [seatIn(event, named), moods[named]];
      if (mood && seat >= 0) found.set(seat, mood);
    }
  }
  return [...found].map(([seat, mood]) => ({ seat, mood }));
}

/** How a seat fares: by what is being told, and in the end by the result. */
export function moodIn(table: TableView, seat: number): Mood | null {
  if (table.outcome) return table.outcome.winners.includes(seat) ? "win" : "lose";
  return moved(table.news).find((each) => each.seat === seat)?.mood ?? null;
}

/** The line that a bot says then; mostly none, and the same on every screen. */
export function lineOf(seat: number, mood: Mood, ply: number): string | null {
  const number = Math.imul(ply * 8 + seat + 1, 2654435761) >>> 8;
  const isEnd = mood === "win" || mood === "lose";
  if (!isEnd && number % SELDOM !== 0) return null;
  return `banter-${seat + 1}-${mood}-${1 + (Math.floor(number / SELDOM) % LINES[mood])}`;
}
