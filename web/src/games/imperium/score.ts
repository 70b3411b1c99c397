// What a player came to at the end, in words.

import type { BoardProps, View } from "../../lib/types";

/** Empty for a commander, whose team scores. */
export function scoreOf({ players }: View, seat: number, t: BoardProps["t"]): string {
  const { vp } = players[seat];
  return vp === null ? "" : t("web-imperium-points", { n: vp });
}
