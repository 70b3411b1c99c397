"""Combat, rewards, battle icons and control. [uprising-R-CMB-*]"""

import pytest

from support.imperium import uprising
from support.rules import rule

# -- Combat Intrigue -------------------------------------------------------------------------------------------------


@rule("uprising-R-CMB-01")
def test_only_players_with_units_take_part_and_a_pass_is_not_for_good():
    a = {"conflict": 1, "intrigue": ["weirding_combat"]}
    b = {"conflict": 1, "intrigue": ["contingency_plan"]}
    table = uprising(phase="combat", a=a, b=b, c={"intrigue": ["devour"]})
    assert table.question == "a CombatTurn"
    table.do("a pass")
    assert table.question == "b CombatTurn"
    table.do("b intrigue contingency_plan")
    # b has no cards left, so it is a's turn again, although a has passed before.
    assert table.question == "a CombatTurn"
    table.do("a intrigue weirding_combat")
    assert table.events("combat")[-1]["strengths"] == [5, 5, 0]


@rule("uprising-R-CMB-01")
def test_the_first_player_begins():
    both = {"conflict": 1, "intrigue": ["weirding_combat"]}
    table = uprising(phase="combat", first_player="b", a=both, b={"conflict": 1, "intrigue": ["devour"]})
    assert table.question == "b CombatTurn"


@rule("uprising-R-CMB-01")
def test_any_number_of_cards_in_one_turn():
    a = {"conflict": 1, "intrigue": ["contingency_plan", "contingency_plan", "devour"]}
    table = uprising(phase="combat", conflict="trade_dispute", a=a, b={"conflict": 1})
    table.do("a intrigue contingency_plan", "a intrigue devour")
    assert table.a.strength == 2 + 3 + 2
    assert table.can("a intrigue contingency_plan")
    assert table.can("a end")


@rule("uprising-R-CMB-01")
def test_it_ends_when_all_pass_in_a_row():
    a = {"conflict": 1, "intrigue": ["weirding_combat"]}
    b = {"conflict": 1, "intrigue": ["devour", "contingency_plan"]}
    table = uprising(phase="combat", conflict="skirmish_desert_mouse", a=a, b=b)
    table.do("a pass", "b intrigue devour", "b end", "a pass")
    assert table.question == "b CombatTurn"
    table.do("b pass")
    assert table.asked != "CombatTurn"


@rule("uprising-R-CMB-01", "uprising-Q-14")
def test_a_sandworm_alone_is_enough_to_play_combat_cards():
    table = uprising(phase="combat", a={"worms": 1, "intrigue": ["weirding_combat"]}, b={"conflict": 1})
    assert table.question == "a CombatTurn"
    table.do("a intrigue weirding_combat")
    assert table.events("combat")[-1]["strengths"] == [6, 2, 0]


@rule("uprising-R-CMB-01", "uprising-Q-14")
def test_the_rider_of_a_lone_sandworm_counts_among_those_who_have_to_pass():
    b = {"worms": 1, "intrigue": ["weirding_combat"]}
    table = uprising(phase="combat", a={"conflict": 1, "intrigue": ["devour"]}, b=b).do("a pass")
    assert table.question == "b CombatTurn"


@rule("uprising-R-CMB-02")
def test_strength_changes_at_once_and_is_nothing_without_units():
    a = {"conflict": 3, "swords": 2, "intrigue": ["tactical_option", "weirding_combat"]}
    table = uprising(phase="combat", conflict="trade_dispute", a=a, b={"conflict": 1})
    table.do("a intrigue tactical_option", "a choose 2", "a retreat 2")
    assert table.a.strength == 4
    gone = uprising(phase="combat", conflict="trade_dispute", a=a, b={"conflict": 1})
    gone.do("a intrigue tactical_option", "a choose 2", "a retreat 3")
    assert gone.asked != "CombatTurn"  # out of the Conflict, no more cards
    assert gone.events("combat")[-1]["strengths"][0] == 0


# -- who gets what ---------------------------------------------------------------------------------------------------


