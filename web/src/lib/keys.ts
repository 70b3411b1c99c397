// Which digit chooses which answer.

import type { Option } from "./types";

const AMOUNT = /^(\w+) (\d+)$/;

/** Answers first, which is the order of the panel, each with its digit: where answers are amounts the amount itself, else its place. */
export function withKeys(options: Option[]): Option[] {
  const answers = options.filter((one) => !one.anytime);
  const counts = amounts(answers) ?? answers.map((_, place) => String(place + 1));
  return [...answers.map((one, place) => ({ ...one, key: counts[place]!.length > 1 ? "" : counts[place] })), ...options.filter((one) => one.anytime)];
}

/** How much each answer is; nothing is what the only one without a number means, such as to pass. Null where they are no amounts. */
function amounts(answers: Option[]): string[] | null {
  const read = answers.map(({ notation }) => AMOUNT.exec(notation));
  const bare = answers.filter((_, place) => !read[place]);
  if (answers.length - bare.length < 2 || bare.length > 1 || bare[0]?.notation.includes(" ")) return null;
  // A number that nobody is told, or another than is told, is a name; one thing or none may be said in words.
  if (answers.some(({ label }, place) => read[place] && !(label.match(/\d+/g) ?? ["0", "1"]).includes(read[place]![2]!))) return null;
  const word = read.find(Boolean)![1];
  const own = read.map((one) => (one?.[1] === word ? one![2]! : ""));
  if (own.every((count) => count.length !== 1)) return null; // too large for any key
  return own.map((count, place) => count || (read[place] || own.includes("0") ? "" : "0"));
}
