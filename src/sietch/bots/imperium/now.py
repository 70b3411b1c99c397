"""Effects that are being carried out: what troops and swords change in this round's Conflict counts too."""

from __future__ import annotations

from sietch.bots.imperium.intrigue import result_with
from sietch.bots.imperium.odds import odds_of
from sietch.bots.imperium.outlook import Outlook
from sietch.bots.imperium.turns import effect_worth
from sietch.bots.imperium.worth import cost_worth, thinning_worth
from sietch.imperium.conditions import can_pay
from sietch.imperium.effects import ALL, ARROW, DEPLOY, ONE_OF, RETREAT, TRASH, WHEN, Arrow, Effect, Gain
from sietch.imperium.terms import SWORDS


def chosen_worth(o: Outlook, e: Effect) -> float:
    """An effect that the seat may carry out now, troops included."""
    inner = e.parts[0] if e.kind == WHEN else e
    if inner.kind == DEPLOY:
        return odds_of(o).best_deployment(min(inner.n, o.body.garrison))[0]
    if inner.kind == RETREAT:
        return max([retreat_gain(o, n) for n in range(min(inner.n, o.body.conflict) + 1)])
    if inner.kind == ONE_OF:
        return max([chosen_worth(o, part) for part in inner.parts])
    if inner.kind == TRASH:
        return thinning_worth(o)
    if o.s.kit.uprising and has_swords(inner):
        return swords_worth(o, inner)
    return effect_worth(o, inner)


def has_swords(e: Effect) -> bool:
    if isinstance(e, Gain):
        return e.resource == SWORDS
    return e.kind in (ALL, ARROW) and any([has_swords(part) for part in e.parts])


def swords_worth(o: Outlook, e: Effect) -> float:
    """An effect with swords in it, worth what they change; with an arrow, less what is paid."""
    if isinstance(e, Gain):
        return swords_or(o, e)
    if isinstance(e, Arrow):
        if not can_pay(o.s, o.me, e.cost, e.card):
            return 0.0
        troops = e.cost.retreat
        if not troops:
            value = swords_worth(o, e.parts[0])
        elif o.body.conflict <= troops and not o.body.worms:
            return -1.0  # without a unit there is no strength
        else:
            value = 2 * odds_of(o).sword_worth() * (0.5 * sum_of_swords(e.parts[0]) - troops) + troops * o.troop
        return value - cost_worth(o, e)
    value = 0.0
    for part in e.parts:
        value += swords_worth(o, part) if has_swords(part) else effect_worth(o, part)
    return value


def sum_of_swords(e: Effect) -> int:
    if isinstance(e, Gain):
        return e.n if e.resource == SWORDS else 0
    return sum([sum_of_swords(part) for part in e.parts])


def swords_or(o: Outlook, part: Effect) -> float:
    """Swords are worth what they change in the Conflict."""
    if isinstance(part, Gain) and part.resource == SWORDS:
        if o.s.turn < 0:
            value = result_with(o, part.n)
            return value - result_with(o, 0) if o.s.kit.uprising else value
        return part.n * odds_of(o).sword_worth() if o.body.conflict or o.body.worms else 0.0
    return chosen_worth(o, part)


def retreat_gain(o: Outlook, n: int) -> float:
    """What troops are worth at home rather than in the Conflict."""
    if not n:
        return 0.0
    if o.s.turn < 0:
        return result_with(o, 0, -n) - result_with(o, 0) + n * o.troop
    value = odds_of(o).gain(-n)
    o.note(value, "bot-troops_home")
    return value
