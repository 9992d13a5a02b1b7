"""Pictures of every screen, in both lights and three sizes, to be looked at.

python -m tests.browser.shots FOLDER [LANGUAGE [SCREEN...]]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.guest import SIZES, arrive
from tests.browser.screens import SCREENS
from tests.browser.server import Server


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
    program = chromium.find()
    if program is None:
        print("There is no Chromium: install it, or name it in LOOTKEEP_CHROMIUM.")
        return 1
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=chromium.ARGUMENTS)
        try:
            take(browser, server, Path(folder), language, list(names or SCREENS))
        finally:
            browser.close()
            server.end()
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__)
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
