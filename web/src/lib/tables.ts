// The tables that this device sits at, and how things stand there.

import type { Refused, TableInfo } from "./api";
import { heldTables, type HeldTable } from "./seats";

/** What matters first: a table that waits for me, then one that waits for others, then one that is not full, then the rest. */
export type Standing = "mine" | "others" | "open" | "over" | "gone" | "unknown";

export interface OwnTable {
  held: HeldTable;
  info: TableInfo | null;
  standing: Standing;
}

const ORDER: Standing[] = ["mine", "others", "open", "unknown", "over", "gone"];
const SHOWN = 12;

export function standing(held: HeldTable, info: TableInfo): Standing {
  if (info.status === "open") return "open";
  if (info.status !== "playing") return "over";
  return held.seats.some((seat) => info.waiting.includes(seat.seat)) ? "mine" : "others";
}

export function inOrder(tables: OwnTable[]): OwnTable[] {
  return [...tables].sort((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing));
}

/** Ask the server about every table of this device; one that does not answer is still listed. */
export async function ownTables(about: (id: string) => Promise<TableInfo>): Promise<OwnTable[]> {
  const asked = heldTables()
    .slice(0, SHOWN)
    .map(async (held): Promise<OwnTable> => {
      try {
        const info = await about(held.id);
        return { held, info, standing: standing(held, info) };
      } catch (error) {
        return { held, info: null, standing: (error as Refused).code === "no_table" ? "gone" : "unknown" };
      }
    });
  return inOrder(await Promise.all(asked));
}
