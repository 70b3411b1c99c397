"""Deals: what is agreed aloud is binding. [FR-XIII]"""

from typing import Any

import pytest

from sietch.kernel.rule import IllegalAction
from support.classic import Table, bare
from support.rules import rule

THREE = ("atreides", "harkonnen", "guild")


def moving(**position: Any) -> Table:
    """Before the Atreides ship and move; then the Harkonnen, then the Guild."""
    return bare(*THREE, phase="movement", turn=2, **{"storm": 0, **position}).pass_until("atreides Ship")


def bidding(**position: Any) -> Table:
    return bare(*THREE, phase="bidding", turn=2, **{"storm": 0, **position}).pass_until("Bidding")


# -- wording and accepting ---------------------------------------------------------------------------------------


@rule("classic-FR-XIII.A", "classic-FR-XIII.B")
def test_what_stands_behind_a_shield_is_hidden_but_may_be_told():
    table = moving(harkonnen={"spice": 7, "hand": ["shield"], "traitors": ["lady_jessica"]})
    seen = table.view("atreides")["players"][1]
    assert [seen[key] for key in ("spice", "reserve", "hand", "cards", "traitors")] == [None] * 5
    own = table.view("harkonnen")["players"][1]
    assert (own["spice"], own["hand"], own["cards"], own["traitors"]) == (7, ["shield"], 1, ["lady_jessica"])
    table.deal("atreides", "harkonnen", "want_spice 7")  # nothing keeps them from showing what they have
    assert table.atreides["spice"] == 17


@rule("classic-FR-XIII.C")
def test_a_deal_is_worded_in_private_offered_aloud_and_carried_out_when_accepted():
    table = moving()
    table.play("harkonnen deal guild", "harkonnen give_spice 3", "harkonnen want no_shipment")
    assert table.view("harkonnen")["players"][1]["draft"] == ["give_spice 3", "want no_shipment"]
    assert table.view("guild")["players"][1]["draft"] is None
    assert table.deals == []
    table.play("harkonnen offer")
    offer = {"by": "harkonnen", "to": "guild", "clauses": ["give_spice 3", "want no_shipment"]}
    for viewer in (*THREE, None):
        assert table.view(viewer)["deals"] == [offer]
    assert (table.harkonnen["spice"], table.guild["spice"]) == (10, 5)  # nothing yet
    assert not table.may("atreides accept harkonnen")
    table.play("guild accept harkonnen")
    assert (table.harkonnen["spice"], table.guild["spice"]) == (7, 8)
    assert table.promises == [{"by": 2, "to": 1, "promise": "no_shipment"}]
    assert table.deals == []
    assert table.questions == ["atreides Ship"]  # nobody else was held up


@rule("classic-FR-XIII.C")
def test_an_offer_can_be_refused_dropped_or_forgotten():
    table = moving().play("harkonnen deal guild", "harkonnen give_spice 3", "harkonnen offer", "guild refuse harkonnen")
    assert (table.deals, table.harkonnen["spice"], table.promises) == ([], 10, [])
    table.play("harkonnen deal guild", "harkonnen give_spice 2", "harkonnen drop")
    assert not table.may("harkonnen offer")
    table.play("harkonnen deal guild", "harkonnen give_spice 2", "harkonnen offer")
    assert not table.may("harkonnen deal guild")  # two offers a turn
    table.pass_until("DialStorm")
    assert table.deals == []
    assert table.pass_until("Bidding").may("harkonnen deal guild")


@rule("classic-FR-XIII.C")
def test_nobody_pays_what_they_do_not_have():
    table = moving(guild={"spice": 2}).play("atreides deal guild")
    assert not table.may("atreides give_spice 11")
    table.play("atreides want_spice 3", "atreides offer")
    assert not table.may("guild accept atreides")
    assert table.may("guild refuse atreides")


@rule("classic-FR-XIII.C")
def test_spice_that_has_been_bid_cannot_be_given_away():
    table = bidding(atreides={"spice": 5}).play("atreides bid 4", "atreides deal guild")
    assert [words for words in table.options("atreides") if words.startswith("give_spice")] == ["give_spice 1"]


@rule("classic-FR-XIII.C")
def test_a_game_can_do_without_deals():
    table = bare(*THREE, rules={"deals": False}, phase="movement", turn=2, storm=0)
    assert not [words for words in table.options("atreides") if words.startswith("deal")]


@rule("classic-FR-XIII.D")
def test_only_spice_and_promises_change_hands():
    table = moving(atreides={"hand": ["shield"]}).play("atreides deal guild")
    words = {option.split()[0] for option in table.options("atreides")}
    kinds = {"give_spice", "want_spice", "pay_later", "want_later", "promise", "want", "drop"}
    assert words - {"pass", "land"} == kinds
    promises = {option.split()[1] for option in table.options("atreides") if option.startswith("promise ")}
    assert promises == {"no_shipment", "no_bid", "no_traitor_call", "no_karama", "alliance", "keep_out_of"}


