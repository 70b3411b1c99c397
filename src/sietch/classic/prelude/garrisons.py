"""From access cards to tokens: garrisons are laid out unseen and called from Carthag to Arrakeen. [FR-XVI.B.5-7]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import DONE, ELITE, GARRISON, OCCUPY
from sietch.classic.atlas import LOCATION_IDS
from sietch.classic.forces import place
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.prelude.decks import (
    ACCESS_IDS,
    CALLED_AT,
    FIRST_GARRISON,
    MOST_GARRISON,
    STRONGHOLD_CARDS,
    is_stronghold,
    troops,
)
from sietch.classic.prelude.desk import Desk
from sietch.classic.prelude.seats import desk_of
from sietch.classic.reasons import NO_GARRISON, TOO_MANY_TOKENS
from sietch.classic.state import ClassicState
from sietch.kernel.rule import Reason
from sietch.kernel.sealed import Answers


class BeginPlacement(Step):
    """What is left of the spice goes back, then strongholds and garrisons are laid out. [FR-XVI.B.5, FR-XVI.B.6]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        for p in s.players:
            if p.spice and s.sink is not None:
                s.emit("residue", p.seat, {"spice": p.spice})
            p.spice = 0
        s.then(LayGarrisons(tuple(range(s.seats))), CloseDesk())


class Layout:
    """A layout as far as it has come: the cards laid out, those that are left, and the tokens they stand for."""

    __slots__ = ("bare", "done", "laid", "left", "tokens")

    def __init__(self, hand: list[int], given: tuple[int, ...]) -> None:
        self.left = hand[:]
        self.laid: list[int] = []  # a stronghold, its garrison cards, the next stronghold ...
        self.tokens = 0
        self.bare = False  # the last stronghold has no garrison yet
        self.done = False
        for action in given:
            if action == DONE:
                self.done = True
            else:
                self._lay(action)

    def _lay(self, action: int) -> None:
        if action >= GARRISON:
            card = FIRST_GARRISON + action - GARRISON
            self.tokens += troops(card)
            self.bare = False
        else:
            card = action - OCCUPY
            self.bare = True
        self.left.remove(card)
        self.laid.append(card)

    def most(self, s: ClassicState, seat: int) -> int:
        """How many more tokens may be laid out."""
        return min(MOST_GARRISON, s.players[seat].sheet.tokens) - self.tokens

    def why_not(self, card: int, most: int) -> Reason | None:
        """Why a card that is left cannot be laid out next."""
        if not is_stronghold(card):
            return TOO_MANY_TOKENS if troops(card) > most else None
        if self.bare or not any(0 < troops(other) <= most for other in self.left):
            return NO_GARRISON
        return None

    def cards(self) -> list[int]:
        """The kinds that come into question: nobody lays the same stronghold twice, or a garrison without one."""
        kinds = sorted(set(self.left))
        return [card for card in kinds if (card not in self.laid if is_stronghold(card) else bool(self.laid))]


def action_of(card: int) -> int:
    return OCCUPY + card if is_stronghold(card) else GARRISON + card - FIRST_GARRISON


