import { expect, test } from "vitest";
import type { TableInfo } from "./api";
import type { HeldTable } from "./seats";
import { inOrder, standing, type OwnTable } from "./tables";

const held: HeldTable = { id: "a", game: "classic", name: "", seats: [{ seat: 2, key: "k" }], at: 0 };
const info = (status: string, waiting: number[] = []) => ({ status, waiting }) as unknown as TableInfo;

test("a table waits for me, for others, for players, or for nobody", () => {
  expect(standing(held, info("playing", [1, 2]))).toBe("mine");
  expect(standing(held, info("playing", [1]))).toBe("others");
  expect(standing(held, info("open"))).toBe("open");
  expect(standing(held, info("abandoned"))).toBe("over");
});

test("whoever waits for me comes first, and the rest stays in its order", () => {
  const tables = (["gone", "over", "others", "mine", "over"] as const).map((one, n): OwnTable => ({ held: { ...held, id: String(n) }, info: null, standing: one }));
  expect(inOrder(tables).map((one) => one.held.id)).toEqual(["3", "2", "1", "4", "0"]);
});
