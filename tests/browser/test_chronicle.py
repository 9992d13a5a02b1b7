"""A chronicle in the browser: its map, nights by two browsers and over a killed server, its file, a link to nowhere."""

from __future__ import annotations

import signal
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import LAPTOP, LOW, PHONE, Arrival, Guest
from tests.browser.screens import at_map
from tests.browser.server import Server
from tests.browser.tables import Table, look_on

LINK = "web-chronicle-link"
PATIENCE = 30_000  # ms; a map looks now and then


def room(guest: Guest, scene: str) -> Locator:
    """A scenario on somebody's map."""
    return guest.page.locator(f'[data-scene="{scene}"]')


def begin(guest: Guest) -> None:
    """Open a new chronicle from the home page."""
    guest.open()
    guest.page.get_by_role("link", name=guest.say("web-chronicle-door")).click()
    guest.page.get_by_role("textbox", name=guest.say("web-chronicle-name")).fill("The Thursday Monsters")
    guest.button("web-chronicle-new-go").click()
    room(guest, "first-watch").wait_for()


def play(guest: Guest, scene: str) -> None:
    """Begin a night beside a bot, and wait until it asks something."""
    room(guest, scene).click()
    guest.page.get_by_role("radiogroup", name=guest.say("web-chronicle-with")).get_by_text(
        guest.say("web-chronicle-with-bot")
    ).click()
    guest.button("web-chronicle-play").click()
    guest.state = {}  # of another night
    guest.button("web-chronicle-begin").click()
    assert guest.await_question()


def leave_to_bots(guest: Guest, server: Server) -> str:
    """Let a bot play on, go back to the map, and watch from afar until the night is over: where it was played."""
    address = urlsplit(guest.page.url).path
    name = address.removeprefix("/t/")
    guest.page.get_by_role("banner").get_by_role("button", name=guest.say("web-leave")).click()
    guest.button("web-leave-bot").click()
    room(guest, "first-watch").wait_for()
    keys = guest.page.evaluate("table => JSON.parse(localStorage.getItem('lootkeep-keys'))[table]", name)
    look_on(Table(server, name, keys))
    return address


def evenings(guest: Guest, scene: str) -> Locator:
    """What somebody's map tells of the evenings of a scenario."""
    room(guest, scene).click()
    return (
        guest.page.get_by_role("complementary")
        .get_by_role("listitem")
        .filter(has=guest.page.get_by_role("link", name=guest.say("web-chronicle-again")))
    )


def test_three_nights_by_two_browsers_with_the_server_killed_in_the_middle_lose_nothing(
    guest: Arrival, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        ada, bo = guest(at=server, size=LOW), guest(at=server, size=LOW, name="Bo")
        begin(ada)
        bo.page.goto(ada.page.get_by_role("textbox", name=ada.say(LINK)).input_value())
        bo.button("web-chronicle-join").click()
        expect(bo.page.get_by_text("Ada, Bo.")).to_be_visible()

        play(ada, "first-watch")
        address = leave_to_bots(ada, server)
        expect(evenings(ada, "first-watch")).to_have_count(1, timeout=PATIENCE)
        ada.open(address)
        ada.page.get_by_role("dialog").get_by_text("The Thursday Monsters").wait_for()
        ada.page.get_by_role("dialog").locator("a.go").click()  # what comes next in the chronicle

        play(ada, "the-tithe")
        bo.page.reload()
        room(bo, "the-tithe").click()
        expect(bo.button("web-chronicle-watch")).to_be_visible()
        server.end(signal.SIGKILL)
        ada.page.get_by_role("alert").wait_for()
        server.start()
        ada.page.get_by_role("alert").wait_for(state="hidden")
        ada.await_question()
        leave_to_bots(ada, server)

        bo.page.reload()
        play(bo, "high-water")
        leave_to_bots(bo, server)
        for each in (ada, bo):
            each.page.reload()
            for scene in ("first-watch", "the-tithe", "high-water"):
                expect(evenings(each, scene)).to_have_count(1)
        told = [[evenings(each, scene).inner_text() for scene in ("first-watch", "the-tithe")] for each in (ada, bo)]
        assert told[0] == told[1]
        evenings(bo, "first-watch").get_by_role("link").click()
        bo.page.get_by_role("slider").wait_for()
        for each in (ada, bo):
            each.forgive("ERR_CONNECTION_RE")  # refused, reset
    finally:
        server.end()


@pytest.mark.parametrize("size", [LOW, LAPTOP, PHONE])
def test_the_map_is_gone_about_by_the_arrow_keys_and_shows_where_one_goes_on(
    size: tuple[int, int], guest: Arrival, server: Server
) -> None:
    ada = guest(size=size)
    at_map(ada, server)
    ada.settle()
    nights = ada.page.get_by_role("radiogroup", name=ada.say("web-chronicle-map")).get_by_role("radio")
    at = ada.page.locator('[data-scene][aria-checked="true"]')
    expect(at).to_be_in_viewport(ratio=0.9)  # the one that comes next
    expect(at).to_contain_text(ada.say("web-chronicle-next"))
    if size == LOW:
        for number in range(nights.count()):
            expect(nights.nth(number)).to_be_in_viewport(ratio=0.99)
    at.focus()
    ada.page.keyboard.press("Home")
    expect(nights.first).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(nights.nth(1)).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.button("web-chronicle-begin")).to_be_focused()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("End")
    expect(nights.last).to_be_focused()


def test_a_chronicle_is_taken_along_as_a_file_and_brought_again_and_any_night_is_chosen_freely(
    guest: Arrival, server: Server, tmp_path: Path
) -> None:
    ada = guest(size=LOW)
    at_map(ada, server)
    with ada.page.expect_download() as coming:
        ada.button("web-chronicle-take-along").click()
    coming.value.save_as(tmp_path / "monsters.json")
    story = ada.page.locator("main header p").first.inner_text()
    bo = guest(name="Bo")
    bo.open("/chronicles/heroes")
    bo.page.get_by_label(bo.say("web-chronicle-bring")).set_input_files(tmp_path / "monsters.json")
    expect(bo.page.get_by_text(story)).to_be_visible()
    room(bo, "first-watch").click()
    expect(bo.page.get_by_text(bo.say("web-chronicle-brought"))).to_be_visible()
    bo.button("web-chronicle-freely").click()
    bo.page.get_by_role("textbox", name=bo.say("web-invite")).wait_for()
    expect(bo.page.get_by_role("button", name="First Watch")).to_be_visible()


def test_a_link_that_leads_to_no_chronicle_says_so(guest: Arrival) -> None:
    ada = guest(language="it")
    ada.open("/c/nobody-here-99#k=wrong")
    ada.page.get_by_role("heading", name=ada.say("web-chronicle-missing")).wait_for()
    ada.forgive("the server responded with a status of")
