"""The Agent boxes of Uprising that give, draw, recruit or are paid for: with and without condition or payment."""

from __future__ import annotations

from typing import Any

import pytest

from support.plays import plays
from support.plays_uprising import CHOAM, agent_turn, holding

Gains = dict[str, int]
SISTER = {"play": ["truthtrance"]}  # another Bene Gesserit card
AT_CHOAM = {"spies": ["post_choam"]}
AT_GUILD = {"spies": ["post_spacing_guild"]}
FOUR = ["deliver_supplies", "espionage", "harvest_3", "immediate"]
RECALL = ["recall_spy post_choam"]
RECALLED = {"spies": -1, "cards": 1}  # for a Spy that gathers intelligence


def levels(**influence: int) -> dict[str, Any]:
    return {"influence": influence}


# card, space, what seat a has besides (`hand`: other cards), answers, what the turn changes besides the space's own
CASES: list[tuple[str, str, dict[str, Any], list[str], Gains]] = [
    ("prepare_the_way", "arrakeen", levels(bene_gesserit=2), [], {"cards": 1}),
    ("prepare_the_way", "arrakeen", levels(bene_gesserit=1), [], {}),
    ("space_time_folding", "deliver_supplies", {"hand": ["dagger"]}, ["pay"], {"discard": 1}),
    ("space_time_folding", "deliver_supplies", {"hand": ["guild_envoy"]}, ["pay"], {"discard": 1, "cards": 1}),
    ("space_time_folding", "deliver_supplies", {"hand": ["guild_envoy"]}, ["skip"], {}),
    ("space_time_folding", "deliver_supplies", {}, [], {}),
    ("smugglers_harvester", "imperial_basin", {}, [], {"spice": 1}),
    ("smugglers_harvester", "accept_contract", {}, [], {}),
    ("maker_keeper", "arrakeen", levels(bene_gesserit=2), [], {"water": 1}),
    ("maker_keeper", "arrakeen", levels(fremen=2), [], {"spice": 1}),
    ("maker_keeper", "arrakeen", levels(fremen=3, bene_gesserit=2), [], {"water": 1, "spice": 1}),
    ("maker_keeper", "arrakeen", levels(fremen=1, bene_gesserit=1), [], {}),
    ("hidden_missive", "assembly_hall", levels(bene_gesserit=2), [], {"garrison": 1, "cards": 1}),
    ("hidden_missive", "assembly_hall", levels(bene_gesserit=1), [], {}),
    ("wheels_within_wheels", "accept_contract", {**AT_CHOAM, **levels(emperor=2)}, ["skip"], {"solari": 2}),
    ("wheels_within_wheels", "accept_contract", {**AT_CHOAM, **levels(spacing_guild=2)}, ["skip"], {"spice": 1}),
    ("wheels_within_wheels", "accept_contract", AT_CHOAM, ["skip"], {}),
    ("fedaykin_stilltent", "imperial_basin", {}, [], {"garrison": 1}),
    ("fedaykin_stilltent", "accept_contract", {}, [], {}),
    ("imperial_spymaster", "accept_contract", AT_CHOAM, RECALL, {**RECALLED, "intrigue": 1}),
    ("imperial_spymaster", "accept_contract", AT_CHOAM, ["skip"], {}),
    ("imperial_spymaster", "dutiful_service", {}, [], {}),
    ("desert_survival", "imperial_basin", {"hand": ["dagger"]}, ["trash_from_hand dagger"], {"cards": -1}),
    ("desert_survival", "imperial_basin", {"discard": ["dagger"]}, ["trash_from_discard dagger"], {"discard": -1}),
    ("desert_survival", "imperial_basin", {}, ["trash_in_play desert_survival"], {"cards": -1}),
    ("desert_survival", "imperial_basin", {"hand": ["dagger"]}, ["skip"], {}),
    ("bene_gesserit_operative", "secrets", {}, ["spy post_fremen"], {"spies": 1}),
    ("bene_gesserit_operative", "secrets", {}, ["skip"], {}),
    ("maula_pistol", "arrakeen", {}, [], {"cards": 1}),
    ("northern_watermaster", "arrakeen", {}, [], {"water": 1}),
    ("guild_envoy", "deliver_supplies", {"hand": ["dagger"]}, [], {"cards": -1, "discard": 1}),
    ("guild_envoy", "deliver_supplies", {"hand": ["guild_spy"]}, [], {"cards": 1, "discard": 1}),
    ("guild_envoy", "deliver_supplies", {}, [], {}),
    ("rebel_supplier", "arrakeen", {"spies": ["post_refinery_arrakeen"]}, ["skip"], {}),
    (
        "rebel_supplier",
        "arrakeen",
        {"spies": ["post_refinery_arrakeen"]},
        ["recall_spy post_refinery_arrakeen"],
        {**RECALLED, "garrison": 2},
    ),
    ("calculus_of_power", "spice_refinery", {"hand": ["dagger"]}, ["trash_from_hand dagger"], {"cards": -1}),
    ("calculus_of_power", "spice_refinery", {"hand": ["dagger"]}, ["skip"], {}),
    ("guild_spy", "deliver_supplies", {**AT_GUILD, "hand": ["guild_envoy"]}, ["skip", "skip"], {}),
    ("guild_spy", "deliver_supplies", {**AT_GUILD, "hand": ["dagger"]}, ["skip", "pay"], {"discard": 1}),
    (
        "guild_spy",
        "deliver_supplies",
        {**AT_GUILD, "hand": ["guild_envoy"]},
        ["skip", "pay"],
        {"discard": 1, "intrigue": 1},
    ),
    ("guild_spy", "deliver_supplies", AT_GUILD, ["skip"], {}),
    ("dangerous_rhetoric", "assembly_hall", {}, ["faction fremen"], {"fremen": 1, "cards": -1}),
    (
        "branching_path",
        "secrets",
        {**levels(bene_gesserit=4), "intrigue": ["devour"]},
        ["pay", "trash_intrigue devour"],
        {"spice": 2},
    ),
    ("branching_path", "secrets", {**levels(bene_gesserit=4), "intrigue": ["devour"]}, ["skip"], {}),
    ("branching_path", "secrets", {**levels(bene_gesserit=2), "intrigue": ["devour"]}, [], {}),
    ("ecological_testing_station", "fremkit", {"water": 2}, ["pay"], {"water": -2, "cards": 2}),
    ("ecological_testing_station", "fremkit", {"water": 4}, ["skip"], {}),
    ("ecological_testing_station", "fremkit", {"water": 1}, [], {}),
    ("smugglers_haven", "deliver_supplies", {"spice": 4}, ["pay"], {"spice": -4, "vp": 1}),
    ("smugglers_haven", "deliver_supplies", {"spice": 8}, ["skip"], {}),
    ("smugglers_haven", "deliver_supplies", {"spice": 3}, [], {}),
    ("shishakli", "arrakeen", {"discard": ["dagger"]}, ["trash_from_discard dagger"], {"discard": -1, "cards": 1}),
    ("shishakli", "arrakeen", {}, ["trash_in_play shishakli"], {}),  # one card less, one card drawn
    ("shishakli", "arrakeen", {"hand": ["dagger"]}, ["skip"], {}),
    ("paracompass", "arrakeen", {}, [], {"solari": 2}),
    ("truthtrance", "dutiful_service", {}, [], {}),
    (
        "public_spectacle",
        "deliver_supplies",
        AT_GUILD,
        ["recall_spy post_spacing_guild", "faction fremen"],
        {**RECALLED, "fremen": 1},
    ),
    ("public_spectacle", "accept_contract", AT_CHOAM, ["skip"], {}),
    ("southern_elders", "fremkit", SISTER, [], {"garrison": 2}),
    ("southern_elders", "fremkit", {}, [], {}),
    ("tread_in_darkness", "imperial_basin", {**SISTER, "hand": ["dagger"]}, ["trash_from_hand dagger"], {}),
    ("tread_in_darkness", "imperial_basin", SISTER, ["skip"], {"cards": 1}),
    ("tread_in_darkness", "imperial_basin", {}, [], {}),
    ("spacing_guilds_favor", "imperial_basin", {}, [], {"cards": 1}),
    ("captured_mentat", "imperial_basin", {"hand": ["dagger"]}, ["pay"], {"discard": 1, "intrigue": 1}),
    ("captured_mentat", "imperial_basin", {"hand": ["dagger"]}, ["skip"], {}),
    ("captured_mentat", "imperial_basin", {}, [], {}),
    (
        "subversive_advisor",
        "dutiful_service",
        {"spies": ["post_emperor"]},
        ["skip"],
        {"emperor": 1, "vp": 1, "cards": -1},  # two influence are a point
    ),
    ("subversive_advisor", "accept_contract", AT_CHOAM, ["skip"], {}),
    ("leadership", "fremkit", {"worms": 2}, [], {"cards": 2}),
    ("leadership", "fremkit", {"conflict": 2}, [], {}),
    (
        "in_high_places",
        "secrets",
        SISTER,
        ["resolve in_high_places.agent.0.1", "spy post_fremen"],
        {"cards": 1, "spies": 1},
    ),
    ("in_high_places", "dutiful_service", {}, [], {}),
    ("strike_fleet", "accept_contract", AT_CHOAM, RECALL, {**RECALLED, "garrison": 3}),
    ("strike_fleet", "accept_contract", AT_CHOAM, ["skip"], {}),
    (
        "treacherous_maneuver",
        "deliver_supplies",
        {"hand": ["spy_network"]},
        ["pay", "trash_from_hand spy_network"],
        {"spacing_guild": 1, "vp": 1, "cards": -2},
    ),
    ("treacherous_maneuver", "deliver_supplies", {"hand": ["spy_network"]}, ["skip"], {}),
    ("treacherous_maneuver", "deliver_supplies", {"hand": ["dagger"]}, [], {}),
    ("chani_clever_tactician", "fremkit", {"conflict": 3}, [], {"intrigue": 1}),
    ("chani_clever_tactician", "fremkit", {"conflict": 1, "worms": 2}, [], {"intrigue": 1}),
    ("chani_clever_tactician", "fremkit", {"conflict": 2}, [], {}),
    (
        "junction_headquarters",
        "imperial_basin",
        {**levels(spacing_guild=4), "intrigue": ["devour"], "spice": 1},
        ["pay", "trash_intrigue devour"],
        {"spice": -2, "intrigue": -1, "vp": 1},
    ),
    ("junction_headquarters", "imperial_basin", {**levels(spacing_guild=4), "spice": 5}, [], {}),
    ("junction_headquarters", "imperial_basin", {"intrigue": ["devour"], "spice": 5}, [], {}),
    (
        "corrinth_city",
        "dutiful_service",
        {"hand": ["dagger", "diplomacy"], "solari": 3},
        ["pay"],
        {"solari": -5, "cards": -2, "discard": 2, "vp": 1},
    ),
    ("corrinth_city", "dutiful_service", {"hand": ["dagger", "diplomacy"], "solari": 3}, ["skip"], {}),
    ("corrinth_city", "dutiful_service", {"hand": ["dagger"], "solari": 9}, [], {}),
    ("stilgar_the_devoted", "fremkit", {}, [], {"garrison": 2}),
    ("desert_power", "imperial_basin", {}, [], {"spice": 2}),
    ("desert_power", "accept_contract", {}, [], {}),
    ("overthrow", "dutiful_service", {}, [], {"emperor": 1, "vp": 1}),
    ("steersman", "imperial_basin", {"agents_at": ["arrakeen"]}, ["recall arrakeen"], {"cards": 1, "agents": 1}),
    ("steersman", "imperial_basin", {}, [], {"cards": 1}),
    ("cargo_runner", "imperial_basin", {"contracts_done": FOUR[:1]}, [], {}),
    ("cargo_runner", "imperial_basin", {"contracts_done": FOUR[:3]}, [], {"cards": 1}),
    ("cargo_runner", "imperial_basin", {"contracts_done": FOUR}, [], {"cards": 2}),
    ("delivery_agreement", "spice_refinery", {"hand": ["dagger"]}, ["skip"], {}),
    ("interstellar_trade", "imperial_basin", {}, ["faction fremen"], {"fremen": 1}),
]


@pytest.mark.parametrize(
    ("card", "to", "given", "answers", "got"), [pytest.param(*case, marks=plays(f"{case[0]}.agent")) for case in CASES]
)
def test_agent_box(card: str, to: str, given: dict[str, Any], answers: list[str], got: Gains) -> None:
    more = dict(given)
    rules = CHOAM if card in ("cargo_runner", "delivery_agreement", "interstellar_trade") else None
    table = holding(card, *more.pop("hand", []), rules=rules, **more)
    assert agent_turn(table, card, to, *answers) == got
    # Whatever is still open is the deployment, the end of the turn, or something that waits in vain.
    assert table.asked in ("DeployTroops", "EndTurn", "TakeTurn") or table.options("a") == ["skip"]
