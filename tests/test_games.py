"""Games are found by name."""

import pytest

from sietch.games import GAMES, UnknownGame, find
from support.tiny import BAZAAR


def test_a_game_is_found_by_its_name(monkeypatch):
    monkeypatch.setitem(GAMES, "bazaar", lambda: BAZAAR)
    assert find("bazaar") is BAZAAR


def test_an_unknown_game_gets_a_hint():
    with pytest.raises(UnknownGame, match=r"unknown game 'imperum'; did you mean 'imperium'\?"):
        find("imperum")
    with pytest.raises(UnknownGame, match=r"unknown game 'xyz'; known are .*imperium"):
        find("xyz")
