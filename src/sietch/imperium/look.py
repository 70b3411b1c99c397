"""A whole position with nothing hidden, in the game's own words: what scenarios expect things of."""

from __future__ import annotations

from typing import Any

from sietch.imperium.defs import CARDS, HAGAL_CARDS, INTRIGUES, SPACES
from sietch.imperium.outcome import final_outcome
from sietch.imperium.piles import RESERVE_PLACE
from sietch.imperium.state import ImperiumState
from sietch.imperium.terms import HUMAN
from sietch.imperium.view import view_of
from sietch.kernel.action import seat_letter


def look(s: ImperiumState) -> dict[str, Any]:
    """The whole position with nothing hidden; players by seat letter."""
    seen = view_of(s, None)
    players = seen.pop("players")
    for p, public in zip(s.players, players, strict=True):
        table = dict(public)
        table["hand"] = sorted(CARDS[card].id for card in p.hand)
        table["deck"] = [CARDS[card].id for card in reversed(p.deck)]
        table["intrigue"] = sorted(INTRIGUES[card].id for card in p.intrigue)
        table["conflict"] = p.conflict
        table.update(table.pop("influence"))
        if p.kind == HUMAN:
            table["vp"] = p.vp
        seen[seat_letter(p.seat)] = table
    seen["row"] = [CARDS[card].id for card in s.row]
    seen["first_player"] = seat_letter(s.first_player)
    seen["turn"] = seat_letter(s.turn) if s.turn >= 0 else None
    seen["mentat"] = seat_letter(s.mentat) if s.mentat >= 0 else "home"
    seen["alliances"] = {f: seat_letter(h) if h >= 0 else None for f, h in seen["alliances"].items()}
    seen["control"] = {
        SPACES[n].id: seat_letter(holder) if holder >= 0 else None
        for n, holder in enumerate(s.control)
        if SPACES[n].controlled and n in s.kit.spaces
    }
    seen["bonus_spice"] = {SPACES[n].id: s.bonus_spice[n] for n in s.kit.makers}
    seen["hagal_top"] = HAGAL_CARDS[s.hagal_deck[-1]].id if s.hagal_deck else None
    seen["reserve"] = {CARDS[card].id: s.reserve[RESERVE_PLACE[card]] for card in s.kit.reserve}
    seen["over"] = not s.stack
    outcome = final_outcome(s)
    seen["winners"] = [seat_letter(seat) for seat in outcome.winners] if outcome is not None else []
    return seen
