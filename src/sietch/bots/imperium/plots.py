"""The plots of Uprising whose moment has to be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sietch.bots.imperium.market import best_purchase, for_sale
from sietch.bots.imperium.odds import odds_of
from sietch.bots.imperium.outlook import Outlook, solari_worth, spice_worth, water_worth
from sietch.bots.imperium.prices import VP
from sietch.bots.imperium.rebellion import FLIPPING
from sietch.bots.imperium.sandworms import summon_worth
from sietch.bots.imperium.worth import parts_worth
from sietch.imperium.defs import CARDS, CONFLICTS, INTRIGUES
from sietch.imperium.frames.agent import DeployTroops
from sietch.imperium.frames.reveal import RevealTurn
from sietch.imperium.frames.turns import EndTurn, TakeTurn
from sietch.imperium.sandworms import conflict_is_protected
from sietch.imperium.terms import LANDSRAAD, WILD

NOT_NOW: Final = -1.0
CROWDED: Final = 3  # with four cards in hand others may steal one
ICON_OF: Final = {card: icon for icon, card in FLIPPING.items()}


def contingency_plan(o: Outlook, card: int) -> float:
    """Two Solari if they pay for the third Agent or the seat at once; otherwise the swords are kept."""
    me = o.me
    crowded = len(me.intrigue) > CROWDED
    if isinstance(o.frame, TakeTurn) and me.agents and me.solari < o.solari_knee <= me.solari + 2:
        if any([CARDS[held].icons >> LANDSRAAD & 1 for held in me.hand]):
            return solari_worth(o, 2) + 1.0
    return solari_worth(o, 2) if crowded and isinstance(o.frame, TakeTurn) else NOT_NOW


def battle_card(o: Outlook, card: int) -> float:
    """One spice now, or a victory point at the end for an icon that found no pair."""
    me = o.me
    icon = ICON_OF[card]
    if any([CONFLICTS[won].battle == icon or CONFLICTS[won].battle == WILD for won in me.won]):
        return NOT_NOW
    return spice_worth(o, 1) if len(me.intrigue) > CROWDED or o.rounds_left < 0.5 else NOT_NOW


def call_to_arms(o: Outlook, card: int) -> float:
    """A troop with every card that is about to be acquired."""
    if not isinstance(o.frame, RevealTurn):
        return NOT_NOW
    persuasion = o.me.persuasion
    cards = 0 if persuasion < 2 else 1 if persuasion < 5 else 2
    return cards * o.troop - 0.4 * o.intrigue


def manipulate(o: Outlook, card: int) -> float:
    """A card of the row for one persuasion less."""
    if not isinstance(o.frame, RevealTurn):
        return NOT_NOW
    persuasion = o.me.persuasion
    gain = best_purchase(o, persuasion + 1) - best_purchase(o, persuasion)
    o.note(gain, "bot-better_purchase")
    return gain - 0.5 * o.intrigue


def detonation(o: Outlook, card: int) -> float:
    """Four troops at once to where they win something, or the wall down for a worm."""
    me = o.me
    value = NOT_NOW
    if isinstance(o.frame, RevealTurn | EndTurn):
        value = odds_of(o).best_deployment(min(4, o.body.garrison))[0] - 0.7 * o.intrigue
        o.note(value, "bot-fresh_troops")
    if isinstance(o.frame, TakeTurn) and o.body.hooks and me.agents and me.water and conflict_is_protected(o.s):
        value = max(value, odds_of(o).gain(0, 0.0, 1) - o.intrigue)
    return value


def inspire_awe(o: Outlook, card: int) -> float:
    """The best card that comes free."""
    value = max([worth for held, _, worth in for_sale(o) if CARDS[held].cost <= 3], default=0.0)
    return value - 0.4 * o.intrigue


def unexpected_allies(o: Outlook, card: int) -> float:
    """A sandworm for two water, once troops have gone where they are wanted."""
    if not isinstance(o.frame, RevealTurn | DeployTroops | EndTurn):
        return NOT_NOW
    return summon_worth(o, 1) + water_worth(o, -2) - 0.8 * o.intrigue


def fresh_troops(o: Outlook, card: int) -> float:
    """Troops that can still march this turn are worth more."""
    value = parts_worth(o, INTRIGUES[card].effects)
    if isinstance(o.frame, DeployTroops):
        odds = odds_of(o)
        marching = min(o.body.garrison, 2)
        more = odds.best_deployment(marching + 3)[0] - odds.best_deployment(marching)[0]
        value += max(0.0, more)
    return value - 0.5 * o.intrigue


def backed_by_choam(o: Outlook, card: int) -> float:
    value = parts_worth(o, INTRIGUES[card].effects)
    return value if len(o.me.intrigue) > CROWDED or o.rounds_left < 1 else NOT_NOW


def drawing(o: Outlook, card: int) -> float:
    """Cards are drawn while there is still an Agent to send, or to be revealed."""
    return parts_worth(o, INTRIGUES[card].effects) if isinstance(o.frame, TakeTurn | RevealTurn) else NOT_NOW


def ripe(o: Outlook, card: int) -> float:
    """Two influence at once: when one of them is a point, or time runs out."""
    value = parts_worth(o, INTRIGUES[card].effects)
    urgent = o.rounds_left <= 1.0 or len(o.me.intrigue) > CROWDED
    return value if value >= 0.8 * VP or (urgent and value > 0) else NOT_NOW


REBEL_PLOTS: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "contingency_plan": contingency_plan,
    "crysknife": battle_card,
    "desert_mouse": battle_card,
    "ornithopter": battle_card,
    "call_to_arms": call_to_arms,
    "manipulate": manipulate,
    "detonation": detonation,
    "inspire_awe": inspire_awe,
    "unexpected_allies": unexpected_allies,
    "depart_for_arrakis": fresh_troops,
    "mercenaries": fresh_troops,
    "backed_by_choam": backed_by_choam,
    "intelligence_report": drawing,
    "cunning": drawing,
    "buy_access": ripe,
    "change_allegiances": ripe,
}
