/** The one order in which everything is seen: a pure reducer, without timers, page or Svelte. */

import type { Decision, Event, Outcome } from "../lib/game";
import { type Beat, type Cue, type Frame, type Score, type Spot, type View, cut, diceOf, isBeat } from "./beat";
import { AWAITED, type Tempo, type Times, timed, total } from "./tempo";

/** All that the page may know. */
export interface Shown {
  view: View;
  before: View; // the board as it was before the last reveal
  told: number; // of the known events
  news: readonly Event[]; // those that were told last
  rolling: Event | null; // whose dice tumble
  lead: number; // ms that they do
  beat: Beat | null;
  spot: Spot | null; // what lies large: until something else does, its chapter is over or I am asked
  hold: number; // ms that it is held: motion may last as long
  leaps: boolean; // this is simply how things are: nothing moves there
  version: number;
  ply: number;
  actor: number | null; // whose decision it is
  decision: Decision | null;
  outcome: Outcome | null;
  askedAt: number; // from when on a press may answer
}

export interface Playback {
  shown: Shown;
  events: readonly Event[]; // all that are known
  queue: readonly Cue[];
  newest: Frame;
  chapter: number; // of what is known last
  lately: readonly Beat[]; // of the chapter that is being shown, as far as it was shown since I was asked
  phase: "rest" | "gather" | "lead" | "hold";
  until: number; // the phase ends then
  hold: number; // that comes after the lead
  hurries: boolean; // skipped: nothing is held until I am asked
  paused: boolean;
}

export type Input =
  | { do: "frame"; frame: Frame } // to be shown
  | { do: "settle"; frame: Frame } // simply how things are
  | { do: "tick" }
  | { do: "next" } // the next beat, at once
  | { do: "skip" } // all that is known, at once
  | { do: "pause"; on: boolean };

/** Through whose eyes which game is seen. */
export interface Seen {
  score: Score;
  eyes: number | null;
}

const GATHER = 120; // ms in which a chapter's beats come together before the first one begins
const GRACE = 250; // ms after a show, so that nobody answers what slid under the finger

/** How things are at first. */
export function start(frame: Frame): Playback {
  return {
    shown: { ...settled(frame), told: frame.events.length, askedAt: 0 },
    events: frame.events,
    queue: [],
    newest: frame,
    chapter: 0,
    lately: [],
    phase: "rest",
    until: 0,
    hold: 0,
    hurries: false,
    paused: false,
  };
}

/** What comes of an input at a moment. */
export function advance(play: Playback, input: Input, at: number, tempo: Tempo, seen: Seen): Playback {
  switch (input.do) {
    case "frame":
      return run(hear(play, input.frame, at, seen), at, tempo);
    case "settle":
      return settle(play, input.frame, at);
    case "tick":
      return run(play, at, tempo);
    case "next":
      return run(stepped(play, at, tempo), at, tempo, play);
    case "skip":
      return run({ ...play, hurries: isShowing(play) || play.shown.decision === null }, at, tempo);
    case "pause":
      return run({ ...play, paused: input.on }, at, tempo);
  }
}

/** Whether something is being shown, or waits to be. */
export function isShowing(play: Playback): boolean {
  return play.phase !== "rest" || play.queue.length > 0;
}

function settled(frame: Frame): Omit<Shown, "told" | "askedAt"> {
  const { view, version, ply, decision, outcome } = frame;
  const still = { news: [], rolling: null, lead: 0, beat: null, spot: null, hold: 0, leaps: true };
  return { view, before: view, version, ply, actor: actorOf(frame), decision, outcome, ...still };
}

/** Whose decision it is; null: nobody's. */
function actorOf({ view }: Frame): number | null {
  return view.actor >= 0 ? (view.actor as number) : null;
}

/** Of the events that are known those that a frame leaves standing, and all that are known with it. */
function joined(events: readonly Event[], frame: Frame): { kept: Event[]; all: Event[] } {
  const kept = events.filter((event) => event.ply < frame.since);
  return { kept, all: [...kept, ...frame.events] };
}

function settle(play: Playback, frame: Frame, at: number): Playback {
  const { all } = joined(play.events, frame);
  const shown = { ...settled(frame), told: all.length, askedAt: at };
  return { ...start(frame), shown, events: all, chapter: play.chapter, paused: play.paused };
}

/** A frame is cut into beats, which queue; what it takes back is dropped first. */
function hear(before: Playback, frame: Frame, at: number, { score, eyes }: Seen): Playback {
  const { kept, all } = joined(before.events, frame);
  const play = kept.length < before.events.length ? takenBack(before, frame.since, kept.length) : before;
  const origin = { view: lastView(play), ply: play.newest.ply, chapter: play.chapter };
  const cues = cut(frame, origin, score, eyes);
  const first = cues.find(isBeat);
  const gathers = !isShowing(play) && first && !first.mine && first.chapter !== play.shown.beat?.chapter;
  return {
    ...play,
    shown: { ...play.shown, decision: null }, // what was asked is answered, or asked anew
    events: all,
    queue: [...play.queue, ...cues],
    newest: frame,
    chapter: cues.findLast(isBeat)?.chapter ?? play.chapter,
    ...(gathers && { phase: "gather" as const, until: at + GATHER }),
  };
}

/** What happened from a ply on leaves the queue, and what was told of it is no longer told. */
function takenBack(play: Playback, since: number, kept: number): Playback {
  const isKept = (cue: Cue): boolean =>
    isBeat(cue) ? cue.events.every((event) => event.ply < since) : cue.closes.ply <= since;
  const begun = play.phase === "lead" ? [play.shown.beat!] : [];
  const told = Math.min(play.shown.told, kept);
  return {
    ...play,
    shown: { ...play.shown, told, news: [], rolling: null, beat: null, spot: null, leaps: true },
    events: play.events.slice(0, kept),
    queue: [...begun, ...play.queue].filter(isKept),
    phase: "rest",
  };
}

