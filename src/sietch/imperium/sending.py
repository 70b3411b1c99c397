"""Where an Agent may be sent: occupation, requirements, costs. The only place that knows."""

from __future__ import annotations

from sietch.imperium.arrows import arrow_to_ally
from sietch.imperium.defs import CARD, CARDS, COUNCIL, LEADERS, MENTAT, SPACES, Card, Space, spaces_with
from sietch.imperium.piles import draw_cards
from sietch.imperium.spies import watched_spaces, watching
from sietch.imperium.state import ImperiumState, Player, own_faction
from sietch.imperium.terms import CITY, FACTION_ICONS, FACTIONS, LANDSRAAD, SPY_ICON
from sietch.kernel.rule import Fact, Reason

NO_ICON = Reason("R-AG-01", "why-no_icon")
WRONG_ICON = Reason("R-AG-01", "why-wrong_icon")
NO_AGENT = Reason("R-AG-01", "why-no_agent")
OCCUPIED = Reason("R-AG-02", "why-occupied")
TOO_DEAR = Reason("R-AG-03", "why-too_dear")
TOO_LITTLE_INFLUENCE = Reason("R-AG-05", "why-too_little_influence")
ONCE_ONLY = Reason("R-AG-05", "why-once_only")
VOICE = Reason("R-AG-17", "why-voice")
NO_SWORDMASTER = Reason("Q22", "why-no_swordmaster")
NOT_YOUR_BOARD = Reason("S6-18", "why-not_your_board")
NO_SPACE = Reason("R-AG-01", "why-no_space")

FACTION_SPACES: int = spaces_with(FACTION_ICONS)
KWISATZ_HADERACH: Card = CARDS[CARD["kwisatz_haderach"]]  # the card that goes anywhere
EVERYWHERE: int = (1 << len(SPACES)) - 1


def ability(p: Player) -> str:
    """The name of the leader's left ability."""
    return LEADERS[p.leader].ability if p.leader >= 0 else ""


def occupied_by(s: ImperiumState, seat: int) -> tuple[int, int]:
    """Bit masks of the spaces with the seat's own Agents and with anybody else's."""
    own = 0
    others = 0
    for p in s.players:
        if p.agents_at:
            mask = 0
            for space in p.agents_at:
                mask |= 1 << space
            if p.seat == seat:
                own = mask
            else:
                others |= mask
    return own, others


def solari_cost(s: ImperiumState, p: Player, space: Space) -> int:
    """What the space costs this player in Solari: solo may raise the Mentat's price, Leto pays one less."""
    cost = space.solari
    if space.cheaper_later and any([q.swordmaster for q in s.players]):
        cost -= space.cheaper_later
    if cost and space.role == MENTAT and s.seats == 1:
        cost = s.rules.difficulty.mentat_cost
    if cost and space.icon == LANDSRAAD and ability(p) == "landsraad_popularity":
        cost -= 1
    return cost


def spice_cost(space: Space) -> int:
    return min(space.exchange) if space.exchange else space.spice


def why_not_enter(s: ImperiumState, p: Player, space: Space, own: int, others: int, card: Card | None) -> Reason | None:
    """Why the player's Agent may not go to a space that the card's icons allow; None when it may.

    `card` is needed only when it lifts a rule by itself.
    """
    bit = 1 << space.number
    if space.personal >= 0 and not (p.commander and own_faction(p) == space.personal):
        return NOT_YOUR_BOARD
    anywhere = card is not None and card.anywhere
    if not anywhere:
        if own & bit:
            return OCCUPIED
        if others & bit and needs_infiltration(p, space) and not watching(p, space.number):
            return OCCUPIED
    for q in s.players:
        if q.blocked_space == space.number and q.seat != p.seat:
            return VOICE
    if space.once:
        if space.role == COUNCIL:
            if p.council:
                return ONCE_ONLY
        elif p.swordmaster:
            return ONCE_ONLY
        elif s.seats == 1 and not s.rules.difficulty.swordmaster:
            return NO_SWORDMASTER
    if anywhere and s.rules.kwisatz_haderach_enters_free:
        return None
    if space.needs_influence and s.level(p, space.needs_faction) < space.needs_influence:
        if card is None or not card.ignores_influence:
            return TOO_LITTLE_INFLUENCE
    if p.water < space.water or p.spice < spice_cost(space):
        return TOO_DEAR
    if space.solari and p.solari < solari_cost(s, p, space):
        return TOO_DEAR
    return None


