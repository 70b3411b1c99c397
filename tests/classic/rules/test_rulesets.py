"""Editions, optional rules and presets; rulesets that cannot be played. [FR-I, FR-XIV, FR-XVIII]"""

import pytest

from sietch.classic.game import GAME
from sietch.classic.rulebook import RULES
from sietch.classic.rules import OPTIONS, PRESETS, SEAT_COUNTS, read_rules
from sietch.kernel.ruleset import BadRuleset
from support.classic import bare
from support.rules import rule

SWITCHES = [option.name for option in OPTIONS if isinstance(option.default, bool)]


# -- editions and options ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", [None, *PRESETS])
def test_every_preset_can_be_played(preset):
    for seats in SEAT_COUNTS:
        s = GAME.new({"preset": preset, **GAME.needed_for(seats)}, seats, 1)
        for _ in range(40):
            seat = GAME.waiting(s)[0]
            GAME.apply(s, seat, GAME.options(s, seat)[0])
            assert GAME.violations(s) == []


@rule("classic-IT-XIV")
@pytest.mark.parametrize("name", SWITCHES)
def test_every_optional_rule_stands_alone(name):
    default = next(option.default for option in OPTIONS if option.name == name)
    values = GAME.ruleset(GAME.new({name: not default}, 3, 1))
    plain = GAME.ruleset(GAME.new(None, 3, 1))
    assert {key for key in values if values[key] != plain[key]} == {name}


@rule("classic-IT-XIV")
def test_optional_rules_do_not_bring_each_other_along():
    table = bare("emperor", "fremen", "bene_gesserit", rules={"weather": True}, phase="bidding", turn=2)
    assert table.emperor["reserve"] == [20, 0]  # no Sardaukar
    assert table.bene_gesserit["spice"] == 5  # no charity of her own
    advantages = {"additional_advantages": True}
    stormy = bare("emperor", "fremen", rules=advantages, phase="storm", turn=2)
    assert stormy.questions == ["emperor DialStorm", "fremen DialStorm"]  # no weather


@rule("classic-FR-XXV", "classic-FR-XXI")
def test_the_advanced_game_brings_the_increased_flow_of_spice():
    assert read_rules({"advanced": True}, 3).flow
    assert read_rules({"increased_spice_flow": True}, 3).flow
    assert not read_rules({"additional_advantages": True}, 3).flow


@rule("classic-FR-II.D.2", "classic-IT-IV")
def test_the_italian_edition_differs_where_its_rulebook_does():
    fr, it = read_rules("fr1992", 4), read_rules("italian", 4)
    assert (fr.italian_victory, it.italian_victory) == (False, True)
    assert (fr.three_with_both, it.three_with_both) == (False, True)
    assert (fr.must_call, it.must_call) == (False, True)
    assert (fr.late_worms_eat, it.late_worms_eat) == (False, True)
    assert (fr.sector_groups, it.sector_groups) == (False, True)
    assert (fr.asked_when_entered, it.asked_when_entered) == (False, True)
    assert (fr.deck, it.deck) == ("43", "33")
    wanted = ("advanced", "additional", "weather", "special_karama", "flow")
    for preset in ("fr1992", "italian"):
        assert [getattr(read_rules(preset, 4), name) for name in wanted] == [False] * 5
        assert [getattr(read_rules(f"{preset}_advanced", 4), name) for name in wanted] == [True] * 5


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_every_option_names_rules_of_the_rulebooks(option):
    elsewhere = {"FR-I", "FR-XIX", "FR-XVI", "IT-XVIII.C"}  # what the engine does not enforce, or not yet
    chapters = {rule.rsplit(".", 1)[0] for rule in RULES} | {rule.split(".")[0] for rule in RULES}
    for id in option.rules:
        assert id in RULES or id in chapters or id in elsewhere or id == "FR-XXII"


# -- special Karama powers ---------------------------------------------------------------------------------------


@rule("classic-FR-XVIII.A", "classic-FR-XVIII.B")
@pytest.mark.parametrize("special", [False, True])
def test_with_the_special_powers_a_karama_can_be_used_either_way(special):
    table = bare(
        "atreides",
        "harkonnen",
        "guild",
        rules={"special_karama": special},
        phase="bidding",
        turn=2,
        storm=0,
        harkonnen={"hand": ["karama"]},
        guild={"hand": ["shield"]},
    )
    assert table.may("harkonnen play karama")  # against the sight of the Atreides, as ever
    table.quiet()
    assert table.may("harkonnen karama_special") == special


