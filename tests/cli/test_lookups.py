"""`sietch rules`, `sietch cards` and `sietch rulesets` across the games."""

import pytest

from sietch.games import GAMES, find
from sietch.text import LANGUAGES, texts

# -- rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "game"), [("R-AG-01", "imperium"), ("r-spy-05", "uprising"), ("fr-viii.g", "classic"), ("OQ8", "classic")]
)
def test_an_id_tells_the_game(cli, id, game):
    data = cli("rules", id, "--json").data
    assert data["game"] == game
    assert [rule["id"] for rule in data["rules"]] == [id.upper()]


def test_rules_of_classic_are_shown_with_the_sections_of_both_rulebooks(cli):
    assert "(French XXIV.C, Italian XXII.C)" in " ".join(cli("rules", "FR-XXIV.C").out.split())
    assert "italiano VIII.G" in " ".join(cli("rules", "FR-VIII.G", "--lang", "it").out.split())
    found = cli("rules", "--game", "classic", "traître", "--lang", "fr", "--json").data["rules"]
    assert "FR-IX.D.3" in [rule["id"] for rule in found]
    assert cli("rules", "--game", "classic", "R-AG-01").code == 2


def test_coverage_counts_every_game(cli, tmp_path):
    (tmp_path / "test_one.py").write_text('@rule("classic-FR-IV", "R-AG-01")\ndef test_one(): ...\n')
    counted = {of["game"]: of for of in cli("rules", "--coverage", "--tests", str(tmp_path), "--json").data["games"]}
    assert set(counted) == set(GAMES)
    assert [counted[game]["tested"] for game in ("imperium", "uprising", "classic")] == [1, 0, 1]
    assert "FR-IV" not in counted["classic"]["untested"]
    assert "FR-V" in counted["classic"]["untested"]
    out = cli("rules", "--coverage", "--tests", str(tmp_path)).out
    assert f"classic: 1 of {counted['classic']['rules']} rules have a test." in out


# -- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_classic_are_listed_by_what_they_are(cli, lang):
    out = cli("cards", "classic", "--lang", lang).out
    t = texts(lang)
    groups = ["treachery", "spice_card", "leader-atreides", "leader-fremen", "leader-bene_gesserit"]
    places = [out.index(t.get(f"cli-kinds-{group}")) for group in groups]
    assert places == sorted(places)
    assert t.get("classic-leader-stilgar") in out[places[3] : places[4]]
    assert t.get("classic-card-family_atomics") in out[: places[1]]


def test_a_card_of_classic_is_found_by_name_and_by_id(cli):
    assert "[weather_control]" in cli("cards", "classic", "Contrôle du climat", "--lang", "fr").out
    assert [card["id"] for card in cli("cards", "classic", "shai_hulud", "--json").data["cards"]] == ["shai_hulud"]
    assert cli("cards", "classic", "reverend_mother").code == 2


# -- rulesets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_presets_of_classic_are_explained(cli, lang):
    out = " ".join(cli("rulesets", "classic", "--lang", lang).out.split())
    t = texts(lang)
    for key in ("classic-option-pass_is_final", "classic-option-weather", "classic-preset-long", "classic-OQ8"):
        assert " ".join(t.get(key).split()) in out
    options = cli("rulesets", "classic", "--lang", lang, "--json").data["options"]
    texts_of = {option["name"]: option["text"] for option in options}
    assert texts_of["weather"] == t.get("classic-option-weather")


def test_two_presets_are_compared(cli):
    data = cli("rulesets", "classic", "--diff", "default", "italian", "--json").data
    assert data["between"] == ["default", "italian"]
    changed = {option["name"]: option for option in data["options"]}
    assert changed["victory"] == {"name": "victory", "values": ["fr1992", "italian"], "rules": ["FR-IV", "IT-IV"]}
    assert set(changed) == set(find("classic").schema.presets["italian"])
    back = cli("rulesets", "classic", "--diff", "italian", "default", "--json").data["options"]
    assert [option["values"] for option in back] == [option["values"][::-1] for option in data["options"]]
    out = " ".join(cli("rulesets", "classic", "--diff", "italian", "italian_advanced").out.split())
    assert "advanced: false → true" in out
    assert "FR-XXI At the collection" in out
    assert "victory:" not in out


@pytest.mark.parametrize("game", GAMES)
def test_presets_of_every_game_can_be_compared(cli, game):
    schema = find(game).schema
    for preset, values in schema.presets.items():
        found = cli("rulesets", game, "--diff", "default", preset, "--json").data["options"]
        wanted = schema.changed({**schema.read(None), **values})
        assert {option["name"]: option["values"][1] for option in found} == wanted
    assert cli("rulesets", game, "--diff", preset, preset, "--json").data["options"] == []
    assert f"{preset} and {preset} do not differ" in cli("rulesets", game, "--diff", preset, preset).out


def test_an_unknown_preset_is_named(cli):
    wrong = cli("rulesets", "classic", "--diff", "default", "italain")
    assert wrong.code == 2
    assert "did you mean 'italian'?" in wrong.err
