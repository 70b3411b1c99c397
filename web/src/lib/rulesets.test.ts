import { expect, test } from "vitest";
import type { Choice, GameInfo } from "./api";
import { ruleset, settable, usual } from "./rulesets";

const option = (name: string, usually: unknown, choices: string[] = []): Choice => ({ option: name, default: usually, choices, each_of: [], rules: [], about: "" });
const info: GameInfo = {
  game: "any", seats: [2], usual_seats: 2, bots: [], needed_for: {},
  presets: [{ preset: "long", values: { alliances: false }, about: "" }],
  options: [option("alliances", true), option("size", 0), option("auction", "aloud", ["aloud", "sealed"]), option("duel", "off", ["off"])],
};

test("what has only one choice is no question", () => {
  expect(settable(info).map((one) => one.option)).toEqual(["alliances", "size", "auction"]);
});

test("a preset changes what is usual", () => {
  expect(usual(info, "", info.options[0])).toBe(true);
  expect(usual(info, "long", info.options[0])).toBe(false);
});

test("only what was changed is sent, as what it is", () => {
  expect(ruleset(info, "", {})).toEqual({});
  expect(ruleset(info, "long", { alliances: "true", size: "2", auction: "sealed", duel: "" })).toEqual({ preset: "long", alliances: true, size: 2, auction: "sealed" });
});
