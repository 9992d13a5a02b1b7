/** When a bot has something to say: it hit somebody, was hit, suffers a penance. Only what everybody has seen moves it. */

import type { Event } from "../lib/game";
import type { TableView } from "../lib/table.svelte";

export type Mood = "gloat" | "hurt" | "suffer" | "win" | "lose";

interface Moved {
  seat: number;
  mood: Mood;
}

const LINES: Record<Mood, number> = { gloat: 2, hurt: 2, suffer: 1, win: 1, lose: 1 };
const SELDOM = 3; // of so many moments one is spoken of

// Whose mood an event changes, by the argument that names them.
const MOODS: Record<string, Partial<Record<"seat" | "rival", Mood>>> = {
  "looterz-event-attacked": { seat: "gloat" },
  "looterz-event-stole": { seat: "gloat", rival: "hurt" },
  "looterz-event-destroyed": { seat: "hurt" },
  "looterz-event-died": { seat: "hurt" },
  "looterz-event-trophy": { seat: "gloat" },
  "looterz-event-controlled": { seat: "gloat", rival: "hurt" },
  "kragmortha-event-shoved": { seat: "gloat", rival: "hurt" },
  "kragmortha-event-caught": { seat: "hurt" },
  "kragmortha-event-looked": { seat: "suffer" },
  "kragmortha-event-tome": { seat: "gloat" },
  "heroes-event-melee": { seat: "gloat" },
  "heroes-event-ranged": { seat: "gloat" },
  "heroes-event-fell": { seat: "hurt" },
};

function seatIn(value: unknown): number | null {
  return typeof value === "string" && value.startsWith("@seat/") ? Number(value.slice("@seat/".length)) : null;
}

/** Whose mood events change; of one seat the last. */
export function moved(events: readonly Event[]): Moved[] {
  const found = new Map<number, Mood>();
  for (const { id, args } of events.filter(({ args: { n } }) => n !== 0))
    // what has missed moves nobody
    for (const [arg, mood] of Object.entries(MOODS[id] ?? {})) {
      const seat = seatIn(args[arg]);
      if (seat !== null) found.set(seat, mood);
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
