/** Looterz, seen from outside. */

import { t } from "../../lib/words.svelte";
import type { Door } from "../door";

const door: Door = {
  id: "looterz",
  icon: "two-coins",
  spirit: "dice-six-faces-four",
  minutes: 15,
  seats: [2, 6],
  usual: 4,
  editions: ["dragon", "rigor"],
  ground: "--g-looterz",
  options: {
    target: {
      word: String,
      shown: [5, 7, 10, 15, 20],
      usual: (seats) => (seats === 2 ? 15 : seats <= 4 ? 10 : 7),
    },
    rest: { word: (value) => t(`web-rest-${value}`), boxed: null }, // rulebook and aid differ
  },
  faces: () => import("./Editions.svelte"),
  editionName: (edition) => t(`web-edition-${edition}`),
  honours: [
    { id: "searcher", icon: "magnifying-glass", events: ["searched"], whose: "seat", adds: true },
    { id: "thief", icon: "snatch", events: ["stole", "begged"], whose: "seat", adds: true },
    { id: "brawler", icon: "crossed-swords", events: ["attacked"], whose: "seat", adds: true },
    { id: "recruiter", icon: "trumpet-flag", events: ["recruited", "mustered", "raised"], whose: "seat" },
    { id: "mourner", icon: "tombstone", events: ["died", "sacrificed"], whose: "seat" },
  ],
  goal: (view) => view.target,
};

export default door;
