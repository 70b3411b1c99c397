"""Plot intrigue of Uprising: every card played in its holder's turn, and why it may not be played otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, uprising
from support.plays import plays
from support.plays_uprising import CHOAM, plot, with_plot

Gains = dict[str, int]
NOT_FOR_NOTHING = "F-02"
TWO_SPIES = {"spies": ["post_emperor", "post_choam"]}


def levels(**influence: int) -> dict[str, Any]:
    return {"influence": influence}


# card, what seat a has besides, answers, what changes but for the card itself
CASES: list[tuple[str, dict[str, Any], list[str], Gains]] = [
    ("buy_access", {"solari": 5}, ["faction fremen", "faction emperor"], {"solari": -5, "fremen": 1, "emperor": 1}),
    (
        "change_allegiances",
        levels(emperor=1),
        ["choose 1", "lose_influence emperor", "faction fremen"],
        {"emperor": -1, "fremen": 1},
    ),
    ("change_allegiances", {"spice": 3}, ["choose 2", "faction fremen", "skip"], {"spice": -3, "fremen": 1}),
    (
        "change_allegiances",
        {"spice": 3, **levels(emperor=1)},
        ["choose 2", "faction fremen", "choose 1", "lose_influence emperor", "faction spacing_guild"],
        {"spice": -3, "fremen": 1, "emperor": -1, "spacing_guild": 1},
    ),
    (
        "change_allegiances",
        {"spice": 3, **levels(emperor=1)},
        ["choose 2", "faction spacing_guild", "skip"],
        {"spice": -3, "spacing_guild": 1},
    ),
    ("contingency_plan", {}, [], {"solari": 2}),
    ("councilors_ambition", {"council": True}, [], {"water": 2}),
    ("crysknife", {}, [], {"spice": 1}),
    ("desert_mouse", {}, [], {"spice": 1}),
    ("ornithopter", {}, [], {"spice": 1}),
    ("cunning", {}, [], {"cards": 1}),
    ("cunning", {"spice": 1}, ["choose 1"], {"cards": 1}),
    ("cunning", {"spice": 1}, ["choose 2", "trash_from_hand dagger"], {"spice": -1}),
    ("cunning", {"spice": 1}, ["choose 2", "skip"], {"spice": -1, "cards": 1}),
    ("depart_for_arrakis", {"spice": 2}, [], {"spice": -2, "garrison": 3}),
    (
        "depart_for_arrakis",
        {"spice": 2, **levels(spacing_guild=3)},
        [],
        {"spice": -2, "garrison": 3, "cards": 1},
    ),
    ("depart_for_arrakis", {"spice": 2, **levels(spacing_guild=2)}, [], {"spice": -2, "garrison": 3}),
    ("detonation", {}, ["choose 2", "deploy 3"], {"garrison": -3, "conflict": 3}),
    ("detonation", {"garrison": 6}, ["choose 2", "deploy 4"], {"garrison": -4, "conflict": 4}),
    ("imperium_politics", {"solari": 1}, ["choose 1"], {"solari": -1, "emperor": 1}),
    ("imperium_politics", {"solari": 1}, ["choose 2"], {"solari": -1, "spacing_guild": 1}),
    ("intelligence_report", {}, [], {"cards": 1}),
    ("intelligence_report", TWO_SPIES, [], {"cards": 2}),
    ("market_opportunity", {"spice": 2}, [], {"spice": -2, "solari": 5}),
    ("market_opportunity", {"solari": 5}, [], {"solari": -5, "spice": 5}),
    ("market_opportunity", {"solari": 5, "spice": 2}, ["choose 1"], {"spice": -2, "solari": 5}),
    ("mercenaries", {"solari": 3}, [], {"solari": -3, "intrigue": 1, "garrison": 2}),
    (
        "opportunism",
        {"solari": 2, **levels(emperor=1, fremen=1)},
        ["lose_influence emperor", "lose_influence fremen"],
        {"solari": -2, "emperor": -1, "fremen": -1, "vp": 1},
    ),
    (
        "opportunism",
        {"solari": 2, **levels(emperor=3)},
        ["lose_influence emperor", "lose_influence emperor"],
        {"solari": -2, "emperor": -2},  # the point for two influence is lost
    ),
    ("shaddams_favor", levels(emperor=2), [], {"garrison": 1}),
    ("shaddams_favor", levels(emperor=3), [], {"garrison": 1, "solari": 3}),
    ("sietch_ritual", {}, ["choose 1"], {"cards": -1, "discard": 1, "bene_gesserit": 1}),
    ("sietch_ritual", {}, ["choose 2"], {"cards": -1, "discard": 1, "fremen": 1}),
    ("special_mission", {}, ["spy post_sietch_research"], {"spies": 1}),
    ("special_mission", TWO_SPIES, ["choose 1", "spy post_refinery_arrakeen"], {"spies": 1}),
    ("special_mission", TWO_SPIES, ["choose 2", "recall_spy post_choam", "skip"], {"spies": -1, "spice": 2}),
    ("special_mission", TWO_SPIES, ["choose 2", "recall_spy post_choam", "detonate"], {"spies": -1, "spice": 2}),
    ("strategic_stockpiling", {"spice": 5}, ["choose 1"], {"spice": -5, "vp": 1}),
    ("strategic_stockpiling", {"water": 3, **levels(fremen=3)}, ["choose 2"], {"water": -3, "vp": 1}),
    (
        "strategic_stockpiling",
        {"spice": 5, "water": 3, **levels(fremen=3)},
        ["choose 1", "choose 2"],
        {"spice": -5, "water": -3, "vp": 2},
    ),
    (
        "strategic_stockpiling",
        {"spice": 5, "water": 3, **levels(fremen=3)},
        ["choose 2", "skip"],
        {"water": -3, "vp": 1},
    ),
    ("unexpected_allies", {"water": 2}, ["skip"], {"water": -2, "sandworms": 1}),
    ("backed_by_choam", levels(emperor=1), ["lose_influence emperor"], {"emperor": -1, "solari": 4}),
]


def box(case: tuple[Any, ...]) -> Any:
    return pytest.param(*case, marks=plays(f"{case[0]}.intrigue"))


@pytest.mark.parametrize(("card", "given", "answers", "got"), [box(case) for case in CASES])
def test_plots_in_an_agent_turn(card: str, given: dict[str, Any], answers: list[str], got: Gains) -> None:
    table = with_plot(card, rules=CHOAM, **given)
    assert plot(table, card, *answers) == got
    assert (table.question, table.intrigue_discard) == ("a TakeTurn", [card])


NEEDS_HAND = [case for case in CASES if case[0] == "sietch_ritual" or "trash_from_hand dagger" in case[2]]


@pytest.mark.parametrize(("card", "given", "answers", "got"), [box(case) for case in CASES if case not in NEEDS_HAND])
def test_plots_in_a_reveal_turn(card: str, given: dict[str, Any], answers: list[str], got: Gains) -> None:
    # What is drawn is revealed at once, so the deck is of cards whose Reveal boxes are empty.
    table = with_plot(card, rules=CHOAM, deck=["seek_allies", "paracompass"], **given).do("a reveal")
    assert plot(table, card, *answers) == got
    assert (table.question, table.intrigue_discard, table.a.hand) == ("a RevealTurn", [card], [])


@pytest.mark.parametrize("card", ["sietch_ritual"])
def test_a_revealed_hand_cannot_be_discarded(card: str) -> None:
    assert with_plot(card).do("a reveal").why_not(f"a intrigue {card}") == NOT_FOR_NOTHING


NOTHING: list[tuple[str, dict[str, Any]]] = [
    ("buy_access", {"solari": 4}),
    ("change_allegiances", {"spice": 2}),
    ("councilors_ambition", {}),
    ("depart_for_arrakis", {"spice": 1, **levels(spacing_guild=3)}),
    ("distraction", {}),
    ("imperium_politics", {"solari": 0}),
    ("market_opportunity", {"spice": 1, "solari": 4}),
    ("mercenaries", {"solari": 2}),
    ("opportunism", {"solari": 1, **levels(emperor=2)}),
    ("opportunism", {"solari": 2, **levels(emperor=1)}),
    ("sietch_ritual", {"hand": []}),
    ("strategic_stockpiling", {"spice": 4, "water": 3, **levels(fremen=2)}),
    ("strategic_stockpiling", {"water": 2, **levels(fremen=3)}),
    ("unexpected_allies", {"water": 1}),
    ("backed_by_choam", {}),
    ("leverage", {}),
]


@pytest.mark.parametrize(("card", "given"), NOTHING)
def test_no_plot_is_played_for_nothing(card: str, given: dict[str, Any]) -> None:
    assert with_plot(card, rules=CHOAM, **given).why_not(f"a intrigue {card}") == NOT_FOR_NOTHING


@pytest.mark.parametrize("card", ["devour", "spring_the_trap", "shadow_alliance", "choam_profits"])
def test_combat_and_endgame_cards_are_no_plots(card: str) -> None:
    given: dict[str, Any] = {"worms": 1, **TWO_SPIES}
    assert with_plot(card, rules=CHOAM, **given).why_not(f"a intrigue {card}") == "R-RND-04"


def test_plots_are_for_the_own_turn() -> None:
    assert uprising(b={"intrigue": ["crysknife"]}).why_not("b intrigue crysknife") == "R-RND-04"


@plays("buy_access.intrigue")
def test_buy_access_wants_two_different_factions() -> None:
    table = with_plot("buy_access", solari=5).do("a intrigue buy_access", "a faction fremen")
    assert table.options("a", "faction") == ["emperor", "spacing_guild", "bene_gesserit"]


@plays("call_to_arms.intrigue")
@pytest.mark.parametrize("early", [True, False])
def test_call_to_arms_recruits_with_every_card_acquired(early: bool) -> None:
    table = with_plot("call_to_arms", hand=["maker_keeper", "maker_keeper"])
    table.do(*(["a intrigue call_to_arms", "a reveal"] if early else ["a reveal", "a intrigue call_to_arms"]))
    assert table.a.face_up == ["call_to_arms"]
    table.do("a buy prepare_the_way", "a buy prepare_the_way")
    assert table.a.garrison == 5
    table.do("a end")
    assert (table.a.face_up, table.intrigue_discard) == ([], ["call_to_arms"])


@plays("call_to_arms.intrigue", "inspire_awe.intrigue")
def test_call_to_arms_waits_for_the_reveal_turn() -> None:
    table = with_plot("call_to_arms", intrigue=["call_to_arms", "inspire_awe"])
    table.do("a intrigue call_to_arms", "a intrigue inspire_awe", "a buy prepare_the_way")
    assert table.a.garrison == 3


@plays("detonation.intrigue")
@pytest.mark.parametrize(("answer", "stands"), [("detonate", False), ("skip", True)])
def test_detonation_may_blow_up_the_wall(answer: str, stands: bool) -> None:
    table = with_plot("detonation").do("a intrigue detonation", "a choose 1", f"a {answer}")
    assert table.shield_wall is stands


@plays("detonation.intrigue")
def test_detonation_without_a_wall_deploys() -> None:
    table = with_plot("detonation").given(shield_wall=False).do("a intrigue detonation")
    assert table.options("a", "deploy") == ["0", "1", "2", "3"]


def three_to_deploy(**more: Any) -> Table:
    """Seat a's Agent is in Arrakeen, and troops are about to be deployed."""
    given = {"hand": ["reconnaissance"], "intrigue": ["distraction"], **more}
    return uprising(a=given, b={"spies": ["post_emperor"]}).send("a", "reconnaissance", to="arrakeen")


