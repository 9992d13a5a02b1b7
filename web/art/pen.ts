/** The hand that draws: pure functions that return SVG. A pen has the light of its picture: two colours that it lends to
every form. Units: a card's window is 200 wide and 150 high. */

export const INK = "#1c110b"; // never black
export const WIDTH = { outline: 3.4, inner: 2.2, detail: 1.3 } as const;

export type Point = readonly [number, number];

/** What a form may have besides its path and its colour. */
export interface Shape {
  width?: number; // of its line; 0: none
  shade?: Point; // how far the lit part is moved, which leaves the shadow's crescent
  rim?: Point; // how far the light reaches around its edge
  dark?: number; // how much of the dark its shadow has, 0 to 1
  bright?: number; // and its rim of the flame
  smooth?: boolean; // no hatching in its shadow
  within?: string; // what is drawn on it, and ends at its edge
  ink?: string;
}

const channels = (colour: string): number[] => {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
};

/** Between two colours. */
export function mix(one: string, other: string, share: number): string {
  const end = channels(other);
  const between = channels(one).map((value, i) => Math.round(value + (end[i]! - value) * share));
  return `#${between.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Flat colour, for backdrops and details. */
export const flat = (path: string, colour: string, opacity?: number): string =>
  `<path d="${path}" fill="${colour}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;

export const line = (path: string, width: number = WIDTH.detail, colour = INK, more = ""): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

/** A detail too small for a shadow of its own: flat, with a line about it. */
export const plain = (path: string, colour: string, width = 2): string =>
  `<path d="${path}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A line with a line about it: thin arms, tails, ropes, rods. */
export const tube = (path: string, colour: string, wide: number, edge = 4.6, ink = INK): string =>
  line(path, wide + edge, ink) + line(path, wide, colour);

/** The path of an oval. */
export const oval = (x: number, y: number, wide: number, high = wide): string =>
  `M${x - wide} ${y}A${wide} ${high} 0 1 1 ${x + wide} ${y}A${wide} ${high} 0 1 1 ${x - wide} ${y}Z`;

/** Something at another place, turned, larger or smaller. */
export const placed = (drawing: string, x = 0, y = 0, turn = 0, scale = 1, high = scale): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${high})">${drawing}</g>`;

/** The shadow that something throws on the ground. */
export const cast = (x: number, y: number, wide: number, high = wide * 0.16): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="#000" opacity=".38"/>`;

export type Pen = ReturnType<typeof penWith>;

/** A pen in the light of a picture: what is in its shadow is mixed with the dark, what the flame meets with the flame. */
export function penWith(dark: string, flame: string, prefix = "p") {
  let count = 0;
  const id = (): string => `${prefix}${(count++).toString(36)}`;

  /** A form: flat colour, a hatched crescent of shadow, a rim of light, an ink line. All figures are made of these. */
  function form(path: string, colour: string, shape: Shape = {}): string {
    const { width = WIDTH.outline, shade = [-5, -4], rim = [2, 1.7], smooth = false, within = "", ink = INK } = shape;
    const shadow = mix(colour, dark, shape.dark ?? 0.5);
    const light = mix(colour, flame, shape.bright ?? 0.6);
    const name = id();
    const use = (more: string): string => `<use href="#${name}" ${more}/>`;
    const by = ([x, y]: Point): string => `transform="translate(${x} ${y})"`;
    return (
      `<defs><path id="${name}" d="${path}"/><clipPath id="${name}-c">${use("")}</clipPath>` +
      `<clipPath id="${name}-r">${use(by(rim))}</clipPath></defs>` +
      `<g clip-path="url(#${name}-c)">${use(`fill="${light}"`)}<g clip-path="url(#${name}-r)">` +
      use(`fill="${shadow}" ${by(rim)}`) +
      (smooth ? "" : use('fill="url(#hatch)"')) +
      `${use(`fill="${colour}" ${by(shade)}`)}</g>${within}</g>` +
      (width ? use(`fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`) : "")
    );
  }

  /** Light about a point. */
  function glow(x: number, y: number, radius: number, colour: string, opacity = 0.8): string {
    const name = id();
    return (
      `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
      `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${name})"/>`
    );
  }

  /** The backdrop of a card's window: two tones, and what stands far away. */
  function backdrop(top: string, bottom: string, far = ""): string {
    const name = id();
    return (
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
      `<stop offset="1" stop-color="${bottom}"/></linearGradient>` +
      `<rect x="-12" y="-12" width="224" height="174" fill="url(#${name})"/>${far}`
    );
  }

  return { id, form, glow, backdrop };
}

/** What every picture refers to: hatching, grain, scales; and the one filter that makes lines breathe. */
export const DEFS =
  '<defs><pattern id="hatch" width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)">' +
  '<rect width="1" height="3.4" fill="#0d0610" opacity=".34"/></pattern>' +
  '<pattern id="grain" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="1.4" cy="2" r=".55" fill="#fff" opacity=".13"/>' +
  '<circle cx="5" cy="5.4" r=".6" fill="#000" opacity=".2"/></pattern>' +
  '<pattern id="scales" width="9" height="8" patternUnits="userSpaceOnUse"><path d="M0 0A4.5 5 0 0 0 9 0M-4.5 4A4.5 5 0 0 0 4.5 4A4.5 5 0 0 0 13.5 4" fill="none" stroke="#0a2a30" stroke-width="1" opacity=".6"/></pattern>' +
  "</defs>";

const HAND =
  "<defs>" +
  '<filter id="hand" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="1" seed="4" result="n"/>' +
  '<feDisplacementMap in="SourceGraphic" in2="n" scale="4.6" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".22"/></filter></defs>';

/** A whole picture. Where it is seen large its lines breathe; that costs, and where it is small nobody sees it. */
export function picture(width: number, height: number, body: string, breathes = true): string {
  const lines = breathes ? `<g filter="url(#hand)">${body}</g>` : body;
  const defs = breathes ? DEFS + HAND : DEFS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${defs}${lines}</svg>`;
}
