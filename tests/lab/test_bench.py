"""The bench measures what it says."""

from sietch.kernel import rng
from sietch.lab import bench
from support.tiny import BAZAAR, PRIZES, Award


def test_the_numbers_are_there_and_hang_together():
    speed = bench.bench(BAZAAR, 3, seconds=0.15)
    assert (speed.game, speed.seats) == ("bazaar", 3)
    # Three seats give two sealed answers in each of three rounds, and more in the windows.
    assert speed.decisions_per_s > 18 * speed.games_per_s > 0
    assert speed.clones_per_s > 0
    assert 500 < speed.bytes_per_state < 20_000
    assert set(speed.to_dict()) == {
        *("game", "seats", "compiled", "decisions_per_s", "games_per_s", "clones_per_s", "bytes_per_state"),
    }


def test_compiled_means_that_the_kernel_is_an_extension_module(monkeypatch):
    monkeypatch.setattr(rng, "__file__", "kernel/rng.cpython-311.so")
    assert bench.is_compiled()
    monkeypatch.setattr(rng, "__file__", "kernel/rng.py")
    assert not bench.is_compiled()


def test_positions_are_taken_from_whole_games():
    positions = bench.sample_positions(BAZAAR, 3, None, 1)
    assert len(positions) >= 200
    assert len({s.digest() for s in positions}) > 150


def test_a_position_weighs_more_with_more_in_it_and_nothing_for_what_is_printed():
    s = BAZAAR.new(None, 3, 1)
    before = bench.state_bytes(s)
    s.discard.extend(range(300, 400))
    heavier = bench.state_bytes(s)
    assert heavier > before + 100 * 28
    s.stack.append(Award(0, PRIZES[0]))
    with_frame = bench.state_bytes(s)
    s.stack.append(Award(0, PRIZES[1]))
    twice = bench.state_bytes(s)
    # Another prize costs nothing, another frame does; a frame that is shared counts once.
    assert 0 < twice - with_frame <= 200
    s.stack.append(s.stack[-1])
    assert bench.state_bytes(s) - twice <= 64
