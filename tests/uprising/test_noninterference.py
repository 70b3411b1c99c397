"""Nobody sees in Uprising what they may not know, and nobody forgets what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sietch.imperium.game import UPRISING
from sietch.kernel import conformance
from sietch.kernel.rng import Rng, rng_from_seed
from support.imperium import Table, fresh_uprising, uprising

Look = dict[str, Any]
Pick = Callable[[Look], Any]
HARD_LEADERS = ["lady_jessica", "shaddam_corrino_iv", "staban_tuek", "feyd_rautha_harkonnen"]


@pytest.mark.parametrize(
    ("seats", "ruleset", "seed"),
    [
        (3, {}, 1),
        (3, {"choam": True, "leaders": HARD_LEADERS}, 2),
        (4, {"choam": True, "leaders": "choose"}, 1),
        (4, {"choam": True, "base_cards": True, "base_conflicts": True}, 2),
    ],
)
def test_every_step_of_a_game(seats: int, ruleset: dict[str, Any], seed: int) -> None:
    report = conformance.noninterference(UPRISING, ruleset, seats, f"secrets {seed}")
    assert report.checked == report.decisions > 100


# -- by name -----------------------------------------------------------------------------------------------------


def imagined(table: Table, viewer: str | None, pick: Pick) -> list[Any]:
    """What a viewer takes for possible, without repeats."""
    found: list[Any] = []
    for look in table.imagined_by(viewer):
        value = pick(look)
        if value not in found:
            found.append(value)
    return found


def knows(table: Table, viewer: str | None, pick: Pick) -> bool:
    """Whether the viewer imagines nothing but the truth."""
    return imagined(table, viewer, pick) == [pick(table.look)]


def wonders(table: Table, viewer: str | None, pick: Pick) -> bool:
    return len(imagined(table, viewer, pick)) > 1


def rngs(count: int) -> list[Rng]:
    return [rng_from_seed(n) for n in range(count)]


def hand(seat: str) -> Pick:
    return lambda look: look[seat]["hand"]


def deck(seat: str) -> Pick:
    return lambda look: look[seat]["deck"]


def intrigue(seat: str) -> Pick:
    return lambda look: look[seat]["intrigue"]


def test_hands_are_their_owners() -> None:
    table = uprising(3)
    assert knows(table, "a", hand("a"))
    for viewer in ("b", "c", None):
        assert wonders(table, viewer, hand("a"))
        assert all(len(cards) == 5 for cards in imagined(table, viewer, hand("a")))


def test_deck_order_is_nobodys_but_its_cards_are_known_to_the_owner() -> None:
    table = uprising(3)
    assert wonders(table, "a", deck("a"))
    assert knows(table, "a", lambda look: sorted(look["a"]["deck"]))
    for viewer in ("b", None):
        assert wonders(table, viewer, lambda look: sorted(look["a"]["deck"]))
        # Hand and deck together are known: they are what is not in the discard pile or in play.
        assert knows(table, viewer, lambda look: sorted(look["a"]["deck"] + look["a"]["hand"]))


def test_the_imperium_deck_is_nobodys() -> None:
    table = uprising(3)
    assert knows(table, "a", lambda look: look["row"])
    cards = [UPRISING.determinize(table.s, 0, rng).imperium_deck[-1] for rng in rngs(20)]
    assert len(set(cards)) > 3


def test_intrigue_hands_are_their_owners() -> None:
    table = uprising(3, a={"intrigue": ["mercenaries", "cunning"]}, b={"intrigue": ["manipulate"]})
    assert knows(table, "a", intrigue("a"))
    for viewer in ("b", "c", None):
        assert wonders(table, viewer, intrigue("a"))
        assert all(len(cards) == 2 for cards in imagined(table, viewer, intrigue("a")))
    # What one holds oneself nobody else can have.
    assert all("cunning" not in cards for cards in imagined(table, "a", intrigue("b")))


def test_the_intrigue_deck_is_nobodys() -> None:
    table = uprising(3, a={"intrigue": ["cunning"]})
    decks = {tuple(UPRISING.determinize(table.s, 0, rng).intrigue_deck) for rng in rngs(10)}
    assert len(decks) > 5


def test_the_contract_deck_is_nobodys_but_what_lies_open_is_known() -> None:
    table = uprising(3, rules={"choam": True})
    for viewer in (0, None):
        decks = [UPRISING.determinize(table.s, viewer, rng).contract_deck for rng in rngs(10)]
        assert len({tuple(cards) for cards in decks}) > 5
        assert len({tuple(sorted(cards)) for cards in decks}) == 1
    for name in ("a", None):
        assert knows(table, name, lambda look: look["contracts"])


def test_shaddams_contracts_lie_open_for_all() -> None:
    table = fresh_uprising(3, choam=True, leaders=["muad_dib", "shaddam_corrino_iv", "gurney_halleck"])
    for viewer in ("a", "b", None):
        assert knows(table, viewer, lambda look: look["contracts_aside"])
    assert table["contracts_aside"] == ["sardaukar_cards", "sardaukar_recall"]


def test_the_conflict_deck_shows_its_levels_only() -> None:
    table = uprising(3)
    for viewer in ("a", None):
        assert knows(table, viewer, lambda look: look["conflicts_left"])
        assert knows(table, viewer, lambda look: look["conflict"])
    seen = {tuple(UPRISING.determinize(table.s, None, rng).conflict_deck) for rng in rngs(20)}
    assert len(seen) > 5
    # Cards that went back to the box may be in the deck for all that anybody knows.
    boxed = set(table.s.unused_conflicts)
    imagined_decks = [set(UPRISING.determinize(table.s, 0, rng).conflict_deck) for rng in rngs(20)]
    assert any(boxed & cards for cards in imagined_decks)


def test_what_was_won_and_objectives_are_known_to_all() -> None:
    table = uprising(3, a={"won": ["propaganda"]})
    for viewer in ("a", "b", None):
        assert knows(table, viewer, lambda look: [look[seat]["objective"] for seat in "abc"])
        assert knows(table, viewer, lambda look: look["a"]["won"])


TOP = ["dagger", "diplomacy", "reconnaissance", "convincing_argument", "signet_ring"]


def fighters() -> Table:
    a = {"leader": "gurney_halleck", "hand": ["long_live_the_fighters"], "deck": TOP, "discard": [], "garrison": 0}
    return uprising(3, a=a).send("a", "long_live_the_fighters", to="spice_refinery")


def test_the_three_cards_looked_at_are_their_owners() -> None:
    table = fighters()
    assert table.question == "a SortTopThree"
    assert knows(table, "a", lambda look: look["a"]["deck"][:3])
    for viewer in ("b", None):
        assert wonders(table, viewer, lambda look: sorted(look["a"]["deck"][:3]))
        assert UPRISING.view(table.s, 1) == table.seen_by("b")
    assert all(question.seat == 0 for question in UPRISING.pending(table.s))


def test_which_of_the_three_was_drawn_stays_secret_and_the_rest_is_open() -> None:
    table = fighters().do("a take diplomacy")
    assert knows(table, "a", lambda look: look["a"]["deck"][:2])
    assert wonders(table, "b", hand("a"))
    assert wonders(table, "b", lambda look: look["a"]["deck"][0])
    table.do("a discard dagger")
    for viewer in ("b", None):
        assert wonders(table, viewer, hand("a"))
        assert [event["card"] for event in table.events("discard", viewer="b")] == ["dagger"]
        assert [event["card"] for event in table.events("trash", viewer="b")] == ["reconnaissance"]
    assert all("cards" not in event for event in table.events("draw", viewer="b"))
    assert knows(table, "b", lambda look: look["a"]["discard"])


def test_a_card_put_on_the_deck_for_all_to_see_is_lost_from_sight_when_three_are_sorted() -> None:
    """A card of the base game puts Stilgar on top of the deck; afterwards only its owner knows where he is."""
    a = {
        "leader": "gurney_halleck",
        "hand": ["long_live_the_fighters"],
        "deck": ["stilgar_the_devoted", *TOP],
        "garrison": 0,
    }
    table = uprising(3, rules={"base_cards": True}, a=a)
    table.s.players[0].top_known = 1
    assert knows(table, "b", lambda look: look["a"]["deck"][0])
    table.send("a", "long_live_the_fighters", to="spice_refinery").do("a take stilgar_the_devoted")
    assert table.seen_by("b")["players"][0]["deck_top"] == []
    assert wonders(table, "b", lambda look: look["a"]["deck"][0])


def test_weirding_woman_in_the_hand_is_certain() -> None:
    a = {"hand": ["weirding_woman", "dagger"], "play": ["prepare_the_way"], "garrison": 0}
    table = uprising(3, a=a).send("a", "weirding_woman", to="imperial_basin")
    for viewer in ("b", None):
        assert knows(table, viewer, lambda look: "weirding_woman" in look["a"]["hand"])
        assert wonders(table, viewer, hand("a"))


def test_a_card_acquired_to_the_hand_is_certain() -> None:
    a = {"hand": ["price_is_no_object", "dagger"], "solari": 2}
    table = uprising(3, a=a).send("a", "price_is_no_object", to="dutiful_service")
    table.do("a buy prepare_the_way")
    assert knows(table, "b", lambda look: "prepare_the_way" in look["a"]["hand"])


def test_a_stolen_intrigue_card_is_known_to_the_victim() -> None:
    four = ["mercenaries", "cunning", "manipulate", "impress"]
    table = uprising(3, a={"hand": ["truthtrance"]}, b={"intrigue": four}).send("a", "truthtrance", to="secrets")
    (stolen,) = set(four) - set(table.b.intrigue)

    def held(look: Look) -> bool:
        return stolen in look["a"]["intrigue"]

    assert knows(table, "b", held)
    assert wonders(table, "c", held)
    assert table.seen_by("c")["players"][0]["known_intrigue"] == []


def test_the_future_is_nobodys() -> None:
    table = uprising(3, a={"hand": [], "intrigue": ["cunning"]})
    drawn = []
    for rng in rngs(20):
        other = UPRISING.determinize(table.s, 0, rng)
        UPRISING.apply(other, 0, UPRISING.actions.parse("intrigue cunning"))
        drawn.append(other.players[0].hand[0])
    assert len(set(drawn)) > 2


# -- what questions betray -----------------------------------------------------------------------------------------


def with_other_intrigue(s, seat, rng):
    """The same position, but for which intrigue cards the seat holds."""
    other = s.clone()
    other.menu = None
    p = other.players[seat]
    for place in range(min(len(p.intrigue), len(other.intrigue_deck))):
        swap = rng.below(len(other.intrigue_deck))
        p.intrigue[place], other.intrigue_deck[swap] = other.intrigue_deck[swap], p.intrigue[place]
    return other


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("ruleset", [{}, {"choam": True}, {"choam": True, "base_cards": True}])
def test_what_happens_next_does_not_betray_which_intrigue_cards_are_held(seats, ruleset):
    compared = 0
    for seed in range(4):
        s = UPRISING.new(ruleset, seats, f"next/{seed}")
        rng = rng_from_seed(f"next/{seats}/{seed}")
        while s.stack:
            seat = UPRISING.waiting(s)[0]
            action = rng.choice(UPRISING.options(s, seat))
            word = UPRISING.actions.word(action)
            if s.players[seat].intrigue and word not in ("intrigue", "trash_intrigue"):
                here, there = s.clone(), with_other_intrigue(s, seat, rng)
                if action in UPRISING.options(there, seat):
                    UPRISING.apply(here, seat, action)
                    UPRISING.apply(there, seat, action)
                    assert UPRISING.view(here, None) == UPRISING.view(there, None)
                    assert [q.kind for q in UPRISING.pending(here)] == [q.kind for q in UPRISING.pending(there)]
                    compared += 1
            UPRISING.apply(s, seat, action)
    assert compared > 50


def test_whoever_is_to_trash_an_emperor_card_has_one_in_every_mind() -> None:
    table = uprising(3, a={"hand": ["treacherous_maneuver", "spy_network", "dagger"]})
    table.send("a", "treacherous_maneuver", to="deliver_supplies").do("a pay")
    assert table.question == "a TrashEmperorCard"
    for s in table.states_imagined_by("b"):
        assert UPRISING.options(s, 0), "somebody who pays with a card holds one"
