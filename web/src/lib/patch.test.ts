import { expect, test } from "vitest";
import { apply } from "./patch";

test("a patch changes what it names and leaves the rest as it is", () => {
  const old = { round: 1, players: [{ spice: 2, hand: ["a"] }, { spice: 0, hand: [] }], spaces: { arrakeen: { agents: [] } } };
  const now = apply(old, { round: [2], players: { "1": { spice: [3] } }, spaces: { arrakeen: { agents: [[1]] } } });
  expect(now).toEqual({
    round: 2,
    players: [{ spice: 2, hand: ["a"] }, { spice: 3, hand: [] }],
    spaces: { arrakeen: { agents: [1] } },
  });
  expect(old.players[1]).toEqual({ spice: 0, hand: [] });
});

test("keys come and go", () => {
  expect(apply({ a: 1, b: 2 }, { a: "\u0000gone", c: [null] })).toEqual({ b: 2, c: null });
});

test("a new value may itself be a list or a table", () => {
  expect(apply({ a: [1], b: {} }, { a: [[2, 3]], b: [{ c: 1 }] })).toEqual({ a: [2, 3], b: { c: 1 } });
});
