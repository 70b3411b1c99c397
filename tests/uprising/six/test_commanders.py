"""Muad'Dib and Shaddam: what they do through an Ally, and what they keep."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, uprising
from support.rules import rule
from support.six import EVERYBODY, OPEN_CONFLICT, changes, has, muad_dib, shaddam

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


# -- what goes to the Ally and what stays ------------------------------------------------------------------------


@rule("uprising-C2", "uprising-C3")
def test_recruits_go_to_the_ally_and_resources_stay() -> None:
    table = shaddam("devastating_assault").do("d ally f").send("d", "devastating_assault", to="accept_contract")
    table.idle_until(lambda t: not t.question.startswith("d "))
    assert table.f.garrison == 4
    assert (table.d.garrison, table.b.garrison) == (0, 3)
    assert (table.d.solari, table.f.solari) == (1, 0)
    assert len(table.d.contracts) == 1


@rule("uprising-C2", "uprising-C4")
def test_the_ally_decides_how_many_of_its_troops_go_to_the_conflict() -> None:
    table = muad_dib("signet_ring").do("a ally e").send("a", "signet_ring", to="carthag")
    assert table.question == "e DeployTroops"
    assert table.options("a") == []
    assert table.options("e") == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    assert table.about == {"limit": 3, "recruited": 1, "garrison": 4}
    table.do("e deploy 3")
    assert (table.e.conflict, table.e.garrison, table.a.conflict, table.c.conflict) == (3, 1, 0, 0)
    # The intrigue card of Carthag is the Commander's, and so is the end of the turn.
    assert (len(table.a.intrigue), len(table.e.intrigue)) == (1, 0)
    assert table.question == "a EndTurn"


@rule("uprising-C2")
def test_the_ally_decides_too_when_a_commanders_card_deploys() -> None:
    a = {"intrigue": ["detonation"]}
    table = muad_dib("usul", a=a).do("a ally e", "a intrigue detonation", "a choose 2")
    assert table.question == "e ChooseDeploy"
    assert changes(table, "e deploy 2") == {"e": {"conflict": 2, "garrison": -2}}
    assert table.question == "a TakeTurn"


@rule("uprising-C2", "uprising-S6-23")
def test_each_ally_decides_about_its_own_reinforcements() -> None:
    table = shaddam("seek_allies", d={"spice": 2}).do("d ally f").send("d", "seek_allies", to="military_support")
    table.do("d resolve military_support.space", "d reinforce 2")
    assert (table.question, table.options("b", "deploy")) == ("b ChooseDeploy", ["0", "1", "2"])
    assert (table.do("b deploy 2").question, table.options("f", "deploy")) == ("f ChooseDeploy", ["0", "1"])
    table.do("f deploy 1")
    assert has(table, "bdf", "conflict") == [2, 0, 1]


@rule("uprising-C4", "uprising-S6-23")
@pytest.mark.parametrize(("ally", "enough"), [("e", True), ("c", False)])
def test_reinforcements_of_the_activated_ally_count_as_the_commanders(ally: str, enough: bool) -> None:
    a = {"spice": 2, "intrigue": ["distraction"]}
    table = muad_dib("seek_allies", a=a).do(f"a ally {ally}").send("a", "seek_allies", to="military_support")
    table.idle_until(lambda t: t.asked == "Reinforce").do("a reinforce 0")
    assert table.question == "e ChooseDeploy"
    table.do("e deploy 3")
    # Distraction wants three units deployed in this turn.
    assert table.can("a intrigue distraction") == enough


@rule("uprising-C4")
def test_units_deployed_in_a_commanders_turn_are_the_commanders_too() -> None:
    for count, enough in ((3, True), (2, False)):
        table = muad_dib("usul", a={"intrigue": ["distraction"]}).do("a ally e").send("a", "usul", to="arrakeen")
        table.idle_until(lambda t: t.asked == "DeployTroops").do(f"e deploy {count}")
        assert table.can("a intrigue distraction") == enough


@rule("uprising-C2")
def test_influence_on_the_board_is_the_allys_with_its_point() -> None:
    table = muad_dib("seek_allies", c={"influence": {"bene_gesserit": 1}}).do("a ally c")
    table.send("a", "seek_allies", to="secrets")
    assert (table.c.bene_gesserit, table.a.bene_gesserit, table.e.bene_gesserit) == (2, 0, 0)
    assert (table.c.vp, table.a.vp) == (2, 4)


@rule("uprising-C10", "uprising-C2")
def test_a_sandworm_comes_to_muad_dibs_ally() -> None:
    table = muad_dib("usul", a={"water": 3}, c={"hooks": True}).do("a ally c", "a play usul")
    assert not table.can("a to deep_desert")
    table = muad_dib("signet_ring", a={"water": 3}, c={"hooks": True}).do("a ally c")
    table.send("a", "signet_ring", to="deep_desert").idle_until(lambda t: t.asked == "SpiceOrSandworms")
    assert table.question == "a SpiceOrSandworms"
    table.do("a summon")
    assert has(table, "ace", "sandworms") == [0, 2, 0]
    # Through the Ally without Hooks there is only the spice.
    table = muad_dib("signet_ring", a={"water": 3}, c={"hooks": True}).do("a ally e")
    table.send("a", "signet_ring", to="deep_desert").idle_until(lambda t: t.question == "e DeployTroops")
    assert table.a.spice == 4


@rule("uprising-C10")
def test_hooks_are_for_muad_dibs_team_only() -> None:
    for seat, hooks in (("b", False), ("c", True)):
        player = {"hand": ["reconnaissance"], "influence": {"fremen": 2}}
        table = uprising(6, first_player=seat).given(**{seat: player})
        table.send(seat, "reconnaissance", to="sietch_tabr").do(f"{seat} choose 1")
        assert table.look[seat]["hooks"] == hooks
        assert table.look[seat]["water"] == 2


# -- swords and the Conflict -------------------------------------------------------------------------------------


@rule("uprising-C2", "uprising-C5", "uprising-S6-30")
def test_swords_of_a_reveal_turn_count_for_the_ally_before_its_own() -> None:
    b = {"conflict": 1, "hand": ["dagger"]}
    table = shaddam("corrino_might", "imperial_ornithopter", b=b, f={"conflict": 1}).do("d ally b", "d reveal")
    assert (table.b.strength, table.f.strength, table.d.strength) == (3, 2, 0)
    assert (table.d.persuasion, table.d.solari) == (1, 1)
    table.idle_until(lambda t: t.question == "b TakeTurn").do("b reveal")
    assert table.b.strength == 4


def late(first: str, *deploys: str, **e: Any) -> Table:
    """Ally e reveals a Dagger, or Muad'Dib a sword for it; the one named is first."""
    table = muad_dib("usul", "limited_landsraad_access", first_player=first, e={"hand": ["dagger"], **e})
    return table.do(*deploys)


