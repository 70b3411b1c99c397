// Spice Harvest in figures: what the Director adds to every harvest, and which step of a draft filled whose envelope.

import type { Question, Step } from "../../lib/types";

export const FEE = 3; // spice that is added to every harvest

export interface Receiver {
  readonly seat: number;
  /** The step that gave this share; -1 where there is none, or it is confirmed. */
  readonly step: number;
}

/** Everybody but the Director in the order of the deal, each with the step that gave the share. */
export function shareSteps(director: number, shares: readonly (number | null)[], steps: readonly Pick<Step, "notation">[]): Receiver[] {
  const seats = shares.map((_, place) => (director + place) % shares.length).slice(1);
  const dealt = steps.flatMap(({ notation }, step) => (notation.startsWith("share_card ") ? [step] : []));
  const confirmed = seats.filter((seat) => shares[seat] !== null).length - dealt.length;
  return seats.map((seat, place) => ({ seat, step: dealt[place - confirmed] ?? -1 }));
}

/** What goes one way in a trade: cards by name as far as one may see them, how many others, and spice. */
export interface TradeSide {
  readonly cards: readonly string[];
  readonly unseen: number;
  readonly spice: number;
}

/** What one gives and gets by the terms of the question; `chosen` are the cards that one has picked to give in return. */
export function sidesOf({ kind, about }: Pick<Question, "kind" | "about">, chosen: readonly string[]): Record<"give" | "get", TradeSide> {
  const offered = (about.offered ?? []) as string[];
  const back = kind === "AnswerTrade" ? chosen : ((about.answered ?? []) as string[]);
  const there = { cards: offered, unseen: Number(about.cards) - offered.length, spice: Number(about.gives) };
  const here = { cards: back, unseen: Number(about.wants) - back.length, spice: Number(about.asks) };
  return kind === "AnswerTrade" ? { give: here, get: there } : { give: there, get: here };
}

export interface Claim {
  readonly stronghold: string;
  readonly garrisons: readonly string[];
  readonly tokens: number;
}

/** So many tokens stand on a garrison card; a stronghold has none. */
export function tokensOf(card: string): number {
  return Number(/^garrison_(\d+)$/.exec(card)?.[1] ?? 0);
}

/** A layout: every stronghold with the garrisons that follow it. */
export function claimsOf(laid: readonly string[]): Claim[] {
  const found: { stronghold: string; garrisons: string[]; tokens: number }[] = [];
  for (const card of laid) {
    const tokens = tokensOf(card);
    if (!tokens) found.push({ stronghold: card, garrisons: [], tokens: 0 });
    else {
      found.at(-1)!.garrisons.push(card);
      found.at(-1)!.tokens += tokens;
    }
  }
  return found;
}

/** What is left of a hand when some of its cards are laid out. */
export function handLeft(hand: readonly string[], laid: readonly string[]): string[] {
  const left = [...hand];
  for (const card of laid) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
