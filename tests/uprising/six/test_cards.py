"""The cards of the two commanders' own decks, each played for what it does to everybody at the table."""

from __future__ import annotations

from typing import Any

import pytest

from support.plays import plays
from support.rules import rule
from support.six import Changes, agent_turn, changes, has, muad_dib, reveal_turn, shaddam

LANDSRAAD = {"assembly_hall", "gather_support", "high_council", "imperial_privilege", "swordmaster"}
CITIES = {"arrakeen", "carthag", "research_station", "sietch_tabr", "spice_refinery"}
TRADE = {"accept_contract", "deep_desert", "habbanya_erg", "hagga_basin", "imperial_basin", "shipping"}
BOARD_FACTIONS = {
    "military_support",
    "economic_support",
    "heighliner",
    "deliver_supplies",
    "espionage",
    "secrets",
    "controversial_technology",
    "expedition",
}
OWN_BOARD = {"a": {"hardy_warriors", "desert_mastery"}, "d": {"sardaukar_6p", "vast_wealth"}}
RICH = {"solari": 20, "spice": 20, "water": 20}
BOTH_FIGHT: dict[str, Any] = {letter: {"conflict": 1} for letter in "bcef"}
SWORDMASTER = {"swordmaster": True}


@rule("uprising-S6-10")
@pytest.mark.parametrize(
    ("seat", "card", "spaces"),
    [
        ("d", "corrino_might", LANDSRAAD),
        ("d", "critical_shipments", TRADE),
        ("d", "demand_results", LANDSRAAD),
        ("d", "devastating_assault", TRADE),
        ("d", "imperial_ornithopter", CITIES),
        ("d", "imperial_tent", BOARD_FACTIONS | OWN_BOARD["d"]),
        ("a", "command_respect", CITIES),
        ("a", "demand_attention", BOARD_FACTIONS | OWN_BOARD["a"]),
        ("a", "desert_call", TRADE),
        ("a", "limited_landsraad_access", LANDSRAAD),
        ("a", "threaten_spice_production", TRADE),
        ("a", "usul", CITIES),
    ],
)
def test_the_icons_of_a_commanders_card_lead_to_their_spaces(seat: str, card: str, spaces: set[str]) -> None:
    high = {"influence": {"emperor": 2, "spacing_guild": 2, "fremen": 2}}  # for the spaces that ask for some
    if seat == "a":
        table = muad_dib(card, a=RICH, c=high).do("a ally c")
    else:
        table = shaddam(card, d=RICH, f=high).do("d ally f")
    assert set(table.do(f"{seat} play {card}").options(seat, "to")) == spaces


# -- Reveal boxes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "card", "own", "allys"),
    [
        pytest.param(seat, card, own, allys, marks=plays(f"{card}.reveal"))
        for seat, card, own, allys in [
            ("d", "corrino_might", {}, {"swords": 1}),
            ("d", "critical_shipments", {"persuasion": 2}, {}),
            ("d", "demand_results", {}, {"swords": 1}),
            ("d", "devastating_assault", {"persuasion": 1}, {}),
            ("d", "imperial_ornithopter", {"persuasion": 1, "solari": 1}, {}),
            ("d", "imperial_tent", {"persuasion": 1}, {}),
            ("a", "command_respect", {"persuasion": 1}, {}),
            ("a", "demand_attention", {"persuasion": 1}, {}),
            ("a", "desert_call", {"persuasion": 1}, {}),
            ("a", "limited_landsraad_access", {"spice": 1}, {"swords": 1}),
            ("a", "threaten_spice_production", {"persuasion": 1}, {}),
            ("a", "usul", {"persuasion": 2}, {}),
        ]
    ],
)
@rule("uprising-C2", "uprising-C3")
def test_persuasion_and_resources_are_the_commanders_and_swords_the_allys(
    seat: str, card: str, own: dict[str, int], allys: dict[str, int]
) -> None:
    for ally in "ce" if seat == "a" else "bf":
        table = muad_dib(card, **BOTH_FIGHT) if seat == "a" else shaddam(card, **BOTH_FIGHT)
        found: Changes = {seat: own, ally: allys}
        assert reveal_turn(table, seat, ally) == {letter: changed for letter, changed in found.items() if changed}


