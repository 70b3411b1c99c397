// Where tokens and spice stand on the map at a given scale (pixels to a unit).

import type { View } from "../../lib/types";
import { LOCATIONS, type Point } from "./geometry";
import type { Box } from "./labels";
import { stacksAt, type Stack } from "./reading";
import { key } from "./spots";
import type { Table } from "./table.svelte";

export interface Standing {
  readonly stacks: readonly { stack: Stack; at: Point; location: string }[];
  readonly spice: readonly { location: string; amount: number; at: Point }[];
}

const SLOT = 20; // the radius that the slots of a location were laid out for
const NUMBERED = 0.2; // from this scale on a piece is large enough for a number

/** Large enough to read, but on a map of the size of a thumb only a dot. */
export function stackRadius(scale: number): number {
  return scale < NUMBERED ? 5 / scale : Math.max(24, 9.5 / scale);
}

export function spiceRadius(scale: number): number {
  return scale < NUMBERED ? 3.5 / scale : Math.max(22, 9 / scale);
}

/** Slots move apart when pieces are drawn larger than the slots were made for. */
export function slotAt(slots: readonly Point[], index: number, radius: number): Point {
  const first = slots[0]!;
  const slot = slots[index];
  if (!slot) return [first[0] + index * radius * 0.8, first[1]];
  const spread = Math.max(1, radius / SLOT);
  return [first[0] + (slot[0] - first[0]) * spread, first[1] + (slot[1] - first[1]) * spread];
}

export function standing(view: View, scale: number): Standing {
  const radius = stackRadius(scale);
  const stacks = Object.entries(LOCATIONS).flatMap(([location, { slots }]) =>
    stacksAt(view, location).map((stack, index) => ({ stack, at: slotAt(slots, index, radius), location })),
  );
  const spice = Object.entries(view.spice as Record<string, number>).map(([location, amount]) => {
    const place = LOCATIONS[location]!;
    return { location, amount, at: place.spice ?? place.slots.at(-1)! };
  });
  return { stacks, spice };
}

/** The keys of places, where there are few enough that all have one. */
export function badges(table: Table, scale: number): { id: string; number: number; size: number; box: Box }[] {
  const open = Object.keys(LOCATIONS).filter((id) => table.place("location", id).state === "open");
  if (open.length > 9 || matchMedia("(pointer: coarse)").matches) return [];
  const [size, radius] = [12 / scale, stackRadius(scale)];
  return open.flatMap((id) => {
    const option = table.spots.get(key("location", id))?.options[0];
    const number = option ? table.keyOf(option) : 0;
    const [x, y] = LOCATIONS[id]!.slots[0]!;
    const box = { x: x - radius - size * 0.65, y: y - radius - size * 0.65, w: size * 1.3, h: size * 1.3 };
    return number ? [{ id, number, size, box }] : [];
  });
}

/** What names must not cover. */
export function boxes({ stacks, spice }: Standing, scale: number): Box[] {
  const around = (at: Point, radius: number): Box => ({ x: at[0] - radius, y: at[1] - radius, w: 2 * radius, h: 2 * radius });
  return [
    ...stacks.map(({ at }) => around(at, stackRadius(scale) * 0.95)),
    // The tag of the elite tokens hangs below.
    ...stacks.filter(({ stack }) => stack.elites).map(({ at }) => around([at[0], at[1] + stackRadius(scale)], 10 / scale)),
    ...spice.map(({ at }) => around(at, spiceRadius(scale) * 0.95)),
  ];
}
