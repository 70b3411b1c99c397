"""Games that bots play, and what every game asks of its heuristic bot."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from sietch.bots import make_bot
from sietch.bots.base import Bot
from sietch.imperium.text import ImperiumSpeech
from sietch.kernel.game import Game, Perspective
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.state import State
from sietch.text import LANGUAGES
from support.imperium import Table

S = TypeVar("S", bound=State)
Ruleset = Mapping[str, Any] | str | None
Watch = Callable[[S, int, int], None]

LONGEST = 30_000  # actions; a game that takes more does not end
# Words that are English and nothing else, wherever they stand.
ENGLISH = re.compile(
    r"\b(the|and|with|which|though|that|then|won|times|for|costs?|better|worth|nothing|other|visit|reveal|missed|troops?|"
    r"cards?|spice|water|swords?|victory|influence with|bot|spy|spies|sandworms?|contracts?|hooks|wall|team|"
    r"ally|track)\b"
)


def heuristics(game: Game[S], seats: int) -> list[Bot]:
    """A heuristic bot for every seat, each with its own luck."""
    return [make_bot("heuristic", seat, game.name) for seat in range(seats)]


def play(
    game: Game[S],
    bots: Sequence[Bot],
    seed: int | str,
    ruleset: Ruleset = None,
    watch: Watch[S] | None = None,
    until: Callable[[S], bool] = lambda s: False,
    compare_every: int = 1,
) -> S:
    """A whole game, or its beginning; `watch` sees each state, seat and chosen action before it is carried out.

    One thought in `compare_every` is looked at for whether it left the position alone.
    """
    s = game.new(ruleset, len(bots), seed)
    for step in range(LONGEST):
        if not s.stack or until(s):
            return s
        seat = game.waiting(s)[0]
        compare = step % compare_every == 0
        before = s.digest() if compare else 0
        action = bots[seat].choose(Perspective(game, s, seat), None)
        assert not compare or s.digest() == before, "thinking changed the position"
        if watch is not None:
            watch(s, seat, action)
        game.apply(s, seat, action)
    raise AssertionError("the game does not end")


def chosen(table: Table, seat: int = 0, bot: Bot | None = None) -> str:
    """What the heuristic bot does in a position, in notation."""
    bot = bot or make_bot("heuristic", 0, table.game.name)
    return table.game.actions.notation(bot.choose(Perspective(table.game, table.s, seat), None))


def wins_among_random(game: Game[S], seats: int, games: int, ruleset: Ruleset = None, compare_every: int = 1) -> int:
    """How often one heuristic bot, in each seat in turn, wins against players who move at random."""
    wins = 0
    for number in range(games):
        own = number % seats
        bots = [make_bot("random", f"{number}/{seat}", game.name) for seat in range(seats)]
        bots[own] = make_bot("heuristic", number, game.name)
        outcome = game.outcome(play(game, bots, f"beats {number}", ruleset, compare_every=compare_every))
        assert outcome is not None
        wins += own in outcome.winners
    return wins


# -- what is asked of every heuristic bot ----------------------------------------------------------------------------


def check_every_choice_is_explained(game: Game[S], seats: int, seed: int | str, ruleset: Ruleset = None) -> None:
    """The bots play legally to the end, and say a sentence about each choice."""
    bots = heuristics(game, seats)

    def explained(s: S, seat: int, action: int) -> None:
        words = bots[seat].explain()
        assert words
        assert words.endswith(".")

    assert game.outcome(play(game, bots, seed, ruleset, explained)) is not None


def check_the_same_seed_plays_the_same_game(game: Game[S], seats: int, ruleset: Ruleset = None) -> None:
    """Bots with equal seeds make the same moves in the same game."""
    games: list[list[int]] = []
    for _ in range(2):
        moves: list[int] = []
        games.append(moves)
        end = play(game, heuristics(game, seats), "twice", ruleset, lambda s, seat, action: games[-1].append(action))
        moves.append(end.digest())
    assert games[0] == games[1]


def check_hidden_things_change_no_choice(game: Game[S], seats: int, seed: int | str, ruleset: Ruleset = None) -> None:
    """At every question a second bot is shown a position in which all hidden things lie differently."""
    rng = rng_from_seed(f"elsewhere/{seed}")
    others = heuristics(game, seats)

    def same(s: S, seat: int, action: int) -> None:
        elsewhere = game.determinize(s, seat, rng)
        assert others[seat].choose(Perspective(game, elsewhere, seat), None) == action

    play(game, heuristics(game, seats), seed, ruleset, same)


def check_every_language_gives_the_reasons(game: Game[S], seats: int, seed: int | str, ruleset: Ruleset) -> None:
    """Each choice is named and reasoned in all languages or in none, and no reason has a word of English in it."""
    bots = heuristics(game, seats)

    def explained(s: S, seat: int, action: int) -> None:
        question = Perspective(game, s, seat).question
        assert bots[seat].explain() == bots[seat].explain("en")
        reasoned = set()
        for lang in LANGUAGES:
            words = bots[seat].explain(lang)
            assert words is not None
            label = ImperiumSpeech(lang, game.name, seats).action(action, question).rstrip(".")
            assert words.startswith(label)
            assert words.endswith(".")
            assert lang == "en" or not ENGLISH.search(words[len(label) :]), words
            reasoned.add(words != f"{label}.")
        assert len(reasoned) == 1

    assert game.outcome(play(game, bots, seed, ruleset, explained)) is not None


# -- positions that the base game and Uprising share -----------------------------------------------------------------


def check_takes_the_second_influence(lay_out: Callable[..., Table], conflict: str) -> None:
    """With Diplomacy in hand the Agent goes where a second influence is a victory point, and the bot says so."""
    hand = ["diplomacy", "dune_desert_planet"]
    table = lay_out(seats=4, conflict=conflict, a={"hand": hand, "influence": {"bene_gesserit": 1}, "garrison": 0})
    bot = make_bot("heuristic", 0, table.game.name)
    assert chosen(table, bot=bot) == "play diplomacy"
    table.do("a play diplomacy")
    assert chosen(table, bot=bot) == "to secrets"
    assert bot.explain() == (
        "Send the Agent to Secrets: 1 intrigue card and a second influence with the Bene Gesserit, which is a victory "
        "point, though Diplomacy is missed at the reveal."
    )


def check_plays_a_combat_card_where_it_wins(lay_out: Callable[..., Table], card: str) -> None:
    """A card for three troops in the Conflict is kept against two and against eight, and played against four."""

    def answer(rival: int) -> str:
        a = {"conflict": 3, "intrigue": [card]}
        return chosen(lay_out(seats=3, conflict="siege_of_arrakeen", phase="combat", a=a, b={"conflict": rival}))

    assert answer(2) == "pass"
    assert answer(8) == "pass"
    assert answer(4) == f"intrigue {card}"