@plays("corrino_might.reveal")
@rule("uprising-C2", "uprising-C3")
def test_corrino_might_recruits_for_both_allies_and_is_gone() -> None:
    table = shaddam("corrino_might", d={"spice": 3}, **BOTH_FIGHT)
    got = reveal_turn(table, "d", "b", "d resolve corrino_might.reveal.1")
    assert got == {"b": {"swords": 1, "garrison": 2}, "d": {"spice": -3, "cards": -1}, "f": {"garrison": 2}}
    assert table.trashed == ["corrino_might"]
    # Nobody has to pay, and with less than three spice nobody can.
    assert shaddam("corrino_might", d={"spice": 3}).do("d ally b", "d reveal").can("d end")
    table = shaddam("corrino_might", d={"spice": 2}).do("d ally b", "d reveal")
    assert table.options("d", "resolve") == []


@plays("devastating_assault.reveal")
@rule("uprising-S6-26", "uprising-C2")
def test_devastating_assault_needs_the_swordmaster_bonus() -> None:
    table = shaddam("devastating_assault", d={"solari": 3, **SWORDMASTER}, **BOTH_FIGHT)
    got = reveal_turn(table, "d", "f", "d resolve devastating_assault.reveal.1")
    assert got == {"d": {"persuasion": 1, "solari": -3}, "f": {"swords": 2 + 5}}
    for poor in ({"solari": 3}, {"solari": 2, **SWORDMASTER}):
        table = shaddam("devastating_assault", d=poor, **BOTH_FIGHT).do("d ally f", "d reveal")
        assert table.options("d", "resolve") == []


# -- Shaddam's Agent boxes ---------------------------------------------------------------------------------------


@plays("corrino_might.agent", "imperial_ornithopter.agent")
def test_two_of_shaddams_cards_only_send_an_agent() -> None:
    assert agent_turn(shaddam("corrino_might"), "d", "b", "corrino_might", "assembly_hall") == {"d": {"intrigue": 1}}
    got = agent_turn(shaddam("imperial_ornithopter"), "d", "f", "imperial_ornithopter", "carthag")
    assert got == {"d": {"intrigue": 1}, "f": {"garrison": 1}}


@plays("critical_shipments.agent")
@rule("uprising-C3")
@pytest.mark.parametrize(("answer", "own", "allys"), [("1", "water", "solari"), ("2", "solari", "water")])
def test_critical_shipments_leaves_the_other_gift_to_the_activated_ally(answer: str, own: str, allys: str) -> None:
    count = {"water": 1, "solari": 2}
    table = shaddam("critical_shipments")
    got = agent_turn(table, "d", "f", "critical_shipments", "imperial_basin", f"d choose {answer}")
    assert got == {"d": {"spice": 1, own: count[own]}, "f": {allys: count[allys]}}


def demand(*answers: str, **more: Any) -> Any:
    table = shaddam("demand_results", **{"d": {"solari": 2}, "contracts": ["heighliner_water", "harvest_4"], **more})
    return table.do("d ally b", "d play demand_results", "d to assembly_hall", *answers)


