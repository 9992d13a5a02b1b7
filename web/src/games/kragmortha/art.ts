/** Where the pictures of goblins, Looks and Tomes lie. */

import goblins from "../../../art/goblins.ts?pictures";
import looksFour from "../../../art/looks-four.ts?pictures";
import looksOne from "../../../art/looks-one.ts?pictures";
import looksThree from "../../../art/looks-three.ts?pictures";
import looksTwo from "../../../art/looks-two.ts?pictures";
import places from "../../../art/places.ts?pictures";
import lord from "../../../art/rigor.ts?pictures";
import tomesOne from "../../../art/tomes-one.ts?pictures";
import tomesTwo from "../../../art/tomes-two.ts?pictures";

const CARDS = { ...looksOne, ...looksTwo, ...looksThree, ...looksFour, ...tomesOne, ...tomesTwo };

/** A Look's or a Tome's picture; movement cards and tokens have signs only. */
export const drawn = (card: string): string | undefined => CARDS[card]?.ready;

export type GoblinLook = "ready" | "gloat" | "shock" | "shame" | "asleep" | "dazed";

/** A seat's goblin. */
export const goblinArt = (seat: number, look: GoblinLook): string => goblins[`goblin${seat}`]![look]!;

/** Rigor Mortis without his eyes, and the eyes that look about. */
export const rigorArt = (isAngry: boolean): string => lord["rigor"]![isAngry ? "angry" : "ready"]!;
export const rigorEyes = (): string => lord["rigor-eyes"]!["ready"]!;
export const rigorFace = (): string => lord["rigor-face"]!["ready"]!;

export const deskArt = places["desk"]!["ready"]!;
