"""General principles. [uprising-R-GEN-*]"""

import pytest

from support.imperium import uprising
from support.rules import rule


@rule("uprising-R-GEN-01")
def test_undercover_asset_overrides_the_influence_a_space_asks_for():
    table = uprising(a={"hand": ["undercover_asset", "reconnaissance"]})
    assert table.do("a play undercover_asset").can("a to sietch_tabr")
    assert uprising(a={"hand": ["reconnaissance"]}).do("a play reconnaissance").why_not("a to sietch_tabr")


@rule("uprising-R-GEN-02")
def test_an_acquired_card_goes_to_the_discard_pile():
    table = uprising(a={"hand": ["prepare_the_way"], "discard": []}, row=["desert_survival"])
    table.do("a reveal", "a buy desert_survival")
    assert table.a.discard == ["desert_survival"]


@rule("uprising-R-GEN-02")
def test_an_empty_deck_is_made_of_the_discard_pile():
    table = uprising(a={"hand": ["maula_pistol"], "deck": [], "discard": ["dagger"], "garrison": 0})
    table.send("a", "maula_pistol", to="imperial_basin")
    assert (table.a.hand, table.a.discard, table.a.deck) == (["dagger"], [], [])


@rule("uprising-R-GEN-02")
def test_with_both_empty_nothing_is_drawn():
    table = uprising(a={"hand": ["maula_pistol"], "deck": [], "discard": [], "garrison": 0})
    table.send("a", "maula_pistol", to="imperial_basin")
    assert table.a.hand == []
    assert table.question == "b TakeTurn"


TRASHING = {"hand": ["desert_survival", "dagger"], "discard": ["prepare_the_way"], "play": ["diplomacy"]}


@rule("uprising-R-GEN-03")
@pytest.mark.parametrize(
    ("answer", "pile"),
    [
        ("trash_from_hand dagger", "hand"),
        ("trash_in_play diplomacy", "play"),
        ("trash_in_play desert_survival", "play"),
    ],
)
def test_a_trashed_card_is_gone(answer, pile):
    table = uprising(a={**TRASHING, "garrison": 0}).send("a", "desert_survival", to="imperial_basin")
    card = answer.split()[1]
    table.do(f"a {answer}")
    assert card in table.trashed
    assert card not in table.look["a"][pile]


@rule("uprising-R-GEN-03")
def test_a_trashed_reserve_card_returns_to_its_stack():
    table = uprising(a={**TRASHING, "garrison": 0}).send("a", "desert_survival", to="imperial_basin")
    assert table.reserve["prepare_the_way"] == 7
    table.do("a trash_from_discard prepare_the_way")
    assert table.reserve["prepare_the_way"] == 8
    assert "prepare_the_way" not in table.trashed


@rule("uprising-R-GEN-03", "uprising-F-01")
def test_the_trash_icon_is_optional():
    table = uprising(a={**TRASHING, "garrison": 0}).send("a", "desert_survival", to="imperial_basin").do("a skip")
    assert table.trashed == []


@rule("uprising-R-GEN-03", "uprising-F-01")
@pytest.mark.parametrize(
    ("card", "space"), [("seek_allies", "deliver_supplies"), ("dangerous_rhetoric", "assembly_hall")]
)
def test_a_card_that_says_so_is_trashed(card, space):
    table = uprising(a={"hand": [card]}).send("a", card, to=space)
    table.idle_until(lambda t: t.question == "b TakeTurn")
    assert card in table.trashed


@rule("uprising-R-GEN-04", "uprising-F-02")
def test_an_arrow_on_a_card_is_optional_and_used_once():
    """The rulebook's Ecological Testing Station: not paying draws nothing, and 4 water do not draw four cards."""
    given = {
        "hand": ["ecological_testing_station"],
        "water": 4,
        "garrison": 0,
        "deck": ["dagger"] * 2 + ["diplomacy"] * 1,
    }
    table = uprising(a={**given, "deck": ["dagger", "dagger", "diplomacy"]})
    table.send("a", "ecological_testing_station", to="spice_refinery")
    assert table.about["effect"] == "ecological_testing_station.agent"
    table.do("a pay")
    assert (table.a.water, sorted(table.a.hand)) == (2, ["dagger", "dagger"])
    assert table.question == "b TakeTurn"
    other = uprising(a=given)
    other.send("a", "ecological_testing_station", to="spice_refinery").do("a skip")
    assert (other.a.water, other.a.hand) == (4, [])


