"""Every screen, in three languages, on six sizes, in both lights: readable, whole, and open to everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser import checks
from tests.browser.guest import DESK, PHONE, SIZES, Arrival, Guest
from tests.browser.screens import SCREENS
from tests.browser.server import Server
from tests.browser.walk import walk

WIDE = [size for size in SIZES.values() if size != PHONE]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_whole_on_every_size(screen: str, guest: Arrival, server: Server) -> None:
    found = [*on_a_phone(guest(size=PHONE), screen, server), *on_wider_ones(guest(size=DESK), screen, server)]
    assert not found, "\n".join(found)


def on_a_phone(guest: Guest, screen: str, server: Server) -> Iterator[str]:
    """What is wrong where fingers are to find their way."""
    SCREENS[screen](guest, server)
    guest.settle()
    yield from barriers(guest)
    yield from walk(guest, checks.SMALL_TARGETS, sizes=[PHONE])


def on_wider_ones(guest: Guest, screen: str, server: Server) -> Iterator[str]:
    """What is wrong anywhere else."""
    SCREENS[screen](guest, server)
    guest.settle()
    yield from barriers(guest)
    yield from walk(guest, sizes=WIDE)


def barriers(guest: Guest) -> Iterator[str]:
    """What keeps somebody out, in either light."""
    for theme, rules in (("dark", None), ("light", ["color-contrast"])):  # light changes only colours
        guest.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two that there are
        guest.settle()
        for finding in checks.barriers(guest.page, rules):
            yield f"{theme}: {finding}"
