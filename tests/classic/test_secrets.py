"""What stands behind the shields: it never shows to others, and what somebody has seen is never forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sietch.classic.actions import GIVE_SPICE, PROMISE
from sietch.classic.cards import CARD, CARD_IDS
from sietch.classic.game import GAME
from sietch.classic.sheets import LEADER, LEADER_IDS
from sietch.classic.state import ClassicState
from sietch.classic.terms import BENE_GESSERIT, FACTION_IDS, FREMEN
from sietch.kernel.rng import rng_from_seed
from support.classic import Table
from support.classic_battle import bare, battle, calls, moving, plan, ship
from support.rules import rule

FULL = {"additional_advantages": True, "weather": True, "special_karama": True, "deals": True}
ALL = ("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit")
Change = Callable[[ClassicState], int]  # changes a position; gives the seat whose secret it was


# -- secrets do not show -----------------------------------------------------------------------------------------


def table_of_six(**position: Any) -> Table:
    hands: dict[str, Any] = {
        "atreides": {"hand": ["crysknife"], "allies": ["harkonnen"]},
        "harkonnen": {"hand": ["chaumas", "shield"]},
        "emperor": {"hand": ["snooper"], "tanks": 2},
        "guild": {"hand": ["kulon"]},
        "fremen": {"hand": ["stunner"], "forces": {"sietch_tabr": 4}},
        "bene_gesserit": {"hand": ["baliset"], "prediction": {"faction": "guild", "turn": 6}},
    }
    return bare(*ALL, rules=FULL, marker=3, **{"phase": "movement", **hands, **position}).pass_until("atreides Ship")


def spice(s: ClassicState) -> int:
    s.players[2].spice += 7
    return 2


def reserves(s: ClassicState) -> int:
    p = s.players[2]
    p.reserve, p.reserve_elite = p.reserve + p.reserve_elite, 0
    return 2


def hand(s: ClassicState) -> int:
    s.players[3].hand = [CARD["karama"]]
    return 3


def count_of_cards(s: ClassicState) -> int:
    p = s.players[3]
    p.hand = [*p.hand, CARD["karama"]]
    p.hand_known = [*p.hand_known, 0]
    return 3


def traitors(s: ClassicState) -> int:
    p = s.players[3]
    p.traitors = [LEADER["stilgar"]]
    p.traitors_known = [0]
    p.drawn = [LEADER["stilgar"], LEADER["alia"], LEADER["caid"], LEADER["bashar"]]
    return 3


def prediction(s: ClassicState) -> int:
    p = s.players[s.seat(BENE_GESSERIT)]
    p.predicted, p.predicted_turn = FREMEN, 11
    return p.seat


def marker(s: ClassicState) -> int:
    s.marker = 6
    return s.seat(FREMEN)


def draft(s: ClassicState) -> int:
    s.players[3].draft = [1, GIVE_SPICE, PROMISE]
    return 3


def pledge(s: ClassicState) -> int:
    s.players[0].pledge = 5
    return 0


def standing(s: ClassicState) -> int:
    s.standing[3] = 0b1011
    return 3


def decks(s: ClassicState) -> int:
    s.deck.reverse()
    s.spice_deck[0], s.spice_deck[1] = s.spice_deck[1], s.spice_deck[0]
    return -1


SECRETS: list[Change] = [
    *(spice, reserves, hand, count_of_cards, traitors, prediction, marker, draft, pledge, standing, decks)
]


def plain(s: ClassicState, viewer: int | None) -> dict[str, Any]:
    """All that reaches a viewer: the view, and whatever may be chosen."""
    seen: dict[str, Any] = {"view": GAME.view(s, viewer), "asked": [(q.seat, q.kind) for q in GAME.pending(s)]}
    if viewer is not None:
        seen["options"] = list(GAME.options(s, viewer))
    return seen


@rule("classic-FR-XIII.A", "classic-FR-XIII.B")
@pytest.mark.parametrize("change", SECRETS, ids=lambda change: change.__name__)
def test_a_change_behind_a_shield_shows_to_its_owner_alone(change: Change) -> None:
    table = table_of_six()
    other = table.s.clone()
    other.menu = None
    owner = change(other)
    for viewer in [*range(6), None]:
        if viewer == owner:
            assert GAME.view(table.s, viewer) != GAME.view(other, viewer)
        elif change is pledge and viewer == 1:
            assert GAME.view(table.s, viewer) != GAME.view(other, viewer)  # allies are told
        else:
            assert plain(table.s, viewer) == plain(other, viewer), viewer


@rule("classic-FR-VIII.F")
def test_only_the_bidding_shows_how_many_cards_everybody_holds() -> None:
    table = bare("atreides", "harkonnen", phase="bidding", harkonnen={"hand": ["kulon", "baliset"]})
    assert table.pass_until("Bidding").view("atreides")["players"][1]["cards"] == 2
    later = moving("atreides", "harkonnen", harkonnen={"hand": ["kulon", "baliset"]})
    assert later.view("atreides")["players"][1]["cards"] is None
    assert later.view("harkonnen")["players"][1]["cards"] == 2


def test_an_order_left_with_the_steward_is_the_bidder_s_own() -> None:
    table = bare("atreides", "harkonnen", phase="bidding").pass_until("Bidding").play("atreides max 6")
    assert table.view("atreides")["auction"]["order"] == 6
    assert table.view("harkonnen")["auction"]["order"] is None
    assert table.view(None)["auction"]["order"] is None


def test_a_deal_being_worded_is_seen_by_nobody_else() -> None:
    table = table_of_six().play("guild deal emperor", "guild give_spice 3")
    assert table.view("guild")["players"][3]["draft"] == ["give_spice 3"]
    for viewer in ("emperor", "atreides", None):
        assert table.view(viewer)["players"][3]["draft"] is None
        assert table.view(viewer)["deals"] == []
    table.play("guild offer")
    assert table.view(None)["deals"][0]["clauses"] == ["give_spice 3"]


# -- what is drawn afresh, and what stays -----------------------------------------------------------------------


def imagined(table: Table, viewer: str | None, pick: Callable[[ClassicState], Any], times: int = 40) -> list[Any]:
    """What a viewer takes for possible, without repeats."""
    seat = None if viewer is None else table.seat(viewer)
    found: list[Any] = []
    for number in range(times):
        value = pick(GAME.determinize(table.s, seat, rng_from_seed(number)))
        if value not in found:
            found.append(value)
    return found


def knows(table: Table, viewer: str | None, pick: Callable[[ClassicState], Any]) -> bool:
    return imagined(table, viewer, pick) == [pick(table.s)]


def wonders(table: Table, viewer: str | None, pick: Callable[[ClassicState], Any]) -> bool:
    return len(imagined(table, viewer, pick)) > 1


def cards(faction: str) -> Callable[[ClassicState], list[str]]:
    number = FACTION_IDS.index(faction)
    return lambda s: sorted(CARD_IDS[card] for card in s.players[s.seat(number)].hand)


def holds(faction: str, card: str) -> Callable[[ClassicState], bool]:
    return lambda s: card in cards(faction)(s)


def bribed(faction: str) -> Callable[[ClassicState], list[str]]:
    number = FACTION_IDS.index(faction)
    return lambda s: [LEADER_IDS[leader] for leader in s.players[s.seat(number)].traitors]


def test_hands_traitors_and_predictions_are_their_owners() -> None:
    table = table_of_six()
    assert knows(table, "guild", cards("guild"))
    assert knows(table, "guild", bribed("guild"))
    for viewer in ("atreides", None):
        assert wonders(table, viewer, cards("guild"))
        assert wonders(table, viewer, bribed("guild"))
        assert wonders(table, viewer, lambda s: s.players[5].predicted)
        assert wonders(table, viewer, lambda s: s.players[5].predicted_turn)
        assert wonders(table, viewer, lambda s: s.marker)
        assert wonders(table, viewer, lambda s: s.deck[-1])
        assert wonders(table, viewer, lambda s: s.spice_deck[0])
    assert knows(table, "bene_gesserit", lambda s: (s.players[5].predicted, s.players[5].predicted_turn))
    assert knows(table, "fremen", lambda s: s.marker)
    # Nobody imagines that somebody else holds what they hold themselves.
    assert not any(imagined(table, "guild", holds("atreides", "kulon")))
    # And the cards are all there, wherever they may be.
    assert len(imagined(table, "guild", lambda s: sorted([*s.deck, *[c for p in s.players for c in p.hand]]))) == 1


def test_a_card_that_the_atreides_saw_in_an_auction_is_never_forgotten() -> None:
    table = bare("atreides", "harkonnen", "guild", phase="bidding", treachery_deck=["lasegun", "shield", "kulon"])
    table.pass_until("Bidding").play("atreides pass", "harkonnen bid 1", "guild pass")
    assert "lasegun" in table.harkonnen["hand"]
    assert knows(table, "atreides", holds("harkonnen", "lasegun"))
    assert table.view("atreides")["players"][1]["known_cards"] == ["lasegun"]
    assert wonders(table, "guild", holds("harkonnen", "lasegun"))
    assert wonders(table, "atreides", cards("harkonnen"))  # the bonus card was not seen
    later = table.pass_until("Ship")
    assert knows(later, "atreides", holds("harkonnen", "lasegun"))


@rule("classic-FR-VIII.E")
def test_a_card_that_went_back_on_the_deck_is_remembered() -> None:
    table = bare("atreides", "harkonnen", phase="bidding", treachery_deck=["lasegun", "shield"]).pass_until("Ship")
    assert table.deck[0] == "lasegun"
    assert knows(table, "atreides", lambda s: CARD_IDS[s.deck[-1]])
    assert wonders(table, "atreides", lambda s: CARD_IDS[s.deck[-2]])
    assert wonders(table, "harkonnen", lambda s: CARD_IDS[s.deck[-1]])
    assert table.view("atreides")["known_deck"] == ["lasegun"]
    assert table.view("harkonnen")["known_deck"] == []


def test_the_spice_card_the_atreides_saw_stays_on_top() -> None:
    table = moving("atreides", "harkonnen", spice_deck=["red_chasm"])
    top = imagined(table, "atreides", lambda s: s.spice_deck[-1])
    assert len(top) == 1
    assert wonders(table, "harkonnen", lambda s: s.spice_deck[-1])


def test_kept_weapons_are_known_to_all() -> None:
    table = battle(
        *("carthag", "atreides", "emperor", "guild"),
        atreides={"hand": ["crysknife", "kulon"], "forces": {"carthag": 5, "red_chasm": 5}, "traitors": []},
        emperor={"forces": {"carthag": 1, "red_chasm": 1}, "traitors": []},
    ).play("atreides battle carthag")
    table.pass_until("Plans")
    plan(table, "atreides", "leader lady_jessica", 2, weapon="crysknife")
    plan(table, "emperor", "leader bashar", 0)
    calls(table).play("atreides keep crysknife")
    for viewer in ("emperor", "guild", None):
        assert knows(table, viewer, holds("atreides", "crysknife"))
        assert wonders(table, viewer, cards("atreides"))
        assert table.view(viewer)["players"][0]["known_cards"] == ["crysknife"]


def test_an_element_shown_to_prescience_stays_with_those_who_saw_it() -> None:
    table = battle(
        "carthag", "atreides", "emperor", "guild", emperor={"hand": ["crysknife", "shield"]}, atreides={"traitors": []}
    )
    table.play("atreides ask weapon").pass_until("ShowElement").play("emperor weapon crysknife").pass_until("Plans")
    assert knows(table, "atreides", lambda s: s.fight.shown if s.fight else None)
    assert knows(table, "atreides", holds("emperor", "crysknife"))
    assert wonders(table, "guild", lambda s: s.fight.shown if s.fight else None)
    assert wonders(table, "guild", holds("emperor", "crysknife"))
    # What the Emperor has shown is still in his hand after a battle that nobody else saw it in.
    assert table.view("atreides")["players"][1]["known_cards"] == ["crysknife"]
    assert table.view("guild")["players"][1]["known_cards"] == []


def test_a_plan_seen_by_karama_is_certain_for_the_atreides_alone() -> None:
    rules = {"special_karama": True}
    table = battle("carthag", "atreides", "emperor", "guild", rules=rules, atreides={"hand": ["karama"]})
    table.play("atreides pass", "atreides karama_special", "atreides against emperor")
    plan(table, "emperor", "leader bashar", 4)
    assert knows(table, "atreides", lambda s: s.fight.counterplan if s.fight else None)
    assert wonders(table, "guild", lambda s: s.fight.counterplan if s.fight else None)


def test_a_sealed_plan_is_anybody_s_guess() -> None:
    table = battle("carthag", "emperor", "guild", "atreides").pass_until("Plans")
    plan(table, "emperor", "leader bashar", 4)
    assert knows(table, "emperor", lambda s: s.stack[-1].answers[0])  # type: ignore[attr-defined]
    for viewer in ("guild", "atreides", None):
        assert wonders(table, viewer, lambda s: s.stack[-1].answers[0])  # type: ignore[attr-defined]


@rule("classic-FR-X.D.1")
def test_a_traitor_who_was_called_is_known_to_all() -> None:
    table = battle(
        *("carthag", "atreides", "emperor", "guild"),
        atreides={"traitors": ["caid"], "hand": ["kulon"]},
        emperor={"traitors": []},
    ).pass_until("Plans")
    assert wonders(table, "guild", bribed("atreides"))
    plan(table, "atreides", "leader lady_jessica", 1, weapon="kulon")
    plan(table, "emperor", "leader caid", 1)
    calls(table, "atreides")
    for viewer in ("emperor", "guild", None):
        assert knows(table, viewer, bribed("atreides"))


@rule("classic-FR-X.D.1")
def test_a_traitor_who_was_not_called_stays_a_secret() -> None:
    table = battle(
        *("carthag", "atreides", "emperor", "guild"),
        atreides={"traitors": ["caid"], "hand": ["kulon"]},
        emperor={"traitors": []},
    ).pass_until("Plans")
    plan(table, "atreides", "leader lady_jessica", 5, weapon="kulon")
    plan(table, "emperor", "leader caid", 0)
    calls(table)
    assert ["caid"] in imagined(table, "guild", bribed("atreides"), 200)
    assert wonders(table, "guild", bribed("atreides"))


@rule("classic-IT-X.D.1")
def test_where_traitors_must_be_called_silence_rules_one_out() -> None:
    table = battle(
        *("carthag", "atreides", "emperor", "guild"),
        rules={"traitors_must_be_called": True},
        atreides={"traitors": ["burseg"], "hand": ["kulon"]},
        emperor={"traitors": []},
    ).pass_until("Plans")
    plan(table, "atreides", "leader lady_jessica", 5, weapon="kulon")
    plan(table, "emperor", "leader caid", 0)
    guesses = imagined(table, "guild", bribed("atreides"), 200)
    assert ["caid"] not in guesses
    assert len(guesses) > 3


# -- Truthtrance -------------------------------------------------------------------------------------------------


def asked(victim: str, question: str, **position: Any) -> Table:
    """The Guild asks; everybody hears the answer."""
    said = {"guild": {"hand": ["truthtrance"]}, **position}
    table = bare("guild", victim, "atreides", rules={"weather": True}, phase="movement", marker=3, **said)
    return table.pass_until("guild Ship").play(f"guild truthtrance {victim}", f"guild {question}")


@rule("classic-CARD-TRUTHTRANCE")
def test_a_yes_about_a_card_is_certain_for_all() -> None:
    table = asked("emperor", "holds crysknife", emperor={"hand": ["crysknife", "kulon"]})
    for viewer in ("guild", "atreides", None):
        assert knows(table, viewer, holds("emperor", "crysknife"))
        assert wonders(table, viewer, cards("emperor"))


@rule("classic-CARD-TRUTHTRANCE")
def test_a_no_about_a_card_holds_until_the_hand_grows() -> None:
    table = asked("emperor", "holds crysknife", emperor={"hand": ["kulon", "baliset"]})
    assert table.view(None)["players"][1]["lacks"] == ["crysknife"]
    for viewer in ("guild", "atreides", None):
        assert not any(imagined(table, viewer, holds("emperor", "crysknife"), 120))
        assert wonders(table, viewer, cards("emperor"))
    table.pass_until("Bidding")
    assert table.view(None)["players"][1]["lacks"] == ["crysknife"]
    while "emperor Bidding" not in table.questions:
        table.let_be()
    table.play("emperor bid 1").pass_until("Ship")
    assert table.view(None)["players"][1]["lacks"] == []


@rule("classic-CARD-TRUTHTRANCE")
@pytest.mark.parametrize(("question", "truth"), [("bribed stilgar", True), ("bribed chani", False)])
def test_an_answer_about_a_traitor(question: str, truth: bool) -> None:
    fremen = {"forces": {"sietch_tabr": 1}}
    table = bare(
        *("guild", "emperor", "fremen"),
        phase="movement",
        guild={"hand": ["truthtrance"]},
        emperor={"traitors": ["stilgar"]},
        fremen=fremen,
    ).pass_until("guild Ship")
    table.play("guild truthtrance emperor", f"guild {question}")
    guesses = imagined(table, "fremen", bribed("emperor"), 200)
    if truth:
        assert guesses == [["stilgar"]]
    else:
        assert ["chani"] not in guesses
        assert len(guesses) > 3


@rule("classic-CARD-TRUTHTRANCE")
@pytest.mark.parametrize(
    ("question", "possible"),
    [
        ("predicted guild", {"guild"}),
        ("predicted atreides", {"guild"}),  # two are left at this table: the other one
        ("predicted_in 6", {6}),
        ("predicted_in 7", set(range(1, 16)) - {7}),
    ],
)
def test_an_answer_about_the_prediction(question: str, possible: set[Any]) -> None:
    sisters = {"prediction": {"faction": "guild", "turn": 6}}
    table = asked("bene_gesserit", question, bene_gesserit=sisters)

    def pick(s: ClassicState) -> Any:
        p = s.players[1]
        return p.predicted_turn if "_in" in question else FACTION_IDS[p.predicted]

    assert set(imagined(table, "atreides", pick, 300)) == possible


@rule("classic-CARD-TRUTHTRANCE")
@pytest.mark.parametrize(("question", "possible"), [("marker_is 3", {3}), ("marker_is 4", {1, 2, 3, 5, 6})])
def test_an_answer_about_the_storm(question: str, possible: set[int]) -> None:
    table = asked("fremen", question, fremen={"forces": {"sietch_tabr": 1}})
    assert set(imagined(table, "atreides", lambda s: s.marker, 200)) == possible


# -- nothing is invented -----------------------------------------------------------------------------------------


def test_spice_and_tokens_can_be_counted_by_whoever_listens() -> None:
    """Every spice that changes hands is announced: it is hidden from the eye, not from memory."""
    table = moving("atreides", "guild", "harkonnen")
    ship(table, "atreides", "carthag", 2)
    for viewer in ("guild", "harkonnen", None):
        assert knows(table, viewer, lambda s: [(p.spice, p.reserve, p.tanks) for p in s.players])


def test_what_is_imagined_is_always_a_legal_position() -> None:
    table = table_of_six()
    for viewer in [*range(6), None]:
        for number in range(10):
            other = GAME.determinize(table.s, viewer, rng_from_seed(number))
            assert GAME.violations(other) == []
            assert GAME.view(other, viewer) == GAME.view(table.s, viewer)
