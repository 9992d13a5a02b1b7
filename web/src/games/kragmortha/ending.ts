/** How a game of Kragmortha is remembered. */

import type { Message } from "../../lib/game";
import { type Ended, type Ending, cardIn, kindOf, seatIn, seatRef, winnerOf } from "../ending";
import { drawn, goblinArt, rigorFace } from "./art";
import { moverIcon, spotIcon } from "./pictures";

/** The last Tome has left the desk, under whose arm. */
function byTome(ended: Ended): Message | null {
  const winner = winnerOf(ended);
  const last = ended.events.findLast((event) => kindOf(event) === "last-tome");
  if (winner === null || !last || ended.outcome.why.id !== "kragmortha-end-tome") return null;
  const seat = seatRef(winner);
  const taker = seatIn(last);
  if (taker === winner) return { id: "story-kragmortha-tome", args: { seat } };
  return { id: "story-kragmortha-tome-other", args: { seat, rival: seatRef(taker) } };
}

/** Somebody was thrown out, and somebody else was not. */
function byLook(ended: Ended): Message | null {
  const winner = winnerOf(ended);
  const last = ended.events.findLast((event) => kindOf(event) === "thrown-out");
  if (winner === null || !last || seatIn(last) === winner || ended.outcome.why.id !== "kragmortha-end-look")
    return null;
  return { id: "story-kragmortha-thrown", args: { seat: seatRef(winner), rival: seatRef(seatIn(last)) } };
}

/** The winner ended without a Look. */
function unseen({ outcome }: Ended): Message | null {
  const [first] = outcome.ranking;
  if (outcome.winners.length !== 1 || first?.why.args.looks !== 0) return null;
  return { id: "story-kragmortha-unseen", args: { seat: seatRef(first.seat) } };
}

/** As many Looks as the next one, but more Tomes; or as many Tomes, too, but more symbols. */
function byATie({ outcome }: Ended): Message | null {
  const [first, second] = outcome.ranking;
  if (outcome.winners.length !== 1 || !second || first?.why.args.looks !== second.why.args.looks) return null;
  const isByTomes = first?.why.args.tomes !== second.why.args.tomes;
  const id = isByTomes ? "story-kragmortha-by-tomes" : "story-kragmortha-by-symbols";
  return { id, args: { rival: seatRef(second.seat) } };
}

const OBJECTS: Record<string, string> = {
  ...{ caught: "evil-eyes", shoved: "foot-trip", slid: "foot-trip", "thrown-out": "exit-door" },
  ...{ "last-tome": "open-book", put: "teleport", traded: "cycle", scapegoat: "goat", shed: "feather" },
};

const ending: Ending = {
  titles: [byTome, byLook],
  notes: [unseen, byATie],
  reached: ({ why }) => ({ id: "kragmortha-looks", args: { looks: why.args.looks! } }),
  scene(event) {
    const kind = kindOf(event);
    const card = cardIn(event, "card") || String(event.args.card ?? "").replace("@card/", "");
    const mover = moverIcon(kind.startsWith("rigor") ? "rigor" : "");
    return [mover, card ? spotIcon(card) : (OBJECTS[kind] ?? "")].filter(
      (icon, i) => icon && (i === 0 || icon !== mover),
    );
  },
  pictures(event) {
    const [card, seat, rival] = [drawn(cardIn(event, "card")), seatIn(event), seatIn(event, "rival")];
    const who = kindOf(event).startsWith("rigor") ? rigorFace() : seat >= 0 ? goblinArt(seat, "ready") : undefined;
    return [who, card ?? (rival >= 0 ? goblinArt(rival, "shock") : undefined)].filter((each) => each !== undefined);
  },
};

export default ending;
