// How a message is put into words: what its variables say in a language, and which variant fits them.

import type { Lang } from "./types";

export type Given = Record<string, string | number>;
export type Text = string | ((given: Given) => string);
export type Texts = (
  value: (given: string | number) => string,
  choose: (by: string | number, variants: Record<string, string>, otherwise: string) => string,
) => Text[];

/** The messages of a language by their keys. Small numbers are worded here: what browsers know of languages takes them long to load. */
export function phrased(lang: Lang, keys: string[], texts: Texts): Map<string, Text> {
  const value = (given: string | number) => (typeof given !== "number" ? given : small(given) ? `${given}` : given.toLocaleString(lang));
  const plural = (n: number) => (small(n) ? (n === 1 || (n === 0 && lang === "fr") ? "one" : "other") : new Intl.PluralRules(lang).select(n));
  const all = texts(value, (by, variants, otherwise) => {
    const known = typeof by === "number" && !(by in variants) ? plural(by) : by;
    return variants[known] ?? variants[otherwise];
  });
  return new Map(keys.map((key, at) => [key, all[at]]));
}

function small(n: number): boolean {
  return Number.isInteger(n) && n >= 0 && n < 1000;
}
