"""Influence, Maker spaces, the Shield Wall and Spies of Rivals. [uprising-RV-29..34]"""

import pytest

from sietch.imperium.terms import FACTIONS
from support.rivals import RIVAL_SEAT, reveals, table_with
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])
E, S, B, F = FACTIONS
VISITS = {E: "dutiful_service", S: "deliver_supplies_heighliner", B: "secrets", F: "fremkit"}
FACTION = pytest.mark.parametrize("faction", FACTIONS)


def wins(seats, conflict, card, **position):
    """The Rival has won this conflict alone, and the game is over."""
    position["me"] = {"conflict": 2, **position.get("me", {})}
    position["a"] = {"vp": 10, **position.get("a", {})}
    seen = table_with(seats, card, phase="combat", conflict=conflict, **position)
    assert seen.table["over"]
    return seen


# -- influence -------------------------------------------------------------------------------------------------------


@rule("uprising-RV-29")
@SEATS
@pytest.mark.parametrize(
    ("card", "before", "faction"),
    [
        ("staban_tuek", {}, S),
        ("muad_dib", {}, F),
        ("irulan", {}, E),
        ("lady_jessica", {}, B),
        ("staban_tuek", {S: 1}, F),
        ("staban_tuek", {S: 1, F: 1}, B),
        ("staban_tuek", {S: 1, F: 1, B: 1}, E),
        ("staban_tuek", {S: 2, F: 1, B: 3, E: 1}, F),
    ],
)
def test_influence_of_choice_goes_where_there_is_least(seats, card, before, faction):
    seen = wins(seats, "skirmish_crysknife", card, me={"influence": before})
    assert seen.influence == {**before, faction: before.get(faction, 0) + 1}


@rule("uprising-RV-29", "uprising-RV-36")
@SEATS
def test_two_influences_of_choice_go_to_two_factions(seats):
    assert wins(seats, "propaganda", "irulan").influence == {E: 1, B: 1}
    assert wins(seats, "propaganda", "irulan", me={"influence": {E: 3}}).influence == {E: 3, B: 1, F: 1}
    assert wins(seats, "propaganda", "irulan", me={"worms": 1}).influence == {E: 1, B: 1, F: 1, S: 1}


@rule("uprising-RV-30")
@SEATS
@FACTION
def test_two_influence_is_a_victory_point(seats, faction):
    for before, vp in ((0, 0), (1, 1), (2, 0)):
        seen = reveals(seats, VISITS[faction], me={"influence": {faction: before}})
        assert (seen.influence[faction], seen.me.vp) == (before + 1, vp)


@rule("uprising-RV-30")
@SEATS
@FACTION
def test_four_influence_is_an_alliance_but_never_the_bonus(seats, faction):
    seen = reveals(seats, VISITS[faction], card="gurney_halleck", me={"influence": {faction: 3}})
    assert (seen.influence[faction], seen.me.vp) == (4, 1)
    assert seen.table.alliances[faction] == seen.letter
    assert (seen.me.spies, seen.me.solari, seen.me.intrigue_count, seen.me.water) == ([], 0, 0, 1)
    assert seen.table.events("track_bonus") == []


@rule("uprising-RV-30")
@SEATS
@FACTION
def test_a_rival_takes_the_alliance_of_whoever_it_overtakes(seats, faction):
    a = {"influence": {faction: 4}, "vp": 5}
    seen = reveals(seats, VISITS[faction], me={"influence": {faction: 4}}, a=a, alliances={faction: "a"})
    assert (seen.table.alliances[faction], seen.me.vp, seen.table.a.vp) == (seen.letter, 1, 4)
    level = reveals(seats, VISITS[faction], me={"influence": {faction: 3}}, a=a, alliances={faction: "a"})
    assert (level.table.alliances[faction], level.me.vp, level.table.a.vp) == ("a", 0, 5)


@rule("uprising-RV-30")
@SEATS
def test_a_rival_loses_the_alliance_to_whoever_overtakes_it(seats):
    seen = table_with(
        seats,
        me={"influence": {B: 4}, "vp": 3},
        a={"influence": {B: 4}, "hand": ["diplomacy"]},
        alliances={B: RIVAL_SEAT[seats]},
    )
    seen.table.send("a", "diplomacy", to="secrets")
    assert (seen.table.alliances[B], seen.me.vp, seen.table.a.vp) == ("a", 2, 1)


# -- Maker spaces and the Wall ---------------------------------------------------------------------------------------