@rule("uprising-R-CMB-03", "uprising-R-CMB-04", "uprising-R-CMB-05")
@pytest.mark.parametrize(
    ("strengths", "rewards"),
    [
        ((6, 4, 2), {"a": "first", "b": "second"}),  # no third reward
        ((6, 0, 0), {"a": "first"}),
        ((0, 0, 0), {}),
        ((4, 4, 2), {"a": "second", "b": "second"}),
        ((4, 4, 4), {"a": "second", "b": "second", "c": "second"}),
        ((6, 4, 4), {"a": "first", "b": "third", "c": "third"}),
        ((4, 4, 0), {"a": "second", "b": "second"}),
    ],
)
def test_three_players(strengths, rewards):
    told = {letter: n for letter, n in zip("abc", strengths, strict=True) if n}
    table = uprising(3, conflict="skirmish_desert_mouse").strengths(**told).resolve_combat()
    assert table.rewards == rewards
    won = [
        letter
        for letter in "abc"
        if "skirmish_desert_mouse" in table.look[letter]["won"] + table.look[letter]["won_flipped"]
    ]
    assert won == [letter for letter, reward in rewards.items() if reward == "first"]


@rule("uprising-R-CMB-03", "uprising-R-CMB-04")
@pytest.mark.parametrize(
    ("strengths", "rewards"),
    [
        ((8, 6, 4, 2), {"a": "first", "b": "second", "c": "third"}),
        ((8, 6, 4, 4), {"a": "first", "b": "second"}),
        ((8, 6, 6, 4), {"a": "first", "b": "third", "c": "third"}),
        ((8, 6, 6, 6), {"a": "first", "b": "third", "c": "third", "d": "third"}),
        ((8, 8, 6, 4), {"a": "second", "b": "second", "c": "third"}),
        ((8, 8, 6, 6), {"a": "second", "b": "second"}),
        ((8, 8, 8, 6), {"a": "second", "b": "second", "c": "second"}),
        ((8, 8, 8, 8), {"a": "second", "b": "second", "c": "second", "d": "second"}),
        ((8, 8, 0, 0), {"a": "second", "b": "second"}),
    ],
)
def test_four_players(strengths, rewards):
    told = {letter: n for letter, n in zip("abcd", strengths, strict=True) if n}
    assert uprising(4, conflict="skirmish_desert_mouse").strengths(**told).resolve_combat().rewards == rewards


@rule("uprising-R-CMB-04")
def test_the_fourth_after_a_triple_tie_is_a_switch():
    table = uprising(4, conflict="skirmish_desert_mouse", rules={"fourth_takes_third_after_triple_tie": True})
    assert table.strengths(a=4, b=4, c=4, d=2).resolve_combat().rewards["d"] == "third"


@rule("uprising-R-CMB-03")
def test_what_the_rewards_are():
    table = uprising(4, conflict="skirmish_desert_mouse").strengths(a=6, b=4, c=2).resolve_combat()
    assert [table.look[letter]["solari"] for letter in "abcd"] == [2, 3, 2, 0]


@rule("uprising-R-CMB-05")
def test_the_winner_takes_the_card_face_up():
    table = (
        uprising(conflict="siege_of_arrakeen", a={"objective": "obj_crysknife"}).strengths(a=4, b=2).resolve_combat()
    )
    assert (table.a.won, table.a.won_flipped, table.a.vp) == (["siege_of_arrakeen"], [], 0)
    assert "siege_of_arrakeen" not in table.past_conflicts


@rule("uprising-R-CMB-05", "uprising-R-CMB-09")
def test_after_a_tie_nobody_has_the_card():
    table = uprising(conflict="siege_of_arrakeen").strengths(a=4, b=4).resolve_combat()
    assert [table.look[letter]["won"] for letter in "abc"] == [[], [], []]
    assert table.past_conflicts == ["siege_of_arrakeen"]
    assert table.control["arrakeen"] is None


# -- battle icons ----------------------------------------------------------------------------------------------------


@rule("uprising-R-CMB-06")
def test_a_pair_with_the_objective_is_turned_over_for_a_point():
    a = {"objective": "obj_desert_mouse_first"}
    table = (
        uprising(conflict="skirmish_desert_mouse", a=a).strengths(a=4).given(a={**a, "conflict": 1}).resolve_combat()
    )
    assert (table.a.vp, table.a.won, table.a.won_flipped) == (1, [], ["skirmish_desert_mouse"])
    assert table.a.objective_flipped


@rule("uprising-R-CMB-06")
def test_a_pair_of_conflict_cards():
    a = {"objective": "obj_crysknife", "won": ["test_of_loyalty"], "conflict": 1}
    table = uprising(conflict="siege_of_arrakeen", a=a).resolve_combat()
    assert table.a.vp == 1
    assert sorted(table.a.won_flipped) == ["siege_of_arrakeen", "test_of_loyalty"]
    assert not table.a.objective_flipped


@rule("uprising-R-CMB-06")
def test_a_card_that_was_turned_over_makes_no_second_pair():
    a = {"objective": "obj_desert_mouse_first", "conflict": 1}
    table = uprising(conflict="skirmish_desert_mouse", a=a)
    table.s.players[0].objective_flipped = True
    table.finish_round()
    assert (table.a.vp, table.a.won) == (0, ["skirmish_desert_mouse"])


