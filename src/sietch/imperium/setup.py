"""A fresh table."""

from __future__ import annotations

from sietch.imperium.arrows import LEFT, RIGHT
from sietch.imperium.defs import CARDS, CONFLICTS, LEADERS, OBJECTIVES, RIVAL_CARD, RIVAL_CARDS, SPACES
from sietch.imperium.frames.round import agents_of
from sietch.imperium.frames.setup import ChooseLeader, LeadersReady, free_leaders
from sietch.imperium.piles import RESERVE_CARDS, draw_intrigue
from sietch.imperium.rules import COMMANDING, Rules, leader_numbers
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import HAGAL, HUMAN, RIVAL, ROW_SIZE, TROOPS_EACH
from sietch.kernel.event import Sink
from sietch.kernel.rng import Rng
from sietch.kernel.state import settle

STARTING_GARRISON = 3
COMMANDER_SEATS = (0, 3)  # Muad'Dib and Shaddam
COMMANDER_SCORE = 4


def new_table(rules: Rules, seats: int, rng: Rng, sink: Sink | None = None) -> ImperiumState:
    """Set up the board, the decks and the players. [R-SET-01..09]"""
    s = ImperiumState(seats, rng, rules)
    for seat in range(seats):
        s.players.append(_human(s, seat))
    if s.kit.six:
        _teams(s)
    if s.kit.uprising:
        _rivals_of_uprising(s)
    elif seats == 1:
        s.players.extend([rival(rules, 1), rival(rules, 2)])
        s.players[0].solari += rules.difficulty.solari
        s.players[0].spice += rules.difficulty.spice
    elif seats == 2:
        s.players.append(_hagal(rules))
    _conflict_deck(s)
    s.imperium_deck = s.kit.imperium[:]
    rng.shuffle(s.imperium_deck)
    s.row = [s.imperium_deck.pop() for _ in range(ROW_SIZE)]
    s.reserve = [CARDS[card].copies if card in s.kit.reserve else 0 for card in RESERVE_CARDS]
    s.intrigue_deck = s.kit.intrigue[:]
    rng.shuffle(s.intrigue_deck)
    s.control = [-1 for _ in SPACES]
    s.bonus_spice = [0 for _ in SPACES]
    if seats <= 2 and s.kit.hagal:
        s.hagal_deck = s.kit.hagal_for(seats)
        rng.shuffle(s.hagal_deck)
    if s.kit.uprising:
        _uprising(s)
    else:
        for p in s.players:
            if p.kind == RIVAL:
                draw_intrigue(s, p, rules.difficulty.intrigue)
        s.first_player = 1 if seats == 1 else rng.below(seats)
    s.sink = sink
    _leaders(s)
    settle(s)
    s.sink = None
    return s


def _uprising(s: ImperiumState) -> None:
    """Shield Wall, contracts and objectives; the marked objective makes the first player. [R-SET-01, R-SET-08]"""
    s.shield_wall = True
    s.contract_deck = s.kit.contracts[:]
    s.rng.shuffle(s.contract_deck)
    if s.seats == 1 and s.rules.values["difficulty"] == "mercenary":
        draw_intrigue(s, s.players[0], 1)
    if s.kit.six:
        _objectives_of_six(s)
        return
    objectives = [number for number in s.kit.objectives if s.seats in OBJECTIVES[number].seats]
    if s.seats == 2:  # RV-07: the Ornithopter is the Rival's
        s.players[-1].objective = objectives.pop()
    s.rng.shuffle(objectives)
    for p in s.players:
        if p.objective < 0:
            p.objective = objectives.pop()
        if OBJECTIVES[p.objective].first_player:
            s.first_player = p.seat


def _teams(s: ImperiumState) -> None:
    """Teams alternate around the table; the commanders sit opposite each other. [S6-01, S6-02, S6-06, S6-10]"""
    for p in s.players:
        p.team = p.seat % 2
        p.vp = 1
        if p.seat not in COMMANDER_SEATS:
            continue
        p.commander = True
        p.ally = (p.seat + 2) % s.seats
        p.arrows = LEFT | RIGHT
        p.vp = COMMANDER_SCORE
        p.garrison = 0
        p.supply = 0
        p.deck = s.kit.commander_deck(p.team)
        s.rng.shuffle(p.deck)


def _objectives_of_six(s: ImperiumState) -> None:
    """Only allies have objectives, one of each icon in every team. [S6-11]"""
    objectives = [number for number in s.kit.objectives if s.seats in OBJECTIVES[number].seats]
    s.rng.shuffle(objectives)
    allies = [p for p in s.players if not p.commander]
    for p in allies:
        p.objective = objectives.pop()
    first = next(p for p in allies if OBJECTIVES[p.objective].first_player)
    s.first_player = first.seat
    mate = next(p for p in allies if p.team == first.team and p.seat != first.seat)
    if OBJECTIVES[mate.objective].battle == OBJECTIVES[first.objective].battle:
        # The mouse without the first player's mark goes to the opposing ally beside it.
        beside = next(p for p in allies if p.team != mate.team and abs(p.seat - mate.seat) in (1, s.seats - 1))
        mate.objective, beside.objective = beside.objective, mate.objective


