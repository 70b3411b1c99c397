"""The loop that all games share: asking, refusing, explaining, telling, ending."""

from typing import Any

import pytest

from sietch.kernel.contract import random_move
from sietch.kernel.event import Event
from sietch.kernel.game import Game, Perspective
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.kernel.rule import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, IllegalAction, Reason
from sietch.kernel.state import State
from support.tiny import (
    ASK,
    BAZAAR,
    BID,
    LET,
    NEVER,
    OPEN_PURSE,
    PURSE,
    PUT_NOTHING,
    STEAL,
    THIEF,
    Snatch,
    TinyGame,
    TinyState,
)


def start(seats=3, **position):
    s = BAZAAR.new(None, seats, "test")
    hands: dict[str, Any] = {letter: {"hand": []} for letter in "abcdefghi"[:seats]}
    for letter, given in position.items():
        hands[letter] = {"hand": [], **given}
    BAZAAR.arrange(s, hands)
    return s


def do(s, seat, *actions, sink=None):
    for action in actions:
        BAZAAR.apply(s, seat, action, sink)


def win_the_bid(s, winner):
    """Everybody bids nothing but one."""
    for seat in s.people():
        do(s, seat, BID + (seat == winner), PUT_NOTHING)


def play_out(game, s, seed):
    rng = rng_from_seed(seed)
    while s.stack:
        game.apply(s, *random_move(game, s, rng))
    return game.outcome(s)


# -- asking -----------------------------------------------------------------------------------------------------------


def test_all_seats_are_asked_at_once_for_a_sealed_choice():
    s = start(seats=3)
    assert BAZAAR.waiting(s) == (0, 1, 2)
    assert [question.kind for question in BAZAAR.pending(s)] == ["Bids"] * 3
    do(s, 1, BID, PUT_NOTHING)
    assert BAZAAR.waiting(s) == (0, 2)


def test_a_perspective_shows_the_question_the_options_and_the_view_of_its_seat():
    s = start(seats=2, b={"hand": ["thief"]})
    seen = Perspective(BAZAAR, s, 1)
    assert seen.question is not None
    assert seen.question.kind == "Bids"
    assert seen.options == BAZAAR.options(s, 1)
    assert seen.view()["hand"] == ["thief"]
    assert seen.sample(Rng(1, 2, 3, 4)).hands[1] == [THIEF]


def test_a_seat_that_is_not_asked_has_a_perspective_without_a_question():
    s = start(seats=3)
    win_the_bid(s, 0)
    assert BAZAAR.waiting(s) == (1,)
    assert Perspective(BAZAAR, s, 2).question is None


# -- refusing and explaining ------------------------------------------------------------------------------------------


def test_a_refusal_names_the_rule_and_changes_nothing():
    s = start(seats=2, a={"coins": 2})
    before = s.dump()
    with pytest.raises(IllegalAction, match="T-BID-02") as refused:
        do(s, 0, BID + 3)
    assert (refused.value.reason.facts, refused.value.action, refused.value.seat) == ({"coins": 2}, "bid 3", 0)
    assert s.dump() == before


def test_why_not_tells_apart_the_wrong_moment_the_wrong_seat_and_the_end():
    s = start(seats=3)
    assert BAZAAR.why_not(s, 0, BID) is None
    assert BAZAAR.why_not(s, 0, STEAL) is NOT_NOW
    win_the_bid(s, 0)
    assert BAZAAR.why_not(s, 2, LET) is NOT_YOUR_TURN
    reason = BAZAAR.why_not(s, 1, STEAL)
    assert reason is not None
    assert reason.rule == "T-WIN-03"
    play_out(BAZAAR, s, 1)
    assert BAZAAR.why_not(s, 0, BID) is GAME_OVER


@pytest.mark.parametrize("action", [-1, 10_000])
def test_a_number_that_is_no_action_is_refused(action):
    with pytest.raises(IllegalAction, match=str(action)):
        do(start(), 0, action)


def test_unavailable_never_lists_what_is_legal():
    s = start(seats=2, a={"coins": 8})
    assert [action for action, _ in BAZAAR.unavailable(s, 0)] == [BID + 9]
    do(s, 0, BID)
    assert BAZAAR.unavailable(s, 0) == []


