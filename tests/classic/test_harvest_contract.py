"""Random preludes of Spice Harvest under the checks of the kernel's contract."""

from __future__ import annotations

import pytest

from sietch.classic.game import GAME
from sietch.classic.rules import needed_for
from sietch.kernel.contract import CHEAP, DEEP, apply_check, random_move
from sietch.kernel.rng import rng_from_seed

RULES = {"additional_advantages": True, "deals": False}


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize(("way", "auction"), [("on", "aloud"), ("to_the_right", "sealed")])
def test_nobody_sees_or_does_in_the_prelude_what_they_may_not(seats: int, way: str, auction: str) -> None:
    name = f"harvest {seats} {way}"
    s = GAME.new({"spice_harvest": way, "auction": auction, **RULES, **needed_for(seats)}, seats, name)
    rng, draws = rng_from_seed(f"moves/{name}"), rng_from_seed(f"checks/{name}")
    step = 0
    while s.harvest is not None:
        for check in [*CHEAP, *DEEP] if step % 11 == 0 else CHEAP:
            fault = apply_check(check, GAME, s, draws)
            assert fault is None, f"{name}, step {step}, {type(s.stack[-1]).__name__}: {fault}"
        GAME.apply(s, *random_move(GAME, s, rng))
        step += 1
    assert step > 50
    assert "harvest" not in s.dump()


def test_a_game_without_the_prelude_has_no_trace_of_it() -> None:
    s = GAME.new(None, 3, 1)
    assert s.harvest is None
    assert "harvest" not in s.dump()
    assert all("harvest" not in GAME.view(s, seat) for seat in (0, 1, 2, None))
