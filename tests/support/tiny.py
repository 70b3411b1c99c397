"""Bazaar: a game small enough to know by heart that uses every service of the kernel.

Each round a prize is shown. All seats seal a bid and a card face down at the same time (two steps); the highest bid
wins, ties go to the higher card, then to a coin toss. The winner pays. Before the prize is handed over, every other
seat in turn may snatch it with a Thief. A Purse may be played at any time, also by a seat that is not asked, and
brings two coins. The last seats may be automata, which bid by rote and are never asked. Most points win; in teams
the seats of the same parity win together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from sietch.kernel.action import ActionTable, seat_letter, seat_number
from sietch.kernel.codec import dump_stack, frame_classes, load_frame
from sietch.kernel.event import Sink
from sietch.kernel.frame import Definition, Frame, Question
from sietch.kernel.game import Game, Outcome, View
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.kernel.rule import Reason
from sietch.kernel.ruleset import Option, Schema, Value
from sietch.kernel.sealed import Answers, Sealed
from sietch.kernel.state import State, settle
from sietch.kernel.window import Window

CARDS = ["rug", "lamp", "sabre", "thief", "purse"]
THIEF, PURSE = 3, 4
COPIES = [7, 7, 7, 6, 6]
MOST = 9
START_COINS = 4
BANK = 60
NEVER_THIEF = 1

ACTIONS = ActionTable()
BID = ACTIONS.family("bid", [str(n) for n in range(MOST + 1)])
PUT = ACTIONS.family("put", CARDS)
PUT_NOTHING = ACTIONS.family("nothing")
LET = ACTIONS.family("let")
STEAL = ACTIONS.family("steal")
OPEN_PURSE = ACTIONS.family("purse")
NEVER = ACTIONS.family("never")
ASK = ACTIONS.family("ask")
ANYTIME = (OPEN_PURSE, NEVER, ASK)

TOO_POOR = Reason("T-BID-02", "why-too_poor")
NO_THIEF = Reason("T-WIN-03", "why-no_thief")


class Prize(Definition):
    """Something to win."""

    __slots__ = ("name", "points")

    def __init__(self, name: str, points: int) -> None:
        super().__init__()
        self.name = name
        self.points = points
        self.path = f"prize.{name}"


PRIZES = [Prize("dates", 1), Prize("salt", 2), Prize("silk", 3), Prize("pearl", 5)]
PRIZE_AT = {prize.path: prize for prize in PRIZES}


class TinyState(State):
    """Hands and both piles are secret; coins, points and the discards are not."""

    __slots__ = ("automata", "bank", "coins", "deck", "discard", "hands", "over", "points", "prizes", "rounds", "teams")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.automata = 0
        self.teams = False
        self.rounds = 0
        self.over = False
        self.bank = 0
        self.coins: list[int] = []
        self.points: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.prizes: list[int] = []

    def people(self) -> range:
        """The seats that are asked; automata sit last."""
        return range(self.seats - self.automata)

    def clone(self) -> TinyState:
        copy = type(self)(self.seats, self.rng.clone())
        copy.stack = self.stack[:]
        copy.standing = self.standing[:]
        copy.automata = self.automata
        copy.teams = self.teams
        copy.rounds = self.rounds
        copy.over = self.over
        copy.bank = self.bank
        copy.coins = self.coins[:]
        copy.points = self.points[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.prizes = self.prizes[:]
        return copy

    def dump(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "rng": self.rng.dump(),
            "stack": dump_stack(self.stack),
            "standing": self.standing[:],
            "automata": self.automata,
            "teams": self.teams,
            "rounds": self.rounds,
            "over": self.over,
            "bank": self.bank,
            "coins": self.coins[:],
            "points": self.points[:],
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "prizes": self.prizes[:],
        }

    def draw(self, seat: int) -> None:
        """A card from the pile, if there is one, which only its new holder sees."""
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.hands[seat].sort()
            if self.sink is not None:
                self.emit("draw", seat, {"cards": 1}, {seat: {"card": CARDS[card]}})

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)

    def take_coins(self, seat: int, count: int) -> None:
        """Coins from the bank; a negative count goes back to it."""
        self.bank -= count
        self.coins[seat] += count


class Round(Frame[TinyState]):
    """Show the next prize and ask for bids; after the last round the game is over. [T-RND-01]"""

    __slots__ = ()

    def run(self, s: TinyState) -> None:
        if s.rounds == 0:
            s.over = True
            return
        s.rounds -= 1
        for seat in s.people():
            s.draw(seat)
        prize = PRIZES[s.prizes.pop()]
        s.then(Bids(tuple(s.people()), None, prize), self)


class Bids(Sealed[TinyState]):
    """A bid, then a card face down or nothing; all at once. [T-BID-01]"""

    __slots__ = ("prize",)
    anytime: ClassVar[bool] = True

    def __init__(self, asked: tuple[int, ...], answers: Answers | None, prize: Prize) -> None:
        super().__init__(asked, answers)
        self.prize = prize

    def with_answers(self, answers: Answers) -> Bids:
        return type(self)(self.asked, answers, self.prize)

    def question(self, s: TinyState, seat: int) -> Question:
        return Question(
            seat, "Bids", {"prize": self.prize.name, "given": [ACTIONS.notation(a) for a in self.given(seat)]}
        )

    def steps(self, s: TinyState, seat: int, given: tuple[int, ...]) -> list[int]:
        if not given:
            return [BID + n for n in range(min(s.coins[seat], MOST) + 1)]
        if len(given) == 1:
            return [*[PUT + card for card in sorted(set(s.hands[seat]))], PUT_NOTHING]
        return []

    def unavailable(self, s: TinyState, seat: int) -> list[tuple[int, Reason]]:
        if self.given(seat):
            return []
        return [(BID + n, TOO_POOR.about({"coins": s.coins[seat]})) for n in range(s.coins[seat] + 1, MOST + 1)]

    def open_all(self, s: TinyState, answers: Answers) -> None:
        strength: dict[int, tuple[int, int]] = {}
        for seat, (bid, put) in zip(self.asked, answers, strict=True):
            card = put - PUT if put != PUT_NOTHING else -1
            # A Purse opened after the bid only makes a seat richer, so a sealed bid can always be paid.
            strength[seat] = (bid - BID, card)
            if card >= 0:
                s.spend(seat, card)
        for seat in range(len(s.people()), s.seats):
            strength[seat] = (min(s.coins[seat], self.prize.points), -1)
        best = max(strength.values())
        leaders = sorted(seat for seat in strength if strength[seat] == best)
        winner = leaders[0] if len(leaders) == 1 else s.rng.choice(leaders)
        s.take_coins(winner, -best[0])
        if s.sink is not None:
            s.emit("won", winner, {"prize": self.prize.name, "bid": best[0]})
        others = tuple([(winner + k) % s.seats for k in range(1, s.seats)])
        s.then(Snatch(tuple([seat for seat in others if seat in s.people()]), 0, winner, self.prize))


class Snatch(Window[TinyState]):
    """Everybody else may take the prize with a Thief, in turn. [T-WIN-01]"""

    __slots__ = ("prize", "winner")
    anytime: ClassVar[bool] = True

    def __init__(self, order: tuple[int, ...], place: int, winner: int, prize: Prize) -> None:
        super().__init__(order, place)
        self.winner = winner
        self.prize = prize

    def kind_bit(self) -> int:
        return NEVER_THIEF

    def pass_action(self) -> int:
        return LET

    def at(self, place: int) -> Snatch:
        return type(self)(self.order, place, self.winner, self.prize)

    def reactions(self, s: TinyState, seat: int) -> list[int]:
        return [STEAL] if THIEF in s.hands[seat] else []

    def unavailable(self, s: TinyState, seat: int) -> list[tuple[int, Reason]]:
        return [] if THIEF in s.hands[seat] else [(STEAL, NO_THIEF)]

    def react(self, s: TinyState, seat: int, action: int) -> None:
        s.spend(seat, THIEF)
        s.then(Award(seat, self.prize))

    def closed(self, s: TinyState) -> None:
        s.then(Award(self.winner, self.prize))


class Award(Frame[TinyState]):
    """The prize becomes points. [T-WIN-02]"""

    __slots__ = ("prize", "seat")

    def __init__(self, seat: int, prize: Prize) -> None:
        self.seat = seat
        self.prize = prize

    def run(self, s: TinyState) -> None:
        s.points[self.seat] += self.prize.points


SCHEMA = Schema(
    [
        Option("rounds", 3),
        Option("automata", 0),
        Option("teams", False),
        Option("mood", "calm", choices=["calm", "loud"]),
    ],
    {"quick": {"rounds": 1}, "allied": {"teams": True, "mood": "loud"}},
)


class TinyGame(Game[TinyState]):
    """The rules of Bazaar. Attributes that name classes let a test put a broken one in."""

    def __init__(self) -> None:
        super().__init__("bazaar", 2, SCHEMA, ACTIONS, (2, 3, 4, 5, 6, 7, 8, 9))
        self.state_class: type[TinyState] = TinyState
        self.frames: dict[str, type[Frame[Any]]] = frame_classes(globals())
        self.first: Frame[TinyState] = Round()

    def new(
        self, ruleset: Mapping[str, Any] | str | None, seats: int, seed: int | str, sink: Sink | None = None
    ) -> TinyState:
        values = self.schema.read(ruleset)
        rounds, automata = values["rounds"], values["automata"]
        assert isinstance(rounds, int)
        assert isinstance(automata, int)
        s = self.state_class(seats, rng_from_seed(seed))
        s.rounds, s.automata, s.teams = rounds, automata, bool(values["teams"])
        s.coins = [START_COINS] * seats
        s.bank = BANK - START_COINS * seats
        s.points = [0] * seats
        s.hands = [[] for _ in range(seats)]
        s.deck = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
        s.rng.shuffle(s.deck)
        s.prizes = [k % len(PRIZES) for k in range(rounds)]
        s.rng.shuffle(s.prizes)
        for seat in s.people():
            s.draw(seat)
            s.draw(seat)
        s.then(self.first)
        settle(s)
        return s

    def load(self, data: Mapping[str, Any]) -> TinyState:
        s = self.state_class(data["seats"], Rng(*data["rng"]))
        s.stack = [load_frame(item, self.frames, PRIZE_AT.__getitem__) for item in data["stack"]]
        for name in ("automata", "teams", "rounds", "over", "bank"):
            setattr(s, name, data[name])
        for name in ("standing", "coins", "points", "deck", "discard", "prizes"):
            setattr(s, name, list(data[name]))
        s.hands = [list(hand) for hand in data["hands"]]
        return s

    def view(self, s: TinyState, seat: int | None) -> View:
        top = s.stack[-1] if s.stack else None
        seen: View = {
            "waiting": list(self.waiting(s)),
            "prize": top.prize.name if isinstance(top, Bids | Snatch) else None,
            "rounds": s.rounds,
            "coins": s.coins[:],
            "points": s.points[:],
            "hand_sizes": [len(hand) for hand in s.hands],
            "deck": len(s.deck),
            "discard": [CARDS[card] for card in s.discard],
        }
        if seat is not None:
            seen["hand"] = [CARDS[card] for card in s.hands[seat]]
            seen["never"] = bool(s.standing[seat] & NEVER_THIEF)
            if isinstance(top, Bids) and seat in top.asked:
                seen["given"] = [ACTIONS.notation(action) for action in top.given(seat)]
        return seen

    def determinize(self, s: TinyState, seat: int | None, rng: Rng) -> TinyState:
        d = s.clone()
        d.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
        others = [other for other in range(s.seats) if other != seat]
        pool = d.deck + [card for other in others for card in d.hands[other]]
        rng.shuffle(pool)
        for other in others:
            size = len(d.hands[other])
            d.hands[other] = sorted(pool[:size])
            del pool[:size]
            # Whoever never wants to be asked is not asked now either way, so nobody can have noticed.
            d.standing[other] = 0
        d.deck = pool
        rng.shuffle(d.prizes)
        top = d.stack[-1] if d.stack else None
        if isinstance(top, Bids):
            d.stack[-1] = self._reseal(d, top, seat, rng)
        return d

    def _reseal(self, d: TinyState, top: Bids, seat: int | None, rng: Rng) -> Bids:
        answers: list[tuple[int, ...]] = []
        for other, given in zip(top.asked, top.answers, strict=True):
            drawn = given
            if other != seat:
                drawn = ()
                while len(drawn) < len(given):
                    drawn = (*drawn, rng.choice(top.steps(d, other, drawn)))
            answers.append(drawn)
        return top.with_answers(tuple(answers))

    def outcome(self, s: TinyState) -> Outcome | None:
        if not s.over:
            return None
        sides = [[seat] for seat in range(s.seats)]
        if s.teams:
            sides = [[seat for seat in range(s.seats) if seat % 2 == parity] for parity in (0, 1)]
        score = {sum(s.points[seat] for seat in side): 0 for side in sides}
        groups = [
            sorted(seat for side in sides if sum(s.points[one] for one in side) == points for seat in side)
            for points in sorted(score, reverse=True)
        ]
        return Outcome(groups[0], groups, "T-END-01", {"points": s.points[:]})

    def ruleset(self, s: TinyState) -> dict[str, Value]:
        return self.schema.read({"automata": s.automata, "teams": s.teams})

    def violations(self, s: TinyState) -> list[str]:
        broken: list[str] = []
        cards = Counter(s.deck + s.discard + [card for hand in s.hands for card in hand])
        for card, copies in enumerate(COPIES):
            if cards[card] != copies:
                broken.append(f"{cards[card]} cards {CARDS[card]}, not {copies}")
        if s.bank + sum(s.coins) != BANK:
            broken.append(f"{s.bank + sum(s.coins)} coins, not {BANK}")
        if min(s.bank, *s.coins) < 0:
            broken.append("somebody owes coins")
        return broken

    def anytime(self, s: TinyState, seat: int) -> list[int]:
        if seat not in s.people():
            return []
        plays = [ASK if s.standing[seat] & NEVER_THIEF else NEVER]
        if self._can_open(s, seat):
            plays.insert(0, OPEN_PURSE)
        return plays

    def _can_open(self, s: TinyState, seat: int) -> bool:
        top = s.stack[-1]
        # A Purse already put face down, though not yet opened, is spoken for.
        put = isinstance(top, Bids) and PUT + PURSE in top.given(seat)
        return s.hands[seat].count(PURSE) > put

    def interrupts(self, s: TinyState, action: int) -> bool:
        return action in ANYTIME

    def play_anytime(self, s: TinyState, seat: int, action: int) -> None:
        if action == OPEN_PURSE:
            s.spend(seat, PURSE)
            s.take_coins(seat, min(2, s.bank))
        else:
            s.standing[seat] ^= NEVER_THIEF

    def arrange(self, s: TinyState, position: Mapping[str, Any]) -> None:
        """Coins, hands, points and the prize on offer; cards come from the pile and go back to it."""
        for key, value in position.items():
            if key == "prize":
                prize = PRIZE_AT.get(f"prize.{value}")
                if prize is None:
                    raise ValueError(f"there is no prize {value!r}")
                s.stack[-1] = Bids(tuple(s.people()), None, prize)
            else:
                self._arrange_seat(s, seat_number(key), value)

    def _arrange_seat(self, s: TinyState, seat: int, given: Mapping[str, Any]) -> None:
        for key, value in given.items():
            if key == "coins":
                s.take_coins(seat, value - s.coins[seat])
            elif key == "points":
                s.points[seat] = value
            elif key == "hand":
                s.deck.extend(s.hands[seat])
                s.hands[seat] = []
                for name in value:
                    if name not in CARDS or CARDS.index(name) not in s.deck:
                        raise ValueError(f"there is no card {name!r} left")
                    s.deck.remove(CARDS.index(name))
                    s.hands[seat].append(CARDS.index(name))
                s.hands[seat].sort()
            else:
                raise ValueError(f"a seat has no {key!r}")

    def look(self, s: TinyState) -> dict[str, Any]:
        outcome = self.outcome(s)
        seen: dict[str, Any] = {
            "rounds": s.rounds,
            "bank": s.bank,
            "discard": [CARDS[card] for card in s.discard],
            "winners": [seat_letter(seat) for seat in outcome.winners] if outcome else [],
        }
        for seat in range(s.seats):
            seen[seat_letter(seat)] = {
                "coins": s.coins[seat],
                "points": s.points[seat],
                "hand": [CARDS[card] for card in s.hands[seat]],
                "never": bool(s.standing[seat]),
            }
        return seen


BAZAAR = TinyGame()


def find(name: str) -> TinyGame:
    """A lookup with one game in it; at module level, so that worker processes can be handed it."""
    return {"bazaar": BAZAAR}[name]
