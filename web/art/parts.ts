/** Small things that many pictures have. */

import { flat, INK, line, type Pen, placed, plain, tube, WIDTH } from "./pen";

export const coin = (x: number, y: number, r = 7, turn = 0, squeezed = 0.8): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 ${squeezed})">` +
  `<circle r="${r}" fill="#8a5410" cy="${r * 0.28}" stroke="${INK}" stroke-width="2"/>` +
  `<circle r="${r}" fill="#f4b93a" stroke="${INK}" stroke-width="1.8"/>` +
  `<circle r="${r * 0.64}" fill="none" stroke="#a8690f" stroke-width="1.3"/>` +
  `<path d="M${-r * 0.7} ${-r * 0.2}A${r * 0.75} ${r * 0.75} 0 0 1 ${r * 0.1} ${-r * 0.76}" stroke="#fff3c4" stroke-width="1.8" fill="none" stroke-linecap="round"/></g>`;

export const spark = (x: number, y: number, r: number, colour = "#fff2b8"): string => {
  const near = r * 0.12;
  return flat(
    `M${x} ${y - r}Q${x + near} ${y - near} ${x + r} ${y}Q${x + near} ${y + near} ${x} ${y + r}Q${x - near} ${y + near} ${x - r} ${y}Q${x - near} ${y - near} ${x} ${y - r}Z`,
    colour,
  );
};

/** A hand: a mitten with three lines. */
export const mitten = (pen: Pen, x: number, y: number, r: number, turn: number, colour: string): string =>
  placed(
    pen.form(
      `M${-r} 2C${-r * 1.1} ${-r * 0.7} ${-r * 0.4} ${-r * 1.1} ${r * 0.2} ${-r}C${r * 0.9} ${-r * 0.95} ${r * 1.15} ${-r * 0.2} ${r} ${r * 0.4}C${r * 0.8} ${r} ${-r * 0.8} ${r * 1.1} ${-r} 2Z`,
      colour,
      { width: 2.6, shade: [-2.4, -2] },
    ) +
      line(
        `M${-r * 0.1} ${-r * 0.95}l${r * 0.08} ${r * 0.6}M${r * 0.45} ${-r * 0.85}l${-r * 0.02} ${r * 0.55}M${-r * 0.6} ${-r * 0.7}l${r * 0.16} ${r * 0.5}`,
        WIDTH.detail,
      ),
    x,
    y,
    turn,
  );

/** The hands of somebody, who has one colour. */
export const mittens =
  (colour: string) =>
  (pen: Pen, x: number, y: number, r: number, turn: number): string =>
    mitten(pen, x, y, r, turn, colour);

export const bat = (x: number, y: number, scale: number, colour = INK): string =>
  placed(
    flat(
      "M0 0C-4 -6 -10 -8 -18 -6C-14 -3 -14 1 -14 4C-10 1 -6 2 -4 5C-2 3 2 3 4 5C6 2 10 1 14 4C14 1 14 -3 18 -6C10 -8 4 -6 0 0ZM-3 -1l0 -5l2 3h2l2 -3v5Z",
      colour,
    ),
    x,
    y,
    0,
    scale,
  );

export const bricks = (colour: string): string =>
  line("M8 30h26v12H8M150 22h30v12h-30M164 34v12h28M20 84h24v12H20M156 96h30v12h-30M4 112h22v12", 1.4, colour);

/** A flame with its light, of any colour. */
export const flame = (
  pen: Pen,
  x: number,
  y: number,
  scale = 1,
  colour = "#ff8a1e",
  heart = "#ffe9a0",
  light = "#ffb347",
): string =>
  pen.glow(x, y, 46 * scale, light, 0.7) +
  placed(
    pen.form("M0 10C-8 10 -10 0 -5 -6C-3 -10 -1 -14 0 -20C6 -14 11 -6 8 3C7 8 4 10 0 10Z", colour, {
      width: 2,
      smooth: true,
      rim: [1, 1],
      shade: [-2, -1],
    }) + flat("M0 8C-4 8 -5 3 -2 -1C0 -4 1 -6 1 -9C5 -4 6 2 4 5C3 7 2 8 0 8Z", heart),
    x,
    y,
    0,
    scale,
  );

/** A candle that stands on a point. */
export const candle = (pen: Pen, x: number, y: number, high: number, scale = 1): string =>
  plain(`M${x - 5} ${y}v${-high}q5 -3 10 0v${high}Z`, "#f6ecd0", 2) +
  line(`M${x - 4} ${y - high}q1 8 3 6`, 1.3, "#c8a878") +
  flame(pen, x, y - high - 8, 0.6 * scale);

/** A bone for the taking, along the x axis. */
export const bone = (x: number, y: number, turn: number, scale: number, colour: string, ink = INK): string =>
  placed(tube("M-13 0H13M-15 -3.5v.1M-15 3.5v.1M15 -3.5v.1M15 3.5v.1", colour, 5.4, 4, ink), x, y, turn, scale);

export const sword = (pen: Pen, x: number, y: number, turn: number, scale = 1): string =>
  placed(
    pen.form("M-3.5 0L-3.5 -44L0 -54L3.5 -44L3.5 0Z", "#c8d0d8", { width: 2.4, shade: [-2, 0], rim: [1, 0] }) +
      pen.form("M-11 0h22v5h-22Z", "#d9a23a", { width: 2.2 }) +
      pen.form("M-3 5h6v12h-6Z", "#5c3420", { width: 2.2 }),
    x,
    y,
    turn,
    scale,
  );
