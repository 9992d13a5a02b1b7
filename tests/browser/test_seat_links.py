"""What hosts and owners of seats can do: new links for leaked and for lost ones, and quiet among those who watch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, set_table


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which somebody has long been away after a tenth of a second."""
    server = Server(tmp_path_factory.mktemp("hasty"), long_away=0.1)
    server.start()
    yield server
    server.end()


def at_table(guest: Guest, table: Table) -> None:
    """Sit at a table with all its keys."""
    guest.carry(table)
    guest.open(table.address)
    guest.choices.wait_for()


def settings(guest: Guest, part: str) -> None:
    """Open the settings, and this part of them."""
    guest.button("web-settings").click()
    guest.page.get_by_role("dialog").get_by_text(guest.say(part)).click()


def shown_link(guest: Guest, label: str, **args: str) -> str:
    """The link that stands there."""
    return guest.page.get_by_role("dialog").get_by_role("textbox", name=guest.say(label, **args)).input_value()


def sit_down(guest: Guest, table: Table) -> None:
    """Come by the invitation and take the free place."""
    guest.page.goto(f"{guest.address}{table.address}#k={table.keys['invite']}")
    guest.button("web-sit-here").click()
    guest.button("web-stand-up").wait_for()


def test_a_new_link_takes_the_seat_from_whoever_has_the_old_one(guest: Arrival, server: Server) -> None:
    ada, thief = guest(), guest(name="Eve")
    table = set_table(server, "looterz", bots=2)
    ada.page.goto(f"{ada.address}{table.address}#s=0.{table.keys['seats']['0']}")
    settings(ada, "web-seat-link")
    old = shown_link(ada, "web-seat-link")
    thief.page.goto(old)
    thief.choices.wait_for()
    ada.button("web-new-seat-link").click()
    ada.page.get_by_text(ada.say("web-new-seat-link-done")).wait_for()
    new = shown_link(ada, "web-seat-link")
    assert new != old
    thief.page.get_by_text(thief.say("web-gone"), exact=True).wait_for()
    ada.state = {}
    ada.page.reload()  # and the new one is what this browser keeps
    ada.await_question()
    phone = guest(size=(390, 844))
    phone.page.goto(new)
    phone.choices.wait_for()
    assert phone.state["seat"] == 0


def test_the_host_makes_a_link_for_somebody_who_lost_theirs(guest: Arrival, hasty: Server) -> None:
    ada, bo = guest(at=hasty), guest(at=hasty, name="Bo")
    table = set_table(hasty, "looterz", bots=0, friends=1, start=False)
    ada.carry(table)
    ada.open(table.address)
    sit_down(bo, table)
    ada.button("web-start").click()
    ada.choices.wait_for()
    settings(ada, "web-lost-links")
    make = ada.button("web-lost-link-make")
    expect(make).to_have_count(0)  # while Bo is there
    bo.context.close()
    ada.page.get_by_role("dialog").get_by_text(ada.say("web-seat-away", time="").strip()).first.wait_for()
    ada.page.clock.install()
    ada.page.clock.fast_forward(121_000)  # by the clock of this screen
    make.click()
    claim = shown_link(ada, "web-lost-link-of", name="Bo")
    back = guest(at=hasty)
    back.page.goto(claim)
    back.choices.wait_for()
    back.wait(lambda: back.state.get("seat") == 1, "Bo's eyes")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_text(ada.say("web-taken-over", name="Bo")).wait_for()
    late = guest(at=hasty)
    late.page.goto(claim)
    late.page.get_by_text(late.say("web-gone"), exact=True).wait_for()


def test_the_host_silences_those_who_watch(guest: Arrival, server: Server) -> None:
    ada, watcher = guest(), guest(name="Eve")
    table = set_table(server, "looterz", bots=2, public=True)
    at_table(ada, table)
    watcher.open(table.address)
    watcher.choices.wait_for()
    for each in (ada, watcher):
        each.button("web-chat").first.click()
    field = watcher.page.get_by_role("textbox", name=watcher.say("web-chat-say"))
    expect(field).to_be_enabled()
    ada.button("web-silence-watchers").click()
    watcher.page.get_by_text(watcher.say("server-watchers-silenced")).wait_for()
    expect(field).to_have_count(0)
    ada.button("web-unsilence-watchers").click()
    expect(field).to_be_enabled()
