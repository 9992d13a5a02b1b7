/** What a night is to be like, before it begins: how hard, and who sits where. */

import { doorOf } from "../games/door";
import type { Tale } from "../games/tale";
import { playNight } from "../lib/api";
import { addKeys } from "../lib/keys";
import type { ChronicleInfo, Place, SceneState } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { Chronicle } from "./chronicle.svelte";
import { usualLevel } from "./map";
import { type Others, known, remember } from "./ring";

export class NightPlan {
  seats = $state(2);
  others = $state<Others>("bot");
  free = $state(false);
  private chosen = $state<number | null>(null); // the difficulty

  constructor(private chronicle: Chronicle) {
    const { seats, others } = known(chronicle.name) ?? {};
    this.seats = seats ?? 2;
    this.others = others ?? "bot";
  }

  /** The difficulty at which a scenario would be played. */
  level(info: ChronicleInfo, scene: SceneState): number {
    return this.chosen !== null && scene.difficulties.includes(this.chosen) ? this.chosen : usualLevel(info, scene);
  }
  harden(level: number): void {
    this.chosen = level;
  }

  /** Who would sit where: I, and then bots, friends, or the others of the group at this device. */
  places(info: ChronicleInfo): Place[] {
    const me = settings.name.trim() || null;
    const company = info.members.filter((name) => name !== me);
    const rest = Array.from({ length: this.seats - 1 }, (_, i): Place =>
      this.others === "hot" ? { who: "hot", name: company[i] ?? null } : { who: this.others },
    );
    return [{ who: "me", name: me }, ...rest];
  }

  /** Set the table, and go there. */
  async begin(info: ChronicleInfo, scene: SceneState, tale: Tale): Promise<void> {
    const { seats, others, free } = this;
    const starts = seats === 1 || others !== "friend";
    const made = await playNight(info.chronicle, this.chronicle.key, {
      scene: scene.scene,
      seats: this.places(info),
      options: tale.options(this.level(info, scene)),
      free,
      start: starts,
      words: starts && others === "bot",
    });
    remember(info.chronicle, { seats, others });
    addKeys(made.table, made.keys);
    go(`/t/${made.table}`);
  }

  /** How many may play. */
  range(info: ChronicleInfo): number[] {
    const [fewest, most] = doorOf(info.game).seats;
    return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  }
}
