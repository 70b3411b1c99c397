// Where on the table an option belongs. A place is a word for a thing that is drawn: "space:arrakeen", "hand:dagger".

import type { Barred, Option } from "../../lib/types";

export type State = "" | "available" | "selected" | "barred";

/** What the options say about one place. */
export interface Mark {
  state: State;
  /** What a click chooses. */
  action: number | null;
  /** The option's number in the list, which is also its key; 0 where it has none. */
  key: number;
  label: string;
  why: string;
  /** The id of the element that says why not. */
  whyId: string;
}

export const NO_MARK: Mark = { state: "", action: null, key: 0, label: "", why: "", whyId: "" };

/** What kind of place the argument of each word of the notation names. */
const PLACES: Record<string, string> = {
  to: "space",
  from: "space",
  block: "space",
  recall: "space",
  harvest: "space",
  play: "hand",
  discard: "hand",
  trash_from_hand: "hand",
  trash_in_play: "play",
  trash_from_discard: "discard",
  buy: "market",
  buy_to_top: "market",
  take: "market",
  set_aside: "market",
  buy_aside: "aside",
  buy_aside_to_top: "aside",
  intrigue: "intrigue",
  trash_intrigue: "intrigue",
  give_intrigue: "intrigue",
  faction: "track",
  lose_influence: "track",
  token: "track",
  spy: "post",
  recall_spy: "post",
  contract: "contract",
};
const WITHOUT_ARGUMENT: Record<string, string> = {
  detonate: "wall",
  personal: "own_track",
  draw_top: "deck",
  trash_top: "deck",
  from_leader: "leader",
  masterstroke: "leader",
  awaken: "leader",
};
const SEATS = "abcdef";
const KEYS = 9; // options that a digit chooses

/** The place of an option, or null where it has none and only the list of options shows it. */
export function placeOf(notation: string): string | null {
  const [word = "", argument = ""] = notation.split(" ");
  if (!argument) return WITHOUT_ARGUMENT[word] ?? null;
  if (word === "opponent" || word === "ally") return `seat:${SEATS.indexOf(argument)}`;
  const kind = PLACES[word];
  // The notation names the set of a thing that is of another game; what lies on the table is told by its id alone.
  return kind ? `${kind}:${argument.replace(/^(base|uprising|six)\./, "")}` : null;
}

/** All places that something can, or cannot, be done at. The first option at a place is the one that a click chooses. */
export function markPlaces(options: Option[], barred: Barred[], selected: number | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  options.forEach((option, index) => {
    const place = placeOf(option.notation);
    if (place === null) return;
    const chosen = option.action === selected;
    if (marks.has(place) && !chosen) return;
    const key = index < KEYS ? index + 1 : 0;
    const state = chosen ? "selected" : "available";
    // Another click on a place with several options keeps the one that is selected.
    marks.set(place, { ...NO_MARK, state, action: option.action, key, label: option.label });
  });
  for (const option of barred) {
    const place = placeOf(option.notation);
    if (place === null || marks.has(place)) continue;
    marks.set(place, { ...NO_MARK, state: "barred", label: option.label, why: option.why, whyId: whyId(option) });
  }
  return marks;
}

export function whyId(option: Barred): string {
  return `imp-why-${option.action}`;
}
