"""Revival: tokens before anybody moves, leaders at the end of one's own movement. [FR-IX.B, FR-IX.D]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import ELITE, LEADER, NO, PASS, REVIVE, YES
from sietch.classic.factions_extra.tleilaxu import leave_the_tanks, revival_limit, token_income
from sietch.classic.frames import Ask, Secret, Step, begin_phase
from sietch.classic.karama import TLEILAXU_INCOME, window
from sietch.classic.money import forget_pledges, settle_bill
from sietch.classic.reasons import NOT_ENOUGH_SPICE, NOT_REVIVABLE, ONE_ELITE, REVIVAL_LIMIT, TOO_DEAR, WAIT_FOR_OTHERS
from sietch.classic.sheets import LEADER_IDS, LEADER_STRENGTH, leaders_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_TLEILAX, DEAD, EMPEROR, FACTION_IDS, FREMEN, HOME, IXIANS, REVIVAL
from sietch.kernel.rule import Reason
from sietch.kernel.sealed import Answers

LIMIT: Final = 3
PRICE: Final = 2
FREMEN_GRANT: Final = 3
KWISATZ_PRICE: Final = 2
GRANTED: Final = 1 << 41  # among the cancelled powers: the Fremen let their allies revive three for nothing


class RevivalPhase(Step):
    """Everybody may take up to three tokens out of the tanks. [FR-IX.B]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        begin_phase(s, REVIVAL)
        forget_pledges(s)
        s.cancelled &= ~GRANTED
        if s.rules.ixian_leaders_free and s.seat_of[IXIANS] >= 0:
            s.then(IxianLeaders())
        s.then(ReviveTokens())
        fremen = s.player(FREMEN)
        if fremen is not None and any(fremen.allies >> p.seat & 1 and p.tanks + p.tanks_elite for p in s.players):
            s.then(GrantRevival(fremen.seat))


class GrantRevival(Ask):
    """Do the Fremen let their allies revive three tokens for nothing? [SH-FREMEN.ALLIANCE]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == YES:
            s.cancelled |= GRANTED
            if s.sink is not None:
                s.emit("revival_granted", seat, {})


class ReviveTokens(Step):
    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        asked = tuple([p.seat for p in s.players if p.tanks + p.tanks_elite])
        if asked:
            s.then(Revive(asked))
            if s.affairs is not None:
                window(s, TLEILAXU_INCOME, s.seat_of[BENE_TLEILAX])


class IxianLeaders(Step):
    """Ixian leaders come back for nothing, where the table plays so. [SH-IXIANS.4]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        p = s.players[s.seat_of[IXIANS]]
        for leader in dead_leaders(s, p):
            wake(s, p, leader)


def free_revivals(s: ClassicState, p: Player) -> int:
    """What the sheet gives, or the grant of the Fremen."""
    fremen = s.player(FREMEN)
    if s.cancelled & GRANTED and fremen is not None and fremen.allies >> p.seat & 1:
        return max(p.sheet.free_revival, FREMEN_GRANT)
    return p.sheet.free_revival


def emperor_behind(s: ClassicState, p: Player) -> int:
    """Spice of an allied Emperor who may pay for further revivals, if that rule is on. [OQ10]"""
    emperor = s.player(EMPEROR)
    if not s.rules.emperor_pays or emperor is None or not emperor.allies >> p.seat & 1:
        return 0
    return emperor.spice


def revivable(s: ClassicState, p: Player) -> int:
    """How many tokens a player can have back now. [FR-IX.B.1, FR-IX.B.2]"""
    paid = p.spice // PRICE
    return min(revival_limit(s, p, LIMIT), p.tanks + elite_tokens(p), free_revivals(s, p) + paid)


def elite_tokens(p: Player) -> int:
    """Of elite tokens only one comes back in a turn. [SH-ELITE]"""
    return min(1, p.tanks_elite)