@plays("demand_results.agent")
@rule("uprising-C3")
@pytest.mark.parametrize(("first", "second"), [("b", "f"), ("f", "b")])
def test_shaddam_says_which_ally_gets_which_of_the_two_contracts(first: str, second: str) -> None:
    table = demand("d pay")
    assert table.question == "d GiveContract"
    assert table.about == {"contract": "heighliner_water"}
    assert table.options("d") == ["ally b", "ally f"]
    assert changes(table, f"d ally {first}") == {"b": {"contracts": 1}, "f": {"contracts": 1}}
    assert (table.look[first]["contracts"], table.look[second]["contracts"]) == (["heighliner_water"], ["harvest_4"])
    # Two others lie face up now, and the card is gone.
    assert len(table.contracts) == 2
    assert not {"heighliner_water", "harvest_4"} & set(table.contracts)
    assert table.trashed == ["demand_results"]
    assert (table.d.solari, table.d.contracts) == (0, [])


@plays("demand_results.agent")
@rule("uprising-R-CHM-05")
def test_an_ally_who_is_given_the_immediate_contract_completes_it() -> None:
    table = demand("d pay", "d ally f", contracts=["immediate", "harvest_4"])
    assert (table.f.contracts, table.f.contracts_done, table.f.solari) == ([], ["immediate"], 2)
    assert table.b.contracts == ["harvest_4"]


@plays("demand_results.agent")
def test_two_contracts_of_one_kind_leave_nothing_to_say() -> None:
    table = shaddam("demand_results", d={"solari": 2}).do("d ally b", "d play demand_results", "d to assembly_hall")
    number = table.s.kit.numbers("contract")["espionage"]
    table.s.contract_deck = [c for c in table.s.contract_deck + table.s.contract_row if c != number]
    table.s.contract_row = [number, number]
    assert table.do("d pay").asked != "GiveContract"
    assert has(table, "bf", "contracts") == [["espionage"], ["espionage"]]


@plays("demand_results.agent")
def test_the_last_contract_goes_to_one_ally() -> None:
    table = shaddam("demand_results", d={"solari": 2}).do("d ally b", "d play demand_results", "d to assembly_hall")
    last = table.s.kit.numbers("contract")["harvest_4"]
    aside = [table.s.kit.numbers("contract")[name] for name in table.contracts_aside]
    gone = [c for c in table.s.contract_deck + table.s.contract_row if c != last and c not in aside]
    table.s.players[4].contracts_done, table.s.contract_row, table.s.contract_deck = gone, [last], aside
    table.do("d pay", "d ally f")
    assert has(table, "bf", "contracts") == [[], ["harvest_4"]]
    assert table.contracts == []
    assert table.asked != "GiveContract"


@plays("demand_results.agent")
def test_demand_results_is_kept_when_it_is_not_paid_for() -> None:
    assert demand("d skip").trashed == []
    poor = demand(d={"solari": 1})
    assert (poor.asked == "PayOrNot", poor.b.contracts) == (False, [])


@plays("devastating_assault.agent")
@rule("uprising-C2", "uprising-C3")
def test_devastating_assault_recruits_for_the_activated_ally() -> None:
    got = agent_turn(shaddam("devastating_assault"), "d", "f", "devastating_assault", "imperial_basin")
    assert got == {"d": {"spice": 1, "solari": 1}, "f": {"garrison": 1}}


@plays("imperial_tent.agent")
@rule("uprising-S6-27")
def test_the_imperial_tent_moves_a_card_that_is_not_fremen_to_the_throne_row() -> None:
    row = ["desert_survival", "maker_keeper", "paracompass", "branching_path", "stilgar_the_devoted"]
    deck = ["sardaukar_soldier"]
    table = shaddam("imperial_tent", row=row, imperium_deck=deck, throne_row=[]).do("d ally f")
    table.send("d", "imperial_tent", to="vast_wealth")
    assert table.question == "d ToThroneRow"
    assert set(table.options("d", "set_aside")) == {"paracompass", "branching_path"}
    table.do("d set_aside paracompass")
    # A new card takes its place at once.
    assert table.throne_row == ["paracompass"]
    assert table.row == [*row[:2], "sardaukar_soldier", *row[3:]]


