"""The contract holds for a sound game, and every check fires on a game broken in its own way."""

import re
from typing import Any, ClassVar

import pytest

from sietch.kernel import contract
from sietch.kernel.conformance import ConformanceError, fault, noninterference, play
from sietch.kernel.game import Outcome
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.kernel.rule import IllegalAction, Reason
from support import tiny
from support.tiny import BAZAAR, BID, LET, NEVER, Bids, Round, Snatch, TinyGame, TinyState


def broken_by(game, seats=3, ruleset=None, depth=1, limit=2000):
    """The sentence with which the first of a few seeds is refused."""
    for seed in range(6):
        try:
            play(game, ruleset, seats, seed, depth=depth, limit=limit)
        except ConformanceError as error:
            return str(error)
    pytest.fail("the broken game was not noticed")


def found_by(check, game, seats=3):
    """The first sentence that a single check gives in random games."""
    rng = rng_from_seed("check")
    for seed in range(6):
        s = game.new(None, seats, seed)
        while s.stack:
            sentence = check(game, s, rng)
            if sentence is not None:
                return sentence
            game.apply(s, *contract.random_move(game, s, rng))
    pytest.fail(f"{check.__name__} found nothing")


def with_state(state_class):
    game = TinyGame()
    game.state_class = state_class
    return game


def with_bids(bids_class):
    """A game whose sealed question is another class."""

    class OtherRound(Round):
        __slots__ = ()

        def run(self, s):
            super().run(s)
            if s.stack and isinstance(s.stack[-1], Bids):
                s.stack[-1] = bids_class(s.stack[-1].asked, None, s.stack[-1].prize)

    game = TinyGame()
    game.first = OtherRound()
    game.frames = {**game.frames, "OtherRound": OtherRound, bids_class.__name__: bids_class}
    return game


# -- a sound game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 9])
@pytest.mark.parametrize("ruleset", [None, {"automata": 1, "teams": True}])
def test_the_sound_game_keeps_the_contract(seats, ruleset):
    report = play(BAZAAR, ruleset, seats, "sound", depth=1 if seats < 9 else 5)
    assert report.decisions > 6
    assert report.checked >= report.decisions / 5


@pytest.mark.parametrize("seed", range(5))
def test_nobody_sees_what_they_may_not_know(seed):
    report = noninterference(BAZAAR, None, 4, seed)
    assert report.redrawn
    assert report.checked == report.decisions


def test_depth_says_how_often_the_expensive_checks_run():
    often, seldom, never = (play(BAZAAR, None, 3, 1, depth=depth) for depth in (1, 10, 0))
    assert often.decisions == seldom.decisions == never.decisions
    assert often.checked == often.decisions
    assert seldom.checked == (seldom.decisions + 9) // 10
    assert never.checked == 0


def test_random_play_meets_any_time_plays_of_seats_that_are_not_asked():
    rng = rng_from_seed("any time")
    s = BAZAAR.new({"rounds": 20}, 4, 1)
    uninvited = 0
    while s.stack:
        seat, action = contract.random_move(BAZAAR, s, rng)
        uninvited += seat not in BAZAAR.waiting(s)
        BAZAAR.apply(s, seat, action)
    assert uninvited > 10


def test_an_error_says_which_game_which_seed_which_step():
    class Odd(TinyGame):
        def violations(self, s):
            return ["a rug is missing"] if s.rounds < 2 else []

    with pytest.raises(ConformanceError) as caught:
        play(Odd(), {"rounds": 2}, 3, 44)
    assert str(caught.value) == (
        "bazaar, 3 seats, seed 44, ruleset {'rounds': 2}, step 0: conservation: a rug is missing"
    )


def test_a_crash_is_reported_with_its_place():
    class Crashing(TinyGame):
        def play_anytime(self, s, seat, action):
            raise ZeroDivisionError("oops")

    assert "ZeroDivisionError: oops" in broken_by(Crashing())


def test_a_crash_inside_a_check_names_the_check():
    class Crashing(TinyGame):
        def load(self, data):
            raise KeyError("coins")

    assert "dump_fault met KeyError: 'coins'" in broken_by(Crashing())
    assert fault(Crashing(), BAZAAR.new(None, 3, 1), Rng(1, 2, 3, 4), deep=True) == "dump_fault met KeyError: 'coins'"


