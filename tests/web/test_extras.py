"""Classic Dune with everything that both rulebooks have: Spice Harvest, duels, further strongholds and factions."""

from __future__ import annotations

from web.browsing import Server
from web.conftest import Invite

EVERYTHING = {
    "spice_harvest": "on",
    "duel": "on",
    "extra_factions": True,
    "extra_strongholds": "both",
    "treachery_deck": "43",
    "additional_advantages": True,
}


def test_a_game_with_everything_is_played_to_the_end(invite: Invite, server: Server) -> None:
    table = server.table("classic", ["link", "random", "random"], ruleset=EVERYTHING)
    person = invite(server)
    person.visit(table.link(0))
    person.asked_for()
    person.page.get_by_role("heading", name="Spice Harvest").wait_for()  # the Director's table
    assert person.play().why == "over"
    assert person.status == "finished"
