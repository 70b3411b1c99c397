"""Classic Dune in words: every name, action, question, reason, event, option and rule, in three languages."""

import ast
import inspect
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from classic.duel.told import DUEL_EVENTS, DUEL_NAMES, DUEL_QUESTIONS
from sietch.classic import reasons, victory
from sietch.classic.actions import ACTIONS, ELEMENTS, PROMISES
from sietch.classic.atlas import LOCATION_IDS, TERRITORY_IDS
from sietch.classic.bids import AskForBid
from sietch.classic.cards import CARD_IDS, KIND_IDS
from sietch.classic.duel.champions import AskFighter
from sietch.classic.factions_extra.tleilaxu import AboutLeader
from sietch.classic.frames import Ask, AskAbout, AskWithPrice, React, Secret
from sietch.classic.game import FRAMES, GAME
from sietch.classic.karama import WINDOW_IDS, KaramaWindow
from sietch.classic.phases.foresight import AskOfEnemy
from sietch.classic.prelude.decks import ACCESS_IDS
from sietch.classic.rulebook import RULES, sections
from sietch.classic.sheets import LEADER_IDS
from sietch.classic.terms import FACTION_IDS, PHASE_IDS
from sietch.classic.text import ClassicSpeech, rule_key
from sietch.classic.wording import PREFIX
from sietch.kernel.frame import Question
from sietch.kernel.rule import NOT_YOUR_TURN, Reason
from sietch.text import LANGUAGES, sentence, texts
from support import harvest_texts

SOURCE = Path(inspect.getfile(victory)).parent
LOCALE = SOURCE.parent / "locale"
# An id that nobody turned into a name, or a blank that nobody filled.
RAW = re.compile(r"[a-z]+_[a-z_]+|[{}$@]|\bNone\b")
CARD_LISTS = ("treachery", "spice_card", "leader", "duel_card")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
GROUP = [{"location": "wind_pass@14", "tokens": 3, "elites": 1}, {"location": "wind_pass@15", "tokens": 0, "elites": 2}]

