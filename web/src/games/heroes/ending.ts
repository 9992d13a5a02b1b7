/** How a game of Keep the Heroes Out! is remembered. */

import type { Message } from "../../lib/game";
import { type Ended, type Ending, cardIn, kindOf } from "../ending";
import { LOST, WON } from "./assault";
import { drawn, heroArt, roomArt } from "./art";
import { HERO, ROOM, TOKEN, TREASURE, cardPicture, guildPicture, isGuildCard } from "./pictures";
import { listed } from "./shapes";

const LOSSES = ["looted", "seized"]; // of treasures
const BLOWS = ["melee", "ranged", "ability-hit"];

const happened = ({ events }: Ended, ...kinds: string[]): boolean =>
  events.some((event) => kinds.includes(kindOf(event)));

function won(ended: Ended): Message | null {
  if (ended.outcome.winners.length === 0) return null;
  if (!happened(ended, ...LOSSES)) return { id: "story-heroes-untouched", args: {} };
  if (ended.outcome.why.args.n === 1) return { id: "story-heroes-one", args: {} };
  return { id: "story-heroes-won", args: {} };
}

function lost(ended: Ended): Message | null {
  if (ended.outcome.winners.length > 0) return null;
  if (ended.outcome.why.args.wave === 1) return { id: "story-heroes-first-wave", args: {} };
  return { id: "story-heroes-lost", args: {} };
}

/** How many heroes were struck down. */
function blows({ events }: Ended): Message | null {
  const n = events.filter((event) => BLOWS.includes(kindOf(event))).length;
  return n > 0 ? { id: "story-heroes-blows", args: { n } } : null;
}

const OBJECTS: Record<string, string> = {
  ...{ fell: "broken-heart", wounded: "broken-heart", wave: "knight-banner" },
  ...Object.fromEntries(LOST.map((kind) => [kind, "broken-heart"])),
  ...Object.fromEntries(WON.map((kind) => [kind, "open-treasure-chest"])),
  ...{ looted: "open-treasure-chest", "foe-fell": "broken-heart", closed: "falling-rocks", delivered: "exit-door" },
  ...{ melee: "broadsword", ranged: "bowman", "ability-hit": "broadsword", "trap-set": "wolf-trap" },
};

const ending: Ending = {
  titles: [won, lost],
  notes: [blows],
  scene(event, table) {
    const card = cardIn(event, "card");
    const hero = cardIn(event, "hero") || listed(event, "heroes")[0];
    const room = cardIn(event, "room");
    const token = cardIn(event, "token");
    const found = [
      hero ? HERO[hero] : undefined,
      card ? pictured(card, table.speech.face(card)) : undefined,
      OBJECTS[kindOf(event)],
      token ? TOKEN[token] : undefined,
      room ? ROOM[room] : undefined,
    ];
    return [...new Set(found.filter((icon) => icon !== undefined))].slice(0, 2);
  },
  pictures(event) {
    const hero = cardIn(event, "hero") || listed(event, "heroes")[0];
    const found = [hero ? heroArt(hero) : undefined, drawn(cardIn(event, "card")), roomArt(cardIn(event, "room"))];
    return found.filter((each) => each !== undefined).slice(0, 2);
  },
};

function pictured(card: string, face: Parameters<typeof cardPicture>[1]): string {
  return TREASURE[card.split(":")[0]!] ?? (isGuildCard(card) ? guildPicture(card) : cardPicture(card, face));
}

export default ending;
