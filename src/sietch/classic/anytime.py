"""Cards that may be played at any moment: Truthtrance, Ghola, Cone of Silence, and two special Karama powers."""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import (
    ACTIONS,
    AGAINST,
    ALOUD,
    AT_LEAST,
    BRIBED,
    DONE,
    ELITE,
    HOLDS,
    KARAMA_SPECIAL,
    LEADER,
    LISTEN,
    MARKER_IS,
    MOST_SPICE,
    NO,
    PLAY,
    PREDICTED,
    PREDICTED_IN,
    REVIVE,
    THREATEN,
    TRUTH,
    YES,
)
from sietch.classic.cards import ATOMICS, CARD_IDS, CONE_OF_SILENCE, GHOLA, TRUTHTRANCE, WEATHER_CONTROL, copies
from sietch.classic.deals import deal_options
from sietch.classic.duel.threats import NameDeed, is_threat, threat_options, threat_unavailable
from sietch.classic.frames import Ask
from sietch.classic.hands import discard, show
from sietch.classic.karama import has_special, spend_special
from sietch.classic.phases.battle import Plans
from sietch.classic.phases.bidding import SwapHands, robbable
from sietch.classic.phases.revival import bring_back, dead_leaders, elite_tokens, wake
from sietch.classic.reasons import NOT_ON_TURN_ONE, NOTHING_TO_REVIVE
from sietch.classic.sheets import LEADERS, ORDINARY, faction_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import (
    BATTLE,
    BENE_GESSERIT,
    BIDDING,
    EMPEROR,
    EVERYBODY,
    FACTION_IDS,
    FACTIONS,
    FREMEN,
    HARKONNEN,
    SETUP,
    TURNS,
)
from sietch.kernel.rule import Reason

GHOLA_TOKENS: Final = 5
EMPEROR_TOKENS: Final = 3
BARRED: Final = 1000  # where a leader "fought" who was revived in the middle of the battles [IT-XXV.A.5]
MARKERS: Final = 6


def anytime_options(s: ClassicState, seat: int) -> list[int]:
    """What a seat may do now although nobody asks it to."""
    if s.phase == SETUP or not s.in_game(seat):
        return []
    found = deal_options(s, seat) if s.rules.deals else []
    if s.duel is not None:
        found.extend(threat_options(s, seat))
    if s.standing[seat]:
        found.append(LISTEN)
    found.extend(anytime_cards(s, seat))
    return found


def before_plans(s: ClassicState) -> bool:
    """Whether battle plans are asked for and none is sealed yet: the last moment for a card. [IT-X.B.6]

    Once a plan is sealed nothing may come between it and the other, and deals would change what can be paid. Nobody
    else can tell how far an unfinished plan has come, so that must make no difference: it is begun anew.
    """
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Plans) and len(top.seats(s)) == len(top.asked)


def anytime_cards(s: ClassicState, seat: int) -> list[int]:
    """Cards of a hand that can be played at any moment."""
    p = s.players[seat]
    found: list[int] = []
    if not p.hand:
        return found
    if TRUTHTRANCE in p.hand:
        others = [other for other in s.players if other.seat != seat and s.in_game(other.seat)]
        found.extend([TRUTH + other.faction for other in others])
    if GHOLA in p.hand and revivable_by_card(s, p):
        found.append(PLAY + GHOLA)
    if CONE_OF_SILENCE in p.hand and silenceable(s, p):
        found.append(PLAY + CONE_OF_SILENCE)
    if special_now(s, p):
        found.append(KARAMA_SPECIAL)
    return found


