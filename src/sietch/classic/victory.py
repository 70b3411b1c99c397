"""Who has won: strongholds, the prediction, and the special victories of the last turn. [FR-IV, FR-V]"""

from __future__ import annotations

from sietch.classic.atlas import CITIES, HABBANYA_SIETCH, SHIELD_WALL, SIETCH_TABR, TUEKS_SIETCH
from sietch.classic.factions_extra.tleilaxu import ruler
from sietch.classic.forces import present
from sietch.classic.state import ClassicState
from sietch.classic.terms import ATREIDES, BENE_GESSERIT, EMPEROR, FACTION_IDS, FREMEN, GUILD, HARKONNEN
from sietch.kernel.game import Outcome

STRONGHOLD_VICTORY = "strongholds"
PREDICTION_VICTORY = "prediction"
FREMEN_VICTORY = "fremen_special"
GUILD_VICTORY = "guild_default"
MOST_STRONGHOLDS = "most_strongholds"
LAST_STANDING = "last_standing"  # FR-XIX.C.12


def victory_territories(s: ClassicState) -> tuple[int, ...]:
    """What counts: the five strongholds or more [IT-XVIII.C], with FR-XX.B the Shield Wall too."""
    return (*s.rules.strongholds, SHIELD_WALL) if s.rules.wall_counts else s.rules.strongholds


def holders(s: ClassicState, territory: int) -> list[int]:
    """Who holds a victory territory at the end of the turn. [FR-XV.B.4, OQ25]"""
    if ruler(s, territory) >= 0:
        return [ruler(s, territory)]  # SH-BENE_TLEILAX.5
    found = present(s, territory)
    if s.rules.lone_advisors_hold and not found:
        return [p.seat for p in s.players if p.stands_in(territory)]
    return found


def held(s: ClassicState, seats: int) -> int:
    """How much the victory territories that the seats (bits) hold together count for."""
    count = 0
    for territory in victory_territories(s):
        if any(seats >> seat & 1 for seat in holders(s, territory)):
            count += weight(s, territory)
    return count


def weight(s: ClassicState, territory: int) -> int:
    """What a territory counts for: one, but the cities two where both further sietches are used. [IT-XVIII.C.1]"""
    return 2 if s.rules.doubled and territory in CITIES else 1


def side(s: ClassicState, seat: int) -> int:
    """The seat and its allies, as bits."""
    return s.players[seat].allies | 1 << seat


def find_winners(s: ClassicState) -> tuple[list[int], str]:
    """The player or alliance that holds enough, the first in storm order if several do. [FR-IV, FR-XII.E.1, OQ5]"""
    for seat in s.order:
        seats = side(s, seat)
        if held(s, seats) >= s.rules.strongholds_to_win(seats.bit_count()):
            return fulfilled(s, list(s.in_order(seats)), STRONGHOLD_VICTORY)
    return [], ""


def fulfilled(s: ClassicState, winners: list[int], reason: str) -> tuple[list[int], str]:
    """If the Bene Gesserit foresaw it, they win alone. [SH-BENE_GESSERIT.1]"""
    sisters = s.player(BENE_GESSERIT)
    if sisters is not None and sisters.predicted_turn == s.turn:
        if any(s.players[seat].faction == sisters.predicted for seat in winners):
            return [sisters.seat], PREDICTION_VICTORY
    return winners, reason


def last_turn_winners(s: ClassicState) -> tuple[list[int], str]:
    """Fifteen turns are over: the Fremen may have kept Dune for themselves, otherwise the Guild has its way. [FR-V]"""
    fremen, guild = s.seat(FREMEN), s.seat(GUILD)
    if fremen >= 0 and fremen_victory(s):
        return list(s.in_order(side(s, fremen))), FREMEN_VICTORY
    if guild >= 0:
        return list(s.in_order(side(s, guild))), GUILD_VICTORY
    if fremen >= 0:
        return list(s.in_order(side(s, fremen))), FREMEN_VICTORY
    best = max([held(s, side(s, seat)) for seat in s.order])
    for seat in s.order:
        if held(s, side(s, seat)) == best:
            return list(s.in_order(side(s, seat))), MOST_STRONGHOLDS
    raise AssertionError("somebody holds the most")


def fremen_victory(s: ClassicState) -> bool:
    """Nobody else in the two sietches, and none of the three great powers in Tuek's. [SH-FREMEN.4]"""
    fremen = s.seat(FREMEN)
    for territory in (SIETCH_TABR, HABBANYA_SIETCH):
        if any(seat != fremen for seat in present(s, territory)):
            return False
    return not any(s.players[seat].faction in (HARKONNEN, ATREIDES, EMPEROR) for seat in present(s, TUEKS_SIETCH))


def crown(s: ClassicState, winners: list[int], reason: str) -> None:
    """The game is over."""
    s.winners = winners
    s.reason = reason
    s.stack.clear()
    if s.sink is not None:
        s.emit("game_over", -1, {"winners": winners, "reason": reason})


def final_outcome(s: ClassicState) -> Outcome | None:
    if not s.winners:
        return None
    rest = [seat for seat in range(s.seats) if seat not in s.winners]
    groups: dict[int, list[int]] = {}
    for seat in rest:
        groups.setdefault(held(s, 1 << seat), []).append(seat)
    ranking = [list(s.winners), *[groups[count] for count in sorted(groups, reverse=True)]]
    facts = {"turn": s.turn, "factions": [FACTION_IDS[p.faction] for p in s.players]}
    return Outcome(list(s.winners), ranking, s.reason, facts)
