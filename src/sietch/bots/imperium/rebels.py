"""Scores for the questions that came with Uprising, and for old answers to new questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sietch.bots.imperium.intrigue import result_with
from sietch.bots.imperium.market import acquisition_worth, hand_worth, take_worth, trash_worth
from sietch.bots.imperium.now import chosen_worth, has_swords, retreat_gain, swords_or, swords_worth
from sietch.bots.imperium.odds import odds_of
from sietch.bots.imperium.outlook import Outlook, spice_worth
from sietch.bots.imperium.prices import HAND_VALUE, INTRIGUE_VALUE
from sietch.bots.imperium.rebellion import awakening_worth, contract_worth, for_solari, training_worth
from sietch.bots.imperium.sandworms import detonate_shield_wall
from sietch.bots.imperium.spying import WANTS_DISCARD, keeping_spy, post_worth
from sietch.bots.imperium.turns import agents_to_come, reinforcements
from sietch.bots.imperium.worth import cost_worth, keeping_worth, parts_worth, worth
from sietch.imperium.defs import CARDS, LEADERS, POSTS, SPACES
from sietch.imperium.effects import Arrow, Named
from sietch.imperium.frames.agent import GARRISON_LIMIT, VisitSpace, agent_box
from sietch.imperium.frames.choices import ChooseOne
from sietch.imperium.frames.rebellion import ChooseAtLeastOne, SpiceOrSandworms
from sietch.imperium.frames.spying import PlaceSpy
from sietch.imperium.spies import open_posts
from sietch.imperium.terms import FACTION_ICONS, LANDSRAAD, SPACING_GUILD

Scorer = Callable[[Outlook, int], float]

INSIGHT_SPICE: Final = 2
WALL: Final = Named("detonate_shield_wall")

# Measured over many games between equal players, best first.
REBEL_RANKING: Final = (
    "gurney_halleck",
    "muad_dib",
    "lady_margot_fenring",
    "feyd_rautha_harkonnen",
    "shaddam_corrino_iv",
    "lady_jessica",
    "princess_irulan",
    "staban_tuek",
    "lady_amber_metulli",
)


# -- spies ---------------------------------------------------------------------------------------------------------


def spy(o: Outlook, post: int) -> float:
    """Where a Spy watches best; Staban's may also bargain."""
    value = post_worth(o, post)
    frame = o.frame
    if isinstance(frame, PlaceSpy) and frame.network:
        offers = LEADERS[o.me.leader].offers
        icons = POSTS[post].icons
        if icons >> LANDSRAAD & 1:
            value += max(0.0, worth(o, offers[0]))
        elif icons & FACTION_ICONS:
            value += max(0.0, worth(o, offers[1]))
    o.note(value, "bot-spy_post")
    return value


def recall_to_place(o: Outlook, post: int) -> float:
    """No Spy is left in the supply: move one only if it comes to watch something better."""
    frame = o.frame
    assert isinstance(frame, PlaceSpy)
    posts = open_posts(o.s, o.me, frame.icons, frame.here, frame.share)
    best = max([post_worth(o, other) for other in posts], default=0.0)
    return best - post_worth(o, post) - 0.2


def recall_spy(o: Outlook, post: int) -> float:
    """The Spy that will be missed least."""
    value = -keeping_spy(o, post)
    o.note(0.1, "bot-spy_missed_least")
    return value


def gather(o: Outlook, post: int) -> float:
    """A card for a Spy, and what the card just played makes of a recall."""
    value = o.card - keeping_spy(o, post)
    o.note(o.card, "bot-gain-cards", {"n": 1})
    card = card_of_turn(o)
    me = o.me
    if card >= 0 and not me.recalled_spy:
        box = agent_box(me, card)
        without = parts_worth(o, box)
        me.recalled_spy = True
        value += parts_worth(o, box) - without
        me.recalled_spy = False
    return value


def card_of_turn(o: Outlook) -> int:
    """The card whose effects are still to come this turn, or -1."""
    for frame in o.s.stack:
        if isinstance(frame, VisitSpace):
            return frame.card
    return -1


# -- contracts, worms, leaders -------------------------------------------------------------------------------------


def contract(o: Outlook, number: int) -> float:
    return contract_worth(o, number)


def take_spice(o: Outlook, _: int) -> float:
    frame = o.frame
    assert isinstance(frame, SpiceOrSandworms)
    amount = SPACES[frame.space].maker
    value = spice_worth(o, amount)
    if o.notes is not None:
        o.note(value, "bot-gain-spice", {"n": amount})
    return value + _beside(o, 0)


def summon(o: Outlook, _: int) -> float:
    frame = o.frame
    assert isinstance(frame, SpiceOrSandworms)
    value = _beside(o, SPACES[frame.space].worms)
    o.note(value, "bot-sandworms")
    return value


def _beside(o: Outlook, worms: int) -> float:
    """The Conflict with so many sandworms and the troops that may go with them."""
    home = o.body.garrison
    limit = min(home, GARRISON_LIMIT + o.body.recruited)
    later = reinforcements(o, agents_to_come(o), home - limit)
    return odds_of(o).best_deployment(limit, later, worms)[0]


