"""Phases 4 and 5, and the end of the game. [R-MK-*, R-RC-*, R-EN-*]"""

import pytest

from support.imperium import fresh, imperium
from support.rules import rule


@rule("R-MK-01")
def test_maker_spaces_without_an_agent_gather_spice():
    table = imperium(
        3, phase="makers", bonus_spice={"great_flat": 2, "hagga_basin": 1}, b={"agents_at": ["hagga_basin"]}
    )
    assert table.bonus_spice == {"imperial_basin": 1, "hagga_basin": 1, "great_flat": 3}


@rule("R-RC-01")
def test_agents_and_mentat_come_home_and_the_first_player_marker_goes_left():
    table = imperium(
        3,
        phase="recall",
        mentat="a",
        first_player="b",
        a={"agents_at": ["wealth"]},
        b={"agents_at": ["arrakeen", "carthag"], "swordmaster": True},
    )
    assert [table.a.agents, table.b.agents, table.c.agents] == [2, 3, 2]
    assert (table.a.agents_at, table.b.agents_at, table.mentat) == ([], [], "home")
    assert (table.first_player, table.question) == ("c", "c TakeTurn")


@rule("R-RC-01")
def test_the_marker_goes_from_the_last_seat_to_the_first():
    assert imperium(3, phase="recall", first_player="c").first_player == "a"


@rule("R-RC-01")
@pytest.mark.parametrize(("points", "over"), [(9, False), (10, True), (11, True)])
def test_ten_victory_points_bring_the_end(points, over):
    table = imperium(3, phase="recall", b={"vp": points})
    assert table.over is over
    told = [(event.kind, event.seat, event.facts) for event in table._events if event.kind.startswith("end_by")]
    assert told == ([("end_by_points", 1, {"vp": points})] if over else [])


@rule("R-RC-01", "Q28")
def test_an_empty_conflict_deck_brings_the_end():
    table = imperium(3, phase="turns")
    table.s.unused_conflicts.extend(table.s.conflict_deck)
    table.s.conflict_deck.clear()
    table.finish_round()
    assert table.over
    assert [event.kind for event in table._events if event.kind.startswith("end_by")] == ["end_by_conflicts"]


@rule("R-RC-02")
def test_ten_victory_points_end_nothing_before_the_recall():
    table = imperium(3, a={"vp": 9, "spice": 4, "intrigue": ["sleeper_must_awaken"]})
    table.do("a intrigue sleeper_must_awaken")
    assert (table.a.vp, table.over) == (10, False)
    table.finish_round()
    assert table.over


@rule("R-RC-02")
def test_points_lost_before_the_recall_save_the_game_from_ending():
    table = imperium(
        3,
        phase="turns",
        a={"vp": 10, "spice": 2, "influence": {"fremen": 2, "emperor": 6}, "hand": ["shifting_allegiances"]},
    )
    table.send("a", "shifting_allegiances", to="secure_contract").do("a pay", "a lose_influence fremen")
    table.do("a faction emperor")
    assert table.a.vp == 9
    table.finish_round()
    assert not table.over


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("R-EN-01")
def test_the_most_victory_points_win():
    table = imperium(3, phase="recall", a={"vp": 10}, b={"vp": 11}, c={"vp": 3})
    assert table.winners == ["b"]


@rule("R-EN-01")
def test_endgame_intrigue_is_played_before_the_points_are_compared():
    table = imperium(
        3,
        phase="recall",
        a={"vp": 10, "intrigue": ["plans_within_plans"], "influence": {"emperor": 3, "fremen": 3, "bene_gesserit": 3}},
        b={"vp": 10, "spice": 5},
    )
    assert (table.question, table.winners) == ("a EndgameTurn", [])
    table.do("a intrigue plans_within_plans")
    assert (table.a.vp, table.winners) == (11, ["a"])


@rule("R-EN-01")
def test_endgame_intrigue_may_be_kept():
    table = imperium(3, phase="recall", a={"vp": 10, "intrigue": ["windfall"]}, b={"vp": 10, "spice": 5})
    assert table.why_not("a intrigue windfall") == "R-P2-03"
    table.do("a end")
    assert table.winners == ["b"]


