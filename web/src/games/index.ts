// Which component draws which game: a folder with a Board.svelte. The shell asks here and knows no game by name.

import type { Component } from "svelte";
import type { BoardProps } from "../lib/types";

type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const SHARED: Record<string, string> = { uprising: "imperium" }; // the same table with more on it

export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${SHARED[game] ?? game}/Board.svelte`];
  return load ? (await load()).default : null;
}
