// How one answer looks as a tile: a piece or an icon, its name, and a note.

import type { Option } from "../../lib/types";
import { cardIcon, CARD_KINDS, PRINCIPALS } from "./pieces";
import { leaderFacts } from "./reading";
import { split } from "./spots";
import type { Table } from "./table.svelte";

export interface Tile {
  readonly icon?: string;
  /** A piece of a faction, with a text on it. */
  readonly faction?: string | null;
  readonly text?: string | number;
  readonly title: string;
  readonly note: string;
  /** What the tile stands for, to be told about. */
  readonly about?: readonly [kind: string, id: string];
}

const FACTION_WORDS = ["take", "predict", "invite", "join", "against", "predicted", "truthtrance", "look", "second"];
const LEADER_WORDS = ["leader", "traitor", "bribed"];
const NAMED_CARDS = ["weapon", "defense", "hero", "holds"]; // what the name alone says all about
const CARD_WORDS = [...NAMED_CARDS, "play", "keep", "discard", "karama_with", "give"];
const ICONS: Readonly<Record<string, string>> = {
  no: "cross",
  no_leader: "cross",
  yes: "check",
  done: "check",
  leave: "cross",
  call_traitor: "traitor",
  capture: "lock",
  kill: "sword",
  karama_rate: "karama",
  karama_free: "karama",
  karama_special: "karama",
  ask: "spectator",
  aloud: "chat",
  listen: "sound",
  voice_play: "sound",
  voice_avoid: "sound",
};

/** What kind of card it is, where its name does not say so. */
export function kindNote(table: Table, id: string): string {
  const kind = table.name("kind", CARD_KINDS[id] ?? "");
  return kind.toLowerCase() === table.name("card", id).toLowerCase() ? "" : kind;
}

/** Tokens and elite tokens together. */
const lost = (id: string): number => id.split("+").reduce((sum, part) => sum + Number(part), 0);

export function tileOf(table: Table, option: Option): Tile {
  const [word, id] = split(option.notation);
  const { label } = option;
  if (LEADER_WORDS.includes(word)) {
    const leader = leaderFacts(table.view, id);
    const note = table.view.duel && PRINCIPALS.includes(id) ? table.t(leader.faction === table.own?.faction ? "principal" : "principal-enemy") : "";
    const title = word === "traitor" || table.props.question?.kind === "ReviveLeader" ? label : table.name("leader", id);
    return { faction: leader.faction, text: leader.strength, title, note, about: ["leader", id] };
  }
  if (FACTION_WORDS.includes(word)) {
    const title = word === "predicted" ? table.name("faction", id) : label;
    return { faction: id, title, note: "", about: ["faction", id] };
  }
  if (word === "lose") {
    const sums = table.props.options.filter(({ notation }) => notation.startsWith("lose ")).map(({ notation }) => lost(split(notation)[1]));
    const fewest = lost(id) === Math.min(...sums) && lost(id) < Math.max(...sums);
    return { faction: table.own?.faction ?? null, text: lost(id), title: label, note: fewest ? table.t("lose-fewest") : "" };
  }
  if (id === "none") return { icon: "cross", title: table.t(`no-${word}`), note: "" };
  if (CARD_WORDS.includes(word)) {
    const title = NAMED_CARDS.includes(word) ? table.name("card", id) : label;
    return { icon: cardIcon(id), title, note: kindNote(table, id), about: ["card", id] };
  }
  if (word === "kwisatz_haderach") return { icon: id === "yes" ? "check" : "cross", title: label, note: "" };
  return { icon: ICONS[word], title: label, note: "" };
}
