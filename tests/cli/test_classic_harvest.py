"""Spice Harvest in the terminal: the Director's table, envelopes and access cards."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from sietch.classic.actions import ACTIONS
from sietch.classic.game import GAME
from sietch.cli.boards import board_for
from sietch.cli.table.screens import Decision
from sietch.cli.words import Words
from sietch.kernel.contract import random_move
from sietch.kernel.game import Perspective
from sietch.kernel.rng import rng_from_seed
from sietch.text import LANGUAGES
from support.harvest import PLAIN, harvest, report

WIDTHS = (80, 120)


def drawn(what: RenderableType, width: int = 80) -> str:
    file = StringIO()
    Console(file=file, width=width, highlight=False, markup=False, emoji=False).print(what)
    return file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_drawn_within_the_width(lang: str) -> None:
    met: set[str] = set()
    words = Words("classic", lang, 6)
    board = board_for("classic", words)
    for seed in range(4):
        rng = rng_from_seed(f"drawn/{seed}")
        s = GAME.new({"spice_harvest": "on", "additional_advantages": True}, 6, seed)
        while s.harvest is not None:
            for question in GAME.pending(s):
                if question.kind in met:
                    continue
                met.add(question.kind)
                view = GAME.view(s, question.seat)
                asked = Perspective(GAME, s, question.seat)
                why = GAME.unavailable(s, question.seat)
                form = Decision(question, asked.options, why, ACTIONS.notations, words, board, view)
                for width in WIDTHS:
                    for part in (board.whole(view), board.glance(view), board.brief(view), form.draw(view, "A")):
                        assert all(len(line) <= width for line in drawn(part, width).splitlines())
            GAME.apply(s, *random_move(GAME, s, rng))
    assert met >= {"BidForDesk", "Announce", "GiveShare", "Vote", "AccessBidding", "TradeTurn", "LayGarrisons"}


def test_the_directors_table_shows_envelopes_and_to_each_their_own_share() -> None:
    table = harvest(*PLAIN, director="emperor", harvests=[12])
    report(table, "emperor", 9, bene_gesserit=4, harkonnen=5)
    board = board_for("classic", Words("classic", "en", 3))
    own, other, spectator = [drawn(board.glance(table.view(who))) for who in ("harkonnen", "emperor", None)]
    assert "year 1 of 5 · Director: Emperor" in own
    assert "Announced: 9 spice" in own
    assert "share 5" in own
    assert "share 4" not in own
    assert "Drawn: 12 spice" in other
    assert "share 4" in other
    assert "Drawn" not in spectator
    assert "share 5" not in spectator
    assert spectator.count("share unseen") == 2