# What each question is about: one example for every set of facts that it comes with.
QUESTIONS: dict[str, list[dict[str, object]]] = {
    "ChooseFaction": [{}],
    "Predict": [{}],
    "PredictTurn": [{"faction": "guild"}],
    "ChooseTraitor": [{"drawn": ["stilgar", "caid"]}],
    "PlaceFremen": [{"left": 10}],
    "PlaceFremenCount": [{"left": 4, "location": "sietch_tabr"}],
    "PlaceAdvisor": [{}],
    "DialStorm": [{}],
    "WeatherWindow": [{"sectors": 5}],
    "SteerStorm": [{}],
    "AtomicsWindow": [{}],
    "ThumperWindow": [{}],
    "HarvesterWindow": [{"location": "old_gap@9", "spice": 6}],
    "SpareAllies": [{"territory": "red_chasm"}],
    "PlaceWorm": [{}],
    "NexusTurn": [{}],
    "ClaimCharity": [{}],
    "SealedBids": [{"left": 3}, {"left": 1, "card": "karama"}],
    "Bidding": [
        {"left": 3, "high": 0},
        {"left": 1, "high": 0, "card": "karama"},
        {"left": 3, "high": 2, "by": "emperor"},
        {"left": 1, "high": 2, "by": "fremen", "card": "karama"},
    ],
    "Win": [{"price": 4}],
    "SwapHands": [{}, {"victim": "emperor", "taken": 0}, {"victim": "emperor", "taken": 2}],
    "Pledge": [{}],
    "ShareBill": [{"amount": 6, "pledged": 4}],
    "GrantRevival": [{}],
    "Revive": [{"tanks": 4, "elites": 1, "free": 2, "price": 2}],
    "MoreFromEmperor": [{"ally": "harkonnen", "price": 2}],
    "ReviveLeader": [{}],
    "CoexistOrOppose": [{"territory": "arrakeen"}],
    "EndPeace": [{}],
    "GuildNow": [{}],
    "Ship": [{"reserve": 8, "elites": 2, "half": half, "free": not half} for half in (True, False)],
    "LandHowMany": [{"location": "meridian@0", "each": 2, "half": True}],
    "CrossTo": [{"picked": GROUP}],
    "SendAdvisor": [{"location": "polar_sink"}],
    "Muster": [{"purpose": purpose, "picked": picked} for purpose in ("march", "ride") for picked in ([], GROUP)],
    "HowMany": [{"location": "basin", "purpose": purpose} for purpose in ("march", "ride", "cross", "withdraw")],
    "Destination": [{"purpose": purpose, "picked": GROUP, "range": 3} for purpose in ("march", "ride")],
    "FinishMovement": [{}],
    "ChooseBattle": [{}],
    "ChooseEnemy": [{"territory": "carthag"}],
    "PoisonWindow": [{"against": "guild"}],
    "Command": [{"against": "guild", "territory": "carthag"}],
    "Foresee": [{"against": "guild", "territory": "carthag"}],
    "ShowElement": [{"element": element, "against": "atreides", "territory": "carthag"} for element in ELEMENTS],
    "ChooseSeen": [{}],
    "Plans": [
        {"territory": "carthag", "against": "guild", "plan": plan}
        for plan in ([-1, -1, -1, 0, 0, 0], [3, 0, 9, 1, 5, 2], [111, -1, 9, 0, 0, 0])
    ],
    "CallTraitors": [{"leader": "alia"}],
    "LoseTokens": [{"dial": 2.5, "spice": 1}],
    "KeepCards": [{}],
    "CaptureOrKill": [{"leader": "alia"}],
    "KaramaWindow": [{"power": "voice", "victim": "bene_gesserit"}],
    "Doubt": [{"power": "worthless_as_karama", "victim": "bene_gesserit"}],
    "SpecialWindow": [{"power": "fremen"}, {"power": "guild", "victim": "emperor"}],
    "Resurrect": [{"most": most} for most in (0, 1, 5)],
    "Silence": [{}],
    "AskTruth": [{"victim": "fremen"}],
    "AnswerAloud": [{"asker": "fremen"}],
    **harvest_texts.QUESTIONS,
    "BreedTraitor": [{"leader": "alia"}],
    "RuleTerritory": [{"leader": "alia", "territory": "carthag"}],
    "ChoosePrey": [{}],
    "CommandHunter": [{"leader": "alia", "territory": "carthag"}],
    "ForeseeKnife": [{"leader": "alia", "territory": "carthag"}],
    "ShowKnife": [{"leader": "alia", "territory": "carthag"}],
    "Knives": [{"leader": "alia", "territory": "carthag", "against": "bene_tleilax"}],
    "CallLevy": [{}],
    **DUEL_QUESTIONS,
}

