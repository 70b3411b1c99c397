"""Classic Dune in words: names, cards, questions, actions, reasons, events, rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sietch.classic.cards import CARD_IDS
from sietch.classic.catalogue import all_cards, describe
from sietch.classic.eventlog import event_words
from sietch.classic.karama import WINDOW_IDS
from sietch.classic.plans import HERO_BASE, P_DEFENSE, P_LEADER, P_WEAPON
from sietch.classic.prelude.wording import fact_words, question_key
from sietch.classic.rulebook import RULES, sections
from sietch.classic.sheets import LEADER_IDS
from sietch.classic.wording import (
    PREFIX,
    action_label,
    group_words,
    leader_words,
    name_of,
    say,
    seat_or_faction,
    token_words,
    whole,
)
from sietch.kernel.frame import Question
from sietch.kernel.rule import Reason
from sietch.text import named, sentence, texts

_SEATS: Final = ("victim", "against", "by", "ally", "asker", "director", "caller", "target")
_NAMED: Final = ("card", "location", "territory", "leader", "element", "space", "deed")
_SEVERAL: Final = ("silent", "sharing")  # factions
_COUNTED: Final = ("reserve", "tanks")  # ordinary tokens, beside which the question counts elite ones
# In which window a question is asked, where the question itself does not name a power.
_WINDOWS: Final[dict[str, str]] = {
    "WeatherWindow": "weather_control",
    "AtomicsWindow": "family_atomics",
    "ThumperWindow": "thumper",
    "HarvesterWindow": "harvester",
    "PoisonWindow": "residual_poison",
    "SpecialWindow": "special_karama",
}


KINDS = ("faction", "leader", "card", "territory", "terrain", "phase", "power", "kind", "duel_card", "space")


class ClassicSpeech:
    """Everything that the game says to a person, in one language."""

    explained = frozenset(("leader", "card", "duel_card"))

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.t = texts(lang)
        self.rule_prefix = PREFIX

    def name(self, kind: str, id: str) -> str:
        """The name of a faction, leader, card, spice card, territory, location, phase, power, window and so on."""
        return name_of(self.t, kind, id)

    def describe(self, kind: str, id: str) -> list[str]:
        """What a card does, how strong a leader is, what an option or a preset means."""
        return describe(self.t, kind, id)

    def cards(self, mixed: bool = False) -> list[dict[str, Any]]:
        """Treachery cards, spice cards and leaders as plain data with their text in all languages."""
        return list(all_cards())

    def effect(self, path: str) -> str:
        raise KeyError(path)  # nothing in this game is written in effects

    def action(self, action: int, question: Question | None = None, names: Sequence[str] = ()) -> str:
        """A label for an action; with the question at hand it can say what a choice would mean there.

        Players are known by their factions, which an action names itself.
        """
        if question is None:
            label = action_label(self.t, action, "", {"window": say(self.t, "this")})
        else:
            label = action_label(self.t, action, question.kind, self._asked(question))
        return label[0].upper() + label[1:]

    def question(self, question: Question, names: Sequence[str] = ()) -> str:
        """What is asked, in plain words."""
        t, about = self.t, question.about
        words = self._asked(question)
        text = sentence(say(t, self._question_key(question), **words))
        if question.kind in ("Bidding", "SealedBids") and "card" in about:
            return sentence(say(t, "question-card_seen", question=text, card=words["card"]))
        if "access" in about:
            return sentence(say(t, "question-card_seen", question=text, card=words["access"]))
        return text

    def _question_key(self, question: Question) -> str:
        about = question.about
        key = question_key(question.kind, about)
        if question.kind == "Bidding" and "by" not in about:
            return f"{key}-open"
        if question.kind == "Muster" and about["picked"]:
            return f"{key}-more"
        if question.kind == "SpecialWindow" and "victim" in about:
            return f"{key}-against"
        if question.kind == "Plans" and self._chosen(about["plan"]):
            return f"{key}-chosen"
        if question.kind == "ChooseChampion" and "against" not in about:
            return f"{key}-war"
        if question.kind == "SwapHands":
            return f"{key}-{'whom' if 'victim' not in about else 'give' if about['taken'] else 'count'}"
        return key

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, with the rule."""
        key = f"{PREFIX}{reason.message}"
        # What every game says, as that it is not one's turn, stands without the prefix.
        message = key if self.t.has(key) else reason.message
        words = sentence(self.t.get(message, **self._words(reason.facts)))
        return f"{words} [{reason.rule}]" if reason.rule else words

    def event(self, seen: Mapping[str, Any], names: list[str]) -> str:
        """A line for the log."""
        return sentence(event_words(self.t, seen, names))

    def vocabulary(self) -> dict[str, dict[str, str]]:
        """The names of everything that a board shows, by kind and id."""
        return {kind: named(self.t, f"{PREFIX}{kind}-") for kind in KINDS}

    def called(self, player: Mapping[str, Any]) -> str:
        """What a player of a view is called in a sentence: the faction, or a letter before factions are taken."""
        if player["faction"] is None:
            return say(self.t, "player", letter=player["letter"].upper())
        return self.name("faction", player["faction"])

    def rule(self, id: str) -> str | None:
        """The text of a rule with its sections in both rulebooks, or None; for a chapter, its title."""
        key = rule_key(id)
        if not self.t.has(key):
            return None
        french, italian = sections(id)
        where = ""
        if french and italian:
            where = say(self.t, "section-both", french=french, italian=italian)
        elif french:
            where = say(self.t, "section-french", french=french)
        elif italian:
            where = say(self.t, "section-italian", italian=italian)
        text = self.t.get(key)
        return f"{text} ({where})" if where else text

    def rule_ids(self) -> list[str]:
        return list(RULES)

    def _asked(self, question: Question) -> dict[str, Any]:
        """What a question is about, in words, with the window that it opens."""
        words = self._words(question.about)
        if question.kind == "SpecialWindow":
            words["power"] = name_of(self.t, "special", question.about["power"])
        window = _WINDOWS.get(question.kind, question.about.get("power", ""))
        words["window"] = name_of(self.t, "window", window) if window in WINDOW_IDS else say(self.t, "this")
        return words

    def _words(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with ids turned into names."""
        t = self.t
        words: dict[str, Any] = {}
        for key, value in facts.items():
            if key in _SEATS:
                words[key] = seat_or_faction(t, value)
            elif key == "faction":
                words[key] = name_of(t, "the", value)
            elif key in _SEVERAL:
                words[key] = t.joined([name_of(t, "the", faction) for faction in value])
            elif key in _NAMED:
                words[key] = name_of(t, key, value)
            elif key == "power":
                words[key] = name_of(t, "power", value) if value in WINDOW_IDS else value
            elif key in _COUNTED:
                words[key] = token_words(t, value, facts["elites"])
            elif key == "picked":
                words[key] = group_words(t, value)
            elif key == "drawn":
                words[key] = t.joined([leader_words(t, leader) for leader in value])
            elif key == "plan":
                words["chosen"] = t.joined(self._chosen(value))
            elif isinstance(value, bool):
                words[key] = "yes" if value else "no"
            elif isinstance(value, float):
                words[key] = whole(value)
            elif isinstance(value, int | str):
                words[key] = value
        fact_words(t, facts, words)
        return words

    def _chosen(self, plan: list[int]) -> list[str]:
        """The leader and the cards that a plan has so far."""
        found: list[str] = []
        leader = plan[P_LEADER]
        if leader >= HERO_BASE:
            found.append(name_of(self.t, "card", CARD_IDS[leader - HERO_BASE]))
        elif leader >= 0:
            found.append(leader_words(self.t, LEADER_IDS[leader]))
        cards = [plan[place] for place in (P_WEAPON, P_DEFENSE) if plan[place] >= 0]
        return found + [name_of(self.t, "card", CARD_IDS[card]) for card in cards]


def rule_key(id: str) -> str:
    """The message that holds a rule: Fluent allows no dots in names."""
    return PREFIX + id.replace(".", "-")
