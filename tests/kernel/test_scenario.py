"""Scenario files: what they can say, and how they answer a mistake."""

import pytest

from sietch.kernel.scenario import ScenarioError, agrees, load, read, run
from support.tiny import BAZAAR, LET, TinyGame

THIEVERY = """
game: bazaar
title: A thief takes the pearl from the highest bidder
rules: [T-WIN-01, T-WIN-02]
ruleset: quick
seats: 3
seed: 7
position:
  prize: pearl
  a: {coins: 5, hand: [sabre]}
  b: {hand: [thief, purse]}
  c: {hand: []}
script:
  - {question: a Bids, legal: [a bid 5, b purse], illegal: a bid 6, because: T-BID-02}
  - a bid 5; a put sabre
  - b bid 0; b nothing; c bid 1; c nothing
  - {expect: {a.coins: 0, discard: [sabre]}, question: b Snatch}
  - {illegal: c steal, because: why-not_your_turn}
  - do: b steal
    expect:
      b: {points: 5, hand: has purse}
expect:
  a.points: 0
  b.points: ">= 5"
  b.hand: lacks thief
  c.coins: "< 5"
  discard.1: thief
  winners: [b]
"""


def with_end(lines, script="- a bid 0"):
    return read(f"game: bazaar\nseats: 3\nposition: {{a: {{coins: 2, hand: [lamp]}}}}\nscript:\n  {script}\n{lines}")


def failures(scenario, game=BAZAAR):
    return [str(failure) for failure in run(game, scenario).failures]


def test_a_scenario_that_holds_passes():
    result = run(BAZAAR, read(THIEVERY))
    assert failures(read(THIEVERY)) == []
    assert result.passed
    assert result.scenario.title.startswith("A thief")
    assert result.scenario.rules == ["T-WIN-01", "T-WIN-02"]


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        ("a.points: 0", "a.points: 1", "at the end: expected a.points to be 1, found 0"),
        ('">= 5"', '"> 5"', "at the end: expected b.points to be '> 5', found 5"),
        ('"< 5"', '"!= 4"', "at the end: expected c.coins to be '!= 4', found 4"),
        ("lacks thief", "has thief", "at the end: expected b.hand to be 'has thief', found ['purse']"),
        ("discard.1: thief", "discard.2: thief", "found no '2' in 'discard', a list of 2"),
        ("winners: [b]", "winners: [a, b]", "at the end: expected winners to be ['a', 'b'], found ['b']"),
        ("winners: [b]", "winers: [b]", "found no 'winers' in the position; did you mean 'winners'?"),
        ("winners: [b]", "bank.gold: 3", "found nothing in 'bank', which is"),
        ("points: 5,", "points: 4,", "step 6: expected b.points to be 4, found 5"),
        ("discard: [sabre]", "discard: [rug]", "step 4: expected discard to be ['rug'], found ['sabre']"),
        ("question: b Snatch", "question: c Snatch", "step 4: expected the question 'c Snatch', found b Snatch"),
        ("[a bid 5, b purse]", "[a bid 5, c purse]", "step 1: expected 'c purse' to be allowed, found that it is not"),
        ("illegal: a bid 6", "illegal: a bid 4", "step 1: expected 'a bid 4' to be refused, found that it is allowed"),
        ("because: T-BID-02", "because: T-BID-09", "refused because of T-BID-09, found T-BID-02"),
        ("why-not_your_turn", "T-WIN-03", "refused because of T-WIN-03, found why-not_your_turn"),
        (
            "a bid 5; a put",
            "a bid 7; a put",
            "step 2: expected 'a bid 7' to be allowed, found that it is not (T-BID-02)",
        ),
    ],
)
def test_what_does_not_hold_is_reported_with_step_expectation_and_finding(old, new, failure):
    assert old in THIEVERY
    found = failures(read(THIEVERY.replace(old, new)))
    assert len(found) == 1
    assert failure in found[0]


def test_a_refused_action_ends_the_script():
    assert failures(with_end("expect: {a.coins: 99}", script="- a bid 3")) == [
        "step 1: expected 'a bid 3' to be allowed, found that it is not (T-BID-02)"
    ]


def test_a_misspelt_action_is_an_error_even_behind_one_that_fails():
    scenario = with_end("expect: {a.coins: 2}", script="[a bid 3, b bit 0]")
    with pytest.raises(ScenarioError, match="step 2: 'b bit 0': unknown action 'bit 0'"):
        run(BAZAAR, scenario)


def test_all_expectations_are_compared_not_only_the_first():
    assert len(failures(with_end("expect: {a.coins: 99, a.hand: []}"))) == 2


def test_a_question_after_the_end_finds_none():
    step = "{do: a bid 1; a nothing; b bid 0; b nothing; b let, question: a Bids}"
    scenario = read(f"game: bazaar\nseats: 2\nruleset: quick\nscript: [{step}]")
    assert failures(scenario) == ["step 1: expected the question 'a Bids', found no question: the game is over"]


def test_a_position_that_breaks_on_the_way_fails():
    class Leaky(TinyGame):
        def apply(self, s, seat, action, sink=None):
            super().apply(s, seat, action, sink)
            s.bank += 1

    assert failures(with_end("expect: {a.coins: 2}", script="- a bid 0; b bid 0"), Leaky()) == [
        "step 1: expected a sound position after 'a bid 0', found 61 coins, not 60"
    ]


def test_an_arranged_position_forgets_the_options_of_the_fresh_one():
    class Cached(TinyGame):
        def new(self, ruleset, seats, seed, sink=None):
            s = super().new(ruleset, seats, seed)
            self.options(s, 0)
            return s

    scenario = with_end("expect: {a.coins: 2}", script="- {illegal: a bid 3, because: T-BID-02}")
    assert failures(scenario, Cached()) == []