@rule("uprising-C5")
def test_swords_without_a_unit_are_no_strength_and_are_lost_when_the_ally_reveals() -> None:
    table = late("a", "a ally e", "a reveal", "a end").idle_until(lambda t: t.question == "e TakeTurn")
    assert (table.e.swords, table.e.strength) == (1, 0)
    table.do("e reveal")
    assert (table.e.swords, table.e.strength) == (2, 0)
    assert table.do("e end").e.swords == 0


@rule("uprising-C6")
def test_an_ally_brought_into_the_conflict_late_has_lost_its_own_swords() -> None:
    table = late("e", "e reveal", "e end").idle_until(lambda t: t.question == "a ActivateAlly").do("a ally e")
    table.send("a", "usul", to="spice_refinery").idle_until(lambda t: t.asked == "DeployTroops").do("e deploy 1")
    assert table.e.strength == 2
    # Swords that the Commander brings afterwards count.
    table.idle_until(lambda t: t.question == "a ActivateAlly").do("a ally e", "a reveal")
    assert table.e.strength == 2 + 1


@rule("uprising-C6")
def test_an_ally_who_was_in_the_conflict_keeps_its_swords_when_more_troops_come() -> None:
    table = late("e", "e reveal", "e end", conflict=1)
    table.idle_until(lambda t: t.question == "a ActivateAlly").do("a ally e")
    table.send("a", "usul", to="spice_refinery").idle_until(lambda t: t.asked == "DeployTroops").do("e deploy 1")
    assert table.e.strength == 2 * 2 + 1


@rule("uprising-C6", "uprising-S6-30")
def test_a_commander_may_make_the_ally_retreat_after_its_reveal_turn() -> None:
    b = {"hand": ["dagger"], "conflict": 2}
    table = shaddam(first_player="b", b=b, d={"intrigue": ["go_to_ground"]}).do("b reveal", "b end")
    assert table.b.strength == 2 * 2 + 1
    table.idle_until(lambda t: t.question == "d CombatTurn").do("d intrigue go_to_ground", "d retreat 2")
    assert (table.b.strength, table.b.garrison, table.b.swords) == (0, 5, 0)


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
            assert has(table, allies, "strength") == [5 if q == ally else 2 for q in allies]


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


