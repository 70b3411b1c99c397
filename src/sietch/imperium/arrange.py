"""Positions in the game's own words, laid out for a scenario.

Cards are moved, never made: a card that a position names is taken from wherever it is, so that everything countable
stays conserved and asking for a third copy of a card that exists twice is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sietch.imperium.arrows import BOTH, LEFT, RIGHT
from sietch.imperium.contracts import refill
from sietch.imperium.defs import CARDS, CONFLICTS, CONTRACTS, INTRIGUES, SPACES, TRAINING
from sietch.imperium.frames.combat import Combat
from sietch.imperium.frames.endgame import Endgame
from sietch.imperium.frames.personal import TOP_OF_PERSONAL_TRACK
from sietch.imperium.frames.round import Makers, Recall, RoundStart, agents_of
from sietch.imperium.frames.turns import Turns
from sietch.imperium.piles import RESERVE_PLACE, draw_intrigue
from sietch.imperium.setup import rival, rival_of_uprising
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import ALLIANCE_LEVEL, FACTIONS, RIVAL, SPIES_EACH, TROOPS_EACH
from sietch.kernel.action import seat_letter, seat_number
from sietch.kernel.state import settle
from sietch.kernel.text import closest

PHASES = ("round_start", "turns", "combat", "makers", "recall", "endgame")
BOARD_KEYS = (
    "phase turn round first_player conflict conflict_deck row imperium_deck intrigue_deck intrigue_discard reserve "
    "hagal_deck alliances control bonus_spice mentat"
).split()
ZONES = ("hand", "discard", "play", "deck")
NUMBER_KEYS = "solari spice water vp swords".split()
PLAYER_KEYS = (
    *NUMBER_KEYS,
    *"leader hand deck discard play intrigue garrison conflict influence agents agents_at".split(),
    *"council swordmaster revealed tokens tokens_used".split(),
)
UPRISING_PLAYER_KEYS = (
    "spies worms hooks contracts contracts_done objective won memories training turned personal"
).split()
UPRISING_BOARD_KEYS = "shield_wall contracts throne_row".split()


class BadPosition(ValueError):
    """A position that cannot be laid out, with a sentence that says why."""


def arrange(s: ImperiumState, position: Mapping[str, Any]) -> None:
    """Turn a fresh table into the described position; what is not said stays as the fresh table has it."""
    letters = [seat_letter(p.seat) for p in s.players]
    known = [*BOARD_KEYS, *letters, *(UPRISING_BOARD_KEYS if s.kit.uprising else [])]
    for key in position:
        if key not in known:
            raise BadPosition(f"unknown key {key!r} in the position{_hint(key, known)}")
    _finish_setup(s)
    table = _Table(s)
    for p in s.players:
        said = position.get(seat_letter(p.seat))
        if said is not None:
            table.player(p, said)
    table.board(position)
    _restack(s, position)
    settle(s)


def _finish_setup(s: ImperiumState) -> None:
    """Open questions of the setup get their first answer: every position starts from a first round."""
    while s.round == 0:
        frame = s.stack.pop()
        seat = frame.seats(s)[0]
        frame.choose(s, seat, frame.options(s, seat)[0])
        settle(s)
    if s.seats == 1:
        _undo_rivals(s)


def _undo_rivals(s: ImperiumState) -> None:
    """Rivals that have acted before the human's first turn are as the setup left them."""
    for p in s.players:
        if p.kind == RIVAL:
            s.intrigue_deck.extend(p.intrigue)
            if s.kit.uprising:
                fresh = rival_of_uprising(s.rules, p.seat, p.rival)
                fresh.objective = p.objective
            else:
                fresh = rival(s.rules, p.seat)
                fresh.leader = p.leader
            s.players[p.seat] = fresh
    for p in s.players:
        if p.kind == RIVAL and not s.kit.uprising:
            draw_intrigue(s, p, s.rules.difficulty.intrigue)
    s.hagal_deck.extend(reversed(s.hagal_discard))
    s.hagal_discard = []


def _hint(word: object, known: list[str] | dict[str, int]) -> str:
    near = closest(str(word), known)
    return f"; did you mean {near!r}?" if near else ""


def _number(value: Any, what: str, low: int = 0, high: int = 99) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{what} is a number from {low} to {high}, not {value!r}")
    return value


