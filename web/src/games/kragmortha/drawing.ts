/** The library as the rules draw it: characters for the terminal and the site, a picture here. */

import sprite from "../../icons/kragmortha.json?sprite";
import { addIcons } from "../../lib/icons";
import { SYMBOL } from "./pictures";

addIcons(sprite);

export { default } from "./Drawing.svelte";

export const SIGNS: Record<string, string> = {
  ...{ B: SYMBOL.book!, S: SYMBOL.scroll!, P: SYMBOL.potion!, G: SYMBOL.stones! },
  ...{ D: "book-pile", R: "overlord-helm", "*": "teleport" },
};
