/** What moves the bots in Kragmortha. */

import type { Moods } from "../../banter/moods";

const moods: Moods = {
  shoved: { seat: "gloat", rival: "hurt" },
  caught: { seat: "hurt" },
  looked: { seat: "suffer" },
  tome: { seat: "gloat" },
};

export default moods;
