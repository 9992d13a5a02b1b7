/** Which drawing stands for what. */

import { CLANS } from "./shapes";

export const CLAN: Record<string, string> = {
  dragon: "spiked-dragon-head",
  witch: "witch-flight",
  poltergeist: "haunting",
  imp: "imp-laugh",
  lizardfolk: "lizardman",
  skeleton: "broken-skull",
  gnoll: "hyena-head",
  slime: "slime",
  ratkin: "rat",
};

export const HERO: Record<string, string> = {
  thief: "cloak-dagger",
  warrior: "visored-helm",
  archer: "high-shot",
  mage: "wizard-face",
};

/** What else comes: by its manner. */
export const FOE: Record<string, string> = {
  captain: "crown",
  engine: "siege-ram",
  camp: "barracks-tent",
  captive: "manacles",
};

export const TYPE: Record<string, string> = {
  jewel: "cut-diamond",
  swords: "crossed-swords",
  hat: "pointy-hat",
  eye: "sunken-eye",
  bones: "skull-crossed-bones",
  special: "prisoner",
};

export const ROOM: Record<string, string> = {
  vault: "open-treasure-chest",
  forge: "anvil",
  workshop: "hammer-nails",
  library: "bookshelf",
  pantry: "cauldron",
  crypt: "crypt-entrance",
  study: "quill-ink",
  sewer: "pipes",
  menagerie: "cage",
  cells: "imprisoned",
  laboratory: "test-tubes",
  site: "trowel",
};

export const TOKEN: Record<string, string> = {
  coin: "two-coins",
  bone: "crossed-bones",
  frog: "frog",
  book: "book-cover",
  trap: "wolf-trap",
  event: "hourglass",
  flooded: "big-wave",
  picket: "barrier",
  dark: "candlebright",
  portal: "magic-portal",
};

export const LOOT: Record<string, string> = {
  equipment: "battle-gear",
  beast: "paw",
  potion: "round-bottom-flask",
  scroll: "tied-scroll",
};

export const ACTION: Record<string, string> = {
  draw: "card-draw",
  activate: "lightning-trio",
  move: "walking-boot",
  melee: "broadsword",
  ranged: "bowman",
  defend: "attached-shield",
  trap: "wolf-trap",
  portal: "magic-portal",
  ambush: "dungeon-gate",
  summon: "raise-zombie",
  swarm: "minions",
  reinforcements: "rally-the-troops",
};

export const SIGN: Record<string, string> = { bell: "ringing-bell", banner: "flying-flag", crown: "crown" };

export const TREASURE: Record<string, string> = {
  prey: "carnivore-mouth",
  curse: "death-note",
  healing: "healing",
  prisoner: "manacles",
  defeat: "broken-heart",
};

/** Loot cards that have a drawing of their own; the others show their kind. */
export const CARD: Record<string, string> = {
  "notched-sword": "broadsword",
  "twin-axes": "crossed-axes",
  "short-bow": "bow-arrow",
  "tower-shield": "round-shield",
  "snare-kit": "box-trap",
  "war-drum": "drum",
  "long-spear": "stone-spear",
  "cave-spider": "spider-alt",
  "giant-bat": "bat",
  "riding-boar": "boar",
  "guard-hound": "sniffing-dog",
  "burden-beetle": "scarab-beetle",
  "carrion-crow": "raven",
  "tunnel-worm": "earth-worm",
  "quickening-draught": "drink-me",
  "bottled-fire": "fire-bottle",
  "mending-tonic": "health-potion",
  "growth-brew": "standing-potion",
  "courage-cordial": "square-bottle",
  "fizzing-flask": "bubbling-flask",
  "murky-dregs": "potion-ball",
  "scroll-of-doors": "open-gate",
  "scroll-of-sparks": "electric",
  "scroll-of-calling": "trumpet",
  "scroll-of-command": "rally-the-troops",
  "scroll-of-wards": "rune-stone",
  "scroll-of-echoes": "echo-ripples",
  "scroll-of-ruin": "castle-ruins",
};

const SORTS = ["equipment", "beast", "potion", "scroll"]; // as a face's number `sort` counts them; 4 is a tactic card
const PRICES: Record<string, string> = { equipment: "coin", beast: "bone", potion: "frog", scroll: "book" };

interface Numbers {
  numbers: Record<string, number>;
}

/** The kind of loot that a card is; empty for a tactic card. */
export function sortOf(face: Numbers | undefined): string {
  return SORTS[face?.numbers.sort ?? SORTS.length] ?? "";
}

/** The clan whose tactic card it is; empty for loot. */
export function clanOf(face: Numbers | undefined): string {
  return CLANS[face?.numbers.clan ?? CLANS.length] ?? "";
}

/** The resource that buys a kind of loot. */
export function priceOf(sort: string): string {
  return PRICES[sort] ?? "";
}

/** The drawing on a tactic or loot card. */
export function cardPicture(kind: string, face: Numbers | undefined): string {
  return CARD[kind] ?? CLAN[clanOf(face)] ?? LOOT[sortOf(face)] ?? "card-draw";
}

/** What a room does for an Activate: it makes a token, or takes one as the price of a kind of loot. */
export const ROOM_ACTION: Record<string, { makes?: string; price?: string; sells?: string }> = {
  vault: { makes: "coin" },
  library: { makes: "book" },
  sewer: { makes: "frog" },
  crypt: { makes: "bone" },
  workshop: { makes: "trap" },
  forge: { price: "coin", sells: "equipment" },
  menagerie: { price: "bone", sells: "beast" },
  pantry: { price: "frog", sells: "potion" },
  study: { price: "book", sells: "scroll" },
};

/** What a scenario's deed brings about. */
export function deedPicture(verb: string): string {
  const [, effect, mark] = verb.split("-");
  if (effect === "clear") return TOKEN[mark!] ?? TOKEN.event!;
  return (
    { deliver: "exit-door", break: TOKEN.portal!, close: "falling-rocks", shelve: TOKEN.book! }[effect!] ?? "check-mark"
  );
}

/** How many pictures tell what a room does for an Activate. */
export function signsOf(room: string): number {
  return ROOM_ACTION[room]?.makes ? 1 : 2;
}

/** Whether a card is one of the Guild's: a hero's, or a scenario's sign. */
export function isGuildCard(card: string): boolean {
  return card.includes(":") || card.replace(/#.*/, "") in SIGN;
}

/** The drawing on a Guild card (`thief:swords`, `bell#1`). */
export function guildPicture(card: string): string {
  const name = card.split("#")[0]!.split(":")[0]!;
  return HERO[name] ?? SIGN[name] ?? "knight-banner";
}
