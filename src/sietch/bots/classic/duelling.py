"""In the arena: whom to send, how much to stake, when to strike and when to leave."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.kanly import blades, followers
from sietch.bots.classic.outlook import Outlook
from sietch.classic.actions import (
    AGAINST,
    DONE,
    DUEL_CARD,
    EDGE,
    ELITE,
    LEADER,
    MOST_ELITES,
    MOST_TOKENS,
    PASS,
    REVIVE,
    SECOND,
    SPACE,
    SUPPORT,
)
from sietch.classic.duel.arena import NEIGHBOUR, NOWHERE, RING, SPACE_IDS, blocked, edge_between, within
from sietch.classic.duel.bout import NOBODY, Bout
from sietch.classic.duel.cards import (
    DUEL_CARDS,
    HAND_LIMIT,
    HONOUR,
    JUMP_OBSTACLE,
    KNIFE,
    KNIFE_RANGE,
    PLACE_OBSTACLE,
    REMOVE_OBSTACLE,
    THREE_ACTIONS,
)
from sietch.classic.duel.fight import DuelTurn
from sietch.classic.sheets import LEADERS, ORDINARY
from sietch.classic.state import Player
from sietch.classic.terms import HOME

ARMED: Final = 2  # attacks in hand that make a duel worth winning
WEARY: Final = 24  # turns after which a duel is better left alone
FEW: Final = 2  # living leaders that make another one worth more than tokens
FAR: Final = 9


def champion(o: Outlook) -> int:
    """The best leader to win with, the least to lose with; the principal character only when nobody else is left."""
    mine = followers(o, o.seat)
    if not mine:
        o.why("classicbot-last_leader")
        return o.options[0]
    strong = blades(o, o.seat) >= ARMED
    o.why("classicbot-champion" if strong else "classicbot-expendable")
    best = sorted(mine, key=lambda leader: (o.s.rules.strength(leader), -leader))
    return LEADER + (best[-1] if strong else best[0])


def distance(start: int, end: int, obstacles: int) -> int:
    """Steps from one space to another."""
    for steps in range(1, FAR):
        if end in within(start, steps, obstacles):
            return steps
    return 0 if start == end else FAR


def place(o: Outlook) -> int:
    """As far from the others as can be."""
    bout = o.s.duels().fight()
    others = [space for space in bout.spaces if space != NOWHERE]
    o.why("classicbot-keep_away")
    return max(
        o.options,
        key=lambda action: (min([distance(action - SPACE, there, 0) for there in others], default=0), -action),
    )


def support(o: Outlook) -> int:
    """Half of what there is: it saves the champion, and what is not struck comes back."""
    o.why("classicbot-support")
    wanted = (o.me.spice + 1) // 2
    return min(o.options, key=lambda action: (abs(action - SUPPORT - wanted), action))


def side(o: Outlook) -> int:
    """An ally first, otherwise the better armed; with the leader who is missed least."""
    leaders = [action for action in o.options if LEADER <= action < LEADER + LEADERS]
    if leaders:
        o.why("classicbot-expendable")
        return min(leaders, key=lambda action: (o.s.rules.strength(action - LEADER), action))
    if PASS in o.options:
        o.why("classicbot-stay_out")
        return PASS
    o.why("classicbot-take_side")
    return max(o.options, key=lambda action: (_favour(o, o.s.players[o.s.seat(action - SECOND)]), -action))


def _favour(o: Outlook, p: Player) -> int:
    duels = o.s.duels()
    bout = duels.fight()
    staked = bout.support[bout.fighters.index(p.seat)]
    return (100 if o.side >> p.seat & 1 else 0) + staked + 2 * len(duels.hands[p.seat])


def reward(o: Outlook) -> int:
    """A leader when few are left, then tokens, then spice."""
    alive = len([leader for leader in followers(o, o.seat) if o.s.leaders[leader] == HOME])
    leaders = [action for action in o.options if LEADER <= action < LEADER + LEADERS]
    if leaders and alive <= FEW:
        o.why("classicbot-reward_leader")
        return max(leaders, key=lambda action: (o.s.rules.strength(action - LEADER), -action))
    for family, most in ((ELITE, MOST_ELITES), (REVIVE, MOST_TOKENS)):
        tokens = [action for action in o.options if family < action <= family + most]
        if tokens:
            o.why("classicbot-reward_tokens")
            return max(tokens)
    o.why("classicbot-reward_spice")
    return DONE


# -- the fight ----------------------------------------------------------------------------------------------------


def turn(o: Outlook) -> int:
    """Strike when possible, close in with a blade, draw cards without one, and leave when it is lost."""
    frame = o.frame
    assert isinstance(frame, DuelTurn)
    bout = o.s.duels().fight()
    me = frame.place
    held = [action - DUEL_CARD for action in o.options if DUEL_CARD <= action < DUEL_CARD + DUEL_CARDS]
    if HONOUR in held and in_danger(o, bout, me):
        o.why("classicbot-honour")
        return DUEL_CARD + HONOUR
    attacks = [card for card in held if card <= KNIFE]
    if attacks:
        o.why("classicbot-strike")
        return DUEL_CARD + attacks[0]
    walks = [action - SPACE for action in o.options if SPACE <= action < SPACE + len(SPACE_IDS)]
    if frame.left >= 2:
        for space in walks:
            if strikes_from(o, bout, me, space):
                o.why("classicbot-close_in")
                return SPACE + space
    if THREE_ACTIONS in held and blades(o, o.seat):
        o.why("classicbot-three_actions")
        return DUEL_CARD + THREE_ACTIONS
    if bout.turns > WEARY:
        o.why("classicbot-weary")
        return PASS
    here = bout.spaces[me]
    if len(o.s.duels().hands[o.seat]) < HAND_LIMIT:
        inward = [space for space in walks if RING[space] > RING[here]]
        if inward:
            o.why("classicbot-draw_card")
            return SPACE + inward[0]
        outward = [space for space in walks if RING[space] < RING[here]]
        if outward and frame.left >= 2:
            o.why("classicbot-draw_card")
            return SPACE + outward[0]
    return _manoeuvre(o, bout, me, held, walks)


def _manoeuvre(o: Outlook, bout: Bout, me: int, held: list[int], walks: list[int]) -> int:
    """Nothing to gain at once: get rid of useless cards, or walk towards whoever can be struck."""
    for card in (REMOVE_OBSTACLE, JUMP_OBSTACLE):
        if card in held:
            o.why("classicbot-free_hand")
            return DUEL_CARD + card
    if PLACE_OBSTACLE in held and not blades(o, o.seat):
        o.why("classicbot-free_hand")
        return DUEL_CARD + PLACE_OBSTACLE
    if walks and blades(o, o.seat):
        o.why("classicbot-close_in")
        return SPACE + min(walks, key=lambda space: (_nearest(bout, me, space), space))
    o.why("classicbot-wait")
    return PASS


def _nearest(bout: Bout, me: int, space: int) -> int:
    others = [bout.spaces[place] for place in bout.standing() if place != me]
    return min([distance(space, there, bout.obstacles) for there in others], default=FAR)


def strikes_from(o: Outlook, bout: Bout, me: int, space: int) -> bool:
    """Whether a card in hand would hit somebody from a space."""
    hand = o.s.duels().hands[o.seat]
    for card in hand:
        if card < KNIFE:
            there = NEIGHBOUR[space][card]
            if there != NOWHERE and not blocked(bout.obstacles, space, there) and bout.at(there) not in (NOBODY, me):
                return True
        elif card == KNIFE:
            near = within(space, KNIFE_RANGE, bout.obstacles)
            if any(place != me and bout.spaces[place] in near for place in bout.standing()):
                return True
    return False


def in_danger(o: Outlook, bout: Bout, me: int) -> bool:
    """Whether one more blow may be the last, or the principal character is in the arena without a blade."""
    left = bout.strength[me] + bout.support[me]
    blows = [bout.strength[place] for place in bout.standing() if place != me and bout.is_shown(place)]
    if bout.champions[me] >= ORDINARY and not blades(o, o.seat):
        return True
    return bool(blows) and max(blows) >= left


def parry(o: Outlook) -> int:
    """A blow for a blow, whenever there is the card for it."""
    o.why("classicbot-parry" if len(o.options) > 1 else "classicbot-nothing_to_play")
    return o.options[-1]


def throw(o: Outlook) -> int:
    """At the weakest, who falls first."""
    bout = o.s.duels().fight()
    o.why("classicbot-weakest_rival")

    def left(action: int) -> int:
        place = bout.fighters.index(o.s.seat(action - AGAINST))
        return bout.support[place] + (bout.strength[place] if bout.is_shown(place) else FAR)

    return min(o.options, key=left)


def obstacle(o: Outlook) -> int:
    """Between oneself and whoever stands next to it."""
    bout = o.s.duels().fight()
    here = bout.spaces[bout.fighters.index(o.seat)]
    o.why("classicbot-obstacle")
    for there in NEIGHBOUR[here]:
        if there != NOWHERE and bout.at(there) != NOBODY and EDGE + edge_between(here, there) in o.options:
            return EDGE + edge_between(here, there)
    return o.options[-1]


def clear(o: Outlook) -> int:
    """The obstacle in one's own way."""
    bout = o.s.duels().fight()
    here = bout.spaces[bout.fighters.index(o.seat)]
    o.why("classicbot-clear_way")
    for there in NEIGHBOUR[here]:
        if there != NOWHERE and EDGE + edge_between(here, there) in o.options:
            return EDGE + edge_between(here, there)
    return o.options[0]


def jump(o: Outlook) -> int:
    """Towards the centre if possible."""
    o.why("classicbot-clear_way")
    return max(o.options, key=lambda action: (RING[action - SPACE], -action))
