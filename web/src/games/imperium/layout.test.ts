import { describe, expect, it } from "vitest";
import { formFor, layOut, postSpot, type Form, type Rect } from "./layout";
import { BOARDS } from "./spaces";

const NOT_FOR_SIX = ["sardaukar", "dutiful_service", "desert_tactics", "fremkit"];
const SIX_ONLY = [
  "military_support",
  "economic_support",
  "controversial_technology",
  "expedition",
  "carthag",
  "habbanya_erg",
  "sardaukar_6p",
  "vast_wealth",
  "hardy_warriors",
  "desert_mastery",
];
const all = Object.keys(BOARDS.uprising);
const TABLES: [string, string[], boolean][] = [
  ["imperium", Object.keys(BOARDS.imperium), false],
  ["uprising", all.filter((id) => !SIX_ONLY.includes(id)), false],
  ["uprising", all.filter((id) => !NOT_FOR_SIX.includes(id)), true],
];
const FORMS: Form[] = ["tall", "medium", "wide"];
const CASES = TABLES.flatMap(([game, ids, six]) => FORMS.map((form) => ({ game, ids, six, form })));

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each(CASES)("$game, six: $six, $form", ({ game, ids, six, form }) => {
  const layout = layOut(game, ids, form, six, () => 140);
  const cells = layout.panels.flatMap((panel) => panel.cells);

  it("has a cell for every space", () => {
    expect(cells.map((cell) => cell.id).sort()).toEqual([...ids].sort());
  });

  it("keeps everything inside and nothing over another", () => {
    const blocks: Rect[] = [...cells, layout.conflict, ...(layout.score ? [layout.score] : [])];
    for (const panel of layout.panels) if (panel.track) blocks.push(panel.track);
    blocks.forEach((block, i) => {
      expect(block.x).toBeGreaterThanOrEqual(0);
      expect(block.y).toBeGreaterThanOrEqual(0);
      expect(block.x + block.w).toBeLessThanOrEqual(layout.width);
      expect(block.y + block.h).toBeLessThanOrEqual(layout.height);
      for (const other of blocks.slice(i + 1)) expect(meet(block, other)).toBe(false);
    });
  });

  it("keeps cells wide enough for a name", () => {
    for (const cell of cells) expect(cell.w).toBeGreaterThanOrEqual(100);
  });
});

it("chooses the form by the width of the page", () => {
  expect([360, 599, 600, 740, 2560].map((pixels) => formFor(pixels, false))).toEqual(["tall", "tall", "medium", "wide", "wide"]);
  expect(formFor(800, true)).toBe("medium");
});

describe("postSpot", () => {
  const cell = (id: string, x: number, y: number) => ({ id, x, y, w: 100, h: 60 });

  it("stands in the corner of a single space", () => {
    expect(postSpot("p", [cell("a", 0, 0)])).toMatchObject({ x: 95, y: 2, joins: [] });
  });

  it("stands between neighbours", () => {
    expect(postSpot("p", [cell("a", 0, 0), cell("b", 112, 0)])).toMatchObject({ x: 106, y: -3 });
    expect(postSpot("p", [cell("a", 112, 0), cell("b", 0, 76)])).toMatchObject({ x: 106, y: 68 });
  });

  it("is nowhere without a space", () => {
    expect(postSpot("p", [])).toBeNull();
  });
});
