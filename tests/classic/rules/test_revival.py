"""Out of the tanks: tokens, leaders, and the cards that bring them back. [FR-IX.B, FR-IX.D]"""

from typing import Any

import pytest

from sietch.classic.phases.leaders import kill_leader
from sietch.classic.sheets import LEADER
from support.classic import Table, bare
from support.rules import rule

ADVANTAGES = {"additional_advantages": True}
ATREIDES = ("thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_wellington_yueh")


def revival(*factions: str, rules: dict[str, Any] | None = None, **position: Any) -> Table:
    return bare(*factions, rules=rules, phase="revival", turn=3, **{"storm": 0, **position})


# -- tokens ------------------------------------------------------------------------------------------------------


@rule("classic-FR-IX.B")
def test_everybody_revives_before_anybody_moves():
    table = revival("atreides", "harkonnen", "emperor", atreides={"tanks": 2}, harkonnen={"tanks": 4})
    assert table.questions == ["atreides Revive", "harkonnen Revive"]
    table.play("atreides revive 2", "harkonnen revive 3")
    assert (table.atreides["tanks"], table.harkonnen["tanks"]) == ([0, 0], [1, 0])
    assert table.questions == ["atreides Ship"]


@rule("classic-FR-IX.B")
def test_revival_comes_after_the_bidding_and_before_every_move():
    table = bare("atreides", "guild", phase="end", turn=2, atreides={"tanks": 2})
    assert table.turn == 3
    table.pass_until("Revive")
    assert len(table.heard("auction")) == 1
    assert table.heard("moves") == []


@rule("classic-FR-IX.B.1")
@pytest.mark.parametrize(
    ("faction", "free"),
    [("atreides", 2), ("harkonnen", 2), ("emperor", 1), ("guild", 1), ("fremen", 3), ("bene_gesserit", 1)],
)
def test_the_shield_says_how_many_are_free_and_the_rest_cost_two(faction, free):
    other = "guild" if faction != "guild" else "emperor"
    table = revival(faction, other, **{faction: {"tanks": 5, "spice": 9}})
    table.play(f"{faction} revive 3")
    assert getattr(table, faction)["spice"] == 9 - 2 * (3 - free)
    assert table.spice == {}
    assert getattr(table, other)["spice"] == (5 if other == "guild" else 10)  # it is the bank that is paid


@rule("classic-FR-IX.B.1")
def test_nobody_revives_what_they_cannot_pay():
    table = revival("emperor", "guild", emperor={"tanks": 5, "spice": 3})
    assert table.options("emperor") == ["revive 0", "revive 1", "revive 2"]
    table.play("emperor revive 2")
    assert table.emperor["spice"] == 1


@rule("classic-FR-IX.B.2")
def test_never_more_than_three_in_a_turn():
    table = revival("atreides", "guild", atreides={"tanks": 8, "spice": 20})
    assert table.options("atreides") == ["revive 0", "revive 1", "revive 2", "revive 3"]
    assert table.why_not("atreides revive 4") == "FR-IX.B.2"


@rule("classic-FR-IX.B.3")
def test_the_revived_stand_in_reserve():
    table = revival("atreides", "guild", atreides={"tanks": 5, "forces": {"arrakeen": 4}})
    assert table.atreides["reserve"] == [11, 0]
    table.play("atreides revive 2")
    assert table.atreides["reserve"] == [13, 0]
    assert table.atreides["forces"] == {"arrakeen": [4, 0]}


@rule("classic-SH-ELITE")
def test_only_one_elite_token_a_turn():
    table = revival("emperor", "guild", rules=ADVANTAGES, emperor={"tanks": [1, 4], "spice": 10})
    assert table.options("emperor") == ["revive 0", "revive 1", "revive 2"]
    table.play("emperor revive 2")
    assert table.options("emperor") == ["elite 1"]  # only one ordinary token is there
    table.play("emperor elite 1")
    assert table.emperor["tanks"] == [0, 3]