@rule("uprising-R-CMB-06")
def test_icons_that_differ_make_no_pair():
    a = {"objective": "obj_crysknife", "conflict": 1}
    table = uprising(conflict="skirmish_ornithopter", a=a).resolve_combat()
    assert (table.a.vp, table.a.won, table.a.objective_flipped) == (0, ["skirmish_ornithopter"], False)


@rule("uprising-R-CMB-07")
def test_the_wild_icon_matches_nothing_when_it_is_won():
    a = {"objective": "obj_crysknife", "won": ["test_of_loyalty"], "conflict": 1}
    table = uprising(conflict="propaganda", a=a).resolve_combat().do("a faction fremen", "a faction emperor")
    table.idle_until(lambda t: t.asked != "AfterWin")
    assert table.a.vp == 0
    assert sorted(table.a.won) == ["propaganda", "test_of_loyalty"]


@rule("uprising-R-CMB-07")
def test_nor_does_a_later_card_match_a_wild_one():
    a = {"objective": "obj_crysknife", "won": ["propaganda"], "conflict": 1}
    table = uprising(conflict="skirmish_ornithopter", a=a).resolve_combat()
    assert (table.a.vp, table.a.won) == (0, ["propaganda", "skirmish_ornithopter"])


@rule("uprising-R-CMB-07")
@pytest.mark.parametrize(
    ("given", "vp"),
    [
        ({"won": ["propaganda"]}, 1),  # with the Objective
        ({"won": ["propaganda", "test_of_loyalty"]}, 1),  # once
        ({"won": ["test_of_loyalty"]}, 0),
        ({}, 0),
    ],
)
def test_at_the_end_it_pairs_with_any_icon(given, vp):
    table = uprising(phase="endgame", a={"objective": "obj_crysknife", **given})
    assert table.a.vp == vp
    assert ("propaganda" in table.a.won_flipped) == bool(vp)


@rule("uprising-R-CMB-07")
def test_a_battle_icon_card_takes_its_own_icon_first_and_the_wild_pairs_with_the_rest():
    a = {"objective": "obj_desert_mouse_first", "won": ["propaganda", "choam_security"], "intrigue": ["crysknife"]}
    table = uprising(phase="endgame", a=a).do("a intrigue crysknife")
    assert table.a.vp == 2
    assert sorted(table.a.won_flipped) == ["choam_security", "propaganda"]
    assert table.a.objective_flipped


# -- control ---------------------------------------------------------------------------------------------------------


@rule("uprising-R-CMB-08")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("seize_spice_refinery", "spice_refinery"),
        ("secure_imperial_basin", "imperial_basin"),
    ],
)
def test_the_winner_takes_control_from_whoever_has_it(conflict, space):
    table = uprising(conflict=conflict, control={space: "b"}).troops(a=2, b=1).resolve_combat()
    table.idle_until(lambda t: t.asked == "TakeTurn")
    assert table.control[space] == "a"


@rule("uprising-R-CMB-08")
@pytest.mark.parametrize(
    ("card", "space", "bonus"),
    [
        ("reconnaissance", "arrakeen", {"solari": 1}),
        ("reconnaissance", "spice_refinery", {"solari": 1}),
        ("dune_desert_planet", "imperial_basin", {"spice": 1}),
    ],
)
@pytest.mark.parametrize("who", ["a", "b"])
def test_the_controller_is_paid_whoever_comes(card, space, bonus, who):
    table = uprising(control={space: who}, a={"hand": [card], "garrison": 0, "deck": []}).send("a", card, to=space)
    plain = uprising(a={"hand": [card], "garrison": 0, "deck": []}).send("a", card, to=space)
    ((resource, amount),) = bonus.items()
    assert table.look[who][resource] == plain.look[who][resource] + amount


@rule("uprising-R-CMB-09")
@pytest.mark.parametrize(("b", "asked"), [(2, True), (4, False)])
def test_a_tie_is_no_win(b, asked):
    """Demand Respect of the base game is for the moment after a win."""
    table = uprising(rules={"base_cards": True}, conflict="skirmish_desert_mouse", a={"intrigue": ["demand_respect"]})
    table.given(a={"intrigue": ["demand_respect"], "conflict": 2}, b={"conflict": b // 2}).resolve_combat()
    assert (table.question == "a AfterWin") == asked
    if asked:
        assert table.can("a intrigue demand_respect")
