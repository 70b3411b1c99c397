// The conflict zone: who fights with what, the rewards in lines, and how high all that is.

import type { View } from "../../lib/types";
import type { Form } from "./layout";
import type { Table } from "./table.svelte";
import { wrapText } from "./wrap";

export const REWARD_SIZE = 12.5;
export const LINE = 15;
export const ROW = 25;
export const HEAD = 46;
const RANKS = 3;
const MARGIN = 12;
const RANK_ROOM = 20;

/** How wide the rewards are: beside the strengths where there is room, above them otherwise. */
export function rewardWidth(width: number, form: Form): number {
  return form === "tall" ? width - 2 * MARGIN : width * 0.5 - MARGIN;
}

/** The rewards, each as wrapped lines without the words before the colon, which the rank says shorter. */
export function rewardLines(table: Table, width: number, form: Form): string[][] {
  const id = table.view.conflict as string | null;
  if (id === null) return [];
  return table
    .about("conflict", id)
    .slice(0, RANKS)
    .map((line) => wrapText(line.replace(/^[^:]*:\s*/, ""), rewardWidth(width, form) - RANK_ROOM, REWARD_SIZE));
}

/** Whether the question is about who fights with how much. */
export function asked(table: Table): boolean {
  return table.options.some(({ notation }) => /^(deploy|retreat|concede) /.test(notation));
}

export function conflictHeight(table: Table, width: number, form: Form): number {
  const lines = rewardLines(table, width, form).reduce((sum, reward) => sum + reward.length, 0);
  const rewards = lines * LINE + RANKS * 4;
  const rows = table.bodies.length * ROW;
  return HEAD + 10 + (form === "tall" ? rewards + rows + 8 : Math.max(rewards, rows - HEAD + 14));
}

/** Everybody who can fight, the strongest first; those who are equal in the order of seats. */
export function fighters(table: Table): View[] {
  return [...table.bodies].sort((a, b) => b.strength - a.strength || a.seat - b.seat);
}
