"""Traitors: leaders in the enemy's pay. [FR-X.D]"""

from __future__ import annotations

from typing import Any

import pytest

from support.classic import Table
from support.classic_battle import battle, calls, plan, winner
from support.rules import rule

JESSICA = "leader lady_jessica"  # 5
CAID = "leader caid"  # 3


def betrayal(
    traitors: tuple[list[str], list[str]],
    dials: tuple[float, float] = (2, 5),
    hands: tuple[list[str], list[str]] = ([], []),
    cards: tuple[tuple[str, str], tuple[str, str]] = (("none", "none"), ("none", "none")),
    rules: dict[str, Any] | None = None,
) -> Table:
    """Atreides with Jessica against the Emperor with Caid, both plans on the table."""
    table = battle(
        *("carthag", "atreides", "emperor", "guild"),
        rules=rules,
        atreides={"traitors": traitors[0], "spice": 0, "hand": hands[0]},
        emperor={"traitors": traitors[1], "spice": 0, "hand": hands[1]},
    ).pass_until("Plans")
    plan(table, "atreides", JESSICA, dials[0], weapon=cards[0][0], defense=cards[0][1])
    return plan(table, "emperor", CAID, dials[1], weapon=cards[1][0], defense=cards[1][1])


@rule("classic-FR-X.D.1", "classic-FR-X.D.2")
def test_whoever_calls_a_traitor_wins_and_loses_nothing() -> None:
    table = betrayal(
        *((["caid"], []), (4, 5), (["crysknife"], ["chaumas", "kulon"])),
        cards=(("crysknife", "none"), ("chaumas", "none")),
    )
    calls(table, "atreides")
    assert winner(table) == "atreides"
    assert table.atreides["forces"] == {"carthag": [5, 0]}
    assert table.atreides["tanks"] == [0, 0]
    assert table.atreides["leaders"]["lady_jessica"] == "home"  # the poison does not matter
    assert table.atreides["spice"] == 3  # the strength of the traitor
    table.play("atreides keep crysknife")
    assert table.atreides["hand"] == ["crysknife"]
    assert table.emperor["forces"] == {}
    assert table.emperor["tanks"] == [5, 0]
    assert table.emperor["leaders"]["caid"] == "tanks"
    assert table.emperor["hand"] == ["kulon"]
    assert table.discard == ["chaumas"]


@rule("classic-FR-X.D.1")
def test_one_may_keep_a_traitor_for_later() -> None:
    table = betrayal((["caid"], []))
    assert table.options("atreides") == ["pass", "call_traitor"]
    calls(table)
    assert winner(table) == "emperor"
    assert table.view("emperor")["players"][0]["known_traitors"] == []


@rule("classic-FR-X.D.1")
def test_both_are_asked_whether_they_have_bribed_anybody_or_not() -> None:
    table = betrayal(([], []))
    assert table.questions == ["atreides CallTraitors", "emperor CallTraitors"]
    assert table.options("atreides") == table.options("emperor") == ["pass"]


@rule("classic-FR-X.D.1")
def test_somebody_else_s_traitor_does_not_help() -> None:
    table = betrayal((["burseg"], ["gurney_halleck"]))
    assert table.options("atreides") == ["pass"]
    assert table.options("emperor") == ["pass"]


@rule("classic-FR-X.D.1")
def test_a_called_traitor_is_known_to_all_and_stays_one() -> None:
    table = calls(betrayal((["caid"], [])), "atreides")
    for viewer in ("emperor", "guild", None):
        assert table.view(viewer)["players"][0]["known_traitors"] == ["caid"]
    assert table.atreides["traitors"] == ["caid"]


