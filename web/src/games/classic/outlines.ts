// The outline of a territory: the edges of its locations, less those that two of them share.

import { LOCATIONS, TERRITORIES, type Point } from "./geometry";

/** The path around shapes that border on each other; all of them run the same way round. */
export function around(shapes: readonly string[]): string {
  const edges = new Set<string>();
  for (const corners of shapes.flatMap(rings)) {
    corners.forEach((corner, at) => {
      const after = corners[(at + 1) % corners.length];
      if (!edges.delete(`${after} ${corner}`)) edges.add(`${corner} ${after}`);
    });
  }
  const next = new Map([...edges].map((edge) => edge.split(" ") as [string, string]));
  let path = "";
  for (let [corner] of next) {
    const ring = [];
    for (let after = next.get(corner); after; after = next.get(corner)) {
      ring.push(corner);
      next.delete(corner);
      corner = after;
    }
    if (ring.length > 0) path += `M${ring.join(" ")}z`;
  }
  return path;
}

/** The box round a path. */
export function boxOf(path: string): { x: number; y: number; w: number; h: number } {
  const corners = cornersOf(path).flat();
  const reach = (axis: number): [number, number] => [Math.min(...corners.map((at) => at[axis]!)), Math.max(...corners.map((at) => at[axis]!))];
  const [[left, right], [top, bottom]] = [reach(0), reach(1)];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Whether a point is inside a path. */
export function holds(path: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false;
  for (const corners of path) {
    corners.forEach(([right, low], at) => {
      const [left, high] = corners.at(at - 1)!;
      if (low > y !== high > y && x < ((left - right) * (y - low)) / (high - low) + right) inside = !inside;
    });
  }
  return inside;
}

/** The corners of a path, ring by ring; after an l each is told from the one before. */
function rings(path: string): string[][] {
  return path.match(/[^Mz]+/g)!.map((ring) => {
    const [start, steps] = ring.split("l") as [string, string?];
    if (!steps) return ring.split(" ");
    let [x, y] = numbers(start);
    return [start, ...steps.split(" ").map((step) => `${(x += numbers(step)[0])},${(y += numbers(step)[1])}`)];
  });
}

/** And as points. */
export function cornersOf(path: string): Point[][] {
  return rings(path).map((ring) => ring.map(numbers));
}

function numbers(corner: string): [number, number] {
  return corner.split(",").map(Number) as [number, number];
}

/** The outlines of all territories, as paths. */
export const OUTLINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TERRITORIES).map(([id, { locations }]) => [id, around(locations.map((location) => LOCATIONS[location]!.shape))]),
);

/** The boxes round them. */
export const HOMES: Readonly<Record<string, ReturnType<typeof boxOf>>> = Object.fromEntries(
  Object.entries(OUTLINES).map(([id, path]) => [id, boxOf(path)]),
);

/** And as the corners of their rings. */
export const CORNERS: Readonly<Record<string, Point[][]>> = Object.fromEntries(
  Object.entries(OUTLINES).map(([id, path]) => [id, cornersOf(path)]),
);
