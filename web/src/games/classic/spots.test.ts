import { describe, expect, it } from "vitest";
import type { Barred, Option } from "../../lib/types";
import { findSpots, key, nextOption, numbers, placesOf, split, stateOf } from "./spots";

const option = (action: number, notation: string): Option => ({ action, notation, label: notation });
const barred = (action: number, notation: string): Barred => ({ ...option(action, notation), rule: "FR-1", why: "no" });

describe("placesOf", () => {
  it("finds locations, cards, leaders and factions", () => {
    expect(placesOf("land arrakeen", "Ship", 0)).toEqual(["location arrakeen"]);
    expect(placesOf("to cielago_north@2", "Destination", 0)).toEqual(["location cielago_north@2"]);
    expect(placesOf("weapon chaumas", "Plans", 0)).toEqual(["card chaumas"]);
    expect(placesOf("leader stilgar", "Plans", 0)).toEqual(["leader stilgar"]);
    expect(placesOf("join guild", "NexusTurn", 0)).toEqual(["faction guild"]);
  });
  it("lights every sector of a territory that is chosen whole", () => {
    expect(placesOf("worm cielago_south", "PlaceWorm", 0)).toEqual([
      "location cielago_south@1",
      "location cielago_south@2",
    ]);
  });
  it("leaves to the panel what has no place", () => {
    for (const notation of ["pass", "bid 4", "weapon none", "deal guild", "truthtrance guild", "holds shield"]) {
      expect(placesOf(notation, "Bidding", 0)).toEqual([]);
    }
  });
  it("shows where a steered storm stops, and nothing for one that two players dial", () => {
    expect(placesOf("sectors 4", "SteerStorm", 16)).toEqual(["storm 2"]);
    expect(placesOf("sectors 4", "DialStorm", 16)).toEqual([]);
  });
});

it("does not light what can be done at any time", () => {
  expect(findSpots([{ ...option(1, "play tleilaxu_ghola"), anytime: true }], [], "Ship", 0).size).toBe(0);
});

describe("spots", () => {
  const spots = findSpots([option(1, "land carthag"), option(2, "cross carthag")], [barred(3, "land arrakeen")], "Ship", 0);
  const both = spots.get(key("location", "carthag"))!;
  it("tells the states apart", () => {
    expect(stateOf(both, null)).toBe("open");
    expect(stateOf(both, 2)).toBe("chosen");
    expect(stateOf(spots.get(key("location", "arrakeen")), null)).toBe("barred");
    expect(stateOf(undefined, 1)).toBe("idle");
  });
  it("goes through the options of one place", () => {
    expect(nextOption(both, null)?.action).toBe(1);
    expect(nextOption(both, 1)?.action).toBe(2);
    expect(nextOption(both, 2)?.action).toBe(1);
    expect(nextOption(spots.get(key("location", "arrakeen"))!, null)).toBeUndefined();
  });
});

it("reads numbers in order", () => {
  const found = numbers([option(1, "dial 1"), option(2, "dial 0.5"), option(3, "pass")], "dial");
  expect(found.map(({ n }) => n)).toEqual([0.5, 1]);
  expect(split("pass")).toEqual(["pass", ""]);
});
