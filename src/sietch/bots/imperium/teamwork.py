"""Teams of six: whom a commander acts through, what goes to which teammate, and who takes the better reward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sietch.bots.imperium.influence import allys_influence, personal_loss, personal_worth
from sietch.bots.imperium.intrigue import combat_worth, standing_worth
from sietch.bots.imperium.market import acquisition_worth
from sietch.bots.imperium.odds import odds_of
from sietch.bots.imperium.outlook import Outlook, solari_worth, spice_worth
from sietch.bots.imperium.prices import COMBAT_SWORDS, REVEAL_SWORDS, VP, total
from sietch.bots.imperium.rebellion import FLIPPING, contract_worth, has_icon
from sietch.bots.imperium.turns import card_worth, plan_of
from sietch.bots.imperium.worth import REBELLION, gain_worth, keeping_worth
from sietch.imperium.defs import CARDS
from sietch.imperium.effects import Named
from sietch.imperium.frames.combat import rank
from sietch.imperium.frames.command import (
    Concede,
    Contribute,
    Give,
    GiveContract,
    Reinforce,
    Share,
    ThreatenOrNot,
    allies_of,
    teammates,
)
from sietch.imperium.frames.personal import ChooseTrack
from sietch.imperium.plots import playable
from sietch.imperium.sending import can_send
from sietch.imperium.terms import COMBAT, FREMEN, SOLARI, SPICE, WATER

Scorer = Callable[[Outlook, int], float]

REVEALING: Final = 0.01  # to reveal is worth nothing by itself: swords only say through whom
GIVING: Final = 0.1  # a gift has to help more than it costs
AFFORDED: Final = 1.5  # a gift with which a teammate can pay for a Swordmaster or a seat
DENIED: Final = 0.4  # a card of the Throne Row is out of the other team's reach
ICON_GIVEN: Final = 0.5 * VP
ICON_CARDS: Final = {card: icon for icon, card in FLIPPING.items()}


# -- commanders ----------------------------------------------------------------------------------------------------


def activate(o: Outlook, seat: int) -> float:
    """The ally who makes most of the commander's turn: by the best visit, or by swords if there is none."""
    me = o.me
    before = me.ally
    me.ally = seat
    view = Outlook(o.s, o.seat)
    value = _best_visit(view, o) if can_send(me) else 0.0
    if value <= 0:
        swords = odds_of(view).sword_worth() * total([REVEAL_SWORDS[card] for card in me.hand])
        o.note(swords, "bot-swords_for_ally")
        value = REVEALING * swords
    me.ally = before
    return value


def _best_visit(view: Outlook, o: Outlook) -> float:
    """The best visit through the ally of `view`; its reasons are noted for `o`."""
    most, best = 0.0, -1
    for (card, _), value in plan_of(view).best.items():
        if value > most:
            most, best = value, card
    if best >= 0 and o.notes is not None:
        view.notes = o.notes
        card_worth(view, best)
        view.notes = None
    return most


def fight_for(o: Outlook, seat: int) -> float:
    """In combat a commander turns to the other ally when the cards in hand do more there."""
    me = o.me
    before = me.ally
    me.ally = seat
    view = Outlook(o.s, o.seat)
    hand = [card for card in playable(o.s, me, COMBAT) if COMBAT_SWORDS[card]]
    value = max([combat_worth(view, card, hand) for card in hand], default=-1.0)
    me.ally = before
    o.note(value, "bot-changes_conflict")
    return value


def own_track(o: Outlook, _: int) -> float:
    frame = o.frame
    assert isinstance(frame, ChooseTrack)
    return personal_worth(o, frame.n)


def fall_on_own_track(o: Outlook, _: int) -> float:
    return -personal_loss(o)


def track_on_board(o: Outlook, faction: int) -> float:
    frame = o.frame
    assert isinstance(frame, ChooseTrack)
    return allys_influence(o, faction, frame.n)


def share(o: Outlook, place: int) -> float:
    """Of two gifts each goes to where it is worth more."""
    frame = o.frame
    assert isinstance(frame, Share)
    notes = o.notes
    o.notes = None
    value = _shared(o, frame.first, frame.first_count, frame.second, frame.second_count, place == 1)
    o.notes = notes
    o.note(value, "bot-shared")
    return value


def _shared(o: Outlook, first: int, first_count: int, second: int, second_count: int, swapped: bool) -> float:
    ally = o.of(o.body.seat)
    taker, other = (ally, o) if swapped else (o, ally)
    return gain_worth(taker, first, first_count) + gain_worth(other, second, second_count)


