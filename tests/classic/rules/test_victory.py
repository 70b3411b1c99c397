"""Who wins, and when. [FR-IV, FR-V, FR-XX]"""

from typing import Any

import pytest

from sietch.classic.game import GAME
from support.classic import Table, bare
from support.rules import rule

STRONGHOLDS = ("arrakeen", "carthag", "tueks_sietch", "sietch_tabr", "habbanya_sietch")
NOBODY: dict[str, Any] = {"forces": {}}
NINE = ("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit", "ixians", "bene_tleilax", "landsraad")
SIX = NINE[:6]


def holding(*places: str) -> dict[str, Any]:
    return {"forces": dict.fromkeys(places, 1)}


def end(*factions: str, rules: dict[str, Any] | None = None, turn: int = 5, **position: Any) -> Table:
    """The end of a turn; whoever is not mentioned has no token on the map."""
    said: dict[str, Any] = {name: {"forces": {}, **position.pop(name, {})} for name in factions}
    return bare(*factions, rules=rules, phase="end", turn=turn, **said, **position)


# -- strongholds -------------------------------------------------------------------------------------------------


@rule("classic-FR-IV")
@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 3), (4, 3), (6, 3)])
def test_strongholds_that_win_in_the_french_edition(seats, needed):
    for count in range(1, 6):
        table = end(*SIX[:seats], harkonnen=holding(*STRONGHOLDS[:count]))
        assert table.winners == (["harkonnen"] if count >= needed else [])


@rule("classic-FR-IV")
def test_the_game_goes_on_until_the_end_of_a_turn():
    three = holding("arrakeen", "carthag", "tueks_sietch")
    table = bare("atreides", "emperor", "guild", phase="battle", turn=5, atreides=NOBODY, guild=NOBODY, emperor=three)
    assert table.winners == ["emperor"]
    early = bare("atreides", "emperor", "guild", phase="movement", turn=5, atreides=NOBODY, guild=NOBODY, emperor=three)
    assert early.winners == []
    early.play(
        "atreides pass", "emperor land red_chasm", "emperor count 1", "emperor move carthag", "emperor to arsunt@11"
    )
    early.pass_until("DialStorm")
    assert (early.winners, early.turn) == ([], 6)


@rule("classic-FR-IV")
def test_a_stronghold_counts_for_whoever_stands_in_it_not_for_neighbours():
    sand = {"forces": {"imperial_basin@9": 9, "carthag": 1, "tueks_sietch": 1}}
    assert end("atreides", "harkonnen", "guild", atreides=sand).winners == []


@rule("classic-IT-IV")
@pytest.mark.parametrize(
    ("seats", "alone", "pair"), [(2, 4, None), (3, 4, 5), (4, 3, 4), (6, 3, 4), (7, 3, 4), (9, 3, 4)]
)
def test_strongholds_that_win_in_the_italian_edition(seats, alone, pair):
    rules = {"preset": "italian", **GAME.needed_for(seats)}
    for count in range(1, 6):
        table = end(*NINE[:seats], rules=rules, harkonnen=holding(*STRONGHOLDS[:count]))
        assert table.winners == (["harkonnen"] if count >= alone else [])
        if pair is not None:
            table = end(
                *NINE[:seats],
                rules=rules,
                atreides=holding(*STRONGHOLDS[1:count]),
                harkonnen={**holding(STRONGHOLDS[0]), "allies": ["atreides"]},
            )
            assert table.winners == (["atreides", "harkonnen"] if count >= pair else [])


@rule("classic-IT-IV")
@pytest.mark.parametrize("members", [3, 4, 5])
def test_nor_do_larger_alliances_need_fewer(members):
    """The last column of the table is headed "3+"."""
    allied = SIX[:members]
    for count in (4, 5):
        said: dict[str, Any] = {name: {"allies": [other for other in allied if other != name]} for name in allied}
        said[allied[0]].update(holding(*STRONGHOLDS[:count]))
        table = end(*SIX, rules={"preset": "italian"}, **said)
        assert sorted(table.winners) == (sorted(allied) if count == 5 else [])


