import { correction, generate } from "lean-qr";

const MARGIN = 4; // light modules around a code, which scanners need

/** The QR code of a link as the path of an SVG that is so many units wide and high. */
export function qrPath(text: string): { path: string; size: number } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1Z`;
  return { path, size: code.size + 2 * MARGIN };
}
