"""Named effects that came with Uprising."""

from __future__ import annotations

import sietch.imperium.frames.choices as choices
import sietch.imperium.frames.market as market
import sietch.imperium.frames.rebellion as rebellion
import sietch.imperium.frames.spying as spying
import sietch.imperium.resolve as resolve
from sietch.imperium.battle import can_flip, flip_for_point
from sietch.imperium.contracts import on_offer
from sietch.imperium.defs import CARDS, SPACES
from sietch.imperium.effects import (
    GAIN,
    Effect,
    Gain,
    Named,
)
from sietch.imperium.gains import gain
from sietch.imperium.handlers import handler, nothing, take_council_seat
from sietch.imperium.modes import LATE, PICK
from sietch.imperium.piles import draw_cards
from sietch.imperium.sandworms import can_summon, summon
from sietch.imperium.spies import spying_on_faction
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import EMPEROR, FACTIONS, HUMAN, INTRIGUE, PERSUASION, SOLARI, SPICE, SWORDS, TROOPS
from sietch.imperium.tracks import gain_influence

CONTRACT_SOLARI = 2
SORTED_CARDS = 3


def take_contract(s: ImperiumState, p: Player, e: Named) -> None:
    """A face-up contract; two Solari without the CHOAM module or when none is left. [R-CHM-02]"""
    if p.kind == HUMAN and on_offer(s, p):
        s.stack.append(rebellion.TakeContract(p.seat))
    else:
        gain(s, p, SOLARI, CONTRACT_SOLARI)


def no_contract_on_offer(s: ImperiumState, p: Player, e: Named) -> bool:
    return not on_offer(s, p)


def has_tech_tiles(s: ImperiumState, p: Player, e: Named) -> bool:
    """Tech tiles come with Rise of Ix; until then there is nothing to acquire."""
    return False


def summon_sandworms(s: ImperiumState, p: Player, e: Named) -> None:
    summon(s, p, e.n)


def worms_may_come(s: ImperiumState, p: Player, e: Named) -> bool:
    return can_summon(s, p)


