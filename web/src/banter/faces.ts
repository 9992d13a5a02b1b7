/** Where the bots' portraits lie: a seat's bot is always the same somebody. */

import drawn from "../../art/bots.ts?pictures";
import type { Mood } from "./moods";

const SITTERS = ["ulla", "grizelda", "odo", "pippa", "ansel", "wanda", "tobias", "bertram"];
const LOOKS: Record<Mood, string> = { gloat: "gloat", hurt: "shock", suffer: "shame", win: "joy", lose: "sad" };

/** The portrait of the bot on a seat, in a mood. */
export function portrait(seat: number, mood: Mood | null = null): string {
  return drawn[SITTERS[seat]!]![mood ? LOOKS[mood] : "calm"]!;
}