@rule("uprising-S6-27")
def test_with_only_fremen_cards_in_the_row_the_tent_moves_none() -> None:
    row = ["desert_survival", "maker_keeper", "stilgar_the_devoted", "fedaykin_stilltent", "shishakli"]
    table = shaddam("imperial_tent", row=row, throne_row=[]).do("d ally f").send("d", "imperial_tent", to="vast_wealth")
    assert (table.asked != "ToThroneRow", table.throne_row) == (True, [])


@rule("uprising-C2", "uprising-F-06", "uprising-S6-19")
def test_shaddams_signet_keeps_the_activated_ally_at_home() -> None:
    table = shaddam("signet_ring")
    assert agent_turn(table, "d", "f", "signet_ring", "carthag") == {
        "d": {"solari": 1, "intrigue": 1},
        "f": {"garrison": 2},
    }
    assert table.asked not in ("DeployTroops", "ChooseDeploy")
    # Any other card lets the ally deploy from there.
    table = shaddam("imperial_ornithopter").do("d ally f").send("d", "imperial_ornithopter", to="carthag")
    assert table.question == "f DeployTroops"


@rule("uprising-C2", "uprising-S6-19")
@pytest.mark.parametrize(
    ("answers", "got"),
    [
        (["d faction spacing_guild"], {"d": {"solari": -3}, "f": {"spacing_guild": 1}}),
        (["d faction emperor", "d faction emperor"], {"d": {"solari": -3}, "f": {"great_houses": 1}}),
        (
            # The first step of his own track pays the whole team.
            ["d faction emperor", "d personal"],
            {"b": {"solari": 1}, "d": {"solari": -3 + 1, "personal_influence": 1}, "f": {"solari": 1}},
        ),
    ],
)
def test_shaddams_signet_buys_influence_for_the_ally_or_on_his_own_track(answers: list[str], got: Changes) -> None:
    table = shaddam("signet_ring", d={"solari": 3}).do("d ally f").send("d", "signet_ring", to="carthag")
    assert changes(table, "d choose 2", *answers) == got


@rule("uprising-F-05", "uprising-S6-04", "uprising-C3")
def test_only_shaddam_may_take_the_contracts_that_were_set_aside() -> None:
    table = shaddam("critical_shipments").do("d ally b").send("d", "critical_shipments", to="accept_contract")
    table.do("d resolve accept_contract.space.0")
    assert {"sardaukar_cards", "sardaukar_recall"} < set(table.options("d", "contract"))
    assert changes(table, "d contract sardaukar_recall")["d"] == {"contracts": 1}
    assert table.contracts_aside == ["sardaukar_cards"]
    for seat in "bc":
        table = shaddam(first_player=seat).given(**{seat: {"hand": ["dune_desert_planet"]}})
        table.send(seat, "dune_desert_planet", to="accept_contract")
        assert set(table.options(seat, "contract")) == set(table.contracts)


@rule("uprising-R-CHM-03", "uprising-S6-16")
def test_the_sardaukar_contracts_are_completed_on_shaddams_own_board() -> None:
    d = {"spice": 3, "contracts": ["sardaukar_cards"]}
    got = agent_turn(shaddam("seek_allies", d=d), "d", "b", "seek_allies", "sardaukar_6p")
    assert got["d"]["contracts_done"] == 1
    assert got["d"]["cards"] == 2 - 1  # two cards for the contract; Seek Allies is trashed


# -- Muad'Dib's Agent boxes --------------------------------------------------------------------------------------


@plays("command_respect.agent")
@rule("uprising-S6-24", "uprising-S6-26")
def test_command_respect_trades_with_the_swordmaster_bonus() -> None:
    table = muad_dib("command_respect", a={"solari": 3, **SWORDMASTER}, e={"spice": 2})
    lines = ["a pay", "a ally e", "a give_solari 3", "e give_spice 2"]
    got = agent_turn(table, "a", "c", "command_respect", "carthag", *lines)
    assert got["a"] == {"solari": -3, "spice": 2, "cards": -1, "intrigue": 1}
    assert got["e"] == {"solari": 3, "spice": -2}
    assert table.trashed == ["command_respect"]
    without = muad_dib("command_respect", a={"solari": 3}).do("a ally c")
    without.send("a", "command_respect", to="spice_refinery")
    assert (without.asked, without.trashed) == ("DeployTroops", [])