@plays("distraction.intrigue", "arrakeen.space")
def test_distraction_follows_three_units_in_one_turn() -> None:
    table = three_to_deploy().do("a deploy 3", "a intrigue distraction", "a spy post_emperor")
    assert table["posts.post_emperor.spies"] == [0, 1]  # shared


@plays("arrakeen.space")
def test_distraction_does_not_follow_two_units_even_with_more_in_the_conflict() -> None:
    table = three_to_deploy(conflict=4).do("a deploy 2")
    assert table.why_not("a intrigue distraction") == NOT_FOR_NOTHING


@plays("distraction.intrigue", "hagga_basin.space")
def test_distraction_counts_sandworms() -> None:
    given = {"hand": ["dune_desert_planet"], "intrigue": ["distraction"], "hooks": True}
    table = uprising(a=given).send("a", "dune_desert_planet", to="hagga_basin").do("a summon", "a deploy 2")
    assert table.can("a intrigue distraction")
    table.do("a intrigue distraction", "a skip")


@plays("inspire_awe.intrigue")
@pytest.mark.parametrize(("worms", "zone"), [(0, "discard"), (1, "hand")])
def test_inspire_awe_brings_a_cheap_card_to_the_hand_of_a_sandrider(worms: int, zone: str) -> None:
    row = ["guild_spy", "steersman", "overthrow", "desert_power", "paracompass"]
    table = with_plot("inspire_awe", worms=worms, hand=[]).given(row=row).do("a intrigue inspire_awe")
    assert table.options("a", "buy") == ["prepare_the_way", "guild_spy"]
    table.do("a buy guild_spy", "a spy post_choam")  # with its acquire box
    assert (table[f"a.{zone}"], table.a.spies) == (["guild_spy"], ["post_choam"])


