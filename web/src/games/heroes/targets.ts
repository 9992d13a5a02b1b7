/** What on the table an option is about: the same answers as in the Choices, by touching the pieces. */

import type { Decision, Option } from "../../lib/game";
import { ROOM_ACTION, sortOf } from "./pictures";
import { named, numberOf, seatOf } from "./shapes";

/** A place to touch: `room:vault`, `hero:vault:thief`, `monster:0:vault:1` (a seat's, with one wound), `side:scurry:0`, ... */
export type Target = string;

type Faces = (kind: string) => { numbers: Record<string, number> } | undefined;

/** What an option does, without its details: `move`, `resolve-wait`, `pass-carry`. */
export function verbOf(option: { text: { id: string } }): string {
  return option.text.id.replace("heroes-do-", "");
}

/** Whether an option ends something or declines it. */
export function isEnd(option: Option): boolean {
  const verb = verbOf(option);
  return verb.startsWith("pass-") || verb === "end-turn";
}

const IN_ROOM = [
  ...["place", "trap", "portal", "summon", "ambush", "swarm", "generate"],
  ...["charge", "rally", "appear", "roll", "creep", "wall-up", "reopen", "retreat"],
];
const AT_HERO = ["melee", "ranged", "resolve-attack", "arrival", "trapped", "looter", "carrier"];
const AT_TOKEN = ["carry", "lose", "spend-icons", "spend-tithe"];
const OF_DISPLAY = ["replace", "take-icons", "take-take-tactic", "take-swapped"];

/** The places that an option is about, the plainest first. */
export function targetsOf(option: Option, decision: Decision, faces: Faces): Target[] {
  const verb = verbOf(option);
  const asked = named(decision.prompt, "room");
  const room = named(option.text, "room") || asked;
  const here = room ? [`room:${room}`] : [];
  if (AT_HERO.includes(verb)) return [`hero:${room}:${named(option.text, "hero")}`, ...here];
  if (IN_ROOM.includes(verb) || verb.startsWith("resolve-")) return here;
  if (AT_TOKEN.includes(verb)) return [`token:${room}:${named(option.text, "token")}`, ...here];
  if (verb.startsWith("move") || verb.startsWith("ability-")) return ofMonsters(option, decision.seat);
  if (verb.startsWith("hit")) return [`monster:${seatOf(option.text)}:${room}:${numberOf(option.text, "n")}`, ...here];
  if (verb.startsWith("activate") || verb === "use") return [`chip:${room}`, ...here];
  if (["complete", "break", "deed-break"].includes(verb)) return [`portal:${room}`, ...here];
  if (verb.startsWith("deed-")) return [`deed:${room}`, ...here];
  if (verb === "give-up") return [`treasure:${room}`, ...here];
  return ofCards(option, verb, faces);
}

/** A monster that moves or uses the clan's ability. */
function ofMonsters(option: Option, seat: number): Target[] {
  const { text } = option;
  const room = named(text, "room");
  const door = named(text, "door");
  const hero = named(text, "hero");
  if (door) return [`room:${door}`, `monster:${seat}:${room}:${numberOf(text, "n")}`];
  if (hero) return [`hero:${room}:${hero}`, `room:${room}`];
  return room ? [`own:${seat}:${room}`, `room:${room}`] : ["ability"];
}

/** Cards, plans, clans, places to build, and what lies beside the board. */
function ofCards(option: Option, verb: string, faces: Faces): Target[] {
  const kind = named(option.text, "card");
  const [, , side] = option.notation.split(" ");
  if (verb === "play") return [`side:${kind}:${side === "2" ? 1 : 0}`, `card:${kind}`];
  if (verb === "discard" || verb === "defend") return [`card:${kind}`];
  if (OF_DISPLAY.includes(verb)) return [`loot:${kind}`, ...(verb === "take-icons" ? shopOf(kind, faces) : [])];
  if (verb === "build" || verb === "put-away") return [`plan:${named(option.text, "room")}`];
  if (verb === "clan" || verb === "borrow") return [`clan:${named(option.text, "clan")}`];
  if (verb === "lay") return [`cell:${String(option.text.args.cell)}`];
  if (verb === "refresh") return ["loot-deck"];
  if (verb.startsWith("gamble")) return ["chip:cells"];
  if (verb === "draw" || verb === "reinforcements") return ["deck"];
  return verb === "defend-again" ? ["spare"] : [];
}

/** The room where a loot card is sold. */
function shopOf(kind: string, faces: Faces): Target[] {
  const sort = sortOf(faces(kind));
  const shop = Object.entries(ROOM_ACTION).find(([, action]) => action.sells === sort)?.[0];
  return shop ? [`chip:${shop}`, `room:${shop}`] : [];
}

/** The options of a decision with their places, and with the number by which the Choices call each. */
export interface Aimed {
  option: Option;
  targets: Target[];
  number: number; // from 1, as the Choices list them
}

/** All options of a decision, aimed. */
export function aimed(decision: Decision | null, faces: Faces): Aimed[] {
  if (!decision) return [];
  const main = decision.options.filter((option) => !isEnd(option));
  const listed = [...main, ...decision.options.filter(isEnd)];
  return listed.map((option, i) => ({ option, targets: targetsOf(option, decision, faces), number: i + 1 }));
}

/** The options that touching a place may mean, among those of what is selected already. */
export function meant(options: readonly Aimed[], target: Target, selected: Target | null): Aimed[] {
  const here = options.filter((each) => each.targets.includes(target));
  const narrowed = selected ? here.filter((each) => each.targets.includes(selected)) : [];
  return narrowed.length > 0 ? narrowed : here;
}

/** The options that are open when something is selected: its own, or all. */
export function narrowed(options: readonly Aimed[], selected: Target | null): readonly Aimed[] {
  return selected ? options.filter((each) => each.targets.includes(selected)) : options;
}
