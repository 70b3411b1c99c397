"""What Rivals do with what they have: the Swordmaster, and Victory Points. [uprising-RV-38, uprising-RV-39]"""

import pytest

from support.imperium import uprising
from support.rivals import RIVAL_SEAT, reveals, table_with
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])
PLANS = ["contingency_plan", "contingency_plan", "contingency_plan", "detonation", "detonation", "distraction"]


def has(seen):
    return {
        "solari": seen.me.solari,
        "spice": seen.me.spice,
        "intrigue": seen.me.intrigue_count,
        "water": seen.me.water,
    }


def holding(solari, spice, intrigue, water):
    return {"solari": solari, "spice": spice, "intrigue": PLANS[:intrigue], "water": water}


@rule("uprising-RV-38")
@SEATS
@pytest.mark.parametrize(
    ("before", "left"),
    [
        # Lady Margot Fenring gains 1 Solari and pays 8: Solari first, then spice, Intrigue cards, water.
        ((7, 0, 0, 0), (0, 0, 0, 0)),
        ((9, 0, 0, 1), (2, 0, 0, 1)),
        ((5, 4, 0, 1), (0, 2, 0, 1)),
        ((2, 2, 4, 1), (0, 0, 1, 1)),
        ((0, 0, 5, 4), (0, 0, 0, 2)),
        ((3, 2, 1, 1), (0, 0, 0, 0)),
        ((0, 9, 2, 2), (0, 2, 2, 2)),
    ],
)
def test_the_price_is_paid_in_this_order(seats, before, left):
    seen = reveals(seats, "spice_refinery", card="margot_fenring", me=holding(*before))
    assert seen.me.swordmaster
    assert tuple(has(seen).values()) == left
    assert seen.me.agents == 2  # one of two was sent, and the third is there at once
    assert len(seen.table.intrigue_discard) == before[2] - left[2]


@rule("uprising-RV-38")
@SEATS
def test_one_too_little_is_too_little(seats):
    seen = reveals(seats, "spice_refinery", card="margot_fenring", me=holding(2, 2, 1, 1))
    assert not seen.me.swordmaster
    assert has(seen) == {"solari": 3, "spice": 2, "intrigue": 1, "water": 1}


@rule("uprising-RV-38")
@SEATS
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("vladimir_harkonnen", 6),
        ("glossu_rabban", 7),
        ("staban_tuek", 9),
        ("amber_metulli", 9),
        ("gurney_halleck", 8),
        ("margot_fenring", 8),
        ("irulan", 7),
        ("lady_jessica", 6),
        ("feyd_rautha", 4),
        ("muad_dib", 4),
    ],
)
def test_each_rival_has_its_own_price(seats, card, price):
    """Accept Contract gives 2 Solari."""
    for spice, bought in ((price - 3, False), (price - 2, True), (price, True)):
        me = {"water": 0, "spice": spice}
        seen = reveals(seats, "accept_contract_shipping_a", card=card, me=me)
        assert seen.me.swordmaster is bought
        assert seen.me.solari + seen.me.spice == spice + 2 - (price if bought else 0)


@rule("uprising-RV-38")
@SEATS
@pytest.mark.parametrize(
    ("hagal", "me", "table"),
    [
        ("sietch_tabr", {"solari": 2, "influence": {"fremen": 2}}, {}),  # water
        ("assembly_hall", {"solari": 2}, {}),  # an Intrigue card
        ("deep_desert", {}, {"bonus_spice": {"deep_desert": 1}}),  # spice
        ("accept_contract_shipping_b", {"spice": 1}, {}),  # Solari
    ],
)
def test_whatever_completes_the_price_buys_at_once(seats, hagal, me, table):
    seen = reveals(seats, hagal, card="muad_dib", me=me, **table)
    assert seen.me.swordmaster
    assert len(seen.table.events("swordmaster")) == 1


@rule("uprising-RV-38")
@SEATS
def test_the_swordmaster_acts_in_the_same_round(seats):
    seen = reveals(seats, "accept_contract_shipping_a", card="feyd_rautha", me={"spice": 1})
    this_round = seen.table.round
    seen.table.idle_until(lambda table: table.round > this_round or bool(table["over"]))
    own = [e for e in seen.table._events if e.kind in ("hagal", "round") and e.seat in ("abc".index(seen.letter), 0, 1)]
    before = own[: [e.kind for e in own].index("round")]
    assert len([e for e in before if e.seat == "abc".index(seen.letter)]) == 3


