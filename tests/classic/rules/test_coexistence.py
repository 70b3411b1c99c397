"""The Bene Gesserit live beside others. [FR-XV.B]"""

from __future__ import annotations

from typing import Any

import pytest

from support.classic import Table
from support.classic_battle import bare, battle, calls, march, moving, plan, ship
from support.rules import rule

EXTRA = {"additional_advantages": True}
ASKED = {"additional_advantages": True, "asked_when_entered": True}


def beside(rules: dict[str, Any] | None = None, phase: str = "movement", **position: Any) -> Table:
    """Sisters and Atreides in Red Chasm, in peace."""
    given = {
        "bene_gesserit": {"forces": {"red_chasm": 2}},
        "atreides": {"forces": {"red_chasm": 3}},
        "coexisting": ["red_chasm"],
        **position,
    }
    return bare("atreides", "bene_gesserit", "harkonnen", rules=rules or EXTRA, phase=phase, **given)


# -- at the start ------------------------------------------------------------------------------------------------


@rule("classic-FR-XV.B.1")
def test_the_first_sister_goes_anywhere_after_the_fremen() -> None:
    fresh = _fresh(EXTRA)
    fresh.pass_until("PlaceFremen", "PlaceAdvisor")
    assert fresh.questions == ["fremen PlaceFremen"]
    fresh.pass_until("PlaceAdvisor")
    assert len(fresh.options("bene_gesserit")) == 86
    fresh.play("bene_gesserit at arrakeen")
    assert fresh.bene_gesserit["forces"] == {"arrakeen": [1, 0]}
    assert fresh.coexisting == ["arrakeen"]
    plain = _fresh({})
    plain.pass_until("DialStorm")
    assert plain.bene_gesserit["forces"] == {"polar_sink": [1, 0]}


def _fresh(rules: dict[str, Any]) -> Table:
    return Table(("bene_gesserit", "fremen", "atreides"), rules, 3, None)


@rule("classic-FR-XV.B.2")
@pytest.mark.parametrize(("turn", "rules", "gain"), [(1, EXTRA, 0), (2, EXTRA, 2), (9, EXTRA, 2), (9, {}, 0)])
def test_charity_comes_every_turn_from_the_second(turn: int, rules: dict[str, Any], gain: int) -> None:
    table = bare("bene_gesserit", "atreides", rules=rules, phase="bidding", turn=turn, bene_gesserit={"spice": 7})
    assert table.bene_gesserit["spice"] == 7 + gain


@rule("classic-FR-XV.B.3", "classic-SH-BENE_GESSERIT.2")
def test_an_advisor_lands_where_the_others_land_and_lives_in_peace() -> None:
    table = moving("atreides", "bene_gesserit", rules=EXTRA, bene_gesserit={"forces": {}, "spice": 0})
    ship(table, "atreides", "red_chasm", 2).play("bene_gesserit yes")
    assert table.bene_gesserit["forces"] == {"red_chasm": [1, 0]}
    assert table.coexisting == ["red_chasm"]
    table.pass_until("DialStorm")
    assert table.heard("battle") == []


@rule("classic-FR-XV.B.3", "classic-FR-XV.B.5")
def test_no_advisor_goes_where_peace_has_been_ended() -> None:
    table = beside()
    table.play("bene_gesserit end_peace red_chasm").pass_until("atreides Ship")
    ship(table, "atreides", "red_chasm", 2)
    assert table.questions == ["atreides Muster"]
    elsewhere = beside().play("bene_gesserit end_peace red_chasm").pass_until("atreides Ship")
    ship(elsewhere, "atreides", "carthag", 1)
    assert elsewhere.questions == ["bene_gesserit SendAdvisor"]


# -- what coexisting means ---------------------------------------------------------------------------------------


@rule("classic-FR-XV.B.4")
def test_who_coexists_fights_no_battle() -> None:
    table = beside(phase="battle")
    table.pass_until("DialStorm")
    assert table.heard("battle") == []
    assert table.bene_gesserit["forces"] == {"red_chasm": [2, 0]}


