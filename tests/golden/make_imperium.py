"""Plays the recorded games of tests/golden/imperium again from their seeds and writes the files anew.

    cd tests && python -m golden.make_imperium

See support/golden.py before you do.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sietch.imperium.game import GAME
from support.golden import Recipe, write

FOLDER = Path(__file__).parent / "imperium"

PAUL = "paul_atreides"
LETO = "duke_leto_atreides"
BARON = "baron_vladimir_harkonnen"
RABBAN = "glossu_rabban"
HELENA = "helena_richese"
ILBAN = "count_ilban_richese"
ARIANA = "countess_ariana_thorvald"
MEMNON = "earl_memnon_thorvald"


def recipes() -> Iterator[Recipe]:
    """All recorded games."""
    r, h = "random", "heuristic"
    # Alone: every difficulty with either bot, and every leader that can be a Rival.
    for number, (difficulty, leader, rivals) in enumerate(
        [
            ("mercenary", PAUL, [RABBAN, MEMNON]),
            ("sardaukar", HELENA, [LETO, BARON]),
            ("mentat", BARON, [ILBAN, ARIANA]),
            ("kwisatz_haderach", ARIANA, [MEMNON, LETO]),
        ]
    ):
        rules = {"difficulty": difficulty, "leaders": [leader], "rivals": rivals}
        yield Recipe(f"1-{difficulty}-random", [r], rules, 100 + number)
        yield Recipe(f"1-{difficulty}-heuristic", [h], rules, 110 + number)
    yield Recipe("1-choose", [h], {"leaders": "choose"}, 120)
    yield Recipe("1-rival-signet-asks", [h], {"rival_signet_asks": True, "rivals": [LETO, BARON]}, 121)
    yield Recipe("1-rivals-hold-by-troops", [h], {"rivals_hold_by_troops": True, "difficulty": "mentat"}, 122)
    # Two: either seat as First Player, House Hagal in between.
    for number, leaders in enumerate([[PAUL, RABBAN], [LETO, ARIANA], [HELENA, BARON], [MEMNON, ILBAN]]):
        yield Recipe(f"2-{number + 1}-random", [r, r], {"leaders": leaders}, 200 + number)
        yield Recipe(f"2-{number + 1}-heuristic", [h, h], {"leaders": leaders}, 210 + number)
    yield Recipe("2-mixed", [h, r], {}, 220)
    yield Recipe("2-choose", [r, h], {"leaders": "choose"}, 221)
    yield Recipe("2-hagal-switches", [h, h], {"hagal_starts_with_garrison": True, "hagal_acts_after_bindu": True}, 222)
    # Three and four.
    for number, leaders in enumerate([[PAUL, RABBAN, MEMNON], [LETO, BARON, HELENA], [ILBAN, ARIANA, PAUL]]):
        yield Recipe(f"3-{number + 1}-random", [r] * 3, {"leaders": leaders}, 300 + number)
        yield Recipe(f"3-{number + 1}-heuristic", [h] * 3, {"leaders": leaders}, 310 + number)
    yield Recipe("3-mixed", [h, r, h], {"leaders": "choose"}, 320)
    yield Recipe("4-first-game", [h] * 4, {"leaders": [PAUL, RABBAN, MEMNON, ILBAN]}, 400)
    yield Recipe("4-others", [h] * 4, {"leaders": [LETO, BARON, HELENA, ARIANA]}, 401)
    yield Recipe("4-random", [r] * 4, {}, 402)
    yield Recipe("4-choose", [r, h, r, h], {"leaders": "choose"}, 403)
    # The rulings the other way round, together and in parts.
    others = {
        name: not option.default for name, option in GAME.schema.options.items() if option.default in (True, False)
    }
    yield Recipe("3-other-rulings", [h] * 3, others, 500)
    yield Recipe("4-other-rulings", [r] * 4, others, 501)
    yield Recipe("4-other-rulings-heuristic", [h] * 4, {**others, "leaders": [BARON, PAUL, HELENA, LETO]}, 502)
    yield Recipe(
        "4-masterstroke-forced", [h] * 4, {"masterstroke_forced": True, "leaders": [BARON, ILBAN, LETO, PAUL]}, 503
    )


if __name__ == "__main__":
    write(GAME, FOLDER, recipes())
