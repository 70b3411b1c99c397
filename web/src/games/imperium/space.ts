// What a space shows: its price for the viewer, what it gives, who is there, and how it is read aloud.

import type { View } from "../../lib/types";
import { gainsOf, type Sign } from "./signs";
import type { SpaceFacts } from "./spaces";
import type { Table } from "./table.svelte";

const GOODS = ["solari", "spice", "water"] as const;

/** The price in signs: the viewer's own where it differs from the printed one. */
export function costSigns(facts: SpaceFacts, seen: View): Sign[] {
  if (facts.exchange) return [{ icon: "spice", text: "2–5" }];
  const cost: Record<string, number> = seen.cost ?? { solari: facts.solari, spice: facts.spice, water: facts.water };
  return GOODS.filter((good) => cost[good]).map((good) => ({ icon: good, text: String(cost[good]) }));
}

export function gainSigns(table: Table, facts: SpaceFacts): Sign[] {
  return gainsOf(facts.gains).map((sign) => {
    if (sign.word) return { ...sign, text: table.say(sign.word) };
    return sign.card ? { ...sign, text: table.name("card", sign.card) } : sign;
  });
}

/** A sign at the lower right corner of a space. */
export interface Standing {
  kind: "agent" | "voice" | "control" | "bonus";
  seat: number;
  count: number;
}

export function standing(seen: View): Standing[] {
  const found: Standing[] = [];
  for (const seat of seen.agents as number[]) found.push({ kind: "agent", seat, count: 0 });
  for (const seat of seen.voice as number[]) found.push({ kind: "voice", seat, count: 0 });
  if (seen.control !== undefined && seen.control >= 0) found.push({ kind: "control", seat: seen.control, count: 0 });
  if (seen.bonus_spice) found.push({ kind: "bonus", seat: -1, count: seen.bonus_spice });
  return found;
}

/** A space in words, for whoever does not see it. */
export function spaceWords(table: Table, id: string, seen: View): string {
  const parts = [table.name("space", id), ...table.about("space", id)];
  for (const { kind, seat, count } of standing(seen)) {
    parts.push(table.t(`here-${kind}`, { name: seat >= 0 ? table.person(seat) : "", n: count }));
  }
  return parts.map((part) => part.replace(/[.]$/, "")).join(". ");
}