def detonate_shield_wall(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(rebellion.DetonateOrNot(p.seat))


def wall_stands(s: ImperiumState, p: Player, e: Named) -> bool:
    return s.shield_wall


def recall_other_agent(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(rebellion.RecallOtherAgent(p.seat))


def has_other_agent(s: ImperiumState, p: Player, e: Named) -> bool:
    return bool(rebellion.other_agents(p))


def take_hooks(s: ImperiumState, p: Player, e: Named) -> None:
    """Maker Hooks, one for each player and for good. [R-WRM-03]"""
    if p.team == 1:
        return  # C10
    s.body(p).hooks = True
    if s.sink is not None:
        s.emit("hooks", p.seat, {})


def council_seat_or_gifts(s: ImperiumState, p: Player, e: Named) -> None:
    """The first visit takes a seat; later ones give spice, an intrigue card and troops."""
    if not p.council:
        take_council_seat(s, p, e)
        return
    gain(s, p, SPICE, 2)
    gain(s, p, INTRIGUE, 1)
    gain(s, p, TROOPS, 3)


def discard(s: ImperiumState, p: Player, e: Named) -> None:
    if p.hand:
        s.stack.append(market.DiscardCards(p.seat, e.n))


def return_to_hand(s: ImperiumState, p: Player, e: Named) -> None:
    """Weirding Woman comes back from play, for all to see."""
    if e.card in p.play:
        p.play.remove(e.card)
        p.hand.append(e.card)
        p.shown.append(e.card)
        if s.sink is not None:
            s.emit("return_card", p.seat, {"card": CARDS[e.card].id})


def deploy_recruits(s: ImperiumState, p: Player, e: Named) -> None:
    """Sardaukar Coordination: this turn's recruits may go to the Conflict from any space."""
    if not SPACES[p.at].combat:
        s.stack.append(choices.ChooseDeploy(p.seat, s.body(p).recruited))


def has_recruits(s: ImperiumState, p: Player, e: Named) -> bool:
    return s.body(p).recruited > 0 and p.at >= 0


def revealed_cards(p: Player) -> list[int]:
    """The cards revealed this turn, without those played on Agent turns."""
    return p.play[p.played :]


def swords_per_emperor(s: ImperiumState, p: Player, e: Named) -> None:
    count = sum([1 for card in revealed_cards(p) if CARDS[card].factions >> EMPEROR & 1])
    gain(s, p, SWORDS, e.n * count)


def swords_per_sword_card(s: ImperiumState, p: Player, e: Named) -> None:
    """Leadership: for every other revealed card that provides a sword this turn."""
    cards = revealed_cards(p)
    if e.card in cards:
        cards.remove(e.card)
    armed = p.armed[:]
    count = 0
    for card in cards:
        if any([always_gives_sword(part) for part in CARDS[card].reveal]):
            count += 1
        elif card in armed:
            armed.remove(card)
            count += 1
    if count:
        gain(s, p, SWORDS, e.n * count)


def always_gives_sword(e: Effect) -> bool:
    if e.kind == GAIN:
        return isinstance(e, Gain) and e.resource == SWORDS
    return isinstance(e, Named) and e.name == "swords_per_emperor"


def draw_per_sandworm(s: ImperiumState, p: Player, e: Named) -> None:
    draw_cards(s, p, e.n * s.body(p).worms)


def has_sandworm(s: ImperiumState, p: Player, e: Named) -> bool:
    return s.body(p).worms > 0


def persuasion_per_contract(s: ImperiumState, p: Player, e: Named) -> None:
    gain(s, p, PERSUASION, e.n * len(p.contracts_done))


def influence_where_spying(s: ImperiumState, p: Player, e: Named) -> None:
    """Guild Spy: influence with every faction that an own Spy watches."""
    for faction in range(len(FACTIONS)):
        if spying_on_faction(p, faction):
            gain_influence(s, p, faction, 1)


def acquire_with_solari(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(rebellion.AcquireWithSolari(p.seat))


def acquire_perhaps_to_hand(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(rebellion.AcquirePerhapsToHand(p.seat, e.n))


def market_has_cheap_card(s: ImperiumState, p: Player, e: Named) -> bool:
    return bool(rebellion.on_market(s, e.n))


def sort_top_three(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(rebellion.SortTopThree(p.seat, SORTED_CARDS))


def has_three_cards(s: ImperiumState, p: Player, e: Named) -> bool:
    return len(p.deck) >= SORTED_CARDS


def call_to_arms(s: ImperiumState, p: Player, e: Named) -> None:
    """Recruit a troop with every card acquired in this round's Reveal turn."""
    p.call_to_arms = True


def flip_battle_icon(s: ImperiumState, p: Player, e: Named) -> None:
    flip_for_point(s, p, e.n)


def has_icon_to_flip(s: ImperiumState, p: Player, e: Named) -> bool:
    return can_flip(p, e.n)


handler("take_contract", take_contract, PICK, plain=no_contract_on_offer)
handler("acquire_tech", nothing, PICK, has_tech_tiles)
handler("summon_sandworms", summon_sandworms, possible=worms_may_come)
handler("detonate_shield_wall", detonate_shield_wall, PICK, wall_stands)
handler("recall_other_agent", recall_other_agent, PICK, has_other_agent)
handler("take_hooks", take_hooks)
handler("council_seat_or_gifts", council_seat_or_gifts)
handler("discard", discard, PICK)
handler("return_to_hand", return_to_hand)
handler("ignore_influence", nothing)
handler("deploy_recruits", deploy_recruits, LATE, has_recruits)
handler("swords_per_emperor", swords_per_emperor, LATE)
handler("swords_per_sword_card", swords_per_sword_card, LATE)
handler("draw_per_sandworm", draw_per_sandworm, LATE, has_sandworm)
handler("persuasion_per_contract", persuasion_per_contract)
handler("influence_where_spying", influence_where_spying)
handler("acquire_with_solari", acquire_with_solari, PICK)
handler("acquire_perhaps_to_hand", acquire_perhaps_to_hand, PICK, market_has_cheap_card)
handler("sort_top_three", sort_top_three, PICK, has_three_cards)
handler("call_to_arms", call_to_arms)
handler("flip_battle_icon", flip_battle_icon, possible=has_icon_to_flip)


# -- leaders ---------------------------------------------------------------------------------------------------


def advance_training(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(rebellion.AdvanceTraining(p.seat))


def chroniclers_insight(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(rebellion.ChroniclersInsight(p.seat))


def spice_agony(s: ImperiumState, p: Player, e: Named) -> None:
    """Lady Jessica draws an intrigue card and puts a troop with the Bene Gesserit as a memory."""
    gain(s, p, INTRIGUE, 1)
    if p.supply:
        p.supply -= 1
        p.memories += 1


def awaken(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(rebellion.AwakenOrNot(p.seat))


def may_awaken(s: ImperiumState, p: Player, e: Named) -> bool:
    return rebellion.has_memories(s, p)


def repeat_space(s: ImperiumState, p: Player, e: Named) -> None:
    """The Reverend Mother repeats what is printed on the space, without its cost and influence."""
    resolve.begin(s, p, SPACES[p.at].effects)


def unseen_network(s: ImperiumState, p: Player, e: Named) -> None:
    """Staban places a Spy; what it watches decides what he may buy."""
    s.stack.append(spying.PlaceSpy(p.seat, 1, 0, False, False, True))


def no_deployment(s: ImperiumState, p: Player, e: Named) -> None:
    """Shaddam sends no units to the Conflict this turn."""
    p.no_deploy = True


handler("advance_training", advance_training, PICK)
handler("chroniclers_insight", chroniclers_insight, PICK)
handler("spice_agony", spice_agony)
handler("awaken", awaken, PICK, may_awaken)
handler("repeat_space", repeat_space)
handler("unseen_network", unseen_network, PICK)
handler("no_deployment", no_deployment)
