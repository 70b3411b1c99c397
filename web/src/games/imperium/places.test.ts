import { describe, expect, it } from "vitest";
import { markPlaces, placeOf } from "./places";

const option = (action: number, notation: string) => ({ action, notation, label: notation });
const barred = (action: number, notation: string) => ({ ...option(action, notation), rule: "R-AG-05", why: "because" });

describe("placeOf", () => {
  it.each([
    ["to arrakeen", "space:arrakeen"],
    ["to base.heighliner", "space:heighliner"],
    ["play dagger", "hand:dagger"],
    ["buy_to_top opulence", "market:opulence"],
    ["trash_from_discard dagger", "discard:dagger"],
    ["faction emperor", "track:emperor"],
    ["spy post_choam", "post:post_choam"],
    ["opponent c", "seat:2"],
    ["ally f", "seat:5"],
    ["detonate", "wall"],
    ["draw_top", "deck"],
  ])("%s is at %s", (notation, place) => expect(placeOf(notation)).toBe(place));

  it("leaves what is nowhere to the list of options", () => {
    for (const notation of ["end", "deploy 3", "choose 1", "resolve conspire.0", "pass"]) expect(placeOf(notation)).toBeNull();
  });
});

describe("markPlaces", () => {
  it("numbers options as the list does", () => {
    const marks = markPlaces([option(9, "end"), option(4, "to arrakeen")], [], null);
    expect(marks.get("space:arrakeen")).toMatchObject({ state: "available", action: 4, key: 2 });
  });

  it("chooses the first option of a place, and shows the selected one", () => {
    const options = [option(1, "buy opulence"), option(2, "buy_to_top opulence")];
    expect(markPlaces(options, [], null).get("market:opulence")).toMatchObject({ state: "available", action: 1 });
    expect(markPlaces(options, [], 2).get("market:opulence")).toMatchObject({ state: "selected", action: 2 });
    expect(markPlaces(options, [], 1).get("market:opulence")).toMatchObject({ state: "selected", action: 1 });
  });

  it("says why not, but never over something that can be done", () => {
    const marks = markPlaces([option(1, "to arrakeen")], [barred(2, "from arrakeen"), barred(3, "to carthag")], null);
    expect(marks.get("space:arrakeen")?.state).toBe("available");
    expect(marks.get("space:carthag")).toMatchObject({ state: "barred", action: null, why: "because", whyId: "imp-why-3" });
  });

  it("gives no key beyond nine", () => {
    const options = Array.from({ length: 11 }, (_, i) => option(i, `to place${i}`));
    expect(markPlaces(options, [], null).get("space:place9")?.key).toBe(0);
  });
});
