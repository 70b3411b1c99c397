"""Numbers, ranges and parts of words: what is typed where options are many; and that the documents name everything."""

import re
from pathlib import Path

import pytest

from sietch import games
from sietch.classic.actions import ACTIONS
from sietch.classic.arrange import BOARD_KEYS, PLAYER_KEYS
from sietch.cli.table.typed import Choice, Mistake, pick, plain_number, spans
from sietch.kernel.scenario import read, run

DOCS = Path(__file__).parents[2] / "docs"

BIDS = [
    Choice(1, "pass", "Pass", True),
    Choice(2, "deal guild", "Propose a deal: the Guild", True),
    *[Choice(10 + n, f"bid {n}", f"Bid {n}", True, False, str(n)) for n in range(3, 9)],
    *[Choice(40 + n, f"max {n}", f"Up to {n}", True, False) for n in range(3, 9)],
    *[Choice(10 + n, f"bid {n}", f"Bid {n}", False, False, str(n)) for n in range(1, 3)],
]


def picked(text: str, choices: list[Choice]) -> Choice:
    """The choice that the text means; it must mean one."""
    meant = pick(text, choices)
    assert isinstance(meant, Choice)
    return meant


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("4", "bid 4"),
        ("bid 4", "bid 4"),
        ("max 8", "max 8"),
        ("pass", "pass"),
        ("deal g", "deal guild"),
        ("2", "bid 2"),
    ],
)
def test_a_number_alone_is_the_answer(text, notation):
    assert picked(text, BIDS).notation == notation


@pytest.mark.parametrize(
    ("text", "key", "words"),
    [
        ("9", "no-such-value", "3–8"),
        ("", "say-value", "3–8"),
        ("raise", "not-understood-value", "3–8"),
        ("max", "ambiguous", "max 3, max 4"),
    ],
)
def test_mistakes_name_the_range(text, key, words):
    meant = pick(text, BIDS)
    assert isinstance(meant, Mistake)
    assert meant.key == key
    assert any(words in str(value) for value in meant.args.values())


def test_where_numbers_count_lines_a_range_has_none():
    choices = [
        Choice(1, "aloud", "Ask aloud", True),
        Choice(2, "holds shield", "Do you hold Shield?", True),
        *[Choice(10 + n, f"spice_at_least {n}", f"At least {n}?", True, False) for n in range(1, 61)],
    ]
    assert picked("2", choices).notation == "holds shield"
    assert pick("3", choices) == Mistake("no-such-number", {"given": "3", "n": 2})
    assert picked("spice_at_least 12", choices).notation == "spice_at_least 12"


def test_every_word_may_be_cut_short():
    choices = [
        Choice(1, "land cielago_north@1", "Land in Cielago North, sector 1", True),
        Choice(2, "land cielago_north@2", "Land in Cielago North, sector 2", True),
        Choice(3, "promise keep_out_of arrakeen", "Promise to keep out of Arrakeen", True),
    ]
    assert picked("land cie n 2", choices).action == 2
    assert picked("promise arra", choices).action == 3
    assert isinstance(pick("land cie", choices), Mistake)
    assert isinstance(pick("land dune", choices), Mistake)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("3", "3"),
        ("03", "3"),
        ("3.5", "3.5"),
        ("3,5", "3.5"),
        ("4.0", "4"),
        ("3.2", ""),
        ("", ""),
        ("x", ""),
        ("²", ""),
    ],
)
def test_numbers_however_they_are_typed(typed, number):
    assert plain_number(typed) == number


@pytest.mark.parametrize(
    ("values", "words"),
    [
        (["0", "1", "2", "3"], "0–3"),
        (["1"], "1"),
        (["1", "2"], "1, 2"),
        (["0", "1", "2", "5", "6"], "0–2, 5, 6"),
        (["0", "0.5", "1", "1.5"], "0, 0.5 … 1.5"),
    ],
)
def test_ranges_in_words(values, words):
    assert spans(values) == words


# -- the documents ----------------------------------------------------------------------------------------------


def section(file, title):
    text = (DOCS / file).read_text(encoding="utf-8")
    return text.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def test_every_family_of_actions_is_in_the_notation():
    text = section("notation.md", "Classic Dune")
    assert [word for word in ACTIONS.families if not re.search(rf"`{word}[ `]", text)] == []


def test_the_examples_of_the_notation_are_actions():
    text = section("notation.md", "Classic Dune")
    lines = [line.strip() for line in text.splitlines() if re.match(r"    [a-f] ", line)]
    assert len(lines) == 10
    for line in lines:
        ACTIONS.parse(line[2:])


def test_every_key_of_a_position_is_in_the_scenarios():
    text = section("scenarios.md", "Positions of classic Dune")
    assert [key for key in (*BOARD_KEYS, *PLAYER_KEYS) if f"`{key}`" not in text] == []


def test_the_scenario_of_the_documents_passes():
    text = section("scenarios.md", "Positions of classic Dune")
    scenario = read(text.split("```yaml\n", 1)[1].split("```", 1)[0])
    assert [str(failure) for failure in run(games.find("classic"), scenario).failures] == []


def test_a_game_of_classic_dune_starts_from_the_command_line(cli):
    ran = cli("play", "classic", "--seats", "you,random,random", "--seed", "3", typed="1\nhelp\nboard\nquit\n")
    assert ran.code == 0
    assert "█ stronghold" in ran.out
    assert all(len(line) <= 100 for line in ran.out.splitlines() if "--resume" not in line)
