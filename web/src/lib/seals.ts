/** A seat is known by colour, outline and emblem together, never by colour alone. */
export interface Seal {
  id: string;
  emblem: string;
  outline: string; // path in a box of 100 by 100
}

const CIRCLE = "M50 4a46 46 0 1 0 .1 0Z";
const DIAMOND = "M50 0 100 50 50 100 0 50Z";
const HEXAGON = "M50 1 93 26V74L50 99 7 74V26Z";
const STAR = "M50 0 61 20 83 12 80 35 100 50 80 65 83 88 61 80 50 100 39 80 17 88 20 65 0 50 20 35 17 12 39 20Z";
const SQUARE = "M8 8H92V92H8Z";
const QUATREFOIL = "M50 4a24 24 0 0 1 23 23 24 24 0 1 1 0 46 24 24 0 1 1-46 0 24 24 0 1 1 0-46A24 24 0 0 1 50 4Z";
const SHIELD = "M8 6H92V52C92 78 70 92 50 99 30 92 8 78 8 52Z";
const TRIANGLE = "M50 2 99 94H1Z";

export const SEALS: readonly Seal[] = [
  { id: "ember", emblem: "flame", outline: CIRCLE },
  { id: "sky", emblem: "moon", outline: DIAMOND },
  { id: "moss", emblem: "oak-leaf", outline: HEXAGON },
  { id: "amber", emblem: "sun", outline: STAR },
  { id: "royal", emblem: "key", outline: SQUARE },
  { id: "rose", emblem: "fleur-de-lys", outline: QUATREFOIL },
  { id: "bone", emblem: "crossed-bones", outline: SHIELD },
  { id: "plum", emblem: "bat", outline: TRIANGLE },
];
