"""Answers to the questions of shipment and movement, step by step along the journey that was thought out."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.journeys import NOWHERE, Journey, Planner, best_of, plan_march, plan_turn, worm_danger
from sietch.bots.classic.outlook import Outlook, nearest, others_there, storm_danger, tokens_at
from sietch.bots.classic.strongholds import (
    leader_of,
    menaces,
    needed,
    presence,
)
from sietch.classic.actions import (
    COUNT,
    CROSS,
    DONE,
    ELITE,
    KARAMA_RATE,
    LAND,
    MOST_ELITES,
    MOST_TOKENS,
    MOVE,
    NO,
    PASS,
    PLAY,
    TO,
)
from sietch.classic.atlas import LOCATION_IDS, TERRITORY_IDS, TERRITORY_OF
from sietch.classic.cards import HAJR
from sietch.classic.groups import MARCH, Destination, HowMany, Muster
from sietch.classic.phases.movement import march_range
from sietch.classic.phases.shipment import RATE, CrossTo, LandHowMany, Ship
from sietch.classic.victory import victory_territories

WORTH_IT: Final = 0.4  # of spice: below that nobody gets up
KARAMA_WORTH: Final = 6.0
HAJR_WORTH: Final = 5.0


class Mind:
    """What a player means to do while one journey, or one battle plan, is carried out question by question."""

    __slots__ = ("battle", "journey", "plan", "turn", "wins")

    def __init__(self) -> None:
        self.journey: Journey | None = None
        self.turn = 0
        self.battle: tuple[str, str] | None = None  # territory and opponent of the plan being sealed
        self.plan: list[int] = []
        self.wins = 0.0

    def recall(self, o: Outlook) -> Journey | None:
        return self.journey if self.turn == o.s.turn else None

    def keep(self, o: Outlook, j: Journey | None) -> None:
        self.journey = j
        self.turn = o.s.turn


# -- shipment ---------------------------------------------------------------------------------------------------


def ship(o: Outlook, mind: Mind) -> int:
    """Land where it does most, with the march that follows already in mind."""
    frame = o.frame
    assert isinstance(frame, Ship)
    best, gain = plan_turn(o, frame.changes)
    if KARAMA_RATE in o.options and not frame.changes & RATE:
        cheaper, _ = plan_turn(o, frame.changes | RATE)
        if cheaper.landing != NOWHERE and cheaper.worth > best.worth + KARAMA_WORTH:
            o.why("classicbot-karama_rate")
            return KARAMA_RATE
    if best.landing == NOWHERE or gain < WORTH_IT:
        mind.keep(o, None)
        o.why("classicbot-no_shipment" if o.me.reserve + o.me.reserve_elite else "classicbot-no_reserves")
        return PASS
    mind.keep(o, best)
    reasons(o, best)
    return CROSS + best.across if best.across != NOWHERE else LAND + best.landing


def land_how_many(o: Outlook, mind: Mind) -> int:
    frame = o.frame
    assert isinstance(frame, LandHowMany)
    j = mind.recall(o)
    if j is None or j.landing != frame.location or j.across != NOWHERE:
        j = best_landing(o, frame.location, frame.changes)
        mind.keep(o, j)
    reasons(o, j)
    if o.options[0] < ELITE:
        return nearest(o.options, COUNT, COUNT + MOST_TOKENS, j.landed)
    return nearest(o.options, ELITE, ELITE + MOST_ELITES, j.landed_elites)


def best_landing(o: Outlook, location: int, changes: int) -> Journey:
    """How many to land in a place already named."""
    planner = Planner(o, changes)
    most = o.me.reserve + o.me.reserve_elite
    if o.options[0] < ELITE:
        most = min(most, o.options[-1] - COUNT + o.me.reserve_elite)
    return best_of([planner.weigh(planner.landing(location, size)) for size in range(1, max(1, most) + 1)])


def cross_to(o: Outlook, mind: Mind) -> int:
    frame = o.frame
    assert isinstance(frame, CrossTo)
    j = mind.recall(o)
    if j is not None and j.across == frame.group[0][0] and TO + j.landing in o.options:
        reasons(o, j)
        return TO + j.landing
    planner = Planner(o, frame.changes)
    found = [planner.weigh(Journey())]
    for action in o.options:
        if action != PASS:
            way = Journey()
            way.landing, way.across, way.landed, way.landed_elites = action - TO, *frame.group[0]
            found.append(planner.weigh(way))
    best = best_of(found)
    reasons(o, best)
    return PASS if best.landing == NOWHERE else TO + best.landing


# -- on foot ----------------------------------------------------------------------------------------------------


def muster(o: Outlook, mind: Mind) -> int:
    """Where the group sets out; the groups that this player leads come from one place."""
    frame = o.frame
    assert isinstance(frame, Muster)
    if frame.picked:
        o.why("classicbot-group_complete")
        return DONE
    starts = [action - MOVE for action in o.options if MOVE <= action < MOVE + len(LOCATION_IDS)]
    j, gain = plan_march(o, frame.purpose, frame.steps, starts)
    if j.origin == NOWHERE or gain < WORTH_IT:
        mind.keep(o, None)
        o.why("classicbot-stay")
        return PASS
    mind.keep(o, j)
    reasons(o, j)
    return MOVE + j.origin


def how_many(o: Outlook, mind: Mind) -> int:
    frame = o.frame
    assert isinstance(frame, HowMany)
    j = mind.recall(o)
    tokens, elites = o.me.forces.get(frame.location, 0), o.me.elites.get(frame.location, 0)
    if j is not None and j.across == frame.location and frame.purpose > MARCH:
        tokens, elites = j.landed, j.landed_elites
        reasons(o, j)
    elif j is not None and j.origin == frame.location:
        tokens, elites = j.marchers, j.elites
        reasons(o, j)
    else:
        o.why("classicbot-all_of_them")
    if o.options[0] < ELITE:
        return nearest(o.options, COUNT, COUNT + MOST_TOKENS, tokens)
    return nearest(o.options, ELITE, ELITE + MOST_ELITES, elites)


def destination(o: Outlook, mind: Mind) -> int:
    frame = o.frame
    assert isinstance(frame, Destination)
    j = mind.recall(o)
    if j is not None and j.origin == frame.picked[0][0] and TO + j.target in o.options:
        reasons(o, j)
        return TO + j.target
    if o.options[0] == PASS:
        o.why("classicbot-stay")
        return PASS
    planner = Planner(o)
    found: list[Journey] = []
    for action in o.options:
        way = Journey()
        way.origin, way.marchers, way.elites = frame.picked[0]
        way.target = action - TO
        found.append(planner.weigh(way))
    best = best_of(found)
    reasons(o, best)
    return TO + best.target


def finish(o: Outlook) -> int:
    """A Hajr is for a second march that matters."""
    if PLAY + HAJR not in o.options:
        o.why("classicbot-moved_enough")
        return DONE
    starts = list(o.me.places())
    j, gain = plan_march(o, MARCH, march_range(o.s, o.me), starts)
    if gain > HAJR_WORTH:
        o.why("classicbot-hajr")
        reasons(o, j)
        return PLAY + HAJR
    o.why("classicbot-keep_card", {"card": "hajr"})
    return DONE


def guild_now(o: Outlook) -> int:
    o.why("classicbot-move_last")
    return NO


# -- why --------------------------------------------------------------------------------------------------------


def reasons(o: Outlook, j: Journey) -> None:
    """What a journey is for, the weightiest last."""
    goal = j.target if j.target != NOWHERE and j.landing == NOWHERE else j.landing
    if j.landing != NOWHERE and j.origin == j.landing:
        goal = j.target
    if goal == NOWHERE:
        o.why("classicbot-stay")
        return
    territory = TERRITORY_OF[goal]
    name = TERRITORY_IDS[territory]
    against = winner_there(o, territory)
    if against:
        o.why("classicbot-block", {"faction": leader_of(o, against), "territory": name})
    elif territory in victory_territories(o.s):
        foes = [p for p, _ in others_there(o, territory) if not o.side >> p.seat & 1]
        if foes:
            o.why("classicbot-attack", {"faction": o.faction(foes[0]), "territory": name})
        elif tokens_at(o.me, territory) != (0, 0):
            o.why("classicbot-reinforce", {"territory": name})
        else:
            o.why("classicbot-occupy", {"territory": name})
        if tokens_at(o.me, territory) == (0, 0) and presence(o, o.side) + 1 >= needed(o, o.side):
            o.why("classicbot-enough_to_win")
    elif o.s.spice.get(goal, 0):
        o.why("classicbot-fetch_spice", {"n": o.s.spice[goal], "territory": name})
    elif j.origin != NOWHERE and storm_danger(o, j.origin) > storm_danger(o, goal):
        o.why("classicbot-from_the_storm")
    elif j.origin != NOWHERE and worm_danger(o, TERRITORY_OF[j.origin]) > 0:
        o.why("classicbot-from_the_worm")
    else:
        o.why("classicbot-better_place", {"territory": name})


def winner_there(o: Outlook, territory: int) -> int:
    """The side that wins this turn unless it is stopped, if it stands in a territory; 0 for none."""
    if territory not in menaces(o):
        return 0
    for p, _ in others_there(o, territory):
        return p.allies | 1 << p.seat
    return 0