@rule("classic-FR-X.D.3")
def test_two_traitors_cost_both_everything() -> None:
    table = betrayal(
        *((["caid"], ["lady_jessica"]), (2, 5), (["crysknife"], ["shield"])),
        cards=(("crysknife", "none"), ("none", "shield")),
    )
    calls(table, "atreides", "emperor")
    assert table.atreides["forces"] == table.emperor["forces"] == {}
    assert table.atreides["leaders"]["lady_jessica"] == table.emperor["leaders"]["caid"] == "tanks"
    assert (table.atreides["spice"], table.emperor["spice"]) == (0, 0)
    assert sorted(table.discard) == ["crysknife", "shield"]
    assert table.heard("won") == []


@rule("classic-FR-X.D.3")
def test_if_only_one_of_two_calls_he_wins() -> None:
    table = calls(betrayal((["caid"], ["lady_jessica"])), "emperor")
    assert winner(table) == "emperor"
    assert table.emperor["spice"] == 5


@rule("classic-IT-X.D.1")
def test_in_the_italian_edition_a_traitor_is_called_at_once() -> None:
    table = betrayal((["caid"], []), rules={"traitors_must_be_called": True})
    assert "CallTraitors" not in " ".join(table.questions)
    assert winner(table) == "atreides"


@rule("classic-IT-X.D.1")
def test_there_silence_tells_the_table_something() -> None:
    table = betrayal(([], ["gurney_halleck"]), rules={"traitors_must_be_called": True})
    seen = table.view("guild")["players"]
    assert seen[0]["innocent"] == ["caid"]
    assert seen[1]["innocent"] == ["lady_jessica"]


@rule("classic-CARD-LASEGUN", "classic-FR-X.D.1")
def test_treason_comes_before_the_explosion() -> None:
    table = betrayal(
        *((["caid"], []), (2, 5), (["shield"], ["lasegun"])),
        cards=(("none", "shield"), ("lasegun", "none")),
    )
    calls(table, "atreides")
    assert table.heard("explosion") == []
    assert table.atreides["forces"] == {"carthag": [5, 0]}


@rule("classic-CARD-HERO")
def test_a_cheap_hero_betrays_nobody() -> None:
    table = battle(
        "carthag", "atreides", "emperor", atreides={"traitors": ["caid"]}, emperor={"hand": ["cheap_hero"]}
    ).pass_until("Plans")
    plan(table, "atreides", JESSICA, 1)
    plan(table, "emperor", "hero cheap_hero", 1)
    assert "atreides CallTraitors" not in table.questions


@rule("classic-FR-X.C.8", "classic-FR-X.D.2")
def test_the_winner_s_leader_has_fought() -> None:
    table = betrayal((["caid"], []), (2, 5), (["kulon"], []), (("kulon", "none"), ("none", "none")))
    calls(table, "atreides")
    assert table.fought == {"lady_jessica": "carthag"}


@rule("classic-SH-HARKONNEN.ALLIANCE")
def test_harkonnen_traitors_work_for_their_allies() -> None:
    table = battle(
        *("carthag", "atreides", "emperor", "harkonnen"),
        atreides={"allies": ["harkonnen"], "traitors": [], "spice": 0},
        emperor={"traitors": []},
        harkonnen={"traitors": ["caid"], "spice": 0},
    ).pass_until("Plans")
    plan(table, "atreides", JESSICA, 0)
    plan(table, "emperor", CAID, 5)
    assert "harkonnen CallTraitors" in table.questions
    calls(table, "harkonnen")
    assert winner(table) == "atreides"
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (3, 0)


@rule("classic-SH-HARKONNEN.ALLIANCE")
@pytest.mark.parametrize(("caller", "allies"), [("harkonnen", []), ("guild", ["atreides"])])
def test_others_do_not_meddle(caller: str, allies: list[str]) -> None:
    table = battle(
        *("carthag", "atreides", "emperor", caller), **{caller: {"traitors": ["caid"], "allies": allies}}
    ).pass_until("Plans")
    plan(table, "atreides", JESSICA, 0)
    plan(table, "emperor", CAID, 5)
    assert f"{caller} CallTraitors" not in table.questions
