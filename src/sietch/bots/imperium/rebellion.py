"""What came with Uprising: contracts, Maker Hooks, battle icons, the council's gifts, Agents recalled, leaders."""

from __future__ import annotations

from typing import Final

from sietch.bots.imperium.outlook import Outlook, solari_worth, spice_worth, water_worth
from sietch.bots.imperium.prices import AGENT_TURN, CARD_VALUE, SPACE_PRICE, VP
from sietch.bots.imperium.worth import (
    COUNCIL_PERSUASION,
    REBELLION,
    parts_worth,
    quiet,
    spare_agent_worth,
    thinning_worth,
)
from sietch.imperium.contracts import on_offer
from sietch.imperium.defs import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    INTRIGUE_CARD,
    OBJECTIVES,
    SPACES,
    TRAINING,
    Contract,
    Space,
)
from sietch.imperium.effects import Effect, Named
from sietch.imperium.piles import RESERVE_CARDS
from sietch.imperium.sending import ability
from sietch.imperium.state import Player
from sietch.imperium.terms import BENE_GESSERIT, CRYSKNIFE, DESERT_MOUSE, FREMEN, NO_BATTLE, ORNITHOPTER, WILD

CONTRACT_SOLARI: Final = 2
SOME_DAY: Final = 0.7  # a contract for a space that is visited now and then
DEAR_SPACE: Final = 0.4  # one that asks for four spice or more
ONE_ICON: Final = 3.2  # a battle icon that still lacks its pair
WILD_ICON: Final = 8.0
HOOKS: Final = 6.0
FLIPPING: Final = {
    CRYSKNIFE: INTRIGUE_CARD["crysknife"],
    DESERT_MOUSE: INTRIGUE_CARD["desert_mouse"],
    ORNITHOPTER: INTRIGUE_CARD["ornithopter"],
}


# -- battle icons --------------------------------------------------------------------------------------------------


def has_icon(p: Player, icon: int) -> bool:
    """Whether a face-up card would make a pair with this battle icon."""
    if p.objective >= 0 and not p.objective_flipped and OBJECTIVES[p.objective].battle == icon:
        return True
    return any([CONFLICTS[card].battle == icon for card in p.won])


def icon_worth(o: Outlook) -> float:
    """What the battle icon of this round's conflict is worth to its winner."""
    if o.s.conflict_card < 0:
        return 0.0
    me = o.body
    icon = CONFLICTS[o.s.conflict_card].battle
    if icon == NO_BATTLE:
        return 0.0
    if icon == WILD:
        open_icons = len(me.won) + (1 if me.objective >= 0 and not me.objective_flipped else 0)
        return WILD_ICON if open_icons else 0.4 * WILD_ICON
    if has_icon(me, icon):
        return VP
    if FLIPPING[icon] in o.me.intrigue and not o.me.commander:
        return 0.8 * VP
    if any([CONFLICTS[card].battle == WILD for card in me.won]):
        return 0.8 * VP
    return ONE_ICON * min(1.0, 0.35 * o.rounds_left)


def note_pair(o: Outlook, chance: float) -> None:
    """Winning may complete a pair of battle icons."""
    if o.notes is not None and o.s.kit.uprising and icon_worth(o) >= VP:
        o.note(chance * VP, "bot-battle_pair")


# -- contracts -----------------------------------------------------------------------------------------------------


def contract_worth(o: Outlook, number: int) -> float:
    """What taking a contract is worth: its reward, as likely as it is to be completed."""
    contract = CONTRACTS[number]
    reward = parts_worth(o, contract.reward)
    if contract.immediate:
        return reward + 0.2
    return reward * chance_to_complete(o, contract) + 0.3 * o.progress


def chance_to_complete(o: Outlook, contract: Contract) -> float:
    time = min(1.0, 0.35 * o.rounds_left + 0.15 * o.me.agents)
    if contract.harvest:
        return time * (0.8 if contract.harvest <= 3 else 0.6)
    if contract.acquire:
        return 0.5 * time
    space = SPACES[contract.space]
    if space.spice >= 4 or (space.solari >= 5 and o.me.council):
        return DEAR_SPACE * time
    return time * SOME_DAY if space.water or space.solari else 0.85 * time


def best_contract(o: Outlook) -> float:
    """The worth of the contract icon: the best that is face up, or two Solari."""
    known = o.memory.get("contract")
    if known is None:
        notes = o.notes
        o.notes = None
        offers = on_offer(o.s, o.me)
        known = max([contract_worth(o, number) for number in offers], default=-1.0)
        if not offers:
            known = solari_worth(o, CONTRACT_SOLARI)
        o.notes = notes
        o.memory["contract"] = known
    return float(known)


