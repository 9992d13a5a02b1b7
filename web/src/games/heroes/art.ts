/** Where the pictures of clans, heroes, cards and rooms lie. */

import beasts from "../../../art/beasts.ts?pictures";
import coven from "../../../art/coven.ts?pictures";
import dragon from "../../../art/dragon.ts?pictures";
import equipment from "../../../art/equipment.ts?pictures";
import foes from "../../../art/foes.ts?pictures";
import gnoll from "../../../art/gnoll.ts?pictures";
import guests from "../../../art/heroes.ts?pictures";
import imp from "../../../art/imp.ts?pictures";
import lizardfolk from "../../../art/lizardfolk.ts?pictures";
import poltergeist from "../../../art/poltergeist.ts?pictures";
import potions from "../../../art/potions.ts?pictures";
import ratkin from "../../../art/ratkin.ts?pictures";
import roomsOne from "../../../art/rooms.ts?pictures";
import roomsTwo from "../../../art/rooms-two.ts?pictures";
import scrolls from "../../../art/scrolls.ts?pictures";
import skeleton from "../../../art/skeleton.ts?pictures";
import slime from "../../../art/slime.ts?pictures";

const CLANS = {
  ...dragon,
  ...lizardfolk,
  ...gnoll,
  ...slime,
  ...skeleton,
  ...ratkin,
  ...imp,
  ...poltergeist,
  ...coven,
};
const CARDS = { ...CLANS, ...equipment, ...beasts, ...potions, ...scrolls };
const ROOMS = { ...roomsOne, ...roomsTwo };

/** What may have become of a monster or a hero. */
export type TokenLook = "ready" | "wounded" | "exhausted" | "aimed";

/** A tactic or loot card's picture; cards of somebody's own box have none. */
export const drawn = (card: string): string | undefined => CARDS[card]?.ready;
export const clanArt = (clan: string, look: TokenLook = "ready"): string => CLANS[clan]![look]!;
export const heroArt = (hero: string, look: TokenLook = "ready"): string => guests[hero]![look]!;
/** What a captain wears. */
export const crown = foes.crown!.ready!;
/** An engine, a camp, or a captive at rest or on the run. */
export const foeArt = (manner: string, state: string): string =>
  manner === "engine"
    ? guests.ram!.ready!
    : manner === "camp"
      ? foes.camp!.ready!
      : foes.heir![state === "running" ? "running" : "ready"]!;
/** The hero on a Guild card; treasures and a scenario's cards have signs only. */
export const guest = (card: string): string | undefined => guests[card.split(":")[0]!]?.ready;
export const roomArt = (room: string): string | undefined => ROOMS[room]?.ready;
