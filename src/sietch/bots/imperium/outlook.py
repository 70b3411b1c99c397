"""One seat's outlook on a position: how long the game will last, and what things are worth in it."""

from __future__ import annotations

from typing import Any, Final

from sietch.bots.imperium.prices import ONE_SPY, PRICES, REVEAL_PRICE, VP, prices, total
from sietch.imperium.defs import LEADERS
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import (
    ALLIANCE_LEVEL,
    BENE_GESSERIT,
    EMPEROR,
    END_VP,
    FACTIONS,
    FREMEN,
    SOLARI,
    SPACING_GUILD,
    SPICE,
    SPIES_EACH,
    TOP_OF_TRACK,
    VP_LEVEL,
    WATER,
)
from sietch.kernel.frame import Frame
from sietch.kernel.rng import Rng

LAST_ROUND: Final = 10
PACE: Final = 1.4  # victory points that the leader makes in a round, late ones included
SWORDMASTER_PRICE: Final = 8
LATER_SWORDMASTER_PRICE: Final = 6  # in Uprising, once anybody has one
COUNCIL_PRICE: Final = 5

# What two influence open in Uprising: Imperial Privilege, Shipping, better cards, Sietch Tabr.
UNLOCKED: Final = (0.5, 1.5, 0.7, 2.5)
# What one more Spy is worth to somebody who has none, one, two, or all three on the board.
SPIES_PLACED: Final = (1.0, 0.95, 0.75, 0.15)


class Blindfold(Rng):
    """Puts hidden cards in order instead of shuffling them: the sample then holds nothing but what the seat knows."""

    __slots__ = ()

    def shuffle(self, items: list[int]) -> None:
        items.sort()

    def word(self) -> int:
        return 1

    def below(self, n: int) -> int:
        return 0


class Note:
    """A reason as data: how much it weighs, the message that says it, and what fills the message's blanks.

    Blanks hold numbers and ids; `words` turns the ids into names.
    """

    __slots__ = ("blanks", "key", "weight")

    def __init__(self, weight: float, key: str, blanks: dict[str, int | str]) -> None:
        self.weight = weight
        self.key = key
        self.blanks = blanks


