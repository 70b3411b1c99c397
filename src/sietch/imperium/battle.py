"""Battle icons: conflict cards that were won, objectives, and pairs of them. [R-CMB-05..07]"""

from __future__ import annotations

from sietch.imperium.defs import CONFLICTS, OBJECTIVES
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import BATTLE_ICONS, NO_BATTLE, WILD
from sietch.imperium.tracks import gain_vp


def take_conflict_card(s: ImperiumState, p: Player) -> None:
    """The winner takes the card; a second one of its icon makes a pair and a victory point."""
    card = s.conflict_card
    s.conflict_card = -1
    icon = CONFLICTS[card].battle
    if s.sink is not None:
        s.emit("take_conflict", p.seat, {"conflict": CONFLICTS[card].id})
    if icon != NO_BATTLE and icon != WILD and _flip_one(p, icon):
        p.won_flipped.append(card)
        _score(s, p, icon)
    else:
        p.won.append(card)


def _flip_one(p: Player, icon: int) -> bool:
    """Turn over a face-up card of this icon, if there is one."""
    for card in p.won:
        if CONFLICTS[card].battle == icon:
            p.won.remove(card)
            p.won_flipped.append(card)
            return True
    if p.objective >= 0 and not p.objective_flipped and OBJECTIVES[p.objective].battle == icon:
        p.objective_flipped = True
        return True
    return False


def _score(s: ImperiumState, p: Player, icon: int) -> None:
    if s.sink is not None:
        s.emit("battle_icons", p.seat, {"battle": BATTLE_ICONS[icon]})
    gain_vp(s, p, 1)


def can_flip(p: Player, icon: int) -> bool:
    """Whether a face-up conflict card has this icon, or the wild one."""
    return any([CONFLICTS[card].battle == icon or CONFLICTS[card].battle == WILD for card in p.won])


def flip_for_point(s: ImperiumState, p: Player, icon: int) -> None:
    """An endgame card turns one conflict card over for a victory point; the wild one only if it must."""
    cards = [card for card in p.won if CONFLICTS[card].battle == icon] or [
        card for card in p.won if CONFLICTS[card].battle == WILD
    ]
    p.won.remove(cards[0])
    p.won_flipped.append(cards[0])
    _score(s, p, icon)


def match_wild_icons(s: ImperiumState) -> None:
    """At the end a wild icon makes a pair with any other face-up icon. [R-CMB-07]"""
    for p in s.players:
        for wild in [card for card in p.won if CONFLICTS[card].battle == WILD]:
            others = [CONFLICTS[card].battle for card in p.won if CONFLICTS[card].battle not in (WILD, NO_BATTLE)]
            if p.objective >= 0 and not p.objective_flipped:
                others.append(OBJECTIVES[p.objective].battle)
            if others and _flip_one(p, others[0]):
                p.won.remove(wild)
                p.won_flipped.append(wild)
                _score(s, p, others[0])