@plays("demand_attention.agent")
@rule("uprising-C2", "uprising-R-AGT-06")
def test_demand_attention_gives_a_second_influence_of_the_space() -> None:
    table = muad_dib("demand_attention", a={"spice": 4})
    got = agent_turn(table, "a", "e", "demand_attention", "secrets", "a pay")
    assert got == {"a": {"spice": -4, "cards": -1, "intrigue": 1}, "e": {"bene_gesserit": 2, "vp": 1}}
    assert table.trashed == ["demand_attention"]
    got = agent_turn(muad_dib("demand_attention", a={"spice": 4}), "a", "e", "demand_attention", "secrets", "a skip")
    assert got == {"a": {"intrigue": 1}, "e": {"bene_gesserit": 1}}
    table = muad_dib("demand_attention", a={"spice": 3}).do("a ally c").send("a", "demand_attention", to="secrets")
    assert table.asked != "PayOrNot"


@plays("demand_attention.agent")
@rule("uprising-S6-17", "uprising-S6-20", "uprising-R-AGT-06")
def test_both_influences_of_demand_attention_go_to_the_same_track() -> None:
    table = muad_dib("demand_attention", a={"spice": 4})
    got = agent_turn(table, "a", "c", "demand_attention", "desert_mastery", "a pay")
    assert got["a"] == {"spice": -4 + 1 + 1, "personal_influence": 2, "vp": 1}
    for answer, own, allys in (("personal", 2, 0), ("faction fremen", 0, 2)):
        for first in ("expedition.influence", "demand_attention.agent"):
            table = muad_dib("demand_attention", a={"spice": 4}).do("a ally e")
            table.send("a", "demand_attention", to="expedition").do(f"a resolve {first}", f"a {answer}")
            while table.asked in ("PayOrNot", "Resolve"):
                if table.asked == "PayOrNot":
                    table.do("a pay")
                else:
                    table.do(f"a resolve {table.options('a', 'resolve')[0]}")
                while table.asked == "TakeContract":
                    table.idle()
            assert table.asked != "ChooseTrack"
            assert (table.a.personal_influence, table.e.fringe_worlds) == (own, allys)


@plays("desert_call.agent")
@rule("uprising-C2", "uprising-C10", "uprising-R-WRM-03")
def test_desert_call_summons_a_sandworm_to_the_allys_side() -> None:
    table = muad_dib("desert_call", a={"water": 1}, c={"hooks": True})
    got = agent_turn(table, "a", "c", "desert_call", "imperial_basin", "a pay")
    assert got == {"a": {"water": -1, "cards": -1, "spice": 1}, "c": {"sandworms": 1}}
    assert table.trashed == ["desert_call"]
    # The hooks of the other ally do not help, and without water nothing comes.
    for given in ({"e": {"hooks": True}}, {"c": {"hooks": True}, "a": {"water": 0}}):
        table = muad_dib("desert_call", **given).do("a ally c").send("a", "desert_call", to="imperial_basin")
        assert (table.asked, table.c.sandworms) == ("DeployTroops", 0)


@plays("limited_landsraad_access.agent")
def test_limited_landsraad_access_only_sends_an_agent() -> None:
    got = agent_turn(muad_dib("limited_landsraad_access"), "a", "e", "limited_landsraad_access", "assembly_hall")
    assert got == {"a": {"intrigue": 1}}


THREAT = "threaten_spice_production"