# Every kind of event with its facts, once for every way in which it is told.
PLAN = {"leader": "alia", "weapon": "lasegun", "defense": "none", "kwisatz_haderach": True, "dial": 2.5, "spice": 2}
NO_PLAN = {"leader": "none", "weapon": "none", "defense": "none", "kwisatz_haderach": False, "dial": 0.0, "spice": 0}
CLAUSES = ["give_spice 3", "promise keep_out_of arrakeen", "want no_bid", "pay_later 2", "want_later 1", "want_spice 4"]
KILLERS = ("weapon", "treason", "explosion", "harkonnen", "poison", "tleilaxu", "duel")
COMMANDS = ("voice_play", "voice_avoid")
EVENTS: dict[str, list[dict[str, object]]] = {
    "faction": [{"faction": "guild"}],
    "sheets": [{"factions": ["guild", "emperor"]}],
    "prediction": [{}, {"faction": "guild", "turn": 4}],
    "traitors": [{}, {"traitors": ["alia", "caid"]}, {"traitors": []}],
    "placed": [{"location": "sietch_tabr", "tokens": 3, "elites": 1}],
    "dealt": [{}, {"card": "karama"}],
    "turn": [{"turn": 3}],
    "storm_dialed": [{"seats": [0, 5], "dials": [3, 2]}],
    "marker_revealed": [{"sectors": 4}],
    "marker_drawn": [{}, {"sectors": 4}],
    "weather_control": [{"sectors": 0}],
    "family_atomics": [{}],
    "phase": [{"phase": phase} for phase in PHASE_IDS[1:]],
    "no_leader": [{}],
    "plan_seen": [{"whose": 2}],
    "storm": [{"from": 3, "to": 7, "sectors": 4}],
    "spice_lost": [{"location": "old_gap@9", "spice": 6, "by": by} for by in ("storm", "worm")],
    "killed": [
        {"location": "old_gap@9", "tokens": 6, "by": by} for by in ("storm", "worm", "atomics", "explosion", "battle")
    ],
    "spice_reshuffled": [{}],
    "worm_aside": [{}],
    "worm": [{"pile": 1, "first": first} for first in (True, False)],
    "spice_blow": [{"location": "old_gap@9", "spice": spice, "pile": 1} for spice in (6, 0)],
    "harvester": [{"location": "old_gap@9", "spice": 6}],
    "worm_called": [{"territory": "meridian"}],
    "nexus": [{}],
    "invited": [{"whom": 2}],
    "left_alliance": [{}],
    "joined_alliance": [{"with": [2, 3, 4]}],
    "charity": [{"spice": 2}],
    "auction": [{"cards": 5, "hands": [1, 2, 1, 1, 1, 1]}],
    "card_seen": [{}, {"card": "hajr"}],
    "card_up": [{"left": 5}],
    "bid": [{"spice": 3}],
    "passed": [{}],
    "no_bids": [{"left": 2}],
    "karama_free": [{"price": 7, "card": "karama"}],
    "bid_void": [{"price": 7}],
    "bought": [{}, {"card": "hajr"}],
    "bonus_card": [{}, {"card": "hajr"}],
    "hand_taken": [{"victim": 1, "cards": 3}],
    "revival_granted": [{}],
    "revived": [{"tokens": 2, "elites": 1}, {"tokens": 0, "elites": 1}],
    "leader_revived": [{"leader": "alia"}],
    "kwisatz_killed": [{}],
    "kwisatz_revived": [{}],
    "spice_seen": [{}, {"card": "red_chasm"}, {"card": "shai_hulud"}],
    "coexists": [{"territory": "meridian"}],
    "opposes": [{"territory": "meridian"}],
    "moves": [{}],
    "moved": [{"from": "meridian@0", "to": "cielago_west@17", "tokens": 2, "elites": 0}],
    "ships": [
        {"to": "arrakeen", "tokens": 4, "elites": 0, "from": []},
        {"to": "reserves", "tokens": 4, "elites": 0, "from": GROUP},
    ],
    "karama_rate": [{"card": "kulon"}],
    "shipment_stopped": [{}],
    "advisor": [{"location": "polar_sink"}],
    "battle": [{"location": "carthag", "defender": 3}],
    "voice": [{"enemy": 3, "command": f"{word} {kind}"} for word in COMMANDS for kind in KIND_IDS[:7]],
    "prescience": [{"enemy": 3, "element": element} for element in ELEMENTS],
    "shown": [{}, {"answer": "weapon none"}, {"answer": "dial 2.5"}, {"answer": "hero cheap_hero"}],
    "plan": [PLAN, NO_PLAN, {**NO_PLAN, "leader": "cheap_hero"}],
    "traitor": [{"leader": "alia"}],
    "won": [
        {"loser": 2, "by": "treason"},
        {"loser": 2, "by": "numbers", "totals": {"aggressor": 6.5, "defender": 3.0}},
    ],
    "explosion": [{"location": "carthag"}],
    "paid": [{"spice": 4, "to": -1}, {"spice": 4, "to": 2}],
    "bounty": [{"spice": 5}],
    "leader_killed": [{"leader": "alia", "by": by} for by in KILLERS],
    "captive_returns": [{"leader": "alia"}],
    "captured": [{"leader": "alia"}],
    "karama": [{"power": "voice", "victim": 4, "card": "karama"}],
    "karama_special": [{"faction": faction} for faction in FACTION_IDS],
    "silenced": [{"victim": 2}],
    "ixian_spice": [{"spice": 10}],
    "ixian_spice_lost": [{"spice": 30}],
    "ghola": [{"leader": "alia"}, {"leader": "alia", "serves": "yes"}],
    "ruled": [{"leader": "alia", "territory": "carthag"}],
    "rule_ended": [{"territory": "carthag"}],
    "hunted": [{"leader": "alia", "territory": "carthag"}],
    "knives": [{"victim": 2, "leader": "alia", "weapon": "lasegun", "defense": "none"}],
    "escaped": [{"leader": "alia"}],
    "levy": [{"victim": 2}],
    "truthtrance": [
        {"victim": 2, "fact": "aloud"},
        {"victim": 2, "fact": "holds karama", "answer": True},
        {"victim": 2, "fact": "bribed alia", "answer": False},
        {"victim": 2, "fact": "spice_at_least 7", "answer": False},
        {"victim": 2, "fact": "predicted guild", "answer": False},
        {"victim": 2, "fact": "predicted_in 7", "answer": False},
        {"victim": 2, "fact": "marker_is 3", "answer": False},
    ],
    "answered": [{"asker": 2, "answer": True}],
    "promise_paid": [{"to": 2, "spice": 3, "owed": 5}],
    "promise_broken": [{"to": 2, "promise": promise} for promise in (*PROMISES[:6], "pay_later 3")],
    "deal_offered": [{"to": 2, "clauses": CLAUSES}],
    "deal_accepted": [{"of": 2, "clauses": CLAUSES}],
    "deal_refused": [{"of": 2, "clauses": CLAUSES}],
    "pledged": [{}, {"spice": 4}],
    "paid_for_ally": [{"ally": 2, "spice": 4}],
    "discard": [{"card": "hajr"}],
    "treachery_reshuffled": [{}],
    "collected": [{"location": "old_gap@9", "spice": 6, "left": 0}],
    "flow": [{"territory": "carthag", "spice": 2}],
    "game_over": [{"winners": [1, 2], "reason": "strongholds"}],
    **harvest_texts.EVENTS,
    **DUEL_EVENTS,
}
NAMED = {
    **DUEL_NAMES,
    "faction": FACTION_IDS,
    "the": FACTION_IDS,
    "leader": [*LEADER_IDS, "none"],
    "card": CARD_IDS,
    "kind": KIND_IDS,
    "spice_card": [*{LOCATION_IDS[place].partition("@")[0] for place in range(len(LOCATION_IDS))}, "shai_hulud"],
    "territory": TERRITORY_IDS,
    "location": LOCATION_IDS,
    "phase": PHASE_IDS,
    "window": WINDOW_IDS,
    "special": FACTION_IDS,
    "element": ELEMENTS,
    "elite": ["emperor", "fremen"],
    "promise": [*PROMISES, "pay_later 5"],
    "terrain": ["sand", "rock", "stronghold", "polar_sink"],
    "access": ACCESS_IDS,
    "planet": FACTION_IDS,
}


