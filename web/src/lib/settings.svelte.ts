/** What a person has set on this device. */

import type { Speed } from "../stage/tempo";
import { LANGUAGES, type Language } from "./words.svelte";

export type Theme = "auto" | "dark" | "light";

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  effects: number; // how loud they are, up to 1
  room: number; // and the room in which one sits
  speed: Speed; // at which a game is shown
  banter: boolean; // whether bots say something now and then
  guide: boolean; // explain the phases as they come, in a first game
  learnt: string[]; // what the guide need not say again
  met: string[]; // games that were introduced here
  muted: string[]; // names whose chat is not shown here
  name: string;
  asked: boolean; // for that name, once
  remembered: Record<string, number>; // options of games, by name, for tables that I make
}

const PLACE = "lootkeep-settings";

const SPEEDS: Record<string, Speed> = { 0: "once", 0.5: "calm", 1: "normal", 2: "brisk", 4: "brisk" }; // as they were kept once

/** Whether motion is unwelcome on this device. */
function isStill(): boolean {
  return "matchMedia" in globalThis && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function usual(): Settings {
  const spoken = navigator.languages.map((each) => each.slice(0, 2)) as Language[];
  return {
    language: spoken.find((each) => LANGUAGES.includes(each)) ?? "en",
    theme: "auto",
    sound: false,
    effects: 0.8,
    room: 0.5,
    speed: isStill() ? "once" : "normal",
    banter: true,
    guide: true,
    learnt: [],
    met: [],
    muted: [],
    name: "",
    asked: false,
    remembered: {},
  };
}

function kept(): Partial<Settings> {
  try {
    const all = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    const once = Object.entries(all).filter(([name]) => !(name in usual())); // options were kept beside the others
    const speed = SPEEDS[String(all.speed)] ?? all.speed ?? usual().speed;
    return {
      ...all,
      speed,
      remembered: { ...(Object.fromEntries(once) as unknown as Record<string, number>), ...all.remembered },
    };
  } catch {
    return {}; // what was kept cannot be read: the usual settings serve
  }
}

export const settings = $state<Settings>({ ...usual(), ...kept() });

/**
 * Keep the settings, and let the page wear its theme and pace, whenever one changes, here or in another tab; call it
 * once, from a component.
 */
export function followSettings(): void {
  $effect(() => {
    const heard = (event: StorageEvent): void => {
      if (event.key === PLACE) Object.assign(settings, kept());
    };
    addEventListener("storage", heard);
    return () => removeEventListener("storage", heard);
  });
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings));
    const { classList } = document.documentElement;
    for (const theme of ["dark", "light"]) classList.toggle(theme, settings.theme === theme);
    classList.toggle("still", settings.speed === "once");
  });
}
