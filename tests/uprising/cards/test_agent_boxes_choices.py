"""Agent boxes of Uprising that look elsewhere: other players, posts, the market, the deck; and acquiring."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import uprising
from support.plays import plays
from support.plays_uprising import CHOAM, agent_turn, bought, holding

Gains = dict[str, int]


@plays("space_time_folding.agent")
def test_space_time_folding_discards_a_card_of_choice() -> None:
    table = holding("space_time_folding", "dagger", "guild_envoy").send(
        "a", "space_time_folding", to="deliver_supplies"
    )
    table.do("a pay")
    assert table.options("a", "discard") == ["dagger", "guild_envoy"]
    table.do("a discard guild_envoy")
    assert (table.a.discard, table.a.hand_count) == (["guild_envoy"], 3)


@plays("guild_envoy.agent")
def test_guild_envoy_must_discard() -> None:
    table = holding("guild_envoy", "dagger", "diplomacy").send("a", "guild_envoy", to="deliver_supplies")
    assert table.options("a") == ["discard dagger", "discard diplomacy"]


@plays("guild_envoy.agent", "spacing_guilds_favor.on_discard")
def test_spacing_guilds_favor_pays_when_it_is_discarded() -> None:
    table = holding("guild_envoy", "spacing_guilds_favor")
    got = agent_turn(table, "guild_envoy", "deliver_supplies")
    assert got == {"spice": 2, "discard": 1, "cards": 1}  # of the Spacing Guild, so two cards are drawn


@plays("spacing_guilds_favor.reveal")
def test_spacing_guilds_favor_pays_nothing_at_clean_up() -> None:
    table = holding("spacing_guilds_favor").do("a reveal", "a end")
    assert (table.a.spice, table.a.discard) == (0, ["spacing_guilds_favor"])


@plays("guild_envoy.agent", "sietch_ritual.intrigue")
def test_a_guild_card_discarded_for_something_else_does_not_count() -> None:
    table = holding("guild_envoy", "guild_spy", "dagger", intrigue=["sietch_ritual"])
    table.do("a intrigue sietch_ritual", "a discard guild_spy", "a choose 1")
    table.send("a", "guild_envoy", to="deliver_supplies")
    assert (table.a.hand, sorted(table.a.discard)) == ([], ["dagger", "guild_spy"])


@plays("weirding_woman.agent")
def test_weirding_woman_comes_back_beside_another_bene_gesserit_card() -> None:
    table = holding("weirding_woman", play=["truthtrance"]).send("a", "weirding_woman", to="imperial_basin")
    assert (table.a.hand, table.a.play) == (["weirding_woman"], ["truthtrance"])
    assert table.a.shown == ["weirding_woman"]


@plays("weirding_woman.agent")
def test_weirding_woman_stays_in_play_alone() -> None:
    table = holding("weirding_woman").send("a", "weirding_woman", to="imperial_basin")
    assert (table.a.hand, table.a.play) == ([], ["weirding_woman"])


@plays("weirding_woman.agent")
def test_two_weirding_women_bring_each_other_back() -> None:
    table = holding("weirding_woman", play=["weirding_woman"]).send("a", "weirding_woman", to="imperial_basin")
    assert (table.a.hand, table.a.play) == (["weirding_woman"], ["weirding_woman"])


@plays("sardaukar_soldier.agent", "sardaukar_soldier.on_trash", "desert_survival.agent")
def test_sardaukar_soldier_is_worth_an_intrigue_card_when_trashed() -> None:
    assert agent_turn(holding("sardaukar_soldier"), "sardaukar_soldier", "arrakeen") == {}
    table = holding("desert_survival", "sardaukar_soldier")
    got = agent_turn(table, "desert_survival", "imperial_basin", "trash_from_hand sardaukar_soldier")
    assert got == {"cards": -1, "intrigue": 1}


@plays("reliable_informant.agent")
def test_reliable_informant_spies_on_three_factions_only() -> None:
    table = holding("reliable_informant").send("a", "reliable_informant", to="deliver_supplies")
    assert table.options("a", "spy") == ["post_emperor", "post_bene_gesserit", "post_fremen"]
    assert table.do("a spy post_fremen").a.spies == ["post_fremen"]


@plays("undercover_asset.agent")
@pytest.mark.parametrize(
    ("space", "given"),
    [("imperial_privilege", {"solari": 3}), ("shipping", {"spice": 3}), ("sietch_tabr", {})],
)
def test_undercover_asset_needs_no_influence(space: str, given: dict[str, Any]) -> None:
    table = holding("undercover_asset", "signet_ring", **given)
    assert table.do("a play undercover_asset").can(f"a to {space}")
    table.do(f"a to {space}")
    assert table.a.agents_at == [space]
    table = holding("signet_ring", **given).do("a play signet_ring")
    assert table.why_not(f"a to {space}") == "R-AGT-04"


def test_undercover_asset_pays_like_everybody() -> None:
    assert holding("undercover_asset").do("a play undercover_asset").why_not("a to shipping") == "R-AGT-04"


@plays("covert_operation.agent")
def test_covert_operation_makes_opponents_discard_in_turn() -> None:
    table = uprising(
        a={"hand": ["covert_operation", "dagger"], "spies": ["post_fremen"]},
        b={"hand": ["dagger", "diplomacy"]},
        c={"hand": ["dagger"]},
    )
    table.send("a", "covert_operation", to="fremkit").do("a skip")
    assert table.question == "b DiscardCards"
    table.do("b discard diplomacy")
    assert (table.b.discard, table.c.discard, table.a.discard) == (["diplomacy"], ["dagger"], [])


@plays("double_agent.agent")
def test_double_agent_shares_a_post_at_the_space_just_visited() -> None:
    table = uprising(a={"hand": ["double_agent"]}, b={"spies": ["post_landsraad"]})
    table.send("a", "double_agent", to="assembly_hall")
    assert table.options("a", "spy") == ["post_landsraad"]
    table.do("a spy post_landsraad")
    assert table["posts.post_landsraad.spies"] == [0, 1]


@plays("double_agent.agent")
def test_double_agent_does_not_share_with_its_own() -> None:
    table = holding("double_agent", spies=["post_refinery_arrakeen"]).send("a", "double_agent", to="spice_refinery")
    table.do("a skip")  # gathering intelligence
    assert table.options("a", "spy") == ["post_research_refinery"]


@plays("dangerous_rhetoric.agent")
def test_dangerous_rhetoric_is_trashed_in_any_case() -> None:
    table = holding("dangerous_rhetoric").send("a", "dangerous_rhetoric", to="assembly_hall")
    assert table.options("a", "faction") == ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
    assert not table.can("a skip")
    table.do("a faction emperor")
    assert table.trashed == ["dangerous_rhetoric"]


@plays("sardaukar_coordination.agent")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_sardaukar_coordination_deploys_recruits_from_anywhere(count: int) -> None:
    table = holding("sardaukar_coordination").send("a", "sardaukar_coordination", to="gather_support")
    assert table.options("a", "deploy") == ["0", "1", "2"]  # the recruits, nobody of the garrison
    table.do(f"a deploy {count}")
    assert (table.a.conflict, table.a.garrison) == (count, 5 - count)


@plays("sardaukar_coordination.agent")
def test_sardaukar_coordination_with_nobody_recruited() -> None:
    table = holding("sardaukar_coordination").send("a", "sardaukar_coordination", to="assembly_hall")
    assert not table.options("a", "deploy")


@plays("subversive_advisor.agent")
def test_subversive_advisor_is_kept_on_other_spaces() -> None:
    table = holding("subversive_advisor", spies=["post_imperial_basin"])
    table.send("a", "subversive_advisor", to="imperial_basin").do("a skip")
    assert table.a.play == ["subversive_advisor"]


@plays("overthrow.agent")
@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("dutiful_service", "emperor"),
        ("deliver_supplies", "spacing_guild"),
        ("secrets", "bene_gesserit"),
        ("fremkit", "fremen"),
    ],
)
def test_overthrow_doubles_the_influence_of_the_space(space: str, faction: str) -> None:
    table = holding("overthrow").send("a", "overthrow", to=space)
    assert (table[f"a.{faction}"], table.a.vp) == (2, 1)


@plays("treacherous_maneuver.agent", "sardaukar_soldier.on_trash")
def test_treacherous_maneuver_trashes_both_cards() -> None:
    table = holding("treacherous_maneuver", "sardaukar_soldier", "dagger", "imperial_spymaster")
    table.send("a", "treacherous_maneuver", to="deliver_supplies").do("a pay")
    assert table.options("a") == ["trash_from_hand sardaukar_soldier", "trash_from_hand imperial_spymaster"]
    table.do("a trash_from_hand sardaukar_soldier")
    assert sorted(table.trashed) == ["sardaukar_soldier", "treacherous_maneuver"]
    assert (table.a.intrigue_count, table.a.spacing_guild) == (1, 2)


@plays("price_is_no_object.agent")
def test_price_is_no_object_buys_to_the_hand_with_solari() -> None:
    table = uprising(
        row=["steersman", "strike_fleet", "overthrow", "long_live_the_fighters", "desert_power"],
        a={"hand": ["price_is_no_object"], "solari": 6},
    )
    table.send("a", "price_is_no_object", to="secrets")
    assert table.options("a", "buy") == ["prepare_the_way", "strike_fleet", "desert_power"]  # Solari 2, 5 and 6
    table.do("a buy strike_fleet", "a spy post_choam")
    assert (table.a.hand, table.a.solari, table.a.spies) == (["strike_fleet"], 1, ["post_choam"])


@plays("price_is_no_object.agent")
def test_price_is_no_object_may_be_left() -> None:
    assert agent_turn(holding("price_is_no_object", solari=6), "price_is_no_object", "secrets", "skip") == {}


@plays("long_live_the_fighters.agent", "sardaukar_soldier.on_trash", "spacing_guilds_favor.on_discard")
def test_long_live_the_fighters_sorts_the_top_three() -> None:
    deck = ["dagger", "sardaukar_soldier", "spacing_guilds_favor", "diplomacy"]
    table = holding("long_live_the_fighters", "reconnaissance", deck=deck)
    table.send("a", "long_live_the_fighters", to="spice_refinery")
    assert table.options("a", "take") == ["dagger", "sardaukar_soldier", "spacing_guilds_favor"]
    table.do("a take dagger")
    assert table.options("a") == ["discard sardaukar_soldier", "discard spacing_guilds_favor"]
    table.do("a discard spacing_guilds_favor")
    assert (sorted(table.a.hand), table.a.discard) == (["dagger", "reconnaissance"], ["spacing_guilds_favor"])
    assert (table.a.deck, "sardaukar_soldier" in table.trashed) == (["diplomacy"], True)
    assert (table.a.spice, table.a.intrigue_count) == (2, 1)


@plays("long_live_the_fighters.agent")
def test_long_live_the_fighters_does_nothing_with_two_cards() -> None:
    table = holding("long_live_the_fighters", deck=["dagger", "diplomacy"], discard=["seek_allies"])
    table.send("a", "long_live_the_fighters", to="spice_refinery")
    assert (table.asked, table.a.deck_count, table.a.hand) == ("DeployTroops", 2, [])


@plays("steersman.agent")
def test_steersman_frees_a_space_but_not_its_own() -> None:
    table = holding("steersman", agents_at=["arrakeen"]).send("a", "steersman", to="imperial_basin")
    assert table.options("a", "recall") == ["arrakeen"]
    table.do("a recall arrakeen")
    assert (table.a.agents_at, table.a.agents) == (["imperial_basin"], 1)


@plays("delivery_agreement.agent", "priority_contracts.agent")
def test_contracts_are_taken() -> None:
    row = ["high_council_solari", "espionage"]
    table = uprising(rules=CHOAM, contracts=row, a={"hand": ["delivery_agreement", "dagger"]})
    table.send("a", "delivery_agreement", to="spice_refinery").do("a pay", "a contract espionage")
    assert (table.a.contracts, table.a.discard) == (["espionage"], ["dagger"])
    assert len(table["contracts"]) == 2
    table = uprising(rules=CHOAM, contracts=row, a={"hand": ["priority_contracts"]})
    table.send("a", "priority_contracts", to="imperial_basin")
    assert sorted(table.options("a", "contract")) == sorted(row)
    assert table.do("a contract high_council_solari").a.contracts == ["high_council_solari"]


ACQUIRED: list[tuple[str, list[str], Gains]] = [
    ("the_spice_must_flow", [], {"vp": 1}),
    ("spy_network", ["spy post_choam"], {"spies": 1}),
    ("spy_network", ["skip"], {}),
    ("guild_spy", ["spy post_choam"], {"spies": 1}),
    ("subversive_advisor", ["spy post_choam"], {"spies": 1}),
    ("in_high_places", ["spy post_choam"], {"spies": 1}),
    ("strike_fleet", ["spy post_choam"], {"spies": 1}),
    ("price_is_no_object", [], {"solari": 2}),
    ("overthrow", [], {"intrigue": 1}),
    ("steersman", [], {"spacing_guild": 1}),
]


@pytest.mark.parametrize(
    ("card", "answers", "got"), [pytest.param(*case, marks=plays(f"{case[0]}.acquire")) for case in ACQUIRED]
)
def test_acquire_box(card: str, answers: list[str], got: Gains) -> None:
    assert bought(card, *answers) == got


@plays("interstellar_trade.acquire")
def test_interstellar_trade_brings_a_contract() -> None:
    table = uprising(rules=CHOAM, contracts=["espionage"], row=["interstellar_trade"], a={"hand": []}).do("a reveal")
    table.s.players[0].persuasion, table.s.menu = 7, None
    table.do("a buy interstellar_trade", "a contract espionage")
    assert table.a.contracts == ["espionage"]


@pytest.mark.parametrize("card", ["maula_pistol", "truthtrance", "prepare_the_way"])
def test_most_cards_give_nothing_when_acquired(card: str) -> None:
    assert bought(card) == {}
