"""The board side for six and the commanders' own boards: spaces, posts, tracks, alliances."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.defs import SPACES
from sietch.imperium.terms import ICON_NAMES
from support.imperium import Table, fresh_uprising, uprising
from support.plays import plays
from support.rules import rule
from support.six import ALLIES, EVERYBODY, Changes, agent_turn, changes, has, muad_dib, shaddam

OWN_SPACES = {"a": {"hardy_warriors", "desert_mastery"}, "d": {"sardaukar_6p", "vast_wealth"}}

# id, icon, combat, Maker, Solari, spice, water
SPACES_OF_SIX = """
military_support         emperor     -      0 0 2 0
economic_support         emperor     -      0 0 0 0
controversial_technology fremen      -      0 0 2 0
expedition               fremen      -      0 0 0 0
carthag                  city        combat 0 0 0 0
habbanya_erg             spice_trade combat 2 0 0 1
sardaukar_6p             emperor     -      0 0 3 0
vast_wealth              emperor     -      0 0 0 0
hardy_warriors           fremen      combat 0 0 0 1
desert_mastery           fremen      combat 0 0 0 0
"""


def test_the_spaces_are_as_printed() -> None:
    found = [
        [space.id, ICON_NAMES[space.icon], "combat" if space.combat else "-"]
        + [str(n) for n in (space.maker, space.solari, space.spice, space.water)]
        for space in SPACES
        if space.set == "six"
    ]
    assert found == [line.split() for line in SPACES_OF_SIX.strip().splitlines()]


# -- spaces of the board -----------------------------------------------------------------------------------------


def visit(seat: str, card: str, to: str, *answers: str, **given: Any) -> Changes:
    """What an ally's visit changes."""
    table = uprising(6, first_player=seat).given(**{seat: {"hand": [card], **given}})
    return changes(table, f"{seat} play {card}", f"{seat} to {to}", *answers)


@plays("military_support.space")
@rule("uprising-S6-23")
@pytest.mark.parametrize("seat", ["b", "c"])
def test_military_support_reinforces_both_allies(seat: str) -> None:
    first, second = ("b", "f") if seat == "b" else ("c", "e")
    answers = [f"{seat} reinforce 1", f"{first} deploy 0", f"{second} deploy 0"]
    got = visit(seat, "diplomacy", "military_support", *answers, spice=2)
    expected: Changes = {first: {"garrison": 1}, second: {"garrison": 2}}
    expected[seat].update({"spice": -2, "great_houses": 1})
    assert got == expected


@plays("economic_support.space")
@rule("uprising-S6-24")
def test_economic_support_gives_spice_and_a_trade() -> None:
    assert visit("b", "diplomacy", "economic_support", "b skip") == {"b": {"spice": 1, "great_houses": 1}}
    got = visit("b", "diplomacy", "economic_support", "b ally f", "b give_spice 1", "f give_water 1")
    assert got == {"b": {"great_houses": 1, "water": 1}, "f": {"spice": 1, "water": -1}}


@plays("controversial_technology.space")
def test_controversial_technology_draws_and_trashes() -> None:
    table = uprising(6, first_player="c", c={"hand": ["diplomacy", "dagger"], "spice": 2})
    got = changes(table, "c play diplomacy", "c to controversial_technology")
    assert got == {"c": {"spice": -2, "fringe_worlds": 1, "intrigue": 1}}
    assert changes(table, "c resolve controversial_technology.space.1") == {"c": {"cards": 1}}
    assert changes(table, "c trash_from_hand dagger") == {"c": {"cards": -1}}
    assert table.trashed == ["dagger"]


@plays("expedition.space")
def test_an_expedition_takes_a_contract() -> None:
    table = uprising(6, first_player="c", c={"hand": ["diplomacy"]}, contracts=["harvest_4"])
    got = changes(table, "c play diplomacy", "c to expedition", "c contract harvest_4")
    assert got == {"c": {"contracts": 1, "fringe_worlds": 1}}


