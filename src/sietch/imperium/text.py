"""Dune: Imperium and Uprising in words: names, cards, questions, actions, reasons, events, rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sietch.imperium.actions import ACTIONS, UPRISING_ACTIONS
from sietch.imperium.catalogue import OTHER_FACE, all_cards, describe, task_words
from sietch.imperium.defs import CARD, CARDS, CONTRACTS, LEADER
from sietch.imperium.effects import EFFECTS, Arrow, Effect, Gain
from sietch.imperium.eventlog import event_words, training_words
from sietch.imperium.shelf import UPRISING, shelf_of
from sietch.imperium.wording import (
    box_words,
    cost_words,
    effect_words,
    is_goods,
    name_of,
    texts_for,
    track_name,
    with_faction,
)
from sietch.kernel.action import SEAT_LETTERS
from sietch.kernel.frame import Question
from sietch.kernel.rule import Reason
from sietch.text import named, sentence

_CARD_WORDS = (
    "play buy buy_to_top buy_aside buy_aside_to_top trash_from_hand trash_from_discard trash_in_play discard take "
    "set_aside"
).split()
_BUYING_WORDS = ("buy", "buy_to_top")
SPICE_MUST_FLOW = "spice_must_flow"
_SPACE_WORDS = "to from block recall harvest".split()
_FACTION_WORDS = "faction lose_influence token".split()
_NUMBER_WORDS = "deploy retreat reinforce give_solari give_spice give_water".split()
_OTHER_WORDS = {
    "intrigue": "intrigue",
    "trash_intrigue": "intrigue",
    "give_intrigue": "intrigue",
    "leader": "leader",
    "spy": "post",
    "recall_spy": "post",
}
_SEAT_FACTS = ("taker", "other", "by")
# What choosing a teammate means, by the question.
_ALLY_WORDS = {
    "CombatTurn": "action-ally_fights",
    "TradeWith": "action-ally_trades",
    "Concede": "action-ally_wins",
}
# What a question is called where it tells of one thing more.
_OTHER_QUESTIONS = (("by", "_by"), ("also", "_also"), ("only", "_only"), ("goods", "_goods"), ("effect", "_for"))
_RULE_IDS = {
    "imperium": re.compile(r"(R-[A-Z0-9]+-\d+|HG\d+|SO\d+|TP\d+|Q\d+)$"),
    UPRISING: re.compile(r"(R-[A-Z]+-\d+|[FQ]-\d+|RV-\d+|S6-\d+|C\d+)$"),
}
# On what an effect is printed, by the box that its path names; everything else is an intrigue card.
_BOXES = {
    "space": "space influence control",
    "leader": "signet setup reach offers awakening",
    "card": "agent reveal acquire on_trash on_discard",
    "conflict": "first second third",
    "contract": "contract",
    "hagal": "hagal hagal_other",
    "rival": "rival_signet scheme",
}
_PRINTED_ON = {box: kind for kind, boxes in _BOXES.items() for box in boxes.split()}
_OTHER_FACE_BOXES = ("visit", "turned_signet")


KINDS = ("intrigue conflict leader faction track icon phase resource battle contract objective hagal rival").split()


class ImperiumSpeech:
    """Everything that a game says to a person, in one language."""

    explained = frozenset(("card", "intrigue", "conflict", "leader", "space", "contract", "objective"))

    def __init__(self, lang: str, game: str = "imperium", seats: int = 0) -> None:
        """`seats`: how many sit at the table; with six some things have other names."""
        self.lang = lang
        self.game = game
        self.t = texts_for(lang, seats)
        self.shelf = shelf_of(game)
        self.actions = UPRISING_ACTIONS if game == UPRISING else ACTIONS
        # Rules of later games are kept, and named by tests, with the game in front.
        self.rule_prefix = f"{game}-" if game == UPRISING else ""

    def name(self, kind: str, id: str) -> str:
        """The name of a card, intrigue, conflict, leader, space, faction, icon, hagal card or phase."""
        return name_of(self.t, kind, id)

    def describe(self, kind: str, id: str) -> list[str]:
        """What a card, space, leader, conflict or House Hagal card does, line by line."""
        return describe(self.t, self.shelf, kind, id)

    def cards(self, mixed: bool = False) -> list[dict[str, Any]]:
        """Everything printed as plain data with its text in all languages; `mixed`: also what can be mixed in."""
        return all_cards(self.game, mixed)

    def effect(self, path: str) -> str:
        return sentence(effect_words(self.t, EFFECTS[path]))

    def action(self, action: int, question: Question | None = None, names: Sequence[str] = ()) -> str:
        """A label for an action; with the question at hand it can say what a choice would do.

        Who is told the names of the players reads them instead of letters.
        """
        t = self.t
        word = self.actions.word(action)
        argument = self.actions.argument(action)
        about = question.about if question is not None else {}
        key = f"action-{word}"
        if question is not None and t.has(f"{key}-{question.kind}"):
            key += f"-{question.kind}"  # what is done, or not, rather than a mere yes or no
        if question is not None and question.kind == "ToThroneRow":
            return name_of(t, "card", argument)  # the question says where it goes
        if word in _CARD_WORDS:
            words = t.get(key, arg=name_of(t, "card", argument))
            priced = word in _BUYING_WORDS or (question is not None and question.kind == "ChroniclersInsight")
            cost = self._cost(action, word, about) if priced else -1
            return t.get("action-costs", action=words, n=cost) if cost >= 0 else words
        if word in _SPACE_WORDS:
            return t.get(f"action-{word}", arg=name_of(t, "space", argument))
        if word in _FACTION_WORDS:
            return t.get(key, **self._words(about, names), arg=track_name(t, argument))
        if word == "ally" and question is not None:
            return t.get(_ALLY_WORDS.get(question.kind, "action-ally"), arg=_player(argument, names))
        if word == "reinforce" and "allies" in about:
            return self._split(int(argument), about, names)
        if word in _NUMBER_WORDS:
            return t.get(f"action-{word}", n=int(argument))
        if word == "contract":
            token = CONTRACTS[action - self.actions.families[word][0]]
            task, reward = task_words(t, token), box_words(t, token.reward)
            return t.get("action-contract", arg=name_of(t, word, argument), task=task, reward=reward)
        if word in _OTHER_WORDS:
            return t.get(f"action-{word}", arg=name_of(t, _OTHER_WORDS[word], argument))
        if word == "advance":
            arrow = EFFECTS.get(f"{argument}.training")
            if isinstance(arrow, Arrow):
                gain = effect_words(t, arrow.parts[0])
                return t.get("action-advance_paid", cost=cost_words(t, arrow.cost), gain=gain)
            return t.get("action-advance", arg=training_words(t, argument))
        if word in ("take_spice", "summon") and about.get("space") in self.shelf.spaces:
            space = self.shelf.spaces[about["space"]]
            if word == "summon":
                return t.get("action-summon_number", n=space.worms)
            return t.get("action-take_spice_of", n=space.maker)
        if word == "resolve":
            source = self._source(argument)
            return t.get("action-resolve", source=source, arg=effect_words(t, EFFECTS[argument]))
        if word == "choose" and "goods" in about:
            goods = [t.get(f"effect-gain-{good}", n=n) for good, n in zip(about["goods"], about["counts"], strict=True)]
            mine, other = goods if argument == "1" else reversed(goods)
            return t.get("action-goods_share", mine=mine, other=other)
        if word == "choose" and "effects" in about:
            words = effect_words(t, EFFECTS[about["effects"][int(argument) - 1]])
            return t.get("action-choose_effect", arg=sentence(words).rstrip("."))
        if word == "pay" and isinstance(EFFECTS.get(about.get("effect", "")), Arrow):
            return sentence(self._words(about)["cost"]).rstrip(".")
        if word == "sell":
            exchange = about.get("exchange", {})
            if int(argument) in exchange:
                return t.get("action-sell_for", n=int(argument), solari=exchange[int(argument)])
            return t.get("action-sell", n=int(argument))
        if word == "opponent" and "troops" in about:
            seat = SEAT_LETTERS.index(argument)
            facts = {"n": about["troops"][seat], "strength": about["strengths"][seat]}
            return t.get("action-opponent_fights", arg=_player(argument, names), **facts)
        if word == "opponent" and names:
            return _player(argument, names)
        arg = argument.upper() if argument in SEAT_LETTERS else argument
        return t.get(key, **self._words(about, names), arg=arg)

    def _cost(self, action: int, word: str, about: Mapping[str, Any]) -> int:
        """What a card costs; -1 where it has no price."""
        card = CARDS[action - self.actions.families[word][0]]
        return max(0, card.cost - about.get("cheaper", 0)) if card.id.endswith(SPICE_MUST_FLOW) else card.cost

    def _split(self, first: int, about: Mapping[str, Any], names: Sequence[str]) -> str:
        """How many recruits each ally gets."""
        shares = zip(about["allies"], (first, about["count"] - first), strict=True)
        told = [(n, _player(SEAT_LETTERS[seat], names)) for seat, n in shares if n]
        return self.t.joined([self.t.get("action-reinforce_ally", n=n, arg=name) for n, name in told])

    def _source(self, path: str) -> str:
        """The card, space or leader that an effect is printed on."""
        id, box = path.removeprefix(f"{UPRISING}.").removeprefix("six.").split(".")[:2]
        if box == "reveal" and id in LEADER and id not in CARD:
            return name_of(self.t, "leader", id)
        if box in _OTHER_FACE_BOXES:
            return name_of(self.t, "leader", OTHER_FACE[id])
        if box == "training":
            return self.t.get("ability-feyd_rautha_harkonnen-signet")
        return name_of(self.t, _PRINTED_ON.get(box, "intrigue"), id)

    def question(self, question: Question, names: Sequence[str] = ()) -> str:
        """What is asked, in plain words."""
        about = question.about
        key = f"question-{question.kind}"
        said = self._words(about, names)
        key += next((end for fact, end in _OTHER_QUESTIONS if fact in said and self.t.has(key + end)), "")
        words = self.t.get(key, **said)
        path = about.get("effect") or about.get("source")
        if path:
            words = self.t.get("question-of", source=self._source(path), question=words[0].lower() + words[1:])
        words = sentence(words)
        if "for" in about:
            rival = _player(SEAT_LETTERS[about["for"]], names)
            words = self.t.get("question-for-rival", question=words, name=rival)
        return words

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, with the rule."""
        words = sentence(self.t.get(reason.message, **self._words(reason.facts)))
        return f"{words} [{reason.rule}]" if reason.rule else words

    def event(self, seen: Mapping[str, Any], names: list[str]) -> str:
        """A line for the log; empty for what needs no words."""
        return sentence(event_words(self.t, seen, names))

    def vocabulary(self) -> dict[str, dict[str, str]]:
        """The names of everything that a board shows, by kind and id; things of this game's shelf only."""
        found = {kind: named(self.t, f"{kind}-") for kind in KINDS}
        for kind, ids in (("card", self.shelf.cards), ("space", self.shelf.spaces), ("post", self.shelf.posts)):
            found[kind] = {id: self.name(kind, id) for id in list(ids)}
        return found

    def called(self, player: Mapping[str, Any]) -> str:
        """What a player of a view is called in a sentence: the leader in short, or a letter before it is chosen."""
        leader = "house_hagal" if player["kind"] == "hagal" else player["leader"]
        if leader is None:
            return self.t.get("imperium-player", letter=player["letter"].upper())
        short = f"imperium-short-{leader}"
        return self.t.get(short) if self.t.has(short) else self.name("leader", leader)

    def rule(self, id: str) -> str | None:
        """The text of a rule, or None when there is no such rule."""
        for game, prefix in ((self.game, self.rule_prefix), ("imperium", "")):
            # Cards of the base game that are mixed in bring its rules along.
            if _RULE_IDS[game].match(id) and self.t.has(f"{prefix}{id}"):
                return self.t.get(f"{prefix}{id}")
        return None

    def rule_ids(self) -> list[str]:
        ids = [key.removeprefix(self.rule_prefix) for key in self.t.ids(self.rule_prefix)]
        return [id for id in ids if _RULE_IDS[self.game].match(id)]

    def _words(self, facts: Mapping[str, Any], names: Sequence[str] = ()) -> dict[str, Any]:
        """Facts with ids turned into names."""
        t = self.t
        words: dict[str, Any] = {}
        for key, value in facts.items():
            if key == "card":
                words[key] = name_of(t, "card" if value in CARD else "intrigue", value)
            elif key == "space" or key == "contract":
                words[key] = name_of(t, key, value)
            elif key == "faction":
                words[key] = with_faction(t, value)
            elif key == "factions":
                words[key] = t.joined([track_name(t, name) for name in value])
            elif key == "resource":
                words[key] = t.get(f"resource-{value}")
            elif key == "effect":
                effect = EFFECTS[value]
                words[key] = effect_words(t, effect)
                if isinstance(effect, Arrow):
                    gain = effect_words(t, effect.parts[0], _beside(effect))
                    words |= {"cost": cost_words(t, effect.cost), "gain": gain}
                    if is_goods(effect.parts[0]):
                        words["goods"] = words["gain"]
            elif key == "also":
                words[key] = effect_words(t, EFFECTS[value])
            elif key in _SEAT_FACTS:
                words[key] = _player(SEAT_LETTERS[value], names)
            elif isinstance(value, int | str) and key != "for":
                words[key] = value
        return words


def _beside(e: Effect) -> frozenset[int]:
    """What the same box gives anyway."""
    box, place, gives = e.path.rpartition(".")[0], 0, set[int]()
    while other := EFFECTS.get(f"{box}.{place}"):
        place += 1
        if isinstance(other, Gain):
            gives.add(other.resource)
    return frozenset(gives)


def _player(letter: str, names: Sequence[str]) -> str:
    """A player by name, or by letter where the names are not known."""
    return names[SEAT_LETTERS.index(letter)] if names else letter.upper()
