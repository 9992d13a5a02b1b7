/** The way of an arrow from a card that lies large to what it hits: through the gaps, never over names. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Arrow {
  path: string;
  head: string; // the points of its head
}

const AWAY = 12; // px between the tip and what it points at
const TURN = 40; // px of a bend
const HEAD = 15; // px
const ROUND = 12; // px of a corner

type Point = readonly [number, number];

/**
 * From a card to a target. What lies on a plate among others is reached from the gap beside the plate; what has room
 * below or above it is reached from there.
 */
export function arrow(card: Box, target: Box, plate: Box | null): Arrow {
  return plate ? beside(card, target, plate) : upright(card, target);
}

/** From a card beside the board, over pieces that have no names, to the target's nearer side. */
export function across(card: Box, target: Box): Arrow {
  const isLeft = middle(target)[0] < middle(card)[0];
  const [x, y] = [isLeft ? target.right + AWAY : target.left - AWAY, middle(target)[1]];
  const [fromX, fromY] = edge(card, x, 0.5);
  const half = (fromX + x) / 2;
  return {
    path: `M${point([fromX, fromY])} C${point([half, fromY])} ${point([half, y])} ${point([x, y])}`,
    head: headOf([x, y], isLeft ? Math.PI : 0),
  };
}

/** From a card right of the board along the walls between its rooms, and through the wall into one of them. */
export function along(card: Box, room: Box, board: Box, wall: number): Arrow {
  const { right, top, bottom } = room;
  const [beside, y] = [right + wall / 2, (top + bottom) / 2];
  const outside = Math.max(board.right, beside) + (card.left - board.right) / 2;
  const isTop = top - wall < board.top;
  const lane = isTop ? bottom + wall / 2 : top - wall / 2; // between two rows of rooms
  const isLast = board.right - beside < 2 * wall; // nothing lies between it and the card
  const [fromX, fromY] = edge(card, beside, 0.5);
  const bends: Point[] = isLast
    ? [
        [outside, fromY],
        [outside, y],
      ]
    : [
        [outside, fromY],
        [outside, lane],
        [beside, lane],
        [beside, y],
      ];
  const tip: Point = [right - HEAD, y];
  return { path: rounded([[fromX, fromY], ...bends, tip]), head: headOf(tip, Math.PI) };
}

/** A way with its corners rounded. */
function rounded(points: readonly Point[]): string {
  const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
    const far = Math.hypot(toX - x, toY - y) || 1;
    const share = Math.min(ROUND, far / 2) / far;
    return [x + (toX - x) * share, y + (toY - y) * share];
  };
  const corners = points.slice(1, -1).map((corner, i) => {
    const [before, after] = [towards(corner, points[i]!), towards(corner, points[i + 2]!)];
    return `L${point(before)} Q${point(corner)} ${point(after)}`;
  });
  return [`M${point(points[0]!)}`, ...corners, `L${point(points.at(-1)!)}`].join(" ");
}

/** Out of the card's side, and with one bend to the target's nearer edge. */
function upright(card: Box, target: Box): Arrow {
  const isAbove = middle(target)[1] < middle(card)[1];
  const x = middle(target)[0];
  const y = isAbove ? target.bottom + AWAY : target.top - AWAY;
  const [fromX, fromY] = edge(card, x, isAbove ? 0.35 : 0.65);
  return {
    path: `M${point([fromX, fromY])} Q${point([x, fromY])} ${point([x, y])}`,
    head: headOf([x, y], isAbove ? -Math.PI / 2 : Math.PI / 2),
  };
}

/** Up in the gap beside the plate, on the target's side of it, and then into the target. */
function beside(card: Box, target: Box, plate: Box): Arrow {
  const isRight = plate.right - target.right <= target.left - plate.left + 1;
  const isNear =
    middle(plate)[0] > middle(card)[0] && Math.abs(plate.right - target.right - target.left + plate.left) < 2;
  const fromRight = isRight && !isNear;
  const gap = fromRight ? plate.right + AWAY / 2 : plate.left - AWAY / 2;
  const y = middle(target)[1];
  const inner = fromRight ? gap - 5 : gap + 5;
  const [fromX, fromY] = edge(card, gap, 0.35);
  return {
    path: `M${point([fromX, fromY])} Q${point([gap, fromY])} ${point([gap, fromY - TURN])} L${point([gap, y + 12])} Q${point([gap, y])} ${point([inner, y])}`,
    head: headOf([inner, y], fromRight ? Math.PI : 0),
  };
}

/** A point of the side of a card that looks towards x. */
function edge(card: Box, x: number, share: number): Point {
  return [x < middle(card)[0] ? card.left : card.right, card.top + (card.bottom - card.top) * share];
}

function middle({ left, top, right, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

function headOf([x, y]: Point, angle: number): string {
  const at = (turn: number): Point => [x + Math.cos(angle + turn) * HEAD, y + Math.sin(angle + turn) * HEAD];
  return [at(0), at(2.2), at(-2.2)].map(point).join(" ");
}

function point([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}
