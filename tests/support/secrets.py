"""What the seats at a table of Dune: Imperium know and what they can only guess, in the base game and in Uprising."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sietch.imperium.game import Imperium
from sietch.imperium.state import ImperiumState
from sietch.kernel.rng import Rng, rng_from_seed
from support.imperium import Table

Look = dict[str, Any]
Pick = Callable[[Look], Any]
TIMES = 30  # how often a viewer imagines the table, when what is asked would show in a few of them
OFTEN = 200  # and when it would show in one of twenty


def imagined(table: Table, viewer: str | None, pick: Pick, times: int = TIMES) -> list[Any]:
    """What a viewer takes for possible, without repeats."""
    found: list[Any] = []
    for look in table.imagined_by(viewer, times):
        value = pick(look)
        if value not in found:
            found.append(value)
    return found


def knows(table: Table, viewer: str | None, pick: Pick) -> bool:
    """Whether the viewer imagines nothing but the truth."""
    return imagined(table, viewer, pick) == [pick(table.look)]


def wonders(table: Table, viewer: str | None, pick: Pick, times: int = TIMES) -> bool:
    """Whether the viewer takes more than one thing for possible."""
    return len(imagined(table, viewer, pick, times)) > 1


def hand(seat: str) -> Pick:
    return lambda look: look[seat]["hand"]


def deck(seat: str) -> Pick:
    return lambda look: look[seat]["deck"]


def intrigue(seat: str) -> Pick:
    return lambda look: look[seat]["intrigue"]


# -- what is asked of both games -------------------------------------------------------------------------------------


def check_hands_are_their_owners(table: Table) -> None:
    """Nobody but seat a knows its hand, and everybody knows how many cards it has."""
    assert knows(table, "a", hand("a"))
    for viewer in ("b", "c", None):
        assert wonders(table, viewer, hand("a"))
        assert all(len(cards) == 5 for cards in imagined(table, viewer, hand("a")))


def check_deck_order_is_nobodys(table: Table) -> None:
    """Seat a knows which cards are in its deck; others know only which are in the deck or in the hand."""
    assert wonders(table, "a", deck("a"))
    assert knows(table, "a", lambda look: sorted(look["a"]["deck"]))
    for viewer in ("b", None):
        assert wonders(table, viewer, deck("a"))
        assert wonders(table, viewer, lambda look: sorted(look["a"]["deck"]))
        # Hand and deck together are known: they are what is not in the discard pile or in play.
        assert knows(table, viewer, lambda look: sorted(look["a"]["deck"] + look["a"]["hand"]))


def check_the_imperium_deck_is_nobodys(table: Table) -> None:
    """The row lies open; what comes next nobody knows."""
    assert knows(table, "a", lambda look: look["row"])
    assert len({s.imperium_deck[-1] for s in table.states_imagined_by("a", 20)}) > 3


def check_intrigue_hands_are_their_owners(table: Table, single: str) -> None:
    """Nobody but seat a knows its two intrigue cards; it knows that nobody else has the one that exists once."""
    assert knows(table, "a", intrigue("a"))
    for viewer in ("b", "c", None):
        assert wonders(table, viewer, intrigue("a"))
        assert all(len(cards) == 2 for cards in imagined(table, viewer, intrigue("a")))
    assert single in table.a.intrigue
    assert all(single not in cards for cards in imagined(table, "a", intrigue("b")))


def check_the_conflict_deck_shows_its_levels_only(table: Table) -> None:
    """How many conflicts are left of each level is known; which they are is not."""
    for viewer in ("a", None):
        assert knows(table, viewer, lambda look: look["conflicts_left"])
        assert knows(table, viewer, lambda look: look["conflict"])
        assert len({tuple(s.conflict_deck) for s in table.states_imagined_by(viewer, 20)}) > 5
    # Cards that went back to the box may be in the deck for all that anybody knows.
    boxed = set(table.s.unused_conflicts)
    assert any(boxed & set(s.conflict_deck) for s in table.states_imagined_by("a", 20))


def check_a_stolen_intrigue_card_is_known_to_the_victim(table: Table, held_before: list[str]) -> None:
    """Seat a has just drawn an intrigue card and stolen another from seat b, who knows the second and not the first."""
    (stolen,) = set(held_before) - set(table.b.intrigue)

    def held(look: Look) -> bool:
        return stolen in look["a"]["intrigue"]

    assert knows(table, "b", held)
    assert wonders(table, "c", held, OFTEN)
    assert wonders(table, None, held, OFTEN)
    assert table.seen_by("b")["players"][0]["known_intrigue"] == [stolen]
    assert table.seen_by("c")["players"][0]["known_intrigue"] == []
    assert not knows(table, "b", intrigue("a"))


def check_the_future_is_nobodys(table: Table, plot: str) -> None:
    """Seat a, whose hand is empty, draws with an intrigue card: what comes is another card in every mind."""
    luck = [s.rng.clone().word() for s in (table.s, *table.states_imagined_by("a", 20))]
    assert len(set(luck)) == len(luck), "somebody knows what will be shuffled next"
    drawn = set()
    for s in table.states_imagined_by("a", 20):
        table.game.apply(s, 0, table.game.actions.parse(f"intrigue {plot}"))
        drawn.add(s.players[0].hand[0])
    assert len(drawn) > 2


def check_what_follows_betrays_no_intrigue_card(
    game: Imperium, ruleset: Mapping[str, Any] | None, seats: int, games: int, telling: tuple[str, ...]
) -> None:
    """Whatever intrigue cards a seat holds, an action that shows none leads to the same table and the same questions.

    `telling` are the words of the actions that show one.
    """
    compared = 0
    for seed in range(games):
        s = game.new(ruleset, seats, f"next/{seed}")
        rng = rng_from_seed(f"next/{seats}/{seed}")
        while s.stack:
            seat = game.waiting(s)[0]
            action = rng.choice(game.options(s, seat))
            if s.players[seat].intrigue and game.actions.word(action) not in telling:
                here, there = s.clone(), _with_other_intrigue(s, seat, rng)
                if action in game.options(there, seat):
                    game.apply(here, seat, action)
                    game.apply(there, seat, action)
                    assert game.view(here, None) == game.view(there, None)
                    assert [q.kind for q in game.pending(here)] == [q.kind for q in game.pending(there)]
                    compared += 1
            game.apply(s, seat, action)
    assert compared > 50


def _with_other_intrigue(s: ImperiumState, seat: int, rng: Rng) -> ImperiumState:
    """The same position, but for which intrigue cards the seat holds."""
    other = s.clone()
    other.menu = None
    p = other.players[seat]
    for place in range(min(len(p.intrigue), len(other.intrigue_deck))):
        swap = rng.below(len(other.intrigue_deck))
        p.intrigue[place], other.intrigue_deck[swap] = other.intrigue_deck[swap], p.intrigue[place]
    return other