@rule("R-EN-02")
@pytest.mark.parametrize(
    "ahead",
    [{"spice": 1, "solari": 0}, {"solari": 3, "water": 0}, {"water": 2, "garrison": 0}, {"garrison": 4}],
    ids=["spice", "solari", "water", "garrison"],
)
def test_ties_are_broken_in_order_of_spice_solari_water_and_garrison(ahead):
    level = {"vp": 10, "spice": 0, "solari": 2, "water": 1, "garrison": 3}
    table = imperium(3, phase="recall", a=level, b={**level, **ahead})
    assert table.winners == ["b"]


@rule("R-EN-02", "Q7")
def test_troops_in_the_conflict_or_supply_break_no_tie():
    level = {"vp": 10, "revealed": 1}
    table = imperium(3, phase="endgame", a={**level, "garrison": 3}, b={**level, "garrison": 3, "conflict": 5})
    assert table.winners == ["a", "b"]


@rule("R-EN-03", "Q6")
def test_tiebreaker_gives_ten_spice():
    table = imperium(3, phase="recall", a={"vp": 10, "intrigue": ["tiebreaker"]}, b={"vp": 10, "spice": 9})
    table.do("a intrigue tiebreaker")
    assert (table.a.spice, table.winners) == (10, ["a"])


@rule("R-EN-03")
@pytest.mark.parametrize(
    ("influence", "options", "gained"),
    [
        ({"emperor": 3, "fremen": 3, "bene_gesserit": 2}, None, 0),
        ({"emperor": 3, "fremen": 4, "bene_gesserit": 3}, 1, 1),
        ({"emperor": 3, "fremen": 3, "bene_gesserit": 3, "spacing_guild": 3}, 2, 2),
    ],
)
def test_plans_within_plans_counts_tracks_with_three_influence(influence, options, gained):
    table = imperium(3, phase="recall", a={"vp": 10, "intrigue": ["plans_within_plans"], "influence": influence})
    if options is None:
        assert table.why_not("a intrigue plans_within_plans") == "R-GEN-04"
        return
    table.do("a intrigue plans_within_plans")
    if options == 2:
        table.do("a choose 2")
    assert table.a.vp == 10 + gained


@rule("R-EN-03", "Q8")
@pytest.mark.parametrize(
    ("own", "theirs", "gained"),
    [(1, (0, 0), 1), (2, (0, 0), 2), (2, (2, 0), 1), (2, (1, 1), 2), (3, (3, 0), 1)],
)
def test_corner_the_market_has_two_separate_parts(own, theirs, gained):
    copies = ["spice_must_flow"]
    table = imperium(
        3,
        phase="recall",
        a={"vp": 10, "intrigue": ["corner_the_market"], "discard": copies * own},
        b={"discard": copies * theirs[0]},
        c={"discard": copies * theirs[1]},
    )
    table.do("a intrigue corner_the_market")
    assert table.a.vp == 10 + gained


@rule("R-EN-03", "Q8")
def test_corner_the_market_cannot_be_played_without_a_copy_more_than_the_others():
    table = imperium(
        3,
        phase="recall",
        a={"vp": 10, "intrigue": ["corner_the_market"], "discard": ["spice_must_flow"]},
        b={"hand": ["spice_must_flow"]},
    )
    assert table.why_not("a intrigue corner_the_market") == "R-GEN-04"


@rule("Q8")
def test_corner_the_market_counts_cards_wherever_they_are():
    table = imperium(
        3,
        phase="recall",
        a={
            "vp": 10,
            "intrigue": ["corner_the_market"],
            "discard": ["spice_must_flow"],
            "hand": ["spice_must_flow"],
            "deck": ["spice_must_flow"],
        },
        b={"discard": ["spice_must_flow"] * 2},
    )
    table.do("a intrigue corner_the_market")
    assert table.a.vp == 12


@rule("R-EN-04", "Q28")
def test_a_game_lasts_ten_rounds_at_most():
    table = fresh(3, leaders=["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"])
    table.idle_until(lambda t: t.over)
    assert table.round == 10
    assert table.winners != []
