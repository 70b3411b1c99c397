// Names on the map: how wide they are, where they break, and which of them there is room for.

import { PLANET, type Point } from "./geometry";
import { holds } from "./outlines";

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
  /** What ties it to its place, as paths: a line where it stands off, a plate where it stands beside a stronghold. */
  readonly line?: string;
  readonly plate?: string;
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
  /** The box round the place, and its outline. */
  readonly home: Box;
  readonly outline: readonly (readonly Point[])[];
  /** A small place with a strong border: a name that is too wide for it stands beside it. */
  readonly round?: boolean;
}

export const SMALLEST = 9; // pixels on the screen: what cannot be read is not shown
const SMALL = 11; // below, only where a name has no room otherwise
const USUAL = 13;
const LARGEST = 15;
const USUAL_SCALE = 0.42; // a map of 840 pixels
const WHOLE = 0.24; // from this scale on, a map of 480 pixels, every place shall have its name
const LEADING = 1.08;
const MOST_LINES = 3;
const TRIED = 6; // ways to write a name that its place is looked for with
const NUDGE = 5; // pixels
const WAYS = [[0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]] as const;
const NEAR = 3; // nudges that leave a name where it belongs
const FARTHEST = 8; // for names that must be shown, or have no room otherwise
const PADDING = 9; // pixels that a plate is wider than the name on it
const APART = 4; // pixels between two names
const SHORT = 8; // pixels: a shorter line to a place would be a speck
const WIDER = 1.6; // than its place a name may be that stands beside it,
const HIGH = 1000; // and as high as it likes
const SPILL = 44; // pixels that a name may reach over the room it has

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

const WRITTEN = new Map<string, { lines: string[]; wide: number }[]>();

/** A name in one line, in two and so on, and how wide that is: the same for every change of the table. */
function written(text: string): { lines: string[]; wide: number }[] {
  let ways = WRITTEN.get(text);
  if (!ways) {
    ways = Array.from({ length: MOST_LINES }, (_, more) => wrap(text, more + 1)).map((lines) => ({ lines, wide: widest(lines) }));
    WRITTEN.set(text, ways);
  }
  return ways;
}

/** The lines and sizes for a name, the best first; none where it would spill too far. `scale` is pixels to a unit of the map. */
export function fits({ text, at, w: room, h: height, always, round }: Wanted, scale: number, least = SMALL): Label[] {
  const found: { price: number; label: Label }[] = [];
  const largest = Math.round(Math.min(LARGEST, Math.max(USUAL, (USUAL * scale) / USUAL_SCALE)));
  for (const [more, { lines, wide }] of written(text).entries()) {
    for (let pixels = largest; pixels >= least && lines.length > more; pixels--) {
      const size = pixels / scale;
      const w = wide * size + (round ? PADDING / scale : 0);
      const h = lines.length * size * LEADING;
      const spill = (Math.max(0, w - room) + Math.max(0, h - height * 1.2)) * scale;
      // A size less is a small price, a line more a smaller one.
      const price = spill + (largest - pixels) * 3 + more * 2;
      if (always || least < SMALL || spill <= SPILL) found.push({ price, label: { lines, size, box: { x: at[0] - w / 2, y: at[1] - h / 2, w, h } } });
    }
  }
  return found.sort((one, other) => one.price - other.price).map(({ label }) => label).slice(0, TRIED);
}

export function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** The names that can be shown without covering each other or what stands on the map. */
export function placeLabels(wanted: readonly Wanted[], taken: readonly Box[], scale: number): Map<string, Label> {
  const placed = new Map<string, Label>();
  const full: { box: Box; id?: string }[] = taken.map((box) => ({ box }));
  for (const { id, round, home } of wanted) if (round) full.push({ box: home, id });
  // Small places first: they have no other room.
  const area = ({ home }: Wanted): number => home.w * home.h;
  for (const one of [...wanted].sort((a, b) => a.rank - b.rank || area(a) - area(b))) {
    let labels = fits(one, scale);
    let out: Label[] = [];
    // Inside a stronghold there is room for its name or for tokens.
    if (one.round && (labels[0]!.box.w > one.w || taken.some((box) => overlap(box, labels[0]!.box)))) {
      labels = fits({ ...one, w: one.home.w * WIDER, h: HIGH }, scale);
      out = labels.flatMap((label) => beside(label, one.home, scale));
    }
    // Half of it in another place, a name would be read as that one's.
    const away = ({ x, y, w, h }: Box): boolean =>
      !out.length && [1, 2, 3].filter((part) => holds(one.outline, [x + (part * w) / 4, y + h / 2])).length < 2;
    // Its own border is in the way of a name that has to stand outside; the rim is less in the way than anything else.
    const covered = ({ box }: Label): number =>
      full.filter((other) => (other.id !== one.id || out.length) && overlap(other.box, box)).length || (outside(box) ? 0.4 : 0) + (away(box) ? 0.5 : 0);
    let [kept, least] = [undefined as Label | undefined, Infinity];
    const consider = (tries: Iterable<Label>): void => {
      for (const label of tries) {
        const price = covered(label);
        if (price < least) [kept, least] = [label, price];
        if (!least) return;
      }
    };
    const wide = one.always || scale > WHOLE;
    consider(out);
    consider(nudged(labels, scale, NEAR));
    if (wide && least >= 0.5) consider(nudged(fits(one, scale, SMALLEST), scale, FARTHEST));
    if (!kept || least >= (one.always ? Infinity : wide ? 1 : 0.5)) continue;
    const gap = APART / scale;
    const { x, y, w, h } = kept.box;
    const off = out.length ? !overlap({ x: x - gap, y: y - gap, w: w + 2 * gap, h: h + 2 * gap }, one.home) : away(kept.box);
    const edge = [Math.max(x, Math.min(one.at[0], x + w)), Math.max(y, Math.min(one.at[1], y + h))] as const;
    const far = Math.hypot(edge[0] - one.at[0], edge[1] - one.at[1]) * scale > SHORT;
    const low = h + 2 / scale; // below its letters a plate has a little more room
    const dot = 4 / scale; // so that a line is seen to point at something
    const line = off && far ? `M${one.at}m${-dot / 2},0a1,1,0,0,0,${dot},0a1,1,0,0,0,${-dot},0M${one.at}L${edge}` : undefined;
    const plate = out.length ? `M${x},${y}h${w}v${low}h${-w}z` : undefined;
    placed.set(one.id, { ...kept, line, plate });
    // A little apart: two names side by side would be read as one.
    full.push({ box: { x: x - gap, y, w: w + 2 * gap, h } });
  }
  return placed;
}

/** Over the rim of the planet. */
function outside({ x, y, w, h }: Box): boolean {
  return Math.hypot(Math.abs(x + w / 2) + w / 2, Math.abs(y + h / 2) + h / 2) > PLANET;
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

/** Labels where they should be, then ever farther above, below and beside it. */
function* nudged(labels: readonly Label[], scale: number, steps: number): Iterable<Label> {
  const step = NUDGE / scale;
  for (let far = 0; far <= steps; far++) {
    for (const label of labels) {
      for (const [x, y] of far ? WAYS : [[0, 0]] as const) {
        yield { ...label, box: { ...label.box, x: label.box.x + x * far * step, y: label.box.y + y * far * step } };
      }
    }
  }
}
