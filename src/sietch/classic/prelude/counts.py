"""What must be true of the prelude: every card is somewhere, and nowhere twice."""

from __future__ import annotations

from sietch.classic.prelude.decks import ACCESS_CARDS, ACCESS_COPIES, HARVEST_TURNS, HARVESTS, SHARES, least_sum
from sietch.classic.prelude.desk import Desk
from sietch.classic.prelude.report import supply, undivided, without_share
from sietch.classic.state import ClassicState


def harvest_violations(s: ClassicState, desk: Desk, found: list[str]) -> None:
    if sorted([*desk.harvests, *desk.drawn, *desk.reported]) != sorted(HARVESTS):
        found.append("the harvest cards are not all there")
    counts = [0] * ACCESS_CARDS
    for pile in (desk.access, desk.row, desk.spent, *desk.hands):
        for card in pile:
            counts[card] += 1
    if counts != ACCESS_COPIES:
        found.append("the access cards are not all there")
    pairs = [
        (desk.drawn, desk.drawn_known),
        (desk.access, desk.access_known),
        (desk.row, desk.row_known),
        *zip(desk.hands, desk.hands_known, strict=True),
    ]
    if any(len(cards) != len(known) for cards, known in pairs):
        found.append("what is known about the cards of the harvest does not match them")
    for seat, hand in enumerate(desk.hands_known):
        if any(not known >> seat & 1 for known in hand):
            found.append("somebody has not seen an access card of their own")
    if not 0 <= desk.turn <= HARVEST_TURNS or s.turn:
        found.append("the harvest is out of its turn")
    if desk.turn and not 0 <= desk.director < s.seats:
        found.append("nobody is Director")
    if desk.announced > desk.total():
        found.append("the Director has announced more than there is")
    if desk.announced >= 0:
        _shares(s, desk, found)
    for p in s.players:
        if p.forces or p.elites or p.hand:
            if desk.spent:
                continue  # garrisons are being placed
            found.append(f"{p.sheet.id} has come to Dune too early")


def _shares(s: ClassicState, desk: Desk, found: list[str]) -> None:
    left = supply(s, desk)
    if min(left) < 0:
        found.append("there are more share cards than were printed")
    if least_sum(left, len(without_share(s, desk))) > undivided(desk):
        found.append("more is given out than was announced")
    if desk.shares[desk.director] >= 0 or any(kind >= len(SHARES) for kind in desk.shares):
        found.append("the Director has a share")
