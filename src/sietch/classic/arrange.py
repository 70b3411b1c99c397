"""Positions in the game's own words, laid out for a scenario.

Cards are moved, never made; tokens that are not named stand in reserve. Players are named by seat letter or faction.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sietch.classic.atlas import LOCATION, LOCATION_IDS, SECTORS, TERRITORY, TERRITORY_IDS, TERRITORY_OF
from sietch.classic.cards import CARD, CARD_IDS, WORM
from sietch.classic.duel.kanly import with_pauses
from sietch.classic.duel.layout import fight_on, lay_out_duel
from sietch.classic.factions_extra.affairs import Affairs
from sietch.classic.forces import present
from sietch.classic.frames import Step
from sietch.classic.hands import drop, take
from sietch.classic.order import set_order
from sietch.classic.phases.battle import BattlePhase
from sietch.classic.phases.bidding import BiddingPhase
from sietch.classic.phases.collection import CollectionPhase
from sietch.classic.phases.movement import MovementPhase, spice_card_id
from sietch.classic.phases.revival import RevivalPhase, note_deaths
from sietch.classic.phases.spice import SpicePhase
from sietch.classic.phases.storm import StormPhase
from sietch.classic.phases.turn import EndTurn
from sietch.classic.prelude.lay import lay_harvest
from sietch.classic.sheets import LEADER, LEADER_IDS, faction_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT, BENE_TLEILAX, CAPTURED, DEAD, FACTION_IDS, HOME, PHASE_IDS, TURNS
from sietch.kernel.action import seat_letter
from sietch.kernel.state import settle
from sietch.kernel.text import closest

PHASES: Final[list[type[Step]]] = [
    StormPhase,
    SpicePhase,
    BiddingPhase,
    RevivalPhase,
    MovementPhase,
    BattlePhase,
    CollectionPhase,
    EndTurn,
]
PHASE_NAMES: Final[list[str]] = [*PHASE_IDS[1:], "end"]
BOARD_KEYS: Final[tuple[str, ...]] = (
    *("turn", "phase", "storm", "shield_wall", "spice", "spice_deck", "treachery_deck", "discard", "last_blow"),
    *("dialers", "coexisting", "marker", "revived", "ruled", "gained", "duel"),
)
PLAYER_KEYS: Final[tuple[str, ...]] = (
    *("spice", "hand", "forces", "tanks", "leaders", "traitors", "prediction", "allies", "losses"),
    *("kwisatz_haderach",),
)
NOBODYS_TURN: Final = 10_000  # steps of a setup that never ends


class BadPosition(ValueError):
    """A position that cannot be laid out, with a sentence that says why."""


def arrange(s: ClassicState, position: Mapping[str, Any]) -> None:
    """Turn a fresh table into the described position; what is not said stays as the fresh table has it."""
    if "harvest" in position:
        lay_harvest(s, position, names_of(s))
        return
    finish_setup(s)
    names = names_of(s)
    for key in position:
        _known(key, [*BOARD_KEYS, *names], "key")
    said = {name: position[name] for name in position if name in names}
    for p in s.players:
        # Whoever is mentioned starts from an empty hand, so that asked-for cards can be found anywhere.
        if any(names[name] is p and "hand" in said[name] for name in said):
            _empty_hand(s, p)
    for name, table in said.items():
        _player(s, names[name], table, names)
    _board(s, position, names)
    if "duel" in position:
        lay_out_duel(s, position["duel"], names)
    phase = str(position.get("phase", "storm"))
    _known(phase, PHASE_NAMES, "phase")
    s.stack.clear()
    s.menu = None
    s.then(*fight_on(s), *with_pauses(s, [step() for step in PHASES[PHASE_NAMES.index(phase) :]]))
    settle(s)


def names_of(s: ClassicState) -> dict[str, Player]:
    """Everybody by seat letter and by faction."""
    return {**{seat_letter(p.seat): p for p in s.players}, **{FACTION_IDS[p.faction]: p for p in s.players}}


def _known(word: str, known: list[str], what: str) -> None:
    if word not in known:
        near = closest(word, known)
        hint = f"; did you mean {near!r}?" if near else ""
        raise BadPosition(f"unknown {what} {word!r} in the position{hint}")


def finish_setup(s: ClassicState) -> None:
    """Answer every question of the setup in the plainest way; the position says what matters."""
    for _ in range(NOBODYS_TURN):
        if s.turn:
            return
        top = s.stack[-1]
        seat = top.seats(s)[0]
        s.stack.pop().choose(s, seat, top.options(s, seat)[0])
        settle(s)


def _empty_hand(s: ClassicState, p: Player) -> None:
    s.deck[:0] = p.hand
    s.deck_known[:0] = [0] * len(p.hand)
    p.hand = []
    p.hand_known = []


def _find(s: ClassicState, name: str) -> int:
    """Take a card from the deck, or from a hand that was not asked about."""
    _known(name, CARD_IDS, "card")
    card = CARD[name]
    if card in s.deck:
        place = s.deck.index(card)
        del s.deck[place]
        del s.deck_known[place]
        return card
    for p in s.players:
        if card in p.hand:
            drop(p, card)
            return card
    raise BadPosition(f"there is no {name} left for the position")


def _player(s: ClassicState, p: Player, table: Mapping[str, Any], names: Mapping[str, Player]) -> None:
    for key in table:
        _known(key, list(PLAYER_KEYS), "key")
    if "spice" in table:
        p.spice = int(table["spice"])
    for name in table.get("hand", []):
        take(s, p, _find(s, name), 0)
    if len(p.hand) > p.sheet.hand:
        raise BadPosition(f"{FACTION_IDS[p.faction]} holds at most {p.sheet.hand} cards")
    if "forces" in table or "tanks" in table:
        _tokens(s, p, table)
    if "traitors" in table:
        p.traitors = [_leader(name) for name in table["traitors"]]
        p.traitors_known = [0] * len(p.traitors)
        if p.sheet.leaders:
            p.drawn = sorted(p.traitors)
    for name, where in table.get("leaders", {}).items():
        leader = _leader(name)
        if faction_of(leader) != p.faction:
            raise BadPosition(f"{name} does not serve {FACTION_IDS[p.faction]}")
        if where in TERRITORY:
            s.fought[leader] = TERRITORY[where] + 1
        else:
            _known(str(where), ["home", "dead", "captive"], "place of a leader")
            s.leaders[leader] = {"home": HOME, "dead": DEAD, "captive": CAPTURED}[where]
            s.deaths[leader] = 1 if where == "dead" else 0
    note_deaths(s, p)
    if "prediction" in table:
        p.predicted = FACTION_IDS.index(table["prediction"]["faction"])
        p.predicted_turn = int(table["prediction"]["turn"])
    for name in table.get("allies", []):
        _known(name, list(names), "ally")
        other = names[name]
        p.allies |= 1 << other.seat
        other.allies |= 1 << p.seat
    if "losses" in table:
        p.losses = int(table["losses"])
    if table.get("kwisatz_haderach") == "dead":
        p.kwisatz_dead = True


def _leader(name: str) -> int:
    _known(name, LEADER_IDS, "leader")
    return LEADER[name]


def _tokens(s: ClassicState, p: Player, table: Mapping[str, Any]) -> None:
    """Where the tokens are; the rest of the twenty stands in reserve."""
    elites_in_all = p.sheet.elites if s.rules.additional else 0
    if "forces" in table:
        p.forces = {}
        p.elites = {}
        for name, count in table["forces"].items():
            _known(name, LOCATION_IDS, "location")
            tokens, elites = _pair(count)
            if tokens:
                p.forces[LOCATION[name]] = tokens
            if elites:
                p.elites[LOCATION[name]] = elites
    if "tanks" in table:
        p.tanks, p.tanks_elite = _pair(table["tanks"])
    p.reserve = p.sheet.tokens - elites_in_all - sum(p.forces.values()) - p.tanks
    p.reserve_elite = elites_in_all - sum(p.elites.values()) - p.tanks_elite
    if p.reserve < 0 or p.reserve_elite < 0:
        raise BadPosition(f"{FACTION_IDS[p.faction]} has only {p.sheet.tokens} tokens, {elites_in_all} of them elite")


def _pair(count: Any) -> tuple[int, int]:
    """`3`, or `[3, 1]` with elite tokens."""
    if isinstance(count, list | tuple):
        return int(count[0]), int(count[1])
    return int(count), 0


def _board(s: ClassicState, position: Mapping[str, Any], names: Mapping[str, Player]) -> None:
    s.turn = int(position.get("turn", max(s.turn, 1)))
    if not 1 <= s.turn <= TURNS:
        raise BadPosition(f"turn {s.turn} is not one of the {TURNS}")
    if "storm" in position:
        s.storm = int(position["storm"]) % SECTORS
        set_order(s)
    if "shield_wall" in position:
        s.wall = bool(position["shield_wall"])
    for name, amount in position.get("spice", {}).items():
        _known(name, LOCATION_IDS, "location")
        s.spice[LOCATION[name]] = int(amount)
    for name in reversed(position.get("treachery_deck", [])):
        s.deck.append(_find(s, name))
        s.deck_known.append(0)
    for name in position.get("discard", []):
        s.discard.append(_find(s, name))
    for name in reversed(position.get("spice_deck", [])):
        card = _spice_card(name)
        if card not in s.spice_deck:
            raise BadPosition(f"there is no spice card {name} left for the position")
        s.spice_deck.remove(card)
        s.spice_deck.append(card)
    for pile, name in enumerate(position.get("last_blow", [])):
        s.last_blow[pile] = _spice_card(name)
    if "dialers" in position:
        s.dialers = [names[name].seat for name in position["dialers"]]
    if "marker" in position:
        s.marker = int(position["marker"])
    for name in position.get("coexisting", []):
        _known(name, TERRITORY_IDS, "territory")
        s.coexist |= 1 << TERRITORY[name]
    if s.affairs is not None:
        _affairs(s, s.affairs, position)
    sisters = s.player(BENE_GESSERIT)
    if sisters is not None:
        here = {TERRITORY_OF[place] for place in sisters.places()}
        s.coexist &= sum([1 << territory for territory in here])


def _affairs(s: ClassicState, affairs: Affairs, position: Mapping[str, Any]) -> None:
    """Leaders who have left the tanks, each in a turn of his own, and territories that the Tleilaxu rule."""
    bred = s.players[s.seat_of[BENE_TLEILAX]].traitors
    for turn, leader in enumerate([*bred, *[_leader(name) for name in position.get("revived", [])]], 1):
        affairs.revived[leader] = turn
    for name in position.get("ruled", []):
        _known(name, TERRITORY_IDS, "territory")
        affairs.ruled |= 1 << TERRITORY[name]
    for name, there in position.get("gained", {}).items():
        _known(there, TERRITORY_IDS, "territory")
        for seat in present(s, TERRITORY[there]):
            affairs.gains.append((_leader(name), TERRITORY[there], seat))


def _spice_card(name: str) -> int:
    cards = {spice_card_id(card): card for card in range(WORM + 1)}
    _known(name, list(cards), "spice card")
    return cards[name]