def take_contract(o: Outlook, e: Named) -> float:
    value = best_contract(o)
    if o.notes is not None:
        if on_offer(o.s, o.me):
            o.note(value, "bot-contract")
        else:
            o.note(value, "bot-gain-solari", {"n": CONTRACT_SOLARI})
    return value


def completed_worth(o: Outlook, space: Space) -> float:
    """The rewards of the contracts that a visit would complete."""
    me = o.me
    value = 0.0
    for number in me.contracts:
        contract = CONTRACTS[number]
        harvest = 0
        if contract.harvest and space.maker:
            harvest = space.maker + o.s.bonus_spice[space.number]
        if contract.space == space.number or 0 < contract.harvest <= harvest:
            value += parts_worth(o, contract.reward) + 0.3
    if value:
        o.note(value, "bot-completes_contract")
    return value


def flow_contract(o: Outlook, card: int) -> float:
    """The Spice Must Flow may complete a contract, or be the second that an endgame card asks for."""
    if card != o.s.kit.spice_must_flow:
        return 0.0
    value = 0.0
    for number in o.me.contracts:
        if CONTRACTS[number].acquire:
            value += parts_worth(o, CONTRACTS[number].reward)
    return value


# -- spaces --------------------------------------------------------------------------------------------------------


def council_seat_or_gifts(o: Outlook, e: Named) -> float:
    """A seat the first time; later spice, an intrigue card and troops."""
    me = o.me
    if not me.council:
        value = COUNCIL_PERSUASION * (o.persuasion + 0.1) * (o.rounds_left + (0 if me.revealed else 1))
        o.note(value, "bot-council_seat")
        return value
    value = spice_worth(o, 2) + o.intrigue + o.troop * min(3, o.body.supply)
    o.note(value, "bot-council_gifts")
    return value


def recall_other_agent(o: Outlook, e: Named) -> float:
    """One more turn this round, if an Agent stands elsewhere and there is a card to send it with."""
    me = o.me
    elsewhere = [space for space in me.agents_at if space != me.at]
    if not elsewhere:
        return 0.0
    value = spare_agent_worth(o)
    o.note(value, "bot-agent_again")
    return value


def take_hooks(o: Outlook, e: Named) -> float:
    """Sandworms for the rest of the game."""
    if o.body.hooks or o.me.team == 1:
        return 0.0
    value = HOOKS * min(1.0, 0.3 * max(0.0, o.rounds_left - 0.5))
    o.note(value, "bot-hooks")
    return value


def visit_of_jessica(o: Outlook, space: Space) -> float:
    """Lady Jessica's memories come back as cards; the Reverend Mother repeats a space."""
    me = o.me
    if ability(me) != "other_memories":
        return 0.0
    if not me.turned:
        return 0.7 * o.card * me.memories if space.faction == BENE_GESSERIT else 0.0
    if (space.faction == BENE_GESSERIT or space.faction == FREMEN) and me.water > space.water:
        return max(0.0, parts_quietly(o, space.effects) + water_worth(o, -1))
    return 0.0


def parts_quietly(o: Outlook, parts: tuple[Effect, ...]) -> float:
    total = 0.0
    for e in parts:
        total += quiet(o, e)
    return total


def repeat_space(o: Outlook, e: Named) -> float:
    return parts_worth(o, SPACES[o.me.at].effects) if o.me.at >= 0 else 0.0


# -- cards ---------------------------------------------------------------------------------------------------------


def discard_one(o: Outlook, e: Named) -> float:
    """A card that has to go: the one that is worth least."""
    return -0.8 * o.card if len(o.me.hand) > 1 else 0.0


def acquire_with_solari(o: Outlook, e: Named) -> float:
    """A card to the hand for Solari, if there is one worth them."""
    return max(0.0, max([for_solari(o, card) for card in cheap_cards(o, o.me.solari)], default=0.0))


def for_solari(o: Outlook, card: int) -> float:
    value = parts_quietly(o, CARDS[card].acquire) + 0.5 * CARD_VALUE[card] * o.late
    if card != o.s.kit.spice_must_flow:
        value += 0.6 * CARD_VALUE[card] * o.progress
    return value + solari_worth(o, -CARDS[card].cost)


def cheap_cards(o: Outlook, most: int) -> list[int]:
    """Cards on the market that cost at most so much."""
    found = [card for card in o.s.row if CARDS[card].cost <= most]
    for place, card in enumerate(RESERVE_CARDS):
        if o.s.reserve[place] and 0 <= CARDS[card].cost <= most:
            found.append(card)
    return found


