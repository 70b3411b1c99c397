import { describe, expect, it } from "vitest";
import { claimsOf, handLeft, shareSteps, sidesOf, tokensOf } from "./harvest";

const steps = (...notations: string[]) => notations.map((notation) => ({ notation }));

describe("the Director's envelopes", () => {
  it("are dealt from the Director's right on, each by its own step", () => {
    const dealt = shareSteps(1, [2, null, 4, null], steps("announce 9", "share_card 4", "share_card 2"));
    expect(dealt).toEqual([
      { seat: 2, step: 1 },
      { seat: 3, step: 2 },
      { seat: 0, step: -1 },
    ]);
  });
  it("that are confirmed cannot be opened again", () => {
    expect(shareSteps(0, [null, 3, 5], steps("share_card 5"))).toEqual([
      { seat: 1, step: -1 },
      { seat: 2, step: 0 },
    ]);
  });
});

describe("a trade", () => {
  const terms = { cards: 2, gives: 0, wants: 1, asks: 3 };
  it("is read from the side of whoever offers it", () => {
    const { give, get } = sidesOf({ kind: "WordTrade", about: { ...terms, offered: ["carthag", "garrison_5"] } }, []);
    expect(give).toEqual({ cards: ["carthag", "garrison_5"], unseen: 0, spice: 0 });
    expect(get).toEqual({ cards: [], unseen: 1, spice: 3 });
  });
  it("is read the other way round by whoever answers, with cards that are not shown only counted", () => {
    const { give, get } = sidesOf({ kind: "AnswerTrade", about: { ...terms, offered: [] } }, ["garrison_1"]);
    expect(give).toEqual({ cards: ["garrison_1"], unseen: 0, spice: 3 });
    expect(get).toEqual({ cards: [], unseen: 2, spice: 0 });
  });
});

describe("a layout", () => {
  it("has every garrison under the stronghold that was laid before it", () => {
    expect(claimsOf(["carthag", "garrison_5", "garrison_3", "arrakeen"])).toEqual([
      { stronghold: "carthag", garrisons: ["garrison_5", "garrison_3"], tokens: 8 },
      { stronghold: "arrakeen", garrisons: [], tokens: 0 },
    ]);
  });
  it("leaves the other cards in the hand, one for one", () => {
    expect(handLeft(["carthag", "garrison_2", "garrison_2"], ["carthag", "garrison_2"])).toEqual(["garrison_2"]);
    expect(tokensOf("garrison_10")).toBe(10);
    expect(tokensOf("tueks_sietch")).toBe(0);
  });
});
