"""The variants: escalation, deployment, politics, dice, streamlined Rivals. [uprising-RV-16..20]"""

from typing import Any

import pytest

from sietch.imperium.defs import CARDS
from sietch.imperium.game import UPRISING
from support.imperium import fresh_uprising, uprising
from support.rivals import RIVAL_SEAT, reveals, table_with
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])


def expert(name, seats):
    """All rulesets that switch a variant on: by its name, and alone by the difficulty."""
    rulesets: list[dict[str, Any]] = [{name: True}]
    if seats == 1:
        rulesets += [{"difficulty": "mentat"}, {"difficulty": "kwisatz_haderach"}]
    return rulesets


# -- Brutal Escalation -----------------------------------------------------------------------------------------------


@rule("uprising-RV-16", "uprising-RV-14")
@SEATS
@pytest.mark.parametrize(
    ("conflict", "cards"),
    [("skirmish_crysknife", 1), ("trade_dispute", 1), ("propaganda", 2), ("battle_for_arrakeen", 2)],
)
def test_brutal_escalation_reveals_a_second_card_in_a_conflict_three(seats, conflict, cards):
    hagal = ["heighliner", "sardaukar", "desert_tactics"]
    position = {"phase": "combat", "conflict": conflict, "hagal_deck": hagal, "me": {"conflict": 1}, "a": {"vp": 10}}
    for rules in expert("brutal_escalation", seats):
        seen = table_with(seats, rules=rules, **position)
        assert [event["swords"] for event in seen.table.events("hagal_swords")] == [5, 4][:cards]
        assert max(seen.table.events("combat")[0]["strengths"]) == 2 + sum([5, 4][:cards])
    plain = table_with(seats, **position)
    assert len(plain.table.events("hagal_swords")) == 1


# -- Expert Deployment -----------------------------------------------------------------------------------------------


@rule("uprising-RV-17", "uprising-RV-14")
@SEATS
@pytest.mark.parametrize(
    ("own", "other", "conflict", "deploys"),
    [
        (2, 0, "skirmish_crysknife", True),
        (3, 0, "skirmish_crysknife", False),
        (5, 3, "skirmish_crysknife", True),
        (5, 2, "skirmish_crysknife", False),
        (3, 0, "trade_dispute", False),
        (3, 0, "propaganda", True),
        (0, 4, "skirmish_crysknife", True),
    ],
)
def test_expert_deployment_holds_back_with_a_lead_of_three_units(seats, own, other, conflict, deploys):
    me = {"conflict": own, "garrison": 3}
    position = {"conflict": conflict, "me": me, "a": {"conflict": other}}
    for rules in expert("expert_deployment", seats):
        seen = reveals(seats, "research_station", rules=rules, **position)
        assert seen.me.in_conflict == own + (4 if deploys else 0)
        assert seen.me.garrison == (1 if deploys else 5)
    assert reveals(seats, "research_station", **position).me.in_conflict == own + 4


@rule("uprising-RV-17")
@SEATS
def test_sandworms_of_everybody_are_units(seats):
    rules = {"expert_deployment": True}
    seen = reveals(seats, "fremkit", rules=rules, me={"conflict": 2, "worms": 1})
    assert (seen.me.in_conflict, seen.me.garrison) == (2, 3)
    seen = reveals(seats, "fremkit", rules=rules, me={"conflict": 2, "worms": 1}, a={"worms": 1})
    assert (seen.me.in_conflict, seen.me.garrison) == (4, 1)


@rule("uprising-RV-17")
@SEATS
def test_sandworms_are_summoned_before_the_lead_is_checked(seats):
    for conflict, left in (("skirmish_crysknife", 3), ("propaganda", 1)):
        seen = reveals(
            seats,
            "deep_desert",
            rules={"expert_deployment": True},
            me={"conflict": 1, "hooks": True},
            conflict=conflict,
            bonus_spice={"deep_desert": 1},
        )
        assert (seen.me.sandworms, seen.me.garrison) == (2, left)


@rule("uprising-RV-17")
def test_alone_the_other_rival_counts_as_well():
    rules = {"expert_deployment": True}
    seen = reveals(1, "fremkit", rules=rules, me={"conflict": 4}, c={"conflict": 2})
    assert seen.me.in_conflict == 6
    seen = reveals(1, "fremkit", rules=rules, me={"conflict": 4}, c={"conflict": 1})
    assert seen.me.in_conflict == 4


# -- Smart Politics --------------------------------------------------------------------------------------------------