@pytest.fixture(params=LANGUAGES)
def speech(request):
    return ClassicSpeech(request.param)


# -- names, cards, options ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", NAMED)
def test_everything_has_a_name(speech, kind):
    for id in NAMED[kind]:
        name = speech.name(kind, id)
        assert name
        assert not RAW.search(name), name


@pytest.mark.parametrize("kind", ["faction", "leader", "card", "territory", "location", "phase", "window", "promise"])
def test_no_two_things_have_the_same_name(speech, kind):
    names = [speech.name(kind, id) for id in NAMED[kind]]
    assert len(set(names)) == len(names)


def test_a_location_is_named_with_its_sector_where_there_are_several():
    speech = ClassicSpeech("fr")
    assert speech.name("location", "imperial_basin@9") == "Bassin Impérial, secteur 9"
    assert speech.name("location", "arrakeen") == "Arrakeen"
    assert speech.name("location", "polar_sink") == "Cuvette Polaire"


def test_names_of_the_rulebooks_are_kept():
    french, italian = ClassicSpeech("fr"), ClassicSpeech("it")
    assert french.name("territory", "pasty_mesa") == "Mesa Molle"
    assert french.name("territory", "tueks_sietch") == "Sietch de Tuek"
    assert french.name("card", "tleilaxu_ghola") == "Ghola Tleilaxu"
    assert french.name("leader", "lady_jessica") == "Dame Jessica"
    assert italian.name("territory", "polar_sink") == "Pozzo Polare"
    assert italian.name("territory", "harg_pass") == "Harga Pass"
    assert italian.name("card", "truthtrance") == "Trance della Verità"


