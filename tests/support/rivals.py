"""A Rival of Uprising in the middle of its turn: given a House Hagal deck, it has revealed and acted, and nobody else.

    seen = reveals(1, "fremkit", card="irulan", me={"garrison": 5})
    assert seen.went == ["fremkit"]
    assert seen.me.fremen == 1

The Rival is seat b of a solo game and seat c with two players; the other Rival of a solo game has sent both its Agents
where no House Hagal card ever leads. What is left of the position can be said as for `support.imperium.uprising`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.imperium import Seat, Table, uprising

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
OUT_OF_THE_WAY = ["high_council", "swordmaster"]
OTHER_CARD = "lady_jessica"
RIVAL_SEAT = {1: "b", 2: "c"}


class Seen:
    """The table after the Rival's turn, and the Rival."""

    def __init__(self, table: Table, letter: str) -> None:
        self.table = table
        self.letter = letter

    @property
    def me(self) -> Seat:
        return Seat(self.table, self.letter)

    @property
    def went(self) -> list[str]:
        """Where the Rivals sent their Agents."""
        return [event["space"] for event in self.table.events("hagal")]

    @property
    def influence(self) -> dict[str, int]:
        """The Rival's tracks that are not at 0."""
        levels = {faction: getattr(self.me, faction) for faction in FACTIONS}
        return {faction: level for faction, level in levels.items() if level}


def rules_with(seats: int, card: str, rules: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A ruleset in which the Rival has this card."""
    other = OTHER_CARD if card != OTHER_CARD else "irulan"
    return {"rivals": [card, other] if seats == 1 else [card], **(rules or {})}


def table_with(
    seats: int,
    card: str = "amber_metulli",
    *,
    rules: Mapping[str, Any] | None = None,
    me: Mapping[str, Any] | None = None,
    **position: Any,
) -> Seen:
    """A table with this Rival, in the given position; `me` is the Rival's part of it."""
    letter = RIVAL_SEAT[seats]
    position[letter] = dict(me or {})
    table = uprising(seats, rules=rules_with(seats, card, rules), **{"conflict": "skirmish_crysknife", **position})
    return Seen(table, letter)


def reveals(seats: int, *hagal: str, card: str = "amber_metulli", **position: Any) -> Seen:
    """The Rival with this card has taken one turn with these House Hagal cards on top of the deck."""
    if seats == 1:
        position["c"] = {"agents_at": OUT_OF_THE_WAY, **position.get("c", {})}
    seen = table_with(seats, card, turn=RIVAL_SEAT[seats], hagal_deck=list(hagal), **position)
    assert seen.table.asked == "TakeTurn"
    return seen
