"""The Agent turn: a card, an Agent, a space. [R-AG-*]"""

import pytest

from support.imperium import imperium
from support.rules import rule

# -- where an Agent may go -----------------------------------------------------------------------------------------


@rule("R-AG-01")
def test_an_agent_goes_where_an_icon_of_the_card_leads():
    table = imperium(3, a={"hand": ["dune_desert_planet"], "water": 2, "spice": 2})
    table.do("a play dune_desert_planet")
    assert sorted(table.options("a", "to")) == sorted(
        ["secure_contract", "sell_melange", "imperial_basin", "hagga_basin", "great_flat"]
    )
    assert table.why_not("a to arrakeen") == "R-AG-01"


@rule("R-AG-01")
def test_a_card_sends_one_agent_and_lies_in_play():
    table = imperium(3, a={"hand": ["diplomacy", "dagger"]})
    table.send("a", "diplomacy", to="wealth")
    assert (table.a.agents, table.a.agents_at) == (1, ["wealth"])
    assert (table.a.hand, table.a.play) == (["dagger"], ["diplomacy"])
    assert table.question == "b TakeTurn"


@rule("R-AG-01")
def test_a_card_without_icons_cannot_be_played():
    table = imperium(3, a={"hand": ["convincing_argument", "dagger"]})
    assert table.why_not("a play convincing_argument") == "R-AG-01"


@rule("R-AG-02")
@pytest.mark.parametrize("where", [{"b": {"agents_at": ["arrakeen"]}}, {"a": {"agents_at": ["arrakeen"]}}])
def test_an_agent_of_anybody_occupies_a_space(where):
    table = imperium(3, a={"hand": ["reconnaissance"]}).given(**where)
    table.do("a play reconnaissance")
    assert table.why_not("a to arrakeen") == "R-AG-02"
    assert table.can("a to carthag")


@rule("R-AG-02")
def test_infiltrate_ignores_enemy_agents_for_the_next_agent_of_the_turn():
    table = imperium(
        3,
        a={"hand": ["reconnaissance", "dagger"], "intrigue": ["infiltrate"], "garrison": 0, "solari": 2},
        b={"agents_at": ["arrakeen", "hall_of_oratory"]},
    )
    table.do("a intrigue infiltrate").send("a", "reconnaissance", to="arrakeen")
    table.idle_until(lambda t: t.question == "b TakeTurn")
    assert table["spaces.arrakeen.agents"] == [0, 1]
    table.reveal("b", "c")
    table.do("a play dagger")
    assert table.why_not("a to hall_of_oratory") == "R-AG-02"


@rule("R-AG-02", "Q29")
def test_helena_passes_enemy_agents_in_the_landsraad_and_in_cities_but_not_her_own():
    table = imperium(
        3,
        a={"leader": "helena_richese", "hand": ["signet_ring", "diplomacy"], "agents_at": ["hall_of_oratory"]},
        b={"agents_at": ["arrakeen", "secure_contract"]},
        c={"agents_at": ["wealth"]},
    )
    table.do("a play signet_ring")
    assert table.can("a to arrakeen")
    assert table.why_not("a to secure_contract") == "R-AG-02"
    assert table.why_not("a to hall_of_oratory") == "R-AG-02"


@rule("Q29")
def test_infiltrate_does_not_pass_the_own_agent():
    table = imperium(3, a={"hand": ["reconnaissance"], "intrigue": ["infiltrate"], "agents_at": ["arrakeen"]})
    table.do("a intrigue infiltrate", "a play reconnaissance")
    assert table.why_not("a to arrakeen") == "R-AG-02"


@rule("Q30")
@pytest.mark.parametrize("card", ["infiltrate", "dispatch_an_envoy"])
def test_a_plot_about_the_card_to_be_played_comes_too_late_afterwards(card):
    table = imperium(3, a={"hand": ["dagger"], "intrigue": [card]})
    assert table.can(f"a intrigue {card}")
    table.send("a", "dagger", to="hall_of_oratory")
    assert table.question == "a EndTurn"
    assert table.why_not(f"a intrigue {card}") == "Q30"


@rule("Q30", "R-AG-01")
def test_dispatch_an_envoy_gives_the_card_of_this_turn_all_faction_icons():
    table = imperium(3, a={"hand": ["dagger"], "intrigue": ["dispatch_an_envoy"]})
    table.do("a intrigue dispatch_an_envoy").send("a", "dagger", to="wealth")
    assert table.a.emperor == 1


# -- costs and requirements ------------------------------------------------------------------------------------------


