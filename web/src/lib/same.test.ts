import { expect, it } from "vitest";
import { same } from "./same";

it("stays the very same thing while it says the same", () => {
  let places = [{ id: "arrakeen", tokens: 3 }];
  const read = same(() => places.map((place) => ({ ...place })));
  const first = read();
  expect(read()).toBe(first);
  places = [{ id: "arrakeen", tokens: 3 }];
  expect(read()).toBe(first);
  places = [{ id: "arrakeen", tokens: 2 }];
  expect(read()).not.toBe(first);
  expect(read()).toEqual(places);
});