@rule("classic-IT-IV")
def test_an_alliance_of_three_needs_all_five_in_the_italian_edition():
    for count in (4, 5):
        table = end(
            "atreides",
            "harkonnen",
            "emperor",
            "guild",
            rules={"preset": "italian"},
            atreides={**holding(*STRONGHOLDS[2:count]), "allies": ["emperor", "harkonnen"]},
            harkonnen={**holding(STRONGHOLDS[0]), "allies": ["emperor"]},
            emperor=holding(STRONGHOLDS[1]),
        )
        assert table.winners == (["atreides", "harkonnen", "emperor"] if count == 5 else [])


@rule("classic-FR-XII.E.1")
def test_strongholds_of_allies_add_up_and_they_win_together():
    table = end(
        "atreides",
        "harkonnen",
        "emperor",
        "guild",
        atreides=holding("arrakeen"),
        harkonnen={**holding("carthag"), "allies": ["emperor"]},
        emperor=holding("sietch_tabr", "tueks_sietch"),
    )
    assert table.winners == ["harkonnen", "emperor"]
    apart = end(
        "atreides",
        "harkonnen",
        "emperor",
        "guild",
        harkonnen=holding("carthag"),
        emperor=holding("sietch_tabr", "tueks_sietch"),
    )
    assert apart.winners == []


@rule("classic-FR-XII.E.1")
def test_a_member_of_an_alliance_does_not_win_alone():
    table = end("atreides", "harkonnen", "emperor", emperor={**holding(*STRONGHOLDS[:3]), "allies": ["atreides"]})
    assert table.winners == ["atreides", "emperor"]


@rule("classic-OQ5")
@pytest.mark.parametrize(("storm", "winner"), [(0, "atreides"), (1, "emperor"), (8, "guild"), (13, "atreides")])
def test_of_two_who_qualify_the_first_in_storm_order_wins_alone(storm, winner):
    # Dots 1, 4, 10 and 13. Two may stand in a stronghold when the storm keeps them from fighting or turns ended so.
    table = end(
        "atreides",
        "emperor",
        "harkonnen",
        "guild",
        storm=storm,
        atreides=holding("arrakeen", "carthag", "sietch_tabr"),
        emperor=holding("arrakeen", "tueks_sietch", "habbanya_sietch"),
        guild=holding("carthag", "tueks_sietch", "sietch_tabr"),
    )
    assert table.winners == [winner]


# -- longer games ------------------------------------------------------------------------------------------------


@rule("classic-FR-XX.A")
@pytest.mark.parametrize(
    ("seats", "rules", "needed"),
    [
        (2, {"one_more_stronghold": True}, 5),
        (3, {"one_more_stronghold": True}, 4),
        (3, {"preset": "long"}, 4),
        (3, {"preset": "italian", "one_more_stronghold": True}, 5),
        (4, {"preset": "italian", "one_more_stronghold": True}, 4),
    ],
)
def test_a_longer_game_needs_one_stronghold_more(seats, rules, needed):
    for count in range(3, 6):
        table = end(*SIX[:seats], rules=rules, harkonnen=holding(*STRONGHOLDS[:count]))
        assert table.winners == (["harkonnen"] if count >= needed else [])


@rule("classic-FR-XX.B")
def test_the_shield_wall_may_count_as_a_sixth_territory_of_which_four_win():
    rules = {"shield_wall_counts": True}
    three = {"forces": {"arrakeen": 1, "carthag": 1, "shield_wall@8": 1}}
    four = {"forces": {"arrakeen": 1, "carthag": 1, "sietch_tabr": 1, "shield_wall@7": 1}}
    assert end("atreides", "emperor", "guild", rules=rules, atreides=three).winners == []
    assert end("atreides", "emperor", "guild", rules=rules, atreides=four).winners == ["atreides"]
    assert end("atreides", "emperor", rules=rules, atreides=four).winners == ["atreides"]
    both = {**rules, "one_more_stronghold": True}
    assert end("atreides", "emperor", "guild", rules=both, atreides=four).winners == ["atreides"]
    without = end("atreides", "emperor", "guild", rules={"one_more_stronghold": True}, atreides=four)
    assert without.winners == []


