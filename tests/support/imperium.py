"""A table of Dune: Imperium for tests: given a position, when something is done, then look.

    table = imperium(seats=3, a={"hand": ["diplomacy"], "spice": 4})
    table.send("a", "diplomacy", to="conspire")
    assert table.a.solari == 5
    assert table.why_not("b to arrakeen") == "R-AG-02"

    table = imperium(seats=4).conflict("siege_of_arrakeen").troops(a=2, b=2, c=1)
    table.resolve_combat()
    assert table.rewards == {"a": "second", "b": "second", "c": "third"}

A position is said in the words of `sietch.imperium.arrange`; what is not said is plain: seat a is First Player and to
move, leaders are those of a first game, nobody has Solari or spice, everybody has 1 water and 3 garrisoned troops.
The position is laid out when it is first looked at or played, so it can be said in one go or piece by piece.
Every action is followed by a check that cards, troops, Agents and tokens are conserved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sietch.imperium.game import GAME, UPRISING, Imperium
from sietch.imperium.state import ImperiumState
from sietch.kernel.action import seat_letter, seat_number
from sietch.kernel.event import Event
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.scenario import follow

PLAIN_LEADERS = ("paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese")
# Uprising's leaders without a say in most turns come first; Staban, Jessica and Shaddam only when asked for.
PLAIN_UPRISING_LEADERS = (
    "gurney_halleck",
    "lady_margot_fenring",
    "princess_irulan",
    "lady_amber_metulli",
    "muad_dib",
    "feyd_rautha_harkonnen",
)
TEAM_ALLIES = (1, 2, 4, 5)
PLAIN_RIVALS = ("glossu_rabban", "earl_memnon_thorvald")
PLAIN_SUPPLIES = {"solari": 0, "spice": 0, "water": 1}
PLACES = {1: "first", 2: "second", 3: "third"}
IDLE = ("pass", "end", "skip", "reveal", "deploy 0", "retreat 0")
LONG_GAME = 5000


def imperium(seats: int = 4, *, rules: Mapping[str, Any] | None = None, seed: int | str = 0, **position: Any) -> Table:
    """A table in the given position; `rules` are switches of the ruleset, the rest are keys of a position."""
    return Table(seats, dict(rules or {}), seed, False).given(**position)


def fresh(seats: int = 4, *, seed: int | str = 0, **rules: Any) -> Table:
    """A table as the setup leaves it, with nothing arranged; the rest are switches of the ruleset."""
    return Table(seats, rules, seed, True)


def uprising(seats: int = 3, *, rules: Mapping[str, Any] | None = None, seed: int | str = 0, **position: Any) -> Table:
    """The same with Uprising: `uprising(a={"spies": ["post_emperor"]}, rules={"choam": True})`."""
    return Table(seats, dict(rules or {}), seed, False, UPRISING).given(**position)


def fresh_uprising(seats: int = 3, *, seed: int | str = 0, **rules: Any) -> Table:
    """A table of Uprising as the setup leaves it."""
    return Table(seats, rules, seed, True, UPRISING)


class Seat:
    """What one seat has: any key of its part of `look`, such as `solari`, `hand`, `garrison`, `fremen`, `strength`."""

    def __init__(self, table: Table, letter: str) -> None:
        self._table = table
        self._letter = letter

    def __getattr__(self, name: str) -> Any:
        seen = self._table.look[self._letter]
        if name not in seen:
            raise AttributeError(f"seat {self._letter} has no {name!r}, only {', '.join(sorted(seen))}")
        return seen[name]


class Table:
    """A game that is arranged, played and looked at in the game's own words.

    `table.a` is a seat (rivals and House Hagal are seats too: b and c in solo, c with two players); every other
    attribute that is not a method is a key of `look`, such as `table.row`, `table.control` or `table.mentat`. Any key
    can also be had by its path: `table["conflict"]`, `table["bonus_spice.great_flat"]`, `table["a.hand"]`.
    """

    def __init__(
        self, seats: int, ruleset: dict[str, Any], seed: int | str, as_set_up: bool, game: Imperium = GAME
    ) -> None:
        self._game = game
        self._seats = seats
        self._ruleset = ruleset
        self._seed = seed
        self._as_set_up = as_set_up
        self._position: dict[str, Any] = {}
        self._state: ImperiumState | None = None
        self._events: list[Event] = []

    # -- given ---------------------------------------------------------------------------------------------------

    def given(self, **position: Any) -> Table:
        """Say more about the position; tables of seats are merged, everything else is replaced."""
        if self._state is not None:
            raise RuntimeError("the position is laid out already; say it before it is played")
        for key, value in position.items():
            known = self._position.get(key)
            self._position[key] = {**known, **value} if isinstance(known, dict) else value
        return self

    def conflict(self, card: str) -> Table:
        """The conflict card of this round."""
        return self.given(conflict=card)

    def troops(self, **counts: int) -> Table:
        """Troops in the Conflict, by seat."""
        return self.given(**{letter: {"conflict": n} for letter, n in counts.items()})

    def strengths(self, **strengths: int) -> Table:
        """Strength in the Conflict, by seat: one troop each, the rest in swords (so at least 2)."""
        return self.given(**{letter: {"conflict": 1, "swords": n - 2} for letter, n in strengths.items()})

    def phase(self, phase: str) -> Table:
        """Where the game stands: round_start, turns, combat, makers, recall or endgame."""
        return self.given(phase=phase)

    # -- when ----------------------------------------------------------------------------------------------------

    def do(self, *lines: str) -> Table:
        """Carry out actions, each a seat and a notation: `"a play diplomacy"`; IllegalAction if one is not allowed."""
        for line in lines:
            for part in line.split(";"):
                self._apply(*self._move(part))
        return self

    def send(self, seat: str, card: str, to: str) -> Table:
        """Play a card from hand and send an Agent to a space."""
        return self.do(f"{seat} play {card}", f"{seat} to {to}")

    def reveal(self, *seats: str) -> Table:
        """Each seat takes its Reveal turn and ends it without acquiring anything."""
        for seat in seats:
            self.do(f"{seat} reveal")
            while self.question == f"{seat} RevealTurn":
                self.idle()
        return self

    def idle(self) -> Table:
        """The seat to answer does as little as it may: passes, ends, skips, or else takes its first option."""
        seat = self._game.waiting(self.s)[0]
        options = self._game.options(self.s, seat)
        legal = [self._game.actions.notation(action) for action in options]
        idle = [word for word in IDLE if word in legal]
        self._apply(seat, self._game.actions.parse(idle[0]) if idle else options[0])
        return self

    def idle_until(self, reached: Callable[[Table], bool]) -> Table:
        """Everybody does as little as they may until the table looks as wanted, or the game is over."""
        for _ in range(LONG_GAME):
            if not self.s.stack or reached(self):
                return self
            self.idle()
        raise AssertionError("the table never looked as wanted")

    def finish_round(self) -> Table:
        """Everybody does as little as they may until the next round has begun, or the game is over."""
        this_round = self.s.round
        return self.idle_until(lambda table: table.s.round > this_round and table.asked == "TakeTurn")

    def resolve_combat(self) -> Table:
        """Begin the combat unless it has begun; everybody passes, up to the first choice about a reward."""
        if self._state is None:
            self.phase("combat")
        return self.idle_until(lambda table: not table.asked.startswith("CombatTurn"))

    # -- then ----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Imperium:
        """The game that is played here."""
        return self._game

    @property
    def s(self) -> ImperiumState:
        """The state itself."""
        if self._state is None:
            self._state = self._lay_out()
        return self._state

    @property
    def look(self) -> dict[str, Any]:
        """The whole position with nothing hidden."""
        return self._game.look(self.s)

    @property
    def question(self) -> str:
        """Who is asked what, such as `"a TakeTurn"`; empty when the game is over."""
        pending = self._game.pending(self.s)
        return f"{seat_letter(pending[0].seat)} {pending[0].kind}" if pending else ""

    @property
    def asked(self) -> str:
        """The kind of the question alone."""
        return self.question.partition(" ")[2]

    @property
    def about(self) -> dict[str, Any]:
        """What the question is about."""
        return self._game.pending(self.s)[0].about

    @property
    def rewards(self) -> dict[str, str]:
        """Who took which reward of the last conflict: first, second or third."""
        given = self.events("combat")[-1]["rewards"]
        return {seat_letter(int(seat)): PLACES[place] for seat, place in given.items()}

    @property
    def winners(self) -> list[str]:
        """Who has won; nobody while the game goes on."""
        outcome = self._game.outcome(self.s)
        return [seat_letter(seat) for seat in outcome.winners] if outcome is not None else []

    def can(self, line: str) -> bool:
        """Whether an action is allowed now."""
        return self.why_not(line) is None

    def why_not(self, line: str) -> str | None:
        """The rule that forbids an action now (or the bare message when no rule does); None when it is allowed."""
        seat, action = self._move(line)
        reason = self._game.why_not(self.s, seat, action)
        return None if reason is None else reason.rule or reason.message

    def options(self, seat: str = "a", word: str = "") -> list[str]:
        """All that a seat may do now; with a word, the arguments of the actions that begin with it."""
        legal = [self._game.actions.notation(action) for action in self._game.options(self.s, seat_number(seat))]
        if not word:
            return legal
        return [line.partition(" ")[2] for line in legal if line.split(" ")[0] == word]

    def events(self, kind: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """What happened so far, of one kind: its public facts and the seat, or as a seat saw it."""
        _ = self.s  # the position may not be laid out yet
        seat = None if viewer is None else seat_number(viewer)
        return [event.seen_by(seat) for event in self._events if event.kind == kind]

    def seen_by(self, seat: str | None) -> dict[str, Any]:
        """The table as a seat sees it; None is a spectator."""
        return self._game.view(self.s, None if seat is None else seat_number(seat))

    def imagined_by(self, seat: str | None, times: int = 30) -> Iterator[dict[str, Any]]:
        """Positions that the seat cannot tell from the real one, each as a whole `look`."""
        return map(self._game.look, self.states_imagined_by(seat, times))

    def states_imagined_by(self, seat: str | None, times: int = 30) -> Iterator[ImperiumState]:
        """The same, as states."""
        viewer = None if seat is None else seat_number(seat)
        for n in range(times):
            yield self._game.determinize(self.s, viewer, rng_from_seed(n))

    def __getitem__(self, path: str) -> Any:
        """What a dotted path leads to: `table["bonus_spice.great_flat"]`."""
        found, broken = follow(self.look, path)
        if broken:
            raise KeyError(broken)
        return found

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if len(name) == 1:
            return Seat(self, name)
        seen = self.look
        if name not in seen:
            raise AttributeError(f"the table has no {name!r}, only {', '.join(sorted(seen))}")
        return seen[name]

    # -- behind the screen ---------------------------------------------------------------------------------------

    def _apply(self, seat: int, action: int) -> None:
        self._game.apply(self.s, seat, action, self._events.append)
        self._check()

    def _check(self) -> None:
        assert self._state is not None
        broken = self._game.violations(self._state)
        assert not broken, broken

    def _lay_out(self) -> ImperiumState:
        if self._as_set_up:
            assert not self._position, "a fresh table has nothing arranged"
            return self._game.new(self._ruleset, self._seats, self._seed)
        position = self._plain_position()
        state = self._game.new(self._plain_rules(position), self._seats, self._seed)
        state.sink = self._events.append
        self._game.arrange(state, position)
        state.sink = None
        self._state = state
        self._check()
        return state

    def _plain_position(self) -> dict[str, Any]:
        position: dict[str, Any] = {"first_player": "a", **self._position}
        for seat in range(self._seats):
            position[seat_letter(seat)] = {**PLAIN_SUPPLIES, **position.get(seat_letter(seat), {})}
        return position

    def _plain_rules(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Leaders of a first game, but for those that the position names, so that nobody is at the table twice."""
        if self._game is UPRISING:
            return self._uprising_rules(position)
        named = {table["leader"] for table in position.values() if isinstance(table, dict) and "leader" in table}
        rules: dict[str, Any] = {}
        if self._seats == 1:
            rules["rivals"] = [leader for leader in (*PLAIN_RIVALS, *PLAIN_LEADERS[3:]) if leader not in named][:2]
            named = {*named, *rules["rivals"]}
        free = [leader for leader in (*PLAIN_LEADERS, "duke_leto_atreides", "helena_richese") if leader not in named]
        rules["leaders"] = free[: self._seats]
        return {**rules, **self._ruleset}

    def _uprising_rules(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Leaders that the position names sit down at the setup, so that what they bring to it is there."""
        seats = TEAM_ALLIES if self._seats == 6 else range(self._seats)  # with six the commanders are given
        tables = [position.get(seat_letter(seat), {}) for seat in seats]
        named = [table.get("leader") for table in tables]
        free = [leader for leader in PLAIN_UPRISING_LEADERS if leader not in named]
        return {"leaders": [leader or free.pop(0) for leader in named], **self._ruleset}

    def _move(self, line: str) -> tuple[int, int]:
        letter, _, notation = line.strip().partition(" ")
        return seat_number(letter), self._game.actions.parse(notation)
