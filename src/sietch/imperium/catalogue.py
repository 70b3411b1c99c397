"""Every card, space and leader described: line by line for a person, whole for `sietch cards`."""

from __future__ import annotations

from typing import Any

from sietch.imperium.defs import (
    BASINS,
    COMMANDERS,
    CONFLICT_THREE,
    DEEP_DESERT,
    FREMEN_TWO,
    GUILD_TWO,
    POSTS,
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
)
from sietch.imperium.effects import (
    Effect,
)
from sietch.imperium.shelf import SIX, UPRISING, Printed, Shelf, shelf_of
from sietch.imperium.terms import (
    BATTLE_ICONS,
    COMBAT,
    EMPEROR,
    FACTIONS,
    FREMEN,
    ICON_NAMES,
    NO_BATTLE,
    PLOT,
    WIN,
    faction_names,
    icon_names,
)
from sietch.imperium.wording import box_sentence, box_words, name_of, texts_of_six, with_faction
from sietch.text import LANGUAGES, Texts, sentence, texts

# Leaders with something on their other side, which has a name of its own.
OTHER_FACE = {"lady_jessica": "reverend_mother_jessica"}
# Whose starting deck a commander's card is of, and whose board a personal space is on, by the faction of the track.
COMMANDER_OF_DECK = dict(zip(COMMANDERS, ("muad_dib", "shaddam_corrino_iv"), strict=True))
COMMANDER_OF_TRACK = {FREMEN: "muad_dib", EMPEROR: "shaddam_corrino_iv"}


def describe(t: Texts, shelf: Shelf, kind: str, id: str) -> list[str]:
    """What something does, line by line; KeyError when there is no such thing."""
    if kind in ("card", "space", "post") and _printed(shelf, kind, id).set == SIX:
        # What only six players use speaks of their board.
        t = texts_of_six(t.lang)
    if kind == "card":
        return _card(t, shelf.cards[id])
    if kind == "intrigue":
        return _intrigue(t, shelf.intrigues[id])
    if kind == "conflict":
        return _conflict(t, shelf.conflicts[id])
    if kind == "leader":
        return _leader(t, shelf.leaders[id])
    if kind == "space":
        return _space(t, shelf.spaces[id], shelf)
    if kind == "hagal":
        return _hagal(t, shelf.hagal[id])
    if kind == "contract":
        return _contract(t, shelf.contracts[id])
    if kind == "objective":
        return _objective(t, shelf.objectives[id])
    if kind == "post":
        return _post(t, shelf.posts[id])
    if kind == "rival":
        return _rival(t, shelf.rivals[id])
    raise KeyError(kind)


def _printed(shelf: Shelf, kind: str, id: str) -> Printed:
    return shelf.cards[id] if kind == "card" else shelf.spaces[id] if kind == "space" else shelf.posts[id]


def _box(t: Texts, key: str, parts: tuple[Effect, ...]) -> list[str]:
    return [t.get(f"box-{key}", text=box_sentence(t, parts))] if parts else []


def _card(t: Texts, card: Card) -> list[str]:
    lines: list[str] = []
    if card.factions:
        factions = t.joined([t.get(f"faction-{faction}") for faction in faction_names(card.factions)])
        lines.append(sentence(t.get("box-faction", text=factions)))
    if card.icons:
        icons = ", ".join(t.get(f"icon-{icon}") for icon in icon_names(card.icons))
        lines.append(sentence(t.get("box-icons", text=icons)))
    for key, parts in (
        ("acquire", card.acquire),
        ("agent", card.agent),
        ("reveal", card.reveal),
        ("on_trash", card.on_trash),
        ("on_discard", card.on_discard),
    ):
        lines.extend(_box(t, key, parts))
    return lines


def _intrigue(t: Texts, card: Intrigue) -> list[str]:
    key = "plot" if card.kinds & PLOT else "combat" if card.kinds & COMBAT else "win" if card.kinds & WIN else "endgame"
    return _box(t, key, card.effects) + _box(t, "combat", card.combat) + _box(t, "endgame", card.endgame)


def _conflict(t: Texts, card: Conflict) -> list[str]:
    rewards = _box(t, "first", card.first) + _box(t, "second", card.second) + _box(t, "third", card.third)
    if card.control >= 0:
        space = t.get("effect-control_of", space=name_of(t, "space", SPACES[card.control].id))
        rewards = [line.replace(t.get("effect-special-control"), space) for line in rewards]
    return rewards + _battle(t, card.battle)


def _battle(t: Texts, icon: int) -> list[str]:
    return [sentence(t.get("box-battle", text=name_of(t, "battle", BATTLE_ICONS[icon])))] if icon != NO_BATTLE else []


