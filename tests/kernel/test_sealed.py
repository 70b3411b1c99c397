"""Simultaneous choices: any order of arrival, nothing seen before all are in."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sietch.kernel.rule import IllegalAction
from support.tiny import BAZAAR, BID, PUT_NOTHING

ANSWERS = {0: (BID + 1, PUT_NOTHING), 1: (BID + 3, PUT_NOTHING), 2: (BID + 3, PUT_NOTHING)}
ARRIVALS = sorted(set(permutations([0, 0, 1, 1, 2, 2])))


def arrive(order):
    s = BAZAAR.new(None, 3, "sealed")
    step = dict.fromkeys(ANSWERS, 0)
    for seat in order:
        BAZAAR.apply(s, seat, ANSWERS[seat][step[seat]])
        step[seat] += 1
    return s


def test_every_order_of_arrival_leads_to_the_same_position():
    assert len(ARRIVALS) == 90
    assert len({arrive(order).digest() for order in ARRIVALS}) == 1


@given(st.sampled_from(ARRIVALS), st.integers(0, 5))
def test_half_an_arrival_is_the_same_position_whatever_its_order(order, count):
    assert arrive(order[:count]).digest() == arrive(sorted(order[:count])).digest()


def test_a_seat_that_has_answered_is_not_asked_again():
    s = arrive([1, 1])
    with pytest.raises(IllegalAction):
        BAZAAR.apply(s, 1, BID)
    assert BAZAAR.waiting(s) == (0, 2)


def test_nobody_else_can_see_an_answer_before_all_are_in():
    low, high = BAZAAR.new(None, 3, "sealed"), BAZAAR.new(None, 3, "sealed")
    BAZAAR.apply(low, 0, BID)
    BAZAAR.apply(high, 0, BID + 4)
    for viewer in (1, 2, None):
        assert BAZAAR.view(low, viewer) == BAZAAR.view(high, viewer)
    assert BAZAAR.view(low, 0)["given"] == ["bid 0"]


def test_the_block_is_sealed_until_the_last_answer():
    assert BAZAAR.is_sealed(arrive([0, 0, 1, 1, 2]))
    assert not BAZAAR.is_sealed(arrive([0, 0, 1, 1, 2, 2]))
