"""Sandworms, Maker Hooks and the Shield Wall. [uprising-R-WRM-*]"""

import pytest

from support.imperium import uprising
from support.rules import rule

PROTECTED = [
    "seize_spice_refinery",
    "siege_of_arrakeen",
    "secure_imperial_basin",
    "battle_for_imperial_basin",
    "battle_for_arrakeen",
    "battle_for_spice_refinery",
]
OPEN = [
    "skirmish_crysknife",
    "skirmish_ornithopter",
    "skirmish_desert_mouse",
    "choam_security",
    "spice_freighters",
    "test_of_loyalty",
    "shadow_contest",
    "protect_the_sietches",
    "trade_dispute",
    "propaganda",
]


def rider(**more):
    return {"hand": ["dune_desert_planet"], "hooks": True, "water": 3, **more}


def at_hagga_basin(conflict, **position):
    table = uprising(conflict=conflict, **{"a": rider(), **position})
    return table.send("a", "dune_desert_planet", to="hagga_basin")


@rule("uprising-R-WRM-01")
def test_a_sandworm_goes_straight_into_the_conflict():
    table = at_hagga_basin("trade_dispute").do("a summon")
    assert (table.a.sandworms, table.a.strength, table.a.garrison) == (1, 3, 3)


@rule("uprising-R-WRM-01")
def test_deep_desert_summons_two():
    table = uprising(conflict="trade_dispute", a=rider()).send("a", "dune_desert_planet", to="deep_desert")
    table.do("a summon")
    assert (table.a.sandworms, table.a.spice) == (2, 0)


@rule("uprising-R-WRM-02")
@pytest.mark.parametrize("conflict", PROTECTED)
def test_the_wall_keeps_sandworms_from_three_places(conflict):
    table = at_hagga_basin(conflict)
    assert table.asked != "SpiceOrSandworms"
    assert (table.a.sandworms, table.a.spice) == (0, 2)


@rule("uprising-R-WRM-02", "uprising-R-WRM-05")
@pytest.mark.parametrize("conflict", PROTECTED)
def test_without_the_wall_they_come_anywhere(conflict):
    table = at_hagga_basin(conflict, shield_wall=False).do("a summon")
    assert table.a.sandworms == 1


@rule("uprising-R-WRM-02")
@pytest.mark.parametrize("conflict", OPEN)
def test_other_conflicts_are_open_to_them(conflict):
    assert at_hagga_basin(conflict).do("a summon").a.sandworms == 1


@rule("uprising-R-WRM-02")
def test_desert_power_cannot_call_one_into_a_protected_conflict():
    a = {"hand": ["desert_power"], "hooks": True}
    table = uprising(conflict="siege_of_arrakeen", a=a).do("a reveal", "a resolve desert_power.reveal")
    assert (table.a.persuasion, table.a.water, table.a.sandworms) == (2, 1, 0)
    open_ = uprising(conflict="trade_dispute", a=a).do("a reveal", "a resolve desert_power.reveal", "a choose 2")
    assert (open_.a.persuasion, open_.a.water, open_.a.sandworms) == (0, 0, 1)


@rule("uprising-R-WRM-03", "uprising-F-07")
def test_hooks_are_needed_and_never_spent():
    table = at_hagga_basin("trade_dispute", a=rider(hooks=False))
    assert table.asked != "SpiceOrSandworms"
    assert table.a.spice == 2
    table = at_hagga_basin("trade_dispute").do("a summon")
    assert table.a.hooks


@rule("uprising-R-WRM-03")
def test_sietch_tabr_gives_hooks_or_lets_the_wall_be_blown_up():
    a = {"hand": ["reconnaissance"], "influence": {"fremen": 2}}
    table = uprising(a=a).send("a", "reconnaissance", to="sietch_tabr")
    assert table.options("a", "choose") == ["1", "2"]
    table.do("a choose 1")
    assert (table.a.hooks, table.a.garrison, table.a.water, table.shield_wall) == (True, 4, 2, True)
    other = uprising(a=a).send("a", "reconnaissance", to="sietch_tabr").do("a choose 2", "a detonate")
    assert (other.a.hooks, other.a.garrison, other.a.water, other.shield_wall) == (False, 3, 2, False)


@rule("uprising-R-WRM-03")
def test_a_second_visit_gives_troop_and_water_without_a_second_token():
    a = {"hand": ["reconnaissance"], "influence": {"fremen": 2}, "hooks": True}
    table = uprising(a=a).send("a", "reconnaissance", to="sietch_tabr").do("a choose 1")
    assert (table.a.hooks, table.a.garrison, table.a.water) == (True, 4, 2)


@rule("uprising-R-WRM-04")
def test_a_sandworm_is_worth_three():
    assert uprising(a={"worms": 1}).a.strength == 3
    assert uprising(a={"worms": 2, "conflict": 2, "swords": 1}).a.strength == 11


@rule("uprising-R-WRM-04")
@pytest.mark.parametrize("worms", [1, 3])
def test_rewards_are_doubled_once_only(worms):
    table = uprising(conflict="siege_of_arrakeen", shield_wall=False, phase="combat", a={"worms": worms})
    assert (table.a.solari, table.a.garrison) == (4, 3 + 4)


