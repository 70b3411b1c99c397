"""Further strongholds for many players: False Wall East, Harg Pass, or both. [IT-XVIII.C]"""

from __future__ import annotations

from typing import Any

import pytest

from support.classic import Table
from support.classic_battle import bare, moving
from support.rules import rule

EAST = {"extra_strongholds": "false_wall_east"}
PASS = {"extra_strongholds": "harg_pass"}
BOTH = {"extra_strongholds": "both"}
PLACE = {"false_wall_east": "false_wall_east@6", "harg_pass": "harg_pass@4"}
TABLE = ("emperor", "atreides", "guild")


def end(rules: dict[str, Any], *places: str, **position: Any) -> Table:
    """The end of a turn in which the Emperor stands in some places and nobody else anywhere."""
    said: dict[str, Any] = {"atreides": {"forces": {}}, "guild": {"forces": {}}, **position}
    said["emperor"] = {"forces": dict.fromkeys(places, 1), **said.get("emperor", {})}
    return bare(*TABLE, rules=rules, phase="end", **said)


@rule("classic-IT-XVIII.C")
@pytest.mark.parametrize("name", PLACE)
def test_a_further_stronghold_counts_and_no_more_are_needed(name: str) -> None:
    places = ("arrakeen", "tueks_sietch", PLACE[name])
    assert end({"extra_strongholds": name}, *places).winners == ["emperor"]
    assert end({}, *places).winners == []
    assert end({"extra_strongholds": name}, *places[1:]).winners == []


@rule("classic-IT-XVIII.C")
def test_the_other_one_is_none() -> None:
    assert end(EAST, "arrakeen", "tueks_sietch", "harg_pass@3").winners == []
    assert end(PASS, "arrakeen", "tueks_sietch", "false_wall_east@8").winners == []


@rule("classic-IT-XVIII.C", "classic-FR-IX.C.1.b")
def test_it_is_landed_in_as_cheaply_as_in_any_stronghold() -> None:
    for rules, paid in ((EAST, 3), ({}, 6)):
        table = moving("emperor", "atreides", rules=rules)
        table.play("emperor land false_wall_east@6", "emperor count 3")
        assert table.emperor["spice"] == 10 - paid


@rule("classic-IT-XVIII.C", "classic-FR-IX.C.1.c")
def test_two_others_close_it() -> None:
    there = {"forces": {"harg_pass@4": 1}}
    table = moving("emperor", "atreides", "guild", rules=PASS, atreides=there, guild=there)
    assert table.why_not("emperor land harg_pass@3") == "FR-IX.C.1.c"
    assert moving("emperor", "atreides", "guild", atreides=there, guild=there).may("emperor land harg_pass@3")


@rule("classic-IT-XVIII.C", "classic-FR-VI.C")
def test_the_storm_spares_it_even_when_the_shield_wall_is_gone() -> None:
    for rules, left in ((PASS, {"harg_pass@4": [5, 0]}), ({}, {})):
        table = bare(
            *("emperor", "atreides"),
            rules=rules,
            phase="storm",
            storm=2,
            shield_wall=False,
            dialers=["emperor", "atreides"],
            emperor={"forces": {"harg_pass@4": 5}},
        )
        table.play("emperor sectors 2", "atreides sectors 2")
        assert table.emperor["forces"] == left


@rule("classic-IT-XVIII.C", "classic-OQ23")
def test_no_worm_is_called_there() -> None:
    rules = {"special_karama": True, "additional_advantages": True}
    for more, may in (({}, True), (PASS, False)):
        table = bare(
            *("fremen", "emperor"),
            rules={**rules, **more},
            phase="spice_blow",
            fremen={"hand": ["karama"]},
            spice_deck=["red_chasm"],
        )
        table.pass_until("fremen SpecialWindow").play("fremen karama_special")
        assert table.may("fremen worm harg_pass") is may


@rule("classic-IT-XVIII.C", "classic-FR-IX.C.2.a")
def test_it_gives_no_ornithopters() -> None:
    forces = {"forces": {"false_wall_east@6": 2}}
    table = moving("emperor", "atreides", rules=EAST, emperor=forces).play("emperor pass")
    table.play("emperor move false_wall_east@6", "emperor count 1")
    assert table.question("emperor").about["range"] == 1
    assert table.may("emperor to polar_sink")  # it lies beside the Polar Sink and the Shield Wall
    assert table.may("emperor to shield_wall@7")


@rule("classic-IT-XVIII.C.1")
def test_with_both_the_cities_count_double_and_two_more_are_needed() -> None:
    assert end(BOTH, "arrakeen", "carthag", "tueks_sietch").winners == ["emperor"]  # five of nine
    assert end(BOTH, "arrakeen", "carthag").winners == []
    assert end(BOTH, "arrakeen", "tueks_sietch", "sietch_tabr").winners == []
    assert end(BOTH, "tueks_sietch", "false_wall_east@4", "harg_pass@3", "carthag").winners == ["emperor"]


@rule("classic-IT-XVIII.C.1", "classic-IT-IV")
def test_alliances_too_need_two_more_with_both() -> None:
    rules = {**BOTH, "victory": "italian"}
    everybody = ("emperor", "atreides", "guild", "fremen")
    for there, wins in (({}, []), ({"habbanya_sietch": 1}, ["emperor", "guild"])):
        said: dict[str, Any] = {name: {"forces": {}} for name in everybody}
        said["emperor"] = {"forces": {"arrakeen": 1, "carthag": 1, "tueks_sietch": 1}, "allies": ["guild"]}
        said["guild"] = {"forces": there}
        table = bare(*everybody, rules=rules, phase="end", **said)
        assert sorted(table.winners) == wins  # five are not enough for a pair, six are