@rule("R-AG-03")
@pytest.mark.parametrize(
    ("card", "space", "supplies"),
    [
        ("diplomacy", "conspire", {"spice": 3}),
        ("diplomacy", "heighliner", {"spice": 5}),
        ("diplomacy", "hardy_warriors", {"water": 0}),
        ("dagger", "high_council", {"solari": 4}),
        ("dagger", "swordmaster", {"solari": 7}),
        ("dune_desert_planet", "great_flat", {"water": 1}),
        ("dune_desert_planet", "sell_melange", {"spice": 1}),
    ],
)
def test_a_space_whose_cost_cannot_be_paid_is_closed(card, space, supplies):
    table = imperium(3, a={"hand": [card], **supplies})
    table.do(f"a play {card}")
    assert table.why_not(f"a to {space}") == "R-AG-03"


@rule("R-AG-03")
def test_what_the_card_gives_cannot_pay_for_the_space():
    table = imperium(3, a={"hand": ["stilgar"], "water": 0})
    table.do("a play stilgar")
    assert table.why_not("a to hardy_warriors") == "R-AG-03"


@rule("R-AG-03")
def test_a_plot_played_before_can_pay_for_the_space():
    table = imperium(3, a={"hand": ["stilgar"], "water": 0, "intrigue": ["water_peddlers_union"]})
    table.do("a intrigue water_peddlers_union").send("a", "stilgar", to="hardy_warriors")
    assert table.a.water == 1  # one from the plot, one paid, one from Stilgar


@rule("R-AG-04")
def test_space_influence_and_agent_box_all_happen_but_not_the_reveal_box():
    table = imperium(3, a={"hand": ["sardaukar_legion"]})
    table.send("a", "sardaukar_legion", to="wealth")
    assert (table.a.solari, table.a.emperor, table.a.garrison) == (2, 1, 5)
    assert (table.a.persuasion, table.a.conflict) == (0, 0)


@rule("R-AG-04")
def test_a_card_that_the_space_gives_may_be_trashed_by_the_agent_box():
    table = imperium(3, a={"hand": ["guild_administrator"]})
    table.send("a", "guild_administrator", to="foldspace").do("a trash_from_discard foldspace")
    assert table["reserve.foldspace"] == 6


@rule("R-AG-04")
def test_a_draw_that_needs_the_discard_pile_may_wait_for_the_trash_or_come_first():
    """Trashing the only card of the discard pile before drawing leaves nothing to draw."""
    position = {"hand": ["fedaykin_death_commando"], "deck": [], "discard": ["dagger"]}
    trash_first = imperium(3, a=position)
    trash_first.send("a", "fedaykin_death_commando", to="arrakeen")
    assert trash_first.question == "a Resolve"
    trash_first.do("a resolve fedaykin_death_commando.agent", "a trash_from_discard dagger")
    assert trash_first.a.hand == []
    draw_first = imperium(3, a=position)
    draw_first.send("a", "fedaykin_death_commando", to="arrakeen")
    draw_first.do("a resolve arrakeen.space.1", "a skip")
    assert draw_first.a.hand == ["dagger"]


@rule("R-AG-04", "R-IN-06")
def test_influence_of_the_space_may_meet_the_condition_of_the_card():
    table = imperium(
        3, a={"hand": ["smugglers_thopter"], "influence": {"spacing_guild": 1}, "intrigue": ["dispatch_an_envoy"]}
    )
    table.do("a intrigue dispatch_an_envoy").send("a", "smugglers_thopter", to="foldspace")
    assert (table.a.spacing_guild, table.a.hand_count) == (2, 2)


@rule("R-AG-05")
@pytest.mark.parametrize(("influence", "because"), [(1, "R-AG-05"), (2, None)])
def test_sietch_tabr_needs_two_fremen_influence(influence, because):
    table = imperium(3, a={"hand": ["reconnaissance"], "influence": {"fremen": influence}})
    table.do("a play reconnaissance")
    assert table.why_not("a to sietch_tabr") == because


@rule("R-AG-05")
@pytest.mark.parametrize(("space", "had"), [("high_council", "council"), ("swordmaster", "swordmaster")])
def test_council_and_swordmaster_are_for_once_in_a_game(space, had):
    table = imperium(3, a={"hand": ["dagger"], "solari": 20, had: True})
    table.do("a play dagger")
    assert table.why_not(f"a to {space}") == "R-AG-05"


