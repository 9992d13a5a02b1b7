/** Kragmortha, seen from outside. */

import { t } from "../../lib/words.svelte";
import type { Door } from "../door";

const COUNTED = 0; // how Looks are borne
const ON_SCREEN = 1;
const AT_THE_TABLE = 2; // as in the box: really done, which takes people around one table

const door: Door = {
  id: "kragmortha",
  icon: "evil-eyes",
  spirit: "tongue",
  minutes: 30,
  seats: [2, 8],
  usual: 4,
  editions: [],
  ground: "--g-krag",
  choice: { option: "penance", values: [ON_SCREEN, COUNTED], word: (value) => t(`web-penances-${value}`) },
  options: {
    penance: {
      word: (value) => t(`web-penance-${value}`),
      boxed: AT_THE_TABLE,
      remembered: [COUNTED, ON_SCREEN],
    },
  },
  drawing: () => import("./drawing"),
  honours: [
    { id: "shover", icon: "foot-trip", events: ["shoved"], whose: "seat" },
    { id: "shoved", icon: "barefoot", events: ["shoved"], whose: "rival" },
    { id: "handler", icon: "overlord-helm", events: ["rigor-moved"], whose: "seat" },
    { id: "caught", icon: "evil-eyes", events: ["looked", "scolded"], whose: "seat" },
    { id: "reader", icon: "open-book", events: ["tome"], whose: "seat" },
  ],
};

export default door;
