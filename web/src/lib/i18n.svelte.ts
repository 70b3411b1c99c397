// The client's own words. The games' words come from the server, in the same language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "./types";

export const LANGUAGES: { lang: Lang; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "fr", name: "Français" },
  { lang: "it", name: "Italiano" },
];

const files = import.meta.glob<string>("../../../src/sietch/locale/*/web*.ftl", { query: "?raw", import: "default" });

const spoken = $state<{ lang: Lang; bundle: FluentBundle | null }>({ lang: preferred(), bundle: null });

function preferred(): Lang {
  const wanted = [localStorage.getItem("sietch.lang") ?? "", ...navigator.languages].map((word) => word.slice(0, 2));
  return LANGUAGES.map(({ lang }) => lang).find((lang) => lang === wanted.find((w) => ["en", "fr", "it"].includes(w))) ?? "en";
}

export function language(): Lang {
  return spoken.lang;
}

export async function speak(lang: Lang): Promise<void> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const own = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
  for (const text of await Promise.all(own.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
  spoken.lang = lang;
  spoken.bundle = bundle;
  document.documentElement.lang = lang;
  try {
    localStorage.setItem("sietch.lang", lang);
  } catch {
    // Nothing is kept; the language holds as long as the page does.
  }
}

/** A message of the client; its key where there is none, so that a gap is seen. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  const pattern = spoken.bundle?.getMessage(key)?.value;
  return pattern ? spoken.bundle!.formatPattern(pattern, args) : key;
}

export function has(key: string): boolean {
  return spoken.bundle?.hasMessage(key) ?? false;
}