@pytest.mark.parametrize("kind", ["dragon", "leader", "option"])
def test_what_does_not_exist_has_no_name_and_no_text(speech, kind):
    with pytest.raises(KeyError):
        speech.name(kind, "smaug")
    with pytest.raises(KeyError):
        speech.describe(kind, "smaug")


def test_all_cards_are_listed_with_their_figures():
    cards = ClassicSpeech("en").cards()
    kinds = {kind: [card for card in cards if card["kind"] == kind] for kind in CARD_LISTS}
    assert sum(len(group) for group in kinds.values()) == len(cards)
    assert sum(card["copies"] for card in kinds["treachery"]) == 43
    assert sum(card["copies_in"]["base"] for card in kinds["treachery"]) == 33
    assert sum(card["copies"] for card in kinds["spice_card"]) == 21
    assert sum(card["copies"] for card in kinds["duel_card"]) == 25
    assert {card["id"]: card["spice"] for card in kinds["spice_card"] if "spice" in card}["cielago_south"] == 12
    leaders = {name: [card for card in kinds["leader"] if card["set"] == name] for name in ("base", "duel", "italian")}
    assert {name: len(group) for name, group in leaders.items()} == {"base": 30, "duel": 9, "italian": 10}
    assert [card["strength"] for card in leaders["base"] if card["faction"] == "fremen"] == [7, 6, 5, 3, 2]
    for card in cards:
        assert set(card["name"]) == set(card["text"]) == set(LANGUAGES)
        for lang in LANGUAGES:
            assert not RAW.search(card["name"][lang] + card["text"][lang]), card
        if card["kind"] != "leader":
            assert len(set(card["text"].values())) == 3
    with pytest.raises(KeyError):
        ClassicSpeech("en").effect("anything")


def test_what_a_card_does_fits_its_kind(speech):
    weapon, other = speech.describe("card", "crysknife")[0], speech.describe("card", "chaumas")[0]
    assert speech.name("card", "shield") in weapon
    assert speech.name("card", "snooper") in other
    assert speech.describe("card", "hunter_seeker")[0] == weapon
    assert speech.describe("card", "karama")[0] != speech.describe("card", "hajr")[0]


def test_every_option_and_every_preset_has_a_sentence(speech):
    for kind, ids in (("option", GAME.schema.options), ("preset", GAME.schema.presets)):
        sentences = [speech.describe(kind, id)[0] for id in ids]
        assert len(set(sentences)) == len(ids)
        assert all(sentence.endswith(".") for sentence in sentences)


def test_every_rule_that_an_option_names_has_a_text(speech):
    for option in GAME.schema.options.values():
        assert option.rules
        assert [id for id in option.rules if not speech.rule(id)] == []


# -- actions ------------------------------------------------------------------------------------------------------


