"""The single checks of the contract that every game keeps."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

from sietch.kernel.action import SEAT_LETTERS, seat_letter
from sietch.kernel.frame import Question
from sietch.kernel.game import Game
from sietch.kernel.rng import Rng
from sietch.kernel.rule import IllegalAction
from sietch.kernel.sealed import Sealed
from sietch.kernel.state import State

S = TypeVar("S", bound=State)
Moves = list[tuple[int, int]]
Menus = list[list[int]]  # what each seat may choose
# A check gives a sentence about what is wrong, or None. It leaves the position as it was.
Check = Callable[[Game[Any], Any, Rng], str | None]

WALK = 6  # actions tried on a copy; enough to pass through several kinds of steps
ONE_IN = 4  # how often random play prefers an any-time play of a seat that is not asked


def apply_check(check: Check, game: Game[S], s: S, rng: Rng) -> str | None:
    """What a check finds; a crash in the middle of it is a finding too."""
    try:
        return check(game, s, rng)
    except Exception as error:
        return f"{check.__name__} met {type(error).__name__}: {error}"


def menus_of(game: Game[S], s: S) -> Menus:
    """The options of every seat, asked or not."""
    return [game.options(s, seat) for seat in range(s.seats)]


def random_move(game: Game[S], s: S, rng: Rng, menus: Menus | None = None) -> tuple[int, int]:
    """A random legal (seat, action), now and then of a seat that may play although it is not asked."""
    known = menus_of(game, s) if menus is None else menus
    waiting = list(game.waiting(s))
    others = [seat for seat in range(s.seats) if seat not in waiting and known[seat]]
    seat = rng.choice(others) if others and rng.below(ONE_IN) == 0 else rng.choice(waiting)
    return seat, rng.choice(known[seat])


# -- cheap checks -------------------------------------------------------------------------------------------------


def options_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """Option lists are sorted, without repeats, from the table, and never empty for a seat that must choose."""
    return wrong_menu(game, s, menus_of(game, s))


def wrong_menu(game: Game[S], s: S, menus: Menus) -> str | None:
    """The same of options that are at hand already: to find them is what takes the time."""
    waiting, known = game.waiting(s), len(game.actions)
    for seat, options in enumerate(menus):
        name = seat_letter(seat)
        if not options:
            if seat in waiting:
                return f"{name} must choose but has no options"
            continue
        if set(map(type, options)) == {int} and list(options) == sorted(set(options)):
            if options[0] >= 0 and options[-1] < known:
                continue  # the usual case, seen at one glance
        for action in options:
            if type(action) is not int or not 0 <= action < known:
                return f"{name} is offered {action!r}, which is no action of the game"
        for first, second in pairwise(options):
            if first == second:
                return f"{name} is offered {game.actions.notation(first)!r} twice"
        return f"the options of {name} are not sorted"
    return None


def pending_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """There is one question per waiting seat while the game goes on, and none when it is over."""
    waiting = game.waiting(s)
    asked = tuple([question.seat for question in game.pending(s)])
    if asked != waiting:
        return f"questions are pending for seats {asked} but waiting are {waiting}"
    if len(set(waiting)) != len(waiting) or not all(0 <= seat < s.seats for seat in waiting):
        return f"waiting seats {waiting} are repeated or do not exist"
    if s.stack and not waiting:
        return "the game goes on but nobody has to choose"
    if game.is_sealed(s) and not isinstance(s.stack[-1], Sealed):
        return "a sealed question must be a Sealed frame: the record orders its answers by seat"
    return None


def outcome_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """There is an outcome exactly when nobody has anything left to choose, and it ranks seats once."""
    outcome = game.outcome(s)
    if outcome is None:
        return None if s.stack else "nobody has to choose but there is no outcome"
    if s.stack:
        return "there is an outcome but somebody still has to choose"
    ranked = [seat for group in outcome.ranking for seat in group]
    # Automata may be ranked after the seats that people hold, so more seats than `s.seats` can appear here.
    if len(set(ranked)) != len(ranked) or not all(0 <= seat < len(SEAT_LETTERS) for seat in ranked):
        return f"the ranking {outcome.ranking} repeats a seat or names one that does not exist"
    if not set(outcome.winners) <= set(ranked):
        return f"the winners {outcome.winners} are not in the ranking {outcome.ranking}"
    return None


def conservation_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """Everything countable is where it should be, as the game itself counts it."""
    broken = game.violations(s)
    return f"conservation: {broken[0]}" if broken else None


# -- expensive checks ---------------------------------------------------------------------------------------------


def clone_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """A clone is equal, and then independent both ways."""
    before = snapshot(s)
    copy = _clone(s)
    if snapshot(copy) != before:
        return "a clone differs from its original"
    second = _clone(copy)
    _walk(game, copy, rng)
    if snapshot(s) != before:
        return "playing on a clone changed its original"
    if snapshot(second) != before:
        return "playing on the original changed its clone"
    return None


def dump_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """A position written as JSON and read again is the same, asks the same and plays on the same."""
    loaded = game.load(json.loads(json.dumps(s.dump())))
    if loaded.digest() != s.digest():
        return "a position written and read again has another digest"
    for seat in range(s.seats):
        if game.options(loaded, seat) != game.options(s, seat):
            return f"a position written and read again gives {seat_letter(seat)} other options"
    if _questions(game, loaded, None) != _questions(game, s, None):
        return "a position written and read again asks other questions"
    copy = _clone(s)
    for seat, action in _walk(game, copy, rng):
        game.apply(loaded, seat, action)
    if loaded.digest() != copy.digest():
        return "a position written and read again plays on differently"
    return None


def illegal_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """An action that is not offered is refused with a reason, and leaves no trace."""
    before = snapshot(s)
    for seat in range(s.seats):
        legal = game.options(s, seat)
        tries = {-1, len(game.actions), *[rng.below(len(game.actions)) for _ in range(3)]}
        for action in sorted(tries - set(legal)):
            word = f"{seat_letter(seat)} {game.actions.notation(action) if 0 <= action < len(game.actions) else action}"
            try:
                game.apply(s, seat, action)
            except IllegalAction as refused:
                if not (refused.reason.rule or refused.reason.message):
                    return f"{word!r} was refused without a reason"
            else:
                return f"{word!r} is not offered but was carried out"
            if snapshot(s) != before:
                return f"{word!r} was refused but changed the position"
    return None


def unavailable_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """What is shown as not available is in the table, is not legal, and says why."""
    for seat in range(s.seats):
        legal = game.options(s, seat)
        for action, reason in game.unavailable(s, seat):
            if not 0 <= action < len(game.actions):
                return f"{seat_letter(seat)} is told that {action!r} is unavailable, which is no action of the game"
            word = f"{seat_letter(seat)} {game.actions.notation(action)}"
            if action in legal:
                return f"{word!r} is shown as unavailable but is offered"
            if not (reason.rule or reason.message):
                return f"{word!r} is unavailable without a reason"
    return None


def secrets_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """With everything redrawn that a viewer cannot know, all that the viewer sees stays the same."""
    before = snapshot(s)
    for viewer in [*range(s.seats), None]:
        name = _name(viewer)
        seen = _seen(game, s, viewer)
        other = game.determinize(s, viewer, rng)
        if snapshot(s) != before:
            return f"viewing or determinizing for {name} changed the position"
        if other.rng.dump() == s.rng.dump():
            return f"determinizing for {name} keeps the random numbers, which nobody knows"
        broken = game.violations(other)
        if broken:
            return f"determinizing for {name} makes an impossible position: {broken[0]}"
        again = _seen(game, other, viewer)
        for part, value in seen.items():
            if again[part] != value:
                return f"the {part} of {name} would differ if what {name} cannot know were different"
        _walk(game, other, rng)
        if snapshot(s) != before:
            return f"playing on a position determinized for {name} changed the original"
    return None


def sealed_secrecy_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """While a sealed block is open, nobody else can tell one answer of a seat from another."""
    for seat in game.waiting(s) if game.is_sealed(s) else ():
        answers = [action for action in game.options(s, seat) if not game.interrupts(s, action)]
        first, second = _clone(s), _clone(s)
        game.apply(first, seat, answers[0])
        game.apply(second, seat, answers[-1])
        # Once the last answer is in, all are opened and may be seen.
        if not (_same_block(s, first) and _same_block(s, second)):
            continue
        for viewer in [*range(s.seats), None]:
            if viewer != seat and _plain(game.view(first, viewer)) != _plain(game.view(second, viewer)):
                return f"{_name(viewer)} can see the sealed answer of {seat_letter(seat)}"
    return None


def sealed_order_fault(game: Game[S], s: S, rng: Rng) -> str | None:
    """Sealed answers lead to the same position in whatever order they arrive."""
    if not game.is_sealed(s):
        return None
    forward = _clone(s)
    moves = _answer_block(game, forward, rng)
    backward = sorted(moves, key=lambda move: -move[0])
    for order in (backward, _interleaved(moves, rng)):
        other = _clone(s)
        for seat, action in order:
            try:
                game.apply(other, seat, action)
            except IllegalAction as refused:
                return f"whether a sealed answer is legal depends on the answers of others: {refused}"
        if other.digest() != forward.digest():
            return "sealed answers in another order lead to another position"
    return None


CHEAP: list[Check] = [pending_fault, options_fault, outcome_fault, conservation_fault]
DEEP: list[Check] = [
    clone_fault,
    dump_fault,
    illegal_fault,
    unavailable_fault,
    secrets_fault,
    sealed_secrecy_fault,
    sealed_order_fault,
]


# -- what the checks share ----------------------------------------------------------------------------------------


def _clone(s: S) -> S:
    copy = s.clone()
    if type(copy) is not type(s):
        raise TypeError(f"clone() of {type(s).__name__} gives a {type(copy).__name__}")
    return copy


def _walk(game: Game[S], s: S, rng: Rng) -> Moves:
    """A few random actions, carried out; gives what they were."""
    moves: Moves = []
    while s.stack and len(moves) < WALK:
        moves.append(random_move(game, s, rng))
        game.apply(s, *moves[-1])
    return moves


def snapshot(s: State) -> str:
    """The position as text, which stays what it was even when a dump shares lists with its state."""
    return _plain(s.dump())


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else seat_letter(viewer)


def _plain(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _questions(game: Game[S], s: S, viewer: int | None) -> str:
    """Who is asked what. What a question is about concerns the asked seat alone."""

    def words(question: Question) -> list[Any]:
        return [question.seat, question.kind, question.about if question.seat == viewer else None]

    return _plain([words(question) for question in game.pending(s)])


def _seen(game: Game[S], s: S, viewer: int | None) -> dict[str, str]:
    """All that reaches a viewer."""
    seen = {"view": _plain(game.view(s, viewer)), "pending questions": _questions(game, s, viewer)}
    if viewer is not None:
        seen["options"] = _plain(game.options(s, viewer))
        closed = [(action, why.rule, why.message, why.facts) for action, why in game.unavailable(s, viewer)]
        seen["unavailable actions"] = _plain(closed)
    return seen


def redraws(game: Game[S], s: S, rng: Rng) -> bool:
    """Whether determinizing for a spectator changes anything but the random numbers."""
    other = game.determinize(s, None, rng)
    return any(game.view(other, seat) != game.view(s, seat) for seat in range(s.seats))


def _same_block(before: State, after: State) -> bool:
    """Whether the sealed question on top before is still open after one more answer."""
    old, new = before.stack[-1], after.stack[-1] if after.stack else None
    if not isinstance(old, Sealed) or not isinstance(new, Sealed):
        return False
    return sum(map(len, new.answers)) == sum(map(len, old.answers)) + 1


def _answer_block(game: Game[S], s: S, rng: Rng) -> Moves:
    """Complete the sealed question on top with random answers, seat by seat."""
    moves: Moves = []
    going = True
    while going:
        before = _clone(s)
        seat = game.waiting(s)[0]
        action = rng.choice([answer for answer in game.options(s, seat) if not game.interrupts(s, answer)])
        game.apply(s, seat, action)
        moves.append((seat, action))
        going = _same_block(before, s)
    return moves


def _interleaved(moves: Moves, rng: Rng) -> Moves:
    """The same answers in a random order that keeps each seat's own."""
    order = [seat for seat, _ in moves]
    rng.shuffle(order)
    left: dict[int, list[int]] = {}
    for seat, action in moves:
        left.setdefault(seat, []).append(action)
    return [(seat, left[seat].pop(0)) for seat in order]
