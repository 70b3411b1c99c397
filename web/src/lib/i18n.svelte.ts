// The client's own words. The games' words come from the server, in the same language.

import keys from "virtual:words";
import { fetched } from "./fetched";
import { phrased, type Given, type Text, type Texts } from "./phrasing";
import type { Lang } from "./types";

export const LANGUAGES: { lang: Lang; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "fr", name: "Français" },
  { lang: "it", name: "Italiano" },
];

const WORDS: Record<Lang, () => Promise<{ default: Texts }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
};

let lang = $state(preferred());
let messages = $state.raw(new Map<string, Text>());

function preferred(): Lang {
  const wanted = [localStorage.getItem("sietch.lang") ?? "", ...navigator.languages].map((word) => word.slice(0, 2));
  return LANGUAGES.map(({ lang }) => lang).find((lang) => lang === wanted.find((w) => ["en", "fr", "it"].includes(w))) ?? "en";
}

export function language(): Lang {
  return lang;
}

export async function speak(wanted: Lang): Promise<void> {
  messages = phrased(wanted, keys, (await fetched(WORDS[wanted])).default);
  lang = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem("sietch.lang", wanted);
  } catch {
    // Nothing is kept; the language holds as long as the page does.
  }
}

/** A message of the client; its key where there is none, so that a gap is seen. */
export function t(key: string, given: Given = {}): string {
  const text = messages.get(key) ?? key;
  return typeof text === "string" ? text : text(given);
}

export function has(key: string): boolean {
  return messages.has(key);
}