@rule("R-AG-06")
@pytest.mark.parametrize(
    ("card", "space", "bonus"),
    [
        ("reconnaissance", "arrakeen", {"solari": 1}),
        ("reconnaissance", "carthag", {"solari": 1}),
        ("dune_desert_planet", "imperial_basin", {"spice": 1}),
    ],
)
def test_the_controller_is_paid_when_another_comes(card, space, bonus):
    table = imperium(3, control={space: "b"}, a={"hand": [card]})
    table.send("a", card, to=space)
    assert {key: table.look["b"][key] for key in bonus} == bonus


@rule("R-AG-06")
def test_the_controller_is_paid_for_an_own_agent_too():
    table = imperium(3, control={"imperial_basin": "a"}, a={"hand": ["dune_desert_planet"]})
    table.send("a", "dune_desert_planet", to="imperial_basin")
    assert table.a.spice == 2


# -- what single spaces do -------------------------------------------------------------------------------------------


@rule("R-AG-07")
@pytest.mark.parametrize(
    ("space", "base", "water"), [("imperial_basin", 1, 2), ("hagga_basin", 2, 1), ("great_flat", 3, 0)]
)
def test_a_maker_space_gives_its_base_and_all_bonus_spice(space, base, water):
    table = imperium(3, bonus_spice={space: 2}, a={"hand": ["dune_desert_planet"], "water": 2})
    table.send("a", "dune_desert_planet", to=space)
    assert (table.a.spice, table.a.water) == (base + 2, water)
    assert table[f"bonus_spice.{space}"] == 0


@rule("R-AG-07")
def test_carryall_doubles_the_base_only():
    table = imperium(3, bonus_spice={"hagga_basin": 3}, a={"hand": ["carryall"]})
    table.send("a", "carryall", to="hagga_basin")
    assert table.a.spice == 2 + 3 + 2


@rule("R-AG-07")
def test_ariana_takes_one_spice_less_and_draws_a_card():
    table = imperium(
        3,
        bonus_spice={"hagga_basin": 1},
        a={"leader": "countess_ariana_thorvald", "hand": ["dune_desert_planet"], "deck": ["dagger"]},
    )
    table.send("a", "dune_desert_planet", to="hagga_basin")
    assert (table.a.spice, table.a.hand) == (2, ["dagger"])


@rule("R-AG-08")
def test_recruits_of_the_turn_and_two_others_may_be_deployed():
    table = imperium(3, a={"hand": ["arrakis_recruiter"], "garrison": 4})
    table.send("a", "arrakis_recruiter", to="arrakeen")
    assert table.options("a", "deploy") == ["0", "1", "2", "3", "4"]  # two recruits, two of the four others
    assert table.why_not("a deploy 5") == "R-AG-08"
    table.do("a deploy 3")
    assert (table.a.conflict, table.a.garrison) == (3, 3)


@rule("R-AG-08")
def test_recruits_from_any_source_count():
    table = imperium(3, a={"hand": ["reconnaissance"], "garrison": 3, "solari": 3, "intrigue": ["reinforcements"]})
    table.do("a intrigue reinforcements").send("a", "reconnaissance", to="carthag")
    assert table.options("a", "deploy")[-1] == "6"  # three and one recruited, two others


@rule("R-AG-08", "R-P2-03")
def test_recruits_of_a_plot_played_after_the_agent_was_sent_count_too():
    table = imperium(3, a={"hand": ["diplomacy"], "garrison": 3, "solari": 3, "intrigue": ["reinforcements"]})
    table.send("a", "diplomacy", to="stillsuits")
    assert table.options("a", "deploy")[-1] == "2"
    table.do("a intrigue reinforcements")
    assert table.options("a", "deploy")[-1] == "5"


@rule("R-AG-08")
def test_troops_of_the_garrison_never_become_recruits():
    table = imperium(3, a={"hand": ["reconnaissance"], "garrison": 12})
    table.send("a", "reconnaissance", to="arrakeen")
    assert table.options("a", "deploy") == ["0", "1", "2"]


@rule("R-AG-09")
def test_no_troop_is_deployed_from_another_space():
    table = imperium(3, a={"hand": ["dagger"], "solari": 4})
    table.send("a", "dagger", to="rally_troops")
    assert table.question == "b TakeTurn"
    assert (table.a.conflict, table.a.garrison) == (0, 7)


@rule("R-AG-09")
def test_rapid_mobilization_deploys_from_anywhere():
    table = imperium(3, a={"hand": ["dagger"], "solari": 4, "intrigue": ["rapid_mobilization"]})
    table.send("a", "dagger", to="rally_troops").do("a intrigue rapid_mobilization", "a deploy 7")
    assert table.a.conflict == 7


