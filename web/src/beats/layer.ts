/** The one flat layer over a board on which effects are shown: made up front as animations, and gone by themselves. */

import type { Box, Effect } from "./effects";
import { drawn } from "./sprites";

const BOARD = "main.layout > :first-child"; // which is shaken as one

/** What carries a name on this page: a piece, a place, or a room. */
export function named(name: string): HTMLElement | null {
  return document.querySelector(`main :is([data-piece="${name}"], [data-place="${name}"], [data-target="${name}"])`);
}

/** Where it is; nothing if it is not seen. */
export function boxOf(name: string | undefined): Box | null {
  const box = name === undefined ? undefined : named(name)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

export class Layer {
  private going: Animation[] = [];

  constructor(private readonly root: HTMLElement) {}

  /** While something is shown the board may be shaken: it is painted apart beforehand, not with each blow anew. */
  hold(isReady: boolean): void {
    const board = document.querySelector<HTMLElement>(BOARD);
    if (board) board.style.willChange = isReady ? "translate" : "";
  }

  /** End all that is shown. */
  clear(): void {
    this.going.forEach((each) => each.cancel());
    this.going = [];
    this.root.replaceChildren();
  }

  /** Show an effect at a piece, perhaps with the one that causes it. */
  show({ sprites, jolts }: Effect, at: string, from?: string): void {
    for (const { art, hue, x, y, size, ...motion } of sprites) {
      const element = document.createElement("span");
      element.innerHTML = drawn(art, hue);
      Object.assign(element.style, { left: `${x - size / 2}px`, top: `${y - size / 2}px`, width: `${size}px` });
      this.root.append(element);
      this.move(element, motion).onfinish = () => element.remove();
    }
    for (const { of, ...motion } of jolts) {
      const element =
        of === "board" ? document.querySelector<HTMLElement>(BOARD) : named(of === "piece" ? at : (from ?? ""));
      if (element) this.move(element, motion);
    }
  }

  private move(
    element: HTMLElement,
    { frames, at, lasts }: Pick<Effect["jolts"][0], "frames" | "at" | "lasts">,
  ): Animation {
    const moves = element.animate(frames, { delay: at, duration: Math.max(1, lasts) }); // unseen until its time has come
    this.going = [...this.going.filter((each) => each.playState !== "finished"), moves];
    return moves;
  }
}
