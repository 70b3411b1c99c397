"""What is typed means a command, a choice, or gets one sentence."""

import pytest

from sietch.cli.table.typed import Choice, Command, Mistake, pick, understand

CHOICES = [
    Choice(10, "play dagger", "Play Dagger", True),
    Choice(11, "play diplomacy", "Play Diplomacy", True),
    Choice(12, "reveal", "Reveal your hand", True),
    Choice(13, "play dr_yueh", "Play Dr. Yueh", False),
    Choice(14, "intrigue the_sleeper", "Play L’Éveil", False),
]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("1", 10),
        (" 3 ", 12),
        ("4", 13),
        ("play dagger", 10),
        ("PLAY   Dagger", 10),
        ("play da", 10),
        ("dagger", 10),
        ("dip", 11),
        ("r", 12),
        ("your hand", 12),
        ("yueh", 13),
        ("dr yueh", 13),
        ("l'éveil", 14),
    ],
)
def test_numbers_notations_and_unique_beginnings(text, action):
    meant = understand(text, CHOICES)
    assert isinstance(meant, Choice)
    assert meant.action == action


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "say-something"),
        ("0", "no-such-number"),
        ("6", "no-such-number"),
        ("9" * 5000, "no-such-number"),
        ("-1", "not-understood"),
        ("²", "not-understood"),
        ("play", "ambiguous"),
        ("d", "ambiguous"),
        ("dance", "not-understood"),
        ("\x1b[A", "not-understood"),
    ],
)
def test_anything_else_is_a_mistake_with_a_message(text, key):
    meant = pick(text, CHOICES)
    assert isinstance(meant, Mistake)
    assert meant.key == key


def test_enter_takes_the_only_option():
    meant = understand("", [CHOICES[0], CHOICES[3]])
    assert isinstance(meant, Choice)
    assert meant.action == 10


@pytest.mark.parametrize(
    ("text", "word", "rest"), [("why 3", "why", "3"), ("?", "help", ""), ("CARD  x y", "card", "x y")]
)
def test_commands_come_first(text, word, rest):
    assert understand(text, CHOICES) == Command(word, rest)
