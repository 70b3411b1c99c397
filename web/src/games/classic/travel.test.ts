import { expect, it } from "vitest";
import { FORMS } from "./forms";
import { stepsOf } from "./travel";

it("every question of a journey is one of its steps", () => {
  const kinds = Object.keys(FORMS).filter((kind) => FORMS[kind] === "journey");
  for (const kind of kinds) {
    const { all, now } = stepsOf({ kind, about: {} });
    expect(all[now], kind).toBeDefined();
  }
});

it("a shipment back to the reserves has no goal to choose", () => {
  expect(stepsOf({ kind: "HowMany", about: { purpose: "withdraw" } })).toEqual({ all: ["from", "count"], now: 1 });
  expect(stepsOf({ kind: "HowMany", about: { purpose: "march" } })).toEqual({ all: ["from", "count", "to"], now: 1 });
});
