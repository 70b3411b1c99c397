"""Nobody sees what they may not know, and nobody forgets what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sietch.imperium.game import GAME
from sietch.kernel import conformance
from sietch.kernel.rng import Rng, rng_from_seed
from support.imperium import Table, fresh, imperium

Look = dict[str, Any]
Pick = Callable[[Look], Any]


@pytest.mark.parametrize(
    ("seats", "ruleset", "seed"),
    [
        (1, {"difficulty": "mentat"}, 1),
        (1, {"difficulty": "mercenary", "leaders": "choose"}, 2),
        (2, {}, 1),
        (2, {"leaders": ["paul_atreides", "baron_vladimir_harkonnen"]}, 2),
        (3, {"leaders": ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]}, 1),
        (4, {"leaders": "choose"}, 1),
    ],
)
def test_every_step_of_a_game(seats: int, ruleset: dict[str, Any], seed: int) -> None:
    report = conformance.noninterference(GAME, ruleset, seats, f"secrets {seed}")
    assert report.checked == report.decisions > 20


# -- by name -----------------------------------------------------------------------------------------------------


def imagined(table: Table, viewer: str | None, pick: Pick) -> list[Any]:
    """What a viewer takes for possible, without repeats."""
    found: list[Any] = []
    for look in table.imagined_by(viewer):
        value = pick(look)
        if value not in found:
            found.append(value)
    return found


def knows(table: Table, viewer: str | None, pick: Pick) -> bool:
    """Whether the viewer imagines nothing but the truth."""
    return imagined(table, viewer, pick) == [pick(table.look)]


def wonders(table: Table, viewer: str | None, pick: Pick) -> bool:
    return len(imagined(table, viewer, pick)) > 1


def rngs(count: int) -> list[Rng]:
    return [rng_from_seed(n) for n in range(count)]


def hand(seat: str) -> Pick:
    return lambda look: look[seat]["hand"]


def deck(seat: str) -> Pick:
    return lambda look: look[seat]["deck"]


def intrigue(seat: str) -> Pick:
    return lambda look: look[seat]["intrigue"]


def test_hands_are_their_owners() -> None:
    table = imperium(seats=3)
    assert knows(table, "a", hand("a"))
    for viewer in ("b", "c", None):
        assert wonders(table, viewer, hand("a"))
        assert all(len(cards) == 5 for cards in imagined(table, viewer, hand("a")))


def test_deck_order_is_nobodys_but_its_cards_are_known_to_the_owner() -> None:
    table = imperium(seats=3, a={"leader": "glossu_rabban"}, b={"leader": "paul_atreides"})
    assert wonders(table, "a", deck("a"))
    assert knows(table, "a", lambda look: sorted(look["a"]["deck"]))
    for viewer in ("b", None):
        assert wonders(table, viewer, deck("a"))
        assert wonders(table, viewer, lambda look: sorted(look["a"]["deck"]))
        # Hand and deck together are known: they are what is not in the discard pile or in play.
        assert knows(table, viewer, lambda look: sorted(look["a"]["deck"] + look["a"]["hand"]))


def test_the_imperium_deck_is_nobodys() -> None:
    table = imperium(seats=3, a={"hand": ["convincing_argument"], "leader": "helena_richese"})
    assert knows(table, "a", lambda look: look["row"])
    cards = [GAME.determinize(table.s, 0, rng).imperium_deck[-1] for rng in rngs(20)]
    assert len(set(cards)) > 3


def test_intrigue_hands_are_their_owners() -> None:
    table = imperium(seats=3, a={"intrigue": ["ambush", "windfall"]}, b={"intrigue": ["refocus"]})
    assert knows(table, "a", intrigue("a"))
    for viewer in ("b", "c", None):
        assert wonders(table, viewer, intrigue("a"))
        assert all(len(cards) == 2 for cards in imagined(table, viewer, intrigue("a")))
    # What one holds oneself nobody else can have.
    assert all("windfall" not in cards for cards in imagined(table, "a", intrigue("b")))


@pytest.mark.parametrize("answers", [["a token emperor"], ["a token emperor", "a token fremen"]])
def test_barons_tokens_are_his_until_he_reveals_them(answers: list[str]) -> None:
    table = fresh(3, leaders=["baron_vladimir_harkonnen", "paul_atreides", "glossu_rabban"]).do(*answers)

    def tokens(viewer: int | None, of: int) -> set[int]:
        return {GAME.determinize(table.s, viewer, rng).players[of].baron_tokens for rng in rngs(30)}

    chosen = table.s.players[0].baron_tokens
    assert tokens(0, 0) == {chosen}
    for viewer in (1, 2, None):
        assert len(tokens(viewer, 0)) == {1: 4, 2: 6}[len(answers)]  # every token, every pair
        assert table.seen_by("b" if viewer == 1 else None)["players"][0]["tokens"] is None


def test_barons_revealed_tokens_are_everybodys() -> None:
    baron = {
        "leader": "baron_vladimir_harkonnen",
        "tokens": ["emperor", "fremen"],
        "garrison": 4,
        "intrigue": ["rapid_mobilization"],
    }
    table = imperium(seats=3, a=baron)
    table.do("a intrigue rapid_mobilization", "a deploy 4", "a masterstroke")
    for viewer in ("a", "b", None):
        assert knows(table, viewer, lambda look: look["a"]["tokens"])
        assert table.seen_by(viewer)["players"][0]["tokens"] == ["emperor", "fremen"]


def test_pauls_peek_is_pauls() -> None:
    cards = ["stilgar", "scout", "dagger", "diplomacy"]
    table = imperium(seats=3, a={"leader": "paul_atreides", "hand": [], "deck": cards})
    assert knows(table, "a", lambda look: look["a"]["deck"][0])
    assert wonders(table, "a", lambda look: look["a"]["deck"][1])
    for viewer in ("b", None):
        assert wonders(table, viewer, lambda look: look["a"]["deck"][0])
    other = imperium(seats=3, a={"leader": "glossu_rabban", "hand": [], "deck": cards})
    assert wonders(other, "a", lambda look: look["a"]["deck"][0])


def test_poison_snooper_shows_the_top_card_to_its_player_alone() -> None:
    cards = ["stilgar", "scout", "dagger", "diplomacy"]
    given = {"leader": "glossu_rabban", "hand": [], "deck": cards, "intrigue": ["poison_snooper"]}
    table = imperium(seats=3, a=given).do("a intrigue poison_snooper")
    assert table.seen_by("a")["players"][0]["top_card"] == "stilgar"
    assert knows(table, "a", lambda look: look["a"]["deck"][0])
    for viewer in ("b", None):
        assert wonders(table, viewer, lambda look: look["a"]["deck"][0])
    table.do("a draw_top")
    assert knows(table, "a", hand("a"))
    assert wonders(table, "b", hand("a"))  # drawn, not shown


def test_the_conflict_deck_shows_its_levels_only() -> None:
    table = imperium(seats=3)
    for viewer in ("a", None):
        assert knows(table, viewer, lambda look: look["conflicts_left"])
        assert knows(table, viewer, lambda look: look["conflict"])
        seen = {tuple(GAME.determinize(table.s, None, rng).conflict_deck) for rng in rngs(20)}
        assert len(seen) > 5
    # Cards that went back to the box may be in the deck for all that anybody knows.
    boxed = set(table.s.unused_conflicts)
    imagined_decks = [set(GAME.determinize(table.s, 0, rng).conflict_deck) for rng in rngs(20)]
    assert any(boxed & cards for cards in imagined_decks)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_hagal_deck_is_nobodys_but_what_lies_open_is_known(seats: int) -> None:
    table = imperium(seats=seats)
    assert len({tuple(GAME.determinize(table.s, 0, rng).hagal_deck) for rng in rngs(10)}) > 5
    assert len({tuple(sorted(GAME.determinize(table.s, 0, rng).hagal_deck)) for rng in rngs(10)}) == 1
    assert knows(table, "a", lambda look: look["hagal_discard"])


def test_a_stolen_intrigue_card_is_known_to_the_victim() -> None:
    four = ["windfall", "ambush", "refocus", "charisma"]
    table = imperium(seats=3, a={"hand": ["diplomacy"]}, b={"intrigue": four}).send("a", "diplomacy", to="secrets")
    (stolen,) = set(four) - set(table.b.intrigue)

    def held(look: Look) -> bool:
        return stolen in look["a"]["intrigue"]

    assert knows(table, "b", held)
    assert wonders(table, "c", held)
    assert wonders(table, None, held)
    assert table.seen_by("b")["players"][0]["known_intrigue"] == [stolen]
    assert table.seen_by("c")["players"][0]["known_intrigue"] == []
    # The card that was drawn besides stays secret.
    assert not knows(table, "b", intrigue("a"))


def test_a_rivals_intrigue_card_is_a_secret() -> None:
    table = imperium(seats=1)
    assert table.b.intrigue_count == 1
    assert wonders(table, "a", intrigue("b"))


def put_on_top() -> Table:
    a = {"leader": "glossu_rabban", "intrigue": ["bypass_protocol"], "spice": 2, "hand": []}
    row = ["stilgar", "scout", "space_travel", "lady_jessica", "worm_riders"]
    table = imperium(seats=3, row=row, a=a)
    return table.do("a intrigue bypass_protocol", "a choose 2", "a buy stilgar")


@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_a_card_put_on_the_deck_for_all_to_see_is_certain(viewer: str | None) -> None:
    table = put_on_top()
    assert table.a.deck[0] == "stilgar"
    assert knows(table, viewer, lambda look: look["a"]["deck"][0])
    assert wonders(table, viewer, lambda look: look["a"]["deck"][1])
    assert table.seen_by(viewer)["players"][0]["deck_top"] == ["stilgar"]


@pytest.mark.parametrize("viewer", ["b", None])
def test_and_stays_certain_when_it_is_drawn(viewer: str | None) -> None:
    table = put_on_top().finish_round()
    assert "stilgar" in table.a.hand
    assert knows(table, viewer, lambda look: "stilgar" in look["a"]["hand"])
    assert wonders(table, viewer, hand("a"))


@pytest.mark.parametrize("viewer", ["b", None])
def test_a_card_taken_from_the_discard_pile_is_certain(viewer: str | None) -> None:
    given = {"hand": ["other_memory", "dagger"], "discard": ["bene_gesserit_sister"]}
    table = imperium(seats=3, a=given).send("a", "other_memory", to="secure_contract")
    table.do("a choose 2", "a take bene_gesserit_sister")
    assert knows(table, viewer, lambda look: "bene_gesserit_sister" in look["a"]["hand"])
    assert wonders(table, viewer, hand("a"))


def test_the_future_is_nobodys() -> None:
    table = imperium(seats=3, a={"hand": [], "intrigue": ["refocus"]})
    drawn = []
    for rng in rngs(20):
        other = GAME.determinize(table.s, 0, rng)
        GAME.apply(other, 0, GAME.actions.parse("intrigue refocus"))
        drawn.append(other.players[0].hand[0])
    assert len(set(drawn)) > 2


def with_other_intrigue(s, seat, rng):
    """The same position, but for which intrigue cards the seat holds."""
    other = s.clone()
    other.menu = None
    p = other.players[seat]
    for place in range(min(len(p.intrigue), len(other.intrigue_deck))):
        swap = rng.below(len(other.intrigue_deck))
        p.intrigue[place], other.intrigue_deck[swap] = other.intrigue_deck[swap], p.intrigue[place]
    return other


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_happens_next_does_not_betray_which_intrigue_cards_are_held(seats):
    compared = 0
    for seed in range(6):
        s = GAME.new(None, seats, f"next/{seed}")
        rng = rng_from_seed(f"next/{seats}/{seed}")
        while s.stack:
            seat = GAME.waiting(s)[0]
            action = rng.choice(GAME.options(s, seat))
            if s.players[seat].intrigue and GAME.actions.word(action) != "intrigue":
                other = with_other_intrigue(s, seat, rng)
                here, there = s.clone(), other
                if action in GAME.options(there, seat):
                    GAME.apply(here, seat, action)
                    GAME.apply(there, seat, action)
                    assert GAME.view(here, None) == GAME.view(there, None)
                    assert [q.kind for q in GAME.pending(here)] == [q.kind for q in GAME.pending(there)]
                    compared += 1
            GAME.apply(s, seat, action)
    assert compared > 50
