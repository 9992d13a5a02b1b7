/** A scenario being drawn, as the tables of its file; every change makes new tables, so that it can be undone. */

import type { Json } from "../../../lib/protocol";

/** A tile where it lies, from 0; whatever stands in the drawing, also a word that is no room. */
export interface Laid {
  room: string;
  x: number;
  y: number;
  turns: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** The part of the ground that is shown: the dungeon and one ring of free places, as far as it may still grow. */
export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

const EMPTY = ".";
export const MOST_TREASURE = 3; // outside the Vault

/** The table of the scenario; a file without one has none of its own yet. */
export function scenarioOf(box: Json): Json {
  const found = box.scenario as unknown;
  return typeof found === "object" && found !== null && !Array.isArray(found) ? found : {};
}

/** The same box with these fields of its scenario; what is undefined goes. */
export function withFields(box: Json, fields: Json): Json {
  const scenario = Object.entries({ ...scenarioOf(box), ...fields }).filter(([, value]) => value !== undefined);
  return { ...box, scenario: Object.fromEntries(scenario) };
}

// ---- The drawing

/** The tiles of a drawing. */
export function tilesOf(box: Json): Laid[] {
  const layout: unknown = scenarioOf(box).layout;
  if (typeof layout !== "string") return [];
  const rows = layout.split("\n").filter((row) => row.trim());
  return rows.flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((word, x) => {
        if (word === EMPTY) return [];
        const [room = "", turns = "0"] = word.split("/");
        return [{ room, x, y, turns: Number.isInteger(Number(turns)) ? ((Number(turns) % 4) + 4) % 4 : 0 }];
      }),
  );
}

