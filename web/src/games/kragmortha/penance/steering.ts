/** Choosing by arrows only: from answer to answer, over the board where answers are squares. */

import type { Option } from "../../../lib/game";
import { towards, type Direction } from "../places";

/** The answer that an arrow leads to from another one (or from where one stands). */
export function steer(
  options: readonly Option[],
  cursor: string | null,
  direction: Direction,
  stand: string | null,
  upright: boolean,
): string | null {
  const now = options.find((option) => option.id === cursor);
  const from = now ? now.touches.squares?.[0] : stand;
  const squares = options.flatMap((option) => option.touches.squares ?? []);
  const square = from
    ? towards(
        from,
        squares.filter((each) => each !== from),
        direction,
        upright,
      )
    : null;
  if (square) return options.find((option) => option.touches.squares?.includes(square))!.id;
  const step = direction === "left" || direction === "up" ? -1 : 1;
  const index = now ? options.indexOf(now) + step : step > 0 ? 0 : options.length - 1;
  return options.at(index % options.length)?.id ?? null;
}

/** Left for right and right for left, for whoever uses the wrong hand. */
export function mirrored(direction: Direction): Direction {
  return direction === "left" ? "right" : direction === "right" ? "left" : direction;
}
