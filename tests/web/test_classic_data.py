"""What the browser's board of classic Dune has written down agrees with the engine."""

import re
from pathlib import Path

from sietch import games
from sietch.classic.actions import ACTIONS
from sietch.classic.atlas import (
    BLOW_LOCATION,
    LOCATION_IDS,
    LOCATIONS_IN,
    SECTOR_OF,
    TERRAIN,
    TERRITORY,
    TERRITORY_IDS,
    TERRITORY_OF,
)
from sietch.classic.cards import CARD_IDS, CARDS, KIND_IDS
from sietch.classic.frames import Ask, Secret
from sietch.classic.map_data import POLAR_SINK, ROCK, SAND, STRONGHOLD
from sietch.classic.sheets import LEADER_IDS, LEADER_STRENGTH, faction_of
from sietch.classic.terms import FACTION_IDS, PHASE_IDS, TURNS

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "classic"
TERRAIN_IDS = {SAND: "sand", ROCK: "rock", STRONGHOLD: "stronghold", POLAR_SINK: "polar_sink"}
NOWHERE = -1


def text(file):
    return (BOARD / file).read_text(encoding="utf-8")


def block(file, name):
    """What stands between the braces of a table."""
    found = re.search(rf"const {name}\b[^=]*= \{{\n(.*?)\n\}};", text(file), re.DOTALL)
    assert found, name
    return found[1]


def entries(file, name):
    """The entries of a table whose values are objects."""
    return dict(re.findall(r'^  "?([a-z_@0-9]+)"?: \{\n(.*?)\n  \},?$', block(file, name), re.DOTALL | re.MULTILINE))


def test_the_map_has_the_territories_of_the_engine():
    drawn = entries("geometry.ts", "GROUND")
    assert list(drawn) == TERRITORY_IDS
    for id, body in drawn.items():
        territory = TERRITORY[id]
        assert f'terrain: "{TERRAIN_IDS[TERRAIN[territory]]}"' in body
        # The board knows the locations of a territory by their names.
        named = [place for place in LOCATION_IDS if place.split("@")[0] == id]
        assert named == [LOCATION_IDS[place] for place in LOCATIONS_IN[territory]]


def test_the_map_has_the_locations_of_the_engine():
    drawn = entries("geometry.ts", "PLACES")
    assert list(drawn) == LOCATION_IDS
    for place, (id, body) in enumerate(drawn.items()):
        assert id.split("@")[0] == TERRITORY_IDS[TERRITORY_OF[place]]
        sector = "null" if SECTOR_OF[place] == NOWHERE else SECTOR_OF[place]
        assert f"sector: {sector}," in body


def test_spice_can_lie_where_it_blows():
    drawn = entries("geometry.ts", "PLACES")
    spots = {id for id, body in drawn.items() if "spice:" in body}
    assert spots == {LOCATION_IDS[place] for place in BLOW_LOCATION}


def test_cards_factions_and_phases_are_those_of_the_engine():
    kinds = dict(re.findall(r'(\w+): "(\w+)"', block("pieces.ts", "CARD_KINDS")))
    assert kinds == {card.id: KIND_IDS[card.kind] for card in CARDS}
    assert list(entries("pieces.ts", "FACTIONS")) == FACTION_IDS
    [phases] = re.findall(r"export const PHASES = \[(.*?)\]", text("pieces.ts"))
    assert re.findall(r'"(\w+)"', phases) == PHASE_IDS[1:]
    assert f"export const TURNS = {TURNS};" in text("pieces.ts")


def test_plans_are_read_by_the_numbers_of_the_engine():
    """A question about a plan names leaders and cards by their numbers, so their order counts."""
    leaders = re.findall(r'^  (\w+): \["(\w+)", (\d+)\]', block("pieces.ts", "LEADERS"), re.MULTILINE)
    assert [id for id, _, _ in leaders] == LEADER_IDS
    for number, (_, faction, strength) in enumerate(leaders):
        assert faction == FACTION_IDS[faction_of(number)]
        assert int(strength) == LEADER_STRENGTH[number]
    assert re.findall(r"^  (\w+):", block("pieces.ts", "CARD_KINDS"), re.MULTILINE) == CARD_IDS


def test_the_tracker_counts_the_decks_of_the_engine():
    listed = re.findall(r"^  (\w+): \[(\d), (\d), (\d)\]", block("tracker.ts", "COPIES"), re.MULTILINE)
    told = {id: tuple(map(int, copies)) for id, *copies in listed}
    assert {card.id: told.get(card.id, (1, 0, 0)) for card in CARDS} == {card.id: card.copies for card in CARDS}


def questions(frame):
    """What a kind of frame and those made from it ask; one that others are made from asks nothing itself."""
    found = set() if frame.__subclasses__() else {frame.__name__}
    return found.union(*[questions(kind) for kind in frame.__subclasses__()])


def test_every_question_has_a_form_on_the_board():
    games.find("classic")  # with it come all its phases
    asked = questions(Ask) | questions(Secret)
    assert {"Plans", "NexusTurn", "KaramaWindow"} <= asked
    forms = dict(re.findall(r'(\w+): "(\w+)"', block("forms.ts", "FORMS")))
    assert set(forms) == asked


def test_numbers_places_and_things_are_laid_out_as_such():
    """Words of the notation that the board lays out in a certain way are words of the engine, each of them once."""
    laid_out = re.search(r"const LAYOUTS.*?\);", text("forms.ts"), re.DOTALL)
    assert laid_out is not None
    words = [word for _, listed in re.findall(r'\["(\w+)", "(.*?)"\]', laid_out[0]) for word in listed.split()]
    known = {ACTIONS.word(action) for action in range(len(ACTIONS))}
    assert len(words) == len(set(words))
    assert set(words) <= known
