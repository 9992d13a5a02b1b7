/** What can be thrown across the table, and its drawings. */

import type { Throw } from "../lib/protocol";

export type Token = Throw["token"];

export const TOKENS: Record<Token, string> = {
  cheese: "cheese-wedge",
  rose: "rose",
  laugh: "imp-laugh",
  sweat: "droplets",
  handshake: "shaking-hands",
  bomb: "unlit-bomb",
};