@rule("classic-SH-FREMEN.ALLIANCE", "classic-FR-XII.E.6")
@pytest.mark.parametrize(("granted", "spice"), [("yes", 10), ("no", 6)])
def test_the_fremen_may_let_their_allies_revive_three_for_nothing(granted, spice):
    table = revival("emperor", "fremen", "guild", emperor={"tanks": 5, "allies": ["fremen"]}, guild={"tanks": 3})
    assert table.questions == ["fremen GrantRevival"]
    table.play(f"fremen {granted}", "emperor revive 3", "guild revive 3")
    assert table.emperor["spice"] == spice
    assert table.guild["spice"] == 1  # no ally


@rule("classic-OQ10")
def test_an_allied_emperor_may_pay_for_three_more_if_the_ruleset_says_so():
    position: dict[str, Any] = {"emperor": {"allies": ["guild"], "spice": 9}, "guild": {"tanks": 9, "spice": 5}}
    plain = revival("emperor", "guild", "fremen", **position).play("guild revive 3")
    assert plain.questions == ["emperor Pledge", "guild Pledge"]
    table = revival("emperor", "guild", "fremen", rules={"emperor_pays_revival": True}, **position)
    table.play("guild revive 3")
    assert table.questions == ["emperor MoreFromEmperor"]
    assert [words for words in table.options("emperor") if words.startswith("revive")] == [
        "revive 0",
        "revive 1",
        "revive 2",
        "revive 3",
    ]
    table.play("emperor revive 3")
    assert (table.emperor["spice"], table.guild["spice"]) == (3, 1)
    assert table.guild["tanks"] == [3, 0]


# -- leaders -----------------------------------------------------------------------------------------------------


def graveyard(*dead: str, spice: int = 10, **position: Any) -> Table:
    """The Atreides end their movement with these leaders in the tanks."""
    atreides = {"leaders": dict.fromkeys(dead, "dead"), "spice": spice, "forces": {}}
    table = bare("atreides", "guild", phase="movement", turn=3, storm=0, atreides=atreides, **position)
    table.pass_until("atreides Ship").play("atreides pass")
    return table


@rule("classic-FR-IX.D.1")
def test_leaders_come_back_only_when_all_five_are_dead():
    assert graveyard(*ATREIDES[:4]).questions == ["guild Ship"]
    assert graveyard(*ATREIDES).questions == ["atreides ReviveLeader"]


@rule("classic-FR-IX.D.1")
def test_a_living_leader_keeps_the_dead_in_the_tanks():
    atreides = {"leaders": dict.fromkeys(ATREIDES[:4], "dead"), "forces": {}, "kwisatz_haderach": "dead"}
    table = bare("atreides", "guild", rules=ADVANTAGES, phase="movement", turn=3, storm=0, atreides=atreides)
    table.pass_until("ReviveLeader")
    assert table.options("atreides")[:2] == ["pass", "yes"]
    for leader in ATREIDES[:4]:
        assert table.why_not(f"atreides leader {leader}") == "FR-IX.D.1"


@rule("classic-FR-IX.D.1")
def test_one_leader_a_turn_until_all_are_back():
    table = graveyard(*ATREIDES, spice=40)
    for turn, leader in enumerate(ATREIDES, 3):
        table.pass_until("ReviveLeader")
        assert table.turn == turn
        table.play(f"atreides leader {leader}")
        assert table.questions != ["atreides ReviveLeader"]  # one a turn
        table.pass_until("DialStorm")
    assert set(table.atreides["leaders"].values()) == {"home"}
    kill_leader(table.s, LEADER["duncan_idaho"], "weapon")
    while table.turn < 10:
        assert table.questions != ["atreides ReviveLeader"]  # all five were back: it begins anew
        table.let_be()


