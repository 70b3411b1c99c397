"""Rulesets are checked once and kept as the difference to the defaults."""

import pytest

from sietch.kernel.ruleset import BadRuleset, Option, Schema

SCHEMA = Schema(
    [
        Option("teams", False),
        Option("rounds", 3),
        Option("mood", "calm", choices=["calm", "loud"]),
        Option("guests", [], each_of=["ada", "ben"]),
        Option("hosts", "any", choices=["any"], each_of=["ada", "ben"]),
    ],
    {"quick": {"rounds": 1, "teams": True}},
)
DEFAULTS = {"teams": False, "rounds": 3, "mood": "calm", "guests": [], "hosts": "any"}


def test_nothing_given_means_the_defaults():
    assert SCHEMA.read(None) == SCHEMA.read({}) == DEFAULTS


def test_what_is_given_goes_over_the_preset_and_the_preset_over_the_defaults():
    assert SCHEMA.read("quick") == {**DEFAULTS, "rounds": 1, "teams": True}
    assert SCHEMA.read({"preset": "quick", "teams": False}) == {**DEFAULTS, "rounds": 1}


@pytest.mark.parametrize(
    "given",
    [None, "quick", {"guests": ("ben", "ada")}, {"hosts": ["ada"]}, {"mood": "loud", "rounds": 0}],
)
def test_the_short_form_reads_back_as_the_whole(given):
    whole = SCHEMA.read(given)
    short = SCHEMA.changed(whole)
    assert SCHEMA.read(short) == whole
    assert all(value != DEFAULTS[name] for name, value in short.items())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"teems": True}, r"unknown ruleset option 'teems'; did you mean 'teams'\?"),
        ({"teams": 1}, "'teams' is a switch: true or false, not 1"),
        ({"rounds": True}, "'rounds' is a number from 0 to 1000, not True"),
        ({"rounds": 1001}, "'rounds' is a number"),
        ({"rounds": "3"}, "'rounds' is a number"),
        ({"mood": "lood"}, r"'mood' cannot be 'lood'; did you mean 'loud'\?"),
        ({"mood": 7}, "'mood' cannot be 7; known are calm, loud"),
        ({"mood": ["calm"]}, "'mood' cannot be"),
        ({"guests": ["bem"]}, r"'guests' cannot be 'bem'; did you mean 'ben'\?"),
        ({"guests": "ada"}, "'guests' is a list, not 'ada'"),
        ({"hosts": "ada"}, "'hosts' cannot be 'ada'; known are any"),
        ({"hosts": ["cyd"]}, "'hosts' cannot be 'cyd'"),
        ("quack", r"no preset 'quack'; did you mean 'quick'\?"),
        ({"preset": "zzz"}, "no preset 'zzz'; known are quick"),
        ({"preset": ["quick"]}, "no preset"),
        (["quick"], "a ruleset is a preset's name or a table of options"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(given, sentence):
    with pytest.raises(BadRuleset, match=sentence):
        SCHEMA.read(given)


def test_a_preset_may_only_name_options_that_exist():
    with pytest.raises(ValueError, match="preset 'odd' names an unknown option 'x'"):
        Schema([], {"odd": {"x": 1}})


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Option("strength", "10", choices=("10", "8")), "8", "8"),
        (Option("storm", False), "true", True),
        (Option("rounds", 0), "7", 7),
        (Option("leaders", "random", choices=("random",), each_of=("paul", "leto")), "random", "random"),
        (Option("leaders", "random", choices=("random",), each_of=("paul", "leto")), "leto, paul", ["leto", "paul"]),
    ],
)
def test_an_option_is_read_as_people_write_it(option: Option, text: str, value: object) -> None:
    assert option.from_text(text) == value


def test_a_word_that_an_option_does_not_know_is_refused() -> None:
    with pytest.raises(BadRuleset, match="did you mean '8'"):
        Option("strength", "10", choices=("10", "8")).from_text("88")
