"""Phase 3: combat intrigue, places, rewards. [R-CB-*]"""

import pytest

from support.imperium import imperium
from support.rules import rule

# -- combat intrigue -------------------------------------------------------------------------------------------------


@rule("R-CB-01")
def test_combat_begins_with_the_first_player_and_goes_clockwise():
    cards = {"a": "windfall", "b": "charisma", "c": "bribery", "d": "refocus"}
    table = imperium(4, phase="combat", first_player="c")
    table.given(**{seat: {"conflict": 1, "intrigue": [card]} for seat, card in cards.items()})
    asked = []
    while table.asked == "CombatTurn":
        asked.append(table.question[0])
        table.do(f"{asked[-1]} pass")
    assert asked == ["c", "d", "a", "b"]


@rule("R-CB-01")
def test_whoever_has_no_troop_in_the_conflict_takes_no_part():
    table = imperium(3, phase="combat", a={"intrigue": ["ambush"]}, b={"intrigue": ["ambush"], "conflict": 1})
    assert table.question == "b CombatTurn"
    assert not table.can("a intrigue ambush")


@rule("R-CB-01")
def test_any_number_of_cards_may_be_played_at_once():
    table = imperium(3, phase="combat", a={"intrigue": ["ambush", "ambush", "tiebreaker"], "conflict": 1})
    table.do("a intrigue ambush", "a intrigue ambush", "a intrigue tiebreaker")
    assert table.events("combat")[-1]["strengths"][0] == 2 + 4 + 4 + 2


@rule("R-CB-01")
def test_a_pass_does_not_exclude_a_later_play():
    table = imperium(
        3, phase="combat", a={"intrigue": ["ambush"], "conflict": 2}, b={"intrigue": ["ambush"], "conflict": 1}
    )
    table.do("a pass", "b intrigue ambush")
    assert table.question == "a CombatTurn"
    table.do("a intrigue ambush")
    assert table.rewards == {"a": "first", "b": "second"}


@rule("R-CB-01")
def test_whoever_played_last_is_asked_once_more_after_the_others_have_passed():
    table = imperium(
        3,
        phase="combat",
        a={"intrigue": ["windfall"], "conflict": 2},
        b={"intrigue": ["ambush", "tiebreaker"], "conflict": 1},
    )
    table.do("a pass", "b intrigue ambush", "b end", "a pass")
    assert table.question == "b CombatTurn"
    table.do("b intrigue tiebreaker", "a pass")
    assert table.events("combat")[0]["strengths"] == [4, 8, 0]


@rule("R-CB-01")
def test_combat_ends_when_all_involved_pass_in_succession():
    both = {"intrigue": ["ambush", "windfall"], "conflict": 1}
    table = imperium(3, phase="combat", a=both, b={"intrigue": ["bribery"], "conflict": 1})
    table.do("a pass", "b pass")
    assert len(table.events("combat")) == 1


# -- strength --------------------------------------------------------------------------------------------------------


@rule("R-CB-02")
def test_swords_of_intrigue_and_retreating_troops_change_strength_at_once():
    table = imperium(
        3, phase="combat", a={"intrigue": ["ambush", "master_tactician", "windfall"], "conflict": 3}, b={"conflict": 1}
    )
    table.do("a intrigue ambush")
    assert table.a.strength == 10
    table.do("a intrigue master_tactician", "a choose 2", "a retreat 2")
    assert (table.a.strength, table.a.garrison) == (6, 5)


@rule("R-CB-02")
def test_without_a_troop_left_strength_is_zero_and_combat_is_over_for_that_player():
    table = imperium(
        3,
        phase="combat",
        a={"intrigue": ["ambush", "staged_incident", "ambush"], "conflict": 3},
        b={"conflict": 1},
    )
    table.do("a intrigue ambush", "a intrigue staged_incident")
    assert table.rewards == {"b": "first"}
    assert table.a.vp == 1
    assert "ambush" in table.a.intrigue


