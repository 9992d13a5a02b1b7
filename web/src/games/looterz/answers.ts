/** How the answers of a decision look in the Choices, and the numbers beside the question. */

import type { Message, Odds, Option, Refusal } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { language, t } from "../../lib/words.svelte";
import type { Answer } from "../module";
import { attacks, bansLoot, lines, picture } from "./cards";
import { seatOf } from "./dice";
import { harms, isEnding, verb } from "./pieces";
import { kindOf, type LooterzView, type Verb } from "./shapes";

const LIMIT = { looterz: 3, hand: 10 }; // LZ-20, LZ-21
const FEW = 6; // answers that need no headings
const PLAIN = new Set(["itself", "no-activation", "acted", "own-looter"]); // reasons that the cards tell
const SIGNS: Partial<Record<Verb, string>> = { draw: "card-draw", steal: "snatch" };

/** The table's state, with its type. */
export function viewOf(table: TableView): LooterzView {
  return table.view as LooterzView;
}

/** A chance in the reader's manner of writing; one that is not nothing never reads as nothing. */
export function percent(chance: number): string {
  const style = new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.01) return `<${style.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `>${style.format(0.99)}`;
  return style.format(chance);
}

/** The chance to kill; where one roll cannot kill, the chance to wound. */
export function deadliness({ success, hits }: Odds): string {
  return success > 0 ? percent(success) : `♥\u00a0${percent(1 - hits[0]!)}`;
}

/** How an answer looks. */
export function answer(option: Option, table: TableView): Answer {
  const does = verb(option);
  const ends = isEnding(does);
  if ("target" in option.text.args) return aimed(option, table);
  const face: Answer = { title: titleOf(option, table), icon: ends ? undefined : signOf(option, does), ends };
  const detail = detailOf(option, does, table);
  if (detail) face.detail = table.speech.text(detail);
  if (does === "search") face.edge = percent(1 - option.odds!.hits[0]!);
  if (harms(option)) face.harm = true;
  if (option.touches.cards[0]) underHeading(face, option, does, table);
  return face;
}

/** What an answer is called; to leave the dungeon needs few words, for its place is narrow. */
function titleOf(option: Option, table: TableView): string {
  return option.notation === "end dungeon" ? t("web-looterz-do-end-dungeon") : table.speech.text(option.text);
}

/** Where many Looterz may act, each has its heading, and its answers need not name it. */
function underHeading(face: Answer, option: Option, does: Verb, table: TableView): void {
  face.group = table.speech.card(option.touches.cards[0]!);
  const acts = table.decision?.options.filter((each) => !isEnding(verb(each))) ?? [];
  if (acts.length > FEW) face.title = t(`web-looterz-do-${does}`);
}

/** An answer that names a Looter for what is asked: its name is enough. */
function aimed(option: Option, table: TableView): Answer {
  const { target, owner, life } = option.text.args;
  const face: Answer = { title: table.speech.card(kindOf(String(target))), icon: picture(kindOf(String(target))) };
  if (owner !== undefined) {
    const isMine = seatOf(owner) === table.decision?.seat;
    if (isMine && harms(option) && canSpareMine(table)) face.hurts = true;
    const id = face.hurts ? "hurts" : isMine ? "yours" : "of";
    face.detail = table.speech.text({ id: `web-looterz-target-${id}`, args: { owner, n: life ?? 0 } });
    face.owner = seatOf(owner);
    face.group = table.speech.seat(face.owner);
    face.rank = rank(option, isMine);
  }
  if (option.odds) face.edge = deadliness(option.odds);
  if (harms(option)) face.harm = true;
  return face;
}

/** Whether a Looter of somebody else could be named instead of one of mine. */
function canSpareMine({ decision }: TableView): boolean {
  return decision!.options.some(
    ({ text: { args } }) => args.owner !== undefined && seatOf(args.owner) !== decision!.seat,
  );
}

/** Nobody hurts their own first, or heals others before; among the rest the likelier comes first. */
function rank(option: Option, isMine: boolean): number {
  const chance = option.odds?.success ?? 0;
  return isMine === harms(option) ? chance - 1 : chance;
}

function signOf(option: Option, does: Verb): string {
  const [named] = [...option.touches.cards, ...option.touches.kinds];
  return named ? picture(kindOf(named)) : (SIGNS[does] ?? "check-mark");
}

/** The consequence, in a small line. */
function detailOf(option: Option, does: Verb, table: TableView): Message | null {
  const view = viewOf(table);
  const [named] = [...option.touches.cards, ...option.touches.kinds];
  switch (does) {
    case "recruit":
    case "discard":
    case "raise":
      return numbersOf(named!, table);
    case "draw":
      return { id: "web-looterz-cards", args: { n: view.inn.count } };
    case "steal":
      return { id: "looterz-loot", args: { n: view.players[option.touches.seats[0]!]!.loot } };
    case "search":
      return searching(option);
    case "attack":
      return attacking(named!, view);
    case "activate":
      return lines(table.speech.face(named!)).find((line) => line.keyword === "activation")?.brief ?? null;
    case "end":
      return idle(table);
    default:
      return null;
  }
}

/** What is printed on a kind: life and power. */
export function numbersOf(kind: string, table: TableView): Message {
  const { life = 0, power = 0 } = table.speech.face(kind)?.numbers ?? {};
  return { id: "web-looterz-numbers", args: { n: life, power } };
}

/** What a search may bring; the chance to win by it counts more than the average. */
function searching({ odds }: Option): Message {
  const { dice, expected, success } = odds!;
  if (success > 0) return { id: "web-looterz-search-wins", args: { dice, chance: percent(success) } };
  return { id: "web-looterz-search-odds", args: { dice, expected } };
}

/** With how many dice a Looter would attack. */
function attacking(card: string, view: LooterzView): Message | null {
  const looter = view.players.flatMap((player) => player.looterz).find((each) => each.card === card);
  return looter ? { id: "web-looterz-attack-odds", args: { dice: looter.life, power: looter.power } } : null;
}

/** Looterz that could still act are worth a word before the dungeon is left. */
function idle(table: TableView): Message | null {
  const able = new Set(table.decision?.options.flatMap((option) => option.touches.cards));
  return able.size > 0 ? { id: "web-looterz-idle", args: { n: able.size } } : null;
}

/** How something that is refused looks: a Looter is called by its name, and what every card shows goes without saying. */
export function refusal(refused: Refusal, table: TableView): Answer | null {
  const why = refused.why_not.id.replace("looterz-why-", "");
  if (PLAIN.has(why)) return null;
  if (why === "king") return { title: t(`web-looterz-do-${verb(refused)}`) };
  const [card] = refused.touches.cards;
  if (card && (verb(refused) as string) === "choose") return { title: table.speech.card(card) };
  return { title: table.speech.text(refused.text) };
}

/** Progress in the question's corner: which attack, which target, how many have acted, how many are too many. */
export function progress(table: TableView): string {
  const { pending, players } = viewOf(table);
  if (!pending || !table.decision) return "";
  const message = progressOf(
    pending,
    players[pending.seat]!,
    pending.card ? attacks(table.speech.face(pending.card)) : 1,
  );
  return message ? table.speech.text(message) : "";
}

type Pending = NonNullable<LooterzView["pending"]>;

function progressOf({ step, n }: Pending, player: LooterzView["players"][number], most: number): Message | null {
  const { looterz, hand } = player;
  switch (step) {
    case "attack":
    case "attack-again":
      return most > 1 ? { id: "web-looterz-progress-attack", args: { i: most - n + 1, n: most } } : null;
    case "dungeon":
      return {
        id: "web-looterz-progress-acted",
        args: { i: looterz.filter((each) => each.acted).length, n: looterz.length },
      };
    case "sacrifice-phase":
      return { id: "web-looterz-progress-over", args: { n: looterz.length - LIMIT.looterz } };
    case "hand-limit":
      return { id: "web-looterz-progress-over", args: { n: hand.count - LIMIT.hand } };
    default:
      return null;
  }
}

/** One line of numbers below the question. */
export function numbers(table: TableView): string {
  const view = viewOf(table);
  const rolled = table.decision?.options.find((option) => option.odds && "target" in option.text.args)?.odds;
  if (rolled)
    return table.speech.text({ id: "web-looterz-numbers-attack", args: { dice: rolled.dice, power: rolled.power } });
  const step = view.pending?.step;
  if (step !== "dungeon" && step !== "recruitment") return "";
  const king = forbidder(table);
  if (king) return table.speech.text({ id: "web-looterz-numbers-forbidden", args: { card: `@card/${king}` } });
  const distance = view.players[view.pending!.seat]!.distance;
  return table.speech.text({ id: "web-looterz-numbers-to-go", args: { n: distance } });
}

/** The Looter in play that forbids everybody to Search and to Steal, if there is one. */
export function forbidder(table: TableView): string | null {
  const all = viewOf(table).players.flatMap((player) => player.looterz);
  return all.find((looter) => bansLoot(table.speech.face(looter.kind)))?.card ?? null;
}
