import type { GameModule } from "../module";
import sprite from "../../icons/heroes.json?sprite";
import Board from "./Board.svelte";

export const icons = sprite;

const module: GameModule = {
  Board,
  tabs: () => [],
  phases: () => [],
  subtitle: () => "",
  when: () => "",
  answer: (option, table) => ({ title: table.speech.text(option.text) }),
  refusal: (refused, table) => ({ title: table.speech.text(refused.text) }),
  teller: (event) => (typeof event.args.seat === "string" ? Number(event.args.seat.split("/")[1]) : null),
  opens: (event) => event.id === "heroes-event-turn",
  guide: () => null,
};

export default module;
