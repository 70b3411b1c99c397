"""The Reveal turn. [uprising-R-REV-*]"""

import pytest

from support.imperium import uprising
from support.rules import rule

ROW = ["stilgar_the_devoted", "desert_survival", "maula_pistol", "strike_fleet", "overthrow"]


@rule("uprising-R-REV-01")
def test_the_whole_hand_is_revealed_and_earlier_cards_give_nothing():
    table = uprising(a={"hand": ["prepare_the_way", "convincing_argument", "dagger"], "conflict": 1})
    table.send("a", "prepare_the_way", to="gather_support").reveal("b", "c").do("a reveal")
    assert table.a.persuasion == 2  # Convincing Argument alone
    assert table.a.strength == 3  # a troop and the Dagger
    assert table.a.hand == []


@rule("uprising-R-REV-02")
def test_cards_may_be_acquired_before_and_between_effects():
    a = {"hand": ["public_spectacle", "prepare_the_way"], "conflict": 1}
    table = uprising(a=a, row=ROW).do("a reveal", "a buy desert_survival")
    assert table.can("a resolve public_spectacle.reveal.1")
    table.do("a resolve public_spectacle.reveal.1", "a spy post_emperor")
    assert (table.a.spies, table.a.discard) == (["post_emperor"], ["desert_survival"])


@rule("uprising-R-REV-02")
def test_effects_in_any_order():
    """In High Places recalls two Spies; Public Spectacle places one. Either may come first."""
    a = {"hand": ["in_high_places", "public_spectacle"], "spies": ["post_emperor"]}
    table = uprising(a=a).do("a reveal")
    assert not table.can("a resolve in_high_places.reveal.1")
    table.do("a resolve public_spectacle.reveal.1", "a spy post_choam", "a resolve in_high_places.reveal.1")
    table.idle_until(lambda t: t.asked == "RevealTurn")
    assert (table.a.spies, table.a.persuasion) == ([], 2 + 1 + 3)


@rule("uprising-R-REV-03")
@pytest.mark.parametrize(
    ("given", "persuasion"),
    [
        ({}, 2),
        ({"council": True}, 4),
        ({"agents_at": ["assembly_hall"]}, 3),
        ({"council": True, "agents_at": ["assembly_hall"], "conflict": 3, "leader": "gurney_halleck"}, 6),
        ({"agents_at": ["high_council"]}, 2),
    ],
)
def test_all_persuasion_forms_one_pool(given, persuasion):
    table = uprising(a={"hand": ["convincing_argument"], "leader": "muad_dib", **given}).do("a reveal")
    assert table.a.persuasion == persuasion


@rule("uprising-R-REV-03")
def test_the_pool_is_split_freely_and_the_rest_is_lost():
    a = {"hand": ["prepare_the_way", "prepare_the_way", "convincing_argument"]}
    table = uprising(a=a, row=ROW).do("a reveal", "a buy maula_pistol", "a buy desert_survival")
    assert table.a.persuasion == 1
    assert table.why_not("a buy prepare_the_way") == "R-REV-03"
    table.do("a end")
    assert table.a.persuasion == 0


@rule("uprising-R-REV-03", "uprising-Q-13")
@pytest.mark.parametrize(("stays", "persuasion"), [(True, 1), (False, 0)])
def test_assembly_hall_pays_only_while_the_agent_stands_there(stays, persuasion):
    a = {"hand": ["steersman"], "agents_at": ["assembly_hall"], "deck": [], "leader": "muad_dib"}
    if stays:
        table = uprising(a={**a, "hand": []})
    else:
        table = (
            uprising(a=a).send("a", "steersman", to="deliver_supplies").idle_until(lambda t: t.question == "b TakeTurn")
        )
        assert table.a.agents_at == ["deliver_supplies"]
        table.reveal("b", "c")
    table.do("a reveal")
    assert table.a.persuasion == persuasion