# -- options and questions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda menu: [*menu[:1], *menu], "is offered 'bid 0' twice"),
        (lambda menu: menu[::-1], "are not sorted"),
        (lambda menu: [], "must choose but has no options"),
        (lambda menu: [*menu, 10_000], "is offered 10000, which is no action"),
        (lambda menu: [True, *menu[2:]], "is offered True, which is no action"),
        (lambda menu: [-1, *menu], "is offered -1, which is no action"),
    ],
)
def test_malformed_option_lists(change, sentence):
    class Broken(TinyGame):
        def options(self, s, seat):
            menu = super().options(s, seat)
            return change(menu) if len(menu) > 1 else menu

    assert sentence in broken_by(Broken(), depth=0)


def test_any_time_plays_that_repeat_an_answer():
    class Broken(TinyGame):
        def anytime(self, s, seat):
            return [LET] if isinstance(s.stack[-1], Snatch) else []

    assert "is offered 'let' twice" in broken_by(Broken(), depth=0)


def test_questions_for_other_seats_than_those_waiting():
    class Broken(TinyGame):
        def pending(self, s):
            return super().pending(s)[1:]

    assert "questions are pending for seats (1, 2) but waiting are (0, 1, 2)" in broken_by(Broken())


def test_a_seat_asked_twice():
    class Doubled(Bids):
        __slots__ = ()

        def seats(self, s):
            return (0, 0)

    assert "waiting seats (0, 0) are repeated or do not exist" in broken_by(with_bids(Doubled))


def test_a_question_to_nobody():
    class Silent(Bids):
        __slots__ = ()

        def asks(self, s):
            return True

        def seats(self, s):
            return ()

    assert "the game goes on but nobody has to choose" in broken_by(with_bids(Silent))


def test_a_sealed_question_that_the_record_could_not_order():
    class OpenSnatch(Snatch):
        __slots__ = ()
        sealed: ClassVar[bool] = True

    class Broken(Bids):
        __slots__ = ()

        def open_all(self, s, answers):
            super().open_all(s, answers)
            window = s.stack[-1]
            s.stack[-1] = OpenSnatch(window.order, window.place, window.winner, window.prize)

    assert "a sealed question must be a Sealed frame" in broken_by(with_bids(Broken), depth=0)


# -- endings ----------------------------------------------------------------------------------------------------------


def test_a_game_that_does_not_end():
    class Endless(Round):
        __slots__ = ()

        def run(self, s):
            s.rounds += 1
            s.prizes.append(0)
            super().run(s)

    game = TinyGame()
    game.first = Endless()
    assert "the game has not ended after 300 decisions" in broken_by(game, depth=0, limit=300)


def outcomes(make):
    class Broken(TinyGame):
        def outcome(self, s):
            return make(s, super().outcome(s))

    return Broken()


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda s, real: None, "nobody has to choose but there is no outcome"),
        (lambda s, real: Outcome([0], [[0]], "early"), "there is an outcome but somebody still has to choose"),
        (lambda s, real: real and Outcome([0], [[0], [0]], ""), "repeats a seat or names one that does not exist"),
        (lambda s, real: real and Outcome([0], [[0, 9]], ""), "repeats a seat or names one that does not exist"),
        (lambda s, real: real and Outcome([2], [[0, 1]], ""), "the winners [2] are not in the ranking"),
    ],
)
def test_malformed_outcomes(make, sentence):
    assert sentence in broken_by(outcomes(make), depth=0)


def test_a_vanishing_card():
    class Forgetful(TinyState):
        __slots__ = ()

        def spend(self, seat, card):
            self.hands[seat].remove(card)

    assert "conservation: " in broken_by(with_state(Forgetful), depth=0)


# -- copies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["coins", "hands", "standing", "stack", "rng"])
def test_a_clone_that_shares(name):
    class Sharing(TinyState):
        __slots__ = ()

        def clone(self):
            copy = super().clone()
            setattr(copy, name, getattr(self, name))
            return copy

    game = with_state(Sharing)
    assert found_by(contract.clone_fault, game) == "playing on a clone changed its original"
    assert broken_by(with_state(Sharing))


def test_a_clone_that_forgets():
    class Forgetful(TinyState):
        __slots__ = ()

        def clone(self):
            copy = super().clone()
            copy.discard = []
            return copy

    assert "a clone differs from its original" in broken_by(with_state(Forgetful))


