/** Which drawing stands for what. */

export const SYMBOL: Record<string, string> = {
  book: "book-cover",
  scroll: "tied-scroll",
  potion: "round-bottom-flask",
  stones: "stone-pile",
  ball: "crystal-ball",
};

export const TOKEN: Record<string, string> = { transfer: "teleport", tome: "open-book", trap: "evil-eyes" };

export const TOKEN_WORD: Record<string, string> = {
  transfer: "glossary-kragmortha-transfer",
  tome: "glossary-kragmortha-token-tome",
  trap: "glossary-kragmortha-trap",
};

export const TOME: Record<string, string> = {
  "clean-slate": "feather",
  "deep-pockets": "swap-bag",
  "look-away": "blindfold",
  scapegoat: "goat",
  "fair-exchange": "card-exchange",
  "second-wind": "wind-slap",
  "puppet-strings": "puppet",
  blink: "magic-portal",
  "trade-places": "cycle",
  "greased-floor": "foot-trip",
  "planted-feet": "barefoot",
  "wild-ink": "ink-swirl",
  "long-arm": "arm",
  "tired-legs": "snail",
  peephole: "spyglass",
  "fresh-hand": "card-random",
  bookmark: "bookmark",
  "read-again": "clockwise-rotation",
};

const GROUP: Record<string, string> = { h: "human-ear", m: "tongue", a: "biceps", d: "hand", l: "leg", w: "brain" };

/** The part of the body that a Look speaks of, as a drawing; a scolding has none. */
export function lookIcon(look: string): string {
  return look === "scolding" ? "shouting" : (GROUP[look[0]!] ?? "evil-eyes");
}

/** A card or token of any sort, as a drawing. */
export function spotIcon(card: string): string {
  if (card.includes(":")) return moverIcon(card);
  return TOKEN[card] ?? TOME[card] ?? lookIcon(card);
}

/** Whom a movement card moves, as a drawing. */
export function moverIcon(card: string): string {
  return card.startsWith("rigor") ? "overlord-helm" : "goblin-head";
}