@rule("uprising-RV-31")
@SEATS
@pytest.mark.parametrize(
    ("card", "bonus", "space", "worms", "spice"),
    [
        ("hagga_imperial_basin", {"hagga_basin": 2}, "hagga_basin", 1, 2),
        ("hagga_imperial_basin", {"imperial_basin": 2}, "imperial_basin", 0, 3),
        ("deep_desert", {"deep_desert": 1}, "deep_desert", 2, 1),
    ],
)
def test_with_hooks_sandworms_come_instead_of_the_base_spice(seats, card, bonus, space, worms, spice):
    seen = reveals(seats, card, me={"hooks": True}, bonus_spice=bonus)
    assert seen.went == [space]
    assert (seen.me.sandworms, seen.me.spice, seen.me.in_conflict) == (worms, spice, 2)
    assert seen.table.bonus_spice[space] == 0
    assert seen.me.strength == 4 + 3 * worms


@rule("uprising-RV-31")
@SEATS
@pytest.mark.parametrize(
    ("conflict", "wall", "worms"),
    [
        ("siege_of_arrakeen", True, 0),
        ("siege_of_arrakeen", False, 2),
        ("secure_imperial_basin", True, 0),
        ("battle_for_spice_refinery", True, 0),
        ("propaganda", True, 2),
    ],
)
def test_no_sandworm_joins_a_conflict_behind_the_wall(seats, conflict, wall, worms):
    seen = reveals(
        seats,
        "deep_desert",
        me={"hooks": True},
        conflict=conflict,
        shield_wall=wall,
        bonus_spice={"deep_desert": 1},
    )
    assert seen.me.sandworms == worms
    assert seen.me.spice == (1 if worms else 5)
    assert seen.table.shield_wall == wall  # Deep Desert does not touch it


@rule("uprising-RV-31", "uprising-RV-32")
@SEATS
def test_at_the_basins_the_wall_falls_first_so_that_the_sandworm_can_come(seats):
    seen = reveals(
        seats,
        "hagga_imperial_basin",
        me={"hooks": True},
        conflict="siege_of_arrakeen",
        bonus_spice={"hagga_basin": 1},
    )
    assert not seen.table.shield_wall
    assert (seen.me.sandworms, seen.me.spice) == (1, 1)


@rule("uprising-RV-32")
@SEATS
@pytest.mark.parametrize("card", ["desert_tactics", "hagga_imperial_basin"])
@pytest.mark.parametrize("hooks", [False, True])
def test_only_with_hooks_the_wall_is_removed(seats, card, hooks):
    seen = reveals(seats, card, me={"hooks": hooks}, bonus_spice={"hagga_basin": 1})
    assert seen.table.shield_wall is not hooks
    assert len(seen.table.events("detonate")) == hooks
    again = reveals(seats, card, me={"hooks": hooks}, bonus_spice={"hagga_basin": 1}, shield_wall=False)
    assert again.table.events("detonate") == []


@rule("uprising-RV-32")
@SEATS
def test_sietch_tabr_gives_hooks_and_leaves_the_wall(seats):
    seen = reveals(seats, "sietch_tabr", me={"influence": {F: 2}})
    assert seen.me.hooks
    assert seen.table.shield_wall


@rule("uprising-RV-31", "uprising-RV-23")
@SEATS
def test_whoever_watches_the_maker_space_for_spice_gains_it_from_rivals_too(seats):
    """Staban Tuek as a human player's leader."""
    a = {"leader": "staban_tuek", "spies": ["post_deep_desert"]}
    seen = reveals(seats, "deep_desert", a=a, bonus_spice={"deep_desert": 1})
    assert (seen.table.a.spice, seen.me.spice) == (1, 5)


# -- Intrigue --------------------------------------------------------------------------------------------------------

INTRIGUE = ["contingency_plan", "contingency_plan", "detonation", "distraction", "mercenaries"]


@rule("uprising-RV-33")
@SEATS
@pytest.mark.parametrize(("held", "taken"), [(3, 0), (4, 1), (5, 1)])
def test_secrets_takes_an_intrigue_card_of_whoever_has_four(seats, held, taken):
    seen = reveals(seats, "secrets", a={"intrigue": INTRIGUE[:held]})
    assert (seen.table.a.intrigue_count, seen.me.intrigue_count) == (held - taken, taken)
    assert sorted([*seen.table.a.intrigue, *seen.me.intrigue]) == sorted(INTRIGUE[:held])


@rule("uprising-RV-33")
def test_the_stolen_card_is_any_of_them():
    stolen = {reveals(1, "secrets", seed=seed, a={"intrigue": INTRIGUE}).me.intrigue[0] for seed in range(20)}
    assert len(stolen) > 2


@rule("uprising-RV-33", "uprising-RV-37")
def test_every_opponent_gives_one_the_other_rival_too():
    seen = reveals(
        1,
        "secrets",
        a={"intrigue": ["market_opportunity", "opportunism", "buy_access", "cunning"]},
        c={"intrigue": INTRIGUE[:4]},
    )
    assert (seen.me.intrigue_count, seen.table.a.intrigue_count, seen.table.c.intrigue_count) == (2, 3, 3)


