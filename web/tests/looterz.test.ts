/** Looterz, as far as it needs no screen; looterz.json was printed from the engine by looterz.py. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import chrome from "../src/icons/chrome.json";
import own from "../src/icons/looterz.json";
import { answer, deadliness, numbers, percent, progress, refusal } from "../src/games/looterz/answers";
import { attacks, bansLoot, lines, picture, tint } from "../src/games/looterz/cards";
import { foreseen, lastRoll } from "../src/games/looterz/dice";
import { effects } from "../src/games/looterz/effects";
import { errands, goal, origin } from "../src/games/looterz/journeys";
import { deed, endings, harms, ofGrave, ofHand, ofInn, ofLooter, ofSeat } from "../src/games/looterz/pieces";
import type { LooterzView } from "../src/games/looterz/shapes";
import { guide, phases, teller, toast } from "../src/games/looterz/story";
import { threatOf } from "../src/games/looterz/threat";
import type { Decision, Event, Face, Option } from "../src/lib/game";
import type { TableView } from "../src/lib/table.svelte";
import { has, type Language, LANGUAGES, speak, Speech } from "../src/lib/words.svelte";

interface Moment {
  seat: number;
  view: LooterzView;
  decision: Decision;
  events: Event[];
}

const printed = JSON.parse(readFileSync(new URL("looterz.json", import.meta.url), "utf-8")) as {
  cards: Record<string, Face[]>;
  moments: Record<string, Moment>;
};
const names = ["Mira", "Tobias", "Grizelda", "Ansel", "Wilhelmina", "Bo"];
const icons = [...chrome, ...own];
const every = Object.entries(printed.moments);

/** A table at a moment, as its components see it. */
function tableAt({ seat, view, decision, events }: Moment): TableView {
  const speech = new Speech("looterz", view.edition, names, printed.cards[view.edition]!);
  return { view, decision, events, news: [], eyes: seat, speech, pointed: null, hints: [] } as unknown as TableView;
}

function moment(step: string): Moment {
  return printed.moments[step]!;
}

/** The answers that the pieces on the board stand for, piece by piece. */
function onTheBoard({ seat, view, decision }: Moment): Option[][] {
  const hand = view.players[seat]!.hand.cards ?? [];
  return [
    ...view.players.flatMap((player) =>
      player.looterz.map((looter) => ofLooter(decision, view, looter, player.seat).options),
    ),
    ...[...new Set(hand)].map((kind) => ofHand(decision, kind).options),
    ...[...new Set(view.graveyard.cards)].map((kind) => ofGrave(decision, kind).options),
    ...view.players.map((player) => ofSeat(decision, player.seat).options),
    ofInn(decision).options,
    endings(decision),
  ];
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en", "looterz");
});

describe("pieces", () => {
  test.each(every)("every answer to %s has exactly one place on the board", (_step, at) => {
    const places = onTheBoard(at)
      .flat()
      .map((option) => option.id);
    expect([...places].sort()).toEqual(at.decision.options.map((option) => option.id).sort());
  });

  test("the attacker is selected, its targets are aimed at, who hides behind a Taunt is shut", () => {
    const at = moment("attack");
    const attacker = at.view.pending!.card;
    for (const player of at.view.players) {
      for (const looter of player.looterz) {
        const { look, options } = ofLooter(at.decision, at.view, looter, player.seat);
        const expected = looter.card === attacker ? "chosen" : options.length > 0 ? "aim" : "shut";
        expect(look, looter.card).toBe(expected);
      }
    }
  });

  test("a gift is no harm, and an own action is none either", () => {
    expect(moment("heal").decision.options.some(harms)).toBe(false);
    expect(moment("dungeon").decision.options.some(harms)).toBe(false);
    expect(moment("may-steal").decision.options.filter(harms)).toHaveLength(
      moment("may-steal").decision.options.length - 1, // all but to pass
    );
  });

  test("what somebody did is known by the events of this turn only", () => {
    const event = (id: string, card: string): Event => ({
      ply: 0,
      id: `looterz-event-${id}`,
      args: { card: `@card/${card}` },
    });
    const events = [event("searched", "hydra#1"), event("turn", ""), event("attacked", "orc#2")];
    expect(deed(events, "orc#2")).toBe("attacked");
    expect(deed(events, "hydra#1")).toBe("acted");
  });
});