@plays("carthag.space")
@rule("uprising-R-UNT-02")
def test_carthag_recruits_and_is_a_place_of_combat() -> None:
    table = uprising(6, first_player="c", c={"hand": ["reconnaissance"]})
    assert changes(table, "c play reconnaissance", "c to carthag") == {"c": {"garrison": 1, "intrigue": 1}}
    assert table.options("c", "deploy") == ["0", "1", "2", "3"]
    assert "carthag" not in table.control  # nobody can control it


@plays("habbanya_erg.space")
@rule("uprising-R-END-01")
def test_habbanya_erg_is_a_maker_space() -> None:
    table = uprising(6, first_player="c", c={"hand": ["dune_desert_planet"]}, bonus_spice={"habbanya_erg": 2})
    got = changes(table, "c play dune_desert_planet", "c to habbanya_erg")
    assert got == {"c": {"water": -1, "spice": 2 + 2, "cards": 1}}
    assert table.asked == "DeployTroops"
    gathered = uprising(6, phase="makers", a={"agents_at": ["carthag"]})
    assert gathered.bonus_spice == {"habbanya_erg": 1, "imperial_basin": 1, "hagga_basin": 1, "deep_desert": 1}
    # Maker Hooks call no sandworm here.
    hooked = uprising(6, first_player="c", conflict="choam_security", c={"hand": ["dune_desert_planet"], "hooks": True})
    assert hooked.send("c", "dune_desert_planet", to="habbanya_erg").asked == "DeployTroops"


@rule("uprising-S6-04", "uprising-R-SPY-01")
@pytest.mark.parametrize(
    ("post", "spaces"),
    [
        ("post_great_houses", ["military_support", "economic_support"]),
        ("post_fringe_worlds", ["controversial_technology", "expedition"]),
        ("post_carthag", ["carthag"]),
        ("post_habbanya_erg", ["habbanya_erg"]),
    ],
)
def test_a_spy_on_a_post_of_six_watches_its_spaces(post: str, spaces: list[str]) -> None:
    given = {"hand": ["strike_fleet"], "spies": [post], "spice": 9, "water": 9}
    table = uprising(6, first_player="c", c=given).do("c play strike_fleet")
    assert table.options("c", "to") == spaces
    other = uprising(6, first_player="b", b={"hand": ["diplomacy"], "spice": 1}, c={"spies": [post]})
    other.send("b", "diplomacy", to="espionage")
    assert post not in other.options("b", "spy")
    assert other.can("b spy post_choam")


@rule("uprising-S6-21", "uprising-S6-04")
def test_nobody_watches_the_personal_boards() -> None:
    watched = {space for post in fresh_uprising(6).posts.values() for space in post["spaces"]}
    assert not watched & (OWN_SPACES["a"] | OWN_SPACES["d"])


# -- the commanders' own boards ----------------------------------------------------------------------------------


@rule("uprising-S6-16", "uprising-S6-17", "uprising-S6-18")
def test_only_its_owner_goes_to_a_personal_board() -> None:
    every = OWN_SPACES["a"] | OWN_SPACES["d"]
    for table, seat in ((muad_dib("seek_allies", a={"spice": 9}), "a"), (shaddam("seek_allies", d={"spice": 9}), "d")):
        ally = table.options(seat, "ally")[0]
        table.do(f"{seat} ally {ally}", f"{seat} play seek_allies")
        assert set(table.options(seat, "to")) & every == OWN_SPACES[seat]
    for seat in ALLIES:
        table = uprising(6, first_player=seat).given(**{seat: {"hand": ["diplomacy"], "spice": 9}})
        table.do(f"{seat} play diplomacy")
        assert not set(table.options(seat, "to")) & every
        assert {table.why_not(f"{seat} to {space}") for space in every} == {"S6-18"}


@plays("sardaukar_6p.space")
@rule("uprising-S6-16", "uprising-C2")
def test_sardaukar_of_shaddams_board_march_for_the_ally() -> None:
    table = shaddam("seek_allies", d={"spice": 3})
    got = agent_turn(table, "d", "b", "seek_allies", "sardaukar_6p")
    own = {"spice": -3, "intrigue": 1, "cards": -1, "personal_influence": 1, "solari": 1}
    assert got == {"b": {"garrison": 4, "solari": 1}, "d": own, "f": {"solari": 1}}
    assert table.asked != "DeployTroops"  # no place of combat