# -- promises are kept -------------------------------------------------------------------------------------------


@rule("classic-FR-XIII.C")
def test_whoever_has_promised_not_to_ship_does_not():
    table = moving().deal("guild", "harkonnen", "want_spice 2", "promise no_shipment")
    table.pass_until("guild Ship")
    assert table.why_not("guild land carthag") == "FR-XIII.C"
    assert [words for words in table.options("guild") if words.split()[0] in ("land", "cross", "withdraw")] == []
    with pytest.raises(IllegalAction):
        table.play("guild land carthag")
    table.pass_until("DialStorm").pass_until("guild Ship")
    assert table.may("guild land sietch_tabr")  # until the end of the turn


@rule("classic-FR-XIII.C")
def test_whoever_has_promised_not_to_bid_is_passed_over():
    table = bidding().deal("atreides", "harkonnen", "give_spice 1", "want no_bid")
    table.play("atreides bid 1")
    assert table.questions == ["guild Bidding"]
    table.play("guild pass").pass_until("Bidding")
    assert table.atreides["cards"] == 1
    assert table.questions == ["guild Bidding"]  # the Harkonnen do not open either


@rule("classic-FR-XIII.C")
@pytest.mark.parametrize("to", ["harkonnen", "guild"])
def test_whoever_has_promised_not_to_call_a_traitor_keeps_silent_against_that_player(to):
    table = bare(
        *THREE,
        phase="battle",
        turn=2,
        storm=0,
        atreides={"forces": {"carthag": 3}, "traitors": ["umman_kudu"]},
        harkonnen={"forces": {"carthag": 3}},
    )
    table.deal(to, "atreides", "give_spice 2", "want no_traitor_call").pass_until("Plans")
    table.play("harkonnen leader umman_kudu", "harkonnen dial 3", "atreides leader duncan_idaho", "atreides dial 1")
    assert table.options("atreides") == (["pass"] if to == "harkonnen" else ["pass", "call_traitor"])


@rule("classic-FR-XIII.C")
@pytest.mark.parametrize("to", ["harkonnen", "atreides"])
def test_whoever_has_promised_not_to_use_a_karama_does_not_stop_that_player(to):
    table = bidding(guild={"hand": ["karama"]}).deal(to, "guild", "give_spice 1", "want no_karama")
    table.play("atreides pass", "harkonnen bid 2", "guild pass").pass_until("KaramaWindow")
    assert table.question("guild").about == {"power": "bonus_card", "victim": "harkonnen"}
    assert table.may("guild play karama") == (to != "harkonnen")


@rule("classic-FR-XIII.C")
def test_whoever_has_promised_to_keep_out_of_a_territory_neither_lands_nor_walks_there():
    table = moving(atreides={"forces": {"arrakeen": 5}})
    table.deal("harkonnen", "atreides", "want keep_out_of imperial_basin")
    assert table.why_not("atreides land imperial_basin@9") == "FR-XIII.C"
    assert table.may("atreides land old_gap@9")
    table.play("atreides pass", "atreides move arrakeen", "atreides count 3")
    assert table.why_not("atreides to imperial_basin@10") == "FR-XIII.C"
    assert table.may("atreides to old_gap@9")


@rule("classic-FR-XIII.C")
def test_an_advisor_keeps_out_as_well():
    for rules, place in (({"additional_advantages": True}, "sietch_tabr"), ({}, "polar_sink")):
        table = bare("atreides", "bene_gesserit", rules=rules, phase="movement", turn=2, storm=0)
        table.pass_until("atreides Ship").deal("bene_gesserit", "atreides", f"promise keep_out_of {place}")
        table.play("atreides land sietch_tabr", "atreides count 1")
        assert "SendAdvisor" not in " ".join(table.questions)


@rule("classic-FR-XIII.C")
def test_a_rider_keeps_out_as_well():
    table = bare(
        "atreides",
        "fremen",
        phase="spice_blow",
        turn=2,
        storm=0,
        spice_deck=["shai_hulud", "red_chasm"],
        last_blow=["old_gap"],
        fremen={"forces": {"old_gap@9": 4}},
    )
    table.deal("fremen", "atreides", "promise keep_out_of arrakeen").pass_until("Muster")
    table.play("fremen move old_gap@9", "fremen count 4")
    assert table.why_not("fremen to arrakeen") == "FR-XIII.C"
    assert table.may("fremen to carthag")


# -- later -------------------------------------------------------------------------------------------------------


@rule("classic-FR-XIII.C")
def test_what_was_to_be_paid_later_is_paid_at_the_end_of_the_turn():
    table = moving(atreides={"forces": {}}, harkonnen={"forces": {}}, guild={"forces": {}})
    table.deal("atreides", "harkonnen", "pay_later 4", "want_later 1")
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (10, 10)
    table.pass_until("DialStorm")
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (7, 13)
    assert (table.promises, table.broken_promises) == ([], [])


