"""Setting up: factions, prediction, traitors, spice, first tokens, first cards. [FR-III]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import AT, COUNT, ELITE, IN_TURN, PASS, PREDICT, TAKE, TRAITOR
from sietch.classic.atlas import LOCATION, LOCATION_IDS, LOCATIONS_IN, SINK, TERRITORY, TERRITORY_OF
from sietch.classic.cards import CARD_IDS, deck_of, spice_deck
from sietch.classic.duel.opening import deal_duel_cards, open_duels
from sietch.classic.factions_extra.seating import seat_the_tleilaxu
from sietch.classic.forces import place, present
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.hands import draw, take
from sietch.classic.order import dots_for, first_dialers, set_order
from sietch.classic.phases.turn import BeginTurn
from sietch.classic.prelude.opening import OpenDesk
from sietch.classic.rules import pool
from sietch.classic.sheets import FREMEN_START, FREMEN_START_TERRITORIES, LEADER_IDS, faction_of, leaders_of
from sietch.classic.state import ClassicState
from sietch.classic.terms import BENE_GESSERIT, BENE_TLEILAX, FACTION_IDS, FACTIONS, FREMEN, HARKONNEN, TURNS
from sietch.kernel.sealed import Answers

DRAWN: Final = 4  # leaders that everybody sees when traitors are found [FR-III.E.2]


class Prepare(Step):
    """Shuffle both decks, seat the players, and find out who plays whom. [FR-III.C, FR-III.E]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        s.deck = deck_of(s.rules.deck)
        s.rng.shuffle(s.deck)
        s.deck_known = [0] * len(s.deck)
        s.spice_deck = spice_deck()
        s.rng.shuffle(s.spice_deck)
        if s.rules.duel:
            open_duels(s)
        for p, dot in zip(s.players, dots_for(s.seats), strict=True):
            p.dot = dot
        set_order(s)
        s.dialers = first_dialers(s)
        wanted = s.rules.factions
        if isinstance(wanted, list):
            for seat, name in enumerate(wanted):
                give_faction(s, seat, FACTION_IDS.index(name))
            s.then(Sheets())
        elif wanted == "choose":
            s.then(*[ChooseFaction(seat) for seat in s.order], Sheets())
        else:
            factions = pool(s.rules)
            s.rng.shuffle(factions)
            for seat in range(s.seats):
                give_faction(s, seat, factions[seat])
            s.then(Sheets())


def give_faction(s: ClassicState, seat: int, faction: int) -> None:
    s.players[seat].faction = faction
    s.seat_of[faction] = seat
    if s.sink is not None:
        s.emit("faction", seat, {"faction": FACTION_IDS[faction]})


class ChooseFaction(Ask):
    """Take one of the factions that are left. [FR-III.E]"""

    __slots__ = ()
    anytime = False

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [TAKE + faction for faction in pool(s.rules) if s.seat_of[faction] < 0]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        give_faction(s, seat, action - TAKE)


class Sheets(Step):
    """Everybody takes what their shield says, and the secrets of the start are chosen. [FR-III.E.2-6]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if s.seat_of[BENE_TLEILAX] >= 0:
            seat_the_tleilaxu(s)
        if s.rules.harvest:
            s.then(OpenDesk(), FirstSecrets())
            return
        for p in s.players:
            p.spice = p.sheet.spice
            p.reserve_elite = p.sheet.elites if s.rules.additional else 0
            p.reserve = p.sheet.tokens - p.reserve_elite
            for name, tokens in p.sheet.on_map:
                place(p, LOCATION[name], tokens, 0)
                p.reserve -= tokens
        s.then(FirstSecrets())
        if s.sink is not None:
            s.emit("sheets", -1, {"factions": [FACTION_IDS[p.faction] for p in s.players]})


class FirstSecrets(Step):
    """The prediction, then the traitors. [FR-III.E.2, FR-XVI.C.2]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        bene_gesserit = s.seat(BENE_GESSERIT)
        if bene_gesserit >= 0:
            s.then(Predict(bene_gesserit))
        else:
            s.then(DrawTraitors())


class Predict(Ask):
    """Write down in secret who will win. [SH-BENE_GESSERIT.1]"""

    __slots__ = ()
    anytime = False

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [PREDICT + f for f in range(FACTIONS) if s.seat_of[f] >= 0 and f != BENE_GESSERIT]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        s.players[seat].predicted = action - PREDICT
        s.then(PredictTurn(seat))