def _rivals_of_uprising(s: ImperiumState) -> None:
    """Two Rivals in a solo game, one between two players. [RV-01..04, RV-07, RV-12]"""
    count = {1: 2, 2: 1}.get(s.seats, 0)
    if not count:
        return
    named = s.rules.rivals
    streamlined = s.rules.streamlined_rivals
    free = [card.number for card in RIVAL_CARDS if card.streamlined or not streamlined]
    for place in range(count):
        card = RIVAL_CARD[named[place]] if isinstance(named, list) else s.rng.choice(free)
        free = [number for number in free if number != card]
        s.players.append(rival_of_uprising(s.rules, s.seats + place, card))


def rival_of_uprising(rules: Rules, seat: int, card: int) -> Player:
    """A Rival with its card, before it has an objective. [RV-02, RV-12]"""
    p = Player(seat)
    p.kind = RIVAL
    p.decider = 0
    p.scores = not rules.streamlined_rivals
    p.water = 1
    p.garrison = 0 if rules.values["difficulty"] == "mercenary" else STARTING_GARRISON
    p.supply = TROOPS_EACH - p.garrison
    p.agents = agents_of(RIVAL, False)
    p.rival = card
    return p


def _human(s: ImperiumState, seat: int) -> Player:
    p = Player(seat)
    p.water = 1
    p.vp = 1 if s.seats == 4 else 0
    p.garrison = STARTING_GARRISON
    p.supply = TROOPS_EACH - STARTING_GARRISON
    p.agents = agents_of(HUMAN, False)
    p.deck = s.kit.starters[:]
    s.rng.shuffle(p.deck)
    return p


def rival(rules: Rules, seat: int) -> Player:
    """A Rival of the solo game, before it has a leader. [R-SET-09]"""
    p = Player(seat)
    p.kind = RIVAL
    p.decider = 0
    p.water = 1
    p.garrison = rules.difficulty.garrison
    p.supply = TROOPS_EACH - p.garrison
    p.agents = agents_of(RIVAL, False)
    return p


def _hagal(rules: Rules) -> Player:
    """The two-player automaton: three Agents, no leader, nothing in its garrison. [TP1]"""
    p = Player(2)
    p.kind = HAGAL
    p.decider = 0
    p.scores = False
    p.garrison = STARTING_GARRISON if rules.hagal_starts_with_garrison else 0
    p.supply = TROOPS_EACH - p.garrison
    p.agents = agents_of(HAGAL, False)
    return p


def _conflict_deck(s: ImperiumState) -> None:
    """One card of level I on top, five of level II, all four of level III at the bottom. [R-SET-01]"""
    for level in (3, 2, 1):
        cards = [card for card in s.kit.conflicts if CONFLICTS[card].level == level]
        s.rng.shuffle(cards)
        count = s.kit.conflicts_in_deck[level]
        s.conflict_deck.extend(cards[:count])
        s.unused_conflicts.extend(cards[count:])


def _leaders(s: ImperiumState) -> None:
    named = leader_numbers(s.rules.leaders, "uprising" if s.kit.uprising else "base")
    n = len(s.players)
    seats = [(s.first_player + i) % n for i in range(n)]
    humans = [seat for seat in seats if s.players[seat].kind == HUMAN]
    if s.kit.six:
        _leaders_of_six(s, named)
        return
    if s.rules.leaders == "choose":
        s.then(*[ChooseLeader(seat) for seat in humans], LeadersReady())
        return
    for seat in range(s.seats):
        s.players[seat].leader = named[seat] if named else s.rng.choice(free_leaders(s))
        if s.sink is not None:
            s.emit("leader", seat, {"leader": LEADERS[s.players[seat].leader].id})
    s.stack.append(LeadersReady())


def _leaders_of_six(s: ImperiumState, named: list[int]) -> None:
    """The commanders are given; allies choose, are named, or draw. [S6-01]"""
    for seat, leader in zip(COMMANDER_SEATS, leader_numbers(list(COMMANDING), "uprising"), strict=True):
        s.players[seat].leader = leader
    allies = [p for p in s.players if not p.commander]
    if s.rules.leaders == "choose":
        s.then(*[ChooseLeader(p.seat) for p in allies], LeadersReady())
        return
    for place, p in enumerate(allies):
        p.leader = named[place] if named else s.rng.choice(free_leaders(s))
        if s.sink is not None:
            s.emit("leader", p.seat, {"leader": LEADERS[p.leader].id})
    s.stack.append(LeadersReady())
