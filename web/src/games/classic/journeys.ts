// From one view to the next: where tokens came from and where they went, so that they can be seen travelling.

import type { View } from "../../lib/types";
import { sum } from "./reading";

export interface Journeys {
  /** For a stack that is new or has grown: the piece or spot that its tokens came from. */
  readonly from: ReadonlyMap<string, string>;
  /** For a stack that is gone or has become smaller: where its tokens went. */
  readonly to: ReadonlyMap<string, string>;
  /** Spice that was taken up, by location: who stood there. */
  readonly taken: ReadonlyMap<string, string>;
  /** Where a worm has just risen. */
  readonly worms: readonly string[];
}

export const STILL: Journeys = { from: new Map(), to: new Map(), taken: new Map(), worms: [] };

export const stackKey = (seat: number, location: string): string => `stack:${seat}:${location}`;
export const tanksKey = (seat: number): string => `tanks:${seat}`;
export const playerKey = (seat: number): string => `player:${seat}`;
/** The card that is up for auction. */
export const LOT = "lot";
export const reserveKey = (seat: number): string => `reserve:${seat}`;

export function journeys(before: View | null, after: View): Journeys {
  if (before === null || before.players.length !== after.players.length) return STILL;
  const from = new Map<string, string>();
  const to = new Map<string, string>();
  after.players.forEach((player: View, seat: number) => {
    const was: View = before.players[seat];
    const changes = changed(was.forces, player.forces);
    const grown = changes.filter(([, by]) => by > 0);
    const shrunk = changes.filter(([, by]) => by < 0);
    const died = sum(player.tanks) > sum(was.tanks);
    // What grew took from the place that lost most; without one, tokens come from outside the planet.
    for (const [location] of grown) {
      from.set(stackKey(seat, location), shrunk.length && !died ? stackKey(seat, shrunk[0]![0]) : reserveKey(seat));
    }
    for (const [location] of shrunk) {
      const goal = died ? tanksKey(seat) : grown.length ? stackKey(seat, grown[0]![0]) : reserveKey(seat);
      to.set(stackKey(seat, location), goal);
    }
  });
  return { from, to, taken: takenUp(before, after), worms: risen(before, after) };
}

function takenUp(before: View, after: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const [location, spice] of Object.entries(before.spice as Record<string, number>)) {
    const takers = after.players.filter((player: View) => player.forces[location]);
    if ((after.spice[location] ?? 0) < spice && takers.length) found.set(location, playerKey(takers[0].seat));
  }
  return found;
}

/** A worm devours the territory that spice blew in last, pile by pile. */
function risen(before: View, after: View): string[] {
  const piles = after.spice_discards as string[][];
  return piles.flatMap((pile, index) => {
    const longer = pile.length > before.spice_discards[index].length;
    const place: string | null = before.last_blow[index];
    return longer && pile.at(-1) === "shai_hulud" && place ? [place] : [];
  });
}

/** Locations with how many tokens more or fewer, the greatest changes first. */
function changed(was: Record<string, number[]>, now: Record<string, number[]>): [string, number][] {
  return [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .map((location): [string, number] => [location, sum(now[location]) - sum(was[location])])
    .filter(([, by]) => by !== 0)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one));
}
