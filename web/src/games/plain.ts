/** The table of a game that has no folder here: what lies where, and all the rest by the Choices. */

import type { GameModule } from "./module";
import PlainBoard from "./PlainBoard.svelte";

const module: GameModule = {
  Board: PlainBoard,
  tabs: () => [],
  phases: () => [],
  subtitle: () => "",
  when: () => "",
  answer: (option, table) => ({ title: table.speech.text(option.text) }),
  refusal: (refused, table) => ({
    title: table.speech.text(refused.text),
    detail: table.speech.text(refused.why_not),
  }),
  teller: ({ args }) => (typeof args.seat === "string" ? Number(args.seat.slice("@seat/".length)) : null),
  opens: () => false,
  guide: () => null,
};

export default module;
