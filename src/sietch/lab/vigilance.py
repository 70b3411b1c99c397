"""Do the players of classic Dune see a victory coming? Whole games between heuristic bots, watched turn by turn.

A side (a player or an alliance) is a *menace* to a seat outside it when it stands in as many strongholds as it needs to
win, without counting those where an enemy stands too: if nothing more happens, it wins at the end of the turn. Stands
in earnest, that is: Bene Gesserit who coexist neither hold nor dispute anything.

A seat has a *chance to act* when, while a menace is on the board for all to see, it is asked one of these questions and
a legal answer begins a way into one of the strongholds that the menace holds undisputed:

- `Ship`: landing there, or a Guild shipment that could be carried there;
- `Muster` for a march: some group of its tokens can reach it;
- `EndPeace` or `CoexistOrOppose`: the Bene Gesserit stand there already and could stop coexisting.

A victory is *ignored* by a seat when all of this holds: the game ends with the strongholds of that menace, not by a
prediction and not because the last turn is over; the seat is not among the winners; it had a chance to act in that last
turn, after the menace was visible; and from then on it not once stood in earnest in any stronghold that the menace had
held undisputed.

So it does not count when the menace only arose after the seat had moved, when no legal way led there (storm, two others
in the stronghold, no spice, no tokens, a promise), when somebody else disputed a stronghold before and the side was no
menace at that moment, or when the seat went in and lost the battle. It does count when the seat preferred something
else, however sensible: spice, its own third stronghold, or the hope that others would do it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sietch.bots import make_bot
from sietch.classic.actions import CROSS, END_PEACE, LAND, MOVE, OPPOSE, WITHDRAW
from sietch.classic.arrival import CoexistOrOppose
from sietch.classic.atlas import LOCATION_IDS, LOCATIONS_IN, TERRITORY_OF
from sietch.classic.forces import present, why_not_arrive
from sietch.classic.game import GAME
from sietch.classic.groups import MARCH, Muster, destinations
from sietch.classic.money import purse
from sietch.classic.phases.coexistence import EndPeace
from sietch.classic.phases.shipment import Ship, fee
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS, MOVEMENT
from sietch.classic.victory import STRONGHOLD_VICTORY, side, victory_territories
from sietch.kernel.action import seat_letter
from sietch.kernel.game import Perspective


@dataclass(frozen=True)
class Ignored:
    """A victory that a seat let happen: the game, the turn, who looked on, who won."""

    seed: str
    turn: int
    seat: int
    faction: str
    winners: tuple[int, ...]


@dataclass
class Watch:
    """What was seen in a series of games."""

    games: int = 0
    stronghold_wins: int = 0
    foreseeable: int = 0  # of these, won while somebody outside had a chance to act
    disputed: int = 0  # seats that acted on their chance in the turn of a stronghold victory
    menaces: int = 0  # turns of all games in which somebody had a chance to act against a menace
    averted: int = 0  # of these, turns that the menace did not win
    ignored: list[Ignored] = field(default_factory=list)


def menaces(s: ClassicState, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """The sides that are about to win without this seat, as bits, each with the strongholds it holds undisputed."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for p in s.players:
        mask = side(s, p.seat)
        if mask >> seat & 1 or any(mask == other for other, _ in found):
            continue
        held = [territory for territory in victory_territories(s) if _undisputed(s, territory, mask)]
        if len(held) >= s.rules.strongholds_to_win(mask.bit_count()):
            found.append((mask, tuple(held)))
    return found


def _undisputed(s: ClassicState, territory: int, mask: int) -> bool:
    there = present(s, territory)
    return bool(there) and all(mask >> seat & 1 for seat in there)


def ways_in(s: ClassicState, seat: int, options: list[int], territories: tuple[int, ...]) -> bool:
    """Whether an answer to the question on top begins a way into one of some territories."""
    frame = s.stack[-1]
    # Whoever joins coexisting Bene Gesserit of their own coexists too, until the end of the turn, and disputes nothing.
    doors = [
        location for territory in territories for location in LOCATIONS_IN[territory] if not s.coexists(seat, territory)
    ]
    if isinstance(frame, Ship):
        if any(LAND + door in options for door in doors):
            return True
        for action in options:
            if CROSS <= action < WITHDRAW:
                home = TERRITORY_OF[action - CROSS]
                for door in doors:
                    if TERRITORY_OF[door] != home and why_not_arrive(s, seat, door) is None:
                        if fee(s, s.players[seat], door, 1, frame.changes) <= purse(s, seat):
                            return True
        return False
    if isinstance(frame, Muster):
        if frame.purpose != MARCH or frame.picked:
            return False
        starts = [action - MOVE for action in options if MOVE <= action < MOVE + len(LOCATION_IDS)]
        return any(
            door in destinations(s, seat, MARCH, frame.steps, ((start, 0, 0),)) for start in starts for door in doors
        )
    if isinstance(frame, EndPeace):
        return any(END_PEACE + territory in options for territory in territories)
    return isinstance(frame, CoexistOrOppose) and frame.territory in territories and OPPOSE in options