@rule("R-AG-10")
def test_the_mentat_space_gives_a_card_and_the_mentat_for_this_round():
    table = imperium(3, a={"hand": ["dagger", "diplomacy"], "deck": ["signet_ring"], "solari": 2})
    table.send("a", "dagger", to="mentat")
    assert (table.mentat, table.a.agents) == ("a", 2)
    assert table.a.hand == ["diplomacy", "signet_ring"]
    table.reveal("b", "c")
    table.send("a", "diplomacy", to="wealth").send("a", "signet_ring", to="secure_contract")
    assert (table.a.agents, len(table.a.agents_at)) == (0, 3)


@rule("R-AG-10")
def test_without_the_mentat_its_space_gives_only_a_card():
    table = imperium(3, mentat="b", a={"hand": ["dagger"], "deck": ["signet_ring"], "solari": 2})
    table.send("a", "dagger", to="mentat")
    assert (table.mentat, table.a.agents, table.a.hand) == ("b", 1, ["signet_ring"])


@rule("R-AG-11")
def test_the_swordmaster_can_be_sent_in_the_same_round_and_in_later_ones():
    table = imperium(3, a={"hand": ["dagger"], "solari": 8})
    table.send("a", "dagger", to="swordmaster")
    assert (table.a.swordmaster, table.a.agents) == (True, 2)
    table.finish_round()
    assert table.a.agents == 3


@rule("R-AG-12")
def test_the_foldspace_space_puts_a_foldspace_card_on_the_discard_pile():
    table = imperium(3, a={"hand": ["diplomacy"]})
    table.send("a", "diplomacy", to="foldspace")
    assert (table.a.discard, table["reserve.foldspace"]) == (["foldspace"], 5)
    assert table.a.spacing_guild == 1


@rule("R-AG-12")
def test_without_foldspace_cards_the_space_gives_only_influence():
    table = imperium(3, reserve={"foldspace": 0}, a={"hand": ["diplomacy"]})
    table.send("a", "diplomacy", to="foldspace")
    assert (table.a.discard, table.a.spacing_guild) == ([], 1)


@rule("R-AG-13")
def test_secrets_takes_a_card_from_every_opponent_with_four_or_more():
    four = ["windfall", "charisma", "bribery", "refocus"]
    table = imperium(
        4,
        a={"hand": ["diplomacy"]},
        b={"intrigue": four},
        c={"intrigue": ["ambush", "tiebreaker", "infiltrate"]},
        d={"intrigue": ["staged_incident", "private_army", "allied_armada", "demand_respect", "to_the_victor"]},
    )
    table.send("a", "diplomacy", to="secrets")
    assert [table.a.intrigue_count, table.b.intrigue_count, table.c.intrigue_count, table.d.intrigue_count] == [
        3,
        3,
        3,
        4,
    ]


@rule("R-AG-13")
def test_the_stolen_card_is_chosen_at_random():
    four = ["windfall", "charisma", "bribery", "refocus"]
    stolen = set()
    for seed in range(12):
        table = imperium(3, seed=seed, a={"hand": ["diplomacy"]}, b={"intrigue": four}, intrigue_deck=["ambush"])
        table.send("a", "diplomacy", to="secrets")
        stolen.update(set(table.a.intrigue) - {"ambush"})
    assert len(stolen) > 1


@rule("R-AG-14")
def test_selective_breeding_costs_two_spice_in_any_case_and_trashing_is_free_to_choose():
    table = imperium(3, a={"hand": ["diplomacy", "dagger"], "deck": ["signet_ring", "reconnaissance"], "spice": 2})
    table.send("a", "diplomacy", to="selective_breeding")
    assert table.a.spice == 0
    table.do("a trash_from_hand dagger")
    assert table.a.hand == ["reconnaissance", "signet_ring"]
    declined = imperium(3, a={"hand": ["diplomacy", "dagger"], "spice": 2})
    declined.send("a", "diplomacy", to="selective_breeding").do("a skip")
    assert (declined.a.hand, declined.a.spice, declined.a.bene_gesserit) == (["dagger"], 0, 1)


@rule("R-AG-15")
def test_a_played_card_stays_in_play_until_its_owner_cleans_up():
    table = imperium(3, a={"hand": ["diplomacy", "dagger"]})
    table.send("a", "diplomacy", to="wealth")
    table.reveal("b", "c")
    assert table.a.play == ["diplomacy"]
    table.reveal("a")
    assert "diplomacy" not in table.a.play


