/** The chronicle of Keep the Heroes Out!: its stories, and its scenarios as they look. */

import "../tokens.css";
import drawings from "../../../icons/heroes.json?sprite";
import { addIcons } from "../../../lib/icons";
import { has, t } from "../../../lib/words.svelte";
import type { Tale } from "../../tale";
import { DIFFICULTIES } from "../door";
import { CLAN } from "../pictures";
import Plan from "./Plan.svelte";
import Rules from "./Rules.svelte";
import Window from "./Window.svelte";

addIcons(drawings);

const ifThere = (id: string): string => (has(id) ? t(id) : "");

const tale: Tale = {
  catalogues: ["heroes", "lobby", "heroes-story"],
  nameOf: (scene) => t(`heroes-edition-${scene}`),
  chapter: (id) => t(`heroes-chapter-${id}`),
  intro: (scene) => ifThere(`lobby-night-${scene}-story`),
  twist: (scene) => ifThere(`heroes-twist-${scene}`),
  story: (scene, when) => ifThere(`heroes-story-${scene}-${when}`),
  level: (value) => t(`heroes-difficulty-${DIFFICULTIES[value]}`),
  levelNote: (value) => ifThere(`heroes-difficulty-${DIFFICULTIES[value]}-text`),
  trophy: (id) => ({ name: t(`trophy-heroes-${id}-name`), what: t(`trophy-heroes-${id}`) }),
  party: (clan) => ({ name: t(`heroes-card-${clan}`), icon: CLAN[clan]! }),
  options: (difficulty) => ({ difficulty }),
  Plan,
  Rules,
  Window,
};

export default tale;
