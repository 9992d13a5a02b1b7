/** The drawings of what is there for a moment only, as SVG. */

import type { Art } from "./effects";

const INK = "#1c110b";
const BOOKS = ["#b3303f", "#2f7a5a", "#c9952f", "#4a5aa8", "#7a4a9a"];

/** A jagged star, in three sizes upon one another. */
function rays(): string {
  return Array.from({ length: 26 }, (_, i) => {
    const turn = (i * Math.PI) / 13 + 0.12;
    const far = i % 2 ? 48 + ((i * 7) % 9) : 76 + ((i * 37) % 30);
    return `${i ? "L" : "M"}${(100 + Math.cos(turn) * far).toFixed(1)} ${(100 + Math.sin(turn) * far).toFixed(1)}`;
  }).join("");
}

const STAR = rays();
const inner = (turn: number, scale: number): string =>
  `translate(100 100) rotate(${turn}) scale(${scale}) translate(-100 -100)`;
const HEART = "M16 28C4 20 2 12 5 7.5C8 3 14 4 16 9C18 4 24 3 27 7.5C30 12 28 20 16 28Z";
const CRACK = "17,-4 13,10 19,16 14,22 16,36";
const LEFT = `-4,-4 ${CRACK} -4,36`;
const RIGHT = `36,-4 ${CRACK} 36,36`;

function heart(half: string, id: string): string {
  return (
    `<svg viewBox="0 0 32 32"><clipPath id="${id}"><polygon points="${half}"/></clipPath><g clip-path="url(#${id})">` +
    `<path d="${HEART}" fill="#d8331f" stroke="#2b0a05" stroke-width="3"/>` +
    `<path d="M8 11c0-3 3-4 4-3" stroke="#ffb09a" stroke-width="2.6" fill="none" stroke-linecap="round"/></g></svg>`
  );
}

export function drawn(art: Art, hue = 0): string {
  switch (art) {
    case "star":
      return (
        `<svg viewBox="0 0 200 200"><path d="${STAR}Z" fill="#ff9a3c" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>` +
        `<path d="${STAR}Z" fill="#fff2b8" transform="${inner(9, 0.8)}"/><path d="${STAR}Z" fill="#fff" transform="${inner(-6, 0.5)}"/></svg>`
      );
    case "heart-left":
      return heart(LEFT, "heart-l");
    case "heart-right":
      return heart(RIGHT, "heart-r");
    case "coin":
      return (
        `<svg viewBox="-10 -10 20 20"><g transform="rotate(${hue * 30}) scale(1 .86)"><circle r="8" fill="#f2c24a" stroke="${INK}" stroke-width="1.8"/>` +
        `<circle r="5.2" fill="none" stroke="#a8741f" stroke-width="1.3"/><path d="M-4.5 -4.5A6.4 6.4 0 0 1 1 -6.3" stroke="#fff3c0" stroke-width="1.6" fill="none" stroke-linecap="round"/></g></svg>`
      );
    case "book":
      return (
        `<svg viewBox="0 0 24 32"><path d="M2 3Q2 1 4 1H20Q22 1 22 3V29Q22 31 20 31H4Q2 31 2 29Z" fill="${BOOKS[hue % BOOKS.length]}" stroke="${INK}" stroke-width="2"/>` +
        `<path d="M6 7H18M6 11H18" stroke="#f4d58a" stroke-width="1.6"/><path d="M19 3V29" stroke="#fff4d6" stroke-width="1.6"/></svg>`
      );
    case "shard":
      return `<svg viewBox="0 0 30 40"><path d="${["M3 2L27 6L20 36L8 30Z", "M2 8L22 2L28 20L10 38Z", "M6 2H24L26 38L4 26Z"][hue % 3]}" fill="#7a4a26" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/><path d="M10 6L12 30M18 5L19 33" stroke="#4a2a12" stroke-width="2"/></svg>`;
    case "puff":
      return `<svg viewBox="0 0 26 26"><circle cx="13" cy="13" r="11" fill="#e6d6b8" opacity=".75"/><circle cx="10" cy="10" r="6" fill="#fff4dc" opacity=".6"/></svg>`;
  }
}
