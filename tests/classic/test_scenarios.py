"""Every scenario file of the game plays as it says."""

from pathlib import Path

import pytest

from sietch.classic.game import GAME
from sietch.kernel.scenario import load, run

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))


def test_there_are_scenarios():
    assert len(FILES) >= 7


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path):
    scenario = load(path)
    assert scenario.title
    assert scenario.rules
    result = run(GAME, scenario)
    assert result.passed, "\n".join(map(str, result.failures))
