/** How a game of Keep the Heroes Out! is shown: what of it is heavy, and the dungeon after each step of the heroes. */

import type { Event, Pile } from "../../lib/game";
import { type Score, type Spot, type View, type Weights, scales } from "../../stage/beat";
import { begins, changed, IDLE, isStep, kindOf, LOST, MARKS, WON } from "./assault";
import { type HeroesView, named, seatOf } from "./shapes";

export const WEIGHTS: Weights = {
  silent: ["drew", "reshuffled", "shown", "put-under", "spent", "produced", "called", "paid", "bounty", "swapped"],
  trivial: [
    ...["turn", "played", "discarded", "moved", "carried", "placed", "took", "generated", "sent-off"],
    ...["borrowed", "plan-shown", "plan-away", "came", "waits", "lost", "jailed", "no-room", "inspired", "freed"],
    ...["stirred", "roused", "restored", "ransacks", "shoots", "disarms", "sign-idle", "escapes", "empty-handed"],
    ...[
      "lingers",
      "clock",
      "unpaid",
      "sighted",
      "runner-held",
      "captive-back",
      "captive-hit",
      "drifted",
      "restocked",
      "posted",
      "shelved",
      ...IDLE,
    ],
  ],
  normal: [
    ...[
      "clan",
      "bought",
      "melee",
      "ranged",
      "ability-hit",
      "ambushed",
      "summoned",
      "swarmed",
      "trap-set",
      "portal-set",
    ],
    ...["portal-done", "healed", "gambled", "experiment", "built", "assault", "attacks", "defended", "defended-again"],
    ...["wounded", "trapped", "thrown", "charges", "creeps", "no-token", "owed", "closed", "opened", "dug"],
    ...[
      "foe-rolls",
      "foe-trapped",
      "foe-hit",
      "foe-strikes",
      "mired",
      "carried-off",
      "runner-moves",
      "runner-trapped",
      "treasure-back",
      "tough-hit",
      "tough-trapped",
      "spawned",
      "reopened",
      "blinded",
      "delivered",
    ],
    ...["blasted", ...MARKS.flatMap((name) => [`marked-${name}`, `cleared-${name}`])],
  ],
  dramatic: [
    ...["guild", "sign", "fell", "looted", "treasure", "seized", "wave", "portal-broken", "goal", "called-foe"],
    ...[
      "foe-fell",
      "retreats",
      "shows-again",
      "runner-left",
      "captive-loose",
      "captive-left",
      "stowaway",
      ...WON,
      ...LOST,
    ],
  ],
};
const CARDS = ["guild", "sign", "thrown", "sign-idle"]; // Guild cards that are turned up
const HARMFUL = ["wounded", "fell", "looted", "treasure", "seized", "owed", "runner-left", "captive-left", ...LOST];
const AIMED = [
  ...["melee", "ranged", "ability-hit", "ambushed", "summoned", "trap-set", "portal-set", "portal-done", "generated"],
  ...["healed", "came", "thrown", "roused", "seized", "closed", "opened", "portal-broken", "reopened", "spawned"],
  ...["foe-hit", "tough-hit", "captive-hit", "called-foe", "delivered", "blasted", "shelved", "goal"],
  ...MARKS.flatMap((name) => [`marked-${name}`, `cleared-${name}`]),
];

/** My monster is struck. */
function concerns(event: Event, _view: View, seat: number): boolean {
  return ["attacks", "wounded"].includes(kindOf(event)) && seatOf(event) === seat;
}

/** The Guild card that is turned up, or what somebody plays. */
function spot(event: Event): Spot | null {
  if (CARDS.includes(kindOf(event))) return { card: named(event, "card"), seat: null };
  return kindOf(event) === "played" ? { card: named(event, "card"), seat: seatOf(event) } : null;
}

/** The room in which a card does something; what heroes do with one another needs no card. */
function aims(event: Event): string[] {
  const room = named(event, "room");
  return room && AIMED.includes(kindOf(event)) ? [`room:${room}`] : [];
}

/** Heroes act by themselves, although it was somebody's decision that let them. */
function isFate(event: Event, view: View): boolean {
  return (view as HeroesView).phase === "assault" && isStep(event);
}

/** The table after an event; with the word of an assault it is its phase. */
function fold(view: View, event: Event, after: View): View {
  if (kindOf(event) === "drew") return drawn(view as HeroesView, event, after as HeroesView);
  const seen = changed(view as HeroesView, event);
  return kindOf(event) === "assault" ? { ...seen, phase: "assault" } : seen;
}

/** A card has come to somebody's hand, where it will lie. */
function drawn(view: HeroesView, event: Event, after: HeroesView): HeroesView {
  const seat = seatOf(event);
  const order = after.players[seat]!.hand.cards ?? [];
  const grown = ({ cards, count }: Pile): Pile => ({
    count: count + 1,
    cards: cards && [...cards, named(event, "card")].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
  });
  const players = view.players.map((each) => (each.seat === seat ? { ...each, hand: grown(each.hand) } : each));
  return { ...view, players };
}

export const score: Score = {
  weigh: scales("heroes", WEIGHTS),
  opens: (event) => kindOf(event) === "turn" || begins(event),
  chapters: (seats) => 2 * Math.max(1, seats - 1), // deeds, and the assault after them
  aims,
  concerns,
  harmsAll: (event) => HARMFUL.includes(kindOf(event)),
  isFate,
  fold,
  spot,
};
