"""What surrounds a board: rules, settings, notices, toasts, the log, records and replays, in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Locator, Page, expect

from support.patience import PATIENCE, until
from web.browsing import Held, Person, Server

# Remembers the notices of the browser, and whether anybody asked for leave; the page seems to be behind another window.
NOTICED = """
window.noticed = [];
const Own = window.Notification;
window.Notification = class extends Own {
  constructor(title, more) { super(title, more); window.noticed.push(more.body); }
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def finished(server: Server, game: str = "imperium") -> str:
    """A game that bots have played to its end."""
    table = server.table(game, ["random"] * 3, start=False).id  # nobody is waited for
    place = f"/api/tables/{table}"
    until(lambda: server.ask("GET", place)["status"] == "finished", "the bots did not finish their game")
    return table


def seated(browser: Browser, server: Server, count: int = 2) -> list[Person]:
    """People who sit at one table of a game that has begun."""
    table = server.table("imperium", ["link"] * count, start=False)
    people = [Person(browser, server) for _ in range(count)]
    for seat, person in enumerate(people):
        person.visit(table.link(seat))
    server.ask("POST", f"/api/tables/{table.id}/start", key=table.host_key)
    for person in people:
        person.page.locator("[data-status=playing]").wait_for()
    return people


def act(person: Person, seed: int) -> None:
    """One confirmed choice of somebody whose turn it is, until the table has taken it."""
    panel = person.page.locator("section.mine")
    panel.wait_for()
    before = panel.get_attribute("data-actions")
    person.play(most=1, seed=seed)
    expect(person.page.locator("[data-status]")).not_to_have_attribute("data-actions", str(before))


def at_most(found: Locator, many: int) -> None:
    """Some, but no more than that."""
    expect(found.nth(many)).to_have_count(0)
    expect(found.first).to_be_visible()


def test_a_rule_reference_opens_the_rules_at_that_rule(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.play_now("imperium")
    page = person.page
    reference = page.locator("[data-status] .rule").first
    for seed in range(20):
        page.locator("section.mine").wait_for()
        page.evaluate("document.querySelectorAll('[data-status] details').forEach(part => (part.open = true))")
        if reference.count() > 0:
            break
        act(person, seed)
    id = reference.inner_text()
    reference.hover()
    sentence = page.locator("[role=tooltip]").inner_text()
    assert len(sentence) > 20
    reference.click()
    rule = page.locator(f'[data-rule="{id}"]')
    expect(rule).to_be_in_viewport()
    assert sentence in rule.inner_text()
    tab(page, "Log")
    page.keyboard.press("r")
    page.get_by_role("searchbox", name="Search the rules").fill("swordmaster agent")
    at_most(page.locator("[data-rule]"), 19)
    assert person.faults == []


def test_the_rules_have_a_page_in_every_language(browser: Browser, server: Server) -> None:
    for lang, words, id in (("fr", "autant cartes traitrise", "FR-VIII.A"), ("it", "fr viii a", "FR-VIII.A")):
        person = Person(browser, server, lang=lang)
        person.visit("/rules/classic")
        person.page.locator("[data-rule]").first.wait_for()
        assert person.page.locator("[data-rule]").count() > 200
        person.page.get_by_role("searchbox").fill(words)
        expect(person.page.locator(f'[data-rule="{id}"]')).to_be_visible()
        at_most(person.page.locator("[data-rule]"), 29)
        person.visit("/rules/classic#FR-XII.A")
        expect(person.page.locator('[data-rule="FR-XII.A"]')).to_be_in_viewport()
        assert person.faults == []


def test_settings_are_kept_and_nothing_draws_attention_unasked(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.visit()
    page = person.page
    page.get_by_role("button", name="Settings").click()
    sounds, notices = page.get_by_role("switch", name="Sounds"), page.get_by_role("switch", name="Notices")
    expect(sounds).not_to_be_checked()
    expect(notices).not_to_be_checked()
    sounds.check()
    page.get_by_role("radio", name="Dark").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("switch")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()
    page.get_by_role("radio", name="As the system").check()
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert person.faults == []


def test_a_browser_that_refuses_notices_says_so(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.visit()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("switch", name="Notices").click()
    expect(person.page.get_by_text("told not to show notices")).to_be_visible()
    expect(person.page.get_by_role("switch", name="Notices")).not_to_be_checked()


def test_whoever_looks_away_is_told_of_a_turn(browser: Browser, server: Server) -> None:
    first, second = seated(browser, server)
    first.page.locator("section.mine").or_(first.page.get_by_text("The table waits for")).wait_for()
    if first.page.locator("section.mine").count() == 0:
        first, second = second, first
    page = second.page
    page.context.grant_permissions(["notifications"])
    page.add_init_script(NOTICED)
    page.reload()
    page.locator("[data-status=playing]").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Notices").check()
    second.until(lambda: page.evaluate("window.noticed.length") > 0)
    assert page.evaluate("window.noticed") == ["This is how you will be told that it is your turn."]
    page.evaluate("window.away = true")
    for seed in range(12):
        act(first, seed)
        if first.page.locator("section.mine").count() == 0:
            break
    page.locator("section.mine").wait_for()
    second.until(lambda: page.evaluate("window.noticed.length") > 1)
    assert page.evaluate("window.noticed")[1:] == ["It is your turn."]


def test_a_quick_hand_loses_no_choice(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.play_now("imperium")
    person.asked_for()
    options = person.page.locator(".options .option")
    second = options.nth(1).inner_text().splitlines()[0]
    assert second.startswith("Play ")
    # All at once, long before the server can have tried the first.
    person.page.evaluate("[...document.querySelectorAll('.options .option')].slice(0, 2).forEach((one) => one.click())")
    steps = person.page.locator(".steps li")
    expect(steps).to_have_text([second])
    person.page.evaluate("document.querySelector('.foot .back').click()")
    expect(steps).to_have_count(0)
    before = person.actions
    person.page.evaluate("""() => {
        document.querySelectorAll('.options .option').forEach((option, n) => n < 2 && option.click());
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    }""")
    expect(person.page.locator("[data-status]")).not_to_have_attribute("data-actions", str(before))
    expect(person.page.locator("#question")).to_contain_text(second.removeprefix("Play "))
    assert person.faults == []


def test_talk_is_seen_in_passing_and_counted(browser: Browser, server: Server) -> None:
    first, second = seated(browser, server)
    first.page.keyboard.press("c")
    expect(first.page.get_by_text("the rules allow you no secret talk")).to_be_visible()
    first.page.get_by_role("textbox", name="Say something").fill("The spice must flow")
    first.page.get_by_role("button", name="Send", exact=True).click()
    toast = second.page.locator(".toast")
    expect(toast).to_contain_text("The spice must flow")
    expect(second.page.get_by_role("tab", name="Talk")).to_contain_text("1")
    toast.get_by_role("button", name="Show").click()
    expect(second.page.get_by_role("tab", name="Talk")).to_have_text("Talk")
    second.page.reload()
    second.page.locator("[data-status=playing]").wait_for()
    expect(second.page.get_by_role("tab", name="Talk")).to_have_text("Talk")
    expect(second.page.locator(".toast")).to_have_count(0)
    assert first.faults == second.faults == []


def test_a_tab_that_is_hidden_before_it_is_drawn_hears_on(browser: Browser, server: Server) -> None:
    first, second = seated(browser, server)
    first.page.keyboard.press("c")
    field = first.page.get_by_role("textbox", name="Say something")
    second.page.evaluate("window.requestAnimationFrame = () => 0")  # nothing is drawn any more
    for n, line in enumerate(("Fear is the mind-killer", "I will face my fear")):
        field.fill(line)
        first.page.get_by_role("button", name="Send", exact=True).click()
        first.page.get_by_role("tabpanel").get_by_text(line).wait_for()
        if n == 0:
            second.page.wait_for_timeout(300)
            second.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    expect(second.page.get_by_role("tab", name="Talk")).to_contain_text("2")
    first.context.close()
    second.context.close()


def test_keys_are_listed_and_do_not_reach_the_table(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.play_now("imperium")
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("r")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def test_a_reader_of_the_log_is_not_pulled_away(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.play_now("imperium")
    for seed in range(8):
        act(person, seed)
    log = person.page.get_by_role("log")
    at_end = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 40"
    person.alone_asked()
    person.until(lambda: log.evaluate(at_end))
    log.evaluate("log => log.scrollTo(0, 0)")
    for seed in range(4):
        act(person, seed)
    assert log.evaluate("log => log.scrollTop") < 40
    person.page.get_by_role("button", name="new line").click()
    person.until(lambda: log.evaluate(at_end))
    person.page.get_by_role("button", name="Filter").click()
    person.page.get_by_role("searchbox", name="Words").fill("Round")
    expect(log.locator("li").first).to_be_visible()


def test_a_game_that_is_over_says_who_came_where_and_leads_on(browser: Browser, server: Server) -> None:
    table = finished(server)
    ranking = server.ask("GET", f"/api/tables/{table}")["result"]["ranking"]
    person = Person(browser, server)
    person.visit(f"/t/{table}")
    panel = person.page.locator("[data-status=finished]")
    expect(panel.locator("li")).to_have_count(sum(len(seats) for seats in ranking))
    expect(panel).to_contain_text("victory point")
    panel.get_by_role("link", name="Replay").click()
    person.page.wait_for_url(f"**/replay/{table}*")
    person.page.locator("output").wait_for()
    assert person.faults == []


def test_whoever_has_no_seat_is_told_so(browser: Browser, server: Server) -> None:
    table = server.table("imperium", ["link", "link"])
    person = Person(browser, server)
    person.visit(f"/t/{table.id}")
    expect(person.page.locator("[data-status=playing]")).to_contain_text("You are watching.")
    person.visit(table.link(0))
    person.page.reload()
    expect(person.page.get_by_text("you", exact=True).first).to_be_visible()
    expect(person.page.get_by_text("You are watching.")).to_have_count(0)


def test_a_table_that_is_not_there_cannot_be_watched(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.visit("/t/k3j5ug5y")
    expect(person.page.get_by_role("alert")).to_contain_text("There is no such table")
    expect(person.page.get_by_role("alert").get_by_role("link")).to_have_text(["Home"])
    expect(person.page.locator("h1")).to_have_count(1)


def test_the_waiting_room_says_who_starts_and_whom_to_send_what(browser: Browser, server: Server) -> None:
    host, guest = Person(browser, server), Person(browser, server)
    host.visit("/new/imperium")
    for place, who in enumerate(("here", "open", "link")):
        host.page.locator(".seat select").nth(place).select_option(who)
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_text("You opened this table")).to_be_visible()
    expect(host.page.get_by_role("button", name="Some seats are still free")).to_be_disabled()
    link = host.page.get_by_label("Link for whoever takes a free seat").input_value()
    guest.visit(link.removeprefix(server.address))
    expect(guest.page.get_by_text("whoever opened this table starts it")).to_be_visible()
    guest.page.get_by_role("button", name="Sit here").click()
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, guest):
        person.page.locator("[data-status=playing]").wait_for()
        assert person.faults == []


def test_a_name_said_in_the_waiting_room_is_seen_by_the_others_and_kept_for_the_next_table(
    browser: Browser, server: Server
) -> None:
    host, guest = Person(browser, server), Person(browser, server)

    def meet() -> None:
        host.visit("/new/imperium")
        host.page.locator(".seat select").nth(1).select_option("link")
        host.page.get_by_role("button", name="Open the table").click()
        link = host.page.get_by_label("Personal link for seat 2").input_value()
        guest.visit(link.removeprefix(server.address))
        guest.page.get_by_text("whoever opened this table starts it").wait_for()

    meet()
    expect(guest.page.get_by_text("Seat 1")).to_be_visible()
    host.page.get_by_label("Your name").fill("Chani")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_text("Chani")).to_be_visible()
    meet()
    expect(guest.page.get_by_text("Chani")).to_be_visible()
    assert host.faults == guest.faults == []


def test_what_is_still_being_fetched_is_waited_for(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.page
    held = Held(page, "**/log?*", "**/words?*")
    person.visit(server.table("imperium", ["link", "random"]).link(0))
    page.locator("[data-status=playing]").wait_for()
    expect(page.get_by_role("log")).to_have_attribute("aria-busy", "true")
    expect(page.get_by_text("Nothing has happened yet.")).to_have_count(0)
    expect(page.locator(".board [aria-busy=true]")).to_be_visible()
    held.let_go()
    person.board_is_there()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    assert person.faults == []


def test_a_wide_screen_shows_talk_beside_the_log(browser: Browser, server: Server) -> None:
    person = Person(browser, server, size=(2560, 1440))
    person.play_now("imperium")
    page = person.page
    expect(page.get_by_role("tab")).to_have_text(["Log", "Rules", "Table"])
    page.get_by_label("Say something").fill("The sleeper must awaken.")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_label("Talk").get_by_text("The sleeper must awaken.")).to_be_visible()
    page.keyboard.press("Escape")
    assert person.faults == []


def test_a_record_is_opened_looked_through_and_played_on(browser: Browser, server: Server, tmp_path: Path) -> None:
    record = httpx.get(f"{server.address}/api/tables/{finished(server)}/record", timeout=PATIENCE).text
    (tmp_path / "good.json").write_text(record, encoding="utf-8")
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    person = Person(browser, server, lang="fr")
    person.visit()
    page = person.page
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(tmp_path / "bad.json")
    expect(page.get_by_role("alert")).to_contain_text("Sietch sait rejouer")
    chooser.set_input_files(tmp_path / "good.json")
    page.wait_for_url("**/replay/*")
    place = page.locator("output")
    actions = len(json.loads(record)["actions"])
    expect(place).to_contain_text(f"Action 0 sur {actions}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(place).to_contain_text("Action 1 sur")
    page.keyboard.press("]")
    expect(place).not_to_contain_text("Action 1 sur")
    page.keyboard.press("End")
    expect(place).to_contain_text(f"Action {actions} sur")
    page.keyboard.press("[")
    page.keyboard.press(" ")
    page.get_by_role("button", name="Pause").wait_for()
    page.keyboard.press(" ")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("f")
    page.wait_for_url("**/t/*")
    page.locator("[data-status=playing]").wait_for()
    assert [fault for fault in person.faults if "422" not in fault] == []


def test_an_account_leads_back_to_its_tables(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.expect("401")  # nobody is logged in at first
    page = person.page
    for seats in (["link", "random"], ["link", "link", "random"]):
        table = server.table("imperium", seats)
        for seat in table.keys:
            person.visit(table.link(seat))
            page.locator(".curtain, [data-status=playing]").first.wait_for()
    person.visit("/account")
    page.get_by_label("Name").fill("Liet of the tables")
    page.get_by_label("Password").fill("the spice must flow")
    page.get_by_role("button", name="New account").click()
    page.get_by_role("button", name="Add the seats of this device").click()
    rows = page.locator("li", has=page.get_by_role("link", name="Dune: Imperium"))
    expect(rows).to_have_count(3)  # one for each seat
    expect(rows.filter(has_text="Your turn")).not_to_have_count(0)
    rows.first.get_by_role("link").click()
    page.locator(".curtain, [data-status=playing]").first.wait_for()
    assert person.faults == []


def test_whoever_finds_no_free_seat_is_told_where_to_go(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.visit(f"/t/{server.table('imperium', ['link', 'link'], start=False, name='Sietch Tabr').id}")
    page = person.page
    expect(page.get_by_role("heading", name="Sietch Tabr")).to_be_visible()
    expect(page.get_by_role("heading", name="Dune: Imperium")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert person.faults == []