def test_facts_are_added_to_a_copy_of_a_reason():
    plain = Reason("X-1", "why-x", {"a": 1})
    assert plain.about({"b": 2}).facts == {"a": 1, "b": 2}
    assert plain.facts == {"a": 1}


# -- any-time plays ---------------------------------------------------------------------------------------------------


def test_a_seat_that_is_not_asked_may_play_at_any_time():
    s = start(seats=3, c={"hand": ["purse"], "coins": 0})
    win_the_bid(s, 0)
    assert BAZAAR.waiting(s) == (1,)
    assert BAZAAR.options(s, 2) == [OPEN_PURSE, NEVER]
    do(s, 2, OPEN_PURSE)
    assert s.coins[2] == 2
    assert BAZAAR.waiting(s) == (1,)
    assert PURSE in s.discard


def test_an_any_time_play_in_the_middle_of_an_answer_leaves_the_answer_as_it_was():
    s = start(seats=2, a={"hand": ["purse", "rug"]})
    do(s, 0, BID + 2)
    do(s, 0, OPEN_PURSE)
    assert s.stack[-1].given(0) == (BID + 2,)
    assert s.coins[0] == 6


def test_any_time_plays_widen_the_options_of_the_question_they_interrupt():
    s = start(seats=2, a={"hand": ["purse"], "coins": 1})
    assert BID + 2 not in BAZAAR.options(s, 0)
    do(s, 0, OPEN_PURSE)
    assert BID + 3 in BAZAAR.options(s, 0)


# -- windows and standing answers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [[], ["thief"]])
def test_who_is_asked_in_a_window_does_not_depend_on_who_holds_the_card(hand):
    s = start(seats=4, c={"hand": hand})
    win_the_bid(s, 0)
    asked = []
    while isinstance(s.stack[-1], Snatch):
        asked.append(BAZAAR.waiting(s))
        do(s, asked[-1][0], LET)
    assert asked == [(1,), (2,), (3,)]


def test_only_the_holder_may_react():
    s = start(seats=3, b={"hand": ["thief"]})
    win_the_bid(s, 0)
    assert BAZAAR.options(s, 1) == [LET, STEAL, NEVER]
    do(s, 1, LET)
    assert BAZAAR.options(s, 2) == [LET, NEVER]


def test_a_reaction_closes_the_window():
    s = start(seats=3, b={"hand": ["thief"]})
    prize = s.stack[-1].prize
    win_the_bid(s, 0)
    do(s, 1, STEAL)
    assert s.points == [0, prize.points, 0]
    assert BAZAAR.waiting(s) == (0, 1, 2)


def test_when_all_pass_the_window_closes_by_itself():
    s = start(seats=3)
    prize = s.stack[-1].prize
    win_the_bid(s, 0)
    do(s, 1, LET)
    do(s, 2, LET)
    assert s.points == [prize.points, 0, 0]


def test_a_standing_answer_is_given_at_once():
    s = start(seats=4, c={"hand": ["thief"]})
    do(s, 2, NEVER)
    win_the_bid(s, 0)
    do(s, 1, LET)
    assert BAZAAR.waiting(s) == (3,)


def test_a_standing_answer_set_while_asked_answers_the_question_too():
    s = start(seats=3)
    win_the_bid(s, 0)
    do(s, 1, NEVER)
    assert BAZAAR.waiting(s) == (2,)


def test_a_standing_answer_can_be_taken_back():
    s = start(seats=3)
    do(s, 1, NEVER, ASK)
    win_the_bid(s, 0)
    assert BAZAAR.waiting(s) == (1,)


def test_a_window_in_which_nobody_wants_to_be_asked_asks_nobody():
    s = start(seats=3)
    do(s, 1, NEVER)
    do(s, 2, NEVER)
    win_the_bid(s, 0)
    assert sum(s.points) > 0


def test_others_do_not_see_a_standing_answer():
    s, other = start(seats=2), start(seats=2)
    do(s, 0, NEVER)
    assert BAZAAR.view(s, 1) == BAZAAR.view(other, 1)
    assert BAZAAR.view(s, 0) != BAZAAR.view(other, 0)


