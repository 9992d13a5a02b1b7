import { describe, expect, test } from "vitest";
import * as draft from "../src/games/heroes/editor/draft";
import { written } from "../src/games/heroes/editor/toml";
import { cutOff, doorsOf, mendingTurn } from "../src/games/heroes/editor/ways";
import * as words from "../src/games/heroes/editor/words";

const OPEN = { vault: "NESW", forge: "NEW", crypt: "NE", cells: "NEW", study: "NS" };
const box = draft.begun("en", "My Night");
const layoutOf = (each: ReturnType<typeof draft.begun>): string => draft.scenarioOf(each).layout as string;

describe("a drawing", () => {
  test("is read and drawn again", () => {
    const tiles = draft.tilesOf(box);
    expect(tiles.map((tile) => tile.room)).toEqual(["forge", "vault", "crypt", "cells"]);
    expect(draft.drawn(tiles)).toBe("forge/0  vault/0  crypt/3\n.        cells/0  .");
  });

  test("keeps words that are no rooms", () => {
    const strange = draft.withFields(box, { layout: "vault/0 cript/9\n. ." });
    expect(draft.drawn(draft.tilesOf(strange))).toBe("vault/0  cript/1");
  });

  test("grows to all sides, and from its corner", () => {
    expect(layoutOf(draft.laid(box, "study", { x: 1, y: -1 }))).toBe(
      ".        study/0  .\nforge/0  vault/0  crypt/3\n.        cells/0  .",
    );
    expect(draft.fits(draft.tilesOf(box), { x: -1, y: 0 }, 3, 3)).toBe(false);
    expect(draft.frameOf(draft.tilesOf(box), 6, 6)).toEqual({ left: -1, top: -1, columns: 5, rows: 4 });
    expect(draft.frameOf(draft.tilesOf(box), 3, 6)).toEqual({ left: 0, top: -1, columns: 3, rows: 4 });
  });

  test("a room that is put on another one changes places with it", () => {
    expect(layoutOf(draft.laid(box, "forge", { x: 2, y: 0 }))).toBe("crypt/3  vault/0  forge/0\n.        cells/0  .");
  });

  test("what lay in a room goes with it", () => {
    const rest = draft.removed(box, "crypt");
    expect(draft.treasuresOf(rest)).toEqual({ vault: 4, forge: 2 });
    expect(draft.portalsOf(rest)).toEqual([]);
  });
});

describe("what the box has", () => {
  const stock = { treasures: { 1: 1, 2: 1, 3: 1, 4: 1 }, portals: 1 };

  test("is counted, and a treasure that is used up is passed over", () => {
    const left = draft.leftIn(box, stock);
    expect(left).toEqual({ 1: 0, 2: 0, 3: 1, 4: 0, portal: 0 });
    expect(draft.nextTreasure(box, "cells", left)).toBe(3);
    expect(draft.nextTreasure(box, "forge", left)).toBe(3);
    expect(draft.nextTreasure(box, "vault", left)).toBe(4);
    expect(draft.treasuresOf(draft.withTreasure(box, "forge", 0))).toEqual({ vault: 4, crypt: 1 });
  });

  test("a completed portal is a portal", () => {
    const completed = draft.withFields(box, { portals: ["crypt*"] });
    expect(draft.portalsOf(draft.withPortal(completed, "crypt"))).toEqual([]);
    expect(draft.portalsOf(draft.withPortal(completed, "forge"))).toEqual(["crypt*", "forge"]);
  });
});

describe("ways", () => {
  const turned = (quarters: number): draft.Laid[] => draft.tilesOf(draft.turned(box, "forge", quarters));

  test("a door without another is blind", () => {
    const tiles = draft.tilesOf(box);
    expect(doorsOf(tiles[0]!, tiles, OPEN)).toEqual({ N: false, E: true, W: false });
  });

  test("who is cut off, and which turn mends it", () => {
    expect(cutOff(turned(0), OPEN)).toEqual([]);
    expect(cutOff(turned(3), OPEN)).toEqual(["forge"]);
    expect(mendingTurn("forge", turned(3), OPEN)).toBe(1);
    expect(mendingTurn("cells", turned(3), OPEN)).toBe(0);
  });
});

