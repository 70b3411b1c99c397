"""The nexus and what allies are to each other. [FR-XII]"""

from typing import Any

import pytest

from support.classic import Table, bare
from support.rules import rule

FOUR = ("atreides", "harkonnen", "emperor", "guild")
DUEL = {"treachery_deck": "38_duel"}


def nexus(*factions: str, rules: dict[str, Any] | None = None, turn: int = 2, **position: Any) -> Table:
    """A worm has just been turned; dots 1, 4, 10 and 13 act in this order."""
    given = {"spice_deck": ["shai_hulud", "red_chasm"], "last_blow": ["old_gap"], "storm": 0, **position}
    return bare(*(factions or FOUR), rules=rules, phase="spice_blow", turn=turn, **given)


def all_done(table: Table) -> Table:
    """Everybody agrees to go on."""
    while any(question.endswith("NexusTurn") for question in table.questions):
        table.play(f"{table.questions[0].split()[0]} done")
    return table


# -- when --------------------------------------------------------------------------------------------------------


@rule("classic-FR-XII.A")
def test_a_worm_stops_play_from_the_second_turn():
    assert nexus().questions == ["atreides NexusTurn"]
    assert nexus(turn=1).questions == ["atreides Bidding"]
    assert nexus(spice_deck=["red_chasm"]).questions == ["atreides Bidding"]


@rule("classic-FR-XII.B")
def test_everybody_may_act_and_the_nexus_is_over_when_all_let_it_be():
    table = nexus()
    table.play("atreides done", "harkonnen done", "emperor invite guild", "guild done", "atreides done")
    assert table.questions == ["harkonnen NexusTurn"]  # the invitation began a new round
    table.play("harkonnen done", "emperor done")
    assert table.questions == ["atreides Bidding"]


@rule("classic-FR-XII.B")
def test_an_alliance_is_formed_by_invitation_and_consent():
    table = nexus()
    assert not table.may("atreides join guild")
    table.play("atreides invite guild")
    assert not table.may("atreides invite guild")  # nobody is pestered
    assert table.guild["allies"] == []
    table.play("harkonnen done", "emperor done")
    assert table.options("guild")[:4] == ["done", "invite atreides", "invite harkonnen", "invite emperor"]
    table.play("guild join atreides")
    assert (table.atreides["allies"], table.guild["allies"]) == (["guild"], ["atreides"])


@rule("classic-FR-XII.C.2")
def test_an_alliance_may_be_of_any_size():
    table = nexus(atreides={"allies": ["harkonnen"]})
    table.play("atreides invite emperor", "harkonnen done", "emperor join atreides", "guild done")
    table.play("atreides invite guild", "harkonnen done", "emperor done", "guild join atreides")
    all_done(table)
    for name in FOUR:
        assert getattr(table, name)["allies"] == sorted(set(FOUR) - {name})


@rule("classic-FR-XII.C.2")
def test_even_two_players_may_ally_in_the_french_edition():
    table = nexus("atreides", "harkonnen")
    table.play("atreides invite harkonnen", "harkonnen join atreides")
    assert table.atreides["allies"] == ["harkonnen"]


@rule("classic-IT-IV")
def test_the_italian_edition_prices_no_alliance_of_two_players():
    table = nexus("atreides", "harkonnen", rules={"victory": "italian"})
    assert table.why_not("atreides invite harkonnen") == "IT-IV"


@rule("classic-IT-IV")
def test_the_italian_edition_prices_no_alliance_of_all_three():
    table = nexus("atreides", "harkonnen", "guild", rules={"victory": "italian"})
    table.play("atreides invite harkonnen", "harkonnen join atreides", "guild done")
    assert table.why_not("atreides invite guild") == "IT-IV"


@rule("classic-IT-IV")
def test_the_italian_edition_lets_all_four_ally():
    table = nexus(rules={"victory": "italian"}, atreides={"allies": ["harkonnen"]})
    table.play("atreides invite emperor", "harkonnen done", "emperor join atreides", "guild done")
    table.play("atreides invite guild", "harkonnen done", "emperor done", "guild join atreides")
    assert table.guild["allies"] == ["atreides", "emperor", "harkonnen"]


@rule("classic-IT-XVIII.A.1")
def test_alliances_of_three_players_can_be_limited_to_two():
    table = nexus("atreides", "harkonnen", "guild", rules={"alliance_size": 2}, atreides={"allies": ["harkonnen"]})
    assert table.why_not("atreides invite guild") == "IT-XVIII.A.1"


@rule("classic-IT-XVIII.A.1")
def test_alliances_can_be_limited_to_two():
    table = nexus(rules={"alliance_size": 2}, atreides={"allies": ["harkonnen"]})
    assert table.why_not("atreides invite emperor") == "IT-XVIII.A.1"
    table.play("atreides done", "harkonnen done")
    assert table.why_not("emperor invite guild") is None
    table.play("emperor invite atreides", "guild done", "atreides join emperor")  # leaving the Harkonnen
    all_done(table)
    assert (table.atreides["allies"], table.harkonnen["allies"]) == (["emperor"], [])


