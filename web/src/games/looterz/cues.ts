/** What a game of Looterz sounds like. */

import type { Event } from "../../lib/game";
import type { Sounds } from "../../sound/tables";

const some = ({ args }: Event): boolean => args.n !== 0;

export const SOUNDS: Sounds = {
  drew: "lift",
  discarded: "lift",
  reshuffled: "shuffle",
  recruited: "snap",
  mustered: "snap",
  raised: "moan",
  returned: "lift",
  attacked: (event) => (some(event) ? "impact" : "whoosh"),
  damaged: "impact",
  cursed: "moan",
  drained: "gulp",
  healed: "heal",
  grew: "heal",
  died: "crack",
  destroyed: "crash",
  sacrificed: "crack",
  searched: (event) => (some(event) ? "coins" : "tick"),
  stole: "purse",
  begged: "coin",
  trophy: "coin",
  controlled: "spell",
  clock: "bell",
  time: "slam",
};
