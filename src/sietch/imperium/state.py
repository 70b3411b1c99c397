"""The position: the board, and what each player has in front of them."""

from __future__ import annotations

from typing import Any

from sietch.imperium.rules import Rules
from sietch.imperium.terms import EMPEROR, FREMEN, HUMAN, SANDWORM_STRENGTH, TROOP_STRENGTH
from sietch.kernel.codec import dump_stack
from sietch.kernel.rng import Rng
from sietch.kernel.state import State


class Player:
    """One seat's belongings. Cards are definition numbers; the end of a list is the top of a pile."""

    __slots__ = (
        "acquired_flow",
        "acted",
        "agents",
        "agents_at",
        "ally",
        "armed",
        "arrow_at",
        "arrows",
        "aside",
        "aside_discount",
        "at",
        "baron_tokens",
        "baron_used",
        "blocked_space",
        "call_to_arms",
        "cheaper_spice_must_flow",
        "commander",
        "conflict",
        "contracts",
        "contracts_done",
        "council",
        "decider",
        "deck",
        "deployed",
        "discard",
        "discarded",
        "envoy",
        "face_up",
        "garrison",
        "hand",
        "hooks",
        "infiltrating",
        "influence",
        "intrigue",
        "intrigue_known",
        "kind",
        "leader",
        "memories",
        "new_contracts",
        "no_deploy",
        "objective",
        "objective_flipped",
        "passing",
        "personal",
        "persuasion",
        "play",
        "played",
        "recalled_spy",
        "recruited",
        "reveal_bonus",
        "revealed",
        "revealing",
        "rival",
        "scores",
        "seat",
        "shown",
        "solari",
        "spice",
        "spice_gained",
        "spent",
        "spies",
        "supply",
        "sword_bonus",
        "swordmaster",
        "swords",
        "team",
        "to_top",
        "token",
        "top_known",
        "track",
        "turned",
        "vp",
        "water",
        "won",
        "won_flipped",
        "worms",
    )

    def __init__(self, seat: int, original: Player | None = None) -> None:
        self.seat = seat
        if original is not None:
            self._copy(original)
            return
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
        # Uprising: spies, sandworms, contracts, battle icons
        self.spies: list[int] = []  # observation posts with an own Spy
        self.recalled_spy = False  # this turn
        self.worms = 0  # own sandworms in the Conflict
        self.hooks = False
        self.contracts: list[int] = []
        self.contracts_done: list[int] = []
        self.new_contracts: list[int] = []  # taken since the Agent was sent: too late for the space just visited
        self.objective = -1
        self.objective_flipped = False
        self.won: list[int] = []  # conflict cards, face up
        self.won_flipped: list[int] = []
        self.spice_gained = 0  # this turn
        self.played = 0  # cards in play when the Reveal turn began
        self.armed: list[int] = []  # revealed cards that gave swords under a condition, by choice or for a payment
        self.discarded = 0  # since the Agent was sent: 1 + the factions of the discarded cards, shifted
        self.acquired_flow = False  # The Spice Must Flow, this turn
        self.call_to_arms = False
        self.no_deploy = False  # Shaddam's signet, this turn
        self.token = 0  # Feyd's place on his track
        self.memories = 0  # Jessica's troops with the Bene Gesserit
        self.turned = False  # Jessica has become a Reverend Mother
        self.rival = -1  # the Rival card of an automaton
        # Teams of six
        self.team = -1
        self.commander = False
        self.ally = -1  # whom the commander has activated
        self.arrows = 0  # a commander's Agents at hand: LEFT, RIGHT, BOTH
        self.arrow_at: list[int] = []  # beside agents_at, which of them each is
        self.personal = 0  # the commander's own track
        self.sword_bonus = False
        self.spent = False  # the Swordmaster has served
        self.track = 0  # this turn: whether a space's influence went to the own track or to the board

    def units(self) -> int:
        """Troops and sandworms in the Conflict."""
        return self.conflict + self.worms

    def strength(self) -> int:
        """Without a unit in the Conflict there is no strength. [R-RV-07]"""
        if not self.conflict and not self.worms:
            return 0
        return TROOP_STRENGTH * self.conflict + SANDWORM_STRENGTH * self.worms + self.swords

    def clone(self) -> Player:
        return Player(self.seat, self)

    def _copy(self, p: Player) -> None:
        self.kind = p.kind
        self.decider = p.decider
        self.scores = p.scores
        self.leader = p.leader
        self.solari = p.solari
        self.spice = p.spice
        self.water = p.water
        self.vp = p.vp
        self.garrison = p.garrison
        self.supply = p.supply
        self.conflict = p.conflict
        self.agents = p.agents
        self.agents_at = p.agents_at[:]
        self.influence = p.influence[:]
        self.council = p.council
        self.swordmaster = p.swordmaster
        self.deck = p.deck[:]
        self.hand = p.hand[:]
        self.discard = p.discard[:]
        self.play = p.play[:]
        self.intrigue = p.intrigue[:]
        self.intrigue_known = p.intrigue_known[:]
        self.face_up = p.face_up[:]
        self.shown = p.shown[:]
        self.top_known = p.top_known
        self.aside = p.aside
        self.aside_discount = p.aside_discount
        self.at = p.at
        self.acted = p.acted
        self.recruited = p.recruited
        self.deployed = p.deployed
        self.envoy = p.envoy
        self.infiltrating = p.infiltrating
        self.passing = p.passing
        self.revealing = p.revealing
        self.revealed = p.revealed
        self.persuasion = p.persuasion
        self.swords = p.swords
        self.reveal_bonus = p.reveal_bonus
        self.to_top = p.to_top
        self.cheaper_spice_must_flow = p.cheaper_spice_must_flow
        self.blocked_space = p.blocked_space
        self.baron_tokens = p.baron_tokens
        self.baron_used = p.baron_used
        self.spies = p.spies[:]
        self.recalled_spy = p.recalled_spy
        self.worms = p.worms
        self.hooks = p.hooks
        self.contracts = p.contracts[:]
        self.contracts_done = p.contracts_done[:]
        self.new_contracts = p.new_contracts[:]
        self.objective = p.objective
        self.objective_flipped = p.objective_flipped
        self.won = p.won[:]
        self.won_flipped = p.won_flipped[:]
        self.spice_gained = p.spice_gained
        self.played = p.played
        self.armed = p.armed[:]
        self.discarded = p.discarded
        self.acquired_flow = p.acquired_flow
        self.call_to_arms = p.call_to_arms
        self.no_deploy = p.no_deploy
        self.token = p.token
        self.memories = p.memories
        self.turned = p.turned
        self.rival = p.rival
        self.team = p.team
        self.commander = p.commander
        self.ally = p.ally
        self.arrows = p.arrows
        self.arrow_at = p.arrow_at[:]
        self.personal = p.personal
        self.sword_bonus = p.sword_bonus
        self.spent = p.spent
        self.track = p.track