@plays("vast_wealth.space")
@rule("uprising-S6-16")
def test_vast_wealth_is_shaddams_alone() -> None:
    got = agent_turn(shaddam("seek_allies", d={"personal": 1}), "d", "b", "seek_allies", "vast_wealth")
    assert got == {"d": {"solari": 3, "cards": -1, "personal_influence": 1, "vp": 1}}


@plays("hardy_warriors.space")
@rule("uprising-S6-17", "uprising-C2")
def test_hardy_warriors_fight_for_the_ally() -> None:
    table = muad_dib("seek_allies", a={"personal": 1})
    got = agent_turn(table, "a", "c", "seek_allies", "hardy_warriors")
    assert got == {"a": {"water": -1, "cards": -1, "personal_influence": 1, "vp": 1}, "c": {"garrison": 2}}
    assert table.question == "c DeployTroops"
    assert table.options("c", "deploy") == ["0", "1", "2", "3", "4"]


@plays("desert_mastery.space")
@rule("uprising-S6-17")
def test_desert_mastery_gives_a_card_and_spice_and_is_a_place_of_combat() -> None:
    table = muad_dib("seek_allies", a={"personal": 1})
    got = agent_turn(table, "a", "c", "seek_allies", "desert_mastery")
    assert got == {"a": {"spice": 1, "personal_influence": 1, "vp": 1}}  # a card drawn, one trashed
    assert table.question == "c DeployTroops"


def climb(table: Table, seat: str, level: int) -> Changes:
    """What reaching a level of the personal track changes, but for what the space gives."""
    space = "desert_mastery" if seat == "a" else "vast_wealth"
    ally = table.options(seat, "ally")[0]
    got = agent_turn(table, seat, ally, "seek_allies", space)
    own = got[seat]
    if seat == "a":
        own["spice"] -= 1
    else:
        own["solari"] -= 3
        own["cards"] += 1
    assert own.pop("personal_influence") == 1
    assert table.look[seat]["personal_influence"] == level
    return {letter: changed for letter, changed in got.items() if any(changed.values())}


def at(level: int) -> dict[str, Any]:
    return {"personal": level - 1}


@rule("uprising-S6-17", "uprising-S6-22")
def test_the_fremen_track_feeds_the_team_and_scores_for_muad_dib() -> None:
    spice, water = {"spice": 1}, {"water": 1}
    assert climb(muad_dib("seek_allies", a=at(1)), "a", 1) == {"a": spice, "c": spice, "e": spice}
    assert climb(muad_dib("seek_allies", a=at(2)), "a", 2) == {"a": {"spice": 0, "vp": 1}}
    third = climb(muad_dib("seek_allies", a=at(3)), "a", 3)
    assert third == {"a": {"spice": 0, **water}, "c": water, "e": water}
    table = muad_dib("seek_allies", a=at(4))
    assert climb(table, "a", 4) == {"a": {"spice": 0, "vp": 1}}
    # The token of the Fringe Worlds is another.
    assert set(table.alliances.values()) == {None}


@rule("uprising-S6-16", "uprising-S6-22")
def test_the_emperor_track_pays_the_team_and_scores_for_shaddam() -> None:
    solari = {"solari": 1}
    first = climb(shaddam("seek_allies", d=at(1)), "d", 1)
    assert first == {"b": solari, "d": {**solari, "cards": 0}, "f": solari}
    assert climb(shaddam("seek_allies", d=at(2)), "d", 2) == {"d": {"solari": 0, "cards": 0, "vp": 1}}
    assert climb(shaddam("seek_allies", d=at(4)), "d", 4) == {"d": {"solari": 0, "cards": 0, "vp": 1}}


@rule("uprising-S6-16", "uprising-S6-22")
def test_the_spies_of_the_emperor_track_are_placed_clockwise_shaddam_first() -> None:
    table = shaddam("seek_allies", d=at(3)).do("d ally b").send("d", "seek_allies", to="vast_wealth")
    asked = []
    while table.asked == "PlaceSpy":
        seat = table.question[0]
        asked.append(seat)
        table.do(f"{seat} spy {table.options(seat, 'spy')[0]}")
    assert asked == ["d", "f", "b"]
    assert [len(spies) for spies in has(table, EVERYBODY, "spies")] == [0, 1, 0, 1, 0, 1]


