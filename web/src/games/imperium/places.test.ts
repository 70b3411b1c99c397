import { withKeys } from "../../lib/keys";
import { describe, expect, it } from "vitest";
import { lies } from "./lying";
import { looseOptions, markPlaces, placeOf } from "./places";
import { sectionFor } from "./sections";

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
    ["take dagger", "discard:dagger"],
    ["draw_top dagger", "top:dagger"],
    ["resolve conspire.space.0", "space:conspire"],
    ["resolve uprising.heighliner.influence", "space:heighliner"],
    ["resolve dagger.reveal.1", "play:dagger"],
    ["resolve paul_atreides.signet", "leader"],
  ])("%s is at %s", (notation, place) => expect(placeOf(notation)).toBe(place));

  it("leaves what is nowhere to the list of options", () => {
    for (const notation of ["end", "deploy 3", "choose 1", "resolve bindu_suspension.intrigue", "pass", "draw_top"]) expect(placeOf(notation)).toBeNull();
  });
});

describe("markPlaces", () => {
  it("shows the keys of options", () => {
    const marks = markPlaces(withKeys([option(9, "end"), option(4, "to arrakeen")]), [], null);
    expect(marks.get("space:arrakeen")).toMatchObject({ state: "available", action: 4, key: "2" });
  });

  it("chooses the first option of a place, and shows the selected one", () => {
    const options = [option(1, "buy opulence"), option(2, "buy_to_top opulence")];
    expect(markPlaces(options, [], null).get("market:opulence")).toMatchObject({ state: "available", action: 1 });
    expect(markPlaces(options, [], 2).get("market:opulence")).toMatchObject({ state: "selected", action: 2 });
    expect(markPlaces(options, [], 1).get("market:opulence")).toMatchObject({ state: "selected", action: 1 });
    for (const chosen of [null, 1, 2]) expect(markPlaces(options, [], chosen).get("market:opulence")?.options).toEqual(options);
  });

  it("says why not, but never over something that can be done", () => {
    const marks = markPlaces([option(1, "to arrakeen")], [barred(2, "from arrakeen"), barred(3, "to carthag")], null);
    expect(marks.get("space:arrakeen")?.state).toBe("available");
    expect(marks.get("space:carthag")).toMatchObject({ state: "barred", action: null, why: "because", rule: "R-AG-05", whyId: "imp-why-3" });
  });
});

describe("looseOptions", () => {
  const view = { spaces: { arrakeen: {} }, row: [], reserve: {} };

  it("keeps what lies nowhere: words, numbers and leaders", () => {
    const written = ["end", "deploy 0", "deploy 1", "to arrakeen", "to gone", "leader uprising.feyd_rautha_harkonnen"];
    const loose = looseOptions(written.map((notation, i) => option(i, notation)), (place) => lies(view, undefined, place));
    expect(loose.words.map((one) => one.notation)).toEqual(["end", "to gone"]);
    expect(loose.counts.map((row) => [row.word, row.options.length])).toEqual([["deploy", 2]]);
    expect(loose.leaders.map((one) => one.id)).toEqual(["feyd_rautha_harkonnen"]);
  });

  it("says in words what is only a part of what lies there", () => {
    const loose = looseOptions([option(0, "resolve arrakeen.space.0")], (place) => lies(view, undefined, place));
    expect(loose.words).toHaveLength(1);
  });

  it("knows what a viewer has", () => {
    const own = { seat: 0, hand: ["dagger"], play: [], discard: [], intrigue: [], leader: null };
    expect(lies(view, own, "hand:dagger")).toBe(true);
    expect(lies(view, own, "play:dagger")).toBe(false);
    expect(lies(view, undefined, "hand:dagger")).toBe(false);
    expect(lies(view, own, "leader")).toBe(false);
  });
});

it("opens the part of the table that a question is about", () => {
  const about = (...written: string[]) => sectionFor(written.map((notation, i) => option(i, notation)));
  expect(about("play dagger", "play diplomacy", "reveal")).toBe("cards");
  expect(about("to arrakeen", "to carthag")).toBe("board");
  expect(about("deploy 0", "deploy 1")).toBe("board");
  expect(about("skip", "concede b")).toBe("board");
  expect(about("draw_top", "trash_top")).toBe("cards");
  expect(about("buy opulence", "end")).toBe("row");
  expect(about("opponent b")).toBe("players");
  expect(about("end", "pay")).toBeNull();
  expect(about("resolve arrakeen.space.0")).toBeNull();
});
