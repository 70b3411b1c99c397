import { describe, expect, it } from "vitest";
import { ARENA, bearing, blowOn, edgeLine, ringOf } from "./arena";

describe("the arena", () => {
  it("has three rings of five spaces, each with a place of its own", () => {
    expect(ARENA).toHaveLength(15);
    expect(new Set(ARENA.map(({ id }) => id)).size).toBe(15);
    expect(new Set(ARENA.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)).size).toBe(15);
  });

  it("counts against the clock: whoever faces the centre has the next space on the right", () => {
    const first = ARENA.find(({ id }) => id === "outer_1");
    const second = ARENA.find(({ id }) => id === "outer_2");
    expect(first?.x).toBeCloseTo(0);
    expect(first?.y).toBeLessThan(0);
    expect(second?.x).toBeLessThan(0);
  });

  it("draws every edge somewhere else", () => {
    const edges = ["outer_1/outer_2", "outer_1/outer_5", "outer_1/middle_1", "middle_1/inner_1", "inner_4/inner_5"];
    expect(new Set(edges.map(edgeLine)).size).toBe(edges.length);
    for (const edge of edges) expect(edgeLine(edge)).not.toContain("NaN");
  });
});

describe("cards in the arena", () => {
  const towards = (from: string, to: string): number => {
    const [one, other] = [from, to].map((id) => ARENA.find((space) => space.id === id)!) as [(typeof ARENA)[number], (typeof ARENA)[number]];
    return Math.atan2(other.y - one.y, other.x - one.x);
  };

  it.each([
    ["attack_inward", "middle_3", "inner_3"],
    ["parry_outside", "middle_3", "outer_3"],
    ["attack_right", "outer_1", "outer_2"],
    ["parry_left", "outer_1", "outer_5"],
  ])("point to where their space is drawn: %s", (card, from, to) => {
    const off = (bearing(from, card)! * Math.PI) / 180 - towards(from, to);
    expect(Math.cos(off)).toBeGreaterThan(0.8); // spaces beside each other lie on a circle, not on a line
  });
  it("without a direction point nowhere, nor does anybody who is not in the arena", () => {
    expect(bearing("outer_1", "three_actions")).toBeNull();
    expect(bearing("", "attack_left")).toBeNull();
  });
  it("are drawn for steps towards the centre", () => {
    expect(ringOf("inner_2")).toBeLessThan(ringOf("middle_2"));
    expect(ringOf("middle_2")).toBeLessThan(ringOf("outer_2"));
  });
});

it("a blow takes the support first, then the strength", () => {
  expect(blowOn({ support: 3, strength: 5 }, 2).left).toEqual({ blow: 2, support: 1, strength: 5 });
  expect(blowOn({ support: 3, strength: 5 }, 6).left).toEqual({ blow: 6, support: 0, strength: 2 });
  expect(blowOn({ support: 0, strength: 5 }, 5).falls).toBe(true);
  expect(blowOn({ support: 1, strength: 5 }, 5).falls).toBe(false);
});
