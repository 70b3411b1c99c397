"""A position of classic Dune: the planet, the players behind their shields, the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sietch.classic.atlas import TERRITORY_OF
from sietch.classic.duel.state import Duels, load_duels
from sietch.classic.factions_extra.affairs import Affairs, load_affairs
from sietch.classic.fight import Fight, load_fight
from sietch.classic.prelude.desk import Desk, load_desk
from sietch.classic.rules import Rules
from sietch.classic.sheets import LEADERS, SHEETS, Sheet
from sietch.classic.terms import BENE_GESSERIT, FACTIONS, HOME
from sietch.kernel.codec import dump_stack
from sietch.kernel.rng import Rng
from sietch.kernel.state import State

Promise = tuple[int, int, int, int]  # by whom, to whom, what (a number of `deals`), about what

PLAYER_FIELDS: Final[tuple[str, ...]] = (
    "faction",
    "dot",
    "spice",
    "reserve",
    "reserve_elite",
    "tanks",
    "tanks_elite",
    "hand",
    "hand_known",
    "lacks",
    "drawn",
    "traitors",
    "traitors_known",
    "innocent",
    "predicted",
    "predicted_turn",
    "denied",
    "allies",
    "pledge",
    "reviving",
    "losses",
    "kwisatz_dead",
    "kwisatz_at",
    "silenced",
    "special_used",
    "draft",
    "offers",
)


class Player:
    """One seat: a faction, what stands behind its shield, and its tokens on the planet."""

    __slots__ = (
        "allies",
        "denied",
        "dot",
        "draft",
        "drawn",
        "elites",
        "faction",
        "forces",
        "hand",
        "hand_known",
        "innocent",
        "kwisatz_at",
        "kwisatz_dead",
        "lacks",
        "losses",
        "offers",
        "pledge",
        "predicted",
        "predicted_turn",
        "reserve",
        "reserve_elite",
        "reviving",
        "seat",
        "silenced",
        "special_used",
        "spice",
        "tanks",
        "tanks_elite",
        "traitors",
        "traitors_known",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.faction = -1
        self.dot = 0
        self.spice = 0
        self.reserve = 0
        self.reserve_elite = 0
        self.tanks = 0
        self.tanks_elite = 0
        self.forces: dict[int, int] = {}  # ordinary tokens by location
        self.elites: dict[int, int] = {}  # elite tokens by location
        self.hand: list[int] = []
        self.hand_known: list[int] = []  # beside each card, a bit for every other seat that has seen it
        self.lacks: list[int] = []  # cards that the table knows are not here, since the hand last grew
        self.drawn: list[int] = []  # the leaders seen when traitors were drawn
        self.traitors: list[int] = []
        self.traitors_known: list[int] = []
        self.innocent: list[int] = []  # leaders that the table knows are not in this seat's pay
        self.predicted = -1  # a faction
        self.predicted_turn = 0
        self.denied: list[int] = []  # predictions that the table knows were not made: factions, then 100 + turn
        self.allies = 0  # a bit for every seat allied with this one
        self.pledge = 0  # spice that allies may spend in this phase
        self.reviving = False  # all five leaders have been dead: they come back one by one [FR-IX.D.1]
        self.losses = 0  # tokens lost in battle, which wake the Kwisatz Haderach
        self.kwisatz_dead = False
        self.kwisatz_at = 0  # 1 + the territory where the Kwisatz Haderach fought this turn
        self.silenced = False  # by a Cone of Silence, until the end of the turn
        self.special_used = 0  # special Karama powers used
        self.draft: list[int] = []  # a deal being worded
        self.offers = 0  # deals offered this turn

    @property
    def sheet(self) -> Sheet:
        return SHEETS[self.faction]

    def at(self, location: int) -> int:
        """All tokens in a location."""
        return self.forces.get(location, 0) + self.elites.get(location, 0)

    def stands_in(self, territory: int) -> bool:
        """Whether any token stands in a territory, coexisting or not."""
        for location in self.forces:
            if TERRITORY_OF[location] == territory:
                return True
        for location in self.elites:
            if TERRITORY_OF[location] == territory:
                return True
        return False

    def places(self) -> list[int]:
        """The locations where this player has tokens, in the order of the map."""
        if not self.elites:
            return sorted(self.forces)
        return sorted(set(self.forces) | set(self.elites))

    def clone(self) -> Player:
        c = Player(self.seat)
        c.faction = self.faction
        c.dot = self.dot
        c.spice = self.spice
        c.reserve = self.reserve
        c.reserve_elite = self.reserve_elite
        c.tanks = self.tanks
        c.tanks_elite = self.tanks_elite
        c.forces = self.forces.copy()
        c.elites = self.elites.copy()
        c.hand = self.hand[:]
        c.hand_known = self.hand_known[:]
        c.lacks = self.lacks[:]
        c.drawn = self.drawn[:]
        c.traitors = self.traitors[:]
        c.traitors_known = self.traitors_known[:]
        c.innocent = self.innocent[:]
        c.predicted = self.predicted
        c.predicted_turn = self.predicted_turn
        c.denied = self.denied[:]
        c.allies = self.allies
        c.pledge = self.pledge
        c.reviving = self.reviving
        c.losses = self.losses
        c.kwisatz_dead = self.kwisatz_dead
        c.kwisatz_at = self.kwisatz_at
        c.silenced = self.silenced
        c.special_used = self.special_used
        c.draft = self.draft[:]
        c.offers = self.offers
        return c

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in PLAYER_FIELDS}
        data["forces"] = [[place, self.forces[place]] for place in sorted(self.forces)]
        data["elites"] = [[place, self.elites[place]] for place in sorted(self.elites)]
        return data


def load_player(seat: int, data: Mapping[str, Any]) -> Player:
    p = Player(seat)
    for name in PLAYER_FIELDS:
        value = data[name]
        setattr(p, name, list(value) if isinstance(value, list) else value)
    p.forces = dict(data["forces"])
    p.elites = dict(data["elites"])
    return p


STATE_FIELDS: Final[tuple[str, ...]] = (
    "turn",
    "phase",
    "storm",
    "storm_move",
    "marker",
    "marker_denied",
    "dialers",
    "order",
    "wall",
    "coexist",
    "hostile",
    "spice_deck",
    "spice_known",
    "spice_piles",
    "last_blow",
    "deck",
    "deck_known",
    "discard",
    "removed",
    "row",
    "row_known",
    "orders",
    "bid_by",
    "bid_at",
    "sight",
    "leaders",
    "deaths",
    "fought",
    "cancelled",
    "invited",
    "promises",
    "deals",
    "broken",
    "acted",
    "winners",
    "reason",
    "standing",
)


class ClassicState(State):
    """A whole position, secrets included."""

    __slots__ = (
        "acted",
        "affairs",
        "bid_at",
        "bid_by",
        "broken",
        "cancelled",
        "coexist",
        "deals",
        "deaths",
        "deck",
        "deck_known",
        "dialers",
        "discard",
        "duel",
        "fight",
        "fought",
        "harvest",
        "hostile",
        "invited",
        "last_blow",
        "leaders",
        "marker",
        "marker_denied",
        "order",
        "orders",
        "phase",
        "players",
        "promises",
        "reason",
        "removed",
        "row",
        "row_known",
        "rules",
        "seat_of",
        "sight",
        "spice",
        "spice_deck",
        "spice_known",
        "spice_piles",
        "storm",
        "storm_move",
        "turn",
        "wall",
        "winners",
    )

    def __init__(self, seats: int, rng: Rng, rules: Rules) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.players = [Player(seat) for seat in range(seats)]
        self.seat_of: list[int] = [-1] * FACTIONS  # by faction
        self.turn = 0
        self.phase = 0
        self.storm = 0
        self.storm_move = 0
        self.marker = 0  # the storm marker that lies face down [FR-XVII]
        self.marker_denied: list[int] = []  # what the table knows it is not
        self.dialers: list[int] = []  # the two who last used the battle wheels
        self.order: list[int] = list(range(seats))  # from the first player to the right
        self.wall = True
        self.coexist = 0  # territories, as bits, where the Bene Gesserit coexist
        self.hostile = 0  # territories where they have declared that they do not, this turn
        self.spice: dict[int, int] = {}  # by location
        self.spice_deck: list[int] = []  # the top is the end
        self.spice_known = 0  # who has seen its top card
        self.spice_piles: list[list[int]] = [[], []]
        self.last_blow: list[int] = [-1, -1]  # the last territory card of each pile
        self.deck: list[int] = []
        self.deck_known: list[int] = []
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.row: list[int] = []  # treachery cards up for auction, the next one first
        self.row_known: list[int] = []
        self.orders: list[int] = [-1] * seats  # the most each seat lets its steward bid on this card; -1: ask
        self.bid_by = -1  # who has made the highest bid on the card
        self.bid_at = 0
        self.sight = True  # the Atreides look at the cards of this auction
        self.leaders: list[int] = [HOME] * LEADERS
        self.deaths: list[int] = [0] * LEADERS
        self.fought: list[int] = [0] * LEADERS  # 1 + the territory where a leader fought this turn
        self.cancelled = 0  # powers, as bits, that a Karama has just stopped
        self.invited: list[int] = [0] * seats  # at a nexus: a bit for every seat that invites this one
        self.promises: list[Promise] = []  # in force until the end of the turn
        self.deals: list[tuple[int, ...]] = []  # offers on the table
        self.broken: list[Promise] = []  # promises that were not kept, for all to see
        self.acted: list[int] = []  # seats that have shipped and moved this turn
        self.winners: list[int] = []
        self.reason = ""
        self.fight: Fight | None = None
        self.harvest: Desk | None = None  # as long as the prelude lasts [FR-XVI]
        self.affairs: Affairs | None = None  # of the Bene Tleilax, where they play
        self.duel: Duels | None = None  # only in games with duels

    def clone(self) -> ClassicState:
        c = ClassicState(self.seats, self.rng.clone(), self.rules)
        c.stack = self.stack[:]
        c.standing = self.standing[:]
        c.players = [p.clone() for p in self.players]
        c.seat_of = self.seat_of[:]
        c.turn = self.turn
        c.phase = self.phase
        c.storm = self.storm
        c.storm_move = self.storm_move
        c.marker = self.marker
        c.marker_denied = self.marker_denied[:]
        c.dialers = self.dialers[:]
        c.order = self.order[:]
        c.wall = self.wall
        c.coexist = self.coexist
        c.hostile = self.hostile
        c.spice = self.spice.copy()
        c.spice_deck = self.spice_deck[:]
        c.spice_known = self.spice_known
        c.spice_piles = [self.spice_piles[0][:], self.spice_piles[1][:]]
        c.last_blow = self.last_blow[:]
        c.deck = self.deck[:]
        c.deck_known = self.deck_known[:]
        c.discard = self.discard[:]
        c.removed = self.removed[:]
        c.row = self.row[:]
        c.row_known = self.row_known[:]
        c.orders = self.orders[:]
        c.bid_by = self.bid_by
        c.bid_at = self.bid_at
        c.sight = self.sight
        c.leaders = self.leaders[:]
        c.deaths = self.deaths[:]
        c.fought = self.fought[:]
        c.cancelled = self.cancelled
        c.invited = self.invited[:]
        c.promises = self.promises[:]
        c.deals = self.deals[:]
        c.broken = self.broken[:]
        c.acted = self.acted[:]
        c.winners = self.winners[:]
        c.reason = self.reason
        c.fight = None if self.fight is None else self.fight.clone()
        c.harvest = None if self.harvest is None else self.harvest.clone()
        if self.affairs is not None:
            c.affairs = self.affairs.clone()
        c.duel = None if self.duel is None else self.duel.clone()
        return c

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: _plain(getattr(self, name)) for name in STATE_FIELDS}
        data["seats"] = self.seats
        data["rng"] = list(self.rng.dump())
        data["ruleset"] = self.rules.recorded()
        data["players"] = [p.dump() for p in self.players]
        data["spice"] = [[place, self.spice[place]] for place in sorted(self.spice)]
        data["fight"] = None if self.fight is None else self.fight.dump()
        if self.affairs is not None:
            data["affairs"] = self.affairs.dump()
        if self.duel is not None:
            data["duel"] = self.duel.dump()
        data["stack"] = dump_stack(self.stack)
        if self.harvest is not None:
            data["harvest"] = self.harvest.dump()
        return data

    # -- who is who ----------------------------------------------------------------------------------------------

    def seat(self, faction: int) -> int:
        """Who plays a faction; -1 when nobody does."""
        return self.seat_of[faction]

    def player(self, faction: int) -> Player | None:
        seat = self.seat_of[faction]
        return None if seat < 0 else self.players[seat]

    def is_faction(self, seat: int, faction: int) -> bool:
        return self.players[seat].faction == faction

    def allied(self, one: int, other: int) -> bool:
        return bool(self.players[one].allies >> other & 1)

    def coexists(self, seat: int, territory: int) -> bool:
        """Whether the tokens of a seat in a territory are Bene Gesserit who do not take part. [FR-XV.B.4]"""
        return bool(self.coexist >> territory & 1) and self.players[seat].faction == BENE_GESSERIT

    def duels(self) -> Duels:
        """What a game with duels keeps."""
        if self.duel is None:
            raise AssertionError("this game knows no duels")
        return self.duel

    def in_game(self, seat: int) -> bool:
        """Whether a seat has not lost its principal character. [FR-XIX.C.12]"""
        return self.duel is None or not self.duel.is_out(seat)

    def in_order(self, seats: int) -> tuple[int, ...]:
        """The seats of a set of bits, from the first player to the right."""
        return tuple([seat for seat in self.order if seats >> seat & 1])


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [list(item) if isinstance(item, tuple | list) else item for item in value]
    return value


def load_state(data: Mapping[str, Any], rules: Rules) -> ClassicState:
    """A position without its stack."""
    words = data["rng"]
    s = ClassicState(data["seats"], Rng(words[0], words[1], words[2], words[3]), rules)
    for name in STATE_FIELDS:
        value = data[name]
        if name in ("promises", "deals", "broken"):
            setattr(s, name, [tuple(item) for item in value])
        elif name == "spice_piles":
            s.spice_piles = [list(value[0]), list(value[1])]
        else:
            setattr(s, name, list(value) if isinstance(value, list) else value)
    s.spice = dict(data["spice"])
    s.players = [load_player(seat, player) for seat, player in enumerate(data["players"])]
    s.duel = load_duels(data["duel"]) if "duel" in data else None
    for p in s.players:
        if p.faction >= 0 and s.in_game(p.seat):
            s.seat_of[p.faction] = p.seat
    s.fight = None if data["fight"] is None else load_fight(data["fight"])
    s.harvest = load_desk(data["harvest"], s.seats) if "harvest" in data else None
    if "affairs" in data:
        s.affairs = load_affairs(data["affairs"])
    return s