@plays("manipulate.intrigue")
def test_manipulate_sets_a_card_aside_for_one_less() -> None:
    row = ["desert_power", "steersman", "overthrow", "guild_spy", "paracompass"]
    table = with_plot("manipulate", hand=["maker_keeper", "long_live_the_fighters", "truthtrance"]).given(row=row)
    table.do("a intrigue manipulate", "a set_aside desert_power")
    assert ("desert_power" in table.row, len(table.row), table.a.aside) == (False, 5, "desert_power")
    table.do("a reveal", "a buy_aside desert_power")  # five persuasion for a card of six
    assert (table.a.persuasion, table.a.discard, table.a.aside) == (0, ["desert_power"], None)


@plays("manipulate.intrigue")
def test_manipulate_loses_the_card_that_is_not_bought() -> None:
    table = with_plot("manipulate").given(row=["desert_power"]).do("a intrigue manipulate", "a set_aside desert_power")
    table.do("a reveal", "a end")
    assert (table.a.aside, table.trashed) == (None, ["desert_power"])


@plays("special_mission.intrigue")
def test_special_mission_watches_cities_only() -> None:
    table = with_plot("special_mission").do("a intrigue special_mission")
    cities = ["post_sietch_research", "post_research_refinery", "post_refinery_arrakeen"]
    assert table.options("a", "spy") == cities


@plays("unexpected_allies.intrigue")
@pytest.mark.parametrize(("answer", "worms"), [("detonate", 1), ("skip", 0)])
def test_unexpected_allies_need_the_wall_gone_for_a_protected_conflict(answer: str, worms: int) -> None:
    table = with_plot("unexpected_allies", water=2).conflict("siege_of_arrakeen")
    table.do("a intrigue unexpected_allies", f"a {answer}")
    assert (table.a.sandworms, table.a.hooks, table.shield_wall) == (worms, False, answer == "skip")


@plays("leverage.intrigue", "imperial_basin.space")
def test_leverage_follows_spice() -> None:
    table = uprising(rules=CHOAM, contracts=["espionage"], a={"hand": ["dune_desert_planet"], "intrigue": ["leverage"]})
    table.send("a", "dune_desert_planet", to="imperial_basin")
    table.do("a intrigue leverage", "a contract espionage")
    assert (table.a.contracts, table.a.solari) == (["espionage"], 1)
