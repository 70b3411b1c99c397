"""Bad moments: each says what happened and what to do, and nothing that was typed or chosen is lost."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from sietch import games
from sietch.kernel.record import Record
from web.browsing import Held, Person, Server
from web.conftest import Invite

GONE = ("ERR_", "WebSocket")

# The connection that a page opened last, for the test to look at.
WAY = """
window.way = null;
window.WebSocket = class extends WebSocket {
  constructor(address) { super(address); window.way = this; }
};
"""


def says(person: Person, sentence: str) -> None:
    person.page.get_by_text(sentence).first.wait_for()


def offers(person: Person, *links: str) -> None:
    """What can be done about it."""
    for name in links:
        assert person.page.locator("main").get_by_role("link", name=name).count() > 0


def test_the_server_is_gone(invite: Invite, own_server: Server) -> None:
    person = invite(own_server)
    person.expect(*GONE)
    person.visit("/new/classic")
    person.page.get_by_label("Name of the table").fill("Arrakeen")
    own_server.stop(signal.SIGKILL)
    person.page.get_by_role("button", name="Open the table").click()
    says(person, "The server does not answer.")
    assert person.page.get_by_label("Name of the table").input_value() == "Arrakeen"
    own_server.start()
    person.page.get_by_role("button", name="Open the table").click()  # the same again is all it takes
    person.page.locator("[data-status=playing]").wait_for()


def test_what_is_said_while_the_server_is_gone_is_said_later(invite: Invite, own_server: Server) -> None:
    person = invite(own_server)
    person.expect(*GONE)
    person.play_now("imperium")
    person.page.get_by_role("tab", name="Talk").click()
    person.page.get_by_label("Say something").fill("Fear is the mind-killer.")
    own_server.stop(signal.SIGKILL)
    says(person, "Connection lost")
    person.page.get_by_role("button", name="Send", exact=True).click()
    own_server.start()
    person.page.get_by_role("tabpanel").get_by_text("Fear is the mind-killer.").wait_for()


def test_a_board_that_could_not_be_fetched_comes_later(invite: Invite, own_server: Server) -> None:
    person = invite(own_server)
    person.expect(*GONE)
    held = Held(person.page, "**/assets/Board-*")
    table = own_server.table("imperium", ["link", "random"])
    with person.page.expect_request("**/assets/Board-*.js"):
        person.visit(table.link(0))
    person.page.get_by_role("tab", name="Talk").click()
    person.page.get_by_label("Say something").fill("Fear is the mind-killer.")
    own_server.freeze()
    held.let_go()
    own_server.stop(signal.SIGKILL)
    own_server.start()
    person.board_is_there()
    assert person.page.get_by_label("Say something").input_value() == "Fear is the mind-killer."


def test_a_way_to_the_table_that_was_lost_before_there_was_a_page_is_opened_again(
    invite: Invite, own_server: Server
) -> None:
    person = invite(own_server)
    person.expect(*GONE)
    table = own_server.table("imperium", ["link", "random"])
    opened: list[str] = []
    person.page.on("websocket", lambda way: opened.append(way.url))
    person.visit(table.link(0))
    person.asked_for()
    assert len(opened) == 1  # the page takes over what was opened before it
    held = Held(person.page, "**/assets/en-*")
    person.page.add_init_script(WAY)
    person.page.reload(wait_until="commit")
    person.until(lambda: held.routes)
    person.page.wait_for_function("way?.readyState === WebSocket.OPEN")
    own_server.stop(signal.SIGKILL)
    person.page.wait_for_function("way.readyState === WebSocket.CLOSED")
    own_server.start()
    held.let_go()
    person.asked_for()
    assert len(opened) == 3


def test_words_and_log_that_could_not_be_fetched_come_later(invite: Invite, own_server: Server) -> None:
    person = invite(own_server)
    person.expect(*GONE)
    table = own_server.table("imperium", ["link", "random"])
    person.visit(table.link(0))
    person.asked_for()
    person.play(most=6)
    person.page.route(re.compile(r"/(words|log)\?"), lambda request: request.abort())
    with person.page.expect_event("requestfailed"):
        person.page.reload()
    person.asked_for()
    assert person.page.locator("[role=log] li:not(.none)").count() == 0
    person.page.unroute(re.compile(r"/(words|log)\?"))
    own_server.stop(signal.SIGKILL)
    says(person, "Connection lost")
    own_server.start()
    person.board_is_there()
    person.page.locator("[role=log] li:not(.none)").first.wait_for()


def test_a_database_that_is_away_for_a_moment_is_waited_for(invite: Invite, server: Server) -> None:
    person = invite(server)
    table = server.table("imperium", ["link", "random"])
    refused: list[str] = []

    def meet(socket: WebSocketRoute) -> None:
        if refused:
            socket.connect_to_server()
            return
        refused.append(socket.url)
        socket.send(json.dumps({"type": "error", "code": "unsaved", "message": "The table cannot be read."}))
        socket.close(code=4408)

    person.page.route_web_socket("**/play", meet)
    person.visit(table.link(0))
    person.page.locator("[data-status=playing]").wait_for()
    assert len(refused) == 1


def test_what_has_happened_is_shown_before_it_is_confirmed(invite: Invite, server: Server) -> None:
    person = invite(server)
    table = server.table("imperium", ["link", "random"])
    late: list[tuple[WebSocketRoute, str | bytes]] = []

    def meet(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "done":
                late.append((socket, message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    person.page.route_web_socket("**/play", meet)
    person.visit(table.link(0))
    asked, before = person.asked_for(), person.actions
    person.page.locator(".options .option:not([disabled])").first.click()
    person.page.locator(".foot .act:not([disabled])").click()
    expect(person.page.locator("[data-actions]")).not_to_have_attribute("data-actions", str(before))
    expect(person.page.locator(".steps li")).to_have_count(0)
    expect(person.page.locator("#question")).not_to_have_text(asked)
    person.page.keyboard.press("1")  # a quick hand answers the next question
    person.until(lambda: late)
    [(socket, message)] = late
    late.clear()
    socket.send(message)
    person.page.locator("section.mine .option:not([disabled])").first.wait_for()  # and the game goes on
    expect(person.page.locator(".steps li")).to_have_count(1)


def test_a_seat_is_taken_elsewhere(invite: Invite, server: Server) -> None:
    person = invite(server)
    table = server.table("imperium", ["link", "random"])
    person.visit(table.link(0))
    person.page.locator("[data-status=playing]").wait_for()
    server.ask("POST", f"/api/tables/{table.id}/seats/0/hand-over", {"name": "Stilgar"}, table.keys[0])
    says(person, "This seat was given to somebody else.")
    offers(person, "Watch without a seat", "Home")
    person.page.get_by_role("link", name="Watch without a seat").click()
    person.page.locator("[data-status=playing]").wait_for()
    assert person.page.locator(".options .option").count() == 0


def test_a_link_is_invalid(invite: Invite, server: Server) -> None:
    person = invite(server)
    person.expect("404", "401", "403")
    person.visit("/t/nowhere2")
    says(person, "There is no such table, or it is gone.")
    offers(person, "Home")
    table = server.table("imperium", ["link", "link"])
    person.visit(f"/t/{table.id}#seat={'2' * 26}")
    says(person, "This link does not belong to a seat that you may use.")
    offers(person, "Watch without a seat", "Home")
    person.page.get_by_role("link", name="Watch without a seat").click()
    person.page.locator("[data-status=playing]").wait_for()


def test_a_table_is_finished(invite: Invite, server: Server) -> None:
    """Whoever comes too late sees who won, and can look at the game again."""
    record = Path(__file__).parents[1] / "golden" / "imperium" / "2-mixed.json"
    brought = server.ask("POST", "/api/records", record.read_text(encoding="utf-8"))
    person = invite(server)
    person.visit(f"/t/{brought['id']}")
    person.page.locator("[data-status=finished]").wait_for()
    says(person, "won.")
    person.page.get_by_role("tab", name="Table").click()
    person.page.get_by_role("link", name="Replay").first.click()
    person.page.wait_for_url(f"**/replay/{brought['id']}*")
    person.page.get_by_role("log").wait_for()


def test_a_record_cannot_be_read(invite: Invite, server: Server, tmp_path: Path) -> None:
    person = invite(server)
    person.expect("400", "422")
    person.visit()
    box = person.page.locator("input[type=file]")
    bad = tmp_path / "notes.json"
    bad.write_text("these are not the records you are looking for")
    box.set_input_files(bad)
    person.page.get_by_role("alert").wait_for()
    assert len(person.page.get_by_role("alert").inner_text().split()) > 3
    torn = json.loads((Path(__file__).parents[1] / "golden" / "imperium" / "2-mixed.json").read_text(encoding="utf-8"))
    torn["actions"][5] = "a teleport arrakeen"
    bad.write_text(json.dumps(torn))
    with person.page.expect_response(re.compile("/api/records")):
        box.set_input_files(bad)
    person.page.get_by_role("alert").wait_for()
    # One that can be read opens, and the page is still good for it.
    good = tmp_path / "game.json"
    good.write_text(Record.start(games.find("imperium"), None, ["random"] * 2, 1).to_json())
    box.set_input_files(good)
    person.page.wait_for_url("**/replay/*")


def test_a_choice_that_the_server_does_not_answer_is_seen_to_be_on_its_way(invite: Invite, own_server: Server) -> None:
    person = invite(own_server)
    person.play_now("classic")
    person.asked_for()
    own_server.freeze()
    person.page.locator(".options .option:not([disabled])").first.click()
    expect(person.page.locator(".foot .act")).to_have_text("Sending…")
    own_server.thaw()
    expect(person.page.locator(".foot .act:not([disabled])")).to_contain_text("Confirm")


def test_a_move_is_refused(invite: Invite, own_server: Server) -> None:
    """The same seat in two windows: whoever is slower is told, sees how things stand, and can play on."""
    table = own_server.table("imperium", ["link", "link"])
    seat = own_server.ask("GET", f"/api/tables/{table.id}")["waiting"][0]
    people = [invite(own_server), invite(own_server)]
    for person in people:
        person.visit(table.link(seat))
        person.asked_for()
        person.page.locator(".options .option:not([disabled])").first.click()
        person.page.locator(".foot .act:not([disabled])").wait_for()
    before = people[0].actions
    own_server.freeze()
    for person in people:
        person.page.locator(".foot .act").click()
    own_server.thaw()
    for person in people:
        person.page.wait_for_function(
            "(n) => document.querySelector('[data-actions]').dataset.actions > n"
            " && !document.querySelector('.foot .act')?.innerText.includes('Sending')",
            arg=before,
        )
    alerts = [person.page.locator("section[data-status] [role=alert]") for person in people]
    people[0].until(lambda: any(alert.count() for alert in alerts))
    told = [alert.all_inner_texts() for alert in alerts]
    assert sorted(map(len, told)) == [0, 1]
    slow = people[[len(lines) for lines in told].index(1)]
    assert len(told[people.index(slow)][0].split()) > 2
    assert own_server.ask("GET", f"/api/tables/{table.id}")["actions"] == before + 1
    assert slow.play(most=1).acted == 1