@rule("uprising-C9")
def test_an_alliance_of_the_board_is_the_allys() -> None:
    table = muad_dib("seek_allies", c={"influence": {"bene_gesserit": 3}}).do("a ally c")
    table.send("a", "seek_allies", to="secrets")
    assert table.alliances == {"great_houses": None, "spacing_guild": None, "bene_gesserit": "c", "fringe_worlds": None}
    assert (table.c.vp, table.a.vp) == (2, 4)


@rule("uprising-S6-21")
def test_muad_dibs_own_track_opens_sietch_tabr() -> None:
    for level, open_way in ((2, True), (1, False)):
        table = muad_dib("usul", a={"personal": level}).do("a ally c", "a play usul")
        assert table.can("a to sietch_tabr") == open_way
    # Shaddam's has nothing to do with it.
    table = shaddam("imperial_ornithopter", d={"personal": 4}).do("d ally b", "d play imperial_ornithopter")
    assert not table.can("d to sietch_tabr")


# -- Swordmaster -------------------------------------------------------------------------------------------------


@rule("uprising-S6-25", "uprising-S6-26")
def test_the_swordmaster_brings_a_third_agent_and_two_swords() -> None:
    table = muad_dib("limited_landsraad_access", a={"solari": 8}, c={"conflict": 1, "hand": []}).do("a ally c")
    table.send("a", "limited_landsraad_access", to="swordmaster")
    assert (table.a.solari, table.a.agents, table.a.swordmaster_bonus) == (0, 2, True)
    table.idle_until(lambda t: t.question == "a ActivateAlly").do("a ally c", "a reveal")
    assert table.c.strength == 2 + 2


@rule("uprising-S6-08", "uprising-S6-25", "uprising-S6-26")
def test_there_is_a_swordmaster_with_its_bonus_for_each_of_the_six() -> None:
    """Seat after seat gains it, those before having theirs; the first pays eight Solari, all others six."""
    own_cards = {"a": "limited_landsraad_access", "d": "corrino_might"}
    paid = []
    for first in EVERYBODY:
        card = own_cards.get(first, "dagger")
        owners = {letter: {"swordmaster": True} for letter in EVERYBODY[: EVERYBODY.index(first)]}
        table = uprising(6, first_player=first).given(**owners, **{first: {"hand": [card], "solari": 8}})
        if first in own_cards:
            table.do(f"{first} ally {table.options(first, 'ally')[0]}")
        table.send(first, card, to="swordmaster")
        assert (table.look[first]["swordmaster_bonus"], table.look[first]["agents"]) == (True, 2)
        assert has(table, EVERYBODY, "swordmaster_bonus").count(True) == len(owners) + 1
        paid.append(8 - table.look[first]["solari"])
    assert paid == [8, 6, 6, 6, 6, 6]


@rule("uprising-S6-08", "uprising-S6-26")
@pytest.mark.parametrize(("seat", "fighter"), [("b", "b"), ("c", "c"), ("a", "e"), ("d", "b")])
def test_the_bonus_is_two_swords_in_every_reveal_turn_of_its_owner(seat: str, fighter: str) -> None:
    given: dict[str, Any] = {letter: {"hand": []} for letter in EVERYBODY}
    given[fighter] = {"hand": [], "conflict": 1}
    given[seat] = {**given[seat], "swordmaster": True}
    table = uprising(6, first_player=seat).given(**given)
    if seat != fighter:
        table.do(f"{seat} ally {fighter}")
    assert table.do(f"{seat} reveal").look[fighter]["strength"] == 2 + 2
    # Nobody else's Reveal turn has it.
    other = "f" if fighter != "f" else "c"
    table = uprising(6, first_player=other).given(**{**given, other: {"hand": [], "conflict": 1}})
    assert table.do(f"{other} reveal").look[other]["strength"] == 2


@rule("uprising-S6-25")
def test_the_swordmaster_is_gained_once_and_is_cheaper_once_anyone_has_one() -> None:
    for others, possible in (({}, False), ({"swordmaster": True}, True)):
        table = muad_dib("limited_landsraad_access", a={"solari": 6}, b=others)
        assert table.do("a ally c", "a play limited_landsraad_access").can("a to swordmaster") == possible
    table = muad_dib("limited_landsraad_access", a={"solari": 8, "swordmaster": True})
    assert not table.do("a ally c", "a play limited_landsraad_access").can("a to swordmaster")