def test_a_clone_of_another_class():
    class Child(TinyState):
        __slots__ = ()

        def clone(self):
            other = TinyState(self.seats, self.rng.clone())
            copy = super().clone()
            for name in TinyState.__slots__:
                setattr(other, name, getattr(copy, name))
            other.stack, other.standing = copy.stack, copy.standing
            return other

    assert "clone() of Child gives a TinyState" in broken_by(with_state(Child))


def test_an_original_that_can_reach_into_its_clone():
    # The clone takes the list and leaves its original a copy: it is the clone of a clone that shares.
    class Swapping(TinyState):
        __slots__ = ()

        def clone(self):
            copy = super().clone()
            self.coins, copy.coins = copy.coins, self.coins
            kept.append(copy.coins)
            return copy

    class Reaching(TinyGame):
        def apply(self, s, seat, action, sink=None):
            super().apply(s, seat, action, sink)
            if kept and action < tiny.PUT:
                kept[-1][0] += 1

    kept: list[list[int]] = []
    game = Reaching()
    game.state_class = Swapping
    s = game.new(None, 3, 1)
    assert contract.clone_fault(game, s, rng_from_seed(1)) == "playing on the original changed its clone"


# -- written and read again -------------------------------------------------------------------------------------------


class Mended(TinyGame):
    """Loads a position and then spoils it."""

    def spoil(self, s: TinyState) -> None:
        raise NotImplementedError

    def load(self, data):
        s = super().load(data)
        self.spoil(s)
        return s


def test_a_dump_that_loses_something():
    class Broken(Mended):
        def spoil(self, s):
            s.rounds += 1

    assert "a position written and read again has another digest" in broken_by(Broken())


def test_something_that_never_reaches_the_dump():
    class Hiding(TinyState):
        __slots__ = ()

        def dump(self):
            return {**super().dump(), "standing": [0] * self.seats}

    game = with_state(Hiding)
    s = game.new(None, 3, 1)
    game.apply(s, 0, NEVER)
    assert contract.dump_fault(game, s, Rng(1, 2, 3, 4)) == "a position written and read again gives a other options"


def test_a_loaded_position_that_asks_something_else():
    class Shy(Bids):
        __slots__ = ()

        def question(self, s, seat):
            question = super().question(s, seat)
            question.kind = "Bids" if s.sink is None else "Other"
            return question

    class Broken(Mended):
        def spoil(self, s):
            s.sink = lambda event: None

    made = with_bids(Shy)
    game = Broken()
    game.first, game.frames = made.first, made.frames
    assert "a position written and read again asks other questions" in broken_by(game)


def test_a_loaded_position_that_plays_on_differently():
    class Tilted(TinyState):
        __slots__ = ("tilt",)

        def __init__(self, seats, rng):
            super().__init__(seats, rng)
            self.tilt = 0

        def spend(self, seat, card):
            super().spend(seat, card)
            if self.tilt:
                self.discard.reverse()

    class Broken(Mended):
        def spoil(self, s):
            s.tilt = 1

    game = Broken()
    game.state_class = Tilted
    assert "a position written and read again plays on differently" in broken_by(game)


def test_a_position_that_is_not_plain_data():
    class Strange(TinyState):
        __slots__ = ()

        def dump(self):
            return {**super().dump(), "coins": set(self.coins)}

    assert "TypeError: Object of type set is not JSON serializable" in broken_by(with_state(Strange))


# -- refusals ---------------------------------------------------------------------------------------------------------


def test_an_illegal_action_that_is_carried_out():
    class Lax(TinyGame):
        def apply(self, s, seat, action, sink=None):
            if action in self.options(s, seat):
                super().apply(s, seat, action, sink)

    assert "is not offered but was carried out" in broken_by(Lax())


def test_an_illegal_action_that_leaves_a_trace():
    class Greedy(TinyGame):
        def apply(self, s, seat, action, sink=None):
            try:
                super().apply(s, seat, action, sink)
            except IllegalAction:
                s.standing[seat] ^= 2
                raise

    assert "was refused but changed the position" in broken_by(Greedy())


def test_a_seat_that_is_not_asked_but_obeyed():
    class Lax(TinyGame):
        def apply(self, s, seat, action, sink=None):
            if self.waiting(s) == (0,) and seat == 1 and action not in self.options(s, seat):
                return
            super().apply(s, seat, action, sink)

    assert "'b -1' is not offered but was carried out" in broken_by(Lax(), seats=2)