# -- places ----------------------------------------------------------------------------------------------------------


@rule("R-CB-03")
def test_first_second_and_third_of_four():
    table = imperium(4).conflict("guild_bank_raid").strengths(a=4, b=9, c=7, d=2).resolve_combat()
    assert table.rewards == {"b": "first", "c": "second", "a": "third"}
    assert [table.a.solari, table.b.solari, table.c.solari, table.d.solari] == [2, 6, 4, 0]


@rule("R-CB-03", "R-CB-06")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_there_is_no_third_reward_with_fewer_than_four_players(seats):
    table = imperium(seats).conflict("guild_bank_raid").strengths(a=19, b=17, c=5)
    if seats < 3:
        table.given(hagal_deck=["carthag", "carthag"])  # no swords for the automata
    table.resolve_combat()
    assert table.rewards == {"a": "first", "b": "second"}


@rule("R-CB-03")
def test_no_strength_no_reward():
    table = imperium(4).conflict("guild_bank_raid").troops(a=1).resolve_combat()
    assert table.rewards == {"a": "first"}
    table = imperium(4).conflict("guild_bank_raid").resolve_combat()
    assert table.rewards == {}


@rule("R-CB-04")
def test_tied_for_first_nobody_wins_and_both_take_the_second_reward():
    table = imperium(4).conflict("siege_of_arrakeen").strengths(a=9, b=9, c=5, d=3).resolve_combat()
    assert table.rewards == {"a": "second", "b": "second", "c": "third"}
    assert table.control["arrakeen"] is None
    assert [table.a.solari, table.b.solari, table.c.solari, table.d.solari] == [4, 4, 2, 0]


@rule("R-CB-04")
def test_after_a_tie_for_first_the_others_may_tie_for_third_and_get_nothing():
    table = imperium(4).conflict("siege_of_arrakeen").strengths(a=9, b=9, c=5, d=5).resolve_combat()
    assert table.rewards == {"a": "second", "b": "second"}


@rule("R-CB-04")
def test_with_three_players_a_tie_for_first_leaves_nothing_for_the_rest():
    table = imperium(3).conflict("guild_bank_raid").strengths(a=9, b=9, c=5).resolve_combat()
    assert table.rewards == {"a": "second", "b": "second"}


