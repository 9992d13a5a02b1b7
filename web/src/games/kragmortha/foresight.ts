/** What would follow from an option, as the engine previews it. */

import type { Option } from "../../lib/game";
import { seatIn } from "./library";

/** A square where a shoved goblin may land, and what waits there. */
export interface Landing {
  square: string;
  waits: "floor" | "goblin" | "rigor" | "teleport" | "desk";
  rival: number | null; // who stands there
}

export interface Foresight {
  first: string[]; // squares that a card's first step can reach
  pushed: number | null; // who would be shoved
  landings: Landing[]; // and where to
  slides: string | null; // where a shoved goblin would slide on to
  meets: "rigor" | "teleport" | "desk" | null;
  travels: boolean; // Rigor Mortis may go on by teleport
}

/** The preview of an option, as squares and seats. */
export function foresee(option: Option | undefined): Foresight {
  const seen: Foresight = { first: [], pushed: null, landings: [], slides: null, meets: null, travels: false };
  for (const { id, args } of option?.preview ?? []) {
    const what = id.replace("kragmortha-preview-", "");
    if (what === "first") seen.first = String(args.squares).split(" ").filter(Boolean);
    else if (what === "push") seen.pushed = seatIn(args.rival);
    else if (what === "slides") seen.slides = String(args.square);
    else if (what === "rigor-transfer") seen.travels = true;
    else if (what.startsWith("meets-")) seen.meets = what.slice(6) as Foresight["meets"];
    else if (what.startsWith("land-")) seen.landings.push(landing(what.slice(5), args.square, args.rival));
  }
  return seen;
}

/** `f4→f5` is a goblin that slides on: it lands on the last square. */
function landing(waits: string, square: unknown, rival: unknown): Landing {
  return { square: String(square).split("→").at(-1)!, waits: waits as Landing["waits"], rival: seatIn(rival) };
}
