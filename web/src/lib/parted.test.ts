import { expect, test } from "vitest";
import { parted } from "./parted.svelte";

test("parts are those of the view as it is now, also one that was not there before", () => {
  let view: Record<string, unknown> = { turn: 1, storm: 3 };
  const parts = parted(() => view);
  view = { turn: 2, storm: 3, battle: "arrakeen" };
  expect([parts.turn, parts.storm, parts.battle, parts.nothing]).toEqual([2, 3, "arrakeen", undefined]);
});