@rule("classic-FR-XVIII.B")
def test_one_card_pays_for_one_use():
    table = bare(
        "atreides",
        "harkonnen",
        "guild",
        rules={"special_karama": True},
        phase="bidding",
        turn=2,
        storm=0,
        harkonnen={"hand": ["karama", "snooper"]},
        guild={"hand": ["shield"]},
    ).quiet()
    table.play("harkonnen karama_special", "harkonnen against guild", "harkonnen count 1", "harkonnen give snooper")
    assert table.discard == ["karama"]
    assert not table.may("harkonnen karama_special")


@rule("classic-OQ46")
@pytest.mark.parametrize("once", [False, True])
def test_special_powers_are_used_once_a_card_or_once_a_game(once):
    table = bare(
        "atreides",
        "harkonnen",
        "guild",
        rules={"special_karama": True, "special_karama_once": once},
        phase="bidding",
        turn=2,
        storm=0,
        harkonnen={"hand": ["karama", "karama", "snooper"]},
        guild={"hand": ["shield"]},
    ).quiet()
    table.play("harkonnen karama_special", "harkonnen against guild", "harkonnen count 1", "harkonnen give snooper")
    assert table.may("harkonnen karama_special") == (not once)


# -- what is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "seats", "sentence"),
    [
        ("fr1993", 3, "there is no preset 'fr1993'; did you mean 'fr1992'?"),
        ({"edition": "english"}, 3, "ruleset option 'edition' cannot be 'english'; known are fr1992, italian"),
        ({"wether": True}, 3, "unknown ruleset option 'wether'; did you mean 'weather'?"),
        ({"weather": 1}, 3, "ruleset option 'weather' is a switch: true or false, not 1"),
        ({"factions": ["atreides", "guild"]}, 3, "3 seats need 3 factions, not 2"),
        ({"factions": ["guild", "guild"]}, 2, "a faction can be played by one seat only"),
        (
            {"factions": ["atreides", "guilt"]},
            2,
            "ruleset option 'factions' cannot be 'guilt'; did you mean 'guild'?",
        ),
        (
            {"alliance_size": 1},
            3,
            "alliance_size is the most members an alliance may have: 2 or more, 0 for no limit",
        ),
        (
            {"alliance_size": 12},
            3,
            "alliance_size is the most members an alliance may have: 2 or more, 0 for no limit",
        ),
        (
            {"alliances": False, "alliance_size": 2},
            3,
            "alliance_size has no meaning without alliances (FR-XX.A)",
        ),
        ({"alliance_size": "two"}, 3, "ruleset option 'alliance_size' is a number from 0 to 1000, not 'two'"),
        (
            {"treachery_deck": "42"},
            3,
            "ruleset option 'treachery_deck' cannot be '42'; known are 33, 38_duel, 38_harvest, 43",
        ),
        (
            {"spice_harvest": "yes"},
            3,
            "ruleset option 'spice_harvest' cannot be 'yes'; known are off, on, to_the_right",
        ),
        (
            {"spice_harvest": "on", "factions": "choose"},
            3,
            "with Spice Harvest planet cards decide who plays whom (FR-XVI.A.2.a): nobody can choose",
        ),
        (None, 1, "classic is played with 2 to 9 seats, not 1"),
        (None, 10, "classic is played with 2 to 9 seats, not 10"),
        (None, 7, "7 seats need the ruleset option extra_factions: the box has 6 factions"),
        (
            {"extra_factions": True},
            9,
            "9 seats need the ruleset option landsraad_reconstruction: the box has 6 factions",
        ),
        (
            {"factions": ["atreides", "ixians"]},
            2,
            "ixians can be played only with the ruleset option extra_factions",
        ),
        (
            {"factions": ["atreides", "landsraad"], "extra_factions": True},
            2,
            "landsraad can be played only with the ruleset option landsraad_reconstruction",
        ),
        (
            {"factions": ["atreides", "bene_tleilax"], "extra_factions": True},
            2,
            "bene_tleilax cannot be played by one of two: they have no tokens to fight with",
        ),
    ],
)
def test_a_bad_ruleset_is_refused_with_one_clear_sentence(ruleset, seats, sentence):
    with pytest.raises(BadRuleset) as refused:
        GAME.new(ruleset, seats, 0)
    assert str(refused.value) == sentence
    assert "\n" not in sentence
