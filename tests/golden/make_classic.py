"""Plays the recorded games of tests/golden/classic again from their seeds and writes the files anew.

    cd tests && python -m golden.make_classic

See support/golden.py before you do. The seeds were looked for: games that end before they grow long, by every kind of
victory, and which between them play every card.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sietch.classic.game import GAME
from support.golden import Recipe, write

FOLDER = Path(__file__).parent / "classic"

A, H, E, G, F, B = "atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit"
X, T, L = "ixians", "bene_tleilax", "landsraad"
EXTRA = {"additional_advantages": True}
ALL_CARDS = {"treachery_deck": "43"}
MORE = {"extra_factions": True}
RECONSTRUCTED = {"landsraad_reconstruction": True}
ARMED = {"advanced": True, "special_karama": True, "additional_advantages": True}

# name, factions (or how they are found), what else the ruleset says, seed
VARIED: list[tuple[str, list[str] | str, int, dict[str, Any], int]] = [
    ("choose", "choose", 3, {"auction": "sealed"}, 1),
    ("guild-and-fremen", [G, F], 2, {**EXTRA, "weather": True}, 1),
    ("sisters-among-enemies", [A, B, H], 3, {**EXTRA, "asked_when_entered": True, "deals": False}, 1),
    ("lone-advisors", [B, E], 2, {**EXTRA, "lone_advisors_hold": True, "deals": False}, 1),
    ("special-karama", [A, H, E], 3, {"special_karama": True, "special_karama_once": True, "deals": False}, 1),
    ("special-karama-often", [G, F, B], 3, {"special_karama": True, **EXTRA, "deals": False}, 1),
    ("poison-discards", [A, G], 2, {**ALL_CARDS, "residual_poison": "discards"}, 1),
    ("duel-cards", [H, E], 2, {"treachery_deck": "38_duel"}, 1),
    ("harvest-cards", [F, A], 2, {"treachery_deck": "38_harvest", "storm_cards_on_turn_one": True}, 1),
    ("shield-wall", [A, H, F], 3, {"shield_wall_counts": True, "three_spice_with": "carthag_or_arrakeen"}, 1),
    ("pass-and-return", [A, E, G], 3, {"pass_is_final": False, "atreides_see_bonus_card": True, "deals": False}, 1),
    ("pairs", [E, F, A, H], 4, {"alliance_size": 2, "emperor_pays_revival": True, "deals": False}, 1),
    ("no-alliances", [A, H, G, B], 4, {"alliances": False, "advanced": True, "deals": False}, 1),
    ("called-traitors", [H, A], 2, {"traitors_must_be_called": True, "groups_gather": "sector"}, 1),
    ("late-worms", [F, G, E], 3, {"advanced": True, "late_worms_eat": True, "victory": "italian"}, 1),
    ("spice-flow", [A, H], 2, {"increased_spice_flow": True, "one_more_stronghold": True}, 1),
    ("harvest", [G, F], 2, {"spice_harvest": "on", **EXTRA}, 1),
    ("harvest-sealed", [A, H, E], 3, {"spice_harvest": "on", "auction": "sealed", "deals": False}, 1),
    ("harvest-to-the-right", [B, G, E, F], 4, {"spice_harvest": "to_the_right", "deals": False, **ALL_CARDS}, 1),
    ("harvest-italian", "random", 5, {"spice_harvest": "on", "edition": "italian", "deals": False}, 2),
    ("harvest-advanced", "random", 6, {"spice_harvest": "on", "advanced": True, "deals": False, **EXTRA}, 4),
    # the extras of the Italian edition
    ("ixians", [X, A, H], 3, {**MORE, **ARMED}, 10),
    ("bene-tleilax", [A, T, B, X], 4, {**MORE, "ixian_leaders_free": True, "deals": False}, 3),
    ("landsraad", [L, G, X], 3, {**MORE, **RECONSTRUCTED, "extra_strongholds": "false_wall_east"}, 11),
    ("both-sietches", "random", 7, {**MORE, "extra_strongholds": "both", "deals": False}, 7),
    ("choose-of-eight", "choose", 8, {**MORE, **EXTRA, "extra_strongholds": "harg_pass", "deals": False}, 3),
    ("everybody", "random", 9, {**MORE, **RECONSTRUCTED, **ARMED, "deals": False}, 6),
]
# Games of the heuristic bot, for what hardly ever happens at random: territories ruled by the Bene Tleilax.
PLANNED: list[tuple[str, list[str], dict[str, Any], int]] = [
    ("gholas", [A, H, F, E, X, T], {**MORE, "ixian_leaders_free": True}, 19),
]
DUEL = {"duel": "on", "deals": False}
DUELS: list[tuple[str, list[str] | str, int, dict[str, Any], int]] = [
    ("duel", "random", 2, {**DUEL, **ALL_CARDS}, 10),
    ("last-one-standing", [A, H], 2, DUEL, 4),
    ("kanly", [A, H, E], 3, {**DUEL, "principal_strength": "8"}, 2),
    ("assassins", [A, H, E], 3, {**DUEL, "principal_strength": "8"}, 8),
    ("kanly-without-war", [F, G, B, H], 4, {**DUEL, **EXTRA, "war_of_assassins": False}, 12),
    ("duel-of-pairs", [E, A, F, G, H], 5, {**DUEL, "alliance_size": 2}, 10),
    ("duel-advanced", "random", 6, {**GAME.schema.presets["fr1992_advanced"], **DUEL}, 9),
]
PRESETS: dict[str, list[int]] = {
    # the seeds of the games with two, three, four, five and six players
    "fr1992": [1, 1, 2, 6, 12],
    "fr1992_advanced": [1, 1, 6, 4, 6],
    "italian": [1, 1, 9, 5, 1],
    "italian_advanced": [1, 1, 5, 1, 8],
    "long": [1, 1, 9, 1, 1],
    "tournament": [1, 1, 1, 1, 4],
}


def recipes() -> Iterator[Recipe]:
    """All recorded games."""
    for preset, seeds in PRESETS.items():
        for seats, seed in enumerate(seeds, 2):
            yield Recipe(f"{seats}-{preset}", ["random"] * seats, dict(GAME.schema.presets[preset]), seed)
    for name, factions, seats, rules, seed in [*VARIED, *DUELS]:
        yield Recipe(f"{seats}-{name}", ["random"] * seats, {"factions": factions, **rules}, seed)
    for name, named, rules, seed in PLANNED:
        yield Recipe(f"{len(named)}-{name}", ["heuristic"] * len(named), {"factions": named, **rules}, seed)


if __name__ == "__main__":
    write(GAME, FOLDER, recipes())
