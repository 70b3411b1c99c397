"""The worked examples of the rulebook: Jules, Aya and Nour play a round, and what stands in the boxes beside it."""

import pytest

from support.imperium import uprising
from support.rules import rule


def round_of_the_rulebook():
    """Jules (a) is First Player and controls Arrakeen; everybody has sent an Agent. The Conflict: Imperial Basin."""
    return uprising(
        3,
        conflict="secure_imperial_basin",
        control={"arrakeen": "a"},
        bonus_spice={"deep_desert": 1},
        row=["desert_survival", "overthrow", "steersman", "stilgar_the_devoted", "corrinth_city"],
        imperium_deck=["maula_pistol"],
        a={
            "leader": "feyd_rautha_harkonnen",
            "hand": ["dune_desert_planet", "prepare_the_way", "rebel_supplier", "strike_fleet"],
            "agents_at": ["secrets"],
            "intrigue": ["unexpected_allies"],
            "water": 2,
            "discard": [],
            "objective": "obj_crysknife",
        },
        b={
            "leader": "lady_margot_fenring",
            "hand": ["rebel_supplier", "dagger"],
            "deck": ["dagger", "convincing_argument"],
            "garrison": 1,
            "agents_at": ["fremkit"],
            "spies": ["post_refinery_arrakeen"],
            "intrigue": ["contingency_plan"],
            "objective": "obj_ornithopter_1_3",
        },
        c={"leader": "gurney_halleck", "hand": ["dagger"], "solari": 2, "agents_at": ["dutiful_service"]},
    )


def jules_goes_to_imperial_basin(table):
    return table.send("a", "dune_desert_planet", to="imperial_basin").do("a deploy 2", "a end")


def aya_goes_to_arrakeen(table):
    table.send("b", "rebel_supplier", to="arrakeen").do("b recall_spy post_refinery_arrakeen")
    return table.idle_until(lambda t: t.asked == "DeployTroops").do("b deploy 4", "b end")


def nour_gathers_support(table):
    return table.send("c", "dagger", to="gather_support").do("c pay")


def agent_turns():
    return nour_gathers_support(aya_goes_to_arrakeen(jules_goes_to_imperial_basin(round_of_the_rulebook())))


def jules_reveals(table):
    return table.do("a reveal", "a buy desert_survival", "a intrigue unexpected_allies", "a detonate", "a end")


# -- Agent turns -----------------------------------------------------------------------------------------------------


@rule("uprising-R-AGT-01", "uprising-R-WRM-06", "uprising-R-UNT-02")
def test_jules_harvests_and_deploys_two_troops_at_most():
    table = round_of_the_rulebook().send("a", "dune_desert_planet", to="imperial_basin")
    assert (table.a.spice, table.a.garrison) == (1, 3)
    assert table.options("a", "deploy") == ["0", "1", "2"]
    assert table.why_not("a deploy 3") == "R-UNT-02"
    table.do("a deploy 2")
    assert (table.a.conflict, table.a.garrison) == (2, 1)


@rule("uprising-R-SPY-06", "uprising-R-SPY-09", "uprising-R-CMB-08", "uprising-R-UNT-02")
def test_aya_gathers_intelligence_recruits_three_and_deploys_four():
    table = jules_goes_to_imperial_basin(round_of_the_rulebook()).send("b", "rebel_supplier", to="arrakeen")
    assert table.a.solari == 1  # Jules's marker
    table.do("b recall_spy post_refinery_arrakeen").idle_until(lambda t: t.asked == "DeployTroops")
    assert sorted(table.b.hand) == ["convincing_argument", "dagger", "dagger"]  # one for the Spy, one for Arrakeen
    assert table.b.garrison == 1 + 1 + 2
    assert table.options("b", "deploy") == ["0", "1", "2", "3", "4"]
    table.do("b deploy 4")
    assert (table.b.conflict, table.b.garrison) == (4, 0)


@rule("uprising-R-UNT-02")
def test_aya_could_have_deployed_a_second_troop_of_her_garrison():
    a = {"hand": ["rebel_supplier"], "garrison": 2, "spies": ["post_refinery_arrakeen"], "deck": []}
    table = uprising(a=a).send("a", "rebel_supplier", to="arrakeen").do("a recall_spy post_refinery_arrakeen")
    assert table.options("a", "deploy")[-1] == "5"


