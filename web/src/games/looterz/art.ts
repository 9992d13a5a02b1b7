/** Where the pictures of the Looters lie. */

import dragonOne from "../../../art/dragon-one.ts?pictures";
import dragonTwo from "../../../art/dragon-two.ts?pictures";
import both from "../../../art/looterz.ts?pictures";
import lord from "../../../art/rigor.ts?pictures";
import places from "../../../art/places.ts?pictures";
import rigorMortis from "../../../art/rigor-mortis.ts?pictures";
import rigorOne from "../../../art/rigor-one.ts?pictures";
import rigorThree from "../../../art/rigor-three.ts?pictures";
import rigorTwo from "../../../art/rigor-two.ts?pictures";

const PICTURES = { ...both, ...dragonOne, ...dragonTwo, ...rigorOne, ...rigorTwo, ...rigorThree, ...rigorMortis };

/** What may have become of a Looter that is shown. */
export type Shown = "ready" | "acted" | "wounded" | "exhausted" | "aimed";

/** A Looter's picture; cards of somebody's own box have none. */
export const drawn = (kind: string, state: Shown = "ready"): string | undefined => PICTURES[kind]?.[state];

/** Rigor Mortis, whose portrait is the clock. */
export const clockFace = lord["rigor-face"]!["ready"]!;

/** What lies in the middle of the table; the hoard shrinks with the share that is left of it. */
export const innSign = places["inn"]!["ready"]!;
export const graveyardArt = places["graveyard"]!["empty"]!;
export const hoardArt = (left: number): string => places["hoard"]![left > 0.6 ? "full" : left > 0.25 ? "half" : "low"]!;
