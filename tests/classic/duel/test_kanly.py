"""Threats, calls, forfeits, champions and seconds. [FR-XIX.B, FR-XIX.C, FR-XIX.C.1, FR-XIX.C.2]"""

from __future__ import annotations

from typing import Any

import pytest

from sietch.classic.atlas import CARTHAG
from sietch.classic.plans import available_leaders
from sietch.classic.sheets import LEADER, LEADER_IDS, ORDINARY, household_of
from sietch.classic.terms import BATTLE, FACTION_IDS
from support.classic import Table, bare
from support.classic_duel import DUEL, arena, threatened
from support.rules import rule

TWO = ("atreides", "harkonnen")
THREE = (*TWO, "emperor")
IN_RESERVE: dict[str, Any] = {"forces": {}, "spice": 10}


def landing(*factions: str, deed: str = "enter arrakeen", **position: Any) -> Table:
    """The second faction has threatened the first, whose turn to land it is."""
    said = {name: {"forces": {}, **position.pop(name, {})} for name in factions}
    return threatened(*factions, deed=deed, phase="movement", storm=17, **{**said, **position}).pass_until("Ship")


def called(*factions: str, **position: Any) -> Table:
    """The first faction has brought a token into Arrakeen, and the second has called Kanly."""
    table = landing(*factions, **position)
    table.play("atreides land arrakeen", "atreides count 1")
    return table.play("harkonnen kanly")


# -- threats ------------------------------------------------------------------------------------------------------


@rule("classic-FR-XIX.B")
def test_one_threat_a_turn_never_to_an_ally_and_never_the_same_again() -> None:
    table = bare(*THREE, rules=DUEL, phase="bidding", turn=2, atreides={"allies": ["emperor"]})
    table.pass_until("Bidding")
    assert table.why_not("atreides threaten emperor") == "FR-XIX.B"
    table.play("atreides threaten harkonnen")
    assert table.questions == ["atreides NameDeed"]
    table.play("atreides deed enter arrakeen")
    assert table.why_not("atreides threaten harkonnen") == "FR-XIX.B"
    table.play("emperor threaten harkonnen")
    assert table.why_not("emperor deed enter arrakeen") == "FR-XIX.B"
    table.play("emperor deed enter carthag")
    threats = table.view(None)["duel"]["threats"]
    assert [(threat["by"], threat["to"], threat["deed"]) for threat in threats] == [
        (0, 1, "enter arrakeen"),
        (2, 1, "enter carthag"),
    ]


@rule("classic-FR-XIX.B")
def test_a_threat_lasts_for_the_turn_and_then_another_may_be_spoken() -> None:
    table = threatened(*TWO, deed="enter arrakeen", phase="bidding", atreides=IN_RESERVE, harkonnen=IN_RESERVE)
    assert not table.may("harkonnen threaten atreides")
    table.pass_until("DialStorm")
    assert table.duel["threats"] == []
    table.pass_until("Bidding")
    assert table.may("harkonnen threaten atreides")


@rule("classic-CARD-CONE", "classic-FR-XIX.B")
def test_a_cone_of_silence_forbids_threats() -> None:
    table = bare(
        *TWO, rules={**DUEL, "treachery_deck": "43"}, phase="bidding", turn=2, atreides={"hand": ["cone_of_silence"]}
    )
    table.pass_until("Bidding")
    assert table.may("harkonnen threaten atreides")
    table.play("atreides play cone_of_silence", "atreides against harkonnen")
    assert table.why_not("harkonnen threaten atreides") == "CARD-CONE"


# -- the deed is done -----------------------------------------------------------------------------------------------


@rule("classic-FR-XIX.B")
def test_no_unit_into_arrakeen_no_kanly() -> None:
    """The worked example: no entry, no Kanly; with an entry it is called before the next action."""
    table = landing(*TWO, atreides=IN_RESERVE)
    table.play("atreides land carthag", "atreides count 2")
    assert table.questions == ["atreides Muster"]
    table = landing(*TWO, atreides=IN_RESERVE)
    table.play("atreides land arrakeen", "atreides count 2")
    assert table.questions == ["harkonnen CallKanly"]
    assert table.options("harkonnen") == ["pass", "kanly"]


