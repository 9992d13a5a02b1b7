/** Keep the Heroes Out! at the table, for the pages that all games share.

`view` the shapes; `pictures`, `clans`, `plans` what is printed; `plan` where rooms lie, `pieces` what stands in them;
`targets` what an answer is about, `answers` how it looks; `assault` the heroes' steps from the events, `reasons` why; `beats` how they
are shown;
`building`, `play`, `tiles`, `danger`, `talk`, `story`, `emblems` the rest that needs no screen. `selection` is what
somebody does at this screen, with its `oracle`. Then the components: `Board` with `Dungeon` (`RoomTile`,
`PieceStack`, `Building`), `GuildPanel`, `LootPanel`, `Party`, `Hand`, and the sheets. */

import "./tokens.css";
import sprite from "../../icons/heroes.json?sprite";
import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { GameModule, Tab } from "../module";
import { answer, refusal } from "./answers";
import { score } from "./beats";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Foot from "./Foot.svelte";
import GuildTab from "./GuildTab.svelte";
import HandTab from "./HandTab.svelte";
import Herald from "./Herald.svelte";
import LootTab from "./LootTab.svelte";
import { drawn, guest } from "./art";
import { cardPicture, guildPicture, isGuildCard } from "./pictures";
import { guide, numbers, opens, phases, progress, subtitle, teller, toast } from "./story";
import { viewOf } from "./shapes";

export const icons = sprite;

function tabs(table: TableView): Tab[] {
  const view = viewOf(table);
  const cards = view.players[table.eyes ?? view.active]?.hand.count ?? 0;
  return [
    { id: "hand", icon: "poker-hand", label: t("web-heroes-tab-hand", { n: cards }), Body: HandTab },
    { id: "guild", icon: "knight-banner", label: t("web-heroes-tab-guild"), Body: GuildTab, tablet: true },
    { id: "loot", icon: "swap-bag", label: t("web-heroes-loot"), Body: LootTab, tablet: true },
  ];
}

const module: GameModule = {
  Board,
  Foot,
  Scene: Herald,
  score,
  art: drawn,
  bust: (card) => guest(card),
  picture: (card, table) => (isGuildCard(card) ? guildPicture(card) : cardPicture(card, table.speech.face(card))),
  tabs,
  phases,
  subtitle,
  when: (table) => t("web-heroes-turn", { n: viewOf(table).turn }),
  answer,
  refusal,
  progress,
  numbers,
  teller,
  Emblem,
  opens,
  toast,
  hides: (table) => viewOf(table).hands === "closed",
  guide,
};

export default module;
