// The parts of the table that a phone shows one at a time, and which one a question is about.

import type { Option } from "../../lib/types";
import { placeOf } from "./places";

export const SECTIONS = ["cards", "board", "row", "players"] as const;
export type Section = (typeof SECTIONS)[number];

const LYING: Record<string, Section> = {
  hand: "cards",
  play: "cards",
  discard: "cards",
  top: "cards",
  aside: "cards",
  intrigue: "cards",
  market: "row",
  contract: "row",
  seat: "players",
  leader: "players",
};
/** What lies nowhere, but is about something that does. */
const ABOUT: Record<string, Section> = {
  deploy: "board",
  retreat: "board",
  concede: "board",
  draw_top: "cards",
  trash_top: "cards",
};

export function sectionOf(option: Option): Section | null {
  const place = placeOf(option.notation);
  const word = option.notation.split(" ")[0]!;
  if (place !== null && word !== "resolve") return LYING[place.split(":")[0]!] ?? "board";
  return ABOUT[word] ?? null;
}

/** Where most of what can be chosen lies; null where nothing lies anywhere. */
export function sectionFor(options: Option[]): Section | null {
  const votes = new Map<Section, number>();
  for (const option of options) {
    const section = sectionOf(option);
    if (section) votes.set(section, (votes.get(section) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  return [...votes].find(([, count]) => count === most)?.[0] ?? null;
}
