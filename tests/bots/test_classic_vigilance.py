"""The checker that watches whether players see a victory coming."""

from __future__ import annotations

from sietch.bots import make_bot
from sietch.classic.atlas import ARRAKEEN, CARTHAG, TUEKS_SIETCH
from sietch.classic.game import GAME
from sietch.lab.simulate import play_game
from sietch.lab.vigilance import Watch, Watcher, menaces, watch, watch_game, ways_in
from support.classic import Table
from support.classic_battle import marching, moving, ship

THREE = {"carthag": 5, "arrakeen": 5, "tueks_sietch": 5}
HELD = (CARTHAG, ARRAKEEN, TUEKS_SIETCH)


def stood_by(**guild: object) -> Table:
    return moving(
        *("guild", "harkonnen", "emperor"),
        guild={"forces": {"polar_sink": 3}, "spice": 5, **guild},
        harkonnen={"forces": THREE},
        emperor={"forces": {}, "spice": 0},
    )


def test_a_side_that_stands_alone_in_enough_strongholds_is_a_menace_to_all_others() -> None:
    table = stood_by()
    harkonnen = 1 << table.seat("harkonnen")
    assert menaces(table.s, table.seat("guild")) == [(harkonnen, HELD)]
    assert menaces(table.s, table.seat("harkonnen")) == []
    ship(table, "guild", "carthag", 1)
    assert menaces(table.s, table.seat("emperor")) == []


def test_a_seat_has_a_chance_when_it_can_land_or_march_there_and_none_without_spice_or_way() -> None:
    table = stood_by()
    seat = table.seat("guild")
    assert ways_in(table.s, seat, GAME.options(table.s, seat), HELD)
    poor = stood_by(spice=0)
    assert not ways_in(poor.s, seat, GAME.options(poor.s, seat), HELD)
    walking = marching(
        *("guild", "harkonnen", "emperor"),
        guild={"forces": {"old_gap@9": 3}, "tanks": 17, "spice": 0},
        harkonnen={"forces": THREE},
        emperor={"forces": {}, "spice": 0},
    )
    assert ways_in(walking.s, seat, GAME.options(walking.s, seat), HELD)
    assert not ways_in(walking.s, seat, GAME.options(walking.s, seat), (TUEKS_SIETCH,))


def test_whoever_looks_on_is_named_and_whoever_goes_in_is_not() -> None:
    for acts in (False, True):
        table = stood_by()
        watcher = Watcher()
        seat = table.seat("guild")
        watcher.before(table.s, seat, GAME.options(table.s, seat))
        if acts:
            ship(table, "guild", "carthag", 1)
        else:
            table.play("guild pass")
        watcher.after(table.s)
        table.s.winners = [table.seat("harkonnen")]
        assert watcher.onlookers(table.s) == (([], [seat]) if acts else ([seat], []))


def test_players_who_move_at_random_are_caught_looking_on() -> None:
    assert watch(40, bot="random").ignored


def test_heuristic_players_ignore_no_victory_that_they_could_dispute() -> None:
    seen = watch(12, seed="vigilance")
    assert seen.games == 12
    assert seen.menaces > 0
    assert seen.ignored == []


def test_only_victories_by_strongholds_are_counted_as_such() -> None:
    """Two heuristic players, and for comparison the same games played without anybody watching."""
    for index in range(4):
        seen = Watch()
        watch_game(seen, 2, f"pair/{index}", "fr1992_advanced", "heuristic")
        bots = [make_bot("heuristic", f"pair/{index}/{letter}", "classic") for letter in "ab"]
        outcome, _ = play_game(GAME, "fr1992_advanced", bots, f"pair/{index}")
        assert (seen.games, seen.stronghold_wins) == (1, outcome.reason == "strongholds")
        assert seen.averted <= seen.menaces