@rule("uprising-S6-25")
def test_a_used_swordmaster_is_gone_and_an_unused_one_stays() -> None:
    places = ["spice_refinery", "arrakeen", "carthag"]
    for seat in ("a", "b"):
        for used, agents in ((3, 2), (2, 3)):
            player = {"swordmaster": True, "agents_at": places[:used]}
            table = uprising(6, phase="recall").given(**{seat: player})
            assert table.look[seat]["agents"] == agents
            assert table.look[seat]["swordmaster"]
            assert table.look[seat]["swordmaster_bonus"]


# -- the end -----------------------------------------------------------------------------------------------------


def endgame(seat: str, card: str, **given: Any) -> Table:
    return uprising(6, phase="endgame").given(**{seat: {"intrigue": [card]}}).given(**given)


@rule("uprising-S6-32", "uprising-C8")
@pytest.mark.parametrize(
    ("icon", "conflict"),
    [("crysknife", "choam_security"), ("desert_mouse", "trade_dispute"), ("ornithopter", "shadow_contest")],
)
def test_battle_icons_do_nothing_for_a_commander_and_score_for_an_ally(icon: str, conflict: str) -> None:
    for commander in "ad":
        # A Commander has no Conflict cards, and those of the Allies are no help.
        table = endgame(commander, icon, c={"won": [conflict]})
        assert table.question == f"{commander} EndgameTurn"
        assert not table.can(f"{commander} intrigue {icon}")
    table = endgame("c", icon, c={"won": [conflict]})
    assert table.do(f"c intrigue {icon}").c.vp == 2


@rule("uprising-S6-32")
@pytest.mark.parametrize("commander", ["a", "d"])
def test_choam_profits_score_for_a_commander_with_four_contracts_of_its_own(commander: str) -> None:
    done = ["arrakeen_water", "arrakeen_spy", "deliver_supplies", "heighliner_water"]
    for contracts, points in ((done, 5), (done[:3], 4)):
        table = endgame(commander, "choam_profits", **{commander: {"contracts_done": contracts}})
        assert table.can(f"{commander} intrigue choam_profits") == (points == 5)
        table.do(f"{commander} intrigue choam_profits" if points == 5 else f"{commander} end")
        assert table.look[commander]["vp"] == points
    # Those of an Ally are the Ally's.
    table = endgame(commander, "choam_profits", c={"contracts_done": done[:2]}, f={"contracts_done": done[2:]})
    assert not table.can(f"{commander} intrigue choam_profits")


@rule("uprising-S6-32")
@pytest.mark.parametrize("commander", ["a", "d"])
def test_secure_spice_trade_scores_for_a_commander_with_two_cards_of_its_own(commander: str) -> None:
    for copies, points in ((2, 5), (1, 4)):
        given = {commander: {"discard": ["the_spice_must_flow"] * copies}, "c": {"discard": ["the_spice_must_flow"]}}
        table = endgame(commander, "secure_spice_trade", **given)
        assert table.can(f"{commander} intrigue secure_spice_trade") == (points == 5)
        table.do(f"{commander} intrigue secure_spice_trade" if points == 5 else f"{commander} end")
        assert (table.look[commander]["vp"], table.look[commander]["spice"]) == (points, 2 if points == 5 else 0)


@rule("uprising-S6-32")
def test_a_shadow_alliance_is_behind_the_other_team() -> None:
    four, five = {"influence": {"spacing_guild": 4}}, {"influence": {"spacing_guild": 5}}
    for holder, points in (("c", 4), ("f", 5)):
        table = endgame("a", "shadow_alliance", e=four, **{holder: five})
        assert table.question == "a EndgameTurn"
        assert table.can("a intrigue shadow_alliance") == (points == 5)
        table.do("a intrigue shadow_alliance" if points == 5 else "a end")
        assert table.a.vp == points
    # Three influence are not enough, and for an Ally only its own count.
    assert not endgame("a", "shadow_alliance", e={"influence": {"spacing_guild": 3}}, f=five).can(
        "a intrigue shadow_alliance"
    )
    for seat, possible in (("e", True), ("c", False)):
        assert endgame(seat, "shadow_alliance", e=four, f=five).can(f"{seat} intrigue shadow_alliance") == possible