def give_contract(o: Outlook, seat: int) -> float:
    """Two contracts for two allies: each to whoever is more likely to make something of it."""
    frame = o.frame
    assert isinstance(frame, GiveContract)
    value = contract_worth(o.of(seat), frame.contract)
    if frame.second >= 0:
        value += total([contract_worth(o.of(other), frame.second) for other in frame.left if other != seat])
    o.note(value, "bot-contract_for_ally")
    return value


def to_throne_row(o: Outlook, card: int) -> float:
    """The card that somebody of the team wants most, out of the others' reach."""
    wanted = max([acquisition_worth(o.of(p.seat), card) for p in o.team()])
    o.note(wanted, "bot-throne_row")
    return wanted


# -- goods ---------------------------------------------------------------------------------------------------------


def gift_worth(giver: Outlook, taker: Outlook, resource: int, n: int) -> float:
    """What handing something over is worth to the team."""
    value = gain_worth(taker, resource, n) + _lost(giver, resource, n) - GIVING
    if resource == SOLARI and giver.me.solari < giver.solari_knee:
        has, price = taker.me.solari, taker.solari_knee
        if has < price <= has + n:
            value += AFFORDED * taker.late
    return value


def _lost(o: Outlook, resource: int, n: int) -> float:
    if resource == SOLARI:
        return solari_worth(o, -n)
    return spice_worth(o, -n) if resource == SPICE else -gain_worth(o, resource, n)


def best_gift(giver: Outlook, taker: Outlook) -> float:
    """The best that one can hand to the other, if anything."""
    best = 0.0
    for resource, held in ((SOLARI, giver.me.solari), (SPICE, giver.me.spice), (WATER, giver.me.water)):
        for n in range(1, held + 1):
            best = max(best, gift_worth(giver, taker, resource, n))
    return best


def trade_with(o: Outlook, seat: int) -> float:
    """Both may give: what helps the one more than the other misses it."""
    notes = o.notes
    o.notes = None
    value = best_gift(o, o.of(seat)) + best_gift(o.of(seat), o) - GIVING
    value += max([card_gift_worth(o, seat, card) for card in o.me.intrigue], default=0.0)
    o.notes = notes
    o.note(value, "bot-trade")
    return value


def _give(o: Outlook, resource: int, n: int) -> float:
    frame = o.frame
    assert isinstance(frame, Give)
    notes = o.notes
    o.notes = None
    value = gift_worth(o, o.of(frame.taker), resource, n)
    o.notes = notes
    o.note(value, "bot-gift")
    return value


def give_solari(o: Outlook, n: int) -> float:
    return _give(o, SOLARI, n)


def give_spice(o: Outlook, n: int) -> float:
    return _give(o, SPICE, n)


def give_water(o: Outlook, n: int) -> float:
    return _give(o, WATER, n)


def give_intrigue(o: Outlook, card: int) -> float:
    frame = o.frame
    assert isinstance(frame, Give)
    value = card_gift_worth(o, frame.taker, card)
    o.note(value, "bot-gift")
    return value


def card_gift_worth(o: Outlook, seat: int, card: int) -> float:
    """Commanders win no Conflicts: their cards for battle icons are for an ally who has such an icon."""
    icon = ICON_CARDS.get(card, -1)
    if icon < 0 or not o.me.commander:
        return -1.0
    return ICON_GIVEN if has_icon(o.s.players[seat], icon) else -1.0


def threaten(o: Outlook, _: int) -> float:
    """Seven spice of the team for a victory point."""
    frame = o.frame
    assert isinstance(frame, ThreatenOrNot)
    value = threat_worth(o, frame.price, frame.card)
    o.note(value, "bot-team_spice")
    return value


def threat_worth(o: Outlook, price: int, card: int) -> float:
    """The point, less what the spice would be worth to those who give it."""
    value = VP - keeping_worth(o, card)
    missing = price
    for p in [o.me, *allies_of(o.s, o.me)]:
        given = min(p.spice, missing)
        if given:
            value += spice_worth(o.of(p.seat), -given)
        missing -= given
    return value if missing <= 0 else 0.0


def contribute(o: Outlook, n: int) -> float:
    """Give if the team gets there, as much as the next ally would rather not."""
    frame = o.frame
    assert isinstance(frame, Contribute)
    rest = frame.missing - n
    value = spice_worth(o, -n) if n else 0.0
    if rest:
        if frame.next_ally < 0 or o.s.players[frame.next_ally].spice < rest:
            return value
        value += spice_worth(o.of(frame.next_ally), -rest)
    value += VP
    o.note(value, "bot-team_spice")
    return value


# -- the Conflict --------------------------------------------------------------------------------------------------


def reinforce(o: Outlook, n: int) -> float:
    """Three recruits between two allies: to whoever can do most with them."""
    frame = o.frame
    assert isinstance(frame, Reinforce)
    value = _split(o, n, frame.count)
    o.note(value, "bot-fresh_troops")
    return value


