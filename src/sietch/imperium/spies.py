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
    found: list[int] = []
    for post in s.kit.posts:
        if post in taken:
            continue
        if icons and not POSTS[post].icons & icons:
            continue
        if here and not (p.at >= 0 and SPACES[p.at].posts >> post & 1):
            continue
        found.append(post)
    return found


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
