"""Positions of the prelude in the game's own words, laid out for a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sietch.classic.prelude.decks import ACCESS, HARVEST_TURNS, WORM_CARD
from sietch.classic.prelude.desk import Desk
from sietch.classic.prelude.seats import desk_of
from sietch.classic.state import ClassicState, Player
from sietch.kernel.state import settle

STEPS: Final[tuple[str, ...]] = ("bid", "report", "influence", "trading", "placement")
KEYS: Final[tuple[str, ...]] = ("year", "step", "director", "caught", "harvests", "access")
PLAYER_KEYS: Final[tuple[str, ...]] = ("spice", "access")
WORM: Final = "worm"


def lay_harvest(s: ClassicState, position: Mapping[str, Any], names: Mapping[str, Player]) -> None:
    """A fresh table with Spice Harvest, moved on to a year and a step; cards are moved, never made."""
    if s.harvest is None:
        raise ValueError("a position of the harvest needs the option spice_harvest")
    desk = desk_of(s)
    table = position["harvest"]
    unknown = [key for key in table if key not in KEYS]
    unknown += [key for key in position if key != "harvest" and key not in names]
    if unknown:
        raise ValueError(f"unknown key {unknown[0]!r} in a position of the harvest")
    for name in position:
        if name != "harvest":
            _player(desk, names[name], position[name])
    for name in reversed(table.get("access", [])):
        desk.access.append(_find(desk, name))
        desk.access_known.append(0)
    for harvest in reversed(table.get("harvests", [])):
        card = WORM_CARD if harvest == WORM else int(harvest)
        if card not in desk.harvests:
            raise ValueError(f"there is no harvest card {harvest} left for the position")
        desk.harvests.remove(card)
        desk.harvests.append(card)
    desk.caught = int(table.get("caught", 0))
    _move_on(s, desk, table, names)


def _move_on(s: ClassicState, desk: Desk, table: Mapping[str, Any], names: Mapping[str, Player]) -> None:
    step = str(table.get("step", "report"))
    if step not in STEPS:
        raise ValueError(f"unknown step {step!r} of the harvest")
    year = int(table.get("year", 1))
    if not 1 <= year <= HARVEST_TURNS:
        raise ValueError(f"year {year} is not one of the {HARVEST_TURNS}")
    done = 1 + 3 * (year - 1)  # the bid, then a report, a meeting and an auction for every year
    if step == "bid":
        done = 0
    elif step == "influence":
        done += 2
        desk.turn = year
    elif step == "report":
        desk.turn = year - 1
    else:
        done = 1 + 3 * HARVEST_TURNS + (1 if step == "placement" else 0)
        desk.turn = HARVEST_TURNS
    if step != "bid":
        desk.director = names[str(table["director"])].seat if "director" in table else 0
    if done:
        del s.stack[-done:]
    s.menu = None
    settle(s)


def _player(desk: Desk, p: Player, table: Mapping[str, Any]) -> None:
    for key in table:
        if key not in PLAYER_KEYS:
            raise ValueError(f"unknown key {key!r} in a position of the harvest")
    if "spice" in table:
        p.spice = int(table["spice"])
    for name in table.get("access", []):
        desk.take(p.seat, _find(desk, name), 0)


def _find(desk: Desk, name: str) -> int:
    if name not in ACCESS:
        raise ValueError(f"unknown access card {name!r} in the position")
    card = ACCESS[name]
    if card not in desk.access:
        raise ValueError(f"there is no access card {name} left for the position")
    place = desk.access.index(card)
    del desk.access[place]
    del desk.access_known[place]
    return card
