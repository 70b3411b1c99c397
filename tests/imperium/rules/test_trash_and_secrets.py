"""Trashing cards, and what nobody may know. [R-TR-*, R-HI-*]"""

import json

import pytest

from support.imperium import fresh, imperium
from support.rules import rule

# -- trashing --------------------------------------------------------------------------------------------------------


@rule("R-TR-01")
@pytest.mark.parametrize(
    ("zone", "action"),
    [("hand", "trash_from_hand"), ("discard", "trash_from_discard"), ("play", "trash_in_play")],
)
def test_a_card_is_trashed_from_hand_discard_pile_or_play(zone, action):
    given = {"hand": ["guild_administrator"], "discard": [], "play": []}
    given[zone] = [*given[zone], "signet_ring"]
    table = imperium(3, a=given).send("a", "guild_administrator", to="secure_contract").do(f"a {action} signet_ring")
    assert table.trashed == ["signet_ring"]
    assert "signet_ring" not in table.a.hand + table.a.discard + table.a.play + table.a.deck


@rule("R-TR-01")
@pytest.mark.parametrize("card", ["foldspace", "arrakis_liaison", "spice_must_flow"])
def test_a_reserve_card_returns_to_its_stack(card):
    table = imperium(3, a={"hand": ["guild_administrator"], "discard": [card], "vp": 4})
    before = table[f"reserve.{card}"]
    table.send("a", "guild_administrator", to="secure_contract").do(f"a trash_from_discard {card}")
    assert table[f"reserve.{card}"] == before + 1
    assert (table.trashed, table.a.vp) == ([], 4)


@rule("R-TR-01")
def test_a_returned_reserve_card_can_be_acquired_again():
    table = imperium(
        3, reserve={"arrakis_liaison": 0}, a={"hand": ["guild_administrator", "convincing_argument"], "play": []}
    )
    table.s.players[0].discard.append(table.s.trashed.pop())
    table.send("a", "guild_administrator", to="secure_contract").do("a trash_from_discard arrakis_liaison")
    table.reveal("b", "c").do("a reveal", "a buy arrakis_liaison")
    assert table["reserve.arrakis_liaison"] == 0


@rule("R-TR-02", "Q9")
def test_a_card_may_trash_itself_and_the_rest_of_its_box_still_happens():
    table = imperium(3, a={"hand": ["gene_manipulation"], "play": ["test_of_humanity"]})
    table.send("a", "gene_manipulation", to="hall_of_oratory").do("a trash_in_play gene_manipulation")
    assert (table.trashed, table.a.spice) == (["gene_manipulation"], 2)


@rule("Q9")
def test_a_card_never_counts_itself_as_another():
    table = imperium(3, a={"hand": ["gene_manipulation"], "play": []})
    table.send("a", "gene_manipulation", to="hall_of_oratory").do("a skip")
    assert table.a.spice == 0


@rule("R-TR-02")
def test_foldspace_draws_and_leaves():
    table = imperium(3, a={"hand": ["foldspace"], "deck": ["dagger"]})
    table.send("a", "foldspace", to="wealth")
    assert (table.a.hand, table.a.play, table["reserve.foldspace"]) == (["dagger"], [], 6)


@rule("R-TR-03")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_assassination_mission_pays_whenever_it_is_trashed(zone):
    given = {"hand": ["guild_administrator"], "discard": []}
    given[zone] = [*given[zone], "assassination_mission"]
    table = imperium(3, a=given).send("a", "guild_administrator", to="foldspace")
    table.do(f"a trash_from_{zone} assassination_mission")
    assert table.a.solari == 4


@rule("R-TR-03")
def test_assassination_mission_pays_when_poison_snooper_trashes_it():
    table = imperium(3, a={"deck": ["assassination_mission"], "intrigue": ["poison_snooper"]})
    table.do("a intrigue poison_snooper", "a trash_top")
    assert (table.a.solari, table.trashed[-1]) == (4, "assassination_mission")


@rule("R-TR-03")
def test_imperial_spy_gives_intrigue_only_through_its_own_arrow():
    table = imperium(3, a={"hand": ["imperial_spy"]})
    table.send("a", "imperial_spy", to="wealth").do("a pay")
    assert (table.a.intrigue_count, table.trashed) == (1, ["imperial_spy"])
    other = imperium(3, a={"hand": ["guild_administrator"], "discard": ["imperial_spy"]})
    other.send("a", "guild_administrator", to="secure_contract").do("a trash_from_discard imperial_spy")
    assert (other.a.intrigue_count, other.trashed) == (0, ["imperial_spy"])


