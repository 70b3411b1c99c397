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

/** What a table is called: by a name of its own, or as its game. */
export function titled({ name, game }: { name: string; game: string }): string {
  return name && name !== game ? name : t(game ? `web-game-${game}` : "web-table");
}

const place = () => lang.replace("en", "en-GB");

/** Names in a row, with the word that the language puts before the last; as the server says it, without a comma there. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(place()).format(names);
}

/** A moment of the server's clock. */
export function when(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(place(), { dateStyle: "medium", timeStyle: "short" });
}

export function has(key: string): boolean {
  return messages.has(key);
}
