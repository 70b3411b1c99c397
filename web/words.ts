// The client's words, made into JavaScript when it is built: a list of keys, and for each language a list of texts in the same
// order, so that keys are sent once and no browser has to read Fluent. Messages use variables and choices; more is refused.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LOCALES = decodeURI(new URL("../src/sietch/locale/", import.meta.url).pathname);
const NAME = "virtual:words";
const ORDER = "en"; // whose messages say which keys there are

type Message = FluentResource["body"][number];
type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** The messages of one language, in the order of their files. */
export function messages(lang: string): Message[] {
  return files(lang).flatMap((file) => new FluentResource(readFileSync(file, "utf-8")).body);
}

/** The module that holds the texts of one language: `value` words a variable, `choose` finds the variant that fits it. */
export function compiled(lang: string): string {
  const own = new Map(messages(lang).map(({ id, value }) => [id, value]));
  const texts = messages(ORDER).map(({ id }) => {
    const pattern = own.get(id);
    if (!pattern) throw new Error(`${id} has no text in ${lang}`);
    return typeof pattern === "string" ? JSON.stringify(pattern) : `(given) => ${literal(id, pattern)}`;
  });
  return `export default (value, choose) => [\n${texts.join(",\n")}\n];`;
}

function files(lang: string): string[] {
  const names = readdirSync(LOCALES + lang).filter((name) => /^web.*\.ftl$/.test(name));
  return names.sort().map((name) => `${LOCALES}${lang}/${name}`);
}

/** Each key without the parts that it shares with the one before, and how many these are. */
function packed(keys: string[]): string {
  let before: string[] = [];
  return keys
    .map((key) => {
      const parts = key.split("-");
      const shared = parts.findIndex((part, place) => part !== before[place] || place === parts.length - 1);
      before = parts;
      return `${shared}${parts.slice(shared).join("-")}`;
    })
    .join(" ");
}

function literal(id: string, pattern: Pattern): string {
  if (typeof pattern === "string") return JSON.stringify(pattern);
  const parts = pattern.map((part) => (typeof part === "string" ? part.replace(/[`\\$]/g, "\\$&") : `\${${placed(id, part)}}`));
  return `\`${parts.join("")}\``;
}

function placed(id: string, part: Expression): string {
  if (part.type === "var") return `value(given.${part.name})`;
  if (part.type === "str") return JSON.stringify(part.value);
  if (part.type !== "select" || part.selector.type !== "var") throw new Error(`${id} uses more of Fluent than the client knows`);
  const variants = part.variants.map(({ key, value }) => `${JSON.stringify(String(key.value))}: ${literal(id, value)}`);
  return `choose(given.${part.selector.name}, { ${variants.join(", ")} }, ${JSON.stringify(String(part.variants[part.star].key.value))})`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const lang = id.slice(NAME.length + 2) || ORDER;
      for (const file of files(lang)) this.addWatchFile(file);
      if (id !== `\0${NAME}`) return compiled(lang);
      return `let before = [];
export default ${JSON.stringify(packed(messages(ORDER).map((message) => message.id)))}.split(" ").map(
  (key) => (before = [...before.slice(0, key[0]), ...key.slice(1).split("-")]).join("-")
);`;
    },
  };
}
