"""Whose turn it is, what a Rival deploys, and control. [uprising-RV-08, uprising-RV-21..28]"""

import pytest

from sietch.imperium.game import UPRISING
from support.imperium import uprising
from support.rivals import RIVAL_SEAT, reveals, table_with
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])
PEACEFUL = ["gather_support_a", "assembly_hall", "dutiful_service", "accept_contract_shipping_a", "secrets"]


def turns_of(table):
    """The seats in the order in which they took turns."""
    return "".join("abcd"[event.seat] for event in table._events if event.kind in ("turn", "hagal"))


@rule("uprising-RV-08")
@pytest.mark.parametrize(("first", "order"), [("a", "acb"), ("b", "bca")])
def test_with_two_players_the_rival_acts_behind_the_first_player(first, order):
    table = uprising(2, first_player=first, hagal_deck=PEACEFUL)
    table.idle_until(lambda table: not table.c.agents)
    assert turns_of(table).startswith(order)


@rule("uprising-RV-08")
@pytest.mark.parametrize(("first", "order"), [("a", "acbac"), ("b", "bcabc")])
def test_the_order_stays_the_same_all_round(first, order):
    hand = {"hand": ["dagger", "dagger", "diplomacy"]}
    table = uprising(2, first_player=first, a=hand, b=hand, hagal_deck=PEACEFUL)
    other = "b" if first == "a" else "a"
    table.send(first, "diplomacy", to="fremkit").idle_until(lambda table: table.question == f"{other} TakeTurn")
    table.send(other, "diplomacy", to="deliver_supplies")
    table.idle_until(lambda table: table.question == f"{first} TakeTurn")
    table.do(f"{first} reveal", f"{first} end")
    assert turns_of(table)[:5] == order


@rule("uprising-RV-08")
def test_the_rival_never_holds_the_marker():
    table = uprising(2)
    seen = []
    while table.s.stack and table.round < 7:
        seen.append(table.first_player)
        table.finish_round()
    assert seen == list("ababab")


@rule("uprising-RV-08", "uprising-RV-36")
@pytest.mark.parametrize(("first", "order"), [("a", "acb"), ("b", "bca")])
def test_rewards_of_a_tie_are_taken_in_that_order(first, order):
    troops = {"conflict": 2}
    table = uprising(
        2,
        rules={"rivals": ["amber_metulli"]},
        first_player=first,
        phase="combat",
        conflict="skirmish_crysknife",
        hagal_deck=["assembly_hall"],
        a={**troops, "vp": 10},
        b=troops,
        c=troops,
    )
    table.idle_until(lambda table: bool(table["over"]))
    assert "".join("abc"[event["seat"]] for event in table.events("gain") if event["resource"] == "spice") == order


@rule("uprising-RV-21")
def test_alone_everybody_takes_one_turn_after_the_other():
    hand = {"hand": ["dagger", "dagger", "diplomacy"]}
    table = uprising(1, rules={"rivals": ["amber_metulli", "staban_tuek"]}, a=hand, hagal_deck=PEACEFUL)
    table.send("a", "diplomacy", to="fremkit").idle_until(lambda table: table.question == "a TakeTurn")
    assert turns_of(table) == "abca"
    assert (table.b.agents, table.c.agents) == (1, 1)
    table.reveal("a")
    assert turns_of(table)[:6] == "abcabc"
    assert (table.b.revealed, table.c.revealed) == (0, 0)


@rule("uprising-RV-21")
@SEATS
def test_rivals_go_on_alone_when_all_players_have_revealed_and_are_done_without_agents(seats):
    me = {"swordmaster": True}
    seen = table_with(seats, me=me, hagal_deck=PEACEFUL)
    table = seen.table
    table.finish_round()
    events = [event for event in table._events if event.kind in ("hagal", "phase", "round")]
    own = [event.kind for event in events if event.kind != "hagal" or event.seat == "abc".index(seen.letter)]
    assert own[: own.index("phase")] == ["hagal"] * 3


@rule("uprising-RV-21")
@SEATS
@pytest.mark.parametrize("seed", range(3))
def test_a_rival_never_reveals_and_never_buys(seats, seed):
    table = uprising(seats, seed=seed)
    for _ in range(5):
        table.finish_round()
    letters = "bc" if seats == 1 else "c"
    for letter in letters:
        rival = getattr(table, letter)
        assert (rival.revealed, rival.persuasion, rival.discard, rival.deck_count) == (0, 0, [], 0)
    numbers = ["abc".index(letter) for letter in letters]
    assert not [e for e in table._events if e.seat in numbers and e.kind in ("reveal", "acquire", "intrigue", "draw")]