def _bought(table: Table) -> None:
    table.pass_until("atreides Bidding").play("atreides bid 1").pass_until("CallKanly", "Ship")


def _moved(table: Table) -> None:
    table.pass_until("atreides Muster").play("atreides move imperial_basin@9").pass_until("Destination")
    table.play("atreides to arrakeen")


def _shipped(table: Table) -> None:
    table.pass_until("atreides Ship").play("atreides land carthag", "atreides count 1")


def _fought(table: Table) -> None:
    table.pass_until("CallKanly", "Plans")


def _played(table: Table) -> None:
    table.pass_until("atreides Bidding").play("atreides play tleilaxu_ghola", "atreides revive 1")
    table.pass_until("CallKanly", "Ship")


def _collected(table: Table) -> None:
    table.pass_until("CallKanly", "Bidding")


def _allied(table: Table) -> None:
    table.pass_until("NexusTurn").play("atreides invite emperor", "harkonnen done", "emperor join atreides")
    table.pass_until("CallKanly", "Bidding")


DEEDS: dict[str, tuple[Any, dict[str, Any]]] = {
    "bid": (_bought, {"phase": "bidding"}),
    "buy": (_bought, {"phase": "bidding"}),
    "ship": (_shipped, {"phase": "movement", "atreides": {"forces": {}}}),
    "enter arrakeen": (_moved, {"phase": "movement", "atreides": {"forces": {"imperial_basin@9": 1}}}),
    "attack harkonnen": (_fought, {"phase": "battle", "atreides": {"forces": {"carthag": 2}}}),
    "play special": (_played, {"phase": "bidding", "atreides": {"hand": ["tleilaxu_ghola"], "tanks": 1}}),
    "collect red_chasm": (
        _collected,
        {"phase": "collection", "spice": {"red_chasm": 6}, "atreides": {"forces": {"red_chasm": 2}}},
    ),
    "ally emperor": (_allied, {"phase": "spice_blow", "spice_deck": ["shai_hulud", "red_chasm"]}),
}


@rule("classic-OQ33")
@pytest.mark.parametrize("deed", DEEDS)
def test_every_deed_can_be_done_and_called(deed: str) -> None:
    do, position = DEEDS[deed]
    rules = {"war_of_assassins": False}
    table = threatened(*THREE, deed=deed, rules=rules, storm=17, **position)
    do(table)
    assert table.questions == ["harkonnen CallKanly"]
    assert table.question("harkonnen").about == {"against": "atreides", "deed": deed}
    # Another deed was named: nobody is asked.
    table = threatened(*THREE, deed="enter tueks_sietch", rules=rules, storm=17, **position)
    do(table)
    assert "CallKanly" not in table.questions[0]


@rule("classic-OQ33")
def test_only_what_somebody_could_do_is_forbidden() -> None:
    table = bare(*THREE, rules={**DUEL, "alliances": False}, phase="bidding", turn=2).pass_until("Bidding")
    table.play("atreides threaten harkonnen")
    deeds = table.options("atreides")
    assert {"deed collect red_chasm", "deed attack atreides", "deed attack emperor"} <= set(deeds)
    assert not {"deed collect carthag", "deed attack harkonnen", "deed attack guild", "deed ally emperor"} & set(deeds)


@rule("classic-FR-XIX.B")
def test_who_does_not_call_in_time_may_lose_a_leader_of_the_others_choice() -> None:
    table = landing(*THREE, atreides=IN_RESERVE)
    table.play("atreides land arrakeen", "atreides count 1", "harkonnen pass")
    assert table.questions == ["atreides ClaimForfeit"]
    spice = table.atreides["spice"]
    table.play("atreides leader feyd_rautha")
    assert table.harkonnen["leaders"]["feyd_rautha"] == "tanks"
    assert table.atreides["spice"] == spice  # no attack was made, so nothing is won
    assert table.questions == ["atreides Muster"]


@rule("classic-FR-XIX.B")
def test_or_the_kanly_is_simply_ignored() -> None:
    table = landing(*THREE, atreides=IN_RESERVE)
    table.play("atreides land arrakeen", "atreides count 1", "harkonnen pass", "atreides pass")
    assert set(table.harkonnen["leaders"].values()) == {"home"}
    table.play("atreides move arrakeen", "atreides to imperial_basin@9")
    assert "CallKanly" not in table.questions[0]  # it is over and done with


