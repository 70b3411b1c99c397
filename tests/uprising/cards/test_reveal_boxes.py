"""The Reveal boxes of Uprising: what each card gives by itself, and what it gives once a condition is met."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import uprising
from support.plays import plays, reveal_turn
from support.plays_uprising import CHOAM, holding

Gains = dict[str, int]

# What a card gives when it is revealed alone and no condition holds.
ALONE: dict[str, Gains] = {
    "prepare_the_way": {"persuasion": 2},
    "the_spice_must_flow": {"spice": 1},
    "unswerving_loyalty": {"persuasion": 1, "garrison": 1},
    "space_time_folding": {"persuasion": 1},
    "weirding_woman": {"persuasion": 1, "swords": 1},
    "sardaukar_soldier": {"persuasion": 1, "swords": 1},
    "smugglers_harvester": {"persuasion": 1},
    "maker_keeper": {"persuasion": 2},
    "reliable_informant": {"persuasion": 1, "solari": 1},
    "hidden_missive": {"persuasion": 1, "swords": 1},
    "wheels_within_wheels": {"persuasion": 1},
    "fedaykin_stilltent": {"water": 1},
    "imperial_spymaster": {"persuasion": 1, "swords": 1},
    "spy_network": {"persuasion": 2, "swords": 1},
    "desert_survival": {"persuasion": 1, "swords": 1},
    "bene_gesserit_operative": {"persuasion": 1},
    "maula_pistol": {"persuasion": 1, "swords": 1},
    "northern_watermaster": {"persuasion": 1},
    "double_agent": {"persuasion": 1, "swords": 1},
    "guild_envoy": {"persuasion": 1},
    "rebel_supplier": {"spice": 1, "swords": 1},
    "calculus_of_power": {"persuasion": 2},
    "guild_spy": {"persuasion": 2},
    "dangerous_rhetoric": {"persuasion": 1, "swords": 1},
    "branching_path": {"persuasion": 2},
    "ecological_testing_station": {"persuasion": 1},
    "smugglers_haven": {"persuasion": 1},
    "shishakli": {"swords": 2},
    "paracompass": {},
    "sardaukar_coordination": {"persuasion": 2, "swords": 1},
    "truthtrance": {"persuasion": 1},
    "public_spectacle": {"persuasion": 1},
    "southern_elders": {"water": 1},
    "tread_in_darkness": {"persuasion": 2, "swords": 1},
    "spacing_guilds_favor": {"persuasion": 2},
    "captured_mentat": {"persuasion": 1},
    "subversive_advisor": {"persuasion": 1},
    "leadership": {"persuasion": 2, "swords": 1},
    "in_high_places": {"persuasion": 2},
    "strike_fleet": {"persuasion": 1, "swords": 3},
    "treacherous_maneuver": {"persuasion": 1, "intrigue": 1},
    "chani_clever_tactician": {},
    "junction_headquarters": {"persuasion": 1, "water": 1, "garrison": 1},
    "stilgar_the_devoted": {"persuasion": 2},
    "price_is_no_object": {"persuasion": 2, "solari": 2},
    "long_live_the_fighters": {"persuasion": 2, "swords": 3},
    "overthrow": {"persuasion": 2, "swords": 2, "garrison": 1},
    "steersman": {"persuasion": 2, "spice": 2},
    "cargo_runner": {"persuasion": 1},
    "interstellar_trade": {},
}


def box(card: str, *case: Any) -> Any:
    return pytest.param(card, *case, marks=plays(f"{card}.reveal"))


@pytest.mark.parametrize(("card", "got"), [box(card, got) for card, got in ALONE.items()])
def test_a_card_revealed_alone(card: str, got: Gains) -> None:
    table = holding(card, rules=CHOAM)
    assert reveal_turn(table) == got
    # Nothing that needs a condition or a payment is left to be done; a Spy may stay at home.
    assert table.can("a end")


FREMEN = {"play": ["maula_pistol"]}
TWO_SPIES = {"spies": ["post_emperor", "post_choam"]}
DONE = ["deliver_supplies", "espionage", "harvest_3", "immediate", "harvest_4"]

# card, what seat a has besides, answers, what the Reveal turn changes
WITH_CONDITION: list[tuple[str, dict[str, Any], list[str], Gains]] = [
    ("northern_watermaster", FREMEN, [], {"persuasion": 1, "spice": 2}),
    ("ecological_testing_station", FREMEN, [], {"persuasion": 1, "water": 1}),
    ("shishakli", FREMEN, [], {"swords": 2, "fremen": 1}),
    ("southern_elders", FREMEN, [], {"water": 1, "persuasion": 2}),
    ("stilgar_the_devoted", FREMEN, [], {"persuasion": 4}),
    ("chani_clever_tactician", FREMEN, [], {"persuasion": 2}),
    (
        "chani_clever_tactician",
        {"conflict": 3},
        ["resolve chani_clever_tactician.reveal.0"],
        {"conflict": -2, "garrison": 2, "swords": 4},
    ),
    ("bene_gesserit_operative", TWO_SPIES, [], {"persuasion": 3}),
    ("bene_gesserit_operative", {"spies": ["post_emperor"]}, [], {"persuasion": 1}),
    (
        "spy_network",
        TWO_SPIES,
        ["resolve spy_network.reveal.2", "recall_spy post_choam"],
        {"persuasion": 2, "swords": 1, "spies": -1, "intrigue": 1},
    ),
    (
        "wheels_within_wheels",
        {},
        ["resolve wheels_within_wheels.reveal.1", "spy post_choam"],
        {"persuasion": 1, "spies": 1},
    ),
    ("public_spectacle", {}, ["resolve public_spectacle.reveal.1", "spy post_choam"], {"persuasion": 1, "spies": 1}),
    ("smugglers_haven", {"spies": ["post_imperial_basin"]}, [], {"persuasion": 1, "spice": 2}),
    ("smugglers_haven", {"spies": ["post_choam"]}, [], {"persuasion": 1}),
    ("paracompass", {"council": True}, [], {"persuasion": 4}),  # two of them are the seat's own
    ("paracompass", {"council": True, "swordmaster": True}, [], {"persuasion": 5}),
    ("paracompass", {"swordmaster": True}, [], {}),
    (
        "spacing_guilds_favor",
        {"spice": 3},
        ["resolve spacing_guilds_favor.reveal.1", "faction fremen"],
        {"persuasion": 2, "spice": -3, "fremen": 1},
    ),
    (
        "captured_mentat",
        {"influence": {"emperor": 1}},
        ["resolve captured_mentat.reveal.1", "lose_influence emperor", "faction fremen"],
        {"persuasion": 1, "emperor": -1, "fremen": 1},
    ),
    (
        "captured_mentat",
        {"influence": {"emperor": 1}},
        ["resolve captured_mentat.reveal.1", "lose_influence emperor", "faction emperor"],
        {"persuasion": 1},
    ),
    (
        "in_high_places",
        TWO_SPIES,
        ["resolve in_high_places.reveal.1", "recall_spy post_choam"],
        {"persuasion": 5, "spies": -2},
    ),
    ("interstellar_trade", {"contracts_done": DONE[:3]}, [], {"persuasion": 3}),
    ("undercover_asset", {}, ["resolve undercover_asset.reveal", "choose 2"], {"swords": 2}),
    ("undercover_asset", {}, ["resolve undercover_asset.reveal", "choose 1", "spy post_choam"], {"spies": 1}),
    ("covert_operation", {}, ["resolve covert_operation.reveal", "spy post_choam", "spy post_fremen"], {"spies": 2}),
    ("corrinth_city", {}, ["resolve corrinth_city.reveal"], {"solari": 5}),
    ("corrinth_city", {"solari": 5}, ["resolve corrinth_city.reveal", "choose 1"], {"solari": 5}),
    # The seat counts at once.
    ("corrinth_city", {"solari": 5}, ["resolve corrinth_city.reveal", "choose 2"], {"solari": -5, "persuasion": 2}),
    ("corrinth_city", {"solari": 5, "council": True}, ["resolve corrinth_city.reveal"], {"solari": 5, "persuasion": 2}),
    ("desert_power", {}, ["resolve desert_power.reveal"], {"persuasion": 2}),
    ("desert_power", {"hooks": True}, ["resolve desert_power.reveal", "choose 1"], {"persuasion": 2}),
    ("desert_power", {"hooks": True}, ["resolve desert_power.reveal", "choose 2"], {"water": -1, "sandworms": 1}),
    ("desert_power", {"hooks": True, "water": 0}, ["resolve desert_power.reveal"], {"persuasion": 2}),
    ("delivery_agreement", {}, ["resolve delivery_agreement.reveal"], {"spice": 1}),
    ("delivery_agreement", {"contracts_done": DONE[:3]}, ["resolve delivery_agreement.reveal"], {"spice": 1}),
    (
        "delivery_agreement",
        {"contracts_done": DONE[:4]},
        ["resolve delivery_agreement.reveal", "choose 2"],
        {"cards": -1, "vp": 1},
    ),
    ("priority_contracts", {}, ["resolve priority_contracts.reveal"], {"spice": 2}),
    ("priority_contracts", {"contracts_done": DONE[:3]}, ["resolve priority_contracts.reveal"], {"spice": 2}),
    (
        "priority_contracts",
        {"contracts_done": DONE[:4]},
        ["resolve priority_contracts.reveal", "choose 2"],
        {"cards": -1, "vp": 1},
    ),
    ("priority_contracts", {"contracts_done": DONE}, ["resolve priority_contracts.reveal", "choose 1"], {"spice": 2}),
]


@pytest.mark.parametrize(("card", "given", "answers", "got"), [box(*case) for case in WITH_CONDITION])
def test_a_card_revealed_with_its_condition(card: str, given: dict[str, Any], answers: list[str], got: Gains) -> None:
    assert reveal_turn(holding(card, rules=CHOAM, **given), *answers) == got


@pytest.mark.parametrize(
    ("card", "part", "given"),
    [
        ("chani_clever_tactician", ".0", {"conflict": 1}),
        ("spy_network", ".2", {"spies": ["post_emperor"]}),
        ("spacing_guilds_favor", ".1", {"spice": 2}),
        ("captured_mentat", ".1", {}),
        ("in_high_places", ".1", {"spies": ["post_emperor"]}),
        ("calculus_of_power", ".1", {}),
        ("guild_spy", ".1", {"spies": ["post_emperor"]}),
        ("unswerving_loyalty", ".2", {}),
    ],
)
def test_what_cannot_be_paid_or_is_not_met_is_not_offered(card: str, part: str, given: dict[str, Any]) -> None:
    table = holding(card, **given).do("a reveal")
    assert not table.can(f"a resolve {card}.reveal{part}")


@pytest.mark.parametrize("card", ["corrinth_city", "desert_power", "undercover_asset"])
def test_one_of_two_must_be_chosen(card: str) -> None:
    table = holding(card).do("a reveal")
    assert table.why_not("a end") == "R-GEN-05"
    table.do(f"a resolve {card}.reveal")
    if table.asked == "ChooseOne":
        table.do("a choose 2")
    assert table.can("a end")


@plays("unswerving_loyalty.reveal")
@pytest.mark.parametrize(
    ("conflict", "answers", "moved"),
    [
        (0, ["deploy 1"], 1),
        (0, ["deploy 0"], 0),
        (2, ["choose 1", "deploy 1"], 1),
        (2, ["choose 2", "retreat 1"], -1),
        (2, ["choose 2", "retreat 0"], 0),
    ],
)
def test_unswerving_loyalty_moves_a_troop_either_way(conflict: int, answers: list[str], moved: int) -> None:
    table = holding("unswerving_loyalty", play=["maula_pistol"], conflict=conflict, garrison=0)
    table.do("a reveal", "a resolve unswerving_loyalty.reveal.2", *[f"a {answer}" for answer in answers])
    assert (table.a.conflict, table.a.garrison) == (conflict + moved, 1 - moved)  # the recruit may be the one


@plays("unswerving_loyalty.reveal", "shishakli.reveal")
def test_two_fremen_cards_bond_each_other() -> None:
    table = holding("unswerving_loyalty", "shishakli").do("a reveal")
    assert table.a.fremen == 1
    assert table.can("a resolve unswerving_loyalty.reveal.2")


@plays("calculus_of_power.reveal")
@pytest.mark.parametrize(("hand", "play"), [(["sardaukar_coordination"], []), ([], ["sardaukar_soldier"])])
def test_calculus_of_power_trashes_another_emperor_card_in_play(hand: list[str], play: list[str]) -> None:
    table = holding("calculus_of_power", *hand, play=play).do("a reveal")
    before = table.a.swords
    table.do("a resolve calculus_of_power.reveal.1")
    assert table.options("a", "trash_in_play") == [*hand, *play]  # not itself
    table.do(f"a trash_in_play {(hand + play)[0]}")
    assert (table.a.swords - before, table.trashed) == (3, [*hand, *play])
    assert table.can("a end")


@plays("sardaukar_coordination.reveal")
def test_sardaukar_coordination_counts_the_emperor_cards_revealed() -> None:
    hand = ["sardaukar_coordination", "sardaukar_soldier", "spy_network", "dagger"]
    table = holding(*hand, play=["public_spectacle"]).do("a reveal")
    assert table.a.swords == 3 + 1 + 1 + 1  # itself and two more, not the one played before; their own swords


@plays("leadership.reveal")
def test_leadership_counts_the_other_cards_with_swords() -> None:
    table = holding("leadership", "dagger", "maula_pistol", "diplomacy", play=["strike_fleet"]).do("a reveal")
    assert table.a.swords == 1 + 2 + 1 + 1  # its own, two other cards, and theirs


@plays("leadership.reveal", "undercover_asset.reveal")
@pytest.mark.parametrize(("choice", "swords"), [("choose 2", 1 + 2 + 1), ("choose 1", 1)])
def test_leadership_counts_swords_that_were_chosen(choice: str, swords: int) -> None:
    table = holding("leadership", "undercover_asset")
    table.do("a reveal", "a resolve undercover_asset.reveal", f"a {choice}")
    while not table.can("a end"):
        table.do(f"a {'skip' if table.asked == 'PlaceSpy' else table.options('a')[0]}")
    assert table.a.swords == swords


@plays("guild_spy.reveal", "the_spice_must_flow.acquire")
def test_guild_spy_gains_influence_where_it_spies_once_the_spice_flows() -> None:
    table = holding("guild_spy", spies=["post_emperor", "post_fremen", "post_choam"]).do("a reveal")
    table.s.players[0].persuasion, table.s.menu = 18, None
    table.do("a buy the_spice_must_flow")
    assert (table.a.emperor, table.a.fremen, table.a.spacing_guild, table.a.bene_gesserit) == (1, 1, 0, 0)
    table.do("a buy the_spice_must_flow")
    assert (table.a.emperor, table.a.fremen) == (1, 1)  # once
    assert table.a.vp == 2


@plays("desert_power.reveal")
@pytest.mark.parametrize(("wall", "worm"), [(True, False), (False, True)])
def test_desert_power_calls_no_worm_behind_the_wall(wall: bool, worm: bool) -> None:
    given = {"hand": ["desert_power"], "hooks": True}
    table = uprising(conflict="siege_of_arrakeen", shield_wall=wall, a=given).do("a reveal")
    table.do("a resolve desert_power.reveal")
    assert (table.asked == "ChooseOne") is worm
    assert table.a.persuasion == (0 if worm else 2)


@plays("stilgar_the_devoted.reveal")
def test_stilgar_counts_fremen_played_and_revealed() -> None:
    table = holding("stilgar_the_devoted", "maula_pistol", play=["maker_keeper"]).do("a reveal")
    assert table.a.persuasion == 2 * 3 + 1