def _leader(t: Texts, leader: Leader) -> list[str]:
    lines: list[str] = []
    if leader.without:
        name = t.get(f"ability-{leader.id}-drawback")
        lines.append(t.get("box-drawback", name=name, text=sentence(t.get("left-limited_allies"))))
    lines.extend(_abilities(t, leader.id, leader.ability, leader.signet))
    if leader.turned_signet:
        lines.append(sentence(t.get("box-other_face", name=t.get(f"leader-{OTHER_FACE[leader.id]}"))))
        lines.extend(_abilities(t, OTHER_FACE[leader.id], "reverend_mother", leader.turned_signet))
    if leader.ability == "devious_strength":
        rewards = {space.id: box_words(t, space.reward) for space in TRAINING}
        lines.append(t.get("box-training", **{id: text for id, text in rewards.items() if text}) + ".")
    return lines


def _abilities(t: Texts, id: str, ability: str, signet: tuple[Effect, ...]) -> list[str]:
    return [
        t.get("box-left", name=t.get(f"ability-{id}-left"), text=sentence(t.get(f"left-{ability}"))),
        t.get("box-signet", name=t.get(f"ability-{id}-signet"), text=box_sentence(t, signet)),
    ]


def _space(t: Texts, space: Space, shelf: Shelf) -> list[str]:
    lines: list[str] = []
    costs = [
        t.get(f"effect-gain-{resource}", n=amount)
        for resource, amount in (("solari", space.solari), ("spice", space.spice), ("water", space.water))
        if amount
    ]
    if costs:
        words = [t.joined(costs)]
        if space.cheaper_later:
            words.append(t.get("space-cheaper-note", n=space.solari - space.cheaper_later))
        lines.append(t.get("box-cost", text=sentence(t.clauses(words))))
    if space.needs_influence:
        faction = with_faction(t, FACTIONS[space.needs_faction])
        needs = t.get("condition-influence", n=space.needs_influence, faction=faction)
        lines.append(sentence(t.get("box-needs", text=needs)))
    words = []
    if space.influence:
        words.append(box_words(t, space.influence))
    if space.personal >= 0:
        words.append(t.get("space-own-track-note"))
    if space.maker:
        words.append(t.get("space-maker-note", n=space.maker))
    if space.worms:
        words.append(t.get("space-worms-note", n=space.worms))
    for spice, solari in space.exchange.items():
        words.append(t.get("space-exchange-note", spice=spice, solari=solari))
    if space.effects:
        words.append(box_words(t, space.effects))
    lines.append(sentence(t.clauses(words)))
    lines.extend(_box(t, "control", space.control_bonus))
    if space.combat:
        lines.append(sentence(t.get("space-combat-note")))
    if space.once:
        lines.append(sentence(t.get("space-once-note")))
    if space.personal >= 0:
        owner = name_of(t, "leader", COMMANDER_OF_TRACK[space.personal])
        lines.append(sentence(t.get("space-personal-note", name=owner)))
    if space.protected:
        lines.append(sentence(t.get("space-protected-note")))
    if space.posts:
        posts = [name_of(t, "post", post.id) for post in shelf.all_posts() if space.posts >> post.number & 1]
        lines.append(sentence(t.get("box-posts", text=", ".join(posts))))
    return lines


# What a House Hagal card of Uprising says of its condition.
_ONLY = {FREMEN_TWO: "hagal-note-only_fremen_two", DEEP_DESERT: "hagal-note-only_bonus_spice"}
_INSTEAD = {CONFLICT_THREE: "hagal-note-when_conflict_three", GUILD_TWO: "hagal-note-when_guild_two"}


def _hagal(t: Texts, card: HagalCard) -> list[str]:
    if card.posts:
        posts = ", ".join(name_of(t, "post", POSTS[post].id) for post in card.posts)
        words = [t.get("hagal-note-posts", posts=posts)]
    elif card.when == BASINS:
        names = {"first": name_of(t, "space", "imperial_basin"), "second": name_of(t, "space", "hagga_basin")}
        words = [t.get("hagal-note-basins", **names)]
    elif card.harvest:
        words = [t.get("hagal-note-harvest")]
    elif card.space >= 0:
        words = [t.get("hagal-note-space", space=name_of(t, "space", SPACES[card.space].id))]
    else:
        return [sentence(t.get("hagal-note-reshuffle"))]
    if card.influence >= 0:
        words.append(t.get("effect-influence", n=1, faction=with_faction(t, FACTIONS[card.influence])))
    if card.troops:
        words.append(t.get("effect-gain-troops", n=card.troops))
    if card.signet:
        words.append(t.get("hagal-note-signet"))
    if card.effect:
        words.append(box_words(t, card.effect))
    lines = [sentence(t.clauses(words))]
    if card.when in _ONLY:
        lines.append(sentence(t.get(_ONLY[card.when])))
    if card.when in _INSTEAD:
        there = t.get("hagal-note-space", space=name_of(t, "space", SPACES[card.other_space].id))
        other = sentence(t.clauses([there, box_words(t, card.other_effect)]))
        lines.append(f"{t.get(_INSTEAD[card.when])} {other}")
    if card.swords:
        lines.append(t.get("box-combat", text=sentence(t.get("effect-gain-swords", n=card.swords))))
    return lines