@rule("uprising-RV-38")
@SEATS
def test_a_reward_of_combat_buys_too(seats):
    seen = table_with(
        seats,
        "feyd_rautha",
        phase="combat",
        conflict="skirmish_desert_mouse",
        me={"conflict": 1, "spice": 1},
        a={"vp": 10},
    )
    assert seen.me.swordmaster
    assert has(seen) == {"solari": 0, "spice": 0, "intrigue": 0, "water": 0}


@rule("uprising-RV-38")
@SEATS
@pytest.mark.parametrize("rival_has_one", [False, True])
def test_the_price_for_human_players_falls_to_six(seats, rival_has_one):
    me = {"swordmaster": rival_has_one}
    for solari in (5, 6, 7, 8):
        seen = table_with(seats, me=me, a={"hand": ["dagger"], "solari": solari})
        seen.table.do("a play dagger")
        enough = solari >= (6 if rival_has_one else 8)
        assert seen.table.why_not("a to swordmaster") == (None if enough else "R-AGT-04")
    seen.table.do("a to swordmaster")
    assert seen.table.a.solari == (2 if rival_has_one else 0)
    assert seen.table.a.swordmaster


@rule("uprising-RV-38")
def test_with_two_players_the_rivals_swordmaster_helps_both():
    table = uprising(2, first_player="b", c={"swordmaster": True}, b={"hand": ["dagger"], "solari": 6})
    assert table.can("b play dagger")
    table.send("b", "dagger", to="swordmaster")
    assert (table.b.solari, table.b.swordmaster) == (0, True)


@rule("uprising-RV-39")
@SEATS
@pytest.mark.parametrize(
    ("card", "hagal", "me", "left", "vp"),
    [
        ("margot_fenring", "spice_refinery", {"solari": 5}, (6, 0, 0, 1), 0),
        ("margot_fenring", "spice_refinery", {"solari": 6}, (0, 0, 0, 1), 1),
        ("margot_fenring", "spice_refinery", {"solari": 13}, (0, 0, 0, 1), 2),
        ("staban_tuek", "spice_refinery", {"spice": 5}, (0, 6, 0, 1), 0),
        ("staban_tuek", "spice_refinery", {"spice": 8}, (0, 2, 0, 1), 1),
        ("vladimir_harkonnen", "spice_refinery", {"intrigue": PLANS[:1]}, (0, 0, 2, 1), 0),
        ("vladimir_harkonnen", "spice_refinery", {"intrigue": PLANS[:2]}, (0, 0, 0, 1), 1),
        ("vladimir_harkonnen", "spice_refinery", {"intrigue": PLANS[:6]}, (0, 0, 1, 1), 2),
        ("amber_metulli", "sietch_tabr", {"water": 1, "influence": {"fremen": 2}}, (0, 0, 0, 2), 0),
        ("amber_metulli", "sietch_tabr", {"water": 2, "influence": {"fremen": 2}}, (0, 0, 0, 0), 1),
        ("amber_metulli", "sietch_tabr", {"water": 6, "influence": {"fremen": 2}}, (0, 0, 0, 1), 2),
        # One thing gained, and everything that there is enough of is spent.
        ("margot_fenring", "spice_refinery", {"solari": 6, "spice": 7, "water": 3, "intrigue": PLANS[:3]}, (0,) * 4, 4),
    ],
)
def test_victory_points_are_bought_whenever_there_is_enough(seats, card, hagal, me, left, vp):
    seen = reveals(seats, hagal, card=card, me={"swordmaster": True, **me})
    assert tuple(has(seen).values()) == left
    assert seen.me.vp == vp
    assert len(seen.table.events("rival_spends")) == vp


@rule("uprising-RV-39")
@SEATS
def test_without_the_swordmaster_nothing_is_bought(seats):
    me = {"water": 4, "influence": {"fremen": 2}}
    seen = reveals(seats, "sietch_tabr", card="amber_metulli", me=me)
    assert (seen.me.water, seen.me.vp, seen.me.swordmaster) == (5, 0, False)


@rule("uprising-RV-38", "uprising-RV-39")
@SEATS
def test_what_is_left_after_the_swordmaster_may_buy_a_point_at_once(seats):
    seen = reveals(seats, "spice_refinery", card="margot_fenring", me={"solari": 14})
    assert (seen.me.swordmaster, seen.me.solari, seen.me.vp) == (True, 0, 1)


@rule("uprising-RV-39", "uprising-RV-28")
@SEATS
def test_income_in_another_players_turn_buys_too(seats):
    seen = table_with(
        seats,
        me={"swordmaster": True, "solari": 6},
        a={"hand": ["reconnaissance"]},
        control={"arrakeen": RIVAL_SEAT[seats]},
    )
    seen.table.send("a", "reconnaissance", to="arrakeen")
    assert (seen.me.solari, seen.me.vp) == (0, 1)