@rule("uprising-R-AGT-04", "uprising-R-GEN-04", "uprising-R-UNT-02")
def test_nour_pays_two_solari_for_water_and_deploys_nothing():
    table = aya_goes_to_arrakeen(jules_goes_to_imperial_basin(round_of_the_rulebook()))
    table.send("c", "dagger", to="gather_support")
    assert table.question == "c PayOrNot"
    table.do("c pay")
    assert (table.c.solari, table.c.water, table.c.garrison, table.c.conflict) == (0, 2, 5, 0)
    assert table.question == "a TakeTurn"


# -- Jules's Reveal turn ---------------------------------------------------------------------------------------------


@rule("uprising-R-REV-01", "uprising-R-REV-03", "uprising-R-REV-04", "uprising-R-REV-05")
def test_jules_reveals_three_cards_and_acquires_one():
    table = agent_turns().do("a reveal")
    assert (table.a.persuasion, table.a.spice) == (3, 1 + 1)
    assert (table.a.swords, table.a.strength) == (4, 8)
    table.do("a buy desert_survival")
    assert (table.a.discard, table.a.persuasion) == (["desert_survival"], 1)
    assert table.row[0] == "maula_pistol"
    assert table.options("a", "buy") == []


@rule("uprising-R-WRM-05", "uprising-R-REV-05", "uprising-R-RND-04")
def test_unexpected_allies_take_the_wall_away_and_bring_a_sandworm():
    table = agent_turns().do("a reveal", "a buy desert_survival", "a intrigue unexpected_allies")
    assert (table.a.water, table.a.strength, table.shield_wall) == (0, 8, True)
    table.do("a detonate")
    assert (table.shield_wall, table.a.sandworms, table.a.strength) == (False, 1, 11)
    assert table["intrigue_discard"] == ["unexpected_allies"]


@rule("uprising-R-REV-07", "uprising-R-RND-03")
def test_jules_cleans_up_and_waits_for_the_combat():
    table = jules_reveals(agent_turns())
    assert table.a.play == []
    assert sorted(table.a.discard) == [
        "desert_survival",
        "dune_desert_planet",
        "prepare_the_way",
        "rebel_supplier",
        "strike_fleet",
    ]
    assert table.question == "b TakeTurn"
    assert table.a.agents == 0


# -- Combat ----------------------------------------------------------------------------------------------------------


def combat():
    """Jules 11 and Aya 9, as in the rulebook."""
    return uprising(
        3,
        phase="combat",
        conflict="secure_imperial_basin",
        shield_wall=False,
        bonus_spice={"deep_desert": 1},
        a={
            "conflict": 2,
            "worms": 1,
            "swords": 4,
            "garrison": 1,
            "water": 0,
            "agents_at": ["imperial_basin"],
            "intrigue": ["cunning"],
            "objective": "obj_crysknife",
        },
        b={
            "conflict": 4,
            "swords": 1,
            "garrison": 0,
            "intrigue": ["contingency_plan"],
            "objective": "obj_ornithopter_1_3",
        },
        c={"intrigue": ["devour"]},
    )


@rule("uprising-R-CMB-01", "uprising-R-CMB-02")
def test_jules_passes_aya_plays_and_nour_is_not_asked():
    table = combat()
    assert (table.a.strength, table.b.strength, table.c.strength) == (11, 9, 0)
    assert table.question == "a CombatTurn"
    table.do("a pass", "b intrigue contingency_plan")
    assert table.b.strength == 12
    assert table.question == "a CombatTurn"  # Aya has no cards left; Nour has no units
    assert table.options("a") == ["pass"]


def after_combat():
    return combat().do("a pass", "b intrigue contingency_plan", "a pass")


@rule("uprising-R-CMB-03", "uprising-R-CMB-05", "uprising-R-CMB-08", "uprising-R-WRM-04", "uprising-R-UNT-05")
def test_aya_wins_and_jules_takes_the_doubled_second_reward():
    table = after_combat()
    assert table.rewards == {"b": "first", "a": "second"}
    assert (table.b.spice, table.b.garrison, table.control["imperial_basin"]) == (2, 1, "b")
    assert (table.a.water, table.a.garrison) == (4, 1 + 2)
    assert (table.c.water, table.c.garrison) == (1, 3)
    assert (table.b.won, table.b.vp) == (["secure_imperial_basin"], 0)
    assert (table.a.conflict, table.a.sandworms, table.a.supply, table.b.supply) == (0, 0, 9, 11)


