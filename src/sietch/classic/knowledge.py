"""What a seat cannot know, drawn afresh; what it has seen stays. [INFO, digest section 13]

Spice and reserves stand behind the shields, but every spice that changes hands is announced and every token on the map
and in the tanks is counted: whoever listens knows them, so they are certain knowledge and stay. Views do not show them.
"""

from __future__ import annotations

from typing import Final

from sietch.classic.actions import MOST_SPICE
from sietch.classic.anytime import TURN_BASE
from sietch.classic.cards import CARD_IDS
from sietch.classic.duel.hidden import redraw_duels
from sietch.classic.factions_extra.hunt import redraw_knife
from sietch.classic.factions_extra.tleilaxu import redraw_service
from sietch.classic.money import Pay, ShareBill
from sietch.classic.phases.bidding import Earnings, Win
from sietch.classic.phases.foresight import element_options, who_sees
from sietch.classic.phases.setup import DRAWN, ChooseTraitor, DrawTraitors
from sietch.classic.phases.shipment import CrossTo, Fee, LandHowMany, Shipment
from sietch.classic.phases.storm import MARKERS
from sietch.classic.plans import draft
from sietch.classic.prelude.redraw import redraw
from sietch.classic.sheets import faction_of, leaders_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT, BIDDING, EVERYBODY, FACTIONS, FREMEN, HARKONNEN, MOVEMENT, TURNS
from sietch.kernel.rng import Rng
from sietch.kernel.sealed import Sealed

# Steps in which somebody is about to pay with allies' help.
OWING: Final = (Pay, ShareBill, Win, Earnings, Fee, Shipment, LandHowMany, CrossTo)
TRIES: Final = 40  # at a draw that contradicts nothing, before the truth is kept instead


def resample(s: ClassicState, seat: int | None, rng: Rng) -> ClassicState:
    """A copy that the seat cannot tell from the position."""
    c = s.clone()
    c.menu = None
    viewer = -1 if seat is None else seat
    if c.duel is not None:
        redraw_duels(c, c.duel, viewer, rng)
    if any(p.faction < 0 for p in c.players):
        rng.shuffle(c.deck)
        rng.shuffle(c.spice_deck)
        c.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
        return c
    _redraw_cards(c, viewer, rng)
    _redraw_spice(c, viewer, rng)
    _redraw_traitors(c, viewer, rng)
    _redraw_prediction(c, viewer, rng)
    if c.affairs is not None:
        redraw_service(c, viewer, rng)
        redraw_knife(c, viewer, rng)
    if c.rules.weather and c.marker and not (viewer >= 0 and c.players[viewer].faction == FREMEN):
        left = [n for n in range(1, MARKERS + 1) if n not in c.marker_denied]
        c.marker = rng.choice(left)
    for p in c.players:
        if p.seat != viewer:
            p.draft = []  # nobody else knows what is being worded
    _redraw_pledges(c, viewer, rng)
    redraw(c, viewer, rng)
    _redraw_answers(s, c, viewer, rng)
    c.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return c


def _redraw_pledges(c: ClassicState, viewer: int, rng: Rng) -> None:
    """What others have pledged to each other; while somebody owes something, they can be seen to have enough."""
    if c.phase not in (BIDDING, MOVEMENT) or c.bid_by >= 0 or any(isinstance(frame, OWING) for frame in c.stack):
        return
    for p in c.players:
        if p.pledge and p.seat != viewer and not (viewer >= 0 and p.allies >> viewer & 1):
            # That something was pledged all have heard.
            p.pledge = 1 + rng.below(min(p.spice, MOST_SPICE)) if p.spice else p.pledge


# -- treachery cards ----------------------------------------------------------------------------------------------


