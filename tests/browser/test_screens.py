"""Every screen, in three languages, on three sizes, in both lights: readable, whole, and open to everybody."""

from __future__ import annotations

import pytest

from tests.browser import checks
from tests.browser.guest import SIZES, Arrival
from tests.browser.screens import SCREENS
from tests.browser.server import Server


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_every_word_has_its_place(language: str, size: str, guest: Arrival, server: Server) -> None:
    ada = guest(language=language, size=SIZES[size])
    asked = [checks.message_ids, checks.overflows, checks.sideways]
    if size == "phone":
        asked.append(checks.small_targets)
    found = []
    for name, go in SCREENS.items():
        go(ada, server)
        ada.settle()
        found += [f"{name}: {finding}" for check in asked for finding in check(ada.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_bars_anybody(theme: str, size: str, guest: Arrival, server: Server) -> None:
    ada = guest(theme=theme, size=SIZES[size])
    found = []
    for name, go in SCREENS.items():
        go(ada, server)
        ada.settle()
        found += [f"{name}: {finding}" for finding in checks.barriers(ada.page)]
    assert not found, "\n".join(found)