def own_faction(p: Player) -> int:
    """The faction whose personal board a commander has: Fremen for Muad'Dib's team, Emperor for Shaddam's."""
    return FREMEN if p.team == 0 else EMPEROR


PLAYER_FIELDS: list[str] = (
    "ally arrow_at arrows commander personal spent sword_bonus team track "
    "acquired_flow armed call_to_arms contracts contracts_done discarded hooks memories new_contracts no_deploy "
    "objective objective_flipped played recalled_spy rival spice_gained spies token turned won won_flipped worms "
    "acted agents agents_at aside aside_discount at baron_tokens baron_used blocked_space cheaper_spice_must_flow "
    "conflict council decider deck deployed discard envoy face_up garrison hand infiltrating influence intrigue "
    "intrigue_known kind leader passing persuasion play recruited reveal_bonus revealed revealing scores seat shown "
    "solari spice supply swordmaster swords to_top top_known vp water"
).split()
BOARD_FIELDS: list[str] = (
    "alliance conflict_card conflict_deck first_player hagal_deck hagal_discard imperium_deck intrigue_deck "
    "intrigue_discard mentat mentat_won past_conflicts resolving round row seats standing trashed turn unused_conflicts"
).split()
LATER_FIELDS: list[str] = (
    "conceded contract_deck contract_row shield_wall throne trashed_intrigue".split()
)  # left out while blank
SPARSE_FIELDS: dict[str, int] = {"bonus_spice": 0, "control": -1, "reserve": 0}  # by number, with what "nothing" is


