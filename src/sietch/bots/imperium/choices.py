"""A score for every action of every question: the higher, the better; nothing done is worth 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sietch.bots.imperium.influence import influence_worth, loss_worth
from sietch.bots.imperium.intrigue import (
    combat_worth,
    corner_bonus,
    cross_worth,
    endgame_worth,
    plot_worth,
    result_with,
)
from sietch.bots.imperium.market import acquisition_worth, hand_worth, purchase_worth, take_worth, trash_worth
from sietch.bots.imperium.now import chosen_worth, retreat_gain, swords_or
from sietch.bots.imperium.odds import odds_of
from sietch.bots.imperium.outlook import Outlook, solari_worth, spice_worth
from sietch.bots.imperium.prices import ACTIONS, AGENT_TURN, CARD_VALUE, COMBAT_SWORDS, VP, total
from sietch.bots.imperium.rebellion import note_pair
from sietch.bots.imperium.rebels import BY_FRAME, REBEL_RANKING, REBEL_SCORERS, payment_worth
from sietch.bots.imperium.teamwork import TEAM_BY_FRAME, TEAM_SCORERS
from sietch.bots.imperium.turns import (
    GOOD_CHANCE,
    agents_to_come,
    card_worth,
    note_sale,
    reinforcements,
    space_choice_worth,
    space_worth,
    turn_of,
)
from sietch.bots.imperium.worth import (
    STARTER_VALUE,
    cost_worth,
    keeping_worth,
    parts_worth,
    quiet,
    worth,
)
from sietch.imperium.actions import RESOLVE_EFFECT
from sietch.imperium.defs import CARDS, COUNCIL, INTRIGUES, LEADERS, SPACES
from sietch.imperium.effects import RETREAT
from sietch.imperium.frames.agent import ChooseSpace, DeployTroops, SellMelange
from sietch.imperium.frames.choices import (
    ChooseFaction,
    ChooseHeir,
    ChooseOne,
    ChooseSome,
    PayOrNot,
)
from sietch.imperium.frames.combat import AfterWin, CombatTurn
from sietch.imperium.frames.endgame import EndgameTurn
from sietch.imperium.frames.market import (
    ChooseAcquire,
    ChooseTrash,
)
from sietch.imperium.frames.reveal import price
from sietch.imperium.frames.rivals import RivalSignet
from sietch.imperium.frames.specials import DoubleCross
from sietch.imperium.plots import playable
from sietch.imperium.resolve import optional
from sietch.imperium.terms import COMBAT, END_VP, HUMAN

Scorer = Callable[[Outlook, int], float]

SCORERS: dict[str, Scorer] = {}
SAFE: Final = 0.5  # the chance of a teammate with which a Conflict is left to that one
EFFECTS_FIRST: Final = 100.0  # what a Reveal box gives is taken before persuasion is spent

# Measured over many games between equal players, best first.
LEADER_RANKING: Final = (
    "glossu_rabban",
    "earl_memnon_thorvald",
    "count_ilban_richese",
    "baron_vladimir_harkonnen",
    "countess_ariana_thorvald",
    "helena_richese",
    "duke_leto_atreides",
    "paul_atreides",
)


# -- turns ---------------------------------------------------------------------------------------------------------


def play(o: Outlook, card: int) -> float:
    return card_worth(o, card)


def send(o: Outlook, number: int) -> float:
    assert isinstance(o.frame, ChooseSpace)
    return space_choice_worth(o, o.frame.card, number)


def reveal(o: Outlook, _: int) -> float:
    """Revealing ends the round for the seat: fine as soon as no Agent has anything good to do."""
    o.note(0.1, "bot-no_better_turn")
    return 0.0


def end(o: Outlook, _: int) -> float:
    o.note(0.1, "bot-nothing_more")
    return 0.0


def from_leader(o: Outlook, _: int) -> float:
    return 0.0


def from_space(o: Outlook, number: int) -> float:
    """An Agent that has done its work can go again, which saves the one on the leader."""
    o.note(AGENT_TURN, "bot-agent_free")
    return AGENT_TURN - (o.persuasion + 0.1 if SPACES[number].oratory else 0.0)


def sell(o: Outlook, amount: int) -> float:
    assert isinstance(o.frame, SellMelange)
    exchange = SPACES[o.frame.space].exchange
    value = solari_worth(o, exchange[amount]) + spice_worth(o, -amount)
    note_sale(o, value, exchange[amount], amount)
    return value


def play_intrigue(o: Outlook, card: int) -> float:
    frame = o.frame
    if isinstance(frame, CombatTurn):
        hand = [other for other in playable(o.s, o.me, COMBAT) if COMBAT_SWORDS[other]]
        return combat_worth(o, card, hand)
    if isinstance(frame, AfterWin):
        return parts_worth(o, INTRIGUES[card].effects)
    if isinstance(frame, EndgameTurn):
        return endgame_worth(o, card)
    value = plot_worth(o, card)
    return value + 2 * EFFECTS_FIRST if value > 0 else -1.0


# -- effects -------------------------------------------------------------------------------------------------------


def resolve(o: Outlook, place: int) -> float:
    """Which effect first: whatever is worth most; what is worth nothing can be left."""
    e = RESOLVE_EFFECT[place]
    value = chosen_worth(o, e)
    if value <= 0.0 and optional(e):
        return -0.5
    return value + EFFECTS_FIRST


def pay(o: Outlook, _: int) -> float:
    frame = o.frame
    if isinstance(frame, RivalSignet):
        return -1.0  # a Rival need not be helped
    assert isinstance(frame, PayOrNot)
    effect = frame.effect
    if o.s.kit.uprising:
        return payment_worth(o, effect)
    o.at = o.me.at
    value = worth(o, effect.parts[0]) - cost_worth(o, effect)
    o.at = -1
    return value


def skip(o: Outlook, _: int) -> float:
    o.note(0.1, "bot-not_worth_it")
    return 0.0


def choose(o: Outlook, place: int) -> float:
    frame = o.frame
    assert isinstance(frame, ChooseOne | ChooseSome)
    part = frame.effect.parts[place]
    if part.kind == RETREAT and o.s.turn < 0:
        return max([result_with(o, 0, -n) + n * o.troop for n in range(min(part.n, o.body.conflict) + 1)])
    return swords_or(o, part)


def faction(o: Outlook, which: int) -> float:
    frame = o.frame
    assert isinstance(frame, ChooseFaction)
    if frame.seat != o.seat:  # a Rival's choice, made by its human: where it helps the Rival least
        level = o.s.players[frame.seat].influence[which]
        return -VP if level in (1, 3) else -float(level)
    return influence_worth(o, which, frame.n)


def lose_influence(o: Outlook, which: int) -> float:
    return -loss_worth(o, which)


def trash_from_hand(o: Outlook, card: int) -> float:
    return trash_bonus(o) + trash_worth(o, card, True)


def trash_elsewhere(o: Outlook, card: int) -> float:
    return trash_bonus(o) + trash_worth(o, card, False)


def trash_bonus(o: Outlook) -> float:
    """With an arrow, trashing brings what is right of it."""
    frame = o.frame
    assert isinstance(frame, ChooseTrash)
    return 0.05 if frame.effect is None else quiet(o, frame.effect.parts[0])


def discard(o: Outlook, card: int) -> float:
    value = -hand_worth(o, card)
    o.note(0.1, "bot-missed_least")
    return value


def lose_troop(o: Outlook, _: int) -> float:
    return odds_of(o).gain(-1) - o.troop


def take(o: Outlook, card: int) -> float:
    return take_worth(o, card)


# -- the market ----------------------------------------------------------------------------------------------------


def buy(o: Outlook, card: int) -> float:
    if isinstance(o.frame, ChooseAcquire):
        return acquisition_worth(o, card) + 20.0  # one has to be taken
    return purchase_worth(o, card, price(o.s, o.me, card), False) + corner_bonus(o, card)


def buy_to_top(o: Outlook, card: int) -> float:
    return purchase_worth(o, card, price(o.s, o.me, card), True) + corner_bonus(o, card)


def buy_aside(o: Outlook, card: int) -> float:
    if isinstance(o.frame, ChooseAcquire):
        return acquisition_worth(o, card) + 20.0
    return purchase_worth(o, card, CARDS[card].cost - o.me.aside_discount, False)


def buy_aside_to_top(o: Outlook, card: int) -> float:
    return purchase_worth(o, card, CARDS[card].cost - o.me.aside_discount, True)


def set_aside(o: Outlook, card: int) -> float:
    return acquisition_worth(o, card)


# -- troops --------------------------------------------------------------------------------------------------------


def deploy(o: Outlook, n: int) -> float:
    body = o.body
    odds = odds_of(o)
    later = 0.0
    if isinstance(o.frame, DeployTroops):
        later = reinforcements(o, agents_to_come(o), body.garrison - n)
    value = odds.gain(n, later) if n else 0.0
    if o.notes is not None:
        if not n:
            won = odds.teammate_wins() >= SAFE
            o.note(0.1, "bot-teammate_wins" if won else "bot-no_more_troops")
        else:
            chance = odds.places(odds.strength(body.conflict + n) + later)[0]
            if chance >= GOOD_CHANCE:
                note_pair(o, chance)
                o.note(value, "bot-conflict_odds", {"chance": round(100 * chance)})
            else:
                o.note(value, "bot-reward_in_reach")
    return value


def retreat(o: Outlook, n: int) -> float:
    return retreat_gain(o, n)


def defend(o: Outlook, _: int) -> float:
    o.note(1.0, "bot-free_troop")
    return 1.0


# -- single cards and leaders --------------------------------------------------------------------------------------


def block(o: Outlook, number: int) -> float:
    """The Voice keeps others away from what the seat wants next, or from what the leader of the game wants."""
    space = SPACES[number]
    for p in o.s.players:
        if number in p.agents_at:
            return 0.0
    value = 0.0
    if o.me.agents and turn_of(o).open >> number & 1:
        if any([CARDS[card].spaces >> number & 1 for card in o.me.hand]):
            value = 0.5 * space_worth(o, space)
    for p in o.others():
        if p.revealed or p.kind != HUMAN or not p.agents:
            continue
        if space.solari > p.solari or space.spice > p.spice or space.water > p.water:
            continue
        if space.once and (p.council if space.role == COUNCIL else p.swordmaster):
            continue
        value += 0.2 * (space.solari + 1.5 * space.spice) + (1.0 if space.combat else 0.5)
        if space.faction >= 0 and p.influence[space.faction] in (1, 3):
            value += 1.5
    return value


def recall(o: Outlook, number: int) -> float:
    """The Agent whose space is worth most a second time."""
    return space_worth(o, SPACES[number]) - (o.persuasion if SPACES[number].oratory else 0.0)


def draw_top(o: Outlook, _: int) -> float:
    card = o.me.deck[-1]
    return hand_worth(o, card)


def trash_top(o: Outlook, _: int) -> float:
    card = o.me.deck[-1]
    value = -keeping_worth(o, card)
    if CARD_VALUE[card] < STARTER_VALUE and o.rounds_left >= 2:
        value += 0.5
    o.note(value, "bot-better_without")
    return value


def opponent(o: Outlook, seat: int) -> float:
    """Double Cross hits where it changes most; an alliance goes to a teammate, or to whoever is furthest behind."""
    if isinstance(o.frame, DoubleCross):
        return cross_worth(o, seat)
    assert isinstance(o.frame, ChooseHeir)
    return (2 * END_VP if o.on_my_team(seat) else 0.0) - float(o.s.players[seat].vp)


def leader(o: Outlook, number: int) -> float:
    name = LEADERS[number].id
    ranking = LEADER_RANKING if LEADERS[number].set == "base" else REBEL_RANKING
    return -float(ranking.index(name)) if name in ranking else -99.0


def token(o: Outlook, which: int) -> float:
    """Hidden before the first round: the factions that are hardest to visit often."""
    return (2.0, 3.0, 1.0, 0.0)[which]


def masterstroke(o: Outlook, _: int) -> float:
    """Two influence at once: when they bring a point, or when there is little time left."""
    value = total([influence_worth(o, f, 1) for f in range(4) if o.me.baron_tokens >> f & 1])
    return value if value >= VP or o.rounds_left <= 2.5 else -1.0


def harvest(o: Outlook, number: int) -> float:
    """House Hagal goes where it is in the seat's way least."""
    return -space_worth(o, SPACES[number])


