"""Two teams of three: the table, the score, and what teammates do together."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.defs import CARDS
from sietch.imperium.game import UPRISING
from sietch.imperium.terms import FREMEN
from sietch.kernel.ruleset import BadRuleset
from support.imperium import Table, fresh_uprising, uprising
from support.rules import rule
from support.six import ALLIES, COMMANDERS, EVERYBODY, changes, has, muad_dib, shaddam

REWARDS = "choam_security"  # second: 1 water and 2 Solari


# -- setup -------------------------------------------------------------------------------------------------------


@rule("uprising-S6-01", "uprising-S6-02")
def test_the_commanders_sit_opposite_each_other_and_the_teams_alternate() -> None:
    table = fresh_uprising(6)
    assert has(table, EVERYBODY, "team") == [0, 1, 0, 1, 0, 1]
    assert has(table, EVERYBODY, "commander") == [True, False, False, True, False, False]
    assert has(table, COMMANDERS, "leader") == ["muad_dib", "shaddam_corrino_iv"]
    assert not {"muad_dib", "shaddam_corrino_iv"} & set(has(table, ALLIES, "leader"))


@rule("uprising-S6-01")
def test_allies_are_named_clockwise_and_a_commander_is_no_ally() -> None:
    leaders = ["lady_jessica", "staban_tuek", "gurney_halleck", "princess_irulan"]
    assert has(fresh_uprising(6, leaders=leaders), ALLIES, "leader") == leaders
    with pytest.raises(BadRuleset):
        UPRISING.new({"leaders": ["muad_dib", *leaders[1:]]}, 6, 0)


@rule("uprising-S6-03")
def test_turns_go_clockwise_and_the_marker_passes_to_commanders_too() -> None:
    table = uprising(6, first_player="c")
    before = len(table.events("turn"))
    table.finish_round()
    assert [event["seat"] for event in table.events("turn")][before - 1 :][:6] == [2, 3, 4, 5, 0, 1]
    assert table.first_player == "d"
    assert table.question.startswith("d ")


@rule("uprising-S6-04")
def test_six_always_play_with_contracts_on_their_own_side_of_the_board() -> None:
    table = fresh_uprising(6, choam=False)
    assert len(table.contracts) == 2
    assert table.contract_deck == 16
    assert table.contracts_aside == ["sardaukar_cards", "sardaukar_recall"]
    new = {"military_support", "economic_support", "controversial_technology", "expedition", "carthag", "habbanya_erg"}
    assert new <= set(table.spaces)
    assert not {"sardaukar", "dutiful_service", "desert_tactics", "fremkit"} & set(table.spaces)
    assert len(table.posts) == 15


@rule("uprising-S6-05")
def test_the_conflict_deck_has_nine_cards_and_none_of_level_one() -> None:
    assert fresh_uprising(6)["conflicts_left"] == [2] * 5 + [3] * 4


@rule("uprising-S6-06")
def test_commanders_start_with_four_points_and_allies_with_one() -> None:
    assert has(fresh_uprising(6), EVERYBODY, "vp") == [4, 1, 1, 4, 1, 1]


@rule("uprising-S6-09", "uprising-S6-10")
def test_what_allies_and_commanders_start_with() -> None:
    leaders = ["gurney_halleck", "lady_margot_fenring", "princess_irulan", "lady_amber_metulli"]
    table = fresh_uprising(6, leaders=leaders)
    assert has(table, ALLIES, "garrison") == [3] * 4
    assert has(table, COMMANDERS, "garrison") == has(table, COMMANDERS, "supply") == [0, 0]
    for key, count in (("deck_count", 10), ("water", 1), ("spies_in_supply", 3), ("agents", 2)):
        assert has(table, EVERYBODY, key) == [count] * 6
    assert sorted(table.a.deck) == [
        "command_respect",
        "convincing_argument",
        "demand_attention",
        "desert_call",
        "limited_landsraad_access",
        "limited_landsraad_access",
        "seek_allies",
        "signet_ring",
        "threaten_spice_production",
        "usul",
    ]
    assert sorted(table.d.deck) == [
        "convincing_argument",
        "corrino_might",
        "critical_shipments",
        "demand_results",
        "devastating_assault",
        "imperial_ornithopter",
        "imperial_ornithopter",
        "imperial_tent",
        "seek_allies",
        "signet_ring",
    ]
    assert {tuple(sorted(cards)) for cards in has(table, ALLIES, "deck")} == {tuple(sorted(table.b.deck))}


@rule("uprising-S6-11")
def test_each_team_has_an_objective_of_each_icon() -> None:
    for seed in range(24):
        table = fresh_uprising(6, seed=seed)
        assert has(table, COMMANDERS, "objective") == [None, None]
        for team in ("ce", "bf"):
            mice = [name for name in has(table, team, "objective") if name.startswith("obj_desert_mouse")]
            knives = [name for name in has(table, team, "objective") if name.startswith("obj_crysknife")]
            assert len(mice) == len(knives) == 1
        assert table.look[table.first_player]["objective"] == "obj_desert_mouse_first"


@rule("uprising-S6-12", "uprising-S6-27")
def test_shaddam_fills_the_throne_row_first_but_not_with_a_fremen_card() -> None:
    fremen = {card.id for card in CARDS if card.factions >> FREMEN & 1}
    for seed in range(8):
        table = fresh_uprising(6, seed=seed)
        assert table.question == "d ToThroneRow"
        offered = table.options("d", "set_aside")
        assert set(offered) == set(table.row) - fremen
        table.do(f"d set_aside {offered[0]}")
        assert table.throne_row == [offered[0]]
        assert len(table.row) == 5


# -- score and end -----------------------------------------------------------------------------------------------


@rule("uprising-S6-13", "uprising-S6-15")
def test_the_team_with_the_higher_total_wins() -> None:
    table = uprising(6, phase="endgame", a={"vp": 10}, b={"vp": 4}, f={"vp": 9})
    assert table.winners == ["b", "d", "f"]
    outcome = UPRISING.outcome(table.s)
    assert outcome is not None
    assert outcome.facts["teams"] == [12, 17]
    assert outcome.reason == "vp"


@pytest.mark.parametrize(
    ("position", "winners", "reason"),
    [
        ({"a": {"spice": 2}, "c": {"spice": 1}, "b": {"spice": 2, "solari": 9}}, ["a", "c", "e"], "spice"),
        ({"d": {"solari": 1}, "a": {"water": 9}}, ["b", "d", "f"], "solari"),
        ({"e": {"water": 2}, "b": {"garrison": 9}}, ["a", "c", "e"], "water"),
        ({"f": {"garrison": 4}}, ["b", "d", "f"], "garrison"),
        ({}, list(EVERYBODY), "shared"),
    ],
)
@rule("uprising-S6-15")
def test_a_tie_is_broken_by_what_the_teams_have_together(
    position: dict[str, Any], winners: list[str], reason: str
) -> None:
    table = uprising(6, phase="endgame", **position)
    assert table.winners == winners
    outcome = UPRISING.outcome(table.s)
    assert outcome is not None
    assert outcome.reason == reason


@rule("uprising-S6-14")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_ten_points_of_any_one_player_end_the_game_but_not_those_of_a_team(seat: str) -> None:
    nine = {letter: {"vp": 9} for letter in EVERYBODY}
    assert not uprising(6, phase="recall").given(**nine).over
    assert uprising(6, phase="recall").given(**{seat: {"vp": 10}}).over


@rule("uprising-S6-14")
def test_ten_points_end_the_game_in_the_recall_phase_and_not_before() -> None:
    table = uprising(6, first_player="c", c={"vp": 10})
    table.idle_until(lambda t: t.question.startswith("b "))  # everybody else is still to move
    assert not table.over
    assert table.idle_until(lambda t: t.round > 1).over


@rule("uprising-S6-14", "uprising-S6-05")
@pytest.mark.parametrize("left", [0, 1])
def test_the_game_ends_when_the_conflict_deck_is_empty(left: int) -> None:
    table = uprising(6)
    table.s.unused_conflicts.extend(table.s.conflict_deck[left:])
    del table.s.conflict_deck[left:]
    table.idle_until(lambda t: t.round > 1)
    assert table.over == (left == 0)


# -- teammates ---------------------------------------------------------------------------------------------------


@rule("uprising-S6-23")
def test_reinforcements_are_split_and_may_be_deployed_at_once() -> None:
    c = {"hand": ["diplomacy"], "spice": 2}
    table = uprising(6, first_player="c", c=c).send("c", "diplomacy", to="military_support")
    assert table.options("c") == ["reinforce 0", "reinforce 1", "reinforce 2", "reinforce 3"]
    table.do("c reinforce 1")
    # The troops that were in the garrison before cannot come along.
    assert (table.question, table.options("c", "deploy")) == ("c ChooseDeploy", ["0", "1"])
    table.do("c deploy 1")
    assert (table.question, table.options("e", "deploy")) == ("e ChooseDeploy", ["0", "1", "2"])
    table.do("e deploy 1")
    assert has(table, "ce", "conflict") == [1, 1]
    assert has(table, "ce", "garrison") == [3, 4]
    assert table.c.great_houses == 1


@rule("uprising-S6-23")
def test_only_troops_that_are_there_come_as_reinforcements() -> None:
    c = {"hand": ["diplomacy"], "spice": 2, "garrison": 11}
    table = uprising(6, first_player="c", c=c, e={"garrison": 12}).send("c", "diplomacy", to="military_support")
    assert changes(table, "c reinforce 2", "c deploy 0") == {"c": {"garrison": 1}}
    assert table.question == "d ActivateAlly"


@rule("uprising-S6-24")
def test_trade_gives_any_amount_of_one_kind_each_way() -> None:
    table = uprising(
        6, first_player="b", b={"hand": ["diplomacy"], "solari": 5}, d={"spice": 3, "intrigue": ["cunning"]}
    )
    table.send("b", "diplomacy", to="economic_support")
    assert table.options("b", "ally") == ["d", "f"]
    table.do("b ally d", "b give_solari 4")
    assert table.question == "d Give"
    assert {"give_spice 3", "give_intrigue cunning", "give_water 1", "skip"} <= set(table.options("d"))
    table.do("d give_spice 2")
    assert (table.b.solari, table.b.spice) == (1, 3)
    assert (table.d.solari, table.d.spice) == (4, 1)
    assert table.asked == "TakeTurn"


@rule("uprising-S6-24")
def test_intrigue_cards_are_traded_too_and_only_the_two_know_which() -> None:
    table = uprising(6, first_player="b", b={"hand": ["diplomacy"], "intrigue": ["cunning", "mercenaries"]})
    table.send("b", "diplomacy", to="economic_support").do("b ally f", "b give_intrigue cunning")
    # More cards may follow, but no other goods.
    assert table.options("b") == ["skip", "give_intrigue mercenaries"]
    table.do("b skip", "f skip")
    assert (table.b.intrigue, table.f.intrigue) == (["mercenaries"], ["cunning"])
    assert table.events("give_intrigue", viewer="f")[0]["card"] == "cunning"
    assert "card" not in table.events("give_intrigue", viewer="c")[0]


# -- Throne Row --------------------------------------------------------------------------------------------------


@rule("uprising-S6-27")
def test_only_shaddams_team_acquires_from_the_throne_row() -> None:
    rich = {"hand": ["convincing_argument", "convincing_argument", "dune_desert_planet"]}
    row = ["desert_survival", "leadership", "rebel_supplier", "maker_keeper", "sardaukar_soldier"]
    for letter, allowed in (("b", True), ("c", False)):
        table = uprising(6, first_player=letter, row=row).given(**{letter: rich})
        (card,) = table.throne_row
        table.do(f"{letter} reveal")
        assert table.can(f"{letter} buy {card}") == allowed
        if allowed:
            table.do(f"{letter} buy {card}")
            assert table.throne_row == []
            assert card in table.look[letter]["discard"]


@rule("uprising-S6-27")
def test_the_throne_row_has_no_limit_and_a_bought_card_is_not_replaced() -> None:
    cards = ["paracompass", "branching_path", "sardaukar_soldier", "calculus_of_power", "tread_in_darkness"]
    table = shaddam("imperial_tent", throne_row=cards).do("d ally f").send("d", "imperial_tent", to="vast_wealth")
    card = table.options("d", "set_aside")[0]
    assert table.do(f"d set_aside {card}").throne_row == [*cards, card]
    f = {"hand": ["convincing_argument", "convincing_argument"]}
    table = shaddam(first_player="f", throne_row=cards, f=f).do("f reveal", "f buy paracompass")
    assert table.throne_row == cards[1:]
    assert len(table.row) == 5


@rule("uprising-S6-27")
@pytest.mark.parametrize(("seat", "allowed"), [("a", False), ("b", True), ("c", False), ("d", True), ("e", False)])
def test_a_card_of_the_throne_row_costs_what_is_printed_on_it(seat: str, allowed: bool) -> None:
    hand = ["convincing_argument"] if seat in COMMANDERS else ["convincing_argument", "convincing_argument"]
    table = shaddam(first_player=seat, throne_row=["paracompass"]).given(**{seat: {"hand": hand, "council": True}})
    if seat in COMMANDERS:
        table.do(f"{seat} ally {table.options(seat, 'ally')[0]}")
    table.do(f"{seat} reveal")
    before = table.look[seat]["persuasion"]
    assert before >= 4
    if not allowed:
        assert table.why_not(f"{seat} buy paracompass") == "S6-27"
        return
    table.do(f"{seat} buy paracompass")
    assert (before - table.look[seat]["persuasion"], table.look[seat]["discard"]) == (4, ["paracompass"])
    # With less persuasion it is too dear, as any card is.
    table = shaddam(first_player=seat, throne_row=["paracompass"]).given(**{seat: {"hand": []}})
    if seat in COMMANDERS:
        table.do(f"{seat} ally {table.options(seat, 'ally')[0]}")
    assert table.do(f"{seat} reveal").why_not(f"{seat} buy paracompass") == "R-REV-03"


@rule("uprising-S6-27", "uprising-Q-16")
def test_what_is_acquired_without_persuasion_comes_from_the_row_or_the_reserve() -> None:
    b = {"intrigue": ["inspire_awe"]}
    table = shaddam(first_player="b", throne_row=["sardaukar_soldier"], b=b).do("b intrigue inspire_awe")
    assert table.options("b", "buy")
    assert "sardaukar_soldier" not in table.options("b", "buy")


# -- combat ------------------------------------------------------------------------------------------------------


@rule("uprising-S6-28")
def test_each_ally_fights_alone_for_three_rewards() -> None:
    table = uprising(6, conflict=REWARDS).troops(b=4, c=3, e=2, f=1).resolve_combat()
    assert table.rewards == {"b": "first", "c": "second", "e": "third"}


def level(**troops: int) -> Table:
    return uprising(6, conflict=REWARDS, phase="combat").troops(**troops)


@rule("uprising-S6-29")
def test_conceding_a_tie_for_first_makes_a_winner() -> None:
    table = level(b=3, f=3, c=1)
    assert table.question == "b Concede"
    assert table.options("b") == ["skip", "ally f"]
    table.do("b ally f").resolve_combat()
    assert table.rewards == {"f": "first", "b": "second", "c": "third"}


@rule("uprising-S6-29")
def test_either_of_the_two_may_concede_but_not_for_the_other() -> None:
    table = level(b=3, f=3, c=1).do("b skip")
    assert (table.question, table.options("f")) == ("f Concede", ["skip", "ally b"])
    table.do("f ally b").resolve_combat()
    assert table.rewards == {"b": "first", "f": "second", "c": "third"}
    # Who comes first in turn order is asked first.
    assert level(b=3, f=3, c=1).given(first_player="c").question == "f Concede"


@rule("uprising-S6-29")
def test_a_tie_that_nobody_concedes_stays_one() -> None:
    table = level(b=3, f=3, c=1).do("b skip", "f skip").resolve_combat()
    assert table.rewards == {"b": "second", "f": "second", "c": "third"}


@rule("uprising-S6-29")
def test_who_concedes_a_tie_for_second_takes_third_and_for_third_nothing() -> None:
    table = level(b=3, c=2, e=2).do("c skip", "e ally c").resolve_combat()
    assert table.rewards == {"b": "first", "c": "second", "e": "third"}
    table = level(b=4, f=3, c=2, e=2).do("c ally e").resolve_combat()
    assert table.rewards == {"b": "first", "f": "second", "e": "third"}


@rule("uprising-S6-29")
def test_opponents_who_tie_cannot_concede() -> None:
    assert level(b=2, c=2).resolve_combat().rewards == {"b": "second", "c": "second"}


# -- words and secrets -------------------------------------------------------------------------------------------


@rule("uprising-S6-31", "uprising-S6-24")
def test_nothing_is_told_to_a_teammate_that_an_opponent_may_not_know_too() -> None:
    """The rule asks people to talk openly, which no engine can enforce. What can be held to is that the game itself
    whispers nothing: a teammate sees of a hand, a deck or an intrigue card exactly what an opponent sees, but for the
    cards that the two have traded (S6-24). `test_nobody_sees_what_they_may_not_know` proves that a view of this game
    never depends on more than it shows."""
    secret = {"hand": ["usul", "desert_call"], "intrigue": ["cunning", "detonation"]}
    table = muad_dib(a=secret, c={"intrigue": ["mercenaries"]})
    for seat, owner in (("c", "a"), ("e", "a"), ("a", "c")):
        mate = table.seen_by(seat)["players"]["abcdef".index(owner)]
        opponent = table.seen_by("b")["players"]["abcdef".index(owner)]
        assert mate == opponent
        assert not {"hand", "deck", "intrigue"} & set(mate)
    # Events are told alike as well.
    table.do("a ally c", "a play usul", "a to carthag")
    for kind in ("draw_intrigue", "send", "recruit"):
        assert table.events(kind, viewer="c") == table.events(kind, viewer="b")


@rule("uprising-S6-01")
@pytest.mark.parametrize(("seat", "victims"), [("c", ["b", "d"]), ("f", [])])
def test_teammates_are_no_opponents(seat: str, victims: list[str]) -> None:
    """Secrets steals from every opponent with four intrigue cards."""
    b = {"intrigue": ["cunning", "detonation", "mercenaries", "distraction"]}
    d = {"intrigue": ["weirding_combat", "devour", "impress", "find_weakness"]}
    table = uprising(6, first_player=seat, b=b, d=d).given(**{seat: {"hand": ["diplomacy"]}})
    got = changes(table, f"{seat} play diplomacy", f"{seat} to secrets")
    assert got[seat]["intrigue"] == 1 + len(victims)
    assert [letter for letter in EVERYBODY if letter != seat and "intrigue" in got.get(letter, {})] == victims


@rule("uprising-S6-33")
def test_gurney_smiles_at_ten() -> None:
    for troops, persuasion in ((4, 0), (5, 1)):
        b = {"leader": "gurney_halleck", "hand": [], "conflict": troops}
        assert uprising(6, first_player="b", b=b).do("b reveal").b.persuasion == persuasion