def anytime_unavailable(s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
    """Any-time cards that a seat holds but cannot use now."""
    p = s.players[seat]
    found: list[tuple[int, Reason]] = []
    if GHOLA in p.hand and not revivable_by_card(s, p):
        found.append((PLAY + GHOLA, NOTHING_TO_REVIVE))
    if s.duel is not None:
        found.extend(threat_unavailable(s, seat))
    if s.turn == 1 and not s.rules.storm_cards_early:
        found.extend([(PLAY + card, NOT_ON_TURN_ONE) for card in (WEATHER_CONTROL, ATOMICS) if card in p.hand])
    return found


def is_anytime(action: int) -> bool:
    """Whether an action interrupts whatever is being asked."""
    if action == LISTEN or TRUTH <= action < TRUTH + FACTIONS or is_threat(action):
        return True
    return action in (PLAY + GHOLA, PLAY + CONE_OF_SILENCE, KARAMA_SPECIAL)


def special_now(s: ClassicState, p: Player) -> bool:
    """The Emperor revives whenever he likes, the Harkonnen steal during the bidding. [FR-XVIII]"""
    if not has_special(s, p):
        return False
    if p.faction == EMPEROR:
        return bool(revivable_by_card(s, p))
    return p.faction == HARKONNEN and s.phase == BIDDING and bool(robbable(s, p.seat))


def play_anytime(s: ClassicState, seat: int, action: int) -> None:
    """Interrupt: the question that was being asked waits beneath."""
    p = s.players[seat]
    top = s.stack[-1]
    if isinstance(top, Plans):
        s.stack[-1] = top.with_answers(tuple([() for _ in top.asked]))
    if action == LISTEN:
        s.standing[seat] = 0
    elif is_threat(action):
        s.then(NameDeed(seat, s.seat(action - THREATEN)))
    elif TRUTH <= action < TRUTH + FACTIONS:
        discard(s, p, TRUTHTRANCE)
        s.then(AskTruth(seat, s.seat(action - TRUTH)))
    elif action == PLAY + GHOLA:
        discard(s, p, GHOLA)
        s.then(Resurrect(seat, GHOLA_TOKENS, -1))
    elif action == PLAY + CONE_OF_SILENCE:
        discard(s, p, CONE_OF_SILENCE)
        s.then(Silence(seat))
    else:
        spend_special(s, p)
        if p.faction == EMPEROR:
            s.then(Resurrect(seat, EMPEROR_TOKENS, -1))
        else:
            s.then(SwapHands(seat, -1, 0))


# -- Tleilaxu Ghola, and the Emperor's special Karama -------------------------------------------------------------


def revivable_by_card(s: ClassicState, p: Player) -> int:
    """How much a card could bring back: tokens, leaders, the Kwisatz Haderach."""
    return p.tanks + p.tanks_elite + len(dead_leaders(s, p)) + p.kwisatz_dead


class Resurrect(Ask):
    """One leader, or some tokens, for nothing. [CARD-GHOLA, IT-XXV.A.6]"""

    __slots__ = ("most", "tokens")
    anytime = False

    def __init__(self, seat: int, most: int, tokens: int) -> None:
        super().__init__(seat)
        self.most = most
        self.tokens = tokens  # -1: not chosen yet

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"most": self._most(s)}

    def _most(self, s: ClassicState) -> int:
        p = s.players[self.seat]
        return min(self.most, p.tanks + elite_tokens(p))

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        if self.tokens >= 0:
            return [ELITE + n for n in range(1 if self.tokens > p.tanks else 0, elite_tokens(p) + 1)]
        found = [REVIVE + n for n in range(1, self._most(s) + 1)]
        found.extend([LEADER + leader for leader in dead_leaders(s, p)])
        if p.kwisatz_dead:
            found.append(YES)
        return sorted(found)

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        if action == YES:
            p.kwisatz_dead = False
            if s.sink is not None:
                s.emit("kwisatz_revived", seat, {})
        elif LEADER <= action < LEADER + LEADERS:
            wake(s, p, action - LEADER)
            if s.phase == BATTLE:
                s.fought[action - LEADER] = BARRED
        elif self.tokens >= 0:
            elites = action - ELITE
            bring_back(s, p, self.tokens - elites, elites)
        else:
            tokens = action - REVIVE
            if elite_tokens(p):
                s.then(Resurrect(seat, self.most, tokens))
            else:
                bring_back(s, p, tokens, 0)


# -- Cone of Silence ----------------------------------------------------------------------------------------------


def silenceable(s: ClassicState, p: Player) -> list[int]:
    others = [q for q in s.players if q.seat != p.seat and not s.allied(p.seat, q.seat) and not q.silenced]
    return [q.seat for q in others if s.in_game(q.seat)]


class Silence(Ask):
    """Name one opponent after the other who may not buy cards or ally this turn. [CARD-CONE]"""

    __slots__ = ()
    anytime = False

    def asks(self, s: ClassicState) -> bool:
        return bool(silenceable(s, s.players[self.seat]))

    def options(self, s: ClassicState, seat: int) -> list[int]:
        named = [AGAINST + s.players[other].faction for other in silenceable(s, s.players[seat])]
        return sorted([DONE, *named])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == DONE:
            return
        victim = s.seat(action - AGAINST)
        s.players[victim].silenced = True
        if s.sink is not None:
            s.emit("silenced", seat, {"victim": victim})
        s.then(Silence(seat))


