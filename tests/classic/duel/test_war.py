"""The War of Assassins. [FR-XIX.C.11, IT-XII.B.1]"""

from __future__ import annotations

from typing import Any

from support.classic import Table, bare
from support.classic_duel import DUEL, arena
from support.rules import rule

SIX = ("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit")
WORM = {"phase": "spice_blow", "turn": 2, "spice_deck": ["shai_hulud", "red_chasm"]}


def nexus(*factions: str, rules: dict[str, Any] | None = None, **position: Any) -> Table:
    return bare(*factions, rules={**DUEL, **(rules or {})}, **{**WORM, **position}).pass_until(
        "ChooseChampion", "NexusTurn", "Bidding"
    )


def enter(table: Table) -> Table:
    """Everybody sends the weakest leader, to the first free space."""
    while "ChooseChampion" in table.questions[0] or "PlaceChampion" in table.questions[0]:
        faction = table.questions[0].split()[0]
        options = table.options(faction)
        table.play(f"{faction} {options[-2] if 'leader' in options[0] else options[0]}")
    return table


@rule("classic-FR-XIX.C.11")
def test_at_a_nexus_everybody_places_a_hidden_champion_the_sixth_in_the_middle() -> None:
    table = nexus(*SIX)
    assert [question.split()[1] for question in table.questions] == ["ChooseChampion"] * 6
    for faction in SIX:
        assert all(option.startswith("leader") for option in table.options(faction))
        table.play(f"{faction} {table.options(faction)[0]}")
    order = [SIX[seat] for seat in table.s.order]
    for faction in order[:5]:
        assert table.questions == [f"{faction} PlaceChampion"]
        assert all("outer" in option for option in table.options(faction))
        table.play(f"{faction} {table.options(faction)[0]}")
    assert table.options(order[5]) == [f"space middle_{n}" for n in range(1, 6)]
    table.play(f"{order[5]} space middle_3")
    assert table.questions == [f"{order[0]} NexusTurn"]
    for viewer in SIX:
        known = [fighter for fighter in table.view(viewer)["duel"]["arena"]["fighters"] if fighter["leader"]]
        assert [SIX[fighter["seat"]] for fighter in known] == [viewer]


@rule("classic-FR-XIX.C.11")
def test_they_place_and_fight_in_the_order_of_the_storm() -> None:
    table = nexus("atreides", "harkonnen", "emperor", storm=8)
    order = [table.faction(seat) for seat in table.order]
    assert order[0] != "atreides"
    for faction in ("atreides", "harkonnen", "emperor"):
        table.play(f"{faction} {table.options(faction)[0]}")
    for faction in order:
        assert table.questions == [f"{faction} PlaceChampion"]
        table.play(f"{faction} {table.options(faction)[0]}")
    while "NexusTurn" in table.questions[0]:
        table.play(f"{table.questions[0].split()[0]} done")
    for faction in order:
        assert table.questions == [f"{faction} DuelTurn"]
        table.play(f"{faction} pass")


@rule("classic-FR-XIX.C.11")
def test_a_cheap_hero_is_no_champion() -> None:
    table = nexus("atreides", "harkonnen", atreides={"hand": ["cheap_hero"]})
    assert all(option.startswith("leader") for option in table.options("atreides"))


@rule("classic-FR-XIX.C.11", "classic-IT-XII.B.1")
def test_without_an_alliance_it_is_war_with_one_the_champions_go_home() -> None:
    table = enter(nexus("atreides", "harkonnen", "emperor"))
    table.play("atreides done", "harkonnen done", "emperor done")
    assert table.heard("war_of_assassins")
    assert "DuelTurn" in table.questions[0]
    assert all(fighter["support"] == 0 for fighter in table.duel["arena"]["fighters"].values())

    table = enter(nexus("atreides", "harkonnen", "emperor"))
    table.play("atreides invite harkonnen", "harkonnen join atreides")
    table.pass_until("Bidding")
    assert not table.heard("war_of_assassins")
    assert table.duel["arena"] is None

    # An alliance that is kept is as good as a new one.
    table = enter(nexus("atreides", "harkonnen", "emperor", atreides={"allies": ["emperor"]}))
    table.pass_until("Bidding", "Pledge")
    assert not table.heard("war_of_assassins")


@rule("classic-IT-XII.B.1")
def test_no_war_without_the_option_or_without_alliances() -> None:
    for rules in ({"war_of_assassins": False}, {"alliances": False}):
        table = nexus("atreides", "harkonnen", rules=rules)
        assert "Champion" not in table.questions[0]
        table.pass_until("Bidding")
        assert not table.heard("war_of_assassins")


def war(**changes: Any) -> Table:
    said: dict[str, Any] = {
        "atreides": ("lady_jessica", "outer_1"),
        "harkonnen": ("umman_kudu", "outer_2"),
        "emperor": ("bashar", "outer_5"),
        "hands": {"atreides": ["attack_right", "attack_left"]},
    }
    return arena(war=True, **{**said, **changes})


@rule("classic-FR-XIX.C.11")
def test_they_fight_in_order_until_one_is_alive_and_nobody_has_seconds() -> None:
    table = war(position={"atreides": {"spice": 0}})
    table.play("atreides duel_card attack_right")
    assert table.harkonnen["leaders"]["umman_kudu"] == "tanks"
    assert table.duel["arena"]["fighters"]["harkonnen"]["space"] is None
    assert table.questions == ["atreides DuelTurn"]  # two are left
    table.play("atreides pass")
    assert table.questions == ["emperor DuelTurn"]  # the fallen has no turn
    table.play("emperor pass", "atreides duel_card attack_left")
    assert table.duel["arena"] is None
    assert table.emperor["leaders"]["bashar"] == "tanks"
    assert table.atreides["spice"] == 3
    assert [event.seat for event in table.heard("war_over")] == [0]
    assert "ChooseSide" not in {event.kind for event in table.events}


@rule("classic-FR-XIX.C.11", "classic-FR-XIX.C.9")
def test_whoever_leaves_with_honour_leaves_alone() -> None:
    table = war(hands={"atreides": ["leave_with_honour"]})
    table.play("atreides duel_card leave_with_honour")
    assert table.questions == ["harkonnen DuelTurn"]
    table.play("harkonnen pass")
    assert table.questions == ["emperor DuelTurn"]
    table.play("emperor pass")
    assert table.questions == ["harkonnen DuelTurn"]
    assert table.atreides["leaders"]["lady_jessica"] == "home"


@rule("classic-FR-XIX.C.11")
def test_who_can_neither_step_nor_play_passes() -> None:
    walls = ["outer_1/outer_2", "outer_1/outer_5", "outer_1/middle_1"]
    table = war(hands={}, obstacles=walls)
    assert table.options("atreides") == ["pass"]


@rule("classic-FR-XIX.C.4.a", "classic-FR-XIX.C.11")
def test_a_knife_has_to_be_thrown_at_somebody() -> None:
    table = war(hands={"atreides": ["thrown_knife"]})
    table.play("atreides duel_card thrown_knife")
    assert table.options("atreides") == ["against harkonnen", "against emperor"]
    table.play("atreides against emperor")
    assert table.emperor["leaders"]["bashar"] == "tanks"
