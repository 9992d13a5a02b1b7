/** How things stand in a chronicle, in words. */

import type { Evening, RunningNight, SceneState } from "../lib/protocol";
import { seatName } from "../lib/seats";
import { language, t } from "../lib/words.svelte";
import type { Tale } from "../games/tale";
import { roman } from "./map";

/** How a scenario stands, in a few words. */
export function standing(tale: Tale, scene: SceneState, chapter: number, night: RunningNight | null): string {
  if (night) return t(night.phase === "lobby" ? "web-chronicle-gathering" : "web-chronicle-playing");
  if (scene.state === "shut") return t("web-chronicle-behind", { chapter: roman(chapter) });
  if (scene.best) return reached(tale, scene.best);
  if (scene.state === "fallen") return t("web-chronicle-fell", { n: scene.tries });
  return t(scene.is_next ? "web-chronicle-tonight" : "web-chronicle-untried");
}

/** What an evening reached: at which difficulty, and in how many turns. */
export function reached(tale: Tale, evening: Evening): string {
  return t("web-chronicle-reached", { level: tale.level(evening.difficulty), n: evening.turns });
}

/** When an evening was, in short; empty if nobody wrote it down. */
export function day(evening: Evening): string {
  if (!evening.at) return "";
  const when = new Date(evening.at * 1000);
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(when);
}

/** Those who play a night, by their names. */
export function players(night: Pick<RunningNight, "names" | "bots" | "phase">): string[] {
  return night.names.flatMap((name, seat) => {
    const isBot = night.bots.includes(seat);
    if (!name && !isBot && night.phase === "lobby") return []; // nobody sits there yet
    return [seatName({ seat, name, who: isBot ? "bot" : "person" })];
  });
}

/** How a night is won or lost, for the title of its story. */
export function outcome(tale: Tale, evening: Evening): string {
  const words = { level: tale.level(evening.difficulty), night: tale.nameOf(evening.scene), n: evening.turns };
  return t(evening.won ? "web-chronicle-held-at" : "web-chronicle-lost-at", words);
}
