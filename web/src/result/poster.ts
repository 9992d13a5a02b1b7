/** The picture to share: a game on one sheet, drawn on a canvas with the page's own type, colours and drawings. */

import { SEALS } from "../lib/seals";
import { DASHES, type Line } from "./chart";

export const WIDTH = 1200;
export const HEIGHT = 630; // as places where pictures are shared show them

export interface Poster {
  game: string;
  title: string;
  note: string;
  seats: readonly { seat: number; name: string; score: string }[];
  lines: readonly Line[]; // in percent
  drawings: readonly string[]; // one or two, by their names
  isLost: boolean;
}

const LEFT = 500; // where words begin
const RIGHT = WIDTH - 60;
const ARCH = { x: 60, y: 60, width: 380, height: 420 };
const GLYPH = 512; // the side of a drawing's box

/** Draw it, once its type has been loaded. */
export async function paint(canvas: HTMLCanvasElement, poster: Poster): Promise<void> {
  const words = [poster.title, poster.note, poster.game, ...poster.seats.map(({ name }) => name)].join("");
  await Promise.all([document.fonts.load(DISPLAY(60), words), document.fonts.load(BODY(28), words)]);
  const pen = canvas.getContext("2d");
  if (!pen || !canvas.isConnected) return; // who has gone on meanwhile needs no picture
  const styles = getComputedStyle(canvas);
  const colour = (token: string): string => styles.getPropertyValue(`--${token}`).trim();
  ground(pen, colour);
  arch(pen, colour, poster);
  const below = heading(pen, colour, poster);
  scores(pen, colour, poster, below);
  curve(pen, colour, poster.lines);
  pen.fillStyle = colour("brass");
  pen.font = DISPLAY(38);
  pen.fillText("Lootkeep", ARCH.x, HEIGHT - 64);
}

type Colour = (token: string) => string;
const DISPLAY = (size: number): string => `900 ${size}px "Alegreya SC"`;
const BODY = (size: number): string => `700 ${size}px "Alegreya Sans"`;

function ground(pen: CanvasRenderingContext2D, colour: Colour): void {
  pen.fillStyle = colour("soot");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const light = pen.createRadialGradient(250, 260, 40, 250, 260, 760);
  light.addColorStop(0, colour("wood"));
  light.addColorStop(1, colour("soot"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour("brass-45");
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
}

/** A window with rays, and who did what in it. */
function arch(pen: CanvasRenderingContext2D, colour: Colour, { drawings, isLost }: Poster): void {
  const { x, y, width, height } = ARCH;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, [width / 2, width / 2, 18, 18]);
  pen.fillStyle = colour(isLost ? "card-back" : "art-ochre-deep");
  pen.fill();
  pen.lineWidth = 6;
  pen.strokeStyle = colour("brass");
  pen.stroke();
  pen.clip();
  pen.globalAlpha = 0.35;
  pen.fillStyle = colour(isLost ? "hit" : "art-ochre");
  for (let ray = 0; ray < 24; ray += 2) {
    const centre = [x + width / 2, y + height * 0.6] as const;
    pen.beginPath();
    pen.moveTo(...centre);
    pen.arc(...centre, width, (ray * Math.PI) / 12, ((ray + 1) * Math.PI) / 12);
    pen.fill();
  }
  pen.globalAlpha = 1;
  const size = drawings.length > 1 ? 168 : 250;
  drawings.forEach((name, i) => {
    const across = x + (width / (drawings.length * 2)) * (2 * i + 1) - size / 2;
    glyph(pen, name, across, y + height * 0.58 - size / 2, size, colour("cream"), colour("art-outline"));
  });
  pen.restore();
}

/** One drawing of the page's sprite. */
function glyph(
  pen: CanvasRenderingContext2D,
  name: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  edge = "",
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / GLYPH, size / GLYPH);
  pen.fillStyle = fill;
  for (const part of document.querySelectorAll(`#i-${name} path`)) {
    const path = new Path2D(part.getAttribute("d") ?? "");
    if (edge) {
      pen.strokeStyle = edge;
      pen.lineWidth = 22;
      pen.lineJoin = "round";
      pen.stroke(path);
    }
    pen.fill(path);
  }
  pen.restore();
}

