import type { TableView } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import "./tokens.css";
import "./cards.css";
import sprite from "../../icons/kragmortha.json?sprite";
import type { GameModule, Tab } from "../module";
import { answer, refusal } from "./answers";
import { score } from "./beats";
import Board from "./Board.svelte";
import HandTab from "./HandTab.svelte";
import { libraryOf, mine, told } from "./library";
import Duty from "./penance/Duty.svelte";
import { penancesOf } from "./penance/penances.svelte";
import { drawn, goblinArt, rigorFace } from "./art";
import { spotIcon } from "./pictures";
import TomesTab from "./TomesTab.svelte";
import { guide, numbers, phases, progress, subtitle, teller, toast, when } from "./turn";

export const icons = sprite;

/** A spectator has no hand and no Tomes to look at. */
function tabs(table: TableView): Tab[] {
  const goblin = mine(table);
  if (!goblin) return [];
  return [
    { id: "hand", icon: "poker-hand", label: t("web-kragmortha-tab-hand", { n: goblin.hand.count }), Body: HandTab },
    {
      id: "tomes",
      icon: "open-book",
      label: t("web-kragmortha-tab-tomes", { n: goblin.tomes.length }),
      Body: TomesTab,
    },
  ];
}

const module: GameModule = {
  Board,
  score,
  picture: spotIcon,
  art: drawn,
  bust: (card, table) =>
    card.startsWith("rigor:")
      ? rigorFace()
      : card.startsWith("goblin:")
        ? goblinArt(libraryOf(table).active, "ready")
        : undefined,
  Duty,
  tabs,
  phases,
  subtitle,
  when,
  answer,
  refusal,
  progress,
  numbers,
  teller,
  opens: (event) => told(event) === "turn",
  toast,
  utter: (line, table) => penancesOf(table).utter(line),
  guide,
};

export default module;
