"""Classic Dune with six seats and two people: what makes it what it is, done by the people in their browsers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sietch.classic.terms import FACTION_IDS
from web.browsing import Person, Server
from web.conftest import Invite
from web.moments import Moment, before


def seated(moment: Moment, other: int, invite: Invite, server: Server) -> tuple[Person, Person]:
    """Who can act, and somebody else, at a table that goes on from there; bots have the other seats."""
    seats = ["link" if seat in (moment.seat, other) else "random" for seat in range(6)]
    table = server.play_on(moment.record, seats)
    people = invite(server), invite(server)
    for person, seat in zip(people, (moment.seat, other), strict=True):
        person.visit(table.link(seat))
        person.page.locator("[data-status=playing]").wait_for()
    return people


def faction(state: Any, seat: int) -> str:
    return str(FACTION_IDS[state.players[seat].faction])


def tells(person: Person, sentence: str) -> None:
    """The log says so."""
    person.page.get_by_role("log").get_by_text(sentence).first.wait_for()


def test_a_traitor(invite: Invite, server: Server) -> None:
    def can(state: Any, seat: int, options: Sequence[str]) -> bool:
        return "call_traitor" in options

    moment = before("classic", can)
    accused_seat = next(seat for seat in moment.state.stack[-1].asked if seat != moment.seat)
    caller, accused = seated(moment, accused_seat, invite, server)
    caller.asked_for()
    caller.choose("call_traitor")
    # Both answer in secret; whoever cannot call is asked as well, so that nobody can tell.
    accused.asked_for()
    accused.choose("pass")
    for person in (caller, accused):
        tells(person, "Treason!")


def test_a_karama_window(invite: Invite, server: Server) -> None:
    def can(state: Any, seat: int, options: Sequence[str]) -> bool:
        return "play karama" in options and type(state.stack[-1]).__name__ == "KaramaWindow"

    moment = before("classic", can)
    victim = moment.state.stack[-1].victim
    stopper, stopped = seated(moment, victim, invite, server)
    assert "Karama" in stopper.asked_for()
    stopper.choose("play karama")
    for person in (stopper, stopped):
        tells(person, "and stops this")


def test_an_alliance_and_a_deal(invite: Invite, server: Server) -> None:
    def can(state: Any, seat: int, options: Sequence[str]) -> bool:
        # Whoever begins the nexus, so that nobody has been asked before.
        return any(option.startswith("invite") for option in options) and state.stack[-1].place == 0

    moment = before("classic", can)
    state = moment.state
    order = state.stack[-1].order
    guest_seat = order[1]
    host, guest = seated(moment, guest_seat, invite, server)
    mine, theirs = faction(state, moment.seat), faction(state, guest_seat)
    # A deal: a promise for a promise.
    host.asked_for()
    for step in (f"deal {theirs}", "promise no_karama", "want no_traitor_call", "offer"):
        host.choose(step)
    guest.choose(f"accept {mine}")  # although it is not asked anything now
    for person in (host, guest):
        tells(person, "accepts the deal")
    # The alliance.
    host.choose(f"invite {theirs}")
    guest.asked_for()
    guest.choose(f"join {mine}")
    for person in (host, guest):
        tells(person, "allies with")
    # Allies may talk in secret.
    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("To whom").select_option(index=1)
    host.page.get_by_label("Say something").fill("The Guild must not win.")
    host.page.get_by_role("button", name="Send", exact=True).click()
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_text("The Guild must not win.", exact=True).wait_for()
