"""The secrets and places of the start: faction, prediction, traitor, first tokens."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import Outlook, nearest
from sietch.classic.actions import AT, COUNT, ELITE, IN_TURN, MOST_ELITES, MOST_TOKENS, PASS, PREDICT, TAKE, TRAITOR
from sietch.classic.atlas import HABBANYA_SIETCH, LOCATION, LOCATIONS_IN
from sietch.classic.phases.setup import PlaceFremen, PlaceFremenCount
from sietch.classic.sheets import LEADER_STRENGTH, faction_of, leaders_of
from sietch.classic.terms import ATREIDES, EMPEROR, FACTIONS, FREMEN, GUILD, HARKONNEN

# How often each faction wins; the Bene Gesserit bet on it.
FAVOURITES: Final[tuple[int, ...]] = (ATREIDES, HARKONNEN, GUILD, EMPEROR, FREMEN)
TABR: Final[int] = LOCATION["sietch_tabr"]
WEST: Final[int] = LOCATION["false_wall_west@17"]  # two marches from Habbanya Sietch
IN_THE_WEST: Final = 4
LIKELY_TURNS: Final = (3, 4, 5)


def take_faction(o: Outlook) -> int:
    """The favourites first."""
    for faction in FAVOURITES:
        if TAKE + faction in o.options:
            o.why("classicbot-favourite")
            return TAKE + faction
    return o.options[0]


def predict(o: Outlook, draw: int) -> int:
    """One of those who win most often; which one is left to chance, so that nobody can count on it."""
    found = [PREDICT + faction for faction in FAVOURITES if PREDICT + faction in o.options]
    if not found:
        found = [action for action in o.options if PREDICT <= action < PREDICT + FACTIONS]
    action = found[draw % min(3, len(found))]
    o.why("classicbot-predict")
    return action


def predict_turn(o: Outlook, draw: int) -> int:
    turn = LIKELY_TURNS[draw % len(LIKELY_TURNS)]
    o.why("classicbot-predict_turn", {"n": turn})
    return IN_TURN + turn - 1


def choose_traitor(o: Outlook) -> int:
    """The strongest leader: he will be sent to battle most."""
    if o.options[0] == PASS:
        o.why("classicbot-own_leaders")
        return PASS
    best = max(o.options, key=lambda action: (_rank(action - TRAITOR), LEADER_STRENGTH[action - TRAITOR]))
    o.why("classicbot-bribe")
    return best


def _rank(leader: int) -> float:
    """A leader who stands out among his fellows is used more than one of five equals."""
    fellows = [LEADER_STRENGTH[other] for other in leaders_of(faction_of(leader))]
    return LEADER_STRENGTH[leader] / sum(fellows)


def place_fremen(o: Outlook) -> int:
    """Most in Sietch Tabr, some within reach of Habbanya Sietch."""
    frame = o.frame
    assert isinstance(frame, PlaceFremen)
    west = AT + WEST
    if frame.left > IN_THE_WEST or west not in o.options:
        o.why("classicbot-place_tabr")
        return AT + TABR
    o.why("classicbot-place_west")
    return west


def place_fremen_count(o: Outlook) -> int:
    frame = o.frame
    assert isinstance(frame, PlaceFremenCount)
    wanted = frame.left - IN_THE_WEST if frame.location == TABR and frame.left > IN_THE_WEST else frame.left
    o.why("classicbot-place_tabr" if frame.location == TABR else "classicbot-place_west")
    if ELITE <= o.options[0] <= ELITE + MOST_ELITES:
        return nearest(o.options, ELITE, ELITE + MOST_ELITES, max(0, wanted - max(0, frame.tokens)))
    return nearest(o.options, COUNT, COUNT + MOST_TOKENS, wanted)


def place_advisor(o: Outlook) -> int:
    """An empty stronghold is held by a single token."""
    for location in LOCATIONS_IN[HABBANYA_SIETCH]:
        if AT + location in o.options:
            o.why("classicbot-place_advisor")
            return AT + location
    return o.options[0]
