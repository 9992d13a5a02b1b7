/** What the Tomes of Kragmortha share: the book that is alive, and the shelves that it has left. */

import { flat, line, mix, type Pen, plain } from "./pen";

/** A row of spines far away, in the tones of the picture's air. */
export function shelf(y: number, tones: readonly string[], board: string, from = -12, to = 212, first = 0): string {
  const paths = tones.map(() => "");
  for (let x = from, i = first; x < to; i++) {
    const wide = 10 + ((i * 5) % 9);
    const high = 18 + ((i * 7) % 13);
    paths[i % tones.length] +=
      i % 6 === 4
        ? `M${x} ${y}l5 ${-high}l${wide - 3} 2l-5 ${high - 2}Z`
        : `M${x} ${y}v${-high}h${Math.min(wide, to - x)}v${high}Z`;
    x += wide + 1.6;
  }
  return tones.map((tone, i) => flat(paths[i]!, tone)).join("") + flat(`M${from} ${y}H${to}v6H${from}Z`, board);
}

interface Binding {
  wide: number; // half of its width
  high: number; // and of its height
  thick?: number;
  cover: string;
  paper?: string;
  bulge?: number;
  brass?: string;
  within?: string;
}

/** A book that stands about (0, 0), its pages at its right and its top. */
export function tome(pen: Pen, binding: Binding): string {
  const { wide, high, thick = 13, cover, paper = "#f6e9c8", bulge = 1, brass, within = "" } = binding;
  const up = thick * 0.7;
  const leaves = [0.25, 0.5, 0.75]
    .map((at) => `M${-wide + thick * at} ${-high - up * at}H${wide + thick * at - 2}V${high - up * at - 3}`)
    .join("");
  const corner = (side: -1 | 1): string =>
    brass ? plain(`M${wide - 15} ${side * (high + 3)}H${wide + 5}V${side * (high - 16)}Z`, brass, 2) : "";
  return (
    pen.form(
      `M${-wide + thick} ${-high - up}H${wide + thick}V${high - up}L${wide} ${high}H${-wide}Z`,
      mix(cover, "#140808", 0.35),
      { smooth: true },
    ) +
    pen.form(
      `M${-wide + 2} ${-high}L${-wide + thick} ${-high - up + 2}H${wide + thick - 4}V${high - up - 4}L${wide - 2} ${high - 3}Z`,
      paper,
      { width: 2.4, smooth: true, within: line(leaves, 1.2, mix(paper, "#5a3a14", 0.5)) },
    ) +
    pen.form(
      `M${-wide} ${-high}Q0 ${-high - 3} ${wide} ${-high + 1}Q${wide + bulge} 0 ${wide} ${high}Q0 ${high + 3} ${-wide} ${high - 1}Q${-wide - bulge} 0 ${-wide} ${-high}Z`,
      cover,
      {
        within:
          flat(`M${-wide - 9} ${-high - 5}h18v${high * 2 + 10}h-18Z`, mix(cover, "#140808", 0.28)) +
          line(`M${-wide + 9} ${-high - 5}v${high * 2 + 10}`, 1.6) +
          within +
          corner(-1) +
          corner(1),
      },
    )
  );
}
