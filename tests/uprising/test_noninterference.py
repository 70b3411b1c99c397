"""Nobody sees in Uprising what they may not know, and nobody forgets what they do."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.game import UPRISING
from sietch.kernel import conformance
from support.imperium import Table, fresh_uprising, uprising
from support.secrets import (
    check_a_stolen_intrigue_card_is_known_to_the_victim,
    check_deck_order_is_nobodys,
    check_hands_are_their_owners,
    check_intrigue_hands_are_their_owners,
    check_the_conflict_deck_shows_its_levels_only,
    check_the_future_is_nobodys,
    check_the_imperium_deck_is_nobodys,
    check_what_follows_betrays_no_intrigue_card,
    hand,
    knows,
    wonders,
)

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


def test_hands_are_their_owners() -> None:
    check_hands_are_their_owners(uprising(3))


def test_deck_order_is_nobodys_but_its_cards_are_known_to_the_owner() -> None:
    check_deck_order_is_nobodys(uprising(3))


def test_the_imperium_deck_is_nobodys() -> None:
    check_the_imperium_deck_is_nobodys(uprising(3))


def test_intrigue_hands_are_their_owners() -> None:
    table = uprising(3, a={"intrigue": ["mercenaries", "cunning"]}, b={"intrigue": ["manipulate"]})
    check_intrigue_hands_are_their_owners(table, "cunning")


def test_the_intrigue_deck_is_nobodys() -> None:
    table = uprising(3, a={"intrigue": ["cunning"]})
    decks = {tuple(s.intrigue_deck) for s in table.states_imagined_by("a", 10)}
    assert len(decks) > 5


def test_the_contract_deck_is_nobodys_but_what_lies_open_is_known() -> None:
    table = uprising(3, rules={"choam": True})
    for viewer in ("a", None):
        decks = [s.contract_deck for s in table.states_imagined_by(viewer, 10)]
        assert len({tuple(cards) for cards in decks}) > 5
        assert len({tuple(sorted(cards)) for cards in decks}) == 1
        assert knows(table, viewer, lambda look: look["contracts"])


def test_shaddams_contracts_lie_open_for_all() -> None:
    table = fresh_uprising(3, choam=True, leaders=["muad_dib", "shaddam_corrino_iv", "gurney_halleck"])
    for viewer in ("a", "b", None):
        assert knows(table, viewer, lambda look: look["contracts_aside"])
    assert table["contracts_aside"] == ["sardaukar_cards", "sardaukar_recall"]


def test_the_conflict_deck_shows_its_levels_only() -> None:
    check_the_conflict_deck_shows_its_levels_only(uprising(3))


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
    check_a_stolen_intrigue_card_is_known_to_the_victim(table, four)


def test_the_future_is_nobodys() -> None:
    check_the_future_is_nobodys(uprising(3, a={"hand": [], "intrigue": ["cunning"]}), "cunning")


# -- what questions betray -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("ruleset", [{}, {"choam": True}, {"choam": True, "base_cards": True}])
def test_what_happens_next_does_not_betray_which_intrigue_cards_are_held(seats, ruleset):
    telling = ("intrigue", "trash_intrigue")
    check_what_follows_betrays_no_intrigue_card(UPRISING, ruleset, seats, games=4, telling=telling)


def test_whoever_is_to_trash_an_emperor_card_has_one_in_every_mind() -> None:
    table = uprising(3, a={"hand": ["treacherous_maneuver", "spy_network", "dagger"]})
    table.send("a", "treacherous_maneuver", to="deliver_supplies").do("a pay")
    assert table.question == "a TrashEmperorCard"
    for s in table.states_imagined_by("b"):
        assert UPRISING.options(s, 0), "somebody who pays with a card holds one"
