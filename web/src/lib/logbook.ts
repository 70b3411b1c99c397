// The log as it is read: headings, filters, and the part of it that is on screen.

import type { GameEvent } from "./types";
import type { LogEntry } from "./table.svelte";

const HEADINGS = ["round", "turn", "phase"];

/** Whether an event begins a part of the game: it says which round, turn or phase it is. 1 for the larger, 2 for the smaller. */
export function heading(event: GameEvent): 0 | 1 | 2 {
  if (!HEADINGS.includes(event.kind) || event[event.kind] === undefined) return 0;
  return event.kind === "phase" ? 2 : 1;
}

export interface Line {
  /** Where it stands in the whole log; it stays the same when the log grows. */
  place: number;
  entry: LogEntry;
  text: string;
  heading: 0 | 1 | 2;
}

/** The lines that a reader wants; a heading stays only with something below it. */
export function pick(lines: Line[], seat: number | null, mine: boolean, sought: string): Line[] {
  const words = sought.trim().toLocaleLowerCase();
  if (!mine && !words) return lines;
  const kept: Line[] = [];
  let above: Line[] = [];
  for (const line of lines) {
    if (line.heading) {
      above = [...above.filter((other) => other.heading < line.heading), line];
      continue;
    }
    if (mine && line.entry.event.seat !== seat) continue;
    if (words && !line.text.toLocaleLowerCase().includes(words)) continue;
    kept.push(...above, line);
    above = [];
  }
  return kept;
}

/** The place of the last line that had happened after so many actions; -1 for none. */
export function lastAt(lines: Line[], actions: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle].entry.actions <= actions) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where the parts of a game begin, in actions, for whoever leafs through it. */
export function parts(log: LogEntry[]): number[] {
  return [...new Set(log.filter((entry) => heading(entry.event)).map((entry) => entry.actions))];
}
