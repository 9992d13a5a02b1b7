"""One server and one browser for all tests of a worker, and guests with screens of their own for each test."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.guest import DESK, Arrival, Guest
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

    def arrive(
        *,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "dark",
        at: Server = server,
        **settings: object,
    ) -> Guest:
        phone = size[0] < 720
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            locale=language,
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
        )
        kept = json.dumps(json.dumps({"language": language, "speed": 0, "guide": False, "name": "Ada", **settings}))
        context.add_init_script(
            f'localStorage.getItem("lootkeep-settings") ?? localStorage.setItem("lootkeep-settings", {kept})'
        )
        guests.append(Guest(context, at.address, language))
        return guests[-1]

    yield arrive
    for each in guests:
        each.context.close()
    assert [trouble for each in guests for trouble in each.troubles] == []