def test_every_action_has_a_label_of_its_own(speech):
    labels = [speech.action(action) for action in range(len(ACTIONS.notations))]
    assert [label for label in labels if not label or RAW.search(label)] == []
    told = {label: ACTIONS.notations[action] for action, label in enumerate(labels)}
    same = [(ACTIONS.notations[action], told[label]) for action, label in enumerate(labels)]
    assert [pair for pair in same if pair[0] != pair[1]] == []


def test_a_label_uses_its_question():
    speech = ClassicSpeech("en")
    ship = {"reserve": 5, "elites": 0, "half": False, "free": False}

    def label(notation, kind="", about=None):
        question = Question(0, kind, about or {}) if kind else None
        return speech.action(ACTIONS.parse(notation), question)

    assert label("land arrakeen", "Ship", ship) == "Land in Arrakeen (1 spice per token)"
    assert label("land basin", "Ship", {**ship, "half": True}) == "Land in Basin (half of 2 spice per token)"
    assert label("land basin", "Ship", {**ship, "free": True}) == "Land in Basin (free)"
    landing = {"location": "basin", "each": 2, "half": True}
    assert label("count 3", "LandHowMany", landing) == "Land 3 tokens for 3 spice"
    tanks = {"tanks": 5, "elites": 0, "free": 1, "price": 2}
    assert label("revive 3", "Revive", tanks) == "Revive 3 tokens for 4 spice"
    assert label("yes", "Win", {"price": 4}) == "Pay 4 spice"
    assert label("pass", "Foresee", {"against": "guild", "territory": "basin"}) == "Ask nothing"
    assert label("leader alia", "ReviveLeader") == "Revive Alia for 5 spice"
    assert label("leader alia") == "Alia (5)"
    assert "the Voice" in label("never", "KaramaWindow", {"power": "voice", "victim": "bene_gesserit"})
    assert "Thumper" in label("never", "ThumperWindow")
    assert label("lose 2+1") == "Lose 2 tokens and 1 elite token"
    assert label("lose 0+1") == "Lose 1 elite token"


def test_halves_are_written_as_the_language_writes_them():
    dial = ACTIONS.parse("dial 2.5")
    assert [ClassicSpeech(lang).action(dial).split()[-1] for lang in LANGUAGES] == ["2.5", "2,5", "2,5"]


def test_every_label_for_a_question_is_of_a_real_action_and_question(speech):
    asked = asked_kinds()
    words = {ACTIONS.word(action) for action in range(len(ACTIONS.notations))}
    endings = {"yes", "no", "none"}
    for key in speech.t.ids(f"{PREFIX}action-"):
        word, _, kind = key.removeprefix(f"{PREFIX}action-").partition("-")
        assert word in words
        assert not kind or kind in asked | endings


# -- questions ----------------------------------------------------------------------------------------------------


def asked_kinds():
    bases = {Ask, AskAbout, AskFighter, AskForBid, AskOfEnemy, AskWithPrice, AboutLeader, Secret, React}
    return {name for name, frame in FRAMES.items() if issubclass(frame, Ask | Secret) and frame not in bases}


def test_every_question_has_an_example():
    assert set(QUESTIONS) == asked_kinds()
    assert KaramaWindow.__name__ in QUESTIONS


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_is_a_sentence(speech, kind):
    for about in QUESTIONS[kind]:
        text = speech.question(Question(0, kind, about))
        assert text[0].isupper() or not text[0].isalpha()
        assert text[-1] in ".?!"
        assert not RAW.search(text), text


def test_a_bidder_who_knows_the_card_is_reminded_of_it(speech):
    known, unknown = [
        speech.question(Question(0, "Bidding", {"left": 3, "high": 2, "by": "emperor", **card}))
        for card in ({"card": "karama"}, {})
    ]
    assert known.startswith(unknown)
    assert "Karama" in known.removeprefix(unknown)


def test_no_question_has_words_but_no_frame(speech):
    kinds = {key.removeprefix(f"{PREFIX}question-").partition("-")[0] for key in speech.t.ids(f"{PREFIX}question-")}
    assert kinds == asked_kinds() | {"card_seen"}


