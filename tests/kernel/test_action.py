"""Actions have one notation each, which people can type."""

import pytest

from sietch.kernel.action import ActionTable, UnknownAction, seat_letter, seat_number


@pytest.fixture
def table():
    made = ActionTable()
    made.family("pass")
    made.family("play", ["lamp", "rug"])
    return made


def test_every_action_reads_back_as_itself(table):
    assert len(table) == 3
    assert [table.parse(table.notation(action)) for action in range(3)] == [0, 1, 2]


def test_a_family_starts_where_the_last_one_ended(table):
    assert table.family("sell", ["rug"]) == 3
    assert table.families["play"] == (1, 3)


def test_spaces_and_case_do_not_matter(table):
    assert table.parse("  PLAY   Rug ") == table.parse("play rug")


def test_word_and_argument(table):
    assert (table.word(2), table.argument(2)) == ("play", "rug")
    assert (table.word(0), table.argument(0)) == ("pass", "")


def test_an_unknown_action_gets_a_hint(table):
    with pytest.raises(UnknownAction, match=r"unknown action 'play rag'; did you mean 'play rug'\?"):
        table.parse("play rag")
    with pytest.raises(UnknownAction, match=r"^unknown action 'xyzzy'$"):
        table.parse("xyzzy")


def test_a_family_cannot_be_defined_twice(table):
    with pytest.raises(ValueError, match="'pass' is defined twice"):
        table.family("pass")


def test_two_families_cannot_share_a_notation(table):
    with pytest.raises(ValueError, match="'toss rug' is defined twice"):
        table.family("toss", ["rug", "rug"])


@pytest.mark.parametrize("word", ["Toss", "toss up"])
def test_a_family_is_one_lower_case_word(table, word):
    with pytest.raises(ValueError, match="lower case, its first word a single one"):
        table.family(word)


def test_seats_are_letters():
    assert [seat_letter(seat) for seat in (0, 8)] == ["a", "i"]
    assert [seat_number(letter) for letter in ("a", " I ")] == [0, 8]


@pytest.mark.parametrize("wrong", ["", "j", "ab", "1"])
def test_what_is_not_a_seat_is_refused(wrong):
    with pytest.raises(ValueError, match="is not a seat"):
        seat_number(wrong)
