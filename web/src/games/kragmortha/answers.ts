/** How answers look in the Choices, and which of them a piece on the board stands for. */

import type { Option, Refusal } from "../../lib/game";
import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Answer } from "../module";
import { foresee, type Landing } from "./foresight";
import { floorOf, goblinOn, ground, libraryOf, lookCount, symbolOf } from "./library";
import { lookIcon, moverIcon, SYMBOL, TOME } from "./pictures";
import type { Goblin, KragmorthaView } from "./view";

const ENDS = ["pass", "end turn", "show hand"];
const MOST_MARKS = 12;
const ENDINGS: Record<string, string> = { pass: "check-mark", "end turn": "card-draw", "show hand": "poker-hand" };
const VERDICTS: Record<string, string> = { guilty: "pointing", innocent: "feather" };

/** The first word of an option's notation: `step`, `play`, `use`. */
export function verb(option: { notation: string }): string {
  return option.notation.split(" ")[0]!;
}

/** Whether an option ends a phase instead of doing something. */
export function isEnding(option: Option): boolean {
  return ENDS.includes(option.notation);
}

/** The number by which an option is known on the board and in the panel; too many numbers would only hide the board. */
export function markOf(option: Option, table: TableView): string | undefined {
  const main = (table.decision?.options ?? []).filter((each) => !isEnding(each));
  const listed = [...main.filter((each) => !hurts(each, table)), ...main.filter((each) => hurts(each, table))];
  return main.length > MOST_MARKS ? undefined : String(listed.indexOf(option) + 1);
}

/** Whether an option gets the own goblin caught: it walks into Rigor Mortis, or he is set on it. */
function hurts(option: Option, table: TableView): boolean {
  const square = option.touches.squares?.[0];
  if (!square) return false;
  const library = libraryOf(table);
  if (movesRigor(option, library)) return goblinOn(library, square)?.seat === table.decision!.seat;
  return verb(option) === "step" && ground(library, square) === "rigor";
}

/** The option that goes to a square, or that picks the goblin on it. */
export function optionAt(square: string, table: TableView): Option | undefined {
  return table.decision?.options.find((option) => squareOf(option, table) === square);
}

/** The square that an option goes to, or on which the goblin stands that it picks. */
export function squareOf(option: Option, table: TableView): string | null {
  const square = option.touches.squares?.[0];
  if (square || verb(option) !== "choose") return square ?? null;
  return libraryOf(table).players[option.touches.seats[0]!]?.square ?? null;
}

/** The option that plays, discards or keeps a movement card of a kind. */
export function optionOfKind(kind: string, table: TableView): Option | undefined {
  return table.decision?.options.find((option) => option.touches.kinds.includes(kind));
}

/** The option that uses a Tome or picks a Look. */
export function optionOfCard(card: string, table: TableView): Option | undefined {
  return table.decision?.options.find((option) => option.touches.cards.includes(card));
}

/** Why a Tome or a card cannot be used now, if the rules say so. */
export function refusalOf(name: string, table: TableView): Refusal | undefined {
  return table.decision?.refused.find(({ touches }) => touches.cards.includes(name) || touches.kinds.includes(name));
}

/** How an option looks in the Choices. */
export function answer(option: Option, table: TableView): Answer {
  const title = table.speech.text(option.text);
  if (isEnding(option)) return { title, icon: ENDINGS[option.notation], ends: true };
  const square = option.touches.squares?.[0];
  if (square) return { ...squareAnswer(option, square, title, table), mark: markOf(option, table) };
  switch (verb(option)) {
    case "choose":
      return { title, icon: "goblin-head", mark: markOf(option, table) };
    case "use":
      return {
        title,
        icon: TOME[option.touches.cards[0]!],
        detail: table.speech.cardText(option.touches.cards[0]!)[0],
      };
    case "look":
      return { title, icon: lookIcon(option.touches.cards[0]!) };
    case "peep":
      return { title, icon: "spyglass" };
    case "guilty":
    case "innocent":
      return { title, icon: VERDICTS[option.notation], harm: verb(option) === "guilty" };
    default:
      return cardAnswer(option, table);
  }
}

/** A movement card that is played, discarded, kept or put back: the question says which, so its name is enough. */
function cardAnswer(option: Option, table: TableView): Answer {
  const kind = option.touches.kinds[0]!;
  const { first } = foresee(option);
  const detail = first.length ? t("web-kragmortha-first-to", { places: first.join(", ") }) : undefined;
  return { title: table.speech.card(kind), detail, icon: moverIcon(kind) };
}

function squareAnswer(option: Option, square: string, title: string, table: TableView): Answer {
  if (verb(option) === "shove") return landingAnswer(option, square, shovedGoblin(option, table), table);
  const library = libraryOf(table);
  if (movesRigor(option, library)) return rigorAnswer(option, square, title, table);
  if (verb(option) !== "step" || ground(library, square) === "floor") return { title, icon: squareIcon(square, table) };
  return landingAnswer(option, square, library.players[table.decision!.seat]!, table);
}