@rule("uprising-RV-33")
def test_with_two_players_both_give_one():
    seen = reveals(
        2,
        "secrets",
        a={"intrigue": ["market_opportunity", "opportunism", "buy_access", "cunning"]},
        b={"intrigue": INTRIGUE},
    )
    assert (seen.me.intrigue_count, seen.table.a.intrigue_count, seen.table.b.intrigue_count) == (2, 3, 4)


@rule("uprising-RV-33", "uprising-RV-38")
@SEATS
def test_a_stolen_card_may_be_the_last_one_that_the_swordmaster_costs(seats):
    seen = reveals(seats, "secrets", card="feyd_rautha", me={"solari": 2}, a={"intrigue": INTRIGUE[:4]})
    assert seen.me.swordmaster
    assert (seen.me.solari, seen.me.intrigue_count, seen.me.water) == (0, 0, 0)


@rule("uprising-RV-33", "uprising-RV-39")
@SEATS
def test_a_stolen_card_may_be_the_third_for_a_victory_point(seats):
    me = {"swordmaster": True, "intrigue": ["cunning", "opportunism"]}
    seen = reveals(seats, "secrets", me=me, a={"intrigue": INTRIGUE[:4]})
    assert (seen.me.intrigue_count, seen.me.vp) == (0, 1)


# -- Spies -----------------------------------------------------------------------------------------------------------

POSTS = {E: "post_emperor", S: "post_spacing_guild", B: "post_bene_gesserit", F: "post_fremen"}


@rule("uprising-RV-34")
@SEATS
@pytest.mark.parametrize(("card", "order"), [("irulan", [E, B, F, S]), ("staban_tuek", [S, F, B, E])])
def test_a_spy_goes_to_the_first_free_faction_post_in_the_order_of_the_card(seats, card, order):
    posts = [POSTS[faction] for faction in order]
    for taken, post in enumerate(posts):
        mine, yours = posts[:taken][:3], posts[:taken][3:]
        other = {"c" if seats == 1 else "b": {"spies": yours}}
        assert reveals(seats, "espionage", card=card, a={"spies": mine}, **other).me.spies == [post]
    other = {"c" if seats == 1 else "b": {"spies": posts[3:]}}
    assert reveals(seats, "espionage", card=card, a={"spies": posts[:3]}, **other).me.spies == []


@rule("uprising-RV-34")
@SEATS
def test_its_own_spies_take_posts_too(seats):
    seen = reveals(seats, "espionage", card="irulan", me={"spies": ["post_emperor"]})
    assert seen.me.spies == ["post_emperor", "post_bene_gesserit"]
    assert seen.table.events("scheme") == []


@rule("uprising-RV-34")
@SEATS
def test_the_third_spy_brings_the_others_home_and_sets_the_scheme_off(seats):
    seen = reveals(seats, "espionage", card="lady_jessica", me={"spies": ["post_emperor", "post_council"]})
    assert (seen.me.spies, seen.me.spies_in_supply, seen.me.water) == (["post_bene_gesserit"], 2, 3)
    assert len(seen.table.events("scheme")) == 1


@rule("uprising-RV-34")
@SEATS
def test_a_third_spy_that_finds_no_post_sets_nothing_off(seats):
    spies = ["post_emperor", "post_council"]
    other = {"a": {"spies": ["post_landsraad"]}}
    seen = reveals(seats, "place_spy_landsraad", "gather_support_a", card="lady_jessica", me={"spies": spies}, **other)
    assert (seen.me.spies, seen.me.water) == (spies, 1)


@rule("uprising-RV-34")
@SEATS
def test_the_signet_of_irulan_may_place_the_third_spy(seats):
    me = {"spies": ["post_council", "post_landsraad"]}
    seen = reveals(seats, "arrakeen", card="irulan", me=me)
    assert seen.me.spies == ["post_emperor"]
    assert seen.me.emperor == 1
    assert (seen.me.in_conflict, seen.me.garrison) == (4, 1)  # the troops of card and Scheme, and two more


@rule("uprising-RV-34")
@SEATS
def test_a_rival_does_not_infiltrate(seats):
    me = {"spies": ["post_emperor"]}
    seen = reveals(seats, "dutiful_service", "gather_support_a", me=me, a={"agents_at": ["dutiful_service"]})
    assert seen.went == ["gather_support"]
    assert seen.me.spies == ["post_emperor"]


@rule("uprising-RV-34")
@SEATS
def test_a_rival_does_not_gather_intelligence(seats):
    seen = reveals(seats, "dutiful_service", me={"spies": ["post_emperor"]})
    assert (seen.me.spies, seen.me.hand_count) == (["post_emperor"], 0)
    assert seen.table.events("recall_spy") == []
