"""How definitions are written: one function for each kind of printed thing.

What is wrong with a definition is found here, at import, and named after the card.
"""

from __future__ import annotations

from sietch.imperium.defs import (
    ALWAYS,
    CARD,
    CARDS,
    CONFLICT,
    CONFLICTS,
    CONTRACT,
    CONTRACTS,
    HAGAL_CARD,
    HAGAL_CARDS,
    IMPERIUM,
    INTRIGUE_CARD,
    INTRIGUES,
    LEADER,
    LEADERS,
    OBJECTIVE,
    OBJECTIVES,
    POST,
    POSTS,
    RIVAL_CARD,
    RIVAL_CARDS,
    SPACE,
    SPACES,
    TRAINING,
    Card,
    Conflict,
    Contract,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    Post,
    RivalCard,
    Space,
    TrainingSpace,
)
from sietch.imperium.effects import (
    Arrow,
    DefinitionError,
    Effect,
    Named,
    bind,
)
from sietch.imperium.language import (
    influence,
    special,
)
from sietch.imperium.terms import ALL_FACTIONS, INTRIGUE_KINDS, KNOWN_ICONS, NO_BATTLE, NO_FACTION


def key_of(id: str, set: str, registry: dict[str, int]) -> str:
    """Where an id is already taken by an earlier set, the later one's key says which set it is of."""
    return f"{set}.{id}" if id in registry and set != "base" else id


def _new(kind: str, id: str, registry: dict[str, int], key: str) -> int:
    if key in registry:
        raise DefinitionError(f"{id}: this {kind} is defined twice")
    if not id or not all(c.isalnum() or c == "_" for c in id) or id != id.lower():
        raise DefinitionError(f"{id}: the id of a {kind} is lower case letters, digits and _")
    number = len(registry)
    registry[key] = number
    return number


def _check_copies(id: str, copies: int) -> None:
    if not 1 <= copies <= 20:
        raise DefinitionError(f"{id}: {copies} copies")


def space(
    id: str,
    *,
    icon: int,
    set: str = "base",
    faction: int = NO_FACTION,
    combat: bool = False,
    maker: int = 0,
    solari: int = 0,
    spice: int = 0,
    water: int = 0,
    needs: tuple[int, int] = (NO_FACTION, 0),
    once: bool = False,
    role: int = 0,
    oratory: int = 0,
    exchange: dict[int, int] | None = None,
    worms: int = 0,
    protected: bool = False,
    cheaper_later: int = 0,
    personal: int = NO_FACTION,
    effect: Effect | None = None,
    pay_on_arrival: bool = False,
    control_bonus: Effect | None = None,
) -> Space:
    """Define a board space; with `pay_on_arrival` its arrow is a second, dearer price, paid or not before anything."""
    key = key_of(id, set, SPACE)
    new = Space(_new("space", id, SPACE, key), id, set)
    new.key = key
    new.icon = icon
    new.faction = faction
    new.combat = combat
    new.maker = maker
    new.solari, new.spice, new.water = solari, spice, water
    new.needs_faction, new.needs_influence = needs
    new.once = once
    new.role = role
    new.oratory = oratory
    new.worms, new.protected, new.cheaper_later = worms, protected, cheaper_later
    new.personal = personal
    new.exchange = dict(exchange) if exchange else {}
    new.effects = bind(effect, f"{key}.space")
    if pay_on_arrival:
        new.offer = _only_arrow(new.effects, id)
    new.visit = tuple(e for e in new.effects if e is not new.offer)
    new.influence = bind(influence(faction), f"{key}.influence") if faction != NO_FACTION else ()
    new.rise = bind(special("rise_on_own_track"), f"{key}.influence") if personal != NO_FACTION else ()
    new.control_bonus = bind(control_bonus, f"{key}.control")
    new.controlled = control_bonus is not None
    SPACES.append(new)
    return new


def _only_arrow(parts: tuple[Effect, ...], owner: str) -> Arrow:
    arrows = [e for e in parts if isinstance(e, Arrow)]
    if len(arrows) != 1:
        raise DefinitionError(f"{owner}: what is paid on arrival is one arrow, not {len(arrows)}")
    return arrows[0]