@rule("classic-FR-XV.B.4")
def test_who_coexists_neither_holds_a_stronghold_nor_closes_it() -> None:
    forces = {"forces": {"carthag": 2, "arrakeen": 1, "tueks_sietch": 1}}
    table = bare(
        *("atreides", "bene_gesserit", "harkonnen", "emperor"),
        rules=EXTRA,
        phase="movement",
        bene_gesserit=forces,
        harkonnen={"forces": {"carthag": 2}},
        atreides={"forces": {"arrakeen": 1}},
        coexisting=["carthag", "arrakeen"],
    )
    assert table.bene_gesserit["strongholds"] == 1  # only Tuek's Sietch
    assert table.harkonnen["strongholds"] == 1
    table.pass_until("atreides Ship")
    assert table.may("atreides land carthag")
    open_war = bare(
        *("atreides", "bene_gesserit", "harkonnen", "emperor"),
        rules=EXTRA,
        phase="movement",
        bene_gesserit={"forces": {"carthag": 2}},
        harkonnen={"forces": {"carthag": 2}},
    ).pass_until("EndPeace")
    open_war.play("bene_gesserit end_peace carthag").pass_until("atreides Ship")
    assert open_war.why_not("atreides land carthag") == "FR-IX.C.1.c"


@rule("classic-FR-XV.B.4")
def test_who_coexists_has_no_ornithopters() -> None:
    def reach(*declared: str) -> list[str]:
        table = bare(
            *("bene_gesserit", "atreides"),
            rules=EXTRA,
            phase="movement",
            bene_gesserit={"forces": {"arrakeen": 1, "tueks_sietch": 1}},
            atreides={"forces": {"arrakeen": 1}},
        ).pass_until("EndPeace")
        table.play(*declared).pass_until("bene_gesserit Muster")
        return table.play("bene_gesserit move tueks_sietch").options("bene_gesserit")

    assert "to shield_wall@7" not in reach()
    assert "to shield_wall@7" in reach("bene_gesserit end_peace arrakeen")


@rule("classic-FR-XV.B.5")
def test_coexistence_is_presumed_anew_every_turn() -> None:
    table = bare(
        *("bene_gesserit", "atreides"),
        rules=EXTRA,
        phase="movement",
        bene_gesserit={"forces": {"meridian@0": 2}},
        atreides={"forces": {"meridian@1": 2}},
    ).pass_until("EndPeace")
    assert table.coexisting == ["meridian"]
    table.play("bene_gesserit done")
    assert table.pass_until("DialStorm").bene_gesserit["tanks"] == [0, 0]


@rule("classic-FR-XV.B.5", "classic-SH-KARAMA")
def test_a_stopped_declaration_leaves_the_others_free() -> None:
    table = bare(
        *("bene_gesserit", "atreides"),
        rules=EXTRA,
        phase="movement",
        bene_gesserit={"forces": {"arrakeen": 1, "carthag": 1}},
        atreides={"forces": {"arrakeen": 1, "carthag": 1}, "hand": ["karama"]},
    ).pass_until("EndPeace")
    table.play("bene_gesserit end_peace arrakeen", "atreides play karama")
    assert table.options("bene_gesserit")[:2] == ["done", "end_peace carthag"]
    table.play("bene_gesserit end_peace carthag")
    assert (table.coexisting, table.opposing) == (["arrakeen"], ["carthag"])


@rule("classic-FR-XV.B.4")
def test_storm_worm_and_explosion_kill_them_like_others() -> None:
    storm = beside(phase="storm", storm=3, dialers=["atreides", "harkonnen"])
    storm.play("atreides sectors 3", "harkonnen sectors 3")
    assert storm.bene_gesserit["tanks"] == [2, 0]
    worm = beside(phase="spice_blow", spice_deck=["shai_hulud"], last_blow=["red_chasm"]).pass_until("Bidding")
    assert worm.bene_gesserit["tanks"] == [2, 0]
    table = battle(
        *("red_chasm", "atreides", "harkonnen", "bene_gesserit"),
        rules=EXTRA,
        atreides={"hand": ["lasegun", "shield"]},
        bene_gesserit={"forces": {"red_chasm": 2}},
        coexisting=["red_chasm"],
    ).pass_until("Plans")
    plan(table, "atreides", "leader lady_jessica", 1, weapon="lasegun", defense="shield")
    plan(table, "harkonnen", "leader umman_kudu", 1)
    calls(table)
    assert table.bene_gesserit["tanks"] == [2, 0]
    assert table.coexisting == []


