/** The map of a chronicle as it is drawn: its path, what stands where, and the way of the arrow keys. */

import type { ChapterState, ChronicleInfo, Evening, RunningNight, SceneState } from "../lib/protocol";

/** A scenario on the map, with its chapter. */
export interface Stop {
  scene: SceneState;
  chapter: number; // from 0
  night: number; // in its chapter, from 0
}

/** All scenarios in the order of the story. */
export function stops(chapters: readonly ChapterState[]): Stop[] {
  return chapters.flatMap(({ scenes }, chapter) => scenes.map((scene, night) => ({ scene, chapter, night })));
}

/** The scenario that is looked at first: the next one, or where all are won the last. */
export function firstLook(info: ChronicleInfo): string {
  return info.next ?? info.chapters.at(-1)?.scenes.at(-1)?.scene ?? "";
}

/** A number as it is carved above a floor. */
export function roman(number: number): string {
  const signs: [number, string][] = [
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let left = number;
  let carved = "";
  for (const [value, sign] of signs) for (; left >= value; left -= value) carved += sign;
  return carved;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The number of the room that a key leads to: the nearest one in that direction; Home and End are those of the story. */
export function towards(rooms: readonly Box[], from: number, key: string): number {
  if (key === "Home") return 0;
  if (key === "End") return rooms.length - 1;
  const here = middle(rooms[from]!);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return from;
  let best = from;
  let least = Infinity;
  rooms.forEach((room, i) => {
    const there = middle(room);
    const [across, down] = [there.x - here.x, there.y - here.y];
    const ahead = across * way[0]! + down * way[1]!;
    const aside = Math.abs(across * way[1]!) + Math.abs(down * way[0]!);
    const isAhead = way[0] ? ahead > 1 && aside < room.height / 2 : ahead > room.height / 2;
    const far = ahead * 4 + aside;
    if (isAhead && far < least) [best, least] = [i, far];
  });
  return best;
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The evenings of a scenario, the newest first. */
export function eveningsOf(info: ChronicleInfo, scene: string): Evening[] {
  return info.evenings.filter((evening) => evening.scene === scene);
}

/** The night of a scenario that somebody plays or prepares just now. */
export function nightOf(info: ChronicleInfo, scene: string): RunningNight | null {
  return info.nights.find((night) => night.scene === scene) ?? null;
}

/** How many of the evenings were lost. */
export function lost(info: ChronicleInfo): number {
  return info.evenings.filter((evening) => !evening.won).length;
}

/** The difficulty that is offered first: the one at which a scenario was last played, or else the second or the first. */
export function usualLevel(info: ChronicleInfo, scene: SceneState): number {
  const last = info.evenings.find((evening) => scene.difficulties.includes(evening.difficulty));
  return last?.difficulty ?? scene.difficulties[0] ?? 0;
}