@rule("uprising-S6-16", "uprising-R-AGT-05")
def test_the_spies_of_the_emperor_track_come_when_shaddam_wants_them() -> None:
    """Treacherous Maneuver wants something first: the Spies may be placed before or after it."""
    d = {"hand": ["treacherous_maneuver", "imperial_tent"], **at(3)}
    for first, question in (("vast_wealth.influence", "PlaceSpy"), ("treacherous_maneuver.agent", "TrashEmperorCard")):
        table = shaddam(d=d).do("d ally b").send("d", "treacherous_maneuver", to="vast_wealth")
        assert sorted(table.options("d", "resolve")) == ["treacherous_maneuver.agent", "vast_wealth.influence"]
        assert table.do(f"d resolve {first}").asked == question


@rule("uprising-S6-18")
def test_the_top_of_a_personal_track_gives_nothing_twice() -> None:
    got = agent_turn(muad_dib("seek_allies", a={"personal": 4}), "a", "c", "seek_allies", "desert_mastery")
    assert got == {"a": {"spice": 1}}


@pytest.mark.parametrize(("answer", "own", "allys"), [("personal", 1, 0), ("faction emperor", 0, 1)])
@rule("uprising-S6-19")
def test_shaddam_chooses_between_his_track_and_the_great_houses(answer: str, own: int, allys: int) -> None:
    table = shaddam("seek_allies").do("d ally f").send("d", "seek_allies", to="economic_support")
    table.do("d resolve economic_support.influence")
    assert table.question == "d ChooseTrack"
    table.do(f"d {answer}")
    assert (table.d.personal_influence, table.f.great_houses, table.b.great_houses) == (own, allys, 0)


@pytest.mark.parametrize(("answer", "own", "allys"), [("personal", 1, 0), ("faction fremen", 0, 1)])
@rule("uprising-S6-20")
def test_muad_dib_chooses_between_his_track_and_the_fringe_worlds(answer: str, own: int, allys: int) -> None:
    table = muad_dib("seek_allies").do("a ally e").send("a", "seek_allies", to="expedition")
    table.do("a resolve expedition.influence")
    assert table.question == "a ChooseTrack"
    table.do(f"a {answer}")
    assert (table.a.personal_influence, table.e.fringe_worlds, table.c.fringe_worlds) == (own, allys, 0)


@rule("uprising-S6-19", "uprising-S6-20")
def test_for_all_others_the_icons_mean_the_board() -> None:
    table = shaddam("seek_allies").do("d ally f").send("d", "seek_allies", to="expedition")
    table.idle_until(lambda t: not t.question.startswith("d "))
    assert (table.d.personal_influence, table.f.fringe_worlds) == (0, 1)
    table = muad_dib("seek_allies").do("a ally e").send("a", "seek_allies", to="economic_support")
    table.idle_until(lambda t: not t.question.startswith("a "))
    assert (table.a.personal_influence, table.e.great_houses) == (0, 1)


# -- losses, conditions, alliances ------------------------------------------------------------------------------


