"""Setting up with Rivals, difficulties, and rulesets that make no sense. [uprising-RV-01..15]"""

import pytest

from sietch.imperium.defs import HAGAL_CARDS, RIVAL_CARDS
from sietch.imperium.game import UPRISING
from sietch.kernel.ruleset import BadRuleset
from support.imperium import fresh_uprising, uprising
from support.rivals import FACTIONS, reveals, table_with
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])
RIVALS = {1: "bc", 2: "c"}
DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


def rivals_of(table, seats):
    return [getattr(table, letter) for letter in RIVALS[seats]]


def started(seats, seed, **rules):
    """A table at its very first moment, before any Rival has acted: leaders are still to be chosen."""
    return fresh_uprising(seats, seed=seed, leaders="choose", **rules)


@rule("uprising-RV-01", "uprising-RV-02")
@SEATS
@pytest.mark.parametrize("seed", range(4))
def test_what_a_rival_starts_with(seats, seed):
    table = started(seats, seed)
    rivals = rivals_of(table, seats)
    assert len(table.s.players) == seats + len(rivals)
    for rival in rivals:
        assert rival.kind == "rival"
        assert [getattr(rival, faction) for faction in FACTIONS] == [0, 0, 0, 0]
        assert (rival.garrison, rival.supply, rival.agents, rival.water) == (3, 9, 2, 1)
        assert (rival.solari, rival.spice, rival.intrigue_count, rival.swordmaster) == (0, 0, 0, False)
        assert (rival.spies, rival.spies_in_supply, rival.hooks) == ([], 3, False)


@rule("uprising-RV-03")
@SEATS
def test_a_rival_has_no_deck_no_hand_and_no_leader(seats):
    for rival in rivals_of(started(seats, 0), seats):
        assert (rival.hand_count, rival.deck_count, rival.discard, rival.leader) == (0, 0, [], None)


@rule("uprising-RV-03", "uprising-RV-11")
@SEATS
def test_with_choam_a_rival_gains_solari_instead_of_contracts(seats):
    seen = reveals(seats, "accept_contract_shipping_a", rules={"choam": True})
    assert (seen.me.solari, seen.me.contracts) == (2, [])
    assert len(seen.table.contracts) == 2
    won = table_with(
        seats, rules={"choam": True}, phase="combat", conflict="choam_security", me={"conflict": 3}, a={"vp": 10}
    )
    assert won.table["over"]
    assert (won.me.solari, won.me.contracts, won.me.spacing_guild) == (2, [], 1)
    assert won.table.events("contract") == []


@rule("uprising-RV-11")
@SEATS
def test_choam_turns_contracts_up_for_the_human_players(seats):
    table = uprising(seats, rules={"choam": True}, a={"hand": ["diplomacy"]})
    table.send("a", "diplomacy", to="dutiful_service").do(f"a contract {table.contracts[0]}")
    assert len(table.a.contracts) + len(table.a.contracts_done) == 1


@rule("uprising-RV-04")
def test_alone_there_are_two_rivals_with_different_cards():
    cards = set()
    for seed in range(40):
        table = started(1, seed)
        assert table.b.rival != table.c.rival
        cards |= {table.b.rival, table.c.rival}
    assert cards == {card.id for card in RIVAL_CARDS}
    named = started(1, 0, rivals=["muad_dib", "irulan"])
    assert (named.b.rival, named.c.rival) == ("muad_dib", "irulan")


@rule("uprising-RV-05")
def test_alone_there_is_no_reshuffle():
    s = started(1, 0).s
    ids = [HAGAL_CARDS[number].id for number in s.hagal_deck]
    assert len(ids) == 37
    assert "reshuffle" not in ids


@rule("uprising-RV-09")
def test_with_two_players_there_is_a_reshuffle():
    s = started(2, 0).s
    ids = [HAGAL_CARDS[number].id for number in s.hagal_deck]
    assert len(ids) == 38
    assert ids.count("reshuffle") == 1


@rule("uprising-RV-06")
def test_alone_the_objectives_are_dealt_at_random_and_the_marked_one_makes_the_first_player():
    firsts = set()
    for seed in range(20):
        table = started(1, seed)
        objectives = {letter: getattr(table, letter).objective for letter in "abc"}
        assert sorted(objectives.values()) == ["obj_crysknife", "obj_desert_mouse_first", "obj_ornithopter_1_3"]
        assert objectives[table.first_player] == "obj_desert_mouse_first"
        firsts.add(table.first_player)
    assert firsts == {"a", "b", "c"}


@rule("uprising-RV-06", "uprising-RV-21")
@pytest.mark.parametrize("first", ["b", "c"])
def test_a_rival_that_starts_acts_before_the_human_player(first):
    for seed in range(20):
        table = fresh_uprising(1, seed=seed)
        if table.first_player == first:
            break
    assert table.question == "a TakeTurn"
    acted = {letter: len(getattr(table, letter).agents_at) for letter in "abc"}
    assert acted == {"a": 0, "b": 1 if first == "b" else 0, "c": 1}