def task_words(t: Texts, token: Contract) -> str:
    """What completes a contract, as a part of a sentence."""
    if token.space >= 0:
        return t.get("contract-note-space", space=name_of(t, "space", SPACES[token.space].id))
    if token.elsewhere:
        return t.get("contract-note-space", space=name_of(t, "space", token.elsewhere))
    if token.harvest:
        return t.get("contract-note-harvest", n=token.harvest)
    return t.get("contract-note-immediate" if token.immediate else "contract-note-acquire")


def _contract(t: Texts, token: Contract) -> list[str]:
    lines = [t.get("box-complete", text=sentence(task_words(t, token))), *_box(t, "reward", token.reward)]
    if token.reserved:
        lines.append(sentence(t.get("contract-note-reserved")))
    if token.needs:
        lines.append(sentence(t.get(f"contract-note-needs_{token.needs}")))
    return lines


def _objective(t: Texts, card: Objective) -> list[str]:
    seats = t.joined([str(count) for count in card.seats], "or")
    lines = [*_battle(t, card.battle), sentence(t.get("box-players", text=seats))]
    if card.first_player:
        lines.append(sentence(t.get("objective-note-first")))
    return lines


def _rival(t: Texts, card: RivalCard) -> list[str]:
    factions = ", ".join(t.get(f"faction-{FACTIONS[faction]}") for faction in card.priority)
    return [
        *_box(t, "rival_signet", card.signet),
        *_box(t, "scheme", card.scheme),
        sentence(t.get("box-swordmaster", n=card.swordmaster)),
        sentence(t.get("box-prefers", text=factions)),
    ]


def _post(t: Texts, post: Post) -> list[str]:
    spaces = [name_of(t, "space", SPACES[space].id) for space in post.spaces]
    return [sentence(t.get("box-watches", text=t.joined(spaces)))]


def all_cards(game: str = "imperium", mixed: bool = False) -> list[dict[str, Any]]:
    """Everything printed with its figures and its text in all languages; with `mixed` also what can be mixed in."""
    shelf = shelf_of(game)
    found: list[dict[str, Any]] = []
    for card in shelf.all_cards(mixed):
        cost = card.cost if card.cost >= 0 else None
        commander = COMMANDER_OF_DECK.get(card.kind)
        entry = _entry(shelf, "card", card.id, card.set, "commander" if commander else card.kind, card.copies)
        if commander:
            entry["commander"] = commander
        found.append({**entry, "cost": cost, "factions": faction_names(card.factions), "icons": icon_names(card.icons)})
    for intrigue in shelf.all_intrigues(mixed):
        found.append(_entry(shelf, "intrigue", intrigue.id, intrigue.set, "intrigue", intrigue.copies))
    for conflict in shelf.all_conflicts(mixed):
        entry = {**_entry(shelf, "conflict", conflict.id, conflict.set, "conflict"), "level": conflict.level}
        if conflict.battle != NO_BATTLE:
            entry["battle"] = BATTLE_ICONS[conflict.battle]
        found.append(entry)
    for leader in shelf.all_leaders(mixed):
        found.append({**_entry(shelf, "leader", leader.id, leader.set, "leader"), "house": leader.house})
    for space in shelf.all_spaces():
        entry = _entry(shelf, "space", space.id, space.set, "space")
        cost_of = {"solari": space.solari, "spice": space.spice, "water": space.water}
        entry["cost"] = {key: amount for key, amount in cost_of.items() if amount}
        entry["factions"] = [FACTIONS[space.faction]] if space.faction >= 0 else []
        entry["icons"] = [ICON_NAMES[space.icon]]
        found.append(entry)
    for hagal in shelf.all_hagal():
        factions = [FACTIONS[hagal.influence]] if hagal.influence >= 0 else []
        entry = _entry(shelf, "hagal", hagal.id, hagal.set, "hagal", hagal.copies)
        found.append({**entry, "factions": factions, "mark": hagal.mark or None})
    for rival in shelf.all_rivals():
        entry = _entry(shelf, "rival", rival.id, UPRISING, "rival")
        found.append({**entry, "factions": [FACTIONS[faction] for faction in rival.priority]})
    for token in shelf.all_contracts():
        found.append(_entry(shelf, "contract", token.id, token.set, "contract", token.copies))
    for objective in shelf.all_objectives():
        entry = _entry(shelf, "objective", objective.id, objective.set, "objective")
        found.append({**entry, "battle": BATTLE_ICONS[objective.battle], "players": list(objective.seats)})
    for post in shelf.all_posts():
        spaces = [SPACES[space].id for space in post.spaces]
        found.append({**_entry(shelf, "post", post.id, post.set, "post"), "spaces": spaces})
    return found


def _entry(shelf: Shelf, prefix: str, id: str, set: str, kind: str, copies: int = 1) -> dict[str, Any]:
    # Where two sets have the same id, the set in front says which one is described; Rivals are of one set only.
    path = id if prefix == "rival" else f"{set}.{id}"
    return {
        "id": id,
        "kind": kind,
        "set": set,
        "copies": copies,
        "cost": None,
        "factions": [],
        "icons": [],
        "name": {lang: name_of(texts(lang), prefix, id) for lang in LANGUAGES},
        "text": {lang: " ".join(describe(texts(lang), shelf, prefix, path)) for lang in LANGUAGES},
    }
