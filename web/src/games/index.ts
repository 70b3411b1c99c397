// Which component draws which game: a folder with a Board.svelte. The shell asks here and knows no game by name.

import type { Component } from "svelte";
import { fetched } from "../lib/fetched";
import { seatMark, type Mark } from "../lib/marks.svelte";
import type { BoardProps, View } from "../lib/types";

type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const signs = import.meta.glob<{ markOf: (view: View, seat: number) => Mark | null }>("./*/marks.ts", { eager: true });
const scores = import.meta.glob<{ scoreOf: (view: View, seat: number, t: BoardProps["t"]) => string }>("./*/score.ts", { eager: true });
const covers = import.meta.glob<string>("./*/cover*.svg", { query: "?url", import: "default", eager: true });
const SHARED: Record<string, string> = { uprising: "imperium" }; // the same table with more on it

const found: Record<string, Promise<Board | null>> = {};

export function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${SHARED[game] ?? game}/Board.svelte`];
  return (found[game] ??= load ? fetched(load).then((part) => part.default) : Promise.resolve(null));
}

/** What a seat is told apart by in a game: its own sign there, if the game has one. */
export function markIn(game: string, view: View | null, seat: number): Mark {
  return (view && signs[`./${game}/marks.ts`]?.markOf(view, seat)) || seatMark(seat);
}

/** What a seat came to, in words; empty where a game has no score. */
export function scoreIn(game: string, view: View | null, seat: number, t: BoardProps["t"]): string {
  return (view && scores[`./${SHARED[game] ?? game}/score.ts`]?.scoreOf(view, seat, t)) || "";
}

/** The address of a game's picture for the first page; empty where there is none. */
export function coverOf(game: string): string {
  const shared = SHARED[game];
  return covers[shared ? `./${shared}/cover-${game}.svg` : `./${game}/cover.svg`] ?? "";
}