/** The drawing of tiles, moved to its upper left corner, in columns. */
export function drawn(tiles: readonly Laid[]): string {
  if (tiles.length === 0) return "";
  const { left, top, columns, rows } = extent(tiles);
  const words = Array.from({ length: rows }, () => Array.from({ length: columns }, () => EMPTY));
  for (const { room, x, y, turns } of tiles) words[y - top]![x - left] = `${room}/${turns}`;
  const wide = Array.from({ length: columns }, (_, x) => Math.max(...words.map((row) => row[x]!.length)));
  return words
    .map((row) =>
      row
        .map((word, x) => word.padEnd(wide[x]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function extent(tiles: readonly Spot[]): Frame {
  const [xs, ys] = [tiles.map((tile) => tile.x), tiles.map((tile) => tile.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** What is shown of the ground. */
export function frameOf(tiles: readonly Laid[], widest: number, tallest: number): Frame {
  if (tiles.length === 0) return { left: 0, top: 0, columns: 3, rows: 3 };
  const { left, top, columns, rows } = extent(tiles);
  const [aside, above] = [columns < widest ? 1 : 0, rows < tallest ? 1 : 0];
  return { left: left - aside, top: top - above, columns: columns + 2 * aside, rows: rows + 2 * above };
}

/** Whether the dungeon would still fit with a tile there. */
export function fits(tiles: readonly Laid[], spot: Spot, widest: number, tallest: number): boolean {
  const { columns, rows } = extent([...tiles, spot]);
  return columns <= widest && rows <= tallest;
}

export function tileAt(tiles: readonly Laid[], spot: Spot): Laid | undefined {
  return tiles.find((tile) => tile.x === spot.x && tile.y === spot.y);
}

/** A tile laid at a place, from the pile or from elsewhere; one that lies there changes places with it. */
export function laid(box: Json, room: string, spot: Spot): Json {
  const tiles = tilesOf(box);
  const old = tiles.find((tile) => tile.room === room);
  const there = tileAt(tiles, spot);
  const rest = tiles.filter((tile) => tile !== old && tile !== there);
  const moved = { room, x: spot.x, y: spot.y, turns: old?.turns ?? 0 };
  if (there && there !== old && old) rest.push({ ...there, x: old.x, y: old.y });
  return withFields(box, { layout: drawn([...rest, moved]) });
}

/** A tile turned by so many quarters clockwise. */
export function turned(box: Json, room: string, quarters: number): Json {
  const turn = (tile: Laid): Laid =>
    tile.room === room ? { ...tile, turns: (((tile.turns + quarters) % 4) + 4) % 4 } : tile;
  return withFields(box, { layout: drawn(tilesOf(box).map(turn)) });
}

/** A tile taken away, with what lay on it. */
export function removed(box: Json, room: string): Json {
  const { [room]: _gone, ...treasures } = treasuresOf(box);
  const portals = portalsOf(box).filter((each) => plainRoom(each) !== room);
  return withFields(box, { layout: drawn(tilesOf(box).filter((tile) => tile.room !== room)), treasures, portals });
}

// ---- What lies on it

export function treasuresOf(box: Json): Record<string, number> {
  return { ...(scenarioOf(box).treasures as Record<string, number> | undefined) };
}

/** The rooms with a portal, as the file writes them: a star behind a room is a completed one. */
export function portalsOf(box: Json): string[] {
  const found: unknown = scenarioOf(box).portals;
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
}

/** A room's name without its star. */
export function plainRoom(portal: string): string {
  return portal.replace(/\*$/, "");
}

/** How many treasures of each value, and portals, are left in the box. */
export function leftIn(
  box: Json,
  stock: { treasures: Record<string, number>; portals: number },
): Record<string, number> {
  const values = Object.values(treasuresOf(box));
  const treasures = Object.entries(stock.treasures).map(([value, count]) => [
    value,
    count - values.filter((each) => each === Number(value)).length,
  ]);
  return {
    ...(Object.fromEntries(treasures) as Record<string, number>),
    portal: stock.portals - portalsOf(box).length,
  };
}

/** A treasure of this value in a room; 0: none. The Vault's is always 4. */
export function withTreasure(box: Json, room: string, value: number): Json {
  const { [room]: _old, ...rest } = treasuresOf(box);
  return withFields(box, { treasures: value ? { ...rest, [room]: value } : rest });
}

/** The next treasure that a room may have: the one above, of those that the box has left, and then none. */
export function nextTreasure(box: Json, room: string, left: Record<string, number>): number {
  if (room === "vault") return 4;
  const now = treasuresOf(box)[room] ?? 0;
  for (let value = now + 1; value <= MOST_TREASURE; value++) if ((left[value] ?? 0) > 0) return value;
  return 0;
}

/** A portal put into a room, or taken from it. */
export function withPortal(box: Json, room: string): Json {
  const portals = portalsOf(box);
  const rest = portals.filter((each) => plainRoom(each) !== room);
  return withFields(box, { portals: rest.length < portals.length ? rest : [...portals, room] });
}

// ---- Its names

/** A title in one language; the scenario's own name follows it, as long as nobody gave it another. */
export function withTitle(box: Json, language: string, title: string): Json {
  const scenario = scenarioOf(box);
  const titles = scenario.title as Record<string, string> | undefined;
  const isOwn = scenario.id !== undefined && !Object.values(titles ?? {}).some((each) => named(each) === scenario.id);
  return withFields(box, {
    title: withText(titles, language, title),
    id: isOwn ? scenario.id : (named(title) ?? scenario.id),
  });
}

/** Words by language with these in one; empty ones go. */
export function withText(
  texts: Record<string, string> | undefined,
  language: string,
  text: string,
): Record<string, string> | undefined {
  const { [language]: _old, ...rest } = texts ?? {};
  const all = text.trim() ? { ...rest, [language]: text } : rest;
  return Object.keys(all).length ? all : undefined;
}

/** A title as a name of small letters; undefined: it has none that a name may have. */
export function named(title: string): string | undefined {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "")
    .slice(0, 32)
    .replace(/-+$/, "");
  return name || undefined;
}

/** A dungeon to begin with. */
export function begun(language: string, title: string): Json {
  return withTitle(
    {
      scenario: {
        id: "my-night",
        number: 100,
        layout: "forge/0  vault/0  crypt/3\n.        cells/0  .",
        treasures: { vault: 4, forge: 2, crypt: 1 },
        portals: ["crypt"],
        rules: [],
        cards: { bell: { copies: 2, does: ["rally"] } },
      },
    },
    language,
    title,
  );
}
