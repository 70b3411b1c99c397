// Names on the map: how wide they are, where they break, and which of them there is room for.

import type { Point } from "./geometry";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Label {
  readonly lines: readonly string[];
  readonly size: number;
  readonly box: Box;
}

export interface Wanted {
  readonly id: string;
  readonly text: string;
  readonly at: Point;
  /** The room that the place has for its name. */
  readonly w: number;
  readonly h: number;
  /** Small numbers are placed first. */
  readonly rank: number;
  /** Shown even where it covers something. */
  readonly always: boolean;
  /** A small place with a strong border: a name that is too wide for it stands beside it. */
  readonly round?: Box;
}

export const SMALLEST = 11; // pixels on the screen: what cannot be read is not shown
const USUAL = 13;
const LARGEST = 15;
const USUAL_SCALE = 0.42; // a map of 840 pixels
const LEADING = 1.08;
const MOST_LINES = 3;
const NUDGE = 5; // pixels
const NEAR = 3; // nudges that leave a name where it belongs
const FARTHEST = 8; // for names that must be shown
const APART = 4; // pixels between two names
const WIDER = 1.6; // than its place a name may be that stands beside it,
const HIGH = 1000; // and as high as it likes
const SPILL = 34; // pixels that a name may reach over the room it has

/** The width of a text in ems of a condensed sans, semibold; a little too wide rather than too narrow. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[iljtfrI'’.,\- ]/.test(letter)) width += 0.3;
    else if (/[mwMW]/.test(letter)) width += 0.76;
    else if (/[A-ZÀ-Ý0-9]/.test(letter)) width += 0.56;
    else width += 0.49;
  }
  return width;
}

/** A text in at most so many lines, broken at spaces and after hyphens so that the widest line is as narrow as can be. */
export function wrap(text: string, lines: number): string[] {
  const words = text.split(/(?<=-)| +/).filter(Boolean);
  if (lines <= 1 || words.length <= 1) return [text];
  let best: string[] = [text];
  for (let first = 1; first < words.length; first++) {
    const head = glue(words.slice(0, first));
    const found = [head, ...wrap(glue(words.slice(first)), lines - 1)];
    if (widest(found) < widest(best)) best = found;
  }
  return best;
}

function glue(words: string[]): string {
  return words.join(" ").replace(/- /g, "-");
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map(textWidth));
}

/** The best lines and size for a name; null where it would spill too far. `scale` is pixels to a unit of the map. */
export function fit(wanted: Wanted, scale: number): Label | null {
  let best: Label | null = null;
  let least = Infinity;
  const largest = Math.round(Math.min(LARGEST, Math.max(USUAL, (USUAL * scale) / USUAL_SCALE)));
  for (let pixels = largest; pixels >= SMALLEST; pixels--) {
    const size = pixels / scale;
    for (let count = 1; count <= MOST_LINES; count++) {
      const lines = wrap(wanted.text, count);
      if (lines.length < count) continue;
      const w = widest(lines) * size;
      const h = lines.length * size * LEADING;
      const spill = Math.max(0, w - wanted.w) + Math.max(0, h - wanted.h * 1.2);
      // A size less is a small price, a line more a smaller one.
      const price = spill * scale + (largest - pixels) * 3 + (count - 1) * 2;
      if (price < least) {
        least = price;
        best = { lines, size, box: { x: wanted.at[0] - w / 2, y: wanted.at[1] - h / 2, w, h } };
      }
    }
  }
  if (!best) return null;
  const spill = Math.max(0, best.box.w - wanted.w) + Math.max(0, best.box.h - wanted.h * 1.2);
  return wanted.always || spill * scale <= SPILL ? best : null;
}

export function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** The names that can be shown without covering each other or what stands on the map. */
export function placeLabels(wanted: readonly Wanted[], taken: readonly Box[], scale: number): Map<string, Label> {
  const placed = new Map<string, Label>();
  const full: { box: Box; id?: string }[] = taken.map((box) => ({ box }));
  for (const { id, round } of wanted) if (round) full.push({ box: round, id });
  for (const one of [...wanted].sort((a, b) => a.rank - b.rank)) {
    let label = fit(one, scale);
    if (!label) continue;
    let out: Label[] = [];
    if (one.round && label.box.w > one.w) {
      label = fit({ ...one, w: one.round.w * WIDER, h: HIGH }, scale) ?? label;
      out = beside(label, one.round, scale);
    }
    const tries = [...out, ...nudged(label, scale, one.always ? FARTHEST : NEAR)];
    // Its own border is in the way of a name that has to stand outside.
    const covered = ({ box }: Label): number => full.filter((other) => (other.id !== one.id || out.length) && overlap(other.box, box)).length;
    let kept = tries.find((moved) => !covered(moved));
    if (!kept && !one.always) continue;
    kept ??= tries.reduce((best, moved) => (covered(moved) < covered(best) ? moved : best));
    placed.set(one.id, kept);
    // A little apart: two names side by side would be read as one.
    const gap = APART / scale;
    full.push({ box: { ...kept.box, x: kept.box.x - gap, w: kept.box.w + 2 * gap } });
  }
  return placed;
}

/** A label right outside a place: below, above, then to its sides, in the middle first. */
function beside(label: Label, { x, y, w, h }: Box, scale: number): Label[] {
  const gap = 2 / scale;
  const { box } = label;
  const [left, top] = [x + w / 2 - box.w / 2, y + h / 2 - box.h / 2];
  const rows = [y + h + gap, y - box.h - gap];
  const spots = [0, -0.25, 0.25, -0.5, 0.5].flatMap((part) => rows.map((row) => [left + part * box.w, row] as const));
  return [...spots, [x + w + gap, top] as const, [x - box.w - gap, top] as const].map(([x, y]) => ({ ...label, box: { ...box, x, y } }));
}

/** A label where it should be, then ever farther above, below and beside it. */
function nudged(label: Label, scale: number, steps: number): Label[] {
  const step = NUDGE / scale;
  const moved = (x: number, y: number): Label => ({
    ...label,
    box: { ...label.box, x: label.box.x + x * step, y: label.box.y + y * step },
  });
  const found = [label];
  for (let far = 1; far <= steps; far++) {
    found.push(moved(0, -far), moved(0, far), moved(-far, 0), moved(far, 0));
  }
  return found;
}