@rule("uprising-RV-26")
@SEATS
@pytest.mark.parametrize(
    ("garrison", "conflict", "left"), [(0, 2, 0), (1, 3, 0), (2, 4, 0), (3, 4, 1), (5, 4, 3), (9, 4, 7)]
)
def test_all_recruits_and_two_more_go_to_the_conflict(seats, garrison, conflict, left):
    seen = reveals(seats, "research_station", me={"garrison": garrison})
    assert (seen.me.in_conflict, seen.me.garrison) == (conflict, left)


@rule("uprising-RV-26")
@SEATS
def test_recruits_that_are_not_there_cannot_be_deployed(seats):
    seen = reveals(seats, "heighliner", me={"garrison": 4, "conflict": 7})
    assert (seen.me.in_conflict, seen.me.garrison, seen.me.supply) == (10, 2, 0)


@rule("uprising-RV-26")
@SEATS
def test_elsewhere_troops_stay_in_the_garrison(seats):
    seen = reveals(seats, "sardaukar")
    assert (seen.me.in_conflict, seen.me.garrison) == (0, 5)


@rule("uprising-RV-26")
@SEATS
def test_troops_of_the_turn_before_are_no_recruits(seats):
    """Two turns of one Rival: of the five troops after Sardaukar, two go to the Conflict from Fremkit."""
    seen = reveals(seats, "sardaukar", "fremkit")
    seen.table.idle_until(lambda table: len(seen.went) > 1)
    assert seen.went[:2] == ["sardaukar", "fremkit"]
    assert seen.table.events("deploy")[0]["count"] == 2


@rule("uprising-RV-28")
@SEATS
@pytest.mark.parametrize(
    ("space", "card", "gain"),
    [
        ("arrakeen", "arrakeen", {"solari": 1}),
        ("spice_refinery", "spice_refinery", {"solari": 1}),
        ("imperial_basin", "hagga_imperial_basin", {"spice": 1}),
    ],
)
def test_a_rivals_agent_pays_whoever_controls_the_space(seats, space, card, gain):
    seen = reveals(seats, card, control={space: "a"}, bonus_spice={"imperial_basin": 1})
    assert seen.went == [space]
    assert {key: seen.table[f"a.{key}"] for key in gain} == gain
    own = reveals(seats, card, control={space: RIVAL_SEAT[seats]}, bonus_spice={"imperial_basin": 1})
    harvest = 2 if space == "imperial_basin" else 0
    assert own.me.solari == gain.get("solari", 0)
    assert own.me.spice == gain.get("spice", 0) + harvest


@rule("uprising-RV-28")
@SEATS
def test_a_human_players_agent_pays_a_rival(seats):
    seen = table_with(seats, a={"hand": ["reconnaissance"]}, control={"arrakeen": RIVAL_SEAT[seats]})
    seen.table.send("a", "reconnaissance", to="arrakeen")
    assert seen.me.solari == 1


@rule("uprising-RV-28", "uprising-RV-36")
@SEATS
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("seize_spice_refinery", "spice_refinery"),
        ("siege_of_arrakeen", "arrakeen"),
        ("secure_imperial_basin", "imperial_basin"),
        ("battle_for_imperial_basin", "imperial_basin"),
        ("battle_for_arrakeen", "arrakeen"),
        ("battle_for_spice_refinery", "spice_refinery"),
    ],
)
def test_a_rival_can_take_control(seats, conflict, space):
    seen = table_with(seats, phase="combat", conflict=conflict, me={"conflict": 2}, control={space: "a"}, a={"vp": 10})
    assert seen.table.control[space] == seen.letter


@rule("uprising-RV-28")
@SEATS
def test_a_rival_defends_what_it_controls(seats):
    seen = table_with(
        seats,
        phase="round_start",
        control={"arrakeen": RIVAL_SEAT[seats]},
        conflict_deck=["siege_of_arrakeen"],
        me={"garrison": 0},
        hagal_deck=PEACEFUL,
    )
    assert seen.table["conflict"] == "siege_of_arrakeen"
    assert seen.me.in_conflict == 1


@SEATS
@pytest.mark.parametrize("seed", range(3))
def test_positions_with_rivals_can_be_written_down_and_read(seats, seed):
    table = uprising(seats, seed=seed).finish_round()
    assert UPRISING.load(table.s.dump()).dump() == table.s.dump()
