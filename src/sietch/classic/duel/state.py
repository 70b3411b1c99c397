"""What a game with duels adds to a position: duel cards, threats of Kanly, the arena, and who is out of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sietch.classic.duel.bout import Bout, load_bout
from sietch.classic.duel.cards import HAND_LIMIT
from sietch.kernel.rng import Rng

Threat = tuple[int, int, int, int]  # by whom, against whom, which deed (a number of `deeds`), how it stands

# How a threat stands.
SPOKEN: Final = 0
BROKEN: Final = 1  # the deed is done: Kanly may be called
SETTLED: Final = 2  # called, forfeited or ignored; it cannot be spoken again this turn


class Duels:
    """The Duel as long as nobody fights, and the bout when somebody does."""

    __slots__ = ("bout", "deck", "discard", "hands", "out", "threats")

    def __init__(self, seats: int) -> None:
        self.deck: list[int] = []  # the top is the end
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.threats: list[Threat] = []  # of this turn
        self.out = 0  # a bit for every seat whose principal character is dead
        self.bout: Bout | None = None

    def clone(self) -> Duels:
        c = Duels(0)
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.hands = [hand[:] for hand in self.hands]
        c.threats = self.threats[:]
        c.out = self.out
        c.bout = None if self.bout is None else self.bout.clone()
        return c

    def dump(self) -> dict[str, Any]:
        return {
            "deck": self.deck[:],
            "discard": self.discard[:],
            "hands": [hand[:] for hand in self.hands],
            "threats": [list(threat) for threat in self.threats],
            "out": self.out,
            "bout": None if self.bout is None else self.bout.dump(),
        }

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def note(self, seat: int, deed: int) -> None:
        """A seat has done something: whoever threatened it for that may call Kanly. [FR-XIX.B]"""
        for place, (by, to, what, how) in enumerate(self.threats):
            if to == seat and what == deed and how == SPOKEN:
                self.threats[place] = (by, to, what, BROKEN)

    def fight(self) -> Bout:
        if self.bout is None:
            raise AssertionError("nobody is in the arena")
        return self.bout

    def draw(self, seat: int, rng: Rng) -> int:
        """Give a seat the top duel card; -1 when the hand is full or there is none. [FR-XIX.C.3.b, FR-XIX.C.10]"""
        if len(self.hands[seat]) >= HAND_LIMIT:
            return -1
        self._reshuffle(rng)
        if not self.deck:
            return -1
        card = self.deck.pop()
        self.hands[seat].append(card)
        self._reshuffle(rng)
        return card

    def _reshuffle(self, rng: Rng) -> None:
        if not self.deck and self.discard:
            self.deck = self.discard
            self.discard = []
            rng.shuffle(self.deck)

    def spend(self, seat: int, card: int) -> None:
        """A card is played and lies face up. [FR-XIX.C.10]"""
        self.hands[seat].remove(card)
        self.discard.append(card)


def load_duels(data: Mapping[str, Any]) -> Duels:
    d = Duels(0)
    d.deck = list(data["deck"])
    d.discard = list(data["discard"])
    d.hands = [list(hand) for hand in data["hands"]]
    d.threats = [(by, to, deed, how) for by, to, deed, how in data["threats"]]
    d.out = data["out"]
    d.bout = None if data["bout"] is None else load_bout(data["bout"])
    return d