POLITE = [
    ("dutiful_service", "dutiful_service", "emperor"),
    ("deliver_supplies_heighliner", "deliver_supplies", "spacing_guild"),
    ("secrets", "secrets", "bene_gesserit"),
    ("fremkit", "fremkit", "fremen"),
]


@rule("uprising-RV-18", "uprising-RV-14")
@SEATS
@pytest.mark.parametrize(("card", "space", "faction"), POLITE)
@pytest.mark.parametrize(
    ("own", "other", "holder", "skips"),
    [
        (5, 4, "me", True),  # the Alliance and a lead
        (4, 0, "me", True),
        (4, 4, "me", False),  # the Alliance but no lead
        (4, 4, "a", False),
        (3, 0, "", False),  # a lead but no Alliance
        (2, 4, "", True),  # two behind
        (3, 5, "", True),
        (2, 3, "", False),  # one behind
        (1, 3, "", False),  # two behind, but with less than two Influence
        (0, 4, "", False),
    ],
)
def test_smart_politics_skips_where_it_is_safe_or_hopeless(seats, card, space, faction, own, other, holder, skips):
    position: dict[str, Any] = {"me": {"influence": {faction: own}}, "a": {"influence": {faction: other}}}
    if holder:
        position["alliances"] = {faction: RIVAL_SEAT[seats] if holder == "me" else holder}
    for rules in expert("smart_politics", seats):
        seen = reveals(seats, card, "gather_support_a", rules=rules, **position)
        assert seen.went == (["gather_support"] if skips else [space])
    assert reveals(seats, card, "gather_support_a", **position).went == [space]


@rule("uprising-RV-18")
@SEATS
@pytest.mark.parametrize(
    ("card", "space", "faction", "conflict"),
    [
        ("sardaukar", "sardaukar", "emperor", "skirmish_crysknife"),
        ("heighliner", "heighliner", "spacing_guild", "skirmish_crysknife"),
        ("deliver_supplies_heighliner", "heighliner", "spacing_guild", "propaganda"),
        ("espionage", "espionage", "bene_gesserit", "skirmish_crysknife"),
        ("desert_tactics", "desert_tactics", "fremen", "skirmish_crysknife"),
    ],
)
def test_smart_politics_is_about_four_spaces_only(seats, card, space, faction, conflict):
    me, rules = {"influence": {faction: 5}}, {"smart_politics": True}
    assert reveals(seats, card, rules=rules, me=me, conflict=conflict).went == [space]


@rule("uprising-RV-18")
def test_smart_politics_looks_at_the_best_of_all_others():
    rules = {"smart_politics": True}
    me, leader = {"influence": {"fremen": 2}}, {"influence": {"fremen": 4}}
    assert reveals(1, "fremkit", "gather_support_a", rules=rules, me=me, c=leader).went == ["gather_support"]
    assert reveals(2, "fremkit", "gather_support_a", rules=rules, me=me, b=leader).went == ["gather_support"]


# -- dice churn ------------------------------------------------------------------------------------------------------


@rule("uprising-RV-19")
def test_dice_take_cards_out_of_the_row_after_the_reveal_turn():
    counts = set()
    for seed in range(120):
        table = uprising(1, rules={"dice_churn": True}, seed=seed).do("a reveal")
        row, deck = table.s.row[:], table.s.imperium_deck[:]
        dice = table.s.rng.clone()
        places = sorted({dice.below(6), dice.below(6)} - {5}, reverse=True)
        table.do("a end")
        removed = [CARDS[row[place]].id for place in places]
        assert [event["card"] for event in table.events("churn")][: len(removed)] == removed
        expected = row[:]
        for place in places:
            expected[place] = deck.pop()
        assert table.s.row[:5] == expected
        assert set(removed) <= set(table.trashed)
        counts.add(len(removed))
    assert counts == {0, 1, 2}


@rule("uprising-RV-19")
def test_there_are_no_dice_without_the_variant_and_none_after_agent_turns():
    for seed in range(6):
        table = uprising(1, seed=seed)
        table.finish_round()
        assert table.events("churn") == []
        table = uprising(1, rules={"dice_churn": True}, seed=seed, a={"hand": ["dagger"]})
        table.send("a", "dagger", to="assembly_hall")
        table.idle_until(lambda table: table.question == "a TakeTurn")
        assert table.events("churn") == []


