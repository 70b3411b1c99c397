// Questions that few have met before: what part of the game they belong to, and which rule they follow. The words for a question
// are the message `harvest-help-KIND` or `duel-help-KIND`.

export type Part = "harvest" | "duel";

const RULES: Readonly<Record<Part, Readonly<Record<string, string>>>> = {
  harvest: {
    "A.2.d": "BidForDesk",
    "B.1.a": "Announce",
    "B.1.b": "GiveShare",
    "B.2.b": "Vote AwardOdd",
    "B.3.a": "SealedAccess AccessBidding",
    "B.4": "TradeTurn WordTrade AnswerTrade ConfirmTrade",
    "B.6.a": "LayGarrisons",
    "B.6.c": "PlaceGarrison",
    "C.1": "PeekShare PeekAccess",
    "C.3": "AskPrice BuySecond LastPrice",
  },
  duel: {
    B: "NameDeed CallKanly AnswerOne ClaimForfeit",
    C: "ChooseChampion",
    "C.1": "PlaceChampion SupportChampion",
    "C.2": "ChooseSide TakeReward",
    "C.3.a": "DuelTurn",
    "C.4.a": "ThrowKnife",
    "C.4.b": "ParryAttack",
    "C.8": "PlaceObstacle RemoveObstacle JumpObstacle",
  },
};
const CHAPTERS: Readonly<Record<Part, string>> = { harvest: "FR-XVI", duel: "FR-XIX" };
/** Questions that are explained in the words of another one. */
const ALIKE: Readonly<Record<string, string>> = { SealedAccess: "AccessBidding", WordTrade: "TradeTurn" };

export interface Guide {
  readonly part: Part;
  readonly rule: string;
  /** The message that explains it. */
  readonly words: string;
}

/** Every question of Spice Harvest and the Duel has one: tests/web/test_extras.py compares. */
export const GUIDES: Readonly<Record<string, Guide>> = Object.fromEntries(
  (["harvest", "duel"] as const).flatMap((part) =>
    Object.entries(RULES[part]).flatMap(([section, kinds]) =>
      kinds
        .split(" ")
        .map((kind) => [kind, { part, rule: `${CHAPTERS[part]}.${section}`, words: `${part}-help-${ALIKE[kind] ?? kind}` }]),
    ),
  ),
);
