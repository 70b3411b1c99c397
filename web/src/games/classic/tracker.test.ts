import { expect, it } from "vitest";
import { copies, unseen } from "./tracker";

const view = {
  ruleset: { treachery_deck: "33" },
  players: [
    { hand: ["shield", "shield"], known_cards: [] },
    { hand: null, known_cards: ["lasegun"] },
  ],
  known_deck: [null, "karama"],
  auction: { card: "snooper" },
  discard: ["shield"],
  removed: ["family_atomics"],
};

it("counts the copies of each deck", () => {
  expect([copies("33", "shield"), copies("43", "shield"), copies("38_duel", "shield")]).toEqual([4, 5, 4]);
  expect([copies("33", "thumper"), copies("38_harvest", "thumper"), copies("33", "crysknife")]).toEqual([0, 1, 1]);
});

it("leaves what nobody has shown", () => {
  const left = new Map(unseen(view).flatMap(({ cards }) => cards));
  expect([left.get("shield"), left.get("snooper"), left.get("karama")]).toEqual([1, 3, 1]);
  expect(left.has("lasegun") || left.has("family_atomics") || left.has("thumper")).toBe(false);
  expect(unseen(view).reduce((total, { count }) => total + count, 0)).toBe(33 - 7);
});
