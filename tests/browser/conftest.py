"""One server and one browser for all tests of a worker, and guests with screens of their own for each test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.guest import Arrival, Guest, arrive
from tests.browser.server import Server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; without it there is nothing to test here, which CI does not accept."""
    program = chromium.find()
    if program is None:
        message = "no Chromium: install it, or name it in LOOTKEEP_CHROMIUM"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests may use."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.end()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Arrival]:
    """Call it for a guest; whatever went wrong at any guest's screen fails the test at its end."""
    guests: list[Guest] = []

    def come(*, at: Server = server, **wishes: Any) -> Guest:
        guests.append(arrive(browser, at, **wishes))
        return guests[-1]

    yield come
    for each in guests:
        each.context.close()
    assert [trouble for each in guests for trouble in each.troubles] == []
