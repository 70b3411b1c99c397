import { describe, expect, it } from "vitest";
import type { Option } from "../../lib/types";
import { costOf, grouped, likely } from "./forms";

const options = (...notations: string[]): Option[] =>
  notations.map((notation, action) => ({ action, notation, label: notation, anytime: notation.startsWith("deal") }));

describe("the answers of a form", () => {
  it("stand together by what they are, and deals apart", () => {
    const groups = grouped(options("pass", "land arrakeen", "karama_rate", "count 1", "count 2", "elite 0", "deal guild", "keep shield"));
    expect(groups.map(({ layout, word, options: { length } }) => [layout, word, length])).toEqual([
      ["word", "pass", 2],
      ["place", "land", 1],
      ["amount", "count", 2],
      ["amount", "elite", 1],
      ["tile", "keep", 1],
    ]);
  });
  it("leave out nothing that answers the question", () => {
    const all = options("something_new 3", "pass", "lose 1+1", "worm the_minor_erg");
    expect(grouped(all).flatMap((group) => group.options)).toHaveLength(all.length);
  });
});

describe("amounts", () => {
  it("cost what the question says", () => {
    expect(costOf("LandHowMany", { each: 2, half: false }, 3)).toBe(6);
    expect(costOf("LandHowMany", { each: 1, half: true }, 3)).toBe(2);
    expect(costOf("Revive", { free: 2, price: 2 }, 3)).toBe(2);
    expect(costOf("Revive", { free: 2, price: 2 }, 1)).toBe(0);
    expect(costOf("MoreFromEmperor", { price: 2 }, 2)).toBe(4);
    expect(costOf("ShareBill", { amount: 7 }, 3)).toBe(4);
    expect(costOf("DialStorm", {}, 3)).toBeNull();
  });
  it("begin at what is likely", () => {
    expect(likely("count", {}, [1, 2, 3])).toBe(3);
    expect(likely("revive", { free: 2 }, [0, 1, 2, 3])).toBe(2);
    expect(likely("revive", { free: 3 }, [0, 1])).toBe(1);
    expect(likely("elite", {}, [0, 1])).toBe(0);
  });
});
