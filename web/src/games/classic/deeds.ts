// Deeds that a threat of Kanly can forbid, as the notation has them: a word, and for some what it is about.

import type { Option } from "../../lib/types";
import { split } from "./spots";

/** What the second word of a deed names. */
export const KIND_OF: Readonly<Record<string, string>> = {
  enter: "territory",
  collect: "territory",
  play: "kind",
  attack: "faction",
  ally: "faction",
};

export interface Deed {
  readonly word: string;
  readonly about: string;
  readonly option: Option;
}

export function deedsOf(options: readonly Option[]): Deed[] {
  return options
    .filter(({ notation }) => notation.startsWith("deed "))
    .map((option) => {
      const [word, about] = split(split(option.notation)[1]);
      return { word, about, option };
    });
}