@rule("classic-FR-XX.A")
def test_a_longer_game_can_do_without_alliances():
    table = nexus(rules={"alliances": False})
    assert table.questions == ["atreides Bidding"]


@rule("classic-FR-XII.C.3")
def test_everybody_sees_who_is_allied():
    table = nexus()
    table.play("atreides invite harkonnen", "harkonnen join atreides")
    for viewer in (*FOUR, None):
        seen = table.view(viewer)["players"]
        assert [player["allies"] for player in seen] == [[1], [0], [], []]
    joined = table.heard("joined_alliance")[0]
    assert (joined.seat, joined.facts) == (1, {"with": [0]})


@rule("classic-FR-XII.C.4")
def test_nobody_belongs_to_two_alliances():
    table = nexus(atreides={"allies": ["harkonnen"]})
    table.play("atreides done", "harkonnen done", "emperor invite harkonnen", "guild done", "atreides done")
    table.play("harkonnen join emperor")
    assert table.atreides["allies"] == []
    assert table.harkonnen["allies"] == ["emperor"]


@rule("classic-FR-XII.C.4")
def test_several_alliances_can_form_at_one_nexus():
    table = nexus()
    table.play("atreides invite emperor", "harkonnen invite guild", "emperor join atreides", "guild join harkonnen")
    all_done(table)
    assert table.emperor["allies"] == ["atreides"]
    assert table.guild["allies"] == ["harkonnen"]


@rule("classic-FR-XII.C.5")
def test_after_the_nexus_nothing_changes_until_the_next():
    table = nexus(atreides={"allies": ["harkonnen"]})
    table.play("atreides invite emperor")
    all_done(table)
    assert table.emperor["allies"] == []
    assert table.invitations == [[], [], [], []]
    while table.turn == 2:
        for name in FOUR:
            menu = table.options(name)
            assert not [words for words in menu if words.split()[0] in ("invite", "join", "leave")]
        table.let_be()


@rule("classic-FR-XII.D")
def test_whoever_leaves_may_ally_anew_at_once():
    table = nexus(atreides={"allies": ["harkonnen", "emperor"]}, harkonnen={"allies": ["emperor"]})
    table.play("atreides leave")
    assert table.atreides["allies"] == []
    assert table.harkonnen["allies"] == ["emperor"]
    table.play("harkonnen done", "emperor done", "guild invite atreides", "atreides join guild")
    all_done(table)
    assert table.atreides["allies"] == ["guild"]


@rule("classic-FR-XII.D")
def test_only_members_can_leave():
    assert not nexus().may("atreides leave")


# -- what allies do for each other -------------------------------------------------------------------------------


@rule("classic-FR-XII.E.2")
def test_what_allies_tell_each_other_nobody_else_hears():
    table = bare(*FOUR, phase="bidding", turn=2, atreides={"allies": ["harkonnen"], "spice": 5})
    table.play("atreides pledge 4", "harkonnen pledge 0")
    told = table.heard("pledged")[0]
    assert (told.facts, sorted(told.secrets)) == ({}, [0, 1])
    seen = {name: table.view(name)["players"][0]["pledge"] for name in FOUR}
    assert seen == {"atreides": 4, "harkonnen": 4, "emperor": None, "guild": None}


@rule("classic-FR-XII.E.3")
def test_allies_may_pay_for_each_others_cards():
    table = bare(
        "atreides",
        "harkonnen",
        "guild",
        phase="bidding",
        turn=2,
        atreides={"allies": ["harkonnen"], "spice": 3},
        harkonnen={"spice": 6},
    )
    table.play("atreides pledge 0", "harkonnen pledge 4")
    assert table.may("atreides bid 7")
    assert table.why_not("atreides bid 8") == "FR-VIII.C"
    table.play("atreides bid 6", "harkonnen pass", "guild pass")
    assert table.options("atreides") == ["share 3", "share 4"]
    table.play("atreides share 4")
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (1, 2)
    assert table.atreides["cards"] == 1


@rule("classic-FR-XII.E.3")
def test_nobody_pays_who_has_not_pledged():
    seated = ("atreides", "harkonnen", "guild")
    table = bare(*seated, phase="bidding", turn=2, atreides={"allies": ["harkonnen"], "spice": 3})
    table.play("atreides pledge 0", "harkonnen pledge 0")
    assert not table.may("atreides bid 4")


@rule("classic-FR-XII.E.4")
def test_allies_may_pay_for_each_others_shipments():
    table = bare(
        "atreides",
        "harkonnen",
        "emperor",
        phase="movement",
        turn=2,
        atreides={"allies": ["emperor"], "spice": 1, "forces": {}},
        emperor={"spice": 9},
    )
    table.play("atreides pledge 0", "emperor pledge 3", "atreides land sietch_tabr")
    assert table.options("atreides") == ["count 1", "count 2", "count 3", "count 4"]
    table.play("atreides count 4", "atreides share 3")
    assert (table.atreides["spice"], table.emperor["spice"]) == (0, 6)
    assert table.atreides["forces"] == {"sietch_tabr": [4, 0]}