describe("answers", () => {
  test.each(LANGUAGES)("all of them have words in %s", async (language: Language) => {
    const silent = vi.spyOn(console, "error");
    await speak(language, "looterz");
    for (const [, at] of every) {
      const table = tableAt(at);
      const said = [
        ...at.decision.options
          .map((option) => answer(option, table))
          .flatMap(({ title, detail, group }) => [title, detail, group]),
        ...at.decision.refused.map((refused) => refusal(refused, table)?.title),
        progress(table),
        numbers(table),
        ...phases(table).map((phase) => phase.label),
      ].filter(Boolean);
      for (const words of said) expect(words).not.toMatch(/looterz-|@/);
      expect(guide(table)).not.toBeNull();
      for (let lesson = guide(table); lesson; lesson = lesson.then ?? null) expect(has(lesson.id)).toBe(true);
      expect(guide({ ...table, decision: null })).toBeNull(); // no bubble lies upon what others do
    }
    expect(silent).not.toHaveBeenCalled();
    silent.mockRestore();
    await speak("en", "looterz");
  });

  test("a target is called by its name, with its owner, its life and the odds", () => {
    const at = moment("attack");
    const table = tableAt(at);
    const option = at.decision.options.find((each) => each.touches.seats[0] !== at.seat)!;
    const { target, owner, life } = option.text.args;
    const face = answer(option, table);
    expect(face.title).toBe(table.speech.card(String(target).slice(6)));
    expect(face.detail).toBe(`${names[Number(String(owner).slice(6))]}, ${life} life`);
    expect(face.edge).toBe(deadliness(option.odds!));
    expect(face.harm).toBe(true);
  });

  test("nobody is advised to hurt their own first", () => {
    for (const step of ["attack", "destroy", "may-damage", "volley"]) {
      const at = moment(step);
      const ranked = at.decision.options
        .filter((option) => option.touches.seats.length > 0)
        .map((option) => ({ isMine: option.touches.seats[0] === at.seat, rank: answer(option, tableAt(at)).rank! }));
      const own = ranked.filter((each) => each.isMine).map((each) => each.rank);
      const others = ranked.filter((each) => !each.isMine).map((each) => each.rank);
      expect(Math.max(-1, ...own), step).toBeLessThan(Math.min(...others));
    }
  });

  test("what hurts one's own says so, where another could be named", () => {
    const told = (step: string): (string | undefined)[] => {
      const at = moment(step);
      const own = at.decision.options.filter((option) => option.touches.seats[0] === at.seat);
      return own.map((option) => answer(option, tableAt(at))).map(({ hurts, detail }) => (hurts ? detail : undefined));
    };
    expect(told("may-damage")).toEqual(["hurts your own, 2 life", "hurts your own, 1 life"]);
    expect(new Set(told("sacrifice"))).toEqual(new Set([undefined]));
    expect(new Set(told("heal"))).toEqual(new Set([undefined]));
  });

  test("to pass and to end stand last", () => {
    const at = moment("attack-again");
    const ends = at.decision.options.filter((option) => answer(option, tableAt(at)).ends);
    expect(ends.map((option) => option.notation)).toEqual(["pass"]);
  });

  test("what every card shows goes without saying", () => {
    const at = moment("attack");
    const itself = at.decision.refused.find((refused) => refused.why_not.id === "looterz-why-itself")!;
    expect(refusal(itself, tableAt(at))).toBeNull();
  });

  test("a small chance is not nothing, and a large one is not certainty", () => {
    expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
    expect(deadliness({ dice: 1, power: 3, hits: [0.5, 0.5], expected: 0.5, success: 0 })).toBe("♥\u00a050%");
  });
});

