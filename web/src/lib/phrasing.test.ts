import { FluentBundle, FluentResource } from "@fluent/bundle";
import keys from "virtual:words";
import en from "virtual:words/en";
import fr from "virtual:words/fr";
import it_ from "virtual:words/it";
import { describe, expect, it } from "vitest";
import { phrased } from "./phrasing";

const files = import.meta.glob<string>("../../../src/sietch/locale/*/web*.ftl", { query: "?raw", import: "default", eager: true });

/** Anything that a message could be given: numbers with each plural there is, and words. */
const VALUES = [0, 1, 2, 5, 1_000_000, 1234.5, "Chani", "other"];

describe.each([["en" as const, en], ["fr" as const, fr], ["it" as const, it_]])("the words in %s", (lang, texts) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const sources = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
  for (const [, text] of sources) bundle.addResource(new FluentResource(text));
  const own = phrased(lang, keys, texts);

  it("are all there", () => {
    expect([...own.keys()].sort()).toEqual(sources.flatMap(([, text]) => text.match(/^web[\w-]*/gm) ?? []).sort());
  });

  it("say what Fluent says", () => {
    for (const [key, text] of own) {
      const pattern = bundle.getMessage(key)!.value!;
      const names = [...new Set(String(text).match(/given\.\w+/g))].map((name) => name.slice("given.".length));
      for (const value of VALUES) {
        const given = Object.fromEntries(names.map((name) => [name, value]));
        expect(typeof text === "string" ? text : text(given)).toBe(bundle.formatPattern(pattern, given));
      }
    }
  });
});