def threat(a: int, c: int, e: int, *answers: str) -> Changes:
    table = muad_dib(THREAT, a={"spice": a}, c={"spice": c}, e={"spice": e})
    got = agent_turn(table, "a", "c", THREAT, "accept_contract", f"a resolve {THREAT}.agent", *answers)
    got.setdefault("a", {}).setdefault("cards", 0)
    got["a"]["cards"] -= 1  # of the space
    return got


@plays("threaten_spice_production.agent")
@rule("uprising-C3")
def test_a_threat_costs_the_team_seven_spice() -> None:
    assert threat(7, 1, 1, "a pay") == {"a": {"spice": -7, "vp": 1, "cards": -1}}
    got = threat(3, 2, 4, "a pay", "c give_spice 2", "e give_spice 2")
    assert got == {"a": {"spice": -3, "vp": 1, "cards": -1}, "c": {"spice": -2}, "e": {"spice": -2}}
    assert threat(0, 0, 7, "a pay", "e give_spice 7") == {"a": {"vp": 1, "cards": -1}, "e": {"spice": -7}}


@plays("threaten_spice_production.agent")
def test_a_threat_that_is_not_paid_in_full_costs_nothing() -> None:
    nothing = {"a": {"cards": 0}}
    assert threat(3, 2, 4, "a pay", "c give_spice 2", "e give_spice 1") == nothing
    assert threat(3, 2, 4, "a skip") == nothing
    table = muad_dib(THREAT, a={"spice": 2}, c={"spice": 2}, e={"spice": 2}).do("a ally c")
    table.send("a", THREAT, to="accept_contract")
    assert f"{THREAT}.agent" not in table.options("a", "resolve")


@plays("threaten_spice_production.agent")
def test_a_threat_that_was_carried_out_is_trashed() -> None:
    table = muad_dib(THREAT, a={"spice": 7}).do("a ally c").send("a", THREAT, to="imperial_basin").do("a pay")
    assert (table.trashed, table.a.vp) == ([THREAT], 5)


@plays("usul.agent")
@rule("uprising-C3")
@pytest.mark.parametrize(("answer", "own", "allys"), [("1", "water", "spice"), ("2", "spice", "water")])
def test_usul_leaves_the_other_gift_to_the_activated_ally(answer: str, own: str, allys: str) -> None:
    got = agent_turn(muad_dib("usul"), "a", "e", "usul", "carthag", f"a choose {answer}")
    assert got == {"a": {own: 1, "intrigue": 1}, "e": {"garrison": 1, allys: 1}}


@rule("uprising-C3")
def test_muad_dibs_signet_draws_a_card_of_his_own() -> None:
    got = agent_turn(muad_dib("signet_ring"), "a", "e", "signet_ring", "carthag")
    assert got == {"a": {"cards": 1, "intrigue": 1}, "e": {"garrison": 1}}


@rule("uprising-C4", "uprising-C2")
def test_muad_dib_is_unpredictable_with_a_sandworm_of_the_activated_ally() -> None:
    worm = {"worms": 1}
    assert reveal_turn(muad_dib(c=worm), "a", "c") == {"a": {"intrigue": 1}}
    assert reveal_turn(muad_dib(c=worm), "a", "e") == {}


@rule("uprising-S6-10")
@pytest.mark.parametrize("seat", ["a", "d"])
def test_the_cards_that_everybody_starts_with_work_for_commanders(seat: str) -> None:
    ally = "c" if seat == "a" else "f"
    table = muad_dib("seek_allies", a={"spice": 1}) if seat == "a" else shaddam("seek_allies", d={"spice": 1})
    got = agent_turn(table, seat, ally, "seek_allies", "espionage", f"{seat} skip")
    assert got[ally] == {"bene_gesserit": 1}
    assert table.trashed == ["seek_allies"]
    table = muad_dib("convincing_argument") if seat == "a" else shaddam("convincing_argument")
    assert reveal_turn(table, seat, ally) == {seat: {"persuasion": 2}}
