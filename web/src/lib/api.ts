// Requests to the server. What is refused comes back as a sentence.

import { has, t } from "./i18n.svelte";
import type { Lang, Vocabulary } from "./types";

/** A sentence for the reader: the server speaks English, so what it refuses is said here by its code. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(has(`web-refused-${code}`) ? t(`web-refused-${code}`) : sentence);
  }
}

export interface Choice {
  option: string;
  default: unknown;
  choices: string[];
  each_of: string[];
  rules: string[];
  about: string;
}

export interface GameInfo {
  game: string;
  seats: number[];
  usual_seats: number;
  /** Options without which so many cannot play. */
  needed_for: Record<string, Record<string, unknown>>;
  bots: string[];
  presets: { preset: string; values: Record<string, unknown>; about: string }[];
  options: Choice[];
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  seats: number;
  status: string;
  open?: number[];
  result: { winners: number[] } | null;
  actions: number;
  changed_at: number;
  waiting: number[];
  players: { seat: number; name: string; kind: string }[];
  forked_from: string | null;
}

export interface Made {
  id: string;
  host_key: string;
  links: { seat: number; key: string }[];
}

let csrf = "";

export function rememberCsrf(token: string): void {
  csrf = token;
}

export async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined && typeof body !== "string") headers["Content-Type"] = "application/json";
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (csrf && method !== "GET") headers["X-Sietch-CSRF"] = csrf;
  let answer: Response;
  try {
    const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: text });
  } catch {
    throw new Refused("unreachable", "");
  }
  if (answer.status === 204) return undefined as T;
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(told?.code ?? "failed", told?.message ?? answer.statusText);
  return told as T;
}

export const games = (lang: Lang) => ask<GameInfo[]>("GET", `/api/games?lang=${lang}`);

const told: Record<string, Promise<Vocabulary>> = {};

/** Everything that a game says. What has come once is there at once, so that a board is drawn with the rest of its table. */
export function vocabulary(game: string, lang: Lang, seats: number): Promise<Vocabulary> {
  const path = `/api/games/${game}/words?lang=${lang}&seats=${seats}`;
  const again = (error: Refused) => (delete told[path], Promise.reject(error));
  return (told[path] ??= ask<Vocabulary>("GET", path).catch(again));
}

export const lobby = () => ask<TableInfo[]>("GET", "/api/tables");
export const about = (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`);
/** A record file becomes a table that can be looked at and played on. */
export const bring = (record: string, name: string) =>
  ask<{ id: string }>("POST", `/api/records?name=${encodeURIComponent(name)}`, record);
export const start = (id: string, hostKey: string) => ask<void>("POST", `/api/tables/${id}/start`, undefined, hostKey);
export const rename = (id: string, seat: number, key: string, name: string) => ask<void>("PUT", `/api/tables/${id}/seats/${seat}/name`, { name }, key);
export const sit = (id: string, seat: number, name: string) =>
  ask<{ seat: number; key: string }>("POST", `/api/tables/${id}/seats/${seat}`, { name });