# -- declarations ------------------------------------------------------------------------------------------------


@rule("classic-FR-XV.B.5")
def test_peace_is_ended_before_anybody_moves() -> None:
    table = beside()
    assert table.questions == ["bene_gesserit EndPeace"]
    assert table.options("bene_gesserit") == ["done", "end_peace red_chasm"]
    table.play("bene_gesserit end_peace red_chasm")
    assert table.coexisting == []
    assert table.opposing == ["red_chasm"]
    table.pass_until("DialStorm")
    assert [event.facts["location"] for event in table.heard("battle")] == ["red_chasm"]


@rule("classic-FR-XV.B.5")
def test_peace_is_presumed() -> None:
    table = beside().play("bene_gesserit done")
    assert table.coexisting == ["red_chasm"]
    # Somebody comes to sisters who are alone: they are taken to coexist.
    alone = bare(
        "atreides", "bene_gesserit", rules=EXTRA, phase="movement", bene_gesserit={"forces": {"red_chasm": 2}}
    ).pass_until("atreides Ship")
    ship(alone, "atreides", "red_chasm", 1)
    assert alone.coexisting == ["red_chasm"]


@rule("classic-FR-XV.B.5")
def test_sisters_who_are_alone_may_say_beforehand_that_they_will_fight() -> None:
    alone = bare("atreides", "bene_gesserit", rules=EXTRA, phase="movement", bene_gesserit={"forces": {"red_chasm": 2}})
    alone.play("bene_gesserit end_peace red_chasm").pass_until("atreides Ship")
    ship(alone, "atreides", "red_chasm", 1)
    assert alone.coexisting == []
    alone.pass_until("DialStorm")
    assert len(alone.heard("battle")) == 1


@rule("classic-FR-XV.B.5")
def test_on_entering_she_says_at_once() -> None:
    def enter() -> Table:
        table = bare(
            *("bene_gesserit", "atreides"),
            rules=EXTRA,
            phase="movement",
            bene_gesserit={"forces": {"the_great_flat": 3}},
            atreides={"forces": {"funeral_plain": 1}},
        ).pass_until("bene_gesserit Muster")
        return march(table, "bene_gesserit", "the_great_flat", 2, "funeral_plain")

    table = enter()
    assert table.questions == ["bene_gesserit CoexistOrOppose"]
    assert table.options("bene_gesserit") == ["coexist", "oppose"]
    assert enter().play("bene_gesserit coexist").coexisting == ["funeral_plain"]
    war = enter().play("bene_gesserit oppose")
    assert (war.coexisting, war.opposing) == ([], ["funeral_plain"])


@rule("classic-FR-XV.B.5")
def test_once_coexisting_until_the_end_of_the_turn() -> None:
    table = bare(
        *("bene_gesserit", "atreides"),
        rules=EXTRA,
        phase="movement",
        bene_gesserit={"forces": {"the_great_flat": 3, "funeral_plain": 1}},
        atreides={"forces": {"funeral_plain": 1}},
        coexisting=["funeral_plain"],
    ).play("bene_gesserit done")
    table.pass_until("bene_gesserit Muster")
    march(table, "bene_gesserit", "the_great_flat", 2, "funeral_plain")
    assert "CoexistOrOppose" not in " ".join(table.questions)
    assert table.coexisting == ["funeral_plain"]


