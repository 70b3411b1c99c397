"""Plays the recorded games of tests/golden/uprising again from their seeds and writes the files anew.

    cd tests && python -m golden.make_uprising

See support/golden.py before you do. The seeds were looked for: between them the games meet every card.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sietch.imperium.game import UPRISING
from support.golden import Recipe, write

FOLDER = Path(__file__).parent / "uprising"

AMBER = "lady_amber_metulli"
FEYD = "feyd_rautha_harkonnen"
GURNEY = "gurney_halleck"
IRULAN = "princess_irulan"
JESSICA = "lady_jessica"
MARGOT = "lady_margot_fenring"
MUAD_DIB = "muad_dib"
SHADDAM = "shaddam_corrino_iv"
STABAN = "staban_tuek"

CHOAM = {"choam": True}
MIXED = {"base_cards": True}
ALL_CARDS = {"choam": True, "base_cards": True, "base_conflicts": True}
VARIANTS = {"brutal_escalation": True, "expert_deployment": True, "smart_politics": True}


def recipes() -> Iterator[Recipe]:
    """All recorded games."""
    # Alone: every difficulty with and without the CHOAM module, and every Rival.
    for number, (difficulty, leader, with_choam, rivals) in enumerate(
        [
            ("mercenary", GURNEY, MARGOT, ["vladimir_harkonnen", "glossu_rabban"]),
            ("sardaukar", JESSICA, SHADDAM, ["staban_tuek", "amber_metulli"]),
            ("mentat", IRULAN, STABAN, ["gurney_halleck", "margot_fenring"]),
            ("kwisatz_haderach", FEYD, AMBER, ["irulan", "lady_jessica"]),
        ]
    ):
        rules = {"difficulty": difficulty, "rivals": rivals}
        yield Recipe(f"1-{difficulty}", ["random"], {**rules, "leaders": [leader]}, 1000 + number)
        yield Recipe(f"1-{difficulty}-choam", ["random"], {**rules, **CHOAM, "leaders": [with_choam]}, 1010 + number)
    yield Recipe("1-choose-dice", ["random"], {"leaders": "choose", "dice_churn": True}, 1020)
    fast = {"rivals": ["feyd_rautha", "muad_dib"]}
    yield Recipe("1-fast-rivals", ["random"], {**fast, **VARIANTS, "leaders": [MUAD_DIB]}, 1021)
    yield Recipe("1-all-cards", ["random"], {**fast, **ALL_CARDS}, 1022)
    # Two, with a Rival in between.
    two = ["random"] * 2
    yield Recipe("2-muad-dib", two, {"leaders": [STABAN, JESSICA], "rivals": ["muad_dib"]}, 2000)
    yield Recipe("2-irulan-choam", two, {**CHOAM, "leaders": [SHADDAM, FEYD], "rivals": ["irulan"]}, 2001)
    yield Recipe("2-variants", two, {**VARIANTS, "leaders": [GURNEY, MUAD_DIB]}, 2002)
    yield Recipe("2-streamlined", two, {"streamlined_rivals": True, "leaders": [AMBER, MARGOT]}, 2003)
    yield Recipe("2-choose", two, {"leaders": "choose"}, 2004)
    yield Recipe("2-mixed", two, {**MIXED, **CHOAM}, 2005)
    yield Recipe("2-all-cards", two, ALL_CARDS, 2006)
    # Three and four.
    three = ["random"] * 3
    yield Recipe("3-first-game", three, {"leaders": [FEYD, GURNEY, AMBER]}, 3000)
    yield Recipe("3-others", three, {"leaders": [MUAD_DIB, IRULAN, STABAN]}, 3001)
    yield Recipe("3-choam", three, {**CHOAM, "leaders": [SHADDAM, JESSICA, MARGOT]}, 3002)
    yield Recipe("3-choam-others", three, {**CHOAM, "leaders": [GURNEY, FEYD, IRULAN]}, 3003)
    yield Recipe("3-mixed", three, MIXED, 3004)
    yield Recipe("3-choose-all-cards", three, {**ALL_CARDS, "leaders": "choose"}, 3005)
    yield Recipe(
        "3-jessica-needs-memories", three, {"jessica_needs_memories": True, "leaders": [JESSICA, MARGOT, FEYD]}, 3006
    )
    four = ["random"] * 4
    yield Recipe("4-first-game", four, {"leaders": [FEYD, GURNEY, AMBER, MARGOT]}, 4000)
    yield Recipe("4-others", four, {"leaders": [STABAN, MUAD_DIB, JESSICA, IRULAN]}, 4001)
    yield Recipe("4-choam", four, {**CHOAM, "leaders": [SHADDAM, AMBER, STABAN, MUAD_DIB]}, 4002)
    yield Recipe("4-choose-choam", four, {**CHOAM, "leaders": "choose"}, 4003)
    yield Recipe("4-mixed", four, {**MIXED, **CHOAM}, 4004)
    yield Recipe("4-all-cards", four, ALL_CARDS, 4005)
    others = {"last_reveal_breaks_ties": False, "fourth_takes_third_after_triple_tie": True}
    yield Recipe("4-other-rulings", four, {**others, "jessica_needs_memories": True}, 4006)


if __name__ == "__main__":
    write(UPRISING, FOLDER, recipes())
