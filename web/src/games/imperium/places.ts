// Where on the table an option belongs. A place is a word for a thing that is drawn: "space:arrakeen", "hand:dagger".

import type { Barred, Option } from "../../lib/types";

export type State = "" | "available" | "selected" | "barred";

/** What the options say about one place. */
export interface Mark {
  state: State;
  /** What a click chooses. */
  action: number | null;
  /** All that can be chosen here; where there are several, the board asks which. */
  options: Option[];
  /** The digit that chooses its option; empty where there is none. */
  key: string;
  label: string;
  why: string;
  /** The rule that says so. */
  rule: string;
  /** The id of the element that says why not. */
  whyId: string;
}

export const NO_MARK: Mark = { state: "", action: null, options: [], key: "", label: "", why: "", rule: "", whyId: "" };

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
  draw_top: "top",
  buy: "market",
  buy_to_top: "market",
  take: "discard",
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
  from_leader: "leader",
  masterstroke: "leader",
  awaken: "leader",
};
/** What is printed in each box of a thing, for effects that can be resolved in any order. */
const BOXES: Record<string, string> = {
  space: "space",
  influence: "space",
  control: "space",
  agent: "play",
  reveal: "play",
  acquire: "market",
  contract: "contract",
};
const LEADER_BOXES = new Set(["signet", "turned_signet", "setup", "reach", "offers", "awakening", "training"]);
const SETS = /^(base|uprising|six)\./;
const SEATS = "abcdef";

function placeOfEffect(path: string): string | null {
  const [id = "", box = ""] = path.replace(SETS, "").split(".");
  if (LEADER_BOXES.has(box)) return "leader";
  return BOXES[box] ? `${BOXES[box]}:${id}` : null;
}

/** The place of an option, or null where it has none and only the list of options shows it. */
export function placeOf(notation: string): string | null {
  const [word = "", argument = ""] = notation.split(" ");
  if (!argument) return WITHOUT_ARGUMENT[word] ?? null;
  if (word === "opponent" || word === "ally") return `seat:${SEATS.indexOf(argument)}`;
  if (word === "resolve") return placeOfEffect(argument);
  const kind = PLACES[word];
  // The notation names the set of a thing that is of another game; what lies on the table is told by its id alone.
  return kind ? `${kind}:${argument.replace(SETS, "")}` : null;
}

/** All places that something can, or cannot, be done at. */
export function markPlaces(options: Option[], barred: Barred[], selected: number | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const option of options) {
    const place = placeOf(option.notation);
    if (place === null) continue;
    const others = marks.get(place)?.options ?? [];
    const here = { ...NO_MARK, action: option.action, options: [...others, option], key: option.key ?? "", label: option.label };
    if (option.action === selected) marks.set(place, { ...here, state: "selected" });
    else if (others.length) marks.get(place)!.options = here.options;
    else marks.set(place, { ...here, state: "available" });
  }
  for (const option of barred) {
    const place = placeOf(option.notation);
    if (place === null || marks.has(place)) continue;
    const { label, why, rule } = option;
    marks.set(place, { ...NO_MARK, state: "barred", label, why, rule, whyId: whyId(option) });
  }
  return marks;
}

/** Options that a number alone tells apart: "deploy 0", "deploy 1", ... */
const COUNTED = new Set(["deploy", "retreat", "give_solari", "give_spice", "give_water"]);

export interface Loose {
  /** Things in words, each with a button. */
  words: Option[];
  /** How many: one row of numbers for each thing that is counted. */
  counts: { word: string; options: Option[] }[];
  leaders: { id: string; option: Option }[];
}

/** What can be chosen and lies nowhere on the table: `lies` tells whether a place is drawn. */
export function looseOptions(options: Option[], lies: (place: string) => boolean): Loose {
  const loose: Loose = { words: [], counts: [], leaders: [] };
  for (const option of options) {
    const place = placeOf(option.notation);
    const [word = "", argument = ""] = option.notation.split(" ");
    // What comes next is said in words, for a place shows all that it does.
    if (place !== null && word !== "resolve" && lies(place)) continue;
    const row = loose.counts.find((one) => one.word === word);
    if (word === "leader") loose.leaders.push({ id: argument.replace(SETS, ""), option });
    else if (row) row.options.push(option);
    else if (COUNTED.has(word)) loose.counts.push({ word, options: [option] });
    else loose.words.push(option);
  }
  return loose;
}

export function whyId(option: Barred): string {
  return `imp-why-${option.action}`;
}
