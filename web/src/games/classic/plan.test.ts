import { describe, expect, it } from "vitest";
import type { Option } from "../../lib/types";
import { dialRange, indexAt, notationOf, onWheel, optionsOf, OPENING, ring, segment, settled, settledBy, stepNow, totalOf } from "./plan";

const options = (...notations: string[]): Option[] =>
  notations.map((notation, action) => ({ action, notation, label: notation }));

describe("the steps of a plan", () => {
  it("knows which one is asked for", () => {
    expect(stepNow(options("leader stilgar", "hero cheap_hero"))).toBe("leader");
    expect(stepNow(options("dial 0", "dial 0.5"))).toBe("dial");
    expect(stepNow(options("pass", "deal guild"))).toBeNull();
    expect(optionsOf(options("no_leader", "pass"), "leader")).toHaveLength(1);
  });
  it("reads what is settled from the numbers of the question", () => {
    const question = { kind: "Plans", about: { plan: [1, 0, -1, 0, 5, 0] }, text: "" };
    expect(settled(question, "support").map(({ id }) => id)).toEqual(["lady_jessica", "crysknife", null, null, "2.5"]);
    expect(settled(question, "weapon").map(({ id }) => id)).toEqual(["lady_jessica"]);
    expect(settled(question, "leader")).toEqual([]);
  });
  it("knows a cheap hero", () => {
    const question = { kind: "Plans", about: { plan: [111, -1, -1, 0, 0, 0] }, text: "" };
    expect(settled(question, "weapon")).toEqual([{ step: "leader", kind: "card", id: "cheap_hero" }]);
  });
});

describe("a plan as a form", () => {
  it("finds the option that settled a step, and back", () => {
    const taken = ["leader stilgar", "hero cheap_hero", "no_leader", "weapon none", "defense shield", "dial 2.5", "kwisatz_haderach no"];
    for (const option of options(...taken)) expect(notationOf(settledBy(option)!)).toBe(option.notation);
    expect(settledBy(options("pass")[0]!)).toBeNull();
  });
  it("adds up", () => {
    const parts = options("leader stilgar", "kwisatz_haderach yes", "dial 2.5").map((option) => settledBy(option)!);
    expect(totalOf(parts, 2)).toEqual({ leader: 7, kwisatz: 2, dial: 2.5 });
    expect(totalOf(options("hero cheap_hero").map((option) => settledBy(option)!), 2)).toEqual({ leader: 0, kwisatz: 0, dial: 0 });
    expect(totalOf([], 2)).toBeNull();
  });
  it("knows how far the wheel may turn", () => {
    expect(dialRange([2, 0], false)).toEqual([0, 1, 2]);
    expect(dialRange([1, 0], true)).toEqual([0, 0.5, 1]);
    expect(dialRange([2, 3], false).at(-1)).toBe(8);
  });
});

describe("the wheel", () => {
  it("finds the number under a point", () => {
    for (const count of [2, 9, 41]) {
      for (let index = 0; index < count; index++) {
        const [from, to] = segment(index, count);
        expect(indexAt(...onWheel((from + to) / 2, 80), count)).toBe(index);
      }
    }
  });
  it("stays open at the bottom", () => {
    expect(indexAt(0, 80, 9)).toBeNull();
    expect(segment(0, 9)[0]).toBe(-180 + OPENING / 2);
    expect(segment(8, 9)[1]).toBeCloseTo(180 - OPENING / 2);
  });
  it("draws a ring", () => {
    expect(ring(0, 90, 50, 100)).toBe("M0,-100A100 100 0 0 1 100,0L50,0A50 50 0 0 0 0,-50z");
  });
});