def test_a_refusal_without_a_reason():
    class Mute(TinyGame):
        def why_not(self, s, seat, action):
            return Reason("", "")

    assert "was refused without a reason" in broken_by(Mute())


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ((BID, Reason("X", "x")), "'a bid 0' is shown as unavailable but is offered"),
        ((LET, Reason("", "")), "'a let' is unavailable without a reason"),
        ((999, Reason("X", "x")), "a is told that 999 is unavailable, which is no action"),
    ],
)
def test_malformed_unavailable_entries(entry, sentence):
    class Broken(TinyGame):
        def unavailable(self, s, seat):
            return [entry]

    assert sentence in broken_by(Broken())


# -- secrets ----------------------------------------------------------------------------------------------------------


class Showing(TinyGame):
    """A view with something in it that should not be there."""

    def leak(self, s: TinyState, seat: int | None) -> Any:
        raise NotImplementedError

    def view(self, s, seat):
        return {**super().view(s, seat), "leak": self.leak(s, seat)}


@pytest.mark.parametrize("run", [play, noninterference])
@pytest.mark.parametrize(
    ("leak", "viewer"),
    [
        (lambda s, seat: s.hands, "[abc]"),
        (lambda s, seat: s.deck[-1:], "[abc]"),
        (lambda s, seat: s.rng.clone().below(1000), "[abc]"),
        (lambda s, seat: s.prizes, "[abc]"),
        (lambda s, seat: s.hands[0] if seat is None else 0, "a spectator"),
        (lambda s, seat: s.hands[0] if seat == 2 else 0, "c"),
    ],
)
def test_a_leaking_view(leak, viewer, run):
    class Broken(Showing):
        def leak(self, s, seat):
            return leak(s, seat)

    with pytest.raises(ConformanceError, match=f"the view of {viewer} would differ if what {viewer} cannot know"):
        run(Broken(), None, 3, 1)


def test_a_sealed_answer_that_others_can_see():
    class Broken(Showing):
        def leak(self, s, seat):
            top = s.stack[-1] if s.stack else None
            return top.answers if isinstance(top, Bids) and seat == 1 else None

        def determinize(self, s, seat, rng):
            # It would be found here too, were the sealed answers drawn afresh as they must be.
            d = super().determinize(s, seat, rng)
            if d.stack:
                d.stack[-1] = s.stack[-1]
            return d

    sentence = found_by(contract.sealed_secrecy_fault, Broken())
    assert sentence.startswith("b can see the sealed answer of")
    with pytest.raises(ConformanceError, match=sentence[:20]):
        noninterference(Broken(), None, 3, 1)


def test_options_that_betray_a_secret():
    class Broken(TinyGame):
        def anytime(self, s, seat):
            plays = super().anytime(s, seat)
            return [play for play in plays if play != NEVER or sum(s.hands[0]) % 2]

    assert re.search("the options of [bc] would differ", broken_by(Broken()))


def test_questions_that_betray_a_secret():
    class Broken(TinyGame):
        def pending(self, s):
            questions = super().pending(s)
            for question in questions:
                question.kind += str(sum(s.hands[0]))
            return questions

    assert "the pending questions of b would differ" in broken_by(Broken())


def test_reasons_that_betray_a_secret():
    class Broken(TinyGame):
        def unavailable(self, s, seat):
            facts = {"left": s.deck[-1]} if s.deck else {}
            return [(action, reason.about(facts)) for action, reason in super().unavailable(s, seat)]

    assert "the unavailable actions of a would differ" in broken_by(Broken())


def test_a_view_that_is_not_plain_data():
    class Broken(Showing):
        def leak(self, s, seat):
            return {1, 2}

    assert "TypeError" in broken_by(Broken())


class Guessing(TinyGame):
    """Determinizes in a way of its own."""

    def guess(self, s: TinyState, d: TinyState, seat: int | None) -> TinyState:
        raise NotImplementedError

    def determinize(self, s, seat, rng):
        return self.guess(s, super().determinize(s, seat, rng), seat)


def test_determinizing_that_is_only_a_copy():
    class Broken(Guessing):
        def guess(self, s, d, seat):
            return s.clone()

    assert "determinizing for a keeps the random numbers, which nobody knows" in broken_by(Broken())