@rule("uprising-R-REV-04")
def test_the_row_is_refilled_at_once_and_the_new_card_can_be_acquired():
    a = {"hand": ["prepare_the_way", "prepare_the_way"]}
    table = uprising(a=a, row=ROW, imperium_deck=["hidden_missive"]).do("a reveal", "a buy desert_survival")
    assert table.row == ["stilgar_the_devoted", "hidden_missive", "maula_pistol", "strike_fleet", "overthrow"]
    table.do("a buy hidden_missive")
    assert table.a.discard == ["desert_survival", "hidden_missive"]


@rule("uprising-R-REV-05")
@pytest.mark.parametrize(
    ("given", "strength"),
    [
        ({"conflict": 1}, 3),
        ({"conflict": 3}, 7),
        ({"worms": 1}, 4),
        ({"conflict": 2, "worms": 2}, 11),
        ({}, 0),
        ({"garrison": 12}, 0),
    ],
)
def test_strength_is_units_and_swords(given, strength):
    table = uprising(a={"hand": ["dagger"], **given}).do("a reveal")
    assert table.a.strength == strength


@rule("uprising-R-REV-05", "uprising-Q-14")
def test_strength_follows_every_change_of_the_turn():
    a = {"hand": ["chani_clever_tactician"], "conflict": 2, "worms": 0}
    table = uprising(a=a).do("a reveal")
    assert table.a.strength == 4
    table.do("a resolve chani_clever_tactician.reveal.0")  # both troops retreat for four swords
    assert (table.a.conflict, table.a.swords, table.a.strength) == (0, 4, 0)
    with_worm = uprising(a={**a, "worms": 1}).do("a reveal", "a resolve chani_clever_tactician.reveal.0")
    assert with_worm.a.strength == 3 + 4


@rule("uprising-R-REV-05")
def test_gurney_smiles_as_soon_as_he_is_six_strong():
    a = {"leader": "gurney_halleck", "hand": [], "conflict": 2, "intrigue": ["unexpected_allies"], "water": 2}
    table = uprising(conflict="trade_dispute", a=a).do("a reveal")
    assert (table.a.strength, table.a.persuasion) == (4, 0)
    table.do("a intrigue unexpected_allies", "a skip")
    assert (table.a.strength, table.a.persuasion) == (7, 1)


@rule("uprising-R-REV-06", "uprising-F-03")
def test_a_card_drawn_in_the_reveal_turn_is_revealed_at_once():
    a = {"hand": [], "deck": ["convincing_argument"], "intrigue": ["cunning"]}
    table = uprising(a=a).do("a reveal", "a intrigue cunning")
    table.idle_until(lambda t: t.asked == "RevealTurn")
    assert (table.a.hand, table.a.play, table.a.persuasion) == ([], ["convincing_argument"], 2)


@rule("uprising-F-03")
def test_a_card_drawn_after_the_reveal_turn_is_kept():
    """Nothing of Uprising draws on another's turn or in Combat, but what stays in hand is not discarded."""
    table = uprising(phase="recall", a={"hand": ["overthrow"]})
    assert len(table.a.hand) == 6
    assert "overthrow" in table.a.hand


@rule("uprising-R-REV-07")
def test_clean_up_puts_everything_on_the_discard_pile_and_is_no_discard():
    table = uprising(a={"hand": ["spacing_guilds_favor", "dagger"], "discard": []}).do("a reveal", "a end")
    assert sorted(table.a.discard) == ["dagger", "spacing_guilds_favor"]
    assert table.a.spice == 0


@rule("uprising-R-REV-07")
def test_discarding_spacing_guilds_favor_gives_two_spice():
    table = uprising(a={"hand": ["guild_envoy", "spacing_guilds_favor"], "deck": ["dagger", "diplomacy"]})
    table.send("a", "guild_envoy", to="deliver_supplies")
    assert (table.a.spice, table.a.discard) == (2, ["spacing_guilds_favor"])
    assert sorted(table.a.hand) == ["dagger", "diplomacy"]  # a Spacing Guild card was discarded


