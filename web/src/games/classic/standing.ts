// Where tokens and spice stand on the map at a given scale (pixels to a unit).

import type { View } from "../../lib/types";
import { LOCATIONS, PLANET, SECTORS, STORM_RING, TERRITORIES, type Point } from "./geometry";
import { grown, overlap, type Box } from "./labels";
import { cornersOf, holds, HOMES } from "./outlines";
import { stacksAt, territoryOf, type Stack } from "./reading";
import { key } from "./spots";
import type { Table } from "./table.svelte";
import { HALF } from "./viewport";

export interface Standing {
  readonly stacks: { readonly stack: Stack; at: Point; readonly location: string }[];
  readonly spice: readonly { readonly location: string; readonly amount: number; at: Point }[];
}

interface Piece {
  readonly stack?: Stack;
  readonly location: string;
  at: Point;
}

const APART = 3; // pixels between the tokens of two territories
const BACK = 0.5; // part of the way
const NUMBERED = 0.2; // from this scale on a piece is large enough for a number
const ROUNDS = 24; // of moving apart
const PULLED = 18; // of them in which what left its place is drawn back
const SEATED = 968; // how far out players sit at most
const FIGURES = (STORM_RING.inner + STORM_RING.outer) / 2; // and the numbers of the sectors
const ASIDE = 6; // degrees: players and the storm are in the middle of a sector
const BESIDE = 9; // degrees between the storm and a player in one sector
export const FIRST = 1.28; // times a player's mark: the ring of the first one
export const TAG = 11; // pixels: the height of the tag of elite tokens
export const TAG_WIDTH = 2.2; // times its height
// What stands beside a small stronghold must not seem to stand in it.
const HOLDS = new Map(Object.entries(TERRITORIES).filter(([, { terrain }]) => terrain === "stronghold").map(([id]) => [id, HOMES[id]!]));

/** Large enough to read, but on a map of the size of a thumb only a dot. */
export function stackRadius(scale: number): number {
  return scale < NUMBERED ? 5 / scale : Math.max(24, 9.5 / scale);
}

export function spiceRadius(scale: number): number {
  return scale < NUMBERED ? 3.5 / scale : Math.max(22, 9 / scale);
}

export function standing(view: View, scale: number): Standing {
  const stacks = Object.entries(LOCATIONS).flatMap(([location, { slots }]) =>
    stacksAt(view, location).map((stack, index) => ({ stack, at: slots[index] ?? slots[0]!, location })),
  );
  const spice = Object.entries(view.spice as Record<string, number>).map(([location, amount]) => {
    const place = LOCATIONS[location]!;
    return { location, amount, at: place.spice ?? place.slots.at(-1)! };
  });
  const pieces: Piece[] = [...stacks, ...spice];
  const homes = pieces.map(({ at }) => at);
  const plots = pieces.map(({ location }) => cornersOf(LOCATIONS[location]!.shape));
  // Strongholds of other territories, and players, the storm and the numbers of sectors round the planet.
  const barred = [...HOLDS, ...ring(view, scale).boxes.map((box) => ["", box] as const)].map(([id, box]) => [id, grown(box, APART / scale)] as const);
  const room = ({ stack, at }: Piece): Box => (stack ? taken({ stack, at }, scale) : around(at, spiceRadius(scale)));
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    pieces.forEach((one, index) => {
      const home = homes[index]!;
      const push = ([x, y]: Point, part = 1, other = one): void => {
        moved ||= !!part && !!(x || y);
        other.at = [other.at[0] + x * part, other.at[1] + y * part];
      };
      // Not on what is outside the rim.
      push(one.at, Math.min(0, (PLANET - stackRadius(scale)) / Math.hypot(...one.at) - 1));
      for (const other of pieces.slice(index + 1)) {
        // Tokens that touch each other are read as being in one place.
        const gap = territoryOf(one.location) === territoryOf(other.location) ? 0 : APART / scale;
        const way = off(room(one), grown(room(other), gap));
        push(way, 0.5);
        push(way, -0.5, other);
      }
      for (const [id, box] of barred) if (id !== territoryOf(one.location)) push(off(room(one), box));
      // Back to where it belongs; a stronghold is smaller than what stands there.
      if (round < PULLED && !HOLDS.has(one.location) && !holds(plots[index]!, one.at)) push([home[0] - one.at[0], home[1] - one.at[1]], BACK);
    });
  }
  return { stacks, spice };
}

