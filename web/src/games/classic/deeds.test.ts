import { expect, it } from "vitest";
import { deedsOf } from "./deeds";

it("deeds are told apart by what is done and what about", () => {
  const options = ["deed ship", "deed enter arrakeen", "pass"].map((notation, action) => ({ action, notation, label: notation }));
  expect(deedsOf(options).map(({ word, about }) => [word, about])).toEqual([
    ["ship", ""],
    ["enter", "arrakeen"],
  ]);
});
