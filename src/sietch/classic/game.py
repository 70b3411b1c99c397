"""Classic Dune behind the kernel's protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sietch.classic import anytime, arrival, deals, groups, karama, money
from sietch.classic.actions import ACTIONS
from sietch.classic.arrange import arrange
from sietch.classic.duel import champions, elimination, kanly, seconds, threats, war
from sietch.classic.duel import fight as duel_fight
from sietch.classic.factions_extra import hunt, ixians, landsraad, tleilaxu
from sietch.classic.invariants import violations
from sietch.classic.knowledge import resample
from sietch.classic.look import look
from sietch.classic.phases import (
    battle,
    bidding,
    coexistence,
    collection,
    foresight,
    leaders,
    movement,
    nexus,
    reckoning,
    revival,
    setup,
    shipment,
    spice,
    storm,
    turn,
)
from sietch.classic.prelude import garrisons, influence, meeting, opening, report, trading
from sietch.classic.rules import SCHEMA, SEAT_COUNTS, USUAL_SEATS, needed_for, read_rules
from sietch.classic.state import ClassicState, load_state
from sietch.classic.victory import final_outcome
from sietch.classic.view import view_of
from sietch.kernel.codec import frame_classes, load_frame
from sietch.kernel.event import Sink
from sietch.kernel.frame import Definition
from sietch.kernel.game import Game, Outcome
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.kernel.rule import Reason
from sietch.kernel.ruleset import BadRuleset, Value
from sietch.kernel.state import settle

VERSION = 1

FRAMES = frame_classes(
    *[
        vars(module)
        for module in (
            anytime,
            arrival,
            champions,
            elimination,
            duel_fight,
            kanly,
            seconds,
            threats,
            war,
            battle,
            bidding,
            coexistence,
            collection,
            foresight,
            groups,
            hunt,
            ixians,
            karama,
            landsraad,
            leaders,
            money,
            movement,
            nexus,
            reckoning,
            revival,
            setup,
            shipment,
            spice,
            storm,
            tleilaxu,
            turn,
            garrisons,
            influence,
            meeting,
            opening,
            report,
            trading,
        )
    ]
)


def no_definition(path: str) -> Definition:
    raise ValueError(f"a saved position of classic Dune names {path!r}, which is nothing it knows")


class Classic(Game[ClassicState]):
    """Dune for two to six players, with the factions of the Italian edition for up to nine."""

    def __init__(self) -> None:
        super().__init__("classic", VERSION, SCHEMA, ACTIONS, SEAT_COUNTS, USUAL_SEATS)

    def new(
        self, ruleset: Mapping[str, Any] | str | None, seats: int, seed: int | str, sink: Sink | None = None
    ) -> ClassicState:
        if seats not in self.seat_counts:
            raise BadRuleset(f"classic is played with 2 to 9 seats, not {seats}")
        s = ClassicState(seats, rng_from_seed(seed), read_rules(ruleset, seats))
        s.then(setup.Prepare())
        s.sink = sink
        try:
            settle(s)
        finally:
            s.sink = None
        return s

    def needed_for(self, seats: int) -> dict[str, Value]:
        return needed_for(seats)

    def load(self, data: Mapping[str, Any]) -> ClassicState:
        s = load_state(data, read_rules(data["ruleset"], data["seats"]))
        s.stack = [load_frame(frame, FRAMES, no_definition) for frame in data["stack"]]
        return s

    def view(self, s: ClassicState, seat: int | None) -> dict[str, Any]:
        return view_of(s, seat)

    def determinize(self, s: ClassicState, seat: int | None, rng: Rng) -> ClassicState:
        return resample(s, seat, rng)

    def outcome(self, s: ClassicState) -> Outcome | None:
        return final_outcome(s)

    def ruleset(self, s: ClassicState) -> dict[str, Value]:
        return dict(s.rules.values)

    def violations(self, s: ClassicState) -> list[str]:
        return violations(s)

    def confidants(self, s: ClassicState, seat: int) -> tuple[int, ...]:
        """Allies, and they alone, may talk in secret. [FR-XII.E.2]"""
        return tuple([p.seat for p in s.players if s.allied(seat, p.seat)])

    def arrange(self, s: ClassicState, position: Mapping[str, Any]) -> None:
        arrange(s, position)

    def look(self, s: ClassicState) -> dict[str, Any]:
        return look(s)

    def anytime(self, s: ClassicState, seat: int) -> list[int]:
        return anytime.anytime_options(s, seat)

    def anytime_unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return anytime.anytime_unavailable(s, seat) if s.stack[-1].anytime else []

    def _options(self, s: ClassicState, seat: int) -> list[int]:
        menu = super()._options(s, seat)
        if anytime.before_plans(s):
            cards = anytime.anytime_cards(s, seat)
            if cards:
                return sorted(menu + cards)
        return menu

    def interrupts(self, s: ClassicState, action: int) -> bool:
        if s.stack[-1].anytime:
            return anytime.is_anytime(action) or deals.is_deal(action)
        return anytime.is_anytime(action) and anytime.before_plans(s)

    def play_anytime(self, s: ClassicState, seat: int, action: int) -> None:
        if deals.is_deal(action):
            deals.act(s, seat, action)
        else:
            anytime.play_anytime(s, seat, action)


GAME = Classic()
