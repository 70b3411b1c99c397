"""One seat's outlook on a position: how long the game will last, and what things are worth in it."""

from __future__ import annotations

from typing import Any, Final

from sietch.bots.imperium.prices import ONE_SPY, PRICES, REVEAL_PRICE, total
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import END_VP, SOLARI, SPICE, SPIES_EACH, WATER
from sietch.kernel.frame import Frame

LAST_ROUND: Final = 10
LAST_ROUND_OF_SIX: Final = 9
PACE: Final = 1.4  # victory points that the leader makes in a round, late ones included
SWORDMASTER_PRICE: Final = 8
LATER_SWORDMASTER_PRICE: Final = 6  # in Uprising, once anybody has one
COUNCIL_PRICE: Final = 5

# What one more Spy is worth to somebody who has none, one, two, or all three on the board.
SPIES_PLACED: Final = (1.0, 0.95, 0.75, 0.15)


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
        "body",
        "card",
        "deck_size",
        "frame",
        "guessed",
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
        self.body: Player = s.body(self.me)  # whose troops and influence count: a commander's are the activated ally's
        self.frame: Frame[Any] = s.stack[-1]
        self.notes: list[Note] | None = None
        self.guessed = False  # somebody else's: the hand is none that anybody has seen
        self.memory: dict[str, Any] = {}  # tables that several options of one question share
        self.at = -1  # the space whose visit is being weighed
        me = self.me
        lead = max([p.vp for p in s.players if p.scores])
        six = s.kit.six
        last = LAST_ROUND_OF_SIX if six else LAST_ROUND
        self.rounds_left = max(0.0, min(float(last - s.round), (END_VP - lead) / PACE))
        left = self.rounds_left
        self.late = min(1.0, 0.1 + 0.35 * left)  # goods that no round is left to spend are worth little
        self.progress = min(1.0, 0.5 * left)
        # What others lose is as good as won between two teams, and half as good between two players.
        self.rivalry = 1.0 if six else 0.5 if s.seats == 2 else 0.25
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
        self.water_knee = 4 if s.kit.uprising and self.body.hooks else 2
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
        """Everybody whom the seat plays against."""
        team = self.me.team
        return [p for p in self.s.players if p.seat != self.seat and (team < 0 or p.team != team)]

    def team(self) -> list[Player]:
        """The seat and its teammates, if it has any."""
        team = self.me.team
        return [p for p in self.s.players if p.seat == self.seat or (team >= 0 and p.team == team)]

    def on_my_team(self, seat: int) -> bool:
        """Whether a seat (-1 is nobody's) is the own one or a teammate's."""
        team = self.me.team
        return seat == self.seat or (seat >= 0 and team >= 0 and self.s.players[seat].team == team)

    def of(self, seat: int) -> Outlook:
        """How things look from another seat, as far as this one knows; reckoned once per decision."""
        if seat == self.seat:
            return self
        key = f"outlook {seat}"
        known = self.memory.get(key)
        if known is None:
            known = Outlook(self.s, seat)
            known.guessed = True
            self.memory[key] = known
        assert isinstance(known, Outlook)
        return known


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
