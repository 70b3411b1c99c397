import { describe, expect, it } from "vitest";
import { textWidth, wrapLabel, wrapText } from "./wrap";

describe("wrapText", () => {
  it("breaks at spaces and after hyphens, and nowhere else", () => {
    expect(wrapText("Station de Recherche", 60, 13)).toEqual(["Station de", "Recherche"]);
    expect(wrapText("Long-Courrier", 50, 13)).toEqual(["Long-", "Courrier"]);
    expect(wrapText("Raffineria", 10, 13)).toEqual(["Raffineria"]);
  });

  it("keeps a colon with the word before it", () => {
    expect(wrapText("Coût\u00a0: 2", 30, 13)[0]).toBe("Coût\u00a0:");
  });

  it("says nothing for nothing", () => {
    expect(wrapText("", 50, 13)).toEqual([]);
  });
});

describe("wrapLabel", () => {
  it("prefers large type, then more lines, then small type", () => {
    expect(wrapLabel("Wealth", 100, 14, 11)).toEqual({ lines: ["Wealth"], size: 14, squeeze: [null] });
    expect(wrapLabel("Research Station", 60, 14, 11).lines).toEqual(["Research", "Station"]);
    expect(wrapLabel("Technologie Controversée", 66, 14, 11).size).toBeLessThan(14);
  });

  it("squeezes what does not fit at all", () => {
    const found = wrapLabel("Donaudampfschifffahrt", 50, 14, 12);
    expect(found.size).toBe(12);
    expect(found.squeeze).toEqual([50]);
  });

  it("never makes more lines than it may", () => {
    expect(wrapLabel("one two three four five", 30, 13, 12).lines).toHaveLength(2);
  });
});

it("measures accents like their letters", () => {
  expect(textWidth("Épée", 13)).toBeCloseTo(textWidth("Epee", 13));
});
