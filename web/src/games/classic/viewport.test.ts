import { describe, expect, it } from "vitest";
import { around, CLOSEST, HALF, inSight, kept, panned, transform, WHOLE, zoomed } from "./viewport";

describe("viewport", () => {
  it("stays on the map", () => {
    expect(panned(WHOLE, 1, 1)).toEqual(WHOLE);
    const close = kept({ zoom: 2, x: 5000, y: -5000 });
    expect([close.x, close.y]).toEqual([HALF / 2, -HALF / 2]);
  });
  it("keeps the point under the pointer where it is", () => {
    const at = [0.5, -0.25] as const;
    const before = kept({ zoom: 2, x: 100, y: 50 });
    const after = zoomed(before, 1.5, at);
    const point = (view: typeof before) => [view.x + (at[0] * HALF) / view.zoom, view.y + (at[1] * HALF) / view.zoom];
    expect(point(after)[0]).toBeCloseTo(point(before)[0]!);
    expect(point(after)[1]).toBeCloseTo(point(before)[1]!);
  });
  it("never goes closer or farther than it may", () => {
    expect(zoomed(WHOLE, 100).zoom).toBe(CLOSEST);
    expect(zoomed(WHOLE, 0.1)).toEqual(WHOLE);
  });
  it("looks at what matters", () => {
    expect(around([], 1.7, 2.4)).toEqual(WHOLE);
    expect(around([[400, 400]], 1.7, 2.4)).toEqual({ zoom: 2.4, x: 400, y: 400 });
    expect(around([[-900, 0], [900, 0]], 1.7, 2.4).zoom).toBe(1.7);
  });
  it("knows what is in sight", () => {
    expect(inSight({ zoom: 2, x: 100, y: 0 }, [590, -490])).toBe(true);
    expect(inSight({ zoom: 2, x: 100, y: 0 }, [-410, 0])).toBe(false);
  });
  it("becomes a transform", () => {
    expect(transform({ zoom: 2, x: 10, y: -5 })).toBe("scale(2) translate(-10 5)");
  });
});
