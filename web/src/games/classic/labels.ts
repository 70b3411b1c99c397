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
const TINY = 35; // pixels: a place that has to do with small letters
const USUAL = 13;
const LARGEST = 15;
const USUAL_SCALE = 0.42; // a map of 840 pixels
const WHOLE = 0.24; // from this scale on, a map of 480 pixels, every place shall have its name where that covers nothing
const LEADING = 1.08;
const MOST_LINES = 3;
const TRIED = 6; // ways to write a name that its place is looked for with
const NUDGE = 5; // pixels
const WAYS = [
  [0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [1, -1], [-1, 1], [1, 1],
  [-1, -0.5], [1, -0.5], [-1, 0.5], [1, 0.5], [-0.5, -1], [0.5, -1], [-0.5, 1], [0.5, 1],
] as const;
const NEAR = 3; // nudges that leave a name where it belongs
const FARTHEST = 14; // for names that must be shown, or have no room otherwise
const PADDING = 9; // pixels that a plate is wider than the name on it
const APART = 6; // pixels between two names
const CLEAR = 1; // pixels between a name and what it must not cover
const STEP = 4; // pixels between the points that a line is looked at by
const INTO = 3; // of them lead into a place
const SEEN = 3; // make a line that is seen
// What it costs a name to cover something, where a token or another name is 1:
const LINE = 0.2; // a point of a strong border
const MIDDLE = 0.4; // the middle of another place
const UNDER = 0.05; // of what a point of its own line passes under
const RIM = 0.8; // the rim of the planet
const AWAY = 0.5; // to stand in another place
const STRAY = 0.45; // with a third of it
const ENOUGH = 0.8; // what may be paid for a name that can do without,
const LEAST = 4; // and that is not of the least rank
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

/** What a name should not cover, and how bad it is if it does. */
interface Thing {
  readonly box: Box;
  readonly price: number;
  readonly id?: string;
}

/** The names that can be shown without covering each other, what stands on the map, or its strong borders, given corner by corner. */
export function placeLabels(wanted: readonly Wanted[], taken: readonly Box[], scale: number, strong: readonly (readonly Point[])[] = []): Map<string, Label> {
  const placed = new Map<string, Label>();
  const names: Thing[] = []; // and the lines to their places
  const things: Thing[] = taken.map((box) => ({ box: grown(box, CLEAR / scale), price: 1 }));
  for (const { id, at, round, home } of wanted) things.push({ box: round ? grown(home, CLEAR / scale) : { x: at[0], y: at[1], w: 0, h: 0 }, price: round ? 1 : MIDDLE, id });
  for (const ring of strong) ring.forEach((corner, at) => things.push(...dotted(ring.at(at - 1)!, corner, scale)));
  // Small places first: they have no other room.
  const area = ({ home }: Wanted): number => home.w * home.h;
  for (const one of [...wanted].sort((a, b) => a.rank - b.rank || area(a) - area(b))) {
    let labels = fits(one, scale, scale > WHOLE && Math.min(one.home.w, one.home.h) * scale < TINY ? SMALLEST : SMALL);
    let out: Label[] = [];
    // Inside a stronghold there is room for its name or for tokens.
    if (one.round && (labels[0]!.box.w > one.w || taken.some((box) => overlap(box, labels[0]!.box)))) {
      labels = fits({ ...one, w: one.home.w * WIDER, h: HIGH }, scale);
      out = labels.flatMap((label) => beside(label, one.home, scale));
    }
    const label = roomFor(one, labels, out, things, names, scale);
    if (!label) continue;
    const { x, y, w, h } = label.box;
    const low = h + 2 / scale; // below its letters a plate has a little more room
    const plate = out.length ? `M${x},${y}h${w}v${low}h${-w}z` : undefined;
    const ties = away(label, one, !!plate, scale) === AWAY ? tie(label.box, one, scale) : [];
    placed.set(one.id, { ...label, line: ties.length > 1 ? pointer(ties, scale) : undefined, plate });
    // A little apart: two names side by side would be read as one.
    const gap = APART / scale;
    names.push({ box: { x: x - gap, y: y - CLEAR / scale, w: w + 2 * gap, h: h + (2 * CLEAR) / scale }, price: 1 }, ...ties.map(({ box }) => ({ box, price: 1 })));
  }
  return placed;
}

/** The best of the ways to write a name and to place it, outside its place or in it; none that costs more than the name is worth. */
function roomFor(one: Wanted, labels: readonly Label[], out: readonly Label[], things: Thing[], names: Thing[], scale: number): Label | undefined {
  // What is out of reach need not be asked again and again. Its own border is in the way of a name that has to stand outside.
  const reach = (FARTHEST * NUDGE + textWidth(one.text) * LARGEST * (out.length ? 1 : 0.5)) / scale + (out.length && one.home.w);
  const near = { x: one.at[0] - reach, y: one.at[1] - reach, w: 2 * reach, h: 2 * reach };
  const [others, labelled] = [things, names].map((all) => all.filter(({ id, box }) => (id !== one.id || out.length) && overlap(box, near))) as [Thing[], Thing[]];
  const sought = one.rank < LEAST || scale > WHOLE;
  let [kept, least] = [undefined as Label | undefined, one.always ? Infinity : one.rank < LEAST ? ENOUGH : AWAY];
  const consider = (tries: Iterable<Label>): void => {
    for (const label of tries) {
      let price = covered(labelled, label.box, least) + covered(others, label.box, least) + (outside(label) ? RIM : 0);
      const off = price < least ? away(label, one, out.length > 0, scale) : 0;
      price += off;
      if (off === AWAY && price < least) {
        const ties = tie(label.box, one, scale);
        if (ties.length < SEEN) price += 1;
        for (const { box } of ties) price += covered(labelled, box) + UNDER * covered(others, box);
      }
      if (price < least) [kept, least] = [label, price];
      if (!least) return;
    }
  };
  consider(out);
  consider(nudged(labels, scale, NEAR));
  // The touch of a border is not worth a search.
  if (sought && least > 2 * LINE) consider(nudged(fits(one, scale, SMALLEST), scale, FARTHEST));
  return kept;
}

/** The price of standing elsewhere: with more than a third of it in another place, a name could be read as that one's; beside a stronghold it has to touch it. */
function away({ lines, box }: Label, { outline, home }: Wanted, beside: boolean, scale: number): number {
  if (beside) return overlap(grown(box, APART / scale), home) ? 0 : AWAY;
  const { x, y, w, h } = box;
  let out = 0;
  for (const at of lines.keys()) for (const part of [1, 2, 3]) out += Number(!holds(outline, [x + (part * w) / 4, y + ((at + 0.5) * h) / lines.length]));
  return out > lines.length ? AWAY : (STRAY * out) / lines.length;
}

export function grown({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** What it costs to cover some of these things; what is too much need not be known exactly. */
function covered(things: readonly Thing[], box: Box, most = Infinity): number {
  let sum = 0;
  for (const thing of things) {
    if (overlap(thing.box, box)) sum += thing.price;
    if (sum >= most) break;
  }
  return sum;
}

/** Points from one corner to another that a name would cover if it lay across the line. */
function dotted([x, y]: Point, [right, low]: Point, scale: number): Thing[] {
  const count = Math.ceil((Math.hypot(right - x, low - y) * scale) / STEP);
  return Array.from({ length: count }, (_, at) => ({ box: { x: x + ((right - x) * at) / count, y: y + ((low - y) * at) / count, w: 0, h: 0 }, price: LINE }));
}

/** The line from a name to its place, point by point; it ends a little way in. */
function tie({ x, y, w, h }: Box, { at, outline }: Wanted, scale: number): Thing[] {
  const edge = [Math.max(x, Math.min(at[0], x + w)), Math.max(y, Math.min(at[1], y + h))] as const;
  const line = dotted(edge, at, scale);
  const inside = line.findIndex(({ box }) => holds(outline, [box.x, box.y]));
  return inside < 0 ? line : line.slice(0, inside + INTO);
}

/** A line, and a dot at its end so that it is seen to point at something. */
function pointer(ties: readonly Thing[], scale: number): string {
  const [from, to] = [ties[0]!, ties.at(-1)!].map(({ box }) => `${box.x},${box.y}`);
  const dot = 4 / scale;
  return `M${to}m${-dot / 2},0a1,1,0,0,0,${dot},0a1,1,0,0,0,${-dot},0M${to}L${from}`;
}

/** Over the rim of the planet with one of its lines, or with its plate. */
function outside({ lines, size, box: { x, y, w, h } }: Label): boolean {
  const line = h / lines.length;
  const plate = w - widest(lines) * size;
  const beyond = (y: number, wide: number): boolean => Math.hypot(Math.abs(x + w / 2) + wide / 2, Math.abs(y) + line / 2) > PLANET;
  return lines.some((text, at) => beyond(y + (at + 0.5) * line, w) && beyond(y + (at + 0.5) * line, textWidth(text) * size + plate));
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
