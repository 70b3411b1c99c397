"""The Rivals of Uprising: what a House Hagal card makes them do, and what they do with what they have."""

from __future__ import annotations

import sietch.imperium.frames.agent as agent
import sietch.imperium.frames.rivals as rivals
import sietch.imperium.resolve as resolve
from sietch.imperium.defs import (
    BASINS,
    CONFLICT_THREE,
    CONFLICTS,
    DEEP_DESERT,
    FREMEN_TWO,
    GUILD_TWO,
    POSTS,
    RIVAL_CARDS,
    SPACES,
    HagalCard,
    RivalCard,
)
from sietch.imperium.effects import (
    Effect,
    Named,
)
from sietch.imperium.gains import gain
from sietch.imperium.handlers import handler
from sietch.imperium.sandworms import can_summon, detonate, summon
from sietch.imperium.spies import place_spy, recall_spy
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import ALLIANCE_LEVEL, FACTIONS, FREMEN, SPACING_GUILD, SPICE, SPIES_EACH
from sietch.imperium.tracks import gain_influence

LAST_LEVEL = 3
NEEDED_INFLUENCE = 2


def card_of(p: Player) -> RivalCard:
    return RIVAL_CARDS[p.rival]


def start_turn(s: ImperiumState, p: Player) -> None:
    """Nothing has been recruited or deployed in this turn yet."""
    p.at = -1
    p.recruited = 0
    p.deployed = 0


def reveal(s: ImperiumState, p: Player, limit: int) -> None:
    """Reveal House Hagal cards until one shows a space that can be used. [RV-22, RV-24, RV-25, RV-27]"""
    closed = {space for q in s.players for space in q.agents_at}
    closed.update([q.blocked_space for q in s.players if q.seat != p.seat])
    for revealed in range(1, limit + 1):
        card = rivals.top_card(s)
        if card.posts:
            # A scheme that this Spy sets off comes before the next card.
            s.stack.append(rivals.RevealHagal(p.seat, limit - revealed))
            spy_on_first_free(s, p, list(card.posts))
            return
        space, parts = destination(s, p, card, closed)
        if space >= 0 and space not in closed and not shuns(s, p, SPACES[space].id, SPACES[space].faction):
            send(s, p, card, space, parts)
            return


def destination(s: ImperiumState, p: Player, card: HagalCard, closed: set[int]) -> tuple[int, tuple[Effect, ...]]:
    """Where a card sends this Rival now, and what it gains; -1 when the card cannot be used. [RV-24]"""
    if card.when == CONFLICT_THREE and CONFLICTS[s.conflict_card].level == LAST_LEVEL:
        return card.other_space, card.other_effect
    if card.when == GUILD_TWO and p.influence[SPACING_GUILD] >= NEEDED_INFLUENCE:
        return card.other_space, card.other_effect
    if card.when == FREMEN_TWO and p.influence[FREMEN] < NEEDED_INFLUENCE:
        return -1, ()
    if card.when == DEEP_DESERT and not s.bonus_spice[card.space]:
        return -1, ()
    if card.when == BASINS:
        return best_basin(s, closed), card.effect
    return card.space, card.effect


def best_basin(s: ImperiumState, closed: set[int]) -> int:
    """The free one of Hagga Basin and Imperial Basin with more bonus spice, then with more spice in all."""
    basins = [n for n in s.kit.makers if SPACES[n].id != "deep_desert" and s.bonus_spice[n] and n not in closed]
    if not basins:
        return -1
    best = max([(s.bonus_spice[n], SPACES[n].maker, n) for n in basins])
    return best[2]


POLITE_SPACES = ("dutiful_service", "deliver_supplies", "secrets", "fremkit")


def shuns(s: ImperiumState, p: Player, space: str, faction: int) -> bool:
    """Smart Politics: no influence where it is safely ahead, or hopelessly behind. [RV-18]"""
    if not s.rules.smart_politics or space not in POLITE_SPACES:
        return False
    own = p.influence[faction]
    best_other = max([q.influence[faction] for q in s.players if q.seat != p.seat])
    if s.alliance[faction] == p.seat and own > best_other:
        return True
    return own >= NEEDED_INFLUENCE and best_other - own >= 2