@rule("classic-FR-IX.D.2")
def test_a_leader_costs_as_much_as_he_is_strong():
    table = graveyard(*ATREIDES, spice=4)
    assert table.why_not("atreides leader lady_jessica") == "FR-IX.D.2"
    table.play("atreides leader gurney_halleck")
    assert table.atreides["spice"] == 0
    assert table.guild["spice"] == 5
    assert table.atreides["leaders"]["gurney_halleck"] == "home"


@rule("classic-FR-IX.D.2")
def test_reviving_is_a_choice():
    table = graveyard(*ATREIDES).play("atreides pass")
    assert set(table.atreides["leaders"].values()) == {"tanks"}
    assert table.atreides["spice"] == 10


@rule("classic-FR-IX.D.3")
def test_a_revived_leader_can_fight_and_a_traitor_stays_a_traitor():
    table = bare(
        "atreides",
        "guild",
        phase="movement",
        turn=3,
        storm=0,
        atreides={"forces": {"red_chasm": 3}, "leaders": dict.fromkeys(ATREIDES, "dead")},
        guild={"forces": {"red_chasm": 2}, "traitors": ["duncan_idaho"]},
    )
    table.pass_until("ReviveLeader").play("atreides leader duncan_idaho").pass_until("Plans")
    table.play("atreides leader duncan_idaho", "atreides dial 3", "guild leader guild_rep", "guild dial 0")
    assert table.may("guild call_traitor")


@rule("classic-FR-IX.D.4")
def test_leaders_come_back_at_the_end_of_ones_own_movement():
    atreides = {"leaders": dict.fromkeys(ATREIDES, "dead"), "forces": {"arrakeen": 5}}
    table = bare("atreides", "guild", phase="movement", turn=3, storm=0, atreides=atreides)
    assert table.questions == ["atreides Ship"]
    table.play("atreides pass")
    assert table.questions == ["atreides Muster"]
    table.play("atreides move arrakeen", "atreides count 1", "atreides to rim_wall_west")
    assert table.questions == ["atreides ReviveLeader"]
    table.play("atreides pass")
    assert table.questions == ["guild Ship"]


@rule("classic-FR-IX.D.5")
def test_a_leader_killed_again_waits_until_the_others_have_come_and_gone():
    table = graveyard(*ATREIDES, spice=40).play("atreides leader duncan_idaho")
    kill_leader(table.s, LEADER["duncan_idaho"], "weapon")
    table.pass_until("DialStorm").pass_until("ReviveLeader")
    assert table.why_not("atreides leader duncan_idaho") == "FR-IX.D.5"
    for leader in ("thufir_hawat", "lady_jessica", "gurney_halleck", "dr_wellington_yueh"):
        table.pass_until("ReviveLeader")
        assert not table.may("atreides leader duncan_idaho")
        table.play(f"atreides leader {leader}")
        kill_leader(table.s, LEADER[leader], "weapon")
        table.pass_until("DialStorm")
    table.pass_until("ReviveLeader")
    assert table.may("atreides leader duncan_idaho")


@rule("classic-OQ14")
def test_the_kwisatz_haderach_is_revived_for_two_spice():
    atreides = {"kwisatz_haderach": "dead", "forces": {}, "spice": 3}
    table = bare("atreides", "guild", rules=ADVANTAGES, phase="movement", turn=3, storm=0, atreides=atreides)
    table.pass_until("atreides Ship").play("atreides pass")
    assert table.questions == ["atreides ReviveLeader"]
    table.play("atreides yes")
    assert table.atreides["spice"] == 1
    assert table.atreides["kwisatz_haderach"] is None
    poor = bare(
        "atreides", "guild", rules=ADVANTAGES, phase="movement", turn=3, storm=0, atreides={**atreides, "spice": 1}
    )
    assert poor.pass_until("atreides Ship").play("atreides pass").questions != ["atreides ReviveLeader"]