/** Whether an option walks Rigor Mortis: by a card, or on Puppet Strings. */
function movesRigor(option: Option, library: KragmorthaView): boolean {
  if (verb(option) === "step") return library.card?.startsWith("rigor") ?? false;
  return library.pending?.step === "puppet-strings";
}

function shovedGoblin(option: Option, table: TableView): Goblin {
  const seat = Number(String(option.text.args.rival).split("/")[1]);
  return libraryOf(table).players[seat]!;
}

/** Rigor Mortis is moved onto a square. */
function rigorAnswer(option: Option, square: string, title: string, table: TableView): Answer {
  const caught = goblinOn(libraryOf(table), square);
  if (caught) {
    const own = caught.seat === table.decision!.seat;
    const name = table.speech.seat(caught.seat);
    return {
      title: own ? t("web-kragmortha-catch-yourself") : t("web-kragmortha-catch", { name }),
      detail: draws(caught, square, table),
      icon: "evil-eyes",
      harm: true,
      hurts: own,
    };
  }
  const detail = foresee(option).travels ? t("web-kragmortha-rigor-travels", { square }) : undefined;
  return { title, detail, icon: squareIcon(square, table) };
}

/** A goblin, shoved or by itself, comes onto a square where something waits. */
function landingAnswer(option: Option, square: string, who: Goblin, table: TableView): Answer {
  const library = libraryOf(table);
  const own = who.seat === table.decision!.seat;
  const name = table.speech.seat(who.seat);
  const whose = (message: string): string => t(`web-kragmortha-${own ? "you" : "they"}-${message}`, { square, name });
  switch (ground(library, square)) {
    case "rigor":
      return {
        title: t("web-kragmortha-into-rigor"),
        detail: draws(who, square, table),
        icon: "overlord-helm",
        harm: true,
        hurts: own,
      };
    case "goblin":
      return pushAnswer(option, square, own, table);
    case "desk":
      return { title: t("web-kragmortha-onto-desk"), detail: whose("steal"), icon: "open-book" };
    case "teleport":
      return { title: t("web-kragmortha-onto-teleport"), detail: whose("turn-token"), icon: "teleport" };
    default:
      return {
        title: t("web-kragmortha-along-floor"),
        detail: nothing(option, square),
        icon: squareIcon(square, table),
      };
  }
}

/** Somebody is in the way and goes on to where the answer tells. */
function pushAnswer(option: Option, square: string, own: boolean, table: TableView): Answer {
  const seen = foresee(option);
  const pushed = goblinOn(libraryOf(table), square)!;
  const name = table.speech.seat(pushed.seat);
  const places = seen.landings.map((landing) => landingText(landing, table)).join(", ");
  return {
    title: t(own ? "web-kragmortha-shove" : "web-kragmortha-shove-into", { name }),
    detail: t("web-kragmortha-goes-to", { square, name, places }),
    icon: "foot-trip",
  };
}

/** A square where a shoved goblin may land, with what waits there. */
export function landingText({ square, waits, rival }: Landing, table: TableView): string {
  if (waits === "floor") return square;
  return t(`web-kragmortha-place-${waits}`, { square, name: rival === null ? "" : table.speech.seat(rival) });
}

function draws(who: Goblin, square: string, table: TableView): string {
  const n = lookCount(who) + 1;
  if (who.seat === table.decision!.seat) return t("web-kragmortha-you-draw", { square, n });
  return t("web-kragmortha-they-draw", { square, n, name: table.speech.seat(who.seat) });
}

function nothing(option: Option, square: string): string {
  const { slides } = foresee(option);
  return slides ? t("web-kragmortha-slides", { square, to: slides }) : t("web-kragmortha-nothing", { square });
}

/** What is seen on a square: a teleport, the desk, or its symbol. */
function squareIcon(square: string, table: TableView): string {
  const library = libraryOf(table);
  if (floorOf(library, square).endsWith("*")) return "teleport";
  const symbol = symbolOf(library, square);
  return symbol ? SYMBOL[symbol]! : "book-pile";
}

const SEEN = ["shelf", "closed"].map((why) => `kragmortha-why-${why}`); // on the board, by everybody

/** How something that is not offered looks: shortly, for its reason says the rest. Nobody looks for a way through shelves. */
export function refusal({ touches, text, why_not }: Refusal, table: TableView): Answer | null {
  if (SEEN.includes(why_not.id)) return null;
  const [card] = [...touches.kinds, ...touches.cards];
  return { title: touches.squares?.[0] ?? (card ? table.speech.card(card) : table.speech.text(text)) };
}
