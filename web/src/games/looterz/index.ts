/** Looterz at the table, for the pages that all games share.

`shapes` the view; `cards` what is on a card; `pieces` which answers a piece stands for; `answers` how they look in
the Choices; `beats` how heavy events are, `dice`, `journeys` what is shown of them; `story` phases, news and guide; then the components:
`Board` with `Plate`, `Middle` (in it `Show`, what a rival does), `Mine`, `Hand`, and the tabs of the phone. */

import "./tokens.css";
import "./cards.css";
import "./tiles.css";
import sprite from "../../icons/looterz.json?sprite";
import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { GameModule, Tab } from "../module";
import { answer, numbers, progress, refusal, viewOf } from "./answers";
import { score } from "./beats";
import Board from "./Board.svelte";
import { drawn } from "./art";
import { picture } from "./cards";
import HandTab from "./HandTab.svelte";
import LootTab from "./LootTab.svelte";
import { guide, opens, phases, teller, toast } from "./story";

export const icons = sprite;

/** My hand and everybody's Loot; who only watches has no hand. */
function tabs(table: TableView): Tab[] {
  const { players, target } = viewOf(table);
  const me = table.eyes === null ? null : players[table.eyes];
  const label = me ? t("web-looterz-tab-you", { loot: me.loot, target }) : t("web-looterz-tab-all");
  const loot: Tab = { id: "loot", icon: "two-coins", label, Body: LootTab };
  if (!me) return [loot];
  return [
    { id: "hand", icon: "poker-hand", label: t("web-looterz-tab-hand", { n: me.hand.count }), Body: HandTab },
    loot,
  ];
}

const module: GameModule = {
  Board,
  score,
  picture,
  art: (card) => drawn(card),
  hasStage: true,
  tabs,
  phases,
  subtitle: (table) => table.speech.text({ id: "web-looterz-first-to", args: { n: viewOf(table).target } }),
  when: (table) => t("web-looterz-turn", { n: viewOf(table).turn }),
  answer,
  refusal,
  progress,
  numbers,
  teller,
  opens,
  toast,
  guide,
};

export default module;
