"""Storm, spice and worms: dials, Weather Control, Family Atomics, Thumper, Harvester, and the Fremen's worms."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import TOKEN, Outlook
from sietch.bots.classic.strongholds import dangerous, presence
from sietch.classic.actions import NEVER, NO, PASS, PLAY, STORM_DIAL, WORM_AT, YES
from sietch.classic.atlas import (
    ARRAKEEN,
    BLOW_LOCATION,
    CARTHAG,
    LOCATIONS_IN,
    SECTOR_OF,
    SECTORS,
    TERRITORY_OF,
)
from sietch.classic.cards import ATOMICS, HARVESTER, THUMPER, WEATHER_CONTROL
from sietch.classic.phases.spice import HarvesterWindow
from sietch.classic.phases.storm import exposed
from sietch.classic.state import Player
from sietch.classic.terms import FREMEN

STEER_WORTH: Final = 5.0  # tokens and spice that must be at stake before the storm is taken in hand
WORM_WORTH: Final = 4.0
AVERAGE_DIAL: Final = 2
FIRST_DIAL: Final = 8


def storm_worth(o: Outlook, sectors: int) -> float:
    """What a storm of so many sectors does: harm to others is good, to one's own side bad."""
    s = o.s
    struck = {(s.storm + step) % SECTORS for step in range(1, sectors + 1)}
    value = 0.0
    for p in s.players:
        for location in p.places():
            if SECTOR_OF[location] in struck and exposed(s, location):
                lost = TOKEN * p.at(location) * (0.5 if p.faction == FREMEN and s.rules.additional else 1.0)
                value += -1.5 * lost if o.side >> p.seat & 1 else lost / 2
    for location, amount in s.spice.items():
        if SECTOR_OF[location] in struck:
            value -= 0.5 * amount if o.me.at(location) else 0.1 * amount
    return value


def dial_storm(o: Outlook) -> int:
    """Guess the other dial, and send the storm where it does others more harm than oneself."""
    other = FIRST_DIAL if o.s.turn == 1 else AVERAGE_DIAL
    best, most = o.options[0], -1e9
    for action in o.options:
        worth = storm_worth(o, action - STORM_DIAL + other)
        if worth > most:
            best, most = action, worth
    o.why("classicbot-storm" if most else "classicbot-storm_alike")
    return best


def best_storm(o: Outlook, most: int) -> tuple[int, float]:
    best, worth = 0, -1e9
    for sectors in range(most + 1):
        value = storm_worth(o, sectors)
        if value > worth:
            best, worth = sectors, value
    return best, worth


def weather(o: Outlook) -> int:
    """Weather Control, when it saves or buries enough."""
    if PLAY + WEATHER_CONTROL not in o.options:
        o.why("classicbot-nothing_to_play")
        return PASS
    _, best = best_storm(o, 10)
    if best - storm_worth(o, o.s.storm_move) >= STEER_WORTH:
        o.why("classicbot-steer")
        return PLAY + WEATHER_CONTROL
    o.why("classicbot-keep_card", {"card": "weather_control"})
    return PASS


def steer(o: Outlook) -> int:
    sectors, _ = best_storm(o, 10)
    o.why("classicbot-steer")
    return STORM_DIAL + sectors


def atomics(o: Outlook) -> int:
    """The Shield Wall falls when the storm is about to bury others behind it, above all somebody near victory."""
    if PLAY + ATOMICS not in o.options:
        o.why("classicbot-nothing_to_play")
        return PASS
    s = o.s
    struck = {(s.storm + step) % SECTORS for step in range(1, s.storm_move + 1)}
    value = 0.0
    for territory in (ARRAKEEN, CARTHAG):
        for location in LOCATIONS_IN[territory]:
            if SECTOR_OF[location] not in struck:
                continue
            for p in s.players:
                harm = TOKEN * p.at(location)
                value += -2.0 * harm if o.side >> p.seat & 1 else harm * (2.0 if _close(o, p) else 0.7)
    if value >= STEER_WORTH:
        o.why("classicbot-atomics")
        return PLAY + ATOMICS
    o.why("classicbot-keep_card", {"card": "family_atomics"})
    return PASS


def _close(o: Outlook, p: Player) -> bool:
    return any(side >> p.seat & 1 for side in dangerous(o)) and presence(o, 1 << p.seat) >= 2


def worm_worth(o: Outlook, territory: int) -> float:
    """What a worm in a territory does."""
    value = 0.0
    for p in o.s.players:
        here = sum([p.at(location) for location in LOCATIONS_IN[territory]])
        if p.faction == FREMEN:
            value += 1.0 if o.side >> p.seat & 1 and here else 0.0
        elif o.side >> p.seat & 1:
            value -= 1.5 * TOKEN * here
        else:
            value += 0.7 * TOKEN * here
    lying = sum([o.s.spice.get(location, 0) for location in LOCATIONS_IN[territory]])
    standing = any(o.me.at(location) for location in LOCATIONS_IN[territory])
    return value - (0.8 if standing else 0.15) * lying


def thumper(o: Outlook) -> int:
    """A Thumper where others dig, or when this seat wants a nexus because it stands alone."""
    if PLAY + THUMPER not in o.options:
        o.why("classicbot-nothing_to_play")
        return PASS
    last = o.s.last_blow[0]
    value = worm_worth(o, TERRITORY_OF[BLOW_LOCATION[last]]) if last >= 0 else 0.0
    if o.s.rules.alliances and not o.me.allies:
        value += 2.0
    if value >= WORM_WORTH:
        o.why("classicbot-thumper")
        return PLAY + THUMPER
    o.why("classicbot-keep_card", {"card": "thumper"})
    return PASS


def harvester(o: Outlook) -> int:
    """A Harvester for spice that one's own tokens are about to gather."""
    frame = o.frame
    if PLAY + HARVESTER not in o.options or not isinstance(frame, HarvesterWindow):
        o.why("classicbot-nothing_to_play")
        return PASS
    near = any(TERRITORY_OF[place] == TERRITORY_OF[frame.location] for place in o.me.places())
    if near or (frame.amount >= 8 and o.me.spice >= 6):
        o.why("classicbot-harvester", {"n": frame.amount})
        return PLAY + HARVESTER
    o.why("classicbot-keep_card", {"card": "harvester"})
    return PASS


def best_worm(o: Outlook) -> tuple[int, float]:
    best, most = -1, -1e9
    for action in o.options:
        if action >= WORM_AT:
            worth = worm_worth(o, action - WORM_AT)
            if worth > most:
                best, most = action, worth
    return best, most


def place_worm(o: Outlook) -> int:
    action, worth = best_worm(o)
    if PASS in o.options and worth < 0.5:
        o.why("classicbot-no_worm")
        return PASS
    o.why("classicbot-worm")
    return action


def spare_allies(o: Outlook) -> int:
    o.why("classicbot-help_ally")
    return YES


def never_again(o: Outlook) -> int:
    """A window that this seat never wants to be asked about."""
    o.why("classicbot-never")
    return NEVER if NEVER in o.options else PASS


def charity(o: Outlook) -> int:
    o.why("classicbot-charity")
    return YES if YES in o.options else NO
