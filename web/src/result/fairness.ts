/** Checks by itself, in the browser, that every draw of a game follows from what was pledged before the deal. */

import { blake2s } from "@noble/hashes/blake2.js";
import type { Event } from "../lib/game";
import type { Pledge } from "../lib/pledges";
import type { Fairness } from "../lib/protocol";

/** What does not fit, if anything: the key, another commitment than we saw, our words, a draw, or the dice that fell. */
export type Flaw = "key" | "commitment" | "words" | "draws" | "dice";

export interface Finding {
  flaw: Flaw | null;
  draws: number;
  seen: boolean; // whether this device was there before the deal
}

const PERSON = 8; // bytes of a personalisation

function hash(message: Uint8Array, person: string, key?: Uint8Array, dkLen = 32): Uint8Array {
  const personalization = new Uint8Array(PERSON);
  personalization.set(new TextEncoder().encode(person));
  return blake2s(message, { dkLen, personalization, ...(key ? { key } : {}) });
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const number = (bytes: Uint8Array): bigint => BigInt(`0x${hex(bytes)}`);

/** The commitment to a key. */
export const commitment = (key: string): string => hex(hash(unhex(key), "lk-seal"));

/** The key of the stream that a table's key and the words of its seats make together. */
export function streamKey(key: string, words: string[]): Uint8Array {
  const lines = words.map((said, seat) => (said ? `p${seat + 1}: ${said}\n` : ""));
  return hash(new TextEncoder().encode(lines.join("")), "lk-words", unhex(key));
}

/** The draw of a number (1, 2, 3 ...) from n possibilities. */
export function draw(stream: Uint8Array, count: number, n: number): number {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(count));
  return Number((number(hash(message, "lk-draw", stream, 8)) * BigInt(n)) >> 64n);
}

/** Whether the dice that all have seen fall are among the draws, in their order. */
function fell(events: Event[], draws: number[][]): boolean {
  const faces = draws.filter(([n]) => n === 6).map(([, found]) => found! + 1);
  let place = 0;
  for (const die of events.flatMap((event) => (event.args.dice as number[] | undefined) ?? [])) {
    place = faces.indexOf(die, place) + 1;
    if (place === 0) return false;
  }
  return true;
}

/** Check all that a server says of a game's chance, against what this device saw before the deal. */
export function check(proof: Fairness, before: Pledge | null, events: Event[]): Finding {
  const finding = { draws: proof.draws.length, seen: before !== null };
  if (commitment(proof.key) !== proof.commitment) return { ...finding, flaw: "key" };
  if (before && before.commitment !== proof.commitment) return { ...finding, flaw: "commitment" };
  const mine = Object.entries(before?.words ?? {});
  if (mine.some(([seat, said]) => said !== (proof.words[Number(seat)] ?? ""))) return { ...finding, flaw: "words" };
  const stream = streamKey(proof.key, proof.words);
  if (proof.draws.some(([n, found], i) => draw(stream, i + 1, n!) !== found)) return { ...finding, flaw: "draws" };
  return { ...finding, flaw: fell(events, proof.draws) ? null : "dice" };
}
