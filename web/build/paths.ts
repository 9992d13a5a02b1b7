/** Drawings with whole numbers: on a grid of 512 nobody sees the difference, and they are half as long to send. */

/** How many numbers each command of a path takes for one point. */
const LENGTH: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /[\s,]*([a-z])/iy;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y; // of an arc; the next number may follow without a space

type Point = readonly [x: number, y: number];

export interface Step {
  command: string;
  numbers: number[];
}

/** The data of a path with each point on the grid. Points are rounded where they lie, so that errors do not add up. */
export function onGrid(data: string): string {
  let pen: Point = [0, 0];
  let start = pen;
  let last = "";
  let drawn = "";
  for (const step of steps(data)) {
    const kind = step.command.toLowerCase().replace(/[hv]/, "l");
    const points = pointsOf(step, pen);
    const shape = kind === "a" ? step.numbers.slice(0, 5).map(tenth) : [];
    const words = written([...shape, ...rounded(points, pen)]);
    drawn += kind !== last || "mz".includes(kind) ? kind + words : words.startsWith("-") ? words : ` ${words}`;
    last = kind;
    pen = points.at(-1) ?? start;
    if (kind === "m") start = pen;
  }
  return drawn;
}

/** Where the points of a command lie, its last one being where the pen is then. */
export function pointsOf({ command, numbers }: Step, pen: Point): Point[] {
  const kind = command.toLowerCase();
  const [x, y] = command === kind ? pen : [0, 0];
  if (kind === "h") return [[x + numbers[0]!, pen[1]]];
  if (kind === "v") return [[pen[0], y + numbers[0]!]];
  const pairs = kind === "a" ? numbers.slice(5) : numbers;
  return pairs.flatMap((each, i) => (i % 2 === 0 ? [[x + each, y + pairs[i + 1]!] as const] : []));
}

/** Points as the pen counts them, from the place on the grid where it is. */
function rounded(points: Point[], pen: Point): number[] {
  return points.flatMap(([x, y]) => [Math.round(x) - Math.round(pen[0]), Math.round(y) - Math.round(pen[1])]);
}

/** A path's commands, one for each point that the pen goes to: `l1 2 3 4` is two of them. */
export function steps(data: string): Step[] {
  const found: Step[] = [];
  let at = 0;
  const read = (form: RegExp): string | undefined => {
    form.lastIndex = at;
    const word = form.exec(data)?.[1];
    if (word !== undefined) at = form.lastIndex;
    return word;
  };
  for (let command = read(COMMAND); command;) {
    const numbers = numbersOf(command, read);
    found.push({ command, numbers });
    const next = read(COMMAND);
    const isMore = next === undefined && at < data.trimEnd().length;
    command = isMore ? command.replace("m", "l").replace("M", "L") : next;
  }
  return found;
}

/** The numbers of one command. */
function numbersOf(command: string, read: (form: RegExp) => string | undefined): number[] {
  const length = LENGTH[command.toLowerCase()];
  if (length === undefined) throw new Error(`a path has a command ${command}`);
  return Array.from({ length }, (_, i) => {
    const word = read(length === 7 && (i === 3 || i === 4) ? FLAG : NUMBER);
    if (word === undefined) throw new Error(`a path breaks off in ${command}`);
    return Number(word);
  });
}

const tenth = (number: number): number => Math.round(number * 10) / 10;

/** Numbers with no more between them than is needed: a minus tells them apart too. */
function written(numbers: number[]): string {
  return numbers.map((each, i) => (i > 0 && each >= 0 ? ` ${each}` : `${each}`)).join("");
}
