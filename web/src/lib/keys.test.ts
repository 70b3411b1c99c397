import { expect, test } from "vitest";
import { withKeys } from "./keys";

const keys = (...answers: [notation: string, label: string][]) =>
  withKeys(answers.map(([notation, label], action) => ({ action, notation, label }))).map(({ key }) => key);

test("answers are counted, nine of them", () => {
  expect(keys(["to arrakeen", "Arrakeen"], ["to carthag", "Carthag"])).toEqual(["1", "2"]);
  expect(keys(...Array.from({ length: 11 }, (_, n): [string, string] => [`to x${n}`, ""])).slice(8)).toEqual(["9", "", ""]);
});

test("an amount is its own key", () => {
  expect(keys(["deploy 0", "Deploy none"], ["deploy 1", "Deploy a troop"], ["deploy 2", "Deploy 2 troops"])).toEqual(["0", "1", "2"]);
  expect(keys(["bid 4", "4"], ["bid 5", "5"], ["bid 12", "12"])).toEqual(["4", "5", ""]);
  expect(keys(["bid 11", "11"], ["bid 12", "12"])).toEqual(["1", "2"]);
});

test("one answer without a number is nothing; what counts something else has no key", () => {
  expect(keys(["pass", "Pass"], ["bid 2", "Bid 2"], ["bid 3", "Bid 3"], ["max 2", "Up to 2"])).toEqual(["0", "2", "3", ""]);
  expect(keys(["done", "Done"], ["take 0", "None"], ["take 3", "3"])).toEqual(["", "0", "3"]);
});

test("numbers that are names, or among other things, are counted as words are", () => {
  expect(keys(["share_card 0", "Crysknife"], ["share_card 2", "Shield"])).toEqual(["1", "2"]);
  expect(keys(["split 0", "3 to Gurney"], ["split 1", "1 to Amber and 2 to Gurney"])).toEqual(["1", "2"]);
  expect(keys(["yes", "Yes"], ["no", "No"], ["price 4", "4"], ["price 5", "5"])).toEqual(["1", "2", "3", "4"]);
  expect(keys(["revive 2", "2"], ["revive 3", "3"], ["leader stilgar", "Stilgar"])).toEqual(["1", "2", "3"]);
});

test("what can be done at any time stands last, without a key", () => {
  const options = withKeys([{ action: 1, notation: "deal", label: "", anytime: true }, { action: 2, notation: "no", label: "" }]);
  expect(options.map(({ action, key }) => [action, key ?? ""])).toEqual([[2, "1"], [1, ""]]);
});