def persuasion_per_contract(o: Outlook, e: Named) -> float:
    return o.persuasion * e.n * len(o.me.contracts_done)


def draw_per_sandworm(o: Outlook, e: Named) -> float:
    return o.card * e.n * o.body.worms


def return_to_hand(o: Outlook, e: Named) -> float:
    """The card comes back: it can be revealed after all, or send another Agent."""
    value = 1.4 * o.persuasion + (1.0 if o.me.agents > 1 else 0.0)
    o.note(value, "bot-back_to_hand")
    return value


def sort_top_three(o: Outlook, e: Named) -> float:
    return o.card * 1.4 + 0.8 * o.progress if len(o.me.deck) >= 3 else 0.0


def flip_battle_icon(o: Outlook, e: Named) -> float:
    return VP


# -- leaders -------------------------------------------------------------------------------------------------------


def training_worth(o: Outlook, space: int) -> float:
    """A space of Feyd's track, and half of what follows it."""
    following = TRAINING[space].following
    value = parts_worth(o, TRAINING[space].reward)
    if following and o.rounds_left > 1:
        value += 0.5 * max([parts_quietly(o, TRAINING[after].reward) for after in following])
    return value


def advance_training(o: Outlook, e: Named) -> float:
    following = TRAINING[o.me.token].following
    notes = o.notes
    o.notes = None
    value = max([training_worth(o, space) for space in following], default=0.0)
    o.notes = notes
    if following:
        o.note(value, "bot-training")
    return value


def chroniclers_insight(o: Outlook, e: Named) -> float:
    cheap = max([0.5 * CARD_VALUE[card] for card in o.s.row if CARDS[card].cost == 1], default=0.0)
    return max(cheap * (0.3 + o.progress), thinning_worth(o) - 0.3)


def spice_agony(o: Outlook, e: Named) -> float:
    """An intrigue card, and a memory that will be a card."""
    return o.intrigue + (0.6 * o.card * o.progress if o.me.supply else 0.0)


def unseen_network(o: Outlook, e: Named) -> float:
    """A Spy, and one of two bargains."""
    me = o.me
    sale = solari_worth(o, 3) + spice_worth(o, -1) if me.spice else 0.0
    secret = o.intrigue + solari_worth(o, -2) if me.solari >= 2 else 0.0
    return o.spy + max(0.0, sale, secret)


def bans_deployment(o: Outlook, card: int) -> bool:
    """Shaddam's signet keeps all units out of the Conflict for the turn."""
    return CARDS[card].id == "signet_ring" and ability(o.me) == "sardaukar_commander"


def awakening_worth(o: Outlook) -> float:
    """Becoming a Reverend Mother: a card for each memory, and another gift for the rest of the game."""
    return o.card * o.me.memories + 1.0 * o.progress - 1.8 * o.late


def awaken(o: Outlook, e: Named) -> float:
    """The question comes after it: nothing has to be turned over."""
    return max(0.0, awakening_worth(o))


def space_appeal(o: Outlook, number: int) -> float:
    """What a space is likely to be wanted for, whatever the moment."""
    me = o.me
    space = SPACES[number]
    if space.once:
        return 0.0 if me.swordmaster else AGENT_TURN * min(2.0, 0.5 * o.rounds_left)
    if space.needs_influence and o.s.level(me, space.needs_faction) < space.needs_influence:
        return 0.5
    value = max(0.5, SPACE_PRICE[number])
    if space.solari >= 5:
        value = 1.5 if me.council else 5.0 * o.progress
    if space.faction >= 0 and o.body.influence[space.faction] in (1, 3):
        value += 2.0
    if space.maker:
        value += 0.8 * o.s.bonus_spice[number]
        if o.body.hooks and space.worms:
            value += 3.0
    if any([CONTRACTS[held].space == number for held in me.contracts]):
        value += 2.0
    return value


REBELLION.update(
    {
        "take_contract": take_contract,
        "council_seat_or_gifts": council_seat_or_gifts,
        "recall_other_agent": recall_other_agent,
        "take_hooks": take_hooks,
        "repeat_space": repeat_space,
        "discard": discard_one,
        "acquire_with_solari": acquire_with_solari,
        "persuasion_per_contract": persuasion_per_contract,
        "draw_per_sandworm": draw_per_sandworm,
        "return_to_hand": return_to_hand,
        "sort_top_three": sort_top_three,
        "flip_battle_icon": flip_battle_icon,
        "advance_training": advance_training,
        "chroniclers_insight": chroniclers_insight,
        "spice_agony": spice_agony,
        "unseen_network": unseen_network,
        "awaken": awaken,
    }
)