# -- Kwisatz Haderach, The Voice, Bindu Suspension -------------------------------------------------------------------


@rule("R-AG-16")
def test_the_kwisatz_haderach_moves_an_agent_even_with_none_left():
    table = imperium(3, a={"hand": ["kwisatz_haderach"], "agents_at": ["wealth", "arrakeen"], "garrison": 0})
    table.do("a play kwisatz_haderach")
    assert table.options("a") == ["from wealth", "from arrakeen"]
    table.do("a from arrakeen", "a to secure_contract")
    assert sorted(table.a.agents_at) == ["secure_contract", "wealth"]
    assert table.a.solari == 3


@rule("R-AG-16")
def test_the_kwisatz_haderach_may_return_to_the_same_space():
    table = imperium(3, a={"hand": ["kwisatz_haderach"], "agents_at": ["wealth", "secure_contract"]})
    table.do("a play kwisatz_haderach", "a from wealth", "a to wealth")
    assert (table.a.solari, table.a.emperor) == (2, 1)


@rule("R-AG-16")
def test_the_kwisatz_haderach_sends_an_agent_from_the_leader_to_an_occupied_space():
    table = imperium(3, a={"hand": ["kwisatz_haderach"]}, b={"agents_at": ["wealth"]})
    table.do("a play kwisatz_haderach", "a to wealth")
    assert table["spaces.wealth.agents"] == [0, 1]


@rule("R-AG-16")
def test_the_kwisatz_haderach_repeats_no_space_of_once_per_game():
    table = imperium(3, a={"hand": ["kwisatz_haderach"], "agents_at": ["high_council"], "council": True, "solari": 9})
    table.do("a play kwisatz_haderach", "a from high_council")
    assert table.why_not("a to high_council") == "R-AG-05"


@rule("R-AG-16", "R-AG-17")
def test_the_kwisatz_haderach_does_not_break_the_voice():
    table = imperium(
        3, turn="b", b={"hand": ["the_voice"], "garrison": 0}, a={"hand": ["kwisatz_haderach"]}, c={"hand": []}
    )
    table.send("b", "the_voice", to="secure_contract").do("b block wealth")
    table.reveal("c").do("a play kwisatz_haderach")
    assert table.why_not("a to wealth") == "R-AG-17"


@rule("R-AG-16")
def test_a_maker_space_left_by_the_kwisatz_haderach_gathers_spice():
    table = imperium(3, a={"hand": ["kwisatz_haderach"], "agents_at": ["great_flat", "wealth"]})
    table.do("a play kwisatz_haderach", "a from great_flat", "a to secure_contract")
    table.finish_round()
    assert table["bonus_spice.great_flat"] == 1


@rule("R-AG-17")
def test_the_voice_closes_a_space_to_opponents_until_the_owners_next_turn():
    table = imperium(
        3,
        a={"hand": ["the_voice", "diplomacy"]},
        b={"hand": ["diplomacy"]},
        c={"hand": ["diplomacy"]},
    )
    table.send("a", "the_voice", to="secure_contract").do("a block wealth")
    for seat in "bc":
        table.do(f"{seat} play diplomacy")
        assert table.why_not(f"{seat} to wealth") == "R-AG-17"
        table.do(f"{seat} to {'foldspace' if seat == 'b' else 'secrets'}")
        table.idle_until(lambda t: t.asked == "TakeTurn")
    assert table.question == "a TakeTurn"
    assert table["spaces.wealth.voice"] == []
    table.do("a play diplomacy")
    assert table.can("a to wealth")


@rule("R-AG-18")
def test_bindu_suspension_draws_a_card_and_ends_the_turn():
    table = imperium(3, a={"hand": ["dagger"], "deck": ["signet_ring"], "intrigue": ["bindu_suspension"]})
    table.do("a intrigue bindu_suspension")
    assert table.a.hand == ["dagger", "signet_ring"]
    assert (table.question, table.a.agents) == ("b TakeTurn", 2)
    table.reveal("b", "c")
    assert table.question == "a TakeTurn"


@rule("R-AG-18")
def test_bindu_suspension_comes_before_anything_else():
    table = imperium(3, a={"hand": ["dagger"], "intrigue": ["bindu_suspension", "windfall"]})
    table.do("a intrigue windfall")
    assert table.why_not("a intrigue bindu_suspension") == "R-AG-18"
    table.send("a", "dagger", to="hall_of_oratory")
    assert table.why_not("a intrigue bindu_suspension") == "R-AG-18"