def card(
    id: str,
    *,
    kind: str = IMPERIUM,
    set: str = "base",
    cost: int = -1,
    copies: int = 1,
    factions: int = 0,
    icons: int = 0,
    agent: Effect | None = None,
    reveal: Effect | None = None,
    acquire: Effect | None = None,
    on_trash: Effect | None = None,
    on_discard: Effect | None = None,
    choam: bool = False,
) -> Card:
    """Define a deck card."""
    if kind == IMPERIUM and not 0 < cost < 20:
        raise DefinitionError(f"{id}: an Imperium card costs 1 to 19 persuasion, not {cost}")
    if not 0 <= factions <= ALL_FACTIONS:
        raise DefinitionError(f"{id}: unknown faction in {factions:b}")
    if not 0 <= icons <= KNOWN_ICONS:
        raise DefinitionError(f"{id}: unknown agent icon in {icons:b}")
    if agent is not None and not icons:
        raise DefinitionError(f"{id}: an Agent box on a card without agent icons can never be used")
    _check_copies(id, copies)
    key = key_of(id, set, CARD)
    number = _new("card", id, CARD, key)
    new = Card(number, id, kind, set)
    new.key = key
    new.cost, new.copies, new.factions, new.icons = cost, copies, factions, icons
    new.agent = bind(agent, f"{key}.agent", number)
    new.reveal = bind(reveal, f"{key}.reveal", number)
    new.acquire = bind(acquire, f"{key}.acquire", number)
    new.on_trash = bind(on_trash, f"{key}.on_trash", number)
    new.on_discard = bind(on_discard, f"{key}.on_discard", number)
    new.choam = choam
    new.anywhere = _says(new.agent, "send_any_agent")
    new.ignores_influence = _says(new.agent, "ignore_influence")
    CARDS.append(new)
    return new


def _says(parts: tuple[Effect, ...], name: str) -> bool:
    return any(isinstance(part, Named) and part.name == name for part in parts)


def intrigue_card(
    id: str,
    kinds: int,
    effect: Effect | None = None,
    *,
    set: str = "base",
    copies: int = 1,
    combat: Effect | None = None,
    endgame: Effect | None = None,
    may_pay: bool = False,
    choam: bool = False,
    at_start: bool = False,
    before_card: bool = False,
    lasting: bool = False,
) -> Intrigue:
    """Define an intrigue card. Its arrows must be paid (it cannot be played for nothing), unless it `may_pay` more."""
    _check_copies(id, copies)
    if not kinds or kinds & ~sum(INTRIGUE_KINDS):
        raise DefinitionError(f"{id}: unknown kind of intrigue card {kinds}")
    key = key_of(id, set, INTRIGUE_CARD)
    new = Intrigue(_new("intrigue card", id, INTRIGUE_CARD, key), id, set)
    new.key = key
    new.kinds, new.copies = kinds, copies
    new.at_start, new.before_card, new.lasting = at_start, before_card, lasting
    new.effects = bind(effect, f"{key}.intrigue", arrows_optional=may_pay)
    new.combat = bind(combat, f"{key}.combat", arrows_optional=may_pay)
    new.endgame = bind(endgame, f"{key}.endgame", arrows_optional=may_pay)
    new.choam = choam
    if not (new.effects or new.combat or new.endgame):
        raise DefinitionError(f"{id}: an intrigue card without an effect")
    INTRIGUES.append(new)
    return new


def space_of(set: str, id: str, owner: str) -> int:
    """The number of a space of one set; DefinitionError names who asked for it."""
    for place in SPACES:
        if place.set == set and place.id == id:
            return place.number
    raise DefinitionError(f"{owner}: names an unknown space {id!r}")


def conflict(
    id: str,
    level: int,
    *,
    first: Effect,
    second: Effect,
    third: Effect,
    control: str | None = None,
    battle: int = NO_BATTLE,
    set: str = "base",
) -> Conflict:
    """Define a conflict card."""
    if level not in (1, 2, 3):
        raise DefinitionError(f"{id}: conflict level {level}")
    key = key_of(id, set, CONFLICT)
    new = Conflict(_new("conflict", id, CONFLICT, key), id, level, set)
    new.key = key
    new.battle = battle
    if control is not None:
        new.control = space_of(set, control, id)
    new.first = bind(first, f"{key}.first")
    new.second = bind(second, f"{key}.second")
    new.third = bind(third, f"{key}.third")
    CONFLICTS.append(new)
    return new


def leader(
    id: str,
    *,
    house: str,
    complexity: int,
    ability: str,
    signet: Effect,
    setup: Effect | None = None,
    reveal: Effect | None = None,
    reach: tuple[int, Effect] | None = None,
    without: str = "",
    awakening: Effect | None = None,
    visit: Effect | None = None,
    turned_signet: Effect | None = None,
    offers: Effect | None = None,
    choam: bool = False,
    may_be_rival: bool = True,
    set: str = "base",
) -> Leader:
    """Define a leader."""
    key = key_of(id, set, LEADER)
    new = Leader(_new("leader", id, LEADER, key), id, set)
    new.key = key
    new.house, new.complexity, new.ability, new.may_be_rival = house, complexity, ability, may_be_rival
    new.signet = bind(signet, f"{key}.signet")
    new.setup = bind(setup, f"{key}.setup")
    new.reveal = bind(reveal, f"{key}.reveal")
    if reach is not None:
        new.reach_faction = reach[0]
        new.reach = bind(reach[1], f"{key}.reach")
    new.without, new.choam = without, choam
    new.visit = bind(visit, f"{key}.visit")
    new.awakening = bind(awakening, f"{key}.awakening")
    new.turned_signet = bind(turned_signet, f"{key}.turned_signet")
    new.offers = bind(offers, f"{key}.offers")
    LEADERS.append(new)
    return new


