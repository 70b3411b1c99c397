import { expect, it } from "vitest";
import { hash, pictureOf } from "./picture";
import { CARDS } from "./printed";
import { gainsOf, placeSigns } from "./signs";
import { costSigns, standing } from "./space";
import { BOARDS, spaceFacts } from "./spaces";
import { battleIcons, figures } from "./strip";

const files = Object.keys(import.meta.glob("../../icons/*.svg")).map((path) => path.replace(/^.*\/|\.svg$/g, ""));

it("has an icon for every sign", () => {
  for (const facts of [...Object.values(BOARDS.imperium), ...Object.values(BOARDS.uprising)]) {
    for (const sign of gainsOf(facts.gains)) if (sign.icon) expect(files).toContain(sign.icon);
  }
  for (const facts of Object.values(CARDS)) expect(files).toContain(facts.glyph);
});

it("reads gains", () => {
  expect(gainsOf("trash,then,card-draw 2")).toEqual([
    { icon: "trash", text: "" },
    { icon: "", text: "", mark: "then" },
    { icon: "card-draw", text: "2" },
  ]);
});

it("puts signs beside each other", () => {
  const { placed, width } = placeSigns(gainsOf("troop 2,water 1"));
  expect(placed[0]!.x).toBe(0);
  expect(placed[1]!.x).toBeGreaterThan(placed[0]!.width);
  expect(width).toBeCloseTo(placed[1]!.x + placed[1]!.width);
});

it("shows the viewer's own price, the printed one to spectators, and a range where the amount is free", () => {
  const facts = spaceFacts("imperium", "swordmaster")!;
  expect(costSigns(facts, { cost: { solari: 7, spice: 0, water: 0 } })).toEqual([{ icon: "solari", text: "7" }]);
  expect(costSigns(facts, {})).toEqual([{ icon: "solari", text: "8" }]);
  expect(costSigns(spaceFacts("imperium", "sell_melange")!, { cost: { solari: 0, spice: 2, water: 0 } })[0]!.text).toBe("2–5");
});

it("tells who stands on a space", () => {
  const found = standing({ agents: [1, 2], voice: [], bonus_spice: 3, control: -1 });
  expect(found.map((thing) => thing.kind)).toEqual(["agent", "agent", "bonus"]);
});

it("shows open battle icons only", () => {
  expect(battleIcons({ won: ["skirmish_desert_mouse"], objective: "obj_crysknife", objective_flipped: false })).toEqual([
    "crysknife",
    "desert-mouse",
  ]);
  expect(battleIcons({ won: [], objective: "obj_crysknife", objective_flipped: true })).toEqual([]);
});

it("gives commanders no garrison and automata no cards", () => {
  const goods = { solari: 1, spice: 1, water: 1, garrison: 2, intrigue_count: 0, hand_count: 5 };
  expect(figures({ ...goods, kind: "player", commander: true }).map(({ key }) => key)).not.toContain("garrison");
  expect(figures({ ...goods, kind: "hagal" }).map(({ key }) => key)).toEqual(["garrison"]);
});

it("draws the same picture for the same card, and not the same for all", () => {
  expect(pictureOf("dagger")).toEqual(pictureOf("dagger"));
  expect(hash("dagger")).not.toBe(hash("diplomacy"));
});
