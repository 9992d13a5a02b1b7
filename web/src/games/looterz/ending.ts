/** How a game of Looterz is remembered. */

import type { Event, Message } from "../../lib/game";
import { type Ended, type Ending, cardIn, kindOf, seatIn, seatRef, winnerOf } from "../ending";
import { drawn } from "./art";
import { picture } from "./cards";

const GAINS = ["searched", "stole", "trophy", "begged"];
const TITLES: Record<string, string> = {
  searched: "story-looterz-roll",
  stole: "story-looterz-stolen",
  trophy: "story-looterz-trophy",
  begged: "story-looterz-begged",
};

/** By what the winner came to the target: the last Loot of the game that is the winner's. */
function deciding({ events }: Ended, winner: number): Event | undefined {
  return events.findLast(
    (event) => GAINS.includes(kindOf(event)) && seatIn(event) === winner && Number(event.args.n) > 0,
  );
}

function byLoot(ended: Ended): Message | null {
  const winner = winnerOf(ended);
  if (winner === null || ended.outcome.why.id !== "looterz-end-target") return null;
  const gain = deciding(ended, winner);
  if (!gain || (kindOf(gain) === "searched" && hasRolledSince(ended, gain))) return null;
  const { seat, card, rival } = gain.args;
  const id = TITLES[kindOf(gain)]!;
  return { id, args: rival === undefined ? { seat: seat!, card: card! } : { seat: seat!, card: card!, rival } };
}

function hasRolledSince({ events }: Ended, gain: Event): boolean {
  return events.slice(events.indexOf(gain) + 1).some(({ args }) => Array.isArray(args.dice));
}

function byTime(ended: Ended): Message | null {
  const winner = winnerOf(ended);
  if (ended.outcome.why.id === "looterz-end-nobody") return { id: "story-looterz-nobody", args: {} };
  if (winner === null || ended.outcome.why.id !== "looterz-end-time") return null;
  return { id: "story-looterz-time", args: { seat: seatRef(winner) } };
}

/** Somebody was one Loot short of the target. */
function short({ outcome, view }: Ended): Message | null {
  const near = outcome.ranking.find(({ place, score }) => place > 1 && score === view.target - 1);
  return near ? { id: "story-looterz-short", args: { rival: seatRef(near.seat) } } : null;
}

/** Nobody came half as far as the winner. */
function far({ outcome }: Ended): Message | null {
  const [first, ...others] = outcome.ranking;
  if (outcome.winners.length === 0 || !first || others.some(({ score }) => 2 * score >= first.score)) return null;
  return { id: "story-looterz-far", args: {} };
}

const OBJECTS: Record<string, string> = {
  ...{ searched: "two-coins", stole: "two-coins", trophy: "two-coins", begged: "two-coins", won: "two-coins" },
  ...{ died: "tombstone", destroyed: "tombstone", sacrificed: "tombstone" },
};

const ending: Ending = {
  titles: [byLoot, byTime],
  notes: [short, far],
  reached: ({ score }) => ({ id: "looterz-loot", args: { n: score } }),
  scene(event) {
    const card = cardIn(event, "card");
    const target = cardIn(event, "target");
    const object = target ? picture(target) : OBJECTS[kindOf(event)];
    return [card ? picture(card) : "", object ?? ""].filter(Boolean);
  },
  pictures(event) {
    const [card, target] = [cardIn(event, "card"), cardIn(event, "target")];
    const isGone = OBJECTS[kindOf(event)] === "tombstone";
    return [drawn(card, isGone ? "exhausted" : "ready"), drawn(target, "aimed")].filter((each) => each !== undefined);
  },
};

export default ending;