# -- hidden information ----------------------------------------------------------------------------------------------


def hidden_table(**more):
    return imperium(
        3,
        a={"hand": ["dagger", "seek_allies"], "intrigue": ["windfall"]},
        b={
            "hand": ["signet_ring", "diplomacy"],
            "intrigue": ["staged_incident", "choam_shares"],
            "discard": ["reconnaissance"],
        },
        **more,
    )


@rule("R-HI-01")
def test_a_hand_is_seen_by_its_owner_alone():
    table = hidden_table()
    assert table.seen_by("b")["players"][1]["hand"] == ["diplomacy", "signet_ring"]
    for viewer in ("a", "c", None):
        seen = table.seen_by(viewer)["players"][1]
        assert "hand" not in seen
        assert seen["hand_count"] == 2


@rule("R-HI-01")
def test_intrigue_cards_are_hidden_but_their_number_is_public():
    table = hidden_table()
    for viewer in ("a", "c", None):
        seen = table.seen_by(viewer)
        assert seen["players"][1]["intrigue_count"] == 2
        assert "staged_incident" not in json.dumps(seen)
        assert "choam_shares" not in json.dumps(seen)


@rule("R-HI-01")
def test_others_imagine_any_hand_and_any_intrigue_but_the_public_facts_stay():
    table = hidden_table()
    hands, intrigues = set(), set()
    for other in table.imagined_by("a"):
        hands.add(tuple(other["b"]["hand"]))
        intrigues.add(tuple(other["b"]["intrigue"]))
        assert (len(other["b"]["hand"]), len(other["b"]["intrigue"])) == (2, 2)
        assert other["b"]["discard"] == ["reconnaissance"]
        assert other["a"]["hand"] == ["dagger", "seek_allies"]
        assert other["a"]["intrigue"] == ["windfall"]
    assert len(hands) > 5
    assert len(intrigues) > 5


@rule("R-HI-01")
def test_nobody_knows_the_order_of_a_deck_not_even_of_their_own():
    table = imperium(3, a={"leader": "earl_memnon_thorvald"})
    tops = {other["a"]["deck"][0] for other in table.imagined_by("a")}
    assert len(tops) > 1
    assert all(sorted(other["a"]["deck"]) == sorted(table.a.deck) for other in table.imagined_by("a"))
    seen = table.seen_by("a")["players"][0]
    assert seen["deck"] == sorted(seen["deck"])


@rule("R-HI-01")
def test_paul_alone_sees_his_top_card():
    deck = ["signet_ring", "dagger", "diplomacy", "seek_allies", "reconnaissance"]
    table = imperium(3, a={"leader": "paul_atreides", "hand": [], "deck": deck})
    assert table.seen_by("a")["players"][0]["top_card"] == "signet_ring"
    assert {other["a"]["deck"][0] for other in table.imagined_by("a")} == {"signet_ring"}
    assert "top_card" not in table.seen_by("b")["players"][0]
    assert len({other["a"]["deck"][0] for other in table.imagined_by("b")}) > 1


@rule("R-HI-01")
def test_other_leaders_do_not_see_their_top_card():
    table = imperium(3, b={"leader": "earl_memnon_thorvald"}, turn="b")
    assert table.seen_by("b")["players"][1]["top_card"] is None


@rule("R-HI-01", "R-GEN-06")
def test_poison_snooper_shows_the_top_card_to_its_player_alone():
    deck = ["signet_ring", "dagger", "diplomacy", "seek_allies"]
    table = imperium(3, a={"leader": "earl_memnon_thorvald", "deck": deck, "hand": [], "intrigue": ["poison_snooper"]})
    assert table.seen_by("a")["players"][0]["top_card"] is None
    table.do("a intrigue poison_snooper")
    assert table.about == {"card": "signet_ring", "source": "poison_snooper.intrigue"}
    assert table.seen_by("a")["players"][0]["top_card"] == "signet_ring"
    assert {other["a"]["deck"][0] for other in table.imagined_by("a")} == {"signet_ring"}
    assert len({other["a"]["deck"][0] for other in table.imagined_by("c")}) > 1


