// How a message is put into words: what its variables say in a language, and which variant fits them.

import type { Lang } from "./types";

export type Given = Record<string, string | number>;
export type Text = string | ((given: Given) => string);
export type Texts = (
  value: (given: string | number) => string,
  choose: (by: string | number, variants: Record<string, string>, otherwise: string) => string,
) => Text[];

/** The messages of a language by their keys. */
export function phrased(lang: Lang, keys: string[], texts: Texts): Map<string, Text> {
  const numbers = new Intl.NumberFormat(lang);
  const plurals = new Intl.PluralRules(lang);
  const value = (given: string | number) => (typeof given === "number" ? numbers.format(given) : given);
  const all = texts(value, (by, variants, otherwise) => {
    const known = typeof by === "number" && !(by in variants) ? plurals.select(by) : by;
    return variants[known] ?? variants[otherwise];
  });
  return new Map(keys.map((key, at) => [key, all[at]]));
}
