/** The hashes of fair chance, as docs/fairness.md has them. */

import { blake2s } from "@noble/hashes/blake2.js";

const PERSON = 8; // bytes of a personalisation

function hash(message: Uint8Array, person: string, key?: Uint8Array, dkLen = 32): Uint8Array {
  const personalization = new Uint8Array(PERSON);
  personalization.set(new TextEncoder().encode(person));
  return blake2s(message, { dkLen, personalization, ...(key ? { key } : {}) });
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** The commitment to a key. */
export const commitment = (key: string): string => hex(hash(unhex(key), "lk-seal"));

/** The seal of words. */
export const seal = (words: string): string => hex(hash(new TextEncoder().encode(words), "lk-said"));

/** The key of the stream that a table's key and the words of its seats make together. */
export function streamKey(key: string, words: string[]): Uint8Array {
  const lines = words.map((said, seat) => (said ? `p${seat + 1}: ${said}\n` : ""));
  return hash(new TextEncoder().encode(lines.join("")), "lk-words", unhex(key));
}

/** The draw of a number (1, 2, 3 ...) from n possibilities. */
export function draw(stream: Uint8Array, count: number, n: number): number {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(count));
  return Number((BigInt(`0x${hex(hash(message, "lk-draw", stream, 8))}`) * BigInt(n)) >> 64n);
}
