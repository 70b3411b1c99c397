"""The heuristic bot in teams of six: commanders act through the right ally, and everybody thinks of the team."""

from typing import Any

import pytest

from sietch.bots import make_bot
from sietch.bots.imperium.market import for_sale
from sietch.bots.imperium.outlook import Outlook
from sietch.imperium.game import UPRISING
from sietch.imperium.wording import texts_for
from sietch.kernel.action import seat_letter
from support.bots import check_every_language_gives_the_reasons, check_hidden_things_change_no_choice, chosen, play
from support.imperium import uprising

SIX = 6
NOTHING_LEFT = {"garrison": 0, "revealed": 1, "hand": [], "conflict": 0}
PLAIN_CONFLICT = "siege_of_arrakeen"  # second: 4 Solari and a troop; third: 3 Solari


def heuristic(seed=0):
    return make_bot("heuristic", seed, "uprising")


def until(table, *asked):
    """The bot answers for everybody until one of these questions comes up."""
    while table.asked not in asked:
        seat = UPRISING.waiting(table.s)[0]
        table.do(f"{seat_letter(seat)} {chosen(table, seat)}")
    return table


def table_of_six(**position):
    """Nobody but those named has anything to fight with."""
    others: dict[str, Any] = {letter: dict(NOTHING_LEFT) for letter in "bcef"}
    for letter, said in position.items():
        others[letter] = {**others[letter], **said} if letter in others and isinstance(said, dict) else said
    return uprising(SIX, **others)


# -- whole games -----------------------------------------------------------------------------------------------------


def test_teams_play_to_the_end_and_explain_every_choice_without_a_word_of_english():
    check_every_language_gives_the_reasons(UPRISING, SIX, "teams", {"leaders": "choose"})


def test_what_a_teammate_holds_is_hidden_too():
    check_hidden_things_change_no_choice(UPRISING, SIX, "hidden")


@pytest.mark.parametrize("team", [0, 1])
def test_its_team_beats_a_team_of_random_players(team):
    for game in range(4):
        bots = [
            heuristic(game) if seat % 2 == team else make_bot("random", f"{game}/{seat}", "uprising")
            for seat in range(SIX)
        ]
        outcome = UPRISING.outcome(play(UPRISING, bots, f"teams {game}"))
        assert outcome is not None
        assert [seat % 2 for seat in outcome.winners] == [team] * 3


# -- commanders ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ally", ["c", "e"])
def test_a_commander_acts_through_the_ally_for_whom_the_influence_is_a_point(ally):
    table = table_of_six(a={"hand": ["seek_allies"], "water": 0}, **{ally: {"influence": {"bene_gesserit": 1}}})
    table.s.players[0].personal = 4
    bot = heuristic()
    assert chosen(table, 0, bot) == f"ally {ally}"
    assert "a visit to Secrets" in bot.explain()
    table.do(f"a ally {ally}", "a play seek_allies")
    assert chosen(table, 0, bot) == "to secrets"
    assert "which is a victory point" in bot.explain()


@pytest.mark.parametrize("ally", ["c", "e"])
def test_a_commander_without_agents_reveals_for_the_ally_who_fights(ally):
    table = table_of_six(
        a={"hand": ["limited_landsraad_access"], "agents_at": ["arrakeen", "secrets"]},
        b={"conflict": 2},
        **{ally: {"conflict": 2, "revealed": 0}},
    )
    bot = heuristic()
    assert chosen(table, 0, bot) == f"ally {ally}"
    assert "this ally can use the swords best" in bot.explain()


def test_a_commander_visits_the_own_board_for_a_step_that_is_a_point():
    def goes(level):
        table = uprising(SIX, a={"hand": ["seek_allies"], "agents_at": ["arrakeen"]})
        table.s.players[0].personal = level
        bot = heuristic()
        table.do("a " + chosen(table, 0, bot), "a play seek_allies")
        return chosen(table, 0, bot), bot.explain()

    space, words = goes(1)
    assert space in ("to desert_mastery", "to hardy_warriors")
    assert "a step on the own track, which is a victory point" in words
    assert goes(4)[0] not in ("to desert_mastery", "to hardy_warriors")


def test_a_commander_chooses_the_track_that_gives_more():
    def track(own, allys):
        table = uprising(
            SIX,
            a={"hand": ["seek_allies"]},
            c={"influence": {"fremen": allys}},
        )
        table.s.players[0].personal = own
        table.do("a ally c").send("a", "seek_allies", to="expedition")
        return chosen(until(table, "ChooseTrack"))

    assert track(1, 0) == "personal"
    assert track(4, 0) == "faction fremen"
    assert track(2, 1) == "faction fremen"


