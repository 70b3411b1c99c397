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
    for difficulty, rivals, leader, seed, with_choam, choam_seed in [
        ("mercenary", ["vladimir_harkonnen", "glossu_rabban"], GURNEY, 481000, MARGOT, 441010),
        ("sardaukar", ["staban_tuek", "amber_metulli"], JESSICA, 481001, SHADDAM, 551011),
        ("mentat", ["gurney_halleck", "margot_fenring"], IRULAN, 1002, STABAN, 271012),
        ("kwisatz_haderach", ["irulan", "lady_jessica"], FEYD, 301003, AMBER, 421013),
    ]:
        rules = {"difficulty": difficulty, "rivals": rivals}
        yield Recipe(f"1-{difficulty}", ["random"], {**rules, "leaders": [leader]}, seed)
        yield Recipe(f"1-{difficulty}-choam", ["random"], {**rules, **CHOAM, "leaders": [with_choam]}, choam_seed)
    yield Recipe("1-choose-dice", ["random"], {"leaders": "choose", "dice_churn": True}, 331020)
    fast = {"rivals": ["feyd_rautha", "muad_dib"]}
    yield Recipe("1-fast-rivals", ["random"], {**fast, **VARIANTS, "leaders": [MUAD_DIB]}, 1021)
    yield Recipe("1-all-cards", ["random"], {**fast, **ALL_CARDS}, 91022)
    # Two, with a Rival in between.
    two = ["random"] * 2
    yield Recipe("2-muad-dib", two, {"leaders": [STABAN, JESSICA], "rivals": ["muad_dib"]}, 2000)
    yield Recipe("2-irulan-choam", two, {**CHOAM, "leaders": [SHADDAM, FEYD], "rivals": ["irulan"]}, 2001)
    yield Recipe("2-variants", two, {**VARIANTS, "leaders": [GURNEY, MUAD_DIB]}, 72002)
    yield Recipe("2-streamlined", two, {"streamlined_rivals": True, "leaders": [AMBER, MARGOT]}, 322003)
    yield Recipe("2-choose", two, {"leaders": "choose"}, 2004)
    yield Recipe("2-mixed", two, {**MIXED, **CHOAM}, 2005)
    yield Recipe("2-all-cards", two, ALL_CARDS, 2006)
    # Three and four.
    three = ["random"] * 3
    yield Recipe("3-first-game", three, {"leaders": [FEYD, GURNEY, AMBER]}, 183000)
    yield Recipe("3-others", three, {"leaders": [MUAD_DIB, IRULAN, STABAN]}, 3001)
    yield Recipe("3-choam", three, {**CHOAM, "leaders": [SHADDAM, JESSICA, MARGOT]}, 2043002)
    yield Recipe("3-choam-others", three, {**CHOAM, "leaders": [GURNEY, FEYD, IRULAN]}, 9703003)
    yield Recipe("3-mixed", three, MIXED, 3004)
    yield Recipe("3-choose-all-cards", three, {**ALL_CARDS, "leaders": "choose"}, 573005)
    yield Recipe(
        "3-jessica-needs-memories", three, {"jessica_needs_memories": True, "leaders": [JESSICA, MARGOT, FEYD]}, 33006
    )
    four = ["random"] * 4
    yield Recipe("4-first-game", four, {"leaders": [FEYD, GURNEY, AMBER, MARGOT]}, 504000)
    yield Recipe("4-others", four, {"leaders": [STABAN, MUAD_DIB, JESSICA, IRULAN]}, 534001)
    yield Recipe("4-choam", four, {**CHOAM, "leaders": [SHADDAM, AMBER, STABAN, MUAD_DIB]}, 124002)
    yield Recipe("4-choose-choam", four, {**CHOAM, "leaders": "choose"}, 7074003)
    yield Recipe("4-mixed", four, {**MIXED, **CHOAM}, 34004)
    yield Recipe("4-all-cards", four, ALL_CARDS, 24005)
    others = {"last_reveal_breaks_ties": False, "fourth_takes_third_after_triple_tie": True}
    yield Recipe("4-other-rulings", four, {**others, "jessica_needs_memories": True}, 4006)
    # Six in two teams. The random games meet everything that only six have; the others show teams that mean it.
    six, teams = ["random"] * 6, ["heuristic"] * 6
    yield Recipe("6-random", six, {}, 916000)
    yield Recipe("6-choam", six, CHOAM, 96001)
    yield Recipe("6-choose", six, {"leaders": "choose"}, 1206002)
    yield Recipe("6-all-cards", six, ALL_CARDS, 6003)
    yield Recipe("6-heuristic", teams, {"leaders": [FEYD, GURNEY, JESSICA, IRULAN]}, 6010)
    yield Recipe("6-heuristic-choam", teams, {**CHOAM, "leaders": [MARGOT, STABAN, AMBER, FEYD]}, 6011)
    yield Recipe("6-muad-dibs-team", ["heuristic", "random"] * 3, {}, 6012)
    yield Recipe("6-shaddams-team", ["random", "heuristic"] * 3, ALL_CARDS, 6013)


if __name__ == "__main__":
    write(UPRISING, FOLDER, recipes())
