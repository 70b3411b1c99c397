"""Turns of Uprising, and what they change for seat a."""

from __future__ import annotations

from typing import Any

from support import plays
from support.imperium import Table, uprising
from support.plays import change, changed_by, counts

# What the space itself gives without the CHOAM module, so that a test of a card can speak of the card alone.
SPACE_GIVES: dict[str, dict[str, int]] = {
    "dutiful_service": {"solari": 2, "emperor": 1},
    "deliver_supplies": {"water": 1, "spacing_guild": 1},
    "secrets": {"intrigue": 1, "bene_gesserit": 1},
    "fremkit": {"cards": 1, "fremen": 1},
    "assembly_hall": {"intrigue": 1},
    "gather_support": {"garrison": 2},
    "accept_contract": {"solari": 2, "cards": 1},
    "arrakeen": {"garrison": 1, "cards": 1},
    "spice_refinery": {"solari": 2},
    "imperial_basin": {"spice": 1},
    "hagga_basin": {"spice": 2, "water": -1},
}
CHOAM = {"choam": True}
QUIET = "lady_margot_fenring"  # her left ability wants two Bene Gesserit influence, her signet is not played


def holding(*cards: str, seats: int = 3, rules: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table where seat a is to move with just these cards in hand; the rest is more about seat a."""
    return uprising(seats=seats, rules=rules, a={"leader": QUIET, "hand": list(cards), **more})


def agent_turn(table: Table, card: str, to: str, *answers: str) -> dict[str, int]:
    """What seat a's Agent turn with a card changes, but for the Agent that was sent and what the space itself gives."""
    return plays.agent_turn(table, card, to, *answers, gives=SPACE_GIVES)


def bought(card: str, *answers: str, rules: dict[str, Any] | None = None, **more: Any) -> dict[str, int]:
    """What acquiring a card changes for seat a in a Reveal turn with persuasion to spare, but for the price."""
    table = holding(rules=rules, **more)
    if card not in table.reserve:
        table = holding(rules=rules, **more).given(row=[card])
    table.do("a reveal")
    table.s.players[0].persuasion, table.s.menu = 20, None
    got = changed_by(table, f"a buy {card}", *[f"a {answer}" for answer in answers])
    assert got.pop("persuasion") < 0
    assert got.pop("discard") == 1
    return got


def plot(table: Table, card: str, *answers: str) -> dict[str, int]:
    """What playing an intrigue card changes for seat a, but for the card itself."""
    before = counts(table)
    before["intrigue"] -= 1
    table.do(f"a intrigue {card}", *[f"a {answer}" for answer in answers])
    return change(before, counts(table))


def with_plot(card: str, *, seats: int = 3, rules: dict[str, Any] | None = None, **more: Any) -> Table:
    """Seat a is to move, holds this intrigue card and a card to play."""
    return uprising(seats=seats, rules=rules, a={"leader": QUIET, "intrigue": [card], "hand": ["dagger"], **more})
