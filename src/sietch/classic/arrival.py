"""Tokens arrive in a territory: what that means for the Bene Gesserit, who may live beside others. [FR-XV.B]"""

from __future__ import annotations

from sietch.classic.actions import COEXIST, OPPOSE
from sietch.classic.atlas import LOCATION_IDS, SINK_TERRITORY, TERRITORY_IDS, TERRITORY_OF
from sietch.classic.duel.deeds import ENTER
from sietch.classic.factions_extra.tleilaxu import end_rule
from sietch.classic.forces import lift, others_in, place, present
from sietch.classic.frames import AskAbout
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT


def arrive(s: ClassicState, p: Player, location: int, tokens: int, elites: int) -> None:
    """Set tokens down; whoever has to decide about coexistence is asked next."""
    territory = TERRITORY_OF[location]
    stood_there = p.stands_in(territory)
    place(p, location, tokens, elites)
    if s.affairs is not None:
        end_rule(s, territory)
    if s.duel is not None:
        s.duel.note(p.seat, ENTER + territory)
    if not s.rules.additional or territory == SINK_TERRITORY:
        return
    if p.faction == BENE_GESSERIT:
        _sisters_enter(s, p, territory, stood_there)
        return
    sisters = s.player(BENE_GESSERIT)
    if sisters is None or (s.coexist | s.hostile) >> territory & 1 or not sisters.stands_in(territory):
        return
    # FR presumes that she coexists unless she has declared otherwise; IT asks her at once. [FR-XV.B.5, IT-XV.B.5]
    if s.rules.asked_when_entered and not s.allied(sisters.seat, p.seat):
        s.then(CoexistOrOppose(sisters.seat, territory))
    else:
        set_coexisting(s, sisters.seat, territory)


def _sisters_enter(s: ClassicState, p: Player, territory: int, stood_there: bool) -> None:
    company = [seat for seat in present(s, territory) if seat != p.seat]
    if not company or (s.coexist | s.hostile) >> territory & 1:
        return
    if stood_there:
        return
    if any(s.allied(p.seat, seat) for seat in company) or not may_oppose(s, p.seat, territory):
        set_coexisting(s, p.seat, territory)
    else:
        s.then(CoexistOrOppose(p.seat, territory))


def may_oppose(s: ClassicState, seat: int, territory: int) -> bool:
    """A third faction cannot fight for a stronghold."""
    return not s.rules.fortified >> territory & 1 or others_in(s, seat, territory) < 2


def set_coexisting(s: ClassicState, seat: int, territory: int) -> None:
    s.coexist |= 1 << territory
    if s.sink is not None:
        s.emit("coexists", seat, {"territory": TERRITORY_IDS[territory]})


class CoexistOrOppose(AskAbout):
    """Do the Bene Gesserit live in peace with the others here, or not? [FR-XV.B.5]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [COEXIST, OPPOSE] if may_oppose(s, seat, self.territory) else [COEXIST]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == COEXIST:
            set_coexisting(s, seat, self.territory)
        else:
            s.hostile |= 1 << self.territory
            if s.sink is not None:
                s.emit("opposes", seat, {"territory": TERRITORY_IDS[self.territory]})


def move_tokens(s: ClassicState, p: Player, group: tuple[tuple[int, int, int], ...], location: int) -> None:
    """Take a group from where it stands to another location of the map."""
    tokens = elites = 0
    territory = TERRITORY_OF[location]
    for start, some, some_elites in group:
        lift(p, start, some, some_elites)
        tokens += some
        elites += some_elites
    # Advisors who walk on within a territory stay what they are; where none is left, coexistence is over.
    for start, _, _ in group:
        left = TERRITORY_OF[start]
        if left != territory and p.faction == BENE_GESSERIT and not p.stands_in(left):
            s.coexist &= ~(1 << left)
    if s.sink is not None:
        facts = {
            "from": LOCATION_IDS[group[0][0]],
            "to": LOCATION_IDS[location],
            "tokens": tokens,
            "elites": elites,
        }
        s.emit("moved", p.seat, facts)
    if any(TERRITORY_OF[start] == territory for start, _, _ in group):
        place(p, location, tokens, elites)
    else:
        arrive(s, p, location, tokens, elites)
