/** Words in the reader's language, from the same catalogues as the Python side, loaded as they are needed. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { guestWords } from "./api";
import type { Arg, Face, Message } from "./game";
import type { Json } from "./protocol";

export const LANGUAGES = ["en", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>(
  ["../../../src/lootkeep/locales/*/*.ftl", "!../../../src/lootkeep/locales/*/{terminal,campaign}.ftl"],
  { query: "?raw", import: "default" },
);
const HOUSE = ["table", "web", "server", "safety", "bots"];
const MARK = "\u2063"; // an invisible separator, around names that are to be set apart
const FORMS = ["acc", "gen", "dat", "ins", "in", "to", "from"]; // of a name, as attributes of its message

const FUNCTIONS = {
  AD: ([name]: unknown[]) => ad(String(name)),
  AL: ([number]: unknown[]) => al(String(number)),
};

interface Catalogue {
  language: Language;
  bundle: FluentBundle;
}

/** The words in use; all that was said with them is said again when they change. */
const current = $state<{ catalogue: Catalogue | null }>({ catalogue: null });
let wanted: { language: Language; games: Set<string> } = { language: "en", games: new Set() };
let speaking: Promise<void> = Promise.resolve();

/** Speak a language from now on, with the words of these games too; when this is done, all that is wanted by then is there. */
export function speak(language: Language, ...games: string[]): Promise<void> {
  wanted = { language, games: new Set([...wanted.games, ...games]) };
  speaking = learn(wanted);
  return speaking;
}

async function learn(asked: typeof wanted): Promise<void> {
  const { language } = asked;
  const texts = await Promise.all([
    ...HOUSE.map((name) => text(language, name)),
    ...[...asked.games].map((game) => textOf(language, game)),
  ]);
  if (asked !== wanted) return speaking; // somebody switched again meanwhile
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const each of texts) bundle.addResource(new FluentResource(each), { allowOverrides: true });
  current.catalogue = { language, bundle };
  document.documentElement.lang = language;
}

/** A part of a page that is not there from the beginning, with the words that nothing else needs. */
export async function fetched<Part>(part: Promise<Part>, catalogue: string): Promise<Part> {
  const [found] = await Promise.all([part, speak(wanted.language, catalogue)]);
  return found;
}

/** A name behind the Italian preposition, which is `ad` before another a; catalogues call it as `AD($seat)`. */
export function ad(name: string): string {
  const [first = ""] = name.replaceAll(MARK, "").normalize("NFD");
  return first.toLowerCase() === "a" ? `ad ${name}` : `a ${name}`;
}

/** A number behind the Italian article: eight, eleven and one begin with a vowel; as `AL($chance)` in catalogues. */
export function al(number: string): string {
  const article = { "<": "a meno del", ">": "a più del" }[number.charAt(0)] ?? "al";
  const digits = number.replace(/^[<>]/, "");
  return /^(8|11?(?!\d))/.test(digits) ? `${article}l'${digits}` : `${article} ${digits}`;
}

async function text(language: Language, name: string): Promise<string> {
  const load = FILES[`../../../src/lootkeep/locales/${language}/${name}.ftl`];
  return load ? load() : "";
}

/** The words of a game, or of a part of the pages: those that come with them, or those that the server has of a game from elsewhere. */
async function textOf(language: Language, game: string): Promise<string> {
  const isHere = [game, `web-${game}`].some((name) => `../../../src/lootkeep/locales/${language}/${name}.ftl` in FILES);
  if (!isHere) return guestWords(game, language).catch(() => "");
  return (await Promise.all([text(language, game), text(language, `web-${game}`)])).join("\n");
}

/** The language of the words in use. */
export function language(): Language {
  return current.catalogue?.language ?? "en";
}

/** Whether there are words to speak with. */
export function canSpeak(): boolean {
  return current.catalogue !== null;
}

/** Whether the catalogues have a message. */
export function has(id: string): boolean {
  return current.catalogue?.bundle.hasMessage(id) ?? false;
}

/** A message of the house, whose arguments are plain. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return format(id, null, args);
}

/** The sentence of the glossary that explains a word. */
export function explained(word: string): string {
  return format(word, "says", {});
}

/** A message of the server that names nobody and nothing at a table. */
export function said(message: Json): string {
  return format(message.id as string, null, message.args as Record<string, string | number>);
}

function format(id: string, attribute: string | null, args: Record<string, string | number>): string {
  const bundle = current.catalogue?.bundle;
  const found = bundle?.getMessage(id);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`no words for ${id}${attribute ? `.${attribute}` : ""}`);
    return id;
  }
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(id, error);
  return said;
}

/** The words at one table, where cards and players have names: what `TableWords` is in Python. */
export class Speech {
  private faces: Map<string, Face>;