@rule("classic-FR-XX.B")
def test_the_shield_wall_stays_rock():
    position: dict[str, Any] = {
        "harkonnen": holding("shield_wall@8"),
        "guild": holding("shield_wall@8"),
        "atreides": {"spice": 4},
    }
    table = bare(
        "atreides",
        "harkonnen",
        "guild",
        rules={"shield_wall_counts": True},
        phase="movement",
        turn=2,
        **position,
    )
    assert table.may("atreides land shield_wall@8")  # two others would close a stronghold
    table.play("atreides land shield_wall@8")
    assert table.options("atreides") == ["count 1", "count 2"]  # for two spice each


# -- the prediction ----------------------------------------------------------------------------------------------


@rule("classic-SH-BENE_GESSERIT.1")
@pytest.mark.parametrize(
    ("faction", "turn", "winners"),
    [
        ("harkonnen", 5, ["bene_gesserit"]),
        ("harkonnen", 4, ["harkonnen", "bene_gesserit"]),
        ("atreides", 5, ["harkonnen", "bene_gesserit"]),
    ],
)
def test_the_bene_gesserit_win_alone_what_they_foresaw_even_from_an_ally(faction, turn, winners):
    table = end(
        "atreides",
        "harkonnen",
        "bene_gesserit",
        harkonnen=holding(*STRONGHOLDS[:3]),
        bene_gesserit={"prediction": {"faction": faction, "turn": turn}, "allies": ["harkonnen"]},
    )
    assert table.winners == winners
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert outcome.reason == ("prediction" if winners == ["bene_gesserit"] else "strongholds")


@rule("classic-SH-BENE_GESSERIT.1")
def test_a_prediction_comes_true_when_the_faction_wins_in_an_alliance():
    table = end(
        "atreides",
        "harkonnen",
        "bene_gesserit",
        atreides=holding("arrakeen"),
        harkonnen={**holding("carthag", "tueks_sietch"), "allies": ["atreides"]},
        bene_gesserit={"prediction": {"faction": "atreides", "turn": 5}},
    )
    assert table.winners == ["bene_gesserit"]


@rule("classic-SH-BENE_GESSERIT.1")
def test_the_end_of_time_cannot_be_predicted():
    table = end(
        "atreides", "guild", "bene_gesserit", turn=15, bene_gesserit={"prediction": {"faction": "guild", "turn": 15}}
    )
    assert table.winners == ["guild"]


# -- the last turn -----------------------------------------------------------------------------------------------


@rule("classic-FR-V")
def test_fifteen_turns_and_no_more():
    assert end("atreides", "guild", "emperor", turn=14).turn == 15
    table = end("atreides", "guild", "emperor", turn=15)
    assert (table.turn, table.questions, table.winners) == (15, [], ["guild"])


@rule("classic-FR-V")
def test_a_turn_has_its_phases_in_order():
    table = bare("atreides", "harkonnen", phase="end", turn=2, atreides={"tanks": 3}, harkonnen={"tanks": 1})
    phases: list[str] = []
    while table.turn == 3:
        if not phases or phases[-1] != table.phase:
            phases.append(table.phase)
        table.let_be()
    assert phases == ["storm", "bidding", "revival", "movement"]
    assert [event.kind for event in table.events if event.kind in ("storm", "spice_blow", "auction", "moves")] == [
        "storm",
        "spice_blow",
        "auction",
        "moves",
        "moves",
    ]