class Revive(Secret):
    """How many tokens, and whether an elite one is among them. [FR-IX.B]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        p = s.players[seat]
        return {"tanks": p.tanks, "elites": p.tanks_elite, "free": free_revivals(s, p), "price": PRICE}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        p = s.players[seat]
        if not given:
            return [REVIVE + n for n in range(revivable(s, p) + 1)]
        tokens = given[0] - REVIVE
        if len(given) == 1 and tokens and elite_tokens(p):
            return [ELITE + n for n in range(1 if tokens > p.tanks else 0, 2)]
        return []

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        p = s.players[seat]
        if self.given(seat):
            return [(ELITE + n, ONE_ELITE) for n in range(2, min(p.tanks_elite, LIMIT) + 1)]
        most, limit = revivable(s, p), revival_limit(s, p, LIMIT)
        in_tanks = min(p.tanks + p.tanks_elite, limit + 1)
        reason = REVIVAL_LIMIT if most == limit else NOT_ENOUGH_SPICE
        return [(REVIVE + n, reason) for n in range(most + 1, in_tanks + 1)]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        paid_to = token_income(s)
        for seat, given in zip(self.asked, answers, strict=True):
            tokens = given[0] - REVIVE
            elites = given[1] - ELITE if len(given) > 1 else 0
            p = s.players[seat]
            price = PRICE * max(0, tokens - free_revivals(s, p))
            if price:
                settle_bill(s, seat, price, 0, paid_to)
            bring_back(s, p, tokens - elites, elites)
        s.then(*[MoreFromEmperor(seat) for seat in self.asked if emperor_behind(s, s.players[seat]) >= PRICE])


def bring_back(s: ClassicState, p: Player, tokens: int, elites: int) -> None:
    """From the tanks to the reserves. [FR-IX.B.3]"""
    p.tanks -= tokens
    p.tanks_elite -= elites
    p.reserve += tokens
    p.reserve_elite += elites
    if tokens + elites and s.sink is not None:
        s.emit("revived", p.seat, {"tokens": tokens, "elites": elites})


class MoreFromEmperor(Ask):
    """An allied Emperor may pay for up to three more. He is the one who decides. [OQ10]"""

    __slots__ = ()

    def _most(self, s: ClassicState) -> int:
        p = s.players[self.seat]
        return min(LIMIT, p.tanks, emperor_behind(s, p) // PRICE)

    def asks(self, s: ClassicState) -> bool:
        return self._most(s) > 0

    def seats(self, s: ClassicState) -> tuple[int, ...]:
        return (s.seat(EMPEROR),)

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"ally": FACTION_IDS[s.players[self.seat].faction], "price": PRICE}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [REVIVE + n for n in range(self._most(s) + 1)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        tokens = action - REVIVE
        if tokens:
            settle_bill(s, seat, PRICE * tokens, 0, s.seat_of[BENE_TLEILAX])
            bring_back(s, s.players[self.seat], tokens, 0)


# -- leaders ------------------------------------------------------------------------------------------------------


def dead_leaders(s: ClassicState, p: Player) -> list[int]:
    return [leader for leader in leaders_of(p.faction) if s.leaders[leader] == DEAD]


def why_not_revive(s: ClassicState, p: Player, leader: int) -> Reason | None:
    """Why a dead leader stays dead this turn. [FR-IX.D]"""
    if not p.reviving:
        return NOT_REVIVABLE
    if s.deaths[leader] > min([s.deaths[other] for other in leaders_of(p.faction)]):
        return WAIT_FOR_OTHERS
    if p.spice < LEADER_STRENGTH[leader]:
        return TOO_DEAR
    return None


def note_deaths(s: ClassicState, p: Player) -> None:
    """When all five leaders are in the tanks they begin to come back, until all are alive. [FR-IX.D.1]"""
    dead = len(dead_leaders(s, p))
    if dead and dead == len(leaders_of(p.faction)):
        p.reviving = True
    elif dead == 0:
        p.reviving = False


class ReviveLeader(Ask):
    """At the end of one's movement a leader may be revived for as much spice as he is strong. [FR-IX.D.2, FR-IX.D.4]"""

    __slots__ = ()

    def asks(self, s: ClassicState) -> bool:
        p = s.players[self.seat]
        if p.kwisatz_dead and p.spice >= KWISATZ_PRICE:
            return True
        return p.reviving and any(why_not_revive(s, p, leader) is None for leader in dead_leaders(s, p))

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        found = [PASS]
        if p.kwisatz_dead and p.spice >= KWISATZ_PRICE:
            found.append(YES)
        found.extend([LEADER + leader for leader in dead_leaders(s, p) if why_not_revive(s, p, leader) is None])
        return found

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        p = s.players[seat]
        found: list[tuple[int, Reason]] = []
        for leader in dead_leaders(s, p):
            reason = why_not_revive(s, p, leader)
            if reason is not None:
                found.append((LEADER + leader, reason.about({"leader": LEADER_IDS[leader]})))
        return found

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        if action == YES:  # OQ14
            settle_bill(s, seat, KWISATZ_PRICE, 0, s.seat_of[BENE_TLEILAX])
            p.kwisatz_dead = False
            if s.sink is not None:
                s.emit("kwisatz_revived", seat, {})
        elif action != PASS:
            leader = action - LEADER
            settle_bill(s, seat, LEADER_STRENGTH[leader], 0, s.seat_of[BENE_TLEILAX])
            wake(s, p, leader)


def wake(s: ClassicState, p: Player, leader: int) -> None:
    """A leader lives again; a traitor he was, a traitor he stays. [FR-IX.D.3]"""
    s.leaders[leader] = HOME
    note_deaths(s, p)
    if s.sink is not None:
        s.emit("leader_revived", p.seat, {"leader": LEADER_IDS[leader]})
    if s.affairs is not None:
        leave_the_tanks(s, leader)
