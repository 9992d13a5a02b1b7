/** Whose words and tokens are not shown on this screen, by name. */

import { settings } from "../lib/settings.svelte";

export const isMuted = (name: string): boolean => settings.muted.includes(name);

export function toggleMute(name: string): void {
  settings.muted = isMuted(name) ? settings.muted.filter((each) => each !== name) : [...settings.muted, name];
}
