/** The speaker: sounds where they are wanted, two at most together, and the room. What makes them comes when it is switched on. */

import { settings } from "../lib/settings.svelte";
import type { Cue } from "./cues";

const MOST = 2; // voices
const GOES = 0.03; // seconds in which a voice makes way for another
const COMES = 2.5; // seconds in which the room comes
const LATE = 150; // ms after which a sound belongs to nothing any more
const OCTAVE = 12;

interface Voice {
  source: AudioBufferSourceNode;
  loud: GainNode;
}

let air: AudioContext | null = null;
let effects: GainNode;
let ambience: GainNode;
let voices: Voice[] = [];
const buffers = new Map<Cue | "room", AudioBuffer>();

function opened(): AudioContext {
  if (air) return air;
  air = new AudioContext();
  effects = new GainNode(air, { gain: settings.effects });
  ambience = new GainNode(air, { gain: 0 });
  effects.connect(air.destination);
  ambience.connect(air.destination);
  return air;
}

/** Play a sound, so many half tones higher, if sounds are wanted. */
export async function play(cue: Cue, higher = 0): Promise<void> {
  if (!settings.sound || settings.effects === 0) return;
  const asked = performance.now();
  const context = opened();
  const [buffer] = await Promise.all([bufferOf(cue), context.resume()]); // a page is silent until it is touched
  if (performance.now() - asked > LATE) return;
  effects.gain.value = settings.effects;
  voices.slice(0, Math.max(0, voices.length - MOST + 1)).forEach(hush);
  const loud = new GainNode(context);
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: 2 ** (higher / OCTAVE) });
  const voice = { source, loud };
  source.connect(loud).connect(effects);
  source.onended = () => (voices = voices.filter((each) => each !== voice));
  source.start();
  voices = [...voices, voice];
}

function hush({ source, loud }: Voice): void {
  loud.gain.setTargetAtTime(0, air!.currentTime, GOES / 3);
  source.stop(air!.currentTime + GOES);
}

async function bufferOf(cue: Cue | "room"): Promise<AudioBuffer> {
  const known = buffers.get(cue);
  if (known) return known;
  const { RATE } = await import("./wave");
  const wave = cue === "room" ? (await import("./room")).room() : (await import("./cues")).made(cue);
  const buffer = new AudioBuffer({ length: wave.length, sampleRate: RATE });
  buffer.copyToChannel(wave, 0);
  buffers.set(cue, buffer);
  return buffer;
}

/** Make sounds beforehand, so that the first of each is not late. */
export async function prepare(cues: Iterable<Cue>): Promise<void> {
  for (const cue of cues) {
    await bufferOf(cue);
    await new Promise((next) => setTimeout(next)); // the page goes on meanwhile
  }
}

let fire: AudioBufferSourceNode | null = null;

/** Let the room be heard, as loud as it was set; 0 lets it fade. */
export async function sitInRoom(loud: number): Promise<void> {
  if (loud === 0 && !fire) return;
  const context = opened();
  if (!fire) {
    const source = new AudioBufferSourceNode(context, { buffer: await bufferOf("room"), loop: true });
    if (fire) return; // somebody was quicker
    fire = source;
    fire.connect(ambience);
    fire.start();
  }
  void context.resume();
  ambience.gain.setTargetAtTime(loud, context.currentTime, COMES / 3);
}
