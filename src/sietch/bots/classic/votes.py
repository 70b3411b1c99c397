"""The meeting of CHOAM: whose share to look at, and what a vote for or against the report is likely to bring."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.directors import lies_about, tells_truth
from sietch.bots.classic.outlook import Outlook
from sietch.classic.actions import LOOK, PASS, VOTE_AGAINST, VOTE_FOR
from sietch.classic.prelude.decks import FEE, HARVEST_TURNS, HARVESTS, SHARES
from sietch.classic.prelude.desk import Desk
from sietch.classic.prelude.seats import desk_of, receivers, right_of
from sietch.classic.terms import FACTIONS

TWO_CARDS: Final = 0.6  # how likely a report about two cards is a lie
A_YEAR_AS_DIRECTOR: Final = 2.0  # what the post brings beyond a share


def peek_share(o: Outlook) -> int:
    """The share of whoever has most to lose or to gain: the richest."""
    found = [action for action in o.options if LOOK <= action < LOOK + FACTIONS]
    if not found:
        return PASS
    o.why("classicbot-harvest_peek")
    return max(found, key=lambda action: (o.s.players[o.s.seat(action - LOOK)].spice, -action))


def vote(o: Outlook) -> int:
    """A certain share against a part of the rest, if the report is a lie and enough others say so."""
    desk = desk_of(o.s)
    voters = receivers(o.s)
    share = SHARES[desk.shares[o.seat]]
    known = {seat: SHARES[desk.shares[seat]] for seat in voters if desk.shares_known[seat] >> o.seat & 1}
    proved = len(known) == len(voters) and sum(known.values()) != desk.announced
    lie, harvest = (1.0, float(desk.announced)) if proved else suspicion(desk)
    if against(o, desk, known, lie, harvest) > share:
        o.why("classicbot-harvest_caught" if proved else "classicbot-harvest_against")
        return VOTE_AGAINST
    o.why("classicbot-harvest_for", {"n": share})
    return VOTE_FOR


def suspicion(desk: Desk) -> tuple[float, float]:
    """How likely the report is less than was drawn, and what was drawn if it is."""
    said = desk.announced
    if len(desk.drawn) > 1:
        return TWO_CARDS, 1.5 * said
    left = [card for card in HARVESTS if card]
    for card in desk.reported:
        if card in left:
            left.remove(card)
    honest = sum([tells_truth(card) for card in left if card == said])
    lies = [(card, lies_about(card, said)) for card in left if card > said]
    weight = sum([chance for _, chance in lies])
    if not weight:
        return (0.0 if honest else 1.0), float(max(said, 1))
    return weight / (weight + honest), sum([card * chance for card, chance in lies]) / weight


def against(o: Outlook, desk: Desk, known: dict[int, int], lie: float, harvest: float) -> float:
    """What a vote against is likely to bring."""
    others = [seat for seat in receivers(o.s) if seat != o.seat]
    needed = (len(others) + 1) // 2  # votes against beside one's own that make a majority
    unknown = [seat for seat in others if seat not in known]
    rest = desk.announced - sum(known.values())
    guess = max(0.0, rest / len(unknown)) if unknown else 0.0
    fair = desk.announced / (len(others) + 1)
    angry = [anger(float(known.get(seat, 0)) if seat in known else guess, fair) for seat in others]
    chances = votes_against(angry)
    brings = 0.0
    for count in range(needed, len(others) + 1):
        fed = (len(others) - count) * guess
        brings += chances[count] * max(0.0, harvest + FEE - fed) / (count + 1)
    if right_of(o.s, desk.director) == o.seat:
        brings += sum(chances[needed:]) * A_YEAR_AS_DIRECTOR * (HARVEST_TURNS - desk.turn)
    return lie * brings


def anger(share: float, fair: float) -> float:
    """How likely somebody with a share votes against the report."""
    if share <= 0:
        return 0.9
    return 0.15 if share >= fair else 0.6 - 0.45 * share / fair


def votes_against(chances: list[float]) -> list[float]:
    """How likely none, one, two ... of some voters vote against."""
    found = [1.0]
    for chance in chances:
        longer = [part * (1.0 - chance) for part in found] + [0.0]
        for count, part in enumerate(found):
            longer[count + 1] += part * chance
        found = longer
    return found


def award_odd(o: Outlook) -> int:
    o.why("classicbot-harvest_odd")
    return PASS