# -- reasons ------------------------------------------------------------------------------------------------------

FACTS = {
    "why-too_far": {"range": 3},
    "why-bid_too_high": {"spice": 5},
    "why-bid_too_low": {"high": 5},
    "why-harvest_too_high": {"harvest": 12},
}


def test_every_reason_says_why_and_by_which_rule(speech):
    known = [reason for reason in vars(reasons).values() if isinstance(reason, Reason)]
    assert len(known) == 52
    for reason in known:
        told = speech.reason(reason.about(FACTS.get(reason.message, {})))
        assert told.endswith(f". [{reason.rule}]")
        assert not RAW.search(told.partition("[")[0]), told
        assert reason.rule in RULES
        # Its own message: what another game says under the same key is not meant.
        assert speech.t.has(f"{PREFIX}{reason.message}")


def test_no_reason_is_told_that_does_not_exist(speech):
    known = {f"{PREFIX}{reason.message}" for reason in vars(reasons).values() if isinstance(reason, Reason)}
    assert set(speech.t.ids(f"{PREFIX}why-")) == known


def test_what_every_game_says_is_said_here_too(speech):
    assert speech.reason(NOT_YOUR_TURN) == sentence(speech.t.get("why-not_your_turn"))


# -- events -------------------------------------------------------------------------------------------------------


def emitted():
    """The kinds of all events in the source of the game."""
    kinds = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                kinds |= texts_in(node.args[0])
    return kinds


def texts_in(node: ast.AST) -> set[str]:
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def test_every_event_of_the_source_has_an_example():
    assert emitted() == set(EVENTS)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_told(speech, kind):
    for facts in EVENTS[kind]:
        line = speech.event({"kind": kind, "seat": 0, **facts}, NAMES)
        assert line[-1] in ".!"
        assert not RAW.search(line), line


def test_secrets_are_told_only_where_they_are_seen():
    speech = ClassicSpeech("en")
    for kind in ("dealt", "bought", "bonus_card", "card_seen"):
        assert "Hajr" in speech.event({"kind": kind, "seat": 0, "card": "hajr"}, NAMES)
        assert speech.event({"kind": kind, "seat": 0}, NAMES).startswith("Ann ")
    assert speech.event({"kind": "marker_drawn", "seat": -1}, NAMES) == "The next storm marker lies face down."


def test_whoever_is_meant_is_named():
    speech = ClassicSpeech("en")
    deal = {"kind": "deal_offered", "seat": 1, "to": 3, "clauses": ["give_spice 3", "want no_bid"]}
    told = "Bob offers Dan a deal: Bob gives 3 spice; has the other promise to buy no card this turn."
    assert speech.event(deal, NAMES) == told
    assert speech.event({"kind": "paid", "seat": 1, "spice": 3, "to": 2}, NAMES) == "Bob pays 3 spice to Cleo."
    over = {"kind": "game_over", "seat": -1, "winners": [0, 4], "reason": "strongholds"}
    assert speech.event(over, NAMES).startswith("The game is over: Ann and Eve won; ")
    plan = {"kind": "plan", "seat": 0, **PLAN}
    assert speech.event(plan, NAMES) == "Plan of Ann: Alia (5), Kwisatz Haderach, Lasegun, dial 2.5, 2 spice."


def test_a_battle_is_told_by_its_territory():
    """Its tokens may stand in any sector: the one that stands for the battle would mislead."""
    speech = ClassicSpeech("en")
    where = {"location": "the_minor_erg@4"}
    fought = speech.event({"kind": "battle", "seat": 0, "defender": 1, **where}, NAMES)
    assert fought == "Battle: Ann against Bob (The Minor Erg)."
    lost = speech.event({"kind": "killed", "seat": 0, "tokens": 7, "by": "battle", **where}, NAMES)
    blown = speech.event({"kind": "killed", "seat": 0, "tokens": 7, "by": "storm", **where}, NAMES)
    assert "(The Minor Erg)" in lost
    assert "(The Minor Erg, sector 4)" in blown


