"""The arena as data. No source at hand shows the printed board, so this is a reading of our own. [OQ1]

Known are a circle of at least three rings, an outer ring of five spaces, duellists who face the centre, and the four
sides of every space. Here each of three rings has five spaces, counted counterclockwise, and there is no centre:
whoever faces the centre has the next space on the right. A better source needs no more than another table.
"""

from __future__ import annotations

from typing import Final

OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
MOST_OBSTACLES: Final = 6  # markers in the box [FR-XIX.C.8]

# Every space with its ring and its neighbours towards the centre, away from it, on the right and on the left.
SPACES: Final[tuple[tuple[str, int, str, str, str, str], ...]] = (
    ("outer_1", OUTER, "middle_1", "", "outer_2", "outer_5"),
    ("outer_2", OUTER, "middle_2", "", "outer_3", "outer_1"),
    ("outer_3", OUTER, "middle_3", "", "outer_4", "outer_2"),
    ("outer_4", OUTER, "middle_4", "", "outer_5", "outer_3"),
    ("outer_5", OUTER, "middle_5", "", "outer_1", "outer_4"),
    ("middle_1", MIDDLE, "inner_1", "outer_1", "middle_2", "middle_5"),
    ("middle_2", MIDDLE, "inner_2", "outer_2", "middle_3", "middle_1"),
    ("middle_3", MIDDLE, "inner_3", "outer_3", "middle_4", "middle_2"),
    ("middle_4", MIDDLE, "inner_4", "outer_4", "middle_5", "middle_3"),
    ("middle_5", MIDDLE, "inner_5", "outer_5", "middle_1", "middle_4"),
    ("inner_1", INNER, "", "middle_1", "inner_2", "inner_5"),
    ("inner_2", INNER, "", "middle_2", "inner_3", "inner_1"),
    ("inner_3", INNER, "", "middle_3", "inner_4", "inner_2"),
    ("inner_4", INNER, "", "middle_4", "inner_5", "inner_3"),
    ("inner_5", INNER, "", "middle_5", "inner_1", "inner_4"),
)
