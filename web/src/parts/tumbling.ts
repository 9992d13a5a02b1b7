/** How a die falls: a cube that is thrown in an arc, bounces twice, and comes to rest with its number on top. */

const TURNS: Record<number, readonly [number, number]> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
}; // about x and y, in degrees, until that face is seen

export const HALF = 0.42; // em: half of an edge, so that the face on top lies where the flat one will lie
const STAGGER = 50; // ms between one die and the next
const REST = 0.86; // of the time; then it lies, and is read

/** How a cube is turned that shows a number. */
export function lying(value: number, more: readonly [number, number] = [0, 0]): string {
  const [x, y] = TURNS[value]!;
  return `translateZ(${-HALF}em) rotateX(${x + more[0]}deg) rotateY(${y + more[1]}deg)`;
}

export interface Fall {
  delay: number;
  duration: number;
  path: Keyframe[]; // of the whole die
  turn: Keyframe[]; // of the cube within
}

/** How the i-th die of a throw falls within so many ms. */
export function fall(value: number, i: number, lasts: number): Fall {
  const delay = Math.min(i * STAGGER, lasts / 4);
  const aside = -64 + ((i * 37) % 29);
  const spin: [number, number] = [720 + 90 * (i % 3), (i % 2 ? -1 : 1) * (540 + 90 * (i % 2))];
  const at = (x: number, y: number, offset: number, easing: string): Keyframe => ({
    translate: `${x}px ${y}px`,
    offset: offset * REST,
    easing,
  });
  return {
    delay,
    duration: lasts - delay,
    path: [
      { ...at(aside, -70, 0, "ease-in"), opacity: 0 },
      { opacity: 1, offset: 0.08 },
      at(aside * 0.42, 0, 0.42, "ease-out"),
      at(aside * 0.24, -20, 0.58, "ease-in"),
      at(aside * 0.1, 0, 0.74, "ease-out"),
      at(aside * 0.04, -6, 0.86, "ease-in"),
      at(0, 0, 1, "linear"),
      { translate: "0px 0px", opacity: 1 },
    ],
    turn: [
      { transform: lying(value, spin), easing: "cubic-bezier(.2,.6,.4,1)" },
      { transform: lying(value), offset: REST },
      { transform: lying(value) },
    ],
  };
}