# -- Truthtrance --------------------------------------------------------------------------------------------------


class AskTruth(Ask):
    """Choose a fact; the engine answers for the one who is asked. [CARD-TRUTHTRANCE]"""

    __slots__ = ("victim",)
    anytime = False

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"victim": FACTION_IDS[s.players[self.victim].faction]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        victim = s.players[self.victim]
        found = [HOLDS + card for card in range(len(CARD_IDS)) if copies(s.rules.deck, card)]
        for leader in range(ORDINARY):
            owner = faction_of(leader)
            if s.seat_of[owner] >= 0 and owner != victim.faction:
                found.append(BRIBED + leader)
        found.extend(range(AT_LEAST, AT_LEAST + MOST_SPICE))
        if victim.faction == BENE_GESSERIT:
            found.extend([PREDICTED + f for f in range(FACTIONS) if s.seat_of[f] >= 0 and f != BENE_GESSERIT])
            found.extend(range(PREDICTED_IN, PREDICTED_IN + TURNS))
        if victim.faction == FREMEN and s.rules.weather:
            found.extend(range(MARKER_IS, MARKER_IS + MARKERS))
        found.append(ALOUD)
        return sorted(found)

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == ALOUD:
            if s.sink is not None:
                s.emit("truthtrance", seat, {"victim": self.victim, "fact": "aloud"})
            s.then(AnswerAloud(self.victim, seat))
            return
        truth = answer(s, s.players[self.victim], action)
        if s.sink is not None:
            facts = {"victim": self.victim, "fact": ACTIONS.notation(action), "answer": truth}
            s.emit("truthtrance", seat, facts)


class AnswerAloud(Ask):
    """A question of the asker's own words, answered yes or no on record. [CARD-TRUTHTRANCE]"""

    __slots__ = ("asker",)
    anytime = False

    def __init__(self, seat: int, asker: int) -> None:
        super().__init__(seat)
        self.asker = asker

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"asker": FACTION_IDS[s.players[self.asker].faction]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if s.sink is not None:
            s.emit("answered", seat, {"asker": self.asker, "answer": action == YES})


def answer(s: ClassicState, p: Player, fact: int) -> bool:
    """The truth about a fact, which the whole table now knows."""
    if HOLDS <= fact < HOLDS + len(CARD_IDS):
        return _answer_card(p, fact - HOLDS)
    if BRIBED <= fact < BRIBED + LEADERS:
        return _answer_traitor(p, fact - BRIBED)
    if PREDICTED <= fact < PREDICTED + FACTIONS:
        return _answer_prediction(p, p.predicted == fact - PREDICTED, fact - PREDICTED)
    if PREDICTED_IN <= fact < PREDICTED_IN + TURNS:
        turn = fact - PREDICTED_IN + 1
        return _answer_prediction(p, p.predicted_turn == turn, TURN_BASE + turn)
    if MARKER_IS <= fact < MARKER_IS + MARKERS:
        return _answer_marker(s, fact - MARKER_IS + 1)
    return p.spice >= fact - AT_LEAST + 1


TURN_BASE: Final = 100  # in `Player.denied`, turns stand above this


def _answer_card(p: Player, card: int) -> bool:
    if card in p.hand:
        show(p, card, EVERYBODY)
        return True
    if card not in p.lacks:
        p.lacks = sorted([*p.lacks, card])
    return False


def _answer_marker(s: ClassicState, sectors: int) -> bool:
    if s.marker == sectors:
        s.marker_denied = [other for other in range(1, MARKERS + 1) if other != sectors]
        return True
    s.marker_denied = sorted({*s.marker_denied, sectors})
    return False


def _answer_traitor(p: Player, leader: int) -> bool:
    if leader in p.traitors:
        p.traitors_known[p.traitors.index(leader)] = EVERYBODY
        return True
    if leader not in p.innocent:
        p.innocent = sorted([*p.innocent, leader])
    return False


def _answer_prediction(p: Player, true: bool, what: int) -> bool:
    """A yes is kept as the denial of everything else."""
    if not true:
        p.denied = sorted({*p.denied, what})
    elif what < TURN_BASE:
        p.denied = sorted({*p.denied, *[f for f in range(FACTIONS) if f != what]})
    else:
        p.denied = sorted({*p.denied, *[TURN_BASE + turn for turn in range(1, TURNS + 1) if TURN_BASE + turn != what]})
    return true
