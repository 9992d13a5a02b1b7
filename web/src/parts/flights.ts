/** Flights of pieces: what moved, came or went between two states of a page, shown as movement.

Pieces carry `data-piece` with a name that stays theirs; piles, hands and other places carry `data-place`. */

import { DEAL, DROP, MOVE, OUT, pace, STAGGER } from "./motion";

/** Where pieces and places lie, as last seen. */
export interface Sight {
  pieces: Map<string, HTMLElement>;
  boxes: Map<string, DOMRect>; // of pieces and of places
}

/** Whence and where to, for pieces that came or went: names of pieces that were there, or of places. */
export interface Plan {
  origin(piece: string, gone: readonly string[]): string | null;
  goal(piece: string): string | null;
  most: number; // ms that it may last
}

/** Look where everything lies on a page. */
export function look(root: HTMLElement): Sight {
  const pieces = new Map<string, HTMLElement>();
  const boxes = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece], [data-place]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue; // hidden on this screen
    const { piece, place } = element.dataset;
    if (piece) pieces.set(piece, element);
    boxes.set(piece ?? place!, box);
  }
  return { pieces, boxes };
}

/** Show as movement what is different from before; ghosts of what is gone fly in the layer. */
export function fly(before: Sight, after: Sight, layer: HTMLElement, plan: Plan): void {
  layer.replaceChildren(); // a new event ends the old flights
  const gone = [...before.pieces.keys()].filter((piece) => !after.pieces.has(piece));
  let dealt = 0;
  for (const [piece, element] of after.pieces) {
    const here = after.boxes.get(piece)!;
    const there = before.boxes.get(piece);
    if (there) {
      move(element, there, here, MOVE, 0, plan.most);
      continue;
    }
    const origin = plan.origin(piece, gone);
    const from = origin === null ? undefined : before.boxes.get(origin);
    if (from) move(element, from, here, DEAL, dealt++ * STAGGER, plan.most);
    else appear(element);
  }
  for (const piece of gone) {
    const goal = plan.goal(piece);
    const to = goal === null ? undefined : after.boxes.get(goal);
    if (to) depart(before.pieces.get(piece)!, before.boxes.get(piece)!, to, layer, plan.most);
  }
}

/** Let an element come from a box to where it is. `translate` and `scale` leave its own transform alone. */
function move(element: HTMLElement, from: DOMRect, to: DOMRect, ms: number, delay: number, most: number): void {
  const [x, y] = apart(from, to);
  const scale = from.width / to.width;
  if (pace(ms) === 0 || (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02)) return;
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(scale), zIndex: 9 },
      { translate: "0 0", scale: "1", zIndex: 9 },
    ],
    {
      duration: Math.min(pace(ms), most),
      delay: Math.min(pace(delay), most / 2),
      easing: ms === DEAL ? DROP : OUT,
      fill: "backwards",
    },
  );
}

function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0, scale: "0.9" }, {}], { duration: pace(MOVE), easing: OUT });
}

/** A ghost of an element that is gone from the page flies off, shrinking into its goal. */
function depart(element: HTMLElement, from: DOMRect, to: DOMRect, layer: HTMLElement, most: number): void {
  if (pace(DEAL) === 0) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  ghost.inert = true;
  ghost.style.setProperty("--w", `${from.width}px`); // a card is as wide as its place made it, and here it has none
  put(ghost, from, layer);
  const [x, y] = apart(to, from);
  const scale = String(to.width / from.width);
  const flight = ghost.animate(
    [
      { translate: "0 0", scale: "1" },
      { translate: `${x}px ${y}px`, scale, opacity: 0.4 },
    ],
    { duration: Math.min(pace(DEAL), most), easing: OUT, fill: "forwards" },
  );
  flight.onfinish = () => ghost.remove();
}

/** Let something without a piece of its own fly from one place to another, and vanish there. */
export function send(token: HTMLElement, from: DOMRect, to: DOMRect, layer: HTMLElement, delay: number): void {
  if (pace(DEAL) === 0) return;
  put(token, new DOMRect(from.x + from.width / 2, from.y + from.height / 2, 0, 0), layer);
  const [x, y] = apart(to, from);
  const flight = token.animate(
    [
      { translate: "-50% -50%", scale: "0.6", opacity: 0 },
      { scale: "1.15", opacity: 1, offset: 0.25 },
      { translate: `calc(-50% + ${x}px) calc(-50% + ${y}px)`, scale: "0.7", opacity: 1 },
    ],
    { duration: pace(DEAL * 1.6), delay: pace(delay), easing: OUT, fill: "backwards" },
  );
  flight.onfinish = () => token.remove();
}

function put(element: HTMLElement, box: DOMRect, layer: HTMLElement): void {
  const origin = layer.getBoundingClientRect();
  element.style.position = "absolute";
  element.style.margin = "0";
  element.style.left = `${box.x - origin.x}px`;
  element.style.top = `${box.y - origin.y}px`;
  layer.append(element);
}

/** The way from the middle of the second box to the middle of the first. */
function apart(first: DOMRect, second: DOMRect): [number, number] {
  return [
    first.x + first.width / 2 - second.x - second.width / 2,
    first.y + first.height / 2 - second.y - second.height / 2,
  ];
}
