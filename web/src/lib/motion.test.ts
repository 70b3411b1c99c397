import { describe, expect, it } from "vitest";
import { carried, offset } from "./boxes";
import { keyed } from "./motion";

const box = (x: number, y: number, w = 10, h = 10) => ({ x, y, w, h });

describe("offset", () => {
  it("is the way back from the new middle to the old one", () => {
    expect(offset(box(0, 0), box(100, 50))).toEqual({ x: -100, y: -50, scale: 1 });
    expect(offset(box(0, 0, 40, 40), box(0, 0, 20, 20))).toEqual({ x: 10, y: 10, scale: 2 });
  });

  it("is nothing where nobody would see it, or where something is not drawn", () => {
    expect(offset(box(0, 0), box(3, 0.5))).toBeNull();
    expect(offset(box(0, 0, 0, 0), box(100, 50))).toBeNull();
    expect(offset(box(0, 0), box(100, 50, 0, 0))).toBeNull();
  });

  it("never makes a piece huge or tiny on its way", () => {
    expect(offset(box(0, 0, 900, 900), box(0, 0))?.scale).toBe(3);
    expect(offset(box(0, 0), box(0, 0, 900, 900))?.scale).toBe(0.3);
  });
});

describe("carried", () => {
  it("takes along what only the box around it moved", () => {
    const old = carried(box(20, 30), box(10, 10, 300, 200), box(10, 70, 300, 240));
    expect(old).toEqual(box(20, 90));
    expect(offset(old!, box(20, 90))).toBeNull();
  });

  it("forgets where things were in a box of another width", () => {
    expect(carried(box(20, 30), box(0, 0, 300, 200), box(0, 0, 500, 300))).toBeNull();
  });
});

describe("keyed", () => {
  it("tells equal cards apart, over several piles where they are counted together", () => {
    const taken = new Map<string, number>();
    expect(keyed(["dagger", "seek", "dagger"], "card:", taken).map((one) => one.key)).toEqual(["card:dagger#0", "card:seek#0", "card:dagger#1"]);
    expect(keyed(["dagger"], "card:", taken)).toEqual([{ id: "dagger", key: "card:dagger#2" }]);
  });
});