@rule("uprising-RV-19")
def test_an_empty_deck_leaves_the_row_shorter():
    for seed in range(12):
        table = uprising(1, rules={"dice_churn": True}, seed=seed).do("a reveal")
        table.s.trashed.extend(table.s.imperium_deck)
        table.s.imperium_deck.clear()
        table.s.trashed.append(table.s.row.pop(1))
        row = table.s.row[:]
        dice = table.s.rng.clone()
        places = {dice.below(6), dice.below(6)}
        table.s.sink = None
        UPRISING.apply(table.s, 0, UPRISING.actions.parse("end"))
        assert table.s.row == [card for place, card in enumerate(row) if place not in places]


# -- streamlined -----------------------------------------------------------------------------------------------------

STREAMLINED = {"streamlined_rivals": True}


@rule("uprising-RV-20")
def test_streamlined_rivals_are_two_of_the_ten():
    cards = {fresh_uprising(2, seed=seed, **STREAMLINED).c.rival for seed in range(12)}
    assert cards == {"amber_metulli", "glossu_rabban"}
    named = fresh_uprising(2, rivals=["glossu_rabban"], **STREAMLINED)
    assert named.c.rival == "glossu_rabban"


@rule("uprising-RV-20")
def test_a_streamlined_rival_cannot_win():
    table = uprising(
        2, rules=STREAMLINED, phase="endgame", a={"vp": 1}, c={"influence": {"fremen": 6}, "spice": 9, "garrison": 9}
    )
    table.idle_until(lambda table: bool(table["over"]))
    assert table.winners == ["a"]
    assert table.c.vp is None
    outcome = UPRISING.outcome(table.s)
    assert outcome is not None
    assert [seat for seats in outcome.ranking for seat in seats] == [0, 1]


@rule("uprising-RV-20")
def test_a_streamlined_rival_never_ends_the_game_by_points():
    seen = reveals(2, "fremkit", rules=STREAMLINED, me={"influence": {"fremen": 3}})
    assert seen.table.alliances["fremen"] == "c"
    assert (seen.me.vp, seen.table.s.players[2].vp) == (None, 0)


@rule("uprising-RV-20")
def test_a_streamlined_rival_collects_until_it_has_its_swordmaster():
    seen = reveals(2, "accept_contract_shipping_a", rules=STREAMLINED, me={"spice": 3})
    assert (seen.me.solari, seen.me.spice, seen.me.swordmaster) == (2, 3, False)
    seen = reveals(2, "accept_contract_shipping_a", rules=STREAMLINED, me={"spice": 6})
    assert (seen.me.swordmaster, seen.me.solari + seen.me.spice + seen.me.water) == (True, 0)


@rule("uprising-RV-20")
@pytest.mark.parametrize(
    ("hagal", "me", "table"),
    [
        ("accept_contract_shipping_a", {}, {}),
        ("assembly_hall", {}, {}),
        ("sietch_tabr", {"influence": {"fremen": 2}}, {}),
        ("hagga_imperial_basin", {}, {"bonus_spice": {"hagga_basin": 2}}),
        ("deep_desert", {}, {"bonus_spice": {"deep_desert": 2}}),
        ("secrets", {}, {"a": {"intrigue": ["cunning", "opportunism", "buy_access", "market_opportunity"]}}),
        ("arrakeen", {}, {"control": {"arrakeen": "c"}}),
    ],
)
def test_with_its_swordmaster_it_collects_no_more(hagal, me, table):
    seen = reveals(2, hagal, rules=STREAMLINED, me={"swordmaster": True, **me}, **table)
    assert (seen.me.solari, seen.me.spice, seen.me.water, seen.me.intrigue_count) == (0, 0, 1, 0)
    assert set(seen.table.bonus_spice.values()) == {0}  # the bank has it
    assert seen.me.agents == 2


@rule("uprising-RV-20")
def test_with_its_swordmaster_it_still_gains_influence_troops_spies_and_hooks():
    me = {"swordmaster": True, "influence": {"fremen": 2}}
    seen = reveals(2, "sietch_tabr", rules=STREAMLINED, me=me)
    assert (seen.me.hooks, seen.me.in_conflict) == (True, 3)
    seen = reveals(2, "espionage", rules=STREAMLINED, me=me)
    assert (seen.me.spies, seen.me.bene_gesserit) == (["post_fremen"], 1)


@rule("uprising-RV-20")
def test_a_streamlined_rival_buys_no_victory_points():
    seen = reveals(2, "accept_contract_shipping_a", rules=STREAMLINED, me={"solari": 14, "spice": 7, "water": 3})
    assert (seen.me.swordmaster, seen.me.solari, seen.me.spice, seen.me.water) == (True, 7, 7, 3)
    assert seen.table.events("rival_spends") == []