describe("cards", () => {
  const faces = Object.values(printed.cards).flat();

  test("each has a drawing of its own, and its signs are drawn", () => {
    for (const face of faces) {
      expect(icons, face.id).toContain(picture(face.id));
      expect(picture(face.id), face.id).not.toBe("hooded-figure");
      for (const line of lines(face)) expect(icons, face.id).toContain(line.sign);
    }
  });

  test.each(LANGUAGES)("their short texts have words in %s", async (language: Language) => {
    await speak(language, "looterz");
    for (const face of faces) {
      for (const { keyword, brief } of lines(face)) {
        if (brief) expect(has(brief.id), brief.id).toBe(true);
        if (keyword) expect(has(`web-looterz-word-${keyword}`), keyword).toBe(true);
      }
    }
    await speak("en", "looterz");
  });

  test("the first keyword tints, a standing rule has its own tint, and nothing has none", () => {
    const of = (id: string) => faces.find((face) => face.id === id);
    const tints = ["thief", "death-knight", "zombie", "goblin", "hydra", "frog", "dragonling"].map((id) =>
      tint(of(id)),
    );
    expect(tints).toEqual(["activation", "taunt", "last-wish", "recruitment", "rule", "none", "none"]);
    expect(["king", "rat-king", "orc"].map((id) => bansLoot(of(id)))).toEqual([true, true, false]);
    expect(["hydra", "orc"].map((id) => attacks(of(id)))).toEqual([2, 1]);
  });
});

describe("events", () => {
  const event = (id: string, args: Event["args"]): Event => ({ ply: 1, id: `looterz-event-${id}`, args });
  const rolled = event("attacked", {
    seat: "@seat/1",
    card: "@card/orc#1",
    target: "@card/king#2",
    n: 1,
    dice: [2, 5],
  });

  test("a recruit comes out of the hand that is seen, or out of the hand's place", () => {
    const news = [event("recruited", { seat: "@seat/0", card: "@card/hydra#1" })];
    expect(origin("play:hydra#1", news, ["hand:orc:0", "hand:hydra:1"])).toBe("hand:hydra:1");
    expect(origin("play:hydra#1", news, [])).toBe("hand-0");
    expect(origin("play:king#1", news, [])).toBeNull();
  });

  test("the mustered come from the draw pile, the raised from the graveyard, the dead go there", () => {
    expect(origin("play:orc#1", [event("mustered", { seat: "@seat/2", card: "@card/orc#1" })], [])).toBe("inn");
    const raised = event("raised", { seat: "@seat/2", card: "@card/necromancer#1", target: "@card/orc#1" });
    expect(origin("play:orc#1", [raised], [])).toBe("grave");
    expect(goal("play:king#2", [rolled, event("died", { seat: "@seat/0", card: "@card/king#2" })])).toBe("grave");
    expect(goal("play:king#2", [rolled])).toBeNull();
    expect(goal("hand:orc:0", [event("discarded", { seat: "@seat/0", card: "@card/orc" })])).toBe("grave");
  });

  test("only cards that I do not see need an errand, and coins pour", () => {
    const stole = event("stole", { seat: "@seat/0", rival: "@seat/2", card: "@card/thief#1", n: 1 });
    const drew = event("drew", { seat: "@seat/1", card: "@card/?" });
    expect(errands([stole, drew], 0)).toEqual([{ from: "inn", to: "hand-1" }]);
    expect(effects(stole)).toEqual([{ effect: "coins", at: "loot-0", from: "loot-2", n: 1 }]);
    expect(errands([drew], 1)).toEqual([]);
  });

  test("the last roll is told with the roller's power, and takes time to fall", () => {
    const face = (kind: string) => printed.cards.dragon!.find((each) => each.id === kind);
    const roll = lastRoll([rolled, event("died", { seat: "@seat/0", card: "@card/king#2" })], face)!;
    expect(roll).toMatchObject({ seat: 1, power: 2, values: [2, 5], what: { id: "web-looterz-roll-attack" } });
    expect(lastRoll([], face)).toBeNull();
  });

  test("an answer with dice is foreseen, another is not", () => {
    const { options } = moment("dungeon").decision;
    expect(
      foreseen(
        options.find((option) => option.notation.startsWith("search")),
        0,
      )?.values,
    ).toBeNull();
    expect(
      foreseen(
        options.find((option) => option.notation === "end dungeon"),
        0,
      ),
    ).toBeNull();
  });

  test("a King who comes is news, whoever brings him; others are not", () => {
    expect(toast(event("recruited", { seat: "@seat/0", card: "@card/king#1" }), { eyes: 0 })?.id).toBe(
      "web-looterz-toast-king",
    );
    expect(
      toast(event("raised", { seat: "@seat/0", card: "@card/medium#1", target: "@card/rat-king#1" }), { eyes: 0 }),
    ).not.toBeNull();
    expect(toast(event("recruited", { seat: "@seat/0", card: "@card/orc#1" }), { eyes: 0 })).toBeNull();
  });

  test("whose card comes to nothing is told why; the others find it in the Chronicle", () => {
    const nothing = event("nothing-king", { seat: "@seat/1", card: "@card/scarecrow#1" });
    const { speech } = tableAt(moment("attack"));
    expect(speech.text(toast(nothing, { eyes: 1 })!)).toBe("Tobias's Scarecrow steals nothing: a King is in play.");
    expect(toast(nothing, { eyes: 0 })).toBeNull();
  });

  test("the edition without frogs has no frog on its cards", async () => {
    for (const language of LANGUAGES) {
      await speak(language, "looterz");
      const speech = new Speech("looterz", "rigor", names, printed.cards.rigor!);
      for (const face of printed.cards.rigor!) {
        const briefs = lines(face).flatMap(({ brief }) => (brief ? [speech.text(brief)] : []));
        expect([...speech.cardText(face.id), ...briefs].join(" ")).not.toMatch(/frog|\brana|лягуш/i);
        expect(lines(face).map(({ sign }) => sign)).not.toContain("frog");
      }
    }
    await speak("en", "looterz");
    expect(teller(rolled)).toBe(1);
    expect(teller(event("time", { n: 4 }))).toBeNull();
  });
});

