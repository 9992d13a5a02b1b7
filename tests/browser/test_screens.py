"""Every screen, in three languages, on six sizes, in both lights: readable, whole, and open to everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser import checks
from tests.browser.guest import DESK, PHONE, SIZES, Arrival, Guest
from tests.browser.screens import SCREENS
from tests.browser.server import Server

WIDE = [size for size in SIZES.values() if size != PHONE]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_whole_on_every_size(screen: str, guest: Arrival, server: Server) -> None:
    found = [*on_a_phone(guest(size=PHONE), screen, server), *on_wider_ones(guest(size=DESK), screen, server)]
    assert not found, "\n".join(found)


def on_a_phone(guest: Guest, screen: str, server: Server) -> Iterator[str]:
    """What is wrong where fingers are to find their way."""
    SCREENS[screen](guest, server)
    guest.settle()
    for finding in [*barriers(guest), *misplaced(guest, [*EVERYWHERE, checks.small_targets])]:
        yield f"phone, {finding}"


def on_wider_ones(guest: Guest, screen: str, server: Server) -> Iterator[str]:
    """What is wrong anywhere else."""
    SCREENS[screen](guest, server)
    guest.settle()
    yield from barriers(guest)
    for width, height in WIDE:
        guest.page.set_viewport_size({"width": width, "height": height})
        for finding in misplaced(guest, EVERYWHERE):
            yield f"{width} x {height}, {finding}"


def barriers(guest: Guest) -> Iterator[str]:
    """What keeps somebody out, in either light."""
    for theme, rules in (("dark", None), ("light", ["color-contrast"])):  # light changes only colours
        guest.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the two that there are
        guest.settle()
        for finding in checks.barriers(guest.page, rules):
            yield f"{theme}: {finding}"


EVERYWHERE: list[checks.Check] = [
    checks.message_ids,
    checks.overflows,
    checks.sideways,
    checks.small_type,
    checks.covered,
    checks.keys_out_of_sight,
]


def misplaced(guest: Guest, asked: list[checks.Check]) -> Iterator[str]:
    """What is not in its place in one of the languages."""
    for language in ("en", "it", "ru"):
        guest.speak(language)
        for check in asked:
            for finding in check(guest.page):
                yield f"{language}: {finding}"
