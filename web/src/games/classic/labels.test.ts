import { describe, expect, it } from "vitest";
import { fit, overlap, placeLabels, SMALLEST, textWidth, wrap, type Wanted } from "./labels";

const wanted = (id: string, text: string, at: [number, number], more: Partial<Wanted> = {}): Wanted => ({
  id, text, at, w: 160, h: 40, rank: 4, always: false, ...more,
});

describe("wrap", () => {
  it("breaks at spaces so that lines are even", () => {
    expect(wrap("Habbanya Ridge Flat", 2)).toEqual(["Habbanya", "Ridge Flat"]);
    expect(wrap("Étendue de la Crête de Habbanya", 3)).toHaveLength(3);
  });
  it("breaks after hyphens and keeps them", () => {
    expect(wrap("Goûte-poison", 2)).toEqual(["Goûte-", "poison"]);
  });
  it("leaves a single word alone", () => {
    expect(wrap("Meridian", 3)).toEqual(["Meridian"]);
  });
  it("loses nothing", () => {
    expect(wrap("Très Grande Étendue", 3).join(" ")).toBe("Très Grande Étendue");
  });
});

describe("fit", () => {
  it("never goes below what can be read", () => {
    for (const scale of [0.18, 0.3, 0.42, 1, 2]) {
      const label = fit(wanted("a", "Hole in the Rock", [0, 0], { always: true }), scale);
      expect(label!.size * scale).toBeGreaterThanOrEqual(SMALLEST - 0.01);
    }
  });
  it("hides a name that would spill too far", () => {
    expect(fit(wanted("a", "Habbanya Ridge Flat", [0, 0], { w: 60, h: 20 }), 0.15)).toBeNull();
  });
});

describe("placeLabels", () => {
  it("covers neither other names nor pieces", () => {
    const one = wanted("one", "Arrakeen", [0, 0], { rank: 1 });
    const two = wanted("two", "Basin", [4, 4], { rank: 2 });
    const placed = placeLabels([two, one], [{ x: -60, y: 60, w: 20, h: 20 }], 0.5);
    const boxes = [...placed.values()].map(({ box }) => box);
    expect(placed.has("one")).toBe(true);
    if (boxes.length === 2) expect(overlap(boxes[0]!, boxes[1]!)).toBe(false);
  });
  it("shows what must be shown", () => {
    const full = [{ x: -900, y: -900, w: 1800, h: 1800 }];
    expect(placeLabels([wanted("a", "Arrakeen", [0, 0], { always: true })], full, 0.4).has("a")).toBe(true);
    expect(placeLabels([wanted("a", "Arrakeen", [0, 0])], full, 0.4).has("a")).toBe(false);
  });
});

describe("names of strongholds", () => {
  const round = { x: -50, y: -50, w: 100, h: 100 };
  const name = (scale: number, taken = [] as Parameters<typeof placeLabels>[1]) =>
    placeLabels([wanted("a", "Arrakeen", [0, 0], { w: 76, h: 14, always: true, round })], taken, scale).get("a")!.box;
  it("stand outside a border that they are too wide for", () => {
    expect(overlap(name(0.26), round)).toBe(false);
    expect(name(0.26).y).toBeGreaterThanOrEqual(50);
    expect(name(0.26, [{ x: -200, y: 50, w: 400, h: 100 }]).y).toBeLessThan(-50);
  });
  it("stand inside where they have room", () => {
    expect(overlap(name(2), round)).toBe(true);
  });
});

it("knows that wide letters are wider", () => {
  expect(textWidth("WWW")).toBeGreaterThan(textWidth("iii"));
});
