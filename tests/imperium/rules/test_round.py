"""The start of a round, and whose turn it is. [R-P1-*, R-P2-*]"""

import pytest

from sietch.kernel.rule import IllegalAction
from support.imperium import imperium
from support.rules import rule


@rule("R-P1-01")
def test_a_round_begins_with_the_top_conflict_card():
    table = imperium(3, phase="round_start", conflict_deck=["guild_bank_raid"])
    assert table["conflict"] == "guild_bank_raid"
    assert table.seen_by("b")["conflict"] == "guild_bank_raid"


@rule("R-P1-02")
def test_whoever_controls_the_named_space_may_add_a_troop_from_the_supply():
    table = imperium(3, phase="round_start", conflict_deck=["siege_of_carthag"], control={"carthag": "b"})
    assert table.question == "b Defend"
    table.do("b defend")
    assert (table.b.conflict, table.b.supply, table.b.garrison) == (1, 8, 3)


@rule("R-P1-02")
def test_the_defensive_troop_may_be_left():
    table = imperium(3, phase="round_start", conflict_deck=["siege_of_carthag"], control={"carthag": "b"})
    table.do("b skip")
    assert (table.b.conflict, table.b.supply) == (0, 9)


@rule("R-P1-02")
@pytest.mark.parametrize(
    ("conflict", "control"), [("siege_of_carthag", {"arrakeen": "b"}), ("guild_bank_raid", {"carthag": "b"})]
)
def test_other_conflicts_bring_no_defensive_troop(conflict, control):
    table = imperium(3, phase="round_start", conflict_deck=[conflict], control=control)
    assert table.question == "a TakeTurn"


@rule("R-P1-03")
def test_everybody_draws_five_cards():
    table = imperium(3, phase="round_start", a={"hand": []}, b={"hand": []}, c={"hand": []})
    assert [table.a.hand_count, table.b.hand_count, table.c.hand_count] == [5, 5, 5]


@rule("R-P1-03", "Q12")
def test_cards_still_in_hand_are_additional():
    table = imperium(3, phase="recall", a={"hand": ["dagger", "signet_ring"]})
    assert table.a.hand_count == 7


@rule("R-P1-04")
def test_whoever_won_the_mentat_has_it_in_the_next_round_and_only_then():
    table = imperium(3).conflict("sort_through_the_chaos").troops(a=1)
    table.resolve_combat().idle_until(lambda t: t.asked == "TakeTurn")
    assert table.round == 2
    assert (table.mentat, table.a.agents) == ("a", 3)
    table.finish_round()
    assert (table.mentat, table.a.agents) == ("home", 2)


@rule("R-P1-04")
def test_a_mentat_won_in_the_conflict_is_not_on_its_space():
    table = imperium(3, b={"solari": 2, "deck": ["dagger"] * 2}).conflict("sort_through_the_chaos").troops(a=1)
    table.resolve_combat().idle_until(lambda t: t.question == "b TakeTurn" and t.round == 2)
    table.send("b", "dagger", to="mentat")
    assert table.mentat == "a"


# -- whose turn it is ----------------------------------------------------------------------------------------------


@rule("R-P2-01")
def test_turns_go_clockwise_from_the_first_player_one_at_a_time():
    table = imperium(4, first_player="c").given(**{seat: {"hand": ["dagger", "diplomacy"]} for seat in "abcd"})
    order = []
    for space in ("wealth", "foldspace", "secrets", "stillsuits"):
        seat = table.question[0]
        order.append(seat)
        table.send(seat, "diplomacy", to=space)
        table.idle_until(lambda t: t.asked == "TakeTurn")
    assert order == ["c", "d", "a", "b"]
    assert table.question == "c TakeTurn"


@rule("R-P2-01", "R-P2-02")
def test_turns_still_go_clockwise_when_somebody_is_skipped():
    table = imperium(4, b={"hand": ["diplomacy"]}, c={"revealed": 1}, d={"hand": ["diplomacy"]}, turn="b")
    table.send("b", "diplomacy", to="wealth")
    assert table.question == "d TakeTurn"


@rule("R-P2-01")
def test_a_player_may_reveal_with_agents_left():
    table = imperium(3)
    assert table.a.agents == 2
    table.do("a reveal", "a end")
    assert table.a.revealed == 1
    assert table.question == "b TakeTurn"


@rule("R-P2-02")
def test_without_an_agent_only_the_reveal_turn_is_left():
    table = imperium(3, a={"hand": ["dagger", "diplomacy"], "agents_at": ["wealth", "arrakeen"]})
    assert table.options("a") == ["reveal"]
    assert table.why_not("a play dagger") == "R-AG-01"


@rule("R-P2-02")
def test_without_a_card_that_leads_anywhere_only_the_reveal_turn_is_left():
    table = imperium(3, a={"hand": ["convincing_argument", "spice_must_flow"]})
    assert table.options("a") == ["reveal"]


@rule("R-P2-02")
def test_whoever_has_revealed_is_skipped_and_the_phase_ends_when_all_have():
    table = imperium(3, b={"hand": ["diplomacy"]})
    table.reveal("a")
    table.send("b", "diplomacy", to="wealth")
    table.reveal("c")
    assert table.question == "b TakeTurn"
    assert table.events("phase") == []
    table.reveal("b")
    assert table.events("phase")[0]["phase"] == "combat"


@rule("R-P2-03")
def test_plot_cards_are_played_any_number_at_any_moment_of_the_own_turn():
    table = imperium(
        3, a={"hand": ["fremen_camp"], "intrigue": ["windfall", "water_peddlers_union", "charisma"], "spice": 2}
    )
    table.do("a intrigue windfall", "a play fremen_camp", "a to secure_contract")
    assert table.question == "a PayOrNot"
    table.do("a intrigue water_peddlers_union")
    assert table.question == "a PayOrNot"
    table.do("a pay")
    assert table.question == "a EndTurn"
    table.do("a intrigue charisma")
    assert (table.a.solari, table.a.water, table.a.intrigue) == (5, 2, [])


@rule("R-P2-03")
def test_a_plot_may_bring_what_an_arrow_costs():
    table = imperium(3, a={"hand": ["duncan_idaho"], "water": 0, "intrigue": ["water_peddlers_union"]})
    table.send("a", "duncan_idaho", to="arrakeen").do("a intrigue water_peddlers_union", "a pay")
    assert (table.a.water, table.a.garrison) == (0, 5)


@rule("R-P2-03")
def test_plot_cards_are_played_between_the_effects_of_a_reveal_turn():
    table = imperium(3, a={"hand": ["bene_gesserit_sister"], "intrigue": ["charisma", "windfall"]})
    table.do("a reveal", "a intrigue charisma", "a resolve bene_gesserit_sister.reveal", "a choose 1")
    table.do("a intrigue windfall")
    assert (table.a.persuasion, table.a.solari) == (4, 2)


@rule("R-P2-03")
def test_plot_cards_are_not_played_in_the_turn_of_another():
    table = imperium(3, b={"intrigue": ["windfall"]})
    assert table.why_not("b intrigue windfall") == "R-P2-03"
    with pytest.raises(IllegalAction):
        table.do("b intrigue windfall")


@rule("R-P2-03")
def test_plot_cards_are_not_played_while_rewards_are_taken():
    table = imperium(3, phase="combat", a={"conflict": 1, "intrigue": ["windfall"]}).conflict("skirmish_1").do("a pass")
    assert table.question == "a ChooseFaction"
    assert table.why_not("a intrigue windfall") == "R-P2-03"
