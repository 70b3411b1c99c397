// Which places of the board the options of a question belong to.

import type { Barred, Option } from "../../lib/types";
import { TERRITORIES } from "./geometry";

export type PlaceKind = "location" | "card" | "leader" | "traitor" | "faction" | "offer" | "storm";

export interface Spot {
  options: Option[];
  barred: Barred[];
}

export type Spots = ReadonlyMap<string, Spot>;

// Words that can be said at every question (deals, Truthtrance) have their place behind the shield and among the deals: if
// they made places glow, everything would always glow.
const PLACE_OF: Readonly<Record<string, PlaceKind>> = {
  at: "location",
  land: "location",
  cross: "location",
  withdraw: "location",
  move: "location",
  to: "location",
  battle: "location",
  play: "card",
  hero: "card",
  weapon: "card",
  defense: "card",
  keep: "card",
  discard: "card",
  karama_with: "card",
  give: "card",
  leader: "leader",
  traitor: "traitor",
  take: "faction",
  predict: "faction",
  invite: "faction",
  join: "faction",
  against: "faction",
  accept: "offer",
  refuse: "offer",
};
const WHOLE_TERRITORY = ["worm", "end_peace", "occupy"];
const SECTORS = 18;

export function split(notation: string): [word: string, argument: string] {
  const gap = notation.indexOf(" ");
  return gap < 0 ? [notation, ""] : [notation.slice(0, gap), notation.slice(gap + 1)];
}

export function key(kind: PlaceKind, id: string | number): string {
  return `${kind} ${id}`;
}

/** The places that an action belongs to; none where the board has no place for it. */
export function placesOf(notation: string, question: string | null, storm: number): string[] {
  const [word, argument] = split(notation);
  if (WHOLE_TERRITORY.includes(word)) {
    return (TERRITORIES[argument]?.locations ?? []).map((location) => key("location", location));
  }
  // Whoever steers the storm says how far it goes; when two players dial it, nobody knows where it will stop.
  if (word === "sectors" && question === "SteerStorm") return [key("storm", (storm + Number(argument)) % SECTORS)];
  const kind = PLACE_OF[word];
  return kind && argument !== "none" ? [key(kind, argument)] : [];
}

export function findSpots(
  options: readonly Option[],
  barred: readonly Barred[],
  question: string | null,
  storm: number,
): Spots {
  const spots = new Map<string, Spot>();
  const spotAt = (place: string): Spot => {
    const spot = spots.get(place) ?? { options: [], barred: [] };
    spots.set(place, spot);
    return spot;
  };
  for (const option of options) {
    if (option.anytime) continue; // amber is for what is asked now
    for (const place of placesOf(option.notation, question, storm)) spotAt(place).options.push(option);
  }
  for (const option of barred) {
    for (const place of placesOf(option.notation, question, storm)) spotAt(place).barred.push(option);
  }
  return spots;
}

export type SpotState = "idle" | "open" | "chosen" | "barred";

export function stateOf(spot: Spot | undefined, selected: number | null): SpotState {
  if (!spot) return "idle";
  if (spot.options.some((option) => option.action === selected)) return "chosen";
  return spot.options.length ? "open" : "barred";
}

/** What a click chooses: the first option; where it is chosen already, the next one. */
export function nextOption(spot: Spot, selected: number | null): Option | undefined {
  const now = spot.options.findIndex((option) => option.action === selected);
  return spot.options[(now + 1) % spot.options.length];
}

/** The options of one family, with their numbers, from the smallest to the largest. */
export function numbers<T extends Option>(options: readonly T[], family: string): { n: number; option: T }[] {
  return options
    .map((option) => ({ option, parts: split(option.notation) }))
    .filter(({ parts }) => parts[0] === family)
    .map(({ option, parts }) => ({ n: Number(parts[1]), option }))
    .sort((one, other) => one.n - other.n);
}
