import { describe, expect, it } from "vitest";
import { LOCATIONS, TERRITORIES } from "./geometry";
import { around, boxOf, OUTLINES } from "./outlines";

/** Twice the area inside a path: what runs the other way round is a hole. */
function area(path: string): number {
  let sum = 0;
  for (const ring of path.split("z").filter(Boolean)) {
    const corners = ring.slice(1).split(" ").map((corner) => corner.split(",").map(Number) as [number, number]);
    corners.forEach(([x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length]!;
      sum += x * nextY - nextX * y;
    });
  }
  return sum;
}

describe("outlines", () => {
  it("leave out what two shapes share", () => {
    expect(around(["M0,0 1,0 1,1 0,1z", "M1,0 2,0 2,1 1,1z"])).toBe("M0,0 1,0 2,0 2,1 1,1 0,1z");
  });

  it("read corners that are told from the one before", () => {
    expect(around(["M5,5l1,0 0,1 -1,0z"])).toBe("M5,5 6,5 6,6 5,6z");
    expect(boxOf("M5,5l1,0 0,1 -1,0z")).toEqual({ x: 5, y: 5, w: 1, h: 1 });
  });

  it("keep a hole, and what lies apart", () => {
    expect(around(["M0,0 9,0 9,9 0,9zM3,3 3,6 6,6 6,3z"])).toBe("M0,0 9,0 9,9 0,9zM3,3 3,6 6,6 6,3z");
    expect(around(["M0,0 1,0 1,1z", "M5,5 6,5 6,6z"])).toBe("M0,0 1,0 1,1zM5,5 6,5 6,6z");
  });

  it("have a box round them", () => {
    expect(boxOf("M0,0 9,0 9,9 0,9zM-3,3 3,16 6,6z")).toEqual({ x: -3, y: 0, w: 12, h: 16 });
  });

  it("enclose exactly the locations of their territory, in one piece", () => {
    for (const [id, { locations }] of Object.entries(TERRITORIES)) {
      const parts = locations.reduce((sum, location) => sum + area(around([LOCATIONS[location]!.shape])), 0);
      expect(area(OUTLINES[id]!), id).toBeCloseTo(parts, 3);
      const outer = OUTLINES[id]!.match(/M[^z]+z/g)!.filter((ring) => Math.sign(area(ring)) === Math.sign(parts));
      expect(outer, id).toHaveLength(1);
    }
  });
});