def pass_(o: Outlook, _: int) -> float:
    """In combat: wait. After Bindu Suspension: the turn is better used."""
    if isinstance(o.frame, CombatTurn):
        o.note(0.1, "bot-no_combat_card")
        return 0.0
    return -0.1


def _register() -> None:
    SCORERS.update(
        {
            "play": play,
            "to": send,
            "from_leader": from_leader,
            "from": from_space,
            "reveal": reveal,
            "end": end,
            "pass": pass_,
            "intrigue": play_intrigue,
            "buy": buy,
            "buy_to_top": buy_to_top,
            "buy_aside": buy_aside,
            "buy_aside_to_top": buy_aside_to_top,
            "deploy": deploy,
            "retreat": retreat,
            "sell": sell,
            "resolve": resolve,
            "pay": pay,
            "skip": skip,
            "choose": choose,
            "faction": faction,
            "lose_influence": lose_influence,
            "trash_from_hand": trash_from_hand,
            "trash_from_discard": trash_elsewhere,
            "trash_in_play": trash_elsewhere,
            "discard": discard,
            "lose_troop": lose_troop,
            "take": take,
            "set_aside": set_aside,
            "block": block,
            "recall": recall,
            "draw_top": draw_top,
            "trash_top": trash_top,
            "opponent": opponent,
            "leader": leader,
            "token": token,
            "masterstroke": masterstroke,
            "defend": defend,
            "harvest": harvest,
        }
    )
    SCORERS.update(REBEL_SCORERS)
    SCORERS.update(TEAM_SCORERS)
    unknown = [word for word in ACTIONS.families if word not in SCORERS]
    if unknown:
        raise ValueError(f"no score for the actions {', '.join(unknown)}")


_register()

# For each action, how to score it and what it is about.
_FIRST: Final = [ACTIONS.families[ACTIONS.word(action)][0] for action in range(len(ACTIONS))]
_WORD: Final = [ACTIONS.word(action) for action in range(len(ACTIONS))]
_BY_FRAME: Final = {**BY_FRAME, **TEAM_BY_FRAME}
_SCORER: Final = [SCORERS[word] for word in _WORD]


def score(o: Outlook, action: int) -> float:
    """How good an action is."""
    if o.s.kit.uprising:
        special = _BY_FRAME.get((type(o.frame).__name__, _WORD[action]))
        if special is not None:
            return special(o, action - _FIRST[action])
    return _SCORER[action](o, action - _FIRST[action])
