/** How a game of Looterz is shown: what of it is heavy, and the table after each thing that happened. */

import type { Event, Option } from "../../lib/game";
import { type Score, type Spot, type View, type Weights, scales } from "../../stage/beat";
import { seatOf } from "./dice";
import { kindOf, type Looter, type LooterzView, type Player } from "./shapes";

export const WEIGHTS: Weights = {
  silent: ["activated"],
  trivial: [
    ...["turn", "drew", "discarded", "cursed", "damaged", "healed", "drained", "grew", "trophy", "begged"],
    ...["returned", "reshuffled"],
  ],
  normal: [
    ...["recruited", "mustered", "raised", "searched", "attacked", "stole", "died", "destroyed", "sacrificed"],
    ...[
      "king",
      "leader",
      "no-loot",
      "not-poorest",
      "nothing-to-draw",
      "empty-hand",
      "nobody-to-raise",
      "no-target",
    ].map((why) => `nothing-${why}`),
    ...["no-other-looter", "nobody-to-sacrifice", "gone", "no-second-target"].map((why) => `nothing-${why}`),
  ],
  dramatic: ["controlled", "clock", "time", "won"],
};

const DEATHS = ["died", "destroyed", "sacrificed"];
const AIMED = ["attacked", "damaged", "drained", "controlled", "healed"]; // they name card and target

/** The last words of an event's id: `died`. */
function kind(event: Event): string {
  return event.id.replace("looterz-event-", "");
}

/** What befalls my Looterz and my Loot through others. */
function concerns(event: Event, view: View, seat: number): boolean {
  const { args } = event;
  if (DEATHS.includes(kind(event))) return seatOf(args.lent ? args.rival : args.seat) === seat;
  if (args.rival !== undefined) return seatOf(args.rival) === seat;
  if (kind(event) === "healed") return false;
  const me = (view as LooterzView).players[seat];
  return me?.looterz.some(({ card }) => args.target === `@card/${card}`) ?? false;
}

function isLoss(event: Event): boolean {
  return kind(event) === "stole" || DEATHS.includes(kind(event));
}

/** The card that somebody has played or that does something, and whom it hits. */
function spot(event: Event): Spot | null {
  const { card, target, rival, seat } = event.args;
  const does = kind(event);
  const whose = { seat: seatOf(seat) };
  if (does === "recruited" || does === "mustered") return { card: kindOf(String(card)), ...whose, isNew: true };
  if (does === "raised") return { card: kindOf(String(target)), ...whose, isNew: true };
  if (does === "searched" || does === "activated") return { card: kindOf(String(card)), ...whose };
  if (does === "stole") return { card: kindOf(String(card)), ...whose, aims: [`loot-${seatOf(rival)}`], isBad: true };
  if (!AIMED.includes(does)) return null;
  return { card: kindOf(String(card)), ...whose, aims: [aimOf(target)], isBad: does !== "healed" };
}

/** A Looter on the page. */
function aimOf(target: unknown): string {
  return `play:${String(target).replace("@card/", "")}`;
}

// ---- the table after an event

type Change = (event: Event, table: LooterzView, after: LooterzView) => LooterzView;

const CHANGES: Record<string, Change> = {
  recruited: ({ args }, table, after) => enter(args.card, table, after),
  mustered: ({ args }, table, after) => enter(args.card, table, after),
  raised: ({ args }, table, after) => enter(args.target, table, after),
  searched: earn,
  trophy: earn,
  begged: earn,
  stole: (event, table) => richer(richer(table, event.args.seat, amount(event)), event.args.rival, -amount(event)),
  attacked: hurt,
  damaged: hurt,
  died: bury,
  destroyed: bury,
  sacrificed: bury,
};

function fold(view: View, event: Event, after: View): View {
  return CHANGES[kind(event)]?.(event, view as LooterzView, after as LooterzView) ?? view;
}

function amount({ args }: Event): number {
  return typeof args.n === "number" ? args.n : 0;
}

function earn(event: Event, table: LooterzView): LooterzView {
  return richer(table, event.args.seat, amount(event));
}

function richer(table: LooterzView, seat: unknown, n: number): LooterzView {
  return withPlayer(table, seatOf(seat), (player) => ({ ...player, loot: player.loot + n }));
}

/** Hits are hearts that are lost; nobody has fewer than none. */
function hurt(event: Event, table: LooterzView): LooterzView {
  const wound = (looter: Looter): Looter =>
    event.args.target === `@card/${looter.card}`
      ? { ...looter, life: Math.max(0, looter.life - amount(event)) }
      : looter;
  return { ...table, players: table.players.map((each) => ({ ...each, looterz: each.looterz.map(wound) })) };
}

/** A Looter comes to the table, as it is there afterwards; one that has left it again by then is never seen there. */
function enter(card: unknown, table: LooterzView, after: LooterzView): LooterzView {
  const isIt = (looter: Looter): boolean => card === `@card/${looter.card}`;
  if (table.players.some(({ looterz }) => looterz.some(isIt))) return table;
  const add = (player: Player): Player => {
    const come = after.players[player.seat]?.looterz.filter(isIt) ?? [];
    return come.length > 0 ? { ...player, looterz: [...player.looterz, ...come] } : player;
  };
  return { ...table, players: table.players.map(add) };
}

/** A Looter leaves the table; its card comes to the graveyard. */
function bury(event: Event, table: LooterzView): LooterzView {
  const card = String(event.args.card).replace("@card/", "");
  const stays = (looter: Looter): boolean => looter.card !== card;
  const players = table.players.map((each) => ({ ...each, looterz: each.looterz.filter(stays) }));
  return { ...table, players };
}

function withPlayer(table: LooterzView, seat: number, change: (player: Player) => Player): LooterzView {
  return { ...table, players: table.players.map((each) => (each.seat === seat ? change(each) : each)) };
}

/** The Loot that an event brings a seat, or costs it. */
function gain(event: Event, seat: number): number {
  if (!["searched", "trophy", "begged", "stole"].includes(kind(event))) return 0;
  if (seatOf(event.args.seat) === seat) return amount(event);
  return seatOf(event.args.rival) === seat ? -amount(event) : 0;
}

/** The end of a turn in which nothing is left to do; Looterz that would go home are worth a last look. */
function isIdle(option: Option, view: View): boolean {
  const { players, actor } = view as LooterzView;
  const mine = players.find(({ seat }) => seat === actor)?.looterz ?? [];
  return option.text.id === "looterz-do-end-turn" && mine.every(({ home }) => home === null);
}

export const score: Score = {
  weigh: scales("looterz", WEIGHTS),
  opens: (event) => kind(event) === "turn",
  ...{ concerns, fold, gain, isIdle, isLoss, spot },
};