@rule("classic-FR-XIX.B")
def test_who_is_threatened_several_times_answers_for_one_only() -> None:
    threats = [
        {"by": "harkonnen", "to": "atreides", "deed": "enter arrakeen"},
        {"by": "emperor", "to": "atreides", "deed": "ship"},
    ]
    table = bare(
        *THREE, rules=DUEL, phase="movement", storm=17, turn=2, duel={"threats": threats}, atreides=IN_RESERVE
    ).pass_until("Ship")
    table.play("atreides land arrakeen", "atreides count 1")
    callers = [table.questions[0].split()[0]]
    table.play(f"{callers[0]} kanly")
    callers.append(table.questions[0].split()[0])
    assert sorted(callers) == ["emperor", "harkonnen"]
    table.play(f"{callers[1]} kanly")
    assert table.options("atreides") == ["against harkonnen", "against emperor"]
    table.play("atreides against emperor")
    assert table.questions == ["atreides ChooseChampion", "emperor ChooseChampion"]
    assert [threat["settled"] for threat in table.duel["threats"]] == [True, True]


@rule("classic-FR-XIX.B")
@pytest.mark.parametrize(("answer", "called"), [("pass", True), ("leader umman_kudu", False)])
def test_what_one_has_let_pass_does_not_silence_the_others(answer: str, called: bool) -> None:
    """One duel a turn is owed, or one that counts as fought; a Kanly that came to nothing is neither."""
    threats = [
        {"by": "harkonnen", "to": "atreides", "deed": "enter arrakeen"},
        {"by": "emperor", "to": "atreides", "deed": "enter imperial_basin"},
    ]
    table = bare(
        *("atreides", "harkonnen", "emperor", "guild"),
        rules=DUEL,
        phase="movement",
        storm=17,
        turn=2,
        duel={"threats": threats},
        atreides=IN_RESERVE,
    ).pass_until("atreides Ship")
    table.play("atreides land arrakeen", "atreides count 1", "harkonnen pass", f"atreides {answer}")
    assert [threat["settled"] for threat in table.duel["threats"]] == [True, not called]
    table.play("atreides move arrakeen", "atreides to imperial_basin@9")
    assert ("emperor CallKanly" in table.questions) is called


@rule("classic-FR-XIX.B")
def test_a_kanly_that_came_to_nothing_does_not_come_up_again() -> None:
    table = landing(*TWO, atreides={**IN_RESERVE, "forces": {"imperial_basin@9": 1}})
    table.play("atreides land arrakeen", "atreides count 1", "harkonnen pass", "atreides pass")
    table.play("atreides move imperial_basin@9", "atreides to arrakeen")
    assert table.atreides["forces"] == {"arrakeen": [2, 0]}
    assert "CallKanly" not in table.questions[0]


@rule("classic-FR-XIX.B")
def test_a_threat_between_players_who_have_allied_since_is_void() -> None:
    table = landing(*THREE, atreides={**IN_RESERVE, "allies": ["harkonnen"]})
    table.play("atreides land arrakeen", "atreides count 1")
    assert "CallKanly" not in table.questions[0]


@rule("classic-FR-XIX.B", "classic-FR-XIX.C")
@pytest.mark.parametrize("faction", ["atreides", "emperor"])
def test_without_a_leader_at_hand_on_both_sides_there_is_no_duel(faction: str) -> None:
    """All five are dead, and the principal character is a prisoner of the Harkonnen."""
    household = household_of(FACTION_IDS.index(faction))
    gone = {LEADER_IDS[leader]: "dead" if leader < ORDINARY else "captive" for leader in household}
    said: dict[str, Any] = {"atreides": dict(IN_RESERVE), "emperor": {}}
    said[faction]["leaders"] = gone
    threats = {"threats": [{"by": "emperor", "to": "atreides", "deed": "enter arrakeen"}]}
    rules = {**DUEL, "additional_advantages": True}
    table = bare(*THREE, rules=rules, phase="movement", storm=17, turn=2, duel=threats, **said)
    table.pass_until("atreides Ship")
    table.play("atreides land arrakeen", "atreides count 1")
    assert "CallKanly" not in table.questions[0]


