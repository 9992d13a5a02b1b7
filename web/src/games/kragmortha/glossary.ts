/** What is said of a Look where one points at it. */

import type { TableView } from "../../lib/table.svelte";
import { libraryOf } from "./library";

/** Its name and its order, as it is borne at this table; a gentle table only counts it. */
export function lookWord(look: string, table: TableView): Record<string, string> {
  if (look === "scolding") return { "data-word": "glossary-kragmortha-scolding" };
  const named = { "data-word": "glossary-kragmortha-look", "data-called": table.speech.card(look) };
  const { penance } = libraryOf(table);
  const order = table.speech.cardText(look)[penance === "table" ? 0 : 1];
  return penance === "gentle" || !order ? named : { ...named, "data-says": order };
}