@rule("classic-FR-XV.B.5")
def test_a_third_faction_in_a_stronghold_can_only_coexist() -> None:
    table = moving(
        *("bene_gesserit", "atreides", "harkonnen"),
        rules=EXTRA,
        bene_gesserit={"forces": {}},
        atreides={"forces": {"carthag": 1}},
        harkonnen={"forces": {"carthag": 1}},
    )
    # It is closed to her as to everybody.
    assert table.why_not("bene_gesserit land carthag") == "FR-IX.C.1.c"


@rule("classic-IT-XV.B.5")
def test_in_the_italian_edition_she_is_asked_when_somebody_comes() -> None:
    def comes() -> Table:
        table = bare(
            "atreides", "bene_gesserit", rules=ASKED, phase="movement", bene_gesserit={"forces": {"red_chasm": 2}}
        )
        assert table.questions == ["atreides Ship"]  # nothing to declare where nobody else stands
        return ship(table, "atreides", "red_chasm", 1)

    table = comes()
    assert table.questions == ["bene_gesserit CoexistOrOppose"]
    assert comes().play("bene_gesserit coexist").coexisting == ["red_chasm"]
    war = comes().play("bene_gesserit oppose")
    assert war.questions == ["atreides Muster"]  # and no advisor comes along
    war.pass_until("DialStorm")
    assert len(war.heard("battle")) == 1


@rule("classic-IT-XV.B.5", "classic-FR-XV.B.3")
def test_where_she_coexists_an_advisor_may_still_come_along() -> None:
    table = bare("atreides", "bene_gesserit", rules=ASKED, phase="movement", bene_gesserit={"forces": {"red_chasm": 2}})
    ship(table, "atreides", "red_chasm", 1).play("bene_gesserit coexist")
    assert table.questions == ["bene_gesserit SendAdvisor"]
    table.play("bene_gesserit yes")
    assert table.bene_gesserit["forces"] == {"red_chasm": [3, 0]}


@rule("classic-OQ19")
def test_sisters_may_live_beside_their_allies() -> None:
    table = moving(
        *("bene_gesserit", "atreides", "harkonnen"),
        rules=EXTRA,
        bene_gesserit={"forces": {}, "allies": ["atreides"]},
        atreides={"forces": {"arrakeen": 2}},
    )
    assert table.may("bene_gesserit land arrakeen")
    ship(table, "bene_gesserit", "arrakeen", 1)
    assert table.coexisting == ["arrakeen"]  # without being asked: allies do not fight
    plain = moving(
        *("bene_gesserit", "atreides", "harkonnen"),
        bene_gesserit={"forces": {}, "allies": ["atreides"]},
        atreides={"forces": {"arrakeen": 2}},
    )
    assert plain.why_not("bene_gesserit land arrakeen") == "FR-XII.E.5"


@rule("classic-OQ19", "classic-FR-XV.B.5")
def test_with_an_ally_there_is_no_end_of_peace() -> None:
    table = beside(bene_gesserit={"forces": {"red_chasm": 2}, "allies": ["atreides"]}).pass_until("EndPeace", "Ship")
    assert "EndPeace" not in " ".join(table.questions)


@rule("classic-OQ25")
def test_advisors_left_alone_are_ordinary_tokens_from_the_next_turn() -> None:
    table = bare(
        *("atreides", "bene_gesserit", "harkonnen"),
        rules=EXTRA,
        phase="end",
        bene_gesserit={"forces": {"tueks_sietch": 1}},
        coexisting=["tueks_sietch"],
    )
    assert table.turn == 3
    assert table.coexisting == []
    assert table.bene_gesserit["strongholds"] == 1


@rule("classic-OQ25")
@pytest.mark.parametrize(("lone", "won"), [(False, []), (True, ["bene_gesserit"])])
def test_whether_they_hold_a_stronghold_in_this_turn_is_a_switch(lone: bool, won: list[str]) -> None:
    forces = dict.fromkeys(("tueks_sietch", "sietch_tabr", "habbanya_sietch"), 1)
    table = bare(
        *("atreides", "bene_gesserit", "harkonnen"),
        rules={**EXTRA, "lone_advisors_hold": lone},
        phase="end",
        bene_gesserit={"forces": forces},
        coexisting=["tueks_sietch"],
    )
    assert table.winners == won
