/** What things at this table are called, and what is to be said about them in passing. */

import type { TableView } from "../../lib/table.svelte";
import { has, language, t } from "../../lib/words.svelte";
import { heroesIn } from "./danger";
import type { Standing } from "./pieces";
import { TOKEN } from "./pictures";
import { type Foe, type HeroesView, type Room, type Runner, numberOf, viewOf } from "./shapes";

const USUAL_HAND = 5; // cards up to which one draws

/** The scenario's name: its own if it brings one. */
export function scenarioName(table: TableView): string {
  const { scenario, edition } = viewOf(table);
  const id = `heroes-edition-${edition}`;
  return scenario.title[language()] ?? scenario.title.en ?? (has(id) ? t(id) : edition);
}

/** What an Activate does for a clan. */
export function abilityOf(clan: string): string {
  return t("heroes-ability", { does: t(`heroes-ability-${clan}`) });
}

/** How many cards the gamble in the Cells gives. */
export function gambleSize(view: HeroesView): number {
  const rule = view.scenario.rules.find((each) => each.id === "heroes-rule-gamble");
  return rule ? numberOf(rule, "n") : 3;
}

/** The Guild cards that lie open, the next one first. */
export function openCards({ guild_deck }: HeroesView): string[] {
  return (guild_deck.cards ?? []).filter((card) => card !== "?").reverse();
}

/** What an event token means in a room: its trouble, or a debt on the Vault. */
export function eventToken(view: HeroesView, room: { marked: boolean }): string {
  return room.marked ? markToken(view) : "event";
}

/** The token of rooms in trouble; a scenario of somebody's own may call its trouble as it likes. */
export function markToken({ marks }: HeroesView): string {
  return marks && marks.name in TOKEN ? marks.name : "event";
}

interface Mark {
  text: string;
  look: string; // of a tag: bad, arcane or none
}

/** What holds beyond the board: open doors, hands of another size, fog, borrowed cards, this turn's gamble. */
export function marksOf(table: TableView): Mark[] {
  const view = viewOf(table);
  const marks: Mark[] = [];
  if (view.goal !== "vault")
    marks.push({
      text: table.speech.text({ id: "web-heroes-goal", args: { room: `@card/${view.goal}` } }),
      look: "bad",
    });
  if (view.doors_open) marks.push({ text: t("web-heroes-doors-open"), look: "bad" });
  if (view.borrowed)
    marks.push({ text: t("web-heroes-borrowed", { clan: table.speech.card(view.borrowed) }), look: "arcane" });
  if (view.hand_size !== USUAL_HAND)
    marks.push({ text: t("web-heroes-hand-size", { n: view.hand_size }), look: "arcane" });
  if (view.gambled) marks.push({ text: t("web-heroes-gambled"), look: "" });
  return marks;
}

/** What is in a room, as a short list. */
export function contentsOf(table: TableView, room: Room): string[] {
  const { speech } = table;
  const view = viewOf(table);
  const token = eventToken(view, room);
  const heroes = heroesIn(room);
  return [
    ...room.monsters.map((group) => t("web-heroes-several", { what: speech.card(group.clan), n: group.count })),
    ...(heroes > 0 ? [t("heroes-heroes", { n: heroes })] : []),
    ...(room.treasure > 0 ? [treasureName(room)] : []),
    ...Object.entries(room.tokens).map(([what, n]) => t("web-heroes-several", { what: speech.card(what), n })),
    ...(room.events > 0 ? [markWord(token, room.events)] : []),
    ...view.foes.filter((foe) => foe.room === room.room).map((foe) => foeName(table, foe)),
    ...view.runners.filter((runner) => runner.room === room.room).map((runner) => runnerName(table, runner)),
    ...(view.exits.includes(room.room) ? [t("web-heroes-exit")] : []),
    ...(view.goal === room.room && room.room !== "vault" ? [t("web-heroes-goal-here")] : []),
    ...(room.portal ? [t(`web-heroes-portal-${room.portal}`)] : []),
  ];
}

/** A room with all that is in it, for ears. */
export function roomName(table: TableView, room: Room): string {
  return `${table.speech.card(room.room)}: ${contentsOf(table, room).join(", ") || t("web-heroes-empty")}`;
}

/** A treasure, and how many heroes are enough if it is less than it says. */
export function treasureName({ treasure, looters }: Room): string {
  const whole = t("web-heroes-treasure", { n: treasure });
  return looters === treasure ? whole : `${whole} (${t("web-heroes-needs-now", { n: looters })})`;
}

/** What an event token says in a room. */
export function markWord(token: string, n: number): string {
  return token === "event" ? t("web-heroes-events", { n }) : t(`web-heroes-mark-${token}`);
}

/** A captain, an engine, a camp or a captive, and how it is. */
export function foeName(table: TableView, foe: Foe): string {
  const name = table.speech.card(foe.foe);
  const how = foe.manner === "captain" ? HOW[foe.state] : foe.state === "running" ? "running" : undefined;
  const health = foe.manner === "captive" ? [] : [t("web-heroes-health-of", { n: foe.health, of: foe.most })];
  const crew = foe.crew ? [t("web-heroes-crew")] : [];
  return `${name} (${[...(how ? [t(`web-heroes-is-${how}`)] : []), ...health, ...crew].join("; ")})`;
}

const HOW: Partial<Record<Foe["state"], string>> = { standing: "exhausted", coming: "arriving", acting: "awake" };

/** A hero who makes off with a treasure. */
export function runnerName(table: TableView, { hero, treasure, home }: Runner): string {
  return table.speech.text({
    id: "web-heroes-runner",
    args: { hero: `@card/${hero}`, n: treasure, room: `@card/${home}` },
  });
}

/** What a piece is, for ears. */
export function pieceName(table: TableView, piece: Standing, count: number): string {
  const view = viewOf(table);
  const foe = view.foes.find((each) => piece.sort === "foe" && each.foe === piece.what && each.room === piece.room);
  if (foe) return `${foeName(table, foe)}, ${table.speech.card(piece.room)}`;
  const runner = view.runners.find(
    (each) => piece.sort === "runner" && each.room === piece.room && each.treasure === piece.worth,
  );
  if (runner) return `${runnerName(table, runner)}, ${table.speech.card(piece.room)}`;
  const isMark = piece.sort === "token" && (piece.what === "event" || piece.what === markToken(view));
  const what = isMark ? markWord(piece.what, count) : table.speech.card(piece.what);
  const many = count > 1 && !isMark ? t("web-heroes-several", { what, n: count }) : what;
  const where = table.speech.card(piece.room);
  const wound = piece.sort === "hero" && piece.worth > 0 ? `, ${t("web-heroes-is-wounded")}` : "";
  return piece.sort === "hero"
    ? `${many} (${t(`web-heroes-is-${piece.state}`)}${wound}), ${where}`
    : `${many}, ${where}`;
}
