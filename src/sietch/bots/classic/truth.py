"""Cards for any moment that are about what others know and may do: Truthtrance, Cone of Silence, the stolen hand."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.auction import card_worth
from sietch.bots.classic.hearsay import in_pay
from sietch.bots.classic.outlook import Outlook, nearest, tokens_at
from sietch.bots.classic.strongholds import needed, presence
from sietch.classic.actions import (
    AGAINST,
    BRIBED,
    COUNT,
    DONE,
    GIVE,
    HOLDS,
    KARAMA_SPECIAL,
    MOST_TOKENS,
    NO,
    PASS,
    TRUTH,
    YES,
)
from sietch.classic.anytime import AskTruth
from sietch.classic.cards import KARAMA
from sietch.classic.plans import available_leaders
from sietch.classic.sheets import LEADER_IDS, LEADER_STRENGTH
from sietch.classic.state import Player
from sietch.classic.terms import FACTIONS, HARKONNEN, MOVEMENT, SPICE_BLOW
from sietch.classic.victory import victory_territories

DOUBTFUL: Final = 0.04
HAND_TO_STEAL: Final = 3


def opponent(o: Outlook) -> tuple[Player | None, int]:
    """Whom this seat meets in a stronghold this turn, and where."""
    for territory in victory_territories(o.s):
        if tokens_at(o.me, territory) == (0, 0) or o.s.coexists(o.seat, territory):
            continue
        for p in o.foes:
            if tokens_at(p, territory) != (0, 0) and not o.s.coexists(p.seat, territory):
                return p, territory
    return None, -1


def champion(o: Outlook, territory: int) -> int:
    """The leader this seat would send; -1 when it has none."""
    found = available_leaders(o.s, o.me, territory)
    return max(found, key=lambda leader: LEADER_STRENGTH[leader]) if found else -1


def seek_truth(o: Outlook) -> int:
    """Before a battle for a stronghold, ask whether one's best leader is bought; PASS when there is no need."""
    if o.s.phase != MOVEMENT or o.kind not in ("Muster", "FinishMovement"):
        return PASS
    p, territory = opponent(o)
    if p is None or TRUTH + p.faction not in o.options:
        return PASS
    leader = champion(o, territory)
    if leader < 0 or not DOUBTFUL <= in_pay(o, leader, p) < 1.0:
        return PASS
    o.why("classicbot-truthtrance", {"leader": LEADER_IDS[leader]})
    return TRUTH + p.faction


def ask_truth(o: Outlook) -> int:
    frame = o.frame
    assert isinstance(frame, AskTruth)
    _, territory = opponent(o)
    leader = champion(o, territory if territory >= 0 else 0)
    if leader >= 0 and BRIBED + leader in o.options:
        o.why("classicbot-ask_bribed")
        return BRIBED + leader
    o.why("classicbot-ask_karama")
    return HOLDS + KARAMA


def answer_aloud(o: Outlook) -> int:
    """A question in words that a player of rules of thumb does not understand."""
    o.why("classicbot-answer")
    return NO if NO in o.options else YES


def seek_silence(o: Outlook, cone: int) -> int:
    """The Cone of Silence at a nexus, when others are about to ally their way to victory; PASS otherwise."""
    if o.s.phase != SPICE_BLOW or o.kind != "NexusTurn" or cone not in o.options:
        return PASS
    if any(o.s.invited) and _victory_by_alliance(o):
        o.why("classicbot-cone")
        return cone
    return PASS


def _victory_by_alliance(o: Outlook) -> bool:
    """Whether two sides that court each other would hold enough together."""
    for p in o.foes:
        for q in o.foes:
            if p.seat != q.seat and o.s.invited[p.seat] >> q.seat & 1:
                side = p.allies | q.allies | 1 << p.seat | 1 << q.seat
                if presence(o, side) >= needed(o, side):
                    return True
    return False


def silence(o: Outlook) -> int:
    """Everybody who may be named is silenced, the nearest to victory first."""
    found = [action for action in o.options if AGAINST <= action < AGAINST + FACTIONS]
    if not found:
        return DONE
    o.why("classicbot-cone")
    return max(found, key=lambda action: presence(o, 1 << o.s.seat(action - AGAINST)))


def steal_hand(o: Outlook) -> int:
    """The Harkonnen take a big hand for a poor one; PASS when it is not worth a Karama."""
    if KARAMA_SPECIAL not in o.options or o.me.faction != HARKONNEN or o.kind != "Bidding":
        return PASS
    poor = [card for card in o.me.hand if card != KARAMA and card_worth(o, card) < 2.0]
    fat = max([len(p.hand) for p in o.foes], default=0)
    if len(poor) >= 2 and fat >= HAND_TO_STEAL:
        o.why("classicbot-steal")
        return KARAMA_SPECIAL
    return PASS


def swap(o: Outlook) -> int:
    """Whose hand, how many of it, and what goes back."""
    first = o.options[0]
    if AGAINST <= first < AGAINST + FACTIONS:
        foes = [action for action in o.options if not o.side >> o.s.seat(action - AGAINST) & 1] or o.options
        best = max(foes, key=lambda action: len(o.s.players[o.s.seat(action - AGAINST)].hand))
        o.why("classicbot-steal")
        return best
    if COUNT <= first <= COUNT + MOST_TOKENS:
        poor = len([card for card in o.me.hand if card_worth(o, card) < 2.0])
        o.why("classicbot-steal")
        return nearest(o.options, COUNT, COUNT + MOST_TOKENS, max(1, poor))
    worst = min(o.options, key=lambda action: card_worth(o, action - GIVE))
    o.why("classicbot-throw_away")
    return worst
