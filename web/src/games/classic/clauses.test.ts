import { expect, it } from "vitest";
import { clauseOf, clausesOf, dealing, matters } from "./clauses";

const options = (...notations: string[]) => notations.map((notation, action) => ({ action, notation, label: notation }));

it("reads clauses from the options", () => {
  const clauses = clausesOf(options("drop", "give_spice 3", "want_later 2", "promise no_bid", "want keep_out_of arrakeen", "offer"));
  expect(clauses.map(({ side, matter, detail }) => [side, matter, detail])).toEqual([
    ["give", "spice", "3"],
    ["get", "later", "2"],
    ["give", "no_bid", ""],
    ["get", "keep_out_of", "arrakeen"],
  ]);
  expect(matters(clauses, "get")).toEqual(["later", "keep_out_of"]);
  expect(clauseOf(options("deal guild")[0]!)).toBeNull();
});

it("tells deals from what else can be done at any moment", () => {
  expect(["offer", "accept guild", "pay_later 3", "want no_bid"].every(dealing)).toBe(true);
  expect(["truthtrance guild", "play tleilaxu_ghola", "listen"].some(dealing)).toBe(false);
});
