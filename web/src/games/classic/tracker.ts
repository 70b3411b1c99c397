// Which treachery cards the viewer has not seen yet: the whole deck, less everything that lies open or was shown.

import type { View } from "../../lib/types";
import { CARD_KINDS } from "./pieces";
import { counted } from "./reading";

/** How many of a card the base set, The Duel and Spice Harvest hold; one in the base set where nothing is said. */
export const COPIES: Readonly<Record<string, readonly [base: number, duel: number, harvest: number]>> = {
  ellaca_drug: [1, 1, 0],
  shield: [4, 0, 1],
  snooper: [4, 1, 0],
  cheap_hero: [2, 0, 0],
  truthtrance: [2, 0, 0],
  karama: [2, 0, 0],
  kull_wahad: [0, 1, 0],
  cone_of_silence: [0, 1, 0],
  residual_poison: [0, 1, 0],
  hunter_seeker: [0, 0, 1],
  ya_ya_yawm: [0, 0, 1],
  thumper: [0, 0, 1],
  harvester: [0, 0, 1],
};

export interface Unseen {
  readonly kind: string;
  readonly cards: readonly (readonly [id: string, count: number])[];
  readonly count: number;
}

export function copies(deck: string, card: string): number {
  const [base, duel, harvest] = COPIES[card] ?? [1, 0, 0];
  return base + (deck === "43" || deck === "38_duel" ? duel : 0) + (deck === "43" || deck === "38_harvest" ? harvest : 0);
}

/** What could still be in hands and in the deck, by kind. */
export function unseen(view: View): Unseen[] {
  const seen = new Map(counted(everythingSeen(view)));
  const found = new Map<string, (readonly [string, number])[]>();
  for (const [id, kind] of Object.entries(CARD_KINDS)) {
    const left = copies(view.ruleset.treachery_deck, id) - (seen.get(id) ?? 0);
    if (left > 0) found.set(kind, [...(found.get(kind) ?? []), [id, left]]);
  }
  return [...found].map(([kind, cards]) => ({ kind, cards, count: cards.reduce((total, [, n]) => total + n, 0) }));
}

function everythingSeen(view: View): string[] {
  const hands = view.players.flatMap((player: View) => player.hand ?? player.known_cards);
  const deck = view.known_deck.filter((id: string | null) => id !== null);
  const lot = view.auction?.card ? [view.auction.card] : [];
  return [...hands, ...deck, ...lot, ...view.discard, ...view.removed];
}
