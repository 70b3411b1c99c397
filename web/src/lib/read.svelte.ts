// How far somebody has read the talk of a table, on this device.

import { unread } from "./happenings";
import type { Talk } from "./types";

const PLACE = "sietch.read";
const KEPT = 60; // tables

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export class Reading {
  #at = $state(0);

  constructor(readonly table: string) {
    this.#at = kept()[table] ?? 0;
  }

  /** How many things are new for whoever sits on `seat`. */
  count(talk: Talk[], seat: number | null): number {
    return unread(talk, seat, this.#at);
  }

  /** Everything said so far was on screen. */
  read(talk: Talk[]): void {
    const last = talk.at(-1)?.at ?? 0;
    if (last <= this.#at) return;
    this.#at = last;
    const { [this.table]: _, ...others } = kept();
    try {
      const all = [[this.table, last] as const, ...Object.entries(others)];
      localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all.slice(0, KEPT))));
    } catch {
      // Nothing is kept: after a reload everything is new again.
    }
  }
}
