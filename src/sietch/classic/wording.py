"""Names and short phrases of classic Dune, in one language. Every message of the game begins with `classic-`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sietch.classic.actions import ACTIONS
from sietch.classic.atlas import LOCATION, STRONGHOLD, TERRAIN, TERRITORY_IDS, TERRITORY_OF
from sietch.classic.cards import CARD
from sietch.classic.duel.words import KINDS as DUEL_KINDS
from sietch.classic.duel.words import duel_name
from sietch.classic.karama import EXTRA_POWER_IDS, POWER_IDS
from sietch.classic.prelude.wording import access_name
from sietch.classic.sheets import LEADER, LEADER_STRENGTH, ORDINARY
from sietch.kernel.action import SEAT_LETTERS
from sietch.text import Texts

PREFIX: Final = "classic-"
NONE_ID: Final = "none"  # in a battle plan: no leader, no card
STRONGHOLD_PRICE: Final = 1
OPEN_PRICE: Final = 2

# What the argument of an action is, by its word; words that are not here have none.
ARGUMENTS: Final[dict[str, str]] = {
    word: kind
    for kind, words in {
        "the": "take predict invite join against truthtrance predicted deal accept refuse look threaten second",
        "leader": "traitor leader bribed",
        "card": "play hero weapon defense keep discard karama_with give holds",
        "location": "at land cross withdraw move to battle",
        "territory": "worm end_peace occupy",
        "access": "hand_over",
        "kind": "voice_play voice_avoid",
        "element": "ask",
        "deed": "deed",
        "space": "space",
        "duel_card": "duel_card",
        "edge": "edge",
        "promise": "promise want",
        "number": (
            "in_turn sectors count elite bid max pledge share revive dial support spice_at_least predicted_in "
            "marker_is give_spice want_spice pay_later want_later "
            "announce price share_card want_cards garrison"
        ),
    }.items()
    for word in words.split()
}


def say(t: Texts, key: str, **args: Any) -> str:
    return t.get(f"{PREFIX}{key}", **args)


def name_of(t: Texts, kind: str, id: str) -> str:
    """The name of something; `the` is a faction inside a sentence, `leader` may be a cheap hero or none."""
    if kind == "location":
        return location_name(t, id)
    if kind == "spice_card" and id in TERRITORY_IDS:
        return say(t, f"territory-{id}")
    if kind == "window" and (id in POWER_IDS or id in EXTRA_POWER_IDS):
        return say(t, f"power-{id}")
    if kind == "promise":
        return promise_words(t, id)
    if kind == "access":
        return access_name(t, id)
    if kind in DUEL_KINDS:
        return duel_name(t, kind, id)
    if kind in ("leader", "card") and id == NONE_ID:
        return say(t, NONE_ID)
    if kind == "leader" and id in CARD:
        return say(t, f"card-{id}")
    return say(t, f"{kind}-{id}")


def location_name(t: Texts, id: str) -> str:
    """A territory, with the sector where several cut it."""
    territory, cut, sector = id.partition("@")
    name = say(t, f"territory-{territory}")
    return say(t, "location", territory=name, sector=int(sector)) if cut else name


def leader_words(t: Texts, id: str) -> str:
    """A leader with his strength."""
    if id not in LEADER:
        return name_of(t, "leader", id)
    return say(t, "leader-strength", leader=name_of(t, "leader", id), n=strength_words(t, LEADER[id]))


def strength_words(t: Texts, leader: int) -> int | str:
    """How strong a leader is; how strong principal characters are is for the table to say."""
    return LEADER_STRENGTH[leader] if leader < ORDINARY else say(t, "principal")


def token_words(t: Texts, tokens: int, elites: int = 0) -> str:
    """So many tokens, and so many elite ones among them."""
    words = [say(t, "tokens", n=tokens)] if tokens or not elites else []
    if elites:
        words.append(say(t, "elites", n=elites))
    return t.joined(words)


def group_words(t: Texts, group: Sequence[Mapping[str, Any]]) -> str:
    """A group that was gathered, location by location."""
    parts = [
        say(
            t,
            "group",
            tokens=token_words(t, part["tokens"], part["elites"]),
            location=location_name(t, part["location"]),
        )
        for part in group
    ]
    return t.joined(parts)


def promise_words(t: Texts, notation: str) -> str:
    """A promise as the notation has it: `no_bid`, `keep_out_of arrakeen`, `pay_later 3`."""
    word, _, about = notation.partition(" ")
    if word == "keep_out_of":
        return say(t, "promise-keep_out_of", territory=say(t, f"territory-{about}"))
    if word == "pay_later":
        return say(t, "promise-pay_later", n=int(about))
    return say(t, f"promise-{word}")


def clause_words(t: Texts, notation: str) -> str:
    """One clause of a deal, said of the one who offers it."""
    word, _, about = notation.partition(" ")
    if word in ("promise", "want"):
        return say(t, f"clause-{word}", promise=promise_words(t, about))
    return say(t, f"clause-{word}", n=int(about))


def fact_words(t: Texts, notation: str) -> str:
    """What a Truthtrance asks, said of the one who is asked."""
    word, _, about = notation.partition(" ")
    if ARGUMENTS[word] == "number":
        return say(t, f"fact-{word}", n=int(about))
    return say(t, f"fact-{word}", arg=name_of(t, ARGUMENTS[word], about))


def number(text: str) -> int | float:
    """A number of the notation; halves only where there are halves."""
    return float(text) if "." in text else int(text)


def whole(value: float) -> int | float:
    return int(value) if float(value).is_integer() else value


def landing_price(location: str, sietches: str) -> int:
    """What one token costs to land there; some territories may have been made strongholds. [IT-XVIII.C]"""
    territory = TERRITORY_OF[LOCATION[location]]
    strong = TERRAIN[territory] == STRONGHOLD or TERRITORY_IDS[territory] in sietches.split()
    return STRONGHOLD_PRICE if strong else OPEN_PRICE


def seat_or_faction(t: Texts, value: int | str) -> str:
    """A faction by its name, a seat by its letter."""
    return SEAT_LETTERS[value].upper() if isinstance(value, int) else say(t, f"the-{value}")


def action_words(t: Texts, notation: str) -> str:
    """An action without its question, by its notation."""
    return action_label(t, ACTIONS.parse(notation), "", {})


def action_label(t: Texts, action: int, kind: str, words: Mapping[str, Any]) -> str:
    """A label; `kind` and `words` are those of the question, where there is one."""
    word, argument = ACTIONS.word(action), ACTIONS.argument(action)
    args: dict[str, Any] = dict(words)
    key = f"action-{word}"
    if word == "lose":
        tokens, _, elites = argument.partition("+")
        return say(t, key, tokens=token_words(t, int(tokens), int(elites)))
    if word == "kwisatz_haderach" or argument == NONE_ID:
        return say(t, f"{key}-{argument}")
    what = ARGUMENTS.get(word)
    if what == "number":
        args["n"] = number(argument)
        _add_price(t, word, kind, args)
    elif what == "promise":
        args["promise"] = promise_words(t, argument)
    elif what is not None:
        args["arg"] = name_of(t, what, argument)
        if what == "leader":
            args["n"] = strength_words(t, LEADER[argument])
        if word == "land" and kind == "Ship":
            args["price"] = price_words(t, landing_price(argument, str(args.get("sietches", ""))), args)
    special = f"{key}-{kind}"
    return say(t, special if t.has(f"{PREFIX}{special}") else key, **args)


def _add_price(t: Texts, word: str, kind: str, args: dict[str, Any]) -> None:
    """So many tokens, and what they cost where the question says so."""
    n = int(args["n"])
    if word == "elite":
        args["tokens"] = token_words(t, 0, n) if n else say(t, "elites", n=0)
    elif word in ("count", "revive"):
        args["tokens"] = token_words(t, n)
    if kind == "LandHowMany":
        full = n * int(args["each"])
        args["spice"] = (full + 1) // 2 if args["half"] == "yes" else full
    elif kind == "Revive":
        args["spice"] = max(0, n - int(args["free"])) * int(args["price"])
    elif kind == "MoreFromEmperor":
        args["spice"] = n * int(args["price"])


def price_words(t: Texts, each: int, words: Mapping[str, Any]) -> str:
    if words["free"] == "yes":
        return say(t, "price-free")
    return say(t, "price-half" if words["half"] == "yes" else "price-each", n=each)
