/** How the answers of this game look in the Choices. */

import type { Option, Refusal } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { has, t } from "../../lib/words.svelte";
import type { Answer } from "../module";
import { CLAN_CARDS } from "./clans";
import { ACTION, CLAN, FOE, HERO, ROOM, TOKEN, cardPicture, deedPicture } from "./pictures";
import { selectionOf } from "./selection.svelte";
import { dawnText } from "./stakes";
import { abilityOf, contentsOf } from "./talk";
import { isEnd, verbOf } from "./targets";
import { named, numberOf, seatOf, viewOf } from "./shapes";

const BY_ROOM = [
  "place",
  "ambush",
  "charge",
  "rally",
  "appear",
  "roll",
  "wall-up",
  "reopen",
  "retreat",
  "creep",
  "give-up",
  "break",
  "trap",
  "summon",
  "swarm",
];
const PLAIN: Record<string, string> = {
  ...{
    gamble: ROOM.cells!,
    "gamble-late": ROOM.cells!,
    draw: ACTION.draw!,
    reinforcements: ACTION.reinforcements!,
    refresh: "swap-bag",
    "end-turn": "knight-banner",
  },
  ...{
    complete: TOKEN.portal!,
    break: TOKEN.portal!,
    reopen: TOKEN.portal!,
    "give-up": "locked-chest",
    lay: ROOM.site!,
  },
  ...{ "resolve-loot": "locked-chest", "resolve-wait": "hourglass", "resolve-charge": ACTION.move! },
  ...{
    "defend-again": ACTION.defend!,
    defend: ACTION.defend!,
    charge: ACTION.move!,
    creep: ACTION.move!,
    roll: FOE.engine!,
    "wall-up": "falling-rocks",
    place: ACTION.ambush!,
  },
};

/** How an option looks. */
export function answer(option: Option, table: TableView): Answer {
  const verb = verbOf(option);
  const sentence = table.speech.text(option.text);
  const kind = named(option.text, "card");
  const base: Answer = {
    title: sentence,
    icon: pictureOf(option, table),
    detail: detailOf(option, table),
    mark: markOf(option, table),
    group: groupOf(option),
  };
  if (/^(gamble|refresh)/.test(verb)) Object.assign(base, parted(sentence));
  if (isEnd(option)) return { ...base, mark: undefined, ends: true };
  if (verb === "play") return { ...base, title: table.speech.card(kind) };
  if (verb === "lay") return { ...base, title: layTitle(option, table) };
  if (verb.startsWith("move") && !isPlainRoom(option, table)) return { ...base, title: wayTitle(option, table) };
  if (isPlainRoom(option, table)) return { ...base, title: table.speech.card(goalOf(option)) };
  return { ...base, harm: /^(melee|ranged|ability-(gnoll|lizardfolk))$/.test(verb) };
}

/** The icon that an option is done with, as the heading of those that share it. */
function groupOf(option: Option): string | undefined {
  const verb = verbOf(option);
  const isActivate = /^(activate|complete|deed|take-icons|ability)/.test(verb);
  const id = `heroes-icon-${isActivate ? "activate" : verb.replace(/-(wounded|icons)$/, "")}-word`;
  return has(id) ? t(id) : undefined;
}

/** How something that cannot be done looks; walls are seen on the board. */
export function refusal(refused: Refusal, table: TableView): Answer | null {
  if (refused.why_not.id === "heroes-why-no-passage") return null;
  const sentence = table.speech.text(refused.text);
  return { title: refused.text.id === "heroes-do-gamble" ? parted(sentence).title : sentence };
}

/** A sentence that says what is done, and after a colon what that brings. */
export function parted(sentence: string): { title: string; detail?: string } {
  const cut = sentence.indexOf(": ");
  if (cut < 0) return { title: sentence };
  return { title: sentence.slice(0, cut), detail: sentence.charAt(cut + 2).toUpperCase() + sentence.slice(cut + 3) };
}