def test_determinizing_that_draws_nothing_afresh_proves_nothing():
    class Broken(Guessing):
        def guess(self, s, d, seat):
            copy = s.clone()
            copy.rng = d.rng
            return copy

    with pytest.raises(ConformanceError, match="determinize never drew anything afresh"):
        noninterference(Broken(), None, 3, 1)
    assert not noninterference(Broken(), None, 3, 1, hidden=False).redrawn


def test_determinizing_that_changes_the_original():
    class Broken(Guessing):
        def guess(self, s, d, seat):
            s.deck.reverse()
            return d

    assert "viewing or determinizing for a changed the position" in broken_by(Broken())


def test_determinizing_into_an_impossible_position():
    class Broken(Guessing):
        def guess(self, s, d, seat):
            d.deck.append(0)
            return d

    assert "determinizing for a makes an impossible position" in broken_by(Broken())


def test_determinizing_that_changes_what_the_seat_holds():
    class Broken(Guessing):
        def guess(self, s, d, seat):
            if seat is not None and d.deck:
                d.hands[seat][0], d.deck[0] = d.deck[0], d.hands[seat][0]
            return d

    assert "would differ if what" in broken_by(Broken())


def test_determinizing_that_shares_with_the_original():
    class Broken(Guessing):
        def guess(self, s, d, seat):
            d.points = s.points
            return d

    sentence = found_by(contract.secrets_fault, Broken())
    assert sentence.startswith("playing on a position determinized for")
    assert sentence.endswith("changed the original")


# -- order and replay -------------------------------------------------------------------------------------------------


class Arriving(Bids):
    """Remembers who was first."""

    __slots__ = ("first",)

    def __init__(self, asked, answers, prize, first=-1):
        super().__init__(asked, answers, prize)
        self.first = first

    def with_answers(self, answers):
        return type(self)(self.asked, answers, self.prize, self.first)

    def choose(self, s, seat, action):
        super().choose(s, seat, action)
        s.stack[-1].first = self.first if self.first >= 0 else seat

    def open_all(self, s, answers):
        super().open_all(s, answers)
        s.take_coins(self.first, 1)


def test_sealed_answers_whose_order_matters():
    assert "sealed answers in another order lead to another position" in broken_by(with_bids(Arriving))


def test_sealed_answers_that_depend_on_those_of_others():
    class Outbidding(Bids):
        __slots__ = ()

        def steps(self, s, seat, given):
            others = [answer[0] for answer in self.answers if answer]
            least = max(others, default=BID)
            return [action for action in super().steps(s, seat, given) if given or action >= least]

    rich = with_bids(Outbidding)
    s = rich.new(None, 3, 1)
    found = [contract.sealed_order_fault(rich, s, rng_from_seed(seed)) for seed in range(20)]
    assert any(sentence and "depends on the answers of others" in sentence for sentence in found)


def test_chance_from_outside_the_state():
    outside = rng_from_seed("outside")

    class Shuffling(TinyState):
        __slots__ = ()

        def draw(self, seat):
            outside.shuffle(self.deck)
            super().draw(seat)

    game = with_state(Shuffling)
    # Without the deep checks in between: the record alone must notice.
    with pytest.raises(ConformanceError, match="its own record cannot be played again"):
        play(game, None, 3, 1, depth=10_000)


# -- for other programs -----------------------------------------------------------------------------------------------


def test_a_single_position_can_be_checked_cheaply_or_in_depth():
    class Lax(TinyGame):
        def apply(self, s, seat, action, sink=None):
            return

    s = BAZAAR.new(None, 3, 1)
    assert fault(BAZAAR, s, Rng(1, 2, 3, 4), deep=True) is None
    assert fault(Lax(), s, Rng(1, 2, 3, 4), deep=False) is None
    assert fault(Lax(), s, Rng(1, 2, 3, 4), deep=True) is not None


def test_checking_leaves_the_position_as_it_was():
    s = BAZAAR.new(None, 4, 1)
    before = s.dump()
    for check in [*contract.CHEAP, *contract.DEEP]:
        assert check(BAZAAR, s, rng_from_seed(1)) is None
        assert s.dump() == before


def test_every_check_of_the_contract_is_run():
    written = {name for name in vars(contract) if name.endswith("_fault")}
    assert written == {check.__name__ for check in [*contract.CHEAP, *contract.DEEP]}
