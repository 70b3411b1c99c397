"""Dune: Imperium behind the kernel's protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sietch.imperium.commanders
import sietch.imperium.frames.round
import sietch.imperium.rebels  # noqa: F401  (registers its handlers)
from sietch.imperium import contracts, plots, resolve
from sietch.imperium.actions import ACTIONS, INTRIGUE, UPRISING_ACTIONS
from sietch.imperium.arrange import arrange
from sietch.imperium.citations import in_uprising
from sietch.imperium.defs import INTRIGUES, SPACES
from sietch.imperium.effects import (
    EFFECTS,
    check_names,
)
from sietch.imperium.frames import (
    agent,
    choices,
    combat,
    command,
    endgame,
    market,
    masterstroke,
    personal,
    rebellion,
    reveal,
    rivals,
    round,
    setup,
    specials,
    spying,
    turns,
)
from sietch.imperium.frames.base import Ask
from sietch.imperium.frames.turns import TakeTurn
from sietch.imperium.invariants import violations
from sietch.imperium.knowledge import resample
from sietch.imperium.look import look
from sietch.imperium.outcome import final_outcome
from sietch.imperium.piles import RESERVE_CARDS
from sietch.imperium.rules import SCHEMA, UPRISING_SCHEMA, Rules, read_rules, read_uprising_rules
from sietch.imperium.setup import new_table
from sietch.imperium.state import BOARD_FIELDS, LATER_FIELDS, SPARSE_FIELDS, ImperiumState, load_player
from sietch.imperium.terms import PLOT
from sietch.imperium.view import view_of
from sietch.kernel.codec import frame_classes, load_frame
from sietch.kernel.event import Sink
from sietch.kernel.frame import Definition
from sietch.kernel.game import Game, Outcome
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.kernel.rule import Reason
from sietch.kernel.ruleset import BadRuleset, Value

VERSION = 1
UPRISING_VERSION = 2

check_names()

FRAMES = frame_classes(
    *[
        vars(module)
        for module in (
            agent,
            choices,
            combat,
            endgame,
            command,
            contracts,
            market,
            masterstroke,
            personal,
            rebellion,
            spying,
            plots,
            resolve,
            reveal,
            rivals,
            round,
            setup,
            specials,
            turns,
        )
    ]
)


def definition(path: str) -> Definition:
    effect = EFFECTS.get(path)
    if effect is None:
        raise ValueError(f"unknown effect {path!r} in a saved position")
    return effect


class Imperium(Game[ImperiumState]):
    """Dune: Imperium for one to four players."""

    def __init__(self) -> None:
        super().__init__("imperium", VERSION, SCHEMA, ACTIONS, (1, 2, 3, 4))

    def read_rules(self, ruleset: Mapping[str, Any] | str | None, seats: int) -> Rules:
        return read_rules(ruleset, seats)

    def new(
        self, ruleset: Mapping[str, Any] | str | None, seats: int, seed: int | str, sink: Sink | None = None
    ) -> ImperiumState:
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadRuleset(f"{self.name} is played with {counts} seats, not {seats}")
        return new_table(self.read_rules(ruleset, seats), seats, rng_from_seed(seed), sink)

    def load(self, data: Mapping[str, Any]) -> ImperiumState:
        words = data["rng"]
        rng = Rng(words[0], words[1], words[2], words[3])
        s = ImperiumState(data["seats"], rng, self.read_rules(data["ruleset"], data["seats"]))
        for name in BOARD_FIELDS:
            value = data[name]
            setattr(s, name, list(value) if isinstance(value, list) else value)
        for name in LATER_FIELDS:
            if name in data:
                value = data[name]
                setattr(s, name, list(value) if isinstance(value, list) else value)
        sizes = {"bonus_spice": len(SPACES), "control": len(SPACES), "reserve": len(RESERVE_CARDS)}
        for name, nothing in SPARSE_FIELDS.items():
            values = [nothing] * sizes[name]
            for place, value in data[name]:
                values[place] = value
            setattr(s, name, values)
        s.players = [load_player(player) for player in data["players"]]
        s.stack = [load_frame(frame, FRAMES, definition) for frame in data["stack"]]
        return s

    def view(self, s: ImperiumState, seat: int | None) -> dict[str, Any]:
        return view_of(s, seat)

    def determinize(self, s: ImperiumState, seat: int | None, rng: Rng) -> ImperiumState:
        return resample(s, seat, rng)

    def outcome(self, s: ImperiumState) -> Outcome | None:
        return final_outcome(s)

    def ruleset(self, s: ImperiumState) -> dict[str, Value]:
        return dict(s.rules.values)

    def violations(self, s: ImperiumState) -> list[str]:
        return violations(s)

    def arrange(self, s: ImperiumState, position: Mapping[str, Any]) -> None:
        arrange(s, position)

    def look(self, s: ImperiumState) -> dict[str, Any]:
        return look(s)

    def anytime(self, s: ImperiumState, seat: int) -> list[int]:
        if s.turn != seat:
            return []
        p = s.players[seat]
        if not p.intrigue:
            return []
        top = s.stack[-1]
        if not isinstance(top, Ask) or top.seat != seat or seat not in top.seats(s):
            return []
        return [INTRIGUE + card for card in plots.playable(s, p, PLOT, isinstance(top, TakeTurn))]

    def interrupts(self, s: ImperiumState, action: int) -> bool:
        return INTRIGUE <= action < INTRIGUE + len(INTRIGUES) and s.stack[-1].anytime

    def play_anytime(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[seat]
        plots.play_intrigue(s, p, action - INTRIGUE, PLOT)
        p.acted = True

    def anytime_unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        if seat >= len(s.players) or not s.stack[-1].anytime:
            return []
        p = s.players[seat]
        if s.turn != seat:
            return [(INTRIGUE + card, plots.ONLY_OWN_TURN) for card in sorted(set(p.intrigue))]
        before_card = isinstance(s.stack[-1], TakeTurn)
        found: list[tuple[int, Reason]] = []
        for card in sorted(set(p.intrigue)):
            reason = plots.why_not_intrigue(s, p, card, PLOT, before_card)
            if reason is not None:
                found.append((INTRIGUE + card, reason.about({"card": INTRIGUES[card].id})))
        return found


class Uprising(Imperium):
    """Dune: Imperium – Uprising for one to four players, and for six in two teams."""

    def __init__(self) -> None:
        Game.__init__(self, "uprising", UPRISING_VERSION, UPRISING_SCHEMA, UPRISING_ACTIONS, (1, 2, 3, 4, 6), 4)

    def read_rules(self, ruleset: Mapping[str, Any] | str | None, seats: int) -> Rules:
        return read_uprising_rules(ruleset, seats)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        return [(action, in_uprising(reason)) for action, reason in super().unavailable(s, seat)]


GAME = Imperium()
UPRISING = Uprising()
