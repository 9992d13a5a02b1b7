/** What moves the bots in Keep the Heroes Out! */

import type { Moods } from "../../banter/moods";

const moods: Moods = {
  melee: { seat: "gloat" },
  ranged: { seat: "gloat" },
  fell: { seat: "hurt" },
};

export default moods;