const around = (at: Point, radius: number): Box => ({ x: at[0] - radius, y: at[1] - radius, w: 2 * radius, h: 2 * radius });

/** The room of a stack; the tag of elite tokens hangs below it. */
function taken({ stack, at }: { stack: Stack; at: Point }, scale: number): Box {
  const [radius, tag] = [stackRadius(scale), stack.elites && scale >= NUMBERED ? TAG / scale : 0];
  const w = Math.max(radius * 2, tag * TAG_WIDTH);
  return { x: at[0] - w / 2, y: at[1] - radius, w, h: radius * 2 + tag * 1.1 };
}

/** The shortest way for a box off another one. */
function off(one: Box, other: Box): Point {
  if (!overlap(one, other)) return [0, 0];
  const [x, y] = [one.x + one.w / 2 - other.x - other.w / 2, one.y + one.h / 2 - other.y - other.h / 2];
  const [far, deep] = [(one.w + other.w) / 2 - Math.abs(x), (one.h + other.h) / 2 - Math.abs(y)];
  return far < deep ? [x < 0 ? -far : far, 0] : [0, y < 0 ? -deep : deep];
}

/** The keys of places, where there are few enough that all have one, and nothing stands there. */
export function badges(table: Table, { stacks }: Standing, scale: number): { id: string; number: string; size: number; box: Box }[] {
  const open = new Map<string, string>();
  for (const id of Object.keys(LOCATIONS)) {
    const [option, more] = table.spots.get(key("location", id))?.options ?? [];
    if (!option || more) continue; // a key chooses one thing
    const number = option.key ?? "";
    if (!open.has(number)) open.set(number, id);
  }
  if (open.has("") || matchMedia("(hover: none)").matches) return [];
  const size = 11 / scale;
  // Beside tokens a number would be read as a count of them.
  const held = new Set(stacks.map(({ location }) => location));
  return [...open]
    .filter(([, id]) => !held.has(id))
    .map(([number, id]) => ({ id, number, size, box: around(LOCATIONS[id]!.slots[0]!, size * 0.7) }));
}

/** Degrees are counted as the sectors are. */
export function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
}

/** Where players, the marker of the storm and the numbers of the sectors are round the planet; how large players are. */
export function ring({ players, storm }: View, scale: number) {
  const dot = Math.max(26, 9 / scale);
  const dots = players.map((player: View) => player.dot);
  const seated = Math.min(SEATED, HALF - FIRST * dot - 2 / scale);
  // The storm stops right before a player, and the number of the sector behind it makes room.
  const short = dots.includes(storm) ? BESIDE : 0;
  const behind = short ? (storm + SECTORS - 1) % SECTORS : -1;
  const figures = Array.from({ length: 11 / scale < STORM_RING.outer - STORM_RING.inner ? SECTORS : 0 }, (_, sector) =>
    polar(20 * sector + ([storm, ...dots].includes(sector) ? (sector === behind ? -ASIDE : ASIDE) : 0), FIGURES),
  );
  const seats: Point[] = dots.map((sector: number) => polar(20 * sector, seated));
  return { dot, short, figures, seats, boxes: [polar(20 * storm - short, STORM_RING.middle), ...figures, ...seats].map((at) => around(at, dot * 0.8)) };
}

/** What names must not cover. */
export function boxes({ stacks, spice }: Standing, scale: number): Box[] {
  return [...stacks.map((one) => taken(one, scale)), ...spice.map(({ at }) => around(at, spiceRadius(scale) * 0.95))];
}
