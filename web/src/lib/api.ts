/** What is asked over HTTP; all else goes over the table's socket. */

import type {
  Chances,
  ChronicleInfo,
  ChronicleList,
  CheckedBox,
  Gallery,
  GoneGame,
  MadeChronicle,
  MadeTable,
  Moment,
  NewChronicle,
  NewNight,
  NewTable,
  Problem,
  Prologue,
  GameList,
  Reach,
  Story,
  TableInfo,
  TableList,
  Trial,
  TrialAsked,
  Workbench,
} from "./protocol";
import { keysOf, tables } from "./keys";

/** A refusal by the server, with the message that says why. */
export class Refusal extends Error {
  constructor(public problem: Problem) {
    super(problem.text);
  }
}

async function ask<T>(path: string, body?: unknown, keys: string[] = [], signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (keys.length) headers["Authorization"] = `Bearer ${keys.join(" ")}`;
  const answer = await fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return (await answer.json()) as T;
}

export const shelf = (): Promise<GameList> => ask("games");
export const reach = (): Promise<Reach> => ask("reach");
export const gallery = (game: string): Promise<Gallery> => ask(`games/${game}/gallery`);
export const makeTable = (table: NewTable): Promise<MadeTable> => ask("tables", table);
export const publicTables = (): Promise<TableList> => ask("tables");
export const myTables = (): Promise<TableList> => ask("mine", { tables: tables() });
export const tableInfo = (table: string): Promise<TableInfo> => ask(`tables/${table}`, undefined, keysOf(table));

export const prologue = (game: string): Promise<Prologue> => ask(`prologues/${game}`);

const eyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export const story = (table: string, seat: number | null): Promise<Story> =>
  ask(`tables/${table}/story${eyes(seat)}`, undefined, keysOf(table));
export const moment = (table: string, ply: number, seat: number | null): Promise<Moment> =>
  ask(`tables/${table}/moments/${ply}${eyes(seat)}`, undefined, keysOf(table));

/** Who was winning; it takes a moment to find out. */
export const chances = (table: string): Promise<Chances> => ask(`tables/${table}/chances`, undefined, keysOf(table));

export const goneGame = (table: string): Promise<GoneGame> => ask(`tables/${table}/gone`, undefined, keysOf(table));

export const makeChronicle = (chronicle: NewChronicle): Promise<MadeChronicle> => ask("chronicles", chronicle);
export const myChronicles = (chronicles: Record<string, string>): Promise<ChronicleList> =>
  ask("chronicles/mine", { chronicles });
export const chronicleInfo = (chronicle: string, key: string): Promise<ChronicleInfo> =>
  ask(`chronicles/${chronicle}`, undefined, [key]);
export const callGroup = (chronicle: string, key: string, name: string): Promise<ChronicleInfo> =>
  ask(`chronicles/${chronicle}/name`, { name }, [key]);
export const joinGroup = (chronicle: string, key: string, name: string): Promise<ChronicleInfo> =>
  ask(`chronicles/${chronicle}/join`, { name }, [key]);
export const playNight = (chronicle: string, key: string, night: NewNight): Promise<MadeTable> =>
  ask(`chronicles/${chronicle}/nights`, night, [key]);
/** What there is to make a box of one's own from. */
export const workbench = (game: string): Promise<Workbench> => ask(`games/${game}/workshop`);
/** What is wrong with a box of one's own, or else how it looks. */
export const checkBox = (game: string, text: string): Promise<CheckedBox> => ask(`games/${game}/boxes/check`, { text });
/** How often bots win with it. */
export const tryBox = (game: string, asked: TrialAsked, signal: AbortSignal): Promise<Trial> =>
  ask(`games/${game}/boxes/trial`, asked, [], signal);
/** The box that somebody brought to a table, as text. */
export const tableBox = (table: string): Promise<string> => fetchText(table, "box");

/** The record of a finished game, as text. */
export const record = (table: string): Promise<string> => fetchText(table, "record");

/** The log of a game whose rules are gone, as text in a language. */
export const goneLog = (table: string, language: string): Promise<string> => fetchText(table, `log?lang=${language}`);

async function fetchText(table: string, path: string): Promise<string> {
  const keys = keysOf(table).join(" ");
  const answer = await fetch(`/api/tables/${table}/${path}`, {
    headers: keys ? { Authorization: `Bearer ${keys}` } : {},
  });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return answer.text();
}

/** The rules of a game in a language, as Markdown. */
export async function rules(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/rules/${game}?lang=${language}`);
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return answer.text();
}

/** The words of a game that has no folder here, as a catalogue. */
export async function guestWords(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/words/${language}/${game}`);
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return answer.text();
}

/** A chronicle as a file, to be taken along. */
export async function chronicleFile(chronicle: string, key: string): Promise<string> {
  const answer = await fetch(`/api/chronicles/${chronicle}/file`, { headers: { Authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return answer.text();
}

/** A new chronicle from a file that somebody took along. */
export async function bringChronicle(text: string): Promise<MadeChronicle> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/chronicles/brought", { method: "POST", headers, body: text });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return (await answer.json()) as MadeChronicle;
}