class Watcher:
    """Follows one game from question to question."""

    def __init__(self) -> None:
        self.turn = 0
        self.chances: dict[tuple[int, int], set[int]] = {}  # seat and menace of this turn, and where to dispute it
        self.acted: set[tuple[int, int]] = set()
        self.menaced_turns: list[int] = []

    def before(self, s: ClassicState, seat: int, options: list[int]) -> None:
        """A seat is asked something."""
        if s.turn != self.turn:
            self.turn = s.turn
            self.chances.clear()
            self.acted.clear()
        if s.phase != MOVEMENT or not isinstance(s.stack[-1], Ship | Muster | EndPeace | CoexistOrOppose):
            return
        for mask, held in menaces(s, seat):
            if ways_in(s, seat, options, held):
                self.chances.setdefault((seat, mask), set()).update(held)
                if s.turn not in self.menaced_turns:
                    self.menaced_turns.append(s.turn)

    def after(self, s: ClassicState) -> None:
        """Somebody has acted: does anybody who had a chance stand in a stronghold of the menace now?"""
        for chance, territories in self.chances.items():
            if any(chance[0] in present(s, territory) for territory in territories):
                self.acted.add(chance)

    def onlookers(self, s: ClassicState) -> tuple[list[int], list[int]]:
        """Who had a chance against the winners: those who let it pass, and those who took it."""
        won = sum([1 << seat for seat in s.winners])
        had = {seat for seat, mask in self.chances if mask == won}
        took = {seat for seat, mask in self.acted if mask == won}
        return sorted(had - took), sorted(took)


def watch_game(w: Watch, seats: int, seed: str, ruleset: Mapping[str, Any] | str | None, bot: str) -> None:
    """Play one game and add what was seen in it."""
    bots = [make_bot(bot, f"{seed}/{seat_letter(seat)}", "classic") for seat in range(seats)]
    s = GAME.new(ruleset, seats, seed)
    watcher = Watcher()
    while s.stack:
        seat = GAME.waiting(s)[0]
        perspective = Perspective(GAME, s, seat)
        watcher.before(s, seat, perspective.options)
        GAME.apply(s, seat, bots[seat].choose(perspective, None))
        if s.phase == MOVEMENT or watcher.chances:
            watcher.after(s)
    w.games += 1
    w.menaces += len(watcher.menaced_turns)
    w.averted += len([turn for turn in watcher.menaced_turns if turn != s.turn])
    if s.reason != STRONGHOLD_VICTORY:
        return
    w.stronghold_wins += 1
    idle, active = watcher.onlookers(s)
    w.foreseeable += bool(idle or active)
    w.disputed += len(active)
    for seat in idle:
        w.ignored.append(Ignored(seed, s.turn, seat, FACTION_IDS[s.players[seat].faction], tuple(s.winners)))


def watch(
    games: int,
    seats: int = 6,
    seed: int | str = 0,
    ruleset: Mapping[str, Any] | str | None = None,
    bot: str = "heuristic",
) -> Watch:
    """A series of games between equal bots."""
    w = Watch()
    for index in range(games):
        watch_game(w, seats, f"{seed}/{index}", ruleset, bot)
    return w


def main() -> None:
    """Count the victories that were ignored, and name the games."""
    parser = argparse.ArgumentParser(description="Count the victories that bots of classic Dune let happen.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--ruleset", default=None)
    parser.add_argument("--bot", default="heuristic")
    given = parser.parse_args()
    w = watch(given.games, given.seats, given.seed, given.ruleset, given.bot)
    print(f"{w.games} games, {w.stronghold_wins} won by strongholds, {w.foreseeable} of them foreseeable in time")
    print(f"{w.menaces} turns with a menace that somebody could act against, {w.averted} of them averted")
    print(f"{w.disputed} seats disputed the winners' strongholds in vain, {len(w.ignored)} ignored the victory")
    for case in w.ignored:
        print(f"  game {case.seed}, turn {case.turn}: {case.faction} (seat {case.seat}) let {case.winners} win")


if __name__ == "__main__":
    main()
