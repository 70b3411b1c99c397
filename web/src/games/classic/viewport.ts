// Which part of the planet is on the screen. The whole map is a square from -HALF to HALF.

import type { Point } from "./geometry";

export const HALF = 1000;
export const CLOSEST = 6;

/** The middle of what is seen, and how many times larger than the whole it is drawn. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Viewport = { zoom: 1, x: 0, y: 0 };

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Never farther out than the whole, never beyond its edge. */
export function kept({ zoom, x, y }: Viewport): Viewport {
  const near = within(zoom, 1, CLOSEST);
  const play = HALF - HALF / near;
  return { zoom: near, x: within(x, -play, play), y: within(y, -play, play) };
}

/** Closer or farther, while one point of the screen stays where it is; it is given from -1 to 1. */
export function zoomed(view: Viewport, factor: number, at: Point = [0, 0]): Viewport {
  const zoom = within(view.zoom * factor, 1, CLOSEST);
  const shift = HALF / view.zoom - HALF / zoom;
  return kept({ zoom, x: view.x + at[0] * shift, y: view.y + at[1] * shift });
}

/** Moved by parts of half the screen. */
export function panned(view: Viewport, dx: number, dy: number): Viewport {
  return kept({ ...view, x: view.x + (dx * HALF) / view.zoom, y: view.y + (dy * HALF) / view.zoom });
}

/** As close as possible with all the points in sight, but within the bounds given. */
export function around(points: readonly Point[], farthest: number, closest: number, margin = 160): Viewport {
  if (!points.length) return WHOLE;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const zoom = within((2 * HALF) / Math.max(right - left, bottom - top), farthest, closest);
  return kept({ zoom, x: (left + right) / 2, y: (top + bottom) / 2 });
}

export function inSight({ zoom, x, y }: Viewport, [px, py]: Point): boolean {
  return Math.max(Math.abs(px - x), Math.abs(py - y)) < HALF / zoom;
}

export function transform({ zoom, x, y }: Viewport): string {
  return `scale(${zoom}) translate(${-x} ${-y})`;
}