# -- automata, teams, nine seats --------------------------------------------------------------------------------------


def test_an_automaton_is_never_asked_but_takes_part():
    s = BAZAAR.new({"automata": 1, "rounds": 8}, 3, "robot")
    asked: set[int] = set()
    rng = rng_from_seed(1)
    while s.stack:
        asked.update(BAZAAR.waiting(s))
        assert BAZAAR.options(s, 2) == []
        BAZAAR.apply(s, *random_move(BAZAAR, s, rng))
    assert asked == {0, 1}
    assert s.points[2] > 0


def test_a_team_wins_together():
    s = BAZAAR.new({"teams": True}, 4, "team")
    s.points = [0, 3, 4, 0]
    s.over = True
    outcome = BAZAAR.outcome(s)
    assert outcome is not None
    assert outcome.winners == [0, 2]
    assert outcome.ranking == [[0, 2], [1, 3]]


def test_a_win_may_be_shared():
    s = BAZAAR.new(None, 3, "shared")
    s.points = [2, 5, 5]
    s.over = True
    outcome = BAZAAR.outcome(s)
    assert outcome is not None
    assert outcome.winners == [1, 2]


def test_nine_seats_play_to_the_end():
    s = BAZAAR.new(None, 9, "nine")
    assert BAZAAR.waiting(s) == tuple(range(9))
    outcome = play_out(BAZAAR, s, 9)
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(9))


# -- events -----------------------------------------------------------------------------------------------------------


def test_an_event_tells_each_viewer_only_what_is_theirs():
    event = Event("draw", 1, {"cards": 1}, {1: {"card": "lamp"}})
    public = {"kind": "draw", "seat": 1, "cards": 1}
    assert event.seen_by(1) == {**public, "card": "lamp"}
    assert event.seen_by(0) == event.seen_by(None) == public


def test_events_reach_the_listener_of_that_action_only():
    s = start(seats=2)
    heard: list[Event] = []
    do(s, 0, BID + 1, PUT_NOTHING, sink=heard.append)
    do(s, 1, BID, PUT_NOTHING, sink=heard.append)
    assert [(event.kind, event.facts["bid"]) for event in heard] == [("won", 1)]
    do(s, 1, LET)
    assert len(heard) == 1


def test_listening_does_not_change_the_game():
    loud, quiet = BAZAAR.new(None, 4, 5), BAZAAR.new(None, 4, 5)
    rng = rng_from_seed(5)
    heard: list[Event] = []
    while quiet.stack:
        seat, action = random_move(BAZAAR, quiet, rng)
        BAZAAR.apply(loud, seat, action, heard.append)
        BAZAAR.apply(quiet, seat, action)
    assert heard
    assert loud.digest() == quiet.digest()


# -- what a game has to write itself ----------------------------------------------------------------------------------


def test_a_state_without_its_own_clone_and_dump_says_so():
    bare = State(2, Rng(1, 2, 3, 4))
    for method in (bare.clone, bare.dump):
        with pytest.raises(TypeError, match="State must write its own"):
            method()


@pytest.mark.parametrize("hook", ["arrange", "look"])
def test_a_game_without_the_scenario_hooks_says_so(hook):
    class Plain(TinyGame):
        arrange = Game.arrange
        look = Game.look

    game = Plain()
    arguments: tuple[Any, ...] = ({},) if hook == "arrange" else ()
    with pytest.raises(TypeError, match="bazaar cannot"):
        getattr(game, hook)(game.new(None, 2, 1), *arguments)


def test_digests_tell_positions_apart_and_fit_in_sixty_bits():
    digests = {BAZAAR.new(None, 3, seed).digest() for seed in range(50)}
    assert len(digests) == 50
    assert all(0 <= digest < 2**60 for digest in digests)


def test_then_puts_the_first_named_on_top():
    s = TinyState(2, Rng(1, 2, 3, 4))
    first, second = BAZAAR.first, TinyGame().first
    s.then(first, second)
    assert s.stack[-1] is first
