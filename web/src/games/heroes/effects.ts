/** What contact looks like in Keep the Heroes Out! */

import type { Wanted } from "../../beats/effects";
import type { Event } from "../../lib/game";
import { kindOf } from "./assault";
import { named } from "./shapes";

const EFFECT: Record<string, Wanted["effect"]> = {
  ...{ melee: "hit", ranged: "hit", "ability-hit": "hit", attacks: "bump", trapped: "hit", came: "door" },
  ...{ fell: "heart", looted: "plunder", seized: "plunder", summoned: "fall" },
  ...{ "foe-hit": "hit", "foe-trapped": "hit", "foe-strikes": "slam", "foe-fell": "heart", "called-foe": "door" },
  ...{
    "tough-hit": "hit",
    "tough-trapped": "hit",
    "captive-hit": "hit",
    "runner-trapped": "hit",
    "carried-off": "plunder",
  },
  ...{ blasted: "slam", posted: "door" },
};

export function effects(event: Event): Wanted[] {
  const [effect, room] = [EFFECT[kindOf(event)], named(event, "room")];
  return effect && room ? [{ effect, at: `room:${room}` }] : [];
}
