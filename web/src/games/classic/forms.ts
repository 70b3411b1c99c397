// Which form on the board serves which question, and how the answers to a question are laid out in it.

import type { Facts, Option } from "../../lib/types";
import { split } from "./spots";

export type Form =
  | ("plan" | "auction" | "truth" | "nexus" | "journey" | "window" | "answers")
  | ("bids" | "report" | "fork" | "trade" | "garrisons" | "threat" | "arena" | "hunt");
/** Forms that stand in a panel of their own, above the map. */
export const APART: readonly Form[] = ["plan", "auction", "arena"];

/** Every question of the engine has its place: tests/web/test_classic_data.py compares. */
export const FORMS: Readonly<Record<string, Form>> = {
  ChooseFaction: "answers",
  Predict: "answers",
  PredictTurn: "answers",
  ChooseTraitor: "answers",
  PlaceFremen: "journey",
  PlaceFremenCount: "journey",
  PlaceAdvisor: "journey",
  DialStorm: "answers",
  WeatherWindow: "window",
  SteerStorm: "answers",
  AtomicsWindow: "window",
  ThumperWindow: "window",
  HarvesterWindow: "window",
  SpareAllies: "answers",
  PlaceWorm: "answers",
  NexusTurn: "nexus",
  ClaimCharity: "answers",
  SealedBids: "auction",
  Bidding: "auction",
  Win: "answers",
  SwapHands: "answers",
  Pledge: "answers",
  ShareBill: "answers",
  GrantRevival: "answers",
  Revive: "answers",
  MoreFromEmperor: "answers",
  ReviveLeader: "answers",
  CoexistOrOppose: "answers",
  EndPeace: "answers",
  GuildNow: "answers",
  Ship: "journey",
  LandHowMany: "journey",
  CrossTo: "journey",
  SendAdvisor: "answers",
  Muster: "journey",
  HowMany: "journey",
  Destination: "journey",
  FinishMovement: "answers",
  ChooseBattle: "answers",
  ChooseEnemy: "answers",
  PoisonWindow: "window",
  Command: "answers",
  Foresee: "answers",
  ShowElement: "plan",
  ChooseSeen: "answers",
  Plans: "plan",
  CallTraitors: "answers",
  LoseTokens: "answers",
  KeepCards: "answers",
  CaptureOrKill: "answers",
  KaramaWindow: "window",
  Doubt: "window",
  SpecialWindow: "window",
  Resurrect: "answers",
  Silence: "answers",
  AskTruth: "truth",
  AnswerAloud: "answers",
  // Spice Harvest
  BidForDesk: "bids",
  AskPrice: "answers",
  BuySecond: "answers",
  LastPrice: "answers",
  Announce: "report",
  GiveShare: "report",
  PeekShare: "answers",
  Vote: "fork",
  AwardOdd: "answers",
  PeekAccess: "answers",
  SealedAccess: "auction",
  AccessBidding: "auction",
  TradeTurn: "trade",
  WordTrade: "trade",
  AnswerTrade: "trade",
  ConfirmTrade: "trade",
  LayGarrisons: "garrisons",
  PlaceGarrison: "answers",
  // the Duel
  NameDeed: "threat",
  CallKanly: "fork",
  AnswerOne: "answers",
  ClaimForfeit: "answers",
  ChooseChampion: "answers",
  PlaceChampion: "arena",
  SupportChampion: "answers",
  ChooseSide: "answers",
  TakeReward: "answers",
  DuelTurn: "arena",
  ParryAttack: "arena",
  ThrowKnife: "arena",
  PlaceObstacle: "arena",
  RemoveObstacle: "arena",
  JumpObstacle: "arena",
  // Bene Tleilax and Landsraad
  BreedTraitor: "answers",
  RuleTerritory: "answers",
  ChoosePrey: "answers",
  CommandHunter: "hunt",
  ForeseeKnife: "hunt",
  ShowKnife: "answers",
  Knives: "answers",
  CallLevy: "answers",
};

export type Layout = "amount" | "tile" | "place" | "word";

const LAYOUTS: Readonly<Record<string, Layout>> = Object.fromEntries(
  (
    [
      ["amount", "count elite revive sectors pledge share in_turn dial support bid max spice_at_least predicted_in marker_is"],
      ["tile", "play hero weapon defense keep discard karama_with give holds traitor leader bribed take predict invite join against"],
      ["amount", "announce price want_cards give_spice want_spice"],
      ["tile", "occupy garrison look predicted lose voice_play voice_avoid ask call_traitor capture kill threaten second duel_card hand_over"],
      ["place", "at land cross withdraw move to battle worm end_peace"],
    ] as const
  ).flatMap(([layout, words]) => words.split(" ").map((word) => [word, layout])),
);

export interface Group<T extends Option = Option> {
  readonly layout: Layout;
  /** The word of the notation that all of a group of amounts have in common. */
  readonly word: string;
  readonly options: T[];
}

/** The answers to a question, amounts by their word, everything else by its layout; what can always be said is left out. */
export function grouped<T extends Option>(options: readonly T[]): Group<T>[] {
  const found = new Map<string, Group<T>>();
  for (const option of options) {
    if (option.anytime) continue;
    const [word] = split(option.notation);
    const layout = LAYOUTS[word] ?? "word";
    const key = layout === "amount" ? word : layout;
    const group = found.get(key) ?? { layout, word, options: [] };
    group.options.push(option);
    found.set(key, group);
  }
  return [...found.values()]; // in the order of their keys
}

/** Whether there is more to say than that one lets it pass. */
export function canAct(options: readonly Option[]): boolean {
  return options.some(({ notation, anytime }) => !anytime && notation !== "pass" && notation !== "never");
}

/** What so many cost, where the question names a price. */
export function costOf(kind: string, about: Facts, n: number): number | null {
  const price = Number(about.price);
  if (kind === "LandHowMany") return about.half ? Math.ceil((n * Number(about.each)) / 2) : n * Number(about.each);
  if (kind === "Revive") return Math.max(0, n - Number(about.free)) * price;
  if (kind === "MoreFromEmperor") return n * price;
  if (kind === "ShareBill") return Number(about.amount) - n;
  if (kind === "SupportChampion") return n;
  return null;
}

/** Where a stepper begins: at what most people want. */
export function likely(word: string, about: Facts, values: readonly number[]): number {
  const last = values.at(-1) ?? 0;
  const near = (wanted: number): number => values.filter((value) => value <= wanted).at(-1) ?? values[0] ?? 0;
  if (word === "count" || word === "share" || word === "announce") return last;
  if (word === "revive") return near("free" in about ? Number(about.free) : last);
  return values[0] ?? 0;
}
