"""The beginning of the prelude: ten spice each, and a sealed bid for the Directorship. [FR-XVI.A.2]"""

from __future__ import annotations

from sietch.classic.actions import BID, MOST_SPICE
from sietch.classic.frames import Secret, Step
from sietch.classic.prelude.decks import ENDOWMENT, HARVEST_TURNS, HARVESTS, access_deck
from sietch.classic.prelude.desk import Desk
from sietch.classic.prelude.garrisons import BeginPlacement
from sietch.classic.prelude.influence import LayAccess
from sietch.classic.prelude.meeting import Meeting
from sietch.classic.prelude.report import BeginReport
from sietch.classic.prelude.seats import pay, succeed
from sietch.classic.prelude.trading import BeginTrading
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.sealed import Answers


class OpenDesk(Step):
    """Everybody has a planet, twenty tokens in reserve and ten spice; nothing stands on Dune. [FR-XVI.A.2]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        desk = Desk(s.seats)
        desk.harvests = list(HARVESTS)
        s.rng.shuffle(desk.harvests)
        desk.access = access_deck()
        s.rng.shuffle(desk.access)
        desk.access_known = [0] * len(desk.access)
        s.harvest = desk
        for p in s.players:
            p.spice = ENDOWMENT
            p.reserve_elite = p.sheet.elites if s.rules.additional else 0
            p.reserve = p.sheet.tokens - p.reserve_elite
            if s.sink is not None:
                s.emit("planet", p.seat, {"planet": FACTION_IDS[p.faction], "spice": p.spice})
        turns = [step for _ in range(HARVEST_TURNS) for step in (BeginReport(), Meeting(), LayAccess())]
        s.then(BidForDesk(tuple(range(s.seats))), *turns, BeginTrading(), BeginPlacement())


class BidForDesk(Secret):
    """Spice in a closed fist for the Directorship; the second highest is paid. [FR-XVI.A.2.d]"""

    __slots__ = ()

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return [BID + n for n in range(min(s.players[seat].spice, MOST_SPICE) + 1)]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        bids = {seat: given[0] - BID for seat, given in zip(self.asked, answers, strict=True)}
        if s.sink is not None:
            s.emit("director_bids", -1, {"seats": list(bids), "bids": list(bids.values())})
        first = highest(s, bids)
        price = bids.pop(first)
        succeed(s, first)
        pay(s, first, price, highest(s, bids))


def highest(s: ClassicState, bids: dict[int, int]) -> int:
    """Who has bid most; lots are drawn between equals. [FR-XVI.A.2.d, OQ31]"""
    most = max(bids.values())
    return s.rng.choice([seat for seat, bid in bids.items() if bid == most])