@rule("uprising-S6-21", "uprising-R-INF-01")
@pytest.mark.parametrize(("level", "lost"), [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_a_commander_may_lose_influence_on_the_own_track(level: int, lost: int) -> None:
    d = {"personal": level, "intrigue": ["backed_by_choam"]}
    table = shaddam("signet_ring", d=d).do("d ally f", "d intrigue backed_by_choam")
    assert table.options("d") == ["personal"]
    before = table.d.vp
    table.do("d personal")
    assert (table.d.personal_influence, table.d.vp, table.d.solari) == (level - 1, before - lost, 4)
    assert table.events("personal_lost") == [{"kind": "personal_lost", "seat": 3, "level": level - 1}]


@rule("uprising-S6-21", "uprising-C2")
def test_a_commanders_other_losses_are_the_activated_allys() -> None:
    d = {"intrigue": ["backed_by_choam"]}
    table = shaddam("signet_ring", d=d, f={"influence": {"emperor": 1}}, b={"influence": {"fremen": 1}})
    table.do("d ally f", "d intrigue backed_by_choam")
    assert table.options("d") == ["lose_influence emperor"]
    assert table.do("d lose_influence emperor").f.great_houses == 0
    other = shaddam("signet_ring", d=d, b={"influence": {"fremen": 1}}).do("d ally f")
    assert not other.can("d intrigue backed_by_choam")


@rule("uprising-S6-07")
def test_the_tokens_of_the_board_are_four_and_those_of_the_commanders_two_more() -> None:
    assert fresh_uprising(6).alliances == {
        "great_houses": None,
        "spacing_guild": None,
        "bene_gesserit": None,
        "fringe_worlds": None,
    }
    # An ally takes the token of the Great Houses and Shaddam that of the Emperor: neither is in the other's way.
    f = {"hand": ["diplomacy"], "influence": {"emperor": 3}}
    table = shaddam("seek_allies", d={"personal": 3}, f=f, b={"influence": {"emperor": 3}})
    table.do("d ally b").send("d", "seek_allies", to="vast_wealth")
    assert (table.d.vp, table.alliances["great_houses"]) == (5, None)
    table.idle_until(lambda t: t.question == "f TakeTurn").send("f", "diplomacy", to="economic_support")
    assert (table.f.vp, table.alliances["great_houses"], table.d.vp) == (2, "f", 5)


@rule("uprising-S6-07", "uprising-C9")
@pytest.mark.parametrize(("level", "allys", "persuasion"), [(4, 0, 4), (3, 0, 0), (3, 4, 0)])
def test_the_alliance_on_the_own_board_is_the_commanders_and_the_allys_is_not(
    level: int, allys: int, persuasion: int
) -> None:
    """Of the base game's cards one gives persuasion with the Emperor's alliance."""
    d = {"hand": ["firm_grip"], "personal": level}
    table = shaddam(rules={"base_cards": True}, d=d, f={"influence": {"emperor": allys}})
    assert table.do("d ally f", "d reveal").d.persuasion == persuasion


@rule("uprising-S6-21", "uprising-C9")
@pytest.mark.parametrize(("level", "allys", "solari"), [(2, 0, 2), (1, 2, 2), (1, 1, 0)])
def test_conditions_of_the_emperor_look_at_both_tracks(level: int, allys: int, solari: int) -> None:
    d = {"hand": ["wheels_within_wheels"], "spies": ["post_council"], "solari": 5, "personal": level}
    table = shaddam(d=d, b={"influence": {"emperor": allys}}).do("d ally f")
    got = changes(table, "d play wheels_within_wheels", "d to high_council", "d skip")
    assert got == {"d": {"solari": -5 + solari}}


@rule("uprising-S6-07", "uprising-R-INF-02")
@pytest.mark.parametrize(
    ("faction", "card", "space", "bonus"),
    [
        ("emperor", "diplomacy", "economic_support", {"garrison": 2, "spice": 1, "great_houses": 1}),
        ("spacing_guild", "diplomacy", "deliver_supplies", {"solari": 3, "water": 1, "spacing_guild": 1}),
        ("bene_gesserit", "diplomacy", "secrets", {"intrigue": 2, "bene_gesserit": 1}),
    ],
)
def test_what_the_tracks_of_six_give_at_four(faction: str, card: str, space: str, bonus: dict[str, int]) -> None:
    table = uprising(6, first_player="b", b={"hand": [card], "influence": {faction: 3}})
    assert changes(table, f"b play {card}", f"b to {space}") == {"b": {**bonus, "vp": 1}}


@rule("uprising-S6-07", "uprising-R-INF-02")
def test_the_fringe_worlds_give_a_spy_at_four() -> None:
    table = uprising(6, first_player="b", b={"hand": ["diplomacy"], "influence": {"fremen": 3}})
    table.send("b", "diplomacy", to="expedition")
    assert table.question == "b PlaceSpy"
    assert (table.alliances["fringe_worlds"], table.b.vp) == ("b", 2)