@rule("uprising-R-GEN-04", "uprising-F-02")
@pytest.mark.parametrize(
    ("card", "lacking", "enough"),
    [
        ("mercenaries", {"solari": 2}, {"solari": 3}),
        ("buy_access", {"solari": 4}, {"solari": 5}),
        ("depart_for_arrakis", {"spice": 1}, {"spice": 2}),
        ("sietch_ritual", {"hand": []}, {"hand": ["dagger"]}),
        ("opportunism", {"solari": 2, "influence": {"fremen": 1}}, {"solari": 2, "influence": {"fremen": 2}}),
        ("unexpected_allies", {"water": 1}, {"water": 2}),
    ],
)
def test_an_intrigue_card_is_played_only_if_its_cost_is_paid(card, lacking, enough):
    assert uprising(a={"intrigue": [card], **lacking}).why_not(f"a intrigue {card}") == "F-02"
    assert uprising(a={"intrigue": [card], **enough}).can(f"a intrigue {card}")


@rule("uprising-R-GEN-05", "uprising-F-01")
def test_guild_envoys_discard_is_compulsory():
    table = uprising(a={"hand": ["guild_envoy", "dagger", "diplomacy"]})
    table.send("a", "guild_envoy", to="deliver_supplies")
    assert sorted(table.options("a")) == ["discard dagger", "discard diplomacy"]
    table.do("a discard dagger")
    assert table.a.discard == ["dagger"]


@rule("uprising-R-GEN-05")
def test_what_can_be_done_of_an_effect_is_done():
    table = uprising(a={"hand": ["diplomacy"], "garrison": 10, "spice": 4}, intrigue_deck=["cunning"])
    table.send("a", "diplomacy", to="sardaukar")
    assert (table.a.garrison, table.a.supply, table.a.intrigue) == (12, 0, ["cunning"])


@rule("uprising-R-GEN-05")
def test_a_reveal_box_with_a_choice_must_be_resolved():
    table = uprising(a={"hand": ["corrinth_city"]}).do("a reveal")
    assert table.why_not("a end") == "R-GEN-05"
    table.do("a resolve corrinth_city.reveal")
    assert table.a.solari == 5
    assert table.can("a end")


@rule("uprising-R-GEN-06")
def test_a_discard_is_of_ones_own_choice_and_never_an_intrigue_card():
    a = {"hand": ["covert_operation"], "spies": ["post_emperor"]}
    b = {"hand": ["dagger", "diplomacy"], "intrigue": ["cunning"]}
    table = uprising(a=a, b=b, c={"hand": []}).send("a", "covert_operation", to="dutiful_service").do("a skip")
    assert table.question == "b DiscardCards"
    assert sorted(table.options("b")) == ["discard dagger", "discard diplomacy"]
    table.do("b discard dagger")
    assert (table.b.discard, table.b.hand, table.b.intrigue) == (["dagger"], ["diplomacy"], ["cunning"])


@rule("uprising-R-GEN-07")
def test_played_and_revealed_cards_are_in_play_until_clean_up():
    table = uprising(a={"hand": ["dagger", "prepare_the_way"], "solari": 0})
    table.send("a", "dagger", to="assembly_hall").do("a end").reveal("b", "c")
    assert table.a.play == ["dagger"]
    table.do("a reveal")
    assert sorted(table.a.play) == ["dagger", "prepare_the_way"]
    table.do("a end")
    assert table.a.play == []
    assert sorted(table.a.discard) == ["dagger", "prepare_the_way"]


@rule("uprising-R-GEN-07")
def test_a_trashed_card_is_no_longer_in_play():
    """Stilgar's 2 Persuasion for each Fremen card do not count the one that was trashed."""
    a = {"hand": ["desert_survival", "stilgar_the_devoted"], "garrison": 0}
    table = uprising(a=a).send("a", "desert_survival", to="imperial_basin")
    table.do("a trash_in_play desert_survival").reveal("b", "c").do("a reveal")
    assert table.a.persuasion == 2