class Outlook:
    """What a seat thinks of a position. Made once per decision; reasons are noted only while `notes` is a list."""

    __slots__ = (
        "at",
        "card",
        "deck_size",
        "frame",
        "intrigue",
        "late",
        "me",
        "memory",
        "notes",
        "persuasion",
        "progress",
        "rivalry",
        "rounds_left",
        "s",
        "seat",
        "solari_knee",
        "spice_knee",
        "spy",
        "troop",
        "water_knee",
    )

    def __init__(self, s: ImperiumState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.me: Player = s.players[seat]
        self.frame: Frame[Any] = s.stack[-1]
        self.notes: list[Note] | None = None
        self.memory: dict[str, Any] = {}  # tables that several options of one question share
        self.at = -1  # the space whose visit is being weighed
        me = self.me
        lead = max([p.vp for p in s.players if p.scores])
        self.rounds_left = max(0.0, min(float(LAST_ROUND - s.round), (END_VP - lead) / PACE))
        left = self.rounds_left
        self.late = min(1.0, 0.1 + 0.35 * left)  # goods that no round is left to spend are worth little
        self.progress = min(1.0, 0.5 * left)
        self.rivalry = 0.5 if s.seats == 2 else 0.25
        knee = 3
        if left >= 1.5:
            if not me.swordmaster:
                knee = SWORDMASTER_PRICE
                if s.kit.uprising and any([p.swordmaster for p in s.players]):
                    knee = LATER_SWORDMASTER_PRICE
            elif not me.council:
                knee = COUNCIL_PRICE
        self.solari_knee = knee
        self.spice_knee = 6
        self.water_knee = 4 if s.kit.uprising and me.hooks else 2
        self.troop = PRICES[3] * (self.late if s.round >= 3 else 0.9)
        self.intrigue = PRICES[5] * (0.35 + 0.65 * self.late)
        self.persuasion = 0.3 + 0.9 * min(1.0, 0.4 * left)
        self.spy = ONE_SPY * (0.3 + 0.7 * self.late) * SPIES_PLACED[min(len(me.spies), SPIES_EACH)]
        owned = me.deck + me.hand + me.discard + me.play
        self.deck_size = max(1, len(owned))
        pool = me.deck if me.deck else me.discard
        self.card = 0.3
        if pool:
            shown = total([REVEAL_PRICE[card] for card in pool]) / len(pool)
            self.card = (0.5 + 0.9 * shown) * (0.4 + 0.6 * self.late)

    def note(self, weight: float, key: str, blanks: dict[str, int | str] | None = None) -> None:
        """Remember a reason, while somebody asks for reasons; only then should blanks be made at all."""
        if self.notes is not None:
            self.notes.append(Note(weight, key, {} if blanks is None else blanks))

    def others(self) -> list[Player]:
        return [p for p in self.s.players if p.seat != self.seat]


def between(have: int, n: int, knee: int, wanted: float, spare: float) -> float:
    """The worth of n units on top of those one has: dear up to the knee, cheap beyond it."""
    dear = min(max(knee - have, 0), n)
    return wanted * dear + spare * (n - dear)


def solari_worth(o: Outlook, n: int) -> float:
    """What n more Solari are worth, or for negative n what is given away."""
    return _held(o.me.solari, n, o.solari_knee, 1.4 * PRICES[SOLARI], 0.6 * PRICES[SOLARI]) * o.late


def spice_worth(o: Outlook, n: int) -> float:
    return _held(o.me.spice, n, o.spice_knee, PRICES[SPICE], 0.6 * PRICES[SPICE]) * o.late + 0.02 * n


def water_worth(o: Outlook, n: int) -> float:
    return _held(o.me.water, n, o.water_knee, PRICES[WATER], 0.5 * PRICES[WATER]) * o.late


def _held(have: int, n: int, knee: int, wanted: float, spare: float) -> float:
    if n >= 0:
        return between(have, n, knee, wanted, spare)
    return -between(have + n, -n, knee, wanted, spare)


def influence_worth(o: Outlook, faction: int, n: int) -> float:
    """What rising n steps on a track is worth now."""
    level = o.me.influence[faction]
    total = 0.0
    for _ in range(n):
        if level >= TOP_OF_TRACK:
            break
        total += step_worth(o, faction, level)
        level += 1
    return total


def step_worth(o: Outlook, faction: int, level: int) -> float:
    """One step up from a level: a victory point at 2, bonus and alliance at 4, and what leads there."""
    s = o.s
    holder = s.alliance[faction]
    reached = level + 1
    mine = holder == o.seat
    key = "bot-influence"
    if reached < VP_LEVEL:
        worth = 3.5 * o.progress
    elif reached == VP_LEVEL:
        worth, key = VP, "bot-influence_point"
        if s.kit.uprising:
            worth += unlocked_worth(o, faction)
    elif reached < ALLIANCE_LEVEL:
        worth = _toward_alliance(o, faction, holder)
    else:
        worth = track_bonus_worth(o, faction) if reached == ALLIANCE_LEVEL else 0.3
        if not mine and (holder < 0 or reached > s.players[holder].influence[faction]):
            worth += VP
            key = "bot-influence_alliance"
            if holder >= 0:
                worth += o.rivalry * VP
                key = "bot-influence_takes_alliance"
        elif mine:
            worth += _threat(o, faction, level)
        elif holder >= 0 and reached == s.players[holder].influence[faction]:
            worth += 2.5 * o.progress
    if o.notes is not None:
        o.note(worth, key, {"level": reached, "faction": FACTIONS[faction]})
    return worth


def _toward_alliance(o: Outlook, faction: int, holder: int) -> float:
    """From 2 to 3: halfway to a bonus, and to an alliance if one can still be had."""
    if holder < 0:
        rush = max([p.influence[faction] for p in o.s.players if p.seat != o.seat])
        return (3.5 if rush < ALLIANCE_LEVEL - 1 else 2.8) * o.progress
    gap = o.s.players[holder].influence[faction] - ALLIANCE_LEVEL
    return max(0.8, 2.0 - 0.6 * gap) * o.progress


def _threat(o: Outlook, faction: int, level: int) -> float:
    """The holder of an alliance climbs on when somebody is close behind."""
    close = max([p.influence[faction] for p in o.s.players if p.seat != o.seat])
    return 4.0 if close >= level else 1.5 if close >= level - 1 else 0.2


def unlocked_worth(o: Outlook, faction: int) -> float:
    """What two influence open in Uprising, besides their victory point."""
    me = o.me
    value = UNLOCKED[faction] * o.progress
    if faction == FREMEN and me.hooks:
        value = 0.5 * o.progress
    if me.leader >= 0 and LEADERS[me.leader].reach_faction == faction:
        value += prices(LEADERS[me.leader].reach) * o.late
    return value


def track_bonus_worth(o: Outlook, faction: int) -> float:
    if faction == EMPEROR:
        return o.spy if o.s.kit.uprising else 2 * o.troop
    if faction == SPACING_GUILD:
        return solari_worth(o, 3)
    if faction == BENE_GESSERIT:
        return o.intrigue
    return water_worth(o, 1)


def loss_worth(o: Outlook, faction: int) -> float:
    """What falling one step on a track costs."""
    level = o.me.influence[faction]
    if level == VP_LEVEL:
        return VP
    if level < VP_LEVEL:
        return 3.0 * o.progress + 0.2
    if o.s.alliance[faction] != o.seat:
        return 2.0 * o.progress + 0.1
    behind = max([p.influence[faction] for p in o.s.players if p.seat != o.seat])
    return VP if level == ALLIANCE_LEVEL or behind >= level else 1.0