def test_every_ending_is_told(speech):
    endings = [value for name, value in vars(victory).items() if name.endswith(("VICTORY", "STRONGHOLDS", "STANDING"))]
    endings = [value for value in endings if isinstance(value, str)]
    assert len(endings) == 6
    lines = {speech.event({"kind": "game_over", "seat": -1, "winners": [0], "reason": end}, NAMES) for end in endings}
    assert len(lines) == 6


# -- rules --------------------------------------------------------------------------------------------------------


def messages(lang, file):
    return [
        entry.id.name
        for entry in FluentParser().parse((LOCALE / lang / file).read_text(encoding="utf-8")).body
        if hasattr(entry, "id")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_text_and_every_text_is_of_a_rule(lang):
    named = {id for option in GAME.schema.options.values() for id in option.rules}
    found = [key for path in (LOCALE / lang).glob("classic*.ftl") for key in messages(lang, path.name)]
    told = {key for key in found if re.match(rf"{PREFIX}(FR|IT|SH|CARD|OQ\d)", key)}
    assert told == {rule_key(id) for id in {*RULES, *named}}


def test_rules_are_shown_with_their_sections(speech):
    assert speech.rule_ids() == list(RULES)
    assert speech.rule_prefix == "classic-"
    for id in RULES:
        text = speech.rule(id)
        assert text
        french, italian = sections(id)
        for section in (french, italian):
            assert section is None or section in text.rpartition("(")[2]
        if not french and not italian:
            assert text == speech.t.get(rule_key(id))
    assert speech.rule("FR-XXX") is None
    assert speech.rule("") is None


@pytest.mark.parametrize(
    ("id", "french", "italian"),
    [
        ("FR-VIII.G", "VIII.G", "VIII.G"),
        ("FR-XVII.A", "XVII.A", "XVI.A"),
        ("FR-XXIV.C", "XXIV.C", "XXII.C"),
        ("FR-III.E.4", "III.E.4", "III.E.3"),  # the French rulebook skips a number
        ("FR-XI.A", "XI.A", None),  # the Italian section says something else
        ("FR-XXIII.B.2", "XXIII.B.2", None),
        ("FR-XVI", "XVI", None),
        ("IT-XXI.B.2", None, "XXI.B.2"),
        ("SH-KARAMA", None, None),
    ],
)
def test_where_a_rule_stands(id, french, italian):
    assert sections(id) == (french, italian)


def test_every_rule_has_its_source_on_record():
    table = (SOURCE.parents[2] / "docs" / "rules-sources-classic.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| ([A-Z]+(?:-[A-Z_]+|\d)\S*) \| \S", table, re.MULTILINE)
    assert listed.count("FR-IV") == 1
    assert sorted(listed) == sorted(RULES)


def test_rules_are_not_copied_from_one_language_to_another():
    for id in RULES:
        assert len({texts(lang).get(rule_key(id)) for lang in LANGUAGES}) == 3, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_messages_of_the_game_have_its_prefix_and_a_form_each(lang):
    files = sorted(path.name for path in (LOCALE / lang).glob("classic*.ftl"))
    extras = ["classic_duel.ftl", "classic_duel_rules.ftl", "classic_harvest.ftl", "classic_italian.ftl"]
    assert files == sorted(["classic.ftl", "classic_names.ftl", "classic_options.ftl", "classic_rules.ftl", *extras])
    keys = [key for file in files for key in messages(lang, file)]
    assert len(set(keys)) == len(keys)
    assert {key.partition("-")[0] for key in keys} == {"classic", "cli"}


def test_french_punctuation_keeps_to_its_word():
    for path in (LOCALE / "fr").glob("classic*.ftl"):
        assert not re.search(r" [;:!?»]|« ", path.read_text(encoding="utf-8"))