def _split(o: Outlook, n: int, count: int) -> float:
    first, second = sorted([p.seat for p in allies_of(o.s, o.me)])
    return _recruits_worth(o.of(first), n) + _recruits_worth(o.of(second), count - n)


def _recruits_worth(o: Outlook, n: int) -> float:
    """Troops that may march at once."""
    came = min(n, o.me.supply)
    return came * o.troop + odds_of(o).best_deployment(came)[0]


def concede(o: Outlook, _: int) -> float:
    """Two allies are level: let the teammate have the better place."""
    value = _settled(o, o.seat)
    o.note(value, "bot-concede")
    return value


def concede_nothing(o: Outlook, _: int) -> float:
    """Take the better place if the teammate will step back, who is asked next unless that has been done."""
    frame = o.frame
    assert isinstance(frame, Concede)
    value = _settled(o, -1)
    if not frame.last:
        value = max(value, _settled(o, frame.other))
    o.note(value, "bot-concede")
    return value


def _settled(o: Outlook, behind: int) -> float:
    """What the team is given when that ally steps back, or nobody does."""
    s = o.s
    if behind >= 0:
        s.conceded.append(behind)
    rewards = rank(s)
    if behind >= 0:
        s.conceded.pop()
    notes = o.notes
    o.notes = None
    value = standing_worth(o, rewards)
    o.notes = notes
    return value


# -- named effects -------------------------------------------------------------------------------------------------


def _reinforcing(o: Outlook, e: Named) -> float:
    value = max([_split(o, n, e.n) for n in range(e.n + 1)])
    o.note(value, "bot-fresh_troops")
    return value


def _trading(o: Outlook, e: Named) -> float:
    return max([0.0, *[trade_with(o, p.seat) for p in teammates(o.s, o.me)]])


def _allies_recruit(o: Outlook, e: Named) -> float:
    return o.troop * sum([min(e.n, p.supply) for p in allies_of(o.s, o.me)])


def _share_shipment(o: Outlook, e: Named) -> float:
    return max(_shared(o, WATER, 1, SOLARI, 2, False), _shared(o, WATER, 1, SOLARI, 2, True))


def _share_desert_gifts(o: Outlook, e: Named) -> float:
    return max(_shared(o, WATER, 1, SPICE, 1, False), _shared(o, WATER, 1, SPICE, 1, True))


def _contracts_to_allies(o: Outlook, e: Named) -> float:
    """One of the two contracts that lie open for each ally."""
    allies = allies_of(o.s, o.me)
    value = 0.0
    for i, number in enumerate(o.s.contract_row[: len(allies)]):
        value += contract_worth(o.of(allies[i].seat), number)
    o.note(value, "bot-contract")
    return value


def _throne_row_worth(o: Outlook, e: Named) -> float:
    if not any([not CARDS[card].factions >> FREMEN & 1 for card in o.s.row]):
        return 0.0
    return DENIED * o.progress


def _rising(o: Outlook, e: Named) -> float:
    return personal_worth(o, 1)


def _threatening(o: Outlook, e: Named) -> float:
    value = max(0.0, threat_worth(o, e.n, e.card))
    if value:
        o.note(value, "bot-team_spice")
    return value


REBELLION.update(
    {
        "reinforce": _reinforcing,
        "trade": _trading,
        "allies_recruit": _allies_recruit,
        "share_shipment": _share_shipment,
        "share_desert_gifts": _share_desert_gifts,
        "contracts_to_allies": _contracts_to_allies,
        "to_throne_row": _throne_row_worth,
        "threaten_spice": _threatening,
        "rise_on_own_track": _rising,
    }
)

TEAM_SCORERS: Final[dict[str, Scorer]] = {
    "ally": activate,
    "personal": own_track,
    "reinforce": reinforce,
    "give_solari": give_solari,
    "give_spice": give_spice,
    "give_water": give_water,
    "give_intrigue": give_intrigue,
}

# Where a question of teams takes an answer that means something else elsewhere.
TEAM_BY_FRAME: Final[dict[tuple[str, str], Scorer]] = {
    ("CombatTurn", "ally"): fight_for,
    ("TradeWith", "ally"): trade_with,
    ("Concede", "ally"): concede,
    ("Concede", "skip"): concede_nothing,
    ("ChooseTrack", "faction"): track_on_board,
    ("ChooseLoss", "personal"): fall_on_own_track,
    ("GiveContract", "ally"): give_contract,
    ("Share", "choose"): share,
    ("ThreatenOrNot", "pay"): threaten,
    ("Contribute", "give_spice"): contribute,
    ("ToThroneRow", "set_aside"): to_throne_row,
}
