"""Baron Harkonnen: two hidden factions, and the turn in which they are revealed."""

from __future__ import annotations

from typing import Any

from sietch.imperium.actions import MASTERSTROKE, SKIP, TOKEN
from sietch.imperium.frames.base import Ask, Step
from sietch.imperium.sending import ability
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import FACTIONS, faction_names
from sietch.imperium.tracks import gain_influence

MASTERSTROKE_TROOPS = 4
TOKENS = 2


class ChooseTokens(Ask):
    """After all setup the Baron secretly chooses two different factions. [R-SET-07]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return s.players[self.seat].baron_tokens.bit_count() < TOKENS

    def run(self, s: ImperiumState) -> None:
        if s.sink is not None:
            tokens = faction_names(s.players[self.seat].baron_tokens)
            s.emit("tokens", self.seat, {}, {self.seat: {"factions": tokens}})

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        chosen = s.players[self.seat].baron_tokens
        return [TOKEN + faction for faction in range(len(FACTIONS)) if not chosen >> faction & 1]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        s.players[self.seat].baron_tokens |= 1 << (action - TOKEN)
        s.stack.append(self)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"count": s.players[self.seat].baron_tokens.bit_count() + 1}


def after_deploying(s: ImperiumState, p: Player) -> None:
    """Offer the masterstroke once four troops went to the Conflict in one of the Baron's turns. [Q4, Q5]"""
    if p.deployed >= MASTERSTROKE_TROOPS and not p.baron_used and s.turn == p.seat and ability(p) == "masterstroke":
        s.stack.append(RevealTokens(p.seat) if s.rules.masterstroke_forced else OfferMasterstroke(p.seat))


class RevealTokens(Step):
    """One influence with each of the two factions, once per game."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        if p.baron_used:
            return
        p.baron_used = True
        if s.sink is not None:
            s.emit("masterstroke", p.seat, {"factions": faction_names(p.baron_tokens)})
        for faction in range(len(FACTIONS)):
            if p.baron_tokens >> faction & 1:
                gain_influence(s, p, faction, 1)


class OfferMasterstroke(Ask):
    """Reveal the tokens now, or keep them for later. [Q4]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return not s.players[self.seat].baron_used

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([MASTERSTROKE, SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == MASTERSTROKE:
            s.stack.append(RevealTokens(self.seat))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"factions": faction_names(s.players[self.seat].baron_tokens)}