@rule("classic-FR-XIX.B")
def test_kanly_comes_before_a_second_march() -> None:
    """A Hajr gives another move, but not before the quarrel is settled."""
    table = landing(*TWO, atreides={"forces": {"imperial_basin@9": 2}, "hand": ["hajr"]}).pass_until("Muster")
    table.play("atreides move imperial_basin@9", "atreides count 1", "atreides to arrakeen")
    assert table.questions == ["harkonnen CallKanly"]


# -- champions ----------------------------------------------------------------------------------------------------


@rule("classic-FR-XIX.C", "classic-FR-XIX.C.1")
def test_champions_are_secret_placed_by_the_caller_first_and_supported() -> None:
    table = called(*TWO, atreides=IN_RESERVE, harkonnen={"spice": 20})
    assert "leader paul_atreides" in table.options("atreides")
    assert "leader feyd_rautha" in table.options("harkonnen")
    table.play("atreides leader lady_jessica", "harkonnen leader umman_kudu")
    assert table.questions == ["harkonnen PlaceChampion"]
    assert table.options("harkonnen") == [f"space outer_{n}" for n in range(1, 6)]
    assert table.why_not("harkonnen space middle_1") == "FR-XIX.C.1"
    table.play("harkonnen space outer_2")
    assert table.why_not("atreides space outer_2") == "FR-XIX.C.3.a"
    table.play("atreides space outer_4")
    assert table.options("harkonnen") == [f"support {n}" for n in range(1, 11)]
    assert table.options("atreides")[-1] == "support 9"  # one was spent on the landing
    table.play("atreides support 3", "harkonnen support 10")
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (6, 10)
    assert table.questions == ["harkonnen DuelTurn"]  # the caller begins
    for viewer, hidden in (("atreides", 0), ("harkonnen", 1)):
        fighters = table.view(viewer)["duel"]["arena"]["fighters"]
        assert fighters[hidden]["leader"] is None
        assert fighters[1 - hidden]["leader"] is not None
    assert [fighter["support"] for fighter in table.view(None)["duel"]["arena"]["fighters"]] == [10, 3]


@rule("classic-IT-XVIII.D", "classic-FR-II.B.1")
@pytest.mark.parametrize("figure", ["10", "8"])
def test_principal_characters_and_support_of_ten_or_eight(figure: str) -> None:
    table = called(*TWO, rules={"principal_strength": figure}, harkonnen={"spice": 20}, atreides=IN_RESERVE)
    table.play("atreides leader paul_atreides", "harkonnen leader umman_kudu")
    table.play("harkonnen space outer_2", "atreides space outer_1")
    assert table.options("harkonnen")[-1] == f"support {figure}"
    assert table.duel["arena"]["fighters"]["atreides"]["strength"] == int(figure)
    principal = table.view(None)["players"][0]["leaders"][-1]
    assert (principal["id"], principal["strength"]) == ("paul_atreides", int(figure))


@rule("classic-FR-XIX.C.1")
def test_whoever_has_no_spice_fights_without_support() -> None:
    table = called(*TWO, atreides={"spice": 1}, harkonnen={"spice": 0})
    table.play("atreides leader lady_jessica", "harkonnen leader umman_kudu")
    table.play("harkonnen space outer_2", "atreides space outer_1")
    assert table.options("harkonnen") == table.options("atreides") == ["support 0"]


# -- seconds ------------------------------------------------------------------------------------------------------


def with_seconds(**position: Any) -> Table:
    table = called("atreides", "harkonnen", "guild", "emperor", atreides=IN_RESERVE, **position)
    table.play("atreides leader lady_jessica", "harkonnen leader umman_kudu")
    table.play("harkonnen space outer_2", "atreides space outer_1", "atreides support 1", "harkonnen support 1")
    return table


