/** What all see of a goblin's penances on the screen: what is asked of it, and whether it does it. */

import type { Bearing } from "../../../lib/protocol";
import type { Option } from "../../../lib/game";
import type { TableView } from "../../../lib/table.svelte";
import { t } from "../../../lib/words.svelte";
import { verb } from "../answers";
import { libraryOf } from "../library";

/** One sign on a goblin's plate. */
export interface Sign {
  look: string;
  text: string;
  state: "asked" | "missing" | "done" | "broken";
  tilt: "left" | "right" | null;
}

const DUTIES: Record<string, string> = { m1: "gaping", m2: "tongue", l3: "standing", w3: "pardoned" };

/** What is seen of a goblin now; what it only bears without being asked for anything says nothing. */
export function signs(table: TableView, seat: number): Sign[] {
  const { slipping } = libraryOf(table).players[seat]!;
  const bearing = (table.penances?.bearing ?? []).filter((each) => each.seat === seat && each.look !== slipping);
  const seen = bearing.flatMap((each) => sign(each) ?? []);
  return slipping
    ? [{ look: slipping, text: t(`web-kragmortha-broken-${slipping}`), state: "broken", tilt: null }, ...seen]
    : seen;
}

function sign({ look, prompt, due, on, tilt }: Bearing): Sign | null {
  if (prompt) return { look, text: t(`web-kragmortha-asked-${prompt}`), state: "asked", tilt };
  const duty = DUTIES[look];
  if (!duty || !due) return null;
  return {
    look,
    text: t(`web-kragmortha-seen-${duty}-${on ? "on" : "off"}`),
    state: on ? "done" : "missing",
    tilt: null,
  };
}

/** The cry of Caught! at a goblin, if I may cry. */
export function cryAt(table: TableView, seat: number): Option | undefined {
  return table.calls.find((call) => verb(call) === "catch" && call.touches.seats[0] === seat);
}