@rule("uprising-R-GEN-08")
@pytest.mark.parametrize(("other", "spice"), [("dagger", 0), ("maula_pistol", 2)])
def test_a_fremen_bond_needs_another_fremen_card(other, spice):
    table = uprising(a={"hand": ["northern_watermaster", other]}).do("a reveal")
    assert table.a.spice == spice


@rule("uprising-R-GEN-08")
def test_a_card_played_earlier_makes_the_bond_too():
    table = uprising(a={"hand": ["maula_pistol", "northern_watermaster"], "garrison": 0, "deck": []})
    table.send("a", "maula_pistol", to="imperial_basin").reveal("b", "c").do("a reveal")
    assert table.a.spice == 1 + 2


@rule("uprising-R-GEN-08")
def test_two_bonds_switch_each_other_on():
    table = uprising(a={"hand": ["northern_watermaster", "ecological_testing_station"]}).do("a reveal")
    assert (table.a.spice, table.a.water) == (2, 2)


@rule("uprising-R-GEN-09")
@pytest.mark.parametrize(("level", "cards"), [(1, []), (2, ["dagger"]), (5, ["dagger"])])
def test_an_influence_condition_needs_at_least_that_much(level, cards):
    a = {"hand": ["prepare_the_way"], "deck": ["dagger"], "influence": {"bene_gesserit": level}}
    table = uprising(a=a).send("a", "prepare_the_way", to="gather_support")
    assert table.a.hand == cards


@rule("uprising-R-GEN-09")
@pytest.mark.parametrize(("holder", "offered"), [("a", True), ("b", False)])
def test_an_alliance_effect_needs_the_token(holder, offered):
    a = {"hand": ["branching_path"], "influence": {"bene_gesserit": 4}, "intrigue": ["cunning"], "garrison": 0}
    b = {"influence": {"bene_gesserit": 4}}
    table = uprising(a=a, b=b, alliances={"bene_gesserit": holder}).send("a", "branching_path", to="spice_refinery")
    assert (table.asked == "PayOrNot") == offered
    if offered:
        table.do("a pay", "a trash_intrigue cunning")
        assert table.a.spice == 2


@rule("uprising-R-GEN-10")
def test_the_score_may_pass_twelve_and_points_can_be_lost():
    a = {"vp": 12, "influence": {"fremen": 1, "emperor": 2}, "intrigue": ["change_allegiances"]}
    table = uprising(a=a).do("a intrigue change_allegiances", "a choose 1", "a lose_influence emperor")
    assert table.a.vp == 11
    table.do("a faction fremen")
    assert table.a.vp == 12
    b = uprising(a={"hand": ["diplomacy"], "vp": 12, "influence": {"fremen": 1}}).send("a", "diplomacy", to="fremkit")
    assert b.a.vp == 13


@rule("uprising-R-GEN-11")
def test_influence_of_choice_is_with_one_faction():
    a = {"hand": ["dune_desert_planet"], "influence": {"spacing_guild": 2}, "spice": 3}
    table = uprising(a=a).send("a", "dune_desert_planet", to="shipping")
    assert sorted(table.options("a", "faction")) == ["bene_gesserit", "emperor", "fremen", "spacing_guild"]
    table.do("a faction emperor")
    assert (table.a.emperor, table.a.solari) == (1, 5)
    assert table.question == "b TakeTurn"


@rule("uprising-R-GEN-11")
def test_two_influence_with_one_icon_go_to_the_same_faction():
    """Grand Vision of the base game shows the icon for two; Uprising's own cards name the Faction."""
    table = uprising(rules={"base_cards": True, "base_conflicts": True}, conflict="grand_vision").troops(a=1)
    table.resolve_combat().do("a faction fremen")
    assert table.a.fremen == 2
    assert not table.asked.startswith("ChooseFaction")


@rule("uprising-R-GEN-11")
def test_two_different_factions_must_differ():
    table = uprising(a={"intrigue": ["buy_access"], "solari": 5}).do("a intrigue buy_access", "a faction fremen")
    assert table.why_not("a faction fremen")
    table.do("a faction emperor")
    assert (table.a.fremen, table.a.emperor) == (1, 1)