# -- Tleilaxu Ghola ----------------------------------------------------------------------------------------------


def ghola(rules: dict[str, Any] | None = None, phase: str = "movement", **atreides: Any) -> Table:
    return bare(
        "atreides",
        "guild",
        rules=rules,
        phase=phase,
        turn=3,
        storm=0,
        atreides={"hand": ["tleilaxu_ghola"], **atreides},
    ).quiet()


@rule("classic-CARD-GHOLA", "classic-IT-XXV.A.6", "classic-FR-IX.B.2")
def test_a_ghola_brings_back_five_tokens_for_nothing_beyond_the_three():
    table = ghola(phase="revival", tanks=9, spice=2)
    table.play("atreides revive 3").quiet()
    assert table.atreides["spice"] == 0
    table.play("atreides play tleilaxu_ghola")
    assert table.options("atreides") == [f"revive {n}" for n in range(1, 6)]
    table.play("atreides revive 5")
    assert (table.atreides["tanks"], table.atreides["spice"]) == ([1, 0], 0)
    assert table.discard == ["tleilaxu_ghola"]


@rule("classic-CARD-GHOLA")
def test_or_one_leader_whatever_the_others_do():
    table = ghola(leaders={"lady_jessica": "dead"}, spice=0)
    table.play("atreides play tleilaxu_ghola", "atreides leader lady_jessica")
    assert table.atreides["leaders"]["lady_jessica"] == "home"
    assert table.atreides["spice"] == 0


@rule("classic-CARD-GHOLA")
def test_it_can_be_played_in_anybodys_turn_but_not_for_nothing():
    table = ghola(tanks=1).pass_until("guild Ship")
    assert table.may("atreides play tleilaxu_ghola")
    assert ghola(tanks=0).why_not("atreides play tleilaxu_ghola") == "FR-IX.B"


@rule("classic-OQ14", "classic-CARD-GHOLA")
def test_a_ghola_can_be_the_kwisatz_haderach():
    table = ghola(rules=ADVANTAGES, kwisatz_haderach="dead")
    table.play("atreides play tleilaxu_ghola", "atreides yes")
    assert table.atreides["kwisatz_haderach"] is None


@rule("classic-IT-XXV.A.5")
def test_a_leader_revived_during_the_battles_fights_only_next_turn():
    table = bare(
        "atreides",
        "guild",
        phase="battle",
        turn=3,
        storm=0,
        atreides={"hand": ["tleilaxu_ghola"], "leaders": {"lady_jessica": "dead"}, "forces": {"red_chasm": 3}},
        guild={"forces": {"red_chasm": 2}},
    )
    table.pass_until("Foresee").play("atreides play tleilaxu_ghola", "atreides leader lady_jessica")
    table.pass_until("Plans")
    assert table.atreides["leaders"]["lady_jessica"] == "home"
    assert not table.may("atreides leader lady_jessica")
    assert table.may("atreides leader thufir_hawat")


# -- the Emperor's special Karama --------------------------------------------------------------------------------


@rule("classic-SH-EMPEROR.KARAMA")
def test_the_emperor_revives_three_tokens_or_a_leader_whenever_he_likes():
    position = {"hand": ["karama"], "tanks": 6, "spice": 0, "leaders": {"caid": "dead"}}
    rules = {"special_karama": True}
    table = bare("atreides", "emperor", rules=rules, phase="movement", turn=3, storm=0, emperor=position)
    table.pass_until("atreides Ship").play("emperor karama_special")
    assert table.options("emperor") == ["revive 1", "revive 2", "revive 3", "leader caid"]
    table.play("emperor revive 3")
    assert (table.emperor["tanks"], table.emperor["spice"]) == ([3, 0], 0)
    assert table.discard == ["karama"]
    plain = bare("atreides", "emperor", phase="movement", turn=3, storm=0, emperor=position)
    assert not plain.pass_until("atreides Ship").may("emperor karama_special")
