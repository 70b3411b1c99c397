"""A newcomer starts a game with one click and plays it to its end against bots."""

from __future__ import annotations

import pytest

from sietch import games
from web.browsing import Server
from web.conftest import Invite


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_a_newcomer_plays_to_the_end(game: str, invite: Invite, server: Server) -> None:
    person = invite(server)
    person.play_now(game)
    played = person.play()
    assert played.acted > 20
    assert person.status == "finished"
    assert "won" in person.page.locator("[data-status=finished]").inner_text()