@rule("R-HI-01", "R-SET-07")
def test_the_barons_tokens_are_hidden_until_he_reveals_them():
    table = fresh(3, leaders=["baron_vladimir_harkonnen", "paul_atreides", "glossu_rabban"])
    table.do("a token emperor", "a token fremen")
    assert table.seen_by("a")["players"][0]["tokens"] == ["emperor", "fremen"]
    for viewer in ("b", None):
        assert table.seen_by(viewer)["players"][0]["tokens"] is None
        assert table.seen_by(viewer)["players"][0]["tokens_hidden"]
    assert len({s.players[0].baron_tokens for s in table.states_imagined_by("b")}) == 6
    assert len({s.players[0].baron_tokens for s in table.states_imagined_by("a")}) == 1


@rule("R-HI-01")
def test_revealed_tokens_are_public():
    table = imperium(3, a={"leader": "baron_vladimir_harkonnen", "tokens": ["emperor", "fremen"], "tokens_used": True})
    assert table.seen_by("b")["players"][0]["tokens"] == ["emperor", "fremen"]
    assert len({s.players[0].baron_tokens for s in table.states_imagined_by("b")}) == 1


@rule("R-HI-01")
def test_the_order_of_the_conflict_deck_is_hidden_but_its_levels_show_on_the_backs():
    table = imperium(3)
    assert table.seen_by("a")["conflicts_left"] == [2] * 5 + [3] * 4
    next_two = {tuple(s.conflict_deck[-2:]) for s in table.states_imagined_by("a")}
    assert len(next_two) > 10


@rule("R-HI-01")
def test_played_cards_discards_troops_and_tracks_are_public():
    table = imperium(
        3,
        b={"play": ["stilgar"], "discard": ["dagger"], "conflict": 2, "influence": {"fremen": 3}},
        intrigue_discard=["ambush"],
    )
    seen = table.seen_by(None)
    player = seen["players"][1]
    assert (player["play"], player["discard"], player["in_conflict"]) == (["stilgar"], ["dagger"], 2)
    assert player["influence"]["fremen"] == 3
    assert seen["intrigue_discard"] == ["ambush"]


@rule("R-HI-01", "R-AG-13")
def test_the_giver_of_a_stolen_intrigue_card_knows_it_and_nobody_else_does():
    four = ["windfall", "charisma", "bribery", "refocus"]
    table = imperium(3, a={"hand": ["diplomacy"]}, b={"intrigue": four}, intrigue_deck=["ambush"])
    table.send("a", "diplomacy", to="secrets")
    (stolen,) = set(table.a.intrigue) - {"ambush"}
    assert table.seen_by("b")["players"][0]["known_intrigue"] == [stolen]
    assert table.seen_by("c")["players"][0]["known_intrigue"] == []
    assert all(stolen in other["a"]["intrigue"] for other in table.imagined_by("b"))
    assert not all(stolen in other["a"]["intrigue"] for other in table.imagined_by("c"))


@rule("R-HI-01")
def test_a_card_put_face_up_on_top_of_the_deck_is_known_to_all():
    table = imperium(3, row=["stilgar"], a={"intrigue": ["bypass_protocol"], "spice": 2})
    table.do("a intrigue bypass_protocol", "a choose 2", "a buy stilgar")
    assert {other["a"]["deck"][0] for other in table.imagined_by("b")} == {"stilgar"}


@rule("R-HI-02")
@pytest.mark.parametrize("card", ["charisma", "recruitment_mission"])
def test_a_card_played_early_for_the_reveal_turn_stays_face_up_until_then(card):
    table = imperium(3, a={"intrigue": [card], "hand": ["dagger"]})
    table.do(f"a intrigue {card}")
    assert table.seen_by("b")["players"][0]["face_up"] == [card]
    assert table.intrigue_discard == []
    table.send("a", "dagger", to="hall_of_oratory").reveal("b", "c", "a")
    assert card in table.events("intrigue")[0].values()
    assert table.a.face_up == []
    assert card in table.intrigue_discard


@rule("R-HI-02")
def test_what_is_drawn_is_told_to_the_drawer_alone():
    table = imperium(3, a={"hand": ["diplomacy"]}, intrigue_deck=["staged_incident"])
    table.send("a", "diplomacy", to="secrets")
    assert table.events("draw_intrigue", "a")[0]["cards"] == ["staged_incident"]
    for viewer in ("b", None):
        assert "cards" not in table.events("draw_intrigue", viewer)[0]