/** The room that an option leads to. */
function goalOf(option: Option): string {
  return named(option.text, "door") || named(option.text, "room");
}

/** Whether a room's name alone says what an option is: the question has said the rest. */
function isPlainRoom(option: Option, table: TableView): boolean {
  const main = (table.decision?.options ?? []).filter((each) => !isEnd(each));
  const verb = verbOf(option);
  if (main.some((each) => verbOf(each) !== verb)) return false;
  if (BY_ROOM.includes(verb)) return true;
  return verb === "move" && new Set(main.map((each) => named(each.text, "room"))).size === 1;
}

/** The number by which the board shows the same answer. */
function markOf(option: Option, table: TableView): string | undefined {
  const found = selectionOf(table).options.find((each) => each.option.id === option.id);
  const isThere = found?.targets.some((target) => /^(room|hero|monster|own|token):/.test(target));
  return isThere && found!.number <= 9 ? String(found!.number) : undefined;
}

function pictureOf(option: Option, table: TableView): string | undefined {
  const verb = verbOf(option);
  const kind = named(option.text, "card");
  const token = named(option.text, "token");
  const hero = named(option.text, "hero");
  const clan = named(option.text, "clan") || (verb.startsWith("ability-") ? verb.split("-")[1]! : "");
  if (verb in PLAIN) return PLAIN[verb];
  if (verb.startsWith("deed-")) return deedPicture(verb);
  if (kind) return cardPicture(kind, table.speech.face(kind));
  if (verb === "melee" || verb === "ranged") return ACTION[verb];
  if (verb.startsWith("activate")) return token ? TOKEN[token] : ROOM[named(option.text, "room")];
  if (clan) return CLAN[clan];
  if (token) return TOKEN[token];
  if (hero) return HERO[hero];
  if (verb === "build" || verb === "put-away") return ROOM[named(option.text, "room")];
  return ACTION[verb.split("-")[0]!];
}

function detailOf(option: Option, table: TableView): string | undefined {
  const { speech } = table;
  const view = viewOf(table);
  const verb = verbOf(option);
  const kind = named(option.text, "card");
  if (verb === "play") return speech.text({ id: "web-heroes-side", args: { does: option.text.args.does! } });
  if (kind) return speech.cardText(kind).join(" ");
  if (verb === "clan") return clanDetail(named(option.text, "clan"));
  if (verb === "end-turn")
    return [dawnText(view), t("web-heroes-end-detail", { n: view.assault })].filter(Boolean).join(" ");
  if (verb === "lay") return t(`web-heroes-lay-${String(option.text.args.turns)}`);
  if (verb.startsWith("hit")) return blowDetail(option, table);
  if (!BY_ROOM.includes(verb) && !named(option.text, "door")) return undefined;
  const room = view.rooms.find((each) => each.room === goalOf(option));
  return room ? contentsOf(table, room).join(", ") || t("web-heroes-empty") : undefined;
}

/** What is left of a monster that takes the blow. */
function blowDetail(option: Option, table: TableView): string {
  const health = viewOf(table).players[seatOf(option.text)]?.health ?? 1;
  const left = health - numberOf(option.text, "n") - 1;
  return left > 0 ? t("web-heroes-health-left", { n: left }) : t("web-heroes-to-lair");
}

function clanDetail(clan: string): string {
  const card = CLAN_CARDS[clan]!;
  const numbers = t("web-heroes-clan-detail", { n: card.monsters, health: card.health });
  return `${numbers} ${abilityOf(clan)}`;
}

function wayTitle(option: Option, table: TableView): string {
  const [from, to] = ["room", "door"].map((each) => table.speech.card(named(option.text, each)));
  const wounds = numberOf(option.text, "n");
  const way = t("web-heroes-way", { from: from!, to: to! });
  return wounds > 0 ? `${way} (${t("heroes-wounds", { n: wounds })})` : way;
}

function layTitle(option: Option, table: TableView): string {
  return table.speech.text({ id: "web-heroes-lay-joined", args: { rooms: option.text.args.rooms! } });
}
