"""Every screen, in three languages, on three sizes, in both lights: readable, whole, and open to everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser import checks
from tests.browser.guest import SIZES, Arrival, Guest
from tests.browser.screens import SCREENS
from tests.browser.server import Server


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_whole_and_open_to_everybody(screen: str, size: str, guest: Arrival, server: Server) -> None:
    ada = guest(size=SIZES[size])
    SCREENS[screen](ada, server)
    ada.settle()
    barred = list(barriers(ada)) if size != "laptop" else []
    found = [*barred, *misplaced(ada, fingers=size == "phone")]
    assert not found, "\n".join(found)


def barriers(guest: Guest) -> Iterator[str]:
    """What keeps somebody out, in either light."""
    for theme, rules in (("dark", None), ("light", ["color-contrast"])):  # light changes only colours
        guest.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two that there are
        guest.settle()
        for finding in checks.barriers(guest.page, rules):
            yield f"{theme}: {finding}"


def misplaced(guest: Guest, *, fingers: bool) -> Iterator[str]:
    """What is not in its place in one of the languages."""
    asked = [checks.message_ids, checks.overflows, checks.sideways, *([checks.small_targets] if fingers else [])]
    for language in ("en", "it", "ru"):
        guest.speak(language)
        for check in asked:
            for finding in check(guest.page):
                yield f"{language}: {finding}"
