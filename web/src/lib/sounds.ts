/** Soft sounds, made here and played only where they are switched on. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "answer" | "choose" | "news" | "nudge" | "end";

interface Note {
  pitch: number; // Hz
  at: number; // seconds from now
  lasts: number;
  loud: number;
}

const note = (pitch: number, at = 0, lasts = 0.5, loud = 0.12): Note => ({ pitch, at, lasts, loud });

const NOTES: Record<Sound, Note[]> = {
  turn: [note(523), note(784, 0.12, 0.8)],
  answer: [note(880, 0, 1.2, 0.1)], // one soft bell
  choose: [note(330, 0, 0.08, 0.06)],
  news: [note(659, 0, 0.3, 0.06)],
  nudge: [note(440, 0, 0.25), note(440, 0.3, 0.5)],
  end: [note(392), note(523, 0.16), note(659, 0.32), note(784, 0.48, 1.4)],
};

let context: AudioContext | null = null;

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const each of NOTES[sound]) ring(context, each);
}

/** One struck note that dies away. */
function ring(air: AudioContext, { pitch, at, lasts, loud }: Note): void {
  const begins = air.currentTime + at;
  const tone = new OscillatorNode(air, { type: "triangle", frequency: pitch });
  const volume = new GainNode(air, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  tone.connect(volume).connect(air.destination);
  tone.start(begins);
  tone.stop(begins + lasts);
}
