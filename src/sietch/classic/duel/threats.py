"""Threats of Kanly: one a turn, against a named player, for a named deed. [FR-XIX.B]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import DEED, THREATEN
from sietch.classic.atlas import BLOW_LOCATION, TERRITORY_OF
from sietch.classic.duel.deeds import ALLY, ATTACK, COLLECT, DEED_IDS, PLAY
from sietch.classic.duel.state import SPOKEN
from sietch.classic.frames import Ask
from sietch.classic.reasons import NO_THREAT_TO_ALLY, SAID_ALREADY, SILENCED_THREAT, THREATENED_ALREADY
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS, FACTIONS
from sietch.kernel.rule import Reason

# Collecting where spice can blow.
HARVESTS: Final[list[int]] = sorted([COLLECT + TERRITORY_OF[place] for place in BLOW_LOCATION])


def why_not_threaten(s: ClassicState, seat: int, other: int) -> Reason | None:
    """Why a seat may not threaten another. [FR-XIX.B, CARD-CONE]"""
    if s.players[seat].silenced:
        return SILENCED_THREAT
    if any(by == seat for by, _, _, _ in s.duels().threats):
        return THREATENED_ALREADY
    return NO_THREAT_TO_ALLY if s.allied(seat, other) else None


def rivals_of(s: ClassicState, seat: int) -> list[int]:
    """Everybody else who is still in the game, as far as somebody who is out may still speak: nobody."""
    return [other for other in sorted(s.order) if other != seat] if seat in s.order else []


def threat_options(s: ClassicState, seat: int) -> list[int]:
    """Whom a seat may threaten now, at any moment."""
    return [
        THREATEN + s.players[other].faction for other in rivals_of(s, seat) if why_not_threaten(s, seat, other) is None
    ]


def threat_unavailable(s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
    found: list[tuple[int, Reason]] = []
    for other in rivals_of(s, seat):
        reason = why_not_threaten(s, seat, other)
        if reason is not None:
            found.append((THREATEN + s.players[other].faction, reason))
    return found


def is_threat(action: int) -> bool:
    return THREATEN <= action < THREATEN + FACTIONS


class NameDeed(Ask):
    """If they do what, will it be Kanly? [FR-XIX.B, OQ33]"""

    __slots__ = ("target",)
    anytime = False

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"victim": FACTION_IDS[s.players[self.target].faction]}

    def _possible(self, s: ClassicState) -> list[int]:
        """Deeds that the threatened one could do: nobody attacks or joins themselves, or who is not there."""
        own = s.players[self.target].faction
        there = [faction for faction in range(FACTIONS) if s.seat(faction) >= 0 and faction != own]
        found = [*range(COLLECT), *HARVESTS, *range(PLAY, ATTACK), *[ATTACK + faction for faction in there]]
        return [*found, *[ALLY + faction for faction in there]] if s.rules.alliances else found

    def _said(self, s: ClassicState) -> list[int]:
        return [deed for _, to, deed, _ in s.duels().threats if to == self.target]

    def options(self, s: ClassicState, seat: int) -> list[int]:
        said = self._said(s)
        return [DEED + deed for deed in self._possible(s) if deed not in said]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return [(DEED + deed, SAID_ALREADY) for deed in sorted(set(self._said(s)))]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        deed = action - DEED
        s.duels().threats.append((seat, self.target, deed, SPOKEN))
        if s.sink is not None:
            s.emit("threatened", seat, {"victim": self.target, "deed": DEED_IDS[deed]})
