/** How a game of Kragmortha is shown: what of it is heavy, and the library after each step. */

import type { Event } from "../../lib/game";
import { type Score, type Spot, type View, type Weights, scales } from "../../stage/beat";
import { cardIn, seatIn, told } from "./library";
import type { Goblin, KragmorthaView } from "./view";

export const WEIGHTS: Weights = {
  silent: ["drew"],
  trivial: ["placed", "discarded", "peeped", "kept", "read-again", "voted-guilty", "voted-innocent", "returned"],
  normal: [
    ...["turn", "played", "moved", "rigor-moved", "shoved", "slid", "put", "rigor-transferred", "token", "used"],
    ...["stuck", "shed", "exchanged", "traded", "tired"],
  ],
  dramatic: [
    ...["caught", "looked", "scolded", "tome", "last-tome", "slipped", "accused", "upheld", "dismissed", "scapegoat"],
    ...["thrown-out", "caught-out", "told-off", "escaped"],
  ],
};
const ON_RIVALS = ["shoved", "exchanged", "scapegoat", "traded", "tired"];
const ON_THEMSELVES = ["caught", "looked", "scolded", "thrown-out"];
const SPOTS = ["played", "token", "tome", "looked", "scolded", "used"];

/** What others do to my goblin. */
function concerns(event: Event, _view: View, seat: number): boolean {
  return seatIn(event.args.rival) === seat || (told(event) === "caught" && seatIn(event.args.seat) === seat);
}

/** The goblin that something befalls. */
function aims(event: Event): string[] {
  const kind = told(event);
  const who = ON_RIVALS.includes(kind) ? event.args.rival : ON_THEMSELVES.includes(kind) ? event.args.seat : null;
  const seat = seatIn(who);
  return seat === null ? [] : [`goblin-${seat}`];
}

/** The card or token that is turned. */
function spot(event: Event): Spot | null {
  const kind = told(event);
  if (!SPOTS.includes(kind)) return null;
  const card = kind === "scolded" ? "scolding" : cardIn(event.args.card);
  const isBad = kind === "looked" || kind === "scolded";
  return card ? { card, seat: seatIn(event.args.seat), isBad, isNew: kind === "tome" || isBad } : null;
}

/** Where everybody stands after an event; a goblin that enters a taken square shares it until the other one is out. */
function fold(view: View, event: Event): View {
  const library = view as KragmorthaView;
  const { seat, rival, square } = event.args;
  const kind = told(event);
  if (kind === "traded") return traded(library, seatIn(seat), seatIn(rival));
  if (typeof square !== "string") return view;
  if (kind.startsWith("rigor")) return { ...library, rigor: square };
  return moved(library, seatIn(kind === "shoved" ? rival : seat), square);
}

function moved(library: KragmorthaView, who: number | null, square: string | null): KragmorthaView {
  const go = (goblin: Goblin): Goblin => (goblin.seat === who ? { ...goblin, square } : goblin);
  return { ...library, players: library.players.map(go) };
}

function traded(library: KragmorthaView, one: number | null, other: number | null): KragmorthaView {
  const at = (who: number | null): string | null => library.players.find(({ seat }) => seat === who)?.square ?? null;
  return moved(moved(library, one, at(other)), other, at(one));
}

export const score: Score = {
  weigh: scales("kragmortha", WEIGHTS),
  opens: (event) => told(event) === "turn",
  ...{ aims, concerns, fold, spot },
};
