// At this table everybody is known by the sign of a faction.

import type { Mark } from "../../lib/marks.svelte";
import type { View } from "../../lib/types";
import { factionOf } from "./pieces";

export function markOf(view: View, seat: number): Mark | null {
  const id = view.players?.[seat]?.faction;
  return id ? factionOf(id) : null;
}