class ImperiumState(State):
    """The table: decks, tracks, spaces, players."""

    __slots__ = (
        "alliance",
        "bonus_spice",
        "conceded",
        "conflict_card",
        "conflict_deck",
        "contract_deck",
        "contract_row",
        "control",
        "first_player",
        "hagal_deck",
        "hagal_discard",
        "imperium_deck",
        "intrigue_deck",
        "intrigue_discard",
        "kit",
        "mentat",
        "mentat_won",
        "past_conflicts",
        "players",
        "reserve",
        "resolving",
        "round",
        "row",
        "rules",
        "shield_wall",
        "throne",
        "trashed",
        "trashed_intrigue",
        "turn",
        "unused_conflicts",
    )

    def __init__(self, seats: int, rng: Rng, rules: Rules, original: ImperiumState | None = None) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.kit = rules.kit
        if original is not None:
            self._copy(original)
            return
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
        self.shield_wall = False
        self.contract_deck: list[int] = []
        self.contract_row: list[int] = []
        self.trashed_intrigue: list[int] = []
        self.throne: list[int] = []  # cards for Shaddam's team alone
        self.conceded: list[int] = []  # allies who let a teammate have the better place

    def body(self, p: Player) -> Player:
        """Who has the troops and stands on the tracks: a commander's activated ally, or the player. [C2, C4]"""
        return self.players[p.ally] if p.commander else p

    def level(self, p: Player, faction: int) -> int:
        """Influence that counts for a player; a commander has that of the better ally, and an own track. [C9]"""
        if not p.commander:
            return p.influence[faction]
        best = p.personal if faction == own_faction(p) else 0
        for q in self.players:
            if q.team == p.team:
                best = max(best, q.influence[faction])
        return best

    def clone(self) -> ImperiumState:
        return ImperiumState(self.seats, self.rng.clone(), self.rules, self)

    def _copy(self, s: ImperiumState) -> None:
        self.stack = s.stack[:]
        self.standing = s.standing[:]
        self.menu = s.menu
        self.menu_seat = s.menu_seat
        self.players = [p.clone() for p in s.players]
        self.round = s.round
        self.first_player = s.first_player
        self.conflict_deck = s.conflict_deck[:]
        self.unused_conflicts = s.unused_conflicts[:]
        self.conflict_card = s.conflict_card
        self.past_conflicts = s.past_conflicts[:]
        self.imperium_deck = s.imperium_deck[:]
        self.row = s.row[:]
        self.reserve = s.reserve[:]
        self.intrigue_deck = s.intrigue_deck[:]
        self.intrigue_discard = s.intrigue_discard[:]
        self.resolving = s.resolving[:]
        self.trashed = s.trashed[:]
        self.hagal_deck = s.hagal_deck[:]
        self.hagal_discard = s.hagal_discard[:]
        self.alliance = s.alliance[:]
        self.control = s.control[:]
        self.bonus_spice = s.bonus_spice[:]
        self.mentat = s.mentat
        self.mentat_won = s.mentat_won
        self.turn = s.turn
        self.shield_wall = s.shield_wall
        self.contract_deck = s.contract_deck[:]
        self.contract_row = s.contract_row[:]
        self.trashed_intrigue = s.trashed_intrigue[:]
        self.throne = s.throne[:]
        self.conceded = s.conceded[:]

    def dump(self) -> dict[str, Any]:
        """The position without what is still blank, so that sets added later do not change the digests of old games."""
        data: dict[str, Any] = {name: _copied(getattr(self, name)) for name in BOARD_FIELDS}
        for name in LATER_FIELDS:
            if getattr(self, name):
                data[name] = _copied(getattr(self, name))
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