@rule("classic-FR-V")
def test_strongholds_of_the_last_turn_come_first():
    table = end("atreides", "guild", "fremen", turn=15, atreides=holding(*STRONGHOLDS[:3]))
    assert table.winners == ["atreides"]


@rule("classic-SH-FREMEN.4")
@pytest.mark.parametrize(
    ("faction", "place", "fremen_win"),
    [
        ("guild", "polar_sink", True),
        ("guild", "tueks_sietch", True),
        ("bene_gesserit", "tueks_sietch", True),
        ("atreides", "tueks_sietch", False),
        ("harkonnen", "tueks_sietch", False),
        ("emperor", "tueks_sietch", False),
        ("guild", "sietch_tabr", False),
        ("guild", "habbanya_sietch", False),
        ("bene_gesserit", "habbanya_sietch", False),
        ("atreides", "carthag", True),
    ],
)
def test_the_fremen_keep_dune_when_nobody_is_in_their_sietches(faction, place, fremen_win):
    others = {name: NOBODY for name in SIX if name != "fremen"}
    others[faction] = holding(place)
    table = end(*SIX, turn=15, **others, fremen=holding("sietch_tabr"))
    assert table.winners == (["fremen"] if fremen_win else ["guild"])


@rule("classic-SH-FREMEN.4")
def test_the_fremen_need_not_be_there_themselves():
    assert end("atreides", "guild", "fremen", turn=15).winners == ["fremen"]


@rule("classic-SH-FREMEN.ALLIANCE")
def test_allies_share_the_victory_of_the_fremen():
    table = end("atreides", "guild", "fremen", turn=15, fremen={"allies": ["atreides"]})
    assert table.winners == ["atreides", "fremen"]


@rule("classic-SH-GUILD.4", "classic-SH-GUILD.ALLIANCE")
def test_otherwise_the_guild_has_its_way_and_its_allies_with_it():
    table = end(
        "atreides",
        "guild",
        "fremen",
        "harkonnen",
        turn=15,
        atreides=holding("sietch_tabr"),
        guild={"allies": ["harkonnen"]},
    )
    assert table.winners == ["guild", "harkonnen"]


@rule("classic-FR-V")
def test_without_the_guild_the_fremen_win_and_without_both_whoever_holds_most():
    table = end("atreides", "fremen", "emperor", turn=15, atreides=holding("sietch_tabr"))
    assert table.winners == ["fremen"]
    table = end(
        "atreides",
        "harkonnen",
        "emperor",
        turn=15,
        atreides=holding("arrakeen"),
        emperor=holding("carthag", "sietch_tabr"),
    )
    assert table.winners == ["emperor"]


# -- advisors ----------------------------------------------------------------------------------------------------


def advisors(rules: dict[str, Any], **position: Any) -> Table:
    places = ["arrakeen", "carthag", "tueks_sietch"]
    return end(
        "atreides",
        "bene_gesserit",
        "emperor",
        rules={"additional_advantages": True, **rules},
        bene_gesserit=holding(*places),
        coexisting=places,
        **position,
    )


@rule("classic-OQ25")
def test_lone_advisors_do_not_hold_a_stronghold_in_the_turn_in_which_they_coexist():
    table = advisors({})
    assert table.winners == []
    assert table.coexisting == []  # from the next turn on they are ordinary tokens
    assert advisors({"lone_advisors_hold": True}).winners == ["bene_gesserit"]


@rule("classic-OQ25")
def test_advisors_in_company_stay_advisors_and_never_hold_anything():
    for lone in (False, True):
        table = advisors({"lone_advisors_hold": lone}, atreides=holding("arrakeen"))
        assert table.winners == []
        assert table.coexisting == ["arrakeen"]


@rule("classic-FR-XV.B.4")
def test_advisors_do_not_keep_others_from_holding_a_stronghold():
    table = advisors({}, atreides=holding("arrakeen", "carthag", "tueks_sietch"))
    assert table.winners == ["atreides"]
