import { describe, expect, it } from "vitest";
import { ARENA, edgeLine } from "./arena";

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
