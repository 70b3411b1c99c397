// A deal is worded clause by clause; here is which clauses can be added now, and by which action.

import type { Option } from "../../lib/types";
import { split } from "./spots";

export type Side = "give" | "get";

/** What a clause is about: spice now or later, or a promise by its name. */
export type Matter = string;

const WORDS: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  give: { spice: "give_spice", later: "pay_later", promise: "promise" },
  get: { spice: "want_spice", later: "want_later", promise: "want" },
};
const NUMBERED = ["spice", "later"];

const AROUND = ["deal", "offer", "drop", "accept", "refuse"];

/** Whether an action is about a deal. */
export function dealing(notation: string): boolean {
  const [word] = split(notation);
  return AROUND.includes(word) || Object.values(WORDS).some((words) => Object.values(words).includes(word));
}

export interface Clause<T = Option> {
  readonly side: Side;
  readonly matter: Matter;
  /** A number of spice, or a territory; empty where nothing is to be said. */
  readonly detail: string;
  readonly option: T;
}

/** `option` may be any saying of a clause: one that stands in a deal as well as one that can be added. */
export function clauseOf<T extends Pick<Option, "notation">>(option: T): Clause<T> | null {
  const [word, argument] = split(option.notation);
  for (const side of ["give", "get"] as const) {
    for (const matter of NUMBERED) {
      if (WORDS[side][matter] === word) return { side, matter, detail: argument, option };
    }
    if (WORDS[side].promise === word) {
      const [promise, detail] = split(argument);
      return { side, matter: promise, detail, option };
    }
  }
  return null;
}

export function clausesOf(options: readonly Option[]): Clause[] {
  return options.map(clauseOf).filter((clause) => clause !== null);
}

/** What can be said for one side, in the order of the options. */
export function matters(clauses: readonly Clause[], side: Side): Matter[] {
  return [...new Set(clauses.filter((clause) => clause.side === side).map(({ matter }) => matter))];
}