class PredictTurn(Ask):
    """And in which turn. [SH-BENE_GESSERIT.1]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"faction": FACTION_IDS[s.players[self.seat].predicted]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return list(range(IN_TURN, IN_TURN + TURNS))

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        p.predicted_turn = action - IN_TURN + 1
        if s.sink is not None:
            secret = {"faction": FACTION_IDS[p.predicted], "turn": p.predicted_turn}
            s.emit("prediction", seat, {}, {seat: secret})
        s.then(DrawTraitors())


class DrawTraitors(Step):
    """Everybody sees four leaders; the Harkonnen keep all of them that are not their own. [FR-III.E.2]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        leaders = [leader for p in s.players for leader in leaders_of(p.faction)]
        s.rng.shuffle(leaders)
        asked: list[int] = []
        for p in s.players:
            if not p.sheet.leaders:
                continue  # the Tleilaxu breed their traitors [SH-BENE_TLEILAX.4]
            p.drawn = sorted(leaders[:DRAWN])
            del leaders[:DRAWN]
            if p.faction == HARKONNEN:
                for leader in p.drawn:
                    if faction_of(leader) != p.faction:
                        bribe(s, p.seat, leader)
            else:
                asked.append(p.seat)
        s.then(ChooseTraitor(tuple(asked)), FirstTokens())


def bribe(s: ClassicState, seat: int, leader: int) -> None:
    p = s.players[seat]
    p.traitors.append(leader)
    p.traitors_known.append(0)


class ChooseTraitor(Secret):
    """Mark one leader of an opponent as a traitor in one's pay. [FR-III.E.2]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"drawn": [LEADER_IDS[leader] for leader in s.players[seat].drawn]}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        p = s.players[seat]
        return [TRAITOR + leader for leader in p.drawn if faction_of(leader) != p.faction] or [PASS]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        for seat, given in zip(self.asked, answers, strict=True):
            if given[0] != PASS:
                bribe(s, seat, given[0] - TRAITOR)
        if s.sink is not None:
            for p in s.players:
                names = [LEADER_IDS[leader] for leader in p.traitors]
                s.emit("traitors", p.seat, {}, {p.seat: {"traitors": names}})


class FirstTokens(Step):
    """The Fremen spread over their lands, then the Bene Gesserit send one token, then cards are dealt."""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        fremen, sisters = s.player(FREMEN), s.player(BENE_GESSERIT)
        s.then(FirstCards())
        if s.rules.harvest:
            return  # everybody stands where the prelude has put them [FR-XVI.B.7]
        if sisters is not None:
            if s.rules.additional:
                s.then(PlaceAdvisor(sisters.seat))
            else:
                place(sisters, SINK, 1, 0)
                sisters.reserve -= 1
        if fremen is not None:
            s.then(PlaceFremen(fremen.seat, FREMEN_START))


class PlaceFremen(Ask):
    """Where the next of the ten Fremen tokens stand. [SH-FREMEN.START]"""

    __slots__ = ("left",)
    anytime = False

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"left": self.left}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        places = [where for name in FREMEN_START_TERRITORIES for where in LOCATIONS_IN[TERRITORY[name]]]
        return sorted([AT + where for where in places])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        s.then(PlaceFremenCount(seat, self.left, action - AT, -1))


class PlaceFremenCount(Ask):
    """How many of them, ordinary first, then Fedaykin. [SH-FREMEN.START]"""

    __slots__ = ("left", "location", "tokens")
    anytime = False

    def __init__(self, seat: int, left: int, location: int, tokens: int) -> None:
        super().__init__(seat)
        self.left = left
        self.location = location
        self.tokens = tokens  # -1: not chosen yet

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"left": self.left, "location": LOCATION_IDS[self.location]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        if self.tokens < 0:
            least = 0 if p.reserve_elite else 1
            return [COUNT + n for n in range(least, min(self.left, p.reserve) + 1)]
        least = 1 if self.tokens == 0 else 0
        return [ELITE + n for n in range(least, min(self.left - self.tokens, p.reserve_elite) + 1)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        if self.tokens < 0:
            tokens, elites = action - COUNT, 0
            if p.reserve_elite and tokens < self.left:
                s.then(PlaceFremenCount(seat, self.left, self.location, tokens))
                return
        else:
            tokens, elites = self.tokens, action - ELITE
        place(p, self.location, tokens, elites)
        p.reserve -= tokens
        p.reserve_elite -= elites
        if s.sink is not None:
            facts = {"location": LOCATION_IDS[self.location], "tokens": tokens, "elites": elites}
            s.emit("placed", seat, facts)
        left = self.left - tokens - elites
        if left:
            s.then(PlaceFremen(seat, left))


class PlaceAdvisor(Ask):
    """One Bene Gesserit token in any territory. [FR-XV.B.1]"""

    __slots__ = ()
    anytime = False

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return list(range(AT, AT + len(LOCATION_IDS)))

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        location = action - AT
        company = present(s, TERRITORY_OF[location])
        place(p, location, 1, 0)
        p.reserve -= 1
        if company:
            s.coexist |= 1 << TERRITORY_OF[location]
        if s.sink is not None:
            s.emit("placed", seat, {"location": LOCATION_IDS[location], "tokens": 1, "elites": 0})


class FirstCards(Step):
    """Everybody draws one treachery card, the Harkonnen two. [FR-III.E.6]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        for seat in s.order:
            p = s.players[seat]
            for _ in range(p.sheet.cards):
                card, known = draw(s)
                take(s, p, card, known)
                if s.sink is not None:
                    s.emit("dealt", seat, {}, {seat: {"card": CARD_IDS[card]}})
        if s.duel is not None:
            deal_duel_cards(s)
        s.then(BeginTurn())