@pytest.mark.parametrize(
    ("found", "wanted", "same"),
    [
        (3, 3, True),
        (3, "3", False),
        (3, ">= 3", True),
        (2, ">= 3", False),
        (-1, "> -2", True),
        (3, "<= 2", False),
        ("calm", ">= 2", False),
        (True, 1, False),
        (1, True, False),
        (True, True, True),
        (True, ">= 0", False),
        (None, None, True),
        (("a", "b"), ["a", "b"], True),
        (["b", "a"], ["a", "b"], False),
        (["a"], ["a", "b"], False),
        ([3, 1], [">= 2", 1], True),
        ([3, 1], ["> 3", 1], False),
        (["rug", "lamp"], "has lamp", True),
        (["rug"], "has lamp", False),
        (["rug"], "lacks lamp", True),
        ({"rug": 2}, "has rug", True),
        ("rug", "has rug", False),
        (["has"], "has", False),
        ({}, {}, True),
    ],
)
def test_values_and_comparisons(found, wanted, same):
    assert agrees(found, wanted) is same


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game: [bazaar", "line 1: "),
        ("game: bazaar\nseats: 2\nexpect:\n  a.coins: >= 2\n", "line 4: "),
        ("game: bazaar\nseats: 2\nexpect: {a.coins: 1, a.coins: 2}", "line 3: 'a.coins' is given twice"),
        ("\x00", "this is not YAML"),
        ("- a", "a scenario: a table is wanted"),
        ("seats: 2", "the key 'game' is missing"),
        ("game: bazaar", "the key 'seats' is missing"),
        ("game: bazaar\nseats: two", "seats: a number, not 'two'"),
        ("game: bazaar\nseats: true", "seats: a number, not True"),
        ("game: bazaar\nseats: 2\nseed: 1.5", "seed: a number or a text, not 1.5"),
        ("game: bazaar\nseats: 2\nruleset: 3", "ruleset: a preset's name or a table of options, not 3"),
        ("game: bazaar\nseats: 2\nrules: [3]", "rules: a text is wanted, not 3"),
        ("game: bazaar\nseats: 2\nscrpt: []", "unknown key: 'scrpt'; did you mean 'script'?"),
        ("game: bazaar\nseats: 2\nscript: a bid 0", "script: a list of steps is wanted"),
        ("game: bazaar\nseats: 2\nscript: [a bid 0]", "nothing is expected, so it could not fail"),
        ("game: bazaar\nseats: 2\nscript: [3]", "step 1: a table is wanted, not 3"),
        ("game: bazaar\nseats: 2\nscript: [a bid 0, {}]", "step 2: the step is empty"),
        ("game: bazaar\nseats: 2\nscript: [{auto: a}]", "unknown key in step 1: 'auto'; known are do,"),
        ("game: bazaar\nseats: 2\nscript: [{do: 3}]", "step 1, do: a text is wanted, not 3"),
        ("game: bazaar\nseats: 2\nscript: [{because: X}]", "step 1: 'because' belongs to 'illegal'"),
        ("game: bazaar\nseats: 2\nscript: [{question: a}]", "step 1, question: a seat and a kind"),
        ("game: bazaar\nseats: 2\nposition: [1]", "position: a table is wanted"),
        ("game: bazaar\nseats: 2\nexpect: 3", "expect: a table is wanted"),
    ],
)
def test_a_malformed_file_is_answered_with_file_place_and_sentence(text, sentence):
    with pytest.raises(ScenarioError) as caught:
        read(text, "odd.yaml")
    assert str(caught.value).startswith("odd.yaml: ")
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: bazaar", "game: chess", "game: this is a scenario of 'chess', not of 'bazaar'"),
        ("seats: 3", "seats: 12", "seats: bazaar cannot be played with 12 seats"),
        ("ruleset: quick", "ruleset: quack", "ruleset: there is no preset 'quack'"),
        ("prize: pearl", "prize: perl", "position: there is no prize 'perl'"),
        ("[sabre]", "[saber]", "position: there is no card 'saber' left"),
        ("b steal", "b stael", "step 6: 'b stael': unknown action 'stael'; did you mean 'steal'?"),
        ("illegal: c steal", "illegal: d steal", "step 5: 'd steal': there is no seat d, only 3 seats"),
        ("[a bid 5, b purse]", "[bid 5]", "step 1: 'bid 5': 'bid' is not a seat"),
    ],
)
def test_a_mistake_in_the_games_words_is_an_error_in_the_file_not_a_failure(old, new, sentence):
    assert old in THIEVERY
    with pytest.raises(ScenarioError) as caught:
        run(BAZAAR, read(THIEVERY.replace(old, new), "thief.yaml"))
    assert str(caught.value).startswith("thief.yaml: ")
    assert sentence in str(caught.value)


def test_a_position_that_cannot_occur_is_refused():
    with pytest.raises(ScenarioError, match="position: it cannot occur: somebody owes coins"):
        run(BAZAAR, read("game: bazaar\nseats: 2\nposition: {a: {coins: -1}}\nexpect: {rounds: 2}"))


def test_a_file_is_named_in_its_errors(tmp_path):
    path = tmp_path / "x.yaml"
    path.write_text(THIEVERY, encoding="utf-8")
    assert run(BAZAAR, load(path)).passed
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match=r"x\.yaml: this is not a text file"):
        load(path)
    with pytest.raises(ScenarioError, match=r"none\.yaml: the file cannot be read"):
        load(tmp_path / "none.yaml")


def test_the_state_after_the_run_is_at_hand():
    s = run(BAZAAR, with_end("expect: {a.coins: 2}")).state
    assert LET not in BAZAAR.options(s, 0)
    assert BAZAAR.waiting(s) == (0, 1, 2)
