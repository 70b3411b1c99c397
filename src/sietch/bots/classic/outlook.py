"""One seat's outlook on a position: what it knows, who stands with it and against it, and why it does things."""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.atlas import LOCATIONS_IN, SECTOR_OF, SECTORS
from sietch.classic.phases.storm import exposed
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import FREMEN, MOVEMENT
from sietch.kernel.frame import Frame

# What things are worth, in spice.
TOKEN: Final = 1.3  # a token in the tanks: two spice to bring back, and slowly
STRONGHOLD: Final = 7.0  # one of the three that win
VICTORY: Final = 150.0

# How often the storm, which moves two to six sectors, comes as far as a sector so many ahead of it.
STORM_REACHES: Final[tuple[float, ...]] = (0.0, 1.0, 1.0, 0.89, 0.67, 0.33, 0.11)


class Note:
    """A reason as data: the message that says it, and what fills its blanks (numbers, or ids of things)."""

    __slots__ = ("blanks", "key")

    def __init__(self, key: str, blanks: dict[str, int | str]) -> None:
        self.key = key
        self.blanks = blanks


class Outlook:
    """What a seat thinks of a position. Made once per decision."""

    __slots__ = ("about", "foes", "frame", "kind", "me", "memory", "notes", "options", "others", "s", "seat", "side")

    def __init__(self, s: ClassicState, seat: int, options: list[int], kind: str, about: dict[str, Any]) -> None:
        self.s = s
        self.seat = seat
        self.options = options
        self.kind = kind
        self.about = about
        self.me: Player = s.players[seat]
        self.frame: Frame[Any] = s.stack[-1]
        self.side = self.me.allies | 1 << seat  # the seats that win together with this one, as bits
        self.foes: list[Player] = [p for p in s.players if not self.side >> p.seat & 1]
        self.notes: list[Note] = []
        self.others: dict[int, list[tuple[Player, tuple[int, int]]]] = {}  # who else stands in a territory
        self.memory: dict[int, float] = {}  # figures that several options of one question share

    def why(self, key: str, blanks: dict[str, int | str] | None = None) -> None:
        """Give a reason for the choice."""
        self.notes.append(Note(key, {} if blanks is None else blanks))

    def still_to_move(self, p: Player) -> bool:
        """Whether a player ships and moves later this turn."""
        return self.s.phase < MOVEMENT or (self.s.phase == MOVEMENT and p.seat not in self.s.acted)

    def faction(self, p: Player) -> str:
        return p.sheet.id


def others_there(o: Outlook, territory: int) -> list[tuple[Player, tuple[int, int]]]:
    """Everybody else who stands in a territory in earnest, with their tokens."""
    found = o.others.get(territory)
    if found is None:
        found = []
        for p in o.s.players:
            if p.seat != o.seat and p.stands_in(territory) and not o.s.coexists(p.seat, territory):
                found.append((p, tokens_at(p, territory)))
        o.others[territory] = found
    return found


def storm_danger(o: Outlook, location: int) -> float:
    """How likely the next storm strikes what stands in a location."""
    s = o.s
    if not exposed(s, location):
        return 0.0
    ahead = (SECTOR_OF[location] - s.storm) % SECTORS
    if ahead >= len(STORM_REACHES) or ahead == 0:
        return 0.0
    if not s.rules.weather:
        return STORM_REACHES[ahead]
    if o.me.faction == FREMEN:
        return 1.0 if ahead <= s.marker else 0.0  # they have seen it
    possible = [n for n in range(1, 7) if n not in s.marker_denied]
    return len([n for n in possible if n >= ahead]) / len(possible)


def tokens_at(p: Player, territory: int) -> tuple[int, int]:
    """Ordinary and elite tokens of a player in a territory."""
    tokens = elites = 0
    for location in LOCATIONS_IN[territory]:
        tokens += p.forces.get(location, 0)
        elites += p.elites.get(location, 0)
    return tokens, elites


def nearest(options: list[int], first: int, last: int, wanted: int) -> int:
    """The option of a family that comes closest to a number."""
    found = [action for action in options if first <= action <= last]
    if not found:
        return options[0]
    return min(found, key=lambda action: (abs(action - first - wanted), action))
