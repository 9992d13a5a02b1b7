import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FluentResource } from "@fluent/bundle";
import type { Face } from "../src/lib/game";
import { al, LANGUAGES, Speech, has, language, speak, t } from "../src/lib/words.svelte";
import { openPage } from "./page";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const LOCALES = new URL("../../src/lootkeep/locales/", import.meta.url);
const GAMES = ["looterz", "kragmortha", "heroes"];
const APART = ["gone", "glossary", "prologue", "story", "herald", "advice", "banter", "lobby", "ledger", "editor"]; // loaded when they are needed
const PARTS = ["chronicle"]; // of the pages, with words that nobody else says
const FACES: Face[] = [{ id: "own-card", title: { en: "My Own" }, copies: 1, numbers: {}, text: [] }];

beforeEach(() => openPage("http://keep.local/"));

describe("every word that a page asks for", () => {
  it.each(LANGUAGES)("is there in %s", async (language) => {
    await speak(language, ...APART, ...PARTS, ...GAMES);
    const missing: string[] = [];
    for await (const file of glob("**/*.{ts,svelte}", { cwd: SOURCES })) {
      const text = readFileSync(SOURCES + file, "utf-8");
      for (const [, id] of text.matchAll(/\bt\(\s*"([a-z][\w-]+)"/g)) if (!has(id!)) missing.push(`${file}: ${id}`);
    }
    expect(missing).toEqual([]);
  });

  it("is there in all languages or in none", () => {
    const ids = (language: string, name: string): string[] =>
      new FluentResource(readFileSync(new URL(`${language}/${name}.ftl`, LOCALES), "utf-8")).body
        .map(({ id }) => id)
        .sort();
    for (const name of ["web", ...APART, ...[...PARTS, ...GAMES].map((part) => `web-${part}`)])
      for (const other of ["it", "ru"]) expect(ids(other, name)).toEqual(ids("en", name));
  });
});

describe("the words at a table", () => {
  const speech = (): Speech => new Speech("looterz", "dragon", ["Mira", ""], FACES);
  const attack = {
    id: "looterz-event-attacked",
    args: { seat: "@seat/0", card: "@card/hydra#1", target: "@card/king#2", dice: [1, 5], n: 1 },
  };

  it("name players and cards, with the forms that the sentence needs", async () => {
    await speak("en", ...GAMES);
    expect(speech().text(attack)).toBe("Mira's Hydra attacks the King (1 5): 1 hit.");
    expect(speech().card("hydra#2")).toBe("Hydra");
    expect(speech().card("own-card#1")).toBe("My Own");
    expect(speech().seat(1)).toBe("Player 2");
  });

  it("say ad before another a in Italian, and set apart only the name", async () => {
    await speak("it", ...GAMES);
    const at = new Speech("looterz", "rigor", ["Ada", "Bruno"], FACES);
    const stole = {
      id: "looterz-event-stole",
      args: { seat: "@seat/1", rival: "@seat/0", card: "@card/alley-cat#1", n: 1 },
    };
    expect(at.text(stole)).toBe("Bruno ruba 1 moneta ad Ada con il Gatto di Strada.");
    expect(at.text({ ...stole, args: { ...stole.args, seat: "@seat/0", rival: "@seat/1" } })).toContain(
      "1 moneta a Bruno con",
    );
    expect(at.parts(stole)).toEqual(["", "Bruno", " ruba 1 moneta ad ", "Ada", " con ", "il Gatto di Strada", "."]);
  });

  it.each([
    ["56%", "al 56%"],
    ["8%", "all'8%"],
    ["83%", "all'83%"],
    ["11%", "all'11%"],
    ["1%", "all'1%"],
    ["17%", "al 17%"],
    ["<1%", "a meno dell'1%"],
    [">99%", "a più del 99%"],
  ])("a chance of %s has its article in Italian", (chance, said) => expect(al(chance)).toBe(said));

  it("can be had in pieces, every second of which is a name", async () => {
    await speak("en", ...GAMES);
    const parts = speech().parts(attack);
    expect(parts.filter((_, i) => i % 2)).toEqual(["Mira", "Hydra", "the King"]);
    expect(parts.join("")).toBe(speech().text(attack));
  });

  it("do not give away a card that the reader may not see", async () => {
    await speak("en", ...GAMES);
    expect(speech().text({ id: "looterz-event-drew", args: { seat: "@seat/0", card: "@card/?" } })).toBe(
      "Mira draws a card.",
    );
  });

  it("count as the language does", async () => {
    await speak("ru", ...GAMES);
    expect([1, 2, 5, 21].map((n) => t("web-open-seats", { n }))).toEqual([
      "Свободно 1 место",
      "Свободно 2 места",
      "Свободно 5 мест",
      "Свободно 21 место",
    ]);
  });

  it("are those of the language that was asked for last", async () => {
    await Promise.all([speak("it", ...GAMES), speak("en", ...GAMES)]);
    expect(language()).toBe("en");
  });

  it("say the id of what nobody has put into words, and complain", async () => {
    await speak("en");
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(t("web-nobody-wrote-this")).toBe("web-nobody-wrote-this");
    expect(complaint).toHaveBeenCalledOnce();
  });
});