def detonate(o: Outlook, _: int) -> float:
    return detonate_shield_wall(o, WALL)


def trash_intrigue(o: Outlook, card: int) -> float:
    """The intrigue card that is worth least."""
    o.note(0.1, "bot-missed_least")
    return -INTRIGUE_VALUE[card]


def advance(o: Outlook, space: int) -> float:
    return training_worth(o, space)


def awaken(o: Outlook, _: int) -> float:
    value = awakening_worth(o)
    o.note(value, "bot-awaken")
    return value


# -- old answers to new questions ----------------------------------------------------------------------------------


def payment_worth(o: Outlook, effect: Arrow) -> float:
    """Paying for what stands right of an arrow, swords included."""
    if has_swords(effect):
        return swords_worth(o, effect)
    o.at = o.me.at
    value = worth(o, effect.parts[0]) - cost_worth(o, effect)
    o.at = -1
    return value


def choose(o: Outlook, place: int) -> float:
    """One of several effects: in combat, troops may also go home for it."""
    frame = o.frame
    assert isinstance(frame, ChooseOne | ChooseAtLeastOne)
    part = frame.effect.parts[place]
    if isinstance(part, Arrow) and part.cost.retreat and o.s.turn < 0:
        troops = part.cost.retreat
        gained = worth(o, part.parts[0])
        return result_with(o, 0, -troops) - result_with(o, 0) + troops * o.troop + gained
    if isinstance(part, Arrow) and not has_swords(part):
        return payment_worth(o, part)
    return swords_or(o, part) if not isinstance(part, Arrow) else chosen_worth(o, part)


def retreat_some(o: Outlook, n: int) -> float:
    notes = o.notes
    o.notes = None
    value = retreat_gain(o, n)
    o.notes = notes
    o.note(0.1, "bot-troops_home")
    return value


def trash_emperor(o: Outlook, card: int) -> float:
    return -keeping_worth(o, card)


def insight_trash(o: Outlook, card: int) -> float:
    """Irulan trashes from her hand; a card that costs something gives spice."""
    value = trash_worth(o, card, True)
    return value + spice_worth(o, INSIGHT_SPICE) if CARDS[card].cost >= 1 else value


def buy_to_hand(o: Outlook, card: int) -> float:
    """A card that can be used this very round."""
    return acquisition_worth(o, card) + 0.5 * HAND_VALUE[card] * o.late


def buy_with_solari(o: Outlook, card: int) -> float:
    value = for_solari(o, card)
    o.note(value, "bot-better_deck")
    return value


def buy_free(o: Outlook, card: int) -> float:
    value = buy_to_hand(o, card) if o.body.worms else acquisition_worth(o, card)
    return value + 20.0  # one has to be taken


def sorted_discard(o: Outlook, card: int) -> float:
    """Of two cards the better one is only discarded; the other is trashed."""
    value = keeping_worth(o, card)
    o.note(0.1, "bot-better_without")
    return value


def sorted_take(o: Outlook, card: int) -> float:
    return take_worth(o, card)


def discard(o: Outlook, card: int) -> float:
    """What is missed least, unless something comes of discarding it."""
    value = parts_worth(o, CARDS[card].on_discard) - hand_worth(o, card)
    played = o.me.play[-1] if o.me.play and o.s.turn == o.seat else -1
    if played >= 0 and WANTS_DISCARD[played] and CARDS[card].factions >> SPACING_GUILD & 1:
        value += 1.5 * o.card
    o.note(0.1, "bot-missed_least")
    return value


def set_aside(o: Outlook, card: int) -> float:
    """For oneself at a lower price: in the Reveal turn it has to be affordable."""
    value = acquisition_worth(o, card)
    if o.me.revealing and CARDS[card].cost - 1 > o.me.persuasion:
        value -= 20.0
    return value


REBEL_SCORERS: Final[dict[str, Scorer]] = {
    "spy": spy,
    "recall_spy": recall_spy,
    "contract": contract,
    "trash_intrigue": trash_intrigue,
    "detonate": detonate,
    "take_spice": take_spice,
    "summon": summon,
    "advance": advance,
    "awaken": awaken,
}

# Where a new question takes an old answer, or a new answer means something else.
BY_FRAME: Final[dict[tuple[str, str], Scorer]] = {
    ("PlaceSpy", "recall_spy"): recall_to_place,
    ("GatherIntelligence", "recall_spy"): gather,
    ("ChooseOne", "choose"): choose,
    ("ChooseAtLeastOne", "choose"): choose,
    ("RetreatSome", "retreat"): retreat_some,
    ("TrashEmperorCard", "trash_in_play"): trash_emperor,
    ("TrashEmperorCard", "trash_from_hand"): trash_emperor,
    ("ChroniclersInsight", "trash_from_hand"): insight_trash,
    ("ChroniclersInsight", "buy"): buy_to_hand,
    ("AcquireWithSolari", "buy"): buy_with_solari,
    ("AcquirePerhapsToHand", "buy"): buy_free,
    ("SortTopThree", "discard"): sorted_discard,
    ("SortTopThree", "take"): sorted_take,
    ("DiscardCards", "discard"): discard,
    ("SetAside", "set_aside"): set_aside,
}