/** The board after all that is queued. */
function lastView(play: Playback): View {
  const last = play.queue.at(-1);
  if (!last) return play.shown.view;
  return isBeat(last) ? last.view : last.closes.view;
}

/** Let pass all that is due; what is told within one call is the news together. */
function run(from: Playback, at: number, tempo: Tempo, before = from): Playback {
  let play = from;
  let moment = at;
  for (;;) {
    const isPressed = play.hurries || tempo.speed === "once";
    if (play.phase === "rest") {
      const next = play.queue[0];
      if (!next || (play.paused && isBeat(next) && !isPressed)) break;
      play = begun(play, moment, tempo);
    } else if (isPressed || play.until <= at) {
      moment = isPressed ? at : play.until;
      play = ended(play, moment);
    } else break;
  }
  return told(before, play);
}

/** The next beat, without waiting for the end of this one. */
function stepped(play: Playback, at: number, tempo: Tempo): Playback {
  let next = isShowing(play) && play.phase !== "rest" ? ended(play, at) : play;
  if (play.phase === "lead") return next; // its reveal is a step
  while (next.phase === "rest" && next.queue[0]) {
    const isStep = isBeat(next.queue[0]);
    next = begun(next, at, tempo);
    if (isStep) break;
  }
  return next;
}

/** A phase ends: after the lead comes the reveal, after the hold comes rest. */
function ended(play: Playback, at: number): Playback {
  if (play.phase === "lead") return revealed(play, play.shown.beat!, at);
  return { ...play, phase: "rest", until: at };
}

/** The next cue begins. */
function begun(play: Playback, at: number, tempo: Tempo): Playback {
  const [cue, ...queue] = play.queue as [Cue, ...Cue[]];
  const isPressed = play.hurries || tempo.speed === "once";
  if (!isBeat(cue)) return closed({ ...play, queue }, cue.closes, at, isPressed);
  const lately = cue.chapter === play.lately[0]?.chapter ? [...play.lately, cue] : [cue];
  const { lead, hold } = isPressed ? { lead: 0, hold: 0 } : timesOf(cue, queue, lately, tempo);
  const spot = isPressed ? null : spotOf(cue, lately.length > 1 ? play.shown.spot : null);
  const next = { ...play, queue, lately, hold, shown: { ...play.shown, spot } };
  if (lead === 0) return revealed(next, cue, at);
  const rolling = cue.events.find((event) => diceOf(event).length > 0) ?? null;
  return { ...next, phase: "lead", until: at + lead, shown: { ...next.shown, rolling, lead, beat: cue, leaps: false } };
}

/** What lies large with a beat: its own card, or the one from before with what it hits now. */
function spotOf({ spot, aims }: Beat, before: Spot | null): Spot | null {
  const card = spot ?? before;
  return card && aims ? { ...card, aims } : card;
}

function timesOf(beat: Beat, queue: readonly Cue[], lately: readonly Beat[], tempo: Tempo): Times {
  const ahead = queue.filter(isBeat);
  const chapter = [...lately, ...ahead.filter((each) => each.chapter === beat.chapter)];
  const { lead, hold } = timed(beat, tempo.speed, chapter, tempo.rivals);
  const left = total([beat, ...ahead], tempo.speed);
  const share = tempo.isAwaited && left > AWAITED ? AWAITED / left : 1;
  return { lead: lead * share, hold: hold * share };
}

/** A beat's events are told and its board is shown. */
function revealed(play: Playback, beat: Beat, at: number): Playback {
  const { hold, hurries } = play;
  const told = play.shown.told + beat.events.length;
  const before = play.shown.view;
  const shown: Shown = { ...play.shown, view: beat.view, before, told, rolling: null, beat, hold, leaps: hurries };
  return { ...play, shown, phase: hold > 0 ? "hold" : "rest", until: at + hold };
}

/** A frame has been shown: its question is released if no newer frame is known, for then it is still open. */
function closed(play: Playback, frame: Frame, at: number, isPressed: boolean): Playback {
  const isNewest = frame === play.newest;
  const decision = isNewest ? frame.decision : null;
  const isKnown = frame.version === play.shown.version; // it was asked before, and something beside it has changed
  const wasShown = !isPressed && play.until === at && play.shown.beat !== null && !isOwn(play.shown.beat);
  const shown: Shown = {
    ...play.shown,
    view: frame.view,
    told: isNewest ? play.events.length : play.shown.told,
    version: frame.version,
    ply: frame.ply,
    actor: actorOf(frame),
    decision,
    spot: decision || (isNewest && frame.outcome) ? null : play.shown.spot,
    outcome: isNewest ? frame.outcome : null,
    askedAt: isKnown ? play.shown.askedAt : at + (wasShown ? GRACE : 0),
  };
  const lately = decision ? [] : play.lately; // who was asked waits anew: what comes then is not pressed for what was
  return { ...play, shown, lately, hurries: play.hurries && decision === null };
}

/** Whether a beat is my own deed, without dice: nobody had to wait for it. */
function isOwn(beat: Beat): boolean {
  return beat.mine && beat.dice.length === 0;
}

/** What was told since is the news; where nothing was told they stay as they are. */
function told(before: Playback, after: Playback): Playback {
  if (after.shown.told <= before.shown.told) return after;
  return { ...after, shown: { ...after.shown, news: after.events.slice(before.shown.told, after.shown.told) } };
}