  constructor(
    private game: string,
    private edition: string,
    private names: readonly string[],
    cards: readonly Face[],
  ) {
    this.faces = new Map(cards.map((face) => [face.id, face]));
  }

  /** A message in words. */
  text(message: Message): string {
    return this.filled(message, (name) => name);
  }

  /** A message in words, piece by piece: every second piece is a name, to be set in bold. */
  parts(message: Message): string[] {
    return this.filled(message, (name) => `${MARK}${name}${MARK}`).split(MARK);
  }

  private filled(message: Message, mark: (name: string) => string): string {
    const args: Record<string, string | number> = { edition: this.edition };
    for (const [name, value] of Object.entries(message.args)) {
      if (typeof value === "string" && value.startsWith("@")) {
        const marked = !value.startsWith("@say/");
        for (const [form, said] of Object.entries(this.forms(name, value, message.args)))
          args[form] = marked ? mark(said) : said;
        args[`${name}-known`] = value.endsWith("/?") ? 0 : 1;
      } else {
        args[name] = Array.isArray(value) ? value.join(" ") : value;
      }
    }
    return format(message.id, null, args);
  }

  /** A player's name. */
  seat(seat: number): string {
    return this.names[seat] || t("table-seat", { n: seat + 1 });
  }

  /** A card's name, by its kind or by its text form (`hydra#1`). */
  card(form: string): string {
    const id = form.split("#")[0]!;
    const title = this.title(id);
    if (title) return title;
    const [named, parts] = this.named(id);
    if (has(named)) return format(named, null, parts);
    const plain = id.replaceAll("-", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  }

  /** What is printed on a design, if there is such a one. */
  face(form: string): Face | undefined {
    return this.faces.get(form.split("#")[0]!);
  }

  /** All designs of the box that are meant. */
  designs(isMeant: (face: Face) => boolean): Face[] {
    return [...this.faces.values()].filter(isMeant);
  }

  /** What a card does, line by line. */
  cardText(form: string): string[] {
    return this.face(form)?.text.map((line) => this.text(line)) ?? [];
  }

  private title(id: string): string {
    return this.faces.get(id)?.title[language()] ?? "";
  }

  /** The message with a card's name; `goblin:book+scroll` is named by its kind, filled with its symbols. */
  private named(id: string): [string, Record<string, string>] {
    const [kind, symbols] = id.split(":");
    if (!symbols) return [`${this.game}-card-${id}`, {}];
    const names = symbols.split("+").map((symbol) => t(`${this.game}-symbol-${symbol}`));
    return [`${this.game}-kind-${kind}`, { symbols: names.join(" + ") }];
  }

  /** What a reference stands for, in the forms that the language's sentences need. */
  private forms(arg: string, reference: string, args: Record<string, Arg>): Record<string, string> {
    const kind = reference.slice(1, reference.indexOf("/"));
    const name = reference.slice(reference.indexOf("/") + 1);
    if (kind === "seat") return { [arg]: this.seat(Number(name)) };
    if (kind === "say") return { [arg]: format(name, null, { edition: this.edition, ...numbersOf(args) }) };
    if (kind === "side") {
      const cut = name.lastIndexOf("/");
      const side = this.faces.get(name.slice(0, cut))?.sides?.[Number(name.slice(cut + 1))] ?? [];
      return { [arg]: side.map((line) => this.text(line)).join(" ") };
    }
    if (kind === "list") {
      const each = name.split(",").map((item) =>
        item
          .split("-")
          .map((part) => this.card(part))
          .join(" – "),
      );
      return { [arg]: each.join(", ") };
    }
    if (name === "?") return cases(arg, "table-hidden-card", {});
    const id = name.split("#")[0]!;
    const [named, parts] = this.named(id);
    if (has(named) && !this.title(id)) return cases(arg, named, parts);
    const plain = this.card(id);
    return Object.fromEntries([arg, ...FORMS.map((form) => `${arg}-${form}`)].map((form) => [form, plain]));
  }
}

/** A name with its grammatical cases; a case that the catalogue leaves out is like the name. */
function cases(arg: string, id: string, parts: Record<string, string>): Record<string, string> {
  const name = format(id, null, parts);
  const given = current.catalogue?.bundle.getMessage(id)?.attributes ?? {};
  const forms: Record<string, string> = { [arg]: name };
  for (const form of FORMS) forms[`${arg}-${form}`] = form in given ? format(id, form, parts) : name;
  return forms;
}

function numbersOf(args: Record<string, Arg>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(args).filter((pair): pair is [string, number] => typeof pair[1] === "number"),
  );
}

/** How many letters its longest word has, which is never broken. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
