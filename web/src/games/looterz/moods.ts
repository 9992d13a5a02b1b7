/** What moves the bots in Looterz. */

import type { Moods } from "../../banter/moods";

const moods: Moods = {
  attacked: { seat: "gloat" },
  stole: { seat: "gloat", rival: "hurt" },
  destroyed: { seat: "hurt" },
  died: { seat: "hurt" },
  trophy: { seat: "gloat" },
  controlled: { seat: "gloat", rival: "hurt" },
};

export default moods;