def _redraw_cards(c: ClassicState, viewer: int, rng: Rng) -> None:
    """Unseen cards of other hands, of the row and of the deck are one pool."""
    bit = 1 << viewer if viewer >= 0 else EVERYBODY
    others = [p for p in c.players if p.seat != viewer]
    hands: list[tuple[Player, int]] = []
    pool: list[int] = []
    for p in others:
        for i, known in enumerate(p.hand_known):
            if not _sees(known, bit):
                hands.append((p, i))
                pool.append(p.hand[i])
    row = [i for i, known in enumerate(c.row_known) if not _sees(known, bit)]
    deck = [i for i, known in enumerate(c.deck_known) if not _sees(known, bit)]
    pool.extend([c.row[i] for i in row])
    pool.extend([c.deck[i] for i in deck])
    truth = pool[:]
    for _ in range(TRIES):
        rng.shuffle(pool)
        _mend(hands, pool)
        if not any(pool[i] in p.lacks for i, (p, _) in enumerate(hands)):
            break
    else:
        pool = truth
    for i, (p, place) in enumerate(hands):
        p.hand[place] = pool[i]
    for i, place in enumerate(row):
        c.row[place] = pool[len(hands) + i]
    for i, place in enumerate(deck):
        c.deck[place] = pool[len(hands) + len(row) + i]


def _sees(known: int, bit: int) -> bool:
    """A spectator, like everybody, sees only what the whole table has seen."""
    return known & bit == bit


def _mend(hands: list[tuple[Player, int]], pool: list[int]) -> None:
    """Swap away cards that the table knows a hand does not hold."""
    for i, (p, _) in enumerate(hands):
        if pool[i] not in p.lacks:
            continue
        for j in range(len(pool) - 1, -1, -1):
            if pool[j] in p.lacks or (j < len(hands) and pool[i] in hands[j][0].lacks):
                continue
            pool[i], pool[j] = pool[j], pool[i]
            break


def _redraw_spice(c: ClassicState, viewer: int, rng: Rng) -> None:
    bit = 1 << viewer if viewer >= 0 else EVERYBODY
    if c.spice_deck and _sees(c.spice_known, bit):
        rest = c.spice_deck[:-1]
        rng.shuffle(rest)
        c.spice_deck = [*rest, c.spice_deck[-1]]
    else:
        rng.shuffle(c.spice_deck)


# -- traitors and prediction --------------------------------------------------------------------------------------


def _redraw_traitors(c: ClassicState, viewer: int, rng: Rng) -> None:
    """Everybody else's four leaders and choices; what has come to light, and what has been ruled out, stays."""
    others = [p for p in c.players if p.seat != viewer and p.sheet.leaders]
    if not any(p.drawn for p in c.players):
        return
    chosen = all(p.traitors or p.faction == HARKONNEN or not _foreign(p, p.drawn) for p in c.players)
    undecided = not chosen and any(isinstance(frame, ChooseTraitor | DrawTraitors) for frame in c.stack)
    mine = c.players[viewer].drawn if viewer >= 0 else []
    for _ in range(TRIES):
        if _try_traitors(c, others, mine, undecided, rng):
            return


def _foreign(p: Player, leaders: list[int]) -> list[int]:
    return [leader for leader in leaders if faction_of(leader) != p.faction]


def _try_traitors(c: ClassicState, others: list[Player], mine: list[int], undecided: bool, rng: Rng) -> bool:
    """One attempt; the position changes only when it succeeds."""
    open_traitors = {p.seat: _revealed(p) for p in others}
    taken = {leader for p in others for leader in open_traitors[p.seat]} | set(mine)
    pool = [leader for p in c.players for leader in leaders_of(p.faction) if leader not in taken]
    rng.shuffle(pool)
    drawn: dict[int, list[int]] = {}
    kept: dict[int, list[int]] = {}
    for p in others:
        hand = open_traitors[p.seat][:]
        while len(hand) < DRAWN and pool:
            hand.append(pool.pop())
        drawn[p.seat] = sorted(hand)
        foreign = _foreign(p, drawn[p.seat])
        if p.faction == HARKONNEN:
            kept[p.seat] = foreign
        elif undecided or not p.traitors:
            # Who has no traitor drew only leaders of their own: nobody else can tell, so it may be otherwise.
            kept[p.seat] = [] if undecided else foreign[:1]
        else:
            kept[p.seat] = open_traitors[p.seat] or _pick(p, foreign, rng)
        if any(leader in p.innocent for leader in kept[p.seat]):
            return False
        if any(leader in p.innocent for leader in foreign) and p.faction == HARKONNEN:
            return False
    for p in others:
        known = dict.fromkeys(open_traitors[p.seat], EVERYBODY)
        p.drawn = drawn[p.seat]
        p.traitors = sorted(kept[p.seat])
        p.traitors_known = [known.get(leader, 0) for leader in p.traitors]
    return True


