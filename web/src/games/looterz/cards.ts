/** What is drawn and written on a card: its picture, its tint, its signs, and in short what it does. */

import type { Face, Message } from "../../lib/game";

const PICTURES: Record<string, string> = {
  thief: "robber",
  dragonling: "dragon-head",
  "death-knight": "black-knight-helm",
  king: "throne-king",
  assassin: "hooded-assassin",
  zombie: "shambling-zombie",
  cleric: "prayer",
  scarecrow: "scarecrow",
  orc: "orc-head",
  witch: "witch-face",
  mermaid: "mermaid",
  hydra: "hydra",
  frog: "frog",
  "gelatinous-cube": "transparent-slime",
  executioner: "executioner-hood",
  vampire: "vampire-dracula",
  necromancer: "raise-skeleton",
  bard: "lyre",
  captain: "pirate-captain",
  archer: "bowman",
  pickpocket: "robber-mask",
  goblin: "goblin-head",
  bullfrog: "toad-teeth",
  gargoyle: "gargoyle",
  bomber: "unlit-bomb",
  dwarf: "dwarf-face",
  minotaur: "minotaur",
  wizard: "wizard-face",
  ghost: "ghost",
  beggar: "bindle",
  "alley-cat": "cat",
  "hal-r-tel": "devil-mask",
  rollork: "viking-head",
  "rat-king": "rat",
  ninja: "ninja-mask",
  berserker: "barbarian",
  medic: "medical-pack",
  "scratching-post": "claw-slashes",
  rrugh: "golem-head",
  elsar: "witch-face",
  pru: "charm",
  blink: "frankenstein-creature",
  mouse: "mouse",
  hairball: "yarn",
  headsman: "executioner-hood",
  "night-drinker": "vampire-dracula",
  medium: "raise-skeleton",
  minstrel: "lyre",
  ringleader: "pirate-captain",
  cutpurse: "robber-mask",
  scamp: "slingshot",
  "fat-mouse": "seated-mouse",
  romolo: "door-watcher",
  firecracker: "dynamite",
  digger: "mining",
  brute: "brute",
  sage: "wizard-face",
  stray: "sitting-dog",
  "rigor-mortis": "overlord-helm",
};

/** The picture of a kind; a card of somebody's own box has none of its own. */
export function picture(kind: string): string {
  return PICTURES[kind] ?? "hooded-figure";
}

export type Tint = "activation" | "recruitment" | "last-wish" | "taunt" | "rule" | "none";

const KEYWORDS: Record<string, { tint: Tint; sign: string }> = {
  taunt: { tint: "taunt", sign: "shouting" },
  activation: { tint: "activation", sign: "lightning-bow" },
  recruitment: { tint: "recruitment", sign: "trumpet-flag" },
  "last-wish": { tint: "last-wish", sign: "tombstone" },
};
const RULES: Record<string, string> = {
  "cannot-attack": "cancel",
  "cannot-search": "cancel",
  "cannot-be-attacked": "cancel",
  "bans-loot": "cancel",
  attacks: "crossed-swords",
  trophy: "two-coins",
};
const FROGS: Record<string, string> = { mouse: "mouse", "fat-mouse": "mouse" }; // the frogs of `rigor`; all others are frogs
const EFFECTS: Record<string, string> = {
  steal: "snatch",
  "steal-from-anyone": "snatch",
  destroy: "coffin",
  "everyone-sacrifices": "coffin",
};

/** One thing that a card does: its keyword (none for a standing rule), its sign, and its text in short. */
export interface Line {
  keyword: string | null;
  sign: string;
  brief: Message | null;
}

/** A card's text, thing by thing; `looterz-text-activation` with the effect `steal` becomes keyword, sign and words. */
export function lines(face: Face | undefined): Line[] {
  return (face?.text ?? []).map((message) => {
    const name = message.id.replace("looterz-text-", "");
    const effect = effectOf(message);
    if (effect) {
      const brief = { id: `web-looterz-brief-${effect}`, args: { n: message.args.n ?? 0 } };
      return { keyword: name, sign: EFFECTS[effect] ?? KEYWORDS[name]!.sign, brief };
    }
    if (name === "taunt") return { keyword: name, sign: KEYWORDS.taunt!.sign, brief: null };
    if (name === "frog")
      return { keyword: null, sign: FROGS[face!.id] ?? "frog", brief: { id: "web-looterz-brief-frog", args: {} } };
    return {
      keyword: null,
      sign: RULES[name] ?? "info",
      brief: { id: `web-looterz-brief-${name}`, args: message.args },
    };
  });
}

/** `steal` of `@say/looterz-effect-steal-activation`. */
function effectOf(message: Message): string | null {
  const said = message.args.effect;
  return typeof said === "string" ? said.replace(/^@say\/looterz-effect-(.*)-(activation|otherwise)$/, "$1") : null;
}

/** The tint of a card's window is that of its first keyword; a standing rule or nothing has its own. */
export function tint(face: Face | undefined): Tint {
  const all = lines(face);
  const first = all.find((line) => line.keyword !== null);
  if (first) return KEYWORDS[first.keyword!]!.tint;
  return all.some((line) => line.brief?.id !== "web-looterz-brief-frog") ? "rule" : "none";
}

/** Whether nobody can Search or Steal while a card is in play. */
export function bansLoot(face: Face | undefined): boolean {
  return face?.text.some((message) => message.id === "looterz-text-bans-loot") ?? false;
}

/** In how many attacks one action of a card may consist. */
export function attacks(face: Face | undefined): number {
  const line = face?.text.find((message) => message.id === "looterz-text-attacks");
  return typeof line?.args.n === "number" ? line.args.n : 1;
}