def _names(value: Any, what: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadPosition(f"{what} is a list of ids, not {value!r}")
    return value


def _find(name: Any, known: dict[str, int], what: str) -> int:
    if name not in known:
        raise BadPosition(f"unknown {what} {name!r}{_hint(name, known)}")
    return known[name]


def _seat(s: ImperiumState, value: Any, what: str) -> int:
    seat = seat_number(str(value))
    if seat >= len(s.players):
        raise BadPosition(f"{what}: there is no seat {value!r} at this table")
    return seat


class _Table:
    """The fresh table while it is being rearranged."""

    def __init__(self, s: ImperiumState) -> None:
        self.s = s

    def kinds(self, kind: str) -> dict[str, int]:
        """The ids of a kind that are in play."""
        return self.s.kit.numbers(kind)

    def intrigue_cards(self, names: Any, what: str) -> list[int]:
        return [_find(name, self.kinds("intrigue"), "intrigue card") for name in _names(names, what)]

    # -- players -------------------------------------------------------------------------------------------------

    def player(self, p: Player, said: Mapping[str, Any]) -> None:
        letter = seat_letter(p.seat)
        if not isinstance(said, Mapping):
            raise BadPosition(f"seat {letter} is a table of what the player has, not {said!r}")
        known = [*PLAYER_KEYS, *(UPRISING_PLAYER_KEYS if self.s.kit.uprising else [])]
        for key in said:
            if key not in known:
                raise BadPosition(f"unknown key {key!r} of seat {letter}{_hint(key, known)}")
        for key in NUMBER_KEYS:
            if key in said:
                setattr(p, key, _number(said[key], f"{key} of seat {letter}"))
        if "leader" in said:
            p.leader = _find(said["leader"], self.kinds("leader"), "leader")
        if "influence" in said:
            for faction, level in dict(said["influence"]).items():
                place = FACTIONS.index(faction) if faction in FACTIONS else -1
                if place < 0:
                    raise BadPosition(f"unknown faction {faction!r}{_hint(faction, list(FACTIONS))}")
                p.influence[place] = _number(level, f"influence of seat {letter}", 0, 6)
        self.troops(p, said)
        self.agents(p, said)
        self.piles(p, said)
        if "intrigue" in said:
            self.intrigue(
                p, [_find(n, self.kinds("intrigue"), "intrigue card") for n in _names(said["intrigue"], "intrigue")]
            )
        if "tokens" in said:
            p.baron_tokens = sum(1 << FACTIONS.index(f) for f in _names(said["tokens"], "tokens") if f in FACTIONS)
        self.uprising(p, said)
        p.baron_used = bool(said.get("tokens_used", p.baron_used))
        p.council = bool(said.get("council", p.council))
        p.revealed = int(said.get("revealed", p.revealed))

    def uprising(self, p: Player, said: Mapping[str, Any]) -> None:
        """Spies, sandworms, contracts and battle icons."""
        s = self.s
        if "spies" in said:
            p.spies = [_find(name, self.kinds("post"), "observation post") for name in _names(said["spies"], "spies")]
            if len(p.spies) > SPIES_EACH:
                raise BadPosition(f"seat {seat_letter(p.seat)} has {SPIES_EACH} Spies, not {len(p.spies)}")
        p.worms = _number(said.get("worms", p.worms), f"worms of seat {seat_letter(p.seat)}")
        p.hooks = bool(said.get("hooks", p.hooks))
        p.turned = bool(said.get("turned", p.turned))
        for key in ("contracts", "contracts_done"):
            for name in _names(said.get(key, []), key):
                contract = _find(name, self.kinds("contract"), "contract")
                if contract not in s.contract_deck and contract in s.contract_row:
                    self.withdraw(contract)
                if contract not in s.contract_deck:
                    raise BadPosition(f"no contract {name!r} is left")
                s.contract_deck.remove(contract)
                getattr(p, key).append(contract)
        if "objective" in said:
            self.objective(p, _find(said["objective"], self.kinds("objective"), "objective"))
        for name in _names(said.get("won", []), "won"):
            card = _find(name, self.kinds("conflict"), "conflict")
            if card == s.conflict_card:
                self.another_conflict()
            pile = s.conflict_deck if card in s.conflict_deck else s.unused_conflicts
            if card not in pile:
                raise BadPosition(f"the conflict {name!r} is gone")
            pile.remove(card)
            p.won.append(card)
        if "personal" in said:
            if not p.commander:
                raise BadPosition(f"seat {seat_letter(p.seat)} is no commander and has no track of its own")
            p.personal = _number(said["personal"], "personal", 0, TOP_OF_PERSONAL_TRACK)
        if "training" in said:
            names = {space.id: space.number for space in TRAINING}
            p.token = _find(said["training"], names, "training space")

    def objective(self, p: Player, objective: int) -> None:
        """Objectives change hands, so that each is with one player."""
        for q in self.s.players:
            if q.objective == objective:
                q.objective = p.objective
        p.objective = objective

    def troops(self, p: Player, said: Mapping[str, Any]) -> None:
        letter = seat_letter(p.seat)
        p.garrison = _number(said.get("garrison", p.garrison), f"garrison of seat {letter}")
        p.conflict = _number(said.get("conflict", p.conflict), f"conflict of seat {letter}")
        p.memories = _number(said.get("memories", p.memories), f"memories of seat {letter}")
        if p.commander:
            if p.garrison or p.conflict or p.memories:
                raise BadPosition(f"seat {letter} is a commander and has no troops")
            return
        p.supply = TROOPS_EACH - p.garrison - p.conflict - p.memories
        if p.supply < 0:
            raise BadPosition(f"seat {letter} has {TROOPS_EACH} troops in all, not {p.garrison + p.conflict}")

    def agents(self, p: Player, said: Mapping[str, Any]) -> None:
        p.swordmaster = bool(said.get("swordmaster", p.swordmaster))
        if "agents_at" in said:
            p.agents_at = [_find(n, self.kinds("space"), "space") for n in _names(said["agents_at"], "agents_at")]
        total = agents_of(p.kind, p.swordmaster)
        given = said.get("agents")
        if given is not None:
            p.agents = _number(given, f"agents of seat {seat_letter(p.seat)}", 0, 4)
            missing = total - p.agents - len(p.agents_at)
            if missing < 0:
                raise BadPosition(f"seat {seat_letter(p.seat)} has {total} agents in all")
            if missing:
                raise BadPosition(f"say where the other agents of seat {seat_letter(p.seat)} are ('agents_at')")
        else:
            p.agents = total - len(p.agents_at)
            if p.agents < 0:
                raise BadPosition(f"seat {seat_letter(p.seat)} has {total} agents, not {len(p.agents_at)}")
        if self.s.kit.six:
            p.sword_bonus = p.swordmaster  # who has gained the one has the other [S6-26]
        if p.commander:
            arrows = [LEFT, RIGHT, BOTH][:total]  # those sent out are the first of them
            p.arrow_at = arrows[: len(p.agents_at)]
            p.arrows = sum(arrows[len(p.agents_at) :])

    def piles(self, p: Player, said: Mapping[str, Any]) -> None:
        """Make the named piles consist of the named cards, the first on top.

        Piles that are not named keep what is left of them. Cards pushed out of a named pile go under the deck, or, if
        the deck is named too, out of the game.
        """
        letter = seat_letter(p.seat)
        named = {
            zone: [_find(name, self.kinds("card"), "card") for name in _names(said[zone], f"{zone} of seat {letter}")]
            for zone in ZONES
            if zone in said
        }
        loose: list[int] = []
        for zone in named:
            loose.extend(getattr(p, zone))
            setattr(p, zone, [])
        for zone, cards in named.items():
            getattr(p, zone).extend(reversed([self.take_card(p, card, loose, named) for card in cards]))
        if "deck" in named:
            self.s.trashed.extend(loose)
        else:
            p.deck[:0] = loose

    def take_card(self, p: Player, card: int, loose: list[int], named: Mapping[str, list[int]]) -> int:
        """Fetch a copy from wherever one is free: the player's own cards first, then the market."""
        s = self.s
        own = [getattr(p, zone) for zone in ("deck", "discard", "hand", "play") if zone not in named]
        for pile in (loose, *own, s.imperium_deck):
            if card in pile:
                pile.remove(card)
                return card
        if card in RESERVE_PLACE and s.reserve[RESERVE_PLACE[card]]:
            s.reserve[RESERVE_PLACE[card]] -= 1
            return card
        if card in s.row and s.imperium_deck:
            s.row[s.row.index(card)] = s.imperium_deck.pop(0)
            return card
        raise BadPosition(f"no copy of {CARDS[card].id!r} is left for seat {seat_letter(p.seat)}")

    def intrigue(self, p: Player, cards: list[int]) -> None:
        s = self.s
        s.intrigue_deck[:0] = p.intrigue
        p.intrigue = []
        for card in cards:
            if card not in s.intrigue_deck:
                raise BadPosition(f"no copy of the intrigue card {INTRIGUES[card].id!r} is left")
            s.intrigue_deck.remove(card)
            p.intrigue.append(card)
        p.intrigue_known = [0] * len(p.intrigue)

    # -- board ---------------------------------------------------------------------------------------------------

    def board(self, said: Mapping[str, Any]) -> None:
        s = self.s
        if "round" in said:
            s.round = _number(said["round"], "round", 1, 10)
        if "first_player" in said:
            s.first_player = _seat(s, said["first_player"], "first_player")
        if "conflict" in said:
            self.conflict(_find(said["conflict"], self.kinds("conflict"), "conflict"))
        if "throne_row" in said:
            self.throne_row([_find(n, self.kinds("card"), "card") for n in _names(said["throne_row"], "throne_row")])
        if "row" in said:
            self.row([_find(n, self.kinds("card"), "card") for n in _names(said["row"], "row")])
        for key, pile, known in (
            ("imperium_deck", s.imperium_deck, self.kinds("card")),
            ("intrigue_deck", s.intrigue_deck, self.kinds("intrigue")),
            ("hagal_deck", s.hagal_deck, self.kinds("hagal")),
            ("conflict_deck", s.conflict_deck, self.kinds("conflict")),
        ):
            if key in said:
                cards = [_find(n, known, f"card in {key}") for n in _names(said[key], key)]
                if key == "conflict_deck":
                    self.unbox(cards)
                self.on_top(pile, cards, key)
        if "intrigue_discard" in said:
            cards = [
                _find(n, self.kinds("intrigue"), "intrigue card")
                for n in _names(said["intrigue_discard"], "intrigue_discard")
            ]
            self.on_top(s.intrigue_deck, cards, "intrigue_deck")
            s.intrigue_discard.extend(reversed([s.intrigue_deck.pop() for _ in cards]))
        for name, count in dict(said.get("reserve", {})).items():
            card = _find(name, self.kinds("card"), "reserve card")
            if card not in RESERVE_PLACE:
                raise BadPosition(f"{name!r} is not a reserve card")
            left = s.reserve[RESERVE_PLACE[card]]
            s.reserve[RESERVE_PLACE[card]] = _number(count, f"reserve of {name}", 0, left)
            s.trashed.extend([card] * (left - s.reserve[RESERVE_PLACE[card]]))
        for name, holder in dict(said.get("control", {})).items():
            space = _find(name, self.kinds("space"), "space")
            if not SPACES[space].controlled:
                raise BadPosition(f"{name!r} cannot be controlled")
            s.control[space] = _seat(s, holder, "control")
        for name, amount in dict(said.get("bonus_spice", {})).items():
            space = _find(name, self.kinds("space"), "space")
            if not SPACES[space].maker:
                raise BadPosition(f"{name!r} is not a Maker space")
            s.bonus_spice[space] = _number(amount, "bonus_spice")
        if s.kit.uprising:
            s.shield_wall = bool(said.get("shield_wall", s.shield_wall))
            for name in _names(said.get("contracts", []), "contracts"):
                self.offer(_find(name, self.kinds("contract"), "contract"))
        if "mentat" in said:
            self.mentat(said["mentat"])
        self.alliances(said)

    def throne_row(self, cards: list[int]) -> None:
        """Only these lie in the Throne Row; what lay there goes under the deck."""
        s = self.s
        if not s.kit.six:
            raise BadPosition("only a table of six has a Throne Row")
        s.imperium_deck[:0] = s.throne
        s.throne = []
        for card in cards:
            if card in s.imperium_deck:
                s.imperium_deck.remove(card)
            elif card in s.row:
                s.row[s.row.index(card)] = s.imperium_deck.pop(0)
            else:
                raise BadPosition(f"no copy of {CARDS[card].id!r} is left for the Throne Row")
            s.throne.append(card)

    def withdraw(self, contract: int) -> None:
        """Put a face-up contract back and turn up another."""
        s = self.s
        s.contract_row.remove(contract)
        refill(s)
        s.contract_deck.append(contract)

    def offer(self, contract: int) -> None:
        """Turn a contract up in the place of another."""
        s = self.s
        if contract in s.contract_row:
            return
        if contract not in s.contract_deck:
            raise BadPosition(f"no contract {CONTRACTS[contract].id!r} is left")
        s.contract_deck.remove(contract)
        s.contract_deck.insert(0, s.contract_row.pop(0))
        s.contract_row.append(contract)

    def mentat(self, holder: Any) -> None:
        s = self.s
        if holder == "home":
            return
        s.mentat = _seat(s, holder, "mentat")
        s.players[s.mentat].agents += 1

    def conflict(self, card: int) -> None:
        s = self.s
        old = s.conflict_card
        if card == old:
            return
        for pile in (s.conflict_deck, s.unused_conflicts):
            if card in pile:
                place = pile.index(card)
                if CONFLICTS[card].level == CONFLICTS[old].level:
                    pile[place] = old
                else:
                    pile.pop(place)
                    s.unused_conflicts.append(old)
                s.conflict_card = card
                return
        raise BadPosition(f"the conflict {CONFLICTS[card].id!r} is gone")

    def another_conflict(self) -> None:
        """The card of this round was won before: another takes its place, of its level while the box has one."""
        s = self.s
        level = CONFLICTS[s.conflict_card].level
        spare = [card for card in s.unused_conflicts if CONFLICTS[card].level == level]
        self.conflict(spare[0] if spare else s.conflict_deck[-1])

    def row(self, cards: list[int]) -> None:
        s = self.s
        if len(cards) > len(s.row):
            raise BadPosition(f"the row has {len(s.row)} cards, not {len(cards)}")
        s.imperium_deck[:0] = s.row
        wanted: list[int] = []
        for card in cards:
            if card not in s.imperium_deck:
                raise BadPosition(f"no copy of {CARDS[card].id!r} is left for the row")
            s.imperium_deck.remove(card)
            wanted.append(card)
        while len(wanted) < len(s.row):
            wanted.append(s.imperium_deck.pop())
        s.row = wanted

    def on_top(self, pile: list[int], cards: list[int], what: str) -> None:
        """Put these cards on top of a pile, the first named on top."""
        for card in cards:
            if card not in pile:
                raise BadPosition(f"{what} has no such card left")
            pile.remove(card)
        pile.extend(reversed(cards))

    def unbox(self, cards: list[int]) -> None:
        """Conflict cards that went back to the box change places with others of their level."""
        s = self.s
        for card in cards:
            if card in s.unused_conflicts:
                for place, other in enumerate(s.conflict_deck):
                    if other not in cards and CONFLICTS[other].level == CONFLICTS[card].level:
                        s.conflict_deck[place] = card
                        s.unused_conflicts[s.unused_conflicts.index(card)] = other
                        break

    def alliances(self, said: Mapping[str, Any]) -> None:
        """Who holds which alliance: as said, otherwise as the tracks demand; victory points are not touched."""
        s = self.s
        named = dict(said.get("alliances", {}))
        for name in named:
            if name not in FACTIONS:
                raise BadPosition(f"unknown faction {name!r}{_hint(name, list(FACTIONS))}")
        for place, faction in enumerate(FACTIONS):
            levels = [p.influence[place] for p in s.players]
            best = max(levels)
            if faction in named:
                holder = _seat(s, named[faction], "alliances")
                if levels[holder] < ALLIANCE_LEVEL or levels[holder] < best:
                    raise BadPosition(
                        f"seat {named[faction]} cannot hold the {faction} alliance at level {levels[holder]}"
                    )
                s.alliance[place] = holder
            else:
                s.alliance[place] = levels.index(best) if best >= ALLIANCE_LEVEL else -1


def _restack(s: ImperiumState, position: Mapping[str, Any]) -> None:
    phase = position.get("phase", "turns")
    if phase not in PHASES:
        raise BadPosition(f"unknown phase {phase!r}{_hint(phase, list(PHASES))}")
    s.stack = []
    s.menu = None
    s.turn = -1
    turn = _seat(s, position["turn"], "turn") if "turn" in position else s.first_player
    if phase == "round_start":
        s.stack.append(RoundStart())
        return
    rest: dict[str, Callable[[], None]] = {
        "turns": lambda: s.then(Turns(turn), Combat(), Makers(), Recall()),
        "combat": lambda: s.then(Combat(), Makers(), Recall()),
        "makers": lambda: s.then(Makers(), Recall()),
        "recall": lambda: s.then(Recall()),
        "endgame": lambda: s.then(Endgame()),
    }
    rest[phase]()