@rule("classic-FR-XII.E.5")
def test_nobody_enters_a_territory_where_an_ally_stands_except_the_polar_sink():
    table = bare(
        "atreides",
        "harkonnen",
        "emperor",
        phase="movement",
        turn=2,
        atreides={"allies": ["harkonnen"], "forces": {"arrakeen": 5}},
        harkonnen={"forces": {"imperial_basin@9": 2, "polar_sink": 1, "carthag": 1}},
        emperor={"forces": {"rim_wall_west": 1}},
    )
    table.play("atreides pledge 0", "harkonnen pledge 0")
    assert table.why_not("atreides land imperial_basin@8") == "FR-XII.E.5"
    assert table.why_not("atreides land carthag") == "FR-XII.E.5"
    assert table.may("atreides land polar_sink")
    assert table.may("atreides land rim_wall_west")
    table.play("atreides pass", "atreides move arrakeen", "atreides count 2")
    assert table.why_not("atreides to imperial_basin@9") == "FR-XII.E.5"
    assert table.may("atreides to rim_wall_west")
    assert table.may("atreides to old_gap@9")
    assert table.may("atreides to arsunt@11")  # through the basin: passing is not entering to stay


@rule("classic-OQ20", "classic-FR-XII.E.5")
def test_allies_who_meet_by_their_alliance_do_not_fight():
    table = bare(
        "atreides",
        "harkonnen",
        "emperor",
        phase="movement",
        turn=2,
        atreides={"allies": ["harkonnen"], "forces": {"imperial_basin@9": 3}},
        harkonnen={"forces": {"imperial_basin@9": 2}},
        emperor={"forces": {}},
    )
    table.play("atreides pledge 0", "harkonnen pledge 0")
    assert table.why_not("atreides land imperial_basin@9") == "FR-XII.E.5"  # neither may reinforce
    table.pass_until("DialStorm")
    assert table.heard("battle") == []
    assert table.atreides["forces"] == {"imperial_basin@9": [3, 0]}


@rule("classic-FR-XII.E.6")
def test_shields_help_allies():
    table = bare(
        "atreides",
        "guild",
        "emperor",
        phase="movement",
        turn=2,
        storm=10,
        atreides={"allies": ["guild"], "forces": {"arrakeen": 1}, "spice": 4},
        guild={"spice": 0},
    )
    table.play("guild pledge 0", "atreides pledge 0")
    table.pass_until("atreides Ship").play("atreides land sietch_tabr", "atreides count 7")
    assert table.atreides["spice"] == 0  # half of seven, rounded up
    alone = bare("atreides", "guild", phase="movement", turn=2, atreides={"forces": {"arrakeen": 1}, "spice": 4})
    alone.pass_until("atreides Ship").play("atreides land sietch_tabr")
    assert alone.options("atreides")[-1] == "count 4"


# -- the Cone of Silence -----------------------------------------------------------------------------------------


@rule("classic-CARD-CONE")
def test_the_silenced_enter_no_new_alliance_but_keep_the_old_one():
    table = nexus(
        rules=DUEL,
        atreides={"hand": ["cone_of_silence"]},
        harkonnen={"allies": ["emperor"]},
    )
    table.pass_until("NexusTurn")
    table.play("atreides play cone_of_silence")
    assert table.options("atreides")[:4] == ["done", "against harkonnen", "against emperor", "against guild"]
    table.play("atreides against harkonnen", "atreides against guild", "atreides done")
    assert table.why_not("atreides invite harkonnen") == "CARD-CONE"
    assert table.why_not("atreides invite guild") == "CARD-CONE"
    assert table.may("atreides invite emperor")
    table.play("atreides done")
    assert table.why_not("harkonnen invite atreides") == "CARD-CONE"
    assert table.harkonnen["allies"] == ["emperor"]
    assert table.discard == ["cone_of_silence"]


@rule("classic-CARD-CONE")
@pytest.mark.parametrize("ally", [False, True])
def test_allies_cannot_be_silenced(ally):
    table = nexus(rules=DUEL, atreides={"hand": ["cone_of_silence"], "allies": ["guild"] if ally else []})
    table.pass_until("NexusTurn").play("atreides play cone_of_silence")
    assert table.may("atreides against guild") == (not ally)


@rule("classic-CARD-CONE")
def test_silence_ends_with_the_turn():
    table = nexus(rules=DUEL, atreides={"hand": ["cone_of_silence"]})
    table.pass_until("NexusTurn").play("atreides play cone_of_silence", "atreides against guild", "atreides done")
    assert table.guild["silenced"]
    table.pass_until("DialStorm")
    assert not table.guild["silenced"]
