/** The tiles of rooms that can be built: their types, and their open sides before turning (docs/scenarios.md). */

export const PLAN_TYPE: Record<string, string> = {
  forge: "swords",
  workshop: "swords",
  library: "hat",
  pantry: "hat",
  crypt: "eye",
  study: "eye",
  sewer: "bones",
  menagerie: "bones",
  cells: "special",
  laboratory: "special",
};

export const PLAN_SIDES: Record<string, string> = {
  forge: "NEW",
  workshop: "NE",
  library: "NE",
  pantry: "NEW",
  crypt: "NE",
  study: "NS",
  sewer: "NEW",
  menagerie: "NEW",
  cells: "NEW",
  laboratory: "NS",
};
