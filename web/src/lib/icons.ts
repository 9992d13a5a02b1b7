/** The drawings on this page, as one sprite that `Icon` refers to. */

const NAMESPACE = "http://www.w3.org/2000/svg";
let sprite: SVGSVGElement | null = null;
const known = new Set<string>();

/** Put drawings where every `Icon` finds them; those that are there already stay. */
export function addIcons(drawings: Record<string, string>): void {
  if (!sprite) {
    sprite = document.createElementNS(NAMESPACE, "svg");
    sprite.setAttribute("class", "sprite");
    sprite.setAttribute("aria-hidden", "true");
    document.body.prepend(sprite);
  }
  for (const [name, body] of Object.entries(drawings)) {
    if (known.has(name)) continue;
    known.add(name);
    const symbol = document.createElementNS(NAMESPACE, "symbol");
    symbol.id = `i-${name}`;
    symbol.setAttribute("viewBox", "0 0 512 512");
    symbol.innerHTML = body;
    sprite.append(symbol);
  }
}
