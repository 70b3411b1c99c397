"""The position: the board, and what each player has in front of them."""

from __future__ import annotations

from typing import Any

from sietch.imperium.rules import Rules
from sietch.imperium.terms import HUMAN, TROOP_STRENGTH
from sietch.kernel.codec import dump_stack
from sietch.kernel.rng import Rng
from sietch.kernel.state import State


class Player:
    """One seat's belongings. Cards are definition numbers; the end of a list is the top of a pile."""

    __slots__ = (
        "acted",
        "agents",
        "agents_at",
        "aside",
        "aside_discount",
        "at",
        "baron_tokens",
        "baron_used",
        "blocked_space",
        "cheaper_spice_must_flow",
        "conflict",
        "council",
        "decider",
        "deck",
        "deployed",
        "discard",
        "envoy",
        "face_up",
        "garrison",
        "hand",
        "infiltrating",
        "influence",
        "intrigue",
        "intrigue_known",
        "kind",
        "leader",
        "passing",
        "persuasion",
        "play",
        "recruited",
        "reveal_bonus",
        "revealed",
        "revealing",
        "scores",
        "seat",
        "shown",
        "solari",
        "spice",
        "supply",
        "swordmaster",
        "swords",
        "to_top",
        "top_known",
        "vp",
        "water",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kind = HUMAN
        self.decider = seat  # who answers for this seat: itself, or the human beside an automaton
        self.scores = True
        self.leader = -1
        # resources and pieces
        self.solari = 0
        self.spice = 0
        self.water = 0
        self.vp = 0
        self.garrison = 0
        self.supply = 0
        self.conflict = 0  # own troops in the Conflict
        self.agents = 0  # on the leader, ready to be sent (the Mentat included)
        self.agents_at: list[int] = []  # spaces with an own Agent, one entry for each
        self.influence: list[int] = [0, 0, 0, 0]
        self.council = False
        self.swordmaster = False
        # cards
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.play: list[int] = []
        self.intrigue: list[int] = []
        self.intrigue_known: list[int] = []  # beside each intrigue card, the seats (bits) that have seen it
        self.face_up: list[int] = []  # intrigue cards that wait for the Reveal turn
        self.shown: list[int] = []  # cards in hand that everybody knows of
        self.top_known = 0  # cards on top of the deck that everybody knows of
        self.aside = -1  # Helena's card
        self.aside_discount = 0
        # this turn
        self.at = -1  # the space the Agent of this turn went to
        self.acted = False  # has something been done in this turn?
        self.recruited = 0
        self.deployed = 0
        self.envoy = False
        self.infiltrating = False
        self.passing = False  # Bindu Suspension has ended the turn
        # this round
        self.revealing = False
        self.revealed = 0  # 0: not yet; otherwise 1 for the first to reveal, 2 for the second ...
        self.persuasion = 0
        self.swords = 0
        self.reveal_bonus = 0  # persuasion promised to the Reveal turn
        self.to_top = False  # acquired cards may go on top of the deck
        self.cheaper_spice_must_flow = 0
        self.blocked_space = -1  # The Voice
        # Baron Harkonnen
        self.baron_tokens = 0  # bit mask of factions
        self.baron_used = False

    def strength(self) -> int:
        """Without a troop in the Conflict there is no strength. [R-RV-07]"""
        return TROOP_STRENGTH * self.conflict + self.swords if self.conflict else 0

    def clone(self) -> Player:
        c = Player.__new__(Player)
        c.seat = self.seat
        c.kind = self.kind
        c.decider = self.decider
        c.scores = self.scores
        c.leader = self.leader
        c.solari = self.solari
        c.spice = self.spice
        c.water = self.water
        c.vp = self.vp
        c.garrison = self.garrison
        c.supply = self.supply
        c.conflict = self.conflict
        c.agents = self.agents
        c.agents_at = self.agents_at[:]
        c.influence = self.influence[:]
        c.council = self.council
        c.swordmaster = self.swordmaster
        c.deck = self.deck[:]
        c.hand = self.hand[:]
        c.discard = self.discard[:]
        c.play = self.play[:]
        c.intrigue = self.intrigue[:]
        c.intrigue_known = self.intrigue_known[:]
        c.face_up = self.face_up[:]
        c.shown = self.shown[:]
        c.top_known = self.top_known
        c.aside = self.aside
        c.aside_discount = self.aside_discount
        c.at = self.at
        c.acted = self.acted
        c.recruited = self.recruited
        c.deployed = self.deployed
        c.envoy = self.envoy
        c.infiltrating = self.infiltrating
        c.passing = self.passing
        c.revealing = self.revealing
        c.revealed = self.revealed
        c.persuasion = self.persuasion
        c.swords = self.swords
        c.reveal_bonus = self.reveal_bonus
        c.to_top = self.to_top
        c.cheaper_spice_must_flow = self.cheaper_spice_must_flow
        c.blocked_space = self.blocked_space
        c.baron_tokens = self.baron_tokens
        c.baron_used = self.baron_used
        return c


PLAYER_FIELDS: list[str] = (
    "acted agents agents_at aside aside_discount at baron_tokens baron_used blocked_space cheaper_spice_must_flow "
    "conflict council decider deck deployed discard envoy face_up garrison hand infiltrating influence intrigue "
    "intrigue_known kind leader passing persuasion play recruited reveal_bonus revealed revealing scores seat shown "
    "solari spice supply swordmaster swords to_top top_known vp water"
).split()
BOARD_FIELDS: list[str] = (
    "alliance conflict_card conflict_deck first_player hagal_deck hagal_discard imperium_deck intrigue_deck "
    "intrigue_discard mentat mentat_won past_conflicts resolving round row seats standing trashed turn unused_conflicts"
).split()
SPARSE_FIELDS: dict[str, int] = {"bonus_spice": 0, "control": -1, "reserve": 0}  # by number, with what "nothing" is


class ImperiumState(State):
    """The table: decks, tracks, spaces, players."""

    __slots__ = (
        "alliance",
        "bonus_spice",
        "conflict_card",
        "conflict_deck",
        "control",
        "first_player",
        "hagal_deck",
        "hagal_discard",
        "imperium_deck",
        "intrigue_deck",
        "intrigue_discard",
        "mentat",
        "mentat_won",
        "past_conflicts",
        "players",
        "reserve",
        "resolving",
        "round",
        "row",
        "rules",
        "trashed",
        "turn",
        "unused_conflicts",
    )

    def __init__(self, seats: int, rng: Rng, rules: Rules) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.players: list[Player] = []
        self.round = 0
        self.first_player = 0
        self.conflict_deck: list[int] = []
        self.unused_conflicts: list[int] = []  # back in the box, unseen
        self.conflict_card = -1
        self.past_conflicts: list[int] = []
        self.imperium_deck: list[int] = []
        self.row: list[int] = []
        self.reserve: list[int] = []  # cards left in each reserve stack
        self.intrigue_deck: list[int] = []
        self.intrigue_discard: list[int] = []
        self.resolving: list[int] = []  # intrigue cards being played, not yet discarded
        self.trashed: list[int] = []
        self.hagal_deck: list[int] = []
        self.hagal_discard: list[int] = []
        self.alliance: list[int] = [-1, -1, -1, -1]  # who holds each token
        self.control: list[int] = []  # who controls each space (-1: nobody or not controllable)
        self.bonus_spice: list[int] = []  # by space
        self.mentat = -1  # who has the Mentat this round; -1: on its space
        self.mentat_won = -1  # who gets it next round
        self.turn = -1  # whose Agent or Reveal turn it is

    def clone(self) -> ImperiumState:
        c = ImperiumState.__new__(ImperiumState)
        c.seats = self.seats
        c.rng = self.rng.clone()
        c.stack = self.stack[:]
        c.standing = self.standing[:]
        c.menu = self.menu
        c.menu_seat = self.menu_seat
        c.sink = None
        c.rules = self.rules
        c.players = [p.clone() for p in self.players]
        c.round = self.round
        c.first_player = self.first_player
        c.conflict_deck = self.conflict_deck[:]
        c.unused_conflicts = self.unused_conflicts[:]
        c.conflict_card = self.conflict_card
        c.past_conflicts = self.past_conflicts[:]
        c.imperium_deck = self.imperium_deck[:]
        c.row = self.row[:]
        c.reserve = self.reserve[:]
        c.intrigue_deck = self.intrigue_deck[:]
        c.intrigue_discard = self.intrigue_discard[:]
        c.resolving = self.resolving[:]
        c.trashed = self.trashed[:]
        c.hagal_deck = self.hagal_deck[:]
        c.hagal_discard = self.hagal_discard[:]
        c.alliance = self.alliance[:]
        c.control = self.control[:]
        c.bonus_spice = self.bonus_spice[:]
        c.mentat = self.mentat
        c.mentat_won = self.mentat_won
        c.turn = self.turn
        return c

    def dump(self) -> dict[str, Any]:
        """The position without what is still blank, so that sets added later do not change the digests of old games."""
        data: dict[str, Any] = {name: _copied(getattr(self, name)) for name in BOARD_FIELDS}
        for name, nothing in SPARSE_FIELDS.items():
            data[name] = [[i, value] for i, value in enumerate(getattr(self, name)) if value != nothing]
        data["rng"] = self.rng.dump()
        data["ruleset"] = self.rules.changed()
        data["stack"] = dump_stack(self.stack)
        data["players"] = [dump_player(p) for p in self.players]
        return data


def _copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def dump_player(player: Player) -> dict[str, Any]:
    blank = Player(player.seat)
    data: dict[str, Any] = {"seat": player.seat}
    for name in PLAYER_FIELDS:
        value = getattr(player, name)
        if value != getattr(blank, name):
            data[name] = _copied(value)
    return data


def load_player(data: dict[str, Any]) -> Player:
    player = Player(data["seat"])
    for name, value in data.items():
        setattr(player, name, _copied(value))
    return player
