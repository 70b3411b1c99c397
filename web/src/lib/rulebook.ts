// The rules of a game as chapters that can be searched. Chapters are named by their first rule, in the locale files.

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  /** The id of its first rule. */
  id: string;
  name: string;
  rules: Rule[];
}

/** What a chapter is called: the message for its first rule. */
export function chapterKey(game: string, id: string): string {
  return `web-chapter-${game}-${id.replaceAll(".", "-")}`;
}

/** The rules in their order, a new chapter wherever `nameOf` knows one. */
export function chapters(rules: Record<string, string>, nameOf: (id: string) => string): Chapter[] {
  const found: Chapter[] = [];
  for (const [id, text] of Object.entries(rules)) {
    const name = nameOf(id);
    if (name || found.length === 0) found.push({ id, name, rules: [] });
    found[found.length - 1].rules.push({ id, text });
  }
  return found;
}

/** Letters without accents and case, and one space for whatever else there is. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The rules that have every word of what is sought, in their id or their sentence; chapters without any fall away. */
export function search(all: Chapter[], sought: string): Chapter[] {
  const words = plain(sought).split(" ").filter(Boolean);
  if (words.length === 0) return all;
  return all
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, words)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

function fits(rule: Rule, words: string[]): boolean {
  const text = ` ${plain(rule.id)} ${plain(rule.text)}`;
  return words.every((word) => text.includes(` ${word}`));
}
