"""The heuristic bot for classic Dune: rules of thumb, one idea per module, and it can say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sietch.bots.blindfold import Blindfold
from sietch.bots.classic import (
    advisors,
    auction,
    bargains,
    battles,
    beginnings,
    desert,
    directors,
    duelling,
    footholds,
    kanly,
    karama,
    marching,
    newcomers,
    nexus,
    swaps,
    tanks,
    truth,
    votes,
)
from sietch.bots.classic.outlook import Note, Outlook
from sietch.bots.classic.words import explanation
from sietch.classic.actions import DEAL_WITH, KARAMA_SPECIAL, LISTEN, NEVER, PASS, PLAY, REFUSE, THREATEN, TRUTH
from sietch.classic.cards import CONE_OF_SILENCE, GHOLA, KARAMA
from sietch.classic.terms import FACTIONS
from sietch.kernel.frame import Question
from sietch.kernel.game import Perspective
from sietch.kernel.rng import rng_from_seed

BLINDFOLD: Final = Blindfold(1, 1, 1, 1)

Answer = Callable[[Outlook], int]
ANSWERS: Final[dict[str, Answer]] = {
    "ChooseFaction": beginnings.take_faction,
    "ChooseTraitor": beginnings.choose_traitor,
    "PlaceFremen": beginnings.place_fremen,
    "PlaceFremenCount": beginnings.place_fremen_count,
    "PlaceAdvisor": beginnings.place_advisor,
    "DialStorm": desert.dial_storm,
    "WeatherWindow": desert.weather,
    "SteerStorm": desert.steer,
    "AtomicsWindow": desert.atomics,
    "ThumperWindow": desert.thumper,
    "HarvesterWindow": desert.harvester,
    "PlaceWorm": desert.place_worm,
    "SpareAllies": desert.spare_allies,
    "NexusTurn": nexus.alliance,
    "ClaimCharity": desert.charity,
    "Pledge": auction.pledge,
    "ShareBill": auction.share,
    "SealedBids": auction.sealed_bid,
    "Bidding": auction.bid,
    "Win": auction.win,
    "SwapHands": truth.swap,
    "GrantRevival": tanks.grant,
    "Revive": tanks.revive,
    "MoreFromEmperor": tanks.more_from_emperor,
    "ReviveLeader": tanks.revive_leader,
    "Resurrect": tanks.resurrect,
    "EndPeace": advisors.end_peace,
    "SendAdvisor": advisors.send_advisor,
    "CoexistOrOppose": advisors.coexist_or_oppose,
    "GuildNow": marching.guild_now,
    "FinishMovement": marching.finish,
    "ChooseBattle": battles.choose_battle,
    "ChooseEnemy": battles.choose_enemy,
    "PoisonWindow": battles.poison,
    "Command": battles.command,
    "Foresee": battles.foresee,
    "ShowElement": battles.show_element,
    "ChooseSeen": battles.choose_seen,
    "CallTraitors": battles.call_traitor,
    "LoseTokens": battles.lose_tokens,
    "KeepCards": battles.keep_card,
    "CaptureOrKill": battles.capture_or_kill,
    "KaramaWindow": karama.stop_power,
    "Doubt": karama.doubt,
    "SpecialWindow": karama.special,
    "Silence": truth.silence,
    "AskTruth": truth.ask_truth,
    "AnswerAloud": truth.answer_aloud,
    "BidForDesk": directors.bid_for_desk,
    "AskPrice": directors.ask_price,
    "BuySecond": directors.buy_second,
    "LastPrice": directors.last_price,
    "GiveShare": directors.give_share,
    "PeekShare": votes.peek_share,
    "Vote": votes.vote,
    "AwardOdd": votes.award_odd,
    "PeekAccess": footholds.peek_access,
    "SealedAccess": footholds.sealed_access,
    "AccessBidding": footholds.bid_access,
    "TradeTurn": swaps.trade_turn,
    "WordTrade": swaps.word_trade,
    "AnswerTrade": swaps.answer_trade,
    "ConfirmTrade": swaps.confirm_trade,
    "LayGarrisons": footholds.lay_garrisons,
    "PlaceGarrison": footholds.place_garrison,
    "BreedTraitor": newcomers.breed,
    "RuleTerritory": newcomers.rule,
    "ChoosePrey": newcomers.choose_prey,
    "CommandHunter": newcomers.command_hunter,
    "ForeseeKnife": newcomers.foresee_knife,
    "ShowKnife": newcomers.knives,
    "Knives": newcomers.knives,
    "CallLevy": newcomers.levy,
    "NameDeed": kanly.name_deed,
    "CallKanly": kanly.call,
    "AnswerOne": kanly.answer_one,
    "ClaimForfeit": kanly.claim,
    "ChooseChampion": duelling.champion,
    "PlaceChampion": duelling.place,
    "SupportChampion": duelling.support,
    "ChooseSide": duelling.side,
    "TakeReward": duelling.reward,
    "DuelTurn": duelling.turn,
    "ParryAttack": duelling.parry,
    "ThrowKnife": duelling.throw,
    "PlaceObstacle": duelling.obstacle,
    "RemoveObstacle": duelling.clear,
    "JumpObstacle": duelling.jump,
}
INTENTIONS: Final[dict[str, Callable[[Outlook, marching.Mind], int]]] = {
    "Ship": marching.ship,
    "LandHowMany": marching.land_how_many,
    "CrossTo": marching.cross_to,
    "Muster": marching.muster,
    "HowMany": marching.how_many,
    "Destination": marching.destination,
    "Plans": battles.make_plan,
}
DRAWS: Final[dict[str, Callable[[Outlook, int], int]]] = {
    "Predict": beginnings.predict,
    "PredictTurn": beginnings.predict_turn,
    "Announce": directors.announce,
}
CHANCES: Final = 60
# What may be done in the middle of a question beyond answering it.
INTERRUPTIONS: Final = frozenset(
    [
        *range(TRUTH, TRUTH + FACTIONS),
        *range(THREATEN, THREATEN + FACTIONS),
        *range(DEAL_WITH, REFUSE + FACTIONS),
        PLAY + GHOLA,
        PLAY + CONE_OF_SILENCE,
        KARAMA_SPECIAL,
        LISTEN,
    ]
)


class HeuristicClassic:
    """Plays by rules of thumb: strongholds first, other people's victories, battles, spice, cards, bargains."""

    def __init__(self, seed: int | str) -> None:
        self.name = "heuristic"
        self._rng = rng_from_seed(seed)
        self._mind = marching.Mind()
        self._notes: list[Note] = []
        self._question: Question | None = None
        self._chosen = -1

    def choose(self, perspective: Perspective[Any], deadline: float | None) -> int:
        """The first rule of thumb that has an answer; no deadline matters, since it takes a few milliseconds."""
        options = perspective.options
        question = perspective.question
        self._question = question
        self._notes = []
        self._chosen = options[0]
        if len(options) == 1 or question is None:
            return self._only(options)
        if len(options) == 2 and options[0] == PASS and options[1] == NEVER:
            return self._only(options)  # a window in which this seat has nothing to play
        o = Outlook(perspective.sample(BLINDFOLD), perspective.seat, options, question.kind, question.about)
        action = interrupt(o) if o.s.harvest is None else PASS
        if action == PASS:
            if o.s.harvest is None:  # a trade of the prelude is worded with what is an interruption later on
                o.options = [option for option in options if option not in INTERRUPTIONS or question.kind in SPECIALS]
            if question.kind in INTENTIONS:
                action = INTENTIONS[question.kind](o, self._mind)
            elif question.kind in DRAWS:
                action = DRAWS[question.kind](o, self._rng.below(CHANCES))
            else:
                action = ANSWERS[question.kind](o)
        if action not in options:
            raise AssertionError(f"{question.kind}: {action} is none of the options")
        self._notes = o.notes
        self._chosen = action
        return action

    def _only(self, options: list[int]) -> int:
        self._notes = [Note("classicbot-only_choice", {})]
        return options[0]

    def explain(self, lang: str = "en") -> str | None:
        """The last choice and its reasons, in a sentence of that language."""
        if self._chosen < 0:
            return None
        return explanation(self._chosen, self._question, self._notes, lang)


SPECIALS: Final = ("SpecialWindow",)  # here the special Karama is the answer, not an interruption


def interrupt(o: Outlook) -> int:
    """What is done in the middle of a question; PASS when nothing is."""
    if o.kind in SPECIALS or not any(option in INTERRUPTIONS for option in o.options):
        return PASS
    if LISTEN in o.options and KARAMA in o.me.hand and o.s.standing[o.seat] & BATTLE_WINDOWS:
        o.why("classicbot-listen")
        return LISTEN
    for idea in (bargains.answer_deals, tanks.play_ghola, truth.seek_truth, truth.steal_hand, _silence, kanly.threaten):
        action = idea(o)
        if action != PASS:
            return action
    return PASS


def _silence(o: Outlook) -> int:
    return truth.seek_silence(o, PLAY + CONE_OF_SILENCE)


BATTLE_WINDOWS: Final = sum([1 << power for power in (*karama.BATTLE_POWERS, *karama.SHIPPING_POWERS)])
