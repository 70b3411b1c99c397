"""Classic Dune with six seats, two of them people: one game to its end, with what makes it what it is.

Bots have played up to a battle between the two. From there on the people call a traitor, make a deal, ally, and stop
somebody with a Karama, each in a browser of their own.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from sietch import games
from sietch.classic.cards import KARAMA, WORM
from sietch.classic.terms import FACTION_IDS
from web.browsing import Person, Server
from web.conftest import Invite
from web.moments import Moment, before

STEPS = 200  # answers until something comes that must come in this turn or the next
STOP = "play karama"
# A Karama is kept for a window, and an ally is not left.
NOT_NOW = ("karama_rate", "karama_free", "karama_special", "leave")


def can(state: Any, seat: int, options: Sequence[str]) -> bool:
    """One of two who fight can call a traitor, the other holds a Karama, and next turn there will be a nexus."""
    if "call_traitor" not in options or state.spice_deck[-1:] != [WORM]:
        return False
    others = [other for other in state.stack[-1].asked if other != seat]
    return len(others) == 1 and KARAMA in state.players[others[0]].hand


class Two:
    """The two people, what they have chosen, and who is who."""

    def __init__(self, moment: Moment, invite: Invite, server: Server) -> None:
        other = next(seat for seat in moment.state.stack[-1].asked if seat != moment.seat)
        table = server.play_on(
            moment.record, ["link" if seat in (moment.seat, other) else "heuristic" for seat in range(6)]
        )
        self.people = invite(server), invite(server)
        self.faction = {
            person: str(FACTION_IDS[moment.state.players[seat].faction])
            for person, seat in zip(self.people, (moment.seat, other), strict=True)
        }
        self.chosen: dict[Person, list[str]] = {person: [] for person in self.people}
        for person, seat in zip(self.people, (moment.seat, other), strict=True):
            person.visit(table.link(seat))
            person.page.locator("[data-status=playing]").wait_for()

    def other(self, person: Person) -> Person:
        return self.people[1 - self.people.index(person)]

    def until_offered(self, what: str) -> tuple[Person, Person]:
        """Both play until one is asked and may do this about the other; gives that one first."""
        for step, person in zip(range(STEPS), self._asked(), strict=False):
            offer = f"section.mine .option[data-notation='{what} {self.faction[self.other(person)]}']"
            if person.page.locator(offer).count():
                return person, self.other(person)
            self.chosen[person] += person.play(most=1, seed=step, prefer=[STOP], avoid=NOT_NOW, waits=False).chosen
        raise AssertionError(f"nobody was offered to {what}")

    def _asked(self) -> Iterator[Person]:
        """Whoever of the two is asked, again and again."""
        for person in itertools.cycle(self.people):
            if person.page.locator("section.mine .option:not([disabled])").count():
                yield person
            else:
                person.page.wait_for_timeout(20)

    def to_the_end(self) -> None:
        for person in self.people:
            friend = self.faction[self.other(person)]
            person.begin(seed=self.people.index(person), prefer=[STOP, f"join {friend}"], avoid=NOT_NOW)
        for person in self.people:
            self.chosen[person] += person.end().chosen

    @contextlib.contextmanager
    def hearing(self, sentence: str) -> Iterator[None]:
        """What happens meanwhile is in the logs of both, once more than before."""
        lines = [person.page.get_by_role("log").get_by_text(sentence) for person in self.people]
        before = [line.count() for line in lines]
        yield
        for line, count in zip(lines, before, strict=True):
            line.nth(count).wait_for()

    def name(self, person: Person) -> str:
        return str(games.speech("classic", "en", 6).vocabulary()["faction"][self.faction[person]])


def test_a_traitor_a_deal_an_alliance_and_a_karama_in_one_game(invite: Invite, server: Server) -> None:
    two = Two(before("classic", can), invite, server)
    caller, accused = two.people

    # Both answer in secret; whoever cannot call is asked as well, so that nobody can tell.
    caller.asked_for()
    with two.hearing(f"is a traitor of {two.name(caller)}"):
        caller.choose("call_traitor")
        accused.asked_for()
        accused.choose("pass")

    # A deal: a promise for a promise.
    host, guest = two.until_offered("deal")
    with two.hearing(f"{two.name(guest)} accepts the deal"):
        for step in (f"deal {two.faction[guest]}", "promise alliance", "want alliance", "offer"):
            host.choose(step)
        guest.choose(f"accept {two.faction[host]}")  # although it is not asked anything now

    # The alliance that they have promised each other.
    host, guest = two.until_offered("invite")
    with two.hearing(f"{two.name(guest)} allies with {two.name(host)}"):
        host.choose(f"invite {two.faction[guest]}")
        guest.asked_for()
        guest.choose(f"join {two.faction[host]}")
    talk_in_secret(host, guest)

    two.to_the_end()
    assert {person.status for person in two.people} == {"finished"}
    stopper = next(person for person in two.people if STOP in two.chosen[person])
    for person in two.people:
        person.page.get_by_role("button", name="Filter").click()  # it may have been long ago
        person.page.get_by_role("searchbox", name="Words").fill("stops this")
        person.page.get_by_role("log").get_by_text(f"{two.name(stopper)} plays Karama against").first.wait_for()
    assert won(caller.read()) == won(accused.read()) != []


def talk_in_secret(host: Person, guest: Person) -> None:
    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("To whom").select_option(index=1)
    host.page.get_by_label("Say something").fill("The Guild must not win.")
    host.page.get_by_role("button", name="Send", exact=True).click()
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_text("The Guild must not win.", exact=True).wait_for()
    for person in (host, guest):
        person.page.get_by_role("tab", name="Log").click()


def won(strings: list[str]) -> list[str]:
    return [text for text in strings if text.endswith(" won.")]
