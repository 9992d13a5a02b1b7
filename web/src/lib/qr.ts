/** QR codes for invitations: bytes, error correction level M, versions 1 to 10 (up to 213 bytes). */

// By version: codewords in all, error correction codewords of a block, and number of blocks (level M).
const SIZES: readonly [total: number, correction: number, blocks: number][] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][]; // rows of dark modules

/** The modules of the smallest code that holds the text; an error if none does. */
export function qr(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex((_, v) => bytes.length + header(v + 1) / 8 <= room(v + 1)) + 1;
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many for a QR code of version 10`);
  const words = interleaved(padded(bytes, version), version);
  const { grid, fixed } = frame(version);
  lay(grid, fixed, words);
  return best(grid, fixed);
}

/** The code as one SVG path in a box of `size` by `size`, with the quiet margin that scanners need. */
export function qrPath(text: string): { path: string; size: number } {
  const grid = qr(text);
  const margin = 4;
  const path = grid
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1Z` : "")))
    .join("");
  return { path, size: grid.length + 2 * margin };
}

/** Bits before the data: mode, length, and the terminator's four. */
function header(version: number): number {
  return 4 + (version < 10 ? 8 : 16) + 4;
}

/** Codewords for data. */
function room(version: number): number {
  const [total, correction, blocks] = SIZES[version - 1]!;
  return total - correction * blocks;
}

function padded(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, 4);
  while (bits.length % 8) bits.push(0);
  const words = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; words.length < room(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data and its error correction, block by block, dealt out in turns. */
function interleaved(words: number[], version: number): number[] {
  const [total, correction, count] = SIZES[version - 1]!;
  const short = Math.floor(total / count) - correction;
  const long = total % count; // so many blocks, the last ones, hold one word more
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const size = short + (i >= count - long ? 1 : 0);
    blocks.push(words.slice(at, at + size));
    at += size;
  }
  const checks = blocks.map((block) => remainder(block, correction));
  return [...turns(blocks), ...turns(checks)];
}

function turns(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => (i < block.length ? [block[i]!] : []))).flat();
}

/** Multiplication in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon remainder of a block. */
function remainder(block: number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    const next = [...divisor, 0];
    divisor.forEach((value, j) => (next[j + 1] = next[j + 1]! ^ times(value, root)));
    divisor = next;
  }
  const rest = Array<number>(degree).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < degree; i++) rest[i] = rest[i]! ^ times(divisor[i + 1]!, factor);
  }
  return rest;
}

/** Finders, timing and alignment; and which modules are not for data. */
function frame(version: number): { grid: Grid; fixed: Grid } {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  const rings = (cx: number, cy: number, reach: number, light: number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [2, 4]);
  const lines = ALIGNMENT[version - 1]!;
  const last = lines.length - 1;
  lines.forEach((x, i) =>
    lines.forEach((y, j) => {
      const atFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!atFinder) rings(x, y, 2, [1]);
    }),
  );
  writeFormat(set, size, 0);
  if (version >= 7) writeVersion(set, size, version);
  return { grid, fixed };
}

type Set = (x: number, y: number, dark: boolean) => void;

/** Level and mask, twice, guarded against errors. */
function writeFormat(set: Set, size: number, mask: number): void {
  let rest = mask; // level M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const dark = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, dark(i));
  set(8, 7, dark(6));
  set(8, 8, dark(7));
  set(7, 8, dark(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, dark(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, dark(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, dark(i));
  set(8, size - 8, true);
}

function writeVersion(set: Set, size: number, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, ((bits >> i) & 1) === 1);
    set(b, a, ((bits >> i) & 1) === 1);
  }
}

/** Put the codewords on the free modules, up and down in columns of two from the right. */
function lay(grid: Grid, fixed: Grid, words: number[]): void {
  const size = grid.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] || i >= words.length * 8) continue;
        grid[y]![x] = ((words[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
        i += 1;
      }
    }
  }
}

/** The code under the mask that scanners like best. */
function best(grid: Grid, fixed: Grid): Grid {
  const masked = MASKS.map((mask, number) => {
    const each = grid.map((row, y) => row.map((dark, x) => (fixed[y]![x] ? dark : dark !== mask(x, y))));
    writeFormat((x, y, dark) => (each[y]![x] = dark), grid.length, number);
    return each;
  });
  return masked.reduce((a, b) => (penalty(b) < penalty(a) ? b : a));
}

/** What makes a code hard to read: long runs, blocks, false finders, too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ["10111010000", "00001011101"])
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x];
      if (grid[y]![x - 1] === dark && grid[y - 1]![x] === dark && grid[y - 1]![x - 1] === dark) sum += 3;
    }
  const share = grid.flat().filter(Boolean).length / size ** 2;
  return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10;
}
