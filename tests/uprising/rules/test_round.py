"""The round and its phases, Makers, Recall and the end. [uprising-R-RND-*, uprising-R-END-*]"""

import pytest

from support.imperium import uprising
from support.rules import rule


@rule("uprising-R-RND-01")
def test_a_round_has_five_phases_in_order():
    table = uprising(conflict="skirmish_crysknife", a={"conflict": 1}).finish_round()
    kinds = [event.kind for event in table._events if event.kind in ("turn", "phase", "maker", "recall_all", "round")]
    kinds = [kind for kind, before in zip(kinds, ["", *kinds], strict=False) if kind != before]
    assert kinds == ["turn", "phase", "maker", "recall_all", "round", "turn"]


@rule("uprising-R-RND-02")
def test_a_round_begins_with_a_conflict_and_five_cards():
    table = uprising(phase="round_start", conflict_deck=["trade_dispute"], round=1)
    table.given(**{letter: {"hand": []} for letter in "abc"})
    assert table["conflict"] == "trade_dispute"
    assert table.round == 2
    assert [len(table.look[letter]["hand"]) for letter in "abc"] == [5, 5, 5]
    assert table.question == "a TakeTurn"


@rule("uprising-R-RND-02")
@pytest.mark.parametrize(("answer", "troops", "supply"), [("defend", 1, 8), ("skip", 0, 9)])
def test_whoever_controls_the_place_may_defend_it_from_the_supply(answer, troops, supply):
    table = uprising(phase="round_start", conflict_deck=["siege_of_arrakeen"], control={"arrakeen": "b"})
    assert table.question == "b Defend"
    assert table.a.hand_count == 5  # the hand of the round before; nobody has drawn yet
    table.do(f"b {answer}")
    assert (table.b.conflict, table.b.garrison, table.b.supply) == (troops, 3, supply)


@rule("uprising-R-RND-02")
@pytest.mark.parametrize("conflict", ["seize_spice_refinery", "trade_dispute"])
def test_another_place_is_not_defended(conflict):
    table = uprising(phase="round_start", conflict_deck=[conflict], control={"arrakeen": "b"})
    assert table.question == "a TakeTurn"


@rule("uprising-R-RND-03")
def test_turns_go_round_and_whoever_has_revealed_is_skipped():
    hand = {"hand": ["dagger", "dune_desert_planet"], "garrison": 0}
    table = uprising(first_player="b", a=hand, b=hand, c=hand)
    assert table.question == "b TakeTurn"
    table.do("b reveal", "b end")  # with two Agents left
    assert table.question == "c TakeTurn"
    table.send("c", "dagger", to="gather_support")
    assert table.question == "a TakeTurn"
    table.send("a", "dune_desert_planet", to="imperial_basin")
    assert table.question == "c TakeTurn"
    table.reveal("c")
    assert table.question == "a TakeTurn"
    table.do("a reveal", "a end")
    assert table.round == 2


@rule("uprising-R-RND-03")
def test_without_agents_only_a_reveal_turn_is_left():
    table = uprising(a={"hand": ["dagger"], "agents_at": ["arrakeen", "secrets"]})
    assert table.why_not("a play dagger") == "R-AGT-01"
    assert table.can("a reveal")


@rule("uprising-R-RND-04")
def test_plot_cards_are_for_any_moment_of_the_own_turns():
    a = {"hand": ["dagger", "desert_survival"], "intrigue": ["contingency_plan"] * 3}
    table = uprising(a=a, b={"intrigue": ["cunning"]})
    assert table.why_not("b intrigue cunning") == "R-RND-04"
    table.do("a intrigue contingency_plan").send("a", "desert_survival", to="imperial_basin")
    table.do("a intrigue contingency_plan")
    assert table.asked == "ChooseTrash"  # the question that was interrupted
    table.do("a skip", "a deploy 0", "a end")
    table.idle_until(lambda t: t.question == "a TakeTurn").do("a reveal", "a intrigue contingency_plan")
    assert table.a.solari == 6


@rule("uprising-R-RND-04")
@pytest.mark.parametrize("card", ["weirding_combat", "shadow_alliance"])
def test_combat_and_endgame_cards_are_not_for_turns(card):
    table = uprising(a={"intrigue": [card], "conflict": 1})
    assert table.why_not(f"a intrigue {card}") == "R-RND-04"