@rule("uprising-R-CMB-06")
def test_with_another_desert_mouse_aya_would_have_scored():
    b = {"conflict": 4, "objective": "obj_desert_mouse_first"}
    table = uprising(conflict="secure_imperial_basin", phase="combat", a={"conflict": 2}, b=b)
    assert (table.b.vp, table.b.won_flipped) == (1, ["secure_imperial_basin"])


# -- Makers and Recall -----------------------------------------------------------------------------------------------


@rule("uprising-R-END-01")
def test_the_makers_leave_spice_where_nobody_is():
    assert after_combat().bonus_spice == {"imperial_basin": 0, "hagga_basin": 1, "deep_desert": 2}


@rule("uprising-R-END-02")
def test_the_agents_come_home_and_aya_goes_first():
    table = after_combat()
    assert (table.a.agents, table.a.agents_at) == (2, [])
    assert (table.first_player, table.question, table.round) == ("b", "b TakeTurn", 2)


@rule("uprising-R-RND-01")
def test_the_whole_round():
    table = jules_reveals(agent_turns())
    table.do("b reveal", "b end", "c reveal", "c end")
    assert table.events("phase")[-1]["phase"] == "combat"
    assert table.question == "b CombatTurn"
    table.do("b intrigue contingency_plan").idle_until(lambda t: t.asked == "TakeTurn")
    # Aya: four troops, two Daggers (one more than in the rulebook) and the Contingency Plan.
    assert table.events("combat")[-1]["strengths"] == [11, 13, 0]
    assert table.control == {"arrakeen": "a", "spice_refinery": None, "imperial_basin": "b"}


# -- the box about doubled rewards -----------------------------------------------------------------------------------


def freighters(spice):
    return uprising(conflict="spice_freighters", phase="combat", a={"worms": 1, "spice": spice})


@rule("uprising-R-WRM-04", "uprising-R-GEN-04", "uprising-R-GEN-11")
def test_spice_freighters_doubled_with_two_payments_and_two_factions():
    table = freighters(6)
    payment, influence = "spice_freighters.first.1", "spice_freighters.first.0"
    table.do(f"a resolve {influence}", "a faction fremen", f"a resolve {influence}", "a faction emperor")
    assert (table.a.fremen, table.a.emperor) == (1, 1)
    table.do(f"a resolve {payment}")
    assert (table.a.vp, table.a.spice) == (1, 3)
    table.do("a pay")
    assert (table.a.vp, table.a.spice) == (2, 0)


@rule("uprising-R-WRM-04")
def test_spice_freighters_doubled_with_one_payment_and_one_faction():
    table = freighters(5)
    influence = "spice_freighters.first.0"
    table.do(f"a resolve {influence}", "a faction fremen", f"a resolve {influence}", "a faction fremen")
    assert (table.a.fremen, table.a.vp) == (2, 1)
    table.do("a resolve spice_freighters.first.1")
    assert (table.a.vp, table.a.spice) == (2, 2)
    assert table.asked == "TakeTurn"


@rule("uprising-R-WRM-04")
def test_without_a_sandworm_the_freighters_are_paid_once():
    table = uprising(conflict="spice_freighters", phase="combat", a={"conflict": 1, "spice": 6})
    table.do("a resolve spice_freighters.first.1").do("a faction fremen")
    assert (table.a.vp, table.a.spice, table.a.fremen) == (1, 3, 1)
    assert table.asked == "TakeTurn"


@rule("uprising-R-WRM-04", "uprising-R-SPY-04")
@pytest.mark.parametrize(("spies", "vp"), [(3, 3), (2, 3), (1, 2)])
def test_battle_for_arrakeen_doubled_recalls_two_spies_each_time(spies, vp):
    """Two points for the reward; a second recall would need four Spies, which nobody has."""
    posts = ["post_choam", "post_emperor", "post_fremen"][:spies]
    table = uprising(conflict="battle_for_arrakeen", phase="combat", shield_wall=False, a={"worms": 1, "spies": posts})
    for _ in range(8):
        if table.question[:1] != "a" or table.asked == "TakeTurn":
            break
        options = table.options("a")
        table.do(f"a {'pay' if 'pay' in options else options[0]}")
    assert table.a.vp == vp
