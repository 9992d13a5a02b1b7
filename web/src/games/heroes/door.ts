/** Keep the Heroes Out!, seen from outside. */

import { t } from "../../lib/words.svelte";
import type { Door } from "../door";

export const DIFFICULTIES = ["familiar", "steady", "challenging", "hardcore", "nightmare"];

const door: Door = {
  id: "heroes",
  icon: "knight-banner",
  spirit: "shaking-hands",
  minutes: 45,
  seats: [1, 4],
  usual: 2,
  editions: [],
  ground: "--g-heroes",
  options: {
    difficulty: { word: (value) => t(`heroes-difficulty-${DIFFICULTIES[value]}`) },
    hands: { word: (value) => t(`web-hands-${value}`) },
  },
  faces: () => import("./choose/Faces.svelte"),
  honours: [
    { id: "fighter", icon: "broadsword", events: ["melee", "ranged", "ability-hit"], whose: "seat" },
    { id: "leader", icon: "minions", events: ["summoned", "swarmed", "ambushed"], whose: "seat" },
    { id: "trapper", icon: "wolf-trap", events: ["trap-set"], whose: "seat" },
    { id: "buyer", icon: "swap-bag", events: ["bought"], whose: "seat" },
  ],
  together: true,
  workshop: "/editor",
};

export default door;
