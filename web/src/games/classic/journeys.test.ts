import { describe, expect, it } from "vitest";
import { journeys, STILL } from "./journeys";
import { reasonOf } from "./reasons";

const view = (forces: Record<string, number[]>, tanks = [0, 0], more = {}) => ({
  players: [{ seat: 0, forces, tanks }],
  spice: {},
  spice_discards: [[], []],
  last_blow: ["the_great_flat", null],
  ...more,
});

describe("tokens", () => {
  it("travel from where they were", () => {
    const { from, to } = journeys(view({ arrakeen: [5, 0] }), view({ arrakeen: [2, 0], carthag: [3, 0] }));
    expect([...from]).toEqual([["stack:0:carthag", "stack:0:arrakeen"]]);
    expect([...to]).toEqual([["stack:0:arrakeen", "stack:0:carthag"]]);
  });
  it("come from the reserves, and go back", () => {
    expect(journeys(view({}), view({ carthag: [3, 1] })).from.get("stack:0:carthag")).toBe("reserve:0");
    expect(journeys(view({ carthag: [3, 1] }), view({})).to.get("stack:0:carthag")).toBe("reserve:0");
  });
  it("go to the tanks when they die", () => {
    const { from, to } = journeys(view({ carthag: [3, 1] }), view({ carthag: [1, 1] }, [2, 0]));
    expect([...to]).toEqual([["stack:0:carthag", "tanks:0"]]);
    expect(from.size).toBe(0);
  });
  it("stay where nothing is known of before", () => {
    expect(journeys(null, view({ carthag: [1, 0] }))).toBe(STILL);
  });
});

it("spice goes to whoever stands there", () => {
  const lying = (n: number) => view({ the_great_flat: [1, 0] }, [0, 0], { spice: { the_great_flat: n, old_gap: n } });
  expect([...journeys(lying(8), lying(2)).taken]).toEqual([["the_great_flat", "player:0"]]);
  expect(journeys(lying(2), lying(2)).taken.size).toBe(0);
});

it("a worm rises where spice blew last", () => {
  const worm = view({}, [0, 0], { spice_discards: [["shai_hulud"], ["shai_hulud"]] });
  expect(journeys(view({}), worm).worms).toEqual(["the_great_flat"]);
  expect(journeys(worm, worm).worms).toEqual([]);
});

it("a reason is a sentence and a rule", () => {
  expect(reasonOf("The storm rages there. [FR-IX.C.1.c]")).toEqual({ text: "The storm rages there.", rule: "FR-IX.C.1.c" });
  expect(reasonOf("Not now.")).toEqual({ text: "Not now.", rule: "" });
});
