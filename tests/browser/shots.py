"""Pictures of every screen, in both lights and six sizes, to be looked at.

python -m tests.browser.shots FOLDER [LANGUAGE [SCREEN...]]
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.guest import SIZES, arrive
from tests.browser.screens import SCREENS
from tests.browser.server import Server
from tests.browser.studio import studio


def take(browser: Browser, server: Server, folder: Path, language: str, names: list[str]) -> None:
    """Take all pictures."""
    for size in SIZES:
        for theme in ("dark", "light"):
            guest = arrive(browser, server, size=SIZES[size], language=language, theme=theme)
            for name in names:
                SCREENS[name](guest, server)
                guest.settle()
                guest.page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
                print(f"{name}, {size}, {theme}", *guest.troubles, sep="\n    ")
                guest.troubles.clear()
            guest.context.close()


def main(folder: str, language: str = "en", *names: str) -> int:
    """Take pictures with a server and a browser of our own."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with studio() as (browser, server):
        take(browser, server, Path(folder), language, list(names or SCREENS))
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__)
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