@rule("uprising-RV-07")
def test_with_two_players_the_ornithopter_is_the_rivals():
    firsts, cards = set(), set()
    for seed in range(60):
        table = started(2, seed)
        assert table.c.objective == "obj_ornithopter_1_3"
        assert {table.a.objective, table.b.objective} == {"obj_crysknife", "obj_desert_mouse_first"}
        assert getattr(table, table.first_player).objective == "obj_desert_mouse_first"
        firsts.add(table.first_player)
        cards.add(table.c.rival)
    assert firsts == {"a", "b"}
    assert cards == {card.id for card in RIVAL_CARDS}
    assert started(2, 0, rivals=["feyd_rautha"]).c.rival == "feyd_rautha"


@rule("uprising-RV-10")
@SEATS
@pytest.mark.parametrize("seed", range(3))
def test_everybody_starts_without_victory_points(seats, seed):
    assert [p.vp for p in started(seats, seed).s.players] == [0, 0, 0]


# -- difficulties ------------------------------------------------------------------------------------------------


@rule("uprising-RV-12", "uprising-RV-02")
def test_mercenary():
    table = started(1, 0, difficulty="mercenary")
    for rival in (table.b, table.c):
        assert (rival.garrison, rival.supply, rival.intrigue_count) == (0, 12, 0)
    assert (table.a.intrigue_count, table.a.garrison) == (1, 3)
    assert (table.a.solari, table.a.spice, table.a.water) == (0, 0, 1)
    assert not _variants(table)


@rule("uprising-RV-13")
def test_sardaukar_changes_nothing():
    table = started(1, 0, difficulty="sardaukar")
    assert (table.a.intrigue_count, table.b.garrison, table.c.garrison) == (0, 3, 3)
    assert not _variants(table)
    assert UPRISING.new({"difficulty": "sardaukar"}, 1, 5).dump() == UPRISING.new({}, 1, 5).dump()


@rule("uprising-RV-14", "uprising-RV-15")
@pytest.mark.parametrize("difficulty", ["mentat", "kwisatz_haderach"])
def test_mentat_and_kwisatz_haderach_bring_three_variants(difficulty):
    table = started(1, 0, difficulty=difficulty)
    assert _variants(table) == ["brutal_escalation", "expert_deployment", "smart_politics"]
    assert (table.a.intrigue_count, table.b.garrison, table.c.garrison) == (0, 3, 3)


def _variants(table):
    names = ("brutal_escalation", "expert_deployment", "smart_politics", "dice_churn", "streamlined_rivals")
    return [name for name in names if getattr(table.s.rules, name)]


@rule("uprising-RV-15")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_only_at_kwisatz_haderach_there_is_no_swordmaster_for_the_human_player(difficulty):
    table = uprising(1, rules={"difficulty": difficulty}, a={"hand": ["dagger"], "solari": 8})
    table.do("a play dagger")
    assert table.why_not("a to swordmaster") == ("RV-15" if difficulty == "kwisatz_haderach" else None)


@rule("uprising-RV-15", "uprising-RV-38")
def test_at_kwisatz_haderach_rivals_still_gain_theirs():
    rules = {"difficulty": "kwisatz_haderach"}
    seen = reveals(1, "accept_contract_shipping_a", card="feyd_rautha", rules=rules, me={"spice": 1})
    assert seen.me.swordmaster


# -- rulesets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "ruleset", "sentence"),
    [
        (1, {"rivals": ["irulan"]}, "'rivals' names 1 Rivals; with 1 players there are 2"),
        (1, {"rivals": ["irulan", "irulan"]}, "'rivals' names a Rival twice; each Rival card exists once"),
        (1, {"rivals": ["irulan", "muad_dib", "feyd_rautha"]}, "'rivals' names 3 Rivals; with 1 players there are 2"),
        (2, {"rivals": ["irulan", "muad_dib"]}, "'rivals' names 2 Rivals; with 2 players there are 1"),
        (3, {"rivals": ["irulan"]}, "'rivals' names 1 Rivals; with 3 players there are 0"),
        (1, {"rivals": ["paul_atreides", "irulan"]}, "paul_atreides"),
        (1, {"rivals": "irulan"}, "rivals"),
        (2, {"streamlined_rivals": True, "rivals": ["irulan"]}, "for amber_metulli and glossu_rabban only"),
        (1, {"streamlined_rivals": True}, "'streamlined_rivals' is for two players"),
        (3, {"streamlined_rivals": True}, "'streamlined_rivals' is for two players"),
        (2, {"dice_churn": True}, "'dice_churn' is for solo games"),
        (4, {"dice_churn": True}, "'dice_churn' is for solo games"),
        (2, {"difficulty": "mentat"}, "'difficulty' is for solo games"),
        (4, {"difficulty": "mercenary"}, "'difficulty' is for solo games"),
        (1, {"difficulty": "hard"}, "difficulty"),
        (1, {"brutal_escalation": "yes"}, "brutal_escalation"),
        (3, {"brutal_escalation": True}, "'brutal_escalation' is about Rivals"),
        (4, {"expert_deployment": True}, "'expert_deployment' is about Rivals"),
        (6, {"smart_politics": True}, "who play only with one or two players, not with 6"),
    ],
)
def test_rulesets_that_make_no_sense_are_refused_with_a_sentence(seats, ruleset, sentence):
    with pytest.raises(BadRuleset) as refused:
        UPRISING.new(ruleset, seats, 0)
    assert sentence in str(refused.value)
    assert len(str(refused.value).split()) > 4
