"""Gathering a group of tokens: from one territory, of which sectors, how many of which kind. [FR-IX.C.2.a]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sietch.classic.actions import COUNT, DONE, ELITE, MOVE, PASS, TO
from sietch.classic.arrival import move_tokens
from sietch.classic.atlas import LOCATION_IDS, LOCATIONS_IN, SECTOR_OF, TERRITORY_OF, walk, zone
from sietch.classic.forces import Group, arrivals, closed_to, open_to, why_not_arrive
from sietch.classic.frames import Ask
from sietch.classic.reasons import CAUGHT_IN_STORM, TOO_FAR
from sietch.classic.state import ClassicState, Player
from sietch.kernel.rule import Reason

# What a group is gathered for.
MARCH: Final = 0
RIDE: Final = 1
CROSS: Final = 2  # a Guild shipment to another territory
WITHDRAW: Final = 3  # a Guild shipment back to the reserves
PURPOSE_IDS: Final[list[str]] = ["march", "ride", "cross", "withdraw"]

# What becomes of a group gathered for a shipment; `phases.shipment` registers itself here.
SHIPMENTS: Final[dict[int, Callable[[ClassicState, int, Group, int], None]]] = {}


def why_not_start(s: ClassicState, purpose: int, location: int) -> Reason | None:
    """Nobody leaves a storm, on foot or aboard; only the worm carries its riders anywhere."""
    return CAUGHT_IN_STORM if purpose != RIDE and SECTOR_OF[location] == s.storm else None


class Muster(Ask):
    """From where does the group set out? [FR-IX.C.2.a]"""

    __slots__ = ("picked", "purpose", "steps", "territory")

    def __init__(self, seat: int, purpose: int, territory: int, steps: int, picked: Group = ()) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.territory = territory  # -1: any
        self.steps = steps
        self.picked = picked

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"purpose": PURPOSE_IDS[self.purpose], "picked": named(self.picked)}

    def _starts(self, s: ClassicState, p: Player) -> list[int]:
        if self.territory < 0:
            places = p.places()
        else:
            places = [place for place in LOCATIONS_IN[self.territory] if p.at(place)]
        taken = [location for location, _, _ in self.picked]
        found: list[int] = []
        for place in places:
            if place in taken or why_not_start(s, self.purpose, place) is not None:
                continue
            # The storm keeps apart what it separates; the Italian edition lets sectors march alone. [OQ17]
            if taken and (s.rules.sector_groups or taken[0] not in zone(place, s.storm)):
                continue
            if not taken and self.purpose <= RIDE and not self._ways(s, p.seat, place):
                continue
            found.append(place)
        return found

    def _ways(self, s: ClassicState, seat: int, place: int) -> list[int]:
        return destinations(s, seat, self.purpose, self.steps, ((place, 0, 0),))

    def asks(self, s: ClassicState) -> bool:
        return not self.picked or bool(self._starts(s, s.players[self.seat]))

    def run(self, s: ClassicState) -> None:
        if self.purpose > RIDE:
            SHIPMENTS[self.purpose](s, self.seat, self.picked, self.steps)
        else:
            s.then(Destination(self.seat, self.purpose, self.steps, self.picked))

    def options(self, s: ClassicState, seat: int) -> list[int]:
        starts = [MOVE + place for place in self._starts(s, s.players[seat])]
        return [DONE, *starts] if self.picked else [PASS, *starts]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == DONE:
            self.run(s)
        elif action != PASS:
            s.then(HowMany(seat, self.purpose, self.territory, self.steps, self.picked, action - MOVE, -1))

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        found: list[tuple[int, Reason]] = []
        for place in s.players[seat].places():
            reason = why_not_start(s, self.purpose, place)
            if reason is not None:
                found.append((MOVE + place, reason))
        return found


class HowMany(Ask):
    """How many tokens join the group, ordinary first, then elite. [FR-IX.C.2.a]"""

    __slots__ = ("location", "picked", "purpose", "steps", "territory", "tokens")
    anytime = False

    def __init__(
        self, seat: int, purpose: int, territory: int, steps: int, picked: Group, location: int, tokens: int
    ) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.territory = territory
        self.steps = steps
        self.picked = picked
        self.location = location
        self.tokens = tokens  # -1: not chosen yet

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"location": LOCATION_IDS[self.location], "purpose": PURPOSE_IDS[self.purpose]}

    def _forced(self, s: ClassicState) -> bool:
        """A lone token needs no counting."""
        return self.tokens < 0 and s.players[self.seat].at(self.location) == 1

    def asks(self, s: ClassicState) -> bool:
        return not self._forced(s)

    def run(self, s: ClassicState) -> None:
        p = s.players[self.seat]
        self._take(s, p.forces.get(self.location, 0), p.elites.get(self.location, 0))

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        elites = p.elites.get(self.location, 0)
        if self.tokens < 0 and self.location in p.forces:
            return [COUNT + n for n in range(0 if elites else 1, p.forces[self.location] + 1)]
        return [ELITE + n for n in range(0 if self.tokens > 0 else 1, elites + 1)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        if action < ELITE:
            tokens = action - COUNT
            if p.elites.get(self.location, 0):
                s.then(HowMany(seat, self.purpose, self.territory, self.steps, self.picked, self.location, tokens))
                return
            self._take(s, tokens, 0)
        else:
            self._take(s, max(self.tokens, 0), action - ELITE)

    def _take(self, s: ClassicState, tokens: int, elites: int) -> None:
        picked = (*self.picked, (self.location, tokens, elites))
        s.then(Muster(self.seat, self.purpose, TERRITORY_OF[self.location], self.steps, picked))


def destinations(s: ClassicState, seat: int, purpose: int, steps: int, picked: Group) -> list[int]:
    """Where a group may go: every part of it must be able to get there."""
    if purpose == RIDE:
        home = TERRITORY_OF[picked[0][0]]
        return [place for place in arrivals(s, seat) if TERRITORY_OF[place] != home]
    closed = closed_to(s, seat)
    reach = walk(picked[0][0], steps, s.storm, closed)
    for location, _, _ in picked[1:]:
        # Who stands there already need not walk.
        near = (*walk(location, steps, s.storm, closed), location)
        reach = tuple([place for place in reach if place in near])
    home = TERRITORY_OF[picked[0][0]]
    is_open = open_to(s, seat)
    # Changing the sector inside one's own territory is a move too. [OQ18]
    return [place for place in reach if TERRITORY_OF[place] == home or is_open[TERRITORY_OF[place]]]


class Destination(Ask):
    """Where does the group go? [FR-IX.C.2]"""

    __slots__ = ("picked", "purpose", "steps")
    anytime = False

    def __init__(self, seat: int, purpose: int, steps: int, picked: Group) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.steps = steps
        self.picked = picked

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"purpose": PURPOSE_IDS[self.purpose], "picked": named(self.picked), "range": self.steps}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        found = [TO + place for place in destinations(s, seat, self.purpose, self.steps, self.picked)]
        return found or [PASS]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        found: list[tuple[int, Reason]] = []
        starts = [location for location, _, _ in self.picked]
        for place in range(len(LOCATION_IDS)):
            if place in starts:
                continue  # nobody expects to march to where they stand
            reason = why_not_arrive(s, seat, place)
            if reason is None and self.purpose == MARCH:
                reason = TOO_FAR.about({"range": self.steps})
            if reason is not None:
                found.append((TO + place, reason.about({"location": LOCATION_IDS[place]})))
        return found

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action != PASS:
            move_tokens(s, s.players[seat], self.picked, action - TO)


def named(group: Group) -> list[dict[str, Any]]:
    """A group in words that a client can show."""
    return [{"location": LOCATION_IDS[place], "tokens": some, "elites": elites} for place, some, elites in group]
