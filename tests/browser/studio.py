"""A server and a browser of our own, for programs that take pictures outside the tests."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.server import Server


@contextmanager
def studio(position: str = "") -> Iterator[tuple[Browser, Server]]:
    """Both, until the pictures are taken; without a Chromium the program ends with a word on it.

    If there is a position, every game at that server begins from it."""
    program = chromium.find()
    if program is None:
        raise SystemExit("There is no Chromium: install it, or name it in LOOTKEEP_CHROMIUM.")
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home), position=position)
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=chromium.ARGUMENTS)
        try:
            yield browser, server
        finally:
            browser.close()
            server.end()
