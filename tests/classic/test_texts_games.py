"""Whole games of classic Dune, told in three languages: nothing that happens lacks its words."""

import pytest

from classic.test_texts import EVENTS, NAMES, QUESTIONS, RAW
from sietch.bots import make_bot
from sietch.classic.game import GAME
from sietch.classic.text import ClassicSpeech
from sietch.kernel.event import Event
from sietch.kernel.game import Perspective
from sietch.text import LANGUAGES

EVERYTHING = {
    "preset": "fr1992_advanced",
    "auction": "sealed",
    "emperor_pays_revival": True,
    "factions": "choose",
    "pass_is_final": False,
    "storm_cards_on_turn_one": True,
    "groups_gather": "sector",
}
GAMES = [
    ("fr1992", 6, 1),
    ("fr1992_advanced", 6, 2),
    ("italian", 5, 3),
    ("italian_advanced", 6, 4),
    (EVERYTHING, 6, 5),
    ({"preset": "italian_advanced", "treachery_deck": "43", "residual_poison": "discards"}, 6, 6),
    ("long", 3, 7),
    ("tournament", 4, 8),
    (None, 2, 9),
    ({"preset": "fr1992", "duel": "on"}, 6, 10),
    ({"preset": "fr1992_advanced", "duel": "on", "principal_strength": "8"}, 5, 11),
]


class Teller:
    """Says everything of a game in three languages, and what it said only once."""

    def __init__(self):
        self.words = [ClassicSpeech(lang) for lang in LANGUAGES]
        self.said = set()

    def listen(self, game, s, seat, perspective):
        question = perspective.question
        assert set(question.about) in [set(about) for about in QUESTIONS[question.kind]]
        lines = [speech.question(question) for speech in self.words]
        for action in perspective.options:
            if self.new(question.kind, action):
                lines += [speech.action(action, question) for speech in self.words]
        for action, reason in game.unavailable(s, seat):
            if self.new("why", question.kind, action, reason.message):
                for speech in self.words:
                    lines += [speech.action(action, question), speech.reason(reason).partition(" [")[0]]
        assert all(lines)
        wrong = [line for line in lines if RAW.search(line)]
        assert wrong == []

    def tell(self, event, viewer):
        seen = event.seen_by(viewer)
        assert set(seen) - {"kind", "seat"} in [set(facts) for facts in EVENTS[event.kind]]
        for speech in self.words:
            line = speech.event(seen, NAMES)
            assert line
            assert not RAW.search(line), line

    def new(self, *what):
        if what in self.said:
            return False
        self.said.add(what)
        return True


@pytest.mark.parametrize(("ruleset", "seats", "seed"), GAMES)
def test_a_whole_game_is_told_in_three_languages(ruleset, seats, seed):
    teller = Teller()
    events: list[Event] = []
    s = GAME.new(ruleset, seats, f"words/{seed}", events.append)
    bots = [make_bot("random", f"words/{seed}/{seat}", "classic") for seat in range(seats)]
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        perspective = Perspective(GAME, s, seat)
        teller.listen(GAME, s, seat, perspective)
        GAME.apply(s, seat, bots[seat].choose(perspective, None), events.append)
    for number, event in enumerate(events):
        teller.tell(event, None)
        teller.tell(event, number % seats)
        if 0 <= event.seat < seats:
            teller.tell(event, event.seat)
    assert events[-1].kind == "game_over"