@rule("uprising-R-REV-07")
def test_also_when_an_opponent_forces_the_discard():
    a = {"hand": ["covert_operation"], "spies": ["post_emperor"]}
    table = uprising(a=a, b={"hand": ["spacing_guilds_favor"]}, c={"hand": []})
    table.send("a", "covert_operation", to="dutiful_service").do("a skip")
    assert table.b.spice == 2


# -- cards that look at the reveal -----------------------------------------------------------------------------------


@rule("uprising-R-REV-01")
def test_sardaukar_coordination_counts_revealed_emperor_cards_only():
    a = {
        "hand": ["sardaukar_soldier", "sardaukar_coordination", "imperial_spymaster", "dagger"],
        "conflict": 1,
        "garrison": 0,
    }
    table = uprising(a=a).send("a", "sardaukar_soldier", to="spice_refinery").reveal("b", "c").do("a reveal")
    assert table.a.swords == 1 + 1 + 2  # Dagger, Spymaster, and two Emperor cards


@rule("uprising-R-REV-02")
def test_leadership_counts_other_revealed_cards_with_swords():
    a = {"hand": ["leadership", "dagger", "dagger", "convincing_argument"], "conflict": 1}
    table = uprising(a=a).do("a reveal")
    assert table.a.swords == 1 + 2 + 2


@rule("uprising-R-REV-02")
@pytest.mark.parametrize(("choice", "swords"), [("choose 2", 1 + 2 + 1), ("choose 1", 1)])
def test_leadership_counts_swords_that_were_chosen(choice, swords):
    table = uprising(a={"hand": ["leadership", "undercover_asset"], "conflict": 1}).do("a reveal")
    table.do("a resolve undercover_asset.reveal", f"a {choice}").idle_until(lambda t: t.asked == "RevealTurn")
    assert table.a.swords == swords


@rule("uprising-R-REV-02")
def test_leadership_counts_swords_that_were_paid_for():
    a = {"hand": ["leadership", "calculus_of_power", "truthtrance"], "play": ["public_spectacle"], "conflict": 1}
    table = uprising(a=a).do("a reveal")
    assert table.a.swords == 1  # not counted yet: Calculus of Power may still give some
    table.do("a resolve calculus_of_power.reveal.1", "a trash_in_play public_spectacle")
    assert table.a.swords == 1 + 3 + 1


@rule("uprising-R-REV-02")
def test_leadership_need_not_wait_for_swords_nobody_wants():
    a = {"hand": ["leadership", "chani_clever_tactician", "dagger"], "conflict": 2}
    table = uprising(a=a).do("a reveal")
    assert table.why_not("a end") == "R-GEN-05"
    table.do("a resolve leadership.reveal.2")
    assert table.a.swords == 1 + 1 + 1
    table.do("a end")
    assert table.question == "b TakeTurn"


@rule("uprising-R-AGT-01", "uprising-R-GEN-07")
def test_weirding_woman_returns_to_the_hand_and_can_be_played_again():
    a = {"hand": ["prepare_the_way", "weirding_woman"], "garrison": 0, "swordmaster": True}
    table = uprising(a=a).send("a", "prepare_the_way", to="gather_support").reveal("b", "c")
    table.send("a", "weirding_woman", to="imperial_basin").idle_until(lambda t: t.question == "a TakeTurn")
    assert (table.a.hand, table.a.play, table.a.shown) == (["weirding_woman"], ["prepare_the_way"], ["weirding_woman"])
    table.send("a", "weirding_woman", to="spice_refinery").idle_until(lambda t: t.question == "a TakeTurn")
    table.do("a reveal")
    assert table.a.persuasion == 1


@rule("uprising-R-GEN-08")
def test_weirding_woman_alone_stays_in_play():
    table = uprising(a={"hand": ["weirding_woman"], "garrison": 0}).send("a", "weirding_woman", to="imperial_basin")
    assert (table.a.hand, table.a.play) == ([], ["weirding_woman"])
