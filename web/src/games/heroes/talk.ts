/** What things at this table are called, and what is to be said about them in passing. */

import type { TableView } from "../../lib/table.svelte";
import { has, language, t } from "../../lib/words.svelte";
import { heroesIn } from "./danger";
import type { Standing } from "./pieces";
import { type HeroesView, type Room, numberOf, viewOf } from "./shapes";

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

/** What an event token means in this scenario: water, or a debt. */
export function eventToken(view: HeroesView): "flood" | "event" {
  return view.scenario.rules.some((rule) => rule.id === "heroes-rule-flood") ? "flood" : "event";
}

interface Mark {
  text: string;
  look: string; // of a tag: bad, arcane or none
}

/** What holds beyond the board: the ram, open doors, borrowed cards, this turn's gamble. */
export function marksOf(table: TableView): Mark[] {
  const view = viewOf(table);
  const marks: Mark[] = [];
  if (view.ram) marks.push({ text: t("web-heroes-ram", { n: view.ram.health }), look: "bad" });
  if (view.breached) marks.push({ text: t("web-heroes-breached"), look: "bad" });
  if (view.doors_open) marks.push({ text: t("web-heroes-doors-open"), look: "bad" });
  if (view.borrowed)
    marks.push({ text: t("web-heroes-borrowed", { clan: table.speech.card(view.borrowed) }), look: "arcane" });
  if (view.gambled) marks.push({ text: t("web-heroes-gambled"), look: "" });
  return marks;
}

/** What is in a room, as a short list. */
export function contentsOf(table: TableView, room: Room): string[] {
  const { speech } = table;
  const token = eventToken(viewOf(table));
  const heroes = heroesIn(room);
  return [
    ...room.monsters.map((group) => t("web-heroes-several", { what: speech.card(group.clan), n: group.count })),
    ...(heroes > 0 ? [t("heroes-heroes", { n: heroes })] : []),
    ...(room.treasure > 0 ? [t("web-heroes-treasure", { n: room.treasure })] : []),
    ...Object.entries(room.tokens).map(([what, n]) => t("web-heroes-several", { what: speech.card(what), n })),
    ...(room.events > 0 ? [t(`web-heroes-${token}s`, { n: room.events })] : []),
    ...(room.portal ? [t(`web-heroes-portal-${room.portal}`)] : []),
  ];
}

/** A room with all that is in it, for ears. */
export function roomName(table: TableView, room: Room): string {
  return `${table.speech.card(room.room)}: ${contentsOf(table, room).join(", ") || t("web-heroes-empty")}`;
}

/** What a piece is, for ears. */
export function pieceName(table: TableView, piece: Standing, count: number): string {
  const what = piece.what === "flood" ? t("web-heroes-floods", { n: count }) : table.speech.card(piece.what);
  const many = count > 1 ? t("web-heroes-several", { what, n: count }) : what;
  const where = table.speech.card(piece.room);
  return piece.sort === "hero" ? `${many} (${t(`web-heroes-is-${piece.state}`)}), ${where}` : `${many}, ${where}`;
}
