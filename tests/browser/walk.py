"""A walk over a page: every size that screens have, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lootkeep.speech import LANGUAGES
from tests.browser import checks
from tests.browser.guest import SIZES, Guest

Size = tuple[int, int]


def walk(guest: Guest, *more: str, sizes: Iterable[Size] = SIZES.values()) -> Iterator[str]:
    """What is wrong anywhere, by what holds on every screen and by more checks."""
    for language in LANGUAGES:  # to change it costs more than to change the size
        guest.speak(language)
        for width, height in sizes:
            guest.resize(width, height)
            for finding in checks.look(guest.page, *checks.EVERYWHERE, *more):
                yield f"{language}, {width} x {height}: {finding}"
