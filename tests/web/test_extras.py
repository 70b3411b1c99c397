"""Classic Dune with everything that both rulebooks have: Spice Harvest, duels, further strongholds and factions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sietch import games
from sietch.classic.frames import Ask, Secret
from sietch.classic.game import FRAMES
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.record import Record
from web.browsing import Person, Server
from web.conftest import Invite
from web.english import left
from web.moments import before
from web.test_accessible import Eye
from web.test_classic_data import text

GOLDEN = Path(__file__).parents[1] / "golden" / "classic"
EVERYTHING = {
    "spice_harvest": "on",
    "duel": "on",
    "extra_factions": True,
    "extra_strongholds": "both",
    "treachery_deck": "43",
    "additional_advantages": True,
}


def test_a_game_with_everything_is_played_to_the_end(invite: Invite, server: Server) -> None:
    table = server.table("classic", ["link", "random", "random"], ruleset=EVERYTHING)
    person = invite(server)
    person.visit(table.link(0))
    person.asked_for()
    person.page.get_by_role("heading", name="Spice Harvest").wait_for()  # the Director's table
    assert person.play().why == "over"
    assert person.status == "finished"


# -- forms, where a recorded game comes to a question -----------------------------------------------------------------


def sit_down(person: Person, record: str, kind: str) -> None:
    """Take the seat that is the first to be asked this in a recorded game; bots play the others."""
    rules = games.find("classic")
    whole = Record.from_json((GOLDEN / f"{record}.json").read_text(encoding="utf-8"), games.find)
    s = rules.new(whole.ruleset, len(whole.seats), whole.seed)
    at = 0
    while not (asked := [question.seat for question in rules.pending(s) if question.kind == kind]):
        rules.apply(s, *whole.moves[at])
        at += 1
    seats = ["link" if seat == asked[0] else "random" for seat in range(len(whole.seats))]
    brought = person.server.ask("POST", "/api/records", whole.to_json())
    made = person.server.ask("POST", f"/api/tables/{brought['id']}/fork", {"at": at, "seats": seats})
    person.server.ask("POST", f"/api/tables/{made['id']}/start", key=made["host_key"])
    [link] = [link for link in made["links"] if link["seat"] == asked[0]]
    person.visit(f"/t/{made['id']}#seat={link['key']}")
    person.asked_for()


def test_whoever_is_out_of_the_game_is_named(invite: Invite, server: Server) -> None:
    moment = before("classic", lambda s, seat, _: len(s.order) < s.seats and s.turn > 0, 4, duel="on")
    seats = ["link" if seat == moment.seat else "random" for seat in range(4)]
    person = invite(server)
    person.visit(server.play_on(moment.record, seats).link(moment.seat))
    person.asked_for()
    gone = [player.faction for player in moment.state.players if player.seat not in moment.state.order]
    names = [games.speech("classic", "en").name("faction", FACTION_IDS[faction]) for faction in gone]
    expect(board(person).locator(".players")).to_contain_text(f"Out of the game: {' and '.join(names)}")


def board(person: Person) -> Locator:
    return person.page.locator("#board")


def button(person: Person, name: str | re.Pattern[str]) -> Locator:
    """A button of the board's own form."""
    return board(person).get_by_role("button", name=name, exact=isinstance(name, str)).first


def press(person: Person, name: str | re.Pattern[str]) -> None:
    button(person, name).click()


def confirm(person: Person, *steps: str) -> None:
    """One confirmation for all steps, which the panel has listed."""
    expect(person.page.locator(".steps li")).to_have_text([re.compile(re.escape(step)) for step in steps])
    before = person.actions
    person.page.locator(".foot .act:not([disabled])").click()
    expect(person.page.locator("[data-status]")).not_to_have_attribute("data-actions", str(before))


def test_the_director_reports_and_fills_all_envelopes_in_one_form(invite: Invite, server: Server) -> None:
    person = invite(server)
    sit_down(person, "6-harvest-advanced", "Announce")
    form = board(person)
    expect(form.get_by_text("This is the truth.")).to_be_visible()
    press(person, "Less")
    expect(form.get_by_text("Less than the harvest: a false report.")).to_be_visible()
    announced = form.get_by_role("button", name="Announce a harvest of").inner_text()
    press(person, announced)
    steps = [announced]
    for share in (0, 1, 0, 1, 0):
        steps.append(f"Give a share of {share} spice")
        press(person, steps[-1])
        expect(person.page.locator(".steps li")).to_have_count(len(steps))
    expect(form.get_by_text("Still to hand out:")).to_be_visible()
    press(person, re.compile(r": share 1$"))  # an envelope that is filled already is opened again
    steps[2] = "Give a share of 2 spice"
    press(person, steps[2])
    confirm(person, *steps)
    expect(person.page.get_by_role("log")).to_contain_text("announces a harvest")


def test_a_vote_says_what_it_leads_to(invite: Invite, server: Server) -> None:
    person = invite(server)
    sit_down(person, "6-harvest-advanced", "Vote")
    expect(board(person).get_by_text("those against divide the rest of the harvest")).to_be_visible()
    press(person, re.compile("^Vote against the report"))
    confirm(person, "Vote against the report")


def test_access_cards_are_bid_for_like_treachery_cards(invite: Invite, server: Server) -> None:
    person = invite(server)
    sit_down(person, "6-harvest-advanced", "AccessBidding")
    press(person, "Bid 1")
    confirm(person, "Bid 1")
    sit_down(person, "3-harvest-sealed", "SealedAccess")
    press(person, re.compile("^Pay 0 at most"))
    confirm(person, "Pay 0 at most")