def needs_infiltration(p: Player, space: Space) -> bool:
    """Whether other players' Agents stand in the way of this player here."""
    return not p.infiltrating and not _sees_everywhere(p, space)


def _sees_everywhere(p: Player, space: Space) -> bool:
    """Helena's Eyes Everywhere: enemy Agents do not block Landsraad and City spaces."""
    return (space.icon == LANDSRAAD or space.icon == CITY) and ability(p) == "eyes_everywhere"


def enterable(s: ImperiumState, p: Player, card: Card | None = None) -> int:
    """Bit mask of all spaces that the player could enter now with the right icon."""
    own, others = occupied_by(s, p.seat)
    mask = 0
    for number in s.kit.spaces:
        if why_not_enter(s, p, SPACES[number], own, others, card) is None:
            mask |= 1 << number
    return mask


def reach(p: Player, card: int) -> int:
    """Bit mask of the spaces that the card's icons lead to."""
    definition = CARDS[card]
    if definition.anywhere:
        return EVERYWHERE
    spaces = definition.spaces
    if p.envoy:
        spaces |= FACTION_SPACES
    if definition.icons >> SPY_ICON & 1:
        spaces |= watched_spaces(p)
    return spaces


def why_not_send(s: ImperiumState, p: Player, card: int, space: Space) -> Reason | None:
    """Why this card cannot send an Agent to this space, with the facts. [R-AG-01..05]"""
    if not reach(p, card) >> space.number & 1:
        return WRONG_ICON.about({"card": CARDS[card].id, "space": space.id})
    own, others = occupied_by(s, p.seat)
    reason = why_not_enter(s, p, space, own, others, CARDS[card])
    return None if reason is None else reason.about(_facts(s, p, space))


def _facts(s: ImperiumState, p: Player, space: Space) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"space": space.id}
    for resource, need, have in (
        ("water", space.water, p.water),
        ("spice", spice_cost(space), p.spice),
        ("solari", solari_cost(s, p, space), p.solari),
    ):
        if have < need:
            facts.update({"resource": resource, "need": need, "have": have})
    if space.needs_influence:
        facts.update(
            {
                "faction": FACTIONS[space.needs_faction],
                "influence": space.needs_influence,
                "level": s.level(p, space.needs_faction),
            }
        )
    return facts


def why_not_play(s: ImperiumState, p: Player, card: int, open_spaces: int) -> Reason | None:
    """Why a hand card cannot be played on an Agent turn, given the spaces that can be entered."""
    definition = CARDS[card]
    if not definition.icons and not (p.envoy and not s.rules.envoy_needs_an_icon):
        return NO_ICON
    if definition.anywhere:
        if not can_send(p) and not p.agents_at:
            return NO_AGENT
        return None if open_spaces else NO_SPACE
    if not can_send(p):
        return NO_AGENT
    return None if reach(p, card) & open_spaces else NO_SPACE


def can_send(p: Player) -> bool:
    """Whether an Agent is at hand; a commander needs one that points to the activated ally. [C1]"""
    return arrow_to_ally(p) != 0 if p.commander else p.agents > 0


def pay_entry(s: ImperiumState, p: Player, space: Space, free: bool) -> None:
    """Pay at once, before any effect of space or card. [R-AG-03]"""
    if free:
        return
    p.water -= space.water
    p.spice -= space.spice
    if space.solari:
        cost = solari_cost(s, p, space)
        p.solari -= cost
        if s.sink is not None:
            s.emit("pay", p.seat, {"solari": cost, "space": space.id})
        if cost and ability(p) == "ruthless_negotiator":
            draw_cards(s, p, 1)
    elif s.sink is not None and (space.water or space.spice):
        s.emit("pay", p.seat, {"spice": space.spice, "water": space.water, "space": space.id})
