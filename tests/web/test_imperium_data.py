"""What the browser client knows about printed things agrees with the engine, line by line."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sietch import games
from sietch.imperium.actions import UPRISING_ACTIONS
from sietch.imperium.defs import CARDS, CONFLICTS, OBJECTIVES, SPACES, Card, Space
from sietch.imperium.effects import EFFECTS, Effect, Gain
from sietch.imperium.sets import load_sets
from sietch.imperium.terms import (
    BATTLE_ICONS,
    CITY,
    FACTIONS,
    ICON_NAMES,
    LANDSRAAD,
    PERSUASION,
    SWORDS,
    icon_names,
)
from sietch.text import LANGUAGES

load_sets()

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games" / "imperium"
LINE = re.compile(r'^  "([\w.]+)": (.+),$', re.MULTILINE)
BOARDS = {"BASE": "base", "UPRISING": "uprising", "SIX": "six"}


@cache
def table(file: str, name: str) -> dict[str, Any]:
    """One table of a data file of the client."""
    text = (CLIENT / file).read_text(encoding="utf-8")
    found = re.search(rf"const {name}: [^=]+ = \{{\n(.*?)^\}};", text, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return {id: json.loads(value) for id, value in LINE.findall(found[1])}


def group(space: Space) -> str:
    if space.personal >= 0:
        return f"own_{FACTIONS[space.personal]}"
    if space.faction >= 0:
        return FACTIONS[space.faction]
    if space.icon in (LANDSRAAD, CITY):
        return "landsraad" if space.icon == LANDSRAAD else "cities"
    return "desert" if space.maker else "choam"


def printed(space: Space) -> dict[str, Any]:
    facts: dict[str, Any] = {"group": group(space), "icon": ICON_NAMES[space.icon]}
    facts |= {"combat": space.combat, "solari": space.solari, "spice": space.spice, "water": space.water}
    facts |= {"exchange": bool(space.exchange), "maker": space.maker > 0, "controlled": space.controlled}
    facts["protected"] = space.protected
    if space.needs_influence:
        facts["needs"] = [FACTIONS[space.needs_faction], space.needs_influence]
    return {name: value for name, value in facts.items() if value}


@pytest.mark.parametrize("name", BOARDS)
def test_every_space_is_as_it_is_printed(name: str) -> None:
    expected = {space.id: printed(space) for space in SPACES if space.set == BOARDS[name]}
    told = {id: {key: facts[key] for key in facts if key != "gains"} for id, facts in table("spaces.ts", name).items()}
    assert told == expected


@pytest.mark.parametrize("name", BOARDS)
def test_maker_spaces_give_what_they_give(name: str) -> None:
    gains = {id: facts["gains"] for id, facts in table("spaces.ts", name).items()}
    for space in SPACES:
        if space.set == BOARDS[name] and space.maker:
            assert gains[space.id].startswith(f"spice {space.maker}")
            assert (f"sandworm {space.worms}" in gains[space.id]) == (space.worms > 0)


def plain(effects: tuple[Effect, ...], resource: int) -> int:
    return sum(effect.n for effect in effects if isinstance(effect, Gain) and effect.resource == resource)


def face(card: Card) -> dict[str, Any]:
    rest = [e for e in card.reveal if not (isinstance(e, Gain) and e.resource in (PERSUASION, SWORDS))]
    facts: dict[str, Any] = {"persuasion": plain(card.reveal, PERSUASION), "swords": plain(card.reveal, SWORDS)}
    facts["more"] = bool(rest)
    return {"cost": card.cost, "icons": icon_names(card.icons)} | {key: value for key, value in facts.items() if value}


def test_every_card_is_as_it_is_printed() -> None:
    told = table("printed.ts", "CARDS")
    drawn = {id: {key: facts[key] for key in facts if not re.search("glyph|Line", key)} for id, facts in told.items()}
    assert drawn == {card.id: face(card) for card in CARDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_of_a_card_are_those_of_its_boxes(lang: str) -> None:
    told = table("printed.ts", "CARDS")
    for name in ("imperium", "uprising"):
        speech = games.speech(name, lang, 4)
        for id in speech.vocabulary()["card"]:
            if "." in id or id not in told:
                continue
            lines = speech.describe("card", id)
            for key, box in (("agentLine", "agent"), ("revealLine", "reveal")):
                start = speech.t.get(f"box-{box}", text="…").split("…")[0]
                places = [i for i, line in enumerate(lines) if line.startswith(start)]
                assert told[id].get(key) == (places[0] if places else None), (id, key)


def test_conflicts_and_objectives() -> None:
    own = {card.id for card in CONFLICTS if card.set == "uprising"}
    expected = {
        f"base.{card.id}" if card.set == "base" and card.id in own else card.id: {
            "level": card.level,
            "battle": BATTLE_ICONS[card.battle],
        }
        for card in CONFLICTS
    }
    assert table("printed.ts", "CONFLICTS") == expected
    assert table("printed.ts", "OBJECTIVES") == {card.id: BATTLE_ICONS[card.battle] for card in OBJECTIVES}


def words_of(name: str) -> set[str]:
    """The words of the notation that a table or a set of the client names."""
    text = (CLIENT / "places.ts").read_text(encoding="utf-8")
    found = re.search(rf"const {name}\b[^=]*= (?:\{{(.*?)^\}}|new Set\(\[(.*?)\]\))", text, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return set(re.findall(r"^  (\w+):", found[1], re.MULTILINE)) if found[1] else set(re.findall(r'"(\w+)"', found[2]))


@pytest.mark.parametrize("name", ["PLACES", "WITHOUT_ARGUMENT", "COUNTED"])
def test_the_board_puts_only_actions_that_there_are_in_their_places(name: str) -> None:
    words = words_of(name)
    assert words
    assert words <= set(UPRISING_ACTIONS.families), words - set(UPRISING_ACTIONS.families)


def test_effects_are_chosen_where_they_are_printed() -> None:
    paths = [path for path in EFFECTS if path.removeprefix("uprising.").removeprefix("six.").count(".")]
    boxes = {path.removeprefix("uprising.").removeprefix("six.").split(".")[1] for path in paths}
    assert words_of("BOXES") | words_of("LEADER_BOXES") <= boxes