class LayGarrisons(Secret):
    """Stronghold cards face down, each with one garrison card or more, twenty tokens at most. [FR-XVI.B.6.a]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        layout = Layout(desk_of(s).hands[seat], self.given(seat))
        return {
            "laid": [ACCESS_IDS[card] for card in layout.laid],
            "tokens": layout.tokens,
            "most": layout.most(s, seat),
        }

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        layout = Layout(desk_of(s).hands[seat], given)
        if layout.done:
            return []
        most = layout.most(s, seat)
        found = [action_of(card) for card in layout.cards() if layout.why_not(card, most) is None]
        return found if layout.bare else [DONE, *found]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        layout = Layout(desk_of(s).hands[seat], self.given(seat))
        most = layout.most(s, seat)
        found = [(action_of(card), layout.why_not(card, most)) for card in layout.cards()]
        return [(action, reason) for action, reason in found if reason is not None]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        desk = desk_of(s)
        layouts = [Layout(desk.hands[seat], given) for seat, given in zip(self.asked, answers, strict=True)]
        for seat, layout in zip(self.asked, layouts, strict=True):
            endow(s, desk, seat, layout)
        asked: list[PlaceGarrison] = []
        for card in range(len(STRONGHOLD_CARDS)):
            claims = {seat: claim(layout, card) for seat, layout in zip(self.asked, layouts, strict=True)}
            held = call(s, card, {seat: tokens for seat, tokens in claims.items() if tokens})
            if held is not None:
                asked.append(held)
        s.then(*asked)


def endow(s: ClassicState, desk: Desk, seat: int, layout: Layout) -> None:
    """Garrisons that were not used are shown and turned into spice; then the sheet's spice is paid. [FR-XVI.B.6.b]"""
    p = s.players[seat]
    spare = [card for card in layout.left if not is_stronghold(card)]
    spice = sum([troops(card) for card in spare])
    if spice and s.sink is not None:
        s.emit("garrisons_sold", seat, {"cards": [ACCESS_IDS[card] for card in sorted(spare)], "spice": spice})
    p.spice = spice + p.sheet.spice
    if s.sink is not None:
        s.emit("sheet_spice", seat, {"spice": p.sheet.spice})
    desk.spent.extend(desk.hands[seat])
    desk.hands[seat] = []
    desk.hands_known[seat] = []


def claim(layout: Layout, stronghold: int) -> int:
    """The tokens that a layout sends to a stronghold."""
    tokens = 0
    here = False
    for card in layout.laid:
        if is_stronghold(card):
            here = card == stronghold
        elif here:
            tokens += troops(card)
    return tokens


def call(s: ClassicState, card: int, claims: dict[int, int]) -> PlaceGarrison | None:
    """A stronghold is called: who places how many? [FR-XVI.B.6.c]"""
    if s.sink is not None:
        facts = {"territory": STRONGHOLD_CARDS[card], "seats": list(claims), "claims": list(claims.values())}
        s.emit("stronghold_called", -1, facts)
    ranked = sorted(claims, key=lambda seat: -claims[seat])
    if not ranked:
        return None
    tokens = claims[ranked[0]] - sum([claims[seat] for seat in ranked[1:]])
    if tokens <= 0:  # OQ29: equal garrisons wear each other out
        return None
    return PlaceGarrison(ranked[0], card, tokens)


class PlaceGarrison(Ask):
    """How many of the tokens are elite ones? Nobody is asked who has none. [FR-XVI.B.6.c]"""

    __slots__ = ("stronghold", "tokens")
    anytime = False

    def __init__(self, seat: int, stronghold: int, tokens: int) -> None:
        super().__init__(seat)
        self.stronghold = stronghold
        self.tokens = tokens

    def asks(self, s: ClassicState) -> bool:
        return s.players[self.seat].reserve_elite > 0

    def run(self, s: ClassicState) -> None:
        self._place(s, 0)

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"territory": STRONGHOLD_CARDS[self.stronghold], "left": self.tokens}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        least = max(0, self.tokens - p.reserve)
        return [ELITE + n for n in range(least, min(self.tokens, p.reserve_elite) + 1)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        self._place(s, action - ELITE)

    def _place(self, s: ClassicState, elites: int) -> None:
        p = s.players[self.seat]
        location = CALLED_AT[self.stronghold]
        tokens = self.tokens - elites
        place(p, location, tokens, elites)
        p.reserve -= tokens
        p.reserve_elite -= elites
        if s.sink is not None:
            s.emit("placed", self.seat, {"location": LOCATION_IDS[location], "tokens": tokens, "elites": elites})


class CloseDesk(Step):
    """The cards of the prelude have no further effect. [FR-XVI.B.7]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        s.harvest = None
