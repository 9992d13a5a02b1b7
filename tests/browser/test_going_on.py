"""Nothing is lost: a page that is loaded again, and a server that is killed."""

from __future__ import annotations

import random
import signal
from pathlib import Path

from playwright.sync_api import Route

from tests.browser.guest import Arrival
from tests.browser.players import play_by_choices
from tests.browser.screens import at_table
from tests.browser.server import Server
from tests.browser.tables import set_table


def test_a_page_that_is_loaded_again_is_the_same_seat_at_the_same_moment(guest: Arrival, server: Server) -> None:
    ada = guest()
    ada.open(set_table(server, "looterz", bots=2).path)
    play_by_choices(ada, random.Random(1), 4)
    ada.await_question()
    before, ada.state = ada.state, {}
    ada.page.reload()
    ada.await_question()
    for part in ("version", "seat", "view", "decision"):
        assert ada.state[part] == before[part]
    play_by_choices(ada, random.Random(2), 2)


def test_a_page_comes_back_by_itself_to_a_server_that_was_killed(guest: Arrival, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        ada = guest(at=server)
        ada.open(set_table(server, "looterz", bots=2).path)
        play_by_choices(ada, random.Random(1), 4)
        ada.await_question()
        version = ada.version
        server.end(signal.SIGKILL)
        lost = ada.page.get_by_role("alert")
        lost.wait_for()
        server.start()
        lost.wait_for(state="hidden")
        assert ada.version >= version
        play_by_choices(ada, random.Random(2), 3)
        ada.page.close()  # or else it would look for the server once more
        ada.forgive("ERR_CONNECTION_REFUSED")
    finally:
        server.end()


def test_a_page_that_is_older_than_its_server_is_loaded_anew(guest: Arrival, server: Server) -> None:
    ada = guest()
    at_table("looterz", ada, server)
    ada.settle()
    looks: list[str] = []  # whether the server is there

    def pass_on(route: Route) -> None:
        if route.request.method == "HEAD":
            looks.append(route.request.url)
        is_gone = "/assets/" in route.request.url and not looks  # until then the page is an old one
        route.fulfill(status=404) if is_gone else route.continue_()

    ada.page.route("**/*", pass_on)
    with ada.page.expect_navigation():
        ada.page.get_by_role("banner").get_by_role("button", name=ada.say("web-rules")).click()
    ada.await_question()
    ada.page.get_by_role("banner").get_by_role("button", name=ada.say("web-rules")).click()
    ada.page.get_by_role("complementary", name=ada.say("web-rules")).wait_for()
    ada.forgive("Failed to load resource")
    ada.forgive("dynamically imported module")
    ada.forgive("Unable to preload")