/** The game's name, the sentence and the note; where they end. */
function heading(pen: CanvasRenderingContext2D, colour: Colour, { game, title, note }: Poster): number {
  pen.fillStyle = colour("brass");
  pen.font = DISPLAY(30);
  pen.fillText(game, LEFT, 92);
  pen.fillStyle = colour("chalk");
  let size = 62;
  let rows: string[];
  do {
    pen.font = DISPLAY(size);
    rows = wrapped(pen, title, RIGHT - LEFT);
    size -= 4;
  } while (rows.length > 3 && size > 34);
  let y = 98;
  for (const row of rows.slice(0, 4)) pen.fillText(row, LEFT, (y += size + 6));
  pen.font = BODY(26);
  pen.fillStyle = colour("parch-2");
  y += 8;
  for (const row of wrapped(pen, note, RIGHT - LEFT).slice(0, 2)) pen.fillText(row, LEFT, (y += 32));
  return y;
}

/** Everybody with what they reached, in two columns. */
function scores(pen: CanvasRenderingContext2D, colour: Colour, { seats }: Poster, below: number): void {
  const wide = (RIGHT - LEFT) / 2;
  seats.forEach(({ seat, name, score }, i) => {
    const x = LEFT + (i % 2) * wide;
    const y = below + 24 + Math.floor(i / 2) * 40;
    const seal = SEALS[seat]!;
    pen.save();
    pen.translate(x, y);
    pen.scale(0.3, 0.3);
    pen.fillStyle = colour(`s${seat + 1}`);
    pen.fill(new Path2D(seal.outline));
    pen.restore();
    glyph(pen, seal.emblem, x + 7.5, y + 7.5, 15, colour(`s${seat + 1}-on`));
    pen.font = BODY(24);
    pen.fillStyle = colour("chalk");
    const room = wide - 46 - (score ? pen.measureText(score).width + 18 : 0);
    pen.fillText(shortened(pen, name, room), x + 40, y + 23);
    if (!score) return;
    pen.fillStyle = colour("brass");
    pen.fillText(score, x + wide - 18 - pen.measureText(score).width, y + 23);
  });
}

/** Who was winning, as on the page but for its figures. */
function curve(pen: CanvasRenderingContext2D, colour: Colour, lines: readonly Line[]): void {
  const [top, bottom] = [468, 570];
  const last = Math.max(0, ...lines.flatMap(({ points }) => points.map(({ x }) => x)));
  if (last === 0) return;
  pen.save();
  pen.lineJoin = "round";
  pen.strokeStyle = colour("white-18");
  pen.lineWidth = 1;
  for (const y of [top, (top + bottom) / 2, bottom]) {
    pen.beginPath();
    pen.moveTo(LEFT, y);
    pen.lineTo(RIGHT, y);
    pen.stroke();
  }
  for (const { seat, points } of lines) {
    const path = new Path2D();
    for (const { x, y } of points) path.lineTo(LEFT + (x / last) * (RIGHT - LEFT), bottom - (y / 100) * (bottom - top));
    pen.setLineDash((DASHES[seat ?? 0] ?? "").split(" ").filter(Boolean).map(Number));
    pen.strokeStyle = colour(seat === null ? "gold-fill" : `s${seat + 1}`);
    pen.lineWidth = 5;
    pen.stroke(path);
  }
  pen.restore();
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length > 0 && pen.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function shortened(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let short = text;
  while (short.length > 1 && pen.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}

/** A file of it. */
export function pictured(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => {
      if (blob) done(new File([blob], `${name}.png`, { type: "image/png" }));
      else failed(new Error("the canvas gave no picture"));
    }, "image/png"),
  );
}