def send(s: ImperiumState, p: Player, card: HagalCard, number: int, parts: tuple[Effect, ...]) -> None:
    """The Rival gains only what the card shows. [RV-23, RV-26, RV-28]"""
    space = SPACES[number]
    p.agents -= 1
    p.agents_at.append(number)
    p.at = number
    if s.sink is not None:
        s.emit("hagal", p.seat, {"card": card.id, "space": space.id})
    s.stack.append(rivals.DeployRival(p.seat, space.combat))
    agent.pay_controller(s, space)
    if space.maker:
        agent.pay_smugglers(s, p, space)
    resolve.begin(s, p, parts)


# -- spies -----------------------------------------------------------------------------------------------------


def spy_on_first_free(s: ImperiumState, p: Player, posts: list[int]) -> None:
    """Place a Spy; the third one brings the other two home and sets the Rival's scheme off. [RV-34]"""
    taken = {post for q in s.players for post in q.spies}
    free = [post for post in posts if post not in taken]
    if not free or len(p.spies) >= SPIES_EACH:
        return
    place_spy(s, p, free[0])
    if len(p.spies) == SPIES_EACH:
        for post in p.spies[:-1]:
            recall_spy(s, p, post)
        if s.sink is not None:
            s.emit("scheme", p.seat, {})
        resolve.begin(s, p, card_of(p).scheme)


def faction_posts(s: ImperiumState, p: Player) -> list[int]:
    """The posts of the four factions in the order that the Rival prefers."""
    return [post for faction in card_of(p).priority for post in s.kit.posts if POSTS[post].icons == 1 << faction]


# -- influence -------------------------------------------------------------------------------------------------


def least(p: Player, factions: int) -> int:
    """The faction with least influence among these, by preference; -1 when there is none. [RV-29]"""
    ordered = [faction for faction in card_of(p).priority if factions >> faction & 1]
    return min(ordered, key=lambda faction: p.influence[faction]) if ordered else -1


def for_alliance(s: ImperiumState, p: Player, n: int) -> int:
    """A faction where so much influence earns an alliance, otherwise the one with least."""
    for faction in card_of(p).priority:
        holder = s.alliance[faction]
        level = p.influence[faction] + n
        if holder != p.seat and level >= ALLIANCE_LEVEL:
            if holder < 0 or level > s.players[holder].influence[faction]:
                return faction
    return least(p, (1 << len(FACTIONS)) - 1)


# -- named effects ---------------------------------------------------------------------------------------------


def rival_influence(s: ImperiumState, p: Player, e: Named) -> None:
    """One influence with the Rival's first, second or third faction."""
    gain_influence(s, p, card_of(p).priority[e.n - 1], 1)


def rival_influence_least(s: ImperiumState, p: Player, e: Named) -> None:
    gain_influence(s, p, least(p, (1 << len(FACTIONS)) - 1), e.n)


def rival_influence_most(s: ImperiumState, p: Player, e: Named) -> None:
    priority = card_of(p).priority
    gain_influence(s, p, max(priority, key=lambda faction: (p.influence[faction], -priority.index(faction))), e.n)


def rival_influence_for_alliance(s: ImperiumState, p: Player, e: Named) -> None:
    gain_influence(s, p, for_alliance(s, p, e.n), e.n)


def rival_signet(s: ImperiumState, p: Player, e: Named) -> None:
    resolve.begin(s, p, card_of(p).signet)


def rival_spy(s: ImperiumState, p: Player, e: Named) -> None:
    spy_on_first_free(s, p, faction_posts(s, p))


def rival_wall(s: ImperiumState, p: Player, e: Named) -> None:
    """A Rival breaks the Shield Wall only when it could ride a worm. [RV-32]"""
    if p.hooks and s.shield_wall:
        detonate(s, p)


def rival_harvest(s: ImperiumState, p: Player, e: Named) -> None:
    """Bonus spice always; then sandworms with Maker Hooks, otherwise the base spice. [RV-31]"""
    space = SPACES[p.at]
    bonus = s.bonus_spice[p.at]
    s.bonus_spice[p.at] = 0
    if bonus:
        gain(s, p, SPICE, bonus)
    if p.hooks and space.worms and can_summon(s, p):
        summon(s, p, space.worms)
    else:
        gain(s, p, SPICE, space.maker)


handler("rival_influence", rival_influence)
handler("rival_influence_least", rival_influence_least)
handler("rival_influence_most", rival_influence_most)
handler("rival_influence_for_alliance", rival_influence_for_alliance)
handler("rival_signet", rival_signet)
handler("rival_spy", rival_spy)
handler("rival_wall", rival_wall)
handler("rival_harvest", rival_harvest)
