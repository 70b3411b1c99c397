"""Nobody sees what they may not know, and nobody forgets what they do."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.game import GAME
from sietch.kernel import conformance
from support.imperium import Table, fresh, imperium
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
    intrigue,
    knows,
    wonders,
)


@pytest.mark.parametrize(
    ("seats", "ruleset", "seed"),
    [
        (1, {"difficulty": "mentat"}, 1),
        (1, {"difficulty": "mercenary", "leaders": "choose"}, 2),
        (2, {}, 1),
        (2, {"leaders": ["paul_atreides", "baron_vladimir_harkonnen"]}, 2),
        (3, {"leaders": ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]}, 1),
        (4, {"leaders": "choose"}, 1),
    ],
)
def test_every_step_of_a_game(seats: int, ruleset: dict[str, Any], seed: int) -> None:
    report = conformance.noninterference(GAME, ruleset, seats, f"secrets {seed}")
    assert report.checked == report.decisions > 20


# -- by name -----------------------------------------------------------------------------------------------------


def test_hands_are_their_owners() -> None:
    check_hands_are_their_owners(imperium(seats=3))


def test_deck_order_is_nobodys_but_its_cards_are_known_to_the_owner() -> None:
    check_deck_order_is_nobodys(imperium(seats=3, a={"leader": "glossu_rabban"}, b={"leader": "paul_atreides"}))


def test_the_imperium_deck_is_nobodys() -> None:
    table = imperium(seats=3, a={"hand": ["convincing_argument"], "leader": "helena_richese"})
    check_the_imperium_deck_is_nobodys(table)


def test_intrigue_hands_are_their_owners() -> None:
    table = imperium(seats=3, a={"intrigue": ["ambush", "windfall"]}, b={"intrigue": ["refocus"]})
    check_intrigue_hands_are_their_owners(table, "windfall")


@pytest.mark.parametrize("answers", [["a token emperor"], ["a token emperor", "a token fremen"]])
def test_barons_tokens_are_his_until_he_reveals_them(answers: list[str]) -> None:
    table = fresh(3, leaders=["baron_vladimir_harkonnen", "paul_atreides", "glossu_rabban"]).do(*answers)

    def tokens(viewer: str | None) -> set[int]:
        return {s.players[0].baron_tokens for s in table.states_imagined_by(viewer)}

    assert tokens("a") == {table.s.players[0].baron_tokens}
    for viewer in ("b", "c", None):
        assert len(tokens(viewer)) == {1: 4, 2: 6}[len(answers)]  # every token, every pair
        assert table.seen_by(viewer)["players"][0]["tokens"] is None


def test_barons_revealed_tokens_are_everybodys() -> None:
    baron = {
        "leader": "baron_vladimir_harkonnen",
        "tokens": ["emperor", "fremen"],
        "garrison": 4,
        "intrigue": ["rapid_mobilization"],
    }
    table = imperium(seats=3, a=baron)
    table.do("a intrigue rapid_mobilization", "a deploy 4", "a masterstroke")
    for viewer in ("a", "b", None):
        assert knows(table, viewer, lambda look: look["a"]["tokens"])
        assert table.seen_by(viewer)["players"][0]["tokens"] == ["emperor", "fremen"]


def test_pauls_peek_is_pauls() -> None:
    cards = ["stilgar", "scout", "dagger", "diplomacy"]
    table = imperium(seats=3, a={"leader": "paul_atreides", "hand": [], "deck": cards})
    assert knows(table, "a", lambda look: look["a"]["deck"][0])
    assert wonders(table, "a", lambda look: look["a"]["deck"][1])
    for viewer in ("b", None):
        assert wonders(table, viewer, lambda look: look["a"]["deck"][0])
    other = imperium(seats=3, a={"leader": "glossu_rabban", "hand": [], "deck": cards})
    assert wonders(other, "a", lambda look: look["a"]["deck"][0])


def test_poison_snooper_shows_the_top_card_to_its_player_alone() -> None:
    cards = ["stilgar", "scout", "dagger", "diplomacy"]
    given = {"leader": "glossu_rabban", "hand": [], "deck": cards, "intrigue": ["poison_snooper"]}
    table = imperium(seats=3, a=given).do("a intrigue poison_snooper")
    assert table.seen_by("a")["players"][0]["top_card"] == "stilgar"
    assert knows(table, "a", lambda look: look["a"]["deck"][0])
    for viewer in ("b", None):
        assert wonders(table, viewer, lambda look: look["a"]["deck"][0])
    table.do("a draw_top")
    assert knows(table, "a", hand("a"))
    assert wonders(table, "b", hand("a"))  # drawn, not shown


def test_the_conflict_deck_shows_its_levels_only() -> None:
    check_the_conflict_deck_shows_its_levels_only(imperium(seats=3))


@pytest.mark.parametrize("seats", [1, 2])
def test_the_hagal_deck_is_nobodys_but_what_lies_open_is_known(seats: int) -> None:
    table = imperium(seats=seats)
    decks = [s.hagal_deck for s in table.states_imagined_by("a", 10)]
    assert len({tuple(cards) for cards in decks}) > 5
    assert len({tuple(sorted(cards)) for cards in decks}) == 1
    assert knows(table, "a", lambda look: look["hagal_discard"])


def test_a_stolen_intrigue_card_is_known_to_the_victim() -> None:
    four = ["windfall", "ambush", "refocus", "charisma"]
    table = imperium(seats=3, a={"hand": ["diplomacy"]}, b={"intrigue": four}).send("a", "diplomacy", to="secrets")
    check_a_stolen_intrigue_card_is_known_to_the_victim(table, four)


def test_a_rivals_intrigue_card_is_a_secret() -> None:
    table = imperium(seats=1)
    assert table.b.intrigue_count == 1
    assert wonders(table, "a", intrigue("b"))


def put_on_top() -> Table:
    a = {"leader": "glossu_rabban", "intrigue": ["bypass_protocol"], "spice": 2, "hand": []}
    row = ["stilgar", "scout", "space_travel", "lady_jessica", "worm_riders"]
    table = imperium(seats=3, row=row, a=a)
    return table.do("a intrigue bypass_protocol", "a choose 2", "a buy stilgar")


@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_a_card_put_on_the_deck_for_all_to_see_is_certain(viewer: str | None) -> None:
    table = put_on_top()
    assert table.a.deck[0] == "stilgar"
    assert knows(table, viewer, lambda look: look["a"]["deck"][0])
    assert wonders(table, viewer, lambda look: look["a"]["deck"][1])
    assert table.seen_by(viewer)["players"][0]["deck_top"] == ["stilgar"]


@pytest.mark.parametrize("viewer", ["b", None])
def test_and_stays_certain_when_it_is_drawn(viewer: str | None) -> None:
    table = put_on_top().finish_round()
    assert "stilgar" in table.a.hand
    assert knows(table, viewer, lambda look: "stilgar" in look["a"]["hand"])
    assert wonders(table, viewer, hand("a"))


@pytest.mark.parametrize("viewer", ["b", None])
def test_a_card_taken_from_the_discard_pile_is_certain(viewer: str | None) -> None:
    given = {"hand": ["other_memory", "dagger"], "discard": ["bene_gesserit_sister"]}
    table = imperium(seats=3, a=given).send("a", "other_memory", to="secure_contract")
    table.do("a choose 2", "a take bene_gesserit_sister")
    assert knows(table, viewer, lambda look: "bene_gesserit_sister" in look["a"]["hand"])
    assert wonders(table, viewer, hand("a"))


def test_the_future_is_nobodys() -> None:
    check_the_future_is_nobodys(imperium(seats=3, a={"hand": [], "intrigue": ["refocus"]}), "refocus")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_happens_next_does_not_betray_which_intrigue_cards_are_held(seats):
    check_what_follows_betrays_no_intrigue_card(GAME, None, seats, games=6, telling=("intrigue",))
