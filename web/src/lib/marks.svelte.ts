// What a seat is told apart by: a shape and a colour. A game whose players have signs of their own brings them along.

import { getContext, setContext, untrack } from "svelte";
import { same } from "./same";

export interface Mark {
  /** In a grid of 24. */
  shape: string;
  colour: string;
}

export type Marks = (seat: number) => Mark;

const SHAPES: Mark[] = [
  { colour: "var(--s-azure)", shape: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z" },
  { colour: "var(--s-crimson)", shape: "M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z" },
  { colour: "var(--s-jade)", shape: "M10.3 2.2a2 2 0 0 1 3.4 0l9.6 17.3a2 2 0 0 1-1.7 3H2.4a2 2 0 0 1-1.7-3z" },
  { colour: "var(--s-mauve)", shape: "M10.6 1a2 2 0 0 1 2.8 0L23 10.6a2 2 0 0 1 0 2.8L13.4 23a2 2 0 0 1-2.8 0L1 13.4a2 2 0 0 1 0-2.8z" },
  { colour: "var(--s-ivory)", shape: "M12 1l10 5.6v10.8L12 23 2 17.4V6.6z" },
  { colour: "var(--s-onyx)", shape: "M12 1l11 8-4.2 13H5.2L1 9z" },
];

export const seatMark: Marks = (seat) => SHAPES[seat % SHAPES.length]!;

const MOST = 12; // seats
const MARKS = Symbol("marks");

/** Everything below draws seats with these marks. Hundreds of lines of a log do: they hear only of marks that change. */
export function useMarks(read: Marks): void {
  const all = same(() => Array.from({ length: MOST }, (_, seat) => read(seat)));
  let marks = $state.raw(untrack(all));
  $effect.pre(() => void (marks = all()));
  setContext<Marks>(MARKS, (seat) => marks[seat]!);
}

export function marks(): Marks {
  return getContext<Marks | undefined>(MARKS) ?? seatMark;
}
