import { expect, test } from "vitest";
import { chapters, search } from "./rulebook";

const RULES = {
  "FR-II.B": "Chaque faction a cinq chefs.",
  "FR-IV": "Qui tient trois citadelles gagne.",
  "IT-IV": "Quattro fortezze.",
  "FR-VIII.G": "À quatre cartes on passe aux enchères.",
};
const NAMES: Record<string, string> = { "FR-II.B": "Matériel", "FR-IV": "Victoire", "FR-VIII.G": "Enchères" };
const all = chapters(RULES, (id) => NAMES[id] ?? "");
const found = (sought: string) => search(all, sought).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

test("a chapter goes on until the next one begins", () => {
  expect(all.map((chapter) => [chapter.name, chapter.rules.length])).toEqual([
    ["Matériel", 1],
    ["Victoire", 2],
    ["Enchères", 1],
  ]);
});

test("a rule is found by its id, however it is written", () => {
  for (const sought of ["FR-VIII.G", "fr viii g", "viii.g"]) expect(found(sought)).toEqual(["FR-VIII.G"]);
});

test("a rule is found by the beginnings of its words, without accents", () => {
  expect(found("encheres quat")).toEqual(["FR-VIII.G"]);
  expect(found("heres")).toEqual([]);
});

test("whoever seeks nothing finds everything", () => {
  expect(found("  ")).toEqual(Object.keys(RULES));
});