def test_shared_gifts_go_where_they_are_needed():
    def takes(own_water, allys_water):
        table = uprising(
            SIX, a={"hand": ["usul"], "water": own_water, "spice": 1}, c={"water": allys_water, "spice": 1}
        )
        table.do("a ally c").send("a", "usul", to="arrakeen")
        return chosen(until(table, "Share"))

    assert takes(0, 5) == "choose 1"
    assert takes(5, 0) == "choose 2"


def test_a_commander_turns_to_the_ally_for_whom_a_combat_card_changes_something():
    def answer(c, e):
        table = table_of_six(
            phase="combat",
            conflict="battle_for_spice_refinery",
            a={"intrigue": ["weirding_combat"]},
            b={"conflict": 5},
            c={"conflict": c},
            e={"conflict": e},
        )
        return chosen(table)

    assert answer(1, 4) == "ally e"
    assert answer(4, 1) == "intrigue weirding_combat"
    assert answer(1, 0) == "pass"


# -- the Conflict ----------------------------------------------------------------------------------------------------


def deploys(**position):
    table = table_of_six(conflict=PLAIN_CONFLICT, first_player="c", **position)
    table.do("c play reconnaissance", "c to arrakeen")
    bot = heuristic()
    return chosen(table, 2, bot), bot.explain()


def test_nobody_fights_a_teammate_over_a_reward_that_the_team_has():
    own = {"hand": ["reconnaissance"], "agents_at": ["secrets"], "conflict": 1, "garrison": 3, "revealed": 0}
    first = {"conflict": 12}
    # With one troop there, more of them only change places with whoever is second.
    behind_teammate, words = deploys(b=first, c=own, e={"conflict": 3})
    behind_opponent, _ = deploys(b=first, c=own, f={"conflict": 3})
    assert behind_teammate == "deploy 0"
    assert "the Conflict is not worth more troops" in words
    assert behind_opponent != "deploy 0"


def test_a_conflict_is_left_to_the_teammate_who_wins_it():
    own = {"hand": ["reconnaissance"], "agents_at": ["secrets"], "conflict": 3, "garrison": 3, "revealed": 0}
    answer, words = deploys(c=own, e={"conflict": 5})
    assert answer == "deploy 0"
    assert "a teammate wins the Conflict as things are" in words


def test_of_two_allies_who_are_level_the_one_with_the_icon_takes_the_better_place():
    def better(objective):
        table = uprising(
            SIX,
            phase="combat",
            conflict="choam_security",
            b={"conflict": 3, "objective": objective},
            f={"conflict": 3},
        )
        while table.asked == "Concede":
            seat, bot = UPRISING.waiting(table.s)[0], heuristic()
            table.do(f"{seat_letter(seat)} {chosen(table, seat, bot)}")
            assert "the ally who makes more of it" in bot.explain()
        return table.idle_until(lambda t: bool(t.events("combat"))).rewards

    assert better("obj_crysknife") == {"b": "first", "f": "second"}
    assert better("obj_desert_mouse_4_6") == {"f": "first", "b": "second"}


def test_reinforcements_go_to_the_ally_who_can_win_with_them():
    def split(c, e):
        table = table_of_six(
            conflict="battle_for_spice_refinery",
            a={"hand": ["seek_allies"], "spice": 2},
            b={"conflict": 5},
            c={"conflict": c},
            e={"conflict": e},
        )
        table.do("a ally c").send("a", "seek_allies", to="military_support")
        return chosen(until(table, "Reinforce"))

    assert split(3, 0) == "reinforce 3"
    assert split(0, 3) == "reinforce 0"


# -- tracks, cards and goods -----------------------------------------------------------------------------------------


def test_an_alliance_is_taken_from_opponents_not_from_a_teammate():
    def visits(holder):
        also: dict[str, Any] = {holder: {"influence": {"bene_gesserit": 4}}}
        table = uprising(
            SIX,
            first_player="c",
            alliances={"bene_gesserit": holder},
            c={
                "hand": ["diplomacy", "convincing_argument"],
                "agents_at": ["arrakeen"],
                "influence": {"bene_gesserit": 4, "spacing_guild": 1},
            },
            **also,
        )
        table.do("c play diplomacy")
        return chosen(table, 2)

    assert visits("b") in ("to secrets", "to espionage")
    assert visits("e") in ("to deliver_supplies", "to heighliner")


def test_the_card_that_the_team_wants_most_goes_to_the_throne_row():
    row = ["desert_survival", "in_high_places", "rebel_supplier", "maker_keeper", "sardaukar_soldier"]
    table = uprising(SIX, first_player="d", row=row, d={"hand": ["imperial_tent"]})
    table.do("d ally f").send("d", "imperial_tent", to="vast_wealth")
    until(table, "ToThroneRow")
    for seed in range(5):
        bot = heuristic(seed)
        assert chosen(table, 3, bot) == "set_aside in_high_places"
    assert "only one's own team can acquire it there" in bot.explain()


