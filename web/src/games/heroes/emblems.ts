/** What stands in a seal's place before a line that is nobody's: a hero's shield, the Guild's banner, a chest, a bell. */

import type { Event } from "../../lib/game";
import { kindOf, LOST, WON } from "./assault";
import { CLAN, FOE, HERO, SIGN, TOKEN, TREASURE } from "./pictures";
import { named } from "./shapes";

export interface Emblem {
  icon: string;
  shield: boolean; // heroes stand behind one
}

/** What heroes do of whom the event does not say which they are. */
const HEROES_DO: Record<string, string> = {
  freed: HERO.mage!,
  escapes: HERO.mage!,
  inspired: "rally-the-troops",
  charges: "walking-boot",
  creeps: "walking-boot",
};

/** Lines about what is no hero. */
const THINGS: Record<string, string> = {
  assault: "knight-banner",
  guild: "knight-banner",
  wave: "knight-banner",
  ...Object.fromEntries(LOST.map((kind) => [kind, "broken-heart"])),
  ...Object.fromEntries(WON.map((kind) => [kind, "laurel-crown"])),
  stirred: "ringing-bell",
  roused: "ringing-bell",
  restored: TREASURE.healing!,
  "no-prey": TREASURE.prey!,
  trapped: TOKEN.trap!,
  looted: "locked-chest",
  seized: "locked-chest",
  owed: "hourglass",
  bounty: TOKEN.coin!,
  closed: "falling-rocks",
  opened: "falling-rocks",
  dug: "falling-rocks",
  blasted: "falling-rocks",
  "portal-broken": TOKEN.portal!,
  reopened: TOKEN.portal!,
  clock: "hourglass",
  goal: "bullseye",
  unpaid: "hourglass",
  stowaway: HERO.thief!,
  restocked: "swap-bag",
  sighted: "spyglass",
  blinded: "fog",
  "treasure-back": "locked-chest",
  "captive-loose": FOE.captive!,
  "captive-left": "exit-door",
  "captive-back": FOE.captive!,
  "runner-left": "exit-door",
  "no-run": "walking-boot",
  "shows-again": FOE.captain!,
  "called-foe": FOE.captain!,
  "foe-fell": "broken-heart",
  "foe-trapped": TOKEN.trap!,
  spawned: "swap-bag",
  mired: "big-wave",
  "foe-rolls": FOE.engine!,
  "foe-strikes": FOE.engine!,
  shown: "swap-bag",
  "put-under": "swap-bag",
  "plan-shown": "trowel",
  "plan-away": "trowel",
};

/** The emblem of an event, if it has one. */
export function emblemOf(event: Event): Emblem | null {
  const kind = kindOf(event);
  const thing =
    THINGS[kind] ??
    TOKEN[/^(?:marked|cleared)-(.+)$/.exec(kind)?.[1] ?? ""] ??
    SIGN[nameOf(event)] ??
    TREASURE[nameOf(event)] ??
    TOKEN[named(event, "token")] ??
    CLAN[named(event, "clan")];
  if (thing) return { icon: thing, shield: false };
  const hero = HEROES_DO[kind] ?? HERO[named(event, "hero")];
  if (hero) return { icon: hero, shield: true };
  return kind.startsWith("no-") ? { icon: "ringing-bell", shield: false } : null; // a scenario card that does nothing
}

/** The name of the card that an event speaks of: `bell` for `bell#1`, `prey` for `prey:2`. */
function nameOf(event: Event): string {
  return named(event, "card").split(/[#:]/)[0]!;
}
