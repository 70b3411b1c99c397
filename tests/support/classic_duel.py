"""Short ways into threats and the arena of classic Dune.

table = arena(atreides=("lady_jessica", "outer_1"), fremen=("stilgar", "middle_1", 2), hands={"atreides": [...]})
table.play("atreides duel_card attack_inward")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.classic import Table, bare

DUEL = {"duel": "on"}


def champion(leader: str, space: str, support: int = 0, strength: int | None = None) -> dict[str, Any]:
    """A champion in words: who, where, with how much spice, and how strong still."""
    said: dict[str, Any] = {"leader": leader, "space": space, "support": support}
    return said if strength is None else {**said, "strength": strength}


def arena(
    *others: str,
    hands: Mapping[str, list[str]] | None = None,
    rules: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    war: bool = False,
    obstacles: list[str] | None = None,
    seconds: Mapping[str, tuple[str, str]] | None = None,
    **fighters: tuple[Any, ...],
) -> Table:
    """A fight in the arena, in the middle of a turn; the first fighter has the turn, nobody holds unnamed cards."""
    factions = (*fighters, *others)
    duel = {
        "hands": {name: (hands or {}).get(name, []) for name in factions},
        "deck": deck or [],
        "discard": discard or [],
        "arena": {
            "war": war,
            "fighters": {name: champion(*said) for name, said in fighters.items()},
            "obstacles": obstacles or [],
            "seconds": {name: {"for": side, "leader": leader} for name, (side, leader) in (seconds or {}).items()},
        },
    }
    return bare(*factions, rules={**DUEL, **(rules or {})}, duel=duel, phase="bidding", turn=2, **(position or {}))


def threatened(*factions: str, deed: str, rules: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """The second faction has threatened the first for a deed."""
    duel = {"threats": [{"by": factions[1], "to": factions[0], "deed": deed}], **position.pop("duel", {})}
    return bare(*factions, rules={**DUEL, **(rules or {})}, duel=duel, **{"turn": 2, **position})