@rule("R-CB-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_tied_for_second_each_takes_the_third_reward(seats):
    table = imperium(seats).conflict("guild_bank_raid").strengths(a=9, b=5, c=5).resolve_combat()
    assert table.rewards == {"a": "first", "b": "third", "c": "third"}
    assert [table.b.solari, table.c.solari] == [2, 2]


@rule("R-CB-05")
def test_tied_for_third_nobody_gets_anything():
    table = imperium(4).conflict("guild_bank_raid").strengths(a=9, b=7, c=4, d=4).resolve_combat()
    assert table.rewards == {"a": "first", "b": "second"}


@rule("R-CB-05")
def test_after_a_tie_for_second_the_last_gets_nothing():
    table = imperium(4).conflict("guild_bank_raid").strengths(a=9, b=5, c=5, d=3).resolve_combat()
    assert table.rewards == {"a": "first", "b": "third", "c": "third"}


@rule("R-CB-06")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_share_the_scheme_of_ties(seats):
    table = imperium(seats).conflict("guild_bank_raid").strengths(a=9, b=5, c=5)
    if seats == 2:
        table.given(hagal_deck=["carthag"])  # no swords for House Hagal
    table.resolve_combat()
    assert table.rewards == {"a": "first", "b": "third", "c": "third"}


# -- rewards ---------------------------------------------------------------------------------------------------------


@rule("R-CB-07")
def test_a_sole_winner_may_play_what_is_played_after_a_win():
    table = imperium(3, a={"intrigue": ["to_the_victor"], "conflict": 1}).conflict("guild_bank_raid").phase("combat")
    assert table.why_not("a intrigue to_the_victor") == "R-CB-07"
    table.do("a pass")
    assert (table.question, table.a.solari) == ("a AfterWin", 6)
    table.do("a intrigue to_the_victor")
    assert table.a.spice == 3


@rule("R-CB-07")
def test_nobody_who_is_tied_for_first_has_won():
    both = {"intrigue": ["to_the_victor"], "conflict": 1}
    table = imperium(3, phase="combat", a=both, b={"conflict": 1}).conflict("guild_bank_raid")
    table.do("a pass")
    assert table.asked == "TakeTurn"
    assert table.a.spice == 0


@rule("R-CB-07")
def test_spice_of_the_reward_may_pay_for_demand_respect():
    table = imperium(3, a={"intrigue": ["demand_respect"], "conflict": 1}, intrigue_deck=["windfall"])
    table.conflict("raid_stockpiles").phase("combat").do("a pass", "a intrigue demand_respect", "a choose 2")
    table.do("a faction emperor")
    assert (table.a.spice, table.a.emperor) == (1, 2)


@rule("R-CB-07")
def test_to_the_victor_may_pay_for_demand_respect():
    table = imperium(3, a={"intrigue": ["demand_respect", "to_the_victor"], "conflict": 1})
    table.conflict("guild_bank_raid").phase("combat").do("a pass", "a intrigue to_the_victor")
    table.do("a intrigue demand_respect", "a choose 2", "a faction fremen")
    assert (table.a.spice, table.a.fremen) == (1, 2)


@rule("R-CB-07")
def test_an_intrigue_card_of_the_reward_may_be_played_at_once():
    table = imperium(3, phase="combat", a={"conflict": 1}, intrigue_deck=["to_the_victor"])
    table.conflict("raid_stockpiles")
    assert table.question == "a AfterWin"
    table.do("a intrigue to_the_victor")
    assert table.a.spice == 6


@rule("R-CB-08")
def test_control_replaces_the_marker_of_an_opponent():
    table = imperium(3, control={"arrakeen": "b"}).conflict("siege_of_arrakeen").troops(a=1).resolve_combat()
    assert table.control["arrakeen"] == "a"
    assert table.a.vp == 1


@rule("R-CB-08")
def test_two_influence_of_a_reward_go_to_one_faction():
    table = imperium(3).conflict("grand_vision").troops(a=1).resolve_combat()
    table.do("a faction fremen")
    assert table.a.fremen == 2
    assert table.asked != "ChooseFaction"


@rule("R-CB-08")
def test_machinations_gives_influence_with_two_different_factions():
    table = imperium(3).conflict("machinations").troops(a=1).resolve_combat().do("a faction fremen")
    assert not table.can("a faction fremen")
    table.do("a faction emperor")
    assert (table.a.fremen, table.a.emperor) == (1, 1)


@rule("R-CB-09")
def test_troops_go_home_to_the_supply_and_strength_to_zero():
    table = imperium(3, a={"conflict": 4, "garrison": 2, "swords": 3}).conflict("guild_bank_raid").resolve_combat()
    assert (table.a.conflict, table.a.garrison, table.a.supply, table.a.strength) == (0, 2, 10, 0)


@rule("R-CB-10")
def test_the_trash_of_a_reward_may_be_left():
    table = imperium(3, a={"hand": [], "discard": ["dagger"]}).conflict("terrible_purpose").troops(a=1)
    table.resolve_combat().do("a skip")
    assert (table.a.vp, table.trashed) == (1, [])


@rule("R-CB-10")
@pytest.mark.parametrize(
    ("zone", "action"), [("hand", "trash_from_hand"), ("discard", "trash_from_discard"), ("play", "trash_in_play")]
)
def test_the_trash_of_a_reward_takes_a_card_from_hand_discard_pile_or_play(zone, action):
    table = imperium(3, a={"hand": [], "discard": [], zone: ["dagger"]}).conflict("terrible_purpose").troops(a=1)
    table.resolve_combat().do(f"a {action} dagger")
    assert table.trashed == ["dagger"]
