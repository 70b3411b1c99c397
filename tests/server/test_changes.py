"""Patches between views: what was taken apart comes together again, and little is sent."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from sietch import games
from sietch.kernel.contract import random_move
from sietch.kernel.rng import rng_from_seed
from sietch.server.changes import apply, difference

leaves = st.one_of(st.none(), st.booleans(), st.integers(2, 4), st.text("ab", max_size=2))
names = st.text("abc", min_size=1, max_size=1)
values = st.recursive(
    leaves,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(names, inner, max_size=3)),
    max_leaves=12,
)
tables = st.dictionaries(names, values, max_size=3)


@given(tables, tables)
def test_a_patch_leads_from_any_table_to_any_other(old: dict[str, object], new: dict[str, object]) -> None:
    assert apply(old, difference(old, new)) == new


def test_patches_of_a_game_are_small_and_rebuild_every_view() -> None:
    for name in games.GAMES:
        game = games.find(name)
        s = game.new(None, 4, "patches")
        rng = rng_from_seed("patches")
        view, whole, sent = game.view(s, 0), 0, 0
        for _ in range(150):
            game.apply(s, *random_move(game, s, rng))
            patch = difference(view, game.view(s, 0))
            view = apply(view, patch)
            assert view == game.view(s, 0)
            whole += len(msgspec.json.encode(view))
            sent += len(msgspec.json.encode(patch))
        assert sent < whole / 5