@rule("uprising-R-WRM-04")
@pytest.mark.parametrize(("place", "solari", "garrison"), [("second", 8, 5), ("third", 6, 3)])
def test_second_and_third_rewards_are_doubled_too(place, solari, garrison):
    others = {"b": {"conflict": 12, "garrison": 0}, "c": {"conflict": 9 if place == "third" else 0, "garrison": 0}}
    table = uprising(4, conflict="siege_of_arrakeen", shield_wall=False, phase="combat", a={"worms": 1}).given(**others)
    assert (table.a.solari, table.a.garrison) == (solari, garrison)


@rule("uprising-R-WRM-04")
def test_only_the_owner_of_the_sandworm_doubles():
    table = uprising(
        conflict="siege_of_arrakeen",
        shield_wall=False,
        phase="combat",
        a={"worms": 1, "conflict": 1},
        b={"conflict": 3},
    )
    assert (table.b.solari, table.a.solari) == (2, 8)


@rule("uprising-R-WRM-04", "uprising-R-CMB-08")
def test_control_and_battle_icons_are_not_doubled():
    table = uprising(
        conflict="siege_of_arrakeen",
        shield_wall=False,
        phase="combat",
        a={"worms": 1, "objective": "obj_ornithopter_1_3"},
    )
    assert table.control == {"arrakeen": "a", "spice_refinery": None, "imperial_basin": None}
    assert len(table.events("control")) == 1
    assert table.a.vp == 1
    assert table.a.won_flipped == ["siege_of_arrakeen"]


@rule("uprising-R-WRM-04")
def test_a_sandworm_that_is_gone_when_rewards_are_given_doubles_nothing():
    table = uprising(conflict="skirmish_desert_mouse", phase="combat", a={"conflict": 1})
    assert table.a.solari == 2


@rule("uprising-R-WRM-05")
def test_the_wall_need_not_be_removed():
    a = {"hand": ["reconnaissance"], "influence": {"fremen": 2}}
    table = uprising(a=a).send("a", "reconnaissance", to="sietch_tabr").do("a choose 2", "a skip")
    assert (table.shield_wall, table.a.water) == (True, 2)


@rule("uprising-R-WRM-05")
def test_the_wall_is_gone_for_good():
    table = uprising(a={"intrigue": ["detonation"]}).do("a intrigue detonation", "a choose 1", "a detonate")
    assert not table.shield_wall
    assert not table.finish_round().shield_wall


@rule("uprising-R-WRM-05", "uprising-R-WRM-02")
@pytest.mark.parametrize(("answer", "worms"), [("detonate", 1), ("skip", 0)])
def test_unexpected_allies_open_the_wall_first_and_then_call_the_sandworm(answer, worms):
    a = {"intrigue": ["unexpected_allies"], "water": 2, "hand": ["dagger"]}
    table = uprising(conflict="secure_imperial_basin", a=a).do("a intrigue unexpected_allies")
    assert table.asked == "DetonateOrNot"
    assert table.a.sandworms == 0
    table.do(f"a {answer}").idle_until(lambda t: t.asked == "TakeTurn")
    assert (table.a.sandworms, table.a.water, table.shield_wall) == (worms, 0, answer == "skip")


@rule("uprising-R-WRM-05")
def test_unexpected_allies_need_no_hooks_and_may_leave_the_wall():
    a = {"intrigue": ["unexpected_allies"], "water": 2}
    table = uprising(conflict="trade_dispute", a=a).do("a intrigue unexpected_allies", "a skip")
    assert (table.a.sandworms, table.shield_wall, table.a.hooks) == (1, True, False)


@rule("uprising-R-WRM-06")
@pytest.mark.parametrize(
    ("space", "answer", "spice", "worms"),
    [
        ("hagga_basin", "take_spice", 3 + 2, 0),
        ("hagga_basin", "summon", 3, 1),
        ("deep_desert", "take_spice", 3 + 4, 0),
        ("deep_desert", "summon", 3, 2),
    ],
)
def test_bonus_spice_comes_with_either_choice(space, answer, spice, worms):
    table = uprising(conflict="trade_dispute", bonus_spice={space: 3}, a=rider())
    table.send("a", "dune_desert_planet", to=space).do(f"a {answer}")
    assert (table.a.spice, table.a.sandworms) == (spice, worms)
    assert table.bonus_spice[space] == 0


@rule("uprising-R-WRM-06", "uprising-F-16")
@pytest.mark.parametrize(("space", "base"), [("imperial_basin", 1), ("hagga_basin", 2), ("deep_desert", 4)])
def test_base_spice(space, base):
    table = uprising(a=rider(hooks=False)).send("a", "dune_desert_planet", to=space)
    assert table.a.spice == base


@rule("uprising-F-16")
@pytest.mark.parametrize(("space", "base"), [("imperial_basin", 1), ("hagga_basin", 2), ("deep_desert", 4)])
def test_an_effect_that_counts_base_spice_uses_the_same_figures(space, base):
    """Carryall of the base game harvests the base spice a second time."""
    a = {"hand": ["carryall"], "water": 3}
    table = uprising(rules={"base_cards": True}, bonus_spice={space: 5}, a=a).send("a", "carryall", to=space)
    assert table.a.spice == 5 + 2 * base


@rule("uprising-R-WRM-06")
def test_imperial_basin_calls_no_sandworms():
    table = uprising(conflict="trade_dispute", a=rider()).send("a", "dune_desert_planet", to="imperial_basin")
    assert table.asked == "DeployTroops"
    assert table.a.spice == 1