def _revealed(p: Player) -> list[int]:
    return [leader for leader, known in zip(p.traitors, p.traitors_known, strict=True) if known == EVERYBODY]


def _pick(p: Player, foreign: list[int], rng: Rng) -> list[int]:
    guiltless = [leader for leader in foreign if leader not in p.innocent]
    return [rng.choice(guiltless)] if guiltless else []


def _redraw_prediction(c: ClassicState, viewer: int, rng: Rng) -> None:
    p = c.player(BENE_GESSERIT)
    if p is None or p.seat == viewer or p.predicted < 0:
        return
    factions = [f for f in range(FACTIONS) if c.seat_of[f] >= 0 and f != BENE_GESSERIT and f not in p.denied]
    # What the table knows may leave only somebody who is out of the game.
    p.predicted = rng.choice(factions) if factions else p.predicted
    if p.predicted_turn:
        p.predicted_turn = rng.choice([turn for turn in range(1, TURNS + 1) if TURN_BASE + turn not in p.denied])


# -- answers that are sealed or shown to few ----------------------------------------------------------------------


def _redraw_answers(s: ClassicState, c: ClassicState, viewer: int, rng: Rng) -> None:
    fight = c.fight
    if fight is not None:
        if fight.shown >= 0 and viewer != fight.watched and viewer not in who_sees(c, fight):
            fight.shown = -2
            fight.shown = rng.choice(element_options(c, fight.watched, fight.element))
        if fight.seen >= 0 and viewer not in (fight.seer, fight.seen) and not _revealed_plans(c):
            p = c.players[fight.seen]
            plan = fight.plan_of(fight.seen)
            if plan:
                plan[:] = _random_plan(c, p, rng)
    top = c.stack[-1] if c.stack else None
    if not isinstance(top, Sealed):
        return
    answers = []
    for seat, given in zip(top.asked, top.answers, strict=True):
        if seat == viewer or not given:
            answers.append(given)
        elif top.steps(s, seat, given):
            answers.append(())  # not finished: nobody else knows how far it has come
        else:
            answers.append(_random_answer(c, top, seat, rng))
    c.stack[-1] = top.with_answers(tuple(answers))


def _revealed_plans(c: ClassicState) -> bool:
    fight = c.fight
    return fight is not None and bool(fight.plan) and bool(fight.counterplan)


def _random_answer(c: ClassicState, frame: Sealed[ClassicState], seat: int, rng: Rng) -> tuple[int, ...]:
    given: tuple[int, ...] = ()
    options = frame.steps(c, seat, given)
    while options:
        given = (*given, rng.choice(options))
        options = frame.steps(c, seat, given)
    return given


def _random_plan(c: ClassicState, p: Player, rng: Rng) -> list[int]:
    given: tuple[int, ...] = ()
    current = draft(c, p, given)
    while current.options:
        given = (*given, rng.choice(current.options))
        current = draft(c, p, given)
    return current.plan


def known_hand(p: Player, viewer: int) -> list[str]:
    """The cards of somebody else's hand that a seat has seen."""
    bit = 1 << viewer if viewer >= 0 else EVERYBODY
    return sorted([CARD_IDS[card] for card, known in zip(p.hand, p.hand_known, strict=True) if _sees(known, bit)])