@rule("classic-FR-XIX.C.2")
def test_everybody_else_takes_a_side_with_a_hidden_leader() -> None:
    table = with_seconds()
    assert table.questions == ["guild ChooseSide", "emperor ChooseSide"]
    assert table.options("guild") == ["second atreides", "second harkonnen"]
    assert table.why_not("guild pass") == "FR-XIX.C.2"
    table.play("guild second atreides")
    assert table.options("guild")[-1] == "leader edric"
    table.play("guild leader master_bewt", "emperor second harkonnen", "emperor leader caid")
    assert table.duel["arena"]["seconds"] == {"guild": "master_bewt", "emperor": "caid"}
    sides = table.view("atreides")["duel"]["arena"]["seconds"]
    assert [(second["seat"], second["for"], second["leader"]) for second in sides] == [(2, 0, None), (3, 1, None)]
    assert table.view("guild")["duel"]["arena"]["seconds"][0]["leader"] == "master_bewt"


@rule("classic-FR-XIX.C.2")
def test_whoever_has_only_the_principal_character_may_stay_out() -> None:
    dead = dict.fromkeys(("staban_tuek", "master_bewt", "esmar_tuek", "soo_soo_sook", "guild_rep"), "dead")
    table = with_seconds(guild={"leaders": dead})
    assert table.options("guild") == ["pass", "second atreides", "second harkonnen"]
    table.play("guild pass", "emperor second harkonnen", "emperor leader caid")
    assert table.duel["arena"]["seconds"] == {"emperor": "caid"}


def decided(**position: Any) -> Table:
    """The Guild and the Emperor have backed Jessica with 3 and 6, the Fremen her opponent with 7; she wins."""
    said = {name: {"spice": 0, **position.get(name, {})} for name in ("guild", "emperor", "fremen")}
    table = arena(
        *("guild", "emperor", "fremen"),
        atreides=("lady_jessica", "outer_1"),
        harkonnen=("umman_kudu", "middle_1"),
        hands={"atreides": ["attack_inward"]},
        seconds={
            "guild": ("atreides", "master_bewt"),
            "emperor": ("atreides", "count_hasimir_fenring"),
            "fremen": ("harkonnen", "stilgar"),
        },
        rules={"additional_advantages": True},
        position=said,
    )
    return table.play("atreides duel_card attack_inward")


@rule("classic-FR-XIX.C.2")
def test_the_losers_seconds_die_and_the_winners_are_paid() -> None:
    table = decided()
    assert table.fremen["leaders"]["stilgar"] == "tanks"
    assert table.harkonnen["leaders"]["umman_kudu"] == "tanks"
    assert (table.guild["spice"], table.emperor["spice"], table.fremen["spice"]) == (3, 6, 0)
    assert table.guild["leaders"]["master_bewt"] == table.emperor["leaders"]["count_hasimir_fenring"] == "home"


@rule("classic-FR-XIX.C.2")
def test_the_reward_is_any_mix_of_spice_tokens_and_leaders() -> None:
    emperor = {"tanks": [4, 2], "forces": {}, "leaders": {"caid": "dead", "captain_aramsham": "dead"}}
    table = decided(emperor=emperor)
    assert table.questions == ["emperor TakeReward"]
    assert table.options("emperor") == [
        "done",
        *["elite 1", "elite 2"],
        *[f"revive {n}" for n in range(1, 5)],
        *["leader captain_aramsham", "leader caid"],
    ]
    table.play("emperor leader caid")
    assert table.why_not("emperor leader captain_aramsham") == "FR-XIX.C.2"  # five is more than what is left
    table.play("emperor elite 1", "emperor revive 1", "emperor done")
    assert table.emperor["leaders"]["caid"] == "home"
    assert table.emperor["tanks"] == [3, 1]
    assert table.emperor["spice"] == 1


@rule("classic-FR-XIX.C.2", "classic-IT-XXV.A.5")
@pytest.mark.parametrize("fighting", [True, False])
def test_a_leader_who_comes_back_in_the_middle_of_the_battles_leads_none_of_them(fighting: bool) -> None:
    table = arena(
        "emperor",
        atreides=("lady_jessica", "outer_1"),
        harkonnen=("umman_kudu", "middle_1"),
        hands={"atreides": ["attack_inward"]},
        seconds={"emperor": ("atreides", "count_hasimir_fenring")},
        position={"emperor": {"leaders": {"caid": "dead"}}},
    )
    if fighting:
        table.s.phase = BATTLE
    table.play("atreides duel_card attack_inward", "emperor leader caid")
    emperor = table.s.players[table.seat("emperor")]
    assert (LEADER["caid"] in available_leaders(table.s, emperor, CARTHAG)) is not fighting