def hagal_card(
    id: str,
    *,
    copies: int,
    swords: int = 0,
    space: str | None = None,
    harvest: bool = False,
    influence: int = NO_FACTION,
    troops: int = 0,
    signet: bool = False,
    mark: str = "",
    effect: Effect | None = None,
    when: int = ALWAYS,
    other_space: str | None = None,
    other_effect: Effect | None = None,
    posts: tuple[str, ...] = (),
    set: str = "base",
) -> HagalCard:
    """Define a House Hagal card; `mark` is "1P" or "2P" when only that mode uses it."""
    _check_copies(id, copies)
    key = key_of(id, set, HAGAL_CARD)
    new = HagalCard(_new("House Hagal card", id, HAGAL_CARD, key), id, set)
    new.key = key
    if space is not None:
        new.space = space_of(set, space, id)
    new.copies, new.swords, new.harvest, new.influence = copies, swords, harvest, influence
    new.troops, new.signet, new.mark = troops, signet, mark
    new.effect = bind(effect, f"{key}.hagal")
    new.when = when
    if other_space is not None:
        new.other_space = space_of(set, other_space, id)
    new.other_effect = bind(other_effect, f"{key}.hagal_other")
    new.posts = tuple(POST[name] for name in posts)
    HAGAL_CARDS.append(new)
    return new


def post(id: str, *spaces: str, set: str = "uprising") -> Post:
    """Define an observation post."""
    numbers = [space_of(set, name, id) for name in spaces]
    new = Post(_new("observation post", id, POST, id), id, numbers, set)
    for number in numbers:
        SPACES[number].posts |= 1 << new.number
    POSTS.append(new)
    return new


def contract_token(
    id: str,
    *,
    reward: Effect,
    space: str | None = None,
    harvest: int = 0,
    immediate: bool = False,
    acquire: bool = False,
    reserved: bool = False,
    needs: str = "",
    elsewhere: str = "",
    copies: int = 1,
    set: str = "uprising",
) -> Contract:
    """Define a contract; exactly one thing completes it. One that `needs` an expansion is not dealt without it."""
    _check_copies(id, copies)
    if (space is not None) + bool(harvest) + immediate + acquire + bool(elsewhere) != 1:
        raise DefinitionError(f"{id}: a contract is completed by exactly one thing")
    if elsewhere and not needs:
        raise DefinitionError(f"{id}: names the space {elsewhere!r} of no expansion")
    new = Contract(_new("contract", id, CONTRACT, id), id, set)
    new.needs, new.elsewhere = needs, elsewhere
    if space is not None:
        new.space = space_of("uprising", space, id)
    new.harvest, new.immediate, new.acquire, new.reserved, new.copies = harvest, immediate, acquire, reserved, copies
    new.reward = bind(reward, f"{id}.contract")
    CONTRACTS.append(new)
    return new


def objective(
    id: str, battle: int, seats: tuple[int, ...], *, first_player: bool = False, set: str = "uprising"
) -> Objective:
    """Define an objective card."""
    new = Objective(_new("objective", id, OBJECTIVE, id), id, battle, seats, first_player, set)
    OBJECTIVES.append(new)
    return new


def training_space(id: str, *following: int, reward: Effect | None = None) -> TrainingSpace:
    """Define a space of the training track; `following` are the numbers of those that come next."""
    new = TrainingSpace(len(TRAINING), id, following)
    new.reward = bind(reward, f"{id}.training")
    TRAINING.append(new)
    return new


def rival_card(
    id: str,
    *,
    swordmaster: int,
    priority: tuple[int, ...],
    signet: Effect,
    scheme: Effect,
    streamlined: bool = False,
) -> RivalCard:
    """Define a Rival card."""
    if sorted(priority) != [0, 1, 2, 3]:
        raise DefinitionError(f"{id}: a Rival prefers the four factions in some order")
    new = RivalCard(_new("Rival", id, RIVAL_CARD, id), id, swordmaster, priority)
    new.signet = bind(signet, f"{id}.rival_signet")
    new.scheme = bind(scheme, f"{id}.scheme")
    new.streamlined = streamlined
    RIVAL_CARDS.append(new)
    return new