@rule("classic-FR-XIII.C")
def test_a_debt_that_cannot_be_paid_is_on_record_for_all_to_see():
    table = moving(guild={"spice": 3, "forces": {}}, atreides={"forces": {}}, harkonnen={"forces": {}})
    table.deal("guild", "harkonnen", "pay_later 5").pass_until("DialStorm")
    assert (table.guild["spice"], table.harkonnen["spice"]) == (0, 13)
    broken = [{"by": 2, "to": 1, "promise": "pay_later 5"}]
    for viewer in (*THREE, None):
        assert table.view(viewer)["broken_promises"] == broken
    assert [event.seat for event in table.heard("promise_broken")] == [2]


@rule("classic-FR-XIII.C")
def test_debts_are_settled_before_the_game_ends():
    table = moving(atreides={"forces": {"arrakeen": 1, "carthag": 1, "sietch_tabr": 1}}, harkonnen={"forces": {}})
    table.deal("atreides", "harkonnen", "pay_later 4")
    while table.questions:
        table.let_be()
    assert table.winners == ["atreides"]
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (6, 14)


@rule("classic-FR-XIII.C", "classic-FR-XII.B")
@pytest.mark.parametrize("kept", [True, False])
def test_a_promised_alliance_is_judged_at_the_next_nexus(kept):
    table = moving(spice_deck=["shai_hulud", "red_chasm"], atreides={"forces": {}}, harkonnen={"forces": {}})
    table.deal("atreides", "harkonnen", "give_spice 1", "promise alliance").pass_until("NexusTurn")
    assert table.turn == 3  # the promise waited
    assert [promise["promise"] for promise in table.promises] == ["alliance"]
    first, second = [name for name in (table.faction(seat) for seat in table.order) if name != "guild"]
    table.pass_until(f"{first} NexusTurn")
    if kept:
        table.play(f"{first} invite {second}").pass_until(f"{second} NexusTurn").play(f"{second} join {first}")
    table.pass_until("Bidding")
    assert table.promises == []
    assert table.broken_promises == ([] if kept else [{"by": 0, "to": 1, "promise": "alliance"}])


@rule("classic-FR-XX.A", "classic-FR-XIII.C")
def test_without_alliances_none_is_promised():
    table = bare(*THREE, rules={"alliances": False}, phase="movement", turn=2, storm=0).play("atreides deal guild")
    assert "promise alliance" not in table.options("atreides")
    assert "want alliance" not in table.options("atreides")


@rule("classic-FR-XIII.C", "classic-SH-HARKONNEN.KARAMA")
def test_whoever_has_promised_not_to_use_a_karama_does_not_take_that_players_cards():
    table = bare(
        *THREE,
        rules={"special_karama": True},
        phase="bidding",
        turn=2,
        storm=0,
        atreides={"hand": ["shield"]},
        harkonnen={"hand": ["karama"]},
        guild={"hand": ["snooper"]},
    ).pass_until("atreides Bidding")
    table.deal("harkonnen", "guild", "want_spice 1", "promise no_karama").play("harkonnen karama_special")
    assert table.options("harkonnen") == ["against atreides"]


@rule("classic-FR-XIII.C", "classic-SH-ATREIDES.KARAMA")
@pytest.mark.parametrize("promised", [True, False])
def test_whoever_has_promised_not_to_use_a_karama_does_not_look_at_that_players_plan(promised):
    table = bare(
        *THREE,
        rules={"special_karama": True},
        phase="battle",
        turn=2,
        storm=0,
        atreides={"forces": {"carthag": 3}, "hand": ["karama"]},
        harkonnen={"forces": {"carthag": 3}},
    ).pass_until("Foresee")
    if promised:
        table.deal("atreides", "harkonnen", "want_spice 1", "promise no_karama")
    table.pass_until("SpecialWindow", "Plans")
    assert table.questions[0].split()[1] == ("Plans" if promised else "SpecialWindow")


@rule("classic-FR-XIII.C", "classic-FR-XII.E.3")
def test_while_a_bid_stands_whoever_may_have_to_help_keeps_the_spice():
    atreides = {"allies": ["fremen"], "spice": 6}
    table = bare(
        "fremen", "atreides", "guild", phase="bidding", turn=2, storm=0, atreides=atreides, fremen={"spice": 3}
    )
    table.play("atreides pledge 5", "fremen pledge 0", "atreides deal guild")
    assert table.may("atreides give_spice 6")
    table.play("fremen bid 5")
    assert not any(words.startswith("give_spice") for words in table.options("atreides"))
    table.pass_until("GrantRevival", "Revive", "Muster")
    assert table.atreides["pledge"] == 0
