"""Shipment and movement together: where tokens do most for the victory, against somebody else's, and for spice."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.forbidden import journey_cost
from sietch.bots.classic.odds import beats
from sietch.bots.classic.outlook import STRONGHOLD, TOKEN, VICTORY, Outlook, storm_danger, tokens_at
from sietch.bots.classic.strongholds import Layout, Tokens, chance_held, dangerous, fates, menaces
from sietch.classic.actions import CROSS, LAND, WITHDRAW
from sietch.classic.atlas import (
    BLOW_LOCATION,
    CITIES,
    LOCATION_IDS,
    LOCATIONS_IN,
    SECTOR_OF,
    SINK_TERRITORY,
    TERRITORY_OF,
)
from sietch.classic.cards import WORM
from sietch.classic.forces import why_not_arrive
from sietch.classic.groups import MARCH, destinations
from sietch.classic.money import purse
from sietch.classic.phases.collection import rate
from sietch.classic.phases.movement import march_range
from sietch.classic.phases.shipment import fee, lands_free, most_landed
from sietch.classic.terms import FREMEN
from sietch.classic.victory import victory_territories

Army = dict[int, Tokens]  # this seat's tokens by location

NOWHERE: Final = -1
ORNITHOPTER_WORTH: Final = 1.5
WORM_COMES: Final = 0.22
NEXT_TURN: Final = 0.25  # what spice is worth that somebody else may take first
SHORTLIST: Final = 5
OWN_VICTORY: Final = 0.6  # how likely it must be before somebody else's is left alone
URGENT: Final = 1000.0
SIZES: Final = (1, 2, 3, 4, 6, 8, 11, 15)


class Journey:
    """One shipment and one march of a turn; either may be missing."""

    __slots__ = (
        "across",
        "elites",
        "landed",
        "landed_elites",
        "landing",
        "marchers",
        "origin",
        "target",
        "win",
        "worth",
    )

    def __init__(self) -> None:
        self.landing = NOWHERE  # a location
        self.landed = 0
        self.landed_elites = 0
        self.across = NOWHERE  # where a Guild shipment starts from; NOWHERE: from the reserves
        self.origin = NOWHERE
        self.target = NOWHERE
        self.marchers = 0
        self.elites = 0
        self.worth = 0.0
        self.win = 0.0  # how likely the game is won by it this turn

    def with_march(self, other: Journey) -> Journey:
        """This shipment followed by the march of another journey."""
        both = Journey()
        both.landing, both.landed, both.landed_elites, both.across = (
            self.landing,
            self.landed,
            self.landed_elites,
            self.across,
        )
        both.origin, both.target, both.marchers, both.elites = (
            other.origin,
            other.target,
            other.marchers,
            other.elites,
        )
        return both


class Planner:
    """Weighs journeys from one position."""

    __slots__ = ("army", "changes", "disputable", "full", "memory", "o", "rate", "rivals", "steps", "victory")

    def __init__(self, o: Outlook, changes: int = 0) -> None:
        self.o = o
        self.changes = changes  # what Karama cards have changed about this shipment
        p = o.me
        self.army: Army = {place: (p.forces.get(place, 0), p.elites.get(place, 0)) for place in p.places()}
        self.victory = victory_territories(o.s)
        self.rivals = dangerous(o)
        self.disputable = [territory for territory in menaces(o) if not o.s.coexists(o.seat, territory)]
        self.steps = march_range(o.s, p)
        self.rate = rate(o.s, p)
        self.memory: dict[tuple[int, int, int], float] = {}
        # Whoever has much spice thinks less of it.
        self.full = 0.7 if p.spice >= 12 else 1.0

    # -- what a layout is worth --------------------------------------------------------------------------------

    def worth(self, army: Army, cost: int) -> tuple[float, float]:
        """The value of standing like this, for so much spice; and how likely it wins the game now."""
        o = self.o
        layout: Layout = {}
        for territory in self.victory:
            tokens = elites = 0
            for location in LOCATIONS_IN[territory]:
                if location in army:
                    tokens += army[location][0]
                    elites += army[location][1]
            layout[territory] = (tokens, elites)
        win, lose = fates(o, layout, self.rivals, cost)
        goods = -self.full * cost
        cities = 0
        for territory, (tokens, elites) in layout.items():
            if tokens + elites:
                goods += self._garrison(territory, tokens, elites, cost)
                cities += territory in CITIES
        if cities:
            goods += ORNITHOPTER_WORTH
        for location, (tokens, elites) in army.items():
            goods += self._outdoors(location, tokens, elites)
        return VICTORY * (win - lose) + (1.0 - win - lose) * goods, win

    def _garrison(self, territory: int, tokens: int, elites: int, cost: int) -> float:
        """A stronghold is worth holding; a battle for it costs tokens."""
        o = self.o
        if o.s.coexists(o.seat, territory):
            return 0.3
        chance = chance_held(o, o.side, territory, (tokens, elites), cost)
        value = STRONGHOLD * chance
        if o.s.rules.flow and territory in CITIES:
            value += 2.0 * chance
        for p in o.foes:
            there = tokens_at(p, territory)
            if there != (0, 0) and not o.s.coexists(p.seat, territory):
                dead = (1.0 - chance) * (tokens + elites) + chance * min(tokens + elites, sum(there)) * 0.8
                value -= TOKEN * dead
                value += 0.5 * chance * sum(there)
        return value

    def _outdoors(self, location: int, tokens: int, elites: int) -> float:
        """Spice to gather, and what the desert may do to whoever stands there."""
        key = (location, tokens, elites)
        known = self.memory.get(key)
        if known is not None:
            return known
        o = self.o
        s = o.s
        territory = TERRITORY_OF[location]
        count = tokens + elites
        value = 0.0
        chance = 1.0
        if territory not in self.victory and territory != SINK_TERRITORY:
            for p in o.foes:
                there = tokens_at(p, territory)
                if there != (0, 0) and not s.coexists(p.seat, territory):
                    chance *= beats(o, o.me, (tokens, elites), p, there, territory)
                    value -= TOKEN * ((1.0 - chance) * count + chance * min(count, sum(there)) * 0.8)
        lying = s.spice.get(location, 0)
        if lying and not s.coexists(o.seat, territory):
            gathered = min(lying, count * self.rate)
            value += chance * (gathered + NEXT_TURN * (lying - gathered)) * 0.9
        danger = storm_danger(o, location)
        if o.me.faction == FREMEN and s.rules.additional:
            danger *= 0.5
        if o.me.faction != FREMEN:
            danger = max(danger, worm_danger(o, territory))
        value -= danger * TOKEN * count * chance
        self.memory[key] = value
        return value

    # -- carrying a journey out in thought -----------------------------------------------------------------------

    def after(self, j: Journey) -> tuple[Army, int]:
        """The army after a journey, and what it costs."""
        army = dict(self.army)
        cost = 0
        o = self.o
        if j.landing != NOWHERE:
            count = j.landed + j.landed_elites
            if j.across != NOWHERE:
                _take(army, j.across, j.landed, j.landed_elites)
            if j.across != NOWHERE or not lands_free(o.me):
                cost = fee(o.s, o.me, j.landing, count, self.changes)
            lost = 0
            if j.across == NOWHERE and SECTOR_OF[j.landing] == o.s.storm:
                lost = (count + 1) // 2
            fewer = min(lost, j.landed)
            _put(army, j.landing, j.landed - fewer, j.landed_elites - (lost - fewer))
        if j.origin != NOWHERE:
            _take(army, j.origin, j.marchers, j.elites)
            _put(army, j.target, j.marchers, j.elites)
        return army, cost

    def weigh(self, j: Journey) -> Journey:
        army, cost = self.after(j)
        j.worth, j.win = self.worth(army, cost)
        if self.o.s.duel is not None:
            j.worth -= journey_cost(self.o, j.landing != NOWHERE, j.landing, j.target)
        return j

    def disputes(self, j: Journey) -> bool:
        """Whether a journey ends in a stronghold of somebody who is about to win."""
        if not self.disputable:
            return False
        goals = [goal for goal in (j.target, j.landing) if goal != NOWHERE]
        if j.origin == j.landing != NOWHERE:
            goals = [j.target]
        return any(TERRITORY_OF[goal] in self.disputable for goal in goals)

    def choose(self, found: list[Journey], stay: Journey) -> tuple[Journey, float]:
        """The best journey and what it gains; against somebody about to win, whatever disputes a stronghold."""
        best = best_of(found)
        if best.win < OWN_VICTORY:
            blocking = [j for j in found if self.disputes(j)]
            if blocking:
                return best_of(blocking), URGENT
        return best, best.worth - stay.worth

    # -- what might be done --------------------------------------------------------------------------------------

    def goals(self) -> list[int]:
        """Locations worth going to: strongholds, spice, and rock when the sand is dangerous."""
        s = self.o.s
        found = [location for territory in self.victory for location in LOCATIONS_IN[territory]]
        found.extend([location for location in sorted(s.spice) if location not in found])
        return found

    def landings(self) -> list[Journey]:
        """Shipments from the reserves, as far as they are allowed."""
        o = self.o
        p = o.me
        found: list[Journey] = []
        allowed = {action - LAND for action in o.options if LAND <= action < LAND + len(LOCATION_IDS)}
        for location in self.goals():
            if location not in allowed:
                continue
            ready = p.reserve + p.reserve_elite
            most = ready if lands_free(p) else min(ready, most_landed(o.s, p, location, self.changes))
            for size in self._sizes(location, most):
                found.append(self.landing(location, size))
        if lands_free(p):
            found.extend(self._landings_on_foot(allowed))
        return found

    def landing(self, location: int, size: int) -> Journey:
        p = self.o.me
        j = Journey()
        j.landing = location
        # The elite go where there is fighting, first of all.
        foes = any(sum(tokens_at(q, TERRITORY_OF[location])) for q in self.o.foes)
        j.landed_elites = min(size, p.reserve_elite) if foes else max(0, size - p.reserve)
        j.landed = size - j.landed_elites
        if j.landed > p.reserve:
            j.landed_elites += j.landed - p.reserve
            j.landed = p.reserve
        return j

    def _landings_on_foot(self, allowed: set[int]) -> list[Journey]:
        """The Fremen come out of the desert and walk on."""
        o = self.o
        found: list[Journey] = []
        ready = o.me.reserve + o.me.reserve_elite
        ways = {
            place: destinations(o.s, o.seat, MARCH, self.steps, ((place, 0, 0),))
            for place in sorted(allowed)
            if SECTOR_OF[place] != o.s.storm and place not in self.army
        }
        for goal in self.goals():
            if goal in allowed:
                continue
            starts = [place for place in ways if goal in ways[place]]
            if not starts:
                continue
            start = min(starts, key=lambda place: storm_danger(o, place))
            for size in self._sizes(goal, ready):
                j = self.landing(start, size)
                j.origin, j.target, j.marchers, j.elites = start, goal, j.landed, j.landed_elites
                found.append(j)
        return found

    def _sizes(self, location: int, most: int) -> list[int]:
        lying = self.o.s.spice.get(location, 0)
        if lying and TERRITORY_OF[location] not in self.victory:
            enough = -(-lying // self.rate)
            return sorted({size for size in (min(enough, most), min(enough + 2, most)) if size > 0})
        return sorted({size for size in (*SIZES, most) if 0 < size <= most})

    def crossings(self) -> list[Journey]:
        """Guild shipments from one territory to another."""
        o = self.o
        found: list[Journey] = []
        money = purse(o.s, o.seat)
        for action in o.options:
            if not CROSS <= action < WITHDRAW:
                continue
            start = action - CROSS
            tokens, elites = self.army[start]
            for goal in self.goals():
                if TERRITORY_OF[goal] == TERRITORY_OF[start] or why_not_arrive(o.s, o.seat, goal) is not None:
                    continue
                for part in _parts(tokens):
                    if fee(o.s, o.me, goal, part + elites, self.changes) <= money and part + elites:
                        j = Journey()
                        j.landing, j.across, j.landed, j.landed_elites = goal, start, part, elites
                        found.append(j)
        return found

    def marches(self, purpose: int, steps: int, starts: list[int]) -> list[Journey]:
        """Ways on foot (or on the back of a worm) from some places."""
        o = self.o
        goals = self.goals()
        found: list[Journey] = []
        for start in starts:
            tokens, elites = self.army[start]
            reach = destinations(o.s, o.seat, purpose, steps, ((start, 0, 0),))
            places = [place for place in goals if place in reach and place != start]
            if storm_danger(o, start) > 0.3 or worm_danger(o, TERRITORY_OF[start]) > 0.3:
                shelter = [place for place in reach if storm_danger(o, place) == 0.0 and place not in places]
                places = places + shelter[:2]
            for place in places:
                for part in _parts(tokens):
                    for some in {0, elites}:
                        if part + some:
                            j = Journey()
                            j.origin, j.target, j.marchers, j.elites = start, place, part, some
                            found.append(j)
        return found


def _parts(tokens: int) -> list[int]:
    """Ways to divide a group: all, all but one or two, half."""
    return sorted({part for part in (tokens, tokens - 1, tokens - 2, tokens // 2, (tokens + 2) // 3) if part >= 0})


def _put(army: Army, location: int, tokens: int, elites: int) -> None:
    some, others = army.get(location, (0, 0))
    army[location] = (some + tokens, others + elites)


def _take(army: Army, location: int, tokens: int, elites: int) -> None:
    some, others = army[location]
    if some + others == tokens + elites:
        del army[location]
    else:
        army[location] = (some - tokens, others - elites)


def worm_danger(o: Outlook, territory: int) -> float:
    """How likely Shai-Hulud comes to a territory with the next spice blow."""
    s = o.s
    last = [TERRITORY_OF[BLOW_LOCATION[card]] for card in s.last_blow if card >= 0]
    if territory not in last:
        return 0.0
    if s.spice_known >> o.seat & 1 and s.spice_deck:
        return 0.9 if s.spice_deck[-1] == WORM else 0.0
    return WORM_COMES


def best_of(journeys: list[Journey]) -> Journey:
    best = journeys[0]
    for j in journeys[1:]:
        if j.worth > best.worth:
            best = j
    return best


def plan_turn(o: Outlook, changes: int) -> tuple[Journey, float]:
    """The best shipment with a march to follow, and what is gained by it."""
    planner = Planner(o, changes)
    stay = planner.weigh(Journey())
    ships = [planner.weigh(j) for j in planner.landings() + planner.crossings()]
    starts = [place for place in planner.army if SECTOR_OF[place] != o.s.storm]
    walks = [planner.weigh(j) for j in planner.marches(MARCH, planner.steps, starts)]
    ships.sort(key=_worth, reverse=True)
    walks.sort(key=_worth, reverse=True)
    shortlist = walks[:SHORTLIST] + [j for j in walks[SHORTLIST:] if planner.disputes(j)][:1]
    found = [stay, *ships, *walks]
    for ship in ships[:SHORTLIST]:
        if ship.origin != NOWHERE:
            continue
        for walk in shortlist:
            if not (ship.across != NOWHERE and walk.origin == ship.across):
                found.append(planner.weigh(ship.with_march(walk)))
    return planner.choose(found, stay)


def plan_march(o: Outlook, purpose: int, steps: int, starts: list[int]) -> tuple[Journey, float]:
    """The best way on foot, and what is gained by it."""
    planner = Planner(o)
    stay = planner.weigh(Journey())
    walks = [planner.weigh(j) for j in planner.marches(purpose, steps, starts)]
    return planner.choose([stay, *walks], stay)


def _worth(j: Journey) -> float:
    return j.worth