describe("words", () => {
  test("a card without words is none", () => {
    expect(words.copiesOf(words.withWords(box, "bell", []), "bell")).toBe(0);
    const crowned = words.withWords(box, "crown", ["rally"]);
    expect([words.wordsOf(crowned, "crown"), words.copiesOf(crowned, "crown")]).toEqual([["rally"], 1]);
    expect(words.copiesOf(words.withCopies(box, "bell", 3), "bell")).toBe(3);
  });

  test("an aim says what is not as in the book, and nothing else", () => {
    const late = words.withWords(words.withAim(box, "waves", 1), "end", ["late"]);
    expect(draft.scenarioOf(late).aim).toEqual({ waves: 1, end: ["late"] });
    expect(words.wordsOf(late, "end")).toEqual(["late"]);
    expect(draft.scenarioOf(words.withAim(words.withWords(late, "end", []), "waves", undefined)).aim).toBeUndefined();
  });

  test("clocks come behind each other, and go", () => {
    const every = words.withClock(box, 0, { at: "every L", does: ["rally"] });
    const two = words.withWords(words.withClock(every, 1, { at: "wave 2" }), 1, ["creep"]);
    expect(words.clocksOf(two)).toEqual([
      { at: "every L", does: ["rally"] },
      { at: "wave 2", does: ["creep"] },
    ]);
    expect(words.clocksOf(words.withoutClock(two, 0))).toEqual([{ at: "wave 2", does: ["creep"] }]);
    expect(draft.scenarioOf(words.withoutClock(every, 0)).when).toBeUndefined();
  });

  test("lever and marks are typed in a line", () => {
    expect(draft.scenarioOf(words.withLever(box, "5, 4 4 3 3")).lever).toEqual([5, 4, 4, 3, 3]);
    expect(words.leverOf(words.withLever(box, ""))).toBe("");
    const marked = words.withMark(words.withMark(box, "order", "forge  crypt"), "does", "idle, only frog");
    expect(draft.scenarioOf(marked).marks).toEqual({ order: ["forge", "crypt"], does: ["idle", "only frog"] });
    expect(words.markOf(marked, "does")).toBe("idle, only frog");
    expect(words.markOf(words.withMark(marked, "name", "dark"), "name")).toBe("dark");
  });

  test("an error belongs to the word that it names, where that stands", () => {
    const fault = (place: string, field: string, what: string): Parameters<typeof words.isAbout>[0] => ({
      ...{ place, field, what, right: "", pieces: [], wrong: "", instead: "" },
    });
    expect(words.isAbout(fault("cards.bell", "does", "'raly' is no operation"), "bell", "raly")).toBe(true);
    expect(words.isAbout(fault("cards.bell", "does", "'raly' is no operation"), "crown", "raly")).toBe(false);
    expect(words.isAbout(fault("rules", "gamble", "'9' cannot be"), "rules", "gamble 9")).toBe(true);
    expect(words.isAbout(fault("", "rules", "'gambel 3' is no rule"), "rules", "gambel 3")).toBe(true);
    expect(words.isAbout(fault("when 2", "at", "'evry 3' cannot be"), 1, "evry 3")).toBe(true);
    expect(words.isAbout(fault("aim", "debt", "'99' cannot be"), "lose", "debt 99")).toBe(true);
  });

  test("the name follows the title, until somebody gave it another one", () => {
    expect(draft.scenarioOf(draft.withTitle(box, "en", "Ada’s Revenge!")).id).toBe("ada-s-revenge");
    expect(draft.scenarioOf(draft.withTitle(box, "ru", "Ночь")).id).toBe("my-night");
    const own = draft.withFields(box, { id: "own-name" });
    expect(draft.scenarioOf(draft.withTitle(own, "en", "Other")).id).toBe("own-name");
    expect(draft.withText({ en: "a" }, "en", " ")).toBeUndefined();
  });
});

describe("the file", () => {
  test("is written in the order in which it is read", () => {
    expect(written(box)).toBe(`[scenario]
id = "my-night"
number = 100
title = { en = "My Night" }
layout = '''
forge/0  vault/0  crypt/3
.        cells/0  .
'''
treasures = { vault = 4, forge = 2, crypt = 1 }
portals = ["crypt"]
rules = []

[scenario.cards]
bell = { copies = 2, does = ["rally"] }
`);
  });

  test("loses nothing that the page does not draw", () => {
    const more = {
      tokens: { coin: 4 },
      clan: [{ id: "imp", cards: [{ id: "a", copies: 2, does: 'say "hi"\\' }] }],
      scenario: {
        aim: { waves: 2, end: ["kept 3/3/4/4"] },
        when: [
          { at: "wave 2", does: ["call ram"] },
          { at: "every L", does: [] },
        ],
        marks: { name: "flooded", order: ["sewer"] },
        lever: [1, 2, 3, 4, 5],
        'odd "key"': 1.5,
      },
    };
    expect(written(more)).toBe(`[tokens]
coin = 4

[[clan]]
id = "imp"

[[clan.cards]]
id = "a"
copies = 2
does = "say \\"hi\\"\\\\"

[scenario]
lever = [1, 2, 3, 4, 5]
aim = { waves = 2, end = ["kept 3/3/4/4"] }
marks = { name = "flooded", order = ["sewer"] }
"odd \\"key\\"" = 1.5

[[scenario.when]]
at = "wave 2"
does = ["call ram"]

[[scenario.when]]
at = "every L"
does = []
`);
  });
});