describe("a rival's threat", () => {
  const looter = (kind: string) => ({ card: `${kind}#1`, kind, life: 1, power: 3, acted: false, home: null });

  /** What is said of the second player, who has this threat, while this Looter is in play. */
  function said(threat: { most: number; chance: number; barred: number }, kind: string, edition = "dragon"): string {
    const found = structuredClone(every.find(([, each]) => each.view.edition === edition)![1]);
    for (const player of found.view.players) player.looterz = [];
    found.view.players[0]!.looterz = [looter(kind)];
    found.view.players[1]!.threat = threat;
    found.view.over = false;
    return threatOf(tableAt(found), found.view.players[1]!);
  }

  const RULED: Record<Language, [string, string]> = {
    en: ["may win if the King falls", "may win if the Rat King falls"],
    it: ["può vincere se cade il Re", "può vincere se cade il Re dei Topi"],
    ru: ["может победить без Короля", "может победить без Крысиного короля"],
  };

  test.each(LANGUAGES)("waits for the King's fall (%s)", async (language) => {
    await speak(language, "looterz");
    const barred = { most: 0, chance: 0, barred: 0.26 };
    expect([said(barred, "king"), said(barred, "rat-king", "rigor")]).toEqual(RULED[language]);
    expect(said({ ...barred, barred: 0 }, "king")).toBe("");
  });

  test("is told with its chance where nobody forbids it", async () => {
    await speak("en", "looterz");
    expect(said({ most: 4, chance: 0.26, barred: 0 }, "orc")).toBe("may win: 26%");
    expect(said({ most: 7, chance: 0.004, barred: 0 }, "orc")).toBe(""); // or nobody would heed the word
  });
});
