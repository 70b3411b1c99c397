"""Muad'Dib and Shaddam: what they do through an Ally, what they keep, and their own boards."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, uprising
from support.rules import rule

OPEN_CONFLICT = "choam_security"  # not behind the Shield Wall


def muad_dib(*hand: str, **more: Any) -> Table:
    a = {"hand": list(hand), **more.pop("a", {})}
    return uprising(6, a=a, conflict=OPEN_CONFLICT, **more)


def shaddam(*hand: str, **more: Any) -> Table:
    d = {"hand": list(hand), **more.pop("d", {})}
    return uprising(6, first_player="d", d=d, conflict=OPEN_CONFLICT, **more)


# -- activation --------------------------------------------------------------------------------------------------


@rule("uprising-C1")
def test_a_turn_activates_an_ally_of_ones_own() -> None:
    table = muad_dib("usul")
    assert table.question == "a ActivateAlly"
    assert table.options("a") == ["ally c", "ally e"]
    assert table.do("a ally e").a.activated_ally == 4
    assert shaddam("signet_ring").options("d") == ["ally b", "ally f"]


@rule("uprising-C1", "uprising-S6-10")
def test_the_agent_on_a_side_is_used_up() -> None:
    table = muad_dib("usul", "desert_call").do("a ally c").send("a", "usul", to="spice_refinery")
    table.idle_until(lambda t: t.question == "a ActivateAlly")
    # The other arrow points the other way: through the same Ally there is only a Reveal turn left.
    assert table.do("a ally c").options("a", "play") == []
    assert table.can("a reveal")
    table = muad_dib("usul", "desert_call").do("a ally c").send("a", "usul", to="spice_refinery")
    table.idle_until(lambda t: t.question == "a ActivateAlly").do("a ally e")
    assert table.options("a", "play") == ["desert_call"]


@rule("uprising-C1", "uprising-S6-25")
def test_the_swordmaster_points_either_way() -> None:
    for ally in ("c", "e"):
        a = {"swordmaster": True, "agents_at": ["spice_refinery", "arrakeen"]}
        assert muad_dib("usul", a=a).do(f"a ally {ally}").options("a", "play") == ["usul"]


@rule("uprising-C2", "uprising-C3")
def test_recruits_go_to_the_ally_and_resources_stay() -> None:
    table = shaddam("devastating_assault").do("d ally f").send("d", "devastating_assault", to="accept_contract")
    table.idle_until(lambda t: not t.question.startswith("d "))
    assert table.f.garrison == 4
    assert (table.d.garrison, table.b.garrison) == (0, 3)
    assert (table.d.solari, table.f.solari) == (1, 0)
    assert len(table.d.contracts) == 1


@rule("uprising-C2", "uprising-C4")
def test_recruits_and_the_allys_garrison_are_deployed_from_a_combat_space() -> None:
    table = muad_dib("signet_ring").do("a ally e").send("a", "signet_ring", to="carthag")
    table.idle_until(lambda t: t.asked == "DeployTroops")
    assert table.options("a", "deploy") == ["0", "1", "2", "3"]
    table.do("a deploy 3")
    assert (table.e.conflict, table.e.garrison, table.a.conflict, table.c.conflict) == (3, 1, 0, 0)
    # The intrigue card of Carthag is the Commander's.
    assert (len(table.a.intrigue), len(table.e.intrigue)) == (1, 0)


@rule("uprising-C2")
def test_influence_on_the_board_is_the_allys_with_its_point() -> None:
    table = muad_dib("seek_allies", c={"influence": {"bene_gesserit": 1}}).do("a ally c")
    table.send("a", "seek_allies", to="secrets")
    assert (table.c.bene_gesserit, table.a.bene_gesserit, table.e.bene_gesserit) == (2, 0, 0)
    assert (table.c.vp, table.a.vp) == (2, 4)


@rule("uprising-C2", "uprising-C5", "uprising-S6-30")
def test_swords_of_a_reveal_turn_count_for_the_ally_before_its_own() -> None:
    b = {"conflict": 1, "hand": ["dagger"]}
    table = shaddam("corrino_might", "imperial_ornithopter", b=b, f={"conflict": 1}).do("d ally b", "d reveal")
    assert (table.b.strength, table.f.strength, table.d.strength) == (3, 2, 0)
    assert (table.d.persuasion, table.d.solari) == (1, 1)
    table.idle_until(lambda t: t.question == "b TakeTurn").do("b reveal")
    assert table.b.strength == 4


@rule("uprising-C5")
def test_swords_without_a_unit_are_no_strength() -> None:
    table = shaddam("corrino_might").do("d ally b", "d reveal")
    assert table.b.strength == 0


@rule("uprising-C6")
def test_an_ally_brought_into_the_conflict_late_has_lost_its_swords() -> None:
    table = muad_dib("usul", e={"revealed": 1, "swords": 3}).do("a ally e").send("a", "usul", to="spice_refinery")
    table.idle_until(lambda t: t.asked == "DeployTroops").do("a deploy 1")
    assert table.e.strength == 2
    table = muad_dib("usul", e={"revealed": 1, "swords": 3, "conflict": 1}).do("a ally e")
    table.send("a", "usul", to="spice_refinery").idle_until(lambda t: t.asked == "DeployTroops").do("a deploy 1")
    assert table.e.strength == 7


@rule("uprising-C7", "uprising-S6-30")
def test_combat_intrigue_is_for_one_ally_who_fights() -> None:
    for commander, allies in (("a", "ce"), ("d", "bf")):
        for ally in allies:
            fighters = {letter: {"conflict": 1} for letter in allies}
            table = uprising(6, phase="combat").given(**{commander: {"intrigue": ["weirding_combat"]}}, **fighters)
            assert table.question == f"{commander} CombatTurn"
            if ally != allies[0]:
                table.do(f"{commander} ally {ally}")
            table.do(f"{commander} intrigue weirding_combat")
            assert [table.look[letter]["strength"] for letter in allies] == [5 if q == ally else 2 for q in allies]


@rule("uprising-C7")
def test_an_ally_outside_the_conflict_gets_no_combat_intrigue() -> None:
    a = {"intrigue": ["weirding_combat"]}
    table = muad_dib(a=a, phase="combat", e={"conflict": 1})
    assert table.options("a", "ally") == []
    assert table.do("a intrigue weirding_combat").e.strength == 5
    assert muad_dib(a=a, phase="combat", b={"conflict": 1}).question != "a CombatTurn"


@rule("uprising-C8")
def test_the_ally_wins_and_not_the_commander() -> None:
    table = muad_dib(phase="combat", e={"conflict": 3}, b={"conflict": 1})
    table.idle_until(lambda t: t.asked == "ActivateAlly" or t.round > 1)
    assert table.rewards == {"e": "first", "b": "second"}
    assert table.e.won == [OPEN_CONFLICT] or table.e.won_flipped == [OPEN_CONFLICT]
    assert (table.a.won, table.a.won_flipped) == ([], [])


@rule("uprising-C9", "uprising-S6-21")
def test_the_better_ally_opens_the_way_even_when_the_other_is_activated() -> None:
    for influence, open_way in ((2, True), (1, False)):
        table = muad_dib("usul", e={"influence": {"fremen": influence}}).do("a ally c", "a play usul")
        assert table.can("a to sietch_tabr") == open_way
    # An Ally has no such help.
    table = uprising(6, first_player="c", c={"hand": ["reconnaissance"]}, e={"influence": {"fremen": 2}})
    assert not table.do("c play reconnaissance").can("c to sietch_tabr")


@rule("uprising-C9", "uprising-S6-07")
def test_an_alliance_of_the_board_is_the_allys() -> None:
    table = muad_dib("seek_allies", c={"influence": {"bene_gesserit": 3}}).do("a ally c")
    table.send("a", "seek_allies", to="secrets")
    assert table.alliances == {"emperor": None, "spacing_guild": None, "bene_gesserit": "c", "fremen": None}
    assert (table.c.vp, table.a.vp) == (2, 4)


@rule("uprising-C4")
def test_units_deployed_in_a_commanders_turn_are_the_commanders_too() -> None:
    for count, enough in ((3, True), (2, False)):
        table = muad_dib("usul", a={"intrigue": ["distraction"]}).do("a ally e").send("a", "usul", to="arrakeen")
        table.idle_until(lambda t: t.asked == "DeployTroops").do(f"a deploy {count}")
        assert table.can("a intrigue distraction") == enough


@rule("uprising-S6-21")
def test_muad_dibs_own_track_opens_sietch_tabr() -> None:
    table = muad_dib("usul")
    table.s.players[0].personal = 2
    assert table.do("a ally c", "a play usul").can("a to sietch_tabr")


@rule("uprising-C10", "uprising-C2")
def test_a_sandworm_comes_to_muad_dibs_ally() -> None:
    table = muad_dib("desert_call", a={"water": 1}, c={"hooks": True}).do("a ally c")
    table.send("a", "desert_call", to="imperial_basin").do("a pay")
    assert (table.c.sandworms, table.a.sandworms, table.e.sandworms) == (1, 0, 0)
    assert table.a.water == 0


@rule("uprising-C10")
def test_hooks_are_for_muad_dibs_team_only() -> None:
    for seat, hooks in (("b", False), ("c", True)):
        player = {"hand": ["reconnaissance"], "influence": {"fremen": 2}}
        table = uprising(6, first_player=seat).given(**{seat: player})
        table.send(seat, "reconnaissance", to="sietch_tabr").do(f"{seat} choose 1")
        assert table.look[seat]["hooks"] == hooks
        assert table.look[seat]["water"] == 2


# -- personal boards ---------------------------------------------------------------------------------------------

OWN_SPACES = {"a": {"hardy_warriors", "desert_mastery"}, "d": {"sardaukar_6p", "vast_wealth"}}


@rule("uprising-S6-16", "uprising-S6-17", "uprising-S6-18")
def test_only_its_owner_goes_to_a_personal_board() -> None:
    every = OWN_SPACES["a"] | OWN_SPACES["d"]
    for table, seat in ((muad_dib("seek_allies", a={"spice": 9}), "a"), (shaddam("seek_allies", d={"spice": 9}), "d")):
        ally = table.options(seat, "ally")[0]
        table.do(f"{seat} ally {ally}", f"{seat} play seek_allies")
        assert set(table.options(seat, "to")) & every == OWN_SPACES[seat]
    table = uprising(6, first_player="c", c={"hand": ["diplomacy"], "spice": 9}).do("c play diplomacy")
    assert not set(table.options("c", "to")) & every
    assert table.why_not("c to desert_mastery") == "S6-18"


def climb(table: Table, seat: str, level: int, space: str) -> Table:
    """Reach a level of the personal track through a space of the personal board."""
    table.s.players[0 if seat == "a" else 3].personal = level - 1
    ally = table.options(seat, "ally")[0]
    return table.do(f"{seat} ally {ally}").send(seat, "seek_allies", to=space)


@rule("uprising-S6-17", "uprising-S6-22")
def test_the_fremen_track() -> None:
    table = climb(muad_dib("seek_allies"), "a", 1, "desert_mastery")
    assert [table.look[seat]["spice"] for seat in "abcdef"] == [2, 0, 1, 0, 1, 0]
    assert table.a.personal_influence == 1
    table = climb(muad_dib("seek_allies"), "a", 2, "desert_mastery")
    assert [table.look[seat]["vp"] for seat in "ace"] == [5, 1, 1]
    table = climb(muad_dib("seek_allies"), "a", 3, "desert_mastery")
    assert [table.look[seat]["water"] for seat in "abcdef"] == [2, 1, 2, 1, 2, 1]
    table = climb(muad_dib("seek_allies"), "a", 4, "desert_mastery")
    assert [table.look[seat]["vp"] for seat in "ace"] == [5, 1, 1]
    assert table.alliances["fremen"] is None  # the token of the Fringe Worlds is another


@rule("uprising-S6-16", "uprising-S6-22")
def test_the_emperor_track() -> None:
    table = climb(shaddam("seek_allies"), "d", 1, "vast_wealth")
    assert [table.look[seat]["solari"] for seat in "abcdef"] == [0, 1, 0, 4, 0, 1]
    table = climb(shaddam("seek_allies"), "d", 2, "vast_wealth")
    assert [table.look[seat]["vp"] for seat in "bdf"] == [1, 5, 1]
    table = climb(shaddam("seek_allies"), "d", 3, "vast_wealth")
    while table.asked == "PlaceSpy":
        seat = table.question[0]
        table.do(f"{seat} spy {table.options(seat, 'spy')[0]}")
    assert [len(table.look[seat]["spies"]) for seat in "abcdef"] == [0, 1, 0, 1, 0, 1]
    table = climb(shaddam("seek_allies"), "d", 4, "vast_wealth")
    assert [table.look[seat]["vp"] for seat in "bdf"] == [1, 5, 1]


@rule("uprising-S6-16", "uprising-S6-17", "uprising-C2")
def test_troops_of_the_personal_boards_are_the_allys() -> None:
    table = muad_dib("seek_allies").do("a ally c").send("a", "seek_allies", to="hardy_warriors")
    assert (table.c.garrison, table.a.water) == (5, 0)
    assert table.options("a", "deploy") == ["0", "1", "2", "3", "4"]
    table = shaddam("seek_allies", d={"spice": 3}).do("d ally b").send("d", "seek_allies", to="sardaukar_6p")
    assert (table.b.garrison, table.d.spice, len(table.d.intrigue)) == (7, 0, 1)
    assert table.asked != "DeployTroops"


@pytest.mark.parametrize(("answer", "own", "allys"), [("personal", 1, 0), ("faction emperor", 0, 1)])
@rule("uprising-S6-19")
def test_shaddam_chooses_between_his_track_and_the_great_houses(answer: str, own: int, allys: int) -> None:
    table = shaddam("seek_allies").do("d ally f").send("d", "seek_allies", to="economic_support")
    assert table.question == "d ChooseTrack"
    table.do(f"d {answer}")
    assert (table.d.personal_influence, table.f.emperor, table.b.emperor) == (own, allys, 0)


@pytest.mark.parametrize(("answer", "own", "allys"), [("personal", 1, 0), ("faction fremen", 0, 1)])
@rule("uprising-S6-20")
def test_muad_dib_chooses_between_his_track_and_the_fringe_worlds(answer: str, own: int, allys: int) -> None:
    table = muad_dib("seek_allies").do("a ally e").send("a", "seek_allies", to="expedition")
    assert table.question == "a ChooseTrack"
    table.do(f"a {answer}")
    assert (table.a.personal_influence, table.e.fremen, table.c.fremen) == (own, allys, 0)


@rule("uprising-S6-19", "uprising-S6-20")
def test_for_all_others_the_icons_mean_the_board() -> None:
    table = shaddam("seek_allies").do("d ally f").send("d", "seek_allies", to="expedition")
    table.idle_until(lambda t: not t.question.startswith("d "))
    assert (table.d.personal_influence, table.f.fremen) == (0, 1)


# -- Swordmaster -------------------------------------------------------------------------------------------------


@rule("uprising-S6-08", "uprising-S6-25", "uprising-S6-26")
def test_the_swordmaster_brings_a_third_agent_and_two_swords() -> None:
    table = muad_dib("limited_landsraad_access", a={"solari": 8}, c={"conflict": 1, "hand": []}).do("a ally c")
    table.send("a", "limited_landsraad_access", to="swordmaster")
    assert (table.a.solari, table.a.agents, table.a.swordmaster_bonus) == (0, 2, True)
    table.idle_until(lambda t: t.question == "a ActivateAlly").do("a ally c", "a reveal")
    assert table.c.strength == 2 + 2


@rule("uprising-S6-25")
def test_the_swordmaster_is_cheaper_once_anyone_has_one() -> None:
    for others, possible in (({}, False), ({"swordmaster": True}, True)):
        table = muad_dib("limited_landsraad_access", a={"solari": 6}, b=others)
        assert table.do("a ally c", "a play limited_landsraad_access").can("a to swordmaster") == possible


@rule("uprising-S6-25")
def test_a_used_swordmaster_is_gone_and_an_unused_one_stays() -> None:
    places = ["spice_refinery", "arrakeen", "carthag"]
    for seat in ("a", "b"):
        for used, agents in ((3, 2), (2, 3)):
            player = {"swordmaster": True, "agents_at": places[:used]}
            table = uprising(6, phase="recall").given(**{seat: player})
            assert table.look[seat]["agents"] == agents
            assert table.look[seat]["swordmaster"]


# -- cards -------------------------------------------------------------------------------------------------------


@rule("uprising-C2", "uprising-C3")
def test_usul_gives_the_other_gift_to_the_ally() -> None:
    table = muad_dib("usul").do("a ally c").send("a", "usul", to="spice_refinery")
    table.idle_until(lambda t: t.asked == "Share").do("a choose 1")
    assert (table.a.water, table.c.water) == (2, 1)
    assert (table.a.spice, table.c.spice) == (0, 1)


@rule("uprising-S6-32")
def test_battle_icons_do_nothing_for_a_commander() -> None:
    for icon in ("crysknife", "desert_mouse", "ornithopter"):
        table = uprising(6, phase="endgame", a={"intrigue": [icon]})
        assert not table.question or not table.can(f"a intrigue {icon}")


@rule("uprising-S6-32")
def test_a_shadow_alliance_is_behind_the_other_team() -> None:
    four = {"influence": {"spacing_guild": 4}}
    for holder, points in (("c", 4), ("f", 5)):
        a = {"intrigue": ["shadow_alliance"]}
        table = uprising(6, phase="endgame", a=a, e=four).given(**{holder: {"influence": {"spacing_guild": 5}}})
        assert table.question == "a EndgameTurn"
        assert table.can("a intrigue shadow_alliance") == (points == 5)
        table.do("a intrigue shadow_alliance" if points == 5 else "a end")
        assert table.a.vp == points


@rule("uprising-C3")
def test_allies_may_help_to_threaten_spice_production() -> None:
    a, c, e = {"spice": 3}, {"spice": 2}, {"spice": 4}
    for help_of_e, points in (("2", 5), ("1", 4)):
        table = muad_dib("threaten_spice_production", a=a, c=c, e=e).do("a ally c")
        table.send("a", "threaten_spice_production", to="accept_contract")
        table.do("a resolve threaten_spice_production.agent", "a pay", "c give_spice 2", f"e give_spice {help_of_e}")
        assert table.a.vp == points
        assert ("threaten_spice_production" in table.trashed) == (points == 5)


@rule("uprising-C2")
def test_demand_attention_gives_a_second_influence_where_the_first_goes() -> None:
    table = muad_dib("demand_attention", a={"spice": 4}).do("a ally c").send("a", "demand_attention", to="secrets")
    table.do("a pay")
    assert (table.c.bene_gesserit, table.a.spice, table.trashed) == (2, 0, ["demand_attention"])
    table = muad_dib("demand_attention", a={"spice": 4}).do("a ally c")
    table.send("a", "demand_attention", to="desert_mastery").do("a pay")
    assert (table.a.personal_influence, table.c.fremen, table.a.vp) == (2, 0, 5)


@rule("uprising-C2")
def test_demand_results_gives_each_ally_a_contract() -> None:
    table = shaddam("demand_results", d={"solari": 2}).do("d ally b")
    on_offer = table.contracts
    table.send("d", "demand_results", to="assembly_hall").do("d pay")
    assert sorted(table.b.contracts + table.f.contracts) == sorted(on_offer)
    assert (len(table.b.contracts), len(table.contracts), table.d.contracts) == (1, 2, [])


@rule("uprising-C2", "uprising-C3")
def test_corrino_might_recruits_for_both_allies() -> None:
    table = shaddam("corrino_might", d={"spice": 3}).do("d ally b", "d reveal", "d resolve corrino_might.reveal.1")
    assert (table.b.garrison, table.f.garrison, table.d.spice) == (5, 5, 0)
    assert table.trashed == ["corrino_might"]