@rule("uprising-R-RND-04")
def test_plot_and_endgame_cards_are_not_for_combat():
    cards = ["cunning", "shadow_alliance", "weirding_combat"]
    table = uprising(phase="combat", a={"intrigue": cards, "conflict": 1})
    assert sorted(table.options("a")) == ["intrigue weirding_combat", "pass"]


@rule("uprising-R-RND-04")
def test_only_endgame_cards_are_for_the_end():
    cards = ["cunning", "weirding_combat", "shadow_alliance"]
    a = {"intrigue": cards, "influence": {"fremen": 4}}
    table = uprising(phase="endgame", a=a, b={"influence": {"fremen": 5}})
    assert table.options("a", "intrigue") == ["shadow_alliance"]


# -- Makers, Recall --------------------------------------------------------------------------------------------------


@rule("uprising-R-END-01")
def test_makers_gather_where_no_agent_is():
    table = uprising(phase="makers", bonus_spice={"deep_desert": 1}, a={"agents_at": ["imperial_basin"]})
    assert table.bonus_spice == {"imperial_basin": 0, "hagga_basin": 1, "deep_desert": 2}


@rule("uprising-R-END-02")
def test_agents_come_home_and_the_marker_passes():
    table = uprising(phase="recall", a={"agents_at": ["secrets", "fremkit"]}, b={"vp": 9})
    assert (table.a.agents, table.a.agents_at) == (2, [])
    assert table.first_player == "b"
    assert table.question == "b TakeTurn"


@rule("uprising-R-END-02")
def test_ten_points_end_the_game():
    table = uprising(phase="recall", b={"vp": 10})
    assert table.over
    assert table.winners == ["b"]


@rule("uprising-R-END-02")
def test_the_last_conflict_ends_the_game():
    table = uprising(c={"vp": 3})
    table.s.past_conflicts.extend(table.s.conflict_deck)
    table.s.conflict_deck.clear()
    table.idle_until(lambda t: False)
    assert table.over
    assert table.winners == ["c"]


@rule("uprising-R-END-02")
def test_reaching_ten_during_a_round_does_not_stop_it():
    table = uprising(a={"hand": ["diplomacy"], "vp": 9, "influence": {"fremen": 1}})
    table.send("a", "diplomacy", to="fremkit")
    assert table.a.vp == 10
    assert not table.over


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("uprising-R-END-03")
@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ({"vp": 10, "spice": 9}, {"vp": 11}, "b"),
        ({"vp": 10, "spice": 1}, {"vp": 10, "solari": 9}, "a"),
        ({"vp": 10, "solari": 1}, {"vp": 10, "water": 9}, "a"),
        ({"vp": 10, "water": 1, "garrison": 0}, {"vp": 10, "water": 2}, "b"),
        ({"vp": 10, "garrison": 2}, {"vp": 10, "garrison": 3}, "b"),
    ],
)
def test_ties_are_broken_by_spice_solari_water_and_garrison(a, b, winner):
    assert uprising(phase="recall", a=a, b=b).winners == [winner]


@rule("uprising-R-END-03", "uprising-F-11")
def test_the_last_to_reveal_wins_what_is_still_tied():
    table = uprising(phase="recall", a={"vp": 10, "revealed": 2}, b={"vp": 10, "revealed": 1})
    assert table.winners == ["a"]
    level = uprising(
        phase="recall",
        rules={"last_reveal_breaks_ties": False},
        a={"vp": 10, "revealed": 2},
        b={"vp": 10, "revealed": 1},
    )
    assert level.winners == ["a", "b"]


@rule("uprising-R-END-03")
def test_endgame_cards_decide_before_points_are_compared():
    a = {"vp": 9, "intrigue": ["secure_spice_trade"], "discard": ["the_spice_must_flow"] * 2, "spice": 0}
    table = uprising(phase="recall", a=a, b={"vp": 10})
    assert table.question == "a EndgameTurn"
    table.do("a intrigue secure_spice_trade")
    assert (table.a.vp, table.a.spice) == (10, 2)
    assert table.winners == ["a"]


@rule("uprising-R-END-03", "uprising-R-CMB-07")
def test_a_wild_icon_is_matched_before_points_are_compared():
    table = uprising(phase="recall", a={"vp": 9, "won": ["propaganda"], "spice": 1}, b={"vp": 10})
    assert table.a.vp == 10
    assert table.winners == ["a"]
