// What a player's strip tells, as numbers and tags.

import type { View } from "../../lib/types";
import { CONFLICTS, OBJECTIVES } from "./printed";
import type { Table } from "./table.svelte";

export interface Figure {
  icon: string;
  n: number;
  /** The message that names it. */
  key: string;
}

/** Goods and pieces; a commander has no troops but the allies'. */
export function figures(player: View): Figure[] {
  const found: Figure[] = [
    { icon: "solari", n: player.solari, key: "solari" },
    { icon: "spice", n: player.spice, key: "spice" },
    { icon: "water", n: player.water, key: "water" },
  ];
  if (!player.commander) found.push({ icon: "troop", n: player.garrison, key: "garrison" });
  if (player.kind === "hagal") return found.slice(3);
  found.push({ icon: "intrigue", n: player.intrigue_count, key: "intrigue" });
  found.push({ icon: "card-draw", n: player.hand_count, key: "hand" });
  if (player.spies_in_supply !== undefined) found.push({ icon: "agent-spy", n: player.spies_in_supply, key: "spies" });
  if (player.persuasion) found.push({ icon: "persuasion", n: player.persuasion, key: "persuasion" });
  return found;
}

/** Battle icons that lie face up before a player: the objective's and those of conflicts that were won. */
export function battleIcons(player: View): string[] {
  const icons = ((player.won ?? []) as string[]).map((id) => CONFLICTS[id]?.battle ?? "none");
  if (player.objective && !player.objective_flipped) icons.unshift(OBJECTIVES[player.objective] ?? "none");
  return icons.filter((icon) => icon !== "none").map((icon) => icon.replace("_", "-"));
}

/** What else is to be known about a player, in words. */
export function tags(table: Table, player: View): string[] {
  const found: string[] = [];
  const seat = player.seat as number;
  const { label } = table.mark(`seat:${seat}`);
  if (label && label !== table.person(seat)) found.push(label);
  if (table.view.first_player === seat) found.push(table.t("first-player"));
  if (player.revealed) found.push(table.t("revealed"));
  if (table.view.mentat === seat) found.push(table.t("has-mentat"));
  if (table.view.mentat_next_round === seat) found.push(table.t("mentat-next"));
  // Whom a commander has activated is chosen anew each turn.
  if (player.commander && table.view.turn === seat && table.kind !== "ActivateAlly") {
    found.push(table.t("activates", { name: table.person(player.activated_ally) }));
  }
  if (player.council) found.push(table.t("on-council"));
  if (player.swordmaster) found.push(table.t("has-swordmaster"));
  if (player.swordmaster_bonus) found.push(table.t("swordmaster-bonus"));
  if (player.hooks) found.push(table.t("has-hooks"));
  if (player.memories) found.push(table.t("memories", { n: player.memories }));
  if (player.contracts_done?.length) found.push(table.t("contracts-done", { n: player.contracts_done.length }));
  if (player.tokens_hidden) found.push(table.t("tokens-hidden"));
  if (player.tokens) found.push(...(player.tokens as string[]).map((faction) => table.name("faction", faction)));
  return found;
}
