"""Nobody's options, questions or views depend on what they may not know, and nobody's cards show in what happens."""

from __future__ import annotations

import pytest

from sietch.classic.game import GAME
from sietch.classic.state import ClassicState
from sietch.kernel.contract import random_move, redraws, sealed_secrecy_fault, secrets_fault
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.lab.rulesets import Ruleset, random_ruleset


def watch(ruleset: Ruleset | str, seats: int, name: str, steps: int, every: int) -> None:
    """Play at random, and look now and then whether anybody sees what they may not know."""
    s = GAME.new(ruleset, seats, name)
    rng = rng_from_seed(f"watch/{name}")
    redrawn = False
    for step in range(steps):
        if step % every == 0:
            for check in (secrets_fault, sealed_secrecy_fault):
                fault = check(GAME, s, rng)
                assert fault is None, f"{name}, step {step}: {fault}"
            redrawn = redrawn or redraws(GAME, s, rng)
        GAME.apply(s, *random_move(GAME, s, rng))
        if not s.stack:
            break
    assert redrawn


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("series", range(2))
def test_games_under_rulesets_drawn_at_random(seats: int, series: int) -> None:
    ruleset = random_ruleset(GAME, seats, rng_from_seed(f"secrets/{seats}/{series}"))
    watch(ruleset, seats, f"secrets {seats} {series}", steps=900, every=23)


@pytest.mark.parametrize(("preset", "seats"), [("fr1992", 4), ("italian_advanced", 6)])
def test_the_first_steps_of_a_game_one_by_one(preset: str, seats: int) -> None:
    watch(preset, seats, f"steps {preset}", steps=90, every=1)


def with_other_cards(s: ClassicState, seat: int, rng: Rng) -> ClassicState:
    """The same position, but for which cards the seat holds that nobody else has seen."""
    other = s.clone()
    other.menu = None
    p = other.players[seat]
    for place, known in enumerate(p.hand_known):
        free = [i for i, seen in enumerate(other.deck_known) if not seen and other.deck[i] not in p.lacks]
        if known == 0 and free:
            swap = rng.choice(free)
            p.hand[place], other.deck[swap] = other.deck[swap], p.hand[place]
    return other


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_happens_next_does_not_betray_which_cards_are_held(seats: int) -> None:
    """An action that shows no card leads to the same questions whatever the hand is."""
    compared = 0
    for seed in range(3):
        s = GAME.new("fr1992_advanced", seats, f"next/{seed}")
        rng = rng_from_seed(f"next/{seats}/{seed}")
        steps = 0
        while s.stack and steps < 500:
            steps += 1
            seat = GAME.waiting(s)[0]
            action = rng.choice(GAME.options(s, seat))
            if s.turn and s.players[seat].hand and not shows_a_card(action):
                here, there = s.clone(), with_other_cards(s, seat, rng)
                if action in GAME.options(there, seat):
                    GAME.apply(here, seat, action)
                    GAME.apply(there, seat, action)
                    assert asked(here) == asked(there), GAME.actions.notation(action)
                    if not GAME.is_sealed(s):
                        assert GAME.view(here, None) == GAME.view(there, None), GAME.actions.notation(action)
                    compared += 1
            GAME.apply(s, seat, action)
    assert compared > 200


def asked(s: ClassicState) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in GAME.pending(s)]


CARD_WORDS = ("play", "weapon", "defense", "hero", "keep", "discard", "give", "karama_with", "karama_free")
FATEFUL = ("karama_rate", "karama_special", "count", "against", "holds", "bid", "max", "leader", "dial", "support")


def shows_a_card(action: int) -> bool:
    """Whether an action names a card, or has an outcome that may well depend on the hand."""
    return GAME.actions.word(action) in (*CARD_WORDS, *FATEFUL)
