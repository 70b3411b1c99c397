"""What views call things: the tracks of six, and conflicts that two sets share."""

from sietch import games
from sietch.imperium.defs import CONFLICTS
from sietch.imperium.shelf import shelf_of

TRACKS = ["great_houses", "spacing_guild", "bene_gesserit", "fringe_worlds"]
BASE_TRACKS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]


def conflict(set, id):
    return next(card.number for card in CONFLICTS if (card.set, card.id) == (set, id))


def test_six_players_see_the_tracks_of_their_board():
    game = games.find("uprising")
    for seats, tracks in ((6, TRACKS), (4, BASE_TRACKS)):
        s = game.new(None, seats, 1)
        s.players[1].influence[:] = [1, 0, 0, 4]
        s.alliance[3] = 1
        view = game.view(s, 0)
        assert list(view["alliances"]) == tracks
        assert view["alliances"][tracks[3]] == 1
        assert view["players"][1]["influence"] == dict(zip(tracks, [1, 0, 0, 4], strict=True))
        assert ("teams" in view) == (seats == 6)


def test_six_players_see_their_teams():
    game = games.find("uprising")
    s = game.new(None, 6, 1)
    s.players[2].vp = 5
    s.players[3].personal = 3
    view = game.view(s, None)
    first, second = view["teams"]
    assert first == {"commander": 0, "allies": [2, 4], "vp": 4 + 5 + 1, "track": "fremen", "level": 0}
    assert second == {"commander": 3, "allies": [1, 5], "vp": 4 + 1 + 1, "track": "emperor", "level": 3}
    assert view["spaces"]["vast_wealth"]["owner"] == 3
    assert view["spaces"]["hardy_warriors"]["owner"] == 0
    assert "owner" not in view["spaces"]["expedition"]


def test_a_conflict_of_the_base_game_is_told_apart_from_uprisings():
    game = games.find("uprising")
    s = game.new({"choam": True, "base_cards": True, "base_conflicts": True}, 3, 1)
    shared, own, only_base = (
        conflict("base", "siege_of_arrakeen"),
        conflict("uprising", "siege_of_arrakeen"),
        "machinations",
    )
    s.conflict_card = shared
    s.past_conflicts = [own, shared, conflict("base", only_base)]
    s.players[0].won = [shared]
    s.players[0].won_flipped = [own]
    view = game.view(s, 1)
    assert view["conflict"] == "base.siege_of_arrakeen"
    assert view["past_conflicts"] == ["siege_of_arrakeen", "base.siege_of_arrakeen", only_base]
    assert view["players"][0]["won"] == ["base.siege_of_arrakeen"]
    assert view["players"][0]["won_flipped"] == ["siege_of_arrakeen"]
    conflicts = shelf_of("uprising").conflicts
    assert [conflicts[id].set for id in view["past_conflicts"]] == ["uprising", "base", "base"]


def test_the_base_game_names_its_conflicts_plainly():
    game = games.find("imperium")
    s = game.new(None, 3, 1)
    s.conflict_card = conflict("base", "siege_of_arrakeen")
    assert game.view(s, 0)["conflict"] == "siege_of_arrakeen"