def test_a_trade_is_worded_in_one_form(invite: Invite, server: Server) -> None:
    person = invite(server)
    sit_down(person, "6-harvest-advanced", "TradeTurn")
    press(person, re.compile("^Offer a trade"))
    press(person, re.compile("^Hand over"))
    expect(person.page.locator(".steps li")).to_have_count(2)
    # Both at once: the second, which is offered before and after the first, does not take its place.
    both = ("Ask for 1 access card", "Offer it with the cards unseen")
    hand = [button(person, name).element_handle() for name in both]
    person.page.evaluate("hand => hand.forEach((button) => button.click())", hand)
    confirm(person, "Offer a trade", "Hand over", *both)
    expect(person.page.get_by_role("log")).to_contain_text("for 1 access card")


def test_garrisons_are_laid_out_in_one_form(invite: Invite, server: Server) -> None:
    person = invite(server)
    sit_down(person, "6-harvest-advanced", "LayGarrisons")
    press(person, re.compile("^Claim"))
    expect(board(person).get_by_text("0 of at most 20 tokens")).to_be_visible()
    press(person, re.compile("^Add a garrison"))
    expect(board(person).get_by_text("0 of at most 20 tokens")).to_have_count(0)
    press(person, "Claim no more")
    confirm(person, "Claim", "Add a garrison", "Claim no more")


def test_a_threat_is_a_sentence(invite: Invite, server: Server) -> None:
    person = invite(server)
    sit_down(person, "3-kanly", "NameDeed")
    board(person).get_by_label("Which deed").select_option("enter")
    board(person).get_by_label("About what").select_option("arrakeen")
    press(person, re.compile("^Threaten:.*Arrakeen"))
    confirm(person, "Bring tokens into Arrakeen")
    expect(person.page.get_by_role("log")).to_contain_text("Arrakeen")


def test_a_duel_is_fought_on_the_board(invite: Invite, server: Server) -> None:
    person = invite(server)
    sit_down(person, "3-kanly", "CallKanly")
    press(person, re.compile("^Kanly!"))
    confirm(person, "Kanly!")
    over = re.compile("wins the duel|Both champions are dead|ends with honour")
    arena = person.page.get_by_role("group", name="The arena")
    log = person.page.get_by_role("log")
    # A blow if there is one to strike, else a step, an obstacle, or whatever else the form has to press.
    blow = board(person).locator("button.open", has_text=re.compile("^Attack|^Parry"))
    ways = [blow, arena.get_by_role("button"), board(person).locator("button.open")]
    fought = 0
    while True:
        person.until(lambda: over.search(log.inner_text()) or any(way.count() for way in ways))
        if over.search(log.inner_text()):
            break
        next(way for way in ways if way.count()).first.click()
        step = person.page.locator(".steps li").last.inner_text()
        confirm(person, *person.page.locator(".steps li").all_inner_texts())
        fought += 1
        assert fought < 200, step
    assert fought > 3


@pytest.mark.parametrize("kind", ["DuelTurn", "ParryAttack"])
def test_on_a_phone_a_duel_asks_once_and_shows_the_answers(kind: str, invite: Invite, server: Server) -> None:
    person = invite(server, size=(360, 740))
    sit_down(person, "3-kanly", kind)
    expect(board(person).locator("header.acting:visible")).to_have_count(0)
    answer = board(person).locator("button.open").last.bounding_box()
    foot = person.page.locator(".foot").bounding_box()
    assert answer is not None
    assert foot is not None
    assert answer["y"] + answer["height"] <= foot["y"]


def test_every_question_of_the_extras_is_explained() -> None:
    extras = ("sietch.classic.prelude", "sietch.classic.duel")
    asked = [frame for frame in FRAMES.values() if issubclass(frame, Ask | Secret) and not frame.__subclasses__()]
    own = {frame.__name__ for frame in asked if frame.__module__.startswith(extras)}
    assert {"Announce", "DuelTurn"} <= own
    listed = re.search(r"const RULES.*?\n};", text("guides.ts"), re.DOTALL)
    assert listed is not None
    guided = re.findall(r'"([A-Z]\w+(?: \w+)*)"', listed[0])
    assert {kind for kinds in guided for kind in kinds.split()} == own


SHOWN = {
    "6-harvest-advanced": "BidForDesk Announce GiveShare Vote AccessBidding WordTrade LayGarrisons",
    "3-kanly": "NameDeed CallKanly ChooseChampion SupportChampion ChooseSide DuelTurn ParryAttack PlaceObstacle",
}


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_no_english_is_left_in_the_forms(lang: str, invite: Invite, server: Server) -> None:
    person = invite(server, lang=lang)
    found: dict[str, list[str]] = {}
    for record, kinds in SHOWN.items():
        for kind in kinds.split():
            sit_down(person, record, kind)
            board(person).locator("svg").first.wait_for()
            found[kind] = left(person.read(), lang)
    assert {kind: english for kind, english in found.items() if english} == {}


def test_nobody_is_shut_out_of_the_forms(invite: Invite, server: Server) -> None:
    person = invite(server)
    eye = Eye(person)
    for record, kinds in (
        ("6-harvest-advanced", "GiveShare Vote WordTrade"),
        ("3-kanly", "NameDeed DuelTurn PlaceObstacle"),
    ):
        for kind in kinds.split():
            sit_down(person, record, kind)
            eye.look(kind, "#board .box.acting")
    assert eye.found == {}