def test_only_shaddams_team_counts_on_the_throne_row():
    table = uprising(SIX)
    (card,) = table.s.throne
    offers = [[offer for offer, _, _ in for_sale(Outlook(table.s, seat))] for seat in range(SIX)]
    assert [card in offered for offered in offers] == [False, True] * 3


def trading(**position):
    """Seat b trades: what it answers first, and the table."""
    table = until(
        uprising(SIX, first_player="b", **position).send("b", "diplomacy", to="economic_support"), "TradeWith"
    )
    return chosen(table, 1), table


@pytest.mark.parametrize("poor", ["d", "f"])
def test_what_one_has_too_much_of_goes_to_the_teammate_who_lacks_it(poor):
    rich = {"solari": 10, "water": 0}
    supplies = {letter: dict(rich) for letter in "df"}
    supplies[poor] = {"solari": 0, "water": 0}
    partner, table = trading(b={"hand": ["diplomacy"], **rich}, **supplies)
    assert partner == f"ally {poor}"
    bot = heuristic()
    assert chosen(table.do(f"b ally {poor}"), 1, bot).startswith("give_solari")
    assert "it helps more there than it is missed here" in bot.explain()


def test_nobody_trades_for_nothing():
    nothing = {"solari": 0, "water": 0}
    assert trading(b={"hand": ["diplomacy"], **nothing}, d=nothing, f=nothing)[0] == "skip"


def test_a_commander_hands_a_battle_card_to_the_ally_with_its_icon():
    def gives(objective):
        table = uprising(
            SIX,
            first_player="d",
            d={"hand": ["seek_allies"], "intrigue": ["crysknife"], "water": 0},
            f={"objective": objective},
        )
        table.do("d ally f").send("d", "seek_allies", to="economic_support")
        until(table, "TradeWith")
        return chosen(table.do("d ally f"), 3)

    assert gives("obj_crysknife") == "give_intrigue crysknife"
    assert gives("obj_desert_mouse_4_6") != "give_intrigue crysknife"


def test_allies_add_the_spice_that_is_missing_for_a_point():
    def gives(first, second):
        table = uprising(
            SIX,
            round=8,
            a={"hand": ["threaten_spice_production"], "spice": 2},
            c={"spice": first},
            e={"spice": second},
        )
        table.do("a ally c").send("a", "threaten_spice_production", to="imperial_basin")
        until(table, "ThreatenOrNot")
        assert chosen(table) == "pay"
        return chosen(table.do("a pay"), 2)

    assert gives(4, 0) == "give_spice 4"  # one comes from the Imperial Basin
    assert gives(4, 12) == "give_spice 0"


def test_six_call_the_tracks_by_their_own_names():
    table = uprising(SIX, first_player="c", c={"hand": ["diplomacy"], "influence": {"emperor": 1}, "spice": 0})
    table.do("c play diplomacy")
    bot = heuristic()
    assert chosen(table, 2, bot) == "to economic_support"
    assert texts_for("en", SIX).get("with-emperor") in bot.explain()
    assert "Emperor" not in bot.explain()


def test_each_ally_gets_the_contract_that_is_worth_more_there():
    def gets_the_seat(ally):
        also: dict[str, Any] = {ally: {"influence": {"bene_gesserit": 1}}}
        table = uprising(
            SIX,
            first_player="d",
            contracts=["high_council_influence", "deliver_supplies"],
            d={"hand": ["demand_results"], "solari": 2},
            **also,
        )
        table.do("d ally b").send("d", "demand_results", to="assembly_hall")
        until(table, "GiveContract")
        bot = heuristic()
        answer = chosen(table, 3, bot)
        assert "the ally who can complete it gets the contract" in bot.explain()
        return answer if table.about["contract"] == "high_council_influence" else f"not {answer}"

    assert gets_the_seat("b") in ("ally b", "not ally f")
    assert gets_the_seat("f") in ("ally f", "not ally b")


def test_a_commander_gives_up_the_step_that_costs_no_point():
    def loses(own, guild):
        table = uprising(
            SIX,
            a={"hand": ["seek_allies"], "intrigue": ["backed_by_choam"]},
            c={"influence": {"spacing_guild": guild}},
        )
        table.s.players[0].personal = own
        table.do("a ally c", "a intrigue backed_by_choam")
        assert table.asked == "ChooseLoss"
        return chosen(table)

    assert loses(1, 2) == "personal"
    assert loses(2, 3) == "lose_influence spacing_guild"
