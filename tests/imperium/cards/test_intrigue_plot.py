"""Plot intrigue: every card played in its holder's turn, and why it may not be played otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, imperium
from support.plays import change, changed_by, counts, holding, plays

NOT_FOR_NOTHING = "R-GEN-04"


def with_plot(card: str, *, seats: int = 3, **more: Any) -> Table:
    """Seat a is to move, holds this intrigue card and a card to play."""
    return imperium(seats=seats, a={"intrigue": [card], "hand": ["dagger"], **more})


def plot(table: Table, card: str, *answers: str) -> dict[str, int]:
    """What playing an intrigue card changes for seat a, but for the card itself."""
    before = counts(table)
    before["intrigue"] -= 1
    table.do(f"a intrigue {card}", *[f"a {answer}" for answer in answers])
    return change(before, counts(table))


def revealing(table: Table) -> Table:
    return table.do("a reveal")


SIMPLE: dict[str, tuple[dict[str, Any], dict[str, int]]] = {
    "choam_shares": ({"solari": 7}, {"solari": -7, "vp": 1}),
    "councilors_dispensation": ({"council": True}, {"spice": 2}),
    "favored_subject": ({}, {"emperor": 1}),
    "guild_authorization": ({}, {"spacing_guild": 1}),
    "know_their_ways": ({}, {"fremen": 1}),
    "secret_of_the_sisterhood": ({}, {"bene_gesserit": 1}),
    "sleeper_must_awaken": ({"spice": 4}, {"spice": -4, "vp": 1}),
    "water_peddlers_union": ({}, {"water": 1}),
    "windfall": ({}, {"solari": 2}),
}


@pytest.mark.parametrize("card", [pytest.param(card, marks=plays(f"{card}.intrigue")) for card in SIMPLE])
@pytest.mark.parametrize("reveal", [False, True], ids=["agent_turn", "reveal_turn"])
def test_simple_plots_in_either_turn(card: str, reveal: bool) -> None:
    given, got = SIMPLE[card]
    table = with_plot(card, **given)
    if reveal:
        revealing(table)
    assert plot(table, card) == got
    assert table.intrigue_discard == [card]
    assert table.question == ("a RevealTurn" if reveal else "a TakeTurn")


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("bribery", {"solari": 1}),
        ("calculated_hire", {"spice": 0}),
        ("choam_shares", {"solari": 6}),
        ("councilors_dispensation", {"council": False}),
        ("poison_snooper", {"deck": []}),
        ("rapid_mobilization", {"garrison": 0}),
        ("reinforcements", {"solari": 2}),
        ("sleeper_must_awaken", {"spice": 3}),
        ("urgent_mission", {"agents_at": []}),
        ("water_of_life", {"water": 1, "spice": 0}),
        ("water_of_life", {"water": 0, "spice": 1}),
    ],
)
def test_no_plot_is_played_for_nothing(card: str, given: dict[str, Any]) -> None:
    assert with_plot(card, **given).why_not(f"a intrigue {card}") == NOT_FOR_NOTHING


@pytest.mark.parametrize("card", ["windfall", "bindu_suspension", "charisma"])
def test_plots_are_for_the_own_turn(card: str) -> None:
    table = imperium(seats=3, b={"intrigue": [card]})
    assert table.why_not(f"b intrigue {card}") == "R-P2-03"


@plays("bindu_suspension.intrigue")
def test_bindu_suspension_draws_and_ends_the_turn() -> None:
    table = with_plot("bindu_suspension")
    assert plot(table, "bindu_suspension") == {"cards": 1}
    assert table.question == "b TakeTurn"
    assert table.a.revealed == 0  # a comes back


@plays("bindu_suspension.intrigue")
@pytest.mark.parametrize(("answer", "question"), [("pass", "b TakeTurn"), ("skip", "a TakeTurn")])
def test_bindu_suspension_leaves_the_choice_by_house_rule(answer: str, question: str) -> None:
    table = imperium(seats=3, rules={"bindu_pass_optional": True}, a={"intrigue": ["bindu_suspension"]})
    assert plot(table, "bindu_suspension", answer) == {"cards": 1}
    assert table.question == question


def test_bindu_suspension_comes_before_everything_else() -> None:
    table = imperium(seats=3, a={"intrigue": ["bindu_suspension", "windfall"], "hand": ["dagger"]})
    assert table.can("a intrigue bindu_suspension")
    table.do("a intrigue windfall")
    assert table.why_not("a intrigue bindu_suspension") == "R-AG-18"
    assert revealing(with_plot("bindu_suspension")).why_not("a intrigue bindu_suspension") == "R-AG-18"


@plays("bribery.intrigue")
@pytest.mark.parametrize("faction", ["emperor", "spacing_guild", "bene_gesserit", "fremen"])
def test_bribery(faction: str) -> None:
    table = with_plot("bribery", solari=3)
    assert plot(table, "bribery", f"faction {faction}") == {"solari": -2, faction: 1}


ROW = ["stilgar", "space_travel", "scout", "fremen_camp", "worm_riders"]


@plays("bypass_protocol.intrigue")
def test_bypass_protocol_takes_a_cheap_card() -> None:
    table = with_plot("bypass_protocol", spice=1).given(row=ROW)
    assert plot(table, "bypass_protocol") == {}  # the other half cannot be paid, so nothing is asked
    assert sorted(table.options("a", "buy")) == ["arrakis_liaison", "scout", "space_travel"]
    assert changed_by(table, "a buy space_travel") == {"discard": 1}
    assert table.a.discard == ["space_travel"]


@plays("bypass_protocol.intrigue", "chani.acquire")
def test_bypass_protocol_pays_for_a_dearer_card_onto_the_deck() -> None:
    row = ["chani", "space_travel", "scout", "lady_jessica", "worm_riders"]
    table = with_plot("bypass_protocol", spice=2).given(row=row)
    assert plot(table, "bypass_protocol", "choose 2") == {"spice": -2}
    assert sorted(table.options("a", "buy")) == ["arrakis_liaison", "chani", "scout", "space_travel"]
    assert changed_by(table, "a buy chani") == {"water": 1}  # what it gives when acquired
    assert table.a.deck[0] == "chani"
    cheap = with_plot("bypass_protocol", spice=2).given(row=row)
    assert plot(cheap, "bypass_protocol", "choose 1", "buy scout") == {"discard": 1}


@plays("calculated_hire.intrigue")
def test_calculated_hire() -> None:
    table = with_plot("calculated_hire", spice=1)
    assert plot(table, "calculated_hire") == {"spice": -1, "agents": 1}
    assert table.mentat == "a"


def test_calculated_hire_needs_the_mentat_at_home() -> None:
    table = with_plot("calculated_hire", spice=1).given(mentat="b")
    assert table.why_not("a intrigue calculated_hire") == NOT_FOR_NOTHING


@plays("charisma.intrigue")
def test_charisma_played_early_waits_for_the_reveal_turn() -> None:
    table = with_plot("charisma", hand=["diplomacy"])
    assert plot(table, "charisma") == {}
    assert (table.a.face_up, table.intrigue_discard) == (["charisma"], [])
    assert changed_by(table, "a reveal") == {"persuasion": 3}
    table.do("a end")
    assert (table.a.face_up, table.intrigue_discard) == ([], ["charisma"])


@plays("charisma.intrigue")
def test_charisma_in_the_reveal_turn() -> None:
    assert plot(revealing(with_plot("charisma")), "charisma") == {"persuasion": 2}


@plays("dispatch_an_envoy.intrigue")
def test_dispatch_an_envoy_adds_the_faction_icons() -> None:
    table = with_plot("dispatch_an_envoy", hand=["dagger", "convincing_argument"])
    assert table.why_not("a play convincing_argument") == "R-AG-01"
    assert plot(table, "dispatch_an_envoy") == {}
    assert table.can("a play convincing_argument")  # even a card that has no icon of its own
    table.do("a play dagger")
    free = ["wealth", "foldspace", "secrets", "hardy_warriors", "stillsuits", "hall_of_oratory"]
    assert table.options("a", "to") == free


@plays("dispatch_an_envoy.intrigue")
def test_dispatch_an_envoy_lasts_for_one_turn_and_comes_before_the_card() -> None:
    table = imperium(
        seats=2, first_player="b", turn="a", a={"intrigue": ["dispatch_an_envoy"] * 2, "hand": ["dagger", "dagger"]}
    )
    table.do("a intrigue dispatch_an_envoy", "a play dagger", "a to wealth")
    assert table.asked == "EndTurn"
    assert table.why_not("a intrigue dispatch_an_envoy") == "Q30"
    table.do("a end", "b reveal", "b end", "a play dagger")
    assert table.options("a", "to") == ["mentat", "hall_of_oratory"]  # for two Solari of the Emperor, and for nothing
    assert revealing(with_plot("dispatch_an_envoy")).why_not("a intrigue dispatch_an_envoy") == "Q30"


@plays("double_cross.intrigue")
def test_double_cross_with_one_victim() -> None:
    table = imperium(seats=3, a={"intrigue": ["double_cross"], "solari": 1}, b={"conflict": 2})
    assert plot(table, "double_cross") == {"solari": -1, "conflict": 1}
    assert (table.a.garrison, table.a.supply) == (3, 8)  # from the supply
    assert (table.b.conflict, table.b.supply) == (1, 8)


@plays("double_cross.intrigue")
def test_double_cross_chooses_among_several_and_works_with_an_empty_supply() -> None:
    table = imperium(
        seats=4,
        a={"intrigue": ["double_cross"], "solari": 1, "garrison": 12},
        b={"conflict": 1},
        c={"conflict": 0},
        d={"conflict": 1},
    )
    table.do("a intrigue double_cross")
    assert table.options("a", "opponent") == ["b", "d"]
    table.do("a opponent d")
    assert [table[f"{seat}.conflict"] for seat in "abcd"] == [0, 1, 0, 0]


@pytest.mark.parametrize(("solari", "enemy"), [(0, 1), (1, 0)])
def test_double_cross_needs_a_solari_and_a_victim(solari: int, enemy: int) -> None:
    table = imperium(seats=3, a={"intrigue": ["double_cross"], "solari": solari}, b={"conflict": enemy})
    assert table.why_not("a intrigue double_cross") == NOT_FOR_NOTHING


@plays("infiltrate.intrigue")
def test_infiltrate_passes_enemies_but_not_own_agents() -> None:
    table = imperium(
        seats=3,
        a={"intrigue": ["infiltrate"], "hand": ["diplomacy"], "agents_at": ["stillsuits"]},
        b={"agents_at": ["wealth"]},
    )
    table.do("a play diplomacy")
    assert table.why_not("a to wealth") == "R-AG-02"
    table = imperium(
        seats=3,
        a={"intrigue": ["infiltrate"], "hand": ["diplomacy"], "agents_at": ["stillsuits"]},
        b={"agents_at": ["wealth"]},
    )
    assert plot(table, "infiltrate") == {}
    table.do("a play diplomacy")
    assert table.why_not("a to stillsuits") == "R-AG-02"
    table.do("a to wealth")
    assert table.spaces["wealth"]["agents"] == [0, 1]


def test_infiltrate_comes_before_the_card_and_needs_an_agent() -> None:
    assert revealing(with_plot("infiltrate")).why_not("a intrigue infiltrate") == "Q30"
    spent = with_plot("infiltrate", agents_at=["wealth", "secrets"])
    assert spent.why_not("a intrigue infiltrate") == NOT_FOR_NOTHING


@plays("poison_snooper.intrigue")
@pytest.mark.parametrize(("answer", "got", "trashed"), [("draw_top", {"cards": 1}, []), ("trash_top", {}, ["stilgar"])])
def test_poison_snooper(answer: str, got: dict[str, int], trashed: list[str]) -> None:
    table = with_plot("poison_snooper", deck=["stilgar", "diplomacy"])
    table.do("a intrigue poison_snooper")
    assert table.about == {"card": "stilgar", "source": "poison_snooper.intrigue"}
    assert changed_by(table, f"a {answer}") == got
    assert [card for card in table.trashed if card == "stilgar"] == trashed
    assert table.a.deck == ["diplomacy"]
    assert ("stilgar" in table.a.hand) == (answer == "draw_top")


@plays("poison_snooper.intrigue", "assassination_mission.on_trash")
def test_poison_snooper_pays_for_what_is_trashed_from_the_deck() -> None:
    table = with_plot("poison_snooper", deck=["assassination_mission"])
    assert plot(table, "poison_snooper", "trash_top") == {"solari": 4}


@plays("poison_snooper.intrigue", "stilgar.reveal")
def test_poison_snooper_in_the_reveal_turn_reveals_at_once() -> None:
    table = revealing(with_plot("poison_snooper", deck=["stilgar"]))
    assert plot(table, "poison_snooper", "draw_top") == {"persuasion": 2, "swords": 3, "cards": 1}


def test_poison_snooper_looks_at_no_empty_deck_even_with_discards() -> None:
    table = with_plot("poison_snooper", deck=[], discard=["diplomacy"])
    assert table.why_not("a intrigue poison_snooper") == NOT_FOR_NOTHING


@plays("rapid_mobilization.intrigue")
@pytest.mark.parametrize("reveal", [False, True], ids=["agent_turn", "reveal_turn"])
def test_rapid_mobilization(reveal: bool) -> None:
    table = with_plot("rapid_mobilization", garrison=6)
    if reveal:
        revealing(table)
    table.do("a intrigue rapid_mobilization")
    assert table.options("a", "deploy") == [str(n) for n in range(7)]
    assert changed_by(table, "a deploy 5") == {"garrison": -5, "conflict": 5}


@plays("recruitment_mission.intrigue")
@pytest.mark.parametrize("early", [True, False])
def test_recruitment_mission(early: bool) -> None:
    table = with_plot("recruitment_mission", hand=["convincing_argument", "convincing_argument"]).given(row=ROW)
    if early:
        assert plot(table, "recruitment_mission") == {}
        assert table.a.face_up == ["recruitment_mission"]
        assert changed_by(table, "a reveal") == {"persuasion": 5}
    else:
        assert plot(revealing(table), "recruitment_mission") == {"persuasion": 1}
    assert changed_by(table, "a buy_to_top space_travel") == {"persuasion": -3}
    assert changed_by(table, "a buy arrakis_liaison") == {"persuasion": -2, "discard": 1}  # each card as one likes
    assert table.a.deck[0] == "space_travel"
    table.do("a end")
    assert table.intrigue_discard == ["recruitment_mission"]


@plays("refocus.intrigue")
def test_refocus_shuffles_the_discard_pile_in() -> None:
    table = with_plot("refocus", deck=["diplomacy"], discard=["stilgar", "scout"])
    assert plot(table, "refocus") == {"cards": 1, "discard": -2}
    drawn = [card for card in table.a.hand if card != "dagger"]
    assert sorted([*table.a.deck, *drawn]) == ["diplomacy", "scout", "stilgar"]
    assert table.a.discard == []


@plays("refocus.intrigue")
def test_refocus_reshuffles_the_deck_even_without_discards() -> None:
    tops = set()
    for seed in range(12):
        deck = ["stilgar", "scout", "chani", "diplomacy"]
        table = imperium(seats=3, seed=seed, a={"intrigue": ["refocus"], "hand": [], "deck": deck})
        assert plot(table, "refocus") == {"cards": 1}
        tops.update(table.a.hand)
    assert len(tops) > 1


@plays("reinforcements.intrigue")
def test_reinforcements_in_an_agent_turn_join_the_recruits() -> None:
    table = with_plot("reinforcements", solari=3, hand=["dune_desert_planet"])
    assert plot(table, "reinforcements") == {"solari": -3, "garrison": 3}
    table.send("a", "dune_desert_planet", to="imperial_basin")
    assert table.options("a", "deploy") == [str(n) for n in range(6)]  # three recruits and two more


@plays("reinforcements.intrigue")
@pytest.mark.parametrize("deployed", [0, 3])
def test_reinforcements_in_the_reveal_turn_may_deploy(deployed: int) -> None:
    table = revealing(with_plot("reinforcements", solari=4))
    assert plot(table, "reinforcements") == {"solari": -3, "garrison": 3}
    assert table.options("a", "deploy") == ["0", "1", "2", "3"]
    table.do(f"a deploy {deployed}")
    assert (table.a.garrison, table.a.conflict) == (6 - deployed, deployed)


@plays("urgent_mission.intrigue")
def test_urgent_mission_recalls_an_agent() -> None:
    table = with_plot("urgent_mission", agents_at=["wealth", "arrakeen"])
    table.do("a intrigue urgent_mission")
    assert table.options("a", "recall") == ["wealth", "arrakeen"]
    assert changed_by(table, "a recall wealth") == {"agents": 1}
    assert table.a.agents_at == ["arrakeen"]
    table.do("a play dagger")  # and can be sent again


@plays("water_of_life.intrigue")
def test_water_of_life() -> None:
    table = with_plot("water_of_life", water=1, spice=1)
    assert plot(table, "water_of_life") == {"water": -1, "spice": -1, "cards": 3}


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("ambush", "R-GEN-12"),
        ("tiebreaker", "R-GEN-12"),
        ("corner_the_market", "R-GEN-12"),
        ("to_the_victor", "R-CB-07"),
        ("demand_respect", "R-CB-07"),
    ],
)
def test_other_intrigue_waits_for_its_moment(card: str, rule: str) -> None:
    assert with_plot(card).why_not(f"a intrigue {card}") == rule
    assert revealing(with_plot(card)).why_not(f"a intrigue {card}") == rule


@plays("windfall.intrigue", "rally_troops.space")
def test_a_plot_may_pay_for_the_space_that_follows() -> None:
    table = holding("dagger", intrigue=["windfall"], solari=2)
    assert not table.can("a to rally_troops")
    table.do("a intrigue windfall", "a play dagger", "a to rally_troops")
    assert (table.a.solari, table.a.garrison) == (0, 7)
