"""Spies on observation posts: placing, recalling, watching. [R-SPY-01..09]"""

from __future__ import annotations

from sietch.imperium.defs import POSTS, SPACES
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import SPIES_EACH


def spies_in_supply(p: Player) -> int:
    return SPIES_EACH - len(p.spies)


def watching(p: Player, space: int) -> list[int]:
    """The own posts that watch a space."""
    mask = SPACES[space].posts
    return [post for post in p.spies if mask >> post & 1]


def watched_spaces(p: Player) -> int:
    """Bit mask of all spaces that the player's Spies watch."""
    mask = 0
    for post in p.spies:
        for space in POSTS[post].spaces:
            mask |= 1 << space
    return mask


def open_posts(s: ImperiumState, p: Player, icons: int, here: bool, share: bool) -> list[int]:
    """Posts where a Spy may be placed: free ones, or shared with others where an effect says so. [R-SPY-01..03]"""
    taken = {post for q in s.players for post in q.spies if not share or q.seat == p.seat}
    return [post for post in s.kit.posts if post not in taken and suits(p, post, icons, here)]


def suits(p: Player, post: int, icons: int, here: bool) -> bool:
    """Whether a post is one that the effect allows, free or not. [R-SPY-02]"""
    if icons and not POSTS[post].icons & icons:
        return False
    return not here or (p.at >= 0 and SPACES[p.at].posts >> post & 1 == 1)


def recallable(s: ImperiumState, p: Player, icons: int, here: bool, share: bool) -> list[int]:
    """Own Spies that may be recalled to be placed, when none is in supply; so that a post that suits is free then."""
    if open_posts(s, p, icons, here, share):
        return p.spies[:]
    alone = [post for post in p.spies if share or not any([post in q.spies for q in s.players if q.seat != p.seat])]
    return [post for post in alone if suits(p, post, icons, here)]


def can_place(s: ImperiumState, p: Player, icons: int, here: bool, share: bool) -> bool:
    """Whether a Spy can be placed, if need be after recalling one. [R-SPY-01]"""
    if spies_in_supply(p):
        return bool(open_posts(s, p, icons, here, share))
    return bool(recallable(s, p, icons, here, share))


def place_spy(s: ImperiumState, p: Player, post: int) -> None:
    p.spies.append(post)
    if s.sink is not None:
        s.emit("spy", p.seat, {"post": POSTS[post].id})


def recall_spy(s: ImperiumState, p: Player, post: int) -> None:
    """Take a Spy back to the supply; any recall counts for "recalled a Spy this turn". [R-SPY-09]"""
    p.spies.remove(post)
    p.recalled_spy = True
    if s.sink is not None:
        s.emit("recall_spy", p.seat, {"post": POSTS[post].id})


def spying_on_faction(p: Player, faction: int) -> bool:
    return any([POSTS[post].icons >> faction & 1 for post in p.spies])


def spying_on_maker(p: Player) -> bool:
    return any([POSTS[post].maker for post in p.spies])
